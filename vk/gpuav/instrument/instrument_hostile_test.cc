// Modules that are made to take long: the time must grow with their size. If it grew with the square, most tests would
// take minutes.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/spirv/spirv_testing.h"

namespace {

constexpr uint32_t kCount = 20000;

struct Counts {
    uint32_t checks, unknown;
};

// Instruments a module, which SPIRV-Tools does not validate: that takes longer.
Counts Count(const std::string &text, uint32_t checks, uint32_t loop_budget) {
    const std::vector<uint32_t> words = wd::testing::Assemble(text, SPV_ENV_UNIVERSAL_1_3);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.loop_budget = loop_budget;
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    const Counts counts = {result.num_checks, result.num_unknown};
    wd_free(&allocator, result.words);
    return counts;
}

uint32_t CountChecks(const std::string &text, uint32_t checks, uint32_t loop_budget) {
    return Count(text, checks, loop_budget).checks;
}

const char kTypes[] = R"(
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
)";

// for (...) for (...) ... { }, each with a counter that stays the same.
TEST(InstrumentHostile, NestedLoopsWithBudgets) {
    const auto numbered = [](std::string text, uint32_t number) {
        for (size_t at; (at = text.find('@')) != std::string::npos;) {
            text.replace(at, 1, std::to_string(number));
        }
        return text;
    };
    std::string begin, end;
    for (uint32_t i = 0; i < kCount; i++) {
        begin +=
            numbered("OpBranch %h@\n%h@ = OpLabel\nOpLoopMerge %m@ %n@ None\nOpBranch %t@\n%t@ = OpLabel\n"
                     "%x@ = OpLoad %uint %v\n%c@ = OpULessThan %bool %x@ %u1\n"
                     "OpBranchConditional %c@ %b@ %m@\n%b@ = OpLabel\n",
                     i);
        end += numbered("OpBranch %n@\n%n@ = OpLabel\nOpBranch %h@\n%m@ = OpLabel\n", kCount - 1 - i);
    }
    EXPECT_EQ(CountChecks("OpCapability Shader\nOpMemoryModel Logical GLSL450\n"
                          "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n" +
                              std::string(kTypes) +
                              "%pfunction = OpTypePointer Function %uint\n%main = OpFunction %void None %fn\n"
                              "%l = OpLabel\n%v = OpVariable %pfunction Function %u0\n" +
                              begin + end + "OpReturn\nOpFunctionEnd\n",
                          0, 1000),
              kCount);
}

// Loads of many buffers, and stores to others: each store may be to a buffer of a load before.
TEST(InstrumentHostile, NarrowLoadsOfManyBuffers) {
    constexpr uint32_t kGroup = 20;
    std::string decorations, variables, body;
    for (uint32_t i = 0; i < kCount; i++) {
        const std::string number = std::to_string(i), other = std::to_string((i + 3 * kGroup) % kCount);
        decorations += "OpDecorate %b" + number + " DescriptorSet 0\nOpDecorate %b" + number + " Binding " +
                       number + "\n";
        variables += "%b" + number + " = OpVariable %pblock StorageBuffer\n";
        body += "%p" + number + " = OpAccessChain %phalf %b" + number + " %u0 %u1\n%x" + number +
                " = OpLoad %half %p" + number + "\n%q" + number + " = OpAccessChain %phalf %b" + other +
                " %u0 %u1\n";
        for (uint32_t j = i - i % kGroup; (i + 1) % kGroup == 0 && j <= i; j++) {
            body += "OpStore %q" + std::to_string(j) + " %x" + std::to_string(j) + "\n";
        }
    }
    EXPECT_EQ(CountChecks("OpCapability Shader\nOpCapability StorageBuffer16BitAccess\n"
                          "OpExtension \"SPV_KHR_16bit_storage\"\nOpMemoryModel Logical GLSL450\n"
                          "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n"
                          "OpDecorate %halves ArrayStride 2\nOpDecorate %block Block\n"
                          "OpMemberDecorate %block 0 Offset 0\n" +
                              decorations + kTypes +
                              "%half = OpTypeFloat 16\n%halves = OpTypeRuntimeArray %half\n"
                              "%block = OpTypeStruct %halves\n%pblock = OpTypePointer StorageBuffer %block\n"
                              "%phalf = OpTypePointer StorageBuffer %half\n" +
                              variables + "%main = OpFunction %void None %fn\n%l = OpLabel\n" + body +
                              "OpReturn\nOpFunctionEnd\n",
                          WD_CHECK_BUFFER_BOUNDS, 0),
              kCount);
}

// Chains into many descriptor heaps, and into arrays whose strides are not known. Instructions that older assemblers do
// not know are numbers (heap_arrays_test.cc).
TEST(InstrumentHostile, ManyDescriptorHeaps) {
    std::string decorations, declarations, body;
    for (uint32_t i = 0; i < kCount; i++) {
        const std::string number = std::to_string(i);
        decorations += "OpDecorate %heap" + number + " BuiltIn !5123\n";
        if (i % 2 == 0) {
            decorations += "OpDecorate %array" + number + " ArrayStride 64\n";
        }
        declarations +=
            "%array" + number + " = OpTypeRuntimeArray %image\n!0x00041142 %untyped %heap" + number + " !0\n";
        body += "OpNop\n!0x00061143 %untyped %chain" + number + " %array" + number + " %heap" + number +
                " %u0\n%x" + number + " = OpLoad %image %chain" + number + "\n";
    }
    EXPECT_EQ(Count("OpCapability Shader\nOpMemoryModel Logical GLSL450\n"
                    "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n" +
                        decorations + kTypes +
                        "!0x00031141 %untyped !0\n%image = OpTypeImage %uint 2D 0 0 0 1 Unknown\n" +
                        declarations + "%main = OpFunction %void None %fn\n%l = OpLabel\n" + body +
                        "OpReturn\nOpFunctionEnd\n",
                    WD_CHECK_DESCRIPTOR_INDEX, 0)
                  .unknown,
              kCount / 2);
}

} // namespace
