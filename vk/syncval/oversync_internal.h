// What the tracker of over-synchronization is inside: states of memory, and what they credit.
#ifndef WARDEN_VK_SYNCVAL_OVERSYNC_INTERNAL_H
#define WARDEN_VK_SYNCVAL_OVERSYNC_INTERNAL_H

#include "vk/syncval/oversync.h"
#include "vk/syncval/sync_state.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_OVERSYNC_MAX_SUBJECTS = 24,        // The write and reads of a state.
    WD_OVERSYNC_MAX_ENTRIES = 1024,       // Barriers of a state that an access may rely on.
    WD_OVERSYNC_MAX_SEMAPHORE_WAITS = 16, // Two for each semaphore that was waited for.
    WD_OVERSYNC_DIRECT = 0xffff, // Parent of an entry: the access itself is in the barrier's first scope.
    WD_OVERSYNC_OWN_TRANSITION = 0xfffe, // The access is this barrier's layout transition.
};

// entry is a barrier that an access is before.
typedef struct wd_oversync_entry {
    wd_oversync_record *note;
    uint64_t serial; // Of the command: its barriers do not see each other.
    uint16_t subject;
    uint16_t parent; // The entry that leads to it.
    bool is_certain;
} wd_oversync_entry;

// subject is an earlier access that later ones are compared with.
typedef struct wd_oversync_subject {
    wd_sync_access access;
    wd_sync_mask usages; // What certain entries lead to.
    uint64_t stages;
    bool
        only_covers_write; // A read that a later one hides: what is behind it need not be compared with the write.
} wd_oversync_subject;

typedef struct wd_oversync_state {
    wd_oversync_subject *subjects; // The write, if there is one, then reads.
    wd_oversync_entry *entries;
    size_t num_subjects, subjects_capacity;
    size_t num_entries, entries_capacity;
    size_t position; // Global barrier commands of the sequence that it has.
    uint64_t serial; // Of the write; 0: none.
    bool has_write;
    bool is_marked;
} wd_oversync_state;

// step is a command with global barriers.
typedef struct wd_oversync_step {
    wd_oversync_record **notes;
    size_t num_notes;
    uint64_t serial;
    uint32_t group; // Commands that do the same to a state have the same.
} wd_oversync_step;

typedef struct wd_oversync_group {
    wd_oversync_record *const *notes; // Of its first step.
    size_t num_notes;
    uint64_t no_effect_run; // The run in which it changed nothing.
} wd_oversync_group;

typedef struct wd_oversync_semaphore_wait {
    uint64_t serial;
    wd_oversync_source source;
    wd_oversync_state *state; // Of one write, or of one read: either may be what came.
} wd_oversync_semaphore_wait;

struct wd_oversync_tracker {
    wd_allocator allocator;
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    wd_oversync_state **states; // By number; 0 is none.
    size_t num_states, states_capacity;
    size_t num_alive, collect_at;
    size_t first_free; // No free number is below it.
    wd_oversync_step *steps;
    size_t num_steps, steps_capacity;
    wd_oversync_group *groups;
    size_t num_groups, groups_capacity;
    wd_oversync_semaphore_wait semaphore_waits[WD_OVERSYNC_MAX_SEMAPHORE_WAITS];
    size_t num_semaphore_waits;
    uint64_t serial; // Of the last command.
    uint64_t run;    // Of catching up.
    uint64_t unknown_stages;
    uint64_t read_stages, read_serial; // What wd_oversync_read_unknown has seen.
    uint64_t barrier_serial;           // Of the last barrier.
    bool failed;
};

// wd_oversync_fail: memory ran out. Whatever is followed now counts as needed.
void wd_oversync_fail(wd_oversync_tracker *oversync);

// wd_oversync_store makes `number` the state of a range.
void wd_oversync_store(wd_oversync_tracker *oversync, wd_sync_space space, wd_range range, uint32_t number);
// wd_oversync_collect_if_due frees the states that no range has any more, when enough were made.
void wd_oversync_collect_if_due(wd_oversync_tracker *oversync);

// States. Those that make something return NULL, or 0, when memory ran out.
wd_oversync_state *wd_oversync_new_state(wd_oversync_tracker *oversync);
wd_oversync_state *wd_oversync_copy_state(wd_oversync_tracker *oversync, const wd_oversync_state *from);
void wd_oversync_free_state(wd_oversync_tracker *oversync, wd_oversync_state *of);
// wd_oversync_number_state gives a state its number. Without memory it is gone.
uint32_t wd_oversync_number_state(wd_oversync_tracker *oversync, wd_oversync_state *made);
wd_oversync_subject *wd_oversync_add_subject(wd_oversync_tracker *oversync, wd_oversync_state *to,
                                             const wd_sync_access *access);
void wd_oversync_add_entry(wd_oversync_tracker *oversync, wd_oversync_state *to,
                           const wd_oversync_entry *added);
bool wd_oversync_is_write(const wd_oversync_state *of, size_t index);

// wd_oversync_apply_record applies a barrier. It returns whether the state changed.
bool wd_oversync_apply_record(wd_oversync_tracker *oversync, wd_oversync_state *to, wd_oversync_record *note,
                              uint64_t serial);
// wd_oversync_catch_up applies the global barriers that the state has not seen.
void wd_oversync_catch_up(wd_oversync_tracker *oversync, wd_oversync_state *of);

// wd_oversync_credit_path credits what leads to an entry, by a stage that is preferred.
void wd_oversync_credit_path(const wd_oversync_state *of, size_t number, uint64_t preferred);
// wd_oversync_credit_access credits what `access` relies on.
void wd_oversync_credit_access(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_covering_reads credits what leads to `access` from a read that it is behind.
void wd_oversync_credit_covering_reads(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_all_covering_reads: which of the reads was behind the write is not known, so each may vouch.
void wd_oversync_credit_all_covering_reads(const wd_oversync_state *of, const wd_sync_access *access);
// wd_oversync_credit_transition: the transition is behind what its own barrier covers.
void wd_oversync_credit_transition(const wd_oversync_state *of, wd_oversync_record *note, uint64_t serial);

// wd_oversync_credit_semaphore_waits: what came behind the last write of its own (`of` is NULL: nothing was here) may have
// accessed the memory too.
void wd_oversync_credit_semaphore_waits(wd_oversync_tracker *oversync, const wd_oversync_state *of,
                                        const wd_sync_access *access);
// wd_oversync_apply_to_semaphore_waits: a barrier on ranges may go on with what came from outside, which may be anywhere: there it is
// not certain.
void wd_oversync_apply_to_semaphore_waits(wd_oversync_tracker *oversync, wd_oversync_record *note);

#ifdef __cplusplus
}
#endif
#endif
