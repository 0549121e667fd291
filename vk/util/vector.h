// A growing array of values of one type.
//
//   typedef WD_VECTOR(uint32_t) words;
//   words list = {0};
//   uint32_t *word = WD_VECTOR_PUSH(allocator, &list); // NULL: no memory.
//   ...
//   WD_VECTOR_FINISH(allocator, &list);
//
// A zeroed vector is empty. Members are read directly; `count` may be lowered. Not thread-safe.
#ifndef WARDEN_VK_UTIL_VECTOR_H
#define WARDEN_VK_UTIL_VECTOR_H

#include <stddef.h>

#include "vk/util/allocator.h"

#define WD_VECTOR(type)                                                                                      \
    struct {                                                                                                 \
        type *items;                                                                                         \
        size_t count;                                                                                        \
        size_t capacity;                                                                                     \
    }

// WD_VECTOR_RESERVE makes room for `needed` items in total. It evaluates to false, with the vector unchanged, without
// memory. Pointers to items become invalid.
#define WD_VECTOR_RESERVE(allocator, vector, needed)                                                         \
    ((needed) <= (vector)->capacity ||                                                                       \
     wd_array_reserve((allocator), (void **)&(vector)->items, &(vector)->capacity, (needed),                 \
                      sizeof *(vector)->items))

// WD_VECTOR_PUSH adds an uninitialized item. It evaluates to a pointer to the item, or to NULL without memory. Pointers
// to other items become invalid.
#define WD_VECTOR_PUSH(allocator, vector)                                                                    \
    (WD_VECTOR_RESERVE((allocator), (vector), (vector)->count + 1) ? &(vector)->items[(vector)->count++]     \
                                                                   : NULL)

// WD_VECTOR_FINISH frees the items and empties the vector.
#define WD_VECTOR_FINISH(allocator, vector)                                                                  \
    (wd_free((allocator), (vector)->items), (vector)->items = NULL, (vector)->count = 0,                     \
     (vector)->capacity = 0)

#endif
