// Queue family ownership transfers: which releases were submitted, and which acquisitions have none.
//
// To the model a transfer is two writes, one for each queue: the release behind its first scope, the acquisition before its
// second one. What is not ordered with them is a hazard. Here releases and acquisitions are matched, in the order in which batches
// are looked at. Acquisitions from VK_QUEUE_FAMILY_EXTERNAL or FOREIGN have releases that nobody sees.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OWNERSHIP_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OWNERSHIP_H

#include "vk/syncval/validator/syncval_queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_transfer_part is what is given away: bytes of a buffer, or subresources of an image, counts resolved.
typedef struct wd_syncval_transfer_part {
    uint64_t begin, end;
    VkImageAspectFlags aspects; // 0: a buffer's.
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

// wd_syncval_transfers is the list of a recording, or that of what is released.
typedef struct wd_syncval_transfers {
    wd_syncval_transfer *items;
    size_t count, capacity;
    bool failed; // Memory ran out: an acquisition that is not matched says nothing.
} wd_syncval_transfers;

// wd_syncval_transfers_destroy accepts NULL.
void wd_syncval_transfers_destroy(wd_syncval_transfers *transfers, const wd_allocator *allocator);

// wd_syncval_add_transfer notes a transfer of the command in hand; id, handle, part and families are given.
void wd_syncval_add_transfer(wd_syncval_recorder *recorder, const wd_syncval_transfer *transfer);

// wd_syncval_join_transfers takes over those of a secondary command buffer, whose tags are moved by `offset`.
void wd_syncval_join_transfers(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                               uint64_t offset);

// wd_syncval_follow_transfers matches what a recording does on `at`, whose last execution it is. The locks of both are held.
void wd_syncval_follow_transfers(wd_syncval_queues *queues, wd_syncval_queue *at,
                                 const wd_state_submission *submission, const wd_syncval_recorder *recorder);

// wd_syncval_note_missed_transfers notes that work was submitted which is not followed: anything may be released.
void wd_syncval_note_missed_transfers(wd_syncval_queues *queues);

// wd_syncval_forget_transfers drops what is known of a resource.
void wd_syncval_forget_transfers(wd_syncval_queues *queues, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
