// Which bytes of a buffer are accessed: a short list of ranges, so that what lies between two members counts as left alone.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_BYTE_RANGES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_BYTE_RANGES_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// A list has no more ranges than this. A shader that accesses more members of a buffer, none beside another one, is rare.
enum { WD_SYNCVAL_MAX_BYTE_RANGES = 64 };

// wd_syncval_bytes is bytes [begin, end) of a buffer; `end` is UINT64_MAX where it is not known.
typedef struct wd_syncval_bytes {
    uint64_t begin, end;
} wd_syncval_bytes;

// wd_syncval_byte_ranges is in order, and no two ranges touch. A zeroed one is empty.
typedef struct wd_syncval_byte_ranges {
    wd_syncval_bytes *items;
    size_t count, capacity;
} wd_syncval_byte_ranges;

// wd_syncval_byte_ranges_add joins `bytes` to the ranges that it touches. False: there are too many, or memory ran out; nothing
// was changed.
bool wd_syncval_byte_ranges_add(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                wd_syncval_bytes bytes);

// wd_syncval_byte_ranges_copy makes an empty list a copy of another one. False: memory ran out.
bool wd_syncval_byte_ranges_copy(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                 const wd_syncval_byte_ranges *other);

// wd_syncval_byte_ranges_keep_common leaves what is in `other` too, or less where that is too many ranges or memory runs out.
void wd_syncval_byte_ranges_keep_common(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                        const wd_syncval_byte_ranges *other);

void wd_syncval_byte_ranges_finish(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator);

#ifdef __cplusplus
}
#endif
#endif
