// The checks of one attachment of VkRenderingInfo.
#ifndef WARDEN_VK_CORE_RENDERING_RENDERING_ATTACHMENTS_H
#define WARDEN_VK_CORE_RENDERING_RENDERING_ATTACHMENTS_H

#include "vk/core/rendering/rendering_internal.h"

typedef enum wd_core_rendering_attachment_kind {
    WD_CORE_COLOR_ATTACHMENT,
    WD_CORE_DEPTH_ATTACHMENT,
    WD_CORE_STENCIL_ATTACHMENT,
} wd_core_rendering_attachment_kind;

// wd_core_rendering_attachment is an attachment whose imageView is not VK_NULL_HANDLE.
typedef struct wd_core_rendering_attachment {
    wd_core_rendering_attachment_kind kind;
    const wd_core_frame *f;
    const VkRenderingInfo *rendering;
    const VkRenderingAttachmentInfo *info;
    const wd_state_image_view *view;         // NULL: not known.
    const wd_state_image_view *resolve_view; // NULL: none, or not known.
} wd_core_rendering_attachment;

void wd_core_check_attachment_layouts(wd_core_check *c, const wd_core_rendering_attachment *a);
// These two need the view and its image.
void wd_core_check_attachment_view(wd_core_check *c, const wd_core_rendering_attachment *a);
void wd_core_check_attachment_resolve(wd_core_check *c, const wd_core_rendering_attachment *a);

#endif
