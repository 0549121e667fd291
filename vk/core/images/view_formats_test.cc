// Views whose format does not fit that of the image.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ViewFormatsTest : public ImagesTest {
  protected:
    VkImage MakeBound(VkFormat format, VkImageCreateFlags flags = 0, const void *next = nullptr,
                      uint32_t layers = 1) {
        VkImageCreateInfo info = Info(format, next);
        info.flags = flags;
        info.arrayLayers = layers;
        info.mipLevels = format == kPlanes ? 1 : 3;
        const VkImage image = TryImage(info);
        BindImage(image);
        return image;
    }
    VkSamplerYcbcrConversion MakeConversion(VkFormat format) {
        auto info =
            Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
        info.format = format;
        info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_709;
        VkSamplerYcbcrConversion conversion = VK_NULL_HANDLE;
        Check(vkCreateSamplerYcbcrConversion(device(), &info, nullptr, &conversion),
              "vkCreateSamplerYcbcrConversion");
        Defer([this, conversion] { vkDestroySamplerYcbcrConversion(device(), conversion, nullptr); });
        return conversion;
    }
    // StartWithConversions enables conversions.
    void StartWithConversions() {
        static VkPhysicalDeviceSamplerYcbcrConversionFeatures features;
        features = Make<VkPhysicalDeviceSamplerYcbcrConversionFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES);
        features.samplerYcbcrConversion = VK_TRUE;
        Start(NullOptions(&features));
    }
};

TEST_F(ViewFormatsTest, HaveTheFormatOfTheImage) {
    WD_START_IMAGES();
    const VkImage image = MakeBound(kRgba);
    TryView(ViewInfo(image));
    ExpectSilence();
    TryView(ViewInfo(image, VK_FORMAT_R8G8B8A8_SRGB));
    ExpectOnly(
        "VkImageViewCreateInfo-image-01762",
        "pCreateInfo->format is VK_FORMAT_R8G8B8A8_SRGB, the format of image is VK_FORMAT_R8G8B8A8_UNORM, "
        "which was created without VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT");
    TryView(ViewInfo(MakeBound(kRgba, VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT), VK_FORMAT_R8G8B8A8_SRGB));
    ExpectSilence();
}

TEST_F(ViewFormatsTest, AreOfOneCompatibilityClass) {
    WD_START_IMAGES();
    const VkImage image = MakeBound(kRgba, VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT);
    TryView(ViewInfo(image, VK_FORMAT_R32_SFLOAT));
    ExpectSilence();
    TryView(ViewInfo(image, VK_FORMAT_R16_SFLOAT));
    ExpectOnly("VkImageViewCreateInfo-image-01761", "pCreateInfo->format is VK_FORMAT_R16_SFLOAT");
}

TEST_F(ViewFormatsTest, AreInTheListOfTheImage) {
    WD_START_IMAGES();
    const VkFormat formats[] = {kRgba, VK_FORMAT_R8G8B8A8_SRGB};
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 2;
    list.pViewFormats = formats;
    const VkImage image = MakeBound(kRgba, VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT, &list);
    TryView(ViewInfo(image, VK_FORMAT_R8G8B8A8_SRGB));
    ExpectSilence();
    TryView(ViewInfo(image, VK_FORMAT_R32_UINT));
    ExpectOnly("VkImageViewCreateInfo-pNext-01585",
               "created with a VkImageFormatListCreateInfo without format");
}

TEST_F(ViewFormatsTest, BlocksAreViewedAsTexelsOfTheirSize) {
    WD_START_IMAGES();
    const VkImage image = MakeBound(
        VK_FORMAT_BC1_RGB_UNORM_BLOCK,
        VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT, nullptr, 2);
    VkImageViewCreateInfo info = ViewInfo(image, VK_FORMAT_R32G32_UINT);
    TryView(info);
    ExpectSilence();
    info.format = VK_FORMAT_R32_UINT;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-01583", "pCreateInfo->format is VK_FORMAT_R32_UINT");
    info.format = VK_FORMAT_R32G32_UINT;
    info.subresourceRange.levelCount = VK_REMAINING_MIP_LEVELS;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-07072", "several mip levels");
    info.subresourceRange.baseMipLevel = 2;
    TryView(info);
    ExpectSilence();
    info.format = VK_FORMAT_BC1_RGB_SRGB_BLOCK;
    info.subresourceRange.baseMipLevel = 0;
    TryView(info);
    ExpectSilence();
}

TEST_F(ViewFormatsTest, OfPlanesAreCompatibleWithThePlane) {
    StartWithConversions();
    if (IsSkipped()) {
        return;
    }
    const VkImage image = MakeBound(kPlanes, VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT);
    TryView(ViewInfo(image, VK_FORMAT_R8_UNORM, VK_IMAGE_ASPECT_PLANE_0_BIT));
    TryView(ViewInfo(image, VK_FORMAT_R8G8_UNORM, VK_IMAGE_ASPECT_PLANE_1_BIT));
    ExpectSilence();
    TryView(ViewInfo(image, VK_FORMAT_R8_UNORM, VK_IMAGE_ASPECT_PLANE_1_BIT));
    ExpectOnly("VkImageViewCreateInfo-image-01586", "whose plane 1 is compatible with VK_FORMAT_R8G8_UNORM");
    TryView(ViewInfo(image, VK_FORMAT_R8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT));
    ExpectOnly("VkImageViewCreateInfo-image-01762", "aspectMask is VK_IMAGE_ASPECT_COLOR_BIT");
}

TEST_F(ViewFormatsTest, WithChromaAreSampledWithAConversion) {
    StartWithConversions();
    if (IsSkipped()) {
        return;
    }
    const VkImage image = MakeBound(kPlanes);
    auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    conversion.conversion = MakeConversion(kPlanes);
    VkImageViewCreateInfo info = ViewInfo(image, kPlanes);
    info.pNext = &conversion;
    TryView(info);
    ExpectSilence();
    info.components.r = VK_COMPONENT_SWIZZLE_G;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-pNext-01970", "pCreateInfo->components is not the identity");
    info.components.r = VK_COMPONENT_SWIZZLE_R;
    conversion.conversion = MakeConversion(VK_FORMAT_G8_B8_R8_3PLANE_420_UNORM);
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-pNext-06658",
               "the format of conversion is VK_FORMAT_G8_B8_R8_3PLANE_420_UNORM");
    info.pNext = nullptr;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-format-06415", "which is sampled with a Y'CbCr conversion");
}

TEST_F(ViewFormatsTest, OfBlocksHaveOneLayer) {
    WD_START_IMAGES();
    const VkImage image = MakeBound(
        VK_FORMAT_BC1_RGB_UNORM_BLOCK,
        VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT, nullptr, 2);
    VkImageViewCreateInfo info = ViewInfo(image, VK_FORMAT_R32G32_UINT);
    info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    TryView(info);
    ExpectSilence();
    info.subresourceRange.layerCount = 2;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-09487", "several array layers");
    info.format = VK_FORMAT_BC1_RGB_SRGB_BLOCK;
    TryView(info);
    ExpectSilence();
}

TEST_F(ViewFormatsTest, WithChromaAreOfEvenSizes) {
    StartWithConversions();
    if (IsSkipped()) {
        return;
    }
    const auto try_view = [this](VkFormat format, VkExtent3D extent) {
        VkImageCreateInfo image = Info(format);
        image.extent = extent;
        auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
        conversion.conversion = MakeConversion(format);
        VkImageViewCreateInfo info = ViewInfo(TryImage(image), format);
        BindImage(info.image);
        info.pNext = &conversion;
        ClearMessages(); // The image has a rule of its own.
        TryView(info);
    };
    const VkFormat rows = VK_FORMAT_G8_B8R8_2PLANE_422_UNORM;
    try_view(kPlanes, {64, 64, 1});
    try_view(rows, {64, 63, 1});
    ExpectSilence();
    try_view(kPlanes, {63, 64, 1});
    ExpectOnly("VkImageViewCreateInfo-format-04714", "the width of image is 63");
    try_view(rows, {63, 64, 1});
    ExpectOnly("VkImageViewCreateInfo-format-04714", "the width of image is 63");
    try_view(kPlanes, {64, 63, 1});
    ExpectOnly("VkImageViewCreateInfo-format-04715", "the height of image is 63");
}

TEST_F(ViewFormatsTest, DecodeModesAreOfAstcFormats) {
    auto features = Make<VkPhysicalDeviceASTCDecodeFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ASTC_DECODE_FEATURES_EXT);
    Options options = NullOptions(&features);
    options.features.textureCompressionASTC_LDR = VK_TRUE;
    options.device_extensions.push_back(VK_EXT_ASTC_DECODE_MODE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    auto mode = Make<VkImageViewASTCDecodeModeEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_ASTC_DECODE_MODE_EXT);
    mode.decodeMode = VK_FORMAT_R8G8B8A8_UNORM;
    VkImageCreateInfo image =
        PlainImage(VK_FORMAT_ASTC_4x4_UNORM_BLOCK, {16, 16}, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkImage astc = TryImage(image);
    image.format = VK_FORMAT_R8G8B8A8_UNORM;
    const VkImage plain = TryImage(image);
    BindImage(astc);
    BindImage(plain);
    VkImageViewCreateInfo view = ViewInfo(astc, VK_FORMAT_ASTC_4x4_UNORM_BLOCK);
    view.pNext = &mode;
    TryView(view);
    view = ViewInfo(plain, VK_FORMAT_R8G8B8A8_UNORM);
    TryView(view);
    ExpectSilence();
    view.pNext = &mode;
    TryView(view);
    ExpectOnly("VkImageViewASTCDecodeModeEXT-format-04084", "format is VK_FORMAT_R8G8B8A8_UNORM");
}

} // namespace
