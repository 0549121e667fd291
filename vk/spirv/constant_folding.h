// Operations on constants: the results of OpSpecConstantOp (SPIR-V specification, "Constant-Creation Instructions").
#ifndef WARDEN_VK_SPIRV_CONSTANT_FOLDING_H
#define WARDEN_VK_SPIRV_CONSTANT_FOLDING_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_operation is an operation on up to three integers or Booleans, which are truncated to their widths.
typedef struct wd_spirv_operation {
    uint32_t opcode;
    uint32_t width;         // Of the result, in bits; 32 for Booleans.
    uint32_t operand_width; // Of the first operand.
    uint64_t a, b, c;
} wd_spirv_operation;

// wd_spirv_fold computes the result, truncated to its width. False: the result is undefined, or the operation is not
// known.
bool wd_spirv_fold(const wd_spirv_operation *op, uint64_t *value);

// wd_spirv_truncate returns the low `width` bits of a value.
static inline uint64_t wd_spirv_truncate(uint64_t value, uint32_t width) {
    return width >= 64 ? value : value & ((UINT64_C(1) << width) - 1);
}

// wd_spirv_extend sign-extends a value of `width` bits.
static inline int64_t wd_spirv_extend(uint64_t value, uint32_t width) {
    const uint32_t shift = width && width < 64 ? 64 - width : 0;
    return (int64_t)(value << shift) >> shift;
}

#ifdef __cplusplus
}
#endif
#endif
