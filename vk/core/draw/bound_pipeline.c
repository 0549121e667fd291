// The pipeline that an action needs; and the entry of the checks of draws.
#include "vk/core/draw/draw_internal.h"
#include "vk/state/state_query.h"

static const char *bind_point_name(wd_state_bind_point bind) {
    static const char *const names[WD_STATE_BIND_COUNT] = {
        [WD_STATE_BIND_GRAPHICS] = "VK_PIPELINE_BIND_POINT_GRAPHICS",
        [WD_STATE_BIND_COMPUTE] = "VK_PIPELINE_BIND_POINT_COMPUTE",
        [WD_STATE_BIND_RAY_TRACING] = "VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR",
    };
    return names[bind];
}

static bool has_shader_objects(const wd_core_check *c) {
#ifdef VK_EXT_shader_object
    return !c->enabled || c->enabled->features.shaderObject;
#else
    (void)c;
    return false;
#endif
}

static void check_is_bound(wd_core_check *c, const wd_core_action *a) {
    const bool has_objects = has_shader_objects(c);
    const wd_state_command_buffer *command_buffer = a->command_buffer;
    wd_core_message m;
    if (command_buffer->bindings[a->bind].is_pipeline_unknown ||
        command_buffer->bindings[a->bind].num_shaders || !c->enabled ||
        !wd_core_begin_rule(&m, c, NULL, NULL, has_objects ? WD_CORE_RULE_08607 : WD_CORE_RULE_08606)) {
        return;
    }
    wd_core_summaryf(&m, "no pipeline%s bound to %s",
                     has_objects ? " is bound, and no shader object is" : " is", bind_point_name(a->bind));
    if (command_buffer->num_executed) {
        wd_core_notef(&m, "vkCmdExecuteCommands unbinds pipelines");
    } else if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        wd_core_notef(&m, "Secondary command buffers do not inherit pipelines");
    }
    m.fix = "Call vkCmdBindPipeline with a pipeline of this bind point.";
    wd_core_end(&m);
}

// check_statics: binding a pipeline again, after the commands, makes its static state count.
static void check_statics(const wd_core_drawn *d) {
    wd_state_dynamic_mask set = d->dynamic->since_pipeline & d->dynamic->statics;
    wd_core_message m;
    if (!set || !wd_core_begin_drawn(&m, d, WD_CORE_RULE_08608, 0)) {
        return;
    }
    wd_core_summaryf(&m, " has as static state");
    for (const char *separator = " "; set; separator = ", ") {
        const wd_state_dynamic_state state = wd_state_next_dynamic(&set);
        wd_core_summaryf(&m, "%s%s (set by %s)", separator,
                         wd_state_dynamic_infos[state].name + sizeof "VK_DYNAMIC_STATE_" - 1,
                         d->dynamic->set_by[state]);
    }
    wd_core_summaryf(&m, ", which was set after the pipeline was bound");
    m.fix = "Make the state dynamic in the pipeline, or do not call the command with this pipeline.";
    wd_core_end(&m);
}

static VkShaderStageFlags stages_of(const wd_state_pipeline *pipeline) {
    VkShaderStageFlags stages = 0;
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        stages |= pipeline->stages[i].stage;
    }
    return stages;
}

static void check_draw(wd_core_check *c, const wd_core_action *a) {
    const wd_core_drawn d = {
        .c = c,
        .action = a,
        .command_buffer = a->command_buffer,
        .dynamic = &a->command_buffer->dynamic,
        .rendering = &a->command_buffer->rendering,
        .pipeline = a->pipeline,
        .graphics = a->pipeline->graphics,
        .stages = stages_of(a->pipeline),
    };
    if (d.graphics ? !d.graphics->is_complete : !a->pipeline->shaders) {
        return;
    }
    if (d.graphics) {
        check_statics(&d);
    }
    wd_core_check_needed_states(&d);
    wd_core_check_state_values(&d);
    wd_core_check_blended_colors(&d);
    wd_core_check_drawn_shaders(&d);
    wd_core_check_drawn_queries(&d);
    wd_core_check_vertex_buffers(&d);
}

// active_query returns a number for the query that was begun last; 0: none is active.
static uint64_t active_query(const wd_state_command_buffer *command_buffer) {
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    return active ? active->pool->object.id << 20 ^ active->query : 0;
}

static bool are_equal(const uint64_t *verified, const uint64_t *now) {
    return verified[0] == now[0] && verified[1] == now[1] && verified[2] == now[2] && verified[3] == now[3];
}

WD_CORE_ACTION_CHECK(draw) {
    const wd_state_command_buffer *command_buffer = a->command_buffer;
    uint64_t *verified = wd_core_verified(a->command_buffer, WD_CORE_VERIFIED_DRAW, a->bind);
    const uint64_t now[] = {
        a->pipeline ? a->pipeline->object.id : UINT64_MAX,
        (uint64_t)command_buffer->epochs.dynamic_state << 32 | command_buffer->epochs.vertices,
        command_buffer->rendering.version,
        active_query(command_buffer),
    };
    // The kinds of draws that were checked with this state.
    const uint64_t kind = UINT64_C(1) << (a->is_indexed + 2 * a->is_mesh + 4 * a->is_indirect);
    if (verified && are_equal(verified, now)) {
        if (verified[4] & kind) {
            return;
        }
    } else if (verified) {
        memcpy(verified, now, sizeof now);
        verified[4] = 0;
    }
    if (verified) {
        verified[4] |= kind;
    }
    if (!a->pipeline) {
        check_is_bound(c, a);
    } else if (a->bind == WD_STATE_BIND_GRAPHICS) {
        check_draw(c, a);
    }
}
