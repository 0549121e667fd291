// Each test breaks one invariant of a structure, and sees that it is found.
#include <gtest/gtest.h>

#include <vector>

#include "vk/state/state_dynamic.h"
#include "vk/state/state_table.h"

namespace {

// --- The look-up table

class Shard : public ::testing::Test {
  protected:
    void SetUp() override {
        wd_state_table_init(&table_, wd_allocator_default());
        objects_.resize(500);
        for (size_t i = 0; i < objects_.size(); i++) {
            objects_[i].type = VK_OBJECT_TYPE_BUFFER;
            objects_[i].handle = 1 + i;
            wd_state_shard *shard = wd_state_table_shard(&table_, objects_[i].type, objects_[i].handle);
            ASSERT_EQ(wd_state_shard_set(&table_, shard, &objects_[i]), WD_OK);
        }
        shard_ = wd_state_table_shard(&table_, VK_OBJECT_TYPE_BUFFER, kHandle);
        ASSERT_TRUE(wd_state_shard_validate(shard_));
    }

    void TearDown() override {
        wd_state_table_finish(&table_);
    }

    wd_state_entry &Entry() {
        size_t i = 0;
        while (shard_->slots->entries[i].handle != kHandle) {
            i++;
        }
        return shard_->slots->entries[i];
    }

    bool IsValidNear() const {
        return wd_state_shard_validate_near(shard_, VK_OBJECT_TYPE_BUFFER, kHandle);
    }

    static constexpr uint64_t kHandle = 321;
    wd_state_table table_;
    std::vector<wd_state_object> objects_;
    wd_state_shard *shard_ = nullptr;
};

TEST_F(Shard, IsValidAfterObjectsGo) {
    for (uint64_t handle = 1; handle <= objects_.size(); handle += 3) {
        wd_state_shard_clear(wd_state_table_shard(&table_, VK_OBJECT_TYPE_BUFFER, handle),
                             VK_OBJECT_TYPE_BUFFER, handle);
    }
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        EXPECT_TRUE(wd_state_shard_validate(wd_state_table_shard_at(&table_, i))) << i;
    }
}

TEST_F(Shard, FindsTheObjectOfAnotherKey) {
    Entry().object = &objects_[0];
    EXPECT_FALSE(IsValidNear());
    EXPECT_FALSE(wd_state_shard_validate(shard_));
}

TEST_F(Shard, FindsMoreLiveThanUsedEntries) {
    shard_->slots->live = shard_->slots->used + 1;
    EXPECT_FALSE(IsValidNear());
    EXPECT_FALSE(wd_state_shard_validate(shard_));
}

TEST_F(Shard, FindsAFullTable) {
    shard_->slots->used = shard_->slots->capacity;
    EXPECT_FALSE(IsValidNear());
}

TEST_F(Shard, FindsAWrongCount) {
    shard_->slots->live--;
    EXPECT_TRUE(IsValidNear()) << "the neighborhood does not count";
    EXPECT_FALSE(wd_state_shard_validate(shard_));
}

TEST_F(Shard, FindsAnEntryThatNoProbeReaches) {
    const wd_state_entry entry = Entry();
    Entry() = {};
    size_t unreachable =
        0; // A free entry whose neighbor before is free, too: only a probe that begins here ends here.
    while (shard_->slots->entries[unreachable].handle || shard_->slots->entries[unreachable + 1].handle) {
        unreachable++;
    }
    shard_->slots->entries[unreachable + 1] = entry;
    const bool is_home = wd_state_table_find(&table_, VK_OBJECT_TYPE_BUFFER, kHandle) != nullptr;
    EXPECT_EQ(wd_state_shard_validate(shard_), is_home);
    EXPECT_FALSE(is_home);
}

// --- Dynamic state

class Dynamic : public ::testing::Test {
  protected:
    void SetUp() override {
        state_ = {};
        state_.set = kViewport | kScissor;
        state_.since_pipeline = kScissor;
        state_.set_by[WD_STATE_DYNAMIC_VIEWPORT] = "vkCmdSetViewport";
        state_.set_by[WD_STATE_DYNAMIC_SCISSOR] = "vkCmdSetScissor";
        ASSERT_TRUE(wd_state_dynamic_validate(&state_));
    }

    const wd_state_dynamic_mask kViewport = WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_VIEWPORT);
    const wd_state_dynamic_mask kScissor = WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_SCISSOR);
    const wd_state_dynamic_mask kBias = WD_STATE_DYNAMIC_BIT(WD_STATE_DYNAMIC_DEPTH_BIAS);
    wd_state_dynamic state_;
};

TEST_F(Dynamic, FindsAStateThatIsSetSinceThePipelineButNotSet) {
    state_.since_pipeline |= kBias;
    EXPECT_FALSE(wd_state_dynamic_validate_masks(&state_));
}

TEST_F(Dynamic, FindsAStateWithTwoReasonsForBeingUnset) {
    state_.unset = state_.executed = kBias;
    EXPECT_FALSE(wd_state_dynamic_validate_masks(&state_));
    state_.executed = 0;
    EXPECT_TRUE(wd_state_dynamic_validate_masks(&state_));
}

TEST_F(Dynamic, FindsAStaticStateThatIsStillSet) {
    state_.statics = kViewport;
    EXPECT_FALSE(wd_state_dynamic_validate_masks(&state_));
    state_.since_pipeline |= kViewport; // Set again after the pipeline: an error of the application.
    EXPECT_TRUE(wd_state_dynamic_validate_masks(&state_));
}

TEST_F(Dynamic, FindsABitThatIsNoState) {
    state_.set |= WD_STATE_DYNAMIC_BIT(WD_STATE_NUM_DYNAMIC_STATES);
    EXPECT_FALSE(wd_state_dynamic_validate_masks(&state_));
}

TEST_F(Dynamic, FindsAStateWithoutItsCommandOrPipeline) {
    state_.unset = kBias;
    EXPECT_FALSE(wd_state_dynamic_validate(&state_));
    state_.unset = 0;
    state_.set_by[WD_STATE_DYNAMIC_SCISSOR] = nullptr;
    EXPECT_FALSE(wd_state_dynamic_validate(&state_));
}

} // namespace
