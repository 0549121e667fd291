// The entries are sorted by address and handle. A buffer gets its address after the check of the command that asks for
// it, so a look-up first moves the buffers that were asked for into the entries.
#include "vk/core/core_internal.h"

#include <stdio.h>
#include <string.h>

#include "vk/util/vector.h"

// The entries that a look-up compares, and the buffers that wait for one: with more, addresses are not known.
enum { MOST_COMPARED = 64, MOST_ASKED = 1 << 16 };

typedef struct entry {
    VkDeviceAddress address;
    uint64_t handle;
} entry;

struct wd_core_addresses {
    wd_allocator allocator;
    wd_mutex lock;
    bool is_unknown; // Memory ran out, or there are too many.
    VkDeviceSize largest;
    WD_VECTOR(uint64_t) asked; // Handles.
    WD_VECTOR(entry) entries;
};

wd_core_addresses *wd_core_addresses_create(wd_allocator allocator) {
    wd_core_addresses *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (made) {
        made->allocator = allocator;
        wd_mutex_init(&made->lock);
    }
    return made;
}

void wd_core_addresses_destroy(wd_core_addresses *addresses) {
    if (addresses) {
        const wd_allocator allocator = addresses->allocator;
        WD_VECTOR_FINISH(&allocator, &addresses->asked);
        WD_VECTOR_FINISH(&allocator, &addresses->entries);
        wd_mutex_finish(&addresses->lock);
        wd_free(&allocator, addresses);
    }
}

static wd_core_addresses *addresses_of(const wd_core_check *check) {
    const wd_core_data *data = check->call->data;
    return data && check->state ? data->addresses : NULL;
}

// index_of returns the number of entries below (address, handle).
static size_t index_of(const wd_core_addresses *addresses, VkDeviceAddress address, uint64_t handle) {
    size_t low = 0, high = addresses->entries.count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const entry *at = &addresses->entries.items[middle];
        if (at->address < address || (at->address == address && at->handle < handle)) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

static bool is_at(const wd_core_addresses *addresses, size_t index, VkDeviceAddress address,
                  uint64_t handle) {
    return index < addresses->entries.count && addresses->entries.items[index].address == address &&
           addresses->entries.items[index].handle == handle;
}

static void insert(wd_core_addresses *addresses, VkDeviceAddress address, const wd_state_buffer *buffer) {
    const uint64_t handle = buffer->object.handle;
    const size_t index = index_of(addresses, address, handle);
    if (is_at(addresses, index, address, handle)) {
        return;
    }
    if (!WD_VECTOR_RESERVE(&addresses->allocator, &addresses->entries, addresses->entries.count + 1)) {
        addresses->is_unknown = true;
        return;
    }
    entry *items = addresses->entries.items;
    memmove(items + index + 1, items + index, (addresses->entries.count - index) * sizeof *items);
    items[index] = (entry){address, handle};
    addresses->entries.count++;
    addresses->largest = buffer->size > addresses->largest ? buffer->size : addresses->largest;
}

void wd_core_note_address(const wd_core_check *check, VkBuffer handle) {
    wd_core_addresses *addresses = addresses_of(check);
    const wd_state_buffer *buffer = addresses ? wd_state_find_buffer(check->state, handle) : NULL;
    if (!buffer || __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE)) {
        return; // It is known already.
    }
    wd_mutex_lock(&addresses->lock);
    uint64_t *added =
        addresses->asked.count < MOST_ASKED ? WD_VECTOR_PUSH(&addresses->allocator, &addresses->asked) : NULL;
    if (added) {
        *added = buffer->object.handle;
    } else {
        addresses->is_unknown = true;
    }
    wd_mutex_unlock(&addresses->lock);
}

void wd_core_forget_address(const wd_core_check *check, VkBuffer handle) {
    wd_core_addresses *addresses = addresses_of(check);
    const wd_state_buffer *buffer = addresses && handle ? wd_state_find_buffer(check->state, handle) : NULL;
    const VkDeviceAddress address = buffer ? __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE) : 0;
    if (!address) {
        return;
    }
    wd_mutex_lock(&addresses->lock);
    const size_t index = index_of(addresses, address, buffer->object.handle);
    if (is_at(addresses, index, address, buffer->object.handle)) {
        entry *items = addresses->entries.items;
        addresses->entries.count--;
        memmove(items + index, items + index + 1, (addresses->entries.count - index) * sizeof *items);
    }
    wd_mutex_unlock(&addresses->lock);
}

static const wd_state_buffer *find_buffer(const wd_core_check *check, uint64_t handle) {
    return (const wd_state_buffer *)wd_state_find(check->state, VK_OBJECT_TYPE_BUFFER, handle);
}

// insert_asked moves the buffers that have an address now.
static void insert_asked(wd_core_addresses *addresses, const wd_core_check *check) {
    size_t num_left = 0;
    for (size_t i = 0; i < addresses->asked.count; i++) {
        const uint64_t handle = addresses->asked.items[i];
        const wd_state_buffer *buffer = find_buffer(check, handle);
        const VkDeviceAddress address = buffer ? __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE) : 0;
        if (address) {
            insert(addresses, address, buffer);
        } else if (buffer) {
            addresses->asked.items[num_left++] = handle;
        }
    }
    addresses->asked.count = num_left;
}

// add_buffer adds a buffer that contains the address.
static void add_buffer(const wd_core_check *check, const entry *at, VkDeviceAddress address,
                       wd_core_addressed *found) {
    const wd_state_buffer *buffer = find_buffer(check, at->handle);
    const VkDeviceSize offset = address - at->address;
    if (buffer && __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE) == at->address &&
        offset < buffer->size) {
        const VkDeviceSize left = buffer->size - offset;
        found->buffer = left > found->left ? buffer : found->buffer;
        found->left = left > found->left ? left : found->left;
        found->usages |= buffer->usage;
    }
}

bool wd_core_find_address(const wd_core_check *check, VkDeviceAddress address, wd_core_addressed *found) {
    wd_core_addresses *addresses = addresses_of(check);
    *found = (wd_core_addressed){0};
    if (!addresses || !address || wd_state_device_may_lack_objects(check->state)) {
        return false;
    }
    wd_mutex_lock(&addresses->lock);
    insert_asked(addresses, check);
    bool is_known = !addresses->is_unknown;
    const entry *items = addresses->entries.items;
    const size_t end = index_of(addresses, address, UINT64_MAX);
    for (size_t i = end; is_known && i > 0 && address - items[i - 1].address < addresses->largest; i--) {
        is_known = end - i < MOST_COMPARED;
        add_buffer(check, &items[i - 1], address, found);
    }
    wd_mutex_unlock(&addresses->lock);
    return is_known && found->buffer;
}

void wd_core_address(wd_core_message *message, const char *label, VkDeviceAddress address,
                     const wd_core_addressed *found) {
    char text[200];
    const int length = snprintf(text, sizeof text, "0x%llx, in ", (unsigned long long)address);
    wd_core_name(message->check, VK_OBJECT_TYPE_BUFFER, found->buffer->object.handle, text + length,
                 sizeof text - (size_t)length);
    wd_core_word(message, label, text);
}
