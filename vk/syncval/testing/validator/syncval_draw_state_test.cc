// The attachments that draws write, by dynamic state and by render pass.
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalDrawStateTest : public SyncvalDraws {};

// Cached attachment accesses belong to the render pass: the same draw in another one writes the attachments
// of that one.
TEST_P(SyncvalDrawStateTest, TheSameDrawWritesTheTargetOfItsPass) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const Draws draw_twice = Drawing(MakeDrawPipeline(CornerOptions()), [](VkCommandBuffer commands) {
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    const Image first = target_, second = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    ClearMessages();
    VkCommandBuffer commands = Begin();
    for (const Image &image : {first, second}) {
        target_ = image;
        Ready(commands, image.handle);
        draw_twice(commands);
    }
    ExpectSilence();
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    vkCmdClearColorImage(commands, second.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage");
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalDrawStateTest, ColorWritesByDynamicState) {
    auto options = SyncOptions(GetParam());
    auto enables = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    enables.colorWriteEnable = VK_TRUE;
    Chain(&options, &enables, VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME);
    auto states = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
    states.extendedDynamicState3ColorWriteMask = VK_TRUE;
    Chain(&options, &states, VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME);
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const auto set_enable = DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT");
    const auto set_mask = DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT");
    DrawOptions fixed, masked, enabled;
    masked.dynamic_states = {VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT};
    enabled.dynamic_states = {VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT};
    DrawOptions without;
    without.blend.colorWriteMask = 0;
    const VkPipeline pipelines[] = {MakeDrawPipeline(fixed), MakeDrawPipeline(masked),
                                    MakeDrawPipeline(enabled), MakeDrawPipeline(without)};
    for (int kind = 0; kind < 4; kind++) {
        for (const bool writes : {true, false}) {
            const bool expected = kind == 0 || (kind != 3 && writes);
            SCOPED_TRACE("pipeline " + std::to_string(kind) + (writes ? ", on" : ", off"));
            ExpectTargetWrite(expected, [&](VkCommandBuffer commands) {
                const VkBool32 enable = writes;
                const VkColorComponentFlags mask = writes ? 0xf : 0;
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipelines[kind]);
                set_enable(commands, 1, &enable);
                set_mask(commands, 0, 1, &mask);
                vkCmdDraw(commands, 3, 1, 0, 0);
            });
        }
    }
}

TEST_P(SyncvalDrawStateTest, DepthAndStencilWritesByDynamicState) {
    auto options = SyncOptions(GetParam());
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT_S8_UINT;
    const Image depth = MakeImage(
        format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    DrawOptions draw;
    draw.color = VK_FORMAT_UNDEFINED;
    draw.depth = format;
    draw.dynamic_states = {VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,        VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE,
                           VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE,      VK_DYNAMIC_STATE_STENCIL_OP,
                           VK_DYNAMIC_STATE_STENCIL_WRITE_MASK,       VK_DYNAMIC_STATE_CULL_MODE,
                           VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE};
    const VkPipeline pipeline = MakeDrawPipeline(draw);
    struct Case {
        bool discard, depth_test, depth_write, stencil_test, changes;
        uint32_t mask;
        VkCullModeFlags culled;
        bool writes_depth, writes_stencil;
    };
    const Case cases[] = {
        {false, true, true, false, true, 255, 0, true, false},
        {false, true, false, true, true, 255, 0, false, true},
        {false, false, true, true, false, 255, 0, false, false},
        {false, false, true, true, true, 0, 0, false, false},
        {false, true, true, true, true, 255, VK_CULL_MODE_FRONT_AND_BACK, false, false},
        {true, true, true, true, true, 255, 0, false, false},
    };
    const auto attachment = Untouched(depth.view);
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea = {{0, 0}, {16, 16}};
    info.layerCount = 1;
    info.pDepthAttachment = info.pStencilAttachment = &attachment;
    for (size_t i = 0; i < std::size(cases) * 2; i++) {
        const Case &now = cases[i / 2];
        const bool stencil = i % 2;
        SCOPED_TRACE("case " + std::to_string(i / 2) + (stencil ? ", stencil" : ", depth"));
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdSetRasterizerDiscardEnable(commands, now.discard);
        vkCmdSetDepthTestEnable(commands, now.depth_test);
        vkCmdSetDepthWriteEnable(commands, now.depth_write);
        vkCmdSetStencilTestEnable(commands, now.stencil_test);
        const VkStencilOp op = now.changes ? VK_STENCIL_OP_REPLACE : VK_STENCIL_OP_KEEP;
        vkCmdSetStencilOp(commands, VK_STENCIL_FACE_FRONT_AND_BACK, VK_STENCIL_OP_KEEP, op,
                          VK_STENCIL_OP_KEEP, VK_COMPARE_OP_ALWAYS);
        vkCmdSetStencilWriteMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, now.mask);
        vkCmdSetCullMode(commands, now.culled);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        // A read of a test must be ordered, but needs no visibility.
        Barrier(commands,
                {VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT,
                 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {
            VkImageAspectFlags(stencil ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_DEPTH_BIT), 0, 1, 0,
            1};
        vkCmdClearDepthStencilImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        vkEndCommandBuffer(commands);
        if (stencil ? now.writes_stencil : now.writes_depth) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", stencil ? "STENCIL" : "DEPTH");
        }
        ExpectSilence();
    }
}

// The depth bounds test reads the attachment although nothing else does.
TEST_P(SyncvalDrawStateTest, DepthBoundsAreRead) {
    auto options = SyncOptions(GetParam());
    options.features.depthBounds = VK_TRUE;
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT;
    const Image depth = MakeImage(
        format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    DrawOptions fixed, dynamic;
    for (DrawOptions *draw : {&fixed, &dynamic}) {
        draw->color = VK_FORMAT_UNDEFINED;
        draw->depth = format;
    }
    dynamic.dynamic_states = {VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE};
    DrawOptions enabled = fixed;
    enabled.tests.depthBoundsTestEnable = VK_TRUE;
    const auto attachment = Untouched(depth.view);
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea = {{0, 0}, {16, 16}};
    info.layerCount = 1;
    info.pDepthAttachment = &attachment;
    const Draws clear = [&](VkCommandBuffer commands) {
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
        vkCmdClearDepthStencilImage(commands, depth.handle, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
    };
    const auto drawing = [&](VkPipeline pipeline, bool tests) -> Draws {
        return [=](VkCommandBuffer commands) {
            vkCmdBeginRendering(commands, &info);
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdSetDepthBoundsTestEnable(commands, tests);
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdEndRendering(commands);
        };
    };
    const VkPipeline off = MakeDrawPipeline(fixed), on = MakeDrawPipeline(enabled),
                     set = MakeDrawPipeline(dynamic);
    ClearMessages();
    const char *words = "VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, clear, drawing(on, false));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, clear, drawing(set, true));
    ExpectSilent(clear, drawing(off, true));
    ExpectSilent(clear, drawing(set, false));
}

// A draw's vertices are in the memory of its attachment: its cached accesses are not compared with each
// other, but with those of an earlier draw.
TEST_P(SyncvalDrawStateTest, ADrawIsNotComparedWithItself) {
    auto options = SyncOptions(GetParam());
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    auto info = wd::testing::Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 256;
    info.usage = VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
    VkBuffer above = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &info, nullptr, &above), "vkCreateBuffer");
    Defer([device = device(), above] { vkDestroyBuffer(device, above, nullptr); });
    VkMemoryRequirements unused;
    vkGetBufferMemoryRequirements(device(), above, &unused);
    Check(vkBindBufferMemory(device(), above, target_.memory, 0), "vkBindBufferMemory");
    const VkPipeline pipeline = MakeDrawPipeline(CornerOptions());
    for (const uint32_t num_draws : {1u, 2u}) {
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        RenderPlain(commands, target_.view, 0, [&] {
            const VkBuffer buffers[] = {above, instances_.handle};
            const VkDeviceSize offsets[] = {0, 0};
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
            for (uint32_t i = 0; i < num_draws; i++) {
                vkCmdDraw(commands, 3, 1, 0, 0);
            }
        });
        vkEndCommandBuffer(commands);
        if (num_draws == 2) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalDrawStateTest);
