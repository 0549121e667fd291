#include "vk/trace/trace_writer.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "vk/platform/process.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"
#include "vk/util/output.h"
#include "vk/util/string_builder.h"

enum { FLUSH_AFTER_MS = 50 };

struct wd_trace_writer {
    wd_trace_writer *next;
    char *path;
    char *own_path; // The file if another process writes to `path`; NULL: it is at `path`.
    pid_t process;
    uint32_t num_users; // Under the lock of all writers.
    int fd;

    pthread_mutex_t lock; // Guards everything below.
    wd_trace_bytes block; // Head and payload.
    uint64_t num_blocks, size, flushed_ms;
    wd_hash_table strings; // By hash: the id.
    wd_hash_table defined; // By id: not NULL.
    uint64_t num_strings, num_recordings;
    uint32_t frame, first_frame, last_frame;
    bool until_finding;
    uint64_t max_size;
    bool ended;      // Atomic.
    int write_error; // Atomic: errno of the write that ended the recording. 0: none, or already taken.
};

static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER; // Guards the list.
static wd_trace_writer *all;

static uint64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

// --- The file

// remove_old removes a file that may be replaced: a trace or an empty file that no process writes. WD_ERROR_BUSY:
// another process does.
static wd_status remove_old(const char *path) {
    struct stat info;
    char magic[sizeof WD_TRACE_MAGIC - 1] = {0};
    if (lstat(path, &info) != 0) {
        return WD_ERROR_IO;
    }
    if (!S_ISREG(info.st_mode)) {
        return WD_ERROR_NOT_A_FILE;
    }
    const int fd = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY | O_CLOEXEC);
    if (fd < 0) {
        return WD_ERROR_IO;
    }
    const ssize_t size = read(fd, magic, sizeof magic);
    const bool is_trace = size == (ssize_t)sizeof magic && memcmp(magic, WD_TRACE_MAGIC, sizeof magic) == 0;
    wd_status status = WD_OK;
    if (size != 0 && !is_trace) {
        errno = EEXIST;
        status = WD_ERROR_IO;
    } else if (!wd_output_claim(fd, path)) {
        status = WD_ERROR_BUSY;
    } else if (unlink(path) != 0) {
        status = WD_ERROR_IO;
    }
    const int reason = errno;
    close(fd);
    errno = reason;
    return status;
}

static int create_file(const char *path, wd_status *status) {
    int fd = -1;
    for (int attempt = 0; attempt < 2 && fd < 0; attempt++) {
        fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOCTTY | O_CLOEXEC, 0600);
        *status = fd < 0 ? WD_ERROR_IO : WD_OK;
        if (fd < 0 && (errno != EEXIST || attempt || (*status = remove_old(path)) != WD_OK)) {
            break;
        }
    }
    const int moved = wd_output_move_up(fd);
    if (fd >= 0 && moved < 0) {
        *status = WD_ERROR_IO;
    } else if (moved >= 0 && !wd_output_claim(moved, path)) { // A process that has just replaced the file.
        close(moved);
        *status = WD_ERROR_BUSY;
        return -1;
    }
    return moved;
}

// create_own_file creates the file, or one next to it if another process writes that.
static wd_status create_own_file(wd_trace_writer *writer) {
    wd_status status = WD_OK;
    writer->fd = create_file(writer->path, &status);
    if (status == WD_ERROR_BUSY) {
        writer->own_path = wd_output_own_path(wd_allocator_default(), writer->path);
        if (!writer->own_path) {
            return WD_ERROR_OUT_OF_MEMORY;
        }
        writer->fd = create_file(writer->own_path, &status);
    }
    return status;
}

// --- Blocks; the lock is held

static bool is_ours(const wd_trace_writer *writer) {
    return writer->process == getpid();
}

static void stop(wd_trace_writer *writer) {
    __atomic_store_n(&writer->ended, true, __ATOMIC_RELEASE);
}

static void begin_block(wd_trace_writer *writer) {
    writer->block.count = 0;
    writer->block.failed = false;
    if (wd_trace_reserve(&writer->block, WD_TRACE_BLOCK_HEAD)) {
        writer->block.count = WD_TRACE_BLOCK_HEAD;
    }
}

// write_block returns false with errno set. The file then ends with the block before.
static bool write_block(wd_trace_writer *writer) {
    wd_trace_bytes *block = &writer->block;
    wd_trace_store_u32(block->items, WD_TRACE_BLOCK_MAGIC);
    wd_trace_store_u32(block->items + 4, (uint32_t)(block->count - WD_TRACE_BLOCK_HEAD));
    wd_trace_store_u64(block->items + 8, writer->num_blocks);
    wd_trace_store_u64(block->items + block->count, wd_hash64_bytes(block->items, block->count));
    block->count += WD_TRACE_BLOCK_TAIL;
    const int reason = wd_output_write(writer->fd, block->items, block->count, 0);
    if (reason) {
        if (ftruncate(writer->fd, (off_t)writer->size) == 0) {
            lseek(writer->fd, (off_t)writer->size, SEEK_SET);
        }
        errno = reason;
        return false;
    }
    writer->num_blocks++;
    writer->size += block->count;
    return true;
}

// fail ends the recording after a write error, with a last block that says so if the file has room for it.
static void fail(wd_trace_writer *writer, int reason) {
    wd_trace_bytes payload = {.allocator = wd_allocator_default()};
    char text[128];
    snprintf(text, sizeof text, "a write error: %s", strerror(reason));
    wd_trace_put_bytes(&payload, text, strlen(text));
    __atomic_store_n(&writer->write_error, reason, __ATOMIC_RELEASE);
    stop(writer);
    begin_block(writer);
    wd_trace_put(&writer->block, WD_TRACE_END);
    wd_trace_put_bytes(&writer->block, payload.items, payload.count);
    if (!payload.failed && wd_trace_reserve(&writer->block, WD_TRACE_BLOCK_TAIL)) {
        (void)write_block(writer);
    }
    wd_trace_finish(&payload);
}

static void flush(wd_trace_writer *writer) {
    wd_trace_bytes *block = &writer->block;
    const bool is_empty = block->count <= WD_TRACE_BLOCK_HEAD;
    if (!is_empty && is_ours(writer) && wd_trace_reserve(block, WD_TRACE_BLOCK_TAIL)) {
        if (!write_block(writer)) {
            fail(writer, errno);
        }
        writer->flushed_ms = now_ms();
    }
    begin_block(writer);
}

static bool has_ended(const wd_trace_writer *writer) {
    return __atomic_load_n(&writer->ended, __ATOMIC_RELAXED);
}

static void append(wd_trace_writer *writer, wd_trace_record kind, const void *data, size_t size) {
    if (size > WD_TRACE_MAX_BLOCK / 2 || !is_ours(writer)) {
        return;
    }
    if (writer->block.count + size + 2 * WD_TRACE_MAX_INTEGER > WD_TRACE_BLOCK_SIZE + WD_TRACE_BLOCK_HEAD) {
        flush(writer);
    }
    if (has_ended(writer)) {
        return; // The block could not be written.
    }
    wd_trace_put(&writer->block, kind);
    wd_trace_put_bytes(&writer->block, data, size);
}

// end writes the last record. The recording may continue later, with another instance.
static void end(wd_trace_writer *writer, const char *reason) {
    wd_trace_bytes payload = {.allocator = wd_allocator_default()};
    wd_trace_put_bytes(&payload, reason, strlen(reason));
    append(writer, WD_TRACE_END, payload.items, payload.count);
    wd_trace_finish(&payload);
    flush(writer);
}

static void end_for_good(wd_trace_writer *writer, const char *reason) {
    if (!has_ended(writer)) {
        end(writer, reason);
        stop(writer);
    }
}

static void append_checked(wd_trace_writer *writer, wd_trace_record kind, const void *data, size_t size) {
    if (has_ended(writer)) {
        return;
    }
    if (writer->max_size && writer->size + writer->block.count + size > writer->max_size) {
        end_for_good(writer, "the size limit");
        return;
    }
    append(writer, kind, data, size);
}

// --- Creation

// write_header returns false with errno set.
static bool write_header(wd_trace_writer *writer) {
    uint8_t header[WD_TRACE_HEADER_SIZE];
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    memcpy(header, WD_TRACE_MAGIC, 8);
    wd_trace_store_u32(header + 8, WD_TRACE_VERSION);
    wd_trace_store_u32(header + 12, WD_TRACE_HEADER_SIZE);
    wd_trace_store_u64(header + 16, (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec);
    wd_trace_store_u64(header + 24, wd_hash64_bytes(header, 24));
    writer->size = sizeof header;
    errno = wd_output_write(writer->fd, header, sizeof header, 0);
    return errno == 0;
}

enum { MAX_NAME = 4096 };

static void put_text(wd_trace_bytes *payload, const char *text) {
    wd_trace_put_bytes(payload, text ? text : "", text ? strnlen(text, MAX_NAME) : 0);
}

static void put_about(wd_trace_writer *writer, const wd_trace_options *options) {
    wd_trace_bytes payload = {.allocator = wd_allocator_default()};
    char program[4096];
    (void)wd_process_program(program, sizeof program);
    const char *slash = strrchr(program, '/');
    put_text(&payload, WD_TRACE_WARDEN_VERSION);
    put_text(&payload, slash ? slash + 1 : program);
    wd_trace_put(&payload, options->first_frame);
    wd_trace_put(&payload, options->last_frame);
    wd_trace_put(&payload, (uint64_t)getpid());
    put_text(&payload, options->application);
    put_text(&payload, options->engine);
    if (!payload.failed) {
        append(writer, WD_TRACE_ABOUT, payload.items, payload.count);
    }
    wd_trace_finish(&payload);
}

static void destroy(wd_trace_writer *writer) {
    const wd_allocator allocator = wd_allocator_default();
    wd_hash_table_finish(&writer->strings);
    wd_hash_table_finish(&writer->defined);
    wd_trace_finish(&writer->block);
    pthread_mutex_destroy(&writer->lock);
    wd_free(&allocator, writer->path);
    wd_free(&allocator, writer->own_path);
    wd_free(&allocator, writer);
}

// create takes `path` over.
static wd_status create(const wd_trace_options *options, char *path, wd_trace_writer **writer) {
    const wd_allocator allocator = wd_allocator_default();
    wd_trace_writer *made = wd_alloc_zero(&allocator, 1, sizeof *made);
    if (!made) {
        wd_free(&allocator, path);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    made->path = path;
    made->process = getpid();
    made->block.allocator = allocator;
    made->first_frame = options->first_frame;
    made->last_frame = options->last_frame;
    made->until_finding = options->until_finding;
    made->max_size = options->max_size;
    pthread_mutex_init(&made->lock, NULL);
    wd_hash_table_init(&made->strings, allocator);
    wd_hash_table_init(&made->defined, allocator);
    wd_status status = create_own_file(made);
    if (status == WD_OK && !write_header(made)) {
        status = WD_ERROR_IO;
        const int reason = errno;
        close(made->fd);
        errno = reason;
    }
    if (status != WD_OK) {
        const int reason = errno;
        destroy(made);
        errno = reason;
        return status;
    }
    begin_block(made);
    *writer = made;
    return WD_OK;
}

wd_status wd_trace_open(const wd_trace_options *options, wd_trace_writer **writer) {
    char *path = wd_output_expand_path(wd_allocator_default(), options->file);
    if (!path) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    pthread_mutex_lock(&all_lock);
    wd_trace_writer *found = all;
    while (found && (strcmp(found->path, path) != 0 || !is_ours(found))) {
        found = found->next;
    }
    wd_status status = WD_OK;
    if (found) {
        const wd_allocator allocator = wd_allocator_default();
        wd_free(&allocator, path);
    } else {
        status = create(options, path, &found);
        if (status == WD_OK) {
            found->next = all;
            all = found;
        }
    }
    if (status == WD_OK) {
        found->num_users++;
        pthread_mutex_lock(&found->lock);
        if (!has_ended(found)) {
            put_about(found, options);
            flush(found);
        }
        pthread_mutex_unlock(&found->lock);
        *writer = found;
    }
    pthread_mutex_unlock(&all_lock);
    return status;
}

void wd_trace_close(wd_trace_writer *writer) {
    if (!writer) {
        return;
    }
    pthread_mutex_lock(&all_lock);
    pthread_mutex_lock(&writer->lock);
    if (--writer->num_users == 0 && !has_ended(writer)) {
        end(writer, "the end of the program");
    }
    pthread_mutex_unlock(&writer->lock);
    pthread_mutex_unlock(&all_lock);
}

int wd_trace_take_error(wd_trace_writer *writer) {
    return __atomic_exchange_n(&writer->write_error, 0, __ATOMIC_ACQ_REL);
}

const char *wd_trace_path(const wd_trace_writer *writer) {
    return writer->own_path ? writer->own_path : writer->path;
}

bool wd_trace_is_moved(const wd_trace_writer *writer) {
    return writer->own_path != NULL;
}

// --- Frames

bool wd_trace_is_recording(const wd_trace_writer *writer) {
    return !__atomic_load_n(&writer->ended, __ATOMIC_ACQUIRE);
}

uint32_t wd_trace_frame(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    const uint32_t frame = writer->frame;
    pthread_mutex_unlock(&writer->lock);
    return frame;
}

bool wd_trace_is_in_frames(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    const bool is_in = writer->frame >= writer->first_frame && writer->frame <= writer->last_frame;
    pthread_mutex_unlock(&writer->lock);
    return is_in;
}

void wd_trace_end_frame(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    if (writer->frame == writer->last_frame) {
        end_for_good(writer, "the last frame");
    }
    writer->frame += writer->frame < UINT32_MAX;
    flush(writer);
    pthread_mutex_unlock(&writer->lock);
}

// --- Records

uint64_t wd_trace_string_n(wd_trace_writer *writer, const char *text, size_t size) {
    if (!text) {
        return 0;
    }
    const uint64_t hash = wd_hash64_bytes(text, size);
    pthread_mutex_lock(&writer->lock);
    uint64_t id = (uint64_t)(uintptr_t)wd_hash_table_get(&writer->strings, hash);
    if (!id &&
        wd_hash_table_set(&writer->strings, hash, (void *)(uintptr_t)(writer->num_strings + 1)) == WD_OK) {
        id = ++writer->num_strings;
        wd_trace_bytes payload = {.allocator = wd_allocator_default()};
        wd_trace_put(&payload, id);
        wd_trace_put_bytes(&payload, text, size);
        if (!payload.failed) {
            append_checked(writer, WD_TRACE_STRING, payload.items, payload.count);
        }
        wd_trace_finish(&payload);
    }
    pthread_mutex_unlock(&writer->lock);
    return id;
}

uint64_t wd_trace_string(wd_trace_writer *writer, const char *text) {
    return wd_trace_string_n(writer, text, text ? strlen(text) : 0);
}

bool wd_trace_define(wd_trace_writer *writer, uint64_t id) {
    pthread_mutex_lock(&writer->lock);
    const bool is_new = id && !wd_hash_table_get(&writer->defined, id) &&
                        wd_hash_table_set(&writer->defined, id, writer) == WD_OK;
    pthread_mutex_unlock(&writer->lock);
    return is_new;
}

uint64_t wd_trace_new_recording(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    const uint64_t number = ++writer->num_recordings;
    pthread_mutex_unlock(&writer->lock);
    return number;
}

void wd_trace_append(wd_trace_writer *writer, wd_trace_record kind, const void *data, size_t size) {
    pthread_mutex_lock(&writer->lock);
    append_checked(writer, kind, data, size);
    pthread_mutex_unlock(&writer->lock);
}

void wd_trace_append_bytes(wd_trace_writer *writer, wd_trace_record kind, wd_trace_bytes *payload) {
    if (!payload->failed) {
        wd_trace_append(writer, kind, payload->items, payload->count);
    }
    wd_trace_finish(payload);
}

void wd_trace_flush(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    flush(writer);
    pthread_mutex_unlock(&writer->lock);
}

void wd_trace_flush_late(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    if (now_ms() - writer->flushed_ms >= FLUSH_AFTER_MS) {
        flush(writer);
    }
    pthread_mutex_unlock(&writer->lock);
}

void wd_trace_note_finding(wd_trace_writer *writer) {
    pthread_mutex_lock(&writer->lock);
    if (writer->until_finding) {
        end_for_good(writer, "the first finding");
    }
    flush(writer);
    pthread_mutex_unlock(&writer->lock);
}
