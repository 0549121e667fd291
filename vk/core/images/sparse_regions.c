// vkQueueBindSparse: images as regions of texels, in blocks that the driver states.
#include "vk/core/images/sparse_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

static const char owner[] = "VkSparseImageMemoryBind";

// sparse_image is an image, and the requirements of its aspects.
typedef struct sparse_image {
    wd_core_check *c;
    wd_state_image *image;
    wd_images_aspects aspects;
} sparse_image;

void wd_images_ask_aspects(const wd_core_check *c, const wd_state_image *image, wd_images_aspects *aspects) {
    const struct wd_chassis_device *device = c->call->device;
    aspects->count = WD_IMAGES_MOST_ASPECTS;
    device->dispatch.GetImageSparseMemoryRequirements(device->handle, (VkImage)image->object.handle,
                                                      &aspects->count, aspects->requirements);
}

// find_block stores the texels of a block; false: the aspects have none, or several.
static bool find_block(const sparse_image *sparse, VkImageAspectFlags aspects, uint32_t block[3]) {
    for (uint32_t i = 0; i < sparse->aspects.count; i++) {
        const VkSparseImageFormatProperties *properties = &sparse->aspects.requirements[i].formatProperties;
        const VkExtent3D granularity = properties->imageGranularity;
        if (properties->aspectMask == aspects && granularity.width && granularity.height &&
            granularity.depth) {
            block[0] = granularity.width, block[1] = granularity.height, block[2] = granularity.depth;
            return true;
        }
    }
    return false;
}

static void report_region(const sparse_image *sparse, const wd_core_frame *f, uint32_t rule,
                          const char *label, uint64_t value, uint32_t block, const char *reason) {
    wd_core_message m;
    char name[160];
    if (wd_core_begin_rule(&m, sparse->c, f, owner, rule)) {
        wd_core_unsigned(&m, label, value);
        wd_core_summaryf(&m, ", a sparse image block has %u texels in this direction%s", block, reason);
        wd_core_notef(
            &m, "image is %s",
            wd_core_name(sparse->c, VK_OBJECT_TYPE_IMAGE, sparse->image->object.handle, name, sizeof name));
        wd_core_end(&m);
    }
}

static void check_blocks(const sparse_image *sparse, const wd_core_frame *f,
                         const VkSparseImageMemoryBind *region) {
    static const struct {
        uint32_t offset_rule, extent_rule;
        const char *offset, *extent;
    } axes[3] = {
        {WD_CORE_RULE(01107), WD_CORE_RULE(01108), "offset.x", "extent.width"},
        {WD_CORE_RULE(01109), WD_CORE_RULE(01110), "offset.y", "extent.height"},
        {WD_CORE_RULE(01111), WD_CORE_RULE(01112), "offset.z", "extent.depth"},
    };
    const int32_t offsets[3] = {region->offset.x, region->offset.y, region->offset.z};
    const uint32_t extents[3] = {region->extent.width, region->extent.height, region->extent.depth};
    uint32_t block[3], size[3];
    if (!find_block(sparse, region->subresource.aspectMask, block) ||
        !wd_transfer_find_extent(sparse->image, region->subresource.mipLevel, region->subresource.aspectMask,
                                 size)) {
        return;
    }
    for (int i = 0; i < 3; i++) {
        if (offsets[i] < 0) {
            continue;
        }
        if ((uint32_t)offsets[i] % block[i]) {
            report_region(sparse, f, axes[i].offset_rule, axes[i].offset, (uint32_t)offsets[i], block[i], "");
        }
        if (extents[i] % block[i] && (uint64_t)extents[i] + (uint32_t)offsets[i] != size[i]) {
            report_region(sparse, f, axes[i].extent_rule, axes[i].extent, extents[i], block[i],
                          ", and the region does not end where the mip level ends");
        }
    }
}

static void check_aspects(const sparse_image *sparse, const wd_core_frame *outer, uint32_t index,
                          VkImageAspectFlags aspects) {
    const wd_format *format = wd_format_find(sparse->image->format);
    wd_core_message m;
    if (format && !wd_transfer_has_aspects(format, aspects) &&
        wd_core_begin_rule(&m, sparse->c, outer, "VkSparseImageMemoryBindInfo", WD_CORE_RULE(01106))) {
        m.indices[0] = index;
        wd_images_word_aspects(&m, "pBinds[].subresource.aspectMask", aspects);
        wd_images_word_format(&m, "the format of image", sparse->image->format);
        wd_core_end(&m);
    }
}

static void check_regions(wd_core_check *c, const wd_core_frame *outer,
                          const VkSparseImageMemoryBindInfo *info) {
    static const wd_images_bind_rules rules = {WD_CORE_RULE(01105), WD_CORE_RULE(02732), WD_CORE_RULE(02733)};
    wd_state_device *state = c->call->device->state;
    sparse_image sparse = {.c = c, .image = wd_state_find_image(state, info->image)};
    if (!sparse.image || sparse.image->swapchain ||
        !(sparse.image->flags & VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT)) {
        return;
    }
    const wd_state_requirements *requirements = wd_state_ask_image_requirements(state, sparse.image, 0);
    wd_images_ask_aspects(c, sparse.image, &sparse.aspects);
    for (uint32_t i = 0; info->pBinds && i < info->bindCount; i++) {
        const VkSparseImageMemoryBind *region = &info->pBinds[i];
        const wd_core_frame frame = WD_CORE_ELEMENT(outer, "pBinds", i);
        const wd_images_bind bind = {&frame,
                                     owner,
                                     "image",
                                     VK_OBJECT_TYPE_IMAGE,
                                     sparse.image->object.handle,
                                     requirements,
                                     sparse.image->external_types,
                                     region->memory};
        check_aspects(&sparse, outer, i, region->subresource.aspectMask);
        check_blocks(&sparse, &frame, region);
        if (requirements && region->memory) {
            wd_images_check_bind(c, &bind, &rules);
            wd_images_check_multiple(c, &bind, WD_CORE_RULE(01105), "memoryOffset", region->memoryOffset);
        }
    }
}

WD_CORE_CHECK(sparse_regions, QueueBindSparse) {
    for (uint32_t i = 0; c->state && s->pBindInfo && i < s->bindInfoCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfo", i);
        for (uint32_t k = 0; k < s->pBindInfo[i].imageBindCount; k++) {
            const wd_core_frame bind = WD_CORE_ELEMENT(&frame, "pImageBinds", k);
            check_regions(c, &bind, &s->pBindInfo[i].pImageBinds[k]);
        }
    }
}
