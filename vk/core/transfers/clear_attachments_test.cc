// vkCmdClearAttachments, in render pass instances of both kinds.
#include "vk/core/rendering/rendering_fixture.h"

namespace wd::testing {
namespace {

constexpr VkImageAspectFlags kColorAspect = VK_IMAGE_ASPECT_COLOR_BIT;
constexpr VkImageAspectFlags kDepthAspect = VK_IMAGE_ASPECT_DEPTH_BIT;
constexpr VkImageAspectFlags kStencilAspect = VK_IMAGE_ASPECT_STENCIL_BIT;

class ClearAttachmentsTest : public RenderingTest {
  protected:
    // Clear clears an attachment, in one rectangle.
    static void Clear(VkCommandBuffer commands, const VkClearRect &rect,
                      VkImageAspectFlags aspects = kColorAspect, uint32_t color = 0) {
        VkClearAttachment attachment = {};
        attachment.aspectMask = aspects;
        attachment.colorAttachment = color;
        vkCmdClearAttachments(commands, 1, &attachment, 1, &rect);
    }
    static VkClearRect Rect(int32_t x, int32_t y, uint32_t width, uint32_t height, uint32_t layer = 0,
                            uint32_t num_layers = 1) {
        return {{{x, y}, {width, height}}, layer, num_layers};
    }
    VkCommandBuffer BeginPass(PassInfo *pass, const std::vector<VkImageView> &views) {
        const VkRenderPass made = MakePass(pass);
        const VkRenderPassBeginInfo info = BeginInfo(made, MakeFrame(made, views));
        const VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        return commands;
    }
    void ExpectOnly(const std::string &rule, const std::string &text) {
        ExpectMessage("VUID-vkCmdClearAttachments-" + rule, text);
        ExpectSilence();
    }
};

TEST_F(ClearAttachmentsTest, RectanglesAreInsideOfTheRenderArea) {
    WD_START_RENDERING();
    PassInfo pass;
    const VkRenderPass made = MakePass(&pass);
    VkRenderPassBeginInfo info = BeginInfo(made, MakeFrame(made, {ColorView()}));
    info.renderArea = {{4, 4}, {8, 8}};
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
    Clear(commands, Rect(4, 4, 8, 8));
    Clear(commands, Rect(11, 11, 1, 1));
    ExpectSilence();
    Clear(commands, Rect(3, 4, 8, 8));
    ExpectOnly("pRects-00016",
               "pRects[0].rect is from (3, 4) with the extent 8 x 8, and the render area is from (4, 4)");
    Clear(commands, Rect(4, 4, 8, 9));
    ExpectOnly("pRects-00016", "was begun by vkCmdBeginRenderPass");
    Clear(commands, Rect(4, 4, 0, 8));
    ExpectOnly("rect-02682", "pRects[0].rect.extent.width is 0");
    Clear(commands, Rect(4, 4, 8, 0));
    ExpectOnly("rect-02683", "pRects[0].rect.extent.height is 0");
}

TEST_F(ClearAttachmentsTest, LayersAreThoseOfTheInstance) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingInfo info = Rendering(colors);
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Clear(commands, Rect(0, 0, 16, 16));
    ExpectSilence();
    Clear(commands, Rect(0, 0, 16, 16, 0, 2));
    ExpectOnly("pRects-06937", "layerCount is 2, the number of layers of the render pass instance is 1");
}

TEST_F(ClearAttachmentsTest, ViewsAreClearedTogether) {
    auto multiview =
        Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
    multiview.multiview = VK_TRUE;
    WD_START_RENDERING(&multiview);
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.arrayLayers = 2;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    view.format = kColor;
    view.subresourceRange = {kColorAspect, 0, 1, 0, 2};
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(MakeView(image, view))};
    VkRenderingInfo info = Rendering(colors);
    info.layerCount = 0;
    info.viewMask = 3;
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Clear(commands, Rect(0, 0, 16, 16));
    ExpectSilence();
    Clear(commands, Rect(0, 0, 16, 16, 0, 2));
    ExpectOnly("baseArrayLayer-00018", "the view mask is 0x3");
}

TEST_F(ClearAttachmentsTest, ColorAttachmentsAreThoseOfTheInstance) {
    WD_START_RENDERING();
    PassInfo pass;
    const VkCommandBuffer commands = BeginPass(&pass, {ColorView()});
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 0);
    ExpectSilence();
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 1);
    ExpectOnly("aspectMask-07271", "pAttachments[0].colorAttachment is 1, the number of color attachments of "
                                   "the render pass instance is 1");
}

TEST_F(ClearAttachmentsTest, DepthAndStencilAreOfTheFormat) {
    WD_START_RENDERING();
    PassInfo none, depth, stencil;
    depth.has_depth = stencil.has_depth = true;
    depth.depth.format = VK_FORMAT_D32_SFLOAT;
    stencil.depth.format = VK_FORMAT_S8_UINT;
    const VkRect2D all = {{0, 0}, {16, 16}};
    const VkClearRect rect = {all, 0, 1};
    VkCommandBuffer commands = BeginPass(&none, {ColorView()});
    Clear(commands, rect, kDepthAspect | kStencilAspect); // Clears nothing.
    ExpectSilence();
    commands = BeginPass(&depth, {ColorView(), MakeImage(VK_FORMAT_D32_SFLOAT, 16, 16, kDepthUsage).view});
    Clear(commands, rect, kDepthAspect);
    ExpectSilence();
    Clear(commands, rect, kDepthAspect | kStencilAspect);
    ExpectOnly("aspectMask-07885", "the format of the depth-stencil attachment is VK_FORMAT_D32_SFLOAT");
    commands = BeginPass(&stencil, {ColorView(), MakeImage(VK_FORMAT_S8_UINT, 16, 16, kDepthUsage).view});
    Clear(commands, rect, kDepthAspect);
    ExpectOnly("aspectMask-07884", "the format of the depth-stencil attachment is VK_FORMAT_S8_UINT");
}

TEST_F(ClearAttachmentsTest, PlanesOfMemoryAreNotCleared) {
    WD_START_RENDERING({}, {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME});
    PassInfo pass;
    const VkCommandBuffer commands = BeginPass(&pass, {ColorView()});
    Clear(commands, Rect(0, 0, 16, 16), VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT);
    ExpectMessage("VUID-VkClearAttachment-aspectMask-02246", "VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT");
    ExpectSilence();
}

TEST_F(ClearAttachmentsTest, ASecondaryDoesNotKnowTheArea) {
    WD_START_RENDERING();
    auto inheritance = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    const VkFormat format = kColor;
    inheritance.colorAttachmentCount = 1;
    inheritance.pColorAttachmentFormats = &format;
    inheritance.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    RecordSecondary(
        [](VkCommandBuffer commands) {
            Clear(commands, Rect(0, 0, 4096, 4096, 0, 4));
            Clear(commands, Rect(0, 0, 4096, 4096), kColorAspect, 3);
        },
        &inheritance, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    ExpectOnly("aspectMask-07271", "stated what the command buffer inherits");
}

TEST_F(ClearAttachmentsTest, WideFormatsAreNotCleared) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView(VK_FORMAT_R64G64_SFLOAT)),
                                                           Attachment(ColorView(VK_FORMAT_R64G64B64_SFLOAT))};
    const VkRenderingInfo info = Rendering(colors);
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 0);
    ExpectSilence();
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 1);
    ExpectOnly("None-09679", "the format of the attachment is VK_FORMAT_R64G64B64_SFLOAT");
}

#ifdef VK_KHR_dynamic_rendering_local_read

TEST_F(ClearAttachmentsTest, UnusedLocationsAreNotCleared) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()), Attachment(ColorView())};
    const VkRenderingInfo info = Rendering(colors);
    const uint32_t locations[] = {VK_ATTACHMENT_UNUSED, 0};
    auto mapped =
        Make<VkRenderingAttachmentLocationInfoKHR>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    mapped.colorAttachmentCount = 2;
    mapped.pColorAttachmentLocations = locations;
    const VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 0);
    DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR")(
        commands, &mapped);
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 1);
    ExpectSilence();
    Clear(commands, Rect(0, 0, 16, 16), kColorAspect, 0);
    ExpectOnly("colorAttachment-09503", "colorAttachment is 0, which is mapped to VK_ATTACHMENT_UNUSED");
}

#endif

// The null driver has no protectedNoFault. Other rules are violated, too.
TEST_F(ClearAttachmentsTest, ProtectedCommandsClearProtectedAttachments) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    WD_START_RENDERING(&features);
    const auto find = [&](VkCommandPoolCreateFlags pool_flags, VkImageCreateFlags image_flags) {
        const VkCommandBuffer commands = BeginOn(0, pool_flags);
        VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
        image.flags = image_flags;
        VkImageViewCreateInfo view = {};
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = kColor;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(MakeView(image, view))};
        const VkRenderingInfo info = Rendering(colors);
        vkCmdBeginRendering(commands, &info);
        ClearMessages();
        Clear(commands, Rect(0, 0, 16, 16));
        std::string found;
        for (const Message &message : messages()) {
            const std::string rule = message.id.size() < 5 ? "" : message.id.substr(message.id.size() - 5);
            found += rule == "02504" || rule == "02505" ? rule : "";
        }
        ClearMessages();
        return found;
    };
    EXPECT_EQ(find(0, 0), "");
    EXPECT_EQ(find(VK_COMMAND_POOL_CREATE_PROTECTED_BIT, VK_IMAGE_CREATE_PROTECTED_BIT), "");
    EXPECT_EQ(find(0, VK_IMAGE_CREATE_PROTECTED_BIT), "02504");
    EXPECT_EQ(find(VK_COMMAND_POOL_CREATE_PROTECTED_BIT, 0), "02505");
}

} // namespace
} // namespace wd::testing
