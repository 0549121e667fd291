// Queries about formats, the requirements of images, and their modifiers.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ImageQueriesTest : public ImagesTest {
  protected:
    // TryRequirements asks for the requirements of an image, or of a plane of one.
    void TryRequirements(VkImage image, VkImageAspectFlags plane = 0) {
        auto of_plane =
            Make<VkImagePlaneMemoryRequirementsInfo>(VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO);
        of_plane.planeAspect = static_cast<VkImageAspectFlagBits>(plane);
        auto info = Make<VkImageMemoryRequirementsInfo2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2);
        info.pNext = plane ? &of_plane : nullptr;
        info.image = image;
        auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
        vkGetImageMemoryRequirements2(device(), &info, &requirements);
    }
    VkImage MakePlanes(VkImageCreateFlags flags) {
        VkImageCreateInfo info = Info(kPlanes);
        info.flags = flags;
        return TryImage(info);
    }
};

TEST_F(ImageQueriesTest, DisjointImagesHaveRequirementsOfPlanes) {
    WD_START_IMAGES();
    const VkImage disjoint = MakePlanes(VK_IMAGE_CREATE_DISJOINT_BIT), joint = MakePlanes(0);
    TryRequirements(disjoint, VK_IMAGE_ASPECT_PLANE_1_BIT);
    TryRequirements(joint);
    ExpectSilence();
    TryRequirements(disjoint);
    ExpectOnly("VkImageMemoryRequirementsInfo2-image-01589",
               "which was created with VK_IMAGE_CREATE_DISJOINT_BIT, the pNext chain has no "
               "VkImagePlaneMemoryRequirementsInfo");
    TryRequirements(joint, VK_IMAGE_ASPECT_PLANE_1_BIT);
    ExpectOnly("VkImageMemoryRequirementsInfo2-image-01590", "created without VK_IMAGE_CREATE_DISJOINT_BIT");
    TryRequirements(disjoint, VK_IMAGE_ASPECT_PLANE_2_BIT);
    ExpectOnly("VkImagePlaneMemoryRequirementsInfo-planeAspect-02281",
               "planeAspect is VK_IMAGE_ASPECT_PLANE_2_BIT");
}

TEST_F(ImageQueriesTest, RequirementsOfInfosAreOfPlanes) {
    WD_START_IMAGES();
    VkImageCreateInfo image = Info(kPlanes);
    auto info = Make<VkDeviceImageMemoryRequirements>(VK_STRUCTURE_TYPE_DEVICE_IMAGE_MEMORY_REQUIREMENTS);
    info.pCreateInfo = &image;
    auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
    vkGetDeviceImageMemoryRequirements(device(), &info, &requirements);
    ExpectSilence();
    image.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    vkGetDeviceImageMemoryRequirements(device(), &info, &requirements);
    ExpectOnly("VkDeviceImageMemoryRequirements-pCreateInfo-06417", "pInfo->planeAspect is 0");
    info.planeAspect = VK_IMAGE_ASPECT_PLANE_1_BIT;
    vkGetDeviceImageMemoryRequirements(device(), &info, &requirements);
    ExpectSilence();
    info.planeAspect = VK_IMAGE_ASPECT_PLANE_2_BIT;
    vkGetDeviceImageMemoryRequirements(device(), &info, &requirements);
    ExpectOnly("VkDeviceImageMemoryRequirements-pCreateInfo-06419",
               "planeAspect is VK_IMAGE_ASPECT_PLANE_2_BIT");
}

TEST_F(ImageQueriesTest, ModifiersAreOfImagesThatHaveOne) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto get =
        DeviceProc<PFN_vkGetImageDrmFormatModifierPropertiesEXT>("vkGetImageDrmFormatModifierPropertiesEXT");
    auto properties = Make<VkImageDrmFormatModifierPropertiesEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_PROPERTIES_EXT);
    get(device(), TryImage(Info()), &properties);
    ExpectOnly("vkGetImageDrmFormatModifierPropertiesEXT-image-02272",
               "the tiling of image is VK_IMAGE_TILING_OPTIMAL");
}

TEST_F(ImageQueriesTest, ModifiersAreAskedForWithTheirTiling) {
    WD_START_IMAGES();
    auto modifier = Make<VkPhysicalDeviceImageDrmFormatModifierInfoEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT);
    auto info = Make<VkPhysicalDeviceImageFormatInfo2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2);
    info.pNext = &modifier;
    info.format = kRgba;
    info.type = VK_IMAGE_TYPE_2D;
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    auto properties = Make<VkImageFormatProperties2>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2);
    vkGetPhysicalDeviceImageFormatProperties2(physical_device(), &info, &properties);
    ExpectSilence();
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    vkGetPhysicalDeviceImageFormatProperties2(physical_device(), &info, &properties);
    ExpectOnly("VkPhysicalDeviceImageFormatInfo2-tiling-02313", "has no VkImageFormatListCreateInfo");
    info.flags = 0;
    info.tiling = VK_IMAGE_TILING_OPTIMAL;
    vkGetPhysicalDeviceImageFormatProperties2(physical_device(), &info, &properties);
    ExpectOnly("VkPhysicalDeviceImageFormatInfo2-tiling-02249", "tiling is VK_IMAGE_TILING_OPTIMAL");
}

TEST_F(ImageQueriesTest, ModifiersAreSharedByFamiliesOfTheDevice) {
    WD_START_IMAGES();
    uint32_t num_families = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &num_families, nullptr);
    const uint32_t families[] = {0, 1}, equal[] = {1, 1}, missing[] = {0, num_families};
    auto modifier = Make<VkPhysicalDeviceImageDrmFormatModifierInfoEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT);
    modifier.queueFamilyIndexCount = 2;
    auto info = Make<VkPhysicalDeviceImageFormatInfo2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2);
    info.pNext = &modifier;
    info.format = kRgba;
    info.type = VK_IMAGE_TYPE_2D;
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    const auto ask = [&](VkSharingMode mode, const uint32_t *indices) {
        auto properties = Make<VkImageFormatProperties2>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2);
        modifier.sharingMode = mode;
        modifier.pQueueFamilyIndices = indices;
        vkGetPhysicalDeviceImageFormatProperties2(physical_device(), &info, &properties);
    };
    ask(VK_SHARING_MODE_CONCURRENT, families);
    ask(VK_SHARING_MODE_EXCLUSIVE, equal);
    ExpectSilence();
    ask(VK_SHARING_MODE_CONCURRENT, equal);
    ExpectOnly("VkPhysicalDeviceImageDrmFormatModifierInfoEXT-sharingMode-02316",
               "pQueueFamilyIndices[1] is 1, as pQueueFamilyIndices[0] is");
    ask(VK_SHARING_MODE_CONCURRENT, missing);
    ExpectOnly("VkPhysicalDeviceImageDrmFormatModifierInfoEXT-sharingMode-02316", "the physical device has");
}

TEST_F(ImageQueriesTest, SparseImagesHaveSupportedSamples) {
    WD_START_IMAGES();
    uint32_t count = 0;
    const auto ask = [&](VkSampleCountFlagBits samples) {
        vkGetPhysicalDeviceSparseImageFormatProperties(physical_device(), kRgba, VK_IMAGE_TYPE_2D, samples,
                                                       VK_IMAGE_USAGE_SAMPLED_BIT, VK_IMAGE_TILING_OPTIMAL,
                                                       &count, nullptr);
    };
    ask(VK_SAMPLE_COUNT_8_BIT);
    ExpectSilence();
    ask(VK_SAMPLE_COUNT_16_BIT);
    ExpectOnly("vkGetPhysicalDeviceSparseImageFormatProperties-samples-01094",
               "samples is VK_SAMPLE_COUNT_16_BIT");
    auto info = Make<VkPhysicalDeviceSparseImageFormatInfo2>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SPARSE_IMAGE_FORMAT_INFO_2);
    info.format = kRgba;
    info.type = VK_IMAGE_TYPE_2D;
    info.samples = VK_SAMPLE_COUNT_16_BIT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    vkGetPhysicalDeviceSparseImageFormatProperties2(physical_device(), &info, &count, nullptr);
    ExpectOnly("VkPhysicalDeviceSparseImageFormatInfo2-samples-01095", "samples is VK_SAMPLE_COUNT_16_BIT");
}

TEST_F(ImageQueriesTest, MemoryPlanesOfModifiersHaveRequirements) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    VkImageCreateInfo info = Info(kPlanes, &list);
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    const VkImage image = TryImage(info);
    TryRequirements(image, VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT);
    ExpectSilence();
    TryRequirements(image, VK_IMAGE_ASPECT_PLANE_0_BIT);
    ExpectOnly("VkImagePlaneMemoryRequirementsInfo-planeAspect-02282",
               "planeAspect is VK_IMAGE_ASPECT_PLANE_0_BIT, the tiling of image is");
    auto described =
        Make<VkDeviceImageMemoryRequirements>(VK_STRUCTURE_TYPE_DEVICE_IMAGE_MEMORY_REQUIREMENTS);
    auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
    described.pCreateInfo = &info;
    described.planeAspect = VK_IMAGE_ASPECT_MEMORY_PLANE_1_BIT_EXT;
    TryRequirements(image);
    ExpectOnly("VkImageMemoryRequirementsInfo2-image-02279",
               "the pNext chain has no VkImagePlaneMemoryRequirementsInfo");
    vkGetDeviceImageMemoryRequirements(device(), &described, &requirements);
    if (VK_HEADER_VERSION >= 363) { // The statement, newer than 1.4.309, allows no plane of modifiers.
        ExpectOnly("VkDeviceImageMemoryRequirements-pCreateInfo-12489",
                   "tiling is VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        return;
    }
    ExpectSilence();
    described.planeAspect = VK_IMAGE_ASPECT_PLANE_1_BIT;
    vkGetDeviceImageMemoryRequirements(device(), &described, &requirements);
    ExpectOnly("VkDeviceImageMemoryRequirements-pCreateInfo-06420",
               "planeAspect is VK_IMAGE_ASPECT_PLANE_1_BIT");
}

TEST_F(ImageQueriesTest, SinglePlanesHaveNoRequirementsOfPlanes) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT | VK_IMAGE_CREATE_ALIAS_BIT;
    const VkImage image = TryImage(info);
    TryRequirements(image);
    ExpectSilence();
    TryRequirements(image, VK_IMAGE_ASPECT_PLANE_0_BIT);
    ExpectOnly("VkImageMemoryRequirementsInfo2-image-02280", "VkImagePlaneMemoryRequirementsInfo");
}

// The rules of create infos apply where nothing is created.
TEST_F(ImageQueriesTest, CreateInfosOfQueriesAreValid) {
    WD_START_IMAGES();
    VkImageCreateInfo image = Info();
    auto info = Make<VkDeviceImageMemoryRequirements>(VK_STRUCTURE_TYPE_DEVICE_IMAGE_MEMORY_REQUIREMENTS);
    info.pCreateInfo = &image;
    auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
    const auto ask = [&] { vkGetDeviceImageMemoryRequirements(device(), &info, &requirements); };
    image.mipLevels = 7;
    ask();
    ExpectSilence();
    image.mipLevels = 8;
    ask();
    ExpectOnly("VkImageCreateInfo-mipLevels-00958",
               "vkGetDeviceImageMemoryRequirements: pInfo->pCreateInfo->mipLevels is 8");
    uint32_t count = 0;
    vkGetDeviceImageSparseMemoryRequirements(device(), &info, &count, nullptr);
    ExpectOnly("VkImageCreateInfo-mipLevels-00958", "pInfo->pCreateInfo->mipLevels is 8");
    image.mipLevels = 1;
    image.extent = {16385, 1, 1};
    ask();
    ExpectOnly("VkImageCreateInfo-extent-02252", "pInfo->pCreateInfo->extent.width is 16385");
    image.extent.width = 64;
    image.sharingMode = VK_SHARING_MODE_CONCURRENT;
    image.queueFamilyIndexCount = 2;
    ask();
    ExpectOnly("VkImageCreateInfo-sharingMode-00941", "pInfo->pCreateInfo->pQueueFamilyIndices is NULL");
}

TEST_F(ImageQueriesTest, CreateInfosOfQueriesAboutBuffersAreValid) {
    WD_START_IMAGES();
    auto buffer = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    buffer.size = 256;
    buffer.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    buffer.queueFamilyIndexCount = 2;
    auto info = Make<VkDeviceBufferMemoryRequirements>(VK_STRUCTURE_TYPE_DEVICE_BUFFER_MEMORY_REQUIREMENTS);
    info.pCreateInfo = &buffer;
    auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
    vkGetDeviceBufferMemoryRequirements(device(), &info, &requirements);
    ExpectSilence();
    buffer.sharingMode = VK_SHARING_MODE_CONCURRENT;
    vkGetDeviceBufferMemoryRequirements(device(), &info, &requirements);
    ExpectOnly("VkBufferCreateInfo-sharingMode-00913", "pInfo->pCreateInfo->pQueueFamilyIndices is NULL");
}

TEST_F(ImageQueriesTest, ModifiersAreNotAskedForWithTheFirstCommand) {
    WD_START_IMAGES();
    VkImageFormatProperties properties;
    const auto ask = [&](VkImageTiling tiling) {
        vkGetPhysicalDeviceImageFormatProperties(physical_device(), kRgba, VK_IMAGE_TYPE_2D, tiling,
                                                 VK_IMAGE_USAGE_SAMPLED_BIT, 0, &properties);
    };
    ask(VK_IMAGE_TILING_OPTIMAL);
    ExpectSilence();
    ask(VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT);
    ExpectOnly("vkGetPhysicalDeviceImageFormatProperties-tiling-02248",
               "tiling is VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
}

} // namespace
