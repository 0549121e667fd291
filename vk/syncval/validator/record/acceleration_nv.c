// VK_NV_ray_tracing: acceleration structures with memory of their own, built from buffers, and traces with
// tables in buffers.
//
// Structures and scratch memory are accessed in the build stage (vkCmdBuildAccelerationStructureNV); the
// inputs are read as in KHR builds. Structures are not compared with images of optimal tiling in the same
// memory.
#include "vk/syncval/validator/record/acceleration.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/descriptor.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

#define BUILD_READ WD_SYNC_ACCELERATION_STRUCTURE_BUILD_ACCELERATION_STRUCTURE_READ
#define BUILD_WRITE WD_SYNC_ACCELERATION_STRUCTURE_BUILD_ACCELERATION_STRUCTURE_WRITE
#define INPUT_READ WD_SYNC_ACCELERATION_STRUCTURE_BUILD_SHADER_READ

static const wd_state_acceleration_structure *structure_of(const wd_call *call,
                                                           VkAccelerationStructureNV handle) {
    return wd_state_find_acceleration_structure_nv(call->device->state, handle);
}

// --- Builds

static void read_triangles(wd_syncval_recorder *recorder, const wd_call *call,
                           const VkGeometryTrianglesNV *from) {
    const uint64_t indices = wd_syncval_index_size(from->indexType) * from->indexCount;
    const wd_format *format = wd_format_find(from->vertexFormat);
    const wd_state_buffer *vertices = wd_syncval_buffer_of(call, from->vertexData);
    if (!format || !from->vertexCount) {
        wd_syncval_read_unknown(recorder);
        return;
    }
    const VkDeviceSize size = (from->vertexCount - UINT64_C(1)) * from->vertexStride + format->block_size;
    if (indices) {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, from->indexData), from->indexOffset,
                                 indices, INPUT_READ);
        // The indices select vertices.
        wd_syncval_read_bounded(recorder, vertices, from->vertexOffset, size, INPUT_READ);
    } else {
        wd_syncval_access_buffer(recorder, vertices, from->vertexOffset, size, INPUT_READ);
    }
    wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, from->transformData), from->transformOffset,
                             sizeof(VkTransformMatrixKHR), INPUT_READ);
}

static void read_geometry(wd_syncval_recorder *recorder, const wd_call *call, const VkGeometryNV *geometry) {
    const VkGeometryAABBNV *boxes = &geometry->geometry.aabbs;
    if (geometry->geometryType == VK_GEOMETRY_TYPE_TRIANGLES_NV) {
        read_triangles(recorder, call, &geometry->geometry.triangles);
    } else if (boxes->numAABBs) {
        wd_syncval_access_buffer(recorder, wd_syncval_buffer_of(call, boxes->aabbData), boxes->offset,
                                 (boxes->numAABBs - UINT64_C(1)) * boxes->stride + sizeof(VkAabbPositionsKHR),
                                 INPUT_READ);
    }
}

bool wd_syncval_CmdBuildAccelerationStructureNV(wd_call *call,
                                                const wd_CmdBuildAccelerationStructureNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    const wd_state_acceleration_structure *target = structure_of(call, args->dst);
    for (uint32_t i = 0; i < args->pInfo->geometryCount; i++) {
        read_geometry(recorder, call, &args->pInfo->pGeometries[i]);
    }
    if (args->instanceData) {
        wd_syncval_access_unknown_shown(
            recorder); // The structures of the instances are selected by data in memory.
        wd_syncval_access_buffer(
            recorder, wd_syncval_buffer_of(call, args->instanceData), args->instanceOffset,
            args->pInfo->instanceCount * (uint64_t)sizeof(VkAccelerationStructureInstanceKHR), INPUT_READ);
    }
    if (args->update) {
        wd_syncval_access_structure(recorder, structure_of(call, args->src), BUILD_READ);
    }
    wd_syncval_access_structure(recorder, target, BUILD_WRITE);
    if (target) {
        wd_syncval_access_buffer(
            recorder, wd_syncval_buffer_of(call, args->scratch), args->scratchOffset,
            wd_syncval_structure_memory(
                recorder->device, target,
                args->update ? VK_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_TYPE_UPDATE_SCRATCH_NV
                             : VK_ACCELERATION_STRUCTURE_MEMORY_REQUIREMENTS_TYPE_BUILD_SCRATCH_NV),
            BUILD_WRITE);
    }
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdCopyAccelerationStructureNV(wd_call *call,
                                               const wd_CmdCopyAccelerationStructureNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    wd_syncval_access_structure(recorder, structure_of(call, args->src), BUILD_READ);
    wd_syncval_access_structure(recorder, structure_of(call, args->dst), BUILD_WRITE);
    return wd_syncval_finish(recorder);
}

bool wd_syncval_CmdWriteAccelerationStructuresPropertiesNV(
    wd_call *call, const wd_CmdWriteAccelerationStructuresPropertiesNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    for (uint32_t i = 0; recorder && i < args->accelerationStructureCount; i++) {
        wd_syncval_access_structure(recorder, structure_of(call, args->pAccelerationStructures[i]),
                                    BUILD_READ);
    }
    return wd_syncval_finish(recorder);
}

// --- Traces

void wd_syncval_post_CreateRayTracingPipelinesNV(wd_call *call,
                                                 const wd_CreateRayTracingPipelinesNV_args *args,
                                                 const wd_CreateRayTracingPipelinesNV_args *down) {
    (void)down;
    for (uint32_t i = 0; call->data && args->pPipelines && i < args->createInfoCount; i++) {
        wd_syncval_attach_ray_pipeline(call, args->pPipelines[i]);
    }
}

// The tables have no size here, and the specification defines no access for them, so their reads are not
// checked.
bool wd_syncval_CmdTraceRaysNV(wd_call *call, const wd_CmdTraceRaysNV_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder || !args->width || !args->height || !args->depth) {
        return wd_syncval_finish(recorder);
    }
    const uint8_t tables = (args->missShaderBindingTableBuffer ? WD_SYNCVAL_TABLE_MISS : 0) |
                           (args->hitShaderBindingTableBuffer ? WD_SYNCVAL_TABLE_HIT : 0) |
                           (args->callableShaderBindingTableBuffer ? WD_SYNCVAL_TABLE_CALLABLE : 0);
    wd_syncval_access_rays(recorder, tables);
    wd_syncval_read_unknown(recorder);
    return wd_syncval_finish(recorder);
}
