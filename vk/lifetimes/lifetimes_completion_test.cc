// How the application can know that work is complete, other than from a fence.
#include "vk/lifetimes/lifetimes_testing.h"

namespace wd::testing {
namespace {

class LifetimesCompletion : public LifetimesTest {};

// Only the pending submission can have ended the wait, although it signals a later value.
TEST_F(LifetimesCompletion, SemaphoresWaitedForAtAnEarlierValue) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.timelineSemaphore = VK_TRUE;
    Options options = MakeOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    info.pNext = &type;
    for (bool waits : {false, true}) {
        VkSemaphore semaphore = VK_NULL_HANDLE;
        ASSERT_EQ(vkCreateSemaphore(device(), &info, nullptr, &semaphore), VK_SUCCESS);
        const uint64_t signaled = 3, waited = 2;
        auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        values.signalSemaphoreValueCount = 1;
        values.pSignalSemaphoreValues = &signaled;
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.pNext = &values;
        submit.signalSemaphoreCount = 1;
        submit.pSignalSemaphores = &semaphore;
        ASSERT_EQ(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), VK_SUCCESS);
        auto wait = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
        wait.semaphoreCount = 1;
        wait.pSemaphores = &semaphore;
        wait.pValues = &waited;
        if (waits) {
            ASSERT_EQ(vkWaitSemaphores(device(), &wait, UINT64_MAX), VK_SUCCESS);
        }
        vkDestroySemaphore(device(), semaphore, nullptr);
        if (!waits) {
            ExpectMessage("VUID-vkDestroySemaphore-semaphore-05149", "is still in use by submission");
        }
        ExpectSilence();
        vkQueueWaitIdle(queue());
    }
}

TEST_F(LifetimesCompletion, QueryPoolsWithResults) {
    WD_START_DEVICE(MakeOptions());
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    const VkFence fence = MakeFence();
    auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    info.queryCount = 4;
    for (bool asks : {false, true}) {
        VkQueryPool queries = VK_NULL_HANDLE;
        ASSERT_EQ(vkCreateQueryPool(device(), &info, nullptr, &queries), VK_SUCCESS);
        Record(commands);
        vkCmdResetQueryPool(commands, queries, 0, 2);
        vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, queries, 1);
        vkEndCommandBuffer(commands);
        SubmitTo(queue(), {commands}, fence);
        uint64_t time = 0;
        if (asks) {
            ASSERT_EQ(vkGetQueryPoolResults(device(), queries, 1, 1, sizeof time, &time, sizeof time,
                                            VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                      VK_SUCCESS);
        }
        vkDestroyQueryPool(device(), queries, nullptr);
        if (!asks) {
            ExpectMessage("VUID-vkDestroyQueryPool-queryPool-00793", "is still in use by VkCommandBuffer");
        }
        ExpectSilence();
        Wait(fence);
        vkResetFences(device(), 1, &fence);
    }
    vkDestroyFence(device(), fence, nullptr);
}

// The null driver's events are set by the host only: commands run on lavapipe.
TEST_F(LifetimesCompletion, EventsThatTheApplicationSawSet) {
    Options options = MakeOptions();
    options.driver = Driver::kLavapipe;
    WD_START_DEVICE(options);
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    const VkFence fence = MakeFence();
    auto info = Make<VkEventCreateInfo>(VK_STRUCTURE_TYPE_EVENT_CREATE_INFO);
    enum { kNobody, kHost, kCommand };
    for (int setter : {kNobody, kHost, kCommand}) {
        VkEvent event = VK_NULL_HANDLE;
        ASSERT_EQ(vkCreateEvent(device(), &info, nullptr, &event), VK_SUCCESS);
        if (setter == kHost) {
            ASSERT_EQ(vkSetEvent(device(), event), VK_SUCCESS);
        }
        Record(commands);
        vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
        vkEndCommandBuffer(commands);
        SubmitTo(queue(), {commands}, fence);
        while (setter != kNobody && vkGetEventStatus(device(), event) != VK_EVENT_SET) {
        }
        if (setter == kCommand) {
            vkDestroyEvent(device(), event, nullptr);
            ExpectSilence();
            Wait(fence);
        } else {
            set_messenger_result(VK_TRUE); // The driver must not lose the event.
            vkDestroyEvent(device(), event, nullptr);
            set_messenger_result(VK_FALSE);
            ExpectMessage("VUID-vkDestroyEvent-event-01145", "is still in use by VkCommandBuffer");
            Wait(fence);
            vkDestroyEvent(device(), event, nullptr);
            ExpectSilence();
        }
        vkResetFences(device(), 1, &fence);
    }
    vkDestroyFence(device(), fence, nullptr);
}

} // namespace
} // namespace wd::testing
