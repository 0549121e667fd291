// Each test breaks one invariant of a map, and sees that it is found where it was broken, and not elsewhere.
#include <gtest/gtest.h>

#include "vk/rangemap/rangemap_internal.h"

namespace {

constexpr uint64_t kStep = 10, kNumRanges = 10000, kFar = 100;

class RangeMapValidate : public ::testing::Test {
  protected:
    void SetUp() override {
        wd_range_map_init(&map_, wd_allocator_default());
        for (uint64_t i = 0; i < kNumRanges; i++) {
            ASSERT_EQ(wd_range_map_store(&map_, {i * kStep, i * kStep + kStep / 2}, (uint32_t)i), WD_OK);
        }
        ASSERT_TRUE(wd_path_descend(&map_, kPosition, &path_));
        ASSERT_GE(path_.height, 2u);
        slot_ = wd_path_slot(&path_) - 1; // The range that begins at kPosition.
    }

    // Tests repair what they broke, so that the map can be freed.
    void ExpectBroken() {
        wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
        EXPECT_FALSE(wd_range_map_validate(&map_, &diagnostic));
        EXPECT_NE(diagnostic.message[0], '\0');
        EXPECT_FALSE(wd_range_map_validate_near(&map_, kPosition));
        EXPECT_TRUE(wd_range_map_validate_near(&map_, kFar));
    }

    void TearDown() override {
        wd_range_map_finish(&map_);
    }

    static constexpr uint64_t kPosition = kNumRanges / 2 * kStep;
    wd_range_map map_;
    wd_range_path path_;
    uint32_t slot_ = 0;
};

TEST_F(RangeMapValidate, AcceptsEachPosition) {
    EXPECT_TRUE(wd_range_map_validate(&map_, nullptr));
    for (uint64_t position = 0; position < kNumRanges * kStep + kStep; position++) {
        ASSERT_TRUE(wd_range_map_validate_near(&map_, position)) << position;
    }
}

TEST_F(RangeMapValidate, AcceptsAnEmptyMap) {
    wd_range_map empty;
    wd_range_map_init(&empty, wd_allocator_default());
    EXPECT_TRUE(wd_range_map_validate(&empty, nullptr));
    EXPECT_TRUE(wd_range_map_validate_near(&empty, 7));
}

TEST_F(RangeMapValidate, FindsAnEmptyRange) {
    wd_range_node *leaf = wd_path_leaf(&path_);
    uint32_t *end = &wd_leaf_tails(leaf)[slot_].end;
    const uint32_t before = *end;
    *end = wd_leaf_begins(leaf)[slot_];
    ExpectBroken();
    *end = before;
}

TEST_F(RangeMapValidate, FindsAnOverlap) {
    wd_range_node *leaf = wd_path_leaf(&path_);
    ASSERT_LT(slot_ + 1u, leaf->count);
    uint32_t *end = &wd_leaf_tails(leaf)[slot_].end;
    const uint32_t before = *end;
    *end = wd_leaf_begins(leaf)[slot_ + 1] + 1;
    ExpectBroken();
    *end = before;
}

TEST_F(RangeMapValidate, FindsAnEmptyLeaf) {
    wd_range_node *leaf = wd_path_leaf(&path_);
    const uint8_t before = leaf->count;
    leaf->count = 0;
    ExpectBroken();
    leaf->count = before;
}

TEST_F(RangeMapValidate, FindsAFreedNode) {
    wd_range_node *leaf = wd_path_leaf(&path_);
    leaf->references = 0;
    EXPECT_FALSE(wd_range_map_validate_near(&map_, kPosition));
    EXPECT_TRUE(wd_range_map_validate_near(&map_, kFar));
    leaf->references = 1;
}

TEST_F(RangeMapValidate, FindsARangeBeforeItsKey) {
    wd_range_node *inner = path_.nodes[path_.height - 2];
    const uint32_t child = path_.slots[path_.height - 2];
    ASSERT_GT(child, 0u);
    uint64_t *key = &wd_inner_keys(inner)[child];
    const uint64_t before = *key;
    *key = kPosition + 1;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_FALSE(wd_range_map_validate(&map_, &diagnostic));
    EXPECT_FALSE(wd_range_map_validate_near(&map_, kPosition + 1));
    EXPECT_TRUE(wd_range_map_validate_near(&map_, kFar));
    *key = before;
}

} // namespace
