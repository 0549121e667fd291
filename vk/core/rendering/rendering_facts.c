#include <assert.h>
#include <stdio.h>

#include "vk/core/rendering/rendering_internal.h"

static bool has_reference(const VkAttachmentReference2 *references, uint32_t count, uint32_t attachment) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment == attachment) {
            return true;
        }
    }
    return false;
}

static uint32_t uses_in(const wd_state_subpass *subpass, uint32_t attachment) {
    uint32_t uses = 0;
    uses |= has_reference(subpass->inputs, subpass->num_inputs, attachment) ? WD_CORE_USE_INPUT : 0u;
    uses |= has_reference(subpass->colors, subpass->num_colors, attachment) ? WD_CORE_USE_COLOR : 0u;
    uses |= has_reference(subpass->resolves, subpass->num_colors, attachment) ? WD_CORE_USE_RESOLVE : 0u;
    uses |= has_reference(subpass->depth_stencil, 1, attachment) ? WD_CORE_USE_DEPTH_STENCIL : 0u;
    uses |=
        has_reference(subpass->depth_stencil_resolve, 1, attachment) ? WD_CORE_USE_DEPTH_STENCIL_RESOLVE : 0u;
    return uses;
}

uint32_t wd_core_attachment_uses(const wd_state_render_pass *pass, uint32_t attachment, uint32_t *views) {
    assert(pass && views);
    uint32_t uses = 0;
    *views = 0;
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        const uint32_t found = uses_in(&pass->subpasses[i], attachment);
        uses |= found;
        *views |= found ? pass->subpasses[i].view_mask : 0;
    }
    return uses;
}

uint32_t wd_core_all_views(const wd_state_render_pass *pass) {
    uint32_t views = 0;
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        views |= pass->subpasses[i].view_mask;
    }
    return views;
}

uint32_t wd_core_num_views(uint32_t mask) {
    return mask ? 32u - (uint32_t)__builtin_clz(mask) : 0;
}

static uint32_t of_mip(uint32_t size, uint32_t level) {
    return level > 31 || size >> level == 0 ? 1 : size >> level;
}

bool wd_core_view_extent(const wd_state_image_view *view, VkExtent2D *extent) {
    const wd_state_image *image = view->image;
    const wd_format *format = image ? wd_format_find(image->format) : NULL;
    VkImageCreateFlags other = VK_IMAGE_CREATE_BLOCK_TEXEL_VIEW_COMPATIBLE_BIT;
#ifdef VK_NV_corner_sampled_image
    other |= VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
#endif
    if (!format || format->num_planes > 1 || image->flags & other) {
        return false;
    }
    extent->width = of_mip(image->extent.width, view->range.baseMipLevel);
    extent->height = of_mip(image->extent.height, view->range.baseMipLevel);
    return true;
}

bool wd_core_lacks_samples(const wd_core_check *c, VkFormat format, VkSampleCountFlagBits samples) {
    const wd_format *known = wd_format_find(format);
    const bool is_color = known && known->aspects == VK_IMAGE_ASPECT_COLOR_BIT;
    const wd_image_format image = {.format = format,
                                   .type = VK_IMAGE_TYPE_2D,
                                   .tiling = VK_IMAGE_TILING_OPTIMAL,
                                   .usage = is_color ? VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
                                                     : VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT};
    wd_image_format_limits storage;
    const wd_image_format_limits *found =
        known ? wd_physical_image_format(c->physical, &image, &storage) : NULL;
    return found && found->is_supported && !(found->limits.sampleCounts & samples);
}

// single_samples returns the samples with which a subpass renders to an attachment of one sample; 0: it does not.
static VkSampleCountFlagBits single_samples(const wd_state_subpass *subpass, uint32_t attachment) {
    const uint32_t uses = WD_CORE_USE_COLOR | WD_CORE_USE_DEPTH_STENCIL | WD_CORE_USE_INPUT;
    const VkSampleCountFlagBits samples = subpass->single_sampled_samples;
    return samples && (attachment == VK_ATTACHMENT_UNUSED || uses_in(subpass, attachment) & uses) ? samples
                                                                                                  : 0;
}

VkSampleCountFlagBits wd_core_lacks_single_sampled(const wd_core_check *c, const wd_state_render_pass *pass,
                                                   uint32_t attachment, VkFormat format) {
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        const VkSampleCountFlagBits samples = single_samples(&pass->subpasses[i], attachment);
        if (samples && wd_core_lacks_samples(c, format, samples)) {
            return samples;
        }
    }
    return 0;
}

bool wd_core_is_single_sampled(const wd_state_render_pass *pass, uint32_t attachment) {
    assert(attachment < pass->num_attachments);
    bool found = false;
    for (uint32_t i = 0; !found && i < pass->num_subpasses; i++) {
        found = single_samples(&pass->subpasses[i], attachment) != 0;
    }
    return found && pass->attachments[attachment].samples == VK_SAMPLE_COUNT_1_BIT;
}

bool wd_core_has_robust_rates(const wd_core_check *c, const wd_state_image_view *view) {
#ifdef VK_KHR_maintenance7
    // Another layer below reports structs that it does not know, so the driver is asked only if the feature is on.
    const bool has_feature = !c->enabled || c->enabled->features.maintenance7;
    const VkPhysicalDeviceMaintenance7PropertiesKHR *properties =
        has_feature ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_7_PROPERTIES_KHR)
                    : NULL;
    return has_feature && (!properties || properties->robustFragmentShadingRateAttachmentAccess) &&
           (!view || view->range.baseMipLevel == 0);
#else
    (void)view;
    return !c->enabled;
#endif
}

const VkDeviceGroupRenderPassBeginInfo *wd_core_device_areas(const VkRenderingInfo *info) {
    const VkDeviceGroupRenderPassBeginInfo *group =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    return group && group->deviceRenderAreaCount != 0 ? group : NULL;
}

const char *wd_core_format(VkFormat format) {
    return wd_VkFormat_string(format);
}

static void append_value(wd_core_message *message, const wd_state_pass_difference *difference,
                         uint64_t value) {
    if (difference->is_format) {
        wd_core_summaryf(message, "%s", wd_core_format((VkFormat)value));
    } else if (difference->is_attachment && value == VK_ATTACHMENT_UNUSED) {
        wd_core_summaryf(message, "VK_ATTACHMENT_UNUSED");
    } else {
        wd_core_summaryf(message, value > 0xffff ? "0x%llx" : "%llu", (unsigned long long)value);
    }
}

void wd_core_difference(wd_core_message *message, const wd_state_pass_difference *difference) {
    wd_core_summaryf(message, ": %s%s is ", difference->is_format ? "the format of " : "",
                     difference->member);
    append_value(message, difference, difference->one);
    wd_core_summaryf(message, " and ");
    append_value(message, difference, difference->other);
}
