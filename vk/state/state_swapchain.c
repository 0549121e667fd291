// Swapchains and their images.
#include "vk/registry/chain.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/state/state_retire.h"
#include "vk/state/state_sync.h"

static void finish_swapchain(wd_state_object *object) {
    wd_state_tracked_swapchain *swapchain = (wd_state_tracked_swapchain *)object;
    wd_free(&object->table->allocator, swapchain->base.images);
    wd_free(&object->table->allocator, swapchain->presentation.images);
    wd_free(&object->table->allocator, swapchain->presentation.present_modes);
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

static void copy_present_modes(const wd_state_device *device, const VkSwapchainCreateInfoKHR *info,
                               wd_state_presentation *presentation) {
#ifdef VK_EXT_swapchain_maintenance1
    const VkSwapchainPresentModesCreateInfoEXT *modes =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
    presentation->has_present_modes = modes != NULL;
    if (modes && modes->pPresentModes && modes->presentModeCount) {
        presentation->present_modes =
            wd_alloc_zero(&device->allocator, modes->presentModeCount, sizeof *modes->pPresentModes);
        presentation->num_present_modes = presentation->present_modes ? modes->presentModeCount : 0;
    }
    for (uint32_t i = 0; i < presentation->num_present_modes; i++) {
        presentation->present_modes[i] = modes->pPresentModes[i];
    }
#else
    (void)device, (void)info, (void)presentation;
#endif
}

bool wd_state_may_present(const wd_state_device *device, wd_state_swapchain *swapchain, uint32_t family) {
    uint64_t *known = &wd_state_tracked_swapchain_of(swapchain)->presentation.supported_families;
    const wd_chassis_device *chassis = device->chassis;
    PFN_vkGetPhysicalDeviceSurfaceSupportKHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceSupportKHR;
    const uint64_t bit = family < 64 ? (uint64_t)1 << family : 0;
    VkBool32 is_supported = VK_TRUE;
    if (__atomic_load_n(known, __ATOMIC_RELAXED) & bit || !bit || !get ||
        get(chassis->physical_device, family, swapchain->create_info.surface, &is_supported) != VK_SUCCESS) {
        return true;
    }
    if (is_supported) {
        __atomic_fetch_or(known, bit, __ATOMIC_RELAXED);
    }
    return is_supported;
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
    copy_present_modes(device, info, &tracked->presentation);
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

// The application asks for the capabilities of the surface again before it creates the next swapchain.
static void note_creation(struct wd_call *call, const VkSwapchainCreateInfoKHR *info) {
    wd_state_expire_surface_answer(call->instance->state, info->surface);
}

WD_STATE_POST(CreateSwapchainKHR) {
    (void)down;
    note_creation(call, args->pCreateInfo);
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
        note_creation(call, &args->pCreateInfos[i]);
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
