// The checks of surfaces, swapchains and presentation.
#ifndef WARDEN_VK_CORE_WSI_WSI_INTERNAL_H
#define WARDEN_VK_CORE_WSI_WSI_INTERNAL_H

#include "vk/core/submit/operation_text.h"
#include "vk/state/state_presentation.h"

#ifdef __cplusplus
extern "C" {
#endif

// The names of structs that VK_KHR_swapchain_maintenance1 renamed.
#ifdef VK_KHR_swapchain_maintenance1
#define WD_CORE_MAINTENANCE1(name) name "KHR"
#else
#define WD_CORE_MAINTENANCE1(name) name "EXT"
#endif

// wd_core_check_retired reports a swapchain that another one replaced.
void wd_core_check_retired(wd_core_check *check, const wd_core_frame *frame, const char *owner, uint32_t rule,
                           const wd_state_swapchain *swapchain);

// wd_core_check_presented_structs checks the structs in the chain of a presentation.
void wd_core_check_presented_structs(wd_core_check *check, const VkPresentInfoKHR *info);

// wd_core_check_idle_fence reports a fence that a submission will signal which is not complete.
void wd_core_check_idle_fence(wd_core_check *check, const wd_core_fence_use *use);

#ifdef __cplusplus
}
#endif
#endif
