// Descriptions of errors, by the code of a record: its message id, the first line of its text, and how to fix it.
#include <inttypes.h>
#include <spirv/unified1/spirv.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/report/object_text.h"

enum { MAX_COMMAND_LENGTH = 64 };

// Properties

void wd_record_add_property(wd_record_description *d, const char *key, const char *value) {
    if (d->num_properties < WD_RECORD_MAX_PROPERTIES) {
        d->properties[d->num_properties++] = (wd_finding_property){key, value};
    }
}

void wd_record_add_property_f(wd_record_description *d, const char *key, const char *format, ...) {
    if (d->num_properties == WD_RECORD_MAX_PROPERTIES) {
        return;
    }
    char *value = d->values[d->num_properties];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(value, WD_RECORD_VALUE_SIZE, format, arguments);
    va_end(arguments);
    wd_record_add_property(d, key, value);
}

// Message ids

// command_name returns the command that the VUID names: the one that is known, else the usual one of the stage.
static const char *command_name(const wd_record_description *d) {
    const char *command = d->context->command;
    if (command && strncmp(command, "vkCmd", 5) == 0 && strlen(command) <= MAX_COMMAND_LENGTH) {
        return command;
    }
    return d->stage ? d->stage->command : "vkCmdDraw";
}

void wd_record_set_command_id(wd_record_description *d, const char *pattern) {
    wd_message_compose(d->id, sizeof d->id, pattern, command_name(d));
}

static void set_id(wd_record_description *d, const char *id) {
    snprintf(d->id, sizeof d->id, "%s", id);
}

// By error code: the summary, and how to fix it

static void say_fix(wd_record_description *d, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say_fix(wd_record_description *d, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(d->fix, sizeof d->fix, format, arguments);
    va_end(arguments);
}

static void say_index_out_of_bounds(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    wd_record_set_command_id(d, WD_ID_VUID_DESCRIPTOR_INDEX);
    wd_string_appendf(&d->text, "Index of %u used to index descriptor array of length %u.", words[0],
                      words[1]);
    say_fix(d, "keep the index below %u, or give the array more descriptors.", words[1]);
    wd_record_add_property(d, "error", "index-out-of-bounds");
    wd_record_add_property_f(d, "descriptor_index", "%u", words[0]);
    wd_record_add_property_f(d, "descriptor_count", "%u", words[1]);
    d->element = words[0];
}

// say_destroyed names the object that was destroyed, as far as the reader knows it.
static void say_destroyed(wd_record_description *d) {
    const wd_finding_object *destroyed = &d->bound.destroyed;
    wd_string_appendf(&d->text, "Descriptor index %u references a destroyed resource.",
                      d->record->error_words[0]);
    if (destroyed->handle) {
        wd_report_append_object(&d->detail, destroyed->type_name ? destroyed->type_name : "Object",
                                destroyed->name, destroyed->handle);
        wd_string_append(&d->detail, " was destroyed. ");
    }
    say_fix(d, "keep the resource alive until the command has run, or write another one to the descriptor.");
    wd_record_add_property(d, "error", "descriptor-destroyed");
}

static void say_never_written(wd_record_description *d) {
    wd_string_appendf(&d->text, "Descriptor index %u is uninitialized.", d->record->error_words[0]);
    if (d->bound.is_valid) {
        wd_string_append(&d->detail,
                         "The descriptor is valid now. When the shader ran, it had not been written, or "
                         "its resource was destroyed. ");
    }
    say_fix(d, "write the descriptor before the command runs, and keep its resource alive until then.");
    wd_record_add_property(d, "error", "descriptor-uninitialized");
}

// The rules about the structure of an instruction that traces rays.
static const struct structure_rule {
    uint32_t opcode;
    const char *id;
    bool needs_motion;
} structure_rules[] = {
    {SpvOpRayQueryInitializeKHR, WD_ID_VUID_QUERY_TOP_LEVEL, false},
    {5256, WD_ID_VUID_HIT_OBJECT_TOP_LEVEL, true},     // OpHitObjectTraceRayMotionNV
    {5260, WD_ID_GPUAV_HIT_OBJECT_TOP_LEVEL, false},   // OpHitObjectTraceRayNV
    {5311, WD_ID_GPUAV_HIT_OBJECT_TOP_LEVEL, false},   // OpHitObjectTraceReorderExecuteEXT
    {5312, WD_ID_VUID_HIT_OBJECT_EXT_TOP_LEVEL, true}, // OpHitObjectTraceMotionReorderExecuteEXT
    {5316, WD_ID_GPUAV_HIT_OBJECT_TOP_LEVEL, false},   // OpHitObjectTraceRayEXT
    {5317, WD_ID_VUID_HIT_OBJECT_EXT_TOP_LEVEL, true}, // OpHitObjectTraceRayMotionEXT
    {5338, WD_ID_VUID_MOTION_TOP_LEVEL, true},         // OpTraceMotionNV
    {5339, WD_ID_VUID_MOTION_TOP_LEVEL, true},         // OpTraceRayMotionNV
};

// find_structure_rule returns the rule of the record's instruction. It may be unknown: then it is that of traces.
static const struct structure_rule *find_structure_rule(const wd_record_description *d) {
    static const struct structure_rule trace = {SpvOpTraceRayKHR, WD_ID_VUID_TRACE_TOP_LEVEL, false};
    wd_spirv_instruction instruction = {0};
    if (!d->module || !wd_spirv_module_instruction(d->module, d->record->instruction, &instruction)) {
        return &trace;
    }
    for (size_t i = 0; i < sizeof structure_rules / sizeof *structure_rules; i++) {
        if (structure_rules[i].opcode == instruction.opcode) {
            return &structure_rules[i];
        }
    }
    return &trace;
}

static void say_unbuilt(wd_record_description *d, bool is_bottom_level) {
    const struct structure_rule *rule = find_structure_rule(d);
    set_id(d, rule->id);
    wd_string_appendf(&d->text, "Descriptor index %u holds an acceleration structure that %s.",
                      d->record->error_words[0],
                      is_bottom_level ? "was built as a bottom-level structure" : "was never built");
    say_fix(d, "build the acceleration structure as a top-level structure%s before rays are traced in it.",
            rule->needs_motion ? " with VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV" : "");
    wd_record_add_property(d, "error", "structure-not-built");
}

static void say_uninitialized(wd_record_description *d) {
    const wd_record *record = d->record;
    d->element = record->error_words[0];
    wd_record_find_descriptor(d);
    // Which heap may not be known.
    const bool is_in_heap = d->bound.is_in_heap || d->context->descriptors.are_in_heaps;
    wd_record_set_command_id(d, is_in_heap              ? WD_ID_VUID_HEAP_DESCRIPTOR_STATE
                                : d->bound.is_in_buffer ? WD_ID_VUID_BUFFER_DESCRIPTOR_STATE
                                                        : WD_ID_VUID_DESCRIPTOR_STATE);
    const bool has_state =
        record->error == WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED && record->num_error_words > 1;
    const uint32_t state = has_state && record->error_words[1] ? record->error_words[1] : d->bound.state;
    if (d->bound.destroyed.handle || state == WD_RECORD_DESCRIPTOR_DESTROYED) {
        say_destroyed(d);
    } else if (state == WD_RECORD_DESCRIPTOR_NEVER_BUILT || state == WD_RECORD_DESCRIPTOR_BOTTOM_LEVEL) {
        say_unbuilt(d, state == WD_RECORD_DESCRIPTOR_BOTTOM_LEVEL);
    } else if (!wd_record_say_heap_problem(d)) {
        say_never_written(d);
    }
    wd_record_add_property_f(d, "descriptor_index", "%u", record->error_words[0]);
}

static void say_device_address(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    uint64_t address = (uint64_t)words[1] << 32 | words[0];
    set_id(d, WD_ID_VUID_DEVICE_ADDRESS_BOUNDS);
    wd_string_appendf(&d->text, "Device address 0x%" PRIx64 " access out of bounds.", address);
    say_fix(d, "access only addresses in buffers that exist and were made with "
               "VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT.");
    wd_record_add_property(d, "error", "device-address-out-of-bounds");
    wd_record_add_property_f(d, "device_address", "0x%" PRIx64, address);
    if (d->record->num_error_words > 2 && words[2]) {
        wd_string_appendf(&d->text, " Access size is %u and highest byte accessed was 0x%" PRIx64 ".",
                          words[2], address + words[2] - 1);
        wd_record_add_property_f(d, "access_size", "%u", words[2]);
    }
}

static void say_misaligned(wd_record_description *d, const char *id, const char *why) {
    const uint32_t *words = d->record->error_words;
    uint64_t address = (uint64_t)words[1] << 32 | words[0];
    set_id(d, id);
    wd_string_appendf(&d->text, "Device address 0x%" PRIx64 " is not aligned to %u bytes, %s.", address,
                      words[2], why);
    wd_record_add_property(d, "error", "device-address-misaligned");
    wd_record_add_property_f(d, "device_address", "0x%" PRIx64, address);
    wd_record_add_property_f(d, "alignment", "%u", words[2]);
}

static void say_aligned_operand(wd_record_description *d) {
    say_misaligned(d, WD_ID_VUID_DEVICE_ADDRESS_ALIGNED, "as the access's Aligned operand says");
    say_fix(d, "align the address to %u bytes, or declare a smaller alignment (buffer_reference_align).",
            d->record->error_words[2]);
}

static void say_scalar_alignment(wd_record_description *d) {
    say_misaligned(d, WD_ID_VUID_DEVICE_ADDRESS_SCALAR, "the size of the largest scalar accessed");
    say_fix(d, "align the address to %u bytes.", d->record->error_words[2]);
}

// robust_group returns the member of VkPipelineRobustnessCreateInfo that the record's buffer belongs to; NULL:
// robustness does not allow the access.
static const char *robust_group(const wd_record *record) {
    switch (record->error) {
    case WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS + WD_RECORD_ERROR_ROBUST:
    case WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST:
        return "uniformBuffers";
    case WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS + WD_RECORD_ERROR_ROBUST:
    case WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST:
        return "storageBuffers";
    default:
        return NULL;
    }
}

// say_robust makes a finding of bounds the warning that the application asked for.
static void say_robust(wd_record_description *d) {
    const char *group = robust_group(d->record);
    if (!group) {
        return;
    }
    d->severity = WD_SEVERITY_WARNING;
    set_id(d, WD_ID_GPUAV_ROBUST_OUT_OF_BOUNDS);
    wd_string_appendf(&d->detail,
                      "The specification allows this access, because robustness is enabled for %s: reads and "
                      "writes beyond the end have the results that it defines. ",
                      group);
    say_fix(d, "if the access is intended, turn gpuav_warn_on_robust_oob off; else keep it in bounds.");
    wd_record_add_property(d, "robustness", group);
}

static void say_bounds(wd_record_description *d, const char *error, const char *unit, const char *units) {
    const uint32_t *words = d->record->error_words;
    const bool has_index = words[0] != WD_RECORD_INDEX_UNKNOWN;
    if (has_index) {
        wd_string_appendf(&d->text, "Descriptor index %u access out of bounds.", words[0]);
    } else {
        wd_string_append(&d->text, "Descriptor access out of bounds.");
    }
    wd_string_appendf(&d->text, " Descriptor size is %u%s and highest %s accessed was %u.", words[2], units,
                      unit, words[1]);
    say_fix(d, "access %ss below %u only, or bind a larger range.", unit, words[2]);
    wd_record_add_property(d, "error", error);
    if (has_index) {
        wd_record_add_property_f(d, "descriptor_index", "%u", words[0]);
        d->element = words[0];
    }
    wd_record_add_property_f(d, "descriptor_size", "%u", words[2]);
    wd_record_add_property_f(d, "highest_access", "%u", words[1]);
    say_robust(d);
}

// is_unwritten returns whether a bounds error is really about a descriptor that was never written: one input word shows
// SPIRV-Tools' shaders both the size and whether the descriptor was written.
static bool is_unwritten(const wd_record *record) {
    return record->layout == WD_RECORD_LAYOUT_SPIRV_TOOLS && record->error_words[2] == 0;
}

static void say_uniform_buffer(wd_record_description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    wd_record_set_command_id(d, d->context->has_shader_objects ? WD_ID_VUID_SHADER_OBJECT_UNIFORM_BOUNDS
                                                               : WD_ID_VUID_UNIFORM_BUFFER_BOUNDS);
    say_bounds(d, "uniform-buffer-out-of-bounds", "byte", "");
}

static void say_storage_buffer(wd_record_description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    wd_record_set_command_id(d, d->context->has_shader_objects ? WD_ID_VUID_SHADER_OBJECT_STORAGE_BOUNDS
                                                               : WD_ID_VUID_STORAGE_BUFFER_BOUNDS);
    say_bounds(d, "storage-buffer-out-of-bounds", "byte", "");
}

static void say_texel_buffer(wd_record_description *d) {
    if (is_unwritten(d->record)) {
        say_uninitialized(d);
        return;
    }
    const uint32_t code = d->record->error & ~(uint32_t)WD_RECORD_ERROR_ROBUST;
    set_id(d, WD_ID_GPUAV_TEXEL_BUFFER_BOUNDS);
    say_bounds(d,
               code == WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS ? "uniform-texel-buffer-out-of-bounds"
                                                            : "storage-texel-buffer-out-of-bounds",
               "texel", " texels");
}

static void say_printf(wd_record_description *d) {
    set_id(d, WD_ID_GPUAV_DEBUG_PRINTF);
    d->severity = WD_SEVERITY_INFO;
    if (!d->module || !wd_record_format_printf(d->record, d->module, &d->text)) {
        wd_string_append(&d->text, "The module of this debugPrintfEXT call was not found. Values:");
        for (uint32_t i = 0; i < d->record->num_values; i++) {
            wd_string_appendf(&d->text, " 0x%x", d->record->values[i]);
        }
        wd_string_append(&d->text, d->record->num_values ? "." : " none.");
    }
    wd_record_add_property(d, "error", "none");
}

static void say_printf_format(wd_record_description *d) {
    if (!d->module || !wd_record_find_format_mistake(d->record, d->module, &d->text)) {
        return; // Without an id, the finding is not delivered.
    }
    set_id(d, WD_ID_GPUAV_PRINTF_FORMAT);
    d->severity = WD_SEVERITY_WARNING;
    snprintf(d->fix, sizeof d->fix, "use a conversion for the type of the value, or convert the value.");
    wd_record_add_property(d, "error", "printf-format");
}

static void say_unknown(wd_record_description *d) {
    const wd_record *record = d->record;
    set_id(d, WD_ID_GPUAV_UNKNOWN_ERROR);
    wd_string_appendf(&d->text, "Shader error of unknown code %u", record->error);
    for (uint32_t i = 0; i < record->num_error_words; i++) {
        wd_string_appendf(&d->text, "%s0x%x", i ? ", " : " with words ", record->error_words[i]);
    }
    wd_string_append(&d->text, ".");
    wd_record_add_property_f(d, "error", "%u", record->error);
}

static void say_loop_budget(wd_record_description *d) {
    static const char *const ends[] = {
        [WD_RECORD_BUDGET_CONTINUES] = "The loop continues.",
        [WD_RECORD_BUDGET_ENDS] = "The loop was ended.",
        [WD_RECORD_BUDGET_RETURNS] = "The function of the loop returned.",
    };
    const uint32_t *words = d->record->error_words;
    set_id(d, WD_ID_GPUAV_LOOP_BUDGET);
    wd_string_appendf(&d->text,
                      "A loop ran %u iterations in one invocation, as many as gpuav_loop_budget allows.",
                      words[0]);
    if (words[1] <= WD_RECORD_BUDGET_RETURNS) {
        wd_string_appendf(&d->text, " %s", ends[words[1]]);
    }
    say_fix(d, "check the condition that ends the loop, or raise gpuav_loop_budget.");
    wd_record_add_property(d, "error", "loop-budget");
    wd_record_add_property_f(d, "loop_budget", "%u", words[0]);
}

static void say_unwritten(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    set_id(d, WD_ID_GPUAV_UNINITIALIZED_MEMORY);
    d->severity = WD_SEVERITY_WARNING;
    d->element = words[0];
    wd_string_appendf(&d->text, "Read of %u byte%s at offset %u of a buffer, which nothing wrote.", words[2],
                      words[2] == 1 ? "" : "s", words[1]);
    wd_record_describe_content(d);
    say_fix(d, "write the buffer before the command, for example with vkCmdFillBuffer.");
    wd_record_add_property(d, "error", "uninitialized-memory");
    wd_record_add_property_f(d, "descriptor_index", "%u", words[0]);
    wd_record_add_property_f(d, "offset", "%u", words[1]);
    wd_record_add_property_f(d, "access_size", "%u", words[2]);
}

static void say_unwritten_texel(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    set_id(d, WD_ID_GPUAV_UNINITIALIZED_MEMORY);
    d->severity = WD_SEVERITY_WARNING;
    d->element = words[0];
    wd_string_appendf(&d->text, "Read of texel %u of a texel buffer, whose %u bytes nothing wrote.", words[1],
                      words[2]);
    wd_record_describe_content(d);
    say_fix(d, "write the buffer before the command, for example with vkCmdFillBuffer.");
    wd_record_add_property(d, "error", "uninitialized-memory");
    wd_record_add_property_f(d, "descriptor_index", "%u", words[0]);
    wd_record_add_property_f(d, "texel", "%u", words[1]);
    wd_record_add_property_f(d, "access_size", "%u", words[2]);
}

static void say_unwritten_address(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const uint64_t address = (uint64_t)words[1] << 32 | words[0];
    set_id(d, WD_ID_GPUAV_UNINITIALIZED_MEMORY);
    d->severity = WD_SEVERITY_WARNING;
    wd_string_appendf(&d->text, "Read of %u byte%s at device address 0x%" PRIx64 ", which nothing wrote.",
                      words[2], words[2] == 1 ? "" : "s", address);
    say_fix(d, "write the buffer before the command, for example with vkCmdFillBuffer.");
    wd_record_add_property(d, "error", "uninitialized-memory");
    wd_record_add_property_f(d, "device_address", "0x%" PRIx64, address);
    wd_record_add_property_f(d, "access_size", "%u", words[2]);
}

static void say_arithmetic(wd_record_description *d) {
    if (!wd_record_say_arithmetic(d)) {
        say_unknown(d);
    }
}

static void say_operand(wd_record_description *d) {
    if (!wd_record_say_operand(d)) {
        say_unknown(d);
    }
}

static const struct error_info {
    uint32_t code;
    uint32_t num_words; // That it cannot do without.
    void (*say)(wd_record_description *d);
} errors[] = {
    {WD_RECORD_PRINTF, 2, say_printf},
    {WD_RECORD_PRINTF_FORMAT, 2, say_printf_format},
    {WD_RECORD_ERROR_ARITHMETIC, 3, say_arithmetic},
    {WD_RECORD_ERROR_SHARED_RACE, 3, wd_record_describe_race},
    {WD_RECORD_ERROR_OPERAND, 3, say_operand},
    {WD_RECORD_ERROR_CONTENTS, 3, wd_record_say_contents},
    {WD_RECORD_ERROR_LOOP_BUDGET, 2, say_loop_budget},
    {WD_RECORD_ERROR_DIVERGENCE, 3, wd_record_describe_divergence},
    {WD_RECORD_ERROR_ARRAY_BOUNDS, 3, wd_record_describe_array},
    {WD_RECORD_ERROR_UNINITIALIZED, 3, say_unwritten},
    {WD_RECORD_ERROR_UNINITIALIZED_ADDRESS, 3, say_unwritten_address},
    {WD_RECORD_ERROR_UNINITIALIZED_TEXEL, 3, say_unwritten_texel},
    {WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, 2, say_index_out_of_bounds},
    {WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, 1, say_uninitialized},
    {WD_RECORD_ERROR_DEVICE_ADDRESS, 2, say_device_address},
    {WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS, 3, say_uniform_buffer},
    {WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, 3, say_storage_buffer},
    {WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS, 3, say_texel_buffer},
    {WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS, 3, say_texel_buffer},
    {WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND, 3, say_aligned_operand},
    {WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT, 3, say_scalar_alignment},
    {WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS + WD_RECORD_ERROR_ROBUST, 3, say_uniform_buffer},
    {WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS + WD_RECORD_ERROR_ROBUST, 3, say_storage_buffer},
    {WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST, 3, say_texel_buffer},
    {WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST, 3, say_texel_buffer},
};

void wd_record_describe_error(wd_record_description *d) {
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        if (errors[i].code == d->record->error && d->record->num_error_words >= errors[i].num_words) {
            errors[i].say(d);
            return;
        }
    }
    say_unknown(d);
}
