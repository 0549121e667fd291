// Properties of the driver's one physical device that the rules of the emitter do not cover.
#include <string.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

enum {
    MAX_EXTENT = 16384,
    MAX_EXTENT_3D = 2048,
    MAX_MIP_LEVELS = 15,
    MAX_DESCRIPTORS = 1 << 20,
};

#define SAMPLE_COUNTS                                                                                        \
    (VK_SAMPLE_COUNT_1_BIT | VK_SAMPLE_COUNT_2_BIT | VK_SAMPLE_COUNT_4_BIT | VK_SAMPLE_COUNT_8_BIT)

static const VkQueueFlags queue_flags[NULL_NUM_QUEUE_FAMILIES] = {
    VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT | VK_QUEUE_SPARSE_BINDING_BIT,
    VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT | VK_QUEUE_SPARSE_BINDING_BIT,
    VK_QUEUE_TRANSFER_BIT | VK_QUEUE_SPARSE_BINDING_BIT,
};

void null_adjust_VkPhysicalDeviceProperties(VkPhysicalDeviceProperties *out) {
    out->apiVersion = VK_HEADER_VERSION_COMPLETE;
    out->driverVersion = 1;
    out->vendorID = 0x10000; // Nobody's: the range of PCI vendors ends below.
    out->deviceID = 0;
    out->deviceType = VK_PHYSICAL_DEVICE_TYPE_OTHER;
}

static void adjust_descriptor_limits(VkPhysicalDeviceLimits *out) {
    out->maxBoundDescriptorSets = atomic_load(&null_faults.max_bound_descriptor_sets);
    out->maxPushConstantsSize = 256;
    out->maxUniformBufferRange = 1 << 30;
    out->maxStorageBufferRange = UINT32_MAX;
    out->maxTexelBufferElements = 1 << 28;
    out->maxMemoryAllocationCount = atomic_load(&null_faults.max_objects);
    out->maxSamplerAllocationCount = atomic_load(&null_faults.max_objects);
    out->maxPerStageResources = MAX_DESCRIPTORS;
    out->bufferImageGranularity = 1;
    out->nonCoherentAtomSize = 64;
    out->minMemoryMapAlignment = 4096;
    out->minTexelBufferOffsetAlignment = 16;
    out->minUniformBufferOffsetAlignment = 16;
    out->minStorageBufferOffsetAlignment = 16;
    out->timestampPeriod = 1.0f;
    out->timestampComputeAndGraphics = VK_TRUE;
    out->discreteQueuePriorities = 2;
}

static void adjust_image_limits(VkPhysicalDeviceLimits *out) {
    out->maxImageDimension1D = MAX_EXTENT;
    out->maxImageDimension2D = MAX_EXTENT;
    out->maxImageDimension3D = MAX_EXTENT_3D;
    out->maxImageDimensionCube = MAX_EXTENT;
    out->maxImageArrayLayers = MAX_EXTENT_3D;
    out->maxFramebufferWidth = MAX_EXTENT;
    out->maxFramebufferHeight = MAX_EXTENT;
    out->maxFramebufferLayers = MAX_EXTENT_3D;
    out->maxColorAttachments = 8;
    out->maxSampleMaskWords = 1;
    out->maxSamplerLodBias = 16.0f;
    out->maxSamplerAnisotropy = 16.0f;
}

static void adjust_drawing_limits(VkPhysicalDeviceLimits *out) {
    const uint32_t work_group_count = 65535;
    out->maxVertexInputAttributes = 32;
    out->maxVertexInputBindings = 32;
    out->maxVertexInputAttributeOffset = 2047;
    out->maxVertexInputBindingStride = 2048;
    out->maxComputeSharedMemorySize = 65536;
    out->maxComputeWorkGroupInvocations = 1024;
    for (int i = 0; i < 3; i++) {
        out->maxComputeWorkGroupCount[i] = work_group_count;
        out->maxComputeWorkGroupSize[i] = 1024;
    }
    out->maxDrawIndexedIndexValue = UINT32_MAX;
    out->maxDrawIndirectCount = UINT32_MAX;
    out->maxFragmentDualSrcAttachments = 1;
    out->maxViewports = 16;
    out->maxViewportDimensions[0] = MAX_EXTENT;
    out->maxViewportDimensions[1] = MAX_EXTENT;
    out->viewportBoundsRange[0] = -2.0f * MAX_EXTENT;
    out->viewportBoundsRange[1] = 2.0f * MAX_EXTENT - 1;
    out->maxClipDistances = 8;
    out->maxCullDistances = 8;
    out->maxCombinedClipAndCullDistances = 8;
    out->minTexelOffset = -8;
    out->maxTexelOffset = 7;
    out->minTexelGatherOffset = -32;
    out->maxTexelGatherOffset = 31;
    out->minInterpolationOffset = -0.5f;
    out->maxInterpolationOffset = 0.4375f;
    out->pointSizeRange[0] = 1.0f;
    out->pointSizeRange[1] = 64.0f;
    out->lineWidthRange[0] = 1.0f;
    out->lineWidthRange[1] = 8.0f;
}

void null_adjust_VkPhysicalDeviceLimits(VkPhysicalDeviceLimits *out) {
    adjust_descriptor_limits(out);
    adjust_image_limits(out);
    adjust_drawing_limits(out);
}

void null_adjust_VkPhysicalDeviceMemoryProperties(VkPhysicalDeviceMemoryProperties *out) {
    const VkMemoryPropertyFlags host =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    *out = (VkPhysicalDeviceMemoryProperties){
        .memoryTypeCount = NULL_NUM_MEMORY_TYPES,
        .memoryTypes = {{VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0},
                        {host, 1},
                        {host | VK_MEMORY_PROPERTY_HOST_CACHED_BIT, 1},
                        {atomic_load(&null_faults.last_memory_properties), 0}},
        .memoryHeapCount = 2,
        .memoryHeaps = {{NULL_HEAP_SIZE, VK_MEMORY_HEAP_DEVICE_LOCAL_BIT},
                        {NULL_HEAP_SIZE, (VkMemoryHeapFlags)null_setting_now("WD_NULL_HEAP_FLAGS", 0)}},
    };
}

void null_adjust_VkPhysicalDeviceMemoryBudgetPropertiesEXT(VkPhysicalDeviceMemoryBudgetPropertiesEXT *out) {
    memset(out->heapBudget, 0, sizeof(out->heapBudget));
    memset(out->heapUsage, 0, sizeof(out->heapUsage));
    out->heapBudget[0] = out->heapBudget[1] = NULL_HEAP_SIZE;
}

void null_adjust_VkPhysicalDeviceCustomBorderColorPropertiesEXT(
    VkPhysicalDeviceCustomBorderColorPropertiesEXT *out) {
    out->maxCustomBorderColorSamplers = atomic_load(&null_faults.max_objects);
}

void null_adjust_VkPhysicalDeviceTransformFeedbackPropertiesEXT(
    VkPhysicalDeviceTransformFeedbackPropertiesEXT *out) {
    out->transformFeedbackQueries = null_setting_now("WD_NULL_TRANSFORM_FEEDBACK_QUERIES", 1) != 0;
}

void null_adjust_VkPhysicalDeviceMaintenance4Properties(VkPhysicalDeviceMaintenance4Properties *out) {
    out->maxBufferSize = atomic_load(&null_faults.max_buffer_size);
}

void null_adjust_VkPhysicalDeviceVulkan13Properties(VkPhysicalDeviceVulkan13Properties *out) {
    out->maxBufferSize = atomic_load(&null_faults.max_buffer_size);
}

#ifdef VK_EXT_host_image_copy

// fill_layouts fills a list if there is memory for it, and states how many elements it has.
static void fill_layouts(VkImageLayout *out, uint32_t *count, const VkImageLayout *layouts, uint32_t size) {
    for (uint32_t i = 0; out && i < size && i < *count; i++) {
        out[i] = layouts[i];
    }
    *count = out && *count < size ? *count : size;
}

// More than the general layout, and different ones for sources and targets.
static void fill_copy_layouts(VkPhysicalDeviceHostImageCopyPropertiesEXT *out) {
    static const VkImageLayout sources[] = {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                                            VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL},
                               targets[] = {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                                            VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL};
    fill_layouts(out->pCopySrcLayouts, &out->copySrcLayoutCount, sources, 3);
    fill_layouts(out->pCopyDstLayouts, &out->copyDstLayoutCount, targets, 3);
}

#ifdef VK_VERSION_1_4
void null_adjust_VkPhysicalDeviceHostImageCopyProperties(VkPhysicalDeviceHostImageCopyProperties *out) {
    fill_copy_layouts(out);
}
#else
void null_adjust_VkPhysicalDeviceHostImageCopyPropertiesEXT(VkPhysicalDeviceHostImageCopyPropertiesEXT *out) {
    fill_copy_layouts(out);
}
#endif

#endif

void null_adjust_VkImageFormatProperties(VkImageFormatProperties *out) {
    *out = (VkImageFormatProperties){
        .maxExtent = {MAX_EXTENT, MAX_EXTENT, MAX_EXTENT_3D},
        .maxMipLevels = MAX_MIP_LEVELS,
        .maxArrayLayers = MAX_EXTENT_3D,
        .sampleCounts = SAMPLE_COUNTS,
        .maxResourceSize = NULL_HEAP_SIZE,
    };
}

void null_adjust_VkMemoryDedicatedRequirements(VkMemoryDedicatedRequirements *out) {
    out->requiresDedicatedAllocation = atomic_load(&null_faults.requires_dedicated);
    out->prefersDedicatedAllocation = out->requiresDedicatedAllocation;
}

void null_adjust_VkMemoryRequirements(VkMemoryRequirements *out) {
    *out = (VkMemoryRequirements){NULL_MEMORY_ALIGNMENT, NULL_MEMORY_ALIGNMENT, NULL_ALL_MEMORY_TYPES};
}

void null_adjust_VkExternalMemoryProperties(VkExternalMemoryProperties *out) {
    const VkFlags exchangeable =
        VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT | VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT;
    out->externalMemoryFeatures = (VkFlags)null_setting_now("WD_NULL_EXTERNAL_MEMORY_FEATURES", exchangeable);
    out->exportFromImportedHandleTypes = 0;
    out->compatibleHandleTypes = VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT;
}

static VkQueueFamilyProperties queue_family(uint32_t family) {
    // Graphics and compute have no restrictions.
    const VkQueueFlags both = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
    VkQueueFlags video = 0;
#ifdef VK_KHR_video_decode_queue
    video = family == 0 && null_setting_now("WD_NULL_VIDEO_QUEUES", 0) ? VK_QUEUE_VIDEO_DECODE_BIT_KHR : 0;
#endif
    const uint32_t texels = queue_flags[family] & both ? 1 : atomic_load(&null_faults.transfer_granularity);
    return (VkQueueFamilyProperties){
        .queueFlags = queue_flags[family] | video,
        .queueCount = NULL_NUM_QUEUES_PER_FAMILY,
        .timestampValidBits = (uint32_t)null_setting_now("WD_NULL_TIMESTAMP_BITS", 64),
        .minImageTransferGranularity = {texels, texels, texels},
    };
}

VKAPI_ATTR void VKAPI_CALL null_GetPhysicalDeviceQueueFamilyProperties(VkPhysicalDevice physical_device,
                                                                       uint32_t *count,
                                                                       VkQueueFamilyProperties *properties) {
    (void)physical_device;
    VkQueueFamilyProperties families[NULL_NUM_QUEUE_FAMILIES];
    for (uint32_t i = 0; i < NULL_NUM_QUEUE_FAMILIES; i++) {
        families[i] = queue_family(i);
    }
    (void)null_copy_array(families, NULL_NUM_QUEUE_FAMILIES, sizeof(*families), count, properties);
}

#ifdef VK_KHR_video_queue
void null_adjust_VkQueueFamilyQueryResultStatusPropertiesKHR(
    VkQueueFamilyQueryResultStatusPropertiesKHR *out) {
    out->queryResultStatusSupport = null_boolean_property();
}
#endif

void null_fill_other(VkBaseOutStructure *out) {
    // VkPhysicalDevicePortabilitySubsetPropertiesKHR, which headers have with beta extensions only.
    enum { PORTABILITY_SUBSET_PROPERTIES = 1000163001 };
    if ((int)out->sType == PORTABILITY_SUBSET_PROPERTIES && atomic_load(&null_faults.is_portability_subset)) {
        const uint32_t min_stride_alignment = 4;
        memcpy(out + 1, &min_stride_alignment, sizeof min_stride_alignment);
    }
}

VKAPI_ATTR void VKAPI_CALL null_GetPhysicalDeviceQueueFamilyProperties2(
    VkPhysicalDevice physical_device, uint32_t *count, VkQueueFamilyProperties2 *properties) {
    (void)physical_device;
    if (!properties) {
        *count = NULL_NUM_QUEUE_FAMILIES;
        return;
    }
    *count = *count < NULL_NUM_QUEUE_FAMILIES ? *count : NULL_NUM_QUEUE_FAMILIES;
    for (uint32_t i = 0; i < *count; i++) {
        properties[i].queueFamilyProperties = queue_family(i);
        null_fill_chain(properties[i].pNext);
    }
}

// Counters 0, 1 and 2 are of the scopes of command buffers, render pass instances and commands. A query takes two
// passes.
VKAPI_ATTR VkResult VKAPI_CALL null_EnumeratePhysicalDeviceQueueFamilyPerformanceQueryCountersKHR(
    VkPhysicalDevice physical_device, uint32_t family, uint32_t *count, VkPerformanceCounterKHR *counters,
    VkPerformanceCounterDescriptionKHR *descriptions) {
    (void)physical_device;
    (void)family;
    (void)descriptions;
    const uint32_t num = VK_PERFORMANCE_COUNTER_SCOPE_COMMAND_KHR + 1, room = counters ? *count : num;
    *count = room < num ? room : num;
    for (uint32_t i = 0; counters && i < *count; i++) {
        counters[i].unit = VK_PERFORMANCE_COUNTER_UNIT_GENERIC_KHR;
        counters[i].scope = (VkPerformanceCounterScopeKHR)i;
        counters[i].storage = VK_PERFORMANCE_COUNTER_STORAGE_UINT64_KHR;
    }
    return room < num ? VK_INCOMPLETE : VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_GetPhysicalDeviceQueueFamilyPerformanceQueryPassesKHR(
    VkPhysicalDevice physical_device, const VkQueryPoolPerformanceCreateInfoKHR *info, uint32_t *passes) {
    (void)physical_device;
    (void)info;
    *passes = 2;
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumerateDeviceLayerProperties(VkPhysicalDevice physical_device,
                                                                   uint32_t *count,
                                                                   VkLayerProperties *properties) {
    (void)physical_device;
    return null_copy_array(NULL, 0, sizeof(*properties), count, properties);
}

// remove_extension removes an extension from a list, and returns how many are left.
static uint32_t remove_extension(VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (strcmp(list[i].extensionName, name) != 0) {
            list[kept++] = list[i];
        }
    }
    return kept;
}

VKAPI_ATTR VkResult VKAPI_CALL null_EnumerateDeviceExtensionProperties(VkPhysicalDevice physical_device,
                                                                       const char *layer, uint32_t *count,
                                                                       VkExtensionProperties *properties) {
    (void)physical_device;
    if (layer) {
        return VK_ERROR_LAYER_NOT_PRESENT;
    }
    // Headers have the extension of portability with beta extensions only: the registry's list is without it.
    VkExtensionProperties all[NULL_NUM_DEVICE_EXTENSIONS + 1] = {
        [NULL_NUM_DEVICE_EXTENSIONS] = {.extensionName = "VK_KHR_portability_subset", .specVersion = 1}};
    memcpy(all, null_device_extensions, sizeof null_device_extensions);
    uint32_t num = NULL_NUM_DEVICE_EXTENSIONS + (atomic_load(&null_faults.is_portability_subset) ? 1 : 0);
    if (atomic_load(&null_faults.lacks_buffer_markers)) {
        num = remove_extension(all, num, VK_AMD_BUFFER_MARKER_EXTENSION_NAME);
    }
    if (atomic_load(&null_faults.lacks_khr_device_fault)) {
        num = remove_extension(all, num, "VK_KHR_device_fault");
    }
    const uint32_t version = atomic_load(&null_faults.extension_version);
    for (uint32_t i = 0; version && i < num; i++) {
        all[i].specVersion = version;
    }
    return null_copy_array(all, num, sizeof(*properties), count, properties);
}
