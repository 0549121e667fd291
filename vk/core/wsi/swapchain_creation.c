// vkCreateSwapchainKHR against the surface: its capabilities, formats and present modes.
//
// The driver is asked when the swapchain is created. A window that changes its size at that moment makes nobody wrong:
// a violation is one only where it is one for the driver's answer now, and for the answer that the application got for
// this swapchain (vk/state/state_surface.h).
#include "vk/core/core_internal.h"
#include "vk/core/wsi/swapchain_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_surface.h"

// ask_surface asks the driver; false: there is no answer, as for surfaces that were lost.
static bool ask_surface(wd_core_creation *creation) {
    const wd_chassis_device *chassis = creation->c->call->device;
    PFN_vkGetPhysicalDeviceSurfaceCapabilitiesKHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilitiesKHR;
    if (!get || get(chassis->physical_device, creation->info->surface, &creation->now) != VK_SUCCESS) {
        return false;
    }
    creation->is_answered = wd_state_surface_answer_of(chassis->instance->state, chassis->physical_device,
                                                       creation->info->surface, &creation->answered);
    return true;
}

typedef bool (*is_violated)(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface);

// begin returns whether a rule is violated and somebody gets the message.
static bool begin(wd_core_message *m, const wd_core_creation *creation, uint32_t rule, is_violated violated) {
    return violated(creation->info, &creation->now) &&
           (!creation->is_answered || violated(creation->info, &creation->answered)) &&
           wd_core_begin_rule(m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR", rule);
}

static bool has_too_many(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return surface->maxImageCount && info->minImageCount > surface->maxImageCount;
}

static bool has_too_few(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return info->minImageCount < surface->minImageCount;
}

static void check_count(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    wd_core_message m;
    if (begin(&m, creation, WD_CORE_RULE(01272), has_too_many)) {
        wd_core_unsigned(&m, "minImageCount", info->minImageCount);
        wd_core_unsigned(&m, "maxImageCount of the surface", creation->now.maxImageCount);
        m.fix = "Use no more than maxImageCount images, unless maxImageCount is 0.";
        wd_core_end(&m);
    }
    if (!wd_core_shares_image(info->presentMode) && begin(&m, creation, WD_CORE_RULE(02839), has_too_few)) {
        wd_core_unsigned(&m, "minImageCount", info->minImageCount);
        wd_core_unsigned(&m, "minImageCount of the surface", creation->now.minImageCount);
        m.fix = "Use at least minImageCount images, or one more so that acquisitions need not wait.";
        wd_core_end(&m);
    }
}

static bool has_other_extent(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return info->imageExtent.width < surface->minImageExtent.width ||
           info->imageExtent.width > surface->maxImageExtent.width ||
           info->imageExtent.height < surface->minImageExtent.height ||
           info->imageExtent.height > surface->maxImageExtent.height;
}

static void check_extent(const wd_core_creation *creation) {
    const VkExtent2D extent = creation->info->imageExtent;
    const VkSurfaceCapabilitiesKHR *now = &creation->now;
    wd_core_message m;
    if (!wd_core_scales(creation->info) && begin(&m, creation, WD_CORE_RULE(07781), has_other_extent)) {
        wd_core_summaryf(
            &m,
            "imageExtent is %u x %u, but the surface takes widths from %u to %u and heights from %u to %u",
            extent.width, extent.height, now->minImageExtent.width, now->maxImageExtent.width,
            now->minImageExtent.height, now->maxImageExtent.height);
        if (!creation->is_answered) {
            wd_core_notef(&m,
                          "The application did not ask for the capabilities of the surface since the last "
                          "swapchain was created or was reported to be out of date");
        }
        m.fix =
            now->currentExtent.width == UINT32_MAX
                ? "Clamp imageExtent to minImageExtent and maxImageExtent."
                : "Call vkGetPhysicalDeviceSurfaceCapabilitiesKHR before each vkCreateSwapchainKHR, and use "
                  "currentExtent.";
        wd_core_end(&m);
    }
}

static void check_nonzero(const wd_core_creation *creation) {
    const VkExtent2D extent = creation->info->imageExtent;
    wd_core_message m;
    if ((extent.width == 0 || extent.height == 0) &&
        wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                           WD_CORE_RULE(01689))) {
        wd_core_unsigned(&m, "imageExtent.width", extent.width);
        wd_core_unsigned(&m, "imageExtent.height", extent.height);
        wd_core_notef(&m, "A window that is minimized may have currentExtent 0");
        m.fix = "Create no swapchain while the window has no area.";
        wd_core_end(&m);
    }
}

static bool has_other_layers(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return info->imageArrayLayers == 0 || info->imageArrayLayers > surface->maxImageArrayLayers;
}

static bool has_other_usage(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return info->imageUsage & ~surface->supportedUsageFlags;
}

static bool has_other_transform(const VkSwapchainCreateInfoKHR *info,
                                const VkSurfaceCapabilitiesKHR *surface) {
    return !(info->preTransform & surface->supportedTransforms);
}

static bool has_other_alpha(const VkSwapchainCreateInfoKHR *info, const VkSurfaceCapabilitiesKHR *surface) {
    return !(info->compositeAlpha & surface->supportedCompositeAlpha);
}

static void check_usage(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    wd_core_message m;
    char text[512];
    if (begin(&m, creation, WD_CORE_RULE(01275), has_other_layers)) {
        wd_core_unsigned(&m, "imageArrayLayers", info->imageArrayLayers);
        wd_core_unsigned(&m, "maxImageArrayLayers of the surface", creation->now.maxImageArrayLayers);
        wd_core_end(&m);
    }
    if (!wd_core_shares_image(info->presentMode) &&
        begin(&m, creation, WD_CORE_RULE(01427), has_other_usage)) {
        const VkImageUsageFlags others = info->imageUsage & ~creation->now.supportedUsageFlags;
        wd_core_word(&m, "imageUsage", wd_VkImageUsageFlags_string(info->imageUsage, text, sizeof text));
        wd_core_summaryf(&m, ", but the surface does not support %s",
                         wd_VkImageUsageFlags_string(others, text, sizeof text));
        wd_core_end(&m);
    }
}

// ask_chain asks for the capabilities of the surface with `answer`, a struct with its sType, in the chain. Drivers that
// do not know the struct leave `answer` as it is.
static bool ask_chain(const wd_core_creation *creation, void *answer) {
    const wd_chassis_device *chassis = creation->c->call->device;
    PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilities2KHR;
    const VkPhysicalDeviceSurfaceInfo2KHR info = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SURFACE_INFO_2_KHR,
        .surface = creation->info->surface,
    };
    VkSurfaceCapabilities2KHR capabilities = {.sType = VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_KHR,
                                              .pNext = answer};
    return get && get(chassis->physical_device, &info, &capabilities) == VK_SUCCESS;
}

// The only image of shared presentation has usages of its own.
static void check_shared_usage(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    VkSharedPresentSurfaceCapabilitiesKHR shared = {
        .sType = VK_STRUCTURE_TYPE_SHARED_PRESENT_SURFACE_CAPABILITIES_KHR};
    wd_core_message m;
    char text[512];
    if (!wd_core_shares_image(info->presentMode) || !ask_chain(creation, &shared) ||
        !shared.sharedPresentSupportedUsageFlags) {
        return;
    }
    const VkImageUsageFlags others = info->imageUsage & ~shared.sharedPresentSupportedUsageFlags;
    if (others && wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                                     WD_CORE_RULE(01384))) {
        wd_core_word(&m, "imageUsage", wd_VkImageUsageFlags_string(info->imageUsage, text, sizeof text));
        wd_core_summaryf(&m, ", but shared presentation to the surface does not support %s",
                         wd_VkImageUsageFlags_string(others, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_protection(const wd_core_creation *creation) {
    // A value that no driver writes shows whether it knows the struct.
    enum { UNANSWERED = 2 };
    VkSurfaceProtectedCapabilitiesKHR protection = {
        .sType = VK_STRUCTURE_TYPE_SURFACE_PROTECTED_CAPABILITIES_KHR, .supportsProtected = UNANSWERED};
    wd_core_message m;
    if (creation->info->flags & VK_SWAPCHAIN_CREATE_PROTECTED_BIT_KHR && ask_chain(creation, &protection) &&
        protection.supportsProtected == VK_FALSE &&
        wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                           WD_CORE_RULE(03187))) {
        wd_core_word(&m, "flags", "VK_SWAPCHAIN_CREATE_PROTECTED_BIT_KHR");
        wd_core_word(&m, "supportsProtected of the surface", "VK_FALSE");
        wd_core_end(&m);
    }
}

static void check_counters(const wd_core_creation *creation) {
    const wd_chassis_device *chassis = creation->c->call->device;
    const VkSwapchainCounterCreateInfoEXT *counters =
        wd_core_chained(creation->info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_COUNTER_CREATE_INFO_EXT);
    const wd_core_frame frame = WD_CORE_MEMBER(creation->frame, "<VkSwapchainCounterCreateInfoEXT>");
    PFN_vkGetPhysicalDeviceSurfaceCapabilities2EXT get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilities2EXT;
    VkSurfaceCapabilities2EXT surface = {.sType = VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_EXT};
    wd_core_message m;
    char text[128];
    if (counters && get && get(chassis->physical_device, creation->info->surface, &surface) == VK_SUCCESS &&
        counters->surfaceCounters & ~surface.supportedSurfaceCounters &&
        wd_core_begin_rule(&m, creation->c, &frame, "VkSwapchainCounterCreateInfoEXT", WD_CORE_RULE(01244))) {
        wd_core_word(&m, "surfaceCounters",
                     wd_VkSurfaceCounterFlagsEXT_string(counters->surfaceCounters, text, sizeof text));
        wd_core_word(&m, "supportedSurfaceCounters of the surface",
                     wd_VkSurfaceCounterFlagsEXT_string(surface.supportedSurfaceCounters, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_composition(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    wd_core_message m;
    char text[512];
    if (begin(&m, creation, WD_CORE_RULE(01279), has_other_transform)) {
        wd_core_word(&m, "preTransform", wd_VkSurfaceTransformFlagBitsKHR_string(info->preTransform));
        wd_core_word(
            &m, "supportedTransforms of the surface",
            wd_VkSurfaceTransformFlagsKHR_string(creation->now.supportedTransforms, text, sizeof text));
        m.fix = "Use currentTransform of the surface.";
        wd_core_end(&m);
    }
    if (begin(&m, creation, WD_CORE_RULE(01280), has_other_alpha)) {
        wd_core_word(&m, "compositeAlpha", wd_VkCompositeAlphaFlagBitsKHR_string(info->compositeAlpha));
        wd_core_word(
            &m, "supportedCompositeAlpha of the surface",
            wd_VkCompositeAlphaFlagsKHR_string(creation->now.supportedCompositeAlpha, text, sizeof text));
        wd_core_end(&m);
    }
}

// Surfaces that change to exclusive full screen have capabilities that must be asked for in another way.
static bool may_be_exclusive(const VkSwapchainCreateInfoKHR *info) {
    return wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SURFACE_FULL_SCREEN_EXCLUSIVE_INFO_EXT);
}

static void check_support(const wd_core_creation *creation) {
    const wd_core_check *c = creation->c;
    wd_core_message m;
    if (wd_core_surface_is_supported(c, creation->info->surface) == WD_CORE_FALSE &&
        wd_core_begin_rule(&m, creation->c, creation->frame, "VkSwapchainCreateInfoKHR",
                           WD_CORE_RULE(01270))) {
        wd_core_handle(&m, "surface", VK_OBJECT_TYPE_SURFACE_KHR,
                       WD_STATE_NON_DISPATCHABLE(creation->info->surface));
        wd_core_summaryf(&m, ", to which no queue family of the physical device can present");
        wd_core_end(&m);
    }
}

static void check_creation(wd_core_check *c, const VkSwapchainCreateInfoKHR *info,
                           const wd_core_frame *frame) {
    wd_core_creation creation = {.c = c, .info = info, .frame = frame};
    check_nonzero(&creation);
    wd_core_check_swapchain_images(&creation);
    wd_core_check_swapchain_chain(&creation);
    wd_core_check_old_swapchain(&creation);
    if (info->surface == VK_NULL_HANDLE || may_be_exclusive(info)) {
        return;
    }
    check_support(&creation);
    wd_core_check_surface_formats(&creation);
    if (ask_surface(&creation)) {
        check_count(&creation);
        check_extent(&creation);
        check_usage(&creation);
        check_composition(&creation);
        check_shared_usage(&creation);
        check_protection(&creation);
        check_counters(&creation);
    }
}

WD_CORE_CHECK(wsi, CreateSwapchainKHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
    if (s->pCreateInfo) {
        check_creation(c, s->pCreateInfo, &frame);
    }
}

WD_CORE_CHECK(wsi, CreateSharedSwapchainsKHR) {
    for (uint32_t i = 0; s->pCreateInfos && i < s->swapchainCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        check_creation(c, &s->pCreateInfos[i], &frame);
    }
}
