// Commands that use, reset or copy queries: whether the recording leaves the queries in the state that they need.
#include <assert.h>

#include "vk/core/queries/queries_internal.h"

static wd_state_query recorded_state(const wd_core_query_call *call, uint32_t query) {
    return (wd_state_query)(wd_state_recorded_query(call->command_buffer, call->pool, query) &
                            WD_STATE_QUERY_MASK);
}

void wd_core_check_unavailable(wd_core_check *c, const wd_core_query_call *call, uint32_t count,
                               uint32_t rule) {
    wd_core_message m;
    if (!wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    for (uint32_t i = 0; i < count; i++) {
        const uint32_t query = call->query + i;
        if (query < call->pool->query_count && recorded_state(call, query) == WD_STATE_QUERY_USED) {
            if (wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
                wd_core_query_value(&m, call->pool, query);
                wd_core_summaryf(&m, ", and an earlier command of this command buffer used the query");
                m.fix = "Record vkCmdResetQueryPool for the query before it is used again.";
                wd_core_end(&m);
            }
            return;
        }
    }
}

uint32_t wd_core_check_query_views(wd_core_check *c, const wd_core_query_call *call, uint32_t rule) {
    const uint32_t views = wd_state_num_query_views(call->command_buffer);
    wd_core_message m;
    if (views > 1 && call->query < call->pool->query_count && call->pool->query_count - call->query < views &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_query_value(&m, call->pool, call->query);
        wd_core_unsigned(&m, "the number of views of the subpass", views);
        wd_core_unsigned(&m, "the number of queries of queryPool", call->pool->query_count);
        wd_core_end(&m);
    }
    return views ? views : 1;
}

// --- Timestamps

static void check_timestamp(wd_core_check *c, VkQueryPool pool, uint32_t query, uint32_t unavailable_rule,
                            uint32_t views_rule, uint32_t bits_rule) {
    wd_core_query_call call;
    wd_core_message m;
    if (!wd_core_find_query_call(c, &call, pool, query)) {
        return;
    }
    wd_core_check_unavailable(c, &call, wd_core_check_query_views(c, &call, views_rule), unavailable_rule);
    const wd_state_command_pool *from = wd_state_command_buffer_pool(call.command_buffer);
    if (from && c->physical && from->queue_family < c->physical->num_queue_families &&
        c->physical->queue_families[from->queue_family].timestampValidBits == 0 &&
        wd_core_begin_rule(&m, c, NULL, NULL, bits_rule)) {
        wd_core_unsigned(&m, "the queue family of the command pool", from->queue_family);
        wd_core_unsigned(&m, "timestampValidBits of the queue family", 0);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(queries, CmdWriteTimestamp) {
    check_timestamp(c, s->queryPool, s->query, WD_CORE_RULE(00830), WD_CORE_RULE(00831), WD_CORE_RULE(00829));
}

WD_CORE_CHECK(queries, CmdWriteTimestamp2) {
    check_timestamp(c, s->queryPool, s->query, WD_CORE_RULE(03864), WD_CORE_RULE(03865), WD_CORE_RULE(03863));
}

// --- Properties of acceleration structures

static void check_properties(wd_core_check *c, VkQueryPool pool, uint32_t first, uint32_t count,
                             uint32_t rule) {
    wd_core_query_call call;
    if (wd_core_find_query_call(c, &call, pool, first)) {
        wd_core_check_unavailable(c, &call, count, rule);
    }
}

WD_CORE_CHECK(queries, CmdWriteAccelerationStructuresPropertiesKHR) {
    check_properties(c, s->queryPool, s->firstQuery, s->accelerationStructureCount, WD_CORE_RULE(02494));
}

WD_CORE_CHECK(queries, CmdWriteAccelerationStructuresPropertiesNV) {
    check_properties(c, s->queryPool, s->firstQuery, s->accelerationStructureCount, WD_CORE_RULE(03756));
}

// --- Resets and copies

// check_inactive reports a query of a range that the recording began and has not ended.
static void check_inactive(wd_core_check *c, const wd_core_query_call *call, uint32_t count, uint32_t rule) {
    assert(call->pool && call->command_buffer);
    const wd_state_active_query *active =
        call->command_buffer->queries && wd_core_is_recording_known(call->command_buffer)
            ? call->command_buffer->queries->active
            : NULL;
    wd_core_message m;
    while (active && (active->pool != call->pool || active->query < call->query ||
                      active->query - call->query >= count)) {
        active = active->next;
    }
    if (active && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_query_value(&m, call->pool, active->query);
        wd_core_summaryf(&m, ", and the query was begun in this command buffer and has not ended");
        m.fix = "End the query with vkCmdEndQuery before this command.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(queries, CmdResetQueryPool) {
    wd_core_query_call call;
    if (wd_core_find_query_call(c, &call, s->queryPool, s->firstQuery)) {
        check_inactive(c, &call, s->queryCount, WD_CORE_RULE(02841));
        wd_core_check_performance_reset(c, &call, s->queryCount);
    }
}

// Without these flags, a query that is not available has no result to copy.
static const VkQueryResultFlags kCopiesWithoutResult =
    VK_QUERY_RESULT_WITH_AVAILABILITY_BIT | VK_QUERY_RESULT_PARTIAL_BIT | VK_QUERY_RESULT_WITH_STATUS_BIT_KHR;

static void check_copied(wd_core_check *c, const wd_core_query_call *call, uint32_t count) {
    assert(call->pool && call->command_buffer);
    wd_core_message m;
    if (!call->command_buffer->queries || !wd_core_is_recording_known(call->command_buffer)) {
        return;
    }
    for (uint32_t i = 0; i < count && i < call->pool->query_count; i++) {
        const uint32_t query = call->query + i;
        if (query < call->pool->query_count && recorded_state(call, query) == WD_STATE_QUERY_RESET) {
            if (wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08752))) {
                wd_core_query_value(&m, call->pool, query);
                wd_core_summaryf(&m, ", and this command buffer resets the query and then does not use it");
                wd_core_end(&m);
            }
            return;
        }
    }
}

WD_CORE_CHECK(queries, CmdCopyQueryPoolResults) {
    wd_core_query_call call;
    if (!wd_core_find_query_call(c, &call, s->queryPool, s->firstQuery)) {
        return;
    }
    check_inactive(c, &call, s->queryCount, WD_CORE_RULE(07429));
    if (!(s->flags & kCopiesWithoutResult)) {
        check_copied(c, &call, s->queryCount);
    }
    wd_core_check_copied_results(c, s, call.pool);
}
