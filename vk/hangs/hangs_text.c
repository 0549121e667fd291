#include "vk/hangs/hangs_text.h"

#include <inttypes.h>
#include <string.h>

#include "vk/registry/enum_strings.h"
#include "vk/registry/handle_types.h"
#include "vk/report/object_text.h"
#include "vk/state/state_finding.h"

enum { MOST_STAGES = 5, MOST_LABELS = 64 }; // In a text.

void wd_hangs_append_object(wd_string_builder *text, const wd_state_object *object) {
    wd_report_append_object(text, wd_handle_type_name(object->type), wd_state_name(object), object->handle);
}

wd_finding_object wd_hangs_describe_object(const wd_state_object *object) {
    return (wd_finding_object){
        .type = object->type,
        .type_name = wd_handle_type_name(object->type),
        .handle = object->handle,
        .name = wd_state_name(object),
    };
}

// lock_command returns the command at a place, with the lock of the recording, which the caller releases. NULL: the
// command buffer was recorded again; the lock is not held.
static const wd_hangs_command *lock_command(const wd_hangs_place *place) {
    wd_hangs_recording *recording = place->submitted->recording;
    wd_mutex_lock(&recording->lock);
    if (recording->generation == place->submitted->generation && place->number <= recording->commands.count) {
        return &recording->commands.items[place->number - 1];
    }
    wd_mutex_unlock(&recording->lock);
    return NULL;
}

static void unlock_command(const wd_hangs_place *place) {
    wd_mutex_unlock(&place->submitted->recording->lock);
}

static void append_numbers(wd_string_builder *text, const wd_hangs_command *command) {
    const uint32_t *numbers = command->numbers;
    if (command->head) {
        wd_string_appendf(text, "%s%" PRIu32 ", %" PRIu32 ", %" PRIu32 "%s", command->head, numbers[0],
                          numbers[1], numbers[2], command->tail);
    }
}

static void append_place(wd_string_builder *text, const wd_hangs_place *place, size_t num_commands) {
    wd_string_appendf(text, " (command %" PRIu32 " of %zu of ", place->number, num_commands);
    wd_hangs_append_object(text, &place->submitted->command_buffer->object);
    wd_string_append(text, ")");
}

void wd_hangs_append_command(wd_string_builder *text, const wd_hangs_place *place) {
    const wd_hangs_command *command = lock_command(place);
    wd_string_append(text, command ? command->name : "a command");
    if (command) {
        append_place(text, place, place->submitted->recording->commands.count);
        unlock_command(place);
    }
}

// append_labels appends the labels from the outermost to the innermost.
static void append_labels(wd_string_builder *text, const wd_state_label *label) {
    const wd_state_label *labels[MOST_LABELS];
    size_t count = 0;
    for (; label && count < MOST_LABELS; label = label->outer) {
        labels[count++] = label;
    }
    wd_string_append(text, label ? ", labels ... > " : ", labels ");
    while (count-- > 0) {
        wd_string_appendf(text, "\"%s\"%s", labels[count]->printable, count ? " > " : "");
    }
}

static void append_shader(wd_string_builder *text, const wd_state_pipeline *pipeline, uint32_t index) {
    const wd_state_stage *stage = &pipeline->stages[index];
    wd_string_appendf(text, ", %s \"", wd_VkShaderStageFlagBits_string(stage->stage));
    const char *entry = stage->entry_point ? stage->entry_point : "";
    wd_string_append_printable(text, entry, strlen(entry), "");
    wd_string_append(text, "\"");
    const wd_state_object *object = pipeline->shaders ? &pipeline->shaders[index]->object
                                    : stage->module   ? &stage->module->object
                                                      : NULL;
    if (object && object->handle) {
        wd_string_append(text, " of ");
        wd_hangs_append_object(text, object);
    }
}

static void append_pipeline(wd_string_builder *text, const wd_state_pipeline *pipeline) {
    if (pipeline->object.handle) {
        wd_string_append(text, ", ");
        wd_hangs_append_object(text, &pipeline->object);
    }
    for (uint32_t i = 0; i < pipeline->num_stages && i < MOST_STAGES; i++) {
        append_shader(text, pipeline, i);
    }
    if (pipeline->num_stages > MOST_STAGES) {
        wd_string_appendf(text, " and %" PRIu32 " others", pipeline->num_stages - MOST_STAGES);
    }
}

void wd_hangs_append_details(wd_string_builder *text, const wd_hangs_place *place) {
    const wd_hangs_command *command = lock_command(place);
    wd_string_append(text, command ? command->name : "a command");
    if (command) {
        append_numbers(text, command);
        append_place(text, place, place->submitted->recording->commands.count);
    }
    wd_string_appendf(text, ", submission %" PRIu64 ", frame %" PRIu64, place->submission->number,
                      place->submission->frame);
    if (command && command->label) {
        append_labels(text, command->label);
    }
    if (command && command->pipeline) {
        append_pipeline(text, command->pipeline);
    }
    if (command) {
        unlock_command(place);
    }
}

const char *wd_hangs_name_at(const wd_hangs_place *place) {
    const wd_hangs_command *command = lock_command(place);
    const char *name = command ? command->name : "a command";
    if (command) {
        unlock_command(place);
    }
    return name;
}

// append_index appends the name of a command, and its index among the commands of that name. The lock is held.
static void append_index(wd_string_builder *text, const wd_hangs_recording *recording, uint32_t number) {
    const wd_hangs_command *commands = recording->commands.items;
    const char *name = commands[number - 1].name;
    uint32_t index = 0;
    for (uint32_t i = 0; i + 1 < number; i++) {
        index += commands[i].name == name || strcmp(commands[i].name, name) == 0;
    }
    wd_string_appendf(text, " %s %" PRIu32, name, index);
}

void wd_hangs_append_run(wd_string_builder *text, const wd_hangs_run *run) {
    static const char *const statuses[] = {
        [WD_HANGS_COMPLETED] = "completed",
        [WD_HANGS_BEGUN] = "begun",
        [WD_HANGS_NOT_KNOWN] = "not_known",
        [WD_HANGS_NOT_BEGUN] = "not_begun",
    };
    const wd_hangs_place *first = &run->first, last = {first->submission, first->submitted, run->last};
    if (!lock_command(&last)) {
        return;
    }
    wd_string_appendf(text, "%s%s %" PRIu64 " 0x%" PRIx64, text->length ? "; " : "", statuses[run->status],
                      first->submission->number, first->submitted->command_buffer->object.handle);
    append_index(text, first->submitted->recording, first->number);
    append_index(text, first->submitted->recording, run->last);
    unlock_command(&last);
}

wd_finding_label *wd_hangs_labels_at(wd_arena *arena, const wd_hangs_place *place, size_t *num_labels) {
    const wd_hangs_command *command = lock_command(place);
    wd_finding_label *labels = NULL;
    *num_labels = 0;
    if (command) {
        wd_state_copy_labels(arena, command->label, &labels, num_labels);
        unlock_command(place);
    }
    return labels;
}

wd_state_pipeline *wd_hangs_pipeline_at(const wd_hangs_place *place) {
    const wd_hangs_command *command = lock_command(place);
    wd_state_pipeline *pipeline = command ? command->pipeline : NULL;
    if (command) {
        wd_state_ref((wd_state_object *)pipeline);
        unlock_command(place);
    }
    return pipeline;
}
