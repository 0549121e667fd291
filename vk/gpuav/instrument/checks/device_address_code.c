// The code of the check of a device address: a function that all accesses call, and the calls. The function is written
// in GLSL (device_address.comp).
//
//   uint warden.check_address(address, size - 1, alignment - 1, error if misaligned, slot) // 0: good; else a
//   WD_RECORD_ERROR
//   uint warden.find_written(address, size - 1, slot, outside) // The bit of the first byte (written_bits.c).
//
// The function first compares with the range that the invocation found last for an access of this slot, which is
// usually right: accesses through the same pointer share a slot. Then it searches the table of wd_instrument_addresses,
// whose position an entry point reads when it begins. An address is one 64-bit integer if the module has them, else a
// vector of a low and a high word.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/address_shaders.h"
#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/link.h"

enum { SPIRV_1_3 = 0x00010300, SPIRV_1_5 = 0x00010500, NULL_PAGE = 0x10000 };

// A slot has the low and the high word of a range's first address, and its size, at most UINT32_MAX.
// Its bits have the number of the first one, and the number of bytes that have bits.
enum { NUM_CACHED_WORDS = 3, NUM_BITS_WORDS = 2 };

static uint32_t type_ulong(wd_writer *writer) {
    return wd_spirv_builder_type_uint(writer->builder, 64);
}

static uint32_t type_uvec(wd_writer *writer, uint32_t count) {
    return wd_spirv_builder_type_vector(writer->builder, writer->type_uint, count);
}

static uint32_t ternary(wd_writer *writer, uint32_t opcode, uint32_t type, uint32_t a, uint32_t b,
                        uint32_t c) {
    uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, opcode, type, id, a, b, c);
    return id;
}

static bool has_wide(const wd_writer *writer) {
    return writer->analysis->features.has_int64;
}

static bool has_table(const wd_writer *writer) {
    return writer->options->addresses != NULL;
}

static bool has_bits(const wd_writer *writer) {
    return wd_address_has_bits(writer->analysis);
}

// needs_table returns whether some instruction needs the table.
static bool needs_table(const wd_writer *writer) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    return has_table(writer) && (subjects->addresses.count || wd_address_num_written(writer->analysis));
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
    writer->checks->lost_pointer = wd_new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->lost_pointer,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, writer->checks->lost_pointer, "warden.lost_pointer");
}

// The types of pointers to the table, and to an entry.
static void declare_table_pointer(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t entry = type_uvec(writer, 4), entries = wd_new_id(writer), block = wd_new_id(writer);
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
    writer->checks->address_table = wd_new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, writer->checks->address_table,
                  SpvStorageClassPrivate, none);
    wd_spirv_builder_name(builder, writer->checks->address_table, "warden.address_table");
}

// declare_slots declares a private array with a vector of words for each slot.
static uint32_t declare_slots(wd_writer *writer, uint32_t num_words, const char *name) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t slots = wd_constant(writer, WD_NUM_ADDRESS_SLOTS), words = type_uvec(writer, num_words);
    const uint32_t array = wd_new_id(writer), variable = wd_new_id(writer);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, array, words, slots);
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, array);
    const uint32_t none = wd_spirv_builder_null(builder, array);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, variable, SpvStorageClassPrivate,
                  none);
    wd_spirv_builder_name(builder, variable, name);
    return variable;
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
    if (!needs_table(writer)) {
        return;
    }
    wd_writer_declare_addresses(writer);
    writer->checks->last_range = declare_slots(writer, NUM_CACHED_WORDS, "warden.last_ranges");
    if (has_bits(writer)) {
        writer->checks->last_bits = declare_slots(writer, NUM_BITS_WORDS, "warden.last_bits");
    }
    declare_table(writer);
    declare_lost_pointer(writer);
}

static uint32_t component(wd_writer *writer, uint32_t vector, uint32_t index) {
    return wd_emit_binary(writer, SpvOpCompositeExtract, writer->type_uint, vector, index);
}

// word_of returns the low (0) or the high word (1) of an address.
static uint32_t word_of(wd_writer *writer, uint32_t address, uint32_t index) {
    if (!has_wide(writer)) {
        return component(writer, address, index);
    }
    if (index) {
        const uint32_t bits = wd_constant(writer, 32);
        address = wd_emit_binary(writer, SpvOpShiftRightLogical, type_ulong(writer), address, bits);
    }
    return wd_emit_unary(writer, SpvOpUConvert, writer->type_uint, address);
}

// The functions

// table_code is the state of the code that loads entries of the table.
typedef struct table_code {
    wd_writer *writer;
    uint32_t pointer; // To the table; 0: it is a descriptor.
} table_code;

static uint32_t load_entry(void *context, const uint32_t *arguments) {
    wd_writer *writer = ((table_code *)context)->writer;
    const uint32_t table = wd_buffer_emit_pointer(writer, WD_BUFFER_ADDRESSES);
    const uint32_t pointer = ternary(writer, SpvOpAccessChain, writer->buffers.pointer_uvec4, table,
                                     wd_constant(writer, 0), arguments[0]);
    return wd_buffer_emit_load(writer, type_uvec(writer, 4), pointer);
}

// pointer_of returns a pointer of a type to a device address in two words.
static uint32_t pointer_of(wd_writer *writer, uint32_t type, uint32_t words) {
    if (!has_wide(writer)) {
        return wd_emit_unary(writer, SpvOpBitcast, type, words);
    }
    const uint32_t address = wd_emit_unary(writer, SpvOpBitcast, type_ulong(writer), words);
    return wd_emit_unary(writer, SpvOpConvertUToPtr, type, address);
}

static uint32_t find_entries(void *context, const uint32_t *arguments) {
    table_code *code = context;
    wd_writer *writer = code->writer;
    if (has_table_pointer(writer)) {
        code->pointer = pointer_of(writer, writer->checks->table_pointer, arguments[0]);
    }
    return 0;
}

static uint32_t load_found_entry(void *context, const uint32_t *arguments) {
    const table_code *code = context;
    wd_writer *writer = code->writer;
    if (!code->pointer) {
        return load_entry(context, arguments);
    }
    const uint32_t entry = wd_new_id(writer),
                   pointer = ternary(writer, SpvOpAccessChain, writer->checks->entry_pointer, code->pointer,
                                     wd_constant(writer, 0), arguments[0]);
    WD_EMIT(writer, SpvOpLoad, type_uvec(writer, 4), entry, pointer, SpvMemoryAccessAlignedMask, 16);
    return entry;
}

static uint32_t load_length(void *context, const uint32_t *arguments) {
    (void)arguments;
    return wd_buffer_emit_length(((table_code *)context)->writer, WD_BUFFER_ADDRESSES, 0);
}

// call_of_check writes a call of the check for a range whose alignment does not matter.
static uint32_t call_of_check(void *context, const uint32_t *arguments) {
    wd_writer *writer = ((table_code *)context)->writer;
    const uint32_t id = wd_new_id(writer), zero = wd_constant(writer, 0);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_uint, id, writer->checks->check_address, arguments[0],
            arguments[1], zero, zero, arguments[2]);
    return id;
}

// set_words sets the words of the library.
static void set_words(const wd_writer *writer, wd_spirv_library *library) {
#define LIBRARY(name)                                                                                        \
    { name, sizeof name / sizeof *(name) }
    static const struct {
        const uint32_t *words;
        size_t num_words;
    } libraries[2][2] = {
        {LIBRARY(device_address), LIBRARY(device_address_wide)},
        {LIBRARY(device_address_bits), LIBRARY(device_address_bits_wide)},
    };
#undef LIBRARY
    library->words = libraries[has_bits(writer)][has_wide(writer)].words;
    library->num_words = libraries[has_bits(writer)][has_wide(writer)].num_words;
}

void wd_address_define(wd_writer *writer) {
    static const uint32_t constants[] = {WD_RECORD_ERROR_DEVICE_ADDRESS};
    enum { NUM_IMPORTS = 8, NUM_IMPORTS_OF_BITS = 2, NUM_FUNCTIONS = 3, NUM_FUNCTIONS_OF_BITS = 1 };
    const wd_check_writer *checks = writer->checks;
    const wd_spirv_import imports[NUM_IMPORTS] = {
        {"address_table", NULL, checks->address_table},
        {"last_ranges", NULL, checks->last_range},
        {"load_entry", load_entry, 0},
        {"find_entries", find_entries, 0},
        {"load_found_entry", load_found_entry, 0},
        {"table_length", load_length, 0},
        {"last_bits", NULL, checks->last_bits},
        {"check_range", call_of_check, 0},
    };
    const wd_spirv_linked functions[NUM_FUNCTIONS] = {
        {"read_address_table", checks->read_address_table, SpvFunctionControlMaskNone},
        {"check_address", checks->check_address, SpvFunctionControlMaskNone},
        {"find_written", checks->find_written, SpvFunctionControlMaskNone},
    };
    table_code code = {.writer = writer};
    wd_spirv_library library = {
        .constants = constants,
        .num_constants = 1,
        .imports = imports,
        .num_imports = NUM_IMPORTS - (has_bits(writer) ? 0 : NUM_IMPORTS_OF_BITS),
        .context = &code,
    };
    set_words(writer, &library);
    wd_writer_fail(writer, wd_spirv_link(writer->analysis->allocator, writer->builder, &library, functions,
                                         NUM_FUNCTIONS - (has_bits(writer) ? 0 : NUM_FUNCTIONS_OF_BITS)));
}

// Accesses that are skipped

// words_of returns the two words of a pointer.
static uint32_t words_of(wd_writer *writer, uint32_t pointer) {
    if (has_wide(writer)) {
        pointer = wd_emit_unary(writer, SpvOpConvertPtrToU, type_ulong(writer), pointer);
    }
    return wd_emit_unary(writer, SpvOpBitcast, type_uvec(writer, 2), pointer);
}

// table_word returns a word of the table's device address.
static uint32_t table_word(wd_writer *writer, uint32_t index) {
    if (writer->options->push) {
        return component(writer, words_of(writer, wd_buffer_emit_pointer(writer, WD_BUFFER_ADDRESSES)),
                         index);
    }
    const uint32_t table = writer->checks->address_table;
    return component(writer, wd_emit_unary(writer, SpvOpLoad, type_uvec(writer, 4), table), index + 2);
}

// select_pointer returns a pointer to the table where `ok` is false. The words are selected: compilers see that the
// branch knows the condition of a selected pointer.
static uint32_t select_pointer(wd_writer *writer, uint32_t type, uint32_t ok, uint32_t pointer) {
    const uint32_t own = words_of(writer, pointer);
    uint32_t words[2];
    for (uint32_t i = 0; i < 2; i++) {
        words[i] = wd_emit_select(writer, ok, component(writer, own, i), table_word(writer, i));
    }
    return pointer_of(
        writer, type,
        wd_emit_binary(writer, SpvOpCompositeConstruct, type_uvec(writer, 2), words[0], words[1]));
}

// is_matrix returns whether a type is a matrix or an array of matrices. Their layout is that of the member that a
// pointer was made for.
static bool is_matrix(const wd_spirv_module *module, uint32_t id) {
    enum { MAX_DEPTH = 8 };
    wd_spirv_instruction type;
    for (uint32_t depth = 0; depth < MAX_DEPTH && wd_spirv_module_find(module, id, &type); depth++) {
        if (type.opcode != SpvOpTypeArray && type.opcode != SpvOpTypeRuntimeArray) {
            return type.opcode == SpvOpTypeMatrix;
        }
        id = type.words[2];
    }
    return true; // Unknown.
}

uint32_t wd_address_select(wd_writer *writer, const wd_spirv_instruction *access, uint32_t ok) {
    enum { STORAGE_CLASS = 2, POINTEE = 3 };
    const uint32_t word = wd_loaded_pointer_word(access);
    wd_spirv_instruction pointer, type;
    if (!writer->options->selects_addresses || !writer->checks->address_table || !word ||
        !wd_spirv_module_find(writer->module, access->words[word], &pointer) ||
        !wd_spirv_module_find_opcode(writer->module, pointer.result_type, SpvOpTypePointer, &type) ||
        type.words[STORAGE_CLASS] != SpvStorageClassPhysicalStorageBuffer ||
        is_matrix(writer->module, type.words[POINTEE])) {
        return 0;
    }
    const bool has_address = writer->options->push || has_table_pointer(writer);
    return has_address ? select_pointer(writer, pointer.result_type, ok, access->words[word]) : 0;
}

// At the beginning

bool wd_address_is_entry(const wd_writer *writer, uint32_t function) {
    return writer->checks->address_table && wd_spirv_module_is_entry_point(writer->module, function);
}

void wd_address_begin_entry(wd_writer *writer) {
    if (!writer->checks->read_address_table) {
        writer->checks->read_address_table = wd_new_id(writer);
        wd_spirv_builder_name(writer->builder, writer->checks->read_address_table,
                              "warden.read_address_table");
    }
    wd_emit_unary(writer, SpvOpFunctionCall, writer->type_void, writer->checks->read_address_table);
}

// At the accesses

static wd_address *address_of(const wd_writer *writer, const wd_condition *condition) {
    return &writer->analysis->subjects->addresses.items[condition->subject];
}

static uint32_t write_address(wd_writer *writer, uint32_t pointer) {
    return has_wide(writer) ? wd_emit_unary(writer, SpvOpConvertPtrToU, type_ulong(writer), pointer)
                            : wd_emit_unary(writer, SpvOpBitcast, type_uvec(writer, 2), pointer);
}

uint32_t wd_address_low_word(wd_writer *writer, uint32_t pointer) {
    return word_of(writer, write_address(writer, pointer), 0);
}

static void use_check(wd_writer *writer) {
    if (!writer->checks->check_address) {
        writer->checks->check_address = wd_new_id(writer);
        wd_spirv_builder_name(writer->builder, writer->checks->check_address, "warden.check_address");
    }
}

uint32_t wd_address_find_written(wd_writer *writer, const wd_address *address, uint32_t outside,
                                 uint32_t words[2]) {
    use_check(writer);
    if (!writer->checks->find_written) {
        writer->checks->find_written = wd_new_id(writer);
        wd_spirv_builder_name(writer->builder, writer->checks->find_written, "warden.find_written");
    }
    const uint32_t id = wd_new_id(writer), number = write_address(writer, address->pointer);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_uint, id, writer->checks->find_written, number,
            wd_constant(writer, address->size - 1), wd_constant(writer, address->slot), outside);
    words[0] = word_of(writer, number, 0);
    words[1] = word_of(writer, number, 1);
    return id;
}

static uint32_t call_check(wd_writer *writer, const wd_address *checked) {
    use_check(writer);
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpFunctionCall, writer->type_uint, id, writer->checks->check_address, checked->address,
            wd_constant(writer, checked->size - 1), wd_constant(writer, checked->alignment - 1),
            wd_constant(writer, checked->misaligned), wd_constant(writer, checked->slot));
    return id;
}

void wd_address_emit(wd_writer *writer, wd_condition *condition) {
    wd_address *checked = address_of(writer, condition);
    checked->address = write_address(writer, checked->pointer);
    uint32_t error;
    if (has_table(writer)) {
        error = checked->error = call_check(writer, checked);
    } else {
        const uint32_t mask = wd_constant(writer, checked->alignment - 1);
        error = wd_emit_word(writer, SpvOpBitwiseAnd, word_of(writer, checked->address, 0), mask);
    }
    condition->ok = wd_emit_test(writer, SpvOpIEqual, error, wd_constant(writer, 0));
}

static void report_address(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_address *checked = address_of(writer, condition);
    uint32_t error = checked->error, detail = wd_constant(writer, checked->alignment);
    if (error) {
        const uint32_t beyond =
            wd_emit_test(writer, SpvOpIEqual, error, wd_constant(writer, WD_RECORD_ERROR_DEVICE_ADDRESS));
        detail = wd_emit_select(writer, beyond, wd_constant(writer, checked->size), detail);
    } else {
        error = wd_constant(writer, checked->misaligned);
    }
    const uint32_t low = word_of(writer, checked->address, 0), high = word_of(writer, checked->address, 1);
    const uint32_t parameters[] = {wd_constant(writer, instruction), error, low, high, detail};
    // The result of the check is 0 if the address is good. If only the alignment is checked, the low word of a bad
    // address is not 0.
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, 5, checked->error ? 1 : 2);
}

// is_near_null returns the condition that an address is that of a member of the object that a null pointer points to.
static uint32_t is_near_null(wd_writer *writer, uint32_t address) {
    if (has_wide(writer)) {
        return wd_emit_test(writer, SpvOpULessThan, address,
                            wd_spirv_builder_uint64(writer->builder, NULL_PAGE));
    }
    const uint32_t high = word_of(writer, address, 1), low = word_of(writer, address, 0);
    return wd_emit_binary(writer, SpvOpLogicalAnd, writer->type_bool,
                          wd_emit_test(writer, SpvOpIEqual, high, wd_constant(writer, 0)),
                          wd_emit_test(writer, SpvOpULessThan, low, wd_constant(writer, NULL_PAGE)));
}

void wd_address_report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_address *address = address_of(writer, condition);
    if (!writer->checks->lost_pointer) {
        report_address(writer, condition, instruction);
        return;
    }
    const uint32_t type_bool = writer->type_bool;
    const uint32_t report = wd_new_id(writer), merge = wd_new_id(writer);
    const uint32_t near = is_near_null(writer, address->address);
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
    if (!status && checks->last_bits) {
        status = wd_interface_add(writer, ids, checks->last_bits);
    }
    return !status && checks->lost_pointer ? wd_interface_add(writer, ids, checks->lost_pointer) : status;
}

bool wd_checks_use_addresses(const wd_writer *writer) {
    return writer->checks->check_address != 0;
}
