// Findings that other parts of the layer report: redundant barriers, those of GPU-assisted validation, lost devices and
// hangs.
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/spirv/source.h"
#include "vk/syncval/validator/trace/trace.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"
#include "vk/util/parse.h"

static const char *property(const wd_finding *finding, const char *key) {
    for (size_t i = 0; i < finding->num_properties; i++) {
        if (strcmp(finding->properties[i].key, key) == 0) {
            return finding->properties[i].value;
        }
    }
    return NULL;
}

static uint32_t number_of(const wd_finding *finding, const char *key, uint32_t otherwise) {
    const char *text = property(finding, key);
    uint32_t number;
    return text && wd_parse_u32(text, strlen(text), &number) ? number : otherwise;
}

static uint64_t handle_of(const wd_finding *finding, VkObjectType type) {
    for (size_t i = 0; i < finding->num_objects; i++) {
        if (finding->objects[i].type == (uint32_t)type) {
            return finding->objects[i].handle;
        }
    }
    return 0;
}

static bool is_about_barrier(const wd_finding *finding) {
    return strcmp(finding->id, WD_ID_SYNC_REDUNDANT_BARRIER) == 0 ||
           strcmp(finding->id, WD_ID_SYNC_WIDE_BARRIER) == 0;
}

static bool is_about_hang(const wd_finding *finding) {
    static const char *const ids[] = {WD_ID_HANGS_DEVICE_LOST, WD_ID_HANGS_TIMEOUT, WD_ID_HANGS_FAULT,
                                      WD_ID_HANGS_FAULT_ADDRESS};
    bool found = false;
    for (size_t i = 0; i < sizeof ids / sizeof *ids; i++) {
        found |= strcmp(finding->id, ids[i]) == 0;
    }
    return found;
}

// kind_of returns the kind in the file. 0: the finding is not one of those that the file has.
static wd_trace_other_finding kind_of(const wd_finding *finding) {
    return is_about_barrier(finding)        ? WD_TRACE_OTHER_BARRIER
           : is_about_hang(finding)         ? WD_TRACE_OTHER_HANG
           : property(finding, "shader_id") ? WD_TRACE_OTHER_GPU
                                            : 0;
}

enum { MAX_SOURCE_SIZE = 1 << 20 };

static void write_source(wd_trace_writer *writer, uint64_t number, uint64_t handle, const char *file_name,
                         const wd_string_builder *text) {
    const uint64_t file = wd_trace_string(writer, file_name);
    for (size_t at = 0; at < text->length;) {
        const size_t rest = text->length - at;
        const size_t size = rest < WD_TRACE_MAX_DATA ? rest : WD_TRACE_MAX_DATA;
        wd_trace_bytes bytes = {.allocator = wd_allocator_default()};
        wd_trace_put(&bytes, number);
        wd_trace_put(&bytes, handle);
        wd_trace_put(&bytes, file);
        wd_trace_put(&bytes, at);
        wd_trace_put_bytes(&bytes, text->text + at, size);
        wd_trace_append_bytes(writer, WD_TRACE_SHADER, &bytes);
        at += size;
    }
}

// source_of returns the number of the shader's source in the file, to which it adds the source once. 0: the module does
// not have it.
static uint64_t source_of(wd_trace_writer *writer, uint64_t handle, const wd_finding *finding) {
    if (!finding->source || !finding->num_frames) {
        return 0;
    }
    const char *file = finding->frames[0].file;
    const uint64_t name = file ? wd_hash64_bytes(file, strlen(file)) : 0;
    const uint64_t text_hash = wd_hash64_bytes(finding->source, finding->source_length);
    const uint64_t number = wd_hash_u64(text_hash ^ wd_hash_u64(name)) | 1;
    if (wd_trace_define(writer, number)) {
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        if (wd_spirv_source_lines(finding->source, finding->source_length, finding->source_file, file,
                                  MAX_SOURCE_SIZE, &text)) {
            write_source(writer, number, handle, file, &text);
        }
        wd_string_finish(&text);
    }
    return number;
}

// put_frame adds the location in shader source, the source line, and the number of the source.
static void put_frame(wd_trace_writer *writer, wd_trace_bytes *bytes, const wd_finding *finding) {
    static const wd_finding_frame none;
    const wd_finding_frame *frame = finding->num_frames ? &finding->frames[0] : &none;
    const uint64_t handle = handle_of(finding, VK_OBJECT_TYPE_SHADER_MODULE);
    wd_trace_put(bytes, handle);
    wd_trace_put(bytes, wd_trace_string(writer, frame->file));
    wd_trace_put(bytes, frame->line);
    wd_trace_put(bytes, frame->column);
    wd_trace_put_bytes(bytes, frame->text, frame->text ? frame->text_length : 0);
    wd_trace_put(bytes, source_of(writer, handle, finding));
}

// run is a run of commands with one status, as in the property `statuses` of vk/hangs (wd_hangs_append_run).
typedef struct run {
    char status[16], first[128], last[128];
    uint64_t submission, command_buffer;
    uint32_t first_index, last_index;
} run;

// next_run reads a run, and moves `*text` to the one after it.
static bool next_run(const char **text, run *found) {
    int length = 0;
    const bool is_complete =
        *text && sscanf(*text, "%15s %" SCNu64 " 0x%" SCNx64 " %127s %" SCNu32 " %127s %" SCNu32 "%n",
                        found->status, &found->submission, &found->command_buffer, found->first,
                        &found->first_index, found->last, &found->last_index, &length) == 7;
    *text = is_complete && (*text)[length] == ';' ? *text + length + 1 : NULL;
    return is_complete;
}

static wd_trace_status status_of(const char *name) {
    wd_trace_status status = WD_TRACE_COMPLETED;
    while (status < WD_TRACE_NUM_STATUSES && strcmp(wd_trace_status_names[status], name) != 0) {
        status++;
    }
    return status;
}

// put_statuses adds the number of the event, the queue, and the status of its commands.
static void put_statuses(wd_trace_writer *writer, wd_trace_bytes *bytes, const wd_finding *finding) {
    const char *statuses = property(finding, "statuses");
    run next;
    uint32_t count = 0;
    for (const char *text = statuses; next_run(&text, &next);) {
        count++;
    }
    wd_trace_put(bytes, number_of(finding, "event", 0));
    wd_trace_put(bytes, handle_of(finding, VK_OBJECT_TYPE_QUEUE));
    wd_trace_put(bytes, count);
    for (const char *text = statuses; next_run(&text, &next);) {
        wd_trace_put(bytes, status_of(next.status));
        wd_trace_put(bytes, next.submission);
        wd_trace_put(bytes, next.command_buffer);
        wd_trace_put(bytes, wd_trace_string(writer, next.first));
        wd_trace_put(bytes, next.first_index);
        wd_trace_put(bytes, wd_trace_string(writer, next.last));
        wd_trace_put(bytes, next.last_index);
    }
}

bool wd_syncval_trace_finding(void *user, const wd_finding *finding, const char *text) {
    wd_trace_writer *writer = user;
    const wd_trace_other_finding kind = kind_of(finding);
    (void)text;
    if (!kind || !wd_trace_is_recording(writer) || !wd_trace_is_in_frames(writer)) {
        return false;
    }
    wd_trace_bytes bytes = {.allocator = wd_allocator_default()};
    wd_trace_put(&bytes, kind);
    wd_trace_put(&bytes, wd_trace_string(writer, finding->id));
    wd_trace_put(&bytes, finding->severity);
    wd_trace_put_bytes(&bytes, finding->text, strlen(finding->text));
    wd_trace_put(&bytes, handle_of(finding, VK_OBJECT_TYPE_COMMAND_BUFFER));
    const uint64_t buffer = handle_of(finding, VK_OBJECT_TYPE_BUFFER);
    wd_trace_put(&bytes, buffer ? buffer : handle_of(finding, VK_OBJECT_TYPE_IMAGE));
    // The number of the command, or its index among dispatches, draws or traces, which the stage distinguishes.
    wd_trace_put(&bytes, kind == WD_TRACE_OTHER_GPU
                             ? (uint64_t)number_of(finding, "command_index", UINT32_MAX) + 1
                             : number_of(finding, "command_number", 0));
    wd_trace_put(&bytes, wd_trace_string(writer, property(finding, "stage")));
    put_frame(writer, &bytes, finding);
    put_statuses(writer, &bytes, finding);
    wd_trace_append_bytes(writer, WD_TRACE_FINDING, &bytes);
    wd_trace_note_finding(writer);
    return false;
}

static void submit(wd_report *report, const wd_string_builder *text) {
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_SETTINGS_FILE,
        .text = text->failed ? "The trace file could not be written." : text->text,
    };
    wd_report_submit(report, &finding);
}

void wd_syncval_trace_report(wd_report *report, const char *file, const char *action, const char *problem) {
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_string_appendf(&text, "%s: the trace file could not be %s: %s.", file, action, problem);
    submit(report, &text);
    wd_string_finish(&text);
}

void wd_syncval_trace_report_move(const wd_trace_writer *writer, wd_report *report) {
    if (!wd_trace_is_moved(writer)) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_string_appendf(&text,
                      "Another process writes the trace that syncval_trace_file names. The trace of this "
                      "process is %s. Fix: put %%p, the process id, into syncval_trace_file.",
                      wd_trace_path(writer));
    submit(report, &text);
    wd_string_finish(&text);
}

void wd_syncval_trace_report_error(wd_trace_writer *writer, wd_report *report) {
    const int reason = wd_trace_is_recording(writer) ? 0 : wd_trace_take_error(writer);
    if (reason) {
        char problem[160];
        snprintf(problem, sizeof problem, "%s. The recording ends here", strerror(reason));
        wd_syncval_trace_report(report, wd_trace_path(writer), "written", problem);
    }
}
