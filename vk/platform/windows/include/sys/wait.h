// <sys/wait.h> of POSIX for Windows: the end of processes that posix_spawnp started. A process that an exception ended,
// such as an access violation, counts as ended by SIGSEGV.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_WAIT_H
#define WARDEN_VK_PLATFORM_WINDOWS_WAIT_H

#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WIFSIGNALED(status) (((status)&0x7f) != 0)
#define WTERMSIG(status) ((status)&0x7f)
#define WIFEXITED(status) (((status)&0x7f) == 0)
#define WEXITSTATUS(status) (((status) >> 8) & 0xff)

pid_t waitpid(pid_t child, int *status, int options) __asm__("wd_posix_waitpid");

#ifdef __cplusplus
}
#endif
#endif
