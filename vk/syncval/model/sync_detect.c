#include "vk/syncval/model/sync_state.h"

#include <assert.h>
#include <stddef.h>

// Attachment usages by their implicit order. COLOR_ATTACHMENT_READ_NONCOHERENT is not in rasterization order.
static const uint16_t color_usages[] = {
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ,
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE,
};
static const uint16_t depth_stencil_usages[] = {
    WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ,
    WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE,
    WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ,
    WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE,
};
static const uint16_t other_attachment_usages[] = {
    WD_SYNC_FRAGMENT_SHADER_INPUT_ATTACHMENT_READ,
    WD_SYNC_FRAGMENT_SHADER_COLOR_ATTACHMENT_READ,
    WD_SYNC_FRAGMENT_SHADER_DEPTH_STENCIL_ATTACHMENT_READ,
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ_NONCOHERENT,
};

#define COUNT(array) (sizeof(array) / sizeof(*(array)))

static bool contains(const uint16_t *usages, size_t count, uint16_t usage) {
    for (size_t i = 0; i < count; i++) {
        if (usages[i] == usage) {
            return true;
        }
    }
    return false;
}

static bool is_color(uint16_t usage) {
    return contains(color_usages, COUNT(color_usages), usage);
}

static bool is_depth_stencil(uint16_t usage) {
    return contains(depth_stencil_usages, COUNT(depth_stencil_usages), usage);
}

static bool is_attachment(uint16_t usage) {
    return is_color(usage) || is_depth_stencil(usage) ||
           contains(other_attachment_usages, COUNT(other_attachment_usages), usage);
}

static bool is_after(uint8_t ordering, uint16_t prior_usage) {
    switch (ordering) {
    case WD_SYNC_ORDERING_COLOR:
        return is_color(prior_usage);
    case WD_SYNC_ORDERING_DEPTH_STENCIL:
        return is_depth_stencil(prior_usage);
    case WD_SYNC_ORDERING_RASTER:
    case WD_SYNC_ORDERING_LOAD:
    case WD_SYNC_ORDERING_LOAD_DISCARD:
        return is_color(prior_usage) || is_depth_stencil(prior_usage);
    case WD_SYNC_ORDERING_STORE:
    case WD_SYNC_ORDERING_STORE_READ_ONLY:
    case WD_SYNC_ORDERING_STORE_DISCARD:
    case WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD:
        return is_attachment(prior_usage);
    default:
        return false;
    }
}

bool wd_sync_is_ordered(const wd_sync_access *prior, const wd_sync_access *access) {
    if (prior->queue != access->queue) {
        return false;
    }
    if (wd_sync_stores_read_only(access->ordering) && !wd_sync_usage_writes(prior->usage)) {
        return true;
    }
    if (prior->instance != access->instance) {
        return false;
    }
    if (prior->ordering == WD_SYNC_ORDERING_INTERLOCK && access->ordering == WD_SYNC_ORDERING_INTERLOCK) {
        return true;
    }
    if (!access->instance) {
        return false;
    }
    if (wd_sync_loads(prior->ordering) && is_attachment(access->usage)) {
        return true;
    }
    return is_after(access->ordering, prior->usage);
}

// --- The contents of a hazard

static wd_sync_hazard_kind kind_of(const wd_sync_access *prior, const wd_sync_access *access) {
    const bool prior_writes = wd_sync_usage_writes(prior->usage);
    const bool writes = wd_sync_usage_writes(access->usage);
    if (prior->usage == WD_SYNC_PRESENT && access->usage == WD_SYNC_PRESENT) {
        return WD_SYNC_PRESENT_AFTER_READ; // The engine may still read an image that is not acquired yet.
    }
    if (prior->usage == WD_SYNC_PRESENT) {
        return writes ? WD_SYNC_WRITE_AFTER_PRESENT : WD_SYNC_READ_AFTER_PRESENT;
    }
    if (access->usage == WD_SYNC_PRESENT) {
        return prior_writes ? WD_SYNC_PRESENT_AFTER_WRITE : WD_SYNC_PRESENT_AFTER_READ;
    }
    if (!prior_writes) {
        return WD_SYNC_WRITE_AFTER_READ;
    }
    return writes ? WD_SYNC_WRITE_AFTER_WRITE : WD_SYNC_READ_AFTER_WRITE;
}

// The presentation engine is not a queue, so an unordered access is AFTER-PRESENT or PRESENT-AFTER, not a
// race.
static wd_sync_hazard_kind race_of(const wd_sync_access *prior, const wd_sync_access *access) {
    if (prior->usage == WD_SYNC_PRESENT || access->usage == WD_SYNC_PRESENT) {
        return kind_of(prior, access);
    }
    if (!wd_sync_usage_writes(access->usage)) {
        return WD_SYNC_READ_RACING_WRITE;
    }
    return wd_sync_usage_writes(prior->usage) ? WD_SYNC_WRITE_RACING_WRITE : WD_SYNC_WRITE_RACING_READ;
}

// continue_chain returns stages of a chain from which a barrier continues it to an access: the stage of the access, if
// only its memory dependency is missing, or those that are before all others.
static uint64_t continue_chain(uint64_t chain, const wd_sync_usage_info *access) {
    const uint64_t stages = chain & ~WD_SYNC_STAGE_PRESENT, own = access->stage & ~WD_SYNC_STAGE_LAYOUT;
    return own && (own & stages) == own ? own : wd_sync_narrowest_stages(stages);
}

// A write must be made available. A layout transition or an acquired image is available already: the fix only
// needs a stage from which to continue the chain of the transition's barrier or the acquisition's semaphore.
static void fix_write(wd_sync_hazard *hazard, const wd_sync_state *state) {
    const wd_sync_usage_info *prior = &wd_sync_usage_table[state->write.usage];
    const wd_sync_usage_info *access = &wd_sync_usage_table[hazard->access.usage];
    hazard->fix = (wd_sync_dependency){prior->stage, prior->access, access->stage, access->access};
    if (state->write.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION || state->write.usage == WD_SYNC_PRESENT) {
        hazard->fix.src_stages = continue_chain(hazard->barrier_stages, access);
        hazard->fix_widens_prior = !hazard->fix.src_stages;
    }
}

static void describe_write(wd_sync_hazard *hazard, const wd_sync_state *state, const wd_sync_access *access) {
    assert(state->has_write);
    *hazard = (wd_sync_hazard){
        .kind = kind_of(&state->write, access),
        .access = *access,
        .prior = state->write,
        .barrier_usages = state->write_barriers,
        .barrier_stages =
            wd_sync_chain_of_write(state, &(wd_sync_barrier){.flags = 0}) & ~WD_SYNC_STAGE_MARKS,
    };
    if (state->has_limits) {
        wd_sync_mask_join(&hazard->barrier_usages, &wd_sync_state_limits(state)->usages);
    }
    fix_write(hazard, state);
}

static void join_fix(wd_sync_dependency *fix, const wd_sync_dependency *other) {
    fix->src_stages |= other->src_stages;
    fix->src_accesses |= other->src_accesses;
    fix->dst_stages |= other->dst_stages;
    fix->dst_accesses |= other->dst_accesses;
}

// add_write_hazard merges the hazard with the write into the hazard with reads, if there is one.
static void add_write_hazard(wd_sync_hazard *hazard, const wd_sync_state *state,
                             const wd_sync_access *access) {
    wd_sync_hazard with_write;
    describe_write(&with_write, state, access);
    if (hazard->kind) {
        join_fix(&hazard->fix, &with_write.fix);
    } else {
        *hazard = with_write;
    }
}

// describe_read names the first of several reads. The fix covers all of them.
static void describe_read(wd_sync_hazard *hazard, const wd_sync_state *state, size_t index,
                          const wd_sync_access *access) {
    assert(index < state->num_reads);
    const wd_sync_read *read = &state->reads[index];
    const uint64_t chain = wd_sync_state_after_read(state, index) & ~WD_SYNC_STAGE_MARKS;
    if (!hazard->kind) {
        *hazard = (wd_sync_hazard){
            .kind = kind_of(&read->access, access),
            .access = *access,
            .prior = read->access,
            .barrier_stages = chain,
            .fix.dst_stages = wd_sync_usage_stage(access->usage),
        };
    }
    const wd_sync_usage_info *prior = &wd_sync_usage_table[read->access.usage];
    const bool has_stage =
        read->access.usage != WD_SYNC_IMAGE_LAYOUT_TRANSITION && read->access.usage != WD_SYNC_PRESENT;
    hazard->fix.src_stages |=
        has_stage ? prior->stage : continue_chain(chain, &wd_sync_usage_table[access->usage]);
    if (prior->writes) {
        hazard->fix.src_accesses |= prior->access;
        hazard->fix.dst_accesses |= wd_sync_usage_table[access->usage].access;
        hazard->fix_widens_prior |= !has_stage && !(chain & ~WD_SYNC_STAGE_PRESENT);
    }
}

// --- Detection

// conflicts returns whether two accesses need a dependency.
static bool conflicts(const wd_sync_access *prior, const wd_sync_access *access) {
    return (wd_sync_usage_writes(prior->usage) || wd_sync_usage_writes(access->usage)) &&
           !wd_sync_are_atomic(prior, access) &&
           !(wd_sync_discards(prior->ordering) && wd_sync_discards(access->ordering));
}

// follows_a_read returns whether the access happens after a read that was compared with the write.
static bool follows_a_read(const wd_sync_state *state, const wd_sync_access *access) {
    if (wd_sync_state_after_reads(state) & wd_sync_usage_stage(access->usage)) {
        return true;
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        if (wd_sync_read_covers_write(state, &state->reads[i].access) &&
            wd_sync_is_ordered(&state->reads[i].access, access)) {
            return true;
        }
    }
    return false;
}

static bool is_write_hazard(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag) {
    return state->has_write && state->write.tag < end_tag && conflicts(&state->write, access) &&
           !wd_sync_state_is_visible(state, access->usage) && !wd_sync_is_ordered(&state->write, access);
}

bool wd_sync_is_unobserved(const wd_sync_state *state, const wd_sync_access *access) {
    return wd_sync_discards(access->ordering) && state->has_write && !state->num_reads &&
           wd_sync_discards(state->write.ordering) && !wd_sync_state_is_visible(state, access->usage) &&
           !wd_sync_is_ordered(&state->write, access);
}

// is_compared_instead returns whether the write or transition is compared with a read that was compared with
// the write.
static bool is_compared_instead(const wd_sync_state *state, const wd_sync_access *access) {
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_access *read = &state->reads[i].access;
        if (wd_sync_read_covers_write(state, read) && conflicts(read, access)) {
            return true;
        }
    }
    return false;
}

static void detect_after_reads(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag,
                               wd_sync_hazard *hazard) {
    const uint64_t stage = wd_sync_usage_stage(access->usage);
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_read *read = &state->reads[i];
        if (conflicts(&read->access, access) && !(wd_sync_state_after_read(state, i) & stage) &&
            read->access.tag < end_tag && !wd_sync_is_ordered(&read->access, access)) {
            describe_read(hazard, state, i, access);
        }
    }
}

bool wd_sync_state_compare(const wd_sync_state *state, const wd_sync_access *access, uint64_t end_tag,
                           wd_sync_hazard *hazard) {
    const bool writes = wd_sync_usage_writes(access->usage);
    hazard->kind = 0;
    if (state->num_reads && (writes || state->keeps_writes)) {
        detect_after_reads(state, access, end_tag, hazard);
    }
    if (is_write_hazard(state, access, end_tag) && !(writes && is_compared_instead(state, access)) &&
        !((!writes || access->atomicity) && follows_a_read(state, access))) {
        add_write_hazard(hazard, state, access);
    }
    return hazard->kind != 0;
}

static void describe_race(wd_sync_hazard *hazard, const wd_sync_access *prior, const wd_sync_access *access) {
    const wd_sync_usage_info *before = &wd_sync_usage_table[prior->usage];
    const wd_sync_usage_info *after = &wd_sync_usage_table[access->usage];
    *hazard = (wd_sync_hazard){
        .kind = race_of(prior, access),
        .access = *access,
        .prior = *prior,
        .fix = {before->stage, before->writes ? before->access : 0, after->stage,
                before->writes ? after->access : 0},
    };
}

bool wd_sync_state_detect_async(const wd_sync_state *state, const wd_sync_access *access, uint8_t queue,
                                uint64_t begin_tag, wd_sync_hazard *hazard) {
    if (state->has_write && state->write.tag >= begin_tag && state->write.queue == queue &&
        conflicts(&state->write, access)) {
        describe_race(hazard, &state->write, access);
        return true;
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        const wd_sync_access *read = &state->reads[i].access;
        if (read->tag >= begin_tag && read->queue == queue && conflicts(read, access)) {
            describe_race(hazard, &state->reads[i].access, access);
            return true;
        }
    }
    return false;
}

// --- Layout transitions

static bool covers_write(const wd_sync_state *state, const wd_sync_barrier *barrier,
                         const wd_sync_event_scope *event) {
    if (!event) {
        return wd_sync_barrier_covers_write(barrier, state);
    }
    const wd_sync_state *at_set = event->at_set;
    if (!at_set || !at_set->has_write || at_set->write.tag != state->write.tag ||
        state->write.tag >= event->tag) {
        return false;
    }
    const wd_sync_barrier limited = wd_sync_barrier_limit(barrier, event->stages);
    return wd_sync_barrier_covers_write(&limited, at_set);
}

static bool covers_read(const wd_sync_state *state, const wd_sync_read *read, const wd_sync_barrier *barrier,
                        const wd_sync_event_scope *event) {
    if (!event) {
        return wd_sync_barrier_covers_read(barrier, state, read);
    }
    if (!event->at_set) {
        return false;
    }
    const wd_sync_barrier limited = wd_sync_barrier_limit(barrier, event->stages);
    return wd_sync_barrier_covers_kept(&limited, event->at_set, &read->access);
}

// is_after_write returns whether a transition happens after the write: a barrier of the transition covers it,
// or an earlier barrier leads to ALL_COMMANDS. Dependencies between subpasses count only as barriers of the
// transition.
static bool is_after_write(const wd_sync_state *state, const wd_sync_barrier *const *barriers,
                           size_t num_barriers, const wd_sync_event_scope *event) {
    bool covered = wd_sync_mask_test(&state->write_barriers, WD_SYNC_IMAGE_LAYOUT_TRANSITION);
    for (size_t k = 0; !covered && k < num_barriers; k++) {
        covered = covers_write(state, barriers[k], event);
    }
    return covered;
}

static bool is_after_read(const wd_sync_state *state, size_t index, const wd_sync_barrier *const *barriers,
                          size_t num_barriers, const wd_sync_event_scope *event) {
    bool covered = state->reads[index].barriers & WD_SYNC_STAGE_LAYOUT;
    for (size_t k = 0; !covered && k < num_barriers; k++) {
        covered = covers_read(state, &state->reads[index], barriers[k], event);
    }
    return covered;
}

// The fix of a transition is an addition to the first scope of its own barrier.
static void fix_transition(wd_sync_hazard *hazard) {
    hazard->fix.dst_stages = 0;
    hazard->fix.dst_accesses = 0;
}

// Layout transitions execute in submission order relative to others submitted to the same queue, those of
// render passes included (Vulkan, "Implicit Synchronization Guarantees").
static bool follows_a_transition(const wd_sync_state *state, const wd_sync_access *access) {
    return state->write.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && state->write.queue == access->queue;
}

bool wd_sync_state_detect_transition(const wd_sync_state *state, const wd_sync_access *access,
                                     const wd_sync_barrier *const *barriers, size_t num_barriers,
                                     const wd_sync_event_scope *event, uint64_t end_tag,
                                     wd_sync_hazard *hazard) {
    hazard->kind = 0;
    for (size_t i = 0; i < state->num_reads; i++) {
        if (state->reads[i].access.tag < end_tag && !is_after_read(state, i, barriers, num_barriers, event)) {
            describe_read(hazard, state, i, access);
        }
    }
    if (state->has_write && state->write.tag < end_tag && !is_compared_instead(state, access) &&
        !follows_a_transition(state, access) && !is_after_write(state, barriers, num_barriers, event)) {
        add_write_hazard(hazard, state, access);
    }
    fix_transition(hazard);
    return hazard->kind != 0;
}
