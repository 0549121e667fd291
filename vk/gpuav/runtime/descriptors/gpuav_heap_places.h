// Where the descriptors of a command are in the heaps that are bound (VK_EXT_descriptor_heap). Private to
// gpuav_heaps.h.
#ifndef WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_HEAP_PLACES_H
#define WARDEN_VK_GPUAV_RUNTIME_DESCRIPTORS_GPUAV_HEAP_PLACES_H

#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"

#ifdef VK_EXT_descriptor_heap

enum { WD_GPUAV_PUSH_WORDS = 128 }; // Push data after these words is not followed.

// wd_gpuav_bound_heap is a heap that is bound. Zeroed: none, or unknown.
typedef struct wd_gpuav_bound_heap {
    VkBindHeapInfoEXT info; // Without its chain.
    bool is_bound;
    bool is_inherited; // Of a secondary command buffer: it cannot be bound again.
} wd_gpuav_bound_heap;

// wd_gpuav_recorded_heaps is the part of a recording.
typedef struct wd_gpuav_recorded_heaps {
    uint64_t generation; // Of the command buffer; the rest is of this recording.
    wd_gpuav_bound_heap resources, samplers;
    bool are_disturbed;   // By our binding commands.
    bool are_overwritten; // The bytes of push data that our addresses use.
    uint32_t num_binds, num_pushes;
    // For which the sets of a bind point were found last.
    struct {
        const wd_gpuav_layout *layout;
        uint32_t num_binds, num_pushes;
        uint64_t push_hash; // wd_gpuav_hash_heap_push
        wd_gpuav_record_table tables[WD_GPUAV_NUM_TABLES];
    } found[WD_STATE_BIND_COUNT];
    // Push data: the words that the application pushed, and which of them those are, as bits.
    uint32_t words[WD_GPUAV_PUSH_WORDS];
    uint64_t pushed[WD_GPUAV_PUSH_WORDS / 64];
} wd_gpuav_recorded_heaps;

static inline bool wd_gpuav_is_pushed(const wd_gpuav_recorded_heaps *heaps, uint64_t word) {
    return word < WD_GPUAV_PUSH_WORDS && (heaps->pushed[word / 64] >> word % 64 & 1);
}

// wd_gpuav_hash_heap_push returns a hash of the words of push data that the places of a layout depend on.
uint64_t wd_gpuav_hash_heap_push(const wd_gpuav_recorded_heaps *heaps, const wd_gpuav_heap_layout *layout);

// wd_gpuav_find_heap_set returns the set of a layout for the next command; `is_heap_array`: it is that of an array
// without a set and a binding. `tables`: the command's shader binding tables, NULL: not known. NULL: nothing
// is known of it, or there is no memory.
wd_state_descriptor_set *
wd_gpuav_find_heap_set(wd_gpuav_device *device, wd_arena *scratch, const wd_gpuav_recorded_heaps *heaps,
                       wd_gpuav_buffer_bindings *bindings, wd_state_set_layout *layout, bool is_heap_array,
                       const wd_gpuav_record_table *tables, const wd_gpuav_heap_binding *heap_bindings);

#endif

#endif
