// Viewports, rasterization, depth bounds and sample locations of graphics pipelines.
#include "vk/core/pipelines/pipelines_internal.h"

static bool begin_viewport(wd_core_message *m, const wd_pipelines_graphics *g, const wd_core_frame *f,
                           uint32_t rule) {
    return wd_core_begin_rule(m, g->c, f, "VkPipelineViewportStateCreateInfo", rule);
}

// --- Viewports and scissors

static void check_count(const wd_pipelines_graphics *g, const wd_core_frame *f, VkDynamicState state,
                        const char *member, uint32_t count, uint32_t set_rule, uint32_t unset_rule) {
    wd_core_message m;
    if (wd_pipelines_is_static(g, state)) {
        if (!count && begin_viewport(&m, g, f, unset_rule)) {
            wd_core_unsigned(&m, member, 0);
            wd_core_summaryf(&m, ", %s is not dynamic", wd_VkDynamicState_string(state));
            wd_core_end(&m);
        }
    } else if (count && wd_core_begin_rule(&m, g->c, f, "VkGraphicsPipelineCreateInfo", set_rule)) {
        wd_core_unsigned(&m, member, count);
        wd_core_summaryf(&m, ", %s is dynamic", wd_VkDynamicState_string(state));
        m.fix = "Set the count to 0: it is set when commands are recorded.";
        wd_core_end(&m);
    }
}

static void check_scissor(const wd_pipelines_graphics *g, const wd_core_frame *f, const VkRect2D *scissor) {
    const int64_t right = (int64_t)scissor->offset.x + scissor->extent.width;
    const int64_t bottom = (int64_t)scissor->offset.y + scissor->extent.height;
    wd_core_message m;
    if ((scissor->offset.x < 0 || scissor->offset.y < 0) && begin_viewport(&m, g, f, WD_CORE_RULE(02821))) {
        wd_core_signed(&m, "offset.x", scissor->offset.x);
        wd_core_signed(&m, "offset.y", scissor->offset.y);
        wd_core_end(&m);
    }
    if (right > INT32_MAX && begin_viewport(&m, g, f, WD_CORE_RULE(02822))) {
        wd_core_signed(&m, "offset.x", scissor->offset.x);
        wd_core_unsigned(&m, "extent.width", scissor->extent.width);
        wd_core_summaryf(&m, ", the sum is more than %d", INT32_MAX);
        wd_core_end(&m);
    }
    if (bottom > INT32_MAX && begin_viewport(&m, g, f, WD_CORE_RULE(02823))) {
        wd_core_signed(&m, "offset.y", scissor->offset.y);
        wd_core_unsigned(&m, "extent.height", scissor->extent.height);
        wd_core_summaryf(&m, ", the sum is more than %d", INT32_MAX);
        wd_core_end(&m);
    }
}

// check_view_count: with multiviewPerViewViewports, the index of a view is that of its viewport and scissor.
static void check_view_count(const wd_pipelines_graphics *g, VkDynamicState state, VkDynamicState count_state,
                             const char *member, uint32_t count, uint32_t rule) {
    wd_core_message m;
    if (!g->pass || !g->c->enabled || !g->c->enabled->features.multiviewPerViewViewports ||
        !wd_pipelines_is_static(g, state) || !wd_pipelines_is_static(g, count_state)) {
        return;
    }
    for (uint32_t i = 0; i < g->pass->num_subpasses; i++) {
        const uint32_t views = g->pass->subpasses[i].view_mask;
        if (!views || 31u - (uint32_t)__builtin_clz(views) < count ||
            !wd_pipelines_begin_graphics(&m, g, rule)) {
            continue;
        }
        wd_core_unsigned(&m, member, count);
        wd_core_summaryf(&m, ", the view mask of subpass %u of renderPass is 0x%x", i, views);
        wd_core_end(&m);
        return;
    }
}

static void check_viewports(const wd_pipelines_graphics *g) {
    const VkPipelineViewportStateCreateInfo *state = g->states.viewport;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pViewportState");
    const bool has_viewports = wd_pipelines_is_static(g, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT);
    const bool has_scissors = wd_pipelines_is_static(g, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT);
    wd_core_message m;
    check_count(g, &f, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, "viewportCount", state->viewportCount,
                WD_CORE_RULE(03379), WD_CORE_RULE(04135));
    check_count(g, &f, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT, "scissorCount", state->scissorCount,
                WD_CORE_RULE(03380), WD_CORE_RULE(04136));
    if (has_viewports && has_scissors && state->viewportCount && state->scissorCount &&
        state->viewportCount != state->scissorCount && begin_viewport(&m, g, &f, WD_CORE_RULE(04134))) {
        wd_core_unsigned(&m, "viewportCount", state->viewportCount);
        wd_core_unsigned(&m, "scissorCount", state->scissorCount);
        wd_core_end(&m);
    }
    check_view_count(g, VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT,
                     "pViewportState->viewportCount", state->viewportCount, WD_CORE_RULE(07730));
    check_view_count(g, VK_DYNAMIC_STATE_SCISSOR, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT,
                     "pViewportState->scissorCount", state->scissorCount, WD_CORE_RULE(07731));
    const bool counts = has_viewports && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_VIEWPORT);
    for (uint32_t i = 0; counts && state->pViewports && i < state->viewportCount; i++) {
        const wd_core_frame viewport = WD_CORE_ELEMENT(&f, "pViewports", i);
        wd_pipelines_check_viewport(g->c, &viewport, &state->pViewports[i]);
    }
    if (!has_scissors || !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_SCISSOR) || !state->pScissors) {
        return;
    }
    for (uint32_t i = 0; i < state->scissorCount; i++) {
        const wd_core_frame scissor = WD_CORE_ELEMENT(&f, "pScissors", i);
        check_scissor(g, &scissor, &state->pScissors[i]);
    }
}

// --- Lines

static void check_line_samples(const wd_pipelines_graphics *g, const char *mode_name) {
    const VkPipelineMultisampleStateCreateInfo *samples = g->states.multisample;
    const struct {
        const char *member;
        bool is_set;
    } members[] = {
        {"pMultisampleState->alphaToCoverageEnable",
         samples->alphaToCoverageEnable &&
             wd_pipelines_is_static(g, VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT)},
        {"pMultisampleState->alphaToOneEnable",
         samples->alphaToOneEnable && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT)},
        {"pMultisampleState->sampleShadingEnable", samples->sampleShadingEnable},
    };
    wd_core_message m;
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (members[i].is_set && wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(02766))) {
            wd_core_word(&m, members[i].member, "VK_TRUE");
            wd_core_word(&m, "lineRasterizationMode", mode_name);
            wd_core_end(&m);
        }
    }
}

static void check_lines(const wd_pipelines_graphics *g) {
    const VkPipelineRasterizationLineStateCreateInfoEXT *line = wd_core_chained(
        g->states.rasterization->pNext, VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT);
    wd_core_message m;
    if (!line) {
        return;
    }
    if (g->states.multisample && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_LINE_RASTERIZATION_MODE_EXT) &&
        (line->lineRasterizationMode == VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT ||
         line->lineRasterizationMode == VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH_EXT)) {
        check_line_samples(g, line->lineRasterizationMode == VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT
                                  ? "VK_LINE_RASTERIZATION_MODE_BRESENHAM"
                                  : "VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH");
    }
    if (line->stippledLineEnable && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT) &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_LINE_STIPPLE_EXT) &&
        (line->lineStippleFactor < 1 || line->lineStippleFactor > 256) &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(02767))) {
        wd_core_unsigned(
            &m, "pRasterizationState->pNext<VkPipelineRasterizationLineStateCreateInfo>.lineStippleFactor",
            line->lineStippleFactor);
        wd_core_end(&m);
    }
}

// --- Conservative rasterization

static void check_conservative(const wd_pipelines_graphics *g) {
    const VkPipelineRasterizationConservativeStateCreateInfoEXT *state =
        wd_core_chained(g->states.rasterization->pNext,
                        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT);
    const VkPhysicalDeviceConservativeRasterizationPropertiesEXT *properties =
        state && g->c->physical
            ? wd_physical_property_struct(
                  g->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT)
            : NULL;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pRasterizationState");
    wd_core_message m;
    if (properties && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE_EXT) &&
        (state->extraPrimitiveOverestimationSize < 0.0f ||
         state->extraPrimitiveOverestimationSize > properties->maxExtraPrimitiveOverestimationSize) &&
        wd_core_begin_rule(&m, g->c, &f, "VkPipelineRasterizationConservativeStateCreateInfoEXT",
                           WD_CORE_RULE(01769))) {
        wd_core_float(
            &m, "<VkPipelineRasterizationConservativeStateCreateInfoEXT>.extraPrimitiveOverestimationSize",
            (double)state->extraPrimitiveOverestimationSize);
        wd_core_summaryf(&m, ", maxExtraPrimitiveOverestimationSize is %g",
                         (double)properties->maxExtraPrimitiveOverestimationSize);
        wd_core_end(&m);
    }
}

// --- Depth bounds

static void check_depth_bounds(const wd_pipelines_graphics *g) {
    const VkPipelineDepthStencilStateCreateInfo *depth = g->states.depth_stencil;
    const bool is_unrestricted = !g->c->enabled || g->c->enabled->extensions.EXT_depth_range_unrestricted;
    wd_core_message m;
    if (is_unrestricted || !depth->depthBoundsTestEnable ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_DEPTH_BOUNDS) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE)) {
        return;
    }
    const float low = depth->minDepthBounds, high = depth->maxDepthBounds;
    if ((low < 0.0f || low > 1.0f || high < 0.0f || high > 1.0f) &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(02510))) {
        wd_core_float(&m, "pDepthStencilState->minDepthBounds", (double)low);
        wd_core_float(&m, "maxDepthBounds", (double)high);
        wd_core_word(&m, "VK_EXT_depth_range_unrestricted", "not enabled");
        wd_core_end(&m);
    }
}

// --- Sample locations

static void check_grid_side(const wd_pipelines_graphics *g, const char *label, uint32_t side, uint32_t most,
                            uint32_t rule) {
    wd_core_message m;
    if (side && most && most % side && wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_unsigned(&m, label, side);
        wd_core_summaryf(&m, ", which does not divide that of maxSampleLocationGridSize, %u", most);
        wd_core_notef(&m, "vkGetPhysicalDeviceMultisamplePropertiesEXT returns it for %s",
                      wd_VkSampleCountFlagBits_string(g->states.multisample->rasterizationSamples));
        wd_core_end(&m);
    }
}

static void check_grid(const wd_pipelines_graphics *g, const VkExtent2D *grid) {
    const VkExtent2D most = wd_core_max_sample_grid(g->c, g->states.multisample->rasterizationSamples);
    check_grid_side(g, "sampleLocationsInfo.sampleLocationGridSize.width", grid->width, most.width,
                    WD_CORE_RULE(07610));
    check_grid_side(g, "sampleLocationsInfo.sampleLocationGridSize.height", grid->height, most.height,
                    WD_CORE_RULE(07611));
}

// check_counts reports samples for which the device has no locations.
static void check_counts(wd_core_check *c, const wd_core_frame *f, const char *label,
                         const VkSampleLocationsInfoEXT *info) {
    const VkPhysicalDeviceSampleLocationsPropertiesEXT *properties =
        c->enabled && c->enabled->extensions.EXT_sample_locations
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT)
            : NULL;
    const VkSampleCountFlags counts = properties ? properties->sampleLocationSampleCounts : 0;
    wd_core_message m;
    if (counts && !(counts & info->sampleLocationsPerPixel) &&
        wd_core_begin_rule(&m, c, f, "VkSampleLocationsInfoEXT", WD_CORE_RULE(01526))) {
        const VkSampleCountFlagBits samples = info->sampleLocationsPerPixel;
        wd_core_word(&m, label, samples ? wd_VkSampleCountFlagBits_string(samples) : "0");
        wd_core_word(&m, "sampleLocationSampleCounts",
                     wd_VkSampleCountFlags_string(counts, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(pipelines, CmdSetSampleLocationsEXT) {
    static const wd_core_frame f = WD_CORE_POINTER(NULL, "pSampleLocationsInfo");
    check_counts(c, &f, "sampleLocationsPerPixel", s->pSampleLocationsInfo);
}

static void check_sample_locations(const wd_pipelines_graphics *g) {
    const VkPipelineMultisampleStateCreateInfo *samples = g->states.multisample;
    const VkPipelineSampleLocationsStateCreateInfoEXT *state =
        wd_core_chained(samples->pNext, VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
    wd_core_message m;
    if (!state || !state->sampleLocationsEnable ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT)) {
        return;
    }
    const VkSampleLocationsInfoEXT *info = &state->sampleLocationsInfo;
    if (info->sampleLocationsPerPixel != samples->rasterizationSamples &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(07612))) {
        wd_core_word(&m, "sampleLocationsInfo.sampleLocationsPerPixel",
                     wd_VkSampleCountFlagBits_string(info->sampleLocationsPerPixel));
        wd_core_word(&m, "pMultisampleState->rasterizationSamples",
                     wd_VkSampleCountFlagBits_string(samples->rasterizationSamples));
        wd_core_end(&m);
    }
    check_grid(g, &info->sampleLocationGridSize);
    check_counts(g->c, g->f,
                 "pMultisampleState-><VkPipelineSampleLocationsStateCreateInfoEXT>.sampleLocationsInfo."
                 "sampleLocationsPerPixel",
                 info);
    const uint64_t needed = (uint64_t)info->sampleLocationsPerPixel * info->sampleLocationGridSize.width *
                            info->sampleLocationGridSize.height;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pMultisampleState");
    if (info->sampleLocationsCount != needed &&
        wd_core_begin_rule(&m, g->c, &f, "VkSampleLocationsInfoEXT", WD_CORE_RULE(01527))) {
        wd_core_unsigned(
            &m, "<VkPipelineSampleLocationsStateCreateInfoEXT>.sampleLocationsInfo.sampleLocationsCount",
            info->sampleLocationsCount);
        wd_core_summaryf(&m, ", %llu are needed for a grid of %ux%u pixels with %u samples each",
                         (unsigned long long)needed, info->sampleLocationGridSize.width,
                         info->sampleLocationGridSize.height, (unsigned)info->sampleLocationsPerPixel);
        wd_core_end(&m);
    }
}

void wd_pipelines_check_fixed_functions(const wd_pipelines_graphics *g) {
    if (g->states.viewport) {
        check_viewports(g);
    }
    if (g->states.rasterization) {
        check_lines(g);
        check_conservative(g);
    }
    if (g->states.depth_stencil) {
        check_depth_bounds(g);
    }
    if (g->states.multisample) {
        check_sample_locations(g);
    }
}
