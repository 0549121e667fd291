// The code that checks a device address: the function that all accesses call, and what stands at each of them.
//
//   uint warden.check_address(address, size - 1, alignment - 1, error if misaligned, slot)   // 0: good; else a WD_RECORD_ERROR
//
// It asks the range that the invocation found last for an access of this slot, which is mostly the right one, then searches the
// table of wd_instrument_addresses. Accesses behind each other have different slots: a shader that follows a pointer goes from
// one range to the other and back. An address is one 64-bit integer where the module has them, and a low and a high word where not.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"
#include "vk/gpuav/record/record_layout.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_5 = 0x00010500, NUM_SLOTS = 4, NULL_PAGE = 0x10000 };

// An address in the code being written: `wide`, or both of the others.
typedef struct number {
    uint32_t wide;
    uint32_t low;
    uint32_t high;
} number;

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

static uint32_t type_ulong(wd_rewrite *rewrite) {
    return wd_spirv_builder_type_uint(rewrite->builder, 64);
}

static uint32_t type_uvec(wd_rewrite *rewrite, uint32_t count) {
    return wd_spirv_builder_type_vector(rewrite->builder, rewrite->type_uint, count);
}

static uint32_t constant(wd_rewrite *rewrite, uint32_t value) {
    return wd_spirv_builder_uint(rewrite->builder, value);
}

static uint32_t unary(wd_rewrite *rewrite, uint32_t opcode, uint32_t type, uint32_t value) {
    uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, opcode, type, id, value);
    return id;
}

static uint32_t binary(wd_rewrite *rewrite, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b) {
    uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, opcode, type, id, a, b);
    return id;
}

static uint32_t ternary(wd_rewrite *rewrite, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b,
                        uint32_t c) {
    uint32_t id = new_id(rewrite);
    WD_EMIT(rewrite, opcode, type, id, a, b, c);
    return id;
}

static bool has_wide(const wd_rewrite *rewrite) {
    return rewrite->analysis->has_int64;
}

static bool has_table(const wd_rewrite *rewrite) {
    return rewrite->options->addresses != NULL;
}

// Declarations

// Declares `struct { uvec4 data[]; }` for the table.
static void declare_table(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    const wd_spirv_section annotations = WD_SPIRV_SECTION_ANNOTATIONS;
    bool modern = wd_spirv_module_version(rewrite->module) >= SPIRV_1_3;
    uint32_t storage_class = modern ? SpvStorageClassStorageBuffer : SpvStorageClassUniform;
    uint32_t entry = type_uvec(rewrite, 4), data = new_id(rewrite), block = new_id(rewrite);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, data, entry);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, data);
    uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    uint32_t table = new_id(rewrite);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, table, storage_class);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, data, SpvDecorationArrayStride, 16);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, block,
                  modern ? SpvDecorationBlock : SpvDecorationBufferBlock);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationOffset, 0);
    WD_SPIRV_EMIT(builder, annotations, SpvOpMemberDecorate, block, 0, SpvDecorationNonWritable);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, table, SpvDecorationDescriptorSet,
                  rewrite->options->desc_set);
    WD_SPIRV_EMIT(builder, annotations, SpvOpDecorate, table, SpvDecorationBinding,
                  rewrite->options->addresses->binding);
    wd_spirv_builder_name(builder, table, "warden.addresses");
    rewrite->address_table = table;
    rewrite->pointer_uvec4 = wd_spirv_builder_type_pointer(builder, storage_class, entry);
}

// Whether a check guards what yields pointers.
static bool guards_pointers(const wd_rewrite *rewrite) {
    const wd_analysis *analysis = rewrite->analysis;
    wd_spirv_instruction access;
    for (size_t i = 0; i < analysis->sites.count; i++) {
        wd_spirv_module_instruction(rewrite->module, analysis->sites.items[i].instruction, &access);
        if (access.result_type && wd_zero_holds_pointer(rewrite->module, access.result_type)) {
            return true;
        }
    }
    return false;
}

// A skipped load of a pointer was a finding; that the null pointer leads nowhere is none.
static void declare_lost_pointer(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    if (rewrite->options->mode != WD_INSTRUMENT_GUARD || !guards_pointers(rewrite)) {
        return;
    }
    uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, rewrite->type_bool);
    uint32_t none = wd_spirv_builder_null(builder, rewrite->type_bool);
    rewrite->lost_pointer = new_id(rewrite);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, rewrite->lost_pointer,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, rewrite->lost_pointer, "warden.lost_pointer");
}

void wd_address_declare(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    if (!rewrite->analysis->is_physical) {
        return;
    }
    if (!has_wide(rewrite) && wd_spirv_module_version(rewrite->module) < SPIRV_1_5) {
        // OpBitcast between physical pointers and vectors of words came with it.
        wd_spirv_builder_extension(builder, "SPV_KHR_physical_storage_buffer");
    }
    if (!has_table(rewrite) || !rewrite->analysis->addresses.count) {
        return;
    }
    declare_table(rewrite);
    uint32_t range = type_uvec(rewrite, 4), slots = constant(rewrite, NUM_SLOTS), ranges = new_id(rewrite);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, ranges, range, slots);
    uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, ranges);
    uint32_t none = wd_spirv_builder_null(builder, ranges);
    rewrite->last_range = new_id(rewrite);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, rewrite->last_range,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, rewrite->last_range, "warden.last_ranges");
    rewrite->pointer_range = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, range);
    declare_lost_pointer(rewrite);
}

// Numbers

static number pair(wd_rewrite *rewrite, uint32_t low, uint32_t high) {
    if (!has_wide(rewrite)) {
        return (number){.low = low, .high = high};
    }
    uint32_t words = binary(rewrite, SpvOpCompositeConstruct, type_uvec(rewrite, 2), low, high);
    return (number){.wide = unary(rewrite, SpvOpBitcast, type_ulong(rewrite), words)};
}

static uint32_t less(wd_rewrite *rewrite, number a, number b) {
    const uint32_t type = rewrite->type_bool;
    if (has_wide(rewrite)) {
        return binary(rewrite, SpvOpULessThan, type, a.wide, b.wide);
    }
    uint32_t high = binary(rewrite, SpvOpULessThan, type, a.high, b.high);
    uint32_t equal = binary(rewrite, SpvOpIEqual, type, a.high, b.high);
    uint32_t low = binary(rewrite, SpvOpULessThan, type, a.low, b.low);
    uint32_t both = binary(rewrite, SpvOpLogicalAnd, type, equal, low);
    return binary(rewrite, SpvOpLogicalOr, type, high, both);
}

static number add(wd_rewrite *rewrite, number a, uint32_t word) {
    const uint32_t type = rewrite->type_uint;
    if (has_wide(rewrite)) {
        uint32_t wide = unary(rewrite, SpvOpUConvert, type_ulong(rewrite), word);
        return (number){.wide = binary(rewrite, SpvOpIAdd, type_ulong(rewrite), a.wide, wide)};
    }
    uint32_t low = binary(rewrite, SpvOpIAdd, type, a.low, word);
    uint32_t carries = binary(rewrite, SpvOpULessThan, rewrite->type_bool, low, word);
    uint32_t one = constant(rewrite, 1), zero = constant(rewrite, 0);
    uint32_t carry = ternary(rewrite, SpvOpSelect, type, carries, one, zero);
    return (number){.low = low, .high = binary(rewrite, SpvOpIAdd, type, a.high, carry)};
}

static uint32_t low_word(wd_rewrite *rewrite, number a) {
    return has_wide(rewrite) ? unary(rewrite, SpvOpUConvert, rewrite->type_uint, a.wide) : a.low;
}

static uint32_t high_word(wd_rewrite *rewrite, number a) {
    if (!has_wide(rewrite)) {
        return a.high;
    }
    uint32_t bits = constant(rewrite, 32);
    uint32_t high = binary(rewrite, SpvOpShiftRightLogical, type_ulong(rewrite), a.wide, bits);
    return unary(rewrite, SpvOpUConvert, rewrite->type_uint, high);
}

static uint32_t component(wd_rewrite *rewrite, uint32_t vector, uint32_t index) {
    return binary(rewrite, SpvOpCompositeExtract, rewrite->type_uint, vector, index);
}

// The function

// What the function knows of the access.
typedef struct access {
    uint32_t slot; // A pointer to the slot's range.
    number first;
    number last;
    uint32_t whole; // Condition: it does not wrap around.
} access;

static uint32_t load_entry(wd_rewrite *rewrite, uint32_t index) {
    uint32_t member = constant(rewrite, 0);
    uint32_t pointer =
        ternary(rewrite, SpvOpAccessChain, rewrite->pointer_uvec4, rewrite->address_table, member, index);
    return unary(rewrite, SpvOpLoad, type_uvec(rewrite, 4), pointer);
}

static number begin_of(wd_rewrite *rewrite, uint32_t range) {
    uint32_t low = component(rewrite, range, 0), high = component(rewrite, range, 1);
    return pair(rewrite, low, high);
}

// Whether the access lies in the range.
static uint32_t is_inside(wd_rewrite *rewrite, const access *checked, uint32_t range) {
    const uint32_t type = rewrite->type_bool;
    uint32_t low = component(rewrite, range, 2), high = component(rewrite, range, 3);
    number begin = begin_of(rewrite, range), end = pair(rewrite, low, high);
    uint32_t before = less(rewrite, checked->first, begin);
    uint32_t after = unary(rewrite, SpvOpLogicalNot, type, before);
    uint32_t ends = less(rewrite, checked->last, end);
    uint32_t both = binary(rewrite, SpvOpLogicalAnd, type, after, ends);
    return binary(rewrite, SpvOpLogicalAnd, type, both, checked->whole);
}

// Writes the search among `count` entries behind entry `head`: how many of them begin at the address or before it. It goes
// from the block `from` to `exit`, which it begins. Each step halves what is left, whatever the table holds.
static uint32_t write_search(wd_rewrite *rewrite, const access *checked, uint32_t head, uint32_t count,
                             uint32_t from, uint32_t exit) {
    const uint32_t type = rewrite->type_uint, one = constant(rewrite, 1);
    uint32_t header = new_id(rewrite), test = new_id(rewrite), body = new_id(rewrite), next = new_id(rewrite);
    uint32_t low = new_id(rewrite), high = new_id(rewrite), new_low = new_id(rewrite),
             new_high = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpBranch, header);
    WD_EMIT(rewrite, SpvOpLabel, header);
    WD_EMIT(rewrite, SpvOpPhi, type, low, constant(rewrite, 0), from, new_low, next);
    WD_EMIT(rewrite, SpvOpPhi, type, high, count, from, new_high, next);
    WD_EMIT(rewrite, SpvOpLoopMerge, exit, next, SpvLoopControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranch, test);
    WD_EMIT(rewrite, SpvOpLabel, test);
    uint32_t more = binary(rewrite, SpvOpULessThan, rewrite->type_bool, low, high);
    WD_EMIT(rewrite, SpvOpBranchConditional, more, body, exit);
    WD_EMIT(rewrite, SpvOpLabel, body);
    uint32_t sum = binary(rewrite, SpvOpIAdd, type, low, high);
    uint32_t middle = binary(rewrite, SpvOpShiftRightLogical, type, sum, one);
    uint32_t behind = binary(rewrite, SpvOpIAdd, type, middle, one);
    uint32_t entry = load_entry(rewrite, binary(rewrite, SpvOpIAdd, type, head, behind));
    number begin = begin_of(rewrite, entry);
    uint32_t before = less(rewrite, checked->first, begin);
    WD_EMIT(rewrite, SpvOpSelect, type, new_low, before, low, behind);
    WD_EMIT(rewrite, SpvOpSelect, type, new_high, before, middle, high);
    WD_EMIT(rewrite, SpvOpBranch, next);
    WD_EMIT(rewrite, SpvOpLabel, next);
    WD_EMIT(rewrite, SpvOpBranch, header);
    WD_EMIT(rewrite, SpvOpLabel, exit);
    return low;
}

// Writes the blocks that look the access up in the table whose head is entry `head`, and returns the condition that it lies in
// a range. The current block is `from`; `*end` becomes the block that the code ends in.
static uint32_t write_look_up(wd_rewrite *rewrite, const access *checked, uint32_t head, uint32_t length,
                              uint32_t from, uint32_t *end) {
    const uint32_t type = rewrite->type_uint, type_bool = rewrite->type_bool;
    uint32_t exit = new_id(rewrite), found = new_id(rewrite), merge = new_id(rewrite), good = new_id(rewrite);
    uint32_t claimed = component(rewrite, load_entry(rewrite, head), 0);
    uint32_t rest = binary(rewrite, SpvOpISub, type, length, head);
    uint32_t room = binary(rewrite, SpvOpISub, type, rest, constant(rewrite, 1));
    uint32_t fits = binary(rewrite, SpvOpULessThan, type_bool, claimed, room);
    uint32_t count = ternary(rewrite, SpvOpSelect, type, fits, claimed, room);
    uint32_t number_before = write_search(rewrite, checked, head, count, from, exit);
    uint32_t any = binary(rewrite, SpvOpINotEqual, type_bool, number_before, constant(rewrite, 0));
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, any, found, merge);
    WD_EMIT(rewrite, SpvOpLabel, found);
    uint32_t range = load_entry(rewrite, binary(rewrite, SpvOpIAdd, type, head, number_before));
    uint32_t inside = is_inside(rewrite, checked, range);
    WD_EMIT(rewrite, SpvOpStore, checked->slot, range);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    WD_EMIT(rewrite, SpvOpLabel, merge);
    uint32_t none = wd_spirv_builder_global(rewrite->builder, SpvOpConstantFalse, &rewrite->type_bool, 1);
    WD_EMIT(rewrite, SpvOpPhi, type_bool, good, none, exit, inside, found);
    *end = merge;
    return good;
}

// Writes the body in front of the alignment's part, and returns the condition that the range is good.
static uint32_t write_range_check(wd_rewrite *rewrite, const access *checked, uint32_t entry) {
    const uint32_t type_bool = rewrite->type_bool, yes = wd_check_true(rewrite);
    uint32_t search = new_id(rewrite), table = new_id(rewrite), searched = new_id(rewrite);
    uint32_t done = new_id(rewrite), looked_up = new_id(rewrite), good = new_id(rewrite), end;
    uint32_t last = unary(rewrite, SpvOpLoad, type_uvec(rewrite, 4), checked->slot);
    uint32_t hit = is_inside(rewrite, checked, last);
    WD_EMIT(rewrite, SpvOpSelectionMerge, done, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, hit, done, search);
    WD_EMIT(rewrite, SpvOpLabel, search);
    uint32_t head = component(rewrite, load_entry(rewrite, constant(rewrite, 0)), 0);
    uint32_t length = new_id(rewrite);
    WD_EMIT(rewrite, SpvOpArrayLength, rewrite->type_uint, length, rewrite->address_table, 0);
    uint32_t some = binary(rewrite, SpvOpINotEqual, type_bool, head, constant(rewrite, 0));
    uint32_t lies_in = binary(rewrite, SpvOpULessThan, type_bool, head, length);
    uint32_t known = binary(rewrite, SpvOpLogicalAnd, type_bool, some, lies_in);
    WD_EMIT(rewrite, SpvOpSelectionMerge, searched, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, known, table, searched);
    WD_EMIT(rewrite, SpvOpLabel, table);
    uint32_t inside = write_look_up(rewrite, checked, head, length, table, &end);
    WD_EMIT(rewrite, SpvOpBranch, searched);
    WD_EMIT(rewrite, SpvOpLabel, searched);
    WD_EMIT(rewrite, SpvOpPhi, type_bool, looked_up, yes, search, inside, end);
    WD_EMIT(rewrite, SpvOpBranch, done);
    WD_EMIT(rewrite, SpvOpLabel, done);
    WD_EMIT(rewrite, SpvOpPhi, type_bool, good, yes, entry, looked_up, searched);
    return good;
}

enum { MAX_PARAMETERS = 6, NUM_FIXED = 4 };

void wd_address_define(wd_rewrite *rewrite) {
    wd_spirv_builder *builder = rewrite->builder;
    const uint32_t type = rewrite->type_uint, type_bool = rewrite->type_bool;
    if (!rewrite->check_address) {
        return;
    }
    uint32_t signature[1 + MAX_PARAMETERS], parameters[MAX_PARAMETERS], entry = new_id(rewrite);
    const uint32_t num_parameters = has_wide(rewrite) ? MAX_PARAMETERS - 1 : MAX_PARAMETERS;
    signature[0] = type;
    for (uint32_t i = 0; i < num_parameters; i++) {
        signature[i + 1] = has_wide(rewrite) && i == 0 ? type_ulong(rewrite) : type;
    }
    uint32_t function_type =
        wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1 + num_parameters);
    WD_EMIT(rewrite, SpvOpFunction, type, rewrite->check_address, SpvFunctionControlMaskNone, function_type);
    for (uint32_t i = 0; i < num_parameters; i++) {
        parameters[i] = new_id(rewrite);
        WD_EMIT(rewrite, SpvOpFunctionParameter, signature[i + 1], parameters[i]);
    }
    WD_EMIT(rewrite, SpvOpLabel, entry);
    const uint32_t *rest = parameters + num_parameters - NUM_FIXED;
    access checked;
    checked.slot = binary(rewrite, SpvOpAccessChain, rewrite->pointer_range, rewrite->last_range, rest[3]);
    checked.first = has_wide(rewrite) ? (number){.wide = parameters[0]}
                                      : (number){.low = parameters[0], .high = parameters[1]};
    checked.last = add(rewrite, checked.first, rest[0]);
    uint32_t wraps = less(rewrite, checked.last, checked.first);
    checked.whole = unary(rewrite, SpvOpLogicalNot, type_bool, wraps);
    uint32_t good = write_range_check(rewrite, &checked, entry);
    uint32_t odd_bits = binary(rewrite, SpvOpBitwiseAnd, type, low_word(rewrite, checked.first), rest[1]);
    uint32_t misaligned = binary(rewrite, SpvOpINotEqual, type_bool, odd_bits, constant(rewrite, 0));
    uint32_t error = ternary(rewrite, SpvOpSelect, type, misaligned, rest[2], constant(rewrite, 0));
    uint32_t beyond = constant(rewrite, WD_RECORD_ERROR_DEVICE_ADDRESS);
    uint32_t result = ternary(rewrite, SpvOpSelect, type, good, error, beyond);
    WD_EMIT(rewrite, SpvOpReturnValue, result);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

// At the accesses

static wd_address *address_of(const wd_rewrite *rewrite, const wd_condition *condition) {
    return &rewrite->analysis->addresses.items[condition->subject];
}

static number write_number(wd_rewrite *rewrite, uint32_t pointer) {
    if (has_wide(rewrite)) {
        return (number){.wide = unary(rewrite, SpvOpConvertPtrToU, type_ulong(rewrite), pointer)};
    }
    uint32_t words = unary(rewrite, SpvOpBitcast, type_uvec(rewrite, 2), pointer);
    uint32_t low = component(rewrite, words, 0), high = component(rewrite, words, 1);
    return (number){.low = low, .high = high};
}

static uint32_t call_check(wd_rewrite *rewrite, const wd_address *address, number value) {
    if (!rewrite->check_address) {
        rewrite->check_address = new_id(rewrite);
        wd_spirv_builder_name(rewrite->builder, rewrite->check_address, "warden.check_address");
    }
    uint32_t operands[3 + MAX_PARAMETERS], count = 0;
    operands[count++] = rewrite->type_uint;
    operands[count++] = new_id(rewrite);
    operands[count++] = rewrite->check_address;
    operands[count++] = has_wide(rewrite) ? value.wide : value.low;
    if (!has_wide(rewrite)) {
        operands[count++] = value.high;
    }
    operands[count++] = constant(rewrite, address->size - 1);
    operands[count++] = constant(rewrite, address->alignment - 1);
    operands[count++] = constant(rewrite, address->misaligned);
    operands[count++] =
        constant(rewrite, (uint32_t)(address - rewrite->analysis->addresses.items) % NUM_SLOTS);
    wd_spirv_builder_emit(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionCall, operands, count);
    return operands[1];
}

uint32_t wd_address_emit(wd_rewrite *rewrite, wd_condition *condition) {
    wd_address *address = address_of(rewrite, condition);
    number value = write_number(rewrite, address->pointer);
    uint32_t error;
    if (has_table(rewrite)) {
        error = address->error = call_check(rewrite, address, value);
    } else {
        uint32_t mask = constant(rewrite, address->alignment - 1);
        error = binary(rewrite, SpvOpBitwiseAnd, rewrite->type_uint, low_word(rewrite, value), mask);
    }
    address->wide = value.wide;
    address->low = value.low;
    address->high = value.high;
    condition->ok = binary(rewrite, SpvOpIEqual, rewrite->type_bool, error, constant(rewrite, 0));
    return condition->ok;
}

static void report_address(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    const wd_address *address = address_of(rewrite, condition);
    number value = {address->wide, address->low, address->high};
    uint32_t error = address->error, detail = constant(rewrite, address->alignment);
    if (error) {
        uint32_t beyond = binary(rewrite, SpvOpIEqual, rewrite->type_bool, error,
                                 constant(rewrite, WD_RECORD_ERROR_DEVICE_ADDRESS));
        uint32_t size = constant(rewrite, address->size);
        detail = ternary(rewrite, SpvOpSelect, rewrite->type_uint, beyond, size, detail);
    } else {
        error = constant(rewrite, address->misaligned);
    }
    uint32_t low = low_word(rewrite, value), high = high_word(rewrite, value);
    uint32_t site = constant(rewrite, instruction);
    const uint32_t parameters[] = {site, error, low, high, detail};
    // What the check says is 0 if all is well; alone, the alignment is: the low word of a bad address is not 0.
    wd_failure_report(rewrite, WD_FAILURE_BOUNDS, parameters, 5, address->error ? 1 : 2);
}

void wd_address_report(wd_rewrite *rewrite, const wd_condition *condition, uint32_t instruction) {
    const wd_address *address = address_of(rewrite, condition);
    if (!rewrite->lost_pointer) {
        report_address(rewrite, condition, instruction);
        return;
    }
    // Members of what the null pointer leads to lie near it.
    const uint32_t type_bool = rewrite->type_bool;
    number value = {address->wide, address->low, address->high};
    uint32_t tell = new_id(rewrite), merge = new_id(rewrite);
    number limit = has_wide(rewrite)
                       ? (number){.wide = wd_spirv_builder_uint64(rewrite->builder, NULL_PAGE)}
                       : (number){.low = constant(rewrite, NULL_PAGE), .high = constant(rewrite, 0)};
    uint32_t near = less(rewrite, value, limit);
    uint32_t lost = unary(rewrite, SpvOpLoad, type_bool, rewrite->lost_pointer);
    uint32_t told = binary(rewrite, SpvOpLogicalAnd, type_bool, lost, near);
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, told, merge, tell);
    wd_rewrite_begin_block(rewrite, tell);
    report_address(rewrite, condition, instruction);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, merge);
}

void wd_address_note_lost_pointer(wd_rewrite *rewrite) {
    WD_EMIT(rewrite, SpvOpStore, rewrite->lost_pointer, wd_check_true(rewrite));
}
