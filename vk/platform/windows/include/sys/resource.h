// <sys/resource.h> of POSIX for Windows, which limits no process.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_RESOURCE_H
#define WARDEN_VK_PLATFORM_WINDOWS_RESOURCE_H

#include <errno.h>
#include <stdint.h>

#define RLIMIT_FSIZE 1

typedef uint64_t rlim_t;
struct rlimit {
    rlim_t rlim_cur, rlim_max;
};

static inline int setrlimit(int resource, const struct rlimit *limit) {
    (void)resource;
    (void)limit;
    errno = ENOSYS;
    return -1;
}

#endif
