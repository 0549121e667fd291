// The stages of graphics pipelines, and the states that they need.
#include <assert.h>

#include "vk/core/pipelines/pipelines_internal.h"

enum {
    TESSELLATION = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
    PRE_RASTERIZATION_STAGES = VK_SHADER_STAGE_VERTEX_BIT | TESSELLATION | VK_SHADER_STAGE_GEOMETRY_BIT |
                               VK_SHADER_STAGE_TASK_BIT_EXT | VK_SHADER_STAGE_MESH_BIT_EXT,
    OTHER_STAGES = VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_RAYGEN_BIT_KHR |
                   VK_SHADER_STAGE_ANY_HIT_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR |
                   VK_SHADER_STAGE_MISS_BIT_KHR | VK_SHADER_STAGE_INTERSECTION_BIT_KHR |
                   VK_SHADER_STAGE_CALLABLE_BIT_KHR,
};

static void report_stage(const wd_pipelines_graphics *g, uint32_t index, uint32_t rule, const char *reason) {
    assert(index < g->info->stageCount);
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        m.indices[0] = index;
        wd_core_word(&m, "pStages[].stage", wd_VkShaderStageFlagBits_string(g->info->pStages[index].stage));
        wd_core_summaryf(&m, ", %s", reason);
        wd_core_end(&m);
    }
}

static void check_stages(const wd_pipelines_graphics *g) {
    const VkGraphicsPipelineLibraryFlagsEXT parts = g->states.parts;
    const bool has_shaders = parts & (WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER);
    for (uint32_t i = 0; has_shaders && g->info->pStages && i < g->info->stageCount; i++) {
        const VkShaderStageFlagBits stage = g->info->pStages[i].stage;
        const wd_core_frame f = WD_CORE_ELEMENT(g->f, "pStages", i);
        wd_pipelines_check_stage(g->c, &f, &g->info->pStages[i], g->flags, g->info->pNext);
        if (parts & WD_PIPELINES_PRE_RASTERIZATION && stage & OTHER_STAGES) {
            report_stage(g, i, WD_CORE_RULE(06896), "which no graphics pipeline has");
        } else if (!(parts & WD_PIPELINES_FRAGMENT_SHADER) && stage == VK_SHADER_STAGE_FRAGMENT_BIT) {
            report_stage(g, i, WD_CORE_RULE(06894),
                         "the library has no VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT");
        } else if (!(parts & WD_PIPELINES_PRE_RASTERIZATION) && stage & PRE_RASTERIZATION_STAGES) {
            report_stage(g, i, WD_CORE_RULE(06895),
                         "the library has no VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT");
        }
    }
}

// --- Views

static void report_views(const wd_pipelines_graphics *g, uint32_t rule, const char *stage,
                         const char *feature, uint32_t views) {
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_summaryf(&m, "pStages has a %s shader, the view mask of %s is 0x%x", stage,
                         g->subpass ? "the subpass" : "VkPipelineRenderingCreateInfo", views);
        wd_core_word(&m, feature, "not enabled");
        wd_core_end(&m);
    }
}

static void check_views(const wd_pipelines_graphics *g) {
    const uint32_t views = g->subpass ? g->subpass->view_mask : g->rendering ? g->rendering->viewMask : 0;
    const bool has_pass = g->subpass != NULL;
    const VkShaderStageFlags stages = g->states.stages;
    if (!views || !g->c->enabled || !(g->states.parts & WD_PIPELINES_PRE_RASTERIZATION)) {
        return;
    }
    const wd_features *features = &g->c->enabled->features;
    if (stages & TESSELLATION && !features->multiviewTessellationShader) {
        report_views(g, has_pass ? WD_CORE_RULE(06047) : WD_CORE_RULE(06057), "tessellation",
                     "multiviewTessellationShader", views);
    }
    if (stages & VK_SHADER_STAGE_GEOMETRY_BIT && !features->multiviewGeometryShader) {
        report_views(g, has_pass ? WD_CORE_RULE(06048) : WD_CORE_RULE(06058), "geometry",
                     "multiviewGeometryShader", views);
    }
    if (stages & VK_SHADER_STAGE_MESH_BIT_EXT && !features->multiviewMeshShader) {
        report_views(g, has_pass ? WD_CORE_RULE(07064) : WD_CORE_RULE(07720), "mesh", "multiviewMeshShader",
                     views);
    }
}

void wd_pipelines_check_pipeline_stages(const wd_pipelines_graphics *g) {
    check_stages(g);
    check_views(g);
}

// --- States that libraries with fragment shaders need. vk/parameters checks those of complete pipelines.

// With VK_EXT_extended_dynamic_state3, a state may be missing of which everything is dynamic.
static bool is_dynamic(const wd_pipelines_graphics *g, const VkDynamicState *states, size_t num_states) {
    if (!g->c->enabled) {
        return true; // Not known.
    }
    if (!g->c->enabled->extensions.EXT_extended_dynamic_state3) {
        return false;
    }
    for (size_t i = 0; i < num_states; i++) {
        if (wd_pipelines_is_static(g, states[i])) {
            return false;
        }
    }
    return true;
}

static void report_needed(const wd_pipelines_graphics *g, const char *member, uint32_t rule) {
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_word(&m, member, "NULL");
        wd_core_summaryf(&m, ", the library has fragment shaders and no fragment output states");
        wd_core_end(&m);
    }
}

void wd_pipelines_check_needed_states(const wd_pipelines_graphics *g) {
    static const VkDynamicState multisample[] = {
        VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT,
        VK_DYNAMIC_STATE_SAMPLE_MASK_EXT, VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT};
    static const VkDynamicState depth[] = {
        VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,   VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE,
        VK_DYNAMIC_STATE_DEPTH_COMPARE_OP,    VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE,
        VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE, VK_DYNAMIC_STATE_STENCIL_OP,
        VK_DYNAMIC_STATE_DEPTH_BOUNDS};
    if (!(g->needs & WD_PIPELINES_FRAGMENT_SHADER) || g->states.parts & WD_PIPELINES_FRAGMENT_OUTPUT) {
        return;
    }
    // Without alphaToOne, its dynamic state is not needed.
    const size_t skipped = g->c->enabled && !g->c->enabled->features.alphaToOne;
    if (g->info->renderPass && !g->info->pMultisampleState &&
        !is_dynamic(g, multisample + skipped, sizeof multisample / sizeof *multisample - skipped)) {
        report_needed(g, "pMultisampleState", WD_CORE_RULE(06631));
    }
    if (!g->info->renderPass && !g->info->pDepthStencilState &&
        !is_dynamic(g, depth, sizeof depth / sizeof *depth)) {
        report_needed(g, "pDepthStencilState", WD_CORE_RULE(09035));
    }
}
