// The fixture of tests that create pipelines with right and wrong shaders.
#ifndef WARDEN_VK_SHADER_PIPELINE_SHADERS_TEST_H
#define WARDEN_VK_SHADER_PIPELINE_SHADERS_TEST_H

#include <cstring>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/shader/shader_glsl_testing.h"

namespace wd::testing {

// A callback asks to skip calls with errors, so that the driver does not get the pipelines that are wrong.
class PipelineShadersTest : public DeviceTest {
  protected:
    static Options MakeOptions(uint32_t api_version = VK_API_VERSION_1_1, Driver driver = Driver::kLavapipe) {
        Options options;
        options.driver = driver;
        options.api_version = api_version;
        options.settings["gpuav_enable"] = "false";
        options.settings["shader_cache"] = "false";
        options.settings["duplicate_message_limit"] = "0";
        options.messenger_result = driver == Driver::kLavapipe;
        return options;
    }
    VkShaderModule Module(const std::string &stage, const std::string &text,
                          const std::string &environment = "vulkan1.1") {
        const std::vector<uint32_t> words = CompileGlsl(stage, text, environment);
        return MakeShader(words.data(), words.size());
    }
    VkShaderModule MakeModule(const std::vector<uint32_t> &words) {
        return MakeShader(words.data(), words.size());
    }
    static VkDescriptorSetLayoutBinding Binding(uint32_t number, VkDescriptorType type, uint32_t count = 1,
                                                VkShaderStageFlags stages = VK_SHADER_STAGE_ALL) {
        return {number, type, count, stages, nullptr};
    }
    // Compute creates a compute pipeline and destroys it again.
    VkResult Compute(VkPipelineLayout layout, VkShaderModule module,
                     const VkSpecializationInfo *specialization = nullptr, const char *entry = "main",
                     const void *stage_next = nullptr, VkPipelineShaderStageCreateFlags flags = 0) {
        VkComputePipelineCreateInfo info = ComputeInfo(layout, module, entry);
        info.stage.pSpecializationInfo = specialization;
        info.stage.pNext = stage_next;
        info.stage.flags = flags;
        VkPipeline pipeline = VK_NULL_HANDLE;
        const VkResult result =
            vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline);
        vkDestroyPipeline(device(), pipeline, nullptr);
        return result;
    }
    VkResult Compute(const std::vector<VkDescriptorSetLayoutBinding> &bindings, const std::string &text,
                     const VkSpecializationInfo *specialization = nullptr) {
        return Compute(MakePipelineLayout({MakeSetLayout(bindings)}), Module("comp", text), specialization);
    }

    struct Stage {
        VkShaderStageFlagBits stage;
        VkShaderModule module;
    };
    struct Graphics {
        std::vector<Stage> stages = {};
        std::vector<VkVertexInputBindingDescription> vertex_bindings = {};
        std::vector<VkVertexInputAttributeDescription> attributes = {};
        VkPrimitiveTopology topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
        VkFormat format = VK_FORMAT_R8G8B8A8_UNORM;
        VkBool32 alpha_to_coverage = VK_FALSE;
        VkBool32 rasterizer_discard = VK_FALSE;
        VkColorComponentFlags write_mask = 0xf;
        std::vector<VkDynamicState> dynamic = {};
        VkPipelineLayout layout = VK_NULL_HANDLE;
        VkRenderPass render_pass = VK_NULL_HANDLE;
        uint32_t num_attachments = 1;
        const void *next = nullptr;
        bool is_dynamic_rendering = false; // No render pass; `next` has the formats.
    };
    VkResult Create(const Graphics &graphics) {
        GraphicsState state({16, 16});
        state.input.vertexBindingDescriptionCount = static_cast<uint32_t>(graphics.vertex_bindings.size());
        state.input.pVertexBindingDescriptions = graphics.vertex_bindings.data();
        state.input.vertexAttributeDescriptionCount = static_cast<uint32_t>(graphics.attributes.size());
        state.input.pVertexAttributeDescriptions = graphics.attributes.data();
        state.assembly.topology = graphics.topology;
        state.samples.alphaToCoverageEnable = graphics.alpha_to_coverage;
        state.raster.rasterizerDiscardEnable = graphics.rasterizer_discard;
        state.attachment.colorWriteMask = graphics.write_mask;
        state.blend.attachmentCount = graphics.num_attachments;
        std::vector<VkPipelineShaderStageCreateInfo> stages;
        bool tessellates = false;
        for (const Stage &stage : graphics.stages) {
            auto info =
                Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
            info.stage = stage.stage;
            info.module = stage.module;
            info.pName = "main";
            stages.push_back(info);
            tessellates |= stage.stage == VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
        }
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        state.Apply(&info);
        auto tessellation = Make<VkPipelineTessellationStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
        tessellation.patchControlPoints = 3;
        info.pTessellationState = tessellates ? &tessellation : nullptr;
        auto dynamic =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic.dynamicStateCount = static_cast<uint32_t>(graphics.dynamic.size());
        dynamic.pDynamicStates = graphics.dynamic.data();
        info.pDynamicState = graphics.dynamic.empty() ? nullptr : &dynamic;
        info.stageCount = static_cast<uint32_t>(stages.size());
        info.pStages = stages.data();
        info.layout = graphics.layout ? graphics.layout : MakePipelineLayout({});
        info.renderPass = graphics.is_dynamic_rendering ? VK_NULL_HANDLE
                          : graphics.render_pass        ? graphics.render_pass
                                                        : MakeTarget(16, 16, graphics.format).render_pass;
        info.pNext = graphics.next;
        VkPipeline pipeline = VK_NULL_HANDLE;
        const VkResult result =
            vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline);
        vkDestroyPipeline(device(), pipeline, nullptr);
        return result;
    }
};

} // namespace wd::testing

#endif
