// Checks and records all accesses of a command, with one map lookup for each range.
#include <assert.h>
#include <string.h>

#include "vk/syncval/model/sync_context.h"

typedef struct execution {
    wd_sync_context *context;
    const wd_sync_command *command;
    bool reports;
    bool found;       // A hazard was reported.
    bool is_refused;  // The caller skips the command.
    bool is_compared; // All pieces are compared.
    bool shares;      // Pieces may share memory with other ranges.
    bool may_cover;   // Pieces may cover unknown ranges that are read.
    // A plain write replaces any state, so pieces with the same write share a state: that of the last such
    // piece. A plain write looks the same whatever was there: the state of the command's last one.
    uint16_t written_usage;
    uint8_t written_ordering;
    bool written_in_instance;
    uint32_t written_state; // 0: none yet.
    // Reads and atomic writes have the same result on the same state: the last such piece, the state before
    // it, and the result.
    const wd_sync_piece *adder; // NULL: none yet.
    uint32_t added_to;          // 0: a gap.
    uint32_t added_result;
} execution;

static uint32_t instance_of(const execution *job, const wd_sync_piece *piece) {
    return piece->in_instance ? job->command->instance : job->command->subpass;
}

static wd_sync_access access_of(const execution *job, const wd_sync_piece *piece, uint32_t number) {
    assert(number < piece->num_usages);
    return (wd_sync_access){
        .tag = job->command->tag,
        .instance = instance_of(job, piece),
        .usage = piece->usages[number],
        .queue = job->context->queue,
        .ordering = piece->ordering,
        .atomicity = piece->atomicities[number],
    };
}

static bool has_write(const wd_sync_piece *piece) {
    return piece->num_reads < piece->num_usages;
}

// overwrites returns whether the piece replaces the entire state: its last access is a plain write.
static bool overwrites(const wd_sync_piece *piece) {
    assert(piece->num_usages && piece->num_reads <= piece->num_usages);
    return has_write(piece) && !piece->atomicities[piece->num_usages - 1];
}

static void report(execution *job, wd_sync_hazard *hazard, const wd_sync_piece *piece, size_t number) {
    hazard->space = (wd_sync_space)piece->space;
    job->found = true;
    job->reports = job->command->report && job->command->report(job->command->user, hazard, number);
}

// may_happen calls `allow` when all pieces are compared. It returns whether to record the command.
static bool may_happen(execution *job) {
    if (!job->is_compared) {
        const wd_sync_command *command = job->command;
        job->is_refused = job->found && command->allow && !command->allow(command->user);
        job->is_compared = true;
        job->reports = false;
    }
    return !job->is_refused;
}

// --- A piece that is one range of the map

static void detect_in_state(execution *job, const wd_sync_state *state, const wd_sync_piece *piece,
                            size_t number) {
    if (!state->has_write && !state->keeps_writes && !has_write(piece)) {
        return; // Reads conflict with no read.
    }
    for (uint32_t i = 0; i < piece->num_usages && job->reports; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        wd_sync_hazard hazard;
        if (wd_sync_state_detect(state, &access, UINT64_MAX, &hazard)) {
            hazard.range = piece->range;
            report(job, &hazard, piece, number);
        }
    }
}

// note_first records the first accesses of the piece. After a plain write, the piece's other accesses are
// hidden.
static wd_status note_first(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state) {
    if (!job->context->recording ||
        (state && state->has_write && !state->write.atomicity && !wd_sync_discards(state->write.ordering))) {
        return WD_OK;
    }
    wd_status status = WD_OK;
    bool is_hidden = false;
    for (uint32_t i = 0; i < piece->num_usages && !is_hidden && status == WD_OK; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        is_hidden = i >= piece->num_reads && !access.atomicity;
        status =
            wd_sync_record_first(job->context, (wd_sync_space)piece->space, piece->range, state, &access);
    }
    return status;
}

// write_to sets `state` to the last write of the piece.
static inline void write_to(const execution *job, const wd_sync_piece *piece, wd_sync_state *state) {
    assert(has_write(piece));
    const wd_sync_access access = access_of(job, piece, piece->num_usages - 1u);
    state->position = (uint32_t)job->context->view.position;
    wd_sync_state_write(state, &access);
}

static uint32_t written_state(execution *job, const wd_sync_piece *piece) {
    const uint16_t usage = piece->usages[piece->num_usages - 1];
    if (job->written_state && job->written_usage == usage && job->written_ordering == piece->ordering &&
        job->written_in_instance == piece->in_instance) {
        return job->written_state;
    }
    wd_sync_state *state = &job->context->pool->transformed->state;
    write_to(job, piece, state);
    job->written_state = wd_sync_pool_add(job->context->pool, state);
    job->written_usage = usage;
    job->written_ordering = piece->ordering;
    job->written_in_instance = piece->in_instance;
    return job->written_state;
}

// add_accesses adds all accesses of the piece to a copy of `state` (NULL: a gap), which must be current.
static void add_accesses(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state,
                         wd_sync_state_buffer *buffer) {
    if (state) {
        wd_sync_state_copy(buffer, state);
    } else {
        buffer->state = (wd_sync_state){.position = (uint32_t)job->context->view.position};
    }
    for (uint32_t i = 0; i < piece->num_usages; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        if (i < piece->num_reads) {
            wd_sync_state_read(buffer, &access, job->context->first_instance);
        } else if (access.atomicity) {
            wd_sync_state_write_atomically(buffer, &access, job->context->first_instance);
        } else {
            wd_sync_state_write(&buffer->state, &access);
        }
    }
}

static uint32_t make_state(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state) {
    wd_sync_state_buffer *buffer = job->context->pool->transformed;
    add_accesses(job, piece, state, buffer);
    return wd_sync_pool_add(job->context->pool, &buffer->state);
}

static bool are_alike(const wd_sync_piece *a, const wd_sync_piece *b) {
    return a->num_usages == b->num_usages && a->num_reads == b->num_reads && a->ordering == b->ordering &&
           a->in_instance == b->in_instance &&
           memcmp(a->usages, b->usages, a->num_usages * sizeof(*a->usages)) == 0 &&
           memcmp(a->atomicities, b->atomicities, a->num_usages * sizeof(*a->atomicities)) == 0;
}

// added_state is make_state with a cache of the last result. `from` is the number of the state, 0 for a gap.
static uint32_t added_state(execution *job, const wd_sync_piece *piece, const wd_sync_state *state,
                            uint32_t from) {
    if (!job->adder || job->added_to != from || !are_alike(job->adder, piece)) {
        job->added_result = make_state(job, piece, state);
        job->adder = job->added_result ? piece : NULL;
        job->added_to = from;
    }
    return job->added_result;
}

// store_state stores a new state for the range. `state` is the old one and `from` its number. NULL: the range is `gap`
// of the map, or is shared with another map.
static wd_status store_state(execution *job, const wd_sync_piece *piece, const wd_sync_state *state,
                             uint32_t from, uint32_t *slot, const wd_range_gap *gap) {
    wd_status status = WD_OK;
    const uint32_t last = overwrites(piece) ? job->written_state : job->added_result;
    const uint32_t id = overwrites(piece) ? written_state(job, piece) : added_state(job, piece, state, from);
    if (!id) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_range_map *map = &job->context->view.maps[piece->space];
    if (slot) {
        *slot = id;
    } else {
        status =
            gap ? wd_range_map_fill(map, gap, piece->range, id) : wd_range_map_store(map, piece->range, id);
    }
    if (id == last) {
        wd_sync_pool_drop_holder(job->context->pool, id);
    } else if (status == WD_OK) {
        wd_sync_pool_set_holder(job->context->pool, id, map);
    }
    return status;
}

// repeats_reads returns whether the last reads of the state are those of the piece, in the same order, and the
// earlier ones belong to other subpass instances, so that the piece replaces none of them.
static bool repeats_reads(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state) {
    const uint32_t instance = instance_of(job, piece), num_earlier = state->num_reads - piece->num_reads;
    bool repeats = state->num_reads >= piece->num_reads && (instance || !num_earlier);
    for (uint32_t i = 0; repeats && i < num_earlier; i++) {
        repeats = state->reads[i].access.instance != instance;
    }
    for (uint32_t i = 0; repeats && i < piece->num_reads; i++) {
        const wd_sync_access *old = &state->reads[num_earlier + i].access;
        repeats = old->usage == piece->usages[i] && old->atomicity == piece->atomicities[i] &&
                  old->queue == job->context->queue && old->instance == instance &&
                  old->ordering == piece->ordering;
    }
    return repeats;
}

// renew_last_reads replaces the last reads of the state by those of the piece, after repeats_reads.
static void renew_last_reads(const execution *job, const wd_sync_piece *piece, wd_sync_state *state) {
    assert(state->num_reads >= piece->num_reads);
    wd_sync_limits *limits = wd_sync_state_limits(state);
    const uint32_t first = state->num_reads - (uint32_t)piece->num_reads;
    for (uint32_t i = 0; i < piece->num_reads; i++) {
        state->reads[first + i] = (wd_sync_read){access_of(job, piece, i), 0};
        if (limits) {
            limits->reads[first + i] = (wd_sync_read_limits){0, 0};
        }
    }
}

// renew_reads replaces reads of the state by those of the piece. If it fails after replacing some of them,
// adding all reads of the piece still gives the correct result.
static bool renew_reads(const execution *job, const wd_sync_piece *piece, wd_sync_state *state) {
    if (repeats_reads(job, piece, state)) {
        renew_last_reads(job, piece, state);
        return true;
    }
    for (uint32_t i = 0; i < piece->num_reads; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        if (!wd_sync_state_renew_read(state, &access)) {
            return false;
        }
    }
    return true;
}

// leaves_one_write returns whether a state without reads has only the last write of the piece afterwards.
static bool leaves_one_write(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state) {
    const wd_sync_access access = access_of(job, piece, piece->num_usages - 1u);
    return overwrites(piece) || (piece->num_usages == 1 && wd_sync_state_repeats_write(state, &access));
}

// change_own applies the piece to a state that no other range uses, in place.
static wd_status change_own(const execution *job, const wd_sync_piece *piece, wd_sync_state *state,
                            uint32_t id) {
    if (has_write(piece) && !state->num_reads && !state->has_limits && leaves_one_write(job, piece, state)) {
        write_to(job, piece, state);
        return WD_OK;
    }
    wd_sync_state_buffer *buffer = job->context->pool->transformed;
    if (overwrites(piece)) {
        write_to(job, piece, &buffer->state);
    } else {
        add_accesses(job, piece, state, buffer);
    }
    return wd_sync_pool_replace(job->context->pool, id, &buffer->state) ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// --- Pieces of any range

static void compare_in_general(execution *job, const wd_sync_piece *piece, size_t number) {
    for (uint32_t i = 0; i < piece->num_usages && job->reports; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        wd_sync_hazard hazard;
        if (wd_sync_context_detect(job->context, (wd_sync_space)piece->space, &piece->range, 1, &access,
                                   &hazard)) {
            report(job, &hazard, piece, number);
        }
    }
}

static wd_status record_in_general(const execution *job, const wd_sync_piece *piece, uint32_t begin,
                                   uint32_t end) {
    wd_status status = WD_OK;
    for (uint32_t i = begin; i < end && status == WD_OK; i++) {
        const wd_sync_access access = access_of(job, piece, i);
        status =
            wd_sync_update_in_ranges(job->context, (wd_sync_space)piece->space, &piece->range, 1, &access);
    }
    return status;
}

__attribute__((noinline)) static wd_status execute_in_general(execution *job, const wd_sync_piece *piece,
                                                              size_t number) {
    compare_in_general(job, piece, number);
    return may_happen(job) ? record_in_general(job, piece, 0, piece->num_usages) : WD_OK;
}

__attribute__((noinline)) static wd_status execute_on_range(execution *job, const wd_sync_piece *piece,
                                                            size_t number, uint32_t id, uint32_t *slot) {
    wd_sync_pool *pool = job->context->pool;
    wd_sync_view *view = &job->context->view;
    wd_sync_state *own = slot ? wd_sync_own_state(pool, view, (wd_sync_space)piece->space, id) : NULL;
    const wd_sync_state *state = own ? own : wd_sync_current_state(pool, view, id);
    detect_in_state(job, state, piece, number);
    if (!may_happen(job)) {
        return WD_OK;
    }
    // Reads that replace earlier reads are not first accesses.
    if (own && !has_write(piece) && renew_reads(job, piece, own)) {
        return WD_OK;
    }
    wd_status status = note_first(job, piece, state);
    if (status != WD_OK) {
        return status;
    }
    return own ? change_own(job, piece, own, id) : store_state(job, piece, state, id, slot, NULL);
}

// repeats_write returns whether the state consists of the same write by an earlier command of the same
// subpass instance. The implicit order puts the two writes in sequence.
static bool repeats_write(const execution *job, const wd_sync_piece *piece, const wd_sync_state *state) {
    const wd_sync_access access = access_of(job, piece, 0);
    return piece->num_usages == 1 && state->has_write && !state->num_reads && !state->has_limits &&
           state->write.usage == access.usage && state->write.ordering == access.ordering &&
           wd_sync_is_ordered(&state->write, &access);
}

// may_overwrite returns whether the state consists of a plain write that is visible to all accesses of the
// piece, maybe through the one barrier since then, and the piece overwrites it. Then there is no hazard, the
// accesses are not first accesses of a recording, and the last write of the piece is the new state.
static bool may_overwrite(const execution *job, const wd_sync_piece *piece, const wd_sync_state *own) {
    const wd_sync_view *view = &job->context->view;
    if (!own->has_write || own->num_reads || own->has_limits || own->write.atomicity ||
        wd_sync_discards(own->write.ordering) || !overwrites(piece)) {
        return false;
    }
    const wd_sync_mask *added = &own->write_barriers; // By the barrier since then.
    if (own->position != view->position) {
        assert(own->position < view->position);
        const wd_sync_barrier *since = wd_sync_log_sole_barrier(view->log, own->position, view->position);
        if (!since) {
            return false;
        }
        if (wd_sync_covers_write(since, &own->write, own->write_chain)) {
            added = &since->second.usages;
        }
    }
    bool is_visible = true;
    for (uint32_t i = 0; i < piece->num_usages && is_visible; i++) {
        is_visible = wd_sync_mask_test(added, piece->usages[i]) ||
                     wd_sync_mask_test(&own->write_barriers, piece->usages[i]);
    }
    return is_visible;
}

// repeats returns whether there is nothing to detect and nothing to record except the most recent access: an
// earlier command did the same to the range with no global barrier in between, as draws of one render pass
// do, or may_overwrite is true.
static inline bool repeats(const execution *job, const wd_sync_piece *piece, const wd_sync_state *own) {
    const bool is_current = own->position == job->context->view.position;
    if (has_write(piece)) {
        return (is_current && repeats_write(job, piece, own)) || may_overwrite(job, piece, own);
    }
    return is_current && !own->has_write && !own->keeps_writes && repeats_reads(job, piece, own);
}

static void repeat_on_range(const execution *job, const wd_sync_piece *piece, wd_sync_state *own) {
    if (has_write(piece)) {
        write_to(job, piece, own);
    } else {
        renew_last_reads(job, piece, own);
    }
}

static bool find_one(void *user, const wd_sync_unknown_range *at) {
    (void)at;
    *(bool *)user = true;
    return false;
}

// is_independent returns whether the piece must be compared with accesses of its own range only.
__attribute__((noinline)) static bool is_independent(const execution *job, const wd_sync_piece *piece) {
    wd_sync_pool *pool = job->context->pool;
    const wd_sync_space space = (wd_sync_space)piece->space;
    bool covers = false;
    if (job->may_cover && has_write(piece) && space == WD_SYNC_LINEAR) {
        wd_sync_visit_covered(pool, piece->range, find_one, &covers);
    }
    return !covers && !(job->shares && wd_sync_find_shared(pool, space, piece->range)->count);
}

// locate_and_execute is execute_piece for a piece without a valid hint.
__attribute__((noinline)) static wd_status locate_and_execute(execution *job, wd_sync_piece *piece,
                                                              size_t number) {
    wd_sync_pool *pool = job->context->pool;
    wd_range_map *map = &job->context->view.maps[piece->space];
    uint32_t id, *slot;
    wd_range_gap gap;
    switch (wd_range_map_locate_gap(map, piece->range, &id, &slot, &gap)) {
    case WD_RANGE_GAP: {
        if (!may_happen(job)) {
            return WD_OK;
        }
        wd_status status = note_first(job, piece, NULL);
        return status == WD_OK ? store_state(job, piece, NULL, 0, NULL, &gap) : status;
    }
    case WD_RANGE_EXACT:
        if (slot) {
            wd_sync_set_hint(&piece->hint, pool, map, slot);
        }
        return execute_on_range(job, piece, number, id, slot);
    default:
        return execute_in_general(job, piece, number);
    }
}

static inline wd_status execute_piece(execution *job, wd_sync_piece *piece, size_t number) {
    assert(piece->range.begin < piece->range.end && piece->space < WD_SYNC_SPACE_COUNT);
    if (wd_sync_discards(piece->ordering)) {
        return execute_in_general(job, piece, number);
    }
    if (!wd_sync_is_hint_valid(&piece->hint, job->context->pool, &job->context->view.maps[piece->space])) {
        return locate_and_execute(job, piece, number);
    }
    const uint32_t id = *piece->hint.slot;
    wd_sync_state *own = wd_sync_pool_own(job->context->pool, id, &job->context->view.maps[piece->space]);
    if (!own || !repeats(job, piece, own)) {
        return execute_on_range(job, piece, number, id, piece->hint.slot);
    }
    if (may_happen(job)) {
        repeat_on_range(job, piece, own);
    }
    return WD_OK;
}

// compare_piece is execute_piece without recording. It stores in the piece the state that record_piece renews.
static void compare_piece(execution *job, wd_sync_piece *piece, size_t number) {
    wd_sync_pool *pool = job->context->pool;
    wd_sync_view *view = &job->context->view;
    wd_range_map *map = &view->maps[piece->space];
    uint32_t id, *slot = NULL;
    if (wd_sync_is_hint_valid(&piece->hint, pool, map)) {
        slot = piece->hint.slot;
        id = *slot;
    } else {
        const wd_range_fit fit = wd_range_map_locate(map, piece->range, &id, &slot);
        if (fit == WD_RANGE_GAP) {
            return;
        }
        if (fit != WD_RANGE_EXACT) {
            compare_in_general(job, piece, number);
            return;
        }
        if (slot) {
            wd_sync_set_hint(&piece->hint, pool, map, slot);
        }
    }
    wd_sync_state *own = slot ? wd_sync_pool_own(pool, id, map) : NULL;
    if (own && repeats(job, piece, own)) {
        piece->repeated = wd_sync_discards(piece->ordering) ? NULL : own;
        return;
    }
    own = slot ? wd_sync_own_state(pool, view, (wd_sync_space)piece->space, id) : NULL;
    detect_in_state(job, own ? own : wd_sync_current_state(pool, view, id), piece, number);
}

// record_piece records a piece after compare_piece. The state is still that of the piece's range only, because
// the other pieces of the command do not overlap the range.
static inline wd_status record_piece(execution *job, wd_sync_piece *piece, size_t number) {
    if (piece->repeated) {
        repeat_on_range(job, piece, piece->repeated);
        return WD_OK;
    }
    return execute_piece(job, piece, number);
}

static void compare_pieces(execution *job, wd_sync_piece *pieces, size_t num_pieces, size_t first) {
    for (size_t i = 0; i < num_pieces; i++) {
        pieces[i].repeated = NULL;
        if (job->reports) {
            compare_piece(job, &pieces[i], first + i);
        }
    }
}

// compare_all compares all pieces. Those that share memory or cover unknown ranges use the general path.
static void compare_all(execution *job, const wd_sync_piece_list *lists, size_t num_lists) {
    size_t number = 0;
    for (size_t i = 0; i < num_lists; i++) {
        for (size_t k = 0; k < lists[i].num_pieces; k++, number++) {
            wd_sync_piece *piece = &lists[i].pieces[k];
            piece->is_general = !is_independent(job, piece);
            piece->repeated = NULL;
            if (piece->is_general) {
                compare_in_general(job, piece, number);
            } else if (job->reports) {
                compare_piece(job, piece, number);
            }
        }
    }
}

// record_general records the reads or the writes of the pieces of the general path. All reads come before all writes.
// Otherwise a write of one piece would hide, in the recording, a read of another piece of the same memory from accesses
// before the recording.
static wd_status record_general(const execution *job, const wd_sync_piece_list *list, bool writes) {
    wd_status status = WD_OK;
    for (size_t i = 0; i < list->num_pieces && status == WD_OK; i++) {
        const wd_sync_piece *piece = &list->pieces[i];
        if (piece->is_general) {
            status = record_in_general(job, piece, writes ? piece->num_reads : 0,
                                       writes ? piece->num_usages : piece->num_reads);
        }
    }
    return status;
}

static wd_status record_others(execution *job, const wd_sync_piece_list *list) {
    wd_status status = WD_OK;
    for (size_t i = 0; i < list->num_pieces && status == WD_OK; i++) {
        status = list->pieces[i].is_general ? WD_OK : record_piece(job, &list->pieces[i], i);
    }
    return status;
}

// execute_all is for commands whose pieces may share memory or cover unknown ranges.
static wd_status execute_all(execution *job, const wd_sync_piece_list *lists, size_t num_lists) {
    compare_all(job, lists, num_lists);
    wd_status status = WD_OK;
    for (size_t i = 0; i < 2 * num_lists && status == WD_OK && may_happen(job); i++) {
        status = record_general(job, &lists[i % num_lists], i >= num_lists);
    }
    for (size_t i = 0; i < num_lists && status == WD_OK && may_happen(job); i++) {
        status = record_others(job, &lists[i]);
    }
    return status;
}

// execute_one is for one list of pieces that share no memory. The last piece is compared while it is recorded,
// because most commands have one or two pieces.
static wd_status execute_one(execution *job, const wd_sync_piece_list *list, size_t first) {
    const size_t last = list->num_pieces - 1;
    compare_pieces(job, list->pieces, last, first);
    wd_status status = execute_piece(job, &list->pieces[last], first + last);
    for (size_t i = 0; i < last && status == WD_OK && !job->is_refused; i++) {
        status = record_piece(job, &list->pieces[i], i);
    }
    return status;
}

// execute_separate is execute_one for several lists.
static wd_status execute_separate(execution *job, const wd_sync_piece_list *lists, size_t num_lists) {
    size_t first = 0;
    for (size_t i = 0; i + 1 < num_lists; first += lists[i++].num_pieces) {
        compare_pieces(job, lists[i].pieces, lists[i].num_pieces, first);
    }
    wd_status status = execute_one(job, &lists[num_lists - 1], first);
    for (size_t i = 0; i + 1 < num_lists && !job->is_refused; i++) {
        for (size_t k = 0; k < lists[i].num_pieces && status == WD_OK; k++) {
            status = record_piece(job, &lists[i].pieces[k], k);
        }
    }
    return status;
}

bool wd_sync_context_shares(wd_sync_context *context, wd_sync_space space, wd_range range) {
    return wd_sync_shares(context->pool) && wd_sync_find_shared(context->pool, space, range)->count;
}

static execution begin(wd_sync_context *context, const wd_sync_command *command) {
    return (execution){
        .context = context,
        .command = command,
        .reports = command->report != NULL,
        .found = command->has_hazard,
        .shares = wd_sync_shares(context->pool),
        .may_cover = wd_sync_has_unknown_ranges(context->pool),
    };
}

bool wd_sync_context_check(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                           const wd_sync_command *command) {
    execution job = begin(context, command);
    if (job.shares || job.may_cover) {
        compare_all(&job, &(wd_sync_piece_list){pieces, num_pieces}, 1);
    } else {
        compare_pieces(&job, pieces, num_pieces, 0);
    }
    return job.found;
}

wd_status wd_sync_context_execute_lists(wd_sync_context *context, const wd_sync_piece_list *lists,
                                        size_t num_lists, const wd_sync_command *command) {
    wd_sync_pool_collect(context->pool);
    execution job = begin(context, command);
    if (job.shares || job.may_cover) {
        return execute_all(&job, lists, num_lists);
    }
    return num_lists == 1 ? execute_one(&job, lists, 0) : execute_separate(&job, lists, num_lists);
}

wd_status wd_sync_context_execute(wd_sync_context *context, wd_sync_piece *pieces, size_t num_pieces,
                                  const wd_sync_command *command) {
    return num_pieces
               ? wd_sync_context_execute_lists(context, &(wd_sync_piece_list){pieces, num_pieces}, 1, command)
               : WD_OK;
}
