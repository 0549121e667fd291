// A buffer in host-visible, coherent memory that stays mapped.
//
// Shaders of a discrete GPU read host memory over its bus, which takes about a microsecond. Buffers that the host only
// writes can be in the device's own memory instead.
#ifndef WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_MEMORY_H
#define WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_MEMORY_H

#include <stdbool.h>

#include <vulkan/vulkan_core.h>

#include "vk/registry/dispatch_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_placement is where the memory of a buffer should be.
typedef enum wd_gpuav_placement {
    WD_GPUAV_IN_HOST_MEMORY, // The host reads it; cached by the host if possible.
    // The host only writes it. Device-local memory, if the host can map more of it than the 256 MiB that every GPU has;
    // otherwise host memory.
    WD_GPUAV_IN_DEVICE_MEMORY,
} wd_gpuav_placement;

typedef struct wd_gpuav_memory {
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint32_t *words;          // Mapped.
    VkDeviceSize size;        // Of the device memory, in bytes.
    VkDeviceSize buffer_size; // In bytes.
    VkDeviceAddress address;  // 0 unless `usage` includes device addresses.
    bool is_slow_to_read;     // By the host: it is in device-local memory.
} wd_gpuav_memory;

// wd_gpuav_memory_create creates a buffer of `size` bytes with undefined content. With
// VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which needs the feature, the buffer has an address. On failure `*memory`
// is zeroed. VK_ERROR_FEATURE_NOT_PRESENT: no memory type fits.
VkResult wd_gpuav_memory_create(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk,
                                const VkPhysicalDeviceMemoryProperties *properties, VkDeviceSize size,
                                VkBufferUsageFlags usage, wd_gpuav_placement placement);

// wd_gpuav_memory_destroy accepts zeroed memory. The device must not be using the buffer.
void wd_gpuav_memory_destroy(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk);

#ifdef __cplusplus
}
#endif
#endif
