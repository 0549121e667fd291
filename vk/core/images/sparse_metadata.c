// vkQueueBindSparse: the metadata of images, whose ranges are in the mip tail region of the metadata aspect.
#include "vk/core/images/sparse_internal.h"

// find_tail returns the requirements of the metadata aspect; NULL: the image has none.
static const VkSparseImageMemoryRequirements *find_tail(const wd_images_aspects *aspects) {
    for (uint32_t i = 0; i < aspects->count; i++) {
        if (aspects->requirements[i].formatProperties.aspectMask & VK_IMAGE_ASPECT_METADATA_BIT) {
            return &aspects->requirements[i];
        }
    }
    return NULL;
}

static bool is_inside(const VkSparseImageMemoryRequirements *tail, const wd_state_image *image,
                      const VkSparseMemoryBind *range) {
    const bool is_single = tail->formatProperties.flags & VK_SPARSE_IMAGE_FORMAT_SINGLE_MIPTAIL_BIT;
    const uint32_t num_tails = is_single ? 1 : image->array_layers;
    for (uint32_t i = 0; i < num_tails; i++) {
        const VkDeviceSize begin = tail->imageMipTailOffset + i * tail->imageMipTailStride;
        if (range->resourceOffset >= begin && range->resourceOffset - begin <= tail->imageMipTailSize &&
            range->size <= tail->imageMipTailSize - (range->resourceOffset - begin)) {
            return true;
        }
    }
    return false;
}

static void report(wd_core_check *c, const wd_core_frame *outer, uint32_t index,
                   const VkSparseMemoryBind *range, const VkSparseImageMemoryRequirements *tail) {
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, outer, "VkSparseImageOpaqueMemoryBindInfo", WD_CORE_RULE(01103))) {
        return;
    }
    m.indices[0] = index;
    wd_core_unsigned(&m, "pBinds[].resourceOffset", range->resourceOffset);
    wd_core_unsigned(&m, "size", range->size);
    if (tail) {
        wd_core_summaryf(&m, ", the metadata of image begins at %llu and has %llu bytes",
                         (unsigned long long)tail->imageMipTailOffset,
                         (unsigned long long)tail->imageMipTailSize);
    } else {
        wd_core_summaryf(&m, ", image has no metadata aspect");
    }
    wd_core_end(&m);
}

static bool has_metadata(const VkSparseImageOpaqueMemoryBindInfo *info) {
    for (uint32_t i = 0; info->pBinds && i < info->bindCount; i++) {
        if (info->pBinds[i].flags & VK_SPARSE_MEMORY_BIND_METADATA_BIT) {
            return true;
        }
    }
    return false;
}

static void check_image(wd_core_check *c, const wd_core_frame *outer,
                        const VkSparseImageOpaqueMemoryBindInfo *info) {
    const wd_state_image *image = wd_state_find_image(c->call->device->state, info->image);
    wd_images_aspects aspects;
    if (!has_metadata(info) || !image || image->swapchain) {
        return;
    }
    wd_images_ask_aspects(c, image, &aspects);
    const VkSparseImageMemoryRequirements *tail = find_tail(&aspects);
    for (uint32_t i = 0; i < info->bindCount; i++) {
        const VkSparseMemoryBind *range = &info->pBinds[i];
        if (range->flags & VK_SPARSE_MEMORY_BIND_METADATA_BIT && (!tail || !is_inside(tail, image, range))) {
            report(c, outer, i, range, tail);
        }
    }
}

WD_CORE_CHECK(sparse_metadata, QueueBindSparse) {
    for (uint32_t i = 0; c->state && s->pBindInfo && i < s->bindInfoCount; i++) {
        const VkBindSparseInfo *info = &s->pBindInfo[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfo", i);
        for (uint32_t k = 0; info->pImageOpaqueBinds && k < info->imageOpaqueBindCount; k++) {
            const wd_core_frame bind = WD_CORE_ELEMENT(&frame, "pImageOpaqueBinds", k);
            check_image(c, &bind, &info->pImageOpaqueBinds[k]);
        }
    }
}
