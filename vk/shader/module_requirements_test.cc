// Capabilities and extensions of modules against what a device has enabled, through the real loader.
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/shader/shader_test_modules.h"

namespace wd::testing {
namespace {

// With returns the valid shader with further declarations at its beginning.
std::vector<uint32_t> With(const std::string &declarations, bool shader = true) {
    std::string text = kValidShader;
    const std::string first = "OpCapability Shader\n";
    text.replace(text.find(first), first.size(), (shader ? first : "") + declarations);
    return Assemble(text.c_str());
}

class ModuleRequirementsTest : public DeviceTest {
  protected:
    Options MakeOptions(Driver driver, uint32_t api_version = VK_API_VERSION_1_1) {
        Options options;
        options.driver = driver;
        options.api_version = api_version;
        options.settings["gpuav_enable"] = "false";
        options.settings["shader_cache"] = "false";
        return options;
    }
    void Create(const std::vector<uint32_t> &words) {
        VkShaderModuleCreateInfo info =
            Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.codeSize = words.size() * 4;
        info.pCode = words.data();
        VkShaderModule module = VK_NULL_HANDLE;
        if (vkCreateShaderModule(device(), &info, nullptr, &module) == VK_SUCCESS) {
            vkDestroyShaderModule(device(), module, nullptr);
        }
    }
};

constexpr char kNotEnabled[] = "VUID-VkShaderModuleCreateInfo-pCode-08740";
constexpr char kExtensionNotEnabled[] = "VUID-VkShaderModuleCreateInfo-pCode-08742";

TEST_F(ModuleRequirementsTest, CapabilityOfAFeatureOfVulkan10) {
    for (bool enabled : {false, true}) {
        Options options = MakeOptions(Driver::kLavapipe);
        options.features.shaderFloat64 = enabled;
        WD_START_DEVICE(options);
        Create(With("OpCapability Float64\n"));
        if (!enabled) {
            ExpectMessage(kNotEnabled,
                          "vkCreateShaderModule(): pCreateInfo->pCode declares the capability Float64, which "
                          "needs the feature shaderFloat64.");
        }
        ExpectSilence();
        Stop();
    }
}

// Each capability is a mistake of its own, and the validator still reads the module.
TEST_F(ModuleRequirementsTest, EachCapabilityIsReported) {
    WD_START_DEVICE(MakeOptions(Driver::kLavapipe));
    Create(With("OpCapability Float64\nOpCapability Int64\nOpCapability Int16\n"));
    ExpectMessage(kNotEnabled, "Instruction Index = 1, at byte 28: OpCapability Float64");
    ExpectMessage(kNotEnabled, "the feature shaderInt64");
    ExpectMessage(kNotEnabled, "the feature shaderInt16");
    ExpectSilence();
}

TEST_F(ModuleRequirementsTest, FeatureOfAnExtensionStructOrOfItsVersion) {
    auto storage =
        Make<VkPhysicalDevice8BitStorageFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES);
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    storage.storageBuffer8BitAccess = vulkan12.storageBuffer8BitAccess = VK_TRUE;
    const void *chains[] = {nullptr, &storage, &vulkan12};
    for (const void *chain : chains) {
        Options options = MakeOptions(Driver::kLavapipe, VK_API_VERSION_1_2);
        options.device_next = chain;
        WD_START_DEVICE(options);
        Create(With("OpCapability StorageBuffer8BitAccess\nOpExtension \"SPV_KHR_8bit_storage\"\n"));
        if (!chain) {
            ExpectMessage(kNotEnabled, "the feature storageBuffer8BitAccess");
        }
        ExpectSilence();
        Stop();
    }
}

// Vulkan 1.2 has the features of VK_EXT_shader_viewport_index_layer, and SPIR-V 1.0 only the capability of its
// extension.
TEST_F(ModuleRequirementsTest, CapabilityOfAPromotedExtension) {
    for (VkBool32 VkPhysicalDeviceVulkan12Features::*feature :
         {&VkPhysicalDeviceVulkan12Features::shaderOutputLayer,
          &VkPhysicalDeviceVulkan12Features::shaderOutputViewportIndex,
          &VkPhysicalDeviceVulkan12Features::uniformBufferStandardLayout}) {
        auto vulkan12 =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12.*feature = VK_TRUE;
        Options options = MakeOptions(Driver::kLavapipe, VK_API_VERSION_1_2);
        options.features.geometryShader = options.features.multiViewport = VK_TRUE;
        options.device_next = &vulkan12;
        WD_START_DEVICE(options);
        Create(With(
            "OpCapability Geometry\nOpCapability MultiViewport\nOpCapability ShaderViewportIndexLayerEXT\n"
            "OpExtension \"SPV_EXT_shader_viewport_index_layer\"\n"));
        if (vulkan12.uniformBufferStandardLayout) {
            ExpectMessage(kNotEnabled,
                          "the feature shaderOutputViewportIndex or the feature shaderOutputLayer");
        }
        ExpectSilence();
        Stop();
    }
}

TEST_F(ModuleRequirementsTest, ExtensionOfAVersionOrOfAnExtension) {
    const std::vector<uint32_t> words = With("OpExtension \"SPV_KHR_8bit_storage\"\n");
    WD_START_DEVICE(MakeOptions(Driver::kLavapipe));
    Create(words);
    ExpectMessage(kExtensionNotEnabled,
                  "SPV_KHR_8bit_storage, which needs Vulkan 1.2 or the device extension "
                  "VK_KHR_8bit_storage.");
    ExpectSilence();
    Stop();
    Options options = MakeOptions(Driver::kLavapipe);
    options.device_extensions = {VK_KHR_8BIT_STORAGE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    Create(words);
    ExpectSilence();
}

TEST_F(ModuleRequirementsTest, ExtensionThatVulkanLacks) {
    WD_START_DEVICE(MakeOptions(Driver::kNull));
    Create(With("OpExtension \"SPV_INTEL_subgroups\"\n"));
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08741",
                  "SPV_INTEL_subgroups, which Vulkan does not have");
    Create(With("OpExtension \"SPV_KHR_storage_buffer_storage_class\"\n"));
    ExpectSilence();
}

// The validator would repeat these in its own words.
TEST_F(ModuleRequirementsTest, CapabilitiesOfOpenCl) {
    WD_START_DEVICE(MakeOptions(Driver::kNull));
    Create(With("OpCapability Kernel\n"));
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08739",
                  "the capability Kernel, which Vulkan does not have");
    ExpectSilence();
    Create(With("OpCapability ImageQuery\n"));
    ExpectSilence();
}

TEST_F(ModuleRequirementsTest, ShaderCapability) {
    WD_START_DEVICE(MakeOptions(Driver::kNull));
    std::vector<uint32_t> words = Assemble(kValidShader);
    words[6] = 5; // Linkage instead of Shader.
    Create(words);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08738", "does not declare the capability Shader");
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08739", "the capability Linkage");
    ExpectSilence();
    // ImageQuery declares Shader as well.
    words[6] = 50;
    Create(words);
    ExpectSilence();
}

// A property of the physical device decides; lavapipe has these operations.
TEST_F(ModuleRequirementsTest, CapabilityOfAProperty) {
    WD_START_DEVICE(MakeOptions(Driver::kLavapipe));
    VkPhysicalDeviceSubgroupProperties subgroup =
        Make<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    VkPhysicalDeviceProperties2 properties =
        Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &subgroup;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    std::vector<uint32_t> words = Assemble(kValidShader);
    std::vector<uint32_t> with = words;
    with.insert(with.begin() + 7, {2u << 16 | 17u, 65u}); // GroupNonUniformClustered, which SPIR-V 1.3 has.
    with[1] = 0x00010300;
    Create(with);
    if (!(subgroup.supportedOperations & VK_SUBGROUP_FEATURE_CLUSTERED_BIT)) {
        ExpectMessage(kNotEnabled, "support in the property subgroupSupportedOperations");
    }
    ExpectSilence();
}

TEST_F(ModuleRequirementsTest, ShaderObjectsHaveIdsOfTheirOwn) {
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    objects.shaderObject = VK_TRUE;
    auto rendering = Make<VkPhysicalDeviceDynamicRenderingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
    rendering.dynamicRendering = VK_TRUE;
    objects.pNext = &rendering;
    Options options = MakeOptions(Driver::kLavapipe, VK_API_VERSION_1_3);
    options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
    options.device_next = &objects;
    WD_START_DEVICE(options);
    const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
    const std::vector<uint32_t> words = With("OpCapability Float64\n");
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = words.size() * 4;
    info.pCode = words.data();
    info.pName = "main";
    VkShaderEXT shader = VK_NULL_HANDLE;
    ASSERT_EQ(create(device(), 1, &info, nullptr, &shader), VK_SUCCESS);
    destroy(device(), shader, nullptr);
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08740",
                  "pCreateInfos[0].pCode declares the capability Float64");
    ExpectSilence();
}

// The null driver has the extension if the registry has.
TEST_F(ModuleRequirementsTest, GlslIsAnswered) {
    Options options = MakeOptions(Driver::kNull);
    options.device_extensions = {VK_NV_GLSL_SHADER_EXTENSION_NAME};
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    options.settings["report_run"] = "false";
    WD_START_DEVICE(options);
    ClearMessages();
    alignas(4) static const char text[] = "#version 450\nvoid main() {}\n";
    VkShaderModuleCreateInfo info =
        Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    info.codeSize = sizeof text; // With the NUL; 29 bytes.
    info.pCode = reinterpret_cast<const uint32_t *>(text);
    VkShaderModule module;
    ASSERT_EQ(vkCreateShaderModule(device(), &info, nullptr, &module), VK_SUCCESS);
    vkDestroyShaderModule(device(), module, nullptr);
    ExpectMessage("WARDEN-shader-glsl", "is GLSL (VK_NV_glsl_shader), which is not validated");
    ExpectSilence();
    Create({0xdeadbeef, 1, 2, 3});
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-01379", "neither SPIR-V nor GLSL");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
