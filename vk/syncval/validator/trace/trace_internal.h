// The state of traces and logs.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_TRACE_TRACE_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_TRACE_TRACE_INTERNAL_H

#include <pthread.h>

#include "vk/syncval/validator/trace/trace.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_trace {
    wd_syncval_spaces *spaces;
    wd_chassis_device *chassis;
    wd_trace_writer *writer;
    wd_allocator allocator;
    uint64_t device; // Its id in the file.
    // Held while a log is written: several threads may submit one command buffer at the same time.
    pthread_mutex_t lock;
    bool presents; // Frames end with presentations. False: each submission is a frame.
};

// Labels that are nested deeper are left out.
enum { WD_SYNCVAL_TRACE_CACHE = 64, WD_SYNCVAL_TRACE_LISTS = 256, WD_SYNCVAL_TRACE_LABELS = 64 };

// wd_syncval_trace_list is a list of accesses, or of barriers, of the recording.
typedef struct wd_syncval_trace_list {
    uint64_t recording; // The list belongs to this recording.
    uint64_t hash;
    size_t begin, size; // In the operations.
    uint32_t number;    // From 0.
} wd_syncval_trace_list;

struct wd_syncval_trace_log {
    wd_syncval_trace *trace;
    wd_state_command_buffer *command_buffer;
    wd_trace_bytes operations;
    size_t num_written; // Operations that are in the file.
    bool is_described;  // The recording is in the file.
    uint64_t number;
    uint64_t tag;                // Of the last command.
    const wd_state_label *label; // The current one.
    struct {
        const wd_state_label *label;
        uint32_t number;
    } labels[WD_SYNCVAL_TRACE_LABELS]; // The current one and those around it, outermost first.
    uint32_t label_depth, num_labels;
    uint64_t pipeline;
    uint32_t subpass;
    uint32_t num_lists[2];                                  // Of accesses, of barriers.
    wd_syncval_trace_list lists[2][WD_SYNCVAL_TRACE_LISTS]; // By hash.
    wd_trace_bytes list;                                    // That is being made.
    struct {
        const char *text;
        uint64_t id;
    } names[WD_SYNCVAL_TRACE_CACHE];          // By address.
    uint64_t defined[WD_SYNCVAL_TRACE_CACHE]; // Ids of objects that are in the file.
};

// wd_syncval_trace_define adds an object to the file (NULL: no effect) and returns its id, or 0.
uint64_t wd_syncval_trace_define(wd_syncval_trace *trace, const wd_state_object *object);

// wd_syncval_trace_put_range appends the part of a resource that ranges of a space are, as `count` parts: bytes of a
// buffer (begin, size), or subresources (aspects, first mip, mips, first layer, layers).
void wd_syncval_trace_put_ranges(wd_syncval_trace *trace, wd_trace_bytes *bytes,
                                 const wd_state_object *object, wd_sync_space space, const wd_range *ranges,
                                 size_t num_ranges);

#ifdef __cplusplus
}
#endif
#endif
