// <fcntl.h> of POSIX for Windows (docs/platforms.md). Paths are UTF-8, files are binary, and other processes may read,
// write, rename and delete an open file.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_FCNTL_H
#define WARDEN_VK_PLATFORM_WINDOWS_FCNTL_H

#include_next <fcntl.h>

#include <io.h>

#ifdef __cplusplus
extern "C" {
#endif

// Above the bits of the C runtime. O_NONBLOCK and O_NOCTTY change nothing: opening a regular file never waits.
#define O_CLOEXEC 0x0100000
#define O_NONBLOCK 0x0200000
#define O_NOCTTY 0x0400000
#define O_NOFOLLOW 0x0800000
#define O_DIRECTORY 0x1000000

#define F_GETFD 1
#define F_SETFD 2
#define F_GETFL 3
#define F_SETFL 4
#define F_DUPFD_CLOEXEC 5
#define FD_CLOEXEC 1

int open(const char *path, int flags, ...) __asm__("wd_posix_open");

// fcntl knows F_GETFD, F_GETFL and F_SETFL, for which it only says whether the descriptor is open, and F_DUPFD_CLOEXEC.
int fcntl(int fd, int command, ...) __asm__("wd_posix_fcntl");

#ifdef __cplusplus
}
#endif
#endif
