// Results of queries: where they are written, and queries that have none.
#include <assert.h>

#include "vk/core/queries/queries_internal.h"

// num_results returns the number of integers of a query's result, with availability or status; 0: not known.
static uint32_t num_results(const wd_state_query_pool *pool, VkQueryResultFlags flags) {
    const uint32_t added =
        flags & (VK_QUERY_RESULT_WITH_AVAILABILITY_BIT | VK_QUERY_RESULT_WITH_STATUS_BIT_KHR) ? 1 : 0;
    switch (pool->query_type) {
    case VK_QUERY_TYPE_OCCLUSION:
    case VK_QUERY_TYPE_TIMESTAMP:
    case VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT:
    case VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_NV:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_BOTTOM_LEVEL_POINTERS_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SIZE_KHR:
        return 1 + added;
    case VK_QUERY_TYPE_PIPELINE_STATISTICS:
        return (uint32_t)__builtin_popcount(pool->pipeline_statistics) + added;
    case VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT:
        return 2 + added;
    default:
        return 0;
    }
}

// results is an array of results that a command writes.
typedef struct results {
    const wd_state_query_pool *pool;
    uint32_t count;
    VkDeviceSize stride;
    VkQueryResultFlags flags;
} results;

static uint32_t integer_size(const results *r) {
    return r->flags & VK_QUERY_RESULT_64_BIT ? 8 : 4;
}

// needed_size returns the number of bytes of all results; 0: not known, or more than any memory has.
static uint64_t needed_size(const results *r) {
    assert(r->pool);
    const uint64_t last = (uint64_t)num_results(r->pool, r->flags) * integer_size(r);
    if (last == 0 || r->count == 0 || (r->count > 1 && r->stride > UINT64_MAX / 2 / r->count)) {
        return 0;
    }
    return (r->count - 1) * r->stride + last;
}

static void note_size(wd_core_message *m, const results *r) {
    wd_core_notef(
        m,
        "%u results with a stride of %llu bytes, the last one with %u integers of %u bits, need %llu bytes",
        r->count, (unsigned long long)r->stride, num_results(r->pool, r->flags), 8 * integer_size(r),
        (unsigned long long)needed_size(r));
}

// check_multiple reports a value that is no multiple of the size of integers: by `rule`, or by `older` where the
// registry does not have it.
static void check_multiple(wd_core_check *c, const results *r, uint32_t rule, uint32_t older,
                           const char *label, uint64_t value) {
    wd_core_message m;
    if (value % integer_size(r) != 0 && (wd_core_begin_rule(&m, c, NULL, NULL, rule) ||
                                         (older && wd_core_begin_rule(&m, c, NULL, NULL, older)))) {
        wd_core_unsigned(&m, label, value);
        wd_core_word(&m, "flags & VK_QUERY_RESULT_64_BIT",
                     r->flags & VK_QUERY_RESULT_64_BIT ? "VK_QUERY_RESULT_64_BIT" : "0");
        wd_core_end(&m);
    }
}

// alignment_rules are those of one size of integers: of where results are, and of the stride, which older registries do
// not have.
typedef struct alignment_rules {
    uint32_t where, stride;
} alignment_rules;

// check_alignment checks that the address or offset `where`, and the stride of several results, are multiples of the
// size of integers. Older texts want it of one result, too.
static void check_alignment(wd_core_check *c, const results *r, const char *label, uint64_t where,
                            alignment_rules rules) {
    if (r->pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR) {
        return;
    }
    check_multiple(c, r, rules.where, 0, label, where);
    if (r->count > 1) {
        check_multiple(c, r, rules.stride, rules.where, "stride", r->stride);
    }
}

// check_status_flag: queries of most types have no status.
static void check_status_flag(wd_core_check *c, const results *r) {
    wd_core_message m;
    if (r->flags & VK_QUERY_RESULT_WITH_STATUS_BIT_KHR && !wd_core_has_status(r->pool->query_type) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(11874))) {
        wd_core_word(&m, "flags", wd_VkQueryResultFlags_string(r->flags, m.buffer, sizeof m.buffer));
        wd_core_word(&m, "the type of queryPool", wd_VkQueryType_string(r->pool->query_type));
        wd_core_end(&m);
    }
}

void wd_core_check_copied_results(wd_core_check *c, const wd_CmdCopyQueryPoolResults_args *s,
                                  const wd_state_query_pool *pool) {
    const results r = {pool, s->queryCount, s->stride, s->flags};
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, s->dstBuffer);
    const uint64_t needed = needed_size(&r);
    wd_core_message m;
    check_status_flag(c, &r);
    check_alignment(c, &r, "dstOffset", s->dstOffset,
                    s->flags & VK_QUERY_RESULT_64_BIT
                        ? (alignment_rules){WD_CORE_RULE(00823), WD_CORE_RULE(12255)}
                        : (alignment_rules){WD_CORE_RULE(00822), WD_CORE_RULE(12254)});
    if (buffer && s->dstOffset < buffer->size && buffer->size - s->dstOffset < needed &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00824))) {
        wd_core_handle(&m, "dstBuffer", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_unsigned(&m, "the size of dstBuffer", buffer->size);
        wd_core_unsigned(&m, "dstOffset", s->dstOffset);
        note_size(&m, &r);
        wd_core_end(&m);
    }
}

// --- vkGetQueryPoolResults

static void check_uninitialized(wd_core_check *c, const wd_state_query_pool *pool, uint32_t first,
                                uint32_t count) {
    wd_core_message m;
    if (!pool->states || wd_state_are_queries_unknown(c->state)) {
        return;
    }
    for (uint32_t i = 0; i < count && first + i < pool->query_count; i++) {
        if (wd_state_query_state(pool, first + i) == WD_STATE_QUERY_UNTOUCHED) {
            if (wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09401))) {
                wd_core_query_value(&m, pool, first + i);
                wd_core_summaryf(&m, ", and the query was never reset");
                m.fix = "Reset new queries with vkCmdResetQueryPool or vkResetQueryPool.";
                wd_core_end(&m);
            }
            return;
        }
    }
}

static void check_stride(wd_core_check *c, const results *r) {
    const uint64_t needed = (uint64_t)num_results(r->pool, r->flags) * integer_size(r);
    wd_core_message m;
    if (r->flags & VK_QUERY_RESULT_WITH_AVAILABILITY_BIT && r->count > 1 && r->stride != 0 &&
        r->stride < needed && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08993))) {
        wd_core_unsigned(&m, "stride", r->stride);
        wd_core_unsigned(&m, "the size of a result with its availability", needed);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(queries, GetQueryPoolResults) {
    const wd_state_query_pool *pool = WD_CORE_FIND(query_pool, s->queryPool);
    if (!pool) {
        return;
    }
    const results r = {pool, s->queryCount, s->stride, s->flags};
    wd_core_message m;
    check_alignment(c, &r, "pData", (uintptr_t)s->pData,
                    s->flags & VK_QUERY_RESULT_64_BIT
                        ? (alignment_rules){WD_CORE_RULE(00815), WD_CORE_RULE(12252)}
                        : (alignment_rules){WD_CORE_RULE(02828), WD_CORE_RULE(12251)});
    check_stride(c, &r);
    check_status_flag(c, &r);
    wd_core_check_performance_results(c, s, pool);
    check_uninitialized(c, pool, s->firstQuery, s->queryCount);
    if (s->dataSize < needed_size(&r) && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00817))) {
        wd_core_unsigned(&m, "dataSize", s->dataSize);
        note_size(&m, &r);
        wd_core_end(&m);
    }
}
