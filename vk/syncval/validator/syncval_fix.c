// How a hazard is mended, in words.
#include "vk/syncval/validator/syncval_fix.h"

#include <string.h>

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT

void wd_syncval_append_bits(wd_string_builder *text, uint64_t bits, bool stages) {
    if (!bits)
        wd_string_append(text, stages ? "VK_PIPELINE_STAGE_2_NONE" : "VK_ACCESS_2_NONE");
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
    wd_syncval_append_bits(text, wd_sync_fold_stages(stages), true);
    wd_string_appendf(text, ", %sAccessMask = ", side);
    wd_syncval_append_bits(text, accesses, false);
}

bool wd_syncval_is_race(const wd_sync_hazard *hazard) {
    return hazard->kind == WD_SYNC_READ_RACING_WRITE || hazard->kind == WD_SYNC_WRITE_RACING_WRITE ||
           hazard->kind == WD_SYNC_WRITE_RACING_READ;
}

// append_stages writes stages; layout transitions have none, and anything may stand before or behind them.
static void append_stages(wd_string_builder *text, uint64_t stages) {
    wd_syncval_append_bits(text, stages ? wd_sync_fold_stages(stages) : ALL_STAGES, true);
}

// A semaphore makes everything available and visible: its stages are what counts.
static void append_semaphore(wd_string_builder *text, const char *what, uint64_t src_stages,
                             uint64_t dst_stages) {
    wd_string_append(text, what);
    wd_string_append(text, " signaled behind ");
    append_stages(text, src_stages);
    wd_string_append(text, " and waited for by ");
    append_stages(text, dst_stages);
    wd_string_append(text, ".");
}

// chain_of returns the stages that barriers can start from.
static uint64_t chain_of(const wd_sync_hazard *hazard) {
    return wd_sync_narrowest_stages(hazard->barrier_stages & ~WD_SYNC_STAGE_PRESENT);
}

// What a semaphore brings reaches a queue by the stages that wait, and goes on from there by barriers.
static void append_chain(wd_string_builder *text, const wd_sync_hazard *hazard, uint64_t chain) {
    const uint64_t stages = wd_sync_usage_stage(hazard->access.usage);
    wd_string_append(text, " A semaphore orders it with ");
    wd_syncval_append_bits(text, chain, true);
    if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        wd_string_append(text, ": what is missing in the first scope of this layout transition: ");
        append_half(text, "src", chain, 0);
    } else {
        wd_string_append(text, " alone: that must be waited for by ");
        wd_syncval_append_bits(text, stages, true);
        wd_string_append(text, " too, or a barrier must go on from there: vkCmdPipelineBarrier2: ");
        append_half(text, "src", chain, 0);
        wd_string_append(text, ", ");
        append_half(text, "dst", stages, wd_sync_usage_table[hazard->access.usage].access);
    }
    wd_string_append(text, ".");
}

static void append_import(wd_string_builder *text, const wd_sync_hazard *hazard) {
    const uint64_t chain = chain_of(hazard);
    if (chain)
        append_chain(text, hazard, chain);
    else
        append_semaphore(text,
                         " A semaphore orders what came from that queue, but not this access: it must be",
                         wd_sync_usage_stage(hazard->prior.usage), wd_sync_usage_stage(hazard->access.usage));
}

// append_acquisition: the prior access is the presentation engine's.
static void append_acquisition(wd_string_builder *text, const wd_syncval_scene *scene,
                               const wd_sync_hazard *hazard) {
    const uint64_t chain = chain_of(hazard);
    if (scene->must_acquire) {
        wd_string_append(text, " It must be acquired first: vkAcquireNextImageKHR.");
    } else if (chain) {
        append_chain(text, hazard, chain);
    } else {
        wd_string_append(text, " The semaphore of vkAcquireNextImageKHR must be waited for by ");
        append_stages(text, wd_sync_usage_stage(hazard->access.usage));
        wd_string_append(text, ", or its fence by the host.");
    }
}

// append_presentation: nothing but a semaphore reaches the presentation engine.
static void append_presentation(wd_string_builder *text, const wd_sync_hazard *hazard) {
    wd_string_append(text, " vkQueuePresentKHR must wait for a semaphore that is signaled behind ");
    append_stages(text, hazard->fix.src_stages);
    wd_string_append(text, ".");
}

// append_widening: nothing can go on from an earlier layout transition, but from all commands. That of a render pass has its scopes from
// subpass dependencies; where none leads out, the implicit one ends in no stage.
static void append_widening(wd_string_builder *text, const wd_syncval_scene *scene,
                            const wd_sync_dependency *fix) {
    const bool ends_pass = scene->prior && strncmp(scene->prior->name, "vkCmdEndRenderPass", 18) == 0;
    wd_string_append(text, " What was missing in the second scope of the earlier layout transition");
    wd_string_append(text,
                     ends_pass ? ", which is that of subpass dependencies to VK_SUBPASS_EXTERNAL: " : ": ");
    append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
}

// append_barrier: a barrier between two commands of a queue, or what a transition's own barrier lacks.
static void append_barrier(wd_string_builder *text, const wd_syncval_scene *scene,
                           const wd_sync_hazard *hazard) {
    const wd_sync_dependency *fix = &hazard->fix;
    if (hazard->prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && scene->prior && scene->prior->is_release) {
        wd_string_append(text, " It must be acquired again first, or be used before it is released");
    } else if (hazard->fix_widens_prior) {
        append_widening(text, scene, fix);
    } else if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION && wd_syncval_is_race(hazard)) {
        wd_string_append(text, " A subpass dependency that leads from that subpass mends it: ");
        append_half(text, "src", fix->src_stages, fix->src_accesses);
    } else if (hazard->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        wd_string_append(text, scene->entry && scene->entry->is_release
                                   ? " What is missing in the first scope of this release: "
                                   : " What is missing in the first scope of this layout transition: ");
        append_half(text, "src", fix->src_stages, fix->src_accesses);
    } else {
        wd_string_append(text, wd_syncval_is_race(hazard)
                                   ? " A subpass dependency mends it: "
                                   : " The smallest barrier that mends it: vkCmdPipelineBarrier2: ");
        append_half(text, "src", fix->src_stages, fix->src_accesses);
        wd_string_append(text, ", ");
        append_half(text, "dst", fix->dst_stages, fix->dst_accesses);
    }
    wd_string_append(text, ".");
}

void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_scene *scene,
                           const wd_sync_hazard *hazard) {
    if (hazard->prior.usage == WD_SYNC_PRESENT)
        append_acquisition(text, scene, hazard);
    else if (hazard->access.usage == WD_SYNC_PRESENT)
        append_presentation(text, hazard);
    else if (wd_syncval_is_race(hazard) && scene->queue)
        append_semaphore(text, " A semaphore between the two submissions mends it,", hazard->fix.src_stages,
                         hazard->fix.dst_stages);
    else if (scene->prior_queue)
        append_import(text, hazard);
    else
        append_barrier(text, scene, hazard);
}
