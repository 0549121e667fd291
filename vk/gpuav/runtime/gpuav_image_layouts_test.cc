// The layouts of images in descriptors, when commands are recorded and submitted. Each mistake has a similar valid case
// without messages.
#include "vk/gpuav/runtime/gpuav_device_test.h"
#include "vk/gpuav/runtime/layouts_test_shaders.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr char kId[] = "VUID-vkCmdDispatch-None-09600";

class ImageLayoutsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_descriptor_contents"] = "true";
        options.api_version = VK_API_VERSION_1_3;
        vulkan13_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        vulkan13_.synchronization2 = VK_TRUE;
        options.device_next = &vulkan13_;
        return options;
    }
    static VkImageCreateInfo ImageInfo() {
        return PlainImage(kFormat, {4, 4},
                          VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT |
                              VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT);
    }
    VkImage MakeTexture(const char *name, const VkImageCreateInfo &info = ImageInfo()) {
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        SetName(VK_OBJECT_TYPE_IMAGE, image, name);
        return image;
    }
    // A program whose three images are `sampled_`, and two others in the layouts of their descriptors.
    void MakeProgram(VkImageLayout layout, const VkImageCreateInfo &info = ImageInfo(),
                     VkImageLayout combined_layout = kReadOnly) {
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                     Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1),
                                     Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1),
                                     Binding(3, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1)});
        layout_ = MakePipelineLayout({set_layout_});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(layouts_test_comp));
        set_ = MakeSet(set_layout_, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                                     {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1},
                                     {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1},
                                     {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}});
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        sampled_ = MakeTexture("albedo", info);
        view_ = ViewOfAll(sampled_, info);
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, view_, layout);
        const VkImage stored = MakeTexture("stored"), combined = MakeTexture("combined");
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, MakeImageView(stored, kFormat), kGeneral);
        WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, MakeImageView(combined, kFormat),
                   combined_layout, MakeSampler());
        VkCommandBuffer commands = Begin();
        Transition(commands, stored, kGeneral);
        Transition(commands, combined, kReadOnly);
        Check(Submit(commands), "vkQueueSubmit");
    }
    VkImageView ViewOfAll(VkImage image, const VkImageCreateInfo &info) {
        auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view_info.image = image;
        view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view_info.format = kFormat;
        view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, info.mipLevels, 0, 1};
        VkImageView view = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
        Defer([device = device(), view] { vkDestroyImageView(device, view, nullptr); });
        return view;
    }
    static VkImageMemoryBarrier Barrier(VkImage image, VkImageLayout to, uint32_t num_levels) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, num_levels, 0, VK_REMAINING_ARRAY_LAYERS};
        return barrier;
    }
    static void Record(VkCommandBuffer commands, const VkImageMemoryBarrier &barrier) {
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    static void Transition(VkCommandBuffer commands, VkImage image, VkImageLayout to,
                           uint32_t num_levels = VK_REMAINING_MIP_LEVELS) {
        Record(commands, Barrier(image, to, num_levels));
    }
    void Dispatch(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    void ExpectInLayout(const char *layout, const char *setter) {
        ASSERT_EQ(messages().size(), 1u);
        const std::string text = messages()[0].text;
        EXPECT_NE(text.find(setter), std::string::npos) << text;
        EXPECT_NE(text.find("Image (albedo)"), std::string::npos) << text;
        ExpectMessage(kId, std::string("vkCmdDispatch: the image of the descriptor of set 0, binding 1, "
                                       "index 0 is in the layout ") +
                               layout);
    }

    VkPhysicalDeviceVulkan13Features vulkan13_ = {};
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkImage sampled_ = VK_NULL_HANDLE;
    VkImageView view_ = VK_NULL_HANDLE;
};

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

// Two queues of the null driver, which runs nothing: the order of submissions is only in their semaphores.
class QueueLayoutsTest : public ImageLayoutsTest {
  protected:
    Options MakeQueueOptions() {
        Options options = MakeOptions();
        options.driver = Driver::kNull;
        options.num_queues = 2;
        vulkan12_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        vulkan12_.timelineSemaphore = VK_TRUE;
        vulkan12_.pNext = &vulkan13_;
        options.device_next = &vulkan12_;
        return options;
    }
    VkSemaphore MakeSemaphore(VkSemaphoreType type) {
        auto type_info = Make<VkSemaphoreTypeCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
        type_info.semaphoreType = type;
        auto info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        info.pNext = &type_info;
        VkSemaphore semaphore = VK_NULL_HANDLE;
        Check(vkCreateSemaphore(device(), &info, nullptr, &semaphore), "vkCreateSemaphore");
        Defer([device = device(), semaphore] { vkDestroySemaphore(device, semaphore, nullptr); });
        return semaphore;
    }
    static VkSemaphoreSubmitInfo Use(VkSemaphore semaphore, uint64_t value) {
        auto use = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        use.semaphore = semaphore;
        use.value = value;
        use.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        return use;
    }
    void SubmitTo(uint32_t index, VkCommandBuffer commands, const VkSemaphoreSubmitInfo *waits,
                  const VkSemaphoreSubmitInfo *signals) {
        auto buffer = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        buffer.commandBuffer = commands;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.waitSemaphoreInfoCount = waits ? 1 : 0;
        info.pWaitSemaphoreInfos = waits;
        info.commandBufferInfoCount = 1;
        info.pCommandBufferInfos = &buffer;
        info.signalSemaphoreInfoCount = signals ? 1 : 0;
        info.pSignalSemaphoreInfos = signals;
        Check(vkQueueSubmit2(queue(index), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit2");
    }
    VkCommandBuffer RecordUse() {
        VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        Dispatch(commands);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }
    VkCommandBuffer RecordTransition(VkImageLayout to) {
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, to);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ = {};
};

TEST_F(QueueLayoutsTest, ASemaphoreOrdersSubmissions) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    const VkSemaphoreSubmitInfo done = Use(MakeSemaphore(VK_SEMAPHORE_TYPE_BINARY), 0);
    SubmitTo(0, RecordTransition(kGeneral), nullptr, &done);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(1, use, nullptr, nullptr); // In no order with the transition.
    EXPECT_TRUE(messages().empty());
    SubmitTo(1, use, &done, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

TEST_F(QueueLayoutsTest, ChangesWithoutAnOrderAreNotCompared) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    SubmitTo(0, RecordTransition(kGeneral), nullptr, nullptr);
    SubmitTo(1, RecordTransition(kReadOnly), nullptr, nullptr);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(0, use, nullptr, nullptr);
    SubmitTo(1, use, nullptr, nullptr);
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    SubmitTo(1, use, nullptr, nullptr); // Which transition was the last one stays unknown.
    EXPECT_TRUE(messages().empty());
    SubmitTo(1, RecordTransition(kGeneral), nullptr, nullptr);
    SubmitTo(1, use, nullptr, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

TEST_F(QueueLayoutsTest, AWaitBeforeItsSignalIsNotCompared) {
    WD_START_DEVICE(MakeQueueOptions());
    MakeProgram(kReadOnly);
    const VkSemaphore timeline = MakeSemaphore(VK_SEMAPHORE_TYPE_TIMELINE);
    const VkSemaphoreSubmitInfo first = Use(timeline, 1), second = Use(timeline, 2);
    const VkCommandBuffer use = RecordUse();
    SubmitTo(1, use, &first, nullptr);
    SubmitTo(0, RecordTransition(kReadOnly), nullptr, &first);
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    EXPECT_TRUE(messages().empty());
    SubmitTo(0, RecordTransition(kGeneral), nullptr, &second);
    SubmitTo(1, use, &second, nullptr);
    ExpectInLayout("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier");
    Check(vkDeviceWaitIdle(device()), "vkDeviceWaitIdle");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
