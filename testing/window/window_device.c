// The instance, with a messenger that prints the ids of errors, and the device.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "testing/window/window_loop.h"

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                 void *user) {
    (void)severity, (void)types;
    loop *l = user;
    if (!data->pMessageIdName || !strchr(data->pMessageIdName, '-')) {
        return VK_FALSE; // Of the loader.
    }
    printf("%s %s\n", data->pMessageIdName, data->pMessage);
    l->is_stopped = true;
    // The layer skips the call, which might never return. What is destroyed is destroyed.
    return l->mistake != DESTROY_IN_USE;
}

bool loop_check(loop *l, VkResult result, const char *call) {
    if (result < 0 && !l->is_stopped) {
        fprintf(stderr, "window_loop: %s returned %d\n", call, (int)result);
        exit(1);
    }
    return result >= 0;
}

static bool create_instance(loop *l) {
    static const char *const extensions[] = {"VK_KHR_surface", "VK_KHR_xcb_surface", "VK_EXT_debug_utils"};
    const VkApplicationInfo application = {
        .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
        .pApplicationName = "window_loop",
        .apiVersion = VK_API_VERSION_1_1,
    };
    const VkInstanceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
        .pApplicationInfo = &application,
        .enabledExtensionCount = 3,
        .ppEnabledExtensionNames = extensions,
    };
    if (vkCreateInstance(&info, NULL, &l->instance) != VK_SUCCESS) {
        return false;
    }
    const VkDebugUtilsMessengerCreateInfoEXT messenger = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
        .messageSeverity =
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT,
        .messageType =
            VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT,
        .pfnUserCallback = on_message,
        .pUserData = l,
    };
    PFN_vkCreateDebugUtilsMessengerEXT create = (PFN_vkCreateDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
        l->instance, "vkCreateDebugUtilsMessengerEXT");
    return create(l->instance, &messenger, NULL, &l->messenger) == VK_SUCCESS;
}

void loop_create_surface(loop *l) {
    const VkXcbSurfaceCreateInfoKHR info = {
        .sType = VK_STRUCTURE_TYPE_XCB_SURFACE_CREATE_INFO_KHR,
        .connection = l->window.connection,
        .window = l->window.window,
    };
    PFN_vkCreateXcbSurfaceKHR create =
        (PFN_vkCreateXcbSurfaceKHR)vkGetInstanceProcAddr(l->instance, "vkCreateXcbSurfaceKHR");
    LOOP_CHECK(l, create(l->instance, &info, NULL, &l->surface));
}

static bool find_family(loop *l) {
    VkQueueFamilyProperties families[8];
    uint32_t count = 8;
    vkGetPhysicalDeviceQueueFamilyProperties(l->physical_device, &count, families);
    for (l->family = 0; l->family < count; l->family++) {
        VkBool32 presents = VK_FALSE;
        vkGetPhysicalDeviceSurfaceSupportKHR(l->physical_device, l->family, l->surface, &presents);
        if (presents && families[l->family].queueFlags & VK_QUEUE_GRAPHICS_BIT) {
            return true;
        }
    }
    return false;
}

static void create_device(loop *l) {
    static const float priority = 1.0F;
    static const char *const extension = "VK_KHR_swapchain";
    const VkDeviceQueueCreateInfo queue = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
        .queueFamilyIndex = l->family,
        .queueCount = 1,
        .pQueuePriorities = &priority,
    };
    const VkDeviceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
        .queueCreateInfoCount = 1,
        .pQueueCreateInfos = &queue,
        .enabledExtensionCount = 1,
        .ppEnabledExtensionNames = &extension,
    };
    LOOP_CHECK(l, vkCreateDevice(l->physical_device, &info, NULL, &l->device));
    vkGetDeviceQueue(l->device, l->family, 0, &l->queue);
}

VkSemaphore loop_semaphore(loop *l) {
    const VkSemaphoreCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO};
    VkSemaphore semaphore = VK_NULL_HANDLE;
    LOOP_CHECK(l, vkCreateSemaphore(l->device, &info, NULL, &semaphore));
    return semaphore;
}

VkFence loop_fence(loop *l, VkFenceCreateFlags flags) {
    const VkFenceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, .flags = flags};
    VkFence fence = VK_NULL_HANDLE;
    LOOP_CHECK(l, vkCreateFence(l->device, &info, NULL, &fence));
    return fence;
}

static void create_frames(loop *l) {
    const VkCommandPoolCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
        .flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT,
        .queueFamilyIndex = l->family,
    };
    LOOP_CHECK(l, vkCreateCommandPool(l->device, &info, NULL, &l->pool));
    for (uint32_t i = 0; i < l->num_frames; i++) {
        frame *f = &l->frames[i];
        const VkCommandBufferAllocateInfo allocation = {
            .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
            .commandPool = l->pool,
            .commandBufferCount = 1,
        };
        LOOP_CHECK(l, vkAllocateCommandBuffers(l->device, &allocation, &f->commands));
        f->fence = loop_fence(l, VK_FENCE_CREATE_SIGNALED_BIT);
        f->acquired = loop_semaphore(l);
        f->rendered = loop_semaphore(l);
    }
}

bool loop_open(loop *l) {
    uint32_t count = 1;
    if (!window_open(&l->window, 160, 120) || !create_instance(l) ||
        vkEnumeratePhysicalDevices(l->instance, &count, &l->physical_device) < 0 || count == 0) {
        return false;
    }
    loop_create_surface(l);
    if (!find_family(l)) {
        return false;
    }
    create_device(l);
    create_frames(l);
    return true;
}

void loop_close(loop *l) {
    vkDeviceWaitIdle(l->device);
    for (uint32_t i = 0; i < l->num_frames; i++) {
        vkDestroyFence(l->device, l->frames[i].fence, NULL);
        vkDestroySemaphore(l->device, l->frames[i].acquired, NULL);
        vkDestroySemaphore(l->device, l->frames[i].rendered, NULL);
    }
    loop_destroy_swapchain(l);
    vkDestroyCommandPool(l->device, l->pool, NULL);
    vkDestroyDevice(l->device, NULL);
    vkDestroySurfaceKHR(l->instance, l->surface, NULL);
    PFN_vkDestroyDebugUtilsMessengerEXT destroy = (PFN_vkDestroyDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
        l->instance, "vkDestroyDebugUtilsMessengerEXT");
    destroy(l->instance, l->messenger, NULL);
    vkDestroyInstance(l->instance, NULL);
    window_close(&l->window);
}
