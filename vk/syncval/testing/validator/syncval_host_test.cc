// Accesses of the host that the device does not see, and the other way round (docs/host_accesses.md).
#include "vk/syncval/testing/syncval_host_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;

constexpr char kFlush[] = "WARDEN-host-missing-flush";

WD_SYNCVAL_DRIVERS(SyncvalHost);

TEST_P(SyncvalHost, ReadWithoutADependency) {
    Run([&](VkCommandBuffer commands) { CopyBytes(commands, 0, 64); });
    ExpectSilence();
    Invalidate();
    ExpectMessage(kDependency,
                  "the host does not see the write of vkCmdCopyBuffer to Device memory (readback)");
    ExpectSilence();
}

TEST_P(SyncvalHost, ReadAfterAGlobalBarrier) {
    Run([&](VkCommandBuffer commands) {
        CopyBytes(commands, 0, 64);
        Barrier(commands, kToHost);
    });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierInALaterSubmission) {
    Run([&](VkCommandBuffer commands) { CopyBytes(commands, 0, 64); });
    Run([&](VkCommandBuffer commands) { Barrier(commands, kToHost); });
    Invalidate();
    ExpectSilence();
}

TEST_P(SyncvalHost, BarrierBeforeTheWrite) {
    Run([&](VkCommandBuffer commands) {
        Barrier(commands, kToHost);
        CopyBytes(commands, 0, 64);
    });
    Invalidate();
    ExpectMessage(kDependency, "bytes [0, 64)");
    ExpectSilence();
}

// The accesses of equal dispatches are cached.
TEST_P(SyncvalHost, DispatchesBeforeAndAfterTheBarrier) {
    constexpr VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkDescriptorSet set = MakeSet(set_layout, {{type, 2}});
    WriteBuffer(set, 0, 0, type, source_);
    WriteBuffer(set, 1, 0, type, readback_);
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_copy));
    const auto dispatch = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    for (const bool is_last : {false, true}) {
        Run([&](VkCommandBuffer commands) {
            for (int i = 0; i < 4; i++) {
                dispatch(commands);
            }
            Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT});
            if (is_last) {
                dispatch(commands);
            }
        });
        Invalidate();
        if (is_last) {
            ExpectMessage(kDependency, "the write of vkCmdDispatch");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalHost, BarrierToOtherStages) {
    Run([&](VkCommandBuffer commands) {
        CopyBytes(commands, 0, 64);
        Barrier(commands, {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
}

TEST_P(SyncvalHost, BarriersOfBuffers) {
    Run([&](VkCommandBuffer commands) {
        CopyBytes(commands, 0, 64);
        Barrier(commands, EntireBuffer(source_.handle, kToHost));
    });
    Invalidate();
    ExpectMessage(kDependency, "");
    ExpectSilence();
    Run([&](VkCommandBuffer commands) {
        CopyBytes(commands, 0, 64);
        Barrier(commands, EntireBuffer(readback_.handle, kToHost));
    });
    Invalidate();
    ExpectSilence();
}

// The host may read the part that it can see.
TEST_P(SyncvalHost, AnotherPartIsVisible) {
    Run([&](VkCommandBuffer commands) {
        CopyBytes(commands, 0, 64);
        Barrier(commands, kToHost);
        CopyBytes(commands, 512, 576);
    });
    Invalidate();
    ExpectSilence();
    Invalidate(512, 512);
    ExpectMessage(kDependency, "bytes [512, 576)");
    ExpectSilence();
}

TEST_P(SyncvalHost, NothingWasWritten) {
    Invalidate();
    Run([&](VkCommandBuffer commands) { CopyBytes(commands, 512, 576); });
    Invalidate(0, 256);
    ExpectSilence();
}

// VK_WHOLE_SIZE ends with the mapping.
TEST_P(SyncvalHost, WriteAfterTheEndOfTheMapping) {
    vkUnmapMemory(device(), readback_.memory);
    void *words = nullptr;
    Check(vkMapMemory(device(), readback_.memory, 0, 512, 0, &words), "vkMapMemory");
    Run([&](VkCommandBuffer commands) { CopyBytes(commands, 512, 576); });
    Invalidate();
    ExpectSilence();
    vkUnmapMemory(device(), readback_.memory);
    Check(vkMapMemory(device(), readback_.memory, 0, 576, 0, &words), "vkMapMemory");
    Invalidate();
    ExpectMessage(kDependency, "bytes [512, 576)");
    ExpectSilence();
}

TEST_P(SyncvalHost, WrittenInASecondaryCommandBuffer) {
    VkCommandBuffer copies = RecordSecondary([&](VkCommandBuffer commands) { CopyBytes(commands, 0, 64); });
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
        StartHost(1024, {}, WithoutCoherence());
        if (!IsSkipped()) {
            upload_ = MakeBufferWithoutCoherence();
        }
    }

    void Flush(VkDeviceSize offset, VkDeviceSize size) {
        auto range = Make<VkMappedMemoryRange>(VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE);
        range.memory = upload_.memory;
        range.offset = offset;
        range.size = size;
        Check(vkFlushMappedMemoryRanges(device(), 1, &range), "vkFlushMappedMemoryRanges");
    }
    void Upload(VkDeviceSize offset = 0) {
        Run([&](VkCommandBuffer commands) {
            const VkBufferCopy region = {offset, 0, 64};
            vkCmdCopyBuffer(commands, upload_.handle, readback_.handle, 1, &region);
        });
    }

    Buffer upload_;
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
    vkCmdCopyBuffer(commands, upload_.handle, readback_.handle, 1, &region);
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
        vkCmdFillBuffer(commands, upload_.handle, 0, 1024, 1);
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT});
    });
    Upload();
    ExpectSilence();
}

} // namespace
