// Command pools, semaphores and fences that need a feature or a handle type of the driver: mistakes and correct twins.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class FeatureObjectsTest : public DeviceTest {
  protected:
    static Options NullOptions(const char *sync_features = "3") {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_2;
        options.environment["WD_NULL_EXTERNAL_SYNC_FEATURES"] = sync_features;
        return options;
    }
    void TryPool(VkCommandPoolCreateFlags flags) {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.flags = flags;
        VkCommandPool pool = VK_NULL_HANDLE;
        vkCreateCommandPool(device(), &info, nullptr, &pool);
        vkDestroyCommandPool(device(), pool, nullptr);
    }
    void TrySemaphore(const void *next) {
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = next;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        vkCreateSemaphore(device(), &info, nullptr, &semaphore);
        vkDestroySemaphore(device(), semaphore, nullptr);
    }
    void TryFence(const void *next) {
        auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        info.pNext = next;
        VkFence fence = VK_NULL_HANDLE;
        vkCreateFence(device(), &info, nullptr, &fence);
        vkDestroyFence(device(), fence, nullptr);
    }
};

TEST_F(FeatureObjectsTest, ProtectedPoolsAreAFeature) {
    WD_START_DEVICE(NullOptions());
    TryPool(VK_COMMAND_POOL_CREATE_TRANSIENT_BIT);
    ExpectSilence();
    TryPool(VK_COMMAND_POOL_CREATE_PROTECTED_BIT);
    ExpectMessage(
        "VUID-VkCommandPoolCreateInfo-flags-02860",
        "flags is VK_COMMAND_POOL_CREATE_PROTECTED_BIT, the feature protectedMemory is not enabled");
    ExpectSilence();
}

TEST_F(FeatureObjectsTest, PoolsAreOfFamiliesOfTheDevice) {
    const auto make = [&] {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.queueFamilyIndex = 1;
        VkCommandPool pool = VK_NULL_HANDLE;
        vkCreateCommandPool(device(), &info, nullptr, &pool);
        vkDestroyCommandPool(device(), pool, nullptr);
    };
    WD_START_DEVICE(NullOptions());
    make();
    ExpectMessage("VUID-vkCreateCommandPool-queueFamilyIndex-01937",
                  "queueFamilyIndex is 1, the device was created without queues of the family");
    ExpectSilence();
}

TEST_F(FeatureObjectsTest, PoolsAreOfOtherFamiliesOfTheDevice) {
    Options options = NullOptions();
    options.other_families = true;
    WD_START_DEVICE(options);
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.queueFamilyIndex = 1;
    VkCommandPool pool = VK_NULL_HANDLE;
    vkCreateCommandPool(device(), &info, nullptr, &pool);
    vkDestroyCommandPool(device(), pool, nullptr);
    ExpectSilence();
}

TEST_F(FeatureObjectsTest, TimelinesAreAFeature) {
    WD_START_DEVICE(NullOptions());
    auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    type.semaphoreType = VK_SEMAPHORE_TYPE_BINARY;
    TrySemaphore(&type);
    ExpectSilence();
    type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
    TrySemaphore(&type);
    ExpectMessage("VUID-VkSemaphoreTypeCreateInfo-timelineSemaphore-03252",
                  "semaphoreType is VK_SEMAPHORE_TYPE_TIMELINE");
    ExpectSilence();
}

TEST_F(FeatureObjectsTest, ExportsOfDriversThatExport) {
    WD_START_DEVICE(NullOptions());
    const VkExportSemaphoreCreateInfo semaphores = {VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO, nullptr,
                                                    VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT};
    const VkExportFenceCreateInfo fences = {VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO, nullptr,
                                            VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT};
    TrySemaphore(&semaphores);
    TryFence(&fences);
    ExpectSilence();
}

TEST_F(FeatureObjectsTest, ExportsOfDriversThatOnlyImport) {
    WD_START_DEVICE(NullOptions("2"));
    const VkExportSemaphoreCreateInfo semaphores = {VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO, nullptr,
                                                    VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT};
    const VkExportFenceCreateInfo fences = {VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO, nullptr,
                                            VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT};
    TrySemaphore(&semaphores);
    ExpectMessage("VUID-VkExportSemaphoreCreateInfo-handleTypes-01124",
                  "but the driver cannot export VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT");
    TryFence(&fences);
    ExpectMessage("VUID-VkExportFenceCreateInfo-handleTypes-01446",
                  "but the driver cannot export VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT");
    ExpectSilence();
}

#ifdef VK_EXT_device_fault
TEST_F(FeatureObjectsTest, FaultsAreOfLostDevices) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_DEVICE_FAULT_EXTENSION_NAME};
    options.environment["WD_NULL_LOSE_DEVICE_AT_SUBMIT"] = "1";
    auto features =
        Make<VkPhysicalDeviceFaultFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
    features.deviceFault = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const auto ask = [&] {
        auto counts = Make<VkDeviceFaultCountsEXT>(VK_STRUCTURE_TYPE_DEVICE_FAULT_COUNTS_EXT);
        DeviceProc<PFN_vkGetDeviceFaultInfoEXT>("vkGetDeviceFaultInfoEXT")(device(), &counts, nullptr);
    };
    ask();
    ExpectMessage("VUID-vkGetDeviceFaultInfoEXT-device-07336", "no command returned VK_ERROR_DEVICE_LOST");
    EXPECT_EQ(vkQueueSubmit(queue(), 0, nullptr, VK_NULL_HANDLE), VK_ERROR_DEVICE_LOST);
    ClearMessages(); // Of the lost device.
    ask();
    ExpectSilence();
}
#endif

} // namespace
} // namespace wd::testing
