// Queues that applications ask for: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class RetrievedQueuesTest : public DeviceTest {
  protected:
    void StartQueues(bool is_protected) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_1;
        StartInstance(options);
        static const float kPriorities[2] = {};
        auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
        queue.flags = is_protected ? VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT : 0;
        queue.queueCount = 2;
        queue.pQueuePriorities = kPriorities;
        auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
        features.protectedMemory = VK_TRUE;
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.pNext = &features;
        info.queueCreateInfoCount = 1;
        info.pQueueCreateInfos = &queue;
        Check(vkCreateDevice(physical_device(), &info, nullptr, &made_), "vkCreateDevice");
        ClearMessages(); // The families of the null driver have no protected queues.
    }
    void TearDown() override {
        vkDestroyDevice(made_, nullptr);
        DeviceTest::TearDown();
    }

    void Get(uint32_t family, uint32_t index) {
        VkQueue queue;
        vkGetDeviceQueue(made_, family, index, &queue);
    }
    void Get2(uint32_t family, uint32_t index, VkDeviceQueueCreateFlags flags) {
        auto info = Make<VkDeviceQueueInfo2>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_INFO_2);
        info.queueFamilyIndex = family;
        info.queueIndex = index;
        info.flags = flags;
        VkQueue queue;
        vkGetDeviceQueue2(made_, &info, &queue);
    }

    VkDevice made_ = VK_NULL_HANDLE;
};

TEST_F(RetrievedQueuesTest, FamiliesAndNumbers) {
    StartQueues(false);
    Get(0, 1);
    Get2(0, 1, 0);
    ExpectSilence();
    Get(1, 0);
    ExpectMessage("VUID-vkGetDeviceQueue-queueFamilyIndex-00384",
                  "queueFamilyIndex is 1, the device was created with queues of family 0");
    Get2(1, 0, 0);
    ExpectMessage("VUID-VkDeviceQueueInfo2-queueFamilyIndex-01842", "pQueueInfo->queueFamilyIndex is 1");
    Get(0, 2);
    ExpectMessage("VUID-vkGetDeviceQueue-queueIndex-00385",
                  "queueIndex is 2, the device was created with 2 queues of family 0");
    Get2(0, 2, 0);
    ExpectMessage("VUID-VkDeviceQueueInfo2-queueIndex-01843", "pQueueInfo->queueIndex is 2");
    ExpectSilence();
}

TEST_F(RetrievedQueuesTest, Flags) {
    StartQueues(true);
    Get2(0, 0, VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT);
    ExpectSilence();
    Get2(0, 0, 0);
    ExpectMessage("VUID-VkDeviceQueueInfo2-flags-06225", "VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT, not 0");
    Get(0, 0);
    ExpectMessage("VUID-vkGetDeviceQueue-flags-01841", "Fix: Call vkGetDeviceQueue2 with these flags.");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
