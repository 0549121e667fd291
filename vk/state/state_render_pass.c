// Render passes, in the terms of vkCreateRenderPass2, and framebuffers.
#include "vk/registry/chain.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

static void finish_render_pass(wd_state_object *object) {
    wd_state_render_pass *pass = (wd_state_render_pass *)object;
    const wd_allocator *allocator = &object->table->allocator;
    for (uint32_t i = 0; pass->subpasses && i < pass->num_subpasses; i++) {
        wd_state_subpass *subpass = &pass->subpasses[i];
        wd_free(allocator, subpass->inputs);
        wd_free(allocator, subpass->colors);
        wd_free(allocator, subpass->resolves);
        wd_free(allocator, subpass->depth_stencil);
        wd_free(allocator, subpass->depth_stencil_resolve);
        wd_free(allocator, subpass->preserves);
    }
    wd_free(allocator, pass->subpasses);
    wd_free(allocator, pass->attachments);
    wd_free(allocator, pass->dependencies);
    wd_free(allocator, pass->stencil_layouts);
}

// new_render_pass makes one with zeroed arrays.
static wd_state_render_pass *new_render_pass(wd_state_device *device, VkRenderPass handle,
                                             uint32_t attachments, uint32_t subpasses,
                                             uint32_t dependencies) {
    wd_state_render_pass *pass =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_RENDER_PASS, WD_STATE_NON_DISPATCHABLE(handle),
                               sizeof *pass, finish_render_pass);
    if (!pass) {
        return NULL;
    }
    pass->num_attachments = attachments;
    pass->num_subpasses = subpasses;
    pass->num_dependencies = dependencies;
    pass->density_map = VK_ATTACHMENT_UNUSED;
    pass->attachments = wd_alloc_zero(&device->allocator, attachments, sizeof *pass->attachments);
    pass->subpasses = wd_alloc_zero(&device->allocator, subpasses, sizeof *pass->subpasses);
    pass->dependencies = wd_alloc_zero(&device->allocator, dependencies, sizeof *pass->dependencies);
    if (!pass->attachments || !pass->subpasses || !pass->dependencies) {
        wd_state_unref(&pass->object);
        return NULL;
    }
    return pass;
}

static VkAttachmentReference2 *convert_references(const wd_allocator *allocator,
                                                  const VkAttachmentReference *source, uint32_t count,
                                                  bool *failed) {
    if (!source || count == 0) {
        return NULL;
    }
    VkAttachmentReference2 *references = wd_alloc_zero(allocator, count, sizeof *references);
    *failed = *failed || !references;
    for (uint32_t i = 0; references && i < count; i++) {
        references[i].sType = VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_2;
        references[i].attachment = source[i].attachment;
        references[i].layout = source[i].layout;
    }
    return references;
}

static bool convert_subpass(const wd_allocator *allocator, wd_state_subpass *subpass,
                            const VkSubpassDescription *source) {
    bool failed = false;
    subpass->flags = source->flags;
    subpass->bind_point = source->pipelineBindPoint;
    subpass->inputs =
        convert_references(allocator, source->pInputAttachments, source->inputAttachmentCount, &failed);
    subpass->num_inputs = subpass->inputs ? source->inputAttachmentCount : 0;
    subpass->colors =
        convert_references(allocator, source->pColorAttachments, source->colorAttachmentCount, &failed);
    subpass->num_colors = subpass->colors ? source->colorAttachmentCount : 0;
    subpass->resolves =
        convert_references(allocator, source->pResolveAttachments, source->colorAttachmentCount, &failed);
    subpass->depth_stencil = convert_references(allocator, source->pDepthStencilAttachment, 1, &failed);
    subpass->stencil_layout =
        subpass->depth_stencil ? subpass->depth_stencil->layout : VK_IMAGE_LAYOUT_UNDEFINED;
    subpass->preserves = wd_state_copy_array(allocator, source->pPreserveAttachments,
                                             source->preserveAttachmentCount, sizeof(uint32_t), &failed);
    subpass->num_preserves = subpass->preserves ? source->preserveAttachmentCount : 0;
    subpass->shading_rate = VK_ATTACHMENT_UNUSED;
    return !failed;
}

static void read_density_map(wd_state_render_pass *pass, const void *chain) {
    const VkRenderPassFragmentDensityMapCreateInfoEXT *map =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
    pass->density_map = map ? map->fragmentDensityMapAttachment.attachment : VK_ATTACHMENT_UNUSED;
}

static void convert_attachment(VkAttachmentDescription2 *attachment, const VkAttachmentDescription *source) {
    *attachment = (VkAttachmentDescription2){
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

static void convert_dependency(VkSubpassDependency2 *dependency, const VkSubpassDependency *source) {
    *dependency = (VkSubpassDependency2){
        .sType = VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2,
        .srcSubpass = source->srcSubpass,
        .dstSubpass = source->dstSubpass,
        .srcStageMask = source->srcStageMask,
        .dstStageMask = source->dstStageMask,
        .srcAccessMask = source->srcAccessMask,
        .dstAccessMask = source->dstAccessMask,
        .dependencyFlags = source->dependencyFlags,
    };
}

WD_STATE_POST(CreateRenderPass) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkRenderPassCreateInfo *info = args->pCreateInfo;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_render_pass *pass = new_render_pass(device, *args->pRenderPass, info->attachmentCount,
                                                 info->subpassCount, info->dependencyCount);
    if (!pass) {
        return;
    }
    pass->flags = info->flags;
    read_density_map(pass, info->pNext);
    const VkRenderPassMultiviewCreateInfo *multiview =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    for (uint32_t i = 0; i < info->attachmentCount; i++) {
        convert_attachment(&pass->attachments[i], &info->pAttachments[i]);
    }
    for (uint32_t i = 0; i < info->dependencyCount; i++) {
        convert_dependency(&pass->dependencies[i], &info->pDependencies[i]);
        if (multiview && i < multiview->dependencyCount && multiview->pViewOffsets) {
            pass->dependencies[i].viewOffset = multiview->pViewOffsets[i];
        }
    }
    bool fits = true;
    for (uint32_t i = 0; i < info->subpassCount; i++) {
        fits = convert_subpass(&device->allocator, &pass->subpasses[i], &info->pSubpasses[i]) && fits;
        if (multiview && i < multiview->subpassCount) {
            pass->subpasses[i].view_mask = multiview->pViewMasks[i];
        }
    }
    if (!fits) {
        wd_state_unref(&pass->object);
        return;
    }
    wd_state_publish(&pass->object);
}

static VkAttachmentReference2 *copy_references(const wd_allocator *allocator,
                                               const VkAttachmentReference2 *source, uint32_t count,
                                               bool *failed) {
    VkAttachmentReference2 *references =
        wd_state_copy_array(allocator, source, count, sizeof(VkAttachmentReference2), failed);
    for (uint32_t i = 0; references && i < count; i++) {
        references[i].pNext = NULL;
    }
    return references;
}

static VkImageLayout stencil_layout(const VkAttachmentReference2 *reference) {
    const VkAttachmentReferenceStencilLayout *stencil =
        wd_find_chained(reference->pNext, VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
    return stencil ? stencil->stencilLayout : reference->layout;
}

static void copy_subpass_chain(const wd_allocator *allocator, wd_state_subpass *subpass,
                               const VkSubpassDescription2 *source, bool *failed) {
    const VkSubpassDescriptionDepthStencilResolve *resolve =
        wd_find_chained(source->pNext, VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    if (resolve && resolve->pDepthStencilResolveAttachment) {
        subpass->depth_stencil_resolve =
            copy_references(allocator, resolve->pDepthStencilResolveAttachment, 1, failed);
        subpass->depth_resolve_mode = resolve->depthResolveMode;
        subpass->stencil_resolve_mode = resolve->stencilResolveMode;
    }
    if (source->pDepthStencilAttachment) {
        subpass->stencil_layout = stencil_layout(source->pDepthStencilAttachment);
    }
    subpass->single_sampled_samples = wd_state_single_sampled_samples(source->pNext);
    const VkFragmentShadingRateAttachmentInfoKHR *rate =
        wd_find_chained(source->pNext, VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    const bool has_rate = rate && rate->pFragmentShadingRateAttachment;
    subpass->shading_rate =
        has_rate ? rate->pFragmentShadingRateAttachment->attachment : VK_ATTACHMENT_UNUSED;
    subpass->shading_rate_texel = has_rate ? rate->shadingRateAttachmentTexelSize : (VkExtent2D){0, 0};
}

// copy_stencil_layouts returns false without memory.
static bool copy_stencil_layouts(const wd_allocator *allocator, wd_state_render_pass *pass,
                                 const VkRenderPassCreateInfo2 *info) {
    for (uint32_t i = 0; i < info->attachmentCount; i++) {
        const VkAttachmentDescriptionStencilLayout *layouts = wd_find_chained(
            info->pAttachments[i].pNext, VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
        if (!layouts) {
            continue;
        }
        if (!pass->stencil_layouts) {
            pass->stencil_layouts =
                wd_alloc_zero(allocator, info->attachmentCount, sizeof *pass->stencil_layouts);
        }
        if (!pass->stencil_layouts) {
            return false;
        }
        pass->stencil_layouts[i] = *layouts;
        pass->stencil_layouts[i].pNext = NULL;
    }
    return true;
}

static bool copy_subpass(const wd_allocator *allocator, wd_state_subpass *subpass,
                         const VkSubpassDescription2 *source) {
    bool failed = false;
    subpass->flags = source->flags;
    subpass->bind_point = source->pipelineBindPoint;
    subpass->view_mask = source->viewMask;
    subpass->inputs =
        copy_references(allocator, source->pInputAttachments, source->inputAttachmentCount, &failed);
    subpass->num_inputs = subpass->inputs ? source->inputAttachmentCount : 0;
    subpass->colors =
        copy_references(allocator, source->pColorAttachments, source->colorAttachmentCount, &failed);
    subpass->num_colors = subpass->colors ? source->colorAttachmentCount : 0;
    subpass->resolves =
        copy_references(allocator, source->pResolveAttachments, source->colorAttachmentCount, &failed);
    subpass->depth_stencil = copy_references(allocator, source->pDepthStencilAttachment, 1, &failed);
    copy_subpass_chain(allocator, subpass, source, &failed);
    subpass->preserves = wd_state_copy_array(allocator, source->pPreserveAttachments,
                                             source->preserveAttachmentCount, sizeof(uint32_t), &failed);
    subpass->num_preserves = subpass->preserves ? source->preserveAttachmentCount : 0;
    return !failed;
}

// copy_dependency drops the chain, after a VkMemoryBarrier2 in it has replaced the masks as the specification
// says. The masks of both forms agree in their lower 32 bits; the upper ones have no place here.
// Returns whether nothing is lost.
static bool copy_dependency(VkSubpassDependency2 *dependency, const VkSubpassDependency2 *source) {
    *dependency = *source;
    dependency->pNext = NULL;
    const VkMemoryBarrier2 *barrier = wd_find_chained(source->pNext, VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    if (barrier) {
        dependency->srcStageMask = (VkPipelineStageFlags)barrier->srcStageMask;
        dependency->dstStageMask = (VkPipelineStageFlags)barrier->dstStageMask;
        dependency->srcAccessMask = (VkAccessFlags)barrier->srcAccessMask;
        dependency->dstAccessMask = (VkAccessFlags)barrier->dstAccessMask;
        return (barrier->srcStageMask | barrier->dstStageMask | barrier->srcAccessMask |
                barrier->dstAccessMask) <= UINT32_MAX;
    }
    return true;
}

WD_STATE_POST(CreateRenderPass2) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkRenderPassCreateInfo2 *info = args->pCreateInfo;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_render_pass *pass = new_render_pass(device, *args->pRenderPass, info->attachmentCount,
                                                 info->subpassCount, info->dependencyCount);
    if (!pass) {
        return;
    }
    pass->flags = info->flags;
    read_density_map(pass, info->pNext);
    for (uint32_t i = 0; i < info->attachmentCount; i++) {
        pass->attachments[i] = info->pAttachments[i];
        pass->attachments[i].pNext = NULL;
    }
    for (uint32_t i = 0; i < info->dependencyCount; i++) {
        pass->are_dependencies_cut |= !copy_dependency(&pass->dependencies[i], &info->pDependencies[i]);
    }
    bool fits = copy_stencil_layouts(&device->allocator, pass, info);
    for (uint32_t i = 0; i < info->subpassCount; i++) {
        fits = copy_subpass(&device->allocator, &pass->subpasses[i], &info->pSubpasses[i]) && fits;
    }
    if (!fits) {
        wd_state_unref(&pass->object);
        return;
    }
    wd_state_publish(&pass->object);
}

static void finish_framebuffer(wd_state_object *object) {
    wd_state_framebuffer *framebuffer = (wd_state_framebuffer *)object;
    for (uint32_t i = 0; framebuffer->attachments && i < framebuffer->num_attachments; i++) {
        wd_state_unref((wd_state_object *)framebuffer->attachments[i]);
    }
    for (uint32_t i = 0; framebuffer->imageless && i < framebuffer->num_attachments; i++) {
        wd_free(&object->table->allocator, framebuffer->imageless[i].formats);
    }
    wd_free(&object->table->allocator, framebuffer->imageless);
    wd_free(&object->table->allocator, framebuffer->attachments);
    wd_state_unref((wd_state_object *)framebuffer->render_pass);
}

// copy_imageless leaves imageless NULL where the struct has another number of attachments. Returns false without
// memory.
static bool copy_imageless(const wd_allocator *allocator, wd_state_framebuffer *framebuffer,
                           const void *chain) {
    const VkFramebufferAttachmentsCreateInfo *info =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
    if (!info || !info->attachmentImageInfoCount ||
        info->attachmentImageInfoCount != framebuffer->num_attachments) {
        return true;
    }
    bool failed = false;
    framebuffer->imageless =
        wd_alloc_zero(allocator, framebuffer->num_attachments, sizeof *framebuffer->imageless);
    for (uint32_t i = 0; framebuffer->imageless && i < framebuffer->num_attachments; i++) {
        const VkFramebufferAttachmentImageInfo *source = &info->pAttachmentImageInfos[i];
        wd_state_imageless *imageless = &framebuffer->imageless[i];
        imageless->flags = source->flags;
        imageless->usage = source->usage;
        imageless->width = source->width;
        imageless->height = source->height;
        imageless->layers = source->layerCount;
        imageless->formats = wd_state_copy_array(allocator, source->pViewFormats, source->viewFormatCount,
                                                 sizeof(VkFormat), &failed);
        imageless->num_formats = imageless->formats ? source->viewFormatCount : 0;
    }
    return framebuffer->imageless && !failed;
}

WD_STATE_POST(CreateFramebuffer) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkFramebufferCreateInfo *info = args->pCreateInfo;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_framebuffer *framebuffer = wd_state_new_in_device(device, VK_OBJECT_TYPE_FRAMEBUFFER,
                                                               WD_STATE_NON_DISPATCHABLE(*args->pFramebuffer),
                                                               sizeof *framebuffer, finish_framebuffer);
    if (!framebuffer) {
        return;
    }
    framebuffer->flags = info->flags;
    framebuffer->width = info->width;
    framebuffer->height = info->height;
    framebuffer->layers = info->layers;
    framebuffer->num_attachments = info->attachmentCount;
    framebuffer->render_pass = wd_state_find_render_pass(device, info->renderPass);
    wd_state_ref((wd_state_object *)framebuffer->render_pass);
    if (info->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT &&
        !copy_imageless(&device->allocator, framebuffer, info->pNext)) {
        wd_state_unref(&framebuffer->object);
        return;
    }
    if (!(info->flags & VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT) && info->attachmentCount) {
        framebuffer->attachments =
            wd_alloc_zero(&device->allocator, info->attachmentCount, sizeof(wd_state_image_view *));
        if (!framebuffer->attachments) {
            wd_state_unref(&framebuffer->object);
            return;
        }
        for (uint32_t i = 0; i < info->attachmentCount; i++) {
            framebuffer->attachments[i] = wd_state_find_image_view(device, info->pAttachments[i]);
            wd_state_ref((wd_state_object *)framebuffer->attachments[i]);
        }
    }
    wd_state_publish(&framebuffer->object);
}
