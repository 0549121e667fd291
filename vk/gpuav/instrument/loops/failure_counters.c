// Failures that are counted, and reported when the invocation ends.
//
// Compilers that inline every function copy the code that writes a record to each call, with a loop for its atomic and
// one for its store: a shader with forty such calls took a hundred times as long to compile. If a buffer has no index,
// or a constant one, and the offset is constant too, all words of the record are known, except the descriptor's word.
// Such a check adds to a counter in a private variable, of one or a few bits. One function (counter_reports.c), called
// where the invocation ends, writes the records, in the order of the module's instructions.
//
// A check that may run more often than its bits can count reports immediately: in functions that a loop calls, or many
// calls. In a loop it counts once, like other checks in loops (deferred_reports.c).
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"
#include "vk/gpuav/record/record_layout.h"

// Limits: the runs of a function; and the calls of the function that writes the records, if they exceed a fraction of
// the checks, because its code grows with the checks.
enum { MAX_RUNS = 255, FEW_CALLS = 4, CHECKS_A_CALL = 4 };

// The calls of functions that write one record that a compiler which inlines every function may have to copy. Each has
// an atomic and a loop: compilers for CPUs took 50 ms for each. With more calls, all reports are kept.
enum { MAX_WRITERS = 8 };

// UINT32_MAX runs: unknown.
enum { ENDLESS = UINT32_MAX };

typedef struct call {
    uint32_t caller; // The numbers of the functions.
    uint32_t callee;
    bool in_loop;
} call;

// function_facts describes a function: how often an invocation may run it, how many copies a compiler makes that
// inlines every function, whether it has a loop, and the number of instructions that end the invocation, without
// returns.
typedef struct function_facts {
    uint32_t runs;
    uint32_t copies;
    uint32_t num_callers; // Calls that have not been counted yet.
    uint32_t num_ends;
    uint32_t num_returns;
    bool is_entry;
    bool is_wrapped; // An entry point with several returns, which reports after its function.
    bool has_loop;
    bool has_immediate_loop; // As in wd_deferral.
} function_facts;

typedef struct survey {
    wd_writer *writer;
    function_facts *functions; // With one more.
    uint32_t *number_of;       // By id: the number of the function, plus one.
    uint64_t num_kept;         // Checks whose reports may be kept.
    uint32_t *points_of;       // By site: the number of points where its reports are written.
    WD_VECTOR(call) calls;
    // The current function.
    uint32_t function;
    uint32_t loop_end; // The merge block of the outermost loop: its label's instruction; 0: outside loops.
    size_t first_call; // Of the current function.
    size_t next_site;
    size_t block_site; // The first site of the current block, and of the outermost loop.
    size_t loop_site;
    uint32_t num_flushes; // Of the outermost loop.
    bool has_open_loops;  // A branch leaves some loop for another block.
} survey;

static bool is_return(uint32_t opcode) {
    return opcode == SpvOpReturn || opcode == SpvOpReturnValue;
}

// Conditions

// The descriptor's index, if it is constant or there is none.
static bool constant_index(const wd_analysis *analysis, const wd_root *root, uint32_t *index) {
    uint64_t value = 0;
    if (root->num_indices > 1 || !root->complete ||
        (root->num_indices && !wd_spirv_module_constant(analysis->module, root->indices[0], &value))) {
        return false;
    }
    *index = (uint32_t)value;
    return value < UINT32_MAX;
}

// Whether all words of the condition's record are constant, except the descriptor's word.
static bool is_constant(const wd_analysis *analysis, const wd_condition *condition) {
    uint32_t index;
    if (condition->kind != WD_CONDITION_BOUNDS && condition->kind != WD_CONDITION_STATE) {
        return false;
    }
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_array *array = wd_array_at(analysis, root->array);
    return !wd_optional_has(condition->guard) && !array->is_unknown && !array->facts[WD_FACT_WORD] &&
           array->input && wd_array_in_input(array) && constant_index(analysis, root, &index) &&
           (condition->kind == WD_CONDITION_STATE ||
            !analysis->tracking->locations.items[condition->subject].num_terms);
}

// The survey of functions

static uint32_t label_index(const survey *survey, uint32_t id) {
    wd_spirv_instruction label;
    return wd_spirv_module_find_opcode(survey->writer->module, id, SpvOpLabel, &label) ? label.index : 0;
}

// A loop's blocks are between its header and its merge block, if no branch inside leads past it.
static void read_branch(survey *survey, const wd_spirv_instruction *branch) {
    wd_spirv_id_cursor cursor = wd_spirv_ids(branch);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        survey->has_open_loops |= label_index(survey, branch->words[word]) > survey->loop_end;
    }
}

static wd_status read_call(survey *survey, const wd_spirv_instruction *instruction) {
    const uint32_t id = instruction->words[3];
    const uint32_t callee = id < wd_spirv_module_num_ids(survey->writer->module) ? survey->number_of[id] : 0;
    call *added = callee ? WD_VECTOR_PUSH(&survey->writer->analysis->allocator, &survey->calls) : NULL;
    if (!added) {
        return callee ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    }
    *added = (call){survey->function, callee - 1, survey->loop_end != 0};
    survey->functions[callee - 1].num_callers++;
    return WD_OK;
}

// Counts the points where the outermost loop, which ends here, writes its reports.
static void end_loop(survey *survey) {
    const wd_site_list *list = &survey->writer->analysis->list;
    uint64_t num_checks = 0;
    for (size_t i = survey->loop_site; i < survey->next_site; i++) {
        num_checks += list->sites.items[i].num_checks;
    }
    const bool waits = !survey->has_open_loops && wd_loops_may_wait(num_checks, survey->num_flushes);
    survey->functions[survey->function].has_immediate_loop |= num_checks && !waits;
    for (size_t i = survey->loop_site; waits && i < survey->next_site; i++) {
        survey->points_of[i] = survey->num_flushes;
    }
}

static void begin_block(survey *survey, const wd_spirv_instruction *label) {
    survey->block_site = survey->next_site;
    if (survey->loop_end && label->index == survey->loop_end) {
        end_loop(survey);
        survey->loop_end = 0;
    }
}

static void read_site(survey *survey, const wd_spirv_instruction *instruction) {
    const wd_site_list *list = &survey->writer->analysis->list;
    if (survey->next_site < list->sites.count &&
        list->sites.items[survey->next_site].instruction == instruction->index) {
        survey->points_of[survey->next_site++] = 1;
    }
}

static wd_status read_instruction(survey *survey, const wd_spirv_instruction *instruction) {
    function_facts *facts = &survey->functions[survey->function];
    const uint32_t opcode = wd_loops_written_opcode(survey->writer, instruction);
    read_site(survey, instruction);
    survey->num_flushes += survey->loop_end && wd_loops_must_flush_before(survey->writer, opcode);
    switch (opcode) {
    case SpvOpLabel:
        begin_block(survey, instruction);
        break;
    case SpvOpLoopMerge:
        facts->has_loop = true;
        if (!survey->loop_end) {
            const uint32_t end = label_index(survey, instruction->words[1]);
            survey->has_open_loops |= end <= instruction->index;
            survey->loop_end = end;
            survey->loop_site = survey->block_site;
            survey->num_flushes = 1; // The merge block.
        }
        break;
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
        if (survey->loop_end) {
            read_branch(survey, instruction);
        }
        break;
    case SpvOpFunctionCall:
        return read_call(survey, instruction);
    default:
        facts->num_returns += is_return(opcode);
        facts->num_ends += !is_return(opcode) && wd_loops_may_end_invocation(opcode);
        break;
    }
    return WD_OK;
}

static wd_status read_function(survey *survey, const wd_function *function) {
    wd_status status = WD_OK;
    wd_spirv_instruction instruction;
    survey->loop_end = 0;
    survey->has_open_loops = false;
    survey->first_call = survey->calls.count;
    for (uint32_t i = function->begin; !status && i < function->end; i++) {
        wd_spirv_module_instruction(survey->writer->module, i, &instruction);
        status = read_instruction(survey, &instruction);
    }
    for (size_t i = survey->first_call; survey->has_open_loops && i < survey->calls.count; i++) {
        survey->calls.items[i].in_loop = true;
    }
    survey->functions[survey->function].has_immediate_loop |= survey->has_open_loops;
    return status;
}

// Counts the runs of functions. A function is counted after all its callers; recursive functions never are.
static wd_status count_runs(survey *survey) {
    const size_t count = survey->writer->analysis->list.functions.count;
    wd_arena *arena = survey->writer->arena;
    uint32_t *ready = wd_arena_alloc_zero(arena, count + 1, sizeof *ready);
    uint32_t *first_of =
        wd_arena_alloc_zero(arena, count + 1, sizeof *first_of); // Calls are sorted by caller.
    uint32_t num_ready = 0;
    if (!ready || !first_of) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = survey->calls.count; i > 0; i--) {
        first_of[survey->calls.items[i - 1].caller] = (uint32_t)i;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (!survey->functions[i].num_callers) {
            ready[num_ready++] = i;
        }
    }
    for (uint32_t i = 0; i < num_ready; i++) {
        const uint32_t caller = ready[i];
        const uint64_t runs = survey->functions[caller].runs;
        size_t at = first_of[caller];
        for (; at && at <= survey->calls.count && survey->calls.items[at - 1].caller == caller; at++) {
            const call *call = &survey->calls.items[at - 1];
            function_facts *callee = &survey->functions[call->callee];
            const uint64_t sum = call->in_loop && runs ? ENDLESS : callee->runs + runs;
            const uint64_t copies = (uint64_t)callee->copies + survey->functions[caller].copies;
            callee->runs = sum < ENDLESS ? (uint32_t)sum : ENDLESS;
            callee->copies = copies < ENDLESS ? (uint32_t)copies : ENDLESS;
            if (!--callee->num_callers) {
                ready[num_ready++] = call->callee;
            }
        }
    }
    return WD_OK;
}

static wd_status make_survey(survey *survey) {
    wd_writer *writer = survey->writer;
    const wd_analysis *analysis = writer->analysis;
    const uint32_t num_ids = wd_spirv_module_num_ids(writer->module);
    survey->functions =
        wd_arena_alloc_zero(writer->arena, analysis->list.functions.count + 1, sizeof *survey->functions);
    survey->number_of = wd_arena_alloc_zero(writer->arena, num_ids + 1u, sizeof *survey->number_of);
    survey->points_of =
        wd_arena_alloc_zero(writer->arena, analysis->list.sites.count + 1, sizeof *survey->points_of);
    if (!survey->functions || !survey->number_of || !survey->points_of) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < analysis->list.functions.count; i++) {
        const uint32_t id = analysis->list.functions.items[i].id;
        if (id < num_ids) {
            survey->number_of[id] = i + 1;
        }
    }
    wd_spirv_entry_point entry_point;
    for (uint32_t i = 0; wd_spirv_module_entry_point(writer->module, i, &entry_point); i++) {
        const uint32_t number = entry_point.function < num_ids ? survey->number_of[entry_point.function] : 0;
        if (number) {
            // An invocation has one entry point, even if several share the function.
            survey->functions[number - 1].is_entry = true;
            survey->functions[number - 1].runs = survey->functions[number - 1].copies = 1;
        }
    }
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < analysis->list.functions.count; i++) {
        survey->function = i;
        status = read_function(survey, &analysis->list.functions.items[i]);
        function_facts *facts = &survey->functions[i];
        facts->is_wrapped = facts->is_entry && facts->num_returns > 1 &&
                            wd_entries_may_call_at_end(writer, analysis->list.functions.items[i].id);
    }
    return status ? status : count_runs(survey);
}

// Which checks are counted

// The number of bits that count a function's runs; 0: its checks are not counted.
static uint32_t bits_of(const function_facts *facts) {
    uint32_t bits = 0;
    if (facts->num_callers || facts->runs > MAX_RUNS || (facts->runs > 1 && facts->has_loop)) {
        return 0;
    }
    while (facts->runs >> bits) {
        bits++;
    }
    return bits;
}

static wd_status add_counter(wd_writer *writer, wd_condition *condition, uint32_t instruction,
                             uint32_t bits) {
    const wd_analysis *analysis = writer->analysis;
    const wd_root *root = wd_root_at(analysis, condition->root);
    const wd_array *array = wd_array_at(analysis, root->array);
    const bool uniform = array->descriptor->kind == WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER;
    const bool is_full =
        writer->loops->counters.counter_bits % WD_COUNTER_WORD_BITS + bits > WD_COUNTER_WORD_BITS;
    const uint32_t first =
        is_full ? writer->loops->counters.counter_bits / WD_COUNTER_WORD_BITS * WD_COUNTER_WORD_BITS +
                      WD_COUNTER_WORD_BITS
                : writer->loops->counters.counter_bits;
    if (first / WD_COUNTER_WORD_BITS >= WD_MAX_COUNTER_WORDS) {
        return WD_OK; // The check reports immediately.
    }
    wd_failure_counter *added =
        WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->counters.failure_counters);
    if (!added) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    const uint32_t error =
        uniform ? WD_RECORD_ERROR_UNIFORM_BUFFER_BOUNDS : WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS;
    *added = (wd_failure_counter){.instruction = instruction,
                                  .error = wd_failure_error(condition, error),
                                  .last = condition->kind == WD_CONDITION_BOUNDS ? condition->last : 0,
                                  .head = wd_input_head_index(writer, array->input->set),
                                  .word = first / WD_COUNTER_WORD_BITS,
                                  .shift = first % WD_COUNTER_WORD_BITS,
                                  .bits = bits};
    constant_index(analysis, root, &added->index);
    added->position = array->input->first + 1 + added->index;
    writer->loops->counters.counter_bits = first + bits;
    condition->counter = wd_optional(writer->loops->counters.failure_counters.count - 1);
    return WD_OK;
}

// Whether few instructions call the function that writes the records.
static bool is_reported_rarely(const survey *survey) {
    uint64_t num_calls = 0;
    for (size_t i = 0; i < survey->writer->analysis->list.functions.count; i++) {
        const function_facts *facts = &survey->functions[i];
        num_calls += facts->runs || facts->num_callers ? facts->num_ends : 0;
        num_calls += !facts->is_entry ? 0 : facts->is_wrapped ? 1 : facts->num_returns;
    }
    return num_calls <= FEW_CALLS ||
           num_calls * CHECKS_A_CALL <=
               survey->writer->loops->counters.failure_counters.count + survey->num_kept;
}

// Whether an invocation runs the function at most once.
static bool runs_once(const function_facts *facts) {
    return !facts->num_callers && facts->runs == 1;
}

// Whether the reports of the function's checks are kept, because an invocation makes each at most once.
static bool may_keep(const function_facts *facts) {
    return runs_once(facts) && !facts->has_immediate_loop;
}

// Counts the calls, in all copies of the functions, that write a record when a check fails.
static uint64_t count_writers(const survey *survey) {
    const wd_site_list *list = &survey->writer->analysis->list;
    uint64_t count = survey->num_kept > WD_MAX_KEPT_REPORTS ? survey->num_kept - WD_MAX_KEPT_REPORTS : 0;
    size_t site = 0;
    for (size_t i = 0; i < list->functions.count; i++) {
        const function_facts *facts = &survey->functions[i];
        const size_t end = site + list->functions.items[i].num_sites;
        const bool are_kept = survey->num_kept && may_keep(facts);
        for (; site < end; site++) {
            const wd_site *at = &list->sites.items[site];
            for (uint32_t j = 0; !are_kept && j < at->num_checks; j++) {
                const wd_site_check *check = &list->site_checks.items[at->first_check + j];
                const bool is_counted = wd_optional_has(list->conditions.items[check->condition].counter);
                count +=
                    check->repeated || is_counted ? 0 : (uint64_t)facts->copies * survey->points_of[site];
            }
        }
    }
    return count;
}

// Counts the calls of the function that writes kept records.
static uint64_t count_report_points(const survey *survey) {
    uint64_t count = 0;
    for (size_t i = 0; i < survey->writer->analysis->list.functions.count; i++) {
        const function_facts *facts = &survey->functions[i];
        count += (uint64_t)facts->copies * facts->num_ends;
        count += !facts->is_entry ? 0 : facts->is_wrapped ? 1 : facts->num_returns;
    }
    return count;
}

// Whether all reports are kept: fewer records have to be written then.
static bool must_keep_all(const survey *survey) {
    const uint64_t num_writers = count_writers(survey);
    return num_writers > MAX_WRITERS && count_report_points(survey) * CHECKS_A_CALL <= num_writers;
}

static wd_status choose_checks(survey *survey) {
    wd_writer *writer = survey->writer;
    wd_analysis *analysis = writer->analysis;
    wd_status status = WD_OK;
    size_t site = 0;
    for (size_t i = 0; i < analysis->list.functions.count; i++) {
        const size_t end = site + analysis->list.functions.items[i].num_sites;
        const uint32_t bits = writer->options->input ? bits_of(&survey->functions[i]) : 0;
        for (; site < end; site++) {
            const wd_site *at = &analysis->list.sites.items[site];
            for (uint32_t j = 0; bits && !status && j < at->num_checks; j++) {
                const wd_site_check *check = &analysis->list.site_checks.items[at->first_check + j];
                wd_condition *condition = &analysis->list.conditions.items[check->condition];
                if (!check->repeated && is_constant(analysis, condition)) {
                    status = add_counter(writer, condition, at->instruction, bits);
                }
                survey->num_kept += !check->repeated && !wd_optional_has(condition->counter) &&
                                    may_keep(&survey->functions[i]);
            }
        }
    }
    if (!status && !is_reported_rarely(survey)) {
        for (size_t i = 0; i < analysis->list.conditions.count; i++) {
            analysis->list.conditions.items[i].counter = (wd_optional_index){0};
        }
        writer->loops->counters.failure_counters.count = 0;
        survey->num_kept = 0;
    }
    return status;
}

// Finds the functions that write the records: entry points before returns, all functions before other ends.
//
// Compilers that inline every function copy the code that writes records to each call, so an entry point with several
// returns gets one call after its function.
static wd_status choose_report_points(survey *survey) {
    wd_writer *writer = survey->writer;
    const size_t count = writer->analysis->list.functions.count;
    writer->loops->counters.counter_reports =
        wd_arena_alloc_zero(writer->arena, count + 1, sizeof *writer->loops->counters.counter_reports);
    if (!writer->loops->counters.counter_reports) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        const function_facts *facts = &survey->functions[i];
        if (facts->is_wrapped) {
            wd_entries_call_at_end(writer, writer->analysis->list.functions.items[i].id,
                                   writer->loops->counters.report_counted);
        }
        writer->loops->counters.counter_reports[i] = facts->is_entry && !facts->is_wrapped
                                                         ? WD_COUNTER_REPORTS_AT_RETURN
                                                     : facts->num_ends != 0 ? WD_COUNTER_REPORTS_AT_END
                                                                            : WD_COUNTER_REPORTS_NONE;
    }
    return WD_OK;
}

// Notes the functions whose reports may be kept.
static wd_status choose_functions(survey *survey) {
    wd_counters *counters = &survey->writer->loops->counters;
    const size_t count = survey->writer->analysis->list.functions.count;
    counters->may_keep = wd_arena_alloc_zero(survey->writer->arena, count + 1, sizeof(bool));
    counters->is_repeated =
        counters->keeps_all ? wd_arena_alloc_zero(survey->writer->arena, count + 1, sizeof(bool)) : NULL;
    if (!counters->may_keep || (counters->keeps_all && !counters->is_repeated)) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < count; i++) {
        counters->may_keep[i] = runs_once(&survey->functions[i]);
        if (counters->is_repeated) {
            counters->is_repeated[i] = survey->functions[i].copies > 1;
        }
    }
    return WD_OK;
}

// add_first_read notes a word that a check reads, of which the caller wants to read few.
static void add_first_read(wd_writer *writer, const wd_condition *condition) {
    if (condition->kind != WD_CONDITION_BOUNDS && condition->kind != WD_CONDITION_STATE) {
        return;
    }
    const wd_root *root = wd_root_at(writer->analysis, condition->root);
    const wd_array *array = wd_array_at(writer->analysis, root->array);
    if (wd_hoisted_reads(array) && wd_array_in_input(array)) {
        wd_first_reads_add(writer, array->input, root->num_indices != 0);
    }
}

// choose_first_reads finds the words that functions with several copies read: compilers that inline every function
// copy the reads, and do not know that stores to other buffers leave them as they are.
static void choose_first_reads(wd_writer *writer) {
    const wd_site_list *list = &writer->analysis->list;
    size_t site = 0;
    for (size_t i = 0; writer->options->input && i < list->functions.count; i++) {
        const size_t end = site + list->functions.items[i].num_sites;
        for (; site < end; site++) {
            const wd_site *at = &list->sites.items[site];
            for (uint32_t j = 0; writer->loops->counters.is_repeated[i] && j < at->num_checks; j++) {
                const wd_site_check *check = &list->site_checks.items[at->first_check + j];
                add_first_read(writer, &list->conditions.items[check->condition]);
            }
        }
    }
}

static wd_status declare_counter_words(wd_writer *writer) {
    wd_counters *counters = &writer->loops->counters;
    counters->num_counter_words =
        counters->failure_counters.count
            ? (counters->counter_bits + WD_COUNTER_WORD_BITS - 1) / WD_COUNTER_WORD_BITS
            : 0;
    counters->counter_words =
        wd_arena_alloc_zero(writer->arena, counters->num_counter_words + 1, sizeof *counters->counter_words);
    if (!counters->counter_words) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (uint32_t i = 0; i < counters->num_counter_words; i++) {
        counters->counter_words[i] =
            wd_companion_declare(writer, 0, writer->type_uint, writer->type_uint, "warden.failures");
    }
    return WD_OK;
}

wd_status wd_counters_declare(wd_writer *writer) {
    wd_counters *counters = &writer->loops->counters;
    if (writer->options->immediate_reports || !writer->analysis->list.conditions.count) {
        return WD_OK;
    }
    survey survey = {.writer = writer};
    wd_status status = make_survey(&survey);
    status = status ? status : choose_checks(&survey);
    counters->keeps_all = !status && must_keep_all(&survey);
    const bool is_needed =
        !status && (counters->failure_counters.count || survey.num_kept || counters->keeps_all);
    if (is_needed) {
        counters->report_counted = wd_spirv_builder_id(writer->builder);
        wd_spirv_builder_name(writer->builder, counters->report_counted, "warden.report_failures");
        status = choose_report_points(&survey);
        status = status ? status : choose_functions(&survey);
        if (!status && counters->is_repeated) {
            choose_first_reads(writer);
        }
        status = status ? status : declare_counter_words(writer);
    }
    wd_free(&writer->analysis->allocator, survey.calls.items);
    return status;
}

wd_status wd_counters_interface(wd_writer *writer, wd_interface_ids *ids) {
    wd_status status = WD_OK;
    for (uint32_t i = 0; !status && i < writer->loops->counters.num_counter_words; i++) {
        status = wd_interface_add(writer, ids, writer->loops->counters.counter_words[i]);
    }
    return status;
}

// Writing

static uint32_t load(wd_writer *writer, uint32_t word) {
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, writer->loops->counters.counter_words[word]);
}

void wd_counters_count(wd_writer *writer, const wd_condition *condition) {
    wd_spirv_builder *builder = writer->builder;
    const wd_failure_counter *counter =
        &writer->loops->counters.failure_counters.items[wd_optional_get(condition->counter)];
    const uint32_t one = wd_spirv_builder_uint(builder, 1u << counter->shift);
    const uint32_t added = wd_emit_select(writer, condition->ok, wd_spirv_builder_uint(builder, 0), one);
    const uint32_t old = load(writer, counter->word);
    // A counter of one bit cannot exceed it; but loops may run the check again.
    const uint32_t sum = wd_emit_word(writer, counter->bits == 1 ? SpvOpBitwiseOr : SpvOpIAdd, old, added);
    WD_EMIT(writer, SpvOpStore, writer->loops->counters.counter_words[counter->word], sum);
}

bool wd_counters_are_reported_in(const wd_writer *writer, size_t function) {
    return writer->loops->counters.report_counted &&
           writer->loops->counters.counter_reports[function] != WD_COUNTER_REPORTS_NONE;
}

void wd_counters_before(wd_writer *writer, const wd_spirv_instruction *instruction) {
    const uint32_t opcode = wd_loops_written_opcode(writer, instruction);
    if (!writer->loops->counters.report_counted || !wd_loops_may_end_invocation(opcode)) {
        return;
    }
    const wd_counter_reports ends = writer->loops->counters.counter_reports[writer->at.function];
    if (ends == WD_COUNTER_REPORTS_AT_RETURN || (ends == WD_COUNTER_REPORTS_AT_END && !is_return(opcode))) {
        const uint32_t report = writer->loops->counters.report_counted;
        wd_added_note_call(writer, report, ends != WD_COUNTER_REPORTS_AT_RETURN);
        WD_EMIT(writer, SpvOpFunctionCall, writer->type_void, wd_spirv_builder_id(writer->builder), report);
    }
}
