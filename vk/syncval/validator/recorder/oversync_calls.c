#include "vk/syncval/validator/recorder/oversync_calls.h"

wd_syncval_oversync_command wd_syncval_oversync_current(const wd_syncval_recorder *recorder) {
    return (wd_syncval_oversync_command){
        .device = recorder->device,
        .log = recorder->oversync,
        .command_buffer = recorder->command_buffer,
        .history = recorder->history,
        .tag = recorder->command.tag,
        .queue_flags = recorder->queue_flags,
        .instance = recorder->instance,
        .in_pass = recorder->pass.is_active,
        .accesses = recorder->command.accesses.items,
        .num_accesses = recorder->command.accesses.count,
        .ranges = recorder->command.ranges.items,
    };
}

static wd_syncval_oversync_recording recording_of(const wd_syncval_recorder *recorder) {
    return (wd_syncval_oversync_recording){
        .log = recorder->oversync,
        .is_tracked = true,
        .failed = recorder->failed,
        .resumes = recorder->pass.resumes,
        .num_instances = recorder->instance,
    };
}

wd_syncval_oversync_recording
wd_syncval_oversync_recording_of(const wd_state_command_buffer *command_buffer) {
    const wd_syncval_recorder *recorder = wd_syncval_find(command_buffer);
    return recorder ? recording_of(recorder) : (wd_syncval_oversync_recording){0};
}

void wd_syncval_log_accesses(const wd_syncval_recorder *recorder) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    wd_syncval_oversync_accesses(&current);
}

void wd_syncval_log_unknown(const wd_syncval_recorder *recorder) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    wd_syncval_oversync_unknown(&current);
}

void wd_syncval_log_unknown_command(const wd_syncval_recorder *recorder) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    wd_syncval_oversync_unknown_command(&current);
}

void wd_syncval_log_order(const wd_syncval_recorder *recorder, const wd_sync_barrier_command *command) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    wd_syncval_oversync_order(&current, command);
}

void wd_syncval_log_barriers(const wd_syncval_recorder *recorder, wd_call *call,
                             const wd_state_barriers *barriers) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    wd_syncval_oversync_barriers(&current, call, barriers);
}

void wd_syncval_log_execute(const wd_syncval_recorder *recorder, const wd_syncval_recorder *secondary) {
    const wd_syncval_oversync_command current = wd_syncval_oversync_current(recorder);
    const wd_syncval_oversync_recording executed = recording_of(secondary);
    wd_syncval_oversync_execute(&current, &executed);
}
