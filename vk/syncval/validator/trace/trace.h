// Recordings of the synchronization validator in a trace file (syncval_trace_file): commands, accesses, barriers,
// submissions, hazards. docs/trace.md describes the file.
//
// The operations of a command buffer collect in a log of its own, without a lock. The first submission of the recording
// writes the log to the file, or a finding in it does, so that the file has the commands of each finding.
//
//   log      belongs to the recorder of a command buffer; NULL: nothing is recorded
//   trace    belongs to a device; NULL: nothing is recorded
//
// All functions that take a log or a trace accept NULL and do nothing.
//
// | function            | threads                                                  |
// |---------------------|----------------------------------------------------------|
// | those of a log      | synchronized like the command buffer                     |
// | those of a trace    | any                                                      |
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_TRACE_TRACE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_TRACE_TRACE_H

#include "vk/report/report.h"
#include "vk/state/state_barriers.h"
#include "vk/syncval/validator/resources/pieces.h"
#include "vk/syncval/validator/resources/ranges.h"
#include "vk/trace/trace_writer.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_trace wd_syncval_trace;
typedef struct wd_syncval_trace_log wd_syncval_trace_log;

// wd_syncval_trace_create returns NULL if an allocation fails, or if `writer` is NULL. `spaces` must outlive it.
wd_syncval_trace *wd_syncval_trace_create(wd_syncval_spaces *spaces, wd_trace_writer *writer);
void wd_syncval_trace_destroy(wd_syncval_trace *trace);

// --- The log of a recording

// wd_syncval_trace_begin returns a log for a new recording: `log` (NULL: a new one) without its operations. It returns
// NULL, with `log` destroyed, if nothing is to be recorded any more, or an allocation fails.
wd_syncval_trace_log *wd_syncval_trace_begin(wd_syncval_trace *trace, wd_syncval_trace_log *log,
                                             wd_state_command_buffer *command_buffer);
void wd_syncval_trace_log_destroy(wd_syncval_trace_log *log);

// wd_syncval_trace_number returns the number of the recording in the file. 0: `log` is NULL.
uint64_t wd_syncval_trace_number(const wd_syncval_trace_log *log);

// wd_syncval_trace_command begins a command. `name` is static. `tag` is that in the history of the recording.
void wd_syncval_trace_command(wd_syncval_trace_log *log, const char *name, uint64_t tag,
                              const wd_state_label *label);
// The functions below belong to the last command.
//
// wd_syncval_trace_pipeline sets the pipeline of this command and later ones. NULL: none.
void wd_syncval_trace_pipeline(wd_syncval_trace_log *log, const wd_state_object *pipeline);
void wd_syncval_trace_subpass(wd_syncval_trace_log *log, uint32_t subpass);

// wd_syncval_trace_describe_access appends text about an access, such as ", set 0, binding 1".
typedef void (*wd_syncval_trace_describe_access)(void *user, const wd_syncval_access *access,
                                                 wd_string_builder *text);

// wd_syncval_trace_accesses adds accesses of the command. It returns a number for wd_syncval_trace_same_accesses, which
// adds the same accesses to a later command of the recording. `describe` is called once for equal accesses.
uint32_t wd_syncval_trace_accesses(wd_syncval_trace_log *log, const wd_syncval_access *accesses,
                                   size_t num_accesses, const wd_range *ranges,
                                   wd_syncval_trace_describe_access describe, void *user);
void wd_syncval_trace_same_accesses(wd_syncval_trace_log *log, uint32_t number);

// wd_syncval_trace_transition adds a layout transition of an attachment.
void wd_syncval_trace_transition(wd_syncval_trace_log *log, const wd_state_image *image,
                                 const VkImageSubresourceRange *range, VkImageLayout from, VkImageLayout to);

// wd_syncval_trace_barriers adds the barriers of a command or of a dependency, wd_syncval_trace_memory_barrier adds one
// global barrier.
void wd_syncval_trace_barriers(wd_syncval_trace_log *log, const wd_state_barriers *barriers);
void wd_syncval_trace_memory_barrier(wd_syncval_trace_log *log, uint64_t src_stages, uint64_t src_accesses,
                                     uint64_t dst_stages, uint64_t dst_accesses);

// wd_syncval_trace_begin_pass begins a render pass instance. `pass` is NULL for dynamic rendering.
void wd_syncval_trace_begin_pass(wd_syncval_trace_log *log, const wd_state_render_pass *pass);
typedef struct wd_syncval_trace_attachment {
    uint64_t image; // Id.
    VkAttachmentLoadOp load;
    VkAttachmentStoreOp store;
    VkImageLayout initial, final;
} wd_syncval_trace_attachment;
void wd_syncval_trace_add_attachment(wd_syncval_trace_log *log, const wd_state_image *image,
                                     const wd_syncval_trace_attachment *attachment);
void wd_syncval_trace_end_pass(wd_syncval_trace_log *log);

typedef enum wd_syncval_trace_event_kind {
    WD_SYNCVAL_TRACE_SET,
    WD_SYNCVAL_TRACE_WAIT,
    WD_SYNCVAL_TRACE_RESET,
} wd_syncval_trace_event_kind;
void wd_syncval_trace_event(wd_syncval_trace_log *log, wd_syncval_trace_event_kind kind, VkEvent event,
                            uint64_t stages);

// wd_syncval_trace_execute adds a secondary command buffer whose tags have `offset` added.
void wd_syncval_trace_execute(wd_syncval_trace_log *log, wd_syncval_trace_log *secondary, uint64_t offset);
// wd_syncval_trace_skipped notes that a callback asked to skip the command.
void wd_syncval_trace_skipped(wd_syncval_trace_log *log);
// wd_syncval_trace_unknown notes that the command may access memory that is unknown.
void wd_syncval_trace_unknown(wd_syncval_trace_log *log);

// wd_syncval_trace_write writes the operations so far to the file.
void wd_syncval_trace_write(wd_syncval_trace_log *log);

// --- Queues

// wd_syncval_trace_submitted adds a submission; `find` returns the log of a command buffer (NULL: none).
void wd_syncval_trace_submitted(wd_syncval_trace *trace, const wd_state_queue *queue,
                                const wd_state_submission *submission,
                                wd_syncval_trace_log *(*find)(const wd_state_command_buffer *command_buffer));
void wd_syncval_trace_presented(wd_syncval_trace *trace, const wd_state_queue *queue,
                                const wd_state_semaphore_use *waits, uint32_t num_waits,
                                wd_state_image *const *images, uint32_t num_images);
void wd_syncval_trace_acquired(wd_syncval_trace *trace, const wd_state_image *image,
                               const wd_state_semaphore *semaphore, VkFence fence);
void wd_syncval_trace_fences_waited(wd_syncval_trace *trace, const VkFence *fences, uint32_t count);
void wd_syncval_trace_semaphores_waited(wd_syncval_trace *trace, const VkSemaphoreWaitInfo *info);
// `queue` is NULL if the host waited for the device.
void wd_syncval_trace_idle(wd_syncval_trace *trace, const wd_state_queue *queue);

// --- Findings

// wd_syncval_trace_place is a command with an access of a hazard.
typedef struct wd_syncval_trace_place {
    uint64_t recording;  // In the file. 0: unknown, or no command.
    uint64_t tag;        // In the recording.
    uint64_t queue;      // Id of the queue. 0: not submitted yet.
    uint64_t submission; // Its number in the queue.
    uint32_t usage;      // wd_sync_usage
} wd_syncval_trace_place;

typedef struct wd_syncval_trace_hazard {
    const char *id, *text;
    wd_syncval_trace_place first, second;
    const wd_state_object *object; // NULL: unknown.
    wd_sync_space space;
    wd_range range;
    wd_trace_fix_kind fix_kind;
    wd_trace_fix_location fix_location;
    wd_sync_dependency fix;
    // A subpass dependency of the render pass of the second place, or of the first one.
    bool has_dependency, is_pass_of_first;
    uint32_t source, target;
    uint32_t dependency_index; // UINT32_MAX: a new one.
    wd_sync_dependency dependency;
    uint64_t semaphore; // Id. 0: none.
    // The command of the second place before which the barrier belongs. 0: that of the tag.
    uint64_t before_tag;
} wd_syncval_trace_hazard;

// wd_syncval_trace_finding is a wd_report_sink. It adds redundant barriers, findings of GPU-assisted validation, and
// reports of lost devices and hangs.
// `user` is the wd_trace_writer.
bool wd_syncval_trace_finding(void *user, const wd_finding *finding, const char *text);

// wd_syncval_trace_report submits a warning: the trace file could not be created, or written. `problem` is a sentence
// without its period.
void wd_syncval_trace_report(wd_report *report, const char *file, const char *action, const char *problem);
// wd_syncval_trace_report_move submits a warning if the trace of this process is not at the path that was set.
void wd_syncval_trace_report_move(const wd_trace_writer *writer, wd_report *report);
// wd_syncval_trace_report_error submits that warning if a write error has ended the recording, once for the file.
void wd_syncval_trace_report_error(wd_trace_writer *writer, wd_report *report);

void wd_syncval_trace_add_hazard(wd_syncval_trace *trace, const wd_syncval_trace_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
