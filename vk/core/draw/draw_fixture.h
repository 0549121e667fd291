// Draws of a triangle in dynamic rendering, with a pipeline whose members differ and commands before the draw.
#ifndef WARDEN_VK_CORE_DRAW_DRAW_FIXTURE_H
#define WARDEN_VK_CORE_DRAW_DRAW_FIXTURE_H

#include <cstring>
#include <functional>
#include <utility>

#include "testing/shaders/test_shaders.h"
#include "vk/core/draw/draw_shaders.h"
#include "vk/core/rendering/rendering_fixture.h"

namespace wd::testing {

using Commands = std::function<void(VkCommandBuffer)>;

// DrawnPipeline is a pipeline for dynamic rendering with one color attachment. Change members that differ.
struct DrawnPipeline {
    DrawnPipeline() : state({16, 16}) {
        rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        depth = Make<VkPipelineDepthStencilStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
        depth.maxDepthBounds = 1.0f;
        tessellation = Make<VkPipelineTessellationStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
        tessellation.patchControlPoints = 3;
    }
    GraphicsState state;
    std::vector<VkFormat> colors = {kColor};
    std::vector<VkDynamicState> dynamic;
    VkPipelineRenderingCreateInfo rendering;
    VkPipelineDepthStencilStateCreateInfo depth;
    VkPipelineTessellationStateCreateInfo tessellation;
    bool has_depth = false;
    VkShaderModule vertex = VK_NULL_HANDLE; // VK_NULL_HANDLE: a triangle without vertex buffers.
    VkShaderModule mesh = VK_NULL_HANDLE;   // Instead of the vertex shader.
    bool has_vertex = true;                 // False: the pipeline has neither of them.
    std::vector<std::pair<VkShaderStageFlagBits, VkShaderModule>>
        more;                                 // Stages between these and the fragment shader.
    VkShaderModule fragment = VK_NULL_HANDLE; // VK_NULL_HANDLE: one that writes a color.
    VkPipelineLayout layout = VK_NULL_HANDLE; // VK_NULL_HANDLE: one without sets.
    VkPipelineCreateFlags flags = 0;
    VkRenderPass pass = VK_NULL_HANDLE; // VK_NULL_HANDLE: dynamic rendering.
};

// AllFeatures is a struct of features all of which are enabled.
template <typename Features> Features AllFeatures(VkStructureType type, void *next = nullptr) {
    Features features = {};
    VkBaseOutStructure header = {type, static_cast<VkBaseOutStructure *>(next)};
    static_assert(sizeof features >= sizeof header, "");
    for (size_t i = sizeof header; i + sizeof(VkBool32) <= sizeof features; i += sizeof(VkBool32)) {
        const VkBool32 enabled = VK_TRUE;
        memcpy(reinterpret_cast<char *>(&features) + i, &enabled, sizeof enabled);
    }
    memcpy(&features, &header, sizeof header);
    return features;
}

class DrawTest : public RenderingTest {
  protected:
    // StartDynamic3 brings up a device with all features of VK_EXT_extended_dynamic_state3. `change` removes some.
    void
    StartDynamic3(const std::function<void(VkPhysicalDeviceExtendedDynamicState3FeaturesEXT *)> &change = {},
                  void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceExtendedDynamicState3FeaturesEXT features;
        features = AllFeatures<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT, next);
        if (change) {
            change(&features);
        }
        extensions.push_back(VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME);
        StartRendering(&features, std::move(extensions));
    }
    VkPipeline MakeDrawn(DrawnPipeline *info) {
        const std::vector<VkPipelineColorBlendAttachmentState> blends(info->colors.size(),
                                                                      info->state.attachment);
        std::vector<VkPipelineShaderStageCreateInfo> stages;
        const auto add = [&stages](VkShaderStageFlagBits stage, VkShaderModule module) {
            stages.push_back(
                Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO));
            stages.back().stage = stage;
            stages.back().module = module;
            stages.back().pName = "main";
        };
        if (info->mesh) {
            add(VK_SHADER_STAGE_MESH_BIT_EXT, info->mesh);
        } else if (info->has_vertex) {
            add(VK_SHADER_STAGE_VERTEX_BIT, info->vertex ? info->vertex : MakeShader(triangle_vert));
        }
        for (const auto &stage : info->more) {
            add(stage.first, stage.second);
        }
        add(VK_SHADER_STAGE_FRAGMENT_BIT, info->fragment ? info->fragment : MakeShader(color_frag));
        info->rendering.colorAttachmentCount = static_cast<uint32_t>(info->colors.size());
        info->rendering.pColorAttachmentFormats = info->colors.data();
        info->rendering.depthAttachmentFormat = info->has_depth ? kDepth : VK_FORMAT_UNDEFINED;
        info->rendering.stencilAttachmentFormat = info->rendering.depthAttachmentFormat;
        info->state.blend.attachmentCount = static_cast<uint32_t>(blends.size());
        info->state.blend.pAttachments = blends.data();
        auto dynamic =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic.dynamicStateCount = static_cast<uint32_t>(info->dynamic.size());
        dynamic.pDynamicStates = info->dynamic.data();
        auto create = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info->state.Apply(&create);
        create.flags = info->flags;
        create.pDynamicState = &dynamic;
        create.pDepthStencilState = &info->depth;
        create.pTessellationState = &info->tessellation;
        create.pNext = info->pass ? nullptr : &info->rendering;
        create.renderPass = info->pass;
        create.stageCount = static_cast<uint32_t>(stages.size());
        create.pStages = stages.data();
        create.layout = info->layout ? info->layout : MakePipelineLayout({});
        VkPipeline made = VK_NULL_HANDLE;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &create, nullptr, &made),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), made] { vkDestroyPipeline(device, made, nullptr); });
        return made;
    }
    // Call is a command whose one parameter is a 32-bit value.
    Commands Call(const char *name, uint32_t value) {
        const auto call = DeviceProc<void(VKAPI_PTR *)(VkCommandBuffer, uint32_t)>(name);
        return [call, value](VkCommandBuffer commands) { call(commands, value); };
    }
    // TryCommands records commands in a render pass instance.
    void TryCommands(const Commands &record, bool has_depth = false, uint32_t num_colors = 1) {
        std::vector<VkRenderingAttachmentInfo> colors;
        for (uint32_t i = 0; i < num_colors; i++) {
            colors.push_back(Attachment(ColorView()));
        }
        VkRenderingAttachmentInfo depth = {};
        VkRenderingInfo info = Rendering(colors);
        if (has_depth) {
            depth = DepthAttachment(DepthView());
            info.pDepthAttachment = info.pStencilAttachment = &depth;
        }
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        record(commands);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    static void Bind(VkCommandBuffer commands, VkPipeline pipeline) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    }
    // TryDraw binds a pipeline, records commands and draws twice: a mistake is reported once.
    void TryDraw(VkPipeline pipeline, const Commands &set = {}, bool has_depth = false,
                 uint32_t num_colors = 1) {
        TryCommands(
            [&](VkCommandBuffer commands) {
                Bind(commands, pipeline);
                if (set) {
                    set(commands);
                }
                vkCmdDraw(commands, 3, 1, 0, 0);
                vkCmdDraw(commands, 3, 1, 0, 0);
            },
            has_depth, num_colors);
    }
    static void SetViewport(VkCommandBuffer commands, uint32_t first = 0) {
        const VkViewport viewport = {0, 0, 16, 16, 0, 1};
        vkCmdSetViewport(commands, first, 1, &viewport);
    }
    static void SetScissor(VkCommandBuffer commands) {
        const VkRect2D scissor = {{0, 0}, {16, 16}};
        vkCmdSetScissor(commands, 0, 1, &scissor);
    }
};

// WD_START_DYNAMIC_3 starts the fixture and leaves the test when it was skipped.
#define WD_START_DYNAMIC_3(...)                                                                              \
    do {                                                                                                     \
        StartDynamic3(__VA_ARGS__);                                                                          \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

} // namespace wd::testing

#endif
