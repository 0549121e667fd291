// Where queues were when their device was lost or did not answer.
#include "vk/trace/trace_reader.h"

enum { MOST_STATUSES = 256, DEEPEST_NESTING = 8 };

static uint32_t find_queue(const wd_trace_model *model, uint64_t handle) {
    uint32_t found = WD_TRACE_NONE;
    for (size_t i = model->queues.count; i-- > 0 && found == WD_TRACE_NONE;) {
        found = model->queues.items[i].handle == handle ? (uint32_t)i : WD_TRACE_NONE;
    }
    return found;
}

// use_step returns whether the file may have another step of the searches below.
static bool use_step(wd_trace_reader *reader) {
    const bool has_steps = reader->num_status_steps < WD_TRACE_MAX_STATUS_STEPS;
    reader->num_status_steps += has_steps;
    return has_steps;
}

// find_execution returns the recording of a command buffer among a recording and those that it executes.
static uint32_t find_execution(wd_trace_reader *reader, uint32_t recording, uint64_t handle, int depth) {
    const wd_trace_model *model = reader->model;
    const wd_trace_recording_row *row = &model->recordings.items[recording];
    if (row->handle == handle) {
        return recording;
    }
    uint32_t found = WD_TRACE_NONE;
    for (uint32_t i = 0;
         i < row->executions.count && depth < DEEPEST_NESTING && found == WD_TRACE_NONE && use_step(reader);
         i++) {
        const uint32_t secondary = model->executions.items[row->executions.first + i].recording;
        found =
            secondary == WD_TRACE_NONE ? WD_TRACE_NONE : find_execution(reader, secondary, handle, depth + 1);
    }
    return found;
}

static uint32_t find_recording(wd_trace_reader *reader, uint32_t submission, uint64_t handle) {
    const wd_trace_model *model = reader->model;
    const wd_trace_span recordings =
        submission == WD_TRACE_NONE ? (wd_trace_span){0} : model->submissions.items[submission].recordings;
    uint32_t found = WD_TRACE_NONE;
    for (uint32_t i = 0; i < recordings.count && found == WD_TRACE_NONE && use_step(reader); i++) {
        found = find_execution(reader, model->rows.items[recordings.first + i], handle, 0);
    }
    return found;
}

// read_command reads a name and an index, and returns the command with this index among those of that name.
static uint32_t read_command(wd_trace_reader *reader, wd_trace_cursor *cursor, uint32_t recording) {
    const wd_trace_model *model = reader->model;
    const uint32_t name = wd_trace_find_string(reader, wd_trace_get(cursor));
    uint64_t index = wd_trace_get(cursor);
    const wd_trace_span commands =
        recording == WD_TRACE_NONE ? (wd_trace_span){0} : model->recordings.items[recording].commands;
    for (uint32_t i = 0; i < commands.count && !cursor->failed && use_step(reader); i++) {
        const wd_trace_command *command = &model->commands.items[commands.first + i];
        if (command->name == name && !command->is_skipped && index-- == 0) {
            return commands.first + i;
        }
    }
    return WD_TRACE_NONE;
}

static void read_status(wd_trace_reader *reader, wd_trace_cursor *cursor, uint32_t queue) {
    wd_trace_status_row row = {.status = wd_trace_get_u32(cursor)};
    row.submission = wd_trace_find_submission(reader, queue, wd_trace_get(cursor));
    const uint32_t recording = find_recording(reader, row.submission, wd_trace_get(cursor));
    row.first_command = read_command(reader, cursor, recording);
    row.last_command = read_command(reader, cursor, recording);
    const bool is_known = !cursor->failed && row.status < WD_TRACE_NUM_STATUSES &&
                          row.first_command != WD_TRACE_NONE && row.last_command != WD_TRACE_NONE &&
                          row.first_command <= row.last_command;
    wd_trace_status_row *added = is_known ? WD_TRACE_ADD(reader, statuses) : NULL;
    if (added) {
        *added = row;
    }
}

// find_status returns the first row of a status, or NULL.
static const wd_trace_status_row *find_status(const wd_trace_model *model, wd_trace_span rows,
                                              wd_trace_status status) {
    for (uint32_t i = 0; i < rows.count; i++) {
        const wd_trace_status_row *row = &model->statuses.items[rows.first + i];
        if (row->status == status) {
            return row;
        }
    }
    return NULL;
}

// place_finding sets the command that completed last, and the first one of those that had begun or, without any, may
// have begun or had not.
static void place_finding(const wd_trace_model *model, wd_trace_finding_row *finding) {
    const wd_trace_span rows = finding->statuses;
    for (uint32_t i = rows.count; i-- > 0 && !finding->first.is_known;) {
        const wd_trace_status_row *row = &model->statuses.items[rows.first + i];
        if (row->status == WD_TRACE_COMPLETED) {
            finding->first.command = row->last_command;
            finding->first.submission = row->submission;
            finding->first.is_known = true;
        }
    }
    const wd_trace_status_row *second = find_status(model, rows, WD_TRACE_BEGUN);
    second = second ? second : find_status(model, rows, WD_TRACE_NOT_KNOWN);
    second = second ? second : find_status(model, rows, WD_TRACE_NOT_BEGUN);
    if (second) {
        finding->second.command = second->first_command;
        finding->second.submission = second->submission;
        finding->second.is_known = true;
    }
}

void wd_trace_read_statuses(wd_trace_reader *reader, wd_trace_cursor *cursor, wd_trace_finding_row *finding) {
    const wd_trace_model *model = reader->model;
    finding->event = wd_trace_get_u32(cursor);
    const uint32_t queue = find_queue(model, wd_trace_get(cursor));
    const uint64_t count = wd_trace_get(cursor);
    finding->statuses.first = (uint32_t)model->statuses.count;
    for (uint64_t i = 0; i < count && i < MOST_STATUSES && !cursor->failed && reader->status == WD_OK; i++) {
        read_status(reader, cursor, queue);
    }
    finding->statuses.count = (uint32_t)model->statuses.count - finding->statuses.first;
    place_finding(model, finding);
}
