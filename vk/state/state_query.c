// Query pools, and the queries of recordings.
#include "vk/state/state_query.h"

#include "vk/registry/chain.h"

#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_video.h"

// --- Pools

// is_tracked returns whether all commands that use queries of the type are tracked.
static bool is_tracked(VkQueryType type) {
    switch (type) {
    case VK_QUERY_TYPE_OCCLUSION:
    case VK_QUERY_TYPE_PIPELINE_STATISTICS:
    case VK_QUERY_TYPE_TIMESTAMP:
    case VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR:
    case VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT:
    case VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_NV:
    case VK_QUERY_TYPE_MESH_PRIMITIVES_GENERATED_EXT:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_BOTTOM_LEVEL_POINTERS_KHR:
    case VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SIZE_KHR:
        return true;
    default:
        return false;
    }
}

// Pools with more queries are not tracked: a program that asks for so many does not mean them.
enum { MAX_QUERIES = 1 << 20 };

static void finish_pool(wd_state_object *object) {
    wd_free(&object->table->allocator, ((wd_state_query_pool *)object)->states);
}

// read_counters asks the driver what the counters of a performance query count.
static void read_counters(const struct wd_call *call, wd_state_query_pool *pool,
                          const VkQueryPoolPerformanceCreateInfoKHR *info) {
    const wd_instance_dispatch *dispatch = &call->instance->dispatch;
    const VkPhysicalDevice physical = call->device->physical_device;
    const wd_allocator *allocator = &call->device->allocator;
    uint32_t count = 0;
    if (!dispatch->EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR ||
        dispatch->EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR(
            physical, info->queueFamilyIndex, &count, NULL, NULL) < 0) {
        return;
    }
    VkPerformanceCounterKHR *counters = wd_alloc_zero(allocator, count, sizeof *counters);
    for (uint32_t i = 0; counters && i < count; i++) {
        counters[i].sType = VK_STRUCTURE_TYPE_PERFORMANCE_COUNTER_KHR;
    }
    if (counters && dispatch->EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR(
                        physical, info->queueFamilyIndex, &count, counters, NULL) >= 0) {
        for (uint32_t i = 0; i < info->counterIndexCount; i++) {
            const uint32_t index = info->pCounterIndices[i];
            pool->counter_scopes |= index < count ? 1u << ((uint32_t)counters[index].scope & 31) : 0;
        }
    }
    wd_free(allocator, counters);
    if (dispatch->GetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR) {
        dispatch->GetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR(physical, info, &pool->num_passes);
    }
}

static void read_performance(const struct wd_call *call, wd_state_query_pool *pool, const void *chain) {
    const VkQueryPoolPerformanceCreateInfoKHR *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_QUERY_POOL_PERFORMANCE_CREATE_INFO_KHR);
    if (pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR && info) {
        pool->performance_family = info->queueFamilyIndex;
        pool->num_counters = info->counterIndexCount;
        read_counters(call, pool, info);
    }
}

WD_STATE_POST(CreateQueryPool) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_device *device = call->device->state;
    wd_state_query_pool *pool =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_QUERY_POOL,
                               WD_STATE_NON_DISPATCHABLE(*args->pQueryPool), sizeof *pool, finish_pool);
    if (!pool) {
        return;
    }
    pool->query_type = args->pCreateInfo->queryType;
    pool->query_count = args->pCreateInfo->queryCount;
    pool->pipeline_statistics = args->pCreateInfo->pipelineStatistics;
    read_performance(call, pool, args->pCreateInfo->pNext);
#ifdef VK_KHR_video_queue
    pool->profile = wd_state_read_video_profile(
        wd_find_chained(args->pCreateInfo->pNext, VK_STRUCTURE_TYPE_VIDEO_PROFILE_INFO_KHR));
#endif
    if (is_tracked(pool->query_type) && pool->query_count <= MAX_QUERIES) {
        pool->states = wd_alloc_zero(&device->allocator, pool->query_count, 1);
    }
#ifdef VK_KHR_maintenance9
    if (pool->states && args->pCreateInfo->flags & VK_QUERY_POOL_CREATE_RESET_BIT_KHR) {
        memset(pool->states, WD_STATE_QUERY_RESET, pool->query_count);
    }
#endif
    wd_state_publish(&pool->object);
}

static void set_state(wd_state_query_pool *pool, uint32_t query, wd_state_query state) {
    if (pool->states && query < pool->query_count) {
        __atomic_store_n(&pool->states[query], (uint8_t)state, __ATOMIC_RELAXED);
    }
}

WD_STATE_POST(ResetQueryPool) {
    (void)down;
    wd_state_query_pool *pool = wd_state_find_query_pool(call->device->state, args->queryPool);
    for (uint32_t i = 0; pool && i < args->queryCount && i < pool->query_count; i++) {
        set_state(pool, args->firstQuery + i, WD_STATE_QUERY_RESET);
    }
}

bool wd_state_are_queries_unknown(const wd_state_device *device) {
    return __atomic_load_n(&device->work.has_unknown_queries, __ATOMIC_RELAXED) ||
           wd_state_device_num_missed(device);
}

bool wd_state_may_run_late(const wd_state_queue *queue, const wd_state_query_pool *pool) {
    return __atomic_load_n(&queue->last_early_wait, __ATOMIC_RELAXED) >
               __atomic_load_n(&queue->retired, __ATOMIC_ACQUIRE) ||
           (__atomic_load_n(&pool->is_shared, __ATOMIC_RELAXED) &&
            __atomic_load_n(&queue->device->work.has_early_waits, __ATOMIC_RELAXED));
}

// --- Recordings

static wd_state_recorded_pool *find_recorded(const wd_state_command_buffer *command_buffer,
                                             const wd_state_query_pool *pool) {
    wd_state_recorded_pool *recorded = command_buffer->queries ? command_buffer->queries->pools : NULL;
    while (recorded && recorded->pool != pool) {
        recorded = recorded->next;
    }
    return recorded;
}

unsigned wd_state_recorded_query(const wd_state_command_buffer *command_buffer,
                                 const wd_state_query_pool *pool, uint32_t query) {
    const wd_state_recorded_pool *recorded = find_recorded(command_buffer, pool);
    const uint32_t page = query / WD_STATE_QUERIES_OF_PAGE;
    return recorded && page < recorded->num_pages && recorded->pages[page]
               ? recorded->pages[page][query % WD_STATE_QUERIES_OF_PAGE]
               : 0;
}

bool wd_state_next_query(const wd_state_recorded_pool *recorded, uint32_t *query) {
    for (uint32_t page = *query / WD_STATE_QUERIES_OF_PAGE; page < recorded->num_pages; page++) {
        const uint8_t *bits = recorded->pages[page];
        const uint32_t first = page * WD_STATE_QUERIES_OF_PAGE;
        for (uint32_t i = *query > first ? *query - first : 0; bits && i < WD_STATE_QUERIES_OF_PAGE; i++) {
            if (bits[i]) {
                *query = first + i;
                return true;
            }
        }
    }
    return false;
}

static wd_state_queries *queries_of(wd_state_command_buffer *command_buffer) {
    if (!command_buffer->queries) {
        command_buffer->queries =
            wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *command_buffer->queries);
        command_buffer->incomplete |= !command_buffer->queries;
    }
    return command_buffer->queries;
}

static wd_state_recorded_pool *recorded_of(wd_state_command_buffer *command_buffer,
                                           wd_state_query_pool *pool) {
    wd_state_queries *queries = queries_of(command_buffer);
    wd_state_recorded_pool *recorded = find_recorded(command_buffer, pool);
    if (recorded || !queries) {
        return recorded;
    }
    const uint32_t num_pages =
        pool->query_count / WD_STATE_QUERIES_OF_PAGE + (pool->query_count % WD_STATE_QUERIES_OF_PAGE != 0);
    recorded = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *recorded);
    uint8_t **pages = wd_arena_alloc_zero(&command_buffer->arena, num_pages, sizeof *pages);
    if (!recorded || !pages || !wd_state_command_buffer_keep(command_buffer, &pool->object)) {
        command_buffer->incomplete = true;
        return NULL;
    }
    *recorded = (wd_state_recorded_pool){
        .next = queries->pools, .pool = pool, .num_pages = num_pages, .pages = pages};
    queries->pools = recorded;
    return recorded;
}

// bits_of returns where the bits of a query of the pool are, or NULL.
static uint8_t *bits_of(wd_state_command_buffer *command_buffer, wd_state_recorded_pool *recorded,
                        uint32_t query) {
    if (query >= recorded->pool->query_count) {
        return NULL;
    }
    assert(query / WD_STATE_QUERIES_OF_PAGE < recorded->num_pages);
    uint8_t **page = &recorded->pages[query / WD_STATE_QUERIES_OF_PAGE];
    if (!*page) {
        *page = wd_arena_alloc_zero(&command_buffer->arena, WD_STATE_QUERIES_OF_PAGE, 1);
        command_buffer->incomplete |= !*page;
    }
    return *page ? &(*page)[query % WD_STATE_QUERIES_OF_PAGE] : NULL;
}

// move notes that a command, or commands of a secondary command buffer, give a query a state. UNTOUCHED: they do not
// change the state. `needs` are the bits that count if nothing has touched the query yet.
static void move(uint8_t *bits, unsigned needs, wd_state_query state) {
    assert(!(needs & WD_STATE_QUERY_MASK) && (unsigned)state <= WD_STATE_QUERY_UNKNOWN);
    const unsigned before = *bits & WD_STATE_QUERY_MASK;
    const unsigned after = state == WD_STATE_QUERY_UNTOUCHED ? before : (unsigned)state;
    *bits = (uint8_t)((*bits & ~(unsigned)WD_STATE_QUERY_MASK) |
                      (before == WD_STATE_QUERY_UNTOUCHED ? needs : 0) | after);
}

static void set_range(wd_state_command_buffer *command_buffer, wd_state_query_pool *pool, uint32_t first,
                      uint32_t count, unsigned needs, wd_state_query state) {
    wd_state_recorded_pool *recorded =
        command_buffer && pool && pool->states ? recorded_of(command_buffer, pool) : NULL;
    for (uint32_t i = 0; recorded && i < count && i < pool->query_count; i++) {
        uint8_t *bits = bits_of(command_buffer, recorded, first + i);
        if (bits) {
            move(bits, needs, state);
        }
    }
}

uint32_t wd_state_num_query_views(const wd_state_command_buffer *command_buffer) {
    const wd_state_scope scope = wd_state_command_buffer_render_pass_scope(command_buffer);
    if (scope == WD_STATE_OUTSIDE || !command_buffer->device->features.vulkan11.multiview) {
        return 1;
    }
    const wd_state_rendering *rendering = &command_buffer->rendering;
    if (scope != WD_STATE_INSIDE || rendering->kind == WD_STATE_NOT_RENDERING ||
        (rendering->kind == WD_STATE_SUBPASS && !rendering->is_known)) {
        return 0;
    }
    return rendering->view_mask ? (uint32_t)__builtin_popcount(rendering->view_mask) : 1;
}

// use notes a command that uses a query, and those of the other views.
static void use(wd_state_command_buffer *command_buffer, wd_state_query_pool *pool, uint32_t query,
                unsigned needs, wd_state_query state) {
    enum { MAX_VIEWS = 32 };
    if (!command_buffer || !pool) {
        return;
    }
    const uint32_t views = wd_state_num_query_views(command_buffer);
    set_range(command_buffer, pool, query, 1, needs, state);
    if (views == 0) {
        set_range(command_buffer, pool, query + 1, MAX_VIEWS - 1, 0, WD_STATE_QUERY_UNKNOWN);
    } else if (views > 1) {
        set_range(command_buffer, pool, query + 1, views - 1, needs, state);
    }
}

// --- Active queries

const wd_state_active_query *wd_state_find_active_query(const wd_state_command_buffer *command_buffer,
                                                        const wd_state_query_pool *pool, uint32_t query) {
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    while (active && (active->pool != pool || active->query != query)) {
        active = active->next;
    }
    return active;
}

static void begin_query(const struct wd_call *call, VkCommandBuffer handle, VkQueryPool pool_handle,
                        unsigned needs, const wd_state_active_query *begun) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    wd_state_query_pool *pool = wd_state_find_query_pool(call->device->state, pool_handle);
    wd_state_queries *queries = command_buffer && pool ? queries_of(command_buffer) : NULL;
    if (!queries || !wd_state_command_buffer_keep(command_buffer, &pool->object)) {
        return;
    }
    queries->begins_performance |= pool->query_type == VK_QUERY_TYPE_PERFORMANCE_QUERY_KHR;
    use(command_buffer, pool, begun->query, needs, WD_STATE_QUERY_ACTIVE);
    wd_state_active_query *active = queries->retired;
    if (active) {
        queries->retired = active->next;
    } else {
        active = wd_arena_alloc(&command_buffer->arena, sizeof *active);
        if (!active) {
            command_buffer->incomplete = true;
            return;
        }
    }
    *active = *begun;
    active->next = queries->active;
    active->pool = pool;
    active->in_render_pass = command_buffer->in_render_pass;
    active->rendering_version = command_buffer->rendering.version;
    queries->active = active;
}

WD_STATE_POST(CmdBeginQuery) {
    (void)down;
    begin_query(call, args->commandBuffer, args->queryPool, WD_STATE_QUERY_NEEDS_RESET,
                &(wd_state_active_query){.query = args->query, .flags = args->flags});
}

WD_STATE_POST(CmdBeginQueryIndexedEXT) {
    (void)down;
    begin_query(call, args->commandBuffer, args->queryPool,
                WD_STATE_QUERY_NEEDS_RESET | WD_STATE_QUERY_BY_SECOND,
                &(wd_state_active_query){.query = args->query, .index = args->index, .flags = args->flags});
}

uint64_t wd_state_count_commands(const wd_state_command_buffer *command_buffer) {
    uint64_t count = command_buffer->num_executed + command_buffer->pushed.num_changes +
                     command_buffer->rendering.version + command_buffer->epochs.dynamic_state +
                     command_buffer->epochs.vertices;
    for (int i = 0; i < WD_STATE_ACTION_COUNT; i++) {
        count += command_buffer->num_actions[i];
    }
    for (int i = 0; i < WD_STATE_BIND_COUNT; i++) {
        count += command_buffer->bindings[i].num_pipeline_changes + command_buffer->bindings[i].num_changes;
    }
    return count;
}

static void end_query(const struct wd_call *call, VkCommandBuffer handle, VkQueryPool pool_handle,
                      uint32_t query) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    wd_state_query_pool *pool = wd_state_find_query_pool(call->device->state, pool_handle);
    use(command_buffer, pool, query, WD_STATE_QUERY_NEEDS_RESET, WD_STATE_QUERY_USED);
    if (!command_buffer || !command_buffer->queries) {
        return;
    }
    wd_state_queries *queries = command_buffer->queries;
    if (pool && pool->counter_scopes & 1u << VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_BUFFER_KHR) {
        queries->ended_scope = pool;
        queries->ended_at = wd_state_count_commands(command_buffer);
    }
    wd_state_active_query **at = &queries->active;
    while (*at && ((*at)->pool != pool || (*at)->query != query)) {
        at = &(*at)->next;
    }
    wd_state_active_query *ended = *at;
    if (ended) {
        *at = ended->next;
        ended->next = queries->retired;
        queries->retired = ended;
    }
}

WD_STATE_POST(CmdEndQuery) {
    (void)down;
    end_query(call, args->commandBuffer, args->queryPool, args->query);
}

WD_STATE_POST(CmdEndQueryIndexedEXT) {
    (void)down;
    end_query(call, args->commandBuffer, args->queryPool, args->query);
}

// --- Other commands

static void write_query(const struct wd_call *call, VkCommandBuffer handle, VkQueryPool pool, uint32_t query,
                        unsigned needs) {
    use(wd_state_recorded(call, handle), wd_state_find_query_pool(call->device->state, pool), query, needs,
        WD_STATE_QUERY_USED);
}

WD_STATE_POST(CmdWriteTimestamp) {
    (void)down;
    write_query(call, args->commandBuffer, args->queryPool, args->query, WD_STATE_QUERY_NEEDS_RESET);
}

WD_STATE_POST(CmdWriteTimestamp2) {
    (void)down;
    write_query(call, args->commandBuffer, args->queryPool, args->query,
                WD_STATE_QUERY_NEEDS_RESET | WD_STATE_QUERY_BY_SECOND);
}

WD_STATE_POST(CmdResetQueryPool) {
    (void)down;
    set_range(wd_state_recorded(call, args->commandBuffer),
              wd_state_find_query_pool(call->device->state, args->queryPool), args->firstQuery,
              args->queryCount, 0, WD_STATE_QUERY_RESET);
}

WD_STATE_POST(CmdCopyQueryPoolResults) {
    (void)down;
    set_range(wd_state_recorded(call, args->commandBuffer),
              wd_state_find_query_pool(call->device->state, args->queryPool), args->firstQuery,
              args->queryCount, WD_STATE_QUERY_NEEDS_CONTENT, WD_STATE_QUERY_UNTOUCHED);
}

WD_STATE_POST(CmdWriteAccelerationStructuresPropertiesKHR) {
    (void)down;
    set_range(wd_state_recorded(call, args->commandBuffer),
              wd_state_find_query_pool(call->device->state, args->queryPool), args->firstQuery,
              args->accelerationStructureCount, WD_STATE_QUERY_NEEDS_RESET, WD_STATE_QUERY_USED);
}

WD_STATE_POST(CmdWriteAccelerationStructuresPropertiesNV) {
    (void)down;
    set_range(wd_state_recorded(call, args->commandBuffer),
              wd_state_find_query_pool(call->device->state, args->queryPool), args->firstQuery,
              args->accelerationStructureCount, WD_STATE_QUERY_NEEDS_RESET, WD_STATE_QUERY_USED);
}

void wd_state_execute_queries(wd_state_command_buffer *command_buffer,
                              const wd_state_command_buffer *secondary) {
    const wd_state_recorded_pool *from = secondary->queries ? secondary->queries->pools : NULL;
    for (; from; from = from->next) {
        wd_state_recorded_pool *recorded = recorded_of(command_buffer, from->pool);
        for (uint32_t i = 0; recorded && wd_state_next_query(from, &i); i++) {
            const uint8_t bits = from->pages[i / WD_STATE_QUERIES_OF_PAGE][i % WD_STATE_QUERIES_OF_PAGE];
            uint8_t *to = bits_of(command_buffer, recorded, i);
            if (to) {
                move(to, bits & ~(unsigned)WD_STATE_QUERY_MASK, (wd_state_query)(bits & WD_STATE_QUERY_MASK));
            }
        }
    }
}

// --- Submissions

static void note_queue(wd_state_queue *queue, wd_state_query_pool *pool) {
    const wd_state_queue *first = NULL;
    if (!__atomic_compare_exchange_n(&pool->queue, &first, queue, false, __ATOMIC_RELAXED,
                                     __ATOMIC_RELAXED) &&
        first != queue) {
        __atomic_store_n(&pool->is_shared, true, __ATOMIC_RELAXED);
    }
}

void wd_state_submit_queries(wd_state_queue *queue, const wd_state_command_buffer *command_buffer,
                             uint32_t counter_pass) {
    if (command_buffer->num_unknown || command_buffer->is_untracked || command_buffer->incomplete) {
        __atomic_store_n(&queue->device->work.has_unknown_queries, 1, __ATOMIC_RELAXED);
    }
    const wd_state_recorded_pool *recorded = command_buffer->queries ? command_buffer->queries->pools : NULL;
    for (; recorded; recorded = recorded->next) {
        note_queue(queue, recorded->pool);
        for (uint32_t i = 0; wd_state_next_query(recorded, &i); i++) {
            const unsigned bits = recorded->pages[i / WD_STATE_QUERIES_OF_PAGE][i % WD_STATE_QUERIES_OF_PAGE];
            const wd_state_query state = (wd_state_query)(bits & WD_STATE_QUERY_MASK);
            if (state != WD_STATE_QUERY_UNTOUCHED && state != WD_STATE_QUERY_RESET && counter_pass < 64) {
                __atomic_fetch_or(&recorded->pool->submitted_passes, UINT64_C(1) << counter_pass,
                                  __ATOMIC_RELAXED);
            }
            if (state != WD_STATE_QUERY_UNTOUCHED) {
                set_state(recorded->pool, i, state == WD_STATE_QUERY_ACTIVE ? WD_STATE_QUERY_UNKNOWN : state);
            }
        }
    }
}

void wd_state_discard_queries(const wd_state_command_buffer *command_buffer) {
    const wd_state_recorded_pool *recorded = command_buffer->queries ? command_buffer->queries->pools : NULL;
    for (; recorded; recorded = recorded->next) {
        for (uint32_t i = 0; wd_state_next_query(recorded, &i); i++) {
            set_state(recorded->pool, i, WD_STATE_QUERY_UNKNOWN);
        }
    }
}

// --- Conditional rendering and transform feedback

static void begin_conditional(const struct wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (command_buffer) {
        command_buffer->conditional.is_active = true;
        command_buffer->conditional.is_in_pass = command_buffer->in_render_pass;
        command_buffer->conditional.version = command_buffer->rendering.version;
    }
}

WD_STATE_POST(CmdBeginConditionalRenderingEXT) {
    (void)down;
    begin_conditional(call, args->commandBuffer);
}

WD_STATE_POST(CmdEndConditionalRenderingEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer) {
        command_buffer->conditional.is_active = false;
    }
}

static void bind_feedback(const struct wd_call *call, VkCommandBuffer handle, uint64_t first,
                          uint32_t count) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    const uint64_t end = first + count;
    if (command_buffer && end > command_buffer->num_feedback_buffers) {
        command_buffer->num_feedback_buffers = end < UINT32_MAX ? (uint32_t)end : UINT32_MAX;
    }
}

WD_STATE_POST(CmdBindTransformFeedbackBuffersEXT) {
    (void)down;
    bind_feedback(call, args->commandBuffer, args->firstBinding, args->bindingCount);
}

static void set_transform_feedback(const struct wd_call *call, VkCommandBuffer handle, bool is_active) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (command_buffer) {
        command_buffer->has_transform_feedback = is_active;
    }
}

WD_STATE_POST(CmdBeginTransformFeedbackEXT) {
    (void)down;
    set_transform_feedback(call, args->commandBuffer, true);
}

WD_STATE_POST(CmdEndTransformFeedbackEXT) {
    (void)down;
    set_transform_feedback(call, args->commandBuffer, false);
}

#ifdef VK_KHR_device_address_commands
WD_STATE_POST(CmdBeginConditionalRendering2EXT) {
    (void)down;
    begin_conditional(call, args->commandBuffer);
}

WD_STATE_POST(CmdBindTransformFeedbackBuffers2EXT) {
    (void)down;
    bind_feedback(call, args->commandBuffer, args->firstBinding, args->bindingCount);
}

WD_STATE_POST(CmdBeginTransformFeedback2EXT) {
    (void)down;
    set_transform_feedback(call, args->commandBuffer, true);
}

WD_STATE_POST(CmdEndTransformFeedback2EXT) {
    (void)down;
    set_transform_feedback(call, args->commandBuffer, false);
}
#endif

// --- The profiling lock

uint64_t wd_state_profiling_lock(const wd_state_device *device) {
    return __atomic_load_n(&device->profiling_lock, __ATOMIC_ACQUIRE);
}

// Whoever holds the lock may acquire it again.
static void note_lock(wd_state_device *device, bool is_held) {
    const uint64_t now = wd_state_profiling_lock(device);
    if ((now & 1) != is_held) {
        __atomic_store_n(&device->profiling_lock, now + 1, __ATOMIC_RELEASE);
    }
}

WD_STATE_POST(AcquireProfilingLockKHR) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        note_lock(call->device->state, true);
    }
}

WD_STATE_POST(ReleaseProfilingLockKHR) {
    (void)args, (void)down;
    note_lock(call->device->state, false);
}
