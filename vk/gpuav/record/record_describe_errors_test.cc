// Texts and ids of each error of a record.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/record/record.h"
#include "vk/gpuav/record/record_describe_testing.h"
#include "vk/gpuav/record/record_shaders.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/module.h"
#include "vk/util/failing_allocator.h"

namespace {

using namespace wd::testing::record;

// The ids of the uses that a descriptor may not allow, by the number of the bit.
TEST(RecordDescribe, EachUnsuitableContentHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {0, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_NUM_VIEW_TYPES - 1, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_FLOAT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_SINT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_UINT, "VUID-vkCmdDraw-format-07753"},
        {WD_CONTENT_WIDTH_32, "VUID-vkCmdDraw-SampledType-04470"},
        {WD_CONTENT_WIDTH_64, "VUID-vkCmdDraw-SampledType-04471"},
        {WD_CONTENT_SINGLE_SAMPLED, "VUID-RuntimeSpirv-samples-08725"},
        {WD_CONTENT_MULTISAMPLED, "VUID-RuntimeSpirv-samples-08726"},
        {WD_CONTENT_MIPMAP_MINMAX, "VUID-vkCmdDraw-mipmapMode-09599"},
        {WD_CONTENT_CUBIC_TYPE, "VUID-vkCmdDraw-None-02693"},
        {WD_CONTENT_CUBIC_VIEW, "VUID-vkCmdDraw-filterCubic-02694"},
        {WD_CONTENT_CUBIC_MINMAX, "VUID-vkCmdDraw-filterCubicMinmax-02695"},
        {WD_CONTENT_CORNER_SAMPLED, "VUID-vkCmdDraw-flags-02696"},
        {WD_CONTENT_CORNER_SAMPLED_3D, "VUID-vkCmdDraw-flags-02696"},
        {WD_CONTENT_DEPTH_COMPARE, "VUID-vkCmdDraw-None-06479"},
        {WD_CONTENT_FILTER_LINEAR, "VUID-vkCmdDraw-magFilter-04553"},
        {WD_CONTENT_MIPMAP_LINEAR, "VUID-vkCmdDraw-mipmapMode-04770"},
        {WD_CONTENT_FILTER_MINMAX, "VUID-vkCmdDraw-magFilter-09598"},
        {WD_CONTENT_FILTER_CUBIC, "VUID-vkCmdDraw-None-02692"},
        {WD_CONTENT_UNNORMALIZED_TYPE, "VUID-vkCmdDraw-None-08609"},
        {WD_CONTENT_UNNORMALIZED_LEVELS, "VUID-vkCmdDraw-unnormalizedCoordinates-09635"},
        {WD_CONTENT_UNNORMALIZED_OPERATION, "VUID-vkCmdDraw-None-08610"},
        {WD_CONTENT_UNNORMALIZED_OFFSET, "VUID-vkCmdDraw-None-08611"},
        {WD_CONTENT_BORDER_FORMAT, "VUID-VkSamplerCustomBorderColorCreateInfoEXT-format-04015"},
        {WD_CONTENT_LAYOUT, "VUID-vkCmdDraw-None-09600"},
        {WD_CONTENT_VALID, "WARDEN-gpuav-unknown-error"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        const Finding finding = Describe(record, SeedContext());
        EXPECT_EQ(finding.id, id) << bit;
        if (bit != WD_CONTENT_VALID) {
            EXPECT_EQ(
                finding.text.find("Descriptor index 3 holds an image view that the shader cannot use: "), 0u);
            EXPECT_NE(finding.text.find("\nFix: "), std::string::npos);
        }
    }
}

TEST(RecordDescribe, EachUnsuitableStorageImageHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {1, "VUID-vkCmdDraw-viewType-07752"},
        {WD_CONTENT_ATOMIC, "VUID-vkCmdDraw-None-02691"},
        {WD_CONTENT_WRITE_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07027"},
        {WD_CONTENT_READ_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07028"},
        {WD_CONTENT_WRITE_COMPONENTS, "VUID-vkCmdDraw-OpImageWrite-08795"},
        {WD_CONTENT_WRITE_COMPONENTS + 2, "VUID-vkCmdDraw-OpImageWrite-08795"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit) | WD_CONTENT_BIT(WD_CONTENT_STORAGE);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        EXPECT_EQ(Describe(record, SeedContext()).id, id) << bit;
    }
}

TEST(RecordDescribe, EachUnsuitableTexelBufferHasAnId) {
    const std::map<uint32_t, std::string> ids = {
        {WD_CONTENT_WIDTH_32, "VUID-vkCmdDraw-SampledType-04472"},
        {WD_CONTENT_WIDTH_64, "VUID-vkCmdDraw-SampledType-04473"},
        {WD_CONTENT_ATOMIC, "VUID-vkCmdDraw-None-07888"},
        {WD_CONTENT_WRITE_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07029"},
        {WD_CONTENT_READ_WITHOUT_FORMAT, "VUID-vkCmdDraw-OpTypeImage-07030"},
        {WD_CONTENT_WRITE_COMPONENTS, "VUID-vkCmdDraw-OpImageWrite-04469"},
        {WD_CONTENT_FLOAT, "WARDEN-gpuav-unknown-error"},
    };
    for (const auto &[bit, id] : ids) {
        wd_record record = FragmentRecord();
        record.error = WD_RECORD_ERROR_CONTENTS;
        record.error_words[0] = 3;
        record.error_words[1] = WD_CONTENT_BIT(bit) | WD_CONTENT_BIT(WD_CONTENT_STORAGE) |
                                WD_CONTENT_BIT(WD_CONTENT_TEXEL_BUFFER);
        record.error_words[2] = WD_RECORD_INDEX_UNKNOWN;
        record.num_error_words = 3;
        EXPECT_EQ(Describe(record, SeedContext()).id, id) << bit;
    }
}

struct ErrorCase {
    uint32_t error;
    std::vector<uint32_t> words;
    const char *id, *text;
    const char *robust_group = nullptr;
};

TEST(RecordDescribe, EveryErrorCode) {
    const ErrorCase cases[] = {
        {0,
         {25, 6},
         "VUID-vkCmdDispatch-None-10068",
         "Index of 25 used to index descriptor array of length 6."},
        {1, {5, 0}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized."},
        {1, {5, 1}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 references a destroyed resource."},
        {1, {5, 2}, "VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized."},
        {1,
         {5, 3},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06359",
         "Descriptor index 5 holds an acceleration structure that was never built."},
        {1,
         {5, 4},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06359",
         "Descriptor index 5 holds an acceleration structure that was built as a bottom-level structure."},
        {2,
         {0xdeadbeef, 0x1},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
         "Device address 0x1deadbeef access out of bounds."},
        {2,
         {0xdeadbeef, 0x1, 16},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
         "Device address 0x1deadbeef access out of bounds. Access size is 16 and highest byte accessed was "
         "0x1deadbefe."},
        {8,
         {0xdeadbeef, 0x1, 16},
         "VUID-RuntimeSpirv-PhysicalStorageBuffer64-06315",
         "Device address 0x1deadbeef is not aligned to 16 bytes, as the access's Aligned operand says."},
        {9,
         {0xdeadbeef, 0x1, 4},
         "VUID-StandaloneSpirv-PhysicalStorageBuffer64-06314",
         "Device address 0x1deadbeef is not aligned to 4 bytes, the size of the largest scalar accessed."},
        {4,
         {0, 19, 4},
         "VUID-vkCmdDispatch-uniformBuffers-06935",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 and highest byte accessed was 19."},
        {5,
         {1, 19, 4},
         "VUID-vkCmdDispatch-storageBuffers-06936",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 and highest byte accessed was 19."},
        {6,
         {1, 19, 4},
         "WARDEN-gpuav-texel-buffer-bounds",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 19."},
        {7, {1, 19, 4}, "WARDEN-gpuav-texel-buffer-bounds", "Descriptor index 1 access out of bounds."},
        {12,
         {0, 19, 4},
         "WARDEN-gpuav-robust-out-of-bounds",
         "Descriptor index 0 access out of bounds. Descriptor size is 4 and highest byte accessed was 19.",
         "uniformBuffers"},
        {13, {1, 19, 4}, "WARDEN-gpuav-robust-out-of-bounds", "Descriptor index 1 access", "storageBuffers"},
        {14, {1, 19, 4}, "WARDEN-gpuav-robust-out-of-bounds", "Descriptor index 1 access", "uniformBuffers"},
        {15,
         {1, 19, 4},
         "WARDEN-gpuav-robust-out-of-bounds",
         "Descriptor index 1 access out of bounds. Descriptor size is 4 texels and highest texel accessed "
         "was 19.",
         "storageBuffers"},
        {18,
         {0x00008, 0x100, 0},
         "VUID-RuntimeSpirv-OpTraceRayKHR-06553",
         "OpTraceRayKHR: ray flags 0x100 contain SkipTrianglesKHR, but the pipeline was created with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR."},
        {18,
         {0x20009, 0x200, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayNV-07716",
         "OpHitObjectTraceRayNV: ray"},
        {18,
         {0x2000a, 0x3fc00000, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayNV-07710",
         "OpHitObjectTraceRayNV: the time 1.5 is not in [0, 1]."},
        {18,
         {0x3000a, 0xbf800000, 0},
         "VUID-RuntimeSpirv-OpTraceRayMotionNV-06366",
         "OpTraceRayMotionNV: the "},
        {18,
         {0x40001, 0x300, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11883",
         "OpHitObjectTraceRayEXT: ray"},
        {18,
         {0x40007, 0x40000000, 0x3f800000},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11880",
         "OpHitObjectTraceRayEXT: RayTmin 2 is greater than RayTmax 1."},
        {18,
         {0x40002, 0x30, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11884",
         "OpHitObjectTraceRayEXT: ray flags 0x30 contain more than one of SkipTrianglesKHR, "
         "CullBackFacingTrianglesKHR and CullFrontFacingTrianglesKHR."},
        {18,
         {0x40003, 0x41, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11885",
         "OpHitObjectTraceRayEXT: ray flags 0x41 contain more than one of OpaqueKHR"},
        {18,
         {0x40004, 0x7fc00000, 4},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11881",
         "OpHitObjectTraceRayEXT: RayDirection.y is NaN."},
        {18,
         {0x40005, 0xff800000, 2},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11878",
         "OpHitObjectTraceRayEXT: RayOrigin.z is negative infinity."},
        {18,
         {0x40006, 0xbf800000, 0x3f800000},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11879",
         "OpHitObjectTraceRayEXT: RayTmin -1 is negative."},
        {18,
         {0x10006, 0x80000000, 0xc0000000},
         "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06349",
         "OpRayQueryInitializeKHR: RayTmax -2 is negative."},
        {18,
         {19, 4, 3},
         "WARDEN-gpuav-gather-component",
         "OpImageGather gathers component 4, and the last component is 3."},
        {18,
         {0x10013, 0xffffffff, 3},
         "WARDEN-gpuav-gather-component",
         "OpImageGather gathers component -1, and the last component is 3."},
        {18,
         {0x40014, 6, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986",
         "The stride of a cooperative matrix is 24 bytes (6 elements of 4 bytes), which is not a multiple of "
         "16 "
         "bytes."},
        {18,
         {24, 4, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadKHR-08986",
         "The address of a cooperative matrix is 4 bytes above a multiple of 16 bytes."},
        {18,
         {0x80040014, 6, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadNV-06324",
         "The stride of a cooperative matrix is 24 bytes (6 elements of 4 bytes), which is not a multiple of "
         "16 "
         "bytes."},
        {18,
         {0x80000018, 4, 16},
         "VUID-RuntimeSpirv-OpCooperativeMatrixLoadNV-06324",
         "The address of a cooperative matrix is 4 bytes above a multiple of 16 bytes."},
        {18,
         {0x40008, 0x100, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11886",
         "OpHitObjectTraceRayEXT: ray flags 0x100 contain SkipTrianglesKHR, but the pipeline was created "
         "with "
         "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR."},
        {18,
         {0x40009, 0x200, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11887",
         "OpHitObjectTraceRayEXT: ray flags 0x200 contain SkipAABBsKHR"},
        {18,
         {0x4000a, 0x7fc00000, 0},
         "VUID-RuntimeSpirv-OpHitObjectTraceRayEXT-11882",
         "OpHitObjectTraceRayEXT: "},
        {18, {0x1000a, 0, 0}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 18"},
        {18,
         {11, 1, 0},
         "WARDEN-gpuav-ray-recursion",
         "OpTraceRayKHR: a shader with recursion depth 1 or more traces a ray, but "
         "maxPipelineRayRecursionDepth of the pipeline is 1."},
        {18,
         {0x3000b, 0, 0},
         "WARDEN-gpuav-ray-recursion",
         "OpTraceRayMotionNV: a shader traces a ray, but maxPipelineRayRecursionDepth of the pipeline is 0."},
        {18, {11, 2, 0}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 18"},
        {18, {0x1000b, 1, 0}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 18"},
        {18,
         {21, 0x3f800000, 0x40000000},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T 1 is less than RayTmin 2."},
        {18,
         {22, 0x40000000, 0x3f800000},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T 2 is greater than 1, the distance of the committed "
         "intersection."},
        {18,
         {21, 0x7fc00000, 0},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T is NaN."},
        {18,
         {25, 40, 1},
         "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06354",
         "OpRayQueryGenerateIntersectionKHR: Descriptor index 1 holds a structure built with "
         "VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV."},
        {18,
         {23, 9, 8},
         "VUID-RuntimeSpirv-maxShaderBindingTableRecordIndex-11888",
         "OpHitObjectSetShaderBindingTableRecordIndexEXT sets the record index 9, and the maximum is 8."},
        {3, {1, 2}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 3 with words 0x1, 0x2."},
        {77, {}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 77."},
        {0, {25}, "WARDEN-gpuav-unknown-error", "Shader error of unknown code 0 with words 0x19."},
    };
    for (const ErrorCase &c : cases) {
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelGLCompute;
        record.error = c.error;
        record.num_error_words = static_cast<uint32_t>(c.words.size());
        std::fill(std::begin(record.error_words), std::end(record.error_words), 0u);
        std::copy(c.words.begin(), c.words.end(), record.error_words);
        Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, c.id);
        EXPECT_EQ(finding.text.find(c.text), 0u) << finding.text;
        EXPECT_EQ(finding.severity, c.robust_group ? WD_SEVERITY_WARNING : WD_SEVERITY_ERROR);
        EXPECT_EQ(finding.properties["robustness"], c.robust_group ? c.robust_group : "");
        EXPECT_LE(finding.text.find('\n'), 200u) << finding.text;
        EXPECT_NE(wd_message_meaning(c.id), nullptr) << c.id;
    }
    EXPECT_EQ(wd_message_meaning("VUID-vkCmdDraw-None-02699"), nullptr);
    EXPECT_EQ(wd_message_meaning(""), nullptr);
}

// The rule about the structure depends on the instruction of the module.
TEST(RecordDescribe, StructuresThatWereNeverBuilt) {
    const std::map<uint32_t, std::string> ids = {
        {4445, "VUID-RuntimeSpirv-OpTraceRayKHR-06359"},
        {4473, "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06352"},
        {5256, "VUID-RuntimeSpirv-OpHitObjectTraceRayMotionNV-07709"},
        {5260, "WARDEN-gpuav-hit-object-structure"},
        {5311, "WARDEN-gpuav-hit-object-structure"},
        {5312, "VUID-RuntimeSpirv-flags-11876"},
        {5316, "WARDEN-gpuav-hit-object-structure"},
        {5317, "VUID-RuntimeSpirv-flags-11876"},
        {5337, "VUID-RuntimeSpirv-OpTraceRayKHR-06359"},
        {5338, "VUID-RuntimeSpirv-OpTraceRayMotionNV-06365"},
        {5339, "VUID-RuntimeSpirv-OpTraceRayMotionNV-06365"},
    };
    for (const auto &expected : ids) {
        std::vector<uint32_t> words = {0x07230203, 0x10400, 0, 100, 0, 15u << 16 | expected.first};
        for (uint32_t i = 1; i < 15; i++) {
            words.push_back(i);
        }
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelRayGenerationKHR;
        record.instruction = 0;
        record.error = WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED;
        record.error_words[1] = WD_RECORD_DESCRIPTOR_NEVER_BUILT;
        wd_record_context context = {};
        context.spirv = words.data();
        context.num_spirv_words = words.size();
        const Finding finding = Describe(record, context);
        EXPECT_EQ(finding.id, expected.second) << expected.first;
        EXPECT_EQ(
            finding.text.find("Descriptor index 6 holds an acceleration structure that was never built."), 0u)
            << finding.text;
    }
}

// The operands of arithmetic, of which only divisions of integers are errors, and the invocations of a race.
TEST(RecordDescribe, ArithmeticAndRaces) {
    const ErrorCase cases[] = {
        {16,
         {134, 7, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: division of integers by zero (7, 0)."},
        {16,
         {0x20086, 7, 1, 0, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: division of integers by zero (4294967303, 0)."},
        {16,
         {0x2008a, 0xfffffff9, 0xffffffff, 0, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSRem is undefined: remainder of a division by zero (-7, 0)."},
        {16,
         {0x20087, 0, 0x80000000, 0xffffffff, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows "
         "(-9223372036854775808, -1)."},
        {16,
         {135, 0x80000000, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpSDiv is undefined: the minimum value divided by -1 overflows (-2147483648, -1)."},
        {16,
         {0x200c4, 1, 0, 64, 1},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpShiftLeftLogical is undefined: shift by the number of bits of the value or more "
         "(1, 4294967360)."},
        {16,
         {0xc00c4, 0xffffffff, 0xffffffff},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpShiftLeftLogical is undefined: shift by the number of bits of the value or more "
         "(-1, -1)."},
        {16,
         {0x10025, 0xffc00000, 0x40000000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FMin depends on the implementation: one operand is NaN (nan, 2)."},
        {16,
         {0x10025, 0, 11},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FMin is undefined: an operand has no defined value, and the record got another one "
         "than the check (0, 1.54143e-44)."},
        {16,
         {134, 7, 3},
         "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: an operand has no defined value, and the record got another "
         "one than the check (7, 3)."},
        {16,
         {203, 20, 20},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpBitFieldUExtract is undefined: offset plus count is above the number of bits of "
         "the value (20, 20)."},
        {16,
         {0x1002b, 0x40000000, 0xffc00000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FClamp depends on the implementation: a limit is NaN (2, nan)."},
        {16,
         {0x1002b, 0x40000000, 0x3f800000},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of FClamp is undefined: the minimum is greater than the maximum (2, 1)."},
        {16, {0x1001f, 0xc0800000, 0}, "WARDEN-gpuav-undefined-arithmetic", "Sqrt of -4 is NaN."},
        {16, {0x3001f, 0, 0xc0100000, 0, 0}, "WARDEN-gpuav-undefined-arithmetic", "Sqrt of -4 is NaN."},
        {16, {136, 0x40400000, 0x80000000}, "WARDEN-gpuav-undefined-arithmetic", "OpFDiv divides 3 by zero."},
        {16,
         {140, 0x40400000, 0},
         "WARDEN-gpuav-undefined-arithmetic",
         "The result of OpFRem is undefined: remainder of a division by zero (3, 0)."},
        {17,
         {0x1060000, 0x80003, 2},
         "WARDEN-gpuav-shared-memory-race",
         "Data race on shared memory: element 2 of shared variables. Invocation 8 of the workgroup writes "
         "this memory, and invocation 3 wrote the same memory, without a shared-memory barrier"},
        {17,
         {0x50000, 0x80008, 2},
         "WARDEN-gpuav-shared-memory-race",
         "Data race on shared memory: element 2 of shared variables. Invocation 8 of the workgroup reads "
         "this memory, and others atomically accessed the same memory, without a shared-memory barrier"},
        {17,
         {8, 0x30001, 0x40000000},
         "WARDEN-gpuav-shared-memory-bounds",
         "Invocation 3 of the workgroup writes shared memory with the index 8, which is past the end of its "
         "array."},
    };
    for (const ErrorCase &c : cases) {
        wd_record record = FragmentRecord();
        record.stage = SpvExecutionModelGLCompute;
        record.error = c.error;
        record.num_error_words = static_cast<uint32_t>(c.words.size());
        std::copy(c.words.begin(), c.words.end(), record.error_words);
        const Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, c.id);
        EXPECT_EQ(finding.text.find(c.text), 0u) << finding.text;
        const bool is_warning = c.error == 16 && finding.text.find("The behavior") != 0;
        EXPECT_EQ(finding.severity, is_warning ? WD_SEVERITY_WARNING : WD_SEVERITY_ERROR);
        EXPECT_LE(finding.text.find('\n'), 200u) << finding.text;
    }
}

// The words of 64-bit operands may be missing.
TEST(RecordDescribe, TruncatedArithmeticIsUnknown) {
    wd_record record = FragmentRecord();
    const uint32_t words[] = {0x20086, 7, 1};
    record.error = WD_RECORD_ERROR_ARITHMETIC;
    record.num_error_words = 3;
    std::copy(std::begin(words), std::end(words), record.error_words);
    EXPECT_EQ(Describe(record, {}).id, "WARDEN-gpuav-unknown-error");
}

TEST(RecordDescribe, SpirvToolsSaysUnwrittenByASizeOfZero) {
    for (uint32_t error : {4u, 5u, 6u, 7u}) {
        wd_record record = FragmentRecord();
        record.layout = WD_RECORD_LAYOUT_SPIRV_TOOLS;
        record.error = error;
        record.num_error_words = 3;
        Finding finding = Describe(record, {});
        EXPECT_EQ(finding.id, "VUID-vkCmdDraw-None-08114");
        EXPECT_EQ(finding.text.find("Descriptor index 6 is uninitialized."), 0u);
    }
}

// Reads of memory that nothing wrote are warnings.
TEST(RecordDescribe, UnwrittenMemory) {
    const ErrorCase cases[] = {
        {24, {2, 16, 4}, "", "Read of 4 bytes at offset 16 of a buffer, which nothing wrote."},
        {25,
         {0x10, 0x7f00, 1},
         "",
         "Read of 1 byte at device address 0x7f0000000010, which nothing wrote. Near here."},
        {26, {1, 5, 16}, "", "Read of texel 5 of a texel buffer, whose 16 bytes nothing wrote."},
    };
    for (const ErrorCase &c : cases) {
        wd_record record = FragmentRecord();
        record.error = c.error;
        record.num_error_words = static_cast<uint32_t>(c.words.size());
        std::copy(c.words.begin(), c.words.end(), record.error_words);
        wd_record_context context = {};
        context.address_text = "Near here. ";
        const Finding finding = Describe(record, context);
        EXPECT_EQ(finding.id, "WARDEN-gpuav-uninitialized-memory");
        EXPECT_EQ(finding.severity, WD_SEVERITY_WARNING);
        std::string line = finding.text;
        std::replace(line.begin(), line.end(), '\n', ' ');
        EXPECT_EQ(line.find(c.text), 0u) << finding.text;
    }
}

} // namespace
