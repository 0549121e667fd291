// A device on the null driver, and short ways to the create infos of pipelines.
#ifndef WARDEN_VK_CORE_PIPELINES_PIPELINES_FIXTURE_H
#define WARDEN_VK_CORE_PIPELINES_PIPELINES_FIXTURE_H

#include <vector>

#include "testing/shaders/test_shaders.h"
#include "vk/core/rendering/rendering_fixture.h"

namespace wd::testing {

// PipelineInfo is a graphics pipeline for dynamic rendering with one color attachment. Change members that differ, and
// take Get().
struct PipelineInfo {
    explicit PipelineInfo(VkShaderModule vertex, VkShaderModule fragment, VkPipelineLayout layout)
        : state({16, 16}) {
        rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        depth = Make<VkPipelineDepthStencilStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
        dynamic =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        AddStage(VK_SHADER_STAGE_VERTEX_BIT, vertex);
        AddStage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment);
        state.Apply(&info);
        info.pDepthStencilState = &depth;
        info.pNext = &rendering;
        info.layout = layout;
        info.basePipelineIndex = -1;
    }
    PipelineInfo(const PipelineInfo &) = delete;
    void AddStage(VkShaderStageFlagBits stage, VkShaderModule module) {
        auto added =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        added.stage = stage;
        added.module = module;
        added.pName = "main";
        stages.push_back(added);
    }
    VkGraphicsPipelineCreateInfo &Get() {
        rendering.colorAttachmentCount = static_cast<uint32_t>(colors.size());
        rendering.pColorAttachmentFormats = colors.data();
        info.stageCount = static_cast<uint32_t>(stages.size());
        info.pStages = stages.data();
        dynamic.dynamicStateCount = static_cast<uint32_t>(dynamics.size());
        dynamic.pDynamicStates = dynamics.data();
        info.pDynamicState = dynamics.empty() ? nullptr : &dynamic;
        ChainRendering();
        return info;
    }
    // ChainRendering keeps `rendering` out of the chain while there is a render pass: newer registries than the default
    // one forbid both (12427).
    void ChainRendering() {
        if (info.renderPass && info.pNext == &rendering) {
            info.pNext = nullptr;
            is_unchained = true;
        } else if (!info.renderPass && is_unchained) {
            info.pNext = &rendering;
            is_unchained = false;
        }
    }

    GraphicsState state;
    std::vector<VkFormat> colors = {kColor};
    std::vector<VkDynamicState> dynamics;
    std::vector<VkPipelineShaderStageCreateInfo> stages;
    VkPipelineRenderingCreateInfo rendering;
    VkPipelineDepthStencilStateCreateInfo depth;
    VkPipelineDynamicStateCreateInfo dynamic;
    VkGraphicsPipelineCreateInfo info;
    bool is_unchained = false;
};

class PipelinesTest : public RenderingTest {
  protected:
    // Plain makes modules and a layout; call it once a test.
    PipelineInfo Plain() {
        return PipelineInfo(MakeShader(triangle_vert), MakeShader(color_frag), MakePipelineLayout({}));
    }
    void Try(PipelineInfo *info) {
        VkPipeline made = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info->Get(), nullptr, &made);
        vkDestroyPipeline(device(), made, nullptr);
    }
    VkPipeline Create(PipelineInfo *info) {
        VkPipeline made = VK_NULL_HANDLE;
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info->Get(), nullptr, &made);
        Defer([device = device(), made] { vkDestroyPipeline(device, made, nullptr); });
        return made;
    }
};

} // namespace wd::testing

#endif
