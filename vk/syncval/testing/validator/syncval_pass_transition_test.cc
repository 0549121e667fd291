// Layout transitions of render passes with several subpasses, and the dependencies before and after them
// (Vulkan, "Render Pass Creation": "Automatic layout transitions").
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

namespace {

constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageLayout kColor = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
constexpr VkImageLayout kUnused = VK_IMAGE_LAYOUT_UNDEFINED;

constexpr VkPipelineStageFlags2 kTransferStage = VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
constexpr VkPipelineStageFlags2 kColorStage = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
constexpr VkPipelineStageFlags2 kFragmentStage = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
constexpr VkAccessFlags2 kColorAccess =
    VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
constexpr VkAccessFlags2 kColorWrite = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
constexpr VkAccessFlags2 kTransferWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT;

} // namespace

class SyncvalPassTransitionTest : public SyncvalPasses {
  protected:
    struct Layouts {
        VkImageLayout initial;
        std::vector<VkImageLayout> subpasses; // As a color attachment. kUnused: not used.
        VkImageLayout end;
    };

    // One attachment, loaded and stored.
    Pass MakeLayoutPass(const Layouts &layouts, const std::vector<VkSubpassDependency2> &dependencies) {
        auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        attachment.initialLayout = layouts.initial;
        attachment.finalLayout = layouts.end;
        std::vector<VkAttachmentReference2> references;
        for (const VkImageLayout layout : layouts.subpasses) {
            references.push_back(Reference(0, layout, VK_IMAGE_ASPECT_COLOR_BIT));
        }
        const uint32_t preserved = 0;
        std::vector<VkSubpassDescription2> subpasses;
        for (const VkAttachmentReference2 &reference : references) {
            const bool is_used = reference.layout != kUnused;
            subpasses.push_back(Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2));
            subpasses.back().pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
            subpasses.back().colorAttachmentCount = is_used ? 1 : 0;
            subpasses.back().pColorAttachments = &reference;
            subpasses.back().preserveAttachmentCount = is_used ? 0 : 1;
            subpasses.back().pPreserveAttachments = &preserved;
        }
        return Finish(attachment, images_[0].view, subpasses, dependencies);
    }

    // RunPart renders to the left half of the image, in `num_subpasses`.
    void RunPart(VkCommandBuffer commands, const Pass &pass, size_t num_subpasses) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = pass.handle;
        begin.framebuffer = pass.framebuffer;
        begin.renderArea = {{0, 0}, {8, 16}};
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        for (size_t i = 1; i < num_subpasses; i++) {
            vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
        }
        vkCmdEndRenderPass(commands);
    }

    // Write copies to the right half.
    void Write(VkCommandBuffer commands) {
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageOffset = {8, 0, 0};
        region.imageExtent = {8, 16, 1};
        vkCmdCopyBufferToImage(commands, vertices_.handle, images_[0].handle, kGeneral, 1, &region);
    }

    // ReadPart copies the rendered half to a location that Write does not read.
    void ReadPart(VkCommandBuffer commands, VkImageLayout layout) {
        VkBufferImageCopy region = {};
        region.bufferOffset = 512;
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {8, 8, 1};
        vkCmdCopyImageToBuffer(commands, images_[0].handle, layout, vertices_.handle, 1, &region);
    }

    // Expect runs the pass after a write to the other half, and before a copy to a buffer if `reads`. It
    // expects one message of `command` with the id (nullptr: none).
    void Expect(const char *id, const char *command, const Layouts &layouts,
                const std::vector<VkSubpassDependency2> &dependencies, bool reads = false) {
        const Pass pass = MakeLayoutPass(layouts, dependencies);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Write(commands);
        RunPart(commands, pass, layouts.subpasses.size());
        if (reads) {
            ReadPart(commands, layouts.end);
        }
        vkEndCommandBuffer(commands);
        if (id) {
            ExpectMessage(id, command);
        }
        ExpectSilence();
    }
};

TEST_P(SyncvalPassTransitionTest, TheFirstTransitionFollowsDependenciesToAnySubpassThatUsesIt) {
    WD_START_PASSES();
    const VkSubpassDependency2 between =
        Dependency(0, 1, {kColorStage, kColorWrite, kColorStage, kColorAccess});
    for (const VkAccessFlags2 written : {VkAccessFlags2{0}, kTransferWrite}) {
        SCOPED_TRACE(written);
        Expect(written ? nullptr : "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBeginRenderPass (command ",
               {kGeneral, {kColor, kColor}, kColor},
               {Dependency(kExternal, 1, {kTransferStage, written, kColorStage, kColorAccess}), between});
    }
}

// Dependencies to other subpasses do not count.
TEST_P(SyncvalPassTransitionTest, TheFirstTransitionIgnoresDependenciesToOtherSubpasses) {
    WD_START_PASSES();
    const SyncMasks after_write = {kTransferStage, kTransferWrite, kColorStage, kColorAccess};
    const VkSubpassDependency2 between =
        Dependency(0, 1, {kColorStage, kColorWrite, kColorStage, kColorAccess});
    for (const uint32_t target : {0u, 1u}) {
        Expect(target ? nullptr : "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdNextSubpass (command ",
               {kGeneral, {kUnused, kColor}, kColor}, {Dependency(kExternal, target, after_write), between});
    }
}

// It happens after the dependencies from a subpass that used the attachment, whatever their destinations.
TEST_P(SyncvalPassTransitionTest, ItRacesWithASubpassWithoutDependencies) {
    WD_START_PASSES();
    const Layouts layouts = {kGeneral, {kGeneral, kUnused, kColor}, kColor};
    for (const bool leads : {false, true}) {
        SCOPED_TRACE(leads);
        std::vector<VkSubpassDependency2> dependencies = {Dependency(kExternal, 0, kEverything),
                                                          Dependency(kExternal, 2, kEverything),
                                                          Dependency(2, kExternal, kEverything)};
        if (leads) {
            dependencies.push_back(Dependency(0, 1, {kColorStage, 0, kColorStage, 0}));
        }
        const Pass pass = MakeLayoutPass(layouts, dependencies);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        RunPart(commands, pass, layouts.subpasses.size());
        vkEndCommandBuffer(commands);
        if (!leads) {
            ExpectMessage("SYNC-HAZARD-WRITE-RACING-READ",
                          "Fix: add a VkSubpassDependency to the render pass (srcSubpass = 0, dstSubpass = "
                          "2): srcStageMask = "
                          "VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT");
        }
        ExpectMessage("SYNC-HAZARD-WRITE-RACING-READ",
                      "vkCmdEndRenderPass (command "); // The store operation.
        ExpectSilence();
    }
}

TEST_P(SyncvalPassTransitionTest, ItPrecedesAllDependenciesToItsSubpass) {
    WD_START_PASSES();
    for (const VkAccessFlags2 accessed : {VkAccessFlags2{0}, kColorAccess}) {
        SCOPED_TRACE(accessed);
        Expect(accessed ? nullptr : "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdNextSubpass (command ",
               {kGeneral, {kUnused, kColor}, kColor},
               {Dependency(kExternal, 1,
                           {kTransferStage, kTransferWrite, kFragmentStage, VK_ACCESS_2_SHADER_READ_BIT}),
                Dependency(0, 1, {kFragmentStage, 0, kColorStage, accessed})});
    }
}

// The external dependency to subpass 1 leads to color output there, and the one from subpass 0 starts from
// color output in subpass 0.
TEST_P(SyncvalPassTransitionTest, AChainDoesNotContinueFromAnotherSubpass) {
    WD_START_PASSES();
    const SyncMasks after_write = {kTransferStage, kTransferWrite, kColorStage, kColorAccess};
    const VkSubpassDependency2 between =
        Dependency(0, 1, {kColorStage, kColorWrite, kColorStage, kColorAccess});
    for (const uint32_t target : {0u, 1u}) {
        Expect(target ? "SYNC-HAZARD-WRITE-AFTER-WRITE" : nullptr, "vkCmdNextSubpass (command ",
               {kGeneral, {kGeneral, kColor}, kColor}, {Dependency(kExternal, target, after_write), between});
    }
}

TEST_P(SyncvalPassTransitionTest, ItFollowsAllDependenciesOfTheSubpassThatUsedIt) {
    WD_START_PASSES();
    for (const VkAccessFlags2 written : {VkAccessFlags2{0}, kColorWrite}) {
        SCOPED_TRACE(written);
        Expect(written ? nullptr : "SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdNextSubpass (command ",
               {kGeneral, {kGeneral, kUnused, kColor}, kColor},
               {Dependency(kExternal, 0, {kTransferStage, kTransferWrite, kColorStage, kColorAccess}),
                Dependency(0, 1, {written ? kColorStage : kFragmentStage, written, kColorStage, 0}),
                Dependency(1, 2, {kFragmentStage, 0, kColorStage, kColorAccess})});
    }
}

TEST_P(SyncvalPassTransitionTest, TheLastTransitionPrecedesExternalDependenciesOfAnyUser) {
    WD_START_PASSES();
    const VkSubpassDependency2 in =
        Dependency(kExternal, 0, {kTransferStage, kTransferWrite, kColorStage, kColorAccess});
    const VkSubpassDependency2 between =
        Dependency(0, 1, {kColorStage, kColorWrite, kColorStage, kColorAccess});
    for (const VkAccessFlags2 read : {VkAccessFlags2{0}, VkAccessFlags2{VK_ACCESS_2_TRANSFER_READ_BIT}}) {
        SCOPED_TRACE(read);
        Expect(read ? nullptr : "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command ",
               {kGeneral, {kColor, kColor}, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL},
               {in, between, Dependency(0, kExternal, {kColorStage, kColorWrite, kTransferStage, read})},
               true);
    }
}

// Without an external dependency the last transition has no second scope, because the implicit dependency has
// none. A barrier with the stages of the attachment does not continue from the transition; one with
// ALL_COMMANDS does, whatever its accesses.
TEST_P(SyncvalPassTransitionTest, TheLastTransitionHasNoSecondScopeWithoutExternalDependency) {
    WD_START_PASSES();
    const Pass pass = MakeLayoutPass({kGeneral, {kColor}, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL},
                                     {Dependency(kExternal, 0, kEverything)});
    const VkAccessFlags2 read = VK_ACCESS_2_TRANSFER_READ_BIT;
    const struct {
        SyncMasks masks;
        bool orders;
    } barriers[] = {
        {{kColorStage, kColorWrite, kTransferStage, read}, false},
        {{VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT, kTransferStage, read}, false},
        {{VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, 0, kTransferStage, read}, true},
        {{VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT, 0, kTransferStage, read}, true},
        {{VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, kColorWrite, kTransferStage, 0}, false},
    };
    for (const auto &barrier : barriers) {
        SCOPED_TRACE(barrier.masks.src_stages);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        RunPart(commands, pass, 1);
        Barrier(commands, barrier.masks);
        ReadPart(commands, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
        vkEndCommandBuffer(commands);
        if (!barrier.orders) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command ");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalPassTransitionTest, AMissingSecondScopeIsFixedByADependency) {
    WD_START_PASSES();
    const VkSubpassDependency2 in = Dependency(kExternal, 0, kEverything);
    const SyncMasks out = {kColorStage, kColorWrite, VK_PIPELINE_STAGE_2_COPY_BIT,
                           VK_ACCESS_2_TRANSFER_READ_BIT};
    const Layouts layouts = {kGeneral, {kColor}, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL};
    Expect("SYNC-HAZARD-READ-AFTER-WRITE",
           "Fix: add a VkSubpassDependency to the earlier render pass (srcSubpass = 0, dstSubpass = "
           "VK_SUBPASS_EXTERNAL): srcStageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, "
           "srcAccessMask = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, dstStageMask = "
           "VK_PIPELINE_STAGE_2_COPY_BIT, dstAccessMask = VK_ACCESS_2_TRANSFER_READ_BIT.",
           layouts, {in}, true);
    const SyncMasks narrow = {kColorStage, kColorWrite, VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT, 0};
    Expect("SYNC-HAZARD-READ-AFTER-WRITE",
           "Fix: add to pDependencies[1] of the earlier render pass (srcSubpass = 0, dstSubpass = "
           "VK_SUBPASS_EXTERNAL): dstStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, dstAccessMask = "
           "VK_ACCESS_2_TRANSFER_READ_BIT.",
           layouts, {in, Dependency(0, kExternal, narrow)}, true);
    Expect(nullptr, "", layouts, {in, Dependency(0, kExternal, out)}, true);
}

// Layout transitions are in submission order: the next pass, or a barrier, may transition the image.
TEST_P(SyncvalPassTransitionTest, ALaterTransitionHappensAfterOneWithNoSecondScope) {
    WD_START_PASSES();
    const VkSubpassDependency2 in =
        Dependency(kExternal, 0, {kColorStage, kColorWrite, kColorStage, kColorAccess});
    const VkImageLayout end = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    const Pass pass = MakeLayoutPass({end, {kColor}, end}, {in});
    VkCommandBuffer commands = BeginReady();
    Transition(commands, images_[0].handle, kGeneral, end, kEverything);
    RunPart(commands, pass, 1);
    RunPart(commands, pass, 1);
    Transition(commands, images_[0].handle, end, kGeneral,
               {kColorStage, kColorWrite, kTransferStage, kTransferWrite});
    Write(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// A semaphore is signaled after all commands. A wait for it is after the transition; other work in the queue
// is not.
TEST_P(SyncvalPassTransitionTest, ASemaphoreIsSignaledAfterATransitionWithNoSecondScope) {
    WD_START_PASSES();
    const Pass pass = MakeLayoutPass({kGeneral, {kColor}, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL},
                                     {Dependency(kExternal, 0, kEverything)});
    VkCommandBuffer first = BeginReady();
    RunPart(first, pass, 1);
    vkEndCommandBuffer(first);
    VkCommandBuffer second = Begin();
    ReadPart(second, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
    vkEndCommandBuffer(second);
    const auto made = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore;
    Check(vkCreateSemaphore(device(), &made, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
    ClearMessages();
    for (const uint32_t waits : {1u, 0u}) {
        SCOPED_TRACE(waits);
        const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_TRANSFER_BIT;
        VkSubmitInfo batches[2] = {Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO),
                                   Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO)};
        batches[0].commandBufferCount = batches[1].commandBufferCount = 1;
        batches[0].pCommandBuffers = &first;
        batches[0].signalSemaphoreCount = batches[1].waitSemaphoreCount = waits;
        batches[0].pSignalSemaphores = batches[1].pWaitSemaphores = &semaphore;
        batches[1].pCommandBuffers = &second;
        batches[1].pWaitDstStageMask = &stage;
        Check(vkQueueSubmit(queue(), 2, batches, VK_NULL_HANDLE), "vkQueueSubmit");
        vkQueueWaitIdle(queue());
        if (!waits) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyImageToBuffer (command ");
        }
        ExpectSilence();
    }
}

// vkCmdNextSubpass stores the attachment of subpass 0. That is not in the scope of a dependency from subpass
// 1, which uses the other attachment.
TEST_P(SyncvalPassTransitionTest, TheLastTransitionIgnoresExternalDependenciesOfOthers) {
    WD_START_PASSES();
    for (const uint32_t source : {0u, 1u}) {
        SCOPED_TRACE(source);
        const SyncMasks after_store = {kColorStage, kColorWrite, kTransferStage, 0};
        const SyncMasks after_reads = {kFragmentStage, 0, kTransferStage, 0};
        const Pass pass = MakePass({Dependency(0, 1, after_reads),
                                    Dependency(0, kExternal, source == 0 ? after_store : after_reads),
                                    Dependency(1, kExternal, after_store)},
                                   false, {0, 0}, VK_ATTACHMENT_LOAD_OP_LOAD, kColor);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {nullptr, nullptr});
        vkEndCommandBuffer(commands);
        if (source == 1) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdEndRenderPass (command ");
        }
        ExpectSilence();
    }
}

// The transition of an attachment without use still happens. No dependency applies to it: it needs a barrier
// to ALL_COMMANDS before it, and one from ALL_COMMANDS after it.
TEST_P(SyncvalPassTransitionTest, AnAttachmentWithoutUseIsTransitioned) {
    WD_START_PASSES();
    const VkImageLayout end = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    const VkAccessFlags2 read = VK_ACCESS_2_TRANSFER_READ_BIT;
    const struct {
        VkImageLayout end;
        // The second stage of the barrier before the pass, and the first stage of the one after it.
        VkPipelineStageFlags2 before, after;
        const char *id, *command, *fix;
    } cases[] = {
        {end, kColorStage, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, "SYNC-HAZARD-WRITE-AFTER-WRITE",
         "vkCmdEndRenderPass (command ",
         "Fix: insert a barrier before vkCmdBeginRenderPass (command 5), which begins the rendering: "
         "vkCmdPipelineBarrier2: srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT, srcAccessMask = "
         "VK_ACCESS_2_TRANSFER_WRITE_BIT, dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, dstAccessMask "
         "= VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT."},
        {end, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, kColorStage, "SYNC-HAZARD-READ-AFTER-WRITE",
         "vkCmdCopyImageToBuffer (command ",
         "Fix: insert a barrier between the two: vkCmdPipelineBarrier2: srcStageMask = "
         "VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, srcAccessMask = VK_ACCESS_2_NONE, dstStageMask = "
         "VK_PIPELINE_STAGE_2_COPY_BIT, dstAccessMask = VK_ACCESS_2_TRANSFER_READ_BIT."},
        {end, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, nullptr, nullptr,
         nullptr},
        {kGeneral, kTransferStage, kColorStage, nullptr, nullptr, nullptr}, // There is no transition.
    };
    for (const size_t num_subpasses : {1u, 2u}) {
        for (const auto &now : cases) {
            SCOPED_TRACE(std::to_string(num_subpasses) + ", " + std::to_string(&now - cases));
            const Layouts layouts = {kGeneral, std::vector<VkImageLayout>(num_subpasses, kUnused), now.end};
            const SyncMasks colors = {kColorStage, kColorAccess, kColorStage, kColorAccess};
            const Pass pass =
                MakeLayoutPass(layouts, {Dependency(kExternal, 0, colors), Dependency(0, kExternal, colors)});
            ClearMessages();
            VkCommandBuffer commands = BeginReady();
            Write(commands);
            Barrier(commands, {kTransferStage, kTransferWrite, now.before,
                               VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
            RunPart(commands, pass, num_subpasses);
            Barrier(commands, {now.after, VK_ACCESS_2_MEMORY_WRITE_BIT, kTransferStage, read});
            ReadPart(commands, now.end);
            vkEndCommandBuffer(commands);
            if (now.id) {
                ASSERT_EQ(1u, messages().size());
                EXPECT_NE(std::string::npos, messages()[0].text.find(now.fix)) << messages()[0].text;
                ExpectMessage(now.id, now.command);
            }
            ExpectSilence();
        }
    }
}

WD_SYNCVAL_DRIVERS(SyncvalPassTransitionTest);
