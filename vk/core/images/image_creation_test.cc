// Members of VkImageCreateInfo that exclude or need each other.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ImageCreationTest : public ImagesTest {};

TEST_F(ImageCreationTest, MipmapChainsEndAtOneTexel) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.mipLevels = 7;
    TryImage(info);
    ExpectSilence();
    info.mipLevels = 8;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-mipLevels-00958",
               "mipLevels is 8, a complete mipmap chain of 64 by 64 by 1 texels has 7 levels");
    info.imageType = VK_IMAGE_TYPE_3D;
    info.extent.depth = 128;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, OneDimensionHasNoHeight) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.imageType = VK_IMAGE_TYPE_1D;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-imageType-00956", "extent.height is 64");
    info.extent.height = 1;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, SeveralSamplesAreInImagesOf2D) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    info.mipLevels = 2;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-samples-02257", "samples is VK_SAMPLE_COUNT_4_BIT, mipLevels is not 1");
    info.mipLevels = 1;
    info.tiling = VK_IMAGE_TILING_LINEAR;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-samples-02257", "tiling is VK_IMAGE_TILING_LINEAR");
    info.tiling = VK_IMAGE_TILING_OPTIMAL;
    info.arrayLayers = 6;
    TryImage(info);
    ExpectSilence();
    info.flags = VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-samples-02257", "flags has VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT");
}

TEST_F(ImageCreationTest, TransientImagesAreAttachmentsOnly) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.usage = VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                 VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT;
    TryImage(info);
    ExpectSilence();
    info.usage |= VK_IMAGE_USAGE_SAMPLED_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-usage-00963",
               "of which VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT excludes VK_IMAGE_USAGE_SAMPLED_BIT");
}

TEST_F(ImageCreationTest, BlocksAreViewedOfCompressedFormats) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info(VK_FORMAT_BC1_RGB_UNORM_BLOCK);
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT;
    TryImage(info);
    ExpectSilence();
    info.format = kRgba;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-flags-01572", "pCreateInfo->format is VK_FORMAT_R8G8B8A8_UNORM");
}

TEST_F(ImageCreationTest, PlanesAreBoundSeparatelyWhereThereAreSeveral) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info(kPlanes);
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    TryImage(info);
    ExpectSilence();
    info.format = kRgba;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-01577", "flags is VK_IMAGE_CREATE_DISJOINT_BIT");
    info.flags |= VK_IMAGE_CREATE_ALIAS_BIT;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, DisjointPlanesAreAFeatureOfTheFormat) {
    Options options = NullOptions();
    options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT);
    WD_START_DEVICE(options);
    VkImageCreateInfo info = Info(kPlanes);
    TryImage(info);
    ExpectSilence();
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-imageCreateFormatFeatures-02260", "VK_IMAGE_CREATE_DISJOINT_BIT");
}

TEST_F(ImageCreationTest, QueueFamiliesExistAndAreUnique) {
    WD_START_IMAGES();
    uint32_t families[] = {0, 1};
    VkImageCreateInfo info = Info();
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    info.queueFamilyIndexCount = 2;
    info.pQueueFamilyIndices = families;
    TryImage(info);
    ExpectSilence();
    families[1] = 0;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-sharingMode-01420",
               "pQueueFamilyIndices[1] is 0, as pQueueFamilyIndices[0] is");
    families[1] = 3;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-sharingMode-01420",
               "pQueueFamilyIndices[1] is 3, the physical device has 3 queue families");
    info.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, ImagesWithChromaPlanesHaveEvenSizes) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info(kPlanes);
    info.extent = {63, 64, 1};
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-04712", "extent.width is 63");
    info.extent = {64, 63, 1};
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-04713", "extent.height is 63");
    info.format = VK_FORMAT_G8_B8R8_2PLANE_422_UNORM;
    TryImage(info);
    ExpectSilence();
    info.extent.height = 64;
    info.mipLevels = 2;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-06410", "mipLevels is 2");
    info.mipLevels = 1;
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-06411", "samples is VK_SAMPLE_COUNT_4_BIT");
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    info.imageType = VK_IMAGE_TYPE_3D;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-06412", "imageType is VK_IMAGE_TYPE_3D");
}

TEST_F(ImageCreationTest, ViewFormatsAreCompatible) {
    WD_START_IMAGES();
    VkFormat formats[] = {VK_FORMAT_R8G8B8A8_SRGB, VK_FORMAT_R32_UINT};
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 2;
    list.pViewFormats = formats;
    VkImageCreateInfo info = Info(kRgba, &list);
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryImage(info);
    ExpectSilence();
    formats[1] = VK_FORMAT_R16_UINT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-06722", "pViewFormats[1] is VK_FORMAT_R16_UINT");
    info.format = VK_FORMAT_BC1_RGB_UNORM_BLOCK;
    formats[0] = VK_FORMAT_BC1_RGB_SRGB_BLOCK;
    formats[1] = VK_FORMAT_R16G16B16A16_UINT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-06722", "pViewFormats[1] is VK_FORMAT_R16G16B16A16_UINT");
    info.flags |= VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, ViewFormatsFitAPlane) {
    WD_START_IMAGES();
    VkFormat formats[] = {VK_FORMAT_R8_UNORM, VK_FORMAT_R8G8_UNORM, kPlanes};
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 3;
    list.pViewFormats = formats;
    VkImageCreateInfo info = Info(kPlanes, &list);
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryImage(info);
    ExpectSilence();
    formats[1] = VK_FORMAT_R8G8B8A8_UNORM;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-10062", "pViewFormats[1] is VK_FORMAT_R8G8B8A8_UNORM");
}

TEST_F(ImageCreationTest, StencilIsTransientAsAnAttachmentOnly) {
    WD_START_IMAGES();
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage =
        VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, &stencil);
    info.usage = stencil.stencilUsage;
    TryImage(info);
    ExpectSilence();
    stencil.stencilUsage |= VK_IMAGE_USAGE_SAMPLED_BIT;
    TryImage(info);
    ExpectOnly("VkImageStencilUsageCreateInfo-stencilUsage-02539", "excludes VK_IMAGE_USAGE_SAMPLED_BIT");
}

TEST_F(ImageCreationTest, SamplesOfStoredStencilAreAFeature) {
    Options options = NullOptions();
    options.features.shaderStorageImageMultisample = VK_FALSE;
    WD_START_DEVICE(options);
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_STORAGE_BIT;
    VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, &stencil);
    TryImage(info);
    ExpectSilence();
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-02538", "samples is VK_SAMPLE_COUNT_4_BIT");
}

TEST_F(ImageCreationTest, CompressionIsStatedForEachPlane) {
    auto features = Make<VkPhysicalDeviceImageCompressionControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_COMPRESSION_CONTROL_FEATURES_EXT);
    features.imageCompressionControl = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_COMPRESSION_CONTROL_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCompressionFixedRateFlagsEXT rates[2] = {VK_IMAGE_COMPRESSION_FIXED_RATE_4BPC_BIT_EXT,
                                                    VK_IMAGE_COMPRESSION_FIXED_RATE_4BPC_BIT_EXT};
    auto control = Make<VkImageCompressionControlEXT>(VK_STRUCTURE_TYPE_IMAGE_COMPRESSION_CONTROL_EXT);
    control.flags = VK_IMAGE_COMPRESSION_FIXED_RATE_EXPLICIT_EXT;
    control.compressionControlPlaneCount = 2;
    control.pFixedRateFlags = rates;
    TryImage(Info(kPlanes, &control));
    ExpectSilence();
    TryImage(Info(kRgba, &control));
    ExpectOnly("VkImageCreateInfo-pNext-06744", "VK_FORMAT_R8G8B8A8_UNORM has 1 plane");
    control.compressionControlPlaneCount = 1;
    TryImage(Info(kPlanes, &control));
    ExpectOnly("VkImageCreateInfo-pNext-06743", "compressionControlPlaneCount is 1");
}

TEST_F(ImageCreationTest, DensityMapsAreNotLargerThanFramebuffers) {
    auto features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    features.fragmentDensityMap = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo info = Info(VK_FORMAT_R8G8_UNORM);
    info.usage = VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT;
    info.extent = {16384, 1, 1};
    TryImage(info);
    ExpectSilence();
    info.extent = {16385, 1, 1};
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-fragmentDensityMapOffset-06514", "extent.width is 16385");
    ExpectMessage("VUID-VkImageCreateInfo-extent-02252", "");
    ExpectSilence();
    info.extent = {1, 16385, 1};
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-fragmentDensityMapOffset-06515", "extent.height is 16385");
    ExpectMessage("VUID-VkImageCreateInfo-extent-02253", "");
    ExpectSilence();
    info.extent = {64, 64, 1};
    info.imageType = VK_IMAGE_TYPE_3D;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-flags-02557", "imageType is VK_IMAGE_TYPE_3D");
}

TEST_F(ImageCreationTest, VideoResourcesHaveProfiles) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_VIDEO_QUEUE_EXTENSION_NAME, VK_KHR_VIDEO_DECODE_QUEUE_EXTENSION_NAME,
                                 VK_KHR_VIDEO_DECODE_H264_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto profile = Make<VkVideoProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_INFO_KHR);
    auto h264 = Make<VkVideoDecodeH264ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_DECODE_H264_PROFILE_INFO_KHR);
    h264.stdProfileIdc = STD_VIDEO_H264_PROFILE_IDC_MAIN;
    profile.pNext = &h264;
    profile.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR;
    profile.chromaSubsampling = VK_VIDEO_CHROMA_SUBSAMPLING_420_BIT_KHR;
    profile.lumaBitDepth = profile.chromaBitDepth = VK_VIDEO_COMPONENT_BIT_DEPTH_8_BIT_KHR;
    auto list = Make<VkVideoProfileListInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
    list.profileCount = 1;
    list.pProfiles = &profile;
    VkImageCreateInfo info = Info(kPlanes, &list);
    info.usage = VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR;
    TryImage(info);
    ExpectSilence();
    info.pNext = nullptr;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-usage-04815", "the pNext chain has no VkVideoProfileListInfoKHR");
    auto buffer = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    buffer.size = 256;
    buffer.usage = VK_BUFFER_USAGE_VIDEO_DECODE_SRC_BIT_KHR;
    VkBuffer made = VK_NULL_HANDLE;
    vkCreateBuffer(device(), &buffer, nullptr, &made);
    vkDestroyBuffer(device(), made, nullptr);
    ExpectOnly("VkBufferCreateInfo-usage-04813", "usage is for video decode operations");
}

TEST_F(ImageCreationTest, AFormatIsStated) {
    WD_START_IMAGES();
    TryImage(Info(VK_FORMAT_UNDEFINED));
    ExpectOnly("VkImageCreateInfo-pNext-01975", "pCreateInfo->format is VK_FORMAT_UNDEFINED");
}

TEST_F(ImageCreationTest, ExternalImagesAreCreatedInUndefinedLayout) {
    WD_START_IMAGES();
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    VkImageCreateInfo info = Info(kRgba, &external);
    info.tiling = VK_IMAGE_TILING_LINEAR;
    info.initialLayout = VK_IMAGE_LAYOUT_PREINITIALIZED;
    TryImage(info);
    ExpectSilence();
    external.handleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-01443",
               "pCreateInfo->initialLayout is VK_IMAGE_LAYOUT_PREINITIALIZED");
}

TEST_F(ImageCreationTest, ModifiersAreListedOrExplicit) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    VkImageCreateInfo info = Info(kRgba, &list);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    TryImage(info);
    ExpectSilence();
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-tiling-02353", "the pNext chain has no VkImageFormatListCreateInfo");
    info.flags = 0;
    info.pNext = nullptr;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-tiling-02261", "VkImageDrmFormatModifierListCreateInfoEXT");
}

TEST_F(ImageCreationTest, SharedImagesStateTheirFamilies) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.queueFamilyIndexCount = 2;
    TryImage(info);
    ExpectSilence();
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-sharingMode-00941", "pCreateInfo->pQueueFamilyIndices is NULL");
}

TEST_F(ImageCreationTest, SparseImagesAreNeitherProtectedNorTransient) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    WD_START_IMAGES(&features);
    VkImageCreateInfo info = Info();
    info.usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    info.flags = VK_IMAGE_CREATE_PROTECTED_BIT;
    TryImage(info);
    ExpectSilence();
    info.flags = VK_IMAGE_CREATE_PROTECTED_BIT | VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-None-01891", "flags is VK_IMAGE_CREATE_SPARSE_BINDING_BIT");
    info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    TryImage(info);
    ExpectSilence();
    info.usage |= VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-None-01925", "flags is VK_IMAGE_CREATE_SPARSE_BINDING_BIT");
}

TEST_F(ImageCreationTest, SampleLocationsAreOfDepth) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo info = Info(VK_FORMAT_D32_SFLOAT);
    info.flags = VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT;
    TryImage(info);
    ExpectSilence();
    for (const VkFormat format : {kRgba, VK_FORMAT_S8_UINT}) {
        info.format = format;
        TryImage(info);
        ExpectOnly("VkImageCreateInfo-flags-01533", "flags is VK_IMAGE_CREATE_SAMPLE_LOCATIONS");
    }
}

TEST_F(ImageCreationTest, ImagesSplitOverDevicesArePlain) {
    StartGroup(NullOptions());
    if (IsSkipped()) {
        return;
    }
    VkImageCreateInfo info = Info();
    info.flags = VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT;
    TryImage(info);
    ExpectSilence();
    const auto expect = [this](const VkImageCreateInfo &wrong, const char *text) {
        TryImage(wrong);
        ExpectOnly("VkImageCreateInfo-flags-02259", text);
    };
    VkImageCreateInfo wrong = info;
    wrong.imageType = VK_IMAGE_TYPE_3D;
    expect(wrong, "imageType is not VK_IMAGE_TYPE_2D");
    wrong = info;
    wrong.mipLevels = 2;
    expect(wrong, "mipLevels is not 1");
    wrong = info;
    wrong.arrayLayers = 2;
    expect(wrong, "arrayLayers is not 1");
    wrong = info;
    wrong.tiling = VK_IMAGE_TILING_LINEAR;
    expect(wrong, "tiling is VK_IMAGE_TILING_LINEAR");
}

TEST_F(ImageCreationTest, ImagesAreSplitOverSeveralDevices) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.flags = VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-physicalDeviceCount-01421", "the device is of one physical device");
}

TEST_F(ImageCreationTest, SizesOfPvrtc1ArePowersOfTwo) {
    Options options = NullOptions();
    options.device_extensions = {VK_IMG_FORMAT_PVRTC_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo info = Info(VK_FORMAT_PVRTC1_4BPP_UNORM_BLOCK_IMG);
    TryImage(info);
    ExpectSilence();
    info.extent = {48, 64, 1};
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-09583", "extent.width is 48");
    info.extent = {64, 48, 1};
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-format-09584", "extent.height is 48");
    info.format = VK_FORMAT_PVRTC2_4BPP_UNORM_BLOCK_IMG;
    TryImage(info);
    ExpectSilence();
}

TEST_F(ImageCreationTest, ExternalMemoryIsOfOneExtension) {
    Options options = NullOptions();
    options.instance_extensions = {VK_NV_EXTERNAL_MEMORY_CAPABILITIES_EXTENSION_NAME};
    options.device_extensions = {VK_NV_EXTERNAL_MEMORY_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto nv = Make<VkExternalMemoryImageCreateInfoNV>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO_NV);
    auto external =
        Make<VkExternalMemoryImageCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO);
    TryImage(Info(kRgba, &nv));
    TryImage(Info(kRgba, &external));
    ExpectSilence();
    external.pNext = &nv;
    TryImage(Info(kRgba, &external));
    ExpectOnly("VkImageCreateInfo-pNext-00988", "VkExternalMemoryImageCreateInfo");
}

TEST_F(ImageCreationTest, CompressionIsNotStatedWithALayout) {
    auto features = Make<VkPhysicalDeviceImageCompressionControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_COMPRESSION_CONTROL_FEATURES_EXT);
    features.imageCompressionControl = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_COMPRESSION_CONTROL_EXTENSION_NAME,
                                 VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkSubresourceLayout plane = {0, 0, 256, 0, 0};
    auto modifier = Make<VkImageDrmFormatModifierExplicitCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT);
    modifier.drmFormatModifierPlaneCount = 1;
    modifier.pPlaneLayouts = &plane;
    auto control = Make<VkImageCompressionControlEXT>(VK_STRUCTURE_TYPE_IMAGE_COMPRESSION_CONTROL_EXT);
    VkImageCreateInfo info = Info(kRgba, &modifier);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    TryImage(info);
    ExpectSilence();
    modifier.pNext = &control;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-pNext-06746", "VkImageDrmFormatModifierExplicitCreateInfoEXT");
}

#ifdef VK_KHR_video_encode_h264
TEST_F(ImageCreationTest, ResourcesToEncodeHaveProfiles) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_VIDEO_QUEUE_EXTENSION_NAME, VK_KHR_VIDEO_ENCODE_QUEUE_EXTENSION_NAME,
                                 VK_KHR_VIDEO_ENCODE_H264_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto h264 = Make<VkVideoEncodeH264ProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_ENCODE_H264_PROFILE_INFO_KHR);
    h264.stdProfileIdc = STD_VIDEO_H264_PROFILE_IDC_MAIN;
    auto profile = Make<VkVideoProfileInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_INFO_KHR);
    profile.pNext = &h264;
    profile.videoCodecOperation = VK_VIDEO_CODEC_OPERATION_ENCODE_H264_BIT_KHR;
    profile.chromaSubsampling = VK_VIDEO_CHROMA_SUBSAMPLING_420_BIT_KHR;
    profile.lumaBitDepth = profile.chromaBitDepth = VK_VIDEO_COMPONENT_BIT_DEPTH_8_BIT_KHR;
    auto list = Make<VkVideoProfileListInfoKHR>(VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
    list.profileCount = 1;
    list.pProfiles = &profile;
    VkImageCreateInfo image = Info(kPlanes, &list);
    image.usage = VK_IMAGE_USAGE_VIDEO_ENCODE_SRC_BIT_KHR;
    TryImage(image);
    ExpectSilence();
    image.pNext = nullptr;
    TryImage(image);
    ExpectOnly("VkImageCreateInfo-usage-04816", "usage is for video encode operations");
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.pNext = &list;
    info.size = 256;
    info.usage = VK_BUFFER_USAGE_VIDEO_ENCODE_DST_BIT_KHR;
    const auto try_buffer = [&] {
        VkBuffer buffer = VK_NULL_HANDLE;
        vkCreateBuffer(device(), &info, nullptr, &buffer);
        vkDestroyBuffer(device(), buffer, nullptr);
    };
    try_buffer();
    ExpectSilence();
    info.pNext = nullptr;
    try_buffer();
    ExpectOnly("VkBufferCreateInfo-usage-04814", "the pNext chain has no VkVideoProfileListInfoKHR");
}
#endif

TEST_F(ImageCreationTest, SeveralSamplesAreNotLinearByAModifier) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    uint64_t modifiers[] = {1, 2};
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 2;
    list.pDrmFormatModifiers = modifiers;
    VkImageCreateInfo info = Info(kRgba, &list);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    TryImage(info);
    ExpectSilence();
    modifiers[1] = 0;
    TryImage(info);
    ExpectOnly("VkImageCreateInfo-samples-02257", "the modifier may be DRM_FORMAT_MOD_LINEAR");
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    TryImage(info);
    ExpectSilence();
}

} // namespace
