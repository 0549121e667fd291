// Reads of an unknown part of a range: compared with writes of the entire range, and with earlier writes of
// all its bytes.

#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "vk/syncval/model/sync_model.h"

namespace {

constexpr uint64_t kVertexInput = uint64_t{1} << 37, kCompute = 0x800, kCopy = 0x100000000;
constexpr uint64_t kMemoryRead = 0x8000, kMemoryWrite = 0x10000;
constexpr uint16_t kVertexRead = WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ;
constexpr uint16_t kCopyWrite = WD_SYNC_COPY_TRANSFER_WRITE;
constexpr uint16_t kComputeWrite = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;

bool Keep(void *user, const wd_sync_hazard *hazard) {
    static_cast<std::vector<wd_sync_hazard> *>(user)->push_back(*hazard);
    return true;
}

class SyncUnknownRangeTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &pool_));
        context_ = NewContext();
    }
    void TearDown() override {
        for (wd_sync_context *context : contexts_) {
            wd_sync_context_destroy(context);
        }
        wd_sync_recording_destroy(recording_);
        wd_sync_pool_destroy(other_pool_);
        wd_sync_pool_destroy(pool_);
    }

    wd_sync_context *NewContext(uint8_t queue = 0, wd_sync_pool *pool = nullptr) {
        wd_sync_context *context = nullptr;
        EXPECT_EQ(WD_OK, wd_sync_context_create(pool ? pool : pool_, queue, &context));
        contexts_.push_back(context);
        return context;
    }

    // NewRecorder creates a context in a pool of its own, as for a command buffer.
    wd_sync_context *NewRecorder() {
        EXPECT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &other_pool_));
        EXPECT_EQ(WD_OK, wd_sync_recording_create(wd_allocator_default(), &recording_));
        wd_sync_context *recorder = NewContext(0, other_pool_);
        wd_sync_context_set_recording(recorder, recording_, 0);
        return recorder;
    }

    // Read checks and records a read of an unknown part, and returns the kind of hazard.
    int Read(wd_sync_context *context, wd_range range) {
        const wd_sync_access access = {++tag_, 0, kVertexRead, 0, 0, WD_SYNC_PLAIN};
        const bool found =
            wd_sync_context_detect_unknown_range(context, range, &access, nullptr, nullptr, &hazard_);
        EXPECT_EQ(WD_OK, wd_sync_context_read_unknown_range(context, range, &access));
        return found ? hazard_.kind : 0;
    }

    int Write(wd_sync_context *context, wd_range range, uint16_t usage = kCopyWrite) {
        const wd_sync_access access = {++tag_, 0, usage, 0, 0, WD_SYNC_PLAIN};
        const bool found = wd_sync_context_detect(context, WD_SYNC_LINEAR, &range, 1, &access, &hazard_);
        EXPECT_EQ(WD_OK, wd_sync_context_update(context, WD_SYNC_LINEAR, &range, 1, &access));
        return found ? hazard_.kind : 0;
    }

    // RunCommand is Write as a command.
    int RunCommand(wd_sync_context *context, wd_range range) {
        std::vector<wd_sync_hazard> found;
        wd_sync_piece piece = {};
        piece.range = range;
        piece.usages[0] = kCopyWrite;
        piece.num_usages = 1;
        const wd_sync_command command = {
            ++tag_, 0,
            0,      [](void *user, const wd_sync_hazard *hazard, size_t) { return Keep(user, hazard); },
            &found, nullptr,
            false};
        EXPECT_EQ(WD_OK, wd_sync_context_execute(context, &piece, 1, &command));
        return found.empty() ? 0 : found[0].kind;
    }

    void Barrier(wd_sync_context *context, uint64_t src, uint64_t dst, const wd_range *range = nullptr) {
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(src, kMemoryWrite, dst, kMemoryRead | kMemoryWrite, 0, 0);
        const wd_sync_range_barrier ranged = {barrier, WD_SYNC_LINEAR, range, 1, false, 0};
        const wd_sync_barrier_command command = {++tag_, &barrier, &ranged, range ? 0u : 1u, range ? 1u : 0u};
        EXPECT_EQ(WD_OK, wd_sync_context_barrier(context, &command));
    }

    // Replay executes the recording of `recorder` in a context and returns the hazard.
    std::vector<wd_sync_hazard> Replay(wd_sync_context *context, wd_sync_context *recorder) {
        std::vector<wd_sync_hazard> found;
        tag_ += 1000;
        const wd_sync_replay replay = {tag_, 0, Keep, &found, nullptr, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_replay(context, recording_, recorder, &replay));
        tag_ += 1000;
        return found;
    }

    wd_sync_pool *pool_ = nullptr, *other_pool_ = nullptr;
    wd_sync_recording *recording_ = nullptr;
    wd_sync_context *context_ = nullptr;
    std::vector<wd_sync_context *> contexts_;
    wd_sync_hazard hazard_ = {};
    uint64_t tag_ = 0;
};

TEST_F(SyncUnknownRangeTest, AWriteOfTheEntireRangeIsAHazard) {
    EXPECT_EQ(0, Read(context_, {20, 80}));
    EXPECT_EQ(0, Write(context_, {20, 79}));
    EXPECT_EQ(0, Read(context_, {420, 480}));
    EXPECT_EQ(0, Write(context_, {421, 500}));
    EXPECT_EQ(0, Read(context_, {200, 280}));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {100, 300}));
    EXPECT_EQ(5u, hazard_.prior.tag);
    EXPECT_EQ(200u, hazard_.range.begin);
    EXPECT_EQ(280u, hazard_.range.end);
    EXPECT_EQ(WD_SYNC_LINEAR, hazard_.space);
    EXPECT_EQ(kVertexInput, hazard_.fix.src_stages);
    EXPECT_EQ(kCopy, hazard_.fix.dst_stages);
}

TEST_F(SyncUnknownRangeTest, CommandsAreComparedToo) {
    Read(context_, {20, 80});
    EXPECT_EQ(0, RunCommand(context_, {0, 50}));
    Read(context_, {220, 280});
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, RunCommand(context_, {200, 300}));
}

TEST_F(SyncUnknownRangeTest, BarriersOrderIt) {
    Read(context_, {20, 80});
    Barrier(context_, kVertexInput, kCopy);
    EXPECT_EQ(0, Write(context_, {0, 100}));
    Read(context_, {120, 180});
    const wd_range part = {130, 131};
    Barrier(context_, kVertexInput, kCopy, &part);
    EXPECT_EQ(0, Write(context_, {100, 200}));
    Read(context_, {220, 280});
    const wd_range apart = {280, 290};
    Barrier(context_, kVertexInput, kCopy, &apart);
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {200, 300}));
}

TEST_F(SyncUnknownRangeTest, OneWriteIsComparedOnce) {
    Read(context_, {20, 80});
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {0, 100}));
    Barrier(context_, kCopy, kCompute);
    EXPECT_EQ(0, Write(context_, {0, 100}, kComputeWrite));
}

TEST_F(SyncUnknownRangeTest, EachByteMustHaveBeenWritten) {
    Write(context_, {0, 50});
    EXPECT_EQ(0, Read(context_, {0, 60}));
    Write(context_, {50, 70}, kComputeWrite);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Read(context_, {0, 60}));
    Barrier(context_, kCopy, kVertexInput);
    EXPECT_EQ(0, Read(context_, {0, 60}));
}

TEST_F(SyncUnknownRangeTest, EventsAndSubpassesOrderIt) {
    Read(context_, {20, 80});
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(context_, 1, ++tag_, kVertexInput));
    wd_sync_context *subpass = NewContext();
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(subpass, context_, nullptr, 0));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(subpass, {0, 100}));
    const wd_sync_barrier barrier = wd_sync_barrier_make(kVertexInput, 0, kCopy, 0, 0, 0);
    const wd_range part = {79, 90};
    const wd_sync_range_barrier ranged = {barrier, WD_SYNC_LINEAR, &part, 1, false, 0};
    const wd_sync_barrier_command command = {++tag_, nullptr, &ranged, 0, 1};
    EXPECT_EQ(WD_OK, wd_sync_context_wait_event(context_, 1, &command));
    EXPECT_EQ(0, Write(context_, {0, 100}));
}

TEST_F(SyncUnknownRangeTest, LaterCommandBuffersAreComparedWithIt) {
    wd_sync_context *recorder = NewRecorder();
    EXPECT_EQ(0, Read(recorder, {20, 80}));
    EXPECT_EQ(0u, Replay(context_, recorder).size());
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {0, 100}));
    const auto found = Replay(context_, recorder);
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, found[0].kind);
    Barrier(context_, kVertexInput | kCopy, kCopy);
    EXPECT_EQ(0, Write(context_, {0, 100}));
    Barrier(context_, kCopy, kVertexInput);
    EXPECT_EQ(0u, Replay(context_, recorder).size());
}

// The recording only has the first of two equal reads. The state after it has the last one.
TEST_F(SyncUnknownRangeTest, TheLastReadOfACommandBufferCounts) {
    wd_sync_context *recorder = NewRecorder();
    Read(recorder, {20, 80});
    Barrier(recorder, kVertexInput, kCopy);
    Read(recorder, {20, 80});
    const uint64_t last = tag_;
    EXPECT_EQ(0u, Replay(context_, recorder).size());
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {0, 100}));
    EXPECT_EQ(last + 1000 + last, hazard_.prior.tag); // With the offset of its tags.
}

TEST_F(SyncUnknownRangeTest, ACommandBufferOverwritesTheRange) {
    Read(context_, {20, 80});
    wd_sync_context *recorder = NewRecorder();
    Write(recorder, {0, 100});
    const auto found = Replay(context_, recorder);
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, found[0].kind);
}

TEST_F(SyncUnknownRangeTest, QueuesRace) {
    wd_sync_context *recorder = NewRecorder();
    Read(recorder, {20, 80});
    std::vector<wd_sync_hazard> found;
    const wd_sync_replay replay = {1000, 0, Keep, &found, nullptr, 0};
    Write(context_, {0, 79});
    wd_sync_recording_detect_async(recording_, 1, context_, 0, &replay);
    EXPECT_EQ(0u, found.size());
    Write(context_, {70, 80});
    wd_sync_recording_detect_async(recording_, 1, context_, 0, &replay);
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(WD_SYNC_READ_RACING_WRITE, found[0].kind);
    Read(context_, {200, 300});
    const wd_sync_access write = {++tag_, 0, kCopyWrite, 1, 0, WD_SYNC_PLAIN};
    const wd_range part = {200, 299}, all = {200, 300};
    EXPECT_FALSE(wd_sync_context_detect_async(context_, WD_SYNC_LINEAR, &part, 1, &write, 0, &hazard_));
    ASSERT_TRUE(wd_sync_context_detect_async(context_, WD_SYNC_LINEAR, &all, 1, &write, 0, &hazard_));
    EXPECT_EQ(WD_SYNC_WRITE_RACING_READ, hazard_.kind);
}

// Completed reads must not represent pending ones.
TEST_F(SyncUnknownRangeTest, ASecondReadOutlivesACompleteOne) {
    std::vector<uint64_t> complete(WD_SYNC_MAX_QUEUES);
    wd_sync_context_set_complete(context_, complete.data());
    Read(context_, {20, 80});
    Read(context_, {20, 80});
    complete[0] = tag_;
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {0, 100}));
}

// More ranges than the pool remembers: the last ones count.
TEST_F(SyncUnknownRangeTest, ManyRanges) {
    constexpr uint64_t kCount = 3000;
    for (uint64_t i = 0; i < kCount; i++) {
        Read(context_, {i * 10, i * 10 + 10});
    }
    EXPECT_EQ(0, Write(context_, {0, 100}));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {(kCount - 1) * 10, kCount * 10}));
    EXPECT_LE(wd_sync_context_num_ranges(context_), 1024u + 2); // And the written ranges.
}

// A recording keeps a limited number of first reads. The state after it has the last ranges.
TEST_F(SyncUnknownRangeTest, ManyFirstReads) {
    wd_sync_context *recorder = NewRecorder();
    for (uint64_t i = 0; i < 10000; i++) {
        Read(recorder, {i * 10, i * 10 + 10});
    }
    EXPECT_EQ(4096u, wd_sync_recording_size(recording_));
    Write(context_, {0, 10});
    Write(context_, {90000, 100000});
    const auto found = Replay(context_, recorder);
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(0u, found[0].range.begin);
    Barrier(context_, kCopy, kCopy);
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Write(context_, {99990, 100000}));
    wd_sync_recording_clear(recording_);
    wd_sync_context_clear(recorder);
    Read(recorder, {0, 10});
    EXPECT_EQ(1u, wd_sync_recording_size(recording_));
}

// --- Random programs, compared with the result for each byte of the range

enum class Kind { kReadUnknownRange, kWrite, kBarrier, kRangedBarrier };

struct Operation {
    Kind kind;
    wd_range range;
    uint16_t usage;
    uint64_t src, dst;
};

constexpr uint64_t kStages[] = {kVertexInput, kCompute, kCopy, kVertexInput | kCopy};

uint64_t StageOf(uint16_t usage) {
    return wd_sync_usage_table[usage].stage;
}

// IsOrdered follows the chain of barriers from a read at one byte up to operation `end`.
bool IsOrdered(const std::vector<Operation> &program, size_t read, uint64_t byte, size_t end) {
    uint64_t reached = kVertexInput;
    for (size_t i = read + 1; i < end; i++) {
        const Operation &op = program[i];
        const bool is_met = op.kind == Kind::kBarrier || (op.kind == Kind::kRangedBarrier &&
                                                          op.range.begin <= byte && byte < op.range.end);
        // The stages after vertex input are the graphics stages: none of these.
        reached |= is_met && op.src & reached ? op.dst : 0;
    }
    return reached & StageOf(program[end].usage);
}

TEST_F(SyncUnknownRangeTest, RandomProgramsAgreeForEachByte) {
    std::mt19937_64 random(20);
    const auto below = [&](uint64_t end) { return random() % end; };
    size_t num_found = 0, num_read_hazards = 0;
    for (int run = 0; run < 3000; run++) {
        std::vector<Operation> program;
        wd_sync_context_clear(context_);
        const uint64_t base = tag_;
        for (size_t i = 0; i < 12; i++) {
            const uint64_t begin = below(6);
            const Operation op = {static_cast<Kind>(below(4)),
                                  {begin, begin + 1 + below(8 - begin)},
                                  below(2) ? kCopyWrite : kComputeWrite,
                                  kStages[below(4)],
                                  kStages[below(4)]};
            program.push_back(op);
            if (op.kind == Kind::kBarrier || op.kind == Kind::kRangedBarrier) {
                Barrier(context_, op.src, op.dst, op.kind == Kind::kBarrier ? nullptr : &op.range);
            } else if (op.kind == Kind::kReadUnknownRange) {
                bool all_are_hazards = true;
                const wd_sync_access access = {tag_ + 1, 0, kVertexRead, 0, 0, WD_SYNC_PLAIN};
                for (uint64_t byte = op.range.begin; byte < op.range.end; byte++) {
                    const wd_range one = {byte, byte + 1};
                    all_are_hazards &=
                        wd_sync_context_detect(context_, WD_SYNC_LINEAR, &one, 1, &access, &hazard_);
                }
                EXPECT_EQ(all_are_hazards, Read(context_, op.range) != 0);
                num_read_hazards += all_are_hazards;
            } else if (Write(context_, op.range, op.usage) == WD_SYNC_WRITE_AFTER_READ) {
                const size_t read = hazard_.prior.tag - base - 1;
                ASSERT_EQ(Kind::kReadUnknownRange, program[read].kind);
                for (uint64_t byte = program[read].range.begin; byte < program[read].range.end; byte++) {
                    EXPECT_FALSE(IsOrdered(program, read, byte, i)) << "run " << run << ", byte " << byte;
                    EXPECT_TRUE(op.range.begin <= byte && byte < op.range.end);
                }
                num_found++;
            }
        }
    }
    EXPECT_GT(num_found, 100u);
    EXPECT_GT(num_read_hazards, 500u);
}

} // namespace
