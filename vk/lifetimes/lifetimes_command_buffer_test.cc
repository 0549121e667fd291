// The states of command buffers, and objects that pending command buffers use.
#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

class LifetimesCommandBuffer : public wd::testing::LifetimesTest {
  protected:
    void Begin1() {
        WD_START_DEVICE(MakeOptions());
        pool = MakePoolOfDevice();
        commands = Allocate(pool);
        fence = MakeFence();
    }
    void TearDown() override {
        if (device()) {
            vkDeviceWaitIdle(device());
            vkDestroyFence(device(), fence, nullptr);
        }
        LifetimesTest::TearDown();
    }
    VkCommandBuffer Secondary(VkCommandBufferUsageFlags flags = 0) {
        const VkCommandBuffer secondary = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
        RecordEmpty(secondary, flags);
        return secondary;
    }

    VkCommandPool pool = VK_NULL_HANDLE;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkFence fence = VK_NULL_HANDLE;
};

TEST_F(LifetimesCommandBuffer, AFrameLoopIsSilent) {
    Begin1();
    for (int frame = 0; frame < 3; frame++) {
        RecordEmpty(commands, frame == 1 ? VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT : 0);
        SubmitTo(queue(), {commands}, fence);
        Wait(fence);
        vkResetFences(device(), 1, &fence);
    }
    vkResetCommandBuffer(commands, 0);
    vkResetCommandPool(device(), pool, 0);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, SubmittedUnrecorded) {
    Begin1();
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "is in the initial state.");
    vkQueueWaitIdle(queue());
    Record(commands);
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "is in the recording state.");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, BegunWhileRecordingOrPending) {
    Begin1();
    Record(commands);
    Record(commands);
    ExpectSilence(); // It is reset.
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    Record(commands);
    ExpectMessage("VUID-vkBeginCommandBuffer-commandBuffer-00049", "is in the pending state");
    vkEndCommandBuffer(commands);
    Wait(fence);
    RecordEmpty(commands);
    ExpectSilence();
}

// Only waits with the host stage are warned of.
TEST_F(LifetimesCommandBuffer, WaitsForEventsThatTheHostSets) {
    Begin1();
    const VkEvent event = MakeEvent();
    SetName(VK_OBJECT_TYPE_EVENT, event, "signal");
    const VkPipelineStageFlags transfer = VK_PIPELINE_STAGE_TRANSFER_BIT, host = VK_PIPELINE_STAGE_HOST_BIT;
    Record(commands);
    vkCmdWaitEvents(commands, 1, &event, transfer, transfer, 0, nullptr, 0, nullptr, 0, nullptr);
    ExpectSilence();
    vkCmdWaitEvents(commands, 1, &event, transfer | host, transfer, 0, nullptr, 0, nullptr, 0, nullptr);
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "waits for the host to set VkEvent signal (0x");
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.memoryBarrierCount = 1;
    info.pMemoryBarriers = &barrier;
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    vkCmdWaitEvents2(commands, 1, &event, &info);
    ExpectSilence();
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_HOST_BIT;
    vkCmdWaitEvents2(commands, 1, &event, &info);
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "vkCmdWaitEvents2: ");
    vkSetEvent(device(), event);
    vkCmdWaitEvents2(commands, 1, &event, &info); // The host has set the event.
    ExpectSilence();
    vkResetEvent(device(), event);
    vkCmdWaitEvents2(commands, 1, &event, &info);
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// Synchronization validation reports it once, with the number of the command.
TEST_F(LifetimesCommandBuffer, HostWaitsAreReportedOnceWithSynchronizationValidation) {
    Options options = MakeOptions();
    options.settings["validate_sync"] = "true";
    WD_START_DEVICE(options);
    pool = MakePoolOfDevice();
    commands = Allocate(pool);
    const VkEvent event = MakeEvent();
    Record(commands);
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                    nullptr, 0, nullptr, 0, nullptr);
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "");
    vkSetEvent(device(), event);
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                    nullptr, 0, nullptr, 0, nullptr);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, EndedTwice) {
    Begin1();
    RecordEmpty(commands);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-00059", "is not in the recording state.");
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, PoolsThatDoNotResetOneByOne) {
    Begin1();
    const VkCommandPool complete = MakePoolOfDevice(0);
    const VkCommandBuffer one = Allocate(complete);
    RecordEmpty(one);
    ExpectSilence();
    RecordEmpty(one);
    ExpectMessage("VUID-vkBeginCommandBuffer-commandBuffer-00050", "RESET_COMMAND_BUFFER_BIT");
    vkResetCommandBuffer(one, 0);
    ExpectMessage("VUID-vkResetCommandBuffer-commandBuffer-00046", "RESET_COMMAND_BUFFER_BIT");
    vkResetCommandPool(device(), complete, 0);
    RecordEmpty(one);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, OneSubmissionOnly) {
    Begin1();
    RecordEmpty(commands, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT);
    SubmitTo(queue(), {commands}, fence);
    Wait(fence);
    ExpectSilence();
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT");
    vkQueueWaitIdle(queue());
}

TEST_F(LifetimesCommandBuffer, SimultaneousUse) {
    Begin1();
    RecordEmpty(commands);
    SubmitTo(queue(), {commands});
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00071", "is in the pending state");
    vkQueueWaitIdle(queue());
    SubmitTo(queue(), {commands, commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00071", "is submitted twice by this call.");
    vkQueueWaitIdle(queue());
    RecordEmpty(commands, VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    SubmitTo(queue(), {commands, commands});
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, ADestroyedBufferMakesTheRecordingInvalid) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "staging");
    Record(commands);
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkEndCommandBuffer(commands);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "it uses VkBuffer staging (0x");
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    for (const auto &message : messages()) {
        EXPECT_NE(message.id, "VUID-vkQueueSubmit-pCommandBuffers-00070") << "one mistake, one message";
    }
    ClearMessages();
}

TEST_F(LifetimesCommandBuffer, ABufferDestroyedWhileRecording) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    Record(commands);
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkDestroyBuffer(device(), buffer, nullptr);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-00059",
                  "which vkDestroyBuffer has destroyed since.");
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, AnUpdatedSetMakesTheRecordingInvalid) {
    Begin1();
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkPipelineLayout pipeline_layout = MakePipelineLayout({layout});
    VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
    const auto buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer);
    Record(commands);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, 0, 1, &set, 0,
                            nullptr);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer);
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070",
                  "which vkUpdateDescriptorSets has updated since.");
    vkQueueWaitIdle(queue());
}

TEST_F(LifetimesCommandBuffer, Secondaries) {
    Begin1();
    const VkCommandBuffer secondary = Secondary();
    SubmitTo(queue(), {secondary});
    ExpectMessage("VUID-VkSubmitInfo-pCommandBuffers-00075", "is a secondary command buffer.");
    vkQueueWaitIdle(queue());
    const VkCommandBuffer other = Allocate(pool);
    RecordEmpty(other);
    const VkCommandBuffer unrecorded = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    Record(commands);
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectSilence();
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00092", "already");
    vkCmdExecuteCommands(commands, 1, &other);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00088", "is a primary command buffer.");
    vkCmdExecuteCommands(commands, 1, &unrecorded);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00089", "is in the initial state.");
    const VkCommandBuffer twice = Secondary();
    const VkCommandBuffer both[] = {twice, twice};
    vkCmdExecuteCommands(commands, 2, both);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00093", "is twice in pCommandBuffers.");
    const VkCommandBuffer continuing = Secondary(VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    vkCmdExecuteCommands(commands, 1, &continuing);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00100", "outside of render pass instances");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, SecondariesForSimultaneousUse) {
    Begin1();
    const VkCommandBuffer secondary = Secondary(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    const VkCommandBuffer both[] = {secondary, secondary};
    Record(commands, VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    vkCmdExecuteCommands(commands, 2, both);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands});
    SubmitTo(queue(), {commands});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, ResetSecondariesMakeTheirPrimaryInvalid) {
    Begin1();
    const VkCommandBuffer secondary = Secondary();
    Record(commands);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkEndCommandBuffer(commands);
    vkResetCommandBuffer(secondary, 0);
    ExpectSilence();
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00072", "which vkResetCommandBuffer has reset since.");
    vkQueueWaitIdle(queue());
}

TEST_F(LifetimesCommandBuffer, SecondariesInPendingPrimaries) {
    Begin1();
    const VkCommandBuffer secondary = Secondary();
    const VkCommandBuffer other = Allocate(pool);
    Record(commands);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkEndCommandBuffer(commands);
    Record(other);
    vkCmdExecuteCommands(other, 1, &secondary);
    vkEndCommandBuffer(other);
    ExpectSilence();
    SubmitTo(queue(), {commands}, fence);
    SubmitTo(queue(), {other});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00073", "is in the pending state");
    vkResetCommandBuffer(secondary, 0);
    ExpectMessage("VUID-vkResetCommandBuffer-commandBuffer-00045", "is in the pending state");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, BeginOfSecondariesNeedsInheritance) {
    Begin1();
    const VkCommandBuffer secondary = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    auto info = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    vkBeginCommandBuffer(secondary, &info);
    ExpectMessage("VUID-vkBeginCommandBuffer-commandBuffer-00051", "pInheritanceInfo is NULL");
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT | VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    vkBeginCommandBuffer(commands, &info);
    ExpectMessage("VUID-vkBeginCommandBuffer-commandBuffer-02840", "flags has both");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, PendingCommandBuffersStay) {
    Begin1();
    RecordEmpty(commands);
    SubmitTo(queue(), {commands}, fence);
    vkResetCommandBuffer(commands, 0);
    ExpectMessage("VUID-vkResetCommandBuffer-commandBuffer-00045", "is in the pending state");
    vkResetCommandPool(device(), pool, 0);
    ExpectMessage("VUID-vkResetCommandPool-commandPool-00040", "is in the pending state");
    vkFreeCommandBuffers(device(), pool, 1, &commands);
    ExpectMessage("VUID-vkFreeCommandBuffers-pCommandBuffers-00047", "is in the pending state");
    ExpectSilence();
    Wait(fence);
}

TEST_F(LifetimesCommandBuffer, PendingPoolsStay) {
    Begin1();
    const VkCommandPool other = MakePool();
    const VkCommandBuffer one = Allocate(other);
    RecordEmpty(one);
    SubmitTo(queue(), {one}, fence);
    vkDestroyCommandPool(device(), other, nullptr);
    ExpectMessage("VUID-vkDestroyCommandPool-commandPool-00041", "is in the pending state");
    Wait(fence);
    const VkCommandPool done = MakePool();
    const VkCommandBuffer two = Allocate(done);
    RecordEmpty(two);
    SubmitTo(queue(), {two});
    vkQueueWaitIdle(queue());
    vkDestroyCommandPool(device(), done, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, FreedWithAnotherPool) {
    Begin1();
    const VkCommandPool other = MakePoolOfDevice();
    VkCommandBuffer one = Allocate(other);
    vkFreeCommandBuffers(device(), pool, 1, &one);
    ExpectMessage("VUID-vkFreeCommandBuffers-pCommandBuffers-parent", "was allocated from another pool");
    VkCommandBuffer none[] = {VK_NULL_HANDLE, Allocate(pool)};
    vkFreeCommandBuffers(device(), pool, 2, none);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, BuffersInUse) {
    Begin1();
    const VkBuffer buffer = NewBuffer(), done = NewBuffer();
    SetName(VK_OBJECT_TYPE_BUFFER, buffer, "staging");
    Record(commands);
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    vkDestroyBuffer(device(), done, nullptr);
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", "VkBuffer staging (0x");
    Wait(fence);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, ObjectsOfCompleteWorkCanGo) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    Record(commands);
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    Wait(fence);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, ObjectsOfSecondariesAreInUse) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    const VkCommandBuffer secondary = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    Record(secondary);
    vkCmdFillBuffer(secondary, buffer, 0, 4, 0);
    vkEndCommandBuffer(secondary);
    Record(commands);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectMessage("VUID-vkDestroyBuffer-buffer-00922", "is still in use by VkCommandBuffer");
    Wait(fence);
}

TEST_F(LifetimesCommandBuffer, MemoryOfBuffersInUse) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    info.allocationSize = requirements.size;
    VkDeviceMemory memory = VK_NULL_HANDLE;
    ASSERT_EQ(vkAllocateMemory(device(), &info, nullptr, &memory), VK_SUCCESS);
    ASSERT_EQ(vkBindBufferMemory(device(), buffer, memory, 0), VK_SUCCESS);
    Record(commands);
    vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    vkFreeMemory(device(), memory, nullptr);
    ExpectMessage("VUID-vkFreeMemory-memory-00677", "is still in use by VkCommandBuffer");
    Wait(fence);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, FencesAndSemaphoresInUse) {
    Begin1();
    auto semaphore_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateSemaphore(device(), &semaphore_info, nullptr, &semaphore), VK_SUCCESS);
    RecordEmpty(commands);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    info.signalSemaphoreCount = 1;
    info.pSignalSemaphores = &semaphore;
    ASSERT_EQ(vkQueueSubmit(queue(), 1, &info, fence), VK_SUCCESS);
    vkResetFences(device(), 1, &fence);
    ExpectMessage("VUID-vkResetFences-pFences-01123", "is still in use by submission");
    vkDestroySemaphore(device(), semaphore, nullptr);
    ExpectMessage("VUID-vkDestroySemaphore-semaphore-05149", "is still in use by submission");
    vkQueueWaitIdle(queue());
    const VkFence other = MakeFence();
    SubmitTo(queue(), {}, other);
    vkDestroyFence(device(), other, nullptr);
    ExpectMessage("VUID-vkDestroyFence-fence-01120", "is still in use by submission");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, FencesSubmittedTwice) {
    Begin1();
    SubmitTo(queue(), {}, fence);
    SubmitTo(queue(), {}, fence);
    ExpectMessage("VUID-vkQueueSubmit-fence-00064", "is still in use by submission");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, FencesOfSparseBindings) {
    Begin1();
    const VkFence other = MakeFence();
    vkQueueBindSparse(queue(), 0, nullptr, fence);
    vkQueueBindSparse(queue(), 0, nullptr, other);
    ExpectSilence();
    vkQueueBindSparse(queue(), 0, nullptr, fence);
    ExpectMessage("VUID-vkQueueBindSparse-fence-01114", "is still in use by submission");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, SetsInUse) {
    Begin1();
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkPipelineLayout pipeline_layout = MakePipelineLayout({layout});
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 4};
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    info.flags = VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT;
    info.maxSets = 4;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VkDescriptorPool set_pool = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateDescriptorPool(device(), &info, nullptr, &set_pool), VK_SUCCESS);
    VkDescriptorSet set = TakeSet(set_pool, layout), unused = TakeSet(set_pool, layout);
    Record(commands);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, 0, 1, &set, 0,
                            nullptr);
    vkEndCommandBuffer(commands);
    SubmitTo(queue(), {commands}, fence);
    vkFreeDescriptorSets(device(), set_pool, 1, &unused);
    ExpectSilence();
    vkResetDescriptorPool(device(), set_pool, 0);
    ExpectMessage("VUID-vkResetDescriptorPool-descriptorPool-00313", "is still in use by VkCommandBuffer");
    Wait(fence);
    vkDestroyDescriptorPool(device(), set_pool, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, RenderPassInstancesEndAsTheyBegan) {
    WD_START_DEVICE(MakeOptions());
    const auto target = MakeTarget(4, 4);
    const VkCommandBuffer frame = Allocate(MakePoolOfDevice());
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = target.render_pass;
    begin.framebuffer = target.framebuffer;
    begin.renderArea.extent = {4, 4};
    VkClearValue clear = {};
    begin.clearValueCount = 1;
    begin.pClearValues = &clear;
    Record(frame);
    vkCmdBeginRenderPass(frame, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdNextSubpass(frame, VK_SUBPASS_CONTENTS_INLINE);
    ExpectMessage("VUID-vkCmdNextSubpass-None-00909", "is in subpass 0 of VkRenderPass");
    vkEndCommandBuffer(frame);
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-00060", "is inside a render pass instance.");
    Record(frame);
    vkCmdBeginRenderPass(frame, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRendering(frame);
    ExpectMessage("VUID-vkCmdEndRendering-None-06161", "vkCmdBeginRenderPass began");
    vkEndCommandBuffer(frame);
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = {4, 4};
    rendering.layerCount = 1;
    Record(frame);
    vkCmdBeginRendering(frame, &rendering);
    vkCmdEndRenderPass(frame);
    ExpectMessage("VUID-vkCmdEndRenderPass-None-06170", "vkCmdBeginRendering began");
    vkEndCommandBuffer(frame);
    Record(frame);
    vkCmdBeginRenderPass(frame, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(frame);
    vkCmdBeginRendering(frame, &rendering);
    vkCmdEndRendering(frame);
    vkEndCommandBuffer(frame);
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, RenderPassInstancesEndInTheLastSubpass) {
    Options options = MakeOptions();
    options.messenger_result = VK_TRUE; // Calls with an error are skipped.
    WD_START_DEVICE(options);
    VkAttachmentDescription attachment = {};
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    const VkAttachmentReference reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpasses[2] = {};
    for (VkSubpassDescription &subpass : subpasses) {
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &reference;
    }
    auto pass_info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    pass_info.attachmentCount = 1;
    pass_info.pAttachments = &attachment;
    pass_info.subpassCount = 2;
    pass_info.pSubpasses = subpasses;
    VkRenderPass pass = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateRenderPass(device(), &pass_info, nullptr, &pass), VK_SUCCESS);
    const auto image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    auto frame_info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    frame_info.renderPass = pass;
    frame_info.attachmentCount = 1;
    frame_info.pAttachments = &image.view;
    frame_info.width = frame_info.height = 4;
    frame_info.layers = 1;
    VkFramebuffer framebuffer = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateFramebuffer(device(), &frame_info, nullptr, &framebuffer), VK_SUCCESS);
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = pass;
    begin.framebuffer = framebuffer;
    begin.renderArea = {{0, 0}, {4, 4}};
    const auto end_info = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
    const VkCommandBuffer frame = Allocate(MakePoolOfDevice());
    Record(frame);
    vkCmdBeginRenderPass(frame, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(frame);
    ExpectMessage("VUID-vkCmdEndRenderPass-None-00910", " is in subpass 0 of VkRenderPass");
    vkCmdEndRenderPass2(frame, &end_info);
    ExpectMessage("VUID-vkCmdEndRenderPass2-None-03103", ", which has 2.");
    vkCmdNextSubpass(frame, VK_SUBPASS_CONTENTS_INLINE);
    ExpectSilence();
    vkCmdNextSubpass(frame, VK_SUBPASS_CONTENTS_INLINE);
    ExpectMessage("VUID-vkCmdNextSubpass-None-00909", " is in subpass 1 of VkRenderPass");
    vkCmdEndRenderPass(frame);
    vkEndCommandBuffer(frame);
    ExpectSilence();
    vkDestroyFramebuffer(device(), framebuffer, nullptr);
    vkDestroyRenderPass(device(), pass, nullptr);
}

// The null driver has several queue families.
TEST_F(LifetimesCommandBuffer, QueuesAreOfTheFamilyOfThePool) {
    Options options = MakeOptions();
    options.other_families = true;
    options.messenger_result = VK_TRUE;
    WD_START_DEVICE(options);
    uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device(), &count, nullptr);
    ASSERT_GT(count, 1u);
    VkQueue other = VK_NULL_HANDLE;
    vkGetDeviceQueue(device(), queue_family() == 0 ? 1 : 0, 0, &other);
    const VkCommandBuffer frame = Allocate(MakePoolOfDevice());
    RecordEmpty(frame);
    SubmitTo(queue(), {frame});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &frame;
    vkQueueSubmit(other, 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00074", "family");
    auto command = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
    command.commandBuffer = frame;
    auto info2 = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    info2.commandBufferInfoCount = 1;
    info2.pCommandBufferInfos = &command;
    vkQueueSubmit2(other, 1, &info2, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03878", "family");
    ExpectSilence();
}

TEST_F(LifetimesCommandBuffer, Submit2HasItsOwnIds) {
    WD_START_DEVICE(MakeOptions());
    const VkCommandBuffer one = Allocate(MakePoolOfDevice());
    auto command = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
    command.commandBuffer = one;
    auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    info.commandBufferInfoCount = 1;
    info.pCommandBufferInfos = &command;
    vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03874", "is in the initial state.");
    vkQueueWaitIdle(queue());
    RecordEmpty(one);
    vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectSilence();
    vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03875", "is in the pending state");
    vkQueueWaitIdle(queue());
}

TEST_F(LifetimesCommandBuffer, KindsCanBeTurnedOff) {
    Options options = MakeOptions();
    options.settings["validate_command_buffers"] = "false";
    options.settings["validate_objects_in_use"] = "false";
    WD_START_DEVICE(options);
    const VkCommandBuffer one = Allocate(MakePoolOfDevice());
    SubmitTo(queue(), {one});
    vkQueueWaitIdle(queue());
    const VkBuffer buffer = NewBuffer();
    Record(one);
    vkCmdFillBuffer(one, buffer, 0, 4, 0);
    vkEndCommandBuffer(one);
    SubmitTo(queue(), {one});
    vkDestroyBuffer(device(), buffer, nullptr);
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

} // namespace
