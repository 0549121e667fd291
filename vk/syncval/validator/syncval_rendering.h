// Attachments: what render passes and dynamic rendering load, store, resolve and transition, and what draws write.
//
// A command buffer has one context; subpasses follow each other in it. A dependency of a subpass becomes a barrier at its
// beginning, so subpasses that nothing orders are compared as if they ran one after the other.
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

// wd_syncval_access_attachments adds what a draw with `pipeline` (may be NULL) does to the attachments.
void wd_syncval_access_attachments(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_access_feedback adds what a draw with `pipeline` (may be NULL) captures with transform feedback.
void wd_syncval_access_feedback(wd_syncval_recorder *recorder, const wd_syncval_pipeline *pipeline);

// wd_syncval_begin_pass begins an instance without attachments.
void wd_syncval_begin_pass(wd_syncval_recorder *recorder, VkRect2D area, uint32_t num_layers,
                           uint32_t view_mask);
// wd_syncval_add_attachment returns NULL when memory runs out. The pointer is valid until the next one is added.
wd_syncval_attachment *wd_syncval_add_attachment(wd_syncval_recorder *recorder, wd_state_image_view *view);
// wd_syncval_load, _store and _resolve add the accesses of these operations.
void wd_syncval_load(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_store(wd_syncval_recorder *recorder, const wd_syncval_attachment *attachment);
void wd_syncval_resolve(wd_syncval_recorder *recorder, const wd_state_image_view *source,
                        const wd_state_image_view *target);

void wd_syncval_post_CreateRenderPass2(wd_call *call, const wd_CreateRenderPass2_args *args,
                                       const wd_CreateRenderPass2_args *down);

#ifdef __cplusplus
}
#endif
#endif
