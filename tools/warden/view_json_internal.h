// The parts of `warden view --json`.
#ifndef WARDEN_TOOLS_WARDEN_VIEW_JSON_INTERNAL_H
#define WARDEN_TOOLS_WARDEN_VIEW_JSON_INTERNAL_H

#include <inttypes.h>

#include "tools/warden/view.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

// json is the output with the strings that it names beyond those of the trace.
typedef struct json {
    view_out *out;
    wd_string_builder *text;
    const wd_trace_model *model;
    wd_hash_table numbers;     // By hash: row + 1.
    wd_hash_table bits[2];     // By access mask, by stage mask: row + 1.
    WD_VECTOR(char *) strings; // After those of the model.
} json;

// view_json_string returns the row of a string, and view_json_bits that of the names of stages or accesses. They add
// the row if it is not there yet.
uint32_t view_json_string(json *to, const char *text);
uint32_t view_json_bits(json *to, uint64_t bits, bool stages);
// view_json_strings writes all strings. It comes last.
void view_json_strings(json *to);

// Tables with an array for each column.
void view_json_commands(json *to);
void view_json_accesses(json *to);
void view_json_barriers(json *to);
void view_json_event_operations(json *to);

// view_json_findings writes the findings and their causes.
void view_json_findings(json *to);
void view_json_shaders(json *to);

static inline void put(json *to, const char *text) {
    wd_string_append(to->text, text);
}

static inline void put_text(json *to, const char *text, size_t size) {
    wd_string_append_json(to->text, text, size);
}

static inline void put_string(json *to, uint32_t row) {
    const wd_trace_text *text = &to->model->strings.items[row];
    put_text(to, text->text, text->size);
}

// row_or_none returns a row number, or -1.
static inline int64_t row_or_none(uint32_t row) {
    return row == WD_TRACE_NONE ? -1 : (int64_t)row;
}

static inline void put_row(json *to, uint32_t row) {
    wd_string_appendf(to->text, "%" PRId64, row_or_none(row));
}

static inline void put_handle(json *to, uint64_t handle) {
    wd_string_appendf(to->text, "\"0x%" PRIx64 "\"", handle);
}

static inline void put_number(json *to, const char *key, uint64_t value) {
    wd_string_appendf(to->text, "\"%s\":%" PRIu64, key, value);
}

static inline void begin_rows(json *to, const char *name) {
    wd_string_appendf(to->text, ",\n\"%s\":[", name);
}

static inline void begin_row(json *to, size_t number) {
    put(to, number ? ",\n{" : "\n{");
    view_out_check(to->out);
}

static inline void end_rows(json *to) {
    put(to, "]");
}

#endif
