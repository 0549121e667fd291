#include "vk/util/string_builder.h"

#include <stdio.h>
#include <string.h>

static char empty_text[1];

void wd_string_init(wd_string_builder *builder, wd_allocator allocator) {
    *builder = (wd_string_builder){.allocator = allocator, .text = empty_text};
}

void wd_string_finish(wd_string_builder *builder) {
    if (!builder) {
        return;
    }
    if (builder->capacity) {
        wd_free(&builder->allocator, builder->text);
    }
    wd_string_init(builder, builder->allocator);
}

void wd_string_clear(wd_string_builder *builder) {
    builder->length = 0;
    builder->failed = false;
    if (builder->capacity) {
        builder->text[0] = '\0';
    }
}

static bool grow(wd_string_builder *builder, size_t extra) {
    if (builder->failed || extra > SIZE_MAX - builder->length - 1) {
        builder->failed = true;
        return false;
    }
    void *memory = builder->capacity ? builder->text : NULL;
    if (!wd_array_reserve(&builder->allocator, &memory, &builder->capacity, builder->length + extra + 1, 1)) {
        builder->failed = true;
        return false;
    }
    builder->text = memory;
    return true;
}

// reserve makes room for `extra` bytes and the end.
static inline bool reserve(wd_string_builder *builder, size_t extra) {
    if (extra < builder->capacity - builder->length && builder->capacity && !builder->failed) {
        return true;
    }
    return grow(builder, extra);
}

char *wd_string_take(wd_string_builder *builder) {
    if (!reserve(builder, 0)) {
        wd_string_finish(builder);
        return NULL;
    }
    char *text = builder->text;
    text[builder->length] = '\0';
    wd_string_init(builder, builder->allocator);
    return text;
}

void wd_string_append_n(wd_string_builder *builder, const char *text, size_t length) {
    if (!reserve(builder, length)) {
        return;
    }
    memcpy(builder->text + builder->length, text, length);
    builder->length += length;
    builder->text[builder->length] = '\0';
}

void wd_string_append(wd_string_builder *builder, const char *text) {
    wd_string_append_n(builder, text, strlen(text));
}

void wd_string_append_char(wd_string_builder *builder, char c) {
    wd_string_append_n(builder, &c, 1);
}

void wd_string_appendv(wd_string_builder *builder, const char *format, va_list arguments) {
    va_list again;
    va_copy(again, arguments);
    // Most texts fit where they go: those that do not are printed twice.
    size_t room = builder->capacity && !builder->failed ? builder->capacity - builder->length : 0;
    int length = vsnprintf(room ? builder->text + builder->length : NULL, room, format, arguments);
    if (length >= 0 && (size_t)length < room) {
        builder->length += (size_t)length;
    } else if (length >= 0 && reserve(builder, (size_t)length)) {
        vsnprintf(builder->text + builder->length, (size_t)length + 1, format, again);
        builder->length += (size_t)length;
    } else if (room) {
        builder->text[builder->length] = '\0';
    }
    va_end(again);
}

void wd_string_appendf(wd_string_builder *builder, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(builder, format, arguments);
    va_end(arguments);
}

// utf8_length returns the length of the well-formed UTF-8 sequence at `text`, or 0 (Unicode, table 3-7).
static size_t utf8_length(const unsigned char *text, size_t left) {
    unsigned char lead = text[0];
    if (lead < 0x80) {
        return 1;
    }
    size_t length = lead >= 0xf0 && lead <= 0xf4  ? 4
                    : lead >= 0xe0 && lead < 0xf0 ? 3
                    : lead >= 0xc2 && lead < 0xe0 ? 2
                                                  : 0;
    if (length == 0 || length > left) {
        return 0;
    }
    unsigned char low = lead == 0xe0 ? 0xa0 : lead == 0xf0 ? 0x90 : 0x80;
    unsigned char high = lead == 0xed ? 0x9f : lead == 0xf4 ? 0x8f : 0xbf;
    for (size_t i = 1; i < length; i++) {
        if (text[i] < low || text[i] > high) {
            return 0;
        }
        low = 0x80;
        high = 0xbf;
    }
    return length;
}

// is_control returns whether a character is one of the controls C0, C1 and DEL.
static bool is_control(const unsigned char *text, size_t length) {
    return length == 1 ? text[0] < 0x20 || text[0] == 0x7f : length == 2 && text[0] == 0xc2 && text[1] < 0xa0;
}

bool wd_string_is_printable(const char *text, size_t length) {
    const unsigned char *bytes = (const unsigned char *)text;
    for (size_t i = 0, sequence; i < length; i += sequence) {
        sequence = utf8_length(bytes + i, length - i);
        if (!sequence || is_control(bytes + i, sequence)) {
            return false;
        }
    }
    return true;
}

void wd_string_append_printable(wd_string_builder *builder, const char *text, size_t length,
                                const char *kept) {
    const unsigned char *bytes = (const unsigned char *)text;
    size_t begin = 0; // Of the part that is not appended yet.
    for (size_t i = 0; i < length;) {
        size_t sequence = utf8_length(bytes + i, length - i);
        const bool plain =
            sequence && (!is_control(bytes + i, sequence) || (bytes[i] && strchr(kept, bytes[i])));
        sequence = sequence ? sequence : 1;
        if (!plain) {
            wd_string_append_n(builder, text + begin, i - begin);
            for (begin = i + sequence; i < begin; i++) {
                wd_string_appendf(builder, "\\x%02x", bytes[i]);
            }
        }
        i = plain ? i + sequence : begin;
    }
    wd_string_append_n(builder, text + begin, length - begin);
}

static void append_json_char(wd_string_builder *builder, unsigned char c) {
    switch (c) {
    case '"':
        wd_string_append(builder, "\\\"");
        break;
    case '\\':
        wd_string_append(builder, "\\\\");
        break;
    case '\n':
        wd_string_append(builder, "\\n");
        break;
    case '\t':
        wd_string_append(builder, "\\t");
        break;
    case '\r':
        wd_string_append(builder, "\\r");
        break;
    default:
        if (c < 0x20 || c == 0x7f) {
            wd_string_appendf(builder, "\\u%04x", c);
        } else {
            wd_string_append_char(builder, (char)c);
        }
    }
}

// plain_length returns how many characters at the start of `text` need no escape in JSON.
static size_t plain_length(const char *text, size_t length) {
    size_t i = 0;
    while (i < length && (unsigned char)text[i] >= 0x20 && (unsigned char)text[i] < 0x7f && text[i] != '"' &&
           text[i] != '\\') {
        i++;
    }
    return i;
}

void wd_string_append_json(wd_string_builder *builder, const char *text, size_t length) {
    wd_string_append_char(builder, '"');
    for (size_t i = 0; i < length;) {
        const size_t plain = plain_length(text + i, length - i);
        if (plain) {
            wd_string_append_n(builder, text + i, plain);
            i += plain;
            continue;
        }
        size_t sequence = utf8_length((const unsigned char *)text + i, length - i);
        if (sequence == 0) {
            wd_string_append(builder, "\\ufffd");
            i++;
        } else if (sequence == 1) {
            append_json_char(builder, (unsigned char)text[i++]);
        } else if (is_control((const unsigned char *)text + i,
                              sequence)) { // C1, which JSON allows and terminals obey.
            wd_string_appendf(builder, "\\u%04x", (unsigned char)text[i + 1]);
            i += sequence;
        } else {
            wd_string_append_n(builder, text + i, sequence);
            i += sequence;
        }
    }
    wd_string_append_char(builder, '"');
}
