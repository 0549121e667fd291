#include "vk/state/state_finding.h"

#include <string.h>

static size_t count_labels(const wd_state_label *label) {
    size_t count = 0;
    for (; label; label = label->outer) {
        count++;
    }
    return count;
}

bool wd_state_copy_labels(wd_arena *arena, const wd_state_label *label, wd_finding_label **labels,
                          size_t *num_labels) {
    const size_t count = count_labels(label);
    *labels = NULL;
    *num_labels = 0;
    if (!count) {
        return true;
    }
    wd_finding_label *copies = wd_arena_alloc_zero(arena, count, sizeof(*copies));
    if (!copies) {
        return false;
    }
    for (size_t i = count; i-- > 0; label = label->outer) {
        copies[i].name = wd_arena_strdup(arena, label->name);
        if (!copies[i].name) {
            return false;
        }
        memcpy(copies[i].color, label->color, sizeof(copies[i].color));
    }
    *labels = copies;
    *num_labels = count;
    return true;
}
