// <sys/stat.h> of POSIX for Windows (docs/platforms.md). st_dev and st_ino identify a file.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_STAT_H
#define WARDEN_VK_PLATFORM_WINDOWS_STAT_H

#include_next <sys/stat.h>

#include <errno.h>
#include <stdint.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

#undef stat
#undef fstat
#undef lstat
#define stat wd_posix_stat
#define fstat wd_posix_fstat
#define lstat wd_posix_lstat

struct stat {
    uint32_t st_dev;
    uint64_t st_ino;
    uint32_t st_mode, st_nlink, st_uid, st_gid;
    int64_t st_size;
    struct timespec st_atim, st_mtim, st_ctim;
};

#undef st_atime
#undef st_mtime
#undef st_ctime
#define st_atime st_atim.tv_sec
#define st_mtime st_mtim.tv_sec
#define st_ctime st_ctim.tv_sec

#ifndef S_IFLNK
#define S_IFLNK 0xA000
#endif
#ifndef S_ISLNK
#define S_ISLNK(mode) (((mode)&S_IFMT) == S_IFLNK)
#endif
#ifndef S_ISFIFO
#define S_ISFIFO(mode) (((mode)&S_IFMT) == S_IFIFO)
#endif
#ifndef S_ISSOCK
#define S_ISSOCK(mode) 0
#endif
#ifndef S_IROTH
#define S_IROTH 4
#endif

int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int fd, struct stat *status);
int fchmod(int fd, unsigned mode) __asm__("wd_posix_fchmod");
int wd_posix_mkdir(const char *path, unsigned mode);
#define mkdir wd_posix_mkdir
static inline int mkfifo(const char *path, unsigned mode) {
    (void)path;
    (void)mode;
    errno = ENOSYS; // Pipes are not in folders.
    return -1;
}

#ifdef __cplusplus
}
#endif
#endif
