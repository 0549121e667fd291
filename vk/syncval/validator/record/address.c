#include "vk/syncval/validator/record/address.h"

#include <string.h>

#include "vk/syncval/validator/recorder/access.h"

// The maximum number of buffers at lower addresses that are checked, because they may extend over one that
// begins later.
enum { MAX_OVERLAPPING = 16 };

void wd_syncval_addresses_finish(wd_syncval_addresses *addresses, const wd_allocator *allocator) {
    WD_VECTOR_FINISH(allocator, &addresses->entries);
}

// index_of returns the number of entries below (address, handle).
static size_t index_of(const wd_syncval_addresses *addresses, VkDeviceAddress address, uint64_t handle) {
    size_t low = 0, high = addresses->entries.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const wd_syncval_address *entry = &addresses->entries.items[middle];
        if (entry->address < address || (entry->address == address && entry->handle < handle)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool is_at(const wd_syncval_addresses *addresses, size_t index, VkDeviceAddress address,
                  uint64_t handle) {
    return index < addresses->entries.count && addresses->entries.items[index].address == address &&
           addresses->entries.items[index].handle == handle;
}

static void insert(wd_syncval_device *device, const wd_syncval_address *added) {
    wd_mutex_assert_held(&device->addresses.lock);
    wd_syncval_addresses *addresses = &device->addresses;
    const size_t index = index_of(addresses, added->address, added->handle);
    if (is_at(addresses, index, added->address, added->handle) ||
        !WD_VECTOR_RESERVE(&device->allocator, &addresses->entries, addresses->entries.count + 1)) {
        return; // Out of memory: the buffer stays unknown.
    }
    memmove(addresses->entries.items + index + 1, addresses->entries.items + index,
            (addresses->entries.count - index) * sizeof(*added));
    addresses->entries.items[index] = *added;
    addresses->entries.count++;
}

void wd_syncval_post_GetBufferDeviceAddress(wd_call *call, const wd_GetBufferDeviceAddress_args *args,
                                            const wd_GetBufferDeviceAddress_args *down) {
    (void)down;
    wd_syncval_device *device = call->data;
    const wd_state_buffer *buffer =
        device && args->result ? wd_state_find_buffer(call->device->state, args->pInfo->buffer) : NULL;
    if (!buffer) {
        return;
    }
    wd_mutex_lock(&device->addresses.lock);
    insert(device, &(wd_syncval_address){args->result, buffer->size, buffer->object.handle});
    wd_mutex_unlock(&device->addresses.lock);
}

void wd_syncval_pre_DestroyBuffer(wd_call *call, const wd_DestroyBuffer_args *args,
                                  wd_DestroyBuffer_args *down) {
    (void)down;
    wd_syncval_device *device = call->data;
    const wd_state_buffer *buffer =
        device && args->buffer ? wd_state_find_buffer(call->device->state, args->buffer) : NULL;
    const VkDeviceAddress address = buffer ? __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE) : 0;
    if (!address) {
        return;
    }
    wd_syncval_addresses *addresses = &device->addresses;
    wd_mutex_lock(&addresses->lock);
    const size_t index = index_of(addresses, address, buffer->object.handle);
    if (is_at(addresses, index, address, buffer->object.handle)) {
        memmove(addresses->entries.items + index, addresses->entries.items + index + 1,
                (addresses->entries.count - index - 1) * sizeof(*addresses->entries.items));
        addresses->entries.count--;
    }
    wd_mutex_unlock(&addresses->lock);
}

const wd_state_buffer *wd_syncval_address_find(wd_syncval_recorder *recorder, VkDeviceAddress address,
                                               VkDeviceSize *offset) {
    wd_syncval_device *device = recorder->device;
    wd_syncval_address found = {0};
    wd_mutex_lock(&device->addresses.lock);
    const size_t end = index_of(&device->addresses, address, UINT64_MAX);
    for (size_t i = end; i > 0 && end - i < MAX_OVERLAPPING && !found.handle; i--) {
        const wd_syncval_address *entry = &device->addresses.entries.items[i - 1];
        if (address - entry->address < entry->size) {
            found = *entry;
        }
    }
    wd_mutex_unlock(&device->addresses.lock);
    wd_state_object *object =
        found.handle ? wd_state_find_ref(device->chassis->state, VK_OBJECT_TYPE_BUFFER, found.handle) : NULL;
    if (!object) {
        return NULL;
    }
    const bool is_kept = wd_state_keep_weak(recorder->command_buffer, object);
    wd_state_unref(object);
    *offset = address - found.address;
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
    wd_syncval_access_unknown_shown(recorder);
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
