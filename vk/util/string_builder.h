// A growing string. The first failed allocation sticks: later appends do nothing, and `failed` says so at the end.
#ifndef WARDEN_VK_UTIL_STRING_BUILDER_H
#define WARDEN_VK_UTIL_STRING_BUILDER_H

#include <stdarg.h>

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_string_builder is caller's storage. `text` is NUL-terminated and never NULL after init.
typedef struct wd_string_builder {
    wd_allocator allocator;
    char *text;
    size_t length;
    size_t capacity;
    bool failed;
} wd_string_builder;

void wd_string_init(wd_string_builder *builder, wd_allocator allocator);
// wd_string_finish frees the text. Accepts NULL and zeroed builders.
void wd_string_finish(wd_string_builder *builder);
// wd_string_clear empties the string, keeps its memory, and forgets a failure.
void wd_string_clear(wd_string_builder *builder);
// wd_string_take returns the text, to be freed by the caller with wd_free and the builder's allocator, and empties the
// builder. NULL after a failure.
char *wd_string_take(wd_string_builder *builder);

void wd_string_append(wd_string_builder *builder, const char *text);
void wd_string_append_n(wd_string_builder *builder, const char *text, size_t length);
void wd_string_append_char(wd_string_builder *builder, char c);
void wd_string_appendf(wd_string_builder *builder, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void wd_string_appendv(wd_string_builder *builder, const char *format, va_list arguments)
    __attribute__((format(printf, 2, 0)));
// wd_string_append_json appends `length` bytes of UTF-8 as a quoted JSON string. Bytes that are not UTF-8 become
// U+FFFD, so the output is always valid JSON (RFC 8259, section 7). Control characters are escaped, those that JSON
// allows, too.
void wd_string_append_json(wd_string_builder *builder, const char *text, size_t length);
// wd_string_append_printable appends `length` bytes so that a terminal only shows them: the bytes of control
// characters, but for those that `kept` names, and bytes that are not UTF-8 become "\\x1b" and the like.
void wd_string_append_printable(wd_string_builder *builder, const char *text, size_t length,
                                const char *kept);
// wd_string_is_printable returns whether wd_string_append_printable appends the text unchanged, with no control
// character in `kept`.
bool wd_string_is_printable(const char *text, size_t length);

#ifdef __cplusplus
}
#endif
#endif
