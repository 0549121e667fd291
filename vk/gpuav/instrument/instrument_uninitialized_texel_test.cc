// Reads of texels that nothing wrote: which accesses set and test bits of the input buffer, and that the modules are
// valid.
#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;
using wd::testing::Instrumented;

// `body` is in the entry point; %i is an index of unknown value, %fetched and %stored are texel buffers, %pixel is a
// texel of an image of another kind, and %p points to a texel of %stored.
std::string Module(const std::string &body) {
    return R"(OpCapability Shader
OpCapability SampledBuffer
OpCapability ImageBuffer
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %gid
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %fetched_v DescriptorSet 0
OpDecorate %fetched_v Binding 0
OpDecorate %stored_v DescriptorSet 0
OpDecorate %stored_v Binding 1
OpDecorate %image_v DescriptorSet 0
OpDecorate %image_v Binding 2
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%uint2 = OpTypeVector %uint 2
%uint3 = OpTypeVector %uint 3
%uint4 = OpTypeVector %uint 4
%pin3 = OpTypePointer Input %uint3
%gid = OpVariable %pin3 Input
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%null4 = OpConstantNull %uint4
%fetched_t = OpTypeImage %uint Buffer 0 0 0 1 Unknown
%stored_t = OpTypeImage %uint Buffer 0 0 0 2 R32ui
%image_t = OpTypeImage %uint 2D 0 0 0 2 R32ui
%pfetched = OpTypePointer UniformConstant %fetched_t
%pstored = OpTypePointer UniformConstant %stored_t
%pimage = OpTypePointer UniformConstant %image_t
%fetched_v = OpVariable %pfetched UniformConstant
%stored_v = OpVariable %pstored UniformConstant
%image_v = OpVariable %pimage UniformConstant
%ptexel = OpTypePointer Image %uint
%main = OpFunction %void None %fn
%begin = OpLabel
%g = OpLoad %uint3 %gid
%i = OpCompositeExtract %uint %g 0
%at = OpCompositeConstruct %uint2 %i %i
%fetched = OpLoad %fetched_t %fetched_v
%stored = OpLoad %stored_t %stored_v
%image = OpLoad %image_t %image_v
%p = OpImageTexelPointer %ptexel %stored_v %i %u0
%pixel = OpImageTexelPointer %ptexel %image_v %at %u0
)" + body + "OpReturn\nOpFunctionEnd\n";
}

constexpr wd_input_binding kBindings[] = {{0, 0, 8, true, 0}, {0, 1, 11, true, 0}, {0, 2, 14, true, 0}};
constexpr wd_instrument_input kInput = {1, 4096, kBindings, 3};
constexpr wd_binding_length kLengths[] = {{0, 0, 1}, {0, 1, 1}, {0, 2, 1}};
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

wd_instrument_options OptionsOf(wd_instrument_mode mode, uint32_t checks = WD_CHECK_UNINITIALIZED) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.input = &kInput;
    options.lengths = kLengths;
    options.num_lengths = 3;
    return options;
}

bool HasError(const Instrumented &result) {
    return std::regex_search(result.text, std::regex("OpConstant %\\w+ 26\n"));
}

struct Case {
    std::string body;
    size_t num_writes; // Two atomic instructions for each.
    bool reads;
};
const Case kCases[] = {
    {"%r = OpImageFetch %uint4 %fetched %i\n", 0, true},
    {"%r = OpImageRead %uint4 %stored %i\n", 0, true},
    {"OpImageWrite %stored %i %null4\n", 1, false},
    {"%r = OpAtomicIAdd %uint %p %u1 %u0 %u1\n", 1, true},
    {"%r = OpAtomicLoad %uint %p %u1 %u0\n", 0, true},
    {"OpAtomicStore %p %u1 %u0 %u1\n", 1, false},
    // Other images.
    {"%r = OpImageRead %uint4 %image %at\n", 0, false},
    {"OpImageWrite %image %at %null4\n", 0, false},
    {"%r = OpAtomicIAdd %uint %pixel %u1 %u0 %u1\n", 0, false},
    // What an invocation wrote stays written.
    {"OpImageWrite %stored %i %null4\n%r = OpImageRead %uint4 %stored %i\n", 1, false},
    {"%r = OpImageRead %uint4 %stored %i\nOpImageWrite %stored %i %null4\n", 1, true},
    {"OpImageWrite %stored %i %null4\n%r = OpImageRead %uint4 %stored %u1\n", 1, true},
};

TEST(UninitializedTexel, AccessesSetAndTestBits) {
    for (const Case &test : kCases) {
        SCOPED_TRACE(test.body);
        for (const wd_instrument_mode mode : kModes) {
            for (const uint32_t checks : {0u + WD_CHECK_UNINITIALIZED, 0u + WD_CHECK_ALL}) {
                const Instrumented result =
                    Instrument(Module(test.body), SPV_ENV_VULKAN_1_1, OptionsOf(mode, checks));
                EXPECT_EQ(Count(result.text, "OpAtomicOr"), 2 * test.num_writes);
                EXPECT_EQ(HasError(result), test.reads);
            }
        }
    }
}

// The words of texel buffers have what their formats allow.
TEST(UninitializedTexel, TheContentsOfDescriptorsAreChecked) {
    for (const Case &test : kCases) {
        SCOPED_TRACE(test.body);
        for (const wd_instrument_mode mode : kModes) {
            const Instrumented result =
                Instrument(Module(test.body), SPV_ENV_VULKAN_1_1,
                           OptionsOf(mode, WD_CHECK_UNINITIALIZED | WD_CHECK_CONTENTS));
            EXPECT_EQ(Count(result.text, "OpAtomicOr"), 0u);
            EXPECT_FALSE(HasError(result));
        }
    }
}

// A store to a descriptor that the input buffer does not have may write any memory.
TEST(UninitializedTexel, UnknownDescriptors) {
    const wd_instrument_input without = {1, 4096, nullptr, 0};
    for (const Case &test : kCases) {
        SCOPED_TRACE(test.body);
        for (const wd_instrument_mode mode : kModes) {
            wd_instrument_options options = OptionsOf(mode);
            options.input = &without;
            const Instrumented result = Instrument(Module(test.body), SPV_ENV_VULKAN_1_1, options);
            EXPECT_EQ(Count(result.text, "OpAtomicOr"), test.num_writes);
            EXPECT_FALSE(HasError(result));
        }
    }
}

TEST(UninitializedTexel, FailedAllocationsLoseNoMemory) {
    for (const wd_instrument_mode mode : kModes) {
        EXPECT_EQ(FailEachAllocation(Assemble(Module("%r = OpAtomicIAdd %uint %p %u1 %u0 %u1\n"
                                                     "%t = OpImageFetch %uint4 %fetched %i\n"),
                                              SPV_ENV_UNIVERSAL_1_3),
                                     OptionsOf(mode)),
                  2u);
    }
}

} // namespace
