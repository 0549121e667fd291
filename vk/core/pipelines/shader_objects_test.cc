// Shader objects that are linked, viewports, and stages of compute pipelines.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

class ShaderObjectsTest : public PipelinesTest {
  protected:
    void StartShaders() {
        static VkPhysicalDeviceShaderObjectFeaturesEXT features;
        features = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
        features.shaderObject = VK_TRUE;
        StartRendering(&features, {VK_EXT_SHADER_OBJECT_EXTENSION_NAME});
    }
    template <size_t N>
    static VkShaderCreateInfoEXT Shader(VkShaderStageFlagBits stage, VkShaderStageFlags next,
                                        const uint32_t (&words)[N]) {
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.flags = VK_SHADER_CREATE_LINK_STAGE_BIT_EXT;
        info.stage = stage;
        info.nextStage = next;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = sizeof words;
        info.pCode = words;
        info.pName = "main";
        return info;
    }
    void Try(const std::vector<VkShaderCreateInfoEXT> &infos) {
        const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
        const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        std::vector<VkShaderEXT> made(infos.size());
        create(device(), static_cast<uint32_t>(infos.size()), infos.data(), nullptr, made.data());
        for (VkShaderEXT shader : made) {
            destroy(device(), shader, nullptr);
        }
    }
};

TEST_F(ShaderObjectsTest, AreLinkedInOrder) {
    StartShaders();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    auto vertex = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    auto fragment = Shader(VK_SHADER_STAGE_FRAGMENT_BIT, 0, color_frag);
    Try({vertex, fragment});
    Try({fragment, vertex});
    ExpectSilence();
    vertex.nextStage = 0;
    Try({vertex, fragment});
    ExpectMessage(
        "VUID-vkCreateShadersEXT-pCreateInfos-08409",
        "pCreateInfos[0].stage is VK_SHADER_STAGE_VERTEX_BIT, its nextStage is 0, the next stage that is "
        "linked is VK_SHADER_STAGE_FRAGMENT_BIT, of pCreateInfos[1]");
    vertex.nextStage = VK_SHADER_STAGE_FRAGMENT_BIT;
    fragment.flags = 0;
    Try({vertex, fragment});
    ExpectMessage("VUID-vkCreateShadersEXT-pCreateInfos-08402",
                  "pCreateInfos[1].stage is VK_SHADER_STAGE_FRAGMENT_BIT, its flags have no");
    Try({vertex, vertex});
    ExpectMessage("VUID-vkCreateShadersEXT-pCreateInfos-08410", "and so is that of pCreateInfos[0]");
    vertex.flags = 0;
    Try({vertex, fragment});
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, HavePushConstantsOfAStageOnce) {
    StartShaders();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    auto vertex = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    VkPushConstantRange ranges[2] = {{VK_SHADER_STAGE_VERTEX_BIT, 0, 4},
                                     {VK_SHADER_STAGE_FRAGMENT_BIT, 4, 4}};
    vertex.pushConstantRangeCount = 2;
    vertex.pPushConstantRanges = ranges;
    Try({vertex});
    ExpectSilence();
    ranges[1].stageFlags |= VK_SHADER_STAGE_VERTEX_BIT;
    Try({vertex});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pPushConstantRanges-10063",
                  "pPushConstantRanges[1].stageFlags");
    ExpectSilence();
}

TEST_F(PipelinesTest, ViewportsAreInBounds) {
    WD_START_RENDERING();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const float *bounds = properties.limits.viewportBoundsRange;
    VkCommandBuffer commands = Begin();
    VkViewport viewport = {bounds[0], 16, 16, -16, 0, 1};
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectSilence();
    viewport.x = bounds[0] - 1;
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectMessage("VUID-VkViewport-x-01774", "pViewports[0].x is");
    viewport.x = bounds[1] - 8;
    vkCmdSetViewportWithCount(commands, 1, &viewport);
    ExpectMessage("VUID-VkViewport-x-01232", "pViewports[0].x is");
    viewport.x = 0;
    viewport.y = bounds[0];
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectMessage("VUID-VkViewport-y-01777", "height is -16");
    viewport.y = bounds[1];
    viewport.height = 16;
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectMessage("VUID-VkViewport-y-01233", "height is 16");
    ExpectSilence();
    vkEndCommandBuffer(commands);
    ClearMessages();
    PipelineInfo info = Plain();
    info.state.viewport.x = bounds[1];
    Try(&info);
    ExpectMessage("VUID-VkViewport-x-01232", "pViewportState->pViewports[0].x is");
    info.dynamics = {VK_DYNAMIC_STATE_VIEWPORT};
    Try(&info);
    ExpectSilence();
}

TEST_F(PipelinesTest, StagesHaveModules) {
    WD_START_RENDERING();
    auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.stage = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.pName = "main";
    info.layout = MakePipelineLayout({});
    info.flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    info.basePipelineIndex = -1;
    VkPipeline made = VK_NULL_HANDLE;
    vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &made);
    vkDestroyPipeline(device(), made, nullptr);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-stage-08771",
                  "pCreateInfos[0].stage.module is VK_NULL_HANDLE");
    ExpectMessage("VUID-VkComputePipelineCreateInfo-flags-07984", "basePipelineHandle is VK_NULL_HANDLE");
    ExpectSilence();
}

TEST_F(PipelinesTest, SubgroupSizesAreFixedOrVary) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    auto size = Make<VkPipelineShaderStageRequiredSubgroupSizeCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO);
    size.requiredSubgroupSize = 12;
    info.stages[0].pNext = &size;
    Try(&info);
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-02755", "subgroupSizeControl is not enabled");
    ExpectMessage("VUID-VkPipelineShaderStageRequiredSubgroupSizeCreateInfo-requiredSubgroupSize-02760",
                  "requiredSubgroupSize is 12");
    ClearMessages();
}

} // namespace
