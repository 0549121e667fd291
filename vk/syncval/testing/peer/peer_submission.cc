#include "vk/syncval/testing/peer/peer_submission.h"

#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

using wd::testing::Make;

namespace {

// Lists are the arrays of one batch, to which the structs of either version point.
struct Lists {
    std::vector<VkSemaphoreSubmitInfo> waits2, signals2;
    std::vector<VkCommandBufferSubmitInfo> commands2;
    std::vector<VkSemaphore> waits, signals;
    std::vector<VkPipelineStageFlags> stages;
    std::vector<uint64_t> wait_values, signal_values;
    std::vector<VkCommandBuffer> commands;
    VkTimelineSemaphoreSubmitInfo values;
};

} // namespace

VkSemaphore Player::SemaphoreOf(uint32_t number) {
    VkSemaphore &semaphore = semaphores_[number];
    if (!semaphore) {
        auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = number < kTimeline ? VK_SEMAPHORE_TYPE_BINARY : VK_SEMAPHORE_TYPE_TIMELINE;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
    }
    return semaphore;
}

VkFence Player::FenceOf(uint32_t number) {
    if (!fences_[number]) {
        const auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        Check(vkCreateFence(device(), &info, nullptr, &fences_[number]), "vkCreateFence");
    }
    return fences_[number];
}

void Player::RecordSubmission(const Submission &submission) {
    std::vector<Lists> lists(submission.batches.size());
    std::vector<VkSubmitInfo2> batches2;
    std::vector<VkSubmitInfo> batches;
    for (size_t i = 0; i < lists.size(); i++) {
        const Batch &batch = submission.batches[i];
        Lists &to = lists[i];
        const auto add = [&](const SemaphoreUse &use, std::vector<VkSemaphoreSubmitInfo> *uses2,
                             std::vector<VkSemaphore> *uses, std::vector<uint64_t> *values) {
            auto info = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
            info.semaphore = SemaphoreOf(use.semaphore);
            info.value = use.value;
            info.stageMask = use.stages;
            uses2->push_back(info);
            uses->push_back(info.semaphore);
            values->push_back(use.value);
        };
        for (const SemaphoreUse &wait : batch.waits) {
            add(wait, &to.waits2, &to.waits, &to.wait_values);
            to.stages.push_back(static_cast<VkPipelineStageFlags>(wait.stages));
        }
        for (const SemaphoreUse &signal : batch.signals) {
            add(signal, &to.signals2, &to.signals, &to.signal_values);
        }
        for (const uint32_t primary : batch.primaries) {
            auto info = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
            info.commandBuffer = primaries_[primary];
            to.commands2.push_back(info);
            to.commands.push_back(primaries_[primary]);
        }
        to.values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
        to.values.waitSemaphoreValueCount = static_cast<uint32_t>(to.wait_values.size());
        to.values.pWaitSemaphoreValues = to.wait_values.data();
        to.values.signalSemaphoreValueCount = static_cast<uint32_t>(to.signal_values.size());
        to.values.pSignalSemaphoreValues = to.signal_values.data();
        auto info2 = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info2.waitSemaphoreInfoCount = static_cast<uint32_t>(to.waits2.size());
        info2.pWaitSemaphoreInfos = to.waits2.data();
        info2.commandBufferInfoCount = static_cast<uint32_t>(to.commands2.size());
        info2.pCommandBufferInfos = to.commands2.data();
        info2.signalSemaphoreInfoCount = static_cast<uint32_t>(to.signals2.size());
        info2.pSignalSemaphoreInfos = to.signals2.data();
        batches2.push_back(info2);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &to.values;
        info.waitSemaphoreCount = static_cast<uint32_t>(to.waits.size());
        info.pWaitSemaphores = to.waits.data();
        info.pWaitDstStageMask = to.stages.data();
        info.commandBufferCount = static_cast<uint32_t>(to.commands.size());
        info.pCommandBuffers = to.commands.data();
        info.signalSemaphoreCount = static_cast<uint32_t>(to.signals.size());
        info.pSignalSemaphores = to.signals.data();
        batches.push_back(info);
    }
    const VkFence fence = submission.fence < 0 ? VK_NULL_HANDLE : FenceOf(uint32_t(submission.fence));
    const VkQueue target = queue(submission.queue);
    const uint32_t count = static_cast<uint32_t>(lists.size());
    Check(submission.is_second ? vkQueueSubmit2(target, count, batches2.data(), fence)
                               : vkQueueSubmit(target, count, batches.data(), fence),
          "vkQueueSubmit");
}

void Player::WaitForFence(uint32_t number) {
    const VkFence fence = FenceOf(number);
    Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    Check(vkResetFences(device(), 1, &fence), "vkResetFences");
}

void Player::WaitForValue(uint64_t value) {
    const VkSemaphore semaphore = SemaphoreOf(kTimeline);
    auto info = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
    info.semaphoreCount = 1;
    info.pSemaphores = &semaphore;
    info.pValues = &value;
    Check(vkWaitSemaphores(device(), &info, UINT64_MAX), "vkWaitSemaphores");
}

void Player::WaitForQueue(uint32_t number) {
    Check(vkQueueWaitIdle(queue(number)), "vkQueueWaitIdle");
}

void Player::WaitForDevice() {
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
}

void Player::ForgetSubmissions() {
    for (VkSemaphore &semaphore : semaphores_) {
        vkDestroySemaphore(device(), semaphore, nullptr);
        semaphore = VK_NULL_HANDLE;
    }
    for (VkFence &fence : fences_) {
        vkDestroyFence(device(), fence, nullptr);
        fence = VK_NULL_HANDLE;
    }
}

} // namespace warden
