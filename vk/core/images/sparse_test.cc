// Sparse bindings whose memory or range does not fit the resource.
#include <fcntl.h>

#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class SparseTest : public ImagesTest {
  protected:
    // BindBuffer binds a range of a sparse buffer.
    void BindBuffer(VkBuffer buffer, const VkSparseMemoryBind &range) {
        const VkSparseBufferMemoryBindInfo buffers = {buffer, 1, &range};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.bufferBindCount = 1;
        info.pBufferBinds = &buffers;
        vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    }
    void BindRange(VkImage image, const VkSparseMemoryBind &range, const void *next = nullptr) {
        const VkSparseImageOpaqueMemoryBindInfo images = {image, 1, &range};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.pNext = next;
        info.imageOpaqueBindCount = 1;
        info.pImageOpaqueBinds = &images;
        vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    }
    void BindRegion(VkImage image, const VkSparseImageMemoryBind &region) {
        const VkSparseImageMemoryBindInfo images = {image, 1, &region};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.imageBindCount = 1;
        info.pImageBinds = &images;
        vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE);
    }
    VkBuffer MakeSparseBuffer(VkDeviceSize size, const void *next = nullptr) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = next;
        info.size = size;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT | VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        return buffer;
    }
    // MakeSparseImage makes an image of 300 by 300 texels: blocks have 128 by 128.
    VkImage MakeSparseImage(const void *next = nullptr) {
        VkImageCreateInfo info = Info(kRgba, next);
        info.extent = {300, 300, 1};
        info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
        return TryImage(info);
    }
    VkDeviceMemory MakeMemory(uint32_t types = 0xf) {
        return Allocate({1 << 20, 256, types}, 0);
    }
    // AllocateMemory allocates memory that is exported or imported, or has instances in some devices.
    VkDeviceMemory AllocateMemory(const void *next) {
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.pNext = next;
        info.allocationSize = 1 << 20;
        VkDeviceMemory memory = VK_NULL_HANDLE;
        Check(vkAllocateMemory(device(), &info, nullptr, &memory), "vkAllocateMemory");
        Defer([this, memory] { vkFreeMemory(device(), memory, nullptr); });
        return memory;
    }
    // ExpectHandleTypes binds memory, of which a handle type is OPAQUE_FD, to resources with and without the type.
    void ExpectHandleTypes(VkDeviceMemory memory, const char *range_id, const char *region_id) {
        const VkExternalMemoryHandleTypeFlags type = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
        const VkExternalMemoryBufferCreateInfo buffers = {
            VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO, nullptr, type};
        const VkExternalMemoryImageCreateInfo images = {VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO,
                                                        nullptr, type};
        VkSparseImageMemoryBind region = Region({0, 0, 0}, {128, 128, 1});
        region.memory = memory;
        BindBuffer(MakeSparseBuffer(65536, &buffers), {0, 65536, memory, 0, 0});
        BindRange(MakeSparseImage(&images), {0, 65536, memory, 0, 0});
        BindRegion(MakeSparseImage(&images), region);
        ExpectSilence();
        BindBuffer(MakeSparseBuffer(65536), {0, 65536, memory, 0, 0});
        ExpectOnly(range_id, "is 0x1, handleTypes of buffer is 0x0");
        BindRange(MakeSparseImage(), {0, 65536, memory, 0, 0});
        ExpectOnly(range_id, "is 0x1, handleTypes of image is 0x0");
        BindRegion(MakeSparseImage(), region);
        ExpectOnly(region_id, "is 0x1, handleTypes of image is 0x0");
    }
    static VkSparseImageMemoryBind Region(VkOffset3D offset, VkExtent3D extent) {
        VkSparseImageMemoryBind region = {};
        region.subresource.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
        region.offset = offset;
        region.extent = extent;
        return region;
    }
};

TEST_F(SparseTest, RangesAreInTheBuffer) {
    WD_START_IMAGES();
    const VkBuffer buffer = MakeSparseBuffer(65536);
    const VkDeviceMemory memory = MakeMemory();
    BindBuffer(buffer, {0, 65536, memory, 256, 0});
    BindBuffer(buffer, {65280, 256, VK_NULL_HANDLE, 1, 0});
    ExpectSilence();
    BindBuffer(buffer, {65536, 256, memory, 0, 0});
    ExpectOnly("VkSparseMemoryBind-resourceOffset-01099",
               "pBindInfo[0].pBufferBinds[0].pBinds[0].resourceOffset is 65536");
    BindBuffer(buffer, {65280, 512, memory, 0, 0});
    ExpectOnly("VkSparseMemoryBind-size-01100", "buffer requires 65536 bytes of memory");
}

TEST_F(SparseTest, RangesAreAligned) {
    WD_START_IMAGES();
    const VkBuffer buffer = MakeSparseBuffer(65536);
    const VkDeviceMemory memory = MakeMemory();
    BindBuffer(buffer, {128, 256, memory, 0, 0});
    ExpectOnly("VkSparseMemoryBind-resourceOffset-09491",
               "resourceOffset is 128, the alignment that buffer requires is 256");
    BindBuffer(buffer, {256, 256, memory, 64, 0});
    ExpectOnly("VkSparseMemoryBind-resourceOffset-09491", "memoryOffset is 64");
    BindBuffer(buffer, {256, 100, memory, 0, 0});
    ExpectOnly("VkSparseMemoryBind-resourceOffset-09491", "size is 100");
    BindRange(MakeSparseImage(), {128, 256, memory, 0, 0});
    ExpectMessage("VUID-VkSparseMemoryBind-resourceOffset-09492", "resourceOffset is 128");
    ExpectSilence();
}

TEST_F(SparseTest, MemoryIsOfATypeThatTheResourceAllows) {
    Options options = NullOptions();
    options.environment["WD_NULL_MEMORY_TYPE_BITS"] = "2";
    WD_START_DEVICE(options);
    const VkBuffer buffer = MakeSparseBuffer(65536);
    const VkDeviceMemory good = MakeMemory(2), bad = MakeMemory(1);
    BindBuffer(buffer, {0, 65536, good, 0, 0});
    ExpectSilence();
    BindBuffer(buffer, {0, 65536, bad, 0, 0});
    ExpectOnly("VkSparseMemoryBind-memory-01096",
               "which is of memory type 0, the memoryTypeBits of buffer are 0x2");
    VkSparseImageMemoryBind region = Region({0, 0, 0}, {128, 128, 1});
    region.memory = good;
    const VkImage image = MakeSparseImage();
    BindRegion(image, region);
    ExpectSilence();
    region.memory = bad;
    BindRegion(image, region);
    ExpectOnly("VkSparseImageMemoryBind-memory-01105", "the memoryTypeBits of image are 0x2");
}

TEST_F(SparseTest, RegionsAreBlocks) {
    WD_START_IMAGES();
    const VkImage image = MakeSparseImage();
    BindRegion(image, Region({128, 0, 0}, {128, 256, 1}));
    BindRegion(image, Region({256, 256, 0}, {44, 44, 1}));
    ExpectSilence();
    BindRegion(image, Region({64, 0, 0}, {128, 128, 1}));
    ExpectOnly("VkSparseImageMemoryBind-offset-01107",
               "pBindInfo[0].pImageBinds[0].pBinds[0].offset.x is 64, a sparse image block has 128 texels");
    BindRegion(image, Region({0, 64, 0}, {128, 128, 1}));
    ExpectOnly("VkSparseImageMemoryBind-offset-01109", "offset.y is 64");
    BindRegion(image, Region({256, 0, 0}, {40, 128, 1}));
    ExpectOnly("VkSparseImageMemoryBind-extent-01108", "does not end where the mip level ends");
    BindRegion(image, Region({0, 0, 0}, {128, 44, 1}));
    ExpectOnly("VkSparseImageMemoryBind-extent-01110", "extent.height is 44");
}

TEST_F(SparseTest, RegionsHaveAspectsOfTheFormat) {
    WD_START_IMAGES();
    VkSparseImageMemoryBind region = Region({0, 0, 0}, {128, 128, 1});
    region.subresource.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT;
    BindRegion(MakeSparseImage(), region);
    ExpectOnly("VkSparseImageMemoryBindInfo-subresource-01106",
               "pBinds[0].subresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
}

TEST_F(SparseTest, RegionsAreBlocksOfSlices) {
    WD_START_IMAGES();
    VkImageCreateInfo info = Info();
    info.imageType = VK_IMAGE_TYPE_3D;
    info.extent = {64, 64, 40}; // Blocks have 32 by 32 by 16 texels.
    info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
    const VkImage image = TryImage(info);
    BindRegion(image, Region({0, 32, 16}, {32, 32, 16}));
    BindRegion(image, Region({0, 0, 32}, {64, 64, 8}));
    ExpectSilence();
    BindRegion(image, Region({0, 0, 8}, {32, 32, 16}));
    ExpectOnly("VkSparseImageMemoryBind-offset-01111", "offset.z is 8, a sparse image block has 16 texels");
    BindRegion(image, Region({0, 0, 16}, {32, 32, 8}));
    ExpectOnly("VkSparseImageMemoryBind-extent-01112", "extent.depth is 8");
}

TEST_F(SparseTest, ExportedMemoryIsOfExportableResources) {
    WD_START_IMAGES();
    const VkExportMemoryAllocateInfo exported = {VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO, nullptr,
                                                 VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT};
    ExpectHandleTypes(AllocateMemory(&exported), "VkSparseMemoryBind-memory-02730",
                      "VkSparseImageMemoryBind-memory-02732");
}

TEST_F(SparseTest, ImportedMemoryIsOfImportableResources) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_EXTERNAL_MEMORY_FD_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImportMemoryFdInfoKHR imported = {VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR, nullptr,
                                              VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT,
                                              open("/dev/null", O_RDONLY)};
    ExpectHandleTypes(AllocateMemory(&imported), "VkSparseMemoryBind-memory-02731",
                      "VkSparseImageMemoryBind-memory-02733");
}

TEST_F(SparseTest, MetadataIsInItsMipTail) {
    Options options = NullOptions();
    options.environment["WD_NULL_SPARSE_METADATA"] = "1";
    WD_START_DEVICE(options);
    const VkSparseMemoryBindFlags metadata = VK_SPARSE_MEMORY_BIND_METADATA_BIT;
    const VkDeviceSize block = 65536,
                       tail = 9 * block; // The image has nine blocks of texels before its tail.
    const VkImage image = MakeSparseImage();
    const VkDeviceMemory memory = MakeMemory();
    BindRange(image, {tail, block, memory, 0, metadata});
    BindRange(image, {tail - block, block, memory, 0, 0});
    ExpectSilence();
    const VkSparseMemoryBind outside[] = {{tail - block, block, memory, 0, metadata},
                                          {tail, 2 * block, memory, 0, metadata},
                                          {tail + block, block, memory, 0, metadata}};
    for (const VkSparseMemoryBind &range : outside) {
        BindRange(image, range);
        ExpectOnly("VkSparseImageOpaqueMemoryBindInfo-pBinds-01103",
                   "the metadata of image begins at 589824 and has 65536 bytes");
    }
}

TEST_F(SparseTest, MetadataIsOfImagesThatHaveIt) {
    WD_START_IMAGES();
    BindRange(MakeSparseImage(), {0, 65536, MakeMemory(), 0, VK_SPARSE_MEMORY_BIND_METADATA_BIT});
    ExpectOnly("VkSparseImageOpaqueMemoryBindInfo-pBinds-01103",
               "pBinds[0].resourceOffset is 0, size is 65536, image has no metadata aspect");
}

TEST_F(SparseTest, DevicesOfBatchesExist) {
    WD_START_IMAGES();
    auto group = Make<VkDeviceGroupBindSparseInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_BIND_SPARSE_INFO);
    const VkImage image = MakeSparseImage();
    const VkSparseMemoryBind range = {0, 65536, MakeMemory(), 0, 0};
    BindRange(image, range, &group);
    ExpectSilence();
    group.resourceDeviceIndex = 1;
    BindRange(image, range, &group);
    ExpectOnly("VkDeviceGroupBindSparseInfo-resourceDeviceIndex-01118",
               "resourceDeviceIndex is 1, the device is of 1 physical device");
    group = Make<VkDeviceGroupBindSparseInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_BIND_SPARSE_INFO);
    group.memoryDeviceIndex = 1;
    BindRange(image, range, &group);
    ExpectOnly("VkDeviceGroupBindSparseInfo-resourceDeviceIndex-01118", "memoryDeviceIndex is 1");
}

TEST_F(SparseTest, MemoryHasAnInstanceInTheDevice) {
    StartGroup(NullOptions());
    if (IsSkipped()) {
        return;
    }
    auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT;
    flags.deviceMask = 3;
    const VkDeviceMemory both = AllocateMemory(&flags);
    flags.deviceMask = 1;
    const VkDeviceMemory first = AllocateMemory(&flags);
    auto group = Make<VkDeviceGroupBindSparseInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_BIND_SPARSE_INFO);
    group.resourceDeviceIndex = 1;
    const VkImage image = MakeSparseImage();
    BindRange(image, {0, 65536, first, 0, 0}, &group);
    group.memoryDeviceIndex = 1;
    BindRange(image, {0, 65536, both, 0, 0}, &group);
    ExpectSilence();
    BindRange(image, {0, 65536, first, 0, 0}, &group);
    ExpectOnly("VkDeviceGroupBindSparseInfo-memoryDeviceIndex-01119",
               "was allocated with VkMemoryAllocateFlagsInfo::deviceMask 0x1");
}

TEST_F(SparseTest, ResourcesFitInTheAddressSpace) {
    WD_START_IMAGES();
    const VkDeviceSize half = UINT64_C(1) << 39; // Of sparseAddressSpaceSize.
    MakeSparseBuffer(half);
    MakeSparseBuffer(half - 65536);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = half;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    vkCreateBuffer(device(), &info, nullptr, &buffer);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
    MakeSparseBuffer(131072);
    ExpectOnly("vkCreateBuffer-flags-00911",
               "the size of the resource is 131072, the size of the other sparse resources is 1099511562240");
    MakeSparseImage(); // Nine blocks of 65,536 bytes.
    ExpectOnly("vkCreateImage-flags-00939", "sparseAddressSpaceSize is 1099511627776");
}

TEST_F(SparseTest, DestroyedResourcesNeedNoAddresses) {
    WD_START_IMAGES();
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = UINT64_C(1) << 40;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    vkCreateBuffer(device(), &info, nullptr, &buffer);
    vkDestroyBuffer(device(), buffer, nullptr);
    MakeSparseImage();
    ExpectSilence();
}

} // namespace
