// Where a hazard was found, and the message for it.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_OCCURRENCE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_OCCURRENCE_H

#include "vk/syncval/validator/messages/history.h"
#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_occurrence_pass is the current render pass instance of a recording.
typedef struct wd_syncval_occurrence_pass {
    const wd_syncval_entry *begin;    // The command that begins it. NULL: there is no instance.
    uint64_t begin_tag;               // Of `begin`.
    const wd_state_render_pass *pass; // NULL: dynamic rendering, or unknown.
    uint32_t num_subpasses;           // That have begun.
    uint32_t subpass;                 // The current one.
    uint32_t prior_subpass;           // Of the earlier access. VK_SUBPASS_EXTERNAL: before the instance.
    bool continues;                   // The command buffer continues an instance that another one has begun.
} wd_syncval_occurrence_pass;

// wd_syncval_semaphore_name names a semaphore, which may be destroyed.
typedef struct wd_syncval_semaphore_name {
    uint64_t id, handle; // 0: unknown.
    char name[48];       // The debug name, truncated. Empty: none.
} wd_syncval_semaphore_name;

// wd_syncval_waited is a wait of a queue for a semaphore that was signaled after the earlier access, although possibly
// not after its stage.
typedef struct wd_syncval_waited {
    wd_syncval_semaphore_name semaphore;
    uint64_t signal_stages; // VkPipelineStageFlags2 of the signal operation.
} wd_syncval_waited;

// wd_syncval_occurrence describes one occurrence of a hazard.
typedef struct wd_syncval_occurrence {
    wd_syncval_device *device;
    const wd_state_command_buffer *command_buffer; // Of the access. May be NULL.
    // Of the current command of `command_buffer`, whose bindings apply to it. 0: at submission.
    uint64_t current_tag;
    wd_syncval_occurrence_pass pass;    // At submission: zeroed.
    const char *location;               // At submission: text for the access's location. Otherwise NULL.
    const char *prior_location;         // The same for the prior access. NULL: the same location.
    const char *prior_text;             // Replaces the entire text for the prior access. May be NULL.
    bool must_acquire;                  // The prior access is a presentation, without a later acquisition.
    const wd_state_object *queue;       // At submission. Otherwise NULL.
    const wd_state_object *prior_queue; // Of the prior access. NULL: the same queue.
    // At submission: of `queue`. NULL: there is no such wait, or it is unknown.
    const wd_syncval_waited *waited;
    // The semaphore of the acquisition for which `queue` does not wait. NULL: unknown.
    const wd_syncval_semaphore_name *acquisition;
    uint64_t submission, prior_submission; // Their numbers in the queues. 0: inside a recording, or unknown.
    const wd_syncval_entry *entry;
    const wd_syncval_entry *prior;
    const wd_state_object *object;                           // The resource. NULL: searched by the address.
    const wd_syncval_history *entry_history, *prior_history; // Of `entry` and `prior`. May be NULL.
    const wd_syncval_history *history;
    uint64_t first_tag, last_tag; // In `history`: the message lists barriers between them.
} wd_syncval_occurrence;

// wd_syncval_describe reports a hazard. True: a callback asks to skip.
bool wd_syncval_describe(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard);

// wd_syncval_append_command appends a command with its number. NULL: the command is unknown.
void wd_syncval_append_command(wd_string_builder *text, const wd_syncval_entry *entry);

// wd_syncval_find_resource returns the buffer or image, with a reference, to which an address belongs, or
// NULL. It visits all resources.
wd_state_object *wd_syncval_find_resource(wd_syncval_device *device, wd_sync_space space, wd_range range);

// wd_syncval_append_resource appends the name of a resource (NULL: destroyed) and the part that `range` is.
void wd_syncval_append_resource(wd_string_builder *text, wd_syncval_device *device,
                                const wd_state_object *object, wd_sync_space space, wd_range range);

#ifdef __cplusplus
}
#endif
#endif
