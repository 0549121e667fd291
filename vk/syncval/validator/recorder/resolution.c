#include "vk/syncval/validator/recorder/resolution.h"

#include <string.h>

static void *take(char **at, const void *source, size_t size) {
    void *copy = *at;
    if (size) {
        memcpy(copy, source, size);
    }
    *at += size;
    return copy;
}

static void find_bounds(wd_syncval_resolution *made) {
    for (uint32_t i = 0; i < made->num_accesses; i++) {
        const wd_syncval_access *access = &made->accesses[i];
        wd_range *bounds = &made->bounds[access->space];
        for (size_t k = access->first_range; k < access->first_range + access->num_ranges; k++) {
            const wd_range *range = &made->ranges[k];
            const bool is_first = !bounds->end;
            bounds->begin = is_first || range->begin < bounds->begin ? range->begin : bounds->begin;
            bounds->end = range->end > bounds->end ? range->end : bounds->end;
        }
    }
}

wd_syncval_resolution *wd_syncval_resolution_make(const wd_allocator *allocator,
                                                  const wd_syncval_access *accesses, size_t num_accesses,
                                                  const wd_range *ranges, size_t num_ranges, uint32_t num_ids,
                                                  uint32_t num_offsets) {
    wd_syncval_pieces pieces;
    wd_syncval_make_pieces(&pieces, accesses, num_accesses, ranges);
    const size_t size = sizeof(wd_syncval_resolution) + num_ids * sizeof(uint64_t) +
                        num_ranges * sizeof(wd_range) + num_accesses * sizeof(wd_syncval_access) +
                        pieces.count * (sizeof(wd_sync_piece) + sizeof(void *)) +
                        num_offsets * sizeof(uint32_t);
    wd_syncval_resolution *made = wd_alloc_zero(allocator, 1, size);
    if (!made) {
        return NULL;
    }
    // Parts with the largest alignment come first.
    char *at = (char *)(made + 1);
    made->sets = (uint64_t *)(void *)at;
    at += num_ids * sizeof(uint64_t);
    made->ranges = take(&at, ranges, num_ranges * sizeof(wd_range));
    made->accesses = take(&at, accesses, num_accesses * sizeof(wd_syncval_access));
    made->pieces = take(&at, pieces.pieces, pieces.count * sizeof(wd_sync_piece));
    made->objects = take(&at, pieces.objects, pieces.count * sizeof(*pieces.objects));
    made->offsets = (uint32_t *)(void *)at;
    made->num_offsets = num_offsets;
    made->num_ids = num_ids;
    made->num_ranges = (uint32_t)num_ranges;
    made->num_accesses = (uint32_t)num_accesses;
    made->num_pieces = pieces.count;
    find_bounds(made);
    return made;
}

static bool overlap(const wd_range *a, const wd_range *b) {
    return a->begin < b->end && b->begin < a->end;
}

// --- Overlaps with the other accesses of a command

static bool meets(const wd_syncval_resolution *resolution, uint8_t space, const wd_range *range) {
    for (uint32_t i = 0; i < resolution->num_pieces; i++) {
        if (resolution->pieces[i].space == space && overlap(&resolution->pieces[i].range, range)) {
            return true;
        }
    }
    return false;
}

bool wd_syncval_resolution_is_disjoint(const wd_syncval_resolution *resolution,
                                       const wd_syncval_access *accesses, size_t num_accesses,
                                       const wd_range *ranges) {
    for (size_t i = 0; i < num_accesses; i++) {
        const wd_syncval_access *access = &accesses[i];
        for (size_t k = access->first_range; k < access->first_range + access->num_ranges; k++) {
            if (overlap(&resolution->bounds[access->space], &ranges[k]) &&
                meets(resolution, access->space, &ranges[k])) {
                return false;
            }
        }
    }
    return true;
}

bool wd_syncval_resolutions_are_disjoint(const wd_syncval_resolution *one,
                                         const wd_syncval_resolution *other) {
    bool may_meet = false;
    for (size_t space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
        may_meet |= overlap(&one->bounds[space], &other->bounds[space]);
    }
    return !may_meet ||
           wd_syncval_resolution_is_disjoint(one, other->accesses, other->num_accesses, other->ranges);
}
