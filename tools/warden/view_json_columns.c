// Tables of `warden view --json` with many rows: an array for each column.
#include "tools/warden/view_json_internal.h"

// column writes one value a row.
typedef struct column {
    json *to;
    int number;
    bool has_rows;
} column;

static void begin_column(column *at, const char *name, bool is_first) {
    at->has_rows = false;
    wd_string_appendf(at->to->text, "%s\n\"%s\":[", is_first ? "" : ",", name);
}

static void put_value(column *at, int64_t value) {
    wd_string_appendf(at->to->text, at->has_rows ? ",%" PRId64 : "%" PRId64, value);
    at->has_rows = true;
    view_out_check(at->to->out);
}

static const char *const command_columns[] = {"command_buffer", "index",    "name",     "label",  "pass",
                                              "subpass",        "pipeline", "executes", "skipped"};

static int64_t command_value(json *to, const wd_trace_command *command, int number) {
    const wd_trace_model *model = to->model;
    switch (number) {
    case 0:
        return command->recording;
    case 1:
        return command->index;
    case 2:
        return command->name;
    case 3:
        return row_or_none(command->label);
    case 4:
        return row_or_none(command->pass);
    case 5:
        return row_or_none(command->subpass);
    case 6: {
        char text[32];
        if (command->pipeline == WD_TRACE_NONE) {
            return 0;
        }
        const wd_trace_object *pipeline = &model->others.items[command->pipeline];
        snprintf(text, sizeof text, "0x%" PRIx64, pipeline->handle);
        return pipeline->name ? pipeline->name : view_json_string(to, text);
    }
    case 7:
        return row_or_none(command->executes);
    default:
        return command->is_skipped;
    }
}

void view_json_commands(json *to) {
    put(to, ",\n\"commands\":{");
    for (int i = 0; i < (int)(sizeof command_columns / sizeof *command_columns); i++) {
        column at = {.to = to, .number = i};
        begin_column(&at, command_columns[i], !i);
        for (size_t k = 0; k < to->model->commands.count; k++) {
            put_value(&at, command_value(to, &to->model->commands.items[k], i));
        }
        put(to, "]");
    }
    put(to, "}");
}

static const char *const access_columns[] = {"command", "resource", "begin",      "end",        "stage",
                                             "access",  "kind",     "old_layout", "new_layout", "binding"};

static bool put_access(void *user, uint32_t command, const wd_trace_access *access) {
    column *at = user;
    const bool changes = access->kind == WD_TRACE_TRANSITION;
    int64_t value = 0;
    switch (at->number) {
    case 0:
        value = command;
        break;
    case 1:
        value = row_or_none(access->resource);
        break;
    case 2:
        value = (int64_t)access->begin;
        break;
    case 3:
        value = access->end == UINT64_MAX ? -1 : (int64_t)access->end;
        break;
    case 4:
        value = access->stages ? view_json_bits(at->to, access->stages, true) : 0;
        break;
    case 5:
        value = access->accesses ? view_json_bits(at->to, access->accesses, false) : 0;
        break;
    case 6:
        value = access->kind;
        break;
    case 7:
        value = changes ? view_json_string(at->to, view_layout(access->old_layout)) : 0;
        break;
    case 8:
        value = changes ? view_json_string(at->to, view_layout(access->new_layout)) : 0;
        break;
    default:
        value = access->binding;
    }
    put_value(at, value);
    return !at->to->out->failed;
}

void view_json_accesses(json *to) {
    put(to, ",\n\"accesses\":{");
    for (int i = 0; i < (int)(sizeof access_columns / sizeof *access_columns); i++) {
        column at = {.to = to, .number = i};
        begin_column(&at, access_columns[i], !i);
        wd_trace_visit_accesses(to->model, 0, UINT32_MAX, put_access, &at);
        put(to, "]");
    }
    put(to, "}");
}

static const char *const barrier_columns[] = {
    "command",    "kind",       "resource",       "begin",          "end",        "src_stages",
    "src_access", "dst_stages", "dst_access",     "old_layout",     "new_layout", "src_family",
    "dst_family", "redundant",  "source_subpass", "target_subpass",
};

static int64_t barrier_value(json *to, uint32_t command, const wd_trace_barrier *barrier, int number) {
    const bool is_image = barrier->kind == WD_TRACE_BARRIER_IMAGE;
    const bool waits = to->model->commands.items[command].waits_for_events;
    switch (number) {
    case 0:
        return command;
    case 1:
        return waits ? WD_TRACE_BARRIER_EVENT : barrier->kind;
    case 2:
        return row_or_none(barrier->resource);
    case 3:
        return (int64_t)barrier->begin;
    case 4:
        return barrier->end == UINT64_MAX ? -1 : (int64_t)barrier->end;
    case 5:
        return view_json_bits(to, barrier->src_stages, true);
    case 6:
        return view_json_bits(to, barrier->src_accesses, false);
    case 7:
        return view_json_bits(to, barrier->dst_stages, true);
    case 8:
        return view_json_bits(to, barrier->dst_accesses, false);
    case 9:
        return is_image ? view_json_string(to, view_layout(barrier->old_layout)) : 0;
    case 10:
        return is_image ? view_json_string(to, view_layout(barrier->new_layout)) : 0;
    case 11:
        return row_or_none(barrier->src_family);
    case 12:
        return row_or_none(barrier->dst_family);
    case 13: {
        const wd_trace_command *row = &to->model->commands.items[command];
        return row->has_redundant_barrier && row->redundant_resource == barrier->resource;
    }
    case 14:
        return row_or_none(barrier->source);
    default:
        return row_or_none(barrier->target);
    }
}

static bool put_barrier(void *user, uint32_t command, const wd_trace_barrier *barrier, uint64_t row) {
    column *at = user;
    (void)row;
    put_value(at, barrier_value(at->to, command, barrier, at->number));
    return !at->to->out->failed;
}

void view_json_barriers(json *to) {
    put(to, ",\n\"barriers\":{");
    for (int i = 0; i < (int)(sizeof barrier_columns / sizeof *barrier_columns); i++) {
        column at = {.to = to, .number = i};
        begin_column(&at, barrier_columns[i], !i);
        wd_trace_visit_barriers(to->model, 0, UINT32_MAX, put_barrier, &at);
        put(to, "]");
    }
    put(to, "}");
}

void view_json_event_operations(json *to) {
    static const char *const names[] = {"command", "event", "op", "stages"};
    put(to, ",\n\"event_ops\":{");
    for (int i = 0; i < 4; i++) {
        column at = {.to = to, .number = i};
        begin_column(&at, names[i], !i);
        for (size_t k = 0; k < to->model->event_operations.count; k++) {
            const wd_trace_event_row *row = &to->model->event_operations.items[k];
            put_value(&at, i == 0   ? row->command
                           : i == 1 ? row_or_none(row->event)
                           : i == 2 ? row->operation
                                    : view_json_bits(to, row->stages, true));
        }
        put(to, "]");
    }
    put(to, "}");
}
