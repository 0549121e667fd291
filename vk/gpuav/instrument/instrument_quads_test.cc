// Derivatives and reads that only a part of a quad or subgroup reaches: which are checked, and that the modules are
// valid.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::ExpectReadable;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;
using wd::testing::Instrumented;

// `body` is in the entry point. %x is a coordinate, %wide whether it is above 0, %n is in push constants.
std::string Module(const std::string &body, const std::string &functions = "",
                   const std::string &capabilities = "", const std::string &modes = "") {
    return "OpCapability Shader\n" + capabilities + R"(
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %at %color
OpExecutionMode %main OriginUpperLeft
)" + modes +
           R"(
OpDecorate %at Location 0
OpDecorate %color Location 0
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0
OpDecorate %Push Block
OpMemberDecorate %Push 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%v2 = OpTypeVector %float 2
%v4 = OpTypeVector %float 4
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%f0 = OpConstant %float 0
%image_t = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image_t
%p_sampled = OpTypePointer UniformConstant %sampled
%image = OpVariable %p_sampled UniformConstant
%in_float = OpTypePointer Input %float
%at = OpVariable %in_float Input
%out_v4 = OpTypePointer Output %v4
%color = OpVariable %out_v4 Output
%Push = OpTypeStruct %uint
%pc_push = OpTypePointer PushConstant %Push
%pc_uint = OpTypePointer PushConstant %uint
%push = OpVariable %pc_push PushConstant
)" + functions +
           R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%x = OpLoad %float %at
%where = OpAccessChain %pc_uint %push %u0
%n = OpLoad %uint %where
%wide = OpFOrdGreaterThan %bool %x %f0
%pushed = OpIEqual %bool %n %u1
)" + body + "OpReturn\nOpFunctionEnd\n";
}

const char kDerivative[] = "%d = OpDPdx %float %x\n%v = OpCompositeConstruct %v4 %d %d %d %d\n"
                           "OpStore %color %v\n";

// if (condition) { inside }
std::string If(const std::string &condition, const std::string &inside) {
    return "OpSelectionMerge %merge None\nOpBranchConditional " + condition + " %then %merge\n" +
           "%then = OpLabel\n" + inside + "OpBranch %merge\n%merge = OpLabel\n";
}

Instrumented Check(const std::string &text, uint32_t checks = WD_CHECK_DIVERGENCE,
                   uint32_t stages = 1u << SpvExecutionModelFragment,
                   wd_instrument_mode mode = WD_INSTRUMENT_GUARD,
                   spv_target_env environment = SPV_ENV_VULKAN_1_1) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.limits.ballot_stages = stages;
    return Instrument(text, environment, options);
}

TEST(InstrumentQuads, DerivativesInDivergentFlow) {
    const Instrumented result = Check(Module(If("%wide", kDerivative)));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_part_quad"), 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_join_quad"), 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_check_derivative"), 1u);
    EXPECT_EQ(Count(result.text, "OpCapability GroupNonUniformBallot"), 1u);
    ASSERT_FALSE(result.words.empty());
    EXPECT_GE(result.words[1], 0x10300u);
}

// Invocations that came to the branch apart from the quad may have met the rest: only those that are missing count.
TEST(InstrumentQuads, MoreInvocationsThanBeforeAreNoMistake) {
    const std::string text = Check(Module(If("%wide", kDerivative))).text;
    const size_t begin = text.find("%warden_check_derivative = OpFunction");
    ASSERT_NE(begin, std::string::npos);
    const std::string code = text.substr(begin, text.find("OpFunctionEnd", begin) - begin);
    EXPECT_EQ(Count(code, "OpNot %uint"), 1u) << "the invocations that are not there: " << code;
}

TEST(InstrumentQuads, UniformFlowHasNoCode) {
    EXPECT_TRUE(Check(Module(kDerivative)).words.empty());
    EXPECT_TRUE(Check(Module(If("%pushed", kDerivative))).words.empty());
    EXPECT_TRUE(Check(Module(If("%wide", "") + kDerivative)).words.empty()) << "after the branch";
    EXPECT_TRUE(Check(Module(If("%wide", kDerivative)), WD_CHECK_DEFAULT).words.empty()) << "off by default";
    EXPECT_TRUE(Check(Module(If("%wide", "%d = OpDPdx %float %x\n"))).words.empty()) << "not used";
}

TEST(InstrumentQuads, NeedsBallotsInTheStage) {
    const std::string text = Module(If("%wide", kDerivative));
    EXPECT_TRUE(Check(text, WD_CHECK_DIVERGENCE, 0).words.empty());
    EXPECT_TRUE(Check(text, WD_CHECK_DIVERGENCE, 1u << SpvExecutionModelGLCompute).words.empty());
}

// Implementations may keep invocations that OpKill ends as helpers.
TEST(InstrumentQuads, EndedInvocationsAreNotMissed) {
    const std::string kill = "OpSelectionMerge %merge None\nOpBranchConditional %wide %then %merge\n"
                             "%then = OpLabel\nOpKill\n%merge = OpLabel\n";
    EXPECT_TRUE(Check(Module(kill + kDerivative)).words.empty());
    const std::string ends = "OpSelectionMerge %merge None\nOpBranchConditional %wide %then %merge\n"
                             "%then = OpLabel\nOpReturn\n%merge = OpLabel\n";
    EXPECT_EQ(Check(Module(ends + kDerivative)).num_checks, 1u) << "the others have gone another way";
}

// An invocation may return, end early or continue: nothing shows who is missing after that.
TEST(InstrumentQuads, BranchesThatAreNotFollowed) {
    const std::string inner = "OpSelectionMerge %inner None\nOpSwitch %n %inner 1 %kill 2 %return\n"
                              "%kill = OpLabel\nOpKill\n%return = OpLabel\nOpReturn\n%inner = OpLabel\n";
    EXPECT_TRUE(Check(Module(If("%wide", inner) + kDerivative)).words.empty());
}

TEST(InstrumentQuads, FunctionsAndTheirReturns) {
    const std::string function = R"(
%f_t = OpTypeFunction %float %float
%f = OpFunction %float None %f_t
%a = OpFunctionParameter %float
%f_begin = OpLabel
%f_wide = OpFOrdGreaterThan %bool %a %f0
OpSelectionMerge %f_merge None
OpBranchConditional %f_wide %f_then %f_merge
%f_then = OpLabel
OpReturnValue %a
%f_merge = OpLabel
%f_d = OpFwidth %float %a
OpReturnValue %f_d
OpFunctionEnd
)";
    const std::string call = "%d = OpFunctionCall %float %f %x\n%v = OpCompositeConstruct %v4 %d %d %d %d\n"
                             "OpStore %color %v\n";
    const Instrumented result = Check(Module(call, function));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_part_quad"), 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_join_quad"), 2u) << "before each return";
}

TEST(InstrumentQuads, SwitchesCompareTargets) {
    const std::string body = "%number = OpConvertFToU %uint %x\nOpSelectionMerge %merge None\n"
                             "OpSwitch %number %merge 0 %a 1 %b 2 %a 3 %merge\n"
                             "%a = OpLabel\n" +
                             std::string(kDerivative) +
                             "OpBranch %merge\n%b = OpLabel\nOpBranch %merge\n%merge = OpLabel\n";
    const Instrumented result = Check(Module(body));
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_part_quad"), 2u) << "a number of two bits";
}

// The header of the loop is split by the other checks, or is not.
std::string Loop() {
    return "%length = OpConvertFToU %uint %x\nOpBranch %header\n%header = OpLabel\n"
           "%i = OpPhi %uint %u0 %begin %next %continue\n%more = OpULessThan %bool %i %length\n"
           "OpLoopMerge %end %continue None\nOpBranchConditional %more %body %end\n%body = OpLabel\n"
           "%s = OpLoad %sampled %image\n%xy = OpCompositeConstruct %v2 %x %x\n"
           "%t = OpImageSampleImplicitLod %v4 %s %xy\nOpStore %color %t\nOpBranch %continue\n"
           "%continue = OpLabel\n%next = OpIAdd %uint %i %u1\n%odd = OpUMod %uint %next %length\n"
           "OpBranch %header\n%end = OpLabel\n";
}

TEST(InstrumentQuads, Loops) {
    for (const uint32_t checks :
         {static_cast<uint32_t>(WD_CHECK_DIVERGENCE), static_cast<uint32_t>(WD_CHECK_ALL)}) {
        for (const wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
            const Instrumented result = Check(Module(Loop()), checks, 1u << SpvExecutionModelFragment, mode);
            EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_part_quad"), 1u) << result.text;
            EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_join_quad"), 1u);
            EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_check_derivative"), 1u);
        }
    }
}

// SPV_KHR_maximal_reconvergence: ballots show who executes an instruction together, so that the check is the same.
TEST(InstrumentQuads, MaximalReconvergence) {
    enum { kMaximallyReconverges = 6023 }; // The assembler of Debian 12 does not know the mode.
    std::vector<uint32_t> words =
        Assemble(Module(If("%wide", kDerivative), "", "", "OpExecutionMode %main DepthReplacing\n"),
                 SPV_ENV_VULKAN_1_1);
    const auto is_mode = [](uint32_t word) { return word == SpvExecutionModeDepthReplacing; };
    size_t at = 5;
    while (at < words.size() && !((words[at] & 0xffff) == SpvOpExecutionMode && is_mode(words[at + 2]))) {
        at += words[at] >> 16;
    }
    ASSERT_LT(at + 2, words.size());
    words[at + 2] = kMaximallyReconverges;
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DIVERGENCE;
    options.limits.ballot_stages = 1u << SpvExecutionModelFragment;
    const Instrumented result = ExpectReadable(words, options);
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(std::count(result.words.begin(), result.words.end(), kMaximallyReconverges), 1);
}

const char kQuads[] = "OpCapability GroupNonUniform\nOpCapability GroupNonUniformQuad\n"
                      "OpCapability GroupNonUniformBallot\nOpCapability GroupNonUniformShuffle\n";

TEST(InstrumentQuads, ReadsWhoseResultIsUsed) {
    const std::string read = "%r = OpGroupNonUniformQuadSwap %float %u3 %x %u0\n";
    const std::string store = "%v = OpCompositeConstruct %v4 %r %r %r %r\nOpStore %color %v\n";
    const Instrumented result = Check(Module(If("%wide", read + store), "", kQuads));
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_check_quad_read"), 1u);
    EXPECT_TRUE(Check(Module(If("%wide", read), "", kQuads)).words.empty()) << "not used";
    const std::string chosen = "%c = OpSelect %float %pushed %r %f0\n"
                               "%v = OpCompositeConstruct %v4 %c %c %c %c\nOpStore %color %v\n";
    EXPECT_TRUE(Check(Module(If("%wide", read + chosen), "", kQuads)).words.empty())
        << "another value may be used";
    EXPECT_TRUE(Check(Module(If("%wide", read + store) + "OpStore %color %zero\n",
                             "%zero = OpConstantNull %v4\n", kQuads))
                    .words.empty())
        << "the result may be replaced";
}

TEST(InstrumentQuads, ReadsOfTheSubgroup) {
    const std::string read = "%r = OpGroupNonUniformShuffleXor %float %u3 %x %u1\n"
                             "%v = OpCompositeConstruct %v4 %r %r %r %r\nOpStore %color %v\n";
    const Instrumented result = Check(Module(read, "", kQuads));
    EXPECT_EQ(result.num_checks, 1u) << "in any flow: subgroups may be incomplete";
    EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_check_read"), 1u);
}

TEST(InstrumentQuads, EachFailedAllocation) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DIVERGENCE;
    options.limits.ballot_stages = 1u << SpvExecutionModelFragment;
    EXPECT_EQ(FailEachAllocation(Assemble(Module(If("%wide", kDerivative)), SPV_ENV_VULKAN_1_1), options),
              1u);
}

} // namespace
