// Submissions: stages of the queue and protected command buffers. Each rule violated, and the almost equal correct
// call.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class SubmittedStagesTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.other_families = true;
        protected_ = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
        protected_.protectedMemory = VK_TRUE;
        synchronization_ = Make<VkPhysicalDeviceSynchronization2Features>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
        synchronization_.synchronization2 = VK_TRUE;
        synchronization_.pNext = &protected_;
        options.device_next = &synchronization_;
        WD_START_DEVICE(options);
        vkGetDeviceQueue(device(), 2, 0, &transfer_);
    }

    VkSemaphore MakeSemaphore() {
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([this, semaphore] {
            vkDeviceWaitIdle(device());
            vkDestroySemaphore(device(), semaphore, nullptr);
        });
        return semaphore;
    }

    static void Signal(VkQueue queue, VkSemaphore semaphore) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.signalSemaphoreCount = 1;
        info.pSignalSemaphores = &semaphore;
        vkQueueSubmit(queue, 1, &info, VK_NULL_HANDLE);
    }
    static void Wait(VkQueue queue, VkSemaphore semaphore, VkPipelineStageFlags stages) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.waitSemaphoreCount = 1;
        info.pWaitSemaphores = &semaphore;
        info.pWaitDstStageMask = &stages;
        vkQueueSubmit(queue, 1, &info, VK_NULL_HANDLE);
    }
    void Submit2(VkQueue queue, const VkSemaphoreSubmitInfo *wait, const VkSemaphoreSubmitInfo *signal) {
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = wait ? 1 : 0;
        info.pWaitSemaphoreInfos = wait;
        info.signalSemaphoreInfoCount = signal ? 1 : 0;
        info.pSignalSemaphoreInfos = signal;
        vkQueueSubmit2(queue, 1, &info, VK_NULL_HANDLE);
    }

    VkCommandBuffer Record(bool is_protected) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.flags = is_protected ? VK_COMMAND_POOL_CREATE_PROTECTED_BIT : 0;
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        Defer([this, pool] {
            vkDeviceWaitIdle(device());
            vkDestroyCommandPool(device(), pool, nullptr);
        });
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        vkEndCommandBuffer(commands);
        return commands;
    }
    void SubmitCommands(VkCommandBuffer commands, VkBool32 is_protected) {
        auto chained = Make<VkProtectedSubmitInfo>(VK_STRUCTURE_TYPE_PROTECTED_SUBMIT_INFO);
        chained.protectedSubmit = is_protected;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &chained;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    }
    void SubmitCommands2(VkCommandBuffer commands, VkSubmitFlags flags) {
        auto one = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        one.commandBuffer = commands;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.flags = flags;
        info.commandBufferInfoCount = 1;
        info.pCommandBufferInfos = &one;
        vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    }

    VkPhysicalDeviceProtectedMemoryFeatures protected_;
    VkPhysicalDeviceSynchronization2Features synchronization_;
    VkQueue transfer_ = VK_NULL_HANDLE;
};

TEST_F(SubmittedStagesTest, StagesOfWaits) {
    const VkSemaphore semaphore = MakeSemaphore();
    Signal(queue(), semaphore);
    Wait(transfer_, semaphore, VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Signal(queue(), semaphore);
    Wait(transfer_, semaphore, VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    ExpectMessage("VUID-vkQueueSubmit-pWaitDstStageMask-00066",
                  "queue family 2 of the queue does not support VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT");
    ExpectSilence();
}

TEST_F(SubmittedStagesTest, WaitsWithoutStagesAreAFeature) {
    const VkSemaphore semaphore = MakeSemaphore();
    Signal(queue(), semaphore);
    Wait(queue(), semaphore, 0);
    ExpectSilence();
    Stop();
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_2;
    WD_START_DEVICE(options);
    const VkSemaphore other = MakeSemaphore();
    Signal(queue(), other);
    Wait(queue(), other, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    Signal(queue(), other);
    ExpectSilence();
    Wait(queue(), other, 0);
    ExpectMessage("VUID-VkSubmitInfo-pWaitDstStageMask-03937",
                  "pSubmits[0].pWaitDstStageMask[0] is 0, synchronization2 is not enabled");
    ExpectSilence();
}

TEST_F(SubmittedStagesTest, StagesOfSubmit2) {
    auto use = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
    use.semaphore = MakeSemaphore();
    use.stageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    Submit2(transfer_, nullptr, &use);
    Submit2(transfer_, &use, nullptr);
    ExpectSilence();
    vkDeviceWaitIdle(device());
    use.stageMask = VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT;
    Submit2(transfer_, nullptr, &use);
    ExpectMessage("VUID-vkQueueSubmit2-stageMask-03869", "VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT");
    Submit2(transfer_, &use, nullptr);
    ExpectMessage("VUID-vkQueueSubmit2-stageMask-03870", "pSubmits[0].pWaitSemaphoreInfos[0].stageMask");
    ExpectSilence();
}

TEST_F(SubmittedStagesTest, ProtectedCommandBuffers) {
    const VkCommandBuffer plain = Record(false), guarded = Record(true);
    SubmitCommands(plain, VK_FALSE);
    vkDeviceWaitIdle(device());
    ExpectSilence();
    SubmitCommands(guarded, VK_FALSE);
    ExpectMessage("VUID-VkSubmitInfo-pNext-04120", "which is protected, but the submission is not");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    SubmitCommands(guarded, VK_TRUE);
    ExpectMessage("VUID-vkQueueSubmit-queue-06448", "without VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    SubmitCommands(plain, VK_TRUE);
    ExpectMessage("VUID-vkQueueSubmit-queue-06448", "");
    ExpectMessage("VUID-VkSubmitInfo-pNext-04148", "which is unprotected, but the submission is protected");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_F(SubmittedStagesTest, ProtectedCommandBuffersOfSubmit2) {
    const VkCommandBuffer plain = Record(false), guarded = Record(true);
    SubmitCommands2(plain, 0);
    vkDeviceWaitIdle(device());
    ExpectSilence();
    SubmitCommands2(guarded, 0);
    ExpectMessage("VUID-VkSubmitInfo2-flags-03887", "pSubmits[0].pCommandBufferInfos[0].commandBuffer");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    SubmitCommands2(plain, VK_SUBMIT_PROTECTED_BIT);
    ExpectMessage("VUID-VkSubmitInfo2-flags-03886", "which is unprotected, but the submission is protected");
    ClearMessages(); // The queue is unprotected: 06447.
    vkDeviceWaitIdle(device());
}

} // namespace
} // namespace wd::testing
