// Stages of semaphores that order nothing, or not everything.
#include "vk/syncval/testing/syncval_batch_fixture.h"

namespace {

constexpr VkPipelineStageFlags2 kNone = VK_PIPELINE_STAGE_2_NONE, kTop = VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT,
                                kBottom = VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT,
                                kOutput = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;

} // namespace

class SyncvalSemaphoreTest : public SyncvalCopies {
  protected:
    void ExpectOrder(bool is_ordered) {
        if (!is_ordered) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "of command buffer (write)(0x");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
};

// BOTTOM_OF_PIPE in a second scope and TOP_OF_PIPE in a first scope are NONE.
TEST_P(SyncvalSemaphoreTest, NoStageOrdersNothing) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const struct {
        VkPipelineStageFlags2 signal, wait;
        bool is_ordered;
    } cases[] = {
        {kAll, kAll, true},          {kAll, kNone, false},
        {kAll, kBottom, false},      {kAll, kTop, true},
        {kNone, kAll, false},        {kTop, kAll, false},
        {kBottom, kAll, true},       {kNone, kNone, false},
        {kTop | kCopy, kCopy, true}, {kCopy, kBottom | kCopy, true},
    };
    for (const bool is_timeline : {false, true}) {
        const VkSemaphore semaphore = Semaphore(is_timeline);
        uint64_t value = 0;
        for (const auto &now : cases) {
            SCOPED_TRACE(std::to_string(now.signal) + ", " + std::to_string(now.wait) +
                         (is_timeline ? ", timeline" : ", binary"));
            value++;
            // The batch that starts afresh: no earlier signal operation of the queue counts.
            Submit(queue(0), {{write_}, {}, {{semaphore, value, now.signal}}});
            Submit(queue(1), {{read_}, {{semaphore, value, now.wait}}});
            ExpectOrder(now.is_ordered);
        }
    }
}

// The first scope of a signal operation includes earlier signal operations of the queue, and thus their work.
TEST_P(SyncvalSemaphoreTest, ASignalWithoutStagesFollowsEarlierSignals) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore first = Semaphore(), second = Semaphore(), third = Semaphore();
    for (const VkPipelineStageFlags2 stages : {kAll, kNone}) {
        Submit(queue(0), {{write_}, {}, {{first, 0, stages}}});
        Submit(queue(0), {{Copying(a_, d_)}, {}, {{second, 0, kNone}}});
        Submit(queue(1), {{read_}, {{second, 0, kAll}}});
        ExpectOrder(stages == kAll);
        Submit(queue(2), {{}, {{first, 0, kAll}}});
        vkDeviceWaitIdle(device());
    }
    // The work of its own batch is not before an earlier signal operation.
    Submit(queue(0), {{Copying(a_, d_)}, {}, {{first, 0, kAll}}});
    Submit(queue(0), {{write_}, {}, {{second, 0, kNone}}});
    Submit(queue(1), {{read_}, {{second, 0, kAll}}, {{third, 0, kAll}}});
    ExpectOrder(false);
}

// A batch without command buffers passes a dependency on if the stages of its wait and its signal form a chain.
TEST_P(SyncvalSemaphoreTest, EmptyBatchesNeedAChain) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore first = Semaphore(), second = Semaphore();
    const struct {
        VkPipelineStageFlags2 wait, signal;
        bool is_ordered;
    } cases[] = {
        {kAll, kAll, true},   {kOutput, kAll, true},   {kAll, kOutput, true},  {kOutput, kOutput, true},
        {kNone, kAll, false}, {kOutput, kCopy, false}, {kBottom, kAll, false},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(std::to_string(now.wait) + ", " + std::to_string(now.signal));
        Submit(queue(0), {{write_}, {}, {{first, 0, kAll}}});
        Submit(queue(2), {{}, {{first, 0, now.wait}}, {{second, 0, now.signal}}});
        Submit(queue(1), {{read_}, {{second, 0, kAll}}});
        ExpectOrder(now.is_ordered);
    }
}

// vkQueueSubmit has a stage mask for waits only; with synchronization2 it may be 0.
TEST_P(SyncvalSemaphoreTest, NoStageOfTheFirstVersion) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore semaphore = Semaphore();
    for (const VkPipelineStageFlags stages :
         {0, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT + 0, VK_PIPELINE_STAGE_TRANSFER_BIT + 0}) {
        Submit(queue(0), {{write_}, {}, {{semaphore, 0, kAll}}});
        auto info = wd::testing::Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &read_;
        info.waitSemaphoreCount = 1;
        info.pWaitSemaphores = &semaphore;
        info.pWaitDstStageMask = &stages;
        Check(vkQueueSubmit(queue(1), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        ExpectOrder(stages == VK_PIPELINE_STAGE_TRANSFER_BIT);
    }
}

WD_SYNCVAL_DRIVER(SyncvalSemaphoreTest, kNull);
