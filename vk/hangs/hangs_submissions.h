// Submissions that are not known to be complete.
//
// They are listed by the observer of the state tracker, under the lock of the device, oldest first.
#ifndef WARDEN_VK_HANGS_HANGS_SUBMISSIONS_H
#define WARDEN_VK_HANGS_HANGS_SUBMISSIONS_H

#include "vk/hangs/hangs_recording.h"
#include "vk/report/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_submitted is a command buffer of a submission; those that it executes are listed after it.
typedef struct wd_hangs_submitted {
    wd_state_command_buffer *command_buffer; // Referenced.
    wd_hangs_recording *recording;           // NULL: no command of it is listed.
    uint64_t generation;                     // Of the recording.
    bool is_secondary;
    bool is_scanned; // While the commands that it executes are scanned (hangs_position.h).
} wd_hangs_submitted;

typedef struct wd_hangs_wait {
    wd_state_semaphore *semaphore; // Referenced.
    uint64_t value;                // 0 for binary semaphores.
    // Binary: the submission that signals it; NULL: none is known, or an acquisition does.
    const wd_state_queue *signal_queue;
    uint64_t signal_submission;
    bool is_acquisition;
} wd_hangs_wait;

typedef struct wd_hangs_submission {
    struct wd_hangs_submission *previous, *next; // In the list of the device.
    wd_arena arena;                              // Of the submission and its arrays.
    wd_state_queue *queue;
    uint64_t number; // Of the queue, from 1.
    uint64_t frame;  // From 1.
    bool is_refused; // The command that submits it returned an error: it is in no list.
    size_t num_submitted;
    wd_hangs_submitted *submitted;
    uint32_t num_waits;
    wd_hangs_wait *waits;
    wd_state_fence *fence;          // Referenced; may be NULL.
    const wd_finding_label *labels; // Of the queue, outermost first.
    size_t num_labels;
} wd_hangs_submission;

// wd_hangs_submission_create copies a submission. NULL: there is no memory.
wd_hangs_submission *wd_hangs_submission_create(wd_hangs_device *device, const wd_state_queue *queue,
                                                const wd_state_submission *submission);
// wd_hangs_submission_destroy accepts NULL.
void wd_hangs_submission_destroy(wd_hangs_submission *submission);

// wd_hangs_register_observer makes the tracker list submissions.
wd_status wd_hangs_register_observer(wd_hangs_device *device);

// wd_hangs_forget_submissions destroys all that are listed.
void wd_hangs_forget_submissions(wd_hangs_device *device);

// wd_hangs_reset_markers sets the markers of a command buffer, and of those that it executes, to 0 before a submission,
// unless another one is pending.
void wd_hangs_reset_markers(wd_state_command_buffer *command_buffer);

#ifdef __cplusplus
}
#endif
#endif
