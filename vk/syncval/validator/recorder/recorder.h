// The recorder of a command buffer: collects, checks and records the accesses of each command.
//
//   wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
//   wd_syncval_access_buffer(recorder, buffer, offset, size, WD_SYNC_COPY_TRANSFER_READ);   // access.h
//   ...
//   return wd_syncval_finish(recorder);   // finish.h. True: a callback asks to skip the command
//
// The functions of recorder.h, access.h and finish.h accept a NULL recorder and do nothing: the command buffer is not
// tracked, or an allocation failed.
//
// Each part of a recorder has a header with its functions. Functions of several parts take the recorder: access.h
// (accesses of the current command), finish.h (checks and records them), found.h (their hazards), hazard_report.h,
// late.h (descriptors that are read at the submission), oversync_calls.h (the log of redundant barriers).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_RECORDER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_RECORDER_H

#include <assert.h>

#include "vk/syncval/contents/contents.h"
#include "vk/syncval/validator/recorder/access_cache.h"
#include "vk/syncval/validator/recorder/barrier_cache.h"
#include "vk/syncval/validator/recorder/bound_state.h"
#include "vk/syncval/validator/recorder/command_accesses.h"
#include "vk/syncval/validator/recorder/event_uses.h"
#include "vk/syncval/validator/recorder/inherited_accesses.h"
#include "vk/syncval/validator/recorder/late_contents.h"
#include "vk/syncval/validator/recorder/pass_instance.h"
#include "vk/syncval/validator/recorder/transfers.h"
#include "vk/syncval/validator/recorder/unknown_accesses.h"
#include "vk/syncval/validator/resources/device.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_oversync_log;
struct wd_syncval_trace_log;

// The synchronization of one command buffer. It has many members because hooks of each command need most of them, and
// so they are in one allocation.
typedef struct wd_syncval_recorder {
    wd_syncval_device *device;
    wd_state_command_buffer *command_buffer; // The owner of the recorder.
    VkQueueFlags queue_flags;
    uint32_t queue_family;
    wd_mutex lock; // Held by threads that execute the recording; there may be several.

    // The recording.
    wd_sync_pool *pool;
    wd_sync_context *context;     // NULL: no command yet.
    wd_sync_recording *recording; // First accesses and barriers, for execution.
    wd_syncval_history *history;
    struct wd_syncval_oversync_log *oversync; // NULL: redundant barriers are not reported.
    struct wd_syncval_trace_log *trace;       // NULL: the recording is not written to a trace file.
    wd_contents_log *contents;                // NULL: reads of undefined contents are not reported.
    uint32_t instance;                        // Of the last subpass instance.
    uint32_t num_barriers;                    // Barrier commands.
    bool failed; // An allocation failed: the rest of this recording is not checked.
    wd_syncval_unknown_accesses unknown;
    wd_syncval_event_uses event_uses;
    wd_syncval_transfers transfers;          // Queue family ownership transfers.
    wd_syncval_inherited_accesses inherited; // Attachment accesses in a render pass that is continued.
    wd_syncval_late *late;                   // Descriptors that are read at the submission. NULL: none yet.
    wd_syncval_bound_state bound;
    wd_syncval_pass_instance pass;

    wd_syncval_command command;

    // Kept between recordings.
    wd_syncval_access_cache cache;
    wd_syncval_barrier_cache barriers;
} wd_syncval_recorder;

// wd_syncval_subpass_instance returns the subpass instance of a render pass object, or 0. Dynamic rendering
// has no subpass dependencies, so its instances are not needed.
static inline uint32_t wd_syncval_subpass_instance(const wd_syncval_recorder *recorder) {
    return recorder->pass.object ? recorder->instance : 0;
}

// wd_syncval_is_in_subpass returns whether the current context is that of a subpass.
static inline bool wd_syncval_is_in_subpass(const wd_syncval_recorder *recorder) {
    const wd_syncval_pass_instance *pass = &recorder->pass;
    return pass->outer && recorder->context != pass->outer && pass->subpasses.count;
}

// wd_syncval_continues_pass returns whether the recorder uses the attachments of the command buffer that
// executes it.
static inline bool wd_syncval_continues_pass(const wd_syncval_recorder *recorder) {
    const wd_state_command_buffer *command_buffer = recorder->command_buffer;
    return command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY && !recorder->pass.is_active &&
           command_buffer->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
}

// wd_syncval_current_entry returns the entry of the current command in the history.
static inline wd_syncval_entry *wd_syncval_current_entry(const wd_syncval_recorder *recorder) {
    assert(recorder->command.tag && recorder->command.tag <= recorder->history->entries.count);
    return &recorder->history->entries.items[recorder->command.tag - 1];
}

// wd_syncval_begin starts a command. NULL: the command buffer is not tracked.
wd_syncval_recorder *wd_syncval_begin(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_begin_draw is wd_syncval_begin for commands that do not change the render pass, such as draws.
// The cached attachment accesses stay valid.
wd_syncval_recorder *wd_syncval_begin_draw(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_recorder_of is wd_syncval_begin for commands without accesses: they get no number.
wd_syncval_recorder *wd_syncval_recorder_of(wd_call *call, VkCommandBuffer command_buffer);

// wd_syncval_find returns the recorder of a command buffer, or NULL if it has none.
static inline wd_syncval_recorder *wd_syncval_find(const wd_state_command_buffer *command_buffer) {
    return (wd_syncval_recorder *)wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_SYNC);
}

// wd_syncval_skip_pass marks the begin of a render pass instance as skipped: the other commands of the instance are
// skipped, too.
void wd_syncval_skip_pass(wd_call *call, VkCommandBuffer handle);

// wd_syncval_buffer_of returns the buffer of an argument, or NULL if there is none or it is unknown.
static inline const wd_state_buffer *wd_syncval_buffer_of(const wd_call *call, VkBuffer handle) {
    return call->data && handle ? wd_state_find_buffer(call->device->state, handle) : NULL;
}

// wd_syncval_note_entry stores in `entry` which accesses before the command are unknown, and the attachment
// layouts.
static inline void wd_syncval_note_entry(const wd_syncval_recorder *recorder, wd_syncval_entry *entry) {
    entry->unknown_tag = (uint32_t)recorder->unknown.tag;
    entry->unknown_output_tag = (uint32_t)recorder->unknown.output_tag;
    entry->has_only_colors = recorder->pass.is_active && recorder->pass.has_only_colors;
    entry->has_only_depth = recorder->pass.is_active && recorder->pass.has_only_depth;
}

// wd_syncval_drop_subpasses makes the context of the command buffer the current one again.
void wd_syncval_drop_subpasses(wd_syncval_recorder *recorder);

// wd_syncval_forget removes the contents of the recording.
void wd_syncval_forget(wd_syncval_recorder *recorder);

// wd_syncval_recorder_validate checks the invariants of the recorder's parts together, in constant time. Builds without
// NDEBUG call it when a command begins, is finished or is undone, and when the recording is forgotten. A recording that
// failed has none.
bool wd_syncval_recorder_validate(const wd_syncval_recorder *recorder);

#ifdef __cplusplus
}
#endif
#endif
