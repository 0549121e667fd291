// Updates of acceleration structures against the geometries of the build. A structure keeps those of its builds, as
// long as all builds that were recorded are equal: the order in which the device executes them does not matter then.
#include <assert.h>
#include <stdio.h>

#include "vk/core/acceleration/acceleration_internal.h"

// Structures with more geometries are not followed.
enum { MOST_GEOMETRIES = 256 };

typedef struct kept_geometry {
    VkGeometryTypeKHR type;
    VkGeometryFlagsKHR flags;
    VkFormat vertex_format;
    uint32_t max_vertex;
    VkIndexType index_type;
    bool has_transform;
    bool has_count; // False: the device reads the number of primitives.
    uint32_t primitive_count;
} kept_geometry;

// kept_build is in the slot of a structure; only `differs` changes.
typedef struct kept_build {
    wd_allocator allocator;
    bool differs; // Atomic. The builds are not equal, or not known.
    VkAccelerationStructureTypeKHR type;
    uint32_t num_geometries;
    kept_geometry geometries[];
} kept_build;

static kept_geometry read_geometry(const VkAccelerationStructureGeometryKHR *geometry,
                                   const VkAccelerationStructureBuildRangeInfoKHR *range) {
    kept_geometry kept = {.type = geometry->geometryType,
                          .flags = geometry->flags,
                          .has_count = range != NULL,
                          .primitive_count = range ? range->primitiveCount : 0};
    if (geometry->geometryType == VK_GEOMETRY_TYPE_TRIANGLES_KHR) {
        const VkAccelerationStructureGeometryTrianglesDataKHR *triangles = &geometry->geometry.triangles;
        kept.vertex_format = triangles->vertexFormat;
        kept.max_vertex = triangles->maxVertex;
        kept.index_type = triangles->indexType;
        kept.has_transform = triangles->transformData.deviceAddress != 0;
    }
    return kept;
}

// differing_rule returns the rule of the first member in which an update differs from the build; 0: in none.
static uint32_t differing_rule(const kept_geometry *built, const kept_geometry *update) {
    return built->type != update->type                     ? WD_CORE_RULE(03761)
           : built->flags != update->flags                 ? WD_CORE_RULE(03762)
           : built->vertex_format != update->vertex_format ? WD_CORE_RULE(03763)
           : built->max_vertex != update->max_vertex       ? WD_CORE_RULE(03764)
           : built->index_type != update->index_type       ? WD_CORE_RULE(03765)
           : built->has_transform != update->has_transform
               ? built->has_transform ? WD_CORE_RULE(03767) : WD_CORE_RULE(03766)
           : built->has_count && update->has_count && built->primitive_count != update->primitive_count
               ? WD_CORE_RULE(03769)
               : 0;
}

// is_equal returns whether a build has the geometries of the one that is kept.
static bool is_equal(const kept_build *kept, const VkAccelerationStructureBuildGeometryInfoKHR *info,
                     const VkAccelerationStructureBuildRangeInfoKHR *ranges) {
    bool are_equal = kept->type == info->type && kept->num_geometries == info->geometryCount;
    for (uint32_t i = 0; are_equal && i < kept->num_geometries; i++) {
        const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
        const kept_geometry now = geometry ? read_geometry(geometry, ranges ? &ranges[i] : NULL)
                                           : (kept_geometry){.type = VK_GEOMETRY_TYPE_MAX_ENUM_KHR};
        are_equal =
            differing_rule(&kept->geometries[i], &now) == 0 && kept->geometries[i].has_count == now.has_count;
    }
    return are_equal;
}

static kept_build *keep(const wd_core_data *data, const VkAccelerationStructureBuildGeometryInfoKHR *info,
                        const VkAccelerationStructureBuildRangeInfoKHR *ranges) {
    const uint32_t count = info && info->geometryCount <= MOST_GEOMETRIES ? info->geometryCount : 0;
    kept_build *kept = wd_alloc_zero(&data->allocator, 1, sizeof *kept + count * sizeof *kept->geometries);
    if (!kept) {
        return NULL;
    }
    kept->allocator = data->allocator;
    kept->differs = !info || info->geometryCount > MOST_GEOMETRIES;
    kept->type = info ? info->type : VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR;
    for (uint32_t i = 0; i < count; i++) {
        const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
        if (geometry) {
            kept->geometries[i] = read_geometry(geometry, ranges ? &ranges[i] : NULL);
        } else {
            kept->differs = true;
        }
    }
    kept->num_geometries = count;
    return kept;
}

// note notes a build of a structure; `info` NULL: one that is not known.
static void note(wd_core_check *c, VkAccelerationStructureKHR handle,
                 const VkAccelerationStructureBuildGeometryInfoKHR *info,
                 const VkAccelerationStructureBuildRangeInfoKHR *ranges) {
    wd_core_data *data = c->call->data;
    wd_state_acceleration_structure *structure =
        c->state && handle ? wd_state_find_acceleration_structure(c->state, handle) : NULL;
    if (!structure || !data) {
        return;
    }
    kept_build *kept = wd_state_slot_get(&structure->object, WD_STATE_SLOT_CORE);
    if (!kept) {
        wd_mutex_lock(&data->static_uses_lock);
        kept = wd_state_slot_get(&structure->object, WD_STATE_SLOT_CORE);
        if (!kept && (kept = keep(data, info, ranges))) {
            wd_state_slot_set(&structure->object, WD_STATE_SLOT_CORE, kept, wd_core_release_kept);
        }
        wd_mutex_unlock(&data->static_uses_lock);
    }
    if (kept && !__atomic_load_n(&kept->differs, __ATOMIC_RELAXED) &&
        (!info || !is_equal(kept, info, ranges))) {
        __atomic_store_n(&kept->differs, true, __ATOMIC_RELAXED);
    }
}

void wd_acceleration_note_build(wd_core_check *c, const VkAccelerationStructureBuildGeometryInfoKHR *info,
                                const VkAccelerationStructureBuildRangeInfoKHR *ranges) {
    if (info->mode != VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR ||
        info->srcAccelerationStructure != info->dstAccelerationStructure) {
        note(c, info->dstAccelerationStructure, info, ranges);
    }
}

void wd_acceleration_note_copy(wd_core_check *c, VkAccelerationStructureKHR target) {
    note(c, target, NULL, NULL);
}

// --- Updates

// update is one element of pInfos.
typedef struct update {
    wd_core_check *c;
    const wd_core_frame *frame;
    const VkAccelerationStructureBuildGeometryInfoKHR *info;
} update;

static const char *value_text(uint32_t rule, const kept_geometry *geometry, char *text, size_t size) {
    switch (rule) {
    case WD_CORE_RULE(03761):
        return wd_VkGeometryTypeKHR_string(geometry->type);
    case WD_CORE_RULE(03762):
        return wd_VkGeometryFlagsKHR_string(geometry->flags, text, size);
    case WD_CORE_RULE(03763):
        return wd_VkFormat_string(geometry->vertex_format);
    case WD_CORE_RULE(03765):
        return wd_VkIndexType_string(geometry->index_type);
    case WD_CORE_RULE(03764):
        snprintf(text, size, "%u", geometry->max_vertex);
        return text;
    case WD_CORE_RULE(03769):
        snprintf(text, size, "%u", geometry->primitive_count);
        return text;
    default:
        return geometry->has_transform ? "not NULL" : "NULL";
    }
}

static const char *label_of(uint32_t rule) {
    return rule == WD_CORE_RULE(03761)   ? "geometryType"
           : rule == WD_CORE_RULE(03762) ? "flags"
           : rule == WD_CORE_RULE(03763) ? "geometry.triangles.vertexFormat"
           : rule == WD_CORE_RULE(03764) ? "geometry.triangles.maxVertex"
           : rule == WD_CORE_RULE(03765) ? "geometry.triangles.indexType"
           : rule == WD_CORE_RULE(03769) ? "the number of its primitives"
                                         : "geometry.triangles.transformData";
}

static void end_with_source(wd_core_message *m, const update *u, const char *built) {
    char text[160];
    wd_core_summaryf(m, ", and that of the build was %s", built);
    wd_core_notef(m, "srcAccelerationStructure is %s",
                  wd_core_name(u->c, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR,
                               WD_STATE_NON_DISPATCHABLE(u->info->srcAccelerationStructure), text,
                               sizeof text));
    m->fix = "Build the structure again, or update it with the geometries of the build.";
    wd_core_end(m);
}

static void check_geometry(const update *u, uint32_t index, const kept_geometry *built,
                           const kept_geometry *now) {
    assert(index < u->info->geometryCount);
    const uint32_t rule = differing_rule(built, now);
    const wd_core_frame f = wd_acceleration_geometry_frame(u->frame, u->info, index);
    wd_core_message m;
    char text[256];
    if (rule && wd_core_begin_rule(&m, u->c, &f, NULL, rule)) {
        wd_core_word(&m, label_of(rule), value_text(rule, now, text, sizeof text));
        end_with_source(&m, u, value_text(rule, built, text, sizeof text));
    }
}

static void check_count(const update *u, const kept_build *kept) {
    wd_core_message m;
    char text[32];
    if (wd_core_begin_rule(&m, u->c, u->frame, NULL, WD_CORE_RULE(03758))) {
        wd_core_unsigned(&m, "geometryCount", u->info->geometryCount);
        snprintf(text, sizeof text, "%u", kept->num_geometries);
        end_with_source(&m, u, text);
    }
}

static void check_type(const update *u, const kept_build *kept) {
    wd_core_message m;
    if (kept->type != u->info->type && wd_core_begin_rule(&m, u->c, u->frame, NULL, WD_CORE_RULE(03760))) {
        wd_core_word(&m, "type", wd_VkAccelerationStructureTypeKHR_string(u->info->type));
        end_with_source(&m, u, wd_VkAccelerationStructureTypeKHR_string(kept->type));
    }
}

void wd_acceleration_check_update(wd_core_check *c, const wd_core_frame *frame,
                                  const VkAccelerationStructureBuildGeometryInfoKHR *info,
                                  const VkAccelerationStructureBuildRangeInfoKHR *ranges,
                                  const wd_state_acceleration_structure *source) {
    const update u = {c, frame, info};
    const kept_build *kept = wd_state_slot_get(&source->object, WD_STATE_SLOT_CORE);
    if (!kept || __atomic_load_n(&kept->differs, __ATOMIC_RELAXED)) {
        return;
    }
    check_type(&u, kept);
    if (kept->num_geometries != info->geometryCount) {
        check_count(&u, kept);
        return;
    }
    for (uint32_t i = 0; i < kept->num_geometries; i++) {
        const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
        if (geometry) {
            const kept_geometry now = read_geometry(geometry, ranges ? &ranges[i] : NULL);
            check_geometry(&u, i, &kept->geometries[i], &now);
        }
    }
}
