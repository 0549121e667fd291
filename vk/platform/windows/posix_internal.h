// Shared by the functions of POSIX for Windows. Any thread.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_POSIX_INTERNAL_H
#define WARDEN_VK_PLATFORM_WINDOWS_POSIX_INTERNAL_H

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <errno.h>
#include <stdint.h>

// wd_posix_wide returns UTF-8 as UTF-16, and the name of a device of POSIX as that of Windows; freed by the caller with
// free(). NULL: errno is ENOMEM, or EILSEQ for text that is not UTF-8.
wchar_t *wd_posix_wide(const char *text);

// wd_posix_narrow returns UTF-16 as UTF-8, freed by the caller with free(). NULL: errno is ENOMEM.
char *wd_posix_narrow(const wchar_t *text);

// wd_posix_fail sets errno from GetLastError() and returns -1.
int wd_posix_fail(void);

// wd_posix_handle returns the handle of a descriptor. INVALID_HANDLE_VALUE: errno is EBADF.
HANDLE wd_posix_handle(int fd);

#endif
