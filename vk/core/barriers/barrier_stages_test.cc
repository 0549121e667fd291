// Stages that a queue family does not support, and stages of the host.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

class BarrierStagesTest : public BarrierTest {
  protected:
    static VkBufferMemoryBarrier2 BufferBarrier2(VkBuffer buffer, VkPipelineStageFlags2 from,
                                                 VkPipelineStageFlags2 to) {
        auto barrier = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
        barrier.srcStageMask = from;
        barrier.dstStageMask = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.buffer = buffer;
        barrier.size = VK_WHOLE_SIZE;
        return barrier;
    }
    static void RecordBuffer(VkCommandBuffer commands, const VkBufferMemoryBarrier2 &barrier) {
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.bufferMemoryBarrierCount = 1;
        info.pBufferMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }
};

constexpr VkPipelineStageFlags2 kCopy = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr VkPipelineStageFlags2 kCompute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
constexpr VkPipelineStageFlags2 kHost = VK_PIPELINE_STAGE_2_HOST_BIT;

TEST_F(BarrierStagesTest, StagesOfABarrierAreThoseOfTheQueue) {
    WD_START_BARRIERS();
    const VkMemoryBarrier barrier = MemoryBarrier(0, 0);
    Record(Begin(), barrier, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    const VkCommandBuffer commands = BeginOn(2);
    Record(commands, barrier, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    Record(commands, barrier, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT);
    ExpectSilence();
    Record(commands, barrier, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcStageMask-06461",
               "srcStageMask is VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, queue family 2 supports "
               "VK_QUEUE_TRANSFER_BIT");
    Record(commands, barrier, VK_PIPELINE_STAGE_TRANSFER_BIT,
           VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-dstStageMask-06462",
               "The queue family does not support VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT.");
}

TEST_F(BarrierStagesTest, StagesOfMemoryBarriersOfVersion2) {
    WD_START_BARRIERS();
    const VkCommandBuffer commands = BeginOn(2);
    Record(commands, MemoryBarrier2(kCopy, 0, kCopy, 0));
    ExpectSilence();
    Record(commands, MemoryBarrier2(kCompute, 0, kCopy, 0));
    ExpectOnly("vkCmdPipelineBarrier2-srcStageMask-09673",
               "pDependencyInfo->pMemoryBarriers[0].srcStageMask is VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT");
    Record(commands, MemoryBarrier2(kCopy, 0, kCompute, 0));
    ExpectOnly("vkCmdPipelineBarrier2-dstStageMask-09674", "VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT");
}

TEST_F(BarrierStagesTest, TransfersOfOwnershipNameStagesOfTheOtherQueue) {
    WD_START_BARRIERS();
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const VkCommandBuffer commands = BeginOn(2);
    VkBufferMemoryBarrier2 barrier = BufferBarrier2(buffer.handle, kCompute, kCopy);
    RecordBuffer(commands, barrier);
    ExpectOnly("vkCmdPipelineBarrier2-srcStageMask-09675", "VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT");
    barrier.srcQueueFamilyIndex = 0;
    barrier.dstQueueFamilyIndex = 2;
    RecordBuffer(commands, barrier); // An acquire operation.
    ExpectSilence();
    barrier = BufferBarrier2(buffer.handle, kCopy, kCompute);
    RecordBuffer(commands, barrier);
    ExpectOnly("vkCmdPipelineBarrier2-dstStageMask-09676", "VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT");
    barrier.srcQueueFamilyIndex = 2;
    barrier.dstQueueFamilyIndex = 0;
    RecordBuffer(commands, barrier); // A release operation.
    ExpectSilence();
}

TEST_F(BarrierStagesTest, StagesOfEvents) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    VkCommandBuffer commands = BeginOn(1);
    vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    vkCmdResetEvent(commands, event, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    ExpectSilence();
    vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectOnly("vkCmdSetEvent-stageMask-06457", "stageMask is VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT");
    vkCmdResetEvent(commands, event, VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT);
    ExpectOnly("vkCmdResetEvent-stageMask-06458", "stageMask is VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT");
    vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                    VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT, 0, nullptr, 0, nullptr, 0, nullptr);
    ExpectOnly("vkCmdWaitEvents-dstStageMask-06460", "dstStageMask is VK_PIPELINE_STAGE_ALL_GRAPHICS_BIT");
}

TEST_F(BarrierStagesTest, StagesOfEventsOfVersion2) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = BeginOn(1);
    const VkPipelineStageFlags2 fragment = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
    const auto set_and_wait = [&](VkPipelineStageFlags2 from, VkPipelineStageFlags2 to) {
        const VkMemoryBarrier2 barrier = MemoryBarrier2(from, 0, to, 0);
        const VkDependencyInfo info = Dependency(&barrier);
        vkCmdSetEvent2(commands, event, &info);
        vkCmdWaitEvents2(commands, 1, &event, &info);
        vkCmdResetEvent2(commands, event, 0);
    };
    set_and_wait(kCompute, kCopy);
    ExpectSilence();
    set_and_wait(fragment, kCopy);
    ExpectMessage("VUID-vkCmdSetEvent2-srcStageMask-03827", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
    ExpectOnly("vkCmdWaitEvents2-srcStageMask-03842", "pDependencyInfos[0].pMemoryBarriers[0].srcStageMask");
    set_and_wait(kCopy, fragment);
    ExpectMessage("VUID-vkCmdSetEvent2-dstStageMask-03828", "VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT");
    ExpectOnly("vkCmdWaitEvents2-dstStageMask-03843", "pDependencyInfos[0].pMemoryBarriers[0].dstStageMask");
}

TEST_F(BarrierStagesTest, TheHostSetsNoEventByCommand) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    VkMemoryBarrier2 barrier = MemoryBarrier2(kHost, 0, kCopy, 0);
    const VkDependencyInfo info = Dependency(&barrier);
    vkCmdSetEvent2(commands, event, &info);
    ExpectOnly("vkCmdSetEvent2-srcStageMask-09391", "srcStageMask is VK_PIPELINE_STAGE_2_HOST_BIT");
    barrier = MemoryBarrier2(kCopy, 0, kHost, 0);
    vkCmdSetEvent2(commands, event, &info);
    ExpectOnly("vkCmdSetEvent2-dstStageMask-09392", "dstStageMask is VK_PIPELINE_STAGE_2_HOST_BIT");
}

TEST_F(BarrierStagesTest, RenderPassInstancesDoNotWaitForTheHost) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {16, 16};
    rendering.layerCount = 1;
    const VkMemoryBarrier2 barrier = MemoryBarrier2(kHost, 0, kCopy, 0);
    const VkDependencyInfo info = Dependency(&barrier);
    const auto wait = [&] {
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                        nullptr, 0, nullptr, 0, nullptr);
        vkCmdWaitEvents2(commands, 1, &event, &info);
        ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", ""); // Warnings of another validator.
        ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "");
    };
    wait();
    ExpectSilence();
    vkCmdBeginRendering(commands, &rendering);
    wait();
    vkCmdEndRendering(commands);
    ExpectMessage("VUID-vkCmdWaitEvents-srcStageMask-07308", "was begun by vkCmdBeginRendering");
    ExpectOnly("vkCmdWaitEvents2-dependencyFlags-03844", "srcStageMask is VK_PIPELINE_STAGE_2_HOST_BIT");
}

TEST_F(BarrierStagesTest, SourceStagesOfWaitsAreThoseOfTheQueueFamily) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = BeginOn(2);
    const auto wait = [&](VkPipelineStageFlags from) {
        vkCmdWaitEvents(commands, 1, &event, from, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, nullptr, 0, nullptr,
                        0, nullptr);
    };
    wait(VK_PIPELINE_STAGE_TRANSFER_BIT);
    ClearMessages(); // Queue families of transfers do not wait for events.
    wait(VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectMessage("VUID-vkCmdWaitEvents-srcStageMask-06459",
                  "srcStageMask is VK_PIPELINE_STAGE_VERTEX_SHADER_BIT");
    ClearMessages();
}

} // namespace
} // namespace wd::testing
