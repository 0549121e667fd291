// The pipeline that an action needs; and the entry of the checks of draws.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"
#include "vk/state/state_query.h"

static const char *bind_point_name(wd_state_bind_point bind) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
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
        (!wd_core_begin_rule(&m, c, NULL, NULL, has_objects ? WD_CORE_RULE(08607) : WD_CORE_RULE(08606)) &&
         // The rule of dispatches in later registries.
         !(has_objects && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(10743))))) {
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
    if (!set || !wd_core_begin_drawn(&m, d, WD_CORE_RULE(08608), 0)) {
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

bool wd_core_begin_draw(wd_core_drawn *d, wd_core_check *c, const wd_core_action *a) {
    if (!a->pipeline ||
        (a->pipeline->graphics ? !a->pipeline->graphics->is_complete : !a->pipeline->shaders)) {
        return false;
    }
    *d = (wd_core_drawn){
        .c = c,
        .action = a,
        .command_buffer = a->command_buffer,
        .dynamic = &a->command_buffer->dynamic,
        .rendering = &a->command_buffer->rendering,
        .pipeline = a->pipeline,
        .graphics = a->pipeline->graphics,
        .stages = stages_of(a->pipeline),
    };
    return true;
}

// The parts of a draw that are verified on their own.
enum { STATES = 1 << 0, VERTICES = 1 << 1 };

static void check_draw(wd_core_check *c, const wd_core_action *a, unsigned parts) {
    wd_core_drawn d;
    if (!wd_core_begin_draw(&d, c, a)) {
        return;
    }
    if (d.graphics && parts & STATES) {
        check_statics(&d);
    }
    if (parts & STATES) {
        wd_core_check_needed_states(&d);
        wd_core_check_state_values(&d);
        wd_core_check_sample_state(&d);
        wd_core_check_blended_colors(&d);
        wd_core_check_drawn_outputs(&d);
        wd_core_check_drawn_shaders(&d);
        wd_core_check_drawn_queries(&d);
    }
    if (parts & VERTICES) {
        wd_core_check_vertex_buffers(&d);
    }
}

// active_query returns a number for the query that was begun last; 0: none is active.
static uint64_t active_query(const wd_state_command_buffer *command_buffer) {
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    return active ? active->pool->object.id << 20 ^ active->query : 0;
}

// verified_draw is what was verified, and with which kinds of draws, in the words of wd_core_verified.
typedef struct verified_draw {
    uint64_t pipeline; // 0: nothing was verified.
    uint64_t rendering;
    uint64_t query;
    uint32_t dynamic_state, vertices;   // Epochs.
    uint16_t state_kinds, vertex_kinds; // A bit for each kind.
} verified_draw;

static_assert(sizeof(verified_draw) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

// next_parts returns the parts that were not verified with the state of now for this kind of draw, and remembers them.
static unsigned next_parts(verified_draw *verified, const wd_core_action *a) {
    const wd_state_command_buffer *command_buffer = a->command_buffer;
    const uint64_t pipeline = a->pipeline ? a->pipeline->object.id : UINT64_MAX,
                   query = active_query(command_buffer);
    const uint16_t kind = (uint16_t)(1 << (a->is_indexed + 2 * a->is_mesh + 4 * a->is_indirect));
    if (verified->pipeline != pipeline || verified->dynamic_state != command_buffer->epochs.dynamic_state ||
        verified->rendering != command_buffer->rendering.version || verified->query != query) {
        *verified = (verified_draw){.pipeline = pipeline,
                                    .dynamic_state = command_buffer->epochs.dynamic_state,
                                    .rendering = command_buffer->rendering.version,
                                    .query = query};
    }
    if (verified->vertices != command_buffer->epochs.vertices) {
        verified->vertices = command_buffer->epochs.vertices;
        verified->vertex_kinds = 0;
    }
    const unsigned parts =
        (verified->state_kinds & kind ? 0 : STATES) | (verified->vertex_kinds & kind ? 0 : VERTICES);
    verified->state_kinds |= kind;
    verified->vertex_kinds |= kind;
    return parts;
}

WD_CORE_ACTION_CHECK(draw) {
    verified_draw *verified = (verified_draw *)wd_core_verified(a, WD_CORE_VERIFIED_DRAW);
    const unsigned parts = verified ? next_parts(verified, a) : STATES | VERTICES;
    if (!parts || (parts == VERTICES && a->pipeline && wd_core_has_vertex_buffers(a))) {
        return;
    }
    if (!a->pipeline) {
        check_is_bound(c, a);
        return;
    }
    if (parts & STATES) {
        wd_core_check_ray_queries(c, a);
    }
    if (a->bind == WD_STATE_BIND_GRAPHICS) {
        check_draw(c, a, parts);
    }
}
