// What the tests of presentation share: a headless surface and its swapchains on the null driver.
#ifndef WARDEN_VK_CORE_WSI_WSI_FIXTURE_H
#define WARDEN_VK_CORE_WSI_WSI_FIXTURE_H

#include <gtest/gtest.h>

#include <cstdint>
#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

class WsiTest : public DeviceTest {
  protected:
    static Options NullOptions() {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        return options;
    }

    // Start makes the device and a surface.
    void StartWsi(const Options &options) {
        Start(options);
        surface_ = MakeSurface();
    }

    VkSurfaceKHR MakeSurface() {
        auto info = Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(instance(), &info,
                                                                                         nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        Defer([this, surface] { vkDestroySurfaceKHR(instance(), surface, nullptr); });
        return surface;
    }

    // SwapchainInfo describes three images that the surface supports.
    VkSwapchainCreateInfoKHR SwapchainInfo() const {
        auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
        info.surface = surface_;
        info.minImageCount = 3;
        info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
        info.imageExtent = {16, 16};
        info.imageArrayLayers = 1;
        info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
        info.clipped = VK_TRUE;
        return info;
    }

    // Try creates a swapchain and destroys it.
    void Try(const VkSwapchainCreateInfoKHR &info) {
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain);
        vkDestroySwapchainKHR(device(), swapchain, nullptr);
    }

    // Create makes a swapchain that lives as long as the device.
    VkSwapchainKHR Create(const VkSwapchainCreateInfoKHR &info) {
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain), "vkCreateSwapchainKHR");
        Defer([this, swapchain] { vkDestroySwapchainKHR(device(), swapchain, nullptr); });
        return swapchain;
    }

    VkSemaphore MakeSemaphore(const char *name = "", VkSemaphoreType type = VK_SEMAPHORE_TYPE_BINARY) {
        auto kind = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        kind.semaphoreType = type;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = type == VK_SEMAPHORE_TYPE_BINARY ? nullptr : &kind;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        SetName(VK_OBJECT_TYPE_SEMAPHORE, semaphore, name);
        Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
        return semaphore;
    }

    VkFence MakeFence(VkFenceCreateFlags flags = 0) {
        auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        info.flags = flags;
        VkFence fence = VK_NULL_HANDLE;
        Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
        Defer([this, fence] { vkDestroyFence(device(), fence, nullptr); });
        return fence;
    }

    // Acquire waits for the next image, with a fence of its own where there is no semaphore.
    uint32_t Acquire(VkSwapchainKHR swapchain, VkSemaphore semaphore = VK_NULL_HANDLE, uint64_t timeout = 0) {
        uint32_t index = UINT32_MAX;
        vkAcquireNextImageKHR(device(), swapchain, timeout, semaphore,
                              semaphore ? VK_NULL_HANDLE : MakeFence(), &index);
        return index;
    }
    uint32_t Acquire2(VkSwapchainKHR swapchain, VkSemaphore semaphore, VkFence fence, uint64_t timeout = 0) {
        auto info = Make<VkAcquireNextImageInfoKHR>(VK_STRUCTURE_TYPE_ACQUIRE_NEXT_IMAGE_INFO_KHR);
        info.swapchain = swapchain;
        info.timeout = timeout;
        info.semaphore = semaphore;
        info.fence = fence;
        info.deviceMask = 1;
        uint32_t index = UINT32_MAX;
        vkAcquireNextImage2KHR(device(), &info, &index);
        return index;
    }

    void SubmitOne(const std::vector<VkSemaphore> &waits, const std::vector<VkSemaphore> &signals,
                   VkFence fence = VK_NULL_HANDLE) {
        static const VkPipelineStageFlags kStages[2] = {VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                                                        VK_PIPELINE_STAGE_ALL_COMMANDS_BIT};
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.waitSemaphoreCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphores = waits.data();
        info.pWaitDstStageMask = kStages;
        info.signalSemaphoreCount = static_cast<uint32_t>(signals.size());
        info.pSignalSemaphores = signals.data();
        Check(vkQueueSubmit(queue(), 1, &info, fence), "vkQueueSubmit");
    }
    void WaitFor(VkFence fence) {
        Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    }

    VkResult Present(const std::vector<VkSwapchainKHR> &swapchains, const std::vector<uint32_t> &indices,
                     const std::vector<VkSemaphore> &waits = {}, const void *next = nullptr) {
        auto info = Make<VkPresentInfoKHR>(VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
        info.pNext = next;
        info.waitSemaphoreCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphores = waits.data();
        info.swapchainCount = static_cast<uint32_t>(swapchains.size());
        info.pSwapchains = swapchains.data();
        info.pImageIndices = indices.data();
        return vkQueuePresentKHR(queue(), &info);
    }

    VkSurfaceKHR surface_ = VK_NULL_HANDLE;
};

} // namespace wd::testing

#endif
