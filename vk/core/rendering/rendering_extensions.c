// Structs in the chain of VkRenderingInfo: fragment density maps and shading rate attachments.
#include "vk/core/rendering/rendering_extensions.h"

#include <stdio.h>

static const char owner[] = "VkRenderingInfo";

// extension_view is the view of such a struct.
typedef struct extension_view {
    wd_core_check *c;
    const wd_core_frame *f; // Of the struct.
    const VkRenderingInfo *info;
    VkImageView handle;
    const wd_state_image_view *view; // NULL: not known.
} extension_view;

static bool begin(wd_core_message *m, const extension_view *v, const char *of, uint32_t rule) {
    if (!wd_core_begin_rule(m, v->c, v->f, of, rule)) {
        return false;
    }
    wd_core_handle(m, "imageView", VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(v->handle));
    return true;
}

// --- Attachments that are both

static void report_equal(const extension_view *v, uint32_t rule, const char *member) {
    wd_core_message m;
    if (begin(&m, v, owner, rule)) {
        wd_core_summaryf(&m, ", which is %s, too", member);
        m.fix = "Use a view of another image.";
        wd_core_end(&m);
    }
}

static void compare_attachment(const extension_view *v, uint32_t rule, const char *name, uint32_t index,
                               const VkRenderingAttachmentInfo *attachment) {
    char element[32] = "", member[96];
    const bool is_resolved = attachment->resolveMode != VK_RESOLVE_MODE_NONE;
    if (attachment->imageView != v->handle && !(is_resolved && attachment->resolveImageView == v->handle)) {
        return;
    }
    if (index != UINT32_MAX) {
        snprintf(element, sizeof element, "[%u]", index);
    }
    snprintf(member, sizeof member, "pRenderingInfo->%s%s%s%s", name, element,
             index == UINT32_MAX ? "->" : ".",
             attachment->imageView == v->handle ? "imageView" : "resolveImageView");
    report_equal(v, rule, member);
}

static void compare_attachments(const extension_view *v, uint32_t rule) {
    const VkRenderingInfo *info = v->info;
    for (uint32_t i = 0; info->pColorAttachments && i < info->colorAttachmentCount; i++) {
        compare_attachment(v, rule, "pColorAttachments", i, &info->pColorAttachments[i]);
    }
    if (info->pDepthAttachment) {
        compare_attachment(v, rule, "pDepthAttachment", UINT32_MAX, info->pDepthAttachment);
    }
    if (info->pStencilAttachment) {
        compare_attachment(v, rule, "pStencilAttachment", UINT32_MAX, info->pStencilAttachment);
    }
}

// --- Sizes

// size_rules are those of the render area, or of the areas of devices, which replace it.
typedef struct size_rules {
    uint32_t width, height;
} size_rules;

// map_sizes has the texels of a view, and those of the map or rate that it is compared with.
typedef struct map_sizes {
    const extension_view *v;
    VkExtent2D extent, texel;
    const char *label; // Of `texel`.
} map_sizes;

// check_size: `area` is the index of the area of a device; UINT32_MAX: the render area.
static void check_size(const map_sizes *sizes, uint32_t rule, bool is_width, int64_t end, uint32_t area) {
    const uint32_t size = is_width ? sizes->extent.width : sizes->extent.height,
                   texel = is_width ? sizes->texel.width : sizes->texel.height;
    const char *side = is_width ? "width" : "height";
    char name[40] = "the render area";
    wd_core_message m;
    if (!texel || end <= 0 || size >= (end + texel - 1) / texel || !begin(&m, sizes->v, owner, rule)) {
        return;
    }
    if (area != UINT32_MAX) {
        snprintf(name, sizeof name, "pDeviceRenderAreas[%u]", area);
    }
    wd_core_summaryf(&m, ", the %s of the view is %u, %s ends at %lld, %s.%s is %u", side, size, name,
                     (long long)end, sizes->label, side, texel);
    wd_core_end(&m);
}

static void check_area(const map_sizes *sizes, const size_rules *rules, const VkRect2D *area,
                       uint32_t index) {
    check_size(sizes, rules->width, true, (int64_t)area->offset.x + area->extent.width, index);
    check_size(sizes, rules->height, false, (int64_t)area->offset.y + area->extent.height, index);
}

static void check_sizes(const extension_view *v, const size_rules rules[2], const char *label,
                        VkExtent2D texel) {
    const VkDeviceGroupRenderPassBeginInfo *group = wd_core_device_areas(v->info);
    map_sizes sizes = {.v = v, .texel = texel, .label = label};
    if (!v->view || !wd_core_view_extent(v->view, &sizes.extent)) {
        return;
    }
    if (!group) {
        check_area(&sizes, &rules[0], &v->info->renderArea, UINT32_MAX);
        return;
    }
    for (uint32_t i = 0; group->pDeviceRenderAreas && i < group->deviceRenderAreaCount; i++) {
        check_area(&sizes, &rules[1], &group->pDeviceRenderAreas[i], i);
    }
}

// --- Layers

static void report_layers(const extension_view *v, const char *of, uint32_t rule, const char *label,
                          uint64_t needed) {
    wd_core_message m;
    if (begin(&m, v, of, rule)) {
        wd_core_unsigned(&m, "the number of layers of the view", v->view->range.layerCount);
        if (label) {
            wd_core_summaryf(&m, ", %s is %llu", label, (unsigned long long)needed);
        }
        wd_core_end(&m);
    }
}

// The texts of earlier registries allow one layer less than there are views.
static bool lacks_views(const extension_view *v) {
    return v->view->range.layerCount + 1 < wd_core_num_views(v->info->viewMask);
}

// --- Fragment density maps

static bool is_subsampled(const wd_core_check *c, VkImageView handle, bool *is_known) {
    const wd_state_image_view *view = handle ? WD_CORE_FIND(image_view, handle) : NULL;
    *is_known = view && view->image && !view->image->swapchain;
    return *is_known && view->image->flags & VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT;
}

static void check_is_subsampled(const extension_view *v, VkImageView handle) {
    bool is_known;
    wd_core_message m;
    char text[256];
    if (!is_subsampled(v->c, handle, &is_known) && is_known && begin(&m, v, owner, WD_CORE_RULE(06107))) {
        wd_core_summaryf(&m, ", the image of the attachment %s has no VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT",
                         wd_core_name(v->c, VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(handle),
                                      text, sizeof text));
        wd_core_end(&m);
    }
}

static void check_attachments_are_subsampled(const extension_view *v) {
    const VkRenderingInfo *info = v->info;
    if (!v->c->enabled || v->c->enabled->features.fragmentDensityMapNonSubsampledImages) {
        return;
    }
    for (uint32_t i = 0; info->pColorAttachments && i < info->colorAttachmentCount; i++) {
        check_is_subsampled(v, info->pColorAttachments[i].imageView);
    }
    if (info->pDepthAttachment) {
        check_is_subsampled(v, info->pDepthAttachment->imageView);
    }
    if (info->pStencilAttachment && !(info->pDepthAttachment && info->pDepthAttachment->imageView ==
                                                                    info->pStencilAttachment->imageView)) {
        check_is_subsampled(v, info->pStencilAttachment->imageView);
    }
}

static void check_map_view(const extension_view *v) {
    static const char of[] = "VkRenderingFragmentDensityMapAttachmentInfoEXT";
    bool is_known;
    wd_core_message m;
    const uint32_t layers = v->view ? v->view->range.layerCount : 1;
    if (is_subsampled(v->c, v->handle, &is_known) && begin(&m, v, of, WD_CORE_RULE(06159))) {
        wd_core_summaryf(&m, ", whose image has VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT");
        wd_core_end(&m);
    }
    if (!v->info->viewMask && layers != 1) {
        report_layers(v, owner, WD_CORE_RULE(06109), NULL, 0);
    } else if (v->info->viewMask && v->view && lacks_views(v)) {
        report_layers(v, owner, WD_CORE_RULE(06108), "the number of views",
                      wd_core_num_views(v->info->viewMask));
    }
}

static void check_density_map(wd_core_check *c, const wd_core_frame *f, const VkRenderingInfo *info) {
    static const size_rules rules[2] = {{WD_CORE_RULE(06112), WD_CORE_RULE(06114)},
                                        {WD_CORE_RULE(06113), WD_CORE_RULE(06115)}};
    const VkRenderingFragmentDensityMapAttachmentInfoEXT *map =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkRenderingFragmentDensityMapAttachmentInfoEXT>");
    if (!map || !map->imageView) {
        return;
    }
    const VkPhysicalDeviceFragmentDensityMapPropertiesEXT *limits =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_PROPERTIES_EXT)
                    : NULL;
    const extension_view v = {c, &chained, info, map->imageView, WD_CORE_FIND(image_view, map->imageView)};
    compare_attachments(&v, WD_CORE_RULE(06116));
    check_attachments_are_subsampled(&v);
    check_map_view(&v);
    if (limits) {
        check_sizes(&v, rules, "maxFragmentDensityTexelSize", limits->maxFragmentDensityTexelSize);
    }
}

// --- Shading rate attachments

static void check_rate_layout(const extension_view *v, VkImageLayout layout) {
    wd_core_message m;
    if (layout != VK_IMAGE_LAYOUT_GENERAL &&
        layout != VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR &&
        wd_core_begin_rule(&m, v->c, v->f, "VkRenderingFragmentShadingRateAttachmentInfoKHR",
                           WD_CORE_RULE(06147))) {
        wd_core_word(&m, "imageLayout", wd_VkImageLayout_string(layout));
        wd_core_end(&m);
    }
}

static void check_rate_layers(const extension_view *v) {
    const uint32_t layers = v->view ? v->view->range.layerCount : 1;
    if (layers == 1) {
        return;
    }
    if (!v->info->viewMask && layers < v->info->layerCount) {
        report_layers(v, owner, WD_CORE_RULE(06123), "pRenderingInfo->layerCount", v->info->layerCount);
    } else if (v->info->viewMask && lacks_views(v)) {
        report_layers(v, owner, WD_CORE_RULE(06124), "the number of views",
                      wd_core_num_views(v->info->viewMask));
    }
}

static void check_shading_rate(wd_core_check *c, const wd_core_frame *f, const VkRenderingInfo *info) {
    static const size_rules rules[2] = {{WD_CORE_RULE(06119), WD_CORE_RULE(06121)},
                                        {WD_CORE_RULE(06120), WD_CORE_RULE(06122)}};
    const VkRenderingFragmentShadingRateAttachmentInfoKHR *rate =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkRenderingFragmentShadingRateAttachmentInfoKHR>");
    if (!rate || !rate->imageView) {
        return;
    }
    const extension_view v = {c, &chained, info, rate->imageView, WD_CORE_FIND(image_view, rate->imageView)};
    check_rate_layout(&v, rate->imageLayout);
    compare_attachments(&v, WD_CORE_RULE(06125));
    check_rate_layers(&v);
    if (!wd_core_has_robust_rates(c, v.view)) {
        check_sizes(&v, rules, "shadingRateAttachmentTexelSize", rate->shadingRateAttachmentTexelSize);
    }
}

void wd_core_check_rendering_extensions(wd_core_check *c, const wd_core_frame *f,
                                        const VkRenderingInfo *info) {
    if (info->pNext) {
        check_density_map(c, f, info);
        check_shading_rate(c, f, info);
    }
}
