// The fixture of the validator's tests: only this validator is on.
#ifndef WARDEN_VK_HANGS_HANGS_TESTING_H
#define WARDEN_VK_HANGS_HANGS_TESTING_H

#include <gtest/gtest.h>

#include <string>

#include "testing/device/device.h"

namespace wd::testing {

class HangsTest : public DeviceTest {
  protected:
    Options MakeOptions(Driver driver) {
        Options options;
        options.driver = driver;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_hangs"] = "true";
        for (const char *other :
             {"validate_core", "validate_parameters", "validate_shaders", "validate_threads",
              "validate_object_lifetimes", "validate_objects_in_use", "validate_command_buffers"}) {
            options.settings[other] = "false";
        }
        return options;
    }

    // SubmitOnly ends the command buffer and submits it, without a wait.
    VkResult SubmitOnly(VkCommandBuffer commands, VkFence fence = VK_NULL_HANDLE, const void *next = nullptr,
                        VkSemaphore wait = VK_NULL_HANDLE) {
        EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
        return SubmitAgain(commands, fence, next, wait);
    }
    // SubmitAgain submits a command buffer that was ended.
    VkResult SubmitAgain(VkCommandBuffer commands, VkFence fence = VK_NULL_HANDLE, const void *next = nullptr,
                         VkSemaphore wait = VK_NULL_HANDLE) {
        const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = next;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.pWaitDstStageMask = &stage;
        return vkQueueSubmit(queue(), 1, &info, fence);
    }

    VkFence MakeFence() {
        const auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        VkFence fence = VK_NULL_HANDLE;
        Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
        Defer([this, fence] { vkDestroyFence(device(), fence, nullptr); });
        return fence;
    }

    VkSemaphore MakeTimeline() {
        auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
        return semaphore;
    }

    void BeginLabel(VkCommandBuffer commands, const char *name) {
        auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        label.pLabelName = name;
        InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT")(commands, &label);
    }
};

} // namespace wd::testing

#endif
