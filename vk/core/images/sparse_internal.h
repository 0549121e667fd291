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

// wd_images_bind_rules are the numbers of the rules that ranges and regions have each.
typedef struct wd_images_bind_rules {
    uint32_t types, exports, imports;
} wd_images_bind_rules;

// wd_images_check_bind checks the memory type, and the handle types of exported and imported memory.
void wd_images_check_bind(wd_core_check *check, const wd_images_bind *bind,
                          const wd_images_bind_rules *rules);

// wd_images_check_multiple reports a member that is not a multiple of the alignment of the resource.
void wd_images_check_multiple(wd_core_check *check, const wd_images_bind *bind, uint32_t rule,
                              const char *member, VkDeviceSize value);

enum { WD_IMAGES_MOST_ASPECTS = 8 };

// wd_images_aspects are the requirements of the aspects of a sparse image.
typedef struct wd_images_aspects {
    uint32_t count;
    VkSparseImageMemoryRequirements requirements[WD_IMAGES_MOST_ASPECTS];
} wd_images_aspects;

// wd_images_ask_aspects asks the driver.
void wd_images_ask_aspects(const wd_core_check *check, const wd_state_image *image,
                           wd_images_aspects *aspects);

#ifdef __cplusplus
}
#endif
#endif
