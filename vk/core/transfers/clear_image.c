// Clears of images outside of render pass instances.
#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

enum { DEPTH_STENCIL = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT };

static void report_format(wd_core_check *c, const wd_state_image *image, uint32_t rule, const char *fix) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_word(&m, "the format of the image", wd_VkFormat_string(image->format));
        m.fix = fix;
        wd_core_end(&m);
    }
}

static void report_range(wd_core_check *c, const wd_state_image *image, uint32_t index,
                         VkImageAspectFlags aspects, uint32_t rule) {
    const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pRanges", index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &f, NULL, rule)) {
        wd_transfer_aspects(&m, "aspectMask", aspects);
        wd_core_word(&m, "the format of image", wd_VkFormat_string(image->format));
        wd_transfer_note_image(&m, "image", image);
        wd_core_end(&m);
    }
}

// check_color_format returns whether the format is one that vkCmdClearColorImage clears.
static bool check_color_format(wd_core_check *c, const wd_state_image *image, const wd_format *format) {
    if (format->aspects & DEPTH_STENCIL) {
        report_format(c, image, WD_CORE_RULE(00007), "Use vkCmdClearDepthStencilImage.");
        return false;
    }
    if (wd_transfer_is_compressed(format)) {
        report_format(c, image, WD_CORE_RULE(00007), "Copy compressed blocks from a buffer.");
        return false;
    }
    if (wd_transfer_needs_conversion(format)) {
        report_format(c, image, WD_CORE_RULE(01545), "Copy texels to the planes from a buffer.");
        return false;
    }
    if (format->component_bits == 64 && format->num_components > 2) {
        report_format(c, image, WD_CORE_RULE(09678), "Copy texels from a buffer.");
    }
    return true;
}

static void check_protected(wd_core_check *c, const wd_state_image *image) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (image && command_buffer && wd_core_is_protected(command_buffer) == WD_CORE_TRUE &&
        !(image->flags & VK_IMAGE_CREATE_PROTECTED_BIT) && wd_core_has_protected_faults(c) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(01806))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_summaryf(&m, ", which is not protected, and the command buffer is");
        wd_core_word(&m, "protectedNoFault", "VK_FALSE");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(transfers, CmdClearColorImage) {
    const wd_state_image *image = WD_CORE_FIND(image, s->image);
    check_protected(c, image);
    const wd_format *format = image ? wd_format_find(image->format) : NULL;
    if (!format || !check_color_format(c, image, format)) {
        return;
    }
    for (uint32_t i = 0; s->pRanges && i < s->rangeCount; i++) {
        if (s->pRanges[i].aspectMask & ~(VkImageAspectFlags)VK_IMAGE_ASPECT_COLOR_BIT) {
            report_range(c, image, i, s->pRanges[i].aspectMask, WD_CORE_RULE(02498));
        }
    }
}

static void check_usage(wd_core_check *c, const wd_state_image *image, VkImageAspectFlags aspects) {
    const VkImageAspectFlags stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    uint32_t rule;
    if (aspects & VK_IMAGE_ASPECT_DEPTH_BIT && !(image->usage & VK_IMAGE_USAGE_TRANSFER_DST_BIT)) {
        rule = WD_CORE_RULE(02660);
    } else if (aspects & stencil && !(image->stencil_usage & VK_IMAGE_USAGE_TRANSFER_DST_BIT)) {
        rule = image->usage == image->stencil_usage ? WD_CORE_RULE(02659) : WD_CORE_RULE(02658);
    } else {
        return;
    }
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_word(&m, "VK_IMAGE_USAGE_TRANSFER_DST_BIT in its usage", "not set");
        wd_transfer_aspects(&m, "the cleared aspects", aspects);
        m.fix = "Add VK_IMAGE_USAGE_TRANSFER_DST_BIT where the image is created.";
        wd_core_end(&m);
    }
}

static void check_depth_range(wd_core_check *c, const wd_state_image *image, const wd_format *format,
                              uint32_t index, VkImageAspectFlags aspects) {
    if (aspects & ~(VkImageAspectFlags)DEPTH_STENCIL) {
        report_range(c, image, index, aspects, WD_CORE_RULE(02824));
    } else if (aspects & ~format->aspects & VK_IMAGE_ASPECT_STENCIL_BIT) {
        report_range(c, image, index, aspects, WD_CORE_RULE(02825));
    } else if (aspects & ~format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT) {
        report_range(c, image, index, aspects, WD_CORE_RULE(02826));
    }
}

WD_CORE_CHECK(transfers, CmdClearDepthStencilImage) {
    wd_core_message m;
    if (s->imageLayout != VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL && s->imageLayout != VK_IMAGE_LAYOUT_GENERAL &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00012))) {
        wd_core_word(&m, "imageLayout", wd_VkImageLayout_string(s->imageLayout));
        wd_core_end(&m);
    }
    const wd_state_image *image = WD_CORE_FIND(image, s->image);
    const wd_format *format = image ? wd_format_find(image->format) : NULL;
    // A check that is compiled says that other formats are not cleared by the command.
    if (!format || !(format->aspects & DEPTH_STENCIL)) {
        return;
    }
    VkImageAspectFlags aspects = 0;
    for (uint32_t i = 0; s->pRanges && i < s->rangeCount; i++) {
        check_depth_range(c, image, format, i, s->pRanges[i].aspectMask);
        aspects |= s->pRanges[i].aspectMask & format->aspects;
    }
    check_usage(c, image, aspects);
}
