// VkPipelineFragmentShadingRateStateCreateInfoKHR of graphics pipelines.
#include <assert.h>

#include "vk/core/pipelines/pipelines_internal.h"
#include "vk/spirv/stored_built_in.h"

static bool begin(wd_core_message *m, const wd_pipelines_graphics *g, uint32_t rule) {
    return wd_pipelines_begin_graphics(m, g, rule);
}

static void check_size(const wd_pipelines_graphics *g, const char *label, uint32_t size, uint32_t least_rule,
                       uint32_t power_rule, uint32_t most_rule) {
    const uint32_t rule = !size ? least_rule : size & (size - 1) ? power_rule : size > 4 ? most_rule : 0;
    wd_core_message m;
    if (rule && begin(&m, g, rule)) {
        wd_core_unsigned(&m, label, size);
        wd_core_end(&m);
    }
}

static void check_operation(const wd_pipelines_graphics *g, unsigned index,
                            VkFragmentShadingRateCombinerOpKHR op, bool is_enabled, const char *feature,
                            uint32_t rule) {
    assert(index < 2);
    wd_core_message m;
    if (op != VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR && !is_enabled && begin(&m, g, rule)) {
        m.indices[0] = index;
        wd_core_word(&m, "<VkPipelineFragmentShadingRateStateCreateInfoKHR>.combinerOps[]",
                     wd_VkFragmentShadingRateCombinerOpKHR_string(op));
        wd_core_word(&m, feature, "not enabled");
        wd_core_end(&m);
    }
}

static void check_trivial(const wd_pipelines_graphics *g, unsigned index,
                          VkFragmentShadingRateCombinerOpKHR op) {
    assert(index < 2);
    const VkPhysicalDeviceFragmentShadingRatePropertiesKHR *properties =
        g->c->physical
            ? wd_physical_property_struct(
                  g->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR)
            : NULL;
    wd_core_message m;
    if (properties && !properties->fragmentShadingRateNonTrivialCombinerOps &&
        op != VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR &&
        op != VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE_KHR && begin(&m, g, WD_CORE_RULE(04506))) {
        m.indices[0] = index;
        wd_core_word(&m, "<VkPipelineFragmentShadingRateStateCreateInfoKHR>.combinerOps[]",
                     wd_VkFragmentShadingRateCombinerOpKHR_string(op));
        wd_core_word(&m, "fragmentShadingRateNonTrivialCombinerOps", "VK_FALSE");
        wd_core_end(&m);
    }
}

// --- Rates of primitives

static bool stores(const wd_state_shader_module *module, SpvBuiltIn built_in) {
    return wd_spirv_stores_built_in(module->words, module->num_words, built_in);
}

static void report_stage(const wd_pipelines_graphics *g, uint32_t index, uint32_t rule, const char *problem) {
    assert(index < g->info->stageCount);
    wd_core_message m;
    if (begin(&m, g, rule)) {
        m.indices[0] = index;
        wd_core_word(&m, "pStages[].stage", wd_VkShaderStageFlagBits_string(g->info->pStages[index].stage));
        wd_core_summaryf(&m,
                         ", whose shader writes PrimitiveShadingRateKHR, %s, and "
                         "primitiveFragmentShadingRateWithMultipleViewports is VK_FALSE",
                         problem);
        wd_core_end(&m);
    }
}

// check_primitive_rates: the shaders are read only where the feature is enabled and the device has the limit.
static void check_primitive_rates(const wd_pipelines_graphics *g) {
    const bool has_rates = g->c->enabled && g->c->enabled->features.primitiveFragmentShadingRate &&
                           g->c->state && g->needs & WD_PIPELINES_PRE_RASTERIZATION;
    const VkPhysicalDeviceFragmentShadingRatePropertiesKHR *properties =
        has_rates
            ? wd_physical_property_struct(
                  g->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR)
            : NULL;
    const bool has_viewports = g->states.viewport && g->states.viewport->viewportCount > 1 &&
                               wd_pipelines_is_static(g, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT);
    if (!properties || properties->primitiveFragmentShadingRateWithMultipleViewports) {
        return;
    }
    for (uint32_t i = 0; g->info->pStages && i < g->info->stageCount; i++) {
        const VkPipelineShaderStageCreateInfo *stage = &g->info->pStages[i];
        const wd_state_shader_module *module = stage->module && stage->stage != VK_SHADER_STAGE_FRAGMENT_BIT
                                                   ? wd_state_find_shader_module(g->c->state, stage->module)
                                                   : NULL;
        if (!module || !stores(module, SpvBuiltInPrimitiveShadingRateKHR)) {
            continue;
        }
        if (has_viewports) {
            report_stage(g, i, WD_CORE_RULE(04503), "pViewportState->viewportCount is greater than 1");
        }
        if (stores(module, SpvBuiltInViewportIndex)) {
            report_stage(g, i, WD_CORE_RULE(04504), "and ViewportIndex");
        }
    }
}

void wd_pipelines_check_shading_rate(const wd_pipelines_graphics *g) {
    check_primitive_rates(g);
    const VkPipelineFragmentShadingRateStateCreateInfoKHR *rate = wd_core_chained(
        g->info->pNext, VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR);
    wd_core_message m;
    if (!rate || !(g->needs & (WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER)) ||
        !wd_pipelines_is_static(g, VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR)) {
        return;
    }
    check_size(g, "<VkPipelineFragmentShadingRateStateCreateInfoKHR>.fragmentSize.width",
               rate->fragmentSize.width, WD_CORE_RULE(04494), WD_CORE_RULE(04496), WD_CORE_RULE(04498));
    check_size(g, "<VkPipelineFragmentShadingRateStateCreateInfoKHR>.fragmentSize.height",
               rate->fragmentSize.height, WD_CORE_RULE(04495), WD_CORE_RULE(04497), WD_CORE_RULE(04499));
    check_trivial(g, 0, rate->combinerOps[0]);
    check_trivial(g, 1, rate->combinerOps[1]);
    if (!g->c->enabled) {
        return;
    }
    const wd_features *features = &g->c->enabled->features;
    if (!features->pipelineFragmentShadingRate &&
        (rate->fragmentSize.width != 1 || rate->fragmentSize.height != 1) &&
        begin(&m, g, WD_CORE_RULE(04500))) {
        wd_core_unsigned(&m, "<VkPipelineFragmentShadingRateStateCreateInfoKHR>.fragmentSize.width",
                         rate->fragmentSize.width);
        wd_core_summaryf(&m, ", fragmentSize.height is %u, pipelineFragmentShadingRate is not enabled",
                         rate->fragmentSize.height);
        wd_core_end(&m);
    }
    check_operation(g, 0, rate->combinerOps[0], features->primitiveFragmentShadingRate,
                    "primitiveFragmentShadingRate", WD_CORE_RULE(04501));
    check_operation(g, 1, rate->combinerOps[1], features->attachmentFragmentShadingRate,
                    "attachmentFragmentShadingRate", WD_CORE_RULE(04502));
}
