// <stdio.h> of POSIX for Windows. Paths are UTF-8, and files are binary.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_STDIO_H
#define WARDEN_VK_PLATFORM_WINDOWS_STDIO_H

#include_next <stdio.h>

#ifdef __cplusplus
extern "C" {
#endif

FILE *fopen(const char *path, const char *mode) __asm__("wd_posix_fopen");
// rename replaces `to`, also while it is open.
int rename(const char *from, const char *to) __asm__("wd_posix_rename");
int remove(const char *path) __asm__("wd_posix_remove");

#ifdef __cplusplus
}
#endif
#endif
