// Acceleration structures: builds, copies, and reads of ray traces.
#include "vk/syncval/validator/record/acceleration.h"

#include "vk/syncval/validator/record/address.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/descriptor.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"

#define BUILD_READ WD_SYNC_ACCELERATION_STRUCTURE_BUILD_ACCELERATION_STRUCTURE_READ
#define BUILD_WRITE WD_SYNC_ACCELERATION_STRUCTURE_BUILD_ACCELERATION_STRUCTURE_WRITE
#define INPUT_READ WD_SYNC_ACCELERATION_STRUCTURE_BUILD_SHADER_READ

void wd_syncval_access_structure(wd_syncval_recorder *recorder,
                                 const wd_state_acceleration_structure *structure, wd_sync_usage usage) {
    wd_state_command_buffer *command_buffer = recorder->command_buffer;
    if (structure && structure->buffer &&
        wd_state_keep_weak(command_buffer, (wd_state_object *)&structure->buffer->object)) {
        wd_syncval_access_buffer(recorder, structure->buffer, structure->offset, structure->size, usage);
    } else if (structure && structure->binding.memory &&
               wd_state_keep_weak(command_buffer, (wd_state_object *)&structure->object)) {
        wd_syncval_access_memory(recorder, &structure->object, &structure->binding,
                                 wd_syncval_structure_size(recorder->device, structure), usage);
    } else {
        wd_syncval_access_unknown_shown(recorder);
    }
}

static void access_structure(wd_syncval_recorder *recorder, const wd_call *call,
                             VkAccelerationStructureKHR handle, wd_sync_usage usage) {
    if (handle) {
        wd_syncval_access_structure(recorder,
                                    wd_state_find_acceleration_structure(call->device->state, handle), usage);
    }
}

// --- Reads of a build

uint64_t wd_syncval_index_size(VkIndexType type) {
    return type == VK_INDEX_TYPE_UINT32     ? 4
           : type == VK_INDEX_TYPE_UINT16   ? 2
           : type == VK_INDEX_TYPE_NONE_KHR ? 0
                                            : 1;
}

// read_indexed_vertices adds the vertices that indices select: from `first`, which is added to each index, to
// maxVertex.
static void read_indexed_vertices(wd_syncval_recorder *recorder,
                                  const VkAccelerationStructureGeometryTrianglesDataKHR *from, uint32_t first,
                                  uint64_t size) {
    if (size && first <= from->maxVertex) {
        wd_syncval_read_address_bounded(recorder, from->vertexData.deviceAddress + first * from->vertexStride,
                                        (from->maxVertex - first) * from->vertexStride + size, INPUT_READ);
    } else {
        wd_syncval_read_unknown(recorder);
    }
}

static void read_triangles(wd_syncval_recorder *recorder,
                           const VkAccelerationStructureGeometryTrianglesDataKHR *from,
                           const VkAccelerationStructureBuildRangeInfoKHR *range) {
    const uint64_t indices = wd_syncval_index_size(from->indexType) * range->primitiveCount * 3;
    const wd_format *format = wd_format_find(from->vertexFormat);
    const uint64_t size = format ? format->block_size : 0;
    const VkDeviceAddress vertices = from->vertexData.deviceAddress + range->firstVertex * from->vertexStride;
    if (indices) {
        wd_syncval_access_address(recorder, from->indexData.deviceAddress + range->primitiveOffset, indices,
                                  INPUT_READ);
        read_indexed_vertices(recorder, from, range->firstVertex, size);
    } else if (size) {
        wd_syncval_access_address(recorder, vertices + range->primitiveOffset,
                                  (range->primitiveCount * UINT64_C(3) - 1) * from->vertexStride + size,
                                  INPUT_READ);
    } else {
        wd_syncval_access_unknown_shown(recorder);
    }
    if (from->transformData.deviceAddress) {
        wd_syncval_access_address(recorder, from->transformData.deviceAddress + range->transformOffset,
                                  sizeof(VkTransformMatrixKHR), INPUT_READ);
    }
}

static void read_geometry(wd_syncval_recorder *recorder, const VkAccelerationStructureGeometryKHR *geometry,
                          const VkAccelerationStructureBuildRangeInfoKHR *range) {
    const uint64_t count = range->primitiveCount;
    if (!count) {
        return;
    }
    switch (geometry->geometryType) {
    case VK_GEOMETRY_TYPE_TRIANGLES_KHR:
        read_triangles(recorder, &geometry->geometry.triangles, range);
        return;
    case VK_GEOMETRY_TYPE_AABBS_KHR:
        wd_syncval_access_address(
            recorder, geometry->geometry.aabbs.data.deviceAddress + range->primitiveOffset,
            (count - 1) * geometry->geometry.aabbs.stride + sizeof(VkAabbPositionsKHR), INPUT_READ);
        return;
    case VK_GEOMETRY_TYPE_INSTANCES_KHR:
        // The structures of the instances, and the memory at instance pointers, are selected by data in
        // memory.
        wd_syncval_read_unknown_elements(recorder);
        wd_syncval_access_address(recorder,
                                  geometry->geometry.instances.data.deviceAddress + range->primitiveOffset,
                                  count * (geometry->geometry.instances.arrayOfPointers
                                               ? sizeof(VkDeviceAddress)
                                               : sizeof(VkAccelerationStructureInstanceKHR)),
                                  INPUT_READ);
        return;
    default:
        wd_syncval_access_unknown_shown(recorder);
    }
}

// read_geometry_at adds a read of an unknown range from an address on, because the arguments of an indirect
// build are in memory.
static void read_geometry_at(wd_syncval_recorder *recorder, VkDeviceAddress address) {
    wd_syncval_read_address_unknown_range(recorder, address, VK_WHOLE_SIZE, INPUT_READ);
}

// read_geometry_unknown_range is for indirect builds: the arguments in memory give the number of primitives,
// up to a maximum, and their offset. Like a draw, a build counts as reading something.
static void read_geometry_unknown_range(wd_syncval_recorder *recorder,
                                        const VkAccelerationStructureGeometryKHR *geometry,
                                        uint32_t max_count) {
    if (!max_count) {
        return;
    }
    switch (geometry->geometryType) {
    case VK_GEOMETRY_TYPE_TRIANGLES_KHR: {
        const VkAccelerationStructureGeometryTrianglesDataKHR *triangles = &geometry->geometry.triangles;
        read_geometry_at(recorder, triangles->vertexData.deviceAddress);
        if (wd_syncval_index_size(triangles->indexType)) {
            read_geometry_at(recorder, triangles->indexData.deviceAddress);
        }
        read_geometry_at(recorder, triangles->transformData.deviceAddress);
        return;
    }
    case VK_GEOMETRY_TYPE_AABBS_KHR:
        read_geometry_at(recorder, geometry->geometry.aabbs.data.deviceAddress);
        return;
    case VK_GEOMETRY_TYPE_INSTANCES_KHR:
        read_geometry_at(recorder, geometry->geometry.instances.data.deviceAddress);
        return;
    default:
        return;
    }
}

static const VkAccelerationStructureGeometryKHR *
geometry_of(const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t number) {
    return info->pGeometries    ? &info->pGeometries[number]
           : info->ppGeometries ? info->ppGeometries[number]
                                : NULL;
}

// --- Writes of a build

// access_scratch adds the scratch memory, whose size it queries from the driver.
static void access_scratch(wd_syncval_recorder *recorder,
                           const VkAccelerationStructureBuildGeometryInfoKHR *info, const uint32_t *counts) {
    wd_chassis_device *chassis = recorder->device->chassis;
    VkAccelerationStructureBuildSizesInfoKHR sizes = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};
    if (!counts || !chassis->dispatch.GetAccelerationStructureBuildSizesKHR) {
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    chassis->dispatch.GetAccelerationStructureBuildSizesKHR(
        chassis->handle, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, info, counts, &sizes);
    const VkDeviceSize size = info->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR
                                  ? sizes.updateScratchSize
                                  : sizes.buildScratchSize;
    wd_syncval_access_address(recorder, info->scratchData.deviceAddress, size, BUILD_WRITE);
}

static void access_build(wd_syncval_recorder *recorder, const wd_call *call,
                         const VkAccelerationStructureBuildGeometryInfoKHR *info, const uint32_t *counts) {
    if (info->mode == VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR) {
        access_structure(recorder, call, info->srcAccelerationStructure, BUILD_READ);
    }
    access_structure(recorder, call, info->dstAccelerationStructure, BUILD_WRITE);
    access_scratch(recorder, info, counts);
}

bool wd_syncval_CmdBuildAccelerationStructuresKHR(wd_call *call,
                                                  const wd_CmdBuildAccelerationStructuresKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && i < args->infoCount; i++) {
        const VkAccelerationStructureBuildGeometryInfoKHR *info = &args->pInfos[i];
        const VkAccelerationStructureBuildRangeInfoKHR *ranges = args->ppBuildRangeInfos[i];
        uint32_t *counts =
            wd_arena_alloc_zero(&call->scratch, info->geometryCount + (size_t)1, sizeof(*counts));
        for (uint32_t k = 0; k < info->geometryCount; k++) {
            const VkAccelerationStructureGeometryKHR *geometry = geometry_of(info, k);
            if (geometry) {
                read_geometry(recorder, geometry, &ranges[k]);
            }
            if (counts) {
                counts[k] = ranges[k].primitiveCount;
            }
        }
        access_build(recorder, call, info, counts);
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdBuildAccelerationStructuresIndirectKHR(
    wd_call *call, const wd_CmdBuildAccelerationStructuresIndirectKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && i < args->infoCount; i++) {
        wd_syncval_access_unknown_shown(recorder); // The size of the geometry is in memory.
        for (uint32_t k = 0; k < args->pInfos[i].geometryCount; k++) {
            const VkAccelerationStructureGeometryKHR *geometry = geometry_of(&args->pInfos[i], k);
            if (geometry) {
                read_geometry_unknown_range(recorder, geometry, args->ppMaxPrimitiveCounts[i][k]);
            }
            wd_syncval_access_address(
                recorder, args->pIndirectDeviceAddresses[i] + (uint64_t)k * args->pIndirectStrides[i],
                sizeof(VkAccelerationStructureBuildRangeInfoKHR),
                WD_SYNC_ACCELERATION_STRUCTURE_BUILD_INDIRECT_COMMAND_READ);
        }
        access_build(recorder, call, &args->pInfos[i], args->ppMaxPrimitiveCounts[i]);
    }
    return wd_syncval_finish(recorder);
}

// --- Copies, serialized or not
//
// With VK_KHR_ray_tracing_maintenance1 copies have a stage of their own, and programs may use either stage.
// Copies are then recorded in the build stage, and barriers with the copy stage or ALL_TRANSFER also cover it
// (wd_syncval_widen_stages).

static void read_structure(wd_syncval_recorder *recorder, const wd_call *call,
                           VkAccelerationStructureKHR handle) {
    // A narrower mask for these stages could not be given in the program's own terms.
    if (recorder->device->has_structure_copies) {
        wd_syncval_log_unknown(recorder);
    }
    access_structure(recorder, call, handle, BUILD_READ);
}

bool wd_syncval_CmdCopyAccelerationStructureKHR(wd_call *call,
                                                const wd_CmdCopyAccelerationStructureKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    read_structure(recorder, call, args->pInfo->src);
    // The size of a compacted or cloned structure is that of the destination.
    access_structure(recorder, call, args->pInfo->dst, BUILD_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdWriteAccelerationStructuresPropertiesKHR(
    wd_call *call, const wd_CmdWriteAccelerationStructuresPropertiesKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && i < args->accelerationStructureCount; i++) {
        read_structure(recorder, call, args->pAccelerationStructures[i]);
    }
    return wd_syncval_finish(recorder);
}

// A serialized structure begins with two UUIDs and three sizes. Only the device knows its length.
#define SERIALIZED_HEADER (2 * VK_UUID_SIZE + 3 * sizeof(uint64_t))

static void access_serialized(wd_syncval_recorder *recorder, VkDeviceAddress address, wd_sync_usage usage) {
    wd_syncval_access_unknown_shown(recorder);
    wd_syncval_access_address(recorder, address, SERIALIZED_HEADER, usage);
}

bool wd_syncval_CmdCopyAccelerationStructureToMemoryKHR(
    wd_call *call, const wd_CmdCopyAccelerationStructureToMemoryKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    read_structure(recorder, call, args->pInfo->src);
    access_serialized(recorder, args->pInfo->dst.deviceAddress,
                      WD_SYNC_ACCELERATION_STRUCTURE_BUILD_TRANSFER_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdCopyMemoryToAccelerationStructureKHR(
    wd_call *call, const wd_CmdCopyMemoryToAccelerationStructureKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    access_serialized(recorder, args->pInfo->src.deviceAddress,
                      WD_SYNC_ACCELERATION_STRUCTURE_BUILD_TRANSFER_READ);
    access_structure(recorder, call, args->pInfo->dst, BUILD_WRITE);
    return wd_syncval_finish(recorder);
}

// --- Ray traces

#define TABLE_READ WD_SYNC_RAY_TRACING_SHADER_SHADER_BINDING_TABLE_READ

static bool has_entries(const VkStridedDeviceAddressRegionKHR *table) {
    return table && table->deviceAddress && table->size;
}

// trace_rays adds the accesses of the shaders and of the tables. The entry of the ray generation shader is
// read completely; the rays select entries of the other tables.
static void trace_rays(wd_syncval_recorder *recorder, const VkStridedDeviceAddressRegionKHR *generation,
                       const VkStridedDeviceAddressRegionKHR *const tables[3]) {
    uint8_t filled = 0;
    for (int i = 0; i < 3; i++) {
        filled |= has_entries(tables[i]) ? 1u << i : 0;
    }
    const uint8_t read = wd_syncval_access_rays(recorder, filled);
    if (has_entries(generation)) {
        wd_syncval_access_address(recorder, generation->deviceAddress, generation->size, TABLE_READ);
    }
    for (int i = 0; i < 3; i++) {
        if (read >> i & 1) {
            wd_syncval_read_address_unknown_range(recorder, tables[i]->deviceAddress, tables[i]->size,
                                                  TABLE_READ);
        }
    }
}

bool wd_syncval_CmdTraceRaysKHR(wd_call *call, const wd_CmdTraceRaysKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (recorder && args->width && args->height && args->depth) {
        trace_rays(recorder, args->pRaygenShaderBindingTable,
                   (const VkStridedDeviceAddressRegionKHR *const[]){args->pMissShaderBindingTable,
                                                                    args->pHitShaderBindingTable,
                                                                    args->pCallableShaderBindingTable});
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdTraceRaysIndirectKHR(wd_call *call, const wd_CmdTraceRaysIndirectKHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->command.is_indirect = true;
    trace_rays(recorder, args->pRaygenShaderBindingTable,
               (const VkStridedDeviceAddressRegionKHR *const[]){args->pMissShaderBindingTable,
                                                                args->pHitShaderBindingTable,
                                                                args->pCallableShaderBindingTable});
    wd_syncval_access_address(recorder, args->indirectDeviceAddress, sizeof(VkTraceRaysIndirectCommandKHR),
                              WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    return wd_syncval_finish(recorder);
}

// The addresses of the tables, and whether they have entries, are in memory.
bool wd_syncval_CmdTraceRaysIndirect2KHR(wd_call *call, const wd_CmdTraceRaysIndirect2KHR_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    recorder->command.is_indirect = true;
    wd_syncval_access_rays(recorder, 0);
    wd_syncval_access_unknown_shown(recorder);
    wd_syncval_access_address(recorder, args->indirectDeviceAddress, sizeof(VkTraceRaysIndirectCommand2KHR),
                              WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    return wd_syncval_finish(recorder);
}
