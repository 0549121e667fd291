// Barriers of a workgroup that only a part of its invocations reaches (SPIR-V specification, "OpControlBarrier": the
// behavior is undefined unless all invocations execute the same dynamic instance).
//
// All invocations must reach the same barriers in the same order. Words of storage class Workgroup show others how far
// an invocation is:
//
// - `reached[0]`, `reached[1]`: the maximum, over all invocations, of (number of barriers reached << bits | the barrier's
//   instruction), for even and for odd numbers. Two, because some devices continue after such a barrier: an invocation
//   that
//   has reached one barrier fewer still finds the barrier that it missed.
// - `ended`: the complement of the minimum number of barriers that an invocation had reached when it ended; 0: none
//   has.
//
// An invocation that reaches a barrier compares its own number and barrier with both words, and one that ends compares
// its number with `reached`. An invocation that has reached more barriers, another barrier as the same number, or has
// ended with fewer, is proof: between two barriers that all invocations reach, no invocation passes the second one
// before all have reached the first. Whoever comes second reports, before it waits: the record is written also where
// the barrier never ends. No invocation waits for another one because of the check, and the barrier is executed in both
// modes.
//
// If all barriers are in control flow that is proven to be uniform, there is nothing to check. Otherwise all are
// counted. The first report of a workgroup ends the check for the workgroup.
#include "vk/gpuav/instrument/checks/divergence.h"

#include <spirv/unified1/spirv.h>

#include "vk/util/arena.h"

enum { MAX_SITE_BITS = 24, MIN_SITE_BITS = 4 };

size_t wd_divergence_count(const wd_analysis *analysis) {
    return analysis->subjects->barriers.count + analysis->subjects->num_quad_uses;
}

bool wd_divergence_has_certain(const wd_analysis *analysis) {
    return analysis->subjects->has_certain_barriers;
}

// Finding

static bool find_barriers(wd_analysis *analysis) {
    wd_spirv_instruction instruction;
    const bool has_workgroups = wd_shared_has_only_workgroup_stages(analysis->module);
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         has_workgroups && wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        if (wd_is_workgroup_barrier(analysis->module, &instruction)) {
            uint32_t *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->barriers);
            if (!added) {
                return false;
            }
            *added = i;
        }
    }
    return true;
}

// Leaves out the barriers that are reported without a run (wd_record_find_divergence).
static void remove_certain(wd_analysis *analysis, const wd_uniformity *uniformity) {
    wd_check_subjects *subjects = analysis->subjects;
    wd_certain_divergence found;
    size_t count = 0;
    for (size_t i = 0; i < subjects->barriers.count; i++) {
        if (i >= WD_MAX_CERTAIN ||
            !wd_uniformity_find_certain(uniformity, subjects->barriers.items[i], &found)) {
            subjects->barriers.items[count++] = subjects->barriers.items[i];
        }
    }
    subjects->has_certain_barriers = count < subjects->barriers.count;
    subjects->barriers.count = count;
}

static bool are_uniform(const wd_analysis *analysis, const wd_uniformity *uniformity) {
    const wd_check_subjects *subjects = analysis->subjects;
    for (size_t i = 0; i < subjects->barriers.count; i++) {
        if (!wd_uniformity_is_uniform(uniformity, subjects->barriers.items[i])) {
            return false;
        }
    }
    return true;
}

// Whether the device has memory for the words. Blocks share memory, so that the words would need a place after them.
static wd_status find_room(const wd_analysis *analysis, bool *has_room) {
    wd_workgroup_memory *memory;
    const wd_status status = wd_workgroup_memory_create(analysis->allocator, analysis->module, &memory);
    if (!status) {
        const uint64_t used = wd_workgroup_memory_size(memory) + wd_workgroup_payload_size(memory);
        *has_room = !wd_workgroup_unit_size(memory) &&
                    used + WD_DIVERGENCE_BYTES <= wd_shared_memory_limit(analysis->options);
        wd_workgroup_memory_destroy(memory);
    }
    return status;
}

// Keeps the barriers that need code.
static wd_status choose_barriers(wd_analysis *analysis, const wd_uniformity *uniformity) {
    wd_check_subjects *subjects = analysis->subjects;
    bool has_room = false;
    const wd_status status = subjects->barriers.count ? find_room(analysis, &has_room) : WD_OK;
    if (!status) {
        remove_certain(analysis, uniformity);
    }
    if (!status && (are_uniform(analysis, uniformity) || !has_room)) {
        analysis->counts.elided += has_room ? (uint32_t)subjects->barriers.count : 0;
        subjects->barriers.count = 0;
    }
    return status;
}

wd_status wd_divergence_find(wd_analysis *analysis) {
    if (!(analysis->options->checks & WD_CHECK_DIVERGENCE)) {
        return WD_OK;
    }
    if (!find_barriers(analysis)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const bool has_quads = wd_quads_may_find(analysis);
    if (!analysis->subjects->barriers.count && !has_quads) {
        return WD_OK;
    }
    wd_uniformity *uniformity;
    wd_status status = wd_uniformity_create(analysis->allocator, analysis->module, &uniformity);
    status = status ? status : choose_barriers(analysis, uniformity);
    status = status || !has_quads ? status : wd_quads_find(analysis, uniformity);
    wd_uniformity_destroy(uniformity);
    return status;
}

// Writing

static uint32_t bits_of(uint32_t count) {
    uint32_t bits = MIN_SITE_BITS;
    while (bits < MAX_SITE_BITS && count > 1u << bits) {
        bits++;
    }
    return bits;
}

uint32_t wd_divergence_declare(wd_writer *writer, uint32_t storage_class, uint32_t type, const char *name) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t id = wd_spirv_builder_id(builder);
    const uint32_t pointer = wd_spirv_builder_type_pointer(builder, storage_class, type);
    if (storage_class == SpvStorageClassPrivate) {
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, id, storage_class,
                      wd_constant(writer, 0));
    } else {
        WD_SPIRV_EMIT(builder, WD_SPIRV_SECTION_GLOBALS, SpvOpVariable, pointer, id, storage_class);
    }
    wd_spirv_builder_name(builder, id, name);
    return id;
}

static uint32_t type_pair(wd_writer *writer) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    WD_SPIRV_EMIT(writer->builder, WD_SPIRV_SECTION_GLOBALS, SpvOpTypeArray, id, writer->type_uint,
                  wd_constant(writer, 2));
    return id;
}

uint32_t wd_divergence_name(wd_writer *writer, const char *name) {
    const uint32_t id = wd_spirv_builder_id(writer->builder);
    wd_spirv_builder_name(writer->builder, id, name);
    return id;
}

static wd_status declare_barriers(wd_writer *writer) {
    wd_divergence_writer *divergence = wd_arena_alloc_zero(writer->arena, 1, sizeof *divergence);
    if (!divergence) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    writer->checks->divergence = divergence;
    divergence->site_bits = bits_of(wd_spirv_module_num_instructions(writer->module));
    divergence->limit = (1u << (32 - divergence->site_bits)) - 2;
    divergence->reached =
        wd_divergence_declare(writer, SpvStorageClassWorkgroup, type_pair(writer), "warden.barriers_reached");
    divergence->pointer =
        wd_spirv_builder_type_pointer(writer->builder, SpvStorageClassWorkgroup, writer->type_uint);
    divergence->ended =
        wd_divergence_declare(writer, SpvStorageClassWorkgroup, writer->type_uint, "warden.ended");
    divergence->count =
        wd_divergence_declare(writer, SpvStorageClassPrivate, writer->type_uint, "warden.num_barriers");
    divergence->at_barrier = wd_divergence_name(writer, "warden.reach_barrier");
    divergence->at_end = wd_divergence_name(writer, "warden.end_without_barriers");
    divergence->report = wd_divergence_name(writer, "warden.report_divergence");
    return WD_OK;
}

wd_status wd_checks_declare_divergence(wd_writer *writer) {
    const wd_status status = writer->analysis->subjects->barriers.count ? declare_barriers(writer) : WD_OK;
    return status ? status : wd_quads_declare(writer);
}

wd_status wd_checks_interface_divergence(wd_writer *writer, wd_interface_ids *ids) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    if (!divergence) {
        return wd_quads_interface(writer, ids);
    }
    wd_status status = wd_interface_add(writer, ids, divergence->reached);
    status = status ? status : wd_interface_add(writer, ids, divergence->ended);
    status = status ? status : wd_interface_add(writer, ids, divergence->count);
    return status ? status : wd_quads_interface(writer, ids);
}

bool wd_divergence_is_entry(const wd_writer *writer, uint32_t function) {
    return writer->checks->divergence && wd_spirv_module_is_entry_point(writer->module, function);
}

// Returns the number of the first barrier from an instruction on.
static size_t first_barrier(const wd_writer *writer, uint32_t instruction) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    size_t begin = 0, end = subjects->barriers.count;
    while (begin < end) {
        const size_t middle = begin + (end - begin) / 2;
        if (subjects->barriers.items[middle] < instruction) {
            begin = middle + 1;
        } else {
            end = middle;
        }
    }
    return begin;
}

// Whether one of the instructions [begin, end) is a barrier that is counted.
static bool has_barrier(const wd_writer *writer, uint32_t begin, uint32_t end) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    const size_t first = first_barrier(writer, begin);
    return first < subjects->barriers.count && subjects->barriers.items[first] < end;
}

bool wd_divergence_rewrites(const wd_writer *writer, const wd_function *function) {
    return wd_quads_rewrite(writer, function) ||
           (writer->checks->divergence &&
            (has_barrier(writer, function->begin, function->end) || function->ends_invocations ||
             wd_divergence_is_entry(writer, function->id)));
}

void wd_divergence_begin_entry(wd_writer *writer) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    const uint32_t workgroup = wd_constant(writer, SpvScopeWorkgroup), zero = wd_constant(writer, 0);
    for (uint32_t i = 0; i < 2; i++) {
        WD_EMIT(writer, SpvOpAtomicStore, wd_divergence_emit_reached(writer, wd_constant(writer, i)),
                workgroup, zero, zero);
    }
    WD_EMIT(writer, SpvOpAtomicStore, divergence->ended, workgroup, zero, zero);
    WD_EMIT(
        writer, SpvOpControlBarrier, workgroup, workgroup,
        wd_constant(writer, SpvMemorySemanticsAcquireReleaseMask | SpvMemorySemanticsWorkgroupMemoryMask));
}

static bool ends_invocation(const wd_writer *writer, uint32_t opcode) {
    return opcode == SpvOpEmitMeshTasksEXT ||
           (opcode == SpvOpReturn &&
            wd_divergence_is_entry(writer, writer->analysis->list.functions.items[writer->at.function].id));
}

void wd_divergence_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    wd_quads_before(writer, instruction);
    if (!divergence) {
        return;
    }
    if (has_barrier(writer, instruction->index, instruction->index + 1)) {
        wd_emit_binary(writer, SpvOpFunctionCall, writer->type_void, divergence->at_barrier,
                       wd_constant(writer, instruction->index));
    } else if (ends_invocation(writer, instruction->opcode)) {
        wd_emit_unary(writer, SpvOpFunctionCall, writer->type_void, divergence->at_end);
    }
}

void wd_divergence_stop(wd_writer *writer) {
    const wd_divergence_writer *divergence = writer->checks->divergence;
    if (divergence) {
        WD_EMIT(writer, SpvOpStore, divergence->count, wd_constant(writer, divergence->limit));
    }
}
