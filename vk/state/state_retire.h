// Learning that submissions are complete. Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_RETIRE_H
#define WARDEN_VK_STATE_STATE_RETIRE_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_fence_signaled notes that the application saw a fence signaled.
void wd_state_fence_signaled(wd_state_device *device, VkFence handle);

#ifdef __cplusplus
}
#endif
#endif
