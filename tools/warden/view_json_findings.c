// The findings of `warden view --json`, their causes, and the source files that they name.
#include <string.h>

#include "tools/warden/view_json_internal.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/trace/causes.h"
#include "vk/trace/explain.h"

static void put_place(json *to, const char *name, const wd_trace_finding_row *finding,
                      const wd_trace_place *place) {
    wd_string_appendf(to->text, ",\"%s\":", name);
    if (!place->is_known) {
        put(to, "null");
        return;
    }
    put(to, "{\"command\":");
    put_row(to, place->command);
    put(to, ",\"submission\":");
    put_row(to, place->submission);
    put(to, ",\"access\":\"");
    if (finding->kind == WD_TRACE_FINDING_HAZARD) { // The access of other findings is unknown.
        wd_sync_append_bits(to->text, place->accesses, false);
    }
    put(to, "\",\"stage\":\"");
    if (place->stages) {
        wd_sync_append_bits(to->text, place->stages, true);
    }
    wd_string_appendf(to->text, "\",\"writes\":%s,\"resource\":", place->writes ? "true" : "false");
    put_row(to, finding->resource);
    put(to, "}");
}

static void put_text_member(json *to, const char *name, const wd_string_builder *text) {
    wd_string_appendf(to->text, ",\"%s\":", name);
    put_text(to, text->text, text->length);
}

static void put_fix(json *to, const wd_trace_fix *fix, const wd_trace_explanation *explanation) {
    static const char *const kinds[] = {
        [WD_TRACE_FIX_NONE] = "text",
        [WD_TRACE_FIX_BARRIER] = "barrier",
        [WD_TRACE_FIX_FIRST] = "first_barrier",
        [WD_TRACE_FIX_SECOND] = "second_barrier",
        [WD_TRACE_FIX_SUBPASS] = "subpass_dependency",
        [WD_TRACE_FIX_SEMAPHORE] = "semaphore",
        [WD_TRACE_FIX_WAIT] = "wait",
        [WD_TRACE_FIX_SIGNAL] = "signal",
        [WD_TRACE_FIX_PRESENT] = "present",
        [WD_TRACE_FIX_ACQUISITION] = "acquisition",
    };
    const bool is_known = (size_t)fix->kind < sizeof kinds / sizeof *kinds;
    wd_string_appendf(to->text,
                      ",\"fix\":{\"kind\":\"%s\",\"text\":", kinds[is_known ? fix->kind : WD_TRACE_FIX_NONE]);
    put_text(to, explanation->fix.text, explanation->fix.length);
    put_text_member(to, "sync1", &explanation->sync1);
    put_text_member(to, "sync2", &explanation->sync2);
    put_text_member(to, "subpass_dependency", &explanation->subpass_dependency);
    put(to, ",\"after_command\":");
    put_row(to, explanation->after_command);
    put(to, "}");
}

static void put_statuses(json *to, const wd_trace_finding_row *finding) {
    const wd_trace_span rows = finding->statuses;
    wd_string_appendf(to->text, ",\"event\":%u,\"statuses\":[", finding->event);
    for (uint32_t i = 0; i < rows.count; i++) {
        const wd_trace_status_row *row = &to->model->statuses.items[rows.first + i];
        wd_string_appendf(to->text, "%s{\"status\":\"%s\",\"submission\":", i ? "," : "",
                          wd_trace_status_names[row->status]);
        put_row(to, row->submission);
        wd_string_appendf(to->text, ",\"first_command\":%u,\"last_command\":%u}", row->first_command,
                          row->last_command);
    }
    put(to, "]");
}

static void put_finding(json *to, const wd_trace_finding_row *finding, uint32_t cause) {
    static const char *const kinds[] = {"hazard", "redundant_barrier", "gpu", "hang"};
    const char *end = finding->text.size ? memchr(finding->text.text, '\n', finding->text.size) : NULL;
    wd_trace_explanation explanation;
    wd_trace_explain(to->model, finding, wd_allocator_default(), &explanation);
    wd_string_appendf(to->text, "\"kind\":\"%s\",\"message_id\":", kinds[finding->kind]);
    put_string(to, finding->message_id);
    put(to, ",\"severity\":");
    put(to, finding->severity >= 0x1000 ? "\"error\"" : "\"warning\"");
    put(to, ",\"summary\":");
    put_text(to, finding->text.text, end ? (size_t)(end - finding->text.text) : finding->text.size);
    put(to, ",\"text\":");
    put_text(to, finding->text.text, finding->text.size);
    put_place(to, "first", finding, &finding->first);
    put_place(to, "second", finding, &finding->second);
    put(to, ",\"resource\":");
    put_row(to, finding->resource);
    wd_string_appendf(to->text, ",\"begin\":%" PRId64 ",\"end\":%" PRId64, (int64_t)finding->begin,
                      finding->end == UINT64_MAX ? -1 : (int64_t)finding->end);
    put(to, ",\"barriers_between\":[");
    for (size_t i = 0; i < explanation.num_barriers; i++) {
        wd_string_appendf(to->text, "%s{\"barrier\":%" PRIu64 ",\"why\":", i ? "," : "",
                          explanation.barriers[i].row);
        put_text(to, explanation.barriers[i].why, strlen(explanation.barriers[i].why));
        put(to, "}");
    }
    put(to, "]");
    put_fix(to, &finding->fix, &explanation);
    wd_string_appendf(to->text, ",\"count\":%" PRIu64 ",\"shader\":%" PRId64 ",\"line\":%u,\"column\":%u",
                      finding->count, row_or_none(finding->shader), finding->line, finding->column);
    if (finding->kind == WD_TRACE_FINDING_HANG) {
        put_statuses(to, finding);
    }
    wd_string_appendf(to->text, ",\"cause\":%u}", cause);
    wd_trace_explanation_finish(&explanation);
}

static void put_causes(json *to, const wd_trace_causes *causes) {
    begin_rows(to, "causes");
    for (size_t i = 0; i < causes->rows.count; i++) {
        const wd_trace_cause *cause = &causes->rows.items[i];
        begin_row(to, i);
        put_number(to, "count", cause->count);
        put(to, ",\"findings\":[");
        for (uint32_t k = cause->first_finding; k != WD_TRACE_NONE; k = causes->next[k]) {
            wd_string_appendf(to->text, "%s%u", k == cause->first_finding ? "" : ",", k);
            view_out_check(to->out);
        }
        put(to, "]}");
    }
    end_rows(to);
}

void view_json_findings(json *to) {
    wd_trace_causes causes;
    to->out->failed |= wd_trace_find_causes(&causes, wd_allocator_default(), to->model) != WD_OK;
    begin_rows(to, "findings");
    for (size_t i = 0; i < to->model->findings.count && !to->out->failed; i++) {
        begin_row(to, i);
        put_finding(to, &to->model->findings.items[i], causes.of_finding[i]);
    }
    end_rows(to);
    put_causes(to, &causes);
    wd_trace_causes_finish(&causes);
}

enum { MAX_SOURCE_LINES = 100000 };

// put_source writes the lines of a source text.
static void put_source(json *to, const wd_trace_bytes *source) {
    const char *at = (const char *)source->items, *end = at + source->count;
    for (uint32_t i = 0; at < end && i < MAX_SOURCE_LINES; i++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        const char *next = newline ? newline : end;
        put(to, i ? "," : "");
        put_text(to, at, (size_t)(next - at));
        view_out_check(to->out);
        at = next + (newline != NULL);
    }
}

// put_known_lines writes the lines up to the last one that a finding names; others are not known, and empty.
static void put_known_lines(json *to, uint32_t shader) {
    const wd_trace_model *model = to->model;
    uint32_t num_lines = 0;
    for (size_t i = 0; i < model->findings.count; i++) {
        const wd_trace_finding_row *finding = &model->findings.items[i];
        if (finding->shader == shader && finding->line > num_lines && finding->line <= MAX_SOURCE_LINES) {
            num_lines = finding->line;
        }
    }
    const wd_allocator allocator = wd_allocator_default();
    const wd_trace_text **lines = wd_alloc_zero(&allocator, num_lines + (size_t)1, sizeof *lines);
    for (size_t i = 0; lines && i < model->findings.count; i++) {
        const wd_trace_finding_row *finding = &model->findings.items[i];
        if (finding->shader == shader && finding->line && finding->line <= num_lines) {
            lines[finding->line - 1] = &finding->source_line;
        }
    }
    to->out->failed |= !lines;
    for (uint32_t i = 0; lines && i < num_lines; i++) {
        put(to, i ? "," : "");
        put_text(to, lines[i] ? lines[i]->text : "", lines[i] ? lines[i]->size : 0);
        view_out_check(to->out);
    }
    wd_free(&allocator, lines);
}

void view_json_shaders(json *to) {
    begin_rows(to, "shaders");
    for (size_t i = 0; i < to->model->shaders.count; i++) {
        const wd_trace_shader *shader = &to->model->shaders.items[i];
        begin_row(to, i);
        put(to, "\"handle\":");
        put_handle(to, shader->handle);
        put(to, ",\"name\":");
        put_string(to, shader->name);
        put(to, ",\"file\":");
        put_string(to, shader->file);
        put(to, ",\"source\":[");
        if (shader->source.count) {
            put_source(to, &shader->source);
        } else {
            put_known_lines(to, (uint32_t)i);
        }
        put(to, "]}");
    }
    end_rows(to);
}
