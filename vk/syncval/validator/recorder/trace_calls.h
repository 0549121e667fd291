// The recorder's calls of trace/trace.h: for command buffers that are written to a trace file. The recorder has a log
// (recorder->trace) in all of them but the first.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_TRACE_CALLS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_TRACE_CALLS_H

#include "vk/syncval/validator/recorder/recorder.h"
#include "vk/syncval/validator/trace/trace.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_trace_finished adds the accesses so far of the current command.
void wd_syncval_trace_finished(wd_syncval_recorder *recorder);

// wd_syncval_trace_attachments adds the render pass instance that the current command begins.
void wd_syncval_trace_attachments(wd_syncval_recorder *recorder);

// wd_syncval_trace_log_of returns the log of a command buffer, or NULL if it has no commands or no log.
wd_syncval_trace_log *wd_syncval_trace_log_of(const wd_state_command_buffer *command_buffer);

#ifdef __cplusplus
}
#endif
#endif
