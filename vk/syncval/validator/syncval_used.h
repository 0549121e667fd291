// The descriptor sets and attachments of a recording, kept for messages that are written when it is submitted: by then the command
// buffer's state is that after its last command.
//
// Nothing is written for a dispatch or draw. Attachments are noted when a render pass instance begins. Descriptor sets are
// collected from the command buffer's references when the recording is submitted, or when a hazard in it is reported.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_USED_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_USED_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_used_set names a descriptor set that some command of a recording uses.
typedef struct wd_syncval_used_set {
    uint64_t id, handle;
} wd_syncval_used_set;

// wd_syncval_used_attachment is an attachment of a render pass instance, or the image that dynamic rendering resolves it to.
typedef struct wd_syncval_used_attachment {
    uint64_t image; // Its id.
    VkImageSubresourceRange range;
    VkImageAspectFlags aspects; // Those of its format that are attached.
    uint32_t number;            // In the render pass, or of color attachments; UINT32_MAX: depth/stencil.
    bool is_dynamic;            // Of dynamic rendering.
    bool is_resolve;            // Nothing is loaded or stored.
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
} wd_syncval_used_attachment;

// wd_syncval_used_pass is a render pass instance.
typedef struct wd_syncval_used_pass {
    uint64_t begin_tag, end_tag; // Of the first and the last command. UINT64_MAX: it has not ended.
    const wd_syncval_used_attachment *attachments;
    uint32_t num_attachments;
} wd_syncval_used_pass;

// wd_syncval_used is owned by the history of a recording, whose synchronization holds. Zeroed memory is empty.
typedef struct wd_syncval_used {
    wd_syncval_used_set *sets;
    size_t num_sets, sets_capacity;
    bool has_sets; // They are those of the complete recording.
    // The secondary command buffers of the current vkCmdExecuteCommands. NULL: none.
    const VkCommandBuffer *executing;
    uint32_t num_executing;
    wd_syncval_used_pass *passes;
    size_t num_passes, passes_capacity;
} wd_syncval_used;

// wd_syncval_used_clear forgets everything and keeps the memory, wd_syncval_used_finish frees the memory.
void wd_syncval_used_clear(wd_syncval_used *used);
void wd_syncval_used_finish(wd_syncval_used *used, const wd_allocator *allocator);

// wd_syncval_used_collect lists the descriptor sets that a command buffer and the secondary ones that it executes, or is executing,
// refer to. Push descriptors are left out. The application must not record or reset the command buffer meanwhile. Without memory some sets are
// missing.
void wd_syncval_used_collect(wd_syncval_used *used, const wd_allocator *allocator,
                             const wd_state_command_buffer *command_buffer);

// wd_syncval_used_begin notes a render pass instance that begins with the command of `tag`; `attachments` outlive `used`. Without
// memory it notes nothing. wd_syncval_used_end ends the last instance.
void wd_syncval_used_begin(wd_syncval_used *used, const wd_allocator *allocator, uint64_t tag,
                           const wd_syncval_used_attachment *attachments, uint32_t num_attachments);
void wd_syncval_used_end(wd_syncval_used *used, uint64_t tag);

// wd_syncval_used_append adds the instances of a secondary command buffer, with `offset` added to their tags.
void wd_syncval_used_append(wd_syncval_used *used, const wd_allocator *allocator, wd_arena *arena,
                            const wd_syncval_used *secondary, uint64_t offset);

// wd_syncval_used_find_pass returns the instance that the command of `tag` is in, or NULL.
const wd_syncval_used_pass *wd_syncval_used_find_pass(const wd_syncval_used *used, uint64_t tag);

#ifdef __cplusplus
}
#endif
#endif
