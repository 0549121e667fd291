// What the files of the poison share.
#ifndef WARDEN_VK_POISON_POISON_INTERNAL_H
#define WARDEN_VK_POISON_POISON_INTERNAL_H

#include "vk/poison/poison_options.h"
#include "vk/registry/validator.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_poison_device {
    wd_chassis_device *chassis;
    wd_allocator allocator;
    wd_poison_options options;
    wd_mutex lock;
    wd_hash_table images;               // By handle: the images that can be cleared. The value is not NULL.
    WD_VECTOR(VkDeviceMemory) unfilled; // Allocated since the last submission; the host cannot map it.
} wd_poison_device;

// --- poison_memory.c: hooks of memory and submissions

void wd_poison_post_AllocateMemory(wd_call *call, const wd_AllocateMemory_args *args,
                                   const wd_AllocateMemory_args *down);
void wd_poison_pre_FreeMemory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down);
void wd_poison_pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down);
void wd_poison_pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args, wd_QueueSubmit2_args *down);

// WD_POISON_HOST_WRITES applies `use` to the commands by which the host writes images. Registries before Vulkan 1.4
// have the names of the extension.
#ifdef VK_VERSION_1_4
#define WD_POISON_HOST_WRITES(use) use(CopyMemoryToImage) use(CopyImageToImage) use(TransitionImageLayout)
#elif defined(VK_EXT_host_image_copy)
#define WD_POISON_HOST_WRITES(use)                                                                           \
    use(CopyMemoryToImageEXT) use(CopyImageToImageEXT) use(TransitionImageLayoutEXT)
#else
#define WD_POISON_HOST_WRITES(use)
#endif
#define WD_POISON_DECLARE_HOST_WRITE(command)                                                                \
    void wd_poison_pre_##command(wd_call *call, const wd_##command##_args *args, wd_##command##_args *down);
WD_POISON_HOST_WRITES(WD_POISON_DECLARE_HOST_WRITE)

// --- poison_image.c: hooks of images

void wd_poison_pre_CreateImage(wd_call *call, const wd_CreateImage_args *args, wd_CreateImage_args *down);
void wd_poison_post_CreateImage(wd_call *call, const wd_CreateImage_args *args,
                                const wd_CreateImage_args *down);
void wd_poison_pre_DestroyImage(wd_call *call, const wd_DestroyImage_args *args, wd_DestroyImage_args *down);
void wd_poison_pre_GetDeviceImageMemoryRequirements(wd_call *call,
                                                    const wd_GetDeviceImageMemoryRequirements_args *args,
                                                    wd_GetDeviceImageMemoryRequirements_args *down);
void wd_poison_post_CmdPipelineBarrier(wd_call *call, const wd_CmdPipelineBarrier_args *args,
                                       const wd_CmdPipelineBarrier_args *down);
void wd_poison_post_CmdPipelineBarrier2(wd_call *call, const wd_CmdPipelineBarrier2_args *args,
                                        const wd_CmdPipelineBarrier2_args *down);

#ifdef __cplusplus
}
#endif
#endif
