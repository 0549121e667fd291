// Compares the results of depth and stencil tests with those of all values of the attachments.
#include "vk/syncval/validator/shaders/fragment_tests.h"

#include <gtest/gtest.h>

namespace {

bool Compare(VkCompareOp op, uint32_t reference, uint32_t value) {
    switch (op) {
    case VK_COMPARE_OP_NEVER:
        return false;
    case VK_COMPARE_OP_LESS:
        return reference < value;
    case VK_COMPARE_OP_EQUAL:
        return reference == value;
    case VK_COMPARE_OP_LESS_OR_EQUAL:
        return reference <= value;
    case VK_COMPARE_OP_GREATER:
        return reference > value;
    case VK_COMPARE_OP_NOT_EQUAL:
        return reference != value;
    case VK_COMPARE_OP_GREATER_OR_EQUAL:
        return reference >= value;
    default:
        return true;
    }
}

// RunAll runs the tests of one face for each stencil value, each possible reference, and each result of the depth test.
wd_syncval_test_results RunAll(const wd_syncval_fragment_tests &tests) {
    wd_syncval_test_results results = {};
    const wd_syncval_stencil_face &face = tests.faces[0];
    const uint32_t first = face.is_reference_unknown ? 0 : face.reference,
                   last = face.is_reference_unknown ? 255 : face.reference;
    for (uint32_t reference = first; reference <= last; reference++) {
        for (uint32_t value = 0; value < 256; value++) {
            for (const bool depth : {false, true}) {
                if (depth ? tests.depth && tests.depth_compare == VK_COMPARE_OP_NEVER
                          : !tests.depth || tests.depth_compare == VK_COMPARE_OP_ALWAYS) {
                    continue;
                }
                const bool stencil =
                    !tests.stencil ||
                    Compare(face.ops.compare, reference & face.compare_mask, value & face.compare_mask);
                const VkStencilOp op = !stencil ? face.ops.fail : depth ? face.ops.pass : face.ops.depth_fail;
                results.can_pass |= stencil && depth;
                results.writes_depth |= stencil && depth && tests.depth && tests.depth_write;
                results.writes_stencil |= tests.stencil && op != VK_STENCIL_OP_KEEP && face.write_mask;
            }
        }
    }
    return results;
}

TEST(FragmentTests, EqualAllValues) {
    const uint8_t masks[] = {0, 1, 0x0f, 0x80, 0xff}, references[] = {0, 1, 7, 0x0f, 0xf0, 0xff};
    for (uint32_t bits = 0; bits < 128; bits++) { // One bit each for the tests, operations and masks.
        const auto bit = [&](int number) { return (bits >> number & 1) != 0; };
        const auto op = [&](int number) { return bit(number) ? VK_STENCIL_OP_REPLACE : VK_STENCIL_OP_KEEP; };
        for (int i = 0; i < 8 * 3 * 5 * 6; i++) {
            const VkCompareOp depths[] = {VK_COMPARE_OP_NEVER, VK_COMPARE_OP_LESS, VK_COMPARE_OP_ALWAYS};
            wd_syncval_fragment_tests tests = {};
            tests.depth = bit(0);
            tests.depth_write = bit(1);
            tests.stencil = bit(2);
            tests.depth_compare = depths[i / 8 % 3];
            tests.rasterized = VK_CULL_MODE_FRONT_BIT;
            wd_syncval_stencil_face &face = tests.faces[0];
            face.ops = {op(3), op(4), op(5), static_cast<VkCompareOp>(i % 8)};
            face.write_mask = bit(6);
            face.compare_mask = masks[i / 24 % 5];
            face.reference = references[i / 120];
            face.is_reference_unknown = (bits + static_cast<uint32_t>(i)) % 67 == 0;
            const auto found = wd_syncval_run_tests(&tests), expected = RunAll(tests);
            ASSERT_EQ(expected.can_pass, found.can_pass) << bits << ", " << i;
            ASSERT_EQ(expected.writes_depth, found.writes_depth) << bits << ", " << i;
            ASSERT_EQ(expected.writes_stencil, found.writes_stencil) << bits << ", " << i;
        }
    }
}

TEST(FragmentTests, CulledFacesDoNotCount) {
    wd_syncval_fragment_tests tests = {};
    tests.stencil = true;
    tests.faces[0].ops.compare = VK_COMPARE_OP_NEVER;
    tests.faces[1].ops = {VK_STENCIL_OP_KEEP, VK_STENCIL_OP_REPLACE, VK_STENCIL_OP_KEEP,
                          VK_COMPARE_OP_ALWAYS};
    tests.faces[1].write_mask = 1;
    tests.rasterized = VK_CULL_MODE_FRONT_BIT;
    EXPECT_FALSE(wd_syncval_run_tests(&tests).can_pass);
    EXPECT_FALSE(wd_syncval_run_tests(&tests).writes_stencil);
    tests.rasterized = VK_CULL_MODE_FRONT_AND_BACK;
    EXPECT_TRUE(wd_syncval_run_tests(&tests).can_pass);
    EXPECT_TRUE(wd_syncval_run_tests(&tests).writes_stencil);
}

} // namespace
