// Whole files: read, replaced atomically, locked. Paths are bytes as the operating system takes them.
#ifndef WARDEN_VK_UTIL_FILE_H
#define WARDEN_VK_UTIL_FILE_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_file_read reads all of `path` ("-": standard input) into `*data`, freed by the caller with wd_free; one NUL that
// `*size` does not count follows the bytes. WD_ERROR_IO sets errno. `max_size` bounds what is read (0: no bound);
// a longer file is WD_ERROR_UNSUPPORTED.
wd_status wd_file_read(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                       size_t *size);

// wd_file_replace writes `path` so that a reader sees the old contents or the new, never a mixture: a new file in the
// same folder is written, flushed and renamed over it. Missing folders are made. On WD_ERROR_IO (errno is set)
// `path` is as it was and no new file is left behind.
wd_status wd_file_replace(const char *path, const void *data, size_t size);

// wd_file_create is wd_file_replace for a file that must not be there yet: WD_ERROR_IO with errno EEXIST leaves the one that is.
// Of several who try, one succeeds.
wd_status wd_file_create(const char *path, const void *data, size_t size);

// wd_file_lock takes an exclusive advisory lock on `path` (made if missing) and waits for it. `*lock` goes to
// wd_file_unlock. Two processes that read, merge and replace the same file under one lock lose nothing.
wd_status wd_file_lock(const char *path, int *lock);
void wd_file_unlock(int lock);

#ifdef __cplusplus
}
#endif
#endif
