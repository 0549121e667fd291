// Images, views and conversions of Android: external formats, and memory of hardware buffers.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class AndroidImagesTest : public ImagesTest {
  protected:
    // ExternalInfo is an image whose format is external.
    static VkImageCreateInfo ExternalInfo(const ExternalFormat *format) {
        return Info(VK_FORMAT_UNDEFINED, format);
    }
    // AndroidOptions is NullOptions without the checks of parameters, which know handle types and structs of Android on
    // Android only.
    static Options AndroidOptions(const void *next) {
        Options options = NullOptions(next);
        options.settings["validate_parameters"] = "false";
        return options;
    }
    // StartConversions enables conversions.
    void StartConversions() {
        static VkPhysicalDeviceSamplerYcbcrConversionFeatures features;
        features = Make<VkPhysicalDeviceSamplerYcbcrConversionFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES);
        features.samplerYcbcrConversion = VK_TRUE;
        Start(AndroidOptions(&features));
    }
    VkSamplerYcbcrConversion TryConversion(VkFormat format, const void *next) {
        auto info =
            Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
        info.pNext = next;
        info.format = format;
        info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_709;
        VkSamplerYcbcrConversion conversion = VK_NULL_HANDLE;
        if (vkCreateSamplerYcbcrConversion(device(), &info, nullptr, &conversion) == VK_SUCCESS) {
            Defer([this, conversion] { vkDestroySamplerYcbcrConversion(device(), conversion, nullptr); });
        }
        return conversion;
    }
};

TEST_F(AndroidImagesTest, ExternalFormatsHaveNoOther) {
    WD_START_IMAGES();
    const ExternalFormat external, none = {VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_ANDROID, nullptr, 0};
    TryImage(ExternalInfo(&external));
    TryImage(Info(kRgba, &none));
    ExpectSilence();
    TryImage(Info(kRgba, &external));
    ExpectOnly("VkImageCreateInfo-pNext-01974", "format is VK_FORMAT_R8G8B8A8_UNORM, externalFormat");
}

TEST_F(AndroidImagesTest, ExternalFormatsAreSampledOrAttached) {
    WD_START_IMAGES();
    const ExternalFormat external;
    VkImageCreateInfo info = ExternalInfo(&external);
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                 VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    TryImage(info);
    ExpectSilence();
    info.usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-02397", "VK_IMAGE_USAGE_STORAGE_BIT");
    info = ExternalInfo(&external);
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-02396", "flags is VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT");
    info = ExternalInfo(&external);
    info.tiling = VK_IMAGE_TILING_LINEAR;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-02398", "tiling is VK_IMAGE_TILING_LINEAR");
}

TEST_F(AndroidImagesTest, HardwareBuffersAre2DWithOneOrAllLevels) {
    auto features = Make<VkPhysicalDeviceImageCompressionControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_COMPRESSION_CONTROL_FEATURES_EXT);
    features.imageCompressionControl = VK_TRUE;
    Options options = AndroidOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_COMPRESSION_CONTROL_EXTENSION_NAME};
    WD_START_DEVICE(options);
    // The driver is not asked about images with this struct: it does not support hardware buffers.
    auto control = Make<VkImageCompressionControlEXT>(VK_STRUCTURE_TYPE_IMAGE_COMPRESSION_CONTROL_EXT);
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    external.pNext = &control;
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID;
    VkImageCreateInfo info = Info(kRgba, &external);
    TryImage(info);
    info.mipLevels = 7;
    TryImage(info);
    ExpectSilence();
    info.mipLevels = 6;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-02394", "mipLevels is 6, a complete mipmap chain has 7 levels");
    info.mipLevels = 1;
    info.imageType = VK_IMAGE_TYPE_3D;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-02393", "imageType is VK_IMAGE_TYPE_3D");
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    info.mipLevels = 6;
    TryImage(info);
    ExpectSilence();
}

TEST_F(AndroidImagesTest, ConversionsOfExternalFormatsHaveNoOther) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    const ExternalFormat external;
    TryConversion(VK_FORMAT_UNDEFINED, &external);
    ExpectSilence();
    TryConversion(kPlanes, &external);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-format-01904", "the external format is not 0");
}

TEST_F(AndroidImagesTest, ViewsOfExternalFormatsHaveAConversion) {
    StartConversions();
    if (IsSkipped()) {
        return;
    }
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID;
    const ExternalFormat format = {VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_ANDROID, &external, 42};
    const VkImage image = TryImage(ExternalInfo(&format));
    vkBindImageMemory(device(), image, Allocate({65536, 256, 0xf}, 0), 0);
    auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    const ExternalFormat same;
    conversion.conversion = TryConversion(VK_FORMAT_UNDEFINED, &same);
    VkImageViewCreateInfo info = ViewInfo(image, VK_FORMAT_UNDEFINED);
    info.pNext = &conversion;
    TryView(info);
    ExpectSilence();
    info.format = kRgba;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-02399", "format is VK_FORMAT_R8G8B8A8_UNORM");
    info.format = VK_FORMAT_UNDEFINED;
    info.components.r = VK_COMPONENT_SWIZZLE_ONE;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-02401", "components is not the identity");
    info.components.r = VK_COMPONENT_SWIZZLE_R;
    conversion.conversion = TryConversion(kPlanes, nullptr);
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-02400", "that of conversion is not");
    info.pNext = nullptr;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-02400", "the format of image is external");
}

} // namespace
