// The stages of a draw: those of pipelines against the command, and combinations of shader objects.
#include "vk/core/draw/draw_internal.h"
#include "vk/spirv/stored_built_in.h"

enum {
    VERTEX = VK_SHADER_STAGE_VERTEX_BIT,
    TASK = VK_SHADER_STAGE_TASK_BIT_EXT,
    MESH = VK_SHADER_STAGE_MESH_BIT_EXT,
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
    for (size_t i = 0; i < sizeof mesh_rules / sizeof *mesh_rules; i++) {
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
    if (a->pipeline->shaders || !wd_core_is_protected(a->command_buffer)) {
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
               "task "
               "shader");
    } else if (!wants_task && d->stages & TASK) {
        report(d, WD_CORE_RULE(08695),
               "the mesh shader was created with VK_SHADER_CREATE_NO_TASK_SHADER_BIT_EXT, and there is a "
               "task shader");
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

static void check_objects(const wd_core_drawn *d) {
    check_mesh_stages(d);
    check_ranges(d);
    if (d->rendering->is_known && d->rendering->view_mask) {
        report(d, WD_CORE_RULE(10772), "and the render pass instance has several views");
    }
}

#endif

void wd_core_check_drawn_shaders(const wd_core_drawn *d) {
    check_primitive_rates(d);
    if (d->graphics) {
        check_pipeline_stages(d);
        return;
    }
#ifdef VK_EXT_shader_object
    check_objects(d);
#endif
}
