// <signal.h> of POSIX for Windows, which has no signals but those of the C library: masks hold nothing, and the
// console's Ctrl-C and Ctrl-Break are the only signals that sigwaitinfo waits for.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_SIGNAL_H
#define WARDEN_VK_PLATFORM_WINDOWS_SIGNAL_H

#include_next <signal.h>

#include <sys/types.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif

#define SIGHUP 1
#define SIGQUIT 3
#define SIGTRAP 5
#define SIGBUS 7
#define SIGKILL 9
#define SIGPIPE 13
#define SIGALRM 14
#define SIGSTOP 19
#define SIGXFSZ 25
#define SI_KERNEL 0x80

typedef unsigned long long sigset_t;

typedef struct siginfo_t {
    int si_signo, si_code;
} siginfo_t;

struct sigaction {
    void (*sa_handler)(int number);
    sigset_t sa_mask;
    int sa_flags;
};

static inline int sigemptyset(sigset_t *set) {
    *set = 0;
    return 0;
}
static inline int sigfillset(sigset_t *set) {
    *set = ~0ull;
    return 0;
}
static inline int sigaddset(sigset_t *set, int number) {
    *set |= 1ull << number;
    return 0;
}
static inline int sigismember(const sigset_t *set, int number) {
    return (int)(*set >> number & 1);
}
static inline int sigpending(sigset_t *set) {
    *set = 0;
    return 0;
}
static inline int wd_posix_sigmask(int how, const sigset_t *set, sigset_t *before) {
    (void)how;
    (void)set;
    if (before) {
        *before = 0;
    }
    return 0;
}
#undef pthread_sigmask
#define pthread_sigmask wd_posix_sigmask

int sigaction(int number, const struct sigaction *action,
              struct sigaction *before) __asm__("wd_posix_sigaction");
int sigwaitinfo(const sigset_t *set, siginfo_t *info) __asm__("wd_posix_sigwaitinfo");
int sigtimedwait(const sigset_t *set, siginfo_t *info,
                 const struct timespec *timeout) __asm__("wd_posix_sigtimedwait");
int kill(pid_t process, int number) __asm__("wd_posix_kill");
// raise stops in a debugger for SIGTRAP.
int raise(int number) __asm__("wd_posix_raise");

#ifdef __cplusplus
}
#endif
#endif
