// Attachment accesses of a secondary command buffer that continues a render pass. Only the command buffer
// that executes it knows the attachments and the render area. So the commands are stored here, and checked
// and recorded at execution.
//
// Commands between two barriers of the secondary command buffer are left out, because a replay cannot stop
// between barriers.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_INHERITED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_INHERITED_H

#include "vk/syncval/validator/recorder/recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

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
bool wd_syncval_execute_inherited(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                                  uint64_t offset, wd_syncval_inherited_part part);

#ifdef __cplusplus
}
#endif
#endif
