#include "vk/syncval/validator/recorder/inherited_accesses.h"

#include <assert.h>
#include <string.h>

// The maximum number of stored accesses, and of the latest ones that are compared with a new one.
enum { MAX_KEPT = 1024, MAX_COMPARED = 16 };

static bool has_outputs(const wd_syncval_outputs *kept, const wd_syncval_outputs *outputs) {
    wd_syncval_outputs both = *kept;
    return !wd_syncval_outputs_join(&both, outputs);
}

// has returns whether `kept` includes all accesses of `item`.
static bool has(const wd_syncval_inherited *kept, const wd_syncval_inherited *item) {
    if (kept->kind != item->kind || kept->num_barriers != item->num_barriers) {
        return false;
    }
    switch (item->kind) {
    case WD_SYNCVAL_INHERITED_OUTPUTS:
        return has_outputs(&kept->u.outputs, &item->u.outputs);
    case WD_SYNCVAL_INHERITED_CLEAR:
        return kept->u.clear.aspects == item->u.clear.aspects && kept->u.clear.color == item->u.clear.color &&
               !memcmp(&kept->u.clear.rect, &item->u.clear.rect, sizeof item->u.clear.rect);
    case WD_SYNCVAL_INHERITED_INPUT:
        return kept->u.input.view == item->u.input.view && kept->u.input.usage == item->u.input.usage;
    }
    return false;
}

// is_kept returns whether one of the latest stored accesses includes all of `item`. A read after writes of
// other commands counts again.
static bool is_kept(const wd_syncval_inherited_accesses *accesses, const wd_syncval_inherited *item) {
    const size_t count = accesses->count, last = count > MAX_COMPARED ? count - MAX_COMPARED : 0;
    for (size_t i = count; i-- > last;) {
        const wd_syncval_inherited *kept = &accesses->items[i];
        if (has(kept, item)) {
            return true;
        }
        if (item->kind == WD_SYNCVAL_INHERITED_INPUT && kept->kind != item->kind && kept->tag != item->tag) {
            return false;
        }
    }
    return false;
}

wd_syncval_inherited_result wd_syncval_inherited_add(wd_syncval_inherited_accesses *accesses,
                                                     const wd_allocator *allocator,
                                                     const wd_syncval_inherited *item) {
    assert(accesses->count <= MAX_KEPT);
    wd_syncval_inherited *latest = accesses->count ? &accesses->items[accesses->count - 1] : NULL;
    if (is_kept(accesses, item)) {
        return WD_SYNCVAL_INHERITED_STORED;
    }
    // Consecutive draws are merged, because rasterization order applies between them.
    if (latest && latest->kind == WD_SYNCVAL_INHERITED_OUTPUTS && item->kind == latest->kind &&
        item->num_barriers == latest->num_barriers) {
        (void)wd_syncval_outputs_join(&latest->u.outputs, &item->u.outputs);
        return WD_SYNCVAL_INHERITED_STORED;
    }
    if (accesses->count == MAX_KEPT) {
        return WD_SYNCVAL_INHERITED_TOO_MANY;
    }
    wd_syncval_inherited *added = WD_VECTOR_PUSH(allocator, accesses);
    if (!added) {
        return WD_SYNCVAL_INHERITED_NO_MEMORY;
    }
    *added = *item;
    return WD_SYNCVAL_INHERITED_STORED;
}

void wd_syncval_inherited_drop(wd_syncval_inherited_accesses *accesses, uint64_t tag) {
    while (accesses->count && accesses->items[accesses->count - 1].tag == tag) {
        accesses->count--;
    }
}
