// Submissions: queries that a recording uses or reads first, and the state in which earlier work leaves them.
#include <assert.h>

#include "vk/core/core_submitted.h"
#include "vk/core/queries/queries_internal.h"

typedef wd_core_submission submission;
typedef wd_core_submitted_place place;

static bool step_back(const submission *s, place *at) {
    assert(at->batch < s->num_batches);
    if (at->index > 0) {
        at->index--;
        return true;
    }
    while (at->batch > 0) {
        at->batch--;
        if (wd_core_num_submitted(s, at->batch) > 0) {
            at->index = wd_core_num_submitted(s, at->batch) - 1;
            return true;
        }
    }
    return false;
}

// state_before returns the state of a query before a command buffer of the call is executed.
static wd_state_query state_before(const submission *s, place at, const wd_state_query_pool *pool,
                                   uint32_t query) {
    while (step_back(s, &at)) {
        const wd_state_command_buffer *earlier = wd_core_submitted(s, at);
        if (!earlier || !wd_core_is_recording_known(earlier)) {
            return WD_STATE_QUERY_UNKNOWN;
        }
        const wd_state_query state =
            (wd_state_query)(wd_state_recorded_query(earlier, pool, query) & WD_STATE_QUERY_MASK);
        if (state != WD_STATE_QUERY_UNTOUCHED) {
            return state;
        }
    }
    return wd_state_query_state(pool, query);
}

// --- Messages

// using_command is the command that first uses queries of a type, with the rule that the queries are unavailable.
typedef struct using_command {
    const char *name;
    uint32_t rule;
} using_command;

static using_command first_command(const wd_state_query_pool *pool, unsigned bits) {
    const bool is_second = (bits & WD_STATE_QUERY_BY_SECOND) != 0;
    switch (pool->query_type) {
    case VK_QUERY_TYPE_TIMESTAMP:
        return is_second ? (using_command){"vkCmdWriteTimestamp2", WD_CORE_RULE(03864)}
                         : (using_command){"vkCmdWriteTimestamp", WD_CORE_RULE(00830)};
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_BOTTOM_LEVEL_POINTERS_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SIZE_KHR:
        return (using_command){"vkCmdWriteAccelerationStructuresPropertiesKHR", WD_CORE_RULE(02494)};
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_NV:
        return (using_command){"vkCmdWriteAccelerationStructuresPropertiesNV", WD_CORE_RULE(03756)};
    default:
        return is_second ? (using_command){"vkCmdBeginQueryIndexedEXT", WD_CORE_RULE(00807)}
                         : (using_command){"vkCmdBeginQuery", WD_CORE_RULE(00807)};
    }
}

static void report(const submission *s, place at, const wd_state_query_pool *pool, uint32_t query,
                   unsigned bits, wd_state_query state) {
    const bool is_copy = !(bits & WD_STATE_QUERY_NEEDS_RESET);
    const using_command command = is_copy ? (using_command){"vkCmdCopyQueryPoolResults", WD_CORE_RULE(09402)}
                                          : first_command(pool, bits);
    const wd_core_frame batch = WD_CORE_ELEMENT(NULL, "pSubmits", at.batch);
    char text[160];
    wd_core_message m;
    if (wd_core_begin_submitted(&m, s, at, &batch, command.name, command.rule)) {
        wd_core_summaryf(
            &m, ", which %s query %u of %s with %s before it resets the query, and %s",
            is_copy ? "copies" : "uses", query,
            wd_core_name(s->check, VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle, text, sizeof text),
            command.name,
            state == WD_STATE_QUERY_USED ? "work that was submitted earlier used the query"
                                         : "the query was never reset");
        m.fix = is_copy ? "Reset and use the query before its result is copied."
                        : "Reset the query with vkCmdResetQueryPool or vkResetQueryPool before each use.";
        wd_core_end(&m);
    }
}

// --- The call

// has_passes returns whether a recording may be submitted again, for another pass, without a reset of its queries.
static bool has_passes(const wd_state_query_pool *pool) {
    return pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR && pool->num_passes != 1;
}

// check_pool reports the first query of a pool that is not in the state that the recording needs.
static void check_pool(const submission *s, place at, const wd_state_command_buffer *recorded,
                       const wd_state_recorded_pool *pool) {
    if (wd_state_may_run_late(s->queue, pool->pool)) {
        return;
    }
    for (uint32_t i = 0; wd_state_next_query(pool, &i); i++) {
        const unsigned bits = wd_state_recorded_query(recorded, pool->pool, i);
        if (!(bits & (WD_STATE_QUERY_NEEDS_RESET | WD_STATE_QUERY_NEEDS_CONTENT))) {
            continue;
        }
        const wd_state_query state = state_before(s, at, pool->pool, i);
        if (state == WD_STATE_QUERY_UNTOUCHED ||
            (state == WD_STATE_QUERY_USED && bits & WD_STATE_QUERY_NEEDS_RESET && !has_passes(pool->pool))) {
            report(s, at, pool->pool, i, bits, state);
            return;
        }
    }
}

static void check_command_buffer(const submission *s, place at) {
    const wd_state_command_buffer *recorded = wd_core_submitted(s, at);
    const wd_state_recorded_pool *pool = recorded && recorded->queries && wd_core_is_recording_known(recorded)
                                             ? recorded->queries->pools
                                             : NULL;
    for (; pool; pool = pool->next) {
        check_pool(s, at, recorded, pool);
    }
}

static void check_submission(const submission *s) {
    if (!s->check->state || !s->queue || !s->batches || wd_state_are_queries_unknown(s->check->state)) {
        return;
    }
    for (uint32_t i = 0; i < s->num_batches; i++) {
        for (uint32_t k = 0; k < wd_core_num_submitted(s, i); k++) {
            check_command_buffer(s, (place){i, k});
        }
    }
}

WD_CORE_CHECK(queries, QueueSubmit) {
    const submission submitted = wd_core_submission_1(c, s);
    check_submission(&submitted);
}

WD_CORE_CHECK(queries, QueueSubmit2) {
    const submission submitted = wd_core_submission_2(c, s);
    check_submission(&submitted);
}
