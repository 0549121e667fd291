// The structs of vk/image_layouts.
#ifndef WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_INTERNAL_H
#define WARDEN_VK_IMAGE_LAYOUTS_IMAGE_LAYOUTS_INTERNAL_H

#include "vk/image_layouts/image_layouts.h"
#include "vk/image_layouts/layout_map.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_LAYOUTS_MAX_CHANGES = 4,  // Queues whose latest change of an image is remembered.
    WD_LAYOUTS_MAX_SIGNALS = 64, // Of a timeline semaphore.
};

// wd_layouts_change is the latest submission of a queue that changed the layouts of an image.
typedef struct wd_layouts_change {
    uint32_t queue; // Index in wd_image_layouts.queues.
    uint64_t number;
} wd_layouts_change;

// wd_last_change is the latest submitted command buffer that changed an image: the last command that did.
typedef struct wd_last_change {
    uint64_t handle, id; // 0: none, or the host.
    char label[40];
} wd_last_change;

// wd_tracked_image is the sub-state of an image. See wd_layouts_find_tracked.
typedef struct wd_tracked_image {
    wd_image_layouts *layouts;
    wd_layout_shape shape;
    // Under the lock of `layouts`:
    uint64_t epoch;    // The layouts are unknown if it is lower than that of `layouts`.
    wd_layout_map map; // After all submissions so far.
    uint32_t num_changes;
    wd_layouts_change changes[WD_LAYOUTS_MAX_CHANGES]; // One for each queue.
    wd_last_change last;
    // The layouts stay unknown: others can change them, or there were more queues.
    bool is_untrackable;
} wd_tracked_image;

// wd_recorded_use is a use that submissions compare. In the arena of the command buffer.
typedef struct wd_recorded_use {
    struct wd_recorded_use *next;
    wd_range numbers;
    wd_image_use use;
} wd_recorded_use;

// wd_recorded_change is a transition in a recording. In the arena of the command buffer.
typedef struct wd_recorded_change {
    struct wd_recorded_change *next;
    wd_range numbers;
    uint32_t word;
    uint32_t epoch; // wd_recorded_layouts.epoch before the change.
    const wd_state_label *label;
    const wd_state_command_buffer *command_buffer; // The recorded one, or a secondary one that it executes.
} wd_recorded_change;

// wd_recorded_image is an image in one recording. The recording keeps the image.
typedef struct wd_recorded_image {
    struct wd_recorded_image *next;
    const wd_state_image *image;
    wd_tracked_image *tracked;
    wd_layout_map left; // WD_LAYOUT_UNCHANGED where the recording does not change the layout.
    bool has_changes;
    size_t num_forgets;     // Of the recording, that are in `left`.
    wd_layout_map expected; // The layouts of the uses; WD_LAYOUT_UNCHANGED where there is none.
    wd_recorded_use *first_use, *last_use;
    wd_recorded_change *first_change, *last_change; // In order.
} wd_recorded_image;

// wd_image_cursor has the layouts that a recording has given to an image before an epoch.
typedef struct wd_image_cursor {
    struct wd_image_cursor *next;
    const wd_recorded_change *next_change; // The first one that is not in `map`.
    size_t num_forgets;                    // Of the recording, that are in `map`.
    uint32_t epoch;
    wd_layout_map map; // WD_LAYOUT_UNCHANGED where the recording has not changed the layout.
} wd_image_cursor;

// wd_image_change has the layouts that the command buffers of a call so far leave in an image.
typedef struct wd_image_change {
    struct wd_image_change *next;
    wd_layout_map map; // WD_LAYOUT_UNCHANGED where they do not change the layout.
} wd_image_change;

// wd_recorded_pass is the current render pass instance of a command buffer. Views can be NULL.
typedef struct wd_recorded_pass {
    const wd_state_render_pass *pass; // NULL: none.
    const wd_state_image_view **views;
    bool *is_used; // By one of the subpasses so far.
    uint32_t num_views, num_layers, subpass;
} wd_recorded_pass;

// wd_recorded_layouts is the sub-state of a command buffer, written where it is recorded.
typedef struct wd_recorded_layouts {
    wd_image_layouts *layouts;
    bool is_unknown;                 // A command may have changed all layouts.
    wd_image_filter changed;         // Images with changes.
    uint32_t epoch;                  // wd_image_layouts_epoch
    wd_recorded_image *first, *last; // In the order of the first command.
    wd_recorded_image *unused;
    wd_recorded_image *latest;
    wd_hash_table images; // By the id of the image.
    wd_recorded_pass pass;
    // Epochs after which the layouts from before are unknown, in order: the host may change them.
    WD_VECTOR(uint32_t) forgets;
    // The command buffer that executed this one last, and the epoch of the command. Only compared; NULL: none.
    const wd_state_command_buffer *parent;
    uint64_t parent_generation;
    uint32_t parent_epoch;
} wd_recorded_layouts;

typedef struct wd_layouts_signal {
    uint64_t value;
    wd_layouts_clock clock;
} wd_layouts_signal;

// wd_layouts_semaphore is the sub-state of a semaphore, under the lock of the tracker.
typedef struct wd_layouts_semaphore {
    wd_allocator allocator;
    WD_VECTOR(wd_layouts_signal) signals; // Binary: one at most.
} wd_layouts_semaphore;

typedef struct wd_layouts_queue {
    const wd_state_queue *queue;
    wd_layouts_clock clock;
    uint64_t uncertain; // The latest submission with an uncertain order; 0: none.
    // A call submits to the queue. It overlaps a call that submits to another queue, or a transition by the host: which
    // of them the device executes first is not known.
    bool is_submitting, is_overlapped;
} wd_layouts_queue;

struct wd_image_layouts {
    wd_state_device *state;
    wd_allocator allocator;
    bool has_slices;              // VK_KHR_maintenance9: barriers can select slices of 3D images.
    bool has_descriptor_reporter; // wd_image_descriptors_claim
    wd_mutex shaders_lock;        // Of the sub-states of modules and pipelines while they are made.
    wd_mutex lock;
    // Under the lock:
    uint64_t epoch;        // Grows when all layouts become unknown.
    uint64_t forgotten_at; // wd_state_now when all layouts became unknown last.
    bool is_untracked;     // A queue beyond the limit has run commands: nothing is certain any more.
    uint64_t num_missed;
    uint32_t num_queues;
    wd_layouts_queue queues[WD_LAYOUTS_MAX_QUEUES];
};

static inline void wd_image_filter_add(wd_image_filter *filter, uint64_t image) {
    filter->bits[image >> 6 & 63] |= UINT64_C(1) << (image & 63);
}
static inline bool wd_image_filter_has(const wd_image_filter *filter, uint64_t image) {
    return filter->bits[image >> 6 & 63] >> (image & 63) & 1;
}

// image_layouts.c

// wd_layouts_find_tracked returns the sub-state of an image, which it makes. NULL: the layouts of the image cannot be
// known, or there is no memory. The lock is not held.
wd_tracked_image *wd_layouts_find_tracked(wd_image_layouts *layouts, const wd_state_image *image);

// layout_recording.c

// wd_layouts_recording returns the sub-state of a command buffer; NULL: there is no memory.
wd_recorded_layouts *wd_layouts_recording(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer);
void wd_layouts_reset_recording(wd_recorded_layouts *recorded);
// wd_layouts_is_aliased returns whether the image is of a swapchain to whose memory the application bound other images.
bool wd_layouts_is_aliased(const wd_state_image *image);
// wd_layouts_find_recorded returns the image's entry in a recording, or NULL.
wd_recorded_image *wd_layouts_find_recorded(const wd_recorded_layouts *recorded, const wd_state_image *image);
// wd_layouts_need_recorded returns the image's entry in a recording, which it makes. NULL: the layouts of the image are
// not tracked, or there is no memory.
wd_recorded_image *wd_layouts_need_recorded(wd_recorded_layouts *recorded,
                                            wd_state_command_buffer *command_buffer,
                                            const wd_state_image *image);
// wd_layouts_set records that a range of an image is in the layout of `word` from here on.
void wd_layouts_set(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                    const wd_state_image *image, const VkImageSubresourceRange *range, uint32_t word);
// wd_layouts_forget_before makes the layouts before the next command unknown.
void wd_layouts_forget_before(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer);
// wd_layouts_execute adds the uses and the changes of a secondary command buffer.
void wd_layouts_execute(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                        wd_state_command_buffer *secondary);
// layout_uses.c

// wd_layouts_compare describes the first subresources that are in another layout.
// It is a wd_layout_visitor; `user` is a wd_layouts_comparison.
typedef struct wd_layouts_comparison {
    const wd_layout_shape *shape;
    wd_image_mismatch mismatch;
    bool is_found;
} wd_layouts_comparison;
bool wd_layouts_compare(void *user, wd_range numbers, uint32_t word);
// wd_layouts_find_setter finds the command of a recording that set the layout of a mismatch.
void wd_layouts_find_setter(wd_image_mismatch *mismatch, const wd_recorded_image *image);
// wd_layouts_use_again adds a use of a secondary command buffer to the one that executes it.
void wd_layouts_use_again(wd_state_command_buffer *command_buffer, wd_recorded_image *image,
                          const wd_recorded_use *noted);

// layout_pass.c

void wd_layouts_begin_pass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                           const VkRenderPassBeginInfo *info, wd_command command);
void wd_layouts_next_subpass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                             wd_command command);
void wd_layouts_end_pass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                         wd_command command);

// layout_history.c

// wd_layouts_is_unknown returns whether a command buffer may change all layouts.
bool wd_layouts_is_unknown(const wd_state_command_buffer *command_buffer);

// layout_order.c. The lock is held.

// wd_layouts_find_queue returns the queue, which it adds, and its index; NULL: there are too many queues.
wd_layouts_queue *wd_layouts_find_queue(wd_image_layouts *layouts, const wd_state_queue *queue,
                                        uint32_t *index);
// wd_layouts_store_signal stores the clock of a queue in a semaphore. wd_layouts_add_wait adds to the clock what is
// ordered before a wait. wd_layouts_unsignal is the effect of a wait on a binary semaphore.
void wd_layouts_store_signal(const wd_image_layouts *layouts, const wd_state_semaphore_use *use,
                             const wd_layouts_clock *clock);
void wd_layouts_add_wait(wd_layouts_clock *clock, const wd_state_semaphore_use *use);
void wd_layouts_unsignal(const wd_state_semaphore_use *use);

// layout_submit.c

// wd_layouts_note_overlap notes that something overlaps the calls that submit to other queues than `queue`, and returns
// whether there are any. wd_layouts_update_epoch makes the layouts of an image unknown if all are;
// wd_layouts_forget_image does so in any case. The lock is held.
bool wd_layouts_note_overlap(wd_image_layouts *layouts, const wd_layouts_queue *queue);
void wd_layouts_update_epoch(const wd_image_layouts *layouts, wd_tracked_image *tracked);
void wd_layouts_forget_image(wd_tracked_image *tracked);

// wd_layouts_copy_last copies the latest change of an image to a mismatch. The lock is held.
void wd_layouts_copy_last(wd_image_mismatch *mismatch, const wd_tracked_image *tracked);

// wd_layouts_is_settled returns whether a call finds the image as the submissions before it leave it. The lock is held.
bool wd_layouts_is_settled(const wd_image_submit *submit, const wd_tracked_image *tracked);

// wd_layouts_begin_submit and wd_layouts_end_submit surround a call that submits to a queue, from before the driver's
// call until its submissions are applied. Another thread may see the completion of the work in between. `queue` may be
// NULL.
void wd_layouts_begin_submit(wd_image_layouts *layouts, const wd_state_queue *queue);
void wd_layouts_end_submit(wd_image_layouts *layouts, const wd_state_queue *queue);
// wd_layouts_submitted is the callback of the observer; `user` is the wd_image_layouts.
void wd_layouts_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission);
// wd_layouts_forget makes all layouts unknown.
void wd_layouts_forget(wd_image_layouts *layouts);

// layout_host.c

// wd_layouts_transition_by_host applies a transition by the host.
void wd_layouts_transition_by_host(wd_image_layouts *layouts, const wd_state_image *image,
                                   const VkImageSubresourceRange *range, uint32_t word);

#ifdef __cplusplus
}
#endif
#endif
