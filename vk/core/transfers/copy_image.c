// Copies between images.
#include <assert.h>
#include <stdio.h>

#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

WD_TRANSFER_ASSERT_EQUAL(VkImageCopy, VkImageCopy2, srcSubresource, extent);

static const wd_transfer_image_rules source_rules = {
    .image = "srcImage",
    .subresource = "srcSubresource",
    .offset = "srcOffset",
    .extent = "extent",
    .bound = WD_CORE_RULE(07966),
    .samples = WD_TRANSFER_NO_RULE,
    .layers = WD_CORE_RULE(07968),
    .aspects = WD_CORE_RULE(00142),
    .plane = WD_CORE_RULE(08713),
    .bounds = {WD_CORE_RULE(00144), WD_CORE_RULE(00145), WD_CORE_RULE(00147)},
    .flat = WD_TRANSFER_NO_RULE,
    .aligned_offsets = {WD_CORE_RULE(07278), WD_CORE_RULE(07279), WD_CORE_RULE(07280)},
    .aligned_extents = {WD_CORE_RULE(01728), WD_CORE_RULE(01729), WD_CORE_RULE(01730)},
    .granularity = WD_CORE_RULE(01783),
};

static const wd_transfer_image_rules target_rules = {
    .image = "dstImage",
    .subresource = "dstSubresource",
    .offset = "dstOffset",
    .extent = "extent",
    .bound = WD_CORE_RULE(07966),
    .samples = WD_TRANSFER_NO_RULE,
    .layers = WD_CORE_RULE(07968),
    .aspects = WD_CORE_RULE(00143),
    .plane = WD_CORE_RULE(08714),
    .bounds = {WD_CORE_RULE(00150), WD_CORE_RULE(00151), WD_CORE_RULE(00153)},
    .flat = WD_TRANSFER_NO_RULE,
    .aligned_offsets = {WD_CORE_RULE(07281), WD_CORE_RULE(07282), WD_CORE_RULE(07283)},
    .aligned_extents = {WD_TRANSFER_NO_RULE, WD_TRANSFER_NO_RULE, WD_TRANSFER_NO_RULE},
    .granularity = WD_CORE_RULE(01784),
};

enum { DEPTH_STENCIL = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT };

// Beyond this number of regions, a region is compared only with itself.
enum { MOST_COMPARED = 32 };

static bool are_equal_blocks(const wd_format *a, const wd_format *b) {
    return a->block[0] == b->block[0] && a->block[1] == b->block[1] && a->block[2] == b->block[2];
}

// check_formats returns whether the formats can be copied into each other, as far as they decide.
static bool check_formats(const wd_transfer_pair *k) {
    const wd_format *source = k->source.format, *target = k->target.format;
    if (!source || !target || source == target) {
        return source && target;
    }
    const bool is_color = !(source->aspects & DEPTH_STENCIL) && !(target->aspects & DEPTH_STENCIL),
               is_depth = source->aspects & DEPTH_STENCIL && target->aspects & DEPTH_STENCIL;
    if (source->num_planes <= 1 && target->num_planes <= 1 &&
        (is_depth || (is_color && source->block_size != target->block_size))) {
        wd_transfer_report_formats(k, WD_CORE_RULE(01548));
        return false;
    }
    if (wd_transfer_is_compressed(source) && wd_transfer_is_compressed(target) &&
        !are_equal_blocks(source, target)) {
        wd_transfer_report_formats(k, WD_CORE_RULE(09247));
        return false;
    }
    return true;
}

static void check_images(const wd_transfer_pair *k) {
    const wd_state_image *source = k->source.state, *target = k->target.state;
    wd_core_check *c = k->t->c;
    wd_core_message m;
    if (source->samples != target->samples &&
        wd_core_begin_rule(&m, c, k->t->frame, k->t->owner, WD_CORE_RULE(00136))) {
        wd_core_unsigned(&m, "the samples of srcImage", source->samples);
        wd_core_unsigned(&m, "the samples of dstImage", target->samples);
        wd_transfer_note_pair(&m, k);
        m.fix = "Use vkCmdResolveImage for a copy to one sample.";
        wd_core_end(&m);
    }
    if (source->image_type == target->image_type) {
        return;
    }
    const bool has_3d = source->image_type == VK_IMAGE_TYPE_3D || target->image_type == VK_IMAGE_TYPE_3D;
    const bool has_1d = source->image_type == VK_IMAGE_TYPE_1D || target->image_type == VK_IMAGE_TYPE_1D;
    const uint32_t rule = wd_transfer_has_maintenance1(c) ? WD_CORE_RULE(07743) : WD_CORE_RULE(07933);
    if ((rule == WD_CORE_RULE(07933) || ((has_1d || !has_3d) && !wd_transfer_has_maintenance5(c))) &&
        wd_core_begin_rule(&m, c, k->t->frame, k->t->owner, rule)) {
        wd_core_word(&m, "the type of srcImage", wd_VkImageType_string(source->image_type));
        wd_core_word(&m, "the type of dstImage", wd_VkImageType_string(target->image_type));
        wd_transfer_note_pair(&m, k);
        wd_core_end(&m);
    }
}

WD_CORE_COLD static void report_usage(const wd_transfer_pair *k, const wd_transfer_image *image,
                                      uint32_t rule, const char *usage) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, k->t->frame, k->t->owner, rule)) {
        char label[64];
        wd_core_handle(&m, image->rules->image, VK_OBJECT_TYPE_IMAGE, image->state->object.handle);
        snprintf(label, sizeof label, "%s in the usage", usage);
        wd_core_word(&m, label, "not set");
        wd_transfer_note_image(&m, image->rules->image, image->state);
        m.fix = "Add the usage where the image is created.";
        wd_core_end(&m);
    }
}

// The aspects of all regions decide which usage counts.
static void check_usage(const wd_transfer_pair *k) {
    VkImageAspectFlags read = 0, written = 0;
    for (uint32_t i = 0; i < k->t->regions.count; i++) {
        const VkImageCopy *region = wd_transfer_region(k->t, i);
        read |= region->srcSubresource.aspectMask;
        written |= region->dstSubresource.aspectMask;
    }
    const wd_state_image *source = k->source.state, *target = k->target.state;
    const VkImageAspectFlags stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    if ((read & ~stencil || source->usage == source->stencil_usage) &&
        !(source->usage & VK_IMAGE_USAGE_TRANSFER_SRC_BIT)) {
        report_usage(k, &k->source, WD_CORE_RULE(06662), "VK_IMAGE_USAGE_TRANSFER_SRC_BIT");
    } else if (read & stencil && !(source->stencil_usage & VK_IMAGE_USAGE_TRANSFER_SRC_BIT)) {
        report_usage(k, &k->source, WD_CORE_RULE(06664), "VK_IMAGE_USAGE_TRANSFER_SRC_BIT");
    }
    if ((written & ~stencil || target->usage == target->stencil_usage) &&
        !(target->usage & VK_IMAGE_USAGE_TRANSFER_DST_BIT)) {
        report_usage(k, &k->target, WD_CORE_RULE(06663), "VK_IMAGE_USAGE_TRANSFER_DST_BIT");
    } else if (written & stencil && !(target->stencil_usage & VK_IMAGE_USAGE_TRANSFER_DST_BIT)) {
        report_usage(k, &k->target, WD_CORE_RULE(06665), "VK_IMAGE_USAGE_TRANSFER_DST_BIT");
    }
}

// check_queue: only queues with graphics operations copy between color and depth or stencil.
static void check_queue(const wd_transfer_pair *k, uint32_t index, VkImageAspectFlags read,
                        VkImageAspectFlags written) {
    const uint32_t rule = read == VK_IMAGE_ASPECT_COLOR_BIT && written & DEPTH_STENCIL   ? WD_CORE_RULE(10217)
                          : written == VK_IMAGE_ASPECT_COLOR_BIT && read & DEPTH_STENCIL ? WD_CORE_RULE(10218)
                                                                                         : 0;
    const wd_state_command_buffer *command_buffer = rule ? wd_core_command_buffer(k->t->c) : NULL;
    const VkQueueFlags queues = command_buffer ? wd_state_command_buffer_queue_flags(command_buffer) : 0;
    if (queues && !(queues & VK_QUEUE_GRAPHICS_BIT)) {
        wd_transfer_report_aspects(k, index, NULL, rule, read, written);
    }
}

// check_aspects returns whether the aspects of both sides fit to each other.
static bool check_aspects(const wd_transfer_pair *k, uint32_t index, const VkImageCopy *region) {
    assert(k->source.format && k->target.format);
    const VkImageAspectFlags read = region->srcSubresource.aspectMask,
                             written = region->dstSubresource.aspectMask;
    const char *owner = k->t->owner;
    const wd_format *source = k->source.format, *target = k->target.format;
    const bool is_planar = source->num_planes > 1, is_target_planar = target->num_planes > 1;
    if (is_planar || is_target_planar) {
        if (is_planar != is_target_planar && (is_planar ? written : read) != VK_IMAGE_ASPECT_COLOR_BIT) {
            wd_transfer_report_aspects(k, index, owner, is_planar ? WD_CORE_RULE(01556) : WD_CORE_RULE(01557),
                                       read, written);
            return false;
        }
        const uint32_t size = wd_transfer_block_size(source, read),
                       target_size = wd_transfer_block_size(target, written);
        if (size && target_size && size != target_size) {
            wd_transfer_report_aspects(k, index, owner, WD_CORE_RULE(01549), read, written);
            return false;
        }
        return true;
    }
    if (read == written) {
        return true;
    }
    if (!wd_transfer_has_maintenance8(k->t->c)) {
        wd_transfer_report_aspects(k, index, owner, WD_CORE_RULE(01551), read, written);
        return false;
    }
    if (read == VK_IMAGE_ASPECT_COLOR_BIT && (written & DEPTH_STENCIL) == DEPTH_STENCIL) {
        wd_transfer_report_aspects(k, index, owner, WD_CORE_RULE(10214), read, written);
        return false;
    }
    if (written == VK_IMAGE_ASPECT_COLOR_BIT && (read & DEPTH_STENCIL) == DEPTH_STENCIL) {
        wd_transfer_report_aspects(k, index, owner, WD_CORE_RULE(10215), read, written);
        return false;
    }
    if (read & DEPTH_STENCIL && written & DEPTH_STENCIL) {
        wd_transfer_report_aspects(k, index, owner, WD_CORE_RULE(12201), read, written);
        return false;
    }
    check_queue(k, index, read, written);
    const uint32_t size = wd_transfer_block_size(source, read),
                   target_size = wd_transfer_block_size(target, written);
    if (size && target_size && size != target_size) {
        wd_transfer_report_aspects(
            k, index, owner, read == VK_IMAGE_ASPECT_COLOR_BIT ? WD_CORE_RULE(10211) : WD_CORE_RULE(10212),
            read, written);
        return false;
    }
    return true;
}

static void check_layers(const wd_transfer_pair *k, uint32_t index, const VkImageCopy *region) {
    assert(k->source.state && k->target.state);
    if (k->source.state->image_type == k->target.state->image_type) {
        wd_transfer_check_layer_counts(k, index, k->t->owner, &region->srcSubresource,
                                       &region->dstSubresource, WD_CORE_RULE(08793), WD_CORE_RULE(08794));
    }
}

// A 1D image has one row and one slice; its rules are of the offset only.
static void check_line(const wd_transfer_pair *k, uint32_t index, const VkImageCopy *region) {
    assert(k->target.state);
    const VkOffset3D offset = region->dstOffset;
    if (k->target.state->image_type != VK_IMAGE_TYPE_1D || (offset.y == 0 && offset.z == 0)) {
        return;
    }
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, &f, k->t->owner,
                           offset.y ? WD_CORE_RULE(00152) : WD_CORE_RULE(01786))) {
        wd_core_signed(&m, offset.y ? "dstOffset.y" : "dstOffset.z", offset.y ? offset.y : offset.z);
        wd_core_word(&m, "the type of dstImage", "VK_IMAGE_TYPE_1D");
        wd_transfer_note_image(&m, "dstImage", k->target.state);
        wd_core_end(&m);
    }
}

// The extent is in texels of the source. The target's texels differ where one of them is compressed.
static wd_transfer_box target_box(const wd_transfer_pair *k, const VkImageCopy *region) {
    const uint32_t *source = k->source.format->block, *target = k->target.format->block;
    const uint32_t sizes[3] = {region->extent.width, region->extent.height, region->extent.depth};
    uint32_t extent[3];
    for (int i = 0; i < 3; i++) {
        const uint64_t num_blocks = ((uint64_t)sizes[i] + source[i] - 1) / source[i],
                       texels = source[i] == target[i] ? sizes[i] : num_blocks * target[i];
        extent[i] = texels < UINT32_MAX ? (uint32_t)texels : UINT32_MAX;
    }
    // Images of fewer dimensions have no further blocks.
    const int num_axes = (int)k->target.state->image_type + 1;
    for (int i = num_axes; i < 3; i++) {
        extent[i] = sizes[i];
    }
    return wd_transfer_box_at(region->dstOffset, (VkExtent3D){extent[0], extent[1], extent[2]});
}

// The edge of a mip level may be inside of a block, which the copy writes completely.
static void round_to_blocks(const wd_transfer_image *image, wd_transfer_part *part) {
    for (int i = 0; i < 3; i++) {
        const uint32_t block = image->format->block[i];
        part->extent[i] = (part->extent[i] + block - 1) / block * block;
    }
}

static bool check_target(const wd_transfer_pair *k, uint32_t index, wd_transfer_part *part) {
    const wd_transfer *t = k->t;
    if (!wd_transfer_check_subresource(t, &k->target, index, part)) {
        return false;
    }
    wd_transfer_part rounded = *part;
    round_to_blocks(&k->target, &rounded);
    if (!wd_transfer_check_bounds(t, &k->target, index, &rounded) ||
        !wd_transfer_check_blocks(t, &k->target, index, part)) {
        return false;
    }
    // Where texels were converted to others, the end of the mip level may be inside of the last block.
    if (are_equal_blocks(k->source.format, k->target.format)) {
        wd_transfer_check_granularity(t, &k->target, index, part);
    }
    return true;
}

WD_CORE_COLD static void report_overlap(const wd_transfer_pair *k, uint32_t i, uint32_t other) {
    const VkImageCopy *read = wd_transfer_region(k->t, i), *written = wd_transfer_region(k->t, other);
    const wd_core_frame f = wd_transfer_frame(k->t, i);
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, WD_CORE_RULE(00124))) {
        const VkOffset3D from = read->srcOffset, to = written->dstOffset;
        wd_core_summaryf(
            &m,
            "pRegions[%u] reads %u x %u x %u texels at (%d, %d, %d) of mip level %u, and pRegions[%u] "
            "writes %u x %u x %u texels at (%d, %d, %d)",
            i, read->extent.width, read->extent.height, read->extent.depth, from.x, from.y, from.z,
            read->srcSubresource.mipLevel, other, written->extent.width, written->extent.height,
            written->extent.depth, to.x, to.y, to.z);
        wd_transfer_note_pair(&m, k);
        m.fix = "Copy through another image, or make the regions disjoint.";
        wd_core_end(&m);
    }
}

static bool regions_overlap(const wd_transfer_pair *k, uint32_t i, uint32_t other) {
    const VkImageCopy *read = wd_transfer_region(k->t, i), *written = wd_transfer_region(k->t, other);
    const wd_transfer_box from = wd_transfer_box_at(read->srcOffset, read->extent),
                          to = wd_transfer_box_at(written->dstOffset, written->extent);
    return wd_transfer_have_common_layers(k->source.state, &read->srcSubresource, &written->dstSubresource) &&
           wd_transfer_boxes_overlap(&from, &to);
}

// A copy of an image to itself.
static void check_same_image(const wd_transfer_pair *k) {
    const uint32_t count = k->t->regions.count;
    bool has_layouts = true;
    for (uint32_t i = 0; i < count; i++) {
        const VkImageCopy *region = wd_transfer_region(k->t, i);
        has_layouts = has_layouts && wd_transfer_check_layouts(k, i, &region->srcSubresource,
                                                               &region->dstSubresource, WD_CORE_RULE(09460));
        const uint32_t first = count > MOST_COMPARED ? i : 0, end = count > MOST_COMPARED ? i + 1 : count;
        for (uint32_t other = first; other < end; other++) {
            if (regions_overlap(k, i, other)) {
                report_overlap(k, i, other);
                return;
            }
        }
    }
}

static bool is_packed(const wd_format *format) {
    return format->block[0] > 1 && !wd_transfer_is_compressed(format);
}

// How the extent is converted for single-plane 4:2:2 formats is not judged.
static bool has_target_extent(const wd_transfer_pair *k) {
    return are_equal_blocks(k->source.format, k->target.format) ||
           !(is_packed(k->source.format) || is_packed(k->target.format));
}

static void check_region(const wd_transfer_pair *k, uint32_t index, const VkImageCopy *region,
                         bool are_compatible) {
    wd_transfer_part source = {
        region->srcSubresource, wd_transfer_box_at(region->srcOffset, region->extent), {0}};
    wd_transfer_check_part(k->t, &k->source, index, &source);
    if (!k->source.format || !k->target.format) {
        return;
    }
    wd_transfer_part target = {region->dstSubresource, target_box(k, region), {0}};
    check_line(k, index, region);
    if (are_compatible && check_aspects(k, index, region) && has_target_extent(k)) {
        check_target(k, index, &target);
    }
    check_layers(k, index, region);
}

static void check_copy(const wd_transfer *t, VkImage source, VkImage target, VkImageLayout source_layout,
                       VkImageLayout target_layout) {
    wd_transfer_pair k = {.t = t, .source_layout = source_layout, .target_layout = target_layout};
    if (!wd_transfer_enter_image(t, &source_rules, source, &k.source) ||
        !wd_transfer_enter_image(t, &target_rules, target, &k.target)) {
        return;
    }
    check_images(&k);
    check_usage(&k);
    const bool are_compatible = check_formats(&k);
    for (uint32_t i = 0; i < t->regions.count; i++) {
        check_region(&k, i, wd_transfer_region(t, i), are_compatible);
    }
    if (k.source.state == k.target.state) {
        check_same_image(&k);
    }
}

WD_CORE_CHECK(transfers, CmdCopyImage) {
    const wd_transfer t = {c, NULL, NULL, "VkImageCopy", WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    check_copy(&t, s->srcImage, s->dstImage, s->srcImageLayout, s->dstImageLayout);
}

WD_CORE_CHECK(transfers, CmdCopyImage2) {
    const VkCopyImageInfo2 *info = s->pCopyImageInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyImageInfo");
        const wd_transfer t = {
            c, &f, "VkCopyImageInfo2", "VkImageCopy2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkImageCopy2, srcSubresource)};
        check_copy(&t, info->srcImage, info->dstImage, info->srcImageLayout, info->dstImageLayout);
    }
}
