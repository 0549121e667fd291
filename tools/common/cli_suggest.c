// The candidate that is most similar to a mistyped word, by optimal string alignment: insertions, deletions,
// substitutions and swaps of neighbors count 1 each.
#include <string.h>

#include "tools/common/cli_internal.h"

enum { MAX_WORD = 48 };

static size_t minimum(size_t a, size_t b) {
    return a < b ? a : b;
}

static size_t edit_distance(const char *a, size_t a_length, const char *b, size_t b_length) {
    size_t rows[3][MAX_WORD + 1];
    for (size_t j = 0; j <= b_length; j++) {
        rows[0][j] = j;
    }
    for (size_t i = 1; i <= a_length; i++) {
        size_t *row = rows[i % 3];
        const size_t *last = rows[(i + 2) % 3], *before_last = rows[(i + 1) % 3];
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            row[j] = minimum(last[j - 1] + (a[i - 1] != b[j - 1]), minimum(last[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = minimum(row[j], before_last[j - 2] + 1);
            }
        }
    }
    return rows[a_length % 3][b_length];
}

wd_cli_suggestion wd_cli_suggest_begin(const char *word, size_t length) {
    return (wd_cli_suggestion){.word = word, .word_length = length, .distance = length / 3 + 1};
}

void wd_cli_suggest_add(wd_cli_suggestion *suggestion, const char *candidate, size_t length) {
    if (length > MAX_WORD || suggestion->word_length > MAX_WORD) {
        return;
    }
    size_t distance = edit_distance(suggestion->word, suggestion->word_length, candidate, length);
    if (distance < suggestion->distance || (!suggestion->best && distance == suggestion->distance)) {
        suggestion->best = candidate;
        suggestion->best_length = length;
        suggestion->distance = distance;
    }
}
