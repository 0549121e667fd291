// Stages that two features, or an extension and a feature, bring: wherever commands name stages.
#include <stdio.h>

#include "vk/core/barriers/barriers_internal.h"

// use is a mask of stages.
typedef struct use {
    wd_core_check *c;
    const wd_core_frame *frame;
    const char *owner, *member;
    VkPipelineStageFlags2 stages;
    bool is_second;
} use;

static bool has_shading_rate(const wd_core_check *c) {
    return c->enabled->features.shadingRateImage || c->enabled->features.attachmentFragmentShadingRate;
}

static bool has_ray_tracing(const wd_core_check *c) {
    return c->enabled->extensions.NV_ray_tracing || c->enabled->features.rayTracingPipeline;
}

WD_CORE_COLD static void report(const use *u, uint32_t rule, const char *lacks) {
    char owner[96], text[512];
    wd_core_message m;
    snprintf(owner, sizeof owner, "%s-%s", u->owner, u->member);
    if (wd_core_begin_rule(&m, u->c, u->frame, owner, rule)) {
        wd_core_word(&m, u->member,
                     u->is_second ? wd_VkPipelineStageFlags2_string(u->stages, text, sizeof text)
                                  : wd_VkPipelineStageFlags_string((VkPipelineStageFlags)u->stages, text,
                                                                   sizeof text));
        wd_core_notef(&m, "%s is enabled", lacks);
        wd_core_end(&m);
    }
}

static void check(const use *u) {
    if (u->stages & VK_PIPELINE_STAGE_2_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR && u->c->enabled &&
        !has_shading_rate(u->c)) {
        report(u, u->is_second ? WD_CORE_RULE(07316) : WD_CORE_RULE(07318),
               "Neither the shadingRateImage nor the attachmentFragmentShadingRate feature");
    }
    if (u->stages & VK_PIPELINE_STAGE_2_RAY_TRACING_SHADER_BIT_KHR && u->c->enabled &&
        !has_ray_tracing(u->c)) {
        report(u, u->is_second ? WD_CORE_RULE(07946) : WD_CORE_RULE(07949),
               "Neither VK_NV_ray_tracing nor the rayTracingPipeline feature");
    }
}

static void check_first(wd_core_check *c, const char *owner, const char *member,
                        VkPipelineStageFlags2 stages) {
    check(&(use){c, NULL, owner, member, stages, false});
}

WD_CORE_CHECK(barriers_stages, CmdPipelineBarrier) {
    if (!c->is_repeated) {
        check_first(c, "vkCmdPipelineBarrier", "srcStageMask", s->srcStageMask);
        check_first(c, "vkCmdPipelineBarrier", "dstStageMask", s->dstStageMask);
    }
}

WD_CORE_CHECK(barriers_stages, CmdWaitEvents) {
    check_first(c, "vkCmdWaitEvents", "srcStageMask", s->srcStageMask);
    check_first(c, "vkCmdWaitEvents", "dstStageMask", s->dstStageMask);
}

WD_CORE_CHECK(barriers_stages, CmdSetEvent) {
    check_first(c, "vkCmdSetEvent", "stageMask", s->stageMask);
}

WD_CORE_CHECK(barriers_stages, CmdResetEvent) {
    check_first(c, "vkCmdResetEvent", "stageMask", s->stageMask);
}

WD_CORE_CHECK(barriers_stages, CmdResetEvent2) {
    check(&(use){c, NULL, "vkCmdResetEvent2", "stageMask", s->stageMask, true});
}

WD_CORE_CHECK(barriers_stages, CmdWriteTimestamp2) {
    check(&(use){c, NULL, "vkCmdWriteTimestamp2", "stage", s->stage, true});
}

WD_CORE_CHECK(barriers_stages, CmdWriteBufferMarker2AMD) {
    check(&(use){c, NULL, "vkCmdWriteBufferMarker2AMD", "stage", s->stage, true});
}

void wd_barriers_check_features(const wd_barriers *b, const wd_barrier *barrier) {
    const char *owner = wd_barriers_owner(b, barrier->given.kind);
    if (b->given.is_second) {
        check(&(use){b->c, &barrier->frame, owner, "srcStageMask", barrier->given.src_stages, true});
        check(&(use){b->c, &barrier->frame, owner, "dstStageMask", barrier->given.dst_stages, true});
    }
}

// --- Submissions

WD_CORE_CHECK(barriers_stages, QueueSubmit) {
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        const VkSubmitInfo *info = &s->pSubmits[i];
        for (uint32_t k = 0; info->pWaitDstStageMask && k < info->waitSemaphoreCount; k++) {
            check(&(use){c, &frame, "VkSubmitInfo", "pWaitDstStageMask", info->pWaitDstStageMask[k], false});
        }
    }
}

static void check_semaphores(wd_core_check *c, const wd_core_frame *outer, const char *name,
                             const VkSemaphoreSubmitInfo *infos, uint32_t count) {
    for (uint32_t i = 0; infos && i < count; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(outer, name, i);
        check(&(use){c, &frame, "VkSemaphoreSubmitInfo", "stageMask", infos[i].stageMask, true});
    }
}

WD_CORE_CHECK(barriers_stages, QueueSubmit2) {
    for (uint32_t i = 0; s->pSubmits && i < s->submitCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", i);
        const VkSubmitInfo2 *info = &s->pSubmits[i];
        check_semaphores(c, &frame, "pWaitSemaphoreInfos", info->pWaitSemaphoreInfos,
                         info->waitSemaphoreInfoCount);
        check_semaphores(c, &frame, "pSignalSemaphoreInfos", info->pSignalSemaphoreInfos,
                         info->signalSemaphoreInfoCount);
    }
}

// --- Render passes

// `info` is of both versions. A VkMemoryBarrier2 in the chain replaces the masks, and has statements of its own.
#define CHECK_DEPENDENCIES(Struct, info, is_replaced)                                                        \
    const wd_core_frame outer = WD_CORE_POINTER(NULL, "pCreateInfo");                                        \
    for (uint32_t i = 0; (info) && (info)->pDependencies && i < (info)->dependencyCount; i++) {              \
        const wd_core_frame frame = WD_CORE_ELEMENT(&outer, "pDependencies", i);                             \
        const Struct *has = &(info)->pDependencies[i];                                                       \
        if (!(is_replaced)) {                                                                                \
            check(&(use){c, &frame, #Struct, "srcStageMask", has->srcStageMask, false});                     \
            check(&(use){c, &frame, #Struct, "dstStageMask", has->dstStageMask, false});                     \
        }                                                                                                    \
    }

WD_CORE_CHECK(barriers_stages, CreateRenderPass) {
    const VkRenderPassCreateInfo *info = s->pCreateInfo;
    CHECK_DEPENDENCIES(VkSubpassDependency, info, false)
}

WD_CORE_CHECK(barriers_stages, CreateRenderPass2) {
    const VkRenderPassCreateInfo2 *info = s->pCreateInfo;
    CHECK_DEPENDENCIES(VkSubpassDependency2, info,
                       wd_core_chained(has->pNext, VK_STRUCTURE_TYPE_MEMORY_BARRIER_2))
}
