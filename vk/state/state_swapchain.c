// Swapchains and their images.
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_retire.h"
#include "vk/state/state_sync.h"

static void finish_swapchain(wd_state_object *object) {
    wd_state_tracked_swapchain *swapchain = (wd_state_tracked_swapchain *)object;
    wd_free(&object->table->allocator, swapchain->base.images);
    wd_free(&object->table->allocator, swapchain->presentation.images);
}

const wd_state_presentation *wd_state_presentation_of(const wd_state_swapchain *swapchain) {
    return &((const wd_state_tracked_swapchain *)swapchain)->presentation;
}

// read_images stores the number of images, which the driver knows from the creation on.
static void read_images(const wd_state_device *device, VkSwapchainKHR handle,
                        wd_state_presentation *presentation) {
    PFN_vkGetSwapchainImagesKHR get = device->chassis->dispatch.GetSwapchainImagesKHR;
    uint32_t count = 0;
    if (!get || get(device->chassis->handle, handle, &count, NULL) != VK_SUCCESS || !count) {
        return;
    }
    presentation->images = wd_alloc_zero(&device->allocator, count, sizeof *presentation->images);
    presentation->num_images = presentation->images ? count : 0;
}

static void read_surface(const wd_state_device *device, VkSurfaceKHR surface,
                         wd_state_presentation *presentation) {
    const wd_chassis_device *chassis = device->chassis;
    PFN_vkGetPhysicalDeviceSurfaceCapabilitiesKHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilitiesKHR;
    VkSurfaceCapabilitiesKHR capabilities = {0};
    if (get && get(chassis->physical_device, surface, &capabilities) == VK_SUCCESS) {
        presentation->min_image_count = capabilities.minImageCount;
    }
}

static bool has_present_modes(const VkSwapchainCreateInfoKHR *info) {
#ifdef VK_EXT_swapchain_maintenance1
    return wd_state_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
#else
    (void)info;
    return false;
#endif
}

static void track_swapchain(wd_state_device *device, VkSwapchainKHR handle,
                            const VkSwapchainCreateInfoKHR *info) {
    if (handle == VK_NULL_HANDLE) {
        return;
    }
    wd_state_tracked_swapchain *tracked =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_SWAPCHAIN_KHR, WD_STATE_NON_DISPATCHABLE(handle),
                               sizeof *tracked, finish_swapchain);
    if (!tracked) {
        return;
    }
    tracked->base.create_info = *info;
    tracked->base.create_info.pNext = NULL;
    tracked->base.create_info.pQueueFamilyIndices = NULL;
    tracked->base.create_info.oldSwapchain = VK_NULL_HANDLE;
    tracked->presentation.is_shared = info->presentMode == VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR ||
                                      info->presentMode == VK_PRESENT_MODE_SHARED_CONTINUOUS_REFRESH_KHR;
    tracked->presentation.has_present_modes = has_present_modes(info);
    read_images(device, handle, &tracked->presentation);
    read_surface(device, info->surface, &tracked->presentation);
    wd_state_publish(&tracked->base.object);
}

// A swapchain is retired by the attempt to replace it. `handle` is VK_NULL_HANDLE where that failed.
static void retire_swapchain(wd_state_device *device, VkSwapchainKHR old, VkSwapchainKHR handle) {
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, old);
    if (swapchain) {
        wd_mutex_lock(&device->submission_lock);
        wd_state_tracked_swapchain_of(swapchain)->presentation.retired_by =
            handle ? WD_STATE_NON_DISPATCHABLE(handle) : 1;
        wd_mutex_unlock(&device->submission_lock);
    }
}

WD_STATE_POST(CreateSwapchainKHR) {
    (void)down;
    const bool is_made = args->result == VK_SUCCESS;
    retire_swapchain(call->device->state, args->pCreateInfo->oldSwapchain,
                     is_made ? *args->pSwapchain : VK_NULL_HANDLE);
    if (is_made) {
        track_swapchain(call->device->state, *args->pSwapchain, args->pCreateInfo);
    }
}

WD_STATE_POST(CreateSharedSwapchainsKHR) {
    (void)down;
    const bool is_made = args->result == VK_SUCCESS;
    for (uint32_t i = 0; i < args->swapchainCount; i++) {
        retire_swapchain(call->device->state, args->pCreateInfos[i].oldSwapchain,
                         is_made ? args->pSwapchains[i] : VK_NULL_HANDLE);
        if (is_made) {
            track_swapchain(call->device->state, args->pSwapchains[i], &args->pCreateInfos[i]);
        }
    }
}

// image_flags_of returns the flags of the images of a swapchain (VkSwapchainCreateFlagBitsKHR).
static VkImageCreateFlags image_flags_of(VkSwapchainCreateFlagsKHR flags) {
    VkImageCreateFlags found = 0;
    if (flags & VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR) {
        found |= VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT | VK_IMAGE_CREATE_EXTENDED_USAGE_BIT;
    }
    if (flags & VK_SWAPCHAIN_CREATE_PROTECTED_BIT_KHR) {
        found |= VK_IMAGE_CREATE_PROTECTED_BIT;
    }
    if (flags & VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR) {
        found |= VK_IMAGE_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT;
    }
    return found;
}

static wd_state_image *track_swapchain_image(wd_state_device *device, wd_state_swapchain *swapchain,
                                             VkImage handle, uint32_t index) {
    wd_state_image *image =
        wd_state_new(&device->table, &swapchain->object, VK_OBJECT_TYPE_IMAGE,
                     WD_STATE_NON_DISPATCHABLE(handle), sizeof *image, wd_state_finish_image);
    if (!image) {
        return NULL;
    }
    const VkSwapchainCreateInfoKHR *info = &swapchain->create_info;
    image->flags = image_flags_of(info->flags);
    image->image_type = VK_IMAGE_TYPE_2D;
    image->format = info->imageFormat;
    image->extent = (VkExtent3D){info->imageExtent.width, info->imageExtent.height, 1};
    image->mip_levels = 1;
    image->array_layers = info->imageArrayLayers;
    image->samples = VK_SAMPLE_COUNT_1_BIT;
    image->tiling = VK_IMAGE_TILING_OPTIMAL;
    image->usage = info->imageUsage;
    image->stencil_usage = info->imageUsage;
    image->sharing_mode = info->imageSharingMode;
    image->initial_layout = VK_IMAGE_LAYOUT_UNDEFINED;
    image->swapchain = swapchain;
    image->swapchain_index = index;
    return (wd_state_image *)wd_state_publish(&image->object);
}

static bool reserve_images(wd_state_device *device, wd_state_swapchain *swapchain, uint32_t count) {
    if (count <= swapchain->num_images) {
        return true;
    }
    wd_state_image **images = wd_realloc_array(&device->allocator, swapchain->images, count, sizeof *images);
    if (!images) {
        return false;
    }
    for (uint32_t i = swapchain->num_images; i < count; i++) {
        images[i] = NULL;
    }
    swapchain->images = images;
    swapchain->num_images = count;
    return true;
}

WD_STATE_POST(GetSwapchainImagesKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, args->swapchain);
    if (!swapchain || !args->pSwapchainImages ||
        (args->result != VK_SUCCESS && args->result != VK_INCOMPLETE)) {
        return;
    }
    const uint32_t count = *args->pSwapchainImageCount;
    pthread_mutex_lock(&device->lock); // Two threads may query at the same time.
    for (uint32_t i = 0; i < count && reserve_images(device, swapchain, count); i++) {
        if (args->pSwapchainImages[i] != VK_NULL_HANDLE && !swapchain->images[i]) {
            swapchain->images[i] = track_swapchain_image(device, swapchain, args->pSwapchainImages[i], i);
        }
    }
    pthread_mutex_unlock(&device->lock);
}

// --- Acquired images

static wd_state_presentable *find_presentable(wd_state_tracked_swapchain *swapchain, uint32_t index) {
    return index < swapchain->presentation.num_images ? &swapchain->presentation.images[index] : NULL;
}

// acquire notes that the application has an image, and returns the number of the acquisition.
static uint64_t acquire(wd_state_device *device, wd_state_tracked_swapchain *swapchain, uint32_t index) {
    wd_state_presentation *presentation = &swapchain->presentation;
    wd_mutex_lock(&device->submission_lock);
    const uint64_t number = ++presentation->num_acquisitions;
    wd_state_presentable *image = find_presentable(swapchain, index);
    if (image) {
        presentation->num_acquired += !image->is_acquired;
        image->is_acquired = true;
        image->acquired_at = number;
    } else {
        presentation->is_unknown = true;
    }
    wd_mutex_unlock(&device->submission_lock);
    return number;
}

void wd_state_note_acquisition(wd_state_device *device, const VkAcquireNextImageInfoKHR *info,
                               const uint32_t *index, VkResult result) {
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->swapchain);
    if (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR) {
        return;
    }
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_UNKNOWN};
    if (swapchain) {
        operation = (wd_state_operation){
            .kind = WD_STATE_OPERATION_ACQUISITION,
            .swapchain = swapchain->object.handle,
            .swapchain_id = swapchain->object.id,
            .image_index = *index,
            .number = acquire(device, wd_state_tracked_swapchain_of(swapchain), *index),
        };
    }
    wd_state_note_semaphore(device, wd_state_find_semaphore(device, info->semaphore), &operation);
    wd_state_note_fence(device, wd_state_find_fence(device, info->fence), &operation);
}

static void release(wd_state_tracked_swapchain *swapchain, wd_state_presentable *image) {
    if (!swapchain->presentation.is_shared) {
        swapchain->presentation.num_acquired -= image->is_acquired;
        image->is_acquired = false;
    }
}

#ifdef VK_EXT_swapchain_maintenance1
WD_STATE_POST(ReleaseSwapchainImagesEXT) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkReleaseSwapchainImagesInfoEXT *info = args->pReleaseInfo;
    wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->swapchain);
    if (!swapchain || args->result != VK_SUCCESS) {
        return;
    }
    wd_mutex_lock(&device->submission_lock);
    for (uint32_t i = 0; i < info->imageIndexCount; i++) {
        wd_state_presentable *image =
            find_presentable(wd_state_tracked_swapchain_of(swapchain), info->pImageIndices[i]);
        if (image) {
            release(wd_state_tracked_swapchain_of(swapchain), image);
        }
    }
    wd_mutex_unlock(&device->submission_lock);
}
#endif

// --- Presented images

// present notes the presentation of an image, and returns it.
static wd_state_operation present(wd_state_device *device, wd_state_tracked_swapchain *swapchain,
                                  uint32_t index, VkResult result) {
    wd_state_presentation *presentation = &swapchain->presentation;
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_PRESENTATION,
                                    .swapchain = swapchain->base.object.handle,
                                    .image_index = index};
    wd_mutex_lock(&device->submission_lock);
    operation.number = ++presentation->num_presentations;
    wd_state_presentable *image = find_presentable(swapchain, index);
    if (!image || (result != VK_SUCCESS && result != VK_SUBOPTIMAL_KHR)) {
        presentation->is_unknown = true;
    } else {
        image->presented_at = operation.number;
        operation.acquisition = image->acquired_at;
        // The engine may hold the image for ever in shared modes.
        operation.swapchain_id = presentation->is_shared ? 0 : swapchain->base.object.id;
        release(swapchain, image);
    }
    wd_mutex_unlock(&device->submission_lock);
    return operation;
}

// has_operations returns whether a presentation with this result has waited for its semaphores.
static bool has_operations(VkResult result) {
    return result == VK_SUCCESS || result == VK_SUBOPTIMAL_KHR || result == VK_ERROR_OUT_OF_DATE_KHR ||
           result == VK_ERROR_SURFACE_LOST_KHR || result == VK_ERROR_FULL_SCREEN_EXCLUSIVE_MODE_LOST_EXT;
}

// note_waits stores the presentation in the semaphores that it waits for.
static void note_waits(wd_state_device *device, const VkPresentInfoKHR *info,
                       const wd_state_operation *operation) {
    for (uint32_t i = 0; info->pWaitSemaphores && i < info->waitSemaphoreCount; i++) {
        wd_state_note_semaphore(device, wd_state_find_semaphore(device, info->pWaitSemaphores[i]), operation);
    }
}

static const VkFence *find_fences(const VkPresentInfoKHR *info) {
#ifdef VK_EXT_swapchain_maintenance1
    const VkSwapchainPresentFenceInfoEXT *fences =
        wd_state_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_FENCE_INFO_EXT);
    return fences && fences->swapchainCount == info->swapchainCount ? fences->pFences : NULL;
#else
    (void)info;
    return NULL;
#endif
}

WD_STATE_POST(QueuePresentKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    const VkPresentInfoKHR *info = args->pPresentInfo;
    wd_state_check_result(device, args->result);
    const wd_state_queue *queue = wd_state_find_queue(device, args->queue);
    const VkFence *fences = find_fences(info);
    wd_state_operation operation = {.kind = WD_STATE_OPERATION_UNKNOWN};
    for (uint32_t i = 0; i < info->swapchainCount; i++) {
        wd_state_swapchain *swapchain = wd_state_find_swapchain(device, info->pSwapchains[i]);
        operation = (wd_state_operation){.kind = WD_STATE_OPERATION_UNKNOWN};
        if (swapchain) {
            operation = present(device, wd_state_tracked_swapchain_of(swapchain), info->pImageIndices[i],
                                info->pResults ? info->pResults[i] : args->result);
            operation.queue = queue;
            operation.idle_count = __atomic_load_n(&device->num_idle, __ATOMIC_ACQUIRE);
        }
        if (queue) {
            wd_state_copy_label(operation.label, queue);
        }
        if (fences && fences[i]) {
            wd_state_give_fence(device, fences[i]);
            wd_state_note_fence(device, wd_state_find_fence(device, fences[i]), &operation);
        }
    }
    if (!has_operations(args->result)) {
        operation = (wd_state_operation){.kind = WD_STATE_OPERATION_UNKNOWN};
    }
    // The first of several images that is acquired again shows that all of them were presented.
    operation.swapchain_id = info->swapchainCount == 1 ? operation.swapchain_id : 0;
    note_waits(device, info, &operation);
}

void wd_state_note_presentation_fence(wd_state_device *device, const wd_state_operation *operation) {
    wd_state_swapchain *swapchain =
        (wd_state_swapchain *)wd_state_find_ref(device, VK_OBJECT_TYPE_SWAPCHAIN_KHR, operation->swapchain);
    if (swapchain && swapchain->object.id == operation->swapchain_id) {
        wd_mutex_lock(&device->submission_lock);
        wd_state_presentable *image =
            find_presentable(wd_state_tracked_swapchain_of(swapchain), operation->image_index);
        if (image && image->completed < operation->number) {
            image->completed = operation->number;
        }
        wd_mutex_unlock(&device->submission_lock);
    }
    wd_state_unref((wd_state_object *)swapchain);
}

WD_STATE_POST(WaitForPresentKHR) {
    (void)down;
    wd_state_device *device = call->device->state;
    wd_state_check_result(device, args->result);
    if (args->result == VK_SUCCESS || args->result == VK_SUBOPTIMAL_KHR) {
        wd_state_note_other_completion(device);
        wd_state_note_idle(device);
    }
}
