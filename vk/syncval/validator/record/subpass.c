#include "vk/syncval/validator/record/subpass.h"

#include <assert.h>

#include "vk/syncval/validator/recorder/found.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ATTACHMENT_ACCESSES                                                                                  \
    (VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT |                         \
     VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT |                \
     VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// make_context creates a context of the instance. The contexts of the subpasses come first.
static wd_sync_context *make_context(wd_syncval_recorder *recorder) {
    wd_sync_context *context = NULL;
    const size_t number = recorder->pass.subpasses.count + 1;
    if (number > UINT16_MAX || wd_sync_context_create(recorder->pool, 0, &context) != WD_OK) {
        recorder->failed = true;
        return NULL;
    }
    wd_sync_context_set_recording(context, recorder->recording, (uint16_t)number);
    wd_sync_context_set_pass(context, recorder->instance - recorder->pass.subpass);
    return context;
}

wd_sync_barrier wd_syncval_pass_barrier(const wd_syncval_recorder *recorder,
                                        const wd_syncval_pass_dependency *from) {
    wd_sync_barrier barrier = wd_syncval_make_barrier(recorder, from->src_stages, from->src_accesses,
                                                      from->dst_stages, from->dst_accesses);
    if (from->source < recorder->pass.subpasses.count) {
        barrier.begin_tag = recorder->pass.subpasses.items[from->source].begin_tag;
        barrier.end_tag = recorder->pass.subpasses.items[from->source].end_tag;
        barrier.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
    }
    if (from->target != VK_SUBPASS_EXTERNAL) {
        barrier.flags |= WD_SYNC_BARRIER_IN_SUBPASS;
    }
    return barrier;
}

void wd_syncval_limit_to_subpass(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    if (!recorder->pass.object || !recorder->pass.subpasses.count) {
        return;
    }
    const uint64_t begin_tag = recorder->pass.subpasses.items[recorder->pass.subpasses.count - 1].begin_tag;
    const uint32_t flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_IN_SUBPASS;
    for (uint32_t i = 0; i < dependency->num_globals; i++) {
        dependency->globals[i].begin_tag = begin_tag;
        dependency->globals[i].flags |= flags;
    }
    for (uint32_t i = 0; i < dependency->num_ranged; i++) {
        dependency->ranged[i].barrier.begin_tag = begin_tag;
        dependency->ranged[i].barrier.flags |= flags;
    }
    recorder->pass.is_limited = true;
    wd_syncval_current_entry(recorder)->is_in_subpass = true;
}

// add_mark adds a barrier that orders nothing: it marks the start of a subpass, or the end of the last one.
static void add_mark(wd_syncval_dependency *dependency, uint32_t flags) {
    const wd_sync_barrier mark = {.end_tag = UINT64_MAX, .flags = flags};
    wd_syncval_dependency_add_barrier(dependency, &mark);
}

static wd_syncval_subpass *add_subpass(wd_syncval_recorder *recorder, wd_sync_context *context) {
    wd_syncval_subpass *added = WD_VECTOR_PUSH(&recorder->device->allocator, &recorder->pass.subpasses);
    if (!added) {
        wd_sync_context_destroy(context);
        recorder->failed = true;
        return NULL;
    }
    *added = (wd_syncval_subpass){context, recorder->command.tag, UINT64_MAX};
    return added;
}

// imports describes the contexts that one context resolves.
typedef struct imports {
    wd_syncval_dependency *dependency;
    wd_sync_context *context;
    uint32_t target;
    const wd_syncval_marks *marks;
} imports;

static bool adds_mark(const imports *job, const wd_syncval_pass_dependency *from) {
    if (from->source != VK_SUBPASS_EXTERNAL) {
        return job->marks->are_wanted && wd_syncval_has_bit(job->marks->sources, from->source);
    }
    return job->marks->are_wanted && wd_syncval_has_bit(job->marks->targets, from->target);
}

// The second scope is empty: an access after the transition needs an external dependency, or a later barrier
// or semaphore whose first scope is ALL_COMMANDS.
wd_sync_barrier wd_syncval_implicit_end(const wd_syncval_recorder *recorder) {
    return wd_syncval_make_barrier(recorder, ALL_STAGES, ATTACHMENT_ACCESSES, 0, 0);
}

static wd_sync_barrier mark_implicit_end(const wd_syncval_recorder *recorder, uint32_t source) {
    assert(source < recorder->pass.subpasses.count);
    wd_sync_barrier end = wd_syncval_implicit_end(recorder);
    end.begin_tag = recorder->pass.subpasses.items[source].begin_tag;
    end.end_tag = recorder->pass.subpasses.items[source].end_tag;
    end.flags = WD_SYNC_BARRIER_FROM_SUBPASS | WD_SYNC_BARRIER_ENDS_SUBPASS;
    return wd_sync_barrier_mark(&end, WD_SYNC_STAGE_LATER_TRANSITION);
}

static uint32_t list_barriers(const imports *job, uint32_t source, wd_sync_barrier *barriers) {
    const wd_syncval_recorder *recorder = job->dependency->recorder;
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    uint32_t count = 0;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        if (from->source != source || from->target == source) {
            continue;
        }
        const wd_sync_barrier barrier = wd_syncval_pass_barrier(recorder, from);
        if (from->target == job->target) {
            barriers[count++] = barrier;
        }
        if (adds_mark(job, from)) {
            barriers[count++] = wd_sync_barrier_mark(&barrier, source == VK_SUBPASS_EXTERNAL
                                                                   ? WD_SYNC_STAGE_FIRST_TRANSITION
                                                                   : WD_SYNC_STAGE_LATER_TRANSITION);
        }
    }
    if (job->target == VK_SUBPASS_EXTERNAL && wd_syncval_pass_find(pass, source, job->target) == UINT32_MAX) {
        if (job->marks->are_wanted && wd_syncval_has_bit(job->marks->ends, source)) {
            barriers[count++] = mark_implicit_end(recorder, source);
        }
        // The subpass ends in any case.
        barriers[count++] = (wd_sync_barrier){.end_tag = UINT64_MAX, .flags = WD_SYNC_BARRIER_ENDS_SUBPASS};
    }
    return count;
}

// import merges `source` into the context, after the dependencies between the two.
static void import(const imports *job, uint32_t source) {
    wd_syncval_recorder *recorder = job->dependency->recorder;
    const size_t capacity = 2 * (size_t)wd_syncval_pass_of(recorder->pass.object)->num_dependencies + 2;
    wd_sync_barrier *barriers =
        wd_arena_alloc_zero(&job->dependency->call->scratch, capacity, sizeof(*barriers));
    recorder->failed |= !barriers;
    if (recorder->failed) {
        return;
    }
    assert(source == VK_SUBPASS_EXTERNAL || source < recorder->pass.subpasses.count);
    const uint32_t count = list_barriers(job, source, barriers);
    assert(count <= capacity);
    wd_sync_context *origin =
        source == VK_SUBPASS_EXTERNAL ? recorder->pass.outer : recorder->pass.subpasses.items[source].context;
    if (!count) {
        return;
    }
    wd_syncval_note_order(recorder, barriers, count);
    recorder->failed |= wd_sync_context_resolve(job->context, origin, barriers, count) != WD_OK;
}

// only_source returns the only source of a subpass, VK_SUBPASS_EXTERNAL if it has none, or the subpass itself
// if it has several.
static uint32_t only_source(const wd_syncval_pass *pass, uint32_t number) {
    uint32_t found = number;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        if (from->target != number || from->source == number) {
            continue;
        }
        if (found != number && found != from->source) {
            return number;
        }
        found = from->source;
    }
    return found == number ? VK_SUBPASS_EXTERNAL : found;
}

static void add_globals(wd_syncval_dependency *dependency, uint32_t target) {
    const wd_syncval_pass *pass = wd_syncval_pass_of(dependency->recorder->pass.object);
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        if (from->target != target || from->source == target) {
            continue;
        }
        const wd_sync_barrier barrier = wd_syncval_pass_barrier(dependency->recorder, from);
        wd_syncval_dependency_add_barrier(dependency, &barrier);
    }
}

// enter_single adds the dependencies of an instance with one subpass.
static void enter_single(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    add_subpass(recorder, NULL);
    add_globals(dependency, 0);
    recorder->pass.is_limited = wd_syncval_pass_of(recorder->pass.object)->num_dependencies != 0;
    if (recorder->pass.is_limited && !dependency->num_globals) {
        add_mark(dependency, WD_SYNC_BARRIER_IN_SUBPASS);
    }
}

// join_sources merges the subpasses on which a subpass depends. The marks for its transitions are set when
// each of them is resolved, because a first scope is only meaningful in the context of its own subpass.
static void join_sources(const imports *job) {
    const wd_syncval_recorder *recorder = job->dependency->recorder;
    const uint64_t ancestors =
        job->target < WD_SYNCVAL_MAX_SUBPASSES
            ? wd_syncval_pass_of(recorder->pass.object)->subpasses[job->target].ancestors
            : UINT64_MAX;
    import(job, VK_SUBPASS_EXTERNAL);
    for (uint32_t i = 0; i < job->target && i < recorder->pass.subpasses.count; i++) {
        if (wd_syncval_has_bit(ancestors, i)) {
            import(job, i);
        }
    }
}

bool wd_syncval_enter_subpass(wd_syncval_dependency *dependency, uint32_t number,
                              const wd_syncval_marks *marks) {
    wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    if (recorder->pass.object->num_subpasses < 2) {
        enter_single(dependency);
        return false;
    }
    wd_sync_context *context = make_context(recorder);
    if (!context) {
        return false;
    }
    if (!recorder->pass.outer) {
        recorder->pass.outer = recorder->context;
    }
    const uint32_t source = only_source(pass, number);
    const bool joins = source == number || (source != VK_SUBPASS_EXTERNAL && marks->are_wanted);
    if (joins) {
        join_sources(&(imports){dependency, context, number, marks});
    } else if (source == VK_SUBPASS_EXTERNAL) {
        recorder->failed |= wd_sync_context_copy(context, recorder->pass.outer) != WD_OK;
        add_globals(dependency, number);
    } else {
        recorder->failed |= wd_sync_context_resolve(context, recorder->pass.subpasses.items[source].context,
                                                    NULL, 0) != WD_OK;
        add_globals(dependency, number);
    }
    if (add_subpass(recorder, context)) {
        recorder->context = context;
    }
    return joins && marks->are_wanted;
}

void wd_syncval_end_subpass(wd_syncval_recorder *recorder) {
    if (recorder->pass.subpasses.count) {
        recorder->pass.subpasses.items[recorder->pass.subpasses.count - 1].end_tag =
            recorder->command.tag + 1;
    }
}

// is_included_in_later returns whether another subpass includes all accesses of a subpass, because it has no
// external dependency of its own.
static bool is_included_in_later(const wd_syncval_recorder *recorder, uint32_t number) {
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        if (pass->dependencies[i].source == number && pass->dependencies[i].target == VK_SUBPASS_EXTERNAL) {
            return false;
        }
    }
    for (size_t i = number + 1u; i < recorder->pass.subpasses.count && number < WD_SYNCVAL_MAX_SUBPASSES;
         i++) {
        if (pass->subpasses[i].ancestors >> number & 1) {
            return true;
        }
    }
    return false;
}

// --- Waits for events

// The purpose of a copy of a wait's dependency.
typedef enum wait_location {
    WAIT_IN_SUBPASS,
    WAIT_AFTER_PASS, // Without the transitions, which happened in the subpass.
} wait_location;

// copy_for copies the dependency of a wait into the arena of the history. It returns false if an allocation
// fails.
static bool copy_for(wait_location location, wd_arena *arena, const wd_sync_barrier_command *command,
                     wd_sync_barrier_command *copy) {
    const uint32_t flags = location == WAIT_IN_SUBPASS ? WD_SYNC_BARRIER_IN_SUBPASS : 0;
    wd_sync_barrier *globals = wd_arena_copy(arena, command->globals, command->num_globals, sizeof(*globals));
    wd_sync_range_barrier *ranged =
        wd_arena_copy(arena, command->ranged, command->num_ranged, sizeof(*ranged));
    if ((!globals && command->num_globals) || (!ranged && command->num_ranged)) {
        return false;
    }
    for (uint32_t i = 0; i < command->num_globals; i++) {
        globals[i].flags |= flags;
    }
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        ranged[i].barrier.flags |= flags;
        ranged[i].transition &= location == WAIT_IN_SUBPASS;
        ranged[i].ranges =
            wd_arena_copy(arena, ranged[i].ranges, ranged[i].num_ranges, sizeof(*ranged[i].ranges));
        if (!ranged[i].ranges) {
            return false;
        }
    }
    *copy = *command;
    copy->globals = globals;
    copy->ranged = ranged;
    return true;
}

static bool keep_wait(wd_syncval_recorder *recorder, uint64_t event, const wd_sync_barrier_command *command) {
    wd_syncval_pass_wait *wait = WD_VECTOR_PUSH(&recorder->device->allocator, &recorder->pass.waits);
    if (!wait) {
        return false;
    }
    *wait = (wd_syncval_pass_wait){event, *command};
    return true;
}

wd_status wd_syncval_wait_event(wd_syncval_recorder *recorder, uint64_t event,
                                const wd_sync_barrier_command *command) {
    if (!wd_syncval_is_in_subpass(recorder)) {
        return wd_sync_context_wait_event(recorder->context, event, command);
    }
    wd_arena *arena = &recorder->history->arena;
    wd_sync_barrier_command here, after;
    if (!copy_for(WAIT_IN_SUBPASS, arena, command, &here) ||
        !copy_for(WAIT_AFTER_PASS, arena, command, &after) || !keep_wait(recorder, event, &after)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    recorder->pass.is_limited = true;
    return wd_sync_context_wait_event(recorder->context, event, &here);
}

// wait_after_pass applies the waits of all subpasses to the commands after the render pass.
static void wait_after_pass(wd_syncval_recorder *recorder) {
    assert(recorder->pass.outer && recorder->context == recorder->pass.outer);
    for (size_t i = 0; i < recorder->pass.waits.count && !recorder->failed; i++) {
        const wd_syncval_pass_wait *wait = &recorder->pass.waits.items[i];
        recorder->failed |=
            wd_sync_context_wait_event(recorder->pass.outer, wait->event, &wait->command) != WD_OK;
    }
    recorder->pass.waits.count = 0;
}

// --- The end of a render pass

bool wd_syncval_end_pass(wd_syncval_dependency *dependency, const wd_syncval_marks *marks) {
    wd_syncval_recorder *recorder = dependency->recorder;
    if (!recorder->pass.outer) {
        add_globals(dependency, VK_SUBPASS_EXTERNAL);
        if (recorder->pass.is_limited && !dependency->num_globals) {
            add_mark(dependency, WD_SYNC_BARRIER_ENDS_SUBPASS);
        }
        return false;
    }
    wd_sync_context *joined = make_context(recorder);
    const imports job = {dependency, joined, VK_SUBPASS_EXTERNAL, marks};
    for (uint32_t i = 0; joined && i < recorder->pass.subpasses.count; i++) {
        if (!is_included_in_later(recorder, i) ||
            (marks->are_wanted && wd_syncval_has_bit(marks->sources, i))) {
            import(&job, i);
        }
    }
    if (!recorder->failed) {
        recorder->failed |= wd_sync_context_take(recorder->pass.outer, joined) != WD_OK;
    }
    wd_sync_context_destroy(joined);
    recorder->context = recorder->pass.outer;
    wait_after_pass(recorder);
    if (marks->are_wanted) {
        add_mark(dependency, WD_SYNC_BARRIER_ENDS_SUBPASS);
    }
    return marks->are_wanted;
}

// --- Races

// after_subpass returns transitions that happen after the dependencies from one subpass only.
static wd_sync_barrier_command after_subpass(const wd_syncval_dependency *dependency, uint32_t source,
                                             const wd_sync_barrier_command *transitions) {
    const wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    wd_sync_range_barrier *ranged =
        wd_arena_alloc_zero(&dependency->call->scratch,
                            (size_t)transitions->num_ranged * (pass->num_dependencies + 1), sizeof(*ranged));
    uint32_t count = 0;
    for (uint32_t i = 0; ranged && i < transitions->num_ranged; i++) {
        ranged[count] = transitions->ranged[i];
        ranged[count++].barrier = (wd_sync_barrier){.end_tag = UINT64_MAX};
        for (uint32_t k = 0; k < pass->num_dependencies; k++) {
            const wd_syncval_pass_dependency *from = &pass->dependencies[k];
            if (from->source != source || from->target == source) {
                continue;
            }
            ranged[count] = transitions->ranged[i];
            ranged[count++].barrier = wd_syncval_pass_barrier(recorder, from);
        }
    }
    assert(count <= (size_t)transitions->num_ranged * (pass->num_dependencies + 1));
    return (wd_sync_barrier_command){.tag = transitions->tag, .ranged = ranged, .num_ranged = count};
}

void wd_syncval_detect_transition_races(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    wd_sync_hazard found, *hazard = &found;
    for (uint32_t i = 0; dependency->num_ranged && wd_syncval_is_in_subpass(recorder) &&
                         i + 1 < recorder->pass.subpasses.count;
         i++) {
        if (!wd_syncval_pass_instance_may_race(&recorder->pass, i)) {
            continue;
        }
        const wd_sync_barrier_command all = wd_syncval_dependency_command(dependency);
        const wd_sync_barrier_command command = after_subpass(dependency, i, &all);
        // Accesses before the subpass belong to other subpasses.
        if (!wd_sync_context_detect_transition(recorder->pass.subpasses.items[i].context, &command, hazard) ||
            hazard->prior.tag < recorder->pass.subpasses.items[i].begin_tag) {
            continue;
        }
        hazard->kind = wd_sync_usage_writes(hazard->prior.usage) ? WD_SYNC_WRITE_RACING_WRITE
                                                                 : WD_SYNC_WRITE_RACING_READ;
        wd_syncval_note_hazard(recorder, hazard, wd_syncval_dependency_object(dependency, hazard));
    }
}

void wd_syncval_replay_races(const wd_syncval_recorder *recorder, const wd_sync_recording *recording,
                             const wd_sync_replay *replay) {
    for (uint32_t i = 0; wd_syncval_is_in_subpass(recorder) && i + 1 < recorder->pass.subpasses.count; i++) {
        if (wd_syncval_pass_instance_may_race(&recorder->pass, i)) {
            wd_sync_recording_detect_async(recording, 0, recorder->pass.subpasses.items[i].context,
                                           recorder->pass.subpasses.items[i].begin_tag, replay);
        }
    }
}
