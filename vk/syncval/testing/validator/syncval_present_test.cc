// Presentation: images of a swapchain on a headless surface.
#include "vk/syncval/testing/syncval_batch_fixture.h"
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Make;

namespace {

constexpr VkPipelineStageFlags2 kClear = VK_PIPELINE_STAGE_2_CLEAR_BIT;
constexpr VkPipelineStageFlags2 kOutput = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;

} // namespace

class SyncvalPresentTest : public SyncvalBatches {
  protected:
    static wd::testing::Options PresentOptions(uint32_t num_queues = 1) {
        auto options = SyncOptions(GetParam());
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        options.num_queues = num_queues;
        return options;
    }

    void MakeSurface() {
        auto surface_info =
            Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface_),
              "vkCreateHeadlessSurfaceEXT");
        Defer(
            [instance = instance(), surface = surface_] { vkDestroySurfaceKHR(instance, surface, nullptr); });
        VkBool32 is_supported = VK_FALSE;
        vkGetPhysicalDeviceSurfaceSupportKHR(physical_device(), queue_family(), surface_, &is_supported);
        ASSERT_TRUE(is_supported);
    }

    // MakeSwapchain creates a swapchain for the other functions, on a new surface unless it replaces one.
    void MakeSwapchain(VkPresentModeKHR mode = VK_PRESENT_MODE_FIFO_KHR,
                       VkSwapchainKHR replaced = VK_NULL_HANDLE) {
        if (!replaced) {
            MakeSurface();
        }
        auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
        info.surface = surface_;
        info.oldSwapchain = replaced;
        info.minImageCount = 3;
        info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
        info.imageExtent = {16, 16};
        info.imageArrayLayers = 1;
        info.imageUsage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                          VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        info.presentMode = mode;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain_), "vkCreateSwapchainKHR");
        Defer([device = device(), swapchain = swapchain_] {
            vkDestroySwapchainKHR(device, swapchain, nullptr);
        });
        uint32_t count = 0;
        vkGetSwapchainImagesKHR(device(), swapchain_, &count, nullptr);
        images_.resize(count);
        Check(vkGetSwapchainImagesKHR(device(), swapchain_, &count, images_.data()),
              "vkGetSwapchainImagesKHR");
    }

    uint32_t Acquire(VkSemaphore semaphore, VkFence fence = VK_NULL_HANDLE) {
        uint32_t index = 0;
        if (fence) {
            auto info = Make<VkAcquireNextImageInfoKHR>(VK_STRUCTURE_TYPE_ACQUIRE_NEXT_IMAGE_INFO_KHR);
            info.swapchain = swapchain_;
            info.timeout = UINT64_MAX;
            info.semaphore = semaphore;
            info.fence = fence;
            info.deviceMask = 1;
            Check(vkAcquireNextImage2KHR(device(), &info, &index), "vkAcquireNextImage2KHR");
        } else {
            Check(vkAcquireNextImageKHR(device(), swapchain_, UINT64_MAX, semaphore, fence, &index),
                  "vkAcquireNextImageKHR");
        }
        return index;
    }

    // Filling clears an image and transitions it for presentation. Its first transition waits for `wait`.
    VkCommandBuffer Filling(uint32_t index, VkPipelineStageFlags2 wait = kClear) {
        VkCommandBuffer commands = Begin();
        Transition(commands, images_[index], VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   {wait, 0, kClear, VK_ACCESS_2_TRANSFER_WRITE_BIT});
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, images_[index], VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &color, 1,
                             &range);
        Transition(commands, images_[index], VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                   VK_IMAGE_LAYOUT_PRESENT_SRC_KHR, {kClear, VK_ACCESS_2_TRANSFER_WRITE_BIT, 0, 0});
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkCommandBuffer Reading(uint32_t index) {
        const auto buffer = MakeBuffer(16 * 16 * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        VkCommandBuffer commands = Begin();
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {16, 16, 1};
        vkCmdCopyImageToBuffer(commands, images_[index], VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, buffer.handle,
                               1, &region);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    void Present(uint32_t index, VkSemaphore wait = VK_NULL_HANDLE, uint32_t on = 0) {
        auto info = Make<VkPresentInfoKHR>(VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
        info.waitSemaphoreCount = wait ? 1 : 0;
        info.pWaitSemaphores = &wait;
        info.swapchainCount = 1;
        info.pSwapchains = &swapchain_;
        info.pImageIndices = &index;
        Check(vkQueuePresentKHR(queue(on), &info), "vkQueuePresentKHR");
    }

    // DrawingInSecond clears an image in subpass 1 of a render pass, whose subpass 0 has another attachment.
    // With `reads_first`, subpass 1 has that one as an input attachment, in another layout.
    VkCommandBuffer DrawingInSecond(uint32_t index, bool reads_first,
                                    const std::vector<VkSubpassDependency2> &dependencies) {
        const VkFormat format = VK_FORMAT_B8G8R8A8_UNORM;
        const auto other = MakeImage(
            format, 16, 16, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT);
        auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view_info.image = images_[index];
        view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view_info.format = format;
        view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkImageView view;
        Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
        Defer([device = device(), view] { vkDestroyImageView(device, view, nullptr); });
        VkAttachmentDescription2 attachments[2];
        VkSubpassDescription2 subpasses[2];
        const VkImageLayout layout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        const VkAttachmentReference2 references[] = {Reference(0, layout, VK_IMAGE_ASPECT_COLOR_BIT),
                                                     Reference(1, layout, VK_IMAGE_ASPECT_COLOR_BIT)};
        for (int i = 0; i < 2; i++) {
            attachments[i] = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
            attachments[i].format = format;
            attachments[i].samples = VK_SAMPLE_COUNT_1_BIT;
            attachments[i].loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
            attachments[i].storeOp = VK_ATTACHMENT_STORE_OP_STORE;
            attachments[i].finalLayout = i             ? VK_IMAGE_LAYOUT_PRESENT_SRC_KHR
                                         : reads_first ? VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL
                                                       : layout;
            subpasses[i] = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
            subpasses[i].pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
            subpasses[i].colorAttachmentCount = 1;
            subpasses[i].pColorAttachments = &references[i];
        }
        const auto input = Reference(0, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, VK_IMAGE_ASPECT_COLOR_BIT);
        subpasses[1].inputAttachmentCount = reads_first;
        subpasses[1].pInputAttachments = &input;
        auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = info.subpassCount = 2;
        info.pAttachments = attachments;
        info.pSubpasses = subpasses;
        info.dependencyCount = static_cast<uint32_t>(dependencies.size());
        info.pDependencies = dependencies.data();
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        Check(vkCreateRenderPass2(device(), &info, nullptr, &begin.renderPass), "vkCreateRenderPass2");
        Defer([device = device(), pass = begin.renderPass] { vkDestroyRenderPass(device, pass, nullptr); });
        const VkImageView views[] = {other.view, view};
        auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        frame.renderPass = begin.renderPass;
        frame.attachmentCount = 2;
        frame.pAttachments = views;
        frame.width = frame.height = 16;
        frame.layers = 1;
        Check(vkCreateFramebuffer(device(), &frame, nullptr, &begin.framebuffer), "vkCreateFramebuffer");
        Defer([device = device(), made = begin.framebuffer] { vkDestroyFramebuffer(device, made, nullptr); });
        begin.renderArea = {{0, 0}, {16, 16}};
        const VkClearValue clears[2] = {};
        begin.clearValueCount = 2;
        begin.pClearValues = clears;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkSurfaceKHR surface_ = VK_NULL_HANDLE;
    VkSwapchainKHR swapchain_ = VK_NULL_HANDLE;
    std::vector<VkImage> images_;
};

TEST_P(SyncvalPresentTest, FramesAreSilent) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    constexpr int kFrames = 2;
    VkSemaphore acquired[kFrames], drawn[kFrames];
    VkFence fences[kFrames];
    for (int i = 0; i < kFrames; i++) {
        acquired[i] = Semaphore();
        drawn[i] = Semaphore();
        fences[i] = Fence();
    }
    for (int frame = 0; frame < 20; frame++) {
        const int i = frame % kFrames;
        if (frame >= kFrames) {
            Check(vkWaitForFences(device(), 1, &fences[i], VK_TRUE, UINT64_MAX), "vkWaitForFences");
            Check(vkResetFences(device(), 1, &fences[i]), "vkResetFences");
        }
        const uint32_t index = Acquire(acquired[i]);
        Submit(queue(), {{Filling(index)}, {{acquired[i], 0, kClear}}, {{drawn[i], 0, kAll}}, fences[i]});
        Present(index, drawn[i]);
    }
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// The order of an acquisition is followed until the same image is acquired again: a redundant barrier after
// its semaphore is distinguished from a needed one, after any number of frames.
TEST_P(SyncvalPresentTest, ABarrierWithoutEffectInEveryFrame) {
    auto options = PresentOptions();
    options.settings["syncval_redundant_barriers"] = "true";
    WD_START_DEVICE(options);
    MakeSwapchain();
    for (int frame = 0; frame < 20; frame++) {
        const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
        const VkFence fence = Fence();
        const uint32_t index = Acquire(acquired);
        VkCommandBuffer commands = Begin();
        Barrier(commands,
                {kClear, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, VK_ACCESS_2_SHADER_STORAGE_READ_BIT});
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        Submit(queue(), {{commands, Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}, fence});
        Present(index, drawn);
        Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    }
    vkDeviceWaitIdle(device());
    Stop();
    ExpectMessage("WARDEN-sync-redundant-barrier", "vkCmdPipelineBarrier2 (command 1)");
    ExpectSilence();
}

TEST_P(SyncvalPresentTest, NoWaitForTheAcquisition) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    SetName(VK_OBJECT_TYPE_SEMAPHORE, acquired, "acquired");
    uint32_t index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {}, {{drawn, 0, kAll}}});
    ASSERT_FALSE(messages().empty());
    EXPECT_NE(messages()[0].text.find("The presentation engine may read it until the semaphore or fence of "
                                      "vkAcquireNextImageKHR is signaled.\nFix: wait for semaphore "
                                      "(acquired)(0x"),
              std::string::npos)
        << messages()[0].text;
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT",
                  "), which vkAcquireNextImageKHR signals, in VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT.");
    ClearMessages(); // The clear has the same message.
    Submit(queue(), {{}, {{acquired, 0, kAll}}});
    Present(index, drawn);
    vkDeviceWaitIdle(device());
    ClearMessages();

    index = Acquire(acquired);
    Submit(queue(), {{Reading(index)}});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-PRESENT",
                  "), which vkAcquireNextImageKHR signals, in VK_PIPELINE_STAGE_2_COPY_BIT.");
    ExpectSilence();
    Submit(queue(), {{Reading(index)}, {{acquired, 0, kCopy}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// A stage waits for the semaphore that the transition does not wait for. Transitions are in ALL_COMMANDS
// only.
TEST_P(SyncvalPresentTest, TransitionsComeBeforeTheSemaphore) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    uint32_t index = Acquire(acquired);
    Submit(queue(), {{Filling(index, VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT)},
                     {{acquired, 0, kOutput}},
                     {{drawn, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT",
                  "Fix: a semaphore orders the earlier access with "
                  "VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT only. Add "
                  "to the image barrier of vkCmdPipelineBarrier2 (command 1): srcStageMask = "
                  "VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, srcAccessMask = VK_ACCESS_2_NONE.");
    ExpectSilence();
    Present(index, drawn);
    vkDeviceWaitIdle(device());
    index = Acquire(acquired);
    Submit(
        queue(),
        {{Filling(index, VK_PIPELINE_STAGE_2_TOP_OF_PIPE_BIT)}, {{acquired, 0, kAll}}, {{drawn, 0, kAll}}});
    ExpectSilence();
    Present(index, drawn);
    vkDeviceWaitIdle(device());
    // With the masks of the message.
    index = Acquire(acquired);
    Submit(queue(), {{Filling(index, kOutput)}, {{acquired, 0, kOutput}}, {{drawn, 0, kAll}}});
    Present(index, drawn);
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// The first transition of an acquired image that is first used in subpass 1 happens after external
// dependencies to that subpass, and after no others (Vulkan, "Render Pass Creation": "Automatic layout
// transitions away from initialLayout"). The wait for the semaphore leads to color output only.
TEST_P(SyncvalPresentTest, TheTransitionForALaterSubpassComesBeforeTheSemaphore) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const SyncMasks colors = {kOutput, 0, kOutput,
                              VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};
    const VkSubpassDependency2 in_first = Dependency(kExternal, 0, colors),
                               in_second = Dependency(kExternal, 1, colors),
                               between = Dependency(0, 1,
                                                    {kOutput, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, kOutput,
                                                     VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT |
                                                         VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT});
    const struct {
        std::vector<VkSubpassDependency2> dependencies;
        bool reads_first, orders;
    } cases[] = {
        {{}, false, false},
        {{in_first}, false, false},
        {{between}, false, false},
        {{in_first, between}, false, false},
        {{in_first, between}, true, false},
        {{between}, true, false},
        {{in_second}, false, true},
        {{in_second, between}, false, true},
        {{in_second, between}, true, true},
        {{in_first, in_second, between}, true, true},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(&now - cases);
        VkSemaphore acquired = Semaphore(), drawn = Semaphore();
        const uint32_t index = Acquire(acquired);
        const VkCommandBuffer commands = DrawingInSecond(index, now.reads_first, now.dependencies);
        Submit(queue(), {{commands}, {{acquired, 0, kOutput}}, {{drawn, 0, kAll}}});
        if (!now.orders) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT", "vkCmdNextSubpass (command ");
        }
        ExpectSilence();
        Present(index, drawn);
        vkQueueWaitIdle(queue());
        ClearMessages();
    }
}

TEST_P(SyncvalPresentTest, PresentationComesTooEarly) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    uint32_t index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}});
    Present(index);
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE",
                  "vkQueuePresentKHR must wait for a semaphore that is signaled after");
    ExpectSilence();
    vkDeviceWaitIdle(device());

    index = Acquire(acquired);
    Submit(queue(), {{Reading(index)}, {{acquired, 0, kCopy}}});
    Present(index);
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-READ", "signaled after VK_PIPELINE_STAGE_2_COPY_BIT.");
    ExpectSilence();
    vkDeviceWaitIdle(device());

    // The last transition's second scope is empty, so only a signal after all commands is after it.
    index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kClear}}});
    Present(index, drawn);
    // No mask of a barrier names the presentation engine.
    for (const auto &message : messages()) {
        EXPECT_EQ(message.text.find(" lacks "), std::string::npos) << message.text;
    }
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE",
                  "(VkSemaphoreSubmitInfo::stageMask): VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT.");
    ExpectSilence();
    vkDeviceWaitIdle(device());

    // Work for which the host waited is complete.
    index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}});
    vkQueueWaitIdle(queue());
    Present(index);
    ExpectSilence();
}

TEST_P(SyncvalPresentTest, PresentedBeforeItsAcquisition) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    for (size_t i = 0; i < images_.size(); i++) { // All images get the layout for presentation.
        const uint32_t index = Acquire(acquired);
        Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
        Present(index, drawn);
        vkDeviceWaitIdle(device());
    }
    uint32_t index = Acquire(acquired);
    Present(index, acquired);
    ExpectSilence();
    vkDeviceWaitIdle(device());
    index = Acquire(acquired);
    Present(index);
    ExpectMessage(
        "SYNC-HAZARD-PRESENT-AFTER-READ",
        "let vkQueuePresentKHR wait for the semaphore of vkAcquireNextImageKHR, or for a semaphore that "
        "is signaled after work that waits for it.");
    ExpectSilence();
    Submit(queue(), {{}, {{acquired, 0, kAll}}});
    vkDeviceWaitIdle(device());
    // A batch without command buffers, whose wait and signal form a chain or not.
    for (const VkPipelineStageFlags2 signal : {kAll, kCopy}) {
        index = Acquire(acquired);
        Submit(queue(), {{}, {{acquired, 0, kOutput}}, {{drawn, 0, signal}}});
        Present(index, drawn);
        if (signal != kAll) {
            ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-READ",
                          "signaled after VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT.");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
}

TEST_P(SyncvalPresentTest, SemaphoresWithoutStages) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    uint32_t index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, 0}}, {{drawn, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT", "add to the stage mask of the wait for semaphore ");
    ClearMessages(); // The clear has the same message.
    Present(index, drawn);
    ExpectSilence();
    vkDeviceWaitIdle(device());
    index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, 0}}});
    ExpectSilence();
    Present(index, drawn);
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE",
                  "add to the stage mask of the signal operation of semaphore ");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalPresentTest, FencesOfAcquisitions) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore drawn = Semaphore();
    VkFence fence = Fence();
    for (const bool is_polled : {false, true}) {
        const uint32_t index = Acquire(VK_NULL_HANDLE, fence);
        if (is_polled) {
            while (vkGetFenceStatus(device(), fence) == VK_NOT_READY) {
            }
        } else {
            Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
        }
        Check(vkResetFences(device(), 1, &fence), "vkResetFences");
        Submit(queue(), {{Filling(index)}, {}, {{drawn, 0, kAll}}});
        Present(index, drawn);
        ExpectSilence();
    }
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalPresentTest, PresentedImagesMustBeAcquired) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    const uint32_t index = Acquire(acquired);
    VkCommandBuffer commands = Filling(index);
    Submit(queue(), {{commands}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
    Present(index, drawn);
    vkDeviceWaitIdle(device());
    ExpectSilence();
    Submit(queue(), {{commands}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT",
                  "vkQueuePresentKHR gave it to the presentation engine before");
    ClearMessages();
}

TEST_P(SyncvalPresentTest, SeveralSwapchainsAtOnce) {
    WD_START_DEVICE(PresentOptions());
    const VkSemaphore acquired[] = {Semaphore(), Semaphore()};
    const VkSemaphore drawn = Semaphore();
    for (bool is_early : {false, true}) {
        VkSwapchainKHR swapchains[2];
        uint32_t indices[2];
        MakeSwapchain();
        swapchains[0] = swapchain_;
        indices[0] = Acquire(acquired[0]);
        VkCommandBuffer fill = Filling(indices[0]);
        MakeSwapchain();
        swapchains[1] = swapchain_;
        indices[1] = Acquire(acquired[1]);
        SetName(VK_OBJECT_TYPE_IMAGE, images_[indices[1]], "second");
        if (is_early) {
            Submit(queue(), {{fill}, {{acquired[0], 0, kClear}}, {{drawn, 0, kAll}}});
            Submit(queue(), {{Filling(indices[1])}, {{acquired[1], 0, kClear}}});
        } else {
            Submit(queue(), {{fill}, {{acquired[0], 0, kClear}}});
            Submit(queue(), {{Filling(indices[1])}, {{acquired[1], 0, kClear}}, {{drawn, 0, kAll}}});
        }
        auto info = Make<VkPresentInfoKHR>(VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
        info.waitSemaphoreCount = 1;
        info.pWaitSemaphores = &drawn;
        info.swapchainCount = 2;
        info.pSwapchains = swapchains;
        info.pImageIndices = indices;
        Check(vkQueuePresentKHR(queue(), &info), "vkQueuePresentKHR");
        if (is_early) {
            ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE", "presents Image (second)(0x");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
}

// Images that were acquired before may still be presented; the new swapchain has other images.
TEST_P(SyncvalPresentTest, ASwapchainIsReplaced) {
    WD_START_DEVICE(PresentOptions());
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    for (int i = 0; i < 3; i++) {
        VkSwapchainKHR other = swapchain_;
        const uint32_t last = Acquire(acquired);
        Submit(queue(), {{Filling(last)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
        MakeSwapchain(VK_PRESENT_MODE_FIFO_KHR, other);
        std::swap(swapchain_, other);
        Present(last, drawn);
        std::swap(swapchain_, other);
        const uint32_t index = Acquire(acquired);
        Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
        Present(index, drawn);
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
    const uint32_t index = Acquire(acquired);
    Submit(queue(), {{Filling(index)}, {{acquired, 0, kClear}}});
    Present(index);
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE", "vkQueuePresentKHR must wait for a semaphore");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// Extensions that lavapipe does not support.
class SyncvalPresentNullTest : public SyncvalPresentTest {};

TEST_P(SyncvalPresentNullTest, ImagesReleasedWithoutUse) {
    auto options = PresentOptions();
    options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
    options.instance_extensions.push_back(VK_EXT_SURFACE_MAINTENANCE_1_EXTENSION_NAME);
    options.device_extensions.push_back(VK_EXT_SWAPCHAIN_MAINTENANCE_1_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore();
    const auto release = DeviceProc<PFN_vkReleaseSwapchainImagesEXT>("vkReleaseSwapchainImagesEXT");
    std::vector<VkCommandBuffer> fills;
    for (size_t i = 0; i < images_.size(); i++) {
        fills.push_back(Filling(static_cast<uint32_t>(i)));
    }
    for (size_t i = 0; i < 2 * images_.size(); i++) {
        const uint32_t index = Acquire(acquired);
        Submit(queue(), {{fills[index]}, {{acquired, 0, kClear}}});
        vkQueueWaitIdle(queue());
        auto info =
            Make<VkReleaseSwapchainImagesInfoEXT>(VK_STRUCTURE_TYPE_RELEASE_SWAPCHAIN_IMAGES_INFO_EXT);
        info.swapchain = swapchain_;
        info.imageIndexCount = 1;
        info.pImageIndices = &index;
        Check(release(device(), &info), "vkReleaseSwapchainImagesEXT");
        ExpectSilence();
    }
    Submit(queue(), {{fills[0]}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT",
                  "vkReleaseSwapchainImagesEXT gave it back to the presentation engine before");
    ClearMessages(); // The clear has the same message.
}

// A shared image is drawn to while it is presented.
TEST_P(SyncvalPresentNullTest, ASharedImageIsUsedAgain) {
    auto options = PresentOptions();
    options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
    options.device_extensions.push_back(VK_KHR_SHARED_PRESENTABLE_IMAGE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    for (VkPresentModeKHR mode : {VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR, VK_PRESENT_MODE_FIFO_KHR}) {
        MakeSwapchain(mode);
        const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
        const uint32_t index = Acquire(acquired);
        VkCommandBuffer fill = Filling(index);
        Submit(queue(), {{fill}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
        Present(index, drawn);
        vkDeviceWaitIdle(device());
        ExpectSilence();
        Submit(queue(), {{fill}, {}, {{drawn, 0, kAll}}});
        if (mode == VK_PRESENT_MODE_FIFO_KHR) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT", "gave it to the presentation engine before");
        } else {
            ExpectSilence();
        }
        ClearMessages(); // The clear has the same message.
        Present(index, drawn);
        vkDeviceWaitIdle(device());
        ClearMessages();
    }
}

// Presentation on a queue of its own.
class SyncvalPresentQueuesTest : public SyncvalPresentTest {};

TEST_P(SyncvalPresentQueuesTest, AnotherQueuePresents) {
    WD_START_DEVICE(PresentOptions(2));
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore();
    for (int frame = 0; frame < 8; frame++) {
        const uint32_t index = Acquire(acquired);
        // The queues that draw take turns; the one that presents orders them.
        Submit(queue(frame % 2), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
        Present(index, drawn, 1);
    }
    ExpectSilence();
    uint32_t index = Acquire(acquired);
    Submit(queue(0), {{Filling(index)}, {{acquired, 0, kClear}}});
    Present(index, VK_NULL_HANDLE, 1);
    ExpectMessage("SYNC-HAZARD-PRESENT-AFTER-WRITE", "vkCmdPipelineBarrier2 (command 3) of command buffer");
    ExpectSilence();
}

// The presentation waits for a batch that waits for a later value.
TEST_P(SyncvalPresentQueuesTest, PresentationWaitsForItsTurn) {
    WD_START_DEVICE(PresentOptions(2));
    MakeSwapchain();
    const VkSemaphore acquired = Semaphore(), drawn = Semaphore(), timeline = Semaphore(true);
    const uint32_t index = Acquire(acquired);
    Submit(queue(0), {{}, {{timeline, 1, kAll}}});
    Submit(queue(0), {{Filling(index)}, {{acquired, 0, kClear}}, {{drawn, 0, kAll}}});
    Present(index, drawn);
    ExpectSilence();
    Submit(queue(1), {{Filling(index)}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-PRESENT", "vkAcquireNextImageKHR");
    ClearMessages();
    Submit(queue(1), {{}, {}, {{timeline, 1, kAll}}});
    ExpectSilence();
}

WD_SYNCVAL_DRIVER(SyncvalPresentNullTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalPresentQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalPresentTest);
