#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/registry/handle_types.h"

// FNV-1a.
static uint64_t hash_text(uint64_t hash, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    }
    return hash;
}

void wd_lifetimes_message_init(wd_lifetimes_message *message, wd_lifetimes_check *check) {
    memset(message, 0, sizeof *message);
    message->check = check;
    message->severity = WD_SEVERITY_ERROR;
    message->site = UINT64_C(0xcbf29ce484222325);
    const wd_call *call = check->call;
    const wd_allocator allocator = call->device ? call->device->allocator : call->instance->allocator;
    wd_string_init(&message->text, allocator);
    wd_string_init(&message->fix, allocator);
}

static void append(wd_lifetimes_message *message, wd_string_builder *part, const char *format,
                   va_list arguments) {
    const size_t before = part->length;
    wd_string_appendv(part, format, arguments);
    message->site = hash_text(message->site, part->text + before, part->length - before);
}

void wd_lifetimes_append(wd_lifetimes_message *message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    append(message, &message->text, format, arguments);
    va_end(arguments);
}

void wd_lifetimes_fix(wd_lifetimes_message *message, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    append(message, &message->fix, format, arguments);
    va_end(arguments);
}

void wd_lifetimes_append_handle(wd_lifetimes_message *message, VkObjectType type, uint64_t handle,
                                const char *name) {
    const char *type_name = wd_handle_type_name(type);
    wd_lifetimes_append(message, "%s%s%s ", type_name, name ? " " : "", name ? name : "");
    wd_string_appendf(&message->text, "(0x%" PRIx64 ")", handle);
    for (size_t i = 0; i < message->num_objects; i++) {
        if (message->objects[i].type == (uint32_t)type && message->objects[i].handle == handle) {
            return;
        }
    }
    if (message->num_objects < WD_LIFETIMES_MOST_OBJECTS) {
        message->objects[message->num_objects++] =
            (wd_finding_object){(uint32_t)type, type_name, handle, name};
    }
}

void wd_lifetimes_append_object(wd_lifetimes_message *message, const wd_state_object *object) {
    const size_t index = message->num_objects;
    wd_lifetimes_append_handle(message, object->type, object->handle, wd_state_printable_name(object));
    if (message->num_objects > index) {
        message->objects[index].name = wd_state_name(object);
    }
}

void wd_lifetimes_deliver(wd_lifetimes_message *message, const char *id, const wd_state_object *subject) {
    wd_string_builder text;
    wd_string_init(&text, message->text.allocator);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = message->text.text, .fix = message->fix.text});
    const wd_finding finding = {
        .severity = message->severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.text,
        .site = message->site ? message->site : 1,
        .subject = subject ? subject->id : 0,
        .objects = message->objects,
        .num_objects = message->num_objects,
    };
    if (!text.failed && !message->text.failed) {
        message->check->skip |= wd_report_submit(message->check->call->instance->report, &finding);
    }
    wd_string_finish(&text);
    wd_string_finish(&message->fix);
    wd_string_finish(&message->text);
}
