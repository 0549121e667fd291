// Operands with rules: which instructions are checked, and that the modules are valid in both modes.
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"

namespace {

using wd::testing::Count;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

Instrumented Check(const std::string &text, uint32_t checks, wd_instrument_mode mode,
                   spv_target_env environment = SPV_ENV_VULKAN_1_2) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    return Instrument(text, environment, options);
}

std::string Rays(const std::string &stage, const std::string &capability, const std::string &body) {
    return "OpCapability " + capability + R"(
OpExtension "SPV_KHR_ray_tracing"
OpExtension "SPV_KHR_ray_query"
OpMemoryModel Logical GLSL450
OpEntryPoint )" +
           stage + " %main \"main\" %scene" + (stage == "RayGenerationKHR" ? " %payload" : "") +
           (stage == "GLCompute" ? "\nOpExecutionMode %main LocalSize 1 1 1" : "") + R"(
OpDecorate %scene DescriptorSet 0
OpDecorate %scene Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%vec3 = OpTypeVector %float 3
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%f0 = OpConstant %float 0
%f1 = OpConstant %float 1
%structure = OpTypeAccelerationStructureKHR
%structure_p = OpTypePointer UniformConstant %structure
%scene = OpVariable %structure_p UniformConstant
)" + body + "OpReturn\nOpFunctionEnd\n";
}

constexpr char kTrace[] = R"(
%payload_p = OpTypePointer RayPayloadKHR %float
%payload = OpVariable %payload_p RayPayloadKHR
%main = OpFunction %void None %fn
%begin = OpLabel
%from = OpUndef %vec3
%to = OpUndef %vec3
%t = OpUndef %float
%flags = OpUndef %uint
%s = OpLoad %structure %scene
)";

TEST(InstrumentOperand, TracesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text =
            Rays("RayGenerationKHR", "RayTracingKHR",
                 std::string(kTrace) + "OpTraceRayKHR %s %flags %u0 %u0 %u0 %u0 %from %f0 %to %t %payload\n"
                                       "OpTraceRayKHR %s %u1 %u0 %u0 %u0 %u0 %to %f0 %to %t %payload\n"
                                       "OpTraceRayKHR %s %u1 %u0 %u0 %u0 %u0 %to %f0 %to %t %payload\n");
        const Instrumented result = Check(text, WD_CHECK_RAYS, mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.num_elided, 1u);
        EXPECT_TRUE(Check(text, WD_CHECK_DEFAULT, mode).words.empty());
    }
}

TEST(InstrumentOperand, QueriesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = Rays("GLCompute", "Shader\nOpCapability RayQueryKHR", R"(
%query_t = OpTypeRayQueryKHR
%query_p = OpTypePointer Function %query_t
%main = OpFunction %void None %fn
%begin = OpLabel
%query = OpVariable %query_p Function
%from = OpUndef %vec3
%s = OpLoad %structure %scene
OpRayQueryInitializeKHR %query %s %u3 %u0 %from %f0 %from %f1
%goes_on = OpRayQueryProceedKHR %bool %query
)");
        EXPECT_EQ(Check(text, WD_CHECK_RAYS, mode).num_checks, 1u);
        EXPECT_GE(Check(text, WD_CHECK_ALL, mode).num_checks, 1u);
    }
}

TEST(InstrumentOperand, HitKindsAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = Rays("IntersectionKHR", "RayTracingKHR", R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%kind = OpUndef %uint
%a = OpReportIntersectionKHR %bool %f1 %kind
%b = OpReportIntersectionKHR %bool %f1 %u3
)");
        const Instrumented result = Check(text, WD_CHECK_RAYS, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.num_elided, 1u);
    }
}

TEST(InstrumentOperand, CountsOfMeshShadersAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = R"(
OpCapability MeshShadingEXT
OpExtension "SPV_EXT_mesh_shader"
OpMemoryModel Logical GLSL450
OpEntryPoint MeshEXT %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %main OutputTrianglesEXT
OpExecutionMode %main OutputVertices 64
OpExecutionMode %main OutputPrimitivesEXT 126
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%u3 = OpConstant %uint 3
%main = OpFunction %void None %fn
%begin = OpLabel
%n = OpUndef %uint
OpSetMeshOutputsEXT %n %u3
OpReturn
OpFunctionEnd
)";
        const Instrumented result = Check(text, WD_CHECK_MESH_OUTPUTS, mode, SPV_ENV_VULKAN_1_3);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(result.num_elided, 1u);
    }
}

constexpr char kHead[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%uint = OpTypeInt 32 0
%bool = OpTypeBool
%fn = OpTypeFunction %void
%choose_t = OpTypeFunction %uint %uint
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
)";

// The merge block, which no branch leads to, is not checked.
TEST(InstrumentOperand, UnreachableBlocksWithBranchesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = std::string(kHead) + R"(
%choose = OpFunction %uint None %choose_t
%index = OpFunctionParameter %uint
%begin = OpLabel
OpSelectionMerge %merge None
OpSwitch %index %default 0 %zero 1 %one
%zero = OpLabel
OpReturnValue %u1
%one = OpLabel
OpReturnValue %u2
%default = OpLabel
OpUnreachable
%merge = OpLabel
OpUnreachable
OpFunctionEnd
%main = OpFunction %void None %fn
%main_begin = OpLabel
%n = OpUndef %uint
%chosen = OpFunctionCall %uint %choose %n
%is_one = OpIEqual %bool %chosen %u1
OpSelectionMerge %end None
OpBranchConditional %is_one %never %end
%never = OpLabel
OpUnreachable
%end = OpLabel
OpReturn
OpFunctionEnd
)";
        const Instrumented result = Check(text, WD_CHECK_UNREACHABLE, mode);
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(Count(result.text, "OpUnreachable"), 1u);
        EXPECT_TRUE(Check(text, WD_CHECK_DEFAULT, mode).words.empty());
    }
}

TEST(InstrumentOperand, UnreachableInLoopsIsChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = std::string(kHead) + R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%n = OpUndef %uint
OpBranch %header
%header = OpLabel
%i = OpPhi %uint %u1 %begin %next %continue
%more = OpULessThan %bool %i %n
OpLoopMerge %exit %continue None
OpBranchConditional %more %body %exit
%body = OpLabel
%bad = OpIEqual %bool %i %u2
OpSelectionMerge %good None
OpBranchConditional %bad %never %good
%never = OpLabel
OpUnreachable
%good = OpLabel
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %i %u1
OpBranch %header
%exit = OpLabel
OpReturn
OpFunctionEnd
)";
        EXPECT_EQ(Check(text, WD_CHECK_UNREACHABLE, mode).num_checks, 1u);
        EXPECT_EQ(Check(text, WD_CHECK_ALL, mode).num_checks, 1u);
    }
}

TEST(InstrumentOperand, EachAllocationMayFail) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ALL;
    const std::string text =
        Rays("RayGenerationKHR", "RayTracingKHR",
             std::string(kTrace) + "OpTraceRayKHR %s %flags %u0 %u0 %u0 %u0 %from %f0 %to %t %payload\n");
    wd::testing::FailEachAllocation(Check(text, WD_CHECK_RAYS, WD_INSTRUMENT_GUARD).original, options);
}

} // namespace
