// The layouts of images in descriptors, when commands are recorded and submitted. Each mistake has a similar valid case
// without messages.
#include "vk/gpuav/testing/gpuav_image_layouts_test.h"

namespace wd::testing {
namespace {

TEST_F(ImageLayoutsTest, AnotherLayoutInOneCommandBufferIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    Dispatch(commands);
    ExpectInLayout(
        "VK_IMAGE_LAYOUT_GENERAL (mip level 0, array layer 0), but the descriptor was written with "
        "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL.",
        "vkCmdPipelineBarrier, earlier in the same command buffer, set this layout.");
    // The same pipeline and set, after the layout has changed.
    Transition(commands, sampled_, kReadOnly);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AnImageThatWasNeverTransitionedIsReportedAtTheSubmission) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer commands = Begin();
    Dispatch(commands);
    EXPECT_TRUE(messages().empty());
    Check(Submit(commands), "vkQueueSubmit");
    ExpectInLayout("VK_IMAGE_LAYOUT_UNDEFINED", "No earlier command or submission has changed");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, TheLayoutOfAnEarlierSubmissionCounts) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer use = Begin();
    Dispatch(use);
    Check(vkEndCommandBuffer(use), "vkEndCommandBuffer");
    VkCommandBuffer right = Begin(), wrong = Begin();
    Transition(right, sampled_, kReadOnly);
    Transition(wrong, sampled_, kGeneral);
    Check(vkEndCommandBuffer(right), "vkEndCommandBuffer");
    Check(vkEndCommandBuffer(wrong), "vkEndCommandBuffer");
    // Command buffers of one submission are applied in order, too.
    for (VkCommandBuffer first : {right, wrong}) {
        const VkCommandBuffer both[] = {first, use};
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 2;
        info.pCommandBuffers = both;
        EXPECT_TRUE(messages().empty());
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AnArrayOfOneImageIsComparedAtTheDispatch) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    pipeline_ = MakeComputePipeline(layout_, MakeShader(layouts_array));
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Transition(commands, sampled_, kReadOnly);
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, ACombinedImageSamplerHasItsOwnRule) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly, ImageInfo(), kGeneral);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kReadOnly);
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage("VUID-VkDescriptorImageInfo-imageLayout-00344",
                  "set 0, binding 3, index 0 is in the layout VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, EachMipLevelHasALayout) {
    WD_START_DEVICE(MakeOptions());
    VkImageCreateInfo info = ImageInfo();
    info.mipLevels = 3;
    info.arrayLayers = 2;
    MakeProgram(kReadOnly, info);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    Transition(commands, sampled_, kReadOnly, 2);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL (mip level 2, array layer 0)", "vkCmdPipelineBarrier");
    Transition(commands, sampled_, kReadOnly, 3);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, LevelsBelowTheMinimumOfTheViewDoNotCount) {
    Options options = MakeOptions();
    auto feature = Make<VkPhysicalDeviceImageViewMinLodFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_MIN_LOD_FEATURES_EXT);
    feature.minLod = VK_TRUE;
    feature.pNext = &vulkan13_;
    options.driver = Driver::kNull;
    options.device_extensions = {VK_EXT_IMAGE_VIEW_MIN_LOD_EXTENSION_NAME};
    options.device_next = &feature;
    WD_START_DEVICE(options);
    VkImageCreateInfo info = ImageInfo();
    info.mipLevels = 3;
    MakeProgram(kReadOnly, info);
    auto min_lod = Make<VkImageViewMinLodCreateInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
    for (float minimum : {1.5f, 2.0f, 0.5f}) {
        EXPECT_TRUE(messages().empty());
        min_lod.minLod = minimum;
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, ViewOfAll(sampled_, info, &min_lod),
                   kReadOnly);
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kReadOnly);
        Transition(commands, sampled_, kGeneral, 1);
        Dispatch(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL (mip level 0, array layer 0)", "vkCmdPipelineBarrier");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, ALevelThatIsNotTransitionedIsReportedAtTheSubmission) {
    WD_START_DEVICE(MakeOptions());
    VkImageCreateInfo info = ImageInfo();
    info.mipLevels = 3;
    MakeProgram(kReadOnly, info);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kReadOnly, 2);
    Dispatch(commands);
    EXPECT_TRUE(messages().empty());
    Check(Submit(commands), "vkQueueSubmit");
    ExpectInLayout("VK_IMAGE_LAYOUT_UNDEFINED (mip level 2, array layer 0)", "initial layout");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, ASecondaryCommandBufferIsComparedWhereItIsExecuted) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    const VkCommandBuffer use = RecordSecondary([this](VkCommandBuffer commands) { Dispatch(commands); },
                                                nullptr, VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    const VkCommandBuffer change =
        RecordSecondary([this](VkCommandBuffer commands) { Transition(commands, sampled_, kReadOnly); });
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    vkCmdExecuteCommands(commands, 1, &change);
    vkCmdExecuteCommands(commands, 1, &use);
    EXPECT_TRUE(messages().empty());
    Transition(commands, sampled_, kGeneral);
    vkCmdExecuteCommands(commands, 1, &use);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, ARenderPassLeavesItsFinalLayout) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    const Target target = MakeTarget(4, 4); // Its final layout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL.
    SetName(VK_OBJECT_TYPE_IMAGE, target.image.handle, "albedo");
    VkCommandBuffer commands = Begin();
    VkClearValue clear = {};
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = target.render_pass;
    begin.framebuffer = target.framebuffer;
    begin.renderArea.extent = target.image.extent;
    begin.clearValueCount = 1;
    begin.pClearValues = &clear;
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdEndRenderPass(commands);
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, target.image.view, kReadOnly);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL", "vkCmdEndRenderPass, earlier");
    Transition(commands, target.image.handle, kReadOnly);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AFinalLayoutThatMatchesTheDescriptorIsSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    const Target target = MakeSampledPass();
    const VkPipeline clear =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(color_frag), target);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    RecordDraw(commands, target, clear, layout_, VK_NULL_HANDLE, {});
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    commands = Begin(); // The layout after the submission is the final layout, too.
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

// A view of one plane, on the null driver, which has all formats.
TEST_F(ImageLayoutsTest, ARenderPassChangesThePlaneOfItsAttachment) {
    Options options = MakeOptions();
    options.driver = Driver::kNull;
    WD_START_DEVICE(options);
    MakeProgram(kReadOnly);
    VkImageCreateInfo info = ImageInfo();
    info.format = VK_FORMAT_G8_B8_R8_3PLANE_444_UNORM;
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    const VkImage planes = MakeTexture("albedo", info);
    VkImageView views[2];
    for (uint32_t i = 0; i < 2; i++) {
        auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view.image = planes;
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = VK_FORMAT_R8_UNORM;
        view.subresourceRange = {VkImageAspectFlags(VK_IMAGE_ASPECT_PLANE_0_BIT) << i, 0, 1, 0, 1};
        Check(vkCreateImageView(device(), &view, nullptr, &views[i]), "vkCreateImageView");
        Defer([device = device(), made = views[i]] { vkDestroyImageView(device, made, nullptr); });
    }
    view_ = views[0];
    const Target target = MakeSampledPass(VK_FORMAT_R8_UNORM);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kReadOnly);
    Transition(commands, planes, kGeneral);
    const VkPipeline clear =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(color_frag), target);
    RecordDraw(commands, target, clear, layout_, VK_NULL_HANDLE, {});
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, views[1], kGeneral);
    Dispatch(commands);
    EXPECT_TRUE(messages().empty());
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    commands = Begin();
    Transition(commands, planes, kGeneral);
    RecordDraw(commands, target, clear, layout_, VK_NULL_HANDLE, {});
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, views[0], kGeneral);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL (mip level 0, array layer 0, plane 0)",
                   "vkCmdEndRenderPass, earlier");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, DynamicRenderingChangesNoLayout) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kAttachment);
    RecordRendering(commands, kAttachment);
    Dispatch(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL", "vkCmdPipelineBarrier, earlier");
    Transition(commands, sampled_, kReadOnly);
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    // In one layout for both uses, the image needs no transition between them.
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, view_, kGeneral);
    commands = Begin();
    Transition(commands, sampled_, kGeneral);
    RecordRendering(commands, kGeneral);
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AnImageOfAFragmentShaderIsComparedAtTheDraw) {
    WD_START_DEVICE(MakeOptions());
    set_layout_ =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1, VK_SHADER_STAGE_FRAGMENT_BIT)});
    set_ = MakeSet(set_layout_, {{VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1}});
    sampled_ = MakeTexture("albedo");
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeImageView(sampled_, kFormat), kReadOnly);
    layout_ = MakePipelineLayout({set_layout_});
    const Target target = MakeTarget(4, 4);
    pipeline_ =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(layouts_test_frag), target);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kAttachment);
    RecordDraw(commands, target, pipeline_, layout_, set_, {});
    ExpectInLayout(
        "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL (mip level 0, array layer 0), but the descriptor was "
        "written with VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL.",
        "vkCmdPipelineBarrier, earlier in the same command buffer", {"vkCmdDraw"});
    Transition(commands, sampled_, kReadOnly);
    RecordDraw(commands, target, pipeline_, layout_, set_, {});
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AStorageImageIsComparedAtTheDispatch) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kReadOnly);
    Dispatch(commands); // `stored_` is in the layout of its descriptor.
    EXPECT_TRUE(messages().empty());
    Transition(commands, stored_, kReadOnly);
    Dispatch(commands);
    ExpectInLayout(
        "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL (mip level 0, array layer 0), but the descriptor was "
        "written with VK_IMAGE_LAYOUT_GENERAL.",
        "vkCmdPipelineBarrier, earlier", {"vkCmdDispatch", 2, "stored"});
    Transition(commands, stored_, kGeneral);
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AWaitForAnEventIsATransition) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    const VkEvent event = MakeEvent();
    VkImageMemoryBarrier barrier = Barrier(sampled_, kReadOnly, 1);
    const auto wait = [&](VkCommandBuffer commands) {
        const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        vkCmdResetEvent(commands, event, stages);
        vkCmdSetEvent(commands, event, stages);
        vkCmdWaitEvents(commands, 1, &event, stages, stages, 0, nullptr, 0, nullptr, 1, &barrier);
        Dispatch(commands);
    };
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    wait(commands);
    EXPECT_TRUE(messages().empty());
    barrier.newLayout = kGeneral;
    wait(commands);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdWaitEvents, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AWaitForEventsOfSynchronization2IsATransition) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    const VkEvent events[] = {MakeEvent(), MakeEvent()};
    auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = sampled_;
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    // Only the dependency of the second event has an image.
    VkDependencyInfo dependencies[2];
    for (VkDependencyInfo &dependency : dependencies) {
        dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    }
    dependencies[1].imageMemoryBarrierCount = 1;
    dependencies[1].pImageMemoryBarriers = &barrier;
    VkCommandBuffer commands = Begin();
    Transition(commands, sampled_, kGeneral);
    for (VkImageLayout layout : {kReadOnly, kGeneral}) {
        EXPECT_TRUE(messages().empty());
        barrier.newLayout = layout;
        for (uint32_t i = 0; i < 2; i++) {
            vkCmdResetEvent2(commands, events[i], VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
            vkCmdSetEvent2(commands, events[i], &dependencies[i]);
        }
        vkCmdWaitEvents2(commands, 2, events, dependencies);
        Dispatch(commands);
    }
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdWaitEvents2, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, LayoutsOfSynchronization2Match) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL);
    VkCommandBuffer commands = Begin();
    auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    barrier.newLayout = kReadOnly;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = sampled_;
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    dependency.imageMemoryBarrierCount = 1;
    dependency.pImageMemoryBarriers = &barrier;
    vkCmdPipelineBarrier2(commands, &dependency);
    Dispatch(commands);
    // A barrier with equal layouts is no transition.
    barrier.oldLayout = barrier.newLayout = kGeneral;
    vkCmdPipelineBarrier2(commands, &dependency);
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_TRUE(messages().empty());
    barrier.oldLayout = kReadOnly;
    vkCmdPipelineBarrier2(commands, &dependency);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier2, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

// The application may transition the image of a swapchain through an image that it binds to the same memory.
TEST_F(ImageLayoutsTest, AnImageOfASwapchainThatIsAliasedHasNoCertainLayout) {
    Options options = MakeOptions();
    options.driver = Driver::kNull;
    options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
    options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
    for (bool is_aliased : {false, true}) {
        WD_START_DEVICE(options);
        MakeProgram(kReadOnly);
        const VkSwapchainKHR swapchain = MakeSwapchain();
        uint32_t count = 1;
        VkImage presented = VK_NULL_HANDLE;
        EXPECT_GE(vkGetSwapchainImagesKHR(device(), swapchain, &count, &presented), VK_SUCCESS);
        SetName(VK_OBJECT_TYPE_IMAGE, presented, "albedo");
        if (is_aliased) {
            auto info = ImageInfo();
            auto create =
                Make<VkImageSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_IMAGE_SWAPCHAIN_CREATE_INFO_KHR);
            create.swapchain = swapchain;
            info.pNext = &create;
            info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
            auto from = Make<VkBindImageMemorySwapchainInfoKHR>(
                VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR);
            from.swapchain = swapchain;
            auto bind = Make<VkBindImageMemoryInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_INFO);
            bind.image = MakeUnboundImage(info);
            bind.pNext = &from;
            Check(vkBindImageMemory2(device(), 1, &bind), "vkBindImageMemory2");
        }
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, kReadOnly);
        Transition(commands, presented, kGeneral);
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeImageView(presented, kFormat),
                   kReadOnly);
        Dispatch(commands);
        if (!is_aliased) {
            ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
        }
        Check(Submit(commands), "vkQueueSubmit");
        commands = Begin();
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, MakeImageView(presented, kFormat),
                   kAttachment);
        Dispatch(commands);
        Check(Submit(commands), "vkQueueSubmit");
        if (!is_aliased) {
            ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
        }
        Stop();
        ExpectSilence();
    }
}

// The image may have got another layout through the other image of the same memory.
TEST_F(ImageLayoutsTest, AnAliasedImageHasNoCertainLayout) {
    WD_START_DEVICE(MakeOptions());
    VkImageCreateInfo info = ImageInfo();
    info.flags = VK_IMAGE_CREATE_ALIAS_BIT;
    MakeProgram(kReadOnly, info);
    VkCommandBuffer commands = Begin();
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(ImageLayoutsTest, AReleasedImageHasNoCertainLayout) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(kReadOnly);
    VkCommandBuffer commands = Begin();
    VkImageMemoryBarrier barrier = Barrier(sampled_, kGeneral, 1);
    barrier.srcQueueFamilyIndex = queue_family();
    barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_EXTERNAL;
    Record(commands, barrier);
    Dispatch(commands);
    EXPECT_TRUE(messages().empty());
    std::swap(barrier.srcQueueFamilyIndex, barrier.dstQueueFamilyIndex);
    Record(commands, barrier);
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, earlier in the same command buffer");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    Stop();
    ExpectSilence();
}

#ifdef VK_EXT_host_image_copy
TEST_F(ImageLayoutsTest, TheHostCanChangeALayout) {
    Options options = MakeOptions();
    auto copies = Make<VkPhysicalDeviceHostImageCopyFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_IMAGE_COPY_FEATURES_EXT);
    copies.hostImageCopy = VK_TRUE;
    copies.pNext = &vulkan13_;
    options.device_next = &copies;
    options.device_extensions = {VK_EXT_HOST_IMAGE_COPY_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo info = ImageInfo();
    info.usage |= VK_IMAGE_USAGE_HOST_TRANSFER_BIT_EXT;
    MakeProgram(kReadOnly, info);
    auto transition =
        Make<VkHostImageLayoutTransitionInfoEXT>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO_EXT);
    transition.image = sampled_;
    transition.newLayout = kReadOnly;
    transition.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    const auto run = DeviceProc<PFN_vkTransitionImageLayoutEXT>("vkTransitionImageLayoutEXT");
    Check(run(device(), 1, &transition), "vkTransitionImageLayoutEXT");
    VkCommandBuffer commands = Begin();
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_TRUE(messages().empty());
    transition.oldLayout = kReadOnly;
    transition.newLayout = kGeneral;
    Check(run(device(), 1, &transition), "vkTransitionImageLayoutEXT");
    commands = Begin();
    Dispatch(commands);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkTransitionImageLayout");
    Stop();
    ExpectSilence();
}
#endif

} // namespace
} // namespace wd::testing
