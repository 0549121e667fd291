// The queue family ownership transfers of a recording.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_TRANSFERS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_TRANSFERS_H

#include "vk/state/state.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// Marks of ranged barriers with a transition, stored in recordings.
typedef enum wd_syncval_mark {
    WD_SYNCVAL_MARK_DISCARDS, // Or unknown: the contents belong to the executing family.
    WD_SYNCVAL_MARK_KEEPS,
    WD_SYNCVAL_MARK_RELEASES,
    WD_SYNCVAL_MARK_ACQUIRES,
} wd_syncval_mark;

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
typedef WD_VECTOR(wd_syncval_transfer) wd_syncval_transfers;

// wd_syncval_transfers_add and _join return false if an allocation fails. _join adds the transfers of a secondary
// command buffer, with `offset` added to their tags.
bool wd_syncval_transfers_add(wd_syncval_transfers *transfers, const wd_allocator *allocator,
                              const wd_syncval_transfer *transfer);
bool wd_syncval_transfers_join(wd_syncval_transfers *transfers, const wd_allocator *allocator,
                               const wd_syncval_transfers *other, uint64_t offset);

#ifdef __cplusplus
}
#endif
#endif
