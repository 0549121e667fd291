// <sched.h> of POSIX and GNU for Windows: the processors of this process.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_SCHED_H
#define WARDEN_VK_PLATFORM_WINDOWS_SCHED_H

#include_next <sched.h>

#include <stddef.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cpu_set_t {
    unsigned long long bits;
} cpu_set_t;

#define CPU_COUNT(set) __builtin_popcountll((set)->bits)

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) __asm__("wd_posix_sched_getaffinity");

#ifdef __cplusplus
}
#endif
#endif
