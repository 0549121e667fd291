// Graphics pipelines against limits of the device, and samples that extensions allow to differ.
#include "vk/core/pipelines/pipelines_internal.h"

// --- Resources of a stage

static bool is_resource(VkDescriptorType type) {
    return type >= VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER && type <= VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
}

// count_resources counts those of sets that cannot be updated after they are bound: the others have limits of their
// own.
static uint64_t count_resources(const wd_state_pipeline_layout *layout, VkShaderStageFlags stage) {
    uint64_t total = 0;
    for (uint32_t i = 0; i < layout->num_set_layouts; i++) {
        const wd_state_set_layout *set = layout->set_layouts[i];
        if (!set || set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT) {
            continue;
        }
        for (uint32_t k = 0; k < set->num_bindings; k++) {
            const wd_state_layout_binding *binding = &set->bindings[k];
            total += is_resource(binding->type) && binding->stages & stage ? binding->count : 0;
        }
    }
    return total;
}

void wd_pipelines_check_resources(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                                  VkPipelineLayout handle, VkShaderStageFlags stages) {
    const wd_state_pipeline_layout *layout = handle ? WD_CORE_FIND(pipeline_layout, handle) : NULL;
    const uint32_t most = c->physical ? c->physical->properties.limits.maxPerStageResources : 0;
    wd_core_message m;
    if (!layout || !most) {
        return;
    }
    for (; stages; stages &= stages - 1) {
        const VkShaderStageFlagBits stage = (VkShaderStageFlagBits)(stages & -stages);
        const uint64_t total = count_resources(layout, stage);
        if (total > most && wd_core_begin_rule(&m, c, f, owner, rule)) {
            wd_core_handle(&m, "layout", VK_OBJECT_TYPE_PIPELINE_LAYOUT, layout->object.handle);
            wd_core_summaryf(&m, ", which gives %s %llu resources", wd_VkShaderStageFlagBits_string(stage),
                             (unsigned long long)total);
            wd_core_unsigned(&m, "maxPerStageResources", most);
            wd_core_end(&m);
            return;
        }
    }
}

// --- Samples

static VkSampleCountFlagBits samples_of(const wd_pipelines_graphics *g,
                                        const VkAttachmentReference2 *reference) {
    return reference && reference->attachment < g->pass->num_attachments
               ? g->pass->attachments[reference->attachment].samples
               : 0;
}

static void report_samples(const wd_pipelines_graphics *g, uint32_t rule, const char *what,
                           VkSampleCountFlags other) {
    wd_core_message m;
    char text[256];
    if (wd_pipelines_begin_graphics(&m, g, rule)) {
        wd_core_word(&m, "pMultisampleState->rasterizationSamples",
                     wd_VkSampleCountFlagBits_string(g->states.multisample->rasterizationSamples));
        wd_core_summaryf(&m, ", %s: %s", what, wd_VkSampleCountFlags_string(other, text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_no_attachments(const wd_pipelines_graphics *g, VkSampleCountFlagBits most) {
    const VkSampleCountFlags allowed =
        g->c->physical ? g->c->physical->properties.limits.framebufferNoAttachmentsSampleCounts : 0;
    if (!most && allowed && !(g->states.multisample->rasterizationSamples & allowed)) {
        report_samples(g, WD_CORE_RULE(00758),
                       "subpass has no attachments, framebufferNoAttachmentsSampleCounts has", allowed);
    }
}

static bool tests_depth(const wd_pipelines_graphics *g) {
    const VkPipelineDepthStencilStateCreateInfo *state = g->states.depth_stencil;
    return state &&
           ((state->depthTestEnable && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE)) ||
            (state->stencilTestEnable && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE)) ||
            (state->depthBoundsTestEnable &&
             wd_pipelines_is_static(g, VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE)));
}

static void check_mixed(const wd_pipelines_graphics *g, VkSampleCountFlagBits of_colors,
                        VkSampleCountFlagBits of_depth) {
    const VkSampleCountFlagBits samples = g->states.multisample->rasterizationSamples,
                                most = of_depth > of_colors ? of_depth : of_colors;
    if (g->c->enabled->extensions.NV_framebuffer_mixed_samples) {
        if (of_depth && of_depth != samples && tests_depth(g)) {
            report_samples(g, WD_CORE_RULE(01411), "depth or stencil is tested, the attachment has",
                           of_depth);
        }
        if (of_colors > samples) {
            report_samples(g, WD_CORE_RULE(01412), "a color attachment has more", of_colors);
        }
    } else if (g->c->enabled->extensions.AMD_mixed_attachment_samples && most && most != samples) {
        report_samples(g, WD_CORE_RULE(01505), "the attachments of the subpass have at most", most);
    }
}

// check_resolving: of VK_QCOM_render_pass_shader_resolve.
static void check_resolving(const wd_pipelines_graphics *g) {
    const VkPipelineMultisampleStateCreateInfo *state = g->states.multisample;
    wd_core_message m;
    if (!g->c->enabled->extensions.QCOM_render_pass_shader_resolve ||
        !(g->subpass->flags & VK_SUBPASS_DESCRIPTION_FRAGMENT_REGION_BIT_QCOM)) {
        return;
    }
    for (uint32_t i = 0; i < g->subpass->num_inputs; i++) {
        const VkSampleCountFlagBits samples = samples_of(g, &g->subpass->inputs[i]);
        if (samples && samples != state->rasterizationSamples &&
            wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT)) {
            report_samples(g, WD_CORE_RULE(04899), "an input attachment of the subpass has", samples);
            break;
        }
    }
    if (state->sampleShadingEnable && wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(04900))) {
        wd_core_word(&m, "pMultisampleState->sampleShadingEnable", "VK_TRUE");
        wd_core_summaryf(&m,
                         ", the flags of the subpass have VK_SUBPASS_DESCRIPTION_FRAGMENT_REGION_BIT_QCOM");
        wd_core_end(&m);
    }
}

static void check_samples(const wd_pipelines_graphics *g) {
    const VkSampleCountFlagBits of_depth = samples_of(g, g->subpass->depth_stencil),
                                single = g->subpass->single_sampled_samples;
    VkSampleCountFlagBits of_colors = 0;
    for (uint32_t i = 0; i < g->subpass->num_colors; i++) {
        const VkSampleCountFlagBits samples = samples_of(g, &g->subpass->colors[i]);
        of_colors = samples > of_colors ? samples : of_colors;
    }
    check_resolving(g);
    if (!wd_pipelines_is_static(g, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT)) {
        return;
    }
    check_no_attachments(g, of_colors | of_depth);
    check_mixed(g, of_colors, of_depth);
    if (single && single != g->states.multisample->rasterizationSamples) {
        report_samples(g, WD_CORE_RULE(06854),
                       "VkMultisampledRenderToSingleSampledInfoEXT of the subpass has", single);
    }
}

// --- Conservative rasterization

static bool makes_points_or_lines(const wd_pipelines_graphics *g) {
    const VkPipelineInputAssemblyStateCreateInfo *assembly = g->states.input_assembly;
    return assembly && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY) &&
           !(g->states.stages &
             (VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT)) &&
           (assembly->topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST ||
            assembly->topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST ||
            assembly->topology == VK_PRIMITIVE_TOPOLOGY_LINE_STRIP);
}

static void check_conservative(const wd_pipelines_graphics *g) {
    const VkPipelineRasterizationConservativeStateCreateInfoEXT *state =
        g->states.rasterization
            ? wd_core_chained(g->states.rasterization->pNext,
                              VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT)
            : NULL;
    const VkPhysicalDeviceConservativeRasterizationPropertiesEXT *properties =
        state && g->c->physical
            ? wd_physical_property_struct(
                  g->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT)
            : NULL;
    wd_core_message m;
    if (properties && !properties->conservativePointAndLineRasterization &&
        state->conservativeRasterizationMode != VK_CONSERVATIVE_RASTERIZATION_MODE_DISABLED_EXT &&
        wd_pipelines_is_static(g, VK_DYNAMIC_STATE_CONSERVATIVE_RASTERIZATION_MODE_EXT) &&
        makes_points_or_lines(g) && wd_pipelines_begin_graphics(&m, g, WD_CORE_RULE(08892))) {
        wd_core_word(&m, "conservativeRasterizationMode",
                     wd_VkConservativeRasterizationModeEXT_string(state->conservativeRasterizationMode));
        wd_core_word(&m, "pInputAssemblyState->topology",
                     wd_VkPrimitiveTopology_string(g->states.input_assembly->topology));
        wd_core_word(&m, "conservativePointAndLineRasterization", "VK_FALSE");
        wd_core_end(&m);
    }
}

void wd_pipelines_check_limits(const wd_pipelines_graphics *g) {
    if (g->needs & (WD_PIPELINES_PRE_RASTERIZATION | WD_PIPELINES_FRAGMENT_SHADER)) {
        wd_pipelines_check_resources(g->c, g->f, "VkGraphicsPipelineCreateInfo", WD_CORE_RULE(01688),
                                     g->info->layout, g->states.stages);
    }
    if (g->c->enabled && g->subpass && g->states.multisample) {
        check_samples(g);
    }
    check_conservative(g);
}
