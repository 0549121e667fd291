// Speculative copies of loops: instead of checks, the copy has comparisons with limits that are known before the loop.
//
//     copy: for each iteration { save variables; if (index >= limit) leave; access; ... }
//     if (left) { restore variables; for the iteration and each later one { the loop with its checks } }
//
// An iteration that leaves has had no effect (speculative_loops.c), so the loop with the checks starts with it: its
// phis get the values that they have in the copy. A comparison may fail although the checks hold. Reports have all
// values, because only the loop with the checks makes them, and the copy keeps nothing for them.
//
// Drivers that run both sides of a branch under masks pay only for the comparisons.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

static wd_speculation *speculation_of(wd_writer *writer) {
    return &writer->loops->versions.speculation;
}

uint32_t wd_speculation_begin(wd_writer *writer, uint32_t holds) {
    wd_speculation *speculation = speculation_of(writer);
    speculation->splits.count = speculation->exits.count = speculation->failed_exits.count = 0;
    speculation->holds = 0;
    speculation->joined = wd_new_id(writer);
    for (size_t i = 0; i < speculation->variables.count; i++) {
        wd_saved_variable *variable = &speculation->variables.items[i];
        variable->before = wd_new_id(writer);
        WD_EMIT(writer, SpvOpLoad, variable->type, variable->before, variable->variable);
    }
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &speculation->begin);
    return holds ? holds : wd_emit_true(writer);
}

static void push_label(wd_writer *writer, wd_labels *labels) {
    uint32_t *added = WD_VECTOR_PUSH(&writer->analysis->allocator, labels);
    if (added) {
        *added = writer->at.label;
    } else {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
    }
}

// Continues the current block of the copy in a new one.
static void split_block(wd_writer *writer, uint32_t next) {
    wd_speculation *speculation = speculation_of(writer);
    const size_t count = speculation->splits.count;
    wd_split_block *split = count && speculation->splits.items[count - 1].label == speculation->block
                                ? &speculation->splits.items[count - 1]
                                : WD_VECTOR_PUSH(&writer->analysis->allocator, &speculation->splits);
    if (split) {
        *split = (wd_split_block){speculation->block, next};
    } else {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
    }
    wd_writer_begin_block(writer, next);
    wd_writer_restore_line(writer);
}

// Saves the variables after the header's phis, and ends the header if comparisons follow in it.
static void write_header(wd_writer *writer) {
    wd_speculation *speculation = speculation_of(writer);
    for (size_t i = 0; i < speculation->variables.count; i++) {
        wd_saved_variable *variable = &speculation->variables.items[i];
        variable->saved = wd_new_id(writer);
        WD_EMIT(writer, SpvOpLoad, variable->type, variable->saved, variable->variable);
    }
    if (speculation->splits_header) {
        wd_spirv_instruction merge;
        wd_spirv_module_instruction(writer->module, speculation->merge, &merge);
        wd_spirv_builder_append(writer->builder, FUNCTIONS, merge.words, merge.num_words);
        const uint32_t next = wd_new_id(writer);
        WD_EMIT(writer, SpvOpBranch, next);
        split_block(writer, next);
    }
}

static uint32_t emit_comparison(wd_writer *writer, const wd_comparison *comparison) {
    if (comparison->index) {
        const uint32_t word = wd_index_word(writer, comparison->index);
        return wd_emit_biased_less(writer, wd_emit_biased(writer, word, WD_SIGN_BIAS), comparison->limit);
    }
    const wd_location *location = &writer->analysis->tracking->locations.items[comparison->location];
    uint32_t fits;
    const uint32_t last = wd_offset_emit(writer, location, comparison->last, &fits);
    wd_emit_and(writer, &fits,
                wd_emit_binary(writer, SpvOpULessThan, writer->type_bool, last, comparison->limit));
    return fits;
}

void wd_speculation_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_speculation *speculation = speculation_of(writer);
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    if (instruction->index == wd_first_after_phis(writer->analysis, loop->begin, NULL)) {
        write_header(writer);
    }
    speculation->holds = 0;
    for (size_t i = 0; i < speculation->comparisons.count; i++) {
        const wd_comparison *comparison = &speculation->comparisons.items[i];
        if (wd_version_has_comparison(writer, loop, comparison, instruction)) {
            wd_emit_and(writer, &speculation->holds, emit_comparison(writer, comparison));
        }
    }
    if (speculation->holds) {
        const uint32_t next = wd_new_id(writer);
        push_label(writer, &speculation->failed_exits);
        WD_EMIT(writer, SpvOpBranchConditional, speculation->holds, next, loop->merge);
        split_block(writer, next);
    }
}

// Replaces the parents of a phi of the copy by the last parts of their blocks.
static void rename_parents(const wd_speculation *speculation, uint32_t *phi) {
    for (uint32_t word = 4; word < phi[0] >> SpvWordCountShift; word += 2) {
        for (size_t i = 0; i < speculation->splits.count; i++) {
            if (phi[word] == speculation->splits.items[i].label) {
                phi[word] = speculation->splits.items[i].last;
                break;
            }
        }
    }
}

static void rename_all_parents(wd_writer *writer, size_t position) {
    size_t end;
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    for (size_t at = position; at < end; at += words[at] >> SpvWordCountShift) {
        if ((words[at] & SpvOpCodeMask) == SpvOpPhi) {
            rename_parents(speculation_of(writer), words + at);
        }
    }
}

// Adds operands to the phi that was written last: `value`, from each of the blocks.
static void add_parents(wd_writer *writer, size_t phi, uint32_t value, const wd_labels *labels) {
    for (size_t i = 0; i < labels->count; i++) {
        const uint32_t operand[] = {value, labels->items[i]};
        wd_spirv_builder_append(writer->builder, FUNCTIONS, operand, 2);
    }
    size_t end;
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    if (phi < end) {
        words[phi] = (uint32_t)(end - phi) << SpvWordCountShift | SpvOpPhi;
    }
}

static bool has_target(const wd_spirv_instruction *terminator, const uint32_t *words, uint32_t label) {
    uint32_t first = terminator->opcode == SpvOpBranch ? 1 : 2, step = 1, end = terminator->num_words;
    if (terminator->opcode == SpvOpBranchConditional) {
        end = 4; // Weights follow.
    } else if (terminator->opcode == SpvOpSwitch) {
        step = 2;
    } else if (terminator->opcode != SpvOpBranch) {
        return false;
    }
    for (uint32_t word = first; word < end; word += step) {
        if (words[word] == label) {
            return true;
        }
    }
    return false;
}

void wd_speculation_after(wd_writer *writer, const wd_spirv_instruction *instruction, size_t position) {
    wd_speculation *speculation = speculation_of(writer);
    const wd_version *version = &writer->loops->versions.version;
    size_t end;
    const uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    speculation->holds = 0;
    wd_writer_track_line(writer, instruction);
    if (position + instruction->num_words > end) {
        return; // Out of memory: the builder has noted it.
    }
    if (instruction->opcode == SpvOpLabel) {
        speculation->block = writer->at.label = words[position + 1];
        if (instruction->index == version->loop.end) {
            rename_all_parents(writer, speculation->begin);
        }
    } else if (instruction->opcode == SpvOpPhi && instruction->index > version->loop.end) {
        rename_all_parents(writer, position);
        add_parents(writer, position, wd_spirv_builder_null(writer->builder, instruction->result_type),
                    &speculation->failed_exits);
    } else if (has_target(instruction, words + position, version->copy_end)) {
        push_label(writer, &speculation->exits);
    }
}

// Writes a phi of the copy's last block: `value` if the loop ended, else `failed`.
static uint32_t write_exit_phi(wd_writer *writer, uint32_t type, uint32_t value, uint32_t failed) {
    wd_speculation *speculation = speculation_of(writer);
    const uint32_t id = wd_new_id(writer);
    size_t position;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    WD_EMIT(writer, SpvOpPhi, type, id);
    add_parents(writer, position, value, &speculation->exits);
    add_parents(writer, position, failed, &speculation->failed_exits);
    return id;
}

// Writes a phi of the block after the copy: `before` if the copy did not run, else `after`.
static uint32_t write_joined_phi(wd_writer *writer, uint32_t type, uint32_t before, uint32_t after) {
    const wd_version *version = &writer->loops->versions.version;
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpPhi, type, id, before, version->loop.header, after, version->copy_end);
    return id;
}

static void join_live_outs(wd_writer *writer) {
    wd_loop_versions *versions = &writer->loops->versions;
    for (size_t i = 0; i < versions->live_outs.count; i++) {
        wd_live_out *live_out = &versions->live_outs.items[i];
        const uint32_t null = wd_spirv_builder_null(writer->builder, live_out->type);
        live_out->copy = write_joined_phi(writer, live_out->type, null, live_out->copy);
        wd_writer_decorate(writer, live_out->id, live_out->copy, false);
    }
}

static void join_entries(wd_writer *writer) {
    wd_loop_versions *versions = &writer->loops->versions;
    for (size_t i = 0; i < versions->loop_entries.count; i++) {
        wd_entry_value *entry = &versions->loop_entries.items[i];
        wd_spirv_instruction phi;
        if (wd_spirv_module_find(writer->module, entry->phi, &phi)) {
            entry->value =
                write_joined_phi(writer, phi.result_type, entry->value, versions->versioned[entry->phi].copy);
            wd_writer_decorate(writer, entry->phi, entry->value, false);
        }
    }
    for (size_t i = 0; i < versions->speculation.variables.count; i++) {
        wd_saved_variable *variable = &versions->speculation.variables.items[i];
        variable->value = write_joined_phi(writer, variable->type, variable->before, variable->saved);
    }
}

void wd_speculation_end_copy(wd_writer *writer) {
    wd_loop_versions *versions = &writer->loops->versions;
    wd_version *version = &versions->version;
    const uint32_t yes = wd_emit_true(writer), no = wd_spirv_builder_null(writer->builder, writer->type_bool);
    const uint32_t left = write_exit_phi(writer, writer->type_bool, no, yes);
    for (size_t i = 0; i < versions->live_outs.count; i++) {
        wd_live_out *live_out = &versions->live_outs.items[i];
        wd_spirv_instruction made;
        if (wd_spirv_module_find(writer->module, live_out->id, &made) && made.index < version->loop.end) {
            live_out->copy = write_exit_phi(writer, live_out->type, live_out->copy,
                                            wd_spirv_builder_null(writer->builder, live_out->type));
            wd_writer_decorate(writer, live_out->id, live_out->copy, false);
        }
    }
    WD_EMIT(writer, SpvOpBranch, versions->speculation.joined);
    wd_writer_begin_block(writer, versions->speculation.joined);
    const uint32_t runs_checked = write_joined_phi(writer, writer->type_bool, yes, left);
    join_live_outs(writer);
    join_entries(writer);
    version->runs = wd_emit_select(writer, runs_checked, wd_spirv_builder_uint(writer->builder, UINT32_MAX),
                                   wd_spirv_builder_uint(writer->builder, 0));
    version->checked_entry = wd_new_id(writer);
    WD_EMIT(writer, SpvOpSelectionMerge, version->loop.merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, runs_checked, version->checked_entry, version->loop.merge);
    wd_writer_begin_block(writer, version->checked_entry);
    for (size_t i = 0; i < versions->speculation.variables.count; i++) {
        const wd_saved_variable *variable = &versions->speculation.variables.items[i];
        WD_EMIT(writer, SpvOpStore, variable->variable, variable->value);
    }
    WD_EMIT(writer, SpvOpBranch, versions->versioned[version->loop.header].checked);
    version->copy_end = versions->speculation.joined;
}
