// Instructions, execution modes and decorations that need features or have limits. The null driver has no features
// and properties of extensions; lavapipe has most.
#include <algorithm>

#include "vk/shader/pipeline_shaders_test.h"
#include "vk/shader/shader_test_modules.h"

namespace wd::testing {
namespace {

constexpr char kVersion[] = "#version 460\n";
constexpr char kComputeHead[] = "layout(local_size_x = 1) in;\n";

class StageInstructionsTest : public PipelineShadersTest {
  protected:
    template <typename Struct> Struct Query(VkStructureType type) {
        Struct found = Make<Struct>(type);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &found;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return found;
    }
    // Run creates a compute pipeline of a shader without resources, except a storage buffer and image.
    void Run(const std::vector<uint32_t> &words) {
        const VkDescriptorSetLayout set = MakeSetLayout(
            {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE),
             Binding(2, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)});
        Compute(MakePipelineLayout({set}), MakeModule(words));
    }
    // ExpectNothingElse removes the messages about capabilities and extensions, and those of the driver. It expects
    // that no other is left.
    void ExpectNothingElse() {
        for (const Message &message : messages()) {
            const bool is_driver = message.text.find("SPIR-V WARNING:") != std::string::npos;
            EXPECT_TRUE(is_driver || message.text.find("declares the") != std::string::npos) << message.text;
        }
        ClearMessages();
    }
};

// --- Features of instructions ---

struct AtomicCase {
    const char *id, *declarations, *statement, *subject;
};

const AtomicCase kAtomics[] = {
    {"VUID-RuntimeSpirv-None-06278", "layout(binding = 0) buffer Items { uint64_t value; };",
     "atomicAdd(value, uint64_t(1));", "a 64-bit integer in a buffer"},
    {"VUID-RuntimeSpirv-None-06279", "shared uint64_t value;", "atomicAdd(value, uint64_t(1));",
     "a 64-bit integer in shared memory"},
    {"VUID-RuntimeSpirv-None-06288", "layout(binding = 1, r64ui) uniform u64image2D image;",
     "imageAtomicAdd(image, ivec2(0), uint64_t(1));", "a 64-bit integer in an image"},
    {"VUID-RuntimeSpirv-None-06284", "layout(binding = 0) buffer Items { float value; };",
     "atomicAdd(value, 1.0);", "a floating-point value in a buffer"},
    {"VUID-RuntimeSpirv-None-06285", "shared float value;", "atomicAdd(value, 1.0);",
     "a floating-point value in shared memory"},
    {"VUID-RuntimeSpirv-None-06286", "layout(binding = 1, r32f) uniform image2D image;",
     "imageAtomicAdd(image, ivec2(0), 1.0);", "a floating-point value in an image"},
};

std::vector<uint32_t> Atomic(const AtomicCase &test) {
    return CompileGlsl("comp", std::string(kVersion) +
                                   "#extension GL_EXT_shader_atomic_int64 : require\n"
                                   "#extension GL_EXT_shader_atomic_float : require\n"
                                   "#extension GL_EXT_shader_image_int64 : require\n"
                                   "#extension GL_EXT_shader_explicit_arithmetic_types : require\n" +
                                   kComputeHead + test.declarations + "\nvoid main() { " + test.statement +
                                   " }\n");
}

TEST_F(StageInstructionsTest, AtomicOperationsNeedFeatures) {
    WD_START_DEVICE(MakeOptions(VK_API_VERSION_1_2, Driver::kNull));
    for (const AtomicCase &test : kAtomics) {
        Run(Atomic(test));
        ExpectMessage(test.id, std::string("has an atomic operation on ") + test.subject + ", which needs");
        ExpectNothingElse();
    }
}

// A float in a physical buffer has no rule for its storage class, so that the rule for the width decides.
TEST_F(StageInstructionsTest, AtomicOperationsOfEachWidth) {
    WD_START_DEVICE(MakeOptions(VK_API_VERSION_1_2, Driver::kNull));
    const struct {
        const char *id, *type;
    } cases[] = {{"VUID-RuntimeSpirv-None-06337", "float16_t"},
                 {"VUID-RuntimeSpirv-None-06338", "float"},
                 {"VUID-RuntimeSpirv-None-06339", "double"}};
    for (const auto &test : cases) {
        const std::string type = test.type;
        Run(CompileGlsl("comp",
                        std::string(kVersion) +
                            "#extension GL_EXT_shader_atomic_float : require\n"
                            "#extension GL_EXT_shader_atomic_float2 : require\n"
                            "#extension GL_EXT_buffer_reference : require\n"
                            "#extension GL_EXT_shader_explicit_arithmetic_types : require\n" +
                            kComputeHead + "layout(buffer_reference) buffer Pointer { " + type +
                            " value; };\nlayout(binding = 0) buffer Items { Pointer pointer; };\n"
                            "void main() { atomicAdd(pointer.value, " +
                            type + "(1)); }\n",
                        "vulkan1.2"));
        ExpectMessage(test.id, "-bit floating-point value, which needs");
        ExpectNothingElse();
    }
}

// The rules are about scalars: vectors have a capability (5404, AtomicFloat16VectorNV) and a feature of their own.
TEST_F(StageInstructionsTest, AtomicOperationsOnVectors) {
    WD_START_DEVICE(MakeOptions(VK_API_VERSION_1_2, Driver::kNull));
    for (const char *type : {"%vector", "%half"}) {
        const std::string text = std::string(R"(
OpCapability Shader
OpCapability Float16
OpCapability StorageBuffer16BitAccess
OpCapability !5404
OpExtension "SPV_KHR_16bit_storage"
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpExtension "SPV_NV_shader_atomic_fp16_vector"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %items Block
OpMemberDecorate %items 0 Offset 0
OpDecorate %data DescriptorSet 0
OpDecorate %data Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%vector = OpTypeVector %half 2
%items = OpTypeStruct )") + type +
                                 R"(
%to_items = OpTypePointer StorageBuffer %items
%to_value = OpTypePointer StorageBuffer )" +
                                 type + R"(
%zero = OpConstant %uint 0
%one = OpConstant %uint 1
%value = OpConstantNull )" + type +
                                 R"(
%data = OpVariable %to_items StorageBuffer
%main = OpFunction %void None %function
%label = OpLabel
%at = OpAccessChain %to_value %data %zero
%old = OpAtomicFAddEXT )" + type +
                                 R"( %at %one %zero %value
OpReturn
OpFunctionEnd
)";
        Run(Assemble(text.c_str()));
        const std::vector<Message> found = messages();
        const bool is_rejected = std::any_of(found.begin(), found.end(), [](const Message &message) {
            return message.id == "VUID-VkShaderModuleCreateInfo-pCode-08737"; // By later SPIRV-Tools.
        });
        if (is_rejected) {
            ClearMessages();
        } else if (std::string(type) == "%half") {
            ExpectMessage("VUID-RuntimeSpirv-None-06284", "a floating-point value in a buffer");
        }
        ExpectNothingElse();
    }
}

TEST_F(StageInstructionsTest, AtomicOperationsWithFeatures) {
    auto floats = Make<VkPhysicalDeviceShaderAtomicFloatFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT);
    floats.shaderBufferFloat32Atomics = floats.shaderBufferFloat32AtomicAdd = VK_TRUE;
    floats.shaderSharedFloat32Atomics = floats.shaderSharedFloat32AtomicAdd = VK_TRUE;
    auto integers =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    integers.shaderBufferInt64Atomics = integers.shaderSharedInt64Atomics = VK_TRUE;
    integers.pNext = &floats;
    Options options = MakeOptions(VK_API_VERSION_1_2);
    options.features.shaderInt64 = VK_TRUE;
    options.device_extensions = {VK_EXT_SHADER_ATOMIC_FLOAT_EXTENSION_NAME};
    options.device_next = &integers;
    WD_START_DEVICE(options);
    for (size_t i : {0, 1, 3, 4}) {
        AtomicCase test = kAtomics[i];
        Run(Atomic(test));
        ExpectNothingElse();
    }
}

TEST_F(StageInstructionsTest, Clocks) {
    WD_START_DEVICE(MakeOptions(VK_API_VERSION_1_2, Driver::kNull));
    const struct {
        const char *id, *function;
    } cases[] = {{"VUID-RuntimeSpirv-shaderSubgroupClock-06267", "clock2x32ARB"},
                 {"VUID-RuntimeSpirv-shaderDeviceClock-06268", "clockRealtime2x32EXT"}};
    for (const auto &test : cases) {
        Run(CompileGlsl("comp",
                        std::string(kVersion) +
                            "#extension GL_ARB_shader_clock : require\n"
                            "#extension GL_EXT_shader_realtime_clock : require\n" +
                            kComputeHead +
                            "layout(binding = 0) buffer Items { uvec2 value; };\nvoid main() { value = " +
                            test.function + "(); }\n"));
        ExpectMessage(test.id, "reads the clock of the");
        ExpectNothingElse();
    }
}

// --- Subgroups ---

constexpr char kSubgroupHead[] = "#extension GL_KHR_shader_subgroup_arithmetic : require\n"
                                 "#extension GL_KHR_shader_subgroup_quad : require\n"
                                 "#extension GL_EXT_shader_explicit_arithmetic_types : require\n"
                                 "#extension GL_EXT_shader_subgroup_extended_types_int64 : require\n";

TEST_F(StageInstructionsTest, SubgroupOperations) {
    for (bool enabled : {false, true}) {
        auto features =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features.shaderSubgroupExtendedTypes = enabled;
        Options options = MakeOptions(VK_API_VERSION_1_2);
        options.features.shaderInt64 = VK_TRUE;
        options.device_next = &features;
        WD_START_DEVICE(options);
        const auto subgroup =
            Query<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
        for (const char *type : {"uint", "uint64_t"}) {
            Run(CompileGlsl("comp",
                            std::string(kVersion) + kSubgroupHead + kComputeHead +
                                "layout(binding = 0) buffer Items { " + type +
                                " value; };\nvoid main() { value = subgroupAdd(value); }\n",
                            "vulkan1.2"));
            if (!enabled && std::string(type) == "uint64_t") {
                ExpectMessage("VUID-RuntimeSpirv-None-06275",
                              "the feature shaderSubgroupExtendedTypes is not enabled");
            }
            ExpectSilence();
        }
        for (const char *operation : {"subgroupAdd(1.0)", "subgroupQuadSwapVertical(1.0)"}) {
            const bool is_quad = operation[8] == 'Q';
            Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                                Module("vert",
                                       std::string(kVersion) + kSubgroupHead +
                                           "void main() { gl_Position = vec4(" + operation + "); }\n",
                                       "vulkan1.2")}},
                    .rasterizer_discard = VK_TRUE});
            if (!(subgroup.supportedStages & VK_SHADER_STAGE_VERTEX_BIT)) {
                ExpectMessage("VUID-RuntimeSpirv-None-06343", "do not include the stage");
            } else if (is_quad && !subgroup.quadOperationsInAllStages) {
                ExpectMessage("VUID-RuntimeSpirv-None-06342",
                              "subgroupQuadOperationsInAllStages of the device is VK_FALSE");
            }
            ExpectSilence();
        }
        Stop();
    }
}

// --- Offsets of images ---

TEST_F(StageInstructionsTest, OffsetsOfImages) {
    WD_START_DEVICE(MakeOptions());
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const VkPhysicalDeviceLimits &limits = properties.limits;
    // The numbers of the offset are replaced afterwards, because glslang has limits of its own.
    const auto create = [&](const std::string &call, int64_t x, int64_t y) {
        std::vector<uint32_t> words =
            CompileGlsl("comp", std::string(kVersion) + kComputeHead +
                                    "layout(binding = 2) uniform sampler2D image;\n"
                                    "layout(binding = 0) buffer Items { vec4 value; };\n"
                                    "void main() { value = " +
                                    call + "ivec2(-7, 6)); }\n");
        for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
            if (words[at] == (4u << 16 | 43)) { // OpConstant
                words[at + 3] = words[at + 3] == static_cast<uint32_t>(-7) ? static_cast<uint32_t>(x)
                                : words[at + 3] == 6                       ? static_cast<uint32_t>(y)
                                                                           : words[at + 3];
            }
        }
        Run(words);
    };
    const auto sample = [&](int64_t x, int64_t y) { create("textureLodOffset(image, vec2(0), 0, ", x, y); };
    const auto gather = [&](int64_t x, int64_t y) { create("textureGatherOffset(image, vec2(0), ", x, y); };
    const int64_t smallest = limits.minTexelOffset, largest = limits.maxTexelOffset;
    sample(smallest, largest);
    create("texelFetchOffset(image, ivec2(0), 0, ", largest, smallest);
    ExpectSilence();
    sample(0, smallest - 1);
    ExpectMessage("VUID-RuntimeSpirv-OpImageSample-06435", "but minTexelOffset of the device is");
    sample(largest + 1, 0);
    ExpectMessage("VUID-RuntimeSpirv-OpImageSample-06436", "but maxTexelOffset of the device is");
    ExpectSilence();
    gather(limits.minTexelGatherOffset, limits.maxTexelGatherOffset);
    ExpectSilence();
    gather(int64_t(limits.minTexelGatherOffset) - 1, 0);
    ExpectMessage("VUID-RuntimeSpirv-OpImage-06376", "but minTexelGatherOffset of the device is");
    gather(0, int64_t(limits.maxTexelGatherOffset) + 1);
    ExpectMessage("VUID-RuntimeSpirv-OpImage-06377", "but maxTexelGatherOffset of the device is");
    ExpectSilence();
}

// --- Execution modes ---

struct FloatMode {
    uint32_t mode, capability;
    const char *ids[3]; // Of 16, 32 and 64 bits.
    VkBool32 VkPhysicalDeviceFloatControlsProperties::*properties[3];
};

#define FLOAT_PROPERTIES(name)                                                                               \
    {                                                                                                        \
        &VkPhysicalDeviceFloatControlsProperties::name##Float16,                                             \
            &VkPhysicalDeviceFloatControlsProperties::name##Float32,                                         \
            &VkPhysicalDeviceFloatControlsProperties::name##Float64                                          \
    }

const FloatMode kFloatModes[] = {
    {4459,
     4464,
     {"VUID-RuntimeSpirv-shaderDenormPreserveFloat16-06296",
      "VUID-RuntimeSpirv-shaderDenormPreserveFloat32-06297",
      "VUID-RuntimeSpirv-shaderDenormPreserveFloat64-06298"},
     FLOAT_PROPERTIES(shaderDenormPreserve)},
    {4460,
     4465,
     {"VUID-RuntimeSpirv-shaderDenormFlushToZeroFloat16-06299",
      "VUID-RuntimeSpirv-shaderDenormFlushToZeroFloat32-06300",
      "VUID-RuntimeSpirv-shaderDenormFlushToZeroFloat64-06301"},
     FLOAT_PROPERTIES(shaderDenormFlushToZero)},
    {4461,
     4466,
     {"VUID-RuntimeSpirv-shaderSignedZeroInfNanPreserveFloat16-06293",
      "VUID-RuntimeSpirv-shaderSignedZeroInfNanPreserveFloat32-06294",
      "VUID-RuntimeSpirv-shaderSignedZeroInfNanPreserveFloat64-06295"},
     FLOAT_PROPERTIES(shaderSignedZeroInfNanPreserve)},
    {4462,
     4467,
     {"VUID-RuntimeSpirv-shaderRoundingModeRTEFloat16-06302",
      "VUID-RuntimeSpirv-shaderRoundingModeRTEFloat32-06303",
      "VUID-RuntimeSpirv-shaderRoundingModeRTEFloat64-06304"},
     FLOAT_PROPERTIES(shaderRoundingModeRTE)},
    {4463,
     4468,
     {"VUID-RuntimeSpirv-shaderRoundingModeRTZFloat16-06305",
      "VUID-RuntimeSpirv-shaderRoundingModeRTZFloat32-06306",
      "VUID-RuntimeSpirv-shaderRoundingModeRTZFloat64-06307"},
     FLOAT_PROPERTIES(shaderRoundingModeRTZ)},
};

// Words that declare a capability at the beginning of a module.
void Declare(std::vector<uint32_t> *words, uint32_t capability) {
    const uint32_t declaration[] = {2u << 16 | 17, capability};
    words->insert(words->begin() + 5, declaration, declaration + 2);
}

void DeclareExtension(std::vector<uint32_t> *words, const std::string &name) {
    std::vector<uint32_t> declaration(1 + name.size() / 4 + 1);
    declaration[0] = static_cast<uint32_t>(declaration.size()) << 16 | 10;
    memcpy(declaration.data() + 1, name.data(), name.size());
    size_t at = 5;
    while (((*words)[at] & 0xffff) == 17) { // OpCapability
        at += (*words)[at] >> 16;
    }
    words->insert(words->begin() + static_cast<ptrdiff_t>(at), declaration.begin(), declaration.end());
}

TEST_F(StageInstructionsTest, FloatControls) {
    for (Driver driver : {Driver::kNull, Driver::kLavapipe}) {
        Options options = MakeOptions(VK_API_VERSION_1_2, driver);
        options.messenger_result = VK_FALSE; // The capability of a mode without any width is refused, too.
        WD_START_DEVICE(options);
        const auto controls = Query<VkPhysicalDeviceFloatControlsProperties>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
        for (const FloatMode &mode : kFloatModes) {
            for (uint32_t i = 0; i < 3; i++) {
                std::vector<uint32_t> words = CompileGlsl(
                    "comp", std::string(kVersion) + kComputeHead + "void main() {}\n", "vulkan1.2");
                AddMode(&words, mode.mode, {16u << i});
                Declare(&words, mode.capability);
                Run(words);
                if (!(controls.*mode.properties[i])) {
                    ExpectMessage(mode.ids[i], "-bit floating-point values, but shader");
                }
                ExpectNothingElse();
            }
        }
        Stop();
    }
}

TEST_F(StageInstructionsTest, ModesThatNeedFeatures) {
    WD_START_DEVICE(MakeOptions(VK_API_VERSION_1_2, Driver::kNull));
    const struct {
        uint32_t mode;
        const char *id, *name;
    } cases[] = {
        {5017, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06767", "EarlyAndLateFragmentTestsAMD"},
        {5079, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06768", "StencilRefUnchangedFrontAMD"},
        {5080, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06770", "StencilRefGreaterFrontAMD"},
        {5081, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06772", "StencilRefLessFrontAMD"},
        {5082, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06769", "StencilRefUnchangedBackAMD"},
        {5083, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06771", "StencilRefGreaterBackAMD"},
        {5084, "VUID-RuntimeSpirv-shaderEarlyAndLateFragmentTests-06773", "StencilRefLessBackAMD"},
        {4421, "VUID-RuntimeSpirv-SubgroupUniformControlFlowKHR-06379", "SubgroupUniformControlFlowKHR"},
    };
    const VkShaderModule vertex =
        Module("vert", std::string(kVersion) + "void main() { gl_Position = vec4(0); }\n");
    for (const auto &test : cases) {
        std::vector<uint32_t> words = CompileGlsl(
            "frag", std::string(kVersion) +
                        "layout(location = 0) out vec4 color;\nvoid main() { color = vec4(1); }\n");
        AddMode(&words, test.mode, {});
        DeclareExtension(&words, "SPV_AMD_shader_early_and_late_fragment_tests");
        DeclareExtension(&words, "SPV_EXT_shader_stencil_export");
        DeclareExtension(&words, "SPV_KHR_subgroup_uniform_control_flow");
        Declare(&words, 5013); // StencilExportEXT
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, vertex},
                           {VK_SHADER_STAGE_FRAGMENT_BIT, MakeModule(words)}}});
        ExpectMessage(test.id, std::string("has the execution mode ") + test.name + ", but the feature");
        ClearMessages();
    }
}

TEST_F(StageInstructionsTest, InitializedSharedMemory) {
    for (bool enabled : {false, true}) {
        auto feature =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        feature.shaderZeroInitializeWorkgroupMemory = enabled;
        Options options = MakeOptions(VK_API_VERSION_1_3);
        options.device_next = &feature;
        WD_START_DEVICE(options);
        Run(CompileGlsl("comp", std::string(kVersion) + "#extension GL_EXT_null_initializer : require\n" +
                                    kComputeHead +
                                    "shared uint sums[4] = {};\nvoid main() { sums[0]++; }\n"));
        if (!enabled) {
            ExpectMessage("VUID-RuntimeSpirv-shaderZeroInitializeWorkgroupMemory-06372",
                          "has the shared variable `sums` with an initializer");
        }
        ExpectSilence();
        Stop();
    }
}

// --- Task shaders ---

TEST_F(StageInstructionsTest, TaskShaders) {
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = mesh.taskShader = VK_TRUE;
    Options options = MakeOptions(VK_API_VERSION_1_3);
    options.device_extensions = {VK_EXT_MESH_SHADER_EXTENSION_NAME};
    options.device_next = &mesh;
    WD_START_DEVICE(options);
    const auto limits = Query<VkPhysicalDeviceMeshShaderPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    const std::string head =
        std::string(kVersion) + "#extension GL_EXT_mesh_shader : require\n" + kComputeHead;
    const auto payload = [](uint32_t words, uint32_t shared) {
        return "struct Payload { uint values[" + std::to_string(words) +
               "]; };\ntaskPayloadSharedEXT Payload payload;\n" +
               (shared ? "shared uint memory[" + std::to_string(shared) + "];\n" : "");
    };
    const auto create = [&](uint32_t x, uint32_t y, uint32_t z, uint32_t words, uint32_t task_shared,
                            uint32_t mesh_shared) {
        const std::string group =
            std::to_string(x) + "u, " + std::to_string(y) + "u, " + std::to_string(z) + "u";
        const std::string task = head + payload(words, task_shared) + "void main() { payload.values[0] = 1;" +
                                 (task_shared ? " memory[0] = 1;" : "") + " EmitMeshTasksEXT(" + group +
                                 "); }\n";
        const std::string text = head + "layout(triangles, max_vertices = 3, max_primitives = 1) out;\n" +
                                 payload(words, mesh_shared) +
                                 "void main() { SetMeshOutputsEXT(payload.values[0], 0);" +
                                 (mesh_shared ? " memory[0] = 1;" : "") + " }\n";
        Create({.stages = {{VK_SHADER_STAGE_TASK_BIT_EXT, Module("task", task, "vulkan1.2")},
                           {VK_SHADER_STAGE_MESH_BIT_EXT, Module("mesh", text, "vulkan1.2")}},
                .rasterizer_discard = VK_TRUE});
    };
    const uint32_t *count = limits.maxMeshWorkGroupCount;
    create(count[0], 1, 1, 4, 4, 4);
    ExpectSilence();
    create(count[0] + 1, 1, 1, 4, 0, 0);
    ExpectMessage("VUID-RuntimeSpirv-TaskEXT-07299", "in x, but maxMeshWorkGroupCount[0] of the device is");
    create(1, count[1] + 1, 1, 4, 0, 0);
    ExpectMessage("VUID-RuntimeSpirv-TaskEXT-07300", "in y, but maxMeshWorkGroupCount[1] of the device is");
    create(1, 1, count[2] + 1, 4, 0, 0);
    ExpectMessage("VUID-RuntimeSpirv-TaskEXT-07301", "in z, but maxMeshWorkGroupCount[2] of the device is");
    ExpectSilence();
    create(count[0], limits.maxMeshWorkGroupTotalCount / count[0] + 1, 1, 4, 0, 0);
    ExpectMessage("VUID-RuntimeSpirv-TaskEXT-07302", "maxMeshWorkGroupTotalCount of the device is");
    ExpectSilence();
    const uint32_t most = limits.maxTaskPayloadSize / 4;
    create(1, 1, 1, most + 1, 0, 0);
    ExpectMessage("VUID-RuntimeSpirv-maxTaskPayloadSize-08758", "bytes of payload, but maxTaskPayloadSize");
    ClearMessages(); // The payload of the mesh shader may be too large, too.
    const uint32_t task_both = limits.maxTaskPayloadAndSharedMemorySize / 4,
                   mesh_both = limits.maxMeshPayloadAndSharedMemorySize / 4;
    if (task_both - most <= limits.maxTaskSharedMemorySize / 4 - 1) {
        create(1, 1, 1, most, task_both - most + 1, 0);
        ExpectMessage("VUID-RuntimeSpirv-maxTaskPayloadAndSharedMemorySize-08760",
                      "bytes of payload and shared memory");
    }
    if (mesh_both - most <= limits.maxMeshSharedMemorySize / 4 - 1) {
        create(1, 1, 1, most, 0, mesh_both - most + 1);
        ExpectMessage("VUID-RuntimeSpirv-maxMeshPayloadAndSharedMemorySize-08755",
                      "bytes of payload and shared memory");
    }
    ClearMessages();
}

// --- Transform feedback ---

TEST_F(StageInstructionsTest, TransformFeedback) {
    auto feedback = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    feedback.transformFeedback = feedback.geometryStreams = VK_TRUE;
    Options options = MakeOptions();
    options.features.geometryShader = VK_TRUE;
    options.device_extensions = {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME};
    options.device_next = &feedback;
    WD_START_DEVICE(options);
    const auto limits = Query<VkPhysicalDeviceTransformFeedbackPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT);
    const auto capture = [&](uint32_t offset, uint32_t stride) {
        std::vector<uint32_t> words =
            CompileGlsl("vert", std::string(kVersion) +
                                    "layout(xfb_buffer = 0, xfb_offset = 16, xfb_stride = 32, location = 0) "
                                    "out vec4 color;\nvoid main() { color = gl_Position = vec4(0); }\n");
        for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
            if (words[at] == (4u << 16 | 71)) { // OpDecorate with an operand.
                words[at + 3] = words[at + 2] == 35 ? offset : words[at + 2] == 37 ? stride : words[at + 3];
            }
        }
        Create({.stages = {{VK_SHADER_STAGE_VERTEX_BIT, MakeModule(words)}}, .rasterizer_discard = VK_TRUE});
    };
    capture(16, 32);
    ExpectSilence();
    capture(16, limits.maxTransformFeedbackBufferDataStride + 4);
    ExpectMessage("VUID-RuntimeSpirv-XfbStride-06313", "has the output `color` with the stride");
    capture(limits.maxTransformFeedbackBufferDataSize, limits.maxTransformFeedbackBufferDataStride);
    ExpectMessage("VUID-RuntimeSpirv-Offset-06308", "whose end in the transform feedback buffer is");
    ExpectSilence();
    const auto stream = [&](uint32_t of_output, uint32_t of_emission) {
        std::vector<uint32_t> words = CompileGlsl(
            "geom", std::string(kVersion) + "layout(points) in;\nlayout(points, max_vertices = 1) out;\n"
                                            "layout(stream = 1, location = 0) out vec4 color;\n"
                                            "void main() { color = vec4(0); EmitStreamVertex(3); }\n");
        for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
            if (words[at] == (4u << 16 | 71) && words[at + 2] == 29) {
                words[at + 3] = of_output;
            } else if (words[at] == (4u << 16 | 43) && words[at + 3] == 3) {
                words[at + 3] = of_emission;
            }
        }
        Create(
            {.stages = {{VK_SHADER_STAGE_VERTEX_BIT,
                         Module("vert", std::string(kVersion) + "void main() { gl_Position = vec4(0); }\n")},
                        {VK_SHADER_STAGE_GEOMETRY_BIT, MakeModule(words)}},
             .topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST,
             .rasterizer_discard = VK_TRUE});
    };
    const uint32_t streams = limits.maxTransformFeedbackStreams;
    stream(streams - 1, streams - 1);
    ExpectSilence();
    stream(streams, streams - 1);
    ExpectMessage("VUID-RuntimeSpirv-Stream-06312", "has the output `color` in the vertex stream");
    stream(streams - 1, streams);
    ExpectMessage("VUID-RuntimeSpirv-OpEmitStreamVertex-06310", "writes to the vertex stream");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
