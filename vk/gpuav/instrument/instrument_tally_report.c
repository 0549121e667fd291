// The function that writes the records of failures that were counted (instrument_tally.c).
//
// Compilers that inline every function have it once for each place where an invocation ends, and those for CPUs make vectors of what it
// computes: its size is most of what counting costs to compile. All that a record says is constant, but for the descriptor's word. So
// these constants are packed, for each check, into as few words as hold them, mostly one. Each bit that can be counted has a number, and the
// number of the lowest one that was counted chooses among the words: a tree, one choice less than there are bits.
#include <spirv/unified1/spirv.h>
#include <stddef.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument_rewrite.h"

// What is packed. A source is what checks of one descriptor have in common; the unit is the lowest of a check's bits, which count as one.
typedef enum field_name { FIELD_SITE, FIELD_LAST, FIELD_SOURCE, FIELD_UNIT, NUM_FIELDS } field_name;

typedef struct field {
    uint32_t word;
    uint32_t shift;
    uint32_t width; // In bits; 0: it is 0 in all.
} field;

typedef struct packing {
    field fields[NUM_FIELDS];
    uint32_t used[NUM_FIELDS]; // Bits of each word.
    uint32_t num_words;
    // By tally: number of its source; and by source: its first tally.
    uint32_t *source_of;
    uint32_t *first_of;
    uint32_t num_sources;
} packing;

// What is counted: ids.
typedef struct counted {
    uint32_t words[WD_MAX_COUNTER_WORDS];
    uint32_t word; // The first that is not 0,
    uint32_t base; // and the number of its first bit.
    uint32_t lowest;
} counted;

static uint32_t make(wd_rewrite *rewrite, uint32_t opcode, uint32_t a, uint32_t b) {
    const uint32_t id = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, opcode, rewrite->type_uint, id, a, b);
    return id;
}

static uint32_t constant(wd_rewrite *rewrite, uint32_t value) {
    return wd_spirv_builder_uint(rewrite->builder, value);
}

static uint32_t is_not_zero(wd_rewrite *rewrite, uint32_t value) {
    const uint32_t zero = constant(rewrite, 0), id = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpINotEqual, rewrite->type_bool, id, value, zero);
    return id;
}

// Packing

static bool same_source(const wd_failure_counter *a, const wd_failure_counter *b) {
    return a->error == b->error && a->index == b->index && a->head == b->head && a->position == b->position;
}

static void find_sources(const wd_rewrite *rewrite, packing *packing) {
    const wd_failure_counter *failure_counters = rewrite->failure_counters.items;
    for (uint32_t i = 0; i < rewrite->failure_counters.count; i++) {
        uint32_t source = 0;
        while (source < packing->num_sources &&
               !same_source(&failure_counters[packing->first_of[source]], &failure_counters[i])) {
            source++;
        }
        if (source == packing->num_sources) {
            packing->first_of[packing->num_sources++] = i;
        }
        packing->source_of[i] = source;
    }
}

static uint32_t value_of(const wd_rewrite *rewrite, const packing *packing, field_name name,
                         uint32_t number) {
    const wd_failure_counter *counter = &rewrite->failure_counters.items[number];
    switch (name) {
    case FIELD_SITE:
        return counter->instruction;
    case FIELD_LAST:
        return counter->last;
    case FIELD_SOURCE:
        return packing->source_of[number];
    default:
        return counter->shift;
    }
}

static uint32_t width_of(uint32_t value) {
    uint32_t width = 0;
    for (; value; value >>= 1) {
        width++;
    }
    return width;
}

static bool counts_beyond_one(const wd_rewrite *rewrite) {
    for (size_t i = 0; i < rewrite->failure_counters.count; i++) {
        if (rewrite->failure_counters.items[i].bits > 1) {
            return true;
        }
    }
    return false;
}

// Finds a place for each field: the first word that has room.
static void assign_fields(const wd_rewrite *rewrite, packing *packing) {
    const uint32_t num_fields = counts_beyond_one(rewrite) ? NUM_FIELDS : FIELD_UNIT;
    for (uint32_t name = 0; name < num_fields; name++) {
        uint32_t all = 0, word = 0;
        for (uint32_t i = 0; i < rewrite->failure_counters.count; i++) {
            all |= value_of(rewrite, packing, name, i);
        }
        const uint32_t width = width_of(all);
        while (packing->used[word] + width > WD_COUNTER_WORD_BITS) {
            word++;
        }
        packing->fields[name] = (field){word, packing->used[word], width};
        packing->used[word] += width;
        packing->num_words = word < packing->num_words ? packing->num_words : word + 1;
    }
}

static wd_status pack(const wd_rewrite *rewrite, packing *packing) {
    const size_t count = rewrite->failure_counters.count;
    packing->source_of = wd_arena_alloc_zero(rewrite->arena, count, sizeof *packing->source_of);
    packing->first_of = wd_arena_alloc_zero(rewrite->arena, count, sizeof *packing->first_of);
    if (!packing->source_of || !packing->first_of) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    find_sources(rewrite, packing);
    assign_fields(rewrite, packing);
    return WD_OK;
}

static uint32_t packed_word(const wd_rewrite *rewrite, const packing *packing, uint32_t number,
                            uint32_t word) {
    uint32_t packed = 0;
    for (uint32_t name = 0; name < NUM_FIELDS; name++) {
        const field *field = &packing->fields[name];
        if (field->width && field->word == word) {
            packed |= value_of(rewrite, packing, name, number) << field->shift;
        }
    }
    return packed;
}

// Choosing

// Chooses among `ids`, which it changes, by a number of which `bits` are the bits, lowest first.
static uint32_t choose_by_number(wd_rewrite *rewrite, uint32_t *ids, uint32_t count, const uint32_t *bits) {
    for (; count > 1; count = (count + 1) / 2) {
        for (uint32_t i = 0; i < count / 2; i++) {
            ids[i] = wd_emit_select(rewrite, *bits, ids[2 * i + 1], ids[2 * i]);
        }
        if (count % 2) {
            ids[count / 2] = ids[count - 1];
        }
        bits++;
    }
    return ids[0];
}

// Writes the conditions that the bits of `number` are set: as many as tell `count` numbers apart.
static void split_bits(wd_rewrite *rewrite, uint32_t number, uint32_t count,
                       uint32_t bits[WD_COUNTER_WORD_BITS]) {
    for (uint32_t i = 0; count > 1u << i; i++) {
        bits[i] = is_not_zero(rewrite, make(rewrite, SpvOpBitwiseAnd, number, constant(rewrite, 1u << i)));
    }
}

// Chooses the packed word number `word` of the check that bit number `bits` stands for. `ids`: scratch, one for each bit.
static uint32_t choose_packed(wd_rewrite *rewrite, const packing *packing, uint32_t word,
                              const uint32_t *bits, uint32_t *ids) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < rewrite->failure_counters.count; i++) {
        const wd_failure_counter *counter = &rewrite->failure_counters.items[i];
        const uint32_t id = constant(rewrite, packed_word(rewrite, packing, i, word));
        const uint32_t end = counter->word * WD_COUNTER_WORD_BITS + counter->shift + counter->bits;
        while (at < end) { // Bits in front of it that are nobody's are never counted.
            ids[at++] = id;
        }
    }
    return choose_by_number(rewrite, ids, at, bits);
}

static uint32_t unpack(wd_rewrite *rewrite, const packing *packing, field_name name, const uint32_t *packed) {
    const field *field = &packing->fields[name];
    if (!field->width) {
        return constant(rewrite, 0);
    }
    uint32_t value = packed[field->word];
    if (field->shift) {
        value = make(rewrite, SpvOpShiftRightLogical, value, constant(rewrite, field->shift));
    }
    if (field->shift + field->width < packing->used[field->word]) {
        value = make(rewrite, SpvOpBitwiseAnd, value, constant(rewrite, (1u << field->width) - 1));
    }
    return value;
}

// Chooses what a source's checks have in common: the member of wd_failure_counter at `offset`.
static uint32_t choose_of_source(wd_rewrite *rewrite, const packing *packing, size_t offset,
                                 const uint32_t *bits, uint32_t *ids) {
    for (uint32_t i = 0; i < packing->num_sources; i++) {
        uint32_t value;
        memcpy(&value, (const char *)&rewrite->failure_counters.items[packing->first_of[i]] + offset,
               sizeof value);
        ids[i] = constant(rewrite, value);
    }
    return choose_by_number(rewrite, ids, packing->num_sources, bits);
}

// Counting down

// Loads the words; returns the id of what is 0 if all are.
static uint32_t load_words(wd_rewrite *rewrite, counted *counted) {
    uint32_t any = 0;
    for (uint32_t i = 0; i < rewrite->num_counter_words; i++) {
        counted->words[i] = wd_spirv_builder_id(rewrite->builder);
        WD_EMIT(rewrite, SpvOpLoad, rewrite->type_uint, counted->words[i], rewrite->counter_words[i]);
        any = any ? make(rewrite, SpvOpBitwiseOr, any, counted->words[i]) : counted->words[i];
    }
    return any;
}

// Finds the lowest bit that is counted, and returns its number.
static uint32_t find_lowest(wd_rewrite *rewrite, counted *counted) {
    const uint32_t zero = constant(rewrite, 0), all = constant(rewrite, UINT32_MAX);
    uint32_t i = rewrite->num_counter_words - 1;
    counted->word = counted->words[i];
    counted->base = constant(rewrite, i * WD_COUNTER_WORD_BITS);
    while (i--) {
        const uint32_t here = is_not_zero(rewrite, counted->words[i]);
        const uint32_t base = constant(rewrite, i * WD_COUNTER_WORD_BITS);
        counted->word = wd_emit_select(rewrite, here, counted->words[i], counted->word);
        counted->base = wd_emit_select(rewrite, here, base, counted->base);
    }
    const uint32_t negative = make(rewrite, SpvOpISub, zero, counted->word);
    counted->lowest = make(rewrite, SpvOpBitwiseAnd, counted->word, negative);
    const uint32_t below = make(rewrite, SpvOpIAdd, counted->lowest, all);
    const uint32_t position = wd_spirv_builder_id(rewrite->builder);
    WD_EMIT(rewrite, SpvOpBitCount, rewrite->type_uint, position, below);
    return rewrite->num_counter_words > 1 ? make(rewrite, SpvOpIAdd, counted->base, position) : position;
}

// Counts one failure less: the word that was found is less by `taken`.
static void take(wd_rewrite *rewrite, const counted *counted, uint32_t taken) {
    const uint32_t rest = make(rewrite, SpvOpISub, counted->word, taken);
    for (uint32_t i = 0; i < rewrite->num_counter_words; i++) {
        uint32_t word = rest;
        if (rewrite->num_counter_words > 1) {
            const uint32_t base = constant(rewrite, i * WD_COUNTER_WORD_BITS);
            const uint32_t is_this = wd_spirv_builder_id(rewrite->builder);
            WD_EMIT(rewrite, SpvOpIEqual, rewrite->type_bool, is_this, counted->base, base);
            word = wd_emit_select(rewrite, is_this, rest, counted->words[i]);
        }
        WD_EMIT(rewrite, SpvOpStore, rewrite->counter_words[i], word);
    }
}

// Writes the record of the first failure that is counted, and counts one less.
static void write_failure(wd_rewrite *rewrite, const packing *packing, counted *counted, uint32_t *ids) {
    uint32_t bits[WD_COUNTER_WORD_BITS], packed[NUM_FIELDS];
    const uint32_t number = find_lowest(rewrite, counted);
    split_bits(rewrite, number, rewrite->counter_bits, bits);
    for (uint32_t i = 0; i < packing->num_words; i++) {
        packed[i] = choose_packed(rewrite, packing, i, bits, ids);
    }
    uint32_t taken = counted->lowest;
    if (counts_beyond_one(rewrite)) {
        const uint32_t one = constant(rewrite, 1), unit = unpack(rewrite, packing, FIELD_UNIT, packed);
        taken = make(rewrite, SpvOpShiftLeftLogical, one, unit);
    }
    take(rewrite, counted, taken);
    split_bits(rewrite, unpack(rewrite, packing, FIELD_SOURCE, packed), packing->num_sources, bits);
    const uint32_t head = choose_of_source(rewrite, packing, offsetof(wd_failure_counter, head), bits, ids);
    const uint32_t position =
        choose_of_source(rewrite, packing, offsetof(wd_failure_counter, position), bits, ids);
    uint32_t parameters[WD_NUM_BOUNDS_PARAMETERS];
    parameters[WD_BOUNDS_INSTRUCTION] = unpack(rewrite, packing, FIELD_SITE, packed);
    parameters[WD_BOUNDS_ERROR] =
        choose_of_source(rewrite, packing, offsetof(wd_failure_counter, error), bits, ids);
    parameters[WD_BOUNDS_INDEX] =
        choose_of_source(rewrite, packing, offsetof(wd_failure_counter, index), bits, ids);
    parameters[WD_BOUNDS_LAST] = unpack(rewrite, packing, FIELD_LAST, packed);
    parameters[WD_BOUNDS_SIZE] = wd_input_load_at(rewrite, head, position);
    const bool tells_state = rewrite->options->checks & WD_CHECK_DESCRIPTOR_STATE;
    wd_failure_call(rewrite, tells_state ? WD_FAILURE_BOUNDS_OR_STATE : WD_FAILURE_BOUNDS, parameters,
                    WD_NUM_BOUNDS_PARAMETERS);
}

// while (something is counted) report the first of it;
static void define_function(wd_rewrite *rewrite, const packing *packing, uint32_t *ids) {
    wd_spirv_builder *builder = rewrite->builder;
    counted counted;
    const uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, &rewrite->type_void, 1);
    const uint32_t header = wd_spirv_builder_id(builder), test = wd_spirv_builder_id(builder);
    const uint32_t body = wd_spirv_builder_id(builder), next = wd_spirv_builder_id(builder);
    const uint32_t done = wd_spirv_builder_id(builder);
    WD_EMIT(rewrite, SpvOpFunction, rewrite->type_void, rewrite->report_counted,
            SpvFunctionControlDontInlineMask, type);
    WD_EMIT(rewrite, SpvOpLabel, wd_spirv_builder_id(builder));
    WD_EMIT(rewrite, SpvOpBranch, header);
    WD_EMIT(rewrite, SpvOpLabel, header);
    WD_EMIT(rewrite, SpvOpLoopMerge, done, next, SpvLoopControlDontUnrollMask);
    WD_EMIT(rewrite, SpvOpBranch, test);
    WD_EMIT(rewrite, SpvOpLabel, test);
    const uint32_t goes_on = is_not_zero(rewrite, load_words(rewrite, &counted));
    WD_EMIT(rewrite, SpvOpBranchConditional, goes_on, body, done);
    WD_EMIT(rewrite, SpvOpLabel, body);
    write_failure(rewrite, packing, &counted, ids);
    WD_EMIT(rewrite, SpvOpBranch, next);
    WD_EMIT(rewrite, SpvOpLabel, next);
    WD_EMIT(rewrite, SpvOpBranch, header);
    WD_EMIT(rewrite, SpvOpLabel, done);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
}

wd_status wd_counters_define(wd_rewrite *rewrite) {
    if (!rewrite->report_counted) {
        return WD_OK;
    }
    packing packing = {.num_words = 0};
    uint32_t *ids = wd_arena_alloc_zero(rewrite->arena, rewrite->counter_bits, sizeof *ids);
    wd_status status = ids ? pack(rewrite, &packing) : WD_ERROR_OUT_OF_MEMORY;
    if (!status) {
        define_function(rewrite, &packing, ids);
    }
    return status;
}
