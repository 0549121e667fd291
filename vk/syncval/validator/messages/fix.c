// The text that states how to fix a hazard. The masks come last, after the last colon.
#include "vk/syncval/validator/messages/fix.h"

#include <string.h>

#include "vk/syncval/validator/resources/pass.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT

void wd_syncval_append_bits(wd_string_builder *text, uint64_t bits, bool stages) {
    if (!bits) {
        wd_string_append(text, stages ? "VK_PIPELINE_STAGE_2_NONE" : "VK_ACCESS_2_NONE");
    }
    const char *between = "";
    for (uint64_t rest = bits; rest; rest &= rest - 1) {
        const int bit = __builtin_ctzll(rest);
        const char *name = stages ? wd_sync_stage_table[bit].name : wd_sync_access_table[bit].name;
        wd_string_appendf(text, "%s%s", between, name ? name : "unknown");
        between = " | ";
    }
}

static void append_half(wd_string_builder *text, const char *side, uint64_t stages, uint64_t accesses) {
    wd_string_appendf(text, "%sStageMask = ", side);
    wd_syncval_append_bits(text, wd_sync_combine_stages(stages), true);
    wd_string_appendf(text, ", %sAccessMask = ", side);
    wd_syncval_append_bits(text, accesses, false);
}

bool wd_syncval_is_race(const wd_sync_hazard *hazard) {
    return hazard->kind == WD_SYNC_READ_RACING_WRITE || hazard->kind == WD_SYNC_WRITE_RACING_WRITE ||
           hazard->kind == WD_SYNC_WRITE_RACING_READ;
}

// append_stages appends stage names. A layout transition has no stage of its own, so ALL_COMMANDS is used.
static void append_stages(wd_string_builder *text, uint64_t stages) {
    wd_syncval_append_bits(text, stages ? wd_sync_combine_stages(stages) : ALL_STAGES, true);
}

static void append_masks(wd_string_builder *text, const wd_sync_dependency *fix) {
    append_half(text, "src", fix->src_stages, fix->src_accesses);
    wd_string_append(text, ", ");
    append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
}

bool wd_syncval_is_pass_command(const wd_syncval_entry *entry) {
    return entry && (strncmp(entry->name, "vkCmdBeginRenderPass", 20) == 0 ||
                     strncmp(entry->name, "vkCmdNextSubpass", 16) == 0 ||
                     strncmp(entry->name, "vkCmdEndRenderPass", 18) == 0);
}

bool wd_syncval_is_image_barrier(const wd_syncval_entry *entry, uint32_t usage) {
    return entry && usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && !entry->is_release &&
           !entry->is_acquisition && !wd_syncval_is_pass_command(entry);
}

bool wd_syncval_is_transition_without_scopes(const wd_syncval_entry *entry, uint32_t usage,
                                             const wd_state_object *image) {
    bool has_none = false;
    for (uint32_t i = 0; entry && image && usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && i < entry->num_changes;
         i++) {
        has_none |= entry->changes[i].has_no_scopes && entry->changes[i].image == image->id;
    }
    return has_none;
}

// --- Semaphores

// A semaphore makes all writes available and visible, so only its stages matter.
static void append_semaphore(wd_string_builder *text, uint64_t src_stages, uint64_t dst_stages) {
    wd_string_append(text, "signaled after ");
    append_stages(text, src_stages);
    wd_string_append(text, " and waited for by ");
    append_stages(text, dst_stages);
    wd_string_append(text, ".");
}

// chain_of returns the stages from which barriers can continue.
static uint64_t chain_of(const wd_sync_hazard *hazard) {
    return wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
}

// The stages that wait for a semaphore are ordered after it; barriers continue from them.
static void append_chain(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                         const wd_sync_hazard *hazard, uint64_t chain) {
    const uint64_t stages = wd_sync_usage_stage(hazard->access.usage);
    wd_string_append(text, "a semaphore orders the earlier access with ");
    wd_syncval_append_bits(text, chain, true);
    if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        wd_string_append(text, wd_syncval_is_pass_command(occurrence->entry)
                                   ? ". Add to the VkSubpassDependency of this layout transition: "
                                   : ". Add to the image barrier of this layout transition: ");
        append_half(text, "src", chain, 0);
    } else {
        wd_string_append(text, " only. Let ");
        wd_syncval_append_bits(text, stages, true);
        wd_string_append(text, " wait for the semaphore, too, or insert a barrier: vkCmdPipelineBarrier2: ");
        append_half(text, "src", chain, 0);
        wd_string_append(text, ", ");
        append_half(text, "dst", stages, wd_sync_usage_table[hazard->access.usage].access);
    }
    wd_string_append(text, ".");
}

static void append_import(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                          const wd_sync_hazard *hazard) {
    const uint64_t chain = chain_of(hazard);
    if (chain) {
        append_chain(text, occurrence, hazard, chain);
    } else {
        wd_string_append(text, "a semaphore of that queue does not cover the earlier access: it must be ");
        append_semaphore(text, wd_sync_usage_stage(hazard->prior.usage),
                         wd_sync_usage_stage(hazard->access.usage));
    }
}

// append_acquisition is for a prior access of the presentation engine.
static void append_acquisition(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                               const wd_sync_hazard *hazard) {
    const uint64_t chain = chain_of(hazard);
    if (occurrence->must_acquire) {
        wd_string_append(text, "acquire the image first, with vkAcquireNextImageKHR.");
    } else if (chain) {
        append_chain(text, occurrence, hazard, chain);
    } else {
        wd_string_append(text, "wait for the semaphore of vkAcquireNextImageKHR in ");
        append_stages(text, wd_sync_usage_stage(hazard->access.usage));
        wd_string_append(text, ", or for its fence on the host.");
    }
}

// append_presentation is for an access by the presentation engine: only a semaphore can order it.
static void append_presentation(wd_string_builder *text, const wd_sync_hazard *hazard) {
    wd_string_append(text, "vkQueuePresentKHR must wait for a semaphore that is signaled after ");
    append_stages(text, hazard->fix.src_stages);
    wd_string_append(text, ".");
}

// --- Barriers

// A barrier inside a render pass instance needs a self-dependency of the subpass. That cannot lead from a
// framebuffer-space stage to other stages (VUID-VkSubpassDependency-srcSubpass-06809).
#define FRAMEBUFFER_STAGES                                                                                   \
    (VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT | VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT |                \
     VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT)

static bool fits_subpass(const wd_sync_dependency *fix) {
    return !(fix->src_stages & FRAMEBUFFER_STAGES) || !(fix->dst_stages & ~FRAMEBUFFER_STAGES);
}

// append_barrier_location states where to insert the barrier: not inside a render pass instance.
static void append_barrier_location(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                                    const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    const wd_syncval_entry *begin = pass->begin;
    if (begin && hazard->prior.tag < pass->begin_tag && begin == occurrence->entry) {
        wd_string_append(text, "insert a barrier before this command: ");
    } else if (begin && hazard->prior.tag < pass->begin_tag) {
        wd_string_append(text, "insert a barrier before ");
        wd_syncval_append_command(text, begin);
        wd_string_append(text, ", which begins the rendering: ");
    } else if (begin && pass->pass && fits_subpass(&hazard->fix)) {
        wd_string_appendf(
            text,
            "insert a barrier between the two, and a VkSubpassDependency from subpass %u to itself "
            "that allows it: ",
            pass->subpass);
    } else if (begin && pass->pass) {
        wd_string_append(text, "end the render pass between the two, and insert a barrier there: ");
    } else if (pass->continues) {
        wd_string_append(text, "execute the two in different subpasses or render passes, with a "
                               "VkSubpassDependency or barrier between them: ");
    } else if (begin) {
        wd_string_append(text, "end the rendering between the two, and insert a barrier there: ");
    } else {
        wd_string_append(text, "insert a barrier between the two: ");
    }
    wd_string_append(text, "vkCmdPipelineBarrier2: ");
}

// append_full_barrier is for transitions that only barriers with ALL_COMMANDS on both sides can order.
static void append_full_barrier(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                                const wd_sync_hazard *hazard) {
    const wd_sync_usage_info *prior = &wd_sync_usage_table[hazard->prior.usage];
    const uint64_t stage = wd_sync_usage_stage(hazard->access.usage);
    append_barrier_location(text, occurrence, hazard);
    if (wd_syncval_is_transition_without_scopes(occurrence->prior, hazard->prior.usage, occurrence->object)) {
        append_half(text, "src", ALL_STAGES, 0);
        wd_string_append(text, ", ");
        append_half(text, "dst", stage ? stage : ALL_STAGES,
                    wd_sync_usage_table[hazard->access.usage].access);
    } else {
        append_half(text, "src", prior->stage ? prior->stage : ALL_STAGES, prior->writes ? prior->access : 0);
        wd_string_append(text, ", ");
        append_half(text, "dst", ALL_STAGES, VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT);
    }
}

// --- Subpass dependencies

// NOWHERE means that an access is outside of the current render pass instance.
#define NOWHERE (VK_SUBPASS_EXTERNAL - 1)

// target_of returns the subpass of the access, or VK_SUBPASS_EXTERNAL for a transition after the last
// subpass.
static uint32_t target_of(const wd_syncval_occurrence *occurrence, const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    if (!pass->pass || !pass->num_subpasses) {
        return NOWHERE;
    }
    const bool ends = occurrence->entry && strncmp(occurrence->entry->name, "vkCmdEndRenderPass", 18) == 0;
    return ends && hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION ? VK_SUBPASS_EXTERNAL
                                                                           : pass->subpass;
}

static void append_subpass(wd_string_builder *text, const char *side, uint32_t number) {
    if (number == VK_SUBPASS_EXTERNAL) {
        wd_string_appendf(text, "%sSubpass = VK_SUBPASS_EXTERNAL", side);
    } else {
        wd_string_appendf(text, "%sSubpass = %u", side, number);
    }
}

// append_dependency names the subpass dependency to extend or to add.
static void append_dependency(wd_string_builder *text, const wd_state_render_pass *pass, uint32_t source,
                              uint32_t target) {
    const wd_syncval_pass *made = wd_syncval_pass_of(pass);
    uint32_t found = 0;
    while (found < made->num_dependencies &&
           (made->dependencies[found].source != source || made->dependencies[found].target != target)) {
        found++;
    }
    if (found < made->num_dependencies) {
        wd_string_appendf(text, "add to pDependencies[%u] of ", found);
    } else {
        wd_string_append(text, "add a VkSubpassDependency to ");
    }
    const char *name = wd_state_printable_name(&pass->object);
    wd_string_append(text, "the render pass");
    if (name) {
        wd_string_appendf(text, " (%s)", name);
    }
    wd_string_append(text, " (");
    append_subpass(text, "src", source);
    wd_string_append(text, ", ");
    append_subpass(text, "dst", target);
    wd_string_append(text, "): ");
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

// append_end_dependency is for a transition at the end of an earlier render pass: only an external dependency
// can order it.
static void append_end_dependency(wd_string_builder *text, const wd_sync_dependency *fix) {
    wd_string_append(text,
                     "add to the VkSubpassDependency to VK_SUBPASS_EXTERNAL of the earlier render pass: ");
    append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
}

// append_in_pass is for an access in a render pass instance. It returns false if no subpass dependency is
// involved.
static bool append_in_pass(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard) {
    const wd_syncval_occurrence_pass *pass = &occurrence->pass;
    const uint32_t target = target_of(occurrence, hazard);
    if (target == NOWHERE) {
        return false;
    }
    const bool transitions = hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
    const bool is_after_transition = hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
    const uint32_t source = pass->prior_subpass;
    const wd_sync_dependency *fix = &hazard->fix;
    if (transitions && target == VK_SUBPASS_EXTERNAL && source == VK_SUBPASS_EXTERNAL) {
        append_full_barrier(text, occurrence, hazard); // No subpass dependency is from external to external.
        return true;
    }
    if (transitions) { // The first scope of the transition's dependency lacks masks.
        append_dependency(text, pass->pass, source, target);
        append_half(text, "src", fix->src_stages, fix->src_accesses);
        return true;
    }
    if (is_after_transition && source == target) { // The transition at the start of the subpass.
        append_dependency(text, pass->pass, best_source(wd_syncval_pass_of(pass->pass), target), target);
        append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
        return true;
    }
    if (source == target || source == VK_SUBPASS_EXTERNAL) {
        return false;
    }
    append_dependency(text, pass->pass, source, target);
    append_masks(text, fix);
    return true;
}

// --- The complete text

static void append_transition_scope(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                                    const wd_sync_dependency *fix) {
    if (occurrence->entry && occurrence->entry->is_release) {
        wd_string_append(text, "add to the first scope of this release: ");
    } else if (wd_syncval_is_pass_command(occurrence->entry)) {
        wd_string_append(text, "add to the VkSubpassDependency of this layout transition: ");
    } else {
        wd_string_append(text, "add to the image barrier of ");
        wd_syncval_append_command(text, occurrence->entry);
        wd_string_append(text, ": ");
    }
    append_half(text, "src", fix->src_stages, fix->src_accesses);
}

// append_barrier states a barrier between two commands of a queue, or the masks that the barrier of a
// transition lacks.
static void append_barrier(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard) {
    const wd_sync_dependency *fix = &hazard->fix;
    if (hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && occurrence->prior &&
        occurrence->prior->is_release) {
        wd_string_append(text, "acquire the resource again first, or use it before it is released");
    } else if (wd_syncval_is_transition_without_scopes(occurrence->prior, hazard->prior.usage,
                                                       occurrence->object) ||
               wd_syncval_is_transition_without_scopes(occurrence->entry, hazard->access.usage,
                                                       occurrence->object)) {
        append_full_barrier(text, occurrence, hazard);
    } else if (append_in_pass(text, occurrence, hazard)) {
        // The text names the dependency.
    } else if (hazard->fix_widens_prior && wd_syncval_is_pass_command(occurrence->prior)) {
        append_end_dependency(text, fix);
    } else if (hazard->fix_widens_prior) {
        wd_string_append(text, "add to the image barrier of ");
        wd_syncval_append_command(text, occurrence->prior);
        wd_string_append(text, ": ");
        append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
    } else if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        append_transition_scope(text, occurrence, fix);
    } else if (wd_syncval_is_race(hazard)) {
        wd_string_append(text, "add a VkSubpassDependency between the two subpasses: ");
        append_masks(text, fix);
    } else {
        append_barrier_location(text, occurrence, hazard);
        append_masks(text, fix);
    }
    wd_string_append(text, ".");
}

// available_accesses replaces accesses of VK_KHR_ray_tracing_maintenance1 by the accesses that include them, if the
// device did not enable the extension.
static uint64_t available_accesses(const wd_syncval_device *device, uint64_t accesses) {
    const uint64_t tables = VK_ACCESS_2_SHADER_BINDING_TABLE_READ_BIT_KHR;
    return accesses & tables && !device->has_structure_copies
               ? (accesses & ~tables) | VK_ACCESS_2_SHADER_READ_BIT
               : accesses;
}

static void append_fix(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                       const wd_sync_hazard *hazard) {
    wd_string_append(text, "\nFix: ");
    if (hazard->prior.usage == WD_SYNC_PRESENT) {
        append_acquisition(text, occurrence, hazard);
    } else if (hazard->access.usage == WD_SYNC_PRESENT) {
        append_presentation(text, hazard);
    } else if (wd_syncval_is_race(hazard) && occurrence->queue) {
        wd_string_append(text, "order the two submissions with a semaphore that is ");
        append_semaphore(text, hazard->fix.src_stages, hazard->fix.dst_stages);
    } else if (occurrence->prior_queue) {
        append_import(text, occurrence, hazard);
    } else {
        append_barrier(text, occurrence, hazard);
    }
}

void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_occurrence *occurrence,
                           const wd_sync_hazard *hazard) {
    wd_sync_hazard available = *hazard;
    wd_sync_dependency *fix = &available.fix;
    fix->src_accesses = available_accesses(occurrence->device, fix->src_accesses);
    fix->dst_accesses = available_accesses(occurrence->device, fix->dst_accesses);
    append_fix(text, occurrence, &available);
}
