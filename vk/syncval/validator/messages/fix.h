// How to fix a hazard: as a struct, from which both the text of the message and the code of `warden view` are made.
//
//   fix.c       finds what removes the hazard
//   fix_text.c  states it in words
//   traced.c    writes it to the trace file; vk/trace/explain_fix.c makes the code
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_FIX_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_FIX_H

#include "vk/syncval/validator/messages/occurrence.h"
#include "vk/trace/trace_format.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_fix_dependency is a VkSubpassDependency to add, or the masks to add to one.
typedef struct wd_syncval_fix_dependency {
    bool is_known;    // False: none is involved, or the render pass is unknown.
    bool is_of_prior; // It belongs to the render pass of the earlier access.
    uint32_t source, target;
    uint32_t index; // In pDependencies. UINT32_MAX: add a dependency.
    // Of a new dependency: all masks, with those of the implicit dependency that it replaces.
    wd_sync_dependency masks;
    const char *pass_name; // Of the render pass. NULL: it has no debug name.
} wd_syncval_fix_dependency;

typedef struct wd_syncval_fix {
    wd_trace_fix_kind kind;
    wd_trace_fix_location location; // Of a barrier.
    // Of a barrier or a semaphore, or those that the barrier of a command lacks.
    wd_sync_dependency masks;
    // Of WD_TRACE_FIX_SUBPASS; with WD_TRACE_IN_SUBPASS, that of the subpass to itself, which the barrier needs; with
    // WD_TRACE_BEFORE_PASS, one that has the same effect as the barrier.
    wd_syncval_fix_dependency dependency;
    const wd_syncval_semaphore_name *semaphore; // Of WAIT, SIGNAL and ACQUISITION. NULL: unknown.
    bool has_event_set; // SECOND: vkCmdSetEvent needs the same masks as the wait for the event.
    const char *advice; // Of WD_TRACE_FIX_NONE.
} wd_syncval_fix;

// wd_syncval_find_fix finds what removes the hazard. The fix refers to the occurrence.
void wd_syncval_find_fix(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                         wd_syncval_fix *fix);

// wd_syncval_append_fix states the fix, without a period. The masks come last, after the last colon.
void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard, const wd_syncval_fix *fix);

// wd_syncval_is_race returns whether only a semaphore or a subpass dependency can order the two accesses.
bool wd_syncval_is_race(const wd_sync_hazard *hazard);

// wd_syncval_is_pass_command returns whether a command begins, continues or ends an instance of a render pass object.
bool wd_syncval_is_pass_command(const wd_syncval_entry *entry);

// wd_syncval_is_image_barrier returns whether an access is a layout transition of a pipeline barrier or of a wait.
bool wd_syncval_is_image_barrier(const wd_syncval_entry *entry, uint32_t usage);

// wd_syncval_is_in_other_subpass returns whether the earlier access is the transition of a barrier inside an instance
// of a render pass object, and the other access is not in the same subpass.
bool wd_syncval_is_in_other_subpass(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
