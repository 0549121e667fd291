// vkCreateFramebuffer: the attachments that the render pass describes.
#include "vk/core/rendering/rendering_internal.h"

static const char owner[] = "VkFramebufferCreateInfo";

// The usage that an attachment needs.
static const struct {
    uint32_t uses;
    VkImageUsageFlags usage;
    uint32_t rule, imageless_rule;
    const char *use, *usage_name;
} usages[] = {
    {WD_CORE_USE_COLOR | WD_CORE_USE_RESOLVE, VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, WD_CORE_RULE(00877),
     WD_CORE_RULE(03201), "a color or resolve attachment", "VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT"},
    {WD_CORE_USE_DEPTH_STENCIL, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, WD_CORE_RULE(02633),
     WD_CORE_RULE(03202), "a depth/stencil attachment", "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    {WD_CORE_USE_DEPTH_STENCIL_RESOLVE, VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT, WD_CORE_RULE(02634),
     WD_CORE_RULE(03203), "a depth/stencil resolve attachment",
     "VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT"},
    {WD_CORE_USE_INPUT, VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT, WD_CORE_RULE(00879), WD_CORE_RULE(03204),
     "an input attachment", "VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT"},
};

enum { NUM_USAGES = sizeof usages / sizeof *usages };

// attachment is the element that is checked.
typedef struct attachment {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkFramebufferCreateInfo *info;
    const wd_state_render_pass *pass;
    uint32_t index, uses, views;
} attachment;

// begin starts a message whose subject is the view.
static bool begin(wd_core_message *m, const attachment *a, uint32_t rule) {
    if (!wd_core_begin_rule(m, a->c, a->f, owner, rule)) {
        return false;
    }
    m->indices[0] = a->index;
    wd_core_handle(m, "pAttachments[]", VK_OBJECT_TYPE_IMAGE_VIEW,
                   WD_STATE_NON_DISPATCHABLE(a->info->pAttachments[a->index]));
    return true;
}

static void note_pass(wd_core_message *m, const attachment *a) {
    char text[160];
    wd_core_notef(m, "renderPass is %s",
                  wd_core_name(a->c, VK_OBJECT_TYPE_RENDER_PASS, a->pass->object.handle, text, sizeof text));
}

static void check_usage(const attachment *a, const wd_state_image_view *view) {
    wd_core_message m;
    char text[512];
    for (size_t i = 0; i < NUM_USAGES; i++) {
        if (a->uses & usages[i].uses && view->usage && !(view->usage & usages[i].usage) &&
            begin(&m, a, usages[i].rule)) {
            wd_core_summaryf(&m, ", renderPass uses the attachment as %s", usages[i].use);
            wd_core_word(&m, "the usage of the view",
                         wd_VkImageUsageFlags_string(view->usage, text, sizeof text));
            wd_core_notef(&m, "%s is missing", usages[i].usage_name);
            note_pass(&m, a);
            wd_core_end(&m);
        }
    }
}

static void check_description(const attachment *a, const wd_state_image_view *view) {
    const VkAttachmentDescription2 *description = &a->pass->attachments[a->index];
    wd_core_message m;
    if (description->format != VK_FORMAT_UNDEFINED && view->format != description->format &&
        begin(&m, a, WD_CORE_RULE(00880))) {
        wd_core_word(&m, "the format of the view", wd_core_format(view->format));
        wd_core_summaryf(&m, ", the format of attachment %u of renderPass is %s", a->index,
                         wd_core_format(description->format));
        note_pass(&m, a);
        m.fix = "Use the same format for the view and the attachment of the render pass.";
        wd_core_end(&m);
    }
    if (view->image->samples != description->samples && begin(&m, a, WD_CORE_RULE(00881))) {
        wd_core_word(&m, "the number of samples of the image",
                     wd_VkSampleCountFlagBits_string(view->image->samples));
        wd_core_summaryf(&m, ", the samples of attachment %u of renderPass are %s", a->index,
                         wd_VkSampleCountFlagBits_string(description->samples));
        note_pass(&m, a);
        wd_core_end(&m);
    }
}

static void check_single_sampled(const attachment *a, const wd_state_image_view *view) {
    const VkSampleCountFlagBits samples =
        a->pass->attachments[a->index].samples == VK_SAMPLE_COUNT_1_BIT
            ? wd_core_lacks_single_sampled(a->c, a->pass, a->index, view->format)
            : 0;
    wd_core_message m;
    if (samples && begin(&m, a, WD_CORE_RULE(07009))) {
        wd_core_word(&m, "the format of the view", wd_core_format(view->format));
        wd_core_summaryf(&m, ", which does not support %s of VkMultisampledRenderToSingleSampledInfoEXT",
                         wd_VkSampleCountFlagBits_string(samples));
        note_pass(&m, a);
        wd_core_end(&m);
    }
}

static void check_single_sampled_flag(const attachment *a, const wd_state_image_view *view) {
#ifdef VK_EXT_multisampled_render_to_single_sampled
    wd_core_message m;
    if (!view->image->swapchain &&
        !(view->image->flags & VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT) &&
        wd_core_is_single_sampled(a->pass, a->index) && begin(&m, a, WD_CORE_RULE(06881))) {
        wd_core_summaryf(&m, ", a subpass of renderPass renders to the attachment with "
                             "VkMultisampledRenderToSingleSampledInfoEXT, and the flags of the image have no "
                             "VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT");
        note_pass(&m, a);
        m.fix = "Create the image with this flag.";
        wd_core_end(&m);
    }
#else
    (void)a, (void)view;
#endif
}

static void check_range(const attachment *a, const wd_state_image_view *view) {
    wd_core_message m;
    if (view->range.levelCount != 1 && begin(&m, a, WD_CORE_RULE(00883))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", view->range.levelCount);
        m.fix = "Create a view of one mip level.";
        wd_core_end(&m);
    }
    const bool is_2d =
        view->view_type == VK_IMAGE_VIEW_TYPE_2D || view->view_type == VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    if (is_2d && view->image->image_type == VK_IMAGE_TYPE_3D &&
        wd_core_format_is(view->format, WD_CORE_DEPTH_STENCIL) == WD_CORE_TRUE &&
        begin(&m, a, WD_CORE_RULE(00891))) {
        wd_core_word(&m, "the image type", "VK_IMAGE_TYPE_3D");
        wd_core_word(&m, "the format of the view", wd_core_format(view->format));
        wd_core_end(&m);
    }
}

static void check_size(const attachment *a, const wd_state_image_view *view) {
    const VkFramebufferCreateInfo *info = a->info;
    const uint32_t views = wd_core_num_views(wd_core_all_views(a->pass));
    VkExtent2D extent;
    wd_core_message m;
    const bool has_extent = wd_core_view_extent(view, &extent);
    if (has_extent && extent.width < info->width && begin(&m, a, WD_CORE_RULE(04533))) {
        wd_core_unsigned(&m, "the width of the view's mip level", extent.width);
        wd_core_unsigned(&m, "pCreateInfo->width", info->width);
        wd_core_end(&m);
    }
    if (has_extent && extent.height < info->height && begin(&m, a, WD_CORE_RULE(04534))) {
        wd_core_unsigned(&m, "the height of the view's mip level", extent.height);
        wd_core_unsigned(&m, "pCreateInfo->height", info->height);
        wd_core_end(&m);
    }
    if (view->range.layerCount < info->layers && begin(&m, a, WD_CORE_RULE(04535))) {
        wd_core_unsigned(&m, "the number of layers of the view", view->range.layerCount);
        wd_core_unsigned(&m, "pCreateInfo->layers", info->layers);
        wd_core_end(&m);
    } else if (view->range.layerCount < views && begin(&m, a, WD_CORE_RULE(04536))) {
        wd_core_unsigned(&m, "the number of layers of the view", view->range.layerCount);
        wd_core_unsigned(&m, "the number of views of renderPass", views);
        wd_core_end(&m);
    }
}

static void check_views(attachment *a) {
    for (a->index = 0; a->info->pAttachments && a->index < a->info->attachmentCount; a->index++) {
        wd_core_check *c = a->c;
        const wd_state_image_view *view = WD_CORE_FIND(image_view, a->info->pAttachments[a->index]);
        if (!view || !view->image) {
            continue;
        }
        a->uses = wd_core_attachment_uses(a->pass, a->index, &a->views);
        check_usage(a, view);
        check_description(a, view);
        check_single_sampled(a, view);
        check_single_sampled_flag(a, view);
        check_range(a, view);
        if (a->uses) {
            check_size(a, view);
        }
    }
}

// --- Framebuffers without images

static bool begin_info(wd_core_message *m, const attachment *a, const wd_core_frame *f, uint32_t rule) {
    if (!wd_core_begin_rule(m, a->c, f, owner, rule)) {
        return false;
    }
    m->indices[0] = a->index;
    return true;
}

static void check_image_size(const attachment *a, const wd_core_frame *f,
                             const VkFramebufferAttachmentImageInfo *image) {
    const VkFramebufferCreateInfo *info = a->info;
    const uint32_t views = wd_core_num_views(a->views);
    wd_core_message m;
    if (image->width < info->width && begin_info(&m, a, f, WD_CORE_RULE(04541))) {
        wd_core_unsigned(&m, "pAttachmentImageInfos[].width", image->width);
        wd_core_unsigned(&m, "pCreateInfo->width", info->width);
        wd_core_end(&m);
    }
    if (image->height < info->height && begin_info(&m, a, f, WD_CORE_RULE(04542))) {
        wd_core_unsigned(&m, "pAttachmentImageInfos[].height", image->height);
        wd_core_unsigned(&m, "pCreateInfo->height", info->height);
        wd_core_end(&m);
    }
    if (views && image->layerCount < views && begin_info(&m, a, f, WD_CORE_RULE(03198))) {
        wd_core_unsigned(&m, "pAttachmentImageInfos[].layerCount", image->layerCount);
        wd_core_unsigned(&m, "the number of views of the subpasses", views);
        wd_core_end(&m);
    }
    if (!views && image->layerCount < info->layers && begin_info(&m, a, f, WD_CORE_RULE(04546))) {
        wd_core_unsigned(&m, "pAttachmentImageInfos[].layerCount", image->layerCount);
        wd_core_unsigned(&m, "pCreateInfo->layers", info->layers);
        wd_core_end(&m);
    }
}

static void check_image_usage(const attachment *a, const wd_core_frame *f,
                              const VkFramebufferAttachmentImageInfo *image) {
    wd_core_message m;
    char text[512];
    for (size_t i = 0; i < NUM_USAGES; i++) {
        if (a->uses & usages[i].uses && !(image->usage & usages[i].usage) &&
            begin_info(&m, a, f, usages[i].imageless_rule)) {
            wd_core_word(&m, "pAttachmentImageInfos[].usage",
                         wd_VkImageUsageFlags_string(image->usage, text, sizeof text));
            wd_core_summaryf(&m, ", renderPass uses the attachment as %s", usages[i].use);
            wd_core_notef(&m, "%s is missing", usages[i].usage_name);
            wd_core_end(&m);
        }
    }
}

static void check_image_formats(const attachment *a, const wd_core_frame *f,
                                const VkFramebufferAttachmentImageInfo *image) {
    const VkFormat needed = a->pass->attachments[a->index].format;
    bool is_found = needed == VK_FORMAT_UNDEFINED;
    wd_core_message m;
    for (uint32_t i = 0; image->pViewFormats && i < image->viewFormatCount; i++) {
        is_found |= image->pViewFormats[i] == needed;
        if (needed != VK_FORMAT_UNDEFINED && image->pViewFormats[i] == VK_FORMAT_UNDEFINED &&
            wd_core_begin_rule(&m, a->c, f, "VkFramebufferAttachmentImageInfo", WD_CORE_RULE(09536))) {
            m.indices[0] = a->index;
            m.indices[1] = i;
            wd_core_word(&m, "pAttachmentImageInfos[].pViewFormats[]", "VK_FORMAT_UNDEFINED");
            wd_core_end(&m);
        }
    }
    if (!is_found && image->viewFormatCount && begin_info(&m, a, f, WD_CORE_RULE(03205))) {
        wd_core_word(&m, "pAttachmentImageInfos[].pViewFormats[0]", wd_core_format(image->pViewFormats[0]));
        wd_core_summaryf(&m, ", the format of attachment %u of renderPass is %s", a->index,
                         wd_core_format(needed));
        wd_core_end(&m);
    }
}

static void check_images(attachment *a) {
    const VkFramebufferAttachmentsCreateInfo *images =
        wd_core_chained(a->info->pNext, VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
    if (!images || images->attachmentImageInfoCount != a->info->attachmentCount) {
        return;
    }
    const wd_core_frame f = WD_CORE_MEMBER(a->f, "<VkFramebufferAttachmentsCreateInfo>");
    for (a->index = 0; a->index < images->attachmentImageInfoCount; a->index++) {
        const VkFramebufferAttachmentImageInfo *image = &images->pAttachmentImageInfos[a->index];
        a->uses = wd_core_attachment_uses(a->pass, a->index, &a->views);
        check_image_usage(a, &f, image);
        check_image_formats(a, &f, image);
        if (a->uses) {
            check_image_size(a, &f, image);
        }
    }
}

WD_CORE_CHECK(rendering, CreateFramebuffer) {
    const VkFramebufferCreateInfo *info = s->pCreateInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const wd_state_render_pass *pass = WD_CORE_FIND(render_pass, info->renderPass);
    wd_core_message m;
    if (!pass) {
        return;
    }
    attachment a = {c, &f, info, pass, 0, 0, 0};
    if (info->attachmentCount != pass->num_attachments &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(00876))) {
        wd_core_unsigned(&m, "attachmentCount", info->attachmentCount);
        wd_core_unsigned(&m, "the number of attachments of renderPass", pass->num_attachments);
        note_pass(&m, &a);
        wd_core_end(&m);
    }
    if (info->layers != 1 && wd_core_all_views(pass) &&
        wd_core_begin_rule(&m, c, &f, owner, WD_CORE_RULE(02531))) {
        wd_core_unsigned(&m, "layers", info->layers);
        wd_core_summaryf(&m, ", the subpasses of renderPass have view masks");
        wd_core_end(&m);
    }
    if (info->attachmentCount != pass->num_attachments) {
        return;
    }
    wd_core_check_framebuffer_density(c, &f, info, pass);
    wd_core_check_framebuffer_rates(c, &f, info, pass);
    if (info->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT) {
        check_images(&a);
    } else {
        check_views(&a);
    }
}
