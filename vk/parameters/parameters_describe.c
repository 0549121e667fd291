// Messages: the path to the member, its value, and the specification's statement.
#include <stdio.h>
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"
#include "vk/state/state.h"
#include "vk/state/state_unknown.h"

static void append_index(wd_string_builder *out, int64_t index) {
    if (index >= 0) {
        wd_string_appendf(out, "[%lld]", (long long)index);
    }
}

static void append_path(wd_string_builder *out, const wd_parameters_frame *frame) {
    if (!frame) {
        return;
    }
    append_path(out, frame->outer);
    wd_string_append(out, wd_parameters_string(frame->name));
    append_index(out, frame->index);
    if (frame->chained) {
        wd_string_appendf(out, "<%s>", wd_parameters_string(frame->chained));
    }
    wd_string_append(out, frame->is_pointer && frame->index < 0 && !frame->chained ? "->" : ".");
}

// The object that the call was made with.
static void describe_object(const wd_parameters_walk *walk, wd_finding_object *object) {
    const VkObjectType type = wd_command_get(walk->call->command)->handle_type;
    const wd_chassis_device *device = walk->call->device;
    void *handle = NULL;
    if (type != VK_OBJECT_TYPE_UNKNOWN) {
        memcpy(&handle, walk->args, sizeof handle);
    }
    const wd_state_object *state =
        handle && device && device->state ? wd_state_find_dispatchable(device->state, handle) : NULL;
    *object = (wd_finding_object){
        .type = type,
        .type_name = wd_handle_type_name(type),
        .handle = (uint64_t)(uintptr_t)handle,
        .name = state ? wd_state_name(state) : NULL,
    };
}

// The same mistake in the next frame of the program is the same site: indices and values do not count.
static uint64_t site_of(const wd_parameters_walk *walk, const wd_parameters_frame *frame, const char *id,
                        const char *subject) {
    uint64_t site = 0xcbf29ce484222325u;
    const char *parts[] = {id, walk->call->name, subject};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        for (const char *c = parts[i]; *c; c++) {
            site = (site ^ (unsigned char)*c) * 0x100000001b3u;
        }
    }
    for (; frame; frame = frame->outer) {
        site = (site ^ frame->name ^ (uint64_t)frame->chained << 32) * 0x100000001b3u;
    }
    return site ? site : 1;
}

static void submit(wd_parameters_walk *walk, const wd_parameters_frame *frame, wd_severity severity,
                   const char *id, const char *subject, int64_t index, const char *rule, const char *format,
                   va_list values) {
    wd_report *report = walk->data->instance->report;
    const bool is_unreadable = walk->call->is_unreadable;
    if (walk->is_search || (walk->is_guard && !is_unreadable) || !wd_report_would_submit(report, severity)) {
        return;
    }
    if (severity == WD_SEVERITY_ERROR && !is_unreadable && wd_parameters_is_newer(walk)) {
        wd_parameters_report_newer(walk, id);
        return;
    }
    wd_string_builder text, summary;
    wd_string_init(&text, walk->data->allocator);
    wd_string_init(&summary, walk->data->allocator);
    wd_string_appendf(&summary, "%s: ", walk->call->name);
    if (subject[0]) {
        append_path(&summary, frame);
        wd_string_append(&summary, subject);
        append_index(&summary, index);
        wd_string_append_char(&summary, ' ');
    }
    wd_string_appendv(&summary, format, values);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = summary.text, .rule = rule});
    wd_finding_object object;
    describe_object(walk, &object);
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed || summary.failed ? format : text.text,
        .site = site_of(walk, frame, id, subject),
        .objects = &object,
        .num_objects = object.handle != 0,
    };
    walk->skip |= wd_report_submit(report, &finding);
    wd_string_finish(&summary);
    wd_string_finish(&text);
}

uint16_t wd_parameters_statement_of(wd_command command, uint16_t statement) {
    for (size_t i = 0; i < wd_parameters_num_replacements; i++) {
        const wd_parameters_replacement *entry = &wd_parameters_replacements[i];
        if (entry->statement == statement && entry->command == command) {
            return entry->replacement;
        }
    }
    return statement;
}

void wd_parameters_report(wd_parameters_walk *walk, const wd_parameters_frame *frame, uint16_t statement,
                          int64_t index, const char *format, ...) {
    const wd_parameters_statement *entry =
        &wd_parameters_statements[wd_parameters_statement_of(walk->call->command, statement)];
    const char *id = wd_parameters_string(entry->vuid);
    va_list values;
    va_start(values, format);
    submit(walk, frame, WD_SEVERITY_ERROR, id[0] ? id : WD_ID_PARAMETERS_INVALID,
           wd_parameters_string(entry->name), index, wd_parameters_string(entry->text), format, values);
    va_end(values);
}

void wd_parameters_report_id(wd_parameters_walk *walk, const wd_parameters_frame *frame, wd_severity severity,
                             const char *id, const char *subject, int64_t index, const char *rule,
                             const char *format, ...) {
    va_list values;
    va_start(values, format);
    submit(walk, frame, severity, id, subject, index, rule, format, values);
    va_end(values);
}

void wd_parameters_report_pointer(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                  uint16_t statement, int64_t index, const void *value) {
    walk->skip = true;
    walk->call->is_unreadable = true;
    if (value) {
        wd_parameters_report(walk, frame, statement, index, "is 0x%llx, where no memory can be",
                             (unsigned long long)(uintptr_t)value);
    } else {
        wd_parameters_report(walk, frame, statement, index, "is NULL");
    }
}
