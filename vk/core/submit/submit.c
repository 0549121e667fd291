// vkQueueSubmit, vkQueueSubmit2 and vkQueueBindSparse: their semaphores and fences.
#include "vk/core/core_internal.h"
#include "vk/core/submit/submit_internal.h"

static wd_core_uses plain_uses(const VkSemaphore *semaphores, uint32_t count, const uint64_t *values,
                               uint32_t num_values, const char *label) {
    return (wd_core_uses){.count = semaphores ? count : 0,
                          .semaphores = semaphores,
                          .stride = sizeof *semaphores,
                          .values = values,
                          .value_stride = sizeof *values,
                          .num_values = num_values,
                          .label = label};
}

// timeline_batch makes a batch whose values are in the chain.
static wd_core_batch timeline_batch(const void *chain, const VkSemaphore *waits, uint32_t num_waits,
                                    const VkSemaphore *signals, uint32_t num_signals) {
    static const VkTimelineSemaphoreSubmitInfo none;
    const VkTimelineSemaphoreSubmitInfo *values =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    const VkTimelineSemaphoreSubmitInfo *from = values ? values : &none;
    return (wd_core_batch){
        .waits = plain_uses(waits, num_waits, from->pWaitSemaphoreValues, from->waitSemaphoreValueCount,
                            "pWaitSemaphores[]"),
        .signals = plain_uses(signals, num_signals, from->pSignalSemaphoreValues,
                              from->signalSemaphoreValueCount, "pSignalSemaphores[]"),
        .values = values,
    };
}

static wd_core_batch batch_1(const void *infos, uint32_t index) {
    const VkSubmitInfo *info = &((const VkSubmitInfo *)infos)[index];
    return timeline_batch(info->pNext, info->pWaitSemaphores, info->waitSemaphoreCount,
                          info->pSignalSemaphores, info->signalSemaphoreCount);
}

static wd_core_batch batch_sparse(const void *infos, uint32_t index) {
    const VkBindSparseInfo *info = &((const VkBindSparseInfo *)infos)[index];
    return timeline_batch(info->pNext, info->pWaitSemaphores, info->waitSemaphoreCount,
                          info->pSignalSemaphores, info->signalSemaphoreCount);
}

static wd_core_uses uses_2(const VkSemaphoreSubmitInfo *infos, uint32_t count, const char *label) {
    return (wd_core_uses){.count = infos ? count : 0,
                          .semaphores = infos ? &infos->semaphore : NULL,
                          .stride = sizeof *infos,
                          .values = infos ? &infos->value : NULL,
                          .value_stride = sizeof *infos,
                          .num_values = count,
                          .label = label};
}

static wd_core_batch batch_2(const void *infos, uint32_t index) {
    const VkSubmitInfo2 *info = &((const VkSubmitInfo2 *)infos)[index];
    return (wd_core_batch){
        .waits = uses_2(info->pWaitSemaphoreInfos, info->waitSemaphoreInfoCount,
                        "pWaitSemaphoreInfos[].semaphore"),
        .signals = uses_2(info->pSignalSemaphoreInfos, info->signalSemaphoreInfoCount,
                          "pSignalSemaphoreInfos[].semaphore"),
    };
}

static void check_waits(wd_core_check *c, wd_core_place *place) {
    for (uint32_t i = 0; i < place->batch->waits.count; i++) {
        place->index = i;
        place->semaphore = wd_state_find_semaphore(c->state, wd_core_semaphore_at(&place->batch->waits, i));
        if (place->semaphore && place->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
            wd_core_check_binary_wait(c, place);
        } else if (place->semaphore) {
            wd_core_check_timeline_wait(c, place);
        }
    }
}

static void check_signals(wd_core_check *c, wd_core_place *place) {
    for (uint32_t i = 0; i < place->batch->signals.count; i++) {
        place->index = i;
        place->semaphore = wd_state_find_semaphore(c->state, wd_core_semaphore_at(&place->batch->signals, i));
        if (place->semaphore && place->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY) {
            wd_core_check_binary_signal(c, place);
        } else if (place->semaphore) {
            wd_core_check_timeline_signal(c, place);
        }
    }
}

static void check_submit(wd_core_check *c, const wd_core_submit *submit, VkFence fence) {
    for (uint32_t i = 0; submit->infos && i < submit->count; i++) {
        const wd_core_batch batch = submit->batch(submit->infos, i);
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, submit->rules->array, i);
        wd_core_place place = {.submit = submit, .batch = &batch, .batch_index = i, .frame = &frame};
        check_waits(c, &place);
        check_signals(c, &place);
    }
    if (fence) {
        wd_core_check_unsignaled(
            c, &(wd_core_fence_use){.label = "fence", .fence = fence, .rule = submit->rules->fence});
    }
}

WD_CORE_CHECK(submit, QueueSubmit) {
    static const wd_core_submit_rules rules = {
        .owner = "VkSubmitInfo",
        .array = "pSubmits",
        .fence = WD_CORE_RULE(00063),
        .signal = WD_CORE_RULE(00067),
        .wait = WD_CORE_RULE(03238),
        .other_queue = WD_CORE_RULE(00068),
        .value = WD_CORE_RULE(03242),
        .wait_difference = WD_CORE_RULE(03243),
        .signal_difference = WD_CORE_RULE(03244),
    };
    check_submit(c, &(wd_core_submit){&rules, s->queue, s->pSubmits, s->submitCount, batch_1}, s->fence);
    wd_core_check_submitted(c, s);
}

WD_CORE_CHECK(submit, QueueSubmit2) {
    static const wd_core_submit_rules rules = {
        .owner = "VkSubmitInfo2",
        .array = "pSubmits",
        .fence = WD_CORE_RULE(04894),
        .signal = WD_CORE_RULE(03868),
        .wait = WD_CORE_RULE(03873),
        .other_queue = WD_CORE_RULE(03871),
        .value = WD_CORE_RULE(03882),
        .wait_difference = WD_CORE_RULE(03884),
        .signal_difference = WD_CORE_RULE(03883),
    };
    check_submit(c, &(wd_core_submit){&rules, s->queue, s->pSubmits, s->submitCount, batch_2}, s->fence);
    wd_core_check_submitted_2(c, s);
}

WD_CORE_CHECK(submit, QueueBindSparse) {
    static const wd_core_submit_rules rules = {
        .owner = "VkBindSparseInfo",
        .array = "pBindInfo",
        .fence = WD_CORE_RULE(01113),
        .signal = WD_CORE_RULE(01115),
        .wait = WD_CORE_RULE(03245),
        .other_queue = WD_CORE_RULE(01116),
        .value = WD_CORE_RULE(03249),
        .wait_difference = WD_CORE_RULE(03250),
        .signal_difference = WD_CORE_RULE(03251),
    };
    check_submit(c, &(wd_core_submit){&rules, s->queue, s->pBindInfo, s->bindInfoCount, batch_sparse},
                 s->fence);
}
