#include "examples/common/headless.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

_Noreturn void headless_fail(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

void headless_check(VkResult result, const char *call) {
    if (result != VK_SUCCESS) {
        headless_fail("%.*s failed (VkResult %d)", (int)strcspn(call, "("), call, result);
    }
}

static bool has_instance_extension(const char *name) {
    uint32_t count = 0;
    HEADLESS_CHECK(vkEnumerateInstanceExtensionProperties(NULL, &count, NULL));
    VkExtensionProperties *extensions = calloc(count + 1, sizeof *extensions);
    HEADLESS_CHECK(vkEnumerateInstanceExtensionProperties(NULL, &count, extensions));
    bool found = false;
    for (uint32_t i = 0; i < count; i++) {
        found |= strcmp(extensions[i].extensionName, name) == 0;
    }
    free(extensions);
    return found;
}

static void create_instance(headless *vk, const char *application_name) {
    const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    bool names = has_instance_extension(extension);
    HEADLESS_CHECK(vkCreateInstance(
        &(VkInstanceCreateInfo){
            .sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
            .pApplicationInfo =
                &(VkApplicationInfo){
                    .sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                    .pApplicationName = application_name,
                    .apiVersion = VK_API_VERSION_1_1,
                },
            .enabledExtensionCount = names,
            .ppEnabledExtensionNames = &extension,
        },
        NULL, &vk->instance));
    if (names) {
        vk->set_name = (PFN_vkSetDebugUtilsObjectNameEXT)vkGetInstanceProcAddr(
            vk->instance, "vkSetDebugUtilsObjectNameEXT");
    }
}

static uint32_t find_queue_family(VkPhysicalDevice physical_device) {
    VkQueueFamilyProperties families[16];
    uint32_t count = 16;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device, &count, families);
    const VkQueueFlags wanted = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
    for (uint32_t i = 0; i < count; i++) {
        if ((families[i].queueFlags & wanted) == wanted) {
            return i;
        }
    }
    headless_fail("the device has no queue family for graphics and compute");
}

void headless_init(headless *vk, const char *application_name, const VkPhysicalDeviceFeatures *features) {
    *vk = (headless){0};
    create_instance(vk, application_name);
    uint32_t count = 1;
    VkResult result = vkEnumeratePhysicalDevices(vk->instance, &count, &vk->physical_device);
    if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || count == 0) {
        headless_fail("no Vulkan device (VkResult %d): install a driver, such as mesa-vulkan-drivers",
                      result);
    }
    vkGetPhysicalDeviceProperties(vk->physical_device, &vk->properties);
    vk->queue_family = find_queue_family(vk->physical_device);
    HEADLESS_CHECK(vkCreateDevice(vk->physical_device,
                                  &(VkDeviceCreateInfo){
                                      .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                      .queueCreateInfoCount = 1,
                                      .pQueueCreateInfos =
                                          &(VkDeviceQueueCreateInfo){
                                              .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                              .queueFamilyIndex = vk->queue_family,
                                              .queueCount = 1,
                                              .pQueuePriorities = &(float){1.0f},
                                          },
                                      .pEnabledFeatures = features,
                                  },
                                  NULL, &vk->device));
    vkGetDeviceQueue(vk->device, vk->queue_family, 0, &vk->queue);
    HEADLESS_CHECK(vkCreateCommandPool(vk->device,
                                       &(VkCommandPoolCreateInfo){
                                           .sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                           .queueFamilyIndex = vk->queue_family,
                                       },
                                       NULL, &vk->command_pool));
}

void headless_finish(headless *vk) {
    vkDestroyCommandPool(vk->device, vk->command_pool, NULL);
    vkDestroyDevice(vk->device, NULL);
    vkDestroyInstance(vk->instance, NULL);
}

void headless_name(const headless *vk, VkObjectType type, uint64_t handle, const char *name) {
    if (vk->set_name) {
        HEADLESS_CHECK(
            vk->set_name(vk->device, &(VkDebugUtilsObjectNameInfoEXT){
                                         .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
                                         .objectType = type,
                                         .objectHandle = handle,
                                         .pObjectName = name,
                                     }));
    }
}

static VkDeviceMemory allocate(const headless *vk, const VkMemoryRequirements *requirements,
                               VkMemoryPropertyFlags flags) {
    VkPhysicalDeviceMemoryProperties memory;
    vkGetPhysicalDeviceMemoryProperties(vk->physical_device, &memory);
    for (uint32_t i = 0; i < memory.memoryTypeCount; i++) {
        if (!(requirements->memoryTypeBits >> i & 1) ||
            (memory.memoryTypes[i].propertyFlags & flags) != flags) {
            continue;
        }
        VkDeviceMemory allocated;
        HEADLESS_CHECK(vkAllocateMemory(vk->device,
                                        &(VkMemoryAllocateInfo){
                                            .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
                                            .allocationSize = requirements->size,
                                            .memoryTypeIndex = i,
                                        },
                                        NULL, &allocated));
        return allocated;
    }
    headless_fail("no memory type has the properties 0x%x", flags);
}

headless_buffer headless_buffer_create(const headless *vk, VkDeviceSize size, VkBufferUsageFlags usage) {
    headless_buffer buffer = {.size = size};
    HEADLESS_CHECK(vkCreateBuffer(vk->device,
                                  &(VkBufferCreateInfo){
                                      .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                                      .size = size,
                                      .usage = usage,
                                      .sharingMode = vk->num_sharing_families > 1 ? VK_SHARING_MODE_CONCURRENT
                                                                                  : VK_SHARING_MODE_EXCLUSIVE,
                                      .queueFamilyIndexCount = vk->num_sharing_families,
                                      .pQueueFamilyIndices = vk->sharing_families,
                                  },
                                  NULL, &buffer.buffer));
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(vk->device, buffer.buffer, &requirements);
    buffer.memory = allocate(vk, &requirements,
                             VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    HEADLESS_CHECK(vkBindBufferMemory(vk->device, buffer.buffer, buffer.memory, 0));
    HEADLESS_CHECK(vkMapMemory(vk->device, buffer.memory, 0, VK_WHOLE_SIZE, 0, &buffer.mapped));
    memset(buffer.mapped, 0, size);
    return buffer;
}

void headless_buffer_destroy(const headless *vk, headless_buffer *buffer) {
    vkDestroyBuffer(vk->device, buffer->buffer, NULL);
    vkFreeMemory(vk->device, buffer->memory, NULL);
    *buffer = (headless_buffer){0};
}

headless_image headless_image_create(const headless *vk, uint32_t width, uint32_t height,
                                     VkImageUsageFlags usage) {
    headless_image image;
    HEADLESS_CHECK(vkCreateImage(vk->device,
                                 &(VkImageCreateInfo){
                                     .sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                                     .imageType = VK_IMAGE_TYPE_2D,
                                     .format = VK_FORMAT_R8G8B8A8_UNORM,
                                     .extent = {width, height, 1},
                                     .mipLevels = 1,
                                     .arrayLayers = 1,
                                     .samples = VK_SAMPLE_COUNT_1_BIT,
                                     .usage = usage,
                                 },
                                 NULL, &image.image));
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(vk->device, image.image, &requirements);
    image.memory = allocate(vk, &requirements, 0);
    HEADLESS_CHECK(vkBindImageMemory(vk->device, image.image, image.memory, 0));
    HEADLESS_CHECK(vkCreateImageView(vk->device,
                                     &(VkImageViewCreateInfo){
                                         .sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                         .image = image.image,
                                         .viewType = VK_IMAGE_VIEW_TYPE_2D,
                                         .format = VK_FORMAT_R8G8B8A8_UNORM,
                                         .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1},
                                     },
                                     NULL, &image.view));
    return image;
}

void headless_image_destroy(const headless *vk, headless_image *image) {
    vkDestroyImageView(vk->device, image->view, NULL);
    vkDestroyImage(vk->device, image->image, NULL);
    vkFreeMemory(vk->device, image->memory, NULL);
}

VkShaderModule headless_module(const headless *vk, const uint32_t *words, size_t num_words) {
    VkShaderModule module;
    HEADLESS_CHECK(vkCreateShaderModule(vk->device,
                                        &(VkShaderModuleCreateInfo){
                                            .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = num_words * sizeof *words,
                                            .pCode = words,
                                        },
                                        NULL, &module));
    return module;
}

// own_folder writes the folder of this program.
static void own_folder(char *path, size_t size) {
    const ssize_t length = readlink("/proc/self/exe", path, size - 1);
    path[length > 0 ? length : 0] = '\0';
    char *slash = strrchr(path, '/');
    if (!slash) {
        headless_fail("the folder of this program is unknown: name that of the shaders");
    }
    *slash = '\0';
}

VkShaderModule headless_shader(const headless *vk, const char *folder, const char *name) {
    char path[4096], own[3072];
    if (!folder) {
        own_folder(own, sizeof own);
    }
    snprintf(path, sizeof path, "%s/%s.spv", folder ? folder : own, name);
    FILE *file = fopen(path, "rb");
    if (!file) {
        headless_fail("%s: cannot be opened", path);
    }
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    uint32_t *words = malloc(size > 0 ? (size_t)size : 1);
    if (!words || fread(words, 1, (size_t)size, file) != (size_t)size) {
        headless_fail("%s: cannot be read", path);
    }
    fclose(file);
    const VkShaderModule module = headless_module(vk, words, (size_t)size / sizeof *words);
    free(words);
    headless_name(vk, VK_OBJECT_TYPE_SHADER_MODULE, (uint64_t)module, name);
    return module;
}

VkPipelineShaderStageCreateInfo headless_stage(VkShaderStageFlagBits stage, VkShaderModule module) {
    return (VkPipelineShaderStageCreateInfo){.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                                             .stage = stage,
                                             .module = module,
                                             .pName = "main"};
}

VkPipeline headless_compute_pipeline(const headless *vk, VkShaderModule module, VkPipelineLayout layout) {
    VkPipeline pipeline;
    HEADLESS_CHECK(vkCreateComputePipelines(vk->device, VK_NULL_HANDLE, 1,
                                            &(VkComputePipelineCreateInfo){
                                                .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
                                                .stage = headless_stage(VK_SHADER_STAGE_COMPUTE_BIT, module),
                                                .layout = layout,
                                            },
                                            NULL, &pipeline));
    return pipeline;
}

VkPipeline headless_draw_pipeline(const headless *vk, const headless_draw *draw) {
    const VkPipelineShaderStageCreateInfo stages[] = {
        headless_stage(VK_SHADER_STAGE_VERTEX_BIT, draw->vertex),
        headless_stage(VK_SHADER_STAGE_FRAGMENT_BIT, draw->fragment)};
    const VkPipelineRenderingCreateInfo rendering = {.sType =
                                                         VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO,
                                                     .colorAttachmentCount = 1,
                                                     .pColorAttachmentFormats = &draw->format};
    const uint32_t num_bindings = draw->corner_size != 0;
    const VkPipelineVertexInputStateCreateInfo vertex_input = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO,
        .vertexBindingDescriptionCount = num_bindings,
        .pVertexBindingDescriptions =
            &(VkVertexInputBindingDescription){0, draw->corner_size, VK_VERTEX_INPUT_RATE_VERTEX},
        .vertexAttributeDescriptionCount = num_bindings,
        .pVertexAttributeDescriptions =
            &(VkVertexInputAttributeDescription){0, 0, VK_FORMAT_R32G32_SFLOAT, 0}};
    const VkPipelineInputAssemblyStateCreateInfo input_assembly = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
        .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST};
    const float extent = (float)draw->extent;
    const VkPipelineViewportStateCreateInfo viewport = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
        .viewportCount = 1,
        .pViewports = &(VkViewport){0, 0, extent, extent, 0, 1},
        .scissorCount = 1,
        .pScissors = &(VkRect2D){{0, 0}, {draw->extent, draw->extent}}};
    const VkPipelineRasterizationStateCreateInfo rasterization = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1.0f};
    const VkPipelineMultisampleStateCreateInfo multisample = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
        .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    const VkPipelineColorBlendStateCreateInfo blend = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
        .attachmentCount = 1,
        .pAttachments = &(VkPipelineColorBlendAttachmentState){.colorWriteMask = 0xf}};
    VkPipeline pipeline;
    HEADLESS_CHECK(vkCreateGraphicsPipelines(vk->device, VK_NULL_HANDLE, 1,
                                             &(VkGraphicsPipelineCreateInfo){
                                                 .sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                                 .pNext = draw->render_pass ? NULL : &rendering,
                                                 .stageCount = 2,
                                                 .pStages = stages,
                                                 .pVertexInputState = &vertex_input,
                                                 .pInputAssemblyState = &input_assembly,
                                                 .pViewportState = &viewport,
                                                 .pRasterizationState = &rasterization,
                                                 .pMultisampleState = &multisample,
                                                 .pColorBlendState = &blend,
                                                 .layout = draw->layout,
                                                 .renderPass = draw->render_pass,
                                             },
                                             NULL, &pipeline));
    return pipeline;
}

VkCommandBuffer headless_begin(const headless *vk, const char *name) {
    VkCommandBuffer commands;
    HEADLESS_CHECK(vkAllocateCommandBuffers(vk->device,
                                            &(VkCommandBufferAllocateInfo){
                                                .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                .commandPool = vk->command_pool,
                                                .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                                .commandBufferCount = 1,
                                            },
                                            &commands));
    headless_name(vk, VK_OBJECT_TYPE_COMMAND_BUFFER, (uint64_t)(uintptr_t)commands, name);
    HEADLESS_CHECK(vkBeginCommandBuffer(commands, &(VkCommandBufferBeginInfo){
                                                      .sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                                      .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT,
                                                  }));
    return commands;
}

void headless_submit(const headless *vk, VkCommandBuffer commands) {
    HEADLESS_CHECK(vkEndCommandBuffer(commands));
    VkFence fence;
    HEADLESS_CHECK(vkCreateFence(
        vk->device, &(VkFenceCreateInfo){.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO}, NULL, &fence));
    HEADLESS_CHECK(vkQueueSubmit(vk->queue, 1,
                                 &(VkSubmitInfo){
                                     .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                                     .commandBufferCount = 1,
                                     .pCommandBuffers = &commands,
                                 },
                                 fence));
    HEADLESS_CHECK(vkWaitForFences(vk->device, 1, &fence, VK_TRUE, UINT64_MAX));
    vkDestroyFence(vk->device, fence, NULL);
}

void headless_write_file(const char *path, const void *data, size_t size) {
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(data, 1, size, file) != size || fclose(file) != 0) {
        headless_fail("%s: cannot be written", path);
    }
}

long headless_resident_memory(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file || fscanf(file, "%*s %ld", &pages) != 1) {
        headless_fail("/proc/self/statm: cannot be read");
    }
    fclose(file);
    return pages * sysconf(_SC_PAGESIZE);
}
