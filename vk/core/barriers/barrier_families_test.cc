// Queue families of barriers, and ranges of buffers.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

class BarrierFamiliesTest : public BarrierTest {
  protected:
    static VkBufferMemoryBarrier Transfer(VkBuffer buffer, uint32_t from, uint32_t to) {
        VkBufferMemoryBarrier barrier = BufferBarrier(buffer);
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        return barrier;
    }
    static VkImageMemoryBarrier Transfer(VkImage image, uint32_t from, uint32_t to) {
        VkImageMemoryBarrier barrier = ImageBarrier(image);
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        return barrier;
    }
    Image MakeColor() {
        return MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    }
};

TEST_F(BarrierFamiliesTest, BothFamiliesOfATransferAreValid) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const Image image = MakeColor();
    const VkCommandBuffer commands = Begin();
    Record(commands, Transfer(buffer.handle, queue_family(), 2));
    Record(commands, Transfer(buffer.handle, queue_family(), VK_QUEUE_FAMILY_EXTERNAL));
    Record(commands, Transfer(image.handle, queue_family(), 2));
    ExpectSilence();
    Record(commands, Transfer(buffer.handle, VK_QUEUE_FAMILY_IGNORED, queue_family()));
    ExpectOnly(
        "VkBufferMemoryBarrier-buffer-09095",
        "pBufferMemoryBarriers[0].srcQueueFamilyIndex is VK_QUEUE_FAMILY_IGNORED, dstQueueFamilyIndex is "
        "0");
    Record(commands, Transfer(buffer.handle, queue_family(), 3));
    ExpectOnly("VkBufferMemoryBarrier-buffer-09096", "the device has 3 queue families");
    Record(commands, Transfer(image.handle, 7, queue_family()));
    ExpectOnly("VkImageMemoryBarrier-image-09117", "srcQueueFamilyIndex is 7");
    Record(commands, Transfer(image.handle, queue_family(), VK_QUEUE_FAMILY_IGNORED));
    ExpectOnly("VkImageMemoryBarrier-image-09118", "dstQueueFamilyIndex is VK_QUEUE_FAMILY_IGNORED");
}

TEST_F(BarrierFamiliesTest, AQueueTransfersWhatItGivesOrGets) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    Record(BeginOn(2), Transfer(buffer.handle, 1, 2));
    ExpectSilence();
    Record(Begin(), Transfer(buffer.handle, 1, 2));
    ExpectOnly(
        "vkCmdPipelineBarrier-srcQueueFamilyIndex-10388",
        "srcQueueFamilyIndex is 1, dstQueueFamilyIndex is 2, the queue family of the command pool is 0");
    auto barrier = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
    barrier.srcQueueFamilyIndex = 1;
    barrier.dstQueueFamilyIndex = 2;
    barrier.buffer = buffer.handle;
    barrier.size = VK_WHOLE_SIZE;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.bufferMemoryBarrierCount = 1;
    info.pBufferMemoryBarriers = &barrier;
    vkCmdPipelineBarrier2(Begin(), &info);
    ExpectOnly("vkCmdPipelineBarrier2-srcQueueFamilyIndex-10387", "srcQueueFamilyIndex is 1");
}

TEST_F(BarrierFamiliesTest, TheHostTransfersNothing) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const Image image = MakeColor();
    const VkCommandBuffer commands = Begin();
    Record(commands, Transfer(buffer.handle, 0, 0), VK_PIPELINE_STAGE_HOST_BIT,
           VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectSilence();
    Record(commands, Transfer(buffer.handle, 0, 2), VK_PIPELINE_STAGE_HOST_BIT,
           VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcStageMask-09634", "srcStageMask is VK_PIPELINE_STAGE_HOST_BIT");
    Record(commands, Transfer(image.handle, 0, 2), VK_PIPELINE_STAGE_TRANSFER_BIT,
           VK_PIPELINE_STAGE_HOST_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcStageMask-09633", "dstStageMask is VK_PIPELINE_STAGE_HOST_BIT");
}

TEST_F(BarrierFamiliesTest, WaitsTransferNothing) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
    for (const uint32_t family : {0u, 2u}) {
        const VkBufferMemoryBarrier barrier = Transfer(buffer.handle, 0, family);
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        0, nullptr, 1, &barrier, 0, nullptr);
        if (family == 0) {
            ExpectSilence();
        }
    }
    ExpectOnly("vkCmdWaitEvents-srcQueueFamilyIndex-02803", "dstQueueFamilyIndex is 2");
}

TEST_F(BarrierFamiliesTest, ARangeIsInsideOfTheBuffer) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const VkCommandBuffer commands = Begin();
    VkBufferMemoryBarrier barrier = BufferBarrier(buffer.handle);
    barrier.offset = 16;
    barrier.size = 48;
    Record(commands, barrier);
    ExpectSilence();
    barrier.size = 49;
    Record(commands, barrier);
    ExpectOnly("VkBufferMemoryBarrier-size-01189", "size is 49, offset is 16, the size of buffer is 64");
}

TEST_F(BarrierFamiliesTest, OtherProcessesNeedVulkan11) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_0;
    WD_START_DEVICE(options);
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const Image image = MakeColor();
    const VkCommandBuffer commands = Begin();
    Record(commands, Transfer(buffer.handle, VK_QUEUE_FAMILY_EXTERNAL, queue_family()));
    ExpectOnly("VkBufferMemoryBarrier-None-09097", "VK_QUEUE_FAMILY_EXTERNAL");
    Record(commands, Transfer(buffer.handle, queue_family(), VK_QUEUE_FAMILY_EXTERNAL));
    ExpectOnly("VkBufferMemoryBarrier-None-09098", "VK_QUEUE_FAMILY_EXTERNAL");
    Record(commands, Transfer(image.handle, VK_QUEUE_FAMILY_EXTERNAL, queue_family()));
    ExpectOnly("VkImageMemoryBarrier-None-09119", "VK_QUEUE_FAMILY_EXTERNAL");
    Record(commands, Transfer(image.handle, queue_family(), VK_QUEUE_FAMILY_EXTERNAL));
    ExpectOnly("VkImageMemoryBarrier-None-09120", "VK_QUEUE_FAMILY_EXTERNAL");
}

} // namespace
} // namespace wd::testing
