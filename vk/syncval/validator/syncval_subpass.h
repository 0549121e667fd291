// The contexts of the subpasses of one render pass instance. A subpass begins with what those that it depends on held, behind its
// dependencies; behind the instance, what all of them hold is joined. Accesses of subpasses that do not depend on each
// other are looked at for races.
//
// What a dependency orders before its destination subpass it does not order before what follows the render pass; a barrier there
// goes on from it.
//
// An instance with one subpass needs no context: it goes on in the command buffer's.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SUBPASS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_SUBPASS_H

#include "vk/syncval/validator/syncval_dependency.h"
#include "vk/syncval/validator/syncval_pass.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_pass_barrier makes the barrier of a dependency, limited to the source and the destination subpass.
wd_sync_barrier wd_syncval_pass_barrier(const wd_syncval_recorder *recorder,
                                        const wd_syncval_pass_dependency *dependency);

// wd_syncval_limit_to_subpass limits what vkCmdPipelineBarrier does inside of a subpass to that one (Vulkan, "Pipeline
// Barriers").
void wd_syncval_limit_to_subpass(wd_syncval_dependency *dependency);

// wd_syncval_wait_event waits for an event in the recorder's context: in a subpass for the rest of that one, and for what is behind the
// render pass, but for no other subpass: their commands are not later in submission order. Layout transitions happen in the former
// alone, where there are none.
wd_status wd_syncval_wait_event(wd_syncval_recorder *recorder, uint64_t event,
                                const wd_sync_barrier_command *command);

// wd_syncval_marks says what the layout transitions at the begin of a subpass, or behind the last one, happen after (Vulkan,
// "Render Pass Creation"): all dependencies with a subpass that used one of the attachments before; where none did, all
// from outside to a subpass that uses it. Bits are subpasses.
typedef struct wd_syncval_marks {
    bool are_wanted;
    uint64_t sources, targets;
    uint64_t ends; // Behind the last subpass: those that use an attachment last.
} wd_syncval_marks;

// wd_syncval_enter_subpass makes the context of subpass `number` the recorder's, and adds to `dependency` what its transitions
// are to be independent of. It returns whether there are marks (sync_scope.h) for them.
bool wd_syncval_enter_subpass(wd_syncval_dependency *dependency, uint32_t number,
                              const wd_syncval_marks *marks);

// wd_syncval_end_subpass closes it: what the command in hand did so far belongs to it.
void wd_syncval_end_subpass(wd_syncval_recorder *recorder);

// wd_syncval_end_pass makes what all subpasses hold the recorder's context, behind the external dependencies. It returns
// whether there are marks. wd_syncval_drop_subpasses ends it, behind the final transitions.
bool wd_syncval_end_pass(wd_syncval_dependency *dependency, const wd_syncval_marks *marks);

// wd_syncval_has_bit tells whether a set of subpasses has one. Those with high numbers are in all of them.
static inline bool wd_syncval_has_bit(uint64_t subpasses, uint32_t number) {
    return number >= WD_SYNCVAL_MAX_SUBPASSES || subpasses >> number & 1;
}

// wd_syncval_implicit_end is the dependency that there is from the last subpass that uses an attachment to the outside where the render
// pass has none (Vulkan, "Render Pass Creation"). It has a first scope alone.
wd_sync_barrier wd_syncval_implicit_end(const wd_syncval_recorder *recorder);

// wd_syncval_detect_races notes races of the collected accesses with subpasses that nothing orders with this one.
void wd_syncval_detect_races(wd_syncval_recorder *recorder);

// wd_syncval_detect_transition_races notes races of the layout transitions that the subpass begins with, which are those of
// `dependency`. They are behind all dependencies that lead from a subpass that used the attachment, wherever these lead (Vulkan,
// "Render Pass Creation"). Memory comes from the call's scratch arena; without it nothing is found.
void wd_syncval_detect_transition_races(wd_syncval_dependency *dependency);

// wd_syncval_replay_races reports those of a secondary command buffer's first accesses.
void wd_syncval_replay_races(const wd_syncval_recorder *recorder, const wd_sync_recording *recording,
                             const wd_sync_replay *replay);

#ifdef __cplusplus
}
#endif
#endif
