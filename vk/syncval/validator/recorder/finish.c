#include "vk/syncval/validator/recorder/finish.h"

#include <assert.h>

#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"

wd_sync_access wd_syncval_model_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access) {
    return (wd_sync_access){
        .tag = recorder->command.tag,
        .instance = access->in_instance ? recorder->instance : wd_syncval_subpass_instance(recorder),
        .usage = access->usage,
        .ordering = access->ordering,
        .atomicity = access->atomicity,
    };
}

static bool detect_access(const wd_syncval_recorder *recorder, const wd_syncval_access *access,
                          wd_syncval_found_hazard *found) {
    assert(access->first_range + access->num_ranges <= recorder->command.ranges.count);
    const wd_sync_access model = wd_syncval_model_access(recorder, access);
    found->object = access->object;
    return wd_sync_context_detect(recorder->context, (wd_sync_space)access->space,
                                  recorder->command.ranges.items + access->first_range, access->num_ranges,
                                  &model, &found->hazard) &&
           wd_syncval_is_hazard_certain(recorder, &found->hazard);
}

bool wd_syncval_detect(const wd_syncval_recorder *recorder, wd_syncval_found_hazard *found) {
    bool has_hazard = false;
    for (size_t i = 0; i < recorder->command.accesses.count && !has_hazard; i++) {
        has_hazard = detect_access(recorder, &recorder->command.accesses.items[i], found);
    }
    return has_hazard;
}

// update records the reads or the writes. A command that reads and writes the same memory counts as a read,
// then a write.
static void update(wd_syncval_recorder *recorder, bool writes) {
    for (size_t i = 0; i < recorder->command.accesses.count && !recorder->failed; i++) {
        const wd_syncval_access *access = &recorder->command.accesses.items[i];
        if (wd_sync_usage_writes(access->usage) != writes) {
            continue;
        }
        const wd_sync_access model = wd_syncval_model_access(recorder, access);
        recorder->failed |= wd_sync_context_update(recorder->context, (wd_sync_space)access->space,
                                                   recorder->command.ranges.items + access->first_range,
                                                   access->num_ranges, &model) != WD_OK;
    }
}

// parts are sets of pieces of the current command that overlap no piece of another set: cached accesses, and the
// others.
enum { MAX_PARTS = WD_SYNCVAL_MAX_KNOWN + 1 };

typedef struct parts {
    wd_syncval_recorder *recorder;
    size_t count;
    wd_sync_piece_list lists[MAX_PARTS];
    const wd_state_object *const *objects[MAX_PARTS]; // Of the pieces.
} parts;

static const wd_state_object *object_of(const parts *of, size_t piece) {
    size_t part = 0;
    for (; piece >= of->lists[part].num_pieces; part++) {
        piece -= of->lists[part].num_pieces;
    }
    assert(part < of->count);
    return of->objects[part][piece];
}

static bool note_hazard(void *user, const wd_sync_hazard *hazard, size_t piece) {
    const parts *of = user;
    if (wd_syncval_is_hazard_certain(of->recorder, hazard)) {
        wd_syncval_note_hazard(of->recorder, hazard, object_of(of, piece));
    }
    return true;
}

static bool allow(void *user) {
    return wd_syncval_may_record(((const parts *)user)->recorder);
}

static inline void add_part(parts *of, wd_sync_piece *pieces, const wd_state_object *const *objects,
                            size_t num_pieces) {
    assert(of->count < MAX_PARTS && num_pieces);
    of->lists[of->count] = (wd_sync_piece_list){pieces, num_pieces};
    of->objects[of->count++] = objects;
}

static inline void add_known(parts *of, const wd_syncval_resolution *known) {
    add_part(of, known->pieces, known->objects, known->num_pieces);
}

static wd_sync_command command_of(parts *of) {
    const wd_syncval_recorder *recorder = of->recorder;
    return (wd_sync_command){
        .tag = recorder->command.tag,
        .instance = recorder->instance,
        .subpass = wd_syncval_subpass_instance(recorder),
        .report = note_hazard,
        .user = of,
        .allow = allow,
        .has_hazard = recorder->command.found.count != 0,
    };
}

// execute checks all parts and records them, unless the command is skipped.
static inline void execute(parts *of) {
    const wd_sync_command command = command_of(of);
    wd_syncval_recorder *recorder = of->recorder;
    recorder->failed |=
        wd_sync_context_execute_lists(recorder->context, of->lists, of->count, &command) != WD_OK;
}

// execute_by_access checks and records parts that are cached, and the other accesses one by one.
static void execute_by_access(parts *of) {
    wd_syncval_recorder *recorder = of->recorder;
    wd_syncval_found_hazard found;
    for (size_t i = 0; i < of->count; i++) {
        parts one = {.recorder = recorder};
        add_part(&one, of->lists[i].pieces, of->objects[i], of->lists[i].num_pieces);
        const wd_sync_command command = command_of(&one);
        wd_sync_context_check(recorder->context, one.lists->pieces, one.lists->num_pieces, &command);
    }
    for (size_t i = 0; i < recorder->command.accesses.count; i++) {
        if (detect_access(recorder, &recorder->command.accesses.items[i], &found)) {
            wd_syncval_note_hazard(recorder, &found.hazard, found.object);
        }
    }
    if (!wd_syncval_may_record(recorder)) {
        return;
    }
    update(recorder, false);
    update(recorder, true);
    if (of->count && !recorder->failed) {
        wd_sync_command command = command_of(of);
        command.report = NULL;
        command.allow = NULL;
        recorder->failed |=
            wd_sync_context_execute_lists(recorder->context, of->lists, of->count, &command) != WD_OK;
    }
}

// execute_with_others is for commands with accesses that are not cached.
static void execute_with_others(parts *of) {
    wd_syncval_pieces pieces;
    const wd_syncval_command *command = &of->recorder->command;
    wd_syncval_make_pieces(&pieces, command->accesses.items, command->accesses.count, command->ranges.items);
    if (pieces.count) {
        add_part(of, pieces.pieces, pieces.objects, pieces.count);
        execute(of);
    } else {
        execute_by_access(of);
    }
}

// detect_races stores races of the command's accesses with unordered subpasses.
static void detect_races(wd_syncval_recorder *recorder) {
    const wd_syncval_pass_instance *pass = &recorder->pass;
    const wd_syncval_command *command = &recorder->command;
    wd_sync_hazard hazard;
    for (uint32_t i = 0; wd_syncval_is_in_subpass(recorder) && i + 1 < pass->subpasses.count; i++) {
        const wd_syncval_subpass *subpass = &pass->subpasses.items[i];
        for (size_t k = 0; wd_syncval_pass_instance_may_race(pass, i) && k < command->accesses.count; k++) {
            const wd_syncval_access *access = &command->accesses.items[k];
            const wd_sync_access model = wd_syncval_model_access(recorder, access);
            if (wd_sync_context_detect_async(subpass->context, (wd_sync_space)access->space,
                                             command->ranges.items + access->first_range, access->num_ranges,
                                             &model, subpass->begin_tag, &hazard) &&
                wd_sync_hazard_is_certain(&hazard, &(wd_sync_unknowns){0})) {
                wd_syncval_note_hazard(recorder, &hazard, access->object);
            }
        }
    }
}

static void take_known(wd_syncval_recorder *recorder) {
    recorder->failed |= !wd_syncval_command_take_known(&recorder->command);
}

static void check_races(wd_syncval_recorder *recorder) {
    take_known(recorder);
    if (!recorder->failed) {
        detect_races(recorder);
    }
}

static bool do_pieces_share(const wd_syncval_recorder *recorder, const wd_syncval_resolution *known) {
    bool shares = false;
    for (uint32_t i = 0; i < known->num_pieces && !shares; i++) {
        shares = wd_sync_context_shares(recorder->context, (wd_sync_space)known->pieces[i].space,
                                        known->pieces[i].range);
    }
    return shares;
}

static bool do_accesses_share(const wd_syncval_recorder *recorder) {
    for (size_t i = 0; i < recorder->command.accesses.count; i++) {
        const wd_syncval_access *access = &recorder->command.accesses.items[i];
        for (size_t k = 0; k < access->num_ranges; k++) {
            if (wd_sync_context_shares(recorder->context, (wd_sync_space)access->space,
                                       recorder->command.ranges.items[access->first_range + k])) {
                return true;
            }
        }
    }
    return false;
}

// may_share returns whether two parts of the command may share memory although their ranges do not overlap.
static bool may_share(const wd_syncval_recorder *recorder) {
    uint32_t num_sharing = 0;
    if (!__atomic_load_n(&recorder->device->aliases.bound.is_active, __ATOMIC_RELAXED)) {
        return false;
    }
    for (uint32_t i = 0; i < recorder->command.num_known; i++) {
        num_sharing += do_pieces_share(recorder, recorder->command.known[i]);
    }
    return num_sharing + (num_sharing && do_accesses_share(recorder)) > 1;
}

// are_parts_disjoint returns whether cached accesses can be checked and recorded separately, because no parts
// of the command overlap.
static bool are_parts_disjoint(const wd_syncval_recorder *recorder) {
    for (uint32_t i = 0; i < recorder->command.num_known; i++) {
        const wd_syncval_resolution *known = recorder->command.known[i];
        if (!known->num_pieces || (recorder->command.accesses.count &&
                                   !wd_syncval_resolution_is_disjoint(known, recorder->command.accesses.items,
                                                                      recorder->command.accesses.count,
                                                                      recorder->command.ranges.items))) {
            return false;
        }
        for (uint32_t k = 0; k < i; k++) {
            if (!wd_syncval_resolutions_are_disjoint(known, recorder->command.known[k])) {
                return false;
            }
        }
    }
    return !may_share(recorder);
}

// execute_parts checks all accesses of the command before any is recorded.
static void execute_parts(wd_syncval_recorder *recorder) {
    parts all; // The arrays have no elements yet.
    all.recorder = recorder;
    all.count = 0;
    for (uint32_t i = 0; i < recorder->command.num_known; i++) {
        add_known(&all, recorder->command.known[i]);
    }
    if (recorder->command.accesses.count) {
        execute_with_others(&all);
    } else if (all.count) {
        execute(&all);
    }
}

// is_one_known returns whether all accesses of the command are cached together. Most dispatches are such
// commands.
static bool is_one_known(const wd_syncval_recorder *recorder) {
    return recorder->command.num_known == 1 && !recorder->command.accesses.count &&
           !recorder->command.unknown_ranges.count && !recorder->pass.outer && !recorder->oversync &&
           recorder->command.known[0]->num_pieces;
}

static void record_unknown_range(wd_syncval_recorder *recorder) {
    for (size_t i = 0; i < recorder->command.unknown_ranges.count && !recorder->failed; i++) {
        const wd_sync_access access = {.tag = recorder->command.tag,
                                       .usage = recorder->command.unknown_ranges.items[i].usage};
        recorder->failed |=
            wd_sync_context_read_unknown_range(
                recorder->context, recorder->command.unknown_ranges.items[i].range, &access) != WD_OK;
    }
}

static void drop_accesses(wd_syncval_recorder *recorder) {
    recorder->command.unknown_ranges.count = 0;
    recorder->command.num_known = 0;
    wd_syncval_command_drop_accesses(&recorder->command);
}

// finish_slowly is wd_syncval_finish for commands with several parts, or with hazards that are stored
// already.
static bool finish_slowly(wd_syncval_recorder *recorder) {
    if (recorder->pass.outer) {
        check_races(recorder);
    }
    if (recorder->oversync) {
        take_known(recorder);
        wd_syncval_log_accesses(recorder);
    }
    if (!are_parts_disjoint(recorder)) {
        take_known(recorder);
    }
    if (!recorder->failed) {
        execute_parts(recorder);
    }
    wd_syncval_may_record(recorder); // Reports the stored hazards of a command without other accesses.
    if (wd_syncval_command_is_skipped(&recorder->command)) {
        wd_syncval_undo_noted(recorder);
    } else {
        record_unknown_range(recorder);
    }
    drop_accesses(recorder);
    assert(wd_syncval_recorder_validate(recorder));
    return wd_syncval_command_is_skipped(&recorder->command);
}

bool wd_syncval_finish(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return false;
    }
    recorder->failed |= recorder->command.ranges.out_of_memory;
    if (recorder->failed) {
        return false;
    }
    assert(wd_syncval_recorder_validate(recorder));
    if (recorder->trace) {
        wd_syncval_trace_finished(recorder);
    }
    if (recorder->contents) {
        wd_syncval_contents_finished(recorder);
    }
    if (!recorder->device->options.hazards) {
        drop_accesses(recorder);
        return false;
    }
    if (!is_one_known(recorder)) {
        return finish_slowly(recorder);
    }
    parts known;
    known.recorder = recorder;
    known.count = 0;
    add_known(&known, recorder->command.known[0]);
    recorder->command.num_known = 0;
    execute(&known);
    if (!wd_syncval_command_is_skipped(&recorder->command)) {
        return false;
    }
    wd_syncval_undo_noted(recorder);
    return true;
}
