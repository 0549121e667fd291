// The dynamic states of graphics pipelines: the features that they need, and states that exclude each other.
#include "vk/core/pipelines/pipelines_internal.h"

// begin starts a message whose subject is an element of pDynamicStates. False: the state is not there.
static bool begin(wd_core_message *m, const wd_pipelines_graphics *g, VkDynamicState state, uint32_t rule) {
    const VkPipelineDynamicStateCreateInfo *dynamic = g->info->pDynamicState;
    for (uint32_t i = 0; i < dynamic->dynamicStateCount; i++) {
        if (dynamic->pDynamicStates[i] == state) {
            if (!wd_pipelines_begin_graphics(m, g, rule)) {
                return false;
            }
            m->indices[0] = i;
            wd_core_word(m, "pDynamicState->pDynamicStates[]", wd_VkDynamicState_string(state));
            return true;
        }
    }
    return false;
}

static void check_feature(const wd_pipelines_graphics *g, VkDynamicState state, uint32_t rule,
                          bool is_enabled, const char *feature) {
    wd_core_message m;
    if (!is_enabled && begin(&m, g, state, rule)) {
        wd_core_summaryf(&m, ", %s is not enabled", feature);
        wd_core_end(&m);
    }
}

static void check_first_features(const wd_pipelines_graphics *g) {
    static const VkDynamicState first[] = {
        VK_DYNAMIC_STATE_CULL_MODE,           VK_DYNAMIC_STATE_FRONT_FACE,
        VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY,  VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT,
        VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT,  VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE,
        VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,   VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE,
        VK_DYNAMIC_STATE_DEPTH_COMPARE_OP,    VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE,
        VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE, VK_DYNAMIC_STATE_STENCIL_OP,
    };
    static const VkDynamicState second[] = {VK_DYNAMIC_STATE_DEPTH_BIAS_ENABLE,
                                            VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE,
                                            VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE};
    const wd_features *features = &g->c->enabled->features;
    if (g->c->api_version >= VK_API_VERSION_1_3) {
        return;
    }
    for (size_t i = 0; i < sizeof first / sizeof *first; i++) {
        check_feature(g, first[i], WD_CORE_RULE(03378), features->extendedDynamicState,
                      "extendedDynamicState");
    }
    for (size_t i = 0; i < sizeof second / sizeof *second; i++) {
        check_feature(g, second[i], WD_CORE_RULE(04868), features->extendedDynamicState2,
                      "extendedDynamicState2");
    }
}

static void check_features(const wd_pipelines_graphics *g) {
    const wd_features *features = &g->c->enabled->features;
#define CHECK(STATE, rule, feature)                                                                          \
    check_feature(g, VK_DYNAMIC_STATE_##STATE##_EXT, rule, features->feature, #feature)
    CHECK(LOGIC_OP, WD_CORE_RULE(04869), extendedDynamicState2LogicOp);
    CHECK(PATCH_CONTROL_POINTS, WD_CORE_RULE(04870), extendedDynamicState2PatchControlPoints);
    CHECK(COLOR_WRITE_ENABLE, WD_CORE_RULE(04800), colorWriteEnable);
    CHECK(TESSELLATION_DOMAIN_ORIGIN, WD_CORE_RULE(07370), extendedDynamicState3TessellationDomainOrigin);
    CHECK(DEPTH_CLAMP_ENABLE, WD_CORE_RULE(07371), extendedDynamicState3DepthClampEnable);
    CHECK(POLYGON_MODE, WD_CORE_RULE(07372), extendedDynamicState3PolygonMode);
    CHECK(RASTERIZATION_SAMPLES, WD_CORE_RULE(07373), extendedDynamicState3RasterizationSamples);
    CHECK(SAMPLE_MASK, WD_CORE_RULE(07374), extendedDynamicState3SampleMask);
    CHECK(ALPHA_TO_COVERAGE_ENABLE, WD_CORE_RULE(07375), extendedDynamicState3AlphaToCoverageEnable);
    CHECK(ALPHA_TO_ONE_ENABLE, WD_CORE_RULE(07376), extendedDynamicState3AlphaToOneEnable);
    CHECK(LOGIC_OP_ENABLE, WD_CORE_RULE(07377), extendedDynamicState3LogicOpEnable);
    CHECK(COLOR_BLEND_ENABLE, WD_CORE_RULE(07378), extendedDynamicState3ColorBlendEnable);
    CHECK(COLOR_BLEND_EQUATION, WD_CORE_RULE(07379), extendedDynamicState3ColorBlendEquation);
    CHECK(COLOR_WRITE_MASK, WD_CORE_RULE(07380), extendedDynamicState3ColorWriteMask);
    CHECK(RASTERIZATION_STREAM, WD_CORE_RULE(07381), extendedDynamicState3RasterizationStream);
    CHECK(CONSERVATIVE_RASTERIZATION_MODE, WD_CORE_RULE(07382),
          extendedDynamicState3ConservativeRasterizationMode);
    CHECK(EXTRA_PRIMITIVE_OVERESTIMATION_SIZE, WD_CORE_RULE(07383),
          extendedDynamicState3ExtraPrimitiveOverestimationSize);
    CHECK(DEPTH_CLIP_ENABLE, WD_CORE_RULE(07384), extendedDynamicState3DepthClipEnable);
    CHECK(SAMPLE_LOCATIONS_ENABLE, WD_CORE_RULE(07385), extendedDynamicState3SampleLocationsEnable);
    CHECK(COLOR_BLEND_ADVANCED, WD_CORE_RULE(07386), extendedDynamicState3ColorBlendAdvanced);
    CHECK(PROVOKING_VERTEX_MODE, WD_CORE_RULE(07387), extendedDynamicState3ProvokingVertexMode);
    CHECK(LINE_RASTERIZATION_MODE, WD_CORE_RULE(07388), extendedDynamicState3LineRasterizationMode);
    CHECK(LINE_STIPPLE_ENABLE, WD_CORE_RULE(07389), extendedDynamicState3LineStippleEnable);
    CHECK(DEPTH_CLIP_NEGATIVE_ONE_TO_ONE, WD_CORE_RULE(07390),
          extendedDynamicState3DepthClipNegativeOneToOne);
    if (g->states.parts & WD_PIPELINES_PRE_RASTERIZATION) {
        CHECK(VERTEX_INPUT, WD_CORE_RULE(04807), vertexInputDynamicState);
    }
#undef CHECK
}

// check_version reports a state of the second version of an extension of which the driver has the first.
static void check_version(const wd_pipelines_graphics *g, VkDynamicState state, uint32_t rule,
                          uint32_t version, const char *extension) {
    wd_core_message m;
    if (version == 1 && begin(&m, g, state, rule)) {
        wd_core_summaryf(&m, ", specVersion of %s is 1", extension);
        wd_core_end(&m);
    }
}

static void check_versions(const wd_pipelines_graphics *g) {
    const wd_physical_capabilities *physical = g->c->enabled->physical;
    (void)physical;
    (void)check_version;
#if VK_EXT_DISCARD_RECTANGLES_SPEC_VERSION >= 2
    static const char rectangles[] = "VK_EXT_discard_rectangles";
    check_version(g, VK_DYNAMIC_STATE_DISCARD_RECTANGLE_ENABLE_EXT, WD_CORE_RULE(07855),
                  physical->discard_rectangles_version, rectangles);
    check_version(g, VK_DYNAMIC_STATE_DISCARD_RECTANGLE_MODE_EXT, WD_CORE_RULE(07856),
                  physical->discard_rectangles_version, rectangles);
#endif
#if VK_NV_SCISSOR_EXCLUSIVE_SPEC_VERSION >= 2
    check_version(g, VK_DYNAMIC_STATE_EXCLUSIVE_SCISSOR_ENABLE_NV, WD_CORE_RULE(07854),
                  physical->scissor_exclusive_version, "VK_NV_scissor_exclusive");
#endif
}

static void check_mesh(const wd_pipelines_graphics *g, VkDynamicState state, uint32_t rule) {
    wd_core_message m;
    if (begin(&m, g, state, rule)) {
        wd_core_summaryf(&m, ", the pipeline has a mesh shader and no vertices");
        wd_core_end(&m);
    }
}

// check_both reports a pipeline that has a state as dynamic state with and without its count.
static void check_both(const wd_pipelines_graphics *g, VkDynamicState one, VkDynamicState other,
                       uint32_t rule) {
    wd_core_message m;
    if (!wd_pipelines_is_static(g, other) && begin(&m, g, one, rule)) {
        wd_core_summaryf(&m, ", and another element is %s", wd_VkDynamicState_string(other));
        wd_core_end(&m);
    }
}

static void check_conservative_mode(const wd_pipelines_graphics *g) {
    wd_core_message m;
    if (g->states.rasterization &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT) &&
        !wd_core_chained(g->states.rasterization->pNext,
                         VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT) &&
        begin(&m, g, VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT, WD_CORE_RULE(09639))) {
        wd_core_summaryf(&m, ", the pNext chain of pRasterizationState has no "
                             "VkPipelineRasterizationConservativeStateCreateInfoEXT");
        wd_core_notef(&m, "VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT is not dynamic");
        wd_core_end(&m);
    }
}

void wd_pipelines_check_dynamic_states(const wd_pipelines_graphics *g) {
    const VkPipelineDynamicStateCreateInfo *dynamic = g->info->pDynamicState;
    if (!dynamic || !dynamic->dynamicStateCount || !dynamic->pDynamicStates) {
        return;
    }
    if (g->c->enabled) {
        check_first_features(g);
        check_features(g);
        check_versions(g);
    }
    if (!(g->states.parts & WD_PIPELINES_PRE_RASTERIZATION)) {
        return;
    }
    check_both(g, VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, WD_CORE_RULE(04132));
    check_both(g, VK_DYNAMIC_STATE_SCISSOR, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT, WD_CORE_RULE(04133));
    check_conservative_mode(g);
    if (g->states.stages & VK_SHADER_STAGE_MESH_BIT_EXT) {
        check_mesh(g, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY, WD_CORE_RULE(07065));
        check_mesh(g, VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE, WD_CORE_RULE(07065));
        check_mesh(g, VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE, WD_CORE_RULE(07066));
        check_mesh(g, VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT, WD_CORE_RULE(07066));
        check_mesh(g, VK_DYNAMIC_STATE_VERTEX_INPUT_EXT, WD_CORE_RULE(07067));
    }
}
