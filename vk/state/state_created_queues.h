// The queues that vkCreateDevice made.
#ifndef WARDEN_VK_STATE_STATE_CREATED_QUEUES_H
#define WARDEN_VK_STATE_STATE_CREATED_QUEUES_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_created_queues is an element of pQueueCreateInfos: queues of a family with the same flags.
typedef struct wd_state_created_queues {
    uint32_t family;
    uint32_t count;
    VkDeviceQueueCreateFlags flags;
} wd_state_created_queues;

// wd_state_device_created_queues returns the elements. They are constant and live as long as the device.
const wd_state_created_queues *wd_state_device_created_queues(const wd_state_device *device, uint32_t *num);

#ifdef __cplusplus
}
#endif
#endif
