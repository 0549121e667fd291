// The contents of descriptors that a recording used, and the hazards that depend on them (recorder/late.h).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_LATE_CONTENTS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_LATE_CONTENTS_H

#include "vk/state/state.h"
#include "vk/syncval/model/sync_model.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_LATE_SLOTS = 64, WD_SYNCVAL_MAX_DEFERRED = 64 };

// wd_syncval_late_content is the contents of a descriptor. The command buffer keeps references to the set and
// the object.
typedef struct wd_syncval_late_content {
    wd_state_descriptor_set *set;
    uint32_t index; // In the set's flat array.
    bool is_null;
    const wd_state_object *object;
    VkDeviceSize offset, range; // Of buffers.
} wd_syncval_late_content;

// wd_syncval_late belongs to a recording.
typedef struct wd_syncval_late {
    WD_VECTOR(wd_syncval_late_content) contents;
    // By set and index: number + 1 of an element of `contents`, to avoid duplicates.
    uint32_t latest[WD_SYNCVAL_LATE_SLOTS];
    uint32_t num_deferred;
    wd_sync_hazard deferred[WD_SYNCVAL_MAX_DEFERRED]; // Hazards to report.
} wd_syncval_late;

// wd_syncval_late_clear removes the contents and keeps the memory. wd_syncval_late_destroy frees it. Both accept NULL.
void wd_syncval_late_clear(wd_syncval_late *late);
void wd_syncval_late_destroy(wd_syncval_late *late, const wd_allocator *allocator);

// wd_syncval_late_rewind drops later contents and hazards than the given numbers.
void wd_syncval_late_rewind(wd_syncval_late *late, size_t num_contents, uint32_t num_deferred);

// wd_syncval_late_content_of returns the contents of element `index` of a set. The caller holds the set's lock or a
// copy of the descriptor.
wd_syncval_late_content wd_syncval_late_content_of(wd_state_descriptor_set *set, uint32_t index,
                                                   const wd_state_descriptor *from);

// wd_syncval_late_add adds contents to `*late`, which it creates if needed. `command_buffer` keeps references to the
// objects. It returns false if an allocation fails.
bool wd_syncval_late_add(wd_syncval_late **late, const wd_allocator *allocator,
                         wd_state_command_buffer *command_buffer, const wd_syncval_late_content *content);

// wd_syncval_late_defer stores a hazard, unless there are too many.
void wd_syncval_late_defer(wd_syncval_late *late, const wd_sync_hazard *hazard);

// wd_syncval_late_is_changed returns whether a descriptor has different contents now. NULL: false.
bool wd_syncval_late_is_changed(const wd_syncval_late *late);

#ifdef __cplusplus
}
#endif
#endif
