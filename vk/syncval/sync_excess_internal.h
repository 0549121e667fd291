// What the tracker of over-synchronization is inside: states of memory, and what they credit.
#ifndef WARDEN_VK_SYNCVAL_SYNC_EXCESS_INTERNAL_H
#define WARDEN_VK_SYNCVAL_SYNC_EXCESS_INTERNAL_H

#include "vk/syncval/sync_excess.h"
#include "vk/syncval/sync_state.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_SYNC_EXCESS_SUBJECTS = 24,   // The write and reads of a state.
    WD_SYNC_EXCESS_ENTRIES = 1024,  // Barriers of a state that an access may rely on.
    WD_SYNC_EXCESS_ARRIVALS = 16,   // Two for each semaphore that was waited for.
    WD_SYNC_EXCESS_DIRECT = 0xffff, // Parent of an entry: the access itself is in the barrier's first scope.
    WD_SYNC_EXCESS_OWN = 0xfffe,    // The access is this barrier's layout transition.
};

// entry is a barrier that an access is before.
typedef struct wd_sync_excess_entry {
    wd_sync_note *note;
    uint64_t serial; // Of the command: its barriers do not see each other.
    uint16_t subject;
    uint16_t parent; // The entry that leads to it.
    bool is_certain;
} wd_sync_excess_entry;

// subject is an earlier access that later ones are compared with.
typedef struct wd_sync_excess_subject {
    wd_sync_access access;
    wd_sync_mask usages; // What certain entries lead to.
    uint64_t stages;
    bool
        only_vouches; // A read that a later one hides: what is behind it need not be compared with the write.
} wd_sync_excess_subject;

typedef struct wd_sync_excess_state {
    wd_sync_excess_subject *subjects; // The write, if there is one, then reads.
    wd_sync_excess_entry *entries;
    size_t num_subjects, subjects_capacity;
    size_t num_entries, entries_capacity;
    size_t position; // Global barrier commands of the sequence that it has.
    uint64_t serial; // Of the write; 0: none.
    bool has_write;
    bool is_marked;
} wd_sync_excess_state;

// step is a command with global barriers.
typedef struct wd_sync_excess_step {
    wd_sync_note **notes;
    size_t num_notes;
    uint64_t serial;
    uint32_t group; // Commands that do the same to a state have the same.
} wd_sync_excess_step;

typedef struct wd_sync_excess_group {
    wd_sync_note *const *notes; // Of its first step.
    size_t num_notes;
    uint64_t idle_in; // The run in which it changed nothing.
} wd_sync_excess_group;

typedef struct wd_sync_excess_arrival {
    uint64_t serial;
    wd_sync_source source;
    wd_sync_excess_state *state; // Of one write, or of one read: either may be what came.
} wd_sync_excess_arrival;

struct wd_sync_excess {
    wd_allocator allocator;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    wd_sync_excess_state **states; // By number; 0 is none.
    size_t num_states, states_capacity;
    size_t num_alive, collect_at;
    size_t first_free; // No free number is below it.
    wd_sync_excess_step *steps;
    size_t num_steps, steps_capacity;
    wd_sync_excess_group *groups;
    size_t num_groups, groups_capacity;
    wd_sync_excess_arrival arrivals[WD_SYNC_EXCESS_ARRIVALS];
    size_t num_arrivals;
    uint64_t serial; // Of the last command.
    uint64_t run;    // Of catching up.
    uint64_t unknown_stages;
    uint64_t read_stages, read_serial; // What wd_sync_excess_read_unknown has seen.
    uint64_t barrier_serial;           // Of the last barrier.
    bool failed;
};

// wd_sync_excess_fail: memory ran out. Whatever is followed now counts as needed.
void wd_sync_excess_fail(wd_sync_excess *excess);

// wd_sync_excess_store makes `number` the state of a range.
void wd_sync_excess_store(wd_sync_excess *excess, wd_sync_space space, wd_range range, uint32_t number);
// wd_sync_excess_collect_if_due frees the states that no range has any more, when enough were made.
void wd_sync_excess_collect_if_due(wd_sync_excess *excess);

// States. Those that make something return NULL, or 0, when memory ran out.
wd_sync_excess_state *wd_sync_excess_new_state(wd_sync_excess *excess);
wd_sync_excess_state *wd_sync_excess_copy_state(wd_sync_excess *excess, const wd_sync_excess_state *from);
void wd_sync_excess_free_state(wd_sync_excess *excess, wd_sync_excess_state *of);
// wd_sync_excess_number_state gives a state its number. Without memory it is gone.
uint32_t wd_sync_excess_number_state(wd_sync_excess *excess, wd_sync_excess_state *made);
wd_sync_excess_subject *wd_sync_excess_add_subject(wd_sync_excess *excess, wd_sync_excess_state *to,
                                                   const wd_sync_access *access);
void wd_sync_excess_add_entry(wd_sync_excess *excess, wd_sync_excess_state *to,
                              const wd_sync_excess_entry *added);
bool wd_sync_excess_is_write(const wd_sync_excess_state *of, size_t index);

// wd_sync_excess_apply_note applies a barrier. It returns whether the state changed.
bool wd_sync_excess_apply_note(wd_sync_excess *excess, wd_sync_excess_state *to, wd_sync_note *note,
                               uint64_t serial);
// wd_sync_excess_catch_up applies the global barriers that the state has not seen.
void wd_sync_excess_catch_up(wd_sync_excess *excess, wd_sync_excess_state *of);

// wd_sync_excess_credit_path credits what leads to an entry, by a stage that is preferred.
void wd_sync_excess_credit_path(const wd_sync_excess_state *of, size_t number, uint64_t preferred);
// wd_sync_excess_credit_access credits what `access` relies on.
void wd_sync_excess_credit_access(const wd_sync_excess_state *of, const wd_sync_access *access);
// wd_sync_excess_credit_vouching credits what leads to `access` from a read that it is behind.
void wd_sync_excess_credit_vouching(const wd_sync_excess_state *of, const wd_sync_access *access);
// wd_sync_excess_credit_all_vouching: which of the reads was behind the write is not known, so each may vouch.
void wd_sync_excess_credit_all_vouching(const wd_sync_excess_state *of, const wd_sync_access *access);
// wd_sync_excess_credit_transition: the transition is behind what its own barrier covers.
void wd_sync_excess_credit_transition(const wd_sync_excess_state *of, wd_sync_note *note, uint64_t serial);

// wd_sync_excess_credit_arrivals: what came behind the last write of its own (`of` is NULL: nothing was here) may have
// accessed the memory too.
void wd_sync_excess_credit_arrivals(wd_sync_excess *excess, const wd_sync_excess_state *of,
                                    const wd_sync_access *access);
// wd_sync_excess_apply_to_arrivals: a barrier on ranges may go on with what came from outside, which may be anywhere: there it is
// not certain.
void wd_sync_excess_apply_to_arrivals(wd_sync_excess *excess, wd_sync_note *note);

#ifdef __cplusplus
}
#endif
#endif
