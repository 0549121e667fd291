#include "vk/syncval/validator/shaders/indexed_bytes.h"

#include <string.h>

#include "vk/util/vector.h"

// --- Sums

static bool are_alike(const wd_syncval_term *a, const wd_syncval_term *b) {
    return a->factor == b->factor && a->word == b->word && a->max == b->max;
}

bool wd_syncval_sum_add_term(wd_syncval_sum *sum, const wd_syncval_term *term) {
    if (!term->scale || (term->factor == WD_SYNCVAL_UP_TO && !term->max)) {
        return true;
    }
    for (uint32_t i = 0; i < sum->num_terms; i++) {
        // Two ranges are not the same number.
        if (term->factor != WD_SYNCVAL_UP_TO && are_alike(&sum->terms[i], term)) {
            return !__builtin_add_overflow(sum->terms[i].scale, term->scale, &sum->terms[i].scale);
        }
    }
    if (sum->num_terms == WD_SYNCVAL_MAX_TERMS) {
        return false;
    }
    sum->terms[sum->num_terms++] = *term;
    return true;
}

bool wd_syncval_sum_add(wd_syncval_sum *sum, const wd_syncval_sum *other) {
    bool is_sum = true;
    for (uint32_t i = 0; i < other->num_terms && is_sum; i++) {
        is_sum = wd_syncval_sum_add_term(sum, &other->terms[i]);
    }
    return is_sum;
}

bool wd_syncval_sum_multiply(wd_syncval_sum *sum, const wd_syncval_sum *by) {
    if (!by->num_terms) {
        sum->num_terms = 0;
        return true;
    }
    if (by->num_terms > 1 || by->terms[0].factor != WD_SYNCVAL_CONSTANT) {
        return false;
    }
    const wd_syncval_term *term = &by->terms[0];
    for (uint32_t i = 0; i < sum->num_terms; i++) {
        wd_syncval_term *to = &sum->terms[i];
        if (to->word && term->word) {
            return false;
        }
        to->word = to->word ? to->word : term->word;
    }
    return wd_syncval_sum_scale(sum, term->scale);
}

bool wd_syncval_sum_scale(wd_syncval_sum *sum, uint64_t by) {
    bool is_exact = true;
    for (uint32_t i = 0; i < sum->num_terms; i++) {
        is_exact &= !__builtin_mul_overflow(sum->terms[i].scale, by, &sum->terms[i].scale);
    }
    return is_exact;
}

// --- Values

// add adds a * b * c to `*to`. It returns false on overflow.
static bool add(uint64_t *to, uint64_t a, uint64_t b, uint64_t c) {
    uint64_t product;
    return !__builtin_mul_overflow(a, b, &product) && !__builtin_mul_overflow(product, c, &product) &&
           !__builtin_add_overflow(*to, product, to);
}

static bool add_values(const wd_syncval_term *term, const wd_syncval_dispatched *dispatched, uint64_t *low,
                       uint64_t *high) {
    uint64_t word = 1, first = 1, last = 1;
    if (term->word) {
        // A number from 2^31 on is a negative one.
        if (!(dispatched->known_words >> (term->word - 1) & 1) ||
            dispatched->words[term->word - 1] > INT32_MAX) {
            return false;
        }
        word = dispatched->words[term->word - 1];
    }
    if (term->factor == WD_SYNCVAL_UP_TO) {
        first = 0;
        last = term->max;
    } else if (term->factor >= WD_SYNCVAL_GROUP_X) {
        const uint32_t dimension = term->factor - WD_SYNCVAL_GROUP_X;
        if (!dispatched->groups || !dispatched->groups->count[dimension]) {
            return false;
        }
        first = dispatched->groups->first[dimension];
        last = first + dispatched->groups->count[dimension] - 1;
    }
    return add(low, term->scale, word, first) && add(high, term->scale, word, last);
}

bool wd_syncval_indexed_is_constant(const wd_syncval_indexed *indexed) {
    bool is_constant = true;
    for (uint32_t i = 0; i < indexed->offset.num_terms; i++) {
        const wd_syncval_term *term = &indexed->offset.terms[i];
        is_constant &= !term->word && term->factor < WD_SYNCVAL_GROUP_X;
    }
    return is_constant;
}

wd_syncval_bytes wd_syncval_indexed_bytes(const wd_syncval_indexed *indexed,
                                          const wd_syncval_dispatched *dispatched) {
    uint64_t low = 0, high = 0;
    bool is_known = true;
    for (uint32_t i = 0; i < indexed->offset.num_terms && is_known; i++) {
        is_known = add_values(&indexed->offset.terms[i], dispatched, &low, &high);
    }
    wd_syncval_bytes bytes;
    if (!is_known || high >= indexed->limit ||
        __builtin_add_overflow(indexed->first.begin, low, &bytes.begin) ||
        __builtin_add_overflow(indexed->first.end, high, &bytes.end)) {
        return indexed->array;
    }
    bytes.end = bytes.end < indexed->array.end ? bytes.end : indexed->array.end;
    return bytes;
}

// --- Lists

static bool is_same(const wd_syncval_indexed *a, const wd_syncval_indexed *b) {
    bool same = a->first.begin == b->first.begin && a->first.end == b->first.end &&
                a->array.begin == b->array.begin && a->array.end == b->array.end && a->limit == b->limit &&
                a->offset.num_terms == b->offset.num_terms;
    for (uint32_t i = 0; same && i < a->offset.num_terms; i++) {
        same = are_alike(&a->offset.terms[i], &b->offset.terms[i]) &&
               a->offset.terms[i].scale == b->offset.terms[i].scale;
    }
    return same;
}

bool wd_syncval_indexed_add(wd_syncval_indexed_list *list, const wd_allocator *allocator,
                            const wd_syncval_indexed *added) {
    for (size_t i = 0; i < list->count; i++) {
        if (is_same(&list->items[i], added)) {
            return true;
        }
    }
    wd_syncval_indexed *item = list->count < WD_SYNCVAL_MAX_INDEXED ? WD_VECTOR_PUSH(allocator, list) : NULL;
    if (item) {
        *item = *added;
    }
    return item != NULL;
}

bool wd_syncval_indexed_copy(wd_syncval_indexed_list *list, const wd_allocator *allocator,
                             const wd_syncval_indexed_list *other) {
    *list = (wd_syncval_indexed_list){0};
    if (!other->count) {
        return true;
    }
    list->items = wd_realloc_array(allocator, NULL, other->count, sizeof(*list->items));
    if (!list->items) {
        return false;
    }
    memcpy(list->items, other->items, other->count * sizeof(*list->items));
    list->count = list->capacity = other->count;
    return true;
}

void wd_syncval_indexed_finish(wd_syncval_indexed_list *list, const wd_allocator *allocator) {
    wd_free(allocator, list->items);
    *list = (wd_syncval_indexed_list){0};
}
