// Operands with rules: which instructions are checked, and that the modules are valid in both modes.
#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

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
           stage + " %main \"main\" %scene" +
           (stage == "RayGenerationKHR" || stage == "MissKHR" ? " %payload" : "") +
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

// A constant flag needs code only with the flag of the pipeline that leaves nothing to hit.
TEST(InstrumentOperand, FlagsOfRaysThatThePipelineForbidsAreChecked) {
    const struct {
        const char *flags;
        uint32_t facts;
        bool is_bad;
    } cases[] = {
        {"%u1", WD_PIPELINE_SKIPS_TRIANGLES, false},
        {"%u1", WD_PIPELINE_SKIPS_AABBS, false},
        {"%skip_triangles", WD_PIPELINE_SKIPS_TRIANGLES, false},
        {"%skip_triangles", WD_PIPELINE_SKIPS_AABBS, true},
        {"%skip_aabbs", WD_PIPELINE_SKIPS_TRIANGLES, true},
        {"%skip_aabbs", WD_PIPELINE_SKIPS_AABBS, false},
        {"%flags", WD_PIPELINE_SKIPS_AABBS, true},
    };
    for (wd_instrument_mode mode : kModes) {
        for (const auto &it : cases) {
            const std::string text =
                Rays("RayGenerationKHR", "RayTracingKHR\nOpCapability RayTraversalPrimitiveCullingKHR",
                     "%skip_triangles = OpConstant %uint 256\n%skip_aabbs = OpConstant %uint 512\n" +
                         std::string(kTrace) + "OpTraceRayKHR %s " + it.flags +
                         " %u0 %u0 %u0 %u0 %from %f0 %to %t %payload\n");
            for (uint32_t checks : {0u + WD_CHECK_RAYS, 0u + WD_CHECK_ALL}) {
                wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
                options.checks = checks;
                options.mode = mode;
                const Instrumented without = Instrument(text, SPV_ENV_VULKAN_1_2, options);
                options.pipeline_facts = it.facts;
                const Instrumented with = Instrument(text, SPV_ENV_VULKAN_1_2, options);
                EXPECT_EQ(with.num_checks, 1u);
                EXPECT_EQ(with.words != without.words, it.is_bad) << it.flags << " " << it.facts;
            }
        }
    }
}

// Rays of ray generation shaders have depth 0, and those of closest-hit and miss shaders 1 or more. Where a function
// belongs to both kinds, the stage decides when it runs.
TEST(InstrumentOperand, TheDepthOfRaysIsChecked) {
    const std::string trace =
        std::string(kTrace) + "OpTraceRayKHR %s %u1 %u0 %u0 %u0 %u0 %from %f0 %to %t %payload\n";
    const std::string generates = Rays("RayGenerationKHR", "RayTracingKHR", trace);
    const std::string misses = Rays("MissKHR", "RayTracingKHR", trace);
    std::string both = generates;
    const std::string entry = "OpEntryPoint RayGenerationKHR %main \"main\" %scene %payload\n";
    both.replace(both.find(entry), entry.size(),
                 entry + "OpEntryPoint MissKHR %main \"missed\" %scene %payload\n");
    const struct {
        const std::string &text;
        uint32_t facts;
        bool is_tested;
    } cases[] = {
        {generates, WD_PIPELINE_TRACES_NO_RAYS, true},
        {misses, WD_PIPELINE_TRACES_NO_RAYS, true},
        {both, WD_PIPELINE_TRACES_NO_RAYS, true},
        {generates, WD_PIPELINE_TRACES_NO_FURTHER_RAYS, false},
        {misses, WD_PIPELINE_TRACES_NO_FURTHER_RAYS, true},
        {both, WD_PIPELINE_TRACES_NO_FURTHER_RAYS, true},
    };
    for (wd_instrument_mode mode : kModes) {
        for (const auto &it : cases) {
            wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
            options.checks = WD_CHECK_RAYS;
            options.mode = mode;
            const Instrumented without = Instrument(it.text, SPV_ENV_VULKAN_1_2, options);
            options.pipeline_facts = it.facts;
            const Instrumented with = Instrument(it.text, SPV_ENV_VULKAN_1_2, options);
            EXPECT_EQ(with.num_checks, 1u);
            EXPECT_EQ(with.words != without.words, it.is_tested) << it.facts;
        }
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

TEST(InstrumentOperand, DistancesOfGeneratedIntersectionsAreChecked) {
    const std::string text = Rays("GLCompute", "Shader\nOpCapability RayQueryKHR", R"(
%query_t = OpTypeRayQueryKHR
%query_p = OpTypePointer Function %query_t
%dir = OpConstantComposite %vec3 %f0 %f0 %f1
%main = OpFunction %void None %fn
%begin = OpLabel
%query = OpVariable %query_p Function
%s = OpLoad %structure %scene
OpRayQueryInitializeKHR %query %s %u0 %u0 %dir %f0 %dir %f1
%goes_on = OpRayQueryProceedKHR %bool %query
OpRayQueryGenerateIntersectionKHR %query %f1
OpRayQueryGenerateIntersectionKHR %query %f1
)");
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Check(text, WD_CHECK_RAYS, mode);
        EXPECT_EQ(result.num_checks, 3u); // Each intersection changes the bound of the next one.
        EXPECT_GE(Check(text, WD_CHECK_ALL, mode).num_checks, 3u);
        EXPECT_TRUE(Check(text, WD_CHECK_DEFAULT, mode).words.empty());
    }
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_RAYS;
    wd::testing::FailEachAllocation(Check(text, WD_CHECK_RAYS, WD_INSTRUMENT_GUARD).original, options);
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

constexpr char kPayload[] = R"(
OpCapability MeshShadingEXT
OpExtension "SPV_EXT_mesh_shader"
OpMemoryModel Logical GLSL450
OpEntryPoint MeshEXT %main "main" %payload
OpExecutionMode %main LocalSize 1 1 1
OpExecutionMode %main OutputTrianglesEXT
OpExecutionMode %main OutputVertices 64
OpExecutionMode %main OutputPrimitivesEXT 126
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u3 = OpConstant %uint 3
%task = OpTypeStruct %uint %uint
%task_p = OpTypePointer TaskPayloadWorkgroupEXT %task
%uint_p = OpTypePointer TaskPayloadWorkgroupEXT %uint
%copy_p = OpTypePointer Function %task
%payload = OpVariable %task_p TaskPayloadWorkgroupEXT
%main = OpFunction %void None %fn
%begin = OpLabel
%copy = OpVariable %copy_p Function
%is_read = OpUndef %bool
OpSelectionMerge %end None
OpBranchConditional %is_read %read %end
%read = OpLabel
%pointer = OpAccessChain %uint_p %payload %u0
%value = OpLoad %uint %pointer
%again = OpLoad %uint %pointer
OpCopyMemory %copy %payload
OpBranch %end
%end = OpLabel
OpSetMeshOutputsEXT %u3 %u3
OpReturn
OpFunctionEnd
)";

// VUID-RuntimeSpirv-MeshEXT-12380. The first access covers the others.
TEST(InstrumentOperand, PayloadsThatNoTaskShaderPassesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_MESH_OUTPUTS;
        options.mode = mode;
        EXPECT_EQ(Instrument(kPayload, SPV_ENV_VULKAN_1_3, options).num_checks, 0u);
        options.pipeline_facts = WD_PIPELINE_LACKS_TASK_PAYLOAD;
        EXPECT_EQ(Instrument(kPayload, SPV_ENV_VULKAN_1_3, options).num_checks, 1u);
        options.immediate_reports = true;
        EXPECT_EQ(Instrument(kPayload, SPV_ENV_VULKAN_1_3, options).num_checks, 1u);
        options.checks = WD_CHECK_DEFAULT;
        EXPECT_EQ(Instrument(kPayload, SPV_ENV_VULKAN_1_3, options).num_checks, 0u);
    }
}

std::string Gather(const std::string &component) {
    return R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %image DescriptorSet 0
OpDecorate %image Binding 0
OpDecorate %component SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%int = OpTypeInt 32 1
%float = OpTypeFloat 32
%vec2 = OpTypeVector %float 2
%vec4 = OpTypeVector %float 4
%component = OpSpecConstant %int 0
%i3 = OpConstant %int 3
%half = OpConstant %float 0.5
%center = OpConstantComposite %vec2 %half %half
%image_t = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampled = OpTypeSampledImage %image_t
%sampled_p = OpTypePointer UniformConstant %sampled
%image = OpVariable %sampled_p UniformConstant
%main = OpFunction %void None %fn
%begin = OpLabel
%loaded = OpLoad %sampled %image
%texels = OpImageGather %vec4 %loaded %center )" +
           component + "\nOpReturn\nOpFunctionEnd\n";
}

// WARDEN-gpuav-gather-component
TEST(InstrumentOperand, ComponentsOfGathersAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Check(Gather("%component"), WD_CHECK_OPERANDS, mode, SPV_ENV_VULKAN_1_1).num_checks, 1u);
        const Instrumented known = Check(Gather("%i3"), WD_CHECK_OPERANDS, mode, SPV_ENV_VULKAN_1_1);
        EXPECT_EQ(known.num_checks, 0u);
        EXPECT_EQ(known.num_elided, 1u);
    }
}

// A matrix of 16 x 16 16-bit floats: rows of 32 bytes, so that the stride must be a multiple of 16 bytes. The array has
// elements of 4 bytes. The instructions are numbers, because the assembler may not know them.
std::string Matrix(const std::string &stride) {
    return R"(
OpCapability Shader
OpCapability Float16
OpCapability VulkanMemoryModel
!0x00020011 6022
OpExtension "SPV_KHR_cooperative_matrix"
OpMemoryModel Logical Vulkan
OpEntryPoint GLCompute %main "main" %shared
OpExecutionMode %main LocalSize 32 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%u0 = OpConstant %uint 0
%u3 = OpConstant %uint 3
%u6 = OpConstant %uint 6
%u8 = OpConstant %uint 8
%u16 = OpConstant %uint 16
%u256 = OpConstant %uint 256
!0x00071168 %matrix %half %u3 %u16 %u16 %u0
%array = OpTypeArray %uint %u256
%array_p = OpTypePointer Workgroup %array
%uint_p = OpTypePointer Workgroup %uint
%shared = OpVariable %array_p Workgroup
%main = OpFunction %void None %fn
%begin = OpLabel
%any = OpUndef %uint
%pointer = OpAccessChain %uint_p %shared %u0
OpNop
!0x00061169 %matrix %m %pointer %u0 )" +
           stride + "\n!0x0005116a %pointer %m %u0 " + stride + "\nOpReturn\nOpFunctionEnd\n";
}

wd_instrument_result CheckMatrixOf(const std::string &text, wd_instrument_mode mode,
                                   uint32_t storage_alignment = 0) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_OPERANDS;
    options.mode = mode;
    options.limits.storage_alignment = storage_alignment;
    const std::vector<uint32_t> words = wd::testing::Assemble(text, SPV_ENV_UNIVERSAL_1_6);
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result = {};
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, &diagnostic), WD_OK)
        << diagnostic.message;
    wd_free(&allocator, result.words);
    return result;
}

wd_instrument_result CheckMatrix(const std::string &stride, wd_instrument_mode mode) {
    return CheckMatrixOf(Matrix(stride), mode);
}

// VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986
TEST(InstrumentOperand, StridesOfCooperativeMatricesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(CheckMatrix("%any", mode).num_checks, 1u); // The store has the operand of the load.
        EXPECT_EQ(CheckMatrix("%u6", mode).num_checks, 1u);
        const wd_instrument_result good = CheckMatrix("%u8", mode);
        EXPECT_EQ(good.num_checks, 0u);
        EXPECT_EQ(good.num_elided, 2u);
    }
}

// The same matrix of the NV extension, whose layout is a boolean.
std::string MatrixNV(const std::string &stride, const std::string &column_major) {
    return R"(
OpCapability Shader
OpCapability Float16
OpCapability CooperativeMatrixNV
OpExtension "SPV_NV_cooperative_matrix"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %shared
OpExecutionMode %main LocalSize 32 1 1
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%bool = OpTypeBool
%half = OpTypeFloat 16
%true = OpConstantTrue %bool
%false = OpConstantFalse %bool
%maybe = OpSpecConstantTrue %bool
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%u6 = OpConstant %uint 6
%u8 = OpConstant %uint 8
%u16 = OpConstant %uint 16
%u256 = OpConstant %uint 256
%matrix = OpTypeCooperativeMatrixNV %half %u3 %u16 %u1
%array = OpTypeArray %uint %u256
%array_p = OpTypePointer Workgroup %array
%uint_p = OpTypePointer Workgroup %uint
%shared = OpVariable %array_p Workgroup
%main = OpFunction %void None %fn
%begin = OpLabel
%any = OpUndef %uint
%pointer = OpAccessChain %uint_p %shared %u0
%m = OpCooperativeMatrixLoadNV %matrix %pointer )" +
           stride + " " + column_major + "\nOpCooperativeMatrixStoreNV %pointer %m " + stride + " " +
           column_major + "\nOpReturn\nOpFunctionEnd\n";
}

// VUID-RuntimeSpirv-OpCooperativeMatrixLoadNV-06324
TEST(InstrumentOperand, StridesOfTheNvExtensionAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(CheckMatrixOf(MatrixNV("%any", "%true"), mode).num_checks, 1u);
        EXPECT_EQ(CheckMatrixOf(MatrixNV("%u6", "%true"), mode).num_checks, 1u);
        const wd_instrument_result good = CheckMatrixOf(MatrixNV("%u8", "%true"), mode);
        EXPECT_EQ(good.num_checks, 0u);
        EXPECT_EQ(good.num_elided, 2u);
        // Rows have one component of 2 bytes, which elements of 4 bytes are aligned to.
        EXPECT_EQ(CheckMatrixOf(MatrixNV("%u6", "%false"), mode).num_checks, 0u);
        EXPECT_EQ(CheckMatrixOf(MatrixNV("%any", "%maybe"), mode).num_checks, 0u);
    }
}

// The same matrix in memory with a device address, with and without 64-bit integers.
std::string MatrixAtAddress(bool has_int64, const std::string &columns) {
    return std::string("OpCapability Shader\nOpCapability Float16\n") +
           (has_int64 ? "OpCapability Int64\n" : "") + R"(
OpCapability VulkanMemoryModel
OpCapability PhysicalStorageBufferAddresses
!0x00020011 6022
OpExtension "SPV_KHR_cooperative_matrix"
OpMemoryModel PhysicalStorageBuffer64 Vulkan
OpEntryPoint GLCompute %main "main" %push
OpExecutionMode %main LocalSize 32 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%u8 = OpConstant %uint 8
%u16 = OpConstant %uint 16
!0x00071168 %matrix %half %u3 %u16 )" +
           columns + R"( %u0
%uint_p = OpTypePointer PhysicalStorageBuffer %uint
%block = OpTypeStruct %uint_p
%block_p = OpTypePointer PushConstant %block
%member_p = OpTypePointer PushConstant %uint_p
%push = OpVariable %block_p PushConstant
%main = OpFunction %void None %fn
%begin = OpLabel
%member = OpAccessChain %member_p %push %u0
%pointer = OpLoad %uint_p %member
OpNop
!0x00081169 %matrix %m %pointer %u0 %u8 !2 !4
!0x0007116a %pointer %m %u0 %u8 !2 !4
OpReturn
OpFunctionEnd
)";
}

// VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986
TEST(InstrumentOperand, AddressesOfCooperativeMatricesAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        for (const bool has_int64 : {false, true}) {
            // The store has the address of the load. The constant stride is good.
            const wd_instrument_result bad = CheckMatrixOf(MatrixAtAddress(has_int64, "%u16"), mode);
            EXPECT_EQ(bad.num_checks, 1u);
            EXPECT_EQ(bad.num_elided, 3u);
        }
    }
    // Rows of 2 bytes: the alignment of the elements is enough for the stride, not for the address.
    EXPECT_EQ(CheckMatrixOf(MatrixAtAddress(true, "%u1"), WD_INSTRUMENT_GUARD).num_checks, 1u);
}

// A load and a store of the matrix at element `index` of an array of words at byte `first` of a block: in a storage
// buffer, or in memory of the workgroup with an explicit layout.
std::string MatrixInBlock(bool is_shared, const std::string &first, const std::string &index) {
    const std::string storage_class = is_shared ? "Workgroup" : "StorageBuffer";
    return std::string("OpCapability Shader\nOpCapability Float16\nOpCapability VulkanMemoryModel\n") +
           (is_shared ? "OpCapability WorkgroupMemoryExplicitLayoutKHR\n" : "") + R"(
!0x00020011 6022
OpExtension "SPV_KHR_cooperative_matrix"
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
OpMemoryModel Logical Vulkan
OpEntryPoint GLCompute %main "main" %variable %local
OpExecutionMode %main LocalSize 32 1 1
OpDecorate %local BuiltIn LocalInvocationIndex
OpDecorate %words ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset )" +
           first +
           (is_shared ? "" : "\nOpDecorate %variable DescriptorSet 0\nOpDecorate %variable Binding 0") +
           R"(
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u3 = OpConstant %uint 3
%u4 = OpConstant %uint 4
%u8 = OpConstant %uint 8
%u16 = OpConstant %uint 16
%u512 = OpConstant %uint 512
!0x00071168 %matrix %half %u3 %u16 %u16 %u0
%local_p = OpTypePointer Input %uint
%words = OpTypeArray %uint %u512
%block = OpTypeStruct %words
%block_p = OpTypePointer )" +
           storage_class + " %block\n%uint_p = OpTypePointer " + storage_class + R"( %uint
%local = OpVariable %local_p Input
%variable = OpVariable %block_p )" +
           storage_class + R"(
%main = OpFunction %void None %fn
%begin = OpLabel
%i = OpLoad %uint %local
%i4 = OpIMul %uint %i %u4
%pointer = OpAccessChain %uint_p %variable %u0 )" +
           index + R"(
OpNop
!0x00071169 %matrix %m %pointer %u0 %u8 !0
!0x0006116a %pointer %m %u0 %u8 !0
OpReturn
OpFunctionEnd
)";
}

// VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986
TEST(InstrumentOperand, PointersOfCooperativeMatricesIntoBlocksAreChecked) {
    for (wd_instrument_mode mode : kModes) {
        for (const bool is_shared : {false, true}) {
            // The stride, a constant of 32 bytes, is good. The store has the pointer of the load.
            const wd_instrument_result any = CheckMatrixOf(MatrixInBlock(is_shared, "0", "%i"), mode, 64);
            EXPECT_EQ(any.num_checks, 1u);
            EXPECT_EQ(any.num_elided, 3u);
            const wd_instrument_result bad = CheckMatrixOf(MatrixInBlock(is_shared, "0", "%u1"), mode, 64);
            EXPECT_EQ(bad.num_checks, 1u);
            const wd_instrument_result bad_block =
                CheckMatrixOf(MatrixInBlock(is_shared, "8", "%u8"), mode, 64);
            EXPECT_EQ(bad_block.num_checks, 1u);
            const wd_instrument_result good = CheckMatrixOf(MatrixInBlock(is_shared, "16", "%u4"), mode, 64);
            EXPECT_EQ(good.num_checks, 0u);
            EXPECT_EQ(good.num_elided, 4u);
        }
    }
}

// Nothing is known of the low bits of the address, or only of the lowest two: those of words are good.
TEST(InstrumentOperand, PointersIntoBuffersAreCheckedToTheAlignmentOfBuffers) {
    for (const uint32_t alignment : {0u, 1u, 3u, 4u}) {
        EXPECT_EQ(CheckMatrixOf(MatrixInBlock(false, "0", "%i"), WD_INSTRUMENT_GUARD, alignment).num_checks,
                  0u)
            << alignment;
    }
    EXPECT_EQ(CheckMatrixOf(MatrixInBlock(false, "0", "%i"), WD_INSTRUMENT_GUARD, 8).num_checks, 1u);
    EXPECT_EQ(CheckMatrixOf(MatrixInBlock(false, "0", "%i"), WD_INSTRUMENT_GUARD, 256).num_checks, 1u);
}

// Without an explicit layout, the offsets in memory of the workgroup are not known.
TEST(InstrumentOperand, PointersIntoMemoryWithoutLayoutAreNotChecked) {
    std::string text = MatrixInBlock(true, "0", "%u1");
    for (const char *line :
         {"OpCapability WorkgroupMemoryExplicitLayoutKHR\n", "OpDecorate %words ArrayStride 4\n",
          "OpDecorate %block Block\n", "OpMemberDecorate %block 0 Offset 0"}) {
        text.erase(text.find(line), strlen(line));
    }
    EXPECT_EQ(CheckMatrixOf(text, WD_INSTRUMENT_GUARD, 64).num_checks, 0u);
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

// The first block of a function is reached if the function is called.
TEST(InstrumentOperand, UnreachableAtTheBeginningOfAFunctionIsChecked) {
    for (wd_instrument_mode mode : kModes) {
        const std::string text = std::string(kHead) + R"(
%never = OpFunction %void None %fn
%never_begin = OpLabel
OpUnreachable
OpFunctionEnd
%main = OpFunction %void None %fn
%begin = OpLabel
%called = OpFunctionCall %void %never
OpReturn
OpFunctionEnd
)";
        const Instrumented result = Check(text, WD_CHECK_UNREACHABLE, mode);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "OpUnreachable"), 0u);
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
