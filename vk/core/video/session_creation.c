// vkCreateVideoSessionKHR: the create info against what the driver supports for its profile. Lists of profiles.
#include "vk/core/video/video_internal.h"

#ifdef VK_KHR_video_queue

static const char owner[] = "VkVideoSessionCreateInfoKHR";
static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");

// The largest of the structs with capabilities of a codec.
enum { LARGEST_CAPABILITIES = 1024 };

// ask_capabilities asks the driver; VK_INCOMPLETE: the build does not know the operation.
static VkResult ask_capabilities(const wd_core_check *c, const VkVideoProfileInfoKHR *profile,
                                 VkVideoCapabilitiesKHR *capabilities) {
    const wd_video_codec *codec = wd_video_find_codec(profile->videoCodecOperation);
    PFN_vkGetPhysicalDeviceVideoCapabilitiesKHR get =
        c->call->instance->dispatch.GetPhysicalDeviceVideoCapabilitiesKHR;
    union {
        VkBaseOutStructure base;
        unsigned char bytes[LARGEST_CAPABILITIES];
    } of_codec = {.base = {.sType = codec ? codec->capabilities : VK_STRUCTURE_TYPE_APPLICATION_INFO}};
    VkVideoDecodeCapabilitiesKHR of_decoding = {.sType = VK_STRUCTURE_TYPE_VIDEO_DECODE_CAPABILITIES_KHR,
                                                .pNext = &of_codec};
    *capabilities =
        (VkVideoCapabilitiesKHR){.sType = VK_STRUCTURE_TYPE_VIDEO_CAPABILITIES_KHR, .pNext = &of_decoding};
#ifdef VK_KHR_video_encode_queue
    VkVideoEncodeCapabilitiesKHR of_encoding = {.sType = VK_STRUCTURE_TYPE_VIDEO_ENCODE_CAPABILITIES_KHR,
                                                .pNext = &of_codec};
    if (!wd_video_is_decode(profile->videoCodecOperation)) {
        capabilities->pNext = &of_encoding;
    }
#endif
    const VkResult result =
        codec && get ? get(c->call->device->physical_device, profile, capabilities) : VK_INCOMPLETE;
    capabilities->pNext = NULL; // The structs of the chain end here.
    return result;
}

static void report_limit(wd_core_check *c, uint32_t rule, const char *member, uint32_t value,
                         uint32_t limit) {
    wd_core_message m;
    if (value > limit && wd_core_begin_rule(&m, c, &frame, owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_summaryf(&m, ", VkVideoCapabilitiesKHR::%s of the profile is %u", member, limit);
        wd_core_end(&m);
    }
}

static void check_extent(wd_core_check *c, const VkVideoSessionCreateInfoKHR *info,
                         const VkVideoCapabilitiesKHR *capabilities) {
    const VkExtent2D extent = info->maxCodedExtent, least = capabilities->minCodedExtent,
                     most = capabilities->maxCodedExtent;
    wd_core_message m;
    if ((extent.width < least.width || extent.width > most.width || extent.height < least.height ||
         extent.height > most.height) &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(04851))) {
        wd_core_summaryf(&m,
                         "maxCodedExtent is %u x %u, the driver supports %u x %u to %u x %u for the profile",
                         extent.width, extent.height, least.width, least.height, most.width, most.height);
        wd_core_end(&m);
    }
}

static bool is_unsupported(VkResult result) {
    return result == VK_ERROR_VIDEO_PROFILE_OPERATION_NOT_SUPPORTED_KHR ||
           result == VK_ERROR_VIDEO_PROFILE_FORMAT_NOT_SUPPORTED_KHR ||
           result == VK_ERROR_VIDEO_PICTURE_LAYOUT_NOT_SUPPORTED_KHR ||
           result == VK_ERROR_VIDEO_PROFILE_CODEC_NOT_SUPPORTED_KHR;
}

static void check_profile(wd_core_check *c, const VkVideoSessionCreateInfoKHR *info) {
    VkVideoCapabilitiesKHR capabilities;
    const VkResult result = ask_capabilities(c, info->pVideoProfile, &capabilities);
    wd_core_message m;
    if (is_unsupported(result) && wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(04845))) {
        wd_core_word(&m, "pVideoProfile->videoCodecOperation",
                     wd_VkVideoCodecOperationFlagBitsKHR_string(info->pVideoProfile->videoCodecOperation));
        wd_core_summaryf(&m, ", vkGetPhysicalDeviceVideoCapabilitiesKHR returns %s for the profile",
                         wd_VkResult_string(result));
        wd_core_end(&m);
    }
    if (result == VK_SUCCESS) {
        report_limit(c, WD_CORE_RULE(04847), "maxDpbSlots", info->maxDpbSlots, capabilities.maxDpbSlots);
        report_limit(c, WD_CORE_RULE(04849), "maxActiveReferencePictures", info->maxActiveReferencePictures,
                     capabilities.maxActiveReferencePictures);
        check_extent(c, info, &capabilities);
    }
}

// find_flags_rule returns the rule that the flags violate; 0: none.
static uint32_t find_flags_rule(VkVideoSessionCreateFlagsKHR flags, bool is_decode) {
    (void)flags;
    (void)is_decode;
#ifdef VK_KHR_video_encode_quantization_map
    const VkVideoSessionCreateFlagsKHR maps =
        VK_VIDEO_SESSION_CREATE_ALLOW_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR |
        VK_VIDEO_SESSION_CREATE_ALLOW_ENCODE_EMPHASIS_MAP_BIT_KHR;
    if (flags & maps && is_decode) {
        return WD_CORE_RULE(10265);
    }
#endif
#ifdef VK_KHR_video_maintenance2
    if (flags & VK_VIDEO_SESSION_CREATE_INLINE_SESSION_PARAMETERS_BIT_KHR && !is_decode) {
        return WD_CORE_RULE(10399);
    }
#endif
    return 0;
}

static void check_flags(wd_core_check *c, const VkVideoSessionCreateInfoKHR *info) {
    const uint32_t rule =
        find_flags_rule(info->flags, wd_video_is_decode(info->pVideoProfile->videoCodecOperation));
    wd_core_message m;
    if (rule && wd_core_begin_rule(&m, c, &frame, owner, rule)) {
        char text[512];
        wd_core_word(&m, "flags", wd_VkVideoSessionCreateFlagsKHR_string(info->flags, text, sizeof text));
        wd_core_summaryf(
            &m, ", pVideoProfile->videoCodecOperation is %s",
            wd_VkVideoCodecOperationFlagBitsKHR_string(info->pVideoProfile->videoCodecOperation));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(video, CreateVideoSessionKHR) {
    const VkVideoSessionCreateInfoKHR *info = s->pCreateInfo;
    wd_core_message m;
    if (!info || !info->pVideoProfile) {
        return;
    }
    check_profile(c, info);
    check_flags(c, info);
    if (!info->maxDpbSlots != !info->maxActiveReferencePictures &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(04850))) {
        wd_core_unsigned(&m, "maxDpbSlots", info->maxDpbSlots);
        wd_core_unsigned(&m, "maxActiveReferencePictures", info->maxActiveReferencePictures);
        wd_core_end(&m);
    }
}

// --- Lists of profiles

static void check_list(wd_core_check *c, const wd_core_frame *f, const void *chain) {
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkVideoProfileListInfoKHR>");
    const VkVideoProfileListInfoKHR *list =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR);
    uint32_t num_decoding = 0;
    wd_core_message m;
    for (uint32_t i = 0; list && list->pProfiles && i < list->profileCount; i++) {
        num_decoding += wd_video_is_decode(list->pProfiles[i].videoCodecOperation);
    }
    if (num_decoding > 1 &&
        wd_core_begin_rule(&m, c, &chained, "VkVideoProfileListInfoKHR", WD_CORE_RULE(06813))) {
        wd_core_pointer(&m, "pProfiles", true);
        wd_core_summaryf(&m, ", of which %u elements decode", num_decoding);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(video, CreateImage) {
    if (s->pCreateInfo) {
        check_list(c, &frame, s->pCreateInfo->pNext);
    }
}

WD_CORE_CHECK(video, CreateBuffer) {
    if (s->pCreateInfo) {
        check_list(c, &frame, s->pCreateInfo->pNext);
    }
}

WD_CORE_CHECK(video, GetPhysicalDeviceVideoFormatPropertiesKHR) {
    static const wd_core_frame of_format = WD_CORE_POINTER(NULL, "pVideoFormatInfo");
    const VkVideoProfileListInfoKHR *list =
        s->pVideoFormatInfo
            ? wd_core_chained(s->pVideoFormatInfo->pNext, VK_STRUCTURE_TYPE_VIDEO_PROFILE_LIST_INFO_KHR)
            : NULL;
    wd_core_message m;
    if (s->pVideoFormatInfo) {
        check_list(c, &of_format, s->pVideoFormatInfo->pNext);
    }
    if (s->pVideoFormatInfo && (!list || !list->profileCount) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06812))) {
        wd_core_summaryf(&m, list ? "profileCount of VkVideoProfileListInfoKHR is 0"
                                  : "the pNext chain of pVideoFormatInfo has no VkVideoProfileListInfoKHR");
        wd_core_end(&m);
    }
}

#endif
