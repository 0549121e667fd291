// Findings that other parts of the layer report: redundant barriers, and those of GPU-assisted validation.
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/trace/trace.h"
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

// put_frame adds the location in shader source, and the source line.
static void put_frame(wd_trace_writer *writer, wd_trace_bytes *bytes, const wd_finding *finding) {
    static const wd_finding_frame none;
    const wd_finding_frame *frame = finding->num_frames ? &finding->frames[0] : &none;
    wd_trace_put(bytes, handle_of(finding, VK_OBJECT_TYPE_SHADER_MODULE));
    wd_trace_put(bytes, wd_trace_string(writer, frame->file));
    wd_trace_put(bytes, frame->line);
    wd_trace_put(bytes, frame->column);
    wd_trace_put_bytes(bytes, frame->text, frame->text ? frame->text_length : 0);
}

bool wd_syncval_trace_finding(void *user, const wd_finding *finding, const char *text) {
    wd_trace_writer *writer = user;
    const bool is_barrier = is_about_barrier(finding);
    (void)text;
    if ((!is_barrier && !property(finding, "shader_id")) || !wd_trace_is_recording(writer) ||
        !wd_trace_is_in_frames(writer)) {
        return false;
    }
    wd_trace_bytes bytes = {.allocator = wd_allocator_default()};
    wd_trace_put(&bytes, is_barrier ? 1 : 2);
    wd_trace_put(&bytes, wd_trace_string(writer, finding->id));
    wd_trace_put(&bytes, finding->severity);
    wd_trace_put_bytes(&bytes, finding->text, strlen(finding->text));
    wd_trace_put(&bytes, handle_of(finding, VK_OBJECT_TYPE_COMMAND_BUFFER));
    const uint64_t buffer = handle_of(finding, VK_OBJECT_TYPE_BUFFER);
    wd_trace_put(&bytes, buffer ? buffer : handle_of(finding, VK_OBJECT_TYPE_IMAGE));
    // The number of the command, or its index among dispatches, draws or traces, which the stage distinguishes.
    wd_trace_put(&bytes, is_barrier ? number_of(finding, "command_number", 0)
                                    : (uint64_t)number_of(finding, "command_index", UINT32_MAX) + 1);
    wd_trace_put(&bytes, wd_trace_string(writer, property(finding, "stage")));
    put_frame(writer, &bytes, finding);
    wd_trace_append_bytes(writer, WD_TRACE_FINDING, &bytes);
    wd_trace_note_finding(writer);
    return false;
}
