// A layer that offers commands which no registry has, in terms of commands that all drivers have: below Warden it is a
// driver of the future. testing/invented/invented_commands.h lists the commands, and variables that lower limits.
#include "testing/invented/invented_commands.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vk_layer.h>

enum { MAX_OBJECTS = 64 };

// The next layer's functions of an instance or a device, found by the loader's key, which is the first word of each
// handle.
typedef struct entry {
    const void *key;
    // Read when the instance is created: later, the loader returns its first layer's functions.
    PFN_vkGetPhysicalDeviceProperties get_properties;
    PFN_vkGetPhysicalDeviceProperties2 get_properties2;
    PFN_vkGetPhysicalDeviceFormatProperties get_format;
    PFN_vkGetPhysicalDeviceFormatProperties2 get_format2;
    PFN_vkGetPhysicalDeviceImageFormatProperties2 get_image_format2;
    PFN_vkGetInstanceProcAddr instance_proc;
    PFN_vkGetDeviceProcAddr device_proc;
    VkDevice device;
} entry;

static entry entries[MAX_OBJECTS];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static const void *key_of(const void *handle) {
    return *(const void *const *)handle;
}

static entry find(const void *handle) {
    entry found = {0};
    pthread_mutex_lock(&lock);
    for (int i = 0; handle && i < MAX_OBJECTS; i++) {
        if (entries[i].key == key_of(handle)) {
            found = entries[i];
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static void add(entry added) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAX_OBJECTS; i++) {
        if (!entries[i].key) {
            entries[i] = added;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
}

static void remove_key(const void *key) {
    pthread_mutex_lock(&lock);
    for (int i = 0; i < MAX_OBJECTS; i++) {
        if (entries[i].key == key) {
            entries[i] = (entry){0};
        }
    }
    pthread_mutex_unlock(&lock);
}

// NEXT is a function of the device that `handle` belongs to.
#define NEXT(handle, Name) ((PFN_vk##Name)next_of_device((handle), "vk" #Name))

static PFN_vkVoidFunction next_of_device(const void *handle, const char *name) {
    const entry at = find(handle);
    return at.device_proc(at.device, name);
}

// --- The commands

static VKAPI_ATTR void VKAPI_CALL barrier(VkCommandBuffer commands) {
    const VkMemoryBarrier memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                                    .srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT,
                                    .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT};
    NEXT(commands, CmdPipelineBarrier)
    (commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &memory, 0, NULL,
     0, NULL);
}

static VKAPI_ATTR void VKAPI_CALL nothing(VkCommandBuffer commands) {
    (void)commands;
}

static VKAPI_ATTR void VKAPI_CALL dispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z) {
    NEXT(commands, CmdDispatch)(commands, x, y, z);
}

static VKAPI_ATTR void VKAPI_CALL bind_pipeline(VkCommandBuffer commands, VkPipelineBindPoint bind_point,
                                                VkPipeline pipeline) {
    NEXT(commands, CmdBindPipeline)(commands, bind_point, pipeline);
}

static VKAPI_ATTR void VKAPI_CALL bind_descriptor_set(VkCommandBuffer commands,
                                                      VkPipelineBindPoint bind_point, VkPipelineLayout layout,
                                                      VkDescriptorSet set) {
    NEXT(commands, CmdBindDescriptorSets)(commands, bind_point, layout, 0, 1, &set, 0, NULL);
}

static VKAPI_ATTR void VKAPI_CALL end_rendering(VkCommandBuffer commands) {
    NEXT(commands, CmdEndRenderPass)(commands);
}

static VKAPI_ATTR VkResult VKAPI_CALL submit(VkQueue queue, VkCommandBuffer commands) {
    const VkSubmitInfo info = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands};
    return NEXT(queue, QueueSubmit)(queue, 1, &info, VK_NULL_HANDLE);
}

static VKAPI_ATTR VkResult VKAPI_CALL wait_idle(VkDevice device) {
    return NEXT(device, DeviceWaitIdle)(device);
}

static VKAPI_ATTR void VKAPI_CALL update(VkDevice device, uint32_t count,
                                         const VkWriteDescriptorSet *writes) {
    NEXT(device, UpdateDescriptorSets)(device, count, writes, 0, NULL);
}

static VKAPI_ATTR VkDeviceAddress VKAPI_CALL get_address(VkDevice device, VkBuffer buffer) {
    const VkBufferDeviceAddressInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
                                            .buffer = buffer};
    return NEXT(device, GetBufferDeviceAddress)(device, &info);
}

static VKAPI_ATTR VkResult VKAPI_CALL begin(VkCommandBuffer commands) {
    const VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    return NEXT(commands, BeginCommandBuffer)(commands, &info);
}

// lavapipe 25.0 cannot build with ranges in buffers: checks that run before the build can be tested without it.
static VKAPI_ATTR void VKAPI_CALL build_indirectly(VkCommandBuffer commands, uint32_t count,
                                                   const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                                                   const VkDeviceAddress *addresses, const uint32_t *strides,
                                                   const uint32_t *const *max_counts) {
    if (!getenv(WD_INVENTED_INDIRECT_BUILDS)) {
        NEXT(commands, CmdBuildAccelerationStructuresIndirectKHR)
        (commands, count, infos, addresses, strides, max_counts);
    }
}

// lavapipe 25.0 has no motion: it gets the builds without the flag.
static VKAPI_ATTR void VKAPI_CALL build(VkCommandBuffer commands, uint32_t count,
                                        const VkAccelerationStructureBuildGeometryInfoKHR *infos,
                                        const VkAccelerationStructureBuildRangeInfoKHR *const *ranges) {
    for (uint32_t i = 0; i < count; i++) {
        VkAccelerationStructureBuildGeometryInfoKHR info = infos[i];
        info.flags &= ~(VkBuildAccelerationStructureFlagsKHR)VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV;
        NEXT(commands, CmdBuildAccelerationStructuresKHR)(commands, 1, &info, &ranges[i]);
    }
}

// Commands of extensions that lavapipe 25.0 lacks do nothing.
static VKAPI_ATTR void VKAPI_CALL ignore(VkCommandBuffer commands, const void *info) {
    (void)commands;
    (void)info;
}

// lavapipe 25.0 has no cubic filters and no corner-sampled images.
static VKAPI_ATTR VkResult VKAPI_CALL create_sampler(VkDevice device, const VkSamplerCreateInfo *info,
                                                     const VkAllocationCallbacks *callbacks,
                                                     VkSampler *sampler) {
    VkSamplerCreateInfo linear = *info;
    linear.magFilter = info->magFilter == VK_FILTER_CUBIC_EXT ? VK_FILTER_LINEAR : info->magFilter;
    linear.minFilter = info->minFilter == VK_FILTER_CUBIC_EXT ? VK_FILTER_LINEAR : info->minFilter;
    return NEXT(device, CreateSampler)(device, &linear, callbacks, sampler);
}

static VKAPI_ATTR VkResult VKAPI_CALL create_image(VkDevice device, const VkImageCreateInfo *info,
                                                   const VkAllocationCallbacks *callbacks, VkImage *image) {
    VkImageCreateInfo plain = *info;
    plain.flags &= ~(VkImageCreateFlags)VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
    return NEXT(device, CreateImage)(device, &plain, callbacks, image);
}

static const struct {
    const char *name;
    PFN_vkVoidFunction function;
} commands[] = {
    {WD_INVENTED_BARRIER, (PFN_vkVoidFunction)barrier},
    {WD_INVENTED_NOTHING, (PFN_vkVoidFunction)nothing},
    {WD_INVENTED_DISPATCH, (PFN_vkVoidFunction)dispatch},
    {WD_INVENTED_BIND_PIPELINE, (PFN_vkVoidFunction)bind_pipeline},
    {WD_INVENTED_BIND_DESCRIPTOR_SET, (PFN_vkVoidFunction)bind_descriptor_set},
    {WD_INVENTED_END_RENDER_PASS, (PFN_vkVoidFunction)end_rendering},
    {WD_INVENTED_SUBMIT, (PFN_vkVoidFunction)submit},
    {WD_INVENTED_WAIT, (PFN_vkVoidFunction)wait_idle},
    {WD_INVENTED_UPDATE, (PFN_vkVoidFunction)update},
    {WD_INVENTED_GET_ADDRESS, (PFN_vkVoidFunction)get_address},
    {WD_INVENTED_BEGIN, (PFN_vkVoidFunction)begin},
    {"vkCmdBuildAccelerationStructuresKHR", (PFN_vkVoidFunction)build},
    {"vkCmdBuildAccelerationStructuresIndirectKHR", (PFN_vkVoidFunction)build_indirectly},
    {"vkCreateSampler", (PFN_vkVoidFunction)create_sampler},
    {"vkCreateImage", (PFN_vkVoidFunction)create_image},
    {"vkCmdDrawIndirect2KHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdDrawIndexedIndirectCount2KHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdDrawIndirectCount2KHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdDispatchIndirect2KHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdCopyMemoryToImageKHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdCopyMemoryIndirectKHR", (PFN_vkVoidFunction)ignore},
    {"vkCmdCopyMemoryToImageIndirectKHR", (PFN_vkVoidFunction)ignore},
};

static PFN_vkVoidFunction find_command(const char *name) {
    for (size_t i = 0; i < sizeof commands / sizeof *commands; i++) {
        if (strcmp(commands[i].name, name) == 0) {
            return commands[i].function;
        }
    }
    return NULL;
}

// --- Limits of the device

static void lower_limits(VkPhysicalDeviceLimits *limits) {
    const char *max_draws = getenv(WD_INVENTED_MAX_DRAWS);
    limits->maxDrawIndirectCount =
        max_draws ? (uint32_t)strtoul(max_draws, NULL, 10) : limits->maxDrawIndirectCount;
}

// lower_totals lowers the limits of products in a struct of a chain.
static void lower_totals(VkBaseOutStructure *at) {
    const char *max_total = getenv(WD_INVENTED_MAX_TOTAL);
    const uint32_t total = max_total ? (uint32_t)strtoul(max_total, NULL, 10) : 0;
    if (total && at->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR) {
        ((VkPhysicalDeviceRayTracingPipelinePropertiesKHR *)at)->maxRayDispatchInvocationCount = total;
    }
    if (total && at->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT) {
        ((VkPhysicalDeviceMeshShaderPropertiesEXT *)at)->maxMeshWorkGroupTotalCount = total;
    }
}

static void change_version(VkPhysicalDeviceProperties *properties) {
    const char *minor = getenv(WD_INVENTED_MINOR_VERSION);
    if (minor) {
        properties->apiVersion = VK_MAKE_API_VERSION(0, 1, (uint32_t)strtoul(minor, NULL, 10), 0);
    }
}

static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice physical_device,
                                                 VkPhysicalDeviceProperties *properties) {
    find(physical_device).get_properties(physical_device, properties);
    lower_limits(&properties->limits);
    change_version(properties);
}

static VKAPI_ATTR void VKAPI_CALL get_properties2(VkPhysicalDevice physical_device,
                                                  VkPhysicalDeviceProperties2 *properties) {
    find(physical_device).get_properties2(physical_device, properties);
    lower_limits(&properties->properties.limits);
    change_version(&properties->properties);
    for (VkBaseOutStructure *at = properties->pNext; at; at = at->pNext) {
        lower_totals(at);
    }
#ifdef VK_KHR_vertex_attribute_divisor
    const char *supports = getenv(WD_INVENTED_FIRST_INSTANCE);
    for (VkBaseOutStructure *at = properties->pNext; at && supports; at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_KHR) {
            ((VkPhysicalDeviceVertexAttributeDivisorPropertiesKHR *)at)->supportsNonZeroFirstInstance =
                *supports == '1';
        }
    }
#endif
}

// --- Features of formats

static bool has_cubic_filters(VkFormat format) {
    return getenv(WD_INVENTED_CUBIC_FILTERS) && format == VK_FORMAT_R8G8B8A8_UNORM;
}

static void change_features(VkFormat format, VkFormatFeatureFlags *features) {
    if (getenv(WD_INVENTED_CUBIC_FILTERS)) {
        *features &= ~(VkFormatFeatureFlags)VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT;
        *features |= has_cubic_filters(format) ? VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT : 0;
    }
}

static VKAPI_ATTR void VKAPI_CALL get_format(VkPhysicalDevice physical_device, VkFormat format,
                                             VkFormatProperties *properties) {
    find(physical_device).get_format(physical_device, format, properties);
    change_features(format, &properties->optimalTilingFeatures);
}

static VKAPI_ATTR void VKAPI_CALL get_format2(VkPhysicalDevice physical_device, VkFormat format,
                                              VkFormatProperties2 *properties) {
    find(physical_device).get_format2(physical_device, format, properties);
    change_features(format, &properties->formatProperties.optimalTilingFeatures);
    for (VkBaseOutStructure *at = properties->pNext; at; at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3) {
            VkFormatFeatureFlags2 *features = &((VkFormatProperties3 *)at)->optimalTilingFeatures;
            VkFormatFeatureFlags low = (VkFormatFeatureFlags)*features;
            change_features(format, &low);
            *features = (*features & ~(VkFormatFeatureFlags2)UINT32_MAX) | low;
        }
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL get_image_format2(VkPhysicalDevice physical_device,
                                                        const VkPhysicalDeviceImageFormatInfo2 *info,
                                                        VkImageFormatProperties2 *properties) {
    VkPhysicalDeviceImageFormatInfo2 plain = *info;
    plain.flags &= ~(VkImageCreateFlags)VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
    const VkResult result = find(physical_device).get_image_format2(physical_device, &plain, properties);
    bool is_2d = false;
    for (const VkBaseInStructure *at = info->pNext; at; at = at->pNext) {
        is_2d |=
            at->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_IMAGE_FORMAT_INFO_EXT &&
            ((const VkPhysicalDeviceImageViewImageFormatInfoEXT *)at)->imageViewType == VK_IMAGE_VIEW_TYPE_2D;
    }
    for (VkBaseOutStructure *at = properties->pNext; at; at = at->pNext) {
        if (at->sType == VK_STRUCTURE_TYPE_FILTER_CUBIC_IMAGE_VIEW_IMAGE_FORMAT_PROPERTIES_EXT) {
            VkFilterCubicImageViewImageFormatPropertiesEXT *cubic = (void *)at;
            cubic->filterCubic = is_2d && has_cubic_filters(info->format);
            cubic->filterCubicMinmax = VK_FALSE;
        }
    }
    return result;
}

// --- The layer

static VkLayerInstanceCreateInfo *instance_link(const VkInstanceCreateInfo *info) {
    VkLayerInstanceCreateInfo *at = (VkLayerInstanceCreateInfo *)(uintptr_t)info->pNext;
    while (at && !(at->sType == VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO &&
                   at->function == VK_LAYER_LINK_INFO)) {
        at = (VkLayerInstanceCreateInfo *)(uintptr_t)at->pNext;
    }
    return at;
}

static VKAPI_ATTR VkResult VKAPI_CALL create_instance(const VkInstanceCreateInfo *info,
                                                      const VkAllocationCallbacks *callbacks,
                                                      VkInstance *instance) {
    VkLayerInstanceCreateInfo *link = instance_link(info);
    PFN_vkGetInstanceProcAddr next = link->u.pLayerInfo->pfnNextGetInstanceProcAddr;
    link->u.pLayerInfo = link->u.pLayerInfo->pNext;
    const VkResult result = ((PFN_vkCreateInstance)next(NULL, "vkCreateInstance"))(info, callbacks, instance);
    if (result == VK_SUCCESS) {
        add((entry){
            .key = key_of(*instance),
            .instance_proc = next,
            .get_properties =
                (PFN_vkGetPhysicalDeviceProperties)next(*instance, "vkGetPhysicalDeviceProperties"),
            .get_properties2 =
                (PFN_vkGetPhysicalDeviceProperties2)next(*instance, "vkGetPhysicalDeviceProperties2"),
            .get_format = (PFN_vkGetPhysicalDeviceFormatProperties)next(
                *instance, "vkGetPhysicalDeviceFormatProperties"),
            .get_format2 = (PFN_vkGetPhysicalDeviceFormatProperties2)next(
                *instance, "vkGetPhysicalDeviceFormatProperties2"),
            .get_image_format2 = (PFN_vkGetPhysicalDeviceImageFormatProperties2)next(
                *instance, "vkGetPhysicalDeviceImageFormatProperties2"),
        });
    }
    return result;
}

static VKAPI_ATTR void VKAPI_CALL destroy_instance(VkInstance instance,
                                                   const VkAllocationCallbacks *callbacks) {
    const entry at = find(instance);
    remove_key(at.key);
    ((PFN_vkDestroyInstance)at.instance_proc(instance, "vkDestroyInstance"))(instance, callbacks);
}

static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice physical_device,
                                                    const VkDeviceCreateInfo *info,
                                                    const VkAllocationCallbacks *callbacks,
                                                    VkDevice *device) {
    VkLayerDeviceCreateInfo *link = (VkLayerDeviceCreateInfo *)(uintptr_t)info->pNext;
    while (!(link->sType == VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO &&
             link->function == VK_LAYER_LINK_INFO)) {
        link = (VkLayerDeviceCreateInfo *)(uintptr_t)link->pNext;
    }
    const VkLayerDeviceLink next = *link->u.pLayerInfo;
    link->u.pLayerInfo = next.pNext;
    PFN_vkCreateDevice create = (PFN_vkCreateDevice)next.pfnNextGetInstanceProcAddr(NULL, "vkCreateDevice");
    const VkResult result = create(physical_device, info, callbacks, device);
    if (result == VK_SUCCESS) {
        add((entry){.key = key_of(*device), .device_proc = next.pfnNextGetDeviceProcAddr, .device = *device});
    }
    return result;
}

static VKAPI_ATTR void VKAPI_CALL destroy_device(VkDevice device, const VkAllocationCallbacks *callbacks) {
    const entry at = find(device);
    remove_key(at.key);
    ((PFN_vkDestroyDevice)at.device_proc(device, "vkDestroyDevice"))(device, callbacks);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_device_proc(VkDevice device, const char *name) {
    if (strcmp(name, "vkGetDeviceProcAddr") == 0) {
        return (PFN_vkVoidFunction)get_device_proc;
    }
    if (strcmp(name, "vkDestroyDevice") == 0) {
        return (PFN_vkVoidFunction)destroy_device;
    }
    PFN_vkVoidFunction command = find_command(name);
    return command ? command : find(device).device_proc(device, name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance_proc(VkInstance instance, const char *name) {
    if (strcmp(name, "vkGetInstanceProcAddr") == 0) {
        return (PFN_vkVoidFunction)get_instance_proc;
    }
    if (strcmp(name, "vkCreateInstance") == 0) {
        return (PFN_vkVoidFunction)create_instance;
    }
    if (strcmp(name, "vkDestroyInstance") == 0) {
        return (PFN_vkVoidFunction)destroy_instance;
    }
    if (strcmp(name, "vkCreateDevice") == 0) {
        return (PFN_vkVoidFunction)create_device;
    }
    if (strcmp(name, "vkGetPhysicalDeviceProperties") == 0) {
        return (PFN_vkVoidFunction)get_properties;
    }
    if (strcmp(name, "vkGetPhysicalDeviceProperties2") == 0 ||
        strcmp(name, "vkGetPhysicalDeviceProperties2KHR") == 0) {
        return (PFN_vkVoidFunction)get_properties2;
    }
    if (strcmp(name, "vkGetPhysicalDeviceFormatProperties") == 0) {
        return (PFN_vkVoidFunction)get_format;
    }
    if (strcmp(name, "vkGetPhysicalDeviceFormatProperties2") == 0) {
        return (PFN_vkVoidFunction)get_format2;
    }
    if (strcmp(name, "vkGetPhysicalDeviceImageFormatProperties2") == 0) {
        return (PFN_vkVoidFunction)get_image_format2;
    }
    PFN_vkVoidFunction command = find_command(name);
    return command || !instance ? command : find(instance).instance_proc(instance, name);
}

__attribute__((visibility("default"))) VKAPI_ATTR VkResult VKAPI_CALL
vkNegotiateLoaderLayerInterfaceVersion(VkNegotiateLayerInterface *versions) {
    versions->loaderLayerInterfaceVersion = 2;
    versions->pfnGetInstanceProcAddr = get_instance_proc;
    versions->pfnGetDeviceProcAddr = get_device_proc;
    versions->pfnGetPhysicalDeviceProcAddr = NULL;
    return VK_SUCCESS;
}
