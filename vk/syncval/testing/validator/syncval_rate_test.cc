// Attachments other than color and depth: shading rates, density maps, and stencil aspects with separate
// layouts.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

namespace {

constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;

// From external to the color attachment only.
constexpr SyncMasks kColorOnly = {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                                  VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                                  VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT |
                                      VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT};

VkAttachmentDescription2 Description(VkFormat format, VkAttachmentLoadOp load) {
    auto made = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
    made.format = format;
    made.samples = VK_SAMPLE_COUNT_1_BIT;
    made.loadOp = made.stencilLoadOp = load;
    made.storeOp = made.stencilStoreOp =
        load == VK_ATTACHMENT_LOAD_OP_LOAD ? VK_ATTACHMENT_STORE_OP_STORE : VK_ATTACHMENT_STORE_OP_NONE;
    made.initialLayout = made.finalLayout = kGeneral;
    return made;
}

} // namespace

class SyncvalRateTest : public SyncvalPasses {
  protected:
    // A pass that writes the first image, with a second attachment: a shading rate with texels of 4 x 4
    // pixels, or a density map.
    Pass MakeRatePass(VkImageView view, VkFormat format, bool is_density_map) {
        const VkAttachmentDescription2 attachments[] = {
            Description(VK_FORMAT_R8G8B8A8_UNORM, VK_ATTACHMENT_LOAD_OP_LOAD),
            Description(format, VK_ATTACHMENT_LOAD_OP_LOAD)};
        const VkAttachmentReference2 color = Reference(0, kGeneral, VK_IMAGE_ASPECT_COLOR_BIT),
                                     other = Reference(1, kGeneral, 0);
        auto rate = Make<VkFragmentShadingRateAttachmentInfoKHR>(
            VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
        rate.pFragmentShadingRateAttachment = &other;
        rate.shadingRateAttachmentTexelSize = {4, 4};
        auto map = Make<VkRenderPassFragmentDensityMapCreateInfoEXT>(
            VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
        map.fragmentDensityMapAttachment = {1, kGeneral};
        auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.pNext = is_density_map ? nullptr : &rate;
        subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &color;
        const VkSubpassDependency2 dependency = Dependency(kExternal, 0, kColorOnly);
        auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.pNext = is_density_map ? &map : nullptr;
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        info.dependencyCount = 1;
        info.pDependencies = &dependency;
        return Finish(info, {images_[0].view, view});
    }

    // Copying writes columns [begin, end) of an image of 4 x 4 texels.
    Draws Copying(const Image &image, int32_t begin, uint32_t end) {
        return [=, target = image.handle](VkCommandBuffer commands) {
            VkBufferImageCopy region = {};
            region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
            region.imageOffset = {begin, 0, 0};
            region.imageExtent = {end - static_cast<uint32_t>(begin), 4, 1};
            vkCmdCopyBufferToImage(commands, vertices_.handle, target, kGeneral, 1, &region);
        };
    }

    // After transitions the images to their layouts first.
    Draws After(const Image &image, const Draws &draws) {
        return [=, handle = image.handle](VkCommandBuffer commands) {
            Ready(commands, images_[0].handle);
            Ready(commands, handle);
            draws(commands);
        };
    }

    // ExpectRateReads expects that `render`, of the right half of 16 x 16 pixels, reads columns 2 and 3 of
    // `image`.
    void ExpectRateReads(const Image &image, const Draws &render) {
        const char *words = "VK_ACCESS_2_FRAGMENT_SHADING_RATE_ATTACHMENT_READ_BIT_KHR";
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, After(image, Copying(image, 2, 3)), render);
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, After(image, Copying(image, 3, 4)), render);
        ExpectSilent(After(image, Copying(image, 0, 2)), render);
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", words, After(image, render), Copying(image, 2, 4));
        ExpectSilent(After(image, render), Copying(image, 0, 2));
    }

    static constexpr VkRect2D kRight = {{8, 0}, {8, 16}};
};

// Starts a device with one more extension.
#define START(extension)                                                                                     \
    auto options = SyncOptions(GetParam());                                                                  \
    options.device_extensions.push_back(extension);                                                          \
    WD_START_DEVICE(options);                                                                                \
    MakeResources()

// Of images that lavapipe does not support.
class SyncvalRateImageTest : public SyncvalRateTest {};

TEST_P(SyncvalRateImageTest, ShadingRatesAreRead) {
    START(VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME);
    const Image rate =
        MakeImage(VK_FORMAT_R8_UINT, 4, 4,
                  VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const Pass pass = MakeRatePass(rate.view, rate.format, false);
    ExpectRateReads(rate, [&](VkCommandBuffer commands) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = pass.handle;
        begin.framebuffer = pass.framebuffer;
        begin.renderArea = kRight;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdEndRenderPass(commands);
    });
    ExpectRateReads(rate, [&](VkCommandBuffer commands) {
        auto attachment = Make<VkRenderingFragmentShadingRateAttachmentInfoKHR>(
            VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
        attachment.imageView = rate.view;
        attachment.imageLayout = kGeneral;
        attachment.shadingRateAttachmentTexelSize = {4, 4};
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.pNext = &attachment;
        info.renderArea = kRight;
        info.layerCount = 1;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    });
}

TEST_P(SyncvalRateImageTest, DynamicDensityMapsAreRead) {
    START(VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME);
    const Image map =
        MakeImage(VK_FORMAT_R8G8_UNORM, 4, 4,
                  VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    for (const bool is_dynamic : {true, false}) {
        SCOPED_TRACE(is_dynamic ? "dynamic" : "not dynamic");
        auto view_info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        view_info.flags = is_dynamic ? VK_IMAGE_VIEW_CREATE_FRAGMENT_DENSITY_MAP_DYNAMIC_BIT_EXT : 0;
        view_info.image = map.handle;
        view_info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view_info.format = map.format;
        view_info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkImageView view;
        Check(vkCreateImageView(device(), &view_info, nullptr, &view), "vkCreateImageView");
        Defer([device = device(), view] { vkDestroyImageView(device, view, nullptr); });
        const Pass pass = MakeRatePass(view, map.format, true);
        const auto render = [&](VkCommandBuffer commands) { Run(commands, pass, {nullptr}); };
        const char *words = "VK_ACCESS_2_FRAGMENT_DENSITY_MAP_READ_BIT_EXT";
        if (is_dynamic) {
            ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, After(map, Copying(map, 3, 4)), render);
            ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", words, After(map, render), Copying(map, 0, 1));
        } else { // The host reads it during recording.
            ExpectSilent(After(map, Copying(map, 3, 4)), render);
            ExpectSilent(After(map, render), Copying(map, 0, 1));
        }
        // The other accesses of the pass are tracked, and only its dependencies order them.
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyBufferToImage (command ", After(map, render),
                    Copying(images_[0], 0, 4));
    }
}

TEST_P(SyncvalRateTest, StencilLayoutsOfTheirOwn) {
    auto options = SyncOptions(GetParam());
    auto features13 = *static_cast<const VkPhysicalDeviceVulkan13Features *>(options.device_next);
    auto features12 = *static_cast<const VkPhysicalDeviceVulkan12Features *>(features13.pNext);
    features12.separateDepthStencilLayouts = VK_TRUE;
    features13.pNext = &features12;
    options.device_next = &features13;
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    const Image target =
        MakeImage(VK_FORMAT_D32_SFLOAT_S8_UINT, 16, 16,
                  VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const auto clearing = [&](VkImageAspectFlags aspect) {
        return [=](VkCommandBuffer commands) {
            const VkClearDepthStencilValue value = {};
            const VkImageSubresourceRange range = {aspect, 0, 1, 0, 1};
            vkCmdClearDepthStencilImage(commands, target.handle, kGeneral, &value, 1, &range);
        };
    };
    // One aspect is transitioned to another layout and back; there is no other access.
    for (const VkImageAspectFlagBits changed : {VK_IMAGE_ASPECT_DEPTH_BIT, VK_IMAGE_ASPECT_STENCIL_BIT}) {
        const bool is_depth = changed == VK_IMAGE_ASPECT_DEPTH_BIT;
        auto description = Description(target.format, VK_ATTACHMENT_LOAD_OP_NONE_EXT);
        auto layouts = Make<VkAttachmentDescriptionStencilLayout>(
            VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
        layouts.stencilInitialLayout = layouts.stencilFinalLayout = kGeneral;
        description.pNext = &layouts;
        auto reference = Reference(0, is_depth ? VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL : kGeneral,
                                   VK_IMAGE_ASPECT_DEPTH_BIT);
        auto stencil =
            Make<VkAttachmentReferenceStencilLayout>(VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
        stencil.stencilLayout = is_depth ? kGeneral : VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
        reference.pNext = &stencil;
        auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        subpass.pDepthStencilAttachment = &reference;
        const Pass pass = Finish(description, target.view, {subpass});
        for (const VkImageAspectFlagBits cleared : {VK_IMAGE_ASPECT_DEPTH_BIT, VK_IMAGE_ASPECT_STENCIL_BIT}) {
            SCOPED_TRACE(std::to_string(changed) + " changes, " + std::to_string(cleared) + " is cleared");
            ClearMessages();
            VkCommandBuffer commands = Begin();
            clearing(cleared)(commands);
            Run(commands, pass, {nullptr});
            vkEndCommandBuffer(commands);
            if (cleared == changed) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", is_depth ? "DEPTH" : "STENCIL");
            }
            ExpectSilence();
        }
    }
}

WD_SYNCVAL_DRIVER(SyncvalRateImageTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalRateTest);
