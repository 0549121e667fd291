// vkCreateFramebuffer: attachments that are fragment density maps or shading rates.
#include <assert.h>

#include "vk/core/rendering/rendering_internal.h"

static const char owner[] = "VkFramebufferCreateInfo";

// map is such an attachment: a view, or the description of one that comes later.
typedef struct map {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkFramebufferCreateInfo *info;
    uint32_t index;
    const wd_state_image_view *view; // NULL: not known, or the framebuffer is without images.
    const VkFramebufferAttachmentImageInfo *described; // NULL: the framebuffer has images.
    VkExtent2D extent;                                 // 0: not known.
    uint32_t layers;
} map;

// find_map returns false where nothing is known.
static bool find_map(map *found, wd_core_check *c, const wd_core_frame *f,
                     const VkFramebufferCreateInfo *info, uint32_t attachment) {
    *found = (map){.c = c, .f = f, .info = info, .index = attachment};
    if (attachment >= info->attachmentCount) {
        return false;
    }
    if (info->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT) {
        const VkFramebufferAttachmentsCreateInfo *images =
            wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
        if (!images || attachment >= images->attachmentImageInfoCount) {
            return false;
        }
        found->described = &images->pAttachmentImageInfos[attachment];
        found->extent = (VkExtent2D){found->described->width, found->described->height};
        found->layers = found->described->layerCount;
        return true;
    }
    found->view = info->pAttachments ? WD_CORE_FIND(image_view, info->pAttachments[attachment]) : NULL;
    if (!found->view || !found->view->image) {
        return false;
    }
    if (!wd_core_view_extent(found->view, &found->extent)) {
        found->extent = (VkExtent2D){0, 0};
    }
    found->layers = found->view->range.layerCount;
    return true;
}

// begin starts a message about the attachment.
static bool begin(wd_core_message *m, const map *a, uint32_t view_rule, uint32_t described_rule) {
    if (!wd_core_begin_rule(m, a->c, a->f, owner, a->described ? described_rule : view_rule)) {
        return false;
    }
    m->indices[0] = a->index;
    if (a->view) {
        wd_core_handle(m, "pAttachments[]", VK_OBJECT_TYPE_IMAGE_VIEW, a->view->object.handle);
    } else {
        wd_core_summaryf(m, "pAttachmentImageInfos[%u] of VkFramebufferAttachmentsCreateInfo", a->index);
    }
    return true;
}

static void check_size(const map *a, const char *what, uint32_t size, uint32_t needed, uint32_t texel,
                       uint32_t view_rule, uint32_t described_rule) {
    const uint64_t least = texel ? ((uint64_t)needed + texel - 1) / texel : 0;
    wd_core_message m;
    if (size && size < least && begin(&m, a, view_rule, described_rule)) {
        wd_core_summaryf(
            &m, ": its %s is %u, that of the framebuffer is %u, which needs %llu texels of %u pixels", what,
            size, needed, (unsigned long long)least, texel);
        wd_core_end(&m);
    }
}

static void report_layers(const map *a, uint32_t view_rule, uint32_t described_rule, const char *of,
                          uint32_t needed) {
    wd_core_message m;
    if (begin(&m, a, view_rule, described_rule)) {
        wd_core_summaryf(&m, ": it has %u layers, %s is %u", a->layers, of, needed);
        wd_core_end(&m);
    }
}

// --- Fragment density maps

static bool is_subsampled(const wd_state_image_view *view) {
    return view->image->flags & VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT;
}

static void check_other_attachments(wd_core_check *c, const wd_core_frame *f,
                                    const VkFramebufferCreateInfo *info, uint32_t density_map) {
    wd_core_message m;
    if (!c->enabled || c->enabled->features.fragmentDensityMapNonSubsampledImages || !info->pAttachments) {
        return;
    }
    for (uint32_t i = 0; i < info->attachmentCount; i++) {
        const wd_state_image_view *view = WD_CORE_FIND(image_view, info->pAttachments[i]);
        if (i != density_map && view && view->image && !view->image->swapchain && !is_subsampled(view) &&
            wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(02553))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pAttachments[]", VK_OBJECT_TYPE_IMAGE_VIEW, view->object.handle);
            wd_core_summaryf(&m, ", whose image has no VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT, renderPass has a "
                                 "fragment density map");
            wd_core_word(&m, "the feature fragmentDensityMapNonSubsampledImages", "not enabled");
            wd_core_end(&m);
            return;
        }
    }
}

static void check_density_sizes(const map *a) {
    const VkPhysicalDeviceFragmentDensityMapPropertiesEXT *limits =
        a->c->physical
            ? wd_physical_property_struct(
                  a->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_PROPERTIES_EXT)
            : NULL;
    if (limits) {
        check_size(a, "width", a->extent.width, a->info->width, limits->maxFragmentDensityTexelSize.width,
                   WD_CORE_RULE(02555), WD_CORE_RULE(03196));
        check_size(a, "height", a->extent.height, a->info->height, limits->maxFragmentDensityTexelSize.height,
                   WD_CORE_RULE(02556), WD_CORE_RULE(03197));
    }
}

void wd_core_check_framebuffer_density(wd_core_check *c, const wd_core_frame *f,
                                       const VkFramebufferCreateInfo *info,
                                       const wd_state_render_pass *pass) {
    map a;
    wd_core_message m;
    if (pass->density_map == VK_ATTACHMENT_UNUSED || !find_map(&a, c, f, info, pass->density_map)) {
        return;
    }
    check_density_sizes(&a);
    if (!a.view) {
        return;
    }
    if (is_subsampled(a.view) && begin(&m, &a, WD_CORE_RULE(02552), 0)) {
        wd_core_summaryf(&m, ", a fragment density map, whose image has VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT");
        wd_core_end(&m);
    }
    const uint32_t views = wd_core_num_views(wd_core_all_views(pass));
    if (views && a.layers != 1 && a.layers < views) {
        report_layers(&a, WD_CORE_RULE(02746), 0, "the number of views", views);
    }
    check_other_attachments(c, f, info, pass->density_map);
}

// --- Shading rates

static void check_rate_usage(const map *a) {
    const VkImageUsageFlags usage = a->view ? a->view->usage : a->described->usage;
    wd_core_message m;
    char text[512];
    if (usage && !(usage & VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR) &&
        begin(&m, a, WD_CORE_RULE(04548), WD_CORE_RULE(04549))) {
        wd_core_summaryf(&m, " is a shading rate attachment of renderPass, and its usage is %s",
                         wd_VkImageUsageFlags_string(usage, text, sizeof text));
        wd_core_notef(&m, "VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR is missing");
        wd_core_end(&m);
    }
}

static void check_rate_layers(const map *a, uint32_t views) {
    if (a->layers == 1) {
        return;
    }
    if (views && a->layers < views) {
        report_layers(a, WD_CORE_RULE(04537), WD_CORE_RULE(04587), "the number of views", views);
    } else if (!views && a->layers < a->info->layers) {
        report_layers(a, WD_CORE_RULE(04538), WD_CORE_RULE(04545), "pCreateInfo->layers", a->info->layers);
    }
}

static void check_rate(wd_core_check *c, const wd_core_frame *f, const VkFramebufferCreateInfo *info,
                       const wd_state_render_pass *pass, uint32_t attachment) {
    VkExtent2D texel = {0, 0};
    map a;
    if (!find_map(&a, c, f, info, attachment)) {
        return;
    }
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        const wd_state_subpass *subpass = &pass->subpasses[i];
        const VkExtent2D *other = &subpass->shading_rate_texel;
        if (subpass->shading_rate == attachment) {
            texel.width = other->width > texel.width ? other->width : texel.width;
            texel.height = other->height > texel.height ? other->height : texel.height;
        }
    }
    check_rate_usage(&a);
    check_rate_layers(&a, wd_core_num_views(wd_core_all_views(pass)));
    if (!wd_core_has_robust_rates(c, a.view)) {
        check_size(&a, "width", a.extent.width, info->width, texel.width, WD_CORE_RULE(04539),
                   WD_CORE_RULE(04543));
        check_size(&a, "height", a.extent.height, info->height, texel.height, WD_CORE_RULE(04540),
                   WD_CORE_RULE(04544));
    }
}

static bool has_earlier(const wd_state_render_pass *pass, uint32_t subpass) {
    assert(subpass < pass->num_subpasses);
    for (uint32_t i = 0; i < subpass; i++) {
        if (pass->subpasses[i].shading_rate == pass->subpasses[subpass].shading_rate) {
            return true;
        }
    }
    return false;
}

void wd_core_check_framebuffer_rates(wd_core_check *c, const wd_core_frame *f,
                                     const VkFramebufferCreateInfo *info, const wd_state_render_pass *pass) {
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        const uint32_t attachment = pass->subpasses[i].shading_rate;
        if (attachment != VK_ATTACHMENT_UNUSED && !has_earlier(pass, i)) {
            check_rate(c, f, info, pass, attachment);
        }
    }
}
