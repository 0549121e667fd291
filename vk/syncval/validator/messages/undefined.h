// The message for a read of memory that nothing wrote.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_UNDEFINED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_UNDEFINED_H

#include "vk/syncval/contents/contents.h"
#include "vk/syncval/validator/messages/history.h"
#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_undefined is such a read in an executed command buffer.
typedef struct wd_syncval_undefined {
    wd_syncval_device *device;
    const wd_state_command_buffer *command_buffer;
    const wd_state_object *queue;
    const wd_syncval_history *history; // Of the command buffer.
    uint64_t submission;               // Its number in the queue.
    const wd_contents_undefined *found;
    bool lacks_flush; // The host mapped the memory, which is not coherent, and flushed no part of the range.
} wd_syncval_undefined;

// wd_syncval_report_undefined reports it. The call cannot be skipped any more.
void wd_syncval_report_undefined(const wd_syncval_undefined *undefined);

#ifdef __cplusplus
}
#endif
#endif
