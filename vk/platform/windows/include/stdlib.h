// <stdlib.h> of POSIX for Windows. Variables of the environment are UTF-8.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_STDLIB_H
#define WARDEN_VK_PLATFORM_WINDOWS_STDLIB_H

#include_next <stdlib.h>

#ifdef __cplusplus
extern "C" {
#endif

// getenv returns text that stays valid until the process ends.
char *getenv(const char *name) __asm__("wd_posix_getenv");
char *secure_getenv(const char *name) __asm__("wd_posix_getenv");
int setenv(const char *name, const char *value, int overwrite) __asm__("wd_posix_setenv");
int unsetenv(const char *name) __asm__("wd_posix_unsetenv");
// realpath returns a path with slashes. `resolved` has room for PATH_MAX bytes, or is NULL.
char *realpath(const char *path, char *resolved) __asm__("wd_posix_realpath");
int mkstemp(char *pattern) __asm__("wd_posix_mkstemp");
int mkostemp(char *pattern, int flags) __asm__("wd_posix_mkostemp");
char *mkdtemp(char *pattern) __asm__("wd_posix_mkdtemp");

// environ is a copy of the variables as they are at the call.
char **wd_posix_environ(void);
#undef environ
#define environ wd_posix_environ()

#ifdef __cplusplus
}
#endif
#endif
