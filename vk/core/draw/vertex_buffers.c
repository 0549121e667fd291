// Vertex buffers of the attributes that the vertex shader reads, and the index buffer.
#include <assert.h>
#include <stdio.h>

#include "vk/core/draw/draw_internal.h"
#include "vk/registry/formats.h"
#include "vk/spirv/vertex_locations.h"

// --- The inputs of the vertex shader

static const wd_state_stage *vertex_stage(const wd_state_pipeline *pipeline) {
    for (uint32_t i = 0; i < pipeline->num_stages; i++) {
        if (pipeline->stages[i].stage == VK_SHADER_STAGE_VERTEX_BIT) {
            return pipeline->stages[i].module ? &pipeline->stages[i] : NULL;
        }
    }
    return NULL;
}

enum { MOST_READ = 16 };

// read_binding is a binding with attributes that the vertex shader reads. A buffer satisfies them if its offset has
// none of the bits, and its stride is not less than the end of each attribute.
typedef struct read_binding {
    uint32_t binding, unaligned_bits, end;
} read_binding;

// kept_inputs are the inputs of a pipeline's vertex shader, which the pipeline keeps in its slot.
typedef struct kept_inputs {
    wd_allocator allocator;
    wd_spirv_vertex_inputs inputs;
    bool has_bindings; // `bindings` are all bindings of the attributes that the shader reads.
    uint32_t num_bindings;
    read_binding bindings[MOST_READ];
} kept_inputs;

// most_alignment returns an alignment that suffices for an attribute, packed or not.
static uint32_t most_alignment(const wd_format *format) {
    return format->component_bits >= 32 ? format->component_bits / 8 : format->block_size > 4 ? 8 : 4;
}

static read_binding *find_binding(kept_inputs *kept, uint32_t binding) {
    for (uint32_t i = 0; i < kept->num_bindings; i++) {
        if (kept->bindings[i].binding == binding) {
            return &kept->bindings[i];
        }
    }
    if (kept->num_bindings == MOST_READ) {
        return NULL;
    }
    kept->bindings[kept->num_bindings] = (read_binding){.binding = binding};
    assert(kept->num_bindings < MOST_READ);
    return &kept->bindings[kept->num_bindings++];
}

// add_attribute returns false for an attribute that is not simple: each draw checks it.
static bool add_attribute(kept_inputs *kept, const VkVertexInputAttributeDescription *attribute) {
    const wd_format *format = wd_format_find(attribute->format);
    const uint32_t unaligned = format ? most_alignment(format) - 1 : 0;
    read_binding *found =
        format && !(attribute->offset & unaligned) && attribute->offset <= UINT32_MAX - format->block_size
            ? find_binding(kept, attribute->binding)
            : NULL;
    if (!found) {
        return false;
    }
    const uint32_t end = attribute->offset + format->block_size;
    found->unaligned_bits |= unaligned;
    found->end = end > found->end ? end : found->end;
    return true;
}

static bool is_read(const wd_spirv_vertex_inputs *inputs, uint32_t location) {
    return location < WD_SPIRV_VERTEX_LOCATIONS && inputs->locations >> location & 1;
}

static void add_bindings(kept_inputs *kept, const wd_state_vertex_input *input) {
    kept->has_bindings = true;
    for (uint32_t i = 0; kept->has_bindings && i < input->num_attributes; i++) {
        kept->has_bindings = !is_read(&kept->inputs, input->attributes[i].location) ||
                             add_attribute(kept, &input->attributes[i]);
    }
}

static bool has_dynamic_input(const wd_state_pipeline *pipeline) {
    const wd_core_drawn d = {.graphics = pipeline->graphics};
    return wd_core_is_dynamic(&d, WD_STATE_DYNAMIC_VERTEX_INPUT);
}

static kept_inputs *read_inputs(const wd_core_data *data, const wd_state_pipeline *pipeline,
                                const wd_state_stage *stage) {
    kept_inputs *kept = wd_alloc_zero(&data->allocator, 1, sizeof *kept);
    if (kept) {
        kept->allocator = data->allocator;
        wd_spirv_read_vertex_inputs(data->allocator, stage->module->words, stage->module->num_words,
                                    stage->entry_point, &kept->inputs);
        if (!has_dynamic_input(pipeline)) {
            add_bindings(kept, wd_state_pipeline_vertex_input(pipeline));
        }
    }
    return kept;
}

const wd_spirv_vertex_inputs *wd_core_read_inputs(const wd_core_check *c, wd_state_pipeline *pipeline) {
    wd_core_data *data = c->call->data;
    wd_state_object *object = &pipeline->object;
    const wd_state_stage *stage = vertex_stage(pipeline);
    kept_inputs *kept = wd_state_slot_get(object, WD_STATE_SLOT_CORE);
    if (!kept && stage && data) {
        wd_mutex_lock(&data->static_uses_lock);
        kept = wd_state_slot_get(object, WD_STATE_SLOT_CORE);
        if (!kept && (kept = read_inputs(data, pipeline, stage))) {
            wd_state_slot_set(object, WD_STATE_SLOT_CORE, kept, wd_core_release_kept);
        }
        wd_mutex_unlock(&data->static_uses_lock);
    }
    return kept ? &kept->inputs : NULL;
}

const wd_state_vertex_input *wd_core_vertex_input(const wd_core_drawn *d) {
    if (!wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT)) {
        return wd_state_pipeline_vertex_input(d->pipeline);
    }
    return wd_state_is_set(d->dynamic, WD_STATE_DYNAMIC_VERTEX_INPUT) ? d->dynamic->vertex_input : NULL;
}

// --- Vertex buffers

static void describe(wd_core_message *m, const VkVertexInputAttributeDescription *attribute) {
    wd_core_summaryf(m, ", and the vertex shader reads the attribute at location %u of binding %u, ",
                     attribute->location, attribute->binding);
}

// check_bound returns whether the binding has a buffer.
static bool check_bound(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                        const wd_state_vertex_binding *bound) {
    wd_core_message m;
    if (!bound || !bound->bound_by) {
        if (wd_core_begin_drawn(&m, d, WD_CORE_RULE(04007), 0)) {
            describe(&m, attribute);
            wd_core_summaryf(&m, "to which no vertex buffer was bound");
            m.fix = "Call vkCmdBindVertexBuffers with a buffer for the binding.";
            wd_core_end(&m);
        }
        return false;
    }
    if (!bound->handle && !bound->address && d->c->enabled && !d->c->enabled->features.nullDescriptor &&
        wd_core_begin_drawn(&m, d, WD_CORE_RULE(04008), 0)) {
        describe(&m, attribute);
        wd_core_summaryf(&m, "to which %s bound VK_NULL_HANDLE", bound->bound_by);
        wd_core_end(&m);
    }
    return bound->buffer != NULL;
}

// Components of 32 bits and more are never packed.
static bool is_packed(VkFormat number, const wd_format *format) {
    return format->component_bits < 32 && strstr(wd_VkFormat_string(number), "_PACK") != NULL;
}

static bool allows_any_alignment(const wd_core_check *c, const wd_format *format) {
#ifdef VK_EXT_legacy_vertex_attributes
    return c->enabled && c->enabled->features.legacyVertexAttributes && format->component_bits != 64;
#else
    (void)c;
    (void)format;
    return false;
#endif
}

static void check_alignment(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                            const wd_state_vertex_binding *bound, const wd_format *format) {
    const VkDeviceSize at = bound->offset + attribute->offset;
    if (!(at & (most_alignment(format) - 1))) {
        return;
    }
    const bool packed = is_packed(attribute->format, format);
    const uint32_t size = packed ? format->block_size : format->component_bits / 8;
    wd_core_message m;
    char text[160];
    if (size < 2 || at % size == 0 || allows_any_alignment(d->c, format) ||
        !wd_core_begin_drawn(&m, d, packed ? WD_CORE_RULE(10389) : WD_CORE_RULE(10390), 0)) {
        return;
    }
    describe(&m, attribute);
    wd_core_summaryf(&m, "whose format is %s, at offset %llu + %u of %s, which is not a multiple of %u",
                     wd_VkFormat_string(attribute->format), (unsigned long long)bound->offset,
                     attribute->offset,
                     wd_core_name(d->c, VK_OBJECT_TYPE_BUFFER, bound->handle, text, sizeof text), size);
    wd_core_end(&m);
}

// check_stride: strides of vkCmdBindVertexBuffers2 cover the attributes of the pipeline.
static void check_stride(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                         const wd_state_vertex_binding *bound, const wd_format *format) {
    const uint32_t end = attribute->offset + format->block_size;
    wd_core_message m;
    if (!bound->stride || bound->stride >= end || !d->graphics ||
        !wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT_BINDING_STRIDE) ||
        wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT) ||
        !wd_core_begin_rule(&m, d->c, NULL, "vkCmdBindVertexBuffers2", WD_CORE_RULE(06209))) {
        return;
    }
    wd_core_summaryf(&m,
                     "%s set %llu as stride of binding %u, and the attribute at location %u of the bound "
                     "pipeline ends at offset %u",
                     bound->bound_by, (unsigned long long)bound->stride, attribute->binding,
                     attribute->location, end);
    wd_core_end(&m);
}

static bool check_attribute(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute) {
    const wd_state_command_buffer *command_buffer = d->command_buffer;
    const wd_state_vertex_binding *bound = attribute->binding < command_buffer->num_vertex_bindings
                                               ? &command_buffer->vertex_bindings[attribute->binding]
                                               : NULL;
    const wd_format *format = wd_format_find(attribute->format);
    if (!check_bound(d, attribute, bound)) {
        return false;
    }
    if (format) {
        check_alignment(d, attribute, bound, format);
        check_stride(d, attribute, bound, format);
    }
    return true;
}

// --- Dynamic vertex input. vk/shader checks that of pipelines.

static const VkVertexInputAttributeDescription *find_attribute(const wd_state_vertex_input *input,
                                                               uint32_t location) {
    for (uint32_t i = 0; i < input->num_attributes; i++) {
        if (input->attributes[i].location == location) {
            return &input->attributes[i];
        }
    }
    return NULL;
}

// Names of extensions, as the headers of the build may be older.
static bool may_lack_attributes(const wd_core_drawn *d) {
    return wd_state_device_has_extension(d->c->state, "VK_EXT_vertex_attribute_robustness") ||
           wd_state_device_has_extension(d->c->state, "VK_KHR_maintenance9");
}

// note_locations lists the locations that the last vkCmdSetVertexInputEXT gave.
static void note_locations(wd_core_message *m, const wd_state_vertex_input *input) {
    char text[128] = "none";
    size_t length = 0;
    for (uint32_t i = 0; i < input->num_attributes && length < sizeof text; i++) {
        length += (size_t)snprintf(text + length, sizeof text - length, "%s%u", i ? ", " : "",
                                   input->attributes[i].location);
    }
    wd_core_notef(m, "Locations of its attributes: %s", text);
}

static void report_missing(const wd_core_drawn *d, const wd_state_vertex_input *input, uint32_t location) {
    wd_core_message m;
    if (wd_core_begin_drawn(&m, d, WD_CORE_RULE(07939), 0)) {
        wd_core_summaryf(&m,
                         ", and the vertex shader reads the input at location %u, but no attribute of "
                         "vkCmdSetVertexInputEXT has this location",
                         location);
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_VERTEX_INPUT);
        note_locations(&m, input);
        m.fix = "Add the attribute, or correct the location.";
        wd_core_end(&m);
    }
}

static void report_type(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                        const char *read, const char *given) {
    wd_core_message m;
    if (wd_core_begin_drawn(&m, d, WD_CORE_RULE(08734), 0)) {
        wd_core_summaryf(
            &m,
            ", and the vertex shader reads the input at location %u as %s, but the format of the "
            "attribute, %s, has %s",
            attribute->location, read, wd_VkFormat_string(attribute->format), given);
        wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_VERTEX_INPUT);
        m.fix = "Use a format of the same type, or change the type in the shader.";
        wd_core_end(&m);
    }
}

static void check_type(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                       const wd_format *format, const wd_spirv_vertex_inputs *inputs) {
    static const char *const names[] = {"floating-point values", "signed integers", "unsigned integers"};
    const uint64_t bit = UINT64_C(1) << attribute->location;
    const int type = inputs->floats & bit              ? 0
                     : inputs->signed_integers & bit   ? 1
                     : inputs->unsigned_integers & bit ? 2
                                                       : -1;
    const int expected = format->numeric == WD_FORMAT_FLOAT ? 0 : format->numeric == WD_FORMAT_SINT ? 1 : 2;
    if (type >= 0 && type != expected) {
        report_type(d, attribute, names[type], names[expected]);
    }
}

// check_width compares the widths of components, and how many there are: missing 64-bit components have no default.
static void check_width(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                        const wd_format *format, const wd_spirv_vertex_inputs *inputs) {
    const bool is_read_wide = inputs->wide >> attribute->location & 1, is_wide = format->component_bits == 64;
    const uint32_t count = inputs->num_wide[attribute->location];
    const bool lacks_components = is_read_wide && is_wide && count > format->num_components;
    const uint32_t rule = lacks_components ? WD_CORE_RULE(09203)
                          : is_wide        ? WD_CORE_RULE(08936)
                                           : WD_CORE_RULE(08937);
    wd_core_message m;
    if ((is_read_wide == is_wide && !lacks_components) || !wd_core_begin_drawn(&m, d, rule, 0)) {
        return;
    }
    wd_core_summaryf(&m, ", and the vertex shader reads ");
    if (lacks_components) {
        wd_core_summaryf(&m, "%u 64-bit components of the input at location %u, but the format of the ",
                         count, attribute->location);
        wd_core_summaryf(&m, "attribute, %s, has %u", wd_VkFormat_string(attribute->format),
                         format->num_components);
    } else {
        wd_core_summaryf(&m, "the input at location %u with %s, but the format of the attribute is %s",
                         attribute->location,
                         is_wide ? "components of less than 64 bits" : "64-bit components",
                         wd_VkFormat_string(attribute->format));
    }
    wd_core_note_setter(&m, d, WD_STATE_DYNAMIC_VERTEX_INPUT);
    m.fix = lacks_components ? "Use a format with more components." : "Use the same width in both.";
    wd_core_end(&m);
}

static void check_format(const wd_core_drawn *d, const VkVertexInputAttributeDescription *attribute,
                         const wd_spirv_vertex_inputs *inputs) {
    const uint64_t bit = UINT64_C(1) << attribute->location;
    const bool is_typed = (inputs->floats | inputs->signed_integers | inputs->unsigned_integers) & bit;
    const wd_format *format = wd_format_find(attribute->format);
    if (format && is_typed) {
        check_type(d, attribute, format, inputs);
        check_width(d, attribute, format, inputs);
    }
}

static void check_dynamic_input(const wd_core_drawn *d, const wd_state_vertex_input *input,
                                const wd_spirv_vertex_inputs *inputs) {
    const bool types_may_differ =
        wd_state_device_has_extension(d->c->state, "VK_EXT_legacy_vertex_attributes");
    for (uint64_t left = inputs->locations; left; left &= left - 1) {
        const uint32_t location = (uint32_t)__builtin_ctzll(left);
        const VkVertexInputAttributeDescription *attribute = find_attribute(input, location);
        if (!attribute && !may_lack_attributes(d)) {
            report_missing(d, input, location);
            return;
        }
        if (attribute && !types_may_differ) {
            check_format(d, attribute, inputs);
        }
    }
}

static void check_vertices(const wd_core_drawn *d) {
    const wd_state_vertex_input *input = wd_core_vertex_input(d);
    const bool is_dynamic = wd_core_is_dynamic(d, WD_STATE_DYNAMIC_VERTEX_INPUT);
    const wd_spirv_vertex_inputs *inputs = input && (input->num_attributes || is_dynamic)
                                               ? wd_core_read_inputs(d->c, d->action->pipeline)
                                               : NULL;
    uint64_t reported = 0; // Bindings; one message is enough for each.
    if (inputs && is_dynamic) {
        check_dynamic_input(d, input, inputs);
    }
    for (uint32_t i = 0; inputs && i < input->num_attributes; i++) {
        const VkVertexInputAttributeDescription *attribute = &input->attributes[i];
        const uint64_t bit = attribute->binding < 64 ? UINT64_C(1) << attribute->binding : 0;
        if (is_read(inputs, attribute->location) && !(reported & bit) && !check_attribute(d, attribute)) {
            reported |= bit;
        }
    }
}

// --- The index buffer

static bool may_lack_indices(const wd_core_check *c) {
#ifdef VK_KHR_maintenance6
    return !c->enabled || c->enabled->features.maintenance6;
#else
    return !c->enabled;
#endif
}

static void check_indices(const wd_core_drawn *d) {
    wd_core_message m;
    if (d->action->is_indexed && !d->command_buffer->index.bound_by && !may_lack_indices(d->c) &&
        wd_core_begin_rule(&m, d->c, NULL, NULL, WD_CORE_RULE(07312))) {
        wd_core_summaryf(&m, "no index buffer is bound");
        if (d->command_buffer->num_executed) {
            wd_core_notef(&m, "vkCmdExecuteCommands unbinds index buffers");
        } else if (d->command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
            wd_core_notef(&m, "Secondary command buffers do not inherit index buffers");
        }
        m.fix = "Call vkCmdBindIndexBuffer before the draw.";
        wd_core_end(&m);
    }
}

// --- Draws

static bool satisfies(const wd_state_vertex_binding *bound, const read_binding *read) {
    return bound->bound_by && bound->buffer && !(bound->offset & read->unaligned_bits) &&
           (!bound->stride || bound->stride >= read->end);
}

bool wd_core_has_vertex_buffers(const wd_core_action *a) {
    const wd_state_command_buffer *command_buffer = a->command_buffer;
    const kept_inputs *kept = wd_state_slot_get(&a->pipeline->object, WD_STATE_SLOT_CORE);
    if (!kept || !kept->has_bindings || (a->is_indexed && !command_buffer->index.bound_by)) {
        return false;
    }
    for (uint32_t i = 0; i < kept->num_bindings; i++) {
        const read_binding *read = &kept->bindings[i];
        if (read->binding >= command_buffer->num_vertex_bindings ||
            !satisfies(&command_buffer->vertex_bindings[read->binding], read)) {
            return false;
        }
    }
    return true;
}

void wd_core_check_vertex_buffers(const wd_core_drawn *d) {
    if (!d->action->is_mesh) {
        check_vertices(d);
        check_indices(d);
    }
}
