// A command that a callback asks to skip is not recorded at all. A command with several hazards: each
// resource is reported once.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;

class SyncvalSkipTest : public SyncvalPasses {
  protected:
    static wd::testing::Options SkipOptions(wd::testing::Driver driver) {
        auto options = SyncOptions(driver);
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        options.messenger_result = VK_TRUE;
        return options;
    }

    static void Copy(VkCommandBuffer commands, const Buffer &from, const Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    static void Clear(VkCommandBuffer commands, const Image &image) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    // Messages counts the messages with an id, and removes all messages.
    int Messages(const std::string &id) {
        int count = 0;
        for (const wd::testing::Message &message : messages()) {
            count += message.id == id;
        }
        ClearMessages();
        return count;
    }
};
WD_SYNCVAL_DRIVERS(SyncvalSkipTest);

// The fill is skipped, so the copy from the buffer after it has no hazard with it.
TEST_P(SyncvalSkipTest, ASkippedWriteIsNotRecorded) {
    for (const bool skips : {true, false}) {
        auto options = SkipOptions(GetParam());
        options.messenger_result = skips;
        WD_START_DEVICE(options);
        const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage),
                     c = MakeBuffer(256, kBufferUsage);
        VkCommandBuffer commands = Begin();
        Copy(commands, a, b);
        vkCmdFillBuffer(commands, a.handle, 0, 256, 0); // Write after read.
        EXPECT_EQ(1, Messages("SYNC-HAZARD-WRITE-AFTER-READ"));
        Copy(commands, a, c);
        EXPECT_EQ(skips ? 0 : 1, Messages("SYNC-HAZARD-READ-AFTER-WRITE"));
        vkEndCommandBuffer(commands);
        // It is not in the recording for execution either.
        vkResetCommandBuffer(commands, 0);
        Stop();
        ClearMessages();
    }
}

// The first piece of a command is not recorded if the second one has the hazard, and vice versa.
TEST_P(SyncvalSkipTest, NoPartOfASkippedCommandIsRecorded) {
    for (const bool first : {true, false}) {
        WD_START_DEVICE(SkipOptions(GetParam()));
        const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage),
                     c = MakeBuffer(256, kBufferUsage);
        VkCommandBuffer commands = Begin();
        vkCmdFillBuffer(commands, (first ? a : b).handle, 0, 256, 0);
        Copy(commands, a, b); // Reads a, writes b.
        EXPECT_EQ(1u, messages().size());
        ClearMessages();
        if (first) {
            Copy(commands, b, c); // b is unchanged.
        } else {
            vkCmdFillBuffer(commands, a.handle, 0, 256, 0); // a was not read.
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
        Stop();
        ClearMessages();
    }
}

// Later submissions and fences are not affected either.
TEST_P(SyncvalSkipTest, ASkippedBarrierOrdersNothing) {
    WD_START_DEVICE(SkipOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    const Buffer a = MakeBuffer(256, kBufferUsage);
    VkCommandBuffer commands = Begin();
    Ready(commands, image.handle);
    Clear(commands, image);
    vkCmdFillBuffer(commands, a.handle, 0, 256, 0);
    // Its first scope lacks the clear; for the buffer it would be sufficient.
    Transition(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
               {VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT});
    EXPECT_EQ(1, Messages("SYNC-HAZARD-WRITE-AFTER-WRITE"));
    // The image was not transitioned: a second transition is compared with the clear.
    Clear(commands, image);
    ASSERT_EQ(1u, messages().size());
    EXPECT_NE(std::string::npos, messages()[0].text.find("vkCmdClearColorImage (command 2)"));
    ClearMessages();
    vkEndCommandBuffer(commands);
}

// If the begin of a render pass instance is skipped, all commands inside it and its end are skipped, and
// nothing is recorded. Otherwise the driver would crash.
TEST_P(SyncvalSkipTest, ASkippedRenderPass) {
    WD_START_DEVICE(SkipOptions(GetParam()));
    MakeResources();
    const Pass pass = MakePass({});
    VkCommandBuffer commands = BeginReady();
    Clear(commands, images_[0]);
    Run(commands, pass, {Drawing(reads_, pass, 0), Drawing(reads_, pass, 1)});
    EXPECT_EQ(1u, messages().size());
    EXPECT_EQ(1, Messages("SYNC-HAZARD-READ-AFTER-WRITE"));
    // The vertices were not read, and the second attachment was not written.
    vkCmdFillBuffer(commands, vertices_.handle, 0, 256, 0);
    Clear(commands, images_[1]);
    ExpectSilence();
    // The clear of the first one is the last access to it.
    Clear(commands, images_[0]);
    ASSERT_EQ(1u, messages().size());
    EXPECT_NE(std::string::npos, messages()[0].text.find("vkCmdClearColorImage (command 3)"));
    ClearMessages();
    EXPECT_EQ(VK_SUCCESS, vkEndCommandBuffer(commands));
}

TEST_P(SyncvalSkipTest, ASkippedPassOfOneSubpass) {
    WD_START_DEVICE(SkipOptions(GetParam()));
    MakeResources();
    const Pass pass = MakeSinglePass(
        {Dependency(kExternal, 0,
                    {VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0})});
    VkCommandBuffer commands = BeginReady();
    Clear(commands, images_[0]);
    Run(commands, pass, {Drawing(reads_, pass, 0)});
    EXPECT_EQ(1u, messages().size());
    ClearMessages();
    vkCmdFillBuffer(commands, vertices_.handle, 0, 256, 0);
    ExpectSilence();
    Clear(commands, images_[0]);
    ASSERT_EQ(1u, messages().size());
    EXPECT_NE(std::string::npos, messages()[0].text.find("vkCmdClearColorImage (command 3)"));
    ClearMessages();
    // A pass that is not skipped is checked as usual.
    Ready(commands, images_[0].handle);
    ClearMessages();
    Run(commands, pass, {Drawing(reads_, pass, 0)});
    EXPECT_EQ(VK_SUCCESS, vkEndCommandBuffer(commands));
}

TEST_P(SyncvalSkipTest, ASkippedRendering) {
    WD_START_DEVICE(SkipOptions(GetParam()));
    MakeResources();
    VkPipeline pipeline = MakeDrawPipeline(reads_);
    VkCommandBuffer commands = BeginReady();
    Clear(commands, images_[0]);
    Render(commands, images_[0].view, [&] {
        const VkBuffer buffers[] = {vertices_.handle, vertices_.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    EXPECT_EQ(1, Messages("SYNC-HAZARD-READ-AFTER-WRITE"));
    vkCmdFillBuffer(commands, vertices_.handle, 0, 256, 0);
    ExpectSilence();
    EXPECT_EQ(VK_SUCCESS, vkEndCommandBuffer(commands));
}

TEST_P(SyncvalSkipTest, ASkippedSecondaryCommandBuffer) {
    for (const bool skips : {true, false}) {
        auto options = SkipOptions(GetParam());
        options.messenger_result = skips;
        WD_START_DEVICE(options);
        const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage),
                     c = MakeBuffer(256, kBufferUsage);
        VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer inner) {
            vkCmdFillBuffer(inner, a.handle, 0, 256, 0);
            vkCmdFillBuffer(inner, c.handle, 0, 256, 0);
        });
        VkCommandBuffer commands = Begin();
        Copy(commands, a, b);
        vkCmdExecuteCommands(commands, 1, &secondary);
        EXPECT_EQ(1, Messages("SYNC-HAZARD-WRITE-AFTER-READ"));
        Copy(commands, c, b);
        const int expected = skips ? 0 : 1;
        EXPECT_EQ(expected, Messages("SYNC-HAZARD-READ-AFTER-WRITE"));
        vkEndCommandBuffer(commands);
        Stop();
        ClearMessages();
    }
}

// --- Several hazards

TEST_P(SyncvalSkipTest, ABlitsReadAndWriteAreBothReported) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    Image images[2];
    for (Image &image : images) {
        image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    }
    const auto blit = [&](VkCommandBuffer commands) {
        VkImageBlit region = {};
        region.srcSubresource = region.dstSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.srcOffsets[1] = region.dstOffsets[1] = {16, 16, 1};
        vkCmdBlitImage(commands, images[0].handle, VK_IMAGE_LAYOUT_GENERAL, images[1].handle,
                       VK_IMAGE_LAYOUT_GENERAL, 1, &region, VK_FILTER_NEAREST);
    };
    for (const bool is_ordered : {false, true}) {
        VkCommandBuffer commands = Begin();
        for (const Image &image : images) {
            Ready(commands, image.handle);
        }
        for (const Image &image : images) {
            Clear(commands, image);
        }
        if (is_ordered) {
            Barrier(commands, {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_BLIT_BIT,
                               VK_ACCESS_2_TRANSFER_READ_BIT | VK_ACCESS_2_TRANSFER_WRITE_BIT});
        }
        blit(commands);
        if (!is_ordered) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBlitImage");
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBlitImage");
        }
        ExpectSilence();
        vkEndCommandBuffer(commands);
    }
}

// Memory that a dispatch reads and writes gets one message, with a barrier that is sufficient for both.
TEST_P(SyncvalSkipTest, BothBuffersOfADispatchAreReported) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer buffers[] = {MakeBuffer(1024, kBufferUsage), MakeBuffer(1024, kBufferUsage)};
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 2}});
    WriteBuffer(set, 0, 0, kStorage, buffers[0]);
    WriteBuffer(set, 1, 0, kStorage, buffers[1]);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_copy));
    VkCommandBuffer commands = Begin();
    for (const Buffer &buffer : buffers) {
        vkCmdFillBuffer(commands, buffer.handle, 0, 1024, 0);
    }
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch");
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDispatch");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// Many copies to one buffer, and a draw that reads all of it: one mistake.
TEST_P(SyncvalSkipTest, EqualCommandsBeforeAreOneReport) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage),
                 c = MakeBuffer(256, kBufferUsage);
    VkCommandBuffer commands = Begin();
    for (VkDeviceSize i = 0; i < 8; i++) {
        const VkBufferCopy region = {0, 32 * i, 32};
        vkCmdCopyBuffer(commands, a.handle, b.handle, 1, &region);
    }
    Copy(commands, b, c);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

TEST_P(SyncvalSkipTest, EachAttachmentIsReported) {
    WD_START_PASSES();
    VkRenderingAttachmentInfo colors[2];
    for (int i = 0; i < 2; i++) {
        colors[i] = Attachment(images_[i].view, VK_ATTACHMENT_LOAD_OP_LOAD);
    }
    auto info = wd::testing::Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea = {{0, 0}, {16, 16}};
    info.layerCount = 1;
    info.colorAttachmentCount = 2;
    info.pColorAttachments = colors;
    VkCommandBuffer commands = BeginReady();
    for (const Image &image : images_) {
        Clear(commands, image);
    }
    vkCmdBeginRendering(commands, &info);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginRendering");
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginRendering");
    ExpectSilence();
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    // The transitions of one command: each image has its own.
    commands = BeginReady();
    for (const Image &image : images_) {
        Clear(commands, image);
    }
    VkImageMemoryBarrier2 barriers[2];
    for (int i = 0; i < 2; i++) {
        barriers[i] = ImageBarrier(images_[i].handle, {});
        barriers[i].newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    }
    auto dependency = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    dependency.imageMemoryBarrierCount = 2;
    dependency.pImageMemoryBarriers = barriers;
    vkCmdPipelineBarrier2(commands, &dependency);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdPipelineBarrier2");
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdPipelineBarrier2");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// Between submissions, too.
TEST_P(SyncvalSkipTest, EachBufferOfASubmissionIsReported) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Buffer a = MakeBuffer(256, kBufferUsage), b = MakeBuffer(256, kBufferUsage);
    VkCommandBuffer first = Begin();
    vkCmdFillBuffer(first, a.handle, 0, 256, 0);
    vkCmdFillBuffer(first, b.handle, 0, 256, 0);
    vkEndCommandBuffer(first);
    VkCommandBuffer second = Begin();
    Copy(second, a, b);
    vkEndCommandBuffer(second);
    ExpectSilence();
    SubmitAll({first, second});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer");
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBuffer");
    ExpectSilence();
}
