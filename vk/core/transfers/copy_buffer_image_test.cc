// Copies between buffers and images: each rule violated, in both versions of the command, and almost violated.
#include <cstring>

#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class CopyBufferImageTest : public TransferTest {
  protected:
    void Begin(const Options &options = NullOptions()) {
        Start(options);
        if (!IsSkipped() && !HasFatalFailure()) {
            commands_ = DeviceTest::Begin();
            buffer_ =
                MakeBuffer(1 << 20, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        }
    }

    static VkBufferImageCopy Region(VkExtent3D extent, VkImageAspectFlags aspect = kColor) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {aspect, 0, 0, 1};
        region.imageExtent = extent;
        return region;
    }

    static VkBufferImageCopy2 Second(const VkBufferImageCopy &region) {
        auto second = Make<VkBufferImageCopy2>(VK_STRUCTURE_TYPE_BUFFER_IMAGE_COPY_2);
        second.bufferOffset = region.bufferOffset;
        second.bufferRowLength = region.bufferRowLength;
        second.bufferImageHeight = region.bufferImageHeight;
        second.imageSubresource = region.imageSubresource;
        second.imageOffset = region.imageOffset;
        second.imageExtent = region.imageExtent;
        return second;
    }

    void Upload(VkImage image, const VkBufferImageCopy &region) {
        vkCmdCopyBufferToImage(commands_, buffer_.handle, image, kTarget, 1, &region);
    }

    void Upload2(VkImage image, const VkBufferImageCopy &region) {
        const VkBufferImageCopy2 second = Second(region);
        auto info = Make<VkCopyBufferToImageInfo2>(VK_STRUCTURE_TYPE_COPY_BUFFER_TO_IMAGE_INFO_2);
        info.srcBuffer = buffer_.handle;
        info.dstImage = image;
        info.dstImageLayout = kTarget;
        info.regionCount = 1;
        info.pRegions = &second;
        vkCmdCopyBufferToImage2(commands_, &info);
    }

    void Download(VkImage image, const VkBufferImageCopy &region) {
        vkCmdCopyImageToBuffer(commands_, image, kSource, buffer_.handle, 1, &region);
    }

    void Download2(VkImage image, const VkBufferImageCopy &region) {
        const VkBufferImageCopy2 second = Second(region);
        auto info = Make<VkCopyImageToBufferInfo2>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_BUFFER_INFO_2);
        info.srcImage = image;
        info.srcImageLayout = kSource;
        info.dstBuffer = buffer_.handle;
        info.regionCount = 1;
        info.pRegions = &second;
        vkCmdCopyImageToBuffer2(commands_, &info);
    }

    // Rule is the end of a rule's id for uploads, "dstImage-07975", of which that for downloads follows.
    void ExpectInAll(VkImage image, const VkBufferImageCopy &region, std::string rule,
                     const std::string &text) {
        Upload(image, region);
        ExpectOnly("vkCmdCopyBufferToImage-" + rule, text);
        // In version 2, regions may be rotated: rules about x and y except these.
        const bool is_x = rule == "imageSubresource-07971", is_y = rule == "imageSubresource-07972";
        Upload2(image, region);
        ExpectOnly("VkCopyBufferToImageInfo2-" + (is_x || is_y ? "pRegions-04565" : rule), text);
        if (rule.compare(0, 8, "dstImage") == 0) {
            rule.replace(0, 3, "src");
        }
        std::string other = text;
        if (const size_t at = other.find("dstImage"); at != std::string::npos) {
            other.replace(at, 3, "src");
        }
        Download(image, region);
        ExpectOnly("vkCmdCopyImageToBuffer-" + rule, other);
        Download2(image, region);
        ExpectOnly("VkCopyImageToBufferInfo2-" + (is_x   ? "imageOffset-00197"
                                                  : is_y ? "imageOffset-00198"
                                                         : rule),
                   other);
    }

    void ExpectSilenceInAll(VkImage image, const VkBufferImageCopy &region) {
        Upload(image, region);
        Upload2(image, region);
        Download(image, region);
        Download2(image, region);
        ExpectSilence();
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
    Buffer buffer_;
};

#define WD_BEGIN(...)                                                                                        \
    Begin(__VA_ARGS__);                                                                                      \
    if (IsSkipped() || HasFatalFailure()) {                                                                  \
        return;                                                                                              \
    }

TEST_F(CopyBufferImageTest, TheRegionIsInsideOfTheMipLevel) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {64, 32, 1}, 3);
    SetName(VK_OBJECT_TYPE_IMAGE, image, "atlas");
    VkBufferImageCopy region = Region({16, 8, 1});
    region.imageSubresource.mipLevel = 2;
    ExpectSilenceInAll(image, region);
    region.imageOffset.x = 1;
    ExpectInAll(image, region, "imageSubresource-07971",
                "pRegions[0].imageOffset.x is 1, imageExtent.width is 16, the width of mip level 2 of "
                "dstImage is 16");
    Upload(image, region);
    ExpectMessage(
        "", "\"atlas\" of 64 x 32 x 1 texels of VK_FORMAT_R8G8B8A8_UNORM, with 3 mip levels and 1 array "
            "layers");
    region.imageOffset.x = -1;
    ExpectInAll(image, region, "imageSubresource-07971", "imageOffset.x is -1");
    region.imageOffset = {0, 1, 0};
    ExpectInAll(image, region, "imageSubresource-07972", "the height of mip level 2 of dstImage is 8");
    const VkImage volume = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 8});
    region = Region({16, 16, 8});
    ExpectSilenceInAll(volume, region);
    region.imageOffset.z = 1;
    ExpectInAll(volume, region, "imageOffset-09104", "the depth of mip level 0 of dstImage is 8");
}

TEST_F(CopyBufferImageTest, ImagesOfTwoDimensionsHaveOneSlice) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    VkBufferImageCopy region = Region({16, 16, 2});
    ExpectInAll(image, region, "dstImage-07980", "imageExtent.depth is 2");
    region = Region({16, 16, 1});
    region.imageOffset.z = 1;
    ExpectInAll(image, region, "dstImage-07980", "imageOffset.z is 1");
}

TEST_F(CopyBufferImageTest, TheBufferHasAllBytesOfTheRegion) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {64, 64, 1}, 1, 4);
    buffer_ = MakeBuffer(64 * 64 * 4, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer_.handle, "staging");
    VkBufferImageCopy region = Region({64, 64, 1});
    ExpectSilenceInAll(image, region);
    region.bufferOffset = 4;
    Upload(image, region);
    ExpectOnly(
        "vkCmdCopyBufferToImage-pRegions-00171",
        "pRegions[0].bufferOffset is 4, the number of bytes of the region is 16384, the size of srcBuffer is "
        "16384");
    Upload2(image, region);
    ExpectOnly("VkCopyBufferToImageInfo2-pRegions-00171", "\"staging\" of 16384 bytes");
    Download(image, region);
    ExpectOnly("vkCmdCopyImageToBuffer-pRegions-00183", "the size of dstBuffer is 16384");
    Download2(image, region);
    ExpectOnly("VkCopyImageToBufferInfo2-pRegions-00183", "pRegions[0].bufferOffset is 4");
    // The last row of a region is not padded.
    region = Region({32, 32, 1});
    region.bufferRowLength = 130;
    ExpectSilenceInAll(image, region);
    region.bufferRowLength = 132;
    Upload(image, region);
    ExpectOnly("vkCmdCopyBufferToImage-pRegions-00171", "bufferRowLength is 132");
    region = Region({32, 32, 1});
    region.imageSubresource.layerCount = 4;
    ExpectSilenceInAll(image, region);
    region.bufferImageHeight = 33;
    Upload(image, region);
    ExpectOnly("vkCmdCopyBufferToImage-pRegions-00171", "in 4 array layers");
}

TEST_F(CopyBufferImageTest, AspectsHaveTheirOwnNumberOfBytes) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, {64, 64, 1});
    buffer_ = MakeBuffer(64 * 64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    ExpectSilenceInAll(image, Region({64, 64, 1}, kStencil));
    Upload(image, Region({64, 64, 1}, kDepth));
    ExpectOnly("vkCmdCopyBufferToImage-pRegions-00171", "the number of bytes of the region is 16384");
}

TEST_F(CopyBufferImageTest, CompressedTexelsAreCountedInBlocks) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_BC1_RGB_UNORM_BLOCK, {30, 30, 1}, 3);
    buffer_ = MakeBuffer(8 * 8 * 8, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    ExpectSilenceInAll(image, Region({30, 30, 1}));
    VkBufferImageCopy region = Region({30, 30, 1});
    region.bufferOffset = 8;
    Upload(image, region);
    ExpectOnly("vkCmdCopyBufferToImage-pRegions-00171", "the number of bytes of the region is 512");
    region = Region({6, 4, 1});
    ExpectInAll(image, region, "dstImage-00207",
                "imageExtent.width is 6, imageOffset.x is 0, the width of a texel block is 4");
    region.imageOffset.x = 24;
    ExpectSilenceInAll(image, region);
    region = Region({4, 6, 1});
    ExpectInAll(image, region, "dstImage-00208", "imageExtent.height is 6");
    region = Region({4, 4, 1});
    region.imageOffset.x = 2;
    ExpectInAll(image, region, "dstImage-07274", "imageOffset.x is 2, the width of a texel block is 4");
    region.imageOffset = {0, 2, 0};
    ExpectInAll(image, region, "dstImage-07275", "imageOffset.y is 2");
    // The last level is smaller than a block.
    region = Region({7, 7, 1});
    region.imageSubresource.mipLevel = 2;
    ExpectSilenceInAll(image, region);
    region = Region({8, 8, 1});
    region.bufferRowLength = 10;
    ExpectInAll(image, region, "bufferRowLength-09106", "bufferRowLength is 10");
    region.bufferRowLength = 8;
    region.bufferImageHeight = 9;
    ExpectInAll(image, region, "bufferImageHeight-09107", "bufferImageHeight is 9");
    region.bufferImageHeight = 8;
    region.bufferOffset = 4;
    ExpectInAll(image, region, "dstImage-07975", "bufferOffset is 4, the size of a texel block is 8");
}

TEST_F(CopyBufferImageTest, RowsAreAsLongAsTheRegion) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1});
    VkBufferImageCopy region = Region({16, 16, 1});
    region.bufferRowLength = 15;
    Upload(image, region);
    ExpectOnly("VkBufferImageCopy-bufferRowLength-09101",
               "pRegions[0].bufferRowLength is 15, imageExtent.width is 16");
    Download2(image, region);
    ExpectOnly("VkBufferImageCopy2-bufferRowLength-09101",
               "pCopyImageToBufferInfo->pRegions[0].bufferRowLength is 15");
    region.bufferRowLength = region.bufferImageHeight = 16;
    ExpectSilenceInAll(image, region);
    region.bufferImageHeight = 8;
    Upload(image, region);
    ExpectOnly("VkBufferImageCopy-bufferImageHeight-09102", "bufferImageHeight is 8");
    region.bufferImageHeight = 0;
    region.bufferRowLength = 0x20000000;
    ExpectInAll(image, region, "bufferRowLength-09108", "bufferRowLength is 536870912");
}

TEST_F(CopyBufferImageTest, AspectsAndLayersAreThoseOfTheImage) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4);
    ExpectInAll(image, Region({16, 16, 1}, kDepth), "imageSubresource-09105",
                "imageSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT, the format of dstImage is "
                "VK_FORMAT_R8_UNORM");
    VkBufferImageCopy region = Region({16, 16, 1});
    region.imageSubresource.baseArrayLayer = 2;
    region.imageSubresource.layerCount = 2;
    ExpectSilenceInAll(image, region);
    region.imageSubresource.layerCount = 3;
    ExpectInAll(image, region, "imageSubresource-07968",
                "imageSubresource.baseArrayLayer is 2, layerCount is 3, arrayLayers of dstImage is 4");
}

TEST_F(CopyBufferImageTest, PlanesAreCopiedOneByOne) {
    WD_BEGIN();
    const VkImage image = MakeBound(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {64, 64, 1});
    ExpectSilenceInAll(image, Region({64, 64, 1}, VK_IMAGE_ASPECT_PLANE_0_BIT));
    ExpectSilenceInAll(image, Region({32, 32, 1}, VK_IMAGE_ASPECT_PLANE_1_BIT));
    ExpectInAll(image, Region({64, 64, 1}, VK_IMAGE_ASPECT_PLANE_1_BIT), "imageSubresource-07971",
                "the width of mip level 0 of dstImage is 32");
    ExpectInAll(image, Region({64, 64, 1}), "dstImage-07981",
                "imageSubresource.aspectMask is VK_IMAGE_ASPECT_COLOR");
    VkBufferImageCopy region = Region({32, 32, 1}, VK_IMAGE_ASPECT_PLANE_1_BIT);
    region.bufferOffset = 1;
    ExpectInAll(image, region, "dstImage-07976", "bufferOffset is 1, the texel size of the plane is 2");
}

TEST_F(CopyBufferImageTest, ImagesHaveMemoryAndOneSample) {
    WD_BEGIN();
    VkImageCreateInfo info = Info(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1});
    ExpectInAll(MakeUnboundImage(info), Region({16, 16, 1}), "dstImage-07966", "its memory is not bound");
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    info.usage |= VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    ExpectInAll(MakeBound(info), Region({16, 16, 1}), "dstImage-07973", "the samples of dstImage is 4");
}

TEST_F(CopyBufferImageTest, TransferQueuesCopyInTheirGranularity) {
    Options options = NullOptions();
    options.other_families = true;
    options.environment["WD_NULL_TRANSFER_GRANULARITY"] = "8";
    WD_BEGIN(options);
    const VkImage image = MakeBound(VK_FORMAT_R8_UNORM, {20, 20, 1});
    VkBufferImageCopy region = Region({4, 20, 1});
    ExpectSilenceInAll(image, region);
    commands_ = BeginTransfer();
    Upload(image, region);
    ExpectOnly("vkCmdCopyBufferToImage-imageOffset-07738",
               "imageOffset.x is 0, imageExtent.width is 4, minImageTransferGranularity.width is 8");
    Upload2(image, region);
    ExpectOnly("vkCmdCopyBufferToImage2-imageOffset-07738",
               "pCopyBufferToImageInfo->pRegions[0].imageOffset.x");
    Download(image, region);
    ExpectOnly("vkCmdCopyImageToBuffer-imageOffset-07747", "imageExtent.width is 4");
    Download2(image, region);
    ExpectOnly("vkCmdCopyImageToBuffer2-imageOffset-07747", "imageExtent.width is 4");
    region.imageOffset.x = 16;
    ExpectSilenceInAll(image, region);
    region.bufferOffset = 2;
    Upload(image, region);
    ExpectOnly("vkCmdCopyBufferToImage-commandBuffer-07737",
               "bufferOffset is 2, the queue family of commandBuffer");
    Upload2(image, region);
    ExpectOnly("vkCmdCopyBufferToImage2-commandBuffer-07737", "bufferOffset is 2");
    Download(image, region);
    ExpectOnly("vkCmdCopyImageToBuffer-commandBuffer-07746", "bufferOffset is 2");
    const VkImage depth = MakeBound(VK_FORMAT_D16_UNORM, {16, 16, 1});
    Upload(depth, Region({16, 16, 1}, kDepth));
    ExpectOnly("vkCmdCopyBufferToImage-commandBuffer-07739",
               "imageSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    Download(depth, Region({16, 16, 1}, kDepth));
    ExpectOnly("vkCmdCopyImageToBuffer-commandBuffer-10216",
               "imageSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
}

TEST_F(CopyBufferImageTest, BufferAndImageInTheSameMemory) {
    WD_BEGIN();
    const VkImage image = MakeUnboundImage(Info(VK_FORMAT_R8G8B8A8_UNORM, {64, 64, 1}));
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64 * 64 * 4;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const auto make_buffer = [&] {
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
        return buffer;
    };
    const VkBuffer aliased = make_buffer(), apart = make_buffer();
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    const VkDeviceSize image_size = requirements.size;
    requirements.size *= 2;
    const VkDeviceMemory memory = Allocate(requirements, 0);
    Check(vkBindImageMemory(device(), image, memory, 0), "vkBindImageMemory");
    Check(vkBindBufferMemory(device(), aliased, memory, 0), "vkBindBufferMemory");
    Check(vkBindBufferMemory(device(), apart, memory, image_size), "vkBindBufferMemory");
    ClearMessages();
    buffer_.handle = apart;
    ExpectSilenceInAll(image, Region({64, 64, 1}));
    buffer_.handle = aliased;
    // A quarter of the image may be elsewhere in its memory than the quarter that the buffer reads.
    ExpectSilenceInAll(image, Region({32, 32, 1}));
    Upload(image, Region({64, 64, 1}));
    ExpectOnly("vkCmdCopyBufferToImage-pRegions-00173", "the number of bytes of the region is 16384");
    Upload2(image, Region({64, 64, 1}));
    ExpectOnly("VkCopyBufferToImageInfo2-pRegions-00173",
               "the buffer at offset 0, the image from offset 0 to 16384");
    Download(image, Region({64, 64, 1}));
    ExpectOnly("vkCmdCopyImageToBuffer-pRegions-00184", "Both are bound to VkDeviceMemory");
}

class IndirectCopiesTest : public TransferTest {};

TEST_F(IndirectCopiesTest, Subresources) {
    auto features = Make<VkPhysicalDeviceCopyMemoryIndirectFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COPY_MEMORY_INDIRECT_FEATURES_NV);
    features.indirectCopy = VK_TRUE;
    Options options = NullOptions();
    options.other_families = true;
    options.device_next = &features;
    options.device_extensions = {VK_NV_COPY_MEMORY_INDIRECT_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto copy = [&](VkCommandBuffer commands, VkImage image, VkImageAspectFlags aspects, uint32_t mip) {
        const VkImageSubresourceLayers layers = {aspects, mip, 0, 1};
        DeviceProc<PFN_vkCmdCopyMemoryToImageIndirectNV>("vkCmdCopyMemoryToImageIndirectNV")(
            commands, 0x10000, 1, 56, image, kTarget, &layers);
    };
    const VkImage color = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 2),
                  depth = MakeBound(VK_FORMAT_D32_SFLOAT_S8_UINT, {16, 16, 1});
    const VkCommandBuffer commands = Begin();
    copy(commands, color, kColor, 1);
    copy(commands, depth, kDepth, 0);
    copy(BeginTransfer(), color, kColor, 0);
    ExpectSilence();
    copy(commands, color, kColor, 2);
    ExpectOnly("vkCmdCopyMemoryToImageIndirectNV-mipLevel-07670",
               "mipLevel is 2, the number of mip levels of dstImage is 2");
    copy(commands, depth, kDepth | kStencil, 0);
    ExpectOnly("vkCmdCopyMemoryToImageIndirectNV-aspectMask-07662", "VK_IMAGE_ASPECT_STENCIL_BIT");
    copy(BeginTransfer(), depth, kDepth, 0);
    ExpectOnly("vkCmdCopyMemoryToImageIndirectNV-commandBuffer-07674", "has no graphics operations");
}

TEST_F(IndirectCopiesTest, ParametersOfDecompressionsAreInIndirectBuffers) {
    auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
    addresses.bufferDeviceAddress = VK_TRUE;
    auto features = Make<VkPhysicalDeviceMemoryDecompressionFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_DECOMPRESSION_FEATURES_NV);
    features.memoryDecompression = VK_TRUE;
    features.pNext = &addresses;
    Options options = NullOptions();
    options.device_next = &features;
    options.device_extensions = {VK_NV_MEMORY_DECOMPRESSION_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkBufferUsageFlags address = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const VkDeviceAddress indirect = AddressOf(
                              MakeBuffer(256, address | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT).handle),
                          other = AddressOf(MakeBuffer(256, address).handle);
    const VkCommandBuffer commands = Begin();
    const auto decompress = [&](VkDeviceAddress regions, VkDeviceAddress count) {
        DeviceProc<PFN_vkCmdDecompressMemoryIndirectCountNV>("vkCmdDecompressMemoryIndirectCountNV")(
            commands, regions, count, sizeof(VkDecompressMemoryRegionNV));
    };
    decompress(indirect + 64, indirect);
    ExpectSilence();
    decompress(other, indirect);
    ExpectOnly("vkCmdDecompressMemoryIndirectCountNV-indirectCommandsAddress-07694",
               "which was created without VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT");
    decompress(indirect, other);
    ExpectOnly("vkCmdDecompressMemoryIndirectCountNV-indirectCommandsCountAddress-07697",
               "which was created without VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT");
}

} // namespace
} // namespace wd::testing
