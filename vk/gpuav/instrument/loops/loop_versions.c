// Two versions of a loop: one without checks runs if all of them are known to hold before the loop.
//
// Drivers that run both sides of a branch under masks pay for each comparison in each iteration, and all drivers pay
// for the registers of a check. Often the indices in a loop have bounds that do not change in it: a counter with a
// limit, a mask, a remainder. upper_bounds.c writes these bounds, and compares them with the input buffer, before the
// loop. This file writes a copy of the loop without checks. The loop with the checks runs only if the comparison fails.
//
// Both versions end in the merge block, which has the label of the loop's own merge block. The block before both has
// the label of the header. An OpPhi selects the values that are used after the loop, so that their types must be
// allowed in one.
//
// Drivers that run invocations in vectors may also run the version that no invocation takes, once, without an effect.
// They still load descriptors there, by indices that were not computed: these are masked, so that descriptor 0 is
// loaded.
//
// A descriptor set may be updated while a shader runs, so that invocations may take different versions. Only loops
// without communication between invocations have two versions (loop_candidates.c). A loop is in at most one copy, that
// of the outermost loop that can have two versions: the module at most doubles.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/upper_bounds_internal.h"

// In a phi's parents, until ids are renamed: the block before both versions, which has the header's label.
enum { FRONT = 0 };

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

void wd_versions_begin_function(wd_writer *writer) {
    wd_loop_versions *versions = &writer->loops->versions;
    versions->headers.count = versions->next_header = 0;
    versions->version = (wd_version){0};
    versions->are_calls_known = false;
    writer->mask_indices = NULL;
}

void wd_versions_add_header(wd_writer *writer, uint32_t label, uint32_t merge) {
    wd_loop_header *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->versions.headers);
    if (added) {
        *added = (wd_loop_header){label, merge};
    } else {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
    }
}

static size_t count_words(wd_writer *writer) {
    size_t num_words;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
    return num_words;
}

// The id that replaces `id` in the copy, or in the version with the checks.
static uint32_t renamed(const wd_writer *writer, uint32_t id, bool in_copy) {
    if (id >= wd_spirv_module_num_ids(writer->module)) {
        return id;
    }
    const wd_versioned *names = &writer->loops->versions.versioned[id];
    const uint32_t other = in_copy ? names->copy : names->checked;
    return other ? other : id;
}

// Renames the ids of a written instruction for its version.
static void rename_ids(const wd_writer *writer, uint32_t *words, bool in_copy) {
    const wd_spirv_instruction instruction = wd_spirv_view(words);
    if (instruction.result) {
        words[instruction.result_type ? 2 : 1] = renamed(writer, instruction.result, in_copy);
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const wd_version *version = &writer->loops->versions.version;
        words[word] = words[word] != FRONT ? renamed(writer, words[word], in_copy)
                      : in_copy            ? version->loop.header
                                           : version->checked_entry;
    }
    for (uint32_t word = 4; instruction.opcode == SpvOpSwitch && word < instruction.num_words; word += 2) {
        words[word] = renamed(writer, words[word], in_copy);
    }
}

static const wd_entry_value *entry_of(const wd_writer *writer, uint32_t phi) {
    for (size_t i = 0; i < writer->loops->versions.loop_entries.count; i++) {
        if (writer->loops->versions.loop_entries.items[i].phi == phi) {
            return &writer->loops->versions.loop_entries.items[i];
        }
    }
    return NULL;
}

static bool is_in_loop(const wd_writer *writer, const wd_loop_bounds *loop, uint32_t label) {
    wd_spirv_instruction made;
    return wd_spirv_module_find_opcode(writer->module, label, SpvOpLabel, &made) &&
           wd_loop_has(loop, made.index);
}

// Writes the header's phi with the parents inside the loop, or with those outside. `first` (0: none): a value that
// comes from the block before both versions.
static void write_part_of_phi(wd_writer *writer, const wd_spirv_instruction *phi, const wd_loop_bounds *loop,
                              uint32_t result, uint32_t first) {
    size_t position, end;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    WD_EMIT(writer, SpvOpPhi, phi->result_type, result);
    const uint32_t from_front[] = {first, FRONT};
    wd_spirv_builder_append(writer->builder, FUNCTIONS, from_front, first ? 2 : 0);
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (is_in_loop(writer, loop, phi->words[word + 1]) == (first != 0)) {
            wd_spirv_builder_append(writer->builder, FUNCTIONS, phi->words + word, 2);
        }
    }
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    if (position < end) {
        words[position] = (uint32_t)(end - position) << SpvWordCountShift | SpvOpPhi;
    }
}

// Writes the values of the header's phis when the loop begins. If one block leads to the loop, the value is its
// operand. False: no block does.
static bool write_entries(wd_writer *writer, const wd_loop_bounds *loop) {
    wd_spirv_instruction phi;
    writer->loops->versions.loop_entries.count = 0;
    const uint32_t end = wd_first_after_phis(writer->analysis, loop->begin, NULL);
    for (uint32_t i = loop->begin + 1; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &phi);
        uint32_t count = 0;
        wd_entry_value entry = {.phi = phi.result};
        for (uint32_t word = 3; phi.opcode == SpvOpPhi && word + 1 < phi.num_words; word += 2) {
            if (!is_in_loop(writer, loop, phi.words[word + 1])) {
                entry.value = phi.words[word];
                count++;
            }
        }
        if (phi.opcode == SpvOpPhi && !count) {
            return false;
        }
        if (count > 1) {
            entry.value = wd_new_id(writer);
            wd_writer_fail(writer, wd_writer_note_phi(writer));
            write_part_of_phi(writer, &phi, loop, entry.value, 0);
        }
        wd_entry_value *added =
            count ? WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->versions.loop_entries)
                  : NULL;
        if (count && !added) {
            wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
            return false;
        }
        if (added) {
            *added = entry;
        }
    }
    return true;
}

// An index that the loop computes may have any value for an invocation that does not run the version.
static void mask_indices(wd_writer *writer, const wd_spirv_instruction *chain,
                         uint32_t masked[WD_SPIRV_MAX_DIMENSIONS]) {
    const uint32_t num_dimensions =
        writer->loops->versions.version.loop.end && !writer->loops->versions.version.in_merge
            ? wd_version_dimensions(writer, chain)
            : 0;
    for (uint32_t i = 0; i < num_dimensions; i++) {
        wd_spirv_instruction value;
        const uint32_t index = chain->words[4 + i];
        if (wd_spirv_module_find(writer->module, index, &value) &&
            wd_loop_has(&writer->loops->versions.version.loop, value.index)) {
            masked[i] = wd_new_id(writer);
            const uint32_t holds = writer->loops->versions.speculation.holds;
            if (holds) {
                WD_EMIT(writer, SpvOpSelect, value.result_type, masked[i], holds, index,
                        wd_spirv_builder_null(writer->builder, value.result_type));
            } else {
                WD_EMIT(writer, SpvOpBitwiseAnd, value.result_type, masked[i], index,
                        writer->loops->versions.version.runs);
            }
            wd_writer_decorate(writer, index, masked[i], true);
        }
    }
}

// Renames the ids of the words from `position` on for the copy.
static void rename_copy(wd_writer *writer, size_t position) {
    size_t end;
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    for (size_t at = position; at < end; at += words[at] >> SpvWordCountShift) {
        rename_ids(writer, words + at, true);
    }
}

// The number of words of the last instruction from `position` on.
static size_t instruction_words(wd_writer *writer, size_t position) {
    size_t end, size = 0;
    const uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &end);
    for (size_t at = position; at < end; at += size) {
        size = words[at] >> SpvWordCountShift;
    }
    return size;
}

// Writes the copy of an instruction of the loop.
static void write_copy(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_version *version = &writer->loops->versions.version;
    size_t position = count_words(writer);
    const wd_entry_value *entry =
        instruction->opcode == SpvOpPhi ? entry_of(writer, instruction->result) : NULL;
    writer->at.copying++;
    writer->at.piece += instruction->opcode == SpvOpLabel;
    if (version->is_speculative) {
        wd_speculation_before(writer, instruction);
        rename_copy(writer, position);
        if (instruction->opcode == SpvOpLoopMerge && writer->loops->versions.speculation.splits_header &&
            instruction->index == writer->loops->versions.speculation.merge) {
            return; // The header has it.
        }
    }
    wd_copies_emit_dropped(writer, instruction, version->loop.begin);
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    if (entry) {
        write_part_of_phi(writer, instruction, &writer->loops->versions.version.loop, instruction->result,
                          entry->value);
    } else {
        wd_writer_append(writer, instruction, 0);
    }
    rename_copy(writer, position);
    if (instruction->result) {
        wd_writer_decorate(writer, instruction->result,
                           writer->loops->versions.versioned[instruction->result].copy, false);
    }
    if (version->is_speculative) {
        // The instruction comes last, after those of masked indices.
        wd_speculation_after(writer, instruction, count_words(writer) - instruction_words(writer, position));
    }
}

// Assigns ids to the copy.
static void name_copies(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    const uint32_t end = wd_first_after_phis(writer->analysis, loop->end, NULL);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (instruction.result) {
            writer->loops->versions.versioned[instruction.result].copy = wd_new_id(writer);
        }
    }
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        wd_live_out *live_outs = &writer->loops->versions.live_outs.items[i];
        live_outs->copy = writer->loops->versions.versioned[live_outs->id].copy;
    }
    writer->loops->versions.version.copy_end = writer->loops->versions.versioned[loop->merge].copy;
}

// Copies the loop, and the phis after it, with other ids.
static void write_copies(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    const uint32_t end = wd_first_after_phis(writer->analysis, loop->end, NULL);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        write_copy(writer, &instruction);
    }
    if (writer->loops->versions.version.is_speculative) {
        wd_speculation_end_copy(writer);
    } else {
        WD_EMIT(writer, SpvOpBranch, loop->merge);
    }
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (instruction.result) {
            writer->loops->versions.versioned[instruction.result].copy = 0;
        }
    }
}

// Assigns ids to the values of the version with the checks that are used outside; they are renamed when it has been
// written.
static void name_checked(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    writer->loops->versions.versioned[loop->header].checked = wd_new_id(writer);
    writer->loops->versions.versioned[loop->merge].checked = writer->loops->versions.version.checked_end =
        wd_new_id(writer);
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        wd_live_out *live_outs = &writer->loops->versions.live_outs.items[i];
        live_outs->checked = wd_new_id(writer);
        writer->loops->versions.versioned[live_outs->id].checked = live_outs->checked;
        wd_writer_decorate(writer, live_outs->id, live_outs->checked, false);
    }
}

// Writes the block before both versions, without its branch, for a copy that runs if all checks hold. 0: nothing was
// written.
static uint32_t write_front(wd_writer *writer, const wd_loop_bounds *loop, size_t end_site,
                            wd_require_condition require) {
    const size_t written = count_words(writer), num_phis = writer->phis.count;
    WD_EMIT(writer, SpvOpLabel, loop->header);
    uint32_t holds = 0;
    if (write_entries(writer, loop)) {
        holds = wd_upper_emit_all_hold(writer, loop, writer->at.next_site, end_site, require);
    }
    if (!holds) {
        wd_spirv_builder_truncate(writer->builder, FUNCTIONS, written);
        writer->phis.count = num_phis;
    }
    return holds;
}

// The same for a speculative copy.
static uint32_t write_speculative_front(wd_writer *writer, const wd_loop_bounds *loop, size_t end_site,
                                        wd_compare_condition compare) {
    const size_t written = count_words(writer), num_phis = writer->phis.count;
    WD_EMIT(writer, SpvOpLabel, loop->header);
    uint32_t holds = 0;
    if (write_entries(writer, loop) &&
        wd_upper_emit_comparisons(writer, loop, writer->at.next_site, end_site, compare, &holds) &&
        wd_speculation_plan(writer, loop)) {
        return wd_speculation_begin(writer, holds);
    }
    wd_spirv_builder_truncate(writer->builder, FUNCTIONS, written);
    writer->phis.count = num_phis;
    return 0;
}

// Writes the branch to the copy, and the copy.
static void write_version(wd_writer *writer, uint32_t holds) {
    wd_version *version = &writer->loops->versions.version;
    const wd_versioned *header = &writer->loops->versions.versioned[version->loop.header];
    const uint32_t zero = wd_spirv_builder_uint(writer->builder, 0);
    const uint32_t all = wd_spirv_builder_uint(writer->builder, UINT32_MAX);
    const uint32_t runs = wd_emit_select(writer, holds, all, zero);
    const uint32_t merge =
        version->is_speculative ? writer->loops->versions.speculation.joined : version->loop.merge;
    const uint32_t otherwise = version->is_speculative ? merge : header->checked;
    const uint32_t rests = version->is_speculative ? 0 : wd_emit_select(writer, holds, zero, all);
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, holds, header->copy, otherwise);
    version->runs = runs;
    write_copies(writer);
    writer->at.line = writer->at.scope = (wd_optional_index){0};
    version->runs = version->is_speculative ? version->runs : rests;
}

// Writes the copy of a loop that begins with the block, if it has one.
static void begin_loop(wd_writer *writer, const wd_spirv_instruction *label,
                       const wd_version_conditions *conditions) {
    wd_loop_bounds loop;
    size_t end_site;
    if (!wd_version_read(writer, label, &loop, &end_site)) {
        return;
    }
    uint32_t holds =
        writer->options->version_loops ? write_front(writer, &loop, end_site, conditions->require) : 0;
    const bool is_speculative = !holds;
    if (is_speculative && writer->options->speculate_loops && writer->options->input) {
        holds = write_speculative_front(writer, &loop, end_site, conditions->compare);
    }
    if (!holds) {
        return;
    }
    wd_version *version = &writer->loops->versions.version;
    *version = (wd_version){.loop = loop,
                            .in_header = true,
                            .first_phi = writer->phis.count,
                            .checked_entry = loop.header,
                            .is_speculative = is_speculative};
    writer->mask_indices = mask_indices;
    name_copies(writer);
    name_checked(writer);
    write_version(writer, holds);
    version->written = count_words(writer);
    writer->at.label = label->result;
    writer->at.piece++;
}

void wd_version_begin_block(wd_writer *writer, const wd_spirv_instruction *label,
                            const wd_version_conditions *conditions) {
    writer->loops->versions.version.in_header = false;
    writer->loops->versions.version.in_merge = writer->loops->versions.version.loop.end == label->index;
    if (conditions) {
        begin_loop(writer, label, conditions);
    }
}

bool wd_version_write_phi(wd_writer *writer, const wd_spirv_instruction *phi) {
    if (!writer->loops->versions.version.loop.end || !writer->loops->versions.version.in_header) {
        return false;
    }
    const wd_entry_value *entry = entry_of(writer, phi->result);
    if (entry) {
        write_part_of_phi(writer, phi, &writer->loops->versions.version.loop, phi->result, entry->value);
    }
    return entry != NULL;
}

static void join(wd_writer *writer) {
    const wd_version *version = &writer->loops->versions.version;
    WD_EMIT(writer, SpvOpBranch, version->loop.merge);
    wd_writer_begin_block(writer, version->loop.merge);
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        const wd_live_out *live_outs = &writer->loops->versions.live_outs.items[i];
        WD_EMIT(writer, SpvOpPhi, live_outs->type, live_outs->id, live_outs->copy, version->copy_end,
                live_outs->checked, version->checked_end);
    }
    wd_writer_restore_line(writer);
}

void wd_version_end(wd_writer *writer) {
    if (!writer->loops->versions.version.loop.end || !writer->loops->versions.version.in_merge) {
        return;
    }
    wd_version *version = &writer->loops->versions.version;
    wd_writer_rename_parents(writer, version->first_phi);
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
    for (size_t at = version->written; at < num_words; at += words[at] >> SpvWordCountShift) {
        rename_ids(writer, words + at, false);
    }
    join(writer);
    writer->loops->versions.versioned[version->loop.header].checked =
        writer->loops->versions.versioned[version->loop.merge].checked = 0;
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        writer->loops->versions.versioned[writer->loops->versions.live_outs.items[i].id].checked = 0;
    }
    *version = (wd_version){0};
    writer->mask_indices = NULL;
}
