// What the checks of vkCreateSwapchainKHR share.
#ifndef WARDEN_VK_CORE_WSI_SWAPCHAIN_INTERNAL_H
#define WARDEN_VK_CORE_WSI_SWAPCHAIN_INTERNAL_H

#include "vk/core/wsi/wsi_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_creation is a swapchain that is created.
typedef struct wd_core_creation {
    wd_core_check *c;
    const VkSwapchainCreateInfoKHR *info;
    const wd_core_frame *frame;
    VkSurfaceCapabilitiesKHR now;      // The driver's answer in the call.
    VkSurfaceCapabilitiesKHR answered; // The one that the application got for this swapchain;
    bool is_answered;                  // false: it did not ask.
} wd_core_creation;

// wd_core_shares_image returns whether the application and the presentation engine share the only image.
static inline bool wd_core_shares_image(VkPresentModeKHR mode) {
    return mode == VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR ||
           mode == VK_PRESENT_MODE_SHARED_CONTINUOUS_REFRESH_KHR;
}

// wd_core_scales returns whether the presentation engine scales the images to the surface.
bool wd_core_scales(const VkSwapchainCreateInfoKHR *info);

// wd_core_surface_is_supported returns whether a queue family of the physical device presents to the surface.
wd_core_truth wd_core_surface_is_supported(const wd_core_check *check, VkSurfaceKHR surface);

// wd_core_ask_present_modes asks the driver for the present modes of the surface. They are in memory of the call; NULL:
// not known.
const VkPresentModeKHR *wd_core_ask_present_modes(const wd_core_check *check, VkSurfaceKHR surface,
                                                  uint32_t *count);

// The checks of the formats and present modes of the surface, of the chain and the images, of oldSwapchain.
void wd_core_check_surface_formats(const wd_core_creation *creation);
void wd_core_check_swapchain_images(const wd_core_creation *creation);
void wd_core_check_swapchain_chain(const wd_core_creation *creation);
void wd_core_check_old_swapchain(const wd_core_creation *creation);

#ifdef __cplusplus
}
#endif
#endif
