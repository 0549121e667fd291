// Device addresses: accesses through physical pointers, their sizes and their alignment. device_address_code.c has the
// code of the check.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/util/hash128.h"

enum {
    MAX_CHAIN_DEPTH = 16,
    MAX_TYPE_STEPS = 256,
    LAST_POINTER = 6
}; // The last operand word that may be a pointer.

// find_location finds the type that `id` points to, and its layout. The result is the id of the pointer that the access
// chains begin at, and the offset from it unless `location->type_only` is set. 0: unknown.
static uint32_t find_location(wd_analysis *analysis, uint32_t id, uint32_t depth, wd_location *location) {
    wd_spirv_instruction made, pointer;
    uint64_t element = 0;
    if (!depth || !wd_spirv_module_find(analysis->module, id, &made) ||
        !wd_spirv_module_find_opcode(analysis->module, made.result_type, SpvOpTypePointer, &pointer)) {
        return 0;
    }
    uint32_t first_index = 4;
    switch (made.opcode) {
    case SpvOpCopyObject:
        return find_location(analysis, made.words[3], depth - 1, location);
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        first_index = 5;
        if (!location->type_only &&
            (!wd_spirv_module_constant(analysis->module, made.words[4], &element) || element)) {
            return 0;
        }
        break;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
        break;
    default:
        *location = (wd_location){.type = pointer.words[3],
                                  .known = true,
                                  .type_only = location->type_only,
                                  .runtime_member = WD_NO_MEMBER};
        return id;
    }
    const uint32_t base = find_location(analysis, made.words[3], depth - 1, location);
    for (uint32_t word = first_index; base && location->known && word < made.num_words; word++) {
        wd_location_step(analysis, location, made.words[word]);
    }
    return base && location->known ? base : 0;
}

// The size in bytes of the largest scalar in a type; 0: it has none.
static uint32_t largest_scalar(const wd_spirv_module *module, uint32_t type_id, uint32_t *budget) {
    wd_spirv_instruction type;
    if (!*budget || !wd_spirv_module_find(module, type_id, &type)) {
        return 0;
    }
    --*budget;
    uint32_t largest = 0;
    switch (type.opcode) {
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        return type.words[2] / 8;
    case SpvOpTypePointer:
        return 8;
    case SpvOpTypeVector:
    case SpvOpTypeMatrix:
    case SpvOpTypeArray:
        return largest_scalar(module, type.words[2], budget);
    case SpvOpTypeStruct:
        for (uint32_t i = 2; i < type.num_words; i++) {
            uint32_t size = largest_scalar(module, type.words[i], budget);
            largest = size > largest ? size : largest;
        }
        return largest;
    default:
        return 0;
    }
}

// Reads one set of memory operands at `*word`. The result is its Aligned literal; 0: it has none.
static uint32_t read_memory_operands(const wd_spirv_instruction *instruction, uint32_t *word) {
    if (*word >= instruction->num_words) {
        return 0;
    }
    uint32_t mask = instruction->words[(*word)++], alignment = 0;
    if ((mask & SpvMemoryAccessAlignedMask) && *word < instruction->num_words) {
        alignment = instruction->words[(*word)++];
    }
    *word += (mask & SpvMemoryAccessMakePointerAvailableMask) != 0;
    *word += (mask & SpvMemoryAccessMakePointerVisibleMask) != 0;
    return alignment;
}

// The word where the memory operands of an access begin; 0: it has none.
static uint32_t memory_operands(uint32_t opcode) {
    switch (opcode) {
    case SpvOpLoad:
    case SpvOpCopyMemorySized:
        return 4;
    case SpvOpStore:
    case SpvOpCopyMemory:
        return 3;
    default:
        return wd_matrix_words_of(opcode).memory;
    }
}

// The Aligned operand of the pointer at `pointer_word`; 0: there is none. In a copy with two sets of operands, the
// first is the target's.
static uint32_t find_aligned(const wd_spirv_instruction *instruction, uint32_t pointer_word) {
    uint32_t word = memory_operands(instruction->opcode);
    if (!word) {
        return 0;
    }
    uint32_t alignment = read_memory_operands(instruction, &word);
    bool copies = instruction->opcode == SpvOpCopyMemory || instruction->opcode == SpvOpCopyMemorySized;
    if (copies && pointer_word == 2 && word < instruction->num_words) {
        alignment = read_memory_operands(instruction, &word);
    }
    return alignment;
}

// The number of bytes accessed at the location; 0: unknown.
static uint64_t accessed_size(const wd_analysis *analysis, const wd_spirv_instruction *instruction,
                              const wd_location *location) {
    uint64_t size = 0;
    switch (instruction->opcode) {
    case SpvOpCopyMemorySized:
        wd_spirv_module_constant(analysis->module, instruction->words[3], &size);
        return size;
    default:
        // The stride between the lines of a cooperative matrix may be computed.
        return wd_matrix_words_of(instruction->opcode).pointer ? 0 : wd_location_size(analysis, location);
    }
}

static bool is_power_of_two(uint32_t value) {
    return value && !(value & (value - 1));
}

// The origin of a pointer: loads through equal chains, or from the same variable, usually yield the same pointer.
static uint64_t find_origin(const wd_analysis *analysis, uint32_t base) {
    wd_spirv_instruction load, chain;
    if (!wd_spirv_module_find_opcode(analysis->module, base, SpvOpLoad, &load) ||
        !wd_spirv_module_find(analysis->module, load.words[3], &chain)) {
        return wd_hash_u64(wd_value_number(analysis, base));
    }
    const bool is_chain = wd_is_chain(chain.opcode);
    return is_chain ? wd_hash64_bytes(chain.words + 3, (chain.num_words - 3) * sizeof *chain.words)
                    : wd_hash_u64(chain.result);
}

static void choose_slot(const wd_analysis *analysis, wd_address *address, uint32_t base) {
    enum { MAX_COMPARED = 64 };
    wd_check_subjects *subjects = analysis->subjects;
    const size_t count = subjects->addresses.count;
    address->origin = find_origin(analysis, base ? base : address->pointer);
    for (size_t i = 0; i < count && i < MAX_COMPARED; i++) {
        const wd_address *earlier = &subjects->addresses.items[count - 1 - i];
        if (earlier->origin == address->origin) {
            address->slot = earlier->slot;
            return;
        }
    }
    address->slot = subjects->num_origins++ % WD_NUM_ADDRESS_SLOTS;
}

// find_extent finds the base of the pointer and the last byte that an access of known size may reach from there, if all
// its indices have upper bounds, and the access is aligned if the base is.
static void find_extent(wd_analysis *analysis, wd_address *address) {
    wd_location location = {.type_only = false};
    const uint32_t base = find_location(analysis, address->pointer, MAX_CHAIN_DEPTH, &location);
    if (!base) {
        return;
    }
    const uint64_t odd_bits = address->alignment - 1;
    uint64_t last = location.offset + address->size - 1;
    bool is_aligned = !(location.offset & odd_bits);
    for (uint32_t i = 0; i < location.num_terms && last < UINT32_MAX; i++) {
        const wd_term term = wd_location_terms(analysis, &location)[i];
        const uint64_t index = wd_range_max(analysis, term.index);
        last = index <= INT32_MAX ? last + index * term.stride : UINT32_MAX;
        is_aligned = is_aligned && !(term.stride & odd_bits);
    }
    if (is_aligned && last < UINT32_MAX) {
        address->base = base;
        address->last = (uint32_t)last;
    }
}

bool wd_address_describe(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t word,
                         wd_address *address) {
    uint32_t pointer = instruction->words[word], budget = MAX_TYPE_STEPS;
    wd_location location = {.type_only = true};
    uint64_t size = 0;
    uint32_t natural = 0;
    const uint32_t base = find_location(analysis, pointer, MAX_CHAIN_DEPTH, &location);
    if (base) {
        size = accessed_size(analysis, instruction, &location);
        natural = largest_scalar(analysis->module, location.type, &budget);
    }
    uint32_t aligned = find_aligned(instruction, word);
    aligned = is_power_of_two(aligned) ? aligned : 1;
    natural = is_power_of_two(natural) ? natural : 1;
    // If the size is unknown, as for a matrix whose pointer has lost the stride, only the first byte is checked.
    *address = (wd_address){
        .pointer = pointer,
        .instruction = instruction->index,
        .number = wd_value_number(analysis, pointer),
        .size = size == 0           ? 1
                : size < UINT32_MAX ? (uint32_t)size
                                    : UINT32_MAX,
        .alignment = aligned >= natural ? aligned : natural,
        .misaligned = aligned >= natural && aligned > 1 ? WD_RECORD_ERROR_ADDRESS_ALIGNED_OPERAND
                                                        : WD_RECORD_ERROR_ADDRESS_SCALAR_ALIGNMENT,
    };
    choose_slot(analysis, address, base);
    if (analysis->options->list_host_checks && size) {
        find_extent(analysis, address);
    }
    return size != 0;
}

// Without 64-bit integers, addresses come from OpBitcast. SPIRV-Tools' validator rejects OpBitcast of a pointer to 8-
// or 16-bit values that the module may only load and store, as if the pointer were such a value.
bool wd_address_has_number(const wd_analysis *analysis, uint32_t pointer_type) {
    wd_spirv_instruction type;
    return analysis->features.has_int64 ||
           (wd_spirv_module_find_opcode(analysis->module, pointer_type, SpvOpTypePointer, &type) &&
            !wd_zero_is_narrow(analysis, type.words[3]));
}

static uint32_t addresses_accessed(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                                   wd_address addresses[WD_MAX_ADDRESSES]) {
    uint32_t count = 0;
    for (uint32_t word = 1; word <= LAST_POINTER && word < instruction->num_words; word++) {
        wd_spirv_instruction pointer;
        if (wd_is_access(analysis, instruction, word) &&
            wd_spirv_module_find(analysis->module, instruction->words[word], &pointer) &&
            wd_is_physical_pointer(analysis->module, pointer.result_type) && count < WD_MAX_ADDRESSES) {
            if (!wd_address_has_number(analysis, pointer.result_type)) {
                analysis->counts.unknown++;
                continue;
            }
            analysis->counts.unknown += !wd_address_describe(analysis, instruction, word, &addresses[count]);
            addresses[count++].word = word;
        }
    }
    return count;
}

static wd_status add_address_check(wd_analysis *analysis, const wd_address *address) {
    wd_address *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->addresses);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *added = *address;
    const wd_condition condition = {.kind = WD_CONDITION_ADDRESS,
                                    .subject = (uint32_t)analysis->subjects->addresses.count - 1};
    return wd_sites_add_with_subject(analysis, &condition, &analysis->subjects->addresses.count);
}

// Adds a site if the instruction accesses memory through physical pointers.
static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    if (!analysis->features.is_physical || !(analysis->options->checks & WD_CHECK_DEVICE_ADDRESS)) {
        return WD_OK;
    }
    wd_address addresses[WD_MAX_ADDRESSES];
    uint32_t count = addresses_accessed(analysis, instruction, addresses);
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
        if (!analysis->options->addresses && addresses[i].alignment <= 1) {
            continue; // Every address is aligned.
        }
        wd_guard_method method = wd_guard_method_of(analysis, instruction, addresses[i].word);
        status = wd_sites_want(analysis, instruction, method, state);
        if (!status) {
            status = add_address_check(analysis, &addresses[i]);
        }
    }
    return status;
}

static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    const uint32_t number = analysis->subjects->addresses.items[condition->subject].number;
    return wd_hash_u64((uint64_t)WD_CONDITION_ADDRESS << 32 | number);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    const wd_address *address = &analysis->subjects->addresses.items[made->subject];
    const wd_address *other = &analysis->subjects->addresses.items[wanted->subject];
    return address->number == other->number && address->size >= other->size &&
           address->alignment >= other->alignment;
}

const wd_check_code wd_check_code_address = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = wd_address_emit,
    .report = wd_address_report,
};
