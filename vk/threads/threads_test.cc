// Each kind of conflict between two threads, and next to it the use that is allowed.
#include "vk/threads/threads_fixture.h"

#include "vk/report/message_ids.h"

namespace {

class ThreadsTest : public ThreadsFixture {
  protected:
    wd_CmdDraw_args Draw(VkCommandBuffer commands) {
        return {commands, 3, 1, 0, 0};
    }
    VkCommandBuffer NewCommandBuffer(VkCommandPool pool) {
        return state_.AllocateCommandBuffer(pool, VK_COMMAND_BUFFER_LEVEL_PRIMARY);
    }
    wd_QueueSubmit_args Submit(VkQueue queue, VkFence fence = VK_NULL_HANDLE) {
        return {queue, 0, nullptr, fence, VK_SUCCESS};
    }
    VkPipelineCache NewCache(VkPipelineCacheCreateFlags flags) {
        VkPipelineCacheCreateInfo info = {};
        info.flags = flags;
        VkPipelineCache cache = state_.Next<VkPipelineCache>();
        wd_CreatePipelineCache_args args = {};
        args.device = device_->handle;
        args.pCreateInfo = &info;
        args.pPipelineCache = &cache;
        state_.Run(wd_state_validator.hooks.CreatePipelineCache, args);
        Call(WD_COMMAND_CreatePipelineCache, args);
        return cache;
    }
};

// --- Command buffers and pools

TEST_F(ThreadsTest, TwoThreadsRecordIntoOneCommandBuffer) {
    const VkCommandBuffer commands = NewCommandBuffer(state_.CreateCommandPool());
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(commands));
    Call(WD_COMMAND_CmdDispatch, wd_CmdDispatch_args{commands, 1, 1, 1});
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.id, WD_ID_THREADS_SIMULTANEOUS_USE);
    EXPECT_EQ(finding.type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    EXPECT_EQ(finding.handle, WD_STATE_DISPATCHABLE(commands));
    char expected[512];
    std::snprintf(expected, sizeof expected,
                  "[ WARDEN-threads-simultaneous-use ] VkCommandBuffer (0x%llx) is used by two threads at "
                  "the same time: "
                  "thread %u in vkCmdDispatch, and thread %s in vkCmdDraw. Both commands require external "
                  "synchronization of "
                  "the VkCommandBuffer.\nFix: let only one thread use the VkCommandBuffer at a time, for "
                  "example with a mutex "
                  "around both calls.",
                  static_cast<unsigned long long>(finding.handle), wd_uses_thread_id(), held->id().c_str());
    EXPECT_EQ(finding.text, expected);
}

// The lists of a command buffer have no locks, so the later call waits. It does not wait forever.
TEST_F(ThreadsTest, TheLaterCallWaitsForTheEarlierOne) {
    const VkCommandBuffer commands = NewCommandBuffer(state_.CreateCommandPool());
    const wd_CmdDraw_args args = Draw(commands);
    for (bool ends : {true, false}) {
        wd_threads_most_waits = ends ? UINT32_MAX : 2;
        auto held = Hold(WD_COMMAND_CmdDraw, args);
        wd_call call;
        std::thread later([&] {
            EXPECT_FALSE(Begin(&call, WD_COMMAND_CmdDraw, &args));
            End(&call, &args, call.is_unreadable);
        });
        while (num_findings() == 0) {
            std::this_thread::yield();
        }
        if (ends) {
            held.reset();
        }
        later.join();
        EXPECT_EQ(call.is_unreadable, !ends);
        TakeFinding();
    }
}

// Two command buffers have lists of their own.
TEST_F(ThreadsTest, CommandBuffersOfOnePoolDoNotWait) {
    const VkCommandPool pool = state_.CreateCommandPool();
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(pool)));
    const wd_CmdDraw_args args = Draw(NewCommandBuffer(pool));
    wd_call call;
    EXPECT_FALSE(Begin(&call, WD_COMMAND_CmdDraw, &args));
    End(&call, &args);
    EXPECT_FALSE(call.is_unreadable);
    TakeFinding();
}

TEST_F(ThreadsTest, TwoThreadsRecordIntoCommandBuffersOfOnePool) {
    const VkCommandPool pool = state_.CreateCommandPool();
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(pool)));
    Call(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(pool)));
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.type, VK_OBJECT_TYPE_COMMAND_POOL);
    EXPECT_EQ(finding.handle, WD_STATE_NON_DISPATCHABLE(pool));
    EXPECT_TRUE(Contains(finding.text, " in vkCmdDraw with VkCommandBuffer (0x")) << finding.text;
    EXPECT_TRUE(
        Contains(finding.text, "A command that records into a command buffer also uses its command pool."));
}

TEST_F(ThreadsTest, CommandBuffersOfDifferentPools) {
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(state_.CreateCommandPool())));
    Call(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(state_.CreateCommandPool())));
}

TEST_F(ThreadsTest, OneThreadAfterTheOther) {
    const VkCommandBuffer commands = NewCommandBuffer(state_.CreateCommandPool());
    Hold(WD_COMMAND_CmdDraw, Draw(commands)).reset();
    Call(WD_COMMAND_CmdDraw, Draw(commands));
}

TEST_F(ThreadsTest, BeginEndAndResetUseThePool) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer first = NewCommandBuffer(pool), second = NewCommandBuffer(pool);
    auto held = Hold(WD_COMMAND_BeginCommandBuffer, wd_BeginCommandBuffer_args{first, nullptr, VK_SUCCESS});
    Call(WD_COMMAND_EndCommandBuffer, wd_EndCommandBuffer_args{second, VK_SUCCESS});
    TakeFinding();
    Call(WD_COMMAND_ResetCommandBuffer, wd_ResetCommandBuffer_args{second, 0, VK_SUCCESS});
    TakeFinding();
}

TEST_F(ThreadsTest, APoolIsUsedWhileOneOfItsCommandBuffersIsRecorded) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer commands = NewCommandBuffer(pool);
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(commands));
    Call(WD_COMMAND_ResetCommandPool, wd_ResetCommandPool_args{device_->handle, pool, 0, VK_SUCCESS});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_COMMAND_POOL);
    Call(WD_COMMAND_TrimCommandPool, wd_TrimCommandPool_args{device_->handle, pool, 0});
    TakeFinding();
    VkCommandBufferAllocateInfo info = {};
    info.commandPool = pool;
    Call(WD_COMMAND_AllocateCommandBuffers,
         wd_AllocateCommandBuffers_args{device_->handle, &info, nullptr, VK_SUCCESS});
    TakeFinding();
    Call(WD_COMMAND_DestroyCommandPool, wd_DestroyCommandPool_args{device_->handle, pool, nullptr});
    TakeFinding();
    info.commandPool = state_.CreateCommandPool();
    Call(WD_COMMAND_AllocateCommandBuffers,
         wd_AllocateCommandBuffers_args{device_->handle, &info, nullptr, VK_SUCCESS});
}

TEST_F(ThreadsTest, ACommandBufferIsFreedWhileItIsRecorded) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer commands = NewCommandBuffer(pool);
    auto held =
        Hold(WD_COMMAND_FreeCommandBuffers, wd_FreeCommandBuffers_args{device_->handle, pool, 1, &commands});
    Call(WD_COMMAND_CmdDraw, Draw(commands));
    TakeFinding();
}

// A command buffer that the tracker does not know: its pool is unknown.
TEST_F(ThreadsTest, UnknownCommandBuffers) {
    const VkCommandBuffer commands = state_.Next<VkCommandBuffer>();
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(commands));
    Call(WD_COMMAND_CmdDraw, Draw(commands));
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    Call(WD_COMMAND_CmdDraw, Draw(state_.Next<VkCommandBuffer>()));
    Call(WD_COMMAND_CmdDraw, Draw(VK_NULL_HANDLE));
    auto null = Hold(WD_COMMAND_CmdDraw, Draw(VK_NULL_HANDLE));
    Call(WD_COMMAND_CmdDraw, Draw(VK_NULL_HANDLE));
}

TEST_F(ThreadsTest, ASecondaryIsExecutedWhileItIsRecorded) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer secondary = NewCommandBuffer(pool), other = NewCommandBuffer(pool);
    const VkCommandBuffer primary = NewCommandBuffer(state_.CreateCommandPool());
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(secondary));
    Call(WD_COMMAND_CmdExecuteCommands, wd_CmdExecuteCommands_args{primary, 1, &secondary});
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.handle, WD_STATE_DISPATCHABLE(secondary));
    EXPECT_TRUE(Contains(finding.text, "vkCmdDraw requires external synchronization")) << finding.text;
    Call(WD_COMMAND_CmdExecuteCommands, wd_CmdExecuteCommands_args{primary, 1, &other});
}

TEST_F(ThreadsTest, TwoPrimariesExecuteOneSecondary) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer secondary = NewCommandBuffer(pool);
    auto held = Hold(WD_COMMAND_CmdExecuteCommands,
                     wd_CmdExecuteCommands_args{NewCommandBuffer(state_.CreateCommandPool()), 1, &secondary});
    Call(WD_COMMAND_CmdExecuteCommands,
         wd_CmdExecuteCommands_args{NewCommandBuffer(state_.CreateCommandPool()), 1, &secondary});
    VkCommandBufferAllocateInfo info = {};
    info.commandPool = pool;
    Call(WD_COMMAND_AllocateCommandBuffers,
         wd_AllocateCommandBuffers_args{device_->handle, &info, nullptr, VK_SUCCESS});
    Call(WD_COMMAND_ResetCommandPool, wd_ResetCommandPool_args{device_->handle, pool, 0, VK_SUCCESS});
    TakeFinding();
}

// --- Queues

TEST_F(ThreadsTest, TwoThreadsSubmitToOneQueue) {
    const VkQueue queue = state_.Next<VkQueue>();
    auto held = Hold(WD_COMMAND_QueueSubmit, Submit(queue));
    Call(WD_COMMAND_QueueWaitIdle, wd_QueueWaitIdle_args{queue, VK_SUCCESS});
    EXPECT_EQ(TakeFinding().handle, WD_STATE_DISPATCHABLE(queue));
    Call(WD_COMMAND_QueueSubmit, Submit(state_.Next<VkQueue>()));
}

TEST_F(ThreadsTest, TheDeviceWaitsWhileAQueueIsUsed) {
    const VkQueue queue = state_.Next<VkQueue>();
    auto held = Hold(WD_COMMAND_QueueSubmit, Submit(queue));
    Call(WD_COMMAND_DeviceWaitIdle, wd_DeviceWaitIdle_args{device_->handle, VK_SUCCESS});
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.type, VK_OBJECT_TYPE_QUEUE);
    EXPECT_EQ(finding.handle, WD_STATE_DISPATCHABLE(queue));
    EXPECT_TRUE(Contains(finding.text, "in vkDeviceWaitIdle, and thread")) << finding.text;
    EXPECT_TRUE(Contains(finding.text, "Both commands require")) << finding.text;
    Call(WD_COMMAND_DestroyDevice, wd_DestroyDevice_args{device_->handle, nullptr});
    TakeFinding();
}

TEST_F(ThreadsTest, AQueueIsUsedWhileTheDeviceWaits) {
    auto held = Hold(WD_COMMAND_DeviceWaitIdle, wd_DeviceWaitIdle_args{device_->handle, VK_SUCCESS});
    Call(WD_COMMAND_QueueSubmit, Submit(state_.Next<VkQueue>()));
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_QUEUE);
    Call(WD_COMMAND_DeviceWaitIdle, wd_DeviceWaitIdle_args{device_->handle, VK_SUCCESS});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_DEVICE);
    Call(WD_COMMAND_CmdDraw, Draw(NewCommandBuffer(state_.CreateCommandPool())));
}

// VK_KHR_internally_synchronized_queues
TEST_F(ThreadsTest, AQueueThatSynchronizesItself) {
    const VkQueue queue = state_.Next<VkQueue>();
    VkDeviceQueueInfo2 info = {};
    info.flags = 4;
    VkQueue out = queue;
    wd_GetDeviceQueue2_args args = {device_->handle, &info, &out};
    state_.Run(wd_state_validator.hooks.GetDeviceQueue2, args);
    auto held = Hold(WD_COMMAND_QueueSubmit, Submit(queue));
    Call(WD_COMMAND_QueueSubmit, Submit(queue));
}

TEST_F(ThreadsTest, AFenceIsSubmittedWhileAnotherThreadUsesIt) {
    const VkFence fence = state_.Next<VkFence>();
    auto held = Hold(WD_COMMAND_QueueSubmit, Submit(state_.Next<VkQueue>(), fence));
    Call(WD_COMMAND_ResetFences, wd_ResetFences_args{device_->handle, 1, &fence, VK_SUCCESS});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_FENCE);
    const VkFence other = state_.Next<VkFence>();
    Call(WD_COMMAND_ResetFences, wd_ResetFences_args{device_->handle, 1, &other, VK_SUCCESS});
}

TEST_F(ThreadsTest, TwoThreadsWaitForOneFence) {
    const VkFence fence = state_.Next<VkFence>();
    const wd_WaitForFences_args wait = {device_->handle, 1, &fence, VK_TRUE, 0, VK_SUCCESS};
    auto held = Hold(WD_COMMAND_WaitForFences, wait);
    Call(WD_COMMAND_WaitForFences, wait);
    Call(WD_COMMAND_GetFenceStatus, wd_GetFenceStatus_args{device_->handle, fence, VK_SUCCESS});
    Call(WD_COMMAND_DestroyFence, wd_DestroyFence_args{device_->handle, fence, nullptr});
    EXPECT_TRUE(Contains(TakeFinding().text, "vkDestroyFence requires external synchronization"));
}

// --- Swapchains

TEST_F(ThreadsTest, ASwapchainIsAcquiredFromWhileItIsPresented) {
    const VkSwapchainKHR swapchain = state_.Next<VkSwapchainKHR>();
    const VkSemaphore semaphore = state_.Next<VkSemaphore>();
    VkPresentInfoKHR present = {};
    present.waitSemaphoreCount = 1;
    present.pWaitSemaphores = &semaphore;
    present.swapchainCount = 1;
    present.pSwapchains = &swapchain;
    auto held = Hold(WD_COMMAND_QueuePresentKHR,
                     wd_QueuePresentKHR_args{state_.Next<VkQueue>(), &present, VK_SUCCESS});
    wd_AcquireNextImageKHR_args acquire = {};
    acquire.device = device_->handle;
    acquire.swapchain = swapchain;
    Call(WD_COMMAND_AcquireNextImageKHR, acquire);
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_SWAPCHAIN_KHR);
    acquire.swapchain = state_.Next<VkSwapchainKHR>();
    acquire.semaphore = semaphore;
    Call(WD_COMMAND_AcquireNextImageKHR, acquire);
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_SEMAPHORE);
    acquire.semaphore = state_.Next<VkSemaphore>();
    Call(WD_COMMAND_AcquireNextImageKHR, acquire);
}

TEST_F(ThreadsTest, AThreadWaitsForAPresentation) {
    const VkSwapchainKHR swapchain = state_.Next<VkSwapchainKHR>();
    auto held = Hold(WD_COMMAND_WaitForPresentKHR,
                     wd_WaitForPresentKHR_args{device_->handle, swapchain, 1, 0, VK_SUCCESS});
    wd_AcquireNextImageKHR_args acquire = {};
    acquire.device = device_->handle;
    acquire.swapchain = swapchain;
    Call(WD_COMMAND_AcquireNextImageKHR, acquire);
    Call(WD_COMMAND_DestroySwapchainKHR, wd_DestroySwapchainKHR_args{device_->handle, swapchain, nullptr});
    TakeFinding();
}

TEST_F(ThreadsTest, MembersOfStructs) {
    VkSwapchainCreateInfoKHR infos[2] = {};
    infos[1].surface = state_.Next<VkSurfaceKHR>();
    wd_CreateSharedSwapchainsKHR_args create = {};
    create.device = device_->handle;
    create.swapchainCount = 2;
    create.pCreateInfos = infos;
    auto held = Hold(WD_COMMAND_CreateSharedSwapchainsKHR, create);
    wd_GetPhysicalDeviceSurfaceCapabilitiesKHR_args get = {};
    get.physicalDevice = device_->physical_device;
    get.surface = infos[1].surface;
    Call(WD_COMMAND_GetPhysicalDeviceSurfaceCapabilitiesKHR, get);
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_SURFACE_KHR);
    get.surface = state_.Next<VkSurfaceKHR>();
    Call(WD_COMMAND_GetPhysicalDeviceSurfaceCapabilitiesKHR, get);
}

TEST_F(ThreadsTest, TheChainOfABinding) {
    VkBindImageMemorySwapchainInfoKHR chained = {};
    chained.sType = VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR;
    chained.swapchain = state_.Next<VkSwapchainKHR>();
    VkBindImageMemoryInfo info = {};
    info.pNext = &chained;
    auto held =
        Hold(WD_COMMAND_BindImageMemory2, wd_BindImageMemory2_args{device_->handle, 1, &info, VK_SUCCESS});
    wd_GetSwapchainStatusKHR_args get = {device_->handle, chained.swapchain, VK_SUCCESS};
    Call(WD_COMMAND_GetSwapchainStatusKHR, get);
    TakeFinding();
    get.swapchain = state_.Next<VkSwapchainKHR>();
    Call(WD_COMMAND_GetSwapchainStatusKHR, get);
}

// The build does not know the commands of platforms that create surfaces, so their creation is not seen.
TEST_F(ThreadsTest, ASurfaceIsDestroyedWhileItIsUsed) {
    VkSurfaceKHR seen = state_.Next<VkSurfaceKHR>();
    wd_CreateHeadlessSurfaceEXT_args create = {};
    create.instance = instance_->handle;
    create.pSurface = &seen;
    state_.Run(wd_state_validator.hooks.CreateHeadlessSurfaceEXT, create);
    const VkSurfaceKHR unseen = state_.Next<VkSurfaceKHR>();
    wd_GetPhysicalDeviceSurfaceCapabilitiesKHR_args get = {};
    get.physicalDevice = device_->physical_device;
    for (VkSurfaceKHR surface : {seen, unseen}) {
        auto held = Hold(WD_COMMAND_DestroySurfaceKHR,
                         wd_DestroySurfaceKHR_args{instance_->handle, surface, nullptr});
        get.surface = surface;
        Call(WD_COMMAND_GetPhysicalDeviceSurfaceCapabilitiesKHR, get);
        if (surface == seen) {
            TakeFinding();
        }
    }
}

// --- Descriptor sets and pools

TEST_F(ThreadsTest, ASetIsBoundWhileItIsUpdated) {
    const Set set = NewSet(), other = NewSet();
    const VkWriteDescriptorSet write = Write(set.set);
    auto held = Hold(WD_COMMAND_UpdateDescriptorSets, Update(&write));
    wd_CmdBindDescriptorSets_args bind = {};
    bind.commandBuffer = NewCommandBuffer(state_.CreateCommandPool());
    bind.descriptorSetCount = 1;
    bind.pDescriptorSets = &set.set;
    Call(WD_COMMAND_CmdBindDescriptorSets, bind);
    TakeFinding();
    bind.pDescriptorSets = &other.set;
    Call(WD_COMMAND_CmdBindDescriptorSets, bind);
}

TEST_F(ThreadsTest, APoolIsResetWhileOneOfItsSetsIsBound) {
    const Set set = NewSet();
    wd_CmdBindDescriptorSets_args bind = {};
    bind.commandBuffer = NewCommandBuffer(state_.CreateCommandPool());
    bind.descriptorSetCount = 1;
    bind.pDescriptorSets = &set.set;
    auto held = Hold(WD_COMMAND_CmdBindDescriptorSets, bind);
    VkDescriptorSetAllocateInfo info = {};
    info.descriptorPool = set.pool;
    Call(WD_COMMAND_AllocateDescriptorSets,
         wd_AllocateDescriptorSets_args{device_->handle, &info, nullptr, VK_SUCCESS});
    Call(WD_COMMAND_ResetDescriptorPool,
         wd_ResetDescriptorPool_args{device_->handle, set.pool, 0, VK_SUCCESS});
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.type, VK_OBJECT_TYPE_DESCRIPTOR_SET);
    EXPECT_EQ(finding.handle, WD_STATE_NON_DISPATCHABLE(set.set));
}

TEST_F(ThreadsTest, ASetIsBoundWhileItsPoolIsReset) {
    const Set set = NewSet(), other = NewSet();
    wd_CmdBindDescriptorSets_args bind = {};
    bind.commandBuffer = NewCommandBuffer(state_.CreateCommandPool());
    bind.descriptorSetCount = 1;
    bind.pDescriptorSets = &set.set;
    {
        auto held = Hold(WD_COMMAND_ResetDescriptorPool,
                         wd_ResetDescriptorPool_args{device_->handle, set.pool, 0, VK_SUCCESS});
        Call(WD_COMMAND_CmdBindDescriptorSets, bind);
        const Finding finding = TakeFinding();
        EXPECT_EQ(finding.type, VK_OBJECT_TYPE_DESCRIPTOR_SET);
        EXPECT_EQ(finding.handle, WD_STATE_NON_DISPATCHABLE(set.set));
        bind.pDescriptorSets = &other.set;
        Call(WD_COMMAND_CmdBindDescriptorSets, bind);
    }
    auto held = Hold(WD_COMMAND_CmdBindDescriptorSets, bind);
    Call(WD_COMMAND_ResetDescriptorPool,
         wd_ResetDescriptorPool_args{device_->handle, set.pool, 0, VK_SUCCESS});
}

// A callback of the application calls Vulkan, although the specification forbids it.
TEST_F(ThreadsTest, ACallInsideOfACall) {
    const VkCommandBuffer commands = NewCommandBuffer(state_.CreateCommandPool());
    const wd_CmdDraw_args draw = Draw(commands);
    wd_uses_thread();
    wd_call call;
    EXPECT_FALSE(Begin(&call, WD_COMMAND_CmdDraw, &draw));
    Call(WD_COMMAND_CmdDraw, draw);
    End(&call, &draw);
    auto held = Hold(WD_COMMAND_CmdDraw, draw);
    Call(WD_COMMAND_CmdDraw, draw);
    EXPECT_EQ(TakeFinding().handle, WD_STATE_DISPATCHABLE(commands));
}

TEST_F(ThreadsTest, TwoThreadsAllocateFromOneDescriptorPool) {
    VkDescriptorSetAllocateInfo info = {};
    info.descriptorPool = state_.CreateDescriptorPool();
    const wd_AllocateDescriptorSets_args allocate = {device_->handle, &info, nullptr, VK_SUCCESS};
    auto held = Hold(WD_COMMAND_AllocateDescriptorSets, allocate);
    Call(WD_COMMAND_AllocateDescriptorSets, allocate);
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_DESCRIPTOR_POOL);
}

// --- Pipeline caches

TEST_F(ThreadsTest, ACacheThatTheApplicationSynchronizes) {
    wd_CreateComputePipelines_args create = {};
    create.device = device_->handle;
    create.pipelineCache = NewCache(VK_PIPELINE_CACHE_CREATE_EXTERNALLY_SYNCHRONIZED_BIT);
    auto held = Hold(WD_COMMAND_CreateComputePipelines, create);
    Call(WD_COMMAND_CreateComputePipelines, create);
    EXPECT_EQ(TakeFinding().id, "VUID-vkCreateComputePipelines-pipelineCache-02873");
}

TEST_F(ThreadsTest, ACacheThatSynchronizesItself) {
    wd_CreateComputePipelines_args create = {};
    create.device = device_->handle;
    create.pipelineCache = NewCache(0);
    auto held = Hold(WD_COMMAND_CreateComputePipelines, create);
    Call(WD_COMMAND_CreateComputePipelines, create);
    wd_MergePipelineCaches_args merge = {device_->handle, create.pipelineCache, 0, nullptr, VK_SUCCESS};
    Call(WD_COMMAND_MergePipelineCaches, merge);
    EXPECT_EQ(TakeFinding().id, "VUID-vkMergePipelineCaches-dstCache-10202");
    const VkPipelineCache source = create.pipelineCache;
    merge = {device_->handle, NewCache(0), 1, &source, VK_SUCCESS};
    Call(WD_COMMAND_MergePipelineCaches, merge);
}

// --- Objects that are destroyed, named, or share their handle

TEST_F(ThreadsTest, ABufferIsDestroyedWhileItIsUsed) {
    const VkBuffer buffer = state_.CreateBuffer(64), other = state_.CreateBuffer(64);
    const VkDeviceSize offset = 0;
    auto held = Hold(
        WD_COMMAND_CmdBindVertexBuffers,
        wd_CmdBindVertexBuffers_args{NewCommandBuffer(state_.CreateCommandPool()), 0, 1, &buffer, &offset});
    Call(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, buffer, nullptr});
    const Finding finding = TakeFinding();
    EXPECT_EQ(finding.type, VK_OBJECT_TYPE_BUFFER);
    EXPECT_TRUE(Contains(finding.text, "vkDestroyBuffer requires external synchronization")) << finding.text;
    Call(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, other, nullptr});
}

TEST_F(ThreadsTest, TwoThreadsMayReadTheSameObject) {
    const VkBuffer buffer = state_.CreateBuffer(64);
    const VkDeviceSize offset = 0;
    auto held = Hold(
        WD_COMMAND_CmdBindVertexBuffers,
        wd_CmdBindVertexBuffers_args{NewCommandBuffer(state_.CreateCommandPool()), 0, 1, &buffer, &offset});
    Call(WD_COMMAND_CmdBindVertexBuffers,
         wd_CmdBindVertexBuffers_args{NewCommandBuffer(state_.CreateCommandPool()), 0, 1, &buffer, &offset});
    Call(WD_COMMAND_GetBufferMemoryRequirements,
         wd_GetBufferMemoryRequirements_args{device_->handle, buffer, nullptr});
}

TEST_F(ThreadsTest, TheDriverUsesTheHandleOfABufferThatIsBeingDestroyedAgain) {
    const VkBuffer buffer = state_.CreateBuffer(64);
    auto held = Hold(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, buffer, nullptr});
    VkBuffer made = buffer;
    Call(WD_COMMAND_CreateBuffer, wd_CreateBuffer_args{device_->handle, nullptr, nullptr, &made, VK_SUCCESS});
    Call(WD_COMMAND_BindBufferMemory,
         wd_BindBufferMemory_args{device_->handle, made, VK_NULL_HANDLE, 0, VK_SUCCESS});
    Call(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, made, nullptr});
}

TEST_F(ThreadsTest, ACreationThatFailsReturnsNoHandle) {
    const VkBuffer buffer = state_.CreateBuffer(64);
    auto held = Hold(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, buffer, nullptr});
    VkBuffer made = buffer;
    Call(WD_COMMAND_CreateBuffer,
         wd_CreateBuffer_args{device_->handle, nullptr, nullptr, &made, VK_ERROR_OUT_OF_HOST_MEMORY});
    Call(WD_COMMAND_DestroyBuffer, wd_DestroyBuffer_args{device_->handle, buffer, nullptr});
    TakeFinding();
}

// Drivers may return one handle for several equal samplers.
TEST_F(ThreadsTest, SamplersThatShareAHandle) {
    const VkSampler sampler = state_.CreateSampler();
    state_.CreateSampler(sampler);
    auto held = Hold(WD_COMMAND_DestroySampler, wd_DestroySampler_args{device_->handle, sampler, nullptr});
    Call(WD_COMMAND_DestroySampler, wd_DestroySampler_args{device_->handle, sampler, nullptr});
    const VkSampler own = state_.CreateSampler();
    auto own_held = Hold(WD_COMMAND_DestroySampler, wd_DestroySampler_args{device_->handle, own, nullptr});
    Call(WD_COMMAND_DestroySampler, wd_DestroySampler_args{device_->handle, own, nullptr});
    TakeFinding();
}

TEST_F(ThreadsTest, AnObjectIsNamedWhileItIsUsed) {
    const VkCommandPool pool = state_.CreateCommandPool();
    const VkCommandBuffer commands = NewCommandBuffer(pool), other = NewCommandBuffer(pool);
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(commands));
    VkDebugUtilsObjectNameInfoEXT info = {};
    info.objectType = VK_OBJECT_TYPE_COMMAND_BUFFER;
    info.objectHandle = WD_STATE_DISPATCHABLE(commands);
    const wd_SetDebugUtilsObjectNameEXT_args name = {device_->handle, &info, VK_SUCCESS};
    Call(WD_COMMAND_SetDebugUtilsObjectNameEXT, name);
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_COMMAND_BUFFER);
    info.objectHandle = WD_STATE_DISPATCHABLE(other);
    Call(WD_COMMAND_SetDebugUtilsObjectNameEXT, name);
    info.objectType = VK_OBJECT_TYPE_DEVICE;
    info.objectHandle = WD_STATE_DISPATCHABLE(device_->handle);
    Call(WD_COMMAND_SetDebugUtilsObjectNameEXT, name);
    VkDebugMarkerObjectNameInfoEXT marker = {};
    marker.objectType = VK_DEBUG_REPORT_OBJECT_TYPE_COMMAND_BUFFER_EXT;
    marker.object = WD_STATE_DISPATCHABLE(commands);
    Call(WD_COMMAND_DebugMarkerSetObjectNameEXT,
         wd_DebugMarkerSetObjectNameEXT_args{device_->handle, &marker, VK_SUCCESS});
    TakeFinding();
}

TEST_F(ThreadsTest, TheInstanceIsDestroyedWhileItIsUsed) {
    auto held = Hold(WD_COMMAND_GetPhysicalDeviceProperties,
                     wd_GetPhysicalDeviceProperties_args{device_->physical_device, nullptr});
    Call(WD_COMMAND_GetPhysicalDeviceFeatures,
         wd_GetPhysicalDeviceFeatures_args{device_->physical_device, nullptr});
    Call(WD_COMMAND_DestroyInstance, wd_DestroyInstance_args{instance_->handle, nullptr});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_INSTANCE);
}

TEST_F(ThreadsTest, TheDeviceIsDestroyedWhileItIsUsed) {
    auto held = Hold(WD_COMMAND_GetBufferMemoryRequirements,
                     wd_GetBufferMemoryRequirements_args{device_->handle, VK_NULL_HANDLE, nullptr});
    Call(WD_COMMAND_DestroyDevice, wd_DestroyDevice_args{device_->handle, nullptr});
    EXPECT_EQ(TakeFinding().type, VK_OBJECT_TYPE_DEVICE);
}

// --- Calls that are skipped

TEST_F(ThreadsTest, ASkippedCallEndsItsUses) {
    const VkCommandBuffer commands = NewCommandBuffer(state_.CreateCommandPool());
    skips_ = true;
    auto held = Hold(WD_COMMAND_CmdDraw, Draw(commands));
    wd_call call;
    const wd_CmdDraw_args args = Draw(commands);
    EXPECT_TRUE(Begin(&call, WD_COMMAND_CmdDraw, &args));
    TakeFinding();
    End(&call, &args, true);
    held.reset();
    Call(WD_COMMAND_CmdDraw, args);
    Hold(WD_COMMAND_CmdDraw, args).reset();
}

} // namespace
