// The layouts of presented images.
#include <assert.h>

#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"
#include "vk/registry/enum_strings.h"

static void report(wd_core_check *c, const VkPresentInfoKHR *info, uint32_t i,
                   const wd_image_mismatch *mismatch) {
    assert(i < info->swapchainCount);
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, NULL, "VkPresentInfoKHR", WD_CORE_RULE(01430))) {
        return;
    }
    char image[256], swapchain[256];
    wd_core_summaryf(
        &m, "pPresentInfo->pImageIndices[%u] is %u, but that image of %s, %s, is in %s", i,
        info->pImageIndices[i],
        wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, WD_STATE_NON_DISPATCHABLE(info->pSwapchains[i]),
                     swapchain, sizeof swapchain),
        wd_core_name(c, VK_OBJECT_TYPE_IMAGE, mismatch->use->image->object.handle, image, sizeof image),
        wd_VkImageLayout_string(mismatch->actual));
    wd_core_note_layout(&m, mismatch);
    m.fix =
        "Transition the image to VK_IMAGE_LAYOUT_PRESENT_SRC_KHR, with a barrier or as the finalLayout of "
        "a render pass, before the image is presented.";
    wd_core_end(&m);
}

// find_image returns the image that an element presents; NULL: not known.
static const wd_state_image *find_image(const wd_core_check *c, const VkPresentInfoKHR *info, uint32_t i) {
    assert(i < info->swapchainCount && info->pSwapchains && info->pImageIndices);
    const wd_state_swapchain *swapchain = wd_state_find_swapchain(c->state, info->pSwapchains[i]);
    const uint32_t index = info->pImageIndices[i];
    return swapchain && swapchain->images && index < swapchain->num_images ? swapchain->images[index] : NULL;
}

static void check_image(wd_core_check *c, const wd_image_submit *submit, const VkPresentInfoKHR *info,
                        uint32_t i) {
    wd_image_use use = {
        .image = find_image(c, info, i),
        .range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS},
        .layout = VK_IMAGE_LAYOUT_PRESENT_SRC_KHR,
    };
    wd_image_mismatch mismatch;
    if (use.image && wd_image_submit_find_first(submit, &use, &mismatch) &&
        mismatch.actual != VK_IMAGE_LAYOUT_SHARED_PRESENT_KHR) {
        report(c, info, i, &mismatch);
    }
}

WD_CORE_CHECK(layouts, QueuePresentKHR) {
    wd_image_layouts *layouts = wd_core_layouts_of(c);
    const VkPresentInfoKHR *info = s->pPresentInfo;
    if (!layouts || !info) {
        return;
    }
    wd_image_submit submit;
    wd_image_submit_begin(&submit, layouts, wd_state_find_queue(c->state, s->queue));
    for (uint32_t i = 0; info->pWaitSemaphores && i < info->waitSemaphoreCount; i++) {
        wd_state_semaphore *semaphore = wd_state_find_semaphore(c->state, info->pWaitSemaphores[i]);
        if (semaphore) {
            wd_image_submit_wait(&submit, semaphore, 0);
        } else {
            wd_image_submit_forget(&submit);
        }
    }
    for (uint32_t i = 0; info->pSwapchains && info->pImageIndices && i < info->swapchainCount; i++) {
        check_image(c, &submit, info, i);
    }
    wd_image_submit_finish(&submit);
}
