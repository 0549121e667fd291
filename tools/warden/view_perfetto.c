// `warden view --perfetto`: the JSON trace event format, which Perfetto and Chrome read. A lane is a queue. Time is
// logical: each command lasts a microsecond.
#include <inttypes.h>
#include <string.h>

#include "tools/warden/view.h"

enum { MAX_DEPTH = 8, MAX_LABELS = 64 };

typedef struct events {
    view_out *out;
    wd_string_builder *to;
    const wd_trace_model *model;
    bool has_events;
    uint64_t now;
    uint32_t queue;
    uint32_t open[MAX_LABELS]; // Labels, outermost first.
    uint32_t num_open;
} events;

static void put_quoted(events *at, uint32_t string) {
    const wd_trace_text *row = &at->model->strings.items[string];
    wd_string_append_json(at->to, row->text, row->size);
}

// begin_event writes the members that all events have, up to the name.
static void begin_event(events *at, const char *phase, uint32_t queue, uint64_t time) {
    const wd_trace_queue *row = &at->model->queues.items[queue];
    wd_string_appendf(at->to, "%s\n{\"ph\":\"%s\",\"pid\":%u,\"tid\":%u,\"ts\":%" PRIu64,
                      at->has_events ? "," : "", phase, row->device == WD_TRACE_NONE ? 0 : row->device + 1,
                      queue + 1, time);
    at->has_events = true;
    view_out_check(at->out);
}

static void put_block(events *at, const char *phase, const char *name) {
    begin_event(at, phase, at->queue, at->now);
    wd_string_append(at->to, ",\"name\":");
    wd_string_append_json(at->to, name, strlen(name));
    wd_string_append(at->to, "}");
}

static void end_block(events *at) {
    begin_event(at, "E", at->queue, at->now);
    wd_string_append(at->to, "}");
}

// --- Names of lanes

static void put_names(events *at) {
    for (uint32_t i = 0; i < at->model->queues.count; i++) {
        const wd_trace_queue *queue = &at->model->queues.items[i];
        wd_string_builder name;
        wd_string_init(&name, wd_allocator_default());
        const wd_trace_text *text = &at->model->strings.items[queue->name];
        wd_string_appendf(&name, "queue %u.%u", queue->family, queue->index);
        wd_string_append(&name, text->size ? " " : "");
        wd_string_append_n(&name, text->text, text->size);
        begin_event(at, "M", i, 0);
        wd_string_append(at->to, ",\"name\":\"thread_name\",\"args\":{\"name\":");
        wd_string_append_json(at->to, name.text, name.length);
        wd_string_append(at->to, "}}");
        wd_string_finish(&name);
    }
}

// --- Labels

static void close_labels(events *at, uint32_t keep) {
    while (at->num_open > keep) {
        at->num_open--;
        end_block(at);
    }
}

static void open_labels(events *at, uint32_t label) {
    uint32_t path[MAX_LABELS], depth = 0, known = 0;
    for (; label != WD_TRACE_NONE && depth < MAX_LABELS; label = at->model->labels.items[label].parent) {
        path[depth++] = label;
    }
    while (known < depth && known < at->num_open && at->open[known] == path[depth - 1 - known]) {
        known++;
    }
    close_labels(at, known);
    for (; known < depth; known++) {
        at->open[at->num_open++] = path[depth - 1 - known];
        begin_event(at, "B", at->queue, at->now);
        wd_string_append(at->to, ",\"cat\":\"label\",\"name\":");
        put_quoted(at, at->model->labels.items[path[depth - 1 - known]].name);
        wd_string_append(at->to, "}");
    }
}

// --- Commands

static bool put_access(void *user, uint32_t command, const wd_trace_access *access) {
    static const char *const verbs[] = {"reads", "writes", "changes"};
    events *at = user;
    (void)command;
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_string_appendf(&text, "%s ", verbs[access->kind]);
    view_append_resource(&text, at->model, access->resource);
    wd_string_append(&text, " ");
    view_append_range(&text, at->model, access->resource, access->begin, access->end);
    wd_string_append(at->to, at->has_events ? "," : "");
    wd_string_append_json(at->to, text.text, text.length);
    wd_string_finish(&text);
    at->has_events = true;
    view_out_check(at->out);
    return !at->out->failed;
}

static void put_command(events *at, uint32_t number) {
    const wd_trace_command *command = &at->model->commands.items[number];
    begin_event(at, "X", at->queue, at->now);
    wd_string_append(at->to, ",\"dur\":1,\"cat\":\"command\",\"name\":");
    put_quoted(at, command->name);
    wd_string_appendf(at->to, ",\"args\":{\"command\":%u,\"accesses\":[", command->index + 1);
    at->has_events = false;
    wd_trace_visit_accesses(at->model, number, number + 1, put_access, at);
    at->has_events = true;
    wd_string_append(at->to, "]}}");
    at->now++;
}

static void put_recording(events *at, uint32_t number, int depth) {
    const wd_trace_recording_row *recording = &at->model->recordings.items[number];
    const uint32_t outer = at->num_open;
    uint32_t execution = 0;
    begin_event(at, "B", at->queue, at->now);
    wd_string_append(at->to, ",\"cat\":\"command_buffer\",\"name\":");
    if (recording->name) {
        put_quoted(at, recording->name);
    } else {
        wd_string_appendf(at->to, "\"command buffer 0x%" PRIx64 "\"", recording->handle);
    }
    wd_string_append(at->to, "}");
    for (uint32_t i = 0; i < recording->commands.count && !at->out->failed; i++) {
        const uint32_t command = recording->commands.first + i;
        if (!depth) {
            open_labels(at, at->model->commands.items[command].label);
        }
        put_command(at, command);
        for (; execution < recording->executions.count; execution++) {
            const wd_trace_execution *row =
                &at->model->executions.items[recording->executions.first + execution];
            if (row->command != command) {
                break;
            }
            if (depth < MAX_DEPTH) {
                put_recording(at, row->recording, depth + 1);
            }
        }
    }
    close_labels(at, outer);
    end_block(at);
}

// --- Submissions

// put_flow writes one end of an arrow between a signal and a wait operation. Binary semaphores are numbered by their
// uses, so `value` counts them.
static void put_flow(events *at, const char *phase, const wd_trace_use *use, uint64_t value) {
    begin_event(at, phase, at->queue, at->now);
    wd_string_appendf(at->to, ",\"cat\":\"semaphore\",\"name\":\"semaphore\",\"id\":\"%u.%" PRIu64 "\"%s}",
                      use->semaphore, value, *phase == 'f' ? ",\"bp\":\"e\"" : "");
}

static void put_flows(events *at, const char *phase, wd_trace_span uses, uint64_t *counts) {
    for (uint32_t i = 0; i < uses.count; i++) {
        const wd_trace_use *use = &at->model->uses.items[uses.first + i];
        if (use->semaphore == WD_TRACE_NONE) {
            continue;
        }
        const bool is_timeline =
            at->model->semaphores.items[use->semaphore].kind == WD_TRACE_OBJECT_TIMELINE_SEMAPHORE;
        put_flow(at, phase, use, is_timeline ? use->value : counts[use->semaphore]++);
    }
}

static void put_submission(events *at, const wd_trace_submission_row *row, uint64_t *signals,
                           uint64_t *waits) {
    at->queue = row->queue;
    put_block(at, "B", "vkQueueSubmit");
    put_flows(at, "f", row->waits, waits);
    at->now++;
    for (uint32_t i = 0; i < row->recordings.count && !at->out->failed; i++) {
        put_recording(at, at->model->rows.items[row->recordings.first + i], 0);
    }
    put_flows(at, "s", row->signals, signals);
    at->now++;
    end_block(at);
}

static void put_finding(events *at, const wd_trace_finding_row *finding, uint32_t queue) {
    begin_event(at, "i", queue, at->now);
    wd_string_append(at->to, ",\"s\":\"g\",\"cat\":\"finding\",\"name\":");
    put_quoted(at, finding->message_id);
    wd_string_append(at->to, ",\"args\":{\"text\":");
    wd_string_append_json(at->to, finding->text.text, finding->text.size);
    wd_string_append(at->to, "}}");
}

static void put_events(events *at, uint64_t *signals, uint64_t *waits) {
    const wd_trace_model *model = at->model;
    view_cursor cursor = {0};
    const wd_trace_submission_row *submission;
    const wd_trace_present_row *present;
    while (!at->out->failed && view_next(&cursor, model, &submission, &present)) {
        if (submission) {
            put_submission(at, submission, signals, waits);
            continue;
        }
        at->queue = present->queue;
        put_block(at, "B", "vkQueuePresentKHR");
        at->now++;
        end_block(at);
    }
    for (size_t i = 0; i < model->findings.count && model->queues.count; i++) {
        put_finding(at, &model->findings.items[i], 0);
    }
}

void view_perfetto(view_out *out, const view_trace *trace) {
    const wd_allocator allocator = wd_allocator_default();
    const size_t count = trace->model->semaphores.count;
    events at = {.out = out, .to = &out->text, .model = trace->model};
    uint64_t *uses = wd_alloc_zero(&allocator, 2 * count + 1, sizeof *uses);
    if (!uses) {
        out->failed = true;
        return;
    }
    wd_string_append(at.to, "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[");
    put_names(&at);
    put_events(&at, uses, uses + count);
    wd_string_append(at.to, "\n]}\n");
    wd_free(&allocator, uses);
}
