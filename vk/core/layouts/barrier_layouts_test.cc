// oldLayout of barriers: inside a command buffer, over submissions, by subresource, and of transfers of ownership.
#include "vk/core/layouts/layouts_fixture.h"

namespace wd::testing {
namespace {

const char kRule[] = "VUID-VkImageMemoryBarrier-oldLayout-01197";

class BarrierLayoutsTest : public LayoutsTest {};

TEST_F(BarrierLayoutsTest, TheOldLayoutIsThatOfTheCommandBefore) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    SetName(VK_OBJECT_TYPE_IMAGE, image.handle, "albedo");
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kTarget);
    Transition(commands, image.handle, kTarget, kSource);
    ExpectSilence();
    Transition(commands, image.handle, kTarget, kReadOnly);
    ExpectMessage(kRule, "vkCmdPipelineBarrier: pImageMemoryBarriers[0].oldLayout is "
                         "VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, but VkImage");
    Transition(commands, image.handle, kReadOnly, kGeneral);
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, AMessageNamesTheSubresourceAndTheSetter) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    SetName(VK_OBJECT_TYPE_IMAGE, image.handle, "albedo");
    const VkCommandBuffer commands = Begin();
    const auto begin = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    const auto end = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = "upload";
    begin(commands, &label);
    Transition(commands, image.handle, kUndefined, kTarget);
    end(commands);
    label.pLabelName = "shading";
    begin(commands, &label);
    Transition(commands, image.handle, kGeneral, kReadOnly);
    end(commands);
    vkEndCommandBuffer(commands);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    for (const char *part :
         {"\"albedo\" (mip level 0, array layer 0) is in VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL",
          "vkCmdPipelineBarrier in the debug label \"upload\", earlier in the same command buffer, set this "
          "layout.",
          "The command is in the debug label \"shading\".", "Fix: Give the layout that the image is in"}) {
        EXPECT_NE(text.find(part), std::string::npos) << part << "\n" << text;
    }
    ExpectMessage(kRule, "");
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, LevelsAndLayersHaveTheirOwnLayouts) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeLevels();
    const VkCommandBuffer commands = Begin();
    Transition(commands, image, kUndefined, kTarget);
    const VkImageSubresourceRange part = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 2, 1, 1};
    const VkImageSubresourceRange rest = {VK_IMAGE_ASPECT_COLOR_BIT, 3, 1, 0, 3};
    Transition(commands, image, kTarget, kSource, part);
    Transition(commands, image, kTarget, kGeneral, rest);
    Transition(commands, image, kSource, kReadOnly, part);
    ExpectSilence();
    Transition(commands, image, kTarget, kReadOnly); // All of it.
    ExpectMessage(kRule, "(mip level 3, array layer 0) is in VK_IMAGE_LAYOUT_GENERAL");
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, UndefinedAndEqualLayoutsAreNotCompared) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kTarget);
    Transition(commands, image.handle, kUndefined, kGeneral);
    Transition(commands, image.handle, kReadOnly, kReadOnly); // No transition.
    Transition(commands, image.handle, kGeneral, kReadOnly);
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, ALayoutOfAnEarlierSubmission) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    SubmitTransition(image.handle, kTarget);
    VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kTarget, kReadOnly);
    Submit(commands);
    ExpectSilence();
    commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "frame");
    Transition(commands, image.handle, kTarget, kReadOnly);
    vkEndCommandBuffer(commands);
    ExpectSilence(); // Another submission may come first.
    commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "frame");
    Transition(commands, image.handle, kTarget, kReadOnly);
    Submit(commands);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("\"frame\", which has the command, was submitted"), std::string::npos)
        << messages()[0].text;
    ExpectMessage(kRule,
                  "is in VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL.\nvkCmdPipelineBarrier set this layout "
                  "before; the last command buffer that changed layouts of the image is "
                  "VkCommandBuffer");
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, TheInitialLayout) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    const VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kReadOnly, kTarget);
    Submit(commands);
    ExpectMessage(kRule,
                  "is in VK_IMAGE_LAYOUT_UNDEFINED.\nNo command before has changed the layout that the "
                  "image has had since vkCreateImage.");
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, BarriersOfOneCommandMayFollowEachOther) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor(), other = MakeColor();
    const VkCommandBuffer commands = Begin();
    Barriers(commands,
             {BarrierOf(image.handle, kUndefined, kTarget), BarrierOf(image.handle, kTarget, kGeneral),
              BarrierOf(other.handle, kUndefined, kSource)});
    Transition(commands, image.handle, kGeneral, kReadOnly);
    ExpectSilence();
    Barriers(commands,
             {BarrierOf(image.handle, kReadOnly, kTarget), BarrierOf(other.handle, kTarget, kGeneral)});
    ExpectMessage(kRule, "pImageMemoryBarriers[1].oldLayout is VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, DepthAndStencilHaveTheirOwnLayouts) {
    VkPhysicalDeviceVulkan12Features features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.separateDepthStencilLayouts = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    VkImageCreateInfo info = PlainImage(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16},
                                        kAllUsages | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    const VkImageSubresourceRange depth = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
    const VkImageSubresourceRange stencil = {VK_IMAGE_ASPECT_STENCIL_BIT, 0, 1, 0, 1};
    const VkCommandBuffer commands = Begin();
    Transition(commands, image, kUndefined, kDepth, kAllDepth);
    // The combined layout says this about the depth aspect.
    Transition(commands, image, VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, kSource, depth);
    Transition(commands, image, VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL, kTarget, stencil);
    ExpectSilence();
    Transition(commands, image, kSource, kGeneral, stencil);
    ExpectMessage(kRule, "(mip level 0, array layer 0, stencil aspect) is in "
                         "VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, Version2AndEvents) {
    VkPhysicalDeviceVulkan13Features features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.synchronization2 = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Image image = MakeColor();
    const VkEvent event = MakeEvent();
    auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    barrier.newLayout = kTarget;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image.handle;
    barrier.subresourceRange = kAllColor;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.imageMemoryBarrierCount = 1;
    info.pImageMemoryBarriers = &barrier;
    const VkCommandBuffer commands = Begin();
    vkCmdPipelineBarrier2(commands, &info);
    barrier.oldLayout = kTarget;
    barrier.newLayout = VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL;
    vkCmdPipelineBarrier2(commands, &info);
    barrier.oldLayout = kReadOnly; // The same for images with colors.
    barrier.newLayout = kSource;
    vkCmdPipelineBarrier2(commands, &info);
    ExpectSilence();
    barrier.newLayout = kTarget;
    vkCmdPipelineBarrier2(commands, &info);
    ExpectMessage("VUID-VkImageMemoryBarrier2-oldLayout-01197",
                  "vkCmdPipelineBarrier2: pDependencyInfo->pImageMemoryBarriers[0].oldLayout is "
                  "VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    vkCmdSetEvent2(commands, event, &info);
    vkCmdWaitEvents2(commands, 1, &event, &info);
    ExpectMessage("VUID-VkImageMemoryBarrier2-oldLayout-01197", "vkCmdWaitEvents2: ");
    Submit(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, TheTransitionOfATransferOfOwnershipIsDoneOnce) {
    Options options = NullOptions();
    options.other_families = true;
    WD_START_DEVICE(options);
    const uint32_t other = queue_family() == 0 ? 1 : 0;
    const Image image = MakeColor();
    SubmitTransition(image.handle, kTarget);
    VkImageMemoryBarrier barrier = BarrierOf(image.handle, kTarget, kReadOnly);
    barrier.srcQueueFamilyIndex = queue_family();
    barrier.dstQueueFamilyIndex = other;
    VkCommandBuffer commands = Begin();
    Barriers(commands, {barrier}); // The release.
    Submit(commands);
    barrier.srcQueueFamilyIndex = other;
    barrier.dstQueueFamilyIndex = queue_family();
    commands = Begin();
    Barriers(commands,
             {barrier}); // An acquisition: its transition may be that of a release on another queue.
    Submit(commands);
    ExpectSilence();
    barrier.srcQueueFamilyIndex = queue_family();
    barrier.dstQueueFamilyIndex = other;
    commands = Begin();
    Barriers(commands, {barrier});
    Submit(commands);
    ExpectMessage(kRule, "is in VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, SecondaryCommandBuffersAreComparedWhereTheyAreExecuted) {
    WD_START_DEVICE(NullOptions());
    const Image image = MakeColor();
    const VkCommandBuffer secondary = RecordSecondary(
        [&](VkCommandBuffer commands) { Transition(commands, image.handle, kTarget, kSource); });
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, secondary, "helper");
    VkCommandBuffer commands = Begin();
    Transition(commands, image.handle, kUndefined, kTarget);
    vkCmdExecuteCommands(commands, 1, &secondary);
    Transition(commands, image.handle, kSource, kTarget);
    Submit(commands);
    ExpectSilence();
    commands = Begin();
    Transition(commands, image.handle, kUndefined, kGeneral);
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectMessage(kRule, "is in VK_IMAGE_LAYOUT_GENERAL");
    Transition(commands, image.handle, kTarget, kGeneral);
    ExpectMessage(kRule, "vkCmdPipelineBarrier, earlier in VkCommandBuffer");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(BarrierLayoutsTest, LayoutsOfAliasedImagesAreNotKnown) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kAllUsages);
    info.flags = VK_IMAGE_CREATE_ALIAS_BIT;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    SubmitTransition(image, kTarget);
    const VkCommandBuffer commands = Begin();
    Transition(commands, image, kSource, kReadOnly);
    Submit(commands);
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
