// Outputs of a stage against the inputs of the next (Vulkan, Interface Matching).
#include <stdlib.h>

#include "vk/capabilities/capabilities.h"
#include "vk/report/message_ids.h"
#include "vk/shader/stage_vectors.h"

// slot is one component word of an output.
typedef struct slot {
    uint32_t location, component;
    bool is_patch;
    const wd_shader_vector *vector;
} slot;

typedef struct slots {
    slot *slots; // Sorted by is_patch, location and component.
    size_t num_slots, capacity;
} slots;

static uint32_t words_of(const wd_shader_vector *vector) {
    return vector->type.count * (vector->type.width == 64 ? 2 : 1);
}

static slot slot_of(const wd_shader_vector *vector, uint32_t word) {
    const uint32_t at = vector->component + word;
    return (slot){vector->location + at / 4, at % 4, vector->is_patch, vector};
}

static int compare_slots(const void *left, const void *right) {
    const slot *a = left, *b = right;
    if (a->is_patch != b->is_patch) {
        return a->is_patch ? 1 : -1;
    }
    if (a->location != b->location) {
        return a->location < b->location ? -1 : 1;
    }
    return (a->component > b->component) - (a->component < b->component);
}

static bool list_slots(slots *slots, const wd_shader_vectors *outputs) {
    for (uint32_t i = 0; i < outputs->num_vectors; i++) {
        for (uint32_t word = 0; word < words_of(&outputs->vectors[i]); word++) {
            if (!wd_array_reserve(&outputs->allocator, (void **)&slots->slots, &slots->capacity,
                                  slots->num_slots + 1, sizeof *slots->slots)) {
                return false;
            }
            slots->slots[slots->num_slots++] = slot_of(&outputs->vectors[i], word);
        }
    }
    if (slots->num_slots) {
        qsort(slots->slots, slots->num_slots, sizeof *slots->slots, compare_slots);
    }
    return true;
}

static const slot *find_slot(const slots *slots, const slot *key) {
    return slots->num_slots ? bsearch(key, slots->slots, slots->num_slots, sizeof *key, compare_slots) : NULL;
}

// link is a pair of stages.
typedef struct link {
    wd_shader_stage *from, *to;
    const slots *outputs;
} link;

#define REPORT(link, id, vector, ...)                                                                        \
    wd_shader_report((link)->to, WD_SEVERITY_ERROR, id, (vector)->variable->instruction,                     \
                     (vector)->variable->first_use, (vector)->location, __VA_ARGS__)

static const char *type_name(const wd_shader_scalars *type) {
    return type->opcode == SpvOpTypeFloat ? "floating-point" : "integer";
}

// verb_of begins a message about an input. Inputs that are declared and not used count, too.
static const char *verb_of(const wd_shader_vector *input) {
    return wd_shader_is_used(input->variable) ? "reads" : "declares, and does not use,";
}

static const char *name_of(const wd_shader_stage *stage, const wd_shader_vector *vector) {
    return wd_shader_variable_name(stage->reflection, vector->variable->id, vector->variable->type);
}

static void report_missing(const link *link, const wd_shader_vector *input, const slot *key) {
    slot other = *key;
    other.is_patch = !key->is_patch;
    if (find_slot(link->outputs, &other)) {
        REPORT(link, WD_ID_VUID_INTERFACE_DECORATIONS, input,
               "%s the input `%.80s` at location %u, which %s a patch variable, but the output of the %s "
               "shader (%s) at this location %s" WD_SHADER_FIX "Decorate both as `patch`, or none.",
               verb_of(input), name_of(link->to, input), key->location, key->is_patch ? "is" : "is not",
               wd_shader_stage_name(link->from->stage), link->from->where, key->is_patch ? "is not" : "is");
        return;
    }
    REPORT(link, WD_ID_VUID_INTERFACE_MISSING, input,
           "%s the input `%.80s` at location %u, component %u, which is not an output of the %s shader "
           "(%s)" WD_SHADER_FIX "Write the output, or correct the location.",
           verb_of(input), name_of(link->to, input), key->location, key->component,
           wd_shader_stage_name(link->from->stage), link->from->where);
}

// check_words returns false where it reported a problem.
static bool check_words(const link *link, const wd_shader_vector *input) {
    for (uint32_t word = 0; word < words_of(input); word++) {
        const slot key = slot_of(input, word);
        const slot *found = find_slot(link->outputs, &key);
        if (!found) {
            report_missing(link, input, &key);
            return false;
        }
        if (found->vector->is_per_primitive != input->is_per_primitive) {
            REPORT(link, WD_ID_VUID_INTERFACE_DECORATIONS, input,
                   "%s the input `%.80s` at location %u, which %s for each primitive, but the output "
                   "`%.80s` of the %s shader (%s) %s" WD_SHADER_FIX
                   "Decorate both as PerPrimitiveEXT, or none.",
                   verb_of(input), name_of(link->to, input), key.location,
                   input->is_per_primitive ? "is" : "is not", name_of(link->from, found->vector),
                   wd_shader_stage_name(link->from->stage), link->from->where,
                   found->vector->is_per_primitive ? "is" : "is not");
            return false;
        }
        const wd_shader_scalars *type = &found->vector->type;
        if (type->opcode != input->type.opcode || type->width != input->type.width) {
            REPORT(link, WD_ID_VUID_INTERFACE_TYPE, input,
                   "%s the input `%.80s` at location %u, component %u, as %u-bit %s values, but the "
                   "output `%.80s` of the %s shader (%s) has %u-bit %s values there" WD_SHADER_FIX
                   "Use the same type in both.",
                   verb_of(input), name_of(link->to, input), key.location, key.component, input->type.width,
                   type_name(&input->type), name_of(link->from, found->vector),
                   wd_shader_stage_name(link->from->stage), link->from->where, type->width, type_name(type));
            return false;
        }
    }
    return true;
}

// check_count checks that the output vector that matches an input vector has no more components, without maintenance4.
// Vectors that begin at another component do not match: the input gets some of the components of several outputs.
static void check_count(const link *link, const wd_shader_vector *input) {
    const wd_device_capabilities *enabled = link->to->pipeline->device->chassis->capabilities;
    const slot first = slot_of(input, 0);
    const slot *found = find_slot(link->outputs, &first);
    const wd_shader_vector *output = found ? found->vector : NULL;
    if (!enabled || enabled->features.maintenance4 || !input->is_vector || !output ||
        output->location != input->location || output->component != input->component ||
        output->type.count <= input->type.count) {
        return;
    }
    REPORT(link, WD_ID_VUID_INTERFACE_COUNT, input,
           "%s the input `%.80s` at location %u as a vector with %u components, but the output `%.80s` of "
           "the %s shader (%s) has %u" WD_SHADER_FIX
           "Use the same vector type in both, or enable the feature maintenance4.",
           verb_of(input), name_of(link->to, input), input->location, input->type.count,
           name_of(link->from, output), wd_shader_stage_name(link->from->stage), link->from->where,
           output->type.count);
}

// --- Blocks of built-in variables ---

// find_block finds the block of built-in variables (gl_PerVertex).
static const wd_shader_variable *find_block(const wd_shader_stage *stage, uint32_t storage_class,
                                            wd_spirv_instruction *block) {
    for (uint32_t i = 0; i < stage->entry->num_variables; i++) {
        const wd_shader_variable *variable = &stage->entry->variables[i];
        if (variable->storage_class == storage_class &&
            wd_spirv_module_find_opcode(stage->reflection->module, wd_shader_inner_type(stage, variable),
                                        SpvOpTypeStruct, block) &&
            wd_shader_decorated(stage->reflection, block->result, 0, SpvDecorationBuiltIn, NULL)) {
            return variable;
        }
    }
    return NULL;
}

static bool has_same_members(const wd_shader_stage *from, const wd_spirv_instruction *output,
                             const wd_shader_stage *to, const wd_spirv_instruction *input) {
    enum { MEMBERS = 2 };
    bool same = output->num_words == input->num_words;
    for (uint32_t member = 0; same && member + MEMBERS < output->num_words; member++) {
        uint32_t first = UINT32_MAX, second = UINT32_MAX;
        wd_shader_decorated(from->reflection, output->result, member, SpvDecorationBuiltIn, &first);
        wd_shader_decorated(to->reflection, input->result, member, SpvDecorationBuiltIn, &second);
        same = first == second;
    }
    return same;
}

static void check_blocks(wd_shader_stage *from, wd_shader_stage *to) {
    wd_spirv_instruction output, input;
    const wd_shader_variable *variable = find_block(to, SpvStorageClassInput, &input);
    if (!wd_shader_is_used(variable) || from->entry->execution_model == SpvExecutionModelMeshEXT ||
        !find_block(from, SpvStorageClassOutput, &output) || has_same_members(from, &output, to, &input)) {
        return;
    }
    wd_shader_report(to, WD_SEVERITY_ERROR, WD_ID_VUID_INTERFACE_DECORATIONS, variable->instruction,
                     variable->first_use, 0,
                     "reads the block of built-in variables `%.80s`, whose members differ from those of the "
                     "block that the %s shader (%s) writes" WD_SHADER_FIX
                     "Declare gl_PerVertex with the same members in both.",
                     wd_shader_variable_name(to->reflection, variable->id, variable->type),
                     wd_shader_stage_name(from->stage), from->where);
}

static void check_link(wd_shader_stage *from, wd_shader_stage *to) {
    check_blocks(from, to);
    wd_shader_vectors outputs, inputs;
    slots slots = {0};
    wd_shader_vectors_init(&outputs, from, SpvStorageClassOutput, false);
    wd_shader_vectors_init(&inputs, to, SpvStorageClassInput, false);
    if (outputs.is_complete && list_slots(&slots, &outputs)) {
        const link link = {from, to, &slots};
        const wd_shader_variable *reported = NULL;
        for (uint32_t i = 0; i < inputs.num_vectors; i++) {
            const wd_shader_vector *input = &inputs.vectors[i];
            if (input->variable == reported) {
                continue; // One message for all elements and members of a variable.
            }
            if (check_words(&link, input)) {
                check_count(&link, input);
            } else {
                reported = input->variable;
            }
        }
    }
    wd_free(&outputs.allocator, slots.slots);
    wd_shader_vectors_finish(&outputs);
    wd_shader_vectors_finish(&inputs);
}

// was_checked returns whether both stages are of one library, which was checked when it was created.
static bool was_checked(const wd_shader_stage *from, const wd_shader_stage *to) {
    return from->is_linked && to->is_linked && from->library == to->library;
}

void wd_shader_check_interfaces(wd_shader_pipeline *pipeline) {
    static const VkShaderStageFlagBits order[] = {
        VK_SHADER_STAGE_MESH_BIT_EXT,
        VK_SHADER_STAGE_VERTEX_BIT,
        VK_SHADER_STAGE_TESSELLATION_CONTROL_BIT,
        VK_SHADER_STAGE_TESSELLATION_EVALUATION_BIT,
        VK_SHADER_STAGE_GEOMETRY_BIT,
        VK_SHADER_STAGE_FRAGMENT_BIT,
    };
    wd_shader_stage *before = NULL;
    for (size_t i = 0; i < sizeof order / sizeof *order; i++) {
        wd_shader_stage *stage = wd_shader_find_stage(pipeline, order[i]);
        if (!stage) {
            continue;
        }
        // Without the entry point of a stage its outputs are not known.
        if (!stage->entry || stage->entry->execution_model == SpvExecutionModelMeshNV) {
            before = NULL;
            continue;
        }
        if (before && !was_checked(before, stage)) {
            check_link(before, stage);
        }
        before = stage;
    }
}
