// Framebuffers that do not fit their render pass, and render passes that do not fit the framebuffer.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class FramebufferTest : public RenderingTest {};

TEST_F(FramebufferTest, HasTheAttachmentsOfTheRenderPass) {
    WD_START_RENDERING();
    PassInfo info;
    info.has_depth = true;
    const VkRenderPass pass = MakePass(&info);
    const VkImageView color = ColorView(), depth = DepthView();
    MakeFrame(pass, {color, depth});
    ExpectSilence();
    MakeFrame(pass, {color});
    ExpectMessage("VUID-VkFramebufferCreateInfo-attachmentCount-00876",
                  "pCreateInfo->attachmentCount is 1, the number of attachments of renderPass is 2");
    MakeFrame(pass, {ColorView(kOtherColor), depth});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00880",
                  "the format of the view is VK_FORMAT_B8G8R8A8_UNORM, the format of attachment 0 of "
                  "renderPass is VK_FORMAT_R8G8B8A8_UNORM");
    MakeFrame(pass, {ColorView(kColor, VK_SAMPLE_COUNT_4_BIT), depth});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00881",
                  "the number of samples of the image is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(FramebufferTest, NeedsTheUsages) {
    WD_START_RENDERING();
    PassInfo info;
    info.has_depth = true;
    const VkRenderPass pass = MakePass(&info);
    const VkImageUsageFlags other = VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    MakeFrame(pass, {MakeImage(kColor, 16, 16, other).view, DepthView()});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00877",
                  "pCreateInfo->pAttachments[0] is VkImageView");
    MakeFrame(pass, {ColorView(), MakeImage(kDepth, 16, 16, other).view});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-02633",
                  "renderPass uses the attachment as a depth/stencil attachment");
    info.has_depth = false;
    info.has_input = true;
    info.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    MakeFrame(MakePass(&info), {ColorView()});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00879",
                  "the usage of the view is VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT");
    MakeFrame(MakePass(&info), {MakeImage(kColor, 16, 16, kColorUsage | other).view});
    ExpectSilence();
}

TEST_F(FramebufferTest, IsNotLargerThanItsAttachments) {
    WD_START_RENDERING();
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    const std::vector<VkImageView> views = {ColorView()};
    VkFramebufferCreateInfo frame = FrameInfo(pass, views);
    frame.width = 17;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04533",
                  "the width of the view's mip level is 16, pCreateInfo->width is 17");
    frame.width = 8;
    frame.height = 17;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04534", "pCreateInfo->height is 17");
    frame.height = 8;
    frame.layers = 2;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04535", "pCreateInfo->layers is 2");
    ExpectSilence();
}

TEST_F(FramebufferTest, ViewsHaveOneMipLevel) {
    WD_START_RENDERING();
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    VkImageCreateInfo image = PlainImage(kColor, {32, 32}, kColorUsage);
    image.mipLevels = 3;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 1, 0, 1};
    MakeFrame(pass, {MakeView(image, view)});
    ExpectSilence();
    view.subresourceRange.levelCount = 2;
    MakeFrame(pass, {MakeView(image, view)});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00883",
                  "the number of mip levels of the view is 2");
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 2, 1, 0, 1};
    const std::vector<VkImageView> views = {MakeView(image, view)};
    VkFramebufferCreateInfo frame = FrameInfo(pass, views, 8);
    MakeFrame(frame);
    ExpectSilence();
    frame.width = 9;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04533", "is 8, pCreateInfo->width is 9");
    ExpectSilence();
}

TEST_F(FramebufferTest, SlicesOfDepthAreNoAttachments) {
    WD_START_RENDERING();
    PassInfo info;
    info.has_depth = true;
    const VkRenderPass pass = MakePass(&info);
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.imageType = VK_IMAGE_TYPE_3D;
    image.extent.depth = 4;
    image.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    MakeFrame(pass, {MakeView(image, view), DepthView()});
    ExpectSilence();
    image.format = view.format = kDepth;
    image.usage = kDepthUsage;
    view.subresourceRange.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    const VkImageView depth = MakeView(image, view);
    ClearMessages();
    MakeFrame(pass, {ColorView(), depth});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-00891", "the image type is VK_IMAGE_TYPE_3D");
    ExpectSilence();
}

// --- Framebuffers without images

class ImagelessTest : public RenderingTest {
  protected:
    void StartImageless() {
        static VkPhysicalDeviceImagelessFramebufferFeatures features;
        features = Make<VkPhysicalDeviceImagelessFramebufferFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGELESS_FRAMEBUFFER_FEATURES);
        features.imagelessFramebuffer = VK_TRUE;
        StartRendering(&features);
    }
    VkFramebuffer MakeImageless(VkRenderPass pass) {
        images_ =
            Make<VkFramebufferAttachmentsCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
        images_.attachmentImageInfoCount = 1;
        images_.pAttachmentImageInfos = &image_;
        auto info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        info.pNext = &images_;
        info.flags = VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
        info.renderPass = pass;
        info.attachmentCount = 1;
        info.width = info.height = 16;
        info.layers = 1;
        return MakeFrame(info);
    }
    VkFramebufferAttachmentImageInfo Plain() {
        auto image =
            Make<VkFramebufferAttachmentImageInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENT_IMAGE_INFO);
        image.usage = kColorUsage;
        image.width = image.height = 16;
        image.layerCount = 1;
        image.viewFormatCount = 1;
        image.pViewFormats = formats_;
        return image;
    }
    VkFormat formats_[2] = {kColor, kColor};
    VkFramebufferAttachmentImageInfo image_ = Plain();
    VkFramebufferAttachmentsCreateInfo images_ = {};
};

TEST_F(ImagelessTest, DescribesImagesThatFit) {
    StartImageless();
    if (IsSkipped()) {
        return;
    }
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    MakeImageless(pass);
    ExpectSilence();
    image_.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-03201",
                  "VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT is missing");
    image_ = Plain();
    image_.width = 8;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04541", "pAttachmentImageInfos[0].width is 8");
    image_ = Plain();
    image_.height = 8;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-04542", "pAttachmentImageInfos[0].height is 8");
    image_ = Plain();
    formats_[0] = kOtherColor;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-03205",
                  "the format of attachment 0 of renderPass is VK_FORMAT_R8G8B8A8_UNORM");
    image_.viewFormatCount = 2;
    MakeImageless(pass);
    ExpectSilence();
    formats_[0] = VK_FORMAT_UNDEFINED;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferAttachmentImageInfo-viewFormatCount-09536",
                  "pAttachmentImageInfos[0].pViewFormats[0] is VK_FORMAT_UNDEFINED");
    ExpectSilence();
}

TEST_F(ImagelessTest, GetsTheImagesThatItDescribes) {
    StartImageless();
    if (IsSkipped()) {
        return;
    }
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 1;
    list.pViewFormats = formats_;
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.pNext = &list;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    VkImageView attachment = MakeView(image, view);
    auto views = Make<VkRenderPassAttachmentBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    views.attachmentCount = 1;
    views.pAttachments = &attachment;
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeImageless(pass));
    begin.pNext = &views;
    TryBegin(begin);
    ExpectSilence();
    views.attachmentCount = 0;
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03208",
                  "the number of attachments of framebuffer is 1");
    views.attachmentCount = 1;
    image.usage |= VK_IMAGE_USAGE_SAMPLED_BIT;
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-04627", "VK_IMAGE_USAGE_SAMPLED_BIT");
    image.usage = kColorUsage;
    image.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03209", "VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT");
    image.flags = 0;
    image.extent.width = 32;
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03211", "the width of the view is 32");
    image.extent.width = 16;
    image.pNext = nullptr;
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03214", "is 0, and that in the create info");
    image.format = view.format = kOtherColor;
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03214", "");
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03216",
                  "the format of the view is VK_FORMAT_B8G8R8A8_UNORM");
    ExpectSilence();
}

// --- vkCmdBeginRenderPass

TEST_F(FramebufferTest, IsUsedWithCompatibleRenderPasses) {
    WD_START_RENDERING();
    PassInfo info, other(kOtherColor), layout;
    layout.color.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    layout.color.initialLayout = layout.color.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    const VkFramebuffer framebuffer = MakeFrame(MakePass(&info), {ColorView()});
    TryBegin(BeginInfo(MakePass(&info), framebuffer));
    TryBegin(BeginInfo(MakePass(&layout), framebuffer));
    ExpectSilence();
    TryBegin(BeginInfo(MakePass(&other), framebuffer));
    ExpectMessage(
        "VUID-VkRenderPassBeginInfo-renderPass-00904",
        "the format of pSubpasses[0].pColorAttachments[0].attachment is VK_FORMAT_B8G8R8A8_UNORM and "
        "VK_FORMAT_R8G8B8A8_UNORM");
    info.dependencies.push_back({VK_SUBPASS_EXTERNAL, 0, VK_PIPELINE_STAGE_TRANSFER_BIT,
                                 VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                                 VK_ACCESS_SHADER_READ_BIT, 0});
    TryBegin(BeginInfo(MakePass(&info), framebuffer));
    ExpectMessage("VUID-VkRenderPassBeginInfo-renderPass-00904", "dependencyCount is 1 and 0");
    ExpectSilence();
}

TEST_F(FramebufferTest, LayoutsNeedUsages) {
    WD_START_RENDERING();
    PassInfo info;
    info.color.finalLayout = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    VkRenderPass pass = MakePass(&info);
    const VkImageView sampled = MakeImage(kColor, 16, 16, kColorUsage | VK_IMAGE_USAGE_SAMPLED_BIT).view;
    TryBegin(BeginInfo(pass, MakeFrame(pass, {sampled})));
    ExpectSilence();
    TryBegin(BeginInfo(pass, MakeFrame(pass, {ColorView()})));
    ExpectMessage(
        "VUID-vkCmdBeginRenderPass-initialLayout-00897",
        "the finalLayout of attachment 0 of renderPass is VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    info.color.finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    pass = MakePass(&info);
    TryBegin(BeginInfo(pass, MakeFrame(pass, {sampled})));
    ExpectMessage("VUID-vkCmdBeginRenderPass-initialLayout-00898",
                  "whose usage is VK_IMAGE_USAGE_SAMPLED_BIT|VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT");
    info.color.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    pass = MakePass(&info);
    TryBegin(BeginInfo(pass, MakeFrame(pass, {sampled})));
    ExpectSilence();
}

TEST_F(FramebufferTest, AttachmentsThatAreClearedNeedValues) {
    WD_START_RENDERING();
    PassInfo info;
    info.has_depth = true;
    info.depth.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    const VkRenderPass pass = MakePass(&info);
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView(), DepthView()}));
    const VkClearValue values[2] = {};
    begin.clearValueCount = 1;
    begin.pClearValues = values;
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-clearValueCount-00902",
                  "pRenderPassBegin->clearValueCount is 1, attachment 1 of renderPass is cleared");
    begin.clearValueCount = 2;
    TryBegin(begin);
    ExpectSilence();
    info.depth.loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    info.color.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_CLEAR; // Of a format without stencil.
    const VkRenderPass other = MakePass(&info);
    begin = BeginInfo(other, MakeFrame(other, {ColorView(), DepthView()}));
    TryBegin(begin);
    ExpectSilence();
}

} // namespace
