// The states of command buffers: reasons for which a recording is invalid, and when a command buffer is pending.
#include <gtest/gtest.h>

#include <string>

#include "vk/state/state_fixture.h"

namespace {

class StateLifecycle : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        command_pool = fixture.CreateCommandPool();
        handle = fixture.AllocateCommandBuffer(command_pool);
        state = Find(handle);
        pool = fixture.CreateDescriptorPool();
        queue = fixture.GetQueue();
    }
    wd_state_command_buffer *Find(VkCommandBuffer command_buffer) {
        return wd_state_find_command_buffer(fixture.device(), command_buffer);
    }
    wd_state_invalidation Invalidation() {
        return wd_state_command_buffer_invalidation(state);
    }
    void Execute(VkCommandBuffer primary, VkCommandBuffer secondary) {
        wd_CmdExecuteCommands_args args = {};
        args.commandBuffer = primary;
        args.commandBufferCount = 1;
        args.pCommandBuffers = &secondary;
        fixture.Run(wd_state_validator.hooks.CmdExecuteCommands, args);
    }
    void Submit(VkCommandBuffer command_buffer, VkFence fence = VK_NULL_HANDLE) {
        VkSubmitInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &command_buffer;
        wd_QueueSubmit_args args = {};
        args.queue = queue;
        args.submitCount = 1;
        args.pSubmits = &info;
        args.fence = fence;
        fixture.Run(wd_state_validator.hooks.QueueSubmit, args);
    }
    void Wait(VkFence fence) {
        wd_WaitForFences_args args = {};
        args.fenceCount = 1;
        args.pFences = &fence;
        args.waitAll = VK_TRUE;
        fixture.Run(wd_state_validator.hooks.WaitForFences, args);
    }
    // A set whose binding has these flags, bound in a recording that has ended.
    VkDescriptorSet RecordWithSet(VkDescriptorBindingFlags flags) {
        const VkDescriptorSetLayout set_layout =
            fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)}, {flags});
        layout = fixture.CreatePipelineLayout({set_layout});
        const VkDescriptorSet set = fixture.AllocateSet(pool, set_layout);
        fixture.Begin(handle);
        fixture.BindSets(handle, layout, 0, {set});
        fixture.End(handle);
        return set;
    }
    void Update(VkDescriptorSet set) {
        const std::vector<VkDescriptorBufferInfo> infos = {{fixture.CreateBuffer(16), 0, VK_WHOLE_SIZE}};
        fixture.UpdateSets({WriteBuffers(set, 0, 0, infos)});
    }

    StateFixture fixture;
    VkCommandPool command_pool = VK_NULL_HANDLE;
    VkCommandBuffer handle = VK_NULL_HANDLE;
    wd_state_command_buffer *state = nullptr;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    VkQueue queue = VK_NULL_HANDLE;
};

TEST_F(StateLifecycle, ADestroyedObjectAndTheCommandThatDidIt) {
    const VkBuffer buffer = fixture.CreateBuffer(16);
    fixture.Begin(handle);
    ASSERT_TRUE(wd_state_command_buffer_keep(
        state, wd_state_find(fixture.device(), VK_OBJECT_TYPE_BUFFER, HandleOf(buffer))));
    fixture.End(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
    fixture.command_name = "vkDestroyBuffer";
    fixture.DestroyBuffer(buffer);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_DESTROYED);
    EXPECT_EQ(Invalidation().object->handle, HandleOf(buffer));
    EXPECT_STREQ(Invalidation().command, "vkDestroyBuffer");
    fixture.Begin(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
}

TEST_F(StateLifecycle, DestroyedPipelineLayoutsLeaveRecordingsValid) {
    RecordWithSet(0);
    wd_DestroyPipelineLayout_args args = {};
    args.pipelineLayout = layout;
    fixture.Run(wd_state_validator.hooks.DestroyPipelineLayout, args);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
}

TEST_F(StateLifecycle, AnUpdatedSetInvalidates) {
    const VkDescriptorSet set = RecordWithSet(0);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
    fixture.command_name = "vkUpdateDescriptorSets";
    Update(set);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_UPDATED);
    EXPECT_EQ(Invalidation().object->handle, HandleOf(set));
    EXPECT_STREQ(Invalidation().command, "vkUpdateDescriptorSets");
}

TEST_F(StateLifecycle, SetsCanBeUpdatedBeforeTheyAreBound) {
    const VkDescriptorSet set = RecordWithSet(0);
    Update(set);
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {set});
    fixture.End(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
}

TEST_F(StateLifecycle, UpdatesAfterBindLeaveRecordingsValid) {
    for (VkDescriptorBindingFlags flags : {VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT,
                                           VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT}) {
        Update(RecordWithSet(flags));
        EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE) << flags;
    }
}

TEST_F(StateLifecycle, PushesLeaveRecordingsValid) {
    const VkDescriptorSetLayout pushed =
        fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)}, {},
                                VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    const VkPipelineLayout push_layout = fixture.CreatePipelineLayout({pushed});
    const std::vector<VkDescriptorBufferInfo> infos = {{fixture.CreateBuffer(16), 0, VK_WHOLE_SIZE}};
    const VkWriteDescriptorSet write = WriteBuffers(VK_NULL_HANDLE, 0, 0, infos);
    wd_CmdPushDescriptorSetKHR_args args = {};
    args.commandBuffer = handle;
    args.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
    args.layout = push_layout;
    args.descriptorWriteCount = 1;
    args.pDescriptorWrites = &write;
    fixture.Begin(handle);
    fixture.Run(wd_state_validator.hooks.CmdPushDescriptorSetKHR, args);
    fixture.Run(wd_state_validator.hooks.CmdPushDescriptorSetKHR, args);
    fixture.End(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
}

TEST_F(StateLifecycle, AResetOfThePoolFreesItsSets) {
    RecordWithSet(0);
    wd_ResetDescriptorPool_args args = {};
    args.descriptorPool = pool;
    fixture.command_name = "vkResetDescriptorPool";
    fixture.Run(wd_state_validator.hooks.ResetDescriptorPool, args);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_DESTROYED);
    EXPECT_EQ(Invalidation().object->type, VK_OBJECT_TYPE_DESCRIPTOR_SET);
    EXPECT_STREQ(Invalidation().command, "vkResetDescriptorPool");
}

TEST_F(StateLifecycle, ResetSecondariesInvalidateTheirPrimaries) {
    const VkCommandBuffer secondary =
        fixture.AllocateCommandBuffer(command_pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    fixture.Begin(secondary);
    fixture.End(secondary);
    fixture.Begin(handle);
    Execute(handle, secondary);
    fixture.End(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_NONE);
    fixture.command_name = "vkBeginCommandBuffer";
    fixture.Begin(secondary);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_RESET);
    EXPECT_STREQ(Invalidation().command, "vkBeginCommandBuffer");
    EXPECT_EQ(Invalidation().object, &Find(secondary)->object);
}

TEST_F(StateLifecycle, ObjectsOfASecondaryCountForItsPrimary) {
    const VkBuffer buffer = fixture.CreateBuffer(16);
    const VkCommandBuffer secondary =
        fixture.AllocateCommandBuffer(command_pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    fixture.Begin(secondary);
    wd_state_command_buffer_keep(Find(secondary),
                                 wd_state_find(fixture.device(), VK_OBJECT_TYPE_BUFFER, HandleOf(buffer)));
    fixture.End(secondary);
    fixture.Begin(handle);
    Execute(handle, secondary);
    fixture.End(handle);
    EXPECT_TRUE(wd_state_command_buffer_keeps(
        state, wd_state_find(fixture.device(), VK_OBJECT_TYPE_BUFFER, HandleOf(buffer))));
    fixture.DestroyBuffer(buffer);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_DESTROYED);
}

TEST_F(StateLifecycle, EachObjectIsKeptOnce) {
    std::vector<wd_state_object *> buffers;
    for (int i = 0; i < 500; i++) {
        buffers.push_back(
            wd_state_find(fixture.device(), VK_OBJECT_TYPE_BUFFER, HandleOf(fixture.CreateBuffer(16))));
    }
    fixture.Begin(handle);
    for (int round = 0; round < 3; round++) {
        for (wd_state_object *buffer : buffers) {
            ASSERT_TRUE(wd_state_command_buffer_keep(state, buffer));
        }
    }
    EXPECT_EQ(state->kept.num_objects, buffers.size());
    for (const wd_state_object *buffer : buffers) {
        EXPECT_TRUE(wd_state_command_buffer_keeps(state, buffer));
    }
    fixture.Begin(handle);
    EXPECT_FALSE(wd_state_command_buffer_keeps(state, buffers[0]));
}

TEST_F(StateLifecycle, OneSubmissionAndFailedEnds) {
    fixture.Begin(handle, VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT);
    EXPECT_TRUE(wd_state_command_buffer_is_recording(state));
    fixture.End(handle);
    EXPECT_FALSE(wd_state_command_buffer_is_recording(state));
    Submit(handle);
    EXPECT_EQ(Invalidation().cause, WD_STATE_CAUSE_SUBMITTED);
    const VkCommandBuffer failed = fixture.AllocateCommandBuffer(command_pool);
    fixture.Begin(failed);
    wd_EndCommandBuffer_args args = {};
    args.commandBuffer = failed;
    args.result = VK_ERROR_OUT_OF_HOST_MEMORY;
    fixture.Run(wd_state_validator.hooks.EndCommandBuffer, args);
    EXPECT_EQ(wd_state_command_buffer_invalidation(Find(failed)).cause, WD_STATE_CAUSE_NOT_ENDED);
}

TEST_F(StateLifecycle, PendingFromSubmissionToCompletion) {
    fixture.Begin(handle);
    fixture.End(handle);
    EXPECT_FALSE(wd_state_command_buffer_is_pending(state));
    const VkFence fence = fixture.CreateFence();
    Submit(handle, fence);
    EXPECT_TRUE(wd_state_command_buffer_is_pending(state));
    Wait(fence);
    EXPECT_FALSE(wd_state_command_buffer_is_pending(state));
}

TEST_F(StateLifecycle, SecondariesArePendingWithTheirPrimary) {
    const VkCommandBuffer secondary =
        fixture.AllocateCommandBuffer(command_pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    fixture.Begin(secondary);
    fixture.End(secondary);
    fixture.Begin(handle);
    Execute(handle, secondary);
    fixture.End(handle);
    const VkFence fence = fixture.CreateFence();
    Submit(handle, fence);
    EXPECT_TRUE(wd_state_command_buffer_is_pending(Find(secondary)));
    Wait(fence);
    EXPECT_FALSE(wd_state_command_buffer_is_pending(Find(secondary)));
    EXPECT_EQ(Find(secondary)->pending_count, 0u);
}

TEST_F(StateLifecycle, AnAcquisitionsFenceMayShowCompletion) {
    fixture.Begin(handle);
    fixture.End(handle);
    Submit(handle);
    EXPECT_TRUE(wd_state_command_buffer_is_pending(state));
    const VkFence fence = fixture.CreateFence();
    wd_AcquireNextImageKHR_args args = {};
    uint32_t index = 0;
    args.fence = fence;
    args.pImageIndex = &index;
    fixture.Run(wd_state_validator.hooks.AcquireNextImageKHR, args);
    EXPECT_TRUE(wd_state_command_buffer_is_pending(state));
    Wait(fence);
    EXPECT_FALSE(wd_state_command_buffer_is_pending(state))
        << "the application may know more than the tracker";
    Submit(handle);
    EXPECT_TRUE(wd_state_command_buffer_is_pending(state)) << "submitted after the wait";
}

TEST_F(StateLifecycle, FencesThatNobodySignaledShowNothing) {
    fixture.Begin(handle);
    fixture.End(handle);
    Submit(handle);
    Wait(fixture.CreateFence());
    EXPECT_TRUE(wd_state_command_buffer_is_pending(state));
}

TEST_F(StateLifecycle, ExportedFencesMayShowCompletion) {
    VkExportFenceCreateInfo exported = {};
    exported.sType = VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO;
    exported.handleTypes = VK_EXTERNAL_FENCE_HANDLE_TYPE_SYNC_FD_BIT;
    VkFenceCreateInfo info = {};
    info.pNext = &exported;
    VkFence fence = fixture.Next<VkFence>();
    wd_CreateFence_args args = {};
    args.pCreateInfo = &info;
    args.pFence = &fence;
    fixture.Run(wd_state_validator.hooks.CreateFence, args);
    fixture.Begin(handle);
    fixture.End(handle);
    Submit(handle, fence);
    EXPECT_FALSE(wd_state_command_buffer_is_pending(state));
}

TEST_F(StateLifecycle, UnknownCommandsMakeThingsUnknown) {
    fixture.Begin(handle);
    fixture.End(handle);
    Submit(handle);
    wd_call *call = fixture.call();
    call->name = "vkFooNEW";
    call->command = WD_COMMAND_COUNT;
    wd_state_validator.unknown_command(call, FakeHandle<void *>(0x20));
    EXPECT_FALSE(wd_state_command_buffer_is_pending(state));
    call->name = "vkCmdFooNEW";
    wd_state_validator.unknown_command(call, handle);
    EXPECT_TRUE(wd_state_command_buffer_is_recording(state)) << "the command may have begun it";
    EXPECT_EQ(wd_state_command_buffer_render_pass_scope(state), WD_STATE_SCOPE_UNKNOWN);
}

TEST_F(StateLifecycle, Scopes) {
    fixture.Begin(handle);
    EXPECT_EQ(wd_state_command_buffer_render_pass_scope(state), WD_STATE_OUTSIDE);
    VkRenderPassBeginInfo info = {};
    wd_CmdBeginRenderPass_args begin = {};
    begin.commandBuffer = handle;
    begin.pRenderPassBegin = &info;
    fixture.Run(wd_state_validator.hooks.CmdBeginRenderPass, begin);
    EXPECT_EQ(wd_state_command_buffer_render_pass_scope(state), WD_STATE_INSIDE) << "of an unknown pass";
    wd_CmdEndRenderPass_args end = {};
    end.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdEndRenderPass, end);
    EXPECT_EQ(wd_state_command_buffer_render_pass_scope(state), WD_STATE_OUTSIDE);
    EXPECT_EQ(wd_state_command_buffer_video_coding_scope(state), WD_STATE_OUTSIDE);
    EXPECT_EQ(wd_state_command_buffer_queue_flags(state),
              VkQueueFlags(VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT));
}

} // namespace
