// The accesses of a recording to memory that is not known.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_UNKNOWN_ACCESSES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_UNKNOWN_ACCESSES_H

#include "vk/syncval/model/sync_certainty.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_unknown_accesses belongs to a recording. Tags are 0 if there is no such command.
typedef struct wd_syncval_unknown_accesses {
    uint64_t tag;                 // Of the last command with unknown accesses.
    uint64_t output_tag;          // Of the last command with unknown accesses that may be to attachments.
    uint64_t write_tag;           // Of the last command that may write unknown memory.
    uint64_t host_tag;            // Of the last command that waits for the host.
    wd_sync_bounded_reads bounds; // Reads of unknown parts of ranges.
    bool has_command; // A command that the build does not know is in this recording or a secondary one.
} wd_syncval_unknown_accesses;

// wd_syncval_unknown_clear removes the contents and keeps the memory. wd_syncval_unknown_finish frees the memory.
void wd_syncval_unknown_clear(wd_syncval_unknown_accesses *unknown);
void wd_syncval_unknown_finish(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator);

// wd_syncval_unknown_add_bounded adds a read of an unknown part of a range, with no other effect. It returns false if
// an allocation fails.
bool wd_syncval_unknown_add_bounded(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator,
                                    const wd_sync_bounded_read *read);

// wd_syncval_unknown_join adds the accesses of a recording that is executed with `offset` added to its tags. It
// returns false if an allocation fails.
bool wd_syncval_unknown_join(wd_syncval_unknown_accesses *unknown, const wd_allocator *allocator,
                             const wd_syncval_unknown_accesses *executed, uint64_t offset);

#ifdef __cplusplus
}
#endif
#endif
