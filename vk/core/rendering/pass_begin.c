// vkCmdBeginRenderPass and vkCmdBeginRenderPass2: the render pass, the framebuffer and the clear values.
#include "vk/core/rendering/rendering_internal.h"

static const char owner[] = "VkRenderPassBeginInfo";

// wants_clear returns whether an attachment is cleared when it is loaded, in an aspect that its format has.
static bool wants_clear(const VkAttachmentDescription2 *description) {
    const wd_format *format = wd_format_find(description->format);
    const VkImageAspectFlags stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    return format &&
           ((description->loadOp == VK_ATTACHMENT_LOAD_OP_CLEAR && format->aspects & ~stencil) ||
            (description->stencilLoadOp == VK_ATTACHMENT_LOAD_OP_CLEAR && format->aspects & stencil));
}

static void check_clear_values(wd_core_check *c, const wd_core_frame *f, const VkRenderPassBeginInfo *info,
                               const wd_state_render_pass *pass) {
    wd_core_message m;
    for (uint32_t i = pass->num_attachments; i > info->clearValueCount; i--) {
        if (!wants_clear(&pass->attachments[i - 1])) {
            continue;
        }
        if (wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00902))) {
            wd_core_unsigned(&m, "clearValueCount", info->clearValueCount);
            wd_core_summaryf(&m, ", attachment %u of renderPass is cleared", i - 1);
            wd_core_notef(&m, "The format of the attachment is %s",
                          wd_core_format(pass->attachments[i - 1].format));
            m.fix = "Give a clear value for each attachment up to the last one that is cleared.";
            wd_core_end(&m);
        }
        return;
    }
}

// --- Framebuffers without images

typedef struct imageless {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkRenderPassAttachmentBeginInfo *info;
    uint32_t index;
} imageless;

static bool begin(wd_core_message *m, const imageless *a, const char *of, uint32_t rule) {
    if (!wd_core_begin_rule(m, a->c, a->f, of, rule)) {
        return false;
    }
    m->indices[0] = a->index;
    wd_core_handle(m, "pAttachments[]", VK_OBJECT_TYPE_IMAGE_VIEW,
                   WD_STATE_NON_DISPATCHABLE(a->info->pAttachments[a->index]));
    return true;
}

static void compare(const imageless *a, uint32_t rule, const char *what, uint64_t value, uint64_t described) {
    wd_core_message m;
    if (value != described && begin(&m, a, owner, rule)) {
        wd_core_summaryf(&m,
                         ", the %s of the view is %llu, and that in the create info of framebuffer is %llu",
                         what, (unsigned long long)value, (unsigned long long)described);
        wd_core_end(&m);
    }
}

static void compare_masks(const imageless *a, const wd_state_image_view *view,
                          const wd_state_imageless *described) {
    char one[512], other[512];
    wd_core_message m;
    // A loader or the driver makes the images of swapchains.
    if (!view->image->swapchain && view->image->flags != described->flags &&
        begin(&m, a, owner, WD_CORE_RULE(03209))) {
        wd_core_summaryf(&m,
                         ", the flags of the image are %s, and those in the create info of framebuffer %s",
                         wd_VkImageCreateFlags_string(view->image->flags, one, sizeof one),
                         wd_VkImageCreateFlags_string(described->flags, other, sizeof other));
        wd_core_end(&m);
    }
    if (view->usage && view->usage != described->usage && begin(&m, a, owner, WD_CORE_RULE(04627))) {
        wd_core_summaryf(&m,
                         ", the usage of the view is %s, and that in the create info of framebuffer is %s",
                         wd_VkImageUsageFlags_string(view->usage, one, sizeof one),
                         wd_VkImageUsageFlags_string(described->usage, other, sizeof other));
        wd_core_end(&m);
    }
}

static bool has_format(const VkFormat *formats, uint32_t count, VkFormat format) {
    return wd_core_has_value(formats, count, (uint32_t)format);
}

static void compare_formats(const imageless *a, const wd_state_image *image,
                            const wd_state_imageless *described) {
    wd_core_message m;
    // Programs list the image's own format for images without a list; no other format can be used then.
    if (image->swapchain || image->num_view_formats == 0) {
        return;
    }
    compare(a, WD_CORE_RULE(03214), "number of formats in VkImageFormatListCreateInfo",
            image->num_view_formats, described->num_formats);
    for (uint32_t i = 0; image->num_view_formats == described->num_formats && i < image->num_view_formats;
         i++) {
        if (!has_format(described->formats, described->num_formats, image->view_formats[i]) &&
            begin(&m, a, owner, WD_CORE_RULE(03215))) {
            wd_core_summaryf(&m,
                             ", %s of VkImageFormatListCreateInfo is not in the create info of framebuffer",
                             wd_core_format(image->view_formats[i]));
            wd_core_end(&m);
            return;
        }
    }
}

static void check_description(const imageless *a, const wd_state_image_view *view,
                              const VkAttachmentDescription2 *description, bool is_single_sampled) {
    wd_core_message m;
    if (description->format != VK_FORMAT_UNDEFINED && view->format != description->format &&
        begin(&m, a, owner, WD_CORE_RULE(03216))) {
        wd_core_word(&m, "the format of the view", wd_core_format(view->format));
        wd_core_word(&m, "the format of the attachment of renderPass", wd_core_format(description->format));
        wd_core_end(&m);
    }
    if (view->image->samples != description->samples && !is_single_sampled &&
        begin(&m, a, owner, WD_CORE_RULE(09047))) {
        wd_core_word(&m, "the number of samples of the image",
                     wd_VkSampleCountFlagBits_string(view->image->samples));
        wd_core_word(&m, "that of the attachment of renderPass",
                     wd_VkSampleCountFlagBits_string(description->samples));
        wd_core_end(&m);
    }
    if (view->range.levelCount != 1 && begin(&m, a, "VkRenderPassAttachmentBeginInfo", WD_CORE_RULE(03218))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", view->range.levelCount);
        m.fix = "Create a view of one mip level.";
        wd_core_end(&m);
    }
}

static void check_single_sampled(const imageless *a, const wd_state_image_view *view,
                                 const wd_state_render_pass *pass) {
    const VkSampleCountFlagBits samples =
        view->image->samples == VK_SAMPLE_COUNT_1_BIT
            ? wd_core_lacks_single_sampled(a->c, pass, VK_ATTACHMENT_UNUSED, view->format)
            : 0;
    wd_core_message m;
    if (samples && begin(&m, a, "VkRenderPassAttachmentBeginInfo", WD_CORE_RULE(07010))) {
        wd_core_word(&m, "the format of the view", wd_core_format(view->format));
        wd_core_summaryf(&m, ", which does not support %s of VkMultisampledRenderToSingleSampledInfoEXT",
                         wd_VkSampleCountFlagBits_string(samples));
        wd_core_end(&m);
    }
}

static bool is_single_sampled(const wd_state_render_pass *pass) {
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        if (pass->subpasses[i].single_sampled_samples) {
            return true;
        }
    }
    return false;
}

static void check_view(const imageless *a, const wd_state_render_pass *pass,
                       const wd_state_framebuffer *framebuffer) {
    wd_core_check *c = a->c;
    const wd_state_image_view *view = WD_CORE_FIND(image_view, a->info->pAttachments[a->index]);
    const wd_state_imageless *described = &framebuffer->imageless[a->index];
    VkExtent2D extent;
    if (!view || !view->image) {
        return;
    }
    compare_masks(a, view, described);
    if (wd_core_view_extent(view, &extent)) {
        compare(a, WD_CORE_RULE(03211), "width", extent.width, described->width);
        compare(a, WD_CORE_RULE(03212), "height", extent.height, described->height);
    }
    compare(a, WD_CORE_RULE(03213), "number of layers", view->range.layerCount, described->layers);
    compare_formats(a, view->image, described);
    check_single_sampled(a, view, pass);
    if (a->index < pass->num_attachments) {
        check_description(a, view, &pass->attachments[a->index], is_single_sampled(pass));
    }
}

static void check_views(wd_core_check *c, const wd_core_frame *f, const VkRenderPassBeginInfo *info,
                        const wd_state_render_pass *pass, const wd_state_framebuffer *framebuffer) {
    const VkRenderPassAttachmentBeginInfo *views =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO);
    const bool is_imageless = framebuffer->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
    const wd_core_frame inner = WD_CORE_MEMBER(f, "<VkRenderPassAttachmentBeginInfo>");
    wd_core_message m;
    if (!views) {
        return;
    }
    if (!is_imageless && views->attachmentCount &&
        wd_core_begin_rule(&m, c, &inner, owner, WD_CORE_RULE(03207))) {
        wd_core_unsigned(&m, "attachmentCount", views->attachmentCount);
        wd_core_summaryf(&m, ", framebuffer was created with images");
        wd_core_end(&m);
    }
    if (!is_imageless || !framebuffer->imageless) {
        return;
    }
    if (views->attachmentCount != framebuffer->num_attachments) {
        if (wd_core_begin_rule(&m, c, &inner, owner, WD_CORE_RULE(03208))) {
            wd_core_unsigned(&m, "attachmentCount", views->attachmentCount);
            wd_core_unsigned(&m, "the number of attachments of framebuffer", framebuffer->num_attachments);
            wd_core_end(&m);
        }
        return;
    }
    for (uint32_t i = 0; i < views->attachmentCount; i++) {
        check_view(&(imageless){c, &inner, views, i}, pass, framebuffer);
    }
}

static void check_compatibility(wd_core_check *c, const wd_core_frame *f, const wd_state_render_pass *pass,
                                const wd_state_framebuffer *framebuffer) {
    wd_state_pass_difference difference;
    wd_core_message m;
    char text[160];
    if (!framebuffer->render_pass ||
        wd_state_are_passes_compatible(pass, framebuffer->render_pass, &difference) ||
        !wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(00904))) {
        return;
    }
    wd_core_handle(&m, "renderPass", VK_OBJECT_TYPE_RENDER_PASS, pass->object.handle);
    wd_core_summaryf(&m, ", and framebuffer was created with %s",
                     wd_core_name(c, VK_OBJECT_TYPE_RENDER_PASS, framebuffer->render_pass->object.handle,
                                  text, sizeof text));
    wd_core_difference(&m, &difference);
    wd_core_notef(&m, "framebuffer is %s",
                  wd_core_name(c, VK_OBJECT_TYPE_FRAMEBUFFER, framebuffer->object.handle, text, sizeof text));
    wd_core_end(&m);
}

static void check_begin(wd_core_check *c, const VkRenderPassBeginInfo *info, bool is_second) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pRenderPassBegin");
    const wd_state_render_pass *pass = WD_CORE_FIND(render_pass, info->renderPass);
    const wd_state_framebuffer *framebuffer = WD_CORE_FIND(framebuffer, info->framebuffer);
    if (!pass) {
        return;
    }
    check_clear_values(c, &f, info, pass);
    wd_core_check_pass_begin(c, &f, info, pass, framebuffer, is_second);
    if (framebuffer) {
        check_compatibility(c, &f, pass, framebuffer);
        check_views(c, &f, info, pass, framebuffer);
        wd_core_check_pass_layouts(
            c, pass, framebuffer,
            wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO), is_second);
    }
}

WD_CORE_CHECK(rendering, CmdBeginRenderPass) {
    check_begin(c, s->pRenderPassBegin, false);
}

WD_CORE_CHECK(rendering, CmdBeginRenderPass2) {
    check_begin(c, s->pRenderPassBegin, true);
}
