// Resources that share memory although their addresses differ: images of optimal tiling over buffers and over
// each other.
#include "vk/syncval/testing/syncval_memory_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalAliasTest : public SyncvalMemory {};

TEST_P(SyncvalAliasTest, AnImageOverABuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 8192, "below");
    VkImage image = AliasImage(memory, 0, "above");
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 2) writes Buffer (below)(0x",
        [&](VkCommandBuffer commands) { Clear(commands, image); },
        [&](VkCommandBuffer commands) { Fill(commands, buffer); });
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage (command 2) writes Image (above)(0x",
        [&](VkCommandBuffer commands) { Fill(commands, buffer); },
        [&](VkCommandBuffer commands) { Clear(commands, image); });
}

TEST_P(SyncvalAliasTest, TheMessageNamesBothResources) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 4096, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer commands = Begin();
    Clear(commands, image, 1);
    Fill(commands, buffer);
    const auto all = messages();
    ASSERT_EQ(all.size(), 1u);
    EXPECT_NE(all[0].text.find("writes Buffer (below)(0x"), std::string::npos) << all[0].text;
    EXPECT_NE(all[0].text.find("wrote Image (above)(0x"), std::string::npos) << all[0].text;
    EXPECT_NE(all[0].text.find("array layer 1, which shares its memory, before"), std::string::npos)
        << all[0].text;
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalAliasTest, AnImageOverAnImage) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    auto info = ImageInfo();
    info.extent.width = 32;
    VkImage a = AliasImage(memory, 0, "a"), b = AliasImage(memory, 4096, "b", info);
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (b)",
        [&](VkCommandBuffer commands) { Clear(commands, a); },
        [&](VkCommandBuffer commands) { Clear(commands, b, 1, 1); });
}

TEST_P(SyncvalAliasTest, ALayoutTransitionWritesTheSharedMemory) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer commands = Begin();
    Fill(commands, buffer);
    Discard(commands, image, {kCopy, 0, kClear, kWrite});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "transitions the layout of Image (above)");
    ExpectSilence();
    Clear(commands, image); // A reported hazard is not reported again.
    ExpectSilence();
    vkEndCommandBuffer(commands);
    commands = Begin();
    Fill(commands, buffer);
    Discard(commands, image, {kClear, kWrite, kClear, kWrite});
    Clear(commands, image);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalAliasTest, TheMissingMasksFixATransition) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkImage a = AliasImage(memory, 0, "a");
    auto info = ImageInfo();
    info.mipLevels = 1;
    VkImage b = AliasImage(memory, 0, "b", info);
    VkCommandBuffer commands = Begin();
    Clear(commands, a);
    Discard(commands, b, {0, 0, kClear, kWrite});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE",
                  "Fix: add to the image barrier of vkCmdPipelineBarrier2 (command 2): srcStageMask = "
                  "VK_PIPELINE_STAGE_2_CLEAR_BIT, srcAccessMask = VK_ACCESS_2_TRANSFER_WRITE_BIT.");
    vkEndCommandBuffer(commands);
    commands = Begin();
    Clear(commands, a);
    Discard(commands, b, kAfterClear);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalAliasTest, ABarrierOnEitherResourceCounts) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer commands = Begin();
    Clear(commands, image);
    Barrier(commands, ImageBarrier(image, kAfterClear));
    Fill(commands, buffer);
    Barrier(commands, EntireBuffer(buffer, kAfterClear));
    Clear(commands, image);
    ExpectSilence();
    // A barrier on another resource does not.
    VkBuffer other = AliasBuffer(Memory(), 0, "other");
    Barrier(commands, EntireBuffer(other, kAfterClear));
    Fill(commands, buffer);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (below)");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalAliasTest, AnEventThatIsWaitedForWithABarrierOnTheOtherCounts) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkEvent event = MakeEvent();
    auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    const VkImageMemoryBarrier2 above = ImageBarrier(image, kAfterClear);
    dependency.imageMemoryBarrierCount = 1;
    dependency.pImageMemoryBarriers = &above;
    for (bool late : {false, true}) {
        VkCommandBuffer commands = Begin();
        if (late) {
            vkCmdSetEvent2(commands, event, &dependency);
        }
        Fill(commands, buffer);
        if (!late) {
            vkCmdSetEvent2(commands, event, &dependency);
        }
        vkCmdWaitEvents2(commands, 1, &event, &dependency);
        Clear(commands, image);
        if (late) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (above)");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

// Accesses of one command through two resources of the same memory are compared with earlier accesses, not
// with each other: overlapping copy regions are not a hazard.
TEST_P(SyncvalAliasTest, ACommandIsNotComparedWithItself) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
    VkBufferImageCopy regions[2] = {};
    for (uint32_t i = 0; i < 2; i++) {
        regions[i].bufferOffset = i * 1024;
        regions[i].imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        regions[i].imageOffset = {0, static_cast<int32_t>(i), 0};
        regions[i].imageExtent = {4, 1, 1};
    }
    for (const bool to_image : {true, false}) {
        const auto copy = [&](VkCommandBuffer commands) {
            if (to_image) {
                vkCmdCopyBufferToImage(commands, buffer, image, general, 2, regions);
            } else {
                vkCmdCopyImageToBuffer(commands, image, general, buffer, 2, regions);
            }
        };
        VkCommandBuffer commands = Begin();
        copy(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
        commands = Begin();
        copy(commands);
        copy(commands);
        ExpectMessage(to_image ? "SYNC-HAZARD-READ-AFTER-WRITE" : "SYNC-HAZARD-WRITE-AFTER-WRITE",
                      to_image ? "vkCmdCopyBufferToImage (command 2)" : "vkCmdCopyImageToBuffer (command 2)");
        vkEndCommandBuffer(commands);
        ClearMessages();
    }
}

TEST_P(SyncvalAliasTest, AdjacentResourcesShareNothing) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkImage image = AliasImage(memory, 4096, "image");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    VkBuffer before = AliasBuffer(memory, 0, "before");
    VkBuffer after = AliasBuffer(memory, 4096 + requirements.size, "after");
    VkCommandBuffer commands = Begin();
    Fill(commands, before);
    Clear(commands, image);
    Fill(commands, after);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalAliasTest, PartsOfAnAliasedImageAreStillDistinguished) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer commands = Begin();
    Clear(commands, image, 0, 0);
    Clear(commands, image, 1, 0);
    Clear(commands, image, 0, 1);
    ExpectSilence();
    Clear(commands, image, 1, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "array layer 1");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalAliasTest, EqualImagesHaveTheSameAddresses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory elsewhere = Memory(); // Other shared memory.
    AliasBuffer(elsewhere, 0, "below");
    AliasImage(elsewhere, 0, "above");
    VkDeviceMemory memory = Memory();
    auto info = ImageInfo();
    info.flags = VK_IMAGE_CREATE_ALIAS_BIT;
    VkImage a = AliasImage(memory, 0, "a", info), b = AliasImage(memory, 0, "b", info);
    VkCommandBuffer commands = Begin();
    Clear(commands, a, 0);
    Clear(commands, b, 1);
    ExpectSilence();
    Clear(commands, b, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "array layer 0");
    ExpectSilence();
    // A third image, with other parameters, covers both.
    info.usage |= VK_IMAGE_USAGE_SAMPLED_BIT;
    VkImage c = AliasImage(memory, 0, "c", info);
    Clear(commands, c, 1, 1);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (c)");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalAliasTest, AnAliasBoundAfterTheCommandsWereRecorded) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer first = Record([&](VkCommandBuffer commands) { Clear(commands, image); });
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkCommandBuffer second = Record([&](VkCommandBuffer commands) { Fill(commands, buffer); });
    VkCommandBuffer fixed = Record([&](VkCommandBuffer commands) {
        Barrier(commands, kAfterClear);
        Fill(commands, buffer);
    });
    ExpectSilence();
    Submit(queue(), {{first, fixed}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    Submit(queue(), {{first, second}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (below)");
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

TEST_P(SyncvalAliasTest, TransientImagesOfFramesThatFollowEachOther) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    auto small = ImageInfo();
    small.mipLevels = 1;
    VkImage a = AliasImage(memory, 0, "a"), b = AliasImage(memory, 0, "b", small);
    const SyncMasks after_copy = {kCopy, 0, kClear, kWrite};
    const SyncMasks to_copy = {kClear, kWrite, kCopy, kRead};
    const Buffer target = MakeBuffer(64 * 64 * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const auto pass = [&](VkCommandBuffer commands, VkImage image, const SyncMasks &before) {
        Discard(commands, image, before);
        Clear(commands, image);
        Transition(commands, image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, to_copy);
        Barrier(commands, {kCopy, kWrite, kCopy, kWrite});
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {64, 64, 1};
        vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, target.handle, 1,
                               &region);
    };
    VkCommandBuffer frames[3];
    for (VkCommandBuffer &frame : frames) {
        frame = Record([&](VkCommandBuffer commands) {
            pass(commands, a, after_copy);
            pass(commands, b, after_copy);
        });
    }
    for (int i = 0; i < 9; i++) {
        Submit(queue(), {{frames[i % 3]}});
    }
    ExpectSilence();
    // A frame that starts too early.
    VkCommandBuffer early = Record([&](VkCommandBuffer commands) {
        pass(commands, a, {0, 0, kClear, kWrite});
    });
    Submit(queue(), {{early}});
    vkQueueWaitIdle(queue());
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "transitions the layout of Image (a)");
    ExpectSilence();
}

// With several queues, which lavapipe does not have.
class SyncvalAliasQueuesTest : public SyncvalAliasTest {};

TEST_P(SyncvalAliasQueuesTest, QueuesRaceForTheSameMemory) {
    auto options = SyncOptions(GetParam());
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    VkImage image = AliasImage(memory, 0, "above");
    VkCommandBuffer clear = Record([&](VkCommandBuffer commands) { Clear(commands, image); });
    VkCommandBuffer fill = Record([&](VkCommandBuffer commands) { Fill(commands, buffer); });
    VkSemaphore semaphore = Semaphore();
    Submit(queue(0), {{clear}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(1), {{fill}, {{semaphore, 0, kAll}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{clear}});
    Submit(queue(1), {{fill}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (below)");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalAliasTest, DestroyedResourcesShareNothing) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    VkBuffer buffer = AliasBuffer(memory, 0, "below");
    auto info = ImageInfo();
    VkImage image;
    Check(vkCreateImage(device(), &info, nullptr, &image), "vkCreateImage");
    VkMemoryRequirements unused;
    vkGetImageMemoryRequirements(device(), image, &unused);
    Check(vkBindImageMemory(device(), image, memory, 0), "vkBindImageMemory");
    VkCommandBuffer commands = Record([&](VkCommandBuffer at) { Clear(at, image); });
    Submit(queue(), {{commands}});
    vkQueueWaitIdle(queue());
    vkDestroyImage(device(), image, nullptr);
    commands = Record([&](VkCommandBuffer at) { Fill(at, buffer); });
    Submit(queue(), {{commands}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_P(SyncvalAliasTest, ALinearImageIsNamedAtTheSubmission) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    auto info = ImageInfo();
    info.tiling = VK_IMAGE_TILING_LINEAR;
    info.mipLevels = info.arrayLayers = 1;
    VkImage image = AliasImage(Memory(), 0, "rows", info);
    VkCommandBuffer first = Record([&](VkCommandBuffer commands) { Clear(commands, image); });
    VkCommandBuffer second = Record([&](VkCommandBuffer commands) { Clear(commands, image); });
    Submit(queue(), {{first, second}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (rows)(0x");
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

TEST_P(SyncvalAliasTest, LinearImagesHaveMemoryLocations) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    VkDeviceMemory memory = Memory();
    auto info = ImageInfo();
    info.tiling = VK_IMAGE_TILING_LINEAR;
    info.mipLevels = info.arrayLayers = 1;
    VkImage image = AliasImage(memory, 0, "rows", info);
    VkBuffer top = AliasBuffer(memory, 0, "top");
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (top)",
        [&](VkCommandBuffer commands) { Clear(commands, image); },
        [&](VkCommandBuffer commands) { Fill(commands, top); });
    // An optimal image over both.
    VkImage over = AliasImage(memory, 0, "over");
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Image (over)",
        [&](VkCommandBuffer commands) { Clear(commands, image); },
        [&](VkCommandBuffer commands) { Clear(commands, over); });
}

WD_SYNCVAL_DRIVER(SyncvalAliasQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalAliasTest);
