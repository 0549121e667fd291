// The contexts of the subpasses of one render pass instance. A subpass begins with the accesses of the
// subpasses on which it depends, after its dependencies. After the instance, the contexts of all subpasses
// are merged. Accesses of subpasses that do not depend on each other are checked for races.
//
// The effects of a dependency in its destination subpass do not order accesses after the render pass, but a
// barrier there can continue from them.
//
// An instance with a single subpass uses the context of the command buffer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_SUBPASS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_SUBPASS_H

#include "vk/syncval/validator/record/dependency.h"
#include "vk/syncval/validator/resources/pass.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pass_barrier returns the barrier of a dependency, limited to its source and destination
// subpasses.
wd_sync_barrier wd_syncval_pass_barrier(const wd_syncval_recorder *recorder,
                                        const wd_syncval_pass_dependency *dependency);

// wd_syncval_limit_to_subpass limits the barriers of vkCmdPipelineBarrier in a subpass to that subpass
// (Vulkan, "Pipeline Barriers").
void wd_syncval_limit_to_subpass(wd_syncval_dependency *dependency);

// wd_syncval_wait_event executes a wait for an event. In a subpass the wait applies to the rest of that
// subpass and to commands after the render pass, but not to other subpasses, whose commands are not later in
// submission order.
wd_status wd_syncval_wait_event(wd_syncval_recorder *recorder, uint64_t event,
                                const wd_sync_barrier_command *command);

// wd_syncval_marks describes the dependencies of layout transitions at the start of a subpass, or after the
// last one (Vulkan, "Render Pass Creation"): all dependencies from a subpass that used one of the attachments
// before; if there is none, all external dependencies to a subpass that uses it. One bit for each subpass.
typedef struct wd_syncval_marks {
    bool are_wanted;
    uint64_t sources, targets;
    uint64_t ends; // After the last subpass: the last subpasses that use an attachment.
} wd_syncval_marks;

// wd_syncval_enter_subpass makes the context of subpass `number` the current one, and adds the barriers
// before its transitions to `dependency`. It returns whether there are marks (sync_scope.h) for them.
bool wd_syncval_enter_subpass(wd_syncval_dependency *dependency, uint32_t number,
                              const wd_syncval_marks *marks);

// wd_syncval_end_subpass ends the current subpass, which includes the accesses of the current command so far.
void wd_syncval_end_subpass(wd_syncval_recorder *recorder);

// wd_syncval_end_pass merges all subpasses into the context of the command buffer, after the external
// dependencies. It returns whether there are marks. Call wd_syncval_drop_subpasses after the final
// transitions.
bool wd_syncval_end_pass(wd_syncval_dependency *dependency, const wd_syncval_marks *marks);

// wd_syncval_has_bit returns whether a set has a subpass. Subpasses with higher numbers than bits are in
// every set.
static inline bool wd_syncval_has_bit(uint64_t subpasses, uint32_t number) {
    return number >= WD_SYNCVAL_MAX_SUBPASSES || subpasses >> number & 1;
}

// wd_syncval_implicit_end returns the implicit dependency from the last subpass that uses an attachment to
// VK_SUBPASS_EXTERNAL (Vulkan, "Render Pass Creation"). Its second scope is empty.
wd_sync_barrier wd_syncval_implicit_end(const wd_syncval_recorder *recorder);

// wd_syncval_detect_transition_races stores races of the layout transitions in `dependency`, at the start of
// a subpass. They happen after all dependencies from subpasses that used the attachment, whatever their
// destinations (Vulkan, "Render Pass Creation"). It uses the call's scratch arena; if an allocation fails, it
// finds nothing.
void wd_syncval_detect_transition_races(wd_syncval_dependency *dependency);

// wd_syncval_replay_races reports races of a secondary command buffer's first accesses.
void wd_syncval_replay_races(const wd_syncval_recorder *recorder, const wd_sync_recording *recording,
                             const wd_sync_replay *replay);

#ifdef __cplusplus
}
#endif
#endif
