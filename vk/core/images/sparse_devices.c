// vkQueueBindSparse: the devices of a group whose resources and memory a batch binds.
#include "vk/core/images/sparse_internal.h"

static const char owner[] = "VkDeviceGroupBindSparseInfo";

static void check_index(wd_core_check *c, const wd_core_frame *f, const char *member, uint32_t index) {
    const uint32_t num_devices = wd_state_device_num_physical_devices(c->state);
    wd_core_message m;
    if (index >= num_devices && wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(01118))) {
        wd_core_unsigned(&m, member, index);
        wd_core_summaryf(&m, ", the device is of %u physical device%s", num_devices,
                         num_devices == 1 ? "" : "s");
        wd_core_end(&m);
    }
}

// batch is the batch that is checked. Memory of several binds is reported once.
typedef struct batch {
    wd_core_check *c;
    const wd_core_frame *frame;
    uint32_t device;
    const wd_state_memory *reported;
} batch;

static void check_memory(batch *b, VkDeviceMemory handle) {
    wd_core_check *c = b->c;
    const wd_state_memory *memory = handle ? WD_CORE_FIND(memory, handle) : NULL;
    char name[160];
    wd_core_message m;
    if (!memory || memory == b->reported || !memory->device_mask || b->device > 31 ||
        memory->device_mask >> b->device & 1) {
        return;
    }
    b->reported = memory;
    if (wd_core_begin_rule(&m, c, b->frame, owner, WD_CORE_RULE(01119))) {
        wd_core_unsigned(&m, "memoryDeviceIndex", b->device);
        wd_core_summaryf(
            &m, ", %s was allocated with VkMemoryAllocateFlagsInfo::deviceMask 0x%x",
            wd_core_name(c, VK_OBJECT_TYPE_DEVICE_MEMORY, memory->object.handle, name, sizeof name),
            memory->device_mask);
        wd_core_end(&m);
    }
}

static void check_ranges(batch *b, uint32_t count, const VkSparseMemoryBind *binds) {
    for (uint32_t i = 0; binds && i < count; i++) {
        check_memory(b, binds[i].memory);
    }
}

static void check_binds(batch *b, const VkBindSparseInfo *info) {
    for (uint32_t i = 0; info->pBufferBinds && i < info->bufferBindCount; i++) {
        check_ranges(b, info->pBufferBinds[i].bindCount, info->pBufferBinds[i].pBinds);
    }
    for (uint32_t i = 0; info->pImageOpaqueBinds && i < info->imageOpaqueBindCount; i++) {
        check_ranges(b, info->pImageOpaqueBinds[i].bindCount, info->pImageOpaqueBinds[i].pBinds);
    }
    for (uint32_t i = 0; info->pImageBinds && i < info->imageBindCount; i++) {
        const VkSparseImageMemoryBindInfo *image = &info->pImageBinds[i];
        for (uint32_t k = 0; image->pBinds && k < image->bindCount; k++) {
            check_memory(b, image->pBinds[k].memory);
        }
    }
}

WD_CORE_CHECK(sparse_devices, QueueBindSparse) {
    for (uint32_t i = 0; c->state && s->pBindInfo && i < s->bindInfoCount; i++) {
        const VkDeviceGroupBindSparseInfo *group =
            wd_core_chained(s->pBindInfo[i].pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_BIND_SPARSE_INFO);
        const wd_core_frame outer = WD_CORE_ELEMENT(NULL, "pBindInfo", i);
        const wd_core_frame frame = WD_CORE_MEMBER(&outer, "<VkDeviceGroupBindSparseInfo>");
        if (group) {
            batch b = {.c = c, .frame = &frame, .device = group->memoryDeviceIndex};
            check_index(c, &frame, "resourceDeviceIndex", group->resourceDeviceIndex);
            check_index(c, &frame, "memoryDeviceIndex", group->memoryDeviceIndex);
            check_binds(&b, &s->pBindInfo[i]);
        }
    }
}
