// The current render pass instance of a recording: its attachments and its subpasses.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_PASS_INSTANCE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORDER_PASS_INSTANCE_H

#include "vk/state/state.h"
#include "vk/syncval/model/sync_model.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_attachment is an attachment of the current render pass instance.
typedef struct wd_syncval_attachment {
    const wd_state_image_view *view;    // Referenced by the command buffer. Its image may be NULL: unknown.
    const wd_state_image_view *resolve; // Dynamic rendering: the target of the resolve operation, or NULL.
    VkImageLayout resolve_layout;       // Of `resolve`.
    VkImageLayout layout;               // The current layout.
    VkImageLayout stencil_layout;       // The current layout of the stencil aspect.
    uint32_t color;                     // Number of the color attachment. UINT32_MAX: depth/stencil.
    VkImageAspectFlags aspects;         // The aspects of its format that are attached.
    bool is_used;                       // By the current subpass.
    bool is_bound;                      // Draws write it.
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
} wd_syncval_attachment;

// wd_syncval_subpass is a subpass of the current render pass instance.
typedef struct wd_syncval_subpass {
    wd_sync_context *context; // NULL: that of the command buffer.
    uint64_t begin_tag, end_tag;
} wd_syncval_subpass;

// wd_syncval_pass_wait is a wait for an event in a subpass of the current instance.
typedef struct wd_syncval_pass_wait {
    uint64_t event; // Its id.
    wd_sync_barrier_command command;
} wd_syncval_pass_wait;

// wd_syncval_pass_instance belongs to a recorder. Unless `is_active`, the other members are those of the last instance.
typedef struct wd_syncval_pass_instance {
    bool is_active;
    bool is_skipped; // The command that begins the instance was skipped. Then `is_active` is false.
    uint64_t tag;    // Of the command that began it.
    // The end of the instance, or the begin of the first one, is in another command buffer.
    bool is_suspended, resumes;
    bool has_only_colors, has_only_depth; // wd_syncval_entry
    VkImageAspectFlags tested_aspects;    // Those of the depth/stencil attachments of the subpass.
    bool is_limited;                      // A barrier may order accesses before its subpass only.
    const wd_state_render_pass *object;   // NULL: none, an unknown one, or dynamic rendering.
    uint32_t subpass;                     // The number of the current subpass.
    VkRect2D area;
    bool is_full_area; // The render area is the entire framebuffer.
    uint32_t num_layers;
    uint32_t view_mask; // 0: no multiview.
    // The context of the command buffer if the current one is that of a subpass, else NULL.
    wd_sync_context *outer;
    WD_VECTOR(wd_syncval_subpass) subpasses; // Those that have begun.
    // Waits for events. They are applied again after the render pass. Their barriers are in the history's arena.
    WD_VECTOR(wd_syncval_pass_wait) waits;
    WD_VECTOR(wd_syncval_attachment) attachments;
} wd_syncval_pass_instance;

// wd_syncval_pass_instance_clear forgets the instance for the next recording and keeps the memory. The caller must drop
// the subpasses first (wd_syncval_drop_subpasses). wd_syncval_pass_instance_finish frees the memory.
void wd_syncval_pass_instance_clear(wd_syncval_pass_instance *pass);
void wd_syncval_pass_instance_finish(wd_syncval_pass_instance *pass, const wd_allocator *allocator);

// wd_syncval_pass_instance_end ends the instance; it has no attachments from now on.
void wd_syncval_pass_instance_end(wd_syncval_pass_instance *pass);

// wd_syncval_pass_instance_destroy_subpasses destroys the contexts of the subpasses.
void wd_syncval_pass_instance_destroy_subpasses(wd_syncval_pass_instance *pass);

// wd_syncval_pass_instance_add adds an attachment of which only the view is known (NULL: unused or unknown). It returns
// NULL if an allocation fails. The pointer is valid until the next one is added.
wd_syncval_attachment *wd_syncval_pass_instance_add(wd_syncval_pass_instance *pass,
                                                    const wd_allocator *allocator, wd_state_image_view *view);

// wd_syncval_pass_instance_subpass_of returns the subpass that has a tag, or VK_SUBPASS_EXTERNAL if the tag is before
// all of them.
uint32_t wd_syncval_pass_instance_subpass_of(const wd_syncval_pass_instance *pass, uint64_t tag);

// wd_syncval_pass_instance_may_race returns whether no dependency orders subpass `earlier` and the current one.
bool wd_syncval_pass_instance_may_race(const wd_syncval_pass_instance *pass, uint32_t earlier);

// wd_syncval_pass_instance_skips returns whether a command is inside a skipped instance. The command that ends the
// instance resets the mark.
bool wd_syncval_pass_instance_skips(wd_syncval_pass_instance *pass, wd_command command);

#ifdef __cplusplus
}
#endif
#endif
