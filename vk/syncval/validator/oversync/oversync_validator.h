// Over-synchronization (optional): reports barriers that order nothing, and masks that are wider than needed.
//
// During recording, the accesses and barriers of a command buffer are logged (wd_syncval_oversync_log). At
// submission the log runs through the tracker of its queue (vk/syncval/oversync/oversync.h), which credits the
// barriers on which accesses rely. A barrier is evaluated when its recording is gone and no later access can
// rely on it. Recordings of the same code of the program are evaluated together. Except for create and
// destroy, all functions accept a recording without a log and do nothing.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_OVERSYNC_OVERSYNC_VALIDATOR_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_OVERSYNC_OVERSYNC_VALIDATOR_H

#include "vk/state/state_barriers.h"
#include "vk/syncval/validator/messages/history.h"
#include "vk/syncval/validator/resources/device.h"
#include "vk/syncval/validator/resources/pieces.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_oversync wd_syncval_oversync;         // Of a device.
typedef struct wd_syncval_oversync_log wd_syncval_oversync_log; // Of a recording.

// wd_syncval_oversync_command is the current command of a recording.
typedef struct wd_syncval_oversync_command {
    wd_syncval_device *device;
    wd_syncval_oversync_log *log; // NULL: redundant barriers are not reported.
    const wd_state_command_buffer *command_buffer;
    const wd_syncval_history *history;
    uint64_t tag;
    VkQueueFlags queue_flags;
    uint32_t instance; // The last subpass instance.
    bool in_pass;
    const wd_syncval_access *accesses;
    size_t num_accesses;
    const wd_range *ranges; // Of the accesses.
} wd_syncval_oversync_command;

// wd_syncval_oversync_recording is a recording that is submitted or executed.
typedef struct wd_syncval_oversync_recording {
    const wd_syncval_oversync_log *log; // NULL: none.
    bool is_tracked;                    // False: it has no commands that are followed.
    bool failed;                        // It is incomplete.
    bool resumes;                       // Its first rendering continues the last instance before it.
    uint32_t num_instances;
} wd_syncval_oversync_recording;

typedef wd_syncval_oversync_recording (*wd_syncval_oversync_find)(
    const wd_state_command_buffer *command_buffer);

// wd_syncval_oversync_create returns NULL if an allocation fails.
wd_syncval_oversync *wd_syncval_oversync_create(wd_syncval_device *device);
// wd_syncval_oversync_destroy accepts NULL. All recordings must be gone. It reports the remaining findings.
void wd_syncval_oversync_destroy(wd_syncval_oversync *oversync);

// wd_syncval_oversync_submitted runs a submission's command buffers, whose recordings `find` returns.
void wd_syncval_oversync_submitted(wd_syncval_oversync *oversync, wd_state_queue *queue,
                                   const wd_state_submission *submission, wd_syncval_oversync_find find);

// wd_syncval_oversync_retired evaluates barriers on which nothing relies, if the queue is idle.
void wd_syncval_oversync_retired(wd_syncval_oversync *oversync, const wd_state_queue *queue,
                                 const wd_state_submission *submission);

// wd_syncval_oversync_destroyed forgets the memory of a destroyed object. Addresses are not used again.
void wd_syncval_oversync_destroyed(wd_syncval_oversync *oversync, const wd_state_object *object);

// --- Recording

wd_syncval_oversync_log *wd_syncval_oversync_log_create(wd_syncval_oversync *oversync);
void wd_syncval_oversync_log_destroy(wd_syncval_oversync_log *log); // Accepts NULL.

// wd_syncval_oversync_accesses logs the accesses of the current command.
void wd_syncval_oversync_accesses(const wd_syncval_oversync_command *current);
// wd_syncval_oversync_unknown logs that the current command accesses unknown memory.
void wd_syncval_oversync_unknown(const wd_syncval_oversync_command *current);
// wd_syncval_oversync_unknown_command logs a command that the build does not know: it may access memory in
// any stage.
void wd_syncval_oversync_unknown_command(const wd_syncval_oversync_command *current);
// wd_syncval_oversync_order logs barriers that are not evaluated: of render passes and events.
void wd_syncval_oversync_order(const wd_syncval_oversync_command *current,
                               const wd_sync_barrier_command *command);
// wd_syncval_oversync_barriers logs a pipeline barrier, whose barriers have no chains.
void wd_syncval_oversync_barriers(const wd_syncval_oversync_command *current, wd_call *call,
                                  const wd_state_barriers *barriers);
// wd_syncval_oversync_execute appends the log of a secondary command buffer.
void wd_syncval_oversync_execute(const wd_syncval_oversync_command *current,
                                 const wd_syncval_oversync_recording *secondary);

#ifdef __cplusplus
}
#endif
#endif
