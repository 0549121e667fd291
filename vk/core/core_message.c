// Messages: the path to the member with its value, the values that it was compared with, and the statement.
#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/core/core_internal.h"
#include "vk/registry/handle_types.h"
#include "vk/report/report.h"
#include "vk/state/state_unknown.h"

// The first line is a summary: values that do not fit are in sentences after it.
enum { LONGEST_SUMMARY = 200 };

static const char *string_at(uint32_t offset) {
    return wd_core_text + offset;
}

static const char *separator(const wd_core_frame *frame) {
    return !frame ? "" : frame->is_pointer ? "->" : ".";
}

static void append_path(wd_string_builder *out, const wd_core_frame *frame) {
    if (!frame) {
        return;
    }
    append_path(out, frame->outer);
    assert(frame->name);
    wd_string_append(out, frame->name[0] == '<' ? "" : separator(frame->outer));
    wd_string_append(out, frame->name);
    if (frame->index != WD_CORE_NO_INDEX) {
        wd_string_appendf(out, "[%llu]", (unsigned long long)frame->index);
    }
}

// "[]" stands for the current element.
static void append_label(wd_string_builder *out, const wd_core_message *message, const char *label) {
    unsigned num = 0;
    for (const char *c = label; *c; c++) {
        if (c[0] == '[' && c[1] == ']' && num < 2) {
            assert(num < sizeof message->indices / sizeof *message->indices);
            wd_string_appendf(out, "[%llu]", (unsigned long long)message->indices[num++]);
            c++;
        } else {
            wd_string_append_char(out, *c);
        }
    }
}

bool wd_core_begin_statement(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame,
                             const wd_core_statement *statement) {
    assert(statement->vuid && statement->text);
    const wd_core_data *data = check->call->device ? check->call->data : NULL;
    check->num_violations++;
    if ((data && data->has_newer) ||
        !wd_report_would_submit(check->call->instance->report, WD_SEVERITY_ERROR)) {
        return false;
    }
    message->check = check;
    message->frame = frame;
    message->statement = *statement;
    message->fix = "";
    message->is_warning = false;
    message->indices[0] = message->indices[1] = 0;
    message->num_values = 0;
    wd_string_init(&message->text, check->call->instance->allocator);
    wd_string_init(&message->notes, check->call->instance->allocator);
    wd_string_appendf(&message->text, "%s: ", check->call->name);
    return true;
}

static int compare_numbers(const void *key, const void *element) {
    const uint32_t number = *(const uint32_t *)key, other = ((const wd_core_hand_rule *)element)->number;
    return (number > other) - (number < other);
}

// NULL: no C file checks the rule.
static const wd_core_hand_rule *by_number(uint32_t number) {
    return bsearch(&number, wd_core_hand_rules, wd_core_num_hand_rules, sizeof *wd_core_hand_rules,
                   compare_numbers);
}

bool wd_core_hand_rules_validate(void) {
    for (size_t i = 1; i < wd_core_num_hand_rules; i++) {
        if (wd_core_hand_rules[i - 1].number >= wd_core_hand_rules[i].number) {
            return false;
        }
    }
    return true;
}

static const char *compose_vuid(wd_core_message *message, const char *owner, const char *subject,
                                uint32_t number) {
    snprintf(message->vuid, sizeof message->vuid, "VUID-%s-%s-%05u", owner, subject, number);
    return message->vuid;
}

bool wd_core_begin(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame, uint32_t rule,
                   uint64_t index0, uint64_t index1) {
    assert(rule < wd_core_num_rules);
    const wd_core_rule *compiled = &wd_core_rules[rule];
    const wd_core_statement statement = {
        compose_vuid(message, string_at(compiled->owner), string_at(compiled->subject), compiled->number),
        string_at(compiled->text)};
    // A rule that is checked by hand is not reported twice, should a registry have a text for it that is compiled, too.
    if (by_number(compiled->number) || !wd_core_begin_statement(message, check, frame, &statement)) {
        return false;
    }
    message->fix = string_at(compiled->fix);
    message->indices[0] = index0;
    message->indices[1] = index1;
    return true;
}

static bool begin_hand_statement(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame,
                                 uint32_t rule, const wd_core_hand_statement *of_hand) {
    const wd_core_statement statement = {
        compose_vuid(message, wd_core_hand_text + of_hand->owner, wd_core_hand_text + of_hand->subject, rule),
        wd_core_hand_text + of_hand->text};
    return wd_core_begin_statement(message, check, frame, &statement);
}

// is_of returns whether a statement has this owner, or this owner and subject.
static bool is_of(const wd_core_hand_statement *statement, const char *name) {
    const char *owner = wd_core_hand_text + statement->owner;
    const size_t length = strlen(owner);
    if (strncmp(owner, name, length) != 0) {
        return false;
    }
    return !name[length] ||
           (name[length] == '-' && strcmp(wd_core_hand_text + statement->subject, name + length + 1) == 0);
}

static const wd_core_hand_statement *find_hand_statement(const char *owner, uint32_t rule) {
    const wd_core_hand_rule *by_hand = by_number(rule);
    for (uint32_t i = 0; by_hand && i < by_hand->num_statements; i++) {
        const wd_core_hand_statement *statement = &wd_core_hand_statements[by_hand->first_statement + i];
        if (is_of(statement, owner)) {
            return statement;
        }
    }
    return NULL;
}

bool wd_core_begin_rule(wd_core_message *message, wd_core_check *check, const wd_core_frame *frame,
                        const char *owner, uint32_t rule) {
    const char *name = owner ? owner : wd_command_get(check->call->command)->name;
    const wd_core_hand_statement *statement = find_hand_statement(name, rule);
    if (!statement) {
        rule = wd_core_later_rule(rule);
        statement = rule ? find_hand_statement(name, rule) : NULL;
    }
    return statement && begin_hand_statement(message, check, frame, rule, statement);
}

static void begin_note(wd_core_message *message) {
    if (message->notes.length) {
        wd_string_append_char(&message->notes, '\n');
    }
}

// has_space returns whether the first line has space for a value with this label.
static bool has_space(const wd_core_message *message, const char *label) {
    return message->num_values == 0 || message->text.length + strlen(label) <= LONGEST_SUMMARY - 40;
}

// Appends "path is " for the subject, ", label is " for each value that it was compared with.
static void begin_value(wd_core_message *message, const char *label) {
    if (message->num_values == 0 && strncmp(label, "the ", 4) != 0 && !strstr(label, "::")) {
        append_path(&message->text, message->frame);
        wd_string_append(&message->text, separator(message->frame));
    } else if (message->num_values > 0) {
        wd_string_append(&message->text, ", ");
    }
    append_label(&message->text, message, label);
    wd_string_append(&message->text, " is ");
    message->num_values++;
}

void wd_core_word(wd_core_message *message, const char *label, const char *word) {
    assert(message->check->num_violations && label);
    if (has_space(message, label)) {
        begin_value(message, label);
        wd_string_append(&message->text, word);
        return;
    }
    begin_note(message);
    const bool is_phrase = strncmp(label, "the ", 4) == 0;
    wd_string_append(&message->notes, is_phrase ? "The " : "");
    append_label(&message->notes, message, is_phrase ? label + 4 : label);
    wd_string_appendf(&message->notes, " is %s.", word);
}

void wd_core_chain(wd_core_message *message, const char *type, bool is_present) {
    const char *no = is_present ? "" : "no ";
    if (!has_space(message, type)) {
        wd_core_notef(message, "The pNext chain has %s%s", no, type);
        return;
    }
    wd_string_appendf(&message->text, "%sthe pNext chain has %s%s", message->num_values ? ", " : "", no,
                      type);
    message->num_values++;
}

enum { NUMBER_SIZE = 32 };

void wd_core_unsigned(wd_core_message *message, const char *label, uint64_t value) {
    char text[NUMBER_SIZE];
    snprintf(text, sizeof text, "%llu", (unsigned long long)value);
    wd_core_word(message, label, text);
}

void wd_core_signed(wd_core_message *message, const char *label, int64_t value) {
    char text[NUMBER_SIZE];
    snprintf(text, sizeof text, "%lld", (long long)value);
    wd_core_word(message, label, text);
}

void wd_core_float(wd_core_message *message, const char *label, double value) {
    char text[NUMBER_SIZE];
    snprintf(text, sizeof text, "%.9g", value);
    wd_core_word(message, label, text);
}

void wd_core_pointer(wd_core_message *message, const char *label, bool is_set) {
    wd_core_word(message, label, is_set ? "not NULL" : "NULL");
}

const char *wd_core_name(const wd_core_check *check, VkObjectType type, uint64_t handle, char *text,
                         size_t size) {
    assert(size);
    if (!handle) {
        return "VK_NULL_HANDLE";
    }
    const wd_state_object *object = check->state ? wd_state_find(check->state, type, handle) : NULL;
    const char *name = object ? wd_state_printable_name(object) : NULL;
    snprintf(text, size, "%s 0x%llx%s%s%s", wd_handle_type_name(type), (unsigned long long)handle,
             name ? " \"" : "", name ? name : "", name ? "\"" : "");
    return text;
}

void wd_core_handle(wd_core_message *message, const char *label, VkObjectType type, uint64_t handle) {
    wd_core_word(message, label,
                 wd_core_name(message->check, type, handle, message->buffer, sizeof message->buffer));
}

void wd_core_summaryf(wd_core_message *message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&message->text, format, arguments);
    va_end(arguments);
    message->num_values++;
}

void wd_core_notef(wd_core_message *message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    begin_note(message);
    wd_string_appendv(&message->notes, format, arguments);
    wd_string_append_char(&message->notes, '.');
    va_end(arguments);
}

// The same mistake in the next frame of the program is the same site: indices and values do not count.
static uint64_t site_of(const wd_core_message *message) {
    uint64_t site = 0xcbf29ce484222325u;
    const char *parts[] = {message->statement.vuid, message->check->call->name};
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        for (const char *c = parts[i]; *c; c++) {
            site = (site ^ (unsigned char)*c) * 0x100000001b3u;
        }
    }
    for (const wd_core_frame *frame = message->frame; frame; frame = frame->outer) {
        for (const char *c = frame->name; *c; c++) {
            site = (site ^ (unsigned char)*c) * 0x100000001b3u;
        }
    }
    return site ? site : 1;
}

static void describe_object(const wd_core_check *check, wd_finding_object *object) {
    const VkObjectType type = wd_command_get(check->call->command)->handle_type;
    void *handle = NULL;
    if (type != VK_OBJECT_TYPE_UNKNOWN) {
        memcpy(&handle, check->args, sizeof handle);
    }
    const wd_state_object *state =
        handle && check->state ? wd_state_find_dispatchable(check->call->device->state, handle) : NULL;
    *object = (wd_finding_object){
        .type = type,
        .type_name = wd_handle_type_name(type),
        .handle = (uint64_t)(uintptr_t)handle,
        .name = state ? wd_state_name(state) : NULL,
    };
}

void wd_core_end(wd_core_message *message) {
    wd_core_check *check = message->check;
    assert(check->num_violations);
    const char *rule = message->statement.text;
    if (message->num_values == 0) {
        wd_string_append(&message->text, "the call violates the statement below");
    }
    wd_string_builder text;
    wd_string_init(&text, message->text.allocator);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = message->text.text,
                                                  .facts = message->notes.failed ? NULL : message->notes.text,
                                                  .rule = rule,
                                                  .fix = message->fix});
    wd_finding_object object;
    describe_object(check, &object);
    const wd_finding finding = {
        .severity = message->is_warning ? WD_SEVERITY_WARNING : WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = message->statement.vuid,
        .text = text.failed || message->text.failed ? rule : text.text,
        .site = site_of(message),
        .objects = &object,
        .num_objects = object.handle != 0,
    };
    check->skip |= wd_report_submit(check->call->instance->report, &finding);
    wd_string_finish(&text);
    wd_string_finish(&message->text);
    wd_string_finish(&message->notes);
}
