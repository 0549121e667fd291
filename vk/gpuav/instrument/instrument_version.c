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
// neighbours are written twice. A
// loop goes into one copy, the outermost one that can be written twice: the module grows by its size at most.
#include <spirv/unified1/spirv.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// Loops of more instructions are not written twice: what checks cost in them is little beside the rest.
enum { MOST_INSTRUCTIONS = 1024 };

// The block in front of both versions, which takes the header's label, as the parent in a phi until ids are renamed.
enum { FRONT = 0 };

static const wd_spirv_section FUNCTIONS = WD_SPIRV_SECTION_FUNCTIONS;

// What may stand in a loop that is written twice

// Whether invocations may run an instruction in two versions of a loop, some of them in the one and some in the other: none that
// exchanges anything with its neighbours (barriers, groups, derivatives), and none that ends an invocation.
static bool is_alone(uint32_t opcode) {
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

static bool is_known_set(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    enum { FIRST_INTERPOLATION = 76, LAST_INTERPOLATION = 78 }; // Of GLSL.std.450.
    const wd_analysis *analysis = rewrite->analysis;
    const uint32_t set = instruction->words[3], number = instruction->words[4];
    if (set == analysis->glsl_set) {
        return number < FIRST_INTERPOLATION || number > LAST_INTERPOLATION;
    }
    return set == analysis->debug_sets[0] || set == analysis->debug_sets[1];
}

static bool may_be_repeated(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    return is_alone(instruction->opcode) || is_flow(instruction->opcode) ||
           (instruction->opcode == SpvOpExtInst && is_known_set(rewrite, instruction));
}

static bool frames_function(uint32_t opcode) {
    return opcode == SpvOpFunction || opcode == SpvOpFunctionParameter || opcode == SpvOpFunctionEnd ||
           opcode == SpvOpReturn || opcode == SpvOpReturnValue || opcode == SpvOpVariable ||
           opcode == SpvOpFunctionCall;
}

// Whether another function chooses a descriptor by an index, which may be any in a version that is not run.
static bool is_indexed_elsewhere(const wd_rewrite *rewrite) {
    const wd_analysis *analysis = rewrite->analysis;
    const wd_function *function = &analysis->functions.items[rewrite->function];
    for (size_t i = 0; i < analysis->traces.count; i++) {
        const wd_trace *trace = &analysis->traces.items[i];
        if (trace->kind == WD_TRACE_CHAIN && trace->num_dimensions &&
            (trace->instruction < function->begin || trace->instruction >= function->end)) {
            return true;
        }
    }
    return false;
}

// Whether all functions of the module are such that a loop of two versions may call them: few loops call functions, so that it is not asked
// which.
static bool may_call(wd_rewrite *rewrite) {
    if (is_indexed_elsewhere(rewrite)) {
        return false;
    }
    if (!rewrite->is_plain_known) {
        rewrite->is_plain_known = rewrite->is_plain = true;
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(rewrite->module);
             rewrite->is_plain && wd_spirv_module_instruction(rewrite->module, i, &instruction); i++) {
            rewrite->is_plain = frames_function(instruction.opcode) || may_be_repeated(rewrite, &instruction);
        }
    }
    return rewrite->is_plain;
}

// Whether values of a type go through an OpPhi whatever the module can do.
static bool is_arithmetic(const wd_spirv_module *module, uint32_t type_id) {
    wd_spirv_instruction type;
    return wd_spirv_module_find(module, type_id, &type) &&
           (type.opcode == SpvOpTypeBool || type.opcode == SpvOpTypeInt || type.opcode == SpvOpTypeFloat ||
            type.opcode == SpvOpTypeVector);
}

// Whether an OpPhi may have what the id is decorated with.
static bool has_general_decorations(const wd_rewrite *rewrite, uint32_t id) {
    wd_spirv_instruction instruction;
    for (uint32_t next = rewrite->decoration_heads[id]; next;
         next = rewrite->decorations.items[next - 1].next) {
        wd_spirv_module_instruction(rewrite->module, rewrite->decorations.items[next - 1].instruction,
                                    &instruction);
        if (instruction.opcode != SpvOpDecorate || (instruction.words[2] != SpvDecorationRelaxedPrecision &&
                                                    instruction.words[2] != SpvDecorationNonUniform)) {
            return false;
        }
    }
    return true;
}

// What the bounds of values ask of the function

uint32_t wd_version_stored(const wd_spirv_instruction *store) {
    enum { OBJECT = 2, INITIALIZER = 4 };
    return store->words[store->opcode == SpvOpVariable ? INITIALIZER : OBJECT];
}

static void note_store(wd_variable_stores *stores, uint32_t instruction) {
    if (stores->count < WD_MOST_STORES) {
        stores->at[stores->count] = instruction;
    }
    stores->count++;
}

static void note_variable(wd_rewrite *rewrite, const wd_spirv_instruction *variable) {
    wd_variable_stores *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->stores);
    if (!added) {
        rewrite->failure = rewrite->failure ? rewrite->failure : WD_ERROR_OUT_OF_MEMORY;
        return;
    }
    *added = (wd_variable_stores){0};
    rewrite->versioned[variable->result].stores = (uint32_t)rewrite->stores.count;
    if (variable->num_words > 4) {
        note_store(added, variable->index);
    }
}

static void note_variable_uses(wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const bool is_debug = instruction->opcode == SpvOpExtInst &&
                          instruction->words[3] != rewrite->analysis->glsl_set &&
                          is_known_set(rewrite, instruction);
    if (instruction->opcode == SpvOpLoad || is_debug) {
        return;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        const uint32_t id = instruction->words[word];
        const uint32_t number =
            id < wd_spirv_module_num_ids(rewrite->module) ? rewrite->versioned[id].stores : 0;
        if (number && instruction->opcode == SpvOpStore && word == 1) {
            note_store(&rewrite->stores.items[number - 1], instruction->index);
        } else if (number) {
            rewrite->stores.items[number - 1].is_used_otherwise = true;
        }
    }
}

const wd_variable_stores *wd_version_stores(wd_rewrite *rewrite, uint32_t variable) {
    const wd_function *function = &rewrite->analysis->functions.items[rewrite->function];
    wd_spirv_instruction instruction;
    for (uint32_t i = function->begin; !rewrite->are_stores_known && i < function->end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        if (instruction.opcode == SpvOpVariable) {
            note_variable(rewrite, &instruction);
        } else {
            note_variable_uses(rewrite, &instruction);
        }
    }
    rewrite->are_stores_known = true;
    const uint32_t number = rewrite->versioned[variable].stores;
    const wd_variable_stores *stores = number ? &rewrite->stores.items[number - 1] : NULL;
    return stores && !stores->is_used_otherwise ? stores : NULL;
}

// Reads a constant that is the size of workgroups, and goes before the execution mode. False: it is known only when it is specialized.
static bool read_size_constant(wd_rewrite *rewrite, uint32_t id) {
    wd_spirv_instruction composite;
    if (!wd_spirv_module_find_opcode(rewrite->module, id, SpvOpConstantComposite, &composite) ||
        composite.num_words != 6) {
        return false;
    }
    for (uint32_t i = 0; i < 3; i++) {
        uint64_t value;
        if (!wd_spirv_module_constant(rewrite->module, composite.words[3 + i], &value) ||
            value > UINT32_MAX) {
            return false;
        }
        rewrite->group_size[i] = (uint32_t)value;
    }
    return true;
}

static void read_group_size(wd_rewrite *rewrite) {
    uint32_t *size = rewrite->group_size;
    bool is_known = true;
    WD_SPIRV_FOR_PART(head, rewrite->module, WD_SPIRV_PREAMBLE) {
        const bool is_mode = head.opcode == SpvOpExecutionMode || head.opcode == SpvOpExecutionModeId;
        if (is_mode && head.at[2] == SpvExecutionModeLocalSize && head.num_words > 5) {
            for (uint32_t i = 0; i < 3; i++) {
                size[i] = size[i] > head.at[3 + i] ? size[i] : head.at[3 + i];
            }
        } else if (is_mode && head.at[2] == SpvExecutionModeLocalSizeId) {
            is_known = false;
        }
    }
    WD_SPIRV_FOR_PART(head, rewrite->module, WD_SPIRV_ANNOTATIONS) {
        if (head.opcode == SpvOpDecorate && head.num_words > 3 && head.at[2] == SpvDecorationBuiltIn &&
            head.at[3] == SpvBuiltInWorkgroupSize) {
            is_known &= read_size_constant(rewrite, head.at[1]);
        }
    }
    rewrite->has_group_size = is_known && size[0] && size[1] && size[2];
}

const uint32_t *wd_version_group_size(wd_rewrite *rewrite) {
    if (!rewrite->is_group_size_known) {
        rewrite->is_group_size_known = true;
        read_group_size(rewrite);
    }
    return rewrite->has_group_size ? rewrite->group_size : NULL;
}

// The label of the block that an instruction stands in; both are in the function.
static wd_spirv_instruction label_of(const wd_rewrite *rewrite, uint32_t instruction) {
    wd_spirv_instruction label;
    while (wd_spirv_module_instruction(rewrite->module, instruction, &label) && label.opcode != SpvOpLabel) {
        instruction--;
    }
    return label;
}

uint32_t wd_version_block_of(const wd_rewrite *rewrite, uint32_t instruction) {
    return label_of(rewrite, instruction).index;
}

bool wd_version_comes_first(wd_rewrite *rewrite, uint32_t first, uint32_t second) {
    const wd_function *function = &rewrite->analysis->functions.items[rewrite->function];
    const uint32_t a = label_of(rewrite, first).result, b = label_of(rewrite, second).result;
    if (a == b) {
        return first < second;
    }
    if (!rewrite->is_dominance_known) {
        wd_status status =
            wd_dominance_read(&rewrite->dominance, rewrite->module, function->begin, function->end);
        rewrite->failure = rewrite->failure ? rewrite->failure : status;
        rewrite->is_dominance_known = !status;
    }
    return rewrite->is_dominance_known &&
           wd_dominates(&rewrite->dominance, wd_dominance_block(&rewrite->dominance, a),
                        wd_dominance_block(&rewrite->dominance, b));
}

// The dimensions of descriptor arrays that a chain has indices for; 0: it is none into such.
static uint32_t count_dimensions(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    const wd_trace *trace =
        instruction->result ? wd_analysis_trace(rewrite->analysis, instruction->result) : NULL;
    return trace && trace->kind == WD_TRACE_CHAIN ? trace->num_dimensions : 0;
}

// Whether the indices of descriptors can be masked.
static bool has_masked_indices(const wd_rewrite *rewrite, const wd_spirv_instruction *instruction) {
    wd_spirv_instruction value, type;
    const uint32_t num_dimensions = count_dimensions(rewrite, instruction);
    for (uint32_t i = 0; i < num_dimensions; i++) {
        if (!wd_find_integer(rewrite->module, instruction->words[4 + i], &value, &type) ||
            type.words[2] != 32) {
            return false;
        }
    }
    return true;
}

// Reading a loop

// loop_reading is what is found of a loop. `uses`: by instruction from the header's label on, how often the loop itself uses its result.
typedef struct loop_reading {
    wd_rewrite *rewrite;
    wd_loop_bounds loop;
    uint32_t *uses;
    uint32_t merge_uses;
    bool in_header;
} loop_reading;

static bool is_inside(const loop_reading *reading, uint32_t index) {
    return index >= reading->loop.begin && index < reading->loop.end;
}

// Counts the use of `id`. False: it is a label elsewhere.
static bool note_use(loop_reading *reading, uint32_t id) {
    wd_spirv_instruction made;
    if (!wd_spirv_module_find(reading->rewrite->module, id, &made)) {
        return false;
    }
    if (is_inside(reading, made.index)) {
        reading->uses[made.index - reading->loop.begin]++;
        return true;
    }
    reading->merge_uses += id == reading->loop.merge;
    return made.opcode != SpvOpLabel || id == reading->loop.merge;
}

static bool note_switch(loop_reading *reading, const wd_spirv_instruction *branch) {
    const wd_spirv_module *module = reading->rewrite->module;
    wd_spirv_instruction value, type, label;
    if (!wd_find_integer(module, branch->words[1], &value, &type) || type.words[2] > 32) {
        return false;
    }
    for (uint32_t word = 4; word < branch->num_words; word += 2) {
        if (!wd_spirv_module_find_opcode(module, branch->words[word], SpvOpLabel, &label) ||
            !is_inside(reading, label.index)) {
            return false;
        }
    }
    return true;
}

// The phis of the header and of the merge block are taken apart, others stay as they are.
static bool note_phi(loop_reading *reading, const wd_spirv_instruction *phi, bool is_split) {
    if (is_split && !is_arithmetic(reading->rewrite->module, phi->result_type)) {
        return false;
    }
    for (uint32_t word = 3; word + 1 < phi->num_words; word += 2) {
        wd_spirv_instruction parent;
        if (!wd_spirv_module_find_opcode(reading->rewrite->module, phi->words[word + 1], SpvOpLabel,
                                         &parent)) {
            return false;
        }
        const bool is_outside = !is_inside(reading, parent.index);
        if (is_outside && !reading->in_header) {
            return false;
        }
        if (!is_outside &&
            (!note_use(reading, phi->words[word]) || !note_use(reading, phi->words[word + 1]))) {
            return false;
        }
    }
    return true;
}

static bool note_instruction(loop_reading *reading, const wd_spirv_instruction *instruction) {
    wd_rewrite *rewrite = reading->rewrite;
    if (instruction->opcode == SpvOpLabel) {
        reading->in_header = instruction->index == reading->loop.begin;
        return true;
    }
    if (instruction->opcode == SpvOpPhi) {
        return note_phi(reading, instruction, reading->in_header);
    }
    const bool is_good =
        instruction->opcode == SpvOpFunctionCall ? may_call(rewrite) : may_be_repeated(rewrite, instruction);
    if (!is_good || !has_masked_indices(rewrite, instruction) ||
        (instruction->opcode == SpvOpSwitch && !note_switch(reading, instruction))) {
        return false;
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(instruction);
    for (uint32_t word = wd_spirv_next_id(&cursor); word; word = wd_spirv_next_id(&cursor)) {
        if (!note_use(reading, instruction->words[word])) {
            return false;
        }
    }
    return true;
}

// Reads the loop and the phis behind it. False: it cannot be written twice.
static bool read_instructions(loop_reading *reading) {
    const wd_spirv_module *module = reading->rewrite->module;
    wd_spirv_instruction instruction;
    for (uint32_t i = reading->loop.begin; i < reading->loop.end; i++) {
        wd_spirv_module_instruction(module, i, &instruction);
        if (!note_instruction(reading, &instruction)) {
            return false;
        }
    }
    reading->in_header = false;
    for (uint32_t i = reading->loop.end + 1;
         wd_spirv_module_instruction(module, i, &instruction) && !wd_spirv_ends_block(instruction.opcode);
         i++) {
        if (instruction.opcode == SpvOpLoopMerge ||
            (instruction.opcode == SpvOpPhi && !note_phi(reading, &instruction, true))) {
            return false;
        }
    }
    return reading->merge_uses == reading->rewrite->analysis->uses[reading->loop.merge];
}

static bool note_leaving(wd_rewrite *rewrite, const wd_spirv_instruction *made) {
    wd_leaving *added = WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->leaving);
    if (!added) {
        rewrite->failure = rewrite->failure ? rewrite->failure : WD_ERROR_OUT_OF_MEMORY;
        return false;
    }
    *added = (wd_leaving){.id = made->result, .type = made->result_type};
    return is_arithmetic(rewrite->module, made->result_type) &&
           has_general_decorations(rewrite, made->result);
}

// Finds what is used behind the loop: that comes out of one version or the other. False: some cannot.
static bool find_leaving(loop_reading *reading) {
    wd_rewrite *rewrite = reading->rewrite;
    wd_spirv_instruction made;
    for (uint32_t i = reading->loop.begin + 1; i < reading->loop.end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &made);
        if (made.result && rewrite->analysis->uses[made.result] != reading->uses[i - reading->loop.begin] &&
            (made.opcode == SpvOpLabel || !note_leaving(rewrite, &made))) {
            return false;
        }
    }
    for (uint32_t i = reading->loop.end + 1;
         wd_spirv_module_instruction(rewrite->module, i, &made) &&
         (made.opcode == SpvOpPhi || made.opcode == SpvOpLine || made.opcode == SpvOpNoLine);
         i++) {
        if (made.opcode == SpvOpPhi && !note_leaving(rewrite, &made)) {
            return false;
        }
    }
    return true;
}

// Whether a check behind the loop goes by one that stands in it.
static bool is_asked_later(const wd_rewrite *rewrite, const wd_condition *condition, uint32_t end) {
    const wd_condition *conditions = rewrite->analysis->conditions.items;
    return condition->last_site >= end ||
           (condition->guard && conditions[condition->guard - 1].last_site >= end);
}

// Finds the sites of the loop. False: there are none, or what they check is asked behind it.
static bool find_sites(const loop_reading *reading, size_t *end_site) {
    const wd_rewrite *rewrite = reading->rewrite;
    const wd_analysis *analysis = rewrite->analysis;
    size_t at = rewrite->next_site;
    for (; at < analysis->sites.count && analysis->sites.items[at].instruction < reading->loop.end; at++) {
        const wd_site *site = &analysis->sites.items[at];
        for (uint32_t i = 0; i < site->num_checks; i++) {
            const uint32_t number = analysis->site_checks.items[site->first_check + i].condition;
            if (is_asked_later(rewrite, &analysis->conditions.items[number], reading->loop.end)) {
                return false;
            }
        }
    }
    *end_site = at;
    return at > rewrite->next_site;
}

// Writing

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
           made.index >= loop->begin && made.index < loop->end;
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
    for (uint32_t i = loop->begin + 1;
         wd_spirv_module_instruction(rewrite->module, i, &phi) &&
         (phi.opcode == SpvOpPhi || phi.opcode == SpvOpLine || phi.opcode == SpvOpNoLine);
         i++) {
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
            rewrite->failure = rewrite->failure ? rewrite->failure : wd_rewrite_note_phi(rewrite);
            write_part_of_phi(rewrite, &phi, loop, entry.value, 0);
        }
        wd_entry_value *added =
            count ? WD_VECTOR_PUSH(&rewrite->analysis->allocator, &rewrite->loop_entries) : NULL;
        if (count && !added) {
            rewrite->failure = rewrite->failure ? rewrite->failure : WD_ERROR_OUT_OF_MEMORY;
            return false;
        }
        if (added) {
            *added = entry;
        }
    }
    return true;
}

// Whether the index of a chain of the loop is one that an invocation which does not run the version may have any value of.
static bool is_made_in_loop(const wd_rewrite *rewrite, uint32_t index) {
    wd_spirv_instruction made;
    const wd_loop_bounds *loop = &rewrite->version.loop;
    return wd_spirv_module_find(rewrite->module, index, &made) && made.index >= loop->begin &&
           made.index < loop->end;
}

void wd_version_mask_indices(wd_rewrite *rewrite, const wd_spirv_instruction *chain,
                             uint32_t masked[WD_SPIRV_MAX_DIMENSIONS]) {
    const uint32_t num_dimensions =
        rewrite->version.loop.end && !rewrite->version.in_merge ? count_dimensions(rewrite, chain) : 0;
    for (uint32_t i = 0; i < num_dimensions; i++) {
        wd_spirv_instruction value;
        const uint32_t index = chain->words[4 + i];
        if (is_made_in_loop(rewrite, index) && wd_spirv_module_find(rewrite->module, index, &value)) {
            masked[i] = new_id(rewrite);
            WD_EMIT(rewrite, SpvOpBitwiseAnd, value.result_type, masked[i], index, rewrite->version.runs);
            wd_rewrite_decorate(rewrite, index, masked[i], true);
        }
    }
}

// Writes the copy of an instruction of the loop.
static void write_copy(wd_rewrite *rewrite, const wd_spirv_instruction *instruction, bool in_header) {
    size_t position, num_words;
    rewrite->copying++;
    rewrite->piece += instruction->opcode == SpvOpLabel;
    wd_site_copy_dropped(rewrite, instruction, rewrite->version.loop.begin);
    wd_spirv_builder_section(rewrite->builder, FUNCTIONS, &position);
    if (instruction->opcode == SpvOpPhi && in_header) {
        write_part_of_phi(rewrite, instruction, &rewrite->version.loop, instruction->result,
                          entry_of(rewrite, instruction->result)->value);
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

// The first instruction behind the phis of the merge block.
static uint32_t behind_phis(const wd_rewrite *rewrite, const wd_loop_bounds *loop) {
    wd_spirv_instruction instruction;
    uint32_t i = loop->end + 1;
    while (wd_spirv_module_instruction(rewrite->module, i, &instruction) &&
           (instruction.opcode == SpvOpPhi || instruction.opcode == SpvOpLine ||
            instruction.opcode == SpvOpNoLine)) {
        i++;
    }
    return i;
}

// Names what the copy makes.
static void name_copies(wd_rewrite *rewrite) {
    const wd_loop_bounds *loop = &rewrite->version.loop;
    const uint32_t end = behind_phis(rewrite, loop);
    wd_spirv_instruction instruction;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        if (instruction.result) {
            rewrite->versioned[instruction.result].copy = new_id(rewrite);
        }
    }
    for (size_t i = 0; i < rewrite->leaving.count; i++) {
        wd_leaving *leaving = &rewrite->leaving.items[i];
        leaving->copy = rewrite->versioned[leaving->id].copy;
    }
    rewrite->version.copy_end = rewrite->versioned[loop->merge].copy;
}

// Writes the loop and the phis behind it as they are, under other names.
static void write_copies(wd_rewrite *rewrite) {
    const wd_loop_bounds *loop = &rewrite->version.loop;
    const uint32_t end = behind_phis(rewrite, loop);
    wd_spirv_instruction instruction;
    bool in_header = true;
    for (uint32_t i = loop->begin; i < end; i++) {
        wd_spirv_module_instruction(rewrite->module, i, &instruction);
        in_header &= instruction.opcode != SpvOpLabel || i == loop->begin;
        write_copy(rewrite, &instruction, in_header);
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
    for (size_t i = 0; i < rewrite->leaving.count; i++) {
        wd_leaving *leaving = &rewrite->leaving.items[i];
        leaving->checked = new_id(rewrite);
        rewrite->versioned[leaving->id].checked = leaving->checked;
        wd_rewrite_decorate(rewrite, leaving->id, leaving->checked, false);
    }
}

static bool is_possible(wd_rewrite *rewrite) {
    const wd_analysis *analysis = rewrite->analysis;
    return rewrite->loop && !rewrite->options->single_loops && !rewrite->version.loop.end && analysis->uses &&
           !analysis->narrow_of && !analysis->queries.count &&
           !analysis->functions.items[rewrite->function].has_facts;
}

static bool find_bounds(const wd_rewrite *rewrite, const wd_spirv_instruction *label, wd_loop_bounds *loop) {
    const wd_function *function = &rewrite->analysis->functions.items[rewrite->function];
    wd_spirv_instruction merge, end;
    const uint32_t at = rewrite->headers.items[rewrite->next_header - 1].merge;
    wd_spirv_module_instruction(rewrite->module, at, &merge);
    if (!wd_spirv_module_find_opcode(rewrite->module, merge.words[1], SpvOpLabel, &end) ||
        end.index <= label->index || end.index >= function->end ||
        end.index - label->index > MOST_INSTRUCTIONS) {
        return false;
    }
    *loop = (wd_loop_bounds){.begin = label->index,
                             .end = end.index,
                             .header = label->result,
                             .merge = merge.words[1],
                             .continues = merge.words[2]};
    return true;
}

static bool reserve(wd_rewrite *rewrite, const wd_loop_bounds *loop) {
    const size_t num_ids = wd_spirv_module_num_ids(rewrite->module) + 1u;
    if (!rewrite->versioned) {
        rewrite->versioned = wd_arena_alloc_zero(rewrite->arena, num_ids, sizeof *rewrite->versioned);
    }
    const size_t size = loop->end - loop->begin;
    const bool has = rewrite->versioned &&
                     wd_array_reserve(&rewrite->analysis->allocator, (void **)&rewrite->loop_uses.items,
                                      &rewrite->loop_uses.capacity, size, sizeof(uint32_t));
    if (!has) {
        rewrite->failure = rewrite->failure ? rewrite->failure : WD_ERROR_OUT_OF_MEMORY;
        return false;
    }
    memset(rewrite->loop_uses.items, 0, size * sizeof(uint32_t));
    return true;
}

// Writes what stands in front of both versions. 0: nothing was written.
static uint32_t write_front(wd_rewrite *rewrite, const wd_loop_bounds *loop, size_t end_site) {
    const size_t written = count_words(rewrite), num_phis = rewrite->phis.count;
    WD_EMIT(rewrite, SpvOpLabel, loop->header);
    uint32_t holds = 0;
    if (write_entries(rewrite, loop)) {
        holds = wd_reach_write(rewrite, loop, rewrite->next_site, end_site);
    }
    if (!holds) {
        wd_spirv_builder_truncate(rewrite->builder, FUNCTIONS, written);
        rewrite->phis.count = num_phis;
    }
    return holds;
}

static const wd_loop_header *next_header(wd_rewrite *rewrite, uint32_t label) {
    while (rewrite->next_header < rewrite->headers.count &&
           rewrite->headers.items[rewrite->next_header].label < label) {
        rewrite->next_header++;
    }
    return rewrite->next_header < rewrite->headers.count &&
                   rewrite->headers.items[rewrite->next_header].label == label
               ? &rewrite->headers.items[rewrite->next_header++]
               : NULL;
}

// Writes the copy of a loop that begins with the block, if it has one.
static void begin_loop(wd_rewrite *rewrite, const wd_spirv_instruction *label) {
    loop_reading reading = {.rewrite = rewrite};
    size_t end_site;
    if (!next_header(rewrite, label->index) || !is_possible(rewrite) ||
        !find_bounds(rewrite, label, &reading.loop) || !find_sites(&reading, &end_site) ||
        !reserve(rewrite, &reading.loop)) {
        return;
    }
    reading.uses = rewrite->loop_uses.items;
    rewrite->leaving.count = 0;
    if (!read_instructions(&reading) || !find_leaving(&reading)) {
        return;
    }
    const uint32_t holds = write_front(rewrite, &reading.loop, end_site);
    if (!holds) {
        return;
    }
    rewrite->version.loop = reading.loop;
    rewrite->version.in_header = true;
    rewrite->version.in_merge = false;
    rewrite->version.first_phi = rewrite->phis.count;
    name_copies(rewrite);
    name_checked(rewrite);
    const wd_versioned *header = &rewrite->versioned[label->result];
    const uint32_t zero = wd_spirv_builder_uint(rewrite->builder, 0);
    const uint32_t all = wd_spirv_builder_uint(rewrite->builder, UINT32_MAX);
    const uint32_t runs = wd_rewrite_choose(rewrite, holds, all, zero);
    const uint32_t rests = wd_rewrite_choose(rewrite, holds, zero, all);
    WD_EMIT(rewrite, SpvOpSelectionMerge, reading.loop.merge, SpvSelectionControlMaskNone);
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
    for (size_t i = 0; i < rewrite->leaving.count; i++) {
        const wd_leaving *leaving = &rewrite->leaving.items[i];
        WD_EMIT(rewrite, SpvOpPhi, leaving->type, leaving->id, leaving->copy, version->copy_end,
                leaving->checked, version->checked_end);
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
    for (size_t i = 0; i < rewrite->leaving.count; i++) {
        rewrite->versioned[rewrite->leaving.items[i].id].checked = 0;
    }
    *version = (wd_version){0};
}
