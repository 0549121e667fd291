// <pty.h> of glibc for Windows, whose consoles are not files.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_PTY_H
#define WARDEN_VK_PLATFORM_WINDOWS_PTY_H

#include <errno.h>

static inline int openpty(int *master, int *slave, char *name, const void *terminal, const void *size) {
    *master = *slave = -1;
    (void)name;
    (void)terminal;
    (void)size;
    errno = ENOSYS;
    return -1;
}

#endif
