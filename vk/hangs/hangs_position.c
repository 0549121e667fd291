#include "vk/hangs/hangs_position.h"

#include "vk/hangs/hangs_draw_marks.h"

enum { MOST_NESTING = 8 };

static void add_to_runs(wd_hangs_position *position, wd_hangs_place place, wd_hangs_status status) {
    wd_hangs_run *last = position->num_runs ? &position->runs[position->num_runs - 1] : NULL;
    if (last && last->status == status && last->first.submission == place.submission &&
        last->first.submitted == place.submitted && last->last + 1 == place.number) {
        last->last++;
    } else if (position->num_runs < WD_HANGS_MOST_RUNS) {
        position->runs[position->num_runs++] = (wd_hangs_run){status, place, place.number};
    }
}

static void add(wd_hangs_position *position, wd_hangs_place place, wd_hangs_status status) {
    add_to_runs(position, place, status);
    switch (status) {
    case WD_HANGS_COMPLETED:
        position->completed = place;
        return;
    case WD_HANGS_BEGUN:
        if (position->num_begun < WD_HANGS_MOST_BEGUN) {
            position->begun[position->num_begun] = place;
        }
        position->last_begun = place;
        position->num_begun++;
        return;
    case WD_HANGS_NOT_KNOWN:
        position->not_known = position->num_not_known++ ? position->not_known : place;
        return;
    case WD_HANGS_NOT_BEGUN:
        position->not_begun = position->num_not_begun++ ? position->not_begun : place;
        return;
    }
}

static wd_hangs_submitted *find(const wd_hangs_submission *submission,
                                const wd_state_command_buffer *command_buffer) {
    for (size_t i = 0; i < submission->num_submitted; i++) {
        if (submission->submitted[i].command_buffer == command_buffer) {
            return &submission->submitted[i];
        }
    }
    return NULL;
}

static void scan(wd_hangs_position *position, const wd_hangs_submission *submission,
                 wd_hangs_submitted *submitted, unsigned depth);

// scan_executed adds the commands of the secondary command buffers of a vkCmdExecuteCommands. False: none is listed.
static bool scan_executed(wd_hangs_position *position, const wd_hangs_submission *submission,
                          const wd_hangs_submitted *submitted, const wd_hangs_command *command,
                          unsigned depth) {
    const wd_state_command_buffer *primary = submitted->command_buffer;
    bool found = false;
    for (uint32_t i = 0; depth < MOST_NESTING && i < command->num_executed; i++) {
        const uint32_t index = command->first_executed + i;
        wd_hangs_submitted *secondary =
            index < primary->num_executed ? find(submission, primary->executed[index]) : NULL;
        if (secondary && secondary->recording && !secondary->is_scanned) {
            scan(position, submission, secondary, depth + 1);
            found = true;
        }
    }
    return found;
}

// read_mark returns the status of a draw by its mark, if it has no marker.
static wd_hangs_status read_mark(const wd_hangs_recording *recording, const wd_hangs_submitted *submitted,
                                 const wd_hangs_command *command, wd_hangs_status status,
                                 wd_hangs_mark_cursor *cursor) {
    const wd_hangs_draw_marks *marks = wd_hangs_draw_marks_of(recording->device->chassis->state);
    const bool is_marked = marks && command->is_draw && status == WD_HANGS_NOT_KNOWN &&
                           marks->has_mark(submitted->command_buffer, cursor, command->draw);
    return is_marked ? WD_HANGS_BEGUN : status;
}

// scan_commands adds the commands of a recording. Its lock is held.
static void scan_commands(wd_hangs_position *position, const wd_hangs_submission *submission,
                          const wd_hangs_submitted *submitted, unsigned depth) {
    const wd_hangs_recording *recording = submitted->recording;
    wd_hangs_progress progress = {0, 0};
    wd_hangs_mark_cursor cursor = {0};
    const bool is_known = wd_hangs_recording_progress(recording, &progress);
    position->is_shared |= recording->is_shared;
    bool is_ahead = false; // The commands are after the first that had not begun.
    for (uint32_t i = 0; i < recording->commands.count; i++) {
        const wd_hangs_command *command = &recording->commands.items[i];
        wd_hangs_status status =
            is_known ? wd_hangs_status_of(progress, i + 1, command->markers) : WD_HANGS_NOT_KNOWN;
        status = is_known ? read_mark(recording, submitted, command, status, &cursor) : status;
        is_ahead |= status == WD_HANGS_NOT_BEGUN;
        status = is_ahead ? WD_HANGS_NOT_BEGUN : status;
        const bool is_between = status == WD_HANGS_BEGUN || status == WD_HANGS_NOT_KNOWN;
        if (!is_between || !scan_executed(position, submission, submitted, command, depth)) {
            add(position, (wd_hangs_place){submission, submitted, i + 1}, status);
        }
    }
}

// A command buffer that executes itself, which is an error, is scanned once.
static void scan(wd_hangs_position *position, const wd_hangs_submission *submission,
                 wd_hangs_submitted *submitted, unsigned depth) {
    wd_hangs_recording *recording = submitted->recording;
    submitted->is_scanned = true;
    wd_mutex_lock(&recording->lock);
    if (recording->generation == submitted->generation) {
        scan_commands(position, submission, submitted, depth);
    }
    wd_mutex_unlock(&recording->lock);
    submitted->is_scanned = false;
}

void wd_hangs_scan(wd_hangs_position *position, const wd_hangs_submission *submission) {
    for (size_t i = 0; i < submission->num_submitted; i++) {
        wd_hangs_submitted *submitted = &submission->submitted[i];
        if (submitted->recording && !submitted->is_secondary) {
            scan(position, submission, submitted, 0);
        }
    }
}
