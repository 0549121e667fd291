#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

static wd_condition *check_of(const wd_rewrite *rewrite, const wd_site *site, uint32_t i) {
    const wd_analysis *analysis = rewrite->analysis;
    return &analysis->conditions.items[analysis->site_checks.items[site->first_check + i].condition];
}

static bool is_repeated(const wd_rewrite *rewrite, const wd_site *site, uint32_t i) {
    return rewrite->analysis->site_checks.items[site->first_check + i].repeated;
}

// Branches on `condition`. `otherwise` may be `merge`.
static void branch(wd_rewrite *rewrite, uint32_t condition, uint32_t then, uint32_t otherwise,
                   uint32_t merge) {
    WD_EMIT(rewrite, SpvOpSelectionMerge, merge, SpvSelectionControlMaskNone);
    WD_EMIT(rewrite, SpvOpBranchConditional, condition, then, otherwise);
}

// Whether the site's check is to be reported in a branch; others an earlier site has reported, or they need none.
static bool is_reported(const wd_rewrite *rewrite, const wd_site *site, uint32_t i) {
    return !is_repeated(rewrite, site, i) && !wd_check_is_deferred(rewrite, check_of(rewrite, site, i));
}

static uint32_t count_reported(const wd_rewrite *rewrite, const wd_site *site) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        count += is_reported(rewrite, site, i);
    }
    return count;
}

// Whether something is done where the check holds, or where it does not: what is kept of an index is seen from what was kept.
static bool is_needed(const wd_rewrite *rewrite, const wd_site *site, uint32_t i) {
    const wd_condition *check = check_of(rewrite, site, i);
    return rewrite->options->mode == WD_INSTRUMENT_GUARD || check->is_guard ||
           (!is_repeated(rewrite, site, i) &&
            (check->kind != WD_CONDITION_INDEX || !wd_check_is_deferred(rewrite, check)));
}

static void emit_checks(wd_rewrite *rewrite, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (is_needed(rewrite, site, i)) {
            wd_check_emit(rewrite, check_of(rewrite, site, i));
        }
    }
}

// Keeps what the site's checks have to report behind the loop, where that takes no branch.
static void defer_failures(wd_rewrite *rewrite, const wd_site *site,
                           const wd_spirv_instruction *instruction) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(rewrite, site, i);
        if (!is_repeated(rewrite, site, i) && wd_check_is_deferred(rewrite, check)) {
            wd_check_defer(rewrite, check, instruction->index);
        }
    }
}

// The condition that all checks of the site hold, or all that are reported in a branch; they are emitted already.
static uint32_t all_ok(wd_rewrite *rewrite, const wd_site *site, bool only_reported) {
    uint32_t ok = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (only_reported && !is_reported(rewrite, site, i)) {
            continue;
        }
        const wd_condition *check = check_of(rewrite, site, i);
        const uint32_t holds = only_reported ? check->ok : wd_bounds_guard(rewrite, check);
        if (holds) {
            wd_emit_and(rewrite, &ok, holds);
        }
    }
    return ok;
}

// The condition under which the access is made.
static uint32_t may_access(wd_rewrite *rewrite, const wd_site *site) {
    const uint32_t ok = all_ok(rewrite, site, false);
    return ok ? ok : wd_check_true(rewrite);
}

// Whether robustness allows a failure of one of the site's checks: then that is reported apart from the access.
static bool has_allowed(const wd_rewrite *rewrite, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (check_of(rewrite, site, i)->is_allowed) {
            return true;
        }
    }
    return false;
}

// if (!ok) report(); and one mistake gives one report: bounds of a buffer that the index did not mean are not told.
static void report_unless(wd_rewrite *rewrite, const wd_condition *check,
                          const wd_spirv_instruction *instruction) {
    wd_spirv_builder *builder = rewrite->builder;
    uint32_t ok = check->ok;
    if (check->guard) {
        uint32_t bad_index = wd_spirv_builder_id(builder), either = wd_spirv_builder_id(builder);
        WD_EMIT(rewrite, SpvOpLogicalNot, rewrite->type_bool, bad_index,
                rewrite->analysis->conditions.items[check->guard - 1].ok);
        WD_EMIT(rewrite, SpvOpLogicalOr, rewrite->type_bool, either, ok, bad_index);
        ok = either;
    }
    uint32_t failed = wd_spirv_builder_id(builder), merge = wd_spirv_builder_id(builder);
    branch(rewrite, ok, merge, failed, merge);
    wd_rewrite_begin_block(rewrite, failed);
    wd_check_report(rewrite, check, instruction->index);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, merge);
}

static bool loses_pointer(const wd_rewrite *rewrite, const wd_site *site,
                          const wd_spirv_instruction *instruction) {
    return rewrite->lost_pointer && site->method == WD_GUARD_SKIP && instruction->result_type &&
           wd_zero_holds_pointer(rewrite->module, instruction->result_type);
}

// The block that control reaches when a check of the site failed: reports those that failed, and goes to `merge`.
static void write_failed_block(wd_rewrite *rewrite, uint32_t label, const wd_site *site,
                               const wd_spirv_instruction *instruction, uint32_t merge) {
    wd_rewrite_begin_block(rewrite, label);
    for (uint32_t i = 0; i < site->num_checks; i++) {
        const wd_condition *check = check_of(rewrite, site, i);
        if (!is_reported(rewrite, site, i)) {
            continue;
        }
        if (site->num_checks == 1) {
            wd_check_report(rewrite, check, instruction->index);
        } else {
            report_unless(rewrite, check, instruction);
        }
    }
    if (loses_pointer(rewrite, site, instruction)) {
        wd_address_note_lost_pointer(rewrite);
    }
    WD_EMIT(rewrite, SpvOpBranch, merge);
}

// Makes the site's checks that no earlier site has made, one by one, and reports those that fail.
static void make_exact_checks(wd_rewrite *rewrite, const wd_site *site,
                              const wd_spirv_instruction *instruction) {
    emit_checks(rewrite, site);
    defer_failures(rewrite, site, instruction);
    if (!count_reported(rewrite, site)) {
        return;
    }
    uint32_t failed = wd_spirv_builder_id(rewrite->builder), merge = wd_spirv_builder_id(rewrite->builder);
    branch(rewrite, all_ok(rewrite, site, true), merge, failed, merge);
    write_failed_block(rewrite, failed, site, instruction, merge);
    wd_rewrite_begin_block(rewrite, merge);
}

// Summaries

// Whether the site's check is one that a summary answers for.
static bool is_covered_by_summary(const wd_rewrite *rewrite, const wd_site *site, uint32_t i) {
    return !is_repeated(rewrite, site, i) && wd_summary_covers(rewrite, check_of(rewrite, site, i));
}

// Whether another check of the site that a summary answers for is about the same descriptor.
static bool is_index_covered_by_summary(const wd_rewrite *rewrite, const wd_site *site, uint32_t number) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        if (is_covered_by_summary(rewrite, site, i) && check_of(rewrite, site, i)->guard == number + 1) {
            return true;
        }
    }
    return false;
}

// Whether summaries answer for all that the site is to check.
static bool has_summary(const wd_rewrite *rewrite, const wd_site *site) {
    uint32_t count = 0;
    for (uint32_t i = 0; rewrite->loop && i < site->num_checks; i++) {
        const wd_condition *check = check_of(rewrite, site, i);
        const uint32_t number = (uint32_t)(check - rewrite->analysis->conditions.items);
        if (is_repeated(rewrite, site, i)) {
            if (!check->ok && is_needed(rewrite, site, i)) {
                return false;
            }
        } else if (is_covered_by_summary(rewrite, site, i)) {
            count++;
        } else if (check->kind != WD_CONDITION_INDEX || !is_index_covered_by_summary(rewrite, site, number)) {
            return false;
        }
    }
    return count != 0;
}

// Writes whether the summaries say that the site's checks all hold. The checks of indices, which tell of other sites as well, are emitted.
static uint32_t emit_summary_checks(wd_rewrite *rewrite, const wd_site *site) {
    uint32_t all = 0;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(rewrite, site, i);
        if (check->kind == WD_CONDITION_INDEX) {
            wd_check_emit(rewrite, check);
        } else if (is_covered_by_summary(rewrite, site, i)) {
            wd_emit_and(rewrite, &all, wd_summary_emit(rewrite, check));
        }
    }
    return all;
}

// What was written for a check in a branch does not hold behind it.
static void forget_branch(wd_rewrite *rewrite, wd_condition *check) {
    memset(check->clamped, 0, sizeof check->clamped);
    check->clamped_in = 0;
    if (check->guard) {
        forget_branch(rewrite, &rewrite->analysis->conditions.items[check->guard - 1]);
    }
}

// if (the summaries do not say that all is good) make_exact_checks();
static void make_checks_by_summary(wd_rewrite *rewrite, const wd_site *site,
                                   const wd_spirv_instruction *instruction) {
    const uint32_t good = emit_summary_checks(rewrite, site), from = rewrite->label;
    const uint32_t exact = wd_spirv_builder_id(rewrite->builder),
                   merge = wd_spirv_builder_id(rewrite->builder);
    branch(rewrite, good, merge, exact, merge);
    wd_rewrite_begin_block(rewrite, exact);
    rewrite->in_exact_branch = true;
    make_exact_checks(rewrite, site, instruction);
    rewrite->in_exact_branch = false;
    const uint32_t exact_end = rewrite->label;
    WD_EMIT(rewrite, SpvOpBranch, merge);
    wd_rewrite_begin_block(rewrite, merge);
    const uint32_t holds = wd_check_true(rewrite);
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(rewrite, site, i);
        forget_branch(rewrite, check);
        check->by_summary |= is_covered_by_summary(rewrite, site, i);
        if (rewrite->options->mode == WD_INSTRUMENT_GUARD && is_covered_by_summary(rewrite, site, i)) {
            const uint32_t ok = wd_spirv_builder_id(rewrite->builder);
            WD_EMIT(rewrite, SpvOpPhi, rewrite->type_bool, ok, holds, from, check->ok, exact_end);
            check->ok = ok;
        }
    }
}

// Makes the site's checks that no earlier site has made, and reports those that fail.
static void make_checks(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction) {
    if (has_summary(rewrite, site)) {
        make_checks_by_summary(rewrite, site, instruction);
    } else {
        make_exact_checks(rewrite, site, instruction);
    }
}

// Copies

// Whether the indices of the check's root are to be replaced where it fails. Bounds that OpArrayLength told leave the
// descriptor as it is: it is a good one. Those that a summary tells do so as well: an index that is the same for all invocations stays that,
// which makes the access in a loop several times as fast as a choice that each offset decides anew.
static bool clamps(const wd_condition *check) {
    return check->kind == WD_CONDITION_INDEX || (!check->is_allowed && check->guard && check->word &&
                                                 !(check->by_summary && check->kind == WD_CONDITION_BOUNDS));
}

// Whether the access may have any index in bounds where the check fails, because it is in a branch then that is not taken.
static bool wraps(const wd_site *site, const wd_condition *check) {
    return site->method == WD_GUARD_SKIP && check->wrapped;
}

// The site's check whose root the chain is a part of, the one of the state if there are two; NULL: its indices need no
// check.
static wd_condition *check_of_chain(const wd_rewrite *rewrite, const wd_site *site, const wd_trace *chain) {
    const wd_root *part = &rewrite->analysis->roots.items[chain->roots[0]];
    wd_condition *found = NULL;
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(rewrite, site, i);
        const wd_root *root = &rewrite->analysis->roots.items[check->root];
        if (clamps(check) && root->array == part->array &&
            memcmp(root->indices, part->indices, part->num_indices * sizeof *part->indices) == 0) {
            found = check;
        }
    }
    return found;
}

static void use_clamped_indices(wd_rewrite *rewrite, const wd_site *site, const wd_trace *chain,
                                size_t position) {
    enum { FIRST_INDEX = 4 };
    wd_condition *check = check_of_chain(rewrite, site, chain);
    size_t num_words;
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    if (!check || position + FIRST_INDEX + chain->num_dimensions > num_words) {
        return;
    }
    for (uint32_t i = 0; i < chain->num_dimensions; i++) {
        words[position + FIRST_INDEX + i] =
            wraps(site, check) ? check->wrapped : check->clamped[chain->first_dimension + i];
    }
}

// Writes a copy of a trace's instruction. `site` NULL: of that alone; else what it is made of is copied first.
static void copy_trace(wd_rewrite *rewrite, wd_trace *trace, const wd_site *site) {
    if (trace->copy_set == rewrite->copying) {
        return;
    }
    wd_spirv_instruction instruction;
    wd_spirv_module_instruction(rewrite->module, trace->instruction, &instruction);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); site && word; word = wd_spirv_next_id(&cursor)) {
        wd_trace *part = wd_analysis_trace(rewrite->analysis, instruction.words[word]);
        if (part && wd_trace_copies_with(trace, part)) {
            copy_trace(rewrite, part, site);
        }
    }
    uint32_t id = trace->id;
    if (!trace->dropped || trace->taken) {
        id = wd_spirv_builder_id(rewrite->builder);
        wd_rewrite_decorate(rewrite, trace->id, id, false);
    }
    trace->taken = true;
    size_t position = wd_rewrite_append(rewrite, &instruction, id);
    if (site && trace->kind == WD_TRACE_CHAIN) {
        use_clamped_indices(rewrite, site, trace, position);
    }
    trace->copy_set = rewrite->copying;
    trace->copy_piece = rewrite->piece;
    trace->copy_id = id;
}

// Copies what the consumer's operands are made of into the block being written.
static void copy_operands(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction) {
    rewrite->copying++;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_trace *trace = wd_analysis_trace(rewrite->analysis, instruction->words[word]);
        if (trace && trace->copied) {
            copy_trace(rewrite, trace, site);
        }
    }
}

void wd_site_copy_sampled_images(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    rewrite->copying++;
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_trace *trace = wd_analysis_trace(rewrite->analysis, instruction->words[word]);
        if (!trace || trace->kind != WD_TRACE_SAMPLED_IMAGE) {
            continue;
        }
        if (trace->copy_piece == rewrite->piece) {
            trace->copy_set = rewrite->copying;
        } else {
            copy_trace(rewrite, trace, NULL);
        }
    }
}

// Whether the trace has no original in front of instruction `begin`.
static bool is_dropped_before(const wd_trace *trace, uint32_t begin) {
    return trace && trace->dropped && trace->instruction < begin;
}

void wd_site_copy_dropped(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t begin) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        wd_trace *trace = wd_analysis_trace(rewrite->analysis, instruction->words[word]);
        if (!is_dropped_before(trace, begin) || trace->copy_set == rewrite->copying) {
            continue;
        }
        wd_spirv_instruction made;
        wd_spirv_module_instruction(rewrite->module, trace->instruction, &made);
        wd_site_copy_dropped(rewrite, &made, trace->instruction); // Depths are bounded (WD_MAX_TRACE_DEPTH).
        copy_trace(rewrite, trace, NULL);
    }
}

// Forms

// Emits ok ? index : 0 for every index that the site's checks look at.
static void clamp_indices(wd_rewrite *rewrite, const wd_site *site) {
    for (uint32_t i = 0; i < site->num_checks; i++) {
        wd_condition *check = check_of(rewrite, site, i);
        if (!clamps(check) || wraps(site, check)) {
            continue;
        }
        const wd_root *root = &rewrite->analysis->roots.items[check->root];
        for (uint32_t d = 0; d < root->num_indices; d++) {
            wd_check_clamp(rewrite, check, d);
        }
    }
}

// Writes what takes the place of a guarded instruction's result; 0: it has none.
static uint32_t zero_of(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    return instruction->result ? wd_zero_write(rewrite, instruction->result_type) : 0;
}

// Ends a selection whose branches computed a value: `merge` takes what is in `variable` or, without any, `value` from block `from` and
// `zero` from `zero_from`.
static void merge_value(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t merge,
                        uint32_t variable, uint32_t value, uint32_t from, uint32_t zero, uint32_t zero_from) {
    wd_rewrite_begin_block(rewrite, merge);
    if (variable) {
        wd_rewrite_restore_line(rewrite);
        WD_EMIT(rewrite, SpvOpLoad, instruction->result_type, instruction->result, variable);
        return;
    }
    if (instruction->result) {
        WD_EMIT(rewrite, SpvOpPhi, instruction->result_type, instruction->result, value, from, zero,
                zero_from);
    }
    wd_rewrite_restore_line(rewrite);
}

// A new id for the result of a guarded instruction, whose own id becomes the merged value's; 0: it has no result.
static uint32_t guarded_result(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    if (!instruction->result) {
        return 0;
    }
    uint32_t id = wd_spirv_builder_id(rewrite->builder);
    wd_rewrite_decorate(rewrite, instruction->result, id, false);
    return id;
}

// Narrow values

// The type that integers of 8 or 16 bits, or vectors of them, are widened to.
static uint32_t wide_type(wd_rewrite *rewrite, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find_opcode(rewrite->module, type_id, SpvOpTypeVector, &type)
               ? wd_spirv_builder_type_vector(rewrite->builder, rewrite->type_uint, type.words[3])
               : rewrite->type_uint;
}

// Writes what has to happen to a narrow value in the branch that loads it; returns the id that is to be chosen instead of it, or 0.
static uint32_t prepare_narrow(wd_rewrite *rewrite, const wd_narrow *narrow,
                               const wd_spirv_instruction *instruction, uint32_t value) {
    wd_analysis *analysis = rewrite->analysis;
    if (narrow->method == WD_NARROW_WIDEN) {
        uint32_t wide = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpSConvert, wide_type(rewrite, instruction->result_type), wide, value);
        return wide;
    }
    for (uint32_t next = narrow->first_conversion; next; next = analysis->conversions.items[next - 1].next) {
        enum { OPERAND = 3 };
        wd_conversion *conversion = &analysis->conversions.items[next - 1];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(rewrite->module, conversion->instruction, &convert);
        conversion->value = guarded_result(rewrite, &convert);
        size_t num_words, position = wd_rewrite_append(rewrite, &convert, conversion->value);
        uint32_t *words = wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
        if (position + OPERAND < num_words) {
            words[position + OPERAND] = instruction->result;
        }
    }
    return 0;
}

// Makes the zero values that prepare_narrow's values may be replaced by, in front of the branch.
static uint32_t zero_of_narrow(wd_rewrite *rewrite, const wd_narrow *narrow,
                               const wd_spirv_instruction *instruction) {
    wd_analysis *analysis = rewrite->analysis;
    if (narrow->method == WD_NARROW_WIDEN) {
        return wd_zero_write(rewrite, wide_type(rewrite, instruction->result_type));
    }
    for (uint32_t next = narrow->first_conversion; next; next = analysis->conversions.items[next - 1].next) {
        wd_conversion *conversion = &analysis->conversions.items[next - 1];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(rewrite->module, conversion->instruction, &convert);
        conversion->zero = wd_zero_write(rewrite, convert.result_type);
    }
    return 0;
}

// merge_value of a narrow value: of what prepare_narrow made of it.
static void merge_narrow(wd_rewrite *rewrite, wd_narrow *narrow, const wd_spirv_instruction *instruction,
                         uint32_t merge, uint32_t value, uint32_t from, uint32_t zero, uint32_t zero_from) {
    wd_analysis *analysis = rewrite->analysis;
    wd_rewrite_begin_block(rewrite, merge);
    if (narrow->method == WD_NARROW_WIDEN) {
        uint32_t wide = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpPhi, wide_type(rewrite, instruction->result_type), wide, value, from, zero,
                zero_from);
        wd_rewrite_restore_line(rewrite);
        WD_EMIT(rewrite, SpvOpSConvert, instruction->result_type, instruction->result, wide);
        return;
    }
    for (uint32_t next = narrow->first_conversion; next; next = analysis->conversions.items[next - 1].next) {
        const wd_conversion *conversion = &analysis->conversions.items[next - 1];
        wd_spirv_instruction convert;
        wd_spirv_module_instruction(rewrite->module, conversion->instruction, &convert);
        WD_EMIT(rewrite, SpvOpPhi, convert.result_type, convert.result, conversion->value, from,
                conversion->zero, zero_from);
    }
    narrow->is_hoisted = true;
    wd_rewrite_restore_line(rewrite);
}

// Writes the load that moves to the store `instruction`, if one does, and returns its result; 0: none does.
static uint32_t write_moved_load(wd_rewrite *rewrite, const wd_site *site,
                                 const wd_spirv_instruction *instruction) {
    const wd_narrow *narrow = wd_narrow_moved_to(rewrite->analysis, instruction);
    wd_spirv_instruction load;
    if (!narrow || !wd_spirv_module_instruction(rewrite->module, narrow->load, &load)) {
        return 0;
    }
    // One that is converted as well has its own id where it stands, else in front of the first store.
    const bool is_own = narrow->method == WD_NARROW_COPY && narrow->store == instruction->index;
    const uint32_t id = is_own ? load.result : wd_spirv_builder_id(rewrite->builder);
    if (id != load.result) {
        wd_rewrite_decorate(rewrite, load.result, id, false);
    }
    copy_operands(rewrite, site, &load);
    wd_rewrite_append(rewrite, &load, id);
    return id;
}

// Writes an access; of a store whose object was loaded for it, that is `object`.
static void append_access(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, uint32_t result,
                          uint32_t object) {
    enum { OBJECT = 2 };
    size_t num_words, position = wd_rewrite_append(rewrite, instruction, result);
    uint32_t *words = wd_spirv_builder_section(rewrite->builder, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    if (object && position + OBJECT < num_words) {
        words[position + OBJECT] = object;
    }
}

// ok ? access : report and zero. The
// access uses clamped indices all the same: drivers that turn branches into masks run it for invocations that failed.
static void write_skipped(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction) {
    wd_spirv_builder *builder = rewrite->builder;
    const bool loses = loses_pointer(rewrite, site, instruction);
    const bool allowed = has_allowed(rewrite, site);
    const bool reports_early = allowed || (!loses && has_summary(rewrite, site));
    if (reports_early) {
        make_checks(rewrite, site, instruction);
    } else {
        emit_checks(rewrite, site);
    }
    uint32_t ok = may_access(rewrite, site);
    wd_ray_query_emit_begin(rewrite, instruction, ok);
    const bool reports = !reports_early && (count_reported(rewrite, site) != 0 || loses);
    if (reports) {
        defer_failures(rewrite, site,
                       instruction); // In front of those that the branch keeps: records have an order.
    }
    clamp_indices(rewrite, site);
    uint32_t valid = wd_spirv_builder_id(builder), merge = wd_spirv_builder_id(builder);
    const bool notes_lost = allowed && loses; // What failed is reported already.
    uint32_t failed = reports || notes_lost ? wd_spirv_builder_id(builder) : merge;
    wd_narrow *narrow = wd_narrow_find(rewrite->analysis, instruction);
    uint32_t zero = narrow ? zero_of_narrow(rewrite, narrow, instruction) : zero_of(rewrite, instruction);
    uint32_t zero_from = rewrite->label;
    uint32_t variable =
        instruction->result && !narrow ? wd_loops_result_variable(rewrite, instruction->result_type) : 0;
    if (variable) {
        WD_EMIT(rewrite, SpvOpStore, variable, zero);
    }
    branch(rewrite, ok, valid, failed, merge);
    wd_rewrite_begin_block(rewrite, valid);
    wd_rewrite_restore_line(rewrite);
    const uint32_t object = write_moved_load(rewrite, site, instruction);
    copy_operands(rewrite, site, instruction);
    // A value that only conversions use stays in the branch under its own name.
    const bool stays = narrow && narrow->method == WD_NARROW_CONVERT;
    uint32_t value = stays ? 0 : guarded_result(rewrite, instruction);
    append_access(rewrite, instruction, value, object);
    value = narrow ? prepare_narrow(rewrite, narrow, instruction, value) : value;
    if (variable) {
        WD_EMIT(rewrite, SpvOpStore, variable, value);
    }
    WD_EMIT(rewrite, SpvOpBranch, merge);
    if (reports) {
        write_failed_block(rewrite, failed, site, instruction, merge);
        zero_from = rewrite->label;
    } else if (notes_lost) {
        wd_rewrite_begin_block(rewrite, failed);
        wd_address_note_lost_pointer(rewrite);
        WD_EMIT(rewrite, SpvOpBranch, merge);
        zero_from = rewrite->label;
    }
    if (narrow) {
        merge_narrow(rewrite, narrow, instruction, merge, value, valid, zero, zero_from);
    } else {
        merge_value(rewrite, instruction, merge, variable, value, valid, zero, zero_from);
    }
    if (!reports && !reports_early) {
        defer_failures(rewrite, site, instruction);
    }
}

// report unless ok; access with index ok ? index : 0; with WD_GUARD_CLAMP_ZERO the result is then ok ? result : zero.
static void write_clamped(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction) {
    wd_spirv_builder *builder = rewrite->builder;
    make_checks(rewrite, site, instruction);
    clamp_indices(rewrite, site);
    wd_rewrite_restore_line(rewrite);
    copy_operands(rewrite, site, instruction);
    if (site->method == WD_GUARD_CLAMP) {
        wd_rewrite_append(rewrite, instruction, 0);
        return;
    }
    uint32_t value = guarded_result(rewrite, instruction);
    wd_rewrite_append(rewrite, instruction, value);
    uint32_t ok = may_access(rewrite, site);
    uint32_t failed = wd_spirv_builder_id(builder), merge = wd_spirv_builder_id(builder);
    uint32_t zero = zero_of(rewrite, instruction), from = rewrite->label;
    branch(rewrite, ok, merge, failed, merge);
    wd_rewrite_begin_block(rewrite, failed);
    WD_EMIT(rewrite, SpvOpBranch, merge);
    merge_value(rewrite, instruction, merge, 0, value, from, zero, failed);
}

// Whether the instruction is a load that is written in front of the store of what it loads.
static bool moves_away(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_narrow *narrow = wd_narrow_find(rewrite->analysis, instruction);
    return narrow && narrow->method == WD_NARROW_COPY;
}

// Whether the instruction asks a ray query, which has begun whatever happens.
static bool has_always_begun(const wd_rewrite *rewrite, const wd_site *site) {
    return check_of(rewrite, site, 0)->kind == WD_CONDITION_QUERY && !rewrite->analysis->ray_queries.count;
}

void wd_site_emit(wd_rewrite *rewrite, const wd_site *site, const wd_spirv_instruction *instruction) {
    if (has_always_begun(rewrite, site)) {
        wd_rewrite_append(rewrite, instruction, 0);
        return;
    }
    if (rewrite->options->mode == WD_INSTRUMENT_GUARD) {
        if (moves_away(rewrite, instruction)) {
            make_checks(rewrite, site, instruction);
            wd_rewrite_restore_line(rewrite);
        } else if (site->method == WD_GUARD_SKIP) {
            write_skipped(rewrite, site, instruction);
        } else {
            write_clamped(rewrite, site, instruction);
        }
        return;
    }
    uint32_t piece = rewrite->piece;
    make_checks(rewrite, site, instruction);
    if (rewrite->piece != piece) {
        wd_rewrite_restore_line(rewrite);
    }
    wd_site_copy_sampled_images(rewrite, instruction);
    wd_rewrite_append(rewrite, instruction, 0);
}
