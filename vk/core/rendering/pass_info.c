#include "vk/core/rendering/pass_info.h"

#include <stdio.h>

bool wd_core_begin_pass(wd_core_message *m, const wd_core_pass_info *info, const wd_core_frame *frame,
                        const char *owner, wd_core_pass_rule rule) {
    char second[64];
    const uint32_t number = info->first ? rule.first : rule.second;
    if (info->second) {
        snprintf(second, sizeof second, "%s2", owner);
        owner = second;
    }
    return number && wd_core_begin_rule(m, info->c, frame, owner, number);
}

VkAttachmentDescription2 wd_core_pass_attachment(const wd_core_pass_info *info, uint32_t index) {
    if (info->second) {
        return info->second->pAttachments[index];
    }
    const VkAttachmentDescription *source = &info->first->pAttachments[index];
    return (VkAttachmentDescription2){
        .sType = VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2,
        .flags = source->flags,
        .format = source->format,
        .samples = source->samples,
        .loadOp = source->loadOp,
        .storeOp = source->storeOp,
        .stencilLoadOp = source->stencilLoadOp,
        .stencilStoreOp = source->stencilStoreOp,
        .initialLayout = source->initialLayout,
        .finalLayout = source->finalLayout,
    };
}

VkSubpassDependency2 wd_core_pass_dependency(const wd_core_pass_info *info, uint32_t index) {
    if (info->second) {
        return info->second->pDependencies[index];
    }
    const VkSubpassDependency *source = &info->first->pDependencies[index];
    const VkRenderPassMultiviewCreateInfo *views = info->multiview;
    const bool has_offset = views && views->pViewOffsets && index < views->dependencyCount;
    return (VkSubpassDependency2){
        .sType = VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2,
        .srcSubpass = source->srcSubpass,
        .dstSubpass = source->dstSubpass,
        .srcStageMask = source->srcStageMask,
        .dstStageMask = source->dstStageMask,
        .srcAccessMask = source->srcAccessMask,
        .dstAccessMask = source->dstAccessMask,
        .dependencyFlags = source->dependencyFlags,
        .viewOffset = has_offset ? views->pViewOffsets[index] : 0,
    };
}

uint32_t wd_core_pass_views(const wd_core_pass_info *info, uint32_t subpass) {
    if (info->second) {
        return info->second->pSubpasses[subpass].viewMask;
    }
    const VkRenderPassMultiviewCreateInfo *views = info->multiview;
    return views && views->pViewMasks && subpass < views->subpassCount ? views->pViewMasks[subpass] : 0;
}

VkPipelineBindPoint wd_core_pass_bind_point(const wd_core_pass_info *info, uint32_t subpass) {
    return info->second ? info->second->pSubpasses[subpass].pipelineBindPoint
                        : info->first->pSubpasses[subpass].pipelineBindPoint;
}

const void *wd_core_pass_chain(const wd_core_pass_info *info, uint32_t subpass) {
    return info->second ? info->second->pSubpasses[subpass].pNext : NULL;
}

static const VkAttachmentReference2 *depth_stencil_resolve(const VkSubpassDescription2 *subpass) {
    const VkSubpassDescriptionDepthStencilResolve *resolve =
        wd_core_chained(subpass->pNext, VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    return resolve ? resolve->pDepthStencilResolveAttachment : NULL;
}

static const VkAttachmentReference2 *second_references(const VkSubpassDescription2 *subpass,
                                                       wd_core_reference_kind kind, uint32_t *count) {
    *count = 1;
    switch (kind) {
    case WD_CORE_INPUT_REFERENCE:
        *count = subpass->inputAttachmentCount;
        return subpass->pInputAttachments;
    case WD_CORE_COLOR_REFERENCE:
        *count = subpass->colorAttachmentCount;
        return subpass->pColorAttachments;
    case WD_CORE_RESOLVE_REFERENCE:
        *count = subpass->colorAttachmentCount;
        return subpass->pResolveAttachments;
    case WD_CORE_DEPTH_STENCIL_REFERENCE:
        return subpass->pDepthStencilAttachment;
    default:
        return depth_stencil_resolve(subpass);
    }
}

static const VkAttachmentReference *first_references(const VkSubpassDescription *subpass,
                                                     wd_core_reference_kind kind, uint32_t *count) {
    *count = 1;
    switch (kind) {
    case WD_CORE_INPUT_REFERENCE:
        *count = subpass->inputAttachmentCount;
        return subpass->pInputAttachments;
    case WD_CORE_COLOR_REFERENCE:
        *count = subpass->colorAttachmentCount;
        return subpass->pColorAttachments;
    case WD_CORE_RESOLVE_REFERENCE:
        *count = subpass->colorAttachmentCount;
        return subpass->pResolveAttachments;
    case WD_CORE_DEPTH_STENCIL_REFERENCE:
        return subpass->pDepthStencilAttachment;
    default:
        return NULL;
    }
}

uint32_t wd_core_num_references(const wd_core_pass_info *info, uint32_t subpass,
                                wd_core_reference_kind kind) {
    uint32_t count;
    const bool has_any = info->second
                             ? second_references(&info->second->pSubpasses[subpass], kind, &count) != NULL
                             : first_references(&info->first->pSubpasses[subpass], kind, &count) != NULL;
    return has_any ? count : 0;
}

// The aspects of an input attachment of the first version; 0: those of its format.
static VkImageAspectFlags input_aspects(const wd_core_pass_info *info, uint32_t subpass, uint32_t index) {
    for (uint32_t i = 0; info->aspects && i < info->aspects->aspectReferenceCount; i++) {
        const VkInputAttachmentAspectReference *reference = &info->aspects->pAspectReferences[i];
        if (reference->subpass == subpass && reference->inputAttachmentIndex == index) {
            return reference->aspectMask;
        }
    }
    return 0;
}

VkAttachmentReference2 wd_core_raw_reference(const wd_core_pass_info *info, uint32_t subpass,
                                             wd_core_reference_kind kind, uint32_t index) {
    VkAttachmentReference2 reference = {.attachment = VK_ATTACHMENT_UNUSED};
    if (index >= wd_core_num_references(info, subpass, kind)) {
        return reference;
    }
    uint32_t count;
    if (info->second) {
        return second_references(&info->second->pSubpasses[subpass], kind, &count)[index];
    }
    const VkAttachmentReference *source =
        &first_references(&info->first->pSubpasses[subpass], kind, &count)[index];
    reference.attachment = source->attachment;
    reference.layout = source->layout;
    reference.aspectMask = kind == WD_CORE_INPUT_REFERENCE ? input_aspects(info, subpass, index) : 0;
    return reference;
}

VkAttachmentReference2 wd_core_reference(const wd_core_pass_info *info, uint32_t subpass,
                                         wd_core_reference_kind kind, uint32_t index) {
    VkAttachmentReference2 reference = wd_core_raw_reference(info, subpass, kind, index);
    if (reference.attachment >= info->num_attachments) {
        reference.attachment = VK_ATTACHMENT_UNUSED;
    }
    return reference;
}

const uint32_t *wd_core_preserves(const wd_core_pass_info *info, uint32_t subpass, uint32_t *count) {
    const uint32_t *preserves = info->second ? info->second->pSubpasses[subpass].pPreserveAttachments
                                             : info->first->pSubpasses[subpass].pPreserveAttachments;
    *count = !preserves     ? 0
             : info->second ? info->second->pSubpasses[subpass].preserveAttachmentCount
                            : info->first->pSubpasses[subpass].preserveAttachmentCount;
    return preserves;
}

const char *wd_core_reference_label(wd_core_reference_kind kind) {
    static const char *const labels[] = {
        [WD_CORE_INPUT_REFERENCE] = "pInputAttachments[].attachment",
        [WD_CORE_COLOR_REFERENCE] = "pColorAttachments[].attachment",
        [WD_CORE_RESOLVE_REFERENCE] = "pResolveAttachments[].attachment",
        [WD_CORE_DEPTH_STENCIL_REFERENCE] = "pDepthStencilAttachment->attachment",
        [WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE] =
            "<VkSubpassDescriptionDepthStencilResolve>.pDepthStencilResolveAttachment->attachment",
    };
    return labels[kind];
}
