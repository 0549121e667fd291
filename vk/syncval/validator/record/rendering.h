// Attachments: load, store and resolve operations and transitions of render passes and dynamic rendering, and
// writes of draws.
//
// In a multiview subpass, an attachment is accessed in the layers of the views.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RENDERING_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_RENDERING_H

#include "vk/syncval/validator/recorder/recorder.h"
#include "vk/syncval/validator/shaders/pipeline.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_access_view adds an access to the subresources of a view, limited to `area` (NULL: no limit) and
// to `num_layers` layers (0: all).
void wd_syncval_access_view(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                            const VkRect2D *area, uint32_t num_layers, wd_sync_usage usage,
                            wd_sync_ordering ordering);

// wd_syncval_read_input adds a draw's read of an input attachment. It depends on the render pass, so it is
// not cached.
void wd_syncval_read_input(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                           wd_sync_usage usage);

// wd_syncval_access_attachments adds the attachment accesses of a draw with `pipeline` (may be NULL).
void wd_syncval_access_attachments(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_access_outputs adds the attachment accesses of a draw with these outputs.
void wd_syncval_access_outputs(wd_syncval_recorder *recorder, const wd_syncval_outputs *outputs);

// wd_syncval_access_clear adds the accesses of vkCmdClearAttachments to a color or the depth/stencil
// attachment.
void wd_syncval_access_clear(wd_syncval_recorder *recorder, VkImageAspectFlags aspects, uint32_t color,
                             const VkClearRect *rect);

// wd_syncval_access_feedback adds the transform feedback writes of a draw with `pipeline` (may be NULL).
void wd_syncval_access_feedback(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_begin_pass begins a render pass instance without attachments.
void wd_syncval_begin_pass(wd_syncval_recorder *recorder, VkRect2D area, uint32_t num_layers,
                           uint32_t view_mask);
// wd_syncval_add_attachment returns NULL if an allocation fails. The pointer is valid until the next one is
// added.
wd_syncval_attachment *wd_syncval_add_attachment(wd_syncval_recorder *recorder, wd_state_image_view *view);
// wd_syncval_set_views sets the view mask at the start of a subpass.
void wd_syncval_set_views(wd_syncval_recorder *recorder, uint32_t view_mask);
// wd_syncval_load, _store and _resolve add the accesses of these operations. `aspects` are those that are
// resolved.
void wd_syncval_load(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_store(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_resolve(wd_syncval_recorder *recorder, const wd_state_image_view *source,
                        const wd_state_image_view *target, VkImageAspectFlags aspects);
// wd_syncval_read_shading_rate adds a draw's read of a shading rate attachment. `texel` is the size of a
// texel in pixels.
void wd_syncval_read_shading_rate(wd_syncval_recorder *recorder, const wd_state_image_view *view,
                                  VkExtent2D texel);
// wd_syncval_read_density_map adds a draw's read of a fragment density map.
void wd_syncval_read_density_map(wd_syncval_recorder *recorder, const wd_state_image_view *view);

// wd_syncval_attachment_aspects returns the aspects in `asked` that an attachment has: all aspects of its
// format, whatever the aspect mask of the view; for multi-planar formats those of the view.
VkImageAspectFlags wd_syncval_attachment_aspects(const wd_state_image_view *view, VkImageAspectFlags asked);

// wd_syncval_attached_aspects returns the aspects that the depth and stencil tests of a draw may test. If the
// attachments are those of a primary command buffer, they count as attached.
VkImageAspectFlags wd_syncval_attached_aspects(const wd_syncval_recorder *recorder);

// wd_syncval_note_attachments keeps the attachments of a render pass instance that begins, for messages.
// wd_syncval_end_attachments ends that instance with the current command.
void wd_syncval_note_attachments(wd_syncval_recorder *recorder);
void wd_syncval_end_attachments(wd_syncval_recorder *recorder);

// wd_syncval_note_layouts stores the tested aspects and whether descriptors may refer to the attachments of the
// current subpass, from the current command on. `resolves_depth`: the subpass resolves depth/stencil.
void wd_syncval_note_layouts(wd_syncval_recorder *recorder, bool resolves_depth);

#ifdef __cplusplus
}
#endif
#endif
