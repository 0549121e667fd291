// Errors of the validator that do not make a module invalid: each valid module that some version of SPIRV-Tools rejects
// is accepted or not judged, and each has a twin with a true error, which is reported. The tests hold for every version
// of SPIRV-Tools.
#include "vk/shader/shader_exception.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "vk/shader/shader_check_testing.h"
#include "vk/shader/shader_reduced.h"
#include "vk/shader/shader_test_modules.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Check;
using wd::testing::Verdict;

using Words = std::vector<uint32_t>;

constexpr wd_shader_target kVulkan13 = {WD_SHADER_ENV_VULKAN_1_3, 0};
constexpr char kAddsIntegers[] = "OpLine %file 3 5\n%sum = OpFAdd %float %one %one\n";

// A shader with a line of its source, debug information in `types` and instructions in `body`.
std::string Shader(const std::string &extensions, const std::string &types, const std::string &body) {
    return "OpCapability Shader\nOpExtension \"SPV_KHR_non_semantic_info\"\n" + extensions +
           "%dbg = OpExtInstImport \"NonSemantic.Shader.DebugInfo.100\"\n"
           "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
           "OpExecutionMode %main LocalSize 1 1 1\n%file = OpString \"a.comp\"\n%name = OpString \"float\"\n"
           "OpName %debug_vector \"debug_vector\"\n"
           "%void = OpTypeVoid\n%function = OpTypeFunction %void\n%float = OpTypeFloat 32\n"
           "%uint = OpTypeInt 32 0\n%zero = OpConstant %uint 0\n%one = OpConstant %uint 1\n"
           "%three = OpConstant %uint 3\n%thirty_two = OpConstant %uint 32\n"
           "%debug_float = OpExtInst %void %dbg DebugTypeBasic %name %thirty_two %three %zero\n"
           "%debug_vector = OpExtInst %void %dbg DebugTypeVector %debug_float %three\n" +
           types + "%main = OpFunction %void None %function\n%label = OpLabel\n" + body +
           "OpReturn\nOpFunctionEnd\n";
}

// A pointer to a vector: SPIRV-Tools before 2023.6 wants a basic type.
constexpr char kPointerToVector[] =
    "%pointer = OpExtInst %void %dbg DebugTypePointer %debug_vector %three %zero\n";
// A pointer to nothing: SPIRV-Tools before 2026.4 wants a type.
constexpr char kPointerToVoid[] = "%none = OpExtInst %void %dbg DebugInfoNone\n"
                                  "%pointer = OpExtInst %void %dbg DebugTypePointer %none %three %zero\n";

// Begin returns the word where the n-th instruction of `opcode` begins.
size_t Begin(const Words &words, uint32_t opcode, size_t n = 0) {
    for (size_t at = 5; at < words.size(); at += words[at] >> 16) {
        if ((words[at] & 0xffff) == opcode && n-- == 0) {
            return at;
        }
    }
    ADD_FAILURE() << "no instruction " << opcode;
    return 5;
}

void InsertBefore(Words *words, uint32_t opcode, const Words &instruction) {
    words->insert(words->begin() + static_cast<ptrdiff_t>(Begin(*words, opcode)), instruction.begin(),
                  instruction.end());
}

Words Instruction(uint32_t opcode, const Words &operands) {
    Words words = {static_cast<uint32_t>(operands.size() + 1) << 16 | opcode};
    words.insert(words.end(), operands.begin(), operands.end());
    return words;
}

// ExpectSumFound expects that the addition of integers was reported where the module as it was given has it.
void ExpectSumFound(const Words &words) {
    Verdict verdict = Check(words, kVulkan13);
    EXPECT_EQ(verdict.verdict, WD_SHADER_INVALID) << verdict.text;
    EXPECT_NE(verdict.text.find("FAdd"), std::string::npos) << verdict.text;
    EXPECT_EQ(verdict.offset / 4, Begin(words, SpvOpFAdd));
    EXPECT_NE(verdict.text.find("a.comp at line 3"), std::string::npos) << verdict.text;
}

TEST(ShaderException, ContentsOfDebugInformationAreNotJudged) {
    for (const char *types : {kPointerToVector, kPointerToVoid}) {
        Verdict verdict = Check(Assemble(Shader("", types, "").c_str()), kVulkan13);
        EXPECT_EQ(verdict.verdict, WD_SHADER_VALID) << verdict.text;
        ExpectSumFound(Assemble(Shader("", types, kAddsIntegers).c_str()));
    }
}

// Rules of SPIR-V itself hold for non-semantic instructions, too.
TEST(ShaderException, TrueErrorsOfDebugInformation) {
    const char undefined[] = "%pointer = OpExtInst %void %dbg DebugTypePointer %nowhere %three %zero\n";
    EXPECT_EQ(Check(Assemble(Shader("", undefined, "").c_str()), kVulkan13).verdict, WD_SHADER_INVALID);
    const std::string uses = "%both = OpIAdd %uint %one %pointer\n";
    EXPECT_EQ(Check(Assemble(Shader("", kPointerToVector, uses).c_str()), kVulkan13).verdict,
              WD_SHADER_INVALID);
}

// SPV_KHR_relaxed_extended_instruction came after SPIRV-Tools 2024.2.
TEST(ShaderException, DebugInformationWithForwardReferences) {
    constexpr uint32_t kExtInstWithForwardRefs = 4433;
    for (const char *body : {"", kAddsIntegers}) {
        Words words = Assemble(Shader("OpExtension \"SPV_KHR_relaxed_extended_instruction\"\n",
                                      "%pointer = OpExtInst %void %dbg DebugTypePointer %later %three %zero\n"
                                      "%later = OpExtInst %void %dbg DebugTypeVector %debug_float %three\n",
                                      body)
                                   .c_str());
        uint32_t *opcode = &words[Begin(words, SpvOpExtInst, 2)];
        *opcode = (*opcode & 0xffff0000) | kExtInstWithForwardRefs;
        if (*body) {
            ExpectSumFound(words);
        } else {
            Verdict verdict = Check(words, kVulkan13);
            EXPECT_EQ(verdict.verdict, WD_SHADER_VALID) << verdict.text;
        }
    }
}

TEST(ShaderException, AnExtensionThatTheValidatorDoesNotKnowIsNoWarning) {
    Words words = Assemble(Shader("OpExtension \"SPV_EXT_from_the_future\"\n", "", "").c_str());
    Verdict verdict = Check(words, kVulkan13);
    EXPECT_EQ(verdict.verdict, WD_SHADER_VALID) << verdict.text;
    ExpectSumFound(Assemble(Shader("OpExtension \"SPV_EXT_from_the_future\"\n", "", kAddsIntegers).c_str()));
}

// MaximallyReconvergesKHR (6023) is an execution mode without a capability; older validators do not know the number.
TEST(ShaderException, UnknownModesAndDecorationsOfUnknownExtensions) {
    for (const char *extension : {"", "OpExtension \"SPV_EXT_from_the_future\"\n"}) {
        for (const char *body : {"", kAddsIntegers}) {
            const Words plain = Assemble(Shader(extension, "", body).c_str());
            const uint32_t entry_point = plain[Begin(plain, SpvOpEntryPoint) + 2];
            Words mode = plain, decoration = plain;
            InsertBefore(&mode, SpvOpExecutionMode, Instruction(SpvOpExecutionMode, {entry_point, 65001}));
            InsertBefore(&decoration, SpvOpTypeVoid, Instruction(SpvOpDecorate, {entry_point, 65002}));
            for (const Words &words : {mode, decoration}) {
                if (*extension && *body) {
                    ExpectSumFound(words);
                } else {
                    EXPECT_EQ(Check(words, kVulkan13).verdict,
                              *extension ? WD_SHADER_VALID : WD_SHADER_INVALID);
                }
            }
        }
    }
}

TEST(ShaderException, UnknownOperandsAndSetsOfUnknownExtensions) {
    for (const char *extension : {"", "OpExtension \"SPV_EXT_from_the_future\"\n"}) {
        const Words plain = Assemble(Shader(extension, "", "").c_str());
        Words control = plain, set = plain, opcode = plain;
        control[Begin(control, SpvOpFunction) + 3] = 1u << 23;
        char *name = reinterpret_cast<char *>(&set[Begin(set, SpvOpExtInstImport) + 2]);
        memcpy(name, "FutureXxxxx", 11); // "NonSemantic" before.
        opcode.insert(opcode.end() - 2, 1u << 16 | 65000);
        for (const Words &words : {control, set, opcode}) {
            Verdict verdict = Check(words, kVulkan13);
            EXPECT_EQ(verdict.verdict, *extension ? WD_SHADER_LATER : WD_SHADER_INVALID) << verdict.text;
        }
    }
}

// SPV_KHR_compute_shader_derivatives took over the capability of an extension of NVIDIA; SPIRV-Tools before 2024.4 does
// not know it.
TEST(ShaderException, CapabilitiesThatANewExtensionBrings) {
    Words words = Assemble(Shader("OpExtension \"SPV_KHR_compute_shader_derivatives\"\n", "", "").c_str());
    const Words capability = Instruction(SpvOpCapability, {SpvCapabilityComputeDerivativeGroupLinearNV});
    InsertBefore(&words, SpvOpExtension, capability);
    EXPECT_NE(Check(words, kVulkan13).verdict, WD_SHADER_INVALID) << Check(words, kVulkan13).text;
    words = Assemble(Shader("", "", "").c_str());
    InsertBefore(&words, SpvOpExtension, capability);
    EXPECT_EQ(Check(words, kVulkan13).verdict, WD_SHADER_INVALID);
}

// A tessellation control shader with an output for each vertex and two for the patch.
std::string Tessellation(const char *decorations) {
    return std::string("OpCapability Tessellation\nOpMemoryModel Logical GLSL450\n"
                       "OpEntryPoint TessellationControl %main \"main\" %a %b %p %q\n"
                       "OpExecutionMode %main OutputVertices 3\nOpDecorate %p Patch\n") +
           decorations +
           "%void = OpTypeVoid\n%function = OpTypeFunction %void\n%float = OpTypeFloat 32\n"
           "%uint = OpTypeInt 32 0\n%vec4 = OpTypeVector %float 4\n%three = OpConstant %uint 3\n"
           "%vertices = OpTypeArray %vec4 %three\n%block = OpTypeStruct %vec4\n"
           "%to_vertices = OpTypePointer Output %vertices\n%to_vec4 = OpTypePointer Output %vec4\n"
           "%to_block = OpTypePointer Output %block\n"
           "%a = OpVariable %to_vertices Output\n%b = OpVariable %to_vertices Output\n"
           "%p = OpVariable %to_vec4 Output\n%q = OpVariable %to_block Output\n"
           "%main = OpFunction %void None %function\n%label = OpLabel\nOpReturn\nOpFunctionEnd\n";
}

TEST(ShaderException, PatchVariablesHaveLocationsOfTheirOwn) {
    constexpr char kBlock[] = "OpDecorate %block Block\nOpMemberDecorate %block 0 Patch\n";
    struct Case {
        const char *locations;
        wd_shader_verdict verdict;
    };
    for (const Case &c : {
             Case{"OpDecorate %a Location 0\nOpDecorate %b Location 1\nOpDecorate %p Location 0\n"
                  "OpMemberDecorate %block 0 Location 1\n",
                  WD_SHADER_VALID},
             Case{"OpDecorate %a Location 0\nOpDecorate %b Location 1\nOpDecorate %p Location 0\n"
                  "OpDecorate %q Location 1\n",
                  WD_SHADER_VALID},
             // Two for each vertex, and two for the patch, at one location.
             Case{"OpDecorate %a Location 0\nOpDecorate %b Location 0\nOpDecorate %p Location 0\n"
                  "OpMemberDecorate %block 0 Location 1\n",
                  WD_SHADER_INVALID},
         }) {
        const std::string text = Tessellation((std::string(kBlock) + c.locations).c_str());
        Verdict verdict = Check(Assemble(text.c_str()), kVulkan13);
        EXPECT_EQ(verdict.verdict, c.verdict) << c.locations << verdict.text;
    }
    // A true conflict of two patch variables.
    std::string text = Tessellation((std::string(kBlock) +
                                     "OpDecorate %a Location 0\nOpDecorate %b Location 1\n"
                                     "OpDecorate %p Location 0\nOpMemberDecorate %block 0 Location 1\n")
                                        .c_str());
    text.replace(text.find("OpDecorate %p Patch"), 19, "OpDecorate %p Patch\nOpDecorate %b Patch");
    text.replace(text.find("%b Location 1"), 13, "%b Location 0");
    Verdict verdict = Check(Assemble(text.c_str()), kVulkan13);
    EXPECT_EQ(verdict.verdict, WD_SHADER_INVALID) << "patch against patch";
}

TEST(ShaderException, MaintenanceFeatures) {
    constexpr char kBits[] = R"(
OpCapability Shader
OpCapability Int16
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%short = OpTypeInt 16 0
%five = OpConstant %short 5
%main = OpFunction %void None %function
%label = OpLabel
%reversed = OpBitReverse %short %five
OpReturn
OpFunctionEnd
)";
    constexpr char kOffset[] = R"(
OpCapability Shader
OpCapability ImageGatherExtended
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %offset
OpExecutionMode %main OriginUpperLeft
OpDecorate %texture DescriptorSet 0
OpDecorate %texture Binding 0
OpDecorate %offset Location 0
OpDecorate %offset Flat
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%vec2 = OpTypeVector %float 2
%vec4 = OpTypeVector %float 4
%ivec2 = OpTypeVector %int 2
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image
%to_sampled = OpTypePointer UniformConstant %sampled
%to_ivec2 = OpTypePointer Input %ivec2
%texture = OpVariable %to_sampled UniformConstant
%offset = OpVariable %to_ivec2 Input
%zero = OpConstant %float 0
%origin = OpConstantComposite %vec2 %zero %zero
%main = OpFunction %void None %function
%label = OpLabel
%by = OpLoad %ivec2 %offset
%from = OpLoad %sampled %texture
%color = OpImageSampleExplicitLod %vec4 %from %origin Lod|Offset %zero %by
OpReturn
OpFunctionEnd
)";
    std::string reported;
    const auto judge = [&](const char *text, uint32_t rules) {
        Verdict verdict = Check(Assemble(text), {WD_SHADER_ENV_VULKAN_1_3, rules});
        reported = verdict.text;
        return verdict.verdict;
    };
    EXPECT_EQ(judge(kBits, 0), WD_SHADER_INVALID);
    EXPECT_EQ(judge(kBits, WD_SHADER_OFFSET_OPERAND), WD_SHADER_INVALID);
    EXPECT_NE(judge(kBits, WD_SHADER_ANY_WIDTH_BITWISE), WD_SHADER_INVALID) << reported;
    EXPECT_EQ(judge(kOffset, 0), WD_SHADER_INVALID);
    EXPECT_EQ(judge(kOffset, WD_SHADER_ANY_WIDTH_BITWISE), WD_SHADER_INVALID);
    EXPECT_NE(judge(kOffset, WD_SHADER_OFFSET_OPERAND), WD_SHADER_INVALID) << reported;
}

TEST(ShaderException, VersionsOfSpirvAfterVulkan14) {
    Words words = Assemble(Shader("", "", "").c_str());
    words[1] = 0x00010700;
    EXPECT_EQ(Check(words, kVulkan13).verdict, WD_SHADER_INVALID);
    Verdict verdict = Check(words, {WD_SHADER_ENV_VULKAN_1_3, WD_SHADER_LATER_VULKAN});
    EXPECT_EQ(verdict.verdict, WD_SHADER_LATER);
    EXPECT_NE(verdict.text.find("SPIR-V 1.7"), std::string::npos) << verdict.text;
    words[1] = 0x00010600;
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_3, WD_SHADER_LATER_VULKAN}).verdict, WD_SHADER_VALID);
}

// The table by versions of SPIRV-Tools, the linked one or not.
class RemedyTest : public ::testing::Test {
  protected:
    ~RemedyTest() override {
        wd_spirv_module_destroy(module_);
    }

    // Asks about an error at the n-th instruction of `opcode`.
    wd_shader_remedy Find(const std::string &text, uint32_t opcode, size_t n, const char *error_text,
                          uint32_t version) {
        words_ = Assemble(text.c_str());
        wd_spirv_module_destroy(module_);
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_, nullptr),
            WD_OK);
        wd_shader_error error = {};
        error.module = module_;
        error.text = error_text;
        error.tools_version = version;
        for (uint32_t i = 0; wd_spirv_module_instruction(module_, i, &error.instruction); i++) {
            if (error.instruction.opcode == opcode && n-- == 0) {
                const wd_shader_remedy remedy = wd_shader_find_remedy(&error, &reason_);
                EXPECT_EQ(remedy != WD_SHADER_ACCEPT_ERROR, reason_ != nullptr);
                return remedy;
            }
        }
        ADD_FAILURE() << "no instruction " << opcode;
        return WD_SHADER_ACCEPT_ERROR;
    }

    Words words_;
    wd_spirv_module *module_ = nullptr;
    const char *reason_ = nullptr;
};

TEST_F(RemedyTest, VersionsOfRules) {
    const char *const conflict =
        "Entry-point has conflicting output location assignment at location 0, component 0";
    const std::string text = Tessellation("");
    for (uint32_t version : {0u, 202301u, 202501u}) {
        EXPECT_EQ(Find(text, SpvOpEntryPoint, 0, conflict, version), WD_SHADER_MOVE_PATCHES);
    }
    EXPECT_EQ(Find(wd::testing::kValidShader, SpvOpEntryPoint, 0, conflict, 202301), WD_SHADER_ACCEPT_ERROR);
}

TEST_F(RemedyTest, ArraysOfCullPrimitive) {
    const char *const error =
        "[VUID-CullPrimitiveEXT-CullPrimitiveEXT-07036] According to the Vulkan spec BuiltIn "
        "CullPrimitiveEXT variable needs to be a boolean value array.";
    const char types[] =
        "%bool = OpTypeBool\n%bools = OpTypeArray %bool %three\n%ints = OpTypeArray %uint %three\n"
        "%to_bools = OpTypePointer Output %bools\n%to_ints = OpTypePointer Output %ints\n"
        "%b = OpVariable %to_bools Output\n%i = OpVariable %to_ints Output\n";
    const std::string text = Shader("", types, "");
    EXPECT_EQ(Find(text, SpvOpVariable, 0, error, 202501), WD_SHADER_STOP);
    EXPECT_EQ(Find(text, SpvOpVariable, 1, error, 202501), WD_SHADER_ACCEPT_ERROR);
    EXPECT_EQ(Find(text, SpvOpVariable, 0, error, 202503), WD_SHADER_ACCEPT_ERROR);
    EXPECT_EQ(Find(text, SpvOpVariable, 0, "[VUID-CullPrimitiveEXT-CullPrimitiveEXT-07034] ", 202501),
              WD_SHADER_ACCEPT_ERROR);
}

TEST_F(RemedyTest, DerivativesOfMeshShaders) {
    const char *const errors[] = {
        "Derivative instructions require Fragment or GLCompute execution model: DPdx",
        "ImplicitLod instructions require Fragment or GLCompute execution model: ImageSampleImplicitLod",
        "OpImageQueryLod requires Fragment or GLCompute execution model",
    };
    const std::string mesh =
        "OpCapability MeshShadingEXT\nOpExtension \"SPV_EXT_mesh_shader\"\n"
        "OpMemoryModel Logical GLSL450\nOpEntryPoint MeshEXT %main \"main\"\n"
        "%void = OpTypeVoid\n%function = OpTypeFunction %void\n"
        "%main = OpFunction %void None %function\n%label = OpLabel\nOpReturn\nOpFunctionEnd\n";
    for (const char *error : errors) {
        for (const char *capability : {"ComputeDerivativeGroupQuadsNV", "ComputeDerivativeGroupLinearNV"}) {
            const std::string text = std::string("OpCapability ") + capability + "\n" + mesh;
            EXPECT_EQ(Find(text, SpvOpFunction, 0, error, 202301), WD_SHADER_STOP) << error;
            EXPECT_EQ(Find(text, SpvOpFunction, 0, error, 0), WD_SHADER_STOP) << error;
        }
        EXPECT_EQ(Find(mesh, SpvOpFunction, 0, error, 202301), WD_SHADER_ACCEPT_ERROR) << error;
    }
    EXPECT_EQ(Find("OpCapability ComputeDerivativeGroupQuadsNV\n" + mesh, SpvOpFunction, 0,
                   "Derivative instructions require DerivativeGroupQuadsNV or DerivativeGroupLinearNV "
                   "execution mode for GLCompute execution model: DPdx",
                   202301),
              WD_SHADER_ACCEPT_ERROR);
}

TEST(ShaderToolsVersion, IsParsed) {
    EXPECT_EQ(wd_shader_parse_tools_version("v2023.1"), 202301u);
    EXPECT_EQ(wd_shader_parse_tools_version("v2025.1~rc1"), 202501u);
    EXPECT_EQ(wd_shader_parse_tools_version("v2026.12-dev"), 202612u);
    for (const char *text : {"", "v", "2023.1", "v2023", "unknown", "v99999.1", "v2023.100"}) {
        EXPECT_EQ(wd_shader_parse_tools_version(text), 0u) << text;
    }
}

TEST(ShaderException, EveryFailingAllocation) {
    const Words words =
        Assemble(Shader("OpExtension \"SPV_EXT_from_the_future\"\n", kPointerToVector, "").c_str());
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        wd_allocator allocator = wd_failing_allocator_get(&failing);
        wd_spirv_module *module = nullptr;
        ASSERT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
            WD_OK);
        wd_shader_reduced reduced;
        wd_shader_reduced_init(&reduced, allocator, module);
        const uint32_t *copy;
        size_t size;
        done = wd_shader_reduced_drop(&reduced, 2) == WD_OK &&
               wd_shader_reduced_drop_non_semantic(&reduced) == WD_OK &&
               wd_shader_reduced_words(&reduced, &copy, &size) == WD_OK;
        if (done) {
            EXPECT_LT(size, words.size());
            wd_spirv_instruction instruction;
            EXPECT_TRUE(wd_shader_reduced_find(&reduced, 3, &instruction));
            EXPECT_EQ(instruction.index, 3u);
            EXPECT_FALSE(wd_shader_reduced_find(&reduced, 0, &instruction));
            EXPECT_FALSE(wd_shader_reduced_find(&reduced, words.size(), &instruction));
        }
        wd_shader_reduced_finish(&reduced);
        wd_spirv_module_destroy(module);
        EXPECT_EQ(failing.alive, 0u);
    }
}

TEST(ShaderException, EveryFlippedBitGetsSomeVerdict) {
    const Words all = Assemble(
        Shader("OpExtension \"SPV_EXT_from_the_future\"\n", kPointerToVector, kAddsIntegers).c_str());
    for (size_t bit = 0; bit < all.size() * 32; bit += 5) {
        Words words = all;
        words[bit / 32] ^= 1u << bit % 32;
        Check(words, kVulkan13);
    }
}

} // namespace
