// Recording of the checks of builds: an item for each rule of each geometry, and one dispatch for a command.
#include "vk/gpuav/builds/acceleration_builds.h"

#include "vk/gpuav/builds/build_items.h"
#include "vk/gpuav/builds/build_layout.h"
#include "vk/gpuav/builds/build_shaders.h"

enum { MOTION = 0x20 }; // VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV

static void check_instances(wd_build *of, const wd_build_geometry *from) {
    const VkAccelerationStructureGeometryInstancesDataKHR *data = &from->info->geometry.instances;
    const struct wd_gpuav_builds *builds = of->device->builds;
    const VkDeviceSize stride =
        data->arrayOfPointers ? sizeof(VkDeviceAddress) : sizeof(VkAccelerationStructureInstanceKHR);
    const VkDeviceAddress address = data->data.deviceAddress;
    // Instances with motion have another structure.
    if ((of->info->flags & MOTION) || address % (data->arrayOfPointers ? 8 : 16) ||
        !wd_build_is_readable(of, address + from->range.primitiveOffset,
                              wd_build_data_size(from, stride, stride))) {
        return;
    }
    const struct {
        uint32_t kind;
        bool is_wanted;
    } rules[] = {
        {WD_BUILD_POINTERS, data->arrayOfPointers},
        {WD_BUILD_REFERENCES, builds->checks_references},
        {WD_BUILD_MATRICES, true},
        {WD_BUILD_OVERLAPS, of->num_targets > 1},
    };
    for (size_t i = 0; i < sizeof(rules) / sizeof(*rules); i++) {
        uint32_t words[WD_INDIRECT_ITEM_WORDS];
        if (!rules[i].is_wanted) {
            continue;
        }
        wd_build_start_item(of, from, rules[i].kind, words);
        words[WD_INDIRECT_FLAGS] |= data->arrayOfPointers ? WD_BUILD_HAS_POINTERS : 0;
        wd_build_set_address(&words[WD_BUILD_DATA], address);
        wd_build_set_address(&words[WD_BUILD_TRANSFORM_DATA], builds->structures.memory.address);
        if (rules[i].kind == WD_BUILD_OVERLAPS) {
            words[WD_BUILD_TARGETS] = of->targets;
            words[WD_BUILD_NUM_TARGETS] = of->num_targets;
        }
        wd_build_add_item(of, from, words);
    }
}

static void check_triangles(wd_build *of, const wd_build_geometry *from) {
    const VkAccelerationStructureGeometryTrianglesDataKHR *data = &from->info->geometry.triangles;
    const uint32_t index_size = data->indexType == VK_INDEX_TYPE_UINT16   ? 2
                                : data->indexType == VK_INDEX_TYPE_UINT32 ? 4
                                                                          : 0;
    const VkDeviceAddress indices = data->indexData.deviceAddress;
    const VkDeviceAddress transform = data->transformData.deviceAddress;
    uint32_t words[WD_INDIRECT_ITEM_WORDS];
    if (index_size && indices % index_size == 0 && from->range.primitiveOffset % index_size == 0 &&
        wd_build_is_readable(
            of, indices + from->range.primitiveOffset,
            wd_build_data_size(from, (VkDeviceSize)index_size * 3, (VkDeviceSize)index_size * 3))) {
        wd_build_start_item(of, from, WD_BUILD_INDICES, words);
        wd_build_set_address(&words[WD_BUILD_DATA], indices);
        words[WD_BUILD_STRIDE] = index_size;
        words[WD_BUILD_MAX_VERTEX] = data->maxVertex;
        wd_build_add_item(of, from, words);
    }
    if (transform % 16 == 0 && from->range.primitiveCount && from->range.transformOffset % 16 == 0 &&
        wd_build_is_readable(of, transform ? transform + from->range.transformOffset : 0,
                             from->range_address ? 1 : sizeof(VkTransformMatrixKHR))) {
        wd_build_start_item(of, from, WD_BUILD_TRANSFORM, words);
        wd_build_set_address(&words[WD_BUILD_TRANSFORM_DATA], transform);
        wd_build_add_item(of, from, words);
    }
}

static void check_boxes(wd_build *of, const wd_build_geometry *from) {
    const VkAccelerationStructureGeometryAabbsDataKHR *data = &from->info->geometry.aabbs;
    const VkDeviceAddress address = data->data.deviceAddress;
    if (address % 8 || data->stride % 8 || data->stride > UINT32_MAX ||
        !wd_build_is_readable(of, address + from->range.primitiveOffset,
                              wd_build_data_size(from, data->stride, sizeof(VkAabbPositionsKHR)))) {
        return;
    }
    uint32_t words[WD_INDIRECT_ITEM_WORDS];
    wd_build_start_item(of, from, WD_BUILD_BOXES, words);
    wd_build_set_address(&words[WD_BUILD_DATA], address);
    words[WD_BUILD_STRIDE] = (uint32_t)data->stride;
    wd_build_add_item(of, from, words);
}

static void check_geometry(wd_build *of, const wd_build_geometry *from) {
    uint32_t words[WD_INDIRECT_ITEM_WORDS];
    if (from->range_address) {
        wd_build_start_item(of, from, WD_BUILD_COUNT, words);
        wd_build_add_item(of, from, words);
    }
    if (from->info->geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR) {
        check_instances(of, from);
    } else if (from->info->geometryType == VK_GEOMETRY_TYPE_TRIANGLES_KHR) {
        check_triangles(of, from);
    } else if (from->info->geometryType == VK_GEOMETRY_TYPE_AABBS_KHR) {
        check_boxes(of, from);
    }
}

static const VkAccelerationStructureGeometryKHR *
geometry_of(const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t index) {
    return info->pGeometries    ? &info->pGeometries[index]
           : info->ppGeometries ? info->ppGeometries[index]
                                : NULL;
}

// Destinations

static bool has_instances(const VkAccelerationStructureBuildGeometryInfoKHR *info) {
    const VkAccelerationStructureGeometryKHR *first = info->geometryCount ? geometry_of(info, 0) : NULL;
    return first && first->geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR;
}

// write_target writes the destination of a build: as many bytes as the driver needs at most.
static bool write_target(const wd_gpuav_device *device,
                         const VkAccelerationStructureBuildGeometryInfoKHR *info, const uint32_t *counts,
                         uint32_t index, uint32_t *words) {
    const wd_state_acceleration_structure *target =
        wd_state_find_acceleration_structure(device->chassis->state, info->dstAccelerationStructure);
    if (!target) {
        return false;
    }
    const VkAccelerationStructureDeviceAddressInfoKHR address_info = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR,
        .accelerationStructure = (VkAccelerationStructureKHR)target->object.handle,
    };
    VkAccelerationStructureBuildSizesInfoKHR sizes = {
        .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};
    device->vk->GetAccelerationStructureBuildSizesKHR(
        device->handle, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, info, counts, &sizes);
    const VkDeviceAddress address =
        device->vk->GetAccelerationStructureDeviceAddressKHR(device->handle, &address_info);
    const VkDeviceSize size =
        sizes.accelerationStructureSize < target->size ? sizes.accelerationStructureSize : target->size;
    words[WD_BUILD_TARGET_INFO] = index;
    wd_build_set_address(&words[WD_BUILD_TARGET_BEGIN], address);
    wd_build_set_address(&words[WD_BUILD_TARGET_END], address + size);
    return address != 0;
}

// add_targets writes the destinations of a command if instances of one of its builds may overlap them.
static void add_targets(wd_build *of, const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                        uint32_t count, const uint32_t *const *max_counts) {
    wd_gpuav_inputs *work = wd_gpuav_indirect_work(of->device);
    bool is_needed = false;
    for (uint32_t i = 0; i < count; i++) {
        is_needed |= has_instances(&infos[i]);
    }
    if (count < 2 || count > UINT16_MAX || !is_needed || !max_counts) {
        return;
    }
    of->targets_class = wd_gpuav_inputs_size_class(count * WD_BUILD_TARGET_WORDS);
    of->targets = wd_gpuav_inputs_allocate(work, of->targets_class);
    for (uint32_t i = 0; of->targets && i < count; i++) {
        uint32_t *words = work->memory.words + of->targets + of->num_targets * WD_BUILD_TARGET_WORDS;
        of->num_targets += write_target(of->device, &infos[i], max_counts[i], i, words);
    }
}

// The commands

// begin returns whether the data of a build is checked.
static bool begin(wd_call *call, VkCommandBuffer handle, const char *command, wd_build *of) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active || !device->builds) {
        return false;
    }
    *of = (wd_build){.device = device,
                     .command_buffer = wd_state_find_command_buffer(device->chassis->state, handle),
                     .command = command,
                     .scratch = &call->scratch};
    of->recording = of->command_buffer ? wd_gpuav_find_recording(device, of->command_buffer) : NULL;
    if (!of->recording || wd_state_command_buffer_render_pass_scope(of->command_buffer) == WD_STATE_INSIDE) {
        return false;
    }
    const char *reason = wd_gpuav_indirect_why_not(device, of->command_buffer, of->recording);
    if (reason) {
        wd_gpuav_indirect_unchecked(device, command, reason);
    }
    return !reason;
}

static void end(wd_build *of) {
    if (of->targets && !of->has_targets_owner) {
        wd_gpuav_inputs_free(wd_gpuav_indirect_work(of->device), of->targets, of->targets_class);
    }
    if (of->first_node) {
        wd_gpuav_indirect_record_dispatch(of->device, of->command_buffer, of->recording, of->first_node,
                                          of->device->builds->pipeline, WD_INDIRECT_FETCH_GROUPS);
    }
    if (of->is_incomplete) {
        wd_gpuav_indirect_unchecked(of->device, of->command,
                                    "too many commands are recorded (gpuav_max_memory)");
    }
}

// check_build checks one element of pInfos. The geometries have their ranges; NULL: there was no memory.
static void check_build(wd_build *of, const wd_build_geometry *geometries) {
    if (!geometries) {
        of->is_incomplete = true;
        wd_build_updates_forget(of->device, of->info->dstAccelerationStructure);
        return;
    }
    for (uint32_t i = 0; i < of->info->geometryCount; i++) {
        if (geometries[i].info) {
            check_geometry(of, &geometries[i]);
        }
    }
    wd_build_updates_check(of, geometries, of->info->geometryCount);
}

// note_built notes that a structure is built (wd_structure_builds_note), and updates the words of descriptors that hold
// it.
static void note_built(wd_gpuav_device *device, VkAccelerationStructureKHR handle, uint32_t build) {
    if (device && device->builds &&
        wd_structure_builds_note(&device->builds->builds, (uint64_t)(uintptr_t)handle, build)) {
        wd_gpuav_inputs_structure_built(&device->inputs);
    }
}

static void note_targets(wd_gpuav_device *device, const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                         uint32_t count) {
    for (uint32_t i = 0; infos && i < count; i++) {
        const bool is_bottom = infos[i].type == VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        const bool has_motion = (infos[i].flags & VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV) != 0;
        note_built(device, infos[i].dstAccelerationStructure,
                   (is_bottom ? WD_STRUCTURE_BUILD_BOTTOM_LEVEL : WD_STRUCTURE_BUILD_TOP_LEVEL) |
                       (has_motion ? WD_STRUCTURE_BUILD_WITH_MOTION : WD_STRUCTURE_BUILD_WITHOUT_MOTION));
    }
}

// note_copy notes that a structure has the content and the type of another one.
static void note_copy(wd_gpuav_device *device, VkAccelerationStructureKHR handle) {
    note_built(device, handle, WD_STRUCTURE_BUILD_TOP_LEVEL | WD_STRUCTURE_BUILD_WITHOUT_MOTION);
    wd_build_updates_forget(device, handle);
}

// forget_targets ends the check of updates of structures whose builds are not checked.
static void forget_targets(wd_gpuav_device *device, const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                           uint32_t count) {
    for (uint32_t i = 0; infos && i < count; i++) {
        if (infos[i].flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR) {
            wd_build_updates_forget(device, infos[i].dstAccelerationStructure);
        }
    }
}

// count_primitives returns, for each build, the numbers of primitives of its geometries. NULL: there is no memory.
static const uint32_t *const *
count_primitives(wd_arena *scratch, const VkAccelerationStructureBuildGeometryInfoKHR *infos, uint32_t count,
                 const VkAccelerationStructureBuildRangeInfoKHR *const *ranges) {
    const uint32_t **all = wd_arena_alloc_zero(scratch, count, sizeof(*all));
    for (uint32_t i = 0; all && i < count; i++) {
        uint32_t *counts = wd_arena_alloc_zero(scratch, infos[i].geometryCount + 1, sizeof(*counts));
        for (uint32_t j = 0; counts && ranges[i] && j < infos[i].geometryCount; j++) {
            counts[j] = ranges[i][j].primitiveCount;
        }
        if (!counts) {
            return NULL;
        }
        all[i] = counts;
    }
    return all;
}

void wd_gpuav_builds_pre_build(wd_call *call, const wd_CmdBuildAccelerationStructuresKHR_args *args,
                               wd_CmdBuildAccelerationStructuresKHR_args *down) {
    (void)down;
    wd_build of;
    note_targets(call->data, args->pInfos, args->infoCount);
    if (!args->pInfos || !args->ppBuildRangeInfos ||
        !begin(call, args->commandBuffer, "vkCmdBuildAccelerationStructuresKHR", &of)) {
        forget_targets(call->data, args->pInfos, args->infoCount);
        return;
    }
    add_targets(&of, args->pInfos, args->infoCount,
                args->infoCount > 1
                    ? count_primitives(&call->scratch, args->pInfos, args->infoCount, args->ppBuildRangeInfos)
                    : NULL);
    for (of.index = 0; of.index < args->infoCount; of.index++) {
        const VkAccelerationStructureBuildRangeInfoKHR *ranges = args->ppBuildRangeInfos[of.index];
        of.info = &args->pInfos[of.index];
        const uint32_t count = ranges ? of.info->geometryCount : 0;
        wd_build_geometry *list =
            ranges ? wd_arena_alloc_zero(&call->scratch, (size_t)count + 1, sizeof(*list)) : NULL;
        for (uint32_t i = 0; list && i < count; i++) {
            list[i] = (wd_build_geometry){geometry_of(of.info, i), i, ranges[i], 0};
        }
        check_build(&of, list);
    }
    end(&of);
}

void wd_gpuav_builds_pre_build_indirect(wd_call *call,
                                        const wd_CmdBuildAccelerationStructuresIndirectKHR_args *args,
                                        wd_CmdBuildAccelerationStructuresIndirectKHR_args *down) {
    (void)down;
    wd_build of;
    note_targets(call->data, args->pInfos, args->infoCount);
    if (!args->pInfos || !args->pIndirectDeviceAddresses || !args->pIndirectStrides ||
        !args->ppMaxPrimitiveCounts ||
        !begin(call, args->commandBuffer, "vkCmdBuildAccelerationStructuresIndirectKHR", &of)) {
        forget_targets(call->data, args->pInfos, args->infoCount);
        return;
    }
    add_targets(&of, args->pInfos, args->infoCount, args->ppMaxPrimitiveCounts);
    for (of.index = 0; of.index < args->infoCount; of.index++) {
        const uint32_t *max_counts = args->ppMaxPrimitiveCounts[of.index];
        of.info = &args->pInfos[of.index];
        const uint32_t count = max_counts ? of.info->geometryCount : 0;
        wd_build_geometry *list =
            max_counts ? wd_arena_alloc_zero(&call->scratch, (size_t)count + 1, sizeof(*list)) : NULL;
        for (uint32_t i = 0; list && i < count; i++) {
            const VkDeviceAddress address = args->pIndirectDeviceAddresses[of.index] +
                                            (VkDeviceAddress)args->pIndirectStrides[of.index] * i;
            if (address % 4 == 0 &&
                wd_build_is_readable(&of, address, sizeof(VkAccelerationStructureBuildRangeInfoKHR))) {
                list[i] = (wd_build_geometry){
                    geometry_of(of.info, i), i, {.primitiveCount = max_counts[i]}, address};
            }
        }
        check_build(&of, list);
    }
    end(&of);
}

// Structures

void wd_gpuav_builds_post_get_address(wd_call *call,
                                      const wd_GetAccelerationStructureDeviceAddressKHR_args *args,
                                      const wd_GetAccelerationStructureDeviceAddressKHR_args *down) {
    (void)down;
    wd_gpuav_device *device = call->data;
    if (device && device->active && device->builds && args->pInfo) {
        wd_structure_table_add(
            &device->builds->structures,
            wd_state_find_acceleration_structure(device->chassis->state, args->pInfo->accelerationStructure));
    }
}

// The content of a structure changes without a build that is checked.

void wd_gpuav_builds_pre_copy(wd_call *call, const wd_CmdCopyAccelerationStructureKHR_args *args,
                              wd_CmdCopyAccelerationStructureKHR_args *down) {
    (void)down;
    note_copy(call->data, args->pInfo ? args->pInfo->dst : VK_NULL_HANDLE);
}

void wd_gpuav_builds_pre_deserialize(wd_call *call,
                                     const wd_CmdCopyMemoryToAccelerationStructureKHR_args *args,
                                     wd_CmdCopyMemoryToAccelerationStructureKHR_args *down) {
    (void)down;
    note_copy(call->data, args->pInfo ? args->pInfo->dst : VK_NULL_HANDLE);
}

void wd_gpuav_builds_pre_host_copy(wd_call *call, const wd_CopyAccelerationStructureKHR_args *args,
                                   wd_CopyAccelerationStructureKHR_args *down) {
    (void)down;
    note_copy(call->data, args->pInfo ? args->pInfo->dst : VK_NULL_HANDLE);
}

void wd_gpuav_builds_pre_host_deserialize(wd_call *call,
                                          const wd_CopyMemoryToAccelerationStructureKHR_args *args,
                                          wd_CopyMemoryToAccelerationStructureKHR_args *down) {
    (void)down;
    note_copy(call->data, args->pInfo ? args->pInfo->dst : VK_NULL_HANDLE);
}

void wd_gpuav_builds_pre_host_build(wd_call *call, const wd_BuildAccelerationStructuresKHR_args *args,
                                    wd_BuildAccelerationStructuresKHR_args *down) {
    (void)down;
    note_targets(call->data, args->pInfos, args->infoCount);
    forget_targets(call->data, args->pInfos, args->infoCount);
}

void wd_gpuav_builds_destroyed(wd_gpuav_device *device, const wd_state_object *object) {
    if (!device->builds) {
        return;
    }
    wd_structure_table_destroyed(&device->builds->structures, object);
    if (object->type == VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR) {
        wd_build_history_destroyed(&device->builds->histories, object->handle);
        wd_structure_builds_destroyed(&device->builds->builds, object->handle);
    }
}

void wd_gpuav_builds_forget(wd_gpuav_device *device) {
    if (!device->builds) {
        return;
    }
    wd_structure_table_set_incomplete(&device->builds->structures);
    wd_build_history_forget_all(&device->builds->histories);
    wd_structure_builds_note_unknown(&device->builds->builds);
    wd_gpuav_inputs_structure_built(&device->inputs);
}

static wd_gpuav_structure_state structure_state(void *user,
                                                const wd_state_acceleration_structure *structure) {
    const wd_gpuav_device *device = user;
    // The memory may have the content of another process.
    const wd_state_memory *memory = structure->buffer ? structure->buffer->binding.memory : NULL;
    return !device->builds || !memory || memory->is_external
               ? WD_GPUAV_STRUCTURE_BUILT
               : wd_structure_builds_state_of(&device->builds->builds, structure->object.handle);
}

bool wd_gpuav_builds_are_unneeded(const wd_gpuav_device *device, wd_command command) {
    switch (command) {
    case WD_COMMAND_CmdBuildAccelerationStructuresKHR:
    case WD_COMMAND_CmdBuildAccelerationStructuresIndirectKHR:
    case WD_COMMAND_GetAccelerationStructureDeviceAddressKHR:
    case WD_COMMAND_CmdCopyAccelerationStructureKHR:
    case WD_COMMAND_CmdCopyMemoryToAccelerationStructureKHR:
    case WD_COMMAND_CopyAccelerationStructureKHR:
    case WD_COMMAND_CopyMemoryToAccelerationStructureKHR:
    case WD_COMMAND_BuildAccelerationStructuresKHR:
        return !device || !device->builds;
    default:
        return false;
    }
}

void wd_gpuav_builds_create(wd_gpuav_device *device) {
    wd_state_device *state = device->chassis->state;
    if (!device->indirect || !device->instance->options.acceleration_structures ||
        !wd_state_device_has_extension(state, "VK_KHR_acceleration_structure") ||
        !wd_state_device_features(state)->vulkan12.bufferDeviceAddress) {
        return;
    }
    struct wd_gpuav_builds *builds = wd_alloc_zero(&device->allocator, 1, sizeof(*builds));
    if (!builds) {
        return;
    }
    device->builds = builds;
    VkResult result = wd_structure_table_init(&builds->structures, device->allocator, device->handle,
                                              device->vk, state, &wd_gpuav_physical(device)->memory);
    if (result == VK_SUCCESS) {
        result = wd_gpuav_indirect_create_pipeline(device, acceleration_builds, sizeof(acceleration_builds),
                                                   &builds->pipeline);
    }
    if (result != VK_SUCCESS) {
        wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_DEVICE, NULL,
                             "Builds of acceleration structures are not checked, because the driver refused "
                             "the objects for the check (VkResult %d).",
                             result);
        wd_gpuav_builds_destroy(device);
        return;
    }
    // Structures of clusters have addresses, but no handles.
    builds->checks_references = !wd_state_device_has_extension(state, "VK_NV_cluster_acceleration_structure");
    wd_build_histories_init(&builds->histories, device->allocator, wd_gpuav_indirect_work(device));
    wd_structure_builds_init(&builds->builds, device->allocator);
    device->inputs.structure_user = device;
    device->inputs.structure_state = structure_state;
}

void wd_gpuav_builds_destroy(wd_gpuav_device *device) {
    struct wd_gpuav_builds *builds = device->builds;
    if (!builds) {
        return;
    }
    if (builds->pipeline) {
        device->vk->DestroyPipeline(device->handle, builds->pipeline, NULL);
    }
    device->inputs.structure_state = NULL;
    device->builds = NULL;
    wd_structure_builds_finish(&builds->builds);
    wd_build_histories_finish(&builds->histories);
    wd_structure_table_finish(&builds->structures);
    wd_free(&device->allocator, builds);
}
