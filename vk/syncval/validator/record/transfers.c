#include "vk/syncval/validator/record/transfers.h"

void wd_syncval_transfers_destroy(wd_syncval_transfers *transfers, const wd_allocator *allocator) {
    if (!transfers) {
        return;
    }
    wd_free(allocator, transfers->items);
    wd_free(allocator, transfers);
}

bool wd_syncval_transfers_append(wd_syncval_transfers *list, const wd_allocator *allocator,
                                 const wd_syncval_transfer *transfer) {
    void *items = list->items;
    if (!wd_array_reserve(allocator, &items, &list->capacity, list->count + 1, sizeof(*list->items))) {
        list->failed = true;
        return false;
    }
    list->items = items;
    list->items[list->count++] = *transfer;
    return true;
}

wd_syncval_transfers *wd_syncval_transfers_need(wd_syncval_transfers **list, const wd_allocator *allocator) {
    if (!*list) {
        *list = wd_alloc_zero(allocator, 1, sizeof(**list));
    }
    return *list;
}

void wd_syncval_add_transfer(wd_syncval_recorder *recorder, const wd_syncval_transfer *transfer) {
    const wd_allocator *allocator = &recorder->device->allocator;
    wd_syncval_transfers *list = wd_syncval_transfers_need(&recorder->transfers, allocator);
    wd_syncval_transfer added = *transfer;
    added.tag = recorder->tag;
    if (!list || !wd_syncval_transfers_append(list, allocator, &added)) {
        recorder->failed = true;
    }
}

void wd_syncval_join_transfers(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                               uint64_t offset) {
    const wd_syncval_transfers *list = other->transfers;
    const wd_allocator *allocator = &recorder->device->allocator;
    for (size_t i = 0; list && i < list->count; i++) {
        wd_syncval_transfer moved = list->items[i];
        moved.tag += offset;
        wd_syncval_transfers *own = wd_syncval_transfers_need(&recorder->transfers, allocator);
        if (!own || !wd_syncval_transfers_append(own, allocator, &moved)) {
            recorder->failed = true;
        }
    }
}
