// Secondary command buffers that continue a render pass: their attachment accesses are known when they are
// executed.
#include "vk/syncval/testing/syncval_failing_fixture.h"
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Make;

class SyncvalInheritedTest : public SyncvalPasses {
  protected:
    // Recording records `draws` to continue a subpass, and returns a function that executes it.
    Draws Recording(const Pass &pass, uint32_t subpass, const Draws &draws) {
        VkCommandBuffer secondary = RecordSecondary(draws, pass, subpass);
        return [=](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &secondary); };
    }

    using SyncvalPasses::RecordSecondary;

    VkCommandBuffer RecordSecondary(const Draws &draws, const Pass &pass, uint32_t subpass) {
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool_;
        info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        info.commandBufferCount = 1;
        VkCommandBuffer commands;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        inheritance.renderPass = pass.handle; // Without a framebuffer.
        inheritance.subpass = subpass;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags =
            VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT | VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        draws(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    void MakePool() {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.queueFamilyIndex = queue_family();
        Check(vkCreateCommandPool(device(), &info, nullptr, &pool_), "vkCreateCommandPool");
        Defer([device = device(), pool = pool_] { vkDestroyCommandPool(device, pool, nullptr); });
    }

    // One subpass whose only attachment is written and read as an input attachment, without load and store
    // operations.
    Pass MakeFeedbackPass() {
        const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
        auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_NONE_EXT;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_NONE;
        attachment.initialLayout = attachment.finalLayout = general;
        const VkAttachmentReference2 reference = Reference(0, general, VK_IMAGE_ASPECT_COLOR_BIT);
        auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        subpass.colorAttachmentCount = subpass.inputAttachmentCount = 1;
        subpass.pColorAttachments = subpass.pInputAttachments = &reference;
        const VkSubpassDependency2 self = Dependency(0, 0, kWriteToInput, VK_DEPENDENCY_BY_REGION_BIT);
        return Finish(attachment, images_[0].view, {subpass}, {self});
    }

    static void Clear(VkCommandBuffer commands, const VkRect2D &area) {
        const VkClearAttachment attachment = {VK_IMAGE_ASPECT_COLOR_BIT, 0, {}};
        const VkClearRect rect = {area, 0, 1};
        vkCmdClearAttachments(commands, 1, &attachment, 1, &rect);
    }

    // CopyTo writes a part of the first image.
    Draws CopyTo(const VkRect2D &area) {
        return [=](VkCommandBuffer commands) {
            VkBufferImageCopy region = {};
            region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
            region.imageOffset = {area.offset.x, area.offset.y, 0};
            region.imageExtent = {area.extent.width, area.extent.height, 1};
            vkCmdCopyBufferToImage(commands, vertices_.handle, images_[0].handle, VK_IMAGE_LAYOUT_GENERAL, 1,
                                   &region);
        };
    }

    static constexpr SyncMasks kWriteToInput = {
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
        VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT};

    // SelfBarrier is a barrier that the self-dependency of the feedback pass allows.
    static void SelfBarrier(VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_INPUT_ATTACHMENT_READ_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, VK_DEPENDENCY_BY_REGION_BIT, 1, &barrier,
                             0, nullptr, 0, nullptr);
    }

    VkCommandPool pool_;
};

#define START()                                                                                              \
    WD_START_PASSES();                                                                                       \
    MakePool()

// The feedback pass has no load operation, which needs an extension.
#define START_FEEDBACK()                                                                                     \
    auto options = SyncOptions(GetParam());                                                                  \
    options.features.fragmentStoresAndAtomics = VK_TRUE;                                                     \
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);                           \
    WD_START_DEVICE(options);                                                                                \
    MakeResources();                                                                                         \
    MakePool()

TEST_P(SyncvalInheritedTest, InputAttachmentsOfAnotherSubpass) {
    START();
    for (const bool is_right : {false, true}) {
        SyncMasks between = kWriteToInput;
        between.dst_accesses = is_right ? between.dst_accesses : VkAccessFlags2{0};
        const Pass pass = MakePass({Dependency(kExternal, 0, kEverything),
                                    Dependency(kExternal, 1, kEverything), Dependency(0, 1, between)},
                                   true);
        DrawOptions plain = stores_;
        plain.fragment = VK_NULL_HANDLE;
        const Draws write = Recording(pass, 0, Drawing(plain, pass, 0)),
                    read = Recording(pass, 1, Drawing(loads_, pass, 1));
        ClearMessages();
        for (int again = 0; again < 2; again++) {
            VkCommandBuffer commands = BeginReady();
            Run(commands, pass, {write, read}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
            vkEndCommandBuffer(commands);
            if (!is_right) {
                ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                              "vkCmdDraw (command 1 of secondary command buffer ");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalInheritedTest, ClearsOfARectangle) {
    START_FEEDBACK();
    const Pass pass = MakeFeedbackPass();
    const VkRect2D left = {{0, 0}, {8, 16}}, right = {{8, 0}, {8, 16}};
    const Draws clear = Recording(pass, 0, [=](VkCommandBuffer commands) { Clear(commands, left); });
    const Draws first = [&](VkCommandBuffer commands) {
        Ready(commands, images_[0].handle);
        Run(commands, pass, {clear}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE",
                "vkCmdClearAttachments (command 1 of secondary command buffer ", first, CopyTo(left));
    ExpectSilent(first, CopyTo(right));
}

TEST_P(SyncvalInheritedTest, DrawsReadTheOutputOfEarlierDraws) {
    START_FEEDBACK();
    const Pass pass = MakeFeedbackPass();
    DrawOptions plain = stores_;
    plain.fragment = VK_NULL_HANDLE;
    const Draws write = Drawing(plain, pass, 0), read = Drawing(loads_, pass, 0);
    const auto run = [&](const char *name, bool is_hazard, const Draws &draws) {
        SCOPED_TRACE(name);
        const Draws recorded = Recording(pass, 0, draws);
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Ready(commands, images_[0].handle);
        Run(commands, pass, {recorded}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        vkEndCommandBuffer(commands);
        if (is_hazard) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT");
        }
        ExpectSilence();
    };
    run("a draw that reads its output", false, read); // Its own accesses are not a hazard.
    run("two of them", true, [&](VkCommandBuffer commands) {
        read(commands);
        read(commands);
    });
    run("no barrier", true, [&](VkCommandBuffer commands) {
        write(commands);
        read(commands);
    });
    run("barrier between", false, [&](VkCommandBuffer commands) {
        write(commands);
        SelfBarrier(commands);
        read(commands);
    });
    run("barrier before", true, [&](VkCommandBuffer commands) {
        SelfBarrier(commands);
        write(commands);
        read(commands);
    });
    // Accesses between two barriers are left out, and must not be reported elsewhere.
    run("between barriers", false, [&](VkCommandBuffer commands) {
        read(commands);
        SelfBarrier(commands);
        write(commands);
        SelfBarrier(commands);
        read(commands);
    });
}

// Secondary command buffers that execute others. The drivers here do not support it; the null driver accepts
// it.
class SyncvalNestedTest : public SyncvalInheritedTest {};

TEST_P(SyncvalNestedTest, NestedRecordingsContinueThePass) {
    START_FEEDBACK();
    const Pass pass = MakeFeedbackPass();
    DrawOptions plain = stores_;
    plain.fragment = VK_NULL_HANDLE;
    const Draws write = Recording(pass, 0, Drawing(plain, pass, 0)),
                read = Recording(pass, 0, Drawing(loads_, pass, 0));
    ClearMessages();
    const auto run = [&](const Draws &draws) {
        const Draws recorded = Recording(pass, 0, Recording(pass, 0, draws));
        ExpectSilence(); // The attachments are not known yet.
        VkCommandBuffer commands = Begin();
        Ready(commands, images_[0].handle);
        Run(commands, pass, {recorded}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        vkEndCommandBuffer(commands);
    };
    run([&](VkCommandBuffer commands) {
        write(commands);
        read(commands);
    });
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT");
    ExpectSilence();
    run([&](VkCommandBuffer commands) {
        write(commands);
        SelfBarrier(commands);
        read(commands);
    });
    ExpectSilence();
}

TEST_P(SyncvalNestedTest, NestedRecordingsAccessBuffers) {
    START();
    const auto filling = [&](VkDeviceSize at) {
        VkCommandBuffer inner = RecordSecondary(
            [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, vertices_.handle, at, 4, 0); });
        VkCommandBuffer outer =
            RecordSecondary([&](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &inner); });
        return [=](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &outer); };
    };
    const Draws fill = [&](VkCommandBuffer commands) {
        vkCmdFillBuffer(commands, vertices_.handle, 0, 4, 0);
    };
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 1 of secondary command buffer ",
                fill, filling(0));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 1 of secondary command buffer ",
                filling(0), fill);
    ExpectSilent(fill, filling(4));
}

TEST_P(SyncvalInheritedTest, RecordingsAreUsedAgain) {
    START_FEEDBACK();
    const Pass pass = MakeFeedbackPass();
    const VkRect2D whole = {{0, 0}, {16, 16}};
    const Draws many = Recording(pass, 0, [=](VkCommandBuffer commands) {
        for (int i = 0; i < 3000; i++) { // More than are stored.
            const VkRect2D area = {{i % 16, i / 16 % 16}, {1, 1}};
            Clear(commands, area);
        }
    });
    const Draws one = Recording(pass, 0, [=](VkCommandBuffer commands) { Clear(commands, whole); });
    for (const Draws &clear : {many, one}) {
        const Draws first = [&](VkCommandBuffer commands) {
            Ready(commands, images_[0].handle);
            Run(commands, pass, {clear}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
            Barrier(commands, kEverything);
            Run(commands, pass, {clear}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        };
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBufferToImage (command ", first,
                    CopyTo(whole));
    }
}

// Vertices selected by indices in a secondary command buffer are compared with writes of the primary one
// before and after it.
TEST_P(SyncvalInheritedTest, VerticesSelectedByIndices) {
    WD_START_PASSES();
    MakePool();
    const wd::testing::Buffer chosen = MakeBuffer(1024, kBufferUsage),
                              others = MakeBuffer(1024, kBufferUsage);
    const Pass pass = MakePass({Dependency(0, 1, kEverything)});
    DrawOptions corners = reads_;
    corners.render_pass = pass.handle;
    const VkPipeline pipeline = MakeDrawPipeline(corners);
    const Draws executes = Recording(pass, 0, [=](VkCommandBuffer commands) {
        const VkBuffer buffers[] = {chosen.handle, others.handle};
        const VkDeviceSize offsets[] = {0, 0};
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
        vkCmdBindIndexBuffer(commands, others.handle, 0, VK_INDEX_TYPE_UINT16);
        vkCmdDrawIndexed(commands, 3, 1, 0, 0, 0);
    });
    const Draws run = [&](VkCommandBuffer commands) {
        for (const wd::testing::Image &image : images_) {
            Ready(commands, image.handle);
        }
        Run(commands, pass, {executes, nullptr}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
    };
    const auto fill = [&](VkDeviceSize begin) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, chosen.handle, begin, 1024 - begin, 0);
        };
    };
    ClearMessages();
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "of secondary command buffer", run, fill(0));
    ExpectSilent(run, fill(4));
    const Draws run_at_once = [&](VkCommandBuffer commands) {
        Run(commands, pass, {executes, nullptr}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
    };
    const auto ready_and_fill = [&](VkDeviceSize begin) {
        return [=](VkCommandBuffer commands) {
            for (const wd::testing::Image &image : images_) {
                Ready(commands, image.handle);
            }
            fill(begin)(commands);
        };
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "of secondary command buffer", ready_and_fill(0),
                run_at_once);
    ExpectSilent(ready_and_fill(4), run_at_once);
}

class SyncvalInheritedFailureTest : public SyncvalFailing<SyncvalInheritedTest> {};

TEST_P(SyncvalInheritedFailureTest, EveryAllocationMayFail) {
    auto options = SyncOptions(GetParam());
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    Sweep(options, [&] {
        MakeResources();
        MakePool();
        const Pass pass = MakeFeedbackPass();
        const VkRect2D whole = {{0, 0}, {16, 16}};
        const Draws clear = Recording(pass, 0, [=](VkCommandBuffer commands) { Clear(commands, whole); });
        VkCommandBuffer commands = Begin();
        Ready(commands, images_[0].handle);
        Run(commands, pass, {clear}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        Barrier(commands, kEverything);
        Run(commands, pass, {clear}, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        Barrier(commands, kEverything);
        CopyTo(whole)(commands);
        vkEndCommandBuffer(commands);
        SubmitAll({commands});
    });
}

WD_SYNCVAL_DRIVER(SyncvalInheritedFailureTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalNestedTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalInheritedTest);
