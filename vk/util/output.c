#include "vk/util/output.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

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

// The signals are for the thread that writes, so it blocks them and removes those that were not pending before.
int wd_output_write(int fd, const void *data, size_t size, int max_wait_ms) {
    sigset_t ours, before, pending;
    sigemptyset(&ours);
    sigaddset(&ours, SIGPIPE);
    sigaddset(&ours, SIGXFSZ);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &ours, &before);
    if (fd == STDOUT_FILENO) {
        fflush(stdout); // Earlier output of the application comes first.
    }
    const int reason = write_all(fd, data, size, max_wait_ms);
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
