#include "vk/layer/vulkan_allocator.h"

#include <stdalign.h>

static void *reallocate(void *user, void *memory, size_t size) {
    const wd_vulkan_allocator *allocator = user;
    const VkAllocationCallbacks *callbacks = &allocator->callbacks;
    if (!memory) {
        return callbacks->pfnAllocation(callbacks->pUserData, size, alignof(max_align_t), allocator->scope);
    }
    return callbacks->pfnReallocation(callbacks->pUserData, memory, size, alignof(max_align_t),
                                      allocator->scope);
}

static void release(void *user, void *memory) {
    const wd_vulkan_allocator *allocator = user;
    if (memory) {
        allocator->callbacks.pfnFree(allocator->callbacks.pUserData, memory);
    }
}

wd_allocator wd_vulkan_allocator_init(wd_vulkan_allocator *storage, const VkAllocationCallbacks *callbacks,
                                      VkSystemAllocationScope scope, wd_allocator otherwise) {
    // The three are required together (VUID-VkAllocationCallbacks-pfnAllocation-00632 and its sisters); an application
    // that forgot one gets the process heap instead of a crash.
    if (!callbacks || !callbacks->pfnAllocation || !callbacks->pfnReallocation || !callbacks->pfnFree) {
        return otherwise;
    }
    *storage = (wd_vulkan_allocator){*callbacks, scope};
    return (wd_allocator){reallocate, release, storage};
}
