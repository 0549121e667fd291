// Sparse bindings whose memory or range does not fit the resource.
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
    void BindRange(VkImage image, const VkSparseMemoryBind &range) {
        const VkSparseImageOpaqueMemoryBindInfo images = {image, 1, &range};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
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
    VkBuffer MakeSparseBuffer(VkDeviceSize size) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = size;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT | VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        return buffer;
    }
    // MakeSparseImage makes an image of 300 by 300 texels: blocks have 128 by 128.
    VkImage MakeSparseImage() {
        VkImageCreateInfo info = Info();
        info.extent = {300, 300, 1};
        info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT;
        return TryImage(info);
    }
    VkDeviceMemory MakeMemory(uint32_t types = 0xf) {
        return Allocate({1 << 20, 256, types}, 0);
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

} // namespace
