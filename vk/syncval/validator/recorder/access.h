// Adds accesses to the current command of a recorder.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_ACCESS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_ACCESS_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_buffer adds an access to a part of a buffer (NULL: no effect). `size` may be
// VK_WHOLE_SIZE.
void wd_syncval_access_buffer(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_access_memory adds an access to `size` bytes of `object`, which is not a buffer or image, from
// its binding on.
void wd_syncval_access_memory(wd_syncval_recorder *recorder, const wd_state_object *object,
                              const wd_state_binding *binding, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_access_image adds an access to subresources of an image (NULL: no effect), or to `box` in each
// of them.
void wd_syncval_access_image(wd_syncval_recorder *recorder, const wd_state_image *image,
                             const VkImageSubresourceRange *range, const wd_syncval_box *box,
                             wd_sync_usage usage, wd_sync_ordering ordering);

// wd_syncval_access_unknown notes that the command reads or writes unknown memory.
// wd_syncval_access_unknown_shown is for memory accessed through descriptors and addresses, which cannot be an image in
// an attachment layout. wd_syncval_read_unknown_elements is that for descriptors that are only read, although the
// ownership of contents counts as changed. wd_syncval_read_unknown is for reads.
void wd_syncval_access_unknown(wd_syncval_recorder *recorder);
void wd_syncval_access_unknown_shown(wd_syncval_recorder *recorder);
void wd_syncval_read_unknown_elements(wd_syncval_recorder *recorder);
void wd_syncval_read_unknown(wd_syncval_recorder *recorder);

// wd_syncval_read_unknown_range adds a read of an unknown part of `size` bytes. It is reported only if each
// of these bytes has a hazard. Later writes that cover all bytes are compared with it.
void wd_syncval_read_unknown_range(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                                   VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

// wd_syncval_read_bounded is wd_syncval_read_unknown_range for a command that reads nothing outside of the
// range.
void wd_syncval_read_bounded(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                             VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage);

#ifdef __cplusplus
}
#endif
#endif
