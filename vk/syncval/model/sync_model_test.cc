// Each hazard kind, with a program that has it and a variant with the barrier that removes it; chains,
// transitions, ordering; sharing, collection and folding.

#include "vk/syncval/model/sync_model_testing.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace {

using namespace wd::testing::model;

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

TEST_F(SyncTest, CriticalSectionsAreOrderedWithinAnInstance) {
    const uint16_t write = WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_WRITE;
    const uint16_t read = WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_READ;
    EXPECT_EQ(0, Do(context_, Access(write, WD_SYNC_ORDERING_INTERLOCK, 1)));
    EXPECT_EQ(0, Do(context_, Access(read, WD_SYNC_ORDERING_INTERLOCK, 1)));
    EXPECT_EQ(0, Do(context_, Access(write, WD_SYNC_ORDERING_INTERLOCK, 1)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(context_, Access(read, WD_SYNC_ORDERING_NONE, 1)));
    EXPECT_EQ(WD_SYNC_READ_AFTER_WRITE, Do(context_, Access(read, WD_SYNC_ORDERING_INTERLOCK, 2)));
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
