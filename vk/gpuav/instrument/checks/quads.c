// Derivatives that only a part of a quad reaches, and reads of invocations that are not active.
//
// Vulkan specification, "Derivative Operations": control flow must be uniform in the derivative group, or the results
// are undefined. The group of a fragment shader is the primitive; the check compares the quad, from which devices
// compute.
//
// Before a branch that may part a quad, and on which such an instruction depends, two ballots of the subgroup show
// whether the invocations of the quad go different ways. If they do, a private variable holds the branch and the
// invocations until the block where their paths meet. An instruction that some of these invocations do not execute is
// reported. Others may: a part of the quad may have come to the branch before it met the rest.
// Four invocations with adjacent numbers in the subgroup are a quad (Vulkan specification, "Quad").
//
// The comparison is of invocations that execute together, so that all devices may reconverge as they want to, with or
// without MaximallyReconvergesKHR: invocations that execute the instruction together have met again. Helper invocations
// take part unless the device treats them as inactive in ballots. Invocations that ended early (OpKill) are not missed:
// implementations may keep them as helpers.
//
// Reads of the subgroup compare the number of the read invocation with a ballot. The results of shuffles that read
// beyond the last invocation are undefined, too, but that is how scans use them.
#include <spirv/unified1/spirv.h>
#include <stdlib.h>

#include "vk/gpuav/instrument/checks/divergence.h"
#include "vk/util/arena.h"

enum { MAX_CASES = 64, MAX_READS = 256, SPIRV_1_3 = 0x00010300, NUM_MODEL_BITS = 32 };

bool wd_divergence_has_state(const wd_analysis *analysis) {
    return analysis->subjects->num_quad_uses != 0;
}

// Finding

static bool is_subgroup_read(uint32_t opcode) {
    return opcode == SpvOpGroupNonUniformBroadcast || opcode == SpvOpGroupNonUniformShuffle ||
           opcode == SpvOpGroupNonUniformShuffleXor || opcode == SpvOpGroupNonUniformShuffleUp ||
           opcode == SpvOpGroupNonUniformShuffleDown;
}

// Whether the device has ballots in all stages of the module.
static bool has_ballots(const wd_analysis *analysis) {
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0; wd_spirv_module_entry_point(analysis->module, i, &entry_point); i++) {
        if (entry_point.execution_model >= NUM_MODEL_BITS ||
            !(analysis->options->limits.ballot_stages & 1u << entry_point.execution_model)) {
            return false;
        }
    }
    return true;
}

bool wd_quads_may_find(const wd_analysis *analysis) {
    wd_spirv_instruction instruction;
    bool is_found = false;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         !is_found && wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        is_found = wd_quad_kind_of(&instruction) != WD_QUAD_NOTHING || is_subgroup_read(instruction.opcode);
    }
    return is_found && has_ballots(analysis);
}

static bool add_event(wd_analysis *analysis, uint32_t instruction, wd_quad_code code, uint32_t subject,
                      uint32_t count) {
    wd_quad_event *added = WD_VECTOR_PUSH(&analysis->allocator, &analysis->subjects->quad_events);
    if (added) {
        *added = (wd_quad_event){instruction, code, subject, count};
    }
    return added;
}

// The instruction that code before a branch precedes: the merge instruction of the block, if it has one.
static uint32_t before_branch(const wd_spirv_module *module, uint32_t branch) {
    wd_spirv_instruction merge;
    return wd_spirv_module_instruction(module, branch - 1, &merge) &&
                   (merge.opcode == SpvOpSelectionMerge || merge.opcode == SpvOpLoopMerge)
               ? branch - 1
               : branch;
}

// Whether a switch has so many cases that it is not followed.
static bool is_large(const wd_spirv_module *module, uint32_t branch) {
    wd_spirv_instruction instruction;
    return wd_spirv_module_instruction(module, branch, &instruction) && instruction.opcode == SpvOpSwitch &&
           instruction.num_words > 3 + 2 * MAX_CASES;
}

// Adds the events of a function's returns: invocations that a branch of the function parted meet in the caller.
static bool add_returns(wd_analysis *analysis, const wd_quad_branch *branch, uint32_t *last_function) {
    const wd_spirv_module *module = analysis->module;
    wd_spirv_instruction instruction = {0};
    if (*last_function == branch->function) {
        return true; // An earlier branch of the function has added them.
    }
    *last_function = branch->function;
    wd_spirv_module_instruction(module, branch->function, &instruction);
    if (wd_spirv_module_is_entry_point(module, instruction.result)) {
        return true;
    }
    uint32_t end = branch->function;
    while (wd_spirv_module_instruction(module, end, &instruction) && instruction.opcode != SpvOpFunctionEnd) {
        end++;
    }
    for (uint32_t i = branch->function; i < end && wd_spirv_module_instruction(module, i, &instruction);
         i++) {
        if ((instruction.opcode == SpvOpReturn || instruction.opcode == SpvOpReturnValue) &&
            !add_event(analysis, i, WD_QUAD_LEAVE, branch->function, end - branch->function)) {
            return false;
        }
    }
    return true;
}

static bool add_quads(wd_analysis *analysis, const wd_quads *quads) {
    const wd_spirv_module *module = analysis->module;
    uint32_t last_function = UINT32_MAX;
    for (size_t i = 0; i < quads->num_branches; i++) {
        const wd_quad_branch *branch = &quads->branches[i];
        if (is_large(module, branch->branch)) {
            continue;
        }
        const bool is_added =
            add_event(analysis, before_branch(module, branch->branch), WD_QUAD_PART, branch->branch, 1) &&
            (branch->join == UINT32_MAX
                 ? add_returns(analysis, branch, &last_function)
                 : add_event(analysis, wd_first_after_phis(analysis, branch->join, NULL), WD_QUAD_JOIN,
                             branch->branch, 1));
        if (!is_added) {
            return false;
        }
    }
    for (size_t i = 0; i < quads->operations.count; i++) {
        const uint32_t operation = quads->operations.items[i];
        if (!add_event(analysis, operation, WD_QUAD_USE, operation, 1)) {
            return false;
        }
    }
    analysis->subjects->num_quad_uses += (uint32_t)quads->operations.count;
    return true;
}

static bool add_reads(wd_analysis *analysis, const wd_uniformity *uniformity) {
    wd_spirv_instruction instruction;
    uint32_t count = 0;
    for (uint32_t i = wd_spirv_module_first_function(analysis->module);
         count < MAX_READS && wd_spirv_module_instruction(analysis->module, i, &instruction); i++) {
        if (!is_subgroup_read(instruction.opcode)) {
            continue;
        }
        count++;
        if (wd_uniformity_uses(uniformity, i)) {
            if (!add_event(analysis, i, WD_QUAD_READ_SUBGROUP, i, 1)) {
                return false;
            }
            analysis->subjects->num_quad_uses++;
        }
    }
    return true;
}

static int compare(const void *a, const void *b) {
    const wd_quad_event *x = a, *y = b;
    if (x->instruction != y->instruction) {
        return x->instruction < y->instruction ? -1 : 1;
    }
    return x->code != y->code ? (x->code > y->code) - (x->code < y->code)
                              : (x->subject > y->subject) - (x->subject < y->subject);
}

wd_status wd_quads_find(wd_analysis *analysis, const wd_uniformity *uniformity) {
    wd_check_subjects *subjects = analysis->subjects;
    wd_quads quads;
    const wd_status status = wd_uniformity_find_quads(uniformity, &quads);
    const bool is_added = !status && (!quads.operations.count || add_quads(analysis, &quads)) &&
                          add_reads(analysis, uniformity);
    wd_quads_finish(&quads);
    if (is_added && subjects->quad_events.count) {
        qsort(subjects->quad_events.items, subjects->quad_events.count, sizeof *subjects->quad_events.items,
              compare);
    }
    return is_added ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

// Writing

wd_status wd_quads_declare(wd_writer *writer) {
    if (!writer->analysis->subjects->num_quad_uses) {
        return WD_OK;
    }
    wd_spirv_builder *builder = writer->builder;
    wd_quad_writer *quads = wd_arena_alloc_zero(writer->arena, 1, sizeof *quads);
    if (!quads) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    writer->checks->quads = quads;
    wd_spirv_builder_version(builder, SPIRV_1_3);
    wd_spirv_builder_capability(builder, SpvCapabilityGroupNonUniform);
    wd_spirv_builder_capability(builder, SpvCapabilityGroupNonUniformBallot);
    const uint32_t word = writer->type_uint;
    quads->parted = wd_divergence_declare(writer, SpvStorageClassPrivate, word, "warden.parted_quad");
    quads->has_read = wd_divergence_declare(writer, SpvStorageClassPrivate, word, "warden.reported_read");
    return WD_OK;
}

wd_status wd_quads_interface(wd_writer *writer, wd_interface_ids *ids) {
    const wd_quad_writer *quads = writer->checks->quads;
    if (!quads) {
        return WD_OK;
    }
    const wd_status status = wd_interface_add(writer, ids, quads->parted);
    return status ? status : wd_interface_add(writer, ids, quads->has_read);
}

bool wd_quads_rewrite(const wd_writer *writer, const wd_function *function) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    const wd_quad_writer *quads = writer->checks->quads;
    return quads && quads->next_event < subjects->quad_events.count &&
           subjects->quad_events.items[quads->next_event].instruction < function->end;
}

// An event may be before a merge instruction that has been moved: then it is before the next instruction.
void wd_quads_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_check_subjects *subjects = writer->analysis->subjects;
    wd_quad_writer *quads = writer->checks->quads;
    while (quads && quads->next_event < subjects->quad_events.count &&
           subjects->quad_events.items[quads->next_event].instruction <= instruction->index) {
        wd_quads_emit_event(writer, &subjects->quad_events.items[quads->next_event++]);
    }
}
