// The process and its program. Any thread may call every function.
#ifndef WARDEN_VK_PLATFORM_PROCESS_H
#define WARDEN_VK_PLATFORM_PROCESS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_process_program writes the path of the program, with slashes, and returns its length. 0: it is not known, or does
// not fit; `path` is empty then.
size_t wd_process_program(char *path, size_t size);

// wd_process_is_privileged returns whether the process has rights that its caller lacks (setuid): it must not open or
// write files that its caller names.
bool wd_process_is_privileged(void);

// wd_process_keep_library keeps the library that contains `address` in the process until it ends. In a program that
// contains the code itself, nothing changes.
void wd_process_keep_library(const void *address);

// wd_process_end writes what standard streams hold, and ends the process immediately. It is for destructors of
// libraries.
void wd_process_end(int code) __attribute__((noreturn));

// wd_thread_id returns the system's number of the calling thread, which a later thread may get again.
uint32_t wd_thread_id(void);

// wd_thread_is_alive returns whether a thread of this process has this number.
bool wd_thread_is_alive(uint32_t id);

#ifdef __cplusplus
}
#endif
#endif
