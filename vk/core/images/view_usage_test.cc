// Views with usages that the image, or the format, does not have.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ViewUsageTest : public ImagesTest {
  protected:
    VkImage MakeBound(VkImageUsageFlags usage, VkFormat format = kRgba, const void *next = nullptr) {
        VkImageCreateInfo info = Info(format, next);
        info.usage = usage;
        const VkImage image = TryImage(info);
        BindImage(image);
        return image;
    }
};

TEST_F(ViewUsageTest, ImagesForTransfersHaveNoViews) {
    WD_START_IMAGES();
    const VkImageUsageFlags transfers = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    TryView(ViewInfo(MakeBound(transfers | VK_IMAGE_USAGE_SAMPLED_BIT)));
    ExpectSilence();
    TryView(ViewInfo(MakeBound(transfers)));
    ExpectOnly("VkImageViewCreateInfo-image-04441",
               "the usage of image is VK_IMAGE_USAGE_TRANSFER_SRC_BIT|VK_IMAGE_USAGE_TRANSFER_DST_BIT");
}

TEST_F(ViewUsageTest, IsAPartOfThatOfTheImage) {
    WD_START_IMAGES();
    auto usage = Make<VkImageViewUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO);
    usage.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    VkImageViewCreateInfo info = ViewInfo(MakeBound(VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT));
    info.pNext = &usage;
    TryView(info);
    ExpectSilence();
    usage.usage |= VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-pNext-02662", "without VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT");
}

TEST_F(ViewUsageTest, IsAPartOfThatOfTheAspect) {
    WD_START_IMAGES();
    const VkFormat format = VK_FORMAT_D24_UNORM_S8_UINT;
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    const VkImage image =
        MakeBound(VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT, format, &stencil);
    auto usage = Make<VkImageViewUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO);
    usage.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    VkImageViewCreateInfo info = ViewInfo(image, format, VK_IMAGE_ASPECT_DEPTH_BIT);
    info.pNext = &usage;
    TryView(info);
    ExpectSilence();
    info.subresourceRange.aspectMask = VK_IMAGE_ASPECT_STENCIL_BIT;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-pNext-02663",
               "the stencil usage of image is VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT");
    info.subresourceRange.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT;
    usage.usage = VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-pNext-02664", "without VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT");
}

TEST_F(ViewUsageTest, NeedsFeaturesOfTheFormat) {
    Options options = NullOptions();
    options.environment["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(VK_FORMAT_FEATURE_TRANSFER_DST_BIT | VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT);
    WD_START_DEVICE(options);
    TryView(ViewInfo(MakeBound(VK_IMAGE_USAGE_STORAGE_BIT)));
    ExpectSilence();
    TryView(ViewInfo(MakeBound(VK_IMAGE_USAGE_SAMPLED_BIT)));
    ExpectOnly("VkImageViewCreateInfo-usage-02274", "without VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT");
    TryView(ViewInfo(MakeBound(VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT)));
    ExpectOnly(
        "VkImageViewCreateInfo-usage-08932",
        "without VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT or VK_FORMAT_FEATURE_DEPTH_STENCIL_ATTACHMENT_BIT");
}

TEST_F(ViewUsageTest, NeedsAnyFeature) {
    Options options = NullOptions();
    options.environment["WD_NULL_FORMAT_FEATURES"] = "0";
    WD_START_DEVICE(options);
    TryView(ViewInfo(MakeBound(VK_IMAGE_USAGE_SAMPLED_BIT)));
    ExpectOnly("VkImageViewCreateInfo-None-02273", "the features of the format are without any");
}

class ShadingRateViewTest : public ViewUsageTest {
  protected:
    // TryRateView makes a view of shading rates in one or several layers, with features of formats.
    void TryRateView(VkFormatFeatureFlags formats, uint32_t layers, uint32_t base = 0) {
        auto features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
        features.attachmentFragmentShadingRate = VK_TRUE;
        Options options = NullOptions(&features);
        options.device_extensions = {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME};
        options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(formats);
        WD_START_DEVICE(options);
        VkImageCreateInfo image = Info(VK_FORMAT_R8_UINT);
        image.usage = VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;
        image.arrayLayers = 2;
        VkImageViewCreateInfo info = ViewInfo(TryImage(image), VK_FORMAT_R8_UINT);
        BindImage(info.image);
        info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
        info.subresourceRange.baseArrayLayer = base;
        info.subresourceRange.layerCount = layers;
        TryView(info);
    }
};

constexpr VkFormatFeatureFlags kRates = VK_FORMAT_FEATURE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;

TEST_F(ShadingRateViewTest, HasTheFeatureAndOneLayer) {
    TryRateView(kRates, 1);
    ExpectSilence();
}

TEST_F(ShadingRateViewTest, NeedsTheFeatureOfTheFormat) {
    TryRateView(VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT, 1);
    ExpectOnly("VkImageViewCreateInfo-usage-04550", "the features of the format are without");
}

TEST_F(ShadingRateViewTest, HasTheLastLayer) {
    TryRateView(kRates, VK_REMAINING_ARRAY_LAYERS, 1);
    ExpectSilence();
}

TEST_F(ShadingRateViewTest, HasNotAllLayers) {
    TryRateView(kRates, VK_REMAINING_ARRAY_LAYERS);
    ExpectOnly("VkImageViewCreateInfo-usage-04551", "the number of array layers of the view is 2");
}

TEST_F(ShadingRateViewTest, HasNotSeveralLayers) {
    TryRateView(kRates, 2);
    ExpectOnly("VkImageViewCreateInfo-usage-04551", "the number of array layers of the view is 2");
}

} // namespace
