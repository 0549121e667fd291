// vkCreateRenderPass and vkCreateRenderPass2: attachments, their first uses, views, and the fragment density map.
#include <assert.h>

#include "vk/core/rendering/pass_info.h"

static const char owner[] = "VkRenderPassCreateInfo", description_owner[] = "VkAttachmentDescription";

// --- Attachments

static void report_undefined(const wd_core_pass_info *info, uint32_t index, wd_core_pass_rule rule,
                             const char *label) {
    assert(index < info->num_attachments);
    const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pAttachments", index);
    const VkAttachmentDescription2 a = wd_core_pass_attachment(info, index);
    const bool is_stencil = rule.second != WD_CORE_RULE(06699);
    wd_core_message m;
    if (wd_core_begin_pass(&m, info, &f, description_owner, rule)) {
        wd_core_word(&m, label, "VK_IMAGE_LAYOUT_UNDEFINED");
        wd_core_word(&m, is_stencil ? "stencilLoadOp" : "loadOp", "VK_ATTACHMENT_LOAD_OP_LOAD");
        wd_core_word(&m, "format", wd_core_format(a.format));
        m.fix = "Use the layout that the image is in, or load nothing: the contents are discarded.";
        wd_core_end(&m);
    }
}

static void check_loads(const wd_core_pass_info *info, uint32_t index) {
    assert(index < info->num_attachments);
    const VkAttachmentDescription2 a = wd_core_pass_attachment(info, index);
    const VkAttachmentDescriptionStencilLayout *stencil =
        info->second ? wd_core_chained(a.pNext, VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT)
                     : NULL;
    if (a.loadOp == VK_ATTACHMENT_LOAD_OP_LOAD && a.initialLayout == VK_IMAGE_LAYOUT_UNDEFINED &&
        (wd_core_format_is(a.format, WD_CORE_COLOR) == WD_CORE_TRUE ||
         wd_core_format_is(a.format, WD_CORE_HAS_DEPTH) == WD_CORE_TRUE)) {
        report_undefined(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(06699), WD_CORE_RULE(06699)),
                         "initialLayout");
    }
    if (a.stencilLoadOp != VK_ATTACHMENT_LOAD_OP_LOAD ||
        wd_core_format_is(a.format, WD_CORE_HAS_STENCIL) != WD_CORE_TRUE) {
        return;
    }
    if (stencil && stencil->stencilInitialLayout == VK_IMAGE_LAYOUT_UNDEFINED) {
        report_undefined(info, index, WD_CORE_PASS_RULE(0, WD_CORE_RULE(06705)),
                         "<VkAttachmentDescriptionStencilLayout>.stencilInitialLayout");
    } else if (!stencil && a.initialLayout == VK_IMAGE_LAYOUT_UNDEFINED) {
        report_undefined(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(06700), WD_CORE_RULE(06704)),
                         "initialLayout");
    }
}

static void check_stencil_layout(const wd_core_pass_info *info, uint32_t index, VkImageLayout layout,
                                 const char *label, uint32_t rule) {
    assert(index < info->num_attachments);
    const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pAttachments", index);
    const VkAttachmentDescription2 a = wd_core_pass_attachment(info, index);
    wd_core_message m;
    if ((layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL ||
         layout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL) &&
        wd_core_format_is(a.format, WD_CORE_ONLY_STENCIL) == WD_CORE_TRUE &&
        !wd_core_chained(a.pNext, VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT) &&
        wd_core_begin_pass(&m, info, &f, description_owner, WD_CORE_PASS_RULE(0, rule))) {
        wd_core_word(&m, label, wd_VkImageLayout_string(layout));
        wd_core_word(&m, "format", wd_core_format(a.format));
        wd_core_end(&m);
    }
}

// --- The first use of an attachment

// find_kinds returns the kinds of references that a subpass has to an attachment, as a mask, and its first reference.
static uint32_t find_kinds(const wd_core_subpass *subpass, uint32_t attachment, wd_core_reference *first) {
    uint32_t kinds = 0;
    for (int kind = 0; kind < WD_CORE_NUM_REFERENCE_KINDS; kind++) {
        for (uint32_t i = 0; i < subpass->references[kind].count; i++) {
            const wd_core_reference reference = wd_core_raw_reference(subpass, kind, i);
            if (reference.attachment == attachment) {
                *first = kinds ? *first : reference;
                kinds |= 1u << kind;
            }
        }
    }
    return kinds;
}

// find_first does that for the first subpass that uses the attachment; 0: none does.
static uint32_t find_first(const wd_core_pass_info *info, uint32_t attachment, uint32_t *subpass,
                           wd_core_reference *first) {
    for (*subpass = 0; *subpass < info->num_subpasses; ++*subpass) {
        wd_core_subpass in_hand;
        wd_core_subpass_init(&in_hand, info, *subpass);
        const uint32_t kinds = find_kinds(&in_hand, attachment, first);
        if (kinds) {
            return kinds;
        }
    }
    return 0;
}

static void report_first(const wd_core_pass_info *info, uint32_t index, wd_core_pass_rule rule,
                         bool is_stencil, uint32_t subpass, VkImageLayout layout) {
    assert(index < info->num_attachments && subpass < info->num_subpasses);
    const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pAttachments", index);
    wd_core_message m;
    if (wd_core_begin_pass(&m, info, &f, owner, rule)) {
        wd_core_word(&m, is_stencil ? "stencilLoadOp" : "loadOp", "VK_ATTACHMENT_LOAD_OP_CLEAR");
        wd_core_summaryf(&m, ", the layout of the attachment in its first use, in pSubpasses[%u], is %s",
                         subpass, wd_VkImageLayout_string(layout));
        wd_core_end(&m);
    }
}

static void check_first_use(const wd_core_pass_info *info, uint32_t index) {
    assert(index < info->num_attachments);
    const VkAttachmentDescription2 a = wd_core_pass_attachment(info, index);
    const bool clears = a.loadOp == VK_ATTACHMENT_LOAD_OP_CLEAR &&
                        wd_core_format_is(a.format, WD_CORE_ONLY_STENCIL) == WD_CORE_FALSE;
    const bool clears_stencil = a.stencilLoadOp == VK_ATTACHMENT_LOAD_OP_CLEAR &&
                                wd_core_format_is(a.format, WD_CORE_HAS_STENCIL) == WD_CORE_TRUE;
    uint32_t subpass;
    wd_core_reference use;
    wd_core_message m;
    const uint32_t kinds = clears || clears_stencil ? find_first(info, index, &subpass, &use) : 0;
    if (!kinds) {
        return;
    }
    const bool is_read_only = use.layout == VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL ||
                              use.layout == VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    if (clears && is_read_only) {
        report_first(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(00836), WD_CORE_RULE(02522)), false, subpass,
                     use.layout);
    } else if (clears && use.layout == VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL) {
        report_first(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(01566), WD_CORE_RULE(02522)), false, subpass,
                     use.layout);
    }
    if (clears_stencil && is_read_only) {
        report_first(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(02511), WD_CORE_RULE(02523)), true, subpass,
                     use.layout);
    } else if (clears_stencil && use.layout == VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL) {
        report_first(info, index, WD_CORE_PASS_RULE(WD_CORE_RULE(01567), WD_CORE_RULE(02523)), true, subpass,
                     use.layout);
    }
    const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pAttachments", index);
    if (clears && kinds == 1u << WD_CORE_INPUT_REFERENCE &&
        wd_core_begin_pass(&m, info, &f, "VkSubpassDescription",
                           WD_CORE_PASS_RULE(WD_CORE_RULE(00846), WD_CORE_RULE(03064)))) {
        wd_core_word(&m, "loadOp", "VK_ATTACHMENT_LOAD_OP_CLEAR");
        wd_core_summaryf(&m, ", the first use of the attachment is as an input attachment, in pSubpasses[%u]",
                         subpass);
        wd_core_end(&m);
    }
}

// --- Views

static void check_correlation(const wd_core_pass_info *info, const uint32_t *masks, uint32_t count) {
    uint32_t found = 0;
    wd_core_message m;
    for (uint32_t i = 0; masks && i < count; found |= masks[i], i++) {
        if (!(found & masks[i]) ||
            !(info->first ? wd_core_begin_rule(&m, info->c, info->f, "VkRenderPassMultiviewCreateInfo",
                                               WD_CORE_RULE(00841))
                          : wd_core_begin_pass(&m, info, info->f, owner,
                                               WD_CORE_PASS_RULE(0, WD_CORE_RULE(03056))))) {
            continue;
        }
        m.indices[0] = i;
        wd_core_unsigned(&m,
                         info->first ? "<VkRenderPassMultiviewCreateInfo>.pCorrelationMasks[]"
                                     : "pCorrelatedViewMasks[]",
                         masks[i]);
        wd_core_summaryf(&m, ", bits of 0x%x are in elements before", found & masks[i]);
        wd_core_end(&m);
    }
}

static void check_view_masks(const wd_core_pass_info *info) {
    const uint32_t first = info->num_subpasses ? wd_core_pass_views(info, 0) : 0;
    wd_core_message m;
    for (uint32_t i = 1; i < info->num_subpasses; i++) {
        const uint32_t views = wd_core_pass_views(info, i);
        if (!views != !first) {
            if (wd_core_begin_pass(&m, info, info->f, owner,
                                   WD_CORE_PASS_RULE(WD_CORE_RULE(02513), WD_CORE_RULE(03058)))) {
                wd_core_summaryf(
                    &m, "the view mask of pSubpasses[0] is 0x%x, the view mask of pSubpasses[%u] is 0x%x",
                    first, i, views);
                wd_core_end(&m);
            }
            return;
        }
    }
}

// The counts of VkRenderPassMultiviewCreateInfo. False: they differ from those of the render pass.
static bool check_counts(const wd_core_pass_info *info) {
    const VkRenderPassMultiviewCreateInfo *views = info->multiview;
    wd_core_message m;
    const bool fits = !views->subpassCount || views->subpassCount == info->num_subpasses;
    const bool dependencies_fit = !views->dependencyCount || views->dependencyCount == info->num_dependencies;
    if (!fits && wd_core_begin_rule(&m, info->c, info->f, owner, WD_CORE_RULE(01928))) {
        wd_core_unsigned(&m, "<VkRenderPassMultiviewCreateInfo>.subpassCount", views->subpassCount);
        wd_core_unsigned(&m, "pCreateInfo->subpassCount", info->num_subpasses);
        wd_core_end(&m);
    }
    if (!dependencies_fit && wd_core_begin_rule(&m, info->c, info->f, owner, WD_CORE_RULE(01929))) {
        wd_core_unsigned(&m, "<VkRenderPassMultiviewCreateInfo>.dependencyCount", views->dependencyCount);
        wd_core_unsigned(&m, "pCreateInfo->dependencyCount", info->num_dependencies);
        wd_core_end(&m);
    }
    return fits && dependencies_fit;
}

static void check_view_offsets(const wd_core_pass_info *info) {
    uint32_t views = 0;
    wd_core_message m;
    for (uint32_t i = 0; i < info->num_subpasses; i++) {
        views |= wd_core_pass_views(info, i);
    }
    for (uint32_t i = 0; i < info->num_dependencies; i++) {
        const VkSubpassDependency2 d = wd_core_pass_dependency(info, i);
        const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pDependencies", i);
        const bool is_local = d.dependencyFlags & VK_DEPENDENCY_VIEW_LOCAL_BIT;
        uint32_t rule = 0;
        rule = d.viewOffset && d.srcSubpass == d.dstSubpass ? WD_CORE_RULE(01930) : rule;
        rule = d.viewOffset && !is_local ? WD_CORE_RULE(02512) : rule;
        rule = !views && is_local ? WD_CORE_RULE(02514) : rule;
        if (rule && wd_core_begin_rule(&m, info->c, &f, owner, rule)) {
            char text[256];
            wd_core_word(&m, "dependencyFlags",
                         wd_VkDependencyFlags_string(d.dependencyFlags, text, sizeof text));
            wd_core_summaryf(&m, ", its view offset is %d, the view masks of all subpasses are 0x%x",
                             d.viewOffset, views);
            wd_core_end(&m);
        }
    }
    const VkRenderPassMultiviewCreateInfo *chained = info->multiview;
    if (!views && chained->correlationMaskCount &&
        wd_core_begin_rule(&m, info->c, info->f, owner, WD_CORE_RULE(02515))) {
        wd_core_unsigned(&m, "<VkRenderPassMultiviewCreateInfo>.correlationMaskCount",
                         chained->correlationMaskCount);
        wd_core_summaryf(&m, ", all view masks are 0");
        wd_core_end(&m);
    }
}

static void check_most_views(const wd_core_pass_info *info) {
    const VkPhysicalDeviceMultiviewProperties *properties =
        info->c->physical ? wd_physical_property_struct(
                                info->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES)
                          : NULL;
    wd_core_message m;
    for (uint32_t i = 0; properties && i < info->num_subpasses; i++) {
        const uint32_t views = wd_core_pass_views(info, i);
        if (wd_core_num_views(views) > properties->maxMultiviewViewCount &&
            wd_core_begin_rule(&m, info->c, info->f, "VkRenderPassMultiviewCreateInfo",
                               WD_CORE_RULE(06697))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "<VkRenderPassMultiviewCreateInfo>.pViewMasks[]", views);
            wd_core_unsigned(&m, "maxMultiviewViewCount", properties->maxMultiviewViewCount);
            wd_core_end(&m);
        }
    }
}

// --- Both versions

static void check_pass(const wd_core_pass_info *info) {
    for (uint32_t i = 0; i < info->num_attachments; i++) {
        const VkAttachmentDescription2 a = wd_core_pass_attachment(info, i);
        check_loads(info, i);
        check_first_use(info, i);
        if (info->second) {
            check_stencil_layout(info, i, a.initialLayout, "initialLayout", WD_CORE_RULE(06247));
            check_stencil_layout(info, i, a.finalLayout, "finalLayout", WD_CORE_RULE(06248));
        }
    }
    for (uint32_t i = 0; i < info->num_subpasses; i++) {
        wd_core_subpass subpass;
        wd_core_subpass_init(&subpass, info, i);
        wd_core_check_subpass_attachments(&subpass);
        wd_core_check_subpass_formats(&subpass);
    }
    check_view_masks(info);
    wd_core_check_pass_dependencies(info);
}

WD_CORE_CHECK(rendering, CreateRenderPass) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const VkRenderPassCreateInfo *first = s->pCreateInfo;
    wd_core_pass_info info = {
        .c = c,
        .f = &f,
        .first = first,
        .multiview = wd_core_chained(first->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO),
        .aspects =
            wd_core_chained(first->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_INPUT_ATTACHMENT_ASPECT_CREATE_INFO),
        .num_attachments = first->attachmentCount,
        .num_subpasses = first->subpassCount,
        .num_dependencies = first->dependencyCount,
    };
    check_pass(&info);
    wd_core_check_input_aspects(&info);
    wd_core_check_density_map(&info, first->pNext);
    wd_core_check_shader_resolves(&info);
    if (info.multiview) {
        check_correlation(&info, info.multiview->pCorrelationMasks, info.multiview->correlationMaskCount);
        check_most_views(&info);
        if (check_counts(&info)) {
            check_view_offsets(&info);
        }
    }
}

WD_CORE_CHECK(rendering, CreateRenderPass2) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pCreateInfo");
    const VkRenderPassCreateInfo2 *second = s->pCreateInfo;
    wd_core_pass_info info = {
        .c = c,
        .f = &f,
        .second = second,
        .num_attachments = second->attachmentCount,
        .num_subpasses = second->subpassCount,
        .num_dependencies = second->dependencyCount,
    };
    check_pass(&info);
    wd_core_check_density_map(&info, second->pNext);
    wd_core_check_shading_rates(&info);
    wd_core_check_shader_resolves(&info);
    check_correlation(&info, second->pCorrelatedViewMasks, second->correlatedViewMaskCount);
}
