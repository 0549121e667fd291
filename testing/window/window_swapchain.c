// The swapchain, and the semaphores of its images.
#include <string.h>
#include <unistd.h>

#include "testing/window/window_loop.h"

static VkSwapchainCreateInfoKHR describe(loop *l) {
    VkSurfaceCapabilitiesKHR surface = {0};
    const bool is_stale = l->mistake == STALE_EXTENT && l->swapchain;
    if (!is_stale) {
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR(l->physical_device, l->surface, &surface);
        l->extent = surface.currentExtent;
    } else {
        surface.minImageCount = l->num_images - 1;
    }
    VkSurfaceFormatKHR formats[8];
    uint32_t count = 8;
    vkGetPhysicalDeviceSurfaceFormatsKHR(l->physical_device, l->surface, &count, formats);
    return (VkSwapchainCreateInfoKHR){
        .sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR,
        .surface = l->surface,
        .minImageCount = l->mistake == FEW_IMAGES ? 1 : surface.minImageCount + 1,
        .imageFormat = l->mistake == OTHER_FORMAT ? VK_FORMAT_R32G32B32A32_SFLOAT : formats[0].format,
        .imageColorSpace = formats[0].colorSpace,
        .imageExtent = l->mistake == NO_EXTENT && l->swapchain ? (VkExtent2D){0, 0} : l->extent,
        .imageArrayLayers = 1,
        .imageUsage = l->mistake == OTHER_USAGE
                          ? VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_TRANSIENT_ATTACHMENT_BIT
                          : VK_IMAGE_USAGE_TRANSFER_DST_BIT,
        .preTransform = l->mistake == OTHER_TRANSFORM ? VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR
                                                      : VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR,
        .compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR,
        .presentMode = VK_PRESENT_MODE_FIFO_KHR,
        .clipped = VK_TRUE,
        .oldSwapchain = l->mistake == RETIRED_OLD && l->retired ? l->retired : l->swapchain,
    };
}

static void destroy_semaphores(loop *l) {
    for (uint32_t i = 0; i < l->num_images; i++) {
        vkDestroySemaphore(l->device, l->rendered[i], NULL);
    }
    l->num_images = 0;
}

// destroy_old destroys the swapchain that was replaced, when no frame uses it any more.
static void destroy_old(loop *l, VkSwapchainKHR old) {
    if (l->mistake == DESTROY_IN_USE) {
        usleep(100000); // The driver is done with the image by then, but the program cannot know.
        vkDestroySwapchainKHR(l->device, old, NULL);
        vkDeviceWaitIdle(l->device);
        return;
    }
    vkDeviceWaitIdle(l->device);
    if (l->mistake == RETIRED_OLD || l->mistake == ACQUIRE_RETIRED) {
        vkDestroySwapchainKHR(l->device, l->retired, NULL);
        l->retired = old;
    } else {
        vkDestroySwapchainKHR(l->device, old, NULL);
    }
}

void loop_create_swapchain(loop *l) {
    const VkSwapchainCreateInfoKHR info = describe(l);
    VkSwapchainKHR made = VK_NULL_HANDLE;
    if (!LOOP_CHECK(l, vkCreateSwapchainKHR(l->device, &info, NULL, &made))) {
        return;
    }
    if (l->swapchain) {
        destroy_old(l, l->swapchain);
    }
    destroy_semaphores(l);
    l->swapchain = made;
    l->num_images = MAX_IMAGES;
    LOOP_CHECK(l, vkGetSwapchainImagesKHR(l->device, made, &l->num_images, l->images));
    for (uint32_t i = 0; i < l->num_images; i++) {
        l->rendered[i] = loop_semaphore(l);
    }
}

void loop_destroy_swapchain(loop *l) {
    destroy_semaphores(l);
    vkDestroySwapchainKHR(l->device, l->swapchain, NULL);
    vkDestroySwapchainKHR(l->device, l->retired, NULL);
    l->swapchain = l->retired = VK_NULL_HANDLE;
}
