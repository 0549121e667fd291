#include "vk/core/rendering/pass_info.h"

#include <assert.h>
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

VkSubpassDependency2 wd_core_pass_dependency(const wd_core_pass_info *info, uint32_t index) {
    assert(index < info->num_dependencies);
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
    assert(subpass < info->num_subpasses);
    if (info->second) {
        return info->second->pSubpasses[subpass].viewMask;
    }
    const VkRenderPassMultiviewCreateInfo *views = info->multiview;
    return views && views->pViewMasks && subpass < views->subpassCount ? views->pViewMasks[subpass] : 0;
}

VkPipelineBindPoint wd_core_pass_bind_point(const wd_core_pass_info *info, uint32_t subpass) {
    assert(subpass < info->num_subpasses);
    return info->second ? info->second->pSubpasses[subpass].pipelineBindPoint
                        : info->first->pSubpasses[subpass].pipelineBindPoint;
}

const void *wd_core_pass_chain(const wd_core_pass_info *info, uint32_t subpass) {
    assert(subpass < info->num_subpasses);
    return info->second ? info->second->pSubpasses[subpass].pNext : NULL;
}

static const VkAttachmentReference2 *depth_stencil_resolve(const VkSubpassDescription2 *subpass) {
    const VkSubpassDescriptionDepthStencilResolve *resolve =
        wd_core_chained(subpass->pNext, VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    return resolve ? resolve->pDepthStencilResolveAttachment : NULL;
}

static wd_core_references of_first(const VkAttachmentReference *references, uint32_t count) {
    return (wd_core_references){references ? count : 0, references, NULL};
}

static wd_core_references of_second(const VkAttachmentReference2 *references, uint32_t count) {
    return (wd_core_references){references ? count : 0, NULL, references};
}

static void read_first(wd_core_references *to, const VkSubpassDescription *from) {
    to[WD_CORE_INPUT_REFERENCE] = of_first(from->pInputAttachments, from->inputAttachmentCount);
    to[WD_CORE_COLOR_REFERENCE] = of_first(from->pColorAttachments, from->colorAttachmentCount);
    to[WD_CORE_RESOLVE_REFERENCE] = of_first(from->pResolveAttachments, from->colorAttachmentCount);
    to[WD_CORE_DEPTH_STENCIL_REFERENCE] = of_first(from->pDepthStencilAttachment, 1);
    to[WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE] = (wd_core_references){0};
}

static void read_second(wd_core_references *to, const VkSubpassDescription2 *from) {
    to[WD_CORE_INPUT_REFERENCE] = of_second(from->pInputAttachments, from->inputAttachmentCount);
    to[WD_CORE_COLOR_REFERENCE] = of_second(from->pColorAttachments, from->colorAttachmentCount);
    to[WD_CORE_RESOLVE_REFERENCE] = of_second(from->pResolveAttachments, from->colorAttachmentCount);
    to[WD_CORE_DEPTH_STENCIL_REFERENCE] = of_second(from->pDepthStencilAttachment, 1);
    to[WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE] = of_second(depth_stencil_resolve(from), 1);
}

void wd_core_subpass_init(wd_core_subpass *subpass, const wd_core_pass_info *info, uint32_t index) {
    assert(index < info->num_subpasses);
    subpass->info = info;
    subpass->index = index;
    subpass->f = (wd_core_frame)WD_CORE_ELEMENT(info->f, "pSubpasses", index);
    if (info->second) {
        read_second(subpass->references, &info->second->pSubpasses[index]);
    } else {
        read_first(subpass->references, &info->first->pSubpasses[index]);
    }
}

VkImageAspectFlags wd_core_input_aspects(const wd_core_subpass *subpass, uint32_t index) {
    assert(index < subpass->references[WD_CORE_INPUT_REFERENCE].count);
    const VkAttachmentReference2 *second = subpass->references[WD_CORE_INPUT_REFERENCE].second;
    const VkRenderPassInputAttachmentAspectCreateInfo *aspects = subpass->info->aspects;
    if (second) {
        return second[index].aspectMask;
    }
    for (uint32_t i = 0; aspects && i < aspects->aspectReferenceCount; i++) {
        const VkInputAttachmentAspectReference *reference = &aspects->pAspectReferences[i];
        if (reference->subpass == subpass->index && reference->inputAttachmentIndex == index) {
            return reference->aspectMask;
        }
    }
    return 0;
}

const uint32_t *wd_core_preserves(const wd_core_pass_info *info, uint32_t subpass, uint32_t *count) {
    assert(subpass < info->num_subpasses);
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
