#include "vk/syncval/validator/shaders/byte_ranges.h"
#include "vk/util/vector.h"

#include <string.h>

static bool insert(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator, size_t at,
                   wd_syncval_bytes bytes) {
    if (ranges->count >= WD_SYNCVAL_MAX_BYTE_RANGES ||
        !WD_VECTOR_RESERVE(allocator, ranges, ranges->count + 1)) {
        return false;
    }
    memmove(ranges->items + at + 1, ranges->items + at, (ranges->count - at) * sizeof(*ranges->items));
    ranges->items[at] = bytes;
    ranges->count++;
    return true;
}

bool wd_syncval_byte_ranges_add(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                wd_syncval_bytes bytes) {
    if (bytes.begin >= bytes.end) {
        return true;
    }
    wd_syncval_bytes *items = ranges->items;
    size_t first = 0;
    while (first < ranges->count && items[first].end < bytes.begin) {
        first++;
    }
    size_t end = first; // After the ranges that `bytes` touches.
    while (end < ranges->count && items[end].begin <= bytes.end) {
        end++;
    }
    if (end == first) {
        return insert(ranges, allocator, first, bytes);
    }
    items[first].begin = bytes.begin < items[first].begin ? bytes.begin : items[first].begin;
    items[first].end = bytes.end > items[end - 1].end ? bytes.end : items[end - 1].end;
    memmove(items + first + 1, items + end, (ranges->count - end) * sizeof(*items));
    ranges->count -= end - first - 1;
    return true;
}

bool wd_syncval_byte_ranges_copy(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                 const wd_syncval_byte_ranges *other) {
    *ranges = (wd_syncval_byte_ranges){0};
    if (!other->count) {
        return true;
    }
    // Not as a vector that grows: pipelines have many copies, which do not grow.
    ranges->items = wd_realloc_array(allocator, NULL, other->count, sizeof(*ranges->items));
    if (!ranges->items) {
        return false;
    }
    memcpy(ranges->items, other->items, other->count * sizeof(*ranges->items));
    ranges->count = ranges->capacity = other->count;
    return true;
}

void wd_syncval_byte_ranges_keep_common(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator,
                                        const wd_syncval_byte_ranges *other) {
    wd_syncval_bytes common[WD_SYNCVAL_MAX_BYTE_RANGES];
    size_t count = 0;
    for (size_t i = 0, k = 0; i < ranges->count && k < other->count && count < WD_SYNCVAL_MAX_BYTE_RANGES;) {
        const wd_syncval_bytes a = ranges->items[i], b = other->items[k];
        const wd_syncval_bytes both = {a.begin > b.begin ? a.begin : b.begin, a.end < b.end ? a.end : b.end};
        if (both.begin < both.end) {
            common[count++] = both;
        }
        if (a.end < b.end) {
            i++;
        } else {
            k++;
        }
    }
    ranges->count = count && WD_VECTOR_RESERVE(allocator, ranges, count) ? count : 0;
    if (ranges->count) {
        memcpy(ranges->items, common, count * sizeof(*common));
    }
}

void wd_syncval_byte_ranges_finish(wd_syncval_byte_ranges *ranges, const wd_allocator *allocator) {
    wd_free(allocator, ranges->items);
    *ranges = (wd_syncval_byte_ranges){0};
}
