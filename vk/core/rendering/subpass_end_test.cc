// Ends of subpasses and render pass instances while queries or transform feedback are active, and their correct twins.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class SubpassEndTest : public RenderingTest {
  protected:
    void SetUp() override {
        static VkPhysicalDeviceTransformFeedbackFeaturesEXT feedback;
        feedback = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
        feedback.transformFeedback = VK_TRUE;
        WD_START_RENDERING(&feedback, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
        pool_ = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 4);
        begin_ = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
        end_ = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
        info_.num_subpasses = 2;
        pass_ = MakePass(&info_);
        framebuffer_ = MakeFrame(pass_, {ColorView()});
    }
    VkCommandBuffer BeginPass() {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool_, 0, 4);
        const VkRenderPassBeginInfo info = BeginInfo(pass_, framebuffer_);
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        return commands;
    }

    PassInfo info_;
    VkRenderPass pass_ = VK_NULL_HANDLE;
    VkFramebuffer framebuffer_ = VK_NULL_HANDLE;
    VkQueryPool pool_ = VK_NULL_HANDLE;
    PFN_vkCmdBeginTransformFeedbackEXT begin_ = nullptr;
    PFN_vkCmdEndTransformFeedbackEXT end_ = nullptr;
};

TEST_F(SubpassEndTest, AQueryEndsInItsSubpass) {
    VkCommandBuffer commands = BeginPass();
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdEndQuery(commands, pool_, 0);
    vkCmdBeginQuery(commands, pool_, 1, 0);
    vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
    ExpectSilence();
    vkCmdEndQuery(commands, pool_, 1);
    ExpectMessage("VUID-vkCmdEndQuery-None-07007", "query is 1, and the query was begun in another subpass");
    vkCmdBeginQuery(commands, pool_, 2, 0);
    vkCmdEndQuery(commands, pool_, 2);
    vkCmdBeginQuery(commands, pool_, 3, 0);
    ExpectSilence();
    vkCmdEndRenderPass(commands);
    ExpectMessage("VUID-vkCmdEndRenderPass-None-07004", "query 3 of VkQueryPool");
    vkCmdEndQuery(commands, pool_, 3);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(SubpassEndTest, AQueryOfDynamicRenderingEndsInTheInstance) {
    const VkRenderingInfo rendering = Rendering({});
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool_, 0, 4);
    vkCmdBeginQuery(commands, pool_, 0, 0);
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndRendering(commands);
    vkCmdEndQuery(commands, pool_, 0);
    ExpectSilence();
    vkCmdBeginRendering(commands, &rendering);
    vkCmdBeginQuery(commands, pool_, 1, 0);
    vkCmdEndRendering(commands);
    ExpectMessage("VUID-vkCmdEndRendering-None-06999", "query 1 of VkQueryPool");
    vkCmdEndQuery(commands, pool_, 1);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(SubpassEndTest, TransformFeedbackEndsInItsSubpass) {
    VkCommandBuffer commands = BeginPass();
    begin_(commands, 0, 0, nullptr, nullptr);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "");
    end_(commands, 0, 0, nullptr, nullptr);
    vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
    ExpectSilence();
    begin_(commands, 0, 0, nullptr, nullptr);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "");
    vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
    ExpectMessage("VUID-vkCmdNextSubpass-None-02349", "in which transform feedback is active");
    vkCmdEndRenderPass(commands);
    ExpectMessage("VUID-vkCmdEndRenderPass-None-02351", "in which transform feedback is active");
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(SubpassEndTest, TheSecondVersionsOfCommandsHaveTheSameRules) {
    const VkRenderPassBeginInfo info = BeginInfo(pass_, framebuffer_);
    const auto first = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
    const auto last = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
    for (const bool ends : {true, false}) {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool_, 0, 4);
        vkCmdBeginRenderPass2(commands, &info, &first);
        begin_(commands, 0, 0, nullptr, nullptr);
        ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "");
        if (ends) {
            end_(commands, 0, 0, nullptr, nullptr);
        }
        vkCmdNextSubpass2(commands, &first, &last);
        vkCmdBeginQuery(commands, pool_, 0, 0);
        if (ends) {
            vkCmdEndQuery(commands, pool_, 0);
        }
        vkCmdEndRenderPass2(commands, &last);
        if (!ends) {
            ExpectMessage("VUID-vkCmdNextSubpass2-None-02350", "in which transform feedback is active");
            ExpectMessage("VUID-vkCmdEndRenderPass2-None-02352", "in which transform feedback is active");
            ExpectMessage("VUID-vkCmdEndRenderPass2-None-07005", "query 0 of VkQueryPool");
            vkCmdEndQuery(commands, pool_, 0);
        }
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
}

TEST_F(SubpassEndTest, TransformFeedbackEndsInTheInstanceOfDynamicRendering) {
    const VkRenderingInfo rendering = Rendering({});
    VkCommandBuffer commands = Begin();
    for (const bool ends : {true, false}) {
        vkCmdBeginRendering(commands, &rendering);
        begin_(commands, 0, 0, nullptr, nullptr);
        ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "");
        if (ends) {
            end_(commands, 0, 0, nullptr, nullptr);
        }
        vkCmdEndRendering(commands);
        if (!ends) {
            ExpectMessage("VUID-vkCmdEndRendering-None-06781", "in which transform feedback is active");
        }
        ExpectSilence();
    }
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

} // namespace
