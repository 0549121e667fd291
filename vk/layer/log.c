#include "vk/layer/log.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "vk/util/string_builder.h"

// How long one message waits for a reader that does not keep up, before the log is given up.
enum { MAX_WAIT_MS = 500 };

static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER; // Guards writing, and `fd` of each log.

char *wd_log_expand_path(wd_allocator allocator, const char *name) {
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

// open_file returns a descriptor that is none of the three standard ones, or -1. O_NONBLOCK keeps a pipe without a
// reader from blocking here, and a slow one later.
static int open_file(const char *path) {
    const int fd = open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
    if (fd < 0 || fd > STDERR_FILENO) {
        return fd;
    }
    const int moved = fcntl(fd, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
    const int reason = errno;
    close(fd);
    errno = reason;
    return moved;
}

wd_status wd_log_open(wd_log *log, wd_allocator allocator, const char *name) {
    *log = (wd_log){.fd = STDERR_FILENO, .max_wait_ms = MAX_WAIT_MS, .allocator = allocator};
    if (name[0] == '\0' || strcmp(name, "stderr") == 0) {
        return WD_OK;
    }
    if (strcmp(name, "stdout") == 0) {
        log->fd = STDOUT_FILENO;
        log->is_stdout = true;
        return WD_OK;
    }
    log->path = wd_log_expand_path(allocator, name);
    if (!log->path) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const int fd = open_file(log->path);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    log->fd = fd;
    log->is_file = true;
    return WD_OK;
}

void wd_log_close(wd_log *log) {
    if (wd_log_is_file(log)) {
        close(log->fd);
    }
    wd_free(&log->allocator, log->path);
}

bool wd_log_is_file(const wd_log *log) {
    return __atomic_load_n(&log->is_file, __ATOMIC_ACQUIRE);
}

bool wd_log_is_terminal(const wd_log *log) {
    const char *no_color = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    return !(no_color && no_color[0]) && terminal && strcmp(terminal, "dumb") != 0 && isatty(log->fd);
}

const char *wd_log_name(const wd_log *log) {
    return log->path ? log->path : log->is_stdout ? "standard output" : "standard error";
}

const char *wd_log_reason(int error) {
    switch (error) {
    case ENXIO:
    case EPIPE:
        return "no process reads from this pipe";
    case ETIMEDOUT:
        return "the process that reads from this pipe does not keep up";
    default:
        return strerror(error);
    }
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
    const int ready = left > 0 ? poll(&wanted, 1, (int)left) : 0;
    return ready > 0 || (ready < 0 && errno == EINTR) ? 0 : ETIMEDOUT;
}

// write_all returns 0 or an errno. Regular files take a message in one write; the remainder that a pipe or a full disk
// did not take is tried again.
static int write_all(int fd, const char *text, size_t length, int max_wait_ms) {
    const int64_t end = now_ms() + max_wait_ms;
    while (length) {
        const ssize_t put = write(fd, text, length);
        if (put > 0) {
            text += put;
            length -= (size_t)put;
        } else if (put < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            const int reason = wait_for_room(fd, end);
            if (reason) {
                return reason;
            }
        } else if (put == 0 || errno != EINTR) {
            return put == 0 ? EIO : errno;
        }
    }
    return 0;
}

// write_quietly is write_all without the signals that a broken pipe and a file at its size limit raise: they would end
// the application. They are for the thread that writes, so it blocks them and removes those that were not pending
// before.
static int write_quietly(int fd, const char *text, size_t length, int max_wait_ms) {
    sigset_t ours, before, pending;
    sigemptyset(&ours);
    sigaddset(&ours, SIGPIPE);
    sigaddset(&ours, SIGXFSZ);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &ours, &before);
    if (fd == STDOUT_FILENO) {
        fflush(stdout); // Earlier output of the application comes first.
    }
    const int reason = write_all(fd, text, length, max_wait_ms);
    if (reason == EPIPE || reason == EFBIG) {
        sigset_t raised;
        sigemptyset(&raised);
        const int signal = reason == EPIPE ? SIGPIPE : SIGXFSZ;
        sigaddset(&raised, signal);
        const struct timespec no_time = {0};
        while (!sigismember(&pending, signal) && sigtimedwait(&raised, NULL, &no_time) < 0 &&
               errno == EINTR) {
        }
    }
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return reason;
}

wd_status wd_log_write(wd_log *log, const char *text, size_t length) {
    pthread_mutex_lock(&write_lock);
    const int reason = write_quietly(log->fd, text, length, log->max_wait_ms);
    const bool given_up = reason && log->fd != STDERR_FILENO;
    if (given_up) {
        if (wd_log_is_file(log)) {
            close(log->fd);
        }
        log->fd = STDERR_FILENO;
        __atomic_store_n(&log->is_file, false, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&write_lock);
    errno = reason;
    return given_up ? WD_ERROR_IO : WD_OK;
}
