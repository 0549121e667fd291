// Finds what removes a hazard.
#include "vk/syncval/validator/messages/fix.h"

#include "vk/syncval/model/sync_scope.h"
#include "vk/syncval/validator/resources/pass.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)
#define WRITES (VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT | VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT)

// NOWHERE means that an access is outside of the current render pass instance.
#define NOWHERE (VK_SUBPASS_EXTERNAL - 1)

bool wd_syncval_is_race(const wd_sync_hazard *hazard) {
    return hazard->kind == WD_SYNC_READ_RACING_WRITE || hazard->kind == WD_SYNC_WRITE_RACING_WRITE ||
           hazard->kind == WD_SYNC_WRITE_RACING_READ;
}

static bool is_of_kind(const wd_syncval_entry *entry, wd_syncval_command_kind kind) {
    return entry && entry->kind == kind;
}

bool wd_syncval_is_pass_command(const wd_syncval_entry *entry) {
    return is_of_kind(entry, WD_SYNCVAL_BEGIN_PASS) || is_of_kind(entry, WD_SYNCVAL_NEXT_SUBPASS) ||
           is_of_kind(entry, WD_SYNCVAL_END_PASS);
}

bool wd_syncval_is_image_barrier(const wd_syncval_entry *entry, uint32_t usage) {
    return entry && usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && !entry->is_release &&
           !entry->is_acquisition && !wd_syncval_is_pass_command(entry);
}

bool wd_syncval_is_in_other_subpass(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    return wd_syncval_is_image_barrier(occurrence->prior, hazard->prior.usage) &&
           occurrence->prior->is_in_subpass && !(pass->pass && pass->prior_subpass == pass->subpass);
}

static bool is_transition(const wd_sync_access *access) {
    return access->usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
}

// change_of returns the layout change of a command that is the access of a hazard, or NULL.
static const wd_syncval_layout_change *change_of(const wd_syncval_entry *entry, const wd_sync_access *access,
                                                 const wd_state_object *image) {
    for (uint32_t i = 0; entry && image && is_transition(access) && i < entry->num_changes; i++) {
        if (entry->changes[i].image == image->id) {
            return &entry->changes[i];
        }
    }
    return NULL;
}

// has_no_scopes returns whether an access is the final layout transition of an attachment that no subpass uses.
static bool has_no_scopes(const wd_syncval_entry *entry, const wd_sync_access *access,
                          const wd_state_object *image) {
    bool has_none = false;
    for (uint32_t i = 0; entry && image && is_transition(access) && i < entry->num_changes; i++) {
        has_none |= entry->changes[i].has_no_scopes && entry->changes[i].image == image->id;
    }
    return has_none;
}

// --- Subpass dependencies

static void set_dependency(wd_syncval_fix *fix, const wd_state_render_pass *pass, uint32_t source,
                           uint32_t target, const wd_sync_dependency *masks) {
    fix->dependency = (wd_syncval_fix_dependency){
        .is_known = true,
        .source = source,
        .target = target,
        .index = wd_syncval_pass_find(wd_syncval_pass_of(pass), source, target),
        .masks = *masks,
        .pass_name = wd_state_printable_name(&pass->object),
    };
}

// keep_implicit adds the scopes of the implicit external dependency that a new dependency replaces.
static void keep_implicit(wd_syncval_fix_dependency *dependency, uint64_t stages, uint64_t accesses) {
    if (dependency->index != UINT32_MAX) {
        return;
    }
    if (dependency->target == VK_SUBPASS_EXTERNAL) {
        dependency->masks.src_stages |= stages;
        dependency->masks.src_accesses |= accesses & WRITES;
    } else if (dependency->source == VK_SUBPASS_EXTERNAL) {
        dependency->masks.dst_stages |= stages;
        dependency->masks.dst_accesses |= accesses;
    }
}

static void keep_implicit_of(wd_syncval_fix_dependency *dependency, const wd_state_render_pass *pass) {
    uint64_t stages = 0, accesses = 0;
    const bool ends = dependency->target == VK_SUBPASS_EXTERNAL;
    wd_syncval_pass_add_uses(pass, ends ? dependency->source : dependency->target, &stages, &accesses);
    keep_implicit(dependency, stages, accesses);
}

// set_pass_change states the dependency with the scopes of a transition of a render pass that may have ended.
static void set_pass_change(wd_syncval_fix *fix, const wd_syncval_layout_change *change, bool is_of_prior) {
    fix->kind = WD_TRACE_FIX_SUBPASS;
    const wd_syncval_pass_change *pass = change ? change->pass : NULL;
    if (!pass) {
        return;
    }
    fix->dependency = (wd_syncval_fix_dependency){
        .is_known = true,
        .is_of_prior = is_of_prior,
        .source = pass->source,
        .target = pass->target,
        .index = pass->dependency,
        .masks = fix->masks,
        .pass_name = pass->name,
    };
    keep_implicit(&fix->dependency, pass->stages, pass->accesses);
    if (fix->dependency.index == UINT32_MAX && pass->source != VK_SUBPASS_EXTERNAL &&
        pass->target != VK_SUBPASS_EXTERNAL) {
        fix->dependency.masks.dst_stages |= pass->stages;
        fix->dependency.masks.dst_accesses |= pass->accesses;
    }
}

// target_of returns the subpass of the access, or VK_SUBPASS_EXTERNAL for a transition after the last subpass.
static uint32_t target_of(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    if (!pass->pass || !pass->num_subpasses) {
        return NOWHERE;
    }
    const bool ends = is_of_kind(occurrence->entry, WD_SYNCVAL_END_PASS);
    return ends && is_transition(&hazard->access) ? VK_SUBPASS_EXTERNAL : pass->subpass;
}

// best_source returns the source of a dependency to `target` whose masks can be extended. The second scope of
// each such dependency counts for the transitions at the start of `target`.
static uint32_t best_source(const wd_syncval_pass *made, uint32_t target) {
    const uint32_t before = target ? target - 1 : VK_SUBPASS_EXTERNAL;
    uint32_t found = before;
    bool is_found = false;
    for (uint32_t i = 0; i < made->num_dependencies; i++) {
        const wd_syncval_pass_dependency *from = &made->dependencies[i];
        if (from->target != target || from->source == target || (is_found && from->source != before)) {
            continue;
        }
        found = from->source;
        is_found = true;
    }
    return found;
}

// --- Barriers

// A barrier inside a render pass instance needs a self-dependency of the subpass. That cannot lead from a
// framebuffer-space stage to other stages (VUID-VkSubpassDependency-srcSubpass-06809).
static bool fits_subpass(const wd_sync_dependency *masks) {
    return !(masks->src_stages & WD_SYNC_FRAMEBUFFER_STAGES) ||
           !(masks->dst_stages & ~WD_SYNC_FRAMEBUFFER_STAGES);
}

// set_barrier states a barrier and where it belongs: mostly not inside a render pass instance.
static void set_barrier(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                        const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    fix->kind = WD_TRACE_FIX_BARRIER;
    if (pass->begin && hazard->prior.tag < pass->begin_tag) {
        fix->location = WD_TRACE_BEFORE_PASS;
        if (pass->pass && pass->num_subpasses && !is_transition(&hazard->access)) {
            set_dependency(fix, pass->pass, VK_SUBPASS_EXTERNAL, pass->subpass, &fix->masks);
            keep_implicit_of(&fix->dependency, pass->pass);
        }
    } else if (pass->begin && pass->pass && fits_subpass(&fix->masks)) {
        fix->location = WD_TRACE_IN_SUBPASS;
        set_dependency(fix, pass->pass, pass->subpass, pass->subpass, &fix->masks);
    } else if (pass->begin && pass->pass) {
        fix->location = WD_TRACE_SPLIT_PASS;
    } else if (pass->continues) {
        fix->location = WD_TRACE_OTHER_SUBPASS;
    } else if (pass->begin) {
        fix->location = WD_TRACE_SPLIT_DYNAMIC;
    }
}

// set_full_barrier is for transitions that only barriers with ALL_COMMANDS on one side can order.
static void set_full_barrier(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                             const wd_sync_hazard *hazard, bool is_after_transition) {
    const wd_sync_usage_info *prior = &wd_sync_usage_table[hazard->prior.usage];
    const wd_sync_usage_info *access = &wd_sync_usage_table[hazard->access.usage];
    if (is_after_transition) {
        fix->masks = (wd_sync_dependency){ALL_STAGES, 0, access->access ? access->stage : ALL_STAGES,
                                          access->access ? access->access : 0};
    } else {
        fix->masks = (wd_sync_dependency){prior->access ? prior->stage : ALL_STAGES,
                                          prior->writes ? prior->access : 0, ALL_STAGES, ALL_ACCESSES};
    }
    set_barrier(fix, occurrence, hazard);
}

// find_in_pass is for an access in a render pass instance. It returns false if no subpass dependency is involved.
static bool find_in_pass(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard) {
    const wd_state_render_pass *pass = occurrence->pass.pass;
    const uint32_t target = target_of(occurrence, hazard), source = occurrence->pass.prior_subpass;
    if (target == NOWHERE) {
        return false;
    }
    const wd_sync_dependency *masks = &fix->masks;
    if (is_transition(&hazard->access)) { // The first scope of the transition's dependency lacks masks.
        if (target == VK_SUBPASS_EXTERNAL && source == VK_SUBPASS_EXTERNAL) {
            set_full_barrier(fix, occurrence, hazard, false); // No dependency is from external to external.
            return true;
        }
        const wd_syncval_layout_change *change =
            change_of(occurrence->entry, &hazard->access, occurrence->object);
        set_dependency(fix, pass, source, target,
                       &(wd_sync_dependency){masks->src_stages, masks->src_accesses, 0, 0});
        keep_implicit_of(&fix->dependency, pass);
        if (fix->dependency.index == UINT32_MAX && change && change->pass && target != VK_SUBPASS_EXTERNAL) {
            fix->dependency.masks.dst_stages |= change->pass->stages;
            fix->dependency.masks.dst_accesses |= change->pass->accesses;
        }
    } else if (is_transition(&hazard->prior) && wd_syncval_is_pass_command(occurrence->prior) &&
               source == target) { // The transition at the start of the subpass.
        set_dependency(fix, pass, best_source(wd_syncval_pass_of(pass), target), target,
                       &(wd_sync_dependency){0, 0, masks->dst_stages, masks->dst_accesses});
        keep_implicit_of(&fix->dependency, pass);
    } else if (source == target || source == VK_SUBPASS_EXTERNAL) {
        return false;
    } else {
        set_dependency(fix, pass, source, target, masks);
    }
    fix->kind = WD_TRACE_FIX_SUBPASS;
    return true;
}

// follows_set returns whether an event is set between the earlier access and the wait that is the access: then the
// first scopes of both must include the earlier access.
static bool follows_set(const wd_syncval_occurrence *occurrence) {
    bool is_set = false;
    for (uint64_t tag = occurrence->first_tag; occurrence->history && tag < occurrence->last_tag; tag++) {
        is_set |= is_of_kind(wd_syncval_history_find(occurrence->history, tag), WD_SYNCVAL_SET_EVENT);
    }
    return is_set;
}

// find_transition_scope is for a transition whose barrier lacks masks in its first scope.
static void find_transition_scope(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                                  const wd_sync_hazard *hazard) {
    const bool waits = is_of_kind(occurrence->entry, WD_SYNCVAL_WAIT_EVENTS);
    if (wd_syncval_is_pass_command(occurrence->entry)) {
        set_pass_change(fix, change_of(occurrence->entry, &hazard->access, occurrence->object), false);
    } else if (waits && !follows_set(occurrence)) { // The event was set before the earlier access.
        set_full_barrier(fix, occurrence, hazard, false);
    } else {
        fix->kind = WD_TRACE_FIX_SECOND;
        fix->has_event_set = waits;
    }
}

// find_barrier is for two commands of a queue.
static void find_barrier(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard) {
    const wd_syncval_entry *prior = occurrence->prior;
    const bool is_after_last = has_no_scopes(prior, &hazard->prior, occurrence->object);
    if (is_transition(&hazard->prior) && prior && prior->is_release) {
        fix->advice = "acquire the resource again first, or use it before it is released";
    } else if (is_after_last || has_no_scopes(occurrence->entry, &hazard->access, occurrence->object)) {
        set_full_barrier(fix, occurrence, hazard, is_after_last);
    } else if (wd_syncval_is_in_other_subpass(occurrence, hazard)) {
        set_full_barrier(fix, occurrence, hazard, true);
    } else if (find_in_pass(fix, occurrence, hazard)) {
        return;
    } else if (hazard->fix_widens_prior && wd_syncval_is_pass_command(prior)) {
        fix->masks.src_stages = fix->masks.src_accesses = 0;
        set_pass_change(fix, change_of(prior, &hazard->prior, occurrence->object), true);
    } else if (hazard->fix_widens_prior) {
        fix->kind = WD_TRACE_FIX_FIRST;
        fix->masks.src_stages = fix->masks.src_accesses = 0;
    } else if (is_transition(&hazard->access)) {
        find_transition_scope(fix, occurrence, hazard);
    } else if (wd_syncval_is_race(hazard)) {
        fix->kind = WD_TRACE_FIX_SUBPASS;
    } else {
        set_barrier(fix, occurrence, hazard);
    }
}

// --- Semaphores

// A layout transition has no stage of its own.
static uint64_t stage_of(const wd_sync_access *access) {
    const wd_sync_usage_info *info = &wd_sync_usage_table[access->usage];
    return info->access ? info->stage : ALL_STAGES;
}

static const wd_syncval_semaphore_name *semaphore_of(const wd_syncval_occurrence *occurrence) {
    return occurrence->waited ? &occurrence->waited->semaphore : NULL;
}

static void set_wait(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                     const wd_sync_hazard *hazard) {
    fix->kind = WD_TRACE_FIX_WAIT;
    fix->semaphore = semaphore_of(occurrence);
    fix->masks = (wd_sync_dependency){.dst_stages = stage_of(&hazard->access)};
}

// signals_too_early returns whether the semaphore that was waited for is signaled before the earlier access is
// complete.
static bool signals_too_early(const wd_syncval_occurrence *occurrence, uint64_t stages) {
    return occurrence->waited && stages &&
           stages & ~wd_sync_first_scope(occurrence->waited->signal_stages, 0, 0).stages;
}

// find_chain is for an access that a semaphore orders with other stages only, from which barriers can continue.
static void find_chain(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                       const wd_sync_hazard *hazard, uint64_t chain) {
    if (!is_transition(&hazard->access)) {
        set_wait(fix, occurrence, hazard);
        return;
    }
    fix->masks = (wd_sync_dependency){.src_stages = chain};
    find_transition_scope(fix, occurrence, hazard);
}

// find_semaphore is for accesses of two queues, or of the presentation engine and a queue.
static void find_semaphore(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard) {
    const uint64_t chain = wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
    const uint64_t prior_stages = wd_sync_usage_stage(hazard->prior.usage);
    const bool is_acquired = hazard->prior.usage == WD_SYNC_PRESENT;
    if (occurrence->must_acquire) {
        fix->advice = "acquire the image first, with vkAcquireNextImageKHR";
    } else if (chain) {
        find_chain(fix, occurrence, hazard, chain);
    } else if (!is_acquired && signals_too_early(occurrence, prior_stages)) {
        fix->kind = WD_TRACE_FIX_SIGNAL;
        fix->semaphore = semaphore_of(occurrence);
        fix->masks = (wd_sync_dependency){.src_stages = stage_of(&hazard->prior)};
    } else if (occurrence->waited) {
        set_wait(fix, occurrence, hazard);
    } else if (is_acquired) {
        fix->kind = WD_TRACE_FIX_ACQUISITION;
        fix->semaphore = occurrence->acquisition;
        fix->masks = (wd_sync_dependency){.dst_stages = stage_of(&hazard->access)};
    } else {
        fix->kind = WD_TRACE_FIX_SEMAPHORE;
        fix->masks = (wd_sync_dependency){.src_stages = stage_of(&hazard->prior),
                                          .dst_stages = stage_of(&hazard->access)};
    }
}

// waits_too_late returns whether two submissions to one queue have a semaphore whose wait lacks only the stage of the
// access.
static bool waits_too_late(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    return occurrence->waited && !occurrence->prior_queue && !is_transition(&hazard->access) &&
           !signals_too_early(occurrence, wd_sync_usage_stage(hazard->prior.usage));
}

// find_presentation is for an access by the presentation engine: only a semaphore can order it.
static void find_presentation(wd_syncval_fix *fix, const wd_syncval_occurrence *occurrence) {
    const uint64_t stages = fix->masks.src_stages ? fix->masks.src_stages : ALL_STAGES;
    const bool is_early = signals_too_early(occurrence, wd_sync_expand_stages(stages, 0));
    fix->kind = is_early ? WD_TRACE_FIX_SIGNAL : WD_TRACE_FIX_PRESENT;
    fix->semaphore = is_early ? semaphore_of(occurrence) : NULL;
    fix->masks = (wd_sync_dependency){.src_stages = stages};
}

// --- The fix

// available_accesses replaces accesses of VK_KHR_ray_tracing_maintenance1 by the accesses that include them, if the
// device did not enable the extension.
static uint64_t available_accesses(const wd_syncval_device *device, uint64_t accesses) {
    const uint64_t tables = VK_ACCESS_2_SHADER_BINDING_TABLE_READ_BIT_KHR;
    return accesses & tables && !device->has_structure_copies
               ? (accesses & ~tables) | VK_ACCESS_2_SHADER_READ_BIT
               : accesses;
}

// Only ALL_COMMANDS includes layout transitions, which have no stage of their own.
static uint64_t vulkan_stages(uint64_t stages) {
    return stages & WD_SYNC_STAGE_LAYOUT ? ALL_STAGES : stages & ~WD_SYNC_STAGE_PRESENT;
}

// find_acquisition is for the presentation of an image that may not be acquired yet.
static void find_acquisition(wd_syncval_fix *fix, const wd_sync_hazard *hazard) {
    fix->masks.src_stages = wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
    fix->kind = fix->masks.src_stages ? WD_TRACE_FIX_PRESENT : WD_TRACE_FIX_NONE;
    fix->advice =
        "let vkQueuePresentKHR wait for the semaphore of vkAcquireNextImageKHR, or for a semaphore that is "
        "signaled after work that waits for it";
}

void wd_syncval_find_fix(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard,
                         wd_syncval_fix *fix) {
    *fix = (wd_syncval_fix){.masks = hazard->fix};
    fix->masks.src_stages = vulkan_stages(fix->masks.src_stages);
    fix->masks.dst_stages = vulkan_stages(fix->masks.dst_stages);
    fix->masks.src_accesses = available_accesses(occurrence->device, fix->masks.src_accesses);
    fix->masks.dst_accesses = available_accesses(occurrence->device, fix->masks.dst_accesses);
    if (hazard->access.usage == WD_SYNC_PRESENT && hazard->prior.usage == WD_SYNC_PRESENT) {
        find_acquisition(fix, hazard);
    } else if (hazard->access.usage == WD_SYNC_PRESENT) {
        find_presentation(fix, occurrence);
    } else if (hazard->prior.usage != WD_SYNC_PRESENT && wd_syncval_is_race(hazard) && occurrence->queue) {
        fix->kind = WD_TRACE_FIX_SEMAPHORE;
        fix->masks = (wd_sync_dependency){
            .src_stages = fix->masks.src_stages ? fix->masks.src_stages : ALL_STAGES,
            .dst_stages = fix->masks.dst_stages ? fix->masks.dst_stages : ALL_STAGES,
        };
    } else if (hazard->prior.usage == WD_SYNC_PRESENT || occurrence->prior_queue) {
        find_semaphore(fix, occurrence, hazard);
    } else if (waits_too_late(occurrence, hazard)) {
        set_wait(fix, occurrence, hazard);
    } else {
        find_barrier(fix, occurrence, hazard);
    }
}
