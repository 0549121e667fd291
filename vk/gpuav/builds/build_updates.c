// Updates of acceleration structures: indices, and active primitives, must be those of the last build of the source.
//
// Builds that allow updates store a word for each primitive, or for each index, in the history of the destination
// (build_history.h). Updates compare their data with the words of the source.
#include "vk/gpuav/builds/build_items.h"
#include "vk/gpuav/builds/build_layout.h"

enum { MOTION = 0x20 }; // VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV
enum { TRANSFORM_ALIGNMENT = 16, POINTER_SIZE = 8 };

// stored_geometry is the part of a geometry that a history has.
typedef struct stored_geometry {
    uint32_t words[WD_INDIRECT_ITEM_WORDS]; // Of an item, without kind and history.
    uint32_t words_per_primitive; // 0: the data cannot be read, or the type has no active primitives.
    uint32_t base;                // Of its words in the block of data.
} stored_geometry;

// Geometries

static uint32_t vertex_format(VkFormat format) {
    switch (format) {
    case VK_FORMAT_R32G32_SFLOAT:
    case VK_FORMAT_R32G32B32_SFLOAT:
    case VK_FORMAT_R32G32B32A32_SFLOAT:
        return WD_BUILD_FLOAT32;
    case VK_FORMAT_R16G16_SFLOAT:
    case VK_FORMAT_R16G16B16_SFLOAT:
    case VK_FORMAT_R16G16B16A16_SFLOAT:
        return WD_BUILD_FLOAT16;
    default:
        return 0; // The format has no NaN, or is not known.
    }
}

// add_vertices adds the location of the vertices to an item if the shader can read them.
static void add_vertices(wd_build *of, const wd_build_geometry *from, uint32_t *words) {
    const VkAccelerationStructureGeometryTrianglesDataKHR *data = &from->info->geometry.triangles;
    const uint32_t format = vertex_format(data->vertexFormat);
    const uint32_t size = format == WD_BUILD_FLOAT16 ? 2 : 4;
    const VkDeviceAddress address = data->vertexData.deviceAddress;
    const VkDeviceAddress first =
        address + (data->indexType == VK_INDEX_TYPE_NONE_KHR ? from->range.primitiveOffset : 0);
    if (format && first % size == 0 && data->vertexStride % size == 0 && data->vertexStride <= UINT32_MAX &&
        wd_build_is_readable(of, first & ~(VkDeviceAddress)3, data->vertexStride * data->maxVertex + size)) {
        words[WD_BUILD_VERTEX_FORMAT] = format;
        words[WD_BUILD_VERTEX_STRIDE] = (uint32_t)data->vertexStride;
        wd_build_set_address(&words[WD_BUILD_VERTEX_DATA], address);
    }
}

static uint32_t read_triangles(wd_build *of, const wd_build_geometry *from, uint32_t *words) {
    const VkAccelerationStructureGeometryTrianglesDataKHR *data = &from->info->geometry.triangles;
    const uint32_t index_size = data->indexType == VK_INDEX_TYPE_UINT16   ? 2
                                : data->indexType == VK_INDEX_TYPE_UINT32 ? 4
                                                                          : 0;
    const VkDeviceAddress indices = data->indexData.deviceAddress + from->range.primitiveOffset;
    const VkDeviceSize size = (VkDeviceSize)index_size * 3;
    if (data->indexType != VK_INDEX_TYPE_NONE_KHR &&
        (!index_size || indices % index_size ||
         !wd_build_is_readable(of, indices, wd_build_data_size(from, size, size)))) {
        return 0;
    }
    words[WD_INDIRECT_FLAGS] |= WD_BUILD_OF_TRIANGLES;
    words[WD_BUILD_STRIDE] = index_size;
    words[WD_BUILD_MAX_VERTEX] = data->maxVertex;
    wd_build_set_address(&words[WD_BUILD_DATA], data->indexData.deviceAddress);
    add_vertices(of, from, words);
    return index_size ? 3 : words[WD_BUILD_VERTEX_FORMAT] ? 1 : 0;
}

static uint32_t read_boxes(wd_build *of, const wd_build_geometry *from, uint32_t *words) {
    const VkAccelerationStructureGeometryAabbsDataKHR *data = &from->info->geometry.aabbs;
    const VkDeviceAddress address = data->data.deviceAddress;
    if (address % 8 || data->stride % 8 || data->stride > UINT32_MAX || from->range.primitiveOffset % 4 ||
        !wd_build_is_readable(of, address + from->range.primitiveOffset,
                              wd_build_data_size(from, data->stride, sizeof(VkAabbPositionsKHR)))) {
        return 0;
    }
    words[WD_INDIRECT_FLAGS] |= WD_BUILD_OF_BOXES;
    words[WD_BUILD_STRIDE] = (uint32_t)data->stride;
    wd_build_set_address(&words[WD_BUILD_DATA], address);
    return 1;
}

static uint32_t read_instances(wd_build *of, const wd_build_geometry *from, uint32_t *words) {
    const VkAccelerationStructureGeometryInstancesDataKHR *data = &from->info->geometry.instances;
    const VkDeviceAddress address = data->data.deviceAddress;
    const VkDeviceSize stride =
        data->arrayOfPointers ? POINTER_SIZE : sizeof(VkAccelerationStructureInstanceKHR);
    if ((of->info->flags & MOTION) ||
        address % (data->arrayOfPointers ? POINTER_SIZE : TRANSFORM_ALIGNMENT) ||
        !wd_build_is_readable(of, address + from->range.primitiveOffset,
                              wd_build_data_size(from, stride, stride))) {
        return 0;
    }
    words[WD_INDIRECT_FLAGS] |= data->arrayOfPointers ? WD_BUILD_HAS_POINTERS : 0;
    wd_build_set_address(&words[WD_BUILD_DATA], address);
    return 1;
}

static void read_geometry(wd_build *of, const wd_build_geometry *from, stored_geometry *stored) {
    *stored = (stored_geometry){0};
    if (!from->info) {
        return;
    }
    wd_build_start_item(of, from, 0, stored->words);
    switch (from->info->geometryType) {
    case VK_GEOMETRY_TYPE_TRIANGLES_KHR:
        stored->words_per_primitive = read_triangles(of, from, stored->words);
        break;
    case VK_GEOMETRY_TYPE_AABBS_KHR:
        stored->words_per_primitive = read_boxes(of, from, stored->words);
        break;
    case VK_GEOMETRY_TYPE_INSTANCES_KHR:
        stored->words_per_primitive = read_instances(of, from, stored->words);
        break;
    default:
        break;
    }
}

// lay_out assigns bases to the geometries, and returns the number of words of the build; 0: nothing is stored. Builds
// with the same value of `*layout` have the same words for each primitive.
static uint64_t lay_out(const wd_build_geometry *geometries, stored_geometry *stored, uint32_t count,
                        uint32_t *layout) {
    uint64_t num_words = 0, hash = count;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t per_primitive = stored[i].words_per_primitive;
        const uint64_t type = per_primitive ? stored[i].words[WD_INDIRECT_FLAGS] & WD_BUILD_TYPE_FLAGS : 0;
        const uint64_t shape = per_primitive | type << 8 |
                               (uint64_t)stored[i].words[WD_BUILD_VERTEX_FORMAT] << 16 |
                               (uint64_t)geometries[i].range.primitiveCount << 32;
        hash = wd_hash_u64(hash ^ wd_hash_u64(shape));
        stored[i].base = (uint32_t)num_words;
        num_words += per_primitive ? 1 + (uint64_t)per_primitive * geometries[i].range.primitiveCount : 0;
        if (num_words > UINT32_MAX) {
            return 0;
        }
    }
    *layout = (uint32_t)hash | 1;
    return num_words;
}

// Items

// add_items adds an item of `kind` for each geometry that is stored. False: there is no memory for one.
static bool add_items(wd_build *of, const wd_build_geometry *geometries, stored_geometry *stored,
                      uint32_t count, uint32_t kind, uint32_t layout, const wd_build_history *history) {
    bool is_complete = true;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t *words = stored[i].words;
        if (!stored[i].words_per_primitive || (kind == WD_BUILD_SAME_INDICES && !words[WD_BUILD_STRIDE]) ||
            (kind == WD_BUILD_SAME_INDICES && !(words[WD_INDIRECT_FLAGS] & WD_BUILD_OF_TRIANGLES))) {
            continue;
        }
        words[WD_INDIRECT_KIND] = kind;
        words[WD_BUILD_HISTORY] = history->header;
        words[WD_BUILD_GENERATION] = history->generation;
        words[WD_BUILD_HISTORY_DATA] = history->data;
        words[WD_BUILD_HISTORY_BASE] = stored[i].base;
        words[WD_BUILD_HISTORY_LAYOUT] = layout;
        is_complete &= wd_build_add_item(of, &geometries[i], words);
    }
    return is_complete;
}

void wd_build_updates_forget(wd_gpuav_device *device, VkAccelerationStructureKHR handle) {
    if (device && device->builds && handle) {
        wd_build_history_forget(&device->builds->histories, (uint64_t)(uintptr_t)handle);
    }
}

static void store_build(wd_build *of, const wd_build_geometry *geometries, stored_geometry *stored,
                        uint32_t count, uint32_t layout, uint64_t num_words) {
    const VkAccelerationStructureKHR target = of->info->dstAccelerationStructure;
    wd_build_history history;
    // Without the flag, the structure cannot be updated.
    if (!(of->info->flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR)) {
        return;
    }
    const wd_status status =
        num_words ? wd_build_history_reserve(&of->device->builds->histories, (uint64_t)(uintptr_t)target,
                                             (uint32_t)num_words, &history)
                  : WD_ERROR_UNSUPPORTED;
    of->is_incomplete |= status == WD_ERROR_OUT_OF_MEMORY;
    if (status || !add_items(of, geometries, stored, count, WD_BUILD_STORE, layout, &history)) {
        wd_build_updates_forget(of->device, target);
    }
}

static void compare_update(wd_build *of, const wd_build_geometry *geometries, stored_geometry *stored,
                           uint32_t count, uint32_t layout) {
    static const uint32_t kinds[] = {WD_BUILD_SAME_INDICES, WD_BUILD_MADE_ACTIVE, WD_BUILD_MADE_INACTIVE};
    wd_build_history history;
    if (!wd_build_history_find(&of->device->builds->histories,
                               (uint64_t)(uintptr_t)of->info->srcAccelerationStructure, &history)) {
        return;
    }
    for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++) {
        add_items(of, geometries, stored, count, kinds[i], layout, &history);
    }
}

void wd_build_updates_check(wd_build *of, const wd_build_geometry *geometries, uint32_t count) {
    const VkAccelerationStructureBuildGeometryInfoKHR *info = of->info;
    const bool is_update = info->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    const bool is_new = !is_update || info->srcAccelerationStructure != info->dstAccelerationStructure;
    uint32_t layout = 0;
    stored_geometry *stored = NULL;
    if (is_update || (info->flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR)) {
        stored = wd_arena_alloc_zero(of->scratch, (size_t)count + 1, sizeof(*stored));
    }
    for (uint32_t i = 0; stored && i < count; i++) {
        read_geometry(of, &geometries[i], &stored[i]);
    }
    const uint64_t num_words = stored ? lay_out(geometries, stored, count, &layout) : 0;
    if (is_update && num_words) {
        compare_update(of, geometries, stored, count, layout);
    }
    if (is_new) {
        store_build(of, geometries, stored, count, layout, num_words);
    }
}
