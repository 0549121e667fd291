// Modules of every kind: versions, groups of decorations, specialization constants, debug information, unknown
// instruction sets, several entry points, and every terminator. Each is valid before and after, in both modes.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <cstring>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/module.h"
#include "vk/spirv/source.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::ExpectReadable;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// The parts of a compute shader with `struct { uint words[4]; } buffers[%n]` and an index %i, which is
// LocalInvocationIndex of a workgroup that has more invocations than there are buffers. `%r = ...` loads words[1] of
// buffers[i].
struct Module {
    std::string head = {};         // Capabilities, extensions, instruction sets.
    std::string interface = "%id"; // Of the entry point.
    std::string strings = {};
    std::string decorations =
        "OpDecorate %id BuiltIn LocalInvocationIndex\nOpDecorate %buffers DescriptorSet 0\n"
        "OpDecorate %buffers Binding 0\nOpDecorate %words ArrayStride 4\n"
        "OpMemberDecorate %block 0 Offset 0\n";
    std::string block = "OpDecorate %block Block\n";
    std::string storage = "StorageBuffer";
    std::string length = "%n = OpConstant %uint 3\n";
    std::string globals = {};
    std::string body = "%p = OpAccessChain %puint %buffers %i %u0 %u1\n%r = OpLoad %uint %p\n";
    std::string functions = {};

    std::string Text() const {
        return "OpCapability Shader\n" + head +
               "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" " + interface +
               "\nOpExecutionMode %main LocalSize 8 1 1\n" + strings + decorations + block +
               "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
               "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n"
               "%u3 = OpConstant %uint 3\n%u4 = OpConstant %uint 4\n" +
               length +
               "%words = OpTypeArray %uint %u4\n%block = OpTypeStruct %words\n%blocks = OpTypeArray %block "
               "%n\n"
               "%pblocks = OpTypePointer " +
               storage + " %blocks\n%puint = OpTypePointer " + storage +
               " %uint\n%buffers = OpVariable %pblocks " + storage +
               "\n%pin = OpTypePointer Input %uint\n"
               "%id = OpVariable %pin Input\n" +
               globals + "%main = OpFunction %void None %fn\n%l = OpLabel\n%i = OpLoad %uint %id\n" + body +
               "OpReturn\nOpFunctionEnd\n" + functions;
    }
};

std::string Line(const std::string &text, const std::string &piece) {
    const size_t at = text.find(piece);
    const size_t begin = at == std::string::npos ? 0 : text.rfind('\n', at) + 1;
    return at == std::string::npos ? "" : text.substr(begin, text.find('\n', at) - begin);
}

// Versions

struct Version {
    spv_target_env universal, vulkan;
    int minor;
};

constexpr Version kVersions[] = {
    {SPV_ENV_UNIVERSAL_1_0, SPV_ENV_VULKAN_1_0, 0}, {SPV_ENV_UNIVERSAL_1_1, SPV_ENV_VULKAN_1_1, 1},
    {SPV_ENV_UNIVERSAL_1_2, SPV_ENV_VULKAN_1_1, 2}, {SPV_ENV_UNIVERSAL_1_3, SPV_ENV_VULKAN_1_1, 3},
    {SPV_ENV_UNIVERSAL_1_4, SPV_ENV_VULKAN_1_2, 4}, {SPV_ENV_UNIVERSAL_1_5, SPV_ENV_VULKAN_1_2, 5},
    {SPV_ENV_UNIVERSAL_1_6, SPV_ENV_VULKAN_1_3, 6},
};

TEST(InstrumentModule, VersionsFromTheFirstToTheLatest) {
    static const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    static const wd_instrument_input input = {1, 200, bindings, 1};
    for (const Version &version : kVersions) {
        SCOPED_TRACE("SPIR-V 1." + std::to_string(version.minor));
        Module module;
        if (version.minor < 3) {
            module.storage = "Uniform";
            module.block = "OpDecorate %block BufferBlock\n";
        }
        if (version.minor >= 4) {
            module.interface = "%id %buffers";
        }
        for (wd_instrument_mode mode : kModes) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.mode = mode;
            options.input = &input;
            const Instrumented result = Instrument(module.Text(), version.universal, options);
            EXPECT_EQ(result.num_checks, 2u); // The index; and size and state.
            EXPECT_EQ(wd::testing::Validate(result.words, version.vulkan), "");
            const std::string entry = Line(result.text, "OpEntryPoint");
            EXPECT_EQ(Count(entry, "%warden_output"), version.minor >= 4 ? 1u : 0u) << entry;
            EXPECT_EQ(Count(entry, "%warden_input"), version.minor >= 4 ? 1u : 0u) << entry;
            EXPECT_EQ(Count(result.text, "OpModuleProcessed \"Warden"), version.minor >= 1 ? 1u : 0u);
            EXPECT_EQ(Count(result.text, " BufferBlock"), version.minor < 3 ? 3u : 0u);
            const std::string name = Line(result.text, "%warden_output = OpVariable");
            EXPECT_EQ(Count(name, version.minor < 3 ? " Uniform" : " StorageBuffer"), 1u) << name;
        }
    }
}

TEST(InstrumentModule, ModulesThatAnotherToolHasProcessed) {
    Module module;
    module.strings = "OpModuleProcessed \"another tool\"\n";
    const Instrumented result = Instrument(module.Text(), SPV_ENV_VULKAN_1_1, WD_INSTRUMENT_GUARD);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpModuleProcessed"), 2u);
}

// Decorations

// Set, binding, stride, offset and NonUniform are all in groups.
TEST(InstrumentModule, GroupsOfDecorations) {
    Module module;
    module.head = "OpCapability ShaderNonUniform\nOpCapability StorageBufferArrayNonUniformIndexing\n"
                  "OpExtension \"SPV_EXT_descriptor_indexing\"\n";
    module.decorations = "OpDecorate %g1 DescriptorSet 0\nOpDecorate %g1 Binding 0\n%g1 = OpDecorationGroup\n"
                         "OpDecorate %global BuiltIn GlobalInvocationId\n"
                         "OpDecorate %g3 ArrayStride 4\n%g3 = OpDecorationGroup\n"
                         "OpDecorate %g4 NonUniform\n%g4 = OpDecorationGroup\n"
                         "OpDecorate %g5 Offset 0\n%g5 = OpDecorationGroup\n"
                         "OpGroupDecorate %g1 %buffers\nOpGroupDecorate %g3 %words\n"
                         "OpGroupDecorate %g4 %x %p %r\nOpGroupMemberDecorate %g5 %block 0\n"
                         "OpDecorate %id BuiltIn LocalInvocationIndex\n";
    module.interface = "%id %global";
    module.globals =
        "%uv3 = OpTypeVector %uint 3\n%pv3 = OpTypePointer Input %uv3\n%global = OpVariable %pv3 Input\n";
    module.body =
        "%x = OpIAdd %uint %i %u1\n%p = OpAccessChain %puint %buffers %x %u0 %u1\n%r = OpLoad %uint %p\n";
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(module.Text(), SPV_ENV_VULKAN_1_1, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "BuiltIn GlobalInvocationId"), 1u); // The module's own is used.
        // The clamped index is decorated by itself, copies of traces by the group.
        EXPECT_EQ(Count(result.text, " NonUniform\n"), mode == WD_INSTRUMENT_GUARD ? 2u : 1u) << result.text;
        EXPECT_EQ(Count(result.text, "OpCapability ShaderNonUniform\n"), 1u);
    }
}

// Constants that specialization changes

TEST(InstrumentModule, SpecializedLengthsAndIndices) {
    Module module;
    module.decorations += "OpDecorate %s SpecId 3\n";
    module.length = "%s = OpSpecConstant %uint 4\n%n = OpSpecConstantOp %uint IAdd %s %u1\n"
                    "%k = OpSpecConstantOp %uint IMul %s %u2\n";
    module.body = "%p = OpAccessChain %puint %buffers %k %u0 %u1\n%r = OpLoad %uint %p\n"
                  "%q = OpAccessChain %puint %buffers %u1 %u0 %u1\n%t = OpLoad %uint %q\n";
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(module.Text(), SPV_ENV_VULKAN_1_1, mode);
        EXPECT_EQ(result.num_checks, 2u); // The default values do not decide.
        EXPECT_EQ(result.num_elided, 0u);
    }
}

// Line information

// An instruction and its source location.
using Place = std::pair<std::string, std::string>;

// The source locations of all instructions of a module with a result, by that result.
std::map<uint32_t, Place> Places(const std::vector<uint32_t> &words) {
    std::map<uint32_t, Place> places;
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module);
         wd_spirv_module_instruction(module, i, &instruction); i++) {
        wd_spirv_source source;
        if (!instruction.result_type || instruction.opcode == SpvOpExtInst) {
            continue;
        }
        std::string place;
        if (wd_spirv_find_source(module, i, &source)) {
            place = std::string(source.file ? source.file : "?") + ":" + std::to_string(source.line) + ":" +
                    std::to_string(source.column);
            for (uint32_t frame = 0; frame < source.num_inlined; frame++) {
                place += " in " + std::to_string(source.inlined[frame].line);
            }
        }
        places[instruction.result] = {wd_spirv_opcode_name(instruction.opcode), place};
    }
    wd_spirv_module_destroy(module);
    return places;
}

// Every instruction of the user keeps its location. A guarded one has given its id to an OpPhi; its access chain moves
// with it.
void ExpectPlacesKept(const std::string &text, spv_target_env environment) {
    const std::map<uint32_t, Place> before = Places(Assemble(text, environment));
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(text, environment, mode);
        ASSERT_GT(result.num_checks, 0u) << result.reason;
        const std::map<uint32_t, Place> after = Places(result.words);
        for (const auto &[id, place] : before) {
            const auto found = after.find(id);
            ASSERT_NE(found, after.end());
            if (place.first == "OpAccessChain") {
                continue;
            }
            if (mode == WD_INSTRUMENT_GUARD && found->second.first != place.first) {
                EXPECT_EQ(found->second.first, "OpPhi");
                bool kept = false;
                for (const auto &other : after) {
                    kept |= other.first != id && other.second == place;
                }
                EXPECT_TRUE(kept) << place.first << " at " << place.second << "\n" << result.text;
            } else {
                EXPECT_EQ(found->second, place) << "%" << id << "\n" << result.text;
            }
        }
    }
}

// A loop, accesses in its header and after it, and no line after OpNoLine.
const char kLoopWithLines[] =
    "OpLine %file 1 1\nOpBranch %h\n%h = OpLabel\nOpLine %file 2 1\n%k = OpPhi %uint %u0 %l %k2 %n2\n"
    "OpLine %file 3 1\n%p = OpAccessChain %puint %buffers %i %u0 %u1\n%r = OpLoad %uint %p\n"
    "OpLine %file 4 1\n%c = OpULessThan %bool %k %r\nOpLoopMerge %m %n2 None\nOpBranchConditional %c %b %m\n"
    "%b = OpLabel\nOpLine %file 5 7\n%x = OpIAdd %uint %i %k\n%q = OpAccessChain %puint %buffers %x %u0 %u2\n"
    "OpLine %file 6 2\n%s = OpLoad %uint %q\n%t = OpIAdd %uint %s %k\nOpNoLine\n%t2 = OpIAdd %uint %t %t\n"
    "OpBranch %n2\n%n2 = OpLabel\nOpLine %file 8 1\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n"
    "%v = OpIAdd %uint %i %i\nOpLine %file 9 1\n%w = OpAccessChain %puint %buffers %v %u0 %u1\n"
    "%y = OpLoad %uint %w\n%z = OpIAdd %uint %y %y\n";

TEST(InstrumentModule, LinesOfSplitBlocks) {
    Module module;
    module.strings = "%file = OpString \"shader.comp\"\n";
    module.body = kLoopWithLines;
    ExpectPlacesKept(module.Text(), SPV_ENV_VULKAN_1_1);
}

// ShaderDebugInfo returns the same with DebugLine, and with scopes that change: the body of the loop was inlined.
std::string ShaderDebugInfo() {
    Module module;
    module.head = "OpExtension \"SPV_KHR_non_semantic_info\"\n%debug = OpExtInstImport "
                  "\"NonSemantic.Shader.DebugInfo.100\"\n";
    module.strings = "%file = OpString \"shader.comp\"\n%name = OpString \"f\"\n";
    module.globals = "%u5 = OpConstant %uint 5\n%u6 = OpConstant %uint 6\n%u7 = OpConstant %uint 7\n"
                     "%u8 = OpConstant %uint 8\n%u9 = OpConstant %uint 9\n"
                     "%src = OpExtInst %void %debug DebugSource %file\n"
                     "%cu = OpExtInst %void %debug DebugCompilationUnit %u1 %u2 %src %u2\n"
                     "%ty = OpExtInst %void %debug DebugTypeFunction %u3 %void\n"
                     "%df = OpExtInst %void %debug DebugFunction %name %ty %src %u1 %u1 %cu %name %u3 %u1\n"
                     "%dg = OpExtInst %void %debug DebugFunction %name %ty %src %u5 %u1 %cu %name %u3 %u1\n"
                     "%at = OpExtInst %void %debug DebugInlinedAt %u4 %df\n";
    std::string body = kLoopWithLines;
    int number = 0;
    for (size_t at = body.find("OpLine"); at != std::string::npos; at = body.find("OpLine", at)) {
        const size_t end = body.find('\n', at);
        const std::string line(1, body[at + 13]), column(1, body[at + 15]);
        const std::string scope = line == "5" || line == "6" ? "%dg %at" : "%df";
        const std::string tag = std::to_string(number++);
        std::string lines = "%sc" + tag + " = OpExtInst %void %debug DebugScope " + scope + "\n%ln" + tag +
                            " = OpExtInst %void %debug DebugLine %src %u" + line + " %u" + line + " %u" +
                            column + " %u" + column;
        // Phis come first in their block.
        if (line == "2") {
            lines.clear();
        }
        body.replace(at, end - at, lines);
        at += lines.size();
    }
    body.replace(body.find("OpNoLine"), 8, "%nl = OpExtInst %void %debug DebugNoLine");
    body.replace(body.find("%h = OpLabel\n\n"), 14, "%h = OpLabel\n");
    module.body = body;
    return module.Text();
}

TEST(InstrumentModule, LinesAndScopesOfShaderDebugInfo) {
    ExpectPlacesKept(ShaderDebugInfo(), SPV_ENV_VULKAN_1_1);
}

// WithVersion changes the version in the name of NonSemantic.Shader.DebugInfo.
std::vector<uint32_t> WithVersion(std::vector<uint32_t> words, const char *version) {
    const std::string_view bytes(reinterpret_cast<const char *>(words.data()), 4 * words.size());
    const std::string name = "NonSemantic.Shader.DebugInfo.";
    const size_t at = bytes.find(name);
    EXPECT_NE(at, std::string_view::npos);
    memcpy(reinterpret_cast<char *>(words.data()) + at + name.size(), version, 3);
    return words;
}

// Assemblers do not know each version.
TEST(InstrumentModule, LaterVersionsOfShaderDebugInfo) {
    const std::vector<uint32_t> words = Assemble(ShaderDebugInfo(), SPV_ENV_VULKAN_1_1);
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.shader_id = 1;
        const Instrumented expected = ExpectReadable(words, options);
        const Instrumented later = ExpectReadable(WithVersion(words, "102"), options);
        ASSERT_GT(expected.num_checks, 0u);
        EXPECT_EQ(WithVersion(later.words, "100"), expected.words);
    }
}

// Optimizers leave a DebugNoLine before the first block; variables of deferred reports come after its label.
TEST(InstrumentModule, DebugInstructionsBeforeTheFirstBlock) {
    Module module;
    module.head = "OpExtension \"SPV_KHR_non_semantic_info\"\n%debug = OpExtInstImport "
                  "\"NonSemantic.Shader.DebugInfo.100\"\n";
    module.body =
        "OpBranch %h\n%h = OpLabel\n%k = OpPhi %uint %u0 %l %k2 %b\nOpLoopMerge %m %b None\nOpBranch %b\n"
        "%b = OpLabel\n%p = OpAccessChain %puint %buffers %k %u0 %u1\n%r = OpLoad %uint %p\n"
        "%k2 = OpIAdd %uint %k %u1\n%c = OpULessThan %bool %k2 %r\nOpBranchConditional %c %h %m\n"
        "%m = OpLabel\n";
    std::string text = module.Text();
    text.insert(text.find("%l = OpLabel"), "%nl = OpExtInst %void %debug DebugNoLine\n");
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Instrument(text, SPV_ENV_VULKAN_1_1, mode).num_checks, 1u);
    }
}

// OpenCL.DebugInfo.100: scopes end with their block, lines are OpLine.
TEST(InstrumentModule, ScopesOfOpenCLDebugInfo) {
    Module module;
    module.head = "%debug = OpExtInstImport \"OpenCL.DebugInfo.100\"\n";
    module.strings = "%file = OpString \"shader.comp\"\n%name = OpString \"f\"\n";
    module.globals =
        "%src = OpExtInst %void %debug DebugSource %file\n"
        "%cu = OpExtInst %void %debug DebugCompilationUnit 1 4 %src HLSL\n"
        "%ty = OpExtInst %void %debug DebugTypeFunction FlagIsPublic %void\n"
        "%df = OpExtInst %void %debug DebugFunction %name %ty %src 1 0 %cu %name FlagIsPublic 1 %main\n";
    module.body =
        "%sc = OpExtInst %void %debug DebugScope %df\nOpLine %file 3 1\n"
        "%p = OpAccessChain %puint %buffers %i %u0 %u1\n%r = OpLoad %uint %p\n%z = OpIAdd %uint %r %r\n";
    ExpectPlacesKept(module.Text(), SPV_ENV_UNIVERSAL_1_3);
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(module.Text(), SPV_ENV_UNIVERSAL_1_3, mode);
        // The user's; in guard mode in the guarded branch and after it, else after the check.
        EXPECT_EQ(Count(result.text, " DebugScope "), mode == WD_INSTRUMENT_GUARD ? 3u : 2u) << result.text;
    }
}

// The ids that a non-semantic, unknown instruction set uses are not uses of a descriptor.
TEST(InstrumentModule, UnknownInstructionSets) {
    Module module;
    module.head =
        "OpExtension \"SPV_KHR_non_semantic_info\"\n%other = OpExtInstImport \"NonSemantic.Nobody.7\"\n";
    module.globals = "%g = OpExtInst %void %other 9 %buffers %u4\n";
    module.body = "%p = OpAccessChain %puint %buffers %i %u0 %u1\n%a = OpExtInst %void %other 1 %p\n"
                  "%r = OpLoad %uint %p\n%b = OpExtInst %void %other 77 %r %p %buffers\n";
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(module.Text(), SPV_ENV_VULKAN_1_1, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.reported, std::vector<std::string>{"OpLoad"});
        EXPECT_EQ(Count(result.text, "OpExtInst"), 4u); // With the import.
    }
}

// Entry points

// One function that three stages of ray tracing begin with: each records its own stage, and calls it.
TEST(InstrumentModule, AFunctionThatSeveralStagesBeginWith) {
    Module module;
    module.strings = "OpName %main \"shared\"\n";
    module.head = "OpCapability RayTracingKHR\nOpExtension \"SPV_KHR_ray_tracing\"\n";
    module.decorations.replace(module.decorations.find("LocalInvocationIndex"), 20, "IncomingRayFlagsKHR");
    std::string text = module.Text();
    const std::string entry =
        "OpEntryPoint GLCompute %main \"main\" %id\nOpExecutionMode %main LocalSize 8 1 1\n";
    text.replace(text.find(entry), entry.size(),
                 "OpEntryPoint ClosestHitKHR %main \"hit\" %id %buffers\nOpEntryPoint MissKHR %main \"miss\" "
                 "%id %buffers\n"
                 "OpEntryPoint AnyHitKHR %main \"any\" %id %buffers\n");
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_2, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "OpFunctionCall %void %shared\n"), 3u);
        EXPECT_EQ(Count(result.text, "OpStore %warden_stage "), 3u);
        EXPECT_EQ(Count(result.text, "BuiltIn LaunchId"), 1u);
    }
}

// Execution modes go with each of them.
TEST(InstrumentModule, AFunctionOfTwoEntryPointsAndItsModes) {
    Module module;
    std::string text = module.Text();
    text.insert(text.find("OpExecutionMode"), "OpEntryPoint GLCompute %main \"second\" %id\n");
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_1, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "OpExecutionMode %"), 2u);
        EXPECT_EQ(Count(result.text, "OpExecutionMode %main "), 0u);
        EXPECT_EQ(Count(result.text, "LocalSize 8 1 1\n"), 2u);
    }
    for (int n = 0; n < 70; n++) {
        text.insert(text.find("OpExecutionMode"),
                    "OpEntryPoint GLCompute %main \"more" + std::to_string(n) + "\" %id\n");
    }
    EXPECT_NE(Instrument(text, SPV_ENV_VULKAN_1_1, WD_INSTRUMENT_GUARD).reason, "");
}

// Terminators

// Accesses before each terminator of a fragment shader, in loops and in a switch whose cases fall through.
TEST(InstrumentModule, BlocksThatEndInEveryWay) {
    const std::string access = "OpAccessChain %puint %buffers ";
    std::string body = "OpSelectionMerge %m None\nOpSwitch %i %d 0 %a 1 %b 2 %c 3 %e\n", index;
    int number = 0;
    for (const char *end :
         {"a OpKill", "b OpTerminateInvocation", "c OpUnreachable", "e OpReturn", "d OpBranch %m"}) {
        const std::string n = std::to_string(number++);
        body += "%" + std::string(1, end[0]) + " = OpLabel\n%i" + n + " = OpIAdd %uint %i %u" + n + "\n%p" +
                n + " = " + access + "%i" + n + " %u0 %u1\n%r" + n + " = OpLoad %uint %p" + n + "\n";
        body += end[0] == 'b' ? "OpDemoteToHelperInvocation\n" : "";
        body += std::string(end + 2) + "\n";
    }
    body += "%m = OpLabel\n%p9 = " + access + "%i %u0 %u1\n%r9 = OpLoad %uint %p9\n";
    Module module;
    module.head =
        "OpCapability DemoteToHelperInvocation\nOpExtension \"SPV_EXT_demote_to_helper_invocation\"\n"
        "OpExtension \"SPV_KHR_terminate_invocation\"\n";
    module.decorations.replace(module.decorations.find("BuiltIn LocalInvocationIndex"), 28,
                               "Location 0\nOpDecorate %id Flat");
    module.body = body;
    std::string text = module.Text();
    text.replace(text.find("GLCompute"), 9, "Fragment");
    text.replace(text.find("LocalSize 8 1 1"), 15, "OriginUpperLeft");
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_1, mode);
        EXPECT_EQ(result.num_checks, 6u);
        for (const char *end : {"OpKill\n", "OpTerminateInvocation\n", "OpDemoteToHelperInvocation\n"}) {
            EXPECT_EQ(Count(result.text, end), 1u) << end;
        }
    }
}

// Found by fuzzing: if 8 and 16 bits are only stored, no value can replace the one that was not loaded.
TEST(InstrumentModule, NarrowTypesThatAreOnlyStored) {
    struct Case {
        const char *type;
        const char *element;
        const char *wide;
        const char *widen;
    };
    const Case cases[] = {
        {"%wide = OpTypeInt 32 0\n%narrow = OpTypeInt 8 0\n", "1", "%wide", "OpUConvert"},
        {"%wide = OpTypeInt 32 1\n%narrow = OpTypeInt 8 1\n", "1", "%wide", "OpSConvert"},
        {"%wide = OpTypeInt 32 0\n%narrow = OpTypeInt 16 0\n", "2", "%wide", "OpUConvert"},
        {"%wide = OpTypeFloat 32\n%narrow = OpTypeFloat 16\n", "2", "%wide", "OpFConvert"},
        {"%w1 = OpTypeFloat 32\n%n1 = OpTypeFloat 16\n%wide = OpTypeVector %w1 4\n"
         "%narrow = OpTypeVector %n1 4\n",
         "8", "%wide", "OpFConvert"},
    };
    for (const Case &at : cases) {
        const bool is_int = std::string(at.type).find("32 0") != std::string::npos;
        const std::string text =
            std::string("OpCapability Shader\nOpCapability StorageBuffer8BitAccess\n"
                        "OpCapability StorageBuffer16BitAccess\n"
                        "OpExtension \"SPV_KHR_8bit_storage\"\nOpExtension \"SPV_KHR_16bit_storage\"\n"
                        "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
                        "OpExecutionMode %main LocalSize 8 1 1\nOpDecorate %data DescriptorSet 0\n"
                        "OpDecorate %data Binding 0\nOpDecorate %block Block\n"
                        "OpMemberDecorate %block 0 Offset 0\nOpDecorate %array ArrayStride ") +
            at.element + "\n%void = OpTypeVoid\n%fn = OpTypeFunction %void\n" + at.type +
            (is_int ? "" : "%uint = OpTypeInt 32 0\n") + "%i = OpConstant " + (is_int ? "%wide" : "%uint") +
            " 7\n%zero = OpConstant " + (is_int ? "%wide" : "%uint") +
            " 0\n%array = OpTypeRuntimeArray %narrow\n%block = OpTypeStruct %array\n"
            "%pblock = OpTypePointer StorageBuffer %block\n%data = OpVariable %pblock StorageBuffer\n"
            "%pnarrow = OpTypePointer StorageBuffer %narrow\n%main = OpFunction %void None %fn\n"
            "%l = OpLabel\n%p = OpAccessChain %pnarrow %data %zero %i\n%v = OpLoad %narrow %p\n%x = " +
            at.widen + " " + at.wide + " %v\nOpReturn\nOpFunctionEnd\n";
        for (wd_instrument_mode mode : kModes) {
            EXPECT_EQ(Instrument(text, SPV_ENV_UNIVERSAL_1_3, mode).num_checks, 1u) << text;
        }
    }
}

} // namespace
