// The primitives that builds read of geometries.
#include "vk/core/acceleration/acceleration_internal.h"

static const char owner[] = "VkAccelerationStructureBuildRangeInfoKHR";

static uint32_t index_size(VkIndexType type) {
    return type == VK_INDEX_TYPE_UINT32 ? 4 : type == VK_INDEX_TYPE_UINT16 ? 2 : 1;
}

static void check_offset(wd_core_check *c, const wd_core_frame *frame, const char *label, uint32_t offset,
                         uint32_t alignment, uint32_t rule) {
    wd_core_message m;
    if (alignment > 1 && offset % alignment && wd_core_begin_rule(&m, c, frame, owner, rule)) {
        wd_core_unsigned(&m, label, offset);
        wd_core_unsigned(&m, "the alignment", alignment);
        wd_core_end(&m);
    }
}

// Without indices, the vertices of triangles follow each other.
static void check_vertices(wd_core_check *c, const wd_core_frame *frame,
                           const VkAccelerationStructureGeometryTrianglesDataKHR *triangles,
                           const VkAccelerationStructureBuildRangeInfoKHR *range) {
    const uint64_t end = range->firstVertex + 3 * (uint64_t)range->primitiveCount;
    wd_core_message m;
    if (range->primitiveCount && triangles->maxVertex < UINT32_MAX &&
        end > (uint64_t)triangles->maxVertex + 1 &&
        (wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(10775)) ||
         wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(10418)))) {
        wd_core_unsigned(&m, "primitiveCount", range->primitiveCount);
        wd_core_unsigned(&m, "firstVertex", range->firstVertex);
        wd_core_unsigned(&m, "maxVertex of the geometry", triangles->maxVertex);
        wd_core_summaryf(&m, ", the last vertex is %llu", (unsigned long long)end - 1);
        wd_core_end(&m);
    }
}

static void check_triangles(wd_core_check *c, const wd_core_frame *frame,
                            const VkAccelerationStructureGeometryTrianglesDataKHR *triangles,
                            const VkAccelerationStructureBuildRangeInfoKHR *range) {
    if (triangles->indexType != VK_INDEX_TYPE_NONE_KHR) {
        check_offset(c, frame, "primitiveOffset", range->primitiveOffset, index_size(triangles->indexType),
                     WD_CORE_RULE(03656));
    } else {
        check_offset(c, frame, "primitiveOffset", range->primitiveOffset,
                     wd_acceleration_component_size(triangles->vertexFormat), WD_CORE_RULE(03657));
        check_vertices(c, frame, triangles, range);
    }
    check_offset(c, frame, "transformOffset", range->transformOffset, 16, WD_CORE_RULE(03658));
}

void wd_acceleration_check_range(wd_core_check *c, const wd_core_frame *frame,
                                 const VkAccelerationStructureGeometryKHR *geometry,
                                 const VkAccelerationStructureBuildRangeInfoKHR *range) {
    switch (geometry->geometryType) {
    case VK_GEOMETRY_TYPE_TRIANGLES_KHR:
        check_triangles(c, frame, &geometry->geometry.triangles, range);
        break;
    case VK_GEOMETRY_TYPE_AABBS_KHR:
        check_offset(c, frame, "primitiveOffset", range->primitiveOffset, 8, WD_CORE_RULE(03659));
        break;
    case VK_GEOMETRY_TYPE_INSTANCES_KHR:
        check_offset(c, frame, "primitiveOffset", range->primitiveOffset, 16, WD_CORE_RULE(03660));
        break;
    default:
        break;
    }
}
