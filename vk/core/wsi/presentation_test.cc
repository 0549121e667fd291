// Presentations: each rule violated, and the almost equal call that is correct.
#include "vk/core/wsi/wsi_fixture.h"

namespace wd::testing {
namespace {

constexpr char kNotAcquired[] = "VUID-VkPresentInfoKHR-pImageIndices-01430";

class PresentationTest : public WsiTest {
  protected:
    void SetUp() override {
        Options options = NullOptions();
        timeline_ = Make<VkPhysicalDeviceTimelineSemaphoreFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
        timeline_.timelineSemaphore = VK_TRUE;
        options.device_next = &timeline_;
        options.num_queues = 2;
        StartWsi(options);
        // Images whose handles were not asked for have no layout that a check could know.
        swapchain_ = Create(SwapchainInfo());
    }

    VkPhysicalDeviceTimelineSemaphoreFeatures timeline_;
    VkSwapchainKHR swapchain_ = VK_NULL_HANDLE;
};

TEST_F(PresentationTest, EachImageIsPresentedOnceForAnAcquisition) {
    for (int i = 0; i < 7; i++) {
        Present({swapchain_}, {Acquire(swapchain_)});
    }
    ExpectSilence();
}

TEST_F(PresentationTest, AnImageThatWasPresentedBefore) {
    const uint32_t index = Acquire(swapchain_);
    Present({swapchain_}, {index});
    Present({swapchain_}, {index});
    ExpectMessage(kNotAcquired, "pPresentInfo->pImageIndices[0] is 0, but this image of VkSwapchainKHR");
    ExpectSilence();
}

TEST_F(PresentationTest, AnImageThatWasNeverAcquired) {
    Present({swapchain_}, {(Acquire(swapchain_) + 1) % 3});
    ExpectMessage(kNotAcquired, "was never acquired");
    ExpectSilence();
}

TEST_F(PresentationTest, AnImageThatTheSwapchainDoesNotHave) {
    Acquire(swapchain_);
    Present({swapchain_}, {3});
    ExpectMessage(kNotAcquired, "pPresentInfo->pImageIndices[0] is 3, but VkSwapchainKHR");
    ExpectSilence();
}

TEST_F(PresentationTest, AnImageOfARetiredSwapchain) {
    const uint32_t index = Acquire(swapchain_);
    VkSwapchainCreateInfoKHR info = SwapchainInfo();
    info.oldSwapchain = swapchain_;
    const VkSwapchainKHR replacement = Create(info);
    Present({swapchain_}, {index});
    ExpectSilence();
    Present({replacement}, {index});
    ExpectMessage(kNotAcquired, "was never acquired");
    ExpectSilence();
}

TEST_F(PresentationTest, TwoSwapchains) {
    const VkSwapchainKHR other = Create([this] {
        VkSwapchainCreateInfoKHR info = SwapchainInfo();
        info.surface = MakeSurface();
        return info;
    }());
    Present({swapchain_, other}, {Acquire(swapchain_), Acquire(other)});
    ExpectSilence();
    const uint32_t first = Acquire(swapchain_), second = Acquire(swapchain_);
    Present({swapchain_, swapchain_}, {first, second});
    ExpectMessage("VUID-VkPresentInfoKHR-pSwapchain-09231", "which is pSwapchains[0], too");
    ExpectSilence();
}

TEST_F(PresentationTest, AQueueFamilyThatDoesNotPresent) {
    Environment environment;
    environment.Set("WD_NULL_SURFACE_FAMILIES", "6");
    Present({swapchain_}, {Acquire(swapchain_)});
    ExpectMessage("VUID-vkQueuePresentKHR-pSwapchains-01292", "queue family 0 of the queue cannot present");
    environment.Set("WD_NULL_SURFACE_FAMILIES", "1");
    Present({swapchain_}, {Acquire(swapchain_)});
    ExpectSilence();
}

TEST_F(PresentationTest, ASemaphoreThatASubmissionSignals) {
    const VkSemaphore semaphore = MakeSemaphore();
    const uint32_t index = Acquire(swapchain_);
    SubmitOne({}, {semaphore});
    Present({swapchain_}, {index}, {semaphore});
    ExpectSilence();
}

TEST_F(PresentationTest, ASemaphoreThatNothingSignals) {
    Present({swapchain_}, {Acquire(swapchain_)}, {MakeSemaphore("rendered")});
    ExpectMessage("VUID-vkQueuePresentKHR-pWaitSemaphores-03268",
                  "pPresentInfo->pWaitSemaphores[0] is VkSemaphore");
    ExpectSilence();
}

TEST_F(PresentationTest, ASemaphoreForWhichAPresentationWaited) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({}, {semaphore});
    Present({swapchain_}, {Acquire(swapchain_)}, {semaphore});
    Present({swapchain_}, {Acquire(swapchain_)}, {semaphore});
    ExpectMessage("VUID-vkQueuePresentKHR-pWaitSemaphores-03268",
                  "The latest operation on the semaphore is the wait of presentation 1 of VkSwapchainKHR");
    ExpectSilence();
}

TEST_F(PresentationTest, ASemaphoreForWhichAnotherQueueWaits) {
    const VkSemaphore semaphore = MakeSemaphore();
    SubmitOne({}, {semaphore});
    static const VkPipelineStageFlags kStage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &semaphore;
    info.pWaitDstStageMask = &kStage;
    vkQueueSubmit(queue(1), 1, &info, VK_NULL_HANDLE);
    Present({swapchain_}, {Acquire(swapchain_)}, {semaphore});
    ExpectMessage("VUID-vkQueuePresentKHR-pWaitSemaphores-01294", "for which submission 1 to VkQueue");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_F(PresentationTest, ATimelineSemaphore) {
    const VkSemaphore semaphore = MakeSemaphore("frames", VK_SEMAPHORE_TYPE_TIMELINE);
    Present({swapchain_}, {Acquire(swapchain_)}, {semaphore});
    ExpectMessage("VUID-vkQueuePresentKHR-pWaitSemaphores-03267", "\"frames\", which was created with");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
