// A growing array of values, and its only operation: adding one.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_GROWING_ARRAY_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_GROWING_ARRAY_H

#include <stddef.h>

#include "vk/util/allocator.h"

// WD_VECTOR declares a growing array. `items` is freed with wd_free.
#define WD_VECTOR(type)                                                                                      \
    struct {                                                                                                 \
        type *items;                                                                                         \
        size_t count;                                                                                        \
        size_t capacity;                                                                                     \
    }

// WD_VECTOR_PUSH makes room for one more item of a WD_VECTOR. It evaluates to a pointer to the item, or to NULL
// without memory. Pointers to other items become invalid.
#define WD_VECTOR_PUSH(allocator, vector)                                                                    \
    (wd_array_reserve((allocator), (void **)&(vector)->items, &(vector)->capacity, (vector)->count + 1,      \
                      sizeof *(vector)->items)                                                               \
         ? &(vector)->items[(vector)->count++]                                                               \
         : NULL)

#endif
