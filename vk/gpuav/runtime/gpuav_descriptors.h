// Our descriptor sets for pipelines that use descriptor buffers (VK_EXT_descriptor_buffer).
//
// Such a set has no dynamic offsets: each region has one of its own, made of the region's descriptor, the input buffer's and the
// address table's. All lie in one descriptor buffer, one behind the other, so that a command buffer binds it once, next to the
// application's; the offset chooses the region.
//
// | function     | threads                        |
// |--------------|--------------------------------|
// | init, finish | externally synchronized        |
// | take         | any thread; a lock inside      |
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_DESCRIPTORS_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_DESCRIPTORS_H

#include <pthread.h>
#include <stdbool.h>

#include "vk/gpuav/runtime/gpuav_memory.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    // Of our descriptor set, of either kind.
    WD_GPUAV_OUTPUT_BINDING = 0,
    WD_GPUAV_INPUT_BINDING = 1,
    WD_GPUAV_ADDRESS_BINDING = 2,
    WD_GPUAV_MAX_BINDINGS = 3,
};

#define WD_GPUAV_NO_DESCRIPTORS UINT64_MAX

typedef struct wd_gpuav_descriptors_info {
    VkDevice device;
    const wd_device_dispatch *dispatch; // Outlives the descriptors.
    const VkPhysicalDeviceMemoryProperties *memory;
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties;
    bool is_robust;                   // The device has robustBufferAccess.
    VkDescriptorSetLayout set_layout; // Storage buffers at the bindings in use.
    wd_gpuav_memory shared
        [WD_GPUAV_MAX_BINDINGS]; // Of the bindings that all regions share; without a buffer: not in use.
    VkDeviceSize max_size;       // Bytes of the descriptor buffer.
    uint32_t max_sets;
} wd_gpuav_descriptors_info;

// wd_gpuav_descriptors is caller's storage; members are private. Zeroed: there are no descriptor buffers.
typedef struct wd_gpuav_descriptors {
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_gpuav_memory memory;
    VkDeviceSize stride; // From set to set.
    VkDeviceSize output; // Where the region's descriptor stands in a set.
    size_t descriptor_size;
    uint8_t *
        pattern; // In the buffer: the first set, of which the others are copies but for the region's descriptor.
    uint32_t num_sets;
    pthread_mutex_t lock;
    uint32_t used; // Under the lock: sets handed out.
} wd_gpuav_descriptors;

// wd_gpuav_descriptors_init makes the descriptor buffer. On failure nothing is left to finish; VK_ERROR_FEATURE_NOT_PRESENT: not
// one set fits.
VkResult wd_gpuav_descriptors_init(wd_gpuav_descriptors *descriptors, const wd_gpuav_descriptors_info *info);
// wd_gpuav_descriptors_finish accepts zeroed storage. No command may be using the sets.
void wd_gpuav_descriptors_finish(wd_gpuav_descriptors *descriptors);

static inline bool wd_gpuav_descriptors_exist(const wd_gpuav_descriptors *descriptors) {
    return descriptors->num_sets != 0;
}

// wd_gpuav_descriptors_take writes the sets of `count` regions of `region_size` bytes, the first at `address`, and returns the
// offset of the first set in the descriptor buffer; WD_GPUAV_NO_DESCRIPTORS: there is no room. They are not given back.
VkDeviceSize wd_gpuav_descriptors_take(wd_gpuav_descriptors *descriptors, VkDeviceAddress address,
                                       uint32_t region_size, uint32_t count);

// wd_gpuav_descriptors_binding is how the descriptor buffer is bound.
VkDescriptorBufferBindingInfoEXT wd_gpuav_descriptors_binding(const wd_gpuav_descriptors *descriptors);

#ifdef __cplusplus
}
#endif
#endif
