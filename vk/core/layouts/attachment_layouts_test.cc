// Layouts of attachments: initial layouts of render passes, and those of dynamic rendering.
#include "vk/core/layouts/layouts_fixture.h"

namespace wd::testing {
namespace {

class AttachmentLayoutsTest : public LayoutsTest {
  protected:
    // MakePass makes a render pass with one color attachment, and a framebuffer of the image.
    void MakePass(const Image &image, VkImageLayout initial, VkImageLayout final) {
        VkAttachmentDescription attachment = {};
        attachment.format = image.format;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = initial == kUndefined ? VK_ATTACHMENT_LOAD_OP_CLEAR : VK_ATTACHMENT_LOAD_OP_LOAD;
        attachment.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
        attachment.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
        attachment.initialLayout = initial;
        attachment.finalLayout = final;
        const VkAttachmentReference reference = {0, kColor};
        VkSubpassDescription subpass = {};
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &reference;
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.attachmentCount = info.subpassCount = 1;
        info.pAttachments = &attachment;
        info.pSubpasses = &subpass;
        ASSERT_EQ(vkCreateRenderPass(device(), &info, nullptr, &pass_), VK_SUCCESS);
        auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        frame.renderPass = pass_;
        frame.attachmentCount = 1;
        frame.pAttachments = &image.view;
        frame.width = frame.height = 16;
        frame.layers = 1;
        ASSERT_EQ(vkCreateFramebuffer(device(), &frame, nullptr, &framebuffer_), VK_SUCCESS);
        Defer([this, pass = pass_, framebuffer = framebuffer_] {
            vkDestroyFramebuffer(device(), framebuffer, nullptr);
            vkDestroyRenderPass(device(), pass, nullptr);
        });
    }

    void RunPass(VkCommandBuffer commands) {
        const VkClearValue clear = {};
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = pass_;
        begin.framebuffer = framebuffer_;
        begin.renderArea.extent = {16, 16};
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands);
    }

    void StartRendering() {
        features_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features_.dynamicRendering = VK_TRUE;
        Options options = NullOptions();
        options.device_next = &features_;
        Start(options);
    }

    static VkRenderingAttachmentInfo Attachment(VkImageView view, VkImageLayout layout) {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = view;
        attachment.imageLayout = layout;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
        return attachment;
    }

    static void Render(VkCommandBuffer commands, const std::vector<VkRenderingAttachmentInfo> &colors,
                       const VkRenderingAttachmentInfo *depth = nullptr,
                       const VkRenderingAttachmentInfo *stencil = nullptr) {
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea.extent = {16, 16};
        info.layerCount = 1;
        info.colorAttachmentCount = static_cast<uint32_t>(colors.size());
        info.pColorAttachments = colors.data();
        info.pDepthAttachment = depth;
        info.pStencilAttachment = stencil;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    }

    VkRenderPass pass_ = VK_NULL_HANDLE;
    VkFramebuffer framebuffer_ = VK_NULL_HANDLE;
    VkPhysicalDeviceVulkan13Features features_ = {};
};

TEST_F(AttachmentLayoutsTest, TheInitialLayoutOfARenderPass) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    MakePass(image, kReadOnly, kReadOnly);
    VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kReadOnly);
    RunPass(commands);
    RunPass(commands); // The final layout is the initial one.
    Transition(commands, image.handle, kReadOnly, kGeneral);
    ExpectSilence();
    RunPass(commands);
    ExpectMessage("VUID-vkCmdBeginRenderPass-initialLayout-00900",
                  "vkCmdBeginRenderPass: pAttachments[0].initialLayout of the render pass is "
                  "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, but VkImage");
    Submit(commands);
    ExpectSilence();
    commands = Begin();
    RunPass(commands); // The final layout of the submission before.
    Submit(commands);
    ExpectSilence();
    SubmitTransition(image.handle, kGeneral);
    commands = Begin();
    RunPass(commands);
    Submit(commands);
    ExpectMessage("VUID-vkCmdBeginRenderPass-initialLayout-00900", "is in VK_IMAGE_LAYOUT_GENERAL.\n");
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, TheFinalLayoutOfARenderPass) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    MakePass(image, kUndefined, kSource);
    const VkCommandBuffer commands = Begin();
    RunPass(commands);
    Transition(commands, image.handle, kSource, kTarget);
    RunPass(commands);
    ExpectSilence();
    Transition(commands, image.handle, kTarget, kReadOnly);
    ExpectMessage("VUID-VkImageMemoryBarrier-oldLayout-01197",
                  "vkCmdEndRenderPass, earlier in the same command buffer, set this layout.");
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, ColorAttachmentsOfDynamicRendering) {
    StartRendering();
    const Image image = MakeColor(), other = MakeColor();
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kColor);
    Transition(commands, other.handle, kUndefined, kGeneral);
    Render(commands, {Attachment(image.view, VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL), // The same for colors.
                      Attachment(other.view, kGeneral)});
    ExpectSilence();
    Render(commands, {Attachment(image.view, kColor), Attachment(other.view, kColor)});
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09592",
                  "pRenderingInfo->pColorAttachments[1].imageLayout is "
                  "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, but VkImage");
    auto unused = Attachment(other.view, kColor);
    unused.loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    unused.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    Render(commands, {Attachment(image.view, kColor), unused}); // No access for certain.
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, AttachmentsThatEarlierSubmissionsLeft) {
    StartRendering();
    const Image image = MakeColor();
    VkCommandBuffer commands = Begin();
    Render(commands, {Attachment(image.view, kColor)});
    Submit(commands);
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09592", "is in VK_IMAGE_LAYOUT_UNDEFINED");
    SubmitTransition(image.handle, kColor);
    commands = Begin();
    Render(commands, {Attachment(image.view, kColor)});
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, DepthAndStencilAttachmentsAreReportedOnce) {
    StartRendering();
    const Image image = MakeImage(VK_FORMAT_D24_UNORM_S8_UINT, 16, 16,
                                  kAllUsages | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view_info.image = image.handle;
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = image.format;
    view_info.subresourceRange = kAllDepth;
    VkImageView view = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateImageView(device(), &view_info, nullptr, &view), VK_SUCCESS);
    Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
    const auto attachment = Attachment(view, kDepth);
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kDepth, kAllDepth);
    Render(commands, {}, &attachment, &attachment);
    Transition(commands, image.handle, kDepth, kGeneral, kAllDepth);
    ExpectSilence();
    Render(commands, {}, &attachment, &attachment);
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09588",
                  "pRenderingInfo->pDepthAttachment->imageLayout is");
    ExpectSilence();
    Render(commands, {}, nullptr, &attachment);
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09590", "stencil aspect");
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, ResolveAttachments) {
    StartRendering();
    const VkImageUsageFlags usage = kAllUsages | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    const Image samples = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, usage, VK_SAMPLE_COUNT_4_BIT);
    const Image image = MakeColor();
    auto attachment = Attachment(samples.view, kColor);
    attachment.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
    attachment.resolveImageView = image.view;
    attachment.resolveImageLayout = kColor;
    const VkCommandBuffer commands = Begin();
    Transition(commands, samples.handle, kUndefined, kColor);
    Transition(commands, image.handle, kUndefined, kColor);
    Render(commands, {attachment});
    Transition(commands, image.handle, kColor, kGeneral);
    ExpectSilence();
    Render(commands, {attachment});
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09593",
                  "pRenderingInfo->pColorAttachments[0].resolveImageLayout is");
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, DepthAndStencilResolves) {
    StartRendering();
    const VkImageUsageFlags usage = kAllUsages | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    const Image samples = MakeImage(VK_FORMAT_D24_UNORM_S8_UINT, 16, 16, usage, VK_SAMPLE_COUNT_4_BIT),
                image = MakeImage(VK_FORMAT_D24_UNORM_S8_UINT, 16, 16, usage);
    const auto make_view = [&](const Image &of) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = of.handle;
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        info.format = of.format;
        info.subresourceRange = kAllDepth;
        VkImageView view = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
        Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
        return view;
    };
    auto attachment = Attachment(make_view(samples), kDepth);
    attachment.resolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    attachment.resolveImageView = make_view(image);
    attachment.resolveImageLayout = kDepth;
    const VkCommandBuffer commands = Begin();
    Transition(commands, samples.handle, kUndefined, kDepth, kAllDepth);
    Transition(commands, image.handle, kUndefined, kDepth, kAllDepth);
    Render(commands, {}, &attachment, &attachment);
    Transition(commands, image.handle, kDepth, kGeneral, kAllDepth);
    ExpectSilence();
    Render(commands, {}, &attachment, nullptr);
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09589",
                  "pRenderingInfo->pDepthAttachment->resolveImageLayout is");
    ExpectSilence();
    Render(commands, {}, nullptr, &attachment);
    ExpectMessage("VUID-vkCmdBeginRendering-pRenderingInfo-09591",
                  "pRenderingInfo->pStencilAttachment->resolveImageLayout is");
    Submit(commands);
    ExpectSilence();
}

TEST_F(AttachmentLayoutsTest, TheInitialLayoutOfTheSecondCommand) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    MakePass(image, kReadOnly, kReadOnly);
    const auto run = [&](VkCommandBuffer commands) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = pass_;
        begin.framebuffer = framebuffer_;
        begin.renderArea.extent = {16, 16};
        const auto subpass = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
        const auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
        vkCmdBeginRenderPass2(commands, &begin, &subpass);
        vkCmdEndRenderPass2(commands, &end);
    };
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kReadOnly);
    run(commands);
    Transition(commands, image.handle, kReadOnly, kGeneral);
    ExpectSilence();
    run(commands);
    ExpectMessage("VUID-vkCmdBeginRenderPass2-initialLayout-03100",
                  "pAttachments[0].initialLayout of the render pass is");
    Submit(commands);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
