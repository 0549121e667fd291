// Queues, submissions, and how the tracker finds that submitted work is complete.
//
// Each batch of vkQueueSubmit, vkQueueSubmit2 and vkQueueBindSparse is a submission with a number, counted
// from 1 for each queue. The tracker derives completion from calls that the application makes anyway:
// vkWaitForFences, vkGetFenceStatus, vkQueueWaitIdle, vkDeviceWaitIdle, vkWaitSemaphores,
// vkGetSemaphoreCounterValue. A signal operation of a batch has every earlier batch of that queue in its
// first synchronization scope, so `retired` counts up without gaps; submissions that a complete batch waited for are
// complete too, on any queue.
//
// | function                                | threads                                                       |
// |-----------------------------------------|---------------------------------------------------------------|
// | wd_state_add_observer, _remove_observer | create_device and destroy_device of a validator               |
// | wd_state_queue_retire                   | any                                                           |
// | wd_state_peek_submissions               | the submitting one, under the queue's external synchronization|
// | callback submitted                      | the submitting one, before any other observes the completion |
// | callback retired                        | the one that observed it, one at a time for a device, in the  |
// |                                         | order of each queue's submissions                             |
// | callbacks command_buffer_reset          | that of the application's call; so are object_destroyed and   |
// |                                         | descriptors_updated                                           |
// | callback device_lost                    | any, once                                                     |
#ifndef WARDEN_VK_STATE_STATE_QUEUE_H
#define WARDEN_VK_STATE_STATE_QUEUE_H

#include <pthread.h>

#include "vk/state/state_command_buffer.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_state_submission wd_state_submission;

typedef struct wd_state_queue {
    wd_state_object object; // Its parent is the device.
    struct wd_state_device *device;
    VkDeviceQueueCreateFlags flags;
    uint32_t family;
    uint32_t index;
    VkQueueFlags capabilities;   // Of the family.
    uint64_t submitted;          // Atomic. Number of the latest submission.
    uint64_t retired;            // Atomic. Every submission up to this number is complete.
    const wd_state_label *label; // Innermost open label, or NULL. Externally synchronized like the queue.
    // Labels that submitted command buffers began and did not end; likewise.
    uint32_t num_open_labels;
    bool are_open_labels_unknown;
    // Atomic. The latest submission that waits for a timeline semaphore that nothing submitted signals; 0: none.
    uint64_t last_early_wait;

    // Private to vk/state.
    wd_state_submission *first_pending, *last_pending; // Under the device's submission lock.
    uint64_t retire_target;                            // Under it: the last submission known to be complete.
    // Under it: the last submission on which the signal operations of command buffers depend.
    uint64_t signal_target;
    uint32_t num_partial;        // Under it: pending submissions that are.
    struct wd_state_queue *next; // Of the device.
} wd_state_queue;

typedef struct wd_state_semaphore {
    wd_state_object object;
    VkSemaphoreType semaphore_type;
    uint64_t value;   // Atomic. Timeline: the highest value known to be reached.
    bool is_external; // Others may signal it: the payload was imported or exported. Atomic once published.

    // Private to vk/state, under the device's submission lock.
    wd_state_queue *signal_queue; // Binary: who signals it next or signalled it last.
    uint64_t signal_submission;
    VkPipelineStageFlags2 signal_stages;
    const wd_state_image *acquired; // The image whose acquisition signals the semaphore.
} wd_state_semaphore;

typedef struct wd_state_fence {
    wd_state_object object;
    bool created_signaled;
    bool is_external; // Payload was imported or can be exported: others may observe the completion. Atomic.
    // Atomic. Not a submission but another operation signals it: an acquisition, a presentation, a device event.
    bool is_of_other;

    // Private to vk/state, under the device's submission lock.
    wd_state_queue *queue; // Of the submission that signals it; NULL: none.
    uint64_t submission;
} wd_state_fence;

// wd_state_event_setter says which command set or reset an event last.
typedef enum wd_state_event_setter {
    WD_STATE_EVENT_NOT_SET,
    WD_STATE_EVENT_RESET,
    WD_STATE_EVENT_COMMAND,  // vkCmdSetEvent
    WD_STATE_EVENT_COMMAND2, // vkCmdSetEvent2
    WD_STATE_EVENT_HOST,     // vkSetEvent
    WD_STATE_EVENT_UNKNOWN,
} wd_state_event_setter;

typedef struct wd_state_event {
    wd_state_object object;
    VkEventCreateFlags flags;
    bool is_set_by_host; // Atomic. vkSetEvent was called, and no vkResetEvent since.
    // Atomic. The application saw that a command set the event when the latest submission had this serial; 0: not yet.
    uint64_t seen_set_at;
    // Atomic. After all submissions: wd_state_event_source_of (state_event.h).
    wd_state_event_setter setter;
    VkPipelineStageFlags2 set_stages;
    uint64_t set_dependency;
} wd_state_event;

// wd_state_semaphore_use is one wait or signal operation of a submission.
typedef struct wd_state_semaphore_use {
    wd_state_semaphore *semaphore; // Referenced.
    uint64_t value;                // 0 for binary semaphores.
    VkPipelineStageFlags2 stages;
    // Only for waits for binary semaphores: the submission that signals the semaphore. NULL: unknown.
    wd_state_queue *signal_queue;
    uint64_t signal_submission;
    VkPipelineStageFlags2 signal_stages; // Of commands that complete before the signal. 0: possibly none.
    // The image whose acquisition signals the semaphore; NULL: no acquisition is known to do so. The image may be
    // destroyed: pointers to it are only compared.
    const wd_state_image *acquired;
} wd_state_semaphore_use;

// wd_state_sparse_bind is one binding of vkQueueBindSparse.
typedef struct wd_state_sparse_bind {
    wd_state_object *resource; // Buffer or image; referenced.
    wd_state_memory *memory;   // Referenced. NULL: the binding is removed.
    VkDeviceSize memory_offset;
    VkDeviceSize offset, size; // VkSparseMemoryBind: of a buffer, or of an image as opaque memory.
    bool is_metadata;
    bool is_region; // VkSparseImageMemoryBind: blocks of a subresource instead.
    VkImageSubresource subresource;
    VkOffset3D region_offset;
    VkExtent3D region_extent;
} wd_state_sparse_bind;

// wd_state_progress is what is known of the execution of a submission. Private to vk/state.
typedef struct wd_state_progress {
    uint64_t other_completions; // wd_state_count_other_completions when the submission was made.
    // Submissions up to this number are complete when a signal operation of this one was executed.
    uint64_t signal_covers;
    bool is_partial;  // `signal_covers` leaves out earlier submissions, because this one binds memory.
    bool is_signaled; // Only if is_partial: a signal operation was executed.
    bool is_followed; // Only if is_signaled: the submissions that this one waited for are complete, too.
} wd_state_progress;

// wd_state_submission lives until its `retired` callbacks have run; all it points to is referenced meanwhile. One
// struct for batches of each command of queues: members of other commands are 0.
struct wd_state_submission {
    wd_state_queue *queue;
    uint64_t number;
    uint64_t serial; // Counts the submissions of the device, from 1.
    uint32_t num_command_buffers;
    uint64_t *generations;                     // Of the command buffers when they were submitted.
    wd_state_command_buffer **command_buffers; // In order; unknown ones are left out:
    bool is_incomplete; // Memory ran out for a command buffer, a semaphore or a binding of it.
    uint32_t num_waits;
    wd_state_semaphore_use *waits;
    uint32_t num_signals;
    wd_state_semaphore_use *signals;
    bool is_second;        // Of vkQueueSubmit2.
    bool is_binding;       // Of vkQueueBindSparse.
    uint32_t counter_pass; // VkPerformanceQuerySubmitInfoKHR; 0 without it.
    uint32_t num_sparse_binds;
    wd_state_sparse_bind *sparse_binds;
    wd_state_fence *fence;    // Referenced; with the last batch of a call only; may be NULL.
    uint32_t num_secondaries; // Secondary command buffers that the command buffers execute.
    wd_state_command_buffer **secondaries;
    void *user[WD_STATE_SLOT_COUNT]; // For observers: set in `submitted`, read in `retired`, free it there.

    // Private, under the device's submission lock.
    wd_state_submission *next;
    wd_state_progress progress;
};

// wd_state_observer has callbacks for events of a device. Callbacks may be NULL. They must not call Vulkan
// through the loader.
typedef struct wd_state_observer {
    // submitted follows a successful call down, for each batch.
    void (*submitted)(void *user, wd_state_queue *queue, wd_state_submission *submission);
    // retired runs once for each submission, when it is known to be complete, or at the latest, with
    // `complete` false, when the device is lost or destroyed.
    void (*retired)(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete);
    // command_buffer_reset runs before begin, reset, pool reset or free releases a recording. Bindings and
    // the arena can still be read. pending_count may be above 0 when the application knows of the completion
    // by other means.
    void (*command_buffer_reset)(void *user, wd_state_command_buffer *command_buffer);
    // object_destroyed runs when the application destroyed a handle of this device, or its pool. The handle
    // is not found any more; the object can be read, and is marked destroyed.
    void (*object_destroyed)(void *user, wd_state_object *object);
    // descriptors_updated runs after elements [first, first + count) of a binding were written or copied; not
    // for push descriptors.
    void (*descriptors_updated)(void *user, wd_state_descriptor_set *set, uint32_t binding, uint32_t first,
                                uint32_t count);
    // device_lost runs once, when a command first returned VK_ERROR_DEVICE_LOST, before pending submissions
    // are retired.
    void (*device_lost)(void *user);
    void *user;
} wd_state_observer;

// wd_state_add_observer copies `observer`. WD_ERROR_INVALID_ARGUMENT for a NULL device (the tracker had no
// memory). At most WD_STATE_SLOT_COUNT observers: WD_ERROR_UNSUPPORTED beyond.
wd_status wd_state_add_observer(struct wd_state_device *device, const wd_state_observer *observer);
// wd_state_remove_observer forgets the observers with this `user`.
void wd_state_remove_observer(struct wd_state_device *device, void *user);

// wd_state_queue_is_retired returns whether a submission is known to be complete.
static inline bool wd_state_queue_is_retired(const wd_state_queue *queue, uint64_t number) {
    return number <= __atomic_load_n(&queue->retired, __ATOMIC_ACQUIRE);
}

// wd_state_are_all_complete returns whether all submissions of a device are known to be complete, also those whose
// `retired` callbacks have not run yet.
bool wd_state_are_all_complete(struct wd_state_device *device);

// wd_state_submission_is_pending returns whether a submission is not complete for certain: nothing that the application
// did can have shown it a completion that the tracker did not see. For callers of wd_state_for_each_pending.
bool wd_state_submission_is_pending(const wd_state_submission *submission);

// wd_state_for_each_pending calls `visit` for each submission that is not complete for certain, until it returns false.
// A lock is held meanwhile: `visit` reads only, and calls no function of vk/state that takes locks but
// wd_state_descriptor_set_lock.
void wd_state_for_each_pending(struct wd_state_device *device,
                               bool (*visit)(const wd_state_submission *submission, void *user), void *user);

// wd_state_peek is a call of vkQueueSubmit or vkQueueSubmit2.
typedef struct wd_state_peek {
    VkQueue queue;
    VkFence fence;
    const void *infos; // VkSubmitInfo, or VkSubmitInfo2 if is_second.
    uint32_t count;
    bool is_second;
} wd_state_peek;

// wd_state_peek_submissions returns the batches of a call that may still be skipped, as they will be submitted. They
// are in `arena`, and reference nothing: use them during the call. NULL: the queue is unknown, there is no batch, or
// memory ran out.
wd_state_submission *const *wd_state_peek_submissions(struct wd_state_device *device, wd_arena *arena,
                                                      const wd_state_peek *peek);

// wd_state_queue_retire notes that every submission of `queue` up to `number` is complete, for a validator
// that found it itself (its own fence, a wait of its own), and runs the callbacks.
void wd_state_queue_retire(wd_state_queue *queue, uint64_t number);

// wd_state_device_num_missed counts submissions that no observer sees: memory ran out for them, or for their queue, or
// a command that the build does not know may have submitted or completed something.
uint64_t wd_state_device_num_missed(const struct wd_state_device *device);

// wd_state_note_device_lost is for a validator's own calls down that returned VK_ERROR_DEVICE_LOST.
void wd_state_note_device_lost(struct wd_state_device *device);

// wd_state_device_is_lost returns whether a command returned VK_ERROR_DEVICE_LOST.
bool wd_state_device_is_lost(const struct wd_state_device *device);

#ifdef __cplusplus
}
#endif
#endif
