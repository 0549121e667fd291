// Copies, clears, fills and barriers within a command buffer.
#include "vk/syncval/testing/syncval_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalTransferTest : public SyncvalTest {
  protected:
    static constexpr VkBufferUsageFlags kCopies =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    static constexpr VkImageUsageFlags kImageCopies =
        VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to, VkDeviceSize source,
                     VkDeviceSize destination, VkDeviceSize size) {
        const VkBufferCopy region = {source, destination, size};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    static void CopyToImage(VkCommandBuffer commands, const Buffer &from, const Image &to, VkOffset3D offset,
                            VkExtent3D extent) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageOffset = offset;
        region.imageExtent = extent;
        vkCmdCopyBufferToImage(commands, from.handle, to.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                               &region);
    }
};

TEST_P(SyncvalTransferTest, ReadAfterWriteOfABuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies), c = MakeBuffer(256, kCopies);
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "Fix: insert a barrier between the two: vkCmdPipelineBarrier2: ",
        [&](VkCommandBuffer commands) { Copy(commands, a, b, 0, 0, 256); },
        [&](VkCommandBuffer commands) { Copy(commands, b, c, 64, 0, 64); });
}

TEST_P(SyncvalTransferTest, WriteAfterReadOfABuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-READ", "Fix: insert a barrier between the two: vkCmdPipelineBarrier2: ",
        [&](VkCommandBuffer commands) { Copy(commands, a, b, 0, 0, 256); },
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, a.handle, 0, 16, 0); });
}

TEST_P(SyncvalTransferTest, WriteAfterWriteOfABuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    const uint32_t word = 1;
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "Fix: insert a barrier between the two: vkCmdPipelineBarrier2: ",
        [&](VkCommandBuffer commands) { Copy(commands, a, b, 0, 0, 256); },
        [&](VkCommandBuffer commands) { vkCmdUpdateBuffer(commands, b.handle, 128, 4, &word); });
}

TEST_P(SyncvalTransferTest, DisjointPartsOfABufferAreNoHazard) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b, 0, 0, 128);
    Copy(commands, a, b, 0, 128, 128);
    vkCmdFillBuffer(commands, a.handle, 128, VK_WHOLE_SIZE, 0);
    Submit(commands);
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, BuffersThatShareMemoryShareAddresses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 256;
    info.usage = kCopies;
    VkBuffer alias;
    Check(vkCreateBuffer(device(), &info, nullptr, &alias), "vkCreateBuffer");
    Defer([device = device(), alias] { vkDestroyBuffer(device, alias, nullptr); });
    Check(vkBindBufferMemory(device(), alias, b.memory, 0), "vkBindBufferMemory");
    SetName(VK_OBJECT_TYPE_BUFFER, alias, "alias");
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b, 0, 0, 256);
    vkCmdFillBuffer(commands, alias, 64, 64, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 2) writes Buffer (alias)(0x");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalTransferTest, TheMessageNamesBothCommandsTheResourceAndBarriers) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    SetName(VK_OBJECT_TYPE_BUFFER, b.handle, "vertices");
    auto begin = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    auto end = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    VkCommandBuffer commands = Begin();
    label.pLabelName = "frame";
    begin(commands, &label);
    label.pLabelName = "upload";
    begin(commands, &label);
    Copy(commands, a, b, 0, 0, 256);
    end(commands);
    end(commands);
    Barrier(commands, {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT, 0});
    Copy(commands, b, a, 64, 0, 32);
    vkEndCommandBuffer(commands);
    const auto all = messages();
    ASSERT_GE(all.size(), 1u);
    const std::string &text = all[0].text;
    for (const char *part :
         {"vkCmdCopyBuffer (command 3) reads Buffer (vertices)(0x", " bytes [64, 96) ",
          "(VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT).",
          "vkCmdCopyBuffer (command 1, debug label \"frame::upload\") wrote it before",
          "Barriers in between: vkCmdPipelineBarrier2 (command 2); ",
          "vkCmdPipelineBarrier2: srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, srcAccessMask = "
          "VK_ACCESS_2_TRANSFER_WRITE_BIT, dstStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, dstAccessMask = "
          "VK_ACCESS_2_TRANSFER_READ_BIT."}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\nin: " << text;
    }
    ClearMessages();
}

TEST_P(SyncvalTransferTest, DisjointRectanglesOfAnImageAreNoHazard) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(4096, kCopies);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 32, 32, kImageCopies);
    SetName(VK_OBJECT_TYPE_IMAGE, image.handle, "atlas");
    VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
               {0, 0, VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
    CopyToImage(commands, a, image, {0, 0, 0}, {16, 16, 1});
    CopyToImage(commands, a, image, {16, 0, 0}, {16, 16, 1});
    CopyToImage(commands, a, image, {0, 16, 0}, {32, 16, 1});
    ExpectSilence();
    CopyToImage(commands, a, image, {15, 8, 0}, {4, 4, 1});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "Image (atlas)(0x");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// A barrier continues the chain of the transition: from the stage of the access if the chain has it, so that no stage
// of an extension that is not enabled is named, else from the stages of the chain.
TEST_P(SyncvalTransferTest, TheFixContinuesTheChainOfATransition) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(4096, kCopies);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 32, 32, kImageCopies);
    const struct {
        VkPipelineStageFlags2 to;
        const char *name;
    } cases[] = {
        {VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, "srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, src"},
        {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, "srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, src"},
        {VK_PIPELINE_STAGE_2_BLIT_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT,
         "srcStageMask = VK_PIPELINE_STAGE_2_BLIT_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT, src"},
        {VK_PIPELINE_STAGE_2_PRE_RASTERIZATION_SHADERS_BIT,
         "srcStageMask = VK_PIPELINE_STAGE_2_PRE_RASTERIZATION_SHADERS_BIT, src"},
    };
    for (const auto &at : cases) {
        ExpectFixed(
            "SYNC-HAZARD-WRITE-AFTER-WRITE", at.name,
            [&](VkCommandBuffer commands) {
                Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED,
                           VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, {0, 0, at.to, 0});
            },
            [&](VkCommandBuffer commands) {
                CopyToImage(commands, a, image, {0, 0, 0}, {16, 16, 1});
            });
    }
}

TEST_P(SyncvalTransferTest, ALayoutTransitionNeedsTheWriteInItsFirstScope) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 32, 32, kImageCopies);
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    for (const bool is_right : {false, true}) {
        VkCommandBuffer commands = Begin();
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   {0, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &color, 1, &range);
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                   {is_right ? VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT : VK_PIPELINE_STAGE_2_COPY_BIT,
                    VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                    VK_ACCESS_2_SHADER_SAMPLED_READ_BIT});
        vkEndCommandBuffer(commands);
        if (!is_right) {
            ExpectMessage(
                "SYNC-HAZARD-WRITE-AFTER-WRITE",
                "Fix: add to the image barrier of vkCmdPipelineBarrier2 (command 3): srcStageMask = "
                "VK_PIPELINE_STAGE_2_CLEAR_BIT, srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT.");
        }
        ExpectSilence();
    }
}

// In one command buffer, and in two that are submitted to one queue. Accesses in between are not ordered with
// either transition.
TEST_P(SyncvalTransferTest, TransitionsOfOneQueueFollowEachOther) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 32, 32, kImageCopies);
    const Buffer buffer = MakeBuffer(4096, kCopies);
    const SyncMasks masks = {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                             VK_ACCESS_2_TRANSFER_WRITE_BIT};
    for (const bool is_between : {false, true}) {
        for (const bool is_split : {false, true}) {
            VkCommandBuffer commands = Begin(), second = commands;
            Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED,
                       VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, masks);
            if (is_between) {
                CopyToImage(commands, buffer, image, {0, 0, 0}, {32, 32, 1});
            }
            if (is_split) {
                vkEndCommandBuffer(commands);
                second = Begin();
            }
            Transition(second, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL,
                       masks);
            vkEndCommandBuffer(second);
            if (is_split) {
                SubmitAll({commands, second});
            }
            if (is_between) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "): srcStageMask = "
                                                               "VK_PIPELINE_STAGE_2_COPY_BIT");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalTransferTest, ABarrierThatTransitionsMustReachTheNextAccess) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 32, 32, kImageCopies);
    const Buffer buffer = MakeBuffer(4096, kCopies);
    VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
               {0, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
    CopyToImage(commands, buffer, image, {0, 0, 0}, {32, 32, 1});
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "transitioned the layout of it before");
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, MemoryAccessesIncludeAllAccesses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies), c = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < 2; i++) {
        Copy(commands, a, b, 0, 0, 256);
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                           VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
        Copy(commands, b, c, 0, 0, 256);
        Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                           VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT});
    }
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, RecordingStartsAfresh) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies);
    VkCommandBuffer commands = Begin();
    Copy(commands, a, b, 0, 0, 256);
    vkEndCommandBuffer(commands);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    Copy(commands, a, b, 0, 0, 256);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, Version1BarriersOrderTheSame) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kCopies), b = MakeBuffer(256, kCopies), c = MakeBuffer(256, kCopies);
    auto barrier = Make<VkBufferMemoryBarrier>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.buffer = b.handle;
    for (const VkDeviceSize size : {VkDeviceSize{256}, VkDeviceSize{128}}) {
        barrier.size = size;
        VkCommandBuffer commands = Begin();
        Copy(commands, a, b, 0, 0, 256);
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0,
                             nullptr, 1, &barrier, 0, nullptr);
        Copy(commands, b, c, 0, 0, 256);
        vkEndCommandBuffer(commands);
        if (size == 128) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "bytes [128, 256)");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalTransferTest, QueryResultsHaveGaps) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer buffer = MakeBuffer(256, kCopies);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 4);
    // A result and its availability: 16 bytes each 32.
    const auto results = [&](VkCommandBuffer commands) {
        vkCmdCopyQueryPoolResults(commands, pool, 0, 4, buffer.handle, 0, 32,
                                  VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WITH_AVAILABILITY_BIT);
    };
    for (const VkDeviceSize at : {0, 12, 96, 108}) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", results,
                    [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, at, 4, 0); });
    }
    VkCommandBuffer commands = Begin();
    results(commands);
    for (const VkDeviceSize at : {16, 48, 80, 112}) {
        vkCmdFillBuffer(commands, buffer.handle, at, 16, 0);
    }
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, PlanesAreCopiedSeparately) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer buffer = MakeBuffer(4096, kCopies);
    VkImage image = MakeUnboundImage(
        wd::testing::PlainImage(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {32, 32},
                                VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT));
    const auto copying = [&](VkImageAspectFlagBits plane, VkDeviceSize at, bool to_image) {
        return [=](VkCommandBuffer commands) {
            const uint32_t edge = plane == VK_IMAGE_ASPECT_PLANE_0_BIT ? 32 : 16;
            const VkBufferImageCopy region = {
                at, 0, 0, {static_cast<VkImageAspectFlags>(plane), 0, 0, 1}, {0, 0, 0}, {edge, edge, 1}};
            if (to_image) {
                vkCmdCopyBufferToImage(commands, buffer.handle, image, VK_IMAGE_LAYOUT_GENERAL, 1, &region);
            } else {
                vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_GENERAL, buffer.handle, 1, &region);
            }
        };
    };
    const VkImageAspectFlagBits first = VK_IMAGE_ASPECT_PLANE_0_BIT, second = VK_IMAGE_ASPECT_PLANE_1_BIT;
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "aspect VK_IMAGE_ASPECT_PLANE_1_BIT",
                copying(second, 0, true), copying(second, 2048, false));
    // The second plane has two bytes for each of 16 x 16 texels, the first one a byte for each of 32 x 32.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "bytes [508, 512)", copying(second, 0, true),
                [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, 508, 4, 0); });
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "bytes [1020, 1024)", copying(first, 0, true),
                [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer.handle, 1020, 4, 0); });
    VkCommandBuffer commands = Begin();
    copying(first, 0, true)(commands);
    copying(second, 1024, true)(commands);
    vkCmdFillBuffer(commands, buffer.handle, 1024 + 512, 64, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalTransferTest, ManyFullRowsAreOnePiece) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 1, 16384, kImageCopies);
    const Buffer buffer = MakeBuffer(4 * 16384, kCopies);
    const auto copy = [&](VkCommandBuffer commands) {
        CopyToImage(commands, buffer, image, {0, 1, 0}, {1, 16383, 1});
    };
    const auto first = [&](VkCommandBuffer commands) {
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   {0, 0, VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
        copy(commands);
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBufferToImage (command ", first, copy);
}

WD_SYNCVAL_DRIVERS(SyncvalTransferTest);
