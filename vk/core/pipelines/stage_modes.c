// Execution modes and capabilities of shaders that the other states of a pipeline, or other shaders, must fit.
#include <assert.h>

#include "vk/core/pipelines/pipelines_internal.h"
#include "vk/core/pipelines/shader_modes.h"

static const VkShaderStageFlagBits evaluation_stage = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT;

// --- Graphics pipelines

static const VkPipelineShaderStageCreateInfo *find_stage(const wd_pipelines_graphics *g,
                                                         VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; g->states.stages & stage && i < g->info->stageCount; i++) {
        if (g->info->pStages[i].stage == stage) {
            return &g->info->pStages[i];
        }
    }
    return NULL;
}

// read_stage returns false where the shader is not known.
static bool read_stage(const wd_pipelines_graphics *g, const VkPipelineShaderStageCreateInfo *stage,
                       bool reads_functions, wd_pipelines_modes *modes) {
    const wd_state_shader_module *module =
        g->c->state && stage->module ? wd_state_find_shader_module(g->c->state, stage->module) : NULL;
    const VkShaderModuleCreateInfo *given =
        stage->module ? NULL : wd_core_chained(stage->pNext, VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    const uint32_t *words = module ? module->words : given ? given->pCode : NULL;
    const size_t num_words = module ? module->num_words : given ? given->codeSize / sizeof(uint32_t) : 0;
    return wd_pipelines_read_modes(words, num_words, stage->stage, stage->pName, reads_functions, modes);
}

static void report_stage(const wd_pipelines_graphics *g, uint32_t index, uint32_t rule, const char *problem) {
    assert(index < g->info->stageCount);
    wd_core_message m;
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        m.indices[0] = index;
        wd_core_word(&m, "pStages[].stage", wd_VkShaderStageFlagBits_string(g->info->pStages[index].stage));
        wd_core_summaryf(&m, ", %s", problem);
        wd_core_end(&m);
    }
}

// is_last returns whether no stage before rasterization follows.
static bool is_last(const wd_pipelines_graphics *g, VkShaderStageFlagBits stage) {
    const VkShaderStageFlags later = stage == VK_SHADER_STAGE_GEOMETRY_BIT ? 0
                                     : stage == evaluation_stage
                                         ? VK_SHADER_STAGE_GEOMETRY_BIT
                                         : evaluation_stage | VK_SHADER_STAGE_GEOMETRY_BIT;
    return !(g->states.stages & later);
}

static bool is_bindable(const wd_pipelines_graphics *g) {
#ifdef VK_EXT_device_generated_commands
    return g->flags & VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT;
#else
    (void)g;
    return false;
#endif
}

// check_xfb: only shaders of devices that can capture vertices are read.
static void check_xfb(const wd_pipelines_graphics *g) {
    wd_pipelines_modes modes;
    if (!g->c->enabled || !g->c->enabled->features.transformFeedback ||
        !(g->states.parts & WD_PIPELINES_PRE_RASTERIZATION)) {
        return;
    }
    for (uint32_t i = 0; g->info->pStages && i < g->info->stageCount; i++) {
        const VkShaderStageFlagBits stage = g->info->pStages[i].stage;
        if (stage == VK_SHADER_STAGE_FRAGMENT_BIT || !read_stage(g, &g->info->pStages[i], false, &modes) ||
            !modes.has_xfb) {
            continue;
        }
        if (g->states.stages & VK_SHADER_STAGE_MESH_BIT_EXT) {
            report_stage(g, i, WD_CORE_RULE(02322), "whose shader declares Xfb, and there is a mesh shader");
        } else if (!is_last(g, stage)) {
            report_stage(g, i, WD_CORE_RULE(02318),
                         "whose shader declares Xfb, and a stage before rasterization follows");
        }
        if (is_bindable(g)) {
            report_stage(
                g, i, WD_CORE_RULE(11001),
                "whose shader declares Xfb, flags has VK_PIPELINE_CREATE_2_INDIRECT_BINDABLE_BIT_EXT");
        }
    }
}

static void check_draw_index(const wd_pipelines_graphics *g) {
    const VkPipelineShaderStageCreateInfo *mesh = find_stage(g, VK_SHADER_STAGE_MESH_BIT_EXT);
    wd_pipelines_modes modes;
    if (mesh && g->states.stages & VK_SHADER_STAGE_TASK_BIT_EXT && read_stage(g, mesh, false, &modes) &&
        modes.has_draw_index) {
        report_stage(g, (uint32_t)(mesh - g->info->pStages), WD_CORE_RULE(09631),
                     "whose shader reads DrawIndex, and there is a task shader");
    }
}

// --- Fragment shaders

static bool has_ordered_access(const VkPipelineDepthStencilStateCreateInfo *state) {
    return state->flags &
           (VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_BIT_EXT |
            VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_BIT_EXT);
}

static bool has_tile_images(const wd_pipelines_graphics *g) {
#ifdef VK_EXT_shader_tile_image
    return g->c->enabled && g->c->enabled->extensions.EXT_shader_tile_image;
#else
    (void)g;
    return false;
#endif
}

static void check_early_tests(const wd_pipelines_graphics *g, uint32_t index,
                              const wd_pipelines_modes *modes) {
    const VkPipelineDepthStencilStateCreateInfo *state = g->states.depth_stencil;
    if (!state || !modes->has_early_tests) {
        return;
    }
    if (has_ordered_access(state)) {
        report_stage(g, index, WD_CORE_RULE(06591),
                     "whose shader declares EarlyFragmentTests, pDepthStencilState->flags orders accesses to "
                     "attachments");
    }
    if (modes->reads_depth && state->depthWriteEnable &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE)) {
        report_stage(
            g, index, WD_CORE_RULE(08711),
            "whose shader declares EarlyFragmentTests and reads the depth attachment, depthWriteEnable is "
            "VK_TRUE");
    }
    if (modes->reads_stencil && (state->front.writeMask || state->back.writeMask) &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_STENCIL_WRITE_MASK)) {
        report_stage(
            g, index, WD_CORE_RULE(08712),
            "whose shader declares EarlyFragmentTests and reads the stencil attachment, writeMask is not 0");
    }
}

static void check_fragment(const wd_pipelines_graphics *g) {
    const VkPipelineShaderStageCreateInfo *fragment = find_stage(g, VK_SHADER_STAGE_FRAGMENT_BIT);
    const bool reads_tiles = has_tile_images(g);
    const bool is_ordered = g->states.depth_stencil && has_ordered_access(g->states.depth_stencil);
    wd_pipelines_modes modes;
    if (!fragment || (!reads_tiles && !is_ordered) || !read_stage(g, fragment, reads_tiles, &modes)) {
        return;
    }
    const uint32_t index = (uint32_t)(fragment - g->info->pStages);
    if (reads_tiles && modes.reads_tile_images && g->info->renderPass &&
        g->needs & WD_PIPELINES_FRAGMENT_SHADER) {
        report_stage(g, index, WD_CORE_RULE(08710),
                     "whose shader reads tile images, and renderPass is not VK_NULL_HANDLE");
    }
    check_early_tests(g, index, &modes);
}

void wd_pipelines_check_stage_modes(const wd_pipelines_graphics *g) {
    check_xfb(g);
    check_draw_index(g);
    check_fragment(g);
}

// --- Shader objects

#ifdef VK_EXT_shader_object

static const VkShaderStageFlagBits control_stage = VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;

static bool read_object(const VkShaderCreateInfoEXT *info, wd_pipelines_modes *modes) {
    return info->codeType == VK_SHADER_CODE_TYPE_SPIRV_EXT &&
           (uintptr_t)info->pCode % sizeof(uint32_t) == 0 &&
           wd_pipelines_read_modes(info->pCode, info->codeSize / sizeof(uint32_t), info->stage, info->pName,
                                   false, modes);
}

static void report_object(wd_core_check *c, uint32_t index, const VkShaderCreateInfoEXT *info,
                          const char *owner, uint32_t rule, const char *problem) {
    const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", index);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &f, owner, rule)) {
        wd_core_word(&m, "stage", wd_VkShaderStageFlagBits_string(info->stage));
        wd_core_summaryf(&m, ", %s", problem);
        wd_core_end(&m);
    }
}

// check_declared reports modes that neither of two linked tessellation shaders declares: later registries have the
// rules.
static void check_declared(wd_core_check *c, uint32_t index, const VkShaderCreateInfoEXT *control,
                           const wd_pipelines_modes *one, const wd_pipelines_modes *other) {
    if (!one->orientation && !other->orientation) {
        report_object(
            c, index, control, "vkCreateShadersEXT", WD_CORE_RULE(12224),
            "neither its shader nor the linked evaluation shader declares the orientation of triangles");
    }
    if (!one->spacing && !other->spacing) {
        report_object(c, index, control, "vkCreateShadersEXT", WD_CORE_RULE(12225),
                      "neither its shader nor the linked evaluation shader declares the spacing of segments");
    }
}

// check_patches compares linked tessellation shaders, where both declare a mode.
static void check_patches(wd_core_check *c, const wd_CreateShadersEXT_args *s, uint32_t control_index,
                          uint32_t evaluation_index) {
    assert(control_index < s->createInfoCount && evaluation_index < s->createInfoCount);
    const VkShaderCreateInfoEXT *control = &s->pCreateInfos[control_index],
                                *evaluation = &s->pCreateInfos[evaluation_index];
    wd_pipelines_modes one, other;
    if (!read_object(control, &one) || !read_object(evaluation, &other)) {
        return;
    }
    const struct {
        uint32_t one, other, rule;
        const char *problem;
    } rows[] = {
        {one.subdivision, other.subdivision, WD_CORE_RULE(08867),
         "whose type of subdivision differs from that of the linked evaluation shader"},
        {one.orientation, other.orientation, WD_CORE_RULE(08868),
         "whose orientation of triangles differs from that of the linked evaluation shader"},
        {one.spacing, other.spacing, WD_CORE_RULE(08870),
         "whose spacing of segments differs from that of the linked evaluation shader"},
        {one.num_vertices, other.num_vertices, WD_CORE_RULE(08871),
         "whose number of output vertices differs from that of the linked evaluation shader"},
    };
    if (one.has_point_mode && !other.has_point_mode) {
        report_object(c, control_index, control, "vkCreateShadersEXT", WD_CORE_RULE(08869),
                      "whose shader declares PointMode, and the linked evaluation shader does not");
    }
    check_declared(c, control_index, control, &one, &other);
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].one && rows[i].other && rows[i].one != rows[i].other) {
            report_object(c, control_index, control, "vkCreateShadersEXT", rows[i].rule, rows[i].problem);
        }
    }
}

static void check_linked_patches(wd_core_check *c, const wd_CreateShadersEXT_args *s) {
    uint32_t control = UINT32_MAX, evaluation = UINT32_MAX;
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        if (s->pCreateInfos[i].flags & VK_SHADER_CREATE_LINK_STAGE_BIT_EXT) {
            control = s->pCreateInfos[i].stage == control_stage ? i : control;
            evaluation = s->pCreateInfos[i].stage == evaluation_stage ? i : evaluation;
        }
    }
    if (control != UINT32_MAX && evaluation != UINT32_MAX) {
        check_patches(c, s, control, evaluation);
    }
}

void wd_pipelines_check_object_modes(wd_core_check *c, const wd_CreateShadersEXT_args *s) {
    wd_pipelines_modes modes;
    for (uint32_t i = 0; i < s->createInfoCount; i++) {
        const VkShaderCreateInfoEXT *info = &s->pCreateInfos[i];
        if (info->stage == evaluation_stage && read_object(info, &modes) && !modes.subdivision) {
            report_object(c, i, info, "VkShaderCreateInfoEXT", WD_CORE_RULE(08872),
                          "whose shader declares none of Triangles, Quads and Isolines");
        }
        if (info->stage == VK_SHADER_STAGE_MESH_BIT_EXT &&
            !(info->flags & VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT) && read_object(info, &modes) &&
            modes.has_draw_index) {
            report_object(
                c, i, info, "vkCreateShadersEXT", WD_CORE_RULE(09632),
                "whose shader reads DrawIndex, flags has no VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT");
        }
    }
    check_linked_patches(c, s);
}

#endif
