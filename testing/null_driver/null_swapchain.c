// Surfaces without a window, and swapchains whose images are always ready.
#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

enum {
    MAX_IMAGES = 16,
    MIN_IMAGES = 2,
    DEFAULT_WIDTH = 1920,
    DEFAULT_HEIGHT = 1080,
    MAX_SURFACE_EXTENT = 16384,
};

typedef struct null_swapchain {
    uint32_t num_images;
    uint32_t next_image;
    VkImage images[MAX_IMAGES];
} null_swapchain;

static const VkSurfaceFormatKHR surface_formats[] = {
    {VK_FORMAT_B8G8R8A8_UNORM, VK_COLOR_SPACE_SRGB_NONLINEAR_KHR},
    {VK_FORMAT_B8G8R8A8_SRGB, VK_COLOR_SPACE_SRGB_NONLINEAR_KHR},
    {VK_FORMAT_R8G8B8A8_UNORM, VK_COLOR_SPACE_SRGB_NONLINEAR_KHR},
};

static const VkPresentModeKHR present_modes[] = {
    VK_PRESENT_MODE_FIFO_KHR,
    VK_PRESENT_MODE_IMMEDIATE_KHR,
    VK_PRESENT_MODE_MAILBOX_KHR,
};

enum {
    NUM_SURFACE_FORMATS = NULL_COUNT(surface_formats),
    NUM_PRESENT_MODES = NULL_COUNT(present_modes),
};

void null_adjust_VkSurfaceCapabilitiesKHR(VkSurfaceCapabilitiesKHR *out) {
    const uint32_t extent = (uint32_t)null_setting_now("WD_NULL_SURFACE_EXTENT", 0);
    out->minImageCount = MIN_IMAGES;
    out->maxImageCount = MAX_IMAGES;
    out->currentExtent = extent ? (VkExtent2D){extent, extent} : (VkExtent2D){DEFAULT_WIDTH, DEFAULT_HEIGHT};
    out->minImageExtent = extent ? out->currentExtent : (VkExtent2D){1, 1};
    out->maxImageExtent = extent ? out->currentExtent : (VkExtent2D){MAX_SURFACE_EXTENT, MAX_SURFACE_EXTENT};
    out->maxImageArrayLayers = 1;
    out->currentTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    out->supportedTransforms = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR | VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR;
    out->supportedCompositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR | VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR;
    out->supportedUsageFlags =
        VK_IMAGE_USAGE_FLAG_BITS_MAX_ENUM ^ VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
}

#ifdef VK_EXT_surface_maintenance1
// write_compatible_modes writes the modes that a swapchain can switch to: FIFO and mailbox to each other.
static void write_compatible_modes(VkPresentModeKHR mode, VkSurfacePresentModeCompatibilityEXT *out) {
    const VkPresentModeKHR switching[] = {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_MAILBOX_KHR};
    const bool switches = mode == VK_PRESENT_MODE_FIFO_KHR || mode == VK_PRESENT_MODE_MAILBOX_KHR;
    (void)null_copy_array(switches ? switching : &mode, switches ? NULL_COUNT(switching) : 1, sizeof mode,
                          &out->presentModeCount, out->pPresentModes);
}

static void answer_for_mode(VkPresentModeKHR mode, void *next) {
    for (VkBaseOutStructure *out = next; out; out = out->pNext) {
        VkSurfacePresentScalingCapabilitiesEXT *scaling = (void *)out;
        if (out->sType == VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT) {
            write_compatible_modes(mode, (void *)out);
        } else if (out->sType == VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT &&
                   mode == VK_PRESENT_MODE_IMMEDIATE_KHR) {
            *scaling =
                (VkSurfacePresentScalingCapabilitiesEXT){.sType = scaling->sType, .pNext = scaling->pNext};
        }
    }
}
#endif

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceSurfaceCapabilities2KHR(
    VkPhysicalDevice physical_device, const VkPhysicalDeviceSurfaceInfo2KHR *info,
    VkSurfaceCapabilities2KHR *out) {
    (void)physical_device, (void)info;
    out->surfaceCapabilities = (VkSurfaceCapabilitiesKHR){0};
    null_adjust_VkSurfaceCapabilitiesKHR(&out->surfaceCapabilities);
    null_fill_chain(out->pNext);
#ifdef VK_EXT_surface_maintenance1
    const VkSurfacePresentModeEXT *mode =
        null_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT);
    if (mode) {
        answer_for_mode(mode->presentMode, out->pNext);
    }
#endif
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceSurfaceSupport(VkPhysicalDevice physical_device,
                                                                    uint32_t family, VkSurfaceKHR surface,
                                                                    VkBool32 *is_supported) {
    (void)physical_device, (void)surface;
    *is_supported = null_setting_now("WD_NULL_SURFACE_FAMILIES", UINT32_MAX) >> family & 1;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceSurfaceFormats(VkPhysicalDevice physical_device,
                                                                    VkSurfaceKHR surface, uint32_t *count,
                                                                    VkSurfaceFormatKHR *formats) {
    (void)physical_device, (void)surface;
    return null_copy_array(surface_formats, NUM_SURFACE_FORMATS, sizeof(*formats), count, formats);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceSurfaceFormats2(
    VkPhysicalDevice physical_device, const VkPhysicalDeviceSurfaceInfo2KHR *info, uint32_t *count,
    VkSurfaceFormat2KHR *formats) {
    (void)physical_device, (void)info;
    if (!formats) {
        *count = NUM_SURFACE_FORMATS;
        return VK_SUCCESS;
    }
    const bool fits = *count >= NUM_SURFACE_FORMATS;
    *count = fits ? NUM_SURFACE_FORMATS : *count;
    for (uint32_t i = 0; i < *count; i++) {
        formats[i].surfaceFormat = surface_formats[i];
        null_fill_chain(formats[i].pNext);
    }
    return fits ? VK_SUCCESS : VK_INCOMPLETE;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceSurfacePresentModes(VkPhysicalDevice physical_device,
                                                                         VkSurfaceKHR surface,
                                                                         uint32_t *count,
                                                                         VkPresentModeKHR *modes) {
    (void)physical_device, (void)surface;
    return null_copy_array(present_modes, NUM_PRESENT_MODES, sizeof(*modes), count, modes);
}

static void destroy_images(null_device *device, const null_swapchain *swapchain) {
    for (uint32_t i = 0; i < swapchain->num_images; i++) {
        null_object_destroy(device, NULL_KIND_IMAGE, (uint64_t)swapchain->images[i]);
    }
}

static bool create_images(null_device *device, null_swapchain *swapchain,
                          const VkSwapchainCreateInfoKHR *info) {
    const null_image description = {
        .format = info->imageFormat,
        .extent = {info->imageExtent.width, info->imageExtent.height, 1},
        .mip_levels = 1,
        .array_layers = info->imageArrayLayers,
        .samples = 1,
    };
    const uint32_t wanted = info->minImageCount < MIN_IMAGES ? MIN_IMAGES : info->minImageCount;
    while (swapchain->num_images < wanted && swapchain->num_images < MAX_IMAGES) {
        const VkImage image = null_image_create(device, &description);
        if (!image) {
            destroy_images(device, swapchain);
            return false;
        }
        swapchain->images[swapchain->num_images++] = image;
    }
    return true;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateSwapchain(VkDevice handle, const VkSwapchainCreateInfoKHR *info,
                                                    const VkAllocationCallbacks *allocation,
                                                    VkSwapchainKHR *out) {
    (void)allocation;
    null_device *device = null_driver_device(handle);
    uint64_t number;
    null_swapchain *swapchain = null_object_create(device, NULL_KIND_SWAPCHAIN, VK_OBJECT_TYPE_SWAPCHAIN_KHR,
                                                   sizeof(*swapchain), &number);
    if (!swapchain) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (!create_images(device, swapchain, info)) {
        null_object_destroy(device, NULL_KIND_SWAPCHAIN, number);
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    *out = (VkSwapchainKHR)number;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroySwapchain(VkDevice handle, VkSwapchainKHR swapchain_handle,
                                                 const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_device *device = null_driver_device(handle);
    null_swapchain *swapchain = null_object_remove(device, NULL_KIND_SWAPCHAIN, (uint64_t)swapchain_handle);
    if (swapchain) {
        destroy_images(device, swapchain);
        wd_free(&allocator, swapchain);
    }
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateSharedSwapchains(VkDevice device, uint32_t count,
                                                           const VkSwapchainCreateInfoKHR *infos,
                                                           const VkAllocationCallbacks *allocation,
                                                           VkSwapchainKHR *out) {
    for (uint32_t i = 0; i < count; i++) {
        const VkResult result = null_CreateSwapchain(device, &infos[i], allocation, &out[i]);
        if (result != VK_SUCCESS) {
            while (i > 0) {
                null_DestroySwapchain(device, out[--i], allocation);
            }
            return result;
        }
    }
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetSwapchainImages(VkDevice device, VkSwapchainKHR handle,
                                                       uint32_t *count, VkImage *images) {
    const null_swapchain *swapchain =
        null_object_find(null_driver_device(device), NULL_KIND_SWAPCHAIN, (uint64_t)handle);
    if (!swapchain) {
        *count = 0;
        return VK_ERROR_OUT_OF_DATE_KHR;
    }
    return null_copy_array(swapchain->images, swapchain->num_images, sizeof(*images), count, images);
}

VKAPI_ATTR VkResult VKAPI_CALL null_AcquireNextImage(VkDevice handle, VkSwapchainKHR swapchain_handle,
                                                     uint64_t timeout, VkSemaphore semaphore, VkFence fence,
                                                     uint32_t *index) {
    (void)timeout, (void)semaphore;
    null_device *device = null_driver_device(handle);
    null_swapchain *swapchain = null_object_find(device, NULL_KIND_SWAPCHAIN, (uint64_t)swapchain_handle);
    if (!swapchain) {
        return VK_ERROR_OUT_OF_DATE_KHR;
    }
    *index = swapchain->next_image;
    swapchain->next_image = (swapchain->next_image + 1) % swapchain->num_images;
    null_signal_acquired(device, fence);
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_AcquireNextImage2(VkDevice device, const VkAcquireNextImageInfoKHR *info,
                                                      uint32_t *index) {
    return null_AcquireNextImage(device, info->swapchain, info->timeout, info->semaphore, info->fence, index);
}

// The one display is made when it is asked for.
static VkDisplayKHR the_display(void) {
    static _Atomic uint64_t handle;
    uint64_t none = 0;
    if (!atomic_load(&handle)) {
        atomic_compare_exchange_strong(&handle, &none, null_handle_create(VK_OBJECT_TYPE_DISPLAY_KHR));
    }
    return (VkDisplayKHR)atomic_load(&handle);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceDisplayPropertiesKHR(
    VkPhysicalDevice physical_device, uint32_t *count, VkDisplayPropertiesKHR *properties) {
    (void)physical_device;
    const VkDisplayPropertiesKHR display = {
        .display = the_display(),
        .displayName = "Warden null display",
        .physicalResolution = {DEFAULT_WIDTH, DEFAULT_HEIGHT},
        .supportedTransforms = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR,
        .planeReorderPossible = VK_TRUE,
    };
    return null_copy_array(&display, 1, sizeof display, count, properties);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetPhysicalDeviceDisplayPlanePropertiesKHR(
    VkPhysicalDevice physical_device, uint32_t *count, VkDisplayPlanePropertiesKHR *properties) {
    (void)physical_device;
    const VkDisplayPlanePropertiesKHR plane = {.currentDisplay = VK_NULL_HANDLE};
    return null_copy_array(&plane, 1, sizeof plane, count, properties);
}
