#include "vk/layer/sarif_file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/layer/log.h"
#include "vk/layer/process_exit.h"
#include "vk/layer/version.h"
#include "vk/platform/process.h"
#include "vk/report/message_ids.h"
#include "vk/report/sarif.h"
#include "vk/util/output.h"
#include "vk/util/quiet_write.h"

struct wd_sarif_file {
    wd_sarif_file *next;
    char *path;
    char *own_path; // The file if another process writes to `path`; NULL: it is at `path`.
    int fd;
    pid_t process;
    uint64_t end; // Of the results; the tail follows.
    bool failed;
    wd_sarif sarif;
    wd_string_builder text; // The writer's last output.
    wd_string_builder tail, written_tail;
    char program[4096];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // Guards everything below.
static wd_sarif_file *files;

// restore makes the file what it was before a write that failed: the blocks that it had are still its own. If that
// fails too, the file is removed, because an incomplete log is of no use to any reader.
static void restore(const wd_sarif_file *file) {
    const wd_string_builder *tail = &file->written_tail;
    if (!tail->length || wd_write_quietly(file->fd, tail->text, tail->length, &file->end) != 0 ||
        ftruncate(file->fd, (off_t)(file->end + tail->length)) != 0) {
        wd_output_remove(file->fd, wd_sarif_file_path(file));
    }
}

// flush writes the writer's output and the tail in one piece.
static wd_status flush(wd_sarif_file *file) {
    const size_t length = file->text.length;
    wd_string_clear(&file->tail);
    wd_sarif_append_tail(&file->sarif, &file->tail);
    wd_string_append_n(&file->text, file->tail.text, file->tail.length);
    if (file->text.failed || file->tail.failed) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const int reason = wd_write_quietly(file->fd, file->text.text, file->text.length, &file->end);
    if (reason) {
        restore(file);
    } else {
        const wd_string_builder written = file->tail;
        file->tail = file->written_tail;
        file->written_tail = written;
        file->end += length;
    }
    wd_string_clear(&file->text);
    errno = reason;
    return reason ? WD_ERROR_IO : WD_OK;
}

static int open_regular(const char *path, wd_status *status) {
    struct stat info;
    const int fd =
        wd_output_move_up(open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666));
    *status = fd < 0 ? WD_ERROR_IO : WD_OK;
    if (fd >= 0 && (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode))) {
        *status = WD_ERROR_NOT_A_FILE;
    } else if (fd >= 0 && !wd_output_claim(fd, path)) {
        *status = WD_ERROR_BUSY;
    } else if (fd >= 0 && ftruncate(fd, 0) != 0) {
        *status = WD_ERROR_IO;
    }
    if (fd >= 0 && *status != WD_OK) {
        const int reason = errno;
        close(fd);
        errno = reason;
        return -1;
    }
    return fd;
}

// open_file opens the file of the path, or one next to it if another process writes that.
static wd_status open_file(wd_sarif_file *file) {
    wd_status status;
    file->fd = open_regular(file->path, &status);
    if (status == WD_ERROR_BUSY) {
        const wd_allocator allocator = wd_allocator_default();
        file->own_path = wd_output_own_path(allocator, file->path);
        if (!file->own_path) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        file->fd = open_regular(file->own_path, &status);
    }
    return status;
}

static void begin_log(wd_sarif_file *file) {
    const wd_allocator allocator = wd_allocator_default();
    wd_string_init(&file->text, allocator);
    wd_string_init(&file->tail, allocator);
    wd_string_init(&file->written_tail, allocator);
    wd_sarif_init(&file->sarif, allocator, &file->text, "Warden", WD_LAYER_VERSION);
    wd_sarif_describe_rules(&file->sarif, wd_message_meaning);
    (void)wd_process_program(file->program, sizeof file->program);
    wd_sarif_set_default_location(&file->sarif, file->program);
}

static void free_file(wd_sarif_file *file) {
    const wd_allocator allocator = wd_allocator_default();
    wd_sarif_finish(&file->sarif);
    wd_string_finish(&file->text);
    wd_string_finish(&file->tail);
    wd_string_finish(&file->written_tail);
    wd_free(&allocator, file->path);
    wd_free(&allocator, file->own_path);
    wd_free(&allocator, file);
}

// open_new takes `path` over. It wants the lock held.
static wd_status open_new(char *path, wd_sarif_file **file) {
    const wd_allocator allocator = wd_allocator_default();
    wd_sarif_file *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    wd_status status = made ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (!made) {
        wd_free(&allocator, path);
        return status;
    }
    made->path = path;
    made->process = getpid();
    made->fd = -1;
    status = open_file(made);
    if (status == WD_OK) {
        begin_log(made);
        status = flush(made);
    }
    if (status != WD_OK) {
        const int reason = errno;
        if (made->fd >= 0) {
            close(made->fd);
        }
        free_file(made);
        errno = reason;
        return status;
    }
    made->next = files;
    files = made;
    *file = made;
    wd_process_keep_layer();
    return WD_OK;
}

wd_status wd_sarif_file_open(const char *path, wd_sarif_file **file) {
    char *expanded = wd_output_expand_path(wd_allocator_default(), path);
    if (!expanded) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    pthread_mutex_lock(&lock);
    wd_sarif_file *found = files;
    while (found && (strcmp(found->path, expanded) != 0 || found->process != getpid())) {
        found = found->next;
    }
    wd_status status = WD_OK;
    if (found) {
        const wd_allocator allocator = wd_allocator_default();
        wd_free(&allocator, expanded);
        *file = found;
    } else {
        status = open_new(expanded, file);
    }
    pthread_mutex_unlock(&lock);
    return status;
}

wd_status wd_sarif_file_add(wd_sarif_file *file, const wd_finding *finding) {
    wd_status status = WD_OK;
    pthread_mutex_lock(&lock);
    if (!file->failed && file->process == getpid()) {
        status = wd_sarif_add(&file->sarif, finding);
        status = status == WD_OK ? flush(file) : status;
        file->failed = status != WD_OK;
    }
    pthread_mutex_unlock(&lock);
    return status;
}

const char *wd_sarif_file_path(const wd_sarif_file *file) {
    return file->own_path ? file->own_path : file->path;
}

bool wd_sarif_file_is_moved(const wd_sarif_file *file) {
    return file->own_path != NULL;
}
