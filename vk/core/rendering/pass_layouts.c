// vkCmdBeginRenderPass: the usages that views need for the layouts that the render pass has them in.
#include "vk/core/rendering/rendering_internal.h"

enum {
    ATTACHMENT = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT,
    READ = VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT,
};

// need is what a layout needs: one bit of each mask that is not 0.
typedef struct need {
    uint32_t first, second; // Rules of vkCmdBeginRenderPass and vkCmdBeginRenderPass2.
    VkImageUsageFlags one, other;
    const char *text;
} need;

static const need needs[] = {
    {WD_CORE_RULE(00895), WD_CORE_RULE(03094), VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, 0,
     "VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT"},
    {WD_CORE_RULE(01758), WD_CORE_RULE(03096), VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, 0,
     "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    {WD_CORE_RULE(02842), WD_CORE_RULE(02844), VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, 0,
     "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    {WD_CORE_RULE(00897), WD_CORE_RULE(03097), READ, 0,
     "VK_IMAGE_USAGE_SAMPLED_BIT or VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT"},
    {WD_CORE_RULE(00898), WD_CORE_RULE(03098), VK_IMAGE_USAGE_TRANSFER_SRC_BIT, 0,
     "VK_IMAGE_USAGE_TRANSFER_SRC_BIT"},
    {WD_CORE_RULE(00899), WD_CORE_RULE(03099), VK_IMAGE_USAGE_TRANSFER_DST_BIT, 0,
     "VK_IMAGE_USAGE_TRANSFER_DST_BIT"},
    {WD_CORE_RULE(07000), WD_CORE_RULE(07002), ATTACHMENT, READ,
     "a usage of attachments, and VK_IMAGE_USAGE_SAMPLED_BIT or VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT"},
#ifdef VK_EXT_attachment_feedback_loop_layout
    {WD_CORE_RULE(07001), WD_CORE_RULE(07003), VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT, 0,
     "VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT"},
#endif
};

// Of the layouts of the stencil aspect, where a struct in the chain has them.
static const need stencil_need = {WD_CORE_RULE(02843), WD_CORE_RULE(02845),
                                  VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, 0,
                                  "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT"};

#ifdef VK_KHR_dynamic_rendering_local_read
// VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR: one of two sets of usages.
static const need local_need = {WD_CORE_RULE(09537), WD_CORE_RULE(09538),
                                VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT,
                                VK_IMAGE_USAGE_STORAGE_BIT | ATTACHMENT,
                                "VK_IMAGE_USAGE_STORAGE_BIT, or VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT and a "
                                "usage of attachments"};
#endif

static const need *find_need(VkImageLayout layout) {
    switch (layout) {
    case VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL:
        return &needs[0];
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL:
        return &needs[1];
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL:
        return &needs[2];
    case VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL:
        return &needs[3];
    case VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL:
        return &needs[4];
    case VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL:
        return &needs[5];
#ifdef VK_EXT_attachment_feedback_loop_layout
    case VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT:
        return &needs[6];
#endif
#ifdef VK_KHR_dynamic_rendering_local_read
    case VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR:
        return &local_need;
#endif
    default:
        return NULL;
    }
}

// find_second_need returns what a layout needs apart from find_need.
static const need *find_second_need(VkImageLayout layout) {
#ifdef VK_EXT_attachment_feedback_loop_layout
    return layout == VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT ? &needs[7] : NULL;
#else
    (void)layout;
    return NULL;
#endif
}

// used is the attachment of an instance that is checked.
typedef struct used {
    wd_core_check *c;
    const wd_state_render_pass *pass;
    uint32_t index;
    bool is_second;
    const wd_state_image_view *view;
} used;

WD_CORE_COLD static void report(const used *u, const need *need, VkImageLayout layout, const char *where) {
    wd_core_message m;
    char text[512];
    if (!wd_core_begin_rule(&m, u->c, NULL, NULL, u->is_second ? need->second : need->first)) {
        return;
    }
    wd_core_summaryf(&m, "the %s of attachment %u of renderPass is %s", where, u->index,
                     wd_VkImageLayout_string(layout));
    wd_core_summaryf(
        &m, ", its view is %s",
        wd_core_name(u->c, VK_OBJECT_TYPE_IMAGE_VIEW, u->view->object.handle, text, sizeof text));
    wd_core_summaryf(&m, ", whose usage is %s",
                     wd_VkImageUsageFlags_string(u->view->usage, text, sizeof text));
    wd_core_notef(&m, "The layout needs %s", need->text);
    wd_core_notef(&m, "renderPass is %s",
                  wd_core_name(u->c, VK_OBJECT_TYPE_RENDER_PASS, u->pass->object.handle, text, sizeof text));
    wd_core_end(&m);
}

static bool lacks(const used *u, const need *need) {
    return need && (!(u->view->usage & need->one) || (need->other && !(u->view->usage & need->other)));
}

// check_layout returns whether the layout is reported.
static bool check_layout(const used *u, VkImageLayout layout, const char *where) {
    const need *first = find_need(layout), *second = find_second_need(layout);
    const need *lacking = lacks(u, first) ? first : lacks(u, second) ? second : NULL;
    if (lacking) {
        report(u, lacking, layout, where);
    }
    return lacking;
}

static bool check_stencil_layout(const used *u, VkImageLayout layout, const char *where) {
    const bool is_stencil = layout == VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL ||
                            layout == VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL;
    if (!is_stencil || !lacks(u, &stencil_need)) {
        return false;
    }
    report(u, &stencil_need, layout, where);
    return true;
}

static bool check_stencil_layouts(const used *u) {
    const VkAttachmentDescriptionStencilLayout *layouts =
        u->pass->stencil_layouts && u->pass->stencil_layouts[u->index].sType
            ? &u->pass->stencil_layouts[u->index]
            : NULL;
    return layouts && (check_stencil_layout(u, layouts->stencilInitialLayout, "stencilInitialLayout") ||
                       check_stencil_layout(u, layouts->stencilFinalLayout, "stencilFinalLayout"));
}

static bool check_references(const used *u, const VkAttachmentReference2 *references, uint32_t count,
                             const char *where) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment == u->index && check_layout(u, references[i].layout, where)) {
            return true;
        }
    }
    return false;
}

static void check_attachment(const used *u) {
    const VkAttachmentDescription2 *description = &u->pass->attachments[u->index];
    bool is_reported = check_layout(u, description->initialLayout, "initialLayout") ||
                       check_layout(u, description->finalLayout, "finalLayout") || check_stencil_layouts(u);
    for (uint32_t i = 0; i < u->pass->num_subpasses && !is_reported; i++) {
        const wd_state_subpass *subpass = &u->pass->subpasses[i];
        is_reported =
            check_references(u, subpass->inputs, subpass->num_inputs, "layout as an input attachment") ||
            check_references(u, subpass->colors, subpass->num_colors, "layout as a color attachment") ||
            check_references(u, subpass->resolves, subpass->num_colors, "layout as a resolve attachment") ||
            check_references(u, subpass->depth_stencil, 1, "layout as a depth/stencil attachment") ||
            (subpass->depth_stencil && subpass->depth_stencil->attachment == u->index &&
             subpass->stencil_layout != subpass->depth_stencil->layout &&
             check_stencil_layout(u, subpass->stencil_layout, "stencilLayout as a depth/stencil attachment"));
    }
}

void wd_core_check_pass_layouts(wd_core_check *c, const wd_state_render_pass *pass,
                                const wd_state_framebuffer *framebuffer,
                                const VkRenderPassAttachmentBeginInfo *views, bool is_second) {
    for (uint32_t i = 0; i < pass->num_attachments && i < framebuffer->num_attachments; i++) {
        const wd_state_image_view *view = framebuffer->attachments ? framebuffer->attachments[i]
                                          : views && i < views->attachmentCount
                                              ? WD_CORE_FIND(image_view, views->pAttachments[i])
                                              : NULL;
        if (view && view->usage) {
            const used u = {c, pass, i, is_second, view};
            check_attachment(&u);
        }
    }
}
