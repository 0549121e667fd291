// Memory that is bound to buffers and images: what shares it with others.
#include "vk/syncval/validator/resources/bind.h"

static void bound_buffer(wd_call *call, VkBuffer handle) {
    wd_syncval_device *device = call->data;
    const wd_state_buffer *buffer = device ? wd_state_find_buffer(call->device->state, handle) : NULL;
    if (buffer) {
        wd_syncval_claim_buffer(&device->aliases, buffer);
    }
}

static void bound_image(wd_call *call, VkImage handle) {
    wd_syncval_device *device = call->data;
    const wd_state_image *image = device ? wd_state_find_image(call->device->state, handle) : NULL;
    if (image) {
        wd_syncval_claim_image(&device->aliases, image);
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
