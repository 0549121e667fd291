// Depth and stencil tests of draws: which of them fragments can pass, and the aspects that they can write.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_FRAGMENT_TESTS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SHADERS_FRAGMENT_TESTS_H

#include <stdbool.h>
#include <stdint.h>
#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_stencil_ops holds the state that VK_DYNAMIC_STATE_STENCIL_OP makes dynamic.
typedef struct wd_syncval_stencil_ops {
    VkStencilOp fail, pass, depth_fail;
    VkCompareOp compare;
} wd_syncval_stencil_ops;

// wd_syncval_stencil_face is the stencil state of one face. Stencil formats have 8 bits.
typedef struct wd_syncval_stencil_face {
    wd_syncval_stencil_ops ops;
    uint8_t write_mask, compare_mask, reference;
    bool is_reference_unknown; // The fragment shader writes the reference.
} wd_syncval_stencil_face;

// wd_syncval_fragment_tests holds the tests of the attached aspects only. A test of another aspect passes (Vulkan,
// "Depth Test" and "Stencil Test").
typedef struct wd_syncval_fragment_tests {
    bool depth, depth_write, stencil;
    VkCompareOp depth_compare;
    VkCullModeFlags rasterized; // The faces that have fragments.
    wd_syncval_stencil_face faces[2];
} wd_syncval_fragment_tests;

typedef struct wd_syncval_test_results {
    bool can_pass; // Fragments may pass all tests.
    bool writes_depth, writes_stencil;
    bool uses_stencil; // The result or the new value of each test depends on the old value.
} wd_syncval_test_results;

wd_syncval_test_results wd_syncval_run_tests(const wd_syncval_fragment_tests *tests);

#ifdef __cplusplus
}
#endif
#endif
