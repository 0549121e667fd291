#include <assert.h>
#include <string.h>

#include "vk/syncval/model/sync_context.h"

// The number of hash table elements that may have a command.
enum { NUM_PROBES = 4 };

wd_status wd_sync_recording_create(wd_allocator allocator, wd_sync_recording **recording) {
    wd_sync_recording *made = wd_alloc_zero(&allocator, 1, sizeof(*made));
    if (!made) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->allocator = allocator;
    wd_arena_init(&made->arena, allocator, 0);
    *recording = made;
    return WD_OK;
}

void wd_sync_recording_destroy(wd_sync_recording *recording) {
    if (!recording) {
        return;
    }
    wd_allocator allocator = recording->allocator;
    WD_VECTOR_FINISH(&allocator, &recording->steps);
    wd_arena_finish(&recording->arena);
    wd_free(&allocator, recording);
}

void wd_sync_recording_clear(wd_sync_recording *recording) {
    if (wd_sync_is_oversized(recording->steps.count, recording->steps.capacity)) {
        WD_VECTOR_FINISH(&recording->allocator, &recording->steps);
    }
    recording->steps.count = recording->num_unknown_ranges = 0;
    recording->resumed_instance = 0;
    recording->has_subpasses = false;
    memset(recording->known, 0, sizeof(recording->known));
    recording->commands = NULL;
    wd_arena_reset(&recording->arena);
}

void wd_sync_recording_set_resumed(wd_sync_recording *recording, uint32_t instance) {
    recording->resumed_instance = instance;
}

wd_sync_recording_position wd_sync_recording_mark(const wd_sync_recording *recording) {
    return (wd_sync_recording_position){recording->steps.count, recording->num_unknown_ranges,
                                        recording->resumed_instance, recording->has_subpasses};
}

// No command changes a step of an earlier command, so removing the last steps is enough. Copies of barriers
// stay valid, because they do not depend on steps.
void wd_sync_recording_rewind(wd_sync_recording *recording, const wd_sync_recording_position *position) {
    assert(position->num_steps <= recording->steps.count);
    assert(position->num_unknown_ranges <= recording->num_unknown_ranges);
    recording->steps.count = position->num_steps;
    recording->num_unknown_ranges = position->num_unknown_ranges;
    recording->resumed_instance = position->resumed_instance;
    recording->has_subpasses = position->has_subpasses;
}

size_t wd_sync_recording_size(const wd_sync_recording *recording) {
    return recording->steps.count;
}

static wd_status add_step(wd_sync_recording *recording, const wd_sync_step *step) {
    assert(step->kind <= WD_SYNC_STEP_TAKE);
    wd_sync_step *added = WD_VECTOR_PUSH(&recording->allocator, &recording->steps);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *step;
    return WD_OK;
}

wd_status wd_sync_record_access(const wd_sync_context *context, wd_sync_step_kind kind, wd_sync_space space,
                                wd_range range, const wd_sync_access *access) {
    assert(context->recording && (kind == WD_SYNC_STEP_ACCESS || kind == WD_SYNC_STEP_COVERING_READ));
    assert(range.begin < range.end);
    wd_sync_recording *recording = context->recording;
    wd_sync_step *last = recording->steps.count ? &recording->steps.items[recording->steps.count - 1] : NULL;
    if (last && last->kind == kind && last->context == context->number && last->space == space &&
        space != WD_SYNC_UNKNOWN_RANGE && last->range.end == range.begin && last->access.tag == access->tag &&
        last->access.usage == access->usage && last->access.instance == access->instance &&
        last->access.ordering == access->ordering && last->access.atomicity == access->atomicity) {
        last->range.end = range.end;
        return WD_OK;
    }
    return add_step(
        recording,
        &(wd_sync_step){
            .kind = kind, .context = context->number, .space = space, .range = range, .access = *access});
}

static bool copy_ranged(wd_sync_recording *recording, wd_sync_range_barrier *ranged, uint32_t num_ranged) {
    for (uint32_t i = 0; i < num_ranged; i++) {
        ranged[i].ranges =
            wd_arena_copy(&recording->arena, ranged[i].ranges, ranged[i].num_ranges, sizeof(wd_range));
        if (ranged[i].num_ranges && !ranged[i].ranges) {
            return false;
        }
    }
    return true;
}

static const wd_sync_barrier_command *copy_command(wd_sync_recording *recording,
                                                   const wd_sync_barrier_command *command,
                                                   const wd_sync_barrier *globals) {
    assert(!command->num_globals == !globals);
    wd_sync_barrier_command *copy = wd_arena_copy(&recording->arena, command, 1, sizeof(*command));
    wd_sync_range_barrier *ranged =
        wd_arena_copy(&recording->arena, command->ranged, command->num_ranged, sizeof(*command->ranged));
    if (!copy || (command->num_ranged && (!ranged || !copy_ranged(recording, ranged, command->num_ranged)))) {
        return NULL;
    }
    copy->globals = globals;
    copy->ranged = ranged;
    return copy;
}

// find_globals returns the recording's copy of the command's global barriers, which it creates if needed.
static wd_sync_known_globals *find_globals(wd_sync_recording *recording,
                                           const wd_sync_barrier_command *command) {
    assert(command->num_globals);
    const size_t size = command->num_globals * sizeof(*command->globals);
    for (uint32_t i = 0; i < WD_SYNC_KNOWN_GLOBALS && recording->known[i].barriers; i++) {
        if (recording->known[i].num_barriers == command->num_globals &&
            memcmp(recording->known[i].barriers, command->globals, size) == 0) {
            return &recording->known[i];
        }
    }
    const wd_sync_barrier *barriers =
        wd_arena_copy(&recording->arena, command->globals, command->num_globals, sizeof(*command->globals));
    if (!barriers) {
        return NULL;
    }
    wd_sync_known_globals *known = &recording->known[recording->next_known++ % WD_SYNC_KNOWN_GLOBALS];
    *known = (wd_sync_known_globals){.barriers = barriers, .num_barriers = command->num_globals};
    return known;
}

// repeats_last returns whether the last step is the same global barrier. A second application has no effect.
static bool repeats_last(const wd_sync_context *context, const wd_sync_barrier *barrier) {
    const wd_sync_recording *recording = context->recording;
    if (!recording->steps.count) {
        return false;
    }
    const wd_sync_step *last = &recording->steps.items[recording->steps.count - 1];
    return last->kind == WD_SYNC_STEP_BARRIER && last->context == context->number &&
           !last->command->num_ranged && last->command->num_globals == 1 &&
           memcmp(last->command->globals, barrier, sizeof(*barrier)) == 0;
}

static bool is_same_ranged(const wd_sync_range_barrier *a, const wd_sync_range_barrier *b) {
    return a->num_ranges == b->num_ranges && a->space == b->space && a->transition == b->transition &&
           memcmp(a->ranges, b->ranges, a->num_ranges * sizeof(*a->ranges)) == 0 &&
           memcmp(&a->barrier, &b->barrier, sizeof(a->barrier)) == 0;
}

static bool is_same_command(const wd_sync_barrier_command *kept, const wd_sync_barrier_command *command,
                            const wd_sync_barrier *globals) {
    bool is_same = kept->num_ranged == command->num_ranged && kept->globals == globals;
    for (uint32_t i = 0; is_same && i < command->num_ranged; i++) {
        is_same = is_same_ranged(&kept->ranged[i], &command->ranged[i]);
    }
    return is_same;
}

static uint64_t hash_of(const wd_sync_barrier_command *command) {
    const wd_sync_range_barrier *first = command->ranged;
    return ((first->num_ranges ? first->ranges->begin : 0) ^ first->barrier.first.stages << 7 ^
            first->barrier.second.stages << 13) *
           UINT64_C(0x9e3779b97f4a7c15);
}

// find_ranged returns the recording's copy of a command with ranged barriers. NULL: there is none; `*slot` is the hash
// table element for it, or NULL if an allocation failed.
static const wd_sync_barrier_command *find_ranged(wd_sync_recording *recording,
                                                  const wd_sync_barrier_command *command,
                                                  const wd_sync_barrier *globals,
                                                  const wd_sync_barrier_command ***slot) {
    assert(command->num_ranged);
    if (!recording->commands) {
        recording->commands =
            wd_arena_alloc_zero(&recording->arena, WD_SYNC_KNOWN_COMMANDS, sizeof(*recording->commands));
    }
    if (!recording->commands) {
        *slot = NULL;
        return NULL;
    }
    const uint64_t first = hash_of(command) >> 32;
    bool is_found = false;
    for (uint32_t i = 0; i < NUM_PROBES && !is_found; i++) {
        *slot = &recording->commands[(first + i) % WD_SYNC_KNOWN_COMMANDS];
        if (!**slot) {
            return NULL;
        }
        is_found = is_same_command(**slot, command, globals);
    }
    return is_found ? **slot : NULL;
}

// keep_command returns the recording's copy of a command, whose tag may differ, or NULL if an allocation
// fails.
static const wd_sync_barrier_command *keep_command(wd_sync_recording *recording,
                                                   const wd_sync_barrier_command *command) {
    wd_sync_known_globals *known = command->num_globals ? find_globals(recording, command) : NULL;
    if (command->num_globals && !known) {
        return NULL;
    }
    const wd_sync_barrier *globals = known ? known->barriers : NULL;
    const wd_sync_barrier_command **slot = known ? &known->command : NULL;
    const wd_sync_barrier_command *found = command->num_ranged
                                               ? find_ranged(recording, command, globals, &slot)
                                           : slot ? *slot
                                                  : NULL;
    if (found) {
        return found;
    }
    const wd_sync_barrier_command *copy = copy_command(recording, command, globals);
    if (copy && slot) {
        *slot = copy;
    }
    return copy;
}

static wd_status record_command(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                                const wd_sync_barrier_command *command) {
    const wd_sync_barrier_command *copy = keep_command(context->recording, command);
    if (!copy) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    return add_step(
        context->recording,
        &(wd_sync_step){
            .kind = kind, .context = context->number, .event = event, .tag = command->tag, .command = copy});
}

wd_status wd_sync_record_command(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                                 const wd_sync_barrier_command *command) {
    const bool is_global = kind == WD_SYNC_STEP_BARRIER && !command->num_ranged && command->num_globals == 1;
    if (is_global && repeats_last(context, command->globals)) {
        return WD_OK;
    }
    return record_command(context, kind, event, command);
}

wd_status wd_sync_record_global(const wd_sync_context *context, uint64_t tag,
                                const wd_sync_barrier *barrier) {
    const wd_sync_barrier_command command = {.tag = tag, .globals = barrier, .num_globals = 1};
    return wd_sync_record_command(context, WD_SYNC_STEP_BARRIER, 0, &command);
}

wd_status wd_sync_record_source(const wd_sync_context *context, wd_sync_step_kind kind,
                                const wd_sync_context *source, const wd_sync_barrier *barriers,
                                uint32_t num_barriers) {
    assert(wd_sync_shares_recording(context, source));
    wd_sync_step step = {
        .kind = kind, .context = context->number, .space = source->number, .event = context->first_instance};
    if (num_barriers) {
        const wd_sync_barrier_command command = {.globals = barriers, .num_globals = num_barriers};
        step.command = keep_command(context->recording, &command);
        if (!step.command) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
    }
    return add_step(context->recording, &step);
}

wd_status wd_sync_record_event(const wd_sync_context *context, wd_sync_step_kind kind, uint64_t event,
                               uint64_t tag, uint64_t stages) {
    assert(kind == WD_SYNC_STEP_SET_EVENT || kind == WD_SYNC_STEP_RESET_EVENT);
    return add_step(
        context->recording,
        &(wd_sync_step){
            .kind = kind, .context = context->number, .event = event, .stages = stages, .tag = tag});
}

static bool visit_transitions(const wd_sync_barrier_command *command,
                              bool (*visit)(void *user, const wd_sync_recorded *recorded), void *user) {
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        const wd_sync_range_barrier *ranged = &command->ranged[i];
        for (uint32_t k = 0; ranged->transition && k < ranged->num_ranges; k++) {
            const wd_sync_recorded recorded = {
                .space = ranged->space,
                .range = ranged->ranges[k],
                .access = {.tag = command->tag, .usage = WD_SYNC_IMAGE_LAYOUT_TRANSITION},
                .mark = ranged->mark,
            };
            if (!visit(user, &recorded)) {
                return false;
            }
        }
    }
    return true;
}

void wd_sync_recording_visit(const wd_sync_recording *recording,
                             bool (*visit)(void *user, const wd_sync_recorded *recorded), void *user) {
    bool continues = true;
    for (size_t i = 0; i < recording->steps.count && continues; i++) {
        const wd_sync_step *step = &recording->steps.items[i];
        if (step->kind == WD_SYNC_STEP_COVERING_READ ||
            (step->kind == WD_SYNC_STEP_ACCESS && step->space == WD_SYNC_UNKNOWN_RANGE)) {
            continue;
        }
        if (step->kind == WD_SYNC_STEP_ACCESS) {
            continues = visit(user, &(wd_sync_recorded){.space = (wd_sync_space)step->space,
                                                        .range = step->range,
                                                        .access = step->access});
        } else if (step->command) {
            continues = visit_transitions(step->command, visit, user);
        }
    }
}

wd_sync_write_use wd_sync_context_find_write_use(wd_sync_context *context, wd_sync_space space,
                                                 wd_range range, uint64_t tag, wd_sync_access *read,
                                                 wd_range *part) {
    wd_sync_write_use use = WD_SYNC_WRITE_USE_NONE;
    wd_range_entry entry;
    while (wd_range_map_read(&context->view.maps[space], &range, &entry, 1)) {
        const wd_sync_state *state = wd_sync_current_state(context->pool, &context->view, entry.value);
        if (!state->has_write || state->write.tag != tag) {
            use = WD_SYNC_WRITE_USE_OVERWRITTEN;
        } else if (state->num_reads) {
            *read = state->reads[0].access;
            *part = entry.range;
            return WD_SYNC_WRITE_USE_READ;
        }
    }
    return use;
}
