// Indices that are certainly in bounds: no check is emitted for them. Each has a twin that is not certain, whose check
// is emitted, and some run on lavapipe with the mistake.
#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_array_testing.h"
#include "vk/gpuav/instrument/instrument_flow_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::FailEachAllocation;
using wd::testing::Validate;
using wd::testing::array::Result;
namespace array = wd::testing::array;
using namespace wd::testing::flow;

// A shader that loads a word through descriptor %i of an array of `length`; `index` computes %i. It has %x (unsigned)
// and %y (signed), which are unknown, the bytes %b (unsigned) and %sb (signed), and %q of 64 bits.
array::Shader ShaderOf(const std::string &index, uint64_t length) {
    array::Shader shader;
    shader.stage = "GLCompute";
    shader.modes = "OpExecutionMode %main LocalSize 1 1 1\n";
    shader.capabilities = "OpCapability Int8\nOpCapability Int64\n";
    shader.decorations = "OpDecorate %element Block\nOpMemberDecorate %element 0 Offset 0\n";
    shader.types = "%len = OpConstant %uint " + std::to_string(length) +
                   "\n%byte = OpTypeInt 8 0\n%sbyte = OpTypeInt 8 1\n" +
                   "%long = OpTypeInt 64 0\n%pbyte = OpTypePointer Private %byte\n%psbyte = OpTypePointer "
                   "Private %sbyte\n"
                   "%plong = OpTypePointer Private %long\n%puint = OpTypePointer Private %uint\n"
                   "%vx = OpVariable %puint Private\n%vb = OpVariable %pbyte Private\n%vsb = OpVariable "
                   "%psbyte Private\n"
                   "%vq = OpVariable %plong Private\n%pf = OpTypePointer Function %uint\n%pfi = "
                   "OpTypePointer Function %int\n"
                   "%sp = OpSpecConstant %uint 3\n%true = OpConstantTrue %bool\n"
                   "%nm1 = OpConstant %int -1\n%bm1 = OpConstant %sbyte -1\n%b5 = OpConstant %byte 5\n%q5 = "
                   "OpConstant %long 5\n";
    for (int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 31, 32}) {
        shader.types += "%e" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n%s" +
                        std::to_string(n) + " = OpConstant %int " + std::to_string(n) + "\n";
    }
    shader.types += "%big = OpConstant %uint 0x7fffffff\n%null = OpConstantNull %uint\n";
    shader.length = "%len";
    shader.storage = "StorageBuffer";
    shader.element = "%element = OpTypeStruct %uint\n";
    shader.globals = "%pu = OpTypePointer StorageBuffer %uint\n";
    shader.index =
        "%var = OpVariable %pf Function\n%vari = OpVariable %pfi Function\n"
        "%x = OpLoad %uint %vx\n%y = OpLoad %int %idx\n%b = OpLoad %byte %vb\n%sb = OpLoad %sbyte %vsb\n"
        "%q = OpLoad %long %vq\n" +
        index;
    shader.body = "%w = OpAccessChain %pu %p %u0\n%r = OpLoad %uint %w\n";
    return shader;
}

uint32_t NumChecks(const array::Shader &shader) {
    const std::vector<uint32_t> words = Assemble(shader.Text(), SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "") << shader.Text();
    const Result result = array::Pass(words);
    EXPECT_EQ(result.num_checks + result.num_elided, 1u);
    return result.num_checks;
}

constexpr uint64_t kUnknown = 0;

struct Expression {
    const char *text; // Makes %i.
    uint64_t max;     // kUnknown: its type's.
};

TEST(InstrumentRange, Expressions) {
    const Expression expressions[] = {
        {"%i = OpUMod %uint %x %e7\n", 6},
        {"%i = OpUMod %uint %x %sp\n", kUnknown},
        {"%i = OpUMod %uint %x %null\n", kUnknown},
        {"%a = OpUMod %uint %x %e3\n%i = OpUMod %uint %a %e7\n", 2},
        {"%i = OpBitwiseAnd %uint %x %e5\n", 5},
        {"%i = OpBitwiseAnd %int %y %s5\n", 5},
        {"%i = OpBitwiseAnd %int %s5 %y\n", 5},
        {"%i = OpBitwiseAnd %int %y %nm1\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpBitwiseOr %uint %a %e2\n", 7},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpBitwiseXor %uint %e8 %a\n", 15},
        {"%i = OpBitwiseOr %uint %x %e2\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpIAdd %uint %a %e3\n", 8},
        {"%i = OpIAdd %uint %x %e3\n", kUnknown},
        {"%a = OpBitwiseAnd %int %y %s5\n%i = OpIAdd %int %a %nm1\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpISub %uint %a %e3\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpIMul %uint %a %e3\n", 15},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpIMul %uint %a %x\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e31\n%i = OpUDiv %uint %a %e4\n", 7},
        {"%a = OpBitwiseAnd %uint %x %e31\n%i = OpUDiv %uint %a %sp\n", kUnknown},
        {"%a = OpBitwiseAnd %uint %x %e31\n%i = OpShiftRightLogical %uint %a %e2\n", 7},
        {"%i = OpShiftRightLogical %uint %x %e31\n", 1},
        {"%i = OpShiftRightLogical %uint %x %e32\n", kUnknown}, // Undefined.
        {"%i = OpShiftRightArithmetic %int %y %s31\n", kUnknown},
        {"%a = OpBitwiseAnd %int %y %s31\n%i = OpShiftRightArithmetic %int %a %s2\n", 7},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpShiftLeftLogical %uint %a %e2\n", 20},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpShiftLeftLogical %uint %a %e31\n", kUnknown},
        {"%i = OpBitFieldUExtract %uint %x %e5 %e3\n", 7},
        {"%i = OpBitFieldUExtract %uint %x %x %e3\n", kUnknown}, // The field may exceed the number.
        {"%i = OpBitFieldUExtract %uint %x %e31 %e3\n", kUnknown},
        {"%i = OpSMod %int %y %s7\n", 6}, // It has the sign of the divisor.
        {"%i = OpSMod %int %y %nm1\n", kUnknown},
        {"%i = OpSRem %int %y %s7\n", kUnknown}, // It has the sign of the dividend.
        {"%a = OpBitwiseAnd %int %y %s31\n%i = OpSRem %int %a %s7\n", 6},
        {"%a = OpBitwiseAnd %int %y %s31\n%i = OpSDiv %int %a %s7\n", 4},
        {"%i = OpSDiv %int %y %s7\n", kUnknown},
        {"%c = OpULessThan %bool %x %e3\n%i = OpSelect %uint %c %e3 %e6\n", 6},
        {"%c = OpULessThan %bool %x %e3\n%i = OpSelect %uint %c %e3 %x\n", kUnknown},
        {"%i = OpCopyObject %uint %e6\n", 6},
        {"%a = OpBitwiseAnd %uint %x %e5\n%i = OpBitcast %int %a\n", 5},
        {"%i = OpUConvert %uint %b\n", 255},
        {"%i = OpCopyObject %byte %b\n", 255},
        {"%i = OpCopyObject %sbyte %sb\n", kUnknown}, // A negative one is compared as a large one.
        {"%i = OpBitwiseAnd %byte %b %b5\n", 5},
        {"%i = OpSConvert %uint %sb\n", kUnknown},
        {"%a = OpBitwiseAnd %byte %b %b5\n%i = OpSConvert %uint %a\n", 5},
        {"%i = OpUMod %long %q %q5\n", 4},
        {"%a = OpUMod %long %q %q5\n%i = OpUConvert %uint %a\n", 4},
        {"%i = OpExtInst %uint %glsl UMin %x %e6\n", 6},
        {"%i = OpExtInst %int %glsl SMin %y %s6\n", kUnknown}, // It may be negative.
        {"%a = OpExtInst %int %glsl SMax %y %s0\n%i = OpExtInst %int %glsl SMin %a %s6\n", 6},
        {"%i = OpExtInst %int %glsl SMax %y %s6\n", 0x7fffffff},
        {"%i = OpExtInst %uint %glsl UMax %e2 %e6\n", 6},
        {"%i = OpExtInst %uint %glsl UMax %x %e6\n", kUnknown},
        {"%i = OpExtInst %uint %glsl UClamp %x %e2 %e6\n", 6},
        {"%i = OpExtInst %uint %glsl UClamp %x %e6 %e2\n", kUnknown}, // Undefined.
        {"%i = OpExtInst %int %glsl SClamp %y %s0 %s6\n", 6},
        {"%i = OpExtInst %int %glsl SClamp %y %nm1 %s6\n", kUnknown},
        {"%i = OpUndef %uint\n", kUnknown},
        {"%i = OpCopyObject %uint %sp\n", kUnknown},
    };
    for (const Expression &expression : expressions) {
        SCOPED_TRACE(expression.text);
        if (expression.max == kUnknown) {
            EXPECT_EQ(NumChecks(ShaderOf(expression.text, 0x7fffffff)), 1u);
            continue;
        }
        EXPECT_EQ(NumChecks(ShaderOf(expression.text, expression.max + 1)), 0u);
        EXPECT_EQ(NumChecks(ShaderOf(expression.text, expression.max)), 1u);
    }
}

// A chain of instructions that is too long is not followed to its end, however often it branches.
TEST(InstrumentRange, QuestionsAreBounded) {
    std::string index = "%a0 = OpBitwiseAnd %uint %x %e1\n";
    for (int n = 1; n < 40; n++) {
        index += "%a" + std::to_string(n) + " = OpBitwiseOr %uint %a" + std::to_string(n - 1) + " %a" +
                 std::to_string(n - 1) + "\n";
    }
    EXPECT_EQ(NumChecks(ShaderOf(index + "%i = OpCopyObject %uint %a2\n", 2)), 0u);
    EXPECT_EQ(NumChecks(ShaderOf(index + "%i = OpCopyObject %uint %a39\n", 2)), 1u);
}

// for (k = `first`; k `compare` `limit`; k += `step`) with an OpPhi. The access is in the body.
struct Counting {
    const char *first, *compare, *limit, *step;
    uint64_t max; // Of k in the body; kUnknown.
    const char *next = "OpIAdd";
};

const Counting kCountings[] = {
    {"s0", "OpSLessThan", "s7", "s1", 6},
    {"s0", "OpSLessThanEqual", "s7", "s1", 7},
    {"s2", "OpULessThan", "s7", "s3", 6},
    {"y", "OpULessThan", "s7", "s1", 6},        // For any first value.
    {"y", "OpSLessThan", "s7", "s1", kUnknown}, // It may begin with a negative number.
    {"nm1", "OpSLessThan", "s7", "s1", kUnknown},
    {"s0", "OpSLessThan", "s7", "nm1", kUnknown}, // It counts down.
    {"s0", "OpSLessThan", "s7", "s1", kUnknown, "OpISub"},
    {"s0", "OpSLessThan", "s7", "big", kUnknown}, // It overflows.
    {"s0", "OpSLessThan", "y", "s1", kUnknown},
    // Decreasing, each with a twin that is not certain.
    {"s6", "OpSGreaterThanEqual", "s0", "s1", 6, "OpISub"},
    {"s6", "OpSGreaterThanEqual", "nm1", "s1", kUnknown, "OpISub"}, // It may be -1.
    {"s6", "OpSGreaterThan", "nm1", "nm1", 6},
    {"s6", "OpSGreaterThan", "s0", "s3", 6, "OpISub"},
    {"s6", "OpSGreaterThan", "nm2", "s1", kUnknown, "OpISub"},
    {"s6", "OpSGreaterThanEqual", "s0", "s1", kUnknown}, // It counts up.
    {"y", "OpSGreaterThanEqual", "s0", "s1", kUnknown, "OpISub"},
    {"nm1", "OpSGreaterThanEqual", "s0", "s1", kUnknown, "OpISub"},
    {"s6", "OpSGreaterThanEqual", "y", "s1", kUnknown, "OpISub"},
    {"s6", "OpSGreaterThan", "big", "s1", kUnknown, "OpISub"},
    {"s6", "OpUGreaterThan", "s0", "s1", 6, "OpISub"},
    {"s6", "OpUGreaterThan", "s0", "s2", kUnknown, "OpISub"},      // It may skip 0, and wrap around.
    {"s6", "OpUGreaterThanEqual", "s0", "s1", kUnknown, "OpISub"}, // It always does.
    {"s6", "OpUGreaterThanEqual", "s2", "s2", 6, "OpISub"},
    {"s6", "OpUGreaterThanEqual", "s1", "s2", kUnknown, "OpISub"},
    // Until it equals the limit.
    {"s0", "OpINotEqual", "s7", "s1", 6},
    {"s1", "OpINotEqual", "s7", "s2", 6},
    {"s0", "OpINotEqual", "s7", "s2", kUnknown}, // It skips the limit.
    {"s0", "OpINotEqual", "s7", "s0", kUnknown},
    {"s8", "OpINotEqual", "s7", "s1", kUnknown}, // It begins after it.
    {"s0", "OpINotEqual", "y", "s1", kUnknown},
    {"y", "OpINotEqual", "s7", "s1", kUnknown},
    {"s6", "OpINotEqual", "s0", "s1", 6, "OpISub"},
    {"s6", "OpINotEqual", "s0", "nm1", 6},
    {"s6", "OpINotEqual", "s0", "s4", kUnknown, "OpISub"},
    {"s6", "OpINotEqual", "s7", "s1", kUnknown, "OpISub"},
};

std::string PhiLoop(const Counting &c, const std::string &body, const std::string &following = "") {
    const std::string step = std::string(c.step) == "big" ? "sbig" : c.step;
    return std::string("OpBranch %h\n%h = OpLabel\n%k = OpPhi %int %") + c.first + " %l %knext %n\n" +
           "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = " + c.compare + " %bool %k %" + c.limit +
           "\nOpBranchConditional %c %bd %m\n%bd = OpLabel\n" + body +
           "OpBranch %n\n%n = OpLabel\n%knext = " + c.next + " %int %k %" + step +
           "\nOpBranch %h\n%m = OpLabel\n" + following;
}

// do body; while (next k `compare` `limit`)
std::string DoLoop(const Counting &c, const std::string &body, const std::string &compared = "knext",
                   const std::string &in_header = "", const std::string &following = "") {
    const std::string step = std::string(c.step) == "big" ? "sbig" : c.step;
    return std::string("OpBranch %h\n%h = OpLabel\n%k = OpPhi %int %") + c.first + " %l %knext %n\n" +
           in_header + "OpLoopMerge %m %n None\nOpBranch %bd\n%bd = OpLabel\n" + body +
           "OpBranch %n\n%n = OpLabel\n%knext = " + c.next + " %int %k %" + step + "\n%c = " + c.compare +
           " %bool %" + compared + " %" + c.limit + "\nOpBranchConditional %c %h %m\n%m = OpLabel\n" +
           following;
}

std::string VariableLoop(const Counting &c, const std::string &body, const std::string &in_continue = "",
                         const std::string &in_body = "") {
    const std::string step = std::string(c.step) == "big" ? "sbig" : c.step;
    return std::string("OpStore %vari %") + c.first +
           "\nOpBranch %h\n%h = OpLabel\nOpLoopMerge %m %n None\nOpBranch %t\n" +
           "%t = OpLabel\n%kin = OpLoad %int %vari\n%c = " + c.compare + " %bool %kin %" + c.limit +
           "\nOpBranchConditional %c %bd %m\n%bd = OpLabel\n" + in_body + "%k = OpLoad %int %vari\n" + body +
           "OpBranch %n\n%n = OpLabel\n%kold = OpLoad %int %vari\n%knext = " + c.next + " %int %kold %" +
           step + "\nOpStore %vari %knext\n" + in_continue + "OpBranch %h\n%m = OpLabel\n";
}

const char kAccess[] =
    "%i = OpCopyObject %int %k\n%p = OpAccessChain %pelement %array %i\n%w = OpAccessChain %pu %p %u0\n%r = "
    "OpLoad %uint %w\n";

// A shader with one access, in `code`.
array::Shader LoopShader(const std::string &code, uint64_t length) {
    array::Shader shader = ShaderOf(code, length);
    shader.types += "%sbig = OpConstant %int 0x7fffffff\n%nm2 = OpConstant %int -2\n";
    shader.body = "";
    return shader;
}

// LoopShader's text has no access of its own.
uint32_t NumChecksIn(const std::string &code, uint64_t length) {
    array::Shader shader = LoopShader(code, length);
    std::string text = shader.Text();
    const std::string own = "%p = OpAccessChain %pelement %array %i\nOpReturn\n";
    const size_t at = text.find(own);
    EXPECT_NE(at, std::string::npos);
    text.replace(at, own.size(), "OpReturn\n");
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, SPV_ENV_UNIVERSAL_1_3), "") << text;
    const Result result = array::Pass(words);
    EXPECT_EQ(result.num_checks + result.num_elided, 1u);
    return result.num_checks;
}

TEST(InstrumentRange, CountersOfLoops) {
    for (const Counting &counting : kCountings) {
        SCOPED_TRACE(std::string(counting.first) + " " + counting.compare + " " + counting.limit + " " +
                     counting.next + " " + counting.step);
        const bool is_known = counting.max != kUnknown;
        EXPECT_EQ(NumChecksIn(PhiLoop(counting, kAccess), is_known ? counting.max + 1 : 0x7fffffff),
                  is_known ? 0u : 1u);
        if (is_known) {
            EXPECT_EQ(NumChecksIn(PhiLoop(counting, kAccess), counting.max), 1u);
        }
        // A variable must begin with a constant.
        const bool is_followed = is_known && std::string(counting.first) != "y";
        EXPECT_EQ(NumChecksIn(VariableLoop(counting, kAccess), is_followed ? counting.max + 1 : 0x7fffffff),
                  is_followed ? 0u : 1u);
        if (is_followed) {
            EXPECT_EQ(NumChecksIn(VariableLoop(counting, kAccess), counting.max), 1u);
        }
    }
}

const Counting kSeven = {"s0", "OpSLessThan", "s7", "s1", 6};

// After the loop, and before the comparison, the counter may be one more.
TEST(InstrumentRange, CountersOutsideOfBodies) {
    EXPECT_EQ(NumChecksIn(PhiLoop(kSeven, "", kAccess), 7), 1u);
    const std::string header = PhiLoop(kSeven, "");
    const std::string merge = "OpLoopMerge";
    std::string in_header = header;
    in_header.insert(in_header.find(merge), kAccess);
    EXPECT_EQ(NumChecksIn(in_header, 7), 1u);
    std::string in_continue = header;
    in_continue.insert(in_continue.find("%knext = OpIAdd"), kAccess);
    EXPECT_EQ(NumChecksIn(in_continue, 7), 0u);
    // The variable after its step, and a variable that the body also changes.
    std::string access = kAccess;
    access.replace(access.find("%k\n"), 2, "%kbehind");
    EXPECT_EQ(NumChecksIn(VariableLoop(kSeven, "", "%kbehind = OpLoad %int %vari\n" + access), 7), 1u);
    EXPECT_EQ(
        NumChecksIn(VariableLoop(kSeven, kAccess, "",
                                 "%kb = OpLoad %int %vari\n%kc = OpIAdd %int %kb %s1\nOpStore %vari %kc\n"),
                    8),
        1u);
    // A variable with another store.
    EXPECT_EQ(NumChecksIn("OpStore %vari %y\n" + VariableLoop(kSeven, kAccess), 7), 1u);
}

// A loop that ends with its condition: the first value is not compared.
const Counting kDoCountings[] = {
    {"s0", "OpSLessThan", "s7", "s1", 6},
    {"s0", "OpSLessThanEqual", "s7", "s1", 7},
    {"s8", "OpSLessThan", "s7", "s1", 8},
    {"s8", "OpULessThan", "s7", "s1", 8},
    {"y", "OpULessThan", "s7", "s1", kUnknown},
    {"nm1", "OpSLessThan", "s7", "s1", kUnknown},
    {"s0", "OpSLessThan", "s7", "big", kUnknown},
    {"s0", "OpSLessThan", "y", "s1", kUnknown},
    {"s0", "OpSLessThan", "s7", "nm1", kUnknown},
    {"s6", "OpSGreaterThanEqual", "s0", "s1", 6, "OpISub"},
    {"s6", "OpSGreaterThanEqual", "nm1", "s1", kUnknown, "OpISub"},
    {"s6", "OpUGreaterThan", "s0", "s1", 6, "OpISub"},
    {"s0", "OpUGreaterThan", "s0", "s1", kUnknown, "OpISub"}, // 0 - 1 is larger.
    {"s6", "OpUGreaterThanEqual", "s0", "s1", kUnknown, "OpISub"},
    {"s0", "OpINotEqual", "s7", "s1", 6},
    {"s7", "OpINotEqual", "s7", "s1", kUnknown}, // It wraps around.
    {"s6", "OpINotEqual", "s0", "s2", 6, "OpISub"},
    {"s6", "OpINotEqual", "s1", "s2", kUnknown, "OpISub"},
};

TEST(InstrumentRange, CountersOfLoopsThatEndWithTheirCondition) {
    for (const Counting &counting : kDoCountings) {
        SCOPED_TRACE(std::string(counting.first) + " " + counting.compare + " " + counting.limit + " " +
                     counting.next + " " + counting.step);
        const bool is_known = counting.max != kUnknown;
        EXPECT_EQ(NumChecksIn(DoLoop(counting, kAccess), is_known ? counting.max + 1 : 0x7fffffff),
                  is_known ? 0u : 1u);
        if (is_known) {
            EXPECT_EQ(NumChecksIn(DoLoop(counting, kAccess), counting.max), 1u);
        }
    }
    // Another value than the counter's next one is compared; then the counter's last value is one more.
    EXPECT_EQ(NumChecksIn(DoLoop(kDoCountings[0], kAccess, "k"), 7), 1u);
    // Everywhere in the loop.
    EXPECT_EQ(NumChecksIn(DoLoop(kDoCountings[0], "", "knext", kAccess), 6), 1u);
    std::string access = kAccess;
    access.replace(access.find("%k\n"), 2, "%knext");
    EXPECT_EQ(NumChecksIn(DoLoop(kDoCountings[0], "", "knext", "", access), 7), 1u);
}

// A loop of one block: the first value has not been compared at the access, for either form of the comparison.
TEST(InstrumentRange, ALoopOfOneBlockHasNoBody) {
    for (const char *compared : {"k", "knext"}) {
        const std::string loop =
            std::string("OpBranch %h\n%h = OpLabel\n%k = OpPhi %int %s8 %l %knext %h\n") + kAccess +
            "%knext = OpIAdd %int %k %s1\n%c = OpULessThan %bool %" + compared +
            " %s7\nOpLoopMerge %m %h None\nOpBranchConditional %c %h %m\n%m = OpLabel\n";
        EXPECT_EQ(NumChecksIn(loop, 7), 1u) << compared;
    }
}

// The constant may be the first operand.
TEST(InstrumentRange, ComparisonsThatAreMirrored) {
    for (const char *compare : {"OpSGreaterThan", "OpUGreaterThan"}) {
        std::string loop = PhiLoop(kSeven, kAccess);
        const std::string asked = "OpSLessThan %bool %k %s7";
        loop.replace(loop.find(asked), asked.size(), std::string(compare) + " %bool %s7 %k");
        EXPECT_EQ(NumChecksIn(loop, 7), 0u);
        EXPECT_EQ(NumChecksIn(loop, 6), 1u);
    }
}

// The operands of the step decide, not only the counter.
TEST(InstrumentRange, ValuesComputedFromACounter) {
    std::string access = kAccess;
    access.replace(0, access.find('\n') + 1, "%d = OpIMul %int %k %s2\n%i = OpIAdd %int %d %s1\n");
    EXPECT_EQ(NumChecksIn(PhiLoop(kSeven, access), 14), 0u);
    EXPECT_EQ(NumChecksIn(PhiLoop(kSeven, access), 13), 1u);
    EXPECT_EQ(NumChecksIn(VariableLoop(kSeven, access), 14), 0u);
    EXPECT_EQ(NumChecksIn(VariableLoop(kSeven, access), 13), 1u);
}

// outer: for (;;) { inner: for (k < 7) use(before); before = k; }: the outer OpPhi gets the counter after the inner
// loop, 7.
TEST(InstrumentRange, ACounterThatLeavesItsLoop) {
    std::string access = kAccess;
    access.replace(access.find("%k\n"), 2, "%before");
    std::string inner = PhiLoop(kSeven, access);
    inner.replace(inner.find("%l "), 2, "%ob");
    const std::string loop =
        "OpBranch %oh\n%oh = OpLabel\n%before = OpPhi %int %s0 %l %k %oc\nOpLoopMerge %om %oc None\n"
        "OpBranch %ob\n%ob = OpLabel\n" +
        inner + "OpBranch %oc\n%oc = OpLabel\nOpBranchConditional %true %oh %om\n%om = OpLabel\n";
    EXPECT_EQ(NumChecksIn(loop, 7), 1u);
}

TEST(InstrumentRange, EachAllocationMayFail) {
    for (const std::string &code : {VariableLoop(kSeven, kAccess), PhiLoop(kSeven, kAccess)}) {
        array::Shader shader = LoopShader(code, 6);
        std::string text = shader.Text();
        const std::string own = "%p = OpAccessChain %pelement %array %i\nOpReturn\n";
        text.replace(text.find(own), own.size(), "OpReturn\n");
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        EXPECT_EQ(FailEachAllocation(Assemble(text, SPV_ENV_UNIVERSAL_1_3), options), 1u);
    }
}

// On lavapipe: three buffers, chosen by indices computed from %i and %j. The check of bounds is still emitted.
Shader Chosen(const std::string &index) {
    return {index +
            "%a = OpAccessChain %puint %buffers %x %u1 %u0\n%900 = OpLoad %uint %a\nOpStore %out_0 %900\n"};
}

TEST_F(FlowTest, IndicesInBoundsAndTwinsThatAreNot) {
    Try(Chosen("%x = OpUMod %uint %i %u3\n"), 1, {{5, 0, {2000}, {}}, {4000000000u, 0, {1000}, {}}});
    Try(Chosen("%x = OpUMod %uint %i %u4\n"), 2,
        {{6, 0, {2000}, {}}, {7, 0, {0}, {BadIndex(kSite, 3, 3)}, false}});
    Try(Chosen("%x = OpBitwiseAnd %uint %i %u2\n"), 1, {{7, 0, {2000}, {}}});
    Try(Chosen("%x = OpBitwiseAnd %uint %i %u3\n"), 2,
        {{6, 0, {2000}, {}}, {7, 0, {0}, {BadIndex(kSite, 3, 3)}, false}});
    Try(Chosen("%y = OpUMod %uint %i %u3\n%x = OpIAdd %uint %y %u1\n"), 2,
        {{1, 0, {2000}, {}}, {2, 0, {0}, {BadIndex(kSite, 3, 3)}, false}});
}

TEST_F(FlowTest, CountersInBoundsAndTwinsThatAreNot) {
    for (uint32_t limit : {3u, 4u}) {
        const std::string loop =
            "OpBranch %h\n%h = OpLabel\n%x = OpPhi %uint %u0 %l %k2 %n\n%s = OpPhi %uint %u0 %l %s2 %n\n"
            "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n%c = OpULessThan %bool %x %u" +
            std::to_string(limit) +
            "\nOpBranchConditional %c %b %m\n%b = OpLabel\n%a = OpAccessChain %puint %buffers %x %u1 "
            "%i\n%900 = OpLoad %uint %a\n"
            "%s2 = OpIAdd %uint %s %900\nOpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %x %u1\nOpBranch "
            "%h\n%m = OpLabel\n"
            "OpStore %out_0 %s\n";
        if (limit == 3) {
            Try({loop}, 1, {{1, 0, {3003}, {}}});
        } else {
            Try({loop}, 2, {{1, 0, {3003}, {BadIndex(kSite, 3, 3)}, false}});
        }
    }
}

} // namespace
