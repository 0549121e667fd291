// Copies between buffers, and fills.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

constexpr VkBufferUsageFlags kBoth = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

class CopyBufferTest : public TransferTest {
  protected:
    void Copy(VkCommandBuffer commands, VkBuffer source, VkBuffer target,
              const std::vector<VkBufferCopy> &regions) {
        vkCmdCopyBuffer(commands, source, target, (uint32_t)regions.size(), regions.data());
    }

    void Copy2(VkCommandBuffer commands, VkBuffer source, VkBuffer target,
               const std::vector<VkBufferCopy> &regions) {
        std::vector<VkBufferCopy2> second;
        for (const VkBufferCopy &region : regions) {
            second.push_back(
                {VK_STRUCTURE_TYPE_BUFFER_COPY_2, nullptr, region.srcOffset, region.dstOffset, region.size});
        }
        auto info = Make<VkCopyBufferInfo2>(VK_STRUCTURE_TYPE_COPY_BUFFER_INFO_2);
        info.srcBuffer = source;
        info.dstBuffer = target;
        info.regionCount = (uint32_t)second.size();
        info.pRegions = second.data();
        vkCmdCopyBuffer2(commands, &info);
    }
};

TEST_F(CopyBufferTest, ACopyWithinABufferReadsNothingThatItWrites) {
    WD_START_DEVICE(NullOptions());
    const Buffer buffer = MakeBuffer(64, kBoth);
    SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, "ring");
    VkCommandBuffer commands = Begin();
    Copy(commands, buffer.handle, buffer.handle, {{0, 16, 16}});
    Copy2(commands, buffer.handle, buffer.handle, {{16, 0, 16}, {48, 32, 16}});
    ExpectSilence();
    Copy(commands, buffer.handle, buffer.handle, {{0, 15, 16}});
    ExpectOnly("vkCmdCopyBuffer-pRegions-00117",
               "pRegions[0].srcOffset is 0, dstOffset is 15, size is 16, size is 16");
    Copy2(commands, buffer.handle, buffer.handle, {{0, 32, 16}, {48, 8, 16}});
    ExpectOnly("VkCopyBufferInfo2-pRegions-00117",
               "pCopyBufferInfo->pRegions[0].srcOffset is 0, dstOffset of pRegions[1] is 8");
    Copy(commands, buffer.handle, buffer.handle, {{8, 8, 16}});
    ExpectOnly("vkCmdCopyBuffer-pRegions-00117", "\"ring\" of 64 bytes");
}

TEST_F(CopyBufferTest, BuffersInTheSameMemory) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 1024;
    info.usage = kBoth;
    VkBuffer buffers[2];
    for (VkBuffer &buffer : buffers) {
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
    }
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffers[0], &requirements);
    const VkDeviceSize offset = requirements.alignment;
    requirements.size += offset;
    const VkDeviceMemory memory = Allocate(requirements, 0);
    Check(vkBindBufferMemory(device(), buffers[0], memory, 0), "vkBindBufferMemory");
    Check(vkBindBufferMemory(device(), buffers[1], memory, offset), "vkBindBufferMemory");
    ASSERT_LT(offset, 1024u);
    ClearMessages();
    VkCommandBuffer commands = Begin();
    Copy(commands, buffers[0], buffers[1], {{0, 0, offset}});
    ExpectSilence();
    Copy(commands, buffers[0], buffers[1], {{offset, 0, 4}});
    ExpectOnly("vkCmdCopyBuffer-pRegions-00117", "dstBuffer, which is bound to the same memory, is VkBuffer");
}

TEST_F(CopyBufferTest, FillsNeedAGraphicsOrComputeQueueBeforeMaintenance1) {
    Options options = NullOptions(VK_API_VERSION_1_0);
    options.other_families = true;
    WD_START_DEVICE(options);
    const Buffer buffer = MakeBuffer(64, kBoth);
    vkCmdFillBuffer(Begin(), buffer.handle, 0, 64, 0);
    ExpectSilence();
    VkCommandBuffer commands = BeginTransfer();
    vkCmdFillBuffer(commands, buffer.handle, 0, 64, 0);
    ExpectOnly("vkCmdFillBuffer-apiVersion-07894", "one without graphics and compute operations");
    Stop();
    options.device_extensions = {"VK_KHR_maintenance1"};
    WD_START_DEVICE(options);
    const Buffer other = MakeBuffer(64, kBoth);
    commands = BeginTransfer();
    vkCmdFillBuffer(commands, other.handle, 0, 64, 0);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
