// Commands whose buffers are known by device addresses: VK_KHR_device_address_commands, VK_KHR_copy_memory_indirect.
#include "vk/gpuav/indirect/indirect_internal.h"

typedef struct address_search {
    wd_state_command_buffer *command_buffer;
    VkDeviceAddress address;
    VkBufferUsageFlags usage;
    wd_state_buffer *found;
} address_search;

static bool compare_address(wd_state_object *object, void *user) {
    address_search *search = user;
    wd_state_buffer *buffer = (wd_state_buffer *)object;
    const VkDeviceAddress first = __atomic_load_n(&buffer->address, __ATOMIC_RELAXED);
    const bool is_inside = first && search->address >= first && search->address - first < buffer->size &&
                           (buffer->usage & search->usage);
    if (is_inside && wd_state_keep_weak(search->command_buffer, object)) {
        search->found = buffer;
    }
    return !is_inside;
}

wd_state_buffer *wd_gpuav_indirect_find_address(const wd_gpuav_device *device,
                                                wd_state_command_buffer *command_buffer,
                                                VkDeviceAddress address, VkBufferUsageFlags usage) {
    address_search search = {command_buffer, address, usage, NULL};
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_BUFFER, compare_address, &search);
    return search.found;
}

#if defined(VK_KHR_device_address_commands) || defined(VK_KHR_copy_memory_indirect)
// check finds the buffer of the parameters and records the check. `use` has the members that do not depend on it.
static void check(const wd_call *call, VkCommandBuffer handle, VkDeviceAddress address, VkDeviceSize stride,
                  const VkDeviceAddressRangeKHR *count, wd_gpuav_indirect_use *use) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    wd_gpuav_device *device = call->data;
    wd_state_command_buffer *command_buffer = wd_gpuav_indirect_find_commands(call, handle);
    if (!command_buffer || stride > UINT32_MAX) {
        return;
    }
    use->stride = (uint32_t)stride;
    use->buffer = wd_gpuav_indirect_find_address(device, command_buffer, address, usage);
    use->offset = use->buffer ? address - use->buffer->address : 0;
    use->has_count = count != NULL;
    use->count_buffer =
        count ? wd_gpuav_indirect_find_address(device, command_buffer, count->address, usage) : NULL;
    use->count_offset = use->count_buffer ? count->address - use->count_buffer->address : 0;
    wd_gpuav_indirect_before(device, command_buffer, use);
}
#endif

#ifdef VK_KHR_device_address_commands
static VkDeviceAddress work_address(const wd_call *call) {
    const wd_gpuav_device *device = call->data;
    return device->indirect->work.memory.address;
}

#define DRAWS(Name, parameters_, structure)                                                                  \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        const VkDrawIndirect2InfoKHR *info = args->pInfo;                                                    \
        wd_gpuav_indirect_use use = {                                                                        \
            .command = "vk" #Name,                                                                           \
            .parameters = WD_GPUAV_PARAMETERS_##parameters_,                                                 \
            .action = WD_STATE_ACTION_DRAW,                                                                  \
            .bind = WD_STATE_BIND_GRAPHICS,                                                                  \
            .max_draws = info->drawCount,                                                                    \
        };                                                                                                   \
        check(call, args->commandBuffer, info->addressRange.address,                                         \
              info->drawCount > 1 ? info->addressRange.stride : sizeof(structure), NULL, &use);              \
        VkDrawIndirect2InfoKHR *copy =                                                                       \
            use.copy ? wd_arena_copy(&call->scratch, info, 1, sizeof(*info)) : NULL;                         \
        if (copy) {                                                                                          \
            copy->addressRange = (VkStridedDeviceAddressRangeKHR){                                           \
                work_address(call) + use.copy, sizeof(structure) * info->drawCount, sizeof(structure)};      \
            down->pInfo = copy;                                                                              \
        }                                                                                                    \
    }
DRAWS(CmdDrawIndirect2KHR, DRAW, VkDrawIndirectCommand)
DRAWS(CmdDrawIndexedIndirect2KHR, DRAW_INDEXED, VkDrawIndexedIndirectCommand)
DRAWS(CmdDrawMeshTasksIndirect2EXT, MESH, VkDrawMeshTasksIndirectCommandEXT)

#define COUNTED_DRAWS(Name, parameters_)                                                                     \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        const VkDrawIndirectCount2InfoKHR *info = args->pInfo;                                               \
        wd_gpuav_indirect_use use = {                                                                        \
            .command = "vk" #Name,                                                                           \
            .parameters = WD_GPUAV_PARAMETERS_##parameters_,                                                 \
            .action = WD_STATE_ACTION_DRAW,                                                                  \
            .bind = WD_STATE_BIND_GRAPHICS,                                                                  \
            .max_draws = info->maxDrawCount,                                                                 \
        };                                                                                                   \
        check(call, args->commandBuffer, info->addressRange.address, info->addressRange.stride,              \
              &info->countAddressRange, &use);                                                               \
        VkDrawIndirectCount2InfoKHR *copy =                                                                  \
            use.count_copy ? wd_arena_copy(&call->scratch, info, 1, sizeof(*info)) : NULL;                   \
        if (copy) {                                                                                          \
            copy->countAddressRange =                                                                        \
                (VkDeviceAddressRangeKHR){work_address(call) + use.count_copy, sizeof(uint32_t)};            \
            down->pInfo = copy;                                                                              \
        }                                                                                                    \
    }
COUNTED_DRAWS(CmdDrawIndirectCount2KHR, DRAW)
COUNTED_DRAWS(CmdDrawIndexedIndirectCount2KHR, DRAW_INDEXED)
COUNTED_DRAWS(CmdDrawMeshTasksIndirectCount2EXT, MESH)

void wd_gpuav_indirect_pre_CmdDispatchIndirect2KHR(wd_call *call, const wd_CmdDispatchIndirect2KHR_args *args,
                                                   wd_CmdDispatchIndirect2KHR_args *down) {
    const VkDispatchIndirect2InfoKHR *info = args->pInfo;
    wd_gpuav_indirect_use use = {
        .command = "vkCmdDispatchIndirect2KHR",
        .parameters = WD_GPUAV_PARAMETERS_DISPATCH,
        .action = WD_STATE_ACTION_DISPATCH,
        .bind = WD_STATE_BIND_COMPUTE,
        .max_draws = 1,
    };
    check(call, args->commandBuffer, info->addressRange.address, sizeof(VkDispatchIndirectCommand), NULL,
          &use);
    VkDispatchIndirect2InfoKHR *copy =
        use.copy ? wd_arena_copy(&call->scratch, info, 1, sizeof(*info)) : NULL;
    if (copy) {
        copy->addressRange =
            (VkDeviceAddressRangeKHR){work_address(call) + use.copy, sizeof(VkDispatchIndirectCommand)};
        down->pInfo = copy;
    }
}
#endif

#ifdef VK_KHR_copy_memory_indirect
// Bad copies are not guarded: no copy of nothing is valid.
#define COPIES(Name, info_, parameters_)                                                                     \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) { \
        (void)down;                                                                                          \
        wd_gpuav_indirect_use use = {                                                                        \
            .command = "vk" #Name,                                                                           \
            .parameters = WD_GPUAV_PARAMETERS_##parameters_,                                                 \
            .action = WD_STATE_ACTION_COUNT,                                                                 \
            .max_draws = args->info_->copyCount,                                                             \
        };                                                                                                   \
        check(call, args->commandBuffer, args->info_->copyAddressRange.address,                              \
              args->info_->copyAddressRange.stride, NULL, &use);                                             \
    }
COPIES(CmdCopyMemoryIndirectKHR, pCopyMemoryIndirectInfo, COPY_MEMORY)
COPIES(CmdCopyMemoryToImageIndirectKHR, pCopyMemoryToImageIndirectInfo, COPY_IMAGE)
#endif
