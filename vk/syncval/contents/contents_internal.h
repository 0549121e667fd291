// What the log of a recording has, for its execution on a map.
#ifndef WARDEN_VK_SYNCVAL_CONTENTS_CONTENTS_INTERNAL_H
#define WARDEN_VK_SYNCVAL_CONTENTS_CONTENTS_INTERNAL_H

#include "vk/syncval/contents/contents.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// The linear and the idealized space.
enum { WD_CONTENTS_NUM_SPACES = 2 };

// Values of a log's maps: WRITTEN, READ (a stored read decides about the range), or DISCARDED plus the index of a
// discard. No value: the recording has not accessed the range.
enum { WD_CONTENTS_WRITTEN, WD_CONTENTS_READ, WD_CONTENTS_DISCARDED };

// The origin of a part that the recording has not accessed before the read.
#define WD_CONTENTS_EARLIER UINT32_MAX

// wd_contents_part is a part of a read that the recording has not written before.
typedef struct wd_contents_part {
    wd_range range;
    uint32_t origin; // Index of the discard, or WD_CONTENTS_EARLIER.
} wd_contents_part;

typedef struct wd_contents_stored_read {
    wd_contents_read read;
    size_t first_part, num_parts;
} wd_contents_stored_read;

typedef struct wd_contents_discard {
    uint64_t tag;
    wd_contents_cause cause;
} wd_contents_discard;

struct wd_contents_log {
    wd_allocator allocator;
    wd_range_map maps[WD_CONTENTS_NUM_SPACES];
    WD_VECTOR(wd_contents_stored_read) reads;
    WD_VECTOR(wd_contents_part) parts;
    WD_VECTOR(wd_contents_discard) discards;
    uint64_t stamp;
    bool has_unknown_write; // The maps have what happened since.
    // Memory that the host can map, in the linear space: the index plus 1 of a wd_contents_discard that has the command
    // that writes it (0: none), times 2; plus 1 if a later dependency makes writes visible to the host.
    wd_range_map host;
    wd_range_map
        watched;     // Reads: the index of a wd_contents_discard that has the command, in the linear space.
    bool shows_host; // A dependency made all earlier writes visible; `host` has what happened since.
};

#ifdef __cplusplus
}
#endif
#endif
