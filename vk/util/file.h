// Files as a unit: read, replaced atomically, locked. Every function may be called from any thread, on objects of its
// own. Paths are the operating system's bytes.
#ifndef WARDEN_VK_UTIL_FILE_H
#define WARDEN_VK_UTIL_FILE_H

#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_file_read reads all of `path` ("-": standard input) into `*data`, freed by the caller with wd_free; one NUL that
// `*size` does not count follows the bytes. WD_ERROR_IO sets errno. `max_size` bounds the size (0: no bound);
// a longer file is WD_ERROR_UNSUPPORTED.
wd_status wd_file_read(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                       size_t *size);

// wd_file_read_kind is wd_file_read without a bound, for files that begin with `magic`. Of another file only the first
// bytes are read, so that a device without an end is refused by the parser.
wd_status wd_file_read_kind(const wd_allocator *allocator, const char *path, const void *magic,
                            size_t magic_size, void **data, size_t *size);

// wd_file_read_regular is wd_file_read for a file that the application's user named: it never waits. A pipe, a device
// or a socket is WD_ERROR_NOT_A_FILE and is not opened. "-" is a name like any other.
wd_status wd_file_read_regular(const wd_allocator *allocator, const char *path, size_t max_size, void **data,
                               size_t *size);

// How a file comes to its place.
enum {
    WD_FILE_NEW =
        1, // `path` must not be there yet: WD_ERROR_IO with errno EEXIST. Of several callers, one succeeds.
    WD_FILE_UNFLUSHED =
        2, // For files that can be made again: no wait for the disk. Many times faster, but after a loss of
           // power the file may be empty.
    WD_FILE_REGULAR = 4, // A pipe or a device at `path` is WD_ERROR_NOT_A_FILE and is not opened.
    // A file that only its owner reads: mode 0600 and folders 0700, unless the file or folder exists already. A file
    // that root replaces keeps its owner; new ones get the owner of their folder. Another user replaces a file only if
    // its owner can still read it afterwards; else the result is WD_ERROR_IO with errno EPERM.
    WD_FILE_PRIVATE = 8,
    // The caller holds a lock for `path`. The temporary file is always ".NAME.tmp", and one that a killed process left
    // is removed first.
    WD_FILE_LOCKED = 16,
};

// wd_file_open_regular opens a regular file for reading and returns its size, without ever waiting: the errors of
// wd_file_read_regular. Close `*fd` with close().
wd_status wd_file_open_regular(const char *path, int *fd, uint64_t *size);

// wd_file_link_target writes the file that `path` names after all symbolic links in its last component are followed;
// the file need not exist. It returns WD_OK, or WD_ERROR_IO with errno ELOOP or ENAMETOOLONG.
enum { WD_FILE_MAX_PATH = 4096 };
wd_status wd_file_link_target(const char *path, char target[WD_FILE_MAX_PATH]);

// wd_file_writer writes a file in pieces so that a reader of `path` sees the old contents or the new, never a mixture:
// a new file in the same folder is written, flushed and renamed over it. A device or a pipe is written to as it is; a
// pipe without a reader is waited for only seconds: WD_ERROR_IO with errno ENXIO. A writer that was opened ends with a
// commit or a discard. Its members are private.
typedef struct wd_file_writer {
    const char *path; // Lives as long as the writer.
    unsigned flags;
    int fd;
    bool is_listed;                      // Among all that are open; false: a device or a pipe.
    struct wd_file_writer *next, **link; // Its place in that list, which other threads change.
    char temporary[WD_FILE_MAX_PATH];
} wd_file_writer;

// All return WD_OK, or WD_ERROR_IO with errno set and `path` as it was. wd_file_writer_open makes missing folders, and
// leaves nothing to discard where it fails. After wd_file_writer_commit nothing is left to discard, whether it fails or
// not; wd_file_writer_discard does not change errno.
wd_status wd_file_writer_open(wd_file_writer *writer, const char *path, unsigned flags);
wd_status wd_file_writer_write(wd_file_writer *writer, const void *data, size_t size);
// wd_file_writer_write_at replaces bytes that were already written; WD_ERROR_IO with errno ESPIPE for a device or a
// pipe.
wd_status wd_file_writer_write_at(wd_file_writer *writer, uint64_t offset, const void *data, size_t size);
wd_status wd_file_writer_commit(wd_file_writer *writer);
void wd_file_writer_discard(wd_file_writer *writer);

// wd_file_discard_all removes the temporary files of all open writers, for a process that is about to end. No writer of
// any thread opens or ends from now on: those that try wait for the end.
void wd_file_discard_all(void);

// wd_file_write writes a complete file with a writer. wd_file_replace does so with no flags, wd_file_create with
// WD_FILE_NEW.
wd_status wd_file_write(const char *path, const void *data, size_t size, unsigned flags);
wd_status wd_file_replace(const char *path, const void *data, size_t size);
wd_status wd_file_create(const char *path, const void *data, size_t size);

// wd_file_lock takes an exclusive advisory lock on the regular file `path`, which it creates if it is missing, with its
// folders, as WD_FILE_PRIVATE does. Two processes
// that read, merge and replace the same file under one lock lose nothing. `*lock` goes to wd_file_unlock.
//   WD_ERROR_BUSY        another process has held the lock for `max_wait_ms` milliseconds.
//   WD_ERROR_NOT_A_FILE  `path` is a symbolic link, a pipe, a device or a socket.
//   WD_ERROR_IO          errno holds the reason.
wd_status wd_file_lock(const char *path, uint32_t max_wait_ms, int *lock);
void wd_file_unlock(int lock);

#ifdef __cplusplus
}
#endif
#endif
