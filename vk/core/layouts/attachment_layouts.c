// The layouts of attachments when a render pass instance begins.
#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"

static const char pass_fix[] = "Transition the image with a barrier before the command, or give the layout "
                               "that the image is in as initialLayout when the render pass is created.";
static const char fix[] = "Transition the image with a barrier before the command, or name the layout that "
                          "the image is in.";

static const wd_core_layout_rule initial = {WD_CORE_RULE(00900), NULL,
                                            "pAttachments[].initialLayout of the render pass", pass_fix};
static const wd_core_layout_rule initial2 = {WD_CORE_RULE(03100), NULL,
                                             "pAttachments[].initialLayout of the render pass", pass_fix};

#define INFO "pRenderingInfo->"
static const wd_core_layout_rule color = {WD_CORE_RULE(09592), NULL, INFO "pColorAttachments[].imageLayout",
                                          fix};
static const wd_core_layout_rule color_resolve = {WD_CORE_RULE(09593), NULL,
                                                  INFO "pColorAttachments[].resolveImageLayout", fix};
static const wd_core_layout_rule depth = {WD_CORE_RULE(09588), NULL, INFO "pDepthAttachment->imageLayout",
                                          fix};
static const wd_core_layout_rule depth_resolve = {WD_CORE_RULE(09589), NULL,
                                                  INFO "pDepthAttachment->resolveImageLayout", fix};
static const wd_core_layout_rule stencil = {WD_CORE_RULE(09590), NULL, INFO "pStencilAttachment->imageLayout",
                                            fix};
static const wd_core_layout_rule stencil_resolve = {WD_CORE_RULE(09591), NULL,
                                                    INFO "pStencilAttachment->resolveImageLayout", fix};

// Render pass objects

// has_known_layers returns whether the layers that the instance uses are those of the view.
static bool has_known_layers(const wd_state_render_pass *pass, const wd_state_framebuffer *framebuffer,
                             const wd_state_image_view *view) {
    const bool has_multiview = pass->num_subpasses && pass->subpasses[0].view_mask;
    return has_multiview ? view->range.layerCount == 1 : view->range.layerCount <= framebuffer->layers;
}

static void check_pass(wd_core_check *c, VkCommandBuffer command_buffer, const VkRenderPassBeginInfo *info,
                       const wd_core_layout_rule *rule) {
    wd_core_layouts layouts;
    if (!info || !wd_core_layouts_begin(&layouts, c, command_buffer)) {
        return;
    }
    const wd_state_render_pass *pass = wd_state_find_render_pass(c->state, info->renderPass);
    const wd_state_framebuffer *framebuffer = wd_state_find_framebuffer(c->state, info->framebuffer);
    for (uint32_t i = 0; pass && framebuffer && i < pass->num_attachments; i++) {
        const wd_state_image_view *view = wd_image_pass_view(c->state, framebuffer, info, i);
        const VkImageLayout layout = pass->attachments[i].initialLayout;
        if (view && layout != VK_IMAGE_LAYOUT_UNDEFINED && has_known_layers(pass, framebuffer, view)) {
            (void)wd_core_layouts_use_view(&layouts, rule, view, ~0u, layout, i);
        }
    }
}

WD_CORE_CHECK(layouts, CmdBeginRenderPass) {
    check_pass(c, s->commandBuffer, s->pRenderPassBegin, &initial);
}

WD_CORE_CHECK(layouts, CmdBeginRenderPass2) {
    check_pass(c, s->commandBuffer, s->pRenderPassBegin, &initial2);
}

// Dynamic rendering

// is_accessed returns whether the instance accesses an attachment for certain.
static bool is_accessed(const VkRenderingAttachmentInfo *attachment) {
    return attachment->loadOp == VK_ATTACHMENT_LOAD_OP_LOAD ||
           attachment->loadOp == VK_ATTACHMENT_LOAD_OP_CLEAR ||
           attachment->storeOp == VK_ATTACHMENT_STORE_OP_STORE;
}

// has_layers returns whether the instance uses all layers of a view.
static bool has_layers(const VkRenderingInfo *info, const wd_state_image_view *view) {
    return info->viewMask ? view->range.layerCount == 1 : view->range.layerCount <= info->layerCount;
}

static bool check_view(const wd_core_layouts *layouts, const wd_core_layout_rule *rule,
                       const VkRenderingInfo *info, VkImageView handle, VkImageAspectFlags aspects,
                       VkImageLayout layout, uint32_t index) {
    const wd_state_image_view *view = wd_state_find_image_view(layouts->check->state, handle);
    return view && has_layers(info, view) &&
           wd_core_layouts_use_view(layouts, rule, view, aspects, layout, index);
}

// check_attachment returns whether it has reported the attachment.
static bool check_attachment(const wd_core_layouts *layouts, const wd_core_layout_rule *rule,
                             const wd_core_layout_rule *resolve_rule, const VkRenderingInfo *info,
                             const VkRenderingAttachmentInfo *attachment, VkImageAspectFlags aspects,
                             uint32_t index) {
    if (!attachment || !attachment->imageView) {
        return false;
    }
    const bool is_found = is_accessed(attachment) && check_view(layouts, rule, info, attachment->imageView,
                                                                aspects, attachment->imageLayout, index);
    const bool has_resolve = attachment->resolveMode != VK_RESOLVE_MODE_NONE && attachment->resolveImageView;
    return (has_resolve && check_view(layouts, resolve_rule, info, attachment->resolveImageView, aspects,
                                      attachment->resolveImageLayout, index)) ||
           is_found;
}

WD_CORE_CHECK(layouts, CmdBeginRendering) {
    const VkRenderingInfo *info = s->pRenderingInfo;
    wd_core_layouts layouts;
    if (!info || !wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {
        return;
    }
    for (uint32_t i = 0; info->pColorAttachments && i < info->colorAttachmentCount; i++) {
        (void)check_attachment(&layouts, &color, &color_resolve, info, &info->pColorAttachments[i], ~0u, i);
    }
    // A mistake with both aspects of an image is reported once.
    const bool is_found = check_attachment(&layouts, &depth, &depth_resolve, info, info->pDepthAttachment,
                                           VK_IMAGE_ASPECT_DEPTH_BIT, 0);
    if (!is_found || !info->pStencilAttachment ||
        info->pStencilAttachment->imageView != info->pDepthAttachment->imageView) {
        (void)check_attachment(&layouts, &stencil, &stencil_resolve, info, info->pStencilAttachment,
                               VK_IMAGE_ASPECT_STENCIL_BIT, 0);
    }
}
