// A fixture that submits batches with semaphores and fences.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_BATCH_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_BATCH_FIXTURE_H

#include "vk/syncval/testing/syncval_fixture.h"

constexpr VkPipelineStageFlags2 kCopy = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr VkPipelineStageFlags2 kAll = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;

struct Use {
    VkSemaphore semaphore;
    uint64_t value;
    VkPipelineStageFlags2 stages;
};

struct Batch {
    std::vector<VkCommandBuffer> commands = {};
    std::vector<Use> waits = {}, signals = {};
    VkFence fence = VK_NULL_HANDLE;
};

inline std::vector<VkSemaphoreSubmitInfo> Infos(const std::vector<Use> &uses) {
    std::vector<VkSemaphoreSubmitInfo> infos;
    for (const Use &use : uses) {
        auto info = wd::testing::Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        info.semaphore = use.semaphore;
        info.value = use.value;
        info.stageMask = use.stages;
        infos.push_back(info);
    }
    return infos;
}

class SyncvalBatches : public SyncvalTest {
  protected:
    VkSemaphore Semaphore(bool timeline = false, const void *next = nullptr) {
        auto type =
            wd::testing::Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = timeline ? VK_SEMAPHORE_TYPE_TIMELINE : VK_SEMAPHORE_TYPE_BINARY;
        type.pNext = next;
        auto info = wd::testing::Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type;
        VkSemaphore semaphore;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        return semaphore;
    }

    VkFence Fence(const void *next = nullptr) {
        auto info = wd::testing::Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        info.pNext = next;
        VkFence fence;
        Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
        Defer([device = device(), fence] { vkDestroyFence(device, fence, nullptr); });
        return fence;
    }

    void Submit(VkQueue queue, const Batch &batch) {
        const auto waits = Infos(batch.waits), signals = Infos(batch.signals);
        std::vector<VkCommandBufferSubmitInfo> commands;
        for (VkCommandBuffer handle : batch.commands) {
            auto info =
                wd::testing::Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
            info.commandBuffer = handle;
            commands.push_back(info);
        }
        auto info = wd::testing::Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphoreInfos = waits.data();
        info.commandBufferInfoCount = static_cast<uint32_t>(commands.size());
        info.pCommandBufferInfos = commands.data();
        info.signalSemaphoreInfoCount = static_cast<uint32_t>(signals.size());
        info.pSignalSemaphoreInfos = signals.data();
        Check(vkQueueSubmit2(queue, 1, &info, batch.fence), "vkQueueSubmit2");
    }
};

// SyncvalCopies has command buffers that copy a buffer to the next one.
class SyncvalCopies : public SyncvalBatches {
  protected:
    static wd::testing::Options TwoQueues() {
        auto options = SyncOptions(GetParam());
        options.num_queues = 3;
        return options;
    }

    void MakeBuffers() {
        constexpr VkBufferUsageFlags usage =
            VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        a_ = MakeBuffer(256, usage);
        b_ = MakeBuffer(256, usage);
        c_ = MakeBuffer(256, usage);
        d_ = MakeBuffer(256, usage);
        write_ = Copying(a_, b_);
        read_ = Copying(b_, c_);
        SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, write_, "write");
        SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, read_, "read");
    }

    // Copying records a command buffer that can be submitted again while it is pending.
    VkCommandBuffer Copying(const wd::testing::Buffer &from, const wd::testing::Buffer &to) {
        VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    wd::testing::Buffer a_, b_, c_, d_;
    VkCommandBuffer write_ = VK_NULL_HANDLE, read_ = VK_NULL_HANDLE;
};

#endif
