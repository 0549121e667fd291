#include "vk/syncval/validator/resources/pieces.h"

#include <string.h>

static bool overlap(const wd_range *a, const wd_range *b) {
    return a->begin < b->end && b->begin < a->end;
}

// joins_usage returns whether the piece already has a usage, and merges the atomicity: plain if one of them
// is plain, otherwise the narrower scope.
static bool joins_usage(wd_sync_piece *piece, uint16_t usage, uint8_t atomicity) {
    for (uint32_t i = 0; i < piece->num_usages; i++) {
        if (piece->usages[i] == usage) {
            piece->atomicities[i] = atomicity < piece->atomicities[i] ? atomicity : piece->atomicities[i];
            return true;
        }
    }
    return false;
}

// add_usage inserts a read after the piece's reads, or a write after its writes.
static bool add_usage(wd_sync_piece *piece, uint16_t usage, uint8_t atomicity) {
    if (joins_usage(piece, usage, atomicity)) {
        return true;
    }
    if (piece->num_usages == WD_SYNC_PIECE_USAGES) {
        return false;
    }
    uint32_t at = piece->num_usages++;
    if (!wd_sync_usage_writes(usage)) {
        for (; at > piece->num_reads; at--) {
            piece->usages[at] = piece->usages[at - 1];
            piece->atomicities[at] = piece->atomicities[at - 1];
        }
        piece->num_reads++;
    }
    piece->usages[at] = usage;
    piece->atomicities[at] = atomicity;
    return true;
}

// first_overlap returns the piece with the lowest address that overlaps a range, or NULL.
static wd_sync_piece *first_overlap(wd_syncval_pieces *pieces, uint8_t space, const wd_range *range) {
    wd_sync_piece *first = NULL;
    if (range->begin >= pieces->ends[space]) {
        return NULL;
    }
    for (uint32_t i = 0; i < pieces->count; i++) {
        wd_sync_piece *piece = &pieces->pieces[i];
        if (piece->space == space && overlap(&piece->range, range) &&
            (!first || piece->range.begin < first->range.begin)) {
            first = piece;
        }
    }
    return first;
}

static bool add_piece(wd_syncval_pieces *pieces, const wd_state_object *object, const wd_sync_piece *piece) {
    if (pieces->count == WD_SYNCVAL_MAX_COMMAND_PIECES) {
        return false;
    }
    uint64_t *end = &pieces->ends[piece->space];
    *end = piece->range.end > *end ? piece->range.end : *end;
    pieces->objects[pieces->count] = object;
    pieces->pieces[pieces->count++] = *piece;
    return true;
}

// split divides a piece in two.
static bool split(wd_syncval_pieces *pieces, wd_sync_piece *piece, uint64_t at) {
    wd_sync_piece rest = *piece;
    rest.range.begin = piece->range.end = at;
    return add_piece(pieces, pieces->objects[piece - pieces->pieces], &rest);
}

// add_range adds a usage to a range: pieces that it overlaps are split at its ends and get the usage; gaps
// get new pieces.
static bool add_range(wd_syncval_pieces *pieces, const wd_syncval_access *access, const wd_range *range) {
    wd_range rest = *range;
    while (rest.begin < rest.end) {
        wd_sync_piece *piece = first_overlap(pieces, access->space, &rest);
        if (!piece || piece->range.begin > rest.begin) {
            const wd_range own = {rest.begin, piece ? piece->range.begin : rest.end};
            const wd_sync_piece made = {
                .range = own,
                .usages = {access->usage},
                .atomicities = {access->atomicity},
                .num_usages = 1,
                .num_reads = !wd_sync_usage_writes(access->usage),
                .space = access->space,
                .ordering = access->ordering,
                .in_instance = access->in_instance,
            };
            if (!add_piece(pieces, access->object, &made)) {
                return false;
            }
            rest.begin = own.end;
            continue;
        }
        if (piece->ordering != access->ordering || piece->in_instance != access->in_instance ||
            pieces->objects[piece - pieces->pieces] != access->object) {
            return false;
        }
        if (piece->range.begin < rest.begin) {
            if (!split(pieces, piece, rest.begin)) {
                return false;
            }
            continue;
        }
        if ((piece->range.end > rest.end && !split(pieces, piece, rest.end)) ||
            !add_usage(piece, access->usage, access->atomicity)) {
            return false;
        }
        rest.begin = piece->range.end;
    }
    return true;
}

// is_short returns whether there may be few enough accesses.
static bool is_short(const wd_syncval_access *accesses, size_t num_accesses) {
    size_t longest = 0;
    for (size_t i = 0; i < num_accesses; i++) {
        longest = accesses[i].num_ranges > longest ? accesses[i].num_ranges : longest;
    }
    return longest <= WD_SYNCVAL_MAX_COMMAND_PIECES;
}

void wd_syncval_make_pieces(wd_syncval_pieces *pieces, const wd_syncval_access *accesses, size_t num_accesses,
                            const wd_range *ranges) {
    pieces->count = 0;
    memset(pieces->ends, 0, sizeof pieces->ends);
    bool is_entire = is_short(accesses, num_accesses);
    for (size_t i = 0; is_entire && i < num_accesses; i++) {
        const wd_syncval_access *access = &accesses[i];
        for (size_t k = 0; is_entire && k < access->num_ranges; k++) {
            is_entire = add_range(pieces, access, &ranges[access->first_range + k]);
        }
    }
    pieces->count = is_entire ? pieces->count : 0;
}
