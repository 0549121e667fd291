// From records to findings: the objects and names that a finding mentions.
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/device/tables/gpuav_written.h"
#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"
#include "vk/gpuav/runtime/readback/gpuav_bound_sets.h"
#include "vk/gpuav/runtime/readback/gpuav_dump.h"
#include "vk/gpuav/runtime/readback/gpuav_printf.h"
#include "vk/gpuav/runtime/shaders/gpuav_shaders.h"
#include "vk/report/message_ids.h"
#include "vk/spirv/debug_printf.h"
#include "vk/spirv/module.h"

// shader is the shader that a record came from.
typedef struct shader {
    const wd_state_shader_module *module; // NULL: unknown.
    wd_finding_object object;
    uint64_t program; // The id of the shader object; 0: the shader is of a pipeline.
} shader;

static shader find_shader(const wd_state_pipeline *pipeline, uint32_t shader_id) {
    const wd_gpuav_pipeline *own =
        pipeline ? wd_state_slot_get(&pipeline->object, WD_STATE_SLOT_GPUAV) : NULL;
    for (uint32_t i = 0; own && i < own->num_ids && i < pipeline->num_stages; i++) {
        if (own->ids[i] == shader_id && own->ids[i] != 0 && pipeline->stages[i].module) {
            return (shader){pipeline->stages[i].module, wd_gpuav_describe_shader(pipeline, i),
                            pipeline->shaders ? pipeline->shaders[i]->object.id : 0};
        }
    }
    return (shader){0};
}

// Sites of one region that are distinguished. Repetitions of further sites are left to the report's counters.
enum { MAX_SITES = 64 };

// site is an instruction of a shader and the kind of its error.
typedef struct site {
    uint32_t shader_id;
    uint32_t instruction;
    uint32_t error;
    uint32_t missing;    // invalid_use(record).
    bool has_descriptor; // `set` and `binding` are known.
    uint32_t state;      // Why the descriptor is invalid: a WD_RECORD_DESCRIPTOR_...; 0: unknown.
    uint32_t set;
    uint32_t binding;
} site;

// record_count is the number of records of a site, whatever the states of the descriptors are.
typedef struct record_count {
    uint32_t shader_id;
    uint32_t instruction;
    uint32_t error;
    uint32_t missing; // invalid_use(record).
    uint32_t count;
} record_count;

// invalid_use distinguishes the mistakes of one instruction: the uses that a descriptor does not allow, or the rule
// that an operand breaks. 0: others.
static uint32_t invalid_use(const wd_record *record) {
    if (record->error == WD_RECORD_ERROR_OPERAND && record->num_error_words > 0) {
        return record->error_words[0];
    }
    return record->error == WD_RECORD_ERROR_CONTENTS && record->num_error_words > 1 ? record->error_words[1]
                                                                                    : 0;
}

// record_describer is the data that the records of one region share.
typedef struct record_describer {
    wd_gpuav_device *device;
    wd_gpuav_region_copy *copy;
    wd_record_context context;
    wd_finding_object objects[3];
    // Referenced while a record is reported.
    wd_state_object *bound;
    wd_state_object *destroyed;
    wd_gpuav_structure_state structure; // Of `bound`, if it is an acceleration structure.
    site current;                       // The site of the record that is reported.
    size_t num_objects;                 // Without the shader module, which differs between records.
    site sites[MAX_SITES];              // Reported.
    size_t num_sites;
    record_count counts[MAX_SITES];
    size_t num_counts;
    // The module that printed last, read once for all its texts. NULL: none.
    wd_spirv_module *printing_module;
    const wd_state_shader_module *printing_shader;
} record_describer;

// plain_type_name_of returns the name of an object's type in messages, and type_name_of the name that also mentions the
// destruction of the object.
static const char *plain_type_name_of(const wd_state_object *object) {
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return "Buffer";
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return "Buffer View";
    case VK_OBJECT_TYPE_IMAGE:
        return "Image";
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return "Image View";
    case VK_OBJECT_TYPE_SAMPLER:
        return "Sampler";
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return "Acceleration Structure";
    default:
        return "Object";
    }
}

static const char *type_name_of(const wd_state_object *object) {
    if (!wd_state_is_destroyed(object)) {
        return plain_type_name_of(object);
    }
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        return "Destroyed Buffer";
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return "Destroyed Buffer View";
    case VK_OBJECT_TYPE_IMAGE:
        return "Destroyed Image";
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return "Destroyed Image View";
    case VK_OBJECT_TYPE_SAMPLER:
        return "Destroyed Sampler";
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
        return "Destroyed Acceleration Structure";
    default:
        return "Destroyed Object";
    }
}

static wd_state_descriptor_set *find_set(const record_describer *describer, uint32_t set) {
    return set < describer->copy->num_sets ? describer->copy->sets[set] : NULL;
}

// named_object returns the object to name for one of a descriptor in a descriptor buffer or a heap. Views of
// descriptors that were written with an address or a create info have no handle.
static wd_state_object *named_object(wd_state_object *object) {
    if (!object || object->handle) {
        return object;
    }
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return (wd_state_object *)((wd_state_buffer_view *)object)->buffer;
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return (wd_state_object *)((wd_state_image_view *)object)->image;
    default:
        return NULL;
    }
}

// find_resources references the objects of an element of a set, and returns whether its descriptor is valid.
static bool find_resources(record_describer *describer, wd_state_descriptor_set *set, uint32_t binding,
                           uint32_t element) {
    bool is_valid = false;
    wd_state_descriptor_set_lock(set);
    const wd_state_descriptor *descriptor = wd_state_descriptor_set_get(set, binding, element);
    if (descriptor && descriptor->written) {
        describer->bound = descriptor->object;
        if (!describer->bound && descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER) {
            describer->bound = (wd_state_object *)descriptor->u.image.sampler;
        }
        describer->bound = named_object(describer->bound);
        describer->destroyed = wd_gpuav_inputs_destroyed_object(descriptor);
        describer->structure = wd_gpuav_inputs_structure_state(&describer->device->inputs, set, descriptor);
        is_valid = wd_gpuav_inputs_is_valid(set, descriptor);
    }
    wd_state_ref(describer->bound);
    wd_state_ref(describer->destroyed);
    wd_state_descriptor_set_unlock(set);
    return is_valid;
}

static void release_resources(record_describer *describer) {
    wd_state_unref(describer->bound);
    wd_state_unref(describer->destroyed);
    describer->bound = describer->destroyed = NULL;
    describer->structure = WD_GPUAV_STRUCTURE_BUILT;
}

// find_pushed_resources is find_resources for a pushed set. Its content has changed since, and only destroyed resources
// are known.
static void find_pushed_resources(record_describer *describer, uint32_t set, uint32_t binding,
                                  uint32_t element) {
    const wd_gpuav_destroyed_push *entry = describer->copy->destroyed_pushes;
    while (entry && (entry->position != set || entry->binding != binding || entry->element != element)) {
        entry = entry->next;
    }
    if (entry) {
        describer->bound = wd_state_ref(entry->bound);
        describer->destroyed = wd_state_ref(entry->destroyed);
    }
}

// state_of_resources returns why the descriptor with these resources is invalid, a WD_RECORD_DESCRIPTOR_...; 0:
// unknown.
static uint32_t state_of_resources(const record_describer *describer) {
    if (describer->destroyed) {
        return WD_RECORD_DESCRIPTOR_DESTROYED;
    }
    switch (describer->structure) {
    case WD_GPUAV_STRUCTURE_NEVER_BUILT:
        return WD_RECORD_DESCRIPTOR_NEVER_BUILT;
    case WD_GPUAV_STRUCTURE_BOTTOM_LEVEL:
        return WD_RECORD_DESCRIPTOR_BOTTOM_LEVEL;
    default:
        return 0;
    }
}

// describe_heap describes an element of a set whose descriptors are in a heap.
static void describe_heap(const wd_state_descriptor_set *set, uint32_t binding, uint32_t element,
                          wd_record_bound *bound) {
    bound->is_in_heap = (set->layout->flags & WD_GPUAV_HEAP_SET) != 0;
    const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
    if (!bound->is_in_heap || !found) {
        return;
    }
    const bool ends_with_heap = found->flags & VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    if (element < wd_state_descriptor_set_count(set, found)) {
        bound->heap_problem = wd_gpuav_buffer_sets_problem(set, found, element, &bound->heap_value);
        const wd_state_descriptor *descriptor = wd_state_descriptor_set_get(set, binding, element);
        bound->is_mapped_memory = descriptor && wd_gpuav_inputs_is_mapped_memory(set, descriptor);
    } else if (ends_with_heap && element >= wd_gpuav_inputs_count(set, found)) {
        bound->heap_problem = WD_RECORD_HEAP_OUTSIDE;
    }
}

static bool is_combined(const wd_state_descriptor_set *set, uint32_t binding) {
    const wd_state_layout_binding *found = wd_state_set_layout_binding(set->layout, binding);
    return found && found->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
}

// find_bound implements wd_record_descriptors.find. Pushed sets have no handle.
static void find_bound(void *user, uint32_t set, uint32_t binding, uint32_t element, wd_record_bound *bound) {
    record_describer *describer = user;
    wd_state_descriptor_set *bound_set = find_set(describer, set);
    if (!bound_set) {
        return;
    }
    describer->current.has_descriptor = true;
    describer->current.set = set;
    describer->current.binding = binding;
    if (bound_set->is_push) {
        find_pushed_resources(describer, set, binding, element);
    } else {
        bound->set = wd_gpuav_describe_object(&bound_set->object, "Descriptor Set");
        bound->is_valid = find_resources(describer, bound_set, binding, element);
        bound->is_in_buffer = !bound_set->object.handle;
        bound->is_combined = is_combined(bound_set, binding);
        describe_heap(bound_set, binding, element, bound);
        bound->state = state_of_resources(describer);
    }
    if (describer->bound) {
        bound->resource = wd_gpuav_describe_object(describer->bound, type_name_of(describer->bound));
    }
    if (describer->destroyed) {
        bound->destroyed =
            wd_gpuav_describe_object(describer->destroyed, plain_type_name_of(describer->destroyed));
    }
    describer->current.state = state_of_resources(describer);
}

// append_memory states what left the memory of a buffer undefined.
static void append_memory(wd_gpuav_inputs *inputs, const wd_state_object *object, wd_string_builder *out) {
    if (object && object->type == VK_OBJECT_TYPE_BUFFER_VIEW) {
        object = &((const wd_state_buffer_view *)object)->buffer->object;
    }
    if (!object || object->type != VK_OBJECT_TYPE_BUFFER) {
        return;
    }
    const wd_state_memory *memory = wd_state_binding_of(&((const wd_state_buffer *)object)->binding).memory;
    if (!memory) {
        return;
    }
    const wd_finding_object named = wd_gpuav_describe_object(&memory->object, "Device Memory");
    wd_string_append(out, "No shader, command or mapping wrote these bytes since vkAllocateMemory of ");
    wd_gpuav_append_object(out, &named);
    wd_string_append(out, wd_gpuav_written_is_target(inputs, memory)
                              ? " A copy may have replaced them by bytes that nothing wrote. "
                              : " ");
}

// describe_content implements wd_record_descriptors.describe_content. The content of a pushed set has changed since.
static void describe_content(void *user, uint32_t set, uint32_t binding, uint32_t element,
                             wd_string_builder *out) {
    const record_describer *describer = user;
    wd_state_descriptor_set *bound_set = find_set(describer, set);
    if (!bound_set) {
        return;
    }
    const wd_gpuav_layout_mismatch *mismatch =
        describer->current.missing & WD_CONTENT_BIT(WD_CONTENT_LAYOUT)
            ? wd_gpuav_copied_layouts_find(describer->copy->layouts, set, binding, element)
            : NULL;
    if (mismatch) {
        wd_string_append(out, "The image");
        wd_gpuav_layout_describe(mismatch, out);
        wd_string_append(out, " ");
    }
    if (!bound_set->is_push) {
        wd_state_descriptor_set_lock(bound_set);
        const wd_state_descriptor *descriptor = wd_state_descriptor_set_get(bound_set, binding, element);
        if (describer->current.error == WD_RECORD_ERROR_UNINITIALIZED ||
            describer->current.error == WD_RECORD_ERROR_UNINITIALIZED_TEXEL) {
            append_memory(&describer->device->inputs,
                          descriptor && descriptor->written ? descriptor->object : NULL, out);
        } else if (descriptor && descriptor->written) {
            wd_gpuav_content_describe(descriptor, out);
        }
        wd_state_descriptor_set_unlock(bound_set);
    }
}

// store_descriptor_state completes a record of an invalid descriptor, for the dump.
static void store_descriptor_state(wd_gpuav_region_copy *copy, const wd_record *record, uint32_t state) {
    if (state && record->error == WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED && record->num_error_words > 1) {
        assert(record->word_offset + WD_RECORD_ERROR_WORDS + 1 < copy->num_words);
        copy->words[record->word_offset + WD_RECORD_ERROR_WORDS + 1] = state;
    }
}

// state_at_site returns the reason why the descriptor of a record at the known site `known` is invalid.
static uint32_t state_at_site(record_describer *describer, const site *known, const wd_record *record) {
    if (record->error != WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED || !known->has_descriptor) {
        return 0;
    }
    wd_state_descriptor_set *set = find_set(describer, known->set);
    assert(set);
    if (set->is_push) {
        find_pushed_resources(describer, known->set, known->binding, record->error_words[0]);
    } else {
        find_resources(describer, set, known->binding, record->error_words[0]);
    }
    const uint32_t state = state_of_resources(describer);
    release_resources(describer);
    return state;
}

// count_record counts the records of each site, before they are reported.
static void count_record(void *user, const wd_record *record) {
    record_describer *describer = user;
    for (size_t i = 0; i < describer->num_counts; i++) {
        record_count *known = &describer->counts[i];
        if (known->shader_id == record->shader_id && known->instruction == record->instruction &&
            known->error == record->error && known->missing == invalid_use(record)) {
            known->count++;
            return;
        }
    }
    if (describer->num_counts < MAX_SITES) {
        describer->counts[describer->num_counts++] =
            (record_count){record->shader_id, record->instruction, record->error, invalid_use(record), 1};
    }
}

// num_records returns the number of records of a record's site; 1 if each of them is reported.
static uint32_t num_records(const record_describer *describer, const wd_record *record) {
    for (size_t i = 0; i < describer->num_counts; i++) {
        const record_count *known = &describer->counts[i];
        if (known->shader_id == record->shader_id && known->instruction == record->instruction &&
            known->error == record->error && known->missing == invalid_use(record)) {
            return known->count;
        }
    }
    return 1;
}

// is_repetition returns whether the command's shaders reported this site before. Equal mistakes of the invocations of
// one command are one finding.
static bool is_repetition(record_describer *describer, const wd_record *record) {
    if (describer->device->instance->options.report_each_invocation) {
        return false;
    }
    for (size_t i = 0; i < describer->num_sites; i++) {
        const site *known = &describer->sites[i];
        if (known->shader_id != record->shader_id || known->instruction != record->instruction ||
            known->error != record->error || known->missing != invalid_use(record)) {
            continue;
        }
        const uint32_t state = state_at_site(describer, known, record);
        if (state != known->state) {
            continue;
        }
        store_descriptor_state(describer->copy, record, state);
        return true;
    }
    return false;
}

static bool report_finding(void *user, const wd_finding *finding) {
    return wd_report_submit(user, finding);
}

// context_of returns the context of a record, with its shader module if that is known.
static wd_record_context context_of(record_describer *describer, const wd_record *record, shader *found) {
    wd_record_context context = describer->context;
    assert(describer->num_objects < sizeof(describer->objects) / sizeof(describer->objects[0]));
    context.num_objects = describer->num_objects;
    *found = find_shader(describer->copy->pipeline, record->shader_id);
    if (found->module) {
        describer->objects[context.num_objects++] = found->object;
        context.spirv = found->module->words;
        context.num_spirv_words = found->module->num_words;
    }
    if (found->program) {
        context.pipeline = found->program;
    }
    return context;
}

static void print_record(record_describer *describer, const wd_record *record) {
    wd_gpuav_device *device = describer->device;
    shader found;
    wd_record_context context = context_of(describer, record, &found);
    if (found.module && found.module != describer->printing_shader) {
        wd_spirv_module_destroy(describer->printing_module);
        describer->printing_module = NULL;
        wd_spirv_module_create(device->allocator, found.module->words, found.module->num_words,
                               &describer->printing_module, NULL);
        describer->printing_shader = found.module;
    }
    context.module = found.module ? describer->printing_module : NULL;
    context.has_brief_printfs = !device->instance->options.printf_verbose;
    wd_gpuav_printf_add(device->printer, record, &context);
}

// append_unwritten names the buffer that contains a device address.
static void append_unwritten(const record_describer *describer, uint64_t address, uint32_t size,
                             wd_string_builder *out) {
    uint64_t begin;
    wd_state_buffer *buffer = wd_gpuav_addresses_find(&describer->device->addresses, address, size, &begin);
    if (!buffer) {
        return;
    }
    const wd_finding_object named = wd_gpuav_describe_object(&buffer->object, "Buffer");
    wd_string_appendf(out, "The bytes are at offset %" PRIu64 " of ", address - begin);
    wd_gpuav_append_object(out, &named);
    wd_string_append(out, " ");
    append_memory(&describer->device->inputs, &buffer->object, out);
    wd_state_unref(&buffer->object);
}

// append_address describes the memory at the device address of a record.
static void append_address(const record_describer *describer, const wd_record *record,
                           wd_string_builder *out) {
    const uint32_t *words = record->error_words;
    if (record->num_error_words < 3) {
        return;
    }
    const uint64_t address = (uint64_t)words[1] << 32 | words[0];
    if (record->error == WD_RECORD_ERROR_DEVICE_ADDRESS) {
        wd_gpuav_addresses_describe(&describer->device->addresses, address, words[2], out);
    } else if (record->error == WD_RECORD_ERROR_UNINITIALIZED_ADDRESS) {
        append_unwritten(describer, address, words[2], out);
    }
}

static void describe_record(void *user, const wd_record *record) {
    record_describer *describer = user;
    if (record->error == WD_RECORD_PRINTF && describer->device->printer) {
        print_record(describer, record);
        return;
    }
    if (is_repetition(describer, record)) {
        return;
    }
    describer->current = (site){.shader_id = record->shader_id,
                                .instruction = record->instruction,
                                .error = record->error,
                                .missing = invalid_use(record)};
    shader found;
    wd_record_context context = context_of(describer, record, &found);
    context.num_records = num_records(describer, record);
    wd_string_builder address_text;
    wd_string_init(&address_text, describer->device->allocator);
    append_address(describer, record, &address_text);
    context.address_text = address_text.failed ? NULL : address_text.text;
    wd_string_builder bound_text;
    wd_string_init(&bound_text, describer->device->allocator);
    if (describer->device->instance->options.show_bound_descriptors && describer->copy->command) {
        wd_gpuav_append_bound_sets(describer->copy->sets, describer->copy->num_sets, false, &bound_text);
        context.descriptors.text = bound_text.failed ? NULL : bound_text.text;
    }
    wd_record_describe(describer->device->allocator, record, &context, report_finding,
                       describer->device->chassis->instance->report, NULL);
    wd_string_finish(&bound_text);
    wd_string_finish(&address_text);
    release_resources(describer);
    store_descriptor_state(describer->copy, record, describer->current.state);
    if (describer->num_sites < MAX_SITES) {
        describer->sites[describer->num_sites++] = describer->current;
    }
}

// uses_heaps returns whether descriptors of a command are in descriptor heaps.
static bool uses_heaps(const wd_gpuav_region_copy *copy) {
    for (uint32_t i = 0; i < copy->num_sets; i++) {
        if (copy->sets[i] && copy->sets[i]->layout->flags & WD_GPUAV_HEAP_SET) {
            return true;
        }
    }
    return false;
}

static void begin_description(record_describer *describer, const wd_gpuav_results *copies,
                              wd_gpuav_region_copy *copy, const wd_state_command_buffer *command_buffer) {
    *describer = (record_describer){.device = copies->device, .copy = copy};
    if (command_buffer) {
        describer->objects[describer->num_objects++] =
            wd_gpuav_describe_object(&command_buffer->object, "Command buffer");
    }
    if (copy->pipeline && !copy->pipeline->shaders) {
        describer->objects[describer->num_objects++] =
            wd_gpuav_describe_object(&copy->pipeline->object, "Pipeline");
    }
    describer->context = (wd_record_context){
        .command = copy->command,
        .command_kind = copy->command ? wd_gpuav_action_name(copy->kind) : NULL,
        .command_index = copy->index,
        .has_command_index = copy->command != NULL,
        .last_command_index = copy->last_index,
        .objects = describer->objects,
        .num_objects = describer->num_objects,
        .queue_labels = copies->queue_labels,
        .num_queue_labels = copies->num_queue_labels,
        .command_buffer_labels = copy->labels,
        .num_command_buffer_labels = copy->num_labels,
        .pipeline = copy->pipeline ? copy->pipeline->object.id : 0,
        .has_shader_objects = copy->pipeline && copy->pipeline->shaders,
        .descriptors = {.find = find_bound,
                        .describe_content = describe_content,
                        .user = describer,
                        .are_in_heaps = uses_heaps(copy)},
    };
}

// may_print returns whether records of the region can be those of debugPrintfEXT.
static bool may_print(const record_describer *describer) {
    wd_gpuav_device *device = describer->device;
    const wd_state_pipeline *pipeline = describer->copy->pipeline;
    bool is_known = pipeline != NULL;
    for (uint32_t i = 0; device->printer && pipeline && i < pipeline->num_stages; i++) {
        const wd_state_shader_module *module = pipeline->stages[i].module;
        is_known &= module != NULL;
        if (module && wd_spirv_has_printf_name(module->words, module->num_words)) {
            return true;
        }
    }
    return device->printer && !is_known && wd_gpuav_shaders_may_print(device->shaders);
}

// report_lost_texts warns once: the log shows other texts, so that a loss is easy to miss.
static void report_lost_texts(wd_gpuav_device *device, const char *command, uint32_t lost_words) {
    enum { MAX_SIZE = 1 << 20 }; // Of debug_printf_buffer_size.
    const uint64_t lost = (uint64_t)lost_words * sizeof(uint32_t);
    const uint64_t needed = (uint64_t)device->regions.record_words * sizeof(uint32_t) + lost;
    char fix[96] = "print in fewer invocations, and fix the mistakes that checks report";
    if (needed <= MAX_SIZE) {
        snprintf(fix, sizeof(fix), "set debug_printf_buffer_size to %" PRIu64 " or more", needed);
    }
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_PRINTF_LOST, NULL,
                         "%s: %" PRIu64 " bytes of records did not fit into the buffer, so that texts of "
                         "debugPrintfEXT may be lost, in later commands as well. Fix: %s.",
                         command, lost, fix);
}

// describe_summary reports why the records of a region were not all read. Records of checks that did not fit are only
// mentioned at INFO: the invocations of a command mostly make the same mistake, which is reported.
static void describe_summary(record_describer *describer, const wd_record_summary *summary) {
    const char *command = describer->copy->command ? describer->copy->command : "A command";
    if (summary->lost_words && may_print(describer)) {
        report_lost_texts(describer->device, command, summary->lost_words);
    } else if (summary->lost_words) {
        wd_gpuav_report_info(
            &describer->device->notices, WD_ID_GPUAV_RECORDS_LOST, NULL,
            "%s: more checks failed than are reported: the buffer for their reports lacks %" PRIu64 " bytes.",
            command, (uint64_t)summary->lost_words * sizeof(uint32_t));
    }
    wd_record_summary rest = *summary;
    rest.lost_words = 0;
    wd_record_describe_summary(describer->device->allocator, &rest, &describer->context, report_finding,
                               describer->device->chassis->instance->report);
}

void wd_gpuav_region_copies_report(wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer) {
    wd_gpuav_device *device = copies->device;
    for (wd_gpuav_region_copy *copy = copies->regions; copy; copy = copy->next) {
        record_describer describer;
        begin_description(&describer, copies, copy, command_buffer);
        wd_record_summary summary = {0};
        if (!device->instance->options.report_each_invocation) {
            wd_record_visit(copy->words, copy->num_words, WD_RECORD_LAYOUT_WHITEPAPER, count_record,
                            &describer, &summary);
        }
        describer.context.has_lost_records = describer.num_counts && summary.lost_words != 0;
        wd_record_visit(copy->words, copy->num_words, WD_RECORD_LAYOUT_WHITEPAPER, describe_record,
                        &describer, &summary);
        wd_spirv_module_destroy(describer.printing_module);
        describe_summary(&describer, &summary);
        if (device->dump) {
            wd_gpuav_dump_add(device->dump, copy, describer.objects, describer.num_objects);
        }
    }
    if (device->dump && copies->regions) {
        wd_gpuav_dump_flush(device->dump);
    }
}
