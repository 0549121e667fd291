// vkCmdBeginRendering: the render area, and attachments in relation to each other.
#include "vk/core/rendering/rendering_internal.h"

#include "vk/core/rendering/rendering_attachments.h"
#include "vk/core/rendering/rendering_extensions.h"

static const char owner[] = "VkRenderingInfo";

static void begin_with_view(wd_core_message *m, const wd_core_rendering_attachment *a) {
    wd_core_handle(m, "imageView", VK_OBJECT_TYPE_IMAGE_VIEW, a->view->object.handle);
}

// --- The render area

static void check_device_area(wd_core_check *c, const wd_core_rendering_attachment *a, uint32_t index,
                              const char *side, uint32_t size, int64_t end, uint32_t rule) {
    wd_core_message m;
    if (end > (int64_t)size && wd_core_begin_rule(&m, c, a->f, owner, rule)) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m,
                         ", the %s of the view is %u, pDeviceRenderAreas[%u] of "
                         "VkDeviceGroupRenderPassBeginInfo ends at %lld",
                         side, size, index, (long long)end);
        wd_core_end(&m);
    }
}

static void check_device_areas(wd_core_check *c, const VkDeviceGroupRenderPassBeginInfo *group,
                               const wd_core_rendering_attachment *a) {
    VkExtent2D extent;
    if (!wd_core_view_extent(a->view, &extent)) {
        return;
    }
    for (uint32_t i = 0; group->pDeviceRenderAreas && i < group->deviceRenderAreaCount; i++) {
        const VkRect2D *area = &group->pDeviceRenderAreas[i];
        check_device_area(c, a, i, "width", extent.width, (int64_t)area->offset.x + area->extent.width,
                          WD_CORE_RULE(06083));
        check_device_area(c, a, i, "height", extent.height, (int64_t)area->offset.y + area->extent.height,
                          WD_CORE_RULE(06084));
    }
}

static void check_area(wd_core_check *c, const VkRenderingInfo *info, const wd_core_rendering_attachment *a) {
    const VkRect2D *area = &info->renderArea;
    const int64_t right = (int64_t)area->offset.x + area->extent.width,
                  bottom = (int64_t)area->offset.y + area->extent.height;
    VkExtent2D extent;
    wd_core_message m;
    if (!wd_core_view_extent(a->view, &extent)) {
        return;
    }
    if (right > (int64_t)extent.width && wd_core_begin_rule(&m, c, a->f, owner, WD_CORE_RULE(06079))) {
        begin_with_view(&m, a);
        wd_core_unsigned(&m, "the width of the view", extent.width);
        wd_core_summaryf(&m, ", renderArea.offset.x (%d) + renderArea.extent.width (%u) is %lld",
                         area->offset.x, area->extent.width, (long long)right);
        m.fix = "Make the render area as small as the smallest attachment.";
        wd_core_end(&m);
    }
    if (bottom > (int64_t)extent.height && wd_core_begin_rule(&m, c, a->f, owner, WD_CORE_RULE(06080))) {
        begin_with_view(&m, a);
        wd_core_unsigned(&m, "the height of the view", extent.height);
        wd_core_summaryf(&m, ", renderArea.offset.y (%d) + renderArea.extent.height (%u) is %lld",
                         area->offset.y, area->extent.height, (long long)bottom);
        m.fix = "Make the render area as small as the smallest attachment.";
        wd_core_end(&m);
    }
}

// --- Layers, which later registries state

static void check_layers(wd_core_check *c, const VkRenderingInfo *info,
                         const wd_core_rendering_attachment *a) {
    static const uint32_t rules[][2] = {
        [WD_CORE_COLOR_ATTACHMENT] = {WD_CORE_RULE(10859), WD_CORE_RULE(12403)},
        [WD_CORE_DEPTH_ATTACHMENT] = {WD_CORE_RULE(10860), WD_CORE_RULE(12404)},
        [WD_CORE_STENCIL_ATTACHMENT] = {WD_CORE_RULE(10861), WD_CORE_RULE(12405)}};
    const uint32_t views = wd_core_num_views(info->viewMask), needed = views ? views : info->layerCount;
    wd_core_message m;
    if (a->view->range.layerCount < needed &&
        wd_core_begin_rule(&m, c, a->f, owner, rules[a->kind][views != 0])) {
        begin_with_view(&m, a);
        wd_core_unsigned(&m, "the number of layers of the view", a->view->range.layerCount);
        wd_core_unsigned(&m, views ? "the number of views" : "pRenderingInfo->layerCount", needed);
        wd_core_end(&m);
    }
}

// --- Depth and stencil

static void check_same(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *depth_label,
                       VkImageView depth, const char *stencil_label, VkImageView stencil) {
    wd_core_message m;
    if (depth && stencil && depth != stencil && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_handle(&m, depth_label, VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(depth));
        wd_core_handle(&m, stencil_label, VK_OBJECT_TYPE_IMAGE_VIEW, WD_STATE_NON_DISPATCHABLE(stencil));
        wd_core_end(&m);
    }
}

static void compare_modes(wd_core_check *c, const wd_core_frame *f, uint32_t rule, const char *limit,
                          const VkRenderingInfo *info) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_word(&m, "pDepthAttachment->resolveMode",
                     wd_VkResolveModeFlagBits_string(info->pDepthAttachment->resolveMode));
        wd_core_word(&m, "pStencilAttachment->resolveMode",
                     wd_VkResolveModeFlagBits_string(info->pStencilAttachment->resolveMode));
        wd_core_word(&m, limit, "VK_FALSE");
        wd_core_end(&m);
    }
}

static void check_modes(wd_core_check *c, const wd_core_frame *f, const VkRenderingInfo *info) {
    const VkResolveModeFlagBits depth = info->pDepthAttachment->resolveMode,
                                stencil = info->pStencilAttachment->resolveMode;
    const VkPhysicalDeviceDepthStencilResolveProperties *limits =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_STENCIL_RESOLVE_PROPERTIES)
                    : NULL;
    if (!limits || depth == stencil) {
        return;
    }
    if (depth != VK_RESOLVE_MODE_NONE && stencil != VK_RESOLVE_MODE_NONE) {
        if (!limits->independentResolve) {
            compare_modes(c, f, WD_CORE_RULE(06105), "independentResolve", info);
        }
    } else if (!limits->independentResolveNone) {
        compare_modes(c, f, WD_CORE_RULE(06104), "independentResolveNone", info);
    }
}

static void check_depth_stencil(wd_core_check *c, const wd_core_frame *f, const VkRenderingInfo *info) {
    const VkRenderingAttachmentInfo *depth = info->pDepthAttachment, *stencil = info->pStencilAttachment;
    if (!depth || !stencil) {
        return;
    }
    check_same(c, f, WD_CORE_RULE(06085), "pDepthAttachment->imageView", depth->imageView,
               "pStencilAttachment->imageView", stencil->imageView);
    if (depth->resolveMode != VK_RESOLVE_MODE_NONE && stencil->resolveMode != VK_RESOLVE_MODE_NONE) {
        check_same(c, f, WD_CORE_RULE(06086), "pDepthAttachment->resolveImageView", depth->resolveImageView,
                   "pStencilAttachment->resolveImageView", stencil->resolveImageView);
    }
    if (depth->imageView && stencil->imageView) {
        check_modes(c, f, info);
    }
}

// --- Samples

// samples has the numbers of samples of the attachments so far. Extensions allow different ones.
typedef struct samples {
    bool compares_colors, compares_all;
    VkSampleCountFlagBits of_colors, of_all;
#ifdef VK_EXT_multisampled_render_to_single_sampled
    const VkMultisampledRenderToSingleSampledInfoEXT *single; // NULL: none, or not enabled.
#endif
} samples;

static void report_samples(wd_core_check *c, const wd_core_rendering_attachment *a, uint32_t rule,
                           VkSampleCountFlagBits other) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, a->f, owner, rule)) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m, ", which has %s, and an attachment before it has %s",
                         wd_VkSampleCountFlagBits_string(a->view->image->samples),
                         wd_VkSampleCountFlagBits_string(other));
        wd_core_end(&m);
    }
}

static void check_samples(wd_core_check *c, samples *found, const wd_core_rendering_attachment *a) {
    const VkSampleCountFlagBits own = a->view->image->samples;
    if (a->kind == WD_CORE_COLOR_ATTACHMENT) {
        if (found->compares_colors && found->of_colors && found->of_colors != own) {
            report_samples(c, a, WD_CORE_RULE(09429), found->of_colors);
            return;
        }
        found->of_colors = own;
    } else if (found->compares_all && found->of_all && found->of_all != own) {
        report_samples(c, a, WD_CORE_RULE(06857), found->of_all);
        return;
    }
    found->of_all = own;
}

static samples start_samples(const wd_core_check *c, const VkRenderingInfo *info) {
    samples found = {.compares_colors = c->enabled != NULL, .compares_all = c->enabled != NULL};
#ifdef VK_EXT_multisampled_render_to_single_sampled
    const VkMultisampledRenderToSingleSampledInfoEXT *single =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    found.single = single && single->multisampledRenderToSingleSampledEnable ? single : NULL;
#else
    (void)info;
#endif
    if (!c->enabled) {
        return found;
    }
#ifdef VK_EXT_multisampled_render_to_single_sampled
    if (c->enabled->features.multisampledRenderToSingleSampled) {
        found.compares_colors = found.compares_all = false;
    }
#endif
    if (c->enabled->extensions.AMD_mixed_attachment_samples ||
        c->enabled->extensions.NV_framebuffer_mixed_samples) {
        found.compares_all = false;
    }
    return found;
}

// --- Several samples on single-sampled images

static void check_single_sampled(wd_core_check *c, const samples *found,
                                 const wd_core_rendering_attachment *a) {
#ifdef VK_EXT_multisampled_render_to_single_sampled
    const VkMultisampledRenderToSingleSampledInfoEXT *single = found->single;
    const wd_state_image *image = a->view->image;
    wd_core_message m;
    if (!single) {
        return;
    }
    if (image->samples == VK_SAMPLE_COUNT_1_BIT && a->info->storeOp == VK_ATTACHMENT_STORE_OP_STORE &&
        a->info->resolveMode == VK_RESOLVE_MODE_NONE &&
        wd_core_begin_rule(&m, c, a->f, "VkRenderingAttachmentInfo", WD_CORE_RULE(12256))) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m, ", has one sample, storeOp is VK_ATTACHMENT_STORE_OP_STORE, resolveMode is "
                             "VK_RESOLVE_MODE_NONE, and several samples are rendered to the view");
        m.fix = "Use the resolve mode with which the samples become one.";
        wd_core_end(&m);
    }
    if (image->samples != VK_SAMPLE_COUNT_1_BIT && image->samples != single->rasterizationSamples &&
        wd_core_begin_rule(&m, c, a->f, owner, WD_CORE_RULE(06858))) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m,
                         ", which has %s, rasterizationSamples of "
                         "VkMultisampledRenderToSingleSampledInfoEXT is %s",
                         wd_VkSampleCountFlagBits_string(image->samples),
                         wd_VkSampleCountFlagBits_string(single->rasterizationSamples));
        wd_core_end(&m);
    }
    if (image->samples != VK_SAMPLE_COUNT_1_BIT) {
        return;
    }
    if (wd_core_lacks_samples(c, a->view->format, single->rasterizationSamples) &&
        wd_core_begin_rule(&m, c, a->f, "VkMultisampledRenderToSingleSampledInfoEXT", WD_CORE_RULE(06880))) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m, ", whose format %s does not support %s of rasterizationSamples",
                         wd_core_format(a->view->format),
                         wd_VkSampleCountFlagBits_string(single->rasterizationSamples));
        wd_core_end(&m);
    }
    if (!image->swapchain &&
        !(image->flags & VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT) &&
        wd_core_begin_rule(&m, c, a->f, owner, WD_CORE_RULE(06859))) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m, ", whose image has one sample and no "
                             "VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT");
        m.fix = "Create the image with this flag.";
        wd_core_end(&m);
    }
    if (a->info->resolveMode != VK_RESOLVE_MODE_NONE && a->info->resolveImageView &&
        wd_core_begin_rule(&m, c, a->f, "VkRenderingAttachmentInfo", WD_CORE_RULE(06863))) {
        begin_with_view(&m, a);
        wd_core_summaryf(&m, ", whose image has one sample, and resolveImageView is not VK_NULL_HANDLE");
        m.fix = "Set resolveImageView to VK_NULL_HANDLE: the samples are resolved to imageView.";
        wd_core_end(&m);
    }
#else
    (void)c, (void)found, (void)a;
#endif
}

// --- The call

static void check_attachment(wd_core_check *c, const VkRenderingInfo *info, samples *found,
                             const VkDeviceGroupRenderPassBeginInfo *group, const wd_core_frame *f,
                             wd_core_rendering_attachment_kind kind,
                             const VkRenderingAttachmentInfo *attachment) {
    if (!attachment || attachment->imageView == VK_NULL_HANDLE) {
        return;
    }
    wd_core_rendering_attachment a = {kind, f, info, attachment, NULL, NULL};
    a.view = WD_CORE_FIND(image_view, attachment->imageView);
    a.resolve_view = attachment->resolveMode != VK_RESOLVE_MODE_NONE && attachment->resolveImageView
                         ? WD_CORE_FIND(image_view, attachment->resolveImageView)
                         : NULL;
    wd_core_check_attachment_layouts(c, &a);
    if (!a.view || !a.view->image) {
        return;
    }
    if (group) {
        check_device_areas(c, group, &a);
    } else {
        check_area(c, info, &a);
    }
    check_single_sampled(c, found, &a);
    check_layers(c, info, &a);
    check_samples(c, found, &a);
    wd_core_check_attachment_view(c, &a);
    wd_core_check_attachment_resolve(c, &a);
}

static void check_inline(wd_core_check *c, const wd_core_frame *f, const VkRenderingInfo *info) {
#if defined(VK_KHR_maintenance7) && defined(VK_EXT_nested_command_buffer)
    wd_core_message m;
    if (info->flags & VK_RENDERING_CONTENTS_INLINE_BIT_KHR && c->enabled &&
        !c->enabled->features.maintenance7 && !c->enabled->features.nestedCommandBuffer &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(10012))) {
        wd_core_word(&m, "flags", "VK_RENDERING_CONTENTS_INLINE_BIT_KHR");
        wd_core_word(&m, "the feature maintenance7", "not enabled");
        m.fix = "Enable the feature maintenance7 in vkCreateDevice.";
        wd_core_end(&m);
    }
#else
    (void)c;
    (void)f;
    (void)info;
#endif
}

WD_CORE_CHECK(rendering, CmdBeginRendering) {
    const VkRenderingInfo *info = s->pRenderingInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pRenderingInfo");
    const wd_core_frame depth = WD_CORE_POINTER(&f, "pDepthAttachment");
    const wd_core_frame stencil = WD_CORE_POINTER(&f, "pStencilAttachment");
    if (!info) {
        return;
    }
    const VkDeviceGroupRenderPassBeginInfo *group = wd_core_device_areas(info);
    samples found = start_samples(c, info);
    check_inline(c, &f, info);
    wd_core_check_rendering_extensions(c, &f, info);
    check_depth_stencil(c, &f, info);
    for (uint32_t i = 0; info->pColorAttachments && i < info->colorAttachmentCount; i++) {
        const wd_core_frame color = WD_CORE_ELEMENT(&f, "pColorAttachments", i);
        check_attachment(c, info, &found, group, &color, WD_CORE_COLOR_ATTACHMENT,
                         &info->pColorAttachments[i]);
    }
    check_attachment(c, info, &found, group, &depth, WD_CORE_DEPTH_ATTACHMENT, info->pDepthAttachment);
    check_attachment(c, info, &found, group, &stencil, WD_CORE_STENCIL_ATTACHMENT, info->pStencilAttachment);
}
