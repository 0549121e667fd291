// Reads of contents that another queue family wrote, without an ownership transfer. Only memory that the host
// never mapped is checked, and only on devices with queues of several families: the null driver.
#include "vk/syncval/testing/syncval_failing_fixture.h"
#include "vk/syncval/testing/syncval_family_fixture.h"
#include "vk/syncval/testing/syncval_shaders.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalOwnerTest : public SyncvalFamilies {
  protected:
    static constexpr char kFinding[] = "WARDEN-sync-other-family";

    void MakeShared() {
        shared_handle_ = AliasBuffer(Memory(), 0, "shared");
        result_ = AliasBuffer(Memory(), 0, "result");
    }

    static void Read(VkCommandBuffer commands, VkBuffer from, VkBuffer to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from, to, 1, &region);
    }

    static void ReadImage(VkCommandBuffer commands, VkImage from, VkBuffer to) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {16, 16, 1};
        vkCmdCopyImageToBuffer(commands, from, VK_IMAGE_LAYOUT_GENERAL, to, 1, &region);
    }

    // RunOnBothFamilies executes `first` on the other family, then `second` on the fixture's, and waits for
    // each.
    void RunOnBothFamilies(const std::function<void(VkCommandBuffer)> &first,
                           const std::function<void(VkCommandBuffer)> &second) {
        Submit(OtherQueue(), {{RecordOther(first)}});
        vkDeviceWaitIdle(device());
        Submit(queue(), {{Record(second)}});
        vkDeviceWaitIdle(device());
    }

    VkBuffer shared_handle_ = VK_NULL_HANDLE, result_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalOwnerTest, ABufferThatAnotherFamilyWrote) {
    WD_START_DEVICE(Families());
    MakeShared();
    const VkSemaphore semaphore = Semaphore();
    VkCommandBuffer write = RecordOther([&](VkCommandBuffer commands) { Fill(commands, shared_handle_); });
    VkCommandBuffer read = Record([&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); });
    Submit(OtherQueue(), {{write}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(), {{read}, {{semaphore, 0, kAll}}});
    const std::string family = std::to_string(Other());
    ExpectMessage(kFinding, "vkCmdCopyBuffer (command 1) of command buffer 0x");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(), {{read}}); // It was reported before.
    vkDeviceWaitIdle(device());
    ExpectSilence();
    Submit(OtherQueue(), {{write}});
    vkDeviceWaitIdle(device()); // The host's wait is no transfer.
    Submit(queue(), {{read}});
    ExpectMessage(kFinding, "reads Buffer (shared)(0x");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(OtherQueue(), {{write}});
    vkDeviceWaitIdle(device());
    Submit(queue(), {{read}});
    ExpectMessage(kFinding, "bytes [0, 256), which queue family " + family + " wrote or acquired last");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalOwnerTest, ATransferChangesTheOwner) {
    WD_START_DEVICE(Families());
    MakeShared();
    const auto write = [&](VkCommandBuffer commands) {
        Fill(commands, shared_handle_);
        Transfer(commands, shared_handle_, Other(), queue_family(), {kClear, kWrite, 0, 0});
    };
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) {
        Transfer(commands, shared_handle_, Other(), queue_family(), kAcquire);
        Read(commands, shared_handle_, result_);
    });
    ExpectSilence();
    // A release is not enough.
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); });
    ExpectMessage(kFinding, "reads Buffer (shared)");
    ExpectSilence();
    // After the acquisition, the former owner must not use it.
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) {
        Transfer(commands, shared_handle_, Other(), queue_family(), kAcquire);
    });
    Submit(OtherQueue(),
           {{RecordOther([&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); })}});
    vkDeviceWaitIdle(device());
    ExpectMessage(kFinding, "reads Buffer (shared)");
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, OverwrittenContents) {
    WD_START_DEVICE(Families());
    MakeShared();
    RunOnBothFamilies([&](VkCommandBuffer commands) { Fill(commands, shared_handle_); },
                      [&](VkCommandBuffer commands) {
                          Fill(commands, shared_handle_);
                          Barrier(commands, {kClear, kWrite, kCopy, kRead});
                          Read(commands, shared_handle_, result_);
                      });
    ExpectSilence();
    // Half of it belongs to this family: a range that does not belong to another family entirely is not
    // reported.
    RunOnBothFamilies(
        [&](VkCommandBuffer commands) { Fill(commands, shared_handle_); },
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, shared_handle_, 0, 128, 1); });
    Submit(queue(), {{Record([&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); })}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, ConcurrentResourcesHaveNoOwner) {
    WD_START_DEVICE(Families());
    const uint32_t families[] = {queue_family(), Other()};
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 4096;
    info.usage = kCopies;
    info.sharingMode = VK_SHARING_MODE_CONCURRENT;
    info.queueFamilyIndexCount = 2;
    info.pQueueFamilyIndices = families;
    VkBuffer buffer;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
    Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
    Check(vkBindBufferMemory(device(), buffer, Memory(), 0), "vkBindBufferMemory");
    VkBuffer result = AliasBuffer(Memory(), 0, "result");
    RunOnBothFamilies([&](VkCommandBuffer commands) { Fill(commands, buffer); },
                      [&](VkCommandBuffer commands) { Read(commands, buffer, result); });
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, MemoryThatOthersMayWrite) {
    WD_START_DEVICE(Families());
    MakeShared();
    const auto exchange = [&](VkBuffer buffer) {
        RunOnBothFamilies([&](VkCommandBuffer commands) { Fill(commands, buffer); },
                          [&](VkCommandBuffer commands) { Read(commands, buffer, result_); });
    };
    exchange(MakeBuffer(4096, kCopies).handle); // It is mapped.
    VkDeviceMemory memory = Memory();
    VkBuffer below = AliasBuffer(memory, 0, "below");
    AliasBuffer(memory, 2048, "above");
    exchange(below); // It shares its memory.
    ExpectSilence();
    exchange(shared_handle_);
    ExpectMessage(kFinding, "reads Buffer (shared)");
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, AnotherResourceOfTheSameMemory) {
    WD_START_DEVICE(Families());
    VkDeviceMemory memory = Memory();
    VkBuffer result = AliasBuffer(Memory(), 0, "result");
    const auto create = [&] {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4096;
        info.usage = kCopies;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        return buffer;
    };
    VkBuffer first = create();
    Submit(OtherQueue(), {{RecordOther([&](VkCommandBuffer commands) { Fill(commands, first); })}});
    vkDeviceWaitIdle(device());
    vkDestroyBuffer(device(), first, nullptr);
    VkBuffer second = create();
    Submit(queue(), {{Record([&](VkCommandBuffer commands) { Read(commands, second, result); })}});
    vkDeviceWaitIdle(device());
    vkDestroyBuffer(device(), second, nullptr);
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, ATransitionThatKeepsContentsIsNoTransfer) {
    WD_START_DEVICE(Families());
    VkImage image = AliasImage(Memory(), 0, "image");
    VkBuffer result = AliasBuffer(Memory(), 0, "result");
    const SyncMasks before_copy = {kAll, 0, kCopy, kRead}, before_clear = {kAll, 0, kClear, kWrite};
    const auto write = [&](VkCommandBuffer commands) {
        Discard(commands, image, before_clear);
        Clear(commands, image);
    };
    const auto keep = [&](VkCommandBuffer commands, const SyncMasks &masks) {
        Transition(commands, image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL, masks);
    };
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) {
        keep(commands, before_copy);
        ReadImage(commands, image, result);
    });
    ExpectMessage(kFinding, "vkCmdCopyImageToBuffer (command 2) of command buffer 0x");
    ExpectSilence();
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) { keep(commands, before_copy); });
    ExpectSilence();
    Submit(queue(), {{Record([&](VkCommandBuffer commands) { ReadImage(commands, image, result); })}});
    vkDeviceWaitIdle(device());
    ExpectMessage(kFinding, "vkCmdCopyImageToBuffer (command 1) of command buffer 0x");
    ExpectSilence();
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) {
        keep(commands, before_clear);
        Clear(commands, image);
        Barrier(commands, {kClear, kWrite, kCopy, kRead});
        ReadImage(commands, image, result);
    });
    Submit(queue(), {{Record([&](VkCommandBuffer commands) { ReadImage(commands, image, result); })}});
    vkDeviceWaitIdle(device());
    ExpectSilence();
    RunOnBothFamilies(write, [&](VkCommandBuffer commands) {
        Discard(commands, image, before_copy);
        ReadImage(commands, image, result);
    });
    ExpectSilence();
}

// A shader may not write all of its range, so the owner of a range that two families wrote is unknown.
TEST_P(SyncvalOwnerTest, ShaderWritesAndReads) {
    WD_START_DEVICE(Families());
    const auto storage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const auto compute = VK_SHADER_STAGE_COMPUTE_BIT;
    const auto storage_buffer = [&](const char *name) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4096;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
        Buffer buffer;
        buffer.size = info.size;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Defer([device = device(), handle = buffer.handle] { vkDestroyBuffer(device, handle, nullptr); });
        Check(vkBindBufferMemory(device(), buffer.handle, Memory(), 0), "vkBindBufferMemory");
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, name);
        return buffer;
    };
    const Buffer data[] = {storage_buffer("zero"), storage_buffer("one"), storage_buffer("two")};
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, storage, 1, compute, nullptr}, {1, storage, 1, compute, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_copy));
    // Copying reads the first word of one buffer and writes that of another.
    const auto copying = [&](int from, int to) {
        const VkDescriptorSet set = MakeSet(set_layout, {{storage, 2}});
        WriteBuffer(set, 0, 0, storage, data[from]);
        WriteBuffer(set, 1, 0, storage, data[to]);
        return [=](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
            vkCmdDispatch(commands, 1, 1, 1);
        };
    };
    RunOnBothFamilies(copying(0, 1), copying(1, 2));
    ExpectMessage(kFinding, "vkCmdDispatch (command 1) of command buffer 0x");
    ExpectSilence();
    RunOnBothFamilies(copying(0, 2), copying(2, 1)); // `two` was written by both.
    ExpectSilence();
    RunOnBothFamilies(copying(0, 0), copying(0, 1));
    ExpectMessage(kFinding, "reads Buffer (zero)(0x");
    ExpectSilence();
}

TEST_P(SyncvalOwnerTest, OnlyTheRaceIsReported) {
    WD_START_DEVICE(Families());
    MakeShared();
    Submit(OtherQueue(), {{RecordOther([&](VkCommandBuffer commands) { Fill(commands, shared_handle_); })}});
    Submit(queue(), {{Record([&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); })}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "reads Buffer (shared)");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

class SyncvalOwnerFailureTest : public SyncvalFailing<SyncvalOwnerTest> {};

TEST_P(SyncvalOwnerFailureTest, EveryAllocationMayFail) {
    Sweep(Families(), [&] {
        MakeShared();
        VkImage image = AliasImage(Memory(), 0, "image");
        const auto general = VK_IMAGE_LAYOUT_GENERAL;
        const VkSemaphore semaphore = Semaphore();
        VkCommandBuffer give = RecordOther([&](VkCommandBuffer commands) {
            Fill(commands, shared_handle_);
            Discard(commands, image, {kAll, 0, kClear, kWrite});
            Clear(commands, image);
            Transfer(commands, shared_handle_, Other(), queue_family(), {kClear, kWrite, 0, 0});
            TransferImage(commands, image, Other(), queue_family(), {kClear, kWrite, 0, 0}, general, general);
            for (uint32_t i = 0; i < 4; i++) { // A release without an acquisition.
                Transfer(commands, result_, Other(), queue_family(), kRelease, 64 * i, 64);
            }
        });
        const SyncMasks masks[] = {{0, 0, kCopy, kRead}, {0, 0, kClear, kWrite}};
        VkCommandBuffer take = Record([&](VkCommandBuffer commands) {
            Transfer(commands, shared_handle_, Other(), queue_family(), masks[0], 0, 128);
            Transfer(commands, shared_handle_, Other(), queue_family(), masks[0], 128, 4096 - 128);
            TransferImage(commands, image, Other(), queue_family(), masks[0], general, general);
            Read(commands, shared_handle_, result_);
            Barrier(commands, {kCopy, kWrite, kCopy, kWrite});
            ReadImage(commands, image, result_);
        });
        for (int i = 0; i < 2; i++) {
            Submit(OtherQueue(), {{give}, {}, {{semaphore, 0, kAll}}});
            Submit(queue(), {{take}, {{semaphore, 0, kAll}}});
            vkDeviceWaitIdle(device());
        }
        Submit(queue(),
               {{Record([&](VkCommandBuffer commands) { Read(commands, shared_handle_, result_); })}});
    });
}

WD_SYNCVAL_DRIVER(SyncvalOwnerFailureTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalOwnerTest, kNull);
