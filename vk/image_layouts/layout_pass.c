// Render pass instances of render pass objects. Dynamic rendering changes no layouts.
#include "vk/image_layouts/image_layouts_internal.h"
#include "vk/registry/chain.h"

static bool has_multiview(const wd_state_render_pass *pass) {
    return pass->num_subpasses && pass->subpasses[0].view_mask;
}

// is_partial returns whether it is not known which layers of the view change their layout.
static bool is_partial(const wd_recorded_pass *pass, const wd_state_image_view *view) {
    return has_multiview(pass->pass) ? view->range.layerCount != 1
                                     : view->range.layerCount > pass->num_layers;
}

// set_aspects sets the layout of some aspects of an attachment.
static void set_aspects(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                        const wd_state_image_view *view, VkImageAspectFlags aspects, uint32_t word) {
    VkImageSubresourceRange range = view->range;
    range.aspectMask = aspects;
    if (view->image->image_type == VK_IMAGE_TYPE_3D) { // The layers of the view are slices.
        range.baseArrayLayer = 0;
        range.layerCount = 1;
    }
    wd_layouts_set(layouts, command_buffer, view->image, &range, word);
}

// stencil_word returns the word of stencil aspects. If the layout is only about depths, that of the stencil aspect is
// in a struct of the chain, which vk/state does not keep.
static uint32_t stencil_word(VkImageLayout layout, uint32_t word) {
    return layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL ||
                   layout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL
               ? WD_LAYOUT_UNKNOWN
               : word;
}

static uint32_t depth_word(VkImageLayout layout, uint32_t word) {
    return layout == VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL ||
                   layout == VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL
               ? WD_LAYOUT_UNKNOWN
               : word;
}

// attachment_aspects returns the aspects whose layout an attachment changes: all of an image, whatever the view's depth
// and stencil aspects are (Vulkan, Framebuffers), but only the planes of the view.
static VkImageAspectFlags attachment_aspects(const wd_state_image_view *view) {
    const VkImageAspectFlags planes =
        VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT;
    const VkImageAspectFlags own = view->range.aspectMask & planes;
    return own ? own : VK_IMAGE_ASPECT_COLOR_BIT | VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
}

// set_attachment sets the layout of an attachment.
static void set_attachment(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                           const wd_recorded_pass *pass, uint32_t index, VkImageLayout layout,
                           uint32_t word) {
    const wd_state_image_view *view = index < pass->num_views ? pass->views[index] : NULL;
    if (!view || !view->image) {
        return;
    }
    word = is_partial(pass, view) ? WD_LAYOUT_UNKNOWN : word;
    set_aspects(layouts, command_buffer, view, attachment_aspects(view), word);
    if (depth_word(layout, word) != word) {
        set_aspects(layouts, command_buffer, view, VK_IMAGE_ASPECT_DEPTH_BIT, WD_LAYOUT_UNKNOWN);
    }
    if (stencil_word(layout, word) != word) {
        set_aspects(layouts, command_buffer, view, VK_IMAGE_ASPECT_STENCIL_BIT, WD_LAYOUT_UNKNOWN);
    }
}

static const VkAttachmentReference2 *find_in(const VkAttachmentReference2 *references, uint32_t count,
                                             uint32_t attachment) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment == attachment) {
            return &references[i];
        }
    }
    return NULL;
}

// find_reference returns the reference of a subpass to an attachment; NULL: none is known. Attachments of extensions
// are in structs of the chain, which vk/state does not keep.
static const VkAttachmentReference2 *find_reference(const wd_state_subpass *subpass, uint32_t attachment) {
    const VkAttachmentReference2 *found = find_in(subpass->depth_stencil, 1, attachment);
    found = found ? found : find_in(subpass->colors, subpass->num_colors, attachment);
    found = found ? found : find_in(subpass->resolves, subpass->num_colors, attachment);
    return found ? found : find_in(subpass->inputs, subpass->num_inputs, attachment);
}

// enter_subpass sets the layouts of the attachments of the current subpass. Those of the others are unknown.
static void enter_subpass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                          wd_recorded_pass *pass, wd_command command) {
    const wd_state_subpass *subpass =
        pass->subpass < pass->pass->num_subpasses ? &pass->pass->subpasses[pass->subpass] : NULL;
    for (uint32_t i = 0; i < pass->num_views; i++) {
        const VkAttachmentReference2 *reference = subpass ? find_reference(subpass, i) : NULL;
        pass->is_used[i] |= reference != NULL;
        if (reference) {
            set_attachment(layouts, command_buffer, pass, i, reference->layout,
                           wd_layout_word(reference->layout, command));
        } else {
            set_attachment(layouts, command_buffer, pass, i, VK_IMAGE_LAYOUT_UNDEFINED, WD_LAYOUT_UNKNOWN);
        }
    }
}

const wd_state_image_view *wd_image_pass_view(const wd_state_device *device,
                                              const wd_state_framebuffer *framebuffer,
                                              const VkRenderPassBeginInfo *info, uint32_t attachment) {
    if (framebuffer->attachments) {
        return attachment < framebuffer->num_attachments ? framebuffer->attachments[attachment] : NULL;
    }
    const VkRenderPassAttachmentBeginInfo *imageless =
        (const VkRenderPassAttachmentBeginInfo *)wd_find_chained(
            info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    return imageless && attachment < imageless->attachmentCount
               ? wd_state_find_image_view(device, imageless->pAttachments[attachment])
               : NULL;
}

void wd_layouts_begin_pass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                           const VkRenderPassBeginInfo *info, wd_command command) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    const wd_state_render_pass *pass = command_buffer->render_pass;
    const wd_state_framebuffer *framebuffer = command_buffer->framebuffer;
    if (!recorded) {
        return;
    }
    recorded->pass = (wd_recorded_pass){0};
    const uint32_t count = pass ? pass->num_attachments : 0;
    const wd_state_image_view **views = wd_arena_alloc_zero(&command_buffer->arena, count + 1, sizeof *views);
    bool *is_used = wd_arena_alloc_zero(&command_buffer->arena, count + 1, sizeof *is_used);
    if (!pass || !framebuffer || !views || !is_used) {
        recorded->is_unknown = true; // It is not known which images are attached.
        return;
    }
    recorded->pass = (wd_recorded_pass){.pass = pass,
                                        .views = views,
                                        .is_used = is_used,
                                        .num_views = count,
                                        .num_layers = framebuffer->layers};
    for (uint32_t i = 0; i < count; i++) {
        views[i] = wd_image_pass_view(layouts->state, framebuffer, info, i);
        if (views[i] && !wd_state_keep_weak(command_buffer, (wd_state_object *)&views[i]->object)) {
            views[i] = NULL;
            recorded->is_unknown = true;
        }
        recorded->is_unknown |= !views[i];
    }
    enter_subpass(layouts, command_buffer, &recorded->pass, command);
}

void wd_layouts_next_subpass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                             wd_command command) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (recorded && recorded->pass.pass) {
        recorded->pass.subpass++;
        enter_subpass(layouts, command_buffer, &recorded->pass, command);
    }
}

void wd_layouts_end_pass(wd_image_layouts *layouts, wd_state_command_buffer *command_buffer,
                         wd_command command) {
    wd_recorded_layouts *recorded = wd_layouts_recording(layouts, command_buffer);
    if (!recorded || !recorded->pass.pass) {
        return;
    }
    const wd_recorded_pass *pass = &recorded->pass;
    for (uint32_t i = 0; i < pass->num_views; i++) {
        const VkImageLayout layout = pass->pass->attachments[i].finalLayout;
        // Whether an attachment that no subpass is known to use changes its layout is not known.
        set_attachment(layouts, command_buffer, pass, i, layout,
                       pass->is_used[i] ? wd_layout_word(layout, command) : WD_LAYOUT_UNKNOWN);
    }
    recorded->pass = (wd_recorded_pass){0};
}
