// The memory of sparse bindings, of ranges and of regions.
#ifndef WARDEN_VK_CORE_IMAGES_SPARSE_INTERNAL_H
#define WARDEN_VK_CORE_IMAGES_SPARSE_INTERNAL_H

#include "vk/core/images/images_internal.h"
#include "vk/state/state_requirements.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_images_bind is the memory of a VkSparseMemoryBind or VkSparseImageMemoryBind.
typedef struct wd_images_bind {
    const wd_core_frame *frame;
    const char *owner;    // "VkSparseMemoryBind" or "VkSparseImageMemoryBind"
    const char *resource; // "buffer" or "image"
    VkObjectType type;
    uint64_t handle;
    const wd_state_requirements *requirements;
    VkExternalMemoryHandleTypeFlags external_types;
    VkDeviceMemory memory; // May be VK_NULL_HANDLE.
} wd_images_bind;

// wd_images_check_bind checks the memory type, and the handle types of exported memory. The rules are numbers.
void wd_images_check_bind(wd_core_check *check, const wd_images_bind *bind, uint32_t type_rule,
                          uint32_t export_rule);

// wd_images_check_multiple reports a member that is not a multiple of the alignment of the resource.
void wd_images_check_multiple(wd_core_check *check, const wd_images_bind *bind, uint32_t rule,
                              const char *member, VkDeviceSize value);

#ifdef __cplusplus
}
#endif
#endif
