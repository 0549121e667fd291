// Over-synchronization: barriers that order nothing, masks that are too wide, and barriers that are just
// right.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkPipelineStageFlags2 kAllStages = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
constexpr VkPipelineStageFlags2 kCopyStage = VK_PIPELINE_STAGE_2_COPY_BIT;
constexpr VkAccessFlags2 kAllAccesses = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT;
constexpr VkAccessFlags2 kWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT, kRead = VK_ACCESS_2_TRANSFER_READ_BIT;
constexpr SyncMasks kCopyToCopy = {kCopyStage, kWrite, kCopyStage, kRead};
constexpr SyncMasks kEverything = {kAllStages, kAllAccesses, kAllStages, kAllAccesses};

} // namespace

class SyncvalOversyncTest : public SyncvalScene {
  protected:
    using Record = std::function<void(VkCommandBuffer)>;

    static wd::testing::Options OversyncOptions(wd::testing::Driver driver) {
        auto options = SyncOptions(driver);
        options.settings["syncval_redundant_barriers"] = "true";
        return options;
    }

    void MakeBuffers() {
        a_ = MakeBuffer(256, kBufferUsage);
        b_ = MakeBuffer(256, kBufferUsage);
        c_ = MakeBuffer(256, kBufferUsage);
        SetName(VK_OBJECT_TYPE_BUFFER, b_.handle, "middle");
    }

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    // Run executes a command buffer and waits for it.
    void Run(const Record &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        Submit(commands);
    }

    static void BufferBarrier(VkCommandBuffer commands, const Buffer &buffer, const SyncMasks &masks,
                              uint32_t src_family = VK_QUEUE_FAMILY_IGNORED,
                              uint32_t dst_family = VK_QUEUE_FAMILY_IGNORED) {
        auto barrier = EntireBuffer(buffer.handle, masks);
        barrier.srcQueueFamilyIndex = src_family;
        barrier.dstQueueFamilyIndex = dst_family;
        Barrier(commands, barrier);
    }

    Buffer a_, b_, c_;
};

TEST_P(SyncvalOversyncTest, ABarrierThatNothingFollows) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, kCopyToCopy);
        Copy(commands, a_, c_);
    });
    ExpectSilence(); // A later command buffer may read b.
    Stop();
    ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 2) of Command buffer (0x");
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, ABarrierThatIsNeeded) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, kCopyToCopy);
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, ABarrierThatALaterCommandBufferNeeds) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, kCopyToCopy);
    });
    Run([&](VkCommandBuffer commands) { Copy(commands, b_, c_); });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, ABarrierForAnEarlierCommandBuffer) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) { Copy(commands, a_, b_); });
    Run([&](VkCommandBuffer commands) {
        Barrier(commands, kCopyToCopy);
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, TheSecondOfTwo) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, kCopyToCopy);
        BufferBarrier(commands, b_, kCopyToCopy);
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectMessage("WARDEN-sync-redundant-barrier", "(command 3) of Command buffer (0x");
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, ABarrierOnAnotherBuffer) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, c_);
        BufferBarrier(commands, b_,
                      {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                       VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_READ_BIT});
        Copy(commands, a_, b_);
    });
    Stop();
    ExpectMessage("WARDEN-sync-redundant-barrier", ", for Buffer (middle)(0x");
    ExpectSilence();
}

// The masks of the message are sufficient, and then nothing is reported.
TEST_P(SyncvalOversyncTest, MasksThatAreTooWide) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    SyncMasks masks = kEverything;
    for (const bool is_narrow : {false, true}) {
        if (is_narrow) {
            WD_START_DEVICE(OversyncOptions(GetParam()));
        }
        MakeBuffers();
        Run([&](VkCommandBuffer commands) {
            Copy(commands, a_, b_);
            Barrier(commands, masks);
            Copy(commands, b_, c_);
        });
        Stop();
        if (!is_narrow) {
            masks = Suggested();
            ExpectMessage(
                "WARDEN-sync-wide-barrier",
                "orders more than any access needs: srcStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT");
        }
        ExpectSilence();
    }
    EXPECT_EQ(masks.src_stages, kCopyStage);
    EXPECT_EQ(masks.src_accesses, kWrite);
    EXPECT_EQ(masks.dst_stages, kCopyStage);
    EXPECT_EQ(masks.dst_accesses, kRead);
}

// For a draw that reads indices and instances, the two stages are combined to VERTEX_INPUT.
TEST_P(SyncvalOversyncTest, CombinedStagesAreNamed) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    const Image target = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    DrawOptions options = CornerOptions();
    options.bindings[0].inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
    const VkPipeline pipeline = MakeDrawPipeline(options);
    Run([&](VkCommandBuffer commands) {
        Transition(commands, target.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {VK_PIPELINE_STAGE_2_NONE, 0, VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                    VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT});
    });
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Copy(commands, a_, c_);
        Barrier(commands, kEverything);
        Render(commands, target.view, [&] {
            const VkBuffer instances[] = {b_.handle, b_.handle};
            const VkDeviceSize offsets[] = {0, 0};
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdBindVertexBuffers(commands, 0, 2, instances, offsets);
            vkCmdBindIndexBuffer(commands, c_.handle, 0, VK_INDEX_TYPE_UINT16);
            vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
        });
    });
    Stop();
    ExpectMessage(
        "WARDEN-sync-wide-barrier",
        "srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT, "
        "dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_INPUT_BIT, dstAccessMask = "
        "VK_ACCESS_2_INDEX_READ_BIT | VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT.");
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, AnExecutionDependencyIsEnoughAfterReads) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, {kCopyStage, kWrite, kCopyStage, kWrite});
        Copy(commands, c_, a_);
    });
    Stop();
    ExpectMessage("WARDEN-sync-wide-barrier",
                  "enough for the same accesses: vkCmdPipelineBarrier2: srcStageMask = "
                  "VK_PIPELINE_STAGE_2_COPY_BIT, srcAccessMask = VK_ACCESS_2_NONE, dstStageMask = "
                  "VK_PIPELINE_STAGE_2_COPY_BIT, dstAccessMask = VK_ACCESS_2_NONE.");
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, Version1KeepsItsMasks) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
    // TRANSFER has no members in version 1.
    for (const VkPipelineStageFlags stages :
         {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT}) {
        if (stages == VK_PIPELINE_STAGE_ALL_COMMANDS_BIT) {
            WD_START_DEVICE(OversyncOptions(GetParam()));
        }
        MakeBuffers();
        Run([&](VkCommandBuffer commands) {
            Copy(commands, a_, b_);
            vkCmdPipelineBarrier(commands, stages, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &barrier, 0, nullptr,
                                 0, nullptr);
            Copy(commands, b_, c_);
        });
        Stop();
        if (stages == VK_PIPELINE_STAGE_ALL_COMMANDS_BIT) {
            ExpectMessage(
                "WARDEN-sync-wide-barrier",
                "vkCmdPipelineBarrier: srcStageMask = VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, srcAccessMask "
                "= VK_ACCESS_2_TRANSFER_WRITE_BIT");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalOversyncTest, LayoutTransitionsAreNeeded) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    Run([&](VkCommandBuffer commands) {
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   {0, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, kWrite});
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &color, 1, &range);
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL,
                   {VK_PIPELINE_STAGE_2_CLEAR_BIT, kWrite, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                    VK_ACCESS_2_SHADER_SAMPLED_READ_BIT});
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, LayoutTransitionsThatAreTooWide) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    SetName(VK_OBJECT_TYPE_IMAGE, image.handle, "canvas");
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    Run([&](VkCommandBuffer commands) {
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   {0, 0, kAllStages, kAllAccesses});
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &color, 1, &range);
    });
    Stop();
    ExpectMessage("WARDEN-sync-wide-barrier", "for Image (canvas)(0x");
    ExpectSilence();
}

// A barrier between two images of optimal tiling is for the memory that they share.
TEST_P(SyncvalOversyncTest, ImagesThatShareMemory) {
    for (const bool is_shared : {true, false}) {
        WD_START_DEVICE(OversyncOptions(GetParam()));
        const Image first = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        Image second = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        if (is_shared) {
            second.handle =
                MakeUnboundImage(wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kImageUsage));
            Check(vkBindImageMemory(device(), second.handle, first.memory, 0), "vkBindImageMemory");
        }
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        const VkPipelineStageFlags2 clear = VK_PIPELINE_STAGE_2_CLEAR_BIT;
        Run([&](VkCommandBuffer commands) {
            Transition(commands, first.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                       {0, 0, clear, kWrite});
            vkCmdClearColorImage(commands, first.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
            Barrier(commands, {clear, kWrite, clear, kWrite});
            Transition(commands, second.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                       {clear, 0, clear, kWrite});
            vkCmdClearColorImage(commands, second.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        });
        Stop();
        if (!is_shared) {
            ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 3)");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalOversyncTest, UnknownAccessesAreNotReported) {
    auto options = OversyncOptions(GetParam());
    options.settings["syncval_shader_accesses"] = "false"; // So a dispatch may do anything.
    WD_START_DEVICE(options);
    MakeBuffers();
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    const VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_count));
    const VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}});
    WriteBuffer(set, 0, 0, kStorage, {b_.handle, 0, VK_WHOLE_SIZE});
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                           VK_ACCESS_2_SHADER_STORAGE_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT});
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT,
                           kCopyStage, kRead});
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, BarriersForTheHostAndOtherFamiliesAreNotReported) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT});
        Copy(commands, a_, c_);
        Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_CLEAR_BIT, 0});
        BufferBarrier(commands, c_, {VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, 0, 0}, queue_family(),
                      VK_QUEUE_FAMILY_EXTERNAL);
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, EventsAndTheBarriersBeforeThemAreNeeded) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    VkEvent event = MakeEvent();
    Run([&](VkCommandBuffer commands) {
        Copy(commands, a_, b_);
        Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0});
        vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                        VK_PIPELINE_STAGE_TRANSFER_BIT, 1, &barrier, 0, nullptr, 0, nullptr);
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, SignalsOfStagesNeedTheBarriersBeforeThem) {
    for (const bool is_limited : {true, false}) {
        WD_START_DEVICE(OversyncOptions(GetParam()));
        MakeBuffers();
        auto create_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        VkSemaphore semaphore;
        Check(vkCreateSemaphore(device(), &create_info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        VkCommandBuffer commands = Begin();
        Copy(commands, a_, b_);
        Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                           VK_ACCESS_2_SHADER_STORAGE_READ_BIT});
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        auto command_info = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        command_info.commandBuffer = commands;
        auto signal = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        signal.semaphore = semaphore;
        signal.stageMask = is_limited ? VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT : kAllStages;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.commandBufferInfoCount = info.signalSemaphoreInfoCount = 1;
        info.pCommandBufferInfos = &command_info;
        info.pSignalSemaphoreInfos = &signal;
        Check(vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit2");
        Stop();
        if (!is_limited) {
            ExpectMessage("WARDEN-sync-redundant-barrier", "(command 2)");
        }
        ExpectSilence();
    }
}

// More frames than remembered semaphores: a later value of a timeline, and a later signal after the same
// stages, include all earlier ones, so a redundant barrier after the wait stays redundant.
TEST_P(SyncvalOversyncTest, FramesThatWaitForEachOther) {
    for (const bool is_timeline : {true, false}) {
        SCOPED_TRACE(is_timeline);
        WD_START_DEVICE(OversyncOptions(GetParam()));
        MakeBuffers();
        auto type = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        auto create_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        create_info.pNext = is_timeline ? &type : nullptr;
        VkSemaphore semaphore;
        Check(vkCreateSemaphore(device(), &create_info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        for (uint64_t frame = 0; frame < 14; frame++) {
            VkCommandBuffer commands = Begin();
            Barrier(commands, {kCopyStage, kWrite, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                               VK_ACCESS_2_SHADER_STORAGE_READ_BIT});
            Copy(commands, a_, c_);
            Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
            auto command_info = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
            command_info.commandBuffer = commands;
            auto wait = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
            wait.semaphore = semaphore;
            wait.stageMask = kCopyStage;
            wait.value = frame;
            auto signal = wait;
            signal.value = frame + 1;
            auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
            info.waitSemaphoreInfoCount = frame ? 1 : 0;
            info.commandBufferInfoCount = info.signalSemaphoreInfoCount = 1;
            info.pWaitSemaphoreInfos = &wait;
            info.pCommandBufferInfos = &command_info;
            info.pSignalSemaphoreInfos = &signal;
            Check(vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit2");
        }
        vkQueueWaitIdle(queue());
        Stop();
        ExpectMessage("WARDEN-sync-redundant-barrier", "orders nothing");
        ExpectSilence();
    }
}

// In the first frame there are no earlier accesses.
TEST_P(SyncvalOversyncTest, AFrameLoopIsEvaluatedTogether) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    for (int frame = 0; frame < 5; frame++) {
        Run([&](VkCommandBuffer commands) {
            for (int i = 0; i < frame % 3; i++) { // So that the numbers of commands change.
                vkCmdFillBuffer(commands, a_.handle, static_cast<VkDeviceSize>(i) * 4, 0, 0);
            }
            Barrier(commands, {kCopyStage, kWrite, kCopyStage, kWrite}); // The last frame read b and wrote c.
            Copy(commands, a_, b_);
            Barrier(commands, kCopyToCopy);
            BufferBarrier(
                commands, a_,
                {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT, kCopyStage, kRead});
            Copy(commands, b_, c_);
        });
    }
    Stop();
    ExpectMessage("WARDEN-sync-redundant-barrier",
                  "This was so all 3 times that the barrier was executed and judged.");
    ExpectSilence();
}

// Equal barriers are distinguished by their order. If the order changes, they are evaluated together.
TEST_P(SyncvalOversyncTest, EqualBarriersInARow) {
    for (const bool first_is_longer : {false, true}) {
        WD_START_DEVICE(OversyncOptions(GetParam()));
        MakeBuffers();
        const Buffer other = MakeBuffer(256, kBufferUsage);
        for (int frame = 0; frame < 5; frame++) {
            Run([&](VkCommandBuffer commands) {
                if (frame == 0 && first_is_longer) {
                    Copy(commands, c_, a_);
                    Barrier(commands, kCopyToCopy);
                }
                Copy(commands, a_, b_);
                Barrier(commands, kCopyToCopy);
                Copy(commands, a_, other);
                Barrier(commands, kCopyToCopy); // No access follows.
                Copy(commands, b_, c_);
            });
        }
        Stop();
        // The order of destruction decides whether the first frame is evaluated in time. Its third barrier,
        // which occurs once, is not reported.
        if (!first_is_longer || !messages().empty()) {
            ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 4)");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalOversyncTest, UnsubmittedBarriersAreNotEvaluated) {
    WD_START_DEVICE(OversyncOptions(GetParam()));
    MakeBuffers();
    VkCommandBuffer commands = Begin();
    Copy(commands, a_, b_);
    Barrier(commands, kEverything);
    vkEndCommandBuffer(commands);
    Stop();
    ExpectSilence();
}

TEST_P(SyncvalOversyncTest, OffByDefault) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    Run([&](VkCommandBuffer commands) {
        Barrier(commands, kEverything);
        Copy(commands, a_, b_);
        Barrier(commands, kEverything);
        Barrier(commands, kEverything);
        Copy(commands, b_, c_);
    });
    Stop();
    ExpectSilence();
}

WD_SYNCVAL_DRIVERS(SyncvalOversyncTest);
