// Draws with shader objects: all state is dynamic.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class ShaderObjectsTest : public DrawTest {
  protected:
    void StartObjects() {
        static VkPhysicalDeviceShaderObjectFeaturesEXT features;
        features = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
        features.shaderObject = VK_TRUE;
        StartRendering(&features, {VK_EXT_SHADER_OBJECT_EXTENSION_NAME});
    }
    template <size_t N> VkShaderEXT MakeObject(VkShaderStageFlagBits stage, const uint32_t (&words)[N]) {
        const auto create = DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT");
        const auto destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT");
        auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
        info.stage = stage;
        info.nextStage = stage == VK_SHADER_STAGE_VERTEX_BIT ? VK_SHADER_STAGE_FRAGMENT_BIT : 0;
        info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
        info.codeSize = sizeof words;
        info.pCode = words;
        info.pName = "main";
        VkShaderEXT made = VK_NULL_HANDLE;
        Check(create(device(), 1, &info, nullptr, &made), "vkCreateShadersEXT");
        Defer([device = device(), destroy, made] { destroy(device, made, nullptr); });
        return made;
    }
    void BindObjects(VkCommandBuffer commands) {
        const auto bind = DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT");
        const VkShaderStageFlagBits stages[] = {VK_SHADER_STAGE_VERTEX_BIT, VK_SHADER_STAGE_FRAGMENT_BIT};
        bind(commands, 2, stages, objects_);
    }
    // SetAll sets the states that a draw of triangles needs, other than the cull mode.
    void SetAll(VkCommandBuffer commands) {
        const VkViewport viewport = {0, 0, 16, 16, 0, 1};
        const VkRect2D scissor = {{0, 0}, {16, 16}};
        const VkSampleMask mask = 1;
        const VkBool32 off = VK_FALSE;
        const VkColorComponentFlags write = 0xf;
        vkCmdSetViewportWithCount(commands, 1, &viewport);
        vkCmdSetScissorWithCount(commands, 1, &scissor);
        vkCmdSetRasterizerDiscardEnable(commands, VK_FALSE);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
        vkCmdSetPrimitiveRestartEnable(commands, VK_FALSE);
        vkCmdSetFrontFace(commands, VK_FRONT_FACE_CLOCKWISE);
        vkCmdSetDepthBiasEnable(commands, VK_FALSE);
        vkCmdSetDepthTestEnable(commands, VK_FALSE);
        vkCmdSetDepthWriteEnable(commands, VK_FALSE);
        vkCmdSetStencilTestEnable(commands, VK_FALSE);
        DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT")(commands, 0, nullptr, 0, nullptr);
        DeviceProc<PFN_vkCmdSetPolygonModeEXT>("vkCmdSetPolygonModeEXT")(commands, VK_POLYGON_MODE_FILL);
        DeviceProc<PFN_vkCmdSetRasterizationSamplesEXT>("vkCmdSetRasterizationSamplesEXT")(
            commands, VK_SAMPLE_COUNT_1_BIT);
        DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT")(commands, VK_SAMPLE_COUNT_1_BIT,
                                                                       &mask);
        DeviceProc<PFN_vkCmdSetAlphaToCoverageEnableEXT>("vkCmdSetAlphaToCoverageEnableEXT")(commands,
                                                                                             VK_FALSE);
        DeviceProc<PFN_vkCmdSetColorBlendEnableEXT>("vkCmdSetColorBlendEnableEXT")(commands, 0, 1, &off);
        DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT")(commands, 0, 1, &write);
    }
    void MakeObjects() {
        objects_[0] = MakeObject(VK_SHADER_STAGE_VERTEX_BIT, triangle_vert);
        objects_[1] = MakeObject(VK_SHADER_STAGE_FRAGMENT_BIT, color_frag);
    }
    VkShaderEXT objects_[2] = {};
};

#define WD_START_OBJECTS()                                                                                   \
    do {                                                                                                     \
        StartObjects();                                                                                      \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
        MakeObjects();                                                                                       \
    } while (false)

TEST_F(ShaderObjectsTest, AllStateIsSet) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        BindObjects(commands);
        SetAll(commands);
        vkCmdDraw(commands, 3, 1, 0, 0); // Lacks the cull mode.
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-07840",
                  "shader objects are bound, and vkCmdSetCullMode was not called");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, LinesNeedAWidth) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        BindObjects(commands);
        SetAll(commands);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_LINE_STRIP);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdSetLineWidth(commands, 1.0f);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-08618", "vkCmdSetLineWidth was not called");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SamplesAreThoseOfTheAttachments) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) {
        const VkSampleMask mask = 0xf;
        BindObjects(commands);
        SetAll(commands);
        vkCmdSetCullMode(commands, VK_CULL_MODE_NONE);
        DeviceProc<PFN_vkCmdSetRasterizationSamplesEXT>("vkCmdSetRasterizationSamplesEXT")(
            commands, VK_SAMPLE_COUNT_4_BIT);
        DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT")(commands, VK_SAMPLE_COUNT_4_BIT,
                                                                       &mask);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-08644", "VK_SAMPLE_COUNT_4_BIT, and the color attachment 0 has");
    ExpectSilence();
}

TEST_F(ShaderObjectsTest, SomethingIsBound) {
    WD_START_OBJECTS();
    TryCommands([&](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-08607", "no pipeline is bound, and no shader object");
    ExpectSilence();
}

} // namespace
