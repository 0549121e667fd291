#include "vk/hangs/hangs_markers.h"

#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/capabilities/extension_names.h"
#include "vk/state/state.h"

enum {
    SLOTS_OF_BLOCK = 1024,
    SLOT_SIZE = 2 * sizeof(uint32_t),
    MOST_CHECKPOINTS = 64,
};

typedef struct wd_hangs_block {
    struct wd_hangs_block *next;
    VkBuffer buffer;
    VkDeviceMemory memory;
    wd_hangs_slot slots[SLOTS_OF_BLOCK];
} wd_hangs_block;

// Devices

static bool has_family(const wd_hangs_markers *markers, uint32_t family) {
    for (uint32_t i = 0; i < markers->num_families; i++) {
        if (markers->families[i] == family) {
            return true;
        }
    }
    return false;
}

// add_families lists the families of the device's queues, which share the buffers. A device of several physical devices
// has none: each would write memory of its own.
static void add_families(wd_hangs_markers *markers, const VkDeviceCreateInfo *info) {
    const size_t most = sizeof markers->families / sizeof *markers->families;
    if (wd_state_device_num_physical_devices(markers->chassis->state) > 1) {
        return;
    }
    for (uint32_t i = 0; i < info->queueCreateInfoCount && markers->num_families < most; i++) {
        const uint32_t family = info->pQueueCreateInfos[i].queueFamilyIndex;
        if (!has_family(markers, family)) {
            markers->families[markers->num_families++] = family;
        }
    }
}

void wd_hangs_markers_init(wd_hangs_markers *markers, const wd_chassis_device *chassis,
                           const VkDeviceCreateInfo *down) {
    *markers = (wd_hangs_markers){.chassis = chassis};
    wd_mutex_init(&markers->lock);
    add_families(markers, down);
    const wd_device_dispatch *vk = &chassis->dispatch;
    if (vk->CmdWriteBufferMarkerAMD && wd_enables_extension(down, VK_AMD_BUFFER_MARKER_EXTENSION_NAME)) {
        markers->method = WD_HANGS_BY_BUFFER_MARKER;
    }
    // A checkpoint is a pointer that has the numbers of a recording and of a command. Ours would replace those that an
    // application sets.
    markers->has_checkpoints = sizeof(void *) == sizeof(uint64_t) && vk->CmdSetCheckpointNV &&
                               vk->GetQueueCheckpointDataNV &&
                               !chassis->capabilities->extensions.NV_device_diagnostic_checkpoints &&
                               wd_enables_extension(down, VK_NV_DEVICE_DIAGNOSTIC_CHECKPOINTS_EXTENSION_NAME);
}

static void destroy_block(const wd_chassis_device *chassis, wd_hangs_block *block) {
    const wd_device_dispatch *vk = &chassis->dispatch;
    if (block->buffer) {
        vk->DestroyBuffer(chassis->handle, block->buffer, NULL);
    }
    if (block->memory) {
        vk->FreeMemory(chassis->handle, block->memory, NULL); // It also unmaps the memory.
    }
    wd_free(&chassis->allocator, block);
}

void wd_hangs_markers_finish(wd_hangs_markers *markers) {
    for (wd_hangs_block *block = markers->blocks, *next; block; block = next) {
        next = block->next;
        destroy_block(markers->chassis, block);
    }
    wd_mutex_finish(&markers->lock);
}

// Slots

// choose_type returns a memory type that the host can map without flushes, cached by the host if possible. UINT32_MAX:
// none. Types with flags of vendors need features that the application may not have enabled.
static uint32_t choose_type(const VkPhysicalDeviceMemoryProperties *memory, uint32_t allowed) {
    const VkMemoryPropertyFlags needed =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    const VkMemoryPropertyFlags accepted =
        needed | VK_MEMORY_PROPERTY_HOST_CACHED_BIT | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    uint32_t best = UINT32_MAX;
    for (uint32_t i = 0; i < memory->memoryTypeCount; i++) {
        const VkMemoryPropertyFlags flags = memory->memoryTypes[i].propertyFlags;
        if (!(allowed >> i & 1) || (flags & needed) != needed || (flags & ~accepted)) {
            continue;
        }
        if (flags & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) {
            return i;
        }
        best = best == UINT32_MAX ? i : best;
    }
    return best;
}

static VkResult create_buffer(const wd_hangs_markers *markers, wd_hangs_block *block) {
    const wd_chassis_device *chassis = markers->chassis;
    const bool is_shared = markers->num_families > 1;
    const VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
        .size = SLOTS_OF_BLOCK * SLOT_SIZE,
        .usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT,
        .sharingMode = is_shared ? VK_SHARING_MODE_CONCURRENT : VK_SHARING_MODE_EXCLUSIVE,
        .queueFamilyIndexCount = is_shared ? markers->num_families : 0,
        .pQueueFamilyIndices = markers->families,
    };
    return chassis->dispatch.CreateBuffer(chassis->handle, &info, NULL, &block->buffer);
}

static VkResult allocate_memory(const wd_chassis_device *chassis, wd_hangs_block *block) {
    const wd_device_dispatch *vk = &chassis->dispatch;
    VkMemoryRequirements requirements;
    vk->GetBufferMemoryRequirements(chassis->handle, block->buffer, &requirements);
    const VkMemoryAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
        .allocationSize = requirements.size,
        .memoryTypeIndex = choose_type(&chassis->capabilities->physical->memory, requirements.memoryTypeBits),
    };
    if (info.memoryTypeIndex == UINT32_MAX) {
        return VK_ERROR_FEATURE_NOT_PRESENT;
    }
    const VkResult result = vk->AllocateMemory(chassis->handle, &info, NULL, &block->memory);
    return result == VK_SUCCESS ? vk->BindBufferMemory(chassis->handle, block->buffer, block->memory, 0)
                                : result;
}

// add_block adds a block and its slots. The lock is held.
static VkResult add_block(wd_hangs_markers *markers) {
    const wd_chassis_device *chassis = markers->chassis;
    wd_mutex_assert_held(&markers->lock);
    wd_hangs_block *block = wd_alloc_zero(&chassis->allocator, 1, sizeof(*block));
    if (!block) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    void *mapped = NULL;
    VkResult result = create_buffer(markers, block);
    result = result == VK_SUCCESS ? allocate_memory(chassis, block) : result;
    result = result == VK_SUCCESS
                 ? chassis->dispatch.MapMemory(chassis->handle, block->memory, 0, VK_WHOLE_SIZE, 0, &mapped)
                 : result;
    if (result != VK_SUCCESS) {
        destroy_block(chassis, block);
        return result;
    }
    block->next = markers->blocks;
    markers->blocks = block;
    for (uint32_t i = SLOTS_OF_BLOCK; i-- > 0;) {
        block->slots[i] = (wd_hangs_slot){markers->free, block->buffer, (VkDeviceSize)i * SLOT_SIZE,
                                          (uint32_t *)mapped + i * (SLOT_SIZE / sizeof(uint32_t))};
        markers->free = &block->slots[i];
    }
    return VK_SUCCESS;
}

wd_hangs_slot *wd_hangs_take_slot(wd_hangs_markers *markers) {
    if (!markers->num_families) {
        return NULL;
    }
    wd_mutex_lock(&markers->lock);
    if (!markers->free && markers->failure == VK_SUCCESS) {
        __atomic_store_n(&markers->failure, add_block(markers), __ATOMIC_RELAXED);
    }
    wd_hangs_slot *slot = markers->free;
    if (slot) {
        markers->free = slot->next;
        wd_hangs_reset_slot(slot);
    }
    wd_mutex_unlock(&markers->lock);
    return slot;
}

void wd_hangs_give_slot(wd_hangs_markers *markers, wd_hangs_slot *slot) {
    if (!slot) {
        return;
    }
    wd_mutex_lock(&markers->lock);
    slot->next = markers->free;
    markers->free = slot;
    wd_mutex_unlock(&markers->lock);
}

void wd_hangs_reset_slot(const wd_hangs_slot *slot) {
    __atomic_store_n(&slot->words[0], 0, __ATOMIC_RELAXED);
    __atomic_store_n(&slot->words[1], 0, __ATOMIC_RELEASE);
}

wd_hangs_progress wd_hangs_read_slot(const wd_hangs_slot *slot) {
    // The device writes `begun` first: a command that is complete has begun.
    const uint32_t completed = __atomic_load_n(&slot->words[1], __ATOMIC_ACQUIRE);
    const uint32_t begun = __atomic_load_n(&slot->words[0], __ATOMIC_ACQUIRE);
    return (wd_hangs_progress){begun > completed ? begun : completed, completed};
}

// Commands

void wd_hangs_mark_begin(const wd_hangs_markers *markers, VkCommandBuffer command_buffer,
                         const wd_hangs_slot *slot, uint32_t number) {
    const wd_device_dispatch *vk = &markers->chassis->dispatch;
    if (markers->method == WD_HANGS_BY_BUFFER_MARKER) {
        vk->CmdWriteBufferMarkerAMD(command_buffer, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, slot->buffer,
                                    slot->offset, number);
    } else {
        vk->CmdFillBuffer(command_buffer, slot->buffer, slot->offset, sizeof(uint32_t), number);
    }
}

void wd_hangs_mark_end(const wd_hangs_markers *markers, VkCommandBuffer command_buffer,
                       const wd_hangs_slot *slot, uint32_t number) {
    const wd_device_dispatch *vk = &markers->chassis->dispatch;
    const VkDeviceSize offset = slot->offset + sizeof(uint32_t);
    if (markers->method == WD_HANGS_BY_BUFFER_MARKER) {
        vk->CmdWriteBufferMarkerAMD(command_buffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, slot->buffer,
                                    offset, number);
        return;
    }
    // The host reads the markers, and both numbers of a slot are written by fills in the order of the commands.
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_HOST_READ_BIT,
    };
    vk->CmdPipelineBarrier(command_buffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                           VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0,
                           NULL, 0, NULL);
    vk->CmdFillBuffer(command_buffer, slot->buffer, offset, sizeof(uint32_t), number);
}

// Checkpoints

void wd_hangs_checkpoint(const wd_hangs_markers *markers, VkCommandBuffer command_buffer, uint32_t id,
                         uint32_t number, bool is_end) {
    if (markers->has_checkpoints) {
        const uint64_t marker = (uint64_t)id << 33 | (uint64_t)number << 1 | is_end;
        markers->chassis->dispatch.CmdSetCheckpointNV(command_buffer, (const void *)(uintptr_t)marker);
    }
}

void wd_hangs_read_checkpoints(const wd_hangs_markers *markers, VkQueue queue,
                               void (*raise)(void *user, uint32_t id, uint32_t number, bool is_end),
                               void *user) {
    if (!markers->has_checkpoints) {
        return;
    }
    VkCheckpointDataNV data[MOST_CHECKPOINTS];
    memset(data, 0, sizeof data);
    for (uint32_t i = 0; i < MOST_CHECKPOINTS; i++) {
        data[i].sType = VK_STRUCTURE_TYPE_CHECKPOINT_DATA_NV;
    }
    uint32_t count = MOST_CHECKPOINTS;
    markers->chassis->dispatch.GetQueueCheckpointDataNV(queue, &count, data);
    for (uint32_t i = 0; i < count && i < MOST_CHECKPOINTS; i++) {
        const uint64_t marker = (uint64_t)(uintptr_t)data[i].pCheckpointMarker;
        // A checkpoint at the top of the pipe was reached only; at the bottom, all before it is complete.
        const bool is_complete = data[i].stage == VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT && (marker & 1);
        raise(user, (uint32_t)(marker >> 33), (uint32_t)(marker >> 1), is_complete);
    }
}
