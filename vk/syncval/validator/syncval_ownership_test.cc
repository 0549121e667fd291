// Queue family ownership transfers: a release and an acquisition with a semaphore between them, and what goes wrong without one of
// the three. The null driver has several families; lavapipe has one, and hands over to others outside.
#include "vk/syncval/validator/syncval_memory.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalOwnershipTest : public SyncvalMemory {
  protected:
    static constexpr VkBufferUsageFlags kCopies =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

    wd::testing::Options Families() {
        auto options = SyncOptions(GetParam());
        options.other_families = true;
        return options;
    }

    // Other is a family besides the fixture's.
    uint32_t Other() {
        return queue_family() ? 0 : 1;
    }
    VkQueue OtherQueue() {
        VkQueue queue;
        vkGetDeviceQueue(device(), Other(), 0, &queue);
        return queue;
    }

    // RecordOther is Record for the other family.
    VkCommandBuffer RecordOther(const std::function<void(VkCommandBuffer)> &record) {
        if (!other_pool_) {
            auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
            info.queueFamilyIndex = Other();
            Check(vkCreateCommandPool(device(), &info, nullptr, &other_pool_), "vkCreateCommandPool");
            Defer([device = device(), pool = other_pool_] { vkDestroyCommandPool(device, pool, nullptr); });
        }
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = other_pool_;
        info.commandBufferCount = 1;
        VkCommandBuffer commands;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        record(commands);
        vkEndCommandBuffer(commands);
        return commands;
    }

    static void Transfer(VkCommandBuffer commands, VkBuffer buffer, uint32_t from, uint32_t to,
                         const SyncMasks &masks) {
        auto barrier = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
        barrier.srcStageMask = masks.src_stages;
        barrier.srcAccessMask = masks.src_accesses;
        barrier.dstStageMask = masks.dst_stages;
        barrier.dstAccessMask = masks.dst_accesses;
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        barrier.buffer = buffer;
        barrier.size = VK_WHOLE_SIZE;
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.bufferMemoryBarrierCount = 1;
        info.pBufferMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static void TransferImage(VkCommandBuffer commands, VkImage image, uint32_t from, uint32_t to,
                              const SyncMasks &masks, VkImageLayout layout, VkImageLayout next) {
        VkImageMemoryBarrier2 barrier = ImageBarrier(image, masks);
        barrier.oldLayout = layout;
        barrier.newLayout = next;
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.imageMemoryBarrierCount = 1;
        info.pImageMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static constexpr SyncMasks kRelease = {kCopy, kWrite, 0, 0};
    static constexpr SyncMasks kAcquire = {0, 0, kCopy, kRead | kWrite};

    // MakeTransfer records an upload that is released, and the copy that acquires it.
    void MakeTransfer(const SyncMasks &release = kRelease, const SyncMasks &acquire = kAcquire) {
        source_ = MakeBuffer(256, kCopies);
        shared_ = MakeBuffer(256, kCopies);
        target_ = MakeBuffer(256, kCopies);
        SetName(VK_OBJECT_TYPE_BUFFER, shared_.handle, "shared");
        upload_ = RecordOther([&](VkCommandBuffer commands) {
            Copy(commands, source_, shared_);
            Transfer(commands, shared_.handle, Other(), queue_family(), release);
        });
        use_ = Record([&](VkCommandBuffer commands) {
            Transfer(commands, shared_.handle, Other(), queue_family(), acquire);
            Copy(commands, shared_, target_);
        });
    }

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    Buffer source_, shared_, target_;
    VkCommandBuffer upload_ = VK_NULL_HANDLE, use_ = VK_NULL_HANDLE;

  private:
    VkCommandPool other_pool_ = VK_NULL_HANDLE;
};

// Between two families of the device.
class SyncvalFamiliesTest : public SyncvalOwnershipTest {};

TEST_P(SyncvalFamiliesTest, ReleaseSemaphoreAcquisition) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    const VkSemaphore semaphore = Semaphore();
    for (int i = 0; i < 3; i++) {
        Submit(OtherQueue(), {{upload_}, {}, {{semaphore, 0, kAll}}});
        Submit(queue(), {{use_}, {{semaphore, 0, kCopy}}});
        vkDeviceWaitIdle(device());
    }
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, WithoutASemaphoreTheyRace) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    Submit(OtherQueue(), {{upload_}});
    Submit(queue(), {{use_}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "vkCmdPipelineBarrier2 (command 1) of command buffer 0x");
    ClearMessages(); // The copy behind races as well.
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalFamiliesTest, AReleaseMustSeeTheWrites) {
    WD_START_DEVICE(Families());
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), {kCopy, 0, 0, 0});
    ExpectMessage(
        "SYNC-HAZARD-WRITE-AFTER-WRITE",
        "What is missing in the first scope of this release: srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, "
        "srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT.");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalFamiliesTest, WhatIsReleasedIsNotUsedAnyMore) {
    WD_START_DEVICE(Families());
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), kRelease);
    Copy(commands, a, b);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "released the ownership of it before");
    ExpectSilence();
    vkEndCommandBuffer(commands);
    commands = Begin(); // The buffer that is not given away may be.
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), kRelease);
    vkCmdFillBuffer(commands, a.handle, 0, 4, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalFamiliesTest, WhatIsNotAcquiredYetIsNotUsed) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    const VkSemaphore semaphore = Semaphore();
    VkCommandBuffer early = Record([&](VkCommandBuffer commands) { Copy(commands, shared_, target_); });
    Submit(OtherQueue(), {{upload_}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(), {{early}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "released the ownership of it");
    ExpectSilence();
    Submit(queue(), {{}, {{semaphore, 0, kAll}}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, AnAcquisitionIsVisibleToItsSecondScopeOnly) {
    WD_START_DEVICE(Families());
    MakeTransfer(kRelease, {0, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_READ_BIT});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "acquired the ownership of it before");
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, AnAcquisitionWithoutARelease) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    Submit(queue(), {{use_}});
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03879", "acquires the ownership of Buffer (shared)(0x");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    // A release is for one acquisition.
    Submit(OtherQueue(), {{upload_}});
    vkDeviceWaitIdle(device());
    Submit(queue(), {{use_}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &use_;
    Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    ExpectMessage("VUID-vkQueueSubmit-pSubmits-02207",
                  "no release of it to that family was submitted before");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalFamiliesTest, AReleaseInASecondaryCommandBufferCounts) {
    WD_START_DEVICE(Families());
    const Buffer shared = MakeBuffer(256, kCopies);
    VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) {
        Transfer(commands, shared.handle, queue_family(), Other(), kRelease);
    });
    VkCommandBuffer give =
        Record([&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &secondary); });
    VkCommandBuffer take = RecordOther([&](VkCommandBuffer commands) {
        Transfer(commands, shared.handle, queue_family(), Other(), kAcquire);
    });
    Submit(queue(), {{give}});
    vkDeviceWaitIdle(device());
    Submit(OtherQueue(), {{take}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

// A batch that waits for a value to come acquires behind the release, although it was submitted before.
TEST_P(SyncvalFamiliesTest, TheOrderIsThatOfExecution) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    const VkSemaphore timeline = Semaphore(true);
    Submit(queue(), {{use_}, {{timeline, 1, kAll}}});
    Submit(OtherQueue(), {{upload_}, {}, {{timeline, 1, kAll}}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, AnImageChangesItsLayoutOnce) {
    WD_START_DEVICE(Families());
    const auto from = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, to = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    VkImage image = AliasImage(Memory(), 0, "image");
    const SyncMasks release = {kClear, kWrite, 0, 0};
    VkCommandBuffer give = Record([&](VkCommandBuffer commands) {
        Transition(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {kAll, 0, kClear, kWrite});
        Clear(commands, image);
        TransferImage(commands, image, queue_family(), Other(), release, from, to);
    });
    const auto taking = [&](VkImageLayout next) {
        return RecordOther([&](VkCommandBuffer commands) {
            TransferImage(commands, image, queue_family(), Other(), kAcquire, from, next);
            const Buffer target = MakeBuffer(64 * 64 * 4, kCopies);
            VkBufferImageCopy region = {};
            region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
            region.imageExtent = {64, 64, 1};
            vkCmdCopyImageToBuffer(commands, image, to, target.handle, 1, &region);
        });
    };
    const VkSemaphore semaphore = Semaphore();
    VkCommandBuffer take = taking(to), wrong = taking(VK_IMAGE_LAYOUT_GENERAL);
    Submit(queue(), {{give}, {}, {{semaphore, 0, kAll}}});
    Submit(OtherQueue(), {{take}, {{semaphore, 0, kAll}}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
    Submit(queue(), {{give}, {}, {{semaphore, 0, kAll}}});
    Submit(OtherQueue(), {{wrong}, {{semaphore, 0, kAll}}});
    vkDeviceWaitIdle(device());
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03879",
                  "newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    ExpectSilence();
}

// What comes from outside needs no release that is seen, and goes there and back in silence.
TEST_P(SyncvalOwnershipTest, OutsideAndBack) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Transfer(commands, b.handle, VK_QUEUE_FAMILY_EXTERNAL, queue_family(), kAcquire);
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), VK_QUEUE_FAMILY_EXTERNAL, kRelease);
    vkEndCommandBuffer(commands);
    for (int i = 0; i < 3; i++)
        Submit(queue(), {{commands}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    commands = Begin();
    Transfer(commands, b.handle, queue_family(), VK_QUEUE_FAMILY_EXTERNAL, kRelease);
    Copy(commands, b, a);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "It must be acquired again first");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

WD_SYNCVAL_DRIVER(SyncvalFamiliesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalOwnershipTest);
