// Draws whose command does not fit the stages of the pipeline.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DrawnShadersTest : public DrawTest {};

TEST_F(DrawnShadersTest, MeshTasksNeedAMeshShader) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MESH_SHADER_EXTENSION_NAME});
    DrawnPipeline info;
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto draw_mesh = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    TryDraw(pipeline);
    ExpectSilence();
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        draw_mesh(commands, 1, 1, 1);
    });
    ExpectMessage("VUID-vkCmdDrawMeshTasksEXT-stage-06480", "has no mesh shader");
    ExpectSilence();
}

TEST_F(DrawnShadersTest, MeshPipelinesDrawMeshTasks) {
    auto features = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    features.meshShader = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MESH_SHADER_EXTENSION_NAME});
    DrawnPipeline info;
    info.mesh = MakeShader(stages_mesh);
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto draw_mesh = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    TryCommands([&](VkCommandBuffer commands) {
        Bind(commands, pipeline);
        draw_mesh(commands, 1, 1, 1);
    });
    ExpectSilence();
    TryDraw(pipeline);
    ExpectMessage("VUID-vkCmdDraw-stage-06481", "has a mesh shader");
    ExpectSilence();
}

} // namespace
