// <sys/file.h> of POSIX for Windows: locks of files, which hinder no reader and no writer.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_FILE_H
#define WARDEN_VK_PLATFORM_WINDOWS_FILE_H

#include_next <sys/file.h>

#ifdef __cplusplus
extern "C" {
#endif

#define LOCK_SH 1
#define LOCK_EX 2
#define LOCK_NB 4
#define LOCK_UN 8

// flock fails with EWOULDBLOCK if LOCK_NB is set and another descriptor has the lock.
int flock(int fd, int operation) __asm__("wd_posix_flock");

#ifdef __cplusplus
}
#endif
#endif
