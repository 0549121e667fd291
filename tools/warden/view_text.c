// `warden view --text`: each submission with its commands, accesses and barriers in the order of execution.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "tools/warden/view.h"
#include "vk/syncval/model/sync_scope.h"
#include "vk/trace/causes.h"
#include "vk/trace/explain.h"

enum { MAX_DEPTH = 8 };

typedef struct text {
    view_out *out;
    wd_string_builder *to;
    const view_trace *trace;
    const wd_trace_model *model;
    bool *wanted; // By resource.
    bool has_command;
} text;

static void append_named(wd_string_builder *to, const wd_trace_model *model, uint32_t name, uint64_t handle) {
    const wd_trace_text *row = &model->strings.items[name];
    if (row->size) {
        wd_string_append(to, "(");
        wd_string_append_printable(to, row->text, row->size, "");
        wd_string_append(to, ")");
    }
    wd_string_appendf(to, "(0x%" PRIx64 ")", handle);
}

// --- The resources that are shown

static bool is_resource(const view_trace *trace, const wd_trace_resource *resource) {
    const wd_trace_text *name = &trace->model->strings.items[resource->name];
    char handle[32];
    snprintf(handle, sizeof handle, "0x%" PRIx64, resource->handle);
    return !trace->resource || strcmp(handle, trace->resource) == 0 ||
           (*trace->resource && name->size &&
            memmem(name->text, name->size, trace->resource, strlen(trace->resource)));
}

static bool is_wanted(const text *at, uint32_t resource) {
    return resource == WD_TRACE_NONE ? !at->trace->resource : at->wanted[resource];
}

// --- Commands

static void begin_command(text *at, uint32_t number) {
    const wd_trace_command *command = &at->model->commands.items[number];
    const wd_trace_text *name = &at->model->strings.items[command->name];
    if (at->has_command) {
        return;
    }
    at->has_command = true;
    wd_string_appendf(at->to, "    %u ", command->index + 1);
    wd_string_append_printable(at->to, name->text, name->size, "");
    const char *between = "  [";
    for (uint32_t label = command->label; label != WD_TRACE_NONE;
         label = at->model->labels.items[label].parent) {
        const wd_trace_text *title = &at->model->strings.items[at->model->labels.items[label].name];
        wd_string_append(at->to, between);
        wd_string_append_printable(at->to, title->text, title->size, "");
        between = " in ";
    }
    wd_string_append(at->to, command->label == WD_TRACE_NONE ? "\n" : "]\n");
}

static bool append_access(void *user, uint32_t command, const wd_trace_access *access) {
    text *at = user;
    if (!is_wanted(at, access->resource)) {
        return true;
    }
    begin_command(at, command);
    const bool changes = access->kind == WD_TRACE_TRANSITION;
    wd_string_append(at->to, changes                          ? "      changes "
                             : access->kind == WD_TRACE_WRITE ? "      writes  "
                                                              : "      reads   ");
    view_append_resource(at->to, at->model, access->resource);
    wd_string_append(at->to, " ");
    view_append_range(at->to, at->model, access->resource, access->begin, access->end);
    if (changes) {
        wd_string_appendf(at->to, ": %s to %s\n", view_layout(access->old_layout),
                          view_layout(access->new_layout));
        return true;
    }
    wd_string_append(at->to, ": ");
    wd_sync_append_bits(at->to, access->stages, true);
    wd_string_append(at->to, ", ");
    wd_sync_append_bits(at->to, access->accesses, false);
    const wd_trace_text *binding = &at->model->strings.items[access->binding];
    wd_string_append(at->to, binding->size ? ", " : "");
    wd_string_append_printable(at->to, binding->text, binding->size, "");
    wd_string_append(at->to, "\n");
    view_out_check(at->out);
    return !at->out->failed;
}

static void append_subpass(wd_string_builder *to, uint32_t subpass) {
    if (subpass == WD_TRACE_NONE) {
        wd_string_append(to, "external");
    } else {
        wd_string_appendf(to, "%u", subpass);
    }
}

static bool append_barrier(void *user, uint32_t command, const wd_trace_barrier *barrier, uint64_t row) {
    text *at = user;
    (void)row;
    if (barrier->resource != WD_TRACE_NONE && !is_wanted(at, barrier->resource)) {
        return true;
    }
    begin_command(at, command);
    const bool waits = at->model->commands.items[command].waits_for_events;
    wd_string_appendf(at->to, "      %s", view_barrier_kind(waits ? WD_TRACE_BARRIER_EVENT : barrier->kind));
    if (barrier->kind == WD_TRACE_BARRIER_SUBPASS) {
        wd_string_append(at->to, " ");
        append_subpass(at->to, barrier->source);
        wd_string_append(at->to, " to ");
        append_subpass(at->to, barrier->target);
    } else if (barrier->resource != WD_TRACE_NONE) {
        wd_string_append(at->to, " of ");
        view_append_resource(at->to, at->model, barrier->resource);
        wd_string_append(at->to, " ");
        view_append_range(at->to, at->model, barrier->resource, barrier->begin, barrier->end);
    }
    wd_string_append(at->to, ": ");
    wd_sync_append_bits(at->to, barrier->src_stages, true);
    wd_string_append(at->to, ", ");
    wd_sync_append_bits(at->to, barrier->src_accesses, false);
    wd_string_append(at->to, " before ");
    wd_sync_append_bits(at->to, barrier->dst_stages, true);
    wd_string_append(at->to, ", ");
    wd_sync_append_bits(at->to, barrier->dst_accesses, false);
    wd_string_append(at->to, "\n");
    view_out_check(at->out);
    return !at->out->failed;
}

static void append_recording(text *at, uint32_t number, int depth) {
    const wd_trace_model *model = at->model;
    const wd_trace_recording_row *recording = &model->recordings.items[number];
    wd_string_append(at->to, depth ? "  secondary command buffer " : "  command buffer ");
    append_named(at->to, model, recording->name, recording->handle);
    wd_string_append(at->to, "\n");
    uint32_t execution = 0;
    for (uint32_t i = 0; i < recording->commands.count && !at->out->failed; i++) {
        const uint32_t command = recording->commands.first + i;
        at->has_command = false;
        if (!at->trace->resource) {
            begin_command(at, command);
        }
        wd_trace_visit_barriers(model, command, command + 1, append_barrier, at);
        wd_trace_visit_accesses(model, command, command + 1, append_access, at);
        for (; execution < recording->executions.count; execution++) {
            const wd_trace_execution *row = &model->executions.items[recording->executions.first + execution];
            if (row->command != command) {
                break;
            }
            if (depth < MAX_DEPTH) {
                append_recording(at, row->recording, depth + 1);
            }
        }
        view_out_check(at->out);
    }
}

// --- Submissions

static void append_uses(text *at, const char *verb, wd_trace_span uses) {
    for (uint32_t i = 0; i < uses.count; i++) {
        const wd_trace_use *use = &at->model->uses.items[uses.first + i];
        if (use->semaphore == WD_TRACE_NONE) {
            continue;
        }
        const wd_trace_object *semaphore = &at->model->semaphores.items[use->semaphore];
        wd_string_appendf(at->to, "  %s semaphore ", verb);
        append_named(at->to, at->model, semaphore->name, semaphore->handle);
        if (semaphore->kind == WD_TRACE_OBJECT_TIMELINE_SEMAPHORE) {
            wd_string_appendf(at->to, " value %" PRIu64, use->value);
        }
        wd_string_append(at->to, " in ");
        wd_sync_append_bits(at->to, use->stages, true);
        wd_string_append(at->to, "\n");
    }
}

static void append_submission(text *at, const wd_trace_submission_row *row) {
    const wd_trace_queue *queue = &at->model->queues.items[row->queue];
    wd_string_appendf(at->to, "submission %" PRIu64 " to queue ", row->number);
    append_named(at->to, at->model, queue->name, queue->handle);
    wd_string_appendf(at->to, ", frame %u\n", row->frame);
    append_uses(at, "waits for", row->waits);
    for (uint32_t i = 0; i < row->recordings.count && !at->out->failed; i++) {
        append_recording(at, at->model->rows.items[row->recordings.first + i], 0);
    }
    append_uses(at, "signals", row->signals);
}

static void append_present(text *at, const wd_trace_present_row *row) {
    const wd_trace_queue *queue = &at->model->queues.items[row->queue];
    wd_string_append(at->to, "presentation on queue ");
    append_named(at->to, at->model, queue->name, queue->handle);
    wd_string_appendf(at->to, ", frame %u\n", row->frame);
    for (uint32_t i = 0; i < row->images.count; i++) {
        const uint32_t image = at->model->rows.items[row->images.first + i];
        if (is_wanted(at, image)) {
            wd_string_append(at->to, "      presents ");
            view_append_resource(at->to, at->model, image);
            wd_string_append(at->to, "\n");
        }
    }
}

static void append_finding(text *at, const wd_trace_finding_row *finding) {
    const wd_trace_text *id = &at->model->strings.items[finding->message_id];
    wd_string_append(at->to, "[ ");
    wd_string_append_printable(at->to, id->text, id->size, "");
    wd_string_append(at->to, " ] ");
    wd_string_append_printable(at->to, finding->text.text, finding->text.size, "\n");
    if (finding->count > 1) {
        wd_string_appendf(at->to, "\nReported %" PRIu64 " times.", finding->count);
    }
    wd_trace_explanation explanation;
    wd_trace_explain(at->model, finding, wd_allocator_default(), &explanation);
    for (size_t k = 0; k < explanation.num_barriers; k++) {
        wd_string_appendf(at->to, "\nBarrier %" PRIu64 " does not suffice: %s.", explanation.barriers[k].row,
                          explanation.barriers[k].why);
    }
    wd_trace_explanation_finish(&explanation);
    wd_string_append(at->to, "\n");
}

// append_cause writes the first finding of a cause, and the first lines of the others.
static void append_cause(text *at, const wd_trace_causes *causes, const wd_trace_cause *cause) {
    uint32_t count = 0;
    for (uint32_t i = cause->first_finding; i != WD_TRACE_NONE && !at->out->failed; i = causes->next[i]) {
        const wd_trace_finding_row *finding = &at->model->findings.items[i];
        if (!is_wanted(at, finding->resource)) {
            continue;
        }
        if (!count++) {
            append_finding(at, finding);
            continue;
        }
        const char *end = finding->text.size ? memchr(finding->text.text, '\n', finding->text.size) : NULL;
        wd_string_append(at->to, count == 2 ? "With the same cause:\n    " : "    ");
        wd_string_append_printable(at->to, finding->text.text,
                                   end ? (size_t)(end - finding->text.text) : finding->text.size, "");
        wd_string_append(at->to, "\n");
        view_out_check(at->out);
    }
}

static void append_findings(text *at) {
    wd_trace_causes causes;
    at->out->failed |= wd_trace_find_causes(&causes, wd_allocator_default(), at->model) != WD_OK;
    for (size_t i = 0; i < causes.rows.count && !at->out->failed; i++) {
        append_cause(at, &causes, &causes.rows.items[i]);
        view_out_check(at->out);
    }
    wd_trace_causes_finish(&causes);
}

// append_events writes submissions and presentations in the order of the program.
static void append_events(text *at) {
    const wd_trace_model *model = at->model;
    view_cursor cursor = {0};
    const wd_trace_submission_row *submission;
    const wd_trace_present_row *present;
    while (!at->out->failed && view_next(&cursor, model, &submission, &present)) {
        if (submission) {
            append_submission(at, submission);
        } else {
            append_present(at, present);
        }
        view_out_check(at->out);
    }
}

void view_text(view_out *out, const view_trace *trace) {
    const wd_allocator allocator = wd_allocator_default();
    const wd_trace_model *model = trace->model;
    text at = {.out = out, .to = &out->text, .trace = trace, .model = model};
    at.wanted = wd_alloc_zero(&allocator, model->resources.count + 1, sizeof *at.wanted);
    if (!at.wanted) {
        out->failed = true;
        return;
    }
    for (size_t i = 0; i < model->resources.count; i++) {
        at.wanted[i] = is_resource(trace, &model->resources.items[i]);
    }
    append_events(&at);
    append_findings(&at);
    for (size_t i = 0; i < model->notes.count; i++) {
        wd_string_appendf(at.to, "%s.\n", model->notes.items[i]);
    }
    wd_free(&allocator, at.wanted);
}
