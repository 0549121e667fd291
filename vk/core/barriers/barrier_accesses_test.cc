// Accesses of barriers that none of their stages supports.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

class BarrierAccessesTest : public BarrierTest {};

TEST_F(BarrierAccessesTest, AnAccessOfAMemoryBarrierNeedsAStageThatSupportsIt) {
    WD_START_BARRIERS();
    const VkCommandBuffer commands = Begin();
    Record(commands, MemoryBarrier(VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT),
           VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectSilence();
    Record(commands, MemoryBarrier(VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT),
           VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcAccessMask-02815",
               "pMemoryBarriers[0].srcAccessMask is VK_ACCESS_TRANSFER_WRITE_BIT, srcStageMask is "
               "VK_PIPELINE_STAGE_VERTEX_SHADER_BIT");
    Record(commands,
           MemoryBarrier(VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT | VK_ACCESS_SHADER_READ_BIT),
           VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-dstAccessMask-02816",
               "None of the stages supports VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT.");
}

TEST_F(BarrierAccessesTest, CombinedStagesSupportTheAccessesOfTheirMembers) {
    WD_START_BARRIERS();
    const VkCommandBuffer commands = Begin();
    Record(commands,
           MemoryBarrier(VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
                         VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_DEPTH_STENCIL_ATTACHMENT_READ_BIT),
           VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT);
    // Of no stage of its own.
    Record(commands, MemoryBarrier(VK_ACCESS_MEMORY_WRITE_BIT, VK_ACCESS_MEMORY_READ_BIT),
           VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT);
    // The host is not part of all commands, but many programs mean so.
    Record(commands, MemoryBarrier(VK_ACCESS_HOST_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT),
           VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectSilence();
    Record(commands, MemoryBarrier(VK_ACCESS_HOST_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT),
           VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcAccessMask-02815", "srcAccessMask is VK_ACCESS_HOST_WRITE_BIT");
    Record(commands, MemoryBarrier(VK_ACCESS_HOST_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT),
           VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectSilence();
    Record(commands, MemoryBarrier(0, VK_ACCESS_SHADER_READ_BIT), VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT,
           VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
    ExpectOnly("vkCmdPipelineBarrier-dstAccessMask-02816", "VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT");
}

TEST_F(BarrierAccessesTest, BuffersAndImages) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands, BufferBarrier(buffer.handle, VK_ACCESS_INDEX_READ_BIT, VK_ACCESS_TRANSFER_WRITE_BIT),
           VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pBufferMemoryBarriers-02817", "pBufferMemoryBarriers[0].srcAccessMask");
    Record(commands, BufferBarrier(buffer.handle, 0, VK_ACCESS_INDEX_READ_BIT),
           VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pBufferMemoryBarriers-02818", "pBufferMemoryBarriers[0].dstAccessMask");
    VkImageMemoryBarrier barrier = ImageBarrier(image.handle);
    barrier.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    Record(commands, barrier, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pImageMemoryBarriers-02819", "pImageMemoryBarriers[0].srcAccessMask");
    barrier.srcAccessMask = 0;
    barrier.dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    Record(commands, barrier, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pImageMemoryBarriers-02820", "pImageMemoryBarriers[0].dstAccessMask");
    Record(commands, barrier, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT,
           VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT);
    ExpectSilence();
}

// The queue that releases a resource ignores the accesses that follow, which are of the other queue.
TEST_F(BarrierAccessesTest, TransfersOfOwnershipHaveOneSide) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkBufferMemoryBarrier barrier =
        BufferBarrier(buffer.handle, VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT);
    barrier.srcQueueFamilyIndex = 2;
    barrier.dstQueueFamilyIndex = queue_family();
    const VkCommandBuffer release = BeginOn(2), acquire = Begin();
    Record(release, barrier, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
    Record(acquire, barrier, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectSilence();
    Record(release, barrier, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pBufferMemoryBarriers-02817", "VK_ACCESS_TRANSFER_WRITE_BIT");
    Record(acquire, barrier, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-pBufferMemoryBarriers-02818", "VK_ACCESS_SHADER_READ_BIT");
}

TEST_F(BarrierAccessesTest, Version2) {
    WD_START_BARRIERS();
    const VkCommandBuffer commands = Begin();
    Record(commands,
           MemoryBarrier2(VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                          VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                          VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT));
    ExpectSilence();
    Record(commands, MemoryBarrier2(VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT,
                                    VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT, 0, 0));
    ExpectOnly("VkMemoryBarrier2-srcAccessMask-03910",
               "pDependencyInfo->pMemoryBarriers[0].srcAccessMask is VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT, "
               "srcStageMask is VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT");
    Record(commands, MemoryBarrier2(0, 0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                                    VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT));
    ExpectOnly("VkMemoryBarrier2-dstAccessMask-03911", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
    // Has a statement that is compiled.
    Record(commands, MemoryBarrier2(0, 0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                                    VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT));
    ExpectOnly("VkMemoryBarrier2-dstAccessMask-03900", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
}

TEST_F(BarrierAccessesTest, WaitsForEvents) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    VkMemoryBarrier barrier = MemoryBarrier(VK_ACCESS_TRANSFER_WRITE_BIT, VK_ACCESS_INDEX_READ_BIT);
    vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_VERTEX_INPUT_BIT,
                    1, &barrier, 0, nullptr, 0, nullptr);
    ExpectSilence();
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT,
                    1, &barrier, 0, nullptr, 0, nullptr);
    ExpectOnly("vkCmdWaitEvents-dstAccessMask-02816", "VK_ACCESS_INDEX_READ_BIT");
}

TEST_F(BarrierAccessesTest, CoherentBlendingReadsColors) {
    WD_START_BARRIERS(nullptr, {VK_EXT_BLEND_OPERATION_ADVANCED_EXTENSION_NAME});
    const VkCommandBuffer commands = Begin();
    const VkAccessFlags2 read = VK_ACCESS_2_COLOR_ATTACHMENT_READ_NONCOHERENT_BIT_EXT,
                         write = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
    const VkPipelineStageFlags2 output = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    Record(commands, MemoryBarrier2(output, write, output, read));
    ExpectSilence();
    Record(commands, MemoryBarrier2(output, write, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, read));
    ExpectOnly("VkMemoryBarrier2-dstAccessMask-03926", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
}

} // namespace
} // namespace wd::testing
