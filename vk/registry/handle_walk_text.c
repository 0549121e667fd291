// Ids and paths of handles, for messages.
#include <stdio.h>
#include <string.h>

#include "vk/registry/handle_walk_internal.h"

// replace_command writes `pattern` with the command's name in the place of "{command}".
static const char *replace_command(const char *pattern, wd_command command, char *text, size_t size) {
    static const char mark[] = "{command}";
    const char *found = strstr(pattern, mark);
    if (!found) {
        snprintf(text, size, "%s", pattern);
    } else {
        const wd_command_info *info = wd_command_get(command);
        snprintf(text, size, "%.*s%s%s", (int)(found - pattern), pattern, info ? info->name : "",
                 found + strlen(mark));
    }
    return text;
}

static const wd_walk_frame *arguments_of(const wd_walk_frame *frame) {
    while (frame->outer) {
        frame = frame->outer;
    }
    return frame;
}

// has_commonparent returns whether a command has VUID-<command>-commonparent: its steps say so.
static bool has_commonparent(const wd_walk_command *command) {
    for (uint32_t i = 0; i < command->num_steps; i++) {
        if (wd_walk_steps[command->first_step + i].flags & WD_WALK_HAS_COMMONPARENT) {
            return true;
        }
    }
    return false;
}

// compose writes the id of a statement that covers a struct or command.
static const char *compose(const char *owner, const char *statement, char *text, size_t size) {
    snprintf(text, size, "%s-%s-%s", "VUID", owner, statement);
    return text;
}

static const char *compose_member(const wd_walk_step *step, const char *statement, char *text, size_t size) {
    snprintf(text, size, "%s-%s-%s-%s", "VUID", wd_walk_text(step->owner), wd_walk_text(step->member),
             statement);
    return text;
}

static const char *parent_vuid(const wd_walk_handle *handle, char *text, size_t size) {
    const wd_walk_step *step = handle->step;
    if (step->flags & WD_WALK_HAS_PARENT) {
        return compose_member(step, "parent", text, size);
    }
    if (step->flags & WD_WALK_HAS_COMMONPARENT) {
        return compose(wd_walk_text(step->owner), "commonparent", text, size);
    }
    const wd_command command = arguments_of(handle->frame)->command;
    const wd_walk_command *entry = wd_walk_get_command(command);
    if (entry && has_commonparent(entry)) {
        return compose(wd_command_get(command)->name, "commonparent", text, size);
    }
    return NULL;
}

const char *wd_walk_vuid(const wd_walk_handle *handle, wd_walk_statement statement, char *text, size_t size) {
    const wd_walk_step *step = handle->step;
    if (statement == WD_WALK_STATEMENT_PARENT) {
        return parent_vuid(handle, text, size);
    }
    if (step->flags & WD_WALK_HAS_PARAMETER) {
        return compose_member(step, "parameter", text, size);
    }
    const char *vuid = wd_walk_text(step->vuid);
    return *vuid ? replace_command(vuid, arguments_of(handle->frame)->command, text, size) : NULL;
}

static size_t append(char *text, size_t size, size_t length, const char *part) {
    const int written = length < size ? snprintf(text + length, size - length, "%s", part) : 0;
    return length + (written > 0 ? (size_t)written : 0);
}

static size_t append_step(char *text, size_t size, size_t length, const wd_walk_step *step, uint32_t index) {
    length = append(text, size, length, wd_walk_text(step->member));
    if (step->count_kind != WD_WALK_ONE) {
        char number[16];
        snprintf(number, sizeof number, "[%u]", index);
        length = append(text, size, length, number);
    }
    return length;
}

static size_t append_frame(char *text, size_t size, const wd_walk_frame *frame) {
    if (!frame->outer) {
        return 0;
    }
    size_t length = append_frame(text, size, frame->outer);
    if (!frame->step) {
        length = append(text, size, length, "pNext<");
        length = append(text, size, length, frame->structure ? wd_walk_text(frame->structure->name) : "?");
        return append(text, size, length, ">.");
    }
    length = append_step(text, size, length, frame->step, frame->index);
    const bool is_pointer = frame->step->shape != WD_WALK_VALUE && frame->step->count_kind == WD_WALK_ONE;
    return append(text, size, length, is_pointer ? "->" : ".");
}

const char *wd_walk_path(const wd_walk_handle *handle, char *text, size_t size) {
    if (size) {
        text[0] = '\0';
    }
    append_step(text, size, append_frame(text, size, handle->frame), handle->step, handle->index);
    return text;
}
