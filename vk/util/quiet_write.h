// Writing without the signals that a failing write raises, for code that runs in other programs: SIGPIPE and SIGXFSZ
// would end the application.
//
// | function | threads                                              |
// |----------|------------------------------------------------------|
// | all      | any thread; block and restore are of the same thread |
#ifndef WARDEN_VK_UTIL_QUIET_WRITE_H
#define WARDEN_VK_UTIL_QUIET_WRITE_H

#include <signal.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_write_signals is what wd_write_signals_block changed. Its members are private.
typedef struct wd_write_signals {
    sigset_t before, pending;
} wd_write_signals;

// wd_write_signals_block blocks the signals for the calling thread.
void wd_write_signals_block(wd_write_signals *signals);

// wd_write_signals_restore removes the signal of a write that failed with the errno `reason` (0: none did), unless one
// was pending before, and restores the mask of the thread. It does not change errno.
void wd_write_signals_restore(const wd_write_signals *signals, int reason);

// wd_write_all writes `size` bytes to `fd`, at `offset` or, if that is NULL, at the descriptor's position. It returns 0
// or an errno. The signals are delivered.
int wd_write_all(int fd, const void *data, size_t size, const uint64_t *offset);

// wd_write_quietly is wd_write_all without the signals.
int wd_write_quietly(int fd, const void *data, size_t size, const uint64_t *offset);

#ifdef __cplusplus
}
#endif
#endif
