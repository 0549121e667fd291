// Every call survives the failure of the n-th allocation, for every n. Detection never fails.

#include <gtest/gtest.h>

#include <vector>

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/oversync/oversync.h"
#include "vk/util/failing_allocator.h"

namespace {

constexpr uint64_t kCompute = 0x800, kCopy = 0x100000000, kTransferWrite = 0x1000, kShaderRead = 0x20;

struct Scenario {
    wd_allocator allocator;
    wd_sync_pool *pool = nullptr;
    wd_sync_context *context = nullptr, *other = nullptr, *buffer = nullptr;
    wd_sync_recording *recording = nullptr;
    wd_status status = WD_OK;

    void Note(wd_status result) {
        EXPECT_TRUE(result == WD_OK || result == WD_ERROR_OUT_OF_MEMORY);
        status = status == WD_OK ? result : status;
    }

    void Access(wd_sync_context *target, uint64_t tag, uint16_t usage, wd_range range) {
        const wd_sync_access access = {tag, 0, usage, 0, 0, WD_SYNC_PLAIN};
        wd_sync_hazard hazard;
        (void)wd_sync_context_detect(target, WD_SYNC_LINEAR, &range, 1, &access, &hazard);
        Note(wd_sync_context_update(target, WD_SYNC_LINEAR, &range, 1, &access));
    }

    void UnknownRange(wd_sync_context *target) {
        for (uint64_t i = 0; i < 3; i++) {
            const wd_sync_access read = {i + 1, 0, WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ,
                                         0,     0, WD_SYNC_PLAIN};
            const wd_range range = {100 + i * 10, 200};
            wd_sync_hazard hazard;
            (void)wd_sync_context_detect_unknown_range(target, range, &read, nullptr, nullptr, &hazard);
            Note(wd_sync_context_read_unknown_range(target, range, &read));
        }
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(kCopy, kTransferWrite, kCompute, kShaderRead, 0, 0);
        const wd_range part = {110, 120};
        const wd_sync_range_barrier ranged = {barrier, WD_SYNC_LINEAR, &part, 1, false, 0};
        const wd_sync_barrier_command command = {4, nullptr, &ranged, 0, 1};
        Note(wd_sync_context_barrier(target, &command));
        Access(target, 5, WD_SYNC_COPY_TRANSFER_WRITE, {115, 200});
    }

    void Barriers(wd_sync_context *target, uint64_t tag) {
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(kCopy, kTransferWrite, kCompute, kShaderRead, 0, 0);
        const wd_range ranges[] = {{0, 30}, {20, 60}};
        const wd_sync_range_barrier ranged[] = {{barrier, WD_SYNC_LINEAR, ranges, 2, false, 0},
                                                {barrier, WD_SYNC_LINEAR, ranges, 1, true, 0}};
        const wd_sync_barrier_command command = {tag, &barrier, ranged, 1, 2};
        wd_sync_hazard hazard;
        (void)wd_sync_context_detect_transition(target, &command, &hazard);
        Note(wd_sync_context_barrier(target, &command));
        Note(wd_sync_context_set_event(target, 1, tag + 1, kCopy));
        Access(target, tag + 2, WD_SYNC_COPY_TRANSFER_WRITE, {50, 90});
        (void)wd_sync_context_detect_event_transition(target, 1, &command, &hazard);
        Note(wd_sync_context_wait_event(target, 1, &command));
        wd_sync_context_reset_event(target, 1);
    }

    bool Create() {
        Note(wd_sync_pool_create(allocator, &pool));
        if (pool) {
            Note(wd_sync_context_create(pool, 0, &context));
            Note(wd_sync_context_create(pool, 0, &other));
            Note(wd_sync_context_create(pool, 0, &buffer));
            Note(wd_sync_recording_create(allocator, &recording));
        }
        return status == WD_OK;
    }

    void Use() {
        wd_sync_pool_set_collection_limit(pool, 8);
        for (uint64_t i = 0; i < 10; i++) {
            Access(context, 10 + i,
                   i % 2 ? WD_SYNC_COPY_TRANSFER_WRITE : WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ,
                   {i * 7, i * 7 + 20});
        }
        Barriers(context, 100);
        Note(wd_sync_context_copy(other, context));
        Barriers(context, 200);
        Barriers(other, 300);
        const wd_sync_barrier dependency =
            wd_sync_barrier_make(kCopy, kTransferWrite, kCompute, kShaderRead, 0, 0);
        Note(wd_sync_context_set_event(other, 2, 350, kCopy));
        Note(wd_sync_context_resolve(context, other, &dependency, 1)); // It shares the event.
        for (uint64_t i = 0; i < 520; i++) {                           // Long enough to fold.
            const wd_sync_barrier_command command = {400, &dependency, nullptr, 1, 0};
            Note(wd_sync_context_barrier(other, &command));
        }
        wd_sync_context_take(context, other);
        wd_sync_context_set_recording(buffer, recording, 0);
        UnknownRange(buffer);
        Access(buffer, 6, WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {0, 40});
        Barriers(buffer, 7);
        Access(buffer, 10, WD_SYNC_CLEAR_TRANSFER_WRITE, {10, 20});
        const wd_sync_replay replay = {1000, 0, nullptr, nullptr, nullptr, 0};
        Note(wd_sync_context_replay(context, recording, buffer, &replay));
        wd_sync_context_clear(other);
    }

    void Destroy() {
        wd_sync_context_destroy(context);
        wd_sync_context_destroy(other);
        wd_sync_context_destroy(buffer);
        wd_sync_recording_destroy(recording);
        wd_sync_pool_destroy(pool);
    }
};

wd_status RunWith(wd_failing_allocator *failing) {
    Scenario scenario;
    scenario.allocator = wd_failing_allocator_get(failing);
    if (scenario.Create()) {
        scenario.Use();
    }
    scenario.Destroy();
    return scenario.status;
}

struct Record {
    wd_oversync_record record;
    bool is_released;
};

void Release(wd_oversync_record *record) {
    reinterpret_cast<Record *>(record)->is_released = true;
}

// UseOversync runs a tracker. After a failed allocation, all barriers count as needed.
void UseOversync(wd_failing_allocator *failing, bool *all_are_needed) {
    std::vector<Record> records(40);
    wd_oversync_tracker *oversync = wd_oversync_create(wd_failing_allocator_get(failing));
    for (size_t i = 0; oversync && i < records.size(); i++) {
        wd_oversync_record *record = &records[i].record;
        record->barrier =
            wd_sync_barrier_make(i % 2 ? kCopy : kCompute, kTransferWrite, kCompute, kShaderRead, 0, 0);
        record->references = 1;
        record->released = Release;
        const wd_range range = {i * 3, i * 3 + 20};
        const wd_oversync_barrier barriers[] = {{record, &range, i % 3 == 0, WD_SYNC_LINEAR, i % 6 == 0}};
        const wd_sync_access access = {
            i,
            0,
            static_cast<uint16_t>(i % 4 ? WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ : WD_SYNC_COPY_TRANSFER_WRITE),
            0,
            0,
            WD_SYNC_PLAIN};
        wd_oversync_check(oversync, WD_SYNC_LINEAR, &range, 1, &access);
        wd_oversync_update(oversync, WD_SYNC_LINEAR, &range, 1, &access);
        wd_oversync_apply_barriers(oversync, i, barriers, 1);
        if (i % 9 == 4) {
            wd_oversync_source source = {};
            source.kind = i % 2 ? WD_OVERSYNC_SOURCE_QUEUE : WD_OVERSYNC_SOURCE_UNKNOWN;
            source.position = i;
            wd_oversync_wait_semaphore(oversync, kCompute, source);
        }
        if (i % 15 == 14) {
            wd_oversync_release_records(oversync);
        }
    }
    const bool was_made = oversync != nullptr;
    wd_oversync_destroy(oversync);
    *all_are_needed = was_made && records.back().record.is_needed;
    for (Record &record : records) {
        if (was_made) {
            EXPECT_FALSE(record.is_released);
            wd_oversync_record_unref(&record.record);
            EXPECT_TRUE(record.is_released);
        }
    }
}

TEST(SyncAllocation, TheTrackerSurvivesEveryAllocationFailure) {
    wd_failing_allocator counting = {};
    bool all_are_needed = false;
    UseOversync(&counting, &all_are_needed);
    EXPECT_FALSE(all_are_needed);
    EXPECT_EQ(0u, counting.alive);
    size_t num_needed = 0;
    for (size_t n = 1; n <= counting.calls; n++) {
        wd_failing_allocator failing = {};
        failing.fail_at = n;
        UseOversync(&failing, &all_are_needed);
        num_needed += all_are_needed;
        ASSERT_EQ(0u, failing.alive) << "allocation " << n;
    }
    EXPECT_GT(num_needed, counting.calls / 2);
}

TEST(SyncAllocation, EveryFailureIsSurvived) {
    wd_failing_allocator counting = {};
    ASSERT_EQ(WD_OK, RunWith(&counting));
    EXPECT_EQ(0u, counting.alive);
    for (size_t n = 1; n <= counting.calls; n++) {
        wd_failing_allocator failing = {};
        failing.fail_at = n;
        (void)RunWith(&failing); // Some allocations only serve speed; their failure has no effect.
        ASSERT_EQ(0u, failing.alive) << "allocation " << n;
    }
}

// RecordLoop repeats a barrier and a write after it, until the log was folded several times.
void RecordLoop(wd_sync_context *context) {
    const wd_sync_barrier barrier = wd_sync_barrier_make(kCopy, kTransferWrite, kCopy, kTransferWrite, 0, 0);
    const wd_sync_barrier_command command = {0, &barrier, nullptr, 1, 0};
    const wd_range range = {0, 64};
    for (uint64_t tag = 1; tag <= 5000; tag++) {
        const wd_sync_access access = {tag, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN};
        ASSERT_EQ(WD_OK, wd_sync_context_update(context, WD_SYNC_LINEAR, &range, 1, &access));
        ASSERT_EQ(WD_OK, wd_sync_context_barrier(context, &command));
    }
}

// A recording like the one before it reuses that one's memory. A driver that shares the heap is not affected.
TEST(SyncAllocation, ALoopOfBarriersAllocatesLittle) {
    wd_failing_allocator counting = {};
    wd_sync_pool *pool = nullptr;
    ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_failing_allocator_get(&counting), &pool));
    size_t calls = 0;
    for (int recording = 0; recording < 2; recording++) {
        wd_sync_context *context = nullptr;
        ASSERT_EQ(WD_OK, wd_sync_context_create(pool, 0, &context));
        calls = counting.calls;
        RecordLoop(context);
        EXPECT_LT(wd_sync_context_log_length(context), 1000u);
        wd_sync_context_destroy(context);
        wd_sync_pool_clear(pool);
    }
    EXPECT_LE(counting.calls - calls, 20u); // The map's one leaf, and its copy at each fold.
    wd_sync_pool_destroy(pool);
    EXPECT_EQ(0u, counting.alive);
}

} // namespace
