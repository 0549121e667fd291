// The structs in the chain of VkPresentInfoKHR.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/wsi/wsi_internal.h"
#include "vk/registry/enum_strings.h"

static const wd_core_frame info_frame = WD_CORE_POINTER(NULL, "pPresentInfo");

// check_count reports a struct with another number of swapchains than VkPresentInfoKHR.
static void check_count(wd_core_check *c, const VkPresentInfoKHR *info, const char *owner, uint32_t rule,
                        uint32_t count) {
    char name[64];
    wd_core_message m;
    snprintf(name, sizeof name, "<%s>", owner);
    const wd_core_frame frame = WD_CORE_MEMBER(&info_frame, name);
    if (count != info->swapchainCount && wd_core_begin_rule(&m, c, &frame, owner, rule)) {
        wd_core_unsigned(&m, "swapchainCount", count);
        wd_core_unsigned(&m, "VkPresentInfoKHR::swapchainCount", info->swapchainCount);
        wd_core_end(&m);
    }
}

static void check_id(wd_core_check *c, const VkPresentInfoKHR *info, const VkPresentIdKHR *ids, uint32_t i) {
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i]);
    const uint64_t latest = swapchain ? wd_state_presentation_of(swapchain)->latest_present_id : 0;
    static const wd_core_frame frame = WD_CORE_MEMBER(&info_frame, "<VkPresentIdKHR>");
    const uint64_t id = ids->pPresentIds[i];
    wd_core_message m;
    char text[256];
    // 0 is none.
    if (id && id <= latest && wd_core_begin_rule(&m, c, &frame, "VkPresentIdKHR", WD_CORE_RULE(04999))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pPresentIds[]", id);
        wd_core_summaryf(
            &m, ", but a presentation of %s before had %llu",
            wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle, text, sizeof text),
            (unsigned long long)latest);
        wd_core_end(&m);
    }
}

static void check_ids(wd_core_check *c, const VkPresentInfoKHR *info) {
    const VkPresentIdKHR *ids = wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_ID_KHR);
    wd_core_message m;
    if (!ids) {
        return;
    }
    check_count(c, info, "VkPresentIdKHR", WD_CORE_RULE(04998), ids->swapchainCount);
    for (uint32_t i = 0; ids->pPresentIds && i < ids->swapchainCount && i < info->swapchainCount; i++) {
        if (ids->pPresentIds[i] && c->enabled && !c->enabled->features.presentId &&
            wd_core_begin_rule(&m, c, &info_frame, "VkPresentInfoKHR", WD_CORE_RULE(06235))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "VkPresentIdKHR::pPresentIds[]", ids->pPresentIds[i]);
            wd_core_word(&m, "the feature presentId", "not enabled");
            m.fix = "Enable the feature presentId in vkCreateDevice.";
            wd_core_end(&m);
            return;
        }
        check_id(c, info, ids, i);
    }
}

#ifdef VK_EXT_swapchain_maintenance1
#define MODE_INFO WD_CORE_MAINTENANCE1("VkSwapchainPresentModeInfo")

static void check_mode(wd_core_check *c, const VkPresentInfoKHR *info, VkPresentModeKHR mode, uint32_t i) {
    static const wd_core_frame frame = WD_CORE_MEMBER(&info_frame, "<" MODE_INFO ">");
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i]);
    const wd_state_presentation *p = swapchain ? wd_state_presentation_of(swapchain) : NULL;
    wd_core_message m;
    char text[256];
    // Modes that found no memory are not known.
    if (!p || (p->has_present_modes && !p->num_present_modes) ||
        wd_core_has_value(p->present_modes, p->num_present_modes, (uint32_t)mode) ||
        !wd_core_begin_rule(&m, c, &frame, MODE_INFO, WD_CORE_RULE(07761))) {
        return;
    }
    m.indices[0] = i;
    wd_core_word(&m, "pPresentModes[]", wd_VkPresentModeKHR_string(mode));
    wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle, text, sizeof text);
    if (p->has_present_modes) {
        wd_core_summaryf(&m, ", which is none of the %u modes that %s was created with", p->num_present_modes,
                         text);
    } else {
        wd_core_summaryf(
            &m, ", but %s was created without " WD_CORE_MAINTENANCE1("VkSwapchainPresentModesCreateInfo"),
            text);
    }
    m.fix = "List all modes of presentations in " WD_CORE_MAINTENANCE1(
        "VkSwapchainPresentModesCreateInfo") " when the swapchain is created.";
    wd_core_end(&m);
}

// check_mixture reports swapchains that were created with the modes that they may switch to, next to others.
static void check_mixture(wd_core_check *c, const VkPresentInfoKHR *info) {
    const wd_state_swapchain *first = NULL;
    wd_core_message m;
    char text[256];
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i]);
        first = first ? first : swapchain;
        if (!swapchain || wd_state_presentation_of(swapchain)->has_present_modes ==
                              wd_state_presentation_of(first)->has_present_modes) {
            continue;
        }
        if (wd_core_begin_rule(&m, c, &info_frame, "VkPresentInfoKHR", WD_CORE_RULE(09199))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pSwapchains[]", VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle);
            wd_core_summaryf(
                &m,
                ", which was created with%s " WD_CORE_MAINTENANCE1(
                    "VkSwapchainPresentModesCreateInfo") ", unlike %s",
                wd_state_presentation_of(first)->has_present_modes ? "out" : "",
                wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, first->object.handle, text, sizeof text));
            wd_core_end(&m);
        }
        return;
    }
}

static void check_maintenance(wd_core_check *c, const VkPresentInfoKHR *info) {
    const VkSwapchainPresentModeInfoEXT *modes =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODE_INFO_EXT);
    check_mixture(c, info);
    for (uint32_t i = 0;
         modes && modes->pPresentModes && i < modes->swapchainCount && i < info->swapchainCount; i++) {
        check_mode(c, info, modes->pPresentModes[i], i);
    }
}
#endif

void wd_core_check_presented_structs(wd_core_check *c, const VkPresentInfoKHR *info) {
    const VkPresentRegionsKHR *regions = wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_REGIONS_KHR);
    const VkPresentTimesInfoGOOGLE *times =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_TIMES_INFO_GOOGLE);
    if (regions) {
        check_count(c, info, "VkPresentRegionsKHR", WD_CORE_RULE(01260), regions->swapchainCount);
    }
    if (times) {
        check_count(c, info, "VkPresentTimesInfoGOOGLE", WD_CORE_RULE(01247), times->swapchainCount);
    }
    check_ids(c, info);
#ifdef VK_EXT_swapchain_maintenance1
    check_maintenance(c, info);
#endif
}

WD_CORE_CHECK(wsi, WaitForPresentKHR) {
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, s->swapchain);
    if (swapchain) {
        wd_core_check_retired(c, NULL, NULL, WD_CORE_RULE(04997), swapchain);
    }
}
