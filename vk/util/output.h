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
// `max_wait_ms` milliseconds, then ETIMEDOUT. The signals of a broken pipe and of a file at its size limit, which would
// end the application, are not delivered. Buffered output of the application to standard output comes first.
int wd_output_write(int fd, const void *data, size_t size, int max_wait_ms);

#ifdef __cplusplus
}
#endif
#endif
