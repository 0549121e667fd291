// A fixture for draws and dispatches: pipelines of all kinds, and dynamic rendering.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_SCENE_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_SCENE_FIXTURE_H

#include "testing/shaders/test_shaders.h"
#include "vk/syncval/testing/syncval_fixture.h"
#include "vk/syncval/testing/syncval_shaders.h"

// DrawOptions holds the parameters of pipelines.
struct DrawOptions {
    VkShaderModule vertex = VK_NULL_HANDLE; // Null: a shader without vertex buffers.
    VkShaderStageFlagBits vertex_stage = VK_SHADER_STAGE_VERTEX_BIT;
    std::vector<VkVertexInputBindingDescription> bindings;
    std::vector<VkVertexInputAttributeDescription> attributes;
    std::vector<VkDynamicState> dynamic_states;
    VkFormat color = VK_FORMAT_R8G8B8A8_UNORM; // UNDEFINED: no color attachment.
    VkFormat depth = VK_FORMAT_UNDEFINED;      // UNDEFINED: no depth/stencil attachment.
    VkPipelineDepthStencilStateCreateInfo tests = {};
    VkPipelineColorBlendAttachmentState blend = {};
    VkRenderPass render_pass = VK_NULL_HANDLE; // Null: dynamic rendering.
    uint32_t subpass = 0;
    bool second_flags = false; // The flags of libraries are in VkPipelineCreateFlags2CreateInfo.
    VkShaderModule fragment = VK_NULL_HANDLE; // Null: a shader that writes color 0.
    VkPipelineLayout layout = VK_NULL_HANDLE; // Null: a layout without sets.
    const void *vertex_next = nullptr;        // Of the vertex input state.
    const void *rendering_next = nullptr;     // Of the rendering info.
    VkPrimitiveTopology topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    VkCullModeFlags cull_mode = VK_CULL_MODE_NONE;
    VkBool32 logic_op_enable = VK_FALSE;
    VkLogicOp logic_op = VK_LOGIC_OP_COPY;
    VkExtent2D scissor = {16, 16};
    VkSampleMask sample_mask = UINT32_MAX;

    DrawOptions() {
        blend.colorWriteMask = 0xf;
        tests.sType = VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO;
        tests.depthCompareOp = VK_COMPARE_OP_LESS;
    }
};

class SyncvalScene : public SyncvalTest {
  protected:
    static constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    static constexpr VkBufferUsageFlags kBufferUsage =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
        VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT |
        VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
        VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_INDEX_BUFFER_BIT |
        VK_BUFFER_USAGE_VERTEX_BUFFER_BIT;
    static constexpr VkImageUsageFlags kImageUsage =
        VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT |
        VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;

    // MakeUnmapped makes a buffer whose memory is never mapped.
    wd::testing::Buffer MakeUnmapped(VkDeviceSize size, VkBufferUsageFlags usage = kBufferUsage) {
        return MakeUnmappedBuffer(size, usage);
    }

    VkPipelineLayout EmptyLayout() {
        if (!empty_layout_) {
            empty_layout_ = MakePipelineLayout({});
        }
        return empty_layout_;
    }

    // MakeLinkedPipeline makes a library of each part and links them.
    VkPipeline MakeLinkedPipeline(const DrawOptions &from) {
        using wd::testing::Make;
        VkPipeline libraries[4];
        for (int i = 0; i < 4; i++) {
            libraries[i] = MakeDrawPipeline(from, VkGraphicsPipelineLibraryFlagsEXT{1} << i);
        }
        auto linked =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        linked.libraryCount = 4;
        linked.pLibraries = libraries;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &linked;
        info.layout = from.layout ? from.layout : EmptyLayout();
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    // MakeDrawPipeline makes a pipeline, or a library of some parts of it.
    VkPipeline MakeDrawPipeline(const DrawOptions &from, VkGraphicsPipelineLibraryFlagsEXT parts = 0) {
        using wd::testing::Make;
        auto vertex =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        vertex.stage = from.vertex_stage;
        vertex.module = from.vertex ? from.vertex : MakeShader(triangle_vert);
        vertex.pName = "main";
        auto fragment = vertex;
        fragment.stage = VK_SHADER_STAGE_FRAGMENT_BIT;
        fragment.module = from.fragment ? from.fragment : MakeShader(syncval_color);
        const VkPipelineShaderStageCreateInfo stages[] = {vertex, fragment};
        wd::testing::GraphicsState state({16, 16});
        state.input.pNext = from.vertex_next;
        state.input.vertexBindingDescriptionCount = static_cast<uint32_t>(from.bindings.size());
        state.input.pVertexBindingDescriptions = from.bindings.data();
        state.input.vertexAttributeDescriptionCount = static_cast<uint32_t>(from.attributes.size());
        state.input.pVertexAttributeDescriptions = from.attributes.data();
        state.blend.attachmentCount = from.color ? 1 : 0;
        state.blend.logicOpEnable = from.logic_op_enable;
        state.blend.logicOp = from.logic_op;
        state.attachment = from.blend;
        state.assembly.topology = from.topology;
        state.raster.cullMode = from.cull_mode;
        state.scissor.extent = from.scissor;
        state.samples.pSampleMask = &from.sample_mask;
        auto dynamic =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic.dynamicStateCount = static_cast<uint32_t>(from.dynamic_states.size());
        dynamic.pDynamicStates = from.dynamic_states.data();
        auto rendering =
            Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        rendering.pNext = from.rendering_next;
        rendering.colorAttachmentCount = from.color ? 1 : 0;
        rendering.pColorAttachmentFormats = &from.color;
        rendering.depthAttachmentFormat = from.depth;
        rendering.stencilAttachmentFormat =
            from.depth == VK_FORMAT_D32_SFLOAT_S8_UINT ? from.depth : VK_FORMAT_UNDEFINED;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = from.render_pass ? nullptr : &rendering;
        auto library = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        library.pNext = const_cast<void *>(info.pNext);
        library.flags = parts;
#ifdef VK_VERSION_1_4
        auto flags2 =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
#endif
        info.stageCount = 2;
        info.pStages = stages;
        if (parts) {
            info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
            info.pNext = &library;
#ifdef VK_VERSION_1_4
            if (from.second_flags) {
                // The formats are those of the library with the fragment output interface.
                if (!(parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT)) {
                    rendering.depthAttachmentFormat = rendering.stencilAttachmentFormat = VK_FORMAT_UNDEFINED;
                }
                flags2.flags = info.flags;
                flags2.pNext = &library;
                info.flags = 0;
                info.pNext = &flags2;
            }
#endif
            const bool has_vertex = parts & VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT;
            const bool has_fragment = parts & VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
            info.stageCount = has_vertex || has_fragment ? 1 : 0;
            info.pStages = has_fragment ? &stages[1] : &stages[0];
        }
        state.Apply(&info);
        info.pDepthStencilState = &from.tests;
        info.pDynamicState = &dynamic;
        info.layout = from.layout ? from.layout : EmptyLayout();
        info.renderPass = from.render_pass;
        info.subpass = from.subpass;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    // CornerOptions reads 8 bytes of each vertex of binding 0, and 8 of each instance of binding 1.
    DrawOptions CornerOptions() {
        DrawOptions options;
        options.vertex = MakeShader(syncval_vertex);
        options.bindings = {{0, 8, VK_VERTEX_INPUT_RATE_VERTEX}, {1, 8, VK_VERTEX_INPUT_RATE_INSTANCE}};
        options.attributes = {{0, 0, VK_FORMAT_R32G32_SFLOAT, 0}, {1, 1, VK_FORMAT_R32G32_SFLOAT, 0}};
        return options;
    }

    // Attachment is an attachment of dynamic rendering in the general layout. Untouched is neither loaded nor
    // stored.
    static VkRenderingAttachmentInfo Attachment(VkImageView view, VkAttachmentLoadOp load,
                                                VkAttachmentStoreOp store = VK_ATTACHMENT_STORE_OP_STORE) {
        auto made = wd::testing::Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        made.imageView = view;
        made.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        made.loadOp = load;
        made.storeOp = store;
        return made;
    }
    static VkRenderingAttachmentInfo Untouched(VkImageView view) {
        return Attachment(view, VK_ATTACHMENT_LOAD_OP_NONE_EXT, VK_ATTACHMENT_STORE_OP_NONE);
    }

    // RenderAttachments runs `draw` in dynamic rendering with 16x16 attachments; `depth` and `stencil` may be NULL.
    static void RenderAttachments(VkCommandBuffer commands, const VkRenderingAttachmentInfo &color,
                                  const std::function<void()> &draw,
                                  const VkRenderingAttachmentInfo *depth = nullptr,
                                  const VkRenderingAttachmentInfo *stencil = nullptr,
                                  VkRenderingFlags flags = 0) {
        auto info = wd::testing::Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.flags = flags;
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &color;
        info.pDepthAttachment = depth;
        info.pStencilAttachment = stencil;
        vkCmdBeginRendering(commands, &info);
        draw();
        vkCmdEndRendering(commands);
    }

    // Render does the same: `color`, if any, is loaded, and stored if `is_stored`; and `depth`, if there is one, too.
    void Render(VkCommandBuffer commands, VkImageView color, const std::function<void()> &draw,
                VkRenderingFlags flags = 0, VkImageView depth = VK_NULL_HANDLE, bool is_stored = true) {
        const auto attachment = is_stored ? Attachment(color, VK_ATTACHMENT_LOAD_OP_LOAD) : Untouched(color);
        auto depth_attachment = attachment;
        depth_attachment.imageView = depth;
        RenderAttachments(commands, attachment, draw, depth ? &depth_attachment : nullptr, nullptr, flags);
    }

    // RenderPlain neither loads nor stores `color`: only draws access it.
    void RenderPlain(VkCommandBuffer commands, VkImageView color, VkRenderingFlags flags,
                     const std::function<void()> &draw) {
        Render(commands, color, draw, flags, VK_NULL_HANDLE, false);
    }

    // Ready transitions a color image to the general layout, ordered after and before everything.
    static void Ready(VkCommandBuffer commands, VkImage image) {
        Transition(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                    VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                    VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
    }

  private:
    VkPipelineLayout empty_layout_ = VK_NULL_HANDLE;
};

#endif
