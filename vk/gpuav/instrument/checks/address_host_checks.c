// Device addresses that the host can check: the pointer comes from push constants, which the host knows when a command
// is recorded, and the offset from it has an upper bound.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

enum { MAX_DEPTH = 16 };

// The only store to a variable: its instruction. 0: none. MANY_STORES: the variable has several, or other uses.
#define MANY_STORES UINT32_MAX

// finder finds the origins of pointers.
typedef struct finder {
    const wd_analysis *analysis;
    wd_allocator allocator;
    uint32_t *store_of; // By id of a variable; NULL: not read yet.
    wd_dominance dominance;
    const wd_function *dominance_of; // The function that `dominance` describes, or NULL.
    wd_status status;
} finder;

// Variables of functions

static void note_uses(finder *finder, const wd_spirv_instruction *instruction) {
    if (instruction->opcode == SpvOpLoad || wd_is_debug_instruction(finder->analysis, instruction)) {
        return;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t id = instruction->words[word];
        if (id < finder->analysis->num_ids) {
            const bool is_only = instruction->opcode == SpvOpStore && word == 1 && !finder->store_of[id];
            finder->store_of[id] = is_only ? instruction->index : MANY_STORES;
        }
    }
}

static bool read_stores(finder *finder) {
    const wd_spirv_module *module = finder->analysis->module;
    const uint32_t count = wd_spirv_module_num_instructions(module);
    if (finder->store_of) {
        return true;
    }
    finder->store_of =
        wd_alloc_zero(&finder->allocator, finder->analysis->num_ids + 1u, sizeof *finder->store_of);
    if (!finder->store_of) {
        finder->status = WD_ERROR_OUT_OF_MEMORY;
        return false;
    }
    wd_spirv_instruction instruction;
    for (uint32_t i = wd_spirv_module_first_function(module); i < count; i++) {
        wd_spirv_module_instruction(module, i, &instruction);
        note_uses(finder, &instruction);
    }
    return true;
}

static const wd_function *function_of(const wd_analysis *analysis, uint32_t instruction) {
    for (size_t i = 0; i < analysis->list.functions.count; i++) {
        const wd_function *function = &analysis->list.functions.items[i];
        if (instruction >= function->begin && instruction < function->end) {
            return function;
        }
    }
    return NULL;
}

// The OpLabel of the block of an instruction in `function`; 0: it is outside any block.
static uint32_t label_of(const wd_analysis *analysis, const wd_function *function, uint32_t instruction) {
    wd_spirv_instruction at;
    for (uint32_t i = instruction; i > function->begin; i--) {
        if (wd_spirv_module_instruction(analysis->module, i, &at) && at.opcode == SpvOpLabel) {
            return at.result;
        }
    }
    return 0;
}

// Whether instruction `first` certainly runs before instruction `second`, which comes later.
static bool runs_before(finder *finder, uint32_t first, uint32_t second) {
    const wd_analysis *analysis = finder->analysis;
    const wd_function *function = function_of(analysis, first);
    if (!function || second < first || second >= function->end) {
        return false;
    }
    const uint32_t store = label_of(analysis, function, first), load = label_of(analysis, function, second);
    if (!store || store == load) {
        return store != 0;
    }
    if (finder->dominance_of != function) {
        finder->dominance_of = NULL;
        finder->status =
            wd_dominance_read(&finder->dominance, analysis->module, function->begin, function->end);
        if (finder->status) {
            return false;
        }
        finder->dominance_of = function;
    }
    return wd_dominates(&finder->dominance, wd_dominance_block(&finder->dominance, store),
                        wd_dominance_block(&finder->dominance, load));
}

// Origins

static bool find_origin(finder *finder, uint32_t id, uint32_t depth, uint32_t *offset);

// The offset in push constants that a load reads.
static bool find_push_constant(const finder *finder, const wd_spirv_instruction *chain, uint32_t *offset) {
    wd_analysis *analysis = (wd_analysis *)finder->analysis; // Constant indices add no terms.
    wd_spirv_instruction variable, pointer;
    if (!wd_is_chain(chain->opcode) ||
        !wd_spirv_module_find_opcode(analysis->module, chain->words[3], SpvOpVariable, &variable) ||
        variable.words[3] != SpvStorageClassPushConstant ||
        !wd_spirv_module_find_opcode(analysis->module, variable.result_type, SpvOpTypePointer, &pointer)) {
        return false;
    }
    wd_location location = {.type = pointer.words[3], .known = true, .runtime_member = WD_NO_MEMBER};
    for (uint32_t word = 4; location.known && word < chain->num_words; word++) {
        uint64_t index;
        if (!wd_spirv_module_constant(analysis->module, chain->words[word], &index)) {
            return false;
        }
        wd_location_step(analysis, &location, chain->words[word]);
    }
    *offset = (uint32_t)location.offset;
    return location.known && !location.num_terms && location.offset <= UINT16_MAX;
}

static bool find_loaded(finder *finder, const wd_spirv_instruction *load, uint32_t depth, uint32_t *offset) {
    wd_spirv_instruction from, store;
    if (!wd_spirv_module_find(finder->analysis->module, load->words[3], &from)) {
        return false;
    }
    if (from.opcode != SpvOpVariable) {
        return find_push_constant(finder, &from, offset);
    }
    if (from.words[3] != SpvStorageClassFunction || from.num_words > 4 || !read_stores(finder)) {
        return false;
    }
    const uint32_t at = finder->store_of[load->words[3]];
    return at && at != MANY_STORES && runs_before(finder, at, load->index) &&
           wd_spirv_module_instruction(finder->analysis->module, at, &store) &&
           find_origin(finder, store.words[2], depth - 1, offset);
}

// Finds the offset in push constants of the 64 bits that make the value `id`.
static bool find_origin(finder *finder, uint32_t id, uint32_t depth, uint32_t *offset) {
    wd_spirv_instruction made;
    if (!depth || !wd_spirv_module_find(finder->analysis->module, id, &made)) {
        return false;
    }
    switch (made.opcode) {
    case SpvOpLoad:
        return find_loaded(finder, &made, depth, offset);
    case SpvOpCopyObject:
    case SpvOpBitcast: // From two words or another pointer: the bits are the same.
    case SpvOpConvertUToPtr:
    case SpvOpConvertPtrToU:
        return find_origin(finder, made.words[3], depth - 1, offset);
    default:
        return false;
    }
}

static bool has_64_bits(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type, part;
    if (!wd_spirv_module_find(module, type_id, &type)) {
        return false;
    }
    if (type.opcode == SpvOpTypeVector) {
        return wd_spirv_module_find_opcode(module, type.words[2], SpvOpTypeInt, &part) &&
               part.words[2] * type.words[3] == 64;
    }
    return (type.opcode == SpvOpTypeInt && type.words[2] == 64) || wd_is_physical_pointer(module, type_id);
}

// Conversions from integers with less bits extend them.
static bool is_converted_from_64_bits(const wd_spirv_module *module, uint32_t id) {
    wd_spirv_instruction made, from;
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(module, id, &made); depth++) {
        if (made.opcode != SpvOpConvertUToPtr) {
            return has_64_bits(module, made.result_type);
        }
        id = made.words[3];
        if (!wd_spirv_module_find(module, id, &from) || !has_64_bits(module, from.result_type)) {
            return false;
        }
    }
    return false;
}

// The list

// is_certain returns whether each invocation makes the access: it is in the first block of the only entry point, a
// compute shader. Draws may run no invocation, for example because a primitive is incomplete.
static bool is_certain(const wd_analysis *analysis, uint32_t instruction) {
    const wd_function *function = function_of(analysis, instruction);
    wd_spirv_entry_point entry;
    wd_spirv_instruction label;
    if (!function || wd_spirv_module_num_entry_points(analysis->module) != 1 ||
        !wd_spirv_module_entry_point(analysis->module, 0, &entry) || entry.function != function->id ||
        entry.execution_model != SpvExecutionModelGLCompute) {
        return false;
    }
    for (uint32_t i = function->begin; i < instruction; i++) {
        if (wd_spirv_module_instruction(analysis->module, i, &label) && label.opcode == SpvOpLabel) {
            return label.result == label_of(analysis, function, instruction);
        }
    }
    return false;
}

static void add(wd_host_address_check *checks, size_t *count, const wd_host_address_check *added) {
    for (size_t i = 0; i < *count; i++) {
        wd_host_address_check *check = &checks[i];
        if (check->push_offset == added->push_offset && check->is_certain == added->is_certain) {
            check->last = check->last < added->last ? added->last : check->last;
            check->alignment = check->alignment < added->alignment ? added->alignment : check->alignment;
            return;
        }
    }
    checks[(*count)++] = *added;
}

// Fills the list. False: the host cannot check some address.
static bool list_addresses(finder *finder, wd_host_address_check *checks, size_t *num_checks) {
    const wd_analysis *analysis = finder->analysis;
    *num_checks = 0;
    for (size_t i = 0; i < analysis->subjects->addresses.count; i++) {
        const wd_address *address = &analysis->subjects->addresses.items[i];
        wd_host_address_check check = {.last = address->last, .alignment = address->alignment};
        if (!address->base || !is_converted_from_64_bits(analysis->module, address->base) ||
            !find_origin(finder, address->base, MAX_DEPTH, &check.push_offset) || check.push_offset % 4) {
            return false;
        }
        check.is_certain = is_certain(analysis, address->instruction);
        add(checks, num_checks, &check);
    }
    return true;
}

wd_status wd_checks_list_host_addresses(const wd_analysis *analysis, wd_allocator output,
                                        wd_host_address_check **checks, size_t *num_checks, bool *has_all) {
    const size_t capacity = analysis->subjects->addresses.count;
    *has_all = true;
    if (!capacity) {
        return WD_OK;
    }
    wd_host_address_check *list = wd_alloc_zero(&output, capacity, sizeof *list);
    if (!list) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    finder finder = {.analysis = analysis, .allocator = analysis->allocator};
    wd_dominance_init(&finder.dominance, analysis->allocator);
    *has_all = list_addresses(&finder, list, num_checks);
    wd_dominance_finish(&finder.dominance);
    wd_free(&finder.allocator, finder.store_of);
    if (finder.status || !*has_all) {
        *num_checks = 0;
        wd_free(&output, list);
        return finder.status;
    }
    *checks = list;
    return WD_OK;
}
