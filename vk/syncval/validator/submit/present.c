// Presentation: images that belong to the presentation engine, and their return to queues.
//
// A presented image is an access in the engine's context, which nothing orders with queues. An acquisition
// replaces it by a newer access. A queue that waits for the semaphore of the acquisition imports that access,
// ordered before the stages that wait. Other queues race with the engine if they use the image before.
#include "vk/syncval/validator/submit/queue_internal.h"
#include "vk/syncval/validator/trace/trace.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

static const VkImageSubresourceRange all_subresources = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0,
                                                         VK_REMAINING_ARRAY_LAYERS};

// location holds the addresses of an image.
typedef struct location {
    wd_syncval_ranges ranges;
    wd_sync_space space;
} location;

// find_location returns whether the addresses are known. Call finish_location in any case.
static bool find_location(wd_syncval_queues *queues, const wd_state_image *image, location *at) {
    *at = (location){.ranges = {.allocator = queues->device->allocator}};
    return wd_syncval_image_ranges(&queues->device->spaces, &at->ranges, image, &all_subresources, NULL,
                                   &at->space) &&
           !at->ranges.failed && at->ranges.count;
}

static void finish_location(location *at) {
    wd_free(&at->ranges.allocator, at->ranges.items);
}

// --- Presentable images

const wd_syncval_presentable *wd_syncval_find_presentable(const wd_syncval_queues *queues, uint64_t tag) {
    for (size_t i = 0; i < queues->presentables.count; i++) {
        if (queues->presentables.items[i].tag == tag) {
            return &queues->presentables.items[i];
        }
    }
    return NULL;
}

static wd_syncval_presentable *find_image(const wd_syncval_queues *queues, const wd_state_image *image) {
    for (size_t i = 0; i < queues->presentables.count; i++) {
        if (queues->presentables.items[i].image == image) {
            return &queues->presentables.items[i];
        }
    }
    return NULL;
}

static wd_syncval_presentable *need_image(wd_syncval_queues *queues, const wd_state_image *image) {
    wd_syncval_presentable *found = find_image(queues, image);
    if (found) {
        return found;
    }
    found = WD_VECTOR_PUSH(&queues->device->allocator, &queues->presentables);
    if (found) {
        *found = (wd_syncval_presentable){.image = image};
    }
    return found;
}

// remove_engine_access removes the access of the engine to an image.
static void remove_engine_access(wd_syncval_queues *queues, wd_syncval_presentable *presentable) {
    location at;
    presentable->belongs_to_engine = false;
    presentable->fence = VK_NULL_HANDLE;
    if (queues->engine && find_location(queues, presentable->image, &at) &&
        wd_sync_context_erase(queues->engine, at.space, at.ranges.items, at.ranges.count) != WD_OK) {
        wd_sync_context_clear(queues->engine);
    }
    finish_location(&at);
}

// add_engine_access adds an access of the engine to an image.
static bool add_engine_access(wd_syncval_queues *queues, wd_syncval_presentable *presentable) {
    if (!queues->engine &&
        wd_sync_context_create(queues->pool, WD_SYNCVAL_ENGINE, &queues->engine) != WD_OK) {
        return false;
    }
    presentable->tag = queues->next_tag++;
    const wd_sync_access access = {.tag = presentable->tag, .usage = WD_SYNC_PRESENT};
    location at;
    presentable->belongs_to_engine =
        find_location(queues, presentable->image, &at) &&
        wd_sync_context_update(queues->engine, at.space, at.ranges.items, at.ranges.count, &access) == WD_OK;
    finish_location(&at);
    return presentable->belongs_to_engine;
}

void wd_syncval_forget_image(wd_syncval_queues *queues, const wd_state_image *image) {
    wd_syncval_presentable *presentable = find_image(queues, image);
    if (!presentable) {
        return;
    }
    remove_engine_access(queues, presentable);
    *presentable = queues->presentables.items[--queues->presentables.count];
}

// --- Acquisition

void wd_syncval_acquire(wd_syncval_queues *queues, const wd_state_image *image, wd_state_semaphore *semaphore,
                        VkFence fence) {
    queues->num_changes++;
    wd_syncval_presentable *presentable = need_image(queues, image);
    if (!presentable || !add_engine_access(queues, presentable)) {
        return;
    }
    presentable->cause = WD_SYNCVAL_ACQUIRED;
    presentable->fence = fence;
    presentable->semaphore = wd_syncval_name_semaphore(semaphore);
    // If the waits for the semaphore are unknown, the image counts as acquired.
    if (semaphore && !wd_syncval_signal_acquired(queues, semaphore, presentable->tag)) {
        remove_engine_access(queues, presentable);
    }
}

void wd_syncval_complete_acquisition(wd_syncval_queues *queues, wd_syncval_queue *to, uint64_t tag,
                                     uint64_t wait_stages) {
    wd_syncval_presentable *presentable = (wd_syncval_presentable *)wd_syncval_find_presentable(queues, tag);
    if (!presentable || !presentable->belongs_to_engine) {
        return;
    }
    remove_engine_access(queues, presentable);
    wd_syncval_join_clock(&to->clock, &presentable->clock);
    presentable->tag = queues->next_tag++;
    to->end_tag = queues->next_tag;
    location at;
    wd_status status = WD_OK;
    if (find_location(queues, presentable->image, &at)) {
        const wd_sync_access access = {.tag = presentable->tag, .usage = WD_SYNC_PRESENT};
        const uint64_t accesses = ALL_ACCESSES;
        const wd_sync_range_barrier ranged = {
            .barrier = {.first = wd_sync_first_scope(WD_SYNC_STAGE_PRESENT, accesses, 0),
                        .second = wd_sync_second_scope(wait_stages, accesses, 0),
                        .end_tag = UINT64_MAX,
                        .queue = to->number},
            .space = at.space,
            .ranges = at.ranges.items,
            .num_ranges = (uint32_t)at.ranges.count,
        };
        const wd_sync_barrier_command command = {.ranged = &ranged, .num_ranged = 1};
        status = wd_sync_context_update(to->context, at.space, at.ranges.items, at.ranges.count, &access);
        status = status == WD_OK ? wd_sync_context_barrier(to->context, &command) : status;
    }
    finish_location(&at);
    if (status != WD_OK) {
        wd_sync_context_clear(to->context);
    }
}

// forget_uses removes the accesses of queues to an image, because the host knows that they are complete.
static void forget_uses(wd_syncval_queues *queues, const wd_state_image *image) {
    location at;
    if (find_location(queues, image, &at)) {
        for (wd_syncval_queue *queue = queues->first; queue; queue = queue->next) {
            if (wd_sync_context_erase(queue->context, at.space, at.ranges.items, at.ranges.count) != WD_OK) {
                wd_sync_context_clear(queue->context);
            }
        }
    }
    finish_location(&at);
}

void wd_syncval_fence_reached(wd_syncval_queues *queues, VkFence fence) {
    for (size_t i = 0; i < queues->presentables.count; i++) {
        wd_syncval_presentable *presentable = &queues->presentables.items[i];
        if (presentable->cause != WD_SYNCVAL_ACQUIRED || presentable->fence != fence) {
            continue;
        }
        remove_engine_access(queues, presentable);
        forget_uses(queues, presentable->image);
        wd_syncval_note_clock(queues, &presentable->clock);
    }
}

// --- Presentation

static bool detect(wd_syncval_queues *queues, wd_syncval_queue *by, const location *at,
                   wd_sync_hazard *hazard) {
    const wd_sync_access access = {
        .tag = queues->next_tag, .usage = WD_SYNC_PRESENT, .queue = WD_SYNCVAL_ENGINE};
    if (wd_sync_context_detect(by->context, at->space, at->ranges.items, at->ranges.count, &access, hazard)) {
        return true;
    }
    for (wd_syncval_queue *other = queues->first; other; other = other->next) {
        if (other != by &&
            wd_sync_context_detect_async(other->context, at->space, at->ranges.items, at->ranges.count,
                                         &access, wd_syncval_known_tag(by, other), hazard)) {
            return true;
        }
    }
    return false;
}

// detect_engine finds the access of the engine to an image that it still has.
static bool detect_engine(const wd_syncval_queues *queues, const location *at, wd_sync_hazard *hazard) {
    const wd_sync_access access = {
        .tag = queues->next_tag, .usage = WD_SYNC_PRESENT, .queue = WD_SYNCVAL_ENGINE};
    return wd_sync_context_detect_async(queues->engine, at->space, at->ranges.items, at->ranges.count,
                                        &access, 0, hazard);
}

static void present_image(wd_syncval_queues *queues, wd_syncval_queue *by, const wd_state_image *image) {
    location at;
    wd_sync_hazard hazard;
    wd_syncval_presentable *presentable = need_image(queues, image);
    const bool is_acquired = presentable && presentable->cause == WD_SYNCVAL_ACQUIRED;
    const bool is_unknown = !wd_state_queue_is_retired(by->queue, by->unknown_until);
    if (find_location(queues, image, &at) &&
        (detect(queues, by, &at, &hazard) ||
         (is_acquired && presentable->belongs_to_engine && detect_engine(queues, &at, &hazard)))) {
        if (hazard.prior.usage != WD_SYNC_PRESENT) {
            wd_syncval_report_present(queues, by, image, &hazard);
        } else if (is_acquired && hazard.prior.tag == presentable->tag && !is_unknown) {
            wd_syncval_report_unacquired(queues, by, presentable, &hazard);
        }
    }
    finish_location(&at);
    if (!presentable) {
        return;
    }
    presentable->cause = WD_SYNCVAL_PRESENTED;
    presentable->clock = by->clock;
    add_engine_access(queues, presentable);
}

// All earlier accesses to the image are complete; the application must ensure this.
static void release_image(wd_syncval_queues *queues, const wd_state_image *image) {
    wd_syncval_presentable *presentable = need_image(queues, image);
    if (!presentable) {
        return;
    }
    forget_uses(queues, image);
    presentable->cause = WD_SYNCVAL_RELEASED;
    presentable->clock = (wd_syncval_clock){0};
    add_engine_access(queues, presentable);
}

void wd_syncval_execute_present(wd_syncval_queues *queues, wd_syncval_queue *at,
                                const wd_syncval_present *present) {
    wd_mutex_assert_held(&queues->lock);
    for (uint32_t i = 0; i < present->num_waits; i++) {
        wd_syncval_wait(queues, at, &present->waits[i]);
    }
    for (uint32_t i = 0; i < present->num_images; i++) {
        if (at->is_untracked) {
            wd_syncval_forget_image(queues, present->images[i]);
        } else {
            present_image(queues, at, present->images[i]);
        }
    }
    wd_syncval_hide_accesses(queues, at);
}

// --- Hooks

// find_image_of returns an image of a swapchain, or NULL. NULL for shared presentable images, which the
// application may use while they are presented, and for images that it has not queried.
static wd_state_image *find_image_of(const wd_call *call, VkSwapchainKHR handle, uint32_t index) {
    const wd_state_swapchain *swapchain = wd_state_find_swapchain(call->device->state, handle);
    if (!swapchain || index >= swapchain->num_images) {
        return NULL;
    }
    const VkPresentModeKHR mode = swapchain->create_info.presentMode;
    const bool is_shared = mode == VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR ||
                           mode == VK_PRESENT_MODE_SHARED_CONTINUOUS_REFRESH_KHR;
    return is_shared ? NULL : swapchain->images[index];
}

static void acquired(wd_call *call, VkSwapchainKHR handle, VkSemaphore semaphore, VkFence fence,
                     const uint32_t *index, VkResult result) {
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    if (!device || (!queues && !device->trace) || (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR)) {
        return;
    }
    wd_state_semaphore *signaled = wd_state_find_semaphore(call->device->state, semaphore);
    const wd_state_image *image = find_image_of(call, handle, *index);
    if (!image || (semaphore && !signaled)) {
        return;
    }
    wd_syncval_trace_acquired(device->trace, image, signaled, fence);
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    wd_syncval_acquire(queues, image, signaled, fence);
    wd_syncval_queues_unlock(queues);
}

void wd_syncval_post_AcquireNextImageKHR(wd_call *call, const wd_AcquireNextImageKHR_args *args,
                                         const wd_AcquireNextImageKHR_args *down) {
    (void)down;
    acquired(call, args->swapchain, args->semaphore, args->fence, args->pImageIndex, args->result);
}

void wd_syncval_post_AcquireNextImage2KHR(wd_call *call, const wd_AcquireNextImage2KHR_args *args,
                                          const wd_AcquireNextImage2KHR_args *down) {
    (void)down;
    const VkAcquireNextImageInfoKHR *info = args->pAcquireInfo;
    acquired(call, info->swapchain, info->semaphore, info->fence, args->pImageIndex, args->result);
}

void wd_syncval_post_ReleaseSwapchainImagesEXT(wd_call *call, const wd_ReleaseSwapchainImagesEXT_args *args,
                                               const wd_ReleaseSwapchainImagesEXT_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    const VkReleaseSwapchainImagesInfoEXT *info = args->pReleaseInfo;
    if (!queues || args->result != VK_SUCCESS) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    for (uint32_t i = 0; i < info->imageIndexCount; i++) {
        const wd_state_image *image = find_image_of(call, info->swapchain, info->pImageIndices[i]);
        if (image) {
            release_image(queues, image);
        }
    }
    wd_syncval_queues_unlock(queues);
}

static void fences_reached(wd_call *call, const VkFence *fences, uint32_t count) {
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    if (device && device->trace) {
        wd_syncval_trace_fences_waited(device->trace, fences, count);
    }
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    for (uint32_t i = 0; i < count && queues->presentables.count; i++) {
        wd_syncval_fence_reached(queues, fences[i]);
    }
    wd_syncval_queues_unlock(queues);
}

// If any fence is sufficient, it is unknown which of them is signaled.
void wd_syncval_post_WaitForFences(wd_call *call, const wd_WaitForFences_args *args,
                                   const wd_WaitForFences_args *down) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        fences_reached(call, args->pFences, args->fenceCount);
    }
}

void wd_syncval_post_GetFenceStatus(wd_call *call, const wd_GetFenceStatus_args *args,
                                    const wd_GetFenceStatus_args *down) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        fences_reached(call, &args->fence, 1);
    }
}

static wd_syncval_present *read_present(wd_call *call, const VkPresentInfoKHR *info) {
    struct wd_state_device *state = call->device->state;
    wd_syncval_present *present = wd_arena_alloc_zero(&call->scratch, 1, sizeof(*present));
    wd_state_semaphore_use *waits =
        wd_arena_alloc_zero(&call->scratch, info->waitSemaphoreCount + (size_t)1, sizeof(*waits));
    wd_state_image **images =
        wd_arena_alloc_zero(&call->scratch, info->swapchainCount + (size_t)1, sizeof(*images));
    if (!present || !waits || !images) {
        return NULL;
    }
    for (uint32_t i = 0; i < info->waitSemaphoreCount; i++) {
        wd_state_semaphore *semaphore = wd_state_find_semaphore(state, info->pWaitSemaphores[i]);
        if (semaphore) {
            waits[present->num_waits++] =
                (wd_state_semaphore_use){.semaphore = semaphore, .stages = WD_SYNC_STAGE_PRESENT};
        }
    }
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        wd_state_image *image = find_image_of(call, info->pSwapchains[i], info->pImageIndices[i]);
        const VkResult result = info->pResults ? info->pResults[i] : VK_SUCCESS;
        if (image && (result == VK_SUCCESS || result == VK_SUBOPTIMAL_KHR)) {
            images[present->num_images++] = image;
        }
    }
    present->waits = waits;
    present->images = images;
    return present;
}

void wd_syncval_post_QueuePresentKHR(wd_call *call, const wd_QueuePresentKHR_args *args,
                                     const wd_QueuePresentKHR_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    wd_syncval_queues *queues = device ? device->queues : NULL;
    const wd_state_queue *queue = device ? wd_state_find_queue(call->device->state, args->queue) : NULL;
    if (!queue || args->result == VK_ERROR_DEVICE_LOST || args->result == VK_ERROR_OUT_OF_HOST_MEMORY ||
        args->result == VK_ERROR_OUT_OF_DEVICE_MEMORY) {
        return;
    }
    wd_syncval_present *present = read_present(call, args->pPresentInfo);
    if (present && device->trace) {
        wd_syncval_trace_presented(device->trace, queue, present->waits, present->num_waits, present->images,
                                   present->num_images);
    }
    if (!queues) {
        return;
    }
    wd_mutex_lock(&queues->lock);
    if (present) {
        wd_syncval_presented(queues, queue, present);
    }
    wd_syncval_queues_unlock(queues);
}

// --- Waits of the host, for trace files: the state tracker follows their effects

void wd_syncval_post_WaitSemaphores(wd_call *call, const wd_WaitSemaphores_args *args,
                                    const wd_WaitSemaphores_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    if (device && device->trace && args->result == VK_SUCCESS) {
        wd_syncval_trace_semaphores_waited(device->trace, args->pWaitInfo);
    }
}

void wd_syncval_post_QueueWaitIdle(wd_call *call, const wd_QueueWaitIdle_args *args,
                                   const wd_QueueWaitIdle_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    if (device && device->trace && args->result == VK_SUCCESS) {
        wd_syncval_trace_idle(device->trace, wd_state_find_queue(call->device->state, args->queue));
    }
}

void wd_syncval_post_DeviceWaitIdle(wd_call *call, const wd_DeviceWaitIdle_args *args,
                                    const wd_DeviceWaitIdle_args *down) {
    (void)down;
    const wd_syncval_device *device = call->data;
    if (device && device->trace && args->result == VK_SUCCESS) {
        wd_syncval_trace_idle(device->trace, NULL);
    }
}
