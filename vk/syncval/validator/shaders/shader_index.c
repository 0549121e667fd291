// The values of array indices: words of the push constants, and sums of invocation numbers of compute shaders.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/syncval/validator/shaders/shader_walk.h"

// Limits for instructions between an index and its operands, because modules are untrusted input.
enum { MAX_STEPS = 8, MAX_DEPTH = 16, MAX_VISITED = 64 };

// The maximum number of pointers to elements.
enum { MAX_POINTERS = 1 << 14 };

// Values of wd_syncval_indices.stored other than ids.
enum { NO_VARIABLE = 0, NOT_STORED = UINT32_MAX - 1, NOT_FOLLOWED = UINT32_MAX };

typedef wd_syncval_walk walk;

// --- Push constants

// load_of_pushed returns whether an instruction loads a 32-bit word of the push constants, and stores its offset.
static bool load_of_pushed(walk *at, const wd_spirv_instruction *load, uint32_t *offset) {
    wd_spirv_instruction chain, variable, type;
    if (!wd_spirv_module_find(at->module, load->words[3], &chain) ||
        (chain.opcode != SpvOpAccessChain && chain.opcode != SpvOpInBoundsAccessChain) ||
        !wd_spirv_module_find_opcode(at->module, chain.words[3], SpvOpVariable, &variable) ||
        variable.words[3] != SpvStorageClassPushConstant ||
        !wd_spirv_module_find_opcode(at->module, variable.result_type, SpvOpTypePointer, &type)) {
        return false;
    }
    wd_syncval_part part = wd_syncval_layout_block(type.words[3]);
    for (uint32_t i = 4; i < chain.num_words; i++) {
        wd_syncval_layout_index(&at->layout, &part, chain.words[i]);
    }
    *offset = (uint32_t)part.begin;
    return part.type && part.end - part.begin == sizeof(uint32_t) && part.begin <= UINT16_MAX;
}

wd_syncval_pushed_index wd_syncval_pushed_index_of(walk *at, uint32_t id) {
    wd_syncval_pushed_index index = {0};
    wd_spirv_instruction instruction;
    for (int depth = 0; depth < MAX_STEPS && wd_spirv_module_find(at->module, id, &instruction); depth++) {
        const uint32_t *words = instruction.words;
        uint64_t addend;
        switch (instruction.opcode) {
        case SpvOpLoad:
            index.is_known = load_of_pushed(at, &instruction, &index.offset);
            return index.is_known ? index : (wd_syncval_pushed_index){0};
        case SpvOpCopyObject:
        case SpvOpBitcast:
            id = words[3];
            break;
        case SpvOpIAdd: {
            const bool is_second = wd_spirv_module_constant(at->module, words[4], &addend);
            if (!is_second && !wd_spirv_module_constant(at->module, words[3], &addend)) {
                return (wd_syncval_pushed_index){0};
            }
            index.addend += (uint32_t)addend;
            id = words[is_second ? 3 : 4];
            break;
        }
        default:
            return (wd_syncval_pushed_index){0};
        }
    }
    return (wd_syncval_pushed_index){0};
}

// --- Constants

static bool specialized(const walk *at, uint32_t number, uint64_t *value) {
    const VkSpecializationInfo *info = at->specialization;
    for (uint32_t i = 0; info && i < info->mapEntryCount; i++) {
        const VkSpecializationMapEntry *entry = &info->pMapEntries[i];
        uint32_t word;
        if (entry->constantID == number && entry->size == sizeof word && info->dataSize >= sizeof word &&
            entry->offset <= info->dataSize - sizeof word) {
            memcpy(&word, (const char *)info->pData + entry->offset, sizeof word);
            *value = word;
            return true;
        }
    }
    return false;
}

// constant_of returns whether `id` is a 32-bit constant or specialization constant.
static bool constant_of(const walk *at, uint32_t id, uint64_t *value) {
    wd_spirv_instruction constant;
    if (wd_spirv_module_constant(at->module, id, value)) {
        return true;
    }
    if (id >= at->num_ids || !wd_spirv_module_find_opcode(at->module, id, SpvOpSpecConstant, &constant) ||
        constant.num_words != 4) {
        return false;
    }
    const uint32_t number = at->indices.numbers[id];
    if (!number || !specialized(at, number - 1, value)) {
        *value = constant.words[3];
    }
    return true;
}

// --- Tables

void wd_syncval_indices_finish(walk *at) {
    wd_syncval_indices *indices = &at->indices;
    wd_free(&at->allocator, indices->stored);
    wd_free(&at->allocator, indices->bases);
    wd_free(&at->allocator, indices->builtins);
    wd_free(&at->allocator, indices->numbers);
    WD_VECTOR_FINISH(&at->allocator, &indices->pointers);
}

static void read_decorations(walk *at, uint32_t *size_id) {
    wd_syncval_indices *indices = &at->indices;
    WD_SPIRV_FOR_PART(head, at->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode != SpvOpDecorate || head.num_words < 4 || head.at[1] >= at->num_ids) {
            continue;
        }
        const uint32_t id = head.at[1], value = head.at[3];
        if (head.at[2] == SpvDecorationSpecId && value < UINT32_MAX) {
            indices->numbers[id] = value + 1;
        } else if (head.at[2] == SpvDecorationBuiltIn && value < UINT32_MAX) {
            indices->builtins[id] = value + 1;
            *size_id = value == SpvBuiltInWorkgroupSize ? id : *size_id;
        }
    }
}

static void read_modes(walk *at, uint32_t function) {
    WD_SPIRV_FOR_HEAD(head, at->module) {
        const bool has_ids = head.opcode == SpvOpExecutionModeId;
        if ((head.opcode != SpvOpExecutionMode && !has_ids) || head.num_words < 6 || head.at[1] != function ||
            head.at[2] !=
                (has_ids ? (uint32_t)SpvExecutionModeLocalSizeId : (uint32_t)SpvExecutionModeLocalSize)) {
            continue;
        }
        for (int i = 0; i < 3; i++) {
            uint64_t value = head.at[3 + i];
            if (has_ids && !constant_of(at, head.at[3 + i], &value)) {
                value = 0;
            }
            at->indices.local_size[i] = (uint32_t)value;
        }
    }
}

// The built-in constant has precedence over execution modes.
static void read_local_size(walk *at, uint32_t size_id, uint32_t function) {
    wd_spirv_instruction size;
    read_modes(at, function);
    if (!size_id || !wd_spirv_module_find(at->module, size_id, &size)) {
        return;
    }
    const bool is_composite =
        (size.opcode == SpvOpConstantComposite || size.opcode == SpvOpSpecConstantComposite) &&
        size.num_words == 6;
    for (int i = 0; i < 3; i++) {
        uint64_t value;
        const bool is_known = is_composite && constant_of(at, size.words[3 + i], &value);
        at->indices.local_size[i] = is_known ? (uint32_t)value : 0;
    }
}

bool wd_syncval_indices_init(walk *at, uint32_t function) {
    wd_syncval_indices *indices = &at->indices;
    const size_t count = (size_t)at->num_ids + 1;
    indices->stored = wd_alloc_zero(&at->allocator, count, sizeof(*indices->stored));
    indices->bases = wd_alloc_zero(&at->allocator, count, sizeof(*indices->bases));
    indices->builtins = wd_alloc_zero(&at->allocator, count, sizeof(*indices->builtins));
    indices->numbers = wd_alloc_zero(&at->allocator, count, sizeof(*indices->numbers));
    if (!indices->stored || !indices->bases || !indices->builtins || !indices->numbers) {
        return false;
    }
    uint32_t size_id = 0;
    read_decorations(at, &size_id);
    read_local_size(at, size_id, function);
    indices->are_followed = true;
    return true;
}

// change_variable notes that a variable, or a part of it, may be changed in another way than by one store.
static void change_variable(wd_syncval_indices *indices, uint32_t num_ids, uint32_t id) {
    const uint32_t variable = id < num_ids && indices->bases[id] ? indices->bases[id] : id;
    if (variable < num_ids && indices->stored[variable] != NO_VARIABLE) {
        indices->stored[variable] = NOT_FOLLOWED;
    }
}

void wd_syncval_list_stores(walk *at, const wd_spirv_instruction *instruction) {
    wd_syncval_indices *indices = &at->indices;
    const uint32_t *words = instruction->words;
    if (instruction->opcode == SpvOpVariable && instruction->result < at->num_ids) {
        indices->stored[instruction->result] = instruction->num_words > 4 ? words[4] : NOT_STORED;
        return;
    }
    if (instruction->opcode == SpvOpLoad || instruction->opcode == SpvOpName) {
        return;
    }
    if ((instruction->opcode == SpvOpAccessChain || instruction->opcode == SpvOpInBoundsAccessChain) &&
        words[3] < at->num_ids && instruction->result < at->num_ids) {
        indices->bases[instruction->result] = indices->bases[words[3]] ? indices->bases[words[3]] : words[3];
        return;
    }
    if (instruction->opcode == SpvOpStore && words[1] < at->num_ids &&
        indices->stored[words[1]] == NOT_STORED) {
        indices->stored[words[1]] = words[2];
        change_variable(indices, at->num_ids, words[2]);
        return;
    }
    wd_spirv_id_cursor ids = wd_spirv_ids(instruction);
    for (uint32_t word; (word = wd_spirv_next_id(&ids));) {
        change_variable(indices, at->num_ids, words[word]);
    }
}

// --- Sums

// search is the analysis of one index.
typedef struct search {
    walk *at;
    uint32_t num_visited;
} search;

static bool sum_of(search *job, uint32_t id, int depth, wd_syncval_sum *sum);

static bool add_term(wd_syncval_sum *sum, wd_syncval_factor factor, uint64_t scale, uint32_t max) {
    return wd_syncval_sum_add_term(sum,
                                   &(wd_syncval_term){.scale = scale, .max = max, .factor = (uint8_t)factor});
}

// add_constant does not add numbers from 2^31 on, which are negative ones.
static bool add_constant(wd_syncval_sum *sum, uint64_t value) {
    return value <= INT32_MAX && add_term(sum, WD_SYNCVAL_CONSTANT, value, 0);
}

// add_builtin adds a component of a built-in variable.
static bool add_builtin(const search *job, uint32_t variable, uint32_t component, wd_syncval_sum *sum) {
    const wd_syncval_indices *indices = &job->at->indices;
    const uint32_t *size = indices->local_size;
    const uint32_t builtin = variable < job->at->num_ids ? indices->builtins[variable] : 0;
    const bool has_size = size[0] && size[1] && size[2];
    uint32_t total;
    if (!builtin || component > 2) {
        return false;
    }
    const wd_syncval_factor group = (wd_syncval_factor)(WD_SYNCVAL_GROUP_X + component);
    switch (builtin - 1) {
    case SpvBuiltInWorkgroupId:
        return add_term(sum, group, 1, 0);
    case SpvBuiltInGlobalInvocationId:
        return has_size && add_term(sum, group, size[component], 0) &&
               add_term(sum, WD_SYNCVAL_UP_TO, 1, size[component] - 1);
    case SpvBuiltInLocalInvocationId:
        return has_size && add_term(sum, WD_SYNCVAL_UP_TO, 1, size[component] - 1);
    case SpvBuiltInLocalInvocationIndex:
        return has_size && !__builtin_mul_overflow(size[0], size[1], &total) &&
               !__builtin_mul_overflow(total, size[2], &total) &&
               add_term(sum, WD_SYNCVAL_UP_TO, 1, total - 1);
    default:
        return false;
    }
}

// stored_value returns the only value that a function's variable has. 0: there may be several.
static uint32_t stored_value(const walk *at, uint32_t variable) {
    const uint32_t value = variable < at->num_ids ? at->indices.stored[variable] : NO_VARIABLE;
    return value == NOT_STORED || value == NOT_FOLLOWED ? 0 : value;
}

// component_of adds a component of the vector `id`.
static bool component_of(search *job, uint32_t id, uint32_t component, int depth, wd_syncval_sum *sum) {
    wd_spirv_instruction instruction, type;
    if (depth > MAX_DEPTH || ++job->num_visited > MAX_VISITED ||
        !wd_spirv_module_find(job->at->module, id, &instruction)) {
        return false;
    }
    const uint32_t *words = instruction.words;
    const uint32_t count = instruction.num_words;
    uint64_t value;
    switch (instruction.opcode) {
    case SpvOpLoad: {
        const uint32_t stored = stored_value(job->at, words[3]);
        return stored ? component_of(job, stored, component, depth + 1, sum)
                      : add_builtin(job, words[3], component, sum);
    }
    case SpvOpCopyObject:
    case SpvOpBitcast:
        return wd_spirv_module_find_opcode(job->at->module, instruction.result_type, SpvOpTypeVector,
                                           &type) &&
               component_of(job, words[3], component, depth + 1, sum);
    case SpvOpVectorShuffle:
        // Components beyond the first vector are of the second one.
        return component < count - 5 && words[5 + component] < 3 &&
               wd_spirv_module_find(job->at->module, words[3], &instruction) &&
               wd_spirv_module_find_opcode(job->at->module, instruction.result_type, SpvOpTypeVector,
                                           &type) &&
               words[5 + component] < type.words[3] &&
               component_of(job, words[3], words[5 + component], depth + 1, sum);
    case SpvOpCompositeConstruct:
        // Constituents may also be vectors.
        return wd_spirv_module_find_opcode(job->at->module, instruction.result_type, SpvOpTypeVector,
                                           &type) &&
               count - 3 == type.words[3] && component < count - 3 &&
               sum_of(job, words[3 + component], depth + 1, sum);
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        return component < count - 3 && constant_of(job->at, words[3 + component], &value) &&
               add_constant(sum, value);
    default:
        return false;
    }
}

// sum_of_load follows a load of a push constant, a variable of the function, or a built-in variable.
static bool sum_of_load(search *job, const wd_spirv_instruction *load, int depth, wd_syncval_sum *sum) {
    walk *at = job->at;
    const uint32_t stored = stored_value(at, load->words[3]);
    wd_spirv_instruction chain;
    uint32_t offset;
    uint64_t component;
    if (stored) {
        return sum_of(job, stored, depth + 1, sum);
    }
    if (load_of_pushed(at, load, &offset)) {
        return offset % 4 == 0 && offset / 4 < 64 &&
               wd_syncval_sum_add_term(sum, &(wd_syncval_term){.scale = 1,
                                                               .factor = WD_SYNCVAL_CONSTANT,
                                                               .word = (uint8_t)(offset / 4 + 1)});
    }
    if (!wd_spirv_module_find(at->module, load->words[3], &chain) || chain.opcode == SpvOpVariable) {
        return add_builtin(job, load->words[3], 0, sum);
    }
    if ((chain.opcode != SpvOpAccessChain && chain.opcode != SpvOpInBoundsAccessChain) ||
        chain.num_words != 5 || !constant_of(at, chain.words[4], &component) || component > 2) {
        return false;
    }
    const uint32_t vector = stored_value(at, chain.words[3]);
    return vector ? component_of(job, vector, (uint32_t)component, depth + 1, sum)
                  : add_builtin(job, chain.words[3], (uint32_t)component, sum);
}

static bool is_word(const walk *at, uint32_t type) {
    wd_spirv_instruction instruction;
    return wd_spirv_module_find_opcode(at->module, type, SpvOpTypeInt, &instruction) &&
           instruction.words[2] == 32;
}

// product_of adds the product of two ids, one of which is a constant or a push constant.
static bool product_of(search *job, const uint32_t *ids, int depth, wd_syncval_sum *sum) {
    wd_syncval_sum a = {0}, b = {0};
    if (!sum_of(job, ids[0], depth + 1, &a) || !sum_of(job, ids[1], depth + 1, &b)) {
        return false;
    }
    wd_syncval_sum product = a;
    if (wd_syncval_sum_multiply(&product, &b)) {
        return wd_syncval_sum_add(sum, &product);
    }
    product = b;
    return wd_syncval_sum_multiply(&product, &a) && wd_syncval_sum_add(sum, &product);
}

// sum_of adds the value of a 32-bit integer. Parameters of functions are not followed, because other calls may pass
// other values.
static bool sum_of(search *job, uint32_t id, int depth, wd_syncval_sum *sum) {
    walk *at = job->at;
    wd_spirv_instruction instruction;
    uint64_t value;
    if (depth > MAX_DEPTH || ++job->num_visited > MAX_VISITED ||
        !wd_spirv_module_find(at->module, id, &instruction) || !is_word(at, instruction.result_type)) {
        return false;
    }
    if (constant_of(at, id, &value)) {
        return add_constant(sum, value);
    }
    const uint32_t *words = instruction.words;
    switch (instruction.opcode) {
    case SpvOpLoad:
        return sum_of_load(job, &instruction, depth, sum);
    case SpvOpCopyObject:
    case SpvOpBitcast: {
        wd_spirv_instruction from;
        return wd_spirv_module_find(at->module, words[3], &from) && is_word(at, from.result_type) &&
               sum_of(job, words[3], depth + 1, sum);
    }
    case SpvOpCompositeExtract:
        return instruction.num_words == 5 && component_of(job, words[3], words[4], depth + 1, sum);
    case SpvOpSpecConstantOp:
        return words[3] == SpvOpCompositeExtract && instruction.num_words == 6 &&
               component_of(job, words[4], words[5], depth + 1, sum);
    case SpvOpIAdd:
        return sum_of(job, words[3], depth + 1, sum) && sum_of(job, words[4], depth + 1, sum);
    case SpvOpIMul:
        return product_of(job, &words[3], depth, sum);
    case SpvOpShiftLeftLogical: {
        wd_syncval_sum shifted = {0};
        return constant_of(at, words[4], &value) && value < 32 &&
               sum_of(job, words[3], depth + 1, &shifted) &&
               wd_syncval_sum_scale(&shifted, UINT64_C(1) << value) && wd_syncval_sum_add(sum, &shifted);
    }
    case SpvOpBitwiseAnd:
        return (constant_of(at, words[4], &value) || constant_of(at, words[3], &value)) &&
               value <= INT32_MAX && add_term(sum, WD_SYNCVAL_UP_TO, 1, (uint32_t)value);
    case SpvOpUMod:
        return constant_of(at, words[4], &value) && value && value <= INT32_MAX &&
               add_term(sum, WD_SYNCVAL_UP_TO, 1, (uint32_t)value - 1);
    default:
        return false;
    }
}

// --- Pointers to elements

bool wd_syncval_index_element(walk *at, wd_syncval_pointer *pointer, uint32_t index) {
    wd_syncval_indices *indices = &at->indices;
    search job = {.at = at};
    wd_syncval_sum sum = {0};
    wd_syncval_part part = pointer->part;
    const uint64_t stride = indices->are_followed ? wd_syncval_layout_first_element(&at->layout, &part) : 0;
    if (!stride || !sum_of(&job, index, 0, &sum) || !wd_syncval_sum_scale(&sum, stride)) {
        return false;
    }
    wd_syncval_indexed indexed = {.array = {pointer->part.begin, pointer->part.end}, .limit = UINT64_MAX};
    if (pointer->indexed) {
        indexed = indices->pointers.items[pointer->indexed - 1];
    }
    const uint64_t limit = stride << 32;
    indexed.limit = limit >> 32 == stride && limit < indexed.limit ? limit : indexed.limit;
    wd_syncval_indexed *added =
        wd_syncval_sum_add(&indexed.offset, &sum) && indices->pointers.count < MAX_POINTERS
            ? WD_VECTOR_PUSH(&at->allocator, &indices->pointers)
            : NULL;
    if (!added) {
        return false;
    }
    *added = indexed;
    pointer->indexed = (uint32_t)indices->pointers.count;
    pointer->part = part;
    return true;
}
