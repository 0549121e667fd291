// Queries that begin and end: their types, and the other queries of the recording.
#include <assert.h>

#include "vk/core/queries/queries_internal.h"

static const char *type_name(const wd_state_query_pool *pool) {
    return wd_VkQueryType_string(pool->query_type);
}

static void begin_with_type(wd_core_message *m, const wd_state_query_pool *pool) {
    wd_core_handle(m, "queryPool", VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle);
    wd_core_word(m, "the type of queryPool", type_name(pool));
}

// --- The queue family

// queue_need is a capability that the queue family of the command pool must have.
typedef struct queue_need {
    VkQueryType type;
    uint32_t rule, indexed_rule;
} queue_need;

static const queue_need graphics_needs[] = {
    {VK_QUERY_TYPE_OCCLUSION, WD_CORE_RULE(00803), WD_CORE_RULE(00803)},
    {VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, WD_CORE_RULE(02327), WD_CORE_RULE(02338)},
    {VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, WD_CORE_RULE(06687), WD_CORE_RULE(06689)},
    {VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT, WD_CORE_RULE(07070), WD_CORE_RULE(07070)},
};

// Statistics of graphics operations in all registries.
static const VkQueryPipelineStatisticFlags graphics_statistics =
    VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_VERTICES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_VERTEX_SHADER_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_GEOMETRY_SHADER_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_GEOMETRY_SHADER_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_CLIPPING_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_CLIPPING_PRIMITIVES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_FRAGMENT_SHADER_INVOCATIONS_BIT |
    VK_QUERY_PIPELINE_STATISTIC_TESSELLATION_CONTROL_SHADER_PATCHES_BIT |
    VK_QUERY_PIPELINE_STATISTIC_TESSELLATION_EVALUATION_SHADER_INVOCATIONS_BIT;

static void report_queue(wd_core_check *c, const wd_core_query_call *call, uint32_t rule, const char *need) {
    assert(wd_state_command_buffer_pool(call->command_buffer));
    const wd_state_command_pool *from = wd_state_command_buffer_pool(call->command_buffer);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        begin_with_type(&m, call->pool);
        wd_core_summaryf(&m, ", and queue family %u of the command pool has no %s", from->queue_family, need);
        wd_core_end(&m);
    }
}

static void check_queue(wd_core_check *c, const wd_core_query_call *call, bool is_indexed) {
    const VkQueueFlags flags = wd_state_command_buffer_queue_flags(call->command_buffer);
    const wd_state_query_pool *pool = call->pool;
    if (flags == 0) {
        return;
    }
    if (pool->query_type == VK_QUERY_TYPE_PIPELINE_STATISTICS) {
        if (pool->pipeline_statistics & graphics_statistics && !(flags & VK_QUEUE_GRAPHICS_BIT)) {
            report_queue(c, call, WD_CORE_RULE(00804), "VK_QUEUE_GRAPHICS_BIT");
        }
        if (pool->pipeline_statistics & VK_QUERY_PIPELINE_STATISTIC_COMPUTE_SHADER_INVOCATIONS_BIT &&
            !(flags & VK_QUEUE_COMPUTE_BIT)) {
            report_queue(c, call, WD_CORE_RULE(00805), "VK_QUEUE_COMPUTE_BIT");
        }
    }
    for (size_t i = 0; i < sizeof graphics_needs / sizeof graphics_needs[0]; i++) {
        if (pool->query_type == graphics_needs[i].type && !(flags & VK_QUEUE_GRAPHICS_BIT)) {
            report_queue(c, call, is_indexed ? graphics_needs[i].indexed_rule : graphics_needs[i].rule,
                         "VK_QUEUE_GRAPHICS_BIT");
        }
    }
}

// --- The profiling lock

static void check_lock(wd_core_check *c, const wd_core_query_call *call) {
    wd_core_message m;
    if (call->pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR &&
        wd_core_is_recording_known(call->command_buffer) && !(call->command_buffer->profiling_began & 1) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03223))) {
        begin_with_type(&m, call->pool);
        wd_core_summaryf(&m, ", and the profiling lock was not held when the recording began");
        m.fix = "Call vkAcquireProfilingLockKHR before vkBeginCommandBuffer.";
        wd_core_end(&m);
    }
}

// --- The type

static void check_precise(wd_core_check *c, const wd_core_query_call *call, VkQueryControlFlags flags) {
    wd_core_message m;
    if (!(flags & VK_QUERY_CONTROL_PRECISE_BIT)) {
        return;
    }
    const bool lacks_feature = c->enabled && !c->enabled->features.occlusionQueryPrecise;
    const bool is_other = call->pool->query_type != VK_QUERY_TYPE_OCCLUSION;
    if ((lacks_feature || is_other) && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00800))) {
        wd_core_word(&m, "flags", "VK_QUERY_CONTROL_PRECISE_BIT");
        if (is_other) {
            wd_core_word(&m, "the type of queryPool", type_name(call->pool));
        } else {
            wd_core_word(&m, "the feature occlusionQueryPrecise", "not enabled");
            m.fix = "Enable the feature occlusionQueryPrecise in vkCreateDevice.";
        }
        wd_core_end(&m);
    }
}

static void check_transform_feedback(wd_core_check *c, const wd_core_query_call *call, uint32_t rule) {
    const VkPhysicalDeviceTransformFeedbackPropertiesEXT *limits =
        c->physical && call->pool->query_type == VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT)
            : NULL;
    wd_core_message m;
    if (limits && !limits->transformFeedbackQueries && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        begin_with_type(&m, call->pool);
        wd_core_word(&m, "transformFeedbackQueries", "VK_FALSE");
        wd_core_end(&m);
    }
}

// has_streams returns whether queries of the type are begun for a vertex stream.
static bool has_streams(VkQueryType type) {
    return type == VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT ||
           type == VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT;
}

static void check_index(wd_core_check *c, const wd_core_query_call *call, uint32_t index, uint32_t rule) {
    wd_core_message m;
    if (index != 0 && !has_streams(call->pool->query_type) && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_unsigned(&m, "index", index);
        wd_core_word(&m, "the type of queryPool", type_name(call->pool));
        wd_core_end(&m);
    }
}

// --- Other active queries

// check_active reports another active query of the type; of vkCmdBeginQueryIndexedEXT, one with the same index.
static void check_active(wd_core_check *c, const wd_core_query_call *call, bool is_indexed, uint32_t index) {
    assert(call->pool && call->command_buffer);
    const wd_state_queries *queries = call->command_buffer->queries;
    char text[160];
    wd_core_message m;
    if (!queries || !wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    for (const wd_state_active_query *active = queries->active; active; active = active->next) {
        if (active->pool->query_type != call->pool->query_type || (is_indexed && active->index != index)) {
            continue;
        }
        if (wd_core_begin_rule(&m, c, NULL, NULL, is_indexed ? WD_CORE_RULE(04753) : WD_CORE_RULE(01922))) {
            begin_with_type(&m, call->pool);
            wd_core_summaryf(
                &m, ", and query %u of %s is active", active->query,
                wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text));
            if (is_indexed && has_streams(active->pool->query_type)) {
                wd_core_summaryf(&m, " with index %u", index);
            }
            m.fix = "End the active query before this one begins.";
            wd_core_end(&m);
        }
        return;
    }
}

WD_CORE_CHECK(queries, CmdBeginQuery) {
    wd_core_query_call call;
    if (!wd_core_find_query_call(c, &call, s->queryPool, s->query)) {
        return;
    }
    check_queue(c, &call, false);
    check_lock(c, &call);
    wd_core_check_performance_begin(c, &call);
    check_precise(c, &call, s->flags);
    check_transform_feedback(c, &call, WD_CORE_RULE(02328));
    check_active(c, &call, false, 0);
    wd_core_check_unavailable(c, &call, wd_core_check_query_views(c, &call, WD_CORE_RULE(00808)),
                              WD_CORE_RULE(00807));
}

WD_CORE_CHECK(queries, CmdBeginQueryIndexedEXT) {
    wd_core_query_call call;
    if (!wd_core_find_query_call(c, &call, s->queryPool, s->query)) {
        return;
    }
    check_queue(c, &call, true);
    check_lock(c, &call);
    wd_core_check_performance_begin(c, &call);
    check_precise(c, &call, s->flags);
    check_transform_feedback(c, &call, WD_CORE_RULE(02341));
    check_index(c, &call, s->index, WD_CORE_RULE(06692));
    check_active(c, &call, true, s->index);
    wd_core_check_unavailable(c, &call, wd_core_check_query_views(c, &call, WD_CORE_RULE(00808)),
                              WD_CORE_RULE(00807));
}

// --- Ends

static void report_not_active(wd_core_check *c, const wd_core_query_call *call, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_summaryf(&m, ", and no command of this command buffer began the query%s",
                         wd_state_recorded_query(call->command_buffer, call->pool, call->query)
                             ? " since it was last ended, written or reset"
                             : "");
        wd_core_end(&m);
    }
}

static void check_place(wd_core_check *c, const wd_core_query_call *call,
                        const wd_state_active_query *active) {
    const bool is_inside = wd_state_command_buffer_render_pass_scope(call->command_buffer) == WD_STATE_INSIDE;
    // The version of an instance of dynamic rendering also grows when locations of attachments are set.
    const bool is_other_subpass = active->in_render_pass &&
                                  call->command_buffer->rendering.kind == WD_STATE_SUBPASS &&
                                  active->rendering_version != call->command_buffer->rendering.version;
    wd_core_message m;
    if (is_inside && (!active->in_render_pass || is_other_subpass) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07007))) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_summaryf(&m, ", and the query was begun %s",
                         is_other_subpass ? "in another subpass" : "outside of the render pass instance");
        m.fix = "End the query where it was begun: in the same subpass, or outside.";
        wd_core_end(&m);
    }
}

static void check_end(wd_core_check *c, const wd_core_query_call *call, uint32_t active_rule,
                      uint32_t views_rule, const uint32_t *index) {
    wd_core_message m;
    wd_core_check_query_views(c, call, views_rule);
    wd_core_check_performance_end(c, call);
    if (!wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    const wd_state_active_query *active =
        wd_state_find_active_query(call->command_buffer, call->pool, call->query);
    if (!active) {
        report_not_active(c, call, active_rule);
        return;
    }
    check_place(c, call, active);
    if (index && has_streams(call->pool->query_type) && *index != active->index &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06696))) {
        wd_core_unsigned(&m, "index", *index);
        wd_core_unsigned(&m, "the index with which the query was begun", active->index);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(queries, CmdEndQuery) {
    wd_core_query_call call;
    if (wd_core_find_query_call(c, &call, s->queryPool, s->query)) {
        check_end(c, &call, WD_CORE_RULE(01923), WD_CORE_RULE(00812), NULL);
    }
}

WD_CORE_CHECK(queries, CmdEndQueryIndexedEXT) {
    wd_core_query_call call;
    if (wd_core_find_query_call(c, &call, s->queryPool, s->query)) {
        check_index(c, &call, s->index, WD_CORE_RULE(06695));
        check_end(c, &call, WD_CORE_RULE(02342), WD_CORE_RULE(02345), &s->index);
    }
}
