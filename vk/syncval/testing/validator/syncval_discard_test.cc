// Load and store operations that leave undefined values (VK_ATTACHMENT_LOAD_OP_DONT_CARE,
// VK_ATTACHMENT_STORE_OP_DONT_CARE).
#include "vk/syncval/testing/syncval_draw_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkAttachmentLoadOp kDontCare = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
constexpr VkAttachmentStoreOp kDiscard = VK_ATTACHMENT_STORE_OP_DONT_CARE;
constexpr SyncMasks kColors = {
    VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
    VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
    VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};

} // namespace

class SyncvalDiscardTest : public SyncvalDraws {
  protected:
    // Rendering renders to the target with these operations.
    void Rendering(VkCommandBuffer commands, VkAttachmentLoadOp load, VkAttachmentStoreOp store,
                   const Draws &draws = nullptr) {
        const auto attachment = Attachment(target_.view, load, store);
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &attachment;
        vkCmdBeginRendering(commands, &info);
        if (draws) {
            draws(commands);
        }
        vkCmdEndRendering(commands);
    }

    // RunBoth runs two functions in one command buffer, or in two of one submission.
    void RunBoth(bool is_together, const Draws &first, const Draws &second) {
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        first(commands);
        if (is_together) {
            second(commands);
            vkEndCommandBuffer(commands);
            SubmitAll({commands});
        } else {
            vkEndCommandBuffer(commands);
            VkCommandBuffer next = Begin();
            second(next);
            vkEndCommandBuffer(next);
            SubmitAll({commands, next});
        }
    }
};

TEST_P(SyncvalDiscardTest, UndefinedValuesNeedNoDependency) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const struct {
        VkAttachmentStoreOp store;
        VkAttachmentLoadOp load;
        bool is_hazard;
    } cases[] = {
        {kDiscard, kDontCare, false},
        {VK_ATTACHMENT_STORE_OP_STORE, kDontCare, true},
        {kDiscard, VK_ATTACHMENT_LOAD_OP_CLEAR, true},
    };
    for (const auto &now : cases) {
        for (const bool is_together : {true, false}) {
            SCOPED_TRACE(std::to_string(&now - cases) + (is_together ? ", together" : ""));
            RunBoth(
                is_together, [&](VkCommandBuffer commands) { Rendering(commands, kDontCare, now.store); },
                [&](VkCommandBuffer commands) { Rendering(commands, now.load, kDiscard); });
            if (now.is_hazard) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBeginRendering (command ");
            }
            ExpectSilence();
        }
    }
}

// A draw after the undefined values can be observed, and nothing orders it with the first rendering.
TEST_P(SyncvalDiscardTest, DrawsAfterUndefinedValuesNeedADependency) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkPipeline pipeline = MakeDrawPipeline(DrawOptions());
    const Draws draw = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
    };
    for (const bool has_barrier : {false, true}) {
        for (const bool is_together : {true, false}) {
            SCOPED_TRACE(std::to_string(has_barrier) + (is_together ? ", together" : ""));
            RunBoth(
                is_together,
                [&](VkCommandBuffer commands) { Rendering(commands, kDontCare, kDiscard, draw); },
                [&](VkCommandBuffer commands) {
                    if (has_barrier) {
                        Barrier(commands, kColors);
                    }
                    Rendering(commands, kDontCare, VK_ATTACHMENT_STORE_OP_STORE, draw);
                });
            if (!has_barrier) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }
}

// A depth attachment without tests needs no dependency.
TEST_P(SyncvalDiscardTest, AnUntestedDepthAttachmentNeedsNoDependency) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT;
    const Image depth = MakeImage(format, 16, 16, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    for (const bool tests : {false, true}) {
        SCOPED_TRACE(tests);
        DrawOptions options;
        options.color = VK_FORMAT_UNDEFINED;
        options.depth = format;
        options.tests.depthTestEnable = options.tests.depthWriteEnable = tests;
        const VkPipeline pipeline = MakeDrawPipeline(options);
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Transition(commands, depth.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {0, 0, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                    VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT},
                   VK_IMAGE_ASPECT_DEPTH_BIT);
        for (int i = 0; i < 2; i++) {
            const auto attachment = Attachment(depth.view, kDontCare, kDiscard);
            auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
            info.renderArea = {{0, 0}, {16, 16}};
            info.layerCount = 1;
            info.pDepthAttachment = &attachment;
            vkCmdBeginRendering(commands, &info);
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdEndRendering(commands);
        }
        vkEndCommandBuffer(commands);
        if (tests) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        } else {
            ExpectSilence();
        }
    }
}

WD_SYNCVAL_DRIVERS(SyncvalDiscardTest);
