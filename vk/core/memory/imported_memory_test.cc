// Payloads that the process exports and imports again, and handle types against what the driver supports for a
// resource.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <unistd.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr auto kOpaque = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;

class ImportedMemoryTest : public DeviceTest {
  protected:
    static Options NullOptions(VkExternalMemoryFeatureFlags features) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME};
        options.environment["WD_NULL_EXTERNAL_MEMORY_FEATURES"] = std::to_string(features);
        return options;
    }
    static constexpr VkExternalMemoryFeatureFlags kExchangeable =
        VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT | VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT;

    VkDeviceMemory Memory(VkDeviceSize size, const void *next, uint32_t type = 1) {
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.pNext = next;
        info.allocationSize = size;
        info.memoryTypeIndex = type;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        if (vkAllocateMemory(device(), &info, nullptr, &memory) == VK_SUCCESS) {
            Defer([this, memory] { vkFreeMemory(device(), memory, nullptr); });
        }
        return memory;
    }
    VkDeviceMemory Exported(VkDeviceSize size, const void *next = nullptr) {
        const VkExportMemoryAllocateInfo info = {VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, next,
                                                 kOpaque};
        return Memory(size, &info);
    }
    int Export(VkDeviceMemory memory) {
        auto info = Make<VkMemoryGetFdInfoKHR>(VK_STRUCTURE_TYPE_MEMORY_GET_FD_INFO_KHR);
        info.memory = memory;
        info.handleType = kOpaque;
        int fd = -1;
        Check(DeviceProc<PFN_vkGetMemoryFdKHR>("vkGetMemoryFdKHR")(device(), &info, &fd), "vkGetMemoryFdKHR");
        return fd;
    }
    VkDeviceMemory Import(int fd, VkDeviceSize size, uint32_t type = 1, const void *next = nullptr,
                          VkExternalMemoryHandleTypeFlagBits of_handle = kOpaque) {
        const VkImportMemoryFdInfoKHR info = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR, next, of_handle,
                                              fd};
        return Memory(size, &info, type);
    }
    VkBuffer Buffer(VkDeviceSize size) {
        const VkExternalMemoryBufferCreateInfo external = {
            VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, nullptr, kOpaque};
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = &external;
        info.size = size;
        info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        return buffer;
    }
    VkImage Image(VkExtent2D extent) {
        const VkExternalMemoryImageCreateInfo external = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO,
                                                          nullptr, kOpaque};
        VkImageCreateInfo info =
            PlainImage(VK_FORMAT_R8G8B8A8_UNORM, extent, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.pNext = &external;
        return MakeUnboundImage(info);
    }
};

TEST_F(ImportedMemoryTest, PayloadsKeepTheirSizeAndType) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    const VkDeviceMemory exported = Exported(4096);
    Import(Export(exported), 4096);
    ExpectSilence();
    Import(Export(exported), 2048);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-01742",
                  "pAllocateInfo->allocationSize is 2048, memoryTypeIndex is 1, fd");
    Import(Export(exported), 4096, 2);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-01742",
                  "was exported from memory of 4096 bytes and of type 1");
    ExpectSilence();
}

// A copy of the descriptor is the same payload, and another file under the number of a closed one is not.
TEST_F(ImportedMemoryTest, PayloadsAreFilesNotNumbers) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    const int fd = Export(Exported(4096)), copy = dup(fd);
    Import(copy, 2048);
    ExpectMessage("VUID-VkMemoryAllocateInfo-allocationSize-01742", "of 4096 bytes");
    ExpectSilence();
    const int other = memfd_create("other", 0);
    ASSERT_EQ(dup2(other, fd), fd);
    close(other);
    Import(fd, 2048);
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, DescriptorsAreOpen) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    const int fd = Export(Exported(4096));
    Import(dup(fd), 4096);
    ExpectSilence();
    close(fd);
    Import(fd, 4096);
    ExpectMessage("VUID-VkImportMemoryFdInfoKHR-handleType-00670", "which is not an open file descriptor");
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, DedicatedPayloadsKeepTheirImage) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    const VkDeviceMemory plain = Exported(1024);
    dedicated.image = Image({16, 16});
    const VkDeviceMemory exported = Exported(1024, &dedicated);
    dedicated.image = Image({16, 16});
    Import(Export(exported), 1024, 1, &dedicated);
    ExpectSilence();
    Import(Export(plain), 1024, 1, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-image-01878", "is dedicated to no image");
    dedicated.image = Image({8, 32});
    Import(Export(exported), 1024, 1, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-image-01878", "which differs in extent");
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, DedicatedPayloadsKeepTheirBuffer) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    const VkDeviceMemory plain = Exported(1024);
    dedicated.buffer = Buffer(1024);
    const VkDeviceMemory exported = Exported(1024, &dedicated);
    dedicated.buffer = Buffer(1024);
    Import(Export(exported), 1024, 1, &dedicated);
    ExpectSilence();
    Import(Export(plain), 1024, 1, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-buffer-01879", "is dedicated to no buffer");
    dedicated.buffer = Buffer(1000);
    Import(Export(exported), 1024, 1, &dedicated);
    ExpectMessage("VUID-VkMemoryDedicatedAllocateInfo-buffer-01879", "of 1000 bytes");
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, ExportsThatMustBeDedicated) {
    WD_START_DEVICE(NullOptions(kExchangeable | VK_EXTERNAL_MEMORY_FEATURE_DEDICATED_ONLY_BIT));
    vkBindBufferMemory(device(), Buffer(512), Exported(512), 0);
    ExpectMessage("VUID-VkMemoryAllocateInfo-pNext-00639", "the driver requires a dedicated allocation");
    vkBindImageMemory(device(), Image({16, 16}), Exported(1024), 0);
    ExpectMessage("VUID-VkMemoryAllocateInfo-pNext-00639",
                  "allocated for export as VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT; for VkImage");
    ExpectSilence();
    auto dedicated = Make<VkMemoryDedicatedAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    dedicated.image = Image({16, 16});
    vkBindImageMemory(device(), dedicated.image, Exported(1024, &dedicated), 0);
    vkBindBufferMemory(device(), Buffer(512), Memory(512, nullptr), 0);
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, HandleTypesThatTheDriverCannotExchange) {
    WD_START_DEVICE(NullOptions(0));
    const VkDeviceMemory exported = Exported(512);
    vkBindBufferMemory(device(), Buffer(512), exported, 0);
    ExpectMessage("VUID-VkExportMemoryAllocateInfo-handleTypes-00656",
                  "the driver does not support the export");
    vkBindBufferMemory(device(), Buffer(512), Import(Export(exported), 512), 0);
    ExpectMessage("VUID-VkImportMemoryFdInfoKHR-handleType-00667", "the driver does not support the import");
    ExpectSilence();
}

TEST_F(ImportedMemoryTest, AddressesOfImports) {
    WD_START_DEVICE(NullOptions(kExchangeable));
    auto captured = Make<VkMemoryOpaqueCaptureAddressAllocateInfo>(
        VK_STRUCTURE_TYPE_MEMORY_OPAQUE_CAPTURE_ADDRESS_ALLOCATE_INFO);
    const VkDeviceMemory exported = Exported(512);
    Import(Export(exported), 512, 1, &captured);
    ExpectSilence();
    captured.opaqueCaptureAddress = 4096;
    Import(Export(exported), 512, 1, &captured);
    ExpectMessage("VUID-VkMemoryAllocateInfo-opaqueCaptureAddress-03333", "opaqueCaptureAddress is 0x1000");
    ClearMessages(); // Other rules: the feature, the flag of the allocation.
}

} // namespace
} // namespace wd::testing
