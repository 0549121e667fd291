// Pipeline barriers in a subpass, against the dependencies of the subpass on itself.
#include "vk/core/barriers/barriers_internal.h"
#include "vk/syncval/model/sync_scope.h"

// The flags that the command needs if the dependency has them.
static const VkDependencyFlags limits = VK_DEPENDENCY_BY_REGION_BIT | VK_DEPENDENCY_VIEW_LOCAL_BIT;

// lacking says what a dependency does not have that the barrier has.
typedef enum lacking { NOTHING, FLAGS, FROM_STAGES, TO_STAGES, FROM_ACCESSES, TO_ACCESSES } lacking;

static bool includes(const wd_sync_scope *scope, VkPipelineStageFlags2 stages) {
    const uint64_t expanded = wd_sync_expand_stages(stages, VK_QUEUE_GRAPHICS_BIT) & ~WD_SYNC_STAGE_LAYOUT;
    return !(expanded & ~scope->stages);
}

static lacking compare(const wd_barriers *b, const wd_barrier *barrier, const VkSubpassDependency2 *has) {
    const uint32_t graphics = VK_QUEUE_GRAPHICS_BIT;
    const wd_sync_scope from = wd_sync_first_scope(has->srcStageMask, has->srcAccessMask, graphics),
                        to = wd_sync_second_scope(has->dstStageMask, has->dstAccessMask, graphics);
    if (has->dependencyFlags & limits & ~b->given.flags) {
        return FLAGS;
    }
    if (!includes(&from, barrier->given.src_stages)) {
        return FROM_STAGES;
    }
    if (!includes(&to, barrier->given.dst_stages)) {
        return TO_STAGES;
    }
    const uint64_t from_stages =
                       wd_sync_expand_stages(barrier->given.src_stages, graphics) & ~WD_SYNC_STAGE_LAYOUT,
                   to_stages =
                       wd_sync_expand_stages(barrier->given.dst_stages, graphics) & ~WD_SYNC_STAGE_LAYOUT;
    const wd_sync_mask from_usages = wd_sync_usages(from_stages, barrier->given.src_accesses),
                       to_usages = wd_sync_usages(to_stages, barrier->given.dst_accesses);
    return !wd_sync_mask_includes(&from.usages, &from_usages) ? FROM_ACCESSES
           : !wd_sync_mask_includes(&to.usages, &to_usages)   ? TO_ACCESSES
                                                              : NOTHING;
}

static void put_lacking(wd_core_message *m, const wd_barriers *b, const wd_barrier *barrier,
                        const VkSubpassDependency2 *has, lacking lacks) {
    char text[512];
    switch (lacks) {
    case FROM_STAGES:
        wd_barriers_stages(m, b, "srcStageMask", barrier->given.src_stages);
        wd_core_summaryf(m, ", and the self-dependency of the subpass has %s",
                         wd_VkPipelineStageFlags_string(has->srcStageMask, text, sizeof text));
        break;
    case TO_STAGES:
        wd_barriers_stages(m, b, "dstStageMask", barrier->given.dst_stages);
        wd_core_summaryf(m, ", and the self-dependency of the subpass has %s",
                         wd_VkPipelineStageFlags_string(has->dstStageMask, text, sizeof text));
        break;
    case FROM_ACCESSES:
        wd_barriers_accesses(m, b, "srcAccessMask", barrier->given.src_accesses);
        wd_core_summaryf(m, ", and the self-dependency of the subpass has %s",
                         wd_VkAccessFlags_string(has->srcAccessMask, text, sizeof text));
        break;
    case TO_ACCESSES:
        wd_barriers_accesses(m, b, "dstAccessMask", barrier->given.dst_accesses);
        wd_core_summaryf(m, ", and the self-dependency of the subpass has %s",
                         wd_VkAccessFlags_string(has->dstAccessMask, text, sizeof text));
        break;
    default:
        wd_core_summaryf(m, "dependencyFlags is %s",
                         wd_VkDependencyFlags_string(b->given.flags, text, sizeof text));
        wd_core_summaryf(m, ", and the self-dependency of the subpass has %s",
                         wd_VkDependencyFlags_string(has->dependencyFlags, text, sizeof text));
        break;
    }
}

WD_CORE_COLD static void report(const wd_barriers *b, const wd_barrier *barrier,
                                const VkSubpassDependency2 *nearest, lacking lacks) {
    const wd_state_command_buffer *command_buffer = b->command_buffer;
    const bool is_of_barrier =
        lacks == FROM_ACCESSES || lacks == TO_ACCESSES || (b->given.is_second && lacks != FLAGS);
    char name[160];
    wd_core_message m;
    if (!wd_core_begin_rule(&m, b->c, nearest && is_of_barrier ? &barrier->frame : NULL, NULL,
                            WD_CORE_RULE(07889))) {
        return;
    }
    wd_core_name(b->c, VK_OBJECT_TYPE_RENDER_PASS, command_buffer->render_pass->object.handle, name,
                 sizeof name);
    if (nearest) {
        put_lacking(&m, b, barrier, nearest, lacks);
        wd_core_notef(&m, "The command is in subpass %u of %s", command_buffer->subpass, name);
    } else {
        wd_core_summaryf(&m, "%s has no dependency of subpass %u on itself", name, command_buffer->subpass);
    }
    wd_core_end(&m);
}

// check returns whether a dependency of the subpass on itself has all that the barrier has; the nearest one is
// reported.
static bool check(const wd_barriers *b, const wd_barrier *barrier) {
    const wd_state_render_pass *pass = b->command_buffer->render_pass;
    const uint32_t subpass = b->command_buffer->subpass;
    const VkSubpassDependency2 *nearest = NULL;
    lacking least = NOTHING;
    for (uint32_t i = 0; i < pass->num_dependencies; i++) {
        const VkSubpassDependency2 *has = &pass->dependencies[i];
        if (has->srcSubpass != subpass || has->dstSubpass != subpass) {
            continue;
        }
        const lacking lacks = compare(b, barrier, has);
        if (lacks == NOTHING) {
            return true;
        }
        if (!nearest || lacks > least) {
            nearest = has;
            least = lacks;
        }
    }
    report(b, barrier, nearest, least);
    return false;
}

void wd_barriers_check_self_dependency(const wd_barriers *b) {
    bool is_valid = !b->command_buffer->render_pass->are_dependencies_cut;
    for (wd_state_barrier_kind kind = 0; is_valid && kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; is_valid && i < b->given.num[kind]; i++) {
            const wd_barrier barrier = wd_barriers_get(b, kind, i);
            is_valid = check(b, &barrier);
        }
    }
}
