// Queries that are active in draws.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DrawnQueriesTest : public DrawTest {
  protected:
    // TryQuery draws while the query is active.
    void TryQuery(VkQueryPool pool, VkPipeline pipeline, const Commands &draw) {
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
        const VkRenderingInfo rendering = Rendering(colors);
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 1);
        vkCmdBeginRendering(commands, &rendering);
        vkCmdBeginQuery(commands, pool, 0, 0);
        Bind(commands, pipeline);
        draw(commands);
        vkCmdEndQuery(commands, pool, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    VkQueryPool MakeStatistics(VkQueryPipelineStatisticFlags statistics) {
        auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
        info.queryType = VK_QUERY_TYPE_PIPELINE_STATISTICS;
        info.queryCount = 1;
        info.pipelineStatistics = statistics;
        VkQueryPool made = VK_NULL_HANDLE;
        Check(vkCreateQueryPool(device(), &info, nullptr, &made), "vkCreateQueryPool");
        Defer([device = device(), made] { vkDestroyQueryPool(device, made, nullptr); });
        return made;
    }
};

TEST_F(DrawnQueriesTest, PrimitivesAreNotCountedWithoutRasterization) {
    auto features = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    features.primitivesGeneratedQuery = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                   VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE};
    const VkPipeline pipeline = MakeDrawn(&info);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 2);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingInfo rendering = Rendering(colors);
    const auto draw = [&](VkBool32 discards) {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 2);
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        vkCmdSetRasterizerDiscardEnable(commands, discards);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdBeginQuery(commands, pool, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndQuery(commands, pool, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    draw(VK_FALSE);
    ExpectSilence();
    draw(VK_TRUE);
    ExpectMessage(
        "VUID-vkCmdDraw-primitivesGeneratedQueryWithRasterizerDiscard-06708",
        "(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT) is active, and rasterizerDiscardEnable is VK_TRUE");
    ExpectSilence();
}

TEST_F(DrawnQueriesTest, MeshTasksHaveQueriesOfTheirOwn) {
    auto generated = AllFeatures<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    auto feedback = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT, &generated);
    auto meshes = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    meshes.pNext = &feedback;
    meshes.meshShader = meshes.taskShader = meshes.meshShaderQueries = VK_TRUE;
    core_features.pipelineStatisticsQuery = VK_TRUE;
    WD_START_RENDERING(&meshes, {VK_EXT_MESH_SHADER_EXTENSION_NAME, VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                 VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    DrawnPipeline info, mesh_info;
    mesh_info.mesh = MakeShader(stages_mesh);
    const VkPipeline vertex = MakeDrawn(&info), mesh = MakeDrawn(&mesh_info);
    const auto draw_mesh = DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT");
    const Commands tasks = [&](VkCommandBuffer commands) { draw_mesh(commands, 1, 1, 1); };
    const Commands vertices = [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); };
    const struct {
        VkQueryPool pool;
        const char *mesh_rule, *vertex_rule;
    } rows[] = {
        {MakeQueryPool(VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, 1),
         "VUID-vkCmdDrawMeshTasksEXT-None-07074", nullptr},
        {MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 1), "VUID-vkCmdDrawMeshTasksEXT-None-07075",
         nullptr},
        {MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_VERTEX_SHADER_INVOCATIONS_BIT),
         "VUID-vkCmdDrawMeshTasksEXT-pipelineStatistics-07076", nullptr},
        {MakeStatistics(VK_QUERY_PIPELINE_STATISTIC_FRAGMENT_SHADER_INVOCATIONS_BIT), nullptr, nullptr},
        {MakeQueryPool(VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT, 1), nullptr,
         "VUID-vkCmdDraw-stage-07073"},
    };
    for (const auto &row : rows) {
        TryQuery(row.pool, mesh, tasks);
        if (row.mesh_rule) {
            ExpectMessage(row.mesh_rule, "is active");
        }
        ExpectSilence();
        TryQuery(row.pool, vertex, vertices);
        if (row.vertex_rule) {
            ExpectMessage(row.vertex_rule, "is active, and the pipeline has a vertex shader");
        }
        ExpectSilence();
    }
}

TEST_F(DrawnQueriesTest, OtherStreamsAreAFeature) {
    auto generated = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    auto feedback = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT, &generated);
    generated.primitivesGeneratedQuery = VK_TRUE;
    core_features.geometryShader = VK_TRUE;
    WD_START_DYNAMIC_3(
        {}, &feedback,
        {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    DrawnPipeline info;
    info.more = {{VK_SHADER_STAGE_GEOMETRY_BIT, MakeShader(stages_geom)}};
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_STREAM_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 1);
    for (const uint32_t stream : {0u, 1u}) {
        TryQuery(pool, pipeline, [&](VkCommandBuffer commands) {
            Call("vkCmdSetRasterizationStreamEXT", stream)(commands);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
        if (stream) {
            ExpectMessage("VUID-vkCmdDraw-primitivesGeneratedQueryWithNonZeroStreams-07481",
                          "rasterizationStream of vkCmdSetRasterizationStreamEXT is not 0");
        }
        ExpectSilence();
    }
}

TEST_F(DrawnQueriesTest, OtherStreamsOfPipelinesAreAFeature) {
    auto generated = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    auto feedback = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT, &generated);
    generated.primitivesGeneratedQuery = VK_TRUE;
    core_features.geometryShader = VK_TRUE;
    WD_START_RENDERING(&feedback, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                   VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    auto stream = Make<VkPipelineRasterizationStateStreamCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_STREAM_CREATE_INFO_EXT);
    DrawnPipeline info;
    info.more = {{VK_SHADER_STAGE_GEOMETRY_BIT, MakeShader(stages_geom)}};
    info.state.raster.pNext = &stream;
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 1);
    for (const uint32_t number : {0u, 1u}) {
        stream.rasterizationStream = number;
        const VkPipeline pipeline = MakeDrawn(&info);
        TryDraw(pipeline);
        ExpectSilence();
        TryQuery(pool, pipeline, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
        if (number) {
            ExpectMessage("VUID-vkCmdDraw-primitivesGeneratedQueryWithNonZeroStreams-06709",
                          "the rasterizationStream of the pipeline is not 0");
        }
        ExpectSilence();
    }
}

} // namespace
