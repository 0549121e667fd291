// <regex.h> of POSIX for Windows: extended regular expressions of the C++ library.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_REGEX_H
#define WARDEN_VK_PLATFORM_WINDOWS_REGEX_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define REG_EXTENDED 1
#define REG_ICASE 2
#define REG_NOSUB 4
#define REG_NOMATCH 1
#define REG_ESPACE 2
#define REG_BADPAT 3

typedef struct regex_t {
    void *pattern;
} regex_t;
typedef struct regmatch_t {
    int rm_so, rm_eo;
} regmatch_t;

// Matches are not stored: `num_matches` is 0.
int regcomp(regex_t *regex, const char *pattern, int flags) __asm__("wd_posix_regcomp");
int regexec(const regex_t *regex, const char *text, size_t num_matches, regmatch_t *matches,
            int flags) __asm__("wd_posix_regexec");
size_t regerror(int error, const regex_t *regex, char *text, size_t size) __asm__("wd_posix_regerror");
void regfree(regex_t *regex) __asm__("wd_posix_regfree");

#ifdef __cplusplus
}
#endif
#endif
