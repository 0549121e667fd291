// Checks of arithmetic: each operation, with scalars and vectors of each width, is valid after instrumentation in both
// modes. Operands that are constants in the domain need no check.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Count;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr char kHead[] = R"(
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
OpCapability Float64
%glsl = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%boolv = OpTypeVector %bool 3
%int8 = OpTypeInt 8 1
%int16 = OpTypeInt 16 1
%int32 = OpTypeInt 32 1
%int64 = OpTypeInt 64 1
%uint8 = OpTypeInt 8 0
%uint16 = OpTypeInt 16 0
%uint32 = OpTypeInt 32 0
%uint64 = OpTypeInt 64 0
%float16 = OpTypeFloat 16
%float32 = OpTypeFloat 32
%float64 = OpTypeFloat 64
%int8v = OpTypeVector %int8 2
%int16v = OpTypeVector %int16 3
%int32v = OpTypeVector %int32 4
%int64v = OpTypeVector %int64 2
%uint8v = OpTypeVector %uint8 2
%uint16v = OpTypeVector %uint16 3
%uint32v = OpTypeVector %uint32 4
%uint64v = OpTypeVector %uint64 2
%float16v = OpTypeVector %float16 2
%float32v = OpTypeVector %float32 3
%float64v = OpTypeVector %float64 4
%u0 = OpConstant %uint32 0
%u5 = OpConstant %uint32 5
%u31 = OpConstant %uint32 31
%u32 = OpConstant %uint32 32
%u5555 = OpConstantComposite %uint32v %u5 %u5 %u5 %u5
%u5550 = OpConstantComposite %uint32v %u5 %u5 %u5 %u0
%f0 = OpConstant %float32 0
%f1 = OpConstant %float32 1
%f000 = OpConstantComposite %float32v %f0 %f0 %f0
%f111 = OpConstantComposite %float32v %f1 %f1 %f1
%main = OpFunction %void None %fn
%begin = OpLabel
)";

Instrumented Check(const std::string &body, uint32_t checks = WD_CHECK_ALL,
                   wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    return Instrument(kHead + body + "OpReturn\nOpFunctionEnd\n", SPV_ENV_VULKAN_1_2, options);
}

// CheckWith is Check with `constants` before the function.
Instrumented CheckWith(const std::string &constants, const std::string &body) {
    std::string text = std::string(kHead) + body + "OpReturn\nOpFunctionEnd\n";
    text.insert(text.find("%main = OpFunction"), constants);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ALL;
    return Instrument(text, SPV_ENV_VULKAN_1_2, options);
}

// Values returns definitions of undefined values %x, %y and %z.
std::string Values(const std::string &type) {
    std::string text;
    for (const char *name : {"%x", "%y", "%z"}) {
        text += std::string(name) + " = OpUndef %" + type + "\n";
    }
    return text;
}

void ExpectOneCheck(const std::string &body) {
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(body, WD_CHECK_ALL, mode).num_checks, 1u) << body;
    }
}

TEST(InstrumentArithmetic, OperationsOnIntegers) {
    for (const std::string width : {"8", "16", "32", "64", "8v", "16v", "32v", "64v"}) {
        for (const std::string &type : {"int" + width, "uint" + width}) {
            const char *divisions[] = {"OpSDiv", "OpSRem", "OpSMod"};
            const char *unsigned_divisions[] = {"OpUDiv", "OpUMod"};
            const char *shifts[] = {"OpShiftLeftLogical", "OpShiftRightLogical", "OpShiftRightArithmetic"};
            std::vector<std::string> opcodes(std::begin(shifts), std::end(shifts));
            if (type[0] == 'u') {
                opcodes.insert(opcodes.end(), std::begin(unsigned_divisions), std::end(unsigned_divisions));
            } else {
                opcodes.insert(opcodes.end(), std::begin(divisions), std::end(divisions));
            }
            for (const std::string &opcode : opcodes) {
                ExpectOneCheck(Values(type) + "%r = " + opcode + " %" + type + " %x %y\n");
            }
        }
    }
    for (const std::string type : {"int32", "int32v"}) {
        ExpectOneCheck(Values(type) + "%r = OpExtInst %" + type + " %glsl SClamp %x %y %z\n");
        ExpectOneCheck(Values("u" + type) + "%r = OpExtInst %u" + type + " %glsl UClamp %x %y %z\n");
    }
}

TEST(InstrumentArithmetic, OperationsOnFloats) {
    for (const std::string type : {"float16", "float32", "float64", "float16v", "float32v", "float64v"}) {
        for (const char *opcode : {"OpFDiv", "OpFRem", "OpFMod"}) {
            ExpectOneCheck(Values(type) + "%r = " + opcode + " %" + type + " %x %y\n");
        }
        std::vector<std::string> calls = {"FMin %x %y",          "FMax %x %y", "FClamp %x %y %z",
                                          "SmoothStep %x %y %z", "Sqrt %x",    "InverseSqrt %x",
                                          "NClamp %x %y %z"};
        if (type.find("64") == std::string::npos) {
            calls.insert(calls.end(), {"Pow %x %y", "Atan2 %x %y", "Log %x", "Log2 %x", "Asin %x", "Acos %x",
                                       "Acosh %x", "Atanh %x"});
        }
        for (const std::string &call : calls) {
            ExpectOneCheck(Values(type) + "%r = OpExtInst %" + type + " %glsl " + call + "\n");
        }
    }
}

TEST(InstrumentArithmetic, ConstantsInTheDomainNeedNoCheck) {
    const std::string values = Values("uint32v") + "%a = OpUndef %uint32\n%b = OpUndef %float32v\n";
    for (const std::string operation :
         {"OpUDiv %uint32 %a %u5", "OpUDiv %uint32v %x %u5555", "OpShiftLeftLogical %uint32 %a %u31",
          "OpFDiv %float32v %b %f111", "OpExtInst %float32v %glsl FClamp %b %f000 %f111",
          "OpExtInst %float32v %glsl SmoothStep %f000 %f111 %b"}) {
        const Instrumented result = Check(values + "%r = " + operation + "\n");
        EXPECT_TRUE(result.words.empty()) << operation;
        EXPECT_EQ(result.num_elided, 1u) << operation;
    }
    for (const std::string operation :
         {"OpUDiv %uint32 %a %u0", "OpUDiv %uint32v %x %u5550", "OpShiftLeftLogical %uint32 %a %u32",
          "OpFDiv %float32v %b %f000", "OpExtInst %float32v %glsl FClamp %b %f111 %f000"}) {
        EXPECT_EQ(Check(values + "%r = " + operation + "\n").num_checks, 1u) << operation;
    }
}

// The minimum value divided by -1 overflows: a divisor of -1 needs a check, unless the dividend is another constant.
TEST(InstrumentArithmetic, DivisionsMayOverflow) {
    for (const std::string width : {"8", "16", "32", "64"}) {
        for (const std::string prefix : {"int", "uint"}) {
            const std::string type = prefix + width, vector = type + "v";
            const bool is_signed = prefix == "int";
            const std::string all_bits = width == "8"    ? "255"
                                         : width == "16" ? "65535"
                                         : width == "32" ? "4294967295"
                                                         : "18446744073709551615";
            const std::string minus_one = is_signed ? "-1" : all_bits;
            const std::string constants = "%minus = OpConstant %" + type + " " + minus_one +
                                          "\n%five = OpConstant %" + type + " 5\n%y = OpUndef %" + type +
                                          "\n";
            struct {
                const char *operands;
                uint32_t num_checks;
                size_t num_overflows;
            } cases[] = {
                {"%y %minus", 1, 1}, {"%y %five", 0, 0}, {"%five %minus", 0, 0},
                {"%five %y", 1, 0},  {"%y %y", 1, 1},
            };
            for (const char *opcode : {"OpSDiv", "OpSRem", "OpSMod"}) {
                for (const auto &c : cases) {
                    const std::string body =
                        std::string("%r = ") + opcode + " %" + type + " " + c.operands + "\n";
                    const Instrumented result = CheckWith(constants, body);
                    EXPECT_EQ(result.num_checks, c.num_checks) << body;
                    EXPECT_EQ(Count(result.text, "OpINotEqual %bool"), c.num_checks + 2 * c.num_overflows)
                        << result.text;
                }
            }
        }
    }
}

// Rules that are inequalities are tested by comparisons that hold for NaN.
TEST(InstrumentArithmetic, NanBreaksNoInequality) {
    const struct {
        const char *call;
        const char *comparison;
    } cases[] = {{"Sqrt %x", "OpFUnordGreaterThanEqual"},       {"Log %x", "OpFUnordGreaterThanEqual"},
                 {"Asin %x", "OpFUnordLessThanEqual"},          {"Atanh %x", "OpFUnordLessThan"},
                 {"Acosh %x", "OpFUnordGreaterThanEqual"},      {"Pow %x %y", "OpFUnordGreaterThan"},
                 {"SmoothStep %x %y %z", "OpFUnordLessThan"},   {"NClamp %x %y %z", "OpFUnordLessThanEqual"},
                 {"FClamp %x %y %z", "OpFOrdLessThanEqual"},    {"FMin %x %y", "OpLogicalEqual"},
                 {"InverseSqrt %x", "OpFUnordGreaterThanEqual"}};
    for (const auto &c : cases) {
        const Instrumented result =
            Check(Values("float32") + "%r = OpExtInst %float32 %glsl " + c.call + "\n");
        EXPECT_GE(Count(result.text, std::string(c.comparison) + " %bool"), 1u) << result.text;
    }
}

// Only invalid modules have a constant that contains itself.
TEST(InstrumentArithmetic, ConstantsThatContainThemselves) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ALL;
    for (const std::string operation :
         {"OpFDiv %float32v %x %c", "OpExtInst %float32v %glsl FClamp %x %c %c"}) {
        const std::string text =
            std::string(kHead) + "%x = OpUndef %float32v\n%r = " + operation + "\nOpReturn\nOpFunctionEnd\n";
        const std::string main = "%main = OpFunction";
        std::string with_constant = text;
        with_constant.insert(text.find(main), "%c = OpConstantComposite %float32v %c %c %c\n");
        wd::testing::ExpectReadable(wd::testing::Assemble(with_constant, SPV_ENV_VULKAN_1_2), options);
    }
}

TEST(InstrumentArithmetic, EqualOperationsAreCheckedOnce) {
    const Instrumented result =
        Check(Values("uint32") + "%r = OpUDiv %uint32 %x %y\n%s = OpUDiv %uint32 %x %y\n"
                                 "%t = OpUMod %uint32 %x %y\n");
    EXPECT_EQ(result.num_checks, 2u);
    EXPECT_EQ(result.num_elided, 1u);
}

TEST(InstrumentArithmetic, OffByDefault) {
    EXPECT_TRUE(Check(Values("uint32") + "%r = OpUDiv %uint32 %x %y\n", WD_CHECK_DEFAULT).words.empty());
    EXPECT_TRUE(Check(Values("float32") + "%r = OpFDiv %float32 %x %y\n", WD_CHECK_ARITHMETIC).words.empty());
}

// NumChecks returns the number of checks of float divisions in a function with these instructions.
size_t NumChecks(const std::string &body, const std::string &type = "float32") {
    return Check(Values(type) + body, WD_CHECK_FLOAT_DIVISION).num_checks;
}

// Compilers write `if (y == 0) return z; return x / y;` as a select: the quotient is discarded if y is 0.
TEST(InstrumentArithmetic, DiscardedQuotientsAreNotChecked) {
    const std::string division = "%q = OpFDiv %float32 %x %y\n";
    for (const std::string condition :
         {"OpFOrdNotEqual %bool %y %f0", "OpFUnordNotEqual %bool %f0 %y", "OpFOrdGreaterThan %bool %y %f0",
          "OpFOrdLessThan %bool %f0 %y", "OpFOrdGreaterThanEqual %bool %y %f1"}) {
        EXPECT_EQ(NumChecks(division + "%c = " + condition + "\n%r = OpSelect %float32 %c %q %z\n"), 0u)
            << condition;
        EXPECT_EQ(NumChecks(division + "%c = " + condition + "\n%r = OpSelect %float32 %c %z %q\n"), 1u)
            << condition;
    }
    for (const std::string condition : {"OpFOrdEqual %bool %y %f0", "OpFOrdLessThan %bool %y %f1"}) {
        EXPECT_EQ(NumChecks(division + "%c = " + condition + "\n%r = OpSelect %float32 %c %z %q\n"), 0u)
            << condition;
        EXPECT_EQ(NumChecks(division + "%c = " + condition + "\n%r = OpSelect %float32 %c %q %z\n"), 1u)
            << condition;
    }
}

TEST(InstrumentArithmetic, DiscardedProductsAreNotChecked) {
    const std::string begin = "%c = OpFOrdEqual %bool %y %f0\n%q = OpFDiv %float32 %x %y\n"
                              "%p = OpFMul %float32 %q %x\n";
    EXPECT_EQ(NumChecks(begin + "%r = OpSelect %float32 %c %z %p\n"), 0u);
    EXPECT_EQ(NumChecks(begin + "%r = OpSelect %float32 %c %p %z\n"), 1u);
    EXPECT_EQ(NumChecks(begin + "%r = OpSelect %float32 %c %z %p\n%s = OpFAdd %float32 %q %x\n"), 1u);
    EXPECT_EQ(NumChecks(begin + "%n = OpLogicalNot %bool %c\n%r = OpSelect %float32 %n %p %z\n"), 0u);
    EXPECT_EQ(NumChecks(begin + "%d = OpFOrdEqual %bool %x %f0\n%e = OpLogicalOr %bool %d %c\n"
                                "%r = OpSelect %float32 %e %z %p\n"),
              0u);
    EXPECT_EQ(NumChecks(begin + "%d = OpFOrdEqual %bool %x %f0\n%e = OpLogicalAnd %bool %d %c\n"
                                "%r = OpSelect %float32 %e %z %p\n"),
              1u);
}

TEST(InstrumentArithmetic, OtherConditionsDoNotDiscardQuotients) {
    const std::string division = "%q = OpFDiv %float32 %x %y\n";
    for (const std::string condition : {"OpFOrdEqual %bool %x %f0", "OpFOrdEqual %bool %y %f1",
                                        "OpFOrdEqual %bool %y %x", "OpFOrdLessThan %bool %y %f0"}) {
        EXPECT_EQ(NumChecks(division + "%c = " + condition + "\n%r = OpSelect %float32 %c %z %q\n"), 1u)
            << condition;
    }
    // A use that no select discards, and a select whose condition is the comparison of the quotient.
    EXPECT_EQ(NumChecks(division + "%c = OpFOrdEqual %bool %y %f0\n%r = OpSelect %float32 %c %z %q\n"
                                   "%s = OpFOrdEqual %bool %q %f0\n"),
              1u);
    EXPECT_EQ(NumChecks(division), 1u);
}

TEST(InstrumentArithmetic, DiscardedComponentsAreNotChecked) {
    const std::string begin = "%q = OpFDiv %float32v %x %y\n%c = OpFOrdEqual %boolv %y %f000\n";
    EXPECT_EQ(NumChecks(begin + "%r = OpSelect %float32v %c %z %q\n", "float32v"), 0u);
    EXPECT_EQ(NumChecks(begin + "%r = OpSelect %float32v %c %q %z\n", "float32v"), 1u);
    // Another component than that of the condition.
    EXPECT_EQ(NumChecks(begin + "%s = OpVectorShuffle %float32v %q %q 1 0 2\n"
                                "%r = OpSelect %float32v %c %z %s\n",
                        "float32v"),
              1u);
}

TEST(InstrumentArithmetic, EachAllocationMayFail) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ALL;
    for (const std::string type : {"int32v", "int64v"}) {
        wd::testing::FailEachAllocation(Check(Values(type) + "%r = OpSDiv %" + type + " %x %y\n").original,
                                        options);
    }
}

} // namespace
