#include "vk/syncval/validator/recorder/transfers.h"

bool wd_syncval_transfers_add(wd_syncval_transfers *transfers, const wd_allocator *allocator,
                              const wd_syncval_transfer *transfer) {
    wd_syncval_transfer *added = WD_VECTOR_PUSH(allocator, transfers);
    if (!added) {
        return false;
    }
    *added = *transfer;
    return true;
}

bool wd_syncval_transfers_join(wd_syncval_transfers *transfers, const wd_allocator *allocator,
                               const wd_syncval_transfers *other, uint64_t offset) {
    bool is_complete = true;
    for (size_t i = 0; i < other->count; i++) {
        wd_syncval_transfer moved = other->items[i];
        moved.tag += offset;
        is_complete &= wd_syncval_transfers_add(transfers, allocator, &moved);
    }
    return is_complete;
}
