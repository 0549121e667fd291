// A frame: an image is acquired, cleared and presented.
#include "testing/window/window_loop.h"

// Mistakes that need no other event happen in this frame.
enum { FRAME_OF_MISTAKE = 5 };

static void transition(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to) {
    const bool is_first = from == VK_IMAGE_LAYOUT_UNDEFINED;
    const VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = is_first ? 0 : VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = is_first ? VK_ACCESS_TRANSFER_WRITE_BIT : 0,
        .oldLayout = from,
        .newLayout = to,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = image,
        .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1},
    };
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                         is_first ? VK_PIPELINE_STAGE_TRANSFER_BIT : VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, 0,
                         0, NULL, 0, NULL, 1, &barrier);
}

static void record(loop *l, const frame *f, uint32_t index) {
    const VkCommandBufferBeginInfo begin = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
        .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
    };
    const VkClearColorValue color = {.float32 = {0.0F, 0.5F, 0.0F, 1.0F}};
    const VkImageSubresourceRange all = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    const VkImageLayout target = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    LOOP_CHECK(l, vkBeginCommandBuffer(f->commands, &begin));
    transition(f->commands, l->images[index], VK_IMAGE_LAYOUT_UNDEFINED, target);
    vkCmdClearColorImage(f->commands, l->images[index], target, &color, 1, &all);
    if (l->mistake != WRONG_LAYOUT) {
        transition(f->commands, l->images[index], target, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR);
    }
    LOOP_CHECK(l, vkEndCommandBuffer(f->commands));
}

static VkResult acquire(loop *l, const frame *f, uint32_t *index) {
    const VkSemaphore semaphore = l->mistake == SHARED_SEMAPHORE ? l->frames[0].acquired : f->acquired;
    const bool is_retired = l->mistake == ACQUIRE_RETIRED && l->retired;
    if (l->mistake != SIGNALED_FENCE) {
        return vkAcquireNextImageKHR(l->device, is_retired ? l->retired : l->swapchain, UINT64_MAX, semaphore,
                                     VK_NULL_HANDLE, index);
    }
    VkFence fence = loop_fence(l, VK_FENCE_CREATE_SIGNALED_BIT);
    const VkResult result =
        vkAcquireNextImageKHR(l->device, l->swapchain, UINT64_MAX, semaphore, fence, index);
    vkDestroyFence(l->device, fence, NULL);
    return result;
}

// acquire_many acquires images that are not presented, until the layer reports it.
static void acquire_many(loop *l) {
    VkSemaphore semaphores[MAX_IMAGES];
    uint32_t count = 0, index;
    while (!l->is_stopped && count < MAX_IMAGES) {
        semaphores[count] = loop_semaphore(l);
        vkAcquireNextImageKHR(l->device, l->swapchain, UINT64_MAX, semaphores[count++], VK_NULL_HANDLE,
                              &index);
    }
    vkDeviceWaitIdle(l->device);
    while (count > 0) {
        vkDestroySemaphore(l->device, semaphores[--count], NULL);
    }
}

static void submit(loop *l, const frame *f, VkSemaphore rendered) {
    static const VkPipelineStageFlags stage = VK_PIPELINE_STAGE_TRANSFER_BIT;
    const VkSemaphore acquired = l->mistake == SHARED_SEMAPHORE ? l->frames[0].acquired : f->acquired;
    const VkSubmitInfo info = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
        .waitSemaphoreCount = l->mistake == UNUSED_SEMAPHORE ? 0 : 1,
        .pWaitSemaphores = &acquired,
        .pWaitDstStageMask = &stage,
        .commandBufferCount = 1,
        .pCommandBuffers = &f->commands,
        .signalSemaphoreCount = l->mistake == NO_SIGNAL ? 0 : 1,
        .pSignalSemaphores = &rendered,
    };
    LOOP_CHECK(l, vkResetFences(l->device, 1, &f->fence));
    LOOP_CHECK(l, vkQueueSubmit(l->queue, 1, &info, f->fence));
}

static VkResult present(loop *l, VkSemaphore rendered, uint32_t index) {
    VkPresentInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_PRESENT_INFO_KHR,
        .waitSemaphoreCount = 1,
        .pWaitSemaphores = &rendered,
        .swapchainCount = 1,
        .pSwapchains = &l->swapchain,
        .pImageIndices = &index,
    };
    VkResult result = vkQueuePresentKHR(l->queue, &info);
    if (l->mistake == PRESENT_TWICE && result == VK_SUCCESS) {
        info.waitSemaphoreCount = 0;
        result = vkQueuePresentKHR(l->queue, &info);
    }
    return result;
}

bool loop_draw(loop *l, uint32_t number) {
    const frame *f = &l->frames[number % l->num_frames];
    uint32_t index = 0;
    if (l->mistake == TOO_MANY && number == FRAME_OF_MISTAKE) {
        acquire_many(l);
        return true;
    }
    LOOP_CHECK(l, vkWaitForFences(l->device, 1, &f->fence, VK_TRUE, UINT64_MAX));
    VkResult result = acquire(l, f, &index);
    if (result == VK_ERROR_OUT_OF_DATE_KHR) {
        return false;
    }
    if (!loop_check(l, result, "vkAcquireNextImageKHR") || l->is_stopped) {
        return true;
    }
    const bool is_suboptimal = result == VK_SUBOPTIMAL_KHR;
    const VkSemaphore rendered = l->mistake == SEMAPHORE_OF_FRAME ? f->rendered : l->rendered[index];
    record(l, f, index);
    submit(l, f, rendered);
    if (l->is_stopped) {
        return true;
    }
    if (l->mistake == OTHER_IMAGE && number == FRAME_OF_MISTAKE) {
        index = (index + 1) % l->num_images;
    }
    result = present(l, rendered, index);
    if (result == VK_ERROR_OUT_OF_DATE_KHR) {
        return false;
    }
    loop_check(l, result, "vkQueuePresentKHR");
    return result == VK_SUCCESS && !is_suboptimal;
}
