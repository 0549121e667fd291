// The attachment accesses of a secondary command buffer that continues a render pass (record/inherited.h).
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_INHERITED_ACCESSES_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_INHERITED_ACCESSES_H

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/validator/shaders/draw_state.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_inherited_kind {
    WD_SYNCVAL_INHERITED_OUTPUTS, // Color and depth/stencil attachments of a draw.
    WD_SYNCVAL_INHERITED_CLEAR,
    WD_SYNCVAL_INHERITED_INPUT,
} wd_syncval_inherited_kind;

// wd_syncval_inherited is a part of one such command. Repetitions since the last barrier are not stored.
typedef struct wd_syncval_inherited {
    uint64_t tag;
    uint32_t num_barriers; // The number of earlier barrier commands.
    wd_syncval_inherited_kind kind;
    union {
        wd_syncval_outputs outputs;
        struct {
            VkImageAspectFlags aspects;
            uint32_t color; // Number of the color attachment.
            VkClearRect rect;
        } clear;
        struct {
            const wd_state_image_view *view; // Referenced by the command buffer.
            wd_sync_usage usage;
        } input;
    } u;
} wd_syncval_inherited;

// wd_syncval_inherited_accesses are in the order of their commands.
typedef WD_VECTOR(wd_syncval_inherited) wd_syncval_inherited_accesses;

typedef enum wd_syncval_inherited_result {
    WD_SYNCVAL_INHERITED_STORED, // Or included in a stored access.
    WD_SYNCVAL_INHERITED_TOO_MANY,
    WD_SYNCVAL_INHERITED_NO_MEMORY,
} wd_syncval_inherited_result;

// wd_syncval_inherited_add stores an access, unless a stored one includes it.
wd_syncval_inherited_result wd_syncval_inherited_add(wd_syncval_inherited_accesses *accesses,
                                                     const wd_allocator *allocator,
                                                     const wd_syncval_inherited *item);

// wd_syncval_inherited_drop removes the accesses of the last command, if it has this tag.
void wd_syncval_inherited_drop(wd_syncval_inherited_accesses *accesses, uint64_t tag);

#ifdef __cplusplus
}
#endif
#endif
