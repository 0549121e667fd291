// Memory shared by ranges of different spaces. An access through one of them is compared with accesses
// through both, as if they were one range.
#include "vk/syncval/model/sync_model.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "vk/syncval/testing/oracle/first_hazard.h"
#include "vk/util/failing_allocator.h"

namespace {

constexpr uint64_t kCopy = 0x100000000, kCompute = 0x800, kFragment = 0x80, kAll = 0x10000;
constexpr uint64_t kTransferRead = 0x800, kTransferWrite = 0x1000, kMemoryWrite = 0x10000,
                   kMemoryRead = 0x8000;
constexpr wd_range kBuffer = {1000, 1100}, kImage = {0, 10};

// An image that covers the memory of bytes [1000, 1100) of the linear space.
void FindShared(void *, wd_sync_space space, wd_range range, wd_sync_locations *locations) {
    const wd_range &own = space == WD_SYNC_LINEAR ? kBuffer : kImage;
    if (range.begin < own.end && own.begin < range.end) {
        wd_sync_locations_add(locations, space == WD_SYNC_LINEAR ? WD_SYNC_IDEALIZED : WD_SYNC_LINEAR,
                              space == WD_SYNC_LINEAR ? kImage : kBuffer);
    }
}

class SyncSharingTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &pool_));
        wd_sync_pool_set_sharing(pool_, &sharing_);
        ASSERT_EQ(WD_OK, wd_sync_context_create(pool_, 0, &context_));
        ASSERT_EQ(WD_OK, wd_sync_recording_create(wd_allocator_default(), &recording_));
    }
    void TearDown() override {
        wd_sync_context_destroy(context_);
        wd_sync_recording_destroy(recording_);
        wd_sync_pool_destroy(pool_);
    }

    static wd_range RangeOf(wd_sync_space space) {
        return space == WD_SYNC_LINEAR ? kBuffer : kImage;
    }

    // Do checks and records an access, and returns the kind of hazard.
    int Do(wd_sync_context *context, wd_sync_space space, uint16_t usage, wd_range range) {
        const wd_sync_access access = {++tag_, 0, usage, 0, 0, WD_SYNC_PLAIN};
        const bool found = wd_sync_context_detect(context, space, &range, 1, &access, &hazard_);
        EXPECT_EQ(WD_OK, wd_sync_context_update(context, space, &range, 1, &access));
        return found ? hazard_.kind : 0;
    }
    int Do(wd_sync_space space, uint16_t usage) {
        return Do(context_, space, usage, RangeOf(space));
    }

    static bool Keep(void *user, const wd_sync_hazard *hazard, size_t) {
        static_cast<std::vector<wd_sync_hazard> *>(user)->push_back(*hazard);
        return true;
    }

    // Perform does the same as a command, and returns the hazards.
    std::vector<wd_sync_hazard> RunCommand(wd_sync_space space, uint16_t usage) {
        std::vector<wd_sync_hazard> found;
        wd_sync_piece piece = {};
        piece.range = RangeOf(space);
        piece.usages[0] = usage;
        piece.num_usages = 1;
        piece.num_reads = !wd_sync_usage_writes(usage);
        piece.space = static_cast<uint8_t>(space);
        const wd_sync_command command = {++tag_, 0, 0, Keep, &found, nullptr, false};
        EXPECT_EQ(WD_OK, wd_sync_context_execute(context_, &piece, 1, &command));
        return found;
    }

    static wd_sync_barrier Make(const wd_sync_dependency &from) {
        return wd_sync_barrier_make(from.src_stages, from.src_accesses, from.dst_stages, from.dst_accesses, 0,
                                    0);
    }
    void Global(wd_sync_context *context, const wd_sync_dependency &from) {
        const wd_sync_barrier barrier = Make(from);
        const wd_sync_barrier_command command = {++tag_, &barrier, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_barrier(context, &command));
    }
    // Check applies a command and returns whether one of its transitions has a hazard: the first one is
    // hazard_.
    bool Check(const wd_sync_barrier_command &command) {
        FirstHazard first;
        EXPECT_EQ(WD_OK, first.Barrier(context_, command));
        hazard_ = first.found ? first.hazard : hazard_;
        return first.found;
    }
    // Ranged applies a barrier on a range, or its layout transition, and returns the kind of hazard.
    int Ranged(wd_sync_space space, const wd_sync_dependency &from, bool transition) {
        const wd_range range = RangeOf(space);
        const wd_sync_range_barrier ranged = {Make(from), space, &range, 1, transition, 0};
        const wd_sync_barrier_command command = {++tag_, nullptr, &ranged, 0, 1};
        return Check(command) ? hazard_.kind : 0;
    }

    wd_sync_sharing sharing_ = {1, FindShared, nullptr};
    wd_sync_pool *pool_ = nullptr;
    wd_sync_context *context_ = nullptr;
    wd_sync_recording *recording_ = nullptr;
    wd_sync_hazard hazard_ = {};
    uint64_t tag_ = 0;
};

const wd_sync_dependency kAfterCopy = {kCopy, kTransferWrite, kCopy, kTransferRead | kTransferWrite};

TEST_F(SyncSharingTest, AnAccessIsComparedWithTheOtherRange) {
    EXPECT_EQ(0, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_TRUE(hazard_.is_shared);
    EXPECT_EQ(WD_SYNC_IDEALIZED, hazard_.space);
    EXPECT_EQ(WD_SYNC_LINEAR, hazard_.prior_space);
    EXPECT_EQ(kBuffer.begin, hazard_.prior_range.begin);
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
    Global(context_, kAfterCopy);
    EXPECT_EQ(0, Do(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_READ));
}

// A transition in one range does not remove the access that hides earlier accesses in the other range.
TEST_F(SyncSharingTest, ATransitionIsComparedWithTheLastWriteOnly) {
    for (const wd_sync_space space : {WD_SYNC_LINEAR, WD_SYNC_IDEALIZED}) {
        const wd_sync_space other = space == WD_SYNC_LINEAR ? WD_SYNC_IDEALIZED : WD_SYNC_LINEAR;
        Do(other, WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ);
        EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Do(space, WD_SYNC_COPY_TRANSFER_WRITE));
        EXPECT_EQ(0, Ranged(space, kAfterCopy, true));
        EXPECT_EQ(0, Do(space, WD_SYNC_COPY_TRANSFER_READ));
        wd_sync_context_clear(context_);
    }
}

// Another barrier of the same command does not order a transition, in the other range either.
TEST_F(SyncSharingTest, ATransitionIsOrderedByItsOwnBarrierOnly) {
    for (const bool is_global : {true, false}) {
        for (const bool is_own : {true, false}) {
            EXPECT_EQ(0, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
            const wd_sync_barrier covering = Make(kAfterCopy), none = Make({kFragment, 0, kFragment, 0});
            const wd_sync_range_barrier ranged[] = {
                {is_own ? covering : none, WD_SYNC_IDEALIZED, &kImage, 1, true, 0},
                {covering, WD_SYNC_LINEAR, &kBuffer, 1, false, 0},
            };
            const wd_sync_barrier_command command = {++tag_, &covering, ranged, is_global,
                                                     is_global ? 1u : 2u};
            const bool found = Check(command);
            EXPECT_EQ(!is_own, found);
            EXPECT_TRUE(!found || hazard_.kind == WD_SYNC_WRITE_AFTER_WRITE);
            wd_sync_context_clear(context_);
        }
    }
}

// A read that the implicit order puts after another read is not compared with the write before it, in any
// range.
TEST_F(SyncSharingTest, AnOrderedReadCoversTheWrite) {
    for (const bool is_ordered : {true, false}) {
        Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE);
        wd_sync_access read = {
            ++tag_,       1, WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ, 0, WD_SYNC_ORDERING_COLOR,
            WD_SYNC_PLAIN};
        EXPECT_TRUE(wd_sync_context_detect(context_, WD_SYNC_IDEALIZED, &kImage, 1, &read, &hazard_));
        EXPECT_EQ(WD_OK, wd_sync_context_update(context_, WD_SYNC_IDEALIZED, &kImage, 1, &read));
        read.tag = ++tag_;
        read.instance = is_ordered ? 1 : 2;
        EXPECT_EQ(!is_ordered,
                  wd_sync_context_detect(context_, WD_SYNC_IDEALIZED, &kImage, 1, &read, &hazard_));
        wd_sync_context_clear(context_);
    }
}

TEST_F(SyncSharingTest, InactiveSharingIsNotQueried) {
    sharing_.is_active = 0;
    EXPECT_EQ(0, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(0, Do(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_TRUE(RunCommand(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_READ).empty());
}

TEST_F(SyncSharingTest, ACommandWithSeveralPieces) {
    EXPECT_TRUE(RunCommand(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_WRITE).empty());
    const auto found = RunCommand(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_READ);
    ASSERT_EQ(1u, found.size());
    EXPECT_TRUE(found[0].is_shared);
    Global(context_, kAfterCopy);
    EXPECT_TRUE(RunCommand(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_READ).empty());
}

// Reads and writes of a command through both ranges are compared with earlier accesses, whatever their order.
TEST_F(SyncSharingTest, ACommandIsNotComparedWithItself) {
    const uint16_t usages[] = {WD_SYNC_COPY_TRANSFER_READ, WD_SYNC_COPY_TRANSFER_WRITE};
    for (int order = 0; order < 8; order++) {
        SCOPED_TRACE(order);
        wd_sync_piece pieces[2] = {};
        for (int i = 0; i < 2; i++) {
            const auto space = static_cast<wd_sync_space>((i + order) % 2);
            const uint16_t usage = order & 4 ? usages[1] : usages[(i + order / 2) % 2];
            pieces[i].range = RangeOf(space);
            pieces[i].usages[0] = usage;
            pieces[i].num_usages = 1;
            pieces[i].num_reads = !wd_sync_usage_writes(usage);
            pieces[i].space = static_cast<uint8_t>(space);
        }
        std::vector<wd_sync_hazard> found;
        const auto execute = [&] {
            const wd_sync_command command = {++tag_, 0, 0, Keep, &found, nullptr, false};
            EXPECT_EQ(WD_OK, wd_sync_context_execute(context_, pieces, 2, &command));
        };
        execute();
        EXPECT_TRUE(found.empty());
        execute();
        EXPECT_EQ(2u, found.size()); // Each piece with the writes of the command before.
        Global(context_, kAfterCopy);
        found.clear();
        execute();
        EXPECT_TRUE(found.empty());
        wd_sync_context_clear(context_);
    }
}

TEST_F(SyncSharingTest, ABarrierOnOneRangeAppliesToBoth) {
    Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_EQ(0, Ranged(WD_SYNC_IDEALIZED, kAfterCopy, false));
    EXPECT_EQ(0, Do(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(0, Ranged(WD_SYNC_IDEALIZED, kAfterCopy, false));
    EXPECT_EQ(0, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncSharingTest, ATransitionWritesTheOtherRange) {
    Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE,
              Ranged(WD_SYNC_IDEALIZED, {kCompute, 0, kCopy, kTransferWrite}, true));
    EXPECT_TRUE(hazard_.is_shared);
    EXPECT_EQ(kCopy, hazard_.fix.src_stages);
    EXPECT_EQ(
        0, Do(WD_SYNC_IDEALIZED,
              WD_SYNC_COPY_TRANSFER_WRITE)); // The transition hides the accesses that it was compared with.
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(0, Ranged(WD_SYNC_IDEALIZED, kAfterCopy, true));
    EXPECT_EQ(0, Do(WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncSharingTest, ARecordingQueriesSharingWhenExecuted) {
    sharing_.is_active = 0;
    wd_sync_context *recorder = nullptr;
    ASSERT_EQ(WD_OK, wd_sync_context_create(pool_, 0, &recorder));
    wd_sync_context_set_recording(recorder, recording_, 0);
    EXPECT_EQ(0, Do(recorder, WD_SYNC_IDEALIZED, WD_SYNC_COPY_TRANSFER_WRITE, kImage));
    EXPECT_EQ(0, Do(WD_SYNC_LINEAR, WD_SYNC_COPY_TRANSFER_WRITE));
    sharing_.is_active = 1;
    std::vector<wd_sync_hazard> found;
    const wd_sync_replay replay = {
        1000,   0,       [](void *user, const wd_sync_hazard *hazard) { return Keep(user, hazard, 0); },
        &found, nullptr, 0};
    wd_sync_recording_detect_async(recording_, 1, context_, 0, &replay);
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(WD_SYNC_WRITE_RACING_WRITE, found[0].kind);
    EXPECT_TRUE(found[0].is_shared);
    found.clear();
    EXPECT_EQ(WD_OK, wd_sync_context_replay(context_, recording_, recorder, &replay));
    ASSERT_EQ(1u, found.size());
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, found[0].kind);
    wd_sync_context_destroy(recorder);
}

// FindWithFailures runs the same random accesses and barriers for a seed each time, up to a call that returns
// an error, and returns the hazards of each step.
std::vector<int> FindWithFailures(wd_failing_allocator *failing, unsigned seed) {
    const wd_sync_sharing sharing = {1, FindShared, nullptr};
    const uint16_t usages[] = {WD_SYNC_COPY_TRANSFER_READ, WD_SYNC_COPY_TRANSFER_WRITE,
                               WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE};
    std::vector<int> found;
    wd_sync_pool *pool = nullptr;
    wd_sync_context *context = nullptr;
    wd_status status = wd_sync_pool_create(wd_failing_allocator_get(failing), &pool);
    if (status == WD_OK) {
        wd_sync_pool_set_sharing(pool, &sharing);
        status = wd_sync_context_create(pool, 0, &context);
    }
    std::mt19937 random(seed);
    for (uint64_t tag = 1; tag <= 24 && status == WD_OK; tag++) {
        const auto space = static_cast<wd_sync_space>(random() % 2);
        const wd_range range = space == WD_SYNC_LINEAR ? kBuffer : kImage;
        wd_sync_hazard hazard = {};
        bool is_found = false;
        if (random() % 3) {
            const wd_sync_access access = {tag, 0, usages[random() % 3], 0, 0, WD_SYNC_PLAIN};
            is_found = wd_sync_context_detect(context, space, &range, 1, &access, &hazard);
            status = wd_sync_context_update(context, space, &range, 1, &access);
        } else {
            const wd_sync_range_barrier ranged = {
                wd_sync_barrier_make(kAll, kMemoryWrite, random() % 2 ? kAll : kCopy, kMemoryRead, 0, 0),
                space,
                &range,
                1,
                random() % 2 != 0,
                0};
            const wd_sync_barrier_command command = {tag, nullptr, &ranged, 0, 1};
            FirstHazard first;
            status = first.Barrier(context, command);
            is_found = first.found;
            hazard = first.hazard;
        }
        found.push_back(is_found ? hazard.kind : 0);
    }
    wd_sync_context_destroy(context);
    wd_sync_pool_destroy(pool);
    return found;
}

// If allocations fail, hazards may be missed but none is invented: with an incomplete list of locations, all
// accesses are hidden.
TEST(SyncSharingAllocation, FailedAllocationsCauseNoFalseHazard) {
    size_t num_lost = 0;
    for (unsigned seed = 1; seed <= 200; seed++) {
        wd_failing_allocator counting = {};
        const std::vector<int> expected = FindWithFailures(&counting, seed);
        ASSERT_EQ(24u, expected.size());
        for (size_t n = 1; n <= counting.calls; n++) {
            wd_failing_allocator failing = {};
            failing.fail_at = n;
            const std::vector<int> found = FindWithFailures(&failing, seed);
            for (size_t i = 0; i < found.size(); i++) {
                ASSERT_TRUE(!found[i] || found[i] == expected[i])
                    << "seed " << seed << ", allocation " << n << ", step " << i;
                num_lost += found[i] != expected[i];
            }
            ASSERT_EQ(0u, failing.alive);
        }
    }
    EXPECT_GT(num_lost, 0u);
}

// Random accesses through both ranges, with barriers on all memory and on either range: the same hazards as
// with one range. If an earlier read was made through the other range, less is known of the order, and a
// hazard may be missed.
TEST_F(SyncSharingTest, BothRangesActAsOne) {
    const uint16_t usages[] = {
        WD_SYNC_COPY_TRANSFER_READ, WD_SYNC_COPY_TRANSFER_WRITE, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ,
        WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE, WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ};
    const uint64_t stages[] = {kCopy, kCompute, kFragment, kAll};
    const uint64_t accesses[] = {0, kMemoryRead, kMemoryWrite, kMemoryRead | kMemoryWrite};
    wd_sync_pool *plain = nullptr;
    wd_sync_context *one = nullptr;
    ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &plain));
    ASSERT_EQ(WD_OK, wd_sync_context_create(plain, 0, &one));
    std::mt19937 random(11);
    const auto pick = [&](const auto &from) { return from[random() % std::size(from)]; };
    int hazards = 0, hidden = 0;
    for (int program = 0; program < 4000; program++) {
        wd_sync_context_clear(context_);
        wd_sync_context_clear(one);
        for (int i = 0; i < 12; i++) {
            const auto space = static_cast<wd_sync_space>(random() % 2);
            if (random() % 2) {
                const uint16_t usage = pick(usages);
                const int expected = Do(one, WD_SYNC_LINEAR, usage, kBuffer);
                tag_--;
                const int found = Do(space, usage);
                const bool is_hidden = expected == WD_SYNC_READ_AFTER_WRITE && !found;
                ASSERT_EQ(is_hidden ? 0 : expected, found) << "program " << program << ", step " << i;
                hazards += expected != 0;
                hidden += is_hidden;
                continue;
            }
            const wd_sync_dependency masks = {pick(stages), pick(accesses), pick(stages), pick(accesses)};
            Global(one, masks);
            if (random() % 2) {
                Global(context_, masks);
            } else {
                EXPECT_EQ(0, Ranged(space, masks, false));
            }
        }
    }
    EXPECT_GT(hazards, 1000);
    EXPECT_LT(hidden, hazards / 50);
    wd_sync_context_destroy(one);
    wd_sync_pool_destroy(plain);
}

} // namespace
