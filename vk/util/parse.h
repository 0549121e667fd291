// Strict parsing of text from outside: the entire text must be the value.
#ifndef WARDEN_VK_UTIL_PARSE_H
#define WARDEN_VK_UTIL_PARSE_H

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_parse_u64 reads a decimal number, or a hexadecimal one after 0x. False: no number, or it does not fit.
bool wd_parse_u64(const char *text, size_t length, uint64_t *value);
// wd_parse_u32 is wd_parse_u64 with the range of uint32.
bool wd_parse_u32(const char *text, size_t length, uint32_t *value);
// wd_parse_bool reads true/false, 1/0, on/off, yes/no, in any case.
bool wd_parse_bool(const char *text, size_t length, bool *value);
// wd_trim moves `*text` and `*length` past white space (space, tab, CR, LF) at both ends.
void wd_trim(const char **text, size_t *length);
// wd_equal_nocase compares `length` bytes with a NUL-terminated string, ASCII letters in any case.
bool wd_equal_nocase(const char *text, size_t length, const char *expected);

#ifdef __cplusplus
}
#endif
#endif
