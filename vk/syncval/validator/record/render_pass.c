// Render pass objects: subpasses, dependencies and layout transitions.
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/finish.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)
#define ATTACHMENT_ACCESSES                                                                                  \
    (VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT | VK_ACCESS_2_COLOR_ATTACHMENT_READ_BIT |                         \
     VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT |                \
     VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// order_everything handles a render pass with unknown parts: it orders everything and has no known accesses.
static void order_everything(wd_syncval_recorder *recorder, wd_call *call) {
    wd_syncval_dependency all;
    wd_syncval_dependency_init(&all, recorder, call, 1, 0);
    wd_syncval_dependency_add_global(&all, ALL_STAGES, ALL_ACCESSES, ALL_STAGES, ALL_ACCESSES);
    wd_syncval_dependency_apply(&all);
    wd_syncval_access_unknown(recorder);
}

// --- Attachments of subpasses

static bool lists(const VkAttachmentReference2 *references, uint32_t count, uint32_t attachment,
                  wd_syncval_layouts *layouts) {
    for (uint32_t i = 0; references && i < count; i++) {
        if (references[i].attachment == attachment) {
            *layouts = (wd_syncval_layouts){references[i].layout, references[i].layout};
            return true;
        }
    }
    return false;
}

static bool is_depth_stencil(const wd_state_subpass *subpass, uint32_t attachment) {
    return subpass->depth_stencil && subpass->depth_stencil->attachment == attachment;
}

// subpass_uses returns whether a subpass uses an attachment, and stores the layouts.
static bool subpass_uses(const wd_state_render_pass *pass, uint32_t number, uint32_t attachment,
                         wd_syncval_layouts *layouts) {
    const wd_state_subpass *subpass = &pass->subpasses[number];
    const wd_syncval_pass_subpass *more = &wd_syncval_pass_of(pass)->subpasses[number];
    if (is_depth_stencil(subpass, attachment)) {
        *layouts = more->depth_stencil;
        return true;
    }
    if (more->depth_resolve == attachment) {
        *layouts = more->depth_resolve_layouts;
        return true;
    }
    if (more->shading_rate == attachment) {
        *layouts = (wd_syncval_layouts){more->shading_rate_layout, more->shading_rate_layout};
        return true;
    }
    if (wd_syncval_pass_of(pass)->density_map == attachment) {
        const VkImageLayout layout = wd_syncval_pass_of(pass)->density_map_layout;
        *layouts = (wd_syncval_layouts){layout, layout};
        return true;
    }
    return lists(subpass->colors, subpass->num_colors, attachment, layouts) ||
           lists(subpass->resolves, subpass->resolves ? subpass->num_colors : 0, attachment, layouts) ||
           lists(subpass->inputs, subpass->num_inputs, attachment, layouts);
}

static uint32_t first_use(const wd_state_render_pass *pass, uint32_t attachment) {
    wd_syncval_layouts layouts;
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        if (subpass_uses(pass, i, attachment, &layouts)) {
            return i;
        }
    }
    return UINT32_MAX;
}

static uint32_t last_use(const wd_state_render_pass *pass, uint32_t attachment) {
    wd_syncval_layouts layouts;
    for (uint32_t i = pass->num_subpasses; i-- > 0;) {
        if (subpass_uses(pass, i, attachment, &layouts)) {
            return i;
        }
    }
    return UINT32_MAX;
}

// used_views returns the views of an attachment in the subpasses [first, end), or 1 if they have no views.
static uint32_t used_views(const wd_state_render_pass *pass, uint32_t attachment, uint32_t first,
                           uint32_t end) {
    uint32_t views = 0;
    wd_syncval_layouts layouts;
    for (uint32_t i = first; i < end; i++) {
        const uint32_t of_subpass = pass->subpasses[i].view_mask ? pass->subpasses[i].view_mask : 1;
        views |= subpass_uses(pass, i, attachment, &layouts) ? of_subpass : 0;
    }
    return views;
}

// has_operations returns false for shading rate attachments and density maps: the specification does not
// define the stages of their load and store operations, so these are not checked.
static bool has_operations(const wd_state_render_pass *pass, uint32_t attachment) {
    bool is_rate = wd_syncval_pass_of(pass)->density_map == attachment;
    for (uint32_t i = 0; i < pass->num_subpasses; i++) {
        is_rate |= wd_syncval_pass_of(pass)->subpasses[i].shading_rate == attachment;
    }
    return !is_rate;
}

// --- Transitions

// transition is a layout transition of one attachment at the start of subpass `target`, or after the last
// subpass.
typedef struct transition {
    const wd_syncval_attachment *attachment;
    VkImageAspectFlags aspects;
    wd_syncval_layouts to;
    uint32_t number; // Of the attachment.
    uint32_t target;
    uint32_t last; // After the last subpass: the last subpass that uses the attachment.
    bool is_first; // No earlier subpass uses the attachment.
    // It happens after these marks (wd_sync_barrier_mark). 0: after the first scopes of its dependencies.
    uint64_t marks;
} transition;

static void add_transition(wd_syncval_dependency *dependency, const transition *of,
                           const wd_sync_barrier *barrier) {
    const wd_syncval_attachment *attachment = of->attachment;
    const bool is_stencil = of->aspects == VK_IMAGE_ASPECT_STENCIL_BIT;
    if (!attachment->view->image) {
        return;
    }
    VkImageSubresourceRange range = attachment->view->range;
    range.aspectMask = wd_format_find(attachment->view->image->format)
                           ? wd_syncval_attachment_aspects(attachment->view, of->aspects)
                           : range.aspectMask & of->aspects;
    if (!range.aspectMask) {
        return;
    }
    if (attachment->view->image->image_type == VK_IMAGE_TYPE_3D) {
        range.baseArrayLayer = 0;
    }
    wd_syncval_dependency_add_transition(dependency, attachment->view->image, &range, barrier,
                                         is_stencil ? attachment->stencil_layout : attachment->layout,
                                         is_stencil ? of->to.stencil : of->to.main);
}

// add_barrier makes a transition happen after its marks, or after the first scope of `barrier` if it has
// none, and before the second scope of `barrier`.
static void add_barrier(wd_syncval_dependency *dependency, const transition *of, wd_sync_barrier barrier) {
    if (of->marks) {
        barrier = wd_sync_barrier_after_marks(&barrier, of->marks);
    }
    add_transition(dependency, of, &barrier);
}

static bool uses(const wd_state_render_pass *pass, uint32_t number, uint32_t attachment) {
    wd_syncval_layouts layouts;
    return number < pass->num_subpasses && subpass_uses(pass, number, attachment, &layouts);
}

// add_other_external makes the first transition of an attachment happen after all external dependencies to
// other subpasses that use it.
static void add_other_external(wd_syncval_dependency *dependency, const transition *of) {
    const wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        if (from->source != VK_SUBPASS_EXTERNAL || from->target == of->target ||
            !uses(recorder->pass.object, from->target, of->number)) {
            continue;
        }
        wd_sync_barrier barrier = wd_syncval_pass_barrier(recorder, from);
        barrier.second = (wd_sync_scope){0};
        add_transition(dependency, of, &barrier);
    }
}

// name_dependency states, for messages, the dependency with the scopes of the transitions from number `first` on.
static void name_dependency(wd_syncval_dependency *dependency, const transition *of, uint32_t first) {
    const wd_state_render_pass *pass = dependency->recorder->pass.object;
    const bool ends = of->target == VK_SUBPASS_EXTERNAL;
    wd_syncval_pass_change change = {
        .source = ends ? of->last : VK_SUBPASS_EXTERNAL,
        .target = of->target,
        .name = wd_state_printable_name(&pass->object),
    };
    for (uint32_t i = 0; !ends && !of->is_first && i < of->target; i++) {
        change.source = uses(pass, i, of->number) ? i : change.source;
    }
    change.dependency = wd_syncval_pass_find(wd_syncval_pass_of(pass), change.source, change.target);
    wd_syncval_pass_add_uses(pass, ends ? change.source : change.target, &change.stages, &change.accesses);
    wd_syncval_dependency_set_pass_change(dependency, first, &change);
}

// transition_to makes a transition happen before the second scopes of all dependencies with its target. If
// none of them has the source of the transition, `implicit` applies (Vulkan, "Render Pass Creation":
// automatic layout transitions).
static void transition_to(wd_syncval_dependency *dependency, const transition *of,
                          const wd_sync_barrier *implicit) {
    const wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_pass *pass = wd_syncval_pass_of(recorder->pass.object);
    const bool ends = of->target == VK_SUBPASS_EXTERNAL;
    const uint32_t first_change = dependency->num_changes;
    bool is_explicit = false;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &pass->dependencies[i];
        if (from->target != of->target || from->source == of->target ||
            (ends && !uses(recorder->pass.object, from->source, of->number))) {
            continue;
        }
        add_barrier(dependency, of, wd_syncval_pass_barrier(recorder, from));
        if (ends) {
            is_explicit |= from->source == of->last;
        } else {
            is_explicit |= !of->is_first || from->source == VK_SUBPASS_EXTERNAL;
        }
    }
    if (!is_explicit) {
        add_barrier(dependency, of, *implicit);
    }
    if (of->is_first && !of->marks) {
        add_other_external(dependency, of);
    }
    name_dependency(dependency, of, first_change);
}

// changed_aspects returns the aspects whose layout changes. The stencil aspect may have a layout of its own.
static VkImageAspectFlags changed_aspects(const wd_syncval_attachment *attachment, wd_syncval_layouts to) {
    return (attachment->layout != to.main ? ~(VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT : 0) |
           (attachment->stencil_layout != to.stencil ? VK_IMAGE_ASPECT_STENCIL_BIT : 0);
}

static void init_dependency(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder, wd_call *call,
                            const wd_state_render_pass *pass) {
    wd_syncval_dependency_init(dependency, recorder, call, pass->num_dependencies + 1,
                               (pass->num_dependencies + 1) * (uint32_t)recorder->pass.attachments.count);
}

// --- Begin and end of subpasses

// uses_before returns the subpasses below `end` that use an attachment.
static uint64_t uses_before(const wd_state_render_pass *pass, uint32_t end, uint32_t attachment) {
    uint64_t subpasses = 0;
    for (uint32_t i = 0; i < end && i < WD_SYNCVAL_MAX_SUBPASSES; i++) {
        subpasses |= (uint64_t)uses(pass, i, attachment) << i;
    }
    return subpasses;
}

static bool may_alias(const wd_state_render_pass *pass, uint32_t attachment) {
    return pass->attachments[attachment].flags & VK_ATTACHMENT_DESCRIPTION_MAY_ALIAS_BIT;
}

// aliased_uses_before is uses_before for an attachment and all attachments that may alias it. It does not
// check which of them do, so a transition may be ordered after too many subpasses; a hazard may be missed,
// but none is invented.
static uint64_t aliased_uses_before(const wd_state_render_pass *pass, uint32_t end, uint32_t attachment) {
    uint64_t subpasses = uses_before(pass, end, attachment);
    for (uint32_t i = 0; may_alias(pass, attachment) && i < pass->num_attachments; i++) {
        subpasses |= may_alias(pass, i) ? uses_before(pass, end, i) : 0;
    }
    return subpasses;
}

static wd_syncval_layouts layouts_of(const wd_syncval_attachment *attachment) {
    return (wd_syncval_layouts){attachment->layout, attachment->stencil_layout};
}

// find_marks returns the dependencies before the transitions at the start of a subpass.
static wd_syncval_marks find_marks(const wd_syncval_recorder *recorder, uint32_t number) {
    const wd_state_render_pass *pass = recorder->pass.object;
    wd_syncval_marks marks = {0};
    for (uint32_t i = 0; i < recorder->pass.attachments.count; i++) {
        wd_syncval_layouts layouts = layouts_of(&recorder->pass.attachments.items[i]);
        subpass_uses(pass, number, i, &layouts);
        if (!changed_aspects(&recorder->pass.attachments.items[i], layouts)) {
            continue;
        }
        marks.are_wanted = true;
        if (first_use(pass, i) == number) {
            marks.targets |= aliased_uses_before(pass, pass->num_subpasses, i);
        }
        marks.sources |= aliased_uses_before(pass, number, i);
    }
    return marks;
}

// marks_of returns the marks before a transition at the start of a subpass. The first transition of an
// attachment that may alias others also happens after the last uses of these.
static uint64_t marks_of(const wd_state_render_pass *pass, uint32_t attachment, bool is_first) {
    if (!is_first) {
        return WD_SYNC_STAGE_LATER_TRANSITION;
    }
    return may_alias(pass, attachment) ? WD_SYNC_STAGE_MARKS : WD_SYNC_STAGE_FIRST_TRANSITION;
}

static void transition_to_subpass(wd_syncval_dependency *dependency, uint32_t number, bool has_marks) {
    wd_syncval_recorder *recorder = dependency->recorder;
    const wd_state_render_pass *pass = recorder->pass.object;
    wd_sync_barrier implicit = wd_syncval_make_barrier(recorder, 0, 0, ALL_STAGES, ATTACHMENT_ACCESSES);
    implicit.flags = WD_SYNC_BARRIER_IN_SUBPASS;
    for (uint32_t i = 0; i < recorder->pass.attachments.count; i++) {
        wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        wd_syncval_layouts layouts = layouts_of(attachment);
        subpass_uses(pass, number, i, &layouts);
        const bool is_first = first_use(pass, i) == number;
        const transition of = {
            .attachment = attachment,
            .aspects = changed_aspects(attachment, layouts),
            .to = layouts,
            .number = i,
            .target = number,
            .is_first = is_first,
            .marks = has_marks ? marks_of(pass, i, is_first) : 0,
        };
        if (of.aspects) {
            transition_to(dependency, &of, &implicit);
        }
        attachment->layout = layouts.main;
        attachment->stencil_layout = layouts.stencil;
    }
}

// execute_operations loads or stores an attachment in a subpass, for those views that the subpasses [first,
// end) do not have: each view is loaded by the first subpass that has it and stored by the last one.
static void execute_operations(wd_syncval_recorder *recorder, uint32_t attachment, uint32_t number,
                               uint32_t first, uint32_t end,
                               void (*execute)(wd_syncval_recorder *recorder,
                                               const wd_syncval_attachment *attachment)) {
    const wd_state_render_pass *pass = recorder->pass.object;
    const uint32_t view_mask = recorder->pass.view_mask;
    const uint32_t views =
        used_views(pass, attachment, number, number + 1) & ~used_views(pass, attachment, first, end);
    if (!views || !has_operations(pass, attachment)) {
        return;
    }
    wd_syncval_set_views(recorder, view_mask ? views : 0);
    execute(recorder, &recorder->pass.attachments.items[attachment]);
    wd_syncval_set_views(recorder, view_mask);
}

static void load_attachments(wd_syncval_recorder *recorder, uint32_t number) {
    const wd_state_subpass *subpass = &recorder->pass.object->subpasses[number];
    for (uint32_t i = 0; i < recorder->pass.attachments.count; i++) {
        wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        attachment->is_used = uses(recorder->pass.object, number, i);
        attachment->color = UINT32_MAX;
        for (uint32_t k = 0; k < subpass->num_colors; k++) {
            attachment->color = subpass->colors[k].attachment == i ? k : attachment->color;
        }
        execute_operations(recorder, i, number, 0, number, wd_syncval_load);
        // Draws write color and depth/stencil attachments, but not input and resolve attachments.
        attachment->is_bound = attachment->color != UINT32_MAX || is_depth_stencil(subpass, i);
    }
    const wd_syncval_pass_subpass *more = &wd_syncval_pass_of(recorder->pass.object)->subpasses[number];
    if (more->shading_rate < recorder->pass.attachments.count) {
        wd_syncval_read_shading_rate(recorder, recorder->pass.attachments.items[more->shading_rate].view,
                                     more->shading_rate_texel);
    }
    const uint32_t density_map = wd_syncval_pass_of(recorder->pass.object)->density_map;
    if (density_map < recorder->pass.attachments.count) {
        wd_syncval_read_density_map(recorder, recorder->pass.attachments.items[density_map].view);
    }
    wd_syncval_note_layouts(recorder, more->depth_resolve < recorder->pass.attachments.count);
}

// enter_subpass, like the other steps of a render pass, needs a savepoint or a command that cannot be
// skipped.
static void enter_subpass(wd_syncval_recorder *recorder, wd_call *call, uint32_t number) {
    wd_syncval_set_views(recorder, recorder->pass.object->subpasses[number].view_mask);
    wd_syncval_dependency dependency;
    init_dependency(&dependency, recorder, call, recorder->pass.object);
    const wd_syncval_marks marks = find_marks(recorder, number);
    const bool has_marks = wd_syncval_enter_subpass(&dependency, number, &marks);
    if (!recorder->failed) {
        transition_to_subpass(&dependency, number, has_marks);
    }
    recorder->pass.is_limited |= dependency.num_ranged != 0;
    if (recorder->failed) {
        return;
    }
    wd_syncval_detect_transition_races(&dependency);
    wd_syncval_dependency_apply(&dependency);
    load_attachments(recorder, number);
    wd_syncval_finish(recorder);
}

static const wd_state_image_view *view_of(const wd_syncval_pass_instance *pass, uint32_t attachment) {
    return attachment < pass->attachments.count ? pass->attachments.items[attachment].view : NULL;
}

static void leave_subpass(wd_syncval_recorder *recorder, uint32_t number) {
    const wd_state_subpass *subpass = &recorder->pass.object->subpasses[number];
    const uint32_t num_subpasses = recorder->pass.object->num_subpasses;
    for (uint32_t i = 0; subpass->resolves && i < subpass->num_colors; i++) {
        wd_syncval_resolve(recorder, view_of(&recorder->pass, subpass->colors[i].attachment),
                           view_of(&recorder->pass, subpass->resolves[i].attachment),
                           VK_IMAGE_ASPECT_COLOR_BIT);
    }
    const wd_syncval_pass_subpass *more = &wd_syncval_pass_of(recorder->pass.object)->subpasses[number];
    if (subpass->depth_stencil) {
        wd_syncval_resolve(recorder, view_of(&recorder->pass, subpass->depth_stencil->attachment),
                           view_of(&recorder->pass, more->depth_resolve), more->resolved_aspects);
    }
    wd_syncval_finish(recorder);
    for (uint32_t i = 0; i < recorder->pass.attachments.count; i++) {
        execute_operations(recorder, i, number, number + 1, num_subpasses, wd_syncval_store);
    }
    wd_syncval_finish(recorder);
    wd_syncval_end_subpass(recorder);
}

// --- The commands

static const VkRenderPassAttachmentBeginInfo *imageless_views(const VkRenderPassBeginInfo *info) {
    const VkBaseInStructure *next = info->pNext;
    while (next && next->sType != VK_STRUCTURE_TYPE_RENDER_PASS_ATTACHMENT_BEGIN_INFO) {
        next = next->pNext;
    }
    return (const VkRenderPassAttachmentBeginInfo *)next;
}

static void list_attachments(wd_syncval_recorder *recorder, wd_call *call, const VkRenderPassBeginInfo *info,
                             const wd_state_framebuffer *framebuffer) {
    const VkRenderPassAttachmentBeginInfo *imageless = imageless_views(info);
    for (uint32_t i = 0; i < recorder->pass.object->num_attachments; i++) {
        wd_state_image_view *view = NULL;
        if (framebuffer->attachments && i < framebuffer->num_attachments) {
            view = framebuffer->attachments[i];
        } else if (imageless && i < imageless->attachmentCount) {
            view = wd_state_find_image_view(call->device->state, imageless->pAttachments[i]);
        }
        const VkAttachmentDescription2 *description = &recorder->pass.object->attachments[i];
        wd_syncval_attachment *attachment = wd_syncval_add_attachment(recorder, view);
        if (!attachment) {
            return;
        }
        attachment->layout = wd_syncval_pass_of(recorder->pass.object)->initial_layouts[i].main;
        attachment->stencil_layout = wd_syncval_pass_of(recorder->pass.object)->initial_layouts[i].stencil;
        attachment->load = description->loadOp;
        attachment->stencil_load = description->stencilLoadOp;
        attachment->store = description->storeOp;
        attachment->stencil_store = description->stencilStoreOp;
    }
}

// drop_pass resets the state of the instance, which has ended or was skipped.
static void drop_pass(wd_syncval_recorder *recorder) {
    wd_syncval_drop_subpasses(recorder);
    wd_syncval_end_attachments(recorder);
    recorder->pass.object = NULL;
    wd_syncval_pass_instance_end(&recorder->pass);
}

static bool begin_render_pass(wd_call *call, VkCommandBuffer handle, const VkRenderPassBeginInfo *info) {
    if (call->is_skipped) {
        wd_syncval_skip_pass(call, handle);
    }
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder || !info) {
        return false;
    }
    const wd_state_render_pass *pass = wd_state_find_render_pass(call->device->state, info->renderPass);
    const wd_state_framebuffer *framebuffer =
        wd_state_find_framebuffer(call->device->state, info->framebuffer);
    wd_syncval_drop_subpasses(recorder);
    recorder->pass.object = NULL;
    if (!pass || !framebuffer || !pass->num_subpasses || !wd_syncval_pass_of(pass) ||
        wd_syncval_pass_of(pass)->is_unknown) {
        order_everything(recorder, call);
        return false;
    }
    wd_syncval_savepoint savepoint;
    wd_syncval_savepoint_take(recorder, &savepoint);
    recorder->pass.object = pass;
    recorder->pass.subpass = 0;
    wd_syncval_begin_pass(recorder, info->renderArea, framebuffer->layers, pass->subpasses[0].view_mask);
    recorder->pass.is_full_area = !info->renderArea.offset.x && !info->renderArea.offset.y &&
                                  info->renderArea.extent.width == framebuffer->width &&
                                  info->renderArea.extent.height == framebuffer->height;
    list_attachments(recorder, call, info, framebuffer);
    wd_syncval_note_attachments(recorder);
    if (!recorder->failed) {
        enter_subpass(recorder, call, 0);
    }
    if (savepoint.context && recorder->command.skip) {
        drop_pass(recorder);
    }
    recorder->pass.is_skipped = wd_syncval_savepoint_end(recorder, &savepoint);
    return recorder->pass.is_skipped;
}

bool wd_syncval_CmdBeginRenderPass(wd_call *call, const wd_CmdBeginRenderPass_args *args) {
    return begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

bool wd_syncval_CmdBeginRenderPass2(wd_call *call, const wd_CmdBeginRenderPass2_args *args) {
    return begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin);
}

static bool next_subpass(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder) {
        return false;
    }
    if (!recorder->pass.object || recorder->pass.subpass + 1 >= recorder->pass.object->num_subpasses) {
        order_everything(recorder, call);
        return false;
    }
    recorder->command.cannot_skip = true;
    leave_subpass(recorder, recorder->pass.subpass++);
    recorder->instance++;
    // The next subpass gets a tag of its own, because store operations of this one may not be in its scopes.
    recorder->command.tag = wd_syncval_history_repeat(recorder->history);
    recorder->failed |= !recorder->command.tag;
    if (!recorder->failed) {
        enter_subpass(recorder, call, recorder->pass.subpass);
    }
    return false;
}

bool wd_syncval_CmdNextSubpass(wd_call *call, const wd_CmdNextSubpass_args *args) {
    return next_subpass(call, args->commandBuffer);
}

bool wd_syncval_CmdNextSubpass2(wd_call *call, const wd_CmdNextSubpass2_args *args) {
    return next_subpass(call, args->commandBuffer);
}

// find_ends lists the final transitions and the dependencies before them. An attachment that no subpass uses
// also has a final transition (Vulkan, VkAttachmentDescription).
static uint32_t find_ends(const wd_syncval_recorder *recorder, transition *ends, wd_syncval_marks *marks) {
    const wd_state_render_pass *pass = recorder->pass.object;
    uint32_t count = 0;
    for (uint32_t i = 0; i < recorder->pass.attachments.count; i++) {
        const wd_syncval_attachment *attachment = &recorder->pass.attachments.items[i];
        const transition of = {
            .attachment = attachment,
            .aspects = changed_aspects(attachment, wd_syncval_pass_of(pass)->final_layouts[i]),
            .to = wd_syncval_pass_of(pass)->final_layouts[i],
            .number = i,
            .target = VK_SUBPASS_EXTERNAL,
            .last = last_use(pass, i),
        };
        if (!of.aspects) {
            continue;
        }
        if (of.last == UINT32_MAX) {
            ends[count++] = of;
            continue;
        }
        marks->are_wanted = true;
        const uint64_t used = aliased_uses_before(pass, pass->num_subpasses, i);
        marks->sources |= used;
        marks->ends |= of.last < WD_SYNCVAL_MAX_SUBPASSES ? UINT64_C(1) << of.last : 0;
        marks->ends |= may_alias(pass, i) ? used : 0;
        ends[count++] = of;
    }
    return count;
}

// shows_host returns whether a dependency after the last subpass makes writes visible to the host.
static bool shows_host(const wd_state_render_pass *object) {
    const wd_syncval_pass *pass = wd_syncval_pass_of(object);
    bool shows = false;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        shows |= pass->dependencies[i].target == VK_SUBPASS_EXTERNAL &&
                 pass->dependencies[i].dst_stages & VK_PIPELINE_STAGE_2_HOST_BIT;
    }
    return shows;
}

static void end_transitions(wd_syncval_recorder *recorder, wd_call *call) {
    const wd_state_render_pass *pass = recorder->pass.object;
    wd_syncval_dependency dependency;
    init_dependency(&dependency, recorder, call, pass);
    transition *ends =
        wd_arena_alloc_zero(&call->scratch, recorder->pass.attachments.count + 1, sizeof(*ends));
    if (!ends) {
        recorder->failed = true;
        return;
    }
    wd_syncval_marks marks = {0};
    const uint32_t count = find_ends(recorder, ends, &marks);
    const bool has_marks = wd_syncval_end_pass(&dependency, &marks);
    const wd_sync_barrier implicit = wd_syncval_implicit_end(recorder);
    if (recorder->contents && shows_host(recorder->pass.object)) {
        wd_contents_log_show_host(recorder->contents, NULL);
    }
    // Only dependencies of subpasses that use the attachment count, including implicit ones. Here there is
    // none.
    const wd_sync_barrier none = {.end_tag = UINT64_MAX};
    for (uint32_t i = 0; i < count && !recorder->failed; i++) {
        if (ends[i].last == UINT32_MAX) {
            const uint32_t first = dependency.num_changes;
            add_transition(&dependency, &ends[i], &none);
            wd_syncval_dependency_mark_changes(&dependency, first);
            continue;
        }
        ends[i].marks = has_marks ? WD_SYNC_STAGE_LATER_TRANSITION : 0;
        transition_to(&dependency, &ends[i], &implicit);
    }
    if (!recorder->failed) {
        wd_syncval_dependency_apply(&dependency);
    }
}

static bool end_render_pass(wd_call *call, VkCommandBuffer handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder) {
        return false;
    }
    if (!recorder->pass.object) {
        order_everything(recorder, call);
        return false;
    }
    recorder->command.cannot_skip = true;
    leave_subpass(recorder, recorder->pass.subpass);
    if (!recorder->failed) {
        end_transitions(recorder, call);
    }
    drop_pass(recorder);
    return false;
}

bool wd_syncval_CmdEndRenderPass(wd_call *call, const wd_CmdEndRenderPass_args *args) {
    return end_render_pass(call, args->commandBuffer);
}

bool wd_syncval_CmdEndRenderPass2(wd_call *call, const wd_CmdEndRenderPass2_args *args) {
    return end_render_pass(call, args->commandBuffer);
}
