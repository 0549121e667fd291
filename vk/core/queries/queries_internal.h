// Queries of recordings and of results: facts that several files read.
#ifndef WARDEN_VK_CORE_QUERIES_QUERIES_INTERNAL_H
#define WARDEN_VK_CORE_QUERIES_QUERIES_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/core/core_submitted.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_query.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_query_call is a command that uses queries.
typedef struct wd_core_query_call {
    const wd_state_command_buffer *command_buffer;
    const wd_state_query_pool *pool;
    uint32_t query;
} wd_core_query_call;

// wd_core_find_query_call returns false where the command buffer or the pool is not known.
static inline bool wd_core_find_query_call(const wd_core_check *c, wd_core_query_call *call, VkQueryPool pool,
                                           uint32_t query) {
    call->command_buffer = wd_core_command_buffer(c);
    call->pool = c->state ? wd_state_find_query_pool(c->state, pool) : NULL;
    call->query = query;
    return call->command_buffer && call->pool;
}

static inline void wd_core_query_value(wd_core_message *m, const wd_state_query_pool *pool, uint32_t query) {
    wd_core_handle(m, "queryPool", VK_OBJECT_TYPE_QUERY_POOL, pool->object.handle);
    wd_core_unsigned(m, "query", query);
}

// wd_core_has_status returns whether queries of a type have a status: those of video coding.
static inline bool wd_core_has_status(VkQueryType type) {
#ifdef VK_KHR_video_encode_queue
    if (type == VK_QUERY_TYPE_VIDEO_ENCODE_FEEDBACK_KHR) {
        return true;
    }
#endif
    return type == VK_QUERY_TYPE_RESULT_STATUS_ONLY_KHR;
}

// wd_core_check_unavailable reports queries that an earlier command of the recording used, and none reset since.
// `rule` is that of the command.
void wd_core_check_unavailable(wd_core_check *check, const wd_core_query_call *call, uint32_t count,
                               uint32_t rule);

// wd_core_check_query_views reports a query near the end of the pool inside of a render pass instance with multiview,
// where a command uses a query for each view. It returns the number of queries that the command uses for certain.
uint32_t wd_core_check_query_views(wd_core_check *check, const wd_core_query_call *call, uint32_t rule);

// These check performance queries only: vkCmdBeginQuery, vkCmdEndQuery, vkCmdResetQueryPool, vkGetQueryPoolResults, and
// the passes of submissions.
void wd_core_check_performance_begin(wd_core_check *check, const wd_core_query_call *call);
void wd_core_check_performance_end(wd_core_check *check, const wd_core_query_call *call);
void wd_core_check_performance_reset(wd_core_check *check, const wd_core_query_call *call, uint32_t count);
void wd_core_check_performance_results(wd_core_check *check, const wd_GetQueryPoolResults_args *args,
                                       const wd_state_query_pool *pool);
void wd_core_check_performance_passes(const wd_core_submission *submission);

// wd_core_check_copied_results checks the results that vkCmdCopyQueryPoolResults writes to a buffer.
void wd_core_check_copied_results(wd_core_check *check, const wd_CmdCopyQueryPoolResults_args *args,
                                  const wd_state_query_pool *pool);

#ifdef __cplusplus
}
#endif

#endif
