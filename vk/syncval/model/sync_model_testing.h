// The scene of the model's tests: a context, accesses, barriers and transitions in one call each.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_MODEL_TESTING_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_MODEL_TESTING_H

#include <gtest/gtest.h>

#include "vk/syncval/model/sync_model.h"

namespace wd::testing::model {

// Bits of VkPipelineStageFlags2 and VkAccessFlags2, written out: the tables under test have the names.
inline constexpr uint64_t kVertexShader = 0x8, kFragmentShader = 0x80, kColorOutput = 0x400,
                          kComputeShader = 0x800, kAllTransfer = 0x1000, kAllCommands = 0x10000,
                          kTopOfPipe = 0x1, kBottomOfPipe = 0x2000, kCopy = 0x100000000, kClear = 0x800000000;
inline constexpr uint64_t kShaderRead = 0x20, kShaderWrite = 0x40, kTransferRead = 0x800,
                          kTransferWrite = 0x1000, kMemoryRead = 0x8000, kMemoryWrite = 0x10000,
                          kColorWrite = 0x100;

class SyncTest : public ::testing::Test {
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

} // namespace wd::testing::model

#endif
