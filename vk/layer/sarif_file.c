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
#include "vk/report/message_ids.h"
#include "vk/report/sarif.h"
#include "vk/util/output.h"

struct wd_sarif_file {
    wd_sarif_file *next;
    char *path;
    int fd;
    pid_t process;
    off_t end; // Of the results; the tail follows.
    bool failed;
    wd_sarif sarif;
    wd_string_builder text; // The writer's last output.
    wd_string_builder tail;
    char program[4096];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; // Guards everything below.
static wd_sarif_file *files;

// write_at returns 0 or an errno.
static int write_at(int fd, const char *text, size_t length, off_t offset) {
    while (length) {
        const ssize_t put = pwrite(fd, text, length, offset);
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            return put ? errno : EIO;
        }
        text += put;
        length -= (size_t)put;
        offset += put;
    }
    return 0;
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
    const int reason = write_at(file->fd, file->text.text, file->text.length, file->end);
    file->end += (off_t)length;
    wd_string_clear(&file->text);
    errno = reason;
    return reason ? WD_ERROR_IO : WD_OK;
}

static int open_regular(const char *path, wd_status *status) {
    struct stat info;
    const int fd = open(path, O_WRONLY | O_CREAT | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, 0666);
    *status = fd < 0 ? WD_ERROR_IO : WD_OK;
    if (fd >= 0 && (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode))) {
        *status = WD_ERROR_NOT_A_FILE;
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

static void begin_log(wd_sarif_file *file) {
    const wd_allocator allocator = wd_allocator_default();
    wd_string_init(&file->text, allocator);
    wd_string_init(&file->tail, allocator);
    wd_sarif_init(&file->sarif, allocator, &file->text, "Warden", WD_LAYER_VERSION);
    wd_sarif_describe_rules(&file->sarif, wd_message_meaning);
    const ssize_t length = readlink("/proc/self/exe", file->program, sizeof file->program - 1);
    file->program[length > 0 ? length : 0] = '\0';
    wd_sarif_set_default_location(&file->sarif, file->program);
}

static void free_file(wd_sarif_file *file) {
    const wd_allocator allocator = wd_allocator_default();
    wd_sarif_finish(&file->sarif);
    wd_string_finish(&file->text);
    wd_string_finish(&file->tail);
    wd_free(&allocator, file->path);
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
    made->fd = open_regular(path, &status);
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
    return file->path;
}
