// Queue family ownership transfers: matches acquisitions with submitted releases.
//
// For the model a transfer is two writes, one on each queue: the release after its first scope, the
// acquisition before its second scope. Accesses that are not ordered with them are hazards. Here releases and
// acquisitions are matched, in the order in which batches execute. Releases of VK_QUEUE_FAMILY_EXTERNAL and
// FOREIGN are not visible to the layer.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNERSHIP_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNERSHIP_H

#include "vk/syncval/validator/submit/queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_transfer_part is the transferred part: bytes of a buffer, or subresources of an image without
// VK_REMAINING_*.
typedef struct wd_syncval_transfer_part {
    uint64_t begin, end;
    VkImageAspectFlags aspects; // 0: a buffer.
    uint32_t first_mip, end_mip, first_layer, end_layer;
} wd_syncval_transfer_part;

typedef struct wd_syncval_transfer {
    uint64_t id, handle; // Of the resource.
    uint64_t tag;        // In the recording.
    wd_syncval_transfer_part part;
    uint32_t src_family, dst_family;
    VkImageLayout from, to;
    bool is_image;
    bool is_release;
} wd_syncval_transfer;

// wd_syncval_transfers is the list of transfers of a recording, or of the releases that are not acquired yet.
typedef struct wd_syncval_transfers {
    wd_syncval_transfer *items;
    size_t count, capacity;
    bool failed; // An allocation failed: acquisitions without a release are not reported.
} wd_syncval_transfers;

// wd_syncval_transfers_destroy accepts NULL.
void wd_syncval_transfers_destroy(wd_syncval_transfers *transfers, const wd_allocator *allocator);

// wd_syncval_add_transfer adds a transfer of the current command. The caller sets id, handle, part and
// families.
void wd_syncval_add_transfer(wd_syncval_recorder *recorder, const wd_syncval_transfer *transfer);

// wd_syncval_join_transfers adds those of a secondary command buffer, with `offset` added to their tags.
void wd_syncval_join_transfers(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                               uint64_t offset);

// wd_syncval_follow_transfers matches the transfers of the last execution on `at`. Wants the locks of queues
// and recorder.
void wd_syncval_follow_transfers(wd_syncval_queues *queues, wd_syncval_queue *at,
                                 const wd_state_submission *submission, const wd_syncval_recorder *recorder);

// wd_syncval_note_missed_transfers notes that work was submitted that is not followed: it may have released
// anything.
void wd_syncval_note_missed_transfers(wd_syncval_queues *queues);

// wd_syncval_forget_transfers removes the transfers of a resource.
void wd_syncval_forget_transfers(wd_syncval_queues *queues, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
