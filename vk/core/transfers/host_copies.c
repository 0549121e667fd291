// Copies and transitions of images by the host.
#include <stdio.h>

#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h" // generated

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)

// Registries before Vulkan 1.4 have the names of the extension; later headers have both.
#ifdef VK_VERSION_1_4
#define OWNER(name) name
#else
#define OWNER(name) name "EXT"
#endif

WD_TRANSFER_ASSERT_EQUAL(VkMemoryToImageCopyEXT, VkImageToMemoryCopyEXT, sType, imageExtent);

// Queue families have no part in it.
#define IMAGE_RULES(name)                                                                                    \
    {                                                                                                        \
        .image = name, .subresource = "imageSubresource", .offset = "imageOffset", .extent = "imageExtent",  \
        .bound = WD_CORE_RULE(07966), .samples = WD_CORE_RULE(07973), .layers = WD_CORE_RULE(07968),         \
        .aspects = WD_CORE_RULE(09105), .plane = WD_CORE_RULE(07981),                                        \
        .bounds = {WD_CORE_RULE(07971), WD_CORE_RULE(07972), WD_CORE_RULE(09104)},                           \
        .flat = WD_CORE_RULE(07980),                                                                         \
        .aligned_offsets = {WD_CORE_RULE(07274), WD_CORE_RULE(07275), WD_CORE_RULE(07276)},                  \
        .aligned_extents = {WD_CORE_RULE(00207), WD_CORE_RULE(00208), WD_CORE_RULE(00209)},                  \
        .granularity = WD_TRANSFER_NO_RULE,                                                                  \
    }

static const wd_transfer_image_rules target_rules = IMAGE_RULES("dstImage");
static const wd_transfer_image_rules source_rules = IMAGE_RULES("srcImage");

// copy is the call.
typedef struct copy {
    const wd_transfer *t;
    wd_transfer_image image;
    bool is_plain; // VK_HOST_IMAGE_COPY_MEMCPY
    uint32_t rows; // The rule about rows of plain copies.
} copy;

static void report_usage(const copy *k, uint32_t index, uint32_t rule, VkImageAspectFlags aspects) {
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (wd_transfer_begin(&m, k->t, &f, (int)rule, k->image.rules->image)) {
        wd_transfer_aspects(&m, "imageSubresource.aspectMask", aspects);
        wd_core_summaryf(&m, ", and the usage of %s lacks VK_IMAGE_USAGE_HOST_TRANSFER_BIT",
                         k->image.rules->image);
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        m.fix = "Create the image with VK_IMAGE_USAGE_HOST_TRANSFER_BIT.";
        wd_core_end(&m);
    }
}

static void check_usage(const copy *k, uint32_t index, VkImageAspectFlags aspects) {
    const VkImageUsageFlags usage = VK_IMAGE_USAGE_HOST_TRANSFER_BIT_EXT;
    const wd_state_image *image = k->image.state;
    if (aspects & ~(VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT && !(image->usage & usage)) {
        report_usage(k, index, WD_CORE_RULE(09113), aspects);
    } else if (aspects & VK_IMAGE_ASPECT_STENCIL_BIT && !(image->stencil_usage & usage)) {
        report_usage(k, index,
                     image->usage == image->stencil_usage ? WD_CORE_RULE(09111) : WD_CORE_RULE(09112),
                     aspects);
    }
}

// A plain copy is of an entire subresource.
static void check_plain(const copy *k, uint32_t index, const VkMemoryToImageCopyEXT *region,
                        const wd_transfer_part *part) {
    const VkOffset3D *offset = &region->imageOffset;
    const VkExtent3D *extent = &region->imageExtent;
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if ((offset->x || offset->y || offset->z) &&
        wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, WD_CORE_RULE(09114))) {
        wd_core_signed(&m, "imageOffset.x", offset->x);
        wd_core_signed(&m, "imageOffset.y", offset->y);
        wd_core_signed(&m, "imageOffset.z", offset->z);
        wd_core_end(&m);
    } else if ((extent->width != part->extent[0] || extent->height != part->extent[1] ||
                extent->depth != part->extent[2]) &&
               wd_transfer_begin(&m, k->t, &f, WD_CORE_RULE(09115), k->image.rules->image)) {
        wd_core_summaryf(
            &m, "pRegions[%u].imageExtent is %u x %u x %u, and the subresource has %u x %u x %u texels",
            index, extent->width, extent->height, extent->depth, part->extent[0], part->extent[1],
            part->extent[2]);
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        wd_core_end(&m);
    }
    if ((region->memoryRowLength || region->memoryImageHeight) &&
        wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, k->rows)) {
        wd_core_unsigned(&m, "memoryRowLength", region->memoryRowLength);
        wd_core_unsigned(&m, "memoryImageHeight", region->memoryImageHeight);
        wd_core_end(&m);
    }
}

static void check_region(const copy *k, uint32_t index) {
    const VkMemoryToImageCopyEXT *region = wd_transfer_region(k->t, index);
    const VkImageAspectFlags aspects = region->imageSubresource.aspectMask;
    const wd_transfer_rows rows = {
        "memoryRowLength",         "memoryImageHeight", "imageExtent", region->memoryRowLength,
        region->memoryImageHeight, region->imageExtent, aspects};
    wd_transfer_part part = {
        region->imageSubresource, wd_transfer_box_at(region->imageOffset, region->imageExtent), {0}};
    check_usage(k, index, aspects);
    if (!wd_transfer_check_subresource(k->t, &k->image, index, &part)) {
        return;
    }
    if (k->is_plain) {
        check_plain(k, index, region, &part);
    } else if (wd_transfer_check_bounds(k->t, &k->image, index, &part)) {
        wd_transfer_check_blocks(k->t, &k->image, index, &part);
        wd_transfer_check_rows(k->t, &k->image, index, &rows);
    }
}

static void check_copy(const wd_transfer *t, const wd_transfer_image_rules *rules, VkImage image,
                       VkHostImageCopyFlagsEXT flags, uint32_t rows) {
    copy k = {.t = t, .is_plain = flags & VK_HOST_IMAGE_COPY_MEMCPY_EXT, .rows = rows};
    if (wd_transfer_enter_image(t, rules, image, &k.image)) {
        for (uint32_t i = 0; i < t->regions.count; i++) {
            check_region(&k, i);
        }
    }
}

// --- Layouts

static void append_layouts(wd_core_message *m, const VkImageLayout *layouts, uint32_t count) {
    for (uint32_t i = 0; i < count && i < 16; i++) {
        wd_core_summaryf(m, "%s%s", i ? ", " : "", wd_VkImageLayout_string(layouts[i]));
    }
}

// check_layout checks a layout against a list of the driver. A list without elements is not known: drivers copy at
// least images in VK_IMAGE_LAYOUT_GENERAL.
static void check_layout(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                         const char *member, VkImageLayout layout, bool is_source) {
    const wd_copy_layouts *lists = wd_physical_copy_layouts(c->physical);
    const VkImageLayout *layouts = !lists ? NULL : is_source ? lists->sources : lists->targets;
    const uint32_t count = !lists ? 0 : is_source ? lists->num_sources : lists->num_targets;
    wd_core_message m;
    if (!count || wd_core_has_value(layouts, count, (uint32_t)layout) ||
        !wd_core_begin_rule(&m, c, f, owner, rule)) {
        return;
    }
    wd_core_word(&m, member, wd_VkImageLayout_string(layout));
    wd_core_summaryf(&m, ", the layouts in %s are ", is_source ? "pCopySrcLayouts" : "pCopyDstLayouts");
    append_layouts(&m, layouts, count);
    wd_core_end(&m);
}

static void check_to_image(wd_core_check *c, const VkCopyMemoryToImageInfoEXT *info) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyMemoryToImageInfo");
    if (info) {
        const wd_transfer t = {c, &f, OWNER("VkCopyMemoryToImageInfo"), OWNER("VkMemoryToImageCopy"),
                               WD_TRANSFER_REGIONS(info->pRegions, info->regionCount)};
        check_copy(&t, &target_rules, info->dstImage, info->flags, WD_CORE_RULE(09393));
        check_layout(c, &f, t.owner, WD_CORE_RULE(09060), "dstImageLayout", info->dstImageLayout, false);
    }
}

static void check_to_memory(wd_core_check *c, const VkCopyImageToMemoryInfoEXT *info) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyImageToMemoryInfo");
    if (info) {
        const wd_transfer t = {c, &f, OWNER("VkCopyImageToMemoryInfo"), OWNER("VkImageToMemoryCopy"),
                               WD_TRANSFER_REGIONS(info->pRegions, info->regionCount)};
        check_copy(&t, &source_rules, info->srcImage, info->flags, WD_CORE_RULE(09394));
        check_layout(c, &f, t.owner, WD_CORE_RULE(09065), "srcImageLayout", info->srcImageLayout, true);
    }
}

// --- Copies between images

// are_equal returns whether two images have the same creation parameters, as far as they are known.
static bool are_equal(const wd_state_image *one, const wd_state_image *other) {
    return one->flags == other->flags && one->image_type == other->image_type &&
           one->format == other->format && one->extent.width == other->extent.width &&
           one->extent.height == other->extent.height && one->extent.depth == other->extent.depth &&
           one->mip_levels == other->mip_levels && one->array_layers == other->array_layers &&
           one->samples == other->samples && one->tiling == other->tiling && one->usage == other->usage &&
           one->stencil_usage == other->stencil_usage && one->sharing_mode == other->sharing_mode;
}

static void check_between(wd_core_check *c, const VkCopyImageToImageInfoEXT *info) {
    static const char owner[] = OWNER("VkCopyImageToImageInfo");
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyImageToImageInfo");
    const wd_state_image *source = WD_CORE_FIND(image, info->srcImage),
                         *target = WD_CORE_FIND(image, info->dstImage);
    wd_core_message m;
    check_layout(c, &f, owner, WD_CORE_RULE(09072), "srcImageLayout", info->srcImageLayout, true);
    check_layout(c, &f, owner, WD_CORE_RULE(09073), "dstImageLayout", info->dstImageLayout, false);
    if (source && target && !are_equal(source, target) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(09069))) {
        wd_core_handle(&m, "srcImage", VK_OBJECT_TYPE_IMAGE, source->object.handle);
        wd_core_handle(&m, "dstImage", VK_OBJECT_TYPE_IMAGE, target->object.handle);
        wd_core_summaryf(&m, ", members of whose VkImageCreateInfo differ");
        wd_transfer_note_image(&m, "srcImage", source);
        wd_transfer_note_image(&m, "dstImage", target);
        wd_core_end(&m);
    }
}

// --- Transitions

static void check_transition(wd_core_check *c, const wd_core_frame *f,
                             const VkHostImageLayoutTransitionInfoEXT *info) {
    static const char owner[] = OWNER("VkHostImageLayoutTransitionInfo");
    const bool keeps = info->oldLayout != VK_IMAGE_LAYOUT_UNDEFINED &&
#ifdef VK_EXT_zero_initialize_device_memory
                       info->oldLayout != VK_IMAGE_LAYOUT_ZERO_INITIALIZED_EXT &&
#endif
                       info->oldLayout != VK_IMAGE_LAYOUT_PREINITIALIZED;
    if (keeps) {
        check_layout(c, f, owner, WD_CORE_RULE(09230), "oldLayout", info->oldLayout, true);
    }
    check_layout(c, f, owner, WD_CORE_RULE(09057), "newLayout", info->newLayout, false);
}

static void check_transitions(wd_core_check *c, const VkHostImageLayoutTransitionInfoEXT *infos,
                              uint32_t count) {
    for (uint32_t i = 0; infos && i < count; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pTransitions", i);
        check_transition(c, &f, &infos[i]);
    }
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(transfers, CopyMemoryToImage) {
    check_to_image(c, s->pCopyMemoryToImageInfo);
}

WD_CORE_CHECK(transfers, CopyImageToMemory) {
    check_to_memory(c, s->pCopyImageToMemoryInfo);
}

WD_CORE_CHECK(transfers, CopyImageToImage) {
    check_between(c, s->pCopyImageToImageInfo);
}

WD_CORE_CHECK(transfers, TransitionImageLayout) {
    check_transitions(c, s->pTransitions, s->transitionCount);
}
#else
WD_CORE_CHECK(transfers, CopyMemoryToImageEXT) {
    check_to_image(c, s->pCopyMemoryToImageInfo);
}

WD_CORE_CHECK(transfers, CopyImageToMemoryEXT) {
    check_to_memory(c, s->pCopyImageToMemoryInfo);
}

WD_CORE_CHECK(transfers, CopyImageToImageEXT) {
    check_between(c, s->pCopyImageToImageInfo);
}

WD_CORE_CHECK(transfers, TransitionImageLayoutEXT) {
    check_transitions(c, s->pTransitions, s->transitionCount);
}
#endif
#endif
