#include <math.h>
#include <string.h>

#include "vk/report/report.h"

int32_t wd_finding_id_number(const char *id) {
    uint32_t hash = 0x811c9dc5u;
    for (const unsigned char *c = (const unsigned char *)id; *c; c++) {
        hash = (hash ^ *c) * 0x01000193u;
    }
    return hash ? (int32_t)hash : 1;
}

const char *wd_severity_string(wd_severity severity) {
    switch (severity) {
    case WD_SEVERITY_ERROR:
        return "error";
    case WD_SEVERITY_WARNING:
        return "warning";
    case WD_SEVERITY_INFO:
        return "info";
    case WD_SEVERITY_VERBOSE:
        return "verbose";
    }
    return "error";
}

void wd_finding_format_message(wd_string_builder *out, const wd_finding *finding) {
    wd_string_append_printable(out, finding->text, strlen(finding->text), "\n\t");
}

void wd_finding_format_text(wd_string_builder *out, const wd_finding *finding) {
    wd_string_append(out, "[ ");
    wd_string_append_printable(out, finding->id, strlen(finding->id), "");
    wd_string_append(out, " ] ");
    wd_finding_format_message(out, finding);
}

static void append_part(wd_string_builder *out, const char *head, const char *part, bool is_sentence) {
    if (!part || !part[0]) {
        return;
    }
    wd_string_append(out, out->length ? "\n" : "");
    wd_string_append(out, head);
    wd_string_append(out, part);
    wd_string_append(out, is_sentence && part[strlen(part) - 1] != '.' ? "." : "");
}

void wd_finding_compose(wd_string_builder *out, const wd_finding_parts *parts) {
    append_part(out, "", parts->summary, true);
    append_part(out, "", parts->facts, false);
    append_part(out, "Vulkan requires: ", parts->rule, true);
    append_part(out, "Fix: ", parts->fix, true);
}

static void append_string(wd_string_builder *out, const char *text) {
    wd_string_append_json(out, text, strlen(text));
}

// append_member begins a member of an object that already has one.
static void append_member(wd_string_builder *out, const char *key) {
    wd_string_append_char(out, ',');
    append_string(out, key);
    wd_string_append_char(out, ':');
}

static void append_types(wd_string_builder *out, wd_message_type type) {
    static const struct {
        wd_message_type bit;
        const char *name;
    } names[] = {
        {WD_MESSAGE_GENERAL, "general"},
        {WD_MESSAGE_VALIDATION, "validation"},
        {WD_MESSAGE_PERFORMANCE, "performance"},
    };
    const char *separator = "";
    wd_string_append_char(out, '[');
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (type & names[i].bit) {
            wd_string_append(out, separator);
            append_string(out, names[i].name);
            separator = ",";
        }
    }
    wd_string_append_char(out, ']');
}

static void append_object(wd_string_builder *out, const wd_finding_object *object) {
    wd_string_appendf(out, "{\"type\":%u", object->type);
    if (object->type_name) {
        append_member(out, "type_name");
        append_string(out, object->type_name);
    }
    // A string: a JSON number does not hold 64 bits everywhere.
    wd_string_appendf(out, ",\"handle\":\"0x%llx\"", (unsigned long long)object->handle);
    if (object->name) {
        append_member(out, "name");
        append_string(out, object->name);
    }
    wd_string_append_char(out, '}');
}

static void append_objects(wd_string_builder *out, const wd_finding *finding) {
    append_member(out, "objects");
    for (size_t i = 0; i < finding->num_objects; i++) {
        wd_string_append_char(out, i ? ',' : '[');
        append_object(out, &finding->objects[i]);
    }
    wd_string_append_char(out, ']');
}

// append_float writes thousandths, whatever the process's locale takes for a decimal point; infinities and NaN, which
// JSON lacks, become 0.
static void append_float(wd_string_builder *out, float value) {
    if (!isfinite(value) || fabsf(value) > 1e9f) {
        value = 0;
    }
    long long thousandths = llroundf(fabsf(value) * 1000.0f);
    wd_string_appendf(out, "%s%lld.%03lld", value < 0 && thousandths ? "-" : "", thousandths / 1000,
                      thousandths % 1000);
}

static void append_labels(wd_string_builder *out, const char *key, const wd_finding_label *labels,
                          size_t num_labels) {
    append_member(out, key);
    for (size_t i = 0; i < num_labels; i++) {
        wd_string_append(out, i ? ",{\"name\":" : "[{\"name\":");
        append_string(out, labels[i].name ? labels[i].name : "");
        append_member(out, "color");
        for (size_t channel = 0; channel < 4; channel++) {
            wd_string_append_char(out, channel ? ',' : '[');
            append_float(out, labels[i].color[channel]);
        }
        wd_string_append(out, "]}");
    }
    wd_string_append_char(out, ']');
}

static void append_frame(wd_string_builder *out, const wd_finding_frame *frame) {
    // Line comes first, always, so that the others can follow a comma.
    wd_string_appendf(out, "{\"line\":%u", frame->line);
    if (frame->column) {
        wd_string_appendf(out, ",\"column\":%u", frame->column);
    }
    if (frame->file) {
        append_member(out, "file");
        append_string(out, frame->file);
    }
    if (frame->text) {
        append_member(out, "text");
        wd_string_append_json(out, frame->text, frame->text_length);
    }
    wd_string_append_char(out, '}');
}

static void append_frames(wd_string_builder *out, const wd_finding *finding) {
    append_member(out, "frames");
    for (size_t i = 0; i < finding->num_frames; i++) {
        wd_string_append_char(out, i ? ',' : '[');
        append_frame(out, &finding->frames[i]);
    }
    wd_string_append_char(out, ']');
}

static void append_properties(wd_string_builder *out, const wd_finding *finding) {
    append_member(out, "properties");
    for (size_t i = 0; i < finding->num_properties; i++) {
        wd_string_append_char(out, i ? ',' : '{');
        append_string(out, finding->properties[i].key);
        wd_string_append_char(out, ':');
        append_string(out, finding->properties[i].value);
    }
    wd_string_append_char(out, '}');
}

void wd_finding_format_json(wd_string_builder *out, const wd_finding *finding) {
    wd_string_append(out, "{\"id\":");
    append_string(out, finding->id);
    wd_string_appendf(out, ",\"id_number\":%d", wd_finding_id_number(finding->id));
    append_member(out, "severity");
    append_string(out, wd_severity_string(finding->severity));
    append_member(out, "types");
    append_types(out, finding->type);
    append_member(out, "text");
    append_string(out, finding->text);
    if (finding->site) {
        wd_string_appendf(out, ",\"site\":\"0x%016llx\"", (unsigned long long)finding->site);
    }
    if (finding->num_objects) {
        append_objects(out, finding);
    }
    if (finding->num_queue_labels) {
        append_labels(out, "queue_labels", finding->queue_labels, finding->num_queue_labels);
    }
    if (finding->num_command_buffer_labels) {
        append_labels(out, "command_buffer_labels", finding->command_buffer_labels,
                      finding->num_command_buffer_labels);
    }
    if (finding->num_frames) {
        append_frames(out, finding);
    }
    if (finding->num_properties) {
        append_properties(out, finding);
    }
    wd_string_append_char(out, '}');
}
