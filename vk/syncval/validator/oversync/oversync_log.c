// Over-synchronization: the log of a command buffer.
#include "vk/syncval/validator/oversync/oversync_validator.h"

#include <string.h>

#include "vk/syncval/validator/oversync/oversync_validator_internal.h"
#include "vk/syncval/validator/resources/alias.h"

// --- Creation and destruction

wd_syncval_oversync_log *wd_syncval_oversync_log_create(wd_syncval_oversync *oversync) {
    wd_syncval_oversync_log *log = wd_alloc_zero(&oversync->device->allocator, 1, sizeof(*log));
    if (log) {
        log->oversync = oversync;
        log->ranges.allocator = oversync->device->allocator;
        wd_hash_table_init(&log->num_of_kind, oversync->device->allocator);
    }
    return log;
}

void wd_syncval_oversync_log_destroy(wd_syncval_oversync_log *log) {
    if (!log) {
        return;
    }
    const wd_allocator *allocator = &log->oversync->device->allocator;
    for (size_t i = 0; i < log->barriers.count; i++) {
        wd_oversync_record_unref(log->barriers.items[i].record);
    }
    for (size_t i = 0; i < log->elements.count; i++) {
        wd_syncval_element_unref(log->elements.items[i]);
    }
    wd_free(allocator, log->ops.items);
    wd_free(allocator, log->accesses.items);
    wd_free(allocator, log->barriers.items);
    wd_free(allocator, log->elements.items);
    wd_free(allocator, log->ranges.items);
    wd_hash_table_finish(&log->num_of_kind);
    wd_free(allocator, log);
}

// HAS_ROOM makes room for another element of one of the log's vectors. If it cannot, or could not before, the log is
// incomplete.
#define HAS_ROOM(log, vector)                                                                                \
    (!((log)->failed |= !WD_VECTOR_RESERVE(&(log)->oversync->device->allocator, vector, (vector)->count + 1)))

static void add_op(wd_syncval_oversync_log *log, const wd_syncval_oversync_op *added) {
    if (HAS_ROOM(log, &log->ops)) {
        log->ops.items[log->ops.count++] = *added;
    }
}

static size_t add_ranges(wd_syncval_oversync_log *log, const wd_range *ranges, size_t count) {
    if (!WD_VECTOR_RESERVE(&log->ranges.allocator, &log->ranges, log->ranges.count + count)) {
        log->failed = true;
        return 0;
    }
    if (count) {
        memcpy(log->ranges.items + log->ranges.count, ranges, count * sizeof(*ranges));
    }
    log->ranges.count += count;
    return log->ranges.count - count;
}

// --- The command after a barrier

static const wd_syncval_entry *entry_of(const wd_syncval_oversync_command *current) {
    return wd_syncval_history_find(current->history, current->tag);
}

static wd_syncval_command_kind kind_of(const wd_syncval_oversync_command *current) {
    const wd_syncval_entry *entry = entry_of(current);
    return entry ? (wd_syncval_command_kind)entry->kind : WD_SYNCVAL_OTHER_COMMAND;
}

static const wd_state_object *bound_pipeline(const wd_syncval_oversync_command *current) {
    const wd_state_bindings *bindings = current->command_buffer->bindings;
    const wd_state_pipeline *pipeline = NULL;
    if (kind_of(current) == WD_SYNCVAL_DISPATCH) {
        pipeline = bindings[WD_STATE_BIND_COMPUTE].pipeline;
    } else if (kind_of(current) == WD_SYNCVAL_DRAW) {
        pipeline = bindings[WD_STATE_BIND_GRAPHICS].pipeline;
    }
    return pipeline ? &pipeline->object : NULL;
}

// Barriers with equal masks are distinguished by the command that follows, which identifies the site in the
// program whatever the number of commands in the frame; and among those, by their order.
static void place_element(wd_syncval_oversync_log *log, wd_syncval_element *element, uint64_t hash) {
    element->key = wd_hash_u64(element->key ^ hash);
    element->ordinal = (uint32_t)(uintptr_t)wd_hash_table_get(&log->num_of_kind, element->key);
    // If the allocation fails, the elements count as one.
    (void)wd_hash_table_set(&log->num_of_kind, element->key, (void *)(uintptr_t)(element->ordinal + 1));
}

static void place_elements(const wd_syncval_oversync_command *current) {
    wd_syncval_oversync_log *log = current->log;
    if (log->num_placed == log->elements.count) {
        return;
    }
    const wd_syncval_entry *entry = entry_of(current);
    const wd_state_object *pipeline = bound_pipeline(current);
    uint64_t hash = pipeline ? pipeline->id : 0;
    for (const char *c = entry ? entry->name : ""; *c; c++) {
        hash = wd_hash_u64(hash ^ (unsigned char)*c);
    }
    for (; log->num_placed < log->elements.count; log->num_placed++) {
        place_element(log, log->elements.items[log->num_placed], hash);
    }
}

// --- Accesses

static void add_access(const wd_syncval_oversync_command *current, const wd_syncval_access *access,
                       const wd_range *ranges) {
    wd_syncval_oversync_log *log = current->log;
    if (!HAS_ROOM(log, &log->accesses)) {
        return;
    }
    log->accesses.items[log->accesses.count++] = (wd_syncval_logged_access){
        .access = {.instance = access->ordering ? current->instance : 0,
                   .usage = access->usage,
                   .ordering = access->ordering},
        .space = (wd_sync_space)access->space,
        .first_range = add_ranges(log, ranges + access->first_range, access->num_ranges),
        .num_ranges = access->num_ranges,
    };
}

static void add_unknown(wd_syncval_oversync_log *log, uint64_t stages) {
    if (log->ops.count && log->ops.items[log->ops.count - 1].kind == WD_SYNCVAL_OVERSYNC_UNKNOWN) {
        log->ops.items[log->ops.count - 1].stages |= stages;
    } else if (stages) {
        add_op(log, &(wd_syncval_oversync_op){.kind = WD_SYNCVAL_OVERSYNC_UNKNOWN, .stages = stages});
    }
}

// aliased_stages returns the stages of accesses to aliased memory, which also access the other resources.
static uint64_t aliased_stages(wd_syncval_oversync_log *log, const wd_syncval_access *accesses,
                               size_t count) {
    uint64_t stages = 0;
    for (size_t i = 0; i < count; i++) {
        if (wd_syncval_is_aliased(&log->oversync->device->aliases, accesses[i].object)) {
            stages |= wd_sync_usage_stage(accesses[i].usage);
        }
    }
    return stages;
}

void wd_syncval_oversync_accesses(const wd_syncval_oversync_command *current) {
    wd_syncval_oversync_log *log = current->log;
    if (!log || !current->num_accesses) {
        return;
    }
    const size_t first = log->accesses.count;
    place_elements(current);
    for (size_t i = 0; i < current->num_accesses; i++) {
        add_access(current, &current->accesses[i], current->ranges);
    }
    add_op(log, &(wd_syncval_oversync_op){.kind = WD_SYNCVAL_OVERSYNC_ACCESSES,
                                          .first = first,
                                          .count = log->accesses.count - first});
    add_unknown(log, aliased_stages(log, current->accesses, current->num_accesses));
}

static uint64_t possible_stages(wd_syncval_command_kind kind) {
    switch (kind) {
    case WD_SYNCVAL_DISPATCH:
        return VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_2_DRAW_INDIRECT_BIT;
    case WD_SYNCVAL_DRAW:
        return VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT;
    default:
        return VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    }
}

void wd_syncval_oversync_unknown(const wd_syncval_oversync_command *current) {
    wd_syncval_oversync_log *log = current->log;
    if (!log) {
        return;
    }
    place_elements(current);
    add_unknown(log, wd_sync_expand_stages(possible_stages(kind_of(current)), current->queue_flags));
}

void wd_syncval_oversync_unknown_command(const wd_syncval_oversync_command *current) {
    wd_syncval_oversync_log *log = current->log;
    if (!log) {
        return;
    }
    place_elements(current);
    add_unknown(log, UINT64_MAX);
}

// --- Barriers

// add_barrier logs a barrier of an element (NULL: it is not evaluated).
static void add_barrier(wd_syncval_oversync_log *log, wd_syncval_element *element,
                        const wd_sync_barrier *barrier, const wd_sync_range_barrier *ranged) {
    wd_oversync_record *record =
        !HAS_ROOM(log, &log->barriers)
            ? NULL
            : wd_syncval_element_create_record(log->oversync->device->allocator, element, barrier);
    if (!record) {
        log->failed = true;
        return;
    }
    wd_syncval_logged_barrier *added = &log->barriers.items[log->barriers.count++];
    *added = (wd_syncval_logged_barrier){.record = record};
    // Scopes that are limited to a subpass are not followed.
    record->is_uncertain |=
        (barrier->flags & (WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_IN_SUBPASS)) != 0;
    if (ranged) {
        record->transition = added->transition = ranged->transition;
        added->space = ranged->space;
        added->first_range = add_ranges(log, ranged->ranges, ranged->num_ranges);
        added->num_ranges = ranged->num_ranges;
    }
}

void wd_syncval_oversync_order(const wd_syncval_oversync_command *current,
                               const wd_sync_barrier_command *command) {
    wd_syncval_oversync_log *log = current->log;
    if (!log || (!command->num_globals && !command->num_ranged)) {
        return;
    }
    place_elements(current);
    const size_t first = log->barriers.count;
    for (uint32_t i = 0; i < command->num_globals; i++) {
        add_barrier(log, NULL, &command->globals[i], NULL);
    }
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        add_barrier(log, NULL, &command->ranged[i].barrier, &command->ranged[i]);
    }
    add_op(log, &(wd_syncval_oversync_op){.kind = WD_SYNCVAL_OVERSYNC_BARRIERS,
                                          .first = first,
                                          .count = log->barriers.count - first});
}

// noted_command is the pipeline barrier that is being logged.
typedef struct noted_command {
    const wd_syncval_oversync_command *current;
    wd_call *call;
    wd_syncval_element *element; // Of the next barriers.
    size_t first;
    bool version_1;
} noted_command;

static wd_sync_dependency masks_of(const wd_state_barrier *barrier) {
    return (wd_sync_dependency){barrier->src_stages, barrier->src_accesses, barrier->dst_stages,
                                barrier->dst_accesses};
}

static void begin_element(noted_command *command, const wd_sync_dependency *given, bool changes_owner,
                          const wd_state_object *resource) {
    wd_syncval_oversync_log *log = command->current->log;
    wd_syncval_element *element = wd_syncval_element_create(&log->oversync->sites, command->current, given,
                                                            command->version_1, resource);
    command->element = NULL;
    if (!element || !HAS_ROOM(log, &log->elements)) {
        log->failed = true;
        wd_syncval_element_unref(element);
        return;
    }
    log->elements.items[log->elements.count++] = element;
    command->element = element;
    // Accesses of the host are not followed. In a render pass the barrier applies to its subpass only. A tracker sees
    // only one of the two queues of an ownership transfer, so both of its barriers count as needed.
    const uint64_t host = (given->src_stages | given->dst_stages) & VK_PIPELINE_STAGE_2_HOST_BIT;
    element->joined.is_uncertain = command->current->in_pass || changes_owner;
    element->joined.is_needed = host || element->joined.is_uncertain;
}

static wd_sync_barrier make_barrier(const wd_syncval_oversync_command *current, uint64_t src_stages,
                                    uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses) {
    return wd_sync_barrier_make(wd_syncval_widen_stages(current->device, src_stages), src_accesses,
                                wd_syncval_widen_stages(current->device, dst_stages), dst_accesses,
                                current->queue_flags, 0);
}

static void add_noted(noted_command *command, const wd_sync_dependency *given, uint64_t src_accesses,
                      uint64_t dst_accesses, const wd_sync_range_barrier *ranged) {
    wd_syncval_oversync_log *log = command->current->log;
    const wd_sync_barrier barrier =
        make_barrier(command->current, given->src_stages, src_accesses, given->dst_stages, dst_accesses);
    wd_syncval_element *element = command->element;
    add_barrier(log, element, &barrier, ranged);
    if (log->failed || !element) {
        return;
    }
    wd_oversync_record *record = log->barriers.items[log->barriers.count - 1].record;
    record->is_needed |= element->joined.is_needed;
    record->is_uncertain |= element->joined.is_uncertain;
    element->joined.transition |= record->transition;
}

static void add_resource(noted_command *command, const wd_sync_dependency *given,
                         wd_sync_range_barrier *ranged, const wd_syncval_ranges *ranges,
                         const wd_state_object *resource) {
    ranged->ranges = ranges->items;
    ranged->num_ranges = (uint32_t)ranges->count;
    if (!ranges->count) {
        return;
    }
    add_noted(command, given, given->src_accesses, given->dst_accesses, ranged);
    wd_syncval_oversync_log *log = command->current->log;
    if (log->failed || !ranged->transition ||
        !wd_syncval_is_aliased(&log->oversync->device->aliases, resource)) {
        return;
    }
    // The transition also writes the memory of aliasing resources.
    const wd_oversync_record *record = log->barriers.items[log->barriers.count - 1].record;
    add_unknown(log, record->barrier.first.stages | record->barrier.second.stages);
}

static void add_buffer(noted_command *command, const wd_state_barrier *barrier,
                       const wd_state_buffer *buffer) {
    wd_syncval_device *device = command->current->device;
    const wd_sync_dependency given = masks_of(barrier);
    wd_syncval_ranges ranges = {.allocator = device->allocator};
    wd_sync_range_barrier ranged = {.space = WD_SYNC_LINEAR};
    if (buffer && wd_syncval_buffer_ranges(&device->spaces, &ranges, buffer, barrier->offset, barrier->size,
                                           &ranged.space)) {
        add_resource(command, &given, &ranged, &ranges, &buffer->object);
    } else {
        command->current->log->failed |= buffer != NULL;
    }
    wd_free(&device->allocator, ranges.items);
}

static void add_image(noted_command *command, const wd_state_barrier *barrier, const wd_state_image *image) {
    wd_syncval_device *device = command->current->device;
    const wd_sync_dependency given = masks_of(barrier);
    wd_syncval_ranges ranges = {.allocator = device->allocator};
    wd_sync_range_barrier ranged = {.space = WD_SYNC_IDEALIZED,
                                    .transition = barrier->old_layout != barrier->new_layout};
    if (image &&
        wd_syncval_image_ranges(&device->spaces, &ranges, image, &barrier->range, NULL, &ranged.space)) {
        add_resource(command, &given, &ranged, &ranges, &image->object);
    } else {
        command->current->log->failed |= image != NULL;
    }
    wd_free(&device->allocator, ranges.items);
}

static void end_command(noted_command *command) {
    wd_syncval_oversync_log *log = command->current->log;
    if (log->barriers.count > command->first) {
        add_op(log, &(wd_syncval_oversync_op){.kind = WD_SYNCVAL_OVERSYNC_BARRIERS,
                                              .first = command->first,
                                              .count = log->barriers.count - command->first});
    }
}

// resource_of returns the state of the barrier's buffer or image, or NULL.
static const wd_state_object *resource_of(const noted_command *command, const wd_state_barrier *barrier) {
    const wd_state_device *state = command->call->device->state;
    const wd_state_buffer *buffer =
        barrier->kind == WD_STATE_BARRIER_BUFFER ? wd_state_find_buffer(state, barrier->buffer) : NULL;
    const wd_state_image *image =
        barrier->kind == WD_STATE_BARRIER_IMAGE ? wd_state_find_image(state, barrier->image) : NULL;
    return buffer ? &buffer->object : image ? &image->object : NULL;
}

// begin_shared_element begins the element of all barriers of a version 1 command: they share their stages, so they are
// evaluated together.
static void begin_shared_element(noted_command *command, const wd_state_barriers *barriers) {
    wd_sync_dependency all = {barriers->src_stages, 0, barriers->dst_stages, 0};
    const wd_state_object *resource = NULL;
    bool changes_owner = false;
    uint32_t count = 0;
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers->num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(barriers, kind, i);
            all.src_accesses |= barrier.src_accesses;
            all.dst_accesses |= barrier.dst_accesses;
            changes_owner |= wd_state_barrier_changes_owner(&barrier);
            resource = count++ ? NULL : resource_of(command, &barrier);
        }
    }
    begin_element(command, &all, changes_owner, resource);
    if (!barriers->num[WD_STATE_BARRIER_MEMORY]) {
        add_noted(command, &all, 0, 0, NULL);
    }
}

static void add_barrier_of_command(noted_command *command, const wd_state_barrier *barrier) {
    const wd_sync_dependency given = masks_of(barrier);
    const wd_state_object *resource = resource_of(command, barrier);
    if (!command->version_1) {
        begin_element(command, &given, wd_state_barrier_changes_owner(barrier), resource);
    }
    if (barrier->kind == WD_STATE_BARRIER_MEMORY) {
        add_noted(command, &given, given.src_accesses, given.dst_accesses, NULL);
        return;
    }
    if (!command->version_1) { // The execution dependency.
        add_noted(command, &given, 0, 0, NULL);
    }
    if (barrier->kind == WD_STATE_BARRIER_BUFFER) {
        add_buffer(command, barrier, (const wd_state_buffer *)resource);
    } else {
        add_image(command, barrier, (const wd_state_image *)resource);
    }
}

void wd_syncval_oversync_barriers(const wd_syncval_oversync_command *current, wd_call *call,
                                  const wd_state_barriers *barriers) {
    wd_syncval_oversync_log *log = current->log;
    if (!log) {
        return;
    }
    noted_command command = {current, call, NULL, log->barriers.count, !barriers->is_second};
    if (command.version_1) {
        begin_shared_element(&command, barriers);
    }
    for (wd_state_barrier_kind kind = 0; kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers->num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(barriers, kind, i);
            add_barrier_of_command(&command, &barrier);
        }
    }
    end_command(&command);
}

// --- Secondary command buffers

static void append_barrier(wd_syncval_oversync_log *log, const wd_syncval_oversync_log *from,
                           const wd_syncval_logged_barrier *barrier) {
    if (!HAS_ROOM(log, &log->barriers)) {
        return;
    }
    wd_syncval_logged_barrier *added = &log->barriers.items[log->barriers.count++];
    *added = *barrier;
    wd_oversync_record_ref(added->record);
    if (barrier->num_ranges) {
        added->first_range = add_ranges(log, from->ranges.items + barrier->first_range, barrier->num_ranges);
    }
}

static void append_access(wd_syncval_oversync_log *log, const wd_syncval_oversync_log *from,
                          const wd_syncval_logged_access *access, uint32_t instance_offset) {
    if (!HAS_ROOM(log, &log->accesses)) {
        return;
    }
    wd_syncval_logged_access *added = &log->accesses.items[log->accesses.count++];
    *added = *access;
    added->access.instance += added->access.instance ? instance_offset : 0;
    if (access->num_ranges) {
        added->first_range = add_ranges(log, from->ranges.items + access->first_range, access->num_ranges);
    }
}

void wd_syncval_oversync_execute(const wd_syncval_oversync_command *current,
                                 const wd_syncval_oversync_recording *secondary) {
    wd_syncval_oversync_log *log = current->log;
    const wd_syncval_oversync_log *from = secondary->log;
    if (!log) {
        return;
    }
    if (!from || from->failed || secondary->failed) {
        log->failed = true;
        return;
    }
    place_elements(current);
    // A resumed rendering continues the last instance.
    const uint32_t instance = current->instance - (secondary->resumes && current->instance ? 1 : 0);
    for (size_t i = 0; i < from->ops.count && !log->failed; i++) {
        wd_syncval_oversync_op moved = from->ops.items[i];
        moved.first = moved.kind == WD_SYNCVAL_OVERSYNC_BARRIERS ? log->barriers.count : log->accesses.count;
        for (size_t k = 0; k < moved.count && moved.kind == WD_SYNCVAL_OVERSYNC_BARRIERS; k++) {
            append_barrier(log, from, &from->barriers.items[from->ops.items[i].first + k]);
        }
        for (size_t k = 0; k < moved.count && moved.kind == WD_SYNCVAL_OVERSYNC_ACCESSES; k++) {
            append_access(log, from, &from->accesses.items[from->ops.items[i].first + k], instance);
        }
        add_op(log, &moved);
    }
}
