// Layouts and aspects of image barriers, against the usage and the format of the image.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

constexpr VkImageAspectFlags kDepthAspect = VK_IMAGE_ASPECT_DEPTH_BIT;
constexpr VkImageAspectFlags kStencilAspect = VK_IMAGE_ASPECT_STENCIL_BIT;

class BarrierImagesTest : public BarrierTest {
  protected:
    VkImage MakeBound(VkFormat format, VkImageUsageFlags usage, VkImageCreateFlags flags = 0) {
        VkImageCreateInfo info = PlainImage(format, {16, 16}, usage);
        info.flags = flags;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }
    static VkImageMemoryBarrier WithAspects(VkImage image, VkImageAspectFlags aspects) {
        VkImageMemoryBarrier barrier = ImageBarrier(image);
        barrier.subresourceRange.aspectMask = aspects;
        return barrier;
    }
};

TEST_F(BarrierImagesTest, ALayoutNeedsItsUsage) {
    WD_START_BARRIERS();
    struct Case {
        VkImageLayout layout;
        VkImageUsageFlags usage;
        const char *rule;
    };
    const Case cases[] = {
        {VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, "oldLayout-01208"},
        {VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, VK_IMAGE_USAGE_SAMPLED_BIT, "oldLayout-01211"},
        {VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_USAGE_TRANSFER_SRC_BIT, "oldLayout-01212"},
        {VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_USAGE_TRANSFER_DST_BIT, "oldLayout-01213"},
        {VK_IMAGE_LAYOUT_ATTACHMENT_OPTIMAL, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
         "srcQueueFamilyIndex-03938"},
        {VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL, VK_IMAGE_USAGE_SAMPLED_BIT, "srcQueueFamilyIndex-03939"},
    };
    const VkImage storage = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_STORAGE_BIT);
    const VkCommandBuffer commands = Begin();
    for (const Case &one : cases) {
        Record(commands, ImageBarrier(MakeBound(VK_FORMAT_R8G8B8A8_UNORM, one.usage), one.layout));
        ExpectSilence();
        Record(commands, ImageBarrier(storage, one.layout));
        ExpectOnly(std::string("VkImageMemoryBarrier-") + one.rule, "the usage VK_IMAGE_USAGE_STORAGE_BIT");
    }
}

TEST_F(BarrierImagesTest, ALayoutOfDepthNeedsItsUsage) {
    WD_START_BARRIERS();
    const std::pair<VkImageLayout, const char *> cases[] = {
        {VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL, "oldLayout-01209"},
        {VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL, "oldLayout-01210"},
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, "oldLayout-01658"},
        {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, "oldLayout-01659"},
    };
    const VkImage attachment =
        MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    const VkImage sampled = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkCommandBuffer commands = Begin();
    for (const auto &[layout, rule] : cases) {
        VkImageMemoryBarrier barrier = WithAspects(attachment, kDepthAspect | kStencilAspect);
        barrier.newLayout = layout;
        Record(commands, barrier);
        ExpectSilence();
        barrier.image = sampled;
        Record(commands, barrier);
        ExpectOnly(std::string("VkImageMemoryBarrier-") + rule, "newLayout is VK_IMAGE_LAYOUT_DEPTH");
    }
}

TEST_F(BarrierImagesTest, EqualLayoutsAreIgnored) {
    WD_START_BARRIERS();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_STORAGE_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands,
           ImageBarrier(image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL));
    Record(commands, ImageBarrier(image, VK_IMAGE_LAYOUT_UNDEFINED));
    ExpectSilence();
}

TEST_F(BarrierImagesTest, NoImageReturnsToUndefined) {
    WD_START_BARRIERS();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_STORAGE_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands, ImageBarrier(image));
    Record(commands, ImageBarrier(image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL));
    ExpectOnly("VkImageMemoryBarrier-newLayout-01198", "newLayout is VK_IMAGE_LAYOUT_UNDEFINED");
}

TEST_F(BarrierImagesTest, LayersAreThoseOfTheImage) {
    WD_START_BARRIERS();
    VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, VK_IMAGE_USAGE_STORAGE_BIT);
    info.arrayLayers = 4;
    const VkImage image = MakeUnboundImage(info);
    BindImage(image);
    const VkCommandBuffer commands = Begin();
    VkImageMemoryBarrier barrier = ImageBarrier(image);
    for (const uint32_t count : {1u, VK_REMAINING_ARRAY_LAYERS}) {
        barrier.subresourceRange.baseArrayLayer = 3;
        barrier.subresourceRange.layerCount = count;
        Record(commands, barrier);
    }
    ExpectSilence();
    barrier.subresourceRange.layerCount = 2;
    Record(commands, barrier);
    ExpectOnly("VkImageMemoryBarrier-subresourceRange-01725", "arrayLayers of the image is 4");
    barrier.subresourceRange.baseArrayLayer = 4;
    Record(commands, barrier);
    ExpectOnly("VkImageMemoryBarrier-subresourceRange-01488", "subresourceRange.baseArrayLayer is 4");
}

TEST_F(BarrierImagesTest, AspectsAreThoseOfTheFormat) {
    WD_START_BARRIERS();
    const VkImage color = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_STORAGE_BIT);
    const VkImage depth = MakeBound(VK_FORMAT_D32_SFLOAT, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands, WithAspects(color, VK_IMAGE_ASPECT_COLOR_BIT));
    Record(commands, WithAspects(depth, kDepthAspect));
    ExpectSilence();
    Record(commands, WithAspects(color, kDepthAspect));
    ExpectOnly("VkImageMemoryBarrier-image-09241",
               "subresourceRange.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT.");
    Record(commands, WithAspects(depth, kDepthAspect | kStencilAspect));
    ExpectOnly("VkImageMemoryBarrier-subresourceRange-09601", "was created with VK_FORMAT_D32_SFLOAT");
}

TEST_F(BarrierImagesTest, DepthAndStencilAreTogether) {
    WD_START_BARRIERS();
    const VkImage image = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands, WithAspects(image, kDepthAspect | kStencilAspect));
    ExpectSilence();
    Record(commands, WithAspects(image, kDepthAspect));
    ExpectOnly("VkImageMemoryBarrier-image-03320", "the separateDepthStencilLayouts feature is not enabled");
}

TEST_F(BarrierImagesTest, DepthAndStencilAreSeparateWithTheFeature) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.separateDepthStencilLayouts = VK_TRUE;
    WD_START_BARRIERS(&features);
    const VkImage image = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT,
                                    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    const VkImage storage = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_STORAGE_BIT);
    const std::pair<VkImageLayout, const char *> cases[] = {
        {VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL, "04065"},
        {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, "04066"},
        {VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL, "04067"},
        {VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL, "04068"},
    };
    const VkCommandBuffer commands = Begin();
    Record(commands, WithAspects(image, kDepthAspect));
    Record(commands, WithAspects(image, kStencilAspect));
    ExpectSilence();
    for (const auto &[layout, rule] : cases) {
        VkImageMemoryBarrier barrier = ImageBarrier(storage, layout);
        Record(commands, barrier);
        ExpectMessage(std::string("VUID-VkImageMemoryBarrier-srcQueueFamilyIndex-") + rule, "");
        ClearMessages();
        barrier.image = image;
        barrier.subresourceRange.aspectMask = layout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL ||
                                                      layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL
                                                  ? kDepthAspect
                                                  : kStencilAspect;
        Record(commands, barrier);
        ExpectSilence();
    }
}

TEST_F(BarrierImagesTest, PlanesOfDisjointImages) {
    WD_START_BARRIERS();
    const VkImage image = MakeBound(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkCommandBuffer commands = Begin();
    Record(commands, WithAspects(image, VK_IMAGE_ASPECT_COLOR_BIT));
    ExpectSilence();
    Record(commands, WithAspects(image, VK_IMAGE_ASPECT_PLANE_0_BIT));
    ExpectOnly("VkImageMemoryBarrier-image-09242", "VK_IMAGE_ASPECT_PLANE_0_BIT");
    Record(commands, WithAspects(image, VK_IMAGE_ASPECT_PLANE_2_BIT));
    ExpectOnly("VkImageMemoryBarrier-subresourceRange-09601", "VK_IMAGE_ASPECT_PLANE_2_BIT");
}

TEST_F(BarrierImagesTest, LayoutsThatTheHostWrites) {
    WD_START_BARRIERS();
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
    barrier.srcStageMask = VK_PIPELINE_STAGE_2_HOST_BIT;
    barrier.srcAccessMask = VK_ACCESS_2_HOST_WRITE_BIT;
    barrier.dstStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image;
    barrier.subresourceRange = kAllColor;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.imageMemoryBarrierCount = 1;
    info.pImageMemoryBarriers = &barrier;
    const VkCommandBuffer commands = Begin();
    vkCmdPipelineBarrier2(commands, &info);
    ExpectSilence();
    barrier.oldLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    vkCmdPipelineBarrier2(commands, &info);
    ExpectOnly("VkImageMemoryBarrier2-srcStageMask-03855",
               "oldLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
}

TEST_F(BarrierImagesTest, LayoutsOfExtensionsNeedTheirUsages) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.attachmentFragmentShadingRate = VK_TRUE;
    auto loops = Make<VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT);
    loops.attachmentFeedbackLoopLayout = VK_TRUE;
    loops.pNext = &rates;
    auto reads = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    reads.dynamicRenderingLocalRead = VK_TRUE;
    reads.pNext = &loops;
    auto maps = Make<VkPhysicalDeviceVideoEncodeQuantizationMapFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VIDEO_ENCODE_QUANTIZATION_MAP_FEATURES_KHR);
    maps.videoEncodeQuantizationMap = VK_TRUE;
    maps.pNext = &reads;
    WD_START_BARRIERS(&maps,
                      {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME,
                       VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME,
                       VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME, VK_KHR_VIDEO_QUEUE_EXTENSION_NAME,
                       VK_KHR_VIDEO_DECODE_QUEUE_EXTENSION_NAME, VK_KHR_VIDEO_ENCODE_QUEUE_EXTENSION_NAME,
                       VK_KHR_VIDEO_ENCODE_QUANTIZATION_MAP_EXTENSION_NAME});
    struct Case {
        VkImageLayout layout;
        VkImageUsageFlags usage;
        const char *rule;
    };
    const VkImageUsageFlags loop = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                                   VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT;
    const Case cases[] = {
        {VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR,
         VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR, "oldLayout-02088"},
        {VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT, loop, "srcQueueFamilyIndex-07006"},
        {VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR,
         VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT,
         "srcQueueFamilyIndex-09550"},
        {VK_IMAGE_LAYOUT_VIDEO_DECODE_SRC_KHR, VK_IMAGE_USAGE_VIDEO_DECODE_SRC_BIT_KHR,
         "srcQueueFamilyIndex-07120"},
        {VK_IMAGE_LAYOUT_VIDEO_DECODE_DST_KHR, VK_IMAGE_USAGE_VIDEO_DECODE_DST_BIT_KHR,
         "srcQueueFamilyIndex-07121"},
        {VK_IMAGE_LAYOUT_VIDEO_DECODE_DPB_KHR, VK_IMAGE_USAGE_VIDEO_DECODE_DPB_BIT_KHR,
         "srcQueueFamilyIndex-07122"},
        {VK_IMAGE_LAYOUT_VIDEO_ENCODE_SRC_KHR, VK_IMAGE_USAGE_VIDEO_ENCODE_SRC_BIT_KHR,
         "srcQueueFamilyIndex-07123"},
        {VK_IMAGE_LAYOUT_VIDEO_ENCODE_DST_KHR, VK_IMAGE_USAGE_VIDEO_ENCODE_DST_BIT_KHR,
         "srcQueueFamilyIndex-07124"},
        {VK_IMAGE_LAYOUT_VIDEO_ENCODE_DPB_KHR, VK_IMAGE_USAGE_VIDEO_ENCODE_DPB_BIT_KHR,
         "srcQueueFamilyIndex-07125"},
        {VK_IMAGE_LAYOUT_VIDEO_ENCODE_QUANTIZATION_MAP_KHR,
         VK_IMAGE_USAGE_VIDEO_ENCODE_QUANTIZATION_DELTA_MAP_BIT_KHR, "srcQueueFamilyIndex-10287"},
    };
    const VkImage copied = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    const VkCommandBuffer commands = Begin();
    for (const Case &one : cases) {
        SCOPED_TRACE(one.rule);
        const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, one.usage);
        ClearMessages(); // Images for video have rules of their own.
        Record(commands, ImageBarrier(image, one.layout));
        ExpectSilence();
        Record(commands, ImageBarrier(copied, one.layout));
        ExpectOnly(std::string("VkImageMemoryBarrier-") + one.rule,
                   "the usage VK_IMAGE_USAGE_TRANSFER_SRC_BIT");
    }
}

TEST_F(BarrierImagesTest, AspectsOfDisjointPlanesAndOfDepth) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.separateDepthStencilLayouts = VK_TRUE;
    WD_START_BARRIERS(&features);
    VkImageCreateInfo info =
        PlainImage(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {16, 16}, VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    info.flags = VK_IMAGE_CREATE_DISJOINT_BIT;
    const VkImage planes = MakeUnboundImage(info),
                  depth = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkCommandBuffer commands = Begin();
    const auto record = [&](VkImage image, VkImageAspectFlags aspects) {
        Record(commands, WithAspects(image, aspects));
    };
    record(planes, VK_IMAGE_ASPECT_PLANE_1_BIT);
    ClearMessages(); // The planes are not bound to memory.
    record(depth, kStencilAspect);
    ExpectSilence();
    record(depth, 0);
    ExpectMessage("VUID-VkImageMemoryBarrier-image-03319",
                  "subresourceRange.aspectMask is VK_IMAGE_ASPECT_NONE");
    ClearMessages(); // An empty mask is a mistake of its own.
    record(planes, 0);
    ExpectMessage("VUID-VkImageMemoryBarrier-image-01672",
                  "subresourceRange.aspectMask is VK_IMAGE_ASPECT_NONE");
    ClearMessages();
}

} // namespace
} // namespace wd::testing
