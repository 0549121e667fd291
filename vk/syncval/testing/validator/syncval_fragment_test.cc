// Attachment accesses of fragments: the color attachments that are written and read, the stage of depth
// tests, and draws without fragments.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkPipelineStageFlags2 kEarly = VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT;
constexpr VkPipelineStageFlags2 kLate = VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT;
constexpr VkFormat kDepthFormat = VK_FORMAT_D32_SFLOAT;

} // namespace

class SyncvalFragmentTest : public SyncvalDraws {
  protected:
    static wd::testing::Options PlainOptions(wd::testing::Driver driver) {
        auto options = SyncOptions(driver);
        options.features.logicOp = VK_TRUE;
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
        return options;
    }

    // DrawDepth draws to a depth attachment that is neither loaded nor stored.
    static void DrawDepth(VkCommandBuffer commands, VkPipeline pipeline, VkImageView view) {
        const auto attachment = Untouched(view);
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.pDepthAttachment = &attachment;
        vkCmdBeginRendering(commands, &info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
    }

    static void ClearDepth(VkCommandBuffer commands, VkImage image) {
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
        vkCmdClearDepthStencilImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
    }

    DrawOptions DepthOptions(bool writes, bool is_early) {
        DrawOptions draw;
        draw.color = VK_FORMAT_UNDEFINED;
        draw.depth = kDepthFormat;
        draw.tests.depthTestEnable = VK_TRUE;
        draw.tests.depthWriteEnable = writes;
        if (is_early) {
            draw.fragment = MakeShader(syncval_color_early);
        }
        return draw;
    }

    Image MakeDepth() {
        return MakeImage(kDepthFormat, 16, 16,
                         VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    }

    Draws Plainly(VkPipeline pipeline) {
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
        };
    }
};

// If the fragment shader has no output for an attachment, the written values are undefined (Vulkan, "Fragment
// Output Interface"): no program relies on them.
TEST_P(SyncvalFragmentTest, ColorsNeedAnOutputOfTheFragmentShader) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    DrawOptions without;
    without.fragment = MakeShader(syncval_no_color);
    ExpectTargetWrite(true, Plainly(MakeDrawPipeline(DrawOptions())));
    ExpectTargetWrite(false, Plainly(MakeDrawPipeline(without)));
}

#ifdef VK_KHR_dynamic_rendering_local_read
// An attachment is written from the output at the location to which it is mapped.
TEST_P(SyncvalFragmentTest, ColorsAreMappedToOutputs) {
    auto options = PlainOptions(GetParam());
    auto features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    Chain(&options, &features, VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto set_locations =
        DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR");
    for (const uint32_t location : {0u, 1u, VK_ATTACHMENT_UNUSED}) {
        SCOPED_TRACE(location);
        auto locations = Make<VkRenderingAttachmentLocationInfoKHR>(
            VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
        locations.colorAttachmentCount = 1;
        locations.pColorAttachmentLocations = &location;
        DrawOptions draw;
        draw.rendering_next = &locations;
        const VkPipeline pipeline = MakeDrawPipeline(draw);
        ExpectTargetWrite(location == 0, [&](VkCommandBuffer commands) {
            set_locations(commands, &locations);
            Plainly(pipeline)(commands);
        });
    }
}
#endif

TEST_P(SyncvalFragmentTest, CulledTrianglesWriteNothing) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    const struct {
        VkPrimitiveTopology topology;
        VkCullModeFlags culled;
        bool writes;
    } cases[] = {
        {VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST, VK_CULL_MODE_FRONT_AND_BACK, false},
        {VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP, VK_CULL_MODE_FRONT_AND_BACK, false},
        {VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST, VK_CULL_MODE_BACK_BIT, true},
        {VK_PRIMITIVE_TOPOLOGY_LINE_LIST, VK_CULL_MODE_FRONT_AND_BACK, true},
        {VK_PRIMITIVE_TOPOLOGY_POINT_LIST, VK_CULL_MODE_FRONT_AND_BACK, true},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(now.topology);
        DrawOptions fixed, dynamic;
        fixed.topology = dynamic.topology = now.topology;
        fixed.cull_mode = now.culled;
        dynamic.dynamic_states = {VK_DYNAMIC_STATE_CULL_MODE, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY};
        const VkPipeline set = MakeDrawPipeline(dynamic);
        ExpectTargetWrite(now.writes, Plainly(MakeDrawPipeline(fixed)));
        ExpectTargetWrite(now.writes, [&](VkCommandBuffer commands) {
            vkCmdSetCullMode(commands, now.culled);
            vkCmdSetPrimitiveTopology(commands, now.topology);
            Plainly(set)(commands);
        });
    }
}

// Lines are front-facing and are never culled, so they use the stencil state of the front face.
TEST_P(SyncvalFragmentTest, LinesWriteTheStencilOfTheFront) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT_S8_UINT;
    const Image image = MakeImage(
        format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    for (const bool is_front : {true, false}) {
        SCOPED_TRACE(is_front);
        DrawOptions draw;
        draw.color = VK_FORMAT_UNDEFINED;
        draw.depth = format;
        draw.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
        draw.cull_mode = VK_CULL_MODE_FRONT_AND_BACK;
        draw.tests.stencilTestEnable = VK_TRUE;
        VkStencilOpState &face = is_front ? draw.tests.front : draw.tests.back;
        draw.tests.front.compareOp = draw.tests.back.compareOp = VK_COMPARE_OP_ALWAYS;
        face.passOp = VK_STENCIL_OP_REPLACE;
        face.writeMask = 255;
        const VkPipeline pipeline = MakeDrawPipeline(draw);
        const auto attachment = Untouched(image.view);
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.pDepthAttachment = info.pStencilAttachment = &attachment;
        ClearMessages();
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdDraw(commands, 2, 1, 0, 0);
        vkCmdEndRendering(commands);
        Barrier(commands, {kEarly | kLate, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0}); // For the reads.
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_STENCIL_BIT, 0, 1, 0, 1};
        vkCmdClearDepthStencilImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        vkEndCommandBuffer(commands);
        if (is_front) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "STENCIL");
        }
        ExpectSilence();
    }
}

// Without fragments no fragment shader runs.
TEST_P(SyncvalFragmentTest, DiscardedPrimitivesRunNoFragmentShader) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    const VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}});
    WriteBuffer(set, 0, 0, kStorage, arguments_);
    DrawOptions stores;
    stores.layout = MakePipelineLayout({set_layout});
    stores.fragment = MakeShader(syncval_store);
    stores.dynamic_states = {VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE, VK_DYNAMIC_STATE_CULL_MODE};
    const VkPipeline pipeline = MakeDrawPipeline(stores);
    for (const int way : {0, 1, 2}) {
        SCOPED_TRACE(way);
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        vkCmdFillBuffer(commands, arguments_.handle, 0, VK_WHOLE_SIZE, 0);
        RenderPlain(commands, target_.view, 0, [&] {
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, stores.layout, 0, 1, &set, 0,
                                    nullptr);
            vkCmdSetRasterizerDiscardEnable(commands, way == 1);
            vkCmdSetCullMode(commands, way == 2 ? VK_CULL_MODE_FRONT_AND_BACK : VK_CULL_MODE_NONE);
            Plainly(pipeline)(commands);
            Plainly(pipeline)(commands);
        });
        vkEndCommandBuffer(commands);
        if (way == 0) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command 5)");
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command 4)");
        }
        ExpectSilence();
    }
}

// A write in one of the stages is available to a barrier with that stage.
TEST_P(SyncvalFragmentTest, DepthIsWrittenInTheStageOfTheTests) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    const Image depth = MakeDepth();
    for (const bool is_early : {false, true}) {
        const VkPipeline pipeline = MakeDrawPipeline(DepthOptions(true, is_early));
        for (const VkPipelineStageFlags2 stage : {kEarly, kLate}) {
            SCOPED_TRACE(std::to_string(is_early) + ", " + std::to_string(stage));
            ClearMessages();
            VkCommandBuffer commands = Begin();
            DrawDepth(commands, pipeline, depth.view);
            Barrier(commands, {stage, VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
            ClearDepth(commands, depth.handle);
            vkEndCommandBuffer(commands);
            if ((stage == kEarly) != is_early) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearDepthStencilImage (command ");
            }
            ExpectSilence();
        }
    }
}

// A read in the later stage is not in the first scope of a barrier with the earlier stage.
TEST_P(SyncvalFragmentTest, DepthIsReadInTheStageOfTheTests) {
    WD_START_DEVICE(PlainOptions(GetParam()));
    MakeResources();
    const Image depth = MakeDepth();
    for (const bool is_early : {false, true}) {
        const VkPipeline pipeline = MakeDrawPipeline(DepthOptions(false, is_early));
        for (const VkPipelineStageFlags2 stage : {kEarly, kLate}) {
            SCOPED_TRACE(std::to_string(is_early) + ", " + std::to_string(stage));
            ClearMessages();
            VkCommandBuffer commands = Begin();
            DrawDepth(commands, pipeline, depth.view);
            Barrier(commands, {stage, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
            ClearDepth(commands, depth.handle);
            vkEndCommandBuffer(commands);
            if (stage == kEarly && !is_early) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdClearDepthStencilImage (command ");
            }
            ExpectSilence();
        }
    }
}

// An enabled logic operation reads the attachment, if the operation depends on the destination. It replaces
// blending.
TEST_P(SyncvalFragmentTest, LogicOperationsReadTheirDestination) {
    auto options = PlainOptions(GetParam());
    auto states = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
    states.extendedDynamicState3LogicOpEnable = VK_TRUE;
    Chain(&options, &states, VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME);
    auto operations = Make<VkPhysicalDeviceExtendedDynamicState2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT);
    operations.extendedDynamicState2LogicOp = VK_TRUE;
    Chain(&options, &operations, VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto set_enable = DeviceProc<PFN_vkCmdSetLogicOpEnableEXT>("vkCmdSetLogicOpEnableEXT");
    const auto set_op = DeviceProc<PFN_vkCmdSetLogicOpEXT>("vkCmdSetLogicOpEXT");
    const struct {
        VkFormat format;
        bool enable;
        VkLogicOp op;
        VkBool32 blends;
        bool reads;
    } cases[] = {
        {VK_FORMAT_R8G8B8A8_UNORM, true, VK_LOGIC_OP_XOR, VK_FALSE, true},
        {VK_FORMAT_R8G8B8A8_UNORM, true, VK_LOGIC_OP_COPY, VK_FALSE, false},
        {VK_FORMAT_R8G8B8A8_UNORM, true, VK_LOGIC_OP_CLEAR, VK_TRUE, false},
        {VK_FORMAT_R8G8B8A8_UNORM, false, VK_LOGIC_OP_XOR, VK_FALSE, false},
        {VK_FORMAT_R8G8B8A8_UNORM, false, VK_LOGIC_OP_XOR, VK_TRUE, true},
        {VK_FORMAT_R8G8B8A8_SRGB, true, VK_LOGIC_OP_XOR, VK_FALSE, false},
        {VK_FORMAT_R32G32B32A32_SFLOAT, true, VK_LOGIC_OP_XOR, VK_FALSE, false},
    };
    for (size_t i = 0; i < 2 * std::size(cases); i++) {
        const auto &now = cases[i / 2];
        const bool is_dynamic = i % 2;
        SCOPED_TRACE("case " + std::to_string(i / 2) + (is_dynamic ? ", dynamic" : ""));
        const Image image = MakeImage(now.format, 16, 16,
                                      VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        DrawOptions draw;
        draw.color = now.format;
        draw.blend.blendEnable = now.blends;
        if (is_dynamic) {
            draw.dynamic_states = {VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT, VK_DYNAMIC_STATE_LOGIC_OP_EXT};
        } else {
            draw.logic_op_enable = now.enable;
            draw.logic_op = now.op;
        }
        const VkPipeline pipeline = MakeDrawPipeline(draw);
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Ready(commands, image.handle);
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        Barrier(commands,
                {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                 VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT});
        RenderPlain(commands, image.view, 0, [&] {
            set_enable(commands, now.enable);
            set_op(commands, now.op);
            Plainly(pipeline)(commands);
        });
        vkEndCommandBuffer(commands);
        if (now.reads) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT");
        }
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalFragmentTest);
