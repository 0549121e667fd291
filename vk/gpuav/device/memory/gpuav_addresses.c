#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/device/memory/gpuav_addresses_internal.h"
#include "vk/report/object_text.h"

enum { ENTRY_WORDS = 4, NEWEST_WORD = 0, COMPACT_THRESHOLD = 256, MAX_UNSORTED = 32 };

// `last_use` of a version that was replaced during a submission: the submissions that may read it are not known yet.
static const uint64_t unknown_use = UINT64_MAX;

static void write_entry(uint32_t *words, uint64_t first, uint64_t second) {
    words[0] = (uint32_t)first;
    words[1] = (uint32_t)(first >> 32);
    words[2] = (uint32_t)second;
    words[3] = (uint32_t)(second >> 32);
}

VkResult wd_gpuav_addresses_init(wd_gpuav_addresses *addresses, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *dispatch,
                                 const VkPhysicalDeviceMemoryProperties *properties,
                                 PFN_vkGetBufferDeviceAddress get_address, bool queries_at_bind,
                                 uint32_t num_entries, VkBufferUsageFlags usage) {
    memset(addresses, 0, sizeof(*addresses));
    const VkDeviceSize size = (VkDeviceSize)num_entries * ENTRY_WORDS * sizeof(uint32_t);
    VkResult result = wd_gpuav_memory_create(&addresses->memory, device, dispatch, properties, size, usage,
                                             WD_GPUAV_IN_DEVICE_MEMORY);
    if (result != VK_SUCCESS) {
        return result;
    }
    write_entry(addresses->memory.words, 0, addresses->memory.address);
    addresses->allocator = allocator;
    addresses->device = device;
    addresses->dispatch = dispatch;
    addresses->get_address = get_address;
    addresses->queries_at_bind = queries_at_bind;
    addresses->num_entries = num_entries;
    addresses->num_changes = 1; // Publishes the empty table, too.
    wd_mutex_init(&addresses->lock);
    return VK_SUCCESS;
}

void wd_gpuav_addresses_add_bits(wd_gpuav_addresses *addresses, wd_gpuav_find_bits find_bits,
                                 const void *user) {
    addresses->find_bits = find_bits;
    addresses->bits_user = user;
}

static void free_ranges(wd_gpuav_addresses *addresses, wd_gpuav_range **ranges, size_t count) {
    for (size_t i = 0; i < count; i++) {
        wd_free(&addresses->allocator, ranges[i]);
    }
    wd_free(&addresses->allocator, ranges);
}

void wd_gpuav_addresses_finish(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries) {
        return;
    }
    free_ranges(addresses, addresses->ranges.sorted, addresses->ranges.num_sorted);
    free_ranges(addresses, addresses->ranges.added, addresses->ranges.num_added);
    wd_gpuav_memory_destroy(&addresses->memory, addresses->device, addresses->dispatch);
    wd_mutex_finish(&addresses->lock);
    memset(addresses, 0, sizeof(*addresses));
}

void wd_gpuav_addresses_enable(wd_gpuav_addresses *addresses) {
    __atomic_store_n(&addresses->is_enabled, 1, __ATOMIC_RELAXED);
}

// Adding and removing ranges

static void note_change(wd_gpuav_addresses *addresses) {
    wd_mutex_assert_held(&addresses->lock);
    __atomic_store_n(&addresses->num_changes, addresses->num_changes + 1, __ATOMIC_RELAXED);
}

static void release_range(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_range *range = data;
    wd_gpuav_addresses *addresses = range->addresses;
    wd_mutex_lock(&addresses->lock);
    assert(range->buffer);
    range->buffer = NULL;
    bool is_listed = range->is_listed;
    wd_mutex_unlock(&addresses->lock);
    if (!is_listed) {
        wd_free(&addresses->allocator, range);
    }
}

static wd_gpuav_range *range_of(const wd_state_object *object) {
    return wd_state_slot_get(object, WD_STATE_SLOT_GPUAV);
}

static void add(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, uint64_t begin) {
    uint64_t end;
    if (!begin || !buffer->size || __builtin_add_overflow(begin, buffer->size, &end)) {
        return;
    }
    assert(begin < end);
    wd_mutex_lock(&addresses->lock);
    if (!range_of(&buffer->object) &&
        wd_array_reserve(&addresses->allocator, (void **)&addresses->ranges.added,
                         &addresses->ranges.added_capacity, addresses->ranges.num_added + 1,
                         sizeof(*addresses->ranges.added))) {
        wd_gpuav_range *range = wd_alloc_zero(&addresses->allocator, 1, sizeof(*range));
        if (range) {
            *range = (wd_gpuav_range){
                .addresses = addresses, .buffer = buffer, .begin = begin, .end = end, .is_listed = true};
            addresses->ranges.added[addresses->ranges.num_added++] = range;
            wd_state_slot_set(&buffer->object, WD_STATE_SLOT_GPUAV, range, release_range);
            note_change(addresses);
        }
    }
    wd_mutex_unlock(&addresses->lock);
}

void wd_gpuav_addresses_bound(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, VkBuffer handle) {
    if (!addresses->num_entries || !addresses->queries_at_bind || !buffer ||
        !(buffer->usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) || range_of(&buffer->object)) {
        return;
    }
    const VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                            .buffer = handle};
    add(addresses, buffer, addresses->get_address(addresses->device, &info));
}

void wd_gpuav_addresses_queried(wd_gpuav_addresses *addresses, wd_state_buffer *buffer) {
    if (!addresses->num_entries || !buffer || range_of(&buffer->object)) {
        return;
    }
    add(addresses, buffer, __atomic_load_n(&buffer->address, __ATOMIC_RELAXED));
}

static void remember_destroyed(wd_gpuav_addresses *addresses, const wd_gpuav_range *range) {
    wd_mutex_assert_held(&addresses->lock);
    assert(range->buffer);
    wd_gpuav_destroyed_range *destroyed =
        &addresses->destroyed.items[addresses->destroyed.count++ % WD_GPUAV_DESTROYED_RANGES];
    const char *name = wd_state_printable_name(&range->buffer->object);
    *destroyed = (wd_gpuav_destroyed_range){
        .begin = range->begin, .end = range->end, .handle = range->buffer->object.handle};
    if (!wd_gpuav_range_memory(range, &destroyed->memory_begin, &destroyed->memory_end)) {
        destroyed->memory_begin = range->begin;
        destroyed->memory_end = range->end;
    }
    strncpy(destroyed->name, name ? name : "", sizeof(destroyed->name) - 1);
}

// Sorting ranges

static int compare(const void *a, const void *b) {
    const wd_gpuav_range *left = *(wd_gpuav_range *const *)a, *right = *(wd_gpuav_range *const *)b;
    return left->begin < right->begin ? -1 : left->begin > right->begin;
}

// compact_list removes destroyed ranges from a list, and returns the number of the others.
static size_t compact_list(wd_gpuav_addresses *addresses, wd_gpuav_range **ranges, size_t count) {
    size_t left = 0;
    for (size_t i = 0; i < count; i++) {
        wd_gpuav_range *range = ranges[i];
        assert(range->is_listed);
        if (!range->is_destroyed) {
            ranges[left++] = range;
            continue;
        }
        range->is_listed = false;
        if (!range->buffer) {
            wd_free(&addresses->allocator, range);
        }
    }
    return left;
}

static void compact_lists(wd_gpuav_addresses *addresses) {
    wd_mutex_assert_held(&addresses->lock);
    addresses->ranges.num_sorted =
        compact_list(addresses, addresses->ranges.sorted, addresses->ranges.num_sorted);
    addresses->ranges.num_added =
        compact_list(addresses, addresses->ranges.added, addresses->ranges.num_added);
    addresses->ranges.num_destroyed = 0;
}

void wd_gpuav_addresses_destroyed(wd_gpuav_addresses *addresses, const wd_state_object *object) {
    if (!addresses->num_entries || object->type != VK_OBJECT_TYPE_BUFFER) {
        return;
    }
    wd_gpuav_range *range = range_of(object);
    if (!range) {
        return;
    }
    wd_mutex_lock(&addresses->lock);
    range->is_destroyed = true;
    addresses->ranges.num_destroyed++;
    __atomic_store_n(&addresses->num_removed, addresses->num_removed + 1, __ATOMIC_RELAXED);
    if (range->buffer) {
        remember_destroyed(addresses, range);
    }
    note_change(addresses);
    // If no pipeline reads the table, the lists are only compacted here.
    if (addresses->ranges.num_destroyed >= COMPACT_THRESHOLD &&
        addresses->ranges.num_destroyed > (addresses->ranges.num_sorted + addresses->ranges.num_added) / 2) {
        compact_lists(addresses);
    }
    wd_mutex_unlock(&addresses->lock);
}

// merge_added merges `added` into `sorted`; the lock is held. Returns false, without a change, if there is no memory.
static bool merge_added(wd_gpuav_addresses *addresses) {
    wd_mutex_assert_held(&addresses->lock);
    if (addresses->ranges.num_destroyed) {
        compact_lists(addresses);
    }
    size_t from = addresses->ranges.num_sorted, take = addresses->ranges.num_added, to = from + take;
    if (!wd_array_reserve(&addresses->allocator, (void **)&addresses->ranges.sorted,
                          &addresses->ranges.sorted_capacity, to, sizeof(*addresses->ranges.sorted))) {
        return false;
    }
    if (take) {
        qsort(addresses->ranges.added, take, sizeof(*addresses->ranges.added), compare);
    }
    addresses->ranges.num_sorted = to;
    while (take) { // In place, from the end.
        wd_gpuav_range *last = addresses->ranges.added[take - 1];
        bool is_last = !from || addresses->ranges.sorted[from - 1]->begin <= last->begin;
        addresses->ranges.sorted[--to] =
            is_last ? addresses->ranges.added[--take] : addresses->ranges.sorted[--from];
    }
    assert(to == from);
    addresses->ranges.num_added = 0;
    return true;
}

// Look-up by the host

static bool holds(const wd_gpuav_range *range, uint64_t address, uint64_t size) {
    return !range->is_destroyed && range->begin <= address && address < range->end &&
           size <= range->end - address;
}

static bool any_holds(wd_gpuav_range *const *ranges, size_t count, uint64_t address, uint64_t size) {
    for (size_t i = 0; i < count; i++) {
        if (holds(ranges[i], address, size)) {
            return true;
        }
    }
    return false;
}

// first_after returns the index of the first sorted range that begins after an address.
static size_t first_after(const wd_gpuav_addresses *addresses, uint64_t address) {
    size_t low = 0, high = addresses->ranges.num_sorted;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (addresses->ranges.sorted[middle]->begin <= address) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

// The range that begins last at or before the address is usually right. Others may overlap it.
static bool find_in_lists(const wd_gpuav_addresses *addresses, uint64_t address, uint64_t size) {
    wd_mutex_assert_held(&addresses->lock);
    const size_t after = first_after(addresses, address);
    return (after && holds(addresses->ranges.sorted[after - 1], address, size)) ||
           any_holds(addresses->ranges.added, addresses->ranges.num_added, address, size) ||
           any_holds(addresses->ranges.sorted, after, address, size);
}

bool wd_gpuav_addresses_contain(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size) {
    if (!addresses->num_entries || __atomic_load_n(&addresses->is_stopped, __ATOMIC_RELAXED)) {
        return true;
    }
    wd_mutex_lock(&addresses->lock);
    if (addresses->ranges.num_added > MAX_UNSORTED) {
        (void)merge_added(addresses); // Without memory, the look-up takes longer.
    }
    const bool is_contained = find_in_lists(addresses, address, size);
    wd_mutex_unlock(&addresses->lock);
    return is_contained;
}

uint32_t wd_gpuav_addresses_num_removed(const wd_gpuav_addresses *addresses) {
    return __atomic_load_n(&addresses->num_removed, __ATOMIC_RELAXED);
}

// Versions

static wd_gpuav_address_version *version_at(wd_gpuav_addresses *addresses, uint32_t index) {
    assert(index < addresses->versions.count);
    return &addresses->versions.items[(addresses->versions.first + index) % WD_GPUAV_ADDRESS_VERSIONS];
}

// count_replaced returns the number of versions that were replaced.
static uint32_t count_replaced(const wd_gpuav_addresses *addresses) {
    assert(addresses->versions.count >= (uint32_t)addresses->versions.has_newest);
    return addresses->versions.count - addresses->versions.has_newest;
}

// drop_versions frees versions that no shader reads any more.
static void drop_versions(wd_gpuav_addresses *addresses, uint64_t first_pending) {
    if (addresses->num_submitting) {
        return;
    }
    for (uint32_t i = 0; i < count_replaced(addresses); i++) {
        if (version_at(addresses, i)->last_use == unknown_use) {
            version_at(addresses, i)->last_use = addresses->num_submissions;
        }
    }
    while (count_replaced(addresses) && version_at(addresses, 0)->last_use < first_pending) {
        addresses->versions.first = (addresses->versions.first + 1) % WD_GPUAV_ADDRESS_VERSIONS;
        addresses->versions.count--;
    }
}

// find_room returns the position of `count` free entries. 0: there are none.
static uint32_t find_room(wd_gpuav_addresses *addresses, uint32_t count) {
    assert(addresses->versions.count <= WD_GPUAV_ADDRESS_VERSIONS);
    const uint32_t first = 1; // After the entry that points to the newest version.
    if (count > addresses->num_entries - first || addresses->versions.count == WD_GPUAV_ADDRESS_VERSIONS) {
        return 0;
    }
    if (!addresses->versions.count) {
        return first;
    }
    uint32_t oldest = version_at(addresses, 0)->begin;
    uint32_t newest = version_at(addresses, addresses->versions.count - 1)->end;
    if (newest <= oldest) { // The versions wrap around.
        return oldest - newest >= count ? newest : 0;
    }
    if (addresses->num_entries - newest >= count) {
        return newest;
    }
    return oldest - first >= count ? first : 0;
}

static void write_version(const wd_gpuav_addresses *addresses, uint32_t position) {
    uint32_t *words = addresses->memory.words + (size_t)position * ENTRY_WORDS;
    write_entry(words, addresses->ranges.num_sorted, 0);
    uint64_t end = 0;
    for (size_t i = 0; i < addresses->ranges.num_sorted; i++) {
        const wd_gpuav_range *range = addresses->ranges.sorted[i];
        end = range->end > end ? range->end : end;
        words += ENTRY_WORDS;
        write_entry(words, range->begin, end);
    }
    if (addresses->find_bits) {
        wd_gpuav_ranges_write_bits(addresses, words + ENTRY_WORDS);
    }
}

// set_newest makes shaders read the version at `position`. 0: shaders check no ranges.
static void set_newest(wd_gpuav_addresses *addresses, uint32_t position) {
    wd_mutex_assert_held(&addresses->lock);
    assert(position < addresses->num_entries);
    if (addresses->versions.has_newest) {
        version_at(addresses, addresses->versions.count - 1)->last_use =
            addresses->num_submitting ? unknown_use : addresses->num_submissions;
    }
    addresses->versions.has_newest = false;
    // Memory that is not cached by the host gets stores in any order without fences.
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
    __atomic_store_n(&addresses->memory.words[NEWEST_WORD], position, __ATOMIC_RELEASE);
    __atomic_thread_fence(__ATOMIC_SEQ_CST);
}

// write_newest writes the sorted ranges as the newest version; the lock is held. Returns false if there is no room.
static bool write_newest(wd_gpuav_addresses *addresses, uint64_t first_pending) {
    wd_mutex_assert_held(&addresses->lock);
    drop_versions(addresses, first_pending);
    const uint32_t entries_of_range = addresses->find_bits ? 2 : 1;
    uint32_t count = addresses->ranges.num_sorted < addresses->num_entries / entries_of_range
                         ? (uint32_t)addresses->ranges.num_sorted * entries_of_range + 1
                         : addresses->num_entries;
    uint32_t position = find_room(addresses, count);
    if (!position) {
        return false;
    }
    assert(position + count <= addresses->num_entries && addresses->ranges.num_sorted < count);
    write_version(addresses, position);
    set_newest(addresses, position);
    *version_at(addresses, addresses->versions.count++) =
        (wd_gpuav_address_version){.begin = position, .end = position + count, .last_use = unknown_use};
    addresses->versions.has_newest = true;
    return true;
}

bool wd_gpuav_addresses_publish(wd_gpuav_addresses *addresses, uint64_t (*first_pending)(void *user),
                                void *user) {
    if (!addresses->num_entries || __atomic_load_n(&addresses->is_stopped, __ATOMIC_RELAXED) ||
        !__atomic_load_n(&addresses->is_enabled, __ATOMIC_RELAXED) ||
        __atomic_load_n(&addresses->num_changes, __ATOMIC_RELAXED) ==
            __atomic_load_n(&addresses->num_published, __ATOMIC_RELAXED)) {
        return true;
    }
    wd_mutex_lock(&addresses->lock);
    bool written = merge_added(addresses) && write_newest(addresses, first_pending(user));
    if (written) {
        __atomic_store_n(&addresses->num_published, addresses->num_changes, __ATOMIC_RELAXED);
    } else {
        set_newest(addresses, 0);
    }
    wd_mutex_unlock(&addresses->lock);
    return written;
}

bool wd_gpuav_addresses_stop(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries || __atomic_exchange_n(&addresses->is_stopped, 1, __ATOMIC_RELAXED)) {
        return false;
    }
    wd_mutex_lock(&addresses->lock);
    set_newest(addresses, 0);
    wd_mutex_unlock(&addresses->lock);
    return true;
}

void wd_gpuav_addresses_begin_submit(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries) {
        return;
    }
    wd_mutex_lock(&addresses->lock);
    addresses->num_submitting++;
    wd_mutex_unlock(&addresses->lock);
}

void wd_gpuav_addresses_end_submit(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries) {
        return;
    }
    wd_mutex_lock(&addresses->lock);
    assert(addresses->num_submitting);
    addresses->num_submitting--;
    wd_mutex_unlock(&addresses->lock);
}

uint64_t wd_gpuav_addresses_number_submission(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries) {
        return 0;
    }
    wd_mutex_lock(&addresses->lock);
    uint64_t number = ++addresses->num_submissions;
    wd_mutex_unlock(&addresses->lock);
    return number;
}

// Looking up buffers

wd_state_buffer *wd_gpuav_addresses_find(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                         uint64_t *begin) {
    enum { MOST_OVERLAPPING = 64 }; // Buffers in the same memory that begin before the address.
    uint64_t end;
    wd_state_buffer *found = NULL;
    if (!addresses->num_entries || __builtin_add_overflow(address, size, &end)) {
        return NULL;
    }
    wd_mutex_lock(&addresses->lock);
    if (merge_added(addresses)) {
        size_t i = first_after(addresses, address);
        for (uint32_t k = 0; i > 0 && k < MOST_OVERLAPPING && !found; k++) {
            const wd_gpuav_range *range = addresses->ranges.sorted[--i];
            // The state tracker holds a reference of a buffer that is not destroyed.
            if (end <= range->end && !range->is_destroyed && range->buffer) {
                found = (wd_state_buffer *)wd_state_ref((wd_state_object *)&range->buffer->object);
                *begin = range->begin;
            }
        }
    }
    wd_mutex_unlock(&addresses->lock);
    return found;
}

// Messages

// nearby_range is a range that a message may name.
typedef struct nearby_range {
    uint64_t begin, end;
    uint64_t handle;
    const char *name;
    bool is_destroyed;
} nearby_range;

// nearest_ranges are the ranges nearest to an address. `end` 0: there is none.
typedef struct nearest_ranges {
    uint64_t address;
    nearby_range containing; // The range contains the address.
    nearby_range before;     // The range ends at or before the address.
    nearby_range after;
} nearest_ranges;

static void consider_range(nearest_ranges *nearest, nearby_range range) {
    if (range.begin <= nearest->address && nearest->address < range.end) {
        if (!nearest->containing.end || nearest->containing.is_destroyed) {
            nearest->containing = range;
        }
    } else if (range.is_destroyed) {
        return; // A destroyed range is only mentioned if it contains the address.
    } else if (range.end <= nearest->address) {
        if (!nearest->before.end || range.end > nearest->before.end) {
            nearest->before = range;
        }
    } else if (!nearest->after.end || range.begin < nearest->after.begin) {
        nearest->after = range;
    }
}

static void consider_list(nearest_ranges *nearest, wd_gpuav_range *const *ranges, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const wd_gpuav_range *range = ranges[i];
        if (!range->is_destroyed && range->buffer) {
            consider_range(nearest, (nearby_range){range->begin, range->end, range->buffer->object.handle,
                                                   wd_state_printable_name(&range->buffer->object), false});
        }
    }
}

static void append_range(wd_string_builder *text, const nearby_range *range) {
    wd_report_append_object(text, "Buffer", range->name, range->handle);
    wd_string_appendf(text, " at [0x%" PRIx64 ", 0x%" PRIx64 ")", range->begin, range->end);
}

static const char *bytes(uint64_t count) {
    return count == 1 ? "byte" : "bytes";
}

static void append_nearest(wd_string_builder *text, const nearest_ranges *nearest, uint64_t size) {
    const nearby_range *containing = &nearest->containing, *before = &nearest->before,
                       *after = &nearest->after;
    if (containing->end) {
        wd_string_append(text, "The address is in ");
        append_range(text, containing);
        uint64_t past = nearest->address + size - containing->end;
        if (containing->is_destroyed) {
            wd_string_append(text, ", which was destroyed");
        } else if (nearest->address + size > containing->end) {
            wd_string_appendf(text, ", and the access runs %" PRIu64 " %s past its end", past, bytes(past));
        }
        wd_string_append(text, ". ");
        return;
    }
    if (before->end) {
        uint64_t distance = nearest->address - before->end;
        wd_string_appendf(text, "The address is %" PRIu64 " %s past the end of ", distance, bytes(distance));
        append_range(text, before);
        wd_string_append(text, ". ");
    }
    if (after->end) {
        uint64_t distance = after->begin - nearest->address;
        wd_string_appendf(text, "The address is %" PRIu64 " %s before ", distance, bytes(distance));
        append_range(text, after);
        wd_string_append(text, ". ");
    }
    if (!before->end && !after->end) {
        wd_string_append(text, "No buffer has a device address. ");
    }
}

void wd_gpuav_addresses_describe(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                 wd_string_builder *text) {
    if (!addresses->num_entries) {
        return;
    }
    nearest_ranges nearest = {.address = address};
    wd_mutex_lock(&addresses->lock);
    consider_list(&nearest, addresses->ranges.sorted, addresses->ranges.num_sorted);
    consider_list(&nearest, addresses->ranges.added, addresses->ranges.num_added);
    for (uint32_t i = 0; i < addresses->destroyed.count && i < WD_GPUAV_DESTROYED_RANGES; i++) {
        // Latest first.
        const wd_gpuav_destroyed_range *destroyed =
            &addresses->destroyed.items[(addresses->destroyed.count - 1 - i) % WD_GPUAV_DESTROYED_RANGES];
        if (!nearest.containing.end) {
            consider_range(&nearest, (nearby_range){destroyed->begin, destroyed->end, destroyed->handle,
                                                    destroyed->name, true});
        }
    }
    append_nearest(text, &nearest, size);
    wd_mutex_unlock(&addresses->lock);
}
