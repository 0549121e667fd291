// Usage masks, scopes and barriers of the synchronization model.
//
// Vulkan describes a dependency by stage and access masks. An execution scope includes more stages than its
// mask: the first scope also has the logically earlier stages, the second scope the logically later ones. An
// access scope has only the usages (stage x access) that both the given stages and the access mask include. A
// wd_sync_scope holds both. See "Terms" in docs/synchronization_design.md, and "Synchronization and Cache Control"
// in the Vulkan specification.
//
// Stages and accesses are VkPipelineStageFlags2 and VkAccessFlags2. The masks of version 1 have the same
// bits.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_SCOPE_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_SCOPE_H

#include "vk/syncval/model/sync_tables.h"
#include "vk/util/string_builder.h"

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

// wd_sync_mask_limit removes the usages that are not in `other`.
static inline void wd_sync_mask_limit(wd_sync_mask *mask, const wd_sync_mask *other) {
    for (int i = 0; i < WD_SYNC_MASK_WORDS; i++) {
        mask->words[i] &= other->words[i];
    }
}

// wd_sync_mask_includes returns whether `mask` has all usages of `part`.
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

// wd_sync_usage_stage returns the stage bit. Layout transitions and presentation have bits that are not
// Vulkan's.
static inline uint64_t wd_sync_usage_stage(uint32_t usage) {
    return wd_sync_usage_table[usage].stage;
}

static inline bool wd_sync_usage_writes(uint32_t usage) {
    return wd_sync_usage_table[usage].writes;
}

// wd_sync_usage_find returns the usage of one stage bit and one access bit, or WD_SYNC_NONE if the stage does
// not support the access. For an access that includes several (SHADER_READ, TRANSFER stages) it returns the
// first.
wd_sync_usage wd_sync_usage_find(uint64_t stage, uint64_t access);

// wd_sync_expand_stages replaces combined stages (ALL_COMMANDS, ALL_GRAPHICS, PRE_RASTERIZATION_SHADERS,
// ALL_TRANSFER, VERTEX_INPUT) by their members. ALL_COMMANDS and ALL_GRAPHICS include only stages that a
// queue with `queue_flags` (VkQueueFlags; 0: any queue) supports; ALL_COMMANDS includes WD_SYNC_STAGE_LAYOUT.
// TOP_OF_PIPE, BOTTOM_OF_PIPE and unknown bits are removed.
uint64_t wd_sync_expand_stages(uint64_t stages, uint32_t queue_flags);

// wd_sync_earlier_stages and wd_sync_later_stages add the logically earlier or later stages to expanded
// `stages`.
uint64_t wd_sync_earlier_stages(uint64_t stages);
uint64_t wd_sync_later_stages(uint64_t stages);

// wd_sync_combine_stages introduces combined stages for messages: ALL_TRANSFER, VERTEX_INPUT or
// PRE_RASTERIZATION_SHADERS if `stages` has all their members, ALL_COMMANDS if it has all stages of any
// queue. To expand the result with queue flags of 0 returns the same stages, except for those that no queue
// supports.
uint64_t wd_sync_combine_stages(uint64_t stages);

// wd_sync_narrowest_stages returns the smallest set of stages whose later stages are `stages`, with combined
// stages as in wd_sync_combine_stages.
uint64_t wd_sync_narrowest_stages(uint64_t stages);

// wd_sync_append_bits appends the names of stages or accesses: "VK_... | VK_...".
void wd_sync_append_bits(wd_string_builder *text, uint64_t bits, bool stages);

// A subpass dependency cannot lead from one of these stages to others in the same subpass.
#define WD_SYNC_FRAMEBUFFER_STAGES                                                                           \
    (VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |                \
     VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT)

// wd_sync_usages returns the usages of the expanded `stages` that `accesses` includes. SHADER_READ,
// MEMORY_WRITE and similar bits include their members.
wd_sync_mask wd_sync_usages(uint64_t stages, uint64_t accesses);

// wd_sync_scope is one side of a dependency.
typedef struct wd_sync_scope {
    uint64_t stages;     // The execution scope, including earlier or later stages.
    wd_sync_mask usages; // The access scope.
} wd_sync_scope;

// Scopes of ALL_COMMANDS include layout transitions, whatever the access mask: the result of a transition is
// available without a barrier, and available writes are visible to it (Vulkan, "Image Layout Transitions").
//
// wd_sync_first_scope returns a first scope. BOTTOM_OF_PIPE counts as ALL_COMMANDS without accesses,
// TOP_OF_PIPE as no stage.
wd_sync_scope wd_sync_first_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags);
// wd_sync_second_scope returns a second scope. TOP_OF_PIPE counts as ALL_COMMANDS without accesses,
// BOTTOM_OF_PIPE as no stage.
wd_sync_scope wd_sync_second_scope(uint64_t stages, uint64_t accesses, uint32_t queue_flags);

// Limits of a barrier to a subpass or a queue. Either all barriers of a command have flags or none has,
// except for layout transitions.
typedef enum wd_sync_barrier_flags {
    // The barrier represents a semaphore: its second scope is on another queue, and barriers of the first
    // queue order nothing there. Set by wd_sync_context_import. No other barrier may be in the same command.
    WD_SYNC_BARRIER_SEMAPHORE = 1,
    // The first scope is in the current subpass, whose tags limit the barrier. A chain continues only from
    // stages of this subpass.
    WD_SYNC_BARRIER_FROM_SUBPASS = 2,
    // The second scope is in the current subpass, or in the subpass that begins with this barrier.
    WD_SYNC_BARRIER_IN_SUBPASS = 4,
    // The current subpass ends with this barrier, before its second scope. Effects that are limited to that
    // subpass end; later barriers continue from them.
    WD_SYNC_BARRIER_ENDS_SUBPASS = 8,
} wd_sync_barrier_flags;

// wd_sync_barrier is a dependency. It directly covers accesses in its first scope, executed on `queue` and
// with tags in [begin_tag, end_tag). It covers other accesses through a chain only: if an earlier barrier
// covers them and the second scope of that barrier overlaps the first scope of this one.
typedef struct wd_sync_barrier {
    wd_sync_scope first;
    wd_sync_scope second;
    uint64_t begin_tag; // Of a subpass dependency: the first tag of the source subpass. Otherwise 0.
    uint64_t end_tag;   // UINT64_MAX: no limit.
    uint32_t queue;
    uint32_t flags; // wd_sync_barrier_flags
} wd_sync_barrier;

// wd_sync_barrier_make returns a barrier on `queue`, without flags and tag limits.
wd_sync_barrier wd_sync_barrier_make(uint64_t src_stages, uint64_t src_accesses, uint64_t dst_stages,
                                     uint64_t dst_accesses, uint32_t queue_flags, uint32_t queue);

// A layout transition of a render pass happens after the first scopes of some subpass dependencies and before
// the second scopes of others. A first scope is only meaningful in the context of its own subpass. So, when
// the subpass is resolved, a barrier sets a mark on the accesses in that first scope, and the transition
// happens after the marked accesses. `marks` are bits of WD_SYNC_STAGE_MARKS. Transitions from initialLayout
// and transitions from the layout of a subpass depend on different dependencies, so they have different
// marks.
//
// wd_sync_barrier_mark returns the barrier that marks the accesses in the first scope of `dependency`.
wd_sync_barrier wd_sync_barrier_mark(const wd_sync_barrier *dependency, uint64_t marks);
// wd_sync_barrier_after_marks returns the barrier of a transition: after all marked accesses, before the
// second scope of `dependency`. Marks last until the current subpass ends (WD_SYNC_BARRIER_ENDS_SUBPASS).
wd_sync_barrier wd_sync_barrier_after_marks(const wd_sync_barrier *dependency, uint64_t marks);

#ifdef __cplusplus
}
#endif
#endif
