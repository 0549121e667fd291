// Attachment accesses of a secondary command buffer that continues a render pass. Only the command buffer
// that executes it knows the attachments and the render area. So the commands are stored here, and checked
// and recorded at execution.
//
// Commands between two barriers of the secondary command buffer are left out, because a replay cannot stop
// between barriers.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_INHERITED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_INHERITED_H

#include "vk/syncval/validator/record/rendering.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_inherited_kind {
    WD_SYNCVAL_INHERITED_OUTPUTS, // Color and depth/stencil attachments of a draw.
    WD_SYNCVAL_INHERITED_CLEAR,
    WD_SYNCVAL_INHERITED_INPUT,
} wd_syncval_inherited_kind;

// wd_syncval_inherited is a part of one such command. Repetitions since the last barrier are not stored.
typedef struct wd_syncval_inherited {
    uint64_t tag;
    uint32_t num_barriers; // The number of earlier barrier commands.
    wd_syncval_inherited_kind kind;
    union {
        wd_syncval_outputs outputs;
        struct {
            VkImageAspectFlags aspects;
            uint32_t color; // Number of the color attachment.
            VkClearRect rect;
        } clear;
        struct {
            const wd_state_image_view *view; // Referenced by the command buffer.
            wd_sync_usage usage;
        } input;
    } u;
} wd_syncval_inherited;

// wd_syncval_continues_pass returns whether the recorder uses the attachments of the command buffer that
// executes it.
bool wd_syncval_continues_pass(const wd_syncval_recorder *recorder);

// wd_syncval_inherit stores an access of the current command; it sets the tag and num_barriers. If there are
// too many, the access becomes unknown.
void wd_syncval_inherit(wd_syncval_recorder *recorder, wd_syncval_inherited access);

typedef enum wd_syncval_inherited_part {
    // Before all barriers of the secondary command buffer. Reported as vkCmdExecuteCommands.
    WD_SYNCVAL_BEFORE_BARRIERS,
    WD_SYNCVAL_AFTER_BARRIERS, // After all barriers, or there are none.
} wd_syncval_inherited_part;

// wd_syncval_execute_inherited executes the stored accesses of `other` in `recorder`: the part before the
// barriers before the replay, the other part after it. `offset` is added to tags. If the recorder itself
// continues a render pass, it stores them for its own execution. It returns true if a callback asks to skip
// the command.
bool wd_syncval_execute_inherited(wd_syncval_recorder *recorder, wd_call *call,
                                  const wd_syncval_recorder *other, uint64_t offset,
                                  wd_syncval_inherited_part part);

#ifdef __cplusplus
}
#endif
#endif
