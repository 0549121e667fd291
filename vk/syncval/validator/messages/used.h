// The descriptor sets and attachments of a recording, for messages at submission: the state of the command
// buffer is then that after its last command.
//
// Dispatches and draws add nothing. Attachments are added when a render pass instance begins. Descriptor sets
// are collected from the references of the command buffer when it is submitted, or when a hazard in it is
// reported.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_USED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_USED_H

#include "vk/state/state.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_used_set is a descriptor set that some command of a recording uses.
typedef struct wd_syncval_used_set {
    uint64_t id, handle;
} wd_syncval_used_set;

// wd_syncval_used_attachment is an attachment of a render pass instance, or a resolve target of dynamic
// rendering.
typedef struct wd_syncval_used_attachment {
    uint64_t image; // Id of the image.
    VkImageSubresourceRange range;
    VkImageAspectFlags aspects; // The aspects of its format that are attached.
    uint32_t number;            // In the render pass, or among color attachments. UINT32_MAX: depth/stencil.
    bool is_dynamic;            // Of dynamic rendering.
    bool is_resolve;            // A resolve target: it is neither loaded nor stored.
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
} wd_syncval_used_attachment;

// wd_syncval_used_pass is a render pass instance.
typedef struct wd_syncval_used_pass {
    uint64_t begin_tag, end_tag; // Of the first and last commands. UINT64_MAX: it has not ended.
    const wd_syncval_used_attachment *attachments;
    uint32_t num_attachments;
} wd_syncval_used_pass;

// wd_syncval_used belongs to the history of a recording and is synchronized with it. Zeroed memory is empty.
typedef struct wd_syncval_used {
    WD_VECTOR(wd_syncval_used_set) sets;
    bool has_sets; // `sets` is complete.
    // The secondary command buffers of the current vkCmdExecuteCommands. NULL: none.
    const VkCommandBuffer *executing;
    uint32_t num_executing;
    WD_VECTOR(wd_syncval_used_pass) passes;
} wd_syncval_used;

// wd_syncval_used_clear empties it and keeps the memory. wd_syncval_used_finish frees the memory.
void wd_syncval_used_clear(wd_syncval_used *used);
void wd_syncval_used_finish(wd_syncval_used *used, const wd_allocator *allocator);

// wd_syncval_used_collect lists the descriptor sets that a command buffer, and the secondary ones that it
// executes, reference, without push descriptors. The application must not record or reset the command buffer
// at the same time. If an allocation fails, some sets are missing.
void wd_syncval_used_collect(wd_syncval_used *used, const wd_allocator *allocator,
                             const wd_state_command_buffer *command_buffer);

// wd_syncval_used_begin adds a render pass instance that begins with the command of `tag`. `attachments` must
// outlive `used`. It has no effect if an allocation fails. wd_syncval_used_end ends the last instance.
void wd_syncval_used_begin(wd_syncval_used *used, const wd_allocator *allocator, uint64_t tag,
                           const wd_syncval_used_attachment *attachments, uint32_t num_attachments);
void wd_syncval_used_end(wd_syncval_used *used, uint64_t tag);

// wd_syncval_used_append adds the instances of a secondary command buffer, with `offset` added to their tags.
void wd_syncval_used_append(wd_syncval_used *used, const wd_allocator *allocator, wd_arena *arena,
                            const wd_syncval_used *secondary, uint64_t offset);

// wd_syncval_used_find_pass returns the instance of the command with `tag`, or NULL.
const wd_syncval_used_pass *wd_syncval_used_find_pass(const wd_syncval_used *used, uint64_t tag);

#ifdef __cplusplus
}
#endif
#endif
