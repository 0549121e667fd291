// The fixture of tests of image layouts: a compute program that reads three images.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_IMAGE_LAYOUTS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_IMAGE_LAYOUTS_TEST_H

#include <string>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/layouts_test_shaders.h"

namespace wd::testing {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageLayout kAttachment = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;

// ImageUse is a command that uses an image through a descriptor of set 0.
struct ImageUse {
    std::string command = "vkCmdDispatch";
    uint32_t binding = 1;
    std::string image = "albedo";
};

class ImageLayoutsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_descriptor_contents"] = "true";
        options.api_version = VK_API_VERSION_1_3;
        vulkan13_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        vulkan13_.synchronization2 = VK_TRUE;
        vulkan13_.dynamicRendering = VK_TRUE;
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
        stored_ = MakeTexture("stored");
        const VkImage combined = MakeTexture("combined");
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, MakeImageView(stored_, kFormat), kGeneral);
        WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, MakeImageView(combined, kFormat),
                   combined_layout, MakeSampler());
        VkCommandBuffer commands = Begin();
        Transition(commands, stored_, kGeneral);
        Transition(commands, combined, kReadOnly);
        Check(Submit(commands), "vkQueueSubmit");
    }
    VkImageView ViewOfAll(VkImage image, const VkImageCreateInfo &info, const void *next = nullptr) {
        auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view_info.pNext = next;
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
    void ExpectInLayout(const char *layout, const char *setter, const ImageUse &use = {}) {
        ASSERT_EQ(messages().size(), 1u);
        const std::string text = messages()[0].text;
        EXPECT_NE(text.find(setter), std::string::npos) << text;
        EXPECT_NE(text.find("Image (" + use.image + ")"), std::string::npos) << text;
        ExpectMessage("VUID-" + use.command + "-None-09600",
                      use.command + ": the image of the descriptor of set 0, binding " +
                          std::to_string(use.binding) + ", index 0 is in the layout " + layout);
    }
    // MakeSampledPass makes a render pass with a framebuffer that leaves the image of `view_` in kReadOnly.
    Target MakeSampledPass(VkFormat format = kFormat) {
        VkAttachmentDescription attachment = {};
        attachment.format = format;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachment.finalLayout = kReadOnly;
        const VkAttachmentReference color = {0, kAttachment};
        VkSubpassDescription subpass = {};
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &color;
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.attachmentCount = info.subpassCount = 1;
        info.pAttachments = &attachment;
        info.pSubpasses = &subpass;
        Target made = {{sampled_, VK_NULL_HANDLE, view_, format, {4, 4}}};
        Check(vkCreateRenderPass(device(), &info, nullptr, &made.render_pass), "vkCreateRenderPass");
        Defer([device = device(), pass = made.render_pass] { vkDestroyRenderPass(device, pass, nullptr); });
        auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        frame.renderPass = made.render_pass;
        frame.attachmentCount = frame.layers = 1;
        frame.pAttachments = &view_;
        frame.width = frame.height = 4;
        Check(vkCreateFramebuffer(device(), &frame, nullptr, &made.framebuffer), "vkCreateFramebuffer");
        Defer([device = device(), made] { vkDestroyFramebuffer(device, made.framebuffer, nullptr); });
        return made;
    }
    // MakeSwapchain makes a swapchain on a headless surface.
    VkSwapchainKHR MakeSwapchain() {
        auto surface_info =
            Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        Defer([instance = instance(), surface] { vkDestroySurfaceKHR(instance, surface, nullptr); });
        auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
        info.surface = surface;
        info.minImageCount = 3;
        info.imageFormat = kFormat;
        info.imageExtent = {4, 4};
        info.imageArrayLayers = 1;
        info.imageUsage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain), "vkCreateSwapchainKHR");
        Defer([device = device(), swapchain] { vkDestroySwapchainKHR(device, swapchain, nullptr); });
        return swapchain;
    }
    void RecordRendering(VkCommandBuffer commands, VkImageLayout layout) {
        auto color = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        color.imageView = view_;
        color.imageLayout = layout;
        color.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea.extent = {4, 4};
        info.layerCount = info.colorAttachmentCount = 1;
        info.pColorAttachments = &color;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    }

    VkPhysicalDeviceVulkan13Features vulkan13_ = {};
    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkImage sampled_ = VK_NULL_HANDLE, stored_ = VK_NULL_HANDLE;
    VkImageView view_ = VK_NULL_HANDLE;
};

} // namespace wd::testing

#endif
