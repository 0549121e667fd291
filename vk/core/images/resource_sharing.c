// The queue families that share a buffer or an image.
#include "vk/core/images/images_internal.h"

static uint32_t find_equal(const uint32_t *families, uint32_t index) {
    uint32_t i = 0;
    while (i < index && families[i] != families[index]) {
        i++;
    }
    return i;
}

void wd_images_check_families(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                              uint32_t count, const uint32_t *families) {
    const uint32_t num_families = c->physical ? c->physical->num_queue_families : 0;
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t equal = find_equal(families, i);
        const bool is_missing = num_families && families[i] >= num_families;
        wd_core_message m;
        if ((equal < i || is_missing) && wd_core_begin_rule(&m, c, f, owner, rule)) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pQueueFamilyIndices[]", families[i]);
            if (is_missing) {
                wd_core_summaryf(&m, ", the physical device has %u queue families", num_families);
            } else {
                wd_core_summaryf(&m, ", as pQueueFamilyIndices[%u] is", equal);
                m.fix = "State each queue family once.";
            }
            wd_core_end(&m);
            return;
        }
    }
}

static void check_sharing(wd_core_check *c, const char *owner, uint32_t pointer_rule, uint32_t family_rule,
                          VkSharingMode mode, uint32_t count, const uint32_t *families) {
    wd_core_message m;
    if (mode != VK_SHARING_MODE_CONCURRENT || !count) {
        return;
    }
    if (families) {
        wd_images_check_families(c, wd_images_info_frame(c), owner, family_rule, count, families);
    } else if (wd_core_begin_rule(&m, c, wd_images_info_frame(c), owner, pointer_rule)) {
        wd_core_word(&m, "pQueueFamilyIndices", "NULL");
        wd_core_word(&m, "sharingMode", "VK_SHARING_MODE_CONCURRENT");
        wd_core_unsigned(&m, "queueFamilyIndexCount", count);
        wd_core_end(&m);
    }
}

void wd_images_check_sharing(wd_core_check *c, const VkImageCreateInfo *info) {
    check_sharing(c, "VkImageCreateInfo", WD_CORE_RULE(00941), WD_CORE_RULE(01420), info->sharingMode,
                  info->queueFamilyIndexCount, info->pQueueFamilyIndices);
}

void wd_images_check_buffer_sharing(wd_core_check *c, const VkBufferCreateInfo *info) {
    check_sharing(c, "VkBufferCreateInfo", WD_CORE_RULE(00913), WD_CORE_RULE(01419), info->sharingMode,
                  info->queueFamilyIndexCount, info->pQueueFamilyIndices);
}
