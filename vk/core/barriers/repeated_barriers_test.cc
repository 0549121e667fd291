// A barrier that was verified before is not verified again; one that differs in anything is.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

class RepeatedBarriersTest : public BarrierTest {
  protected:
    VkImage MakeImage() {
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16},
                                            VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.mipLevels = info.arrayLayers = 2;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }
    static VkImageMemoryBarrier Transition(VkImage image) {
        VkImageMemoryBarrier barrier = ImageBarrier(image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 2, 0, 2};
        return barrier;
    }
    static VkImageMemoryBarrier2 Transition2(VkImage image) {
        const VkImageMemoryBarrier from = Transition(image);
        auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
        barrier.srcStageMask = VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT;
        barrier.dstStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
        barrier.dstAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT;
        barrier.oldLayout = from.oldLayout;
        barrier.newLayout = from.newLayout;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = from.subresourceRange;
        return barrier;
    }
    static void Record2(VkCommandBuffer commands, const VkImageMemoryBarrier2 &barrier) {
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.imageMemoryBarrierCount = 1;
        info.pImageMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }
};

// Each change makes a mistake in the barrier that was verified; in between, the correct one is repeated.
TEST_F(RepeatedBarriersTest, ADifferenceInAMemberIsSeen) {
    WD_START_BARRIERS();
    const VkImage image = MakeImage();
    const VkCommandBuffer commands = Begin();
    struct Case {
        void (*change)(VkImageMemoryBarrier *);
        const char *id;
    };
    const Case cases[] = {
        {[](auto *b) { b->srcAccessMask = VK_ACCESS_SHADER_READ_BIT; },
         "vkCmdPipelineBarrier-pImageMemoryBarriers-02819"},
        {[](auto *b) { b->dstAccessMask = VK_ACCESS_SHADER_READ_BIT; },
         "vkCmdPipelineBarrier-pImageMemoryBarriers-02820"},
        {[](auto *b) { b->oldLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL; },
         "VkImageMemoryBarrier-oldLayout-01212"},
        {[](auto *b) { b->newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL; },
         "VkImageMemoryBarrier-oldLayout-01208"},
        {[](auto *b) { b->srcQueueFamilyIndex = 77; }, "VkImageMemoryBarrier-image-09117"},
        {[](auto *b) { b->dstQueueFamilyIndex = 77; }, "VkImageMemoryBarrier-image-09118"},
        {[](auto *b) { b->subresourceRange.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT; },
         "VkImageMemoryBarrier-image-09241"},
        {[](auto *b) { b->subresourceRange.baseMipLevel = 1; },
         "VkImageMemoryBarrier-subresourceRange-01724"},
        {[](auto *b) { b->subresourceRange.levelCount = 3; }, "VkImageMemoryBarrier-subresourceRange-01724"},
        {[](auto *b) { b->subresourceRange.baseArrayLayer = 1; },
         "VkImageMemoryBarrier-subresourceRange-01725"},
        {[](auto *b) { b->subresourceRange.layerCount = 3; }, "VkImageMemoryBarrier-subresourceRange-01725"},
    };
    for (const Case &one : cases) {
        for (int i = 0; i < 2; i++) {
            Record(commands, Transition(image), VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT,
                   VK_PIPELINE_STAGE_TRANSFER_BIT);
            ExpectSilence();
        }
        for (int i = 0; i < 2; i++) { // What is wrong is never remembered.
            VkImageMemoryBarrier barrier = Transition(image);
            one.change(&barrier);
            Record(commands, barrier, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
            ExpectMessage(std::string("VUID-") + one.id, "");
            ClearMessages();
        }
    }
}

TEST_F(RepeatedBarriersTest, ADifferenceInAMemberOfVersion2IsSeen) {
    WD_START_BARRIERS();
    const VkImage image = MakeImage();
    const VkCommandBuffer commands = Begin();
    struct Case {
        void (*change)(VkImageMemoryBarrier2 *);
        const char *id;
    };
    const Case cases[] = {
        {[](auto *b) { b->srcAccessMask = VK_ACCESS_2_TRANSFER_READ_BIT; },
         "VkImageMemoryBarrier2-srcAccessMask-03914"},
        {[](auto *b) { b->dstStageMask = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT; },
         "VkImageMemoryBarrier2-dstAccessMask-03915"},
        {[](auto *b) { b->newLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL; },
         "VkImageMemoryBarrier2-oldLayout-01208"},
        {[](auto *b) { b->subresourceRange.levelCount = 3; }, "VkImageMemoryBarrier2-subresourceRange-01724"},
    };
    for (const Case &one : cases) {
        for (int i = 0; i < 2; i++) {
            Record2(commands, Transition2(image));
            ExpectSilence();
        }
        VkImageMemoryBarrier2 barrier = Transition2(image);
        one.change(&barrier);
        Record2(commands, barrier);
        ExpectMessage(std::string("VUID-") + one.id, "");
        ClearMessages();
    }
}

TEST_F(RepeatedBarriersTest, ADifferenceInABufferIsSeen) {
    WD_START_BARRIERS();
    const VkBuffer large = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_DST_BIT).handle,
                   small = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT).handle;
    const VkCommandBuffer commands = Begin();
    VkBufferMemoryBarrier barrier = BufferBarrier(large);
    barrier.size = 128;
    for (int i = 0; i < 2; i++) {
        Record(commands, barrier);
        ExpectSilence();
    }
    barrier.buffer = small;
    Record(commands, barrier);
    ExpectOnly("VkBufferMemoryBarrier-size-01189", "size is 128");
    barrier = BufferBarrier(large);
    barrier.size = 512;
    Record(commands, barrier);
    ExpectOnly("VkBufferMemoryBarrier-size-01189", "size is 512");
    barrier.size = 128;
    barrier.offset = 192;
    Record(commands, barrier);
    ExpectOnly("VkBufferMemoryBarrier-size-01189", "offset is 192");
}

TEST_F(RepeatedBarriersTest, AnotherQueueFamilyIsSeen) {
    WD_START_BARRIERS();
    const VkMemoryBarrier barrier = MemoryBarrier(VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT);
    const VkCommandBuffer commands = Begin(), of_transfers = BeginOn(2);
    for (const VkCommandBuffer one : {commands, commands, of_transfers, of_transfers, commands}) {
        Record(one, barrier, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
        if (one == of_transfers) {
            ExpectMessage("VUID-vkCmdPipelineBarrier-srcStageMask-06461", "");
            ExpectMessage("VUID-vkCmdPipelineBarrier-dstStageMask-06462", "");
        }
        ExpectSilence();
    }
}

TEST_F(RepeatedBarriersTest, ARenderPassInstanceIsSeen) {
    WD_START_BARRIERS();
    const VkMemoryBarrier barrier = MemoryBarrier(VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT);
    const VkCommandBuffer commands = Begin();
    for (int i = 0; i < 2; i++) {
        Record(commands, barrier, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
        ExpectSilence();
    }
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {16, 16};
    rendering.layerCount = 1;
    vkCmdBeginRendering(commands, &rendering);
    ClearMessages();
    Record(commands, barrier, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    ExpectMessage("VUID-vkCmdPipelineBarrier-None-09553", "");
    ClearMessages();
}

} // namespace
} // namespace wd::testing
