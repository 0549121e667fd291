// Usage masks, access scopes and barriers: the vocabulary of the synchronization model.
//
// Vulkan describes a dependency by stage and access masks. Execution scopes grow: the first one by the logically earlier
// stages, the second one by the logically later stages. Access scopes shrink: to the usages (stage x access) that both the
// stages as given and the access mask allow. A wd_sync_scope holds both results. See "Access Scopes" in
// docs/synchronization.md, and "Synchronization and Cache Control" in the Vulkan specification.
//
// Stages and accesses are VkPipelineStageFlags2 and VkAccessFlags2; version 1 masks have the same bits.
#ifndef WARDEN_VK_SYNCVAL_SYNC_SCOPE_H
#define WARDEN_VK_SYNCVAL_SYNC_SCOPE_H

#include "vk/syncval/sync_tables.h"

#ifdef __cplusplus
extern "C" {
#endif

static inline bool wd_sync_mask_test(const wd_sync_mask *mask, uint32_t usage) {
    return mask->words[usage / 64] >> (usage % 64) & 1;
}

static inline void wd_sync_mask_add(wd_sync_mask *mask, uint32_t usage) {
    mask->words[usage / 64] |= UINT64_C(1) << (usage % 64);
}

// wd_sync_mask_join adds all usages of `other`.
static inline void wd_sync_mask_join(wd_sync_mask *mask, const wd_sync_mask *other) {
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        mask->words[i] |= other->words[i];
    }
}

// wd_sync_mask_limit drops the usages that `other` has not.
static inline void wd_sync_mask_limit(wd_sync_mask *mask, const wd_sync_mask *other) {
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        mask->words[i] &= other->words[i];
    }
}

// wd_sync_mask_includes tells whether `mask` has all usages of `part`.
static inline bool wd_sync_mask_includes(const wd_sync_mask *mask, const wd_sync_mask *part) {
    uint64_t lacking = 0;
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        lacking |= part->words[i] & ~mask->words[i];
    }
    return !lacking;
}

static inline bool wd_sync_mask_is_empty(const wd_sync_mask *mask) {
    uint64_t all = 0;
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        all |= mask->words[i];
    }
    return all == 0;
}

// wd_sync_usage_stage returns the stage's bit: one that is not Vulkan's for layout transitions and presentation.
static inline uint64_t wd_sync_usage_stage(uint32_t usage) {
    return wd_sync_usage_table[usage].stage;
}

static inline bool wd_sync_usage_writes(uint32_t usage) {
    return wd_sync_usage_table[usage].writes;
}

// wd_sync_usage_find returns the usage of one stage bit and one access bit, WD_SYNC_NONE where the stage does not have the
// access. Of an access that stands for several (SHADER_READ, TRANSFER stages) it returns the first.
wd_sync_usage wd_sync_usage_find(uint64_t stage, uint64_t access);

// wd_sync_expand_stages replaces sets of stages (ALL_COMMANDS, ALL_GRAPHICS, PRE_RASTERIZATION_SHADERS, ALL_TRANSFER,
// VERTEX_INPUT) by their members: of ALL_COMMANDS and ALL_GRAPHICS those that a queue with `queue_flags` (VkQueueFlags; 0:
// any queue) supports, and WD_SYNC_STAGE_LAYOUT with ALL_COMMANDS. The ends of the pipe and unknown bits vanish.
uint64_t wd_sync_expand_stages(uint64_t stages, uint32_t queue_flags);

// wd_sync_earlier_stages and wd_sync_later_stages add what is logically earlier or later; `stages` are expanded.
uint64_t wd_sync_earlier_stages(uint64_t stages);
uint64_t wd_sync_later_stages(uint64_t stages);

// wd_sync_combine_stages names whole sets for people to read: ALL_TRANSFER, VERTEX_INPUT or PRE_RASTERIZATION_SHADERS where
// `stages` has all their parts, ALL_COMMANDS where nothing that any queue supports is missing. wd_sync_expand_stages with
// queue flags of 0 gives the same stages back, but for those of no queue.
uint64_t wd_sync_combine_stages(uint64_t stages);

// wd_sync_narrowest_stages returns the fewest stages whose later stages are `stages`, for people to read: with the names of
// whole sets, as wd_sync_combine_stages.
uint64_t wd_sync_narrowest_stages(uint64_t stages);

// wd_sync_usages returns the usages that the expanded `stages` have and `accesses` (bits as given: SHADER_READ,
// MEMORY_WRITE, ... stand for their members) allow.
wd_sync_mask wd_sync_usages(uint64_t stages, uint64_t accesses);

// wd_sync_scope is one side of a dependency.
typedef struct wd_sync_scope {
    uint64_t stages;     // The execution scope, with earlier or later stages.
    wd_sync_mask usages; // The access scope.
} wd_sync_scope;

// Layout transitions are in scopes of ALL_COMMANDS, whatever the accesses: what they write is available by itself, and what is
// available is visible to them (Vulkan, "Image Layout Transitions").
//
// wd_sync_first_scope makes a source scope. BOTTOM_OF_PIPE counts as ALL_COMMANDS without accesses, TOP_OF_PIPE as
// nothing.
wd_sync_scope wd_sync_first_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags);
// wd_sync_second_scope makes a destination scope. TOP_OF_PIPE counts as ALL_COMMANDS without accesses, BOTTOM_OF_PIPE as
// nothing.
wd_sync_scope wd_sync_second_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags);

// What limits a barrier to a place: a subpass, or a queue. Of the barriers of one command either all have flags or none, but for
// layout transitions.
typedef enum wd_sync_barrier_flags {
    // The second scope is on another queue, behind a semaphore. What is ordered there is ordered by this barrier alone.
    // Written by wd_sync_context_import. Such a barrier comes alone.
    WD_SYNC_BARRIER_SEMAPHORE = 1,
    // The first scope is the subpass in hand (its tags are the barrier's, too): a chain goes on only from what is ordered
    // before stages of this very subpass.
    WD_SYNC_BARRIER_FROM_SUBPASS = 2,
    // The second scope is the subpass in hand: the one that begins with this barrier, or that it is recorded in.
    WD_SYNC_BARRIER_IN_SUBPASS = 4,
    // The subpass in hand ends with this barrier, before its second scope: what was ordered before stages of that subpass
    // alone is not ordered before anything any more, and later barriers go on from it.
    WD_SYNC_BARRIER_ENDS_SUBPASS = 8,
} wd_sync_barrier_flags;

// wd_sync_barrier is a dependency. It covers an access directly when the access is in its first scope: performed on
// `queue`, tagged within [begin_tag, end_tag). Accesses elsewhere it covers through a chain only: where an earlier barrier
// that covers them has a second scope that meets this first scope.
typedef struct wd_sync_barrier {
    wd_sync_scope first;
    wd_sync_scope second;
    uint64_t begin_tag; // Of a subpass dependency: the source subpass's first tag. Else 0.
    uint64_t end_tag;   // UINT64_MAX: no limit.
    uint32_t queue;
    uint32_t flags; // wd_sync_barrier_flags
} wd_sync_barrier;

// wd_sync_barrier_make returns a barrier without limits on `queue`.
wd_sync_barrier wd_sync_barrier_make(uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages,
                                     uint64_t dst_accesses, uint32_t queue_flags, uint32_t queue);

// Layout transitions of a render pass happen after the first scopes of some subpass dependencies, and before the second
// scopes of others. Where a context joins several subpasses, a first scope is valid in its own subpass only: the subpass is resolved with
// a barrier that marks the first scope for the transition. `marks` are bits of WD_SYNC_STAGE_MARKS: transitions away from
// initialLayout and transitions away from the layout of a subpass happen after different dependencies.
//
// wd_sync_barrier_mark returns the barrier that marks what is in the first scope of `dependency`.
wd_sync_barrier wd_sync_barrier_mark(const wd_sync_barrier *dependency, uint64_t marks);
// wd_sync_barrier_after_marks returns the barrier of a transition: after all that has one of the marks, before the second scope of
// `dependency`. Marks last until the subpass in hand ends (WD_SYNC_BARRIER_ENDS_SUBPASS).
wd_sync_barrier wd_sync_barrier_after_marks(const wd_sync_barrier *dependency, uint64_t marks);

#ifdef __cplusplus
}
#endif
#endif
