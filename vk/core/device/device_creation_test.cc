// Instances and devices that vkCreateInstance and vkCreateDevice must not get, and their correct twins.
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "testing/device/device.h"

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

namespace {

class DeviceCreationTest : public wd::testing::DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    // Each test creates its devices itself.
    void StartPlain(uint32_t api_version, std::vector<const char *> instance_extensions = {}) {
        Options options = NullOptions(api_version);
        options.instance_extensions = std::move(instance_extensions);
        StartInstance(options);
    }

    static VkDeviceQueueCreateInfo Queue(uint32_t family, uint32_t count) {
        static const float kPriorities[64] = {};
        auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
        queue.queueFamilyIndex = family;
        queue.queueCount = count;
        queue.pQueuePriorities = kPriorities;
        return queue;
    }

    void TryDevice(const std::vector<const char *> &extensions, const void *next = nullptr,
                   const VkPhysicalDeviceFeatures *features = nullptr) {
        const auto queue = Queue(0, 1);
        TryQueues({queue}, extensions, next, features);
    }

    void TryQueues(const std::vector<VkDeviceQueueCreateInfo> &queues,
                   const std::vector<const char *> &extensions = {}, const void *next = nullptr,
                   const VkPhysicalDeviceFeatures *features = nullptr) {
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.pNext = next;
        info.queueCreateInfoCount = static_cast<uint32_t>(queues.size());
        info.pQueueCreateInfos = queues.data();
        info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
        info.ppEnabledExtensionNames = extensions.data();
        info.pEnabledFeatures = features;
        VkDevice made = VK_NULL_HANDLE;
        if (vkCreateDevice(physical_device(), &info, nullptr, &made) == VK_SUCCESS) {
            vkDestroyDevice(made, nullptr);
        }
    }

    VkQueueFamilyProperties Family(uint32_t index) {
        uint32_t num = 0;
        vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &num, nullptr);
        std::vector<VkQueueFamilyProperties> families(num);
        vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &num, families.data());
        return families.at(index);
    }
};

TEST_F(DeviceCreationTest, EnumerationOfPortableDevices) {
    StartPlain(VK_API_VERSION_1_1);
    std::vector<std::string> found;
    auto messenger =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    messenger.pUserData = &found;
    messenger.pfnUserCallback = [](VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                   const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) -> VkBool32 {
        static_cast<std::vector<std::string> *>(user)->push_back(data->pMessageIdName);
        return VK_FALSE;
    };
    const char *layer = "VK_LAYER_WARDEN_validation";
    const char *extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME, "VK_KHR_portability_enumeration"};
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pNext = &messenger;
    info.flags = VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.ppEnabledExtensionNames = extensions;
    for (uint32_t count : {2u, 1u}) {
        info.enabledExtensionCount = count;
        VkInstance made = VK_NULL_HANDLE;
        Check(vkCreateInstance(&info, nullptr, &made), "vkCreateInstance");
        vkDestroyInstance(made, nullptr);
        EXPECT_EQ(found.empty(), count == 2);
    }
    EXPECT_EQ(found.back(), "VUID-VkInstanceCreateInfo-flags-06559");
}

TEST_F(DeviceCreationTest, ReservedBindingSlotsAreForGpuAssistedValidation) {
    StartPlain(VK_API_VERSION_1_1);
    std::vector<std::string> found;
    auto messenger =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    messenger.pUserData = &found;
    messenger.pfnUserCallback = [](VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                   const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) -> VkBool32 {
        static_cast<std::vector<std::string> *>(user)->push_back(data->pMessageIdName);
        return VK_FALSE;
    };
    const VkValidationFeatureEnableEXT enables[] = {
        VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT,
        VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT};
    auto features = Make<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    features.pNext = &messenger;
    features.pEnabledValidationFeatures = enables;
    const char *layer = "VK_LAYER_WARDEN_validation";
    const char *extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pNext = &features;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.enabledExtensionCount = 2;
    info.ppEnabledExtensionNames = extensions;
    for (uint32_t count : {2u, 1u}) {
        features.enabledValidationFeatureCount = count;
        VkInstance made = VK_NULL_HANDLE;
        Check(vkCreateInstance(&info, nullptr, &made), "vkCreateInstance");
        vkDestroyInstance(made, nullptr);
        EXPECT_EQ(found.empty(), count == 2);
    }
    EXPECT_EQ(found.back(), "VUID-VkValidationFeaturesEXT-pEnabledValidationFeatures-02967");
}

TEST_F(DeviceCreationTest, FeaturesOfMeshShaders) {
    StartPlain(VK_API_VERSION_1_2);
    auto multiview =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    auto rate = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.pNext = &multiview;
    multiview.pNext = &rate;
    mesh.multiviewMeshShader = mesh.primitiveFragmentShadingRateMeshShader = VK_TRUE;
    multiview.multiview = rate.primitiveFragmentShadingRate = VK_TRUE;
    const std::vector<const char *> extensions = {"VK_EXT_mesh_shader", "VK_KHR_fragment_shading_rate"};
    TryDevice(extensions, &mesh);
    ExpectSilence();
    multiview.multiview = rate.primitiveFragmentShadingRate = VK_FALSE;
    TryDevice(extensions, &mesh);
    ExpectMessage("VUID-VkPhysicalDeviceMeshShaderFeaturesEXT-multiviewMeshShader-07032",
                  "the feature multiview is not enabled");
    ExpectMessage("VUID-VkPhysicalDeviceMeshShaderFeaturesEXT-primitiveFragmentShadingRateMeshShader-07033",
                  "the feature primitiveFragmentShadingRate is not enabled");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, FeaturesThatNeedOthers) {
    StartPlain(VK_API_VERSION_1_1);
    auto multiview =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = multiview.multiviewGeometryShader = multiview.multiviewTessellationShader = VK_TRUE;
    TryDevice({}, &multiview);
    ExpectSilence();
    multiview.multiview = VK_FALSE;
    TryDevice({}, &multiview);
    ExpectMessage("VUID-VkPhysicalDeviceMultiviewFeatures-multiviewGeometryShader-00580",
                  "the feature multiview is not enabled");
    ExpectMessage("VUID-VkPhysicalDeviceMultiviewFeatures-multiviewTessellationShader-00581",
                  "multiviewTessellationShader is VK_TRUE");
    auto pointers = Make<VkPhysicalDeviceVariablePointersFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VARIABLE_POINTERS_FEATURES);
    pointers.variablePointersStorageBuffer = VK_TRUE;
    TryDevice({}, &pointers);
    ExpectSilence();
    pointers.variablePointers = VK_TRUE;
    pointers.variablePointersStorageBuffer = VK_FALSE;
    TryDevice({}, &pointers);
    ExpectMessage("VUID-VkPhysicalDeviceVariablePointersFeatures-variablePointers-01431",
                  "the feature variablePointersStorageBuffer is not enabled");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, RobustBufferAccess2NeedsTheFirst) {
    StartPlain(VK_API_VERSION_1_1);
    auto robust = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robust.robustBufferAccess2 = VK_TRUE;
    VkPhysicalDeviceFeatures features = {};
    features.robustBufferAccess = VK_TRUE;
    TryDevice({VK_EXT_ROBUSTNESS_2_EXTENSION_NAME}, &robust, &features);
    ExpectSilence();
    TryDevice({VK_EXT_ROBUSTNESS_2_EXTENSION_NAME}, &robust);
    ExpectMessage("VUID-VkPhysicalDeviceRobustness2FeaturesEXT-robustBufferAccess2-04000",
                  "the feature robustBufferAccess is not enabled");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, DeviceExtensionsThatOthersNeed) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({"VK_KHR_ray_query", "VK_KHR_spirv_1_4", "VK_KHR_shader_float_controls"});
    ExpectMessage(
        "VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
        "vkCreateDevice: pCreateInfo->ppEnabledExtensionNames[0] is \"VK_KHR_ray_query\", which needs "
        "VK_KHR_acceleration_structure.\nVulkan requires: All required device extensions");
    ClearMessages();
    TryDevice({"VK_KHR_ray_query", "VK_KHR_acceleration_structure", "VK_KHR_deferred_host_operations",
               "VK_KHR_buffer_device_address", "VK_EXT_descriptor_indexing", "VK_KHR_spirv_1_4",
               "VK_KHR_shader_float_controls"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, TheFixNamesTheExtension) {
    StartPlain(VK_API_VERSION_1_1, {VK_KHR_SURFACE_EXTENSION_NAME});
    TryDevice({"VK_KHR_incremental_present"});
    ExpectMessage("VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
                  "Fix: Enable VK_KHR_swapchain in vkCreateDevice.");
    ExpectSilence();
    TryDevice({"VK_KHR_incremental_present", "VK_KHR_swapchain"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, VersionsIncludeExtensions) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({"VK_KHR_create_renderpass2"});
    ExpectSilence(); // Vulkan 1.1 has VK_KHR_multiview and VK_KHR_maintenance2.
    TryDevice({"VK_KHR_depth_stencil_resolve"});
    ExpectMessage("VUID-vkCreateDevice-ppEnabledExtensionNames-01387", "VK_KHR_create_renderpass2");
    ExpectSilence();
    Stop();
    StartPlain(VK_API_VERSION_1_2);
    TryDevice({"VK_KHR_depth_stencil_resolve"});
    ExpectSilence();
}

// Of "((VK_KHR_buffer_device_address and others, or Vulkan 1.2) and VK_KHR_synchronization2) or Vulkan 1.3".
TEST_F(DeviceCreationTest, OnlyTheMissingPartIsNamed) {
    StartPlain(VK_API_VERSION_1_2);
    TryDevice({"VK_EXT_descriptor_buffer"});
    ExpectMessage(
        "VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
        "is \"VK_EXT_descriptor_buffer\", which needs VK_KHR_synchronization2 or Vulkan 1.3, the version "
        "of Vulkan is 1.2.");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, TheFixHasLongRequirements) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({"VK_EXT_descriptor_buffer", "VK_KHR_synchronization2"});
    const auto reported = messages();
    ASSERT_EQ(reported.size(), 1u);
    const std::string &text = reported[0].text;
    EXPECT_LE(text.find('\n') - text.find("vkCreateDevice: "), 200u); // Without the id.
    ExpectMessage("VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
                  "Fix: VK_EXT_descriptor_buffer needs (VK_KHR_buffer_device_address and "
                  "VK_EXT_descriptor_indexing) or Vulkan 1.2 or Vulkan 1.3.");
    ExpectSilence();
    TryDevice({"VK_EXT_descriptor_buffer", "VK_KHR_synchronization2", "VK_KHR_buffer_device_address",
               "VK_EXT_descriptor_indexing"});
    ExpectSilence();
}

// The layer implements VK_EXT_debug_marker, which depends on VK_EXT_debug_report.
TEST_F(DeviceCreationTest, TheLayersOwnExtensionNeedsNoOther) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({"VK_EXT_debug_marker"});
    ExpectSilence();
    TryDevice({"VK_EXT_debug_marker", "VK_KHR_swapchain"});
    ExpectMessage("VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
                  "ppEnabledExtensionNames[1] is \"VK_KHR_swapchain\", which needs VK_KHR_surface");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, InstanceExtensionsThatDevicesNeed) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({"VK_KHR_swapchain"});
    ExpectMessage("VUID-vkCreateDevice-ppEnabledExtensionNames-01387",
                  "Fix: Enable VK_KHR_surface in vkCreateInstance.");
    ExpectSilence();
    Stop();
    StartPlain(VK_API_VERSION_1_1, {VK_KHR_SURFACE_EXTENSION_NAME});
    TryDevice({"VK_KHR_swapchain"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, InstanceExtensionsThatOthersNeed) {
    StartPlain(VK_API_VERSION_1_1, {"VK_KHR_get_surface_capabilities2"});
    ExpectMessage("VUID-vkCreateInstance-ppEnabledExtensionNames-01388",
                  "vkCreateInstance: pCreateInfo->ppEnabledExtensionNames[0] is "
                  "\"VK_KHR_get_surface_capabilities2\", which needs VK_KHR_surface.");
    ExpectSilence();
    Stop();
    StartPlain(VK_API_VERSION_1_1, {"VK_KHR_get_surface_capabilities2", "VK_KHR_surface"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, VersionsOfInstancesIncludeExtensions) {
    StartPlain(VK_API_VERSION_1_0, {"VK_KHR_external_memory_capabilities"});
    ExpectMessage("VUID-vkCreateInstance-ppEnabledExtensionNames-01388",
                  "VK_KHR_get_physical_device_properties2");
    ExpectSilence();
    Stop();
    StartPlain(VK_API_VERSION_1_1, {"VK_KHR_external_memory_capabilities"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, StructsOfInstancesNeedTheirExtension) {
    auto features = Make<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    Options options = NullOptions(VK_API_VERSION_1_1);
    options.instance_next = &features;
    StartInstance(options);
    ExpectMessage("",
                  "the pNext chain has VkValidationFeaturesEXT, VK_EXT_validation_features is not enabled");
    ExpectSilence();
    Stop();
    options.instance_extensions = {VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};
    StartInstance(options);
    ExpectSilence();
}

// Loaders refuse VK_EXT_layer_settings where they do not know it; the layer reads the struct without.
TEST_F(DeviceCreationTest, SettingsNeedNoExtension) {
    Options options = NullOptions(VK_API_VERSION_1_1);
    VkBaseInStructure chain = {static_cast<VkStructureType>(1000496000), nullptr};
    struct {
        VkBaseInStructure base;
        uint32_t num_settings;
        const void *settings;
    } settings = {chain, 0, nullptr};
    options.instance_next = &settings;
    StartInstance(options);
    ExpectSilence();
}

TEST_F(DeviceCreationTest, FeatureStructsThatExcludeEachOther) {
    struct Pair {
        const char *vuid;
        VkStructureType of_version, other;
    };
    const Pair pairs[] = {
        {"VUID-VkDeviceCreateInfo-pNext-02829", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES,
         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES},
        {"VUID-VkDeviceCreateInfo-pNext-02829", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES,
         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES},
        {"VUID-VkDeviceCreateInfo-pNext-02830", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES},
        {"VUID-VkDeviceCreateInfo-pNext-06532", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES,
         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES},
#ifdef VK_VERSION_1_4
        {"VUID-VkDeviceCreateInfo-pNext-10360", VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES,
         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES},
#endif
    };
    // Room for the largest of the structs, all of whose features are off.
    union Struct {
        VkPhysicalDeviceVulkan12Features largest;
        VkBaseOutStructure base;
    };
    StartPlain(VK_HEADER_VERSION_COMPLETE);
    for (const Pair &pair : pairs) {
        Struct of_version = {}, other = {};
        of_version.base.sType = pair.of_version;
        other.base.sType = pair.other;
        TryDevice({}, &of_version);
        TryDevice({}, &other);
        ExpectSilence();
        other.base.pNext = &of_version.base;
        TryDevice({}, &other);
        ExpectMessage(pair.vuid, "vkCreateDevice: the pNext chain has VkPhysicalDeviceVulkan");
        ExpectSilence();
    }
}

TEST_F(DeviceCreationTest, ExtensionsThatExcludeEachOther) {
    StartPlain(VK_API_VERSION_1_0, {"VK_KHR_get_physical_device_properties2"});
    TryDevice({"VK_KHR_maintenance1"});
    TryDevice({"VK_AMD_negative_viewport_height"});
    ExpectSilence();
    TryDevice({"VK_KHR_maintenance1", "VK_AMD_negative_viewport_height"});
    ExpectMessage(
        "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-00374",
        "ppEnabledExtensionNames[1] is VK_AMD_negative_viewport_height, VK_KHR_maintenance1 is enabled");
    ExpectSilence();
    Stop();
    StartPlain(VK_API_VERSION_1_2);
    TryDevice({"VK_AMD_negative_viewport_height"});
    ExpectMessage("VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-01840", "1.1 or later");
    TryDevice({"VK_KHR_buffer_device_address"});
    TryDevice({"VK_EXT_buffer_device_address"});
    ExpectSilence();
    TryDevice({"VK_KHR_buffer_device_address", "VK_EXT_buffer_device_address"});
    ExpectMessage("VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-03328", "VK_EXT_buffer_device_address");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, ExtensionsThatExcludeFeatures) {
    StartPlain(VK_API_VERSION_1_3);
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    TryDevice({"VK_EXT_buffer_device_address"}, &features);
    ExpectSilence();
    features.bufferDeviceAddress = VK_TRUE;
    TryDevice({}, &features);
    ExpectSilence();
    TryDevice({"VK_EXT_buffer_device_address"}, &features);
    ExpectMessage("VUID-VkDeviceCreateInfo-pNext-04748", "VK_EXT_buffer_device_address");
    ExpectSilence();
    auto buffers = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    TryDevice({"VK_EXT_descriptor_buffer", "VK_AMD_shader_fragment_mask"}, &buffers);
    ExpectSilence();
    buffers.descriptorBuffer = VK_TRUE;
    TryDevice({"VK_EXT_descriptor_buffer", "VK_AMD_shader_fragment_mask"}, &buffers);
    ExpectMessage("VUID-VkDeviceCreateInfo-None-08095", "the feature descriptorBuffer is enabled");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, FeaturesThatExtensionsNeed) {
    StartPlain(VK_API_VERSION_1_2);
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.shaderOutputLayer = VK_TRUE;
    TryDevice({"VK_EXT_shader_viewport_index_layer"}, &features);
    ExpectMessage(
        "VUID-VkDeviceCreateInfo-ppEnabledExtensionNames-02835",
        "VkPhysicalDeviceVulkan12Features::shaderOutputViewportIndex is VK_FALSE, shaderOutputLayer is "
        "VK_TRUE");
    ExpectSilence();
    features.shaderOutputViewportIndex = VK_TRUE;
    TryDevice({"VK_EXT_shader_viewport_index_layer"}, &features);
    ExpectSilence();
}

TEST_F(DeviceCreationTest, RobustAccessExcludesUpdatesAfterBinding) {
    StartPlain(VK_API_VERSION_1_2);
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceFeatures core = {};
    core.robustBufferAccess = VK_TRUE;
    TryDevice({}, &features, &core);
    ExpectSilence();
    features.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
    TryDevice({}, &features);
    ExpectSilence();
    TryDevice({}, &features, &core);
    if (VK_HEADER_VERSION >= 309) { // The statement is of 2025.
        ExpectMessage("VUID-VkDeviceCreateInfo-robustBufferAccess-10247",
                      "the feature descriptorBindingStorageBufferUpdateAfterBind is enabled, the feature "
                      "robustBufferAccess is enabled, robustBufferAccessUpdateAfterBind is VK_FALSE");
    }
    ExpectSilence();
}

TEST_F(DeviceCreationTest, VersionsThatAreNone) {
    StartPlain(13);
    ExpectMessage("VUID-VkApplicationInfo-apiVersion-04010",
                  "vkCreateInstance: pCreateInfo->pApplicationInfo->apiVersion is 13, VK_API_VERSION_1_0 is");
    ExpectSilence();
    Stop();
    StartPlain(0);
    ExpectSilence();
}

TEST_F(DeviceCreationTest, PortabilitySubset) {
    StartPlain(VK_API_VERSION_1_1);
    TryDevice({});
    ExpectSilence();
    Stop();
    Options options = NullOptions(VK_API_VERSION_1_1);
    options.environment["WD_NULL_PORTABILITY_SUBSET"] = "1";
    StartInstance(options);
    TryDevice({});
    ExpectMessage("VUID-VkDeviceCreateInfo-pProperties-04451",
                  "VK_KHR_portability_subset is supported and not enabled");
    ExpectSilence();
    TryDevice({"VK_KHR_portability_subset"});
    ExpectSilence();
}

TEST_F(DeviceCreationTest, NumbersOfQueues) {
    StartPlain(VK_API_VERSION_1_1);
    const uint32_t most = Family(0).queueCount;
    TryQueues({Queue(0, most)});
    ExpectSilence();
    TryQueues({Queue(0, most + 1)});
    ExpectMessage("VUID-VkDeviceQueueCreateInfo-queueCount-00382",
                  "vkCreateDevice: pCreateInfo->pQueueCreateInfos[0].queueCount is " +
                      std::to_string(most + 1) + ", the queueCount of queue family 0 is " +
                      std::to_string(most) + ".");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, FamiliesAreUnique) {
    StartPlain(VK_API_VERSION_1_1);
    TryQueues({Queue(0, 1), Queue(1, 1)});
    ExpectSilence();
    TryQueues({Queue(0, 1), Queue(1, 1), Queue(0, 1)});
    ExpectMessage(
        "VUID-VkDeviceCreateInfo-queueFamilyIndex-02802",
        "pCreateInfo->pQueueCreateInfos[2].queueFamilyIndex is 0, pQueueCreateInfos[0].queueFamilyIndex "
        "is 0.");
    ExpectSilence();
}

TEST_F(DeviceCreationTest, ProtectedQueues) {
    StartPlain(VK_API_VERSION_1_1);
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    const VkQueueFamilyProperties family = Family(0);
    const bool is_capable = family.queueFlags & VK_QUEUE_PROTECTED_BIT;
    VkDeviceQueueCreateInfo secret = Queue(0, 1);
    secret.flags = VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT;
    const auto expect_capability = [&] {
        if (!is_capable) {
            ExpectMessage("VUID-VkDeviceQueueCreateInfo-flags-06449", "queueFamilyIndex is 0");
        }
    };
    TryQueues({secret}, {}, &features);
    ExpectMessage("VUID-VkDeviceQueueCreateInfo-flags-02861", "the feature protectedMemory is not enabled");
    expect_capability();
    ExpectSilence();
    features.protectedMemory = VK_TRUE;
    TryQueues({secret}, {}, &features);
    expect_capability();
    ExpectSilence();
    // One element of protected queues and one of others are allowed.
    const uint32_t num = family.queueCount;
    ASSERT_GE(num, 2u);
    TryQueues({secret, Queue(0, num - 1)}, {}, &features);
    expect_capability();
    ExpectSilence();
    TryQueues({secret, Queue(0, num)}, {}, &features);
    ExpectMessage("VUID-VkDeviceCreateInfo-pQueueCreateInfos-06755",
                  "the sum of queueCount is " + std::to_string(num + 1));
    expect_capability();
    ExpectSilence();
    auto priority = Make<VkDeviceQueueGlobalPriorityCreateInfoKHR>(
        VK_STRUCTURE_TYPE_DEVICE_QUEUE_GLOBAL_PRIORITY_CREATE_INFO_KHR);
    priority.globalPriority = VK_QUEUE_GLOBAL_PRIORITY_LOW_KHR;
    secret.pNext = &priority;
    TryQueues({secret, Queue(0, num - 1)}, {"VK_KHR_global_priority"}, &features);
    ExpectMessage("VUID-VkDeviceCreateInfo-pQueueCreateInfos-06654", "pQueueCreateInfos[0]");
    expect_capability();
    ExpectSilence();
    priority.globalPriority = VK_QUEUE_GLOBAL_PRIORITY_MEDIUM_KHR;
    TryQueues({secret, Queue(0, num - 1)}, {"VK_KHR_global_priority"}, &features);
    expect_capability();
    ExpectSilence();
}

TEST_F(DeviceCreationTest, PrioritiesOfQueues) {
    StartPlain(VK_API_VERSION_1_1);
    VkDeviceQueueCreateInfo queue = Queue(0, 1);
    const float most = 1, beyond = 1.5f;
    queue.pQueuePriorities = &most;
    TryQueues({queue});
    ExpectSilence();
    queue.pQueuePriorities = &beyond;
    TryQueues({queue});
    ExpectMessage("VUID-VkDeviceQueueCreateInfo-pQueuePriorities-00383", "pQueuePriorities[0] is 1.5");
    ExpectSilence();
}

} // namespace
