// The variables that the check of data races (shared_race.c) adds to a module.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/shared_race.h"
#include "vk/util/arena.h"

enum { MAX_INVOCATION_BITS = 12, MAX_NUMBER_BITS = 10 };

static uint32_t bits_of(uint32_t count, uint32_t max) {
    uint32_t bits = 1;
    while (bits < max && count > 1u << bits) {
        bits++;
    }
    return bits;
}

static void find_index(wd_writer *writer, wd_shared_writer *shared) {
    wd_spirv_builder *builder = writer->builder;
    wd_spirv_instruction variable, pointer;
    shared->index =
        wd_shared_find_builtin(writer->module, SpvBuiltInLocalInvocationIndex, SpvOpVariable, &variable);
    shared->index_type = writer->type_uint;
    if (shared->index &&
        wd_spirv_module_find_opcode(writer->module, variable.result_type, SpvOpTypePointer, &pointer)) {
        shared->index_type = pointer.words[3];
        return;
    }
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassInput, writer->type_uint);
    shared->index = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, shared->index,
                  SpvStorageClassInput);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, shared->index, SpvDecorationBuiltIn,
                  SpvBuiltInLocalInvocationIndex);
}

// An instruction number is not 0: a module begins with a capability.
static void declare_kept(wd_writer *writer, wd_shared_writer *shared) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, writer->type_uint);
    for (uint32_t i = 0; i < WD_NUM_BOUNDS_PARAMETERS; i++) {
        if (i != WD_BOUNDS_ERROR) {
            shared->kept[i] = wd_spirv_builder_id(builder);
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, shared->kept[i],
                          SpvStorageClassPrivate, wd_spirv_builder_uint(builder, 0));
            wd_spirv_builder_name(builder, shared->kept[i], "warden.kept_race");
        }
    }
    shared->report = wd_spirv_builder_id(builder);
    wd_spirv_builder_name(builder, shared->report, "warden.report_kept_race");
}

static void choose_fields(const wd_writer *writer, wd_shared_writer *shared) {
    shared->invocation_bits = bits_of(wd_shared_max_size(writer, shared), MAX_INVOCATION_BITS);
    shared->number_bits = bits_of(writer->analysis->subjects->shared.num_accesses + 1, MAX_NUMBER_BITS);
}

// declare_block writes the type of a block that has the words after the blocks of the module. All variables get the
// decoration that blocks need where an entry point has several.
static uint32_t declare_block(wd_writer *writer, uint32_t array) {
    enum { WORD = sizeof(uint32_t) };
    wd_spirv_builder *builder = writer->builder;
    const wd_workgroup_memory *memory = writer->analysis->subjects->shared.memory;
    const uint32_t offset = (uint32_t)wd_workgroup_memory_size(memory);
    const uint32_t block = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeStruct, block, array);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, array, SpvDecorationArrayStride,
                  WORD);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpMemberDecorate, block, 0, SpvDecorationOffset,
                  offset);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, block, SpvDecorationBlock);
    WD_SPIRV_FOR_PART(head, writer->module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == SpvOpVariable && head.at[3] == SpvStorageClassWorkgroup &&
            !wd_workgroup_is_aliased(memory, head.at[2])) {
            WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, head.at[2],
                          SpvDecorationAliased);
        }
    }
    return block;
}

// declare_units writes the variable with the words.
static void declare_units(wd_writer *writer, wd_shared_writer *shared) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    wd_spirv_builder *builder = writer->builder;
    const uint32_t length = wd_spirv_builder_uint(builder, subjects->shared.num_units + 1);
    uint32_t type = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, type, writer->type_uint, length);
    shared->is_block = wd_workgroup_unit_size(subjects->shared.memory) != 0;
    type = shared->is_block ? declare_block(writer, type) : type;
    shared->units = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable,
                  wd_spirv_builder_type_pointer(builder, SpvStorageClassWorkgroup, type), shared->units,
                  SpvStorageClassWorkgroup);
    if (shared->is_block) {
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_ANNOTATIONS, SpvOpDecorate, shared->units,
                      SpvDecorationAliased);
    }
    wd_spirv_builder_name(builder, shared->units, "warden.shared_units");
}

wd_status wd_checks_declare_shared(wd_writer *writer) {
    wd_spirv_builder *builder = writer->builder;
    if (!wd_shared_is_active(writer->analysis)) {
        return WD_OK;
    }
    wd_shared_writer *shared = wd_arena_alloc_zero(writer->arena, 1, sizeof *shared);
    const wd_status status = shared ? wd_shared_read_entries(writer, shared) : WD_ERROR_OUT_OF_MEMORY;
    if (status) {
        return status;
    }
    writer->checks->shared = shared;
    declare_units(writer, shared);
    shared->pointer = wd_spirv_builder_type_pointer(builder, SpvStorageClassWorkgroup, writer->type_uint);
    const uint32_t type = wd_spirv_builder_type_pointer(builder, SpvStorageClassPrivate, writer->type_uint);
    shared->barriers = wd_spirv_builder_id(builder);
    WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, type, shared->barriers,
                  SpvStorageClassPrivate, wd_spirv_builder_uint(builder, 1));
    wd_spirv_builder_name(builder, shared->barriers, "warden.barriers");
    wd_shared_declare_matrix(writer);
    find_index(writer, shared);
    choose_fields(writer, shared);
    shared->has_releases = wd_shared_has_releases(writer->module);
    if (!writer->options->immediate_reports) {
        declare_kept(writer, shared);
    }
    return WD_OK;
}

wd_status wd_checks_interface_shared(wd_writer *writer, wd_interface_ids *ids) {
    const wd_shared_writer *shared = writer->checks->shared;
    if (!shared) {
        return WD_OK;
    }
    ids->input = shared->index;
    wd_status status = wd_interface_add(writer, ids, shared->units);
    status = status ? status : wd_interface_add(writer, ids, shared->barriers);
    if (!status && writer->checks->matrix_unit) {
        status = wd_interface_add(writer, ids, writer->checks->matrix_unit);
    }
    for (uint32_t i = 0; !status && shared->report && i < WD_NUM_BOUNDS_PARAMETERS; i++) {
        status = shared->kept[i] ? wd_interface_add(writer, ids, shared->kept[i]) : WD_OK;
    }
    return status;
}
