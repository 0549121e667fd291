// vkCreateImage and vkCreateBuffer: resources of video coding need a list of profiles.
#include "vk/core/images/images_internal.h"

// The bits of VkVideoCodecOperationFlagBitsKHR: decode operations, then encode operations.
enum { DECODE_OPERATIONS = 0xffff };

// profile_use is a resource, and the purpose of its usages.
typedef struct profile_use {
    wd_core_check *c;
    const char *owner;
    const VkVideoProfileListInfoKHR *list; // NULL: none.
} profile_use;

static bool has_operation(const VkVideoProfileListInfoKHR *list, bool is_encode) {
    for (uint32_t i = 0; list && list->pProfiles && i < list->profileCount; i++) {
        const uint32_t operation = (uint32_t)list->pProfiles[i].videoCodecOperation;
        if (is_encode ? operation & ~(uint32_t)DECODE_OPERATIONS : operation & DECODE_OPERATIONS) {
            return true;
        }
    }
    return false;
}

static void check_profiles(const profile_use *use, bool is_used, bool is_encode, uint32_t rule) {
    const char *operation = is_encode ? "encode" : "decode";
    wd_core_message m;
    if (is_used && !has_operation(use->list, is_encode) &&
        wd_core_begin_rule(&m, use->c, wd_images_info_frame(use->c), use->owner, rule)) {
        wd_core_summaryf(&m, "usage is for video %s operations", operation);
        if (use->list) {
            wd_core_summaryf(&m, ", the %u profiles of VkVideoProfileListInfoKHR are for others",
                             use->list->profileCount);
        } else {
            wd_core_summaryf(&m, ", the pNext chain has no VkVideoProfileListInfoKHR");
        }
        m.fix = "Chain a VkVideoProfileListInfoKHR with the profiles of the video sessions.";
        wd_core_end(&m);
    }
}

void wd_images_check_profiles(wd_core_check *c, const VkImageCreateInfo *info) {
    const VkImageUsageFlags decode = VK_IMAGE_USAGE_VIDEO_DECODE_SRC_BIT_KHR |
                                     VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR |
                                     VK_IMAGE_USAGE_VIDEO_DECODE_DPB_BIT_KHR;
    VkImageUsageFlags encode = 0;
#ifdef VK_KHR_video_encode_queue
    encode = VK_IMAGE_USAGE_VIDEO_ENCODE_SRC_BIT_KHR | VK_IMAGE_USAGE_VIDEO_ENCODE_DST_BIT_KHR |
             VK_IMAGE_USAGE_VIDEO_ENCODE_DPB_BIT_KHR;
#endif
    if (!(info->usage & (decode | encode))) {
        return;
    }
#ifdef VK_KHR_video_maintenance1
    if (info->flags & VK_IMAGE_CREATE_VIDEO_PROFILE_INDEPENDENT_BIT_KHR) {
        return;
    }
#endif
    const profile_use use = {c, "VkImageCreateInfo",
                             wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR)};
    check_profiles(&use, info->usage & decode, false, WD_CORE_RULE(04815));
    check_profiles(&use, info->usage & encode, true, WD_CORE_RULE(04816));
}

void wd_images_check_buffer_profiles(wd_core_check *c, const VkBufferCreateInfo *info) {
    const VkBufferUsageFlags decode =
        VK_BUFFER_USAGE_VIDEO_DECODE_SRC_BIT_KHR | VK_BUFFER_USAGE_VIDEO_DECODE_DST_BIT_KHR;
    VkBufferUsageFlags encode = 0;
#ifdef VK_KHR_video_encode_queue
    encode = VK_BUFFER_USAGE_VIDEO_ENCODE_SRC_BIT_KHR | VK_BUFFER_USAGE_VIDEO_ENCODE_DST_BIT_KHR;
#endif
    if (!(info->usage & (decode | encode)) || wd_images_has_own_usage(info->pNext)) {
        return;
    }
#ifdef VK_KHR_video_maintenance1
    if (info->flags & VK_BUFFER_CREATE_VIDEO_PROFILE_INDEPENDENT_BIT_KHR) {
        return;
    }
#endif
    const profile_use use = {c, "VkBufferCreateInfo",
                             wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR)};
    check_profiles(&use, info->usage & decode, false, WD_CORE_RULE(04813));
    check_profiles(&use, info->usage & encode, true, WD_CORE_RULE(04814));
}
