// Indices into arrays, vectors and matrices outside of buffers: which accesses are checked, and that the modules are
// valid.
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

// `body` is in the entry point, with `constants` before it; %i is an index of unknown value.
std::string Module(const std::string &body, const std::string &constants = "",
                   const std::string &model = "GLCompute") {
    const bool is_compute = model == "GLCompute";
    return R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint )" +
           model + R"( %main "main" %index %group %taps %shade
)" + (is_compute ? "OpExecutionMode %main LocalSize 4 2 1\n" : "OpExecutionMode %main OriginUpperLeft\n") +
           R"(
OpName %table "table"
OpDecorate %size SpecId 1
OpDecorate %taps Location 0
OpDecorate %shade Location 0
)" +
           (is_compute ? "OpDecorate %index BuiltIn LocalInvocationIndex\nOpDecorate %group BuiltIn "
                         "LocalInvocationId\n"
                       : "OpDecorate %index Location 5\nOpDecorate %index Flat\n"
                         "OpDecorate %group Location 6\nOpDecorate %group Flat\n") +
           R"(
OpDecorate %Constants Block
OpMemberDecorate %Constants 0 Offset 0
OpMemberDecorate %Constants 1 Offset 16
OpDecorate %four ArrayStride 4
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%bool = OpTypeBool
%uvec3 = OpTypeVector %uint 3
%ivec3 = OpTypeVector %int 3
%vec4 = OpTypeVector %float 4
%mat = OpTypeMatrix %vec4 3
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u3 = OpConstant %uint 3
%u4 = OpConstant %uint 4
%u7 = OpConstant %uint 7
%u8 = OpConstant %uint 8
%u9 = OpConstant %uint 9
%u264 = OpConstant %uint 264
%f1 = OpConstant %float 1
%size = OpSpecConstant %uint 8
%eight = OpTypeArray %uint %u8
%nine = OpTypeArray %uint %u9
%four = OpTypeArray %uint %u4
%sized = OpTypeArray %uint %size
%rows = OpTypeArray %eight %u4
%taps_t = OpTypeArray %vec4 %u4
%Item = OpTypeStruct %uint %eight
%items = OpTypeArray %Item %u4
%Constants = OpTypeStruct %uint %four
%in_uint = OpTypePointer Input %uint
%in_uvec3 = OpTypePointer Input %uvec3
%in_taps = OpTypePointer Input %taps_t
%in_vec4 = OpTypePointer Input %vec4
%out_vec4 = OpTypePointer Output %vec4
%out_float = OpTypePointer Output %float
%fu_eight = OpTypePointer Function %eight
%fu_uint = OpTypePointer Function %uint
%fu_mat = OpTypePointer Function %mat
%fu_vec4 = OpTypePointer Function %vec4
%fu_float = OpTypePointer Function %float
%fu_rows = OpTypePointer Function %rows
%fu_items = OpTypePointer Function %items
%fu_item = OpTypePointer Function %Item
%fu_sized = OpTypePointer Function %sized
%pr_eight = OpTypePointer Private %eight
%pr_nine = OpTypePointer Private %nine
%pr_uint = OpTypePointer Private %uint
%wg_eight = OpTypePointer Workgroup %eight
%wg_uint = OpTypePointer Workgroup %uint
%pc_constants = OpTypePointer PushConstant %Constants
%pc_uint = OpTypePointer PushConstant %uint
%index = OpVariable %in_uint Input
%group = OpVariable %in_uvec3 Input
%taps = OpVariable %in_taps Input
%shade = OpVariable %out_vec4 Output
%table = OpVariable %pr_eight Private
%wide = OpVariable %pr_nine Private
)" + (is_compute ? "%tile = OpVariable %wg_eight Workgroup\n" : "") +
           R"(
%constants = OpVariable %pc_constants PushConstant
)" + constants +
           R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%local = OpVariable %fu_eight Function
%matrix = OpVariable %fu_mat Function
%grid = OpVariable %fu_rows Function
%list = OpVariable %fu_items Function
%dynamic = OpVariable %fu_sized Function
%counter = OpVariable %fu_uint Function
%where = OpAccessChain %pc_uint %constants %u0
%i = OpLoad %uint %where
)" + body + "OpReturn\nOpFunctionEnd\n";
}

Instrumented Check(const std::string &text, uint32_t checks = WD_CHECK_ARRAY_BOUNDS,
                   wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    return Instrument(text, SPV_ENV_VULKAN_1_1, options);
}

void ExpectChecks(const std::string &body, uint32_t num_checks, const std::string &model = "GLCompute") {
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(Module(body, "", model), WD_CHECK_ARRAY_BOUNDS, mode).num_checks, num_checks) << body;
    }
}

TEST(InstrumentArrayBounds, EachStorageClass) {
    const char *accesses[] = {
        "%p = OpAccessChain %fu_uint %local %i\n%v = OpLoad %uint %p\n",
        "%p = OpAccessChain %fu_uint %local %i\nOpStore %p %u1\n",
        "%p = OpInBoundsAccessChain %pr_uint %table %i\n%v = OpLoad %uint %p\n",
        "%p = OpAccessChain %wg_uint %tile %i\n%v = OpAtomicIAdd %uint %p %u2 %u0 %u1\n",
        "%p = OpAccessChain %pc_uint %constants %u1 %i\n%v = OpLoad %uint %p\n",
        "%p = OpAccessChain %fu_vec4 %matrix %i\n%v = OpLoad %vec4 %p\n",
        "%p = OpAccessChain %wg_uint %tile %i\n%q = OpAccessChain %fu_uint %local %u1\nOpCopyMemory %q %p\n",
    };
    for (const char *access : accesses) {
        ExpectChecks(access, 1);
    }
    ExpectChecks("%p = OpAccessChain %in_vec4 %taps %i\n%v = OpLoad %vec4 %p\n", 1, "Fragment");
    ExpectChecks("%p = OpAccessChain %out_float %shade %i\nOpStore %p %f1\n", 1, "Fragment");
}

TEST(InstrumentArrayBounds, EachIndexOfAChain) {
    const std::string other = "%j = OpIAdd %uint %i %u1\n";
    ExpectChecks(other + "%p = OpAccessChain %fu_uint %grid %i %j\n%v = OpLoad %uint %p\n", 2);
    ExpectChecks(other + "%p = OpAccessChain %fu_uint %grid %u3 %i\n%v = OpLoad %uint %p\n", 1);
    ExpectChecks(other + "%p = OpAccessChain %fu_item %list %i\n%q = OpAccessChain %fu_uint %p %u1 %j\n"
                         "%c = OpCopyObject %fu_uint %q\nOpStore %c %u1\n",
                 2);
    ExpectChecks(other + "%p = OpAccessChain %fu_float %matrix %i %j\nOpStore %p %f1\n", 2);
}

TEST(InstrumentArrayBounds, VectorsWithAComputedIndex) {
    const std::string vector = "%v = OpCompositeConstruct %vec4 %f1 %f1 %f1 %f1\n";
    ExpectChecks(vector + "%r = OpVectorExtractDynamic %float %v %i\n", 1);
    ExpectChecks(vector + "%r = OpVectorInsertDynamic %vec4 %v %f1 %i\n", 1);
    ExpectChecks(vector + "%j = OpBitwiseAnd %uint %i %u3\n%r = OpVectorExtractDynamic %float %v %j\n", 0);
    // A component that is not replaced leaves the vector as it was.
    const Instrumented result = Check(Module(vector + "%r = OpVectorInsertDynamic %vec4 %v %f1 %i\n"));
    EXPECT_EQ(Count(result.text, "OpConstantNull %v4float"), 0u) << result.text;
}

TEST(InstrumentArrayBounds, IndicesInBoundsNeedNoCheck) {
    for (const std::string index : {"%j = OpUMod %uint %i %u8\n", "%j = OpBitwiseAnd %uint %i %u7\n",
                                    "%j = OpLoad %uint %index\n", "%j = OpCopyObject %uint %u7\n"}) {
        const std::string body =
            index + "%p = OpAccessChain %fu_uint %local %j\n%v = OpLoad %uint %p\nOpStore %p %v\n";
        ExpectChecks(body, 0);
        EXPECT_GE(Check(Module(body)).num_elided, 2u) << body;
    }
    const std::string component = "%g = OpLoad %uvec3 %group\n%x = OpCompositeExtract %uint %g 0\n"
                                  "%q = OpAccessChain %in_uint %group %u1\n%y = OpLoad %uint %q\n";
    ExpectChecks(component + "%s = OpIMul %uint %y %u4\n%j = OpIAdd %uint %x %s\n"
                             "%p = OpAccessChain %wg_uint %tile %j\nOpStore %p %u1\n",
                 0);
    ExpectChecks("%g = OpLoad %uvec3 %group\n%h = OpBitcast %ivec3 %g\n%j = OpCompositeExtract %int %h 0\n"
                 "%p = OpAccessChain %wg_uint %tile %j\nOpStore %p %u1\n",
                 0);
    // One more than the workgroup has invocations.
    ExpectChecks("%x = OpLoad %uint %index\n%j = OpIAdd %uint %x %u1\n"
                 "%p = OpAccessChain %wg_uint %tile %j\nOpStore %p %u1\n",
                 1);
}

TEST(InstrumentArrayBounds, AConstantPastTheEndIsChecked) {
    ExpectChecks("%j = OpCopyObject %uint %u8\n%p = OpAccessChain %fu_uint %local %j\n%v = OpLoad %uint %p\n",
                 1);
}

TEST(InstrumentArrayBounds, APointerThatIsNotAccessedNeedsNoCheck) {
    ExpectChecks("%p = OpAccessChain %fu_uint %local %i\n", 0);
}

TEST(InstrumentArrayBounds, OneCheckForEachIndexAndLength) {
    const std::string read = "%p = OpAccessChain %pr_uint %table %i\n%v = OpLoad %uint %p\n";
    ExpectChecks(read + "OpStore %p %u1\n%q = OpAccessChain %fu_uint %local %i\nOpStore %q %v\n", 1);
    const std::string both = read + "%q = OpAccessChain %pr_uint %wide %i\nOpStore %q %v\n";
    // An index below 8 is below 9. Guard mode must not skip a good access of the longer array.
    EXPECT_EQ(Check(Module(both)).num_checks, 2u);
    EXPECT_EQ(Check(Module(both), WD_CHECK_ARRAY_BOUNDS, WD_INSTRUMENT_OBSERVE).num_checks, 1u);
}

TEST(InstrumentArrayBounds, LengthsOfSpecializationConstants) {
    ExpectChecks("%p = OpAccessChain %fu_uint %dynamic %i\n%v = OpLoad %uint %p\n", 1);
    // Another length than the default one may be smaller, but not 0.
    ExpectChecks("%p = OpAccessChain %fu_uint %dynamic %u7\n%v = OpLoad %uint %p\n", 1);
    ExpectChecks("%p = OpAccessChain %fu_uint %dynamic %u0\n%v = OpLoad %uint %p\n", 0);
}

std::string Loop(const std::string &limit) {
    return R"(
OpStore %counter %u0
OpBranch %header
%header = OpLabel
OpLoopMerge %merge %next None
OpBranch %test
%test = OpLabel
%n = OpLoad %uint %counter
%c = OpULessThan %bool %n )" +
           limit + R"(
OpBranchConditional %c %body %merge
%body = OpLabel
%m = OpLoad %uint %counter
%p = OpAccessChain %fu_uint %local %m
OpStore %p %m
OpBranch %next
%next = OpLabel
%o = OpLoad %uint %counter
%k = OpIAdd %uint %o %u1
OpStore %counter %k
OpBranch %header
%merge = OpLabel
)";
}

TEST(InstrumentArrayBounds, CountersOfLoops) {
    ExpectChecks(Loop("%u8"), 0);
    ExpectChecks(Loop("%u9"), 1);
    ExpectChecks(Loop("%i"), 1);
}

TEST(InstrumentArrayBounds, PointersThatFunctionsTake) {
    const std::string function = R"(
%take = OpTypeFunction %void %fu_eight
%callee = OpFunction %void None %take
%array = OpFunctionParameter %fu_eight
%enter = OpLabel
%at = OpAccessChain %pc_uint %constants %u0
%n = OpLoad %uint %at
%e = OpAccessChain %fu_uint %array %n
OpStore %e %u1
OpReturn
OpFunctionEnd
)";
    EXPECT_EQ(Check(Module("%r = OpFunctionCall %void %callee %local\n", function)).num_checks, 1u);
}

TEST(InstrumentArrayBounds, RacesOfTheSameAccessAreStillChecked) {
    const std::string body = "%p = OpAccessChain %wg_uint %tile %i\nOpStore %p %i\n"
                             "OpControlBarrier %u2 %u2 %u264\n%v = OpLoad %uint %p\n";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        const Instrumented races = Check(Module(body), WD_CHECK_SHARED_RACES, mode);
        const Instrumented both = Check(Module(body), WD_CHECK_SHARED_RACES | WD_CHECK_ARRAY_BOUNDS, mode);
        EXPECT_EQ(races.num_checks, 2u);
        EXPECT_EQ(both.num_checks, 3u); // One for the index of both accesses.
        EXPECT_EQ(both.num_unchecked_shared, 0u);
    }
}

TEST(InstrumentArrayBounds, IsOffByDefault) {
    const Instrumented result =
        Check(Module("%p = OpAccessChain %fu_uint %local %i\nOpStore %p %u1\n"), WD_CHECK_DEFAULT);
    EXPECT_TRUE(result.words.empty());
}

TEST(InstrumentArrayBounds, EachAllocationMayFail) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ARRAY_BOUNDS;
    EXPECT_EQ(FailEachAllocation(Assemble(Module("%p = OpAccessChain %fu_uint %grid %i %i\nOpStore %p %u1\n"),
                                          SPV_ENV_VULKAN_1_1),
                                 options),
              2u);
}

} // namespace
