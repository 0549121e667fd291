// <sys/mman.h> of POSIX for Windows: maps of files for reading, and memory that is zero.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_MMAN_H
#define WARDEN_VK_PLATFORM_WINDOWS_MMAN_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define PROT_NONE 0
#define PROT_READ 1
#define PROT_WRITE 2
#define MAP_SHARED 1
#define MAP_PRIVATE 2
#define MAP_ANONYMOUS 0x20
#define MAP_NORESERVE 0x4000
#define MAP_FAILED ((void *)-1)
#define MADV_RANDOM 1
#define MFD_CLOEXEC 1

// mmap maps a file for reading, from its begin, or with MAP_ANONYMOUS memory to read and write.
void *mmap(void *address, size_t size, int protection, int flags, int fd,
           long long offset) __asm__("wd_posix_mmap");
// memfd_create fails with ENOSYS.
int memfd_create(const char *name, unsigned flags) __asm__("wd_posix_memfd_create");
int munmap(void *address, size_t size) __asm__("wd_posix_munmap");
// mprotect changes pages of one map.
int mprotect(void *address, size_t size, int protection) __asm__("wd_posix_mprotect");
int madvise(void *address, size_t size, int advice) __asm__("wd_posix_madvise");

#ifdef __cplusplus
}
#endif
#endif
