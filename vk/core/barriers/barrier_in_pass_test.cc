// Pipeline barriers inside of render pass instances.
#include "vk/core/rendering/rendering_fixture.h"

namespace wd::testing {
namespace {

constexpr VkPipelineStageFlags kFragment = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
constexpr VkPipelineStageFlags kOutput = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
constexpr VkDependencyFlags kByRegion = VK_DEPENDENCY_BY_REGION_BIT;

class BarrierInPassTest : public RenderingTest {
  protected:
    // Pass is a render pass whose only subpass reads its color attachment, with a dependency on itself.
    static void AddDependency(PassInfo *pass, VkDependencyFlags flags = kByRegion) {
        pass->has_input = true;
        pass->color_reference.layout = VK_IMAGE_LAYOUT_GENERAL;
        VkSubpassDependency dependency = {};
        dependency.srcStageMask = kOutput;
        dependency.dstStageMask = kFragment;
        dependency.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        dependency.dstAccessMask = VK_ACCESS_INPUT_ATTACHMENT_READ_BIT;
        dependency.dependencyFlags = flags;
        pass->dependencies.push_back(dependency);
    }

    VkImage MakeAttachment() {
        VkImageCreateInfo info =
            PlainImage(kColor, {16, 16}, kColorUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT);
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }

    // BeginPass begins an instance with `image` as the attachment.
    VkCommandBuffer BeginPass(PassInfo *pass, VkImage image) {
        const VkRenderPass made = MakePass(pass);
        VkImageView view = MakeImageView(image, kColor);
        const VkRenderPassBeginInfo info = BeginInfo(made, MakeFrame(made, {view}));
        const VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        return commands;
    }

    static VkMemoryBarrier Memory(VkAccessFlags from = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT,
                                  VkAccessFlags to = VK_ACCESS_INPUT_ATTACHMENT_READ_BIT) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = from;
        barrier.dstAccessMask = to;
        return barrier;
    }
    static void Record(VkCommandBuffer commands, const VkMemoryBarrier &barrier,
                       VkPipelineStageFlags from = kOutput, VkPipelineStageFlags to = kFragment,
                       VkDependencyFlags flags = kByRegion) {
        vkCmdPipelineBarrier(commands, from, to, flags, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    static VkImageMemoryBarrier OfImage(VkImage image, VkImageLayout from = VK_IMAGE_LAYOUT_GENERAL,
                                        VkImageLayout to = VK_IMAGE_LAYOUT_GENERAL) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_INPUT_ATTACHMENT_READ_BIT;
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        return barrier;
    }
    static void RecordImage(VkCommandBuffer commands, const VkImageMemoryBarrier &barrier) {
        vkCmdPipelineBarrier(commands, kOutput, kFragment, kByRegion, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    void ExpectOnly(const std::string &id, const std::string &text) {
        ExpectMessage("VUID-" + id, text);
        ExpectSilence();
    }
};

TEST_F(BarrierInPassTest, ASubpassNeedsADependencyOnItself) {
    WD_START_RENDERING();
    PassInfo with, without;
    AddDependency(&with);
    VkCommandBuffer commands = BeginPass(&with, MakeAttachment());
    Record(commands, Memory());
    ExpectSilence();
    Record(commands, Memory(), VK_PIPELINE_STAGE_LATE_FRAGMENT_TESTS_BIT | kOutput);
    ExpectSilence(); // Logically earlier, so that the scope of the dependency includes it.
    commands = BeginPass(&without, MakeAttachment());
    Record(commands, Memory());
    ExpectOnly("vkCmdPipelineBarrier-None-07889", "has no dependency of subpass 0 on itself");
}

TEST_F(BarrierInPassTest, TheDependencyHasTheStagesAndAccesses) {
    WD_START_RENDERING();
    PassInfo pass;
    AddDependency(&pass);
    const VkCommandBuffer commands = BeginPass(&pass, MakeAttachment());
    Record(commands, Memory(0, VK_ACCESS_INPUT_ATTACHMENT_READ_BIT));
    ExpectSilence();
    Record(commands, Memory(VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT));
    ExpectOnly(
        "vkCmdPipelineBarrier-None-07889",
        "pMemoryBarriers[0].dstAccessMask is VK_ACCESS_SHADER_READ_BIT, and the self-dependency of the "
        "subpass has VK_ACCESS_INPUT_ATTACHMENT_READ_BIT");
    Record(commands, Memory(VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, 0), kOutput,
           VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT);
    ExpectOnly("vkCmdPipelineBarrier-None-07889",
               "dstStageMask is VK_PIPELINE_STAGE_EARLY_FRAGMENT_TESTS_BIT");
}

TEST_F(BarrierInPassTest, FramebufferStagesAreByRegion) {
    WD_START_RENDERING();
    PassInfo pass;
    AddDependency(&pass, 0);
    const VkCommandBuffer commands = BeginPass(&pass, MakeAttachment());
    ClearMessages(); // The dependency lacks the flag, too.
    Record(commands, Memory());
    ExpectSilence();
    Record(commands, Memory(), kOutput, kFragment, 0);
    ExpectOnly("vkCmdPipelineBarrier-dependencyFlags-07891", "dependencyFlags is 0");
}

TEST_F(BarrierInPassTest, StagesAreOfTheGraphicsPipeline) {
    WD_START_RENDERING();
    PassInfo pass;
    AddDependency(&pass);
    const VkCommandBuffer commands = BeginPass(&pass, MakeAttachment());
    Record(commands, Memory(0, 0), kOutput, VK_PIPELINE_STAGE_TRANSFER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-None-07892", "dstStageMask is VK_PIPELINE_STAGE_TRANSFER_BIT");
    Record(commands, Memory(VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, 0), kOutput,
           VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectMessage("VUID-vkCmdPipelineBarrier-None-07890",
                  "dstStageMask is VK_PIPELINE_STAGE_VERTEX_SHADER_BIT");
    ExpectOnly("vkCmdPipelineBarrier-None-07889", "dstStageMask is VK_PIPELINE_STAGE_VERTEX_SHADER_BIT");
}

TEST_F(BarrierInPassTest, ImagesAreInputsThatTheSubpassWrites) {
    WD_START_RENDERING();
    PassInfo pass, only_color;
    AddDependency(&pass);
    AddDependency(&only_color);
    only_color.has_input = false;
    const VkImage image = MakeAttachment(), other = MakeAttachment();
    VkCommandBuffer commands = BeginPass(&pass, image);
    RecordImage(commands, OfImage(image));
    ExpectSilence();
    RecordImage(commands, OfImage(other));
    ExpectOnly("vkCmdPipelineBarrier-image-04073", "which subpass 0 does not have as an attachment");
    commands = BeginPass(&only_color, image);
    RecordImage(commands, OfImage(image));
    ExpectOnly("vkCmdPipelineBarrier-image-04073", "which subpass 0 does not have as an input attachment");
}

TEST_F(BarrierInPassTest, NothingIsTransitionedOrTransferred) {
    WD_START_RENDERING();
    PassInfo pass;
    AddDependency(&pass);
    const VkImage image = MakeAttachment();
    const VkCommandBuffer commands = BeginPass(&pass, image);
    RecordImage(commands, OfImage(image, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL));
    ExpectOnly("vkCmdPipelineBarrier-oldLayout-01181",
               "pImageMemoryBarriers[0].oldLayout is VK_IMAGE_LAYOUT_GENERAL, newLayout is "
               "VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL");
    VkImageMemoryBarrier barrier = OfImage(image);
    barrier.srcQueueFamilyIndex = queue_family();
    barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_EXTERNAL;
    RecordImage(commands, barrier);
    ExpectOnly("vkCmdPipelineBarrier-srcQueueFamilyIndex-01182", "VK_QUEUE_FAMILY_EXTERNAL");
}

TEST_F(BarrierInPassTest, RenderPassObjectsHaveNoBufferBarriers) {
    WD_START_RENDERING();
    PassInfo pass;
    AddDependency(&pass);
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    auto barrier = Make<VkBufferMemoryBarrier>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER);
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.buffer = buffer.handle;
    barrier.size = VK_WHOLE_SIZE;
    const VkCommandBuffer commands = BeginPass(&pass, MakeAttachment());
    vkCmdPipelineBarrier(commands, kOutput, kFragment, kByRegion, 0, nullptr, 1, &barrier, 0, nullptr);
    ExpectOnly("vkCmdPipelineBarrier-bufferMemoryBarrierCount-01178", "bufferMemoryBarrierCount is 1");
    vkCmdEndRenderPass(commands);
    vkCmdPipelineBarrier(commands, kOutput, kFragment, kByRegion, 0, nullptr, 1, &barrier, 0, nullptr);
    ExpectSilence();
}

TEST_F(BarrierInPassTest, DependenciesOfViewsAreInsideOfInstances) {
    WD_START_RENDERING();
    const VkCommandBuffer commands = Begin();
    Record(commands, Memory(), kOutput, kFragment, VK_DEPENDENCY_VIEW_LOCAL_BIT);
    ExpectOnly("vkCmdPipelineBarrier-dependencyFlags-01186", "VK_DEPENDENCY_VIEW_LOCAL_BIT");
}

TEST_F(BarrierInPassTest, SubpassesWithViewsHaveLocalDependencies) {
    auto multiview =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    multiview.multiview = VK_TRUE;
    WD_START_RENDERING(&multiview);
    const uint32_t mask = 3;
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 1;
    views.pViewMasks = &mask;
    PassInfo pass;
    AddDependency(&pass, kByRegion | VK_DEPENDENCY_VIEW_LOCAL_BIT);
    pass.info.pNext = &views;
    const VkRenderPass made = MakePass(&pass);
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT);
    image.arrayLayers = 2;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 2};
    const VkRenderPassBeginInfo info = BeginInfo(made, MakeFrame(made, {MakeView(image, view)}));
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
    Record(commands, Memory(), kOutput, kFragment, kByRegion | VK_DEPENDENCY_VIEW_LOCAL_BIT);
    ExpectSilence();
    Record(commands, Memory());
    ExpectMessage("VUID-vkCmdPipelineBarrier-None-07893", "the view mask of the subpass is 0x3");
    ExpectOnly("vkCmdPipelineBarrier-None-07889", "dependencyFlags is VK_DEPENDENCY_BY_REGION_BIT");
}

TEST_F(BarrierInPassTest, DynamicRenderingNeedsAFeature) {
    WD_START_RENDERING();
    const VkCommandBuffer commands = Begin();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingInfo info = Rendering(colors);
    vkCmdBeginRendering(commands, &info);
    Record(commands, Memory());
    ExpectOnly("vkCmdPipelineBarrier-None-09553", "the dynamicRenderingLocalRead feature is not enabled");
    vkCmdEndRendering(commands);
    Record(commands, Memory());
    ExpectSilence();
}

#ifdef VK_KHR_dynamic_rendering_local_read
TEST_F(BarrierInPassTest, LocalReads) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const VkImage image = MakeAttachment();
    const std::vector<VkRenderingAttachmentInfo> colors = {
        Attachment(MakeImageView(image, kColor), VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR)};
    const VkRenderingInfo info = Rendering(colors);
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Record(commands, Memory());
    RecordImage(commands, OfImage(image, VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR,
                                  VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR));
    ExpectSilence();
    Record(commands, Memory(0, 0), kOutput, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-srcStageMask-09556",
               "dstStageMask is VK_PIPELINE_STAGE_VERTEX_SHADER_BIT");
    RecordImage(commands, OfImage(image, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                                  VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL));
    ExpectOnly("vkCmdPipelineBarrier-image-09555", "oldLayout is VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL");
}
#endif

#ifdef VK_EXT_shader_tile_image
TEST_F(BarrierInPassTest, TileImages) {
    auto features = Make<VkPhysicalDeviceShaderTileImageFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_TILE_IMAGE_FEATURES_EXT);
    features.shaderTileImageColorReadAccess = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_SHADER_TILE_IMAGE_EXTENSION_NAME});
    const VkImage image = MakeAttachment();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(MakeImageView(image, kColor))};
    const VkRenderingInfo info = Rendering(colors);
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Record(commands, Memory(VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, VK_ACCESS_COLOR_ATTACHMENT_READ_BIT));
    ExpectSilence();
    Record(commands, Memory());
    ExpectOnly("vkCmdPipelineBarrier-None-09586", "dstAccessMask is VK_ACCESS_INPUT_ATTACHMENT_READ_BIT");
    VkImageMemoryBarrier barrier = OfImage(image);
    barrier.dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_READ_BIT;
    RecordImage(commands, barrier);
    ExpectOnly("vkCmdPipelineBarrier-None-09554", "dynamicRenderingLocalRead feature is not enabled");
}
#endif

TEST_F(BarrierInPassTest, ImagesThatColorsAreResolvedTo) {
    WD_START_RENDERING();
    // The subpass reads the image that its color attachment is resolved to.
    PassInfo pass;
    AddDependency(&pass);
    pass.has_resolve = true;
    pass.resolve = pass.color;
    pass.color.samples = VK_SAMPLE_COUNT_4_BIT;
    pass.resolve_reference = pass.input_reference = {1, VK_IMAGE_LAYOUT_GENERAL};
    const auto begin = [&](VkImage image) {
        const VkRenderPass made = MakePass(&pass);
        const VkRenderPassBeginInfo info = BeginInfo(
            made, MakeFrame(made, {ColorView(kColor, VK_SAMPLE_COUNT_4_BIT), MakeImageView(image, kColor)}));
        const VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        return commands;
    };
    VkImage image = MakeAttachment();
    VkCommandBuffer commands = begin(image);
    ExpectSilence();
    RecordImage(commands, OfImage(image));
    ExpectOnly("vkCmdPipelineBarrier-image-09373", "to which color attachment 0 is resolved");
    // Only Android's external formats are resolved without a color attachment.
    pass.color_reference.attachment = VK_ATTACHMENT_UNUSED;
    image = MakeAttachment();
    commands = begin(image);
    ClearMessages();
    RecordImage(commands, OfImage(image));
    ExpectOnly("vkCmdPipelineBarrier-image-09374", "image is VkImage");
}

} // namespace
} // namespace wd::testing
