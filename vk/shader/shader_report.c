// Findings about a device, and the modules that had some.
#include <stdarg.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/shader/shader_device.h"
#include "vk/state/state.h"

bool wd_shader_submit(wd_shader_device *device, const wd_finding *finding) {
    struct wd_state_device *state = device->chassis->state;
    wd_finding_object object = {VK_OBJECT_TYPE_DEVICE, "Device",
                                WD_STATE_DISPATCHABLE(device->chassis->handle),
                                state ? wd_state_name(wd_state_device_object(state)) : NULL};
    wd_finding complete = *finding;
    complete.objects = &object;
    complete.num_objects = 1;
    return wd_report_submit(device->chassis->instance->report, &complete);
}

const char *wd_shader_fix(const char *id, wd_severity severity, char fix[WD_SHADER_MAX_FIX]) {
    const wd_message_id *message = severity > WD_SEVERITY_INFO ? wd_message_find(id) : NULL;
    size_t length = 0;
    for (const char *c = message ? message->fix : ""; *c && length + 1 < WD_SHADER_MAX_FIX; c++) {
        if (*c != '`') { // The mark of code in pages.
            fix[length++] = *c;
        }
    }
    fix[length] = '\0';
    return fix;
}

const char *wd_shader_split_fix(wd_string_builder *text) {
    char *found = text->text ? strrchr(text->text, WD_SHADER_FIX[0]) : NULL;
    if (found) {
        *found = '\0';
        text->length = (size_t)(found - text->text);
    }
    return found ? found + 1 : NULL;
}

bool wd_shader_submit_text(wd_shader_device *device, wd_severity severity, const char *id, const char *format,
                           ...) {
    if (!wd_report_would_submit(device->chassis->instance->report, severity)) {
        return false;
    }
    wd_string_builder text, summary;
    wd_string_init(&text, device->allocator);
    wd_string_init(&summary, device->allocator);
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&summary, format, arguments);
    va_end(arguments);
    char fix_of_id[WD_SHADER_MAX_FIX];
    const char *fix = wd_shader_split_fix(&summary);
    wd_finding_compose(&text, &(wd_finding_parts){.facts = summary.text,
                                                  .fix = fix ? fix : wd_shader_fix(id, severity, fix_of_id)});
    wd_finding finding = {.severity = severity, .type = WD_MESSAGE_VALIDATION, .id = id, .text = text.text};
    if (severity == WD_SEVERITY_INFO) {
        finding.type = WD_MESSAGE_GENERAL;
    }
    bool skip = !text.failed && !summary.failed && wd_shader_submit(device, &finding);
    wd_string_finish(&summary);
    wd_string_finish(&text);
    return skip;
}

bool wd_shader_submit_instruction(wd_shader_device *device, wd_hash128 key, const wd_spirv_module *module,
                                  const wd_spirv_instruction *instruction, wd_severity severity,
                                  const char *id, wd_string_builder *summary) {
    char fix_of_id[WD_SHADER_MAX_FIX];
    const char *fix = wd_shader_split_fix(summary);
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    wd_string_append(&text, summary->text ? summary->text : "");
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, device->allocator);
    problem.offset = instruction->word_offset * sizeof(uint32_t);
    problem.instruction = instruction->index;
    problem.has_source = wd_spirv_find_source(module, instruction->index, &problem.source);
    wd_shader_problem_format(&text, &problem);
    wd_finding_compose(&text, &(wd_finding_parts){.fix = fix ? fix : wd_shader_fix(id, severity, fix_of_id)});
    const wd_spirv_source *source = &problem.source;
    const wd_finding_frame frame = {source->file, source->line, source->column, source->text,
                                    source->text_length};
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.text,
        .site = (key.low ^ instruction->index) | 1, // The same module is the same mistake.
        .frames = &frame,
        .num_frames = problem.has_source,
    };
    const bool skip = !text.failed && !summary->failed && wd_shader_submit(device, &finding);
    wd_shader_problem_finish(&problem);
    wd_string_finish(&text);
    return skip;
}

// The values of the table of judged modules.
static char refused, breaks_no_rule;

static void judge(wd_shader_device *device, wd_hash128 key, char *judgment) {
    pthread_mutex_lock(&device->refused_lock);
    // If memory runs out, pipelines of refused modules are checked, too, and rules again.
    (void)wd_hash_table_set(&device->judged, key.low, judgment);
    pthread_mutex_unlock(&device->refused_lock);
}

static const char *judgment_of(wd_shader_device *device, wd_hash128 key) {
    pthread_mutex_lock(&device->refused_lock);
    const char *judgment = wd_hash_table_get(&device->judged, key.low);
    pthread_mutex_unlock(&device->refused_lock);
    return judgment;
}

void wd_shader_refuse(wd_shader_device *device, wd_hash128 key) {
    judge(device, key, &refused);
}

bool wd_shader_was_refused(wd_shader_device *device, wd_hash128 key) {
    return judgment_of(device, key) == &refused;
}

void wd_shader_note_rules(wd_shader_device *device, wd_hash128 key) {
    judge(device, key, &breaks_no_rule);
}

bool wd_shader_needs_rules(wd_shader_device *device, wd_hash128 key) {
    return !judgment_of(device, key);
}
