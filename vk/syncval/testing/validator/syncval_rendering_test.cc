// Renderings that are suspended and resumed, secondary command buffers that continue them, pipelines made of libraries.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Image;
using wd::testing::Make;

class SyncvalRenderingTest : public SyncvalScene {
  protected:
    static constexpr VkRenderingFlags kSuspends = VK_RENDERING_SUSPENDING_BIT,
                                      kResumes = VK_RENDERING_RESUMING_BIT;

    void MakeResources() {
        target_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
        pipeline_ = MakeDrawPipeline({});
    }

    void Part(VkCommandBuffer commands, VkRenderingFlags flags) {
        Render(
            commands, target_.view,
            [&] {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_);
                vkCmdDraw(commands, 3, 1, 0, 0);
            },
            flags);
    }

    void Clear(VkCommandBuffer commands) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, target_.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    // Secondary records a draw that continues a rendering of the target.
    VkCommandBuffer Secondary(VkPipeline pipeline) {
        auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
            VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
        rendering.colorAttachmentCount = 1;
        rendering.pColorAttachmentFormats = &target_.format;
        rendering.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
        return RecordSecondary(
            [=](VkCommandBuffer commands) {
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                vkCmdDraw(commands, 3, 1, 0, 0);
            },
            &rendering,
            VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT | VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    }

    Image target_;
    VkPipeline pipeline_;
};

TEST_P(SyncvalRenderingTest, ResumedInTheSameCommandBuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    Part(commands, kSuspends);
    Part(commands, kResumes | kSuspends);
    Part(commands, kResumes);
    ExpectSilence();
    Clear(commands);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE",
                  "vkCmdEndRendering (command "); // The store operation, once.
    ExpectSilence();
}

TEST_P(SyncvalRenderingTest, TwoRenderingsAreNotOne) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    VkCommandBuffer commands = Begin();
    Ready(commands, target_.handle);
    Part(commands, 0);
    Part(commands, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBeginRendering (command ");
    ExpectSilence();
}

TEST_P(SyncvalRenderingTest, ResumedInTheNextCommandBuffer) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    VkCommandBuffer all[3];
    for (int i = 0; i < 3; i++) {
        all[i] = Begin();
        if (i == 0) {
            Ready(all[i], target_.handle);
        }
        Part(all[i], (i > 0 ? kResumes : 0) | (i < 2 ? kSuspends : 0));
        vkEndCommandBuffer(all[i]);
    }
    SubmitAll({all[0], all[1], all[2]});
    ExpectSilence();
    VkCommandBuffer clear = Begin();
    Clear(clear);
    vkEndCommandBuffer(clear);
    SubmitAll({all[0], all[1], all[2], clear});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage (command 1)");
    ExpectSilence();
}

TEST_P(SyncvalRenderingTest, SecondaryCommandBuffersDrawToTheAttachments) {
    auto options = SyncOptions(GetParam());
    options.device_extensions.push_back(VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME);
    WD_START_DEVICE(options);
    MakeResources();
    DrawOptions masked;
    masked.blend.colorWriteMask = 0;
    for (const bool writes : {true, false}) {
        VkCommandBuffer secondary = Secondary(writes ? pipeline_ : MakeDrawPipeline(masked));
        const auto execute = [&](VkCommandBuffer commands) {
            RenderPlain(commands, target_.view, VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT, [&] {
                vkCmdExecuteCommands(commands, 1, &secondary);
                vkCmdExecuteCommands(commands, 1, &secondary); // Rasterization is in order.
            });
        };
        const auto first = [&](VkCommandBuffer commands) {
            Ready(commands, target_.handle);
            execute(commands);
        };
        ClearMessages();
        if (writes) {
            ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdDraw (command 1 of secondary command buffer ",
                        first, [&](VkCommandBuffer commands) { Clear(commands); });
            continue;
        }
        VkCommandBuffer commands = Begin();
        first(commands);
        Clear(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
}

// Store operations write attachments in read-only layouts, too (Vulkan, "Render Pass Store Operations"). Shaders may
// read the attachment in the same rendering.
TEST_P(SyncvalRenderingTest, ReadOnlyAttachmentsAreStored) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkFormat format = VK_FORMAT_D32_SFLOAT;
    const VkImageLayout layout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    const Image depth = MakeImage(format, 16, 16,
                                  VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
                                      VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    const VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    const VkDescriptorSet set = MakeSet(set_layout, {{type, 1}});
    WriteImage(set, 0, 0, type, depth.view, layout, MakeSampler());
    DrawOptions reads;
    reads.depth = format;
    reads.tests.depthTestEnable = VK_TRUE;
    reads.layout = MakePipelineLayout({set_layout});
    reads.fragment = MakeShader(syncval_shade);
    const VkPipeline pipeline = MakeDrawPipeline(reads);
    const VkPipelineStageFlags2 tests =
        VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT;
    const VkPipelineStageFlags2 reading = tests | VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
    const SyncMasks everything = {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                                  VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                                  VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT};
    ClearMessages();
    for (const VkAttachmentStoreOp op :
         {VK_ATTACHMENT_STORE_OP_NONE, VK_ATTACHMENT_STORE_OP_STORE, VK_ATTACHMENT_STORE_OP_DONT_CARE}) {
        for (const bool is_available : {false, true}) {
            SCOPED_TRACE(std::to_string(op) + (is_available ? ", available" : ""));
            VkCommandBuffer commands = Begin();
            Ready(commands, target_.handle);
            Transition(commands, depth.handle, VK_IMAGE_LAYOUT_UNDEFINED, layout, everything,
                       VK_IMAGE_ASPECT_DEPTH_BIT);
            const auto color = Attachment(target_.view, VK_ATTACHMENT_LOAD_OP_LOAD);
            auto tested = Attachment(depth.view, VK_ATTACHMENT_LOAD_OP_LOAD, op);
            tested.imageLayout = layout;
            auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
            info.renderArea = {{0, 0}, {16, 16}};
            info.layerCount = info.colorAttachmentCount = 1;
            info.pColorAttachments = &color;
            info.pDepthAttachment = &tested;
            vkCmdBeginRendering(commands, &info);
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, reads.layout, 0, 1, &set, 0,
                                    nullptr);
            vkCmdDraw(commands, 3, 1, 0, 0);
            vkCmdEndRendering(commands);
            ExpectSilence();
            Transition(commands, depth.handle, layout, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                       {reading,
                        is_available ? VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT : VK_ACCESS_2_NONE,
                        VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT},
                       VK_IMAGE_ASPECT_DEPTH_BIT);
            vkEndCommandBuffer(commands);
            if (op != VK_ATTACHMENT_STORE_OP_NONE && !is_available) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "store operation VK_ATTACHMENT_STORE_OP_");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalRenderingTest, PipelinesOfLibraries) {
    auto options = SyncOptions(GetParam());
    auto features = Make<VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
    features.graphicsPipelineLibrary = VK_TRUE;
    features.pNext = const_cast<void *>(options.device_next);
    options.device_next = &features;
    options.device_extensions = {VK_KHR_PIPELINE_LIBRARY_EXTENSION_NAME,
                                 VK_EXT_GRAPHICS_PIPELINE_LIBRARY_EXTENSION_NAME,
                                 VK_EXT_LOAD_STORE_OP_NONE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeResources();
    const wd::testing::Buffer vertices = MakeBuffer(256, kBufferUsage);
    for (const bool writes : {true, false}) {
        DrawOptions parts = CornerOptions();
        parts.blend.colorWriteMask = writes ? 0xf : 0;
        const VkPipeline pipeline = MakeLinkedPipeline(parts);
        const auto draw = [&](VkCommandBuffer commands) {
            RenderPlain(commands, target_.view, 0, [&] {
                const VkBuffer buffers[] = {vertices.handle, vertices.handle};
                const VkDeviceSize offsets[] = {0, 128};
                vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
                vkCmdBindVertexBuffers(commands, 0, 2, buffers, offsets);
                vkCmdDraw(commands, 3, 1, 0, 0);
            });
        };
        ClearMessages();
        ExpectFixed(
            "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDraw (command ",
            [&](VkCommandBuffer commands) {
                Ready(commands, target_.handle);
                vkCmdFillBuffer(commands, vertices.handle, 20, 4, 0);
            },
            draw);
        VkCommandBuffer commands = Begin();
        Ready(commands, target_.handle);
        vkCmdFillBuffer(commands, vertices.handle, 24, 104, 0);
        draw(commands);
        Clear(commands);
        vkEndCommandBuffer(commands);
        if (writes) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdClearColorImage (command ");
        }
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVERS(SyncvalRenderingTest);
