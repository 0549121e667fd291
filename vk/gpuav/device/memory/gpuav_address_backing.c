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

// share_memory returns whether two ranges are in one memory object, whose bytes have the same addresses in both.
static bool share_memory(const wd_gpuav_range *a, const wd_gpuav_range *b) {
    uint64_t a_begin, b_begin, end;
    return a->buffer && b->buffer && wd_gpuav_range_memory(a, &a_begin, &end) &&
           wd_gpuav_range_memory(b, &b_begin, &end) && a_begin == b_begin &&
           a->buffer->binding.memory == b->buffer->binding.memory;
}

void wd_gpuav_ranges_write_bits(const wd_gpuav_addresses *addresses, uint32_t *words) {
    enum { ENTRY_WORDS = 4, BYTES_OF_BIT = 4 };
    wd_mutex_assert_held(&addresses->lock);
    const wd_gpuav_range *longest = NULL;
    for (size_t i = 0; i < addresses->ranges.num_sorted; i++, words += ENTRY_WORDS) {
        const wd_gpuav_range *range = addresses->ranges.sorted[i];
        longest = longest && longest->end > range->end ? longest : range;
        // Shaders find the range that begins last before an address, which a range before it may contain.
        const uint64_t end = share_memory(longest, range) ? longest->end : range->end;
        const uint64_t size = end - range->begin;
        uint32_t bits = 0;
        const bool is_known = range->buffer && !range->is_destroyed && range->begin % BYTES_OF_BIT == 0 &&
                              size < UINT32_MAX &&
                              addresses->find_bits(addresses->bits_user, range->buffer, &bits);
        words[0] = is_known ? bits : 0;
        words[1] = is_known ? (uint32_t)size : 0;
        words[2] = words[3] = 0;
    }
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
