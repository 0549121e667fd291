// The payloads of memory that the process exported as opaque file descriptors.
//
// A payload has the identity of its file, which copies of the descriptor share. Only files of the file systems of
// memfd_create and of DMA buffers have an identity of their own: drivers that export others, such as device nodes and
// anonymous inodes, export payloads that are not known. Memory that was imported itself is not noted.
//
// The most recent exports are kept, for all instances and devices of the process. All functions: any thread; they take
// a lock.
#ifndef WARDEN_VK_STATE_STATE_EXPORTED_H
#define WARDEN_VK_STATE_STATE_EXPORTED_H

#include <stdbool.h>
#include <stdint.h>
#include <vulkan/vulkan_core.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_dedicated_image has the members of a create info that images of one payload share.
typedef struct wd_state_dedicated_image {
    VkImageType type;
    VkFormat format;
    VkExtent3D extent;
    uint32_t mip_levels, array_layers;
    VkSampleCountFlagBits samples;
    VkImageTiling tiling;
} wd_state_dedicated_image;

// wd_state_exported is how a payload was allocated.
typedef struct wd_state_exported {
    VkDeviceSize size;
    uint32_t type_index;
    VkDeviceSize buffer_size; // Of the buffer that the memory is dedicated to; 0: none.
    bool is_for_image, is_for_buffer;
    bool is_image_known; // `image` is of the image that the memory is dedicated to.
    wd_state_dedicated_image image;
} wd_state_exported;

// wd_state_find_exported returns whether `fd` is a payload that the process exported, and stores how it was allocated.
bool wd_state_find_exported(int fd, wd_state_exported *exported);

#ifdef __cplusplus
}
#endif
#endif
