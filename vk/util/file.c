#include "vk/util/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static wd_status read_all(const wd_allocator *allocator, int fd, size_t max_size, void **data, size_t *size) {
    char *bytes = NULL;
    size_t capacity = 0, length = 0;
    wd_status status = WD_OK;
    for (;;) {
        void *memory = bytes;
        if (!wd_array_reserve(allocator, &memory, &capacity, length + 65536 + 1, 1)) {
            status = WD_ERROR_OUT_OF_MEMORY;
            break;
        }
        bytes = memory;
        ssize_t got = read(fd, bytes + length, capacity - length - 1);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got < 0) {
            status = WD_ERROR_IO;
            break;
        }
        if (got == 0) {
            break;
        }
        length += (size_t)got;
        if (max_size && length > max_size) {
            status = WD_ERROR_UNSUPPORTED;
            break;
        }
    }
    if (status) {
        int reason = errno;
        wd_free(allocator, bytes);
        errno = reason;
        return status;
    }
    bytes[length] = '\0';
    *data = bytes;
    *size = length;
    return WD_OK;
}

wd_status wd_file_read(const wd_allocator *allocator, const char *path, size_t max_size, void **data, size_t *size) {
    if (strcmp(path, "-") == 0) {
        return read_all(allocator, STDIN_FILENO, max_size, data, size);
    }
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    wd_status status = read_all(allocator, fd, max_size, data, size);
    int reason = errno;
    close(fd);
    errno = reason;
    return status;
}

// make_folders makes every folder above `path`. It changes `path` while it works and puts it back.
static bool make_folders(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        int result = mkdir(path, 0777);
        *slash = '/';
        if (result != 0 && errno != EEXIST) {
            return false;
        }
    }
    return true;
}

static bool write_all(int fd, const char *data, size_t size) {
    while (size) {
        ssize_t put = write(fd, data, size);
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            return false;
        }
        data += put;
        size -= (size_t)put;
    }
    return true;
}

wd_status wd_file_replace(const char *path, const void *data, size_t size) {
    static const char suffix[] = ".XXXXXX";
    char temporary[4096];
    size_t length = strlen(path);
    if (length == 0 || length + sizeof suffix > sizeof temporary) {
        errno = length ? ENAMETOOLONG : ENOENT;
        return WD_ERROR_IO;
    }
    memcpy(temporary, path, length);
    memcpy(temporary + length, suffix, sizeof suffix);
    if (!make_folders(temporary)) {
        return WD_ERROR_IO;
    }
    int fd = mkostemp(temporary, O_CLOEXEC);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    // mkostemp makes files for their owner alone; an existing file keeps its mode, a new one gets the umask's.
    struct stat existing;
    mode_t mask = umask(0);
    umask(mask);
    mode_t mode = stat(path, &existing) == 0 ? existing.st_mode & 07777 : 0666 & ~mask;
    bool written = fchmod(fd, mode) == 0 && write_all(fd, data, size) && fsync(fd) == 0;
    int reason = errno;
    if (close(fd) != 0 && written) {
        reason = errno;
        written = false;
    }
    if (written && rename(temporary, path) == 0) {
        return WD_OK;
    }
    if (written) {
        reason = errno;
    }
    unlink(temporary);
    errno = reason;
    return WD_ERROR_IO;
}

wd_status wd_file_lock(const char *path, int *lock) {
    char copy[4096];
    size_t length = strlen(path);
    if (length == 0 || length >= sizeof copy) {
        errno = length ? ENAMETOOLONG : ENOENT;
        return WD_ERROR_IO;
    }
    memcpy(copy, path, length + 1);
    if (!make_folders(copy)) {
        return WD_ERROR_IO;
    }
    int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    while (flock(fd, LOCK_EX) != 0) {
        if (errno != EINTR) {
            int reason = errno;
            close(fd);
            errno = reason;
            return WD_ERROR_IO;
        }
    }
    *lock = fd;
    return WD_OK;
}

void wd_file_unlock(int lock) {
    close(lock);
}
