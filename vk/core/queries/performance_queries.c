// Performance queries (VK_KHR_performance_query): the scopes of their counters, their passes, and resets in the same
// recording.
#include <assert.h>

#include "vk/core/core_submitted.h"
#include "vk/core/queries/queries_internal.h"

static bool is_performance(const wd_state_query_pool *pool) {
    return pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR;
}

static bool has_scope(const wd_state_query_pool *pool, VkPerformanceCounterScopeKHR scope) {
    return pool->counter_scopes & 1u << scope;
}

static void report(wd_core_check *c, const wd_core_query_call *call, uint32_t rule, const char *problem,
                   const char *fix) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_summaryf(&m, ", %s", problem);
        m.fix = fix;
        wd_core_end(&m);
    }
}

// --- Begins and ends

// has_commands returns whether a command was certainly recorded before.
static bool has_commands(const wd_state_command_buffer *command_buffer) {
    bool found = command_buffer->num_executed || command_buffer->in_render_pass ||
                 command_buffer->dynamic.set || command_buffer->pushed.num_changes || command_buffer->label;
    for (unsigned i = 0; i < WD_STATE_ACTION_COUNT; i++) {
        found |= command_buffer->num_actions[i] != 0;
    }
    for (unsigned i = 0; i < WD_STATE_BIND_COUNT; i++) {
        found |= command_buffer->bindings[i].num_pipeline_changes || command_buffer->bindings[i].num_changes;
    }
    return found && command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY;
}

static bool is_inside(const wd_core_query_call *call) {
    return wd_state_command_buffer_render_pass_scope(call->command_buffer) == WD_STATE_INSIDE;
}

// find_other_pool returns another pool of performance queries that the recording uses.
static const wd_state_query_pool *find_other_pool(const wd_core_query_call *call) {
    assert(call->pool && call->command_buffer);
    const wd_state_queries *queries = call->command_buffer->queries;
    for (const wd_state_recorded_pool *used = queries ? queries->pools : NULL; used; used = used->next) {
        if (used->pool != call->pool && is_performance(used->pool)) {
            return used->pool;
        }
    }
    return NULL;
}

static void check_pools(wd_core_check *c, const wd_core_query_call *call) {
    const wd_state_query_pool *other = find_other_pool(call);
    wd_core_message m;
    char text[160];
    if (other && c->enabled && !c->enabled->features.performanceCounterMultipleQueryPools &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03226))) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_summaryf(&m, ", and the command buffer uses %s, another pool of performance queries",
                         wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, other->object.handle, text, sizeof text));
        wd_core_word(&m, "the feature performanceCounterMultipleQueryPools", "not enabled");
        wd_core_end(&m);
    }
}

static void check_family(wd_core_check *c, const wd_core_query_call *call) {
    const wd_state_command_pool *from = wd_state_command_buffer_pool(call->command_buffer);
    wd_core_message m;
    if (from && call->pool->num_counters && call->pool->performance_family != from->queue_family &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07289))) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_unsigned(&m, "the queue family of queryPool", call->pool->performance_family);
        wd_core_unsigned(&m, "the queue family of the command pool", from->queue_family);
        wd_core_end(&m);
    }
}

void wd_core_check_performance_begin(wd_core_check *c, const wd_core_query_call *call) {
    if (!is_performance(call->pool) || !wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    const unsigned state =
        wd_state_recorded_query(call->command_buffer, call->pool, call->query) & WD_STATE_QUERY_MASK;
    check_family(c, call);
    check_pools(c, call);
    if (state == WD_STATE_QUERY_RESET) {
        report(c, call, WD_CORE_RULE(02863), "and the command buffer resets the query",
               "Reset performance queries in another command buffer, or with vkResetQueryPool.");
    } else if (has_scope(call->pool, VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_BUFFER_KHR) &&
               has_commands(call->command_buffer)) {
        report(c, call, WD_CORE_RULE(03224),
               "a counter is of VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_BUFFER_KHR, and the command buffer has "
               "commands before",
               "Begin the query with the first command of the command buffer.");
    }
    if (has_scope(call->pool, VK_PERFORMANCE_COUNTER_SCOPE_RENDER_PASS_KHR) && is_inside(call)) {
        report(c, call, WD_CORE_RULE(03225),
               "a counter is of VK_PERFORMANCE_COUNTER_SCOPE_RENDER_PASS_KHR, and a render pass instance is "
               "active",
               "Begin the query before the render pass instance.");
    }
}

void wd_core_check_performance_end(wd_core_check *c, const wd_core_query_call *call) {
    if (is_performance(call->pool) && has_scope(call->pool, VK_PERFORMANCE_COUNTER_SCOPE_RENDER_PASS_KHR) &&
        wd_core_is_recording_known(call->command_buffer) && is_inside(call)) {
        report(c, call, WD_CORE_RULE(03228),
               "a counter is of VK_PERFORMANCE_COUNTER_SCOPE_RENDER_PASS_KHR, and a render pass instance is "
               "active",
               "End the query after the render pass instance.");
    }
}

// A query of the scope of the command buffer ends with its last command.
WD_CORE_CHECK(queries, EndCommandBuffer) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_state_queries *queries = command_buffer ? command_buffer->queries : NULL;
    const wd_state_query_pool *pool = queries ? queries->ended_scope : NULL;
    wd_core_message m;
    (void)s;
    if (pool && wd_core_is_recording_known(command_buffer) &&
        wd_state_count_commands(command_buffer) != queries->ended_at &&
        wd_core_begin_rule(&m, c, NULL, "vkCmdEndQuery", WD_CORE_RULE(03227))) {
        wd_core_handle(&m, "queryPool", VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle);
        wd_core_summaryf(&m, ", a counter is of VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_BUFFER_KHR, and other "
                             "commands were recorded after vkCmdEndQuery");
        m.fix = "End the query with the last command of the command buffer.";
        wd_core_end(&m);
    }
}

void wd_core_check_performance_reset(wd_core_check *c, const wd_core_query_call *call, uint32_t count) {
    wd_core_query_call found = *call;
    if (!is_performance(call->pool) || !wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    for (uint32_t i = 0; i < count && call->query + i < call->pool->query_count; i++) {
        found.query = call->query + i;
        const unsigned state =
            wd_state_recorded_query(call->command_buffer, call->pool, found.query) & WD_STATE_QUERY_MASK;
        if (state == WD_STATE_QUERY_USED || state == WD_STATE_QUERY_ACTIVE) {
            report(c, &found, WD_CORE_RULE(02862), "and the command buffer begins the query",
                   "Reset performance queries in another command buffer, or with vkResetQueryPool.");
            return;
        }
    }
}

// --- Results

// check_seen_passes: where a pass was submitted, all others are before the results are read.
static void check_seen_passes(wd_core_check *c, const wd_state_query_pool *pool) {
    const uint64_t seen = __atomic_load_n(&pool->submitted_passes, __ATOMIC_RELAXED);
    const uint64_t all = pool->num_passes < 64 ? (UINT64_C(1) << pool->num_passes) - 1 : 0;
    wd_core_message m;
    if (seen && all & ~seen && !wd_state_are_queries_unknown(c->call->device->state) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09441))) {
        wd_core_handle(&m, "queryPool", VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle);
        wd_core_summaryf(&m, ", whose counters need %u passes, and no submission has counterPassIndex %d",
                         pool->num_passes, __builtin_ctzll(all & ~seen));
        m.fix = "Submit the command buffer once for each pass, with VkPerformanceQuerySubmitInfoKHR.";
        wd_core_end(&m);
    }
}

void wd_core_check_performance_results(wd_core_check *c, const wd_GetQueryPoolResults_args *s,
                                       const wd_state_query_pool *pool) {
    const uint64_t size = sizeof(VkPerformanceCounterResultKHR), needed = pool->num_counters * size;
    const bool is_aligned = (uintptr_t)s->pData % size == 0;
    wd_core_message m;
    if (!is_performance(pool)) {
        return;
    }
    const bool has_stride = s->queryCount > 1 && s->stride % size;
    const bool is_reported =
        (has_stride && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(12253))) ||
        ((!is_aligned || has_stride) && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03229)));
    if (is_reported) {
        wd_core_summaryf(
            &m, "pData is 0x%llx, stride is %llu, the size of VkPerformanceCounterResultKHR is %llu",
            (unsigned long long)(uintptr_t)s->pData, (unsigned long long)s->stride, (unsigned long long)size);
        wd_core_end(&m);
    }
    check_seen_passes(c, pool);
    if (s->stride < needed && s->queryCount > 1 &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04519))) {
        wd_core_unsigned(&m, "stride", s->stride);
        wd_core_summaryf(&m, ", the %u counters of queryPool need %llu bytes", pool->num_counters,
                         (unsigned long long)needed);
        wd_core_end(&m);
    }
}

// --- Passes

// num_passes returns the passes of the performance queries that a batch begins; 0: none, or not known.
static uint32_t num_passes(const wd_core_submission *s, uint32_t batch) {
    uint32_t most = 0;
    for (uint32_t i = 0; i < wd_core_num_submitted(s, batch); i++) {
        const wd_state_command_buffer *recorded = wd_core_submitted(s, (wd_core_submitted_place){batch, i});
        if (!recorded || !wd_core_is_recording_known(recorded) || recorded->num_executed) {
            return 0;
        }
        for (const wd_state_recorded_pool *used = recorded->queries ? recorded->queries->pools : NULL; used;
             used = used->next) {
            if (is_performance(used->pool) && !used->pool->num_passes) {
                return 0;
            }
            const uint32_t passes = is_performance(used->pool) ? used->pool->num_passes : 0;
            most = passes > most ? passes : most;
        }
    }
    return most;
}

void wd_core_check_performance_passes(const wd_core_submission *s) {
    for (uint32_t i = 0; s->check->state && i < s->num_batches; i++) {
        const void *chain = s->is_second ? ((const VkSubmitInfo2 *)s->batches)[i].pNext
                                         : ((const VkSubmitInfo *)s->batches)[i].pNext;
        const VkPerformanceQuerySubmitInfoKHR *info =
            wd_core_chained(chain, VK_STRUCTURE_TYPE_PERFORMANCE_QUERY_SUBMIT_INFO_KHR);
        const wd_core_frame batch = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        const uint32_t passes = info ? num_passes(s, i) : 0;
        wd_core_message m;
        if (passes && info->counterPassIndex >= passes &&
            wd_core_begin_rule(&m, s->check, &batch, "VkPerformanceQuerySubmitInfoKHR",
                               WD_CORE_RULE(03221))) {
            wd_core_unsigned(&m, "<VkPerformanceQuerySubmitInfoKHR>.counterPassIndex",
                             info->counterPassIndex);
            wd_core_unsigned(&m, "the number of passes of the queries", passes);
            wd_core_end(&m);
        }
    }
}
