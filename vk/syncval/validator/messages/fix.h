// The text that states how to fix a hazard.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_FIX_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_FIX_H

#include "vk/syncval/validator/messages/occurrence.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_append_bits appends the names of stages or accesses.
void wd_syncval_append_bits(wd_string_builder *text, uint64_t bits, bool stages);

// wd_syncval_is_race returns whether only a semaphore or a subpass dependency can order the two accesses.
bool wd_syncval_is_race(const wd_sync_hazard *hazard);

// wd_syncval_is_pass_command returns whether a command begins, continues or ends an instance of a render pass
// object.
// wd_syncval_is_image_barrier returns whether an access is a layout transition of a pipeline barrier or of a
// wait.
bool wd_syncval_is_pass_command(const wd_syncval_entry *entry);
bool wd_syncval_is_image_barrier(const wd_syncval_entry *entry, uint32_t usage);

// wd_syncval_is_transition_without_scopes returns whether an access is the final layout transition of an
// attachment that no subpass uses.
bool wd_syncval_is_transition_without_scopes(const wd_syncval_entry *entry, uint32_t usage,
                                             const wd_state_object *image);

// wd_syncval_append_fix appends a line that states how to fix the hazard.
void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
