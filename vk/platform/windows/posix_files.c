// Descriptors: opening, positions, locks, maps.
#include "vk/platform/windows/posix_internal.h"

#include <fcntl.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static DWORD creation_of(int flags) {
    switch (flags & (O_CREAT | O_EXCL | O_TRUNC)) {
    case O_CREAT:
        return OPEN_ALWAYS;
    case O_CREAT | O_TRUNC:
        return CREATE_ALWAYS;
    case O_TRUNC:
    case O_TRUNC | O_EXCL:
        return TRUNCATE_EXISTING;
    case 0:
    case O_EXCL:
        return OPEN_EXISTING;
    default:
        return CREATE_NEW;
    }
}

// access_of returns the rights. Without the right to write elsewhere, the system appends each write in one step.
static DWORD access_of(int flags) {
    const DWORD write = flags & O_APPEND ? FILE_GENERIC_WRITE & ~(DWORD)FILE_WRITE_DATA : FILE_GENERIC_WRITE;
    switch (flags & (O_RDONLY | O_WRONLY | O_RDWR)) {
    case O_WRONLY:
        return write | FILE_READ_ATTRIBUTES;
    case O_RDWR:
        return write | FILE_GENERIC_READ;
    default:
        return FILE_GENERIC_READ;
    }
}

static HANDLE open_handle(const wchar_t *path, int flags) {
    SECURITY_ATTRIBUTES attributes = {.nLength = sizeof attributes, .bInheritHandle = !(flags & O_CLOEXEC)};
    const DWORD share = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;
    const DWORD special = (flags & O_NOFOLLOW ? FILE_FLAG_OPEN_REPARSE_POINT : 0) |
                          (flags & O_DIRECTORY ? FILE_FLAG_BACKUP_SEMANTICS : 0);
    return CreateFileW(path, access_of(flags), share, &attributes, creation_of(flags),
                       FILE_ATTRIBUTE_NORMAL | special, NULL);
}

// set_reason sets errno for a path that could not be opened.
static void set_reason(const wchar_t *path) {
    const bool is_denied = GetLastError() == ERROR_ACCESS_DENIED;
    wd_posix_fail();
    const DWORD attributes = is_denied ? GetFileAttributesW(path) : INVALID_FILE_ATTRIBUTES;
    if (attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY)) {
        errno = EISDIR;
    }
}

static bool is_link(HANDLE handle) {
    BY_HANDLE_FILE_INFORMATION info;
    return GetFileInformationByHandle(handle, &info) &&
           (info.dwFileAttributes & FILE_ATTRIBUTE_REPARSE_POINT);
}

int open(const char *path, int flags, ...) {
    wchar_t *wide = wd_posix_wide(path);
    if (!wide) {
        return -1;
    }
    const HANDLE handle = open_handle(wide, flags);
    int fd = -1;
    if (handle == INVALID_HANDLE_VALUE) {
        set_reason(wide);
    } else if ((flags & O_NOFOLLOW) && is_link(handle)) {
        CloseHandle(handle);
        errno = ELOOP;
    } else {
        fd = _open_osfhandle((intptr_t)handle, (flags & (O_APPEND | O_WRONLY | O_RDWR)) | _O_BINARY |
                                                   (flags & O_CLOEXEC ? _O_NOINHERIT : 0));
        if (fd < 0) {
            CloseHandle(handle);
        }
    }
    const int reason = errno;
    free(wide);
    errno = reason;
    return fd;
}

// duplicate_from returns a descriptor of the same file, at `least` or above. Those below are held until then.
static int duplicate_from(int fd, int least) {
    const int copy = _dup(fd);
    if (copy < 0 || copy >= least) {
        return copy;
    }
    const int higher = duplicate_from(fd, least);
    close(copy);
    return higher;
}

int fcntl(int fd, int command, ...) {
    if (wd_posix_handle(fd) == INVALID_HANDLE_VALUE) {
        return -1;
    }
    if (command != F_DUPFD_CLOEXEC) {
        return 0;
    }
    va_list arguments;
    va_start(arguments, command);
    const int least = va_arg(arguments, int);
    va_end(arguments);
    const int copy = duplicate_from(fd, least);
    if (copy >= 0) {
        SetHandleInformation(wd_posix_handle(copy), HANDLE_FLAG_INHERIT, 0);
    }
    return copy;
}

FILE *fopen(const char *path, const char *mode) {
    const bool updates = strchr(mode, '+');
    const int access = updates ? O_RDWR : mode[0] == 'r' ? O_RDONLY : O_WRONLY;
    const int creation = mode[0] == 'r' ? 0 : mode[0] == 'a' ? O_CREAT | O_APPEND : O_CREAT | O_TRUNC;
    const int fd = open(path, access | creation | (strchr(mode, 'e') ? O_CLOEXEC : 0), 0666);
    if (fd < 0) {
        return NULL;
    }
    const char binary[] = {mode[0], 'b', updates ? '+' : '\0', '\0'};
    FILE *file = fdopen(fd, binary);
    if (!file) {
        close(fd);
    }
    return file;
}

int fsync(int fd) {
    return _commit(fd);
}

// --- At a position

// transfer reads or writes at a position, and restores that of the descriptor.
static ssize_t transfer(int fd, void *data, size_t size, long long offset, bool writes) {
    const HANDLE handle = wd_posix_handle(fd);
    const DWORD amount = size > 1u << 30 ? 1u << 30 : (DWORD)size;
    LARGE_INTEGER before, none = {.QuadPart = 0};
    OVERLAPPED where = {.Offset = (DWORD)offset, .OffsetHigh = (DWORD)(offset >> 32)};
    DWORD done = 0;
    if (handle == INVALID_HANDLE_VALUE) {
        return -1;
    }
    if (!SetFilePointerEx(handle, none, &before, FILE_CURRENT)) {
        errno = ESPIPE;
        return -1;
    }
    const BOOL ok = writes ? WriteFile(handle, data, amount, &done, &where)
                           : ReadFile(handle, data, amount, &done, &where);
    const DWORD error = GetLastError();
    SetFilePointerEx(handle, before, NULL, FILE_BEGIN);
    if (!ok && error != ERROR_HANDLE_EOF) {
        SetLastError(error);
        return wd_posix_fail();
    }
    return (ssize_t)done;
}

ssize_t pread(int fd, void *data, size_t size, long long offset) {
    return transfer(fd, data, size, offset, false);
}

ssize_t pwrite(int fd, const void *data, size_t size, long long offset) {
    return transfer(fd, (void *)(uintptr_t)data, size, offset, true);
}

// --- Locks

// Locks of Windows keep others from the bytes that they cover: this one is beyond the end of every file.
int flock(int fd, int operation) {
    const HANDLE handle = wd_posix_handle(fd);
    OVERLAPPED where = {.Offset = 0, .OffsetHigh = 0x7fffffff};
    if (handle == INVALID_HANDLE_VALUE) {
        return -1;
    }
    if (operation & LOCK_UN) {
        return UnlockFileEx(handle, 0, 1, 0, &where) ? 0 : wd_posix_fail();
    }
    const DWORD flags = (operation & LOCK_EX ? LOCKFILE_EXCLUSIVE_LOCK : 0) |
                        (operation & LOCK_NB ? LOCKFILE_FAIL_IMMEDIATELY : 0);
    return LockFileEx(handle, flags, 0, 1, 0, &where) ? 0 : wd_posix_fail();
}

// --- Maps

void *mmap(void *address, size_t size, int protection, int flags, int fd, long long offset) {
    (void)address;
    (void)protection;
    if (flags & MAP_ANONYMOUS) {
        void *memory = VirtualAlloc(NULL, size, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
        errno = memory ? errno : ENOMEM;
        return memory ? memory : MAP_FAILED;
    }
    const HANDLE file = wd_posix_handle(fd);
    if (file == INVALID_HANDLE_VALUE) {
        return MAP_FAILED;
    }
    const HANDLE mapping = CreateFileMappingW(file, NULL, PAGE_READONLY, 0, 0, NULL);
    void *view =
        mapping ? MapViewOfFile(mapping, FILE_MAP_READ, (DWORD)(offset >> 32), (DWORD)offset, size) : NULL;
    if (!view) {
        wd_posix_fail();
    }
    if (mapping) {
        CloseHandle(mapping); // The view holds it.
    }
    return view ? view : MAP_FAILED;
}

int munmap(void *address, size_t size) {
    (void)size;
    MEMORY_BASIC_INFORMATION info;
    const bool is_memory = VirtualQuery(address, &info, sizeof info) && info.Type == MEM_PRIVATE;
    const BOOL ok = is_memory ? VirtualFree(address, 0, MEM_RELEASE) : UnmapViewOfFile(address);
    return ok ? 0 : wd_posix_fail();
}

int mprotect(void *address, size_t size, int protection) {
    const DWORD wanted = protection & PROT_WRITE  ? PAGE_READWRITE
                         : protection & PROT_READ ? PAGE_READONLY
                                                  : PAGE_NOACCESS;
    DWORD before;
    return VirtualProtect(address, size, wanted, &before) ? 0 : wd_posix_fail();
}

int memfd_create(const char *name, unsigned flags) {
    (void)name;
    (void)flags;
    errno = ENOSYS;
    return -1;
}

int madvise(void *address, size_t size, int advice) {
    (void)address;
    (void)size;
    (void)advice;
    return 0;
}
