// Texts for messages.
#include <stdio.h>

#include "vk/image_layouts/image_layouts.h"

static const char *aspect_name(VkImageAspectFlags aspect) {
    switch (aspect) {
    case VK_IMAGE_ASPECT_DEPTH_BIT:
        return ", depth aspect";
    case VK_IMAGE_ASPECT_STENCIL_BIT:
        return ", stencil aspect";
    case VK_IMAGE_ASPECT_PLANE_0_BIT:
        return ", plane 0";
    case VK_IMAGE_ASPECT_PLANE_1_BIT:
        return ", plane 1";
    case VK_IMAGE_ASPECT_PLANE_2_BIT:
        return ", plane 2";
    default:
        return "";
    }
}

static const char *describe_numbers(const char *noun, uint32_t first, uint32_t count, char *text,
                                    size_t size) {
    if (count == 1) {
        snprintf(text, size, "%s %u", noun, first);
    } else {
        snprintf(text, size, "%ss %u to %u", noun, first, first + count - 1);
    }
    return text;
}

const char *wd_image_describe_range(const VkImageSubresourceRange *range, char *text, size_t size) {
    char levels[48], layers[48];
    snprintf(text, size, "%s, %s%s",
             describe_numbers("mip level", range->baseMipLevel, range->levelCount, levels, sizeof levels),
             describe_numbers("array layer", range->baseArrayLayer, range->layerCount, layers, sizeof layers),
             aspect_name(range->aspectMask));
    return text;
}
