// Data races in the memory of a workgroup: two invocations access the same unit of a variable (workgroup_memory.h)
// without a barrier between them, at least one writes, and not both are atomic.
//
// A word for each unit, in an array of storage class Workgroup, holds the strongest access of the latest epoch. An
// access notes itself with an atomic maximum, whose old value shows whether it races. From the high bits to
// the low ones a word has:
//
// | bits     | meaning                                                                                           |
// |----------|---------------------------------------------------------------------------------------------------|
// | the rest | epoch, from 1: how many barriers the invocation has passed, and releases of all invocations       |
// | 3        | class of the access                                                                               |
// | 1 to 12  | local index of the invocation                                                                     |
// | 1 to 10  | number of the access in the module, plus one (wd_workgroup_find_access); 0: it has too many       |
//
// All invocations pass a barrier of the workgroup equally often, so that accesses on both sides of it have different
// epochs. Atomic instructions and memory barriers may order accesses of single invocations. Each one that releases
// memory adds to a counter that all share, an atomic instruction after its own access is noted: accesses before and
// after it are then never compared. The check may miss races, but never reports a false one. Epochs that do not fit are
// not checked.
//
// An access with an index past the end of an array is no race, and is reported as such.
//
// Blocks (VK_KHR_workgroup_memory_explicit_layout) share memory, and each variable must be a block then: the words are
// in a block after the largest one of the module.
//
// An invocation keeps its first race in private variables, and writes the record when it ends: compilers that inline
// every function would copy the code of a record to each access. With immediate reports, it writes every record.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/checks/shared_race.h"
#include "vk/util/arena.h"

enum { DEFAULT_SIZE = 32768, MAX_COUNT = 16 };

bool wd_shared_is_active(const wd_analysis *analysis) {
    const wd_check_subjects *subjects = analysis->subjects;
    return subjects->shared.memory && subjects->shared.accesses.count != 0;
}

bool wd_checks_have_shared_memory(const wd_analysis *analysis) {
    return analysis->subjects->shared.memory != NULL;
}

bool wd_checks_have_epochs(const wd_analysis *analysis) {
    return wd_shared_is_active(analysis);
}

// Finding

// In stages of VK_NV_mesh_shader, outputs count as shared memory: how much they need is not known.
static bool is_workgroup_stage(uint32_t execution_model) {
    return execution_model == SpvExecutionModelGLCompute || execution_model == SpvExecutionModelTaskEXT ||
           execution_model == SpvExecutionModelMeshEXT;
}

// Other stages must not have our variables in their interface.
bool wd_shared_has_only_workgroup_stages(const wd_spirv_module *module) {
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0; wd_spirv_module_entry_point(module, i, &entry_point); i++) {
        if (!is_workgroup_stage(entry_point.execution_model)) {
            return false;
        }
    }
    return true;
}

static bool has_workgroup_variables(const wd_spirv_module *module) {
    WD_SPIRV_FOR_PART(head, module, WD_SPIRV_DECLARATIONS) {
        if (head.opcode == SpvOpVariable && head.at[3] == SpvStorageClassWorkgroup) {
            return true;
        }
    }
    return false;
}

uint64_t wd_shared_memory_limit(const wd_instrument_options *options) {
    return options->limits.max_shared_memory ? options->limits.max_shared_memory : DEFAULT_SIZE;
}

// count_units returns the number of units that are checked: those that have room for their word.
static uint32_t count_units(const wd_analysis *analysis) {
    const wd_workgroup_memory *memory = analysis->subjects->shared.memory;
    const uint64_t limit = wd_shared_memory_limit(analysis->options);
    const uint64_t used = wd_workgroup_memory_size(memory) + wd_workgroup_payload_size(memory) +
                          sizeof(uint32_t) + // The counter of releases.
                          (analysis->subjects->barriers.count ? WD_DIVERGENCE_BYTES : 0);
    const uint64_t room = used < limit ? (limit - used) / sizeof(uint32_t) : 0;
    const uint32_t units = wd_workgroup_num_units(memory);
    if (analysis->options->pipeline_facts & WD_PIPELINE_CHANGES_LENGTHS ||
        !wd_shared_has_only_workgroup_stages(analysis->module)) {
        return 0;
    }
    return room < units ? (uint32_t)room : units;
}

wd_status wd_shared_find(wd_analysis *analysis) {
    wd_check_subjects *subjects = analysis->subjects;
    if (!(analysis->options->checks & WD_CHECK_SHARED_RACES) || !has_workgroup_variables(analysis->module)) {
        return WD_OK;
    }
    const wd_status status =
        wd_workgroup_memory_create(analysis->allocator, analysis->module, &subjects->shared.memory);
    subjects->shared.num_units = status ? 0 : count_units(analysis);
    return status;
}

void wd_shared_finish(wd_analysis *analysis) {
    wd_workgroup_memory_destroy(analysis->subjects->blocks);
    wd_workgroup_memory_destroy(analysis->subjects->shared.memory);
    wd_free(&analysis->allocator, analysis->subjects->shared.accesses.items);
}

static bool is_site(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const size_t count = analysis->list.sites.count;
    return count && analysis->list.sites.items[count - 1].instruction == instruction->index;
}

static wd_status add_access(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                            const wd_workgroup_access *access, uint32_t number, wd_block_state *state) {
    wd_check_subjects *subjects = analysis->subjects;
    wd_shared_access shared = {.kind = access->kind,
                               .number = number,
                               .releases = wd_shared_releases(analysis->module, instruction)};
    const bool is_matrix = wd_matrix_words_of(instruction->opcode).pointer != 0;
    const bool is_found =
        is_matrix ? wd_shared_find_matrix(analysis, instruction, &shared)
                  : wd_workgroup_locate(subjects->shared.memory, access->pointer, &shared.location) &&
                        shared.location.count > 0 && shared.location.count <= MAX_COUNT;
    if (!is_found || shared.location.first >= subjects->shared.num_units) {
        analysis->counts.unchecked_shared++;
        return WD_OK;
    }
    wd_status status =
        is_site(analysis, instruction) ? WD_OK : wd_sites_want(analysis, instruction, WD_GUARD_CLAMP, state);
    wd_shared_access *added =
        status ? NULL : WD_VECTOR_PUSH(&analysis->allocator, &subjects->shared.accesses);
    if (!added) {
        return status ? status : WD_ERROR_OUT_OF_MEMORY;
    }
    *added = shared;
    const wd_condition condition = {.kind = WD_CONDITION_SHARED_RACE,
                                    .subject = (uint32_t)subjects->shared.accesses.count - 1,
                                    .is_allowed = true};
    return wd_conditions_add(analysis, &condition);
}

// Whether the site of the instruction has other conditions than those of indices into arrays. An access that is skipped
// because of these is no access of a unit.
static bool has_other_conditions(const wd_analysis *analysis) {
    const wd_site *site = &analysis->list.sites.items[analysis->list.sites.count - 1];
    for (uint32_t i = site->first_check; i < site->first_check + site->num_checks; i++) {
        const uint32_t number = analysis->list.site_checks.items[i].condition;
        if (analysis->list.conditions.items[number].kind != WD_CONDITION_ARRAY_BOUNDS) {
            return true;
        }
    }
    return false;
}

// Whether another check may skip the instruction: a copy from a buffer, or a store of a value that it loads.
static bool may_be_skipped(const wd_analysis *analysis, const wd_spirv_instruction *instruction) {
    const size_t count = analysis->list.sites.count;
    return analysis->options->mode == WD_INSTRUMENT_GUARD &&
           ((is_site(analysis, instruction) &&
             analysis->list.sites.items[count - 1].method != WD_GUARD_CLAMP &&
             has_other_conditions(analysis)) ||
            wd_narrow_moved_to(analysis, instruction));
}

static wd_status visit(wd_analysis *analysis, const wd_spirv_instruction *instruction,
                       wd_block_state *state) {
    wd_check_subjects *subjects = analysis->subjects;
    if (!subjects->shared.memory) {
        return WD_OK;
    }
    if (wd_shared_begins_epoch(analysis->module, instruction)) {
        analysis->list.functions.items[analysis->list.functions.count - 1].begins_epochs = true;
    }
    wd_workgroup_access accesses[WD_WORKGROUP_MAX_ACCESSES];
    const uint32_t count = wd_workgroup_accesses(analysis->module, instruction, accesses);
    if (!count) {
        return WD_OK;
    }
    const uint32_t number = subjects->shared.num_accesses++;
    if (may_be_skipped(analysis, instruction)) {
        analysis->counts.unchecked_shared += count;
        return WD_OK;
    }
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < count; i++) {
        status = add_access(analysis, instruction, &accesses[i], number, state);
    }
    return status;
}

// Each access is checked: other invocations may have accessed the unit since the last one.
static uint64_t key(const wd_analysis *analysis, const wd_condition *condition) {
    (void)analysis;
    return wd_hash_u64((uint64_t)WD_CONDITION_SHARED_RACE << 32 | condition->subject);
}

static bool covers(const wd_analysis *analysis, const wd_condition *made, const wd_condition *wanted) {
    (void)analysis;
    return made->subject == wanted->subject;
}

// Code of accesses

uint32_t wd_shared_emit_unit(wd_writer *writer, const wd_workgroup_location *location) {
    wd_spirv_builder *builder = writer->builder;
    uint32_t unit = wd_spirv_builder_uint(builder, location->first), in_bounds = 0;
    for (uint32_t i = 0; i < location->num_terms; i++) {
        const wd_workgroup_term *term = &location->terms[i];
        const uint32_t index = wd_index_word(writer, term->index);
        wd_emit_and(writer, &in_bounds,
                    wd_emit_binary(writer, SpvOpULessThan, writer->type_bool, index,
                                   wd_spirv_builder_uint(builder, term->length)));
        const uint32_t offset = term->stride == 1
                                    ? index
                                    : wd_emit_binary(writer, SpvOpIMul, writer->type_uint, index,
                                                     wd_spirv_builder_uint(builder, term->stride));
        unit = wd_emit_binary(writer, SpvOpIAdd, writer->type_uint, unit, offset);
    }
    return in_bounds ? wd_emit_select(writer, in_bounds, unit,
                                      wd_spirv_builder_uint(builder, WD_RECORD_RACE_BEYOND))
                     : unit;
}

static void emit(wd_writer *writer, wd_condition *condition) {
    wd_spirv_builder *builder = writer->builder;
    wd_shared_access *access = &writer->analysis->subjects->shared.accesses.items[condition->subject];
    const bool is_matrix = access->matrix.num_lines != 0;
    const uint32_t zero = wd_spirv_builder_uint(builder, 0);
    access->unit = access->found = access->beyond = 0;
    if (is_matrix) {
        wd_shared_emit_matrix(writer, access);
    }
    const uint32_t first = is_matrix ? 0 : wd_shared_emit_unit(writer, &access->location);
    // One mistake gives one report: array_bounds.c reports the index.
    const bool reports_index = !(writer->options->checks & WD_CHECK_ARRAY_BOUNDS);
    if (reports_index && !is_matrix && access->location.num_terms) {
        access->beyond =
            wd_emit_test(writer, SpvOpIEqual, first, wd_spirv_builder_uint(builder, WD_RECORD_RACE_BEYOND));
    }
    for (uint32_t i = 0; !is_matrix && i < access->location.count; i++) {
        if (access->location.padding & 1u << i) {
            continue;
        }
        const uint32_t unit =
            i ? wd_emit_binary(writer, SpvOpIAdd, writer->type_uint, first, wd_spirv_builder_uint(builder, i))
              : first;
        const uint32_t found = wd_shared_emit_call(writer, access, unit);
        if (!access->found) {
            access->unit = unit;
            access->found = found;
            continue;
        }
        const uint32_t races = wd_emit_binary(writer, SpvOpINotEqual, writer->type_bool, found, zero);
        access->unit = wd_emit_select(writer, races, unit, access->unit);
        access->found = wd_emit_select(writer, races, found, access->found);
    }
    if (access->releases) {
        wd_shared_emit_release(writer);
    }
    condition->ok = wd_emit_binary(writer, SpvOpIEqual, writer->type_bool, access->found, zero);
    if (access->beyond) {
        condition->ok =
            wd_emit_binary(writer, SpvOpLogicalAnd, writer->type_bool, condition->ok,
                           wd_emit_unary(writer, SpvOpLogicalNot, writer->type_bool, access->beyond));
    }
    if (!writer->options->immediate_reports) {
        condition->ok = wd_emit_binary(writer, SpvOpLogicalOr, writer->type_bool, condition->ok,
                                       wd_shared_emit_has_race(writer));
    }
}

static void report(wd_writer *writer, const wd_condition *condition, uint32_t instruction) {
    const wd_shared_access *access = &writer->analysis->subjects->shared.accesses.items[condition->subject];
    uint32_t words[3];
    wd_shared_emit_words(writer, access, words);
    const uint32_t parameters[] = {wd_spirv_builder_uint(writer->builder, instruction),
                                   wd_spirv_builder_uint(writer->builder, WD_RECORD_ERROR_SHARED_RACE),
                                   words[0], words[1], words[2]};
    if (writer->options->immediate_reports) {
        wd_report_or_defer_failure(writer, WD_FAILURE_BOUNDS, parameters, WD_NUM_BOUNDS_PARAMETERS, 0);
    } else {
        wd_shared_keep_race(writer, parameters);
    }
}

const wd_check_code wd_check_code_shared_race = {
    .visit = visit,
    .key = key,
    .covers = covers,
    .emit = emit,
    .report = report,
};
