// A short list of byte ranges of a buffer, so that the bytes between two accessed members do not count as
// accessed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_BYTE_RANGES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_BYTE_RANGES_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// The maximum length of a list. Shaders that access more members of a buffer that are not adjacent are rare.
enum { WD_SYNCVAL_MAX_BYTE_RANGES = 64 };

// wd_syncval_bytes is bytes [begin, end) of a buffer. `end` is UINT64_MAX if it is unknown.
typedef struct wd_syncval_bytes {
    uint64_t begin, end;
} wd_syncval_bytes;

// wd_syncval_byte_ranges is sorted, and no two ranges touch. A zeroed list is empty.
typedef struct wd_syncval_byte_ranges {
    wd_syncval_bytes *items;
    size_t count, capacity;
} wd_syncval_byte_ranges;

// wd_syncval_byte_ranges_add merges `bytes` with the ranges that it touches. It returns false, and changes
// nothing, if there are too many ranges or an allocation fails.
bool wd_syncval_byte_ranges_add(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                wd_syncval_bytes bytes);

// wd_syncval_byte_ranges_copy copies `other` into an empty list. It returns false if an allocation fails.
bool wd_syncval_byte_ranges_copy(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                 const wd_syncval_byte_ranges *other);

// wd_syncval_byte_ranges_keep_common reduces `ranges` to the bytes that `other` has too. It may keep fewer
// bytes if there would be too many ranges or an allocation fails.
void wd_syncval_byte_ranges_keep_common(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                        const wd_syncval_byte_ranges *other);

void wd_syncval_byte_ranges_finish(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator);

#ifdef __cplusplus
}
#endif
#endif
