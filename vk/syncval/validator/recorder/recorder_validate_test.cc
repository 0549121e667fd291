// Each test breaks one invariant of a recorder, and sees that it is found.
#include <gtest/gtest.h>

#include "vk/syncval/validator/recorder/recorder.h"

namespace {

class RecorderValidate : public ::testing::Test {
  protected:
    void SetUp() override {
        const wd_allocator allocator = wd_allocator_default();
        ASSERT_EQ(wd_sync_pool_create(allocator, &recorder_.pool), WD_OK);
        ASSERT_EQ(wd_sync_context_create(recorder_.pool, 0, &recorder_.context), WD_OK);
        ASSERT_EQ(wd_sync_recording_create(allocator, &recorder_.recording), WD_OK);
        recorder_.history = wd_syncval_history_create(allocator);
        ASSERT_NE(recorder_.history, nullptr);
        wd_syncval_command_init(&recorder_.command, allocator);
        for (int i = 0; i < 3; i++) {
            ASSERT_TRUE(wd_syncval_history_prepare(recorder_.history, nullptr));
            recorder_.command.tag =
                wd_syncval_history_append_entry(recorder_.history, "vkCmdDispatch", WD_COMMAND_CmdDispatch);
        }
        ASSERT_TRUE(wd_syncval_recorder_validate(&recorder_));
    }

    void TearDown() override {
        EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
        wd_syncval_command_finish(&recorder_.command);
        wd_syncval_history_unref(recorder_.history);
        wd_sync_recording_destroy(recorder_.recording);
        wd_sync_context_destroy(recorder_.context);
        wd_sync_pool_destroy(recorder_.pool);
    }

    template <typename T> void Break(T *member, T broken) {
        const T valid = *member;
        *member = broken;
        EXPECT_FALSE(wd_syncval_recorder_validate(&recorder_));
        *member = valid;
    }

    wd_syncval_recorder recorder_ = {};
};

TEST_F(RecorderValidate, AContextNeedsTheOtherParts) {
    Break<wd_sync_pool *>(&recorder_.pool, nullptr);
    Break<wd_sync_recording *>(&recorder_.recording, nullptr);
    Break<wd_syncval_history *>(&recorder_.history, nullptr);
}

TEST_F(RecorderValidate, WithoutAContextThereAreNoSubpasses) {
    wd_sync_context *context = recorder_.context;
    recorder_.context = nullptr;
    EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
    Break(&recorder_.pass.outer, context);
    Break(&recorder_.pass.subpasses.count, size_t{1});
    recorder_.context = context;
}

TEST_F(RecorderValidate, TheContextIsThatOfTheCurrentSubpass) {
    wd_sync_context *outer;
    ASSERT_EQ(wd_sync_context_create(recorder_.pool, 0, &outer), WD_OK);
    wd_syncval_subpass subpass = {recorder_.context, 1, UINT64_MAX};
    recorder_.pass.outer = outer;
    recorder_.pass.subpasses.items = &subpass;
    recorder_.pass.subpasses.count = 1;
    EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
    Break<wd_sync_context *>(&subpass.context, nullptr);
    Break(&recorder_.pass.subpasses.count, size_t{0});
    recorder_.pass = {};
    wd_sync_context_destroy(outer);
}

TEST_F(RecorderValidate, TagsAreThoseOfCommands) {
    Break<uint64_t>(&recorder_.command.tag, 0);
    Break<uint64_t>(&recorder_.command.tag, 4);
    Break<uint64_t>(&recorder_.unknown.tag, 4);
    Break<uint64_t>(&recorder_.unknown.output_tag, 4);
    Break<uint64_t>(&recorder_.unknown.write_tag, 4);
    Break<uint64_t>(&recorder_.unknown.host_tag, 4);
}

TEST_F(RecorderValidate, AccessesHaveRanges) {
    wd_syncval_ranges_add(&recorder_.command.ranges, 0, 0, 16);
    wd_syncval_access access = {};
    access.num_ranges = 1;
    ASSERT_TRUE(wd_syncval_command_add(&recorder_.command, &access));
    EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
    Break(&recorder_.command.accesses.items[0].num_ranges, decltype(access.num_ranges){2});
    Break<uint32_t>(&recorder_.command.num_known, WD_SYNCVAL_MAX_KNOWN + 1);
}

TEST_F(RecorderValidate, FewHazardsAreDeferred) {
    wd_syncval_late late = {};
    recorder_.late = &late;
    late.num_deferred = WD_SYNCVAL_MAX_DEFERRED;
    EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
    Break<uint32_t>(&late.num_deferred, WD_SYNCVAL_MAX_DEFERRED + 1);
    recorder_.late = nullptr;
}

TEST_F(RecorderValidate, ARecordingThatFailedHasNoInvariants) {
    recorder_.failed = true;
    recorder_.command.tag = 4;
    EXPECT_TRUE(wd_syncval_recorder_validate(&recorder_));
    recorder_.command.tag = 3;
    recorder_.failed = false;
}

} // namespace
