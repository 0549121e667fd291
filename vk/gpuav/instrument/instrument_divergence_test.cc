// Barriers that only a part of the workgroup reaches: which are checked, and that the modules are valid.
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;
using wd::testing::Instrumented;

// `body` is in the entry point. %own is the number of the invocation, %n is in push constants.
std::string Module(const std::string &body, const std::string &functions = "",
                   const std::string &declarations = "", const std::string &interface = "%index") {
    return R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" )" +
           interface + R"(
OpExecutionMode %main LocalSize 64 1 1
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %Push Block
OpMemberDecorate %Push 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u2 = OpConstant %uint 2
%u3 = OpConstant %uint 3
%u32 = OpConstant %uint 32
%u264 = OpConstant %uint 264
%u16384 = OpConstant %uint 16384
%in_uint = OpTypePointer Input %uint
%index = OpVariable %in_uint Input
%Push = OpTypeStruct %uint
%pc_push = OpTypePointer PushConstant %Push
%pc_uint = OpTypePointer PushConstant %uint
%push = OpVariable %pc_push PushConstant
)" + declarations +
           functions + R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%own = OpLoad %uint %index
%where = OpAccessChain %pc_uint %push %u0
%n = OpLoad %uint %where
)" + body + "OpReturn\nOpFunctionEnd\n";
}

const char kBarrier[] = "OpControlBarrier %u2 %u2 %u264\n";

// if (condition) { inside }
std::string If(const std::string &condition, const std::string &inside) {
    return "%c = " + condition + "\nOpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n" +
           "%then = OpLabel\n" + inside + "OpBranch %merge\n%merge = OpLabel\n";
}

const char kOwn[] = "OpULessThan %bool %own %n", kPushed[] = "OpULessThan %bool %n %u32";

Instrumented Check(const std::string &text, uint32_t checks = WD_CHECK_DIVERGENCE,
                   uint32_t max_shared_memory = 0, spv_target_env environment = SPV_ENV_VULKAN_1_1) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.limits.max_shared_memory = max_shared_memory;
    return Instrument(text, environment, options);
}

TEST(InstrumentDivergence, BarriersInDivergentFlow) {
    const Instrumented result = Check(Module(If(kOwn, kBarrier) + kBarrier));
    EXPECT_EQ(result.num_checks, 2u) << "those in uniform flow are counted too";
    EXPECT_EQ(Count(result.text, "OpControlBarrier"), 3u) << "one is at the begin";
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_reach_barrier"), 2u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_end_without_barriers"), 1u);
}

TEST(InstrumentDivergence, UniformFlowHasNoCode) {
    EXPECT_TRUE(Check(Module(If(kPushed, kBarrier) + kBarrier)).words.empty());
    EXPECT_TRUE(Check(Module(If(kOwn, ""))).words.empty()) << "there is no barrier";
    EXPECT_TRUE(Check(Module(If(kOwn, kBarrier)), WD_CHECK_DEFAULT).words.empty()) << "off by default";
}

// wd_record_find_divergence reports these.
TEST(InstrumentDivergence, CertainMistakesHaveNoCode) {
    EXPECT_TRUE(Check(Module(If("OpULessThan %bool %own %u32", kBarrier))).words.empty());
}

// SPIR-V specification, "OpControlBarrier": only the workgroup's barriers need uniform flow.
TEST(InstrumentDivergence, BarriersOfSubgroupsMayBeInAnyFlow) {
    EXPECT_TRUE(Check(Module(If(kOwn, "OpControlBarrier %u3 %u3 %u264\n"))).words.empty());
}

TEST(InstrumentDivergence, BarriersInFunctions) {
    const std::string function = std::string("%f = OpFunction %void None %fn\n%f_begin = OpLabel\n") +
                                 kBarrier + "OpReturn\nOpFunctionEnd\n";
    const std::string call = "%called = OpFunctionCall %void %f\n";
    EXPECT_EQ(Check(Module(If(kOwn, call), function)).num_checks, 1u);
    EXPECT_TRUE(Check(Module(If(kPushed, call), function)).words.empty());
}

// Each return of the entry point ends the invocation.
TEST(InstrumentDivergence, EarlyReturns) {
    const std::string early = "%c = " + std::string(kOwn) +
                              "\nOpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n"
                              "%then = OpLabel\nOpReturn\n%merge = OpLabel\n" +
                              kBarrier;
    const Instrumented result = Check(Module(early));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_end_without_barriers"), 2u);
}

TEST(InstrumentDivergence, WordsNeedMemoryOfTheWorkgroup) {
    const std::string tile = "%tile_t = OpTypeArray %uint %u32\n%wg_tile = OpTypePointer Workgroup %tile_t\n"
                             "%tile = OpVariable %wg_tile Workgroup\n";
    const std::string text = Module(If(kOwn, kBarrier), "", tile);
    EXPECT_TRUE(Check(text, WD_CHECK_DIVERGENCE, 139).words.empty());
    EXPECT_FALSE(Check(text, WD_CHECK_DIVERGENCE, 140).words.empty());
}

TEST(InstrumentDivergence, WithTheCheckOfRaces) {
    const std::string tile = "%tile_t = OpTypeArray %uint %u32\n%wg_tile = OpTypePointer Workgroup %tile_t\n"
                             "%wg_uint = OpTypePointer Workgroup %uint\n"
                             "%tile = OpVariable %wg_tile Workgroup\n";
    const std::string store = "%p = OpAccessChain %wg_uint %tile %own\nOpStore %p %n\n";
    const Instrumented result =
        Check(Module(store + If(kOwn, kBarrier), "", tile), WD_CHECK_DIVERGENCE | WD_CHECK_SHARED_RACES);
    EXPECT_EQ(result.num_checks, 2u);
    EXPECT_EQ(Count(result.text, "OpControlBarrier"), 3u);
}

// A task shader ends in the functions that it calls.
TEST(InstrumentDivergence, InvocationsThatEndInCalledFunctions) {
    std::string text = Module("%ended = OpFunctionCall %void %early\n" + std::string(kBarrier),
                              "%finish = OpFunction %void None %fn\n%f_begin = OpLabel\n"
                              "OpEmitMeshTasksEXT %u2 %u2 %u2\nOpFunctionEnd\n"
                              "%early = OpFunction %void None %fn\n%e_begin = OpLabel\n"
                              "%e_own = OpLoad %uint %index\n%c = OpULessThan %bool %e_own %u32\n"
                              "OpSelectionMerge %merge None\nOpBranchConditional %c %then %merge\n"
                              "%then = OpLabel\n%call = OpFunctionCall %void %finish\nOpReturn\n"
                              "%merge = OpLabel\nOpReturn\nOpFunctionEnd\n",
                              "", "%index %push");
    const auto replace = [&](const std::string &piece, const std::string &by) {
        text.replace(text.find(piece), piece.size(), by);
    };
    replace("OpCapability Shader\n", "OpCapability MeshShadingEXT\nOpExtension \"SPV_EXT_mesh_shader\"\n");
    replace("GLCompute", "TaskEXT");
    const Instrumented result = Check(text, WD_CHECK_DIVERGENCE, 0, SPV_ENV_VULKAN_1_3);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_end_without_barriers"), 2u);
}

// SPIR-V 1.4: the interface has all variables.
TEST(InstrumentDivergence, NewerVersions) {
    EXPECT_EQ(
        Check(Module(If(kOwn, kBarrier), "", "", "%index %push"), WD_CHECK_DIVERGENCE, 0, SPV_ENV_VULKAN_1_2)
            .num_checks,
        1u);
}

TEST(InstrumentDivergence, EachFailedAllocation) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DIVERGENCE;
    EXPECT_EQ(FailEachAllocation(Assemble(Module(If(kOwn, kBarrier)), SPV_ENV_VULKAN_1_1), options), 1u);
}

} // namespace
