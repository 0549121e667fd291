// Dynamic states of features and extensions that a draw needs and that no command set.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

constexpr VkDynamicState kNone = VK_DYNAMIC_STATE_MAX_ENUM;

// Row is a state that a command with one 32-bit value sets; `other`: a state that must have a value before.
struct Row {
    VkDynamicState state;
    const char *rule, *command;
    uint32_t value;
    VkDynamicState other = kNone;
    const char *other_command = nullptr;
};

class FeatureStatesTest : public DrawTest {
  protected:
    // TryState draws without `set` and with it; with the state `other` disabled, nothing is needed.
    void TryState(const DrawnPipeline &base, const Row &row, const Commands &set) {
        DrawnPipeline info;
        info.state.assembly = base.state.assembly;
        info.state.raster = base.state.raster;
        info.more = base.more;
        info.dynamic = {row.state};
        Commands enable = [](VkCommandBuffer) {}, disable = enable;
        if (row.other != kNone) {
            info.dynamic.push_back(row.other);
            enable = Call(row.other_command, VK_TRUE);
            disable = Call(row.other_command, VK_FALSE);
        }
        const VkPipeline pipeline = MakeDrawn(&info);
        ExpectSilence();
        TryDraw(pipeline, enable);
        ExpectMessage("VUID-vkCmdDraw-" + std::string(row.rule),
                      std::string(row.command) + " was not called");
        ExpectSilence();
        TryDraw(pipeline, [&](VkCommandBuffer commands) {
            enable(commands);
            set(commands);
        });
        if (row.other != kNone) {
            TryDraw(pipeline, disable);
        }
        ExpectSilence();
    }
    void TryRows(const DrawnPipeline &base, const std::vector<Row> &rows) {
        for (const Row &row : rows) {
            SCOPED_TRACE(row.rule);
            TryState(base, row, Call(row.command, row.value));
        }
    }
};

TEST_F(FeatureStatesTest, RasterizationAndSamples) {
    core_features.depthClamp = core_features.alphaToOne = core_features.logicOp = VK_TRUE;
    core_features.fillModeNonSolid = VK_TRUE;
    WD_START_DYNAMIC_3();
    const DrawnPipeline base;
    TryRows(
        base,
        {{VK_DYNAMIC_STATE_DEPTH_CLAMP_ENABLE_EXT, "None-07620", "vkCmdSetDepthClampEnableEXT", VK_FALSE},
         {VK_DYNAMIC_STATE_POLYGON_MODE_EXT, "None-07621", "vkCmdSetPolygonModeEXT", VK_POLYGON_MODE_FILL},
         {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT, "None-07622", "vkCmdSetRasterizationSamplesEXT",
          VK_SAMPLE_COUNT_1_BIT},
         {VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT, "None-07624", "vkCmdSetAlphaToCoverageEnableEXT",
          VK_FALSE},
         {VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT, "None-07625", "vkCmdSetAlphaToOneEnableEXT", VK_FALSE},
         {VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT, "None-07626", "vkCmdSetLogicOpEnableEXT", VK_FALSE}});
    const auto set_mask = DeviceProc<PFN_vkCmdSetSampleMaskEXT>("vkCmdSetSampleMaskEXT");
    TryState(base, {VK_DYNAMIC_STATE_SAMPLE_MASK_EXT, "None-07623", "vkCmdSetSampleMaskEXT", 0},
             [&](VkCommandBuffer commands) {
                 const VkSampleMask mask = 1;
                 set_mask(commands, VK_SAMPLE_COUNT_1_BIT, &mask);
             });
}

TEST_F(FeatureStatesTest, LogicOps) {
    core_features.logicOp = VK_TRUE;
    auto features = Make<VkPhysicalDeviceExtendedDynamicState2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT);
    features.extendedDynamicState2LogicOp = VK_TRUE;
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME});
    TryRows(DrawnPipeline(),
            {{VK_DYNAMIC_STATE_LOGIC_OP_EXT, "logicOp-04878", "vkCmdSetLogicOpEXT", VK_LOGIC_OP_COPY,
              VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT, "vkCmdSetLogicOpEnableEXT"}});
}

TEST_F(FeatureStatesTest, DepthBoundsAndScissorCounts) {
    core_features.depthBounds = VK_TRUE;
    WD_START_RENDERING();
    DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE, "None-07846", "vkCmdSetDepthBoundsTestEnable",
                    VK_FALSE}});
    TryState(base,
             {VK_DYNAMIC_STATE_DEPTH_BOUNDS, "None-07836", "vkCmdSetDepthBounds", 0,
              VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE, "vkCmdSetDepthBoundsTestEnable"},
             [](VkCommandBuffer commands) { vkCmdSetDepthBounds(commands, 0.0f, 1.0f); });
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
    info.state.viewports.scissorCount = 0;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline);
    ExpectMessage("VUID-vkCmdDraw-scissorCount-03418", "vkCmdSetScissorWithCount was not called");
    TryDraw(pipeline, [](VkCommandBuffer commands) {
        const VkRect2D scissor = {{0, 0}, {16, 16}};
        vkCmdSetScissorWithCount(commands, 1, &scissor);
    });
    ExpectSilence();
}

TEST_F(FeatureStatesTest, DepthClipping) {
    auto clamp = AllFeatures<VkPhysicalDeviceDepthClampControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLAMP_CONTROL_FEATURES_EXT);
    auto control = AllFeatures<VkPhysicalDeviceDepthClipControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_CONTROL_FEATURES_EXT, &clamp);
    auto clip = AllFeatures<VkPhysicalDeviceDepthClipEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_ENABLE_FEATURES_EXT, &control);
    core_features.depthClamp = VK_TRUE;
    WD_START_DYNAMIC_3({}, &clip,
                       {VK_EXT_DEPTH_CLIP_ENABLE_EXTENSION_NAME, VK_EXT_DEPTH_CLIP_CONTROL_EXTENSION_NAME,
                        VK_EXT_DEPTH_CLAMP_CONTROL_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base,
            {{VK_DYNAMIC_STATE_DEPTH_CLIP_ENABLE_EXT, "None-07633", "vkCmdSetDepthClipEnableEXT", VK_TRUE},
             {VK_DYNAMIC_STATE_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE_EXT, "None-07639",
              "vkCmdSetDepthClipNegativeOneToOneEXT", VK_FALSE}});
    const auto set_range = DeviceProc<PFN_vkCmdSetDepthClampRangeEXT>("vkCmdSetDepthClampRangeEXT");
    TryState(base,
             {VK_DYNAMIC_STATE_DEPTH_CLAMP_RANGE_EXT, "None-09650", "vkCmdSetDepthClampRangeEXT", 0,
              VK_DYNAMIC_STATE_DEPTH_CLAMP_ENABLE_EXT, "vkCmdSetDepthClampEnableEXT"},
             [&](VkCommandBuffer commands) {
                 set_range(commands, VK_DEPTH_CLAMP_MODE_VIEWPORT_RANGE_EXT, nullptr);
             });
}

TEST_F(FeatureStatesTest, Rectangles) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME});
    TryRows(DrawnPipeline(),
            {{VK_DYNAMIC_STATE_DISCARD_RECTANGLE_ENABLE_EXT, "None-07880",
              "vkCmdSetDiscardRectangleEnableEXT", VK_FALSE},
             {VK_DYNAMIC_STATE_DISCARD_RECTANGLE_MODE_EXT, "None-07881", "vkCmdSetDiscardRectangleModeEXT",
              VK_DISCARD_RECTANGLE_MODE_INCLUSIVE_EXT, VK_DYNAMIC_STATE_DISCARD_RECTANGLE_ENABLE_EXT,
              "vkCmdSetDiscardRectangleEnableEXT"}});
}

TEST_F(FeatureStatesTest, SampleLocations) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT, "None-07634",
                    "vkCmdSetSampleLocationsEnableEXT", VK_FALSE}});
    const auto set = DeviceProc<PFN_vkCmdSetSampleLocationsEXT>("vkCmdSetSampleLocationsEXT");
    TryState(base,
             {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT, "None-06666", "vkCmdSetSampleLocationsEXT", 0,
              VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT, "vkCmdSetSampleLocationsEnableEXT"},
             [&](VkCommandBuffer commands) {
                 const VkSampleLocationEXT location = {0.5f, 0.5f};
                 auto info = Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
                 info.sampleLocationsPerPixel = VK_SAMPLE_COUNT_1_BIT;
                 info.sampleLocationGridSize = {1, 1};
                 info.sampleLocationsCount = 1;
                 info.pSampleLocations = &location;
                 set(commands, &info);
             });
}

TEST_F(FeatureStatesTest, VerticesAndRates) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = VK_TRUE;
    auto vertices = AllFeatures<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT, &rates);
    auto provoking = AllFeatures<VkPhysicalDeviceProvokingVertexFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT, &vertices);
    WD_START_DYNAMIC_3({}, &provoking,
                       {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME,
                        VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME,
                        VK_EXT_PROVOKING_VERTEX_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_PROVOKING_VERTEX_MODE_EXT, "None-07636",
                    "vkCmdSetProvokingVertexModeEXT", VK_PROVOKING_VERTEX_MODE_FIRST_VERTEX_EXT}});
    const auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    TryState(base, {VK_DYNAMIC_STATE_VERTEX_INPUT_EXT, "None-04914", "vkCmdSetVertexInputEXT", 0},
             [&](VkCommandBuffer commands) { set_input(commands, 0, nullptr, 0, nullptr); });
    const auto set_rate = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    TryState(base,
             {VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR, "pipelineFragmentShadingRate-09238",
              "vkCmdSetFragmentShadingRateKHR", 0},
             [&](VkCommandBuffer commands) {
                 const VkExtent2D size = {1, 1};
                 const VkFragmentShadingRateCombinerOpKHR keep[2] = {};
                 set_rate(commands, &size, keep);
             });
}

TEST_F(FeatureStatesTest, FeedbackLoops) {
    auto loops = AllFeatures<VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT);
    auto dynamic = AllFeatures<VkPhysicalDeviceAttachmentFeedbackLoopDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_DYNAMIC_STATE_FEATURES_EXT, &loops);
    WD_START_RENDERING(&dynamic, {VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME,
                                  VK_EXT_ATTACHMENT_FEEDBACK_LOOP_DYNAMIC_STATE_EXTENSION_NAME});
    TryRows(DrawnPipeline(), {{VK_DYNAMIC_STATE_ATTACHMENT_FEEDBACK_LOOP_ENABLE_EXT, "None-08877",
                               "vkCmdSetAttachmentFeedbackLoopEnableEXT", 0}});
}

TEST_F(FeatureStatesTest, Stipples) {
    auto lines = AllFeatures<VkPhysicalDeviceLineRasterizationFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
    WD_START_DYNAMIC_3({}, &lines, {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetLineStippleEXT>("vkCmdSetLineStippleEXT");
    TryState(DrawnPipeline(),
             {VK_DYNAMIC_STATE_LINE_STIPPLE_EXT, "None-07849", "vkCmdSetLineStipple", 0,
              VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT, "vkCmdSetLineStippleEnableEXT"},
             [&](VkCommandBuffer commands) { set(commands, 1, 1); });
}

TEST_F(FeatureStatesTest, TessellationAndGeometry) {
    auto feedback = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    auto dynamic = Make<VkPhysicalDeviceExtendedDynamicState2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT);
    dynamic.extendedDynamicState2PatchControlPoints = VK_TRUE;
    dynamic.pNext = &feedback;
    core_features.tessellationShader = core_features.geometryShader = VK_TRUE;
    WD_START_DYNAMIC_3(
        {}, &dynamic,
        {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME});
    DrawnPipeline patches, triangles;
    patches.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    patches.more = {{VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, MakeShader(stages_tesc)},
                    {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, MakeShader(stages_tese)}};
    TryRows(patches,
            {{VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT, "None-04875", "vkCmdSetPatchControlPointsEXT", 3},
             {VK_DYNAMIC_STATE_TESSELLATION_DOMAIN_ORIGIN_EXT, "None-07619",
              "vkCmdSetTessellationDomainOriginEXT", VK_TESSELLATION_DOMAIN_ORIGIN_UPPER_LEFT}});
    triangles.more = {{VK_SHADER_STAGE_GEOMETRY_BIT, MakeShader(stages_geom)}};
    const Row stream = {VK_DYNAMIC_STATE_RASTERIZATION_STREAM_EXT, "None-07630",
                        "vkCmdSetRasterizationStreamEXT", 0};
    TryRows(triangles, {stream});
    DrawnPipeline without;
    without.dynamic = {stream.state};
    TryDraw(MakeDrawn(&without));
    ExpectSilence();
}

TEST_F(FeatureStatesTest, ViewportsOfNvidia) {
    auto exclusive = AllFeatures<VkPhysicalDeviceExclusiveScissorFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXCLUSIVE_SCISSOR_FEATURES_NV);
    WD_START_DYNAMIC_3({}, &exclusive,
                       {VK_NV_CLIP_SPACE_W_SCALING_EXTENSION_NAME, VK_NV_VIEWPORT_SWIZZLE_EXTENSION_NAME,
                        VK_NV_SCISSOR_EXCLUSIVE_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_VIEWPORT_W_SCALING_ENABLE_NV, "None-07640",
                    "vkCmdSetViewportWScalingEnableNV", VK_FALSE}});
    const auto set_scaling = DeviceProc<PFN_vkCmdSetViewportWScalingNV>("vkCmdSetViewportWScalingNV");
    TryState(base,
             {VK_DYNAMIC_STATE_VIEWPORT_W_SCALING_NV, "viewportCount-04138", "vkCmdSetViewportWScalingNV", 0,
              VK_DYNAMIC_STATE_VIEWPORT_W_SCALING_ENABLE_NV, "vkCmdSetViewportWScalingEnableNV"},
             [&](VkCommandBuffer commands) {
                 const VkViewportWScalingNV scaling = {1.0f, 1.0f};
                 set_scaling(commands, 0, 1, &scaling);
             });
    const auto set_swizzle = DeviceProc<PFN_vkCmdSetViewportSwizzleNV>("vkCmdSetViewportSwizzleNV");
    TryState(base, {VK_DYNAMIC_STATE_VIEWPORT_SWIZZLE_NV, "None-07641", "vkCmdSetViewportSwizzleNV", 0},
             [&](VkCommandBuffer commands) {
                 const VkViewportSwizzleNV swizzle = {};
                 set_swizzle(commands, 0, 1, &swizzle);
             });
    const auto set_enable =
        DeviceProc<PFN_vkCmdSetExclusiveScissorEnableNV>("vkCmdSetExclusiveScissorEnableNV");
    TryState(
        base,
        {VK_DYNAMIC_STATE_EXCLUSIVE_SCISSOR_ENABLE_NV, "None-07878", "vkCmdSetExclusiveScissorEnableNV", 0},
        [&](VkCommandBuffer commands) {
            const VkBool32 off = VK_FALSE;
            set_enable(commands, 0, 1, &off);
        });
}

TEST_F(FeatureStatesTest, CoverageOfNvidia) {
    auto reduction = AllFeatures<VkPhysicalDeviceCoverageReductionModeFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COVERAGE_REDUCTION_MODE_FEATURES_NV);
    auto test = AllFeatures<VkPhysicalDeviceRepresentativeFragmentTestFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_REPRESENTATIVE_FRAGMENT_TEST_FEATURES_NV, &reduction);
    WD_START_DYNAMIC_3(
        {}, &test,
        {VK_NV_FRAGMENT_COVERAGE_TO_COLOR_EXTENSION_NAME, VK_NV_FRAMEBUFFER_MIXED_SAMPLES_EXTENSION_NAME,
         VK_NV_COVERAGE_REDUCTION_MODE_EXTENSION_NAME, VK_NV_REPRESENTATIVE_FRAGMENT_TEST_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_COVERAGE_TO_COLOR_ENABLE_NV, "None-07642",
                    "vkCmdSetCoverageToColorEnableNV", VK_FALSE},
                   {VK_DYNAMIC_STATE_COVERAGE_TO_COLOR_LOCATION_NV, "None-07643",
                    "vkCmdSetCoverageToColorLocationNV", 0, VK_DYNAMIC_STATE_COVERAGE_TO_COLOR_ENABLE_NV,
                    "vkCmdSetCoverageToColorEnableNV"},
                   {VK_DYNAMIC_STATE_COVERAGE_MODULATION_MODE_NV, "None-07644",
                    "vkCmdSetCoverageModulationModeNV", VK_COVERAGE_MODULATION_MODE_NONE_NV},
                   {VK_DYNAMIC_STATE_REPRESENTATIVE_FRAGMENT_TEST_ENABLE_NV, "None-07648",
                    "vkCmdSetRepresentativeFragmentTestEnableNV", VK_FALSE},
                   {VK_DYNAMIC_STATE_COVERAGE_REDUCTION_MODE_NV, "None-07649",
                    "vkCmdSetCoverageReductionModeNV", VK_COVERAGE_REDUCTION_MODE_MERGE_NV}});
    const auto set_table =
        DeviceProc<PFN_vkCmdSetCoverageModulationTableNV>("vkCmdSetCoverageModulationTableNV");
    TryState(base,
             {VK_DYNAMIC_STATE_COVERAGE_MODULATION_TABLE_NV, "None-07646",
              "vkCmdSetCoverageModulationTableNV", 0, VK_DYNAMIC_STATE_COVERAGE_MODULATION_TABLE_ENABLE_NV,
              "vkCmdSetCoverageModulationTableEnableNV"},
             [&](VkCommandBuffer commands) {
                 const float table = 1.0f;
                 set_table(commands, 1, &table);
             });
}

TEST_F(FeatureStatesTest, ShadingRateImagesOfNvidia) {
    auto images = Make<VkPhysicalDeviceShadingRateImageFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADING_RATE_IMAGE_FEATURES_NV);
    images.shadingRateImage = VK_TRUE;
    WD_START_DYNAMIC_3({}, &images, {VK_NV_SHADING_RATE_IMAGE_EXTENSION_NAME});
    const DrawnPipeline base;
    TryRows(base, {{VK_DYNAMIC_STATE_SHADING_RATE_IMAGE_ENABLE_NV, "None-07647",
                    "vkCmdSetShadingRateImageEnableNV", VK_FALSE}});
    const auto set_order = DeviceProc<PFN_vkCmdSetCoarseSampleOrderNV>("vkCmdSetCoarseSampleOrderNV");
    TryState(base,
             {VK_DYNAMIC_STATE_VIEWPORT_COARSE_SAMPLE_ORDER_NV, "shadingRateImage-09233",
              "vkCmdSetCoarseSampleOrderNV", 0},
             [&](VkCommandBuffer commands) {
                 set_order(commands, VK_COARSE_SAMPLE_ORDER_TYPE_DEFAULT_NV, 0, nullptr);
             });
    const auto set_palette =
        DeviceProc<PFN_vkCmdSetViewportShadingRatePaletteNV>("vkCmdSetViewportShadingRatePaletteNV");
    TryState(base,
             {VK_DYNAMIC_STATE_VIEWPORT_SHADING_RATE_PALETTE_NV, "shadingRateImage-09234",
              "vkCmdSetViewportShadingRatePaletteNV", 0, VK_DYNAMIC_STATE_SHADING_RATE_IMAGE_ENABLE_NV,
              "vkCmdSetShadingRateImageEnableNV"},
             [&](VkCommandBuffer commands) {
                 const VkShadingRatePaletteEntryNV entry =
                     VK_SHADING_RATE_PALETTE_ENTRY_1_INVOCATION_PER_PIXEL_NV;
                 const VkShadingRatePaletteNV palette = {1, &entry};
                 set_palette(commands, 0, 1, &palette);
             });
}

} // namespace
