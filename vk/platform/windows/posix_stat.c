// What a file is, and its name.
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vk/platform/windows/posix_internal.h"

enum { NO_OWNER = 1 }; // Neither root nor unlike the user of the process.

static struct timespec time_of(FILETIME time) {
    const uint64_t ticks = (uint64_t)time.dwHighDateTime << 32 | time.dwLowDateTime; // 100 ns since 1601.
    const int64_t since_1970 = (int64_t)ticks - 116444736000000000;
    return (struct timespec){.tv_sec = since_1970 / 10000000, .tv_nsec = (long)(since_1970 % 10000000 * 100)};
}

static uint32_t mode_of(DWORD attributes, bool is_followed) {
    if (!is_followed && (attributes & FILE_ATTRIBUTE_REPARSE_POINT)) {
        return S_IFLNK | 0777;
    }
    const uint32_t access = attributes & FILE_ATTRIBUTE_READONLY ? 0444 : 0666;
    return attributes & FILE_ATTRIBUTE_DIRECTORY ? S_IFDIR | access | 0111 : S_IFREG | access;
}

static int describe(HANDLE handle, bool is_followed, struct stat *status) {
    BY_HANDLE_FILE_INFORMATION info;
    *status = (struct stat){.st_nlink = 1, .st_uid = NO_OWNER, .st_gid = NO_OWNER};
    switch (GetFileType(handle)) {
    case FILE_TYPE_PIPE:
        status->st_mode = _S_IFIFO | 0666;
        return 0;
    case FILE_TYPE_CHAR:
        status->st_mode = S_IFCHR | 0666;
        return 0;
    default:
        break;
    }
    if (!GetFileInformationByHandle(handle, &info)) {
        return wd_posix_fail();
    }
    status->st_dev = info.dwVolumeSerialNumber;
    status->st_ino = (uint64_t)info.nFileIndexHigh << 32 | info.nFileIndexLow;
    status->st_mode = mode_of(info.dwFileAttributes, is_followed);
    status->st_nlink = info.nNumberOfLinks;
    status->st_size = (int64_t)((uint64_t)info.nFileSizeHigh << 32 | info.nFileSizeLow);
    status->st_atim = time_of(info.ftLastAccessTime);
    status->st_mtim = time_of(info.ftLastWriteTime);
    status->st_ctim = time_of(info.ftCreationTime);
    return 0;
}

static HANDLE open_to_describe(const char *path, DWORD access, bool follow) {
    wchar_t *wide = wd_posix_wide(path);
    if (!wide) {
        return INVALID_HANDLE_VALUE;
    }
    const HANDLE handle =
        CreateFileW(wide, access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, NULL, OPEN_EXISTING,
                    FILE_FLAG_BACKUP_SEMANTICS | (follow ? 0 : FILE_FLAG_OPEN_REPARSE_POINT), NULL);
    if (handle == INVALID_HANDLE_VALUE) {
        wd_posix_fail();
    }
    const int reason = errno;
    free(wide);
    errno = reason;
    return handle;
}

static int stat_path(const char *path, struct stat *status, bool follow) {
    const HANDLE handle = open_to_describe(path, FILE_READ_ATTRIBUTES, follow);
    if (handle == INVALID_HANDLE_VALUE) {
        return -1;
    }
    const int result = describe(handle, follow, status);
    CloseHandle(handle);
    return result;
}

int stat(const char *path, struct stat *status) {
    return stat_path(path, status, true);
}

int lstat(const char *path, struct stat *status) {
    return stat_path(path, status, false);
}

int fstat(int fd, struct stat *status) {
    const HANDLE handle = wd_posix_handle(fd);
    return handle == INVALID_HANDLE_VALUE ? -1 : describe(handle, true, status);
}

int access(const char *path, int mode) {
    struct stat status;
    if (stat(path, &status) != 0) {
        return -1;
    }
    if ((mode & W_OK) && !(status.st_mode & 0222)) {
        errno = EACCES;
        return -1;
    }
    return 0;
}

unsigned geteuid(void) {
    return NO_OWNER;
}

int fchown(int fd, unsigned owner, unsigned group) {
    (void)owner;
    (void)group;
    return wd_posix_handle(fd) == INVALID_HANDLE_VALUE ? -1 : 0;
}

int fchmod(int fd, unsigned mode) {
    (void)mode;
    return wd_posix_handle(fd) == INVALID_HANDLE_VALUE ? -1 : 0;
}

int mkdir(const char *path, unsigned mode) {
    (void)mode;
    wchar_t *wide = wd_posix_wide(path);
    if (!wide) {
        return -1;
    }
    // The root of a drive is refused as 'access denied'.
    int result = CreateDirectoryW(wide, NULL) ? 0 : wd_posix_fail();
    const DWORD attributes = result ? GetFileAttributesW(wide) : INVALID_FILE_ATTRIBUTES;
    if (attributes != INVALID_FILE_ATTRIBUTES) {
        errno = EEXIST;
    }
    free(wide);
    return result;
}

ssize_t readlink(const char *path, char *target, size_t size) {
    (void)path;
    (void)target;
    (void)size;
    errno = EINVAL;
    return -1;
}

// --- Names

// The classes of information that headers of older versions of mingw-w64 lack.
#define DISPOSITION_INFO_EX ((FILE_INFO_BY_HANDLE_CLASS)21)
#define RENAME_INFO_EX ((FILE_INFO_BY_HANDLE_CLASS)22)

// delete_now removes the name of a file that may be open elsewhere.
static BOOL delete_now(const char *path) {
    DWORD flags = 0x1 | 0x2 | 0x10; // Delete, as POSIX does, also if it is read-only.
    const HANDLE handle = open_to_describe(path, DELETE, false);
    if (handle == INVALID_HANDLE_VALUE) {
        return FALSE;
    }
    const BOOL ok = SetFileInformationByHandle(handle, DISPOSITION_INFO_EX, &flags, sizeof flags);
    CloseHandle(handle);
    return ok;
}

int unlink(const char *path) {
    if (delete_now(path)) {
        return 0;
    }
    wchar_t *wide = wd_posix_wide(path);
    const int result = wide && DeleteFileW(wide) ? 0 : wide ? wd_posix_fail() : -1;
    free(wide);
    return result;
}

int rmdir(const char *path) {
    wchar_t *wide = wd_posix_wide(path);
    const int result = wide && RemoveDirectoryW(wide) ? 0 : wide ? wd_posix_fail() : -1;
    free(wide);
    return result;
}

int remove(const char *path) {
    struct stat status;
    return stat(path, &status) == 0 && S_ISDIR(status.st_mode) ? rmdir(path) : unlink(path);
}

int link(const char *from, const char *to) {
    wchar_t *wide_from = wd_posix_wide(from), *wide_to = wd_posix_wide(to);
    int result = -1;
    if (wide_from && wide_to) {
        result = CreateHardLinkW(wide_to, wide_from, NULL) ? 0 : wd_posix_fail();
    }
    free(wide_from);
    free(wide_to);
    return result;
}

// rename_info is FILE_RENAME_INFO with flags.
typedef struct rename_info {
    DWORD flags;
    HANDLE root;
    DWORD size;
    wchar_t name[];
} rename_info;

// replace_open renames over a file that may be open elsewhere.
static BOOL replace_open(const char *from, const wchar_t *to) {
    const size_t length = wcslen(to);
    rename_info *info = calloc(1, sizeof *info + (length + 1) * sizeof *to);
    const HANDLE handle = info ? open_to_describe(from, DELETE | SYNCHRONIZE, false) : INVALID_HANDLE_VALUE;
    BOOL ok = FALSE;
    if (handle != INVALID_HANDLE_VALUE) {
        info->flags = 0x1 | 0x2; // Replace, as POSIX does.
        info->size = (DWORD)(length * sizeof *to);
        memcpy(info->name, to, length * sizeof *to);
        ok = SetFileInformationByHandle(handle, RENAME_INFO_EX, info,
                                        (DWORD)(sizeof *info + (length + 1) * sizeof *to));
        CloseHandle(handle);
    }
    free(info);
    return ok;
}

// replace renames. Where the system cannot replace a file that is open (before Windows 10, and wine), it waits a short
// time for programs that read it, such as scanners.
static BOOL replace(const char *from, const wchar_t *wide_from, const wchar_t *wide_to, const wchar_t *full) {
    enum { MAX_ATTEMPTS = 10, PAUSE_MS = 20 };
    for (int attempt = 0;; attempt++) {
        if (replace_open(from, full) ||
            MoveFileExW(wide_from, wide_to, MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH)) {
            return TRUE;
        }
        const DWORD error = GetLastError();
        if (attempt == MAX_ATTEMPTS || (error != ERROR_ACCESS_DENIED && error != ERROR_SHARING_VIOLATION) ||
            GetFileAttributesW(wide_from) == INVALID_FILE_ATTRIBUTES) {
            SetLastError(error);
            return FALSE;
        }
        Sleep(PAUSE_MS);
    }
}

int rename(const char *from, const char *to) {
    wchar_t *wide_from = wd_posix_wide(from), *wide_to = wd_posix_wide(to);
    wchar_t full[WD_POSIX_MAX_WIDE_PATH];
    int result = -1;
    if (wide_from && wide_to) {
        const DWORD length = GetFullPathNameW(wide_to, sizeof full / sizeof *full, full, NULL);
        result = length && length < sizeof full / sizeof *full && replace(from, wide_from, wide_to, full)
                     ? 0
                     : wd_posix_fail();
    }
    free(wide_from);
    free(wide_to);
    return result;
}

char *realpath(const char *path, char *resolved) {
    const HANDLE handle = open_to_describe(path, FILE_READ_ATTRIBUTES, true);
    if (handle == INVALID_HANDLE_VALUE) {
        return NULL;
    }
    wchar_t wide[WD_POSIX_MAX_WIDE_PATH];
    const DWORD length = GetFinalPathNameByHandleW(handle, wide, WD_POSIX_MAX_WIDE_PATH, 0);
    if (!length || length >= WD_POSIX_MAX_WIDE_PATH) {
        wd_posix_fail();
        CloseHandle(handle);
        return NULL;
    }
    CloseHandle(handle);
    // \\?\C:\folder, and \\?\UNC\server\share for \\server\share.
    wchar_t *name = wide;
    if (wcsncmp(name, L"\\\\?\\UNC\\", 8) == 0) {
        name += 6;
        name[0] = L'\\';
    } else if (wcsncmp(name, L"\\\\?\\", 4) == 0) {
        name += 4;
    }
    char *result = resolved ? resolved : malloc(PATH_MAX);
    if (!result || !wd_posix_write_path(name, result, PATH_MAX)) {
        errno = result ? ENAMETOOLONG : ENOMEM;
        if (!resolved) {
            free(result);
        }
        return NULL;
    }
    return result;
}
