#include "vk/gpuav/runtime/readback/gpuav_printf.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/report/message_ids.h"
#include "vk/util/hash_table.h"

struct wd_gpuav_printf {
    wd_gpuav_device *device;
    uint32_t limit; // Lines of a shader; 0: unlimited.
    FILE *stream;   // NULL: the texts become messages.
    bool owns_stream;
    pthread_mutex_t lock;
    wd_hash_table num_lines; // Under the lock: shader id -> lines, as a pointer.
};

static bool is_file_name(const char *output) {
    return strcmp(output, "message") && strcmp(output, "stdout") && strcmp(output, "stderr");
}

// open_file opens a file for appending. Not a FIFO without a reader, for which open would wait.
static FILE *open_file(const char *path) {
    const int fd = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK | O_NOCTTY, 0644);
    FILE *stream = fd < 0 ? NULL : fdopen(fd, "a");
    if (fd >= 0 && !stream) {
        close(fd);
    }
    return stream;
}

static void open_output(wd_gpuav_printf *printer, const char *output) {
    if (!output || !*output) {
        return;
    }
    if (!is_file_name(output)) {
        printer->stream = !strcmp(output, "stdout") ? stdout : !strcmp(output, "stderr") ? stderr : NULL;
        return;
    }
    printer->stream = open_file(output);
    printer->owns_stream = printer->stream != NULL;
    if (!printer->stream) {
        wd_gpuav_report_once(printer->device, WD_GPUAV_NOTICE_PRINTF, NULL,
                             "debug_printf_output: %s: %s. The text of debugPrintfEXT becomes messages.",
                             output, strerror(errno));
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
    pthread_mutex_init(&created->lock, NULL);
    wd_hash_table_init(&created->num_lines, device->allocator);
    open_output(created, device->instance->printf_output);
    return WD_OK;
}

void wd_gpuav_printf_destroy(wd_gpuav_printf *printer) {
    if (!printer) {
        return;
    }
    if (printer->owns_stream) {
        fclose(printer->stream);
    }
    wd_hash_table_finish(&printer->num_lines);
    pthread_mutex_destroy(&printer->lock);
    wd_free(&printer->device->allocator, printer);
}

// count_line counts a line of a shader and returns the number of its lines so far. Without memory, it is not limited.
static uint64_t count_line(wd_gpuav_printf *printer, uint32_t shader_id) {
    pthread_mutex_lock(&printer->lock);
    const uintptr_t count = (uintptr_t)wd_hash_table_get(&printer->num_lines, shader_id) + 1;
    const wd_status status = wd_hash_table_set(&printer->num_lines, shader_id, (void *)count);
    pthread_mutex_unlock(&printer->lock);
    return status == WD_OK ? count : 0;
}

static bool write_text(void *user, const wd_finding *finding) {
    wd_gpuav_printf *printer = user;
    const size_t length = strlen(finding->text);
    const bool ends_line = length && finding->text[length - 1] == '\n';
    flockfile(printer->stream);
    fputs(finding->text, printer->stream);
    if (!ends_line) {
        fputc('\n', printer->stream);
    }
    fflush(printer->stream);
    funlockfile(printer->stream);
    return false;
}

static bool send_message(void *user, const wd_finding *finding) {
    const wd_gpuav_printf *printer = user;
    wd_report_submit_run(printer->device->chassis->instance->report, finding);
    return false;
}

static void report_limit(wd_gpuav_printf *printer, const wd_record *record,
                         const wd_record_context *context) {
    const wd_finding_object *last = context->num_objects ? &context->objects[context->num_objects - 1] : NULL;
    wd_gpuav_report_info(
        printer->device, WD_ID_GPUAV_PRINTF_LIMIT, last,
        "The shader module (id 0x%08x) has printed %u lines. Its further lines are not printed.",
        record->shader_id, printer->limit);
}

void wd_gpuav_printf_add(wd_gpuav_printf *printer, const wd_record *record,
                         const wd_record_context *context) {
    if (printer->limit) {
        const uint64_t count = count_line(printer, record->shader_id);
        if (count > printer->limit) {
            if (count == printer->limit + 1ull) {
                report_limit(printer, record, context);
            }
            return;
        }
    }
    wd_record_describe(printer->device->allocator, record, context,
                       printer->stream ? write_text : send_message, printer, NULL);
}
