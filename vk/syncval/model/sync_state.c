#include "vk/syncval/model/sync_state.h"

#include <assert.h>
#include <string.h>

// A state with more reads of one usage in other subpass instances is thinned by hide_reads. Each read is visited when a
// barrier is applied to the state, so the limit is low.
enum { MAX_INSTANCES = 1 };

_Static_assert(WD_SYNC_MAX_READS <= 64, "join_reads has a bit for each");
_Static_assert(sizeof(wd_sync_access) == 16, "states are compared as bytes: no padding");
_Static_assert(sizeof(wd_sync_read) == 24, "states are compared as bytes: no padding");
_Static_assert(sizeof(wd_sync_state) == 40 + 8 * WD_SYNC_MASK_WORDS,
               "states are compared as bytes: no padding");

void wd_sync_state_copy(wd_sync_state_buffer *to, const wd_sync_state *from) {
    assert(from->num_reads <= WD_SYNC_MAX_READS);
    memcpy(to, from, wd_sync_state_size(from));
}

void wd_sync_state_write(wd_sync_state *state, const wd_sync_access *access) {
    *state = (wd_sync_state){.position = state->position, .has_write = 1, .write = *access};
}

void wd_sync_state_forget_write(wd_sync_state *state) {
    state->has_write = 0;
    state->write = (wd_sync_access){0};
    state->write_barriers = (wd_sync_mask){{0}};
    state->write_chain = 0;
    wd_sync_limits *limits = wd_sync_state_limits(state);
    if (limits) {
        limits->usages = (wd_sync_mask){{0}};
        limits->write_chain = limits->past_write_chain = 0;
        wd_sync_state_normalize_limits(state);
    }
}

void wd_sync_state_remove_read(wd_sync_state *state, size_t index) {
    assert(index < state->num_reads);
    wd_sync_limits *limits = wd_sync_state_limits(state);
    state->num_reads--;
    const size_t after = state->num_reads - index;
    size_t size = after * sizeof(state->reads[0]);
    if (limits) {
        memmove(&limits->reads[index], &limits->reads[index + 1], after * sizeof(limits->reads[0]));
        size += wd_sync_limits_size(state->num_reads);
    }
    memmove(&state->reads[index], &state->reads[index + 1], size);
}

static void append_read(wd_sync_state *state, const wd_sync_read *read, const wd_sync_read_limits *limits) {
    if (state->num_reads == WD_SYNC_MAX_READS) {
        size_t oldest = 0;
        for (size_t i = 1; i < state->num_reads; i++) {
            oldest = state->reads[i].access.tag < state->reads[oldest].access.tag ? i : oldest;
        }
        wd_sync_state_remove_read(state, oldest);
        state->is_thinned = 1;
    }
    assert(state->num_reads < WD_SYNC_MAX_READS);
    if (limits && (limits->barriers | limits->past)) {
        wd_sync_state_add_limits(state);
    }
    if (state->has_limits) {
        const size_t size = wd_sync_limits_size(state->num_reads);
        memmove(&state->reads[state->num_reads + 1], &state->reads[state->num_reads], size);
    }
    state->reads[state->num_reads++] = *read;
    if (state->has_limits) {
        wd_sync_state_limits(state)->reads[state->num_reads - 1] =
            limits ? *limits : (wd_sync_read_limits){0, 0};
    }
}

// orders_no_more returns whether every stage that happens after read `index` also happens after read
// `other`.
static bool orders_no_more(const wd_sync_state *state, size_t index, size_t other) {
    assert(index < state->num_reads && other < state->num_reads);
    const uint64_t lasting = state->reads[other].barriers;
    const wd_sync_limits *limits = wd_sync_state_limits(state);
    bool more = state->reads[index].barriers & ~lasting;
    if (limits) {
        const uint64_t here = lasting | limits->reads[other].barriers;
        more |= (limits->reads[index].barriers & ~here) != 0;
        more |= (limits->reads[index].past & ~(lasting | limits->reads[other].past)) != 0;
    }
    return !more;
}

static bool is_same_kind(const wd_sync_access *a, const wd_sync_access *b) {
    return a->usage == b->usage && a->queue == b->queue && a->atomicity == b->atomicity;
}

bool wd_sync_replaces_read(const wd_sync_access *later, const wd_sync_access *old) {
    const bool is_interlocked = old->ordering == WD_SYNC_ORDERING_INTERLOCK;
    return old->instance == later->instance &&
           wd_sync_loads(old->ordering) == wd_sync_loads(later->ordering) &&
           is_interlocked == (later->ordering == WD_SYNC_ORDERING_INTERLOCK);
}

// has_ended returns whether the render pass instance of a read has ended, so that no later subpass dependency
// can cover the read without also covering earlier ones. `next` is the first instance that may not have
// ended.
static bool has_ended(const wd_sync_access *read, uint32_t next) {
    return read->instance < next;
}

// hide_reads removes reads of the same kind as `access`, of other instances, that a later read of an ended
// instance hides: every access ordered after the later read is also ordered after the removed one.
static void hide_reads(wd_sync_state *state, const wd_sync_access *access, uint32_t first_instance) {
    const uint32_t next = first_instance ? first_instance : access->instance;
    for (size_t i = state->num_reads; i-- > 0;) {
        const wd_sync_read *old = &state->reads[i];
        bool hidden = false;
        if (!is_same_kind(&old->access, access) || old->access.instance == access->instance) {
            continue;
        }
        for (size_t k = 0; !hidden && k < state->num_reads; k++) {
            const wd_sync_read *later = &state->reads[k];
            hidden = is_same_kind(&later->access, access) && later->access.tag > old->access.tag &&
                     has_ended(&later->access, next) && orders_no_more(state, k, i);
        }
        if (hidden) {
            wd_sync_state_remove_read(state, i);
            state->is_thinned = 1;
        }
    }
}

// replaces returns whether an access replaces an earlier one of its kind.
static bool replaces(const wd_sync_access *access, const wd_sync_access *old) {
    return is_same_kind(old, access) && (!access->instance || wd_sync_replaces_read(access, old));
}

// drop_hidden_by_access removes earlier reads that `access` hides. A barrier that covers a read also covers
// earlier reads of the same usage on the same queue. Two exceptions exist while the subpass instance of the
// later read lasts: the implicit order, and a subpass dependency whose first scope is that subpass. So a few
// reads of other instances are kept until a read outside of any instance hides them all. The same rules apply
// to atomic writes.
static void drop_hidden_by_access(wd_sync_state *state, const wd_sync_access *access,
                                  uint32_t first_instance) {
    size_t num_others = 0;
    for (size_t i = state->num_reads; i-- > 0;) {
        const wd_sync_access *old = &state->reads[i].access;
        if (replaces(access, old)) {
            wd_sync_state_remove_read(state, i);
        } else {
            num_others += is_same_kind(old, access) && old->instance != access->instance;
        }
    }
    if (num_others > MAX_INSTANCES) {
        hide_reads(state, access, first_instance);
    }
}

void wd_sync_state_read(wd_sync_state_buffer *buffer, const wd_sync_access *access, uint32_t first_instance) {
    drop_hidden_by_access(&buffer->state, access, first_instance);
    append_read(&buffer->state, &(wd_sync_read){*access, 0}, NULL);
}

// --- Atomic writes

bool wd_sync_state_repeats_write(const wd_sync_state *state, const wd_sync_access *access) {
    return state->has_write && replaces(access, &state->write);
}

// write_as_read returns the write in the form in which it is kept among the reads.
static wd_sync_read write_as_read(const wd_sync_state *state, wd_sync_read_limits *limits) {
    const wd_sync_limits *of = wd_sync_state_limits(state);
    *limits = of ? (wd_sync_read_limits){of->write_chain, of->past_write_chain} : (wd_sync_read_limits){0, 0};
    return (wd_sync_read){state->write, state->write_chain};
}

static void keep_write(wd_sync_state *state) {
    assert(state->has_write);
    wd_sync_read_limits limits;
    const wd_sync_read kept = write_as_read(state, &limits);
    append_read(state, &kept, &limits);
    state->keeps_writes = 1;
}

// set_write gives the state the write of `from`, with the effects of barriers on it.
static void set_write(wd_sync_state *state, const wd_sync_state *from) {
    state->has_write = 1;
    state->write = from->write;
    state->write_barriers = from->write_barriers;
    state->write_chain = from->write_chain;
    state->read_chain = from->read_chain;
    const wd_sync_limits *theirs = wd_sync_state_limits(from);
    wd_sync_limits *limits = theirs ? wd_sync_state_add_limits(state) : wd_sync_state_limits(state);
    if (limits) {
        limits->usages = theirs ? theirs->usages : (wd_sync_mask){{0}};
        limits->write_chain = theirs ? theirs->write_chain : 0;
        limits->past_write_chain = theirs ? theirs->past_write_chain : 0;
        limits->read_chain = theirs ? theirs->read_chain : 0;
        limits->past_read_chain = theirs ? theirs->past_read_chain : 0;
    }
}

void wd_sync_state_write_atomically(wd_sync_state_buffer *buffer, const wd_sync_access *access,
                                    uint32_t first_instance) {
    assert(access->atomicity);
    wd_sync_state *state = &buffer->state;
    if (state->has_write && !wd_sync_state_repeats_write(state, access)) {
        keep_write(state);
    }
    drop_hidden_by_access(state, access, first_instance);
    set_write(state, &(wd_sync_state){.write = *access});
    wd_sync_state_normalize_limits(state);
}

const wd_sync_access *wd_sync_state_find_plain_write(const wd_sync_state *state) {
    if (state->has_write && !state->write.atomicity) {
        return &state->write;
    }
    for (size_t i = 0; state->keeps_writes && i < state->num_reads; i++) {
        const wd_sync_access *kept = &state->reads[i].access;
        if (wd_sync_usage_writes(kept->usage) && !kept->atomicity) {
            return kept;
        }
    }
    return NULL;
}

bool wd_sync_state_renew_read(wd_sync_state *state, const wd_sync_access *access) {
    size_t replaced = SIZE_MAX;
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_access *old = &state->reads[i].access;
        if (replaces(access, old)) {
            if (replaced != SIZE_MAX || old->instance != access->instance ||
                old->ordering != access->ordering) {
                return false;
            }
            replaced = i;
        }
    }
    if (replaced == SIZE_MAX) {
        return false;
    }
    const size_t last = state->num_reads - 1u;
    wd_sync_read_limits *limits = state->has_limits ? wd_sync_state_limits(state)->reads : NULL;
    if (replaced != last) {
        memmove(&state->reads[replaced], &state->reads[replaced + 1],
                (last - replaced) * sizeof(state->reads[0]));
    }
    state->reads[last] = (wd_sync_read){*access, 0};
    if (limits) {
        memmove(&limits[replaced], &limits[replaced + 1], (last - replaced) * sizeof(*limits));
        limits[last] = (wd_sync_read_limits){0, 0};
    }
    return true;
}

static bool is_same_access(const wd_sync_access *a, const wd_sync_access *b) {
    return is_same_kind(a, b) && a->tag == b->tag;
}

// hides returns whether the later of two reads of a kind, which come from different contexts, hides the
// earlier one from every later barrier. Outside of render passes, whatever covers the later read covers the
// earlier one.
static bool hides(const wd_sync_state *state, size_t later, size_t earlier) {
    const wd_sync_access *access = &state->reads[later].access;
    return access->tag > state->reads[earlier].access.tag &&
           replaces(access, &state->reads[earlier].access) &&
           (!access->instance || orders_no_more(state, later, earlier));
}

static void join_read(wd_sync_state *state, size_t index, const wd_sync_read *read,
                      const wd_sync_read_limits *limits) {
    assert(index < state->num_reads && is_same_access(&state->reads[index].access, &read->access));
    state->reads[index].barriers |= read->barriers;
    if (limits && (limits->barriers | limits->past)) {
        wd_sync_read_limits *own = &wd_sync_state_add_limits(state)->reads[index];
        own->barriers |= limits->barriers;
        own->past |= limits->past;
    }
}

// is_hidden_by_write is `hides` for the state's atomic write and an earlier write of its kind.
static bool is_hidden_by_write(const wd_sync_state *state, const wd_sync_read *read,
                               const wd_sync_read_limits *limits) {
    const wd_sync_access *write = &state->write;
    if (!state->has_write || write->tag <= read->access.tag || !replaces(write, &read->access)) {
        return false;
    }
    const wd_sync_limits *own = wd_sync_state_limits(state);
    uint64_t more = state->write_chain & ~read->barriers;
    if (own) {
        more |= own->write_chain & ~(read->barriers | (limits ? limits->barriers : 0));
        more |= own->past_write_chain & ~(read->barriers | (limits ? limits->past : 0));
    }
    return !write->instance || !more;
}

void wd_sync_state_add_read(wd_sync_state_buffer *buffer, const wd_sync_read *read,
                            const wd_sync_read_limits *limits) {
    wd_sync_state *state = &buffer->state;
    if (is_hidden_by_write(state, read, limits)) {
        return;
    }
    state->keeps_writes |= wd_sync_usage_writes(read->access.usage);
    for (size_t i = 0; i < state->num_reads; i++) {
        if (is_same_access(&state->reads[i].access, &read->access)) {
            join_read(state, i, read, limits);
            return;
        }
    }
    append_read(state, read, limits);
    for (size_t i = state->num_reads - 1u; i-- > 0;) {
        const size_t added = state->num_reads - 1u;
        if (!is_same_kind(&state->reads[i].access, &read->access)) {
            continue;
        }
        if (hides(state, added, i)) {
            wd_sync_state_remove_read(state, i);
        } else if (hides(state, i, added)) {
            wd_sync_state_remove_read(state, added);
            return;
        }
    }
}

void wd_sync_state_transition(wd_sync_state *state, const wd_sync_access *access,
                              const wd_sync_barrier *const *barriers, size_t num_barriers) {
    wd_sync_state_write(state, access);
    for (size_t i = 0; i < num_barriers; i++) {
        if (barriers[i]->flags & WD_SYNC_BARRIER_IN_SUBPASS) {
            wd_sync_limits *limits = wd_sync_state_add_limits(state);
            wd_sync_mask_join(&limits->usages, &barriers[i]->second.usages);
            limits->write_chain |= barriers[i]->second.stages;
        } else {
            wd_sync_mask_join(&state->write_barriers, &barriers[i]->second.usages);
            state->write_chain |= barriers[i]->second.stages;
        }
    }
    wd_sync_state_normalize_limits(state);
}

static bool covers_read(const wd_sync_barrier *barrier, const wd_sync_access *read, uint64_t chain) {
    const bool has_it = wd_sync_usage_writes(read->usage) // A kept write.
                            ? wd_sync_mask_test(&barrier->first.usages, read->usage)
                            : (barrier->first.stages & wd_sync_usage_stage(read->usage)) != 0;
    return barrier->first.stages & chain || (has_it && wd_sync_is_in_first_scope(barrier, read));
}

bool wd_sync_barrier_covers_write(const wd_sync_barrier *barrier, const wd_sync_state *state) {
    return wd_sync_covers_write(barrier, &state->write, wd_sync_chain_of_write(state, barrier));
}

bool wd_sync_barrier_covers_read(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_read *read) {
    assert(read >= state->reads && read < state->reads + state->num_reads);
    return covers_read(barrier, &read->access,
                       wd_sync_chain_of_read(state, (size_t)(read - state->reads), barrier));
}

static bool join_write(wd_sync_state *state, const wd_sync_mask *usages, uint64_t stages) {
    const wd_sync_mask before = state->write_barriers;
    const uint64_t chain = state->write_chain;
    wd_sync_mask_join(&state->write_barriers, usages);
    state->write_chain |= stages;
    return chain != state->write_chain || memcmp(&before, &state->write_barriers, sizeof(before)) != 0;
}

static bool barriers_on_write(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                              size_t num_barriers) {
    assert(state->has_write);
    wd_sync_mask usages = {{0}};
    uint64_t stages = 0;
    for (size_t i = 0; i < num_barriers; i++) {
        if (wd_sync_covers_write(barriers[i], &state->write, state->write_chain)) {
            wd_sync_mask_join(&usages, &barriers[i]->second.usages);
            stages |= barriers[i]->second.stages;
        }
    }
    return join_write(state, &usages, stages);
}

static bool join_stages(uint64_t *stages, uint64_t added) {
    const uint64_t before = *stages;
    *stages |= added;
    return *stages != before;
}

// apply_semaphore applies a semaphore. Barriers of the source queue order nothing on this queue, so their
// effects are removed.
static bool apply_semaphore(wd_sync_state *state, const wd_sync_barrier *barrier) {
    const uint64_t chain = state->write_chain, read_chain = state->read_chain;
    const wd_sync_mask usages = state->write_barriers;
    const uint64_t all_reads = wd_sync_chain_of_reads(state, barrier);
    bool changed = state->has_limits;
    const bool covered = state->has_write && wd_sync_barrier_covers_write(barrier, state);
    state->write_barriers = covered ? barrier->second.usages : (wd_sync_mask){{0}};
    state->write_chain = covered ? barrier->second.stages : 0;
    state->read_chain = barrier->first.stages & all_reads ? barrier->second.stages : 0;
    changed |= chain != state->write_chain || memcmp(&usages, &state->write_barriers, sizeof(usages)) != 0;
    for (size_t i = 0; i < state->num_reads; i++) {
        wd_sync_read *read = &state->reads[i];
        const uint64_t stages =
            wd_sync_barrier_covers_read(barrier, state, read) ? barrier->second.stages : 0;
        changed |= read->barriers != stages;
        read->barriers = stages;
        state->read_chain |= wd_sync_read_covers_write(state, &read->access) ? stages : 0;
    }
    state->has_limits = 0;
    return changed || read_chain != state->read_chain;
}

bool wd_sync_state_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                            size_t num_barriers) {
    assert(num_barriers < 2 || !(barriers[0]->flags & WD_SYNC_BARRIER_SEMAPHORE));
    const uint32_t flags = num_barriers ? barriers[0]->flags : 0;
    if (flags || state->has_limits) {
        return flags & WD_SYNC_BARRIER_SEMAPHORE
                   ? apply_semaphore(state, barriers[0])
                   : wd_sync_state_limited_barriers(state, barriers, num_barriers);
    }
    bool changed = state->has_write && barriers_on_write(state, barriers, num_barriers);
    uint64_t chained = 0;
    for (size_t k = 0; k < num_barriers; k++) {
        chained |= barriers[k]->first.stages & state->read_chain ? barriers[k]->second.stages : 0;
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        uint64_t stages = 0;
        for (size_t k = 0; k < num_barriers; k++) {
            const wd_sync_read *read = &state->reads[i];
            if (covers_read(barriers[k], &read->access, read->barriers)) {
                stages |= barriers[k]->second.stages;
            }
        }
        changed |= join_stages(&state->reads[i].barriers, stages);
        chained |= wd_sync_read_covers_write(state, &state->reads[i].access) ? stages : 0;
    }
    return join_stages(&state->read_chain, chained) || changed;
}

static bool is_set_after(uint64_t tag, const wd_sync_access *access) {
    return access->tag < tag;
}

wd_sync_barrier wd_sync_barrier_limit(const wd_sync_barrier *barrier, uint64_t stages) {
    wd_sync_barrier limited = *barrier;
    limited.first.stages &= stages;
    const wd_sync_mask allowed = wd_sync_usages(limited.first.stages, UINT64_MAX);
    wd_sync_mask_limit(&limited.first.usages, &allowed);
    return limited;
}

const wd_sync_read *wd_sync_state_find_read(const wd_sync_state *state, const wd_sync_access *access) {
    for (size_t i = 0; i < state->num_reads; i++) {
        if (is_same_access(&state->reads[i].access, access)) {
            return &state->reads[i];
        }
    }
    return NULL;
}

bool wd_sync_barrier_covers_kept(const wd_sync_barrier *barrier, const wd_sync_state *state,
                                 const wd_sync_access *access) {
    const wd_sync_read *read = wd_sync_state_find_read(state, access);
    if (read) {
        return wd_sync_barrier_covers_read(barrier, state, read);
    }
    return state->has_write && is_same_access(&state->write, access) &&
           wd_sync_barrier_covers_write(barrier, state);
}

static bool is_same_write(const wd_sync_state *a, const wd_sync_state *b) {
    return a->has_write && b->has_write && is_same_access(&a->write, &b->write);
}

// wait_target selects where the effect of a wait is stored: in the limits if the second scope is the current
// subpass.
typedef struct wait_target {
    wd_sync_state *state;
    wd_sync_limits *limits; // NULL: the effect is not limited to a subpass.
    const wd_sync_barrier *barrier;
} wait_target;

static bool extend_from_write(const wait_target *to) {
    const wd_sync_scope *second = &to->barrier->second;
    if (!to->limits) {
        return join_write(to->state, &second->usages, second->stages);
    }
    wd_sync_mask_join(&to->limits->usages, &second->usages);
    to->limits->write_chain |= second->stages;
    return true;
}

static bool extend_from_any_read(const wait_target *to) {
    return join_stages(to->limits ? &to->limits->read_chain : &to->state->read_chain,
                       to->barrier->second.stages);
}

static bool extend_from_read(const wait_target *to, size_t index) {
    return join_stages(to->limits ? &to->limits->reads[index].barriers : &to->state->reads[index].barriers,
                       to->barrier->second.stages);
}

static bool event_barrier(wd_sync_state *state, const wd_sync_state *at_set, uint64_t tag,
                          const wd_sync_barrier *barrier) {
    const bool is_limited = barrier->flags & WD_SYNC_BARRIER_IN_SUBPASS;
    const wait_target to = {state, is_limited ? wd_sync_state_add_limits(state) : NULL, barrier};
    bool changed = false;
    if (is_same_write(state, at_set) && is_set_after(tag, &state->write) &&
        wd_sync_barrier_covers_write(barrier, at_set)) {
        changed |= extend_from_write(&to);
    }
    const bool same_epoch = state->has_write ? is_same_write(state, at_set) : !at_set->has_write;
    if (same_epoch && barrier->first.stages & wd_sync_chain_of_reads(at_set, barrier)) {
        changed |= extend_from_any_read(&to);
    }
    for (size_t i = 0; same_epoch && i < at_set->num_reads; i++) {
        if (is_set_after(tag, &at_set->reads[i].access) &&
            wd_sync_read_covers_write(at_set, &at_set->reads[i].access) &&
            wd_sync_barrier_covers_read(barrier, at_set, &at_set->reads[i])) {
            changed |= extend_from_any_read(&to);
        }
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        if (wd_sync_barrier_covers_kept(barrier, at_set, &state->reads[i].access)) {
            changed |= extend_from_read(&to, i);
        }
    }
    wd_sync_state_normalize_limits(state);
    return changed;
}

bool wd_sync_state_event_barriers(wd_sync_state *state, const wd_sync_state *at_set, uint64_t tag,
                                  uint64_t stages, const wd_sync_barrier *const *barriers,
                                  size_t num_barriers) {
    bool changed = false;
    for (size_t i = 0; i < num_barriers; i++) {
        // The set determined what is in scope, so barriers of one wait do not see each other's effects.
        const wd_sync_barrier limited =
            stages == UINT64_MAX ? *barriers[i] : wd_sync_barrier_limit(barriers[i], stages);
        changed |= event_barrier(state, at_set, tag, &limited);
    }
    return changed;
}

// is_dropped returns whether `state` dropped `read` because a later read, which it has, replaces it. In a
// render pass the later read must be from before the pass, because subpasses do not know all reads of each
// other.
static bool is_dropped(const wd_sync_state *state, const wd_sync_access *read, uint32_t first_instance) {
    bool has_later = false;
    for (size_t i = 0; state->is_thinned && i < state->num_reads; i++) {
        const wd_sync_access *own = &state->reads[i].access;
        if (is_same_access(own, read)) {
            return false;
        }
        has_later |= is_same_kind(own, read) && own->tag > read->tag &&
                     (!first_instance || has_ended(own, first_instance));
    }
    return has_later;
}

// join_reads merges the reads of `other`. A read that one side dropped is represented there by a later read,
// so the other side's copy, which may lack the effects of barriers, must not be added.
static void join_reads(wd_sync_state_buffer *buffer, const wd_sync_state *other, uint32_t first_instance) {
    wd_sync_state *state = &buffer->state;
    const wd_sync_limits *limits = wd_sync_state_limits(other);
    uint64_t dropped = 0;
    for (size_t i = 0; i < other->num_reads; i++) {
        dropped |= (uint64_t)is_dropped(state, &other->reads[i].access, first_instance) << i;
    }
    for (size_t i = state->num_reads; i-- > 0;) {
        if (is_dropped(other, &state->reads[i].access, first_instance)) {
            wd_sync_state_remove_read(state, i);
        }
    }
    for (size_t i = 0; i < other->num_reads; i++) {
        if (!(dropped >> i & 1)) {
            wd_sync_state_add_read(buffer, &other->reads[i], limits ? &limits->reads[i] : NULL);
        }
    }
    state->is_thinned |= other->is_thinned;
}

static void drop_hidden_by_write(wd_sync_state *state) {
    for (size_t i = state->num_reads; i-- > 0;) {
        const wd_sync_limits *limits = wd_sync_state_limits(state);
        if (is_hidden_by_write(state, &state->reads[i], limits ? &limits->reads[i] : NULL)) {
            wd_sync_state_remove_read(state, i);
        }
    }
}

// join_atomics merges two states that have the same plain write, or none, but different later writes, of
// which at least one is atomic. The later write becomes the write of the result; the other one is kept among
// the reads.
static void join_atomics(wd_sync_state_buffer *buffer, const wd_sync_state *other, uint32_t first_instance) {
    wd_sync_state *state = &buffer->state;
    if (other->has_write && (!state->has_write || other->write.tag > state->write.tag)) {
        if (state->has_write) {
            keep_write(state);
        }
        set_write(state, other);
        drop_hidden_by_write(state);
    } else if (other->has_write) {
        wd_sync_read_limits limits;
        const wd_sync_read kept = write_as_read(other, &limits);
        wd_sync_state_add_read(buffer, &kept, &limits);
    }
    join_reads(buffer, other, first_instance);
    wd_sync_state_normalize_limits(state);
}

void wd_sync_state_overlay(wd_sync_state_buffer *buffer, const wd_sync_state *later, uint64_t begin_tag) {
    assert(later->has_write && later->write.atomicity);
    wd_sync_state *state = &buffer->state;
    for (size_t i = state->num_reads; i-- > 0;) {
        if (state->reads[i].access.tag >= begin_tag) {
            wd_sync_state_remove_read(state, i);
        }
    }
    if (state->has_write && state->write.tag < begin_tag) {
        keep_write(state);
    }
    set_write(state, later);
    drop_hidden_by_write(state);
    const wd_sync_limits *limits = wd_sync_state_limits(later);
    for (size_t i = 0; i < later->num_reads; i++) {
        wd_sync_state_add_read(buffer, &later->reads[i], limits ? &limits->reads[i] : NULL);
    }
    state->is_thinned |= later->is_thinned;
    wd_sync_state_normalize_limits(state);
}

void wd_sync_state_resolve(wd_sync_state_buffer *buffer, const wd_sync_state *other,
                           uint32_t first_instance) {
    wd_sync_state *state = &buffer->state;
    const wd_sync_access *own_write = wd_sync_state_find_plain_write(state);
    const wd_sync_access *other_write = wd_sync_state_find_plain_write(other);
    const uint64_t own_tag = own_write ? own_write->tag : 0;
    const uint64_t other_tag = other_write ? other_write->tag : 0;
    if (!own_write != !other_write || own_tag != other_tag) {
        const bool other_is_later = other_write && (!own_write || other_tag > own_tag);
        if (other_is_later) {
            const uint32_t position = state->position;
            wd_sync_state_copy(buffer, other);
            state->position = position;
        }
        return;
    }
    if ((state->write.atomicity || other->write.atomicity) && !is_same_write(state, other)) {
        join_atomics(buffer, other, first_instance);
        return;
    }
    if (state->has_write) {
        join_write(state, &other->write_barriers, other->write_chain);
    }
    state->read_chain |= other->read_chain;
    join_reads(buffer, other, first_instance);
    wd_sync_state_join_limits(state, other);
}
