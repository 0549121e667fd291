// Builds of acceleration structures, on the device and on the host.
#include <assert.h>
#include <stdio.h>

#include "vk/core/acceleration/acceleration_internal.h"

// build is one command.
typedef struct build {
    wd_core_check *c;
    bool is_on_host;
    uint32_t count;
    const VkAccelerationStructureBuildGeometryInfoKHR *infos;
    const VkAccelerationStructureBuildRangeInfoKHR *const *ranges; // NULL: not known.
} build;

static const wd_state_acceleration_structure *find(const wd_core_check *c,
                                                   VkAccelerationStructureKHR handle) {
    return handle ? WD_CORE_FIND(acceleration_structure, handle) : NULL;
}

static bool begin(wd_core_message *m, const build *b, const wd_core_frame *frame, uint32_t rule) {
    return wd_core_begin_rule(m, b->c, frame, NULL, rule);
}

static void put_structure(wd_core_message *m, const char *label, VkAccelerationStructureKHR handle) {
    wd_core_handle(m, label, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, WD_STATE_NON_DISPATCHABLE(handle));
}

// --- Elements

static void check_type(const build *b, const wd_core_frame *frame,
                       const VkAccelerationStructureBuildGeometryInfoKHR *info,
                       const wd_state_acceleration_structure *target) {
    const bool is_top = info->type == VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
    wd_core_message m;
    if ((is_top || info->type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR) &&
        target->structure_type != info->type &&
        target->structure_type != VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR &&
        begin(&m, b, frame, is_top ? WD_CORE_RULE(03699) : WD_CORE_RULE(03700))) {
        put_structure(&m, "dstAccelerationStructure", info->dstAccelerationStructure);
        wd_core_notef(&m, "The structure has %s, and the build has %s",
                      wd_VkAccelerationStructureTypeKHR_string(target->structure_type),
                      wd_VkAccelerationStructureTypeKHR_string(info->type));
        wd_core_end(&m);
    }
}

// check_memory: `bound` is the rule of a build on the device, `visible` that of a build on the host.
static void check_memory(const build *b, const wd_core_frame *frame, const char *label,
                         const wd_state_acceleration_structure *structure, uint32_t bound, uint32_t visible) {
    const wd_state_buffer *buffer = structure->buffer;
    wd_core_message m;
    if (!buffer || buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT ||
        wd_core_buffer_is_bound(b->c, buffer) == WD_CORE_NOT_KNOWN) {
        return;
    }
    const wd_state_memory *memory = wd_state_binding_of(&buffer->binding).memory;
    if ((!memory || (b->is_on_host && !(memory->properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT))) &&
        begin(&m, b, frame, b->is_on_host ? visible : bound)) {
        wd_core_handle(&m, label, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, structure->object.handle);
        wd_core_word(&m, "the memory of its buffer", memory ? "not host-visible" : "not bound");
        wd_core_end(&m);
    }
}

static void check_mode(const build *b, const wd_core_frame *frame,
                       const VkAccelerationStructureBuildGeometryInfoKHR *info) {
    const VkBuildAccelerationStructureModeKHR mode = info->mode;
    wd_core_message m;
    if (mode != VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR &&
        mode != VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR && begin(&m, b, frame, WD_CORE_RULE(04628))) {
        wd_core_signed(&m, "mode", mode);
        wd_core_end(&m);
    }
}

// check_aliasing: an update reads its source while it writes to another structure.
static void check_aliasing(const build *b, const wd_core_frame *frame,
                           const wd_state_acceleration_structure *source,
                           const wd_state_acceleration_structure *target) {
    wd_core_message m;
    if (source != target && source->buffer && source->buffer == target->buffer &&
        source->offset < target->offset + target->size && target->offset < source->offset + source->size &&
        begin(&m, b, frame, WD_CORE_RULE(03668))) {
        put_structure(&m, "srcAccelerationStructure", (VkAccelerationStructureKHR)source->object.handle);
        wd_core_summaryf(&m, ", at offset %llu of the buffer of dstAccelerationStructure, at offset %llu",
                         (unsigned long long)source->offset, (unsigned long long)target->offset);
        wd_core_notef(&m, "The sizes of the structures are %llu and %llu", (unsigned long long)source->size,
                      (unsigned long long)target->size);
        m.fix = "Update the structure in place, or use structures that do not overlap.";
        wd_core_end(&m);
    }
}

// --- Addresses

static void check_usage(const build *b, const wd_core_frame *frame, const char *label,
                        VkDeviceAddress address, VkBufferUsageFlags usage, uint32_t rule) {
    wd_core_addressed found;
    if (wd_core_find_address(b->c, address, &found)) {
        wd_core_check_addressed(b->c, frame, NULL, label, address, &found, usage, rule);
    }
}

static void check_scratch(const build *b, const wd_core_frame *frame,
                          const VkAccelerationStructureBuildGeometryInfoKHR *info) {
    const VkPhysicalDeviceAccelerationStructurePropertiesKHR *limits = wd_acceleration_limits(b->c);
    const uint32_t alignment = limits ? limits->minAccelerationStructureScratchOffsetAlignment : 0;
    wd_core_message m;
    if (alignment && info->scratchData.deviceAddress % alignment &&
        begin(&m, b, frame, WD_CORE_RULE(03710))) {
        wd_core_summaryf(&m,
                         "pInfos[%llu].scratchData.deviceAddress is 0x%llx, and "
                         "minAccelerationStructureScratchOffsetAlignment is %u",
                         (unsigned long long)frame->index,
                         (unsigned long long)info->scratchData.deviceAddress, alignment);
        wd_core_end(&m);
    }
    check_usage(b, frame, "scratchData.deviceAddress", info->scratchData.deviceAddress,
                VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, WD_CORE_RULE(03674));
}

static void check_address(const build *b, const wd_core_frame *frame, const char *member,
                          VkDeviceAddress address, uint32_t alignment, uint32_t rule) {
    wd_core_message m;
    if (alignment > 1 && address % alignment && begin(&m, b, frame, rule)) {
        wd_core_summaryf(&m, "%s[%llu].geometry.%s.deviceAddress is 0x%llx, and the alignment is %u",
                         frame->name, (unsigned long long)frame->index, member, (unsigned long long)address,
                         alignment);
        wd_core_end(&m);
    }
    char label[64];
    snprintf(label, sizeof label, "geometry.%s.deviceAddress", member);
    check_usage(b, frame, label, address,
                VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR, WD_CORE_RULE(03673));
}

static void check_addresses(const build *b, const wd_core_frame *frame,
                            const VkAccelerationStructureGeometryKHR *geometry) {
    const VkAccelerationStructureGeometryTrianglesDataKHR *triangles = &geometry->geometry.triangles;
    const VkAccelerationStructureGeometryInstancesDataKHR *instances = &geometry->geometry.instances;
    switch (geometry->geometryType) {
    case VK_GEOMETRY_TYPE_TRIANGLES_KHR:
        check_address(b, frame, "triangles.vertexData", triangles->vertexData.deviceAddress,
                      wd_acceleration_component_size(triangles->vertexFormat), WD_CORE_RULE(03711));
        if (triangles->indexType == VK_INDEX_TYPE_UINT16 || triangles->indexType == VK_INDEX_TYPE_UINT32) {
            check_address(b, frame, "triangles.indexData", triangles->indexData.deviceAddress,
                          triangles->indexType == VK_INDEX_TYPE_UINT16 ? 2 : 4, WD_CORE_RULE(03712));
        }
        check_address(b, frame, "triangles.transformData", triangles->transformData.deviceAddress, 16,
                      WD_CORE_RULE(03810));
        break;
    case VK_GEOMETRY_TYPE_AABBS_KHR:
        check_address(b, frame, "aabbs.data", geometry->geometry.aabbs.data.deviceAddress, 8,
                      WD_CORE_RULE(03714));
        break;
    case VK_GEOMETRY_TYPE_INSTANCES_KHR:
        check_address(b, frame, "instances.data", instances->data.deviceAddress,
                      instances->arrayOfPointers ? 8 : 16,
                      instances->arrayOfPointers ? WD_CORE_RULE(03716) : WD_CORE_RULE(03715));
        break;
    default:
        break;
    }
}

// --- Ranges

static void check_instances(const build *b, const wd_core_frame *frame, uint32_t count) {
    const VkPhysicalDeviceAccelerationStructurePropertiesKHR *limits = wd_acceleration_limits(b->c);
    wd_core_message m;
    if (limits && limits->maxInstanceCount && count > limits->maxInstanceCount &&
        begin(&m, b, frame, WD_CORE_RULE(03801))) {
        wd_core_unsigned(&m, "primitiveCount", count);
        wd_core_unsigned(&m, "VkPhysicalDeviceAccelerationStructurePropertiesKHR::maxInstanceCount",
                         limits->maxInstanceCount);
        wd_core_end(&m);
    }
}

static void check_total(const build *b, const wd_core_frame *frame,
                        const VkAccelerationStructureBuildGeometryInfoKHR *info, uint64_t total) {
    static const char owner[] = "VkAccelerationStructureBuildGeometryInfoKHR";
    const VkPhysicalDeviceAccelerationStructurePropertiesKHR *limits = wd_acceleration_limits(b->c);
    const VkAccelerationStructureGeometryKHR *first =
        info->geometryCount ? wd_acceleration_geometry(info, 0) : NULL;
    wd_core_message m;
    if (first && limits && limits->maxPrimitiveCount && total > limits->maxPrimitiveCount &&
        info->type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR &&
        wd_core_begin_rule(&m, b->c, frame, owner,
                           first->geometryType == VK_GEOMETRY_TYPE_AABBS_KHR ? WD_CORE_RULE(03794)
                                                                             : WD_CORE_RULE(03795))) {
        wd_core_unsigned(&m, "the number of primitives of all geometries", total);
        wd_core_unsigned(&m, "VkPhysicalDeviceAccelerationStructurePropertiesKHR::maxPrimitiveCount",
                         limits->maxPrimitiveCount);
        wd_core_end(&m);
    }
}

static void check_ranges(const build *b, const wd_core_frame *frame, uint32_t index) {
    assert(b->infos);
    const VkAccelerationStructureBuildGeometryInfoKHR *info = &b->infos[index];
    const VkAccelerationStructureBuildRangeInfoKHR *ranges = b->ranges ? b->ranges[index] : NULL;
    const wd_core_frame outer = WD_CORE_ELEMENT(NULL, "ppBuildRangeInfos", index);
    uint64_t total = 0;
    for (uint32_t i = 0; ranges && i < info->geometryCount; i++) {
        const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
        char name[32];
        snprintf(name, sizeof name, "[%u]", i);
        const wd_core_frame range = WD_CORE_MEMBER(&outer, name);
        if (geometry) {
            wd_acceleration_check_range(b->c, &range, geometry, &ranges[i]);
            total += ranges[i].primitiveCount;
            if (geometry->geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR) {
                check_instances(b, &range, ranges[i].primitiveCount);
            }
        }
    }
    check_total(b, frame, info, total);
}

// --- Commands

// check_update: the source was built with the flags of the update, which allow updates.
static void check_update(const build *b, const wd_core_frame *frame,
                         const VkAccelerationStructureBuildGeometryInfoKHR *info,
                         const VkAccelerationStructureBuildRangeInfoKHR *ranges,
                         const wd_state_acceleration_structure *source) {
    VkBuildAccelerationStructureFlagsKHR flags = 0;
    wd_core_message m;
    char text[512];
    if (!wd_acceleration_flags(b->c, source, &flags)) {
        return;
    }
    wd_acceleration_check_update(b->c, frame, info, ranges, source);
    const bool is_allowed = flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
    if ((!is_allowed || flags != info->flags) &&
        begin(&m, b, frame, is_allowed ? WD_CORE_RULE(03759) : WD_CORE_RULE(03667))) {
        put_structure(&m, "srcAccelerationStructure", info->srcAccelerationStructure);
        wd_core_summaryf(&m, ", which was built with the flags %s",
                         wd_VkBuildAccelerationStructureFlagsKHR_string(flags, text, sizeof text));
        if (is_allowed) {
            wd_core_word(&m, "flags",
                         wd_VkBuildAccelerationStructureFlagsKHR_string(info->flags, text, sizeof text));
        }
        m.fix = is_allowed ? "Use the flags of the build for each update."
                           : "Build the structure with VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR.";
        wd_core_end(&m);
    }
}

static void check_element(const build *b, uint32_t index) {
    assert(b->infos && index < b->count);
    const VkAccelerationStructureBuildGeometryInfoKHR *info = &b->infos[index];
    const wd_state_acceleration_structure *target = find(b->c, info->dstAccelerationStructure),
                                          *source = find(b->c, info->srcAccelerationStructure);
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pInfos", index);
    check_mode(b, &frame, info);
    wd_acceleration_check_info(b->c, &frame, info);
    if (target) {
        check_type(b, &frame, info, target);
        check_memory(b, &frame, "dstAccelerationStructure", target, WD_CORE_RULE(03707), WD_CORE_RULE(03722));
    }
    const bool is_update = info->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    if (b->is_on_host) {
        wd_acceleration_check_instances(b->c, &frame, "dstAccelerationStructure", target,
                                        WD_CORE_RULE(03775));
        wd_acceleration_check_instances(b->c, &frame, "srcAccelerationStructure", is_update ? source : NULL,
                                        WD_CORE_RULE(03776));
    }
    if (source && is_update) {
        check_memory(b, &frame, "srcAccelerationStructure", source, WD_CORE_RULE(03708), WD_CORE_RULE(03723));
        check_update(b, &frame, info, b->ranges ? b->ranges[index] : NULL, source);
        if (target) {
            check_aliasing(b, &frame, source, target);
        }
    }
    if (!b->is_on_host) {
        check_scratch(b, &frame, info);
        for (uint32_t i = 0; i < info->geometryCount; i++) {
            const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
            const wd_core_frame inner = wd_acceleration_geometry_frame(&frame, info, i);
            if (geometry) {
                check_addresses(b, &inner, geometry);
            }
        }
    }
    check_ranges(b, &frame, index);
}

// Beyond this number, elements are not compared with each other.
enum { MOST_COMPARED = 256 };

static void check_pair(const build *b, uint32_t index, uint32_t other) {
    assert(index < b->count && other < b->count);
    const VkAccelerationStructureBuildGeometryInfoKHR *one = &b->infos[index], *two = &b->infos[other];
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pInfos", index);
    wd_core_message m;
    if (other < index && one->dstAccelerationStructure &&
        one->dstAccelerationStructure == two->dstAccelerationStructure &&
        begin(&m, b, &frame, WD_CORE_RULE(03698))) {
        put_structure(&m, "dstAccelerationStructure", one->dstAccelerationStructure);
        wd_core_summaryf(&m, ", as that of pInfos[%u]", other);
        wd_core_end(&m);
    }
    if (other != index && one->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR &&
        one->srcAccelerationStructure && one->srcAccelerationStructure == two->dstAccelerationStructure &&
        begin(&m, b, &frame, WD_CORE_RULE(03403))) {
        put_structure(&m, "srcAccelerationStructure", one->srcAccelerationStructure);
        wd_core_summaryf(&m, ", which is dstAccelerationStructure of pInfos[%u]", other);
        wd_core_end(&m);
    }
}

static void check(const build *b) {
    for (uint32_t i = 0; b->infos && i < b->count; i++) {
        check_element(b, i);
        for (uint32_t k = 0; b->count <= MOST_COMPARED && k < b->count; k++) {
            check_pair(b, i, k);
        }
    }
    for (uint32_t i = 0; b->infos && i < b->count; i++) {
        wd_acceleration_note_build(b->c, &b->infos[i], b->ranges ? b->ranges[i] : NULL);
    }
}

WD_CORE_CHECK(acceleration, CmdBuildAccelerationStructuresKHR) {
    check(&(build){c, false, s->infoCount, s->pInfos, s->ppBuildRangeInfos});
}

WD_CORE_CHECK(acceleration, CmdBuildAccelerationStructuresIndirectKHR) {
    check(&(build){c, false, s->infoCount, s->pInfos, NULL});
}

WD_CORE_CHECK(acceleration, BuildAccelerationStructuresKHR) {
    check(&(build){c, true, s->infoCount, s->pInfos, s->ppBuildRangeInfos});
}

WD_CORE_CHECK(acceleration, GetAccelerationStructureBuildSizesKHR) {
    const VkPhysicalDeviceAccelerationStructurePropertiesKHR *limits = wd_acceleration_limits(c);
    const VkAccelerationStructureBuildGeometryInfoKHR *info = s->pBuildInfo;
    const wd_core_frame frame = WD_CORE_POINTER(NULL, "pBuildInfo");
    if (!info) {
        return;
    }
    wd_acceleration_check_info(c, &frame, info);
    for (uint32_t i = 0; s->pMaxPrimitiveCounts && limits && i < info->geometryCount; i++) {
        const VkAccelerationStructureGeometryKHR *geometry = wd_acceleration_geometry(info, i);
        wd_core_message m;
        if (geometry && geometry->geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR &&
            limits->maxInstanceCount && s->pMaxPrimitiveCounts[i] > limits->maxInstanceCount &&
            wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03785))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pMaxPrimitiveCounts[]", s->pMaxPrimitiveCounts[i]);
            wd_core_unsigned(&m, "VkPhysicalDeviceAccelerationStructurePropertiesKHR::maxInstanceCount",
                             limits->maxInstanceCount);
            wd_core_end(&m);
        }
    }
}
