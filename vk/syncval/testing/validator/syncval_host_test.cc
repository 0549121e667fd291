// Accesses of the host that the device does not see, and the other way round (docs/host_accesses.md).
#include "vk/syncval/testing/syncval_scene_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;

constexpr char kDependency[] = "WARDEN-host-missing-dependency";
constexpr char kFlush[] = "WARDEN-host-missing-flush";
constexpr VkPipelineStageFlags2 kCopy = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr SyncMasks kToHost = {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_HOST_BIT,
                               VK_ACCESS_2_HOST_READ_BIT};

class SyncvalHost : public SyncvalScene {
  protected:
    void SetUp() override {
        StartHost({});
    }

    void StartHost(const std::map<std::string, std::string> &environment) {
        auto options = SyncOptions(GetParam());
        options.settings["validate_sync"] = "false";
        options.settings["validate_host"] = "true";
        options.environment = environment;
        WD_START_DEVICE(options);
        source_ = MakeBuffer(1024, kBufferUsage);
        readback_ = MakeBuffer(1024, kBufferUsage);
        SetName(VK_OBJECT_TYPE_DEVICE_MEMORY, readback_.memory, "readback");
    }

    void Copy(VkCommandBuffer commands, VkDeviceSize offset = 0) {
        const VkBufferCopy region = {0, offset, 64};
        vkCmdCopyBuffer(commands, source_.handle, readback_.handle, 1, &region);
    }
    void Run(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Submit(commands);
    }
    void Invalidate(VkDeviceSize offset = 0, VkDeviceSize size = VK_WHOLE_SIZE) {
        auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = readback_.memory;
        range.offset = offset;
        range.size = size;
        vkInvalidateMappedMemoryRanges(device(), 1, &range);
    }

    Buffer source_, readback_;
};
WD_SYNCVAL_DRIVERS(SyncvalHost);

TEST_P(SyncvalHost, ReadWithoutADependency) {
    Run([&](VkCommandBuffer commands) { Copy(commands); });
    ExpectSilence();
    Invalidate();
    ExpectMessage(kDependency,
                  "the host does not see the write of vkCmdCopyBuffer to Device memory (readback)");
    ExpectSilence();
}

TEST_P(SyncvalHost, ReadAfterAGlobalBarrier) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, kToHost);
    });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierInALaterSubmission) {
    Run([&](VkCommandBuffer commands) { Copy(commands); });
    Run([&](VkCommandBuffer commands) { Barrier(commands, kToHost); });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierBeforeTheWrite) {
    Run([&](VkCommandBuffer commands) {
        Barrier(commands, kToHost);
        Copy(commands);
    });
    Invalidate();
    ExpectMessage(kDependency, "bytes [0, 64)");
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierToOtherStages) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
}

TEST_P(SyncvalHost, BarriersOfBuffers) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, EntireBuffer(source_.handle, kToHost));
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, EntireBuffer(readback_.handle, kToHost));
    });
    Invalidate();
    ExpectSilence();
}

// The host may read the part that it can see.
TEST_P(SyncvalHost, AnotherPartIsVisible) {
    Run([&](VkCommandBuffer commands) {
        Copy(commands);
        Barrier(commands, kToHost);
        Copy(commands, 512);
    });
    Invalidate();
    ExpectSilence();
    Invalidate(512, 512);
    ExpectMessage(kDependency, "bytes [512, 576)");
    ExpectSilence();
}

TEST_P(SyncvalHost, NothingWasWritten) {
    Invalidate();
    Run([&](VkCommandBuffer commands) { Copy(commands, 512); });
    Invalidate(0, 256);
    ExpectSilence();
}

TEST_P(SyncvalHost, WrittenInASecondaryCommandBuffer) {
    VkCommandBuffer copies = RecordSecondary([&](VkCommandBuffer commands) { Copy(commands); });
    Run([&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &copies); });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
    VkCommandBuffer barriers = RecordSecondary([&](VkCommandBuffer commands) { Barrier(commands, kToHost); });
    Run([&](VkCommandBuffer commands) {
        vkCmdExecuteCommands(commands, 1, &copies);
        vkCmdExecuteCommands(commands, 1, &barriers);
    });
    Invalidate();
    ExpectSilence();
}

// Undefined contents are reported only if they are asked for.
TEST_P(SyncvalHost, UndefinedContents) {
    const VkImageCreateInfo info = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kImageUsage);
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    Run([&](VkCommandBuffer commands) {
        Ready(commands, image);
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {4, 4, 1};
        vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_GENERAL, readback_.handle, 1, &region);
    });
    ExpectSilence();
}

// --- Memory that is not coherent: only the null driver has some.

class SyncvalHostWithoutCoherence : public SyncvalHost {
  protected:
    void SetUp() override {
        StartHost({{"WD_NULL_LAST_MEMORY_PROPERTIES", "10"}}); // HOST_VISIBLE and HOST_CACHED.
        if (IsSkipped()) {
            return;
        }
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 1024;
        info.usage = kBufferUsage;
        Check(vkCreateBuffer(device(), &info, nullptr, &upload_), "vkCreateBuffer");
        Defer([device = device(), handle = upload_] { vkDestroyBuffer(device, handle, nullptr); });
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), upload_, &requirements);
        auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocation.allocationSize = requirements.size;
        allocation.memoryTypeIndex = 3;
        Check(vkAllocateMemory(device(), &allocation, nullptr, &memory_), "vkAllocateMemory");
        Defer([device = device(), memory = memory_] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), upload_, memory_, 0), "vkBindBufferMemory");
        void *words;
        Check(vkMapMemory(device(), memory_, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    }

    void Flush(VkDeviceSize offset, VkDeviceSize size) {
        auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = memory_;
        range.offset = offset;
        range.size = size;
        Check(vkFlushMappedMemoryRanges(device(), 1, &range), "vkFlushMappedMemoryRanges");
    }
    void Upload(VkDeviceSize offset = 0) {
        Run([&](VkCommandBuffer commands) {
            const VkBufferCopy region = {offset, 0, 64};
            vkCmdCopyBuffer(commands, upload_, readback_.handle, 1, &region);
        });
    }

    VkBuffer upload_ = VK_NULL_HANDLE;
    VkDeviceMemory memory_ = VK_NULL_HANDLE;
};
WD_SYNCVAL_DRIVER(SyncvalHostWithoutCoherence, kNull);

TEST_P(SyncvalHostWithoutCoherence, UploadWithoutAFlush) {
    Upload();
    ExpectMessage(kFlush, "vkCmdCopyBuffer (command 1) reads Buffer ");
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, UploadAfterAFlush) {
    Flush(0, VK_WHOLE_SIZE);
    Upload();
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, FlushAfterTheRecording) {
    VkCommandBuffer commands = Begin();
    const VkBufferCopy region = {0, 0, 64};
    vkCmdCopyBuffer(commands, upload_, readback_.handle, 1, &region);
    Flush(0, VK_WHOLE_SIZE);
    Submit(commands);
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, FlushOfAnotherRange) {
    Flush(0, 256);
    Upload(512);
    ExpectMessage(kFlush, "bytes [512, 576), which the host did not flush");
    ExpectSilence();
}

TEST_P(SyncvalHostWithoutCoherence, WrittenByTheDevice) {
    Run([&](VkCommandBuffer commands) {
        vkCmdFillBuffer(commands, upload_, 0, 1024, 1);
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Upload();
    ExpectSilence();
}

} // namespace
