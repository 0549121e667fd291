// Where a mistake was made: the descriptor, the command, the pipeline, the shader, the source.
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/object_text.h"

enum {
    OBJECT_TYPE_COMMAND_BUFFER = 6, // VkObjectType
    OBJECT_TYPE_SHADER_MODULE = 15,
    OBJECT_TYPE_SHADER_EXT = 1000482000,
};

// append_name appends a name from the application or its shaders. A line break in it must not look like a line of the
// message.
static void append_name(wd_record_description *d, const char *name) {
    wd_string_append_printable(&d->text, name, strlen(name), "");
}

// Objects

static void say_object(wd_record_description *d, const wd_finding_object *object) {
    wd_report_append_object(&d->text, object->type_name ? object->type_name : "Object", object->name,
                            object->handle);
    wd_string_append(&d->text, ". ");
}

static void add_object(wd_record_description *d, const wd_finding_object *object) {
    if (object->handle && d->num_objects < WD_RECORD_MAX_OBJECTS) {
        d->objects[d->num_objects++] = *object;
    }
}

// end_line ends the line that is being written, if it has anything in it, without the space at its end.
static void end_line(wd_record_description *d) {
    wd_string_builder *text = &d->text;
    while (text->length && text->text[text->length - 1] == ' ') {
        text->text[--text->length] = '\0';
    }
    if (text->length && text->text[text->length - 1] != '\n') {
        wd_string_append_char(text, '\n');
    }
}

// The descriptor

// is_about_motion returns whether the record names the instruction with the descriptor: the one that began a ray query.
static bool is_about_motion(const wd_record *record) {
    return record->error == WD_RECORD_ERROR_OPERAND && record->num_error_words > 1 &&
           record->error_words[0] == WD_RECORD_RULE_STRUCTURE_MOTION;
}

static bool has_no_descriptor(const wd_record *record) {
    return record->error == WD_RECORD_PRINTF || record->error == WD_RECORD_ERROR_ARITHMETIC ||
           record->error == WD_RECORD_ERROR_SHARED_RACE ||
           (record->error == WD_RECORD_ERROR_OPERAND && !is_about_motion(record));
}

static const char *heap_of(wd_spirv_descriptor_kind kind) {
    return kind == WD_SPIRV_DESCRIPTOR_SAMPLER ? "sampler" : "resource";
}

void wd_record_find_descriptor(wd_record_description *d) {
    const wd_record_context *context = d->context;
    const bool has_searched = d->has_searched_descriptor;
    d->has_searched_descriptor = true;
    const uint32_t instruction =
        is_about_motion(d->record) ? d->record->error_words[1] : d->place.instruction;
    if (has_searched || !d->module || d->place.instruction == UINT32_MAX || has_no_descriptor(d->record) ||
        !wd_record_find_variable(d->record, d->module, instruction, &d->variable)) {
        return;
    }
    if (d->variable.heap_kind != WD_SPIRV_DESCRIPTOR_UNKNOWN) {
        wd_record_add_property(d, "descriptor_heap", heap_of(d->variable.heap_kind));
    } else {
        wd_record_add_property_f(d, "descriptor_set", "%u", d->variable.set);
        wd_record_add_property_f(d, "descriptor_binding", "%u", d->variable.binding);
    }
    if (context->descriptors.find) {
        const uint32_t element = d->variable.is_array ? d->element : 0;
        context->descriptors.find(context->descriptors.user, d->variable.set, d->variable.binding, element,
                                  &d->bound);
        add_object(d, &d->bound.set);
        add_object(d, &d->bound.resource);
        if (d->bound.destroyed.handle != d->bound.resource.handle ||
            d->bound.destroyed.type != d->bound.resource.type) {
            add_object(d, &d->bound.destroyed);
        }
    }
}

// say_heap_array names a descriptor in a heap that has no set and no binding.
static void say_heap_array(wd_record_description *d) {
    static const char *const kinds[] = {
        [WD_SPIRV_DESCRIPTOR_UNKNOWN] = "descriptors",
        [WD_SPIRV_DESCRIPTOR_SAMPLER] = "samplers",
        [WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER] = "sampled images",
        [WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE] = "sampled images",
        [WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE] = "storage images",
        [WD_SPIRV_DESCRIPTOR_UNIFORM_TEXEL_BUFFER] = "uniform texel buffers",
        [WD_SPIRV_DESCRIPTOR_STORAGE_TEXEL_BUFFER] = "storage texel buffers",
        [WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER] = "uniform buffers",
        [WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER] = "storage buffers",
        [WD_SPIRV_DESCRIPTOR_INPUT_ATTACHMENT] = "input attachments",
        [WD_SPIRV_DESCRIPTOR_ACCELERATION_STRUCTURE] = "acceleration structures",
    };
    const wd_spirv_descriptor_kind kind = d->variable.heap_kind;
    wd_string_append(&d->text, " Array of ");
    wd_string_append(&d->text, kinds[kind]);
    wd_string_appendf(&d->text, " in the %s heap", heap_of(kind));
    if (d->element != WD_RECORD_INDEX_UNKNOWN) {
        wd_string_appendf(&d->text, ", element %u", d->element);
    }
    wd_string_append(&d->text, ".");
}

// say_descriptor ends the first line: which descriptor the shader used.
static void say_descriptor(wd_record_description *d) {
    const wd_record_variable *variable = &d->variable;
    if (!variable->is_known && variable->is_in_heap && d->element != WD_RECORD_INDEX_UNKNOWN) {
        wd_string_appendf(&d->text, " Array in a descriptor heap, element %u.", d->element);
    }
    if (!variable->is_known) {
        return;
    }
    if (variable->heap_kind != WD_SPIRV_DESCRIPTOR_UNKNOWN) {
        say_heap_array(d);
        return;
    }
    wd_string_appendf(&d->text, " Set %u, binding %u", variable->set, variable->binding);
    if (variable->is_array && d->element != WD_RECORD_INDEX_UNKNOWN) {
        wd_string_appendf(&d->text, ", array element %u", d->element);
    }
    if (variable->name && variable->name[0]) {
        const size_t length = strlen(variable->name);
        const bool is_cut = length > WD_RECORD_MAX_VARIABLE_NAME;
        wd_string_append(&d->text, " (");
        wd_string_append_printable(&d->text, variable->name, is_cut ? WD_RECORD_MAX_VARIABLE_NAME : length,
                                   "");
        wd_string_append(&d->text, is_cut ? "...)" : ")");
    }
    wd_string_append(&d->text, ".");
}

// say_member names the part of a struct that was accessed through a device address.
static void say_member(wd_record_description *d) {
    const uint32_t error = d->record->error;
    if (!d->module || d->place.instruction == UINT32_MAX ||
        (error != WD_RECORD_ERROR_DEVICE_ADDRESS && error != WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND &&
         error != WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT &&
         error != WD_RECORD_ERROR_UNINITIALIZED_ADDRESS)) {
        return;
    }
    const size_t length = d->text.length;
    wd_string_append(&d->text, "The access is to ");
    if (!wd_record_append_member(&d->text, d->module, d->place.instruction)) {
        if (d->text.text) {
            d->text.length = length;
            d->text.text[length] = '\0';
        }
        return;
    }
    wd_string_append(&d->text, ". ");
    end_line(d);
}

static void say_bound(wd_record_description *d) {
    if (d->bound.set.handle) {
        say_object(d, &d->bound.set);
    }
    if (d->bound.resource.handle) {
        say_object(d, &d->bound.resource);
    }
    end_line(d);
}

// The command

static void say_command_index(wd_record_description *d) {
    const wd_record_context *context = d->context;
    if (context->has_command_index) {
        const char *kind = context->command_kind;
        kind = kind ? kind : d->stage ? d->stage->command_kind : "Command";
        wd_string_appendf(&d->text, "%s Index %u", kind, context->command_index);
        if (context->last_command_index > context->command_index) {
            wd_string_appendf(&d->text, " to %u", context->last_command_index);
            wd_record_add_property_f(d, "last_command_index", "%u", context->last_command_index);
        }
        wd_string_append(&d->text, ". ");
        wd_record_add_property_f(d, "command_index", "%u", context->command_index);
    }
}

static void say_labels(wd_record_description *d, const char *what, const wd_finding_label *labels,
                       size_t num_labels) {
    for (size_t i = 0; i < num_labels; i++) {
        wd_string_append(&d->text, i ? "::" : what);
        append_name(d, labels[i].name ? labels[i].name : "");
    }
    wd_string_append(&d->text, num_labels ? ". " : "");
}

void wd_record_say_command(wd_record_description *d) {
    const wd_record_context *context = d->context;
    const size_t first = context->num_objects && context->objects[0].type == OBJECT_TYPE_COMMAND_BUFFER;
    if (first) {
        say_object(d, &context->objects[0]);
    }
    say_command_index(d);
    say_labels(d, "Label regions of the command buffer: ", context->command_buffer_labels,
               context->num_command_buffer_labels);
    say_labels(d, "Label regions of the queue: ", context->queue_labels, context->num_queue_labels);
    end_line(d);
    for (size_t i = first; i < context->num_objects; i++) {
        say_object(d, &context->objects[i]);
    }
}

// The shader

static bool has_shader_module(const wd_record_context *context) {
    for (size_t i = 0; i < context->num_objects; i++) {
        const uint32_t type = (uint32_t)context->objects[i].type;
        if (type == OBJECT_TYPE_SHADER_MODULE || type == OBJECT_TYPE_SHADER_EXT) {
            return true;
        }
    }
    return false;
}

static void say_shader(wd_record_description *d) {
    const wd_record *record = d->record;
    if (!has_shader_module(d->context)) {
        wd_string_append(&d->text, "Shader Module ");
        if (d->context->shader_file) {
            wd_string_append(&d->text, "(");
            append_name(d, d->context->shader_file);
            wd_string_append(&d->text, ")");
        }
        wd_string_appendf(&d->text, "(id 0x%08x). ", record->shader_id);
    }
    wd_record_add_property_f(d, "shader_id", "0x%08x", record->shader_id);
    if (d->context->shader_file) {
        wd_record_add_property(d, "shader_file", d->context->shader_file);
    }
    uint32_t instruction = d->place.instruction != UINT32_MAX ? d->place.instruction : record->instruction;
    wd_string_appendf(&d->text, "Shader Instruction Index = %u. ", instruction);
    wd_record_add_property_f(d, "instruction", "%u", instruction);
}

// say_num_records states how often the check failed. Mostly, each invocation records its first failure.
static void say_num_records(wd_record_description *d) {
    const wd_record_context *context = d->context;
    if (context->num_records > 1) {
        wd_string_appendf(&d->text, "The check failed %u times%s. ", context->num_records,
                          context->has_lost_records ? " or more" : "");
        wd_record_add_property_f(d, "records", "%u", context->num_records);
    }
}

static void say_stage(wd_record_description *d) {
    const wd_record *record = d->record;
    if (d->stage) {
        wd_string_appendf(&d->text, "Stage = %s. ", d->stage->name);
        wd_record_add_property(d, "stage", d->stage->name);
    } else {
        wd_string_appendf(&d->text, "Stage = %u. ", record->stage);
        wd_record_add_property_f(d, "stage", "%u", record->stage);
    }
    if (wd_record_is_certain_divergence(record)) {
        end_line(d);
        return; // No invocation wrote it.
    }
    wd_record_append_place(&d->text, record);
    wd_record_append_coordinates(&d->coordinates, record);
    wd_record_add_property(d, "coordinates", d->coordinates.text);
    say_num_records(d);
    end_line(d);
}

// The source

// say_position begins a line as compilers do, so that terminals and editors can follow it: "shader.frag:12:5: ".
static void say_position(wd_record_description *d, const wd_spirv_source *source) {
    if (!source->file) {
        return;
    }
    append_name(d, source->file);
    wd_string_appendf(&d->text, ":%u", source->line);
    if (source->column) {
        wd_string_appendf(&d->text, ":%u", source->column);
    }
    wd_string_append(&d->text, ": ");
}

static void say_source(wd_record_description *d) {
    const wd_spirv_source *source = &d->place.source;
    say_position(d, source);
    wd_string_append(&d->text,
                     d->record->error == WD_RECORD_PRINTF ? "Printed " : "Shader validation error occurred ");
    if (source->file) {
        wd_string_append(&d->text, "in file: ");
        append_name(d, source->file);
        wd_string_append_char(&d->text, ' ');
    }
    wd_string_appendf(&d->text, "at line %u", source->line);
    if (source->column) {
        wd_string_appendf(&d->text, ", column %u", source->column);
    }
    wd_string_append_char(&d->text, '.');
    if (source->text) {
        wd_string_appendf(&d->text, "\n%u:", source->line);
        wd_string_append_n(&d->text, source->text, source->text_length);
    }
    d->frames[d->num_frames++] = (wd_finding_frame){
        .file = source->file,
        .line = source->line,
        .column = source->column,
        .text = source->text,
        .text_length = source->text ? source->text_length : 0,
    };
}

static void say_inlined(wd_record_description *d) {
    for (uint32_t i = 0; i < d->place.source.num_inlined; i++) {
        const wd_spirv_source_frame *frame = &d->place.source.inlined[i];
        wd_string_append(&d->text, "\n    inlined at ");
        append_name(d, frame->file ? frame->file : "line ");
        wd_string_appendf(&d->text, frame->file ? ":%u" : "%u", frame->line);
        if (frame->function) {
            wd_string_append(&d->text, " in ");
            append_name(d, frame->function);
        }
        d->frames[d->num_frames++] = (wd_finding_frame){.file = frame->file, .line = frame->line};
    }
}

static void say_place_in_source(wd_record_description *d) {
    if (!d->module) {
        wd_string_append(&d->text, d->module_unreadable
                                       ? "Unable to read the shader module for source information."
                                       : "Unable to find the shader module for source information.");
        return;
    }
    if (d->place.instruction == UINT32_MAX) {
        wd_string_append(
            &d->text, "The shader module has no such instruction: the module is another one, or the record "
                      "is damaged.");
    } else if (d->place.has_source) {
        say_source(d);
        say_inlined(d);
    } else {
        wd_string_append(&d->text,
                         "Unable to find SPIR-V OpLine for source information. Build shader with debug info "
                         "to get source information.");
    }
}

void wd_record_describe_place(wd_record_description *d) {
    for (size_t i = 0; i < d->context->num_objects; i++) {
        add_object(d, &d->context->objects[i]);
    }
    wd_record_find_descriptor(d);
    if (d->bound.is_in_heap || d->variable.is_in_heap) {
        wd_record_say_heap(d);
    }
    say_descriptor(d);
    end_line(d);
    if (d->context->address_text && (d->record->error == WD_RECORD_ERROR_DEVICE_ADDRESS ||
                                     d->record->error == WD_RECORD_ERROR_UNINITIALIZED_ADDRESS)) {
        wd_string_append(&d->text, d->context->address_text);
        end_line(d);
    }
    say_member(d);
    if (d->detail.length) {
        wd_string_append(&d->text, d->detail.text);
        end_line(d);
    }
    say_bound(d);
    wd_record_say_command(d);
    say_shader(d);
    say_stage(d);
    say_place_in_source(d);
}
