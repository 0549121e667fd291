// What most commands require of an image and of a region's part of it.
#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

static const char *const axes[] = {"x", "y", "z"};
static const char *const sizes[] = {"width", "height", "depth"};

const VkQueueFamilyProperties *wd_transfer_queue_family(const wd_core_check *c) {
    const wd_state_command_buffer *commands = c->state ? wd_core_command_buffer(c) : NULL;
    const wd_state_command_pool *pool = commands ? wd_state_command_buffer_pool(commands) : NULL;
    return pool && c->physical && pool->queue_family < c->physical->num_queue_families
               ? &c->physical->queue_families[pool->queue_family]
               : NULL;
}

bool wd_transfer_enter_image(const wd_transfer *t, const wd_transfer_image_rules *rules, VkImage handle,
                             wd_transfer_image *image) {
    wd_core_check *c = t->c;
    const wd_state_image *state = WD_CORE_FIND(image, handle);
    if (!state) {
        return false;
    }
    *image = (wd_transfer_image){rules, state, wd_format_find(state->format)};
    wd_core_message m;
    const VkImageCreateFlags sparse = VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    if (!(state->flags & sparse) && wd_core_image_is_bound(c, state) == WD_CORE_FALSE &&
        wd_transfer_begin(&m, t, t->frame, rules->bound, rules->image)) {
        wd_core_handle(&m, rules->image, VK_OBJECT_TYPE_IMAGE, state->object.handle);
        wd_core_word(&m, "its memory", "not bound");
        m.fix = "Bind memory to the image before the command is recorded.";
        wd_core_end(&m);
    }
    if (rules->samples != WD_TRANSFER_NO_RULE && state->samples != VK_SAMPLE_COUNT_1_BIT &&
        wd_transfer_begin(&m, t, t->frame, rules->samples, rules->image)) {
        char label[64];
        snprintf(label, sizeof label, "the samples of %s", rules->image);
        wd_core_unsigned(&m, label, state->samples);
        wd_transfer_note_image(&m, rules->image, state);
        wd_core_end(&m);
    }
    return true;
}

bool wd_transfer_check_part(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                            wd_transfer_part *part) {
    if (!wd_transfer_check_subresource(t, image, index, part) ||
        !wd_transfer_check_bounds(t, image, index, part) ||
        !wd_transfer_check_blocks(t, image, index, part)) {
        return false;
    }
    wd_transfer_check_granularity(t, image, index, part);
    return true;
}

WD_CORE_COLD static void report_layers(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                       const VkImageSubresourceLayers *layers) {
    const wd_core_frame f = wd_transfer_frame(t, index);
    const wd_transfer_image_rules *rules = image->rules;
    wd_core_message m;
    if (wd_transfer_begin(&m, t, &f, rules->layers, rules->subresource)) {
        char label[64];
        snprintf(label, sizeof label, "%s.baseArrayLayer", rules->subresource);
        wd_core_unsigned(&m, label, layers->baseArrayLayer);
        wd_core_unsigned(&m, "layerCount", layers->layerCount);
        snprintf(label, sizeof label, "arrayLayers of %s", rules->image);
        wd_core_unsigned(&m, label, image->state->array_layers);
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

WD_CORE_COLD static void report_aspects(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                        VkImageAspectFlags aspects, int rule) {
    const wd_core_frame f = wd_transfer_frame(t, index);
    const wd_transfer_image_rules *rules = image->rules;
    wd_core_message m;
    if (wd_transfer_begin(&m, t, &f, rule, rule == rules->plane ? rules->image : rules->subresource)) {
        char label[64];
        snprintf(label, sizeof label, "%s.aspectMask", rules->subresource);
        wd_transfer_aspects(&m, label, aspects);
        snprintf(label, sizeof label, "the format of %s", rules->image);
        wd_core_word(&m, label, wd_VkFormat_string(image->state->format));
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

static bool is_one_bit(VkImageAspectFlags aspects) {
    return aspects && (aspects & (aspects - 1)) == 0;
}

// check_mask checks what is the same for all formats.
static void check_mask(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                       VkImageAspectFlags aspects) {
    const VkImageAspectFlags depth = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    const wd_core_frame f = wd_transfer_frame(t, index);
    wd_core_message m;
    if (aspects & VK_IMAGE_ASPECT_COLOR_BIT && aspects & depth &&
        wd_core_begin_rule(&m, t->c, &f, "VkImageSubresourceLayers", WD_CORE_RULE(00167))) {
        char label[64];
        snprintf(label, sizeof label, "%s.aspectMask", image->rules->subresource);
        wd_transfer_aspects(&m, label, aspects);
        wd_core_end(&m);
    }
}

bool wd_transfer_check_subresource(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                   wd_transfer_part *part) {
    const VkImageSubresourceLayers *layers = &part->layers;
    const wd_state_image *state = image->state;
    bool is_valid = true;
    check_mask(t, image, index, layers->aspectMask);
    if (layers->layerCount != VK_REMAINING_ARRAY_LAYERS &&
        (uint64_t)layers->baseArrayLayer + layers->layerCount > state->array_layers) {
        report_layers(t, image, index, layers);
        is_valid = false;
    }
    if (image->format && !wd_transfer_has_aspects(image->format, layers->aspectMask)) {
        report_aspects(t, image, index, layers->aspectMask, image->rules->aspects);
        is_valid = false;
    } else if (image->format && image->format->num_planes > 1 && image->rules->plane != WD_TRANSFER_NO_RULE &&
               (!is_one_bit(layers->aspectMask) || !(layers->aspectMask & WD_TRANSFER_PLANES))) {
        report_aspects(t, image, index, layers->aspectMask, image->rules->plane);
        is_valid = false;
    }
    return is_valid && wd_transfer_find_extent(state, layers->mipLevel, layers->aspectMask, part->extent);
}

// `begin` and `size` are of the axis.
WD_CORE_COLD static void report_extent(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                       const wd_transfer_part *part, int axis, int rule, const char *member) {
    assert((unsigned)axis < 3);
    const wd_core_frame f = wd_transfer_frame(t, index);
    const wd_transfer_image_rules *rules = image->rules;
    wd_core_message m;
    if (wd_transfer_begin(&m, t, &f, rule, member)) {
        char label[80];
        snprintf(label, sizeof label, "%s.%s", rules->offset, axes[axis]);
        wd_core_signed(&m, label, part->box.begin[axis]);
        snprintf(label, sizeof label, "%s.%s", rules->extent, sizes[axis]);
        wd_core_signed(&m, label, part->box.end[axis] - part->box.begin[axis]);
        snprintf(label, sizeof label, "the %s of mip level %u of %s", sizes[axis], part->layers.mipLevel,
                 rules->image);
        wd_core_unsigned(&m, label, part->extent[axis]);
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

bool wd_transfer_check_bounds(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                              const wd_transfer_part *part) {
    assert(image->state);
    const wd_transfer_image_rules *rules = image->rules;
    const wd_transfer_box *box = &part->box;
    const bool is_3d = image->state->image_type == VK_IMAGE_TYPE_3D;
    // Rules of their own say that 1D images have one row.
    const int num_axes = is_3d ? 3 : image->state->image_type == VK_IMAGE_TYPE_2D ? 2 : 1;
    for (int i = 0; i < num_axes; i++) {
        if (box->begin[i] < 0 || box->end[i] > part->extent[i]) {
            report_extent(t, image, index, part, i, rules->bounds[i],
                          i < 2 ? rules->subresource : rules->offset);
            return false;
        }
    }
    if (!is_3d && rules->flat != WD_TRANSFER_NO_RULE && (box->begin[2] != 0 || box->end[2] != 1)) {
        report_extent(t, image, index, part, 2, rules->flat, rules->image);
        return false;
    }
    return true;
}

WD_CORE_COLD static void report_blocks(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                       const wd_transfer_part *part, int axis, bool is_offset) {
    assert((unsigned)axis < 3 && image->format);
    const wd_core_frame f = wd_transfer_frame(t, index);
    const wd_transfer_image_rules *rules = image->rules;
    wd_core_message m;
    if (wd_transfer_begin(&m, t, &f, is_offset ? rules->aligned_offsets[axis] : rules->aligned_extents[axis],
                          rules->image)) {
        char label[80];
        if (!is_offset) {
            snprintf(label, sizeof label, "%s.%s", rules->extent, sizes[axis]);
            wd_core_signed(&m, label, part->box.end[axis] - part->box.begin[axis]);
        }
        snprintf(label, sizeof label, "%s.%s", rules->offset, axes[axis]);
        wd_core_signed(&m, label, part->box.begin[axis]);
        snprintf(label, sizeof label, "the %s of a texel block", sizes[axis]);
        wd_core_unsigned(&m, label, image->format->block[axis]);
        if (!is_offset) {
            snprintf(label, sizeof label, "the %s of mip level %u", sizes[axis], part->layers.mipLevel);
            wd_core_unsigned(&m, label, part->extent[axis]);
        }
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

bool wd_transfer_check_blocks(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                              const wd_transfer_part *part) {
    for (int i = 0; image->format && i < 3; i++) {
        const uint32_t block = image->format->block[i];
        if (block <= 1) {
            continue;
        }
        const int64_t begin = part->box.begin[i], end = part->box.end[i];
        if (begin % block != 0) {
            report_blocks(t, image, index, part, i, true);
            return false;
        }
        if ((end - begin) % block != 0 && end != part->extent[i] &&
            image->rules->aligned_extents[i] != WD_TRANSFER_NO_RULE) {
            report_blocks(t, image, index, part, i, false);
            return false;
        }
    }
    return true;
}

void wd_transfer_check_granularity(const wd_transfer *t, const wd_transfer_image *image, uint32_t index,
                                   const wd_transfer_part *part) {
    const wd_transfer_image_rules *rules = image->rules;
    const VkQueueFamilyProperties *family =
        rules->granularity == WD_TRANSFER_NO_RULE ? NULL : wd_transfer_queue_family(t->c);
    if (!family || !image->format) {
        return;
    }
    const VkExtent3D granularity = family->minImageTransferGranularity;
    const uint32_t units[] = {granularity.width, granularity.height, granularity.depth};
    const int axis = wd_transfer_find_coarse(granularity, image->format->block,
                                             (int)image->state->image_type + 1, &part->box, part->extent);
    if (axis < 0) {
        return;
    }
    const wd_core_frame f = wd_transfer_frame(t, index);
    wd_transfer of_command = *t;
    of_command.owner = rules->is_granularity_of_command ? NULL : t->owner;
    wd_core_message m;
    if (wd_transfer_begin(&m, &of_command, &f, rules->granularity, rules->offset)) {
        char label[80];
        snprintf(label, sizeof label, "%s.%s", rules->offset, axes[axis]);
        wd_core_signed(&m, label, part->box.begin[axis]);
        snprintf(label, sizeof label, "%s.%s", rules->extent, sizes[axis]);
        wd_core_signed(&m, label, part->box.end[axis] - part->box.begin[axis]);
        snprintf(label, sizeof label, "minImageTransferGranularity.%s", sizes[axis]);
        wd_core_unsigned(&m, label, units[axis]);
        snprintf(label, sizeof label, "the %s of mip level %u", sizes[axis], part->layers.mipLevel);
        wd_core_unsigned(&m, label, part->extent[axis]);
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

bool wd_transfer_begin(wd_core_message *m, const wd_transfer *t, const wd_core_frame *frame, int rule,
                       const char *member) {
    if (rule == WD_TRANSFER_NO_RULE) {
        return false;
    }
    char owner[96];
    snprintf(owner, sizeof owner, "%s-%s", t->owner ? t->owner : wd_command_get(t->c->call->command)->name,
             member);
    return wd_core_begin_rule(m, t->c, frame, owner, (uint32_t)rule) ||
           wd_core_begin_rule(m, t->c, frame, t->owner, (uint32_t)rule);
}

void wd_transfer_note_image(wd_core_message *m, const char *name, const wd_state_image *image) {
    char text[160];
    wd_core_notef(m, "%s is %s of %u x %u x %u texels of %s, with %u mip levels and %u array layers", name,
                  wd_core_name(m->check, VK_OBJECT_TYPE_IMAGE, image->object.handle, text, sizeof text),
                  image->extent.width, image->extent.height, image->extent.depth,
                  wd_VkFormat_string(image->format), image->mip_levels, image->array_layers);
}

void wd_transfer_note_buffer(wd_core_message *m, const char *name, const wd_state_buffer *buffer) {
    char text[160];
    wd_core_notef(m, "%s is %s of %llu bytes", name,
                  wd_core_name(m->check, VK_OBJECT_TYPE_BUFFER, buffer->object.handle, text, sizeof text),
                  (unsigned long long)buffer->size);
}

void wd_transfer_aspects(wd_core_message *m, const char *label, VkImageAspectFlags aspects) {
    char text[128];
    wd_core_word(m, label, wd_VkImageAspectFlags_string(aspects, text, sizeof text));
}

bool wd_transfer_has_maintenance1(const wd_core_check *c) {
    return c->api_version >= VK_API_VERSION_1_1 || !c->enabled || c->enabled->extensions.KHR_maintenance1;
}

bool wd_transfer_has_maintenance5(const wd_core_check *c) {
#ifdef VK_KHR_maintenance5
    return !c->enabled || c->enabled->features.maintenance5;
#else
    return !c->enabled;
#endif
}

bool wd_transfer_has_maintenance8(const wd_core_check *c) {
#ifdef VK_KHR_maintenance8
    return !c->enabled || c->enabled->features.maintenance8;
#else
    return !c->enabled;
#endif
}

bool wd_transfer_has_maintenance10(const wd_core_check *c) {
#ifdef VK_KHR_maintenance10
    return !c->enabled || c->enabled->features.maintenance10;
#else
    return !c->enabled;
#endif
}

bool wd_transfer_has_maintenance11(const wd_core_check *c) {
#ifdef VK_KHR_maintenance11
    return !c->enabled || c->enabled->features.maintenance11;
#else
    return !c->enabled;
#endif
}
