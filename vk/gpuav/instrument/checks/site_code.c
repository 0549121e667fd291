#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/checks/checks_internal.h"

static wd_condition *check_of(const wd_writer *writer, const wd_site *site, uint32_t i) {
    const wd_analysis *analysis = writer->analysis;
    return &analysis->list.conditions
                .items[analysis->list.site_checks.items[site->first_check + i].condition];
}

static bool is_repeated(const wd_writer *writer, const wd_site *site, uint32_t i) {
    return writer->analysis->list.site_checks.items[site->first_check + i].repeated;
}

// Branches on `condition`. `otherwise` may be `merge`.
static void branch(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t otherwise, uint32_t merge) {
    WD_EMIT(writer, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(writer, SpvOpBranchConditional, condition, then, otherwise);
}

// Whether the site's check is reported in a branch. Other checks are reported by an earlier site, or without a branch.
static bool is_reported(const wd_writer *writer, const wd_site *site, uint32_t i) {
    const wd_condition *check = check_of(writer, site, i);
    return !is_repeated(writer, site, i) && !check->is_silent && !wd_check_is_deferred(writer, check);
}

static uint32_t count_reported(const wd_writer *writer, const wd_site *site) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        count += is_reported(writer, site, i);
    }
    return count;
}

// Whether the condition's code is needed. A deferred index in observe mode needs none: its variable holds the index.
static bool is_needed(const wd_writer *writer, const wd_site *site, uint32_t i) {
    const wd_condition *check = check_of(writer, site, i);
    return writer->options->mode == WD_INSTRUMENT_GUARD || check->is_guard ||
           (!is_repeated(writer, site, i) &&
            (check->kind != WD_CONDITION_INDEX || !wd_check_is_deferred(writer, check)));
}

static void emit_checks(wd_writer *writer, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (is_needed(writer, site, i)) {
            wd_check_emit(writer, check_of(writer, site, i));
        }
    }
}

// Defers the failures of the site's checks that need no branch.
static void defer_failures(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(writer, site, i);
        if (!is_repeated(writer, site, i) && wd_check_is_deferred(writer, check)) {
            wd_check_defer(writer, check, instruction->index);
        }
    }
}

// The condition that all checks of the site hold, or all that are reported in a branch. Their code has been written.
static uint32_t all_ok(wd_writer *writer, const wd_site *site, bool only_reported) {
    uint32_t ok = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (only_reported && !is_reported(writer, site, i)) {
            continue;
        }
        const wd_condition *check = check_of(writer, site, i);
        const uint32_t holds = only_reported ? check->ok : wd_bounds_guard(writer, check);
        if (holds) {
            wd_emit_and(writer, &ok, holds);
        }
    }
    return ok;
}

// The condition under which the access is made.
static uint32_t may_access(wd_writer *writer, const wd_site *site) {
    const uint32_t ok = all_ok(writer, site, false);
    return ok ? ok : wd_emit_true(writer);
}

// Whether robustness allows a failure of one of the site's checks: then the report is separate from the access.
static bool has_allowed(const wd_writer *writer, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        const wd_condition *check = check_of(writer, site, i);
        if (check->is_allowed && !check->is_silent) {
            return true;
        }
    }
    return false;
}

// if (!ok) report(); one mistake gives one report: the bounds of a buffer with a bad index are not reported.
static void report_unless(wd_writer *writer, const wd_condition *check,
                          const wd_spirv_instruction *instruction) {
    uint32_t ok = check->ok;
    if (wd_optional_has(check->guard)) {
        const uint32_t bad_index =
            wd_emit_unary(writer, SpvOpLogicalNot, writer->type_bool,
                          writer->analysis->list.conditions.items[wd_optional_get(check->guard)].ok);
        ok = wd_emit_test(writer, SpvOpLogicalOr, ok, bad_index);
    }
    uint32_t failed = wd_new_id(writer), merge = wd_new_id(writer);
    branch(writer, ok, merge, failed, merge);
    wd_writer_begin_block(writer, failed);
    wd_check_report(writer, check, instruction->index);
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
}

static bool loses_pointer(const wd_writer *writer, const wd_site *site,
                          const wd_spirv_instruction *instruction) {
    return writer->checks->lost_pointer && site->method == WD_GUARD_SKIP && instruction->result_type &&
           wd_zero_holds_pointer(writer->module, instruction->result_type);
}

// Writes the block for failed checks of the site: reports those that failed, and branches to `merge`.
static void write_failed_block(wd_writer *writer, uint32_t label, const wd_site *site,
                               const wd_spirv_instruction *instruction, uint32_t merge) {
    wd_writer_begin_block(writer, label);
    for (uint32_t i = 0; i < site->num_checks; i++) {
        const wd_condition *check = check_of(writer, site, i);
        if (!is_reported(writer, site, i)) {
            continue;
        }
        if (site->num_checks == 1) {
            wd_check_report(writer, check, instruction->index);
        } else {
            report_unless(writer, check, instruction);
        }
    }
    if (loses_pointer(writer, site, instruction)) {
        wd_address_note_lost_pointer(writer);
    }
    WD_EMIT(writer, SpvOpBranch, merge);
}

// Writes the site's checks that no earlier site has made, one by one, and reports those that fail.
static void make_exact_checks(wd_writer *writer, const wd_site *site,
                              const wd_spirv_instruction *instruction) {
    emit_checks(writer, site);
    defer_failures(writer, site, instruction);
    if (!count_reported(writer, site)) {
        return;
    }
    uint32_t failed = wd_new_id(writer), merge = wd_new_id(writer);
    branch(writer, all_ok(writer, site, true), merge, failed, merge);
    write_failed_block(writer, failed, site, instruction, merge);
    wd_writer_begin_block(writer, merge);
}

// Summaries

// Whether a summary may cover the site's check.
static bool is_covered_by_summary(const wd_writer *writer, const wd_site *site, uint32_t i) {
    return !is_repeated(writer, site, i) && wd_summary_covers(writer, check_of(writer, site, i));
}

// Whether another check of the site that a summary may cover is about the same descriptor.
static bool is_index_covered_by_summary(const wd_writer *writer, const wd_site *site, uint32_t number) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        const wd_optional_index guard = check_of(writer, site, i)->guard;
        if (is_covered_by_summary(writer, site, i) && wd_optional_has(guard) &&
            wd_optional_get(guard) == number) {
            return true;
        }
    }
    return false;
}

// Whether summaries may cover all checks of the site.
static bool has_summary(const wd_writer *writer, const wd_site *site) {
    uint32_t count = 0;
    for (uint32_t i = 0; wd_loops_are_deferred(writer) && i < site->num_checks; i++) {
        const wd_condition *check = check_of(writer, site, i);
        const uint32_t number = (uint32_t)(check - writer->analysis->list.conditions.items);
        if (is_repeated(writer, site, i)) {
            if (!check->ok && is_needed(writer, site, i)) {
                return false;
            }
        } else if (is_covered_by_summary(writer, site, i)) {
            count++;
        } else if (check->kind != WD_CONDITION_INDEX || !is_index_covered_by_summary(writer, site, number)) {
            return false;
        }
    }
    return count != 0;
}

// Writes the condition that the summaries cover all checks of the site. The checks of indices are written too: other
// sites need them.
static uint32_t emit_summary_checks(wd_writer *writer, const wd_site *site) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(writer, site, i);
        if (check->kind == WD_CONDITION_INDEX) {
            wd_check_emit(writer, check);
        } else if (is_covered_by_summary(writer, site, i)) {
            wd_emit_and(writer, &all, wd_summary_emit(writer, check));
        }
    }
    return all;
}

// The values that were written in a branch are not valid after it.
static void forget_branch(wd_writer *writer, wd_condition *check) {
    memset(check->clamped, 0, sizeof check->clamped);
    check->clamped_in = 0;
    if (wd_optional_has(check->guard)) {
        forget_branch(writer, &writer->analysis->list.conditions.items[wd_optional_get(check->guard)]);
    }
}

// if (!the summaries cover all) make_exact_checks();
static void make_checks_by_summary(wd_writer *writer, const wd_site *site,
                                   const wd_spirv_instruction *instruction) {
    const uint32_t good = emit_summary_checks(writer, site), from = writer->at.label;
    const uint32_t exact = wd_new_id(writer), merge = wd_new_id(writer);
    branch(writer, good, merge, exact, merge);
    wd_writer_begin_block(writer, exact);
    writer->checks->in_exact_branch = true;
    make_exact_checks(writer, site, instruction);
    writer->checks->in_exact_branch = false;
    const uint32_t exact_end = writer->at.label;
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
    const uint32_t holds = wd_emit_true(writer);
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(writer, site, i);
        forget_branch(writer, check);
        check->by_summary |= is_covered_by_summary(writer, site, i);
        if (writer->options->mode == WD_INSTRUMENT_GUARD && is_covered_by_summary(writer, site, i)) {
            const uint32_t ok = wd_new_id(writer);
            WD_EMIT(writer, SpvOpPhi, writer->type_bool, ok, holds, from, check->ok, exact_end);
            check->ok = ok;
        }
    }
}

// Writes the site's checks that no earlier site has made, and reports those that fail.
static void make_checks(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction) {
    if (has_summary(writer, site)) {
        make_checks_by_summary(writer, site, instruction);
    } else {
        make_exact_checks(writer, site, instruction);
    }
}

// Copies

// Whether the indices of the check's root are replaced where it fails. If OpArrayLength or a summary decided the
// bounds, the descriptor is good and keeps its index. An index that is the same for all invocations then stays so,
// which makes the access in a loop several times as fast.
static bool clamps(const wd_condition *check) {
    return check->kind == WD_CONDITION_INDEX ||
           (!check->is_allowed && wd_optional_has(check->guard) && check->word &&
            !(check->by_summary && check->kind == WD_CONDITION_BOUNDS));
}

// Whether the access may use any index in bounds if the check fails, because its branch is then not taken.
static bool wraps(const wd_site *site, const wd_condition *check) {
    return site->method == WD_GUARD_SKIP && check->wrapped;
}

// The site's last check whose root contains the chain: its indices are kept only if all of these checks hold. NULL: its
// indices need no check.
static wd_condition *check_of_chain(const wd_writer *writer, const wd_site *site, const wd_trace *chain) {
    const wd_root *part = &writer->analysis->tracking->roots.items[chain->roots[0]];
    wd_condition *found = NULL;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(writer, site, i);
        const wd_root *root = &writer->analysis->tracking->roots.items[check->root];
        if (clamps(check) && root->array == part->array &&
            memcmp(root->indices, part->indices, part->num_indices * sizeof *part->indices) == 0) {
            found = check;
        }
    }
    return found;
}

static void use_clamped_indices(wd_writer *writer, const wd_trace *chain, size_t position, const void *user) {
    const wd_site *site = user;
    wd_condition *check = chain->kind == WD_TRACE_CHAIN ? check_of_chain(writer, site, chain) : NULL;
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    const uint32_t first = check ? wd_first_index_word(words[position] & 0xffffu) : 0;
    if (!check || position + first + chain->num_dimensions > num_words) {
        return;
    }
    for (uint32_t i = 0; i < chain->num_dimensions; i++) {
        words[position + first + i] =
            wraps(site, check) ? check->wrapped : check->clamped[chain->first_dimension + i];
    }
}

// Guard methods

// An earlier check of the site, other than that of the index, that replaces the indices of the same root where it
// fails; NULL: there is none.
static wd_condition *earlier_check(const wd_writer *writer, const wd_site *site, uint32_t number) {
    const wd_root *roots = writer->analysis->tracking->roots.items;
    const wd_condition *check = check_of(writer, site, number);
    for (uint32_t i = number; i-- > 0;) {
        wd_condition *other = check_of(writer, site, i);
        if (check->kind != WD_CONDITION_INDEX && other->kind != WD_CONDITION_INDEX && clamps(other) &&
            wd_same_root(&roots[other->root], &roots[check->root])) {
            return other;
        }
    }
    return NULL;
}

// Writes ok ? index : 0 for every index that the site's checks compare. If several checks are about one descriptor, the
// index is kept only if all of them hold: a check may hold where another one has failed.
static void clamp_indices(wd_writer *writer, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(writer, site, i);
        if (!clamps(check) || wraps(site, check)) {
            continue;
        }
        const wd_root *root = &writer->analysis->tracking->roots.items[check->root];
        wd_condition *earlier = earlier_check(writer, site, i);
        for (uint32_t d = 0; d < root->num_indices; d++) {
            wd_check_clamp_after(writer, check, earlier, d);
        }
    }
}

// The value that replaces a guarded instruction's result; 0: it has none. A vector whose component is not replaced
// stays as it was.
static uint32_t zero_of(wd_writer *writer, const wd_spirv_instruction *instruction) {
    enum { VECTOR = 3 };
    if (instruction->opcode == SpvOpVectorInsertDynamic) {
        return instruction->words[VECTOR];
    }
    return instruction->result ? wd_zero_emit(writer, instruction->result_type) : 0;
}

// Ends a selection whose branches computed a value: `merge` loads `variable` or, without one, selects `value` from
// block `from` or `zero` from `zero_from`.
static void merge_value(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t merge,
                        uint32_t variable, uint32_t value, uint32_t from, uint32_t zero, uint32_t zero_from) {
    wd_writer_begin_block(writer, merge);
    if (variable) {
        wd_writer_restore_line(writer);
        WD_EMIT(writer, SpvOpLoad, instruction->result_type, instruction->result, variable);
        return;
    }
    if (instruction->result) {
        WD_EMIT(writer, SpvOpPhi, instruction->result_type, instruction->result, value, from, zero,
                zero_from);
    }
    wd_writer_restore_line(writer);
}

// Writes the load that moves to the store `instruction`, if there is one, and returns its result; 0: there is none.
static uint32_t write_moved_load(wd_writer *writer, const wd_site *site,
                                 const wd_spirv_instruction *instruction) {
    const wd_narrow *narrow = wd_narrow_moved_to(writer->analysis, instruction);
    wd_spirv_instruction load;
    if (!narrow || !wd_spirv_module_instruction(writer->module, narrow->load, &load)) {
        return 0;
    }
    // A load that is also converted has its own id at its position; else the first store has it.
    const bool is_own = narrow->method == WD_NARROW_COPY && narrow->store == instruction->index;
    const uint32_t id = is_own ? load.result : wd_new_id(writer);
    if (id != load.result) {
        wd_writer_decorate(writer, load.result, id, false);
    }
    wd_copies_emit_operands(writer, &load, use_clamped_indices, site);
    wd_writer_append(writer, &load, id);
    return id;
}

// Writes an access. `object`: the value of a store that was loaded for it; `pointer`: a pointer to load through. 0: its
// own.
static void append_access(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t result,
                          uint32_t object, uint32_t pointer) {
    enum { OBJECT = 2 };
    size_t num_words, position = wd_writer_append(writer, instruction, result);
    uint32_t *words = wd_spirv_builder_section(writer->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    if (object && position + OBJECT < num_words) {
        words[position + OBJECT] = object;
    }
    const uint32_t loaded = wd_loaded_pointer_word(instruction);
    if (pointer && position + loaded < num_words) {
        words[position + loaded] = pointer;
    }
}

// ok ? access : report and zero. The access uses clamped indices too: drivers that turn branches into masks also run it
// for invocations that failed.
static void write_skipped(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction) {
    const bool loses = loses_pointer(writer, site, instruction);
    const bool allowed = has_allowed(writer, site);
    const bool reports_early = allowed || (!loses && has_summary(writer, site));
    if (reports_early) {
        make_checks(writer, site, instruction);
    } else {
        emit_checks(writer, site);
    }
    uint32_t ok = may_access(writer, site);
    wd_ray_query_emit_begin(writer, instruction, ok);
    const bool reports = !reports_early && (count_reported(writer, site) != 0 || loses);
    if (reports) {
        // Before those that the branch defers: records have an order.
        defer_failures(writer, site, instruction);
    }
    clamp_indices(writer, site);
    uint32_t valid = wd_new_id(writer), merge = wd_new_id(writer);
    const bool notes_lost = allowed && loses; // The failure has been reported.
    uint32_t failed = reports || notes_lost ? wd_new_id(writer) : merge;
    wd_narrow *narrow = wd_narrow_find(writer->analysis, instruction);
    uint32_t zero = narrow ? wd_narrow_emit_zeros(writer, narrow, instruction) : zero_of(writer, instruction);
    uint32_t zero_from = writer->at.label;
    uint32_t variable =
        instruction->result && !narrow ? wd_loops_result_variable(writer, instruction->result_type) : 0;
    if (variable) {
        WD_EMIT(writer, SpvOpStore, variable, zero);
    }
    wd_ray_emit_empty_hit(writer, instruction);
    // Before the branch: in it, compilers know that `ok` holds.
    const uint32_t pointer = wd_address_select(writer, instruction, ok);
    branch(writer, ok, valid, failed, merge);
    wd_writer_begin_block(writer, valid);
    wd_writer_restore_line(writer);
    const uint32_t object = write_moved_load(writer, site, instruction);
    wd_copies_emit_operands(writer, instruction, use_clamped_indices, site);
    // A value that only conversions use keeps its name in the branch.
    const bool stays = narrow && narrow->method == WD_NARROW_CONVERT;
    uint32_t value = stays ? 0 : wd_guarded_result(writer, instruction);
    append_access(writer, instruction, value, object, pointer);
    value = narrow ? wd_narrow_emit_uses(writer, narrow, instruction, value) : value;
    if (variable) {
        WD_EMIT(writer, SpvOpStore, variable, value);
    }
    WD_EMIT(writer, SpvOpBranch, merge);
    if (reports) {
        write_failed_block(writer, failed, site, instruction, merge);
        zero_from = writer->at.label;
    } else if (notes_lost) {
        wd_writer_begin_block(writer, failed);
        wd_address_note_lost_pointer(writer);
        WD_EMIT(writer, SpvOpBranch, merge);
        zero_from = writer->at.label;
    }
    if (narrow) {
        wd_narrow_emit_merge(writer, narrow, instruction, merge, value, valid, zero, zero_from);
    } else {
        merge_value(writer, instruction, merge, variable, value, valid, zero, zero_from);
    }
    if (!reports && !reports_early) {
        defer_failures(writer, site, instruction);
    }
}

// Sets no outputs if a count fails. Drivers set the counts for skipped instructions, too.
static void write_mesh_outputs(wd_writer *writer, const wd_site *site,
                               const wd_spirv_instruction *instruction) {
    const uint32_t ok = may_access(writer, site), zero = wd_constant(writer, 0);
    const uint32_t vertices = wd_emit_select(writer, ok, wd_index_word(writer, instruction->words[1]), zero);
    const uint32_t primitives =
        wd_emit_select(writer, ok, wd_index_word(writer, instruction->words[2]), zero);
    WD_EMIT(writer, SpvOpSetMeshOutputsEXT, vertices, primitives);
}

// result = ok ? value : zero
static void write_zero_unless(wd_writer *writer, const wd_spirv_instruction *instruction, uint32_t ok,
                              uint32_t value) {
    const uint32_t failed = wd_new_id(writer), merge = wd_new_id(writer);
    const uint32_t zero = zero_of(writer, instruction), from = writer->at.label;
    branch(writer, ok, merge, failed, merge);
    wd_writer_begin_block(writer, failed);
    WD_EMIT(writer, SpvOpBranch, merge);
    merge_value(writer, instruction, merge, 0, value, from, zero, failed);
}

// Whether the check decides the index of a descriptor, and no later one of the site does.
static bool decides_index(const wd_writer *writer, const wd_site *site, uint32_t number) {
    const wd_root *roots = writer->analysis->tracking->roots.items;
    const wd_condition *check = check_of(writer, site, number);
    for (uint32_t i = number + 1; i < site->num_checks; i++) {
        const wd_condition *other = check_of(writer, site, i);
        if (clamps(other) && wd_same_root(&roots[other->root], &roots[check->root])) {
            return false;
        }
    }
    return clamps(check) && check->kind != WD_CONDITION_INDEX && check->word;
}

// Whether the state of a descriptor whose index is clamped is known.
static bool has_word(const wd_writer *writer, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (decides_index(writer, site, i)) {
            return true;
        }
    }
    return false;
}

// Writes the condition that the descriptors that the access uses were written: where a check fails, those that replace
// the application's. The indices have been clamped.
static uint32_t emit_are_written(wd_writer *writer, const wd_site *site, uint32_t ok) {
    uint32_t written = 0;
    const uint32_t holds = wd_emit_true(writer), from = writer->at.label;
    const uint32_t failed = wd_new_id(writer), merge = wd_new_id(writer);
    branch(writer, ok, merge, failed, merge);
    wd_writer_begin_block(writer, failed);
    for (uint32_t number = 0; number < site->num_checks; number++) {
        const wd_condition *check = check_of(writer, site, number);
        if (decides_index(writer, site, number)) {
            const uint32_t word =
                wd_input_load(writer, &writer->analysis->tracking->roots.items[check->root], check->clamped);
            wd_emit_and(writer, &written, wd_emit_test(writer, SpvOpINotEqual, word, wd_constant(writer, 0)));
        }
    }
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
    const uint32_t id = wd_new_id(writer);
    WD_EMIT(writer, SpvOpPhi, writer->type_bool, id, holds, from, written, failed);
    return id;
}

// written ? access : zero. Returns the value.
static uint32_t write_if_written(wd_writer *writer, const wd_site *site,
                                 const wd_spirv_instruction *instruction, uint32_t written) {
    const uint32_t zero = zero_of(writer, instruction), zero_from = writer->at.label;
    const uint32_t run = wd_new_id(writer), merge = wd_new_id(writer);
    branch(writer, written, run, merge, merge);
    wd_writer_begin_block(writer, run);
    wd_writer_restore_line(writer);
    wd_copies_emit_operands(writer, instruction, use_clamped_indices, site);
    const uint32_t value = wd_guarded_result(writer, instruction);
    wd_writer_append(writer, instruction, value);
    const uint32_t from = writer->at.label;
    WD_EMIT(writer, SpvOpBranch, merge);
    wd_writer_begin_block(writer, merge);
    const uint32_t chosen = wd_guarded_result(writer, instruction);
    WD_EMIT(writer, SpvOpPhi, instruction->result_type, chosen, value, from, zero, zero_from);
    return chosen;
}

// report unless ok; access with index ok ? index : 0; with WD_GUARD_CLAMP_ZERO the result is ok ? result : zero, and
// the access is skipped if the descriptor with index 0 was not written either.
static void write_clamped(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction) {
    make_checks(writer, site, instruction);
    clamp_indices(writer, site);
    if (site->method == WD_GUARD_CLAMP_ZERO && has_word(writer, site)) {
        const uint32_t ok = may_access(writer, site);
        const uint32_t written = emit_are_written(writer, site, ok);
        write_zero_unless(writer, instruction, ok, write_if_written(writer, site, instruction, written));
        return;
    }
    wd_writer_restore_line(writer);
    wd_copies_emit_operands(writer, instruction, use_clamped_indices, site);
    if (instruction->opcode == SpvOpSetMeshOutputsEXT) {
        write_mesh_outputs(writer, site, instruction);
        return;
    }
    if (site->method == WD_GUARD_CLAMP) {
        wd_writer_append(writer, instruction, 0);
        return;
    }
    uint32_t value = wd_guarded_result(writer, instruction);
    wd_writer_append(writer, instruction, value);
    write_zero_unless(writer, instruction, may_access(writer, site), value);
}

// Whether the instruction is a load that moves to the store of its result.
static bool moves_away(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_narrow *narrow = wd_narrow_find(writer->analysis, instruction);
    return narrow && narrow->method == WD_NARROW_COPY;
}

// Whether the instruction uses a ray query that always begins.
static bool has_always_begun(const wd_writer *writer, const wd_site *site) {
    return check_of(writer, site, 0)->kind == WD_CONDITION_QUERY &&
           !writer->analysis->subjects->ray_queries.count;
}

void wd_site_emit(wd_writer *writer, const wd_site *site, const wd_spirv_instruction *instruction) {
    if (has_always_begun(writer, site)) {
        wd_writer_append(writer, instruction, 0);
        return;
    }
    if (instruction->opcode == SpvOpUnreachable) {
        wd_unreachable_emit(writer, check_of(writer, site, 0), instruction);
        return;
    }
    if (writer->options->mode == WD_INSTRUMENT_GUARD) {
        if (moves_away(writer, instruction)) {
            make_checks(writer, site, instruction);
            wd_writer_restore_line(writer);
        } else if (site->method == WD_GUARD_SKIP) {
            write_skipped(writer, site, instruction);
        } else {
            write_clamped(writer, site, instruction);
        }
        return;
    }
    uint32_t piece = writer->at.piece;
    make_checks(writer, site, instruction);
    if (writer->at.piece != piece) {
        wd_writer_restore_line(writer);
    }
    wd_copies_emit_sampled_images(writer, instruction);
    wd_ray_query_emit_begin(writer, instruction, 0);
    wd_writer_append(writer, instruction, 0);
}
