// The layouts of images in descriptors, when several queues change them.
#include "vk/gpuav/testing/gpuav_image_layouts_test.h"

namespace wd::testing {
namespace {

// Two queues of the null driver, which runs nothing: the order of submissions is only in their semaphores.
class QueueLayoutsTest : public ImageLayoutsTest {
  protected:
    Options MakeQueueOptions() {
        Options options = MakeOptions();
        options.driver = Driver::kNull;
        options.num_queues = 2;
        vulkan12_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12_.timelineSemaphore = VK_TRUE;
        vulkan12_.pNext = &vulkan13_;
        options.device_next = &vulkan12_;
        return options;
    }
    VkSemaphore MakeSemaphore(VkSemaphoreType type) {
        auto type_info = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type_info.semaphoreType = type;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type_info;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        return semaphore;
    }
    static VkSemaphoreSubmitInfo Use(VkSemaphore semaphore, uint64_t value) {
        auto use = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        use.semaphore = semaphore;
        use.value = value;
        use.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        return use;
    }
    void SubmitTo(uint32_t index, VkCommandBuffer commands, const VkSemaphoreSubmitInfo *waits,
                  const VkSemaphoreSubmitInfo *signals) {
        auto buffer = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        buffer.commandBuffer = commands;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = waits ? 1 : 0;
        info.pWaitSemaphoreInfos = waits;
        info.commandBufferInfoCount = 1;
        info.pCommandBufferInfos = &buffer;
        info.signalSemaphoreInfoCount = signals ? 1 : 0;
        info.pSignalSemaphoreInfos = signals;
        Check(vkQueueSubmit2(queue(index), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit2");
    }
    VkCommandBuffer RecordUse() {
        VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        Dispatch(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }
    VkCommandBuffer RecordTransition(VkImageLayout to) {
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, to);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ = {};
};

TEST_F(QueueLayoutsTest, ASemaphoreOrdersSubmissions) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    const VkSemaphoreSubmitInfo done = Use(MakeSemaphore(VK_SEMAPHORE_TYPE_BINARY), 0);
    SubmitTo(0, RecordTransition(kGeneral), nullptr, &done);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(1, use, nullptr, nullptr); // In no order with the transition.
    EXPECT_TRUE(messages().empty());
    SubmitTo(1, use, &done, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

TEST_F(QueueLayoutsTest, ChangesWithoutAnOrderAreNotCompared) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    SubmitTo(0, RecordTransition(kGeneral), nullptr, nullptr);
    SubmitTo(1, RecordTransition(kReadOnly), nullptr, nullptr);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(0, use, nullptr, nullptr);
    SubmitTo(1, use, nullptr, nullptr);
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    SubmitTo(1, use, nullptr, nullptr); // Which transition was the last one stays unknown.
    EXPECT_TRUE(messages().empty());
    SubmitTo(1, RecordTransition(kGeneral), nullptr, nullptr);
    SubmitTo(1, use, nullptr, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

TEST_F(QueueLayoutsTest, AWaitBeforeItsSignalIsNotCompared) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    const VkSemaphore timeline = MakeSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    const VkSemaphoreSubmitInfo first = Use(timeline, 1), second = Use(timeline, 2);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(1, use, &first, nullptr);
    SubmitTo(0, RecordTransition(kReadOnly), nullptr, &first);
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    EXPECT_TRUE(messages().empty());
    SubmitTo(0, RecordTransition(kGeneral), nullptr, &second);
    SubmitTo(1, use, &second, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

// The host may transition images before it sets an event.
class HostEventLayoutsTest : public QueueLayoutsTest {
  protected:
    Options MakeHostOptions() {
        Options options = MakeQueueOptions();
        options.settings["message_id_filter"] = "SYNC-vkCmdWaitEvents-host-deadlock";
        return options;
    }
    void Wait(VkCommandBuffer commands, VkPipelineStageFlags from) {
        vkCmdWaitEvents(commands, 1, &event_, from, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, nullptr, 0,
                        nullptr, 0, nullptr);
    }
    void Wait2(VkCommandBuffer commands, VkPipelineStageFlags2 from) {
        auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
        barrier.srcStageMask = from;
        barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = &barrier;
        vkCmdWaitEvents2(commands, 1, &event_, &info);
    }

    VkEvent event_ = VK_NULL_HANDLE;
};

TEST_F(HostEventLayoutsTest, LayoutsBeforeAWaitForTheHostAreUnknown) {
    WD_START_DEVICE(MakeHostOptions());
    MakeProgram(kReadOnly);
    event_ = MakeEvent();
    for (bool is_second : {false, true}) {
        for (bool is_host : {true, false}) {
            EXPECT_TRUE(messages().empty());
            VkCommandBuffer commands = Begin();
            Transition(commands, sampled_, kGeneral);
            if (is_second) {
                Wait2(commands,
                      is_host ? VK_PIPELINE_STAGE_2_HOST_BIT : VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
            } else {
                Wait(commands, is_host ? VK_PIPELINE_STAGE_HOST_BIT : VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
            }
            Dispatch(commands);
            Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        }
        ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    }
    VkCommandBuffer commands = Begin();
    Wait(commands, VK_PIPELINE_STAGE_HOST_BIT);
    Transition(commands, sampled_, kGeneral);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

TEST_F(HostEventLayoutsTest, AWaitInASecondaryCommandBufferCounts) {
    WD_START_DEVICE(MakeHostOptions());
    MakeProgram(kReadOnly);
    event_ = MakeEvent();
    const VkCommandBuffer wait = RecordSecondary([this](VkCommandBuffer commands) {
        Transition(commands, sampled_, kGeneral);
        Wait(commands, VK_PIPELINE_STAGE_HOST_BIT);
    });
    const VkCommandBuffer change = RecordSecondary([this](VkCommandBuffer commands) {
        Wait(commands, VK_PIPELINE_STAGE_HOST_BIT);
        Transition(commands, sampled_, kGeneral);
    });
    for (VkCommandBuffer executed : {wait, change}) {
        EXPECT_TRUE(messages().empty());
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kGeneral);
        vkCmdExecuteCommands(commands, 1, &executed);
        Dispatch(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Stop();
    ExpectSilence();
}

TEST_F(HostEventLayoutsTest, LayoutsAreUnknownUntilTheSubmissionIsComplete) {
    WD_START_DEVICE(MakeHostOptions());
    MakeProgram(kReadOnly);
    event_ = MakeEvent();
    VkCommandBuffer wait = Begin();
    Transition(wait, sampled_, kGeneral);
    Wait(wait, VK_PIPELINE_STAGE_HOST_BIT);
    Check(vkEndCommandBuffer(wait), "vkEndCommandBuffer");
    const VkCommandBuffer use = RecordUse();
    Check(vkSetEvent(device(), event_), "vkSetEvent");
    SubmitTo(0, wait, nullptr, nullptr);
    SubmitTo(0, use, nullptr, nullptr);
    EXPECT_TRUE(messages().empty());
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    SubmitTo(0, use, nullptr, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

// The host may signal a smaller value before the batch of the other queue signals a larger one.
TEST_F(QueueLayoutsTest, ASignalOfALargerValueOrdersNothing) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    const VkSemaphore timeline = MakeSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    const VkSemaphoreSubmitInfo first = Use(timeline, 1), second = Use(timeline, 2);
    SubmitTo(0, RecordTransition(kGeneral), nullptr, &second);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(1, use, &first, nullptr);
    EXPECT_TRUE(messages().empty());
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    SubmitTo(1, use, &second, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
