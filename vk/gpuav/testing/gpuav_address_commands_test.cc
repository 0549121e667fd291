// Commands whose buffers are known by device addresses (VK_KHR_device_address_commands, VK_KHR_copy_memory_indirect):
// lavapipe 25.0 has none, so that the layer VK_LAYER_WARDEN_invented takes them and does nothing. The check runs on
// lavapipe.
#include <cinttypes>
#include <cstdio>

#include "testing/invented/invented_commands.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

#if defined(VK_KHR_device_address_commands) && defined(VK_KHR_copy_memory_indirect)
class AddressCommandsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_indirect_parameters"] = "true";
        options.settings["gpuav_copied_depths"] = "true";
        // The driver lacks the extensions, so that the device cannot enable them.
        options.settings["validate_parameters"] = "false";
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.environment[WD_INVENTED_MAX_DRAWS] = "2";
        options.needed.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        options.api_version = VK_API_VERSION_1_2;
        vulkan12_.bufferDeviceAddress = VK_TRUE;
        options.device_next = &vulkan12_;
        return options;
    }
    // A buffer of words, with its address.
    VkDeviceAddress MakeWords(const std::vector<uint32_t> &words, VkBufferUsageFlags usage = kIndirect) {
        const Buffer buffer =
            MakeBuffer(words.size() * 4, usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, words);
        auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
        info.buffer = buffer.handle;
        return vkGetBufferDeviceAddress(device(), &info);
    }
    template <typename Record> void Run(const Record &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Check(Submit(commands), "vkQueueSubmit");
    }
    // Draws in a render pass instance.
    template <typename Record> void Paint(const Record &record) {
        const Target target = MakeTarget(4, 4);
        VkPipelineLayout layout = MakePipelineLayout({});
        VkPipeline pipeline =
            MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(color_frag), target);
        Run([&](VkCommandBuffer commands) {
            auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
            begin.renderPass = target.render_pass;
            begin.framebuffer = target.framebuffer;
            begin.renderArea.extent = target.image.extent;
            vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            record(commands);
            vkCmdEndRenderPass(commands);
        });
    }
    static constexpr VkBufferUsageFlags kIndirect = VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;

  private:
    VkPhysicalDeviceVulkan12Features vulkan12_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
};

TEST_F(AddressCommandsTest, DrawsAboveTheLimitOfCountsAreReported) {
    WD_START_DEVICE(MakeOptions());
    const VkDeviceAddress words = MakeWords({3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 2, 3});
    for (const char *name : {"vkCmdDrawIndirectCount2KHR", "vkCmdDrawIndexedIndirectCount2KHR"}) {
        auto draw = DeviceProc<PFN_vkCmdDrawIndirectCount2KHR>(name);
        const auto paint = [&](VkDeviceSize count_offset) {
            auto info = Make<VkDrawIndirectCount2InfoKHR>(VK_STRUCTURE_TYPE_DRAW_INDIRECT_COUNT_2_INFO_KHR);
            info.addressRange = {words, 60, 20};
            info.countAddressRange = {words + count_offset, 4};
            info.maxDrawCount = 3;
            Paint([&](VkCommandBuffer commands) { draw(commands, &info); });
        };
        paint(60);
        ExpectSilence();
        paint(64);
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-VkDrawIndirectCount2InfoKHR-countAddressRange-13116",
                      "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    }
    Stop();
    ExpectSilence();
}

TEST_F(AddressCommandsTest, ParametersOfDrawsAndDispatchesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    const VkDeviceAddress words = MakeWords({3, 1, 0, 0, 3, 1, 0, 7, 1, 1, 1, 1, 1, 0x10000});
    auto draw = DeviceProc<PFN_vkCmdDrawIndirect2KHR>("vkCmdDrawIndirect2KHR");
    auto dispatch = DeviceProc<PFN_vkCmdDispatchIndirect2KHR>("vkCmdDispatchIndirect2KHR");
    for (const bool is_bad : {false, true}) {
        auto draws = Make<VkDrawIndirect2InfoKHR>(VK_STRUCTURE_TYPE_DRAW_INDIRECT_2_INFO_KHR);
        draws.addressRange = {words + (is_bad ? 16 : 0), 16, 16};
        draws.drawCount = 1;
        Paint([&](VkCommandBuffer commands) { draw(commands, &draws); });
        if (is_bad) {
            ExpectMessage("VUID-VkDrawIndirectCommand-firstInstance-00501", "firstInstance is 7");
        }
        auto groups = Make<VkDispatchIndirect2InfoKHR>(VK_STRUCTURE_TYPE_DISPATCH_INDIRECT_2_INFO_KHR);
        groups.addressRange = {words + (is_bad ? 44 : 32), 12};
        const Reader reader = MakeReader();
        Run([&](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
            dispatch(commands, &groups);
        });
        if (is_bad) {
            ExpectMessage("VUID-VkDispatchIndirectCommand-z-00419", "z is 65536");
        } else {
            ExpectSilence();
        }
    }
    Stop();
    ExpectSilence();
}

TEST_F(AddressCommandsTest, DepthsAtAddressesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    auto copy = DeviceProc<PFN_vkCmdCopyMemoryToImageKHR>("vkCmdCopyMemoryToImageKHR");
    VkImageCreateInfo image_info = PlainImage(VK_FORMAT_D32_SFLOAT, {2, 2}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const VkImage image = MakeUnboundImage(image_info);
    BindImage(image);
    const VkDeviceAddress words = MakeWords({0x40000000, 0, 0x3f800000, 0x3f000000, 0x3f000000, 0xbf800000},
                                            VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    for (const VkDeviceSize offset : {4, 8}) {
        auto region = Make<VkDeviceMemoryImageCopyKHR>(VK_STRUCTURE_TYPE_DEVICE_MEMORY_IMAGE_COPY_KHR);
        region.addressRange = {words + offset, 16};
        region.imageSubresource = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0, 1};
        region.imageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        region.imageExtent = {2, 2, 1};
        auto info = Make<VkCopyDeviceMemoryImageInfoKHR>(VK_STRUCTURE_TYPE_COPY_DEVICE_MEMORY_IMAGE_INFO_KHR);
        info.image = image;
        info.regionCount = 1;
        info.pRegions = &region;
        Run([&](VkCommandBuffer commands) { copy(commands, &info); });
        if (offset == 4) {
            ExpectSilence();
        }
    }
    ExpectMessage(
        "VUID-vkCmdCopyMemoryToImageKHR-None-13022",
        "the depth of texel (1, 1) of slice 0 of the region is -1, which is outside the range from 0 "
        "to 1: at offset 20 of Buffer");
    Stop();
    ExpectSilence();
}

TEST_F(AddressCommandsTest, ParametersOfCopiesOfMemoryAreChecked) {
    Options options = MakeOptions();
    options.settings["gpuav_checks"] =
        "buffer_bounds"; // Without the table of addresses, ranges are not checked.
    WD_START_DEVICE(options);
    auto copy = DeviceProc<PFN_vkCmdCopyMemoryIndirectKHR>("vkCmdCopyMemoryIndirectKHR");
    const VkDeviceAddress words =
        MakeWords({0x100, 1, 0x200, 2, 16, 0, 0x102, 1, 0x201, 2, 17, 0, 0x100, 1, 0x200, 2, 18, 0});
    const auto run = [&](uint32_t first, uint32_t count) {
        auto info = Make<VkCopyMemoryIndirectInfoKHR>(VK_STRUCTURE_TYPE_COPY_MEMORY_INDIRECT_INFO_KHR);
        info.srcCopyFlags = info.dstCopyFlags = 0;
        info.copyCount = count;
        info.copyAddressRange = {words + first * 24, count * 24, 24};
        Run([&](VkCommandBuffer commands) { copy(commands, &info); });
    };
    run(0, 1);
    ExpectSilence();
    run(0, 2);
    ASSERT_EQ(messages().size(), 3u);
    ExpectMessage(
        "VUID-VkCopyMemoryIndirectCommandKHR-srcAddress-10958",
        "copy 1 of 2: srcAddress is 0x100000102, which is not a multiple of 4. The parameters are at "
        "offset 24 of Buffer");
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-dstAddress-10959", "dstAddress is 0x200000201");
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-size-10960", "size is 0x11");
    run(2, 1);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-size-10960", "copy 0 of 1: size is 0x12");
    Stop();
    ExpectSilence();
}

// CopyRangesTest copies from and to addresses in a buffer of 256 bytes at offset 256 of memory of at least 1024 bytes.
class CopyRangesTest : public AddressCommandsTest {
  protected:
    struct Copy {
        VkDeviceAddress source, target;
        VkDeviceSize size;
    };
    void MakeMemory() {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer_), "vkCreateBuffer");
        VkMemoryRequirements needs;
        vkGetBufferMemoryRequirements(device(), buffer_, &needs);
        ASSERT_EQ(256 % needs.alignment, 0u);
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocation.pNext = &flags;
        allocation.allocationSize = kMemorySize;
        allocation.memoryTypeIndex = static_cast<uint32_t>(__builtin_ctz(needs.memoryTypeBits));
        Check(vkAllocateMemory(device(), &allocation, nullptr, &memory_), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), buffer_, memory_, 256), "vkBindBufferMemory");
        auto query = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
        query.buffer = buffer_;
        address_ = vkGetBufferDeviceAddress(device(), &query);
    }
    void DestroyMemory() {
        vkDestroyBuffer(device(), buffer_, nullptr);
        vkFreeMemory(device(), memory_, nullptr);
    }
    // Record records the copies, whose parameters are in a new buffer.
    void Record(VkCommandBuffer commands, const std::vector<Copy> &copies) {
        auto copy = DeviceProc<PFN_vkCmdCopyMemoryIndirectKHR>("vkCmdCopyMemoryIndirectKHR");
        std::vector<uint32_t> words;
        for (const Copy &one : copies) {
            for (const uint64_t value : {one.source, one.target, one.size}) {
                words.push_back(static_cast<uint32_t>(value));
                words.push_back(static_cast<uint32_t>(value >> 32));
            }
        }
        auto info = Make<VkCopyMemoryIndirectInfoKHR>(VK_STRUCTURE_TYPE_COPY_MEMORY_INDIRECT_INFO_KHR);
        info.srcCopyFlags = info.dstCopyFlags = 0;
        info.copyCount = static_cast<uint32_t>(copies.size());
        info.copyAddressRange = {MakeWords(words), words.size() * 4, 24};
        copy(commands, &info);
    }
    void RunCopies(const std::vector<Copy> &copies) {
        Run([&](VkCommandBuffer commands) { Record(commands, copies); });
    }
    static constexpr VkDeviceSize kMemorySize = 4096;
    VkBuffer buffer_ = VK_NULL_HANDLE;
    VkDeviceMemory memory_ = VK_NULL_HANDLE;
    VkDeviceAddress address_ = 0;
};

// The limit is the end of the memory, not that of the buffer.
TEST_F(CopyRangesTest, RangesInTheirMemoryAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeMemory();
    const VkDeviceAddress begin = address_ - 256;
    RunCopies({{address_, address_ + 128, 128},
               {begin, address_, kMemorySize - 256},
               {address_, begin, kMemorySize - 256},
               {begin, begin, kMemorySize},
               {4, 8, 0}});
    ExpectSilence();
    DestroyMemory();
    Stop();
    ExpectSilence();
}

TEST_F(CopyRangesTest, RangesOutsideOfTheirMemoryAreReported) {
    WD_START_DEVICE(MakeOptions());
    MakeMemory();
    const VkDeviceAddress begin = address_ - 256;
    RunCopies({{address_, address_, 64}, {address_, begin, kMemorySize - 252}});
    ASSERT_EQ(messages().size(), 1u);
    char text[256];
    snprintf(text, sizeof(text),
             "copy 1 of 2: srcAddress is 0x%" PRIx64
             " and size is 3844, but the memory at the address ends after "
             "3840 bytes, at 0x%" PRIx64 ". The parameters are at offset 24 of Buffer",
             address_, begin + kMemorySize);
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-srcAddress-10961", text);
    ClearMessages();
    RunCopies({{begin, address_, UINT64_MAX - 3}});
    ASSERT_EQ(messages().size(), 2u);
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-srcAddress-10961", "ends after 4096 bytes");
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-dstAddress-10962", "ends after 3840 bytes");
    ClearMessages();
    RunCopies({{begin, address_, 4}, {begin, 0x100, 8}});
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-dstAddress-10962",
                  "copy 1 of 2: dstAddress is 0x100, which is not an address in the memory of a buffer.");
    ClearMessages();
    RunCopies({{address_ + 2, address_, kMemorySize}});
    ASSERT_EQ(messages().size(), 3u); // The alignment, too.
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-srcAddress-10958", "which is not a multiple of 4");
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-srcAddress-10961", "ends after 3838 bytes");
    ExpectMessage("VUID-VkCopyMemoryIndirectCommandKHR-dstAddress-10962", "ends after 3840 bytes");
    ClearMessages();
    DestroyMemory();
    Stop();
    ExpectSilence();
}

// The memory may be destroyed when the copy is complete, before the layer reads the parameters.
TEST_F(CopyRangesTest, DestroyedMemoryIsNotReported) {
    WD_START_DEVICE(MakeOptions());
    MakeMemory();
    const VkDeviceAddress address = address_;
    VkCommandBuffer commands = Begin();
    Record(commands, {{address, address, 64}});
    DestroyMemory();
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
    Stop();
    ExpectSilence();
}

TEST_F(AddressCommandsTest, ParametersOfCopiesToImagesAreChecked) {
    WD_START_DEVICE(MakeOptions());
    auto copy = DeviceProc<PFN_vkCmdCopyMemoryToImageIndirectKHR>("vkCmdCopyMemoryToImageIndirectKHR");
    const VkImage image =
        MakeUnboundImage(PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {4, 4}, VK_IMAGE_USAGE_TRANSFER_DST_BIT));
    BindImage(image);
    const auto run = [&](uint32_t address, uint32_t row_length, uint32_t image_height) {
        auto info = Make<VkCopyMemoryToImageIndirectInfoKHR>(
            VK_STRUCTURE_TYPE_COPY_MEMORY_TO_IMAGE_INDIRECT_INFO_KHR);
        const VkImageSubresourceLayers layers = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        info.dstImage = image;
        info.dstImageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        info.pImageSubresources = &layers;
        info.copyCount = 1;
        info.copyAddressRange = {
            MakeWords({address, 1, row_length, image_height, 1, 0, 0, 1, 0, 0, 0, 4, 3, 1}), 56, 56};
        Run([&](VkCommandBuffer commands) { copy(commands, &info); });
    };
    run(0x100, 0, 0);
    run(0x100, 4, 3);
    run(0x100, 8, 8);
    ExpectSilence();
    run(0x101, 3, 2);
    ASSERT_EQ(messages().size(), 3u);
    ExpectMessage("VUID-VkCopyMemoryToImageIndirectCommandKHR-srcAddress-10963", "srcAddress is 0x100000101");
    ExpectMessage("VUID-VkCopyMemoryToImageIndirectCommandKHR-bufferRowLength-10964",
                  "bufferRowLength is 3, but imageExtent.width is 4.");
    ExpectMessage("VUID-VkCopyMemoryToImageIndirectCommandKHR-bufferImageHeight-10965",
                  "bufferImageHeight is 2, but imageExtent.height is 3.");
    Stop();
    ExpectSilence();
}

TEST_F(AddressCommandsTest, NothingIsCheckedWithoutTheSettings) {
    Options options = MakeOptions();
    options.settings["gpuav_indirect_parameters"] = "false";
    WD_START_DEVICE(options);
    auto copy = DeviceProc<PFN_vkCmdCopyMemoryIndirectKHR>("vkCmdCopyMemoryIndirectKHR");
    auto info = Make<VkCopyMemoryIndirectInfoKHR>(VK_STRUCTURE_TYPE_COPY_MEMORY_INDIRECT_INFO_KHR);
    info.copyCount = 1;
    info.copyAddressRange = {MakeWords({1, 1, 1, 1, 1, 0}), 24, 24};
    Run([&](VkCommandBuffer commands) { copy(commands, &info); });
    Stop();
    ExpectSilence();
}
#else
TEST(AddressCommandsTest, NeedsNewerHeaders) {
    GTEST_SKIP() << "the headers lack VK_KHR_device_address_commands: run ./dev setup --newest";
}
#endif

} // namespace
} // namespace wd::testing
