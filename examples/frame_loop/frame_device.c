// Instance, device, queues, the swapchain on a surface of nothing, semaphores, command buffers.
#include <stdbool.h>
#include <string.h>

#include "examples/frame_loop/frame_loop.h"

static const char *const line_names[NUM_LINES] = {"upload", "compute", "draw"};

static void create_instance(headless *vk) {
    const char *const extensions[] = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
                                      VK_EXT_DEBUG_UTILS_EXTENSION_NAME};
    HEADLESS_CHECK(
        vkCreateInstance(&(VkInstanceCreateInfo){.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                                 .pApplicationInfo =
                                                     &(VkApplicationInfo){
                                                         .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                                         .pApplicationName = "frame_loop",
                                                         .pEngineName = "warden_examples",
                                                         .apiVersion = VK_API_VERSION_1_3,
                                                     },
                                                 .enabledExtensionCount = 3,
                                                 .ppEnabledExtensionNames = extensions},
                         NULL, &vk->instance));
    vk->set_name =
        (PFN_vkSetDebugUtilsObjectNameEXT)vkGetInstanceProcAddr(vk->instance, "vkSetDebugUtilsObjectNameEXT");
    uint32_t count = 1;
    const VkResult result = vkEnumeratePhysicalDevices(vk->instance, &count, &vk->physical_device);
    if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || count == 0) {
        headless_fail("no Vulkan device (VkResult %d): install a driver, such as mesa-vulkan-drivers",
                      result);
    }
    vkGetPhysicalDeviceProperties(vk->physical_device, &vk->properties);
    if (vk->properties.apiVersion < VK_API_VERSION_1_3) {
        headless_fail("%s does not support Vulkan 1.3", vk->properties.deviceName);
    }
}

// choose_families looks for the most special family of each line: the one with the fewest abilities that will do.
static void choose_families(frame_loop *loop, const VkQueueFamilyProperties *families, uint32_t count) {
    const VkQueueFlags all = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT;
    const VkQueueFlags wanted[NUM_LINES] = {VK_QUEUE_TRANSFER_BIT, VK_QUEUE_COMPUTE_BIT,
                                            VK_QUEUE_GRAPHICS_BIT};
    for (int i = 0; i < NUM_LINES; i++) {
        int best = 99;
        for (uint32_t k = 0; k < count; k++) {
            VkQueueFlags flags = families[k].queueFlags & all;
            if (flags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT)) {
                flags |= VK_QUEUE_TRANSFER_BIT; // Without being said.
            }
            const int abilities = __builtin_popcount(flags);
            if ((flags & wanted[i]) == wanted[i] && abilities < best) {
                best = abilities;
                loop->families[i] = k;
            }
        }
        if (best == 99) {
            headless_fail("the device has no queue for %s", line_names[i]);
        }
    }
}

static void create_device(frame_loop *loop) {
    headless *vk = &loop->vk;
    VkQueueFamilyProperties families[16];
    uint32_t count = 16;
    vkGetPhysicalDeviceQueueFamilyProperties(vk->physical_device, &count, families);
    choose_families(loop, families, count);
    // One queue for each line, as far as the families have them.
    VkDeviceQueueCreateInfo infos[NUM_LINES];
    uint32_t num_infos = 0, indices[NUM_LINES];
    const float priorities[NUM_LINES] = {1.0f, 1.0f, 1.0f};
    for (int i = 0; i < NUM_LINES; i++) {
        uint32_t at = 0;
        while (at < num_infos && infos[at].queueFamilyIndex != loop->families[i]) {
            at++;
        }
        if (at == num_infos) {
            infos[num_infos++] =
                (VkDeviceQueueCreateInfo){.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                          .queueFamilyIndex = loop->families[i],
                                          .pQueuePriorities = priorities};
            vk->sharing_families[vk->num_sharing_families++] = loop->families[i];
        }
        infos[at].queueCount += infos[at].queueCount < families[loop->families[i]].queueCount;
        indices[i] = infos[at].queueCount - 1;
    }
    const char *const extension = VK_KHR_SWAPCHAIN_EXTENSION_NAME;
    VkPhysicalDeviceVulkan12Features timelines = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, .timelineSemaphore = VK_TRUE};
    VkPhysicalDeviceVulkan13Features features = {.sType =
                                                     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES,
                                                 .pNext = &timelines,
                                                 .synchronization2 = VK_TRUE,
                                                 .dynamicRendering = VK_TRUE};
    HEADLESS_CHECK(vkCreateDevice(vk->physical_device,
                                  &(VkDeviceCreateInfo){.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                                        .pNext = &features,
                                                        .queueCreateInfoCount = num_infos,
                                                        .pQueueCreateInfos = infos,
                                                        .enabledExtensionCount = 1,
                                                        .ppEnabledExtensionNames = &extension},
                                  NULL, &vk->device));
    for (int i = 0; i < NUM_LINES; i++) {
        vkGetDeviceQueue(vk->device, loop->families[i], indices[i], &loop->queues[i]);
        headless_name(vk, VK_OBJECT_TYPE_QUEUE, (uint64_t)(uintptr_t)loop->queues[i], line_names[i]);
    }
}

static VkSemaphore create_semaphore(const headless *vk, VkSemaphoreType type, const char *name) {
    const VkSemaphoreTypeCreateInfo of_type = {.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO,
                                               .semaphoreType = type};
    VkSemaphore semaphore;
    HEADLESS_CHECK(vkCreateSemaphore(
        vk->device,
        &(VkSemaphoreCreateInfo){.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, .pNext = &of_type}, NULL,
        &semaphore));
    headless_name(vk, VK_OBJECT_TYPE_SEMAPHORE, (uint64_t)semaphore, name);
    return semaphore;
}

static void create_swapchain(frame_loop *loop) {
    const headless *vk = &loop->vk;
    PFN_vkCreateHeadlessSurfaceEXT create_surface =
        (PFN_vkCreateHeadlessSurfaceEXT)vkGetInstanceProcAddr(vk->instance, "vkCreateHeadlessSurfaceEXT");
    HEADLESS_CHECK(create_surface(
        vk->instance,
        &(VkHeadlessSurfaceCreateInfoEXT){.sType = VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT}, NULL,
        &loop->surface));
    VkBool32 can_present = VK_FALSE;
    HEADLESS_CHECK(vkGetPhysicalDeviceSurfaceSupportKHR(vk->physical_device, loop->families[DRAW],
                                                        loop->surface, &can_present));
    if (!can_present) {
        headless_fail("the queue that draws cannot present");
    }
    VkSurfaceCapabilitiesKHR able;
    HEADLESS_CHECK(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(vk->physical_device, loop->surface, &able));
    const uint32_t num_images = able.minImageCount > 3 ? able.minImageCount : 3;
    HEADLESS_CHECK(vkCreateSwapchainKHR(vk->device,
                                        &(VkSwapchainCreateInfoKHR){
                                            .sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR,
                                            .surface = loop->surface,
                                            .minImageCount = num_images,
                                            .imageFormat = VK_FORMAT_B8G8R8A8_UNORM,
                                            .imageColorSpace = VK_COLOR_SPACE_SRGB_NONLINEAR_KHR,
                                            .imageExtent = {EXTENT, EXTENT},
                                            .imageArrayLayers = 1,
                                            .imageUsage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT,
                                            .preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR,
                                            .compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR,
                                            .presentMode = VK_PRESENT_MODE_FIFO_KHR,
                                        },
                                        NULL, &loop->swapchain));
    loop->num_images = MAX_IMAGES;
    HEADLESS_CHECK(vkGetSwapchainImagesKHR(vk->device, loop->swapchain, &loop->num_images, loop->images));
    for (uint32_t i = 0; i < loop->num_images; i++) {
        loop->drawn[i] = create_semaphore(vk, VK_SEMAPHORE_TYPE_BINARY, "drawn");
        HEADLESS_CHECK(vkCreateImageView(vk->device,
                                         &(VkImageViewCreateInfo){
                                             .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                             .image = loop->images[i],
                                             .viewType = VK_IMAGE_VIEW_TYPE_2D,
                                             .format = VK_FORMAT_B8G8R8A8_UNORM,
                                             .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1},
                                         },
                                         NULL, &loop->views[i]));
    }
}

static void create_commands(frame_loop *loop, int frame, int of) {
    const headless *vk = &loop->vk;
    HEADLESS_CHECK(
        vkCreateCommandPool(vk->device,
                            &(VkCommandPoolCreateInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                                       .flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT,
                                                       .queueFamilyIndex = loop->families[of]},
                            NULL, &loop->pools[frame][of]));
    HEADLESS_CHECK(vkAllocateCommandBuffers(
        vk->device,
        &(VkCommandBufferAllocateInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                       .commandPool = loop->pools[frame][of],
                                       .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                       .commandBufferCount = 1},
        &loop->commands[frame][of]));
    headless_name(vk, VK_OBJECT_TYPE_COMMAND_BUFFER, (uint64_t)(uintptr_t)loop->commands[frame][of],
                  line_names[of]);
}

void frame_device_create(frame_loop *loop) {
    create_instance(&loop->vk);
    create_device(loop);
    create_swapchain(loop);
    for (int of = 0; of < NUM_LINES; of++) {
        loop->done[of] = create_semaphore(&loop->vk, VK_SEMAPHORE_TYPE_TIMELINE, line_names[of]);
    }
    for (int frame = 0; frame < NUM_FRAMES; frame++) {
        loop->acquired[frame] = create_semaphore(&loop->vk, VK_SEMAPHORE_TYPE_BINARY, "acquired");
        for (int of = 0; of < NUM_LINES; of++) {
            create_commands(loop, frame, of);
        }
    }
}

void frame_device_destroy(frame_loop *loop) {
    const VkDevice device = loop->vk.device;
    for (int frame = 0; frame < NUM_FRAMES; frame++) {
        vkDestroySemaphore(device, loop->acquired[frame], NULL);
        for (int of = 0; of < NUM_LINES; of++) {
            vkDestroyCommandPool(device, loop->pools[frame][of], NULL);
        }
    }
    for (int of = 0; of < NUM_LINES; of++) {
        vkDestroySemaphore(device, loop->done[of], NULL);
    }
    for (uint32_t i = 0; i < loop->num_images; i++) {
        vkDestroySemaphore(device, loop->drawn[i], NULL);
        vkDestroyImageView(device, loop->views[i], NULL);
    }
    vkDestroySwapchainKHR(device, loop->swapchain, NULL);
    vkDestroyDevice(device, NULL);
    vkDestroySurfaceKHR(loop->vk.instance, loop->surface, NULL);
    vkDestroyInstance(loop->vk.instance, NULL);
}
