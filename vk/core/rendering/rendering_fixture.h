// A device on the null driver with dynamic rendering, and short ways to render passes, framebuffers and commands.
#ifndef WARDEN_VK_CORE_RENDERING_RENDERING_FIXTURE_H
#define WARDEN_VK_CORE_RENDERING_RENDERING_FIXTURE_H

#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkFormat kColor = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkFormat kOtherColor = VK_FORMAT_B8G8R8A8_UNORM;
constexpr VkFormat kDepth = VK_FORMAT_D24_UNORM_S8_UINT;
constexpr VkImageUsageFlags kColorUsage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
constexpr VkImageUsageFlags kDepthUsage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;

// PassInfo is a render pass with a subpass that has a color attachment. Change members that differ, and take &info.
struct PassInfo {
    explicit PassInfo(VkFormat format = kColor) {
        color.format = format;
        color.samples = VK_SAMPLE_COUNT_1_BIT;
        color.loadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
        color.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
        color.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
        color.finalLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        depth = color;
        depth.format = kDepth;
        depth.finalLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    }
    PassInfo(const PassInfo &) = delete;
    VkRenderPassCreateInfo *Get() {
        attachments = {color};
        depth_reference.attachment = 1;
        for (VkSubpassDescription &subpass : subpasses) {
            subpass.colorAttachmentCount = 1;
            subpass.pColorAttachments = &color_reference;
            subpass.pDepthStencilAttachment = has_depth ? &depth_reference : nullptr;
            subpass.pResolveAttachments = has_resolve ? &resolve_reference : nullptr;
            subpass.inputAttachmentCount = has_input ? 1 : 0;
            subpass.pInputAttachments = &input_reference;
        }
        if (has_depth) {
            attachments.push_back(depth);
        }
        if (has_resolve) {
            attachments.push_back(resolve);
            resolve_reference.attachment = has_depth ? 2 : 1;
        }
        info.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO;
        info.attachmentCount = static_cast<uint32_t>(attachments.size());
        info.pAttachments = attachments.data();
        info.subpassCount = num_subpasses;
        info.pSubpasses = subpasses;
        info.dependencyCount = static_cast<uint32_t>(dependencies.size());
        info.pDependencies = dependencies.data();
        return &info;
    }

    bool has_depth = false, has_resolve = false, has_input = false;
    uint32_t num_subpasses = 1;
    VkAttachmentDescription color = {}, depth = {}, resolve = {};
    VkAttachmentReference color_reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkAttachmentReference depth_reference = {1, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    VkAttachmentReference resolve_reference = {1, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkAttachmentReference input_reference = {0, VK_IMAGE_LAYOUT_GENERAL};
    VkSubpassDescription subpasses[3] = {};
    std::vector<VkSubpassDependency> dependencies;
    std::vector<VkAttachmentDescription> attachments;
    VkRenderPassCreateInfo info = {};
};

class RenderingTest : public DeviceTest {
  protected:
    // What the device of StartRendering has more: core features, and settings of the null driver.
    VkPhysicalDeviceFeatures core_features = {};
    std::map<std::string, std::string> null_settings;

    // StartRendering brings up a device of Vulkan 1.3 with dynamic rendering. `next` follows the features.
    void StartRendering(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceVulkan13Features features;
        features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.dynamicRendering = VK_TRUE;
        features.synchronization2 = VK_TRUE;
        features.pNext = next;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features;
        options.device_extensions = std::move(extensions);
        options.features = core_features;
        options.environment = null_settings;
        Start(options);
    }

    VkRenderPass MakePass(PassInfo *pass) {
        VkRenderPass made = VK_NULL_HANDLE;
        Check(vkCreateRenderPass(device(), pass->Get(), nullptr, &made), "vkCreateRenderPass");
        Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
        return made;
    }
    static VkFramebufferCreateInfo FrameInfo(VkRenderPass pass, const std::vector<VkImageView> &views,
                                             uint32_t size = 16) {
        auto info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        info.renderPass = pass;
        info.attachmentCount = static_cast<uint32_t>(views.size());
        info.pAttachments = views.data();
        info.width = info.height = size;
        info.layers = 1;
        return info;
    }
    VkFramebuffer MakeFrame(const VkFramebufferCreateInfo &info) {
        VkFramebuffer made = VK_NULL_HANDLE;
        Check(vkCreateFramebuffer(device(), &info, nullptr, &made), "vkCreateFramebuffer");
        Defer([device = device(), made] { vkDestroyFramebuffer(device, made, nullptr); });
        return made;
    }
    VkFramebuffer MakeFrame(VkRenderPass pass, const std::vector<VkImageView> &views) {
        return MakeFrame(FrameInfo(pass, views));
    }
    VkImageView ColorView(VkFormat format = kColor, VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT,
                          uint32_t size = 16) {
        return MakeImage(format, size, size, kColorUsage, samples).view;
    }
    VkImageView DepthView() {
        return MakeImage(kDepth, 16, 16, kDepthUsage).view;
    }
    // Views make one with members of its create info changed.
    VkImageView MakeView(const VkImageCreateInfo &image_info, const VkImageViewCreateInfo &changed) {
        VkImage image = MakeUnboundImage(image_info);
        BindImage(image);
        VkImageViewCreateInfo info = changed;
        info.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO;
        info.image = image;
        VkImageView made = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &info, nullptr, &made), "vkCreateImageView");
        Defer([device = device(), made] { vkDestroyImageView(device, made, nullptr); });
        return made;
    }
    static VkRenderPassBeginInfo BeginInfo(VkRenderPass pass, VkFramebuffer framebuffer) {
        auto info = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        info.renderPass = pass;
        info.framebuffer = framebuffer;
        info.renderArea.extent = {16, 16};
        return info;
    }
    static VkRenderingAttachmentInfo
    Attachment(VkImageView view, VkImageLayout layout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL) {
        auto info = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        info.imageView = view;
        info.imageLayout = layout;
        return info;
    }
    static VkRenderingAttachmentInfo DepthAttachment(VkImageView view) {
        return Attachment(view, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL);
    }
    static VkRenderingInfo Rendering(const std::vector<VkRenderingAttachmentInfo> &colors) {
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea.extent = {16, 16};
        info.layerCount = 1;
        info.colorAttachmentCount = static_cast<uint32_t>(colors.size());
        info.pColorAttachments = colors.data();
        return info;
    }
    // TryRendering records an instance.
    void TryRendering(const VkRenderingInfo &info) {
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    // TryBegin records an instance of a render pass with one subpass.
    void TryBegin(const VkRenderPassBeginInfo &info) {
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    }
};

// WD_START_RENDERING starts the fixture and leaves the test when it was skipped.
#define WD_START_RENDERING(...)                                                                              \
    do {                                                                                                     \
        StartRendering(__VA_ARGS__);                                                                         \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

} // namespace wd::testing

#endif
