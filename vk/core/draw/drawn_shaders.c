// The stages of a draw: those of pipelines against the command, and combinations of shader objects.
#include "vk/core/draw/draw_internal.h"
#include "vk/spirv/stored_built_in.h"

enum {
    VERTEX = VK_SHADER_STAGE_VERTEX_BIT,
    TASK = VK_SHADER_STAGE_TASK_BIT_EXT,
    MESH = VK_SHADER_STAGE_MESH_BIT_EXT,
    OTHERS = VERTEX | VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT | VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT |
             VK_SHADER_STAGE_GEOMETRY_BIT,
};

// --- Pipelines

static void check_pipeline_stages(const wd_core_drawn *d) {
    // Each command has one of the rules.
    static const uint32_t mesh_rules[] = {WD_CORE_RULE(06480), WD_CORE_RULE(07087), WD_CORE_RULE(07091),
                                          WD_CORE_RULE(07100), WD_CORE_RULE(07080), WD_CORE_RULE(07081),
                                          WD_CORE_RULE(07082)};
    const bool has_mesh = d->stages & MESH;
    wd_core_message m;
    if (!d->graphics->is_complete || !d->stages || has_mesh == d->action->is_mesh) {
        return;
    }
    if (has_mesh) {
        if (wd_core_begin_drawn(&m, d, WD_CORE_RULE(06481), 0)) {
            wd_core_summaryf(&m, " has a mesh shader");
            m.fix = "Use vkCmdDrawMeshTasksEXT with the pipeline.";
            wd_core_end(&m);
        }
        return;
    }
    // The first rule is about stages that the pipeline has instead.
    for (size_t i = d->stages & OTHERS ? 0 : 1; i < sizeof mesh_rules / sizeof *mesh_rules; i++) {
        if (wd_core_begin_drawn(&m, d, mesh_rules[i], 0)) {
            wd_core_summaryf(&m, " has no mesh shader");
            wd_core_end(&m);
            return;
        }
    }
}

// --- Ray queries

// uses_ray_queries returns whether a module declares the capability: its instructions follow the header of the module.
static bool uses_ray_queries(const wd_state_shader_module *module) {
    const uint32_t header_size = 5, capability = 2u << SpvWordCountShift | SpvOpCapability;
    for (size_t i = header_size; i + 1 < module->num_words && module->words[i] == capability; i += 2) {
        if (module->words[i + 1] == SpvCapabilityRayQueryKHR) {
            return true;
        }
    }
    return false;
}

void wd_core_check_ray_queries(wd_core_check *c, const wd_core_action *a) {
    wd_core_message m;
    char text[160];
    if (a->pipeline->shaders || wd_core_is_protected(a->command_buffer) != WD_CORE_TRUE) {
        return;
    }
    for (uint32_t i = 0; i < a->pipeline->num_stages; i++) {
        const wd_state_shader_module *module = a->pipeline->stages[i].module;
        if (module && uses_ray_queries(module) &&
            wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04617))) {
            wd_core_summaryf(
                &m, "the command buffer is protected, and the stage %s of the bound %s uses ray queries",
                wd_VkShaderStageFlagBits_string(a->pipeline->stages[i].stage),
                wd_core_name(c, VK_OBJECT_TYPE_PIPELINE, a->pipeline->object.handle, text, sizeof text));
            wd_core_end(&m);
            return;
        }
    }
}

// --- Shading rates of primitives

static bool has_several_viewports(const wd_core_drawn *d) {
    const VkPhysicalDeviceFragmentShadingRatePropertiesKHR *properties =
        d->c->physical
            ? wd_physical_property_struct(
                  d->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR)
            : NULL;
    uint32_t viewports = 1;
    return properties && !properties->primitiveFragmentShadingRateWithMultipleViewports && d->c->enabled &&
           d->c->enabled->features.primitiveFragmentShadingRate &&
           wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT) &&
           wd_core_current(d, WD_STATE_DYNAMIC_VIEWPORT_WITH_COUNT, &viewports) && viewports != 1;
}

// check_primitive_rates: the shaders are read only where there are several viewports.
static void check_primitive_rates(const wd_core_drawn *d) {
    wd_core_message m;
    if (!has_several_viewports(d)) {
        return;
    }
    for (uint32_t i = 0; i < d->pipeline->num_stages; i++) {
        const wd_state_stage *stage = &d->pipeline->stages[i];
        if (stage->module &&
            wd_spirv_stores_built_in(stage->module->words, stage->module->num_words,
                                     SpvBuiltInPrimitiveShadingRateKHR) &&
            wd_core_begin_drawn(&m, d, d->graphics ? WD_CORE_RULE(04552) : WD_CORE_RULE(08642), 0)) {
            wd_core_summaryf(&m,
                             ", the stage %s writes PrimitiveShadingRateKHR, viewportCount of "
                             "vkCmdSetViewportWithCount is not 1, and "
                             "primitiveFragmentShadingRateWithMultipleViewports is VK_FALSE",
                             wd_VkShaderStageFlagBits_string(stage->stage));
            wd_core_end(&m);
            return;
        }
    }
}

// --- Reads of attachments in tile images

#ifdef VK_EXT_shader_tile_image

// tile_reads is what a fragment shader does with depth and stencil.
typedef struct tile_reads {
    bool has_early_tests, reads_depth, reads_stencil;
} tile_reads;

static void read_instruction(const uint32_t *words, uint32_t num_words, tile_reads *found) {
    enum { DEPTH_READ = 4161, STENCIL_READ = 4162 }; // Not all SPIR-V headers have these.
    switch (words[0] & SpvOpCodeMask) {
    case SpvOpExecutionMode:
        found->has_early_tests |= num_words > 2 && words[2] == SpvExecutionModeEarlyFragmentTests;
        break;
    case DEPTH_READ:
        found->reads_depth = true;
        break;
    case STENCIL_READ:
        found->reads_stencil = true;
        break;
    default:
        break;
    }
}

static tile_reads read_module(const wd_state_shader_module *module) {
    const size_t header_size = 5;
    tile_reads found = {0};
    for (size_t i = header_size; i < module->num_words;) {
        const uint32_t num_words = module->words[i] >> SpvWordCountShift;
        if (!num_words || num_words > module->num_words - i) {
            break;
        }
        read_instruction(&module->words[i], num_words, &found);
        i += num_words;
    }
    return found;
}

static void report_tile(const wd_core_drawn *d, uint32_t rule, const char *read, wd_state_dynamic_state state,
                        const char *problem) {
    wd_core_message m;
    if (wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m,
                         ", the fragment shader reads the %s attachment and declares EarlyFragmentTests, "
                         "and %s",
                         read, problem);
        wd_core_note_setter(&m, d, state);
        wd_core_end(&m);
    }
}

// writes_stencil returns whether a dynamic write mask has bits.
static bool writes_stencil(const wd_core_drawn *d) {
    return wd_core_is_dynamic(d, WD_STATE_DYNAMIC_STENCIL_WRITE_MASK) &&
           wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_STENCIL_WRITE_MASK) &&
           d->dynamic->values[WD_STATE_DYNAMIC_STENCIL_WRITE_MASK];
}

// check_tile_reads: the shader is read only where the device has the feature and the state is dynamic.
static void check_tile_reads(const wd_core_drawn *d) {
    const wd_device_capabilities *enabled = d->c->enabled;
    const bool writes_depth = enabled && enabled->features.shaderTileImageDepthReadAccess &&
                              wd_core_is_dynamic(d, WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE) &&
                              wd_core_is_current(d, WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE, VK_TRUE);
    const bool has_stencil =
        enabled && enabled->features.shaderTileImageStencilReadAccess && writes_stencil(d);
    for (uint32_t i = 0; (writes_depth || has_stencil) && i < d->pipeline->num_stages; i++) {
        const wd_state_stage *stage = &d->pipeline->stages[i];
        if (stage->stage != VK_SHADER_STAGE_FRAGMENT_BIT || !stage->module) {
            continue;
        }
        const tile_reads reads = read_module(stage->module);
        if (reads.has_early_tests && reads.reads_depth && writes_depth) {
            report_tile(d, WD_CORE_RULE(08715), "depth", WD_STATE_DYNAMIC_DEPTH_WRITE_ENABLE,
                        "depthWriteEnable is VK_TRUE");
        }
        if (reads.has_early_tests && reads.reads_stencil && has_stencil) {
            report_tile(d, WD_CORE_RULE(08716), "stencil", WD_STATE_DYNAMIC_STENCIL_WRITE_MASK,
                        "writeMask is not 0");
        }
    }
}

#else

static void check_tile_reads(const wd_core_drawn *d) {
    (void)d;
}

#endif

// --- Shader objects

#ifdef VK_EXT_shader_object

static const wd_state_shader *shader_of(const wd_core_drawn *d, VkShaderStageFlagBits stage) {
    for (uint32_t i = 0; i < d->pipeline->num_stages; i++) {
        if (d->pipeline->stages[i].stage == stage) {
            return d->pipeline->shaders[i];
        }
    }
    return NULL;
}

static void report(const wd_core_drawn *d, uint32_t rule, const char *problem) {
    wd_core_message m;
    if (wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(&m, ", %s", problem);
        wd_core_end(&m);
    }
}

static void check_mesh_stages(const wd_core_drawn *d) {
    const wd_device_capabilities *enabled = d->c->enabled;
    const wd_state_shader *mesh = shader_of(d, VK_SHADER_STAGE_MESH_BIT_EXT);
    const bool has_feature = enabled && (enabled->features.taskShader || enabled->features.meshShader);
    if (d->stages & VERTEX && d->stages & (TASK | MESH)) {
        report(d, WD_CORE_RULE(08696), "a vertex shader and a task or mesh shader among them");
    } else if (has_feature && !(d->stages & (VERTEX | MESH))) {
        report(d, WD_CORE_RULE(08693), "and neither a vertex shader nor a mesh shader is among them");
    } else if (d->stages & (TASK | MESH) && !d->action->is_mesh) {
        report(d, WD_CORE_RULE(08885), "a task or mesh shader among them");
    }
    if (!mesh || !enabled || !enabled->features.taskShader || !enabled->features.meshShader) {
        return;
    }
    const bool wants_task = !(mesh->flags & VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT);
    if (wants_task && !(d->stages & TASK)) {
        report(d, WD_CORE_RULE(08694),
               "the mesh shader was created without VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT, and there is no "
               "task shader");
    } else if (!wants_task && d->stages & TASK) {
        report(d, WD_CORE_RULE(08695),
               "the mesh shader was created with VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT, and there is a "
               "task shader");
    }
}

// check_named_stages: shader objects may be VK_NULL_HANDLE, but each stage of the device has to be bound.
static void check_named_stages(const wd_core_drawn *d) {
    const wd_features *features = d->c->enabled ? &d->c->enabled->features : NULL;
    const struct {
        VkShaderStageFlagBits stage;
        bool is_needed;
        uint32_t rule;
    } rows[] = {
        {VK_SHADER_STAGE_VERTEX_BIT, true, WD_CORE_RULE(08684)},
        {VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT, features && features->tessellationShader,
         WD_CORE_RULE(08685)},
        {VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT, features && features->tessellationShader,
         WD_CORE_RULE(08686)},
        {VK_SHADER_STAGE_GEOMETRY_BIT, features && features->geometryShader, WD_CORE_RULE(08687)},
        {VK_SHADER_STAGE_FRAGMENT_BIT, true, WD_CORE_RULE(08688)},
        {VK_SHADER_STAGE_TASK_BIT_EXT, features && features->taskShader, WD_CORE_RULE(08689)},
        {VK_SHADER_STAGE_MESH_BIT_EXT, features && features->meshShader, WD_CORE_RULE(08690)},
    };
    const VkShaderStageFlags named = d->command_buffer->bindings[WD_STATE_BIND_GRAPHICS].named_stages;
    wd_core_message m;
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (rows[i].is_needed && !(named & rows[i].stage) && wd_core_begin_drawn(&m, d, rows[i].rule, 0)) {
            wd_core_summaryf(&m, ", and no vkCmdBindShadersEXT of the command buffer names %s",
                             wd_VkShaderStageFlagBits_string(rows[i].stage));
            m.fix = "Bind VK_NULL_HANDLE to stages that are not used.";
            wd_core_end(&m);
        }
    }
}

static bool has_range(const wd_state_pipeline_layout *layout, const VkPushConstantRange *range) {
    for (uint32_t i = 0; i < layout->num_push_constant_ranges; i++) {
        if (memcmp(&layout->push_constant_ranges[i], range, sizeof *range) == 0) {
            return true;
        }
    }
    return false;
}

static bool has_equal_ranges(const wd_state_pipeline_layout *one, const wd_state_pipeline_layout *other) {
    bool are_equal = one->num_push_constant_ranges == other->num_push_constant_ranges;
    for (uint32_t i = 0; are_equal && i < one->num_push_constant_ranges; i++) {
        are_equal = has_range(other, &one->push_constant_ranges[i]);
    }
    return are_equal;
}

static void check_ranges(const wd_core_drawn *d) {
    const wd_state_shader *first = d->pipeline->shaders[0];
    wd_core_message m;
    char one[160], other[160];
    for (uint32_t i = 1; first && first->layout && i < d->pipeline->num_stages; i++) {
        const wd_state_shader *shader = d->pipeline->shaders[i];
        if (shader && shader->layout && !has_equal_ranges(first->layout, shader->layout) &&
            wd_core_begin_drawn(&m, d, WD_CORE_RULE(08878), 0)) {
            wd_core_summaryf(
                &m, ", and %s and %s have different push constant ranges",
                wd_core_name(d->c, VK_OBJECT_TYPE_SHADER_EXT, first->object.handle, one, sizeof one),
                wd_core_name(d->c, VK_OBJECT_TYPE_SHADER_EXT, shader->object.handle, other, sizeof other));
            wd_core_end(&m);
            return;
        }
    }
}

static bool has_equal_sets(const wd_state_pipeline_layout *one, const wd_state_pipeline_layout *other) {
    bool are_equal = one->num_set_layouts == other->num_set_layouts;
    for (uint32_t i = 0; are_equal && i < one->num_set_layouts; i++) {
        const wd_state_set_layout *left = one->set_layouts[i], *right = other->set_layouts[i];
        are_equal = !left || !right || left == right ||
                    memcmp(&left->identity, &right->identity, sizeof left->identity) == 0;
    }
    return are_equal;
}

static void check_sets(const wd_core_drawn *d) {
    const wd_state_shader *first = d->pipeline->shaders[0];
    wd_core_message m;
    char one[160], other[160];
    for (uint32_t i = 1; first && first->layout && i < d->pipeline->num_stages; i++) {
        const wd_state_shader *shader = d->pipeline->shaders[i];
        if (shader && shader->layout && !has_equal_sets(first->layout, shader->layout) &&
            wd_core_begin_drawn(&m, d, WD_CORE_RULE(08879), 0)) {
            wd_core_summaryf(
                &m, ", and %s and %s have different descriptor set layouts",
                wd_core_name(d->c, VK_OBJECT_TYPE_SHADER_EXT, first->object.handle, one, sizeof one),
                wd_core_name(d->c, VK_OBJECT_TYPE_SHADER_EXT, shader->object.handle, other, sizeof other));
            wd_core_end(&m);
            return;
        }
    }
}

// order_of returns where a stage is among those of a draw.
static int order_of(VkShaderStageFlagBits stage) {
    switch ((int)stage) {
    case VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT:
    case VK_SHADER_STAGE_MESH_BIT_EXT:
        return 1;
    case VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT:
        return 2;
    case VK_SHADER_STAGE_GEOMETRY_BIT:
        return 3;
    case VK_SHADER_STAGE_FRAGMENT_BIT:
        return 4;
    default:
        return 0;
    }
}

static void report_link(const wd_core_drawn *d, const wd_state_shader *shader, uint32_t rule,
                        VkShaderStageFlagBits stage, const char *problem) {
    wd_core_message m;
    char text[160];
    if (wd_core_begin_drawn(&m, d, rule, 0)) {
        wd_core_summaryf(
            &m, ", %s was linked when it was created, and %s %s",
            wd_core_name(d->c, VK_OBJECT_TYPE_SHADER_EXT, shader->object.handle, text, sizeof text),
            wd_VkShaderStageFlagBits_string(stage), problem);
        wd_core_end(&m);
    }
}

// check_missing: the shaders that were linked together are bound together. True: a mistake is reported.
static bool check_missing(const wd_core_drawn *d, const wd_state_shader *shader) {
    for (VkShaderStageFlags left = shader->linked_stages; left; left &= left - 1) {
        const VkShaderStageFlagBits stage = (VkShaderStageFlagBits)(left & -left);
        const wd_state_shader *other = shader_of(d, stage);
        if (!other || other->link != shader->link) {
            report_link(d, shader, WD_CORE_RULE(08698), stage,
                        other ? "has a shader that was not linked with it"
                              : "has no shader, but one was linked with it");
            return true;
        }
    }
    return false;
}

// check_between: no other shader is between those that were linked.
static bool check_between(const wd_core_drawn *d, const wd_state_shader *shader) {
    int first = 4, last = 0;
    for (VkShaderStageFlags left = shader->linked_stages; left; left &= left - 1) {
        const int order = order_of((VkShaderStageFlagBits)(left & -left));
        first = order < first ? order : first;
        last = order > last ? order : last;
    }
    for (uint32_t i = 0; i < d->pipeline->num_stages; i++) {
        const wd_state_shader *other = d->pipeline->shaders[i];
        const int order = other ? order_of(other->stage.stage) : 0;
        if (other && other->link != shader->link && order > first && order < last) {
            report_link(d, shader, WD_CORE_RULE(08699), other->stage.stage,
                        "between the linked stages has a shader that was not linked with it");
            return true;
        }
    }
    return false;
}

static void check_links(const wd_core_drawn *d) {
    for (uint32_t i = 0; i < d->pipeline->num_stages; i++) {
        const wd_state_shader *shader = d->pipeline->shaders[i];
        if (shader && shader->link && (check_missing(d, shader) || check_between(d, shader))) {
            return;
        }
    }
}

static void check_objects(const wd_core_drawn *d) {
    check_links(d);
    check_named_stages(d);
    check_mesh_stages(d);
    check_ranges(d);
    check_sets(d);
    if (d->rendering->is_known && d->rendering->view_mask) {
        report(d, WD_CORE_RULE(10772), "and the render pass instance has several views");
    }
}

#endif

void wd_core_check_drawn_shaders(const wd_core_drawn *d) {
    check_primitive_rates(d);
    check_tile_reads(d);
    if (d->graphics) {
        check_pipeline_stages(d);
        return;
    }
#ifdef VK_EXT_shader_object
    check_objects(d);
#endif
}
