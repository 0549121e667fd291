// Shader objects that are linked, viewports, and stages of compute pipelines.
#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/pipelines/pipelines_shaders.h"

using namespace wd::testing;

namespace {

class ShaderObjectsTest : public PipelinesTest {
  protected:
    void StartShaders() {
        static VkPhysicalDeviceShaderObjectFeaturesEXT features;
        features = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
        features.shaderObject = VK_TRUE;
        static VkPhysicalDeviceMeshShaderFeaturesEXT mesh;
        mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh.meshShader = mesh.taskShader = VK_TRUE;
        features.pNext = &mesh;
        StartRendering(&features, {VK_EXT_SHADER_OBJECT_EXTENSION_NAME, VK_EXT_MESH_SHADER_EXTENSION_NAME});
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

TEST_F(ShaderObjectsTest, OfMeshesAreLinkedWithoutVertices) {
    StartShaders();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const std::string prefix = "VUID-vkCreateShadersEXT-pCreateInfos-";
    auto mesh = Shader(VK_SHADER_STAGE_MESH_BIT_EXT, VK_SHADER_STAGE_FRAGMENT_BIT, mesh_point);
    auto task = Shader(VK_SHADER_STAGE_TASK_BIT_EXT, VK_SHADER_STAGE_MESH_BIT_EXT, task_none);
    auto vertex = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    auto fragment = Shader(VK_SHADER_STAGE_FRAGMENT_BIT, 0, white_frag);
    Try({task, mesh, fragment});
    ExpectSilence();
    mesh.flags |= VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT;
    Try({mesh, fragment});
    ExpectSilence();
    Try({task, mesh, fragment});
    ExpectMessage(prefix + "08405",
                  "pCreateInfos[1].stage is VK_SHADER_STAGE_MESH_BIT_EXT, its flags have "
                  "VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT, and pCreateInfos[0] is a task shader");
    ExpectSilence();
    vertex.nextStage = VK_SHADER_STAGE_MESH_BIT_EXT;
    Try({mesh, fragment, vertex});
    ExpectMessage(prefix + "08404",
                  "pCreateInfos[0].stage is VK_SHADER_STAGE_MESH_BIT_EXT, and pCreateInfos[2] "
                  "is a vertex shader; both are linked");
    ClearMessages(); // The next stage of vertex shaders.
    mesh.flags = VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT;
    Try({mesh, fragment});
    ExpectMessage(prefix + "08403",
                  "pCreateInfos[0].stage is VK_SHADER_STAGE_MESH_BIT_EXT, its flags have no "
                  "VK_SHADER_CREATE_LINK_STAGE_BIT_EXT, those of pCreateInfos[1] have it");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, OfBinariesAreAligned) {
    StartShaders();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    alignas(16) uint32_t words[8] = {};
    auto binary = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    binary.flags = 0;
    binary.codeType = VK_SHADER_CODE_TYPE_BINARY_EXT;
    binary.codeSize = 16;
    binary.pCode = words;
    Try({binary});
    ExpectSilence();
    binary.pCode = words + 1;
    Try({binary});
    ExpectMessage("VUID-VkShaderCreateInfoEXT-pCode-08492", "codeType is VK_SHADER_CODE_TYPE_BINARY_EXT");
    ExpectSilence();
    const auto linked = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    binary = Shader(VK_SHADER_STAGE_FRAGMENT_BIT, 0, color_frag);
    binary.codeType = VK_SHADER_CODE_TYPE_BINARY_EXT;
    binary.pCode = words;
    binary.codeSize = 16;
    Try({linked, binary});
    ExpectMessage("VUID-vkCreateShadersEXT-pCreateInfos-08411",
                  "its codeType is VK_SHADER_CODE_TYPE_BINARY_EXT, that of pCreateInfos[0] is "
                  "VK_SHADER_CODE_TYPE_SPIRV_EXT");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, BinariesAreReadToAlignedMemory) {
    StartShaders();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
    const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
    const auto read = DeviceProc<PFN_vkGetShaderBinaryDataEXT>("vkGetShaderBinaryDataEXT");
    auto vertex = Shader(VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT, triangle_vert);
    vertex.flags = 0;
    VkShaderEXT shader = VK_NULL_HANDLE;
    Check(create(device(), 1, &vertex, nullptr, &shader), "vkCreateShadersEXT");
    alignas(16) char bytes[64];
    size_t size = 0;
    read(device(), shader, &size, nullptr);
    size = 16;
    read(device(), shader, &size, bytes);
    ExpectSilence();
    size = 16;
    read(device(), shader, &size, bytes + 8);
    ExpectMessage("VUID-vkGetShaderBinaryDataEXT-None-08499", "pData is 0x");
    ExpectSilence();
    destroy(device(), shader, nullptr);
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
