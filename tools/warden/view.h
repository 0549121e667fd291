// The forms in which `warden view` writes a trace.
#ifndef WARDEN_TOOLS_WARDEN_VIEW_H
#define WARDEN_TOOLS_WARDEN_VIEW_H

#include "tools/common/tool.h"
#include "vk/trace/trace_model.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// view_out collects output and passes it on in pieces, so that the memory does not grow with the trace.
typedef struct view_out {
    wd_string_builder text;
    bool (*write)(void *user, const char *text, size_t size); // False: an error, which stops the output.
    void *user;
    bool failed;
} view_out;

void view_out_init(view_out *out, bool (*write)(void *user, const char *text, size_t size), void *user);
// view_out_check passes the text on if there is much of it. view_out_end passes on the rest, and returns false after an
// error.
void view_out_check(view_out *out);
bool view_out_end(view_out *out);

// view_trace is a trace that is being shown.
typedef struct view_trace {
    const wd_trace_model *model;
    const char *resource; // Only this resource: part of its name, or its handle. NULL: all.
} view_trace;

// These write the entire trace. view_json writes what docs/trace.schema.json describes.
void view_json(view_out *out, const view_trace *trace);
void view_text(view_out *out, const view_trace *trace);
void view_perfetto(view_out *out, const view_trace *trace);

// view_html writes the page with the trace to `path` and returns an exit code, after an error message.
int view_html(const char *path, const view_trace *trace);

// view_cursor walks submissions and presentations in the order of the program. It begins zeroed.
typedef struct view_cursor {
    size_t submission, present; // The rows of the next ones.
} view_cursor;

// view_next returns false at the end. It sets `*submission` or `*present`, and the other to NULL.
bool view_next(view_cursor *cursor, const wd_trace_model *model, const wd_trace_submission_row **submission,
               const wd_trace_present_row **present);

// --- Names

// view_append_resource appends "name" or "Buffer 0x10", printable.
void view_append_resource(wd_string_builder *text, const wd_trace_model *model, uint32_t resource);
// view_append_range appends "bytes 0 to 15" or "color, mip 0, layer 2".
void view_append_range(wd_string_builder *text, const wd_trace_model *model, uint32_t resource,
                       uint64_t begin, uint64_t end);
// view_append_aspects appends "color" or "depth|stencil".
void view_append_aspects(wd_string_builder *text, uint32_t aspects);
const char *view_layout(uint32_t layout);
const char *view_barrier_kind(uint32_t kind);

#ifdef __cplusplus
}
#endif
#endif
