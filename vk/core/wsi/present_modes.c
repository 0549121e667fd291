// VK_KHR_swapchain_maintenance1: the present modes that a swapchain may switch to, and how it scales its images.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/wsi/swapchain_internal.h"
#include "vk/registry/enum_strings.h"

#ifdef VK_EXT_swapchain_maintenance1
#define MODES WD_CORE_MAINTENANCE1("VkSwapchainPresentModesCreateInfo")
#define SCALING WD_CORE_MAINTENANCE1("VkSwapchainPresentScalingCreateInfo")

enum { MOST_COMPATIBLE = 16 };

// What the driver states of a surface with a present mode.
typedef struct mode_answer {
    VkSurfacePresentScalingCapabilitiesEXT scaling;
    VkPresentModeKHR modes[MOST_COMPATIBLE];
    uint32_t num_modes;
} mode_answer;

static bool ask_mode(const wd_core_creation *creation, VkPresentModeKHR mode, mode_answer *answer) {
    const wd_chassis_device *chassis = creation->c->call->device;
    PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilities2KHR;
    const wd_core_check *c = creation->c;
    if (!get || !c->enabled || !c->enabled->features.swapchainMaintenance1 || !creation->info->surface) {
        return false;
    }
    VkSurfacePresentModeEXT of_mode = {
        .sType = VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT,
        .presentMode = mode,
    };
    const VkPhysicalDeviceSurfaceInfo2KHR info = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SURFACE_INFO_2_KHR,
        .pNext = &of_mode,
        .surface = creation->info->surface,
    };
    VkSurfacePresentModeCompatibilityEXT compatible = {
        .sType = VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT,
        .presentModeCount = MOST_COMPATIBLE,
        .pPresentModes = answer->modes,
    };
    *answer = (mode_answer){.scaling = {
                                .sType = VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT,
                                .pNext = &compatible,
                            }};
    VkSurfaceCapabilities2KHR capabilities = {
        .sType = VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_KHR,
        .pNext = &answer->scaling,
    };
    if (get(chassis->physical_device, &info, &capabilities) != VK_SUCCESS) {
        return false;
    }
    answer->num_modes = compatible.presentModeCount;
    return true;
}

static const VkSwapchainPresentScalingCreateInfoEXT *scaling_of(const VkSwapchainCreateInfoKHR *info) {
    return wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_SCALING_CREATE_INFO_EXT);
}

static const VkSwapchainPresentModesCreateInfoEXT *modes_of(const VkSwapchainCreateInfoKHR *info) {
    const VkSwapchainPresentModesCreateInfoEXT *modes =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
    return modes && modes->pPresentModes ? modes : NULL;
}

bool wd_core_scales(const VkSwapchainCreateInfoKHR *info) {
    const VkSwapchainPresentScalingCreateInfoEXT *scaling = scaling_of(info);
    return scaling && scaling->scalingBehavior;
}

static void check_modes(const wd_core_creation *creation) {
    const VkSwapchainPresentModesCreateInfoEXT *modes = modes_of(creation->info);
    const wd_core_frame frame = WD_CORE_MEMBER(creation->frame, "<" MODES ">");
    const VkPresentModeKHR mode = creation->info->presentMode;
    mode_answer answer;
    wd_core_message m;
    if (!modes) {
        return;
    }
    if (!wd_core_has_value(modes->pPresentModes, modes->presentModeCount, (uint32_t)mode) &&
        wd_core_begin_rule(&m, creation->c, &frame, MODES, WD_CORE_RULE(07764))) {
        wd_core_pointer(&m, "pPresentModes", true);
        wd_core_summaryf(&m, ", but none of the %u elements is presentMode of the swapchain, %s",
                         modes->presentModeCount, wd_VkPresentModeKHR_string(mode));
        m.fix = "Add presentMode to pPresentModes.";
        wd_core_end(&m);
    }
    // Drivers without the struct leave no modes.
    if (!ask_mode(creation, mode, &answer) || !answer.num_modes || answer.num_modes >= MOST_COMPATIBLE) {
        return;
    }
    for (uint32_t i = 0; i < modes->presentModeCount; i++) {
        const VkPresentModeKHR other = modes->pPresentModes[i];
        if (other != mode && !wd_core_has_value(answer.modes, answer.num_modes, (uint32_t)other) &&
            wd_core_begin_rule(&m, creation->c, &frame, MODES, WD_CORE_RULE(07763))) {
            m.indices[0] = i;
            wd_core_word(&m, "pPresentModes[]", wd_VkPresentModeKHR_string(other));
            wd_core_summaryf(&m, ", to which a swapchain of this surface with %s cannot switch",
                             wd_VkPresentModeKHR_string(mode));
            wd_core_end(&m);
        }
    }
}

static bool has_several_bits(VkFlags flags) {
    return flags & (flags - 1);
}

// A member of VkSwapchainPresentScalingCreateInfo.
typedef struct scaling_member {
    const char *name;
    VkFlags value;
    size_t supported; // Offset in VkSurfacePresentScalingCapabilities.
    uint32_t single, by_mode, by_modes;
} scaling_member;

static bool begin_scaling(wd_core_message *m, const wd_core_creation *creation, uint32_t rule,
                          const scaling_member *member) {
    const wd_core_frame frame = WD_CORE_MEMBER(creation->frame, "<" SCALING ">");
    if (!wd_core_begin_rule(m, creation->c, &frame, SCALING, rule)) {
        return false;
    }
    char text[32];
    snprintf(text, sizeof text, "0x%x", member->value);
    wd_core_word(m, member->name, text);
    m->frame = creation->frame;
    return true;
}

static void check_member_with(const wd_core_creation *creation, const scaling_member *member, uint32_t rule,
                              VkPresentModeKHR mode) {
    mode_answer answer;
    wd_core_message m;
    if (!ask_mode(creation, mode, &answer)) {
        return;
    }
    const VkFlags supported = *(const VkFlags *)((const char *)&answer.scaling + member->supported);
    if (member->value & ~supported && begin_scaling(&m, creation, rule, member)) {
        wd_core_summaryf(&m, ", but with %s the surface supports 0x%x", wd_VkPresentModeKHR_string(mode),
                         supported);
        wd_core_end(&m);
    }
}

static void check_member(const wd_core_creation *creation, const scaling_member *member) {
    const VkSwapchainPresentModesCreateInfoEXT *modes = modes_of(creation->info);
    wd_core_message m;
    if (has_several_bits(member->value)) {
        if (begin_scaling(&m, creation, member->single, member)) {
            wd_core_summaryf(&m, ", which are several bits");
            wd_core_end(&m);
        }
        return;
    }
    if (!member->value) {
        return;
    }
    check_member_with(creation, member, member->by_mode, creation->info->presentMode);
    for (uint32_t i = 0; modes && i < modes->presentModeCount; i++) {
        if (modes->pPresentModes[i] != creation->info->presentMode) {
            check_member_with(creation, member, member->by_modes, modes->pPresentModes[i]);
        }
    }
}

static void check_scaled_extent(const wd_core_creation *creation) {
    const VkExtent2D extent = creation->info->imageExtent;
    mode_answer answer;
    wd_core_message m;
    if (!ask_mode(creation, creation->info->presentMode, &answer)) {
        return;
    }
    const VkExtent2D least = answer.scaling.minScaledImageExtent, most = answer.scaling.maxScaledImageExtent;
    // 0xffffffff: the extent is that of the first presented image. 0: the driver states nothing.
    if (most.width == 0 || most.width == UINT32_MAX || least.width == UINT32_MAX ||
        (extent.width >= least.width && extent.width <= most.width && extent.height >= least.height &&
         extent.height <= most.height) ||
        !wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                            WD_CORE_RULE(07782))) {
        return;
    }
    wd_core_summaryf(&m,
                     "imageExtent is %u x %u, but the surface scales images of widths from %u to %u and "
                     "heights from %u to %u",
                     extent.width, extent.height, least.width, most.width, least.height, most.height);
    wd_core_end(&m);
}

void wd_core_check_swapchain_chain(const wd_core_creation *creation) {
    const VkSwapchainPresentScalingCreateInfoEXT *scaling = scaling_of(creation->info);
    check_modes(creation);
    if (!scaling) {
        return;
    }
    const scaling_member members[] = {
        {"scalingBehavior", scaling->scalingBehavior,
         offsetof(VkSurfacePresentScalingCapabilitiesEXT, supportedPresentScaling), WD_CORE_RULE(07767),
         WD_CORE_RULE(07770), WD_CORE_RULE(07771)},
        {"presentGravityX", scaling->presentGravityX,
         offsetof(VkSurfacePresentScalingCapabilitiesEXT, supportedPresentGravityX), WD_CORE_RULE(07768),
         WD_CORE_RULE(07772), WD_CORE_RULE(07773)},
        {"presentGravityY", scaling->presentGravityY,
         offsetof(VkSurfacePresentScalingCapabilitiesEXT, supportedPresentGravityY), WD_CORE_RULE(07769),
         WD_CORE_RULE(07774), WD_CORE_RULE(07775)},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        check_member(creation, &members[i]);
    }
    if (scaling->scalingBehavior) {
        check_scaled_extent(creation);
    }
}

#else

bool wd_core_scales(const VkSwapchainCreateInfoKHR *info) {
    (void)info;
    return false;
}

void wd_core_check_swapchain_chain(const wd_core_creation *creation) {
    (void)creation;
}
#endif
