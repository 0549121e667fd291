// Submissions that a callback, or another validator, asks to skip: nothing of them is recorded.
#include "vk/syncval/testing/syncval_batch_fixture.h"

using wd::testing::Make;

constexpr const char *kReadAfterWrite = "SYNC-HAZARD-READ-AFTER-WRITE";

class SyncvalRefusedTest : public SyncvalCopies {
  protected:
    static wd::testing::Options RefusingOptions(bool refuses) {
        auto options = TwoQueues();
        options.num_queues = GetParam() == wd::testing::Driver::kNull ? 2 : 1;
        options.messenger_result = refuses;
        return options;
    }

    // SubmitEach submits a batch for each command buffer, in one call.
    VkResult SubmitEach(bool second, const std::vector<VkCommandBuffer> &commands,
                        VkFence fence = VK_NULL_HANDLE) {
        if (!second) {
            std::vector<VkSubmitInfo> batches;
            for (const VkCommandBuffer &handle : commands) {
                auto batch = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
                batch.commandBufferCount = 1;
                batch.pCommandBuffers = &handle;
                batches.push_back(batch);
            }
            return vkQueueSubmit(queue(), static_cast<uint32_t>(batches.size()), batches.data(), fence);
        }
        std::vector<VkCommandBufferSubmitInfo> infos;
        for (VkCommandBuffer handle : commands) {
            infos.push_back(Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO));
            infos.back().commandBuffer = handle;
        }
        std::vector<VkSubmitInfo2> batches;
        for (const VkCommandBufferSubmitInfo &info : infos) {
            auto batch = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
            batch.commandBufferInfoCount = 1;
            batch.pCommandBufferInfos = &info;
            batches.push_back(batch);
        }
        return vkQueueSubmit2(queue(), static_cast<uint32_t>(batches.size()), batches.data(), fence);
    }

    VkResult SubmitWith(VkQueue at, VkCommandBuffer commands, const std::vector<Use> &waits,
                        const std::vector<Use> &signals) {
        const auto wait_infos = Infos(waits), signal_infos = Infos(signals);
        auto command_info = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        command_info.commandBuffer = commands;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = static_cast<uint32_t>(wait_infos.size());
        info.pWaitSemaphoreInfos = wait_infos.data();
        info.commandBufferInfoCount = 1;
        info.pCommandBufferInfos = &command_info;
        info.signalSemaphoreInfoCount = static_cast<uint32_t>(signal_infos.size());
        info.pSignalSemaphoreInfos = signal_infos.data();
        return vkQueueSubmit2(at, 1, &info, VK_NULL_HANDLE);
    }
};

// The second batch has the hazard. The first one wrote b, if it was submitted.
TEST_P(SyncvalRefusedTest, TwoBatches) {
    for (const bool refuses : {true, false}) {
        for (const bool second : {true, false}) {
            SCOPED_TRACE(std::string(refuses ? "refused" : "submitted") + (second ? ", 2" : ""));
            WD_START_DEVICE(RefusingOptions(refuses));
            MakeBuffers();
            const VkFence fence = Fence();
            const VkCommandBuffer reads_a_part = Copying(b_, d_), overwrites = Copying(d_, a_);
            EXPECT_EQ(refuses ? VK_ERROR_VALIDATION_FAILED_EXT : VK_SUCCESS,
                      SubmitEach(second, {write_, read_}, fence));
            ExpectMessage(kReadAfterWrite, "of command buffer (read)(0x");
            ExpectSilence(); // Once.
            // Nothing wrote b, or read a.
            set_messenger_result(VK_FALSE);
            EXPECT_EQ(VK_SUCCESS, SubmitEach(second, {reads_a_part}));
            if (!refuses) {
                ExpectMessage(kReadAfterWrite, "vkCmdCopyBuffer (command 1) of command buffer");
            }
            ExpectSilence();
            vkDeviceWaitIdle(device());
            // The same call is judged again, and the fence is free.
            if (refuses) {
                EXPECT_EQ(VK_SUCCESS, SubmitEach(second, {write_, read_}, fence));
                ExpectMessage(kReadAfterWrite, "of command buffer (read)(0x");
                EXPECT_EQ(VK_SUCCESS, vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX));
                EXPECT_EQ(VK_SUCCESS, SubmitEach(second, {overwrites}));
            }
            ExpectSilence();
            vkDeviceWaitIdle(device());
            Stop();
            ClearMessages();
        }
    }
}

// The accesses before the refused call are still there.
TEST_P(SyncvalRefusedTest, EarlierWorkStays) {
    WD_START_DEVICE(RefusingOptions(true));
    MakeBuffers();
    const VkCommandBuffer to_d = Copying(b_, d_);
    EXPECT_EQ(VK_SUCCESS, SubmitEach(true, {write_}));
    ExpectSilence();
    for (int repeated = 0; repeated < 3; repeated++) {
        EXPECT_EQ(VK_ERROR_VALIDATION_FAILED_EXT, SubmitEach(true, {read_, to_d}));
        EXPECT_EQ(2u, messages().size());
        ClearMessages();
    }
    vkDeviceWaitIdle(device());
    EXPECT_EQ(VK_SUCCESS, SubmitEach(true, {read_, to_d}));
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// A validator before this one refuses the call: a command buffer of the second batch is being recorded.
TEST_P(SyncvalRefusedTest, ByAnotherValidator) {
    for (const bool refuses : {true, false}) {
        auto options = RefusingOptions(refuses);
        options.settings["validate_object_lifetimes"] = "true";
        options.settings["validate_core"] = "true";
        WD_START_DEVICE(options);
        MakeBuffers();
        const VkCommandBuffer later = Copying(b_, d_);
        const VkCommandBuffer recording = Begin();
        if (refuses) {
            EXPECT_EQ(VK_ERROR_VALIDATION_FAILED_EXT, SubmitEach(false, {write_, recording}));
            EXPECT_FALSE(messages().empty());
            ClearMessages();
        }
        EXPECT_EQ(VK_SUCCESS, vkEndCommandBuffer(recording));
        if (!refuses) {
            EXPECT_EQ(VK_SUCCESS, SubmitEach(false, {write_, recording}));
        }
        ExpectSilence();
        EXPECT_EQ(VK_SUCCESS, SubmitEach(false, {later}));
        if (!refuses) {
            ExpectMessage(kReadAfterWrite, "vkCmdCopyBuffer (command 1) of command buffer");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
        Stop();
        ClearMessages();
    }
}

// With several queues, which lavapipe does not have.
class SyncvalRefusedQueuesTest : public SyncvalRefusedTest {};

// A refused call neither waits for a semaphore nor signals one.
TEST_P(SyncvalRefusedQueuesTest, Semaphores) {
    for (const bool is_timeline : {false, true}) {
        SCOPED_TRACE(is_timeline);
        WD_START_DEVICE(RefusingOptions(true));
        MakeBuffers();
        const VkSemaphore waited = Semaphore(is_timeline), signaled = Semaphore(is_timeline);
        const VkCommandBuffer to_d = Copying(b_, d_), from_c = Copying(c_, a_),
                              after = Copying(c_, MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_DST_BIT));
        const uint64_t value = is_timeline ? 1 : 0;
        EXPECT_EQ(VK_SUCCESS, SubmitWith(queue(0), write_, {}, {{waited, value, kCopy}}));
        ExpectSilence();
        // It writes a, which the other queue reads: the wait has the wrong stage.
        EXPECT_EQ(VK_ERROR_VALIDATION_FAILED_EXT,
                  SubmitWith(queue(1), from_c, {{waited, value, VK_PIPELINE_STAGE_2_CLEAR_BIT}},
                             {{signaled, value, kCopy}}));
        EXPECT_EQ(1u, messages().size());
        ClearMessages();
        // The call that was refused ordered nothing: without a wait, the read of b races with its write.
        set_messenger_result(VK_FALSE);
        EXPECT_EQ(VK_SUCCESS, SubmitWith(queue(1), to_d, {}, {}));
        ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "reads Buffer");
        ExpectSilence();
        // The semaphore is still signaled.
        EXPECT_EQ(VK_SUCCESS,
                  SubmitWith(queue(1), read_, {{waited, value, kCopy}}, {{signaled, value, kCopy}}));
        ExpectSilence();
        EXPECT_EQ(VK_SUCCESS,
                  SubmitWith(queue(0), after, {{signaled, value, VK_PIPELINE_STAGE_2_CLEAR_BIT}}, {}));
        ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "reads Buffer");
        ExpectSilence();
        vkDeviceWaitIdle(device());
        Stop();
        ClearMessages();
    }
}

WD_SYNCVAL_DRIVER(SyncvalRefusedQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalRefusedTest);
