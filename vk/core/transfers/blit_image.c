// Blits.
#include <assert.h>
#include <stdio.h>

#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

WD_TRANSFER_ASSERT_EQUAL(VkImageBlit, VkImageBlit2, srcSubresource, dstOffsets);

static const wd_transfer_image_rules source_rules = {
    .image = "srcImage",
    .subresource = "srcSubresource",
    .offset = "srcOffsets",
    .bound = WD_TRANSFER_NO_RULE,
    .samples = WD_TRANSFER_NO_RULE,
    .layers = WD_CORE_RULE(01707),
    .aspects = WD_CORE_RULE(00241),
    .plane = WD_TRANSFER_NO_RULE,
    .bounds = {WD_CORE_RULE(00243), WD_CORE_RULE(00244), WD_CORE_RULE(00246)},
    .flat = WD_CORE_RULE(00247),
    .aligned_offsets = WD_TRANSFER_NO_RULES,
    .aligned_extents = WD_TRANSFER_NO_RULES,
    .granularity = WD_TRANSFER_NO_RULE,
};

static const wd_transfer_image_rules target_rules = {
    .image = "dstImage",
    .subresource = "dstSubresource",
    .offset = "dstOffsets",
    .bound = WD_TRANSFER_NO_RULE,
    .samples = WD_TRANSFER_NO_RULE,
    .layers = WD_CORE_RULE(01708),
    .aspects = WD_CORE_RULE(00242),
    .plane = WD_TRANSFER_NO_RULE,
    .bounds = {WD_CORE_RULE(00248), WD_CORE_RULE(00249), WD_CORE_RULE(00251)},
    .flat = WD_CORE_RULE(00252),
    .aligned_offsets = WD_TRANSFER_NO_RULES,
    .aligned_extents = WD_TRANSFER_NO_RULES,
    .granularity = WD_TRANSFER_NO_RULE,
};

enum { DEPTH_STENCIL = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT };

// Beyond this number of regions, a region is compared only with itself.
enum { MOST_COMPARED = 32 };

static bool is_of(const wd_format *format, wd_format_numeric numeric) {
    return format->numeric == numeric && !(format->aspects & DEPTH_STENCIL);
}

static void check_conversion(const wd_transfer_pair *k, const wd_transfer_image *image, uint32_t rule) {
    wd_core_message m;
    if (wd_transfer_needs_conversion(image->format) &&
        wd_core_begin_rule(&m, k->t->c, k->t->frame, k->t->owner, rule)) {
        char label[64];
        snprintf(label, sizeof label, "the format of %s", image->rules->image);
        wd_core_word(&m, label, wd_VkFormat_string(image->state->format));
        m.fix = "Copy the planes with vkCmdCopyImage, or convert the image in a shader.";
        wd_core_end(&m);
    }
}

static void check_formats(const wd_transfer_pair *k, VkFilter filter) {
    const wd_format *source = k->source.format, *target = k->target.format;
    if (!source || !target) {
        return;
    }
    check_conversion(k, &k->source, WD_CORE_RULE(06421));
    check_conversion(k, &k->target, WD_CORE_RULE(06422));
    wd_core_message m;
    if ((source->aspects | target->aspects) & DEPTH_STENCIL) {
        if (source != target) {
            wd_transfer_report_formats(k, WD_CORE_RULE(00231));
        } else if (filter != VK_FILTER_NEAREST &&
                   wd_core_begin_rule(&m, k->t->c, k->t->frame, k->t->owner, WD_CORE_RULE(00232))) {
            wd_core_word(&m, "filter", wd_VkFilter_string(filter));
            wd_core_word(&m, "the format of srcImage", wd_VkFormat_string(k->source.state->format));
            m.fix = "Use VK_FILTER_NEAREST.";
            wd_core_end(&m);
        }
    } else if (is_of(source, WD_FORMAT_SINT) != is_of(target, WD_FORMAT_SINT)) {
        wd_transfer_report_formats(k, WD_CORE_RULE(00229));
    } else if (is_of(source, WD_FORMAT_UINT) != is_of(target, WD_FORMAT_UINT)) {
        wd_transfer_report_formats(k, WD_CORE_RULE(00230));
    }
}

static bool is_3d(const wd_transfer_image *image) {
    return image->state->image_type == VK_IMAGE_TYPE_3D;
}

WD_CORE_COLD static void report_layers(const wd_transfer_pair *k, uint32_t index, const VkImageBlit *region) {
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    const VkImageSubresourceLayers *read = &region->srcSubresource, *written = &region->dstSubresource;
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, WD_CORE_RULE(00240))) {
        wd_core_unsigned(&m, "srcSubresource.baseArrayLayer", read->baseArrayLayer);
        wd_core_unsigned(&m, "layerCount", wd_transfer_num_layers(k->source.state, read));
        wd_core_unsigned(&m, "dstSubresource.baseArrayLayer", written->baseArrayLayer);
        wd_core_unsigned(&m, "layerCount", wd_transfer_num_layers(k->target.state, written));
        wd_transfer_note_pair(&m, k);
        wd_core_end(&m);
    }
}

// check_slices: with maintenance8, each array layer of one image is a slice of the other, a 3D image.
static void check_slices(const wd_transfer_pair *k, uint32_t index, const char *side,
                         const VkOffset3D corners[2], uint32_t layers, uint32_t rule) {
    const int64_t difference = (int64_t)corners[1].z - corners[0].z;
    const uint64_t slices = (uint64_t)(difference < 0 ? -difference : difference);
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (slices != layers && wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, rule)) {
        wd_core_summaryf(&m, "%s have %llu slices, and the other image has %u array layers", side,
                         (unsigned long long)slices, layers);
        wd_transfer_note_pair(&m, k);
        wd_core_end(&m);
    }
}

static void check_layers_of_slices(const wd_transfer_pair *k, uint32_t index, const VkImageBlit *region) {
    assert(k->source.state && k->target.state);
    if (!is_3d(&k->source) && is_3d(&k->target)) {
        check_slices(k, index, "dstOffsets", region->dstOffsets,
                     wd_transfer_num_layers(k->source.state, &region->srcSubresource), WD_CORE_RULE(10579));
    } else if (is_3d(&k->source) && !is_3d(&k->target)) {
        check_slices(k, index, "srcOffsets", region->srcOffsets,
                     wd_transfer_num_layers(k->target.state, &region->dstSubresource), WD_CORE_RULE(10580));
    }
}

static void check_layers(const wd_transfer_pair *k, uint32_t index, const VkImageBlit *region) {
    const VkImageSubresourceLayers *read = &region->srcSubresource, *written = &region->dstSubresource;
    if (!is_3d(&k->source) && !is_3d(&k->target)) {
        wd_transfer_check_layer_counts(k, index, k->t->region_owner, read, written, WD_CORE_RULE(08800),
                                       WD_CORE_RULE(08801));
        return;
    }
    // With maintenance8, slices are blitted to array layers.
    if (!k->t->c->enabled) {
        return;
    }
    if (wd_transfer_has_maintenance8(k->t->c)) {
        check_layers_of_slices(k, index, region);
        return;
    }
    if ((read->baseArrayLayer || written->baseArrayLayer ||
         wd_transfer_num_layers(k->source.state, read) != 1 ||
         wd_transfer_num_layers(k->target.state, written) != 1)) {
        report_layers(k, index, region);
    }
}

WD_CORE_COLD static void report_corners(const wd_transfer_pair *k, const wd_transfer_image *image,
                                        uint32_t index, const wd_transfer_part *part,
                                        const VkOffset3D corners[2], int axis, int rule) {
    assert((unsigned)axis < 3);
    static const char *const axes[] = {"x", "y", "z"}, *const sizes[] = {"width", "height", "depth"};
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    const wd_transfer_image_rules *rules = image->rules;
    const int32_t values[2][3] = {{corners[0].x, corners[0].y, corners[0].z},
                                  {corners[1].x, corners[1].y, corners[1].z}};
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, (uint32_t)rule)) {
        char label[80];
        for (int i = 0; i < 2; i++) {
            snprintf(label, sizeof label, "%s[%d].%s", rules->offset, i, axes[axis]);
            wd_core_signed(&m, label, values[i][axis]);
        }
        snprintf(label, sizeof label, "the %s of mip level %u of %s", sizes[axis], part->layers.mipLevel,
                 rules->image);
        wd_core_unsigned(&m, label, part->extent[axis]);
        wd_transfer_note_image(&m, rules->image, image->state);
        wd_core_end(&m);
    }
}

// check_side returns whether the part of one image is inside of it.
static bool check_side(const wd_transfer_pair *k, const wd_transfer_image *image, uint32_t index,
                       const VkImageSubresourceLayers *layers, const VkOffset3D corners[2]) {
    wd_transfer_part part = {*layers, wd_transfer_box_between(corners), {0}};
    if (!wd_transfer_check_subresource(k->t, image, index, &part)) {
        return false;
    }
    // Rules of their own say that 1D images have one row.
    const int num_axes = is_3d(image) ? 3 : image->state->image_type == VK_IMAGE_TYPE_2D ? 2 : 1;
    for (int i = 0; i < num_axes; i++) {
        if (part.box.begin[i] < 0 || part.box.end[i] > part.extent[i]) {
            report_corners(k, image, index, &part, corners, i, image->rules->bounds[i]);
            return false;
        }
    }
    if (!is_3d(image) && (corners[0].z != 0 || corners[1].z != 1)) {
        report_corners(k, image, index, &part, corners, 2, image->rules->flat);
        return false;
    }
    return true;
}

// samples_written returns whether region `i` certainly samples a texel that region `other` writes: sampled texels are
// no further apart than the region's scale.
static bool samples_written(const wd_transfer_pair *k, uint32_t i, uint32_t other) {
    assert(k->source.state && k->target.state);
    const VkImageBlit *read = wd_transfer_region(k->t, i), *written = wd_transfer_region(k->t, other);
    if (!wd_transfer_have_common_layers(k->source.state, &read->srcSubresource, &written->dstSubresource)) {
        return false;
    }
    const wd_transfer_box from = wd_transfer_box_between(read->srcOffsets),
                          scaled = wd_transfer_box_between(read->dstOffsets),
                          to = wd_transfer_box_between(written->dstOffsets);
    for (int axis = 0; axis < 3; axis++) {
        const int64_t begin = from.begin[axis] > to.begin[axis] ? from.begin[axis] : to.begin[axis],
                      end = from.end[axis] < to.end[axis] ? from.end[axis] : to.end[axis];
        if (begin >= end ||
            (end - begin) * (scaled.end[axis] - scaled.begin[axis]) < from.end[axis] - from.begin[axis]) {
            return false;
        }
    }
    return true;
}

WD_CORE_COLD static void report_overlap(const wd_transfer_pair *k, uint32_t i, uint32_t other) {
    const VkImageBlit *read = wd_transfer_region(k->t, i), *written = wd_transfer_region(k->t, other);
    const VkOffset3D *from = read->srcOffsets, *to = written->dstOffsets;
    const wd_core_frame f = wd_transfer_frame(k->t, i);
    wd_core_message m;
    if (wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, WD_CORE_RULE(00217))) {
        wd_core_summaryf(
            &m,
            "pRegions[%u] samples (%d, %d, %d) to (%d, %d, %d) of mip level %u, and pRegions[%u] writes "
            "(%d, %d, %d) to (%d, %d, %d)",
            i, from[0].x, from[0].y, from[0].z, from[1].x, from[1].y, from[1].z,
            read->srcSubresource.mipLevel, other, to[0].x, to[0].y, to[0].z, to[1].x, to[1].y, to[1].z);
        wd_transfer_note_pair(&m, k);
        m.fix = "Blit to another image, mip level or array layer, or make the regions disjoint.";
        wd_core_end(&m);
    }
}

// A blit of an image to itself.
static void check_same_image(const wd_transfer_pair *k) {
    const uint32_t count = k->t->regions.count;
    bool has_layouts = true;
    for (uint32_t i = 0; i < count; i++) {
        const VkImageBlit *region = wd_transfer_region(k->t, i);
        has_layouts = has_layouts && wd_transfer_check_layouts(k, i, &region->srcSubresource,
                                                               &region->dstSubresource, WD_CORE_RULE(09459));
        const uint32_t first = count > MOST_COMPARED ? i : 0, end = count > MOST_COMPARED ? i + 1 : count;
        for (uint32_t other = first; other < end; other++) {
            if (samples_written(k, i, other)) {
                report_overlap(k, i, other);
                return;
            }
        }
    }
}

// check_written: a blit writes texels.
static void check_written(const wd_transfer_pair *k, uint32_t index, const VkOffset3D corners[2]) {
    static const uint32_t rules[] = {WD_CORE_RULE(12518), WD_CORE_RULE(12519), WD_CORE_RULE(12520)};
    static const char *const names[] = {"dstOffsets[0].x and dstOffsets[1].x",
                                        "dstOffsets[0].y and dstOffsets[1].y",
                                        "dstOffsets[0].z and dstOffsets[1].z"};
    const int32_t values[2][3] = {{corners[0].x, corners[0].y, corners[0].z},
                                  {corners[1].x, corners[1].y, corners[1].z}};
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    for (int i = 0; i < 3; i++) {
        wd_core_message m;
        if (values[0][i] == values[1][i] && wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, rules[i])) {
            wd_core_signed(&m, names[i], values[0][i]);
            wd_core_end(&m);
        }
    }
}

static void check_region(const wd_transfer_pair *k, uint32_t index, const VkImageBlit *region) {
    const VkImageAspectFlags read = region->srcSubresource.aspectMask,
                             written = region->dstSubresource.aspectMask;
    if (read != written) {
        wd_transfer_report_aspects(k, index, k->t->region_owner, WD_CORE_RULE(00238), read, written);
    }
    check_layers(k, index, region);
    check_written(k, index, region->dstOffsets);
    check_side(k, &k->source, index, &region->srcSubresource, region->srcOffsets);
    check_side(k, &k->target, index, &region->dstSubresource, region->dstOffsets);
}

static void check_blit(wd_transfer_pair *k, VkImage source, VkImage target, VkFilter filter) {
    const wd_transfer *t = k->t;
    if (!wd_transfer_enter_image(t, &source_rules, source, &k->source) ||
        !wd_transfer_enter_image(t, &target_rules, target, &k->target)) {
        return;
    }
    check_formats(k, filter);
    bool is_rotated = false;
    for (uint32_t i = 0; i < t->regions.count; i++) {
        if (wd_transfer_is_rotated(t, i)) {
            is_rotated = true;
        } else {
            check_region(k, i, wd_transfer_region(t, i));
        }
    }
    if (k->source.state == k->target.state && !is_rotated) {
        check_same_image(k);
    }
}

WD_CORE_CHECK(transfers, CmdBlitImage) {
    const wd_transfer t = {c, NULL, NULL, "VkImageBlit", WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    wd_transfer_pair k = {.t = &t, .source_layout = s->srcImageLayout, .target_layout = s->dstImageLayout};
    check_blit(&k, s->srcImage, s->dstImage, s->filter);
}

WD_CORE_CHECK(transfers, CmdBlitImage2) {
    const VkBlitImageInfo2 *info = s->pBlitImageInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pBlitImageInfo");
        const wd_transfer t = {
            c, &f, "VkBlitImageInfo2", "VkImageBlit2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkImageBlit2, srcSubresource)};
        wd_transfer_pair k = {
            .t = &t, .source_layout = info->srcImageLayout, .target_layout = info->dstImageLayout};
        check_blit(&k, info->srcImage, info->dstImage, info->filter);
    }
}
