// Arithmetic outside its domain: the operation and its operands are reported, in both modes, and not by default.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/arithmetic_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kId[] = "WARDEN-gpuav-undefined-arithmetic";
enum { kInDomain = 100, kNan = 34, kInfinite = 35, kNoOverflow = 36 };
enum { kLoop = 9, kWideLoop = 18 }; // Divisions in loops: the sum of the results is not zero.

struct Mistake {
    uint32_t operation;
    const char *text;
    bool is_error;
};

const Mistake kMistakes[] = {
    {0, "The behavior of OpUDiv is undefined: division of integers by zero (7, 0).", true},
    {1, "The behavior of OpSMod is undefined: remainder of a division by zero (-7, 0).", true},
    {2, "OpShiftLeftLogical is undefined: shift by the number of bits of the value or more (1, 40).", false},
    {3, "The result of Pow is undefined: x is negative, or x is 0 and y is not positive (-1, 0.5).", false},
    {4, "The result of Atan2 is undefined: both operands are 0 (0, 0).", false},
    {5, "The result of FClamp is undefined: the minimum is greater than the maximum (2, 1).", false},
    {6, "The behavior of OpUDiv is undefined: division of integers by zero (9, 0).", true},
    {7, "Sqrt of -4 is NaN.", false},
    {8, "OpFDiv divides 3 by zero.", false},
    {9, "The behavior of OpUDiv is undefined: division of integers by zero (6, 0).", true},
    {10, "The behavior of OpSDiv is undefined: division of integers by zero (-7, 0).", true},
    {11, "The behavior of OpUMod is undefined: remainder of a division by zero (7, 0).", true},
    {12, "The result of OpFMod is undefined: remainder of a division by zero (3, 0).", false},
    {13, "OpShiftRightLogical is undefined: shift by the number of bits of the value or more (256, 32).",
     false},
    {14, "OpShiftRightArithmetic is undefined: shift by the number of bits of the value or more (-256, 33).",
     false},
    {15, "The result of FMin depends on the implementation: one operand is NaN (nan, 1).", false},
    {16, "The result of FMax depends on the implementation: one operand is NaN (2, nan).", false},
    {17, "The result of FClamp depends on the implementation: a limit is NaN (0.5, nan).", false},
    {18, "The result of SClamp is undefined: the minimum is greater than the maximum (2, -3).", false},
    {19, "The result of UClamp is undefined: the minimum is greater than the maximum (4, 3).", false},
    {20, "The result of SmoothStep is undefined: the first edge is not below the second (1, 1).", false},
    {21, "InverseSqrt of -1 is NaN.", false},
    {22, "Log of -2 is NaN.", false},
    {23, "Log2 of -0.5 is NaN.", false},
    {24, "Asin of 1.5 is NaN.", false},
    {25, "Acos of -1.5 is NaN.", false},
    {26, "Acosh of 0.5 is NaN.", false},
    {27, "Atanh of -1 is NaN.", false},
    {28, "The result of Pow is undefined: x is negative, or x is 0 and y is not positive (0, 0).", false},
    {29, "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-2147483648, -1).",
     true},
    {30, "The behavior of OpSMod is undefined: the minimum value divided by -1 overflows (-2147483648, -1).",
     true},
    {31, "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-2147483648, -1).",
     true},
    {32, "OpShiftLeftLogical is undefined: shift by the number of bits of the value or more (-1, 40).",
     false},
    {33, "OpShiftLeftLogical is undefined: shift by the number of bits of the value or more (1, -1).", false},
    {37,
     "The result of OpBitFieldUExtract is undefined: offset plus count is above the number of bits of the "
     "value (20, 13).",
     false},
    {38,
     "The result of OpBitFieldSExtract is undefined: offset plus count is above the number of bits of "
     "the value (-1, 2).",
     false},
    {39,
     "The result of OpBitFieldInsert is undefined: offset plus count is above the number of bits of the "
     "value (0, 33).",
     false},
};

// Operations of gpuav_remainders.spvasm.
const Mistake kRemainders[] = {
    {0, "The behavior of OpSRem is undefined: remainder of a division by zero (-7, 0).", true},
    {1, "The result of OpFRem is undefined: remainder of a division by zero (3, 0).", false},
    {2, "The result of NClamp is undefined: the minimum is greater than the maximum (2, 0).", false},
    {3, "The behavior of OpSDiv is undefined: division of integers by zero (-21474836480, 0).", true},
    {4, "The behavior of OpSRem is undefined: the minimum value divided by -1 overflows (-2147483648, -1).",
     true},
    {5, "The behavior of OpSDiv is undefined: division of integers by zero (-7, 0).", true},
};

// Operations of gpuav_widths.comp.
const Mistake kWidths[] = {
    {0, "The behavior of OpSDiv is undefined: division of integers by zero (-7, 0).", true},
    {1, "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-128, -1).", true},
    {2, "The behavior of OpSMod is undefined: the minimum value divided by -1 overflows (-32768, -1).", true},
    {3, "The behavior of OpUDiv is undefined: division of integers by zero (250, 0).", true},
    {4,
     "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-9223372036854775808, "
     "-1).",
     true},
    {5, "The behavior of OpSMod is undefined: remainder of a division by zero (4294967296, 0).", true},
    {6, "The behavior of OpSMod is undefined: the minimum value divided by -1 overflows (-128, -1).", true},
    {7, "Sqrt of -4 is NaN.", false},
    {8, "OpFDiv divides 0.5 by zero.", false},
    {9, "The result of FMin depends on the implementation: one operand is NaN (0, nan).", false},
    {10, "Sqrt of -1e+300 is NaN.", false},
    {11, "OpFDiv divides 1e+300 by zero.", false},
    {12, "The result of FMax depends on the implementation: one operand is NaN (0, nan).", false},
    {13, "The result of FClamp is undefined: the minimum is greater than the maximum (1e+300, 0).", false},
    {14,
     "OpShiftLeftLogical is undefined: shift by the number of bits of the value or more (-1, 4294967296).",
     false},
    {15, "OpShiftRightLogical is undefined: shift by the number of bits of the value or more (3, 8).", false},
    {16, "OpShiftRightLogical is undefined: shift by the number of bits of the value or more (3, 64).",
     false},
    {17, "Sqrt of -9 is NaN.", false},
    {18,
     "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-9223372036854775808, "
     "-1).",
     true},
};

class ArithmeticTest : public GpuavTest, public ::testing::WithParamInterface<const char *> {
  protected:
    template <size_t kSize> Reader Start(const char *checks, const uint32_t (&words)[kSize]) {
        return Start(checks, words, GpuavOptions());
    }
    template <size_t kSize>
    Reader Start(const char *checks, const uint32_t (&words)[kSize], Options options) {
        options.features.shaderInt16 = VK_TRUE;
        options.features.shaderInt64 = VK_TRUE;
        options.settings["gpuav_checks"] = checks;
        options.settings["gpuav_mode"] = GetParam();
        DeviceTest::Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return {};
        }
        Reader reader = MakeReader();
        reader.module = MakeShader(words);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    Reader Start(const char *checks) {
        return Start(checks, gpuav_arithmetic);
    }
    template <size_t kCount>
    void ExpectMistakes(const Reader &reader, const Mistake (&mistakes)[kCount], const char *file) {
        for (const Mistake &mistake : mistakes) {
            Run(reader, mistake.operation, 1);
            ASSERT_EQ(messages().size(), 1u) << mistake.text;
            EXPECT_EQ(messages()[0].severity, mistake.is_error
                                                  ? VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT
                                                  : VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
            EXPECT_NE(messages()[0].text.find(file), std::string::npos);
            ExpectMessage(kId, mistake.text);
            ClearMessages();
            const bool is_loop = mistake.operation == kLoop || mistake.operation == kWideLoop;
            if (mistake.is_error && !is_loop && std::string(GetParam()) == "guard") {
                EXPECT_EQ(reader.result.words[0], 0u) << mistake.text;
            }
        }
        Run(reader, kInDomain, 1);
        ExpectSilence();
    }
};

TEST_P(ArithmeticTest, EachMistakeIsReportedWithItsOperands) {
    const Reader reader = Start("default,arithmetic,float_division");
    if (IsSkipped()) {
        return;
    }
    ExpectMistakes(reader, kMistakes, "gpuav_arithmetic.comp at line");
    Stop();
    ExpectSilence();
}

// What the specification defines, also if the result is NaN or infinite.
TEST_P(ArithmeticTest, DefinedResultsAreNotReported) {
    const Reader reader = Start("default,arithmetic,float_division");
    if (IsSkipped()) {
        return;
    }
    for (const uint32_t operation : {kNan, kInfinite, kNoOverflow}) {
        Run(reader, operation, 1);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(ArithmeticTest, OperandsOfEachWidthAreReported) {
    Options options = GpuavOptions();
    VkPhysicalDeviceVulkan12Features features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    features.shaderInt8 = features.shaderFloat16 = VK_TRUE;
    options.api_version = VK_API_VERSION_1_2;
    options.device_next = &features;
    options.features.shaderFloat64 = VK_TRUE;
    const Reader reader = Start("arithmetic,float_division", gpuav_widths, options);
    if (IsSkipped()) {
        return;
    }
    ExpectMistakes(reader, kWidths, "gpuav_widths.comp at line");
    Stop();
    ExpectSilence();
}

TEST_P(ArithmeticTest, OperationsThatGlslLacksAreReported) {
    const Reader reader = Start("arithmetic,float_division", gpuav_remainders);
    if (IsSkipped()) {
        return;
    }
    ExpectMistakes(reader, kRemainders, "Shader Instruction Index = ");
    Stop();
    ExpectSilence();
}

TEST_P(ArithmeticTest, GuardModeSkipsDivisionsByZero) {
    const Reader reader = Start("arithmetic");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 0, 1);
    ExpectMessage(kId, "(7, 0)");
    if (std::string(GetParam()) == "guard") {
        EXPECT_EQ(reader.result.words[0], 0u);
    }
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_P(ArithmeticTest, FloatDivisionHasACheckOfItsOwn) {
    const Reader reader = Start("arithmetic");
    if (IsSkipped()) {
        return;
    }
    Run(reader, 8, 1);
    Stop();
    ExpectSilence();
}

TEST_P(ArithmeticTest, NothingIsReportedByDefault) {
    const Reader reader = Start("default");
    if (IsSkipped()) {
        return;
    }
    for (const auto &mistake : kMistakes) {
        Run(reader, mistake.operation, 1);
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Modes, ArithmeticTest, ::testing::Values("guard", "observe"));

} // namespace
} // namespace wd::testing
