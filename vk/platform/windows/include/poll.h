// <poll.h> of POSIX for Windows. Windows does not say whether a pipe has room: every descriptor is ready.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_POLL_H
#define WARDEN_VK_PLATFORM_WINDOWS_POLL_H

#define POLLIN 1
#define POLLOUT 4

struct pollfd {
    int fd;
    short events, revents;
};

static inline int wd_posix_poll(struct pollfd *fds, unsigned long count, int timeout_ms) {
    (void)timeout_ms;
    for (unsigned long i = 0; i < count; i++) {
        fds[i].revents = fds[i].events;
    }
    return (int)count;
}
#define poll wd_posix_poll

#endif
