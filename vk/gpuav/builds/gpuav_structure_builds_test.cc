// The builds of acceleration structures and their histories, without a device.
#include <gtest/gtest.h>

#include <vector>

#include "vk/gpuav/builds/build_history.h"
#include "vk/gpuav/builds/build_layout.h"
#include "vk/gpuav/builds/structure_builds.h"
#include "vk/util/failing_allocator.h"

namespace {

constexpr uint32_t kNumWords = 4096;

class BuildHistoryTest : public ::testing::Test {
  protected:
    BuildHistoryTest() : words_(kNumWords) {
        work_.allocator = wd_allocator_default();
        work_.memory.words = words_.data();
        work_.num_words = kNumWords;
        work_.num_used = WD_GPUAV_SMALLEST_TABLE;
        wd_mutex_init(&work_.lock);
        wd_build_histories_init(&histories_, wd_allocator_default(), &work_);
    }
    ~BuildHistoryTest() override {
        wd_build_histories_finish(&histories_);
        EXPECT_EQ(histories_.work, nullptr);
        for (uint32_t *list : work_.free) {
            wd_free(&work_.allocator, list);
        }
        wd_mutex_finish(&work_.lock);
    }
    uint32_t GenerationOf(const wd_build_history &history) const {
        return words_[history.header + WD_HISTORY_GENERATION];
    }

    std::vector<uint32_t> words_;
    wd_gpuav_inputs work_ = {};
    wd_build_histories histories_ = {};
};

TEST_F(BuildHistoryTest, ALargerBuildHasItsOwnBlock) {
    wd_build_history first = {}, same = {}, larger = {}, found = {};
    EXPECT_FALSE(wd_build_history_find(&histories_, 1, &found));
    ASSERT_EQ(wd_build_history_reserve(&histories_, 1, 100, &first), WD_OK);
    EXPECT_EQ(GenerationOf(first), first.generation);
    ASSERT_EQ(wd_build_history_reserve(&histories_, 1, 128, &same), WD_OK);
    EXPECT_EQ(same.data, first.data);
    ASSERT_EQ(wd_build_history_reserve(&histories_, 1, 129, &larger), WD_OK);
    EXPECT_NE(larger.data, first.data);
    EXPECT_EQ(larger.header, first.header);
    ASSERT_TRUE(wd_build_history_find(&histories_, 1, &found));
    EXPECT_EQ(found.header, first.header);
    EXPECT_EQ(found.generation, first.generation);
    EXPECT_FALSE(wd_build_history_find(&histories_, 2, &found));
}

TEST_F(BuildHistoryTest, AForgottenStructureHasNoHistoryUntilItIsDestroyed) {
    wd_build_history history = {}, found = {};
    wd_build_history_forget(&histories_, 1);
    EXPECT_EQ(wd_build_history_reserve(&histories_, 1, 8, &history), WD_ERROR_UNSUPPORTED);
    ASSERT_EQ(wd_build_history_reserve(&histories_, 2, 8, &history), WD_OK);
    wd_build_history_forget_all(&histories_);
    EXPECT_EQ(GenerationOf(history), 0u);
    EXPECT_FALSE(wd_build_history_find(&histories_, 2, &found));
    wd_build_history_destroyed(&histories_, 2);
    ASSERT_EQ(wd_build_history_reserve(&histories_, 2, 8, &found), WD_OK);
    EXPECT_NE(found.generation, history.generation);
}

TEST_F(BuildHistoryTest, HistoriesHaveHalfOfTheWords) {
    wd_build_history first = {}, second = {};
    EXPECT_EQ(wd_build_history_reserve(&histories_, 1, kNumWords, &first), WD_ERROR_OUT_OF_MEMORY);
    ASSERT_EQ(wd_build_history_reserve(&histories_, 1, kNumWords / 4, &first), WD_OK);
    EXPECT_EQ(wd_build_history_reserve(&histories_, 2, kNumWords / 4, &second), WD_ERROR_OUT_OF_MEMORY);
    wd_build_history_destroyed(&histories_, 1);
    EXPECT_EQ(GenerationOf(first), 0u);
    EXPECT_EQ(wd_build_history_reserve(&histories_, 2, kNumWords / 4, &second), WD_OK);
    EXPECT_EQ(second.data, first.data);
}

TEST_F(BuildHistoryTest, EachAllocationMayFail) {
    wd_build_histories_finish(&histories_);
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_build_history history = {};
        wd_build_histories_init(&histories_, wd_failing_allocator_get(&state), &work_);
        const wd_status status = wd_build_history_reserve(&histories_, 1, 8, &history);
        wd_build_history_forget(&histories_, 2);
        wd_build_histories_finish(&histories_);
        EXPECT_EQ(state.alive, 0u) << n;
        if (status == WD_OK && n > 8) {
            break;
        }
        EXPECT_TRUE(status == WD_OK || status == WD_ERROR_OUT_OF_MEMORY);
    }
}

TEST(StructureBuildsTest, AStructureIsBuiltAsATopLevelOne) {
    wd_structure_builds builds;
    wd_structure_builds_init(&builds, wd_allocator_default());
    // Nobody has read the state.
    EXPECT_FALSE(wd_structure_builds_note(&builds, 1, WD_STRUCTURE_BUILD_TOP_LEVEL));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 1), WD_GPUAV_STRUCTURE_BUILT);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_NEVER_BUILT);
    EXPECT_FALSE(wd_structure_builds_note(&builds, 2, WD_STRUCTURE_BUILD_BOTTOM_LEVEL));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_BOTTOM_LEVEL);
    EXPECT_TRUE(wd_structure_builds_note(&builds, 2, WD_STRUCTURE_BUILD_TOP_LEVEL));
    EXPECT_FALSE(wd_structure_builds_note(&builds, 2, WD_STRUCTURE_BUILD_TOP_LEVEL));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_BUILT);
    wd_structure_builds_destroyed(&builds, 2);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_NEVER_BUILT);
    wd_structure_builds_note_unknown(&builds);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_BUILT);
    wd_structure_builds_finish(&builds);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 3), WD_GPUAV_STRUCTURE_BUILT);
}

// A structure has motion if all its builds have the flag. Shaders must know of each change.
TEST(StructureBuildsTest, AStructureIsBuiltWithMotion) {
    constexpr uint32_t kMotion = WD_STRUCTURE_BUILD_TOP_LEVEL | WD_STRUCTURE_BUILD_WITH_MOTION;
    constexpr uint32_t kNoMotion = WD_STRUCTURE_BUILD_TOP_LEVEL | WD_STRUCTURE_BUILD_WITHOUT_MOTION;
    wd_structure_builds builds;
    wd_structure_builds_init(&builds, wd_allocator_default());
    EXPECT_FALSE(wd_structure_builds_note(&builds, 1, kMotion));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 1), WD_GPUAV_STRUCTURE_BUILT_WITH_MOTION);
    EXPECT_FALSE(wd_structure_builds_note(&builds, 1, kMotion));
    EXPECT_TRUE(wd_structure_builds_note(&builds, 1, kNoMotion));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 1), WD_GPUAV_STRUCTURE_BUILT);
    EXPECT_FALSE(wd_structure_builds_note(&builds, 1, kMotion));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 1), WD_GPUAV_STRUCTURE_BUILT);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_NEVER_BUILT);
    EXPECT_TRUE(wd_structure_builds_note(&builds, 2, kMotion));
    EXPECT_FALSE(wd_structure_builds_note(&builds, 3, kNoMotion));
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 3), WD_GPUAV_STRUCTURE_BUILT);
    wd_structure_builds_note(&builds, 4, WD_STRUCTURE_BUILD_BOTTOM_LEVEL | WD_STRUCTURE_BUILD_WITH_MOTION);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 4), WD_GPUAV_STRUCTURE_BOTTOM_LEVEL);
    wd_structure_builds_note_unknown(&builds);
    EXPECT_EQ(wd_structure_builds_state_of(&builds, 2), WD_GPUAV_STRUCTURE_BUILT);
    wd_structure_builds_finish(&builds);
}

// Without memory, no structure counts as unbuilt.
TEST(StructureBuildsTest, EachAllocationMayFail) {
    for (size_t n = 1; n < 4; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_structure_builds builds;
        wd_structure_builds_init(&builds, wd_failing_allocator_get(&state));
        wd_structure_builds_note(&builds, 1, WD_STRUCTURE_BUILD_TOP_LEVEL);
        EXPECT_EQ(wd_structure_builds_state_of(&builds, 1), WD_GPUAV_STRUCTURE_BUILT);
        wd_structure_builds_finish(&builds);
        EXPECT_EQ(state.alive, 0u);
    }
}

} // namespace
