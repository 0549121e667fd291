// Warnings about settings, which are reported when the instance has its report.
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/report/message_ids.h"

// A file full of nonsense must not drown the application's own messages.
enum { MAX_WARNINGS = 50 };

void wd_settings_warn(wd_settings_store *store, const char *id, const char *format, ...) {
    if (store->num_warnings++ >= MAX_WARNINGS) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, store->allocator);
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&text, format, arguments);
    va_end(arguments);
    char *copy = text.failed ? NULL : wd_arena_strdup(&store->arena, text.text);
    wd_string_finish(&text);
    wd_settings_warning *warning = copy ? WD_VECTOR_PUSH(&store->allocator, &store->warnings) : NULL;
    if (!warning) {
        store->out_of_memory = true;
        return;
    }
    *warning = (wd_settings_warning){id, copy};
}

const char *wd_settings_quote(wd_settings_store *store, const char *text, size_t length, size_t max_length) {
    const size_t shown = length < max_length ? length : max_length;
    char *quoted = wd_arena_alloc(&store->arena, shown * 4 + sizeof "...");
    if (!quoted) {
        store->out_of_memory = true;
        return "";
    }
    char *end = quoted;
    for (size_t i = 0; i < shown; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c >= 0x20 && c < 0x7f) {
            *end++ = (char)c;
        } else {
            end += sprintf(end, "\\x%02x", c);
        }
    }
    strcpy(end, shown < length ? "..." : "");
    return quoted;
}

void wd_settings_publish_warnings(wd_settings_store *store) {
    wd_settings *settings = &store->settings;
    settings->warnings = store->warnings.items;
    settings->num_warnings = store->warnings.count;
    if (store->num_warnings > MAX_WARNINGS) {
        store->num_warnings -= MAX_WARNINGS - 1;
        char text[120];
        snprintf(text, sizeof text, "%zu more settings have mistakes.", store->num_warnings);
        const char *copy = wd_arena_strdup(&store->arena, text);
        store->warnings.items[MAX_WARNINGS - 1] = (wd_settings_warning){WD_ID_SETTINGS_BAD_VALUE, copy};
        store->out_of_memory |= !copy;
    }
}

void wd_settings_submit_warnings(const wd_settings *settings, wd_report *report) {
    for (size_t i = 0; i < settings->num_warnings; i++) {
        const wd_finding finding = {
            .severity = WD_SEVERITY_WARNING,
            .type = WD_MESSAGE_GENERAL,
            .id = settings->warnings[i].id,
            .text = settings->warnings[i].text,
        };
        wd_report_submit(report, &finding);
    }
}
