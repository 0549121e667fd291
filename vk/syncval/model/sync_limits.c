// The limited effects of subpass dependencies. They order accesses before stages of one subpass; when that
// subpass has ended, only barriers that continue from them count.
#include <assert.h>
#include <string.h>

#include "vk/syncval/model/sync_state.h"

wd_sync_limits *wd_sync_state_add_limits(wd_sync_state *state) {
    if (!state->has_limits) {
        state->has_limits = 1;
        memset(wd_sync_state_limits(state), 0, wd_sync_limits_size(state->num_reads));
    }
    return wd_sync_state_limits(state);
}

static void remove_mask(wd_sync_mask *mask, const wd_sync_mask *removed) {
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        mask->words[i] &= ~removed->words[i];
    }
}

void wd_sync_state_normalize_limits(wd_sync_state *state) {
    wd_sync_limits *limits = wd_sync_state_limits(state);
    if (!limits) {
        return;
    }
    remove_mask(&limits->usages, &state->write_barriers);
    limits->write_chain &= ~state->write_chain;
    limits->past_write_chain &= ~state->write_chain;
    limits->read_chain &= ~state->read_chain;
    limits->past_read_chain &= ~state->read_chain;
    uint64_t all =
        limits->write_chain | limits->past_write_chain | limits->read_chain | limits->past_read_chain;
    for (size_t i = 0; i < state->num_reads; i++) {
        limits->reads[i].barriers &= ~state->reads[i].barriers;
        limits->reads[i].past &= ~state->reads[i].barriers;
        all |= limits->reads[i].barriers | limits->reads[i].past;
    }
    state->has_limits = all || !wd_sync_mask_is_empty(&limits->usages);
}

void wd_sync_state_join_limits(wd_sync_state *state, const wd_sync_state *other) {
    const wd_sync_limits *theirs = wd_sync_state_limits(other);
    if (theirs) {
        wd_sync_limits *limits = wd_sync_state_add_limits(state);
        wd_sync_mask_join(&limits->usages, &theirs->usages);
        limits->write_chain |= theirs->write_chain;
        limits->past_write_chain |= theirs->past_write_chain;
        limits->read_chain |= theirs->read_chain;
        limits->past_read_chain |= theirs->past_read_chain;
    }
    wd_sync_state_normalize_limits(state);
}

// --- Chains

// A barrier whose first scope is a subpass cannot continue from earlier subpasses.
static bool continues_from_past(const wd_sync_barrier *barrier) {
    return !(barrier->flags & WD_SYNC_BARRIER_FROM_SUBPASS);
}

uint64_t wd_sync_limited_chain_of_write(const wd_sync_state *state, const wd_sync_barrier *barrier) {
    const wd_sync_limits *limits = wd_sync_state_limits(state);
    assert(limits);
    return limits->write_chain | (continues_from_past(barrier) ? limits->past_write_chain : 0);
}

uint64_t wd_sync_limited_chain_of_read(const wd_sync_state *state, size_t index,
                                       const wd_sync_barrier *barrier) {
    assert(state->has_limits && index < state->num_reads);
    const wd_sync_read_limits *limits = &wd_sync_state_limits(state)->reads[index];
    return limits->barriers | (continues_from_past(barrier) ? limits->past : 0);
}

uint64_t wd_sync_limited_chain_of_reads(const wd_sync_state *state, const wd_sync_barrier *barrier) {
    const wd_sync_limits *limits = wd_sync_state_limits(state);
    assert(limits);
    return limits->read_chain | (continues_from_past(barrier) ? limits->past_read_chain : 0);
}

// --- Barriers

// effect holds the second scopes of barriers: without a limit, and limited to the current subpass.
typedef struct effect {
    uint64_t lasting, limited;
} effect;

static void add_effect(effect *to, const wd_sync_barrier *barrier) {
    *(barrier->flags & WD_SYNC_BARRIER_IN_SUBPASS ? &to->limited : &to->lasting) |= barrier->second.stages;
}

// join_stages ends the current subpass if `ends_subpass` is set, then adds the effects. Marks for transitions end
// with the subpass. It returns whether anything changed outside of the current subpass.
static bool join_stages(uint64_t *lasting, uint64_t *limited, uint64_t *past, const effect *added,
                        bool ends_subpass) {
    const uint64_t lasting_before = *lasting, chain_before = *lasting | *past;
    *past |= ends_subpass ? *limited & ~WD_SYNC_STAGE_MARKS : 0;
    *limited = (ends_subpass ? 0 : *limited) | added->limited;
    *lasting |= added->lasting;
    return *lasting != lasting_before || (*lasting | *past) != chain_before;
}

static bool barriers_on_write(wd_sync_state *state, wd_sync_limits *limits,
                              const wd_sync_barrier *const *barriers, size_t num_barriers,
                              bool ends_subpass) {
    assert(state->has_write && limits == wd_sync_state_limits(state));
    effect stages = {0, 0};
    wd_sync_mask usages = {{0}}, limited_usages = {{0}};
    for (size_t i = 0; i < num_barriers; i++) {
        if (wd_sync_barrier_covers_write(barriers[i], state)) {
            const bool is_limited = barriers[i]->flags & WD_SYNC_BARRIER_IN_SUBPASS;
            wd_sync_mask_join(is_limited ? &limited_usages : &usages, &barriers[i]->second.usages);
            add_effect(&stages, barriers[i]);
        }
    }
    const bool adds_usages = !wd_sync_mask_includes(&state->write_barriers, &usages);
    wd_sync_mask_join(&state->write_barriers, &usages);
    if (ends_subpass) {
        limits->usages = (wd_sync_mask){{0}};
    }
    wd_sync_mask_join(&limits->usages, &limited_usages);
    return join_stages(&state->write_chain, &limits->write_chain, &limits->past_write_chain, &stages,
                       ends_subpass) ||
           adds_usages;
}

static bool barriers_on_reads(wd_sync_state *state, wd_sync_limits *limits,
                              const wd_sync_barrier *const *barriers, size_t num_barriers,
                              bool ends_subpass) {
    bool changed = false;
    effect all = {0, 0};
    for (size_t k = 0; k < num_barriers; k++) {
        if (barriers[k]->first.stages & wd_sync_chain_of_reads(state, barriers[k])) {
            add_effect(&all, barriers[k]);
        }
    }
    for (size_t i = 0; i < state->num_reads; i++) {
        effect one = {0, 0};
        for (size_t k = 0; k < num_barriers; k++) {
            if (wd_sync_barrier_covers_read(barriers[k], state, &state->reads[i])) {
                add_effect(&one, barriers[k]);
            }
        }
        changed |= join_stages(&state->reads[i].barriers, &limits->reads[i].barriers, &limits->reads[i].past,
                               &one, ends_subpass);
        if (wd_sync_read_covers_write(state, &state->reads[i].access)) {
            all.lasting |= one.lasting;
            all.limited |= one.limited;
        }
    }
    return join_stages(&state->read_chain, &limits->read_chain, &limits->past_read_chain, &all,
                       ends_subpass) ||
           changed;
}

bool wd_sync_state_limited_barriers(wd_sync_state *state, const wd_sync_barrier *const *barriers,
                                    size_t num_barriers) {
    bool ends_subpass = false;
    for (size_t i = 0; i < num_barriers; i++) {
        ends_subpass |= (barriers[i]->flags & WD_SYNC_BARRIER_ENDS_SUBPASS) != 0;
    }
    wd_sync_limits *limits = wd_sync_state_add_limits(state);
    const bool reads_changed = barriers_on_reads(state, limits, barriers, num_barriers, ends_subpass);
    const bool changed =
        state->has_write && barriers_on_write(state, limits, barriers, num_barriers, ends_subpass);
    wd_sync_state_normalize_limits(state);
    return changed || reads_changed;
}
