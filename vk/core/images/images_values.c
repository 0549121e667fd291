// Values of messages, and look-ups.
#include "vk/core/images/images_internal.h"

void wd_images_word_format(wd_core_message *m, const char *label, VkFormat format) {
    const char *name = format == VK_FORMAT_UNDEFINED ? "VK_FORMAT_UNDEFINED" : wd_VkFormat_string(format);
    wd_core_word(m, label, name ? name : "an unknown format");
}

void wd_images_word_usage(wd_core_message *m, const char *label, VkImageUsageFlags usage) {
    wd_core_word(m, label, usage ? wd_VkImageUsageFlags_string(usage, m->buffer, sizeof m->buffer) : "0");
}

void wd_images_word_aspects(wd_core_message *m, const char *label, VkImageAspectFlags aspects) {
    wd_core_word(m, label,
                 aspects ? wd_VkImageAspectFlags_string(aspects, m->buffer, sizeof m->buffer) : "0");
}

uint32_t wd_images_num_levels(VkExtent3D extent) {
    const uint32_t largest = extent.width | extent.height | extent.depth;
    return largest ? 32u - (uint32_t)__builtin_clz(largest) : 0;
}

const wd_state_conversion *wd_images_find_conversion(const wd_core_check *c,
                                                     VkSamplerYcbcrConversion handle) {
    return c->state && handle
               ? (const wd_state_conversion *)wd_state_find(c->state, VK_OBJECT_TYPE_SAMPLER_YCBCR_CONVERSION,
                                                            WD_STATE_NON_DISPATCHABLE(handle))
               : NULL;
}

// external_format is VkExternalFormatANDROID and VkExternalFormatQNX, which headers have on their platforms.
typedef struct external_format {
    VkStructureType sType;
    void *pNext;
    uint64_t externalFormat;
} external_format;

uint64_t wd_images_find_android_format(const void *chain) {
    const external_format *found = wd_core_chained(chain, VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_ANDROID);
    return found ? found->externalFormat : 0;
}

uint64_t wd_images_find_external_format(const void *chain) {
    enum { EXTERNAL_FORMAT_QNX = 1000529003 }; // Older headers do not have it.
    const external_format *found = wd_core_chained(chain, (VkStructureType)EXTERNAL_FORMAT_QNX);
    return found && found->externalFormat ? found->externalFormat : wd_images_find_android_format(chain);
}
