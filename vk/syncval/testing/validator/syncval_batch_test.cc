// Ways of submitting: command buffers that are pending more than once, fences that are used again, long
// chains of timeline waits, device groups, protected batches.
#include "vk/syncval/testing/syncval_failing_fixture.h"
#include "vk/syncval/testing/syncval_memory_fixture.h"

using wd::testing::Make;

class SyncvalBatchTest : public SyncvalMemory {
  protected:
    static constexpr VkCommandBufferUsageFlags kSimultaneous = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;

    // RecordSimultaneous records a command buffer that may be pending, or executed, more than once.
    VkCommandBuffer RecordSimultaneous(VkCommandBufferLevel level,
                                       const std::function<void(VkCommandBuffer)> &record) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.level = level;
        info.commandBufferCount = 1;
        VkCommandBuffer commands;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        const auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = kSimultaneous;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        record(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    void ExpectHazard() {
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (target)(0x");
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
};

TEST_P(SyncvalBatchTest, ACommandBufferThatIsPendingTwice) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    VkCommandBuffer fill = RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                              [&](VkCommandBuffer commands) { Fill(commands, target); });
    VkCommandBuffer ordered =
        RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_PRIMARY, [&](VkCommandBuffer commands) {
            Barrier(commands, kAfterClear);
            Fill(commands, target);
        });
    Submit(queue(), {{ordered, ordered}});
    Submit(queue(), {{ordered}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
    Submit(queue(), {{fill, fill}});
    ExpectHazard();
    Submit(queue(), {{fill}});
    Submit(queue(), {{fill}});
    ExpectHazard();
}

TEST_P(SyncvalBatchTest, ASecondaryCommandBufferThatIsExecutedTwice) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    VkCommandBuffer fill = RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_SECONDARY,
                                              [&](VkCommandBuffer commands) { Fill(commands, target); });
    VkCommandBuffer ordered =
        RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_SECONDARY, [&](VkCommandBuffer commands) {
            Barrier(commands, kAfterClear);
            Fill(commands, target);
        });
    const VkCommandBuffer both[] = {fill, fill}, good[] = {fill, ordered, ordered};
    VkCommandBuffer commands = Begin();
    vkCmdExecuteCommands(commands, 2, both);
    ExpectHazard();
    vkEndCommandBuffer(commands);
    commands = Begin();
    vkCmdExecuteCommands(commands, 3, good);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    const auto executing = [&](VkCommandBuffer secondary) {
        return Record([&](VkCommandBuffer primary) { vkCmdExecuteCommands(primary, 1, &secondary); });
    };
    Submit(queue(), {{executing(fill), executing(ordered), executing(ordered)}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
    Submit(queue(), {{executing(fill), executing(fill)}});
    ExpectHazard();
}

// A fence that was reset has no effect until it is signaled again.
TEST_P(SyncvalBatchTest, AFenceThatIsUsedAgain) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    VkCommandBuffer fill = Record([&](VkCommandBuffer commands) { Fill(commands, target); });
    VkFence fence = Fence();
    for (int i = 0; i < 3; i++) {
        Submit(queue(), {{fill}, {}, {}, fence});
        Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
        Check(vkResetFences(device(), 1, &fence), "vkResetFences");
    }
    ExpectSilence();
    VkCommandBuffer again = Record([&](VkCommandBuffer commands) { Fill(commands, target); });
    Submit(queue(), {{fill}, {}, {}, fence});
    Submit(queue(), {{again}});
    ExpectHazard();
}

// Chained structs give the devices of a group, and mark a batch as protected.
TEST_P(SyncvalBatchTest, ABatchOfADeviceGroup) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    const VkSemaphore semaphore = Semaphore();
    const auto submit = [&](VkSemaphore wait, VkSemaphore signal) {
        const VkCommandBuffer fill = Record([&](VkCommandBuffer commands) { Fill(commands, target); });
        const uint32_t index = 0, mask = 1;
        const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_TRANSFER_BIT;
        auto protection = Make<VkProtectedSubmitInfo>(VK_STRUCTURE_TYPE_PROTECTED_SUBMIT_INFO);
        auto group = Make<VkDeviceGroupSubmitInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_SUBMIT_INFO);
        group.pNext = &protection;
        group.waitSemaphoreCount = wait ? 1 : 0;
        group.pWaitSemaphoreDeviceIndices = &index;
        group.commandBufferCount = 1;
        group.pCommandBufferDeviceMasks = &mask;
        group.signalSemaphoreCount = signal ? 1 : 0;
        group.pSignalSemaphoreDeviceIndices = &index;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &group;
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.pWaitDstStageMask = &stages;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &fill;
        info.signalSemaphoreCount = signal ? 1 : 0;
        info.pSignalSemaphores = &signal;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    };
    submit(VK_NULL_HANDLE, semaphore);
    submit(semaphore, VK_NULL_HANDLE);
    ExpectSilence();
    submit(VK_NULL_HANDLE, VK_NULL_HANDLE);
    ExpectHazard();
}

// With several queues, which lavapipe does not have.
class SyncvalBatchQueuesTest : public SyncvalBatchTest {};

// The first submission is executed last.
TEST_P(SyncvalBatchQueuesTest, AChainThatWaitsForItsBeginning) {
    auto options = SyncOptions(GetParam());
    options.num_queues = 3;
    WD_START_DEVICE(options);
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    const auto filling = [&] { return Record([&](VkCommandBuffer commands) { Fill(commands, target); }); };
    uint64_t value = 0;
    const VkSemaphore timeline = Semaphore(true);
    for (bool is_short : {false, false, true}) {
        // Each link waits for the previous one. If a link is too short, the last two are not ordered.
        constexpr uint64_t kLinks = 3;
        for (uint64_t link = kLinks; link > 0; link--) {
            const bool is_early = is_short && link == kLinks;
            const uint64_t waited = value + link - (is_early ? 2 : 1);
            Submit(queue(link % 3),
                   {{filling()}, {{timeline, waited, kAll}}, {{timeline, value + link, kAll}}});
            if (link > 1) {
                ExpectSilence();
            }
        }
        if (is_short) {
            ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (target)(0x");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
        value += kLinks;
    }
}

TEST_P(SyncvalBatchQueuesTest, ACommandBufferOnTwoQueues) {
    auto options = SyncOptions(GetParam());
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkBuffer target = AliasBuffer(Memory(), 0, "target");
    VkCommandBuffer fill = RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                              [&](VkCommandBuffer commands) { Fill(commands, target); });
    const VkSemaphore semaphore = Semaphore();
    Submit(queue(0), {{fill}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(1), {{fill}, {{semaphore, 0, kClear}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{fill}});
    Submit(queue(1), {{fill}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (target)(0x");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

class SyncvalBatchFailureTest : public SyncvalFailing<SyncvalBatchTest> {
  protected:
    wd::testing::Options ThreeQueues() {
        auto options = SyncOptions(GetParam());
        options.num_queues = 3;
        return options;
    }
};

TEST_P(SyncvalBatchFailureTest, QueuesAndSemaphores) {
    Sweep(ThreeQueues(), [&] {
        VkBuffer target = AliasBuffer(Memory(), 0, "target"), other = AliasBuffer(Memory(), 0, "other");
        VkCommandBuffer fill = RecordSimultaneous(VK_COMMAND_BUFFER_LEVEL_PRIMARY, [&](VkCommandBuffer at) {
            Barrier(at, kAfterClear);
            Fill(at, target);
        });
        VkCommandBuffer unordered = Record([&](VkCommandBuffer commands) { Fill(commands, other); });
        const VkSemaphore timeline = Semaphore(true), binary = Semaphore();
        // The first two wait for later submissions.
        Submit(queue(2), {{fill}, {{timeline, 2, kAll}}, {{timeline, 3, kAll}}});
        Submit(queue(1), {{fill}, {{timeline, 1, kAll}}, {{timeline, 2, kAll}}});
        Submit(queue(0), {{fill, unordered}, {}, {{timeline, 1, kAll}}});
        Submit(queue(0), {{fill}, {{timeline, 3, kAll}}, {{binary, 0, kAll}}});
        Submit(queue(1), {{fill, fill}, {{binary, 0, kAll}}, {}, Fence()});
        vkDeviceWaitIdle(device());
        Submit(queue(2), {{fill, unordered}});
    });
}

// Images and buffers over each other, some of which are destroyed while others exist.
TEST_P(SyncvalBatchFailureTest, SharedMemory) {
    Sweep(SyncOptions(GetParam()), [&] {
        VkDeviceMemory memory = Memory();
        VkBuffer below = AliasBuffer(memory, 0, "below");
        VkImage image = AliasImage(memory, 0, "above"), over = AliasImage(memory, 4096, "over");
        auto info = ImageInfo();
        info.flags = VK_IMAGE_CREATE_ALIAS_BIT;
        VkImage a = AliasImage(memory, 65536, "a", info), b = AliasImage(memory, 65536, "b", info);
        VkCommandBuffer first = Record([&](VkCommandBuffer commands) {
            Clear(commands, image);
            Barrier(commands, kAfterClear);
            Fill(commands, below);
            Barrier(commands, kAfterClear);
            Clear(commands, over);
        });
        VkCommandBuffer second = Record([&](VkCommandBuffer commands) {
            Barrier(commands, kAfterClear);
            Discard(commands, image, kAfterClear);
            Clear(commands, image, 1);
            Clear(commands, a, 0);
            Clear(commands, b, 1); // The same addresses.
        });
        Submit(queue(), {{first, second}});
    });
}

WD_SYNCVAL_DRIVER(SyncvalBatchFailureTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalBatchQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalBatchTest);
