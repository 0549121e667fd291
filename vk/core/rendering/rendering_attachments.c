// Attachments of VkRenderingInfo: layouts, views and resolves.
#include "vk/core/rendering/rendering_attachments.h"

static const char of_info[] = "VkRenderingInfo", of_attachment[] = "VkRenderingAttachmentInfo";

// --- Layouts that an attachment must not have

// A bit for each kind of attachment.
enum {
    COLOR = 1 << WD_CORE_COLOR_ATTACHMENT,
    DEPTH = 1 << WD_CORE_DEPTH_ATTACHMENT,
    STENCIL = 1 << WD_CORE_STENCIL_ATTACHMENT,
    ANY = COLOR | DEPTH | STENCIL,
};

typedef struct forbidden {
    unsigned kinds;
    bool is_resolve, is_of_attachment; // The owner is VkRenderingAttachmentInfo.
    VkImageLayout layout;
    uint32_t rule;
    uint32_t nv_rule; // 0: none. Of VK_NV_shading_rate_image, whose layout has the same value.
} forbidden;

#define IMAGE(kinds, layout, rule)                                                                           \
    { kinds, false, false, VK_IMAGE_LAYOUT_##layout, rule, 0 }
#define RESOLVE(layout, rule)                                                                                \
    { COLOR, true, false, VK_IMAGE_LAYOUT_##layout, rule, 0 }
#define ANY_RESOLVE(layout, rule)                                                                            \
    { ANY, true, true, VK_IMAGE_LAYOUT_##layout, rule, 0 }
#define SHADING_RATE(is_resolve, rule, nv_rule)                                                              \
    { ANY, is_resolve, true, VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR, rule, nv_rule }

static const forbidden layouts[] = {
    IMAGE(COLOR, DEPTH_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06090)),
    IMAGE(COLOR, DEPTH_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06090)),
    IMAGE(COLOR, DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06096)),
    IMAGE(COLOR, DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06096)),
    IMAGE(COLOR, DEPTH_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06100)),
    IMAGE(COLOR, DEPTH_READ_ONLY_OPTIMAL, WD_CORE_RULE(06100)),
    IMAGE(COLOR, STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06100)),
    IMAGE(COLOR, STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06100)),
    IMAGE(DEPTH, COLOR_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06092)),
    IMAGE(STENCIL, COLOR_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06094)),
    IMAGE(DEPTH, STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(07732)),
    IMAGE(DEPTH, STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(07732)),
    IMAGE(STENCIL, DEPTH_ATTACHMENT_OPTIMAL, WD_CORE_RULE(07734)),
    IMAGE(STENCIL, DEPTH_READ_ONLY_OPTIMAL, WD_CORE_RULE(07734)),
    RESOLVE(DEPTH_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06091)),
    RESOLVE(DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06097)),
    RESOLVE(DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06097)),
    RESOLVE(DEPTH_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06101)),
    RESOLVE(STENCIL_ATTACHMENT_OPTIMAL, WD_CORE_RULE(06101)),
    ANY_RESOLVE(UNDEFINED, WD_CORE_RULE(06136)),
    ANY_RESOLVE(DEPTH_STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06136)),
    ANY_RESOLVE(SHADER_READ_ONLY_OPTIMAL, WD_CORE_RULE(06136)),
    ANY_RESOLVE(TRANSFER_SRC_OPTIMAL, WD_CORE_RULE(06136)),
    ANY_RESOLVE(TRANSFER_DST_OPTIMAL, WD_CORE_RULE(06136)),
    ANY_RESOLVE(PREINITIALIZED, WD_CORE_RULE(06136)),
    ANY_RESOLVE(DEPTH_READ_ONLY_OPTIMAL, WD_CORE_RULE(06137)),
    ANY_RESOLVE(STENCIL_READ_ONLY_OPTIMAL, WD_CORE_RULE(06137)),
    ANY_RESOLVE(FRAGMENT_DENSITY_MAP_OPTIMAL_EXT, WD_CORE_RULE(06141)),
    ANY_RESOLVE(READ_ONLY_OPTIMAL, WD_CORE_RULE(06142)),
    ANY_RESOLVE(PRESENT_SRC_KHR, WD_CORE_RULE(06146)),
    SHADING_RATE(false, WD_CORE_RULE(06143), WD_CORE_RULE(06138)),
    SHADING_RATE(true, WD_CORE_RULE(06144), WD_CORE_RULE(06139)),
};

static uint32_t rule_of(const wd_core_check *c, const forbidden *row) {
    const bool is_nv = row->nv_rule && c->enabled && c->enabled->extensions.NV_shading_rate_image &&
                       !c->enabled->extensions.KHR_fragment_shading_rate;
    return is_nv ? row->nv_rule : row->rule;
}

static void report_layout(wd_core_check *c, const wd_core_rendering_attachment *a, const forbidden *row) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, a->f, row->is_of_attachment ? of_attachment : of_info, rule_of(c, row))) {
        wd_core_word(&m, row->is_resolve ? "resolveImageLayout" : "imageLayout",
                     wd_VkImageLayout_string(row->layout));
        wd_core_handle(
            &m, row->is_resolve ? "resolveImageView" : "imageView", VK_OBJECT_TYPE_IMAGE_VIEW,
            WD_STATE_NON_DISPATCHABLE(row->is_resolve ? a->info->resolveImageView : a->info->imageView));
        wd_core_end(&m);
    }
}

void wd_core_check_attachment_layouts(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const VkRenderingAttachmentInfo *info = a->info;
    const bool resolves =
        info->resolveMode != VK_RESOLVE_MODE_NONE && info->resolveImageView != VK_NULL_HANDLE;
    // The usual layouts are in no row.
    const bool is_usual = (info->imageLayout == VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL &&
                           a->kind == WD_CORE_COLOR_ATTACHMENT) ||
                          info->imageLayout == VK_IMAGE_LAYOUT_GENERAL;
    if (is_usual && !resolves) {
        return;
    }
    for (size_t i = 0; i < sizeof layouts / sizeof *layouts; i++) {
        const forbidden *row = &layouts[i];
        if (row->kinds & 1u << a->kind && (resolves || !row->is_resolve) &&
            (row->is_resolve ? info->resolveImageLayout : info->imageLayout) == row->layout) {
            report_layout(c, a, row);
        }
    }
}

// --- Views

static bool begin(wd_core_message *m, wd_core_check *c, const wd_core_rendering_attachment *a,
                  const char *owner, uint32_t rule) {
    if (!wd_core_begin_rule(m, c, a->f, owner, rule)) {
        return false;
    }
    wd_core_handle(m, "imageView", VK_OBJECT_TYPE_IMAGE_VIEW, a->view->object.handle);
    return true;
}

static bool begin_resolve(wd_core_message *m, wd_core_check *c, const wd_core_rendering_attachment *a,
                          const char *owner, uint32_t rule) {
    if (!wd_core_begin_rule(m, c, a->f, owner, rule)) {
        return false;
    }
    wd_core_handle(m, "resolveImageView", VK_OBJECT_TYPE_IMAGE_VIEW, a->resolve_view->object.handle);
    return true;
}

static void report_usage(wd_core_message *m, VkImageUsageFlags usage) {
    char text[512];
    wd_core_word(m, "the usage of the view", wd_VkImageUsageFlags_string(usage, text, sizeof text));
    wd_core_end(m);
}

static void report_swizzle(wd_core_message *m) {
    wd_core_word(m, "the swizzle of the view", "not the identity");
    wd_core_end(m);
}

static void check_color(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const VkImageUsageFlags needed = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    const wd_state_image_view *view = a->view, *resolve = a->resolve_view;
    wd_core_message m;
    if (view->usage && !(view->usage & needed) && begin(&m, c, a, of_info, WD_CORE_RULE(06087))) {
        m.fix = "Create the image with VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT.";
        report_usage(&m, view->usage);
    }
    if (!wd_core_is_identity(&view->components) && begin(&m, c, a, of_info, WD_CORE_RULE(09479))) {
        report_swizzle(&m);
    }
    if (resolve && resolve->usage && !(resolve->usage & needed) &&
        begin_resolve(&m, c, a, of_info, WD_CORE_RULE(09476))) {
        m.fix = "Create the image with VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT.";
        report_usage(&m, resolve->usage);
    }
    if (resolve && !wd_core_is_identity(&resolve->components) &&
        begin_resolve(&m, c, a, of_info, WD_CORE_RULE(09480))) {
        report_swizzle(&m);
    }
}

static void check_aspect(wd_core_check *c, const wd_core_rendering_attachment *a, wd_core_format_class has,
                         uint32_t rule) {
    wd_core_message m;
    if (wd_core_format_is(a->view->format, has) == WD_CORE_FALSE && begin(&m, c, a, of_info, rule)) {
        wd_core_word(&m, "the format of the view", wd_core_format(a->view->format));
        wd_core_end(&m);
    }
}

static void check_stencil_usage(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const VkImageUsageFlags needed = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    wd_core_message m;
    if (!(a->view->image->stencil_usage & needed) && begin(&m, c, a, of_info, WD_CORE_RULE(06089))) {
        report_usage(&m, a->view->image->stencil_usage);
    }
}

static void check_range(wd_core_check *c, const wd_core_rendering_attachment *a) {
    wd_core_message m;
    if (a->view->range.levelCount != 1 && begin(&m, c, a, of_attachment, WD_CORE_RULE(12486))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", a->view->range.levelCount);
        wd_core_end(&m);
    }
    if (a->resolve_view && a->resolve_view->range.levelCount != 1 &&
        begin_resolve(&m, c, a, of_attachment, WD_CORE_RULE(12487))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", a->resolve_view->range.levelCount);
        wd_core_end(&m);
    }
    if (a->view->view_type == VK_IMAGE_VIEW_TYPE_3D && begin(&m, c, a, of_attachment, WD_CORE_RULE(12470))) {
        wd_core_word(&m, "the type of the view", "VK_IMAGE_VIEW_TYPE_3D");
        wd_core_end(&m);
    }
    if (a->resolve_view && a->resolve_view->view_type == VK_IMAGE_VIEW_TYPE_3D &&
        begin_resolve(&m, c, a, of_attachment, WD_CORE_RULE(12471))) {
        wd_core_word(&m, "the type of the view", "VK_IMAGE_VIEW_TYPE_3D");
        wd_core_end(&m);
    }
}

void wd_core_check_attachment_view(wd_core_check *c, const wd_core_rendering_attachment *a) {
    check_range(c, a);
    switch (a->kind) {
    case WD_CORE_COLOR_ATTACHMENT:
        check_color(c, a);
        break;
    case WD_CORE_DEPTH_ATTACHMENT:
        check_aspect(c, a, WD_CORE_HAS_DEPTH, WD_CORE_RULE(06547));
        break;
    case WD_CORE_STENCIL_ATTACHMENT:
        check_aspect(c, a, WD_CORE_HAS_STENCIL, WD_CORE_RULE(06548));
        check_stencil_usage(c, a);
        break;
    }
}

// --- Resolves

static void report_mode(wd_core_check *c, const wd_core_rendering_attachment *a, const char *owner,
                        uint32_t rule, const char *label, const char *value) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, a->f, owner, rule)) {
        wd_core_word(&m, "resolveMode", wd_VkResolveModeFlagBits_string(a->info->resolveMode));
        wd_core_word(&m, label, value);
        wd_core_end(&m);
    }
}

static void check_color_mode(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const VkResolveModeFlagBits mode = a->info->resolveMode;
    const wd_format *format = wd_format_find(a->view->format);
    if (!format || mode > VK_RESOLVE_MODE_MAX_BIT) {
        return;
    }
    const bool is_integer = format->numeric != WD_FORMAT_FLOAT;
    if (is_integer && mode != VK_RESOLVE_MODE_SAMPLE_ZERO_BIT) {
        report_mode(c, a, of_attachment, WD_CORE_RULE(06130), "the format of imageView",
                    wd_core_format(a->view->format));
    } else if (!is_integer && mode != VK_RESOLVE_MODE_AVERAGE_BIT) {
        report_mode(c, a, of_attachment, WD_CORE_RULE(06129), "the format of imageView",
                    wd_core_format(a->view->format));
    }
}

static void check_supported_mode(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const VkPhysicalDeviceDepthStencilResolveProperties *limits =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_STENCIL_RESOLVE_PROPERTIES)
                    : NULL;
    const bool is_depth = a->kind == WD_CORE_DEPTH_ATTACHMENT;
    char text[256];
    if (!limits) {
        return;
    }
    const VkResolveModeFlags supported =
        is_depth ? limits->supportedDepthResolveModes : limits->supportedStencilResolveModes;
    if (!(supported & (VkResolveModeFlags)a->info->resolveMode)) {
        report_mode(c, a, of_info, is_depth ? WD_CORE_RULE(06102) : WD_CORE_RULE(06103),
                    is_depth ? "supportedDepthResolveModes" : "supportedStencilResolveModes",
                    wd_VkResolveModeFlags_string(supported, text, sizeof text));
    }
}

static bool is_single_sampled(const VkRenderingInfo *info) {
#ifdef VK_EXT_multisampled_render_to_single_sampled
    const VkMultisampledRenderToSingleSampledInfoEXT *single =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    return single && single->multisampledRenderToSingleSampledEnable;
#else
    (void)info;
    return false;
#endif
}

static void check_resolve_view(wd_core_check *c, const wd_core_rendering_attachment *a) {
    const wd_state_image_view *resolve = a->resolve_view;
    wd_core_message m;
    if (resolve->image && resolve->image->samples != VK_SAMPLE_COUNT_1_BIT &&
        begin_resolve(&m, c, a, of_attachment, WD_CORE_RULE(06864))) {
        wd_core_word(&m, "the number of samples of the view",
                     wd_VkSampleCountFlagBits_string(resolve->image->samples));
        wd_core_end(&m);
    }
    if (resolve->format != a->view->format && resolve->format != VK_FORMAT_UNDEFINED &&
        begin_resolve(&m, c, a, of_attachment, WD_CORE_RULE(06865))) {
        wd_core_word(&m, "the format of the view", wd_core_format(resolve->format));
        wd_core_word(&m, "the format of imageView", wd_core_format(a->view->format));
        wd_core_end(&m);
    }
}

void wd_core_check_attachment_resolve(wd_core_check *c, const wd_core_rendering_attachment *a) {
    if (a->info->resolveMode == VK_RESOLVE_MODE_NONE) {
        return;
    }
    if (a->kind == WD_CORE_COLOR_ATTACHMENT) {
        check_color_mode(c, a);
    } else {
        check_supported_mode(c, a);
    }
    if (!is_single_sampled(a->rendering)) {
        if (a->view->image->samples == VK_SAMPLE_COUNT_1_BIT) {
            report_mode(c, a, of_attachment, WD_CORE_RULE(06861), "the number of samples of imageView",
                        "VK_SAMPLE_COUNT_1_BIT");
        }
        if (a->info->resolveImageView == VK_NULL_HANDLE) {
            report_mode(c, a, of_attachment, WD_CORE_RULE(06862), "resolveImageView", "VK_NULL_HANDLE");
        }
    }
    if (a->resolve_view) {
        check_resolve_view(c, a);
    }
}
