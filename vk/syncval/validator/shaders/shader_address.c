// Device addresses in push constants: follows them through conversions, additions of constants, and variables
// and parameters with a single value.
#include <spirv/unified1/spirv.h>

#include "vk/syncval/validator/shaders/shader_walk.h"

// The maximum call depth that is followed.
enum { MAX_ROUNDS = 64 };

typedef wd_syncval_pointer pointer;
typedef wd_syncval_walk walk;

static bool is_physical(const walk *at, uint32_t id, uint8_t kind) {
    return at->physical && id < at->num_ids && at->physical[id] == kind;
}

static void set_pointer(walk *at, uint32_t id, pointer to) {
    if (id < at->num_ids) {
        at->pointers[id] = to;
    }
}

// --- Preparation

void wd_syncval_find_addresses(walk *at) {
    const uint32_t end = wd_spirv_module_first_function(at->module);
    wd_spirv_instruction instruction, type;
    at->pushed.set = WD_SYNCVAL_PUSHED_SET;
    at->pushed.kind = WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER;
    for (uint32_t i = 0; i < end && wd_spirv_module_instruction(at->module, i, &instruction); i++) {
        if (instruction.result >= at->num_ids) {
            continue;
        }
        if (instruction.opcode == SpvOpTypePointer &&
            instruction.words[2] == SpvStorageClassPhysicalStorageBuffer) {
            at->physical[instruction.result] = WD_SYNCVAL_PHYSICAL_TYPE;
        } else if (is_physical(at, instruction.result_type, WD_SYNCVAL_PHYSICAL_TYPE)) { // A constant.
            at->physical[instruction.result] = WD_SYNCVAL_PHYSICAL_VALUE;
        }
        if (instruction.opcode == SpvOpVariable && instruction.words[3] == SpvStorageClassPushConstant &&
            wd_spirv_module_find_opcode(at->module, instruction.result_type, SpvOpTypePointer, &type)) {
            at->pointers[instruction.result] = (pointer){.descriptor = WD_SYNCVAL_IN_PUSH_CONSTANTS,
                                                         .part = wd_syncval_layout_block(type.words[3])};
        }
    }
}

// note_use handles other uses of a variable than loads and stores: it may contain any value.
static void note_use(walk *at, uint32_t id) {
    if (id < at->num_ids && at->variables[id]) {
        at->variables[id] = WD_SYNCVAL_NOT_FOLLOWED;
    }
}

static void note_store(walk *at, const wd_spirv_instruction *store) {
    const uint32_t variable = store->words[1];
    note_use(at, store->words[2]);
    if (variable < at->num_ids && at->variables[variable] == WD_SYNCVAL_NOT_STORED &&
        !at->is_parameter[variable]) {
        at->variables[variable] = WD_SYNCVAL_STORED_ONCE;
    } else {
        note_use(at, variable);
    }
}

void wd_syncval_list_addresses(walk *at, const wd_spirv_instruction *instruction) {
    if (instruction->result < at->num_ids &&
        is_physical(at, instruction->result_type, WD_SYNCVAL_PHYSICAL_TYPE)) {
        at->physical[instruction->result] = WD_SYNCVAL_PHYSICAL_VALUE;
    }
    wd_spirv_id_cursor ids = wd_spirv_ids(instruction);
    switch (instruction->opcode) {
    case SpvOpVariable:
    case SpvOpFunctionParameter:
        if (instruction->result < at->num_ids) {
            at->variables[instruction->result] =
                instruction->opcode == SpvOpVariable && instruction->num_words > 4
                    ? WD_SYNCVAL_NOT_FOLLOWED // It has an initializer.
                    : WD_SYNCVAL_NOT_STORED;
        }
        return;
    case SpvOpStore:
        note_store(at, instruction);
        return;
    case SpvOpLoad:
    case SpvOpFunctionCall: // Handled by wd_syncval_join_parameters.
    case SpvOpExtInst:      // Debug information. Results of other instruction sets are not addresses.
        return;
    default:
        break;
    }
    for (uint32_t word; (word = wd_spirv_next_id(&ids));) {
        note_use(at, instruction->words[word]);
    }
}

// join_arguments combines parameters with their arguments. It returns whether one of them changed.
static bool join_arguments(walk *at, const wd_spirv_instruction *call) {
    const uint32_t function = call->num_words > 3 ? call->words[3] : 0;
    bool has_changed = false;
    wd_spirv_instruction parameter;
    uint32_t argument = 4;
    for (uint32_t i = function < at->num_ids ? at->functions[function] : 0;
         i && argument < call->num_words && wd_spirv_module_instruction(at->module, i, &parameter); i++) {
        if (parameter.opcode == SpvOpLine || parameter.opcode == SpvOpNoLine) {
            continue;
        }
        if (parameter.opcode != SpvOpFunctionParameter) {
            break;
        }
        const uint32_t id = call->words[argument++];
        const bool is_untracked =
            parameter.result >= at->num_ids || at->variables[parameter.result] == WD_SYNCVAL_NOT_FOLLOWED;
        if (is_untracked && id < at->num_ids && at->variables[id] &&
            at->variables[id] != WD_SYNCVAL_NOT_FOLLOWED) {
            at->variables[id] = WD_SYNCVAL_NOT_FOLLOWED;
            has_changed = true;
        }
    }
    return has_changed;
}

void wd_syncval_join_parameters(walk *at) {
    bool has_changed = true;
    for (int round = 0; has_changed && round < MAX_ROUNDS; round++) {
        wd_spirv_instruction instruction;
        has_changed = false;
        for (uint32_t i = wd_spirv_module_first_function(at->module);
             wd_spirv_module_instruction(at->module, i, &instruction); i++) {
            if (instruction.opcode == SpvOpFunctionCall) {
                has_changed |= join_arguments(at, &instruction);
            }
        }
    }
    at->shader->unknown |= has_changed;
}

// --- During the walk

static bool is_untracked(const walk *at, uint32_t id) {
    return is_physical(at, id, WD_SYNCVAL_PHYSICAL_VALUE) && !wd_syncval_pointer_of(at, id);
}

void wd_syncval_watch_addresses(walk *at, const wd_spirv_instruction *instruction) {
    wd_spirv_id_cursor ids = wd_spirv_ids(instruction);
    switch (instruction->opcode) {
    case SpvOpStore: // Storing an address accesses no memory at it.
        at->shader->unknown |= is_untracked(at, instruction->words[1]);
        return;
    case SpvOpAccessChain: // The result is another pointer that is not followed.
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCopyObject:
    case SpvOpBitcast:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpSelect:
    case SpvOpPhi:
    case SpvOpFunctionCall:
    case SpvOpReturnValue:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
        return;
    default:
        break;
    }
    for (uint32_t word; (word = wd_spirv_next_id(&ids));) {
        at->shader->unknown |= is_untracked(at, instruction->words[word]);
    }
}

// address_pointer converts an address to a pointer of a type, or to none if the type is not a pointer type.
static pointer address_pointer(walk *at, uint32_t type_id, uint32_t push_offset, uint32_t displacement) {
    wd_spirv_instruction type;
    if (!wd_spirv_module_find_opcode(at->module, type_id, SpvOpTypePointer, &type)) {
        return (pointer){0};
    }
    return (pointer){.descriptor = WD_SYNCVAL_AT_ADDRESS,
                     .element = push_offset,
                     .displacement = displacement,
                     .part = wd_syncval_layout_typed(&at->layout, type.words[3])};
}

// Only addresses in push constants matter: pointers, integers, and vectors of two integers.
void wd_syncval_load_address(walk *at, const wd_spirv_instruction *load, const pointer *from) {
    pointer to = *from;
    if (from->is_held) {
        to.is_held = false;
    } else {
        const uint64_t begin = from->part.begin;
        const bool is_address =
            from->part.type && from->part.end - begin == sizeof(uint64_t) && begin <= UINT16_MAX;
        to = (pointer){.descriptor = is_address ? WD_SYNCVAL_IS_ADDRESS : 0, .element = (uint32_t)begin};
        if (is_address && is_physical(at, load->result_type, WD_SYNCVAL_PHYSICAL_TYPE)) {
            to = address_pointer(at, load->result_type, (uint32_t)begin, 0);
        }
    }
    set_pointer(at, load->result, to);
}

// A variable with a single store contains that value, or is not initialized yet.
void wd_syncval_hold_address(walk *at, uint32_t variable, uint32_t value) {
    if (!at->variables || variable >= at->num_ids || at->variables[variable] != WD_SYNCVAL_STORED_ONCE) {
        return;
    }
    const pointer *from = wd_syncval_pointer_of(at, value);
    const bool is_address =
        from && (from->descriptor == WD_SYNCVAL_AT_ADDRESS || from->descriptor == WD_SYNCVAL_IS_ADDRESS);
    pointer held = is_address ? *from : (pointer){0};
    held.is_held = is_address;
    at->pointers[variable] = held;
}

// displaced returns an address plus a number of bytes, or none if the result is unknown.
static pointer displaced(const pointer *from, uint64_t bytes) {
    pointer to = *from;
    to.displacement += (uint32_t)bytes;
    return bytes <= UINT32_MAX - from->displacement ? to : (pointer){0};
}

static pointer converted(walk *at, const pointer *from, uint32_t type) {
    const bool is_pointer = is_physical(at, type, WD_SYNCVAL_PHYSICAL_TYPE);
    if (from->descriptor == WD_SYNCVAL_IS_ADDRESS) {
        return is_pointer ? address_pointer(at, type, from->element, from->displacement) : *from;
    }
    if (from->descriptor != WD_SYNCVAL_AT_ADDRESS || from->is_held) {
        return *from;
    }
    if (!from->part.type) { // The pointee is unknown.
        return (pointer){0};
    }
    const pointer to = displaced(from, from->part.begin);
    if (is_pointer && to.descriptor) {
        return address_pointer(at, type, to.element, to.displacement);
    }
    return (pointer){.descriptor = to.descriptor ? WD_SYNCVAL_IS_ADDRESS : 0,
                     .element = to.element,
                     .displacement = to.displacement};
}

void wd_syncval_convert_address(walk *at, const wd_spirv_instruction *instruction) {
    const pointer *from = wd_syncval_pointer_of(at, instruction->words[3]);
    set_pointer(at, instruction->result, from ? converted(at, from, instruction->result_type) : (pointer){0});
}

void wd_syncval_add_to_address(walk *at, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction type;
    pointer to = {0};
    const bool is_long =
        wd_spirv_module_find_opcode(at->module, instruction->result_type, SpvOpTypeInt, &type) &&
        type.words[2] == 64;
    for (uint32_t i = 3; is_long && i < 5; i++) {
        const pointer *from = wd_syncval_pointer_of(at, instruction->words[i]);
        uint64_t bytes;
        if (from && from->descriptor == WD_SYNCVAL_IS_ADDRESS && !from->is_held &&
            wd_spirv_module_constant(at->module, wd_syncval_resolved(at, instruction->words[7 - i]),
                                     &bytes)) {
            to = displaced(from, bytes);
        }
    }
    set_pointer(at, instruction->result, to);
}

void wd_syncval_step_address(walk *at, const wd_spirv_instruction *instruction) {
    const pointer *from = wd_syncval_pointer_of(at, instruction->words[3]);
    wd_spirv_instruction base;
    uint64_t number;
    pointer to = {0};
    if (from && from->descriptor == WD_SYNCVAL_AT_ADDRESS && !from->is_held && from->part.type &&
        wd_spirv_module_find(at->module, instruction->words[3], &base) &&
        wd_spirv_module_constant(at->module, wd_syncval_resolved(at, instruction->words[4]), &number) &&
        number <= INT32_MAX && base.result_type < at->layout.num_ids &&
        at->layout.strides[base.result_type]) {
        to = displaced(from, number * at->layout.strides[base.result_type]);
    } else if (from) {
        at->shader->unknown |= wd_syncval_is_descriptor(from);
    }
    for (uint32_t i = 5; to.descriptor && i < instruction->num_words; i++) {
        wd_syncval_layout_index(&at->layout, &to.part, wd_syncval_resolved(at, instruction->words[i]));
    }
    set_pointer(at, instruction->result, to);
}
