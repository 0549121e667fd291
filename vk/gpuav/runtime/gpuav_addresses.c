#include "vk/gpuav/runtime/gpuav_addresses.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// A range is held by its buffer's slot and by one of the two lists, and freed when both have let go.
struct wd_gpuav_range {
    wd_gpuav_addresses *addresses;
    const wd_state_buffer *buffer; // NULL: its state is no more.
    uint64_t begin, end;
    bool is_dead; // Its buffer was destroyed.
    bool is_listed;
};

enum { ENTRY_WORDS = 4, HEAD_WORD = 0, MANY_DEAD = 256 };

// A version that was replaced while submissions were on their way down: which ones may read it is not known yet.
static const uint64_t unknown_use = UINT64_MAX;

VkResult wd_gpuav_addresses_init(wd_gpuav_addresses *addresses, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *dispatch,
                                 const VkPhysicalDeviceMemoryProperties *properties,
                                 PFN_vkGetBufferDeviceAddress ask, bool asks_when_bound, uint32_t num_entries,
                                 VkBufferUsageFlags usage) {
    memset(addresses, 0, sizeof(*addresses));
    const VkDeviceSize size = (VkDeviceSize)num_entries * ENTRY_WORDS * sizeof(uint32_t);
    VkResult result = wd_gpuav_memory_create(&addresses->memory, device, dispatch, properties, size, usage);
    if (result != VK_SUCCESS)
        return result;
    memset(addresses->memory.words, 0, ENTRY_WORDS * sizeof(uint32_t));
    addresses->allocator = allocator;
    addresses->device = device;
    addresses->dispatch = dispatch;
    addresses->ask = ask;
    addresses->asks_when_bound = asks_when_bound;
    addresses->num_entries = num_entries;
    addresses->num_changes = 1; // The empty table has to be written too.
    pthread_mutex_init(&addresses->lock, NULL);
    return VK_SUCCESS;
}

static void free_ranges(wd_gpuav_addresses *addresses, wd_gpuav_range **ranges, size_t count) {
    for (size_t i = 0; i < count; i++)
        wd_free(&addresses->allocator, ranges[i]);
    wd_free(&addresses->allocator, ranges);
}

void wd_gpuav_addresses_finish(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries)
        return;
    free_ranges(addresses, addresses->sorted, addresses->num_sorted);
    free_ranges(addresses, addresses->added, addresses->num_added);
    wd_gpuav_memory_destroy(&addresses->memory, addresses->device, addresses->dispatch);
    pthread_mutex_destroy(&addresses->lock);
    memset(addresses, 0, sizeof(*addresses));
}

void wd_gpuav_addresses_want(wd_gpuav_addresses *addresses) {
    __atomic_store_n(&addresses->is_wanted, 1, __ATOMIC_RELAXED);
}

// Ranges come and go.

static void note_change(wd_gpuav_addresses *addresses) {
    __atomic_store_n(&addresses->num_changes, addresses->num_changes + 1, __ATOMIC_RELAXED);
}

static void release_range(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_range *range = data;
    wd_gpuav_addresses *addresses = range->addresses;
    pthread_mutex_lock(&addresses->lock);
    range->buffer = NULL;
    bool is_listed = range->is_listed;
    pthread_mutex_unlock(&addresses->lock);
    if (!is_listed)
        wd_free(&addresses->allocator, range);
}

static wd_gpuav_range *range_of(const wd_state_object *object) {
    return wd_state_slot_get(object, WD_STATE_SLOT_GPUAV);
}

static void add(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, uint64_t begin) {
    uint64_t end;
    if (!begin || !buffer->size || __builtin_add_overflow(begin, buffer->size, &end))
        return;
    pthread_mutex_lock(&addresses->lock);
    if (!range_of(&buffer->object) &&
        wd_array_reserve(&addresses->allocator, (void **)&addresses->added, &addresses->added_capacity,
                         addresses->num_added + 1, sizeof(*addresses->added))) {
        wd_gpuav_range *range = wd_alloc_zero(&addresses->allocator, 1, sizeof(*range));
        if (range) {
            *range = (wd_gpuav_range){
                .addresses = addresses, .buffer = buffer, .begin = begin, .end = end, .is_listed = true};
            addresses->added[addresses->num_added++] = range;
            wd_state_slot_set(&buffer->object, WD_STATE_SLOT_GPUAV, range, release_range);
            note_change(addresses);
        }
    }
    pthread_mutex_unlock(&addresses->lock);
}

void wd_gpuav_addresses_bound(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, VkBuffer handle) {
    if (!addresses->num_entries || !addresses->asks_when_bound || !buffer ||
        !(buffer->usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) || range_of(&buffer->object))
        return;
    const VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                            .buffer = handle};
    add(addresses, buffer, addresses->ask(addresses->device, &info));
}

void wd_gpuav_addresses_asked(wd_gpuav_addresses *addresses, wd_state_buffer *buffer) {
    if (!addresses->num_entries || !buffer || range_of(&buffer->object))
        return;
    add(addresses, buffer, __atomic_load_n(&buffer->address, __ATOMIC_RELAXED));
}

static void remember_ruin(wd_gpuav_addresses *addresses, const wd_gpuav_range *range) {
    wd_gpuav_ruin *ruin = &addresses->ruins[addresses->num_ruins++ % WD_GPUAV_ADDRESS_RUINS];
    const char *name = wd_state_printable_name(&range->buffer->object);
    *ruin = (wd_gpuav_ruin){.begin = range->begin, .end = range->end, .handle = range->buffer->object.handle};
    strncpy(ruin->name, name ? name : "", sizeof(ruin->name) - 1);
}

// Putting them in order.

static int compare(const void *a, const void *b) {
    const wd_gpuav_range *left = *(wd_gpuav_range *const *)a, *right = *(wd_gpuav_range *const *)b;
    return left->begin < right->begin ? -1 : left->begin > right->begin;
}

// Lets the dead of a list go, and returns how many are left.
static size_t bury(wd_gpuav_addresses *addresses, wd_gpuav_range **ranges, size_t count) {
    size_t left = 0;
    for (size_t i = 0; i < count; i++) {
        wd_gpuav_range *range = ranges[i];
        if (!range->is_dead) {
            ranges[left++] = range;
            continue;
        }
        range->is_listed = false;
        if (!range->buffer)
            wd_free(&addresses->allocator, range);
    }
    return left;
}

static void bury_all(wd_gpuav_addresses *addresses) {
    addresses->num_sorted = bury(addresses, addresses->sorted, addresses->num_sorted);
    addresses->num_added = bury(addresses, addresses->added, addresses->num_added);
    addresses->num_dead = 0;
}

void wd_gpuav_addresses_destroyed(wd_gpuav_addresses *addresses, const wd_state_object *object) {
    if (!addresses->num_entries || object->type != VK_OBJECT_TYPE_BUFFER)
        return;
    wd_gpuav_range *range = range_of(object);
    if (!range)
        return;
    pthread_mutex_lock(&addresses->lock);
    range->is_dead = true;
    addresses->num_dead++;
    if (range->buffer)
        remember_ruin(addresses, range);
    note_change(addresses);
    // Where nobody wants the table, nobody else would ever let them go.
    if (addresses->num_dead >= MANY_DEAD &&
        addresses->num_dead > (addresses->num_sorted + addresses->num_added) / 2)
        bury_all(addresses);
    pthread_mutex_unlock(&addresses->lock);
}

// Brings `sorted` up to date; the lock is held. False: there is no memory, and nothing changed that matters.
static bool put_in_order(wd_gpuav_addresses *addresses) {
    if (addresses->num_dead)
        bury_all(addresses);
    size_t from = addresses->num_sorted, take = addresses->num_added, to = from + take;
    if (!wd_array_reserve(&addresses->allocator, (void **)&addresses->sorted, &addresses->sorted_capacity, to,
                          sizeof(*addresses->sorted)))
        return false;
    if (take)
        qsort(addresses->added, take, sizeof(*addresses->added), compare);
    addresses->num_sorted = to;
    while (take) { // From behind, in place.
        wd_gpuav_range *last = addresses->added[take - 1];
        bool is_last = !from || addresses->sorted[from - 1]->begin <= last->begin;
        addresses->sorted[--to] = is_last ? addresses->added[--take] : addresses->sorted[--from];
    }
    addresses->num_added = 0;
    return true;
}

// Versions.

static wd_gpuav_address_version *version_at(wd_gpuav_addresses *addresses, uint32_t index) {
    return &addresses->versions[(addresses->first_version + index) % WD_GPUAV_ADDRESS_VERSIONS];
}

// Versions that were replaced.
static uint32_t count_replaced(const wd_gpuav_addresses *addresses) {
    return addresses->num_versions - addresses->has_newest;
}

// Gives up versions that no shader reads any more.
static void drop_versions(wd_gpuav_addresses *addresses, uint64_t first_pending) {
    if (addresses->num_submitting)
        return;
    for (uint32_t i = 0; i < count_replaced(addresses); i++)
        if (version_at(addresses, i)->last_use == unknown_use)
            version_at(addresses, i)->last_use = addresses->num_linked;
    while (count_replaced(addresses) && version_at(addresses, 0)->last_use < first_pending) {
        addresses->first_version = (addresses->first_version + 1) % WD_GPUAV_ADDRESS_VERSIONS;
        addresses->num_versions--;
    }
}

// Finds `count` entries that no version has. 0: there are none.
static uint32_t find_room(wd_gpuav_addresses *addresses, uint32_t count) {
    const uint32_t first = 1; // Behind the entry that says where the newest is.
    if (count > addresses->num_entries - first || addresses->num_versions == WD_GPUAV_ADDRESS_VERSIONS)
        return 0;
    if (!addresses->num_versions)
        return first;
    uint32_t oldest = version_at(addresses, 0)->begin;
    uint32_t newest = version_at(addresses, addresses->num_versions - 1)->end;
    if (newest <= oldest) // They go around the end.
        return oldest - newest >= count ? newest : 0;
    if (addresses->num_entries - newest >= count)
        return newest;
    return oldest - first >= count ? first : 0;
}

static void write_entry(uint32_t *words, uint64_t first, uint64_t second) {
    words[0] = (uint32_t)first;
    words[1] = (uint32_t)(first >> 32);
    words[2] = (uint32_t)second;
    words[3] = (uint32_t)(second >> 32);
}

static void write_version(const wd_gpuav_addresses *addresses, uint32_t position) {
    uint32_t *words = addresses->memory.words + (size_t)position * ENTRY_WORDS;
    write_entry(words, addresses->num_sorted, 0);
    uint64_t end = 0;
    for (size_t i = 0; i < addresses->num_sorted; i++) {
        const wd_gpuav_range *range = addresses->sorted[i];
        end = range->end > end ? range->end : end;
        words += ENTRY_WORDS;
        write_entry(words, range->begin, end);
    }
}

// Tells shaders of the version at `position`; 0: of none.
static void set_head(wd_gpuav_addresses *addresses, uint32_t position) {
    if (addresses->has_newest)
        version_at(addresses, addresses->num_versions - 1)->last_use =
            addresses->num_submitting ? unknown_use : addresses->num_linked;
    addresses->has_newest = false;
    __atomic_store_n(&addresses->memory.words[HEAD_WORD], position, __ATOMIC_RELEASE);
}

// Writes what is sorted as the newest version; the lock is held. False: there is no room.
static bool write_newest(wd_gpuav_addresses *addresses, uint64_t first_pending) {
    drop_versions(addresses, first_pending);
    uint32_t count = addresses->num_sorted < addresses->num_entries ? (uint32_t)addresses->num_sorted + 1
                                                                    : addresses->num_entries;
    uint32_t position = find_room(addresses, count);
    if (!position)
        return false;
    write_version(addresses, position);
    set_head(addresses, position);
    *version_at(addresses, addresses->num_versions++) =
        (wd_gpuav_address_version){.begin = position, .end = position + count, .last_use = unknown_use};
    addresses->has_newest = true;
    return true;
}

bool wd_gpuav_addresses_publish(wd_gpuav_addresses *addresses, uint64_t (*first_pending)(void *user),
                                void *user) {
    if (!addresses->num_entries || __atomic_load_n(&addresses->is_stopped, __ATOMIC_RELAXED) ||
        !__atomic_load_n(&addresses->is_wanted, __ATOMIC_RELAXED) ||
        __atomic_load_n(&addresses->num_changes, __ATOMIC_RELAXED) ==
            __atomic_load_n(&addresses->num_published, __ATOMIC_RELAXED))
        return true;
    pthread_mutex_lock(&addresses->lock);
    bool written = put_in_order(addresses) && write_newest(addresses, first_pending(user));
    if (written)
        __atomic_store_n(&addresses->num_published, addresses->num_changes, __ATOMIC_RELAXED);
    else
        set_head(addresses, 0);
    pthread_mutex_unlock(&addresses->lock);
    return written;
}

bool wd_gpuav_addresses_stop(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries || __atomic_exchange_n(&addresses->is_stopped, 1, __ATOMIC_RELAXED))
        return false;
    pthread_mutex_lock(&addresses->lock);
    set_head(addresses, 0);
    pthread_mutex_unlock(&addresses->lock);
    return true;
}

void wd_gpuav_addresses_begin_submit(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries)
        return;
    pthread_mutex_lock(&addresses->lock);
    addresses->num_submitting++;
    pthread_mutex_unlock(&addresses->lock);
}

void wd_gpuav_addresses_end_submit(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries)
        return;
    pthread_mutex_lock(&addresses->lock);
    addresses->num_submitting--;
    pthread_mutex_unlock(&addresses->lock);
}

uint64_t wd_gpuav_addresses_link(wd_gpuav_addresses *addresses) {
    if (!addresses->num_entries)
        return 0;
    pthread_mutex_lock(&addresses->lock);
    uint64_t number = ++addresses->num_linked;
    pthread_mutex_unlock(&addresses->lock);
    return number;
}

// Messages.

// neighbour is a range as messages name it.
typedef struct neighbour {
    uint64_t begin, end;
    uint64_t handle;
    const char *name;
    bool is_destroyed;
} neighbour;

// surroundings are the ranges nearest to an address. `end` 0: there is none.
typedef struct surroundings {
    uint64_t address;
    neighbour around; // The address lies in it.
    neighbour before; // It ends at the address or in front of it.
    neighbour behind;
} surroundings;

static void look_at(surroundings *found, neighbour range) {
    if (range.begin <= found->address && found->address < range.end) {
        if (!found->around.end || found->around.is_destroyed)
            found->around = range;
    } else if (range.is_destroyed) {
        return; // Of what is no more, only what was there is of interest.
    } else if (range.end <= found->address) {
        if (!found->before.end || range.end > found->before.end)
            found->before = range;
    } else if (!found->behind.end || range.begin < found->behind.begin) {
        found->behind = range;
    }
}

static void look_at_list(surroundings *found, wd_gpuav_range *const *ranges, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const wd_gpuav_range *range = ranges[i];
        if (!range->is_dead && range->buffer)
            look_at(found, (neighbour){range->begin, range->end, range->buffer->object.handle,
                                       wd_state_printable_name(&range->buffer->object), false});
    }
}

static void append_range(wd_string_builder *text, const neighbour *range) {
    wd_string_append(text, "Buffer ");
    if (range->name && range->name[0])
        wd_string_appendf(text, "(%s)", range->name);
    wd_string_appendf(text, "(0x%" PRIx64 ") at [0x%" PRIx64 ", 0x%" PRIx64 ")", range->handle, range->begin,
                      range->end);
}

static const char *bytes(uint64_t count) {
    return count == 1 ? "byte" : "bytes";
}

static void append_surroundings(wd_string_builder *text, const surroundings *found, uint64_t size) {
    const neighbour *around = &found->around, *before = &found->before, *behind = &found->behind;
    if (around->end) {
        wd_string_append(text, "The address lies in ");
        append_range(text, around);
        uint64_t past = found->address + size - around->end;
        if (around->is_destroyed)
            wd_string_append(text, ", which was destroyed");
        else if (found->address + size > around->end)
            wd_string_appendf(text, ", and the access runs %" PRIu64 " %s past its end", past, bytes(past));
        wd_string_append(text, ". ");
        return;
    }
    if (before->end) {
        uint64_t distance = found->address - before->end;
        wd_string_appendf(text, "The address is %" PRIu64 " %s past the end of ", distance, bytes(distance));
        append_range(text, before);
        wd_string_append(text, ". ");
    }
    if (behind->end) {
        uint64_t distance = behind->begin - found->address;
        wd_string_appendf(text, "The address is %" PRIu64 " %s before ", distance, bytes(distance));
        append_range(text, behind);
        wd_string_append(text, ". ");
    }
    if (!before->end && !behind->end)
        wd_string_append(text, "No buffer has a device address. ");
}

void wd_gpuav_addresses_describe(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                 wd_string_builder *text) {
    if (!addresses->num_entries)
        return;
    surroundings found = {.address = address};
    pthread_mutex_lock(&addresses->lock);
    look_at_list(&found, addresses->sorted, addresses->num_sorted);
    look_at_list(&found, addresses->added, addresses->num_added);
    for (uint32_t i = 0; i < addresses->num_ruins && i < WD_GPUAV_ADDRESS_RUINS; i++) {
        // The latest first.
        const wd_gpuav_ruin *ruin =
            &addresses->ruins[(addresses->num_ruins - 1 - i) % WD_GPUAV_ADDRESS_RUINS];
        if (!found.around.end)
            look_at(&found, (neighbour){ruin->begin, ruin->end, ruin->handle, ruin->name, true});
    }
    append_surroundings(text, &found, size);
    pthread_mutex_unlock(&addresses->lock);
}
