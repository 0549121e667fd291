// A fixture with render passes of one or two subpasses, and draws in them.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_PASS_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_PASS_FIXTURE_H

#include "vk/syncval/testing/syncval_scene_fixture.h"

inline constexpr VkAttachmentReference2 Reference(uint32_t attachment, VkImageLayout layout,
                                                  VkImageAspectFlags aspect) {
    return {VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_2, nullptr, attachment, layout, aspect};
}

// Version1Stages and Version1Accesses replace members of synchronization2 by the combined bits that the masks
// of a dependency can hold.
inline VkPipelineStageFlags Version1Stages(VkPipelineStageFlags2 stages) {
    const VkPipelineStageFlags2 transfers = VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_RESOLVE_BIT |
                                            VK_PIPELINE_STAGE_2_BLIT_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT;
    return static_cast<VkPipelineStageFlags>(stages) |
           (stages & transfers ? VK_PIPELINE_STAGE_TRANSFER_BIT : 0);
}
inline VkAccessFlags Version1Accesses(VkAccessFlags2 accesses) {
    const VkAccessFlags2 reads = VK_ACCESS_2_SHADER_SAMPLED_READ_BIT | VK_ACCESS_2_SHADER_STORAGE_READ_BIT;
    return static_cast<VkAccessFlags>(accesses) | (accesses & reads ? VK_ACCESS_SHADER_READ_BIT : 0) |
           (accesses & VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT ? VK_ACCESS_SHADER_WRITE_BIT : 0);
}

inline VkSubpassDependency2 Dependency(uint32_t source, uint32_t target, const SyncMasks &masks,
                                       VkDependencyFlags flags = 0) {
    auto made = wd::testing::Make<VkSubpassDependency2>(VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2);
    made.srcSubpass = source;
    made.dstSubpass = target;
    made.srcStageMask = Version1Stages(masks.src_stages);
    made.srcAccessMask = Version1Accesses(masks.src_accesses);
    made.dstStageMask = Version1Stages(masks.dst_stages);
    made.dstAccessMask = Version1Accesses(masks.dst_accesses);
    made.dependencyFlags = flags;
    return made;
}

inline constexpr SyncMasks kEverything = {
    VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT,
    VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};

inline constexpr uint32_t kExternal = VK_SUBPASS_EXTERNAL;

// SyncvalPasses makes render passes of two images, and pipelines for their subpasses.
class SyncvalPasses : public SyncvalScene {
  protected:
    // Two attachments: subpass 0 writes the first one, subpass 1 writes the second one and reads the first
    // one if `input`. All are in the general layout, loaded and stored; after the pass they are in the layout
    // `end`.
    struct Pass {
        VkRenderPass handle;
        VkFramebuffer framebuffer;
    };

    Pass MakePass(const std::vector<VkSubpassDependency2> &dependencies, bool input = false,
                  const std::vector<uint32_t> &views = {0, 0},
                  VkAttachmentLoadOp load = VK_ATTACHMENT_LOAD_OP_LOAD,
                  VkImageLayout end = VK_IMAGE_LAYOUT_GENERAL) {
        const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
        VkAttachmentDescription2 attachments[2];
        for (auto &attachment : attachments) {
            attachment =
                wd::testing::Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
            attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
            attachment.samples = VK_SAMPLE_COUNT_1_BIT;
            attachment.loadOp = load;
            attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
            attachment.initialLayout = general;
            attachment.finalLayout = end;
        }
        const VkAttachmentReference2 references[] = {Reference(0, general, VK_IMAGE_ASPECT_COLOR_BIT),
                                                     Reference(1, general, VK_IMAGE_ASPECT_COLOR_BIT)};
        VkSubpassDescription2 subpasses[2];
        for (int i = 0; i < 2; i++) {
            subpasses[i] = wd::testing::Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
            subpasses[i].pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
            subpasses[i].viewMask = views[i];
            subpasses[i].colorAttachmentCount = 1;
            subpasses[i].pColorAttachments = &references[i];
        }
        subpasses[1].inputAttachmentCount = input ? 1 : 0;
        subpasses[1].pInputAttachments = &references[0];
        auto info = wd::testing::Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 2;
        info.pSubpasses = subpasses;
        info.dependencyCount = static_cast<uint32_t>(dependencies.size());
        info.pDependencies = dependencies.data();
        return Finish(info, {images_[0].view, images_[1].view});
    }

    // With one attachment.
    Pass Finish(const VkAttachmentDescription2 &attachment, VkImageView view,
                const std::vector<VkSubpassDescription2> &subpasses,
                const std::vector<VkSubpassDependency2> &dependencies = {}) {
        auto info = wd::testing::Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
        info.attachmentCount = 1;
        info.pAttachments = &attachment;
        info.subpassCount = static_cast<uint32_t>(subpasses.size());
        info.pSubpasses = subpasses.data();
        info.dependencyCount = static_cast<uint32_t>(dependencies.size());
        info.pDependencies = dependencies.data();
        return Finish(info, {view});
    }

    Pass Finish(const VkRenderPassCreateInfo2 &info, const std::vector<VkImageView> &views) {
        Pass pass;
        Check(vkCreateRenderPass2(device(), &info, nullptr, &pass.handle), "vkCreateRenderPass2");
        Defer([device = device(), handle = pass.handle] { vkDestroyRenderPass(device, handle, nullptr); });
        auto frame = wd::testing::Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        frame.renderPass = pass.handle;
        frame.attachmentCount = static_cast<uint32_t>(views.size());
        frame.pAttachments = views.data();
        frame.width = frame.height = 16;
        frame.layers = 1;
        Check(vkCreateFramebuffer(device(), &frame, nullptr, &pass.framebuffer), "vkCreateFramebuffer");
        Defer([device = device(), handle = pass.framebuffer] {
            vkDestroyFramebuffer(device, handle, nullptr);
        });
        return pass;
    }

    void MakeResources() {
        vertices_ = MakeBuffer(1024, kBufferUsage);
        for (wd::testing::Image &image : images_) {
            image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                              kImageUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT);
        }
        set_layout_ = MakeSetLayout(
            {{0, kStorage, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr},
             {1, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
        layout_ = MakePipelineLayout({set_layout_});
        set_ = MakeSet(set_layout_, {{kStorage, 1}, {VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1}});
        WriteBuffer(set_, 0, 0, kStorage, vertices_);
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, images_[0].view, VK_IMAGE_LAYOUT_GENERAL);
        reads_ = CornerOptions();
        reads_.layout = layout_;
        stores_.layout = layout_;
        stores_.fragment = MakeShader(syncval_store);
        loads_.layout = layout_;
        loads_.fragment = MakeShader(syncval_input);
    }

    // One subpass, one attachment: one of the images.
    Pass MakeSinglePass(const std::vector<VkSubpassDependency2> &dependencies, int image = 0) {
        auto attachment =
            wd::testing::Make<VkAttachmentDescription2>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2);
        attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
        attachment.samples = VK_SAMPLE_COUNT_1_BIT;
        attachment.initialLayout = attachment.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        const VkAttachmentReference2 reference =
            Reference(0, VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_ASPECT_COLOR_BIT);
        auto subpass = wd::testing::Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
        subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
        subpass.colorAttachmentCount = 1;
        subpass.pColorAttachments = &reference;
        return Finish(attachment, images_[image].view, {subpass}, dependencies);
    }

    using Draws = std::function<void(VkCommandBuffer)>;

    Draws Drawing(DrawOptions options, const Pass &pass, uint32_t subpass) {
        options.render_pass = pass.handle;
        options.subpass = subpass;
        const VkPipeline pipeline = MakeDrawPipeline(options);
        return [=](VkCommandBuffer commands) {
            const VkBuffer buffers[] = {vertices_.handle, vertices_.handle};
            const VkDeviceSize offsets[] = {0, 0};
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set_, 0,
                                    nullptr);
            vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
            vkCmdDraw(commands, 3, 1, 0, 0);
        };
    }

    void Run(VkCommandBuffer commands, const Pass &pass, const std::vector<Draws> &draws,
             VkSubpassContents contents = VK_SUBPASS_CONTENTS_INLINE) {
        auto begin = wd::testing::Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = pass.handle;
        begin.framebuffer = pass.framebuffer;
        begin.renderArea = {{0, 0}, {16, 16}};
        const VkClearValue clears[4] = {};
        begin.clearValueCount = 4;
        begin.pClearValues = clears;
        vkCmdBeginRenderPass(commands, &begin, contents);
        for (size_t i = 0; i < draws.size(); i++) {
            if (i) {
                vkCmdNextSubpass(commands, contents);
            }
            if (draws[i]) {
                draws[i](commands);
            }
        }
        vkCmdEndRenderPass(commands);
    }

    VkCommandBuffer BeginReady() {
        VkCommandBuffer commands = Begin();
        for (const wd::testing::Image &image : images_) {
            Ready(commands, image.handle);
        }
        return commands;
    }

    wd::testing::Buffer vertices_;
    wd::testing::Image images_[2];
    VkDescriptorSetLayout set_layout_;
    VkPipelineLayout layout_;
    VkDescriptorSet set_;
    DrawOptions reads_, stores_, loads_;
};

// Starts a device whose fragment shaders store, with the fixture's resources.
#define WD_START_PASSES()                                                                                    \
    auto options = SyncOptions(GetParam());                                                                  \
    options.features.fragmentStoresAndAtomics = VK_TRUE;                                                     \
    WD_START_DEVICE(options);                                                                                \
    MakeResources()

#endif
