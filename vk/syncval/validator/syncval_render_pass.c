// Render pass objects: subpasses, their dependencies, and layout transitions.
#include "vk/syncval/validator/syncval_commands.h"
#include "vk/syncval/validator/syncval_dependency.h"
#include "vk/syncval/validator/syncval_rendering.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)
#define ATTACHMENT_ACCESSES                                                                                  \
    (VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT |                         \
     VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT |                \
     VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// The state tracker drops chains; a render pass that needs one (a VkMemoryBarrier2 on a dependency, depth resolves) is marked
// here, and its passes order everything and access nothing that is known.
void wd_syncval_post_CreateRenderPass2(wd_call *call, const wd_CreateRenderPass2_args *args,
                                       const wd_CreateRenderPass2_args *down) {
    (void)down;
    if (!call->data || args->result != VK_SUCCESS)
        return;
    bool has_chain = false;
    for (uint32_t i = 0; i < args->pCreateInfo->dependencyCount; i++)
        has_chain |= args->pCreateInfo->pDependencies[i].pNext != NULL;
    for (uint32_t i = 0; i < args->pCreateInfo->subpassCount; i++)
        has_chain |= args->pCreateInfo->pSubpasses[i].pNext != NULL;
    for (uint32_t i = 0; i < args->pCreateInfo->attachmentCount; i++)
        has_chain |= args->pCreateInfo->pAttachments[i].pNext != NULL;
    wd_state_render_pass *pass = wd_state_find_render_pass(call->device->state, *args->pRenderPass);
    if (pass && has_chain)
        wd_state_slot_set(&pass->object, WD_STATE_SLOT_SYNC, (void *)1, NULL);
}

static void order_everything(wd_syncval_recorder *recorder, wd_call *call) {
    wd_syncval_dependency all;
    wd_syncval_dependency_init(&all, recorder, call, 1, 0);
    wd_syncval_dependency_add_global(&all, ALL_STAGES, ALL_ACCESSES, ALL_STAGES, ALL_ACCESSES);
    wd_syncval_dependency_apply(&all);
    wd_syncval_access_unknown(recorder);
}

// --- Which attachments a subpass uses

static bool lists(const VkAttachmentReference2 *references, uint32_t count, uint32_t attachment,
                  VkImageLayout *layout) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment == attachment) {
            *layout = references[i].layout;
            return true;
        }
    }
    return false;
}

static bool subpass_uses(const wd_state_subpass *subpass, uint32_t attachment, VkImageLayout *layout) {
    return lists(subpass->colors, subpass->num_colors, attachment, layout) ||
           lists(subpass->depth_stencil, subpass->depth_stencil ? 1 : 0, attachment, layout) ||
           lists(subpass->resolves, subpass->resolves ? subpass->num_colors : 0, attachment, layout) ||
           lists(subpass->inputs, subpass->num_inputs, attachment, layout);
}

static uint32_t first_use(const wd_state_render_pass *pass, uint32_t attachment) {
    VkImageLayout layout;
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        if (subpass_uses(&pass->subpasses[i], attachment, &layout))
            return i;
    }
    return UINT32_MAX;
}

static uint32_t last_use(const wd_state_render_pass *pass, uint32_t attachment) {
    VkImageLayout layout;
    for (uint32_t i = pass->num_subpasses; i-- > 0;) {
        if (subpass_uses(&pass->subpasses[i], attachment, &layout))
            return i;
    }
    return UINT32_MAX;
}

// --- Dependencies and transitions

static wd_sync_barrier dependency_barrier(const wd_syncval_recorder *recorder, const VkSubpassDependency2 *from) {
    return wd_syncval_make_barrier(recorder->queue_flags, from->srcStageMask, from->srcAccessMask, from->dstStageMask,
                                   from->dstAccessMask);
}

static void add_transition(wd_syncval_dependency *dependency, const wd_syncval_attachment *attachment,
                           const wd_sync_barrier *barrier) {
    if (!attachment->view->image)
        return;
    const wd_syncval_format *format = wd_syncval_format_find(attachment->view->image->format);
    VkImageSubresourceRange range = attachment->view->range;
    range.aspectMask = format ? format->aspects : range.aspectMask;
    if (attachment->view->image->image_type == VK_IMAGE_TYPE_3D)
        range.baseArrayLayer = 0;
    wd_syncval_dependency_add_transition(dependency, attachment->view->image, &range, barrier);
}

// Stands for any source subpass; VK_SUBPASS_EXTERNAL is UINT32_MAX.
#define ANY_SUBPASS (UINT32_MAX - 1)

// transition_for adds a transition behind each dependency from `source` (or ANY_SUBPASS) to `target`, or behind `implicit`
// where there is none.
static void transition_for(wd_syncval_dependency *dependency, const wd_state_render_pass *pass,
                           const wd_syncval_attachment *attachment, uint32_t source, uint32_t target,
                           const wd_sync_barrier *implicit) {
    bool found = false;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const VkSubpassDependency2 *from = &pass->dependencies[i];
        if (from->dstSubpass != target || from->srcSubpass == target ||
            (source != ANY_SUBPASS && from->srcSubpass != source))
            continue;
        const wd_sync_barrier barrier = dependency_barrier(dependency->recorder, from);
        add_transition(dependency, attachment, &barrier);
        found = true;
    }
    if (!found)
        add_transition(dependency, attachment, implicit);
}

static void add_globals(wd_syncval_dependency *dependency, const wd_state_render_pass *pass, uint32_t target) {
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const VkSubpassDependency2 *from = &pass->dependencies[i];
        if (from->dstSubpass == target && from->srcSubpass != target)
            wd_syncval_dependency_add_global(dependency, from->srcStageMask, from->srcAccessMask, from->dstStageMask,
                                             from->dstAccessMask);
    }
}

static void init_dependency(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder, wd_call *call,
                            const wd_state_render_pass *pass) {
    wd_syncval_dependency_init(dependency, recorder, call, pass->num_dependencies,
                               (pass->num_dependencies + 1) * (uint32_t)recorder->num_attachments);
}

static bool enter_subpass(wd_syncval_recorder *recorder, wd_call *call, uint32_t number) {
    const wd_state_render_pass *pass = recorder->pass;
    const wd_state_subpass *subpass = &pass->subpasses[number];
    wd_syncval_dependency dependency;
    init_dependency(&dependency, recorder, call, pass);
    add_globals(&dependency, pass, number);
    const wd_sync_barrier implicit =
        wd_syncval_make_barrier(recorder->queue_flags, 0, 0, ALL_STAGES, ATTACHMENT_ACCESSES);
    for (uint32_t i = 0; i < recorder->num_attachments; i++) {
        wd_syncval_attachment *attachment = &recorder->attachments[i];
        VkImageLayout layout = attachment->layout;
        attachment->is_bound = subpass_uses(subpass, i, &layout);
        if (layout != attachment->layout)
            transition_for(&dependency, pass, attachment,
                           first_use(pass, i) == number ? VK_SUBPASS_EXTERNAL : ANY_SUBPASS, number,
                           &implicit);
        attachment->layout = layout;
    }
    bool skip = wd_syncval_dependency_apply(&dependency);
    for (uint32_t i = 0; i < recorder->num_attachments; i++) {
        wd_syncval_attachment *attachment = &recorder->attachments[i];
        VkImageLayout layout;
        attachment->color = UINT32_MAX;
        for (uint32_t k = 0; k < subpass->num_colors; k++)
            attachment->color = subpass->colors[k].attachment == i ? k : attachment->color;
        if (first_use(pass, i) == number)
            wd_syncval_load(recorder, attachment);
        // Draws write colour and depth/stencil attachments, not those that are input or resolved to only.
        attachment->is_bound = attachment->color != UINT32_MAX ||
                               lists(subpass->depth_stencil, subpass->depth_stencil ? 1 : 0, i, &layout);
    }
    return wd_syncval_finish(recorder, call) || skip;
}

static const wd_state_image_view *attachment_view(const wd_syncval_recorder *recorder,
                                                  const VkAttachmentReference2 *reference) {
    return reference->attachment < recorder->num_attachments ? recorder->attachments[reference->attachment].view
                                                             : NULL;
}

static bool leave_subpass(wd_syncval_recorder *recorder, wd_call *call, uint32_t number) {
    const wd_state_subpass *subpass = &recorder->pass->subpasses[number];
    for (uint32_t i = 0; subpass->resolves && i < subpass->num_colors; i++)
        wd_syncval_resolve(recorder, attachment_view(recorder, &subpass->colors[i]),
                           attachment_view(recorder, &subpass->resolves[i]));
    bool skip = wd_syncval_finish(recorder, call);
    for (uint32_t i = 0; i < recorder->num_attachments; i++) {
        if (last_use(recorder->pass, i) == number)
            wd_syncval_store(recorder, &recorder->attachments[i]);
    }
    return wd_syncval_finish(recorder, call) || skip;
}

// --- The commands

static const VkRenderPassAttachmentBeginInfo *imageless_views(const VkRenderPassBeginInfo *info) {
    for (const VkBaseInStructure *next = info->pNext; next; next = next->pNext) {
        if (next->sType == VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO)
            return (const VkRenderPassAttachmentBeginInfo *)next;
    }
    return NULL;
}

static void list_attachments(wd_syncval_recorder *recorder, wd_call *call, const VkRenderPassBeginInfo *info,
                             const wd_state_framebuffer *framebuffer) {
    const VkRenderPassAttachmentBeginInfo *imageless = imageless_views(info);
    for (uint32_t i = 0; i < recorder->pass->num_attachments; i++) {
        wd_state_image_view *view = NULL;
        if (framebuffer->attachments && i < framebuffer->num_attachments)
            view = framebuffer->attachments[i];
        else if (imageless && i < imageless->attachmentCount)
            view = wd_state_find_image_view(call->device->state, imageless->pAttachments[i]);
        const VkAttachmentDescription2 *description = &recorder->pass->attachments[i];
        wd_syncval_attachment *attachment = wd_syncval_add_attachment(recorder, view);
        if (!attachment)
            return;
        attachment->layout = description->initialLayout;
        attachment->load = description->loadOp;
        attachment->stencil_load = description->stencilLoadOp;
        attachment->store = description->storeOp;
        attachment->stencil_store = description->stencilStoreOp;
    }
}

static bool begin_render_pass(wd_call *call, VkCommandBuffer handle, const VkRenderPassBeginInfo *info) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder || !info)
        return false;
    const wd_state_render_pass *pass = wd_state_find_render_pass(call->device->state, info->renderPass);
    const wd_state_framebuffer *framebuffer = wd_state_find_framebuffer(call->device->state, info->framebuffer);
    recorder->pass = NULL;
    if (!pass || !framebuffer || !pass->num_subpasses || wd_state_slot_get(&pass->object, WD_STATE_SLOT_SYNC)) {
        order_everything(recorder, call);
        return false;
    }
    recorder->pass = pass;
    recorder->subpass = 0;
    wd_syncval_begin_pass(recorder, info->renderArea, framebuffer->layers, pass->subpasses[0].view_mask);
    list_attachments(recorder, call, info, framebuffer);
    return !recorder->failed && enter_subpass(recorder, call, 0);
}

bool wd_syncval_CmdBeginRenderPass(wd_call *call, const wd_CmdBeginRenderPass_args *args) {
    return begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

bool wd_syncval_CmdBeginRenderPass2(wd_call *call, const wd_CmdBeginRenderPass2_args *args) {
    return begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

static bool next_subpass(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder)
        return false;
    if (!recorder->pass || recorder->subpass + 1 >= recorder->pass->num_subpasses) {
        order_everything(recorder, call);
        return false;
    }
    bool skip = leave_subpass(recorder, call, recorder->subpass++);
    recorder->instance++;
    const uint32_t view_mask = recorder->pass->subpasses[recorder->subpass].view_mask;
    recorder->num_layers = view_mask ? 32 - (uint32_t)__builtin_clz(view_mask) : recorder->num_layers;
    return (!recorder->failed && enter_subpass(recorder, call, recorder->subpass)) || skip;
}

bool wd_syncval_CmdNextSubpass(wd_call *call, const wd_CmdNextSubpass_args *args) {
    return next_subpass(call, args->commandBuffer);
}

bool wd_syncval_CmdNextSubpass2(wd_call *call, const wd_CmdNextSubpass2_args *args) {
    return next_subpass(call, args->commandBuffer);
}

// end_transitions: the implicit dependency ends in no stage. It is given all of them here, so that a barrier behind the pass
// continues from the transition, as programs expect.
static bool end_transitions(wd_syncval_recorder *recorder, wd_call *call) {
    const wd_state_render_pass *pass = recorder->pass;
    wd_syncval_dependency dependency;
    init_dependency(&dependency, recorder, call, pass);
    add_globals(&dependency, pass, VK_SUBPASS_EXTERNAL);
    const wd_sync_barrier implicit =
        wd_syncval_make_barrier(recorder->queue_flags, ALL_STAGES, ATTACHMENT_ACCESSES, ALL_STAGES, 0);
    for (uint32_t i = 0; i < recorder->num_attachments; i++) {
        const uint32_t last = last_use(pass, i);
        if (last != UINT32_MAX && recorder->attachments[i].layout != pass->attachments[i].finalLayout)
            transition_for(&dependency, pass, &recorder->attachments[i], last, VK_SUBPASS_EXTERNAL, &implicit);
    }
    return wd_syncval_dependency_apply(&dependency);
}

static bool end_render_pass(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder)
        return false;
    if (!recorder->pass) {
        order_everything(recorder, call);
        return false;
    }
    bool skip = leave_subpass(recorder, call, recorder->subpass);
    skip |= !recorder->failed && end_transitions(recorder, call);
    recorder->pass = NULL;
    recorder->in_pass = false;
    recorder->num_attachments = 0;
    return skip;
}

bool wd_syncval_CmdEndRenderPass(wd_call *call, const wd_CmdEndRenderPass_args *args) {
    return end_render_pass(call, args->commandBuffer);
}

bool wd_syncval_CmdEndRenderPass2(wd_call *call, const wd_CmdEndRenderPass2_args *args) {
    return end_render_pass(call, args->commandBuffer);
}
