// Images that the driver does not support, or that are larger than it supports.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ImageLimitsTest : public ImagesTest {};

TEST_F(ImageLimitsTest, FormatsAreSupportedByTheDriver) {
    Options options = NullOptions();
    options.environment["WD_NULL_UNSUPPORTED_FORMAT"] = std::to_string(VK_FORMAT_R8G8B8_UNORM);
    WD_START_DEVICE(options);
    TryImage(Info());
    ExpectSilence();
    TryImage(Info(VK_FORMAT_R8G8B8_UNORM));
    ExpectOnly("VkImageCreateInfo-imageCreateMaxMipLevels-02251",
               "pCreateInfo->format is VK_FORMAT_R8G8B8_UNORM, imageType is VK_IMAGE_TYPE_2D");
    TryImage(Info(VK_FORMAT_R8G8B8_UNORM));
    ExpectOnly("VkImageCreateInfo-imageCreateMaxMipLevels-02251", "the driver does not support such images");
}

TEST_F(ImageLimitsTest, MissingFeaturesAreNamed) {
    Options options = NullOptions();
    options.environment["WD_NULL_UNSUPPORTED_FORMAT"] = std::to_string(VK_FORMAT_R8G8B8_UNORM);
    options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(VK_FORMAT_FEATURE_TRANSFER_DST_BIT);
    WD_START_DEVICE(options);
    TryImage(Info(VK_FORMAT_R8G8B8_UNORM));
    ExpectOnly("VkImageCreateInfo-imageCreateMaxMipLevels-02251",
               "VK_IMAGE_USAGE_SAMPLED_BIT needs VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT, which the format");
}

TEST_F(ImageLimitsTest, ImagesAreNotLargerThanTheDriverSupports) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.extent = {16384, 1, 1};
    TryImage(info);
    ExpectSilence();
    info.extent.width = 16385;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-extent-02252", "extent.width is 16385, maxExtent.width of images of this "
                                                 "format, type, tiling, usage and flags is 16384");
    info.extent = {1, 16385, 1};
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-extent-02253", "extent.height is 16385");
    info.extent = {1, 1, 2049};
    info.imageType = VK_IMAGE_TYPE_3D;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-extent-02254", "maxExtent.depth of images of this format");
    info = Info();
    info.arrayLayers = 2048;
    TryImage(info);
    ExpectSilence();
    info.arrayLayers = 2049;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-arrayLayers-02256", "pCreateInfo->arrayLayers is 2049");
}

TEST_F(ImageLimitsTest, SamplesAreSupported) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.samples = VK_SAMPLE_COUNT_8_BIT;
    TryImage(info);
    ExpectSilence();
    info.samples = VK_SAMPLE_COUNT_16_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-samples-02258", "pCreateInfo->samples is VK_SAMPLE_COUNT_16_BIT");
}

TEST_F(ImageLimitsTest, ExternalHandleTypesAreCompatible) {
    WD_START_IMAGES();
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    TryImage(Info(kRgba, &external));
    ExpectSilence();
    external.handleTypes |= VK_EXTERNAL_MEMORY_HANDLE_TYPE_D3D12_HEAP_BIT;
    TryImage(Info(kRgba, &external));
    ExpectOnly("VkImageCreateInfo-pNext-00990", "but with VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT only "
                                                "VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD");
}

} // namespace
