// Output of the layer into files and pipes while an application runs, which must not notice.
//
// Every function may be called from any thread.
#ifndef WARDEN_VK_UTIL_OUTPUT_H
#define WARDEN_VK_UTIL_OUTPUT_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_output_expand_path returns `name` with "%p" as the process id and "%%" as "%", freed by the caller with wd_free;
// NULL: no memory.
char *wd_output_expand_path(wd_allocator allocator, const char *name);

// wd_output_move_up returns a descriptor of the same file that is none of the three standard ones, which the
// application may close and open, or -1 with errno set. `fd` is closed, unless it is returned.
int wd_output_move_up(int fd);

// wd_output_write writes all of `data` and returns 0, or an errno. Where a pipe has no room it waits at most
// `max_wait_ms` milliseconds, then ETIMEDOUT, also where `fd` is a descriptor that blocks. The signals of a broken pipe
// and of a file at its size limit, which would end the application, are not delivered. Buffered output of the
// application to standard output comes first.
int wd_output_write(int fd, const void *data, size_t size, int max_wait_ms);

// wd_output_claim makes the regular file `fd`, opened at `path`, the output of this process until `fd` is closed.
// False: another process claimed the file, or the file is no longer at `path`.
bool wd_output_claim(int fd, const char *path);

// wd_output_remove removes the file at `path` if it is the open file `fd`.
void wd_output_remove(int fd, const char *path);

// wd_output_own_path returns a name next to `path` for a process whose output is claimed by another one: "a-PID.sarif"
// for "a.sarif", freed by the caller with wd_free. NULL: no memory.
char *wd_output_own_path(wd_allocator allocator, const char *path);

#ifdef __cplusplus
}
#endif
#endif
