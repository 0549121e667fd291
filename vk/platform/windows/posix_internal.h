// Shared by the functions of POSIX for Windows. Any thread.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_POSIX_INTERNAL_H
#define WARDEN_VK_PLATFORM_WINDOWS_POSIX_INTERNAL_H

#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <errno.h>
#include <stdbool.h>
#include <stdint.h>

enum { WD_POSIX_MAX_WIDE_PATH = 32768 }; // The system's limit, with the 0 at the end.

// wd_posix_wide returns UTF-8 as UTF-16, and the name of a device of POSIX as that of Windows; freed by the caller with
// free(). NULL: errno is ENOMEM, or EILSEQ for text that is not UTF-8.
wchar_t *wd_posix_wide(const char *text);

// wd_posix_narrow returns UTF-16 as UTF-8, freed by the caller with free(). NULL: errno is ENOMEM.
char *wd_posix_narrow(const wchar_t *text);

// wd_posix_write_path writes a path as UTF-8 with slashes. False: it is longer than `size` - 1; `path` is undefined
// then.
bool wd_posix_write_path(const wchar_t *wide, char *path, size_t size);

// wd_posix_module_path writes the path of a library, or of the program for NULL, as wd_posix_write_path does. False:
// also if there is no memory.
bool wd_posix_module_path(HMODULE module, char *path, size_t size);

// wd_posix_fail sets errno from GetLastError() and returns -1.
int wd_posix_fail(void);

// wd_posix_handle returns the handle of a descriptor. INVALID_HANDLE_VALUE: errno is EBADF.
HANDLE wd_posix_handle(int fd);

#endif
