// Pointers: the variable that each leads to, and the variables whose contents differ between invocations.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/spirv/uniformity/uniformity_internal.h"

enum { MAX_CHAINS = 64, FIRST_ARGUMENT = 4 };

static uint32_t find_set(const wd_uniformity *u, uint32_t pointer) {
    for (uint32_t steps = 0; pointer < u->num_ids && u->roots[pointer] && steps < MAX_CHAINS; steps++) {
        pointer = u->roots[pointer];
    }
    return pointer;
}

uint32_t wd_uniformity_root(const wd_uniformity *u, uint32_t pointer) {
    wd_spirv_instruction made;
    for (uint32_t steps = 0; steps < MAX_CHAINS; steps++) {
        if (!wd_spirv_module_find(u->flow.module, pointer, &made) || pointer >= u->num_ids) {
            return 0;
        }
        switch (made.opcode) {
        case SpvOpVariable:
        case SpvOpFunctionParameter:
            return find_set(u, pointer);
        case SpvOpAccessChain:
        case SpvOpInBoundsAccessChain:
        case SpvOpCopyObject:
            pointer = made.words[3];
            break;
        default:
            return 0;
        }
    }
    return 0;
}

// Memory

static bool is_uniform_built_in(uint32_t built_in) {
    return built_in == SpvBuiltInWorkgroupId || built_in == SpvBuiltInNumWorkgroups ||
           built_in == SpvBuiltInWorkgroupSize || built_in == SpvBuiltInNumSubgroups ||
           built_in == SpvBuiltInDeviceIndex || built_in == SpvBuiltInDrawIndex ||
           built_in == SpvBuiltInViewIndex;
}

// Whether a built-in is the same for all invocations of a primitive.
static bool is_primitive_built_in(uint32_t built_in) {
    return built_in == SpvBuiltInPrimitiveId || built_in == SpvBuiltInLayer ||
           built_in == SpvBuiltInViewportIndex || built_in == SpvBuiltInFrontFacing;
}

// Whether a uniform block is a storage buffer of old modules.
static bool is_storage_buffer(const wd_uniformity *u, uint32_t pointer_type) {
    wd_spirv_instruction pointer, type;
    if (!wd_spirv_module_find_opcode(u->flow.module, pointer_type, SpvOpTypePointer, &pointer)) {
        return true;
    }
    uint32_t id = pointer.words[3];
    for (uint32_t steps = 0; steps < MAX_CHAINS && wd_spirv_module_find(u->flow.module, id, &type); steps++) {
        if (type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeRuntimeArray) {
            return u->is_buffer_block[id];
        }
        id = type.words[2];
    }
    return true;
}

// Whether the contents of a variable are the same for all invocations of a workgroup, at least until a function writes
// them.
static bool begins_uniform(const wd_uniformity *u, uint32_t storage_class, uint32_t pointer_type) {
    switch (storage_class) {
    case SpvStorageClassFunction:
    case SpvStorageClassPrivate:
    case SpvStorageClassPushConstant:
    case SpvStorageClassUniformConstant:
        return true;
    case SpvStorageClassUniform:
        return !is_storage_buffer(u, pointer_type);
    default:
        return false; // Of inputs, built-ins may be.
    }
}

static bool is_input(const wd_uniformity *u, uint32_t id) {
    wd_spirv_instruction variable;
    return id < u->num_ids && wd_spirv_module_find_opcode(u->flow.module, id, SpvOpVariable, &variable) &&
           variable.words[3] == SpvStorageClassInput;
}

// Finds the inputs that are the same for all invocations: some built-ins, and those that are flat. Flat integers may be
// built-ins that differ.
static void read_uniform_inputs(wd_uniformity *u) {
    const bool is_fragment = wd_module_has_only_stage(u->flow.module, SpvExecutionModelFragment);
    WD_SPIRV_FOR_PART(head, u->flow.module, WD_SPIRV_ANNOTATIONS) {
        if (is_fragment && head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationFlat &&
            is_input(u, head.at[1])) {
            u->contents[head.at[1]] = false;
        }
    }
    WD_SPIRV_FOR_PART(head, u->flow.module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationBuiltIn &&
            is_input(u, head.at[1])) {
            u->contents[head.at[1]] =
                !is_uniform_built_in(head.at[3]) && !(is_fragment && is_primitive_built_in(head.at[3]));
        }
    }
}

static void read_variables(wd_uniformity *u) {
    WD_SPIRV_FOR_PART(head, u->flow.module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.at[2] == SpvDecorationBufferBlock &&
            head.at[1] < u->num_ids) {
            u->is_buffer_block[head.at[1]] = true;
        }
    }
    WD_SPIRV_FOR_PART(head, u->flow.module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == SpvOpVariable && head.at[2] < u->num_ids) {
            u->contents[head.at[2]] = !begins_uniform(u, head.at[3], head.at[1]);
        }
    }
    read_uniform_inputs(u);
}

// Parameters

bool wd_uniformity_next_parameter(wd_uniformity *u, uint32_t *at, wd_spirv_instruction *parameter) {
    for (; u->steps && wd_spirv_module_instruction(u->flow.module, *at, parameter); u->steps--) {
        ++*at;
        if (parameter->opcode != SpvOpLine && parameter->opcode != SpvOpNoLine) {
            return parameter->opcode == SpvOpFunctionParameter;
        }
    }
    return false;
}

static bool is_pointer(const wd_spirv_module *module, uint32_t type) {
    wd_spirv_instruction pointer;
    return wd_spirv_module_find_opcode(module, type, SpvOpTypePointer, &pointer);
}

// Makes a parameter and an argument one set. An unknown argument may point anywhere.
static void join(wd_uniformity *u, uint32_t parameter, uint32_t argument) {
    uint32_t a = find_set(u, parameter), b = wd_uniformity_root(u, argument);
    if (!b || b >= u->num_ids || a >= u->num_ids) {
        if (a < u->num_ids) {
            u->contents[a] = true;
        }
        return;
    }
    if (a != b) {
        u->roots[a] = b;
        u->contents[b] |= u->contents[a];
    }
}

static void join_arguments(wd_uniformity *u, const wd_spirv_instruction *call) {
    const uint32_t number = wd_flow_called(&u->flow, call->words[3]);
    wd_spirv_instruction parameter;
    if (!number) {
        return;
    }
    uint32_t at = u->flow.functions[number - 1].begin + 1;
    for (uint32_t word = FIRST_ARGUMENT;
         word < call->num_words && wd_uniformity_next_parameter(u, &at, &parameter); word++) {
        if (is_pointer(u->flow.module, parameter.result_type)) {
            join(u, parameter.result, call->words[word]);
        }
    }
}

void wd_uniformity_find_contents(wd_uniformity *u) {
    wd_spirv_instruction call;
    read_variables(u);
    for (uint32_t i = wd_spirv_module_first_function(u->flow.module);
         wd_spirv_module_instruction(u->flow.module, i, &call); i++) {
        if (call.opcode == SpvOpFunctionCall) {
            join_arguments(u, &call);
        }
    }
}
