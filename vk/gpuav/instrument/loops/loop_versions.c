// Two versions of a loop: one without checks, for when it is known in front of the loop that all of them hold.
//
// Drivers that run both sides of a branch under masks pay for each comparison each time round, and all pay for the registers
// that a check keeps. Where the indices in a loop are bounded by what does not change in it (a counter that goes up to a limit, a
// mask, a remainder), upper_bounds.c writes these bounds, and what the input buffer says of the bindings, in front of the loop, and this
// file a copy of the loop as it was. Only where the comparison fails the loop with the checks is run. Both end in the merge block, to
// which the label of the loop's own goes; the label of the header goes to the block in front of both. What the loop makes and what
// is used behind it comes from either, so that it must be of a kind that an OpPhi takes.
//
// Drivers that run invocations in vectors may run the version that none of them runs as well, once, without an effect. They load
// descriptors there all the same, by indices that nobody has computed: these are masked, so that descriptor 0 is loaded.
//
// The set may be updated while a shader runs, and invocations then go different ways: only loops in which none of them exchanges anything with its
// neighbours are written twice
// (loop_candidates.c). A loop goes into one copy, that of the outermost one that can be written twice: the module grows by its size at most.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/upper_bounds_internal.h"

// The block in front of both versions, which takes the header's label, as the parent in a phi until ids are renamed.
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

static uint32_t new_id(wd_writer *writer) {
    return wd_spirv_builder_id(writer->builder);
}

static size_t count_words(wd_writer *writer) {
    size_t num_words;
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
    return num_words;
}

// The id that stands for `id` in the copy, or in the version with the checks.
static uint32_t renamed(const wd_writer *writer, uint32_t id, bool in_copy) {
    if (id >= wd_spirv_module_num_ids(writer->module)) {
        return id;
    }
    const wd_versioned *names = &writer->loops->versions.versioned[id];
    const uint32_t other = in_copy ? names->copy : names->checked;
    return other ? other : id;
}

// Gives an instruction that was written the names of its version.
static void rename_ids(const wd_writer *writer, uint32_t *words, bool in_copy) {
    const wd_spirv_instruction instruction = wd_spirv_view(words);
    if (instruction.result) {
        words[instruction.result_type ? 2 : 1] = renamed(writer, instruction.result, in_copy);
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        words[word] = words[word] == FRONT ? writer->loops->versions.version.loop.header
                                           : renamed(writer, words[word], in_copy);
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

// Writes the header's phi with the parents that lie in the loop, or with those that do not. `first` (0: none): a value that comes from the block
// in front of both versions.
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

// Writes what the header's phis are when the loop begins: where one block leads to it that is what it hands on. False: none does.
static bool write_entries(wd_writer *writer, const wd_loop_bounds *loop) {
    wd_spirv_instruction phi;
    writer->loops->versions.loop_entries.count = 0;
    const uint32_t end = wd_version_skip_phis(writer, loop->begin + 1);
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
            entry.value = new_id(writer);
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

// An index that the loop makes may have any value for an invocation that does not run the version.
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
            masked[i] = new_id(writer);
            WD_EMIT(writer, SpvOpBitwiseAnd, value.result_type, masked[i], index,
                    writer->loops->versions.version.runs);
            wd_writer_decorate(writer, index, masked[i], true);
        }
    }
}

// Writes the copy of an instruction of the loop.
static void write_copy(wd_writer *writer, const wd_spirv_instruction *instruction) {
    size_t position, num_words;
    const wd_entry_value *entry =
        instruction->opcode == SpvOpPhi ? entry_of(writer, instruction->result) : NULL;
    writer->at.copying++;
    writer->at.piece += instruction->opcode == SpvOpLabel;
    wd_copies_emit_dropped(writer, instruction, writer->loops->versions.version.loop.begin);
    wd_spirv_builder_section(writer->builder, FUNCTIONS, &position);
    if (entry) {
        write_part_of_phi(writer, instruction, &writer->loops->versions.version.loop, instruction->result,
                          entry->value);
    } else {
        wd_writer_append(writer, instruction, 0);
    }
    uint32_t *words = wd_spirv_builder_section(writer->builder, FUNCTIONS, &num_words);
    for (size_t at = position; at < num_words; at += words[at] >> SpvWordCountShift) {
        rename_ids(writer, words + at, true);
    }
    if (instruction->result) {
        wd_writer_decorate(writer, instruction->result,
                           writer->loops->versions.versioned[instruction->result].copy, false);
    }
}

// Names what the copy makes.
static void name_copies(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    const uint32_t end = wd_version_skip_phis(writer, loop->end + 1);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (instruction.result) {
            writer->loops->versions.versioned[instruction.result].copy = new_id(writer);
        }
    }
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        wd_live_out *live_outs = &writer->loops->versions.live_outs.items[i];
        live_outs->copy = writer->loops->versions.versioned[live_outs->id].copy;
    }
    writer->loops->versions.version.copy_end = writer->loops->versions.versioned[loop->merge].copy;
}

// Writes the loop and the phis behind it as they are, under other names.
static void write_copies(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    const uint32_t end = wd_version_skip_phis(writer, loop->end + 1);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        write_copy(writer, &instruction);
    }
    WD_EMIT(writer, SpvOpBranch, loop->merge);
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &instruction);
        if (instruction.result) {
            writer->loops->versions.versioned[instruction.result].copy = 0;
        }
    }
}

// Names what the version with the checks makes that is used elsewhere; its ids get these names when it is written.
static void name_checked(wd_writer *writer) {
    const wd_loop_bounds *loop = &writer->loops->versions.version.loop;
    writer->loops->versions.versioned[loop->header].checked = new_id(writer);
    writer->loops->versions.versioned[loop->merge].checked = writer->loops->versions.version.checked_end =
        new_id(writer);
    for (size_t i = 0; i < writer->loops->versions.live_outs.count; i++) {
        wd_live_out *live_outs = &writer->loops->versions.live_outs.items[i];
        live_outs->checked = new_id(writer);
        writer->loops->versions.versioned[live_outs->id].checked = live_outs->checked;
        wd_writer_decorate(writer, live_outs->id, live_outs->checked, false);
    }
}

// Writes what stands in front of both versions. 0: nothing was written.
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

// Writes the copy of a loop that begins with the block, if it has one.
static void begin_loop(wd_writer *writer, const wd_spirv_instruction *label, wd_require_condition require) {
    wd_loop_bounds loop;
    size_t end_site;
    if (!wd_version_read(writer, label, &loop, &end_site)) {
        return;
    }
    const uint32_t holds = write_front(writer, &loop, end_site, require);
    if (!holds) {
        return;
    }
    writer->loops->versions.version.loop = loop;
    writer->mask_indices = mask_indices;
    writer->loops->versions.version.in_header = true;
    writer->loops->versions.version.in_merge = false;
    writer->loops->versions.version.first_phi = writer->phis.count;
    name_copies(writer);
    name_checked(writer);
    const wd_versioned *header = &writer->loops->versions.versioned[label->result];
    const uint32_t zero = wd_spirv_builder_uint(writer->builder, 0);
    const uint32_t all = wd_spirv_builder_uint(writer->builder, UINT32_MAX);
    const uint32_t runs = wd_emit_select(writer, holds, all, zero);
    const uint32_t rests = wd_emit_select(writer, holds, zero, all);
    WD_EMIT(writer, SpvOpSelectionMerge, loop.merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, holds, header->copy, header->checked);
    writer->loops->versions.version.runs = runs;
    write_copies(writer);
    writer->loops->versions.version.runs = rests;
    writer->loops->versions.version.written = count_words(writer);
    writer->at.label = label->result;
    writer->at.piece++;
}

void wd_version_begin_block(wd_writer *writer, const wd_spirv_instruction *label,
                            wd_require_condition require) {
    writer->loops->versions.version.in_header = false;
    writer->loops->versions.version.in_merge = writer->loops->versions.version.loop.end == label->index;
    if (require) {
        begin_loop(writer, label, require);
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
