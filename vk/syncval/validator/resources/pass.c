#include "vk/syncval/validator/resources/pass.h"

#include "vk/registry/chain.h"

static void release_pass(wd_state_object *object, void *data) {
    (void)object;
    wd_syncval_pass *pass = data;
    const wd_allocator allocator = pass->allocator;
    wd_free(&allocator, pass->dependencies);
    wd_free(&allocator, pass->subpasses);
    wd_free(&allocator, pass->initial_layouts);
    wd_free(&allocator, pass->final_layouts);
    wd_free(&allocator, pass);
}

// find_ancestors visits subpasses in ascending order, because dependencies lead from lower to higher numbers.
static void find_ancestors(wd_syncval_pass *pass, uint32_t num_subpasses) {
    for (uint32_t i = 0; i < num_subpasses; i++) {
        for (uint32_t k = 0; k < pass->num_dependencies; k++) {
            const wd_syncval_pass_dependency *from = &pass->dependencies[k];
            if (from->target == i && from->source < i && from->source < WD_SYNCVAL_MAX_SUBPASSES) {
                pass->subpasses[i].ancestors |=
                    UINT64_C(1) << from->source | pass->subpasses[from->source].ancestors;
            }
        }
    }
}

// make_pass copies the contents of the state.
static wd_syncval_pass *make_pass(const wd_allocator *allocator, const wd_state_render_pass *state) {
    wd_syncval_pass *pass = wd_alloc_zero(allocator, 1, sizeof(*pass));
    if (!pass) {
        return NULL;
    }
    pass->allocator = *allocator;
    pass->num_dependencies = state->num_dependencies;
    pass->dependencies = wd_alloc_zero(allocator, state->num_dependencies + 1, sizeof(*pass->dependencies));
    pass->subpasses = wd_alloc_zero(allocator, state->num_subpasses + 1, sizeof(*pass->subpasses));
    pass->initial_layouts =
        wd_alloc_zero(allocator, state->num_attachments + 1, sizeof(*pass->initial_layouts));
    pass->final_layouts = wd_alloc_zero(allocator, state->num_attachments + 1, sizeof(*pass->final_layouts));
    if (!pass->dependencies || !pass->subpasses || !pass->initial_layouts || !pass->final_layouts) {
        release_pass(NULL, pass);
        return NULL;
    }
    for (uint32_t i = 0; i < state->num_dependencies; i++) {
        const VkSubpassDependency2 *from = &state->dependencies[i];
        pass->dependencies[i] = (wd_syncval_pass_dependency){
            from->srcSubpass,    from->dstSubpass,   from->srcStageMask,
            from->srcAccessMask, from->dstStageMask, from->dstAccessMask,
        };
    }
    for (uint32_t i = 0; i < state->num_subpasses; i++) {
        const VkAttachmentReference2 *depth = state->subpasses[i].depth_stencil;
        const VkImageLayout layout = depth ? depth->layout : VK_IMAGE_LAYOUT_UNDEFINED;
        pass->subpasses[i] = (wd_syncval_pass_subpass){
            .depth_stencil = {layout, layout},
            .depth_resolve = VK_ATTACHMENT_UNUSED,
            .shading_rate = VK_ATTACHMENT_UNUSED,
        };
    }
    for (uint32_t i = 0; i < state->num_attachments; i++) {
        const VkAttachmentDescription2 *attachment = &state->attachments[i];
        pass->initial_layouts[i] = (wd_syncval_layouts){attachment->initialLayout, attachment->initialLayout};
        pass->final_layouts[i] = (wd_syncval_layouts){attachment->finalLayout, attachment->finalLayout};
    }
    find_ancestors(pass, state->num_subpasses);
    return pass;
}

uint32_t wd_syncval_pass_find(const wd_syncval_pass *pass, uint32_t source, uint32_t target) {
    for (uint32_t i = 0; pass && i < pass->num_dependencies; i++) {
        if (pass->dependencies[i].source == source && pass->dependencies[i].target == target) {
            return i;
        }
    }
    return UINT32_MAX;
}

void wd_syncval_pass_add_uses(const wd_state_render_pass *pass, uint32_t subpass, uint64_t *stages,
                              uint64_t *accesses) {
    const wd_syncval_pass *made = wd_syncval_pass_of(pass);
    if (!made || subpass >= pass->num_subpasses) {
        return;
    }
    const wd_state_subpass *uses = &pass->subpasses[subpass];
    if (uses->num_colors || made->subpasses[subpass].depth_resolve != VK_ATTACHMENT_UNUSED) {
        *stages |= VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
        *accesses |= VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;
    }
    if (uses->depth_stencil) {
        *stages |= VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT;
        *accesses |=
            VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
    }
    if (uses->num_inputs) {
        *stages |= VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
        *accesses |= VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT;
    }
}

static void read_density_map(wd_syncval_pass *pass, const void *next) {
    const VkRenderPassFragmentDensityMapCreateInfoEXT *info =
        wd_find_chained(next, VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
    pass->density_map = info ? info->fragmentDensityMapAttachment.attachment : VK_ATTACHMENT_UNUSED;
    pass->density_map_layout = info ? info->fragmentDensityMapAttachment.layout : VK_IMAGE_LAYOUT_UNDEFINED;
}

static wd_state_render_pass *created(wd_call *call, VkResult result, const VkRenderPass *handle) {
    return call->data && result == VK_SUCCESS ? wd_state_find_render_pass(call->device->state, *handle)
                                              : NULL;
}

void wd_syncval_post_CreateRenderPass(wd_call *call, const wd_CreateRenderPass_args *args,
                                      const wd_CreateRenderPass_args *down) {
    (void)down;
    wd_state_render_pass *state = created(call, args->result, args->pRenderPass);
    wd_syncval_pass *pass = state ? make_pass(&((wd_syncval_device *)call->data)->allocator, state) : NULL;
    if (!pass) {
        return;
    }
    read_density_map(pass, args->pCreateInfo->pNext);
    wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pass, release_pass);
}

// --- Chained structs

// has_others returns whether a chain has structs that are not in the list, which ends with MAX_ENUM.
static bool has_others(const void *next, const VkStructureType *known) {
    for (const VkBaseInStructure *at = next; at; at = at->pNext) {
        const VkStructureType *type = known;
        while (*type != VK_STRUCTURE_TYPE_MAX_ENUM && *type != at->sType) {
            type++;
        }
        if (*type == VK_STRUCTURE_TYPE_MAX_ENUM) {
            return true;
        }
    }
    return false;
}

#define KNOWN(...)                                                                                           \
    (const VkStructureType[]) {                                                                              \
        __VA_ARGS__, VK_STRUCTURE_TYPE_MAX_ENUM                                                              \
    }

static void read_dependency(wd_syncval_pass *pass, wd_syncval_pass_dependency *to,
                            const VkSubpassDependency2 *from) {
    pass->is_unknown |= has_others(from->pNext, KNOWN(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2));
    const VkMemoryBarrier2 *barrier = wd_find_chained(from->pNext, VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    if (!barrier) {
        return;
    }
    to->src_stages = barrier->srcStageMask;
    to->src_accesses = barrier->srcAccessMask;
    to->dst_stages = barrier->dstStageMask;
    to->dst_accesses = barrier->dstAccessMask;
}

static wd_syncval_layouts reference_layouts(wd_syncval_pass *pass, const VkAttachmentReference2 *from) {
    pass->is_unknown |= has_others(from->pNext, KNOWN(VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT));
    const VkAttachmentReferenceStencilLayout *stencil =
        wd_find_chained(from->pNext, VK_STRUCTURE_TYPE_ATTACHMENT_REFERENCE_STENCIL_LAYOUT);
    return (wd_syncval_layouts){from->layout, stencil ? stencil->stencilLayout : from->layout};
}

static void read_references(wd_syncval_pass *pass, const VkAttachmentReference2 *references, uint32_t count) {
    for (uint32_t i = 0; references && i < count; i++) {
        pass->is_unknown |= references[i].pNext != NULL;
    }
}

static void read_subpass(wd_syncval_pass *pass, wd_syncval_pass_subpass *to,
                         const VkSubpassDescription2 *from) {
    pass->is_unknown |=
        has_others(from->pNext, KNOWN(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE,
                                      VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR));
    read_references(pass, from->pColorAttachments, from->colorAttachmentCount);
    read_references(pass, from->pResolveAttachments, from->colorAttachmentCount);
    read_references(pass, from->pInputAttachments, from->inputAttachmentCount);
    if (from->pDepthStencilAttachment) {
        to->depth_stencil = reference_layouts(pass, from->pDepthStencilAttachment);
    }
    const VkSubpassDescriptionDepthStencilResolve *resolve =
        wd_find_chained(from->pNext, VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    if (resolve && resolve->pDepthStencilResolveAttachment) {
        to->depth_resolve = resolve->pDepthStencilResolveAttachment->attachment;
        to->depth_resolve_layouts = reference_layouts(pass, resolve->pDepthStencilResolveAttachment);
        to->resolved_aspects = (resolve->depthResolveMode ? VK_IMAGE_ASPECT_DEPTH_BIT : 0) |
                               (resolve->stencilResolveMode ? VK_IMAGE_ASPECT_STENCIL_BIT : 0);
    }
    const VkFragmentShadingRateAttachmentInfoKHR *rate =
        wd_find_chained(from->pNext, VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    if (rate && rate->pFragmentShadingRateAttachment) {
        to->shading_rate = rate->pFragmentShadingRateAttachment->attachment;
        to->shading_rate_layout = rate->pFragmentShadingRateAttachment->layout;
        to->shading_rate_texel = rate->shadingRateAttachmentTexelSize;
    }
}

static void read_attachment(wd_syncval_pass *pass, uint32_t number, const VkAttachmentDescription2 *from) {
    pass->is_unknown |=
        has_others(from->pNext, KNOWN(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT));
    const VkAttachmentDescriptionStencilLayout *stencil =
        wd_find_chained(from->pNext, VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
    if (!stencil) {
        return;
    }
    pass->initial_layouts[number].stencil = stencil->stencilInitialLayout;
    pass->final_layouts[number].stencil = stencil->stencilFinalLayout;
}

void wd_syncval_post_CreateRenderPass2(wd_call *call, const wd_CreateRenderPass2_args *args,
                                       const wd_CreateRenderPass2_args *down) {
    (void)down;
    wd_state_render_pass *state = created(call, args->result, args->pRenderPass);
    wd_syncval_pass *pass = state ? make_pass(&((wd_syncval_device *)call->data)->allocator, state) : NULL;
    if (!pass) {
        return;
    }
    const VkRenderPassCreateInfo2 *info = args->pCreateInfo;
    read_density_map(pass, info->pNext);
    for (uint32_t i = 0; i < info->dependencyCount && i < state->num_dependencies; i++) {
        read_dependency(pass, &pass->dependencies[i], &info->pDependencies[i]);
    }
    for (uint32_t i = 0; i < info->subpassCount && i < state->num_subpasses; i++) {
        read_subpass(pass, &pass->subpasses[i], &info->pSubpasses[i]);
    }
    for (uint32_t i = 0; i < info->attachmentCount && i < state->num_attachments; i++) {
        read_attachment(pass, i, &info->pAttachments[i]);
    }
    wd_state_slot_set(&state->object, WD_STATE_SLOT_SYNC, pass, release_pass);
}
