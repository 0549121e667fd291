#include "vk/gpuav/instrument/instrument.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_array_testing.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using namespace wd::testing::array;
using wd::testing::Assemble;
using wd::testing::FailEachAllocation;
using wd::testing::Validate;

// Buffers

Shader BufferShader(const std::string &body, const std::string &storage = "StorageBuffer") {
    Shader shader;
    shader.stage = "GLCompute";
    shader.modes = "OpExecutionMode %main LocalSize 1 1 1\n";
    shader.decorations = "OpDecorate %element Block\nOpMemberDecorate %element 0 Offset 0\n"
                         "OpMemberDecorate %element 1 Offset 4\nOpDecorate %data ArrayStride 4\n";
    shader.types = "%data = OpTypeRuntimeArray %uint\n";
    shader.element = "%element = OpTypeStruct %uint %data\n";
    if (storage == "Uniform") {
        shader.decorations = "OpDecorate %element Block\nOpMemberDecorate %element 0 Offset 0\n";
        shader.element = "%element = OpTypeStruct %uint\n";
    }
    shader.storage = storage;
    shader.globals = "%pu = OpTypePointer " + storage + " %uint\n%pf = OpTypePointer Function %uint\n";
    shader.index = "%local = OpVariable %pf Function\n%i = OpLoad %int %idx\n";
    shader.body = "%w = OpAccessChain %pu %p %u0\n" + body;
    return shader;
}

TEST(Instrument, EveryBufferAccessIsChecked) {
    const std::map<std::string, std::string> accesses = {
        {"OpStore", "OpStore %w %u1\n"},
        {"OpCopyMemory", "OpCopyMemory %local %w\n"},
        {"OpArrayLength", "%r = OpArrayLength %uint %p 1\n"},
        {"OpAtomicLoad", "%r = OpAtomicLoad %uint %w %u1 %u0\n"},
        {"OpAtomicStore", "OpAtomicStore %w %u1 %u0 %u1\n"},
        {"OpAtomicExchange", "%r = OpAtomicExchange %uint %w %u1 %u0 %u1\n"},
        {"OpAtomicCompareExchange", "%r = OpAtomicCompareExchange %uint %w %u1 %u0 %u0 %u1 %u2\n"},
        {"OpAtomicIIncrement", "%r = OpAtomicIIncrement %uint %w %u1 %u0\n"},
        {"OpAtomicISub", "%r = OpAtomicISub %uint %w %u1 %u0 %u1\n"},
        {"OpAtomicUMax", "%r = OpAtomicUMax %uint %w %u1 %u0 %u1\n"},
        {"OpAtomicXor", "%r = OpAtomicXor %uint %w %u1 %u0 %u1\n"},
    };
    for (const auto &[opcode, body] : accesses) {
        SCOPED_TRACE(opcode);
        const std::vector<uint32_t> words = Assemble(BufferShader(body).Text(), SPV_ENV_UNIVERSAL_1_3);
        EXPECT_EQ(Validate(words, SPV_ENV_VULKAN_1_1), "");
        for (wd_instrument_mode mode : kModes) {
            Result result = Pass(words, mode);
            EXPECT_EQ(result.num_checks, 1u);
            EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_1), "");
            EXPECT_EQ(result.ReportedInstructions(), std::vector<uint32_t>{IndexOf(words, opcode)});
        }
    }
}

TEST(Instrument, UniformBuffersAreChecked) {
    const std::vector<uint32_t> words =
        Assemble(BufferShader("%r = OpLoad %uint %w\n", "Uniform").Text(), SPV_ENV_UNIVERSAL_1_0);
    EXPECT_EQ(Validate(words, SPV_ENV_VULKAN_1_0), "");
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_0), "");
        // SPIR-V 1.0 has no StorageBuffer class of its own, and no OpModuleProcessed.
        EXPECT_TRUE(result.Has(" BufferBlock"));
        EXPECT_FALSE(result.Has("OpModuleProcessed"));
    }
}

TEST(Instrument, TexelPointersAreChecked) {
    Operation operation = {"OpAtomicIAdd", "2D 0 0 0 2 R32ui", false, "", ""};
    Shader shader = ImageShader(operation);
    shader.types = "%image = OpTypeImage %uint 2D 0 0 0 2 R32ui\n";
    shader.globals = "%pt = OpTypePointer Image %uint\n";
    shader.body = "%x = OpImageTexelPointer %pt %p %k2 %u0\n%r = OpAtomicIAdd %uint %x %u1 %u0 %u1\n";
    std::string text = shader.Text();
    for (size_t at; (at = text.find("%element")) != std::string::npos;) {
        text.replace(at, 8, "%image");
    }
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
        EXPECT_EQ(result.ReportedInstructions(), std::vector<uint32_t>{IndexOf(words, "OpAtomicIAdd")});
    }
}

TEST(Instrument, DescriptorsThroughStepsCopiesAndCalls) {
    // A chain in two steps, a copied pointer, and a call that takes a pointer: all with the same index, which one check
    // covers. The function's read through the pointer is checked there.
    Shader shader = BufferShader("%q = OpCopyObject %pelement %p\n%w2 = OpAccessChain %pu %q %u0\n"
                                 "%r = OpLoad %uint %w2\nOpBranch %l2\n%l2 = OpLabel\n"
                                 "%s = OpFunctionCall %uint %f %w\n");
    shader.globals += "%ft = OpTypeFunction %uint %pu\n";
    shader.capabilities = "OpCapability VariablePointers\n";
    shader.functions = "%f = OpFunction %uint None %ft\n%a = OpFunctionParameter %pu\n%fl = OpLabel\n"
                       "%b = OpLoad %uint %a\nOpReturnValue %b\nOpFunctionEnd\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "");
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.num_elided, 2u);
        EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
        EXPECT_EQ(result.ReportedInstructions(),
                  (std::vector<uint32_t>{IndexOf(words, "OpFunctionCall") - 3,
                                         IndexOf(words, "OpFunctionCall") + 6}));
    }
}

// Indices and lengths

// Instruments a storage-buffer load indexed by `index`, whose length is `length`.
Result PassIndexed(const std::string &types, const std::string &index, const std::string &capabilities = "",
                   const std::string &length = "%u3") {
    Shader shader = BufferShader("%r = OpLoad %uint %w\n");
    shader.types += types;
    shader.capabilities = capabilities;
    shader.index = "%local = OpVariable %pf Function\n" + index;
    shader.length = length;
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "");
    Result result = Pass(words);
    if (!result.words.empty()) {
        EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
    }
    return result;
}

TEST(Instrument, IndicesOfEveryWidthAreCompared) {
    struct Width {
        const char *name;
        int bits;
        int sign;
    };
    for (const Width &width : {Width{"Int8", 8, 0}, Width{"Int8", 8, 1}, Width{"Int16", 16, 0},
                               Width{"Int16", 16, 1}, Width{"Int64", 64, 0}, Width{"Int64", 64, 1}}) {
        SCOPED_TRACE(std::to_string(width.bits) + (width.sign ? " signed" : " unsigned"));
        const std::string type = "%it = OpTypeInt " + std::to_string(width.bits) + " " +
                                 std::to_string(width.sign) +
                                 "\n%pit = OpTypePointer Private %it\n%iv = OpVariable %pit Private\n";
        const std::string capability = std::string("OpCapability ") + width.name + "\n";
        Result result = PassIndexed(type, "%i = OpLoad %it %iv\n", capability);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.Has("OpSConvert"), width.bits < 32 && width.sign);
        EXPECT_EQ(result.Has("OpUConvert"), width.bits == 64 || !width.sign);
        const std::string spec = type + "%len = OpSpecConstant %uint 4\n";
        EXPECT_EQ(PassIndexed(spec, "%i = OpLoad %it %iv\n", capability, "%len").num_checks, 1u);
    }
}

TEST(Instrument, ConstantsInBoundsAreElided) {
    Result provable = PassIndexed("%i = OpConstant %int 2\n", "");
    EXPECT_EQ(provable.num_checks, 0u);
    EXPECT_EQ(provable.num_elided, 1u);
    EXPECT_EQ(provable.unchanged, WD_UNCHANGED_NOTHING_TO_CHECK);
    EXPECT_NE(provable.reason.find("nothing to check"), std::string::npos);
    EXPECT_EQ(PassIndexed("%i = OpConstant %int 3\n", "").num_checks, 1u); // Always fails.
    EXPECT_EQ(PassIndexed("%i = OpConstant %uint 4294967295\n", "").num_checks, 1u);
    EXPECT_EQ(PassIndexed("%i = OpSpecConstant %int 2\n", "").num_checks, 1u);
    EXPECT_EQ(PassIndexed("%i = OpSpecConstant %int -1\n", "").num_checks, 1u);
}

TEST(Instrument, SpecializedLengthsAreComparedWithTheConstant) {
    EXPECT_EQ(
        PassIndexed("%len = OpSpecConstant %uint 4\n", "%i = OpLoad %int %idx\n", "", "%len").num_checks, 1u);
    EXPECT_EQ(PassIndexed("%len = OpSpecConstant %int 4\n", "%i = OpLoad %int %idx\n", "", "%len").num_checks,
              1u);
    EXPECT_EQ(
        PassIndexed("%len = OpSpecConstant %int 4\n%i = OpConstant %int 2\n", "", "", "%len").num_checks, 1u);
}

TEST(Instrument, RuntimeArraysNeedALength) {
    Shader shader = BufferShader("%r = OpLoad %uint %w\n");
    shader.capabilities = "OpCapability RuntimeDescriptorArray\n";
    shader.length = "";
    shader.interface = " %array %idx";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_5);
    Result unknown = Pass(words);
    EXPECT_EQ(unknown.num_checks, 0u);
    EXPECT_EQ(unknown.num_unknown, 1u);
    EXPECT_NE(unknown.reason.find("arrays of unknown length"), std::string::npos);
    const wd_binding_length lengths[] = {{1, 0, 9}, {0, 0, 25}};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.lengths = lengths;
    options.num_lengths = 2;
    Result known = Pass(words, options);
    EXPECT_EQ(known.num_checks, 1u);
    EXPECT_EQ(known.num_unknown, 0u);
    EXPECT_TRUE(known.Has(" 25\n"));
    EXPECT_EQ(Validate(known.words, SPV_ENV_VULKAN_1_2), "");
}

TEST(Instrument, ArraysOfArraysAreFlattened) {
    Shader shader;
    shader.types = "%image = OpTypeImage %float 2D 0 0 0 1 Unknown\n%si = OpTypeSampledImage %image\n";
    shader.element = "%element = OpTypeArray %si %u2\n";
    shader.globals = "%psi = OpTypePointer UniformConstant %si\n";
    shader.body =
        "%q = OpAccessChain %psi %p %i\n%t = OpLoad %si %q\n"
        "%r = OpImageSampleImplicitLod %v4 %t %c2\n%r2 = OpImageSampleExplicitLod %v4 %t %c2 Lod %f0\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.num_elided, 1u);
        EXPECT_TRUE(result.Has("OpIMul"));
        EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
    }
}

// A part of an array may be copied before it is indexed further.
TEST(Instrument, CopiesOfPartsOfArrays) {
    Shader shader;
    shader.types = "%image = OpTypeImage %float 2D 0 0 0 1 Unknown\n%si = OpTypeSampledImage %image\n";
    shader.element = "%element = OpTypeArray %si %u2\n";
    shader.globals = "%psi = OpTypePointer UniformConstant %si\n";
    shader.body = "%copy = OpCopyObject %pelement %p\n%q = OpAccessChain %psi %copy %i\n%t = OpLoad %si %q\n"
                  "%r = OpImageSampleExplicitLod %v4 %t %c2 Lod %f0\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.ReportedInstructions(),
                  std::vector<uint32_t>{IndexOf(words, "OpImageSampleExplicitLod")});
        EXPECT_EQ(Validate(result.words, SPV_ENV_UNIVERSAL_1_3), "");
    }
}

// Stages

struct Stage {
    const char *model;
    uint32_t value;
    const char *capabilities;
    const char *modes;
    std::vector<const char *> builtins; // That the report reads.
};

TEST(Instrument, EveryStageReportsItself) {
    const char mesh[] = "OpCapability MeshShadingEXT\nOpExtension \"SPV_EXT_mesh_shader\"\n";
    const char rays[] = "OpCapability RayTracingKHR\nOpExtension \"SPV_KHR_ray_tracing\"\n";
    const char size[] = "OpExecutionMode %main LocalSize 1 1 1\n";
    const std::vector<Stage> stages = {
        {"Vertex", 0, "", "", {"VertexIndex", "InstanceIndex"}},
        {"TessellationControl",
         1,
         "OpCapability Tessellation\n",
         "OpExecutionMode %main OutputVertices 3\n",
         {"InvocationId", "PrimitiveId"}},
        {"TessellationEvaluation",
         2,
         "OpCapability Tessellation\n",
         "OpExecutionMode %main Triangles\n",
         {"PrimitiveId", "TessCoord"}},
        {"Geometry",
         3,
         "OpCapability Geometry\n",
         "OpExecutionMode %main Triangles\nOpExecutionMode %main OutputPoints\nOpExecutionMode %main "
         "OutputVertices 1\n"
         "OpExecutionMode %main Invocations 1\n",
         {"PrimitiveId", "InvocationId"}},
        {"Fragment", 4, "", "OpExecutionMode %main OriginUpperLeft\n", {"FragCoord"}},
        {"GLCompute", 5, "", size, {"GlobalInvocationId"}},
        {"TaskEXT", 5364, mesh, size, {"GlobalInvocationId"}},
        {"MeshEXT",
         5365,
         mesh,
         "OpExecutionMode %main LocalSize 1 1 1\nOpExecutionMode %main OutputVertices 3\n"
         "OpExecutionMode %main OutputPrimitivesNV 1\nOpExecutionMode %main OutputTrianglesNV\n",
         {"GlobalInvocationId"}},
        {"RayGenerationKHR", 5313, rays, "", {"LaunchId"}},
        {"IntersectionKHR", 5314, rays, "", {"LaunchId"}},
        {"AnyHitKHR", 5315, rays, "", {"LaunchId"}},
        {"ClosestHitKHR", 5316, rays, "", {"LaunchId"}},
        {"MissKHR", 5317, rays, "", {"LaunchId"}},
        {"CallableKHR", 5318, rays, "", {"LaunchId"}},
    };
    for (const Stage &stage : stages) {
        SCOPED_TRACE(stage.model);
        Shader shader = BufferShader("%r = OpLoad %uint %w\n");
        shader.stage = stage.model;
        shader.capabilities = stage.capabilities;
        shader.modes = stage.modes;
        shader.interface = " %array %idx";
        if (stage.value == 5364) {
            shader.body += "OpEmitMeshTasksEXT %u1 %u1 %u1\n%unreachable = OpLabel\n";
        }
        const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_6);
        EXPECT_EQ(Validate(words, SPV_ENV_VULKAN_1_3), "");
        for (wd_instrument_mode mode : kModes) {
            Result result = Pass(words, mode);
            EXPECT_EQ(result.num_checks, 1u);
            EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_3), "");
            for (const char *builtin : stage.builtins) {
                EXPECT_TRUE(result.Has(std::string("BuiltIn ") + builtin)) << builtin;
            }
            EXPECT_TRUE(result.Has(" " + std::to_string(stage.value) + "\n"));
        }
    }
}

TEST(Instrument, BuiltinsThatTheModuleHasAreReused) {
    Shader shader = BufferShader("%r = OpLoad %uint %w\n");
    shader.interface = " %gid";
    shader.decorations += "OpDecorate %gid BuiltIn GlobalInvocationId\n";
    shader.globals +=
        "%u3v = OpTypeVector %uint 3\n%pgid = OpTypePointer Input %u3v\n%gid = OpVariable %pgid Input\n";
    Result result = Pass(Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3));
    EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_1), "");
    size_t first = result.text.find("BuiltIn GlobalInvocationId");
    EXPECT_NE(first, std::string::npos);
    EXPECT_EQ(result.text.find("BuiltIn GlobalInvocationId", first + 1), std::string::npos);
}

// A function that a vertex and a fragment stage share.
TEST(Instrument, SeveralEntryPointsStoreTheirStage) {
    Shader shader = BufferShader("%x = OpFunctionCall %void %shared\n%r = OpLoad %uint %w\n");
    shader.stage = "Vertex";
    shader.modes = "";
    shader.interface = " %array %idx\nOpEntryPoint Fragment %frag \"frag\" %array %idx\n"
                       "OpExecutionMode %frag OriginUpperLeft";
    shader.functions =
        "%frag = OpFunction %void None %fn\n%gl = OpLabel\n%y = OpFunctionCall %void %shared\nOpReturn\n"
        "OpFunctionEnd\n%shared = OpFunction %void None %fn\n%sl = OpLabel\n%si = OpLoad %int %idx\n"
        "%sp = OpAccessChain %pu %array %si %u0\nOpStore %sp %u1\nOpReturn\nOpFunctionEnd\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_5);
    EXPECT_EQ(Validate(words, SPV_ENV_VULKAN_1_2), "");
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(words, mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_2), "");
        EXPECT_TRUE(result.Has("\"warden.stage\""));
        EXPECT_TRUE(result.Has("BuiltIn FragCoord"));
        EXPECT_TRUE(result.Has("BuiltIn VertexIndex"));
    }
}

TEST(Instrument, TheVulkanMemoryModelGetsItsScope) {
    std::string text = BufferShader("%r = OpLoad %uint %w\n").Text();
    text.replace(text.find("Logical GLSL450"), 15, "Logical Vulkan");
    text.replace(0, 20, "OpCapability Shader\nOpCapability VulkanMemoryModel\n");
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    std::string with_extension = text;
    with_extension.insert(with_extension.find("%glsl = "), "OpExtension \"SPV_KHR_vulkan_memory_model\"\n");
    Result result = Pass(Assemble(with_extension, SPV_ENV_UNIVERSAL_1_3));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_1), "");
}

// Modules that are returned unchanged

TEST(Instrument, AnInstrumentedModuleIsReturnedUnchanged) {
    for (spv_target_env env : {SPV_ENV_UNIVERSAL_1_0, SPV_ENV_UNIVERSAL_1_3}) {
        Result once = Pass(Assemble(BufferShader("%r = OpLoad %uint %w\n", "Uniform").Text(), env));
        ASSERT_EQ(once.num_checks, 1u);
        Result twice = Pass(once.words);
        EXPECT_TRUE(twice.words.empty());
        EXPECT_EQ(twice.reason, "the module is instrumented already");
        EXPECT_EQ(twice.unchanged, WD_UNCHANGED_INSTRUMENTED);
    }
}

TEST(Instrument, ReasonsForAnUnchangedModule) {
    const std::string good = BufferShader("%r = OpLoad %uint %w\n").Text();
    auto reason = [](const std::string &text, wd_instrument_options options, wd_unchanged expected) {
        Result result = Pass(Assemble(text, SPV_ENV_UNIVERSAL_1_3), options);
        EXPECT_TRUE(result.words.empty());
        EXPECT_EQ(result.unchanged, expected);
        return result.reason;
    };
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    EXPECT_EQ(reason("OpCapability Shader\nOpCapability Linkage\nOpMemoryModel Logical GLSL450\n", options,
                     WD_UNCHANGED_UNSUPPORTED),
              "the module has no entry point");
    EXPECT_EQ(reason("OpCapability Kernel\n" + good, options, WD_UNCHANGED_UNSUPPORTED),
              "the module is an OpenCL kernel, not a Vulkan shader");
    std::string physical = good;
    physical.replace(physical.find("Logical"), 7, "Physical32");
    EXPECT_EQ(reason(physical, options, WD_UNCHANGED_UNSUPPORTED),
              "addressing model 1 is not allowed in Vulkan");
    options.desc_set = 0;
    EXPECT_EQ(reason(good, options, WD_UNCHANGED_BINDING_IN_USE),
              "the module uses binding 0 of descriptor set 0, which error records need");
    options.desc_set = 7;
    options.checks = 0;
    EXPECT_EQ(reason(good, options, WD_UNCHANGED_NO_CHECK), "no check is enabled");
}

TEST(Instrument, UnknownInstructionsAreAReason) {
    std::vector<uint32_t> words =
        Assemble(BufferShader("%r = OpLoad %uint %w\n").Text(), SPV_ENV_UNIVERSAL_1_3);
    words.insert(words.end() - 1, 0x0001fffe); // Before OpFunctionEnd.
    Result result = Pass(words);
    EXPECT_TRUE(result.words.empty());
    EXPECT_NE(result.reason.find("opcode 65534, which this build does not know"), std::string::npos)
        << result.reason;
}

// Found by fuzzing: instructions after a block's terminator have no block.
TEST(Instrument, AnAccessInNoBlockIsAReason) {
    const std::string text = BufferShader("%r = OpLoad %uint %w\nOpReturn\n%s = OpLoad %uint %w\n").Text();
    for (wd_instrument_mode mode : kModes) {
        Result result = Pass(Assemble(text, SPV_ENV_UNIVERSAL_1_3), mode);
        EXPECT_TRUE(result.words.empty());
        EXPECT_NE(result.reason.find("outside any block"), std::string::npos) << result.reason;
    }
}

// Found by fuzzing: an operand that is the instruction itself was copied endlessly.
TEST(Instrument, AnInstructionThatUsesItselfComesToAnEnd) {
    Shader shader;
    shader.types = "%image = OpTypeImage %float 2D 0 0 0 1 Unknown\n%si = OpTypeSampledImage %image\n";
    shader.element = "%element = OpTypeSampler\n";
    shader.body = "%t = OpLoad %element %p\n%pair = OpSampledImage %si %pair %t\n"
                  "%r = OpImageSampleExplicitLod %v4 %pair %c2 Lod %f0\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Pass(words, mode).num_checks, 1u);
    }
}

TEST(Instrument, BadModulesAreDiagnosed) {
    const uint32_t words[] = {0x07230203, 0x00010000, 0, 8, 0, 0x00000011};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    wd_instrument_result result;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_instrument(wd_allocator_default(), &options, words, 6, &result, &diagnostic),
              WD_ERROR_INVALID_DATA);
    EXPECT_EQ(result.words, nullptr);
    EXPECT_EQ(diagnostic.offset, 20u);
}

// Results

TEST(Instrument, TheSameInputGivesTheSameBytes) {
    const std::vector<uint32_t> words = AssembleImageShader(kOperations[0]);
    Result first = Pass(words), second = Pass(words);
    EXPECT_EQ(first.words, second.words);
    EXPECT_EQ(first.shader_id, wd_instrument_shader_id(words.data(), words.size()));
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.shader_id = 42;
    Result named = Pass(words, options);
    EXPECT_EQ(named.shader_id, 42u);
    EXPECT_TRUE(named.Has(" 42\n"));
}

TEST(Instrument, TheBufferHasTheBindingOfTheOptions) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.desc_set = 5;
    options.binding = 11;
    Result result = Pass(AssembleImageShader(kOperations[0]), options);
    EXPECT_TRUE(result.Has("DescriptorSet 5\n"));
    EXPECT_TRUE(result.Has("Binding 11\n"));
}

TEST(Instrument, DebugScopesAndLinesOfSplitBlocksAreRepeated) {
    Shader shader =
        BufferShader("%s = OpExtInst %void %debug DebugScope %df\n"
                     "%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u1 %u1\n%r = OpLoad %uint %w\n"
                     "%r2 = OpIAdd %uint %r %r\n");
    shader.capabilities = "OpExtension \"SPV_KHR_non_semantic_info\"\n"
                          "%debug = OpExtInstImport \"NonSemantic.Shader.DebugInfo.100\"\n";
    shader.modes += "%name = OpString \"x\"\n";
    shader.globals += "%src = OpExtInst %void %debug DebugSource %name\n"
                      "%cu = OpExtInst %void %debug DebugCompilationUnit %u1 %u2 %src %u2\n"
                      "%ty = OpExtInst %void %debug DebugTypeFunction %u3 %void\n"
                      "%df = OpExtInst %void %debug DebugFunction %name %ty %src %u1 %u1 %cu %name %u3 %u1\n";
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, SPV_ENV_VULKAN_1_1), "");
    Result result = Pass(words);
    EXPECT_EQ(Validate(result.words, SPV_ENV_VULKAN_1_1), "");
    size_t lines = 0, scopes = 0;
    for (size_t at = 0; (at = result.text.find(" DebugLine ", at + 1)) != std::string::npos;) {
        lines++;
    }
    for (size_t at = 0; (at = result.text.find(" DebugScope ", at + 1)) != std::string::npos;) {
        scopes++;
    }
    EXPECT_EQ(lines, 3u); // The user's, in the guarded branch, and after it.
    EXPECT_EQ(scopes, 3u);
}

TEST(Instrument, EveryAllocationMayFail) {
    const std::vector<uint32_t> words = AssembleImageShader(kOperations[0]);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    FailEachAllocation(words, options);
}

} // namespace
