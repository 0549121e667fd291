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

// --- Offsets of fragment density maps. fragmentDensityOffsetGranularity of the null driver is {2, 4}.

class DensityOffsetsTest : public RenderingTest {
  protected:
    static constexpr uint32_t kNumAttachments = 6; // Color, map, depth, input, resolve and preserve.
    void StartOffsets(VkBool32 has_offsets) {
        static VkPhysicalDeviceFragmentDensityMapFeaturesEXT maps;
        static VkPhysicalDeviceFragmentDensityMapOffsetFeaturesQCOM offsets;
        static VkPhysicalDeviceMultiviewFeatures multiview;
        maps = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
        maps.fragmentDensityMap = VK_TRUE;
        maps.pNext = &offsets;
        offsets = Make<VkPhysicalDeviceFragmentDensityMapOffsetFeaturesQCOM>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_OFFSET_FEATURES_QCOM);
        offsets.fragmentDensityMapOffset = has_offsets;
        offsets.pNext = &multiview;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        WD_START_RENDERING(&maps, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME,
                                   VK_QCOM_FRAGMENT_DENSITY_MAP_OFFSET_EXTENSION_NAME});
    }
    // Find ends a render pass with offsets, and returns the rules that are reported, apart from those of its objects.
    // The image of the attachment `without` lacks the flag.
    std::string Find(const std::vector<VkOffset2D> &offsets, uint32_t without = UINT32_MAX,
                     uint32_t view_mask = 0, bool has_map = true) {
        std::vector<VkAttachmentDescription> attachments(kNumAttachments);
        std::vector<VkImageView> views;
        for (uint32_t i = 0; i < kNumAttachments; i++) {
            VkAttachmentDescription &a = attachments[i];
            a.format = i == 1 ? VK_FORMAT_R8G8_UNORM : i == 2 ? kDepth : kColor;
            a.samples = i == 0 || i == 2 ? VK_SAMPLE_COUNT_4_BIT : VK_SAMPLE_COUNT_1_BIT;
            a.loadOp = a.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
            a.storeOp = a.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
            a.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
            VkImageUsageFlags usage = kColorUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
            if (i == 1) {
                usage = VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT;
            } else if (i == 2) {
                usage = kDepthUsage;
            }
            VkImageCreateInfo image = PlainImage(a.format, {16, 16}, usage);
            image.samples = a.samples;
            image.arrayLayers = view_mask ? 2 : 1;
            image.flags = i == without ? 0 : VK_IMAGE_CREATE_FRAGMENT_DENSITY_MAP_OFFSET_BIT_QCOM;
            VkImageViewCreateInfo view = {};
            view.viewType = view_mask ? VK_IMAGE_VIEW_TYPE_2D_ARRAY : VK_IMAGE_VIEW_TYPE_2D;
            view.format = a.format;
            view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, image.arrayLayers};
            if (i == 2) {
                view.subresourceRange.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
            }
            views.push_back(MakeView(image, view));
        }
        const VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_GENERAL},
                                    depth = {2, VK_IMAGE_LAYOUT_GENERAL},
                                    input = {3, VK_IMAGE_LAYOUT_GENERAL},
                                    resolve = {4, VK_IMAGE_LAYOUT_GENERAL};
        const uint32_t preserve = 5;
        VkSubpassDescription subpass = {};
        subpass.inputAttachmentCount = subpass.colorAttachmentCount = subpass.preserveAttachmentCount = 1;
        subpass.pInputAttachments = &input;
        subpass.pColorAttachments = &color;
        subpass.pResolveAttachments = &resolve;
        subpass.pDepthStencilAttachment = &depth;
        subpass.pPreserveAttachments = &preserve;
        auto map = Make<VkRenderPassFragmentDensityMapCreateInfoEXT>(
            VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
        map.fragmentDensityMapAttachment = {has_map ? 1 : VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_GENERAL};
        auto multiview =
            Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
        multiview.subpassCount = 1;
        multiview.pViewMasks = &view_mask;
        map.pNext = view_mask ? &multiview : nullptr;
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.pNext = &map;
        info.attachmentCount = kNumAttachments;
        info.pAttachments = attachments.data();
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        VkRenderPass pass = VK_NULL_HANDLE;
        Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
        Defer([device = device(), pass] { vkDestroyRenderPass(device, pass, nullptr); });
        const VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, views));
        auto chained = Make<VkSubpassFragmentDensityMapOffsetEndInfoQCOM>(
            VK_STRUCTURE_TYPE_SUBPASS_FRAGMENT_DENSITY_MAP_OFFSET_END_INFO_QCOM);
        chained.fragmentDensityOffsetCount = static_cast<uint32_t>(offsets.size());
        chained.pFragmentDensityOffsets = offsets.data();
        auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
        end.pNext = &chained;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        ClearMessages();
        vkCmdEndRenderPass2(commands, &end);
        std::string found;
        for (const Message &message : messages()) {
            found += (found.empty() ? "" : " ") + message.id.substr(message.id.rfind('-') + 1);
        }
        ClearMessages();
        vkEndCommandBuffer(commands);
        return found;
    }
};

TEST_F(DensityOffsetsTest, FitTheRenderPass) {
    StartOffsets(VK_TRUE);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(Find({{2, 4}}), "");
    EXPECT_EQ(Find({{-4, 8}}), "");
    EXPECT_EQ(Find({}, 0), "");
    EXPECT_EQ(Find({{1, 4}}), "06512");
    EXPECT_EQ(Find({{4, 2}}), "06513");
    EXPECT_EQ(Find({{0, 0}, {0, 0}}), "06511");
    EXPECT_EQ(Find({{0, 0}, {0, 0}}, UINT32_MAX, 3), "");
    EXPECT_EQ(Find({{0, 0}}, UINT32_MAX, 3), "06510");
    EXPECT_EQ(Find({{0, 0}}, UINT32_MAX, 0, false), "06503");
    EXPECT_EQ(Find({}, UINT32_MAX, 0, false), "");
    const char *const rules[kNumAttachments] = {"06507", "06504", "06505", "06506", "06508", "06509"};
    for (uint32_t i = 0; i < kNumAttachments; i++) {
        EXPECT_EQ(Find({{0, 0}}, i), rules[i]);
    }
}

TEST_F(DensityOffsetsTest, AreAFeature) {
    StartOffsets(VK_FALSE);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    EXPECT_EQ(Find({}), "");
    EXPECT_EQ(Find({{0, 0}}), "06503");
}

} // namespace
