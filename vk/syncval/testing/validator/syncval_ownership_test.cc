// Queue family ownership transfers: a release, a semaphore and an acquisition, and the findings if one of the
// three is missing.
#include "vk/syncval/testing/syncval_family_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalOwnershipTest : public SyncvalFamilies {};

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

// With VK_DEPENDENCY_QUEUE_FAMILY_OWNERSHIP_TRANSFER_USE_ALL_STAGES_BIT_KHR (maintenance8) the second stages
// of the release and the first stages of the acquisition count: the semaphore does not need ALL_COMMANDS.
TEST_P(SyncvalFamiliesTest, AllStagesOfTransfersCount) {
    WD_START_DEVICE(Families());
    constexpr VkPipelineStageFlags2 kCompute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    MakeTransfer({kCopy, kWrite, kCompute, 0}, {kCompute, 0, kCopy, kRead | kWrite});
    const VkSemaphore semaphore = Semaphore();
    Submit(OtherQueue(), {{upload_}, {}, {{semaphore, 0, kCompute}}});
    Submit(queue(), {{use_}, {{semaphore, 0, kCompute}}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, WithoutASemaphoreTheyRace) {
    WD_START_DEVICE(Families());
    MakeTransfer();
    Submit(OtherQueue(), {{upload_}});
    Submit(queue(), {{use_}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "vkCmdPipelineBarrier2 (command 1) of command buffer 0x");
    ClearMessages(); // The copy after it races as well.
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalFamiliesTest, AReleaseMustSeeTheWrites) {
    WD_START_DEVICE(Families());
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), {kCopy, 0, 0, 0});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE",
                  "Fix: add to the first scope of this release: srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, "
                  "srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT.");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalFamiliesTest, ReleasedResourcesMustNotBeUsed) {
    WD_START_DEVICE(Families());
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), kRelease);
    Copy(commands, a, b);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "released the ownership of it before");
    ExpectSilence();
    vkEndCommandBuffer(commands);
    commands = Begin(); // Other buffers may be used.
    Copy(commands, a, b);
    Transfer(commands, b.handle, queue_family(), Other(), kRelease);
    vkCmdFillBuffer(commands, a.handle, 0, 4, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalFamiliesTest, ResourcesMustBeAcquiredBeforeUse) {
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
                  "no release to that queue family was submitted before");
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

// A batch that waits for a later value acquires after the release, although it was submitted before.
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

// All of an acquired range must have been released, in one barrier or in several.
TEST_P(SyncvalFamiliesTest, APartThatWasNotReleased) {
    WD_START_DEVICE(Families());
    const Buffer shared = MakeBuffer(256, kCopies);
    const auto parts = [&](bool gives, const std::vector<std::pair<VkDeviceSize, VkDeviceSize>> &ranges) {
        const auto record = [&](VkCommandBuffer commands) {
            for (const auto &[offset, size] : ranges) {
                Transfer(commands, shared.handle, Other(), queue_family(), gives ? kRelease : kAcquire,
                         offset, size);
            }
        };
        VkCommandBuffer commands = gives ? RecordOther(record) : Record(record);
        Submit(gives ? OtherQueue() : queue(), {{commands}});
        vkDeviceWaitIdle(device());
    };
    parts(true, {{0, 128}});
    parts(false, {{0, 256}});
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03879",
                  "only a part of the acquired range was released");
    ExpectSilence();
    parts(true, {{0, 128}, {128, 128}}); // Released in halves and acquired completely,
    parts(false, {{0, 256}});
    parts(true, {{0, 256}}); // and the other way round.
    parts(false, {{0, 128}, {128, 128}});
    ExpectSilence();
    parts(true, {{0, 64}, {96, 160}});
    parts(false, {{0, 96}});
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03879",
                  "only a part of the acquired range was released");
    ExpectSilence();
}

TEST_P(SyncvalFamiliesTest, ALayerThatWasNotReleased) {
    WD_START_DEVICE(Families());
    const auto layout = VK_IMAGE_LAYOUT_GENERAL;
    VkImage image = AliasImage(Memory(), 0, "image");
    const auto giving = [&](uint32_t num_layers) {
        return Record([&](VkCommandBuffer commands) {
            TransferImage(commands, image, queue_family(), Other(), kRelease, layout, layout, num_layers);
        });
    };
    VkCommandBuffer take = RecordOther([&](VkCommandBuffer commands) {
        TransferImage(commands, image, queue_family(), Other(), kAcquire, layout, layout);
    });
    Submit(queue(), {{giving(1)}});
    vkDeviceWaitIdle(device());
    Submit(OtherQueue(), {{take}});
    vkDeviceWaitIdle(device());
    ExpectMessage("VUID-vkQueueSubmit2-commandBuffer-03879",
                  "only a part of the acquired range was released");
    ExpectSilence();
    Submit(queue(), {{giving(2)}});
    vkDeviceWaitIdle(device());
    Submit(OtherQueue(), {{take}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

// An acquisition from an external queue family needs no known release, and repeated transfers to and from such a
// family are not reported.
TEST_P(SyncvalOwnershipTest, OutsideAndBack) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    for (uint32_t outside : {VK_QUEUE_FAMILY_EXTERNAL, VK_QUEUE_FAMILY_FOREIGN_EXT}) {
        const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
        VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        Transfer(commands, b.handle, outside, queue_family(), kAcquire);
        Copy(commands, a, b);
        Transfer(commands, b.handle, queue_family(), outside, kRelease);
        vkEndCommandBuffer(commands);
        for (int i = 0; i < 3; i++) {
            Submit(queue(), {{commands}});
        }
        vkQueueWaitIdle(queue());
        ExpectSilence();
        commands = Begin();
        Transfer(commands, b.handle, queue_family(), outside, kRelease);
        Copy(commands, b, a);
        ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "Fix: acquire the resource again first");
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

TEST_P(SyncvalOwnershipTest, OutsideBothSidesNeedTheirScopes) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    for (uint32_t outside : {VK_QUEUE_FAMILY_EXTERNAL, VK_QUEUE_FAMILY_FOREIGN_EXT}) {
        const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
        VkCommandBuffer commands = Begin();
        Copy(commands, a, b);
        Transfer(commands, b.handle, queue_family(), outside, {kCopy, 0, 0, 0});
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "Fix: add to the first scope of this release");
        ExpectSilence();
        vkEndCommandBuffer(commands);
        commands = Begin();
        Transfer(commands, b.handle, outside, queue_family(), {0, 0, kClear, kWrite});
        Copy(commands, b, a);
        ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "acquired the ownership of it before");
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

// An image of another process changes its layout with its owner.
TEST_P(SyncvalOwnershipTest, AnImageFromOutside) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    for (uint32_t outside : {VK_QUEUE_FAMILY_EXTERNAL, VK_QUEUE_FAMILY_FOREIGN_EXT}) {
        auto info = ImageInfo();
        info.mipLevels = info.arrayLayers = 1;
        VkImage image = AliasImage(Memory(), 0, "image", info);
        const auto using_it = [&](const SyncMasks &acquire) {
            return [&, acquire](VkCommandBuffer commands) {
                TransferImage(commands, image, outside, queue_family(), acquire, VK_IMAGE_LAYOUT_UNDEFINED,
                              VK_IMAGE_LAYOUT_GENERAL);
                Clear(commands, image);
                TransferImage(commands, image, queue_family(), outside, {kClear, kWrite, 0, 0},
                              VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
            };
        };
        VkCommandBuffer commands = Record(using_it({0, 0, kClear, kWrite}));
        Submit(queue(), {{commands}});
        Submit(queue(), {{commands}});
        vkQueueWaitIdle(queue());
        ExpectSilence();
        Record(using_it({0, 0, kCopy, kWrite}));
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "acquired the ownership of it before");
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVER(SyncvalFamiliesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalOwnershipTest);
