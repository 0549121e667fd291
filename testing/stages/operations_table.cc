// The columns of operations: shaders/operations.glsl.
#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

constexpr VkShaderStageFlags kSharing =
    VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT;
constexpr VkShaderStageFlags kTracing =
    VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR;

Column Special(Column column, VkShaderStageFlags stages) {
    column.stages = stages;
    return column;
}

std::vector<Column> MakeColumns() {
    std::vector<Column> columns = {
        {"arithmetic", "WARDEN-gpuav-undefined-arithmetic",
         "The behavior of OpUDiv is undefined: division of integers by zero (1000, 0).", 152,
         "    word[0] = mixed(1000u / (1 - index[0]));", 0, 1, 1},
        {"float-division", "WARDEN-gpuav-undefined-arithmetic", "OpFDiv divides 3 by zero.", 153,
         "    word[1] = floatBitsToUint(3.0 / float(1 - index[1]));", 0, 1, 1},
        {"operand-values", "WARDEN-gpuav-gather-component",
         "OpImageGather gathers component 4, and the last component is 3.", 48,
         "        texels = textureGather(image, vec2(0.5), 3);", 0, 1, 1},
        {"unreachable", "WARDEN-gpuav-unreachable-reached",
         "The shader reaches OpUnreachable: its behavior is undefined.", 37, "        not_reached();", 0, 1,
         1},
        {"ray-parameters (ray query)", "VUID-RuntimeSpirv-OpRayQueryInitializeKHR-06889",
         "OpRayQueryInitializeKHR: ray flags 0x300 contain both SkipTrianglesKHR and SkipAABBsKHR.", 58,
         "    rayQueryInitializeEXT(ray, boxes, index * 0x300u, 0xff, vec3(0.5, 0.5, -1.0), 0.0, "
         "vec3(0.0, 0.0, 1.0), 10.0);",
         0, 1, 1},
        Special({"ray-parameters (trace)", "VUID-RuntimeSpirv-OpTraceRayKHR-06552",
                 "OpTraceRayKHR: ray flags 0x300 contain both SkipTrianglesKHR and SkipAABBsKHR.", 71,
                 "    traceRayEXT(scene, index * 0x300u, 0, 0, 0, 0, vec3(0.0), 0.5, vec3(0.0, 0.0, 1.0), "
                 "10.0, 2);",
                 0, 1, 1},
                kTracing),
        Special({"shared-races", "WARDEN-gpuav-shared-memory-race",
                 "Data race on shared memory: cell. Invocation @", 83, "        cell = 7;", 0, 1, 1},
                kSharing),
        Special({"mesh-outputs", "VUID-RuntimeSpirv-MeshEXT-07332",
                 "OpSetMeshOutputsEXT sets 4 vertices, and the shader declares at most 3.", 95,
                 "    SetMeshOutputsEXT(vertices, here ? 1 : 0);", 0, 1, 0},
                VK_SHADER_STAGE_MESH_BIT_EXT),
        Special({"ray-parameters (hit kind)", "VUID-RuntimeSpirv-OpReportIntersectionKHR-06998",
                 "OpReportIntersectionKHR reports the hit kind 200, and the maximum is 127.", 102,
                 "    reportIntersectionEXT(1.5, kind);", 0, 1, 1},
                VK_SHADER_STAGE_INTERSECTION_BIT_KHR),
        {"debugPrintfEXT", "WARDEN-gpuav-debug-printf", "stage * prints 42", 179, "", 0, 1, 1},
        {"ray-parameters (hit distance)", "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06353",
         "OpRayQueryGenerateIntersectionKHR: Hit T 3 is greater than 2, the distance of the committed "
         "intersection.",
         114, "        rayQueryGenerateIntersectionEXT(ray, 2.0 + float(index));", 0, 1, 1},
        Special({"ray-parameters (pipeline)", "VUID-RuntimeSpirv-OpTraceRayKHR-06554",
                 "OpTraceRayKHR: ray flags 0x200 contain SkipAABBsKHR, but the pipeline was created with "
                 "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR.",
                 125,
                 "    traceRayEXT(scene, index * 0x200u, 0, 0, 0, 0, vec3(0.0), 0.5, vec3(0.0, 0.0, 1.0), "
                 "10.0, 2);",
                 0, 1, 1},
                kTracing),
        {"ray-parameters (motion)", "VUID-RuntimeSpirv-OpRayQueryGenerateIntersectionKHR-06354",
         "OpRayQueryGenerateIntersectionKHR: Descriptor index 0 holds a structure built with "
         "VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV. Set 0, binding 10 (moving).",
         141, "        rayQueryGenerateIntersectionEXT(ray, 2.0);", 0, 1, 1},
        {"array-bounds", "WARDEN-gpuav-array-bounds",
         "Index of 4 used to index array `list` of length 4 in a Function variable.", 177,
         "    word[13] = mixed(list[3 + index[13]]);", 0, 1, 1},
    };
    enum { kRaces = 6, kOutputs = 7, kHits = 8, kPrints = 9, kDistances = 10, kMotion = 12 };
    for (size_t i : {kRaces, kOutputs, kHits, kPrints}) {
        columns[i].yields_zero = false;
    }
    columns[1].yields_zero = columns[3].yields_zero = columns[kDistances].yields_zero = false;
    columns[kMotion].yields_zero = false;
    columns[kRaces].is_here = columns[kOutputs].is_here = false;
    columns[kOutputs].changes_others = columns[kHits].changes_others = true;
    columns[kPrints].is_print = true;
    return columns;
}

} // namespace

const std::vector<Column> &OperationColumns() {
    static const std::vector<Column> columns = MakeColumns();
    return columns;
}

} // namespace wd::testing::stages
