// The accesses of one command in the form that the model executes fastest: each range once, with all accesses
// to it.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_PIECES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_PIECES_H

#include "vk/state/state.h"
#include "vk/syncval/model/sync_model.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access is an access of the current command.
typedef struct wd_syncval_access {
    const wd_state_object *object; // Buffer or image. The command keeps a reference.
    size_t first_range, num_ranges;
    uint16_t usage;      // wd_sync_usage
    uint8_t space;       // wd_sync_space
    uint8_t ordering;    // wd_sync_ordering
    bool in_instance;    // Of the subpass instance: accesses with an ordering, and input attachments.
    uint8_t atomicity;   // wd_sync_atomicity
    bool is_conditional; // It may not happen, or the value that it reads may not matter.
} wd_syncval_access;

// Commands with more pieces are checked and recorded access by access. The limit is the maximum number of
// ranges of a buffer that a shader accesses (shaders/byte_ranges.h).
enum { WD_SYNCVAL_MAX_COMMAND_PIECES = 64 };

// wd_syncval_pieces holds the accesses of a command by range.
typedef struct wd_syncval_pieces {
    // 0: no such form exists, because ranges of different accesses overlap or there are too many.
    uint32_t count;
    uint64_t ends[WD_SYNC_SPACE_COUNT]; // The end of the last piece in each space.
    wd_sync_piece pieces[WD_SYNCVAL_MAX_COMMAND_PIECES];
    const wd_state_object *objects[WD_SYNCVAL_MAX_COMMAND_PIECES];
} wd_syncval_pieces;

// wd_syncval_make_pieces merges accesses to equal ranges of a resource, and splits ranges that overlap
// partially.
void wd_syncval_make_pieces(wd_syncval_pieces *pieces, const wd_syncval_access *accesses, size_t num_accesses,
                            const wd_range *ranges);

#ifdef __cplusplus
}
#endif
#endif
