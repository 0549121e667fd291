// Rules that a module breaks by itself, on lavapipe: each with the device or the module that is almost the same and
// allowed.
#include <algorithm>

#include "vk/shader/pipeline_shaders_test.h"
#include "vk/shader/shader_test_modules.h"

namespace wd::testing {
namespace {

class ModuleRulesTest : public PipelineShadersTest {
  protected:
    ModuleRulesTest() : features12_(), features11_(), features13_() {
        features11_.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES;
        features12_.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
        features13_.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES;
        features12_.pNext = &features11_;
        features11_.pNext = &features13_;
    }
    // Small is a device of Vulkan 1.3 with the features of the members, and small integers.
    Options Small() {
        Options options = MakeOptions(VK_API_VERSION_1_3);
        options.device_next = &features12_;
        options.features.shaderInt16 = options.features.shaderInt64 = VK_TRUE;
        features12_.shaderInt8 = VK_TRUE;
        return options;
    }
    // Try creates a module and destroys it again.
    void Try(const std::vector<uint32_t> &words, const void *next = nullptr) {
        auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.pNext = next;
        info.codeSize = words.size() * sizeof(uint32_t);
        info.pCode = words.data();
        VkShaderModule module = VK_NULL_HANDLE;
        vkCreateShaderModule(device(), &info, nullptr, &module);
        vkDestroyShaderModule(device(), module, nullptr);
    }
    // ExpectStandalone wants the message of a rule of modules without a device. Later versions of SPIRV-Tools have the
    // rule themselves: then the text of their error names it.
    void ExpectStandalone(const std::string &rule, const std::string &text) {
        const std::string invalid = "VUID-VkShaderModuleCreateInfo-pCode-08737";
        const std::vector<Message> found = messages();
        const bool is_rejected = std::any_of(found.begin(), found.end(),
                                             [&](const Message &message) { return message.id == invalid; });
        ExpectMessage(is_rejected ? invalid : rule, is_rejected ? "[" + rule + "]" : text);
    }
    void ExpectRule(const std::string &rule, const std::string &text) {
        ExpectMessage(rule, text);
        ExpectSilence();
    }

    VkPhysicalDeviceVulkan12Features features12_;
    VkPhysicalDeviceVulkan11Features features11_;
    VkPhysicalDeviceVulkan13Features features13_;
};

// Buffer is a compute shader with a block of one integer, in a storage class.
std::vector<uint32_t> Buffer(int width, const std::string &storage_class, bool is_block = true) {
    const std::string bits = std::to_string(width);
    const bool is_push = storage_class == "PushConstant";
    return Assemble(("OpCapability Shader\n" +
                     (width == 32 ? std::string() : "OpCapability Int" + bits + "\n") + R"(
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpName %items "items"
)" + (is_block ? "OpDecorate %block Block\n" : "OpDecorate %block BufferBlock\n") +
                     "OpMemberDecorate %block 0 Offset 0\n" +
                     (is_push ? "" : "OpDecorate %items DescriptorSet 0\nOpDecorate %items Binding 0\n") +
                     R"(
%void = OpTypeVoid
%function = OpTypeFunction %void
%int = OpTypeInt )" + bits +
                     R"( 0
%block = OpTypeStruct %int
%pointer = OpTypePointer )" +
                     storage_class + R"( %block
%items = OpVariable %pointer )" +
                     storage_class + R"(
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)")
                        .c_str());
}

struct StorageCase {
    int width;
    const char *storage_class, *rule, *text;
};

const StorageCase kStorage[] = {
    {8, "StorageBuffer", "VUID-RuntimeSpirv-storageBuffer8BitAccess-06328",
     "has 8-bit integers in a storage buffer, `items`"},
    {8, "Uniform", "VUID-RuntimeSpirv-uniformAndStorageBuffer8BitAccess-06329",
     "has 8-bit integers in a uniform buffer"},
    {8, "PushConstant", "VUID-RuntimeSpirv-storagePushConstant8-06330",
     "has 8-bit integers in push constants"},
    {16, "StorageBuffer", "VUID-RuntimeSpirv-storageBuffer16BitAccess-11161",
     "has 16-bit values in a storage buffer"},
    {16, "Uniform", "VUID-RuntimeSpirv-uniformAndStorageBuffer16BitAccess-06332",
     "has 16-bit values in a uniform buffer"},
    {16, "PushConstant", "VUID-RuntimeSpirv-storagePushConstant16-06333",
     "has 16-bit values in push constants"},
};

TEST_F(ModuleRulesTest, SmallTypesInBuffersNeedFeatures) {
    WD_START_DEVICE(Small());
    for (const StorageCase &test : kStorage) {
        Try(Buffer(test.width, test.storage_class));
        ExpectRule(test.rule, test.text);
        Try(Buffer(32, test.storage_class));
        ExpectSilence();
    }
}

TEST_F(ModuleRulesTest, SmallTypesInBuffersWithFeatures) {
    features12_.storageBuffer8BitAccess = features12_.uniformAndStorageBuffer8BitAccess = VK_TRUE;
    features12_.storagePushConstant8 = VK_TRUE; // Those of 8-bit values are enough for 16-bit values.
    WD_START_DEVICE(Small());
    for (const StorageCase &test : kStorage) {
        Try(Buffer(test.width, test.storage_class));
    }
    ExpectSilence();
}

TEST_F(ModuleRulesTest, FeaturesOf16BitValuesAreNotEnoughFor8) {
    features11_.storageBuffer16BitAccess = features11_.uniformAndStorageBuffer16BitAccess = VK_TRUE;
    WD_START_DEVICE(Small());
    Try(Buffer(16, "StorageBuffer"));
    Try(Buffer(16, "Uniform"));
    Try(Buffer(8, "Uniform", false)); // No uniform buffer: a storage buffer of SPIR-V 1.0.
    ExpectSilence();
    Try(Buffer(8, "StorageBuffer"));
    ExpectRule("VUID-RuntimeSpirv-storageBuffer8BitAccess-06328",
               "\nFix: Enable the feature storageBuffer8BitAccess");
}

// Interface is a vertex shader with one input.
std::vector<uint32_t> Interface(const std::string &capability, const std::string &type,
                                const std::string &declaration, const std::string &decorations = "") {
    return Assemble(("OpCapability Shader\n" + capability + R"(
OpMemoryModel )" +
                     (capability.find("PhysicalStorage") != std::string::npos ? "PhysicalStorageBuffer64"
                                                                              : "Logical") +
                     R"( GLSL450
OpEntryPoint Vertex %main "main" %value
OpName %value "value"
OpDecorate %value Location 0
)" + decorations + R"(
%void = OpTypeVoid
%function = OpTypeFunction %void
)" + declaration + R"(
%pointer = OpTypePointer Input )" +
                     type + R"(
%value = OpVariable %pointer Input
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)")
                        .c_str());
}

TEST_F(ModuleRulesTest, SmallTypesInInterfaces) {
    WD_START_DEVICE(Small());
    Try(Interface("OpCapability Int16\n", "%int", "%int = OpTypeInt 16 0\n"));
    ExpectRule("VUID-RuntimeSpirv-storageInputOutput16-11162", "has 16-bit values in an input, `value`");
    Try(Interface("OpCapability Int8\n", "%int", "%int = OpTypeInt 8 0\n"));
    ExpectRule("VUID-RuntimeSpirv-None-10980", "has 8-bit values in an input, `value`");
    Try(Interface("", "%int", "%int = OpTypeInt 32 0\n"));
    ExpectSilence();
}

TEST_F(ModuleRulesTest, AddressesInInterfaces) {
    features12_.bufferDeviceAddress = VK_TRUE;
    WD_START_DEVICE(Small());
    const char address[] = "%int = OpTypeInt 32 0\n%block = OpTypeStruct %int\n"
                           "%address = OpTypePointer PhysicalStorageBuffer %block\n";
    const std::string capability = "OpCapability PhysicalStorageBufferAddresses\n"
                                   "OpExtension \"SPV_KHR_physical_storage_buffer\"\n";
    const std::string decorations = "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n";
    Try(Interface(capability, "%address", address, decorations + "OpDecorate %value RestrictPointer\n"));
    ExpectStandalone("VUID-StandaloneSpirv-Input-09557",
                     "has a pointer to PhysicalStorageBuffer in the input `value`");
    ExpectSilence();
    Try(Interface(capability, "%int", address, decorations));
    ExpectSilence();
}

constexpr char kComputeHead[] = "#version 460\nlayout(local_size_x = 1) in;\n";

TEST_F(ModuleRulesTest, TexelsHaveTheComponentsOfTheFormat) {
    WD_START_DEVICE(MakeOptions());
    const auto write = [&](const char *format, const char *texel) {
        return std::string(R"(
OpCapability Shader
OpCapability StorageImageExtendedFormats
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%float2 = OpTypeVector %float 2
%float4 = OpTypeVector %float 4
%int2 = OpTypeVector %int 2
%at = OpConstantNull %int2
%one = OpConstantNull %float
%two = OpConstantNull %float2
%four = OpConstantNull %float4
%type = OpTypeImage %float 2D 0 0 0 2 )") +
               format + R"(
%pointer = OpTypePointer UniformConstant %type
%image = OpVariable %pointer UniformConstant
%main = OpFunction %void None %function
%label = OpLabel
%loaded = OpLoad %type %image
OpImageWrite %loaded %at )" +
               texel + R"(
OpReturn
OpFunctionEnd
)";
    };
    const auto try_write = [&](const char *format, const char *texel) {
        Try(Assemble(write(format, texel).c_str()));
    };
    try_write("Rgba8", "%two");
    ExpectRule("VUID-RuntimeSpirv-OpImageWrite-07112",
               "writes a texel with 2 components to an image whose format has 4");
    try_write("Rg32f", "%one");
    ExpectRule("VUID-RuntimeSpirv-OpImageWrite-07112",
               "writes a texel with 1 component to an image whose format has 2");
    try_write("Rg32f", "%two");
    try_write("R32f", "%one");
    try_write("Rgba16f", "%four");
    ExpectSilence();
}

TEST_F(ModuleRulesTest, DeviceScopeNeedsItsFeature) {
    const std::string atomic =
        kComputeHead + std::string("layout(binding = 0) buffer Items { uint value; };\n"
                                   "void main() { atomicAdd(value, 1); }\n");
    const std::string shared = kComputeHead + std::string("shared uint value;\nvoid main() { value = 1; "
                                                          "barrier(); }\n");
    for (VkBool32 device_scope : {VK_FALSE, VK_TRUE}) {
        features12_.vulkanMemoryModel = VK_TRUE;
        features12_.vulkanMemoryModelDeviceScope = device_scope;
        WD_START_DEVICE(Small());
        Try(CompileGlsl("comp", atomic));
        if (!device_scope) {
            ExpectMessage("VUID-RuntimeSpirv-vulkanMemoryModel-06265", "with the memory scope Device");
        }
        Try(CompileGlsl("comp", shared)); // The scope Workgroup.
        ExpectSilence();
        Stop();
    }
    features12_.vulkanMemoryModel = VK_FALSE;
    features12_.vulkanMemoryModelDeviceScope = VK_FALSE;
    WD_START_DEVICE(Small());
    Try(CompileGlsl("comp", atomic));
    ExpectSilence();
}

TEST_F(ModuleRulesTest, LocalSizeIdNeedsMaintenance4) {
    const char text[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionModeId %main LocalSizeId %one %one %one
%void = OpTypeVoid
%function = OpTypeFunction %void
%int = OpTypeInt 32 0
%one = OpConstant %int 1
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)";
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        features13_.maintenance4 = enabled;
        WD_START_DEVICE(Small());
        Try(Assemble(text));
        if (!enabled) {
            ExpectMessage("VUID-RuntimeSpirv-LocalSizeId-06434", "has the execution mode LocalSizeId");
        }
        Try(Assemble(kValidShader));
        ExpectSilence();
        Stop();
    }
}

// Loads are as aligned as the reference says.
TEST_F(ModuleRulesTest, AlignmentOfAddresses) {
    features12_.bufferDeviceAddress = VK_TRUE;
    WD_START_DEVICE(Small());
    const auto load = [&](int alignment, const char *type) {
        return CompileGlsl(
            "comp", kComputeHead +
                        std::string("#extension GL_EXT_buffer_reference : require\n"
                                    "#extension GL_EXT_scalar_block_layout : require\n"
                                    "#extension GL_EXT_shader_explicit_arithmetic_types_int64 : require\n"
                                    "layout(buffer_reference, scalar, buffer_reference_align = ") +
                        std::to_string(alignment) + ") buffer Items { " + type +
                        " value; };\n"
                        "layout(push_constant) uniform Push { Items items; };\n"
                        "void main() { items.value = items.value + items.value; }\n");
    };
    Try(load(4, "uint64_t"));
    ExpectStandalone(
        "VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314",
        "loads memory through a device address with the alignment 4, which is not a multiple of 8");
    ExpectSilence();
    Try(load(8, "uint64_t"));
    Try(load(4, "uvec3"));
    ExpectSilence();
}

// Attachment is a fragment shader with an input attachment, or an array of two.
std::vector<uint32_t> Attachment(bool is_array, bool is_decorated) {
    return Assemble((std::string(R"(
OpCapability Shader
OpCapability InputAttachment
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main"
OpExecutionMode %main OriginUpperLeft
OpName %color "color"
OpDecorate %color DescriptorSet 0
OpDecorate %color Binding 0
)") + (is_decorated ? "OpDecorate %color InputAttachmentIndex 0" : "") +
                     R"(
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 0
%two = OpConstant %int 2
%image = OpTypeImage %float SubpassData 0 0 0 2 Unknown
%array = OpTypeArray %image %two
%pointer = OpTypePointer UniformConstant )" +
                     (is_array ? "%array" : "%image") + R"(
%color = OpVariable %pointer UniformConstant
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)")
                        .c_str());
}

TEST_F(ModuleRulesTest, InputAttachmentsHaveAnIndex) {
    WD_START_DEVICE(MakeOptions());
    Try(Attachment(false, false));
    ExpectRule("VUID-RuntimeSpirv-None-09558",
               "has the input attachment `color` without the decoration InputAttachmentIndex");
    Try(Attachment(true, false));
    ExpectRule("VUID-RuntimeSpirv-OpTypeImage-09644", "has the array of input attachments `color`");
    Try(Attachment(false, true));
    Try(Attachment(true, true));
    ExpectSilence();
}

TEST_F(ModuleRulesTest, ChainsOfModules) {
    WD_START_DEVICE(MakeOptions());
    auto features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    Try(Assemble(kValidShader), &features);
    ExpectMessage("VUID-vkCreateShaderModule-pCreateInfo-06904",
                  "has a struct of the type VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2");
    ExpectSilence();
    auto validation = Make<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    Try(Assemble(kValidShader), &validation);
    Try(Assemble(kValidShader));
    ExpectSilence();
}

// Modules that caches know, and those inlined in stages, are checked, too.
TEST_F(ModuleRulesTest, ModulesOfACache) {
    Options options = Small();
    options.settings["shader_cache"] = "true";
    options.settings["shader_cache_folder"] = ::testing::TempDir();
    WD_START_DEVICE(options);
    for (int run = 0; run < 2; run++) {
        Try(Buffer(8, "StorageBuffer"));
        ExpectRule("VUID-RuntimeSpirv-storageBuffer8BitAccess-06328",
                   "vkCreateShaderModule(): pCreateInfo->pCode has 8-bit");
    }
}

TEST_F(ModuleRulesTest, ModulesOfDamagedShapeDoNotCrash) {
    WD_START_DEVICE(Small());
    for (const DamagedModule &module : kDamagedModules()) {
        Try(module.words);
    }
    std::vector<uint32_t> words = Buffer(8, "StorageBuffer");
    for (size_t at = 5; at < words.size(); at++) {
        std::vector<uint32_t> changed = words;
        changed[at] ^= 0x3f;
        Try(changed);
    }
    ClearMessages();
}

} // namespace
} // namespace wd::testing
