#include "vk/util/quiet_write.h"

#include <errno.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

void wd_write_signals_block(wd_write_signals *signals) {
    sigset_t ours;
    sigemptyset(&ours);
    sigaddset(&ours, SIGPIPE);
    sigaddset(&ours, SIGXFSZ);
    sigpending(&signals->pending);
    pthread_sigmask(SIG_BLOCK, &ours, &signals->before);
}

// Both signals are sent to the thread that writes, not to the process.
static void remove_raised(const wd_write_signals *signals, int number) {
    sigset_t raised;
    sigemptyset(&raised);
    sigaddset(&raised, number);
    const struct timespec no_time = {0};
    while (!sigismember(&signals->pending, number) && sigtimedwait(&raised, NULL, &no_time) < 0 &&
           errno == EINTR) {
    }
}

void wd_write_signals_restore(const wd_write_signals *signals, int reason) {
    const int before = errno;
    if (reason == EPIPE || reason == EFBIG) {
        remove_raised(signals, reason == EPIPE ? SIGPIPE : SIGXFSZ);
    }
    pthread_sigmask(SIG_SETMASK, &signals->before, NULL);
    errno = before;
}

int wd_write_all(int fd, const void *data, size_t size, const uint64_t *offset) {
    const char *bytes = data;
    for (size_t done = 0; done < size;) {
        const ssize_t put = offset ? pwrite(fd, bytes + done, size - done, (off_t)(*offset + done))
                                   : write(fd, bytes + done, size - done);
        if (put == 0 || (put < 0 && errno != EINTR)) {
            return put ? errno : EIO;
        }
        done += put > 0 ? (size_t)put : 0;
    }
    return 0;
}

int wd_write_quietly(int fd, const void *data, size_t size, const uint64_t *offset) {
    wd_write_signals signals;
    wd_write_signals_block(&signals);
    const int reason = wd_write_all(fd, data, size, offset);
    wd_write_signals_restore(&signals, reason);
    return reason;
}
