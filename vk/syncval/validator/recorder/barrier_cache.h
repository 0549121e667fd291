// Caches of the barriers of a command buffer. Programs repeat a few barrier commands.
//
// A pipeline barrier may pass four caches. Without one of them, a group of record_bench executes more instructions
// (docs/figures.md has the command):
//
//   cache                                        without it
//   the barrier of a set of masks (here)         dispatch + 16 %, sets + 7 %, uploads + 4 %
//   the barriers of a command (here)             buffer-barriers + 14 %, uploads + 6 %
//   the group of a barrier in the model's log    dispatch + 3.2 % (hint), buffer-barriers + 3.2 % (recent groups)
//   the copy of a command in the recording       buffer-barriers + 5.7 % and 1.7 times the memory of the process, of
//                                                which global barriers have 3.4 % and ranged barriers 2.3 %
//
// The last two are in model/sync_log.c and model/sync_recording.c.
//
// The cache belongs to the recorder of a command buffer, so no lock is needed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_BARRIER_CACHE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_BARRIER_CACHE_H

#include "vk/state/state_barriers.h"
#include "vk/syncval/validator/messages/history.h"
#include "vk/syncval/validator/oversync/oversync_validator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_masks are the masks of a barrier, as given.
typedef struct wd_syncval_masks {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
} wd_syncval_masks;

// wd_syncval_known_barrier is the barrier that results from a set of masks.
typedef struct wd_syncval_known_barrier {
    wd_syncval_masks masks;
    bool is_known;
    wd_sync_barrier_hint hint;
    wd_sync_barrier barrier;
} wd_syncval_known_barrier;

enum { WD_SYNCVAL_KNOWN_BARRIERS = 8, WD_SYNCVAL_MAX_COMMAND_KEY = 96 };

typedef struct wd_syncval_known_commands wd_syncval_known_commands;

// wd_syncval_barrier_cache is kept between recordings. Zeroed, it is empty.
typedef struct wd_syncval_barrier_cache {
    wd_syncval_known_barrier barriers[WD_SYNCVAL_KNOWN_BARRIERS]; // By a hash of the masks.
    wd_syncval_known_commands *commands;                          // NULL: none yet.
} wd_syncval_barrier_cache;

void wd_syncval_barrier_cache_finish(wd_syncval_barrier_cache *cache);

static inline bool wd_syncval_masks_are_equal(const wd_syncval_masks *a, const wd_syncval_masks *b) {
    return a->src_stages == b->src_stages && a->src_accesses == b->src_accesses &&
           a->dst_stages == b->dst_stages && a->dst_accesses == b->dst_accesses;
}

// wd_syncval_barrier_cache_at returns the element for these masks. If it is not known or has other masks, the caller
// stores the barrier.
static inline wd_syncval_known_barrier *wd_syncval_barrier_cache_at(wd_syncval_barrier_cache *cache,
                                                                    const wd_syncval_masks *masks) {
    const uint64_t hash =
        (masks->src_stages ^ masks->src_accesses << 5 ^ masks->dst_stages << 11 ^ masks->dst_accesses << 17) *
        UINT64_C(0x9e3779b97f4a7c15);
    return &cache->barriers[(hash >> 32) % WD_SYNCVAL_KNOWN_BARRIERS];
}

// --- Commands with barriers of buffers and images
//
// To convert the arguments of a command (scopes, resources, ranges) costs more than to compare them with those of an
// earlier one. If they are equal, and the handles still refer to the same objects, the result is the same. A command is
// stored at its second use. Do not store a command that is inside a render pass instance, that transfers ownership, or
// whose resources may get other memory.

// wd_syncval_command_key holds the arguments of a barrier command as words. If `length` is 0, the command is
// not cached.
typedef struct wd_syncval_command_key {
    uint64_t hash;
    uint32_t length;
    uint64_t words[WD_SYNCVAL_MAX_COMMAND_KEY];
} wd_syncval_command_key;

// wd_syncval_command_key_init computes the key of a command, whose barriers have no chains.
void wd_syncval_command_key_init(wd_syncval_command_key *key, const wd_state_barriers *barriers);

// wd_syncval_command_key_num_ranged returns the number of buffer and image barriers of the command.
uint32_t wd_syncval_command_key_num_ranged(const wd_syncval_command_key *key);

// wd_syncval_known_command is the result for a command.
typedef struct wd_syncval_known_command {
    wd_sync_barrier *globals;
    wd_sync_range_barrier *ranged;
    const wd_state_object **objects; // One for each element of `ranged`. The cache keeps references.
    wd_syncval_layout_change *changes;
    uint32_t num_globals, num_ranged, num_changes;
    bool has_transition;
} wd_syncval_known_command;

// wd_syncval_barrier_cache_find returns NULL if the command is not cached. The result is valid until the next command
// is added.
const wd_syncval_known_command *wd_syncval_barrier_cache_find(const wd_syncval_barrier_cache *cache,
                                                              const wd_syncval_command_key *key);

// wd_syncval_barrier_cache_add copies `command`, the result for this key, if the key was looked up before. It has no
// effect if an allocation fails.
void wd_syncval_barrier_cache_add(wd_syncval_barrier_cache *cache, const wd_allocator *allocator,
                                  const wd_syncval_command_key *key, const wd_syncval_known_command *command);

#ifdef __cplusplus
}
#endif
#endif
