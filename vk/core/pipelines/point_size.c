// Vertex shaders of points write PointSize.
#include "vk/spirv/point_size.h"
#include "vk/core/pipelines/pipelines_internal.h"

// The stages after the vertex shader have a point size of their own.
static const VkShaderStageFlags later_stages =
    VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT;

static bool needs_point_size(const wd_pipelines_graphics *g) {
    const wd_device_capabilities *enabled = g->c->enabled;
    bool has_default = false;
#ifdef VK_KHR_maintenance5
    has_default = enabled && enabled->features.maintenance5;
#endif
    return enabled && !has_default && !g->linked && !g->states.discards && g->states.input_assembly &&
           g->states.input_assembly->topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST &&
           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY);
}

void wd_pipelines_check_point_size(const wd_pipelines_graphics *g) {
    const VkPipelineShaderStageCreateInfo *vertex = NULL;
    const wd_state_shader_module *module = NULL;
    wd_core_message m;
    if (!needs_point_size(g)) {
        return;
    }
    for (uint32_t i = 0; i < g->info->stageCount; i++) {
        const VkPipelineShaderStageCreateInfo *stage = &g->info->pStages[i];
        if (stage->stage & later_stages) {
            return;
        }
        vertex = stage->stage == VK_SHADER_STAGE_VERTEX_BIT ? stage : vertex;
    }
    module = vertex && vertex->module && g->c->state
                 ? wd_state_find_shader_module(g->c->state, vertex->module)
                 : NULL;
    if (module &&
        wd_spirv_lacks_point_size(g->c->call->device->allocator, module->words, module->num_words) &&
        wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(08773))) {
        wd_core_word(&m, "pInputAssemblyState->topology", "VK_PRIMITIVE_TOPOLOGY_POINT_LIST");
        wd_core_summaryf(&m, ", the vertex shader does not write PointSize");
        m.fix = "Write gl_PointSize in the vertex shader: 1.0 for points of one pixel.";
        wd_core_end(&m);
    }
}
