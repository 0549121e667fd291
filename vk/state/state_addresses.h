// The buffers whose device addresses the application asked for (Vulkan specification, "vkGetBufferDeviceAddress"),
// sorted by address. The state tracker notes them, and forgets them when they are destroyed.
#ifndef WARDEN_VK_STATE_STATE_ADDRESSES_H
#define WARDEN_VK_STATE_STATE_ADDRESSES_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_addressed is a buffer and its range of addresses.
typedef struct wd_state_addressed {
    VkDeviceAddress address;
    VkDeviceSize size;
    uint64_t handle;
} wd_state_addressed;

// The maximum number of ranges that a search compares: buffers may share memory.
enum { WD_STATE_MAX_ADDRESSED = 64 };

// wd_state_find_addressed stores, in `found`, the buffers whose ranges contain an address, the one that begins last
// first, and returns their number. It compares at most `max_compared` ranges (up to WD_STATE_MAX_ADDRESSED, the size of
// `found`). `*is_complete` (may be NULL) is false if there may be others. A buffer may be destroyed meanwhile. It takes
// a lock; any thread.
uint32_t wd_state_find_addressed(wd_state_device *device, VkDeviceAddress address, uint32_t max_compared,
                                 wd_state_addressed *found, bool *is_complete);

#ifdef __cplusplus
}
#endif
#endif
