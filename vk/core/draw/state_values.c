// Values of dynamic state that must fit the pipeline: counts of viewports, topology, samples, lines.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

static bool rasterizes(const wd_core_drawn *d) {
    return wd_core_is_current(d, WD_STATE_DYNAMIC_RASTERIZER_DISCARD_ENABLE, VK_FALSE);
}

// --- Viewports and scissors

// check_elements: the count of viewports or scissors is static, their elements are dynamic.
static void check_elements(const wd_core_drawn *d, wd_state_dynamic_state state, uint32_t rule,
                           uint32_t count, uint32_t set, const char *what) {
    assert((unsigned)state < WD_STATE_NUM_DYNAMIC_STATES);
    const uint32_t needed = count >= 32 ? UINT32_MAX : (UINT32_C(1) << count) - 1;
    wd_core_message m;
    if (wd_core_is_dynamic(d, state) && wd_state_is_set(d->dynamic, state) && needed & ~set &&
        wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m, " has %u %ss, and %s did not set %s %d", count, what,
                         wd_state_dynamic_infos[state].command, what, __builtin_ctz(needed & ~set));
        wd_core_end(&m);
    }
}

static void check_viewports(const wd_core_drawn *d) {
    uint32_t viewports = 0, scissors = 0;
    wd_core_message m;
    const VkPipelineViewportStateCreateInfo *info = d->graphics ? d->graphics->viewport : NULL;
    if (d->dynamic->inherits_viewports) {
        return;
    }
    if (info && !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT)) {
        check_elements(d, WD_STATE_DYNAMIC_VIEWPORT, WD_CORE_RULE(07831), info->viewportCount,
                       d->dynamic->viewports, "viewport");
    }
    if (info && !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT)) {
        check_elements(d, WD_STATE_DYNAMIC_SCISSOR, WD_CORE_RULE(07832), info->scissorCount,
                       d->dynamic->scissors, "scissor");
    }
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT) &&
        wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT) &&
        wd_core_current(d, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT, &viewports) &&
        wd_core_current(d, WD_STATE_DYNAMIC_SCISSOR_WITH_COUNT, &scissors) && viewports != scissors &&
        wd_core_begin_drawn(&m, d, WD_CORE_RULE(03419), 0)) {
        wd_core_summaryf(&m,
                         ", viewportCount of vkCmdSetViewportWithCount is %u, and scissorCount of "
                         "vkCmdSetScissorWithCount is %u",
                         viewports, scissors);
        wd_core_end(&m);
    }
}

// --- Topology

static bool is_restricted(const wd_core_check *c) {
    const VkPhysicalDeviceExtendedDynamicState3PropertiesEXT *properties =
        c->physical
            ? wd_physical_property_struct(
                  c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_PROPERTIES_EXT)
            : NULL;
    return c->physical && !(properties && properties->dynamicPrimitiveTopologyUnrestricted);
}

static const char *class_name(wd_core_topology topology) {
    static const char *const names[] = {"unknown", "points", "lines", "triangles", "patches"};
    return names[topology];
}

static void check_class(const wd_core_drawn *d, VkPrimitiveTopology topology) {
    const VkPipelineInputAssemblyStateCreateInfo *info = d->graphics ? d->graphics->input_assembly : NULL;
    const wd_core_topology now = wd_core_topology_class(topology),
                           made = info ? wd_core_topology_class(info->topology) : WD_CORE_TOPOLOGY_UNKNOWN;
    wd_core_message m;
    if (now == made || now == WD_CORE_TOPOLOGY_UNKNOWN || made == WD_CORE_TOPOLOGY_UNKNOWN ||
        !is_restricted(d->c) || !wd_core_begin_drawn(&m, d, WD_CORE_RULE(07500), 0)) {
        return;
    }
    wd_core_summaryf(&m, " was created with %s (%s), and primitiveTopology of %s is %s (%s)",
                     wd_VkPrimitiveTopology_string(info->topology), class_name(made),
                     d->dynamic->set_by[WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY],
                     wd_VkPrimitiveTopology_string(topology), class_name(now));
    m.fix = "Create a pipeline with a topology of this class.";
    wd_core_end(&m);
}

static bool is_list(uint32_t topology) {
    return topology == VK_PRIMITIVE_TOPOLOGY_POINT_LIST || topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST ||
           topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST ||
           topology == VK_PRIMITIVE_TOPOLOGY_LINE_LIST_WITH_ADJACENCY ||
           topology == VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST_WITH_ADJACENCY;
}

// check_restart: lists restart with features only.
static void check_restart(const wd_core_drawn *d, uint32_t topology) {
    const wd_device_capabilities *enabled = d->c->enabled;
    const uint32_t rule =
        !enabled                                                               ? 0
        : is_list(topology) && !enabled->features.primitiveTopologyListRestart ? WD_CORE_RULE(09637)
        : topology == VK_PRIMITIVE_TOPOLOGY_PATCH_LIST && !enabled->features.primitiveTopologyPatchListRestart
            ? WD_CORE_RULE(10909)
            : 0;
    wd_core_message m;
    if (rule && wd_core_is_dynamic(d, WD_STATE_DYNAMIC_PRIMITIVE_RESTART_ENABLE) &&
        wd_core_is_current(d, WD_STATE_DYNAMIC_PRIMITIVE_RESTART_ENABLE, VK_TRUE) &&
        wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m, ", the topology is %s, and %s enabled primitive restart",
                         wd_VkPrimitiveTopology_string((VkPrimitiveTopology)topology),
                         d->dynamic->set_by[WD_STATE_DYNAMIC_PRIMITIVE_RESTART_ENABLE]);
        wd_core_end(&m);
    }
}

static void check_patches(const wd_core_drawn *d, uint32_t topology) {
    const bool controls = d->stages & VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT;
    const bool has_patches = topology == VK_PRIMITIVE_TOPOLOGY_PATCH_LIST;
    wd_core_message m;
    if (controls != has_patches && (!d->graphics || !controls) &&
        wd_core_begin_drawn(&m, d, controls ? WD_CORE_RULE(10286) : WD_CORE_RULE(10747), 0)) {
        wd_core_summaryf(&m, ", the topology is %s, and there is %s tessellation control shader",
                         wd_VkPrimitiveTopology_string((VkPrimitiveTopology)topology), controls ? "a" : "no");
        wd_core_end(&m);
    }
}

// check_points: a vertex shader of points writes their size, if no later stage does.
static void check_points(const wd_core_drawn *d, uint32_t topology) {
    const VkShaderStageFlags later =
        VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT | VK_SHADER_STAGE_GEOMETRY_BIT;
    bool has_default = !d->c->enabled;
#ifdef VK_KHR_maintenance5
    has_default |= d->c->enabled && d->c->enabled->features.maintenance5;
#endif
    wd_core_message m;
    if (topology != VK_PRIMITIVE_TOPOLOGY_POINT_LIST || has_default || d->stages & later) {
        return;
    }
    const wd_core_shader_facts *facts = wd_core_find_shader_facts(d, VK_SHADER_STAGE_VERTEX_BIT);
    if (facts && facts->lacks_point_size && wd_core_begin_drawn(&m, d, WD_CORE_RULE(10748), 0)) {
        wd_core_summaryf(&m, ", the topology is VK_PRIMITIVE_TOPOLOGY_POINT_LIST, and the vertex shader does "
                             "not write PointSize");
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY);
        m.fix = "Write gl_PointSize in the vertex shader: 1.0 for points of one pixel.";
        wd_core_end(&m);
    }
}

static void check_topology(const wd_core_drawn *d) {
    uint32_t topology = 0;
    if (!(d->stages & VK_SHADER_STAGE_VERTEX_BIT) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY, &topology)) {
        return;
    }
    check_restart(d, topology);
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY)) {
        check_class(d, (VkPrimitiveTopology)topology);
        check_patches(d, topology);
        check_points(d, topology);
    }
}

// --- Samples

static void check_sample_mask(const wd_core_drawn *d) {
    uint32_t mask = 0, samples = 0;
    wd_core_message m;
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES);
    if (wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SAMPLE_MASK) &&
        wd_core_current(d, WD_STATE_DYNAMIC_SAMPLE_MASK, &mask) &&
        wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES, &samples) && mask < samples &&
        wd_core_begin_drawn(&m, d, is_dynamic ? WD_CORE_RULE(07473) : WD_CORE_RULE(07472), 0)) {
        wd_core_summaryf(&m, ", samples of vkCmdSetSampleMaskEXT is %s, and rasterizationSamples%s is %s",
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)mask),
                         is_dynamic ? " of vkCmdSetRasterizationSamplesEXT" : "",
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)samples));
        wd_core_end(&m);
    }
}

static bool mixes_samples(const wd_core_check *c) {
    if (!c->enabled || c->enabled->extensions.AMD_mixed_attachment_samples ||
        c->enabled->extensions.NV_framebuffer_mixed_samples) {
        return true;
    }
#ifdef VK_EXT_multisampled_render_to_single_sampled
    return c->enabled->features.multisampledRenderToSingleSampled;
#else
    return false;
#endif
}

static bool check_attachment_samples(const wd_core_drawn *d, const wd_state_attachment *attachment,
                                     uint32_t samples, const char *what, int number) {
    wd_core_message m;
    if (attachment->format == VK_FORMAT_UNDEFINED || !attachment->samples || attachment->samples == samples) {
        return true;
    }
    if (wd_core_begin_drawn(&m, d, d->graphics ? WD_CORE_RULE(07474) : WD_CORE_RULE(08644),
                            WD_CORE_RULE(08644))) {
        wd_core_summaryf(
            &m, ", rasterizationSamples of vkCmdSetRasterizationSamplesEXT is %s, and the %s attachment",
            wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)samples), what);
        if (number >= 0) {
            wd_core_summaryf(&m, " %d", number);
        }
        wd_core_summaryf(&m, " has %s", wd_VkSampleCountFlagBits_string(attachment->samples));
        wd_core_end(&m);
    }
    return false;
}

// check_samples compares dynamic samples: vk/core/rendering compares those of pipelines.
static void check_samples(const wd_core_drawn *d) {
    uint32_t samples = 0;
    const wd_state_rendering *rendering = d->rendering;
    if (!wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES, &samples) || mixes_samples(d->c) ||
        !rendering->is_known || rendering->has_mixed_samples || !rasterizes(d)) {
        return;
    }
    bool are_equal = true;
    for (uint32_t i = 0; are_equal && i < rendering->num_colors; i++) {
        are_equal = check_attachment_samples(d, &rendering->colors[i], samples, "color", (int)i);
    }
    are_equal = are_equal && check_attachment_samples(d, &rendering->depth, samples, "depth", -1);
    if (are_equal) {
        (void)check_attachment_samples(d, &rendering->stencil, samples, "stencil", -1);
    }
}

// check_samples_of_none: without attachments, the device lists the samples that there may be.
static void check_samples_of_none(const wd_core_drawn *d) {
    const wd_state_rendering *rendering = d->rendering;
    const VkSampleCountFlags allowed =
        d->c->physical ? d->c->physical->properties.limits.framebufferNoAttachmentsSampleCounts : 0;
    uint32_t samples = 0;
    wd_core_message m;
    if (!allowed || !d->graphics || rendering->kind == WD_STATE_NOT_RENDERING || !rendering->is_known ||
        wd_core_has_colors(d) || rendering->depth.format || rendering->stencil.format ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES, &samples) || samples & allowed ||
        !wd_core_begin_drawn(&m, d, WD_CORE_RULE(07471), 0)) {
        return;
    }
    wd_core_summaryf(&m,
                     ", rasterizationSamples is %s, the render pass instance has no attachments, and "
                     "framebufferNoAttachmentsSampleCounts is %s",
                     wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)samples),
                     wd_VkSampleCountFlags_string(allowed, m.buffer, sizeof m.buffer));
    wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES);
    wd_core_end(&m);
}

static void check_single_sampled(const wd_core_drawn *d) {
    const uint32_t wanted = d->rendering->single_sampled_samples;
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES);
    uint32_t samples = 0;
    wd_core_message m;
    if (!wanted || d->rendering->kind != WD_STATE_DYNAMIC_RENDERING || !d->rendering->is_known ||
        !wd_core_current(d, WD_STATE_DYNAMIC_RASTERIZATION_SAMPLES, &samples) || samples == wanted) {
        return;
    }
    if (wd_core_begin_drawn(&m, d, is_dynamic ? WD_CORE_RULE(09211) : WD_CORE_RULE(07935), 0)) {
        wd_core_summaryf(&m,
                         ", rasterizationSamples is %s, and that of "
                         "VkMultisampledRenderToSingleSampledInfoEXT of the render pass instance is %s",
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)samples),
                         wd_VkSampleCountFlagBits_string((VkSampleCountFlagBits)wanted));
        wd_core_end(&m);
    }
}

static void check_sample_locations(const wd_core_drawn *d) {
    const wd_state_image_view *view =
        d->rendering->depth.view ? d->rendering->depth.view : d->rendering->stencil.view;
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE);
    wd_core_message m;
    char text[160];
    if (!view || view->image->flags & VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT ||
        !d->c->enabled || !d->c->enabled->extensions.EXT_sample_locations ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_SAMPLE_LOCATIONS_ENABLE, VK_TRUE) ||
        !wd_core_begin_drawn(&m, d, is_dynamic ? WD_CORE_RULE(07484) : WD_CORE_RULE(02689), 0)) {
        return;
    }
    wd_core_summaryf(&m,
                     ", sampleLocationsEnable is VK_TRUE, and the depth and stencil attachment, %s, was "
                     "created without VK_IMAGE_CREATE_SAMPLE_LOCATIONS_COMPATIBLE_DEPTH_BIT_EXT",
                     wd_core_name(d->c, VK_OBJECT_TYPE_IMAGE, view->image->object.handle, text, sizeof text));
    wd_core_end(&m);
}

// --- Lines

static void check_conservative(const wd_core_drawn *d) {
    const VkPhysicalDeviceConservativeRasterizationPropertiesEXT *properties =
        d->c->physical
            ? wd_physical_property_struct(
                  d->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT)
            : NULL;
    const VkShaderStageFlags makers = VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
                                      VK_SHADER_STAGE_GEOMETRY_BIT | VK_SHADER_STAGE_MESH_BIT_EXT;
    uint32_t mode = 0, topology = 0;
    wd_core_message m;
    if (!properties || properties->conservativePointAndLineRasterization || d->stages & makers ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_CONSERVATIVE_RASTERIZATION_MODE) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_CONSERVATIVE_RASTERIZATION_MODE, &mode) ||
        mode == VK_CONSERVATIVE_RASTERIZATION_MODE_DISABLED_EXT ||
        !wd_core_current(d, WD_STATE_DYNAMIC_PRIMITIVE_TOPOLOGY, &topology) || !rasterizes(d)) {
        return;
    }
    const wd_core_topology kind = wd_core_topology_class((VkPrimitiveTopology)topology);
    if ((kind == WD_CORE_POINTS || kind == WD_CORE_LINES) &&
        wd_core_begin_drawn(&m, d, WD_CORE_RULE(07499), 0)) {
        wd_core_summaryf(
            &m, ", the topology is %s, and conservativeRasterizationMode is %s",
            wd_VkPrimitiveTopology_string((VkPrimitiveTopology)topology),
            wd_VkConservativeRasterizationModeEXT_string((VkConservativeRasterizationModeEXT)mode));
        wd_core_end(&m);
    }
}

// check_stipple: each mode of stippled lines is a feature.
static void check_stipple(const wd_core_drawn *d) {
    const wd_device_capabilities *enabled = d->c->enabled;
    uint32_t mode = 0;
    wd_core_message m;
    if (!enabled ||
        (!wd_core_is_dynamic(d, WD_STATE_DYNAMIC_LINE_STIPPLE_ENABLE) &&
         !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_LINE_RASTERIZATION_MODE)) ||
        !wd_core_is_current(d, WD_STATE_DYNAMIC_LINE_STIPPLE_ENABLE, VK_TRUE) ||
        !wd_core_current(d, WD_STATE_DYNAMIC_LINE_RASTERIZATION_MODE, &mode)) {
        return;
    }
    const bool is_strict = !d->c->physical || d->c->physical->properties.limits.strictLines;
    const struct {
        bool is_allowed;
        uint32_t rule;
        const char *name, *feature;
    } modes[] = {
        [VK_LINE_RASTERIZATION_MODE_DEFAULT_EXT] = {enabled->features.stippledRectangularLines && is_strict,
                                                    WD_CORE_RULE(07498), "VK_LINE_RASTERIZATION_MODE_DEFAULT",
                                                    "stippledRectangularLines with strictLines"},
        [VK_LINE_RASTERIZATION_MODE_RECTANGULAR_EXT] = {enabled->features.stippledRectangularLines,
                                                        WD_CORE_RULE(07495),
                                                        "VK_LINE_RASTERIZATION_MODE_RECTANGULAR",
                                                        "stippledRectangularLines"},
        [VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT] = {enabled->features.stippledBresenhamLines,
                                                      WD_CORE_RULE(07496),
                                                      "VK_LINE_RASTERIZATION_MODE_BRESENHAM",
                                                      "stippledBresenhamLines"},
        [VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH_EXT] =
            {enabled->features.stippledSmoothLines, WD_CORE_RULE(07497),
             "VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH", "stippledSmoothLines"},
    };
    if (mode < sizeof modes / sizeof *modes && !modes[mode].is_allowed &&
        wd_core_begin_drawn(&m, d, modes[mode].rule, 0)) {
        wd_core_summaryf(
            &m, ", stippledLineEnable is VK_TRUE, lineRasterizationMode is %s, and %s is not enabled",
            modes[mode].name, modes[mode].feature);
        wd_core_end(&m);
    }
}

void wd_core_check_state_values(const wd_core_drawn *d) {
    check_viewports(d);
    check_topology(d);
    check_sample_mask(d);
    check_samples(d);
    check_samples_of_none(d);
    check_single_sampled(d);
    check_sample_locations(d);
    check_conservative(d);
    check_stipple(d);
}
