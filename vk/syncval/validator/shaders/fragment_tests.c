#include "vk/syncval/validator/shaders/fragment_tests.h"

// known_compare returns NEVER or ALWAYS if the result of a stencil test does not depend on the attachment, else its
// operation. It compares the masked reference with the masked value, which has at most the bits of the mask.
static VkCompareOp known_compare(const wd_syncval_stencil_face *face) {
    const uint8_t mask = face->compare_mask, reference = face->reference & mask;
    const bool is_known = !face->is_reference_unknown || !mask;
    const bool is_lowest = is_known && reference == 0, is_highest = is_known && reference == mask;
    switch (face->ops.compare) {
    case VK_COMPARE_OP_EQUAL:
        return mask ? VK_COMPARE_OP_EQUAL : VK_COMPARE_OP_ALWAYS;
    case VK_COMPARE_OP_NOT_EQUAL:
        return mask ? VK_COMPARE_OP_NOT_EQUAL : VK_COMPARE_OP_NEVER;
    case VK_COMPARE_OP_LESS:
        return is_highest ? VK_COMPARE_OP_NEVER : VK_COMPARE_OP_LESS;
    case VK_COMPARE_OP_GREATER_OR_EQUAL:
        return is_highest ? VK_COMPARE_OP_ALWAYS : VK_COMPARE_OP_GREATER_OR_EQUAL;
    case VK_COMPARE_OP_GREATER:
        return is_lowest ? VK_COMPARE_OP_NEVER : VK_COMPARE_OP_GREATER;
    case VK_COMPARE_OP_LESS_OR_EQUAL:
        return is_lowest ? VK_COMPARE_OP_ALWAYS : VK_COMPARE_OP_LESS_OR_EQUAL;
    default:
        return face->ops.compare;
    }
}

// changes_by_value returns whether an operation computes the new value from the old one.
static bool changes_by_value(VkStencilOp op) {
    return op == VK_STENCIL_OP_INCREMENT_AND_CLAMP || op == VK_STENCIL_OP_DECREMENT_AND_CLAMP ||
           op == VK_STENCIL_OP_INVERT || op == VK_STENCIL_OP_INCREMENT_AND_WRAP ||
           op == VK_STENCIL_OP_DECREMENT_AND_WRAP;
}

// uses_value returns whether a stencil test certainly uses the old value: to compare it, or in the operation that
// follows.
static bool uses_value(const wd_syncval_stencil_face *face, VkCompareOp compare, bool fails_depth) {
    if (compare != VK_COMPARE_OP_ALWAYS && compare != VK_COMPARE_OP_NEVER) {
        return true;
    }
    const bool passes = compare == VK_COMPARE_OP_ALWAYS && !fails_depth;
    return face->write_mask && ((passes && changes_by_value(face->ops.pass)) ||
                                (compare == VK_COMPARE_OP_NEVER && changes_by_value(face->ops.fail)));
}

wd_syncval_test_results wd_syncval_run_tests(const wd_syncval_fragment_tests *tests) {
    wd_syncval_test_results results = {.uses_stencil = tests->stencil && tests->rasterized};
    const bool passes_depth = !tests->depth || tests->depth_compare != VK_COMPARE_OP_NEVER;
    const bool fails_depth = tests->depth && tests->depth_compare != VK_COMPARE_OP_ALWAYS;
    for (int i = 0; i < 2; i++) {
        const wd_syncval_stencil_face *face = &tests->faces[i];
        if (!(tests->rasterized & (i ? VK_CULL_MODE_BACK_BIT : VK_CULL_MODE_FRONT_BIT))) {
            continue;
        }
        const VkCompareOp compare = known_compare(face);
        const bool passes_stencil = !tests->stencil || compare != VK_COMPARE_OP_NEVER;
        const bool fails_stencil = tests->stencil && compare != VK_COMPARE_OP_ALWAYS;
        const bool passes = passes_stencil && passes_depth;
        const bool changes = (fails_stencil && face->ops.fail != VK_STENCIL_OP_KEEP) ||
                             (passes_stencil && fails_depth && face->ops.depth_fail != VK_STENCIL_OP_KEEP) ||
                             (passes && face->ops.pass != VK_STENCIL_OP_KEEP);
        results.can_pass |= passes;
        results.writes_depth |= passes && tests->depth && tests->depth_write;
        results.writes_stencil |= tests->stencil && changes && face->write_mask;
        results.uses_stencil &= uses_value(face, compare, fails_depth);
    }
    return results;
}
