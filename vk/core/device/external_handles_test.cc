// File descriptors of semaphores, fences and memory: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr auto kOpaque = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;
constexpr auto kCopy = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_SYNC_FD_BIT;
constexpr auto kFenceCopy = VK_EXTERNAL_FENCE_HANDLE_TYPE_SYNC_FD_BIT;

class ExternalHandlesTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {VK_KHR_EXTERNAL_SEMAPHORE_FD_EXTENSION_NAME,
                                     VK_KHR_EXTERNAL_FENCE_FD_EXTENSION_NAME,
                                     VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME};
        timeline_ = Make<VkPhysicalDeviceTimelineSemaphoreFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TIMELINE_SEMAPHORE_FEATURES);
        timeline_.timelineSemaphore = VK_TRUE;
        options.device_next = &timeline_;
        WD_START_DEVICE(options);
    }

    VkSemaphore MakeSemaphore(VkExternalSemaphoreHandleTypeFlags exports,
                              VkSemaphoreType type = VK_SEMAPHORE_TYPE_BINARY) {
        auto exported = Make<VkExportSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO);
        exported.handleTypes = exports;
        auto kind = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        kind.pNext = exports ? &exported : nullptr;
        kind.semaphoreType = type;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &kind;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
        return semaphore;
    }
    VkFence MakeFence(VkExternalFenceHandleTypeFlags exports) {
        auto exported = Make<VkExportFenceCreateInfo>(VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO);
        exported.handleTypes = exports;
        auto info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        info.pNext = exports ? &exported : nullptr;
        VkFence fence = VK_NULL_HANDLE;
        Check(vkCreateFence(device(), &info, nullptr, &fence), "vkCreateFence");
        Defer([this, fence] { vkDestroyFence(device(), fence, nullptr); });
        return fence;
    }
    VkDeviceMemory MakeMemory(VkExternalMemoryHandleTypeFlags exports) {
        auto exported = Make<VkExportMemoryAllocateInfo>(VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO);
        exported.handleTypes = exports;
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.pNext = exports ? &exported : nullptr;
        info.allocationSize = 4096;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        Check(vkAllocateMemory(device(), &info, nullptr, &memory), "vkAllocateMemory");
        Defer([this, memory] { vkFreeMemory(device(), memory, nullptr); });
        return memory;
    }

    void GetSemaphore(VkSemaphore semaphore, VkExternalSemaphoreHandleTypeFlagBits type) {
        auto info = Make<VkSemaphoreGetFdInfoKHR>(VK_STRUCTURE_TYPE_SEMAPHORE_GET_FD_INFO_KHR);
        info.semaphore = semaphore;
        info.handleType = type;
        int fd = -1;
        DeviceProc<PFN_vkGetSemaphoreFdKHR>("vkGetSemaphoreFdKHR")(device(), &info, &fd);
    }
    void GetFence(VkFence fence, VkExternalFenceHandleTypeFlagBits type) {
        auto info = Make<VkFenceGetFdInfoKHR>(VK_STRUCTURE_TYPE_FENCE_GET_FD_INFO_KHR);
        info.fence = fence;
        info.handleType = type;
        int fd = -1;
        DeviceProc<PFN_vkGetFenceFdKHR>("vkGetFenceFdKHR")(device(), &info, &fd);
    }
    void GetMemory(VkDeviceMemory memory) {
        auto info = Make<VkMemoryGetFdInfoKHR>(VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR);
        info.memory = memory;
        info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
        int fd = -1;
        DeviceProc<PFN_vkGetMemoryFdKHR>("vkGetMemoryFdKHR")(device(), &info, &fd);
    }
    void ImportSemaphore(VkSemaphore semaphore, VkExternalSemaphoreHandleTypeFlagBits type,
                         VkSemaphoreImportFlags flags) {
        auto info = Make<VkImportSemaphoreFdInfoKHR>(VK_STRUCTURE_TYPE_IMPORT_SEMAPHORE_FD_INFO_KHR);
        info.semaphore = semaphore;
        info.handleType = type;
        info.flags = flags;
        info.fd = -1;
        DeviceProc<PFN_vkImportSemaphoreFdKHR>("vkImportSemaphoreFdKHR")(device(), &info);
    }
    void ImportFence(VkFence fence, VkExternalFenceHandleTypeFlagBits type, VkFenceImportFlags flags) {
        auto info = Make<VkImportFenceFdInfoKHR>(VK_STRUCTURE_TYPE_IMPORT_FENCE_FD_INFO_KHR);
        info.fence = fence;
        info.handleType = type;
        info.flags = flags;
        info.fd = -1;
        DeviceProc<PFN_vkImportFenceFdKHR>("vkImportFenceFdKHR")(device(), &info);
    }

    VkPhysicalDeviceTimelineSemaphoreFeatures timeline_;
};

TEST_F(ExternalHandlesTest, ObjectsAreCreatedForExport) {
    GetSemaphore(MakeSemaphore(kOpaque), kOpaque);
    GetFence(MakeFence(VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT),
             VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT);
    GetMemory(MakeMemory(VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT));
    ExpectSilence();
    GetSemaphore(MakeSemaphore(0), kOpaque);
    ExpectMessage("VUID-VkSemaphoreGetFdInfoKHR-handleType-01132", "which was created without handle types");
    GetFence(MakeFence(0), VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT);
    ExpectMessage("VUID-VkFenceGetFdInfoKHR-handleType-01453", "which was created without handle types");
    GetMemory(MakeMemory(0));
    ExpectMessage("VUID-VkMemoryGetFdInfoKHR-handleType-00671",
                  "VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT");
    ExpectSilence();
}

TEST_F(ExternalHandlesTest, TypesAreFileDescriptors) {
    GetSemaphore(MakeSemaphore(kOpaque), VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_BIT);
    ExpectMessage("VUID-VkSemaphoreGetFdInfoKHR-handleType-01136", "which is not a file descriptor");
    GetFence(MakeFence(kFenceCopy), VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_WIN32_BIT);
    ExpectMessage("VUID-VkFenceGetFdInfoKHR-handleType-01456", "which is not a file descriptor");
    ImportSemaphore(MakeSemaphore(0), VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_WIN32_BIT, 0);
    ExpectMessage("VUID-VkImportSemaphoreFdInfoKHR-handleType-01143", "which is not a file descriptor");
    ImportFence(MakeFence(0), VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_WIN32_BIT, 0);
    ExpectMessage("VUID-VkImportFenceFdInfoKHR-handleType-01464", "which is not a file descriptor");
    ExpectSilence();
}

TEST_F(ExternalHandlesTest, CopiesAreTemporaryAndBinary) {
    ImportSemaphore(MakeSemaphore(0), kCopy, VK_SEMAPHORE_IMPORT_TEMPORARY_BIT);
    ImportFence(MakeFence(0), kFenceCopy, VK_FENCE_IMPORT_TEMPORARY_BIT);
    ExpectSilence();
    ImportSemaphore(MakeSemaphore(0), kCopy, 0);
    ExpectMessage("VUID-VkImportSemaphoreFdInfoKHR-handleType-07307", "VK_SEMAPHORE_IMPORT_TEMPORARY_BIT");
    ImportFence(MakeFence(0), kFenceCopy, 0);
    ExpectMessage("VUID-VkImportFenceFdInfoKHR-handleType-07306", "VK_FENCE_IMPORT_TEMPORARY_BIT");
    GetSemaphore(MakeSemaphore(kCopy, VK_SEMAPHORE_TYPE_TIMELINE), kCopy);
    ExpectMessage("VUID-VkSemaphoreGetFdInfoKHR-handleType-03253", "VK_SEMAPHORE_TYPE_TIMELINE");
    ExpectSilence();
}

TEST_F(ExternalHandlesTest, FencesOfSubmissions) {
    const VkFence fence = MakeFence(0);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    vkQueueSubmit(queue(), 1, &info, fence);
    ImportFence(fence, VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT, 0);
    ExpectMessage("VUID-vkImportFenceFdKHR-fence-01463", "which a submission uses");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    ImportFence(MakeFence(0), VK_EXTERNAL_FENCE_HANDLE_TYPE_OPAQUE_FD_BIT, 0);
    ExpectSilence();
}

TEST_F(ExternalHandlesTest, SemaphoresOfSubmissions) {
    const VkSemaphore semaphore = MakeSemaphore(0);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    ImportSemaphore(semaphore, kOpaque, 0);
    ExpectMessage("VUID-vkImportSemaphoreFdKHR-semaphore-01142", "which a submission uses");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    ImportSemaphore(MakeSemaphore(0), kOpaque, 0);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
