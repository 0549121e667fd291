// Numbers are assigned in the order of the instructions. Instructions with the same opcode and operand numbers have the
// same number.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/analysis/module_analysis.h"
#include "vk/util/hash128.h"

enum { MAX_WORDS = 24 };

uint32_t wd_value_number(const wd_analysis *analysis, uint32_t id) {
    const uint32_t *numbering = analysis->numbering.by_id;
    return numbering && id < analysis->num_ids && numbering[id] ? numbering[id] : id;
}

wd_status wd_numbering_init(wd_analysis *analysis) {
    wd_value_numbering *numbering = &analysis->numbering;
    wd_hash_table_init(&numbering->made, analysis->allocator);
    numbering->by_id = wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, sizeof *numbering->by_id);
    numbering->stored =
        wd_alloc_zero(&analysis->allocator, analysis->num_ids + 1u, sizeof *numbering->stored);
    return numbering->by_id && numbering->stored ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_numbering_finish(wd_analysis *analysis) {
    wd_hash_table_finish(&analysis->numbering.made);
    wd_free(&analysis->allocator, analysis->numbering.by_id);
    wd_free(&analysis->allocator, analysis->numbering.stored);
    analysis->numbering = (wd_value_numbering){0};
}

// The variable that a pointer leads into, and its storage class; 0: unknown.
static uint32_t base_variable(const wd_analysis *analysis, uint32_t id, uint32_t *storage_class) {
    wd_spirv_instruction variable;
    const uint32_t base = wd_pointer_base(analysis->module, id);
    if (!wd_spirv_module_find_opcode(analysis->module, base, SpvOpVariable, &variable)) {
        return 0;
    }
    *storage_class = variable.words[3];
    return base;
}

static bool is_own_memory(uint32_t storage_class) {
    return storage_class == SpvStorageClassFunction || storage_class == SpvStorageClassPrivate;
}

// The time of the last change of the memory that a load reads. False: others may change it at any time.
static bool find_age(const wd_analysis *analysis, const wd_spirv_instruction *load, uint32_t *age) {
    const wd_value_numbering *numbering = &analysis->numbering;
    uint32_t storage_class = 0, variable = base_variable(analysis, load->words[3], &storage_class);
    if (!variable || (load->num_words > 4 && (load->words[4] & SpvMemoryAccessVolatileMask))) {
        return false;
    }
    if (storage_class == SpvStorageClassPushConstant || storage_class == SpvStorageClassInput) {
        *age = 0;
        return true;
    }
    if (storage_class != SpvStorageClassUniform && !is_own_memory(storage_class)) {
        return false;
    }
    *age = storage_class == SpvStorageClassUniform ? numbering->memory : numbering->stored[variable];
    *age = *age > numbering->all ? *age : numbering->all;
    return true;
}

// Gives the result the number of an earlier equal value, if there is one.
static wd_status give_number(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t block,
                             uint32_t age) {
    wd_value_numbering *numbering = &analysis->numbering;
    uint32_t words[MAX_WORDS + 2];
    if (instruction->num_words > MAX_WORDS || !instruction->result_type) {
        return WD_OK;
    }
    memcpy(words, instruction->words, instruction->num_words * sizeof *words);
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        words[word] = wd_value_number(analysis, words[word]);
    }
    words[2] = 0; // The result itself.
    words[instruction->num_words] = block;
    words[instruction->num_words + 1] = age;
    uint64_t key = wd_hash64_bytes(words, (instruction->num_words + 2) * sizeof *words);
    uintptr_t known = (uintptr_t)wd_hash_table_get(&numbering->made, key);
    if (known) {
        numbering->by_id[instruction->result] = (uint32_t)known;
        return WD_OK;
    }
    return wd_hash_table_set(&numbering->made, key, (void *)(uintptr_t)instruction->result);
}

static void note_store(wd_analysis *analysis, uint32_t pointer) {
    wd_value_numbering *numbering = &analysis->numbering;
    uint32_t storage_class = 0, variable = base_variable(analysis, pointer, &storage_class);
    ++numbering->clock;
    if (variable && is_own_memory(storage_class)) {
        numbering->stored[variable] = numbering->clock;
        return;
    }
    numbering->memory = numbering->clock;
    wd_spirv_instruction made;
    if (!variable && !(wd_spirv_module_find(analysis->module, pointer, &made) &&
                       wd_is_physical_pointer(analysis->module, made.result_type))) {
        numbering->all =
            numbering
                ->clock; // A parameter, or a pointer from OpPhi or OpSelect: it may lead to any variable.
    }
}

static bool writes_memory(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    return instruction->words[3] == analysis->features.glsl_set
               ? wd_stores_second_result(analysis, instruction)
               : !wd_is_debug_instruction(analysis, instruction);
}

wd_status wd_numbering_visit(wd_analysis *analysis, const wd_spirv_instruction *instruction, uint32_t block) {
    wd_value_numbering *numbering = &analysis->numbering;
    uint32_t age = 0;
    switch (instruction->opcode) {
    case SpvOpCopyObject:
        if (instruction->result < analysis->num_ids) {
            numbering->by_id[instruction->result] = wd_value_number(analysis, instruction->words[3]);
        }
        return WD_OK;
    case SpvOpLoad:
        return find_age(analysis, instruction, &age) ? give_number(analysis, instruction, block, age) : WD_OK;
    case SpvOpStore:
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized:
    case SpvOpCooperativeMatrixStoreNV:
    case WD_OP_MATRIX_STORE_KHR:
        note_store(analysis, instruction->words[1]);
        return WD_OK;
    case SpvOpExtInst:
        if (writes_memory(analysis, instruction)) {
            numbering->all = ++numbering->clock;
        }
        return WD_OK;
    case SpvOpFunctionCall:
    case SpvOpControlBarrier:
    case SpvOpMemoryBarrier:
        numbering->all = ++numbering->clock;
        return WD_OK;
    default:
        if (wd_is_atomic(instruction->opcode)) {
            const bool has_result = instruction->result != 0;
            note_store(analysis, instruction->words[has_result ? 3 : 1]);
            return WD_OK;
        }
        return wd_is_pure(instruction->opcode) ? give_number(analysis, instruction, 0, 0) : WD_OK;
    }
}
