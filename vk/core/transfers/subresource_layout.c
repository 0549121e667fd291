// Queries of the layout of a subresource in memory.
#include "vk/core/transfers/transfers_internal.h"
#include "vk/registry/enum_strings.h"

enum { DEPTH_STENCIL = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT };

// query is a subresource and the image that has it, which may be only described.
typedef struct query {
    wd_core_check *c;
    const wd_core_frame *frame; // Of the subresource.
    const char *owner;          // NULL: the command.
    const VkImageSubresource *subresource;
    const wd_state_image *image; // NULL: `info` describes it.
    const VkImageCreateInfo *info;
} query;

static VkFormat format_of(const query *q) {
    return q->image ? q->image->format : q->info->format;
}

static void note_image(wd_core_message *m, const query *q) {
    if (q->image) {
        wd_transfer_note_image(m, "image", q->image);
    }
}

static void report_number(const query *q, uint32_t rule, const char *label, uint32_t value,
                          const char *limit_label, uint32_t limit) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, q->c, q->frame, q->owner, rule)) {
        wd_core_unsigned(&m, label, value);
        wd_core_unsigned(&m, limit_label, limit);
        note_image(&m, q);
        wd_core_end(&m);
    }
}

static void report_aspects(const query *q, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, q->c, q->frame, q->owner, rule)) {
        wd_transfer_aspects(&m, "aspectMask", q->subresource->aspectMask);
        wd_core_word(&m, "the format of the image", wd_VkFormat_string(format_of(q)));
        note_image(&m, q);
        wd_core_end(&m);
    }
}

// check_one_aspect: of a format with depth and stencil, either aspect is one.
static void check_one_aspect(const query *q) {
    const wd_format *format = wd_format_find(format_of(q));
    const VkImageAspectFlags aspects = q->subresource->aspectMask,
                             own = format ? format->aspects & DEPTH_STENCIL : 0;
    wd_core_message m;
    if (aspects & (aspects - 1)) {
        if (wd_core_begin_rule(&m, q->c, q->frame, q->owner, WD_CORE_RULE(00997))) {
            wd_transfer_aspects(&m, "aspectMask", aspects);
            wd_core_end(&m);
        }
    } else if (own && !(aspects & own)) {
        report_aspects(q, own & VK_IMAGE_ASPECT_DEPTH_BIT ? WD_CORE_RULE(04462) : WD_CORE_RULE(04463));
    }
}

static void check_aspects(const query *q) {
    const wd_format *format = wd_format_find(format_of(q));
    const VkImageTiling tiling = q->image ? q->image->tiling : q->info->tiling;
    const VkImageAspectFlags aspects = q->subresource->aspectMask;
    const bool is_known_tiling = tiling == VK_IMAGE_TILING_LINEAR || tiling == VK_IMAGE_TILING_OPTIMAL;
    if (!format) {
        return;
    }
    if (format->num_planes > 1) {
        if (tiling == VK_IMAGE_TILING_LINEAR &&
            (!(aspects & WD_TRANSFER_PLANES) || !wd_transfer_has_aspects(format, aspects))) {
            report_aspects(q, WD_CORE_RULE(08717));
        }
    } else if (!(format->aspects & DEPTH_STENCIL)) {
        if (is_known_tiling && aspects != VK_IMAGE_ASPECT_COLOR_BIT) {
            report_aspects(q, WD_CORE_RULE(08886));
        } else if (aspects & DEPTH_STENCIL) {
            report_aspects(q, WD_CORE_RULE(04464));
        }
    }
}

// check_memory_plane: how many planes a modifier has is not asked for. Each of the two commands has one of the rules.
// Masks of several aspects are reported before.
static void check_memory_plane(const query *q) {
    const VkImageAspectFlags aspects = q->subresource->aspectMask;
    if (q->image && q->image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT &&
        !(aspects & (aspects - 1)) && !(aspects & DEPTH_STENCIL) && !wd_transfer_is_memory_plane(aspects)) {
        report_aspects(q, WD_CORE_RULE(09433));
        report_aspects(q, WD_CORE_RULE(09435));
    }
}

static void check_query(const query *q) {
    const uint32_t mips = q->image ? q->image->mip_levels : q->info->mipLevels,
                   layers = q->image ? q->image->array_layers : q->info->arrayLayers;
    if (q->subresource->mipLevel >= mips) {
        report_number(q, WD_CORE_RULE(01716), "mipLevel", q->subresource->mipLevel, "mipLevels of the image",
                      mips);
    }
    if (q->subresource->arrayLayer >= layers) {
        report_number(q, WD_CORE_RULE(01717), "arrayLayer", q->subresource->arrayLayer,
                      "arrayLayers of the image", layers);
    }
    check_one_aspect(q);
    check_aspects(q);
    check_memory_plane(q);
}

static const wd_core_frame subresource_frame = WD_CORE_POINTER(NULL, "pSubresource");

WD_CORE_CHECK(transfers, GetImageSubresourceLayout) {
    const wd_state_image *image = WD_CORE_FIND(image, s->image);
    if (!image || !s->pSubresource) {
        return;
    }
    wd_core_message m;
    if (image->tiling == VK_IMAGE_TILING_OPTIMAL &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07790))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_word(&m, "the tiling of the image", "VK_IMAGE_TILING_OPTIMAL");
        m.fix = "Create the image with VK_IMAGE_TILING_LINEAR.";
        wd_core_end(&m);
    }
    check_query(&(query){c, &subresource_frame, NULL, s->pSubresource, image, NULL});
}

#ifdef VK_VERSION_1_4
static const wd_core_frame inner_frame = WD_CORE_MEMBER(&subresource_frame, "imageSubresource");

WD_CORE_CHECK(transfers, GetImageSubresourceLayout2) {
    const wd_state_image *image = WD_CORE_FIND(image, s->image);
    if (image && s->pSubresource) {
        check_query(&(query){c, &inner_frame, NULL, &s->pSubresource->imageSubresource, image, NULL});
    }
}

WD_CORE_CHECK(transfers, GetDeviceImageSubresourceLayout) {
    const VkDeviceImageSubresourceInfo *info = s->pInfo;
    if (info && info->pCreateInfo && info->pSubresource) {
        const wd_core_frame outer = WD_CORE_POINTER(NULL, "pInfo"),
                            subresource = WD_CORE_POINTER(&outer, "pSubresource"),
                            inner = WD_CORE_MEMBER(&subresource, "imageSubresource");
        check_query(&(query){c, &inner, "VkDeviceImageSubresourceInfo", &info->pSubresource->imageSubresource,
                             NULL, info->pCreateInfo});
    }
}
#endif
