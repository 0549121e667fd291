// Values of dynamic state that do not fit the pipeline or the render pass instance.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class StateValuesTest : public DrawTest {
  protected:
    static void SetViewports(VkCommandBuffer commands, uint32_t count) {
        const std::vector<VkViewport> viewports(count, {0, 0, 16, 16, 0, 1});
        vkCmdSetViewportWithCount(commands, count, viewports.data());
    }
    static void SetScissors(VkCommandBuffer commands, uint32_t count) {
        const std::vector<VkRect2D> scissors(count, {{0, 0}, {16, 16}});
        vkCmdSetScissorWithCount(commands, count, scissors.data());
    }
};

TEST_F(StateValuesTest, CountsOfViewportsAndScissorsAreEqual) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
    info.state.viewports.viewportCount = info.state.viewports.scissorCount = 0;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline, [](VkCommandBuffer commands) {
        SetViewports(commands, 1);
        SetScissors(commands, 1);
    });
    ExpectSilence();
    TryDraw(pipeline, [](VkCommandBuffer commands) {
        SetViewports(commands, 2);
        SetScissors(commands, 1);
    });
    ExpectMessage(
        "VUID-vkCmdDraw-viewportCount-03419",
        "viewportCount of vkCmdSetViewportWithCount is 2, and scissorCount of vkCmdSetScissorWithCount is 1");
    ClearMessages(); // Without the feature multiViewport, two viewports are a mistake of their own.
}

TEST_F(StateValuesTest, EachViewportIsSet) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT};
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline, [](VkCommandBuffer commands) { SetViewport(commands, 1); });
    ExpectMessage("VUID-vkCmdDraw-None-07831", "vkCmdSetViewport did not set viewport 0");
    ClearMessages();
}

TEST_F(StateValuesTest, TheClassOfTheTopologyIsThatOfThePipeline) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY};
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline, [](VkCommandBuffer commands) {
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP);
    });
    ExpectSilence();
    TryDraw(pipeline, [](VkCommandBuffer commands) {
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_LINE_LIST);
    });
    ExpectMessage(
        "VUID-vkCmdDraw-dynamicPrimitiveTopologyUnrestricted-07500",
        "was created with VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST (triangles), and primitiveTopology of "
        "vkCmdSetPrimitiveTopology is VK_PRIMITIVE_TOPOLOGY_LINE_LIST (lines)");
    ExpectSilence();
}

#if VK_HEADER_VERSION >= 363 // The statement is newer than 1.4.309.
TEST_F(StateValuesTest, VertexShadersOfDynamicPointsWriteTheirSize) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    info.dynamic = {VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY};
    const Commands points = [](VkCommandBuffer commands) {
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_POINT_LIST);
    };
    info.vertex = MakeShader(sized_vert);
    TryDraw(MakeDrawn(&info), points);
    ExpectSilence();
    info.vertex = VK_NULL_HANDLE;
    TryDraw(MakeDrawn(&info), points);
    ExpectMessage("VUID-vkCmdDraw-primitiveTopology-10748", "the vertex shader does not write PointSize");
    ExpectSilence();
}
#endif

TEST_F(StateValuesTest, ListsDoNotRestart) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE};
    const Commands restart = [](VkCommandBuffer commands) {
        vkCmdSetPrimitiveRestartEnable(commands, VK_TRUE);
    };
    TryDraw(MakeDrawn(&info), restart);
    ExpectMessage("VUID-vkCmdDraw-None-09637", "the topology is VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST");
    ExpectSilence();
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP;
    TryDraw(MakeDrawn(&info), restart);
    ExpectSilence();
}

TEST_F(StateValuesTest, SamplesAreThoseOfTheAttachments) {
    WD_START_DYNAMIC_3();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT, VK_DYNAMIC_STATE_SAMPLE_MASK_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto set_samples =
        DeviceProc<PFN_vkCmdSetRasterizationSamplesEXT>("vkCmdSetRasterizationSamplesEXT");
    const auto set_mask = DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT");
    const VkSampleMask mask = 0xf;
    const auto record = [&](VkSampleCountFlagBits samples, VkSampleCountFlagBits masked) {
        return [=, &mask](VkCommandBuffer commands) {
            set_samples(commands, samples);
            set_mask(commands, masked, &mask);
        };
    };
    TryDraw(pipeline, record(VK_SAMPLE_COUNT_1_BIT, VK_SAMPLE_COUNT_1_BIT));
    TryDraw(pipeline, record(VK_SAMPLE_COUNT_1_BIT, VK_SAMPLE_COUNT_4_BIT));
    ExpectSilence();
    TryDraw(pipeline, record(VK_SAMPLE_COUNT_4_BIT, VK_SAMPLE_COUNT_4_BIT));
    ExpectMessage(
        "VUID-vkCmdDraw-rasterizationSamples-07474",
        "rasterizationSamples of vkCmdSetRasterizationSamplesEXT is VK_SAMPLE_COUNT_4_BIT, and the color "
        "attachment 0 has VK_SAMPLE_COUNT_1_BIT");
    ExpectSilence();
    TryDraw(pipeline, record(VK_SAMPLE_COUNT_4_BIT, VK_SAMPLE_COUNT_1_BIT));
    ExpectMessage("VUID-vkCmdDraw-samples-07473",
                  "samples of vkCmdSetSampleMaskEXT is VK_SAMPLE_COUNT_1_BIT");
    ExpectMessage("VUID-vkCmdDraw-rasterizationSamples-07474",
                  "rasterizationSamples of vkCmdSetRasterizationSamplesEXT is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(StateValuesTest, TheSampleMaskCoversTheSamplesOfThePipeline) {
    WD_START_DYNAMIC_3();
    DrawnPipeline info;
    info.colors.clear();
    info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_MASK_EXT};
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    const auto set_mask = DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT");
    const VkSampleMask mask = 0xf;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(
        pipeline, [&](VkCommandBuffer commands) { set_mask(commands, VK_SAMPLE_COUNT_4_BIT, &mask); }, false,
        0);
    ExpectSilence();
    TryDraw(
        pipeline, [&](VkCommandBuffer commands) { set_mask(commands, VK_SAMPLE_COUNT_2_BIT, &mask); }, false,
        0);
    ExpectMessage("VUID-vkCmdDraw-samples-07472",
                  "VK_SAMPLE_COUNT_2_BIT, and rasterizationSamples is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(StateValuesTest, ConservativeRasterizationIsNotOfLines) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_CONSERVATIVE_RASTERIZATION_EXTENSION_NAME});
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT,
                    VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT};
    const auto set_size = DeviceProc<PFN_vkCmdSetExtraPrimitiveOverestimationSizeEXT>(
        "vkCmdSetExtraPrimitiveOverestimationSizeEXT");
    const auto set =
        DeviceProc<PFN_vkCmdSetConservativeRasterizationModeEXT>("vkCmdSetConservativeRasterizationModeEXT");
    const Commands overestimate = [&](VkCommandBuffer commands) {
        set(commands, VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT);
        set_size(commands, 0.0f);
    };
    const VkPipeline triangles = MakeDrawn(&info);
    TryDraw(triangles);
    ExpectMessage("VUID-vkCmdDraw-None-07631", "vkCmdSetConservativeRasterizationModeEXT was not called");
    TryDraw(triangles, [&](VkCommandBuffer commands) {
        set(commands, VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT);
    });
    ExpectMessage("VUID-vkCmdDraw-None-07632", "vkCmdSetExtraPrimitiveOverestimationSizeEXT was not called");
    TryDraw(triangles, overestimate);
    ExpectSilence();
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    TryDraw(MakeDrawn(&info), overestimate);
    ExpectMessage("VUID-vkCmdDraw-conservativePointAndLineRasterization-07499",
                  "VK_PRIMITIVE_TOPOLOGY_LINE_LIST");
    ExpectSilence();
}

TEST_F(StateValuesTest, StippledLinesAreAFeature) {
    auto features = Make<VkPhysicalDeviceLineRasterizationFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
    features.bresenhamLines = features.rectangularLines = VK_TRUE;
    features.stippledRectangularLines = VK_TRUE;
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME});
    DrawnPipeline info;
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    info.dynamic = {VK_DYNAMIC_STATE_LINE_RASTERIZATION_MODE_EXT, VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT,
                    VK_DYNAMIC_STATE_LINE_STIPPLE_EXT};
    const auto set_mode =
        DeviceProc<PFN_vkCmdSetLineRasterizationModeEXT>("vkCmdSetLineRasterizationModeEXT");
    const auto set_enable = DeviceProc<PFN_vkCmdSetLineStippleEnableEXT>("vkCmdSetLineStippleEnableEXT");
    const auto set_stipple = DeviceProc<PFN_vkCmdSetLineStippleEXT>("vkCmdSetLineStippleEXT");
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto record = [&](VkLineRasterizationModeEXT mode) {
        return [=](VkCommandBuffer commands) {
            set_mode(commands, mode);
            set_enable(commands, VK_TRUE);
            set_stipple(commands, 1, 1);
        };
    };
    TryDraw(pipeline);
    ExpectMessage("VUID-vkCmdDraw-None-07637", "vkCmdSetLineRasterizationModeEXT was not called");
    ExpectMessage("VUID-vkCmdDraw-None-07638", "vkCmdSetLineStippleEnableEXT was not called");
    TryDraw(pipeline, record(VK_LINE_RASTERIZATION_MODE_RECTANGULAR_EXT));
    ExpectSilence();
    TryDraw(pipeline, record(VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT));
    ExpectMessage("VUID-vkCmdDraw-stippledLineEnable-07496", "stippledBresenhamLines is not enabled");
    ExpectSilence();
}

TEST_F(StateValuesTest, EachModeOfStippledLinesIsAFeature) {
    auto features = Make<VkPhysicalDeviceLineRasterizationFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
    features.bresenhamLines = features.rectangularLines = features.smoothLines = VK_TRUE;
    features.stippledBresenhamLines = VK_TRUE;
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME});
    DrawnPipeline info;
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    info.dynamic = {VK_DYNAMIC_STATE_LINE_RASTERIZATION_MODE_EXT, VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT,
                    VK_DYNAMIC_STATE_LINE_STIPPLE_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto set_stipple = DeviceProc<PFN_vkCmdSetLineStippleEXT>("vkCmdSetLineStippleEXT");
    const std::pair<VkLineRasterizationModeEXT, const char *> modes[] = {
        {VK_LINE_RASTERIZATION_MODE_DEFAULT_EXT, "07498"},
        {VK_LINE_RASTERIZATION_MODE_RECTANGULAR_EXT, "07495"},
        {VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH_EXT, "07497"},
        {VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT, nullptr},
    };
    for (const auto &mode : modes) {
        for (const VkBool32 enable : {VK_FALSE, VK_TRUE}) {
            TryDraw(pipeline, [&](VkCommandBuffer commands) {
                Call("vkCmdSetLineRasterizationModeEXT", mode.first)(commands);
                Call("vkCmdSetLineStippleEnableEXT", enable)(commands);
                set_stipple(commands, 1, 1);
            });
            if (enable && mode.second) {
                ExpectMessage("VUID-vkCmdDraw-stippledLineEnable-" + std::string(mode.second),
                              "stippledLineEnable is VK_TRUE");
            }
            ExpectSilence();
        }
    }
}

TEST_F(StateValuesTest, SampleLocationsNeedAFlagOfTheDepthImage) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    VkImageCreateInfo image = PlainImage(kDepth, {16, 16}, kDepthUsage);
    auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kDepth;
    view.subresourceRange = {VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT, 0, 1, 0, 1};
    const VkImageView plain = MakeView(image, view);
    image.flags = VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT;
    const VkImageView compatible = MakeView(image, view);
    DrawnPipeline info, dynamic_info;
    info.has_depth = dynamic_info.has_depth = true;
    const VkSampleLocationEXT location = {0.5f, 0.5f};
    auto locations = Make<VkPipelineSampleLocationsStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
    locations.sampleLocationsEnable = VK_TRUE;
    locations.sampleLocationsInfo.sType = VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT;
    locations.sampleLocationsInfo.sampleLocationsPerPixel = VK_SAMPLE_COUNT_1_BIT;
    locations.sampleLocationsInfo.sampleLocationGridSize = {1, 1};
    locations.sampleLocationsInfo.sampleLocationsCount = 1;
    locations.sampleLocationsInfo.pSampleLocations = &location;
    info.state.samples.pNext = dynamic_info.state.samples.pNext = &locations;
    dynamic_info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT};
    const VkPipeline fixed = MakeDrawn(&info), dynamic = MakeDrawn(&dynamic_info);
    const auto draw = [&](VkImageView depth_view, VkPipeline pipeline, const Commands &set) {
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
        const VkRenderingAttachmentInfo depth = DepthAttachment(depth_view);
        VkRenderingInfo rendering = Rendering(colors);
        rendering.pDepthAttachment = rendering.pStencilAttachment = &depth;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        set(commands);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    const Commands none = [](VkCommandBuffer) {};
    const auto enable = [&](VkBool32 on) { return Call("vkCmdSetSampleLocationsEnableEXT", on); };
    draw(compatible, fixed, none);
    draw(compatible, dynamic, enable(VK_TRUE));
    draw(plain, dynamic, enable(VK_FALSE));
    ExpectSilence();
    draw(plain, fixed, none);
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-02689",
                  "was created without VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT");
    ExpectSilence();
    draw(plain, dynamic, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07484", "sampleLocationsEnable is VK_TRUE");
    ExpectSilence();
}

TEST_F(StateValuesTest, SamplesAreThoseOfSingleSampledRendering) {
    auto features = AllFeatures<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.flags = VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT;
    auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    std::vector<VkRenderingAttachmentInfo> colors = {Attachment(MakeView(image, view))};
    colors[0].storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE; // Samples that are stored have to be resolved.
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    const auto draw = [&](VkPipeline pipeline, const Commands &set) {
        VkRenderingInfo rendering = Rendering(colors);
        rendering.pNext = &single;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        set(commands);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    const Commands none = [](VkCommandBuffer) {};
    const auto make = [&](VkSampleCountFlagBits samples, bool is_dynamic) {
        DrawnPipeline info;
        info.state.samples.rasterizationSamples = samples;
        if (is_dynamic) {
            info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT};
        }
        return MakeDrawn(&info);
    };
    const VkPipeline equal = make(VK_SAMPLE_COUNT_4_BIT, false), other = make(VK_SAMPLE_COUNT_2_BIT, false),
                     dynamic = make(VK_SAMPLE_COUNT_4_BIT, true);
    const auto set = [&](VkSampleCountFlagBits samples) {
        return Call("vkCmdSetRasterizationSamplesEXT", samples);
    };
    ExpectSilence();
    draw(equal, none);
    draw(dynamic, set(VK_SAMPLE_COUNT_4_BIT));
    ExpectSilence();
    draw(other, none);
    ExpectMessage("VUID-vkCmdDraw-pNext-07935", "rasterizationSamples is VK_SAMPLE_COUNT_2_BIT");
    ExpectSilence();
    draw(dynamic, set(VK_SAMPLE_COUNT_2_BIT));
    ExpectMessage("VUID-vkCmdDraw-None-09211", "rasterizationSamples is VK_SAMPLE_COUNT_2_BIT");
    ExpectSilence();
}

TEST_F(StateValuesTest, SamplesWithoutAttachmentsAreListed) {
    WD_START_DYNAMIC_3();
    DrawnPipeline info;
    info.colors = {};
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto draw = [&](VkSampleCountFlagBits samples) {
        TryDraw(pipeline, Call("vkCmdSetRasterizationSamplesEXT", samples), false, 0);
    };
    draw(VK_SAMPLE_COUNT_8_BIT);
    ExpectSilence();
    draw(VK_SAMPLE_COUNT_16_BIT);
    ExpectMessage(
        "VUID-vkCmdDraw-rasterizationSamples-07471",
        "rasterizationSamples is VK_SAMPLE_COUNT_16_BIT, the render pass instance has no attachments");
    ExpectSilence();
}

} // namespace
