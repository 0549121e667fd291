// Acquisitions: each rule violated, and the almost equal call that is correct.
#include "vk/core/wsi/wsi_fixture.h"

namespace wd::testing {
namespace {

class AcquisitionTest : public WsiTest {
  protected:
    void SetUp() override {
        Options options = NullOptions();
        timeline_ = Make<VkPhysicalDeviceTimelineSemaphoreFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
        timeline_.timelineSemaphore = VK_TRUE;
        options.device_next = &timeline_;
        StartWsi(options);
        swapchain_ = Create(SwapchainInfo());
    }

    VkPhysicalDeviceTimelineSemaphoreFeatures timeline_;
    VkSwapchainKHR swapchain_ = VK_NULL_HANDLE;
};

TEST_F(AcquisitionTest, ASemaphoreThatAnAcquisitionSignaled) {
    const VkSemaphore semaphore = MakeSemaphore("acquired");
    Acquire(swapchain_, semaphore);
    Acquire(swapchain_, semaphore);
    ExpectMessage("VUID-vkAcquireNextImageKHR-semaphore-01286", "\"acquired\", which acquisition 1 of ");
    ExpectSilence();
}

TEST_F(AcquisitionTest, ASemaphoreThatAnAcquisition2Signaled) {
    const VkSemaphore semaphore = MakeSemaphore();
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-semaphore-01288", "pAcquireInfo->semaphore is VkSemaphore");
    ExpectSilence();
}

TEST_F(AcquisitionTest, ASemaphoreWhoseWaitIsPending) {
    const VkSemaphore semaphore = MakeSemaphore("acquired");
    const VkFence fence = MakeFence();
    Acquire(swapchain_, semaphore);
    SubmitOne({semaphore}, {}, fence);
    Acquire(swapchain_, semaphore);
    ExpectMessage("VUID-vkAcquireNextImageKHR-semaphore-01779",
                  "\"acquired\", which submission 1 to VkQueue");
    ExpectSilence();
    WaitFor(fence);
}

TEST_F(AcquisitionTest, ASemaphoreWhoseWaitIsPendingByAcquisition2) {
    const VkSemaphore semaphore = MakeSemaphore("acquired");
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    SubmitOne({semaphore}, {});
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-semaphore-01781", "waits for: the submission is not known");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_F(AcquisitionTest, ASemaphoreWhoseWaitIsComplete) {
    const VkSemaphore semaphore = MakeSemaphore();
    const VkFence fence = MakeFence();
    Acquire(swapchain_, semaphore);
    SubmitOne({semaphore}, {}, fence);
    WaitFor(fence);
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    ExpectSilence();
}

TEST_F(AcquisitionTest, ASemaphoreThatASubmissionSignaled) {
    const VkSemaphore semaphore = MakeSemaphore();
    const VkFence fence = MakeFence();
    SubmitOne({}, {semaphore}, fence);
    WaitFor(fence);
    Acquire(swapchain_, semaphore);
    ExpectMessage("VUID-vkAcquireNextImageKHR-semaphore-01286", "which submission 1 to VkQueue");
    ExpectSilence();
}

TEST_F(AcquisitionTest, ATimelineSemaphore) {
    const VkSemaphore semaphore = MakeSemaphore("", VK_SEMAPHORE_TYPE_TIMELINE);
    Acquire(swapchain_, semaphore);
    ExpectMessage("VUID-vkAcquireNextImageKHR-semaphore-03265", "VK_SEMAPHORE_TYPE_TIMELINE");
    Acquire2(swapchain_, semaphore, VK_NULL_HANDLE);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-semaphore-03266", "VK_SEMAPHORE_TYPE_TIMELINE");
    ExpectSilence();
}

TEST_F(AcquisitionTest, AFenceThatIsSignaled) {
    const VkFence fence = MakeFence(VK_FENCE_CREATE_SIGNALED_BIT);
    uint32_t index = 0;
    vkAcquireNextImageKHR(device(), swapchain_, 0, VK_NULL_HANDLE, fence, &index);
    ExpectMessage("VUID-vkAcquireNextImageKHR-fence-01287", "vkCreateFence created the fence signaled");
    Acquire2(swapchain_, VK_NULL_HANDLE, fence);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-fence-01289", "which was not reset");
    ExpectSilence();
}

TEST_F(AcquisitionTest, AFenceThatWasReset) {
    const VkFence fence = MakeFence(VK_FENCE_CREATE_SIGNALED_BIT);
    vkResetFences(device(), 1, &fence);
    Acquire2(swapchain_, VK_NULL_HANDLE, fence);
    WaitFor(fence);
    vkResetFences(device(), 1, &fence);
    uint32_t index = 0;
    vkAcquireNextImageKHR(device(), swapchain_, 0, VK_NULL_HANDLE, fence, &index);
    ExpectSilence();
}

TEST_F(AcquisitionTest, AFenceOfAPendingSubmission) {
    const VkFence fence = MakeFence();
    SubmitOne({}, {}, fence);
    Acquire2(swapchain_, VK_NULL_HANDLE, fence);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-fence-10067", "which submission 1 to VkQueue");
    ExpectSilence();
    const VkFence other = MakeFence();
    SubmitOne({}, {}, other);
    uint32_t index = 0;
    vkAcquireNextImageKHR(device(), swapchain_, 0, VK_NULL_HANDLE, other, &index);
    ExpectMessage("VUID-vkAcquireNextImageKHR-fence-10066", "which submission 2 to VkQueue");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_F(AcquisitionTest, ARetiredSwapchain) {
    VkSwapchainCreateInfoKHR info = SwapchainInfo();
    info.oldSwapchain = swapchain_;
    const VkSwapchainKHR replacement = Create(info);
    Acquire(swapchain_);
    ExpectMessage("VUID-vkAcquireNextImageKHR-swapchain-01285", "was created with this oldSwapchain");
    Acquire2(swapchain_, MakeSemaphore(), VK_NULL_HANDLE);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-swapchain-01675", "which is retired");
    Acquire(replacement);
    ExpectSilence();
}

// The surface of the null driver needs two images of three: one may be acquired before an acquisition.
TEST_F(AcquisitionTest, AnEndlessWaitWithTooManyImages) {
    Acquire(swapchain_);
    Acquire(swapchain_, VK_NULL_HANDLE, UINT64_MAX);
    ExpectSilence();
    Acquire(swapchain_, VK_NULL_HANDLE, UINT64_MAX - 1);
    ExpectSilence();
}

TEST_F(AcquisitionTest, AnEndlessWaitWithTooManyImagesMayNotReturn) {
    Acquire(swapchain_);
    Acquire(swapchain_);
    Acquire(swapchain_, VK_NULL_HANDLE, UINT64_MAX);
    ExpectMessage("VUID-vkAcquireNextImageKHR-surface-07783",
                  "timeout is UINT64_MAX, and 2 of the 3 images of VkSwapchainKHR");
    ExpectSilence();
}

TEST_F(AcquisitionTest, AnEndlessWaitOfAcquisition2) {
    Acquire(swapchain_);
    Acquire(swapchain_);
    Acquire2(swapchain_, MakeSemaphore(), VK_NULL_HANDLE, UINT64_MAX);
    ExpectMessage("VUID-vkAcquireNextImage2KHR-surface-07784", "pAcquireInfo->timeout is UINT64_MAX");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
