// VkAllocationCallbacks as a wd_allocator (Vulkan specification, chapter 'Memory Allocation', 'Host Memory').
#ifndef WARDEN_VK_LAYER_VULKAN_ALLOCATOR_H
#define WARDEN_VK_LAYER_VULKAN_ALLOCATOR_H

#include <vulkan/vulkan_core.h>

#include "vk/util/allocator.h"

// wd_vulkan_allocator is caller's storage; the wd_allocator over it points to it.
typedef struct wd_vulkan_allocator {
    VkAllocationCallbacks callbacks;
    VkSystemAllocationScope scope;
} wd_vulkan_allocator;

// wd_vulkan_allocator_init returns an allocator over a copy of `callbacks` in `storage`, or `otherwise` where the
// application gave none.
wd_allocator wd_vulkan_allocator_init(wd_vulkan_allocator *storage, const VkAllocationCallbacks *callbacks,
                                      VkSystemAllocationScope scope, wd_allocator otherwise);

#endif
