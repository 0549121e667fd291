// Writing validation caches as streams: to a file, to standard output, to memory.
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "vk/valcache/valcache_internal.h"

enum { BUFFER_SIZE = 256 << 10 };

// make_temporary makes a file without a name. Standard output may be a pipe, and the number of entries, which comes
// before them, is known only at the end.
static int make_temporary(void) {
    const char *folder = secure_getenv("TMPDIR");
    char path[WD_FILE_MAX_PATH];
    if (snprintf(path, sizeof path, "%s/vkcache.XXXXXX", folder && folder[0] ? folder : "/tmp") >=
        (int)sizeof path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    const int fd = mkostemp(path, O_CLOEXEC);
    if (fd >= 0) {
        unlink(path);
    }
    return fd;
}

static wd_status write_all(wd_valcache_output *output, const void *data, size_t size) {
    if (output->part_of) {
        wd_status status = wd_file_writer_write_at(output->part_of, output->part_offset, data, size);
        output->part_offset += size;
        return status;
    }
    if (!output->to_stdout) {
        return wd_file_writer_write(&output->file, data, size);
    }
    for (size_t done = 0; done < size;) {
        const ssize_t put = write(output->fd, (const char *)data + done, size - done);
        if (put <= 0 && errno != EINTR) {
            return WD_ERROR_IO;
        }
        done += put > 0 ? (size_t)put : 0;
    }
    return WD_OK;
}

wd_status wd_valcache_output_open(wd_valcache_output *output, const wd_allocator *allocator,
                                  const wd_valcache_uuid *uuid, const char *path) {
    *output = (wd_valcache_output){
        .allocator = *allocator, .uuid = *uuid, .to_stdout = !path, .fd = -1, .capacity = BUFFER_SIZE};
    output->buffer = wd_alloc(allocator, BUFFER_SIZE);
    if (!output->buffer) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status;
    if (path) {
        status = wd_file_writer_open(&output->file, path,
                                     WD_FILE_REGULAR | WD_FILE_UNFLUSHED | WD_FILE_PRIVATE | WD_FILE_LOCKED);
    } else {
        output->fd = make_temporary();
        status = output->fd < 0 ? WD_ERROR_IO : WD_OK;
    }
    if (status != WD_OK) {
        wd_free(allocator, output->buffer);
        return status;
    }
    wd_valcache_put_head(uuid, 0, output->buffer);
    output->used = WD_VALCACHE_ENTRIES_OFFSET;
    return WD_OK;
}

void wd_valcache_output_to_memory(wd_valcache_output *output, const wd_valcache_uuid *uuid, void *memory) {
    *output = (wd_valcache_output){
        .uuid = *uuid, .to_memory = true, .fd = -1, .buffer = memory, .capacity = SIZE_MAX};
}

wd_status wd_valcache_output_open_part(wd_valcache_output *output, const wd_valcache_output *complete,
                                       uint64_t offset) {
    *output = (wd_valcache_output){.allocator = complete->allocator,
                                   .uuid = complete->uuid,
                                   .fd = -1,
                                   .part_of = (wd_file_writer *)&complete->file,
                                   .part_offset = offset,
                                   .capacity = BUFFER_SIZE};
    output->buffer = wd_alloc(&output->allocator, BUFFER_SIZE);
    return output->buffer ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

wd_status wd_valcache_output_flush(wd_valcache_output *output) {
    assert(!output->to_memory && output->used <= output->capacity);
    wd_status status = write_all(output, output->buffer, output->used);
    output->used = 0;
    return status;
}

static wd_status copy_to_standard_output(wd_valcache_output *output) {
    if (lseek(output->fd, 0, SEEK_SET) != 0) {
        return WD_ERROR_IO;
    }
    for (;;) {
        const ssize_t got = read(output->fd, output->buffer, BUFFER_SIZE);
        if (got == 0) {
            return WD_OK;
        }
        for (ssize_t done = 0; done < got;) {
            const ssize_t put = write(STDOUT_FILENO, output->buffer + done, (size_t)(got - done));
            if (put <= 0 && errno != EINTR) {
                return WD_ERROR_IO;
            }
            done += put > 0 ? put : 0;
        }
        if (got < 0 && errno != EINTR) {
            return WD_ERROR_IO;
        }
    }
}

wd_status wd_valcache_output_commit(wd_valcache_output *output) {
    if (output->to_memory) {
        return WD_OK;
    }
    assert(output->buffer && !output->is_committed);
    uint8_t head[WD_VALCACHE_ENTRIES_OFFSET];
    wd_valcache_put_head(&output->uuid, output->num_entries, head);
    wd_status status = wd_valcache_output_flush(output);
    if (status == WD_OK && output->to_stdout) {
        status = pwrite(output->fd, head, sizeof head, 0) == (ssize_t)sizeof head ? WD_OK : WD_ERROR_IO;
        status = status == WD_OK ? copy_to_standard_output(output) : status;
    } else if (status == WD_OK) {
        status = wd_file_writer_write_at(&output->file, 0, head, sizeof head);
        if (status == WD_OK) {
            status = wd_file_writer_commit(&output->file);
            output->is_committed = true; // Also where it failed: nothing is left to discard.
        }
    }
    wd_valcache_output_discard(output);
    return status;
}

void wd_valcache_output_discard(wd_valcache_output *output) {
    if (output->to_memory || !output->buffer) {
        return;
    }
    const int reason = errno;
    if (output->to_stdout) {
        close(output->fd);
    } else if (!output->is_committed) {
        wd_file_writer_discard(&output->file);
    }
    wd_free(&output->allocator, output->buffer);
    output->buffer = NULL;
    errno = reason;
}
