// What queues, batches and semaphores know of each other. All of it is guarded by the queues' lock.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_QUEUE_INTERNAL_H

#include "vk/syncval/validator/syncval_queue.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_SYNCVAL_MAX_QUEUES = 64,    // Queues beyond are not followed.
    WD_SYNCVAL_MAX_WAITING = 4096, // Batches of a queue that may wait for values to come.
    WD_SYNCVAL_ENGINE = 255,       // The presentation engine, as a queue of the model.
};

// wd_syncval_clock says of each queue that its accesses with tags below are ordered before whoever has the clock.
// Of its own queue it says so of what a semaphore of that queue was waited for.
typedef struct wd_syncval_clock {
    uint64_t tags[WD_SYNCVAL_MAX_QUEUES];
} wd_syncval_clock;

// wd_syncval_execution is one command buffer on a queue; its tags are (offset, offset + history->count].
typedef struct wd_syncval_execution {
    uint64_t offset;
    wd_syncval_history *history;
    uint64_t handle;
    bool is_changed; // Descriptors that it depends on held something else when it was recorded.
    char name[48];   // Debug name, cut; empty: none.
} wd_syncval_execution;

// wd_syncval_present is what vkQueuePresentKHR does.
typedef struct wd_syncval_present {
    const wd_state_semaphore_use *waits; // Their stages are WD_SYNC_STAGE_PRESENT.
    wd_state_image *const *images;
    uint32_t num_waits, num_images;
} wd_syncval_present;

// wd_syncval_batch is work of a queue that waits for values nobody has signaled.
typedef struct wd_syncval_batch {
    struct wd_syncval_batch *next;
    wd_state_submission *submission; // Alive until it is retired. NULL: `present`.
    wd_syncval_present present;      // What it points to is referenced.
} wd_syncval_batch;

// How the presentation engine got an image.
typedef enum wd_syncval_engine_cause {
    WD_SYNCVAL_PRESENTED,
    WD_SYNCVAL_RELEASED, // Unused (vkReleaseSwapchainImagesEXT).
    WD_SYNCVAL_ACQUIRED, // It has it until the acquisition is waited for.
} wd_syncval_engine_cause;

// wd_syncval_presentable is an image of a swapchain that was acquired or presented.
typedef struct wd_syncval_presentable {
    const wd_state_image *image; // Alive: it is forgotten when it is destroyed.
    uint64_t tag;                // Of its presentation, acquisition, or the wait for that.
    bool belongs_to_engine;      // Nobody may use it yet.
    uint8_t cause;               // wd_syncval_engine_cause: what happened to it last.
    VkFence fence;               // Of its acquisition.
    wd_syncval_clock clock;      // What its last presentation was ordered behind.
} wd_syncval_presentable;

typedef struct wd_syncval_queue {
    struct wd_syncval_queue *next;
    const wd_state_queue *queue; // Lives as long as the device.
    uint8_t number;
    wd_sync_context *context;
    wd_syncval_clock clock;
    wd_syncval_execution *executions; // By rising offset. Those in front of first_pending are complete.
    size_t num_executions, capacity, first_pending;
    wd_syncval_batch *first_waiting, *last_waiting;
    uint32_t num_waiting;
    uint64_t submitted; // Number of the last submission that was seen.
    uint64_t end_tag;   // Behind the last access of its own.
    uint64_t
        signaled_tag; // Behind the last one of those that a signal operation of command buffers was behind.
    wd_syncval_unknown unknown;
    uint64_t unknown_until; // Up to this submission it may be behind anything, also what is submitted later.
    uint64_t hidden_tag;    // Accesses of its own with tags below race with nothing, for that reason.
    size_t trim_at;         // When the context has so many ranges, what is complete is taken out.
    bool has_imports;       // The context holds what other queues did.
    bool is_untracked;      // What it does is not followed until it is idle.
} wd_syncval_queue;

typedef struct wd_syncval_queues {
    wd_syncval_device *device;
    pthread_mutex_t lock;
    wd_sync_pool *pool;
    wd_syncval_queue *first;
    uint32_t num_queues, num_waiting;
    uint64_t next_tag;
    uint32_t next_instance;
    wd_sync_context *engine; // What the presentation engine has; NULL: it has had nothing yet.
    wd_syncval_presentable *presentables;
    size_t num_presentables, presentables_capacity;
    struct wd_syncval_transfers *released; // What queue families gave away. NULL: nothing.
    bool has_missed_transfers;             // Others may have, too.
    struct wd_syncval_owners *owners;      // NULL: not followed.
    uint64_t num_missed;    // As of the last submission: of the device's, those that nobody saw.
    wd_syncval_batch *done; // Freed without the lock: that may take references.
    uint64_t complete[WD_SYNC_MAX_QUEUES]; // Accesses of a queue with tags below are known to be over.
} wd_syncval_queues;

// wd_syncval_queues_unlock releases the lock, and frees what is done.
void wd_syncval_queues_unlock(wd_syncval_queues *queues);
// wd_syncval_presented looks at a presentation, now or when its turn comes. `present` is copied.
void wd_syncval_presented(wd_syncval_queues *queues, const wd_state_queue *queue,
                          const wd_syncval_present *present);

// --- syncval_semaphore.c: semaphores, and what their signal operations carry

// wd_syncval_snapshot is what a queue had done when it signaled.
typedef struct wd_syncval_snapshot {
    uint32_t references;
    wd_sync_context *context; // NULL: nothing was pending.
    wd_syncval_clock clock;
    wd_syncval_unknown unknown;
    uint64_t end_tag; // The queue's own accesses from here on are not behind the signal. UINT64_MAX: all are.
} wd_syncval_snapshot;

// wd_syncval_signal is a signal operation that may be waited for.
typedef struct wd_syncval_signal {
    uint64_t value;                // 0 for binary semaphores.
    uint64_t acquired;             // An image's acquisition signals: its tag. 0: `queue` does.
    wd_syncval_queue *queue;       // Whose it is.
    uint64_t submission;           // Its number there.
    uint64_t stages;               // VkPipelineStageFlags2, not 0.
    wd_syncval_snapshot *snapshot; // NULL: all that was before it is complete.
    bool is_opaque;                // What was before it is not known.
} wd_syncval_signal;

// wd_syncval_is_ready tells whether a batch with this wait operation can be looked at.
bool wd_syncval_is_ready(const wd_state_semaphore_use *wait);
// wd_syncval_wait lets `at` wait: what the signal operation carries joins its context.
void wd_syncval_wait(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_waits_for_self tells whether a wait operation of `at` ends with signal operations of `at` alone.
bool wd_syncval_waits_for_self(const wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_consume lets a batch wait that orders nothing with its wait operation.
void wd_syncval_consume(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_semaphore_use *wait);
// wd_syncval_wait_for_unknown counts everything so far as ordered before what `at` does next; and since what it waits for may
// wait for others in turn, also what is submitted until the host knows that the wait is over.
void wd_syncval_wait_for_unknown(wd_syncval_queues *queues, wd_syncval_queue *at);
// wd_syncval_signal_all lets a batch of `at` signal. It returns whether others than we may see one of the signals.
bool wd_syncval_signal_all(wd_syncval_queues *queues, wd_syncval_queue *at,
                           const wd_state_submission *submission);
// wd_syncval_expect_signals notes that a batch which will signal these waits itself: `count` is 1, and -1 afterwards.
void wd_syncval_expect_signals(wd_syncval_queues *queues, const wd_state_submission *submission, int count);
// wd_syncval_drop_signals forgets what the signals of a complete batch carried.
void wd_syncval_drop_signals(wd_syncval_queue *at, wd_syncval_queues *queues,
                             const wd_state_submission *submission);
// wd_syncval_signal_acquired lets an acquisition signal. False: it cannot be told who waits.
bool wd_syncval_signal_acquired(wd_syncval_queues *queues, wd_state_semaphore *semaphore, uint64_t tag);
// wd_syncval_make_opaque makes all that is said of these semaphores from now on count as ordering everything.
void wd_syncval_make_opaque(wd_syncval_queues *queues, const wd_state_semaphore_use *uses, uint32_t count);
// wd_syncval_join_clock adds what `other` knows.
void wd_syncval_join_clock(wd_syncval_clock *clock, const wd_syncval_clock *other);

// --- syncval_batch.c

// wd_syncval_execute_batch looks at a batch whose waits are ready.
void wd_syncval_execute_batch(wd_syncval_queues *queues, wd_syncval_queue *at,
                              wd_state_submission *submission);
// wd_syncval_follow_sparse follows what a batch of vkQueueBindSparse binds.
void wd_syncval_follow_sparse(wd_syncval_queues *queues, const wd_state_submission *submission);
// wd_syncval_note_complete notes that accesses of a queue with tags below `tag` are over.
void wd_syncval_note_complete(wd_syncval_queues *queues, wd_syncval_queue *at, uint64_t tag);
// wd_syncval_note_clock does so for all that a clock knows.
void wd_syncval_note_clock(wd_syncval_queues *queues, const wd_syncval_clock *clock);
// wd_syncval_known_tag returns up to where accesses of `other` cannot race with what `at` does now.
uint64_t wd_syncval_known_tag(const wd_syncval_queue *at, const wd_syncval_queue *other);
// wd_syncval_hide_accesses hides what the queue did, while it may be behind anything.
void wd_syncval_hide_accesses(const wd_syncval_queues *queues, wd_syncval_queue *at);
// wd_syncval_find_execution returns the command buffer that a tag of the queue belongs to, or NULL.
const wd_syncval_execution *wd_syncval_find_execution(const wd_syncval_queue *at, uint64_t tag);

// --- syncval_present.c

void wd_syncval_execute_present(wd_syncval_queues *queues, wd_syncval_queue *at,
                                const wd_syncval_present *present);
void wd_syncval_acquire(wd_syncval_queues *queues, const wd_state_image *image, wd_state_semaphore *semaphore,
                        VkFence fence);
// wd_syncval_complete_acquisition gives a queue that waits for an acquisition its image, behind the stages that wait.
void wd_syncval_complete_acquisition(wd_syncval_queues *queues, wd_syncval_queue *to, uint64_t tag,
                                     uint64_t wait_stages);
// wd_syncval_fence_reached gives the images back whose acquisition signals `fence`.
void wd_syncval_fence_reached(wd_syncval_queues *queues, VkFence fence);
void wd_syncval_forget_image(wd_syncval_queues *queues, const wd_state_image *image);
// wd_syncval_find_presentable returns the image whose last presentation or acquisition has this tag, or NULL.
const wd_syncval_presentable *wd_syncval_find_presentable(const wd_syncval_queues *queues, uint64_t tag);

// --- syncval_submit_report.c

// wd_syncval_reported is a place of a command that was reported.
enum { WD_SYNCVAL_MAX_REPORTED = 16 };

typedef struct wd_syncval_reported {
    wd_sync_hazard hazard;
    uint64_t object;        // Its id. 0: not known.
    const char *prior_name; // Of the prior command.
} wd_syncval_reported;

// wd_syncval_replay_job is a command buffer that is executed, for those who report its hazards.
typedef struct wd_syncval_replay_job {
    wd_syncval_queues *queues;
    wd_syncval_queue *at;
    const wd_state_command_buffer *command_buffer;
    size_t execution;                // Its index among the queue's.
    const wd_syncval_bounds *bounds; // Its own.
    wd_syncval_unknown unknown;      // Before it. If its descriptors have changed, of all of it.
    uint64_t end_tag; // Commands from here on are behind what the host does, and so behind whatever it knows.
    bool has_reported;
    // What was reported of the last command: more of the same place is not.
    wd_syncval_reported reported[WD_SYNCVAL_MAX_REPORTED];
    uint32_t num_reported;
} wd_syncval_replay_job;

// wd_syncval_report_replay is the callback of wd_sync_replay; `user` is a wd_syncval_replay_job.
bool wd_syncval_report_replay(void *user, const wd_sync_hazard *hazard);

// wd_syncval_is_replay_certain is its wd_sync_hazard_test.
bool wd_syncval_is_replay_certain(void *user, const wd_sync_hazard *hazard);

// wd_syncval_report_present reports a hazard of a presentation.
void wd_syncval_report_present(wd_syncval_queues *queues, wd_syncval_queue *at, const wd_state_image *image,
                               const wd_sync_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
