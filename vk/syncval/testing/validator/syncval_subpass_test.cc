// Hazards between the subpasses of a render pass, and with commands outside of it.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalSubpassTest : public SyncvalPasses {
  protected:
    // MakeAlias makes a view of another image in the memory of the first one.
    VkImageView MakeAlias() {
        const auto info = wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16},
                                                  kImageUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT);
        VkImage image = MakeUnboundImage(info);
        VkMemoryRequirements unused;
        vkGetImageMemoryRequirements(device(), image, &unused);
        Check(vkBindImageMemory(device(), image, images_[0].memory, 0), "vkBindImageMemory");
        return MakeImageView(image, info.format);
    }

    // SuggestedDependency is the subpass dependency that the only message asks for.
    SyncMasks SuggestedDependency() {
        return SuggestedAfter(
            "add a VkSubpassDependency to the render pass \\(srcSubpass = 0, dstSubpass = 1\\): ");
    }

    // ExpectRace expects one message without a dependency between the subpasses, and none with the one it
    // asks for.
    void ExpectRace(const char *id, const char *words, const DrawOptions &first, const DrawOptions &second) {
        SCOPED_TRACE(id);
        SyncMasks masks;
        for (const bool fixed : {false, true}) {
            std::vector<VkSubpassDependency2> dependencies = {Dependency(kExternal, 0, kEverything),
                                                              Dependency(kExternal, 1, kEverything)};
            auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
            barrier.srcStageMask = masks.src_stages;
            barrier.srcAccessMask = masks.src_accesses;
            barrier.dstStageMask = masks.dst_stages;
            barrier.dstAccessMask = masks.dst_accesses;
            if (fixed) {
                dependencies.push_back(Dependency(0, 1, {}));
                dependencies.back().pNext = &barrier;
            }
            const Pass pass = MakePass(dependencies);
            const Draws draws[] = {Drawing(first, pass, 0), Drawing(second, pass, 1)};
            ClearMessages();
            VkCommandBuffer commands = BeginReady();
            Run(commands, pass, {draws[0], draws[1]});
            vkEndCommandBuffer(commands);
            if (!fixed) {
                masks = SuggestedDependency();
                ExpectMessage(id, words);
            }
            ExpectSilence();
        }
    }
};

TEST_P(SyncvalSubpassTest, RacesBetweenSubpassesWithoutDependency) {
    WD_START_PASSES();
    ExpectRace("SYNC-HAZARD-READ-RACING-WRITE", "vkCmdDraw (command ", stores_, reads_);
    ExpectRace("SYNC-HAZARD-WRITE-RACING-READ", "vkCmdDraw (command ", reads_, stores_);
    ExpectRace("SYNC-HAZARD-WRITE-RACING-WRITE", "vkCmdDraw (command ", stores_, stores_);
}

TEST_P(SyncvalSubpassTest, DependenciesThatAreTooWeak) {
    WD_START_PASSES();
    const SyncMasks weak = {VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0,
                            VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0};
    const SyncMasks right = {VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, VK_ACCESS_2_SHADER_WRITE_BIT,
                             VK_PIPELINE_STAGE_2_VERTEX_INPUT_BIT, VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT};
    for (const bool is_right : {false, true}) {
        const Pass pass =
            MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything),
                      Dependency(0, 1, is_right ? right : weak)});
        const Draws draws[] = {Drawing(stores_, pass, 0), Drawing(reads_, pass, 1)};
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {draws[0], draws[1]});
        vkEndCommandBuffer(commands);
        if (!is_right) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalSubpassTest, MemoryBarriersReplaceTheMasksOfDependencies) {
    WD_START_PASSES();
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
    barrier.srcAccessMask = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;
    barrier.dstStageMask = VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT;
    for (const bool is_right : {false, true}) {
        barrier.dstAccessMask = is_right ? VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT : VK_ACCESS_2_NONE;
        VkSubpassDependency2 between = Dependency(0, 1, kEverything);
        between.pNext = &barrier;
        const Pass pass =
            MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything), between});
        const Draws draws[] = {Drawing(stores_, pass, 0), Drawing(reads_, pass, 1)};
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {draws[0], draws[1]});
        vkEndCommandBuffer(commands);
        if (!is_right) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalSubpassTest, ADependencyFromOutsideIsForItsSubpassOnly) {
    WD_START_PASSES();
    for (const uint32_t target : {0u, 1u}) {
        const Pass pass = MakePass({Dependency(kExternal, target, kEverything)});
        const Draws reads = Drawing(reads_, pass, 1);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        vkCmdFillBuffer(commands, vertices_.handle, 0, 64, 0);
        Run(commands, pass, {nullptr, reads});
        vkEndCommandBuffer(commands);
        if (target == 0) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
    }
}

// Vulkan, "Render Pass Creation": the second scope of a dependency is its destination subpass. Commands after
// the render pass are not in it, but a barrier there continues from it.
TEST_P(SyncvalSubpassTest, VisibilityInASubpassEndsWithIt) {
    WD_START_PASSES();
    const SyncMasks color = {VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
                             VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
    const SyncMasks vertices = {VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT, 0,
                                VK_PIPELINE_STAGE_2_VERTEX_ATTRIBUTE_INPUT_BIT,
                                VK_ACCESS_2_VERTEX_ATTRIBUTE_READ_BIT};
    for (const bool is_single : {false, true}) {
        SCOPED_TRACE(is_single);
        const std::vector<VkSubpassDependency2> one = {Dependency(kExternal, 0, kEverything)};
        const std::vector<VkSubpassDependency2> two = {Dependency(kExternal, 0, kEverything),
                                                       Dependency(kExternal, 1, kEverything)};
        const Pass first = is_single ? MakeSinglePass(one) : MakePass(two);
        const Pass second = is_single ? MakeSinglePass({}) : MakePass({});
        const auto draws = [&](const Pass &pass) {
            const Draws reads = Drawing(reads_, pass, 0);
            return is_single ? std::vector<Draws>{reads} : std::vector<Draws>{reads, nullptr};
        };
        const auto before = draws(first), after = draws(second);
        for (const bool goes_on : {false, true}) {
            ClearMessages();
            VkCommandBuffer commands = BeginReady();
            vkCmdFillBuffer(commands, vertices_.handle, 0, 64, 0);
            Run(commands, first, before);
            Barrier(commands, color);
            if (goes_on) {
                Barrier(commands, vertices);
            }
            Run(commands, second, after);
            vkEndCommandBuffer(commands);
            if (!goes_on) {
                ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }
}

// An event that is set before the render pass is known in later subpasses, during recording and execution,
// even without an external dependency to them.
TEST_P(SyncvalSubpassTest, EventsThatWereSetBeforeThePass) {
    WD_START_PASSES();
    VkEvent event = MakeEvent();
    const Pass pass = MakePass({Dependency(0, 1, kEverything)});
    const Draws draws = Drawing(reads_, pass, 1);
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    const Draws waits_and_reads = [&](VkCommandBuffer commands) {
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_PIPELINE_STAGE_VERTEX_INPUT_BIT, 1, &barrier, 0, nullptr, 0, nullptr);
        draws(commands);
    };
    for (const bool is_split : {false, true}) {
        for (const bool is_right : {false, true}) {
            SCOPED_TRACE(is_split * 2 + is_right);
            barrier.dstAccessMask = is_right ? VK_ACCESS_VERTEX_ATTRIBUTE_READ_BIT : 0;
            ClearMessages();
            VkCommandBuffer commands = BeginReady(), pending = commands;
            vkCmdFillBuffer(commands, vertices_.handle, 0, 64, 0);
            vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
            if (is_split) {
                vkEndCommandBuffer(commands);
                pending = Begin();
            }
            Run(pending, pass, {nullptr, waits_and_reads});
            vkEndCommandBuffer(pending);
            if (is_split) {
                const VkCommandBuffer both[] = {commands, pending};
                auto batch = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
                batch.commandBufferCount = 2;
                batch.pCommandBuffers = both;
                Check(vkQueueSubmit(queue(), 1, &batch, VK_NULL_HANDLE), "vkQueueSubmit");
                vkQueueWaitIdle(queue());
            }
            if (!is_right) {
                ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }
}

// Commands of another subpass are not later in submission order than a wait: a dependency has to continue
// from it.
TEST_P(SyncvalSubpassTest, AWaitInAnotherSubpassNeedsADependency) {
    WD_START_PASSES();
    VkEvent event = MakeEvent();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
    const Draws waits = [&](VkCommandBuffer commands) {
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT,
                        VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, 1, &barrier, 0, nullptr, 0, nullptr);
    };
    for (const bool is_split : {false, true}) {
        for (const bool goes_on : {false, true}) {
            SCOPED_TRACE(is_split * 2 + goes_on);
            const VkPipelineStageFlags2 from =
                goes_on ? VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT : VK_PIPELINE_STAGE_2_VERTEX_SHADER_BIT;
            const Pass pass = MakePass(
                {Dependency(0, 1,
                            {from, 0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                             VK_ACCESS_2_SHADER_STORAGE_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT})});
            ClearMessages();
            VkCommandBuffer commands = BeginReady(), pending = commands;
            vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
            vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
            if (is_split) {
                vkEndCommandBuffer(commands);
                pending = Begin();
            }
            Run(pending, pass, {waits, Drawing(stores_, pass, 1)});
            vkEndCommandBuffer(pending);
            if (is_split) {
                SubmitAll({commands, pending});
            }
            if (!goes_on) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command ");
            }
            ExpectSilence();
        }
    }
}

// The wait orders accesses before all commands after the pass, whatever the external dependencies.
TEST_P(SyncvalSubpassTest, AWaitInASubpassCountsAfterThePass) {
    WD_START_PASSES();
    VkEvent event = MakeEvent();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
    const Pass pass = MakePass({Dependency(0, 1, kEverything)});
    for (const bool is_visible : {false, true}) {
        barrier.dstAccessMask = is_visible ? VK_ACCESS_TRANSFER_WRITE_BIT : 0;
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
        vkCmdSetEvent(commands, event, VK_PIPELINE_STAGE_TRANSFER_BIT);
        Run(commands, pass,
            {[&](VkCommandBuffer inside) {
                 vkCmdWaitEvents(inside, 1, &event, VK_PIPELINE_STAGE_TRANSFER_BIT,
                                 VK_PIPELINE_STAGE_TRANSFER_BIT, 1, &barrier, 0, nullptr, 0, nullptr);
             },
             nullptr});
        vkCmdFillBuffer(commands, vertices_.handle, 0, 1024, 0);
        vkEndCommandBuffer(commands);
        if (!is_visible) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ");
        }
        ExpectSilence();
    }
}

// As ADependencyFromOutsideIsForItsSubpassOnly, for the execution of a recording.
TEST_P(SyncvalSubpassTest, RecordedDependenciesAreForTheirSubpassesOnly) {
    WD_START_PASSES();
    VkCommandBuffer fill = BeginReady();
    vkCmdFillBuffer(fill, vertices_.handle, 0, 64, 0);
    vkEndCommandBuffer(fill);
    for (const uint32_t target : {0u, 1u}) {
        const Pass pass = MakePass({Dependency(kExternal, target, kEverything)});
        const Draws reads = Drawing(reads_, pass, 1);
        ClearMessages();
        VkCommandBuffer commands = Begin();
        Run(commands, pass, {nullptr, reads});
        vkEndCommandBuffer(commands);
        ExpectSilence();
        const VkCommandBuffer both[] = {fill, commands};
        auto batch = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        batch.commandBufferCount = 2;
        batch.pCommandBuffers = both;
        Check(vkQueueSubmit(queue(), 1, &batch, VK_NULL_HANDLE), "vkQueueSubmit");
        if (target == 0) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ");
        }
        ExpectSilence();
        vkQueueWaitIdle(queue());
    }
}

TEST_P(SyncvalSubpassTest, ADependencyToOutsideIsFromItsSubpassOnly) {
    WD_START_PASSES();
    for (const uint32_t source : {0u, 1u}) {
        const Pass pass =
            MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything),
                      Dependency(source, kExternal, kEverything)});
        const Draws stores = Drawing(stores_, pass, 1);
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {nullptr, stores});
        vkCmdFillBuffer(commands, vertices_.handle, 0, 64, 0);
        vkEndCommandBuffer(commands);
        if (source == 0) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ");
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalSubpassTest, AFillBeforeThePassIsNotOrderedByAnExternalDependency) {
    WD_START_PASSES();
    const Pass pass = MakePass({Dependency(1, kExternal, kEverything)});
    VkCommandBuffer commands = BeginReady();
    const Buffer other = MakeBuffer(64, kBufferUsage);
    vkCmdFillBuffer(commands, other.handle, 0, 64, 0);
    Run(commands, pass, {nullptr, nullptr});
    vkCmdFillBuffer(commands, other.handle, 0, 64, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ");
    ExpectSilence();
}

// Vulkan, VkAttachmentDescription: attachments that alias earlier ones begin without contents. They are
// transitioned at their first use, after accesses of earlier subpasses to the same memory.
TEST_P(SyncvalSubpassTest, AttachmentsThatAlias) {
    WD_START_PASSES();
    const VkImageView alias = MakeAlias();
    for (const int choice : {0, 1, 2, 3}) {
        SCOPED_TRACE(choice);
        const bool is_right = choice % 2 != 0;
        VkAttachmentDescription2 attachments[2];
        for (auto &attachment : attachments) {
            attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
            attachment.flags = VK_ATTACHMENT_DESCRIPTION_MAY_ALIAS_BIT;
            attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
            attachment.samples = VK_SAMPLE_COUNT_1_BIT;
            attachment.loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
            attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
            attachment.initialLayout = VK_IMAGE_LAYOUT_UNDEFINED;
            attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        }
        attachments[0].finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL; // After subpass 1, too.
        const VkAttachmentReference2 references[] = {
            Reference(0, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT),
            Reference(1, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT)};
        VkSubpassDescription2 subpasses[2];
        for (int i = 0; i < 2; i++) {
            subpasses[i] = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
            subpasses[i].pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
            subpasses[i].colorAttachmentCount = 1;
            subpasses[i].pColorAttachments = &references[i];
        }
        const SyncMasks color = {VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                                 is_right ? VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT : VK_ACCESS_2_NONE,
                                 VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                                 VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
        const VkSubpassDependency2 dependencies[] = {Dependency(kExternal, 0, kEverything),
                                                     Dependency(0, 1, color)};
        auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 2;
        info.pSubpasses = subpasses;
        info.dependencyCount = 2;
        info.pDependencies = dependencies;
        const Pass pass = Finish(info, {images_[0].view, choice < 2 ? images_[0].view : alias});
        ClearMessages();
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {nullptr, nullptr});
        vkEndCommandBuffer(commands);
        if (!is_right) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdNextSubpass (command 4) transitions");
        }
        if (!is_right && choice > 1) {
            ClearMessages(); // In another image each access is compared with accesses to the shared memory.
        }
        ExpectSilence();
    }
}

TEST_P(SyncvalSubpassTest, InputAttachmentsAreReadBeforeTheyAreStored) {
    WD_START_PASSES();
    const SyncMasks masks = {VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                             VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT};
    // The store operation is a write too.
    SyncMasks with_store = masks;
    with_store.dst_stages |= VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    with_store.dst_accesses |= VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
    const Pass pass = MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything),
                                Dependency(0, 1, with_store, VK_DEPENDENCY_BY_REGION_BIT)},
                               true);
    const Draws draws[] = {Drawing(DrawOptions(), pass, 0), Drawing(loads_, pass, 1)};
    ClearMessages();
    VkCommandBuffer commands = BeginReady();
    Run(commands, pass, {draws[0], draws[1]});
    Barrier(commands, kEverything);
    Run(commands, pass, {draws[0], draws[1]});
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
    const Pass loose =
        MakePass({Dependency(kExternal, 0, kEverything), Dependency(kExternal, 1, kEverything)}, true);
    const Draws again[] = {Drawing(DrawOptions(), loose, 0), Drawing(loads_, loose, 1)};
    ClearMessages();
    commands = BeginReady();
    Run(commands, loose, {again[0], again[1]});
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT");
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "vkCmdEndRenderPass (command "); // The store operation.
    ExpectSilence();
}

TEST_P(SyncvalSubpassTest, DepthIsResolved) {
    WD_START_PASSES();
    const VkFormat format = VK_FORMAT_D32_SFLOAT;
    const VkImageUsageFlags usage =
        VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    const wd::testing::Image images[] = {MakeImage(format, 16, 16, usage, VK_SAMPLE_COUNT_4_BIT),
                                         MakeImage(format, 16, 16, usage)};
    const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
    VkAttachmentDescription2 attachments[2];
    for (int i = 0; i < 2; i++) {
        attachments[i] = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachments[i].format = format;
        attachments[i].samples = i ? VK_SAMPLE_COUNT_1_BIT : VK_SAMPLE_COUNT_4_BIT;
        attachments[i].loadOp = i ? VK_ATTACHMENT_LOAD_OP_DONT_CARE : VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachments[i].storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        attachments[i].initialLayout = attachments[i].finalLayout = general;
    }
    const VkAttachmentReference2 references[] = {Reference(0, general, VK_IMAGE_ASPECT_DEPTH_BIT),
                                                 Reference(1, general, VK_IMAGE_ASPECT_DEPTH_BIT)};
    auto resolve = Make<VkSubpassDescriptionDepthStencilResolve>(
        VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    resolve.depthResolveMode = VK_RESOLVE_MODE_SAMPLE_ZERO_BIT;
    resolve.pDepthStencilResolveAttachment = &references[1];
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    subpass.pNext = &resolve;
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.pDepthStencilAttachment = &references[0];
    const VkSubpassDependency2 dependency = Dependency(kExternal, 0, kEverything);
    auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
    info.attachmentCount = 2;
    info.pAttachments = attachments;
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = 1;
    info.pDependencies = &dependency;
    const Pass pass = Finish(info, {images[0].view, images[1].view});
    const auto run = [&](VkCommandBuffer commands) { Run(commands, pass, {nullptr}); };
    const auto clear = [&](VkCommandBuffer commands) {
        const VkClearDepthStencilValue value = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
        vkCmdClearDepthStencilImage(commands, images[1].handle, general, &value, 1, &range);
    };
    // Of the resolve and the store operation the latter is the last one.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearDepthStencilImage (command ", run, clear);
    VkCommandBuffer commands = Begin();
    run(commands);
    run(commands);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
}

// A barrier inside a subpass orders only that subpass. One with the same masks outside orders everything,
// including accesses before the pass.
TEST_P(SyncvalSubpassTest, BarrierThatWasInASubpassBefore) {
    WD_START_PASSES();
    constexpr SyncMasks kColor = {
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT,
        VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
        VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
    const auto order = [](VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT,
                             VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT, VK_DEPENDENCY_BY_REGION_BIT, 1,
                             &barrier, 0, nullptr, 0, nullptr);
    };
    const Pass pass = MakeSinglePass({});
    const Pass other = MakeSinglePass({Dependency(0, 0, kColor, VK_DEPENDENCY_BY_REGION_BIT)}, 1);
    for (const bool is_ordered : {false, true}) {
        VkCommandBuffer commands = BeginReady();
        Run(commands, pass, {nullptr});
        Run(commands, other, {order});
        if (is_ordered) {
            order(commands);
        }
        Run(commands, pass, {nullptr});
        vkEndCommandBuffer(commands);
        if (!is_ordered) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginRenderPass (command ");
        }
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalSubpassTest);
