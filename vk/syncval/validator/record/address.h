// Finds the buffer at a device address.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_ADDRESS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_ADDRESS_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_address_find returns a buffer at `address`, and the offset in it, or NULL if no known buffer is
// there. The recorder's command buffer keeps a reference to the buffer.
const wd_state_buffer *wd_syncval_address_find(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                               VkDeviceSize *offset);

// wd_syncval_access_address adds an access to `size` bytes at an address (0: no effect). It is unknown if no
// buffer is there.
void wd_syncval_access_address(wd_syncval_recorder *recorder, VkDeviceAddress address, VkDeviceSize size,
                               wd_sync_usage usage);

// wd_syncval_read_address_bounded is wd_syncval_read_bounded at an address.
// wd_syncval_read_address_unknown_range is wd_syncval_read_unknown_range at an address, for commands that may
// read more than `size` bytes.
void wd_syncval_read_address_bounded(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                     VkDeviceSize size, wd_sync_usage usage);
void wd_syncval_read_address_unknown_range(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                           VkDeviceSize size, wd_sync_usage usage);

#ifdef __cplusplus
}
#endif
#endif
