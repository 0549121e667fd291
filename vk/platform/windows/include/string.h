// <string.h> with the functions of POSIX and GNU that the C runtime of Windows lacks.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_STRING_H
#define WARDEN_VK_PLATFORM_WINDOWS_STRING_H

#include_next <string.h>

#ifdef __cplusplus
extern "C" {
#endif

void *memmem(const void *data, size_t size, const void *part, size_t part_size) __asm__("wd_posix_memmem");
char *strndup(const char *text, size_t size) __asm__("wd_posix_strndup");
char *stpcpy(char *to, const char *from) __asm__("wd_posix_stpcpy");
char *strcasestr(const char *text, const char *part) __asm__("wd_posix_strcasestr");
char *strsignal(int number) __asm__("wd_posix_strsignal");

#ifdef __cplusplus
}
#endif
#endif
