#include "vk/layer/log.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vk/platform/debug_output.h"
#include "vk/util/output.h"
#include "vk/util/string_builder.h"

// How long one message waits for a reader that does not keep up, before the log is given up. Nothing takes the place of
// standard error.
enum { MAX_WAIT_MS = 500, MAX_WAIT_STDERR_MS = 5000 };

static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER; // Guards writing, and `fd` of each log.
static unsigned long
    num_lost; // Messages that standard error did not take since it last took one. Under `write_lock`.

// open_file returns a descriptor that is none of the three standard ones, or -1. O_NONBLOCK keeps a pipe without a
// reader from blocking here, and a slow one later.
static int open_file(const char *path) {
    return wd_output_move_up(
        open(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666));
}

wd_status wd_log_open(wd_log *log, wd_allocator allocator, const char *name) {
    *log = (wd_log){.fd = STDERR_FILENO, .max_wait_ms = MAX_WAIT_STDERR_MS, .allocator = allocator};
    if (name[0] == '\0' || strcmp(name, "stderr") == 0) {
        return WD_OK;
    }
    log->max_wait_ms = MAX_WAIT_MS;
    if (strcmp(name, "stdout") == 0) {
        log->fd = STDOUT_FILENO;
        log->is_stdout = true;
        return WD_OK;
    }
    log->path = wd_output_expand_path(allocator, name);
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

// write_standard_error waits for a reader once: the messages that follow one which was lost do not wait. It wants
// write_lock held.
static void write_standard_error(const char *text, size_t length, int max_wait_ms) {
    if (wd_debug_output(text, length)) {
        return;
    }
    if (num_lost) {
        char note[96];
        const int size =
            snprintf(note, sizeof note, "\n[ Warden ] %lu messages before this one were lost.\n", num_lost);
        if (wd_output_write(STDERR_FILENO, note, (size_t)size, 0) != 0) {
            num_lost++;
            return;
        }
        num_lost = 0;
    }
    num_lost += wd_output_write(STDERR_FILENO, text, length, max_wait_ms) == ETIMEDOUT;
}

wd_status wd_log_write(wd_log *log, const char *text, size_t length) {
    int reason = 0;
    bool given_up = false;
    pthread_mutex_lock(&write_lock);
    if (log->fd == STDERR_FILENO) {
        write_standard_error(text, length, log->max_wait_ms);
    } else {
        reason = wd_output_write(log->fd, text, length, log->max_wait_ms);
        given_up = reason != 0;
    }
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
