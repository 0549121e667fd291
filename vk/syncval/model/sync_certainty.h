// Whether a hazard is certain although the accesses of some commands between the two are unknown.
//
// A dependency chain that leads from the prior access to the stage of the access may have been made for a command in
// between whose accesses are not known: that command may have overwritten the memory, or have been ordered with it.
// Then nothing certain is known about the two accesses, and the hazard is not reported.
#ifndef WARDEN_VK_SYNCVAL_MODEL_SYNC_CERTAINTY_H
#define WARDEN_VK_SYNCVAL_MODEL_SYNC_CERTAINTY_H

#include "vk/syncval/model/sync_model.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_sync_bounded_read is a read by a command, of an unknown part of a range in the linear space, with no other effect.
typedef struct wd_sync_bounded_read {
    uint64_t tag;
    wd_range range;
} wd_sync_bounded_read;

typedef WD_VECTOR(wd_sync_bounded_read) wd_sync_bounded_reads; // By ascending tag.

// wd_sync_unknowns are the commands with unknown accesses before an access. Zeroed: there are none.
typedef struct wd_sync_unknowns {
    uint64_t last_tag; // Of the last command that may have accessed the memory in any way. 0: none.
    const wd_sync_bounded_reads *reads; // NULL: none.
    uint64_t offset;                    // Added to the tags of `reads`.
} wd_sync_unknowns;

// wd_sync_hazard_is_certain returns whether the accesses of a hazard conflict, whatever the commands of `unknowns`
// access.
bool wd_sync_hazard_is_certain(const wd_sync_hazard *hazard, const wd_sync_unknowns *unknowns);

#ifdef __cplusplus
}
#endif
#endif
