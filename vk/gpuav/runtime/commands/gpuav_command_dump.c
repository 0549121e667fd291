#include "vk/gpuav/runtime/commands/gpuav_command_dump.h"

#include <string.h>

#include "vk/gpuav/runtime/readback/gpuav_bound_sets.h"
#include "vk/gpuav/runtime/shaders/gpuav_selection.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"

static bool is_selected(const wd_gpuav_selection *selection, const wd_state_command_buffer *command_buffer,
                        const wd_state_pipeline *pipeline, const char *name) {
    bool any = wd_gpuav_selection_matches(selection, name) ||
               wd_gpuav_selection_matches(selection, wd_state_name(&pipeline->object)) ||
               wd_gpuav_selection_matches(selection, wd_state_name(&command_buffer->object));
    for (const wd_state_label *label = command_buffer->label; label && !any; label = label->outer) {
        any = wd_gpuav_selection_matches(selection, label->name);
    }
    return any;
}

static void append_labels(wd_string_builder *text, const wd_state_label *label) {
    if (label->outer) {
        append_labels(text, label->outer);
        wd_string_append(text, "::");
    }
    wd_string_append(text, label->printable);
}

enum { MAX_LABELS = 64 }; // Deeper regions are not listed.

static bool has_few_labels(const wd_state_label *label) {
    uint32_t count = 0;
    for (; label && count <= MAX_LABELS; label = label->outer) {
        count++;
    }
    return count && count <= MAX_LABELS;
}

static void append_sets(wd_string_builder *text, const wd_state_bindings *bindings,
                        const wd_state_pipeline *pipeline) {
    enum { MAX_SETS = 32 };
    wd_state_descriptor_set *sets[MAX_SETS];
    const uint32_t num_used = pipeline->layout ? pipeline->layout->num_set_layouts : 0;
    uint32_t count = bindings->num_sets < num_used ? bindings->num_sets : num_used;
    count = count < MAX_SETS ? count : MAX_SETS;
    for (uint32_t i = 0; i < count; i++) {
        sets[i] = bindings->sets[i].set;
    }
    if (num_used) {
        wd_gpuav_append_bound_sets(sets, count, true, text);
    }
    for (uint32_t i = 0; i < count; i++) {
        const wd_state_bound_set *set = &bindings->sets[i];
        for (uint32_t k = 0; set->set && k < set->num_dynamic_offsets; k++) {
            wd_string_appendf(text, "%s%u", k ? ", " : "\n  dynamic offsets: ", set->dynamic_offsets[k]);
        }
        if (set->is_in_buffer) {
            wd_string_appendf(text, "\n  set %u: in a descriptor buffer", i);
        }
    }
}

static void append_size(wd_string_builder *text, VkDeviceSize size) {
    if (size == VK_WHOLE_SIZE) {
        wd_string_append(text, " to its end");
    } else {
        wd_string_appendf(text, ", %llu bytes", (unsigned long long)size);
    }
}

static void append_vertex_buffers(wd_string_builder *text, const wd_state_command_buffer *command_buffer) {
    for (uint32_t i = 0; i < command_buffer->num_vertex_bindings; i++) {
        const wd_state_vertex_binding *binding = &command_buffer->vertex_bindings[i];
        if (!binding->buffer) {
            continue;
        }
        wd_string_appendf(text, "\n  vertex binding %u:", i);
        wd_gpuav_append_state_object(text, &binding->buffer->object);
        wd_string_appendf(text, " from byte %llu", (unsigned long long)binding->offset);
        append_size(text, binding->size);
    }
    if (command_buffer->index.buffer) {
        wd_string_append(text, "\n  indices:");
        wd_gpuav_append_state_object(text, &command_buffer->index.buffer->object);
        wd_string_appendf(text, " from byte %llu", (unsigned long long)command_buffer->index.offset);
        append_size(text, command_buffer->index.size);
        wd_string_appendf(text, ", %s", wd_VkIndexType_string(command_buffer->index.type));
    }
}

// append_push_constants appends the words that were pushed, and marks the others.
static void append_push_constants(wd_string_builder *text, const wd_state_command_buffer *command_buffer) {
    enum { WORD = 4, WORDS_PER_LINE = 8 };
    uint32_t end = 0;
    for (uint32_t i = 0; i < command_buffer->pushed.size / WORD; i++) {
        end = command_buffer->pushed.written[i / 32] >> i % 32 & 1 ? i + 1 : end;
    }
    for (uint32_t i = 0; i < end; i++) {
        uint32_t word;
        memcpy(&word, command_buffer->pushed.values + (size_t)i * WORD, sizeof(word));
        if (i % WORDS_PER_LINE == 0) {
            wd_string_appendf(text, "\n  push constants from byte %u:", i * WORD);
        }
        if (command_buffer->pushed.written[i / 32] >> i % 32 & 1) {
            wd_string_appendf(text, " %08x", word);
        } else {
            wd_string_append(text, " --------");
        }
    }
}

static void describe(wd_string_builder *text, const wd_state_command_buffer *command_buffer,
                     wd_state_bind_point bind, const wd_state_pipeline *pipeline, const char *name,
                     uint32_t index) {
    wd_string_appendf(text, "%s, number %u of its kind in", name, index);
    wd_gpuav_append_state_object(text, &command_buffer->object);
    if (has_few_labels(command_buffer->label)) {
        wd_string_append(text, ", in the label region ");
        append_labels(text, command_buffer->label);
    }
    wd_string_append(text, ", has:\n ");
    if (pipeline->object.handle) {
        wd_gpuav_append_state_object(text, &pipeline->object);
    } else {
        wd_string_append(text, " shader objects");
    }
    append_sets(text, &command_buffer->bindings[bind], pipeline);
    if (bind == WD_STATE_BIND_GRAPHICS) {
        append_vertex_buffers(text, command_buffer);
    }
    append_push_constants(text, command_buffer);
}

void wd_gpuav_dump_command(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                           wd_state_bind_point bind, const wd_state_pipeline *pipeline, const char *name,
                           uint32_t index) {
    if (!is_selected(device->instance->dumped_commands, command_buffer, pipeline, name)) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    describe(&text, command_buffer, bind, pipeline, name, index);
    const wd_finding_object objects[] = {
        {VK_OBJECT_TYPE_COMMAND_BUFFER, "Command Buffer", command_buffer->object.handle,
         wd_state_name(&command_buffer->object)},
        {VK_OBJECT_TYPE_PIPELINE, "Pipeline", pipeline->object.handle, wd_state_name(&pipeline->object)},
    };
    const wd_finding finding = {
        .severity = WD_SEVERITY_INFO,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_GPUAV_COMMAND,
        .text = text.text,
        .objects = objects,
        .num_objects = pipeline->object.handle ? 2 : 1,
    };
    if (!text.failed) {
        wd_report_submit_run(device->chassis->instance->report, &finding);
    }
    wd_string_finish(&text);
}
