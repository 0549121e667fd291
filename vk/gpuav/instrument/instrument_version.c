// Two versions of a loop: one without checks, for when it is known in front of the loop that all of them hold.
//
// Drivers that run both sides of a branch under masks pay for each comparison each time round, and all pay for the registers
// that a check keeps. Where the indices in a loop are bounded by what does not change in it (a counter that goes up to a limit, a
// mask, a remainder), instrument_reach.c writes these bounds, and what the input buffer says of the bindings, in front of the loop, and this
// file a copy of the loop as it was. Only where the comparison fails the loop with the checks is run. Both end in the merge block, to
// which the label of the loop's own goes; the label of the header goes to the block in front of both. What the loop makes and what
// is used behind it comes from either, so that it must be of a kind that an OpPhi takes.
//
// Drivers that run invocations in vectors may run the version that none of them runs as well, once, without an effect. They load
// descriptors there all the same, by indices that nobody has computed: these are masked, so that descriptor 0 is loaded.
//
// The set may be updated while a shader runs, and invocations then go different ways: only loops in which none of them exchanges anything with its
// neighbours are written twice
// (instrument_version_read.c). A loop goes into one copy, that of the outermost one that can be written twice: the module grows by its size at most.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// The block in front of both versions, which takes the header's label, as the parent in a phi until ids are renamed.
enum { FRONT = 0 };

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

static uint32_t new_id(wd_rewrite *rewrite) {
    return wd_spirv_builder_id(rewrite->builder);
}

static size_t count_words(wd_rewrite *rewrite) {
    size_t num_words;
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &num_words);
    return num_words;
}

// The id that stands for `id` in the copy, or in the version with the checks.
static uint32_t renamed(const wd_rewrite *rewrite, uint32_t id, bool in_copy) {
    if (id >= wd_spirv_module_num_ids(rewrite->module)) {
        return id;
    }
    const wd_versioned *names = &rewrite->versioned[id];
    const uint32_t other = in_copy ? names->copy : names->checked;
    return other ? other : id;
}

// Gives an instruction that was written the names of its version.
static void rename_ids(const wd_rewrite *rewrite, uint32_t *words, bool in_copy) {
    const wd_spirv_instruction instruction = wd_spirv_view(words);
    if (instruction.result) {
        words[instruction.result_type ? 2 : 1] = renamed(rewrite, instruction.result, in_copy);
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        words[word] =
            words[word] == FRONT ? rewrite->version.loop.header : renamed(rewrite, words[word], in_copy);
    }
    for (uint32_t word = 4; instruction.opcode == SpvOpSwitch && word < instruction.num_words; word += 2) {
        words[word] = renamed(rewrite, words[word], in_copy);
    }
}

static const wd_entry_value *entry_of(const wd_rewrite *rewrite, uint32_t phi) {
    for (size_t i = 0; i < rewrite->loop_entries.count; i++) {
        if (rewrite->loop_entries.items[i].phi == phi) {
            return &rewrite->loop_entries.items[i];
        }
    }
    return NULL;
}

static bool is_in_loop(const wd_rewrite *rewrite, const wd_loop_bounds *loop, uint32_t label) {
    wd_spirv_instruction made;
    return wd_spirv_module_find_opcode(rewrite->module, label, SpvOpLabel, &made) &&
           wd_loop_has(loop, made.index);
}

// Writes the header's phi with the parents that lie in the loop, or with those that do not. `first` (0: none): a value that comes from the block
// in front of both versions.
static void write_part_of_phi(wd_rewrite *rewrite, const wd_spirv_instruction *phi,
                              const wd_loop_bounds *loop, uint32_t result, uint32_t first) {
    size_t position, end;
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &position);
    WD_EMIT(rewrite, SpvOpPhi, phi->result_type, result);
    const uint32_t from_front[] = {first, FRONT};
    wd_spirv_builder_append(rewrite->builder, FUNCTIONS, from_front, first ? 2 : 0);
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        if (is_in_loop(rewrite, loop, phi->words[word + 1]) == (first != 0)) {
            wd_spirv_builder_append(rewrite->builder, FUNCTIONS, phi->words + word, 2);
        }
    }
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &end);
    if (position < end) {
        words[position] = (uint32_t)(end - position) << SpvWordCountShift | SpvOpPhi;
    }
}

// Writes what the header's phis are when the loop begins: where one block leads to it that is what it hands on. False: none does.
static bool write_entries(wd_rewrite *rewrite, const wd_loop_bounds *loop) {
    wd_spirv_instruction phi;
    rewrite->loop_entries.count = 0;
    const uint32_t end = wd_version_skip_phis(rewrite, loop->begin + 1);
    for (uint32_t i = loop->begin + 1; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &phi);
        uint32_t count = 0;
        wd_entry_value entry = {.phi = phi.result};
        for (uint32_t word = 3; phi.opcode == SpvOpPhi && word + 1 < phi.num_words; word += 2) {
            if (!is_in_loop(rewrite, loop, phi.words[word + 1])) {
                entry.value = phi.words[word];
                count++;
            }
        }
        if (phi.opcode == SpvOpPhi && !count) {
            return false;
        }
        if (count > 1) {
            entry.value = new_id(rewrite);
            wd_rewrite_fail(rewrite, wd_rewrite_note_phi(rewrite));
            write_part_of_phi(rewrite, &phi, loop, entry.value, 0);
        }
        wd_entry_value *added =
            count ? WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->loop_entries) : NULL;
        if (count && !added) {
            wd_rewrite_fail(rewrite, WD_ERROR_OUT_OF_MEMORY);
            return false;
        }
        if (added) {
            *added = entry;
        }
    }
    return true;
}

// An index that the loop makes may have any value for an invocation that does not run the version.
void wd_version_mask_indices(wd_rewrite *rewrite, const wd_spirv_instruction *chain,
                             uint32_t masked[WD_SPIRV_MAX_DIMENSIONS]) {
    const uint32_t num_dimensions =
        rewrite->version.loop.end && !rewrite->version.in_merge ? wd_version_dimensions(rewrite, chain) : 0;
    for (uint32_t i = 0; i < num_dimensions; i++) {
        wd_spirv_instruction value;
        const uint32_t index = chain->words[4 + i];
        if (wd_spirv_module_find(rewrite->module, index, &value) &&
            wd_loop_has(&rewrite->version.loop, value.index)) {
            masked[i] = new_id(rewrite);
            WD_EMIT(rewrite, SpvOpBitwiseAnd, value.result_type, masked[i], index, rewrite->version.runs);
            wd_rewrite_decorate(rewrite, index, masked[i], true);
        }
    }
}

// Writes the copy of an instruction of the loop.
static void write_copy(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    size_t position, num_words;
    const wd_entry_value *entry =
        instruction->opcode == SpvOpPhi ? entry_of(rewrite, instruction->result) : NULL;
    rewrite->copying++;
    rewrite->piece += instruction->opcode == SpvOpLabel;
    wd_site_copy_dropped(rewrite, instruction, rewrite->version.loop.begin);
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &position);
    if (entry) {
        write_part_of_phi(rewrite, instruction, &rewrite->version.loop, instruction->result, entry->value);
    } else {
        wd_rewrite_append(rewrite, instruction, 0);
    }
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &num_words);
    for (size_t at = position; at < num_words; at += words[at] >> SpvWordCountShift) {
        rename_ids(rewrite, words + at, true);
    }
    if (instruction->result) {
        wd_rewrite_decorate(rewrite, instruction->result, rewrite->versioned[instruction->result].copy,
                            false);
    }
}

// Names what the copy makes.
static void name_copies(wd_rewrite *rewrite) {
    const wd_loop_bounds *loop = &rewrite->version.loop;
    const uint32_t end = wd_version_skip_phis(rewrite, loop->end + 1);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        if (instruction.result) {
            rewrite->versioned[instruction.result].copy = new_id(rewrite);
        }
    }
    for (size_t i = 0; i < rewrite->live_outs.count; i++) {
        wd_live_out *live_outs = &rewrite->live_outs.items[i];
        live_outs->copy = rewrite->versioned[live_outs->id].copy;
    }
    rewrite->version.copy_end = rewrite->versioned[loop->merge].copy;
}

// Writes the loop and the phis behind it as they are, under other names.
static void write_copies(wd_rewrite *rewrite) {
    const wd_loop_bounds *loop = &rewrite->version.loop;
    const uint32_t end = wd_version_skip_phis(rewrite, loop->end + 1);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        write_copy(rewrite, &instruction);
    }
    WD_EMIT(rewrite, SpvOpBranch, loop->merge);
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        if (instruction.result) {
            rewrite->versioned[instruction.result].copy = 0;
        }
    }
}

// Names what the version with the checks makes that is used elsewhere; its ids get these names when it is written.
static void name_checked(wd_rewrite *rewrite) {
    const wd_loop_bounds *loop = &rewrite->version.loop;
    rewrite->versioned[loop->header].checked = new_id(rewrite);
    rewrite->versioned[loop->merge].checked = rewrite->version.checked_end = new_id(rewrite);
    for (size_t i = 0; i < rewrite->live_outs.count; i++) {
        wd_live_out *live_outs = &rewrite->live_outs.items[i];
        live_outs->checked = new_id(rewrite);
        rewrite->versioned[live_outs->id].checked = live_outs->checked;
        wd_rewrite_decorate(rewrite, live_outs->id, live_outs->checked, false);
    }
}

// Writes what stands in front of both versions. 0: nothing was written.
static uint32_t write_front(wd_rewrite *rewrite, const wd_loop_bounds *loop, size_t end_site) {
    const size_t written = count_words(rewrite), num_phis = rewrite->phis.count;
    WD_EMIT(rewrite, SpvOpLabel, loop->header);
    uint32_t holds = 0;
    if (write_entries(rewrite, loop)) {
        holds = wd_upper_emit_all_hold(rewrite, loop, rewrite->next_site, end_site);
    }
    if (!holds) {
        wd_spirv_builder_truncate(rewrite->builder, FUNCTIONS, written);
        rewrite->phis.count = num_phis;
    }
    return holds;
}

// Writes the copy of a loop that begins with the block, if it has one.
static void begin_loop(wd_rewrite *rewrite, const wd_spirv_instruction *label) {
    wd_loop_bounds loop;
    size_t end_site;
    if (!wd_version_read(rewrite, label, &loop, &end_site)) {
        return;
    }
    const uint32_t holds = write_front(rewrite, &loop, end_site);
    if (!holds) {
        return;
    }
    rewrite->version.loop = loop;
    rewrite->version.in_header = true;
    rewrite->version.in_merge = false;
    rewrite->version.first_phi = rewrite->phis.count;
    name_copies(rewrite);
    name_checked(rewrite);
    const wd_versioned *header = &rewrite->versioned[label->result];
    const uint32_t zero = wd_spirv_builder_uint(rewrite->builder, 0);
    const uint32_t all = wd_spirv_builder_uint(rewrite->builder, UINT32_MAX);
    const uint32_t runs = wd_emit_select(rewrite, holds, all, zero);
    const uint32_t rests = wd_emit_select(rewrite, holds, zero, all);
    WD_EMIT(rewrite, SpvOpSelectionMerge, loop.merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, holds, header->copy, header->checked);
    rewrite->version.runs = runs;
    write_copies(rewrite);
    rewrite->version.runs = rests;
    rewrite->version.written = count_words(rewrite);
    rewrite->label = label->result;
    rewrite->piece++;
}

void wd_version_begin_block(wd_rewrite *rewrite, const wd_spirv_instruction *label) {
    rewrite->version.in_header = false;
    rewrite->version.in_merge = rewrite->version.loop.end == label->index;
    begin_loop(rewrite, label);
}

bool wd_version_write_phi(wd_rewrite *rewrite, const wd_spirv_instruction *phi) {
    if (!rewrite->version.loop.end || !rewrite->version.in_header) {
        return false;
    }
    const wd_entry_value *entry = entry_of(rewrite, phi->result);
    if (entry) {
        write_part_of_phi(rewrite, phi, &rewrite->version.loop, phi->result, entry->value);
    }
    return entry != NULL;
}

static void join(wd_rewrite *rewrite) {
    const wd_version *version = &rewrite->version;
    WD_EMIT(rewrite, SpvOpBranch, version->loop.merge);
    wd_rewrite_begin_block(rewrite, version->loop.merge);
    for (size_t i = 0; i < rewrite->live_outs.count; i++) {
        const wd_live_out *live_outs = &rewrite->live_outs.items[i];
        WD_EMIT(rewrite, SpvOpPhi, live_outs->type, live_outs->id, live_outs->copy, version->copy_end,
                live_outs->checked, version->checked_end);
    }
    wd_rewrite_restore_line(rewrite);
}

void wd_version_end(wd_rewrite *rewrite) {
    if (!rewrite->version.loop.end || !rewrite->version.in_merge) {
        return;
    }
    wd_version *version = &rewrite->version;
    wd_rewrite_rename_parents(rewrite, version->first_phi);
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &num_words);
    for (size_t at = version->written; at < num_words; at += words[at] >> SpvWordCountShift) {
        rename_ids(rewrite, words + at, false);
    }
    join(rewrite);
    rewrite->versioned[version->loop.header].checked = rewrite->versioned[version->loop.merge].checked = 0;
    for (size_t i = 0; i < rewrite->live_outs.count; i++) {
        rewrite->versioned[rewrite->live_outs.items[i].id].checked = 0;
    }
    *version = (wd_version){0};
}
