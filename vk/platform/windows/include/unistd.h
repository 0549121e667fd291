// <unistd.h> of POSIX for Windows (docs/platforms.md).
#ifndef WARDEN_VK_PLATFORM_WINDOWS_UNISTD_H
#define WARDEN_VK_PLATFORM_WINDOWS_UNISTD_H

#include_next <unistd.h>

#include <stdlib.h> // `environ`, which GNU has here too.

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <process.h>
#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define _SC_NPROCESSORS_ONLN 84
#define _SC_PAGESIZE 30

int access(const char *path, int mode) __asm__("wd_posix_access");
int unlink(const char *path) __asm__("wd_posix_unlink");
int rmdir(const char *path) __asm__("wd_posix_rmdir");
// No file is owned by root, and its mode stays.
unsigned geteuid(void) __asm__("wd_posix_geteuid");
int fchown(int fd, unsigned owner, unsigned group) __asm__("wd_posix_fchown");
int fsync(int fd) __asm__("wd_posix_fsync");
int link(const char *from, const char *to) __asm__("wd_posix_link");
// readlink fails with EINVAL: paths are not taken apart by links.
ssize_t readlink(const char *path, char *target, size_t size) __asm__("wd_posix_readlink");
// pread and pwrite leave the position of the descriptor, unless other threads move it at the same time.
ssize_t pread(int fd, void *data, size_t size, long long offset) __asm__("wd_posix_pread");
ssize_t pwrite(int fd, const void *data, size_t size, long long offset) __asm__("wd_posix_pwrite");
long sysconf(int name) __asm__("wd_posix_sysconf");
// fork fails with ENOSYS: a process cannot be duplicated.
pid_t fork(void) __asm__("wd_posix_fork");
unsigned alarm(unsigned seconds) __asm__("wd_posix_alarm");

static inline int symlink(const char *target, const char *path) {
    (void)target;
    (void)path;
    errno = ENOSYS; // Users need a right for it.
    return -1;
}
static inline int pipe(int ends[2]) {
    return _pipe(ends, 65536, _O_BINARY | _O_NOINHERIT);
}

#ifdef __cplusplus
}
#endif
#endif
