// The function that writes the records of counted failures (failure_counters.c) and of kept reports (kept_reports.c).
//
// Compilers that inline every function copy it to each instruction that ends an invocation, and compilers for CPUs
// turn it into vector code: its size is most of the compile time of counting. All words of a record are constant,
// except the descriptor's word. The constants of each check are packed into as few words as possible, usually one.
// Each counter bit has a number. The number of the lowest bit that is set selects among the words, with a tree of
// selections. The words of a kept report that are not constant come from its variables.
#include <spirv/unified1/spirv.h>
#include <stddef.h>
#include <string.h>

#include "vk/gpuav/instrument/loops/loops_internal.h"

// The fields to pack. A source is the constants that the checks of one descriptor share. The unit is the lowest of a
// check's bits, which counts as one.
typedef enum field_name { FIELD_SITE, FIELD_LAST, FIELD_SOURCE, FIELD_UNIT, NUM_FIELDS } field_name;

typedef struct field {
    uint32_t word;
    uint32_t shift;
    uint32_t width; // In bits; 0: the field is 0 in all.
} field;

typedef struct packing {
    field fields[NUM_FIELDS];
    uint32_t used[NUM_FIELDS]; // The number of bits used in each word.
    uint32_t num_words;
    // By counter: the number of its source. By source: its first counter.
    uint32_t *source_of;
    uint32_t *first_of;
    uint32_t num_sources;
} packing;

enum { MAX_WORDS = WD_MAX_COUNTER_WORDS + WD_MAX_KEPT_WORDS };

// The words with the bits of failures: those of counters, then those of kept reports. Ids.
typedef struct counted {
    uint32_t variables[MAX_WORDS];
    uint32_t words[MAX_WORDS];
    uint32_t num_words;
    uint32_t word; // The first word that is not 0,
    uint32_t base; // and the number of its first bit.
    uint32_t lowest;
} counted;

// failure_record is a record of any kind: the ids of its words.
typedef struct failure_record {
    uint32_t words[WD_NUM_ANY_WORDS];
} failure_record;

// Whether records have a word: only reports with five words after the error have the last two of these.
static bool has_word(const wd_writer *writer, uint32_t word) {
    return (word != WD_ANY_FOURTH && word != WD_ANY_FIFTH) || writer->loops->counters.has_wide;
}

static uint32_t is_not_zero(wd_writer *writer, uint32_t value) {
    return wd_emit_test(writer, SpvOpINotEqual, value, wd_constant(writer, 0));
}

// Packing

static bool same_source(const wd_failure_counter *a, const wd_failure_counter *b) {
    return a->error == b->error && a->index == b->index && a->head == b->head && a->position == b->position;
}

static void find_sources(const wd_writer *writer, packing *packing) {
    const wd_failure_counter *failure_counters = writer->loops->counters.failure_counters.items;
    for (uint32_t i = 0; i < writer->loops->counters.failure_counters.count; i++) {
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

static uint32_t value_of(const wd_writer *writer, const packing *packing, field_name name, uint32_t number) {
    const wd_failure_counter *counter = &writer->loops->counters.failure_counters.items[number];
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

static bool counts_beyond_one(const wd_writer *writer) {
    for (size_t i = 0; i < writer->loops->counters.failure_counters.count; i++) {
        if (writer->loops->counters.failure_counters.items[i].bits > 1) {
            return true;
        }
    }
    return false;
}

// Assigns a position to each field: the first word with enough free bits.
static void assign_fields(const wd_writer *writer, packing *packing) {
    const uint32_t num_fields = counts_beyond_one(writer) ? NUM_FIELDS : FIELD_UNIT;
    for (uint32_t name = 0; name < num_fields; name++) {
        uint32_t all = 0, word = 0;
        for (uint32_t i = 0; i < writer->loops->counters.failure_counters.count; i++) {
            all |= value_of(writer, packing, name, i);
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

static wd_status pack(const wd_writer *writer, packing *packing) {
    const size_t count = writer->loops->counters.failure_counters.count;
    packing->source_of = wd_arena_alloc_zero(writer->arena, count, sizeof *packing->source_of);
    packing->first_of = wd_arena_alloc_zero(writer->arena, count, sizeof *packing->first_of);
    if (!packing->source_of || !packing->first_of) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    find_sources(writer, packing);
    assign_fields(writer, packing);
    return WD_OK;
}

static uint32_t packed_word(const wd_writer *writer, const packing *packing, uint32_t number, uint32_t word) {
    uint32_t packed = 0;
    for (uint32_t name = 0; name < NUM_FIELDS; name++) {
        const field *field = &packing->fields[name];
        if (field->width && field->word == word) {
            packed |= value_of(writer, packing, name, number) << field->shift;
        }
    }
    return packed;
}

// Choosing

// Selects among `ids`, which it changes, by the number with the bits `bits`, lowest first.
static uint32_t choose_by_number(wd_writer *writer, uint32_t *ids, uint32_t count, const uint32_t *bits) {
    for (; count > 1; count = (count + 1) / 2) {
        for (uint32_t i = 0; i < count / 2; i++) {
            ids[i] = wd_emit_select(writer, *bits, ids[2 * i + 1], ids[2 * i]);
        }
        if (count % 2) {
            ids[count / 2] = ids[count - 1];
        }
        bits++;
    }
    return ids[0];
}

// Writes the conditions that the bits of `number` are set: as many as distinguish `count` numbers.
static void split_bits(wd_writer *writer, uint32_t number, uint32_t count,
                       uint32_t bits[WD_COUNTER_WORD_BITS]) {
    for (uint32_t i = 0; count > 1u << i; i++) {
        bits[i] =
            is_not_zero(writer, wd_emit_word(writer, SpvOpBitwiseAnd, number, wd_constant(writer, 1u << i)));
    }
}

// Selects the packed word number `word` of the check with bit number `bits`. `ids`: scratch, one for each bit.
static uint32_t choose_packed(wd_writer *writer, const packing *packing, uint32_t word, const uint32_t *bits,
                              uint32_t *ids) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < writer->loops->counters.failure_counters.count; i++) {
        const wd_failure_counter *counter = &writer->loops->counters.failure_counters.items[i];
        const uint32_t id = wd_constant(writer, packed_word(writer, packing, i, word));
        const uint32_t end = counter->word * WD_COUNTER_WORD_BITS + counter->shift + counter->bits;
        while (at < end) { // Unused bits before the counter are never set.
            ids[at++] = id;
        }
    }
    return choose_by_number(writer, ids, at, bits);
}

static uint32_t unpack(wd_writer *writer, const packing *packing, field_name name, const uint32_t *packed) {
    const field *field = &packing->fields[name];
    if (!field->width) {
        return wd_constant(writer, 0);
    }
    uint32_t value = packed[field->word];
    if (field->shift) {
        value = wd_emit_word(writer, SpvOpShiftRightLogical, value, wd_constant(writer, field->shift));
    }
    if (field->shift + field->width < packing->used[field->word]) {
        value = wd_emit_word(writer, SpvOpBitwiseAnd, value, wd_constant(writer, (1u << field->width) - 1));
    }
    return value;
}

// Selects a member that a source's checks have in common: the member of wd_failure_counter at `offset`.
static uint32_t choose_of_source(wd_writer *writer, const packing *packing, size_t offset,
                                 const uint32_t *bits, uint32_t *ids) {
    for (uint32_t i = 0; i < packing->num_sources; i++) {
        uint32_t value;
        memcpy(&value,
               (const char *)&writer->loops->counters.failure_counters.items[packing->first_of[i]] + offset,
               sizeof value);
        ids[i] = wd_constant(writer, value);
    }
    return choose_by_number(writer, ids, packing->num_sources, bits);
}

// Counting down

static void list_words(const wd_writer *writer, counted *counted) {
    const wd_counters *counters = &writer->loops->counters;
    counted->num_words = counters->num_counter_words;
    memcpy(counted->variables, counters->counter_words,
           counters->num_counter_words * sizeof *counted->variables);
    for (size_t i = 0; i < counters->kept.count; i += WD_COUNTER_WORD_BITS) {
        counted->variables[counted->num_words++] = counters->kept_words[i / WD_COUNTER_WORD_BITS];
    }
}

// Loads the words. Returns an id that is 0 if all of them are.
static uint32_t load_words(wd_writer *writer, counted *counted) {
    uint32_t any = 0;
    for (uint32_t i = 0; i < counted->num_words; i++) {
        counted->words[i] = wd_spirv_builder_id(writer->builder);
        WD_EMIT(writer, SpvOpLoad, writer->type_uint, counted->words[i], counted->variables[i]);
        any = any ? wd_emit_word(writer, SpvOpBitwiseOr, any, counted->words[i]) : counted->words[i];
    }
    return any;
}

// Finds the lowest bit that is set, and returns its number.
static uint32_t find_lowest(wd_writer *writer, counted *counted) {
    const uint32_t zero = wd_constant(writer, 0), all = wd_constant(writer, UINT32_MAX);
    uint32_t i = counted->num_words - 1;
    counted->word = counted->words[i];
    counted->base = wd_constant(writer, i * WD_COUNTER_WORD_BITS);
    while (i--) {
        const uint32_t here = is_not_zero(writer, counted->words[i]);
        const uint32_t base = wd_constant(writer, i * WD_COUNTER_WORD_BITS);
        counted->word = wd_emit_select(writer, here, counted->words[i], counted->word);
        counted->base = wd_emit_select(writer, here, base, counted->base);
    }
    const uint32_t negative = wd_emit_word(writer, SpvOpISub, zero, counted->word);
    counted->lowest = wd_emit_word(writer, SpvOpBitwiseAnd, counted->word, negative);
    const uint32_t below = wd_emit_word(writer, SpvOpIAdd, counted->lowest, all);
    const uint32_t position = wd_emit_unary(writer, SpvOpBitCount, writer->type_uint, below);
    return counted->num_words > 1 ? wd_emit_word(writer, SpvOpIAdd, counted->base, position) : position;
}

// Subtracts one failure: `taken` from the word that was found.
static void take(wd_writer *writer, const counted *counted, uint32_t taken) {
    const uint32_t rest = wd_emit_word(writer, SpvOpISub, counted->word, taken);
    for (uint32_t i = 0; i < counted->num_words; i++) {
        uint32_t word = rest;
        if (counted->num_words > 1) {
            const uint32_t base = wd_constant(writer, i * WD_COUNTER_WORD_BITS);
            const uint32_t is_this = wd_emit_test(writer, SpvOpIEqual, counted->base, base);
            word = wd_emit_select(writer, is_this, rest, counted->words[i]);
        }
        WD_EMIT(writer, SpvOpStore, counted->variables[i], word);
    }
}

// Selects the record of the counter with bit number `number`. `*taken`: one failure in its word.
static failure_record choose_counter(wd_writer *writer, const packing *packing, uint32_t number,
                                     uint32_t *taken, uint32_t *ids) {
    uint32_t bits[WD_COUNTER_WORD_BITS], packed[NUM_FIELDS];
    split_bits(writer, number, writer->loops->counters.counter_bits, bits);
    for (uint32_t i = 0; i < packing->num_words; i++) {
        packed[i] = choose_packed(writer, packing, i, bits, ids);
    }
    if (counts_beyond_one(writer)) {
        const uint32_t one = wd_constant(writer, 1), unit = unpack(writer, packing, FIELD_UNIT, packed);
        *taken = wd_emit_word(writer, SpvOpShiftLeftLogical, one, unit);
    }
    split_bits(writer, unpack(writer, packing, FIELD_SOURCE, packed), packing->num_sources, bits);
    const uint32_t head = choose_of_source(writer, packing, offsetof(wd_failure_counter, head), bits, ids);
    const uint32_t position =
        choose_of_source(writer, packing, offsetof(wd_failure_counter, position), bits, ids);
    failure_record record;
    record.words[WD_ANY_INSTRUCTION] = unpack(writer, packing, FIELD_SITE, packed);
    record.words[WD_ANY_ERROR] =
        choose_of_source(writer, packing, offsetof(wd_failure_counter, error), bits, ids);
    record.words[WD_ANY_FIRST] =
        choose_of_source(writer, packing, offsetof(wd_failure_counter, index), bits, ids);
    record.words[WD_ANY_SECOND] = unpack(writer, packing, FIELD_LAST, packed);
    record.words[WD_ANY_THIRD] = wd_input_load_at(writer, head, position);
    record.words[WD_ANY_FOURTH] = record.words[WD_ANY_FIFTH] = wd_constant(writer, 0);
    record.words[WD_ANY_SIZE] = wd_constant(writer, WD_RECORD_BUFFER_BOUNDS_WORDS);
    record.words[WD_ANY_HAS_OTHER_ERROR] =
        wd_constant(writer, writer->options->checks & WD_CHECK_DESCRIPTOR_STATE ? 0 : 1);
    return record;
}

// Kept reports

static uint32_t kept_word(wd_writer *writer, const wd_kept_report *kept, uint32_t word) {
    if (!kept->is_variable[word]) {
        return kept->words[word];
    }
    return wd_emit_unary(writer, SpvOpLoad, writer->type_uint, kept->words[word]);
}

// Selects the kept report with bit number `number`.
static failure_record choose_kept(wd_writer *writer, uint32_t number, uint32_t *ids) {
    const wd_counters *counters = &writer->loops->counters;
    const uint32_t count = (uint32_t)counters->kept.count;
    uint32_t bits[WD_COUNTER_WORD_BITS];
    failure_record record;
    split_bits(writer, number, count, bits);
    for (uint32_t word = 0; word < WD_NUM_ANY_WORDS; word++) {
        for (uint32_t i = 0; i < count && has_word(writer, word); i++) {
            ids[i] = kept_word(writer, &counters->kept.items[i], word);
        }
        record.words[word] =
            has_word(writer, word) ? choose_by_number(writer, ids, count, bits) : wd_constant(writer, 0);
    }
    return record;
}

// Chooses between the records of a counter and of a kept report.
static failure_record choose_record(wd_writer *writer, uint32_t is_kept, const failure_record *kept,
                                    const failure_record *counter) {
    failure_record chosen;
    for (uint32_t i = 0; i < WD_NUM_ANY_WORDS; i++) {
        chosen.words[i] = wd_emit_select(writer, is_kept, kept->words[i], counter->words[i]);
    }
    return chosen;
}

// Turns a record of bounds into one of the descriptor's state if the size is 0.
static void settle_state(wd_writer *writer, failure_record *record) {
    const uint32_t zero = wd_constant(writer, 0);
    uint32_t *words = record->words, flag = words[WD_ANY_THIRD];
    if (words[WD_ANY_HAS_OTHER_ERROR] != zero) {
        flag = wd_emit_word(writer, SpvOpBitwiseOr, flag, words[WD_ANY_HAS_OTHER_ERROR]);
    }
    const uint32_t is_valid = is_not_zero(writer, flag);
    words[WD_ANY_ERROR] = wd_emit_select(writer, is_valid, words[WD_ANY_ERROR],
                                         wd_constant(writer, WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED));
    words[WD_ANY_SECOND] = wd_emit_select(writer, is_valid, words[WD_ANY_SECOND], zero);
    words[WD_ANY_SIZE] = wd_emit_select(writer, is_valid, words[WD_ANY_SIZE],
                                        wd_constant(writer, WD_RECORD_DESCRIPTOR_UNINITIALIZED_WORDS));
}

static void call_writer(wd_writer *writer, const failure_record *record) {
    uint32_t parameters[WD_MAX_FAILURE_PARAMETERS];
    uint32_t count = 0;
    for (uint32_t word = 0; word < WD_ANY_HAS_OTHER_ERROR; word++) {
        if (has_word(writer, word)) {
            parameters[count++] = record->words[word];
        }
    }
    wd_failure_call(writer, writer->loops->counters.has_wide ? WD_FAILURE_ANY_WIDE : WD_FAILURE_ANY,
                    parameters, count);
}

// Writes the record of the first failure, and subtracts it.
static void write_failure(wd_writer *writer, const packing *packing, counted *counted, uint32_t *ids) {
    const wd_counters *counters = &writer->loops->counters;
    const uint32_t number = find_lowest(writer, counted);
    uint32_t taken = counted->lowest;
    failure_record record;
    if (!counters->kept.count) {
        record = choose_counter(writer, packing, number, &taken, ids);
    } else if (!counters->failure_counters.count) {
        record = choose_kept(writer, number, ids);
    } else {
        const uint32_t first = wd_constant(writer, counters->num_counter_words * WD_COUNTER_WORD_BITS);
        const uint32_t is_kept = wd_emit_test(writer, SpvOpUGreaterThanEqual, number, first);
        const failure_record counter = choose_counter(writer, packing, number, &taken, ids);
        const failure_record kept = choose_kept(writer, wd_emit_word(writer, SpvOpISub, number, first), ids);
        record = choose_record(writer, is_kept, &kept, &counter);
        taken = wd_emit_select(writer, is_kept, counted->lowest, taken);
    }
    take(writer, counted, taken);
    settle_state(writer, &record);
    call_writer(writer, &record);
}

// while (there is a failure) report the first one;
static void define_loop(wd_writer *writer, const packing *packing, uint32_t *ids) {
    wd_spirv_builder *builder = writer->builder;
    const uint32_t header = wd_spirv_builder_id(builder), test = wd_spirv_builder_id(builder);
    const uint32_t body = wd_spirv_builder_id(builder), next = wd_spirv_builder_id(builder);
    const uint32_t done = wd_spirv_builder_id(builder);
    counted counted;
    list_words(writer, &counted);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, header);
    WD_EMIT(writer, SpvOpLoopMerge, done, next, SpvLoopControlDontUnrollMask);
    WD_EMIT(writer, SpvOpBranch, test);
    WD_EMIT(writer, SpvOpLabel, test);
    const uint32_t goes_on = is_not_zero(writer, load_words(writer, &counted));
    WD_EMIT(writer, SpvOpBranchConditional, goes_on, body, done);
    WD_EMIT(writer, SpvOpLabel, body);
    write_failure(writer, packing, &counted, ids);
    WD_EMIT(writer, SpvOpBranch, next);
    WD_EMIT(writer, SpvOpLabel, next);
    WD_EMIT(writer, SpvOpBranch, header);
    WD_EMIT(writer, SpvOpLabel, done);
}

wd_status wd_counters_define(wd_writer *writer) {
    const wd_counters *counters = &writer->loops->counters;
    wd_spirv_builder *builder = writer->builder;
    if (!counters->report_counted) {
        return WD_OK;
    }
    packing packing = {.num_words = 0};
    uint32_t *ids =
        wd_arena_alloc_zero(writer->arena, counters->counter_bits + counters->kept.count + 1, sizeof *ids);
    wd_status status = ids ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (!status && counters->failure_counters.count) {
        status = pack(writer, &packing);
    }
    if (status) {
        return status;
    }
    const uint32_t type = wd_spirv_builder_global(builder, SpvOpTypeFunction, &writer->type_void, 1);
    WD_EMIT(writer, SpvOpFunction, writer->type_void, counters->report_counted,
            wd_added_control(writer, counters->report_counted), type);
    WD_EMIT(writer, SpvOpLabel, wd_spirv_builder_id(builder));
    if (counters->failure_counters.count || counters->kept.count) {
        define_loop(writer, &packing, ids);
    }
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpReturn, NULL, 0);
    wd_spirv_builder_emit(builder, WD_SPIRV_SECTION_FUNCTIONS, SpvOpFunctionEnd, NULL, 0);
    return WD_OK;
}
