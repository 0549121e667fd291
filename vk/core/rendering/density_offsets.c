// Offsets of fragment density maps (VK_QCOM_fragment_density_map_offset) in commands that end a subpass.
#include "vk/core/rendering/rendering_internal.h"

// The name of the struct, which VK_EXT_fragment_density_map_offset renamed.
#ifdef VK_EXT_fragment_density_map_offset
#define END_INFO "VkRenderPassFragmentDensityMapOffsetEndInfoEXT"
#else
#define END_INFO "VkSubpassFragmentDensityMapOffsetEndInfoQCOM"
#endif

// offsets is the struct and the subpass that ends.
typedef struct offsets {
    wd_core_check *c;
    const VkSubpassFragmentDensityMapOffsetEndInfoQCOM *info;
    const wd_state_rendering *rendering;
    const wd_state_render_pass *pass;
    const wd_state_subpass *subpass;
} offsets;

static bool begin(wd_core_message *m, const offsets *o, uint32_t rule) {
    static const wd_core_frame end = WD_CORE_POINTER(NULL, "pSubpassEndInfo"),
                               f = WD_CORE_MEMBER(&end, "<" END_INFO ">");
    if (!wd_core_begin_rule(m, o->c, &f, END_INFO, rule)) {
        return false;
    }
    wd_core_unsigned(m, "fragmentDensityOffsetCount", o->info->fragmentDensityOffsetCount);
    return true;
}

static const wd_state_image_view *view_of(const offsets *o, uint32_t attachment) {
    return attachment < o->rendering->num_views ? o->rendering->views[attachment] : NULL;
}

// check_image reports an attachment of an image without the flag. True: it does.
static bool check_image(const offsets *o, const char *what, uint32_t attachment, uint32_t rule) {
    const wd_state_image_view *view = view_of(o, attachment);
    wd_core_message m;
    if (!view || !view->image || view->image->flags & VK_IMAGE_CREATE_FRAGMENT_DENSITY_MAP_OFFSET_BIT_QCOM) {
        return false;
    }
    if (begin(&m, o, rule)) {
        wd_core_summaryf(&m, ", %s of the render pass has attachment %u, whose ", what, attachment);
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, view->image->object.handle);
        wd_core_summaryf(&m, " has no VK_IMAGE_CREATE_FRAGMENT_DENSITY_MAP_OFFSET_BIT_QCOM");
        wd_core_end(&m);
    }
    return true;
}

static void check_references(const offsets *o, const char *what, const VkAttachmentReference2 *references,
                             uint32_t count, uint32_t rule) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (check_image(o, what, references[i].attachment, rule)) {
            return;
        }
    }
}

static void check_images(const offsets *o) {
    const wd_state_subpass *s = o->subpass;
    check_image(o, "the fragment density map", o->pass->density_map, WD_CORE_RULE(06504));
    check_references(o, "pDepthStencilAttachment", s->depth_stencil, 1, WD_CORE_RULE(06505));
    check_references(o, "pInputAttachments", s->inputs, s->num_inputs, WD_CORE_RULE(06506));
    check_references(o, "pColorAttachments", s->colors, s->num_colors, WD_CORE_RULE(06507));
    check_references(o, "pResolveAttachments", s->resolves, s->num_colors, WD_CORE_RULE(06508));
    for (uint32_t i = 0; i < s->num_preserves; i++) {
        if (check_image(o, "pPreserveAttachments", s->preserves[i], WD_CORE_RULE(06509))) {
            return;
        }
    }
}

static void check_count(const offsets *o) {
    const bool has_views = wd_core_all_views(o->pass) != 0;
    const wd_state_image_view *map = view_of(o, o->pass->density_map);
    const uint32_t layers = map ? map->range.layerCount : 0;
    wd_core_message m;
    if (has_views && layers && layers != o->info->fragmentDensityOffsetCount &&
        begin(&m, o, WD_CORE_RULE(06510))) {
        wd_core_unsigned(&m, "the number of layers of the view of the fragment density map", layers);
        wd_core_end(&m);
    }
    if (!has_views && o->info->fragmentDensityOffsetCount != 1 && begin(&m, o, WD_CORE_RULE(06511))) {
        wd_core_summaryf(&m, ", the render pass has no views");
        wd_core_end(&m);
    }
}

static void check_offset(const offsets *o, uint32_t index, const char *axis, int32_t offset,
                         uint32_t granularity, uint32_t rule) {
    wd_core_message m;
    if (granularity && offset % (int64_t)granularity && begin(&m, o, rule)) {
        wd_core_summaryf(&m, ", pFragmentDensityOffsets[%u].%s is %d", index, axis, offset);
        wd_core_summaryf(&m, ", fragmentDensityOffsetGranularity is %u on this axis", granularity);
        wd_core_end(&m);
    }
}

static void check_offsets(const offsets *o) {
    const VkPhysicalDeviceFragmentDensityMapOffsetPropertiesQCOM *limits =
        o->c->physical ? wd_physical_property_struct(
                             o->c->physical,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_OFFSET_PROPERTIES_QCOM)
                       : NULL;
    const VkOffset2D *all = o->info->pFragmentDensityOffsets;
    for (uint32_t i = 0; limits && all && i < o->info->fragmentDensityOffsetCount; i++) {
        const VkExtent2D *granularity = &limits->fragmentDensityOffsetGranularity;
        check_offset(o, i, "x", all[i].x, granularity->width, WD_CORE_RULE(06512));
        check_offset(o, i, "y", all[i].y, granularity->height, WD_CORE_RULE(06513));
    }
}

void wd_core_check_density_offsets(wd_core_check *c, const wd_state_command_buffer *command_buffer,
                                   const VkSubpassEndInfo *end) {
    const wd_state_rendering *rendering = &command_buffer->rendering;
    const wd_state_render_pass *pass = command_buffer->render_pass;
    const offsets o = {
        .c = c,
        .info = end ? wd_core_chained(end->pNext,
                                      VK_STRUCTURE_TYPE_SUBPASS_FRAGMENT_DENSITY_MAP_OFFSET_END_INFO_QCOM)
                    : NULL,
        .rendering = rendering,
        .pass = pass,
        .subpass = pass && command_buffer->subpass < pass->num_subpasses
                       ? &pass->subpasses[command_buffer->subpass]
                       : NULL,
    };
    wd_core_message m;
    if (!o.info || !o.info->fragmentDensityOffsetCount || !o.subpass || !c->enabled ||
        rendering->kind != WD_STATE_SUBPASS) {
        return;
    }
    if (!c->enabled->features.fragmentDensityMapOffset || pass->density_map == VK_ATTACHMENT_UNUSED) {
        if (begin(&m, &o, WD_CORE_RULE(06503))) {
            wd_core_word(&m,
                         c->enabled->features.fragmentDensityMapOffset
                             ? "fragmentDensityMapAttachment of the render pass"
                             : "the feature fragmentDensityMapOffset",
                         c->enabled->features.fragmentDensityMapOffset ? "VK_ATTACHMENT_UNUSED"
                                                                       : "not enabled");
            wd_core_end(&m);
        }
        return;
    }
    check_images(&o);
    check_count(&o);
    check_offsets(&o);
}
