// Multiview: attachments are accessed in the layers of the views, which are loaded and stored separately.
#include "vk/syncval/testing/syncval_pass_fixture.h"

using wd::testing::Make;

class SyncvalViewsTest : public SyncvalPasses {
  protected:
    // ViewOptions asks for multiview; `features_` must outlive it.
    wd::testing::Options ViewOptions() {
        auto options = SyncOptions(GetParam());
        features_.multiview = VK_TRUE;
        features_.pNext = const_cast<void *>(options.device_next);
        options.device_next = &features_;
        return options;
    }

    // MakeLayers makes an image of four layers and a view of all of them.
    VkImageView MakeLayers(VkImage *image) {
        auto info =
            wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16},
                                    VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.arrayLayers = 4;
        *image = MakeUnboundImage(info);
        BindImage(*image);
        return MakeImageView(*image, info.format, VK_IMAGE_VIEW_TYPE_2D_ARRAY);
    }

    VkPhysicalDeviceMultiviewFeatures features_ =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);

    // MakeViewPass creates a pass with one attachment, which subpasses with these views load, write and
    // store.
    Pass MakeViewPass(const std::vector<uint32_t> &views, VkImageView view) {
        const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
        auto attachment = Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        attachment.initialLayout = attachment.finalLayout = general;
        const VkAttachmentReference2 reference = Reference(0, general, VK_IMAGE_ASPECT_COLOR_BIT);
        std::vector<VkSubpassDescription2> subpasses;
        std::vector<VkSubpassDependency2> dependencies;
        const VkPipelineStageFlags2 stage = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
        const VkAccessFlags2 accesses =
            VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
        for (uint32_t i = 0; i < views.size(); i++) {
            auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
            subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
            subpass.viewMask = views[i];
            subpass.colorAttachmentCount = 1;
            subpass.pColorAttachments = &reference;
            subpasses.push_back(subpass);
            if (i) {
                dependencies.push_back(Dependency(i - 1, i, {stage, accesses, stage, accesses}));
            }
        }
        return Finish(attachment, view, subpasses, dependencies);
    }

    static Draws Clearing(VkImage image, uint32_t layer) {
        return [=](VkCommandBuffer commands) {
            const VkClearColorValue color = {};
            const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, layer, 1};
            vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        };
    }
};

TEST_P(SyncvalViewsTest, ViewsAreLayers) {
    WD_START_DEVICE(ViewOptions());
    VkImage image;
    const VkImageView view = MakeLayers(&image);
    for (uint32_t layer = 0; layer < 4; layer++) {
        const bool is_viewed = layer == 0 || layer == 2;
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        rendering.renderArea = {{0, 0}, {16, 16}};
        rendering.viewMask = 0b101;
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachments = &attachment;
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, layer, 1};
        VkCommandBuffer commands = Begin();
        Ready(commands, image);
        vkCmdBeginRendering(commands, &rendering);
        vkCmdEndRendering(commands);
        vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        vkEndCommandBuffer(commands);
        if (is_viewed) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "array layer " + std::to_string(layer));
        }
        ExpectSilence();
    }
}

// Each view is loaded at its first use and stored at its last use.
TEST_P(SyncvalViewsTest, ViewsOfOneSubpassOnly) {
    WD_START_DEVICE(ViewOptions());
    VkImage image;
    const VkImageView view = MakeLayers(&image);
    const Pass pass = MakeViewPass({0b0011, 0b0110}, view);
    const Draws run = [&](VkCommandBuffer commands) { Run(commands, pass, {nullptr, nullptr}); };
    const char *const loads[] = {"vkCmdBeginRenderPass (command ", "vkCmdBeginRenderPass (command ",
                                 "vkCmdNextSubpass (command "};
    const char *const stores[] = {"vkCmdNextSubpass (command ", "vkCmdEndRenderPass (command ",
                                  "vkCmdEndRenderPass (command "};
    const auto ready_and = [&](const Draws &next) {
        return [=](VkCommandBuffer commands) {
            Ready(commands, image);
            next(commands);
        };
    };
    for (uint32_t layer = 0; layer < 3; layer++) {
        SCOPED_TRACE(layer);
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", loads[layer], ready_and(Clearing(image, layer)), run);
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", stores[layer], ready_and(run), Clearing(image, layer));
    }
    ExpectSilent(ready_and(Clearing(image, 3)), run);
    ExpectSilent(ready_and(run), Clearing(image, 3));
}

WD_SYNCVAL_DRIVERS(SyncvalViewsTest);
