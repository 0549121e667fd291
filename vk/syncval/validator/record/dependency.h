// Converts the barriers of Vulkan, of both versions, to a barrier command of the model.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_DEPENDENCY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_DEPENDENCY_H

#include "vk/state/state_barriers.h"
#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_make_barrier is wd_sync_barrier_make with widened stages, for the recorder's queue family.
wd_sync_barrier wd_syncval_make_barrier(const wd_syncval_recorder *recorder, uint64_t src_stages,
                                        uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses);

// wd_syncval_find_barrier is wd_syncval_make_barrier with a cache. The result is valid until the next call.
// wd_syncval_compute_barrier stores the barrier of `masks` in an element of the cache.
void wd_syncval_compute_barrier(const wd_syncval_recorder *recorder, wd_syncval_known_barrier *known,
                                const wd_syncval_masks *masks);
static inline wd_syncval_known_barrier *wd_syncval_find_barrier(wd_syncval_recorder *recorder,
                                                                wd_syncval_masks masks) {
    wd_syncval_known_barrier *known = wd_syncval_barrier_cache_at(&recorder->barriers, &masks);
    if (!known->is_known || !wd_syncval_masks_are_equal(&known->masks, &masks)) {
        wd_syncval_compute_barrier(recorder, known, &masks);
    }
    return known;
}

// wd_syncval_dependency collects the barriers of one command. Its memory belongs to the recorder and the
// call.
typedef struct wd_syncval_dependency {
    wd_syncval_recorder *recorder;
    wd_call *call;
    wd_sync_barrier *globals;
    wd_sync_range_barrier *ranged;
    const wd_state_object **objects; // One for each element of `ranged`.
    size_t *first_ranges;            // For each element of `ranged`, an index into the recorder's ranges.
    uint32_t num_globals, num_ranged;
    uint32_t globals_capacity, ranged_capacity;
    wd_sync_barrier inline_globals[4];
    wd_sync_range_barrier inline_ranged[4];
    const wd_state_object *inline_objects[4];
    size_t inline_first_ranges[4];
    bool has_transition, has_release, has_acquisition;
    wd_syncval_layout_change *changes; // One for each transition, for messages.
    uint32_t num_changes;
    wd_syncval_layout_change inline_changes[4];
    size_t num_transfers; // Ownership transfers in the recording before the command.
    bool failed;
    bool is_noted; // wd_syncval_oversync has recorded the barriers.
    bool is_known; // From the cache: `ranged` has its ranges, and `first_ranges` is not used.
} wd_syncval_dependency;

// wd_syncval_dependency_init reserves memory for the given number of barriers.
void wd_syncval_dependency_init(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                wd_call *call, uint32_t num_globals, uint32_t num_ranged);

void wd_syncval_dependency_add_global(wd_syncval_dependency *dependency, uint64_t src_stages,
                                      uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses);

void wd_syncval_dependency_add_barrier(wd_syncval_dependency *dependency, const wd_sync_barrier *barrier);

// wd_syncval_dependency_init_barriers initializes a dependency with barriers of either version.
void wd_syncval_dependency_init_barriers(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                         wd_call *call, const wd_state_barriers *barriers);

// wd_syncval_dependency_add_transition adds the layout transition of an attachment.
void wd_syncval_dependency_add_transition(wd_syncval_dependency *dependency, const wd_state_image *image,
                                          const VkImageSubresourceRange *range,
                                          const wd_sync_barrier *barrier, VkImageLayout from,
                                          VkImageLayout to);
// wd_syncval_dependency_mark_changes marks the transitions from number `first` on as transitions without
// scopes.
void wd_syncval_dependency_mark_changes(wd_syncval_dependency *dependency, uint32_t first);

// wd_syncval_dependency_set_pass_change states the subpass dependency of the transitions from number `first` on.
void wd_syncval_dependency_set_pass_change(wd_syncval_dependency *dependency, uint32_t first,
                                           const wd_syncval_pass_change *change);

// wd_syncval_dependency_command returns all barriers as one command. It is valid while the dependency exists
// and no ranges are added to the recorder.
wd_sync_barrier_command wd_syncval_dependency_command(wd_syncval_dependency *dependency);

// wd_syncval_dependency_object returns the resource of the barrier with this hazard, or NULL.
const wd_state_object *wd_syncval_dependency_object(const wd_syncval_dependency *dependency,
                                                    const wd_sync_hazard *hazard);

// wd_syncval_note_order records, for over-synchronization and event order, barriers that are applied when
// contexts are merged.
void wd_syncval_note_order(wd_syncval_recorder *recorder, const wd_sync_barrier *barriers, uint32_t count);

// wd_syncval_dependency_discard notes the contents that the transitions of `command`, which is that of the dependency,
// make undefined.
void wd_syncval_dependency_discard(const wd_syncval_dependency *dependency,
                                   const wd_sync_barrier_command *command);

// wd_syncval_dependency_apply checks the transitions and applies the barriers. It returns true if a callback
// asks to skip.
bool wd_syncval_dependency_apply(wd_syncval_dependency *dependency);

#ifdef __cplusplus
}
#endif
#endif
