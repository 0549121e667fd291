// vkCmdBeginRendering with attachments that do not fit, and their correct twins.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class RenderingBeginTest : public RenderingTest {
  protected:
    void TryColor(const VkRenderingAttachmentInfo &color) {
        const std::vector<VkRenderingAttachmentInfo> colors = {color};
        TryRendering(Rendering(colors));
    }
};

TEST_F(RenderingBeginTest, TheAreaIsInsideOfTheAttachments) {
    WD_START_RENDERING();
    const VkImageView depth = DepthView();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(VK_NULL_HANDLE),
                                                           Attachment(ColorView())};
    const VkRenderingAttachmentInfo depth_attachment = DepthAttachment(depth);
    VkRenderingInfo info = Rendering(colors);
    TryRendering(info);
    ExpectSilence();
    info.renderArea = {{4, 0}, {12, 16}};
    TryRendering(info);
    ExpectSilence();
    info.renderArea = {{4, 0}, {13, 16}};
    TryRendering(info);
    ExpectMessage(
        "VUID-VkRenderingInfo-pNext-06079",
        "the width of the view is 16, renderArea.offset.x (4) + renderArea.extent.width (13) is 17");
    ExpectSilence();
    info = Rendering(colors);
    info.colorAttachmentCount = 0;
    info.pDepthAttachment = &depth_attachment;
    info.renderArea.extent.height = 17;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06080",
                  "pRenderingInfo->pDepthAttachment->imageView is VkImageView");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, DepthAndStencilAreOneImage) {
    WD_START_RENDERING();
    const VkRenderingAttachmentInfo depth = DepthAttachment(DepthView()),
                                    stencil = DepthAttachment(DepthView());
    VkRenderingInfo info = Rendering({});
    info.pDepthAttachment = &depth;
    info.pStencilAttachment = &depth;
    TryRendering(info);
    ExpectSilence();
    info.pStencilAttachment = &stencil;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06085",
                  "pStencilAttachment->imageView is VkImageView");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, AttachmentsHaveTheUsageAndAspect) {
    WD_START_RENDERING();
    TryColor(Attachment(MakeImage(kColor, 16, 16, VK_IMAGE_USAGE_SAMPLED_BIT).view));
    ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-06087",
                  "the usage of the view is VK_IMAGE_USAGE_SAMPLED_BIT");
    VkRenderingAttachmentInfo depth =
        DepthAttachment(MakeImage(VK_FORMAT_D16_UNORM, 16, 16, kDepthUsage).view);
    VkRenderingInfo info = Rendering({});
    info.pDepthAttachment = &depth;
    TryRendering(info);
    ExpectSilence();
    info.pDepthAttachment = nullptr;
    info.pStencilAttachment = &depth;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pStencilAttachment-06548",
                  "the format of the view is VK_FORMAT_D16_UNORM");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, LayoutsAreOfTheAspect) {
    WD_START_RENDERING();
    const VkImageView color = ColorView();
    TryColor(Attachment(color, VK_IMAGE_LAYOUT_GENERAL));
    ExpectSilence();
    TryColor(Attachment(color, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL));
    ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-06090",
                  "pColorAttachments[0].imageLayout is VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL");
    const VkRenderingAttachmentInfo depth = Attachment(DepthView(), VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL);
    VkRenderingInfo info = Rendering({});
    info.pDepthAttachment = info.pStencilAttachment = &depth;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06092", "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL");
    ExpectMessage("VUID-VkRenderingInfo-pStencilAttachment-06094",
                  "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, ResolvesMultisampledColors) {
    WD_START_RENDERING();
    const VkImageView four = ColorView(kColor, VK_SAMPLE_COUNT_4_BIT), one = ColorView();
    VkRenderingAttachmentInfo info = Attachment(four);
    info.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
    info.resolveImageView = one;
    info.resolveImageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    TryColor(info);
    ExpectSilence();
    VkRenderingAttachmentInfo changed = info;
    changed.imageView = ColorView();
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06861",
                  "resolveMode is VK_RESOLVE_MODE_AVERAGE_BIT");
    changed = info;
    changed.resolveImageView = VK_NULL_HANDLE;
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06862", "resolveImageView is VK_NULL_HANDLE");
    changed = info;
    changed.resolveImageView = ColorView(kColor, VK_SAMPLE_COUNT_4_BIT);
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06864", "VK_SAMPLE_COUNT_4_BIT");
    changed = info;
    changed.resolveImageView = ColorView(kOtherColor);
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06865", "VK_FORMAT_B8G8R8A8_UNORM");
    changed = info;
    changed.resolveImageLayout = VK_IMAGE_LAYOUT_PRESENT_SRC_KHR;
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-resolveImageLayout-parameter", "needs VK_KHR_swapchain");
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06146", "VK_IMAGE_LAYOUT_PRESENT_SRC_KHR");
    changed.resolveImageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06136", "VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    changed = info;
    changed.resolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06129", "VK_RESOLVE_MODE_SAMPLE_ZERO_BIT");
    changed = info;
    changed.imageView = ColorView(VK_FORMAT_R8_UINT, VK_SAMPLE_COUNT_4_BIT);
    changed.resolveImageView = ColorView(VK_FORMAT_R8_UINT);
    TryColor(changed);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06130",
                  "the format of imageView is VK_FORMAT_R8_UINT");
    changed.resolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    TryColor(changed);
    ExpectSilence();
}

TEST_F(RenderingBeginTest, AttachmentsHaveTheSameSamples) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {
        Attachment(ColorView()), Attachment(ColorView(kColor, VK_SAMPLE_COUNT_4_BIT))};
    TryRendering(Rendering(colors));
    ExpectMessage("VUID-VkRenderingInfo-imageView-09429",
                  "which has VK_SAMPLE_COUNT_4_BIT, and an attachment before it has VK_SAMPLE_COUNT_1_BIT");
    const VkRenderingAttachmentInfo depth =
        DepthAttachment(MakeImage(kDepth, 16, 16, kDepthUsage, VK_SAMPLE_COUNT_4_BIT).view);
    VkRenderingInfo info = Rendering(colors);
    info.colorAttachmentCount = 1;
    info.pDepthAttachment = &depth;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-multisampledRenderToSingleSampled-06857", "VK_SAMPLE_COUNT_4_BIT");
    info.pColorAttachments = &colors[1];
    TryRendering(info);
    ExpectSilence();
}

TEST_F(RenderingBeginTest, ViewsAreNotSwizzled) {
    WD_START_RENDERING();
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.components.r = VK_COMPONENT_SWIZZLE_R;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    const VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    TryColor(Attachment(MakeView(image, view)));
    ExpectSilence();
    view.components.r = VK_COMPONENT_SWIZZLE_B;
    TryColor(Attachment(MakeView(image, view)));
    ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-09479", "not the identity");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, EachLayoutIsOfTheAspect) {
    auto separate = Make<VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES);
    separate.separateDepthStencilLayouts = VK_TRUE;
    WD_START_RENDERING(&separate);
    const VkImageView color = ColorView(), depth = DepthView();
    const std::pair<VkImageLayout, const char *> colors[] = {
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, "06096"},
        {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, "06096"},
        {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, "06100"},
        {VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL, "06100"},
    };
    for (const auto &row : colors) {
        TryColor(Attachment(color, row.first));
        ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-" + std::string(row.second),
                      "pColorAttachments[0].imageLayout is");
        ExpectSilence();
    }
    VkRenderingAttachmentInfo attachment = Attachment(depth, VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL);
    VkRenderingInfo of_depth = Rendering({}), of_stencil = of_depth;
    of_depth.pDepthAttachment = of_stencil.pStencilAttachment = &attachment;
    TryRendering(of_depth);
    ExpectSilence();
    TryRendering(of_stencil);
    ExpectMessage("VUID-VkRenderingInfo-pStencilAttachment-07734",
                  "VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL");
    ExpectSilence();
    attachment.imageLayout = VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    TryRendering(of_stencil);
    ExpectSilence();
    TryRendering(of_depth);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-07732",
                  "VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, EachLayoutOfAResolveIsWritable) {
    auto separate = Make<VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES);
    separate.separateDepthStencilLayouts = VK_TRUE;
    WD_START_RENDERING(
        &separate, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME, VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const std::string of_info = "VUID-VkRenderingInfo-colorAttachmentCount-",
                      of_attachment = "VUID-VkRenderingAttachmentInfo-imageView-";
    const std::pair<VkImageLayout, std::string> rows[] = {
        {VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL, of_info + "06091"},
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, of_info + "06097"},
        {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, of_info + "06101"},
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL, of_attachment + "06137"},
        {VK_IMAGE_LAYOUT_FRAGMENT_DENSITY_MAP_OPTIMAL_EXT, of_attachment + "06141"},
        {VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL, of_attachment + "06142"},
        {VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR, of_attachment + "06144"},
    };
    VkRenderingAttachmentInfo info = Attachment(ColorView(kColor, VK_SAMPLE_COUNT_4_BIT));
    info.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
    info.resolveImageView = ColorView();
    info.resolveImageLayout = VK_IMAGE_LAYOUT_GENERAL;
    TryColor(info);
    ExpectSilence();
    for (const auto &row : rows) {
        SCOPED_TRACE(row.second);
        info.resolveImageLayout = row.first;
        TryColor(info);
        ExpectMessage(row.second, "pColorAttachments[0].resolveImageLayout is");
        ExpectSilence();
    }
}

// The layouts of the two extensions have one value: only the rule of an enabled extension is reported.
TEST_F(RenderingBeginTest, ShadingRateLayoutsHaveOneRule) {
    WD_START_RENDERING(nullptr, {VK_NV_SHADING_RATE_IMAGE_EXTENSION_NAME});
    VkRenderingAttachmentInfo info = Attachment(ColorView(kColor, VK_SAMPLE_COUNT_4_BIT));
    info.imageLayout = VK_IMAGE_LAYOUT_SHADING_RATE_OPTIMAL_NV;
    TryColor(info);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06138", "pColorAttachments[0].imageLayout is");
    ExpectSilence();
    info.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    info.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
    info.resolveImageView = ColorView();
    info.resolveImageLayout = VK_IMAGE_LAYOUT_SHADING_RATE_OPTIMAL_NV;
    TryColor(info);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06139", "resolveImageLayout is");
    ExpectSilence();
    info.resolveMode = VK_RESOLVE_MODE_NONE;
    TryColor(info);
    ExpectSilence();
}

TEST_F(RenderingBeginTest, ShadingRateLayoutsAreNotOfAttachments) {
    WD_START_RENDERING(nullptr, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    VkRenderingAttachmentInfo info = Attachment(ColorView());
    info.imageLayout = VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR;
    TryColor(info);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06143", "pColorAttachments[0].imageLayout is");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, ResolvesHaveTheUsageAndNoSwizzle) {
    WD_START_RENDERING();
    VkRenderingAttachmentInfo info = Attachment(ColorView(kColor, VK_SAMPLE_COUNT_4_BIT));
    info.resolveMode = VK_RESOLVE_MODE_AVERAGE_BIT;
    info.resolveImageLayout = VK_IMAGE_LAYOUT_GENERAL;
    info.resolveImageView = MakeImage(kColor, 16, 16, VK_IMAGE_USAGE_SAMPLED_BIT).view;
    TryColor(info);
    ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-09476",
                  "the usage of the view is VK_IMAGE_USAGE_SAMPLED_BIT");
    ExpectSilence();
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = kColor;
    view.components.g = VK_COMPONENT_SWIZZLE_ZERO;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    info.resolveImageView = MakeView(PlainImage(kColor, {16, 16}, kColorUsage), view);
    TryColor(info);
    ExpectMessage("VUID-VkRenderingInfo-colorAttachmentCount-09480", "not the identity");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, DepthAndStencilHaveTheAspectAndUsage) {
    WD_START_RENDERING();
    VkRenderingAttachmentInfo attachment =
        Attachment(MakeImage(VK_FORMAT_S8_UINT, 16, 16, kDepthUsage).view, VK_IMAGE_LAYOUT_GENERAL);
    VkRenderingInfo of_depth = Rendering({}), of_stencil = of_depth;
    of_depth.pDepthAttachment = of_stencil.pStencilAttachment = &attachment;
    TryRendering(of_stencil);
    ExpectSilence();
    TryRendering(of_depth);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06547", "VK_FORMAT_S8_UINT");
    ExpectSilence();
    attachment.imageView = MakeImage(VK_FORMAT_S8_UINT, 16, 16, VK_IMAGE_USAGE_SAMPLED_BIT).view;
    TryRendering(of_stencil);
    ExpectMessage("VUID-VkRenderingInfo-pStencilAttachment-06089",
                  "the usage of the view is VK_IMAGE_USAGE_SAMPLED_BIT");
    ExpectSilence();
}

// Resolves of depth and stencil in one instance.
class DepthResolveTest : public RenderingTest {
  protected:
    VkImageView View(VkSampleCountFlagBits samples) {
        return MakeImage(kDepth, 16, 16, kDepthUsage, samples).view;
    }
    void TryModes(VkResolveModeFlagBits depth_mode, VkResolveModeFlagBits stencil_mode,
                  bool is_one_image = true) {
        const VkImageView source = View(VK_SAMPLE_COUNT_4_BIT), target = View(VK_SAMPLE_COUNT_1_BIT);
        VkRenderingAttachmentInfo depth = DepthAttachment(source), stencil = depth;
        depth.resolveMode = depth_mode;
        stencil.resolveMode = stencil_mode;
        depth.resolveImageView = target;
        stencil.resolveImageView = is_one_image ? target : View(VK_SAMPLE_COUNT_1_BIT);
        depth.resolveImageLayout = stencil.resolveImageLayout = VK_IMAGE_LAYOUT_GENERAL;
        VkRenderingInfo info = Rendering({});
        info.pDepthAttachment = &depth;
        info.pStencilAttachment = &stencil;
        TryRendering(info);
    }
};

TEST_F(DepthResolveTest, ModesAreOfTheDevice) {
    WD_START_RENDERING();
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT);
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_NONE);
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_NONE, false);
    ExpectSilence();
    TryModes(VK_RESOLVE_MODE_MAX_BIT, VK_RESOLVE_MODE_NONE);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06102", "supportedDepthResolveModes");
    ExpectSilence();
    TryModes(VK_RESOLVE_MODE_NONE, VK_RESOLVE_MODE_AVERAGE_BIT);
    ExpectMessage("VUID-VkRenderingInfo-pStencilAttachment-06103", "supportedStencilResolveModes");
    ExpectSilence();
    TryModes(VK_RESOLVE_MODE_AVERAGE_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06105", "independentResolve is VK_FALSE");
    ExpectSilence();
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, false);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06086",
                  "pStencilAttachment->resolveImageView is VkImageView");
    ExpectSilence();
}

TEST_F(DepthResolveTest, ModesAreEqual) {
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING();
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT);
    ExpectSilence();
    TryModes(VK_RESOLVE_MODE_SAMPLE_ZERO_BIT, VK_RESOLVE_MODE_NONE);
    ExpectMessage("VUID-VkRenderingInfo-pDepthAttachment-06104", "independentResolveNone is VK_FALSE");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, InlineContentsAreAFeature) {
    WD_START_RENDERING(nullptr, {VK_KHR_MAINTENANCE_7_EXTENSION_NAME});
    VkRenderingInfo info = Rendering({});
    info.flags = VK_RENDERING_CONTENTS_INLINE_BIT_KHR;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-flags-10012", "the feature maintenance7 is not enabled");
    ExpectSilence();
}

TEST_F(RenderingBeginTest, InlineContentsWithTheFeature) {
    auto features = Make<VkPhysicalDeviceMaintenance7FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_7_FEATURES_KHR);
    features.maintenance7 = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_MAINTENANCE_7_EXTENSION_NAME});
    VkRenderingInfo info = Rendering({});
    info.flags = VK_RENDERING_CONTENTS_INLINE_BIT_KHR;
    TryRendering(info);
    ExpectSilence();
}

} // namespace
