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
    ExpectMessage("VUID-vkCmdDraw-rasterizationSamples-07474", "");
    ExpectMessage("VUID-vkCmdDraw-samples-07473",
                  "samples of vkCmdSetSampleMaskEXT is VK_SAMPLE_COUNT_1_BIT");
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

} // namespace
