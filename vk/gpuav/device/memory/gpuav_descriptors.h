// Our descriptor sets for pipelines that use descriptor buffers (VK_EXT_descriptor_buffer).
//
// Such a set has no dynamic offset. Each region has a set of its own, with the descriptors of the region, the input
// buffer and the address table. All sets are in one descriptor buffer, which a command buffer binds once; an offset
// selects the region.
//
// | function     | threads                        |
// |--------------|--------------------------------|
// | init, finish | externally synchronized        |
// | allocate     | any thread; a lock inside      |
#ifndef WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_DESCRIPTORS_H
#define WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_DESCRIPTORS_H

#include <pthread.h>
#include <stdbool.h>

#include "vk/gpuav/device/memory/gpuav_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    // Bindings of our descriptor set, in sets and in descriptor buffers.
    WD_GPUAV_OUTPUT_BINDING = 0,
    WD_GPUAV_INPUT_BINDING = 1,
    WD_GPUAV_ADDRESS_BINDING = 2,
    WD_GPUAV_MAX_BINDINGS = 3,
    WD_GPUAV_POSITION_BINDING = 3, // Only in sets.
    WD_GPUAV_MAX_SET_BINDINGS = 4,
};

#define WD_GPUAV_NO_DESCRIPTORS UINT64_MAX

typedef struct wd_gpuav_descriptors_info {
    VkDevice device;
    const wd_device_dispatch *dispatch; // Outlives the descriptors.
    const VkPhysicalDeviceMemoryProperties *memory;
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties;
    bool is_robust;                   // The device has robustBufferAccess.
    VkDescriptorSetLayout set_layout; // Storage buffers at the bindings in use.
    // Buffers that all regions share, by binding. Without a buffer: the binding is not used.
    wd_gpuav_memory shared[WD_GPUAV_MAX_BINDINGS];
    VkDeviceSize max_size; // Bytes of the descriptor buffer.
    uint32_t max_sets;
} wd_gpuav_descriptors_info;

// wd_gpuav_descriptors is caller's storage; members are private. Zeroed: there are no descriptor buffers.
typedef struct wd_gpuav_descriptors {
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_gpuav_memory memory;
    VkDeviceSize stride;        // Bytes between two sets.
    VkDeviceSize output_offset; // Offset of the region's descriptor in a set.
    size_t descriptor_size;
    // Mapped: the first set. The others are copies of it with their own region's descriptor.
    uint8_t *first_set;
    uint32_t num_sets;
    pthread_mutex_t lock;
    uint32_t num_used; // Under the lock: allocated sets.
} wd_gpuav_descriptors;

// wd_gpuav_descriptors_init creates the descriptor buffer. On failure there is nothing to finish.
// VK_ERROR_FEATURE_NOT_PRESENT: there is no room for a set.
VkResult wd_gpuav_descriptors_init(wd_gpuav_descriptors *descriptors, const wd_gpuav_descriptors_info *info);
// wd_gpuav_descriptors_finish accepts zeroed storage. No command may be using the sets.
void wd_gpuav_descriptors_finish(wd_gpuav_descriptors *descriptors);

static inline bool wd_gpuav_descriptors_exist(const wd_gpuav_descriptors *descriptors) {
    return descriptors->num_sets != 0;
}

// wd_gpuav_descriptors_allocate writes the sets of `count` regions of `region_size` bytes, the first at `address`. It
// returns the offset of the first set, or WD_GPUAV_NO_DESCRIPTORS if there is no room. Sets are not freed.
VkDeviceSize wd_gpuav_descriptors_allocate(wd_gpuav_descriptors *descriptors, VkDeviceAddress address,
                                           uint32_t region_size, uint32_t count);

// wd_gpuav_descriptors_binding returns the info to bind the descriptor buffer with.
VkDescriptorBufferBindingInfoEXT wd_gpuav_descriptors_binding(const wd_gpuav_descriptors *descriptors);

#ifdef __cplusplus
}
#endif
#endif
