#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_internal.h"
#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"

enum {
    MAX_PROPERTIES = 16,
    VALUE_SIZE = 48,
    ID_SIZE = 128,
    MAX_COMMAND_LENGTH = 64,
    OBJECT_TYPE_COMMAND_BUFFER = 6, // VkObjectType
    OBJECT_TYPE_SHADER_MODULE = 15,
};

// description is a finding being made.
struct description {
    const wd_record *record;
    const wd_record_context *context;
    const wd_record_stage *stage; // NULL: not known.
    wd_string_builder text;
    wd_string_builder coordinates;
    char id[ID_SIZE];
    const wd_spirv_module *module;
    wd_spirv_module *own_module; // Where the context had only words.
    bool module_unreadable;
    wd_record_source_place place; // Without a module: of no instruction.
    wd_finding_frame frames[1 + WD_SPIRV_MAX_INLINED];
    size_t num_frames;
    wd_finding_property properties[MAX_PROPERTIES];
    char values[MAX_PROPERTIES][VALUE_SIZE];
    size_t num_properties;
};

// Properties

static void add_property(struct description *d, const char *key, const char *value) {
    if (d->num_properties < MAX_PROPERTIES) {
        d->properties[d->num_properties++] = (wd_finding_property){key, value};
    }
}

static void add_property_f(struct description *d, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
static void add_property_f(struct description *d, const char *key, const char *format, ...) {
    if (d->num_properties == MAX_PROPERTIES) {
        return;
    }
    char *value = d->values[d->num_properties];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(value, VALUE_SIZE, format, arguments);
    va_end(arguments);
    add_property(d, key, value);
}

// Message ids

// command_name returns the command that the VUID names: the one that is known, else the usual one of the stage.
static const char *command_name(const struct description *d) {
    const char *command = d->context->command;
    if (command && strncmp(command, "vkCmd", 5) == 0 && strlen(command) <= MAX_COMMAND_LENGTH) {
        return command;
    }
    return d->stage ? d->stage->command : "vkCmdDraw";
}

static void set_command_id(struct description *d, const char *pattern) {
    wd_message_compose(d->id, sizeof d->id, pattern, command_name(d));
}

static void set_id(struct description *d, const char *id) {
    snprintf(d->id, sizeof d->id, "%s", id);
}

// What went wrong, by error code

static void say_index_out_of_bounds(struct description *d) {
    const uint32_t *words = d->record->error_words;
    set_command_id(d, WD_ID_VUID_DESCRIPTOR_INDEX);
    wd_string_appendf(&d->text, "Index of %u used to index descriptor array of length %u. ", words[0],
                      words[1]);
    add_property(d, "error", "index-out-of-bounds");
    add_property_f(d, "descriptor_index", "%u", words[0]);
    add_property_f(d, "descriptor_count", "%u", words[1]);
}

static void say_uninitialized(struct description *d) {
    set_command_id(d, WD_ID_VUID_DESCRIPTOR_STATE);
    wd_string_appendf(&d->text, "Descriptor index %u is uninitialized. ", d->record->error_words[0]);
    add_property(d, "error", "descriptor-uninitialized");
    add_property_f(d, "descriptor_index", "%u", d->record->error_words[0]);
}

static void say_device_address(struct description *d) {
    const uint32_t *words = d->record->error_words;
    uint64_t address = (uint64_t)words[1] << 32 | words[0];
    set_id(d, WD_ID_VUID_DEVICE_ADDRESS_BOUNDS);
    wd_string_appendf(&d->text, "Device address 0x%" PRIx64 " access out of bounds. ", address);
    add_property(d, "error", "device-address-out-of-bounds");
    add_property_f(d, "device_address", "0x%" PRIx64, address);
    if (d->record->num_error_words > 2 && words[2]) {
        wd_string_appendf(&d->text, "Access size is %u and highest byte accessed was 0x%" PRIx64 ". ",
                          words[2], address + words[2] - 1);
        add_property_f(d, "access_size", "%u", words[2]);
    }
    if (d->context->address_text) {
        wd_string_append(&d->text, d->context->address_text);
    }
}

static void say_misaligned(struct description *d, const char *id, const char *why) {
    const uint32_t *words = d->record->error_words;
    uint64_t address = (uint64_t)words[1] << 32 | words[0];
    set_id(d, id);
    wd_string_appendf(&d->text, "Device address 0x%" PRIx64 " is not aligned to %u bytes, %s. ", address,
                      words[2], why);
    add_property(d, "error", "device-address-misaligned");
    add_property_f(d, "device_address", "0x%" PRIx64, address);
    add_property_f(d, "alignment", "%u", words[2]);
}

static void say_aligned_operand(struct description *d) {
    say_misaligned(d, WD_ID_VUID_DEVICE_ADDRESS_ALIGNED, "as the access's Aligned operand says");
}

static void say_scalar_alignment(struct description *d) {
    say_misaligned(d, WD_ID_VUID_DEVICE_ADDRESS_SCALAR, "the size of the largest scalar accessed");
}

static void say_bounds(struct description *d, const char *error, const char *unit, const char *units) {
    const uint32_t *words = d->record->error_words;
    const bool has_index = words[0] != WD_RECORD_INDEX_UNKNOWN;
    if (has_index) {
        wd_string_appendf(&d->text, "Descriptor index %u access out of bounds. ", words[0]);
    } else {
        wd_string_append(&d->text, "Descriptor access out of bounds. ");
    }
    wd_string_appendf(&d->text, "Descriptor size is %u%s and highest %s accessed was %u. ", words[2], units,
                      unit, words[1]);
    add_property(d, "error", error);
    if (has_index) {
        add_property_f(d, "descriptor_index", "%u", words[0]);
    }
    add_property_f(d, "descriptor_size", "%u", words[2]);
    add_property_f(d, "highest_access", "%u", words[1]);
}

// is_unwritten tells whether a bounds error is really about a descriptor that was never written: one word of input tells
// SPIRV-Tools' shaders both the size and whether the descriptor was written.
static bool is_unwritten(const wd_record *record) {
    return record->layout == WD_RECORD_LAYOUT_SPIRV_TOOLS && record->error_words[2] == 0;
}

static void say_uniform_buffer(struct description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    set_command_id(d, WD_ID_VUID_UNIFORM_BUFFER_BOUNDS);
    say_bounds(d, "uniform-buffer-out-of-bounds", "byte", "");
}

static void say_storage_buffer(struct description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    set_command_id(d, WD_ID_VUID_STORAGE_BUFFER_BOUNDS);
    say_bounds(d, "storage-buffer-out-of-bounds", "byte", "");
}

static void say_texel_buffer(struct description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    bool uniform = d->record->error == WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS;
    set_id(d, WD_ID_GPUAV_TEXEL_BUFFER_BOUNDS);
    say_bounds(d, uniform ? "uniform-texel-buffer-out-of-bounds" : "storage-texel-buffer-out-of-bounds",
               "texel", " texels");
}

static void say_unknown(struct description *d) {
    const wd_record *record = d->record;
    set_id(d, WD_ID_GPUAV_UNKNOWN_ERROR);
    wd_string_appendf(&d->text, "Shader error of unknown code %u", record->error);
    for (uint32_t i = 0; i < record->num_error_words; i++) {
        wd_string_appendf(&d->text, "%s0x%x", i ? ", " : " with words ", record->error_words[i]);
    }
    wd_string_append(&d->text, ". ");
    add_property_f(d, "error", "%u", record->error);
}

static const struct error_info {
    uint32_t code;
    uint32_t num_words; // That it cannot do without.
    void (*say)(struct description *d);
} errors[] = {
    {WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, 2, say_index_out_of_bounds},
    {WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, 1, say_uninitialized},
    {WD_RECORD_ERROR_DEVICE_ADDRESS, 2, say_device_address},
    {WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS, 3, say_uniform_buffer},
    {WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, 3, say_storage_buffer},
    {WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS, 3, say_texel_buffer},
    {WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS, 3, say_texel_buffer},
    {WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND, 3, say_aligned_operand},
    {WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT, 3, say_scalar_alignment},
};

static void say_error(struct description *d) {
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        if (errors[i].code == d->record->error && d->record->num_error_words >= errors[i].num_words) {
            errors[i].say(d);
            return;
        }
    }
    say_unknown(d);
}

// Which command and objects

static void say_command_index(struct description *d) {
    const wd_record_context *context = d->context;
    if (context->has_command_index) {
        const char *kind = context->command_kind;
        kind = kind ? kind : d->stage ? d->stage->command_kind : "Command";
        wd_string_appendf(&d->text, "%s Index %u. ", kind, context->command_index);
        add_property_f(d, "command_index", "%u", context->command_index);
    }
}

// append_name appends a name from the application or its shaders. A line break in it must not look like a line of the message.
static void append_name(struct description *d, const char *name) {
    wd_string_append_printable(&d->text, name, strlen(name), "");
}

static void say_object(struct description *d, const wd_finding_object *object) {
    append_name(d, object->type_name ? object->type_name : "Object");
    wd_string_append_char(&d->text, ' ');
    if (object->name && object->name[0]) {
        wd_string_append(&d->text, "(");
        append_name(d, object->name);
        wd_string_append(&d->text, ")");
    }
    wd_string_appendf(&d->text, "(0x%" PRIx64 "). ", object->handle);
}

// say_objects says the command buffer first, then the command's index in it, then the other objects.
static void say_objects(struct description *d) {
    const wd_record_context *context = d->context;
    size_t first = context->num_objects && context->objects[0].type == OBJECT_TYPE_COMMAND_BUFFER;
    if (first) {
        say_object(d, &context->objects[0]);
    }
    say_command_index(d);
    for (size_t i = first; i < context->num_objects; i++) {
        say_object(d, &context->objects[i]);
    }
}

static bool has_shader_module(const wd_record_context *context) {
    for (size_t i = 0; i < context->num_objects; i++) {
        if (context->objects[i].type == OBJECT_TYPE_SHADER_MODULE) {
            return true;
        }
    }
    return false;
}

// Which shader, where in it

static void say_shader(struct description *d) {
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
    add_property_f(d, "shader_id", "0x%08x", record->shader_id);
    if (d->context->shader_file) {
        add_property(d, "shader_file", d->context->shader_file);
    }
    uint32_t instruction = d->place.instruction != UINT32_MAX ? d->place.instruction : record->instruction;
    wd_string_appendf(&d->text, "Shader Instruction Index = %u. ", instruction);
    add_property_f(d, "instruction", "%u", instruction);
}

static void say_stage(struct description *d) {
    const wd_record *record = d->record;
    if (d->stage) {
        wd_string_appendf(&d->text, "Stage = %s. ", d->stage->name);
        add_property(d, "stage", d->stage->name);
    } else {
        wd_string_appendf(&d->text, "Stage = %u. ", record->stage);
        add_property_f(d, "stage", "%u", record->stage);
    }
    wd_record_append_place(&d->text, record);
    wd_record_append_coordinates(&d->coordinates, record);
    add_property(d, "coordinates", d->coordinates.text);
}

static void say_source(struct description *d) {
    const wd_spirv_source *source = &d->place.source;
    wd_string_append(&d->text, "Shader validation error occurred ");
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

static void say_inlined(struct description *d) {
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

static void say_place_in_source(struct description *d) {
    if (!d->module) {
        wd_string_append(&d->text, d->module_unreadable
                                       ? "Unable to read the shader module for source information."
                                       : "Unable to find the shader module for source information.");
        return;
    }
    if (d->place.instruction == UINT32_MAX) {
        wd_string_append(&d->text,
                         "The shader module has no such instruction: it is another module, or a record that "
                         "was damaged.");
    } else if (d->place.has_source) {
        say_source(d);
        say_inlined(d);
    } else {
        wd_string_append(&d->text,
                         "Unable to find SPIR-V OpLine for source information. Build shader with debug info "
                         "to get source information.");
    }
}

// The finding

static uint64_t site_of(const struct description *d) {
    uint64_t site = wd_hash64_bytes(d->id, strlen(d->id));
    site = wd_hash_u64(site ^ d->record->shader_id);
    site = wd_hash_u64(site ^ d->record->instruction);
    site = wd_hash_u64(site ^ d->context->site_salt);
    return site ? site : 1;
}

// read_module finds the module that a description looks into. Only running out of memory is a failure.
static wd_status read_module(struct description *d, wd_allocator allocator) {
    const wd_record_context *context = d->context;
    d->module = context->module;
    if (d->module || !context->spirv) {
        return WD_OK;
    }
    wd_status status =
        wd_spirv_module_create(allocator, context->spirv, context->num_spirv_words, &d->own_module, NULL);
    d->module = d->own_module;
    d->module_unreadable = status != WD_OK;
    return status == WD_ERROR_OUT_OF_MEMORY ? status : WD_OK;
}

static void add_context(const wd_record_context *context, wd_finding *finding) {
    finding->objects = context->objects;
    finding->num_objects = context->num_objects;
    finding->queue_labels = context->queue_labels;
    finding->num_queue_labels = context->num_queue_labels;
    finding->command_buffer_labels = context->command_buffer_labels;
    finding->num_command_buffer_labels = context->num_command_buffer_labels;
}

static bool deliver_description(struct description *d, wd_record_deliver deliver, void *user) {
    wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = d->id,
        .text = d->text.text,
        .site = site_of(d),
        .frames = d->frames,
        .num_frames = d->num_frames,
        .properties = d->properties,
        .num_properties = d->num_properties,
    };
    add_context(d->context, &finding);
    return deliver(user, &finding);
}

wd_status wd_record_describe(wd_allocator allocator, const wd_record *record,
                             const wd_record_context *context, wd_record_deliver deliver, void *user,
                             bool *skip) {
    struct description d = {
        .record = record, .context = context, .stage = wd_record_stage_find(record->stage)};
    bool answer = false;
    wd_string_init(&d.text, allocator);
    wd_string_init(&d.coordinates, allocator);
    wd_status status = read_module(&d, allocator);
    if (status) {
        goto out;
    }
    d.place.instruction = UINT32_MAX;
    if (d.module) {
        // A module of this call's own may lie where an earlier one did.
        wd_record_find_place(record, d.module, d.own_module ? NULL : context->cache, &d.place);
    }
    say_error(&d);
    say_objects(&d);
    say_shader(&d);
    say_stage(&d);
    say_place_in_source(&d);
    if (d.text.failed || d.coordinates.failed) {
        status = WD_ERROR_OUT_OF_MEMORY;
        goto out;
    }
    answer = deliver_description(&d, deliver, user);
out:
    wd_spirv_module_destroy(d.own_module);
    wd_string_finish(&d.coordinates);
    wd_string_finish(&d.text);
    if (skip) {
        *skip = answer;
    }
    return status;
}

// What kept a buffer from being read whole

static const char *layout_name(wd_record_layout layout) {
    static const char *const names[] = {
        [WD_RECORD_LAYOUT_AUTO] = "unknown",
        [WD_RECORD_LAYOUT_WHITEPAPER] = "whitepaper",
        [WD_RECORD_LAYOUT_2019] = "2019",
        [WD_RECORD_LAYOUT_SPIRV_TOOLS] = "spirv-tools",
    };
    return names[layout];
}

static void deliver_notice(struct description *d, const wd_record_summary *summary, const char *id,
                           wd_record_deliver deliver, void *user) {
    say_objects(d);
    add_property(d, "layout", layout_name(summary->layout));
    add_property_f(d, "records", "%u", summary->num_records);
    while (d->text.length && d->text.text[d->text.length - 1] == ' ') {
        d->text.text[--d->text.length] = '\0';
    }
    wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = d->text.text,
        .properties = d->properties,
        .num_properties = d->num_properties,
    };
    add_context(d->context, &finding);
    if (!d->text.failed) {
        deliver(user, &finding);
    }
}

static const char *say_lost(struct description *d, const wd_record_summary *summary) {
    if (!summary->lost_words) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "%u words of further records did not fit into the buffer: more checks failed than are told. ",
        summary->lost_words);
    add_property_f(d, "lost_words", "%u", summary->lost_words);
    return WD_ID_GPUAV_RECORDS_LOST;
}

static const char *say_unwritten(struct description *d, const wd_record_summary *summary) {
    if (!summary->unwritten_words) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "%u words of the buffer were taken by failed checks that did not come to write their records: the "
        "device stopped before. ",
        summary->unwritten_words);
    add_property_f(d, "unwritten_words", "%u", summary->unwritten_words);
    return WD_ID_GPUAV_RECORDS_UNWRITTEN;
}

static const char *say_malformed(struct description *d, const wd_record_summary *summary) {
    if (!summary->malformed) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "Word %u of the buffer cannot be right: what follows was not read. The buffer was overwritten, or "
        "its layout is not the %s one. ",
        summary->malformed_offset, layout_name(summary->layout));
    add_property_f(d, "malformed_offset", "%u", summary->malformed_offset);
    return WD_ID_GPUAV_RECORD_MALFORMED;
}

wd_status wd_record_describe_summary(wd_allocator allocator, const wd_record_summary *summary,
                                     const wd_record_context *context, wd_record_deliver deliver,
                                     void *user) {
    static const char *(*const notices[])(struct description *, const wd_record_summary *) = {
        say_lost,
        say_unwritten,
        say_malformed,
    };
    wd_status status = WD_OK;
    for (size_t i = 0; i < sizeof notices / sizeof *notices; i++) {
        struct description d = {.context = context};
        wd_string_init(&d.text, allocator);
        const char *id = notices[i](&d, summary);
        if (id) {
            deliver_notice(&d, summary, id, deliver, user);
        }
        if (d.text.failed) {
            status = WD_ERROR_OUT_OF_MEMORY;
        }
        wd_string_finish(&d.text);
    }
    return status;
}
