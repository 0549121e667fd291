#include "vk/util/file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
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

wd_status wd_file_read(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                       size_t *size) {
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

// create_temporary makes a new file beside `path` with the mode that the umask leaves, which only open() can do without
// changing the umask of other threads. It returns its descriptor and writes its name, or returns -1.
static int create_temporary(char *name, size_t name_size, const char *path) {
    static atomic_uint counter;
    for (int attempt = 0; attempt < 1000; attempt++) {
        struct timespec now;
        clock_gettime(CLOCK_REALTIME, &now);
        unsigned mark = atomic_fetch_add(&counter, 1) ^ (unsigned)now.tv_nsec << 8;
        int length = snprintf(name, name_size, "%s.%lx-%x", path, (unsigned long)getpid(), mark);
        if (length < 0 || (size_t)length >= name_size) {
            errno = ENAMETOOLONG;
            return -1;
        }
        int fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (fd >= 0 || errno != EEXIST) {
            return fd;
        }
    }
    return -1;
}

// Gives a temporary file its name. `is_new`: not if another has it.
static bool put_in_place(const char *temporary, const char *path, bool is_new) {
    if (!is_new) {
        return rename(temporary, path) == 0;
    }
    if (link(temporary, path) != 0) {
        return false;
    }
    unlink(temporary);
    return true;
}

static wd_status write_file(const char *path, const void *data, size_t size, bool is_new) {
    char temporary[4096];
    size_t length = strlen(path);
    if (length == 0 || length >= sizeof temporary) {
        errno = length ? ENAMETOOLONG : ENOENT;
        return WD_ERROR_IO;
    }
    memcpy(temporary, path, length + 1);
    if (!make_folders(temporary)) {
        return WD_ERROR_IO;
    }
    int fd = create_temporary(temporary, sizeof temporary, path);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    struct stat existing;
    bool written = stat(path, &existing) != 0 || fchmod(fd, existing.st_mode & 07777) == 0;
    written = written && write_all(fd, data, size) && fsync(fd) == 0;
    int reason = errno;
    if (close(fd) != 0 && written) {
        reason = errno;
        written = false;
    }
    if (written && put_in_place(temporary, path, is_new)) {
        return WD_OK;
    }
    if (written) {
        reason = errno;
    }
    unlink(temporary);
    errno = reason;
    return WD_ERROR_IO;
}

wd_status wd_file_replace(const char *path, const void *data, size_t size) {
    return write_file(path, data, size, false);
}

wd_status wd_file_create(const char *path, const void *data, size_t size) {
    return write_file(path, data, size, true);
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
