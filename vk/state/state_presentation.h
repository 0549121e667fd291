// The images of swapchains: which ones the application has acquired, and which it presented.
//
// A swapchain is unknown from the first presentation that failed: whether the application still has the image is not
// certain then.
//
// Members are read under the external synchronization of the swapchain, which the specification asks of commands that
// acquire, present, release and destroy. They are changed under it and the lock of submissions.
#ifndef WARDEN_VK_STATE_STATE_PRESENTATION_H
#define WARDEN_VK_STATE_STATE_PRESENTATION_H

#include "vk/state/state_queue.h"
#include "vk/state/state_resource.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_state_presentable {
    bool is_acquired;
    uint64_t acquired_at;  // Number of its latest acquisition among those of the swapchain, from 1; 0: none.
    uint64_t presented_at; // Number of its latest presentation likewise.
    uint64_t completed;    // Number of its latest presentation whose fence was seen signaled.
} wd_state_presentable;

typedef struct wd_state_presentation {
    uint32_t num_images; // 0: not known.
    uint32_t num_acquired;
    uint64_t num_acquisitions, num_presentations;
    bool is_unknown;
    bool is_shared;         // The present mode shares the image between the application and the engine.
    bool has_present_modes; // Created with VkSwapchainPresentModesCreateInfoKHR.
    // The swapchain that replaced it: the handle, or 1 where its creation failed; 0: none.
    uint64_t retired_by;
    // minImageCount of the surface when the swapchain was created, without a present mode; 0: not known.
    uint32_t min_image_count;
    wd_state_presentable *images; // NULL if num_images is 0.
    // The present modes of VkSwapchainPresentModesCreateInfoKHR; NULL: none, or there was no memory.
    VkPresentModeKHR *present_modes;
    uint32_t num_present_modes;
    uint64_t latest_present_id;  // The last one of VkPresentIdKHR that is not 0.
    uint64_t supported_families; // Atomic. Bits of queue families that are known to present to the surface.
} wd_state_presentation;

// wd_state_presentation_of returns what is known of a swapchain.
const wd_state_presentation *wd_state_presentation_of(const wd_state_swapchain *swapchain);

// wd_state_may_present returns whether a queue family presents to the surface of the swapchain, also where that is not
// known. The first call for a family asks the driver.
bool wd_state_may_present(const struct wd_state_device *device, wd_state_swapchain *swapchain,
                          uint32_t family);

#ifdef __cplusplus
}
#endif
#endif
