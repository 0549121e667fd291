// Resolves by vkCmdResolveImage.
#include "vk/core/transfers/transfers_internal.h"

WD_TRANSFER_ASSERT_EQUAL(VkImageResolve, VkImageResolve2, srcSubresource, extent);

static const wd_transfer_image_rules source_rules = {
    .image = "srcImage",
    .subresource = "srcSubresource",
    .offset = "srcOffset",
    .extent = "extent",
    .bound = WD_TRANSFER_NO_RULE,
    .samples = WD_TRANSFER_NO_RULE,
    .layers = WD_CORE_RULE(01711),
    .aspects = WD_CORE_RULE(11800),
    .plane = WD_TRANSFER_NO_RULE,
    .bounds = {WD_CORE_RULE(00269), WD_CORE_RULE(00270), WD_CORE_RULE(00272)},
    .flat = WD_CORE_RULE(00273),
    .aligned_offsets = WD_TRANSFER_NO_RULES,
    .aligned_extents = WD_TRANSFER_NO_RULES,
    .granularity = WD_TRANSFER_NO_RULE,
};

static const wd_transfer_image_rules target_rules = {
    .image = "dstImage",
    .subresource = "dstSubresource",
    .offset = "dstOffset",
    .extent = "extent",
    .bound = WD_TRANSFER_NO_RULE,
    .samples = WD_CORE_RULE(00259),
    .layers = WD_CORE_RULE(01712),
    .aspects = WD_CORE_RULE(11801),
    .plane = WD_TRANSFER_NO_RULE,
    .bounds = {WD_CORE_RULE(00274), WD_CORE_RULE(00275), WD_CORE_RULE(00277)},
    .flat = WD_CORE_RULE(00278),
    .aligned_offsets = WD_TRANSFER_NO_RULES,
    .aligned_extents = WD_TRANSFER_NO_RULES,
    .granularity = WD_TRANSFER_NO_RULE,
};

static void check_images(const wd_transfer_pair *k) {
    const wd_transfer *t = k->t;
    wd_core_message m;
    if (k->source.state->samples == VK_SAMPLE_COUNT_1_BIT &&
        wd_core_begin_rule(&m, t->c, t->frame, t->owner, WD_CORE_RULE(00257))) {
        wd_core_unsigned(&m, "the samples of srcImage", k->source.state->samples);
        wd_transfer_note_image(&m, "srcImage", k->source.state);
        m.fix = "Copy the image with vkCmdCopyImage.";
        wd_core_end(&m);
    }
    if (k->source.state->format != k->target.state->format) {
        wd_transfer_report_formats(k, WD_CORE_RULE(01386));
    }
}

// check_aspects returns whether only aspects are resolved that can be.
static bool check_aspects(const wd_transfer *t, uint32_t index, const VkImageResolve *region) {
    const VkImageAspectFlags read = region->srcSubresource.aspectMask,
                             written = region->dstSubresource.aspectMask;
    const bool allows_depth = t->regions.skipped && wd_transfer_has_maintenance10(t->c);
    const VkImageAspectFlags allowed =
        allows_depth ? VK_IMAGE_ASPECT_COLOR_BIT | VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT
                     : VK_IMAGE_ASPECT_COLOR_BIT;
    if (((read | written) & ~allowed) == 0) {
        return true;
    }
    // The number of the rule depends on the version of the registry. Later ones have two rules for VkImageResolve2.
    const bool is_other =
        ((read | written) & ~(VkImageAspectFlags)(VK_IMAGE_ASPECT_COLOR_BIT | VK_IMAGE_ASPECT_DEPTH_BIT |
                                                  VK_IMAGE_ASPECT_STENCIL_BIT)) != 0;
    const uint32_t rules[] = {WD_CORE_RULE(00266), WD_CORE_RULE(10981),
                              is_other ? WD_CORE_RULE(10993) : WD_CORE_RULE(10994)};
    const wd_core_frame f = wd_transfer_frame(t, index);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        wd_core_message m;
        if (wd_core_begin_rule(&m, t->c, &f, t->region_owner, rules[i])) {
            wd_transfer_aspects(&m, "srcSubresource.aspectMask", read);
            wd_transfer_aspects(&m, "dstSubresource.aspectMask", written);
            m.fix = "Resolve depth and stencil in a render pass instance.";
            wd_core_end(&m);
            return false;
        }
    }
    return false;
}

static void check_resolve(const wd_transfer *t, VkImage source, VkImage target) {
    wd_transfer_pair k = {.t = t};
    if (!wd_transfer_enter_image(t, &source_rules, source, &k.source) ||
        !wd_transfer_enter_image(t, &target_rules, target, &k.target)) {
        return;
    }
    check_images(&k);
    for (uint32_t i = 0; i < t->regions.count; i++) {
        const VkImageResolve *region = wd_transfer_region(t, i);
        const VkImageSubresourceLayers *read = &region->srcSubresource, *written = &region->dstSubresource;
        wd_transfer_part from = {*read, wd_transfer_box_at(region->srcOffset, region->extent), {0}},
                         to = {*written, wd_transfer_box_at(region->dstOffset, region->extent), {0}};
        if (check_aspects(t, i, region)) {
            if (read->aspectMask != written->aspectMask) {
                wd_transfer_report_aspects(&k, i, t->owner, WD_CORE_RULE(11802), read->aspectMask,
                                           written->aspectMask);
            }
            wd_transfer_check_part(t, &k.source, i, &from);
            wd_transfer_check_part(t, &k.target, i, &to);
        }
        wd_transfer_check_layer_counts(&k, i, t->region_owner, read, written, WD_CORE_RULE(08803),
                                       WD_CORE_RULE(08804));
    }
}

WD_CORE_CHECK(transfers, CmdResolveImage) {
    const wd_transfer t = {c, NULL, NULL, "VkImageResolve", WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    check_resolve(&t, s->srcImage, s->dstImage);
}

WD_CORE_CHECK(transfers, CmdResolveImage2) {
    const VkResolveImageInfo2 *info = s->pResolveImageInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pResolveImageInfo");
        const wd_transfer t = {
            c, &f, "VkResolveImageInfo2", "VkImageResolve2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkImageResolve2, srcSubresource)};
        check_resolve(&t, info->srcImage, info->dstImage);
    }
}
