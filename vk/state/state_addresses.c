#include "vk/state/state_addresses.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_internal.h"
#include "vk/state/state_resource.h"

// index_of returns the number of entries below (address, handle).
static size_t index_of(const wd_state_addresses *addresses, VkDeviceAddress address, uint64_t handle) {
    size_t low = 0, high = addresses->entries.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const wd_state_addressed *entry = &addresses->entries.items[middle];
        if (entry->address < address || (entry->address == address && entry->handle < handle)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool is_at(const wd_state_addresses *addresses, size_t index, VkDeviceAddress address,
                  uint64_t handle) {
    return index < addresses->entries.count && addresses->entries.items[index].address == address &&
           addresses->entries.items[index].handle == handle;
}

void wd_state_addresses_finish(wd_state_device *device) {
    WD_VECTOR_FINISH(&device->allocator, &device->addresses.entries);
    wd_mutex_finish(&device->addresses.lock);
}

void wd_state_note_address(wd_state_device *device, const wd_state_buffer *buffer, VkDeviceAddress address) {
    wd_state_addresses *addresses = &device->addresses;
    const uint64_t handle = buffer->object.handle;
    wd_mutex_lock(&addresses->lock);
    const size_t index = index_of(addresses, address, handle);
    if (!is_at(addresses, index, address, handle)) {
        if (WD_VECTOR_RESERVE(&device->allocator, &addresses->entries, addresses->entries.count + 1)) {
            wd_state_addressed *items = addresses->entries.items;
            memmove(items + index + 1, items + index, (addresses->entries.count - index) * sizeof *items);
            items[index] = (wd_state_addressed){address, buffer->size, handle};
            addresses->entries.count++;
            addresses->largest = buffer->size > addresses->largest ? buffer->size : addresses->largest;
        } else {
            addresses->is_incomplete = true;
        }
    }
    wd_mutex_unlock(&addresses->lock);
}

void wd_state_forget_address(wd_state_device *device, const wd_state_buffer *buffer) {
    wd_state_addresses *addresses = &device->addresses;
    const VkDeviceAddress address = __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE);
    if (!address) {
        return;
    }
    wd_mutex_lock(&addresses->lock);
    const size_t index = index_of(addresses, address, buffer->object.handle);
    if (is_at(addresses, index, address, buffer->object.handle)) {
        wd_state_addressed *items = addresses->entries.items;
        addresses->entries.count--;
        memmove(items + index, items + index + 1, (addresses->entries.count - index) * sizeof *items);
    }
    wd_mutex_unlock(&addresses->lock);
}

uint32_t wd_state_find_addressed(wd_state_device *device, VkDeviceAddress address, uint32_t max_compared,
                                 wd_state_addressed *found, bool *is_complete) {
    assert(max_compared <= WD_STATE_MAX_ADDRESSED);
    wd_state_addresses *addresses = &device->addresses;
    uint32_t count = 0;
    wd_mutex_lock(&addresses->lock);
    const wd_state_addressed *items = addresses->entries.items;
    const size_t end = index_of(addresses, address, UINT64_MAX);
    size_t i = end;
    for (; i > 0 && end - i < max_compared && address - items[i - 1].address < addresses->largest; i--) {
        if (address - items[i - 1].address < items[i - 1].size) {
            found[count++] = items[i - 1];
        }
    }
    if (is_complete) {
        *is_complete =
            !addresses->is_incomplete && (i == 0 || address - items[i - 1].address >= addresses->largest);
    }
    wd_mutex_unlock(&addresses->lock);
    return count;
}
