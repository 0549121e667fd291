// The structs in the chain of VkPresentInfoKHR.
#include <assert.h>
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
    assert(i < info->swapchainCount && info->pSwapchains);
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
    assert(i < info->swapchainCount && info->pSwapchains);
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

// --- Regions that changed, and the rectangle that a display shows

static bool is_rotated(VkSurfaceTransformFlagBitsKHR transform) {
    return transform & (VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR | VK_SURFACE_TRANSFORM_ROTATE_270_BIT_KHR |
                        VK_SURFACE_TRANSFORM_HORIZONTAL_MIRROR_ROTATE_90_BIT_KHR |
                        VK_SURFACE_TRANSFORM_HORIZONTAL_MIRROR_ROTATE_270_BIT_KHR);
}

// region_extent is what regions certainly exceed: a transform that rotates exchanges width and height of one side or
// the other, depending on the reader of the statement.
static VkExtent2D region_extent(const VkSwapchainCreateInfoKHR *swapchain) {
    const VkExtent2D extent = swapchain->imageExtent;
    const uint32_t most = extent.width > extent.height ? extent.width : extent.height;
    return is_rotated(swapchain->preTransform) ? (VkExtent2D){most, most} : extent;
}

static void check_rectangle(wd_core_check *c, const wd_core_frame *frame, const VkRectLayerKHR *rectangle,
                            const VkSwapchainCreateInfoKHR *swapchain) {
    static const char owner[] = "VkRectLayerKHR";
    const VkExtent2D extent = region_extent(swapchain);
    wd_core_message m;
    if (swapchain->preTransform != VK_SURFACE_TRANSFORM_INHERIT_BIT_KHR &&
        ((int64_t)rectangle->offset.x + rectangle->extent.width > (int64_t)extent.width ||
         (int64_t)rectangle->offset.y + rectangle->extent.height > (int64_t)extent.height) &&
        wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(04864))) {
        wd_core_signed(&m, "offset.x", rectangle->offset.x);
        wd_core_summaryf(&m, ", offset.y %d, extent %u x %u, the images of the swapchain are %u x %u",
                         rectangle->offset.y, rectangle->extent.width, rectangle->extent.height,
                         swapchain->imageExtent.width, swapchain->imageExtent.height);
        wd_core_end(&m);
    }
    if (rectangle->layer >= swapchain->imageArrayLayers &&
        wd_core_begin_rule(&m, c, frame, owner, WD_CORE_RULE(01262))) {
        wd_core_unsigned(&m, "layer", rectangle->layer);
        wd_core_unsigned(&m, "imageArrayLayers of the swapchain", swapchain->imageArrayLayers);
        wd_core_end(&m);
    }
}

static void check_regions(wd_core_check *c, const VkPresentInfoKHR *info,
                          const VkPresentRegionsKHR *regions) {
    const wd_core_frame outer = WD_CORE_MEMBER(&info_frame, "<VkPresentRegionsKHR>");
    for (uint32_t i = 0; regions->pRegions && i < regions->swapchainCount && i < info->swapchainCount; i++) {
        const wd_core_frame region = WD_CORE_ELEMENT(&outer, "pRegions", i);
        const VkPresentRegionKHR *of_swapchain = &regions->pRegions[i];
        const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i]);
        for (uint32_t k = 0; swapchain && of_swapchain->pRectangles && k < of_swapchain->rectangleCount;
             k++) {
            const wd_core_frame frame = WD_CORE_ELEMENT(&region, "pRectangles", k);
            check_rectangle(c, &frame, &of_swapchain->pRectangles[k], &swapchain->create_info);
        }
    }
}

static void check_display(wd_core_check *c, const VkPresentInfoKHR *info,
                          const VkDisplayPresentInfoKHR *display) {
    static const wd_core_frame frame = WD_CORE_MEMBER(&info_frame, "<VkDisplayPresentInfoKHR>");
    const VkRect2D *rect = &display->srcRect;
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i]);
        const VkExtent2D extent = swapchain ? swapchain->create_info.imageExtent : (VkExtent2D){0, 0};
        const bool is_inside = rect->offset.x >= 0 && rect->offset.y >= 0 &&
                               (int64_t)rect->offset.x + rect->extent.width <= (int64_t)extent.width &&
                               (int64_t)rect->offset.y + rect->extent.height <= (int64_t)extent.height;
        wd_core_message m;
        if (swapchain && !is_inside &&
            wd_core_begin_rule(&m, c, &frame, "VkDisplayPresentInfoKHR", WD_CORE_RULE(01257))) {
            wd_core_signed(&m, "srcRect.offset.x", rect->offset.x);
            wd_core_summaryf(
                &m,
                ", srcRect.offset.y %d, srcRect.extent %u x %u, the images of pSwapchains[%u] are %u x %u",
                rect->offset.y, rect->extent.width, rect->extent.height, i, extent.width, extent.height);
            wd_core_end(&m);
        }
    }
}

void wd_core_check_presented_structs(wd_core_check *c, const VkPresentInfoKHR *info) {
    const VkPresentRegionsKHR *regions = wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_REGIONS_KHR);
    const VkPresentTimesInfoGOOGLE *times =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PRESENT_TIMES_INFO_GOOGLE);
    if (regions) {
        check_count(c, info, "VkPresentRegionsKHR", WD_CORE_RULE(01260), regions->swapchainCount);
        check_regions(c, info, regions);
    }
    const VkDisplayPresentInfoKHR *display =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DISPLAY_PRESENT_INFO_KHR);
    if (display) {
        check_display(c, info, display);
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
