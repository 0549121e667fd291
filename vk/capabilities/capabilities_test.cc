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
    VkResult extensions_result = VK_SUCCESS;
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

VKAPI_ATTR VkResult VKAPI_CALL GetImageFormat(VkPhysicalDevice, const VkPhysicalDeviceImageFormatInfo2 *info,
                                              VkImageFormatProperties2 *properties) {
    driver.num_calls++;
    for (auto *s = static_cast<const VkBaseInStructure *>(info->pNext); s; s = s->pNext) {
        driver.asked.insert(s->sType);
    }
    properties->imageFormatProperties.maxMipLevels = info->usage;
    return info->format == VK_FORMAT_R8_UNORM ? VK_ERROR_FORMAT_NOT_SUPPORTED : driver.extensions_result;
}

TEST_F(CapabilitiesTest, AnImageFormatIsAskedForOnce) {
    dispatch_.GetPhysicalDeviceImageFormatProperties2 = GetImageFormat;
    const wd_physical_capabilities *found = Find();
    driver.num_calls = 0;
    wd_image_format format = {};
    format.format = VK_FORMAT_R8G8_UNORM;
    format.usage = VK_IMAGE_USAGE_SAMPLED_BIT;
    const wd_image_format_limits *limits = wd_physical_image_format(found, &format);
    ASSERT_NE(limits, nullptr);
    EXPECT_TRUE(limits->is_supported);
    EXPECT_EQ(limits->limits.maxMipLevels, VK_IMAGE_USAGE_SAMPLED_BIT);
    EXPECT_EQ(wd_physical_image_format(found, &format), limits);
    EXPECT_EQ(driver.num_calls, 1);
    EXPECT_TRUE(driver.asked.empty());
    format.stencil_usage = VK_IMAGE_USAGE_STORAGE_BIT;
    format.has_view_formats = 1;
    EXPECT_NE(wd_physical_image_format(found, &format), limits);
    EXPECT_EQ(driver.num_calls, 2);
    EXPECT_EQ(driver.asked.count(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO), 1u);
    EXPECT_EQ(driver.asked.count(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO), 1u);
    format.format = VK_FORMAT_R8_UNORM;
    limits = wd_physical_image_format(found, &format);
    ASSERT_NE(limits, nullptr);
    EXPECT_FALSE(limits->is_supported);
    EXPECT_EQ(limits->limits.maxMipLevels, 0u);
}

TEST_F(CapabilitiesTest, AnImageFormatThatTheDriverFailsToDescribeIsNotKnown) {
    dispatch_.GetPhysicalDeviceImageFormatProperties2 = GetImageFormat;
    const wd_physical_capabilities *found = Find();
    driver.extensions_result = VK_ERROR_OUT_OF_HOST_MEMORY;
    wd_image_format format = {};
    format.format = VK_FORMAT_R8G8_UNORM;
    EXPECT_EQ(wd_physical_image_format(found, &format), nullptr);
    driver.extensions_result = VK_SUCCESS;
    EXPECT_NE(wd_physical_image_format(found, &format), nullptr);
    EXPECT_EQ(wd_physical_image_format(nullptr, &format), nullptr);
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
