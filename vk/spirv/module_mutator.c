#include "vk/spirv/module_mutator.h"

#include <stdlib.h>
#include <string.h>

enum { HEADER_WORDS = 5, MAX_INSTRUCTIONS = 1 << 16 };

// mutation is a module with the places where its instructions begin.
struct mutation {
    uint32_t *words;
    size_t num_words;
    size_t max_words;
    uint32_t *starts;
    size_t num_starts;
    uint64_t random;
};

static uint32_t random_below(struct mutation *mutation, size_t bound) {
    // xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", 2016).
    mutation->random ^= mutation->random >> 12;
    mutation->random ^= mutation->random << 25;
    mutation->random ^= mutation->random >> 27;
    return (uint32_t)((mutation->random * 0x2545f4914f6cdd1du >> 32) % bound);
}

static size_t length_at(const struct mutation *mutation, size_t start) {
    return mutation->words[start] >> 16;
}

static void find_instructions(struct mutation *mutation) {
    mutation->num_starts = 0;
    for (size_t i = HEADER_WORDS; i < mutation->num_words && mutation->num_starts < MAX_INSTRUCTIONS;) {
        const size_t length = length_at(mutation, i);
        if (length == 0 || length > mutation->num_words - i) {
            return;
        }
        mutation->starts[mutation->num_starts++] = (uint32_t)i;
        i += length;
    }
}

static size_t any_start(struct mutation *mutation) {
    return mutation->starts[random_below(mutation, mutation->num_starts)];
}

// any_operand returns an operand's word, or 0.
static size_t any_operand(struct mutation *mutation) {
    const size_t start = any_start(mutation);
    const size_t length = length_at(mutation, start);
    return length < 2 ? 0 : start + 1 + random_below(mutation, length - 1);
}

static void copy_operand(struct mutation *mutation) {
    const size_t to = any_operand(mutation), from = any_operand(mutation);
    if (to && from) {
        mutation->words[to] = mutation->words[from];
    }
}

static void nudge_operand(struct mutation *mutation) {
    static const uint32_t values[] = {0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff};
    const size_t at = any_operand(mutation);
    if (!at) {
        return;
    }
    const uint32_t choice = random_below(mutation, 10);
    mutation->words[at] = choice < 6   ? values[choice]
                          : choice < 8 ? mutation->words[at] + 1
                                       : mutation->words[at] - 1;
}

static void copy_opcode(struct mutation *mutation) {
    const size_t to = any_start(mutation), from = any_start(mutation);
    mutation->words[to] = (mutation->words[to] & 0xffff0000) | (mutation->words[from] & 0xffff);
}

static void remove_instruction(struct mutation *mutation) {
    const size_t start = any_start(mutation), length = length_at(mutation, start);
    memmove(mutation->words + start, mutation->words + start + length,
            (mutation->num_words - start - length) * sizeof *mutation->words);
    mutation->num_words -= length;
}

// copy_instructions puts up to eight instructions before another one.
static void copy_instructions(struct mutation *mutation) {
    uint32_t copy[256];
    size_t first = random_below(mutation, mutation->num_starts), count = 1 + random_below(mutation, 8);
    size_t length = 0;
    for (size_t i = first; i < mutation->num_starts && i < first + count; i++) {
        length += length_at(mutation, mutation->starts[i]);
    }
    const size_t to = any_start(mutation);
    if (length > sizeof copy / sizeof *copy || length > mutation->max_words - mutation->num_words) {
        return;
    }
    memcpy(copy, mutation->words + mutation->starts[first], length * sizeof *copy);
    memmove(mutation->words + to + length, mutation->words + to,
            (mutation->num_words - to) * sizeof *mutation->words);
    memcpy(mutation->words + to, copy, length * sizeof *copy);
    mutation->num_words += length;
}

size_t wd_module_mutate(uint32_t *words, size_t num_words, size_t max_words, uint32_t seed) {
    static void (*const mutations[])(struct mutation *) = {
        copy_operand, copy_operand,       copy_operand,      nudge_operand,
        copy_opcode,  remove_instruction, copy_instructions,
    };
    struct mutation mutation = {words, num_words, max_words, NULL, 0, seed + 0x9e3779b97f4a7c15u};
    mutation.starts = malloc(MAX_INSTRUCTIONS * sizeof *mutation.starts);
    if (!mutation.starts) {
        return num_words;
    }
    for (uint32_t left = 1 + random_below(&mutation, 4); left; left--) {
        find_instructions(&mutation);
        if (!mutation.num_starts) {
            break;
        }
        mutations[random_below(&mutation, sizeof mutations / sizeof *mutations)](&mutation);
    }
    free(mutation.starts);
    return mutation.num_words;
}

size_t wd_module_fuzz_mutate(uint8_t *data, size_t size, size_t max_size, uint32_t seed, size_t prefix) {
    // One in eight changes is the fuzzer's own: it knows the values that the target compares with.
    if (size < prefix + HEADER_WORDS * 4 || seed % 8 == 0) {
        return LLVMFuzzerMutate ? LLVMFuzzerMutate(data, size, max_size) : size;
    }
    const size_t max_words = (max_size - prefix) / 4;
    uint32_t *words = malloc(max_words * 4 + 4);
    if (!words) {
        return size;
    }
    memcpy(words, data + prefix, (size - prefix) / 4 * 4);
    const size_t num_words = wd_module_mutate(words, (size - prefix) / 4, max_words, seed);
    memcpy(data + prefix, words, num_words * 4);
    free(words);
    if (prefix && seed % 16 == 1) {
        data[seed / 16 % prefix] ^= (uint8_t)(1u << (seed / 256 % 8));
    }
    return prefix + num_words * 4;
}
