#include "vk/util/parse.h"

#include <string.h>
#include <strings.h>

static int digit_value(char c) {
    if (c >= '0' && c <= '9') {
        return c - '0';
    }
    c = (char)(c | 0x20);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : 16;
}

bool wd_parse_u64(const char *text, size_t length, uint64_t *value) {
    unsigned base = 10;
    if (length > 2 && text[0] == '0' && (text[1] | 0x20) == 'x') {
        base = 16;
        text += 2;
        length -= 2;
    }
    uint64_t result = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned)digit_value(text[i]);
        if (digit >= base || __builtin_mul_overflow(result, base, &result) ||
            __builtin_add_overflow(result, digit, &result)) {
            return false;
        }
    }
    if (length == 0) {
        return false;
    }
    *value = result;
    return true;
}

bool wd_parse_u32(const char *text, size_t length, uint32_t *value) {
    uint64_t wide;
    if (!wd_parse_u64(text, length, &wide) || wide > UINT32_MAX) {
        return false;
    }
    *value = (uint32_t)wide;
    return true;
}

bool wd_parse_bool(const char *text, size_t length, bool *value) {
    static const struct {
        const char *word;
        bool value;
    } words[] = {{"true", true},   {"1", true},  {"on", true},   {"yes", true},
                 {"false", false}, {"0", false}, {"off", false}, {"no", false}};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (wd_equal_nocase(text, length, words[i].word)) {
            *value = words[i].value;
            return true;
        }
    }
    return false;
}

static bool is_space(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

void wd_trim(const char **text, size_t *length) {
    while (*length && is_space((*text)[0])) {
        ++*text;
        --*length;
    }
    while (*length && is_space((*text)[*length - 1])) {
        --*length;
    }
}

bool wd_equal_nocase(const char *text, size_t length, const char *expected) {
    return strlen(expected) == length && strncasecmp(text, expected, length) == 0;
}
