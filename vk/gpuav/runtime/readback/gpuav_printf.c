#include "vk/gpuav/runtime/readback/gpuav_printf.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/report/message_ids.h"
#include "vk/util/hash_table.h"
#include "vk/util/output.h"
#include "vk/util/string_builder.h"

enum { NO_FILE = -1, MAX_WAIT_MS = 500 }; // The time that a text waits for room in a pipe.

struct wd_gpuav_printf {
    wd_gpuav_device *device;
    uint32_t limit; // Texts of a shader; 0: unlimited.
    pthread_mutex_t lock;
    // Under the lock.
    int fd; // NO_FILE: the texts become messages.
    bool owns_fd;
    wd_hash_table num_texts; // Shader id -> texts, as a pointer.
    wd_hash_table formats; // Calls whose formats were compared with their values: shader id and instruction.
};

static bool is_file_name(const char *output) {
    return strcmp(output, "message") && strcmp(output, "stdout") && strcmp(output, "stderr");
}

// open_file opens a file for appending. Not a FIFO without a reader, for which open would wait.
static int open_file(const char *path) {
    return wd_output_move_up(
        open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0644));
}

static void report_failure(wd_gpuav_printf *printer, int reason) {
    wd_gpuav_report_once(&printer->device->notices, WD_GPUAV_NOTICE_PRINTF, NULL,
                         "debug_printf_output: %s: %s. The text of debugPrintfEXT becomes messages.",
                         printer->device->instance->printf_output, strerror(reason));
}

static void open_output(wd_gpuav_printf *printer, const char *output) {
    if (!output || !*output) {
        return;
    }
    if (!is_file_name(output)) {
        printer->fd = !strcmp(output, "stdout")   ? STDOUT_FILENO
                      : !strcmp(output, "stderr") ? STDERR_FILENO
                                                  : NO_FILE;
        return;
    }
    printer->fd = open_file(output);
    printer->owns_fd = printer->fd != NO_FILE;
    if (!printer->owns_fd) {
        report_failure(printer, errno);
    }
}

wd_status wd_gpuav_printf_create(wd_gpuav_device *device, wd_gpuav_printf **printer) {
    wd_gpuav_printf *created = wd_alloc_zero(&device->allocator, 1, sizeof(*created));
    *printer = created;
    if (!created) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    created->device = device;
    created->limit = device->instance->options.printf_limit;
    created->fd = NO_FILE;
    pthread_mutex_init(&created->lock, NULL);
    wd_hash_table_init(&created->num_texts, device->allocator);
    wd_hash_table_init(&created->formats, device->allocator);
    open_output(created, device->instance->printf_output);
    return WD_OK;
}

static void close_output(wd_gpuav_printf *printer) {
    assert(!printer->owns_fd || printer->fd != NO_FILE);
    if (printer->owns_fd) {
        close(printer->fd);
    }
    printer->fd = NO_FILE;
    printer->owns_fd = false;
}

void wd_gpuav_printf_destroy(wd_gpuav_printf *printer) {
    if (!printer) {
        return;
    }
    close_output(printer);
    wd_hash_table_finish(&printer->formats);
    wd_hash_table_finish(&printer->num_texts);
    pthread_mutex_destroy(&printer->lock);
    wd_free(&printer->device->allocator, printer);
}

// count_text counts a text of a shader and returns the number of its texts so far. Without memory, it is not limited.
static uint64_t count_text(wd_gpuav_printf *printer, uint32_t shader_id) {
    pthread_mutex_lock(&printer->lock);
    const uintptr_t count = (uintptr_t)wd_hash_table_get(&printer->num_texts, shader_id) + 1;
    const wd_status status = wd_hash_table_set(&printer->num_texts, shader_id, (void *)count);
    pthread_mutex_unlock(&printer->lock);
    return status == WD_OK ? count : 0;
}

// write_line returns whether the output takes texts; if it does not take this one, later texts become messages.
static bool write_line(wd_gpuav_printf *printer, const char *text, size_t length) {
    pthread_mutex_lock(&printer->lock);
    const bool is_open = printer->fd != NO_FILE;
    const int reason = is_open ? wd_output_write(printer->fd, text, length, MAX_WAIT_MS) : 0;
    if (reason) {
        close_output(printer);
    }
    pthread_mutex_unlock(&printer->lock);
    if (reason) {
        report_failure(printer, reason);
    }
    return is_open && !reason;
}

static bool print(void *user, const wd_finding *finding) {
    wd_gpuav_printf *printer = user;
    wd_string_builder line;
    wd_string_init(&line, printer->device->allocator);
    wd_string_append(&line, finding->text);
    if (!line.length || line.text[line.length - 1] != '\n') {
        wd_string_append_char(&line, '\n');
    }
    if (!line.failed && !write_line(printer, line.text, line.length)) {
        wd_report_submit_run(printer->device->chassis->instance->report, finding);
    }
    wd_string_finish(&line);
    return false;
}

static bool report_mistake(void *user, const wd_finding *finding) {
    wd_gpuav_printf *printer = user;
    wd_report_submit(printer->device->chassis->instance->report, finding);
    return false;
}

// check_format reports, once for each call, a format that does not fit the values.
static void check_format(wd_gpuav_printf *printer, const wd_record *record,
                         const wd_record_context *context) {
    const uint64_t key = (uint64_t)record->shader_id << 32 | record->instruction;
    pthread_mutex_lock(&printer->lock);
    const bool is_new = !wd_hash_table_get(&printer->formats, key);
    const wd_status status = is_new ? wd_hash_table_set(&printer->formats, key, (void *)(uintptr_t)1) : WD_OK;
    pthread_mutex_unlock(&printer->lock);
    if (is_new && status == WD_OK) {
        wd_record_describe_format(printer->device->allocator, record, context, report_mistake, printer);
    }
}

static void report_limit(wd_gpuav_printf *printer, const wd_record *record,
                         const wd_record_context *context) {
    const wd_finding_object *last = context->num_objects ? &context->objects[context->num_objects - 1] : NULL;
    wd_gpuav_report_info(
        &printer->device->notices, WD_ID_GPUAV_PRINTF_LIMIT, last,
        "The shader module (id 0x%08x) has printed %u texts. Its further texts are not printed.",
        record->shader_id, printer->limit);
}

void wd_gpuav_printf_add(wd_gpuav_printf *printer, const wd_record *record,
                         const wd_record_context *context) {
    if (printer->limit) {
        const uint64_t count = count_text(printer, record->shader_id);
        if (count > printer->limit) {
            if (count == printer->limit + 1ull) {
                report_limit(printer, record, context);
            }
            return;
        }
    }
    if (printer->device->instance->options.printf_formats) {
        check_format(printer, record, context);
    }
    wd_record_describe(printer->device->allocator, record, context, print, printer, NULL);
}
