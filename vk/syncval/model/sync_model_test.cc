// Each hazard kind, with a program that has it and a variant with the barrier that removes it; ordering,
// events, subpasses, recordings; sharing, collection and folding.

#include "vk/syncval/model/sync_model.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace {

// Bits of VkPipelineStageFlags2 and VkAccessFlags2, written out: the tables under test have the names.
constexpr uint64_t kVertexShader = 0x8, kFragmentShader = 0x80, kColorOutput = 0x400, kComputeShader = 0x800,
                   kAllTransfer = 0x1000, kAllCommands = 0x10000, kTopOfPipe = 0x1, kBottomOfPipe = 0x2000,
                   kCopy = 0x100000000, kClear = 0x800000000;
constexpr uint64_t kShaderRead = 0x20, kShaderWrite = 0x40, kTransferRead = 0x800, kTransferWrite = 0x1000,
                   kMemoryRead = 0x8000, kMemoryWrite = 0x10000, kColorWrite = 0x100;

class SyncTest : public testing::Test {
  protected:
    void SetUp() override {
        ASSERT_EQ(WD_OK, wd_sync_pool_create(wd_allocator_default(), &pool_));
        ASSERT_EQ(WD_OK, wd_sync_context_create(pool_, 0, &context_));
    }
    void TearDown() override {
        wd_sync_context_destroy(context_);
        wd_sync_pool_destroy(pool_);
    }

    wd_sync_context *NewContext(uint8_t queue = 0) {
        wd_sync_context *context = nullptr;
        EXPECT_EQ(WD_OK, wd_sync_context_create(pool_, queue, &context));
        return context;
    }

    wd_sync_access Access(uint16_t usage, wd_sync_ordering ordering = WD_SYNC_ORDERING_NONE,
                          uint32_t instance = 0) {
        return {++tag_, instance, usage, 0, static_cast<uint8_t>(ordering), WD_SYNC_PLAIN};
    }

    wd_sync_access Atomic(uint16_t usage, wd_sync_atomicity atomicity = WD_SYNC_ATOMIC_ON_DEVICE) {
        wd_sync_access access = Access(usage);
        access.atomicity = atomicity;
        return access;
    }

    // Do checks and records an access, and returns the kind of hazard.
    int Do(wd_sync_context *context, const wd_sync_access &access, wd_range range = {0, 100}) {
        const bool found = wd_sync_context_detect(context, WD_SYNC_LINEAR, &range, 1, &access, &hazard_);
        EXPECT_EQ(WD_OK, wd_sync_context_update(context, WD_SYNC_LINEAR, &range, 1, &access));
        return found ? hazard_.kind : 0;
    }
    int Do(uint16_t usage, wd_range range = {0, 100}) {
        return Do(context_, Access(usage), range);
    }

    void Barrier(wd_sync_context *context, uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages,
                 uint64_t dst_accesses) {
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(src_stages, src_accesses, dst_stages, dst_accesses, 0, 0);
        const wd_sync_barrier_command command = {++tag_, &barrier, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_barrier(context, &command));
    }
    void Barrier(uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses) {
        Barrier(context_, src_stages, src_accesses, dst_stages, dst_accesses);
    }

    // Transition checks and records an image layout transition.
    int Transition(uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses,
                   wd_range range = {0, 100}) {
        const wd_sync_range_barrier ranged = {
            wd_sync_barrier_make(src_stages, src_accesses, dst_stages, dst_accesses, 0, 0),
            WD_SYNC_LINEAR,
            &range,
            1,
            true,
            0};
        const wd_sync_barrier_command command = {++tag_, nullptr, &ranged, 0, 1};
        const bool found = wd_sync_context_detect_transition(context_, &command, &hazard_);
        EXPECT_EQ(WD_OK, wd_sync_context_barrier(context_, &command));
        return found ? hazard_.kind : 0;
    }

    wd_sync_pool *pool_ = nullptr;
    wd_sync_context *context_ = nullptr;
    wd_sync_hazard hazard_ = {};
    uint64_t tag_ = 0;
};

// --- Hazard kinds

TEST_F(SyncTest, ReadAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_UNIFORM_READ));
    EXPECT_EQ(1u, hazard_.prior.tag);
    EXPECT_EQ(2u, hazard_.access.tag);
    EXPECT_EQ(kCopy, hazard_.fix.src_stages);
    EXPECT_EQ(kTransferWrite, hazard_.fix.src_accesses);
    EXPECT_EQ(kVertexShader, hazard_.fix.dst_stages);
    EXPECT_EQ(0x8u, hazard_.fix.dst_accesses);
    EXPECT_STREQ("SYNC-HAZARD-READ-AFTER-WRITE", wd_sync_hazard_name(hazard_.kind));
}

TEST_F(SyncTest, BarrierOrdersReadAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kAllTransfer, kTransferWrite, kVertexShader, 0x8);
    EXPECT_EQ(0, Do(WD_SYNC_VERTEX_SHADER_UNIFORM_READ));
}

TEST_F(SyncTest, ExecutionBarrierDoesNotOrderReadAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kAllTransfer, 0, kVertexShader, 0x8);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_UNIFORM_READ));
}

TEST_F(SyncTest, WriteAfterRead) {
    EXPECT_EQ(0, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(kFragmentShader, hazard_.fix.src_stages);
    EXPECT_EQ(0u, hazard_.fix.src_accesses);
    EXPECT_EQ(kCopy, hazard_.fix.dst_stages);
}

TEST_F(SyncTest, ExecutionBarrierOrdersWriteAfterRead) {
    EXPECT_EQ(0, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    Barrier(kFragmentShader, 0, kAllTransfer, 0);
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncTest, WriteAfterSeveralReadsNeedsAllOfThem) {
    EXPECT_EQ(0, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(kFragmentShader | kComputeShader, hazard_.fix.src_stages);
}

TEST_F(SyncTest, WriteAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncTest, BarrierOrdersWriteAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kCopy, kTransferWrite);
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncTest, WritesToDifferentRangesDoNotConflict) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {0, 50}));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {50, 100}));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_WRITE, {49, 51}));
    EXPECT_EQ(49u, hazard_.range.begin);
    EXPECT_EQ(50u, hazard_.range.end);
}

// "Data Race" of the memory model: mutually ordered atomic operations need no dependency, others do.
TEST_F(SyncTest, AtomicAccessesDoNotConflictWithEachOther) {
    const uint16_t add = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;
    EXPECT_EQ(0, Do(context_, Atomic(add)));
    EXPECT_EQ(0, Do(context_, Atomic(add)));
    EXPECT_EQ(0, Do(context_, Atomic(WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_READ)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Do(add));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(context_, Atomic(add)));
}

TEST_F(SyncTest, AtomicWritesDoNotHideEarlierAccesses) {
    const uint16_t in_compute = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;
    const uint16_t in_fragment = WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_WRITE;
    EXPECT_EQ(0, Do(WD_SYNC_CLEAR_TRANSFER_WRITE));
    const uint64_t clear = tag_;
    Barrier(context_, kAllTransfer, kTransferWrite, kComputeShader, kShaderWrite);
    EXPECT_EQ(0, Do(context_, Atomic(in_compute)));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(context_, Atomic(in_fragment)));
    EXPECT_EQ(clear, hazard_.prior.tag);
    // The last one is in the first scope of the barrier, the one before it is not.
    Barrier(context_, kFragmentShader, kShaderWrite, kAllTransfer, kTransferRead);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_EQ(clear, hazard_.prior.tag);
    EXPECT_EQ(kClear | kComputeShader, hazard_.fix.src_stages);
    Barrier(context_, kComputeShader, kShaderWrite, kAllTransfer, kTransferRead);
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_READ));
}

TEST_F(SyncTest, AtomicAccessesOfAQueueFamilyRaceOnOtherQueues) {
    wd_sync_context *other = NewContext(1);
    const wd_range range = {0, 10};
    for (const wd_sync_atomicity atomicity : {WD_SYNC_ATOMIC_ON_DEVICE, WD_SYNC_ATOMIC_ON_QUEUE}) {
        wd_sync_access access = Atomic(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE, atomicity);
        EXPECT_EQ(WD_OK, wd_sync_context_update(other, WD_SYNC_LINEAR, &range, 1, &access));
        EXPECT_EQ(atomicity == WD_SYNC_ATOMIC_ON_QUEUE,
                  wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &range, 1, &access, 0, &hazard_));
    }
    wd_sync_context_destroy(other);
}

TEST_F(SyncTest, SpacesAreSeparate) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    const wd_sync_access write = Access(WD_SYNC_COPY_TRANSFER_WRITE);
    const wd_range range = {0, 100};
    EXPECT_FALSE(wd_sync_context_detect(context_, WD_SYNC_IDEALIZED, &range, 1, &write, &hazard_));
}

TEST_F(SyncTest, Races) {
    wd_sync_context *other = NewContext(1);
    const wd_range range = {0, 10};
    EXPECT_EQ(0, Do(other, Access(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE), {0, 5}));
    EXPECT_EQ(0, Do(other, Access(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ), {5, 10}));
    const wd_sync_access read = Access(WD_SYNC_COPY_TRANSFER_READ),
                         write = Access(WD_SYNC_COPY_TRANSFER_WRITE);
    EXPECT_TRUE(wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &range, 1, &read, 0, &hazard_));
    EXPECT_EQ(WD_SYNC_READ_RACING_WRITE, hazard_.kind);
    EXPECT_TRUE(wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &range, 1, &write, 0, &hazard_));
    EXPECT_EQ(WD_SYNC_WRITE_RACING_WRITE, hazard_.kind);
    const wd_range read_range = {5, 10};
    EXPECT_TRUE(wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &read_range, 1, &write, 0, &hazard_));
    EXPECT_EQ(WD_SYNC_WRITE_RACING_READ, hazard_.kind);
    EXPECT_FALSE(wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &read_range, 1, &read, 0, &hazard_));
    // Accesses before the begin tag are ignored.
    EXPECT_FALSE(wd_sync_context_detect_async(other, WD_SYNC_LINEAR, &range, 1, &write, 100, &hazard_));
    wd_sync_context_destroy(other);
}

TEST_F(SyncTest, Presentation) {
    EXPECT_EQ(0, Do(WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE));
    EXPECT_EQ(WD_SYNC_PRESENT_AFTER_WRITE, Do(WD_SYNC_PRESENT));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_PRESENT, Do(WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE));
    EXPECT_EQ(WD_SYNC_PRESENT_AFTER_WRITE, Do(WD_SYNC_PRESENT));
    EXPECT_EQ(WD_SYNC_READ_AFTER_PRESENT, Do(WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_EQ(WD_SYNC_PRESENT_AFTER_READ, Do(WD_SYNC_PRESENT));
}

TEST_F(SyncTest, PresentationAfterSemaphores) {
    for (int frame = 0; frame < 3; frame++) {
        EXPECT_EQ(0, Do(WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE));
        Barrier(kAllCommands, kMemoryWrite, kCopy, kTransferRead);
        EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_READ));
        Barrier(kAllCommands, kMemoryWrite, WD_SYNC_STAGE_PRESENT,
                0); // The semaphore that the presentation waits for.
        EXPECT_EQ(0, Do(WD_SYNC_PRESENT));
        Barrier(WD_SYNC_STAGE_PRESENT, 0, kColorOutput, kColorWrite); // The acquire's semaphore.
    }
}

// --- Most recent access

TEST_F(SyncTest, ReadAfterCoveringReadIsSafe) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kVertexShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
    Barrier(kVertexShader, 0, kComputeShader, 0);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(WD_SYNC_BLIT_TRANSFER_READ)); // The second scope does not include its stage.
}

TEST_F(SyncTest, WriteAfterReadIsNotComparedWithTheWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
    Barrier(kComputeShader, 0, kCopy, 0);
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
}

// --- Chains and independence

TEST_F(SyncTest, AChainMakesAvailableWritesVisible) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kComputeShader, 0);
    Barrier(kComputeShader, 0, kVertexShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncTest, NoChainWithoutACommonStage) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kFragmentShader, 0);
    Barrier(kComputeShader, 0, kVertexShader, kShaderRead);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncTest, BarriersOfOneCommandDoNotChain) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    const wd_sync_barrier barriers[] = {
        wd_sync_barrier_make(kCopy, kTransferWrite, kComputeShader, kShaderRead, 0, 0),
        wd_sync_barrier_make(kComputeShader, 0, kVertexShader, kShaderRead, 0, 0),
    };
    wd_sync_barrier_command command = {++tag_, barriers, nullptr, 2, 0};
    EXPECT_EQ(WD_OK, wd_sync_context_barrier(context_, &command));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncTest, GlobalAndRangedBarriersOfOneCommandDoNotChain) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    const wd_range range = {0, 100};
    const wd_sync_barrier global =
        wd_sync_barrier_make(kCopy, kTransferWrite, kComputeShader, kShaderRead, 0, 0);
    const wd_sync_range_barrier ranged = {
        wd_sync_barrier_make(kComputeShader, 0, kVertexShader, kShaderRead, 0, 0),
        WD_SYNC_LINEAR,
        &range,
        1,
        false,
        0};
    const wd_sync_barrier_command command = {++tag_, &global, &ranged, 1, 1};
    EXPECT_EQ(WD_OK, wd_sync_context_barrier(context_, &command));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncTest, RangedBarrierReachesItsRangesOnly) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    const wd_range ranges[] = {{60, 80}, {10, 20}};
    const wd_sync_range_barrier ranged = {
        wd_sync_barrier_make(kCopy, kTransferWrite, kComputeShader, kShaderRead, 0, 0),
        WD_SYNC_LINEAR,
        ranges,
        2,
        false,
        0};
    const wd_sync_barrier_command command = {++tag_, nullptr, &ranged, 0, 1};
    EXPECT_EQ(WD_OK, wd_sync_context_barrier(context_, &command));
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {10, 20}));
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {65, 80}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {19, 21}));
    EXPECT_EQ(20u, hazard_.range.begin);
}

TEST_F(SyncTest, BarrierOfAnotherQueueNeedsAChain) {
    wd_sync_context *other = NewContext(1);
    EXPECT_EQ(0, Do(other, Access(WD_SYNC_COPY_TRANSFER_WRITE)));
    const wd_sync_barrier semaphore =
        wd_sync_barrier_make(kAllCommands, kMemoryWrite, kComputeShader, 0, 0, 1);
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(context_, other, &semaphore, 1));
    Barrier(kCopy, kTransferWrite, kVertexShader,
            kShaderRead); // Its first scope includes copies of queue 0, not of queue 1.
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ, {0, 1}));
    Barrier(kComputeShader, 0, kVertexShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ, {1, 2}));
    wd_sync_context_destroy(other);
}

// --- Layout transitions

TEST_F(SyncTest, TransitionAfterWrite) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE,
              Transition(kComputeShader, kShaderWrite, kFragmentShader, kShaderRead));
    EXPECT_EQ(kCopy, hazard_.fix.src_stages);
    EXPECT_EQ(kTransferWrite, hazard_.fix.src_accesses);
    EXPECT_EQ(0u, hazard_.fix.dst_stages);
}

TEST_F(SyncTest, TransitionAfterItsOwnBarrier) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(0, Transition(kCopy, kTransferWrite, kFragmentShader, kShaderRead));
    EXPECT_EQ(0, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Transition(kCopy, 0, kCopy, kTransferWrite));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
}

TEST_F(SyncTest, AccessAfterTransition) {
    EXPECT_EQ(0, Transition(kTopOfPipe, 0, kFragmentShader, kShaderRead));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_EQ(WD_SYNC_IMAGE_LAYOUT_TRANSITION, hazard_.prior.usage);
    EXPECT_FALSE(hazard_.fix_widens_prior);
    EXPECT_EQ(0, Transition(kCopy, 0, kBottomOfPipe, 0));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_TRUE(hazard_.fix_widens_prior);
    EXPECT_EQ(kCopy, hazard_.fix.dst_stages);
}

TEST_F(SyncTest, TransitionChainsIntoLaterBarriers) {
    EXPECT_EQ(0, Transition(kTopOfPipe, 0, kCopy, 0));
    Barrier(kCopy, 0, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncTest, ScopesOfAllCommandsHaveTransitions) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, kTransferWrite, kAllCommands, 0); // Available writes are visible to transitions.
    EXPECT_EQ(0, Transition(kTopOfPipe, 0, kBottomOfPipe, 0));
    Barrier(kAllCommands, 0, kFragmentShader, kShaderRead); // Writes of transitions are available.
    EXPECT_EQ(0, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    Barrier(kFragmentShader, 0, kTopOfPipe, 0); // As a second scope this is ALL_COMMANDS.
    EXPECT_EQ(0, Transition(kTopOfPipe, 0, kFragmentShader, kShaderRead));
}

TEST_F(SyncTest, OtherScopesHaveNoTransitions) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    Barrier(kCopy, 0, kAllCommands, kMemoryRead | kMemoryWrite); // It makes nothing available.
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Transition(kTopOfPipe, 0, kBottomOfPipe, 0));
    Barrier(kCopy | kComputeShader, 0, kFragmentShader, kShaderRead);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ));
    Barrier(kFragmentShader, 0, kFragmentShader | kCopy | kComputeShader, kMemoryRead | kMemoryWrite);
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Transition(kTopOfPipe, 0, kFragmentShader, kShaderRead));
}

// Transitions of one queue are in submission order, whatever their scopes.
TEST_F(SyncTest, TransitionsFollowEachOther) {
    EXPECT_EQ(0, Transition(kTopOfPipe, 0, kCopy, kTransferWrite));
    EXPECT_EQ(0, Transition(kComputeShader, 0, kCopy, kTransferRead));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_READ));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_READ, Transition(kComputeShader, 0, kCopy, kTransferWrite));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Transition(kComputeShader, 0, kCopy, kTransferWrite));
}

// --- Ordering

TEST_F(SyncTest, AttachmentWritesAreOrderedWithinASubpass) {
    const uint16_t color = WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE;
    EXPECT_EQ(0, Do(context_, Access(color, WD_SYNC_ORDERING_COLOR, 1)));
    EXPECT_EQ(0, Do(context_, Access(color, WD_SYNC_ORDERING_COLOR, 1)));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(context_, Access(color, WD_SYNC_ORDERING_COLOR, 2)));
    EXPECT_EQ(WD_SYNC_WRITE_AFTER_WRITE, Do(context_, Access(color, WD_SYNC_ORDERING_NONE, 2)));
}

TEST_F(SyncTest, DepthTestsAreOrderedEarlyAndLate) {
    EXPECT_EQ(0, Do(context_, Access(WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE,
                                     WD_SYNC_ORDERING_DEPTH_STENCIL, 1)));
    EXPECT_EQ(0, Do(context_, Access(WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ,
                                     WD_SYNC_ORDERING_DEPTH_STENCIL, 1)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(context_, Access(WD_SYNC_FRAGMENT_SHADER_INPUT_ATTACHMENT_READ, WD_SYNC_ORDERING_NONE, 1)));
}

TEST_F(SyncTest, LoadAndStoreOperationsAreOrdered) {
    const uint16_t color = WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE;
    const uint16_t input = WD_SYNC_FRAGMENT_SHADER_INPUT_ATTACHMENT_READ;
    EXPECT_EQ(0, Do(context_, Access(color, WD_SYNC_ORDERING_LOAD, 1)));
    EXPECT_EQ(0, Do(context_, Access(input, WD_SYNC_ORDERING_NONE, 1)));
    EXPECT_EQ(0, Do(context_, Access(color, WD_SYNC_ORDERING_STORE, 1)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(context_, Access(input, WD_SYNC_ORDERING_NONE, 2)));
}

// --- Events

class SyncEventTest : public SyncTest {
  protected:
    void Wait(uint64_t event, uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages,
              uint64_t dst_accesses) {
        Wait(context_, event, src_stages, src_accesses, dst_stages, dst_accesses);
    }
    void Wait(wd_sync_context *context, uint64_t event, uint64_t src_stages, uint64_t src_accesses,
              uint64_t dst_stages, uint64_t dst_accesses) {
        const wd_sync_barrier barrier =
            wd_sync_barrier_make(src_stages, src_accesses, dst_stages, dst_accesses, 0, 0);
        const wd_sync_barrier_command command = {++tag_, &barrier, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_wait_event(context, event, &command));
    }
};

TEST_F(SyncEventTest, OrdersAccessesBeforeTheSet) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {0, 10}));
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(context_, 5, ++tag_, wd_sync_first_scope(kCopy, 0, 0).stages));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {10, 20}));
    Wait(5, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {0, 10}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {10, 20}));
}

TEST_F(SyncEventTest, HasChainsAsOfTheSet) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(context_, 5, ++tag_, kVertexShader));
    Barrier(kCopy, kTransferWrite, kVertexShader, 0); // Too late for the event.
    Wait(5, kVertexShader, 0, kComputeShader, kShaderRead);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
}

TEST_F(SyncEventTest, OrdersNothingWhenReset) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(context_, 5, ++tag_, kCopy));
    wd_sync_context_reset_event(context_, 5);
    Wait(5, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
}

// The second subpass merges two contexts: that of the first subpass, and that before the render pass.
TEST_F(SyncEventTest, SetBeforeTheRenderPassOrdersALaterSubpassAndLaterCommands) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {0, 10}));
    EXPECT_EQ(WD_OK, wd_sync_context_set_event(context_, 5, ++tag_, wd_sync_first_scope(kCopy, 0, 0).stages));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {10, 20}));
    wd_sync_context *first = NewContext(), *second = NewContext(), *joined = NewContext();
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(first, context_, nullptr, 0));
    EXPECT_EQ(0, Do(first, Access(WD_SYNC_COPY_TRANSFER_WRITE), {20, 30}));
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(second, first, nullptr, 0));
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(second, context_, nullptr, 0));
    Wait(second, 5, kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(joined, second, nullptr, 0));
    EXPECT_EQ(WD_OK, wd_sync_context_take(context_, joined));
    for (wd_sync_context *context : {second, context_}) {
        EXPECT_EQ(0, Do(context, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {0, 10}));
        EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
                  Do(context, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {10, 20}));
        EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
                  Do(context, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {20, 30}));
    }
    for (wd_sync_context *context : {first, second, joined}) {
        wd_sync_context_destroy(context);
    }
}

// The wait orders accesses in its subpass and after the pass, but in another subpass only if its dependency
// continues from the wait.
TEST_F(SyncEventTest, WaitInASubpassOrdersNoOtherSubpass) {
    for (const bool goes_on : {false, true}) {
        wd_sync_context_clear(context_);
        EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
        EXPECT_EQ(WD_OK,
                  wd_sync_context_set_event(context_, 5, ++tag_, wd_sync_first_scope(kCopy, 0, 0).stages));
        wd_sync_context *first = NewContext(), *second = NewContext(), *joined = NewContext();
        const uint64_t begin_tag = ++tag_;
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(first, context_, nullptr, 0));
        const wd_sync_barrier after =
            wd_sync_barrier_make(kCopy, kTransferWrite, kComputeShader, kShaderRead, 0, 0);
        wd_sync_barrier here = after;
        here.flags = WD_SYNC_BARRIER_IN_SUBPASS;
        const wd_sync_barrier_command in_pass = {++tag_, &here, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_wait_event(first, 5, &in_pass));
        EXPECT_EQ(0, Do(first, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {0, 10}));

        wd_sync_barrier dependency = wd_sync_barrier_make(goes_on ? kComputeShader : kFragmentShader, 0,
                                                          kComputeShader, kShaderRead, 0, 0);
        dependency.begin_tag = begin_tag;
        dependency.end_tag = ++tag_;
        dependency.flags =
            WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_IN_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(second, first, &dependency, 1));
        EXPECT_EQ(goes_on ? 0 : WD_SYNC_READ_AFTER_WRITE,
                  Do(second, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {10, 20}));

        wd_sync_barrier leaves = {};
        leaves.end_tag = UINT64_MAX;
        leaves.flags = WD_SYNC_BARRIER_ENDS_SUBPASS;
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(joined, first, &leaves, 1));
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(joined, second, &leaves, 1));
        EXPECT_EQ(WD_OK, wd_sync_context_take(context_, joined));
        EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {20, 30}));
        const wd_sync_barrier_command out_of_pass = {in_pass.tag, &after, nullptr, 1, 0};
        EXPECT_EQ(WD_OK, wd_sync_context_wait_event(context_, 5, &out_of_pass));
        EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {30, 40}));
        for (wd_sync_context *context : {first, second, joined}) {
            wd_sync_context_destroy(context);
        }
    }
}

// --- Subpasses

TEST_F(SyncTest, SubpassDependencyHasItsSourceSubpassOnly) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {0, 10}));
    wd_sync_context *first = NewContext(), *second = NewContext();
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(first, context_, nullptr, 0));
    const uint64_t begin = tag_ + 1;
    EXPECT_EQ(0, Do(first, Access(WD_SYNC_COPY_TRANSFER_WRITE), {10, 20}));
    wd_sync_barrier dependency =
        wd_sync_barrier_make(kCopy, kTransferWrite, kComputeShader, kShaderRead, 0, 0);
    dependency.begin_tag = begin;
    dependency.end_tag = tag_ + 1;
    EXPECT_EQ(WD_OK, wd_sync_context_resolve(second, first, &dependency, 1));
    EXPECT_EQ(0, Do(second, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {10, 20}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(second, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {0, 10}));
    wd_sync_context_destroy(first);
    wd_sync_context_destroy(second);
}

// SyncManyReadsTest reads one range in many subpass instances: before a render pass, where a barrier orders
// the reads before copies, and in the first three subpasses of that pass. The third subpass is after the
// other two.
class SyncManyReadsTest : public SyncTest {
  protected:
    void ReadBefore(uint32_t num_instances) {
        for (uint32_t instance = 1; instance <= num_instances; instance++) {
            EXPECT_EQ(0, Do(context_, Read(instance)));
        }
        Barrier(kColorOutput, 0, kCopy, 0);
        for (uint32_t i = 0; i < 4; i++) {
            contexts_[i] = NewContext();
            wd_sync_context_set_pass(contexts_[i], num_instances + 1);
            if (i < 2) {
                EXPECT_EQ(WD_OK, wd_sync_context_resolve(contexts_[i], context_, nullptr, 0));
                ReadIn(i, num_instances + 1 + i);
            }
        }
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(contexts_[2], contexts_[0], nullptr, 0));
        EXPECT_EQ(WD_OK, wd_sync_context_resolve(contexts_[2], contexts_[1], nullptr, 0));
        ReadIn(2, num_instances + 3);
    }
    void TearDown() override {
        for (wd_sync_context *context : contexts_) {
            wd_sync_context_destroy(context);
        }
        SyncTest::TearDown();
    }
    wd_sync_access Read(uint32_t instance) {
        return Access(WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ, WD_SYNC_ORDERING_COLOR,
                      instance);
    }
    void ReadIn(uint32_t subpass, uint32_t instance) {
        EXPECT_EQ(0, Do(contexts_[subpass], Read(instance)));
        tags_[subpass] = tag_;
    }
    // Leave ends the pass with dependencies that order the reads of these subpasses before copies.
    void Leave(const std::set<uint32_t> &ordered) {
        for (uint32_t i = 0; i < 3; i++) {
            wd_sync_barrier leaves = {};
            leaves.end_tag = UINT64_MAX;
            if (ordered.count(i)) {
                leaves = wd_sync_barrier_make(kColorOutput, 0, kCopy, 0, 0, 0);
                leaves.begin_tag = tags_[i];
                leaves.end_tag = tags_[i] + 1;
            }
            leaves.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
            EXPECT_EQ(WD_OK, wd_sync_context_resolve(contexts_[3], contexts_[i], &leaves, 1));
        }
        EXPECT_EQ(WD_OK, wd_sync_context_take(context_, contexts_[3]));
    }

    wd_sync_context *contexts_[4] = {}; // Of three subpasses, and after the pass.
    uint64_t tags_[3] = {};
};

// A read of a subpass without an external dependency is found, however many other subpasses read the same.
TEST_F(SyncManyReadsTest, EachSubpassNeedsItsOwnDependency) {
    for (uint32_t num_before = 1; num_before <= 8; num_before++) {
        for (uint32_t lacking = 0; lacking < 4; lacking++) {
            std::set<uint32_t> ordered = {0, 1, 2};
            ordered.erase(lacking);
            ReadBefore(num_before);
            Leave(ordered);
            EXPECT_EQ(lacking < 3 ? WD_SYNC_WRITE_AFTER_READ : 0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
            EXPECT_TRUE(lacking == 3 || hazard_.prior.tag == tags_[lacking]) << num_before << lacking;
            for (wd_sync_context *&context : contexts_) {
                wd_sync_context_destroy(context);
                context = nullptr;
            }
            wd_sync_context_clear(context_);
        }
    }
}

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

    wd_sync_piece piece_ = {{0, 100},       {kRead, kWrite},       {},    2,     1,
                            WD_SYNC_LINEAR, WD_SYNC_ORDERING_NONE, false, false, {}};
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

// --- Sharing, collection, folding

TEST_F(SyncTest, EqualStatesAreShared) {
    std::vector<wd_range> ranges;
    for (uint64_t i = 0; i < 1000; i++) {
        ranges.push_back({10 * i, 10 * i + 5});
    }
    const wd_sync_access read = Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ);
    EXPECT_EQ(WD_OK, wd_sync_context_update(context_, WD_SYNC_LINEAR, ranges.data(), ranges.size(), &read));
    EXPECT_EQ(1000u, wd_sync_context_num_ranges(context_));
    EXPECT_EQ(1u, wd_sync_pool_get_statistics(pool_).num_states);
}

TEST_F(SyncTest, CopiesAreIndependent) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE));
    wd_sync_context *copy = NewContext();
    EXPECT_EQ(WD_OK, wd_sync_context_copy(copy, context_));
    Barrier(kCopy, kTransferWrite, kComputeShader, kShaderRead);
    Barrier(copy, kCopy, kTransferWrite, kVertexShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE,
              Do(copy, Access(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ), {0, 50}));
    EXPECT_EQ(0, Do(copy, Access(WD_SYNC_VERTEX_SHADER_SHADER_SAMPLED_READ), {50, 100}));
    wd_sync_context_destroy(copy);
}

// A frame loop: the memory use stays constant.
TEST_F(SyncTest, StatesAndLogStayBounded) {
    size_t most_states = 0, longest_log = 0;
    for (int frame = 0; frame < 20000; frame++) {
        const uint64_t at = static_cast<uint64_t>(frame % 16) * 10;
        Barrier(kComputeShader, kShaderRead, kCopy, kTransferWrite);
        ASSERT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {at, at + 10}));
        Barrier(kCopy, kTransferWrite, kComputeShader, kShaderRead);
        ASSERT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {at, at + 10}));
        most_states = std::max(most_states, wd_sync_pool_get_statistics(pool_).num_states);
        longest_log = std::max(longest_log, wd_sync_context_log_length(context_));
    }
    EXPECT_LT(most_states, 10000u);
    EXPECT_LT(longest_log, 1000u);
}

TEST_F(SyncTest, FoldingKeepsTheEffectsOfBarriers) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {0, 10}));
    Barrier(kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {10, 20}));
    for (int i = 0; i < 2000; i++) {
        Barrier(kFragmentShader, 0, kVertexShader, i % 3 ? kShaderRead : 0);
    }
    EXPECT_LT(wd_sync_context_log_length(context_), 600u);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {0, 10}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {10, 20}));
}

TEST_F(SyncTest, EmptyRangesDoNothing) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {5, 5}));
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {9, 3}));
    EXPECT_EQ(0u, wd_sync_context_num_ranges(context_));
    EXPECT_EQ(0, Transition(kCopy, 0, kCopy, 0, {7, 7}));
    EXPECT_EQ(0u, wd_sync_context_num_ranges(context_));
}

TEST_F(SyncTest, TopOfTheAddressSpace) {
    EXPECT_EQ(0, Do(WD_SYNC_COPY_TRANSFER_WRITE, {UINT64_MAX - 10, UINT64_MAX}));
    Barrier(kCopy, kTransferWrite, kComputeShader, kShaderRead);
    EXPECT_EQ(0, Do(WD_SYNC_COMPUTE_SHADER_SHADER_SAMPLED_READ, {UINT64_MAX - 5, UINT64_MAX}));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(WD_SYNC_COPY_TRANSFER_READ, {UINT64_MAX - 5, UINT64_MAX}));
}

} // namespace
