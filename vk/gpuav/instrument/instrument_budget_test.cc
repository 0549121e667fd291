// Loop budgets: which loops have one, how guard mode ends them, and that the modules are valid.
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

// `body` is in the entry point, which ends after it; %n is a number of unknown value, in push constants.
std::string Module(const std::string &body, const std::string &functions = "") {
    return R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %Push Block
OpMemberDecorate %Push 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u100 = OpConstant %uint 100
%u5 = OpConstant %uint 5
%Push = OpTypeStruct %uint
%pc_push = OpTypePointer PushConstant %Push
%pc_uint = OpTypePointer PushConstant %uint
%fu_uint = OpTypePointer Function %uint
%pr_uint = OpTypePointer Private %uint
%push = OpVariable %pc_push PushConstant
%result = OpVariable %pr_uint Private
%returns = OpTypeFunction %uint
)" + functions +
           R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%counter = OpVariable %fu_uint Function
%where = OpAccessChain %pc_uint %push %u0
%n = OpLoad %uint %where
)" + body + "OpReturn\nOpFunctionEnd\n";
}

Instrumented Check(const std::string &text, uint32_t budget, wd_instrument_mode mode = WD_INSTRUMENT_GUARD,
                   uint32_t checks = 0) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.loop_budget = budget;
    return Instrument(text, SPV_ENV_VULKAN_1_1, options);
}

// for (counter = 0; counter < limit; counter++) { inside }
std::string For(const std::string &limit, const std::string &inside = "", const std::string &suffix = "") {
    std::string text = R"(
OpStore %counter %u0
OpBranch %header@
%header@ = OpLabel
OpLoopMerge %merge@ %next@ None
OpBranch %test@
%test@ = OpLabel
%v@ = OpLoad %uint %counter
%c@ = OpULessThan %bool %v@ )" +
                       limit + R"(
OpBranchConditional %c@ %body@ %merge@
%body@ = OpLabel
)" + inside + R"(
OpBranch %next@
%next@ = OpLabel
%w@ = OpLoad %uint %counter
%x@ = OpIAdd %uint %w@ %u1
OpStore %counter %x@
OpBranch %header@
%merge@ = OpLabel
)";
    for (size_t at; (at = text.find('@')) != std::string::npos;) {
        text.replace(at, 1, suffix);
    }
    return text;
}

TEST(InstrumentBudget, LoopsWithoutAKnownBound) {
    const Instrumented guarded = Check(Module(For("%n")), 1000);
    EXPECT_EQ(guarded.num_checks, 1u);
    EXPECT_EQ(guarded.reported, std::vector<std::string>{"OpLoopMerge"});
    EXPECT_EQ(Count(guarded.text, "OpLogicalAnd %bool"), 1u) << "the loop's own exit is taken";
    const Instrumented observed = Check(Module(For("%n")), 1000, WD_INSTRUMENT_OBSERVE);
    EXPECT_EQ(observed.num_checks, 1u);
    EXPECT_EQ(Count(observed.text, "OpLogicalAnd %bool"), 0u);
}

TEST(InstrumentBudget, LoopsThatProvablyRunFewerIterationsStay) {
    EXPECT_TRUE(Check(Module(For("%u100")), 101).words.empty());
    EXPECT_FALSE(Check(Module(For("%u100")), 100).words.empty()); // It runs as many as the budget.
    const std::string bounded = "%m = OpUMod %uint %n %u5\n" + For("%m");
    EXPECT_TRUE(Check(Module(bounded), 6).words.empty());
    EXPECT_FALSE(Check(Module(bounded), 4).words.empty());
    // The counter does not advance.
    std::string endless = For("%u100");
    endless.replace(endless.find("%w %u1"), 6, "%w %u0");
    EXPECT_FALSE(Check(Module(endless), 1000).words.empty());
}

TEST(InstrumentBudget, CountersInPhis) {
    const std::string loop = R"(
OpBranch %header
%header = OpLabel
%i = OpPhi %uint %u0 %begin %j %next
%s = OpPhi %uint %u0 %begin %t %next
%c = OpULessThan %bool %i %LIMIT
OpLoopMerge %merge %next None
OpBranchConditional %c %next %merge
%next = OpLabel
%t = OpIAdd %uint %s %n
%j = OpIAdd %uint %i %STEP
OpBranch %header
%merge = OpLabel
OpStore %result %s
)";
    const auto with = [&](const std::string &limit, const std::string &step) {
        std::string text = loop;
        text.replace(text.find("%LIMIT"), 6, limit);
        text.replace(text.find("%STEP"), 5, step);
        return Module(text);
    };
    EXPECT_TRUE(Check(with("%u100", "%u1"), 101).words.empty());
    EXPECT_TRUE(Check(with("%u100", "%u2"), 51).words.empty());
    EXPECT_FALSE(Check(with("%u100", "%u2"), 50).words.empty());
    EXPECT_FALSE(Check(with("%u100", "%n"), 1000).words.empty()); // The step may be 0.
    EXPECT_FALSE(Check(with("%u100", "%u0"), 1000).words.empty());
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(with("%n", "%u1"), 1000, mode).num_checks, 1u);
    }
}

TEST(InstrumentBudget, ALoopOfOneBlock) {
    const std::string loop = R"(
OpBranch %header
%header = OpLabel
%i = OpPhi %uint %u0 %begin %j %header
%j = OpIAdd %uint %i %u1
%c = OpULessThan %bool %j %LIMIT
OpLoopMerge %merge %header None
OpBranchConditional %c %header %merge
%merge = OpLabel
OpStore %result %j
)";
    const auto with = [&](const std::string &limit) {
        std::string text = loop;
        return Module(text.replace(text.find("%LIMIT"), 6, limit));
    };
    EXPECT_TRUE(Check(with("%u100"), 200).words.empty());
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(with("%n"), 1000, mode).num_checks, 1u);
    }
}

// A loop with a break that not every iteration passes.
std::string Break(const std::string &inside, const std::string &after) {
    return R"(
OpBranch %header
%header = OpLabel
OpLoopMerge %merge %next None
OpBranch %body
%body = OpLabel
%v = OpLoad %uint %result
%a = OpIEqual %bool %v %n
OpSelectionMerge %join None
OpBranchConditional %a %then %join
%then = OpLabel
%w = OpLoad %uint %result
%b = OpIEqual %bool %w %u5
OpSelectionMerge %else None
OpBranchConditional %b %leave %else
%leave = OpLabel
OpBranch %merge
%else = OpLabel
OpBranch %join
%join = OpLabel
)" + inside +
           R"(
OpBranch %next
%next = OpLabel
OpBranch %header
%merge = OpLabel
)" + after;
}

TEST(InstrumentBudget, ABreakThatFewIterationsPass) {
    const Instrumented result = Check(Module(Break("", "")), 1000);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpReturn\n"), 2u)
        << "of main and of the function that writes records" << result.text;
}

// The loop is left by a branch only if nothing that it computes is used after it.
TEST(InstrumentBudget, AValueThatIsUsedAfterTheLoop) {
    const auto num_returns = [](const std::string &inside, const std::string &after) {
        return Count(Check(Module(Break(inside, after)), 1000).text, "OpReturn\n");
    };
    EXPECT_EQ(num_returns("%d = OpIAdd %uint %v %u1\nOpStore %result %d\n", ""), 2u);
    EXPECT_EQ(num_returns("", "%d = OpIAdd %uint %n %u1\nOpStore %result %d\n"), 2u);
    EXPECT_EQ(num_returns("", "%d = OpIAdd %uint %v %u1\nOpStore %result %d\n"), 3u);
}

TEST(InstrumentBudget, ALoopThatNeverEnds) {
    // The code after it is not reached: the function returns.
    const std::string endless = R"(
OpBranch %header
%header = OpLabel
OpLoopMerge %merge %next None
OpBranch %next
%next = OpLabel
OpBranch %header
%merge = OpLabel
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(Module(endless), 1000, mode).num_checks, 1u);
    }
    const std::string function = "%callee = OpFunction %uint None %returns\n%begin2 = OpLabel\n" + endless +
                                 "OpUnreachable\nOpFunctionEnd\n";
    const Instrumented result = Check(Module("%r = OpFunctionCall %uint %callee\n", function), 1000);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpReturnValue"), 1u) << result.text;
}

TEST(InstrumentBudget, LoopsThatFollowEachOtherAndNest) {
    const std::string two = For("%n", "", "1") + For("%n", "", "2");
    const std::string nested = For("%n", For("%n", "", "2"), "1");
    std::string direct = For("%n", "", "1"); // The merge block is the next loop's header.
    direct.replace(direct.find("%merge1 = OpLabel"), 17, "");
    std::string second = For("%n", "", "2");
    second = second.substr(second.find("OpLoopMerge"));
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(Module(two), 1000, mode).num_checks, 2u);
        EXPECT_EQ(Check(Module(nested), 1000, mode).num_checks, 2u);
        std::string text = direct + "%merge1 = OpLabel\n" + second;
        for (size_t at; (at = text.find("%header2")) != std::string::npos;) {
            text.replace(at, 8, "%merge1");
        }
        EXPECT_EQ(Check(Module(text), 1000, mode).num_checks, 2u);
    }
}

TEST(InstrumentBudget, WithOtherChecks) {
    const std::string inside = "%d = OpUDiv %uint %u5 %n\nOpStore %result %d\n";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(Module(For("%n", inside)), 1000, mode, WD_CHECK_ALL).num_checks, 2u);
    }
}

TEST(InstrumentBudget, ZeroIsNoBudget) {
    EXPECT_TRUE(Check(Module(For("%n")), 0, WD_INSTRUMENT_GUARD, WD_CHECK_DEFAULT).words.empty());
}

TEST(InstrumentBudget, EachAllocationMayFail) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.loop_budget = 10;
    EXPECT_EQ(FailEachAllocation(Assemble(Module(For("%n")), SPV_ENV_VULKAN_1_1), options), 1u);
    EXPECT_EQ(FailEachAllocation(Assemble(Module(Break("", "")), SPV_ENV_VULKAN_1_1), options), 1u);
}

} // namespace
