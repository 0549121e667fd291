// Where output goes. A file is replaced atomically, and yet output of any size takes little memory: what comes to more than a
// piece is written beside the file, and takes its place at the end.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"
#include "vk/util/file.h"

void errdecode_sink_init(errdecode_sink *sink, const char *path) {
    *sink = (errdecode_sink){.path = path, .fd = -1};
}

bool errdecode_sink_is_standard_output(const errdecode_sink *sink) {
    return !sink->path || strcmp(sink->path, "-") == 0;
}

static bool fail(errdecode_sink *sink) {
    sink->exit_code = wd_tool_error(sink->path, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    return false;
}

// open_part makes the file beside the output, with the folders above it, and the mode that the output has or will have.
static bool open_part(errdecode_sink *sink) {
    struct stat existing;
    if (asprintf(&sink->part, "%s.%ld.part", sink->path, (long)getpid()) < 0) {
        sink->part = NULL;
        return fail(sink);
    }
    if (wd_file_replace(sink->part, "", 0)) {
        return fail(sink);
    }
    sink->fd = open(sink->part, O_WRONLY | O_NOFOLLOW | O_CLOEXEC);
    if (sink->fd < 0 ||
        (stat(sink->path, &existing) == 0 && fchmod(sink->fd, existing.st_mode & 07777) != 0)) {
        return fail(sink);
    }
    return true;
}

void errdecode_sink_write(errdecode_sink *sink, const char *data, size_t size) {
    if (sink->exit_code != WD_EXIT_OK) {
        return;
    }
    if (errdecode_sink_is_standard_output(sink)) {
        sink->exit_code = wd_tool_write(NULL, data, size);
        return;
    }
    if (sink->fd < 0 && !open_part(sink)) {
        return;
    }
    while (size) {
        ssize_t put = write(sink->fd, data, size);
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            fail(sink);
            return;
        }
        data += put;
        size -= (size_t)put;
    }
}

// put_in_place gives the part the output's name.
static void put_in_place(errdecode_sink *sink) {
    bool written = fsync(sink->fd) == 0;
    // Some file systems tell of a full disk only here.
    written = close(sink->fd) == 0 && written;
    sink->fd = -1;
    if (!written || rename(sink->part, sink->path) != 0) {
        fail(sink);
    }
}

int errdecode_sink_finish(errdecode_sink *sink, const char *rest, size_t rest_size) {
    if (rest && sink->fd < 0 && sink->exit_code == WD_EXIT_OK) {
        sink->exit_code = rest_size || !errdecode_sink_is_standard_output(sink)
                              ? wd_tool_write(sink->path, rest, rest_size)
                              : WD_EXIT_OK;
    } else if (rest) {
        errdecode_sink_write(sink, rest, rest_size);
        if (sink->exit_code == WD_EXIT_OK) {
            put_in_place(sink);
        }
    }
    if (sink->fd >= 0) {
        close(sink->fd);
    }
    if (sink->part) {
        unlink(sink->part); // Gone already where it took the output's place.
        free(sink->part);
    }
    int code = sink->exit_code;
    *sink = (errdecode_sink){.fd = -1};
    return code;
}
