#include "vk/syncval/validator/recorder/unknown_accesses.h"

void wd_syncval_unknown_clear(wd_syncval_unknown_accesses *unknown) {
    unknown->tag = unknown->output_tag = unknown->write_tag = unknown->host_tag = 0;
    unknown->bounds.count = 0;
    unknown->has_command = false;
}

void wd_syncval_unknown_finish(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator) {
    WD_VECTOR_FINISH(allocator, &unknown->bounds);
}

bool wd_syncval_unknown_add_bounded(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator,
                                    const wd_sync_bounded_read *read) {
    wd_sync_bounded_read *added = WD_VECTOR_PUSH(allocator, &unknown->bounds);
    if (!added) {
        return false;
    }
    *added = *read;
    return true;
}

static void move_tag(uint64_t *tag, uint64_t executed, uint64_t offset) {
    *tag = executed ? offset + executed : *tag;
}

bool wd_syncval_unknown_join(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator,
                             const wd_syncval_unknown_accesses *executed, uint64_t offset) {
    move_tag(&unknown->tag, executed->tag, offset);
    move_tag(&unknown->output_tag, executed->output_tag, offset);
    move_tag(&unknown->write_tag, executed->write_tag, offset);
    move_tag(&unknown->host_tag, executed->host_tag, offset);
    unknown->has_command |= executed->has_command;
    const wd_sync_bounded_reads *bounds = &executed->bounds;
    if (!WD_VECTOR_RESERVE(allocator, &unknown->bounds, unknown->bounds.count + bounds->count)) {
        return false;
    }
    for (size_t i = 0; i < bounds->count; i++) {
        unknown->bounds.items[unknown->bounds.count++] =
            (wd_sync_bounded_read){offset + bounds->items[i].tag, bounds->items[i].range};
    }
    return true;
}
