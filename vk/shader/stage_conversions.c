// Images and samplers with YCbCr conversion, which immutable samplers of the pipeline layout have, against the
// instructions that use them (Vulkan, Sampler YCbCr Conversion).
//
// Conversions are rare: functions are only read if the entry point uses a binding with one. Each call of a function is
// followed with its arguments, because shaders pass samplers to functions.
#include <stdio.h>

#include "vk/report/message_ids.h"
#include "vk/shader/pipeline_shaders.h"

enum { MAX_CALLS = 4096, MAX_DEPTH = 64, MAX_REPORTS = 64 };

// conversions says which samplers of a binding have a conversion.
typedef enum conversions {
    NO_CONVERSION,
    SOME_CONVERSIONS,
    ALL_CONVERSIONS,
} conversions;

// frame is a call of a function.
typedef struct frame {
    const struct frame *caller; // NULL: the entry point.
    uint32_t function;          // The index of its OpFunction.
    wd_spirv_instruction call;  // The OpFunctionCall, with a caller.
    uint32_t depth;
} frame;

typedef struct walk {
    wd_shader_stage *stage;
    uint32_t num_calls;
    uint64_t reported[MAX_REPORTS]; // The instruction and the variable.
    uint32_t num_reported;
} walk;

// access is a descriptor that an instruction uses.
typedef struct access {
    const wd_spirv_descriptor *descriptor;
    const wd_state_layout_binding *binding;
    bool is_dynamic;  // An index is not constant.
    bool has_element; // The array has one dimension, and its index is `element`.
    uint64_t element;
    bool is_image; // The image of the descriptor, without the sampler.
} access;

// Layouts

static const wd_state_layout_binding *find_binding(const wd_shader_stage *stage,
                                                   const wd_spirv_descriptor *descriptor) {
    const wd_shader_pipeline *pipeline = stage->pipeline;
    if (!pipeline->has_layout || descriptor->set >= pipeline->num_sets || !pipeline->sets[descriptor->set]) {
        return NULL;
    }
    return wd_state_set_layout_binding(pipeline->sets[descriptor->set], descriptor->binding);
}

static bool has_conversion(const wd_state_layout_binding *binding, uint64_t element) {
    const wd_state_sampler *sampler = element < binding->count ? binding->immutable_samplers[element] : NULL;
    return sampler && sampler->has_ycbcr_conversion;
}

static conversions conversions_of(const wd_state_layout_binding *binding) {
    uint32_t count = 0;
    for (uint32_t i = 0; binding && binding->immutable_samplers && i < binding->count; i++) {
        count += has_conversion(binding, i);
    }
    return !count ? NO_CONVERSION : count < binding->count ? SOME_CONVERSIONS : ALL_CONVERSIONS;
}

static void describe(const wd_shader_stage *stage, const wd_spirv_descriptor *descriptor, char *text,
                     size_t text_size) {
    const char *name = wd_shader_variable_name(stage->reflection, descriptor->variable, descriptor->type);
    snprintf(text, text_size, "%s%.80s%s(set %u, binding %u)", name[0] ? "`" : "", name, name[0] ? "` " : "",
             descriptor->set, descriptor->binding);
}

// Values

static bool is_constant(uint32_t opcode) {
    return opcode >= SpvOpConstantTrue && opcode <= SpvOpSpecConstantOp;
}

static void read_indices(const wd_shader_stage *stage, const wd_spirv_instruction *chain, access *access) {
    enum { FIRST = 4 };
    for (uint32_t i = FIRST; i < chain->num_words; i++) {
        wd_spirv_instruction index;
        access->is_dynamic |= !wd_spirv_module_find(stage->reflection->module, chain->words[i], &index) ||
                              !is_constant(index.opcode);
    }
    access->has_element = chain->num_words == FIRST + 1 &&
                          wd_shader_constant(&stage->constants, chain->words[FIRST], &access->element);
}

// argument_of returns the argument of the call for a parameter of the function; 0: none.
static uint32_t argument_of(const wd_shader_stage *stage, const frame *frame, uint32_t parameter) {
    enum { FIRST = 4 };
    uint32_t word = FIRST;
    wd_spirv_instruction instruction;
    for (uint32_t i = frame->function + 1;
         wd_spirv_module_instruction(stage->reflection->module, i, &instruction) &&
         instruction.opcode != SpvOpFunctionEnd && frame->caller && word < frame->call.num_words;
         i++) {
        if (instruction.opcode == SpvOpFunctionParameter) {
            if (instruction.result == parameter) {
                return frame->call.words[word];
            }
            word++;
        }
    }
    return 0;
}

static const wd_spirv_descriptor *find_descriptor(const wd_shader_stage *stage, uint32_t variable) {
    const wd_spirv_interface *interface = &stage->reflection->descriptors;
    for (size_t i = 0; i < interface->num_descriptors; i++) {
        if (interface->descriptors[i].variable == variable) {
            return &interface->descriptors[i];
        }
    }
    return NULL;
}

// find_access finds the descriptor of an image, a sampled image or a pointer. False: unknown, or it has no immutable
// samplers.
static bool find_access(const wd_shader_stage *stage, const frame *frame, uint32_t id, access *access) {
    enum { SOURCE = 3 };
    wd_spirv_instruction value;
    *access = (struct access){0};
    while (id && wd_spirv_module_find(stage->reflection->module, id, &value)) {
        switch (value.opcode) {
        case SpvOpVariable:
            access->descriptor = find_descriptor(stage, id);
            access->binding = access->descriptor ? find_binding(stage, access->descriptor) : NULL;
            return access->binding && access->binding->immutable_samplers;
        case SpvOpFunctionParameter:
            id = argument_of(stage, frame, id);
            frame = frame->caller;
            break;
        case SpvOpAccessChain:
        case SpvOpInBoundsAccessChain:
            read_indices(stage, &value, access);
            id = value.words[SOURCE];
            break;
        case SpvOpImage:
            access->is_image = true;
            id = value.words[SOURCE];
            break;
        case SpvOpLoad:
        case SpvOpCopyObject:
            id = value.words[SOURCE];
            break;
        default:
            return false;
        }
    }
    return false;
}

// Rules

// needs_conversion returns whether an access certainly uses a descriptor with a conversion.
static bool needs_conversion(const access *access) {
    const conversions found = conversions_of(access->binding);
    if (found == SOME_CONVERSIONS) {
        // A variable that is not an array has the first descriptor.
        return access->descriptor->num_dimensions
                   ? access->has_element && has_conversion(access->binding, access->element)
                   : has_conversion(access->binding, 0);
    }
    return found == ALL_CONVERSIONS;
}

static bool is_sample(uint32_t opcode) {
    return (opcode >= SpvOpImageSampleImplicitLod && opcode <= SpvOpImageSampleProjDrefExplicitLod) ||
           (opcode >= SpvOpImageSparseSampleImplicitLod &&
            opcode <= SpvOpImageSparseSampleProjDrefExplicitLod);
}

static bool has_offset(const wd_spirv_instruction *sample) {
    const uint32_t number = sample->opcode >= SpvOpImageSparseSampleImplicitLod
                                ? sample->opcode - SpvOpImageSparseSampleImplicitLod
                                : sample->opcode - SpvOpImageSampleImplicitLod;
    const uint32_t dref = SpvOpImageSampleDrefImplicitLod - SpvOpImageSampleImplicitLod;
    const uint32_t mask = number / dref & 1 ? 6 : 5; // Each second pair of instructions compares depths.
    return mask < sample->num_words &&
           sample->words[mask] & (SpvImageOperandsConstOffsetMask | SpvImageOperandsOffsetMask);
}

// note_report returns false if the mistake was reported before: a function may have several calls.
static bool note_report(walk *walk, uint32_t instruction, uint32_t variable) {
    const uint64_t key = (uint64_t)instruction << 32 | variable;
    for (uint32_t i = 0; i < walk->num_reported; i++) {
        if (walk->reported[i] == key) {
            return false;
        }
    }
    if (walk->num_reported == MAX_REPORTS) {
        return false;
    }
    walk->reported[walk->num_reported++] = key;
    return true;
}

// report reports a use of a descriptor; `verb` comes before its name, `manner` after it.
static void report(walk *walk, const char *id, const wd_spirv_instruction *instruction, const access *access,
                   const char *verb, const char *manner, const char *need, const char *fix) {
    char text[160];
    if (note_report(walk, instruction->index, access->descriptor->variable)) {
        describe(walk->stage, access->descriptor, text, sizeof text);
        wd_shader_report(walk->stage, WD_SEVERITY_ERROR, id, instruction->index, instruction->index,
                         access->descriptor->variable,
                         "%s %s%s, but the immutable samplers of the binding in %s have a YCbCr "
                         "conversion, %s" WD_SHADER_FIX "%s",
                         verb, text, manner, walk->stage->pipeline->layout_name, need, fix);
    }
}

static const char allowed[] =
    "which allows only OpImageSample*, OpImageSparseSample* and queries of the size and the number of levels";

static void check_access(walk *walk, const wd_spirv_instruction *instruction, const access *access) {
    const bool samples = is_sample(instruction->opcode);
    if (access->is_dynamic && conversions_of(access->binding) == ALL_CONVERSIONS) {
        report(walk, WD_ID_VUID_CONVERSION_INDEX, instruction, access, "indexes",
               " with a value that is not constant", "which needs constant indices", "Use constant indices.");
    } else if (!needs_conversion(access)) {
        return;
    } else if (access->is_image) {
        report(walk, WD_ID_VUID_CONVERSION_FETCH, instruction, access, "fetches texels of", "", allowed,
               "Sample the image, or use a sampler without a conversion.");
    } else if (!samples) {
        report(walk, WD_ID_VUID_CONVERSION_INSTRUCTION, instruction, access,
               instruction->opcode == SpvOpImageQueryLod ? "queries the level of detail of"
                                                         : "gathers texels of",
               "", allowed, "Sample the image, or use a sampler without a conversion.");
    } else if (has_offset(instruction)) {
        report(walk, WD_ID_VUID_CONVERSION_OFFSET, instruction, access, "samples", " with an offset",
               "which allows no offsets", "Add the offset to the coordinates.");
    }
}

// Functions

static bool is_image_access(uint32_t opcode) {
    return is_sample(opcode) || (opcode >= SpvOpImageFetch && opcode <= SpvOpImageDrefGather) ||
           (opcode >= SpvOpImageSparseFetch && opcode <= SpvOpImageSparseDrefGather) ||
           opcode == SpvOpImageQueryLod;
}

// Vulkan has no recursion; MAX_DEPTH is for modules that are not valid.
static void walk_function(walk *walk, const frame *current) {
    enum { CALLEE = 3, IMAGE = 3 };
    const wd_spirv_module *module = walk->stage->reflection->module;
    wd_spirv_instruction instruction;
    for (uint32_t i = current->function + 1;
         wd_spirv_module_instruction(module, i, &instruction) && instruction.opcode != SpvOpFunctionEnd;
         i++) {
        access access;
        wd_spirv_instruction callee;
        if (is_image_access(instruction.opcode)) {
            if (find_access(walk->stage, current, instruction.words[IMAGE], &access)) {
                check_access(walk, &instruction, &access);
            }
        } else if (instruction.opcode == SpvOpFunctionCall && walk->num_calls < MAX_CALLS &&
                   current->depth < MAX_DEPTH &&
                   wd_spirv_module_find_opcode(module, instruction.words[CALLEE], SpvOpFunction, &callee)) {
            walk->num_calls++;
            walk_function(walk, &(frame){current, callee.index, instruction, current->depth + 1});
        }
    }
}

// check_variable reports separate images and samplers. It returns whether instructions need to be checked.
static bool check_variable(wd_shader_stage *stage, const wd_spirv_descriptor *descriptor,
                           const wd_shader_variable *variable) {
    const conversions found = conversions_of(find_binding(stage, descriptor));
    const bool is_image = descriptor->kind == WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE;
    if (found == ALL_CONVERSIONS && (is_image || descriptor->kind == WD_SPIRV_DESCRIPTOR_SAMPLER)) {
        char text[160];
        describe(stage, descriptor, text, sizeof text);
        wd_shader_report(stage, WD_SEVERITY_ERROR,
                         is_image ? WD_ID_VUID_CONVERSION_IMAGE : WD_ID_VUID_CONVERSION_SAMPLER,
                         variable->instruction, variable->first_use, 0,
                         "uses %s as a separate %s, but the immutable samplers of the binding in %s have a "
                         "YCbCr conversion, which needs combined image samplers" WD_SHADER_FIX
                         "Declare a combined image sampler.",
                         text, is_image ? "image" : "sampler", stage->pipeline->layout_name);
    }
    return found != NO_CONVERSION && descriptor->kind == WD_SPIRV_DESCRIPTOR_COMBINED_IMAGE_SAMPLER;
}

void wd_shader_check_conversions(wd_shader_stage *stage) {
    const wd_spirv_interface *interface = &stage->reflection->descriptors;
    wd_spirv_instruction function;
    bool has_any = false;
    for (size_t i = 0; i < interface->num_descriptors; i++) {
        const wd_shader_variable *variable =
            wd_shader_entry_variable(stage->entry, interface->descriptors[i].variable);
        has_any |= wd_shader_is_used(variable) && check_variable(stage, &interface->descriptors[i], variable);
    }
    if (has_any && wd_spirv_module_find_opcode(stage->reflection->module, stage->entry->function,
                                               SpvOpFunction, &function)) {
        walk walk = {.stage = stage};
        walk_function(&walk, &(frame){.function = function.index});
    }
}
