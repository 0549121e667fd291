// Companion variables: private variables with the arrays and structs of another variable, which hold a word or a
// boolean for each part.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/writer/module_writer.h"

// The limit on types that one question examines. Types of real programs have fewer parts.
enum { MAX_STEPS = 4096 };

static uint32_t type_of(wd_writer *writer, uint32_t type_id, uint32_t leaf, uint32_t *steps);

// Types are declared before the types that contain them. In invalid modules a type may contain itself.
static uint32_t part_of(wd_writer *writer, const wd_spirv_instruction *type, uint32_t part, uint32_t leaf,
                        uint32_t *steps) {
    wd_spirv_instruction made;
    const bool is_before = wd_spirv_module_find(writer->module, part, &made) && made.index < type->index;
    return is_before ? type_of(writer, part, leaf, steps) : leaf;
}

static uint32_t struct_type(wd_writer *writer, const wd_spirv_instruction *type, uint32_t leaf,
                            uint32_t *steps) {
    uint32_t *operands = wd_arena_alloc_zero(writer->arena, type->num_words, sizeof *operands);
    if (!operands) {
        writer->failure = WD_ERROR_OUT_OF_MEMORY;
        return leaf;
    }
    for (uint32_t word = 2; word < type->num_words; word++) {
        operands[word - 1] = part_of(writer, type, type->words[word], leaf, steps);
    }
    operands[0] = wd_spirv_builder_id(writer->builder);
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, operands,
                          type->num_words - 1u);
    return operands[0];
}

static uint32_t type_of(wd_writer *writer, uint32_t type_id, uint32_t leaf, uint32_t *steps) {
    const uint64_t key = (uint64_t)leaf << 32 | type_id;
    const uint32_t made = (uint32_t)(uintptr_t)wd_hash_table_get(&writer->companion_types, key);
    wd_spirv_instruction type;
    uint32_t own = leaf;
    if (made || !*steps || !wd_spirv_module_find(writer->module, type_id, &type)) {
        return made ? made : leaf;
    }
    --*steps;
    if (type.opcode == SpvOpTypeArray) {
        const uint32_t element = part_of(writer, &type, type.words[2], leaf, steps);
        own = wd_spirv_builder_id(writer->builder);
        WD_SPIRV_EMIT(writer->builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, own, element, type.words[3]);
    } else if (type.opcode == SpvOpTypeStruct) {
        own = struct_type(writer, &type, leaf, steps);
    }
    if (!own) {
        return leaf; // Out of memory: the builder has noted it.
    }
    const wd_status status = wd_hash_table_set(&writer->companion_types, key, (void *)(uintptr_t)own);
    writer->failure = status ? status : writer->failure;
    return own;
}

static uint32_t pointer_to(wd_writer *writer, uint32_t type_id, uint32_t leaf) {
    uint32_t steps = MAX_STEPS;
    return wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassPrivate,
                                         type_of(writer, type_id, leaf, &steps));
}

uint32_t wd_companion_type(wd_writer *writer, uint32_t type_id, uint32_t leaf) {
    uint32_t steps = MAX_STEPS;
    return type_of(writer, type_id, leaf, &steps);
}

uint32_t wd_companion_declare(wd_writer *writer, uint32_t variable, uint32_t type_id, uint32_t leaf,
                              const char *name) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t pointer = pointer_to(writer, type_id, leaf);
    const uint32_t null = wd_spirv_builder_null(builder, wd_companion_type(writer, type_id, leaf));
    variable = variable ? variable : wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, variable, SpvStorageClassPrivate,
                  null);
    wd_spirv_builder_name(builder, variable, name);
    return variable;
}

uint32_t wd_companion_pointer(wd_writer *writer, uint32_t variable, uint32_t id, uint32_t leaf) {
    wd_spirv_instruction chains[WD_MAX_TRACE_DEPTH], made, pointer;
    uint32_t depth = 0, num_indices = 0;
    if (!wd_spirv_module_find(writer->module, id, &made) ||
        !wd_spirv_module_find_opcode(writer->module, made.result_type, SpvOpTypePointer, &pointer)) {
        return variable;
    }
    for (; depth < WD_MAX_TRACE_DEPTH && (wd_is_chain(made.opcode) || made.opcode == SpvOpCopyObject);
         depth++) {
        chains[depth] = made;
        num_indices += wd_is_chain(made.opcode) ? made.num_words - 4u : 0;
        if (!wd_spirv_module_find(writer->module, made.words[3], &made)) {
            return variable;
        }
    }
    uint32_t *operands =
        num_indices ? wd_arena_alloc_zero(writer->arena, 3 + num_indices, sizeof *operands) : NULL;
    if (!operands) {
        writer->failure = num_indices ? WD_ERROR_OUT_OF_MEMORY : writer->failure;
        return variable;
    }
    operands[0] = pointer_to(writer, pointer.words[3], leaf);
    operands[1] = wd_spirv_builder_id(writer->builder);
    operands[2] = variable;
    uint32_t count = 3;
    for (; depth; depth--) {
        const wd_spirv_instruction *chain = &chains[depth - 1];
        for (uint32_t word = 4; wd_is_chain(chain->opcode) && word < chain->num_words; word++) {
            operands[count++] = chain->words[word];
        }
    }
    wd_spirv_builder_emit(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpAccessChain, operands, count);
    return operands[1];
}
