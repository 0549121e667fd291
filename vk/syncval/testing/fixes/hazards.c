// Programs with one hazard each, into which fix_test.py inserts the fixes that `warden view` writes.
//
// Each scenario is a function. The test copies it for each variant of its fix, with VERSION 1 or 2 of barriers and of
// submissions, and replaces these comments by the code of the fix:
//
//   AT n            after command n of a command buffer; "AT n second" in the second command buffer
//   BARRIER n       after the image barrier of command n, before its use
//   DEPENDENCIES    after the elements of pDependencies
//   SUBMIT          before the submissions; WAIT and SIGNAL: after the semaphore's operation
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#define CHECK(call) check((call), #call)
#define ALL_COMMANDS VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define COLOR_OUTPUT VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT
#define COLOR_WRITE VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT
#define GENERAL VK_IMAGE_LAYOUT_GENERAL

enum { EXTENT = 8, SIZE = 4 * EXTENT * EXTENT };

static const VkImageSubresourceRange all_of_image = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};

typedef struct context {
    VkInstance instance;
    VkDevice device;
    VkPhysicalDevice physical_device;
    VkQueue queues[2]; // Of one family.
    VkCommandPool pool;
    VkSurfaceKHR surface;
    VkSwapchainKHR swapchain;
    VkImage presented[8];
    VkBuffer buffers[2];
    VkImage image, other;
    VkImageView view;
} context;

static void check(VkResult result, const char *call) {
    if (result != VK_SUCCESS) {
        fprintf(stderr, "%s: VkResult %d\n", call, result);
        exit(1);
    }
}

// --- Objects

static void create_instance(context *c) {
    const char *const extensions[] = {"VK_KHR_surface", "VK_EXT_headless_surface"};
    const VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                           .apiVersion = VK_API_VERSION_1_3};
    CHECK(vkCreateInstance(&(VkInstanceCreateInfo){.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                                   .pApplicationInfo = &application,
                                                   .enabledExtensionCount = 2,
                                                   .ppEnabledExtensionNames = extensions},
                           NULL, &c->instance));
    uint32_t count = 1;
    vkEnumeratePhysicalDevices(c->instance, &count, &c->physical_device);
}

static void create_device(context *c) {
    VkPhysicalDeviceVulkan13Features features = {.sType =
                                                     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES,
                                                 .synchronization2 = VK_TRUE,
                                                 .dynamicRendering = VK_TRUE};
    const VkDeviceQueueCreateInfo queues = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                            .queueCount = 2,
                                            .pQueuePriorities = (const float[]){1, 1}};
    const char *const extension = "VK_KHR_swapchain";
    CHECK(vkCreateDevice(c->physical_device,
                         &(VkDeviceCreateInfo){.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                               .pNext = &features,
                                               .queueCreateInfoCount = 1,
                                               .pQueueCreateInfos = &queues,
                                               .enabledExtensionCount = 1,
                                               .ppEnabledExtensionNames = &extension},
                         NULL, &c->device));
    vkGetDeviceQueue(c->device, 0, 0, &c->queues[0]);
    vkGetDeviceQueue(c->device, 0, 1, &c->queues[1]);
    CHECK(vkCreateCommandPool(c->device,
                              &(VkCommandPoolCreateInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO},
                              NULL, &c->pool));
}

static VkDeviceMemory allocate(const context *c, VkDeviceSize size) {
    VkDeviceMemory memory;
    CHECK(vkAllocateMemory(
        c->device,
        &(VkMemoryAllocateInfo){.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = size},
        NULL, &memory));
    return memory;
}

static VkBuffer create_buffer(const context *c) {
    VkBuffer buffer;
    VkMemoryRequirements needs;
    CHECK(vkCreateBuffer(
        c->device,
        &(VkBufferCreateInfo){.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                              .size = SIZE,
                              .usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT},
        NULL, &buffer));
    vkGetBufferMemoryRequirements(c->device, buffer, &needs);
    CHECK(vkBindBufferMemory(c->device, buffer, allocate(c, needs.size), 0));
    return buffer;
}

static VkImageView create_view(const context *c, VkImage image) {
    VkImageView view;
    CHECK(vkCreateImageView(c->device,
                            &(VkImageViewCreateInfo){.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                                     .image = image,
                                                     .viewType = VK_IMAGE_VIEW_TYPE_2D,
                                                     .format = VK_FORMAT_R8G8B8A8_UNORM,
                                                     .subresourceRange = all_of_image},
                            NULL, &view));
    return view;
}

static VkImage create_image(const context *c) {
    VkImage image;
    VkMemoryRequirements needs;
    CHECK(vkCreateImage(c->device,
                        &(VkImageCreateInfo){.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                                             .imageType = VK_IMAGE_TYPE_2D,
                                             .format = VK_FORMAT_R8G8B8A8_UNORM,
                                             .extent = {EXTENT, EXTENT, 1},
                                             .mipLevels = 1,
                                             .arrayLayers = 1,
                                             .samples = VK_SAMPLE_COUNT_1_BIT,
                                             .usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT |
                                                      VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                                                      VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT},
                        NULL, &image));
    vkGetImageMemoryRequirements(c->device, image, &needs);
    CHECK(vkBindImageMemory(c->device, image, allocate(c, needs.size), 0));
    return image;
}

static VkSemaphore create_semaphore(const context *c) {
    VkSemaphore semaphore;
    CHECK(vkCreateSemaphore(c->device,
                            &(VkSemaphoreCreateInfo){.sType = VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO}, NULL,
                            &semaphore));
    return semaphore;
}

static void create_swapchain(context *c) {
    PFN_vkCreateHeadlessSurfaceEXT create_surface =
        (PFN_vkCreateHeadlessSurfaceEXT)vkGetInstanceProcAddr(c->instance, "vkCreateHeadlessSurfaceEXT");
    CHECK(create_surface(
        c->instance,
        &(VkHeadlessSurfaceCreateInfoEXT){.sType = VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT}, NULL,
        &c->surface));
    VkBool32 can_present;
    VkSurfaceCapabilitiesKHR able;
    VkSurfaceFormatKHR formats[64];
    uint32_t num_formats = 64, num_images = 8;
    vkGetPhysicalDeviceSurfaceSupportKHR(c->physical_device, 0, c->surface, &can_present);
    vkGetPhysicalDeviceSurfaceCapabilitiesKHR(c->physical_device, c->surface, &able);
    vkGetPhysicalDeviceSurfaceFormatsKHR(c->physical_device, c->surface, &num_formats, formats);
    CHECK(vkCreateSwapchainKHR(
        c->device,
        &(VkSwapchainCreateInfoKHR){.sType = VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR,
                                    .surface = c->surface,
                                    .minImageCount = able.minImageCount > 3 ? able.minImageCount : 3,
                                    .imageFormat = formats[0].format,
                                    .imageColorSpace = formats[0].colorSpace,
                                    .imageExtent = {EXTENT, EXTENT},
                                    .imageArrayLayers = 1,
                                    .imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT,
                                    .preTransform = able.currentTransform,
                                    .compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR,
                                    .presentMode = VK_PRESENT_MODE_FIFO_KHR,
                                    .clipped = VK_TRUE},
        NULL, &c->swapchain));
    vkGetSwapchainImagesKHR(c->device, c->swapchain, &num_images, c->presented);
}

// --- Commands

static VkCommandBuffer begin(const context *c) {
    VkCommandBuffer commandBuffer;
    CHECK(vkAllocateCommandBuffers(
        c->device,
        &(VkCommandBufferAllocateInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                       .commandPool = c->pool,
                                       .commandBufferCount = 1},
        &commandBuffer));
    CHECK(vkBeginCommandBuffer(
        commandBuffer, &(VkCommandBufferBeginInfo){.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO}));
    return commandBuffer;
}

static void submit_all(const context *c, VkCommandBuffer commandBuffer) {
    CHECK(vkEndCommandBuffer(commandBuffer));
    CHECK(vkQueueSubmit(c->queues[0], 1,
                        &(VkSubmitInfo){.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                                        .commandBufferCount = 1,
                                        .pCommandBuffers = &commandBuffer},
                        VK_NULL_HANDLE));
}

static void change_layout(const context *c, VkImage image, VkImageLayout layout) {
    VkCommandBuffer commandBuffer = begin(c);
    vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                         VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, NULL, 0, NULL, 1,
                         &(VkImageMemoryBarrier){.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
                                                 .newLayout = layout,
                                                 .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                                 .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
                                                 .image = image,
                                                 .subresourceRange = all_of_image});
    submit_all(c, commandBuffer);
    vkDeviceWaitIdle(c->device);
}

static void clear(VkCommandBuffer commandBuffer, VkImage image, VkImageLayout layout) {
    vkCmdClearColorImage(commandBuffer, image, layout, &(VkClearColorValue){{0}}, 1, &all_of_image);
}

static void copy_image(const context *c, VkCommandBuffer commandBuffer, VkImage image, VkImageLayout layout) {
    vkCmdCopyImageToBuffer(commandBuffer, image, layout, c->buffers[0], 1,
                           &(VkBufferImageCopy){.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                                                .imageExtent = {EXTENT, EXTENT, 1}});
}

static void copy_buffer(const context *c, VkCommandBuffer commandBuffer) {
    vkCmdCopyBuffer(commandBuffer, c->buffers[0], c->buffers[1], 1, &(VkBufferCopy){.size = SIZE});
}

static void clear_attachment(VkCommandBuffer commandBuffer) {
    vkCmdClearAttachments(commandBuffer, 1, &(VkClearAttachment){.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT}, 1,
                          &(VkClearRect){{{0, 0}, {EXTENT, EXTENT}}, 0, 1});
}

// --- Render passes of one attachment

typedef struct pass {
    VkRenderPass handle;
    VkRenderPassBeginInfo begin;
} pass;

static VkSubpassDependency between(uint32_t source, uint32_t target, VkPipelineStageFlags from,
                                   VkPipelineStageFlags to) {
    return (VkSubpassDependency){source, target, from, to, 0, 0, 0};
}

static pass create_pass(const context *c, uint32_t num_subpasses, const VkAttachmentDescription *layouts,
                        const VkSubpassDependency *dependencies, uint32_t num_dependencies) {
    pass made;
    VkAttachmentDescription attachment = *layouts;
    attachment.format = VK_FORMAT_R8G8B8A8_UNORM;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    const VkImageLayout layout =
        layouts->finalLayout == GENERAL ? GENERAL : VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    const VkAttachmentReference reference = {0, layout};
    const VkSubpassDescription subpass = {.colorAttachmentCount = 1, .pColorAttachments = &reference};
    const VkSubpassDescription subpasses[] = {subpass, subpass};
    CHECK(vkCreateRenderPass(c->device,
                             &(VkRenderPassCreateInfo){.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                                       .attachmentCount = 1,
                                                       .pAttachments = &attachment,
                                                       .subpassCount = num_subpasses,
                                                       .pSubpasses = subpasses,
                                                       .dependencyCount = num_dependencies,
                                                       .pDependencies = dependencies},
                             NULL, &made.handle));
    made.begin = (VkRenderPassBeginInfo){.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                         .renderPass = made.handle,
                                         .renderArea = {{0, 0}, {EXTENT, EXTENT}},
                                         .clearValueCount = 1,
                                         .pClearValues = (const VkClearValue[1]){{{{0}}}}};
    CHECK(vkCreateFramebuffer(c->device,
                              &(VkFramebufferCreateInfo){.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                                         .renderPass = made.handle,
                                                         .attachmentCount = 1,
                                                         .pAttachments = &c->view,
                                                         .width = EXTENT,
                                                         .height = EXTENT,
                                                         .layers = 1},
                              NULL, &made.begin.framebuffer));
    return made;
}

// --- Image barriers of either version

#define IMAGE_BARRIER_1(of, access, from, to)                                                                \
    {                                                                                                        \
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, .dstAccessMask = (access), .oldLayout = (from),     \
        .newLayout = (to), .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,                                   \
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .image = (of), .subresourceRange = all_of_image      \
    }
#define IMAGE_BARRIER_2(of, from_stage, to_stage, access, from, to)                                          \
    {                                                                                                        \
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2, .srcStageMask = (from_stage),                     \
        .dstStageMask = (to_stage), .dstAccessMask = (access), .oldLayout = (from), .newLayout = (to),       \
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED, .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,      \
        .image = (of), .subresourceRange = all_of_image                                                      \
    }
#define DEPENDENCY_OF(barrier)                                                                               \
    ((VkDependencyInfo){.sType = VK_STRUCTURE_TYPE_DEPENDENCY_INFO,                                          \
                        .imageMemoryBarrierCount = 1,                                                        \
                        .pImageMemoryBarriers = &(barrier)})

#define READ_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL
#define WRITE_LAYOUT VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL
