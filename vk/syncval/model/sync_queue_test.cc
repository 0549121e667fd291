// Queues: races of recordings, completed accesses, trimming.
#include "vk/syncval/model/sync_model.h"

#include <gtest/gtest.h>

#include <vector>

namespace {

constexpr uint64_t kCopy = 0x100000000, kCompute = 0x800;
constexpr uint64_t kEverything = ~UINT64_C(0);
constexpr wd_range kRange = {0, 100};

class SyncQueueTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &pool_));
        for (uint8_t queue = 0; queue < 2; queue++) {
            ASSERT_EQ(WD_OK, wd_sync_context_create(pool_, queue, &queues_[queue]));
            wd_sync_context_set_complete(queues_[queue], complete_.data());
        }
        ASSERT_EQ(WD_OK, wd_sync_context_create(pool_, 0, &recorder_));
        ASSERT_EQ(WD_OK, wd_sync_recording_create(wd_allocator_default(), &recording_));
        wd_sync_context_set_recording(recorder_, recording_, 0);
    }
    void TearDown() override {
        wd_sync_context_destroy(recorder_);
        wd_sync_recording_destroy(recording_);
        for (wd_sync_context *queue : queues_) {
            wd_sync_context_destroy(queue);
        }
        wd_sync_pool_destroy(pool_);
    }

    void Do(int queue, uint16_t usage, wd_range range = kRange) {
        const wd_sync_access access = {++tag_, 0, usage, 0, 0, WD_SYNC_PLAIN};
        ASSERT_EQ(WD_OK, wd_sync_context_update(queues_[queue], WD_SYNC_LINEAR, &range, 1, &access));
    }
    bool Detect(int queue, uint16_t usage, wd_range range = kRange) {
        const wd_sync_access access = {tag_ + 1, 0, usage, 0, 0, WD_SYNC_PLAIN};
        return wd_sync_context_detect(queues_[queue], WD_SYNC_LINEAR, &range, 1, &access, &hazard_);
    }
    void Record(uint16_t usage) {
        const wd_sync_access access = {++recorded_, 0, usage, 0, 0, WD_SYNC_PLAIN};
        ASSERT_EQ(WD_OK, wd_sync_context_update(recorder_, WD_SYNC_LINEAR, &kRange, 1, &access));
    }

    static bool Keep(void *user, const wd_sync_hazard *hazard) {
        static_cast<std::vector<int> *>(user)->push_back(hazard->kind);
        return true;
    }
    // Races returns the kinds of the races of the recording, executed on queue 0, with queue 1.
    std::vector<int> Races(uint64_t begin_tag = 0) {
        std::vector<int> kinds;
        const wd_sync_replay replay = {1000, 0, Keep, &kinds, nullptr, 0};
        wd_sync_recording_detect_async(recording_, 0, queues_[1], begin_tag, &replay);
        return kinds;
    }

    wd_sync_pool *pool_ = nullptr;
    wd_sync_context *queues_[2] = {};
    wd_sync_context *recorder_ = nullptr;
    wd_sync_recording *recording_ = nullptr;
    std::vector<uint64_t> complete_ = std::vector<uint64_t>(WD_SYNC_MAX_QUEUES);
    wd_sync_hazard hazard_ = {};
    uint64_t tag_ = 0, recorded_ = 0;
};

TEST_F(SyncQueueTest, RecordingsRaceWithOtherQueues) {
    Record(WD_SYNC_COPY_TRANSFER_READ);
    EXPECT_TRUE(Races().empty());
    Do(1, WD_SYNC_COPY_TRANSFER_READ);
    EXPECT_TRUE(Races().empty());
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_EQ(std::vector<int>{WD_SYNC_READ_RACING_WRITE}, Races());
    EXPECT_TRUE(Races(tag_ + 1).empty()); // Known to be ordered.
}

TEST_F(SyncQueueTest, WritesRaceWithReadsAndWrites) {
    Record(WD_SYNC_COPY_TRANSFER_WRITE);
    Do(1, WD_SYNC_COPY_TRANSFER_READ);
    EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_RACING_READ}, Races());
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_RACING_WRITE}, Races());
}

TEST_F(SyncQueueTest, TransitionsRace) {
    const wd_sync_range_barrier ranged = {wd_sync_barrier_make(kCopy, kEverything, kCopy, kEverything, 0, 0),
                                          WD_SYNC_LINEAR,
                                          &kRange,
                                          1,
                                          true,
                                          0};
    const wd_sync_barrier_command command = {++recorded_, nullptr, &ranged, 0, 1};
    ASSERT_EQ(WD_OK, wd_sync_context_barrier(recorder_, &command));
    Do(1, WD_SYNC_COPY_TRANSFER_READ);
    EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_RACING_READ}, Races());
}

// Accesses that the other queue imported from this one are no race.
TEST_F(SyncQueueTest, OwnAccessesOnTheOtherQueueAreNoRace) {
    Do(0, WD_SYNC_COPY_TRANSFER_WRITE);
    ASSERT_EQ(WD_OK, wd_sync_context_resolve(queues_[1], queues_[0], nullptr, 0));
    Record(WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_TRUE(Races().empty());
}

// A semaphore: accesses of queue 1 are ordered before the stages of queue 0 that wait.
TEST_F(SyncQueueTest, ResolvingAfterASemaphoreOrders) {
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE);
    wd_sync_barrier semaphore = wd_sync_barrier_make(kCopy, kEverything, kCompute, kEverything, 0, 1);
    ASSERT_EQ(WD_OK, wd_sync_context_resolve(queues_[0], queues_[1], &semaphore, 1));
    EXPECT_FALSE(Detect(0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ));
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_READ)); // Its stage does not wait.
    EXPECT_EQ(1, hazard_.prior.queue);
}

// A barrier of the other queue has its second scope there: here only the semaphore counts.
TEST_F(SyncQueueTest, BarriersOfTheOtherQueueStayThere) {
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE);
    const wd_sync_barrier there = wd_sync_barrier_make(kCopy, kEverything, kCompute, kEverything, 0, 1);
    const wd_sync_barrier_command command = {0, &there, nullptr, 1, 0};
    ASSERT_EQ(WD_OK, wd_sync_context_barrier(queues_[1], &command));
    wd_sync_barrier semaphore = wd_sync_barrier_make(kCompute, kEverything, kCopy, kEverything, 0, 1);
    ASSERT_EQ(WD_OK, wd_sync_context_import(queues_[0], queues_[1], &semaphore, nullptr, nullptr));
    EXPECT_FALSE(Detect(0, WD_SYNC_COPY_TRANSFER_READ)); // By a chain through compute on the other queue.
    EXPECT_TRUE(Detect(0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ));
}

// Both the catch-up with the log and the removal of completed accesses use the pool's buffer.
TEST_F(SyncQueueTest, ACompletedStateDoesNotReplaceACachedOne) {
    Do(0, WD_SYNC_COPY_TRANSFER_WRITE);
    complete_[0] = tag_ + 1;
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE);
    const wd_sync_barrier barrier = wd_sync_barrier_make(kCompute, 0, kCompute, 0, 0, 1);
    const wd_sync_barrier_command command = {0, &barrier, nullptr, 1, 0};
    ASSERT_EQ(WD_OK, wd_sync_context_barrier(queues_[1], &command));
    const wd_sync_access access = {tag_ + 1, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN};
    const auto races = [&] {
        return wd_sync_context_detect_async(queues_[1], WD_SYNC_LINEAR, &kRange, 1, &access, 0, &hazard_);
    };
    EXPECT_TRUE(races());
    EXPECT_FALSE(Detect(0, WD_SYNC_COPY_TRANSFER_WRITE)); // It is complete.
    EXPECT_TRUE(races());
}

TEST_F(SyncQueueTest, CompletedAccessesAreNoHazard) {
    Do(0, WD_SYNC_COPY_TRANSFER_WRITE);
    Do(0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ);
    complete_[1] = tag_ + 1; // Of another queue.
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, hazard_.kind);
    complete_[0] = tag_; // The write, not the read.
    EXPECT_FALSE(Detect(0, WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_WRITE));
    complete_[0] = tag_ + 1;
    EXPECT_FALSE(Detect(0, WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncQueueTest, CompleteTransitionsAreNoHazard) {
    Do(0, WD_SYNC_COPY_TRANSFER_READ);
    const wd_sync_range_barrier ranged = {
        wd_sync_barrier_make(0, 0, kCopy, 0, 0, 0), WD_SYNC_LINEAR, &kRange, 1, true, 0};
    const wd_sync_barrier_command command = {tag_ + 1, nullptr, &ranged, 0, 1};
    EXPECT_TRUE(wd_sync_context_detect_transition(queues_[0], &command, &hazard_));
    complete_[0] = tag_ + 1;
    EXPECT_FALSE(wd_sync_context_detect_transition(queues_[0], &command, &hazard_));
}

// A state without completed accesses must not be confused with the result of an earlier catch-up.
TEST_F(SyncQueueTest, CompletedAccessesHideNoOthers) {
    constexpr wd_range kOther = {200, 300};
    Do(1, WD_SYNC_COPY_TRANSFER_WRITE, kOther);
    Do(0, WD_SYNC_COPY_TRANSFER_WRITE);
    const wd_sync_barrier barrier = wd_sync_barrier_make(kCompute, kEverything, kCompute, kEverything, 0, 0);
    const wd_sync_barrier_command command = {0, &barrier, nullptr, 1, 0};
    ASSERT_EQ(WD_OK, wd_sync_context_barrier(queues_[0], &command));
    ASSERT_EQ(WD_OK, wd_sync_context_resolve(queues_[0], queues_[1], nullptr, 0));
    complete_[1] = tag_ + 1;
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_FALSE(Detect(0, WD_SYNC_COPY_TRANSFER_READ, kOther));
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_READ));
}

TEST_F(SyncQueueTest, TrimmingRemovesCompletedAccesses) {
    for (uint64_t i = 0; i < 100; i++) {
        Do(0, WD_SYNC_COPY_TRANSFER_WRITE, {10 * i, 10 * i + 5});
    }
    Do(0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ, {0, 5});
    complete_[0] = 51; // The first fifty writes.
    ASSERT_EQ(WD_OK, wd_sync_context_trim(queues_[0]));
    EXPECT_EQ(51u, wd_sync_context_num_ranges(queues_[0])); // Fifty writes and the read.
    EXPECT_TRUE(Detect(0, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, hazard_.kind);
    complete_[0] = tag_ + 1;
    ASSERT_EQ(WD_OK, wd_sync_context_trim(queues_[0]));
    EXPECT_EQ(0u, wd_sync_context_num_ranges(queues_[0]));
}

} // namespace
