// The fixture of the validator's tests: the layer under the real loader on the null driver, and messages by their ids.
#ifndef WARDEN_VK_LIFETIMES_LIFETIMES_TESTING_H
#define WARDEN_VK_LIFETIMES_LIFETIMES_TESTING_H

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

class LifetimesTest : public DeviceTest {
  protected:
    Options MakeOptions() {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_core"] =
            "false"; // Calls are valid only as far as lifetimes are concerned.
        return options;
    }

    // A pool and command buffers of the test's own.
    VkCommandPool MakePool(VkCommandPoolCreateFlags flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT) {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.flags = flags;
        info.queueFamilyIndex = queue_family();
        VkCommandPool pool = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateCommandPool(device(), &info, nullptr, &pool), VK_SUCCESS);
        return pool;
    }
    // MakePoolOfDevice makes a pool that TearDown destroys.
    VkCommandPool
    MakePoolOfDevice(VkCommandPoolCreateFlags flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT) {
        pools_.push_back(MakePool(flags));
        return pools_.back();
    }
    void TearDown() override {
        if (device()) {
            vkDeviceWaitIdle(device());
        }
        for (VkCommandPool pool : pools_) {
            vkDestroyCommandPool(device(), pool, nullptr);
        }
        DeviceTest::TearDown();
    }
    // SetNameOn names an object of another device.
    void SetNameOn(VkDevice of, VkObjectType type, uint64_t handle, const char *name) {
        auto set = reinterpret_cast<PFN_vkSetDebugUtilsObjectNameEXT>(
            vkGetDeviceProcAddr(of, "vkSetDebugUtilsObjectNameEXT"));
        auto info = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
        info.objectType = type;
        info.objectHandle = handle;
        info.pObjectName = name;
        if (set) {
            set(of, &info);
        }
    }
    VkCommandBuffer Allocate(VkCommandPool pool,
                             VkCommandBufferLevel level = VK_COMMAND_BUFFER_LEVEL_PRIMARY) {
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.level = level;
        info.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        EXPECT_EQ(vkAllocateCommandBuffers(device(), &info, &commands), VK_SUCCESS);
        return commands;
    }
    VkResult Record(VkCommandBuffer commands, VkCommandBufferUsageFlags flags = 0) {
        auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        auto info = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        info.flags = flags;
        info.pInheritanceInfo = &inheritance;
        return vkBeginCommandBuffer(commands, &info);
    }
    void RecordEmpty(VkCommandBuffer commands, VkCommandBufferUsageFlags flags = 0) {
        Record(commands, flags);
        vkEndCommandBuffer(commands);
    }
    void SubmitTo(VkQueue to, const std::vector<VkCommandBuffer> &commands, VkFence fence = VK_NULL_HANDLE) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = static_cast<uint32_t>(commands.size());
        info.pCommandBuffers = commands.data();
        EXPECT_EQ(vkQueueSubmit(to, 1, &info, fence), VK_SUCCESS);
    }
    VkFence MakeFence() {
        auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        VkFence fence = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateFence(device(), &info, nullptr, &fence), VK_SUCCESS);
        return fence;
    }
    void Wait(VkFence fence) {
        EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    }
    // A buffer without memory that the test destroys itself.
    VkBuffer NewBuffer(const VkAllocationCallbacks *callbacks = nullptr, VkDevice of = VK_NULL_HANDLE) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                     VK_BUFFER_USAGE_VERTEX_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateBuffer(of ? of : device(), &info, callbacks, &buffer), VK_SUCCESS);
        return buffer;
    }
    // A second device of the same physical device.
    VkDevice OtherDevice() {
        const float priority = 1;
        auto queue_info = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
        queue_info.queueFamilyIndex = queue_family();
        queue_info.queueCount = 1;
        queue_info.pQueuePriorities = &priority;
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.queueCreateInfoCount = 1;
        info.pQueueCreateInfos = &queue_info;
        VkDevice other = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateDevice(physical_device(), &info, nullptr, &other), VK_SUCCESS);
        return other;
    }

    std::vector<VkCommandPool> pools_; // TearDown destroys them.
};

} // namespace wd::testing

#endif
