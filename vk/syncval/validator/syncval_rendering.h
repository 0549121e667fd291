// Attachments: what render passes and dynamic rendering load, store, resolve and transition, and what draws write.
//
// An attachment of a subpass with views is accessed in the layers of its views.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RENDERING_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_RENDERING_H

#include "vk/syncval/validator/syncval_pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_view adds an access of what a view shows, cut to `area` (NULL: whole) and to `num_layers` layers
// (0: all).
void wd_syncval_access_view(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                            const VkRect2D *area, uint32_t num_layers, wd_sync_usage usage,
                            wd_sync_ordering ordering);

// wd_syncval_read_input adds what a draw reads of an input attachment. It depends on the pass, so it is not remembered.
void wd_syncval_read_input(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                           wd_sync_usage usage);

// wd_syncval_access_attachments adds what a draw with `pipeline` (may be NULL) does to the attachments.
void wd_syncval_access_attachments(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_access_outputs adds what a draw with these outputs does to the attachments.
void wd_syncval_access_outputs(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs);

// wd_syncval_access_clear adds what vkCmdClearAttachments does to a colour attachment, or to the depth/stencil attachment.
void wd_syncval_access_clear(wd_syncval_recorder *recorder, VkImageAspectFlags aspects, uint32_t color,
                             const VkClearRect *rect);

// wd_syncval_access_feedback adds what a draw with `pipeline` (may be NULL) captures with transform feedback.
void wd_syncval_access_feedback(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_begin_pass begins an instance without attachments.
void wd_syncval_begin_pass(wd_syncval_recorder *recorder, VkRect2D area, uint32_t num_layers,
                           uint32_t view_mask);
// wd_syncval_add_attachment returns NULL when memory runs out. The pointer is valid until the next one is added.
wd_syncval_attachment *wd_syncval_add_attachment(wd_syncval_recorder *recorder, wd_state_image_view *view);
// wd_syncval_set_views changes the views at the beginning of a subpass.
void wd_syncval_set_views(wd_syncval_recorder *recorder, uint32_t view_mask);
// wd_syncval_load, _store and _resolve add the accesses of these operations; `aspects` are those that are resolved.
void wd_syncval_load(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_store(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_resolve(wd_syncval_recorder *recorder, const wd_state_image_view *source,
                        const wd_state_image_view *target, VkImageAspectFlags aspects);
// wd_syncval_read_shading_rate adds what draws read of a shading rate attachment; `texel` is the pixels that share a texel.
void wd_syncval_read_shading_rate(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                                  VkExtent2D texel);
// wd_syncval_read_density_map adds what they read of a fragment density map.
void wd_syncval_read_density_map(wd_syncval_recorder *recorder, const wd_state_image_view *view);

// wd_syncval_attachment_aspects returns which of the aspects `asked` an attachment has: all of its format, whatever the mask of the view
// says, but of several planes those of the view.
VkImageAspectFlags wd_syncval_attachment_aspects(const wd_state_image_view *view, VkImageAspectFlags asked);

// wd_syncval_note_layouts finds out whether descriptors can show the attachments of the subpass in hand, and notes it for its commands
// from the one in hand on. `resolves_depth`: the subpass of a render pass object does so.
void wd_syncval_note_layouts(wd_syncval_recorder *recorder, bool resolves_depth);

#ifdef __cplusplus
}
#endif
#endif
