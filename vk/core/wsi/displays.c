// Planes of displays: vkCreateDisplayPlaneSurfaceKHR and vkGetDisplayPlaneSupportedDisplaysKHR. The display of a mode,
// and its physical device, are known where the application asked for the display.
#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"

static const char owner[] = "VkDisplaySurfaceCreateInfoKHR";
static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");

// num_planes asks for the number of planes; UINT32_MAX: not known.
static uint32_t num_planes(const wd_core_check *c, VkPhysicalDevice physical_device) {
    PFN_vkGetPhysicalDeviceDisplayPlanePropertiesKHR get =
        c->call->instance->dispatch.GetPhysicalDeviceDisplayPlanePropertiesKHR;
    uint32_t count = 0;
    return get && get(physical_device, &count, NULL) == VK_SUCCESS ? count : UINT32_MAX;
}

static void check_plane(wd_core_check *c, const wd_core_frame *f, const char *of, uint32_t rule,
                        uint32_t index, uint32_t count) {
    wd_core_message m;
    if (index >= count && wd_core_begin_rule(&m, c, f, of, rule)) {
        wd_core_unsigned(&m, "planeIndex", index);
        wd_core_unsigned(&m, "the number of display planes", count);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(wsi, GetDisplayPlaneSupportedDisplaysKHR) {
    check_plane(c, NULL, NULL, WD_CORE_RULE(01249), s->planeIndex, num_planes(c, s->physicalDevice));
}

// plane is a plane with the mode that a surface is created for.
typedef struct plane {
    wd_core_check *c;
    const VkDisplaySurfaceCreateInfoKHR *info;
    const wd_state_object *display;
    VkPhysicalDevice physical_device;
} plane;

static bool find_plane(wd_core_check *c, const VkDisplaySurfaceCreateInfoKHR *info, plane *found) {
    wd_state_instance *instance = c->call->instance->state;
    const wd_state_object *mode = instance
                                      ? wd_state_instance_find(instance, VK_OBJECT_TYPE_DISPLAY_MODE_KHR,
                                                               WD_STATE_NON_DISPATCHABLE(info->displayMode))
                                      : NULL;
    const wd_state_object *display = mode ? mode->parent : NULL,
                          *physical =
                              display && display->type == VK_OBJECT_TYPE_DISPLAY_KHR ? display->parent : NULL;
    if (!physical || physical->type != VK_OBJECT_TYPE_PHYSICAL_DEVICE) {
        return false;
    }
    *found = (plane){c, info, display, (VkPhysicalDevice)(uintptr_t)physical->handle};
    return true;
}

static void check_alpha(const plane *p) {
    PFN_vkGetDisplayPlaneCapabilitiesKHR get = p->c->call->instance->dispatch.GetDisplayPlaneCapabilitiesKHR;
    VkDisplayPlaneCapabilitiesKHR capabilities;
    wd_core_message m;
    char text[256];
    if (get &&
        get(p->physical_device, p->info->displayMode, p->info->planeIndex, &capabilities) == VK_SUCCESS &&
        !(p->info->alphaMode & capabilities.supportedAlpha) &&
        wd_core_begin_rule(&m, p->c, &frame, owner, WD_CORE_RULE(01255))) {
        wd_core_word(&m, "alphaMode", wd_VkDisplayPlaneAlphaFlagBitsKHR_string(p->info->alphaMode));
        wd_core_summaryf(
            &m, ", supportedAlpha of the plane is %s",
            wd_VkDisplayPlaneAlphaFlagsKHR_string(capabilities.supportedAlpha, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_extent(const plane *p) {
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(p->c->call->instance->capabilities, p->physical_device);
    const VkExtent2D extent = p->info->imageExtent;
    const uint32_t most = physical ? physical->properties.limits.maxImageDimension2D : UINT32_MAX;
    wd_core_message m;
    if ((extent.width > most || extent.height > most) &&
        wd_core_begin_rule(&m, p->c, &frame, owner, WD_CORE_RULE(01256))) {
        wd_core_unsigned(&m, "imageExtent.width", extent.width);
        wd_core_unsigned(&m, "imageExtent.height", extent.height);
        wd_core_unsigned(&m, "maxImageDimension2D", most);
        wd_core_end(&m);
    }
}

enum { MOST_DISPLAYS = 16 };

// ask_display returns whether the driver describes the display.
static bool ask_display(const plane *p, VkDisplayPropertiesKHR *display) {
    PFN_vkGetPhysicalDeviceDisplayPropertiesKHR get =
        p->c->call->instance->dispatch.GetPhysicalDeviceDisplayPropertiesKHR;
    VkDisplayPropertiesKHR all[MOST_DISPLAYS];
    uint32_t count = MOST_DISPLAYS;
    if (!get || get(p->physical_device, &count, all) < VK_SUCCESS) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (WD_STATE_NON_DISPATCHABLE(all[i].display) == p->display->handle) {
            *display = all[i];
            return true;
        }
    }
    return false;
}

static void check_transform(const plane *p, uint32_t planes) {
    VkDisplayPropertiesKHR display;
    wd_core_message m;
    char text[256];
    if (!ask_display(p, &display)) {
        return;
    }
    if (!(p->info->transform & display.supportedTransforms) &&
        wd_core_begin_rule(&m, p->c, &frame, owner, WD_CORE_RULE(06740))) {
        wd_core_word(&m, "transform", wd_VkSurfaceTransformFlagBitsKHR_string(p->info->transform));
        wd_core_summaryf(
            &m, ", supportedTransforms of the display is %s",
            wd_VkSurfaceTransformFlagsKHR_string(display.supportedTransforms, text, sizeof text));
        wd_core_end(&m);
    }
    // The other half of the statement is about the current order of planes, which the window system may change.
    if (display.planeReorderPossible && p->info->planeStackIndex >= planes &&
        wd_core_begin_rule(&m, p->c, &frame, owner, WD_CORE_RULE(01253))) {
        wd_core_unsigned(&m, "planeStackIndex", p->info->planeStackIndex);
        wd_core_unsigned(&m, "the number of display planes", planes);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(wsi, CreateDisplayPlaneSurfaceKHR) {
    plane found;
    if (!s->pCreateInfo || !find_plane(c, s->pCreateInfo, &found)) {
        return;
    }
    const uint32_t planes = num_planes(c, found.physical_device);
    check_plane(c, &frame, owner, WD_CORE_RULE(01252), s->pCreateInfo->planeIndex, planes);
    check_extent(&found);
    check_transform(&found, planes);
    if (s->pCreateInfo->planeIndex < planes) {
        check_alpha(&found);
    }
}
