// Events, and dependencies of subpasses.

#include "vk/syncval/model/sync_model_testing.h"

#include <gtest/gtest.h>

#include <set>

namespace {

using namespace wd::testing::model;

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

} // namespace
