// An index that may be absent. Zeroed memory is an absent index, so that arrays of them come from wd_alloc_zero.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_OPTIONAL_INDEX_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_OPTIONAL_INDEX_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct wd_optional_index {
    uint32_t plus_one; // Private: the index plus one; 0: absent.
} wd_optional_index;

// wd_optional returns an index that is present.
static inline wd_optional_index wd_optional(size_t index) {
    return (wd_optional_index){(uint32_t)index + 1};
}

// wd_optional_has returns whether the index is present.
static inline bool wd_optional_has(wd_optional_index optional) {
    return optional.plus_one != 0;
}

// wd_optional_get returns the index, which must be present.
static inline uint32_t wd_optional_get(wd_optional_index optional) {
    assert(optional.plus_one);
    return optional.plus_one - 1;
}

#endif
