#include "vk/platform/windows/posix_internal.h"

#include <io.h>
#include <stdlib.h>
#include <string.h>

wchar_t *wd_posix_wide(const char *text) {
    const char *name = strcmp(text, "/dev/null") == 0 ? "NUL" : text;
    const int length = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, name, -1, NULL, 0);
    if (!length) {
        errno = EILSEQ;
        return NULL;
    }
    wchar_t *wide = malloc((size_t)length * sizeof *wide);
    if (!wide) {
        errno = ENOMEM;
        return NULL;
    }
    MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, name, -1, wide, length);
    return wide;
}

char *wd_posix_narrow(const wchar_t *text) {
    const int length = WideCharToMultiByte(CP_UTF8, 0, text, -1, NULL, 0, NULL, NULL);
    char *narrow = length ? malloc((size_t)length) : NULL;
    if (!narrow) {
        errno = ENOMEM;
        return NULL;
    }
    WideCharToMultiByte(CP_UTF8, 0, text, -1, narrow, length, NULL, NULL);
    return narrow;
}

bool wd_posix_write_path(const wchar_t *wide, char *path, size_t size) {
    const bool fits = WideCharToMultiByte(CP_UTF8, 0, wide, -1, path, (int)size, NULL, NULL);
    for (char *c = path; fits && *c; c++) {
        *c = *c == '\\' ? '/' : *c;
    }
    return fits;
}

bool wd_posix_module_path(HMODULE module, char *path, size_t size) {
    wchar_t *wide = malloc(WD_POSIX_MAX_WIDE_PATH * sizeof *wide);
    const DWORD length = wide ? GetModuleFileNameW(module, wide, WD_POSIX_MAX_WIDE_PATH) : 0;
    const bool ok = length && length < WD_POSIX_MAX_WIDE_PATH && wd_posix_write_path(wide, path, size);
    free(wide);
    return ok;
}

int wd_posix_fail(void) {
    static const struct {
        DWORD error;
        int number;
    } numbers[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},      {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},       {ERROR_BAD_PATHNAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},         {ERROR_INVALID_NAME, ENOENT},
        {ERROR_DELETE_PENDING, ENOENT},      {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_ACCESS_DENIED, EACCES},       {ERROR_SHARING_VIOLATION, EACCES},
        {ERROR_LOCK_VIOLATION, EWOULDBLOCK}, {ERROR_IO_PENDING, EWOULDBLOCK},
        {ERROR_WRITE_PROTECT, EROFS},        {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},   {ERROR_OUTOFMEMORY, ENOMEM},
        {ERROR_FILE_EXISTS, EEXIST},         {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_BROKEN_PIPE, EPIPE},          {ERROR_NO_DATA, EPIPE},
        {ERROR_DISK_FULL, ENOSPC},           {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_DIR_NOT_EMPTY, ENOTEMPTY},    {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_DIRECTORY, ENOTDIR},          {ERROR_NOT_SAME_DEVICE, EXDEV},
        {ERROR_INVALID_PARAMETER, EINVAL},   {ERROR_NOT_SUPPORTED, ENOSYS},
        {ERROR_BAD_EXE_FORMAT, ENOEXEC},
    };
    const DWORD error = GetLastError();
    errno = EIO;
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        if (numbers[i].error == error) {
            errno = numbers[i].number;
        }
    }
    return -1;
}

HANDLE wd_posix_handle(int fd) {
    const intptr_t handle = fd < 0 ? -1 : _get_osfhandle(fd);
    if (handle == -1 || handle == -2) {
        errno = EBADF;
        return INVALID_HANDLE_VALUE;
    }
    return (HANDLE)handle;
}
