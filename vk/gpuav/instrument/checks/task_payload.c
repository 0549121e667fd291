// Accesses of a mesh shader to the payload of a task shader that passes none: the pipeline has no task shader, or its
// OpEmitMeshTasksEXT has no payload. Each access that is reached is an error.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static bool reads_payload(const wd_spirv_module *module, uint32_t pointer) {
    wd_spirv_instruction value, type;
    return wd_spirv_module_find(module, pointer, &value) &&
           wd_spirv_module_find_opcode(module, value.result_type, SpvOpTypePointer, &type) &&
           type.words[2] == SpvStorageClassTaskPayloadWorkgroupEXT;
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    const wd_instrument_options *options = analysis->options;
    const uint32_t word = wd_loaded_pointer_word(instruction);
    if (!(options->pipeline_facts & WD_PIPELINE_LACKS_TASK_PAYLOAD) || !word ||
        !(options->checks & WD_CHECK_MESH_OUTPUTS) ||
        !reads_payload(analysis->module, instruction->words[word])) {
        return WD_OK;
    }
    wd_status status =
        wd_sites_want(analysis, instruction, wd_guard_method_of(analysis, instruction, word), state);
    const wd_condition condition = {.kind = WD_CONDITION_PAYLOAD};
    return status ? status : wd_conditions_add(analysis, &condition);
}

// One access covers those that it dominates.
static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    (void)analysis;
    (void)condition;
    return wd_hash_u64((uint64_t)WD_CONDITION_PAYLOAD << 32);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    (void)analysis;
    return made->kind == wanted->kind;
}

static void emit(wd_writer *writer, wd_condition *condition) {
    condition->ok = wd_spirv_builder_global(writer->builder, SpvOpConstantFalse, &writer->type_bool, 1);
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    (void)condition;
    wd_spirv_builder *builder = writer->builder;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    const uint32_t parameters[] = {wd_spirv_builder_uint(builder, instruction),
                                   wd_spirv_builder_uint(builder, WD_RECORD_ERROR_OPERAND),
                                   wd_spirv_builder_uint(builder, WD_RECORD_RULE_TASK_PAYLOAD), zero, zero};
    wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
}

const wd_check_code wd_check_code_payload = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
