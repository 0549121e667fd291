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
    attachment = MakeView(image, view);
    image_.viewFormatCount = 2;
    begin.framebuffer = MakeImageless(pass);
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03214", "is 1, and that in the create info");
    image.pNext = nullptr; // An image without a list has its own format only.
    attachment = MakeView(image, view);
    TryBegin(begin);
    ExpectSilence();
    image.format = view.format = kOtherColor;
    attachment = MakeView(image, view);
    TryBegin(begin);
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

TEST_F(FramebufferTest, EachLayoutNeedsItsUsage) {
    auto separate = Make<VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES);
    separate.separateDepthStencilLayouts = VK_TRUE;
    auto loops = Make<VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT);
    loops.attachmentFeedbackLoopLayout = VK_TRUE;
    loops.pNext = &separate;
    WD_START_RENDERING(&loops, {VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME});
    const VkImageUsageFlags sampled = VK_IMAGE_USAGE_SAMPLED_BIT,
                            loop = kColorUsage | VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT;
    const struct {
        VkImageLayout layout;
        VkFormat format;
        VkImageUsageFlags lacking, sufficient;
        const char *first, *second;
    } rows[] = {
        {VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, kColor, sampled, kColorUsage, "00895", "03094"},
        {VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL, kDepth, sampled, kDepthUsage, "01758", "03096"},
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL, VK_FORMAT_D16_UNORM, sampled, kDepthUsage, "02842",
         "02844"},
        {VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, kColor, kColorUsage, sampled, "00897", "03097"},
        {VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, kColor, sampled, sampled | VK_IMAGE_USAGE_TRANSFER_SRC_BIT,
         "00898", "03098"},
        {VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, kColor, sampled, sampled | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
         "00899", "03099"},
        {VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT, kColor, loop, loop | sampled, "07000",
         "07002"},
    };
    const auto begin = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
    const auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
    for (const auto &row : rows) {
        SCOPED_TRACE(row.first);
        PassInfo info(row.format);
        info.color.finalLayout = row.layout;
        info.color_reference.attachment = VK_ATTACHMENT_UNUSED;
        const VkRenderPass pass = MakePass(&info);
        const auto record = [&](VkImageUsageFlags usage) {
            const VkRenderPassBeginInfo begin_pass =
                BeginInfo(pass, MakeFrame(pass, {MakeImage(row.format, 16, 16, usage).view}));
            TryBegin(begin_pass);
            VkCommandBuffer commands = Begin();
            vkCmdBeginRenderPass2(commands, &begin_pass, &begin);
            vkCmdEndRenderPass2(commands, &end);
            vkEndCommandBuffer(commands);
        };
        record(row.sufficient);
        ExpectSilence();
        record(row.lacking);
        ExpectMessage("VUID-vkCmdBeginRenderPass-initialLayout-" + std::string(row.first),
                      "the finalLayout of attachment 0 of renderPass is");
        ExpectMessage("VUID-vkCmdBeginRenderPass2-initialLayout-" + std::string(row.second),
                      "the finalLayout of attachment 0 of renderPass is");
        ExpectSilence();
    }
}

// Framebuffers for several views, with images and without.
class MultiviewFramebufferTest : public ImagelessTest {
  protected:
    void StartViews() {
        static VkPhysicalDeviceImagelessFramebufferFeatures imageless;
        static VkPhysicalDeviceMultiviewFeatures multiview;
        imageless = Make<VkPhysicalDeviceImagelessFramebufferFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGELESS_FRAMEBUFFER_FEATURES);
        imageless.imagelessFramebuffer = VK_TRUE;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        multiview.pNext = &imageless;
        StartRendering(&multiview);
    }
    VkRenderPass MakeViews(uint32_t mask) {
        PassInfo info;
        auto views =
            Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
        views.subpassCount = 1;
        views.pViewMasks = &mask;
        info.Get();
        info.info.pNext = &views;
        VkRenderPass made = VK_NULL_HANDLE;
        Check(vkCreateRenderPass(device(), &info.info, nullptr, &made), "vkCreateRenderPass");
        Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
        return made;
    }
    VkImageView Layers(uint32_t layers) {
        VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
        image.arrayLayers = layers;
        VkImageViewCreateInfo view = {};
        view.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
        view.format = kColor;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, layers};
        return MakeView(image, view);
    }
};

TEST_F(MultiviewFramebufferTest, ViewsAreLayersOfTheAttachments) {
    StartViews();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const VkRenderPass pass = MakeViews(3);
    const std::vector<VkImageView> two = {Layers(2)}, one = {Layers(1)};
    VkFramebufferCreateInfo info = FrameInfo(pass, two);
    MakeFrame(info);
    ExpectSilence();
    info.layers = 2;
    MakeFrame(info);
    ExpectMessage("VUID-VkFramebufferCreateInfo-renderPass-02531", "pCreateInfo->layers is 2");
    ExpectSilence();
    MakeFrame(FrameInfo(pass, one));
    ExpectMessage("VUID-VkFramebufferCreateInfo-renderPass-04536", "the number of views of renderPass is 2");
    ExpectSilence();
}

TEST_F(MultiviewFramebufferTest, ViewsAreLayersOfTheDescriptions) {
    StartViews();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const VkRenderPass pass = MakeViews(3);
    image_.layerCount = 2;
    MakeImageless(pass);
    ExpectSilence();
    image_.layerCount = 1;
    MakeImageless(pass);
    ExpectMessage("VUID-VkFramebufferCreateInfo-renderPass-03198",
                  "the number of views of the subpasses is 2");
    ExpectSilence();
}

TEST_F(ImagelessTest, DescribesAsManyLayers) {
    StartImageless();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    images_ = Make<VkFramebufferAttachmentsCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
    images_.attachmentImageInfoCount = 1;
    images_.pAttachmentImageInfos = &image_;
    auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    frame.pNext = &images_;
    frame.flags = VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
    frame.renderPass = pass;
    frame.attachmentCount = 1;
    frame.width = frame.height = 16;
    frame.layers = image_.layerCount = 2;
    MakeFrame(frame);
    ExpectSilence();
    image_.layerCount = 1;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-renderPass-04546",
                  "pAttachmentImageInfos[0].layerCount is 1");
    ExpectSilence();
}

// ResolvedDepth is a render pass with a depth attachment, its resolve attachment and no color.
struct ResolvedDepth {
    ResolvedDepth() {
        for (VkAttachmentDescription2 &attachment : attachments) {
            attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
            attachment.format = kDepth;
            attachment.samples = VK_SAMPLE_COUNT_1_BIT;
            attachment.loadOp = attachment.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
            attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        }
        attachments[0].samples = VK_SAMPLE_COUNT_4_BIT;
        source = target = Make<VkAttachmentReference2>(VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_2);
        source.layout = target.layout = VK_IMAGE_LAYOUT_GENERAL;
        target.attachment = 1;
        resolve = Make<VkSubpassDescriptionDepthStencilResolve>(
            VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
        resolve.depthResolveMode = resolve.stencilResolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
        resolve.pDepthStencilResolveAttachment = &target;
        subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.pNext = &resolve;
        subpass.pDepthStencilAttachment = &source;
        info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
    }
    ResolvedDepth(const ResolvedDepth &) = delete;
    VkAttachmentDescription2 attachments[2];
    VkAttachmentReference2 source, target;
    VkSubpassDescriptionDepthStencilResolve resolve;
    VkSubpassDescription2 subpass;
    VkRenderPassCreateInfo2 info;
};

TEST_F(ImagelessTest, UsagesOfDepthAndInputs) {
    StartImageless();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const ResolvedDepth described;
    VkRenderPass depth = VK_NULL_HANDLE;
    Check(vkCreateRenderPass2(device(), &described.info, nullptr, &depth), "vkCreateRenderPass2");
    Defer([device = device(), depth] { vkDestroyRenderPass(device, depth, nullptr); });
    const VkImageUsageFlags sampled = VK_IMAGE_USAGE_SAMPLED_BIT;
    const auto view = [&](VkSampleCountFlagBits samples, VkImageUsageFlags usage) {
        return MakeImage(kDepth, 16, 16, usage, samples).view;
    };
    const VkImageView source = view(VK_SAMPLE_COUNT_4_BIT, kDepthUsage);
    MakeFrame(depth, {source, view(VK_SAMPLE_COUNT_1_BIT, kDepthUsage)});
    ExpectSilence();
    MakeFrame(depth, {source, view(VK_SAMPLE_COUNT_1_BIT, sampled)});
    ExpectMessage("VUID-VkFramebufferCreateInfo-pAttachments-02634", "a depth/stencil resolve attachment");
    ExpectSilence();

    VkFramebufferAttachmentImageInfo images[2] = {Plain(), Plain()};
    formats_[0] = kDepth;
    auto list =
        Make<VkFramebufferAttachmentsCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
    list.attachmentImageInfoCount = 2;
    list.pAttachmentImageInfos = images;
    auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    frame.pNext = &list;
    frame.flags = VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
    frame.renderPass = depth;
    frame.attachmentCount = 2;
    frame.width = frame.height = 16;
    frame.layers = 1;
    images[0].usage = images[1].usage = kDepthUsage;
    MakeFrame(frame);
    ExpectSilence();
    images[0].usage = sampled;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-03202", "as a depth/stencil attachment");
    images[0].usage = kDepthUsage;
    images[1].usage = sampled;
    MakeFrame(frame);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-03203", "as a depth/stencil resolve attachment");
    ExpectSilence();

    formats_[0] = kColor;
    PassInfo info;
    info.has_input = true;
    info.color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    const VkRenderPass input = MakePass(&info);
    image_.usage = kColorUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    MakeImageless(input);
    ExpectSilence();
    image_.usage = kColorUsage;
    MakeImageless(input);
    ExpectMessage("VUID-VkFramebufferCreateInfo-flags-03204", "as an input attachment");
    ExpectSilence();
}

TEST_F(ImagelessTest, ViewsDifferFromTheDescriptions) {
    StartImageless();
    if (IsSkipped() || HasFatalFailure()) {
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
    auto views = Make<VkRenderPassAttachmentBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeImageless(pass));
    begin.pNext = &views;
    const auto try_view = [&](const VkImageCreateInfo &changed_image,
                              const VkImageViewCreateInfo &changed_view) {
        const VkImageView attachment = MakeView(changed_image, changed_view);
        ClearMessages(); // The image or view may be a mistake of its own.
        views.attachmentCount = 1;
        views.pAttachments = &attachment;
        TryBegin(begin);
    };
    try_view(image, view);
    ExpectSilence();
    VkImageCreateInfo changed = image;
    changed.extent.height = 32;
    try_view(changed, view);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03212", "the height of the view is 32");
    ExpectSilence();
    changed = image;
    changed.samples = VK_SAMPLE_COUNT_4_BIT;
    try_view(changed, view);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-09047", "VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
    const VkFormat other = kOtherColor;
    changed = image;
    list.pViewFormats = &other;
    try_view(changed, view);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03215",
                  "VK_FORMAT_B8G8R8A8_UNORM of VkImageFormatListCreateInfo");
    ExpectSilence();
    list.pViewFormats = formats_;
    changed.arrayLayers = changed.mipLevels = 2;
    VkImageViewCreateInfo changed_view = view;
    changed_view.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    changed_view.subresourceRange.layerCount = 2;
    try_view(changed, changed_view);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03213", "the number of layers of the view is 2");
    ExpectSilence();
    changed_view = view;
    changed_view.subresourceRange.levelCount = 2;
    try_view(changed, changed_view);
    ExpectMessage("VUID-VkRenderPassAttachmentBeginInfo-pAttachments-03218",
                  "the number of mip levels of the view is 2");
    ExpectSilence();
    const VkImageView attachment = MakeView(image, view);
    views.pAttachments = &attachment;
    begin.framebuffer = MakeFrame(pass, {ColorView()});
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-framebuffer-03207", "attachmentCount is 1");
    views.attachmentCount = 0;
    TryBegin(begin);
    ExpectSilence();
}

#ifdef VK_EXT_multisampled_render_to_single_sampled

TEST_F(ImagelessTest, SingleSampledRenderingNeedsTheSamples) {
    auto imageless = Make<VkPhysicalDeviceImagelessFramebufferFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGELESS_FRAMEBUFFER_FEATURES);
    imageless.imagelessFramebuffer = VK_TRUE;
    auto features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    features.pNext = &imageless;
    WD_START_RENDERING(&features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
    attachment.format = kColor;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.loadOp = attachment.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    auto reference = Make<VkAttachmentReference2>(VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_2);
    reference.layout = VK_IMAGE_LAYOUT_GENERAL;
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    subpass.pNext = &single;
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &reference;
    auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
    info.attachmentCount = info.subpassCount = 1;
    info.pAttachments = &attachment;
    info.pSubpasses = &subpass;
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.flags = VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT;
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 1;
    list.pViewFormats = formats_;
    image.pNext = &list;
    VkImageViewCreateInfo view_info = {};
    view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view_info.format = kColor;
    view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    const VkImageView view = MakeView(image, view_info);
    auto views = Make<VkRenderPassAttachmentBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    views.attachmentCount = 1;
    views.pAttachments = &view;
    image_.flags = image.flags;
    // The null driver has images of up to 8 samples.
    for (const VkSampleCountFlagBits samples : {VK_SAMPLE_COUNT_8_BIT, VK_SAMPLE_COUNT_16_BIT}) {
        single.rasterizationSamples = samples;
        VkRenderPass pass = VK_NULL_HANDLE;
        Check(vkCreateRenderPass2(device(), &info, nullptr, &pass), "vkCreateRenderPass2");
        Defer([device = device(), pass] { vkDestroyRenderPass(device, pass, nullptr); });
        ClearMessages(); // The render pass may have a mistake of its own.
        MakeFrame(pass, {view});
        VkRenderPassBeginInfo begin = BeginInfo(pass, MakeImageless(pass));
        begin.pNext = &views;
        TryBegin(begin);
        if (samples == VK_SAMPLE_COUNT_16_BIT) {
            ExpectMessage("VUID-VkFramebufferCreateInfo-samples-07009",
                          "which does not support VK_SAMPLE_COUNT_16_BIT");
            ExpectMessage("VUID-VkRenderPassAttachmentBeginInfo-pAttachments-07010",
                          "which does not support VK_SAMPLE_COUNT_16_BIT");
        }
        ExpectSilence();
    }
}

#endif

} // namespace
