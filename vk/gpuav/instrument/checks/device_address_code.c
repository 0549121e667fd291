// The code of the check of a device address: a function that all accesses call, and the calls.
//
//   uint warden.check_address(address, size - 1, alignment - 1, error if misaligned, slot) // 0: good; else a
//   WD_RECORD_ERROR
//
// The function first compares with the range that the invocation found last for an access of this slot, which is
// usually right: accesses through the same pointer share a slot. Then it searches the table of wd_instrument_addresses,
// whose position an entry point reads when it begins. An address is one 64-bit integer if the module has them, else a
// low and a high word.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/record_layout.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_5 = 0x00010500, NULL_PAGE = 0x10000 };

// A slot has the low and the high word of a range's first address, and its size, at most UINT32_MAX.
enum { NUM_CACHED_WORDS = 3 };

// The number of entries of a table that is not known.
#define UNKNOWN_COUNT UINT32_MAX

// An address in the code: `wide`, or `low` and `high`.
typedef struct number {
    uint32_t wide;
    uint32_t low;
    uint32_t high;
} number;

static uint32_t new_id(wd_writer *writer) {
    return wd_spirv_builder_id(writer->builder);
}

static uint32_t type_ulong(wd_writer *writer) {
    return wd_spirv_builder_type_uint(writer->builder, 64);
}

static uint32_t type_uvec(wd_writer *writer, uint32_t count) {
    return wd_spirv_builder_type_vector(writer->builder, writer->type_uint, count);
}

static uint32_t constant(wd_writer *writer, uint32_t value) {
    return wd_spirv_builder_uint(writer->builder, value);
}

static uint32_t ternary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b,
                        uint32_t c) {
    uint32_t id = new_id(writer);
    WD_EMIT(writer, opcode, type, id, a, b, c);
    return id;
}

static bool has_wide(const wd_writer *writer) {
    return writer->analysis->features.has_int64;
}

static bool has_table(const wd_writer *writer) {
    return writer->options->addresses != NULL;
}

// Whether the search loads entries through the table's device address. Blocks of older modules are BufferBlock.
static bool has_table_pointer(const wd_writer *writer) {
    return !writer->options->push && writer->options->addresses->has_pointer &&
           wd_spirv_module_version(writer->module) >= SPIRV_1_3;
}

// Declarations

// Whether a check guards an instruction that yields pointers.
static bool guards_pointers(const wd_writer *writer) {
    const wd_analysis *analysis = writer->analysis;
    wd_spirv_instruction access;
    for (size_t i = 0; i < analysis->list.sites.count; i++) {
        wd_spirv_module_instruction(writer->module, analysis->list.sites.items[i].instruction, &access);
        if (access.result_type && wd_zero_holds_pointer(writer->module, access.result_type)) {
            return true;
        }
    }
    return false;
}

// A skipped load of a pointer has been reported. Accesses through the null pointer that it yields are not reported
// again.
static void declare_lost_pointer(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    if (writer->options->mode != WD_INSTRUMENT_GUARD || !guards_pointers(writer)) {
        return;
    }
    uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, writer->type_bool);
    uint32_t none = wd_spirv_builder_null(builder, writer->type_bool);
    writer->checks->lost_pointer = new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->lost_pointer,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, writer->checks->lost_pointer, "warden.lost_pointer");
}

// The types of pointers to the table, and to an entry.
static void declare_table_pointer(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t entry = type_uvec(writer, 4), entries = new_id(writer), block = new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeRuntimeArray, entries, entry);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, entries);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, entries, SpvDecorationArrayStride,
                  16);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, block, SpvDecorationBlock);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpMemberDecorate, block, 0, SpvDecorationOffset,
                  0);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpMemberDecorate, block, 0,
                  SpvDecorationNonWritable);
    const uint32_t storage_class = SpvStorageClassPhysicalStorageBuffer;
    writer->checks->table_pointer = wd_spirv_builder_type_pointer(builder, storage_class, block);
    writer->checks->entry_pointer = wd_spirv_builder_type_pointer(builder, storage_class, entry);
}

// The variable for the table's head, number of entries and device address.
static void declare_table(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t words = type_uvec(writer, 4), none = wd_spirv_builder_null(builder, words);
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, words);
    if (has_table_pointer(writer)) {
        declare_table_pointer(writer);
    }
    writer->checks->address_table = new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->address_table,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, writer->checks->address_table, "warden.address_table");
}

void wd_checks_declare_addresses(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    if (!writer->analysis->features.is_physical) {
        return;
    }
    if (!has_wide(writer) && wd_spirv_module_version(writer->module) < SPIRV_1_5) {
        // The extension added OpBitcast between physical pointers and vectors of words.
        wd_spirv_builder_extension(builder, "SPV_KHR_physical_storage_buffer");
    }
    if (!has_table(writer) || !writer->analysis->subjects->addresses.count) {
        return;
    }
    wd_writer_declare_addresses(writer);
    uint32_t range = type_uvec(writer, NUM_CACHED_WORDS), slots = constant(writer, WD_NUM_ADDRESS_SLOTS),
             ranges = new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, ranges, range, slots);
    uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, ranges);
    uint32_t none = wd_spirv_builder_null(builder, ranges);
    writer->checks->last_range = new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->last_range,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, writer->checks->last_range, "warden.last_ranges");
    writer->checks->pointer_range = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, range);
    declare_table(writer);
    declare_lost_pointer(writer);
}

// Numbers

static number pair(wd_writer *writer, uint32_t low, uint32_t high) {
    if (!has_wide(writer)) {
        return (number){.low = low, .high = high};
    }
    uint32_t words = wd_emit_binary(writer, SpvOpCompositeConstruct, type_uvec(writer, 2), low, high);
    return (number){.wide = wd_emit_unary(writer, SpvOpBitcast, type_ulong(writer), words)};
}

static uint32_t less(wd_writer *writer, number a, number b) {
    const uint32_t type = writer->type_bool;
    if (has_wide(writer)) {
        return wd_emit_binary(writer, SpvOpULessThan, type, a.wide, b.wide);
    }
    uint32_t high = wd_emit_binary(writer, SpvOpULessThan, type, a.high, b.high);
    uint32_t equal = wd_emit_binary(writer, SpvOpIEqual, type, a.high, b.high);
    uint32_t low = wd_emit_binary(writer, SpvOpULessThan, type, a.low, b.low);
    uint32_t both = wd_emit_binary(writer, SpvOpLogicalAnd, type, equal, low);
    return wd_emit_binary(writer, SpvOpLogicalOr, type, high, both);
}

static number add(wd_writer *writer, number a, uint32_t word) {
    const uint32_t type = writer->type_uint;
    if (has_wide(writer)) {
        uint32_t wide = wd_emit_unary(writer, SpvOpUConvert, type_ulong(writer), word);
        return (number){.wide = wd_emit_binary(writer, SpvOpIAdd, type_ulong(writer), a.wide, wide)};
    }
    uint32_t low = wd_emit_binary(writer, SpvOpIAdd, type, a.low, word);
    uint32_t carries = wd_emit_binary(writer, SpvOpULessThan, writer->type_bool, low, word);
    uint32_t one = constant(writer, 1), zero = constant(writer, 0);
    uint32_t carry = ternary(writer, SpvOpSelect, type, carries, one, zero);
    return (number){.low = low, .high = wd_emit_binary(writer, SpvOpIAdd, type, a.high, carry)};
}

static uint32_t low_word(wd_writer *writer, number a) {
    return has_wide(writer) ? wd_emit_unary(writer, SpvOpUConvert, writer->type_uint, a.wide) : a.low;
}

static uint32_t high_word(wd_writer *writer, number a) {
    if (!has_wide(writer)) {
        return a.high;
    }
    uint32_t bits = constant(writer, 32);
    uint32_t high = wd_emit_binary(writer, SpvOpShiftRightLogical, type_ulong(writer), a.wide, bits);
    return wd_emit_unary(writer, SpvOpUConvert, writer->type_uint, high);
}

static uint32_t component(wd_writer *writer, uint32_t vector, uint32_t index) {
    return wd_emit_binary(writer, SpvOpCompositeExtract, writer->type_uint, vector, index);
}

// The function

// The access, in the code of the function.
typedef struct access {
    uint32_t slot;        // A pointer to the slot's range.
    uint32_t last_offset; // The size - 1.
    number first;
    number last;
    uint32_t table_pointer; // 0: the table is a descriptor.
    uint32_t is_contiguous; // The condition that it does not wrap around.
} access;

static uint32_t load_entry(wd_writer *writer, uint32_t index) {
    uint32_t member = constant(writer, 0);
    uint32_t table = wd_buffer_emit_pointer(writer, WD_BUFFER_ADDRESSES);
    uint32_t pointer = ternary(writer, SpvOpAccessChain, writer->buffers.pointer_uvec4, table, member, index);
    return wd_buffer_emit_load(writer, type_uvec(writer, 4), pointer);
}

// Returns a pointer to the table, from the words of its variable; 0: it is loaded from as a descriptor.
static uint32_t write_table_pointer(wd_writer *writer, uint32_t table) {
    if (!has_table_pointer(writer)) {
        return 0;
    }
    uint32_t low = component(writer, table, 2), high = component(writer, table, 3);
    if (has_wide(writer)) {
        return wd_emit_unary(writer, SpvOpConvertUToPtr, writer->checks->table_pointer,
                             pair(writer, low, high).wide);
    }
    uint32_t words = wd_emit_binary(writer, SpvOpCompositeConstruct, type_uvec(writer, 2), low, high);
    return wd_emit_unary(writer, SpvOpBitcast, writer->checks->table_pointer, words);
}

static uint32_t load_through(wd_writer *writer, uint32_t table_pointer, uint32_t index) {
    if (!table_pointer) {
        return load_entry(writer, index);
    }
    uint32_t entry = new_id(writer),
             pointer = ternary(writer, SpvOpAccessChain, writer->checks->entry_pointer, table_pointer,
                               constant(writer, 0), index);
    WD_EMIT(writer, SpvOpLoad, type_uvec(writer, 4), entry, pointer, SpvMemoryAccessAlignedMask, 16);
    return entry;
}

static number begin_of(wd_writer *writer, uint32_t range) {
    uint32_t low = component(writer, range, 0), high = component(writer, range, 1);
    return pair(writer, low, high);
}

// Whether the access is in the range.
static uint32_t is_inside(wd_writer *writer, const access *checked, uint32_t range) {
    const uint32_t type = writer->type_bool;
    uint32_t low = component(writer, range, 2), high = component(writer, range, 3);
    number begin = begin_of(writer, range), end = pair(writer, low, high);
    uint32_t before = less(writer, checked->first, begin);
    uint32_t after = wd_emit_unary(writer, SpvOpLogicalNot, type, before);
    uint32_t ends = less(writer, checked->last, end);
    uint32_t both = wd_emit_binary(writer, SpvOpLogicalAnd, type, after, ends);
    return wd_emit_binary(writer, SpvOpLogicalAnd, type, both, checked->is_contiguous);
}

// Chooses `a` or `b` for all components of a range. Before SPIR-V 1.4, OpSelect wants a vector of conditions.
static uint32_t select_range(wd_writer *writer, uint32_t condition, uint32_t a, uint32_t b) {
    uint32_t all = new_id(writer);
    WD_EMIT(writer, SpvOpCompositeConstruct,
            wd_spirv_builder_type_vector(writer->builder, writer->type_bool, 4), all, condition, condition,
            condition, condition);
    return ternary(writer, SpvOpSelect, type_uvec(writer, 4), all, a, b);
}

// Writes the binary search among `count` entries after entry `head`: the range that begins last at or before the
// address; an empty one if there is none. The code goes from the block `from` to `exit`, which it begins. It ends for
// any content of the table. Drivers that inline each call copy each load: there is only one.
static uint32_t write_search(wd_writer *writer, const access *checked, uint32_t head, uint32_t count,
                             uint32_t from, uint32_t exit) {
    const uint32_t type = writer->type_uint, one = constant(writer, 1), type_range = type_uvec(writer, 4);
    uint32_t header = new_id(writer), test = new_id(writer), body = new_id(writer), next = new_id(writer);
    uint32_t low = new_id(writer), high = new_id(writer), new_low = new_id(writer), new_high = new_id(writer);
    uint32_t range = new_id(writer), new_range = new_id(writer);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, header);
    WD_EMIT(writer, SpvOpPhi, type, low, constant(writer, 0), from, new_low, next);
    WD_EMIT(writer, SpvOpPhi, type, high, count, from, new_high, next);
    WD_EMIT(writer, SpvOpPhi, type_range, range, wd_spirv_builder_null(writer->builder, type_range), from,
            new_range, next);
    WD_EMIT(writer, SpvOpLoopMerge, exit, next, SpvLoopControlMaskNone);
    WD_EMIT(writer, SpvOpBranch, test);
    WD_EMIT(writer, SpvOpLabel, test);
    uint32_t more = wd_emit_binary(writer, SpvOpULessThan, writer->type_bool, low, high);
    WD_EMIT(writer, SpvOpBranchConditional, more, body, exit);
    WD_EMIT(writer, SpvOpLabel, body);
    uint32_t sum = wd_emit_binary(writer, SpvOpIAdd, type, low, high);
    uint32_t middle = wd_emit_binary(writer, SpvOpShiftRightLogical, type, sum, one);
    uint32_t after = wd_emit_binary(writer, SpvOpIAdd, type, middle, one);
    uint32_t entry =
        load_through(writer, checked->table_pointer, wd_emit_binary(writer, SpvOpIAdd, type, head, after));
    number begin = begin_of(writer, entry);
    uint32_t before = less(writer, checked->first, begin);
    WD_EMIT(writer, SpvOpSelect, type, new_low, before, low, after);
    WD_EMIT(writer, SpvOpSelect, type, new_high, before, middle, high);
    uint32_t chosen = select_range(writer, before, range, entry);
    WD_EMIT(writer, SpvOpBranch, next);
    WD_EMIT(writer, SpvOpLabel, next);
    WD_EMIT(writer, SpvOpCopyObject, type_range, new_range, chosen);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, exit);
    return range;
}

// Whether the access is in the range of its slot.
static uint32_t is_in_slot(wd_writer *writer, const access *checked) {
    const uint32_t type = writer->type_uint, type_bool = writer->type_bool;
    uint32_t range = wd_emit_unary(writer, SpvOpLoad, type_uvec(writer, NUM_CACHED_WORDS), checked->slot);
    uint32_t begin = component(writer, range, 0), size = component(writer, range, 2);
    uint32_t low = low_word(writer, checked->first), high = high_word(writer, checked->first);
    uint32_t distance = wd_emit_binary(writer, SpvOpISub, type, low, begin);
    uint32_t borrows = wd_emit_binary(writer, SpvOpULessThan, type_bool, low, begin);
    uint32_t borrow = ternary(writer, SpvOpSelect, type, borrows, constant(writer, 1), constant(writer, 0));
    uint32_t high_distance = wd_emit_binary(writer, SpvOpISub, type, high, component(writer, range, 1));
    uint32_t same = wd_emit_binary(writer, SpvOpIEqual, type_bool, high_distance, borrow);
    uint32_t begins = wd_emit_binary(writer, SpvOpULessThan, type_bool, distance, size);
    uint32_t rest = wd_emit_binary(writer, SpvOpISub, type, size, distance);
    uint32_t ends = wd_emit_binary(writer, SpvOpULessThan, type_bool, checked->last_offset, rest);
    uint32_t both = wd_emit_binary(writer, SpvOpLogicalAnd, type_bool, begins, ends);
    return wd_emit_binary(writer, SpvOpLogicalAnd, type_bool, same, both);
}

static void store_in_slot(wd_writer *writer, const access *checked, uint32_t range) {
    const uint32_t type = writer->type_uint, type_bool = writer->type_bool, zero = constant(writer, 0);
    uint32_t low = component(writer, range, 0), high = component(writer, range, 1);
    uint32_t end_low = component(writer, range, 2), end_high = component(writer, range, 3);
    uint32_t size = wd_emit_binary(writer, SpvOpISub, type, end_low, low);
    uint32_t borrows = wd_emit_binary(writer, SpvOpULessThan, type_bool, end_low, low);
    uint32_t borrow = ternary(writer, SpvOpSelect, type, borrows, constant(writer, 1), zero);
    uint32_t high_size = wd_emit_binary(writer, SpvOpISub, type, end_high, high);
    uint32_t is_small = wd_emit_binary(writer, SpvOpIEqual, type_bool, high_size, borrow);
    size = ternary(writer, SpvOpSelect, type, is_small, size, constant(writer, UINT32_MAX));
    WD_EMIT(writer, SpvOpStore, checked->slot,
            ternary(writer, SpvOpCompositeConstruct, type_uvec(writer, NUM_CACHED_WORDS), low, high, size));
}

// Writes the body up to the check of the alignment, and returns the condition that the range is good.
static uint32_t write_range_check(wd_writer *writer, access *checked, uint32_t entry) {
    const uint32_t type = writer->type_uint, type_bool = writer->type_bool, yes = wd_emit_true(writer);
    uint32_t search = new_id(writer), exit = new_id(writer), done = new_id(writer), good = new_id(writer);
    uint32_t hit = is_in_slot(writer, checked);
    WD_EMIT(writer, SpvOpSelectionMerge, done, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, hit, done, search);
    WD_EMIT(writer, SpvOpLabel, search);
    uint32_t table = wd_emit_unary(writer, SpvOpLoad, type_uvec(writer, 4), writer->checks->address_table);
    checked->table_pointer = write_table_pointer(writer, table);
    uint32_t head = component(writer, table, 0), count = component(writer, table, 1);
    uint32_t unknown = wd_emit_binary(writer, SpvOpIEqual, type_bool, count, constant(writer, UNKNOWN_COUNT));
    uint32_t searched = ternary(writer, SpvOpSelect, type, unknown, constant(writer, 0), count);
    uint32_t range = write_search(writer, checked, head, searched, search, exit);
    store_in_slot(writer, checked, range);
    checked->last = add(writer, checked->first, checked->last_offset);
    uint32_t wraps = less(writer, checked->last, checked->first);
    checked->is_contiguous = wd_emit_unary(writer, SpvOpLogicalNot, type_bool, wraps);
    uint32_t inside = is_inside(writer, checked, range);
    uint32_t looked_up = wd_emit_binary(writer, SpvOpLogicalOr, type_bool, inside, unknown);
    WD_EMIT(writer, SpvOpBranch, done);
    WD_EMIT(writer, SpvOpLabel, done);
    WD_EMIT(writer, SpvOpPhi, type_bool, good, yes, entry, looked_up, exit);
    return good;
}

bool wd_address_is_entry(const wd_writer *writer, uint32_t function) {
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0;
         writer->checks->address_table && wd_spirv_module_entry_point(writer->module, i, &entry_point); i++) {
        if (entry_point.function == function) {
            return true;
        }
    }
    return false;
}

void wd_address_begin_entry(wd_writer *writer) {
    const uint32_t type = writer->type_uint, type_bool = writer->type_bool, zero = constant(writer, 0);
    uint32_t first = load_entry(writer, zero), claimed_head = component(writer, first, 0);
    uint32_t length = wd_buffer_emit_length(writer, WD_BUFFER_ADDRESSES, 0);
    uint32_t some = wd_emit_binary(writer, SpvOpINotEqual, type_bool, claimed_head, zero);
    uint32_t lies_in = wd_emit_binary(writer, SpvOpULessThan, type_bool, claimed_head, length);
    uint32_t known = wd_emit_binary(writer, SpvOpLogicalAnd, type_bool, some, lies_in);
    uint32_t head = ternary(writer, SpvOpSelect, type, known, claimed_head, zero);
    uint32_t claimed = component(writer, load_entry(writer, head), 0);
    uint32_t rest = wd_emit_binary(writer, SpvOpISub, type, length, head);
    uint32_t room = wd_emit_binary(writer, SpvOpISub, type, rest, constant(writer, 1));
    uint32_t fits = wd_emit_binary(writer, SpvOpULessThan, type_bool, claimed, room);
    uint32_t most = ternary(writer, SpvOpSelect, type, fits, claimed, room);
    uint32_t count = ternary(writer, SpvOpSelect, type, known, most, constant(writer, UNKNOWN_COUNT));
    uint32_t low = component(writer, first, 2), high = component(writer, first, 3), table = new_id(writer);
    WD_EMIT(writer, SpvOpCompositeConstruct, type_uvec(writer, 4), table, head, count, low, high);
    WD_EMIT(writer, SpvOpStore, writer->checks->address_table, table);
}

enum { MAX_PARAMETERS = 6, NUM_FIXED = 4 };

void wd_address_define(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type = writer->type_uint, type_bool = writer->type_bool;
    if (!writer->checks->check_address) {
        return;
    }
    uint32_t signature[1 + MAX_PARAMETERS], parameters[MAX_PARAMETERS], entry = new_id(writer);
    const uint32_t num_parameters = has_wide(writer) ? MAX_PARAMETERS - 1 : MAX_PARAMETERS;
    signature[0] = type;
    for (uint32_t i = 0; i < num_parameters; i++) {
        signature[i + 1] = has_wide(writer) && i == 0 ? type_ulong(writer) : type;
    }
    uint32_t function_type =
        wd_spirv_builder_global(builder, SpvOpTypeFunction, signature, 1 + num_parameters);
    WD_EMIT(writer, SpvOpFunction, type, writer->checks->check_address, SpvFunctionControlMaskNone,
            function_type);
    for (uint32_t i = 0; i < num_parameters; i++) {
        parameters[i] = new_id(writer);
        WD_EMIT(writer, SpvOpFunctionParameter, signature[i + 1], parameters[i]);
    }
    WD_EMIT(writer, SpvOpLabel, entry);
    const uint32_t *rest = parameters + num_parameters - NUM_FIXED;
    access checked;
    checked.slot = wd_emit_binary(writer, SpvOpAccessChain, writer->checks->pointer_range,
                                  writer->checks->last_range, rest[3]);
    checked.first = has_wide(writer) ? (number){.wide = parameters[0]}
                                     : (number){.low = parameters[0], .high = parameters[1]};
    checked.last_offset = rest[0];
    uint32_t good = write_range_check(writer, &checked, entry);
    uint32_t odd_bits =
        wd_emit_binary(writer, SpvOpBitwiseAnd, type, low_word(writer, checked.first), rest[1]);
    uint32_t misaligned = wd_emit_binary(writer, SpvOpINotEqual, type_bool, odd_bits, constant(writer, 0));
    uint32_t error = ternary(writer, SpvOpSelect, type, misaligned, rest[2], constant(writer, 0));
    uint32_t beyond = constant(writer, WD_RECORD_ERROR_DEVICE_ADDRESS);
    uint32_t result = ternary(writer, SpvOpSelect, type, good, error, beyond);
    WD_EMIT(writer, SpvOpReturnValue, result);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

// At the accesses

static wd_address *address_of(const wd_writer *writer, const wd_condition *condition) {
    return &writer->analysis->subjects->addresses.items[condition->subject];
}

static number write_number(wd_writer *writer, uint32_t pointer) {
    if (has_wide(writer)) {
        return (number){.wide = wd_emit_unary(writer, SpvOpConvertPtrToU, type_ulong(writer), pointer)};
    }
    uint32_t words = wd_emit_unary(writer, SpvOpBitcast, type_uvec(writer, 2), pointer);
    uint32_t low = component(writer, words, 0), high = component(writer, words, 1);
    return (number){.low = low, .high = high};
}

uint32_t wd_address_low_word(wd_writer *writer, uint32_t pointer) {
    return low_word(writer, write_number(writer, pointer));
}

static uint32_t call_check(wd_writer *writer, const wd_address *address, number value) {
    if (!writer->checks->check_address) {
        writer->checks->check_address = new_id(writer);
        wd_spirv_builder_name(writer->builder, writer->checks->check_address, "warden.check_address");
    }
    uint32_t operands[3 + MAX_PARAMETERS], count = 0;
    operands[count++] = writer->type_uint;
    operands[count++] = new_id(writer);
    operands[count++] = writer->checks->check_address;
    operands[count++] = has_wide(writer) ? value.wide : value.low;
    if (!has_wide(writer)) {
        operands[count++] = value.high;
    }
    operands[count++] = constant(writer, address->size - 1);
    operands[count++] = constant(writer, address->alignment - 1);
    operands[count++] = constant(writer, address->misaligned);
    operands[count++] = constant(writer, address->slot);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionCall, operands, count);
    return operands[1];
}

void wd_address_emit(wd_writer *writer, wd_condition *condition) {
    wd_address *address = address_of(writer, condition);
    number value = write_number(writer, address->pointer);
    uint32_t error;
    if (has_table(writer)) {
        error = address->error = call_check(writer, address, value);
    } else {
        uint32_t mask = constant(writer, address->alignment - 1);
        error = wd_emit_binary(writer, SpvOpBitwiseAnd, writer->type_uint, low_word(writer, value), mask);
    }
    address->wide = value.wide;
    address->low = value.low;
    address->high = value.high;
    condition->ok = wd_emit_binary(writer, SpvOpIEqual, writer->type_bool, error, constant(writer, 0));
}

static void report_address(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_address *address = address_of(writer, condition);
    number value = {address->wide, address->low, address->high};
    uint32_t error = address->error, detail = constant(writer, address->alignment);
    if (error) {
        uint32_t beyond = wd_emit_binary(writer, SpvOpIEqual, writer->type_bool, error,
                                         constant(writer, WD_RECORD_ERROR_DEVICE_ADDRESS));
        uint32_t size = constant(writer, address->size);
        detail = ternary(writer, SpvOpSelect, writer->type_uint, beyond, size, detail);
    } else {
        error = constant(writer, address->misaligned);
    }
    uint32_t low = low_word(writer, value), high = high_word(writer, value);
    uint32_t site = constant(writer, instruction);
    const uint32_t parameters[] = {site, error, low, high, detail};
    // The result of the check is 0 if the address is good. If only the alignment is checked, the low word of a bad
    // address is not 0.
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, 5, address->error ? 1 : 2);
}

void wd_address_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_address *address = address_of(writer, condition);
    if (!writer->checks->lost_pointer) {
        report_address(writer, condition, instruction);
        return;
    }
    // Members of the object that a null pointer points to are near address 0.
    const uint32_t type_bool = writer->type_bool;
    number value = {address->wide, address->low, address->high};
    uint32_t report = new_id(writer), merge = new_id(writer);
    number limit = has_wide(writer)
                       ? (number){.wide = wd_spirv_builder_uint64(writer->builder, NULL_PAGE)}
                       : (number){.low = constant(writer, NULL_PAGE), .high = constant(writer, 0)};
    uint32_t near = less(writer, value, limit);
    uint32_t lost = wd_emit_unary(writer, SpvOpLoad, type_bool, writer->checks->lost_pointer);
    uint32_t is_reported = wd_emit_binary(writer, SpvOpLogicalAnd, type_bool, lost, near);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, is_reported, merge, report);
    wd_writer_begin_block(writer, report);
    report_address(writer, condition, instruction);
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

void wd_address_note_lost_pointer(wd_writer *writer) {
    WD_EMIT(writer, SpvOpStore, writer->checks->lost_pointer, wd_emit_true(writer));
}

wd_status wd_checks_interface_addresses(wd_writer *writer, wd_interface_ids *ids) {
    const wd_check_writer *checks = writer->checks;
    wd_status status = WD_OK;
    if (checks->last_range) {
        status = wd_interface_add(writer, ids, checks->last_range);
        status = status ? status : wd_interface_add(writer, ids, checks->address_table);
    }
    return !status && checks->lost_pointer ? wd_interface_add(writer, ids, checks->lost_pointer) : status;
}

bool wd_checks_use_addresses(const wd_writer *writer) {
    return writer->checks->check_address != 0;
}
