// Events, secondary command buffers, and hazards between submissions.
#include "vk/syncval/testing/syncval_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

class SyncvalSubmitTest : public SyncvalTest {
  protected:
    static constexpr VkBufferUsageFlags kCopies =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    static constexpr SyncMasks kCopyToCopy = {VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                                              VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT};

    void MakeBuffers() {
        a_ = MakeBuffer(256, kCopies);
        b_ = MakeBuffer(256, kCopies);
        c_ = MakeBuffer(256, kCopies);
    }

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    VkCommandBuffer Recorded(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    void SubmitOnly(VkCommandBuffer commands, VkSemaphore wait = VK_NULL_HANDLE,
                    VkSemaphore signal = VK_NULL_HANDLE) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.pWaitDstStageMask = &stages;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }

    Buffer a_, b_, c_;
};

TEST_P(SyncvalSubmitTest, HazardsBetweenSubmissions) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    VkCommandBuffer first = Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); });
    VkCommandBuffer second = Recorded([&](VkCommandBuffer commands) { Copy(commands, b_, c_); });
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, first, "upload");
    ExpectSilence();
    SubmitOnly(first);
    SubmitOnly(second);
    const SyncMasks masks = Suggested();
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                  "vkCmdCopyBuffer (command 1) of command buffer (upload)(0x");
    ExpectSilence();
    vkQueueWaitIdle(queue());
    VkCommandBuffer fixed = Recorded([&](VkCommandBuffer commands) {
        Barrier(commands, masks);
        Copy(commands, b_, c_);
    });
    SubmitOnly(first);
    SubmitOnly(fixed);
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_P(SyncvalSubmitTest, HazardsWithinOneBatch) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    const VkCommandBuffer both[] = {Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); }),
                                    Recorded([&](VkCommandBuffer commands) { Copy(commands, c_, a_); })};
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 2;
    info.pCommandBuffers = both;
    Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "read it before");
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

TEST_P(SyncvalSubmitTest, IdleQueuesOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    VkCommandBuffer first = Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); });
    VkCommandBuffer second = Recorded([&](VkCommandBuffer commands) { Copy(commands, b_, c_); });
    SubmitOnly(first);
    vkQueueWaitIdle(queue());
    SubmitOnly(second);
    vkDeviceWaitIdle(device());
    SubmitOnly(first);
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_P(SyncvalSubmitTest, SemaphoresOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    VkCommandBuffer first = Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); });
    VkCommandBuffer second = Recorded([&](VkCommandBuffer commands) { Copy(commands, b_, c_); });
    auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore;
    Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
    SubmitOnly(first, VK_NULL_HANDLE, semaphore);
    SubmitOnly(second, semaphore);
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_P(SyncvalSubmitTest, FencesThatWereWaitedForOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    VkCommandBuffer first = Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); });
    VkCommandBuffer second = Recorded([&](VkCommandBuffer commands) { Copy(commands, b_, c_); });
    VkCommandBuffer other = Recorded([&](VkCommandBuffer commands) { Barrier(commands, kCopyToCopy); });
    auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    VkFence fence;
    Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
    Defer([device = device(), fence] { vkDestroyFence(device, fence, nullptr); });
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &first;
    for (const bool is_followed : {false, true}) {
        Check(vkQueueSubmit(queue(), 1, &submit, fence), "vkQueueSubmit");
        if (is_followed) {
            SubmitOnly(other); // So that the queue has pending work after the fence.
        }
        Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
        Check(vkResetFences(device(), 1, &fence), "vkResetFences");
        SubmitOnly(second);
        vkQueueWaitIdle(queue());
    }
    ExpectSilence();
}

TEST_P(SyncvalSubmitTest, SubmitTimeCanBeSwitchedOff) {
    auto options = SyncOptions(GetParam());
    options.settings["syncval_submit_time_validation"] = "false";
    WD_START_DEVICE(options);
    MakeBuffers();
    SubmitOnly(Recorded([&](VkCommandBuffer commands) { Copy(commands, a_, b_); }));
    SubmitOnly(Recorded([&](VkCommandBuffer commands) { Copy(commands, b_, c_); }));
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_P(SyncvalSubmitTest, SecondaryCommandBuffersAreExecuted) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    const VkCommandBuffer secondaries[] = {
        RecordSecondary([&](VkCommandBuffer commands) { Copy(commands, a_, b_); }),
        RecordSecondary([&](VkCommandBuffer commands) { Copy(commands, b_, c_); })};
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, secondaries[0], "first");
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, secondaries[1], "second");
    VkCommandBuffer commands = Begin();
    vkCmdExecuteCommands(commands, 2, secondaries);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                  "vkCmdCopyBuffer (command 1 of secondary command buffer second) reads");
    ExpectSilence();
    vkEndCommandBuffer(commands);

    commands = Begin();
    vkCmdExecuteCommands(commands, 1, &secondaries[0]);
    Barrier(commands, kCopyToCopy);
    vkCmdExecuteCommands(commands, 1, &secondaries[1]);
    ExpectSilence();
    Copy(commands, c_, a_);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "of secondary command buffer second) wrote it before");
    ClearMessages();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalSubmitTest, EventsOrderAccessesBeforeTheSet) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    VkEvent event = MakeEvent();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
    for (const bool is_late : {false, true}) {
        VkCommandBuffer commands = Begin();
        if (is_late) {
            vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
        }
        Copy(commands, a_, b_);
        if (!is_late) {
            vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
        }
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        1, &barrier, 0, nullptr, 0, nullptr);
        Copy(commands, b_, c_);
        if (is_late) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "Barriers in between: vkCmdWaitEvents (command 3)");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

WD_SYNCVAL_DRIVERS(SyncvalSubmitTest);
