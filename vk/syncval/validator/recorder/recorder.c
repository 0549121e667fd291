#include "vk/syncval/validator/recorder/recorder.h"

#include <assert.h>

#include "vk/syncval/validator/trace/trace.h"

// --- Invariants

// has_valid_tags returns whether all tags are those of commands.
static bool has_valid_tags(const wd_syncval_recorder *recorder) {
    const uint64_t last = recorder->history->entries.count;
    const wd_syncval_unknown_accesses *unknown = &recorder->unknown;
    return recorder->command.tag && recorder->command.tag <= last && unknown->tag <= last &&
           unknown->output_tag <= last && unknown->write_tag <= last && unknown->host_tag <= last;
}

// has_valid_context returns whether the context is that of the command buffer or of the current subpass.
static bool has_valid_context(const wd_syncval_recorder *recorder) {
    const wd_syncval_pass_instance *pass = &recorder->pass;
    return !pass->outer || recorder->context == pass->outer ||
           (pass->subpasses.count &&
            recorder->context == pass->subpasses.items[pass->subpasses.count - 1].context);
}

static bool has_valid_command(const wd_syncval_command *command) {
    const wd_syncval_access *last =
        command->accesses.count ? &command->accesses.items[command->accesses.count - 1] : NULL;
    return command->num_known <= WD_SYNCVAL_MAX_KNOWN &&
           (!last || last->first_range + last->num_ranges <= command->ranges.count);
}

bool wd_syncval_recorder_validate(const wd_syncval_recorder *recorder) {
    const wd_syncval_pass_instance *pass = &recorder->pass;
    if (recorder->failed) {
        return true;
    }
    if (!recorder->context) {
        return !pass->outer && !pass->subpasses.count;
    }
    return recorder->pool && recorder->recording && recorder->history && has_valid_tags(recorder) &&
           has_valid_context(recorder) && has_valid_command(&recorder->command) &&
           (!recorder->late || recorder->late->num_deferred <= WD_SYNCVAL_MAX_DEFERRED);
}

// --- Creation and destruction

static void drop_oversync(wd_syncval_recorder *recorder) {
    wd_syncval_oversync_log_destroy(recorder->oversync);
    recorder->oversync = NULL;
}

void wd_syncval_drop_subpasses(wd_syncval_recorder *recorder) {
    if (recorder->pass.outer) {
        recorder->context = recorder->pass.outer;
    }
    recorder->pass.outer = NULL;
    wd_syncval_pass_instance_destroy_subpasses(&recorder->pass);
}

static void drop_recording(wd_syncval_recorder *recorder) {
    drop_oversync(recorder);
    wd_syncval_drop_subpasses(recorder);
    wd_sync_context_destroy(recorder->context);
    wd_sync_recording_destroy(recorder->recording);
    wd_syncval_history_unref(recorder->history);
    wd_contents_log_destroy(recorder->contents);
    recorder->contents = NULL;
    recorder->context = NULL;
    recorder->recording = NULL;
    recorder->history = NULL;
}

// begin_trace begins a log for the new recording.
static void begin_trace(wd_syncval_recorder *recorder) {
    recorder->trace =
        wd_syncval_trace_begin(recorder->device->trace, recorder->trace, recorder->command_buffer);
    recorder->history->trace_recording = wd_syncval_trace_number(recorder->trace);
}

// trace_command adds the current command to the log. It is not inlined, because few recordings are traced.
__attribute__((noinline)) static void trace_command(wd_syncval_recorder *recorder, const char *name) {
    wd_syncval_trace_command(recorder->trace, name, recorder->command.tag, recorder->command_buffer->label);
    wd_syncval_trace_subpass(recorder->trace, recorder->pass.object ? recorder->pass.subpass : 0);
}

// prepare_contents returns whether there is a log for contents, or none is needed.
static bool prepare_contents(wd_syncval_recorder *recorder) {
    if (recorder->device->contents && !recorder->contents) {
        recorder->contents = wd_contents_log_create(recorder->device->allocator);
    }
    return recorder->contents || !recorder->device->contents;
}

// start_recording is not inlined, because each command runs through its caller and this part runs once for
// each recording.
__attribute__((noinline)) static bool start_recording(wd_syncval_recorder *recorder) {
    assert(!recorder->context);
    const wd_allocator allocator = recorder->device->allocator;
    if (!recorder->history) {
        recorder->history = wd_syncval_history_create(allocator);
    }
    if (!recorder->history || (!recorder->pool && wd_sync_pool_create(allocator, &recorder->pool) != WD_OK) ||
        wd_sync_context_create(recorder->pool, 0, &recorder->context) != WD_OK ||
        (!recorder->recording && wd_sync_recording_create(allocator, &recorder->recording) != WD_OK) ||
        !prepare_contents(recorder)) {
        drop_recording(recorder);
        return false;
    }
    wd_sync_pool_set_sharing(recorder->pool, &recorder->device->aliases.bound);
    wd_sync_context_set_recording(recorder->context, recorder->recording, 0);
    if (recorder->device->oversync) {
        recorder->oversync = wd_syncval_oversync_log_create(recorder->device->oversync);
    }
    if (recorder->device->trace || recorder->trace) {
        begin_trace(recorder);
    }
    return true;
}

void wd_syncval_forget(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    drop_oversync(recorder);
    // The next recording is probably as large, so it reuses the memory.
    wd_syncval_history *history = wd_syncval_history_reuse(recorder->history);
    if (!history) {
        wd_syncval_history_unref(recorder->history);
    }
    recorder->history = history;
    wd_syncval_drop_subpasses(recorder);
    wd_sync_context_destroy(recorder->context);
    recorder->context = NULL;
    if (recorder->recording) {
        wd_sync_recording_clear(recorder->recording);
    }
    if (recorder->pool) {
        wd_sync_pool_clear(recorder->pool);
    }
    if (recorder->contents) {
        wd_contents_log_clear(recorder->contents);
    }
    recorder->instance = recorder->num_barriers = 0;
    recorder->failed = false;
    recorder->command.ranges.out_of_memory = false;
    wd_syncval_unknown_clear(&recorder->unknown);
    recorder->event_uses.count = 0;
    recorder->transfers.count = 0;
    recorder->inherited.count = 0;
    wd_syncval_late_clear(recorder->late);
    wd_syncval_bound_state_clear(&recorder->bound);
    wd_syncval_pass_instance_clear(&recorder->pass);
    assert(wd_syncval_recorder_validate(recorder));
    recorder->cache.has_drawn = false;
}

static void release_recorder(wd_state_object *object, void *data) {
    (void)object;
    wd_syncval_recorder *recorder = data;
    const wd_allocator allocator = recorder->device->allocator;
    drop_recording(recorder);
    wd_syncval_trace_log_destroy(recorder->trace);
    wd_sync_pool_destroy(recorder->pool);
    wd_syncval_unknown_finish(&recorder->unknown, &allocator);
    WD_VECTOR_FINISH(&allocator, &recorder->event_uses);
    WD_VECTOR_FINISH(&allocator, &recorder->transfers);
    WD_VECTOR_FINISH(&allocator, &recorder->inherited);
    wd_syncval_late_destroy(recorder->late, &allocator);
    wd_syncval_vertex_input_finish(&recorder->bound.dynamic.vertices, &allocator);
    wd_syncval_pass_instance_finish(&recorder->pass, &allocator);
    wd_syncval_command_finish(&recorder->command);
    wd_syncval_access_cache_finish(&recorder->cache, &allocator);
    wd_syncval_barrier_cache_finish(&recorder->barriers);
    wd_mutex_finish(&recorder->lock);
    wd_free(&allocator, recorder);
}

static wd_syncval_recorder *make_recorder(wd_syncval_device *device,
                                          wd_state_command_buffer *command_buffer) {
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    if (!pool) {
        return NULL; // An allocation for the pool failed, so the queue family is unknown.
    }
    wd_syncval_recorder *recorder = wd_alloc_zero(&device->allocator, 1, sizeof(*recorder));
    if (!recorder) {
        return NULL;
    }
    recorder->device = device;
    recorder->command_buffer = command_buffer;
    wd_syncval_command_init(&recorder->command, device->allocator);
    wd_mutex_init(&recorder->lock);
    const wd_state_physical_device *physical = wd_state_device_physical(command_buffer->device);
    recorder->queue_family = pool->queue_family;
    if (physical && recorder->queue_family < physical->num_queue_families) {
        recorder->queue_flags = physical->queue_families[recorder->queue_family].queueFlags;
    }
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_SYNC, recorder, release_recorder);
    return recorder;
}

// first_recorder_of is wd_syncval_recorder_of if there is no recorder yet, or commands are missing.
__attribute__((noinline)) static wd_syncval_recorder *
first_recorder_of(wd_call *call, wd_state_command_buffer *command_buffer) {
    wd_syncval_device *device = call->data;
    if (!command_buffer || command_buffer->recording != WD_STATE_RECORDING) {
        return NULL;
    }
    wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    if (recorder && wd_syncval_pass_instance_skips(&recorder->pass, call->command)) {
        call->is_skipped = true;
    }
    if (call->is_skipped) {
        return NULL;
    }
    if (!recorder) {
        recorder = make_recorder(device, command_buffer);
    }
    command_buffer->incomplete |= !recorder;
    if (recorder && command_buffer->incomplete) {
        recorder->failed = true; // A command may be missing.
    }
    return recorder && !recorder->failed ? recorder : NULL;
}

// is_recorded returns whether a command is added to the recording.
static inline bool is_recorded(const wd_call *call, const wd_syncval_recorder *recorder) {
    const wd_state_command_buffer *command_buffer = recorder->command_buffer;
    return !recorder->failed && !command_buffer->incomplete && !recorder->pass.is_skipped &&
           !call->is_skipped && command_buffer->recording == WD_STATE_RECORDING;
}

static inline wd_syncval_recorder *recorder_of(wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = call->data ? wd_state_recorded(call, handle) : NULL;
    wd_syncval_recorder *recorder = command_buffer ? wd_syncval_find(command_buffer) : NULL;
    if (recorder && is_recorded(call, recorder)) {
        return recorder;
    }
    return first_recorder_of(call, command_buffer);
}

wd_syncval_recorder *wd_syncval_recorder_of(wd_call *call, VkCommandBuffer handle) {
    return recorder_of(call, handle);
}

// begin_command begins a command of a recording that has a context and memory for the entry.
static inline void begin_command(wd_syncval_recorder *recorder, const wd_call *call) {
    wd_syncval_command_begin(&recorder->command);
    recorder->command.tag = wd_syncval_history_append_entry(recorder->history, call->name, call->command);
    wd_syncval_note_entry(recorder, wd_syncval_current_entry(recorder));
    assert(wd_syncval_recorder_validate(recorder));
}

// begin_slowly is wd_syncval_begin_draw for the first command of a recording, and others that need memory.
__attribute__((noinline)) static wd_syncval_recorder *begin_slowly(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = recorder_of(call, handle);
    if (!recorder) {
        return NULL;
    }
    if ((!recorder->context && !start_recording(recorder)) ||
        !wd_syncval_history_prepare(recorder->history, recorder->command_buffer->label)) {
        recorder->failed = true;
        return NULL;
    }
    begin_command(recorder, call);
    if (recorder->trace) {
        trace_command(recorder, call->name);
    }
    return recorder;
}

// wd_syncval_begin_draw calls no other function in most commands, so that it saves no registers.
wd_syncval_recorder *wd_syncval_begin_draw(wd_call *call, VkCommandBuffer handle) {
    const wd_state_command_buffer *command_buffer = call->command_buffer;
    wd_syncval_recorder *recorder = call->data && command_buffer ? wd_syncval_find(command_buffer) : NULL;
    if (!recorder || !is_recorded(call, recorder) || !recorder->context || recorder->trace ||
        !wd_syncval_history_is_prepared(recorder->history, command_buffer->label)) {
        return begin_slowly(call, handle);
    }
    begin_command(recorder, call);
    return recorder;
}

wd_syncval_recorder *wd_syncval_begin(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin_draw(call, handle);
    if (recorder) {
        recorder->cache.has_drawn = false;
    }
    return recorder;
}

void wd_syncval_skip_pass(wd_call *call, VkCommandBuffer handle) {
    const wd_state_command_buffer *command_buffer = call->data ? wd_state_recorded(call, handle) : NULL;
    wd_syncval_recorder *recorder = command_buffer ? wd_syncval_find(command_buffer) : NULL;
    if (recorder) {
        recorder->pass.is_skipped = true;
    }
}
