// The memory of the buffers in the table of device addresses.
#include <assert.h>

#include "vk/gpuav/device/memory/gpuav_addresses_internal.h"

bool wd_gpuav_range_memory(const wd_gpuav_range *range, uint64_t *begin, uint64_t *end) {
    assert(range->buffer);
    const wd_state_binding *binding = &range->buffer->binding;
    if (!binding->memory) {
        return false;
    }
    *begin = range->begin - binding->offset;
    *end = *begin + binding->memory->size;
    return true;
}

// may_be_removed returns whether a buffer at an address may have been removed since `num_removed` were.
static bool may_be_removed(const wd_gpuav_addresses *addresses, uint64_t address, uint32_t num_removed) {
    wd_mutex_assert_held(&addresses->lock);
    const uint32_t count = addresses->num_removed - num_removed;
    for (uint32_t i = 1; i <= count && i <= WD_GPUAV_DESTROYED_RANGES && i <= addresses->destroyed.count;
         i++) {
        const wd_gpuav_destroyed_range *removed =
            &addresses->destroyed.items[(addresses->destroyed.count - i) % WD_GPUAV_DESTROYED_RANGES];
        if (removed->memory_begin <= address && address < removed->memory_end) {
            return true;
        }
    }
    return count > WD_GPUAV_DESTROYED_RANGES;
}

// find_backing finds the memory with an address among the ranges of a list. `*end` is the largest end found.
static void find_backing(wd_gpuav_range *const *ranges, size_t count, uint64_t address,
                         wd_gpuav_backing *backing, uint64_t *end) {
    for (size_t i = 0; i < count && *backing != WD_GPUAV_BACKING_UNKNOWN; i++) {
        const wd_gpuav_range *range = ranges[i];
        uint64_t begin, own_end;
        if (range->is_destroyed || !range->buffer) {
            continue;
        }
        if (!wd_gpuav_range_memory(range, &begin, &own_end)) {
            *backing = range->begin <= address && address < range->end ? WD_GPUAV_BACKING_UNKNOWN : *backing;
        } else if (begin <= address && address < own_end) {
            *end = *backing == WD_GPUAV_BACKING_NONE || own_end > *end ? own_end : *end;
            *backing = WD_GPUAV_BACKING_FOUND;
        }
    }
}

wd_gpuav_backing wd_gpuav_addresses_backing(wd_gpuav_addresses *addresses, uint64_t address,
                                            uint32_t num_removed, uint64_t *end) {
    wd_gpuav_backing backing = WD_GPUAV_BACKING_NONE;
    if (!addresses->num_entries || __atomic_load_n(&addresses->is_stopped, __ATOMIC_RELAXED)) {
        return WD_GPUAV_BACKING_UNKNOWN;
    }
    wd_mutex_lock(&addresses->lock);
    if (may_be_removed(addresses, address, num_removed)) {
        backing = WD_GPUAV_BACKING_UNKNOWN;
    }
    find_backing(addresses->ranges.sorted, addresses->ranges.num_sorted, address, &backing, end);
    find_backing(addresses->ranges.added, addresses->ranges.num_added, address, &backing, end);
    wd_mutex_unlock(&addresses->lock);
    return backing;
}
