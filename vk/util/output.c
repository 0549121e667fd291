#include "vk/util/output.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vk/util/quiet_write.h"
#include "vk/util/string_builder.h"

char *wd_output_expand_path(wd_allocator allocator, const char *name) {
    wd_string_builder path;
    wd_string_init(&path, allocator);
    for (const char *c = name; *c; c++) {
        if (c[0] == '%' && c[1] == 'p') {
            wd_string_appendf(&path, "%ld", (long)getpid());
            c++;
        } else {
            c += c[0] == '%' && c[1] == '%';
            wd_string_append_char(&path, *c);
        }
    }
    return wd_string_take(&path);
}

int wd_output_move_up(int fd) {
    if (fd < 0 || fd > STDERR_FILENO) {
        return fd;
    }
    const int moved = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int reason = errno;
    close(fd);
    errno = reason;
    return moved;
}

static int64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

// wait_for_room returns 0 when `fd` may have room, else an errno.
static int wait_for_room(int fd, int64_t end) {
    const int64_t left = end - now_ms();
    struct pollfd wanted = {.fd = fd, .events = POLLOUT};
    const int ready = poll(&wanted, 1, left > 0 ? (int)left : 0);
    return ready > 0 || (ready < 0 && errno == EINTR) ? 0 : ETIMEDOUT;
}

// is_waiting_stream returns whether a write to `fd` can wait for a reader. Descriptors of the application, such as
// standard error, are shared and must stay as they are: O_NONBLOCK cannot be set.
static bool is_waiting_stream(int fd) {
    struct stat info;
    return fstat(fd, &info) == 0 && (S_ISFIFO(info.st_mode) || S_ISSOCK(info.st_mode)) &&
           !(fcntl(fd, F_GETFL) & O_NONBLOCK);
}

// write_all returns 0 or an errno. Regular files take a message in one write; the remainder that a pipe or a full disk
// did not take is tried again. A pipe that poll() reports as writable takes PIPE_BUF bytes without waiting.
static int write_all(int fd, const char *text, size_t length, int max_wait_ms) {
    const int64_t end = now_ms() + max_wait_ms;
    const bool can_wait = is_waiting_stream(fd);
    while (length) {
        const int reason = can_wait ? wait_for_room(fd, end) : 0;
        if (reason) {
            return reason;
        }
        const ssize_t put = write(fd, text, can_wait && length > PIPE_BUF ? PIPE_BUF : length);
        if (put > 0) {
            text += put;
            length -= (size_t)put;
        } else if (put < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            const int full = wait_for_room(fd, end);
            if (full) {
                return full;
            }
        } else if (put == 0 || errno != EINTR) {
            return put == 0 ? EIO : errno;
        }
    }
    return 0;
}

int wd_output_write(int fd, const void *data, size_t size, int max_wait_ms) {
    wd_write_signals signals;
    wd_write_signals_block(&signals);
    if (fd == STDOUT_FILENO) {
        fflush(stdout); // Earlier output of the application comes first.
    }
    const int reason = write_all(fd, data, size, max_wait_ms);
    wd_write_signals_restore(&signals, reason);
    return reason;
}

// --- Files of one process

static bool is_same_file(int fd, const char *path) {
    struct stat open_file, named;
    return fstat(fd, &open_file) == 0 && stat(path, &named) == 0 && open_file.st_dev == named.st_dev &&
           open_file.st_ino == named.st_ino;
}

bool wd_output_claim(int fd, const char *path) {
    // Some file systems have no locks.
    return (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK) && is_same_file(fd, path);
}

void wd_output_remove(int fd, const char *path) {
    if (is_same_file(fd, path)) {
        unlink(path);
    }
}

char *wd_output_own_path(wd_allocator allocator, const char *path) {
    const char *slash = strrchr(path, '/'), *dot = strrchr(path, '.');
    const char *end = dot && (!slash || dot > slash + 1) && dot != path ? dot : path + strlen(path);
    wd_string_builder own;
    wd_string_init(&own, allocator);
    wd_string_append_n(&own, path, (size_t)(end - path));
    wd_string_appendf(&own, "-%ld%s", (long)getpid(), end);
    return wd_string_take(&own);
}
