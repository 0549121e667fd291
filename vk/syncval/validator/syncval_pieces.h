// The accesses of one command as the model takes them fastest: each range once, with all that is done to it.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIECES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_PIECES_H

#include "vk/state/state.h"
#include "vk/syncval/syncval.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access is one access of the command in hand.
typedef struct wd_syncval_access {
    const wd_state_object *object; // Buffer or image; referenced by the command, so alive.
    size_t first_range, num_ranges;
    uint16_t usage;   // wd_sync_usage
    uint8_t space;    // wd_sync_space
    uint8_t ordering; // wd_sync_ordering
    bool
        in_instance; // It is an access of the subpass instance: those with an ordering, and input attachments.
    uint8_t atomicity; // wd_sync_atomicity
} wd_syncval_access;

// More pieces than this are checked and recorded access by access. It is enough for a buffer of which a shader accesses as
// many ranges as are listed (syncval_byte_ranges.h).
enum { WD_SYNCVAL_MAX_COMMAND_PIECES = 64 };

// wd_syncval_pieces is what a command does, range by range.
typedef struct wd_syncval_pieces {
    uint32_t count; // 0: it cannot be said so, as ranges of unlike accesses overlap, or are too many.
    uint64_t ends[WD_SYNC_SPACE_COUNT]; // Behind all pieces of a space.
    wd_sync_piece pieces[WD_SYNCVAL_MAX_COMMAND_PIECES];
    const wd_state_object *objects[WD_SYNCVAL_MAX_COMMAND_PIECES];
} wd_syncval_pieces;

// wd_syncval_make_pieces joins the accesses to equal ranges of a resource, and cuts those that overlap in part.
void wd_syncval_make_pieces(wd_syncval_pieces *pieces, const wd_syncval_access *accesses, size_t num_accesses,
                            const wd_range *ranges);

#ifdef __cplusplus
}
#endif
#endif
