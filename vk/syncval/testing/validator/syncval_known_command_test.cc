// Repeated barrier commands, which the recorder caches.
#include "vk/syncval/testing/syncval_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkBufferUsageFlags kCopies = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
constexpr int kRepetitions = 5; // A command is cached at its second use.

class SyncvalKnownCommandTest : public SyncvalTest {
  protected:
    static void Copy(VkCommandBuffer commands, VkBuffer from, VkBuffer to, VkDeviceSize size) {
        const VkBufferCopy region = {0, 0, size};
        vkCmdCopyBuffer(commands, from, to, 1, &region);
    }

    // TransferBarrier is a barrier of both versions from one transfer to the next, on [0, size).
    static void TransferBarrier(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize size,
                                VkAccessFlags from, VkAccessFlags to) {
        auto barrier = Make<VkBufferMemoryBarrier>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER);
        barrier.srcAccessMask = from;
        barrier.dstAccessMask = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.buffer = buffer;
        barrier.size = size;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0,
                             nullptr, 1, &barrier, 0, nullptr);
    }

    static void Hand2(VkCommandBuffer commands, VkBuffer buffer, VkAccessFlags2 from, VkAccessFlags2 to) {
        constexpr VkPipelineStageFlags2 kTransfer = VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
        Barrier(commands, EntireBuffer(buffer, {kTransfer, from, kTransfer, to}));
    }

    // Repeat writes, synchronizes and reads a buffer again and again.
    static void Repeat(VkCommandBuffer commands, VkBuffer from, VkBuffer to, VkDeviceSize size) {
        for (int i = 0; i < kRepetitions; i++) {
            vkCmdFillBuffer(commands, from, 0, size, 0);
            TransferBarrier(commands, from, size, VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT);
            Copy(commands, from, to, size);
            TransferBarrier(commands, from, size, 0, 0);
            TransferBarrier(commands, to, size, VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_TRANSFER_WRITE_BIT);
        }
    }

    // ExpectUnordered repeats a copy with its barriers; then the barrier before it has another size or first
    // access.
    void ExpectUnordered(VkDeviceSize size, VkAccessFlags from) {
        const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
        VkCommandBuffer commands = Begin();
        Repeat(commands, a.handle, b.handle, 256);
        vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
        TransferBarrier(commands, a.handle, size, from, VK_ACCESS_TRANSFER_READ_BIT);
        Copy(commands, a.handle, b.handle, 256);
        ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer");
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }

    VkBuffer MakeBufferIn(const Buffer &place) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = kCopies;
        VkBuffer made;
        Check(vkCreateBuffer(device(), &info, nullptr, &made), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), made, place.memory, 0), "vkBindBufferMemory");
        return made;
    }
};

TEST_P(SyncvalKnownCommandTest, RepeatedBarriersOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Repeat(commands, a.handle, b.handle, 256);
    Submit(commands);
    ExpectSilence();
}

TEST_P(SyncvalKnownCommandTest, RepeatedVersion2BarriersOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < kRepetitions; i++) {
        vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
        Hand2(commands, a.handle, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT);
    }
    Submit(commands);
    ExpectSilence();
}

// A barrier with another size is another command.
TEST_P(SyncvalKnownCommandTest, AnotherRangeIsNotOrdered) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    ExpectUnordered(128, VK_ACCESS_TRANSFER_WRITE_BIT);
}

// So is one with other masks.
TEST_P(SyncvalKnownCommandTest, OtherAccessesAreNotOrdered) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    ExpectUnordered(256, VK_ACCESS_TRANSFER_READ_BIT);
}

// Drivers reuse handles: the barriers of the new buffer apply to its own memory.
TEST_P(SyncvalKnownCommandTest, AReusedHandle) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer one = MakeBuffer(256, kCopies), other = MakeBuffer(256, kCopies);
    const Buffer b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    VkBuffer buffer = MakeBufferIn(one);
    Repeat(commands, buffer, b.handle, 256);
    Submit(commands);
    vkDestroyBuffer(device(), buffer, nullptr);
    buffer = MakeBufferIn(other);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    vkBeginCommandBuffer(commands, &begin);
    Repeat(commands, buffer, b.handle, 256);
    Submit(commands);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
}

// A layout transition with a hazard is found each time, and the image is named.
TEST_P(SyncvalKnownCommandTest, RepeatedTransitionsAreChecked) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer from = MakeBuffer(4096, kCopies);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 8, 8, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const SyncMasks there = {VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                             VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT};
    const SyncMasks early = {VK_PIPELINE_STAGE_2_NONE, 0, VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT,
                             VK_ACCESS_2_TRANSFER_WRITE_BIT};
    VkBufferImageCopy region = {};
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {8, 8, 1};
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < kRepetitions; i++) {
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   there);
        vkCmdCopyBufferToImage(commands, from.handle, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                               &region);
    }
    ExpectSilence();
    for (int i = 0; i < kRepetitions; i++) {
        vkCmdCopyBufferToImage(commands, from.handle, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                               &region);
        if (i == 0) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBufferToImage");
        }
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   early);
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdPipelineBarrier2");
        Barrier(commands, there);
    }
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

WD_SYNCVAL_DRIVERS(SyncvalKnownCommandTest);

} // namespace
