// Bindings of vkQueueBindSparse, as the submission keeps them.
#include "vk/state/state_sparse.h"

static size_t count_binds(const VkBindSparseInfo *info) {
    size_t count = 0;
    for (uint32_t i = 0; i < info->bufferBindCount; i++) {
        count += info->pBufferBinds[i].bindCount;
    }
    for (uint32_t i = 0; i < info->imageOpaqueBindCount; i++) {
        count += info->pImageOpaqueBinds[i].bindCount;
    }
    for (uint32_t i = 0; i < info->imageBindCount; i++) {
        count += info->pImageBinds[i].bindCount;
    }
    return count;
}

// add appends a bind; it is left out where the resource is not known.
static void add(wd_state_submission *submission, const wd_state_object *resource, VkDeviceMemory memory,
                const wd_state_sparse_bind *bind) {
    if (!resource) {
        submission->is_incomplete = true;
        return;
    }
    wd_state_sparse_bind *added = &submission->sparse_binds[submission->num_sparse_binds++];
    *added = *bind;
    added->resource = wd_state_ref((wd_state_object *)resource);
    added->memory = wd_state_find_memory(submission->queue->device, memory);
    submission->is_incomplete |= memory && !added->memory;
    wd_state_ref((wd_state_object *)added->memory);
}

static void add_ranges(wd_state_submission *submission, const wd_state_object *resource, uint32_t count,
                       const VkSparseMemoryBind *binds) {
    for (uint32_t i = 0; i < count; i++) {
        add(submission, resource, binds[i].memory,
            &(wd_state_sparse_bind){
                .memory_offset = binds[i].memoryOffset,
                .offset = binds[i].resourceOffset,
                .size = binds[i].size,
                .is_metadata = binds[i].flags & VK_SPARSE_MEMORY_BIND_METADATA_BIT,
            });
    }
}

static void add_regions(wd_state_submission *submission, const wd_state_object *image, uint32_t count,
                        const VkSparseImageMemoryBind *binds) {
    for (uint32_t i = 0; i < count; i++) {
        add(submission, image, binds[i].memory,
            &(wd_state_sparse_bind){
                .memory_offset = binds[i].memoryOffset,
                .is_region = true,
                .subresource = binds[i].subresource,
                .region_offset = binds[i].offset,
                .region_extent = binds[i].extent,
            });
    }
}

bool wd_state_read_sparse_binds(wd_state_submission *submission, const VkBindSparseInfo *info) {
    const wd_state_device *device = submission->queue->device;
    const size_t count = count_binds(info);
    submission->sparse_binds =
        count ? wd_alloc_zero(&device->allocator, count, sizeof *submission->sparse_binds) : NULL;
    if (!submission->sparse_binds) {
        return !count;
    }
    for (uint32_t i = 0; i < info->bufferBindCount; i++) {
        const VkSparseBufferMemoryBindInfo *binds = &info->pBufferBinds[i];
        add_ranges(submission, (wd_state_object *)wd_state_find_buffer(device, binds->buffer),
                   binds->bindCount, binds->pBinds);
    }
    for (uint32_t i = 0; i < info->imageOpaqueBindCount; i++) {
        const VkSparseImageOpaqueMemoryBindInfo *binds = &info->pImageOpaqueBinds[i];
        add_ranges(submission, (wd_state_object *)wd_state_find_image(device, binds->image), binds->bindCount,
                   binds->pBinds);
    }
    for (uint32_t i = 0; i < info->imageBindCount; i++) {
        const VkSparseImageMemoryBindInfo *binds = &info->pImageBinds[i];
        add_regions(submission, (wd_state_object *)wd_state_find_image(device, binds->image),
                    binds->bindCount, binds->pBinds);
    }
    return true;
}

void wd_state_free_sparse_binds(wd_state_submission *submission) {
    for (uint32_t i = 0; i < submission->num_sparse_binds; i++) {
        wd_state_unref(submission->sparse_binds[i].resource);
        wd_state_unref((wd_state_object *)submission->sparse_binds[i].memory);
    }
    wd_free(&submission->queue->device->allocator, submission->sparse_binds);
}
