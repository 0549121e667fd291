// The shared state of queues, batches and semaphores. The queues' lock guards everything here.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_QUEUE_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_QUEUE_INTERNAL_H

#include "vk/syncval/validator/messages/occurrence.h"
#include "vk/syncval/validator/submit/queue.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_SYNCVAL_MAX_QUEUES = 64,    // Further queues are not followed.
    WD_SYNCVAL_MAX_WAITING = 4096, // The maximum number of batches of a queue that wait for values.
    WD_SYNCVAL_ENGINE = 255,       // The queue number of the presentation engine in the model.
};

// wd_syncval_clock is a vector clock: accesses of queue q with tags below tags[q] happen before the owner of
// the clock. For the owner's own queue it covers accesses for which a semaphore of that queue was waited.
typedef struct wd_syncval_clock {
    uint64_t tags[WD_SYNCVAL_MAX_QUEUES];
} wd_syncval_clock;

// wd_syncval_execution is an executed command buffer. Its tags are (offset, offset + history->entries.count].
typedef struct wd_syncval_execution {
    uint64_t offset;
    wd_syncval_history *history;
    uint64_t handle;
    uint64_t submission; // Its number in the queue.
    bool is_changed;     // Descriptors on which it depends have changed since it was recorded.
    char name[48];       // The debug name, truncated. Empty: none.
} wd_syncval_execution;

// wd_syncval_present holds the arguments of vkQueuePresentKHR.
typedef struct wd_syncval_present {
    const wd_state_semaphore_use *waits; // Their stages are WD_SYNC_STAGE_PRESENT.
    wd_state_image *const *images;
    uint32_t num_waits, num_images;
} wd_syncval_present;

// wd_syncval_batch is work that waits for semaphore values without a submitted signal.
typedef struct wd_syncval_batch {
    struct wd_syncval_batch *next;
    wd_state_submission *submission; // Alive until it is retired. NULL: use `present`.
    wd_syncval_present present;      // Its objects are referenced.
} wd_syncval_batch;

// The reason for which an image belongs to the presentation engine.
typedef enum wd_syncval_engine_cause {
    WD_SYNCVAL_PRESENTED,
    WD_SYNCVAL_RELEASED, // Unused (vkReleaseSwapchainImagesEXT).
    WD_SYNCVAL_ACQUIRED, // It belongs to the engine until the acquisition is waited for.
} wd_syncval_engine_cause;

// wd_syncval_presentable is a swapchain image that was acquired or presented.
typedef struct wd_syncval_presentable {
    const wd_state_image *image; // Alive: the entry is removed when it is destroyed.
    uint64_t tag;                // Of its presentation, its acquisition, or the wait for the acquisition.
    bool belongs_to_engine;      // The application must not use it.
    uint8_t cause;               // wd_syncval_engine_cause: the last change.
    VkFence fence;               // Of its acquisition.
    wd_syncval_semaphore_name semaphore; // Of its acquisition.
    wd_syncval_clock clock;              // The accesses before its last presentation.
} wd_syncval_presentable;

// wd_syncval_past_wait is a wait of a queue, for messages about accesses that it should order.
enum { WD_SYNCVAL_MAX_PAST_WAITS = 16 };

typedef struct wd_syncval_past_wait {
    uint8_t from;     // The number of the queue that signals, or WD_SYNCVAL_ENGINE.
    uint64_t end_tag; // Accesses of `from` with lower tags were submitted before the signal operation.
    wd_syncval_waited waited;
} wd_syncval_past_wait;

// wd_syncval_checked states which submissions of a queue were checked before they were submitted (submit/check.h).
typedef struct wd_syncval_checked {
    uint64_t end;      // The number of the last one. 0: none.
    uint64_t traced;   // Of the last one that the trace file has.
    uint64_t changes;  // wd_syncval_queues.num_changes when the next one is to be executed.
    bool has_reported; // A hazard of them was reported.
} wd_syncval_checked;

typedef struct wd_syncval_queue {
    struct wd_syncval_queue *next;
    const wd_state_queue *queue; // Exists as long as the device.
    uint8_t number;
    wd_sync_context *context;
    wd_syncval_clock clock;
    WD_VECTOR(wd_syncval_execution) executions; // By ascending offset.
    size_t first_pending;                       // The earlier executions are complete.
    wd_syncval_batch *first_waiting, *last_waiting;
    uint32_t num_waiting;
    uint64_t submitted; // Number of the last submission to the queue.
    uint64_t end_tag;   // The end of the tags of the queue's own accesses.
    // The end of the tags that happen before a signal operation with stages, of a batch with command buffers.
    uint64_t signaled_tag;
    wd_syncval_unknown unknown;
    // Work up to this submission, and later work meanwhile, may be ordered after anything.
    uint64_t unknown_until;
    uint64_t hidden_tag; // Accesses with lower tags do not race, for that reason.
    size_t trim_at;      // The number of ranges at which the context is trimmed.
    bool has_imports;    // The context holds accesses of other queues.
    bool is_untracked;   // The queue is not followed until it is idle.
    wd_syncval_past_wait past_waits[WD_SYNCVAL_MAX_PAST_WAITS]; // The last ones: number n is at n % MAX.
    uint32_t num_past_waits;
    wd_syncval_checked checked;
} wd_syncval_queue;

typedef struct wd_syncval_queues {
    wd_syncval_device *device;
    wd_mutex lock;
    wd_sync_pool *pool;
    wd_syncval_queue *first;
    uint32_t num_queues, num_waiting;
    uint64_t next_tag;
    uint32_t next_instance;
    wd_sync_context *engine; // The context of the presentation engine. NULL: it has had no image yet.
    WD_VECTOR(wd_syncval_presentable) presentables;
    wd_syncval_transfers released;    // Releases of ownership that are not acquired yet.
    bool has_missed_transfers;        // There may be unknown releases.
    struct wd_syncval_owners *owners; // NULL: not followed.
    uint64_t num_missed; // At the last submission: submissions of the device that the validator has not seen.
    uint64_t num_changes;           // Executions, presentations and acquisitions.
    struct wd_syncval_check *check; // The call that is being checked. NULL: none.
    bool is_muted;                  // The hazards of the batch that is executed are not reported again.
    wd_syncval_batch *done; // To be freed after the lock is released, because that may take other locks.
    uint64_t complete[WD_SYNC_MAX_QUEUES]; // Accesses of queue q with tags below complete[q] are complete.
} wd_syncval_queues;

// wd_syncval_compares_submissions returns whether hazards between submissions are reported.
bool wd_syncval_compares_submissions(const wd_syncval_queues *queues);
// wd_syncval_queues_unlock releases the lock and frees `done`.
void wd_syncval_queues_unlock(wd_syncval_queues *queues);
// wd_syncval_need_queue returns the data of a queue. NULL: there are too many queues, or an allocation failed.
wd_syncval_queue *wd_syncval_need_queue(wd_syncval_queues *queues, const wd_state_queue *queue);
// wd_syncval_are_ready returns whether a batch with these wait operations can be executed.
bool wd_syncval_are_ready(const wd_state_semaphore_use *waits, uint32_t num_waits);
// wd_syncval_check_for_missed_work checks whether the state tracker missed work, because an allocation failed or a
// command that the build does not know submitted work or waited for it.
void wd_syncval_check_for_missed_work(wd_syncval_queues *queues);
// wd_syncval_presented executes a presentation, now or after the work for which it waits. `present` is
// copied.
void wd_syncval_presented(wd_syncval_queues *queues, const wd_state_queue *queue,
                          const wd_syncval_present *present);

// --- submit/semaphore.c: semaphores and the state that their signal operations store

// wd_syncval_snapshot is the state of a queue at a signal operation.
typedef struct wd_syncval_snapshot {
    uint32_t references;
    wd_sync_context *context; // NULL: nothing was pending.
    wd_syncval_clock clock;
    wd_syncval_unknown unknown;
    uint64_t end_tag; // Later accesses of the queue are not before the signal. UINT64_MAX: all are.
} wd_syncval_snapshot;

// wd_syncval_signal is a signal operation for which there may be a wait.
typedef struct wd_syncval_signal {
    uint64_t value;          // 0 for binary semaphores.
    uint64_t acquired;       // The signal of an acquisition: its tag. 0: `queue` signals.
    wd_syncval_queue *queue; // The queue that signals.
    uint64_t submission;     // The number of the submission to it.
    uint64_t stages;         // VkPipelineStageFlags2. NONE: no command is in the first scope.
    uint64_t earlier_tag;    // Accesses of `queue` with lower tags are before an earlier signal operation.
    wd_syncval_snapshot *snapshot; // NULL: all earlier work is complete.
    bool is_opaque;                // The earlier work is unknown.
} wd_syncval_signal;

// wd_syncval_name_semaphore names a semaphore. NULL: none.
wd_syncval_semaphore_name wd_syncval_name_semaphore(const wd_state_semaphore *semaphore);
// wd_syncval_find_past_wait returns the first of the last waits of `at` for a semaphore that was signaled after the
// access `tag` of queue `from` was submitted, or NULL.
const wd_syncval_waited *wd_syncval_find_past_wait(const wd_syncval_queue *at, uint8_t from, uint64_t tag);
// wd_syncval_is_ready returns whether the signal of this wait operation is known, so that the batch can
// execute.
bool wd_syncval_is_ready(const wd_state_semaphore_use *wait);
// wd_syncval_wait executes a wait operation: the snapshot of the signal operation is merged into the context
// of `at`.
void wd_syncval_wait(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_waits_for_self returns whether only signal operations of `at` can satisfy a wait operation of
// `at`.
bool wd_syncval_waits_for_self(const wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_consume executes a wait operation of a batch that orders nothing.
void wd_syncval_consume(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_wait_for_unknown orders all earlier work before later work of `at`. The unknown work may itself
// wait for other queues, so this includes work that is submitted until the host knows that the wait is
// complete.
void wd_syncval_wait_for_unknown(wd_syncval_queues *queues, wd_syncval_queue *at);
// wd_syncval_signal_all executes the signal operations of a batch. It returns whether unknown waits may see
// one of them.
bool wd_syncval_signal_all(wd_syncval_queues *queues, wd_syncval_queue *at,
                           const wd_state_submission *submission);
// wd_syncval_expect_signals notes that a waiting batch will signal these semaphores: `count` is 1, and -1
// when it executes.
void wd_syncval_expect_signals(wd_syncval_queues *queues, const wd_state_submission *submission, int count);
// wd_syncval_drop_signals releases the snapshots of the signals of a completed batch.
void wd_syncval_drop_signals(wd_syncval_queue *at, wd_syncval_queues *queues,
                             const wd_state_submission *submission);
// wd_syncval_signal_acquired executes the signal operation of an acquisition. It returns false if the waits
// are unknown.
bool wd_syncval_signal_acquired(wd_syncval_queues *queues, wd_state_semaphore *semaphore, uint64_t tag);
// wd_syncval_saved_semaphore is the state of a semaphore.
typedef struct wd_syncval_saved_semaphore {
    const wd_state_semaphore *handle;
    wd_syncval_signal *signals; // With references to their snapshots.
    size_t num_signals;
    bool is_opaque;
} wd_syncval_saved_semaphore;

// wd_syncval_save_semaphore returns whether it saved the state, in `arena`. wd_syncval_restore_semaphore releases what
// was saved.
bool wd_syncval_save_semaphore(wd_arena *arena, const wd_state_semaphore *handle,
                               wd_syncval_saved_semaphore *saved);
void wd_syncval_restore_semaphore(const wd_syncval_saved_semaphore *saved);
// wd_syncval_make_opaque makes later operations on these semaphores count as ordering everything.
void wd_syncval_make_opaque(wd_syncval_queues *queues, const wd_state_semaphore_use *uses, uint32_t count);
// wd_syncval_join_clock adds the entries of `other`.
void wd_syncval_join_clock(wd_syncval_clock *clock, const wd_syncval_clock *other);

// --- submit/batch.c

// wd_syncval_execute_batch executes a batch whose waits are ready.
void wd_syncval_execute_batch(wd_syncval_queues *queues, wd_syncval_queue *at,
                              wd_state_submission *submission);
// wd_syncval_check_batch finds and reports the hazards of a batch whose waits are ready. It is executed on copies.
// `is_last`: nothing is executed on the copies afterwards.
void wd_syncval_check_batch(wd_syncval_queues *queues, wd_syncval_queue *at, wd_state_submission *submission,
                            bool is_last);
// wd_syncval_follow_sparse applies the bindings of a vkQueueBindSparse batch.
void wd_syncval_follow_sparse(wd_syncval_queues *queues, const wd_state_submission *submission);
// wd_syncval_note_complete notes that accesses of a queue with tags below `tag` are complete.
void wd_syncval_note_complete(wd_syncval_queues *queues, wd_syncval_queue *at, uint64_t tag);
// wd_syncval_note_clock does so for all queues of a clock.
void wd_syncval_note_clock(wd_syncval_queues *queues, const wd_syncval_clock *clock);
// wd_syncval_known_tag returns the end of the tags of `other` that cannot race with the current work of `at`.
uint64_t wd_syncval_known_tag(const wd_syncval_queue *at, const wd_syncval_queue *other);
// wd_syncval_hide_accesses excludes the queue's accesses from races while the queue may be ordered after
// anything.
void wd_syncval_hide_accesses(const wd_syncval_queues *queues, wd_syncval_queue *at);
// wd_syncval_find_execution returns the command buffer of a tag of the queue, or NULL.
const wd_syncval_execution *wd_syncval_find_execution(const wd_syncval_queue *at, uint64_t tag);

// --- submit/present.c

void wd_syncval_execute_present(wd_syncval_queues *queues, wd_syncval_queue *at,
                                const wd_syncval_present *present);
void wd_syncval_acquire(wd_syncval_queues *queues, const wd_state_image *image, wd_state_semaphore *semaphore,
                        VkFence fence);
// wd_syncval_complete_acquisition makes an acquired image available to a queue that waits for the
// acquisition, after the stages that wait.
void wd_syncval_complete_acquisition(wd_syncval_queues *queues, wd_syncval_queue *to, uint64_t tag,
                                     uint64_t wait_stages);
// wd_syncval_fence_reached makes the images available whose acquisition signals `fence`.
void wd_syncval_fence_reached(wd_syncval_queues *queues, VkFence fence);
void wd_syncval_forget_image(wd_syncval_queues *queues, const wd_state_image *image);
// wd_syncval_find_presentable returns the image whose last presentation or acquisition has this tag, or NULL.
const wd_syncval_presentable *wd_syncval_find_presentable(const wd_syncval_queues *queues, uint64_t tag);

// --- submit/submit_report.c

// wd_syncval_reported is a hazard of a command that was reported.
enum { WD_SYNCVAL_MAX_REPORTED = 16 };

typedef struct wd_syncval_reported {
    wd_sync_hazard hazard;
    uint64_t object;        // Id of the resource. 0: unknown.
    const char *prior_name; // The name of the prior command.
} wd_syncval_reported;

// wd_syncval_replay_job is the execution of a command buffer, for reports of its hazards.
typedef struct wd_syncval_replay_job {
    wd_syncval_queues *queues;
    wd_syncval_queue *at;
    const wd_state_command_buffer *command_buffer;
    size_t execution;                    // Its index in the queue.
    const wd_sync_bounded_reads *bounds; // Of the command buffer.
    // Unknown accesses before it, or of all of it if its descriptors have changed.
    wd_syncval_unknown unknown;
    // Later commands wait for the host, so they are ordered after all work that the host knows.
    uint64_t end_tag;
    bool has_reported;
    // The reported hazards of the last command. Further hazards of the same accesses and resource are not
    // reported.
    wd_syncval_reported reported[WD_SYNCVAL_MAX_REPORTED];
    uint32_t num_reported;
} wd_syncval_replay_job;

// wd_syncval_report_replay is wd_sync_replay.report. `user` is a wd_syncval_replay_job.
bool wd_syncval_report_replay(void *user, const wd_sync_hazard *hazard);

// wd_syncval_is_replay_certain is wd_sync_replay.is_certain.
bool wd_syncval_is_replay_certain(void *user, const wd_sync_hazard *hazard);

// wd_syncval_report_present reports a hazard of a presentation.
void wd_syncval_report_present(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_image *image,
                               const wd_sync_hazard *hazard);
// wd_syncval_report_unacquired reports the presentation of an image that may not be acquired yet.
void wd_syncval_report_unacquired(wd_syncval_queues *queues, wd_syncval_queue *at,
                                  const wd_syncval_presentable *presentable, const wd_sync_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
