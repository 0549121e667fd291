// Queries: those that a recording uses, and those of a pool as the submissions so far leave them.
//
// A recording has a byte for each query that it touches: the query's state after the recorded commands, and whether the
// query must be reset before the recording is submitted. A submission takes the states over to the pool, before the
// driver gets it.
//
//     if (command_buffer->queries) {
//         for (recorded = command_buffer->queries->pools; recorded; recorded = recorded->next) {
//             for (uint32_t i = 0; wd_state_next_query(recorded, &i); i++) { ... wd_state_recorded_query(...) ... }
//
// | function                                   | threads                                            |
// |--------------------------------------------|----------------------------------------------------|
// | of recordings                              | who records or submits the command buffer          |
// | wd_state_query_state, _are_queries_unknown | any; another thread may submit or reset meanwhile  |
#ifndef WARDEN_VK_STATE_STATE_QUERY_H
#define WARDEN_VK_STATE_STATE_QUERY_H

#include "vk/state/state_queue.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_state_query {
    WD_STATE_QUERY_UNTOUCHED, // No command of the recording used it; of a pool: it is uninitialized.
    WD_STATE_QUERY_RESET,
    WD_STATE_QUERY_ACTIVE, // Of recordings only.
    WD_STATE_QUERY_USED,   // It was ended or written: it is available, or will be.
    WD_STATE_QUERY_UNKNOWN,
} wd_state_query;

// The bits of a recorded query.
enum {
    WD_STATE_QUERY_MASK = 7,        // wd_state_query
    WD_STATE_QUERY_NEEDS_RESET = 8, // The first command that resets or uses it uses it,
    // and is vkCmdWriteTimestamp2 or vkCmdBeginQueryIndexedEXT, not the command without the suffix.
    WD_STATE_QUERY_BY_SECOND = 16,
    WD_STATE_QUERY_NEEDS_CONTENT = 32, // vkCmdCopyQueryPoolResults reads it before commands reset or use it.
};

enum { WD_STATE_QUERIES_OF_PAGE = 256 };

// wd_state_recorded_pool has the queries of a pool that a recording touches; in its arena.
typedef struct wd_state_recorded_pool {
    struct wd_state_recorded_pool *next;
    wd_state_query_pool *pool; // The recording keeps it.
    uint32_t num_pages;
    uint8_t **pages; // Of WD_STATE_QUERIES_OF_PAGE recorded queries; NULL: untouched.
} wd_state_recorded_pool;

// wd_state_active_query is a query that the recording began and has not ended; in its arena.
typedef struct wd_state_active_query {
    struct wd_state_active_query *next;
    wd_state_query_pool *pool;
    uint32_t query;
    uint32_t index; // Of vkCmdBeginQueryIndexedEXT; else 0.
    VkQueryControlFlags flags;
    bool in_render_pass;        // It began inside a render pass instance,
    uint64_t rendering_version; // with this wd_state_rendering.version.
} wd_state_active_query;

typedef struct wd_state_queries {
    wd_state_recorded_pool *pools;  // The latest first.
    wd_state_active_query *active;  // The latest first.
    wd_state_active_query *retired; // Elements to use again.
    bool begins_performance;        // A command begins a query of VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR.
    // The pool of the latest query that ended and has a counter of VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_BUFFER_KHR, and
    // wd_state_count_commands then. NULL: none.
    const wd_state_query_pool *ended_scope;
    uint64_t ended_at;
} wd_state_queries;

// wd_state_count_commands returns a number that grows with most commands of a recording.
uint64_t wd_state_count_commands(const wd_state_command_buffer *command_buffer);

// wd_state_recorded_query returns the bits of a query in a recording; 0: untouched.
unsigned wd_state_recorded_query(const wd_state_command_buffer *command_buffer,
                                 const wd_state_query_pool *pool, uint32_t query);

// wd_state_next_query finds the first touched query from `*query` on.
bool wd_state_next_query(const wd_state_recorded_pool *recorded, uint32_t *query);

// wd_state_find_active_query returns a query that the recording began and has not ended, or NULL.
const wd_state_active_query *wd_state_find_active_query(const wd_state_command_buffer *command_buffer,
                                                        const wd_state_query_pool *pool, uint32_t query);

// wd_state_num_query_views returns the number of consecutive queries that a command uses here: that of the views inside
// a render pass instance with multiview, else 1. 0: not known.
uint32_t wd_state_num_query_views(const wd_state_command_buffer *command_buffer);

// wd_state_query_state returns the state of a query of a pool after all submissions.
static inline wd_state_query wd_state_query_state(const wd_state_query_pool *pool, uint32_t query) {
    return pool->states && query < pool->query_count
               ? (wd_state_query)__atomic_load_n(&pool->states[query], __ATOMIC_RELAXED)
               : WD_STATE_QUERY_UNKNOWN;
}

// wd_state_are_queries_unknown returns whether commands that the tracker does not know may have used or reset queries.
bool wd_state_are_queries_unknown(const struct wd_state_device *device);

// wd_state_profiling_lock returns an odd number while the application holds the profiling lock, another one each time
// that it acquires the lock; else an even number.
uint64_t wd_state_profiling_lock(const struct wd_state_device *device);

// wd_state_may_run_late returns whether work that is submitted to the queue now may run after work that is submitted
// later, because of a wait for a timeline semaphore.
bool wd_state_may_run_late(const wd_state_queue *queue, const wd_state_query_pool *pool);

#ifdef __cplusplus
}
#endif
#endif
