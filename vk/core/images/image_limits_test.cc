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

// The driver supports no image from the second query on.
class ImageQueriesOnceTest : public ImageLimitsTest {
  protected:
    void StartOnce() {
        Options options = NullOptions();
        options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
        options.environment["WD_NULL_MOST_IMAGE_QUERIES"] = "1";
        WD_START_DEVICE(options);
        TryImage(Info());
        ExpectSilence();
    }
    // ExpectKnown expects that the driver is not asked about an image, ExpectAsked that it is.
    void ExpectKnown(const VkImageCreateInfo &info) {
        TryImage(info);
        ExpectSilence();
    }
    void ExpectAsked(const VkImageCreateInfo &info) {
        TryImage(info);
        ExpectOnly("VkImageCreateInfo-imageCreateMaxMipLevels-02251", "the driver does not support");
        TryImage(Info());
        ExpectSilence();
    }
};

TEST_F(ImageQueriesOnceTest, OtherSizesAreKnown) {
    StartOnce();
    VkImageCreateInfo info = Info();
    info.extent = {128, 32, 1};
    info.mipLevels = 2;
    info.arrayLayers = 3;
    ExpectKnown(info);
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    ExpectKnown(Info(kRgba, &list)); // Without formats it is as none.
}

TEST_F(ImageQueriesOnceTest, DevicesOfAPhysicalDeviceShareAnswers) {
    StartOnce();
    const float priority = 1.0f;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto create_info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    create_info.queueCreateInfoCount = 1;
    create_info.pQueueCreateInfos = &queue;
    VkDevice other = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDevice(physical_device(), &create_info, nullptr, &other), VK_SUCCESS);
    VkImage image = VK_NULL_HANDLE;
    const VkImageCreateInfo info = Info();
    EXPECT_EQ(vkCreateImage(other, &info, nullptr, &image), VK_SUCCESS);
    vkDestroyImage(other, image, nullptr);
    vkDestroyDevice(other, nullptr);
    ExpectSilence();
}

TEST_F(ImageQueriesOnceTest, OtherMembersAreAskedFor) {
    StartOnce();
    ExpectAsked(Info(VK_FORMAT_R8G8B8A8_SRGB));
    VkImageCreateInfo info = Info();
    info.imageType = VK_IMAGE_TYPE_3D;
    ExpectAsked(info);
    info = Info();
    info.tiling = VK_IMAGE_TILING_LINEAR;
    ExpectAsked(info);
    info = Info();
    info.usage |= VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    ExpectAsked(info);
    info = Info();
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    ExpectAsked(info);
}

TEST_F(ImageQueriesOnceTest, OtherChainsAreAskedFor) {
    StartOnce();
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_SAMPLED_BIT;
    ExpectAsked(Info(kRgba, &stencil));
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    ExpectAsked(Info(kRgba, &external));
    // More formats than any list that is usual.
    const std::vector<VkFormat> formats(9, kRgba);
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = static_cast<uint32_t>(formats.size());
    list.pViewFormats = formats.data();
    VkImageCreateInfo info = Info(kRgba, &list);
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    ExpectAsked(info);
}

TEST_F(ImageQueriesOnceTest, ModifiersAreAskedFor) {
    StartOnce();
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    VkImageCreateInfo info = Info(kRgba, &list);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    TryImage(info);
    ExpectOnly("VkImageDrmFormatModifierListCreateInfoEXT-pDrmFormatModifiers-02263",
               "the driver does not support this image with the modifier");
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

TEST_F(ImageLimitsTest, MipLevelsAreSupported) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.extent = {16384, 1, 1};
    info.mipLevels = 15;
    TryImage(info);
    ExpectSilence();
    info.extent.width = 32768; // Has a mipmap chain of 16 levels.
    info.mipLevels = 16;
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-extent-02252", "extent.width is 32768");
    ExpectOnly("VkImageCreateInfo-mipLevels-02255", "mipLevels is 16, maxMipLevels of images of this format");
}

TEST_F(ImageLimitsTest, StencilInputAttachmentsFitInFramebuffers) {
    WD_START_IMAGES();
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, &stencil);
    info.extent = {16384, 1, 1};
    TryImage(info);
    ExpectSilence();
    info.extent = {16385, 1, 1};
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-extent-02252", "");
    ExpectOnly("VkImageCreateInfo-Format-02536", "extent.width is 16385, maxFramebufferWidth is 16384");
    info.extent = {1, 16385, 1};
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-extent-02253", "");
    ExpectOnly("VkImageCreateInfo-format-02537", "extent.height is 16385, maxFramebufferHeight is 16384");
    stencil.stencilUsage = VK_IMAGE_USAGE_SAMPLED_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-extent-02253", "");
}

TEST_F(ImageLimitsTest, ModifiersAreSupported) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    options.environment["WD_NULL_UNSUPPORTED_FORMAT"] = std::to_string(VK_FORMAT_R8G8B8_UNORM);
    WD_START_DEVICE(options);
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    const VkSubresourceLayout plane = {0, 0, 256, 0, 0};
    auto only = Make<VkImageDrmFormatModifierExplicitCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT);
    only.drmFormatModifierPlaneCount = 1;
    only.pPlaneLayouts = &plane;
    const auto try_image = [this](VkFormat format, const void *next) {
        VkImageCreateInfo info = Info(format, next);
        info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
        TryImage(info);
    };
    try_image(kRgba, &list);
    try_image(kRgba, &only);
    ExpectSilence();
    try_image(VK_FORMAT_R8G8B8_UNORM, &list);
    ExpectOnly("VkImageDrmFormatModifierListCreateInfoEXT-pDrmFormatModifiers-02263",
               "pDrmFormatModifiers[0] is 0, the driver does not support this image with the modifier");
    try_image(VK_FORMAT_R8G8B8_UNORM, &only);
    ExpectOnly("VkImageDrmFormatModifierExplicitCreateInfoEXT-drmFormatModifier-02264",
               "drmFormatModifier is 0");
}

#ifdef VK_VERSION_1_4
class HostTransferTest : public ImageLimitsTest {
  protected:
    void TryHostImage(VkFormatFeatureFlags2 formats) {
        auto features = Make<VkPhysicalDeviceHostImageCopyFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_IMAGE_COPY_FEATURES);
        features.hostImageCopy = VK_TRUE;
        Options options = NullOptions(&features);
        options.device_extensions = {VK_EXT_HOST_IMAGE_COPY_EXTENSION_NAME};
        options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(formats);
        WD_START_DEVICE(options);
        VkImageCreateInfo info = Info();
        info.usage |= VK_IMAGE_USAGE_HOST_TRANSFER_BIT;
        TryImage(info);
    }
};

TEST_F(HostTransferTest, IsAFeatureOfTheFormat) {
    TryHostImage(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT | VK_FORMAT_FEATURE_2_HOST_IMAGE_TRANSFER_BIT);
    ExpectSilence();
}

TEST_F(HostTransferTest, NeedsTheFeature) {
    TryHostImage(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT);
    ExpectOnly("VkImageCreateInfo-imageCreateFormatFeatures-09048",
               "whose features with VK_IMAGE_TILING_OPTIMAL do not have");
}
#endif

} // namespace
