// Recordings and their replay, and commands that are repeated.

#include "vk/syncval/model/sync_model_testing.h"

#include <gtest/gtest.h>

#include <map>
#include <vector>

namespace {

using namespace wd::testing::model;

// --- Recordings

class SyncRecordingTest : public SyncTest {
  protected:
    void SetUp() override {
        SyncTest::SetUp();
        ASSERT_EQ(WD_OK, wd_sync_recording_create(wd_allocator_default(), &recording_));
        buffer_ = NewContext();
        wd_sync_context_set_recording(buffer_, recording_, 0);
    }
    void TearDown() override {
        wd_sync_context_destroy(buffer_);
        wd_sync_recording_destroy(recording_);
        SyncTest::TearDown();
    }
    // Execute returns the kinds of the hazards.
    std::vector<int> Execute() {
        std::vector<int> kinds;
        const wd_sync_replay replay = {1000 * ++executions_, 0, Report, &kinds, nullptr, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_replay(context_, recording_, buffer_, &replay));
        return kinds;
    }
    static bool Report(void *user, const wd_sync_hazard *hazard) {
        static_cast<std::vector<int> *>(user)->push_back(hazard->kind);
        return true;
    }

    wd_sync_recording *recording_ = nullptr;
    wd_sync_context *buffer_ = nullptr;
    uint64_t executions_ = 0;
};

TEST_F(SyncRecordingTest, FirstAccessesAreComparedWithEarlierOnes) {
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_WRITE)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_READ)));
    EXPECT_EQ(1u, wd_sync_recording_size(recording_));
    EXPECT_EQ(std::vector<int>{}, Execute());
    EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_AFTER_READ}, Execute());
}

TEST_F(SyncRecordingTest, ItsBarriersCoverEarlierAccesses) {
    Barrier(buffer_, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ)));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(std::vector<int>{}, Execute());
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ,
              Do(context_, {5000, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN}));
}

// All accesses of a command are compared with earlier ones before any is recorded: its read does not replace
// an earlier read with which its write must be compared.
TEST_F(SyncRecordingTest, ACommandsReadDoesNotHideItsWrite) {
    for (const bool is_written : {true, false}) {
        const uint16_t before =
            is_written ? WD_SYNC_COPY_TRANSFER_WRITE : WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ;
        EXPECT_EQ(0, Do(context_, {1000 * ++executions_, 0, before, 0, 0, WD_SYNC_PLAIN}));
        Barrier(buffer_, kCopy, kTransferWrite, kComputeShader, kShaderRead);
        wd_sync_piece piece = {};
        piece.range = {0, 100};
        piece.usages[0] = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ;
        piece.usages[1] = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;
        piece.num_usages = 2;
        piece.num_reads = 1;
        const wd_sync_command command = {++tag_, 0, 0, nullptr, nullptr, nullptr, false};
        EXPECT_EQ(WD_OK, wd_sync_context_execute(buffer_, &piece, 1, &command));
        const int expected = is_written ? WD_SYNC_WRITE_AFTER_WRITE : WD_SYNC_WRITE_AFTER_READ;
        EXPECT_EQ(std::vector<int>{expected}, Execute());
        wd_sync_context_clear(buffer_);
        wd_sync_recording_clear(recording_);
        wd_sync_context_clear(context_);
    }
}

TEST_F(SyncRecordingTest, ItsStateRemainsAfterTheReplay) {
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_WRITE)));
    Barrier(buffer_, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(std::vector<int>{}, Execute());
    EXPECT_EQ(0, Do(context_, {5000, 0, WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, 0, 0, WD_SYNC_PLAIN}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(context_, {5001, 0, WD_SYNC_BLIT_TRANSFER_READ, 0, 0, WD_SYNC_PLAIN}, {0, 5}));
}

// Accesses that the implicit order puts after a read of the same subpass instance are after a covered write,
// even if that read is not a first access of the recording because an earlier instance or access read the
// same.
TEST_F(SyncRecordingTest, ReadsOfALaterInstanceCoverTheWriteInside) {
    const uint16_t color = WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ;
    const uint16_t depth = WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ;
    const struct {
        wd_sync_ordering second, third; // Of the later color read, and of the depth read after it.
        uint32_t instance;              // Of both; the first color read is in instance 2.
        size_t num_hazards;
    } recordings[] = {
        {WD_SYNC_ORDERING_COLOR, WD_SYNC_ORDERING_RASTER, 3, 1},
        {WD_SYNC_ORDERING_LOAD, WD_SYNC_ORDERING_DEPTH_STENCIL, 2, 1},
        {WD_SYNC_ORDERING_COLOR, WD_SYNC_ORDERING_DEPTH_STENCIL, 3, 2}, // Nothing orders the depth read.
    };
    const auto visit = [](void *user, const wd_sync_recorded *recorded) {
        static_cast<std::vector<uint32_t> *>(user)->push_back(recorded->access.usage);
        return true;
    };
    for (const auto &of : recordings) {
        Do(context_, {1000 * ++executions_, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN});
        EXPECT_EQ(0, Do(buffer_, Access(color, WD_SYNC_ORDERING_COLOR, 2)));
        EXPECT_EQ(0, Do(buffer_, Access(color, of.second, of.instance)));
        EXPECT_EQ(0, Do(buffer_, Access(depth, of.third, of.instance)));
        std::vector<uint32_t> visited;
        wd_sync_recording_visit(recording_, visit, &visited);
        EXPECT_EQ((std::vector<uint32_t>{color, depth}), visited);
        EXPECT_EQ(std::vector<int>(of.num_hazards, WD_SYNC_READ_AFTER_WRITE), Execute());
        wd_sync_context_clear(buffer_);
        wd_sync_recording_clear(recording_);
    }
}

// A resumed instance is implicitly ordered after its suspended part; the next instance is not, though it
// reads the same.
TEST_F(SyncRecordingTest, AResumedInstanceHidesNothingOfTheNext) {
    const uint16_t write = WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE;
    const uint16_t read = WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ;
    for (const uint32_t next : {2, 0}) {
        wd_sync_recording_set_resumed(recording_, 1);
        Do(context_, {1000 * ++executions_, 1, write, 0, WD_SYNC_ORDERING_DEPTH_STENCIL, WD_SYNC_PLAIN});
        for (const uint32_t instance : {1u, next}) {
            wd_sync_piece piece = {};
            piece.range = {0, 100};
            piece.usages[0] = read;
            piece.num_usages = piece.num_reads = 1;
            piece.ordering = WD_SYNC_ORDERING_DEPTH_STENCIL;
            piece.in_instance = instance != 0;
            const wd_sync_command command = {++tag_, instance, 0, nullptr, nullptr, nullptr, false};
            EXPECT_EQ(WD_OK, wd_sync_context_execute(buffer_, &piece, 1, &command));
        }
        EXPECT_EQ(std::vector<int>{WD_SYNC_READ_AFTER_WRITE}, Execute());
        EXPECT_EQ(2u, wd_sync_recording_size(recording_));
        wd_sync_context_clear(buffer_);
        wd_sync_recording_clear(recording_);
    }
    for (const bool is_ordered : {true, false}) { // An access of the resumed instance that has no ordering.
        Do(context_, {1000 * ++executions_, 1, write, 0, WD_SYNC_ORDERING_DEPTH_STENCIL, WD_SYNC_PLAIN});
        wd_sync_recording_set_resumed(recording_, 1);
        EXPECT_EQ(0, Do(buffer_, Access(read, WD_SYNC_ORDERING_DEPTH_STENCIL, 1)));
        const wd_sync_ordering ordering = is_ordered ? WD_SYNC_ORDERING_DEPTH_STENCIL : WD_SYNC_ORDERING_NONE;
        EXPECT_EQ(0, Do(buffer_, Access(read, ordering, 1)));
        EXPECT_EQ(std::vector<int>(!is_ordered, WD_SYNC_READ_AFTER_WRITE), Execute());
        wd_sync_context_clear(buffer_);
        wd_sync_recording_clear(recording_);
    }
}

// A dependency that makes a write visible to a subpass does not make it visible after the render pass.
TEST_F(SyncRecordingTest, ASubpassHidesNoAccessAfterTheRenderPass) {
    const uint16_t read = WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ;
    for (const uint32_t instance : {0, 2}) {
        Do(context_, {1000 * ++executions_, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN});
        wd_sync_context *subpass = NewContext();
        wd_sync_context_set_recording(subpass, recording_, 1);
        wd_sync_barrier dependency = wd_sync_barrier_make(kCopy, kTransferWrite, kColorOutput, 0x80, 0, 0);
        dependency.flags = WD_SYNC_BARRIER_IN_SUBPASS;
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(subpass, buffer_, &dependency, 1));
        EXPECT_EQ(0, Do(subpass, Access(read, WD_SYNC_ORDERING_COLOR, 1)));
        EXPECT_EQ(WD_OK, wd_sync_context_take(buffer_, subpass));
        wd_sync_barrier leaves = {};
        leaves.end_tag = UINT64_MAX;
        leaves.flags = WD_SYNC_BARRIER_ENDS_SUBPASS;
        const wd_sync_barrier_command end = {++tag_, &leaves, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_barrier(buffer_, &end));
        EXPECT_EQ(0, Do(buffer_, Access(read, WD_SYNC_ORDERING_COLOR, instance)));
        wd_sync_context_destroy(subpass);
        EXPECT_EQ(std::vector<int>{WD_SYNC_READ_AFTER_WRITE}, Execute());
        wd_sync_context_clear(buffer_);
        wd_sync_recording_clear(recording_);
    }
}

// The next recording reuses the memory of the last one, but not its contents.
TEST_F(SyncRecordingTest, AClearedRecordingIsEmpty) {
    wd_sync_pool *pool = nullptr;
    ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &pool));
    for (const uint64_t num_accesses : {3, 20000, 3, 20000, 3, 3}) {
        wd_sync_context *context = nullptr;
        ASSERT_EQ(WD_OK, wd_sync_context_create(pool, 0, &context));
        wd_sync_context_set_recording(context, recording_, 0);
        for (uint64_t i = 0; i < num_accesses; i++) {
            EXPECT_EQ(0, Do(context, Access(WD_SYNC_COPY_TRANSFER_WRITE), {2 * i, 2 * i + 1}));
        }
        EXPECT_EQ(num_accesses, wd_sync_recording_size(recording_));
        EXPECT_EQ(num_accesses, wd_sync_pool_get_statistics(pool).num_states);
        EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(context, Access(WD_SYNC_COPY_TRANSFER_WRITE), {0, 1}));
        Barrier(context, kCopy, kTransferWrite, kCopy, kTransferWrite);
        EXPECT_EQ(0, Do(context, Access(WD_SYNC_COPY_TRANSFER_WRITE), {0, 1}));
        wd_sync_context_destroy(context);
        wd_sync_recording_clear(recording_);
        wd_sync_pool_clear(pool);
        EXPECT_EQ(0u, wd_sync_recording_size(recording_));
        EXPECT_EQ(0u, wd_sync_pool_get_statistics(pool).num_states);
    }
    wd_sync_pool_destroy(pool);
}

// First accesses and transitions in order, with the caller's marks.
TEST_F(SyncRecordingTest, VisitsRecordedAccesses) {
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_READ), {0, 10}));
    const wd_range range = {0, 20};
    const wd_sync_range_barrier ranged = {
        wd_sync_barrier_make(kCopy, 0, kCopy, kTransferRead, 0, 0), WD_SYNC_LINEAR, &range, 1, true, 7};
    const wd_sync_barrier_command command = {++tag_, nullptr, &ranged, 0, 1};
    const uint64_t transition = tag_;
    EXPECT_EQ(WD_OK, wd_sync_context_barrier(buffer_, &command));
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_READ), {0, 10})); // After the transition.
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_WRITE), {30, 40}));
    std::vector<wd_sync_recorded> all;
    const auto visit = [](void *user, const wd_sync_recorded *recorded) {
        auto *list = static_cast<std::vector<wd_sync_recorded> *>(user);
        list->push_back(*recorded);
        return list->size() < 3;
    };
    wd_sync_recording_visit(recording_, visit, &all);
    ASSERT_EQ(3u, all.size());
    EXPECT_EQ(WD_SYNC_COPY_TRANSFER_READ, all[0].access.usage);
    EXPECT_EQ(WD_SYNC_IMAGE_LAYOUT_TRANSITION, all[1].access.usage);
    EXPECT_EQ(transition, all[1].access.tag);
    EXPECT_EQ(20u, all[1].range.end);
    EXPECT_EQ(7u, all[1].mark);
    EXPECT_EQ(30u, all[2].range.begin);
    EXPECT_EQ(0u, all[2].mark);

    wd_sync_access read = {};
    wd_range part = {};
    EXPECT_EQ(WD_SYNC_WRITE_USE_READ,
              wd_sync_context_find_write_use(buffer_, WD_SYNC_LINEAR, {0, 20}, transition, &read, &part));
    EXPECT_EQ(transition + 1, read.tag);
    EXPECT_EQ(10u, part.end);
    EXPECT_EQ(WD_SYNC_WRITE_USE_NONE,
              wd_sync_context_find_write_use(buffer_, WD_SYNC_LINEAR, {10, 20}, transition, &read, &part));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_WRITE), {10, 12}));
    EXPECT_EQ(WD_SYNC_WRITE_USE_OVERWRITTEN,
              wd_sync_context_find_write_use(buffer_, WD_SYNC_LINEAR, {10, 20}, transition, &read, &part));
}

// The wait is outside of the recording. It orders all accesses before the set, not only first accesses.
TEST_F(SyncRecordingTest, EventSetInsideOrdersOutside) {
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COPY_TRANSFER_WRITE)));
    Barrier(buffer_, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(buffer_, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ)));
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(buffer_, 3, ++tag_, kComputeShader));
    EXPECT_EQ(std::vector<int>{}, Execute());
    const wd_sync_barrier barrier = wd_sync_barrier_make(kComputeShader, 0, kCopy, 0, 0, 0);
    const wd_sync_barrier_command command = {4000, &barrier, nullptr, 1, 0};
    EXPECT_EQ(WD_OK, wd_sync_context_wait_event(context_, 3, &command));
    EXPECT_EQ(0, Do(context_, {5000, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN}, {0, 50}));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ,
              Do(context_, {5001, 0, WD_SYNC_BLIT_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN}, {50, 100}));
}

// An atomic write outside of subpass instances replaces those of its kind that were in one, even in a
// recording in which it is not a first access: later accesses are compared with it and not with the hidden
// ones.
class SyncRecordedAtomicTest : public SyncRecordingTest {
  protected:
    void SetUp() override {
        SyncRecordingTest::SetUp();
        EXPECT_EQ(0, Do(context_, AtomicIn(1)));
        EXPECT_EQ(0, Do(buffer_, AtomicIn(2)));
        EXPECT_EQ(0, Do(buffer_, AtomicIn(0)));
        last_ = tag_;
        EXPECT_EQ(1u, wd_sync_recording_size(recording_));
        EXPECT_EQ(std::vector<int>{}, Execute());
    }
    wd_sync_access AtomicIn(uint32_t instance) {
        wd_sync_access access = Atomic(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE);
        access.instance = instance;
        return access;
    }
    uint64_t last_ = 0;
};

TEST_F(SyncRecordedAtomicTest, WriteIsComparedWithTheLastOne) {
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE,
              Do(context_, {5000, 0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE, 0, 0, WD_SYNC_PLAIN}));
    EXPECT_EQ(1000 + last_, hazard_.prior.tag);
}

TEST_F(SyncRecordedAtomicTest, ReadIsComparedWithTheLastOne) {
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(context_, {5000, 0, WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ, 0, 0, WD_SYNC_PLAIN}));
    EXPECT_EQ(1000 + last_, hazard_.prior.tag);
}

// A barrier without effect has one after another barrier.
TEST_F(SyncTest, RepeatedBarrierContinuesANewChain) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kComputeShader, 0, kVertexShader, kShaderRead);
    Barrier(kCopy, kTransferWrite, kComputeShader, 0);
    Barrier(kComputeShader, 0, kVertexShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
}

// --- Repeated commands

// SyncRepetitionTest overwrites the same piece after one barrier after the other.
class SyncRepetitionTest : public SyncTest {
  protected:
    static constexpr uint16_t kRead = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ;
    static constexpr uint16_t kWrite = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;

    static bool Keep(void *user, const wd_sync_hazard *hazard, size_t) {
        static_cast<std::vector<int> *>(user)->push_back(hazard->kind);
        return true;
    }

    // RunCommand reads and writes the range as one command.
    std::vector<int> RunCommand() {
        std::vector<int> kinds;
        const wd_sync_command command = {++tag_, 0, 0, Keep, &kinds, nullptr, false};
        EXPECT_EQ(WD_OK, wd_sync_context_execute(context_, &piece_, 1, &command));
        return kinds;
    }

    // Order applies a barrier for writes of the shader, before its accesses. Each barrier has a hint.
    void Order(uint64_t dst_accesses) {
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(kComputeShader, kShaderWrite, kComputeShader, dst_accesses, 0, 0);
        EXPECT_EQ(WD_OK, wd_sync_context_global_barrier(context_, ++tag_, &barrier, &hints_[dst_accesses]));
    }

    wd_sync_piece piece_ = {{0, 100}, {kRead, kWrite}, {}, 2,      1, WD_SYNC_LINEAR, WD_SYNC_ORDERING_NONE,
                            false,    false,           {}, nullptr};
    std::map<uint64_t, wd_sync_barrier_hint> hints_;
};

TEST_F(SyncRepetitionTest, IsSilentAfterEachBarrier) {
    for (int i = 0; i < 2000; i++) { // The log is folded in between.
        EXPECT_EQ(std::vector<int>{}, RunCommand()) << i;
        Order(kShaderRead | kShaderWrite);
    }
}

TEST_F(SyncRepetitionTest, FindsTheBarrierThatIsMissingOrTooWeak) {
    const std::vector<int> both = {WD_SYNC_READ_AFTER_WRITE, WD_SYNC_WRITE_AFTER_WRITE};
    for (int i = 0; i < 4; i++) {
        RunCommand();
        Order(kShaderRead | kShaderWrite);
        EXPECT_EQ(std::vector<int>{}, RunCommand());
        EXPECT_EQ(both, RunCommand());
        Order(kShaderRead);
        EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_AFTER_WRITE}, RunCommand());
        Order(kShaderWrite);
        EXPECT_EQ(std::vector<int>{WD_SYNC_READ_AFTER_WRITE}, RunCommand());
        Order(0);
        EXPECT_EQ(both, RunCommand());
        // Two barriers that are sufficient together, and two that are not because the second one repeats the
        // first.
        Order(kShaderRead);
        Order(kShaderWrite);
        EXPECT_EQ(std::vector<int>{}, RunCommand());
        Order(kShaderRead);
        Order(kShaderRead);
        EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_AFTER_WRITE}, RunCommand());
        Order(kShaderRead | kShaderWrite);
    }
}

// Hints stay correct, whatever happens in between.
TEST_F(SyncRepetitionTest, HintsStayCorrect) {
    wd_sync_range_hint hint = {};
    const auto look = [&] {
        const wd_sync_access access = Access(kRead);
        return wd_sync_context_detect_at(context_, WD_SYNC_LINEAR, {0, 100}, &hint, &access, &hazard_);
    };
    EXPECT_FALSE(look());
    EXPECT_FALSE(look()) << "there is nothing still";
    RunCommand();
    EXPECT_TRUE(look());
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, hazard_.kind);
    EXPECT_EQ(tag_ - 1, hazard_.prior.tag);
    Order(kShaderRead | kShaderWrite);
    EXPECT_FALSE(look());
    RunCommand();
    EXPECT_TRUE(look());
    Order(kShaderRead | kShaderWrite);
    EXPECT_EQ(0, Do(kWrite, {90, 110})) << "cuts the range";
    EXPECT_TRUE(look());
    EXPECT_EQ(90u, hazard_.range.begin);
}

// A read in between has to be ordered too.
TEST_F(SyncRepetitionTest, SeesReadsInBetween) {
    for (int i = 0; i < 4; i++) {
        RunCommand();
        Order(kShaderRead | kShaderWrite);
        EXPECT_EQ(0, Do(kRead, {10, 20}));
        EXPECT_EQ(std::vector<int>{WD_SYNC_WRITE_AFTER_READ}, RunCommand());
        Order(kShaderRead | kShaderWrite);
    }
}

} // namespace
