// What applications ask about surfaces.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/swapchain_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_surface.h"

static void check_supported(wd_core_check *c, const wd_core_frame *frame, VkPhysicalDevice physical_device,
                            VkSurfaceKHR surface, uint32_t rule) {
    wd_state_instance *instance = c->call->instance->state;
    wd_core_message m;
    if (surface == VK_NULL_HANDLE || wd_state_is_supported_surface(instance, physical_device, surface)) {
        return;
    }
    const wd_core_truth is_supported = wd_core_surface_is_supported(c, surface);
    if (is_supported == WD_CORE_TRUE) {
        wd_state_note_supported_surface(instance, physical_device, surface);
    }
    if (is_supported == WD_CORE_FALSE && wd_core_begin_rule(&m, c, frame, NULL, rule)) {
        wd_core_handle(&m, "surface", VK_OBJECT_TYPE_SURFACE_KHR, WD_STATE_NON_DISPATCHABLE(surface));
        wd_core_summaryf(&m, ", to which no queue family of physicalDevice can present");
        wd_core_notef(&m, "vkGetPhysicalDeviceSurfaceSupportKHR states VK_FALSE for all families");
        m.fix = "Ask vkGetPhysicalDeviceSurfaceSupportKHR first, and choose another physical device.";
        wd_core_end(&m);
    }
}

static const wd_core_frame info_frame = WD_CORE_POINTER(NULL, "pSurfaceInfo");

WD_CORE_CHECK(wsi, GetDeviceGroupSurfacePresentModesKHR) {
    check_supported(c, NULL, c->call->device->physical_device, s->surface, WD_CORE_RULE(06212));
}

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfaceCapabilitiesKHR) {
    check_supported(c, NULL, s->physicalDevice, s->surface, WD_CORE_RULE(06211));
}

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfaceCapabilities2EXT) {
    check_supported(c, NULL, s->physicalDevice, s->surface, WD_CORE_RULE(06211));
}

WD_CORE_CHECK(wsi, GetPhysicalDevicePresentRectanglesKHR) {
    check_supported(c, NULL, s->physicalDevice, s->surface, WD_CORE_RULE(06211));
}

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfaceFormatsKHR) {
    check_supported(c, NULL, s->physicalDevice, s->surface, WD_CORE_RULE(06525));
}

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfacePresentModesKHR) {
    check_supported(c, NULL, s->physicalDevice, s->surface, WD_CORE_RULE(06525));
}

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfaceFormats2KHR) {
    if (s->pSurfaceInfo) {
        check_supported(c, &info_frame, s->physicalDevice, s->pSurfaceInfo->surface, WD_CORE_RULE(06522));
    }
}

#ifdef VK_EXT_surface_maintenance1
// check_mode_is_there reports a struct of the output that speaks of a present mode, where no mode is given.
static void check_mode_is_there(wd_core_check *c, const char *name,
                                const VkPhysicalDeviceSurfaceInfo2KHR *info, uint32_t rule_mode,
                                uint32_t rule_surface) {
    wd_core_message m;
    if (!wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT) &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule_mode)) {
        wd_core_summaryf(&m,
                         "%s is in the pNext chain of pSurfaceCapabilities, but " WD_CORE_MAINTENANCE1(
                             "VkSurfacePresentMode") " is not in that of pSurfaceInfo",
                         name);
        m.fix = "Add the present mode to the pNext chain of pSurfaceInfo.";
        wd_core_end(&m);
    }
    if (info->surface == VK_NULL_HANDLE && wd_core_begin_rule(&m, c, NULL, NULL, rule_surface)) {
        wd_core_summaryf(&m,
                         "%s is in the pNext chain of pSurfaceCapabilities, but pSurfaceInfo->surface is "
                         "VK_NULL_HANDLE",
                         name);
        wd_core_end(&m);
    }
}

static void check_mode(wd_core_check *c, VkSurfaceKHR surface, VkPresentModeKHR mode) {
    static const wd_core_frame frame =
        WD_CORE_MEMBER(&info_frame, "<" WD_CORE_MAINTENANCE1("VkSurfacePresentMode") ">");
    uint32_t count = 0;
    const VkPresentModeKHR *modes = surface ? wd_core_ask_present_modes(c, surface, &count) : NULL;
    wd_core_message m;
    if (modes && !wd_core_has_value(modes, count, (uint32_t)mode) &&
        wd_core_begin_rule(&m, c, &frame, WD_CORE_MAINTENANCE1("VkSurfacePresentMode"),
                           WD_CORE_RULE(07780))) {
        wd_core_word(&m, "presentMode", wd_VkPresentModeKHR_string(mode));
        wd_core_summaryf(&m, ", which the surface does not support");
        m.fix = "Ask for modes that vkGetPhysicalDeviceSurfacePresentModesKHR returned.";
        wd_core_end(&m);
    }
}
#endif

WD_CORE_CHECK(wsi, GetPhysicalDeviceSurfaceCapabilities2KHR) {
    const VkPhysicalDeviceSurfaceInfo2KHR *info = s->pSurfaceInfo;
    if (!info) {
        return;
    }
    check_supported(c, &info_frame, s->physicalDevice, info->surface, WD_CORE_RULE(06522));
#ifdef VK_EXT_surface_maintenance1
    const void *out = s->pSurfaceCapabilities ? s->pSurfaceCapabilities->pNext : NULL;
    const VkSurfacePresentModeEXT *mode =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT);
    if (wd_core_chained(out, VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT)) {
        check_mode_is_there(c, WD_CORE_MAINTENANCE1("VkSurfacePresentModeCompatibility"), info,
                            WD_CORE_RULE(07776), WD_CORE_RULE(07778));
    }
    if (wd_core_chained(out, VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT)) {
        check_mode_is_there(c, WD_CORE_MAINTENANCE1("VkSurfacePresentScalingCapabilities"), info,
                            WD_CORE_RULE(07777), WD_CORE_RULE(07779));
    }
    if (mode) {
        check_mode(c, info->surface, mode->presentMode);
    }
#endif
}
