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

TEST_F(DrawnShadersTest, ProtectedCommandBuffersHaveNoRayQueries) {
    auto queries =
        Make<VkPhysicalDeviceRayQueryFeaturesKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR);
    queries.rayQuery = VK_TRUE;
    auto memory = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    memory.protectedMemory = VK_TRUE;
    memory.pNext = &queries;
    WD_START_RENDERING(&memory,
                       {VK_KHR_RAY_QUERY_EXTENSION_NAME, VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                        VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME});
    const VkPipelineLayout layout = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
    const VkPipeline asks = MakeComputePipeline(layout, MakeShader(one_structure)),
                     plain = MakeComputePipeline(layout, MakeShader(minimal));
    // dispatch returns the number of messages about ray queries: the pipeline lacks descriptors, too.
    const auto dispatch = [&](VkPipeline pipeline, VkCommandPoolCreateFlags flags) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.flags = flags;
        pool_info.queueFamilyIndex = queue_family();
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &allocate.commandPool),
              "vkCreateCommandPool");
        Defer([device = device(), pool = allocate.commandPool] {
            vkDestroyCommandPool(device, pool, nullptr);
        });
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        ClearMessages();
        vkCmdDispatch(commands, 1, 1, 1);
        size_t count = 0;
        for (const Message &message : messages()) {
            count += message.id == "VUID-vkCmdDispatch-commandBuffer-04617" ? 1 : 0;
        }
        ClearMessages();
        return count;
    };
    EXPECT_EQ(dispatch(asks, 0), 0u);
    EXPECT_EQ(dispatch(plain, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 0u);
    EXPECT_EQ(dispatch(asks, VK_COMMAND_POOL_CREATE_PROTECTED_BIT), 1u);
}

TEST_F(DrawnShadersTest, RatesOfPrimitivesAreOfOneViewport) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.primitiveFragmentShadingRate = VK_TRUE;
    core_features.multiViewport = VK_TRUE;
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const auto make = [&](VkShaderModule vertex) {
        DrawnPipeline info;
        info.vertex = vertex;
        info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
        info.state.viewports.viewportCount = info.state.viewports.scissorCount = 0;
        return MakeDrawn(&info);
    };
    const VkPipeline plain = make(VK_NULL_HANDLE), writes = make(MakeShader(rate_vert));
    const auto viewports = [](uint32_t count) {
        return [count](VkCommandBuffer commands) {
            const std::vector<VkViewport> all(count, {0, 0, 16, 16, 0, 1});
            const std::vector<VkRect2D> scissors(count, {{0, 0}, {16, 16}});
            vkCmdSetViewportWithCount(commands, count, all.data());
            vkCmdSetScissorWithCount(commands, count, scissors.data());
        };
    };
    TryDraw(plain, viewports(2));
    TryDraw(writes, viewports(1));
    ExpectSilence();
    TryDraw(writes, viewports(2));
    ExpectMessage("VUID-vkCmdDraw-primitiveFragmentShadingRateWithMultipleViewports-04552",
                  "the stage VK_SHADER_STAGE_VERTEX_BIT writes PrimitiveShadingRateKHR");
    ExpectSilence();
}

} // namespace
