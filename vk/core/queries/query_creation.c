// vkCreateQueryPool, and the time domains of calibrated timestamps.
#include "vk/core/queries/queries_internal.h"

// --- Counters of performance queries

static void check_counters(wd_core_check *c, const wd_core_frame *f,
                           const VkQueryPoolPerformanceCreateInfoKHR *info) {
    const PFN_vkEnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR get =
        c->call->instance->dispatch.EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR;
    uint32_t count = 0;
    wd_core_message m;
    if (!get || get(c->call->device->physical_device, info->queueFamilyIndex, &count, NULL, NULL) < 0) {
        return;
    }
    for (uint32_t i = 0; info->pCounterIndices && i < info->counterIndexCount; i++) {
        if (info->pCounterIndices[i] >= count &&
            wd_core_begin_rule(&m, c, f, "VkQueryPoolPerformanceCreateInfoKHR", WD_CORE_RULE(03321))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pCounterIndices[]", info->pCounterIndices[i]);
            wd_core_summaryf(&m, ", queue family %u has %u counters", info->queueFamilyIndex, count);
            wd_core_end(&m);
            return;
        }
    }
}

static void check_performance(wd_core_check *c, const wd_core_frame *outer, const void *chain) {
    const VkQueryPoolPerformanceCreateInfoKHR *info =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_QUERY_POOL_PERFORMANCE_CREATE_INFO_KHR);
    const wd_core_frame f = WD_CORE_MEMBER(outer, "<VkQueryPoolPerformanceCreateInfoKHR>");
    wd_core_message m;
    if (!info || !c->physical) {
        return;
    }
    if (info->queueFamilyIndex < c->physical->num_queue_families) {
        check_counters(c, &f, info);
    } else if (wd_core_begin_rule(&m, c, &f, "VkQueryPoolPerformanceCreateInfoKHR", WD_CORE_RULE(03236))) {
        wd_core_unsigned(&m, "queueFamilyIndex", info->queueFamilyIndex);
        wd_core_unsigned(&m, "the number of queue families", c->physical->num_queue_families);
        wd_core_end(&m);
    }
}

// --- Feedback of video encoding

#ifdef VK_KHR_video_encode_queue

static void check_feedback(wd_core_check *c, const wd_core_frame *f, const VkQueryPoolCreateInfo *info) {
    const VkVideoProfileInfoKHR *profile =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_VIDEO_PROFILE_INFO_KHR);
    const VkFlags decodes =
        VK_VIDEO_CODEC_OPERATION_DECODE_H264_BIT_KHR | VK_VIDEO_CODEC_OPERATION_DECODE_H265_BIT_KHR;
    wd_core_message m;
    if ((!profile || profile->videoCodecOperation & decodes) &&
        wd_core_begin_rule(&m, c, f, "VkQueryPoolCreateInfo", WD_CORE_RULE(07133))) {
        wd_core_word(&m, "queryType", wd_VkQueryType_string(info->queryType));
        wd_core_chain(&m, "VkVideoProfileInfoKHR", profile != NULL);
        if (profile) {
            wd_core_summaryf(&m, ", whose videoCodecOperation is %s",
                             wd_VkVideoCodecOperationFlagBitsKHR_string(profile->videoCodecOperation));
        }
        wd_core_end(&m);
    }
}

#endif

WD_CORE_CHECK(queries, CreateQueryPool) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const VkQueryPoolCreateInfo *info = s->pCreateInfo;
    if (info->queryType == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR) {
        check_performance(c, &f, info->pNext);
    }
#ifdef VK_KHR_video_encode_queue
    if (info->queryType == VK_QUERY_TYPE_VIDEO_ENCODE_FEEDBACK_KHR) {
        check_feedback(c, &f, info);
    }
#endif
}

// --- Calibrated timestamps

#ifdef VK_KHR_calibrated_timestamps

// The domains that a device has are few.
enum { MOST_DOMAINS = 32 };

// find_domains asks for the domains of the device. False: they are not known.
static bool find_domains(const wd_core_check *c, VkTimeDomainKHR domains[MOST_DOMAINS], uint32_t *count) {
    const PFN_vkGetPhysicalDeviceCalibrateableTimeDomainsKHR get =
        c->call->instance->dispatch.GetPhysicalDeviceCalibrateableTimeDomainsKHR;
    *count = MOST_DOMAINS;
    return get && get(c->call->device->physical_device, count, domains) == VK_SUCCESS;
}

static void report_domain(wd_core_check *c, uint32_t index, VkTimeDomainKHR domain) {
    const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pTimestampInfos", index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &f, "VkCalibratedTimestampInfoKHR", WD_CORE_RULE(02354))) {
        wd_core_word(&m, "timeDomain", wd_VkTimeDomainKHR_string(domain));
        wd_core_summaryf(&m, ", which vkGetPhysicalDeviceCalibrateableTimeDomainsKHR does not return");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(queries, GetCalibratedTimestampsKHR) {
    VkTimeDomainKHR domains[MOST_DOMAINS];
    uint32_t count;
    const bool are_known = find_domains(c, domains, &count);
    wd_core_message m;
    for (uint32_t i = 0; s->pTimestampInfos && i < s->timestampCount; i++) {
        if (are_known && !wd_core_has_value(domains, count, (uint32_t)s->pTimestampInfos[i].timeDomain)) {
            report_domain(c, i, s->pTimestampInfos[i].timeDomain);
        }
        for (uint32_t k = 0; k < i && k < MOST_DOMAINS; k++) {
            if (s->pTimestampInfos[k].timeDomain == s->pTimestampInfos[i].timeDomain &&
                wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09246))) {
                m.indices[0] = i;
                wd_core_word(&m, "pTimestampInfos[].timeDomain",
                             wd_VkTimeDomainKHR_string(s->pTimestampInfos[i].timeDomain));
                wd_core_summaryf(&m, ", and so is that of pTimestampInfos[%u]", k);
                wd_core_end(&m);
                break;
            }
        }
    }
}

#endif
