// Swapchains against the formats and present modes of the surface, and queue families that present to it.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/swapchain_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_surface.h"

// ask_formats returns the formats of the surface in scratch memory; NULL: not known.
static const VkSurfaceFormatKHR *ask_formats(const wd_core_check *c, VkSurfaceKHR surface, uint32_t *count) {
    const wd_chassis_device *chassis = c->call->device;
    PFN_vkGetPhysicalDeviceSurfaceFormatsKHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceFormatsKHR;
    if (!get || get(chassis->physical_device, surface, count, NULL) != VK_SUCCESS || !*count) {
        return NULL;
    }
    VkSurfaceFormatKHR *formats = wd_arena_alloc_zero(&c->call->scratch, *count, sizeof *formats);
    return formats && get(chassis->physical_device, surface, count, formats) == VK_SUCCESS ? formats : NULL;
}

const VkPresentModeKHR *wd_core_ask_present_modes(const wd_core_check *c, VkSurfaceKHR surface,
                                                  uint32_t *count) {
    PFN_vkGetPhysicalDeviceSurfacePresentModesKHR get =
        c->call->instance->dispatch.GetPhysicalDeviceSurfacePresentModesKHR;
    if (!get || !c->physical || get(c->physical->handle, surface, count, NULL) != VK_SUCCESS || !*count) {
        return NULL;
    }
    VkPresentModeKHR *modes = wd_arena_alloc_zero(&c->call->scratch, *count, sizeof *modes);
    return modes && get(c->physical->handle, surface, count, modes) == VK_SUCCESS ? modes : NULL;
}

static void check_format(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    uint32_t count = 0;
    const VkSurfaceFormatKHR *formats = ask_formats(creation->c, info->surface, &count);
    const VkSurfaceFormatKHR *same = NULL; // The same format in another color space.
    for (uint32_t i = 0; formats && i < count; i++) {
        const bool is_same = formats[i].format == info->imageFormat;
        // Old drivers state VK_FORMAT_UNDEFINED where all formats will do.
        if ((is_same && formats[i].colorSpace == info->imageColorSpace) ||
            formats[i].format == VK_FORMAT_UNDEFINED) {
            return;
        }
        same = is_same ? &formats[i] : same;
    }
    wd_core_message m;
    if (!formats || !wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                                        WD_CORE_RULE(01273))) {
        return;
    }
    wd_core_word(&m, "imageFormat", wd_VkFormat_string(info->imageFormat));
    wd_core_word(&m, "imageColorSpace", wd_VkColorSpaceKHR_string(info->imageColorSpace));
    wd_core_summaryf(&m, ", which is none of the %u pairs that the surface supports", count);
    if (same) {
        wd_core_notef(&m, "The surface has the format with %s", wd_VkColorSpaceKHR_string(same->colorSpace));
    } else {
        wd_core_notef(&m, "The surface has %s with %s", wd_VkFormat_string(formats[0].format),
                      wd_VkColorSpaceKHR_string(formats[0].colorSpace));
    }
    wd_core_end(&m);
}

static void end_mode(wd_core_message *m, const VkPresentModeKHR *modes, uint32_t count) {
    wd_core_summaryf(m, ", the surface supports");
    for (uint32_t i = 0; i < count; i++) {
        wd_core_summaryf(m, "%s %s", i ? "," : "", wd_VkPresentModeKHR_string(modes[i]));
    }
    wd_core_notef(m, "VK_PRESENT_MODE_FIFO_KHR is supported by all surfaces");
    wd_core_end(m);
}

static void check_modes(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    uint32_t count = 0;
    const VkPresentModeKHR *modes = wd_core_ask_present_modes(creation->c, info->surface, &count);
    wd_core_message m;
    if (!modes) {
        return;
    }
    if (!wd_core_has_value(modes, count, (uint32_t)info->presentMode) &&
        wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                           WD_CORE_RULE(01281))) {
        wd_core_word(&m, "presentMode", wd_VkPresentModeKHR_string(info->presentMode));
        end_mode(&m, modes, count);
    }
#ifdef VK_EXT_swapchain_maintenance1
    const VkSwapchainPresentModesCreateInfoEXT *chained =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
    const wd_core_frame frame =
        WD_CORE_MEMBER(creation->frame, "<" WD_CORE_MAINTENANCE1("VkSwapchainPresentModesCreateInfo") ">");
    for (uint32_t i = 0; chained && chained->pPresentModes && i < chained->presentModeCount; i++) {
        if (!wd_core_has_value(modes, count, (uint32_t)chained->pPresentModes[i]) &&
            wd_core_begin_rule(&m, creation->c, &frame,
                               WD_CORE_MAINTENANCE1("VkSwapchainPresentModesCreateInfo"),
                               WD_CORE_RULE(07762))) {
            m.indices[0] = i;
            wd_core_word(&m, "pPresentModes[]", wd_VkPresentModeKHR_string(chained->pPresentModes[i]));
            end_mode(&m, modes, count);
        }
    }
#endif
}

void wd_core_check_surface_formats(const wd_core_creation *creation) {
    check_format(creation);
    check_modes(creation);
}

// may_exist returns whether the next layer can be asked about a surface: it reads what an invalid handle points to.
static bool may_exist(const wd_state_instance *instance, VkSurfaceKHR surface) {
    return !instance || wd_state_instance_may_lack_surfaces(instance) ||
           wd_state_instance_find(instance, VK_OBJECT_TYPE_SURFACE_KHR, WD_STATE_NON_DISPATCHABLE(surface));
}

wd_core_truth wd_core_surface_is_supported(const wd_core_check *c, VkSurfaceKHR surface) {
    PFN_vkGetPhysicalDeviceSurfaceSupportKHR get =
        c->call->instance->dispatch.GetPhysicalDeviceSurfaceSupportKHR;
    if (!get || !c->physical || !may_exist(c->call->instance->state, surface)) {
        return WD_CORE_NOT_KNOWN;
    }
    for (uint32_t i = 0; i < c->physical->num_queue_families; i++) {
        VkBool32 is_supported = VK_FALSE;
        if (get(c->physical->handle, i, surface, &is_supported) != VK_SUCCESS) {
            return WD_CORE_NOT_KNOWN;
        }
        if (is_supported) {
            return WD_CORE_TRUE;
        }
    }
    return WD_CORE_FALSE;
}
