#include "vk/syncval/validator/record/address.h"

#include "vk/state/state_addresses.h"
#include "vk/syncval/validator/recorder/access.h"

// The maximum number of buffers at lower addresses that are checked, because they may extend over one that
// begins later.
enum { MAX_OVERLAPPING = 16 };

const wd_state_buffer *wd_syncval_address_find(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                               VkDeviceSize *offset) {
    wd_state_device *state = recorder->device->chassis->state;
    wd_state_addressed found[MAX_OVERLAPPING];
    wd_state_object *object = wd_state_find_addressed(state, address, MAX_OVERLAPPING, found, NULL)
                                  ? wd_state_find_ref(state, VK_OBJECT_TYPE_BUFFER, found->handle)
                                  : NULL;
    if (!object) {
        return NULL;
    }
    const bool is_kept = wd_state_keep_weak(recorder->command_buffer, object);
    wd_state_unref(object);
    *offset = address - found->address;
    return is_kept ? (const wd_state_buffer *)object : NULL;
}

void wd_syncval_access_address(wd_syncval_recorder *recorder, VkDeviceAddress address, VkDeviceSize size,
                               wd_sync_usage usage) {
    VkDeviceSize offset = 0;
    if (!recorder || !address || !size) {
        return;
    }
    const wd_state_buffer *buffer = wd_syncval_address_find(recorder, address, &offset);
    if (buffer) {
        wd_syncval_access_buffer(recorder, buffer, offset, size, usage);
    } else {
        wd_syncval_access_unknown_shown(recorder);
    }
}

void wd_syncval_read_address_unknown_range(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                           VkDeviceSize size, wd_sync_usage usage) {
    VkDeviceSize offset = 0;
    const wd_state_buffer *buffer =
        recorder && address && size ? wd_syncval_address_find(recorder, address, &offset) : NULL;
    if (buffer) {
        wd_syncval_read_unknown_range(recorder, buffer, offset, size, usage);
    }
    wd_syncval_read_unknown_elements(recorder);
}

void wd_syncval_read_address_bounded(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                     VkDeviceSize size, wd_sync_usage usage) {
    VkDeviceSize offset = 0;
    const wd_state_buffer *buffer =
        recorder && address && size ? wd_syncval_address_find(recorder, address, &offset) : NULL;
    if (buffer) {
        wd_syncval_read_bounded(recorder, buffer, offset, size, usage);
    } else {
        wd_syncval_read_unknown(recorder);
    }
}
