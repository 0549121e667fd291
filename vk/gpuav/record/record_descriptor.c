// Which descriptor variable the instruction of a record accesses, as far as the module says.
//
// The walk goes from the operands of the instruction back to variables: through access chains, loads of images,
// samplers and acceleration structures, and copies. Values that were loaded from buffers are not followed: they are
// data. Where the operands lead to several variables the record's numbers decide, if they can; else no variable is
// named.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/record/record_internal.h"
#include "vk/spirv/heap_arrays.h"

enum { MAX_DEPTH = 64, MAX_CANDIDATES = 4 };

struct candidates {
    uint32_t variables[MAX_CANDIDATES]; // Or the untyped chain that accesses a descriptor heap.
    size_t count;
    bool has_more;
};

// is_opaque returns whether a value of the type is a descriptor.
static bool is_opaque(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    switch (type.opcode) {
    case SpvOpTypeImage:
    case SpvOpTypeSampler:
    case SpvOpTypeSampledImage:
    case SpvOpTypeAccelerationStructureKHR:
        return true;
    default:
        return false;
    }
}

// base_word returns the operand that leads from an instruction back to a variable; 0: none does.
static uint32_t base_word(const wd_spirv_module *module, const wd_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCopyObject:
    case SpvOpCopyLogical:
    case SpvOpImage:
    case SpvOpImageTexelPointer:
    case WD_OP_BUFFER_POINTER:
        return 3;
    case WD_OP_UNTYPED_ACCESS_CHAIN:
    case WD_OP_UNTYPED_IN_BOUNDS_ACCESS_CHAIN:
    case WD_OP_UNTYPED_IMAGE_TEXEL_POINTER:
        return 4;
    case SpvOpLoad:
        return is_opaque(module, instruction->result_type) ? 3 : 0;
    default:
        return 0;
    }
}

// find_heap_array finds the array in a descriptor heap that a candidate accesses. False: the candidate is a variable.
static bool find_heap_array(const wd_spirv_module *module, uint32_t candidate, wd_spirv_heap_array *array) {
    wd_spirv_instruction chain;
    return wd_spirv_module_find(module, candidate, &chain) && wd_spirv_heap_array_of(module, &chain, array);
}

static bool is_same_candidate(const wd_spirv_module *module, uint32_t a, uint32_t b) {
    wd_spirv_heap_array left, right;
    return a == b || (find_heap_array(module, a, &left) && find_heap_array(module, b, &right) &&
                      left.descriptor.set == right.descriptor.set &&
                      left.descriptor.binding == right.descriptor.binding);
}

static void add_candidate(const wd_spirv_module *module, struct candidates *found, uint32_t variable) {
    for (size_t i = 0; i < found->count; i++) {
        if (is_same_candidate(module, found->variables[i], variable)) {
            return;
        }
    }
    if (found->count < MAX_CANDIDATES) {
        found->variables[found->count++] = variable;
    } else {
        found->has_more = true;
    }
}

static bool holds_descriptors(const wd_spirv_instruction *variable) {
    switch (variable->words[3]) {
    case SpvStorageClassUniform:
    case SpvStorageClassUniformConstant:
    case SpvStorageClassStorageBuffer:
        return true;
    default:
        return false;
    }
}

// follow goes from an operand back to the variable that it comes from. An OpSampledImage has two; in one that is made
// of another one, which no valid module has, only the image is followed.
static void follow(const wd_spirv_module *module, uint32_t id, bool has_sampler, struct candidates *found) {
    wd_spirv_instruction made;
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(module, id, &made); depth++) {
        if (made.opcode == SpvOpVariable) {
            if (holds_descriptors(&made)) {
                add_candidate(module, found, id);
            }
            return;
        }
        wd_spirv_heap_array array;
        if (wd_spirv_heap_array_of(module, &made, &array)) {
            add_candidate(module, found, id);
            return;
        }
        uint32_t word = base_word(module, &made);
        if (made.opcode == SpvOpSampledImage) {
            word = 3;
            if (!has_sampler) {
                has_sampler = true;
                follow(module, made.words[4], true, found);
            }
        }
        if (!word) {
            return;
        }
        id = made.words[word];
    }
}

static void read_place(const wd_spirv_module *module, uint32_t variable, wd_record_variable *read) {
    bool has_set = false, has_binding = false;
    wd_spirv_heap_array array;
    if (find_heap_array(module, variable, &array)) {
        read->set = array.descriptor.set;
        read->binding = array.descriptor.binding;
        read->heap_kind = array.descriptor.kind;
        read->is_in_heap = true;
        read->is_known = true;
        return;
    }
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpDecorate || head.num_words < 4 || head.at[1] != variable) {
            continue;
        }
        if (head.at[2] == SpvDecorationDescriptorSet) {
            read->set = head.at[3];
            has_set = true;
        } else if (head.at[2] == SpvDecorationBinding) {
            read->binding = head.at[3];
            has_binding = true;
        }
    }
    read->is_known = has_set && has_binding;
}

// read_type notes whether the variable is an array of descriptors, and returns the id of the descriptor's type.
static uint32_t read_type(const wd_spirv_module *module, uint32_t variable, wd_record_variable *read) {
    wd_spirv_instruction made, pointer, type;
    wd_spirv_heap_array array;
    if (find_heap_array(module, variable, &array)) {
        read->is_array = true;
        return array.descriptor.type;
    }
    if (!wd_spirv_module_find_opcode(module, variable, SpvOpVariable, &made) ||
        !wd_spirv_module_find_opcode(module, made.result_type, SpvOpTypePointer, &pointer)) {
        return 0;
    }
    uint32_t id = pointer.words[3];
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(module, id, &type); depth++) {
        if (type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeRuntimeArray) {
            break;
        }
        read->is_array = true;
        id = type.words[2];
    }
    return id;
}

// fits returns whether the record can be about the variable: bounds are those of buffers, or of texel buffers.
static bool fits(const wd_record *record, const wd_spirv_module *module, uint32_t variable) {
    wd_record_variable read = {0};
    wd_spirv_instruction type;
    const uint32_t id = read_type(module, variable, &read);
    if (!id || !wd_spirv_module_find(module, id, &type)) {
        return false;
    }
    switch (record->error) {
    case WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS:
        return read.is_array;
    case WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED:
        return read.is_array || record->num_error_words == 0 || record->error_words[0] == 0;
    case WD_RECORD_ERROR_OPERAND: // WD_RECORD_RULE_STRUCTURE_MOTION
        return type.opcode == SpvOpTypeAccelerationStructureKHR;
    case WD_RECORD_ERROR_CONTENTS:
        return record->error_words[0] == WD_RECORD_INDEX_UNKNOWN ? type.opcode == SpvOpTypeSampler
                                                                 : type.opcode != SpvOpTypeSampler;
    case WD_RECORD_ERROR_UNINITIALIZED_TEXEL:
    case WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS:
    case WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS:
    case WD_RECORD_ERROR_UNIFORM_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST:
    case WD_RECORD_ERROR_STORAGE_TEXEL_BOUNDS + WD_RECORD_ERROR_ROBUST:
        return type.opcode == SpvOpTypeImage || type.opcode == SpvOpTypeSampledImage;
    default:
        return type.opcode == SpvOpTypeStruct || type.opcode == WD_OP_TYPE_BUFFER;
    }
}

static bool is_about_descriptor(uint32_t error) {
    switch (error) {
    case WD_RECORD_ERROR_DEVICE_ADDRESS:
    case WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND:
    case WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT:
    case WD_RECORD_ERROR_UNINITIALIZED_ADDRESS:
        return false;
    default:
        return true;
    }
}

bool wd_record_find_variable(const wd_record *record, const wd_spirv_module *module, uint32_t instruction,
                             wd_record_variable *variable) {
    wd_spirv_instruction access;
    struct candidates found = {.count = 0};
    *variable = (wd_record_variable){0};
    if (!is_about_descriptor(record->error) || !wd_spirv_module_instruction(module, instruction, &access)) {
        return false;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(&access);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        follow(module, access.words[word], false, &found);
    }
    uint32_t only = 0;
    size_t num_fitting = 0, num_in_heap = 0;
    for (size_t i = 0; i < found.count && !found.has_more; i++) {
        wd_spirv_heap_array array;
        if (fits(record, module, found.variables[i])) {
            only = found.variables[i];
            num_fitting++;
            num_in_heap += find_heap_array(module, only, &array);
        }
    }
    if (num_fitting != 1) {
        variable->is_in_heap = num_fitting && num_in_heap == num_fitting;
        return false;
    }
    read_type(module, only, variable);
    read_place(module, only, variable);
    variable->name = wd_spirv_module_name(module, only);
    return variable->is_known;
}
