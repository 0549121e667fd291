// <spawn.h> of POSIX for Windows.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_SPAWN_H
#define WARDEN_VK_PLATFORM_WINDOWS_SPAWN_H

#include <signal.h>
#include <sys/types.h>

#ifdef __cplusplus
extern "C" {
#endif

// Processes have no signal masks: the attributes change nothing.
typedef struct posix_spawnattr_t {
    int flags;
} posix_spawnattr_t;
typedef struct posix_spawn_file_actions_t {
    int unused;
} posix_spawn_file_actions_t;

#define POSIX_SPAWN_SETSIGMASK 1
#define POSIX_SPAWN_SETSIGDEF 2
#define posix_spawnattr_init(attributes) ((attributes)->flags = 0)
#define posix_spawnattr_destroy(attributes) ((void)(attributes))
#define posix_spawnattr_setsigmask(attributes, mask) ((void)(attributes), (void)(mask))
#define posix_spawnattr_setsigdefault(attributes, signals) ((void)(attributes), (void)(signals))
#define posix_spawnattr_setflags(attributes, value) ((attributes)->flags = (value))

// posix_spawnp starts a program, which gets the variables and the standard streams of this process: `environment` is
// `environ`.
int posix_spawnp(pid_t *child, const char *file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const *arguments,
                 char *const *environment) __asm__("wd_posix_spawnp");

#ifdef __cplusplus
}
#endif
#endif
