// The bytes of a buffer that a compute shader accesses through an array index that is a sum of products of invocation
// numbers, push constants and constants: the range is known when the shader is dispatched.
//
// The range begins with the element of the lowest index and ends with that of the highest one. Elements between them
// that no invocation accesses count as accessed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_INDEXED_BYTES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_INDEXED_BYTES_H

#include "vk/syncval/validator/shaders/byte_ranges.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_groups holds the workgroups of a dispatch.
typedef struct wd_syncval_groups {
    uint32_t first[3], count[3];
} wd_syncval_groups;

// wd_syncval_dispatched holds the values on which ranges depend.
typedef struct wd_syncval_dispatched {
    const wd_syncval_groups *groups; // NULL: unknown.
    const uint32_t *words;           // Of the push constants.
    uint64_t known_words;            // One bit each.
} wd_syncval_dispatched;

typedef enum wd_syncval_factor {
    WD_SYNCVAL_CONSTANT, // 1
    WD_SYNCVAL_UP_TO,    // 0 to `max`.
    WD_SYNCVAL_GROUP_X,  // The number of the workgroup; Y and Z follow.
    WD_SYNCVAL_GROUP_Z = WD_SYNCVAL_GROUP_X + 2,
} wd_syncval_factor;

// wd_syncval_term is a product.
typedef struct wd_syncval_term {
    uint64_t scale;
    uint32_t max;
    uint8_t factor; // wd_syncval_factor
    uint8_t word;   // The push constant word + 1 that is a factor, too. 0: none.
} wd_syncval_term;

enum { WD_SYNCVAL_MAX_TERMS = 6 };

// wd_syncval_sum is a sum of products. Zeroed, it is 0.
typedef struct wd_syncval_sum {
    wd_syncval_term terms[WD_SYNCVAL_MAX_TERMS];
    uint32_t num_terms;
} wd_syncval_sum;

// These functions return false, and leave `sum` with any value, if the result has no such form. wd_syncval_sum_multiply
// multiplies by a sum that has at most one term, a constant or a push constant.
bool wd_syncval_sum_add_term(wd_syncval_sum *sum, const wd_syncval_term *term);
bool wd_syncval_sum_add(wd_syncval_sum *sum, const wd_syncval_sum *other);
bool wd_syncval_sum_multiply(wd_syncval_sum *sum, const wd_syncval_sum *by);
bool wd_syncval_sum_scale(wd_syncval_sum *sum, uint64_t by);

// wd_syncval_indexed is an access to an array element, or a part of it.
typedef struct wd_syncval_indexed {
    wd_syncval_bytes first; // The bytes for index 0.
    wd_syncval_bytes array; // The entire array.
    wd_syncval_sum offset;  // Added to `first`.
    uint64_t limit;         // If an offset is not lower, a 32-bit index may have overflowed.
} wd_syncval_indexed;

enum { WD_SYNCVAL_MAX_INDEXED = 8 };

typedef struct wd_syncval_indexed_list {
    wd_syncval_indexed *items;
    size_t count, capacity;
} wd_syncval_indexed_list;

// wd_syncval_indexed_add adds an access, unless the list has it. It returns false, and changes nothing, if there are
// too many or an allocation fails.
bool wd_syncval_indexed_add(wd_syncval_indexed_list *list, const wd_allocator *allocator,
                            const wd_syncval_indexed *added);
bool wd_syncval_indexed_copy(wd_syncval_indexed_list *list, const wd_allocator *allocator,
                             const wd_syncval_indexed_list *other);
void wd_syncval_indexed_finish(wd_syncval_indexed_list *list, const wd_allocator *allocator);

// wd_syncval_indexed_is_constant returns whether the range depends on no dispatch.
bool wd_syncval_indexed_is_constant(const wd_syncval_indexed *indexed);

// wd_syncval_indexed_bytes returns the bytes that a dispatch accesses: the entire array if the range is unknown.
wd_syncval_bytes wd_syncval_indexed_bytes(const wd_syncval_indexed *indexed,
                                          const wd_syncval_dispatched *dispatched);

#ifdef __cplusplus
}
#endif
#endif
