// Memory that is bound to buffers and images: what shares it with others.
#include "vk/syncval/validator/resources/bind.h"

// note_bound raises wd_syncval_device.last_bound.
static void note_bound(wd_syncval_device *device, uint64_t id) {
    uint64_t last = __atomic_load_n(&device->last_bound, __ATOMIC_RELAXED);
    while (last < id && !__atomic_compare_exchange_n(&device->last_bound, &last, id, true, __ATOMIC_RELAXED,
                                                     __ATOMIC_RELAXED)) {
    }
}

static void note_memory(wd_syncval_device *device, const wd_state_object *object) {
    const wd_state_memory *memory = wd_syncval_memory_of(object);
    note_bound(device, memory ? memory->object.id : 0);
}

static void bound_buffer(wd_call *call, VkBuffer handle) {
    wd_syncval_device *device = call->data;
    const wd_state_buffer *buffer = device ? wd_state_find_buffer(call->device->state, handle) : NULL;
    if (buffer) {
        wd_syncval_claim_buffer(&device->aliases, buffer);
        note_memory(device, &buffer->object);
    }
}

static void bound_image(wd_call *call, VkImage handle) {
    wd_syncval_device *device = call->data;
    const wd_state_image *image = device ? wd_state_find_image(call->device->state, handle) : NULL;
    if (image) {
        wd_syncval_claim_image(&device->aliases, image);
        note_bound(device, image->object.id);
        note_memory(device, &image->object);
    }
}

void wd_syncval_post_BindBufferMemory(wd_call *call, const wd_BindBufferMemory_args *args,
                                      const wd_BindBufferMemory_args *down) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        bound_buffer(call, args->buffer);
    }
}

void wd_syncval_post_BindBufferMemory2(wd_call *call, const wd_BindBufferMemory2_args *args,
                                       const wd_BindBufferMemory2_args *down) {
    (void)down;
    for (uint32_t i = 0; i < args->bindInfoCount; i++) {
        if (wd_state_is_bound(args->result, args->pBindInfos[i].pNext)) {
            bound_buffer(call, args->pBindInfos[i].buffer);
        }
    }
}

void wd_syncval_post_BindImageMemory(wd_call *call, const wd_BindImageMemory_args *args,
                                     const wd_BindImageMemory_args *down) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        bound_image(call, args->image);
    }
}

// Planes may be bound one after the other, so existing claims are made again.
void wd_syncval_post_BindImageMemory2(wd_call *call, const wd_BindImageMemory2_args *args,
                                      const wd_BindImageMemory2_args *down) {
    (void)down;
    for (uint32_t i = 0; i < args->bindInfoCount; i++) {
        if (wd_state_is_bound(args->result, args->pBindInfos[i].pNext)) {
            bound_image(call, args->pBindInfos[i].image);
        }
    }
}
