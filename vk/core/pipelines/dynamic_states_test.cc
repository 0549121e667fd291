// The dynamic states of graphics pipelines: features that they need, states that mesh shaders do not have, conservative
// rasterization.
#include <algorithm>

#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/pipelines/pipelines_shaders.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

// A state of VK_EXT_extended_dynamic_state3, and the feature that it needs.
struct ThirdState {
    VkDynamicState state;
    const char *rule, *feature;
};

const ThirdState kThirdStates[] = {
    {VK_DYNAMIC_STATE_TESSELLATION_DOMAIN_ORIGIN_EXT, "07370",
     "extendedDynamicState3TessellationDomainOrigin"},
    {VK_DYNAMIC_STATE_DEPTH_CLAMP_ENABLE_EXT, "07371", "extendedDynamicState3DepthClampEnable"},
    {VK_DYNAMIC_STATE_POLYGON_MODE_EXT, "07372", "extendedDynamicState3PolygonMode"},
    {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT, "07373", "extendedDynamicState3RasterizationSamples"},
    {VK_DYNAMIC_STATE_SAMPLE_MASK_EXT, "07374", "extendedDynamicState3SampleMask"},
    {VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT, "07375", "extendedDynamicState3AlphaToCoverageEnable"},
    {VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT, "07376", "extendedDynamicState3AlphaToOneEnable"},
    {VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT, "07377", "extendedDynamicState3LogicOpEnable"},
    {VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT, "07378", "extendedDynamicState3ColorBlendEnable"},
    {VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT, "07379", "extendedDynamicState3ColorBlendEquation"},
    {VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT, "07380", "extendedDynamicState3ColorWriteMask"},
    {VK_DYNAMIC_STATE_RASTERIZATION_STREAM_EXT, "07381", "extendedDynamicState3RasterizationStream"},
    {VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT, "07382",
     "extendedDynamicState3ConservativeRasterizationMode"},
    {VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT, "07383",
     "extendedDynamicState3ExtraPrimitiveOverestimationSize"},
    {VK_DYNAMIC_STATE_DEPTH_CLIP_ENABLE_EXT, "07384", "extendedDynamicState3DepthClipEnable"},
    {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT, "07385", "extendedDynamicState3SampleLocationsEnable"},
    {VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT, "07386", "extendedDynamicState3ColorBlendAdvanced"},
    {VK_DYNAMIC_STATE_PROVOKING_VERTEX_MODE_EXT, "07387", "extendedDynamicState3ProvokingVertexMode"},
    {VK_DYNAMIC_STATE_LINE_RASTERIZATION_MODE_EXT, "07388", "extendedDynamicState3LineRasterizationMode"},
    {VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT, "07389", "extendedDynamicState3LineStippleEnable"},
    {VK_DYNAMIC_STATE_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE_EXT, "07390",
     "extendedDynamicState3DepthClipNegativeOneToOne"},
};

class DynamicStatesTest : public PipelinesTest {
  protected:
    // StartThird starts a device with all features of VK_EXT_extended_dynamic_state3, or none.
    void StartThird(bool is_enabled) {
        static VkPhysicalDeviceExtendedDynamicState3FeaturesEXT features;
        features = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
        VkBool32 *const first = &features.extendedDynamicState3TessellationDomainOrigin;
        std::fill(first, &features.extendedDynamicState3ShadingRateImageEnable + 1,
                  is_enabled ? VK_TRUE : VK_FALSE);
        StartRendering(&features, {VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME,
                                   VK_EXT_CONSERVATIVE_RASTERIZATION_EXTENSION_NAME});
    }
    void StartMesh(bool has_views = false) {
        static VkPhysicalDeviceMeshShaderFeaturesEXT mesh;
        static VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT vertices;
        static VkPhysicalDeviceExtendedDynamicState2FeaturesEXT dynamic;
        static VkPhysicalDeviceVulkan11Features multiview;
        mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
        mesh.meshShader = VK_TRUE;
        mesh.multiviewMeshShader = has_views;
        vertices = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
        vertices.vertexInputDynamicState = VK_TRUE;
        vertices.pNext = &mesh;
        dynamic = Make<VkPhysicalDeviceExtendedDynamicState2FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT);
        dynamic.extendedDynamicState2PatchControlPoints = VK_TRUE;
        dynamic.pNext = &vertices;
        multiview =
            Make<VkPhysicalDeviceVulkan11Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
        multiview.multiview = VK_TRUE;
        multiview.pNext = &dynamic;
        StartRendering(&multiview,
                       {VK_EXT_MESH_SHADER_EXTENSION_NAME, VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME,
                        VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME});
    }
    // UseMesh replaces the stages by a mesh shader.
    void UseMesh(PipelineInfo *info) {
        info->stages.resize(1);
        info->stages[0].stage = VK_SHADER_STAGE_MESH_BIT_EXT;
        info->stages[0].module = MakeShader(mesh_point);
    }
};

#define WD_START(call)                                                                                       \
    do {                                                                                                     \
        call;                                                                                                \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(DynamicStatesTest, OfTheThirdExtensionNeedAFeatureEach) {
    WD_START(StartThird(false));
    PipelineInfo info = Plain();
    for (const ThirdState &third : kThirdStates) {
        info.dynamics.push_back(third.state);
    }
    Try(&info);
    for (const ThirdState &third : kThirdStates) {
        ExpectMessage(kPrefix + third.feature + "-" + third.rule,
                      std::string(third.feature) + " is not enabled");
    }
    ExpectSilence();
}

TEST_F(DynamicStatesTest, OfTheThirdExtensionWithTheFeatures) {
    WD_START(StartThird(true));
    PipelineInfo info = Plain();
    for (const ThirdState &third : kThirdStates) {
        info.dynamics.push_back(third.state);
    }
    Try(&info);
    ExpectSilence();
}

// --- Conservative rasterization

TEST_F(DynamicStatesTest, OfConservativeRasterizationNeedTheSize) {
    WD_START(StartThird(true));
    PipelineInfo info = Plain();
    info.dynamics = {VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT};
    Try(&info);
    ExpectMessage(
        kPrefix + "pDynamicState-09639",
        "pDynamicStates[0] is VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT, the pNext chain "
        "of pRasterizationState has no VkPipelineRasterizationConservativeStateCreateInfoEXT");
    ExpectSilence();
    auto state = Make<VkPipelineRasterizationConservativeStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT);
    info.state.raster.pNext = &state;
    Try(&info);
    ExpectSilence();
    info.state.raster.pNext = nullptr;
    info.dynamics.push_back(VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT);
    Try(&info);
    ExpectSilence();
}

TEST_F(DynamicStatesTest, TheOverestimationSizeHasALimit) {
    WD_START(StartThird(true));
    auto limits = Make<VkPhysicalDeviceConservativeRasterizationPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    PipelineInfo info = Plain();
    auto state = Make<VkPipelineRasterizationConservativeStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT);
    state.extraPrimitiveOverestimationSize = limits.maxExtraPrimitiveOverestimationSize;
    info.state.raster.pNext = &state;
    Try(&info);
    ExpectSilence();
    const std::string id = "VUID-VkPipelineRasterizationConservativeStateCreateInfoEXT-"
                           "extraPrimitiveOverestimationSize-01769";
    state.extraPrimitiveOverestimationSize += 0.25f;
    Try(&info);
    ExpectMessage(id, "extraPrimitiveOverestimationSize is 1, maxExtraPrimitiveOverestimationSize is 0.75");
    state.extraPrimitiveOverestimationSize = -0.5f;
    Try(&info);
    ExpectMessage(id, "extraPrimitiveOverestimationSize is -0.5");
    info.dynamics = {VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT};
    Try(&info);
    ExpectSilence();
}

// --- Mesh shaders

#if VK_EXT_DISCARD_RECTANGLES_SPEC_VERSION >= 2 && VK_NV_SCISSOR_EXCLUSIVE_SPEC_VERSION >= 2
// The second versions of extensions have more states and commands.
class ExtensionVersionTest : public DynamicStatesTest {
  protected:
    void TryVersion(const char *version, bool is_first) {
        auto scissors = Make<VkPhysicalDeviceExclusiveScissorFeaturesNV>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXCLUSIVE_SCISSOR_FEATURES_NV);
        scissors.exclusiveScissor = VK_TRUE;
        null_settings["WD_NULL_EXTENSION_VERSION"] = version;
        WD_START_RENDERING(
            &scissors, {VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME, VK_NV_SCISSOR_EXCLUSIVE_EXTENSION_NAME});
        ClearMessages(); // Versions of other extensions.
        PipelineInfo info = Plain();
        info.dynamics = {VK_DYNAMIC_STATE_DISCARD_RECTANGLE_EXT};
        Try(&info);
        ExpectSilence();
        info.dynamics = {VK_DYNAMIC_STATE_DISCARD_RECTANGLE_ENABLE_EXT,
                         VK_DYNAMIC_STATE_DISCARD_RECTANGLE_MODE_EXT,
                         VK_DYNAMIC_STATE_EXCLUSIVE_SCISSOR_ENABLE_NV};
        Try(&info);
        const VkCommandBuffer commands = Begin();
        const VkBool32 enabled = VK_FALSE;
        DeviceProc<PFN_vkCmdSetDiscardRectangleEnableEXT>("vkCmdSetDiscardRectangleEnableEXT")(commands,
                                                                                               VK_FALSE);
        DeviceProc<PFN_vkCmdSetDiscardRectangleModeEXT>("vkCmdSetDiscardRectangleModeEXT")(
            commands, VK_DISCARD_RECTANGLE_MODE_INCLUSIVE_EXT);
        DeviceProc<PFN_vkCmdSetExclusiveScissorEnableNV>("vkCmdSetExclusiveScissorEnableNV")(commands, 0, 1,
                                                                                             &enabled);
        vkEndCommandBuffer(commands);
        if (is_first) {
            const std::string rectangles = "specVersion of VK_EXT_discard_rectangles is 1",
                              scissor = "specVersion of VK_NV_scissor_exclusive is 1";
            ExpectMessage(kPrefix + "pDynamicStates-07855", rectangles);
            ExpectMessage(kPrefix + "pDynamicStates-07856", rectangles);
            ExpectMessage(kPrefix + "pDynamicStates-07854", scissor);
            ExpectMessage("VUID-vkCmdSetDiscardRectangleEnableEXT-specVersion-07851", rectangles);
            ExpectMessage("VUID-vkCmdSetDiscardRectangleModeEXT-specVersion-07852", rectangles);
            ExpectMessage("VUID-vkCmdSetExclusiveScissorEnableNV-exclusiveScissor-07853", scissor);
        }
        ExpectSilence();
    }
};

TEST_F(ExtensionVersionTest, TheFirst) {
    TryVersion("1", true);
}

TEST_F(ExtensionVersionTest, TheSecond) {
    TryVersion("2", false);
}
#endif

TEST_F(DynamicStatesTest, OfVerticesAreNotOfMeshShaders) {
    WD_START(StartMesh());
    const struct {
        VkDynamicState state;
        const char *rule;
    } cases[] = {
        {VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY, "07065"},
        {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE, "07065"},
        {VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE, "07066"},
        {VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT, "07066"},
        {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT, "07067"},
    };
    PipelineInfo mesh = Plain(), vertices = Plain();
    UseMesh(&mesh);
    mesh.dynamics = {VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_CULL_MODE};
    Try(&mesh);
    ExpectSilence();
    for (const auto &one : cases) {
        mesh.dynamics = vertices.dynamics = {VK_DYNAMIC_STATE_CULL_MODE, one.state};
        Try(&vertices);
        ExpectSilence();
        Try(&mesh);
        ExpectMessage(kPrefix + "pDynamicStates-" + one.rule, "pDynamicStates[1] is VK_DYNAMIC_STATE_");
        ExpectSilence();
    }
}

TEST_F(DynamicStatesTest, ViewsOfMeshShadersNeedAFeature) {
    WD_START(StartMesh());
    PipelineInfo info = Plain();
    UseMesh(&info);
    Try(&info);
    ExpectSilence();
    info.rendering.viewMask = 3;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-07720",
                  "pStages has a mesh shader, the view mask of VkPipelineRenderingCreateInfo is 0x3, "
                  "multiviewMeshShader is not enabled");
    ExpectSilence();
    PassInfo pass;
    const uint32_t mask = 3;
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 1;
    views.pViewMasks = &mask;
    pass.Get()->pNext = &views;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-07064", "the view mask of the subpass is 0x3");
    ExpectSilence();
}

TEST_F(DynamicStatesTest, ViewsOfMeshShadersWithTheFeature) {
    WD_START(StartMesh(true));
    PipelineInfo info = Plain();
    UseMesh(&info);
    info.rendering.viewMask = 3;
    Try(&info);
    ExpectSilence();
}

} // namespace
