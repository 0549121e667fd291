// What a secondary command buffer that continues a render pass does to the attachments of the pass. Which ones they are, and
// which area is rendered to, the command buffer that executes it knows: until then the commands are kept here, and there
// they are checked and recorded.
//
// Commands with a barrier of the secondary command buffer on both sides are left out: a replay cannot stop between two barriers.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_INHERITED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_INHERITED_H

#include "vk/syncval/validator/syncval_rendering.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_inherited_kind {
    WD_SYNCVAL_INHERITED_OUTPUTS, // A draw's colour and depth/stencil attachments.
    WD_SYNCVAL_INHERITED_CLEAR,
    WD_SYNCVAL_INHERITED_INPUT,
} wd_syncval_inherited_kind;

// wd_syncval_inherited is a part of what one such command does. What was done before, since the last barrier, is not kept again.
typedef struct wd_syncval_inherited {
    uint64_t tag;
    uint32_t num_barriers; // Barrier commands that were recorded before.
    wd_syncval_inherited_kind kind;
    union {
        wd_syncval_outputs outputs;
        struct {
            VkImageAspectFlags aspects;
            uint32_t color; // Number of the attachment, where the aspect is colour.
            VkClearRect rect;
        } clear;
        struct {
            const wd_state_image_view *view; // Kept by the command buffer.
            wd_sync_usage usage;
        } input;
    } u;
} wd_syncval_inherited;

// wd_syncval_continues_pass tells whether the recorder's attachments are those of whoever executes it.
bool wd_syncval_continues_pass(const wd_syncval_recorder *recorder);

// wd_syncval_inherit keeps what the command in hand does; tag and barriers are filled in here. What is too much is unknown.
void wd_syncval_inherit(wd_syncval_recorder *recorder, wd_syncval_inherited what);

typedef enum wd_syncval_inherited_part {
    WD_SYNCVAL_BEFORE_BARRIERS, // Before all of the secondary command buffer's, in the name of the command that executes it.
    WD_SYNCVAL_AFTER_BARRIERS, // Behind all of them, or there are none.
} wd_syncval_inherited_part;

// wd_syncval_execute_inherited does what `other` has kept, for its execution by `recorder`; the part before the barriers comes before
// the replay, the other one behind it. `offset` is what was added to tags. Where the recorder continues a pass itself, it keeps all
// that for those who execute it. True: a callback asks to skip the command.
bool wd_syncval_execute_inherited(wd_syncval_recorder *recorder, wd_call *call,
                                  const wd_syncval_recorder *other, uint64_t offset,
                                  wd_syncval_inherited_part part);

#ifdef __cplusplus
}
#endif
#endif
