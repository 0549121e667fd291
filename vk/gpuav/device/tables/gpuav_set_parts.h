// A set in a descriptor buffer or in descriptor heaps: its parts, and how its descriptors are read. Private to the
// files of gpuav_buffer_sets.h.
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_SET_PARTS_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_SET_PARTS_H

#include "vk/gpuav/device/tables/gpuav_buffer_sets.h"

// wd_gpuav_set_places is the sub-state of a set layout for descriptor buffers: the offsets of its bindings in bytes.
typedef struct wd_gpuav_set_places {
    wd_allocator allocator;
    VkDeviceSize size;
    VkDeviceSize offsets[]; // Of the bindings, in their order.
} wd_gpuav_set_places;

// wd_gpuav_set_part is the memory that a set has in a descriptor buffer or in one heap.
typedef struct wd_gpuav_set_part {
    wd_state_buffer *buffer; // Referenced. NULL: it is not known.
    VkDeviceAddress address;
    VkDeviceSize offset; // In the buffer's memory.
    // NULL: the memory is not mapped any more, and its content is the one that was read last, or it never was.
    const uint8_t *host;
    VkDeviceSize size; // Of `bytes`. 0: they are not read.
    uint8_t *bytes;    // As they were read last; in the set's allocation.
    bool is_read;      // `bytes` are valid.
    // While the set is read: a copy of `host`, which replaces `bytes` when all descriptors were read.
    uint8_t *fresh;
} wd_gpuav_set_part;

struct wd_gpuav_buffer_set {
    wd_gpuav_buffer_set *previous, *next; // In the list of all sets.
    uint64_t key;
    uint32_t num_references;           // By recordings.
    wd_state_descriptor_set *set;      // Referenced.
    const wd_gpuav_set_places *places; // Owned by the set's layout. NULL: the set is in heaps.
    wd_gpuav_heap_place *heap;         // Owned; of each binding. NULL: the set is in a descriptor buffer.
    uint32_t last_count;               // That it was created for.
    bool is_read;                      // The descriptors have been read.
    bool has_invalid;                  // A descriptor is unknown or destroyed.
    // By wd_gpuav_heap. A set in a descriptor buffer has the first only.
    wd_gpuav_set_part parts[WD_GPUAV_HEAP_COUNT];
    // Owned: the values that places depend on, in the order of the bindings and heaps. NULL: there are none.
    wd_gpuav_set_part *values;
    uint32_t num_values;
    uint8_t bytes[];
};

static inline uint32_t wd_gpuav_set_num_parts(const wd_gpuav_buffer_set *set) {
    return WD_GPUAV_HEAP_COUNT + set->num_values;
}

// wd_gpuav_set_part_at returns a part of the set or a value.
static inline wd_gpuav_set_part *wd_gpuav_set_part_at(wd_gpuav_buffer_set *set, uint32_t number) {
    return number < WD_GPUAV_HEAP_COUNT ? &set->parts[number] : &set->values[number - WD_GPUAV_HEAP_COUNT];
}

// wd_gpuav_set_read reads the descriptors of a set; the lock of `sets` is held. `is_stale`: other descriptors may be
// known or destroyed.
void wd_gpuav_set_read(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, bool is_stale);
// wd_gpuav_set_mark_invalid marks the elements of a set in heaps that are outside them or have a problem.
void wd_gpuav_set_mark_invalid(wd_gpuav_buffer_set *set);
// wd_gpuav_set_assume_written makes all other descriptors of a set in heaps valid: their content is unknown.
void wd_gpuav_set_assume_written(wd_gpuav_buffer_set *set);

#endif
