// The current command of a recording: its accesses, and its hazards that are not reported yet.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_COMMAND_ACCESSES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_COMMAND_ACCESSES_H

#include "vk/syncval/contents/contents.h"
#include "vk/syncval/validator/recorder/resolution.h"
#include "vk/syncval/validator/resources/ranges.h"
#include "vk/syncval/validator/shaders/indexed_bytes.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_unknown_range is a read of an unknown part of a range in the linear space, by the current command.
typedef struct wd_syncval_unknown_range {
    wd_range range;
    uint16_t usage; // wd_sync_usage
} wd_syncval_unknown_range;

// wd_syncval_found_hazard is a hazard that is not reported yet.
typedef struct wd_syncval_found_hazard {
    wd_sync_hazard hazard;
    const wd_state_object *object; // The resource. NULL: unknown.
} wd_syncval_found_hazard;

// wd_syncval_discard is a loss of contents after the accesses of the current command.
typedef struct wd_syncval_discard {
    wd_syncval_access access; // Names the ranges.
    wd_contents_cause cause;
} wd_syncval_discard;

enum { WD_SYNCVAL_MAX_KNOWN = 3 };

// wd_syncval_command owns its arrays. It keeps their memory for the next command.
typedef struct wd_syncval_command {
    uint64_t tag;
    WD_VECTOR(wd_syncval_access) accesses;
    wd_syncval_ranges ranges; // Of the accesses.
    WD_VECTOR(wd_syncval_unknown_range) unknown_ranges;
    WD_VECTOR(wd_syncval_discard) discards; // Only if contents are followed.
    // Cached accesses of earlier commands, which come first: of shaders, attachments and vertex buffers.
    wd_syncval_resolution *known[WD_SYNCVAL_MAX_KNOWN];
    uint32_t num_known;
    WD_VECTOR(wd_syncval_found_hazard) found;
    bool skip;            // A callback asked to skip the command.
    bool cannot_skip;     // The command cannot be skipped.
    uint8_t atomicity;    // wd_sync_atomicity of the accesses that are being added.
    bool is_interlocked;  // The accesses that are being added are in a critical section of a fragment shader.
    bool lacks_fragments; // A draw whose primitives are all culled or discarded.
    bool is_conditional;  // The accesses that are being added may not happen, or the values may not matter.
    bool stores_unknown;  // It may write unknown memory.
    bool is_indirect;     // The device decides whether the command does anything.
    // The workgroups of the dispatch whose accesses are being added. NULL: unknown.
    const wd_syncval_groups *groups;
    bool is_transient; // The addresses of its resources may change, so its accesses must not be cached.
} wd_syncval_command;

void wd_syncval_command_init(wd_syncval_command *command, wd_allocator allocator);
void wd_syncval_command_finish(wd_syncval_command *command);

// wd_syncval_command_begin removes the contents of the previous command, except its tag.
static inline void wd_syncval_command_begin(wd_syncval_command *command) {
    command->accesses.count = 0;
    command->unknown_ranges.count = 0;
    command->discards.count = 0;
    command->ranges.count = 0;
    command->num_known = 0;
    command->is_transient = command->is_conditional = command->is_indirect = false;
    command->stores_unknown = false;
    command->found.count = 0;
    command->skip = command->cannot_skip = false;
}

// wd_syncval_command_drop_accesses removes the accesses that are not cached.
static inline void wd_syncval_command_drop_accesses(wd_syncval_command *command) {
    command->accesses.count = 0;
    command->ranges.count = 0;
}

// wd_syncval_command_is_skipped returns whether a callback asked to skip the command and it can be skipped.
static inline bool wd_syncval_command_is_skipped(const wd_syncval_command *command) {
    return command->skip && !command->cannot_skip;
}

// wd_syncval_command_add adds an access to the last ranges of the command. It extends the last access if the two differ
// in nothing else. It returns false if an allocation fails.
bool wd_syncval_command_add(wd_syncval_command *command, const wd_syncval_access *access);

// wd_syncval_command_add_known adds cached accesses. It returns false, and adds nothing, if there are too many.
static inline bool wd_syncval_command_add_known(wd_syncval_command *command, wd_syncval_resolution *known) {
    if (command->num_known == WD_SYNCVAL_MAX_KNOWN) {
        return false;
    }
    if (known->num_accesses) {
        command->known[command->num_known++] = known;
    }
    return true;
}

// wd_syncval_command_take_known copies the cached accesses into those of the command, before the others. It returns
// false, with the command unchanged, if an allocation fails.
bool wd_syncval_command_take_known(wd_syncval_command *command);

// wd_syncval_command_add_unknown_range stores a read until the command is finished, so that writes of the command are
// not compared with it. It returns false if an allocation fails.
bool wd_syncval_command_add_unknown_range(wd_syncval_command *command, wd_range range, wd_sync_usage usage);

// wd_syncval_command_take_discards replaces the accesses from `first` on by a loss of the contents of their ranges. It
// returns false if an allocation fails.
bool wd_syncval_command_take_discards(wd_syncval_command *command, size_t first, wd_contents_cause cause);

#ifdef __cplusplus
}
#endif
#endif
