#include "vk/capabilities/capabilities.h"

#include <gtest/gtest.h>

#include <cstring>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "vk/capabilities/capabilities_internal.h"
#include "vk/util/failing_allocator.h"

namespace {

VkPhysicalDevice Handle(uintptr_t value) {
    return reinterpret_cast<VkPhysicalDevice>(value);
}

// Driver holds the answers of the fake functions and counts the queries.
struct Driver {
    uint32_t version = VK_API_VERSION_1_3;
    std::vector<std::string> extensions;
    VkResult extensions_result = VK_SUCCESS, image_result = VK_SUCCESS;
    int num_calls = 0;
    std::set<VkStructureType> asked;
};

Driver driver;

VKAPI_ATTR void VKAPI_CALL GetProperties(VkPhysicalDevice, VkPhysicalDeviceProperties *properties) {
    driver.num_calls++;
    properties->apiVersion = driver.version;
    properties->limits.maxBoundDescriptorSets = 8;
}

VKAPI_ATTR void VKAPI_CALL GetFeatures(VkPhysicalDevice, VkPhysicalDeviceFeatures *features) {
    features->geometryShader = VK_TRUE;
}

VKAPI_ATTR void VKAPI_CALL GetFeatures2(VkPhysicalDevice, VkPhysicalDeviceFeatures2 *features) {
    GetFeatures(nullptr, &features->features);
    for (auto *s = static_cast<VkBaseOutStructure *>(features->pNext); s; s = s->pNext) {
        EXPECT_TRUE(driver.asked.insert(s->sType).second) << s->sType;
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES) {
            reinterpret_cast<VkPhysicalDeviceVulkan12Features *>(s)->runtimeDescriptorArray = VK_TRUE;
        } else if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT) {
            reinterpret_cast<VkPhysicalDeviceMeshShaderFeaturesEXT *>(s)->taskShader = VK_TRUE;
        }
    }
}

VKAPI_ATTR void VKAPI_CALL GetProperties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *properties) {
    GetProperties(device, &properties->properties);
    for (auto *s = static_cast<VkBaseOutStructure *>(properties->pNext); s; s = s->pNext) {
        EXPECT_TRUE(driver.asked.insert(s->sType).second) << s->sType;
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT) {
            reinterpret_cast<VkPhysicalDeviceMeshShaderPropertiesEXT *>(s)->maxMeshOutputVertices = 77;
        } else if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES) {
            reinterpret_cast<VkPhysicalDeviceVulkan11Properties *>(s)->subgroupSize = 16;
        }
    }
}

VKAPI_ATTR void VKAPI_CALL GetMemory(VkPhysicalDevice, VkPhysicalDeviceMemoryProperties *memory) {
    memory->memoryTypeCount = 3;
}

VKAPI_ATTR void VKAPI_CALL GetFamilies(VkPhysicalDevice, uint32_t *count, VkQueueFamilyProperties *families) {
    if (families) {
        families[0].queueFlags = VK_QUEUE_TRANSFER_BIT;
    }
    *count = 1;
}

VKAPI_ATTR VkResult VKAPI_CALL GetExtensions(VkPhysicalDevice, const char *, uint32_t *count,
                                             VkExtensionProperties *properties) {
    for (uint32_t i = 0; properties && i < *count && i < driver.extensions.size(); i++) {
        const std::string padded = driver.extensions[i] + std::string(1, '\0') + std::string(300, 'x');
        memcpy(properties[i].extensionName, padded.data(), sizeof properties[i].extensionName);
    }
    *count = static_cast<uint32_t>(driver.extensions.size());
    return driver.extensions_result;
}

class CapabilitiesTest : public ::testing::Test {
  protected:
    void SetUp() override {
        driver = Driver();
        dispatch_.GetPhysicalDeviceProperties = GetProperties;
        dispatch_.GetPhysicalDeviceProperties2 = GetProperties2;
        dispatch_.GetPhysicalDeviceFeatures = GetFeatures;
        dispatch_.GetPhysicalDeviceFeatures2 = GetFeatures2;
        dispatch_.GetPhysicalDeviceMemoryProperties = GetMemory;
        dispatch_.GetPhysicalDeviceQueueFamilyProperties = GetFamilies;
        dispatch_.EnumerateDeviceExtensionProperties = GetExtensions;
    }

    void TearDown() override {
        wd_capability_cache_destroy(cache_);
    }

    const wd_physical_capabilities *Find(uint32_t instance_version = VK_API_VERSION_1_3) {
        EXPECT_EQ(wd_capability_cache_create(wd_allocator_default(), &dispatch_, instance_version, &cache_),
                  WD_OK);
        return wd_capability_cache_find(cache_, Handle(1));
    }

    wd_instance_dispatch dispatch_ = {};
    wd_capability_cache *cache_ = nullptr;
};

// Number returns a word in which all members of a query are, each in bits of its own.
uint64_t Number(const VkPhysicalDeviceImageFormatInfo2 *info) {
    const uint64_t tiling = info->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT ? 2 : info->tiling;
    uint64_t number = info->format | info->type << 8 | tiling << 12 | info->usage << 16 | info->flags << 24;
    for (auto *s = static_cast<const VkBaseInStructure *>(info->pNext); s; s = s->pNext) {
        if (s->sType == VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO) {
            number |= uint64_t(reinterpret_cast<const VkImageStencilUsageCreateInfo *>(s)->stencilUsage)
                      << 32;
        } else if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO) {
            number |=
                uint64_t(reinterpret_cast<const VkPhysicalDeviceExternalImageFormatInfo *>(s)->handleType)
                << 40;
        } else if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT) {
            number |=
                reinterpret_cast<const VkPhysicalDeviceImageDrmFormatModifierInfoEXT *>(s)->drmFormatModifier
                << 48;
        } else if (s->sType == VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO) {
            const auto *list = reinterpret_cast<const VkImageFormatListCreateInfo *>(s);
            for (uint32_t i = 0; i < list->viewFormatCount; i++) {
                number ^= uint64_t(list->pViewFormats[i]) << (52 + 4 * i % 12);
            }
        }
    }
    return number;
}

// The answer has the number of the query: answers that mix are seen.
VKAPI_ATTR VkResult VKAPI_CALL GetImageFormat(VkPhysicalDevice, const VkPhysicalDeviceImageFormatInfo2 *info,
                                              VkImageFormatProperties2 *properties) {
    driver.num_calls++;
    for (auto *s = static_cast<const VkBaseInStructure *>(info->pNext); s; s = s->pNext) {
        driver.asked.insert(s->sType);
    }
    properties->imageFormatProperties.maxResourceSize = Number(info);
    return info->format == VK_FORMAT_R8_UNORM ? VK_ERROR_FORMAT_NOT_SUPPORTED : driver.image_result;
}

class ImageFormatsTest : public CapabilitiesTest {
  protected:
    void SetUp() override {
        CapabilitiesTest::SetUp();
        dispatch_.GetPhysicalDeviceImageFormatProperties2 = GetImageFormat;
        physical_ = Find();
        driver.num_calls = 0;
    }
    // Ask returns the number in the answer; UINT64_MAX: not known.
    uint64_t Ask(const wd_image_format &format) {
        wd_image_format_limits storage;
        const wd_image_format_limits *found = wd_physical_image_format(physical_, &format, &storage);
        return found ? found->limits.maxResourceSize : UINT64_MAX;
    }
    static wd_image_format Sampled(VkFormat format = VK_FORMAT_R8G8_UNORM) {
        wd_image_format made = {};
        made.format = format;
        made.type = VK_IMAGE_TYPE_2D;
        made.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
        return made;
    }
    static constexpr uint64_t kSampled =
        VK_FORMAT_R8G8_UNORM | VK_IMAGE_TYPE_2D << 8 | VK_IMAGE_USAGE_SAMPLED_BIT << 16;

    const wd_physical_capabilities *physical_ = nullptr;
};

TEST_F(ImageFormatsTest, TheDriverIsAskedOnce) {
    for (int i = 0; i < 3; i++) {
        EXPECT_EQ(Ask(Sampled()), kSampled);
    }
    EXPECT_EQ(driver.num_calls, 1);
    EXPECT_TRUE(driver.asked.empty());
    // Another physical device is another key.
    physical_ = wd_capability_cache_find(cache_, Handle(2));
    driver.num_calls = 0;
    EXPECT_EQ(Ask(Sampled()), kSampled);
    EXPECT_EQ(driver.num_calls, 1);
}

// Each member of the description is part of the key, and of the query.
TEST_F(ImageFormatsTest, DescriptionsDoNotMix) {
    const VkFormat formats[] = {VK_FORMAT_R8G8_UNORM, VK_FORMAT_R8G8_SNORM, VK_FORMAT_R8G8_UINT};
    const VkFormat swapped[] = {VK_FORMAT_R8G8_SNORM, VK_FORMAT_R8G8_UNORM};
    std::vector<wd_image_format> all(10, Sampled());
    all[1].format = VK_FORMAT_R8G8_SNORM;
    all[2].type = VK_IMAGE_TYPE_3D;
    all[3].tiling = VK_IMAGE_TILING_LINEAR;
    all[4].usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    all[5].flags = VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
    all[6].stencil_usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    all[7].handle_type = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
    for (int i : {8, 9}) {
        all[i].tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
        all[i].modifier = i;
    }
    all.insert(all.end(), 4, Sampled());
    all[10].num_view_formats = 2;
    all[10].view_formats = formats;
    all[11].num_view_formats = 3;
    all[11].view_formats = formats;
    all[12].num_view_formats = 2;
    all[12].view_formats = formats + 1;
    all[13].num_view_formats = 2;
    all[13].view_formats = swapped;
    std::set<uint64_t> numbers;
    for (int round = 0; round < 2; round++) {
        for (const wd_image_format &format : all) {
            numbers.insert(Ask(format));
        }
        EXPECT_EQ(numbers.size(), all.size()); // One more would be a mixed answer in the second round.
        EXPECT_EQ(driver.num_calls, static_cast<int>(all.size()));
    }
    EXPECT_EQ(driver.asked,
              (std::set<VkStructureType>{VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO,
                                         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO,
                                         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_DRM_FORMAT_MODIFIER_INFO_EXT,
                                         VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO}));
}

TEST_F(ImageFormatsTest, ListsAreCopied) {
    std::vector<VkFormat> formats = {VK_FORMAT_R8G8_UNORM, VK_FORMAT_R8G8_SNORM};
    wd_image_format format = Sampled();
    format.num_view_formats = 2;
    format.view_formats = formats.data();
    const uint64_t first = Ask(format);
    formats[1] = VK_FORMAT_R8G8_UINT;
    EXPECT_NE(Ask(format), first);
    formats[1] = VK_FORMAT_R8G8_SNORM;
    EXPECT_EQ(Ask(format), first);
    EXPECT_EQ(driver.num_calls, 2);
}

TEST_F(ImageFormatsTest, LongListsAreNotKept) {
    const std::vector<VkFormat> formats(WD_MOST_VIEW_FORMATS + 1, VK_FORMAT_R8G8_SNORM);
    wd_image_format format = Sampled();
    format.view_formats = formats.data();
    for (uint32_t num_calls : {1, 2}) {
        driver.num_calls = 0;
        format.num_view_formats = WD_MOST_VIEW_FORMATS + num_calls - 1;
        EXPECT_EQ(Ask(format), Ask(format));
        EXPECT_EQ(driver.num_calls, static_cast<int>(num_calls));
    }
}

TEST_F(ImageFormatsTest, ManyDescriptionsAreAnswered) {
    wd_image_format format = Sampled();
    format.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    const auto ask_all = [&] {
        for (uint64_t i = 0; i < WD_MOST_IMAGE_FORMATS + 10; i++) {
            format.modifier = i;
            ASSERT_EQ(Ask(format), (kSampled | UINT64_C(2) << 12 | i << 48));
        }
    };
    ask_all();
    EXPECT_EQ(driver.num_calls, WD_MOST_IMAGE_FORMATS + 10);
    ask_all(); // Those beyond the limit are asked for again.
    EXPECT_EQ(driver.num_calls, WD_MOST_IMAGE_FORMATS + 20);
}

TEST_F(ImageFormatsTest, UnsupportedImagesAreRemembered) {
    for (int i = 0; i < 2; i++) {
        wd_image_format_limits storage;
        const wd_image_format format = Sampled(VK_FORMAT_R8_UNORM);
        const wd_image_format_limits *found = wd_physical_image_format(physical_, &format, &storage);
        ASSERT_NE(found, nullptr);
        EXPECT_FALSE(found->is_supported);
        EXPECT_EQ(found->limits.maxResourceSize, 0u);
    }
    EXPECT_EQ(driver.num_calls, 1);
}

TEST_F(ImageFormatsTest, ErrorsOfTheDriverAreNotRemembered) {
    driver.image_result = VK_ERROR_OUT_OF_HOST_MEMORY;
    EXPECT_EQ(Ask(Sampled()), UINT64_MAX);
    driver.image_result = VK_SUCCESS;
    EXPECT_EQ(Ask(Sampled()), kSampled);
    physical_ = nullptr;
    EXPECT_EQ(Ask(Sampled()), UINT64_MAX);
}

// Answers that there is no memory to keep are returned.
TEST_F(ImageFormatsTest, AllocationsMayFail) {
    wd_failing_allocator state = {0, 0, 0};
    wd_capability_cache *cache = nullptr;
    ASSERT_EQ(
        wd_capability_cache_create(wd_failing_allocator_get(&state), &dispatch_, VK_API_VERSION_1_3, &cache),
        WD_OK);
    physical_ = wd_capability_cache_find(cache, Handle(1));
    ASSERT_NE(physical_, nullptr);
    state.fail_at = state.calls + 1;
    wd_image_format format = Sampled();
    for (uint32_t i = 0; i < 100; i++) {
        format.flags = i;
        EXPECT_EQ(Ask(format), kSampled | i << 24);
    }
    wd_capability_cache_destroy(cache);
    EXPECT_EQ(state.alive, 0u);
}

// An error-checking mutex is not unlocked by a call that did not lock it.
TEST_F(ImageFormatsTest, KnownAnswersTakeNoLock) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_ERRORCHECK);
    pthread_mutex_destroy(&cache_->lock);
    pthread_mutex_init(&cache_->lock, &attributes);
    pthread_mutexattr_destroy(&attributes);
    const auto ask = [this] {
        wd_format_features features;
        EXPECT_EQ(Ask(Sampled()), kSampled);
        EXPECT_NE(
            wd_physical_property_struct(physical_, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES),
            nullptr);
        EXPECT_EQ(wd_physical_property_struct(physical_,
                                              VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT),
                  nullptr);
        (void)wd_physical_format_features(physical_, VK_FORMAT_R8G8_UNORM, &features);
    };
    dispatch_.GetPhysicalDeviceFormatProperties2 = [](VkPhysicalDevice, VkFormat, VkFormatProperties2 *) {};
    ask();
    ASSERT_EQ(pthread_mutex_lock(&cache_->lock), 0);
    ask();
    EXPECT_EQ(pthread_mutex_unlock(&cache_->lock), 0);
}

TEST_F(ImageFormatsTest, ThreadsShareAnswers) {
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; i++) {
        threads.emplace_back([this] {
            wd_image_format format = Sampled();
            for (uint32_t k = 0; k < 1000; k++) {
                format.flags = k % 50;
                ASSERT_EQ(Ask(format), kSampled | k % 50 << 24);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(driver.num_calls, 50);
}

template <typename Struct>
const Struct *Properties(const wd_physical_capabilities *physical, VkStructureType type) {
    return static_cast<const Struct *>(wd_physical_property_struct(physical, type));
}

TEST_F(CapabilitiesTest, APhysicalDeviceIsAskedOnce) {
    driver.extensions = {"VK_EXT_mesh_shader", "VK_NOBODY_knows", std::string(300, 'y')};
    const wd_physical_capabilities *found = Find();
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->handle, Handle(1));
    EXPECT_EQ(found->api_version, VK_API_VERSION_1_3);
    EXPECT_EQ(found->properties.limits.maxBoundDescriptorSets, 8u);
    EXPECT_EQ(found->memory.memoryTypeCount, 3u);
    ASSERT_EQ(found->num_queue_families, 1u);
    EXPECT_EQ(found->queue_families[0].queueFlags, static_cast<VkQueueFlags>(VK_QUEUE_TRANSFER_BIT));
    EXPECT_TRUE(found->features.geometryShader);
    EXPECT_FALSE(found->features.tessellationShader);
    EXPECT_TRUE(found->extensions.EXT_mesh_shader);
    EXPECT_FALSE(found->extensions.KHR_swapchain);
    EXPECT_TRUE(wd_has_extension(&found->extensions, "VK_EXT_mesh_shader"));
    EXPECT_FALSE(wd_has_extension(&found->extensions, "VK_NOBODY_knows"));
    EXPECT_EQ(driver.num_calls, 1);
    EXPECT_EQ(wd_capability_cache_find(cache_, Handle(1)), found);
    EXPECT_EQ(driver.num_calls, 1);
    EXPECT_NE(wd_capability_cache_find(cache_, Handle(2)), found);
    EXPECT_EQ(driver.num_calls, 2);
}

TEST_F(CapabilitiesTest, StructsAreAskedForOnceAndWhenTheyAreNeeded) {
    driver.extensions = {"VK_EXT_mesh_shader"};
    const wd_physical_capabilities *found = Find();
    EXPECT_TRUE(driver.asked.empty());
    const auto *mesh = Properties<VkPhysicalDeviceMeshShaderPropertiesEXT>(
        found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    ASSERT_NE(mesh, nullptr);
    EXPECT_EQ(mesh->maxMeshOutputVertices, 77u);
    EXPECT_EQ(mesh->pNext, nullptr);
    EXPECT_EQ(driver.asked,
              (std::set<VkStructureType>{VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT}));
    // The fake driver fails the test when it is asked for a struct twice.
    EXPECT_EQ(wd_physical_property_struct(found, mesh->sType), mesh);
    const auto *vulkan11 = Properties<VkPhysicalDeviceVulkan11Properties>(
        found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES);
    ASSERT_NE(vulkan11, nullptr);
    EXPECT_EQ(vulkan11->subgroupSize, 16u);
    for (int i = 0; i < 2; i++) {
        const auto *vulkan12 = static_cast<const VkPhysicalDeviceVulkan12Features *>(
            wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES));
        ASSERT_NE(vulkan12, nullptr);
        EXPECT_TRUE(vulkan12->runtimeDescriptorArray);
    }
}

TEST_F(CapabilitiesTest, UnsupportedStructsAreNotAskedFor) {
    const wd_physical_capabilities *found = Find();
    EXPECT_EQ(
        wd_physical_property_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT),
        nullptr);
    EXPECT_EQ(wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT),
              nullptr);
    EXPECT_EQ(wd_physical_property_struct(found, VK_STRUCTURE_TYPE_APPLICATION_INFO), nullptr);
    EXPECT_EQ(wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES),
              nullptr);
    EXPECT_EQ(wd_physical_property_struct(nullptr, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES),
              nullptr);
    EXPECT_TRUE(driver.asked.empty());
}

#ifdef VK_API_VERSION_1_4
TEST_F(CapabilitiesTest, StructsOfVulkan14AreKnown) {
    driver.version = VK_API_VERSION_1_4;
    const wd_physical_capabilities *found = Find(VK_API_VERSION_1_4);
    EXPECT_NE(wd_physical_property_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_PROPERTIES),
              nullptr);
    EXPECT_NE(wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES),
              nullptr);
}
#endif

TEST_F(CapabilitiesTest, AnOldInstanceLimitsTheVersion) {
    driver.version = VK_API_VERSION_1_3;
    const wd_physical_capabilities *found = Find(VK_API_VERSION_1_1);
    EXPECT_EQ(found->api_version, VK_API_VERSION_1_1);
    EXPECT_EQ(wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES),
              nullptr);
    EXPECT_TRUE(driver.asked.empty());
}

TEST_F(CapabilitiesTest, Vulkan10HasNoChains) {
    driver.extensions = {"VK_EXT_mesh_shader"};
    // Loaders return these functions in instances of 1.0, too.
    dispatch_.GetPhysicalDeviceProperties2KHR = dispatch_.GetPhysicalDeviceProperties2;
    dispatch_.GetPhysicalDeviceFeatures2KHR = dispatch_.GetPhysicalDeviceFeatures2;
    const wd_physical_capabilities *found = Find(VK_API_VERSION_1_0);
    ASSERT_NE(found, nullptr);
    EXPECT_TRUE(found->features.geometryShader);
    EXPECT_EQ(
        wd_physical_property_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT),
        nullptr);
    EXPECT_EQ(wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT),
              nullptr);
    EXPECT_TRUE(driver.asked.empty());
}

TEST_F(CapabilitiesTest, Vulkan10HasChainsWithTheExtension) {
    driver.extensions = {"VK_EXT_mesh_shader"};
    dispatch_.GetPhysicalDeviceProperties2KHR = dispatch_.GetPhysicalDeviceProperties2;
    dispatch_.GetPhysicalDeviceProperties2 = nullptr;
    const wd_physical_capabilities *found = Find(VK_API_VERSION_1_0);
    ASSERT_NE(found, nullptr);
    wd_capability_cache_allow_khr(cache_);
    EXPECT_NE(
        wd_physical_property_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT),
        nullptr);
}

TEST_F(CapabilitiesTest, DriversThatFailAreSurvived) {
    driver.extensions = {"VK_KHR_swapchain"};
    driver.extensions_result = VK_ERROR_OUT_OF_HOST_MEMORY;
    const wd_physical_capabilities *found = Find();
    ASSERT_NE(found, nullptr);
    EXPECT_FALSE(found->extensions.KHR_swapchain);
    wd_capability_cache_destroy(cache_);
    cache_ = nullptr;
    dispatch_ = {};
    ASSERT_NE(Find(), nullptr);
    EXPECT_EQ(wd_capability_cache_find(cache_, VK_NULL_HANDLE), nullptr);
    EXPECT_EQ(wd_capability_cache_find(nullptr, Handle(1)), nullptr);
    wd_capability_cache_destroy(nullptr);
}

TEST_F(CapabilitiesTest, EnabledFeaturesAreFoundWhereverTheyAre) {
    VkPhysicalDeviceMeshShaderFeaturesNV mesh = {};
    mesh.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_NV;
    mesh.meshShader = VK_TRUE;
    VkPhysicalDeviceDescriptorIndexingFeatures indexing = {};
    indexing.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES;
    indexing.pNext = &mesh;
    indexing.runtimeDescriptorArray = VK_TRUE;
    VkPhysicalDeviceFeatures2 features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
    features.pNext = &indexing;
    features.features.wideLines = VK_TRUE;
    VkBaseInStructure unknown = {};
    unknown.sType = static_cast<VkStructureType>(0x7ffffff0);
    unknown.pNext = reinterpret_cast<VkBaseInStructure *>(&features);
    VkDeviceCreateInfo info = {};
    info.pNext = &unknown;
    const char *const names[] = {"VK_KHR_swapchain", nullptr, "VK_NOBODY_knows"};
    info.enabledExtensionCount = 3;
    info.ppEnabledExtensionNames = names;
    wd_device_capabilities enabled;
    wd_device_capabilities_init(&enabled, nullptr, &info);
    EXPECT_TRUE(enabled.features.meshShaderNV);
    EXPECT_FALSE(enabled.features.meshShader);
    EXPECT_TRUE(enabled.features.runtimeDescriptorArray);
    EXPECT_FALSE(enabled.features.descriptorIndexing);
    EXPECT_TRUE(enabled.features.wideLines);
    EXPECT_TRUE(enabled.extensions.KHR_swapchain);
    EXPECT_FALSE(enabled.extensions.EXT_mesh_shader);

    VkPhysicalDeviceFeatures core = {};
    core.depthClamp = VK_TRUE;
    info = {};
    info.pEnabledFeatures = &core;
    info.enabledExtensionCount = 5; // Without names.
    wd_device_capabilities_init(&enabled, nullptr, &info);
    EXPECT_TRUE(enabled.features.depthClamp);
    EXPECT_FALSE(enabled.features.wideLines);
}

TEST(CapabilityTables, ExtensionsThatUseAddresses) {
    for (const char *name :
         {"VK_KHR_acceleration_structure", "VK_EXT_descriptor_buffer", "VK_NV_device_generated_commands",
          "VK_NV_copy_memory_indirect", "VK_NV_memory_decompression", "VK_NVX_binary_import",
          // Older registries do not know these.
          "VK_ARM_performance_counters_by_region", "VK_KHR_device_address_commands", "VK_AMDX_shader_enqueue",
          "VK_NOBODY_knows"}) {
        EXPECT_TRUE(wd_extension_uses_addresses(name)) << name;
    }
    for (const char *name : {"VK_KHR_swapchain", "VK_KHR_buffer_device_address", "VK_EXT_device_fault",
                             "VK_EXT_shader_object", "VK_KHR_external_memory_win32"}) {
        EXPECT_FALSE(wd_extension_uses_addresses(name)) << name;
    }
}

TEST(CapabilityTables, AreConsistent) {
    for (size_t i = 1; i < wd_num_extension_names; i++) {
        EXPECT_LT(strcmp(wd_extension_names[i - 1].name, wd_extension_names[i].name), 0);
    }
    std::set<VkStructureType> types;
    for (size_t i = 0; i < wd_num_feature_structs; i++) {
        EXPECT_TRUE(types.insert(wd_feature_structs[i].type).second);
        EXPECT_GE(wd_feature_structs[i].size,
                  sizeof(VkBaseInStructure) + 4u * wd_feature_structs[i].num_members);
        EXPECT_LT(wd_feature_structs[i].first_member, UINT16_MAX / 2);
    }
    for (size_t i = 0; i < wd_num_property_structs; i++) {
        EXPECT_TRUE(types.insert(wd_property_structs[i].type).second);
        EXPECT_GT(wd_property_structs[i].size, sizeof(VkBaseInStructure));
    }
    EXPECT_GT(wd_num_feature_structs, 80u);
    EXPECT_GT(wd_num_property_structs, 50u);
}

TEST_F(CapabilitiesTest, ThreadsFindTheSame) {
    const wd_physical_capabilities *found = Find();
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        threads.emplace_back([&] {
            for (int k = 0; k < 1000; k++) {
                EXPECT_EQ(wd_capability_cache_find(cache_, Handle(1)), found);
                EXPECT_NE(wd_physical_property_struct(
                              found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES),
                          nullptr);
                EXPECT_NE(
                    wd_physical_feature_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES),
                    nullptr);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
}

TEST_F(CapabilitiesTest, EveryAllocationMayFail) {
    driver.extensions = {"VK_EXT_mesh_shader"};
    for (size_t n = 1;; n++) {
        ASSERT_LT(n, 1000u);
        driver.asked.clear();
        wd_failing_allocator state = {n, 0, 0};
        wd_capability_cache *cache = nullptr;
        const wd_physical_capabilities *found = nullptr;
        if (wd_capability_cache_create(wd_failing_allocator_get(&state), &dispatch_, VK_API_VERSION_1_3,
                                       &cache) == WD_OK) {
            found = wd_capability_cache_find(cache, Handle(1));
        }
        const void *properties =
            wd_physical_property_struct(found, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES);
        wd_capability_cache_destroy(cache);
        ASSERT_EQ(state.alive, 0u);
        if (properties) {
            break;
        }
    }
}

} // namespace
