// vkQueuePresentKHR: its semaphores and fences, and the images that it presents.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/wsi_internal.h"

static const wd_core_frame info_frame = WD_CORE_POINTER(NULL, "pPresentInfo");

static void check_wait(wd_core_check *c, VkQueue queue, VkSemaphore handle, uint32_t i) {
    const wd_state_semaphore *semaphore = WD_CORE_FIND(semaphore, handle);
    wd_core_message m;
    if (!semaphore) {
        return;
    }
    if (semaphore->semaphore_type != VK_SEMAPHORE_TYPE_BINARY) {
        if (wd_core_begin_rule(&m, c, &info_frame, NULL, WD_CORE_RULE(03267))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pWaitSemaphores[]", VK_OBJECT_TYPE_SEMAPHORE, semaphore->object.handle);
            wd_core_summaryf(&m, ", which was created with VK_SEMAPHORE_TYPE_TIMELINE");
            m.fix = "Signal a binary semaphore in the last submission that uses the image, and wait for that "
                    "one.";
            wd_core_end(&m);
        }
        return;
    }
    const wd_state_operation latest = wd_state_semaphore_operation(c->call->device->state, semaphore);
    const wd_core_wait wait = {
        .frame = &info_frame,
        .label = "pWaitSemaphores[]",
        .index = i,
        .semaphore = semaphore,
        .queue = queue,
        .rule_signal = WD_CORE_RULE(03268),
        .rule_other = WD_CORE_RULE(01294),
    };
    wd_core_check_wait(c, &wait, &latest);
}

// An element of pSwapchains, with the index of the image.
typedef struct presented {
    const VkPresentInfoKHR *info;
    uint32_t i;
    const wd_state_swapchain *swapchain;
    const wd_state_presentation *state;
} presented;

static const char *name_swapchain(const wd_core_check *c, const presented *p, char text[256]) {
    return wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, p->swapchain->object.handle, text, 256);
}

static void check_image(wd_core_check *c, const presented *p) {
    const uint32_t index = p->info->pImageIndices[p->i];
    const bool is_image = index < p->state->num_images;
    if (!p->state->num_images ||
        (is_image && (p->state->is_unknown || p->state->images[index].is_acquired))) {
        return;
    }
    wd_core_message m;
    char text[256];
    if (!wd_core_begin_rule(&m, c, &info_frame, "VkPresentInfoKHR", WD_CORE_RULE(01430))) {
        return;
    }
    m.indices[0] = p->i;
    wd_core_unsigned(&m, "pImageIndices[]", index);
    if (!is_image) {
        wd_core_summaryf(&m, ", but %s has %u images", name_swapchain(c, p, text), p->state->num_images);
    } else if (p->state->images[index].acquired_at) {
        wd_core_summaryf(&m, ", but this image of %s was presented or released, and not acquired again",
                         name_swapchain(c, p, text));
    } else {
        wd_core_summaryf(&m, ", but this image of %s was never acquired", name_swapchain(c, p, text));
    }
    m.fix = "Present the index that vkAcquireNextImageKHR returned, once for each acquisition.";
    wd_core_end(&m);
}

static void check_family(wd_core_check *c, const presented *p, const wd_state_queue *queue) {
    wd_core_message m;
    if (!queue || wd_state_may_present(c->state, (wd_state_swapchain *)p->swapchain, queue->family) ||
        !wd_core_begin_rule(&m, c, &info_frame, NULL, WD_CORE_RULE(01292))) {
        return;
    }
    m.indices[0] = p->i;
    wd_core_handle(&m, "pSwapchains[]", VK_OBJECT_TYPE_SWAPCHAIN_KHR, p->swapchain->object.handle);
    wd_core_summaryf(&m, ", to whose surface queue family %u of the queue cannot present", queue->family);
    m.fix = "Present on a queue of a family for which vkGetPhysicalDeviceSurfaceSupportKHR states VK_TRUE.";
    wd_core_end(&m);
}

static void check_unique(wd_core_check *c, const VkPresentInfoKHR *info) {
    wd_core_message m;
    for (uint32_t i = 1; i < info->swapchainCount; i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (info->pSwapchains[i] == info->pSwapchains[k] &&
                wd_core_begin_rule(&m, c, &info_frame, "VkPresentInfoKHR", WD_CORE_RULE(09231))) {
                m.indices[0] = i;
                wd_core_handle(&m, "pSwapchains[]", VK_OBJECT_TYPE_SWAPCHAIN_KHR,
                               WD_STATE_NON_DISPATCHABLE(info->pSwapchains[i]));
                wd_core_summaryf(&m, ", which is pSwapchains[%u], too", k);
                m.fix = "Present one image of a swapchain in a call.";
                wd_core_end(&m);
                return;
            }
        }
    }
}

static void check_swapchains(wd_core_check *c, const VkPresentInfoKHR *info, VkQueue queue) {
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        presented p = {.info = info, .i = i, .swapchain = WD_CORE_FIND(swapchain, info->pSwapchains[i])};
        if (p.swapchain) {
            p.state = wd_state_presentation_of(p.swapchain);
            check_image(c, &p);
            check_family(c, &p, wd_state_find_queue(c->state, queue));
        }
    }
    check_unique(c, info);
}

#ifdef VK_EXT_swapchain_maintenance1
static void check_fences(wd_core_check *c, const VkPresentInfoKHR *info) {
    const VkSwapchainPresentFenceInfoEXT *fences =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_FENCE_INFO_EXT);
    static const wd_core_frame frame = {&info_frame,
                                        "<" WD_CORE_MAINTENANCE1("VkSwapchainPresentFenceInfo") ">",
                                        WD_CORE_NO_INDEX,
                                        false,
                                        NULL,
                                        0};
    for (uint32_t i = 0; fences && fences->pFences && i < fences->swapchainCount; i++) {
        wd_core_fence_use use = {
            .frame = &frame,
            .owner = WD_CORE_MAINTENANCE1("VkSwapchainPresentFenceInfo"),
            .label = "pFences[]",
            .index = i,
            .fence = fences->pFences[i],
            .rule = WD_CORE_RULE(07758),
        };
        if (use.fence) {
            wd_core_check_unsignaled(c, &use);
            use.rule = WD_CORE_RULE(07759);
            wd_core_check_idle_fence(c, &use);
        }
    }
}
#endif

WD_CORE_CHECK(wsi, QueuePresentKHR) {
    const VkPresentInfoKHR *info = s->pPresentInfo;
    if (!info) {
        return;
    }
    for (uint32_t i = 0; info->pWaitSemaphores && i < info->waitSemaphoreCount; i++) {
        check_wait(c, s->queue, info->pWaitSemaphores[i], i);
    }
    if (info->pSwapchains && info->pImageIndices) {
        check_swapchains(c, info, s->queue);
        wd_core_check_presented_structs(c, info);
    }
#ifdef VK_EXT_swapchain_maintenance1
    check_fences(c, info);
#endif
}
