// The loops that can have two versions (loop_versions.c).
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

// Loops with more instructions, with those of the functions that they call, are not copied: the cost of their checks is
// small compared to the rest.
enum { MAX_INSTRUCTIONS = 1024 };

// Instructions of loops with two versions

// Whether invocations may run an instruction in different versions of a loop: it exchanges no data with other
// invocations (barriers, groups, derivatives), and does not end the invocation.
static bool has_no_group_effect(uint32_t opcode) {
    return (opcode >= SpvOpImageTexelPointer && opcode <= SpvOpCopyMemory) ||
           (opcode >= SpvOpAccessChain && opcode <= SpvOpArrayLength) ||
           opcode == SpvOpInBoundsPtrAccessChain ||
           (opcode >= SpvOpVectorExtractDynamic && opcode <= SpvOpTranspose) || opcode == SpvOpSampledImage ||
           opcode == SpvOpImageSampleExplicitLod || opcode == SpvOpImageSampleDrefExplicitLod ||
           opcode == SpvOpImageSampleProjExplicitLod || opcode == SpvOpImageSampleProjDrefExplicitLod ||
           (opcode >= SpvOpImageFetch && opcode <= SpvOpImageQuerySize) || opcode == SpvOpImageQueryLevels ||
           opcode == SpvOpImageQuerySamples || (opcode >= SpvOpConvertFToU && opcode <= SpvOpBitcast) ||
           (opcode >= SpvOpSNegate && opcode <= SpvOpSMulExtended) ||
           (opcode >= SpvOpAny && opcode <= SpvOpFUnordGreaterThanEqual) ||
           (opcode >= SpvOpShiftRightLogical && opcode <= SpvOpBitCount) ||
           (opcode >= SpvOpAtomicLoad && opcode <= SpvOpAtomicXor);
}

static bool is_flow(uint32_t opcode) {
    return (opcode >= SpvOpPhi && opcode <= SpvOpSwitch) || opcode == SpvOpUnreachable ||
           opcode == SpvOpUndef || opcode == SpvOpNop || opcode == SpvOpLine || opcode == SpvOpNoLine;
}

static bool is_known_set(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    enum { FIRST_INTERPOLATION = 76, LAST_INTERPOLATION = 78 }; // Of GLSL.std.450.
    const wd_analysis *analysis = writer->analysis;
    const uint32_t set = instruction->words[3], number = instruction->words[4];
    if (set == analysis->features.glsl_set) {
        return number < FIRST_INTERPOLATION || number > LAST_INTERPOLATION;
    }
    return wd_is_debug_instruction(analysis, instruction);
}

static bool may_be_repeated(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    return has_no_group_effect(instruction->opcode) || is_flow(instruction->opcode) ||
           (instruction->opcode == SpvOpExtInst && is_known_set(writer, instruction));
}

static bool frames_function(uint32_t opcode) {
    return opcode == SpvOpFunction || opcode == SpvOpFunctionParameter || opcode == SpvOpFunctionEnd ||
           opcode == SpvOpReturn || opcode == SpvOpReturnValue || opcode == SpvOpVariable ||
           opcode == SpvOpFunctionCall;
}

// Whether another function chooses a descriptor by an index. In a version that does not run, it may have any value.
static bool is_indexed_elsewhere(const wd_writer *writer) {
    const wd_analysis *analysis = writer->analysis;
    const wd_function *function = &analysis->list.functions.items[writer->at.function];
    for (size_t i = 0; i < analysis->tracking->traces.count; i++) {
        const wd_trace *trace = &analysis->tracking->traces.items[i];
        if (trace->kind == WD_TRACE_CHAIN && trace->num_dimensions &&
            (trace->instruction < function->begin || trace->instruction >= function->end)) {
            return true;
        }
    }
    return false;
}

// Whether a loop of two versions may call functions. All functions of the module are examined, because few loops call
// any.
static bool may_call(wd_writer *writer) {
    if (!writer->loops->versions.is_plain_known) {
        writer->loops->versions.is_plain_known = writer->loops->versions.is_plain = true;
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(writer->module);
             writer->loops->versions.is_plain && wd_spirv_module_instruction(writer->module, i, &instruction);
             i++) {
            writer->loops->versions.is_plain =
                frames_function(instruction.opcode) || may_be_repeated(writer, &instruction);
        }
    }
    if (writer->loops->versions.is_plain && !writer->loops->versions.are_calls_known) {
        writer->loops->versions.are_calls_known = true;
        writer->loops->versions.is_indexed_elsewhere = is_indexed_elsewhere(writer);
    }
    return writer->loops->versions.is_plain && !writer->loops->versions.is_indexed_elsewhere;
}

bool wd_version_may_be_null(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeBool || type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat ||
            type.opcode == SpvOpTypeVector);
}

// Whether an OpPhi may have the decorations of the id.
static bool has_general_decorations(const wd_writer *writer, uint32_t id) {
    wd_spirv_instruction instruction;
    for (wd_optional_index next = writer->decorations.heads[id]; wd_optional_has(next);
         next = writer->decorations.list.items[wd_optional_get(next)].next) {
        wd_spirv_module_instruction(
            writer->module, writer->decorations.list.items[wd_optional_get(next)].instruction, &instruction);
        if (instruction.opcode != SpvOpDecorate || (instruction.words[2] != SpvDecorationRelaxedPrecision &&
                                                    instruction.words[2] != SpvDecorationNonUniform)) {
            return false;
        }
    }
    return true;
}

bool wd_version_is_non_uniform(const wd_writer *writer, uint32_t id) {
    wd_spirv_instruction instruction;
    for (wd_optional_index next = writer->decorations.heads[id]; wd_optional_has(next);
         next = writer->decorations.list.items[wd_optional_get(next)].next) {
        wd_spirv_module_instruction(
            writer->module, writer->decorations.list.items[wd_optional_get(next)].instruction, &instruction);
        if (instruction.opcode != SpvOpDecorate || instruction.words[2] == SpvDecorationNonUniform) {
            return true; // Or a decoration of a group, which may be.
        }
    }
    return false;
}

uint32_t wd_version_dimensions(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    const wd_trace *trace = instruction->result ? wd_trace_of(writer->analysis, instruction->result) : NULL;
    return trace && trace->kind == WD_TRACE_CHAIN ? trace->num_dimensions : 0;
}

// Whether the indices of descriptors can be masked.
static bool has_masked_indices(const wd_writer *writer, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction value, type;
    const uint32_t num_dimensions = wd_version_dimensions(writer, instruction);
    for (uint32_t i = 0; i < num_dimensions; i++) {
        if (!wd_find_integer(writer->module, instruction->words[4 + i], &value, &type) ||
            type.words[2] != 32) {
            return false;
        }
    }
    return true;
}

// Reading a loop

// loop_reading is a loop that is being read. `uses`: by instruction from the header's label on, how often the loop uses
// its result. `num_copied`: the instructions of a copy whose calls are inlined.
typedef struct loop_reading {
    wd_writer *writer;
    wd_loop_bounds loop;
    uint32_t *uses;
    uint32_t num_copied;
    uint32_t merge_uses;
    uint32_t after_phis; // The first instruction of the header after its phis.
} loop_reading;

// Counts the use of `id`. False: it is a label outside the loop.
static bool add_use_of(loop_reading *reading, uint32_t id) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find(reading->writer->module, id, &made)) {
        return false;
    }
    if (wd_loop_has(&reading->loop, made.index)) {
        reading->uses[made.index - reading->loop.begin]++;
        return true;
    }
    reading->merge_uses += id == reading->loop.merge;
    return made.opcode != SpvOpLabel || id == reading->loop.merge;
}

static bool note_switch(loop_reading *reading, const wd_spirv_instruction *branch) {
    const wd_spirv_module *module = reading->writer->module;
    wd_spirv_instruction value, type, label;
    if (!wd_find_integer(module, branch->words[1], &value, &type) || type.words[2] > 32) {
        return false;
    }
    for (uint32_t word = 4; word < branch->num_words; word += 2) {
        if (!wd_spirv_module_find_opcode(module, branch->words[word], SpvOpLabel, &label) ||
            !wd_loop_has(&reading->loop, label.index)) {
            return false;
        }
    }
    return true;
}

// The phis of the header and of the merge block are split; others stay unchanged.
static bool note_phi(loop_reading *reading, const wd_spirv_instruction *phi, bool is_split) {
    if (is_split && !wd_version_may_be_null(reading->writer->module, phi->result_type)) {
        return false;
    }
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        wd_spirv_instruction parent;
        if (!wd_spirv_module_find_opcode(reading->writer->module, phi->words[word + 1], SpvOpLabel,
                                         &parent)) {
            return false;
        }
        const bool is_outside = !wd_loop_has(&reading->loop, parent.index);
        if (is_outside && phi->index >= reading->after_phis) {
            return false;
        }
        if (!is_outside &&
            (!add_use_of(reading, phi->words[word]) || !add_use_of(reading, phi->words[word + 1]))) {
            return false;
        }
    }
    return true;
}

// The function with the id; NULL: the module has none.
static const wd_function *find_function(const wd_writer *writer, uint32_t id) {
    const wd_analysis *analysis = writer->analysis;
    wd_spirv_instruction declared;
    if (!wd_spirv_module_find_opcode(writer->module, id, SpvOpFunction, &declared)) {
        return NULL;
    }
    size_t low = 0, high = analysis->list.functions.count;
    while (low < high) {
        const size_t middle = low + (high - low) / 2;
        if (analysis->list.functions.items[middle].end <= declared.index) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    const wd_function *function =
        low < analysis->list.functions.count ? &analysis->list.functions.items[low] : NULL;
    return function && function->id == id ? function : NULL;
}

// Counts the instructions of a function, and of those that it calls, as instructions of the copy. False: there are too
// many, or they include checks. Compilers that inline every function would compile these checks, and the loop versions
// of the function, for both versions of the loop.
static bool note_called_function(loop_reading *reading, uint32_t id) {
    const wd_function *function = find_function(reading->writer, id);
    if (!function || function->num_sites ||
        function->end - function->begin > MAX_INSTRUCTIONS - reading->num_copied) {
        return false;
    }
    reading->num_copied += function->end - function->begin;
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; i < function->end; i++) {
        wd_spirv_module_instruction(reading->writer->module, i, &instruction);
        if (instruction.opcode == SpvOpFunctionCall && !note_called_function(reading, instruction.words[3])) {
            return false;
        }
    }
    return true;
}

static bool note_call(loop_reading *reading, const wd_spirv_instruction *call) {
    return may_call(reading->writer) && note_called_function(reading, call->words[3]);
}

static bool note_instruction(loop_reading *reading, const wd_spirv_instruction *instruction) {
    wd_writer *writer = reading->writer;
    if (instruction->opcode == SpvOpLabel) {
        return true;
    }
    if (instruction->opcode == SpvOpPhi) {
        return note_phi(reading, instruction, instruction->index < reading->after_phis);
    }
    const bool is_good = instruction->opcode == SpvOpFunctionCall ? note_call(reading, instruction)
                                                                  : may_be_repeated(writer, instruction);
    if (!is_good || !has_masked_indices(writer, instruction) ||
        (instruction->opcode == SpvOpSwitch && !note_switch(reading, instruction))) {
        return false;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (!add_use_of(reading, instruction->words[word])) {
            return false;
        }
    }
    return true;
}

// Reads the loop and the phis after it. False: it cannot have two versions.
static bool read_instructions(loop_reading *reading) {
    const wd_spirv_module *module = reading->writer->module;
    wd_spirv_instruction instruction;
    reading->after_phis = wd_first_after_phis(reading->writer->analysis, reading->loop.begin, NULL);
    for (uint32_t i = reading->loop.begin; i < reading->loop.end; i++) {
        wd_spirv_module_instruction(module, i, &instruction);
        if (!note_instruction(reading, &instruction)) {
            return false;
        }
    }
    for (uint32_t i = reading->loop.end + 1;
         wd_spirv_module_instruction(module, i, &instruction) && !wd_spirv_ends_block(instruction.opcode);
         i++) {
        if (instruction.opcode == SpvOpLoopMerge ||
            (instruction.opcode == SpvOpPhi && !note_phi(reading, &instruction, true))) {
            return false;
        }
    }
    return reading->merge_uses == reading->writer->analysis->uses[reading->loop.merge];
}

static bool add_live_out(wd_writer *writer, const wd_spirv_instruction *made) {
    wd_live_out *added = WD_VECTOR_PUSH(&writer->analysis->allocator, &writer->loops->versions.live_outs);
    if (!added) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return false;
    }
    *added = (wd_live_out){.id = made->result, .type = made->result_type};
    return wd_version_may_be_null(writer->module, made->result_type) &&
           has_general_decorations(writer, made->result);
}

// Finds the values that are used after the loop: either version provides them. False: some cannot be provided.
static bool find_live_outs(loop_reading *reading) {
    wd_writer *writer = reading->writer;
    wd_spirv_instruction made;
    for (uint32_t i = reading->loop.begin + 1; i < reading->loop.end; i++) {
        wd_spirv_module_instruction(writer->module, i, &made);
        if (made.result && writer->analysis->uses[made.result] != reading->uses[i - reading->loop.begin] &&
            (made.opcode == SpvOpLabel || !add_live_out(writer, &made))) {
            return false;
        }
    }
    const uint32_t end = wd_first_after_phis(writer->analysis, reading->loop.end, NULL);
    for (uint32_t i = reading->loop.end + 1; i < end; i++) {
        wd_spirv_module_instruction(writer->module, i, &made);
        if (made.opcode == SpvOpPhi && !add_live_out(writer, &made)) {
            return false;
        }
    }
    return true;
}

// Whether a check after the loop depends on one inside it.
static bool is_asked_later(const wd_writer *writer, const wd_condition *condition, uint32_t end) {
    const wd_condition *conditions = writer->analysis->list.conditions.items;
    return condition->last_site >= end || (wd_optional_has(condition->guard) &&
                                           conditions[wd_optional_get(condition->guard)].last_site >= end);
}

// Finds the sites of the loop. False: there are none, or checks after the loop depend on them.
static bool find_sites(const loop_reading *reading, size_t *end_site) {
    const wd_writer *writer = reading->writer;
    const wd_analysis *analysis = writer->analysis;
    size_t at = writer->at.next_site;
    for (; at < analysis->list.sites.count && analysis->list.sites.items[at].instruction < reading->loop.end;
         at++) {
        const wd_site *site = &analysis->list.sites.items[at];
        for (uint32_t i = 0; i < site->num_checks; i++) {
            const uint32_t number = analysis->list.site_checks.items[site->first_check + i].condition;
            if (is_asked_later(writer, &analysis->list.conditions.items[number], reading->loop.end)) {
                return false;
            }
        }
    }
    *end_site = at;
    return at > writer->at.next_site;
}

static bool is_possible(wd_writer *writer) {
    const wd_analysis *analysis = writer->analysis;
    return writer->loops->deferral.loop &&
           (writer->options->version_loops || writer->options->speculate_loops) &&
           !writer->loops->versions.version.loop.end && analysis->uses && !analysis->narrow.load_of &&
           !analysis->list.functions.items[writer->at.function].has_facts;
}

static bool find_bounds(const wd_writer *writer, const wd_spirv_instruction *label, wd_loop_bounds *loop) {
    const wd_function *function = &writer->analysis->list.functions.items[writer->at.function];
    wd_spirv_instruction merge, end;
    const uint32_t at = writer->loops->versions.headers.items[writer->loops->versions.next_header - 1].merge;
    wd_spirv_module_instruction(writer->module, at, &merge);
    if (!wd_spirv_module_find_opcode(writer->module, merge.words[1], SpvOpLabel, &end) ||
        end.index <= label->index || end.index >= function->end ||
        end.index - label->index > MAX_INSTRUCTIONS) {
        return false;
    }
    *loop = (wd_loop_bounds){.begin = label->index,
                             .end = end.index,
                             .header = label->result,
                             .merge = merge.words[1],
                             .continues = merge.words[2]};
    return true;
}

static bool reserve(wd_writer *writer, const wd_loop_bounds *loop) {
    const size_t num_ids = wd_spirv_module_num_ids(writer->module) + 1u;
    if (!writer->loops->versions.versioned) {
        writer->loops->versions.versioned =
            wd_arena_alloc_zero(writer->arena, num_ids, sizeof *writer->loops->versions.versioned);
    }
    const size_t size = loop->end - loop->begin;
    const bool has =
        writer->loops->versions.versioned &&
        WD_VECTOR_RESERVE(&writer->analysis->allocator, &writer->loops->versions.loop_uses, size);
    if (!has) {
        wd_writer_fail(writer, WD_ERROR_OUT_OF_MEMORY);
        return false;
    }
    memset(writer->loops->versions.loop_uses.items, 0, size * sizeof(uint32_t));
    return true;
}

static const wd_loop_header *next_header(wd_writer *writer, uint32_t label) {
    while (writer->loops->versions.next_header < writer->loops->versions.headers.count &&
           writer->loops->versions.headers.items[writer->loops->versions.next_header].label < label) {
        writer->loops->versions.next_header++;
    }
    return writer->loops->versions.next_header < writer->loops->versions.headers.count &&
                   writer->loops->versions.headers.items[writer->loops->versions.next_header].label == label
               ? &writer->loops->versions.headers.items[writer->loops->versions.next_header++]
               : NULL;
}

bool wd_version_read(wd_writer *writer, const wd_spirv_instruction *label, wd_loop_bounds *loop,
                     size_t *end_site) {
    loop_reading reading = {.writer = writer};
    if (!next_header(writer, label->index) || !is_possible(writer) ||
        !find_bounds(writer, label, &reading.loop) || !find_sites(&reading, end_site) ||
        !reserve(writer, &reading.loop)) {
        return false;
    }
    *loop = reading.loop;
    reading.uses = writer->loops->versions.loop_uses.items;
    reading.num_copied = reading.loop.end - reading.loop.begin;
    writer->loops->versions.live_outs.count = 0;
    return read_instructions(&reading) && find_live_outs(&reading);
}
