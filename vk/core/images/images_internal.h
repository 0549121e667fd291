// Checks by hand of images, buffers, their views, samplers and sparse bindings.
//
//   create_infos.c      the commands that create images and buffers, or ask about those that they would create
//   image_limits.c      vkCreateImage: what the driver supports for the format, type, tiling, usage and flags
//   image_creation.c    vkCreateImage: members that exclude or need each other
//   image_formats.c     vkCreateImage: formats with planes, lists of view formats, DRM format modifiers
//   image_extensions.c  vkCreateImage: the usage of the stencil aspect, compression, density maps, hardware buffers
//   video_profiles.c    vkCreateImage, vkCreateBuffer: profiles of resources for video coding
//   view_creation.c     vkCreateImageView: the image, external formats
//   view_formats.c      vkCreateImageView: the format against that of the image; conversions
//   view_range.c        vkCreateImageView: the type, aspects, mip levels and layers against the image
//   view_slices.c       vkCreateImageView: slices of 3D views
//   view_usage.c        vkCreateImageView: usages, and the features of the format that they need
//   buffer_creation.c   vkCreateBuffer
//   buffer_view.c       vkCreateBufferView
//   sampler_creation.c  vkCreateSampler
//   conversion.c        vkCreateSamplerYcbcrConversion
//   sparse_ranges.c     vkQueueBindSparse: buffers, and images as ranges of bytes
//   sparse_regions.c    vkQueueBindSparse: images as regions of texels
//   sparse_metadata.c   vkQueueBindSparse: the metadata of images
//   sparse_devices.c    vkQueueBindSparse: the devices of a group
//   sparse_space.c      vkCreateImage, vkCreateBuffer: the address space of sparse resources
//   requirement_queries.c  queries of the memory requirements and modifiers of images
//   format_queries.c    queries of physical devices about formats and images
//   resource_sharing.c  the queue families that share a buffer or an image
//   usage_features.c    nothing by itself: the features of a format that usages need
//   images_values.c     nothing by itself: values of messages, look-ups
#ifndef WARDEN_VK_CORE_IMAGES_IMAGES_INTERNAL_H
#define WARDEN_VK_CORE_IMAGES_IMAGES_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h" // generated
#include "vk/registry/formats.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_images_word_format appends a format; VK_FORMAT_UNDEFINED has a name, too.
void wd_images_word_format(wd_core_message *message, const char *label, VkFormat format);
void wd_images_word_usage(wd_core_message *message, const char *label, VkImageUsageFlags usage);
void wd_images_word_aspects(wd_core_message *message, const char *label, VkImageAspectFlags aspects);

// wd_images_usage_feature is a usage of images and the features of a format of which it needs one.
typedef struct wd_images_usage_feature {
    VkImageUsageFlagBits usage;
    uint64_t features; // VkFormatFeatureFlags2
    const char *name;
} wd_images_usage_feature;

extern const wd_images_usage_feature wd_images_usage_features[];
extern const size_t wd_images_num_usage_features;

// wd_images_note_missing_features appends a sentence for each usage for which the format lacks the features.
void wd_images_note_missing_features(wd_core_message *message, const VkImageCreateInfo *info);

// wd_images_are_compatible returns whether formats are of one compatibility class.
bool wd_images_are_compatible(const wd_format *a, const wd_format *b);
// wd_images_is_block_view returns whether `view` is not compressed and its texels have the size of the image's blocks.
bool wd_images_is_block_view(const wd_format *view, const wd_format *image);
// wd_images_is_compatible_plane returns whether `view` is compatible with a plane of the image's format; true where the
// format of the plane is not known.
bool wd_images_is_compatible_plane(const wd_format *view, const wd_format *image, uint32_t plane);

// wd_images_find_conversion returns NULL for VK_NULL_HANDLE and where the conversion is not known.
const wd_state_conversion *wd_images_find_conversion(const wd_core_check *check,
                                                     VkSamplerYcbcrConversion handle);

// wd_images_has_own_usage returns whether a chain has the usage of a buffer, so that the member is ignored.
bool wd_images_has_own_usage(const void *chain);

// These return externalFormat of VkExternalFormatANDROID, or of VkExternalFormatQNX, too; 0: none.
uint64_t wd_images_find_android_format(const void *chain);
uint64_t wd_images_find_external_format(const void *chain);

// wd_images_info_frame returns the frame of the create info of an image or buffer that the call creates or asks about.
const wd_core_frame *wd_images_info_frame(const wd_core_check *check);

// The checks of the create info of an image, which need not be created.
void wd_images_check_creation(wd_core_check *check, const VkImageCreateInfo *info);
void wd_images_check_extensions(wd_core_check *check, const VkImageCreateInfo *info);
void wd_images_check_formats(wd_core_check *check, const VkImageCreateInfo *info);
void wd_images_check_limits(wd_core_check *check, const VkImageCreateInfo *info);
void wd_images_check_profiles(wd_core_check *check, const VkImageCreateInfo *info);
void wd_images_check_sharing(wd_core_check *check, const VkImageCreateInfo *info);

// wd_images_check_families reports a queue family that the physical device does not have, or that is there twice.
void wd_images_check_families(wd_core_check *check, const wd_core_frame *frame, const char *owner,
                              uint32_t rule, uint32_t count, const uint32_t *families);

// Those of a buffer.
void wd_images_check_buffer_creation(wd_core_check *check, const VkBufferCreateInfo *info);
void wd_images_check_buffer_profiles(wd_core_check *check, const VkBufferCreateInfo *info);
void wd_images_check_buffer_sharing(wd_core_check *check, const VkBufferCreateInfo *info);

// wd_images_view is a view to create. The image is known.
typedef struct wd_images_view {
    wd_core_check *c;
    const VkImageViewCreateInfo *info;
    const wd_state_image *image;
    const VkImageViewUsageCreateInfo *own_usage; // NULL: the view has the usage of the image.
    const wd_format *format, *image_format;      // NULL: not known, or external.
} wd_images_view;

// wd_images_begin_view starts a message about a rule of VkImageViewCreateInfo, and wd_images_end_view names the image.
bool wd_images_begin_view(wd_core_message *message, const wd_images_view *view, uint32_t rule);
void wd_images_end_view(wd_core_message *message, const wd_images_view *view);

// The frame of pCreateInfo.
extern const wd_core_frame wd_images_view_frame;

// wd_images_view_levels returns the number of mip levels of a view whose base level is in the image.
uint32_t wd_images_view_levels(const wd_images_view *view);
// wd_images_view_layers returns the number of array layers of a view whose base layer is in the image.
uint32_t wd_images_view_layers(const wd_images_view *view);

void wd_images_check_view_format(const wd_images_view *view); // Where both formats are known.
void wd_images_check_view_range(const wd_images_view *view);
void wd_images_check_view_slices(const wd_images_view *view);
void wd_images_check_view_usage(const wd_images_view *view);

// wd_images_num_levels returns the number of levels of a complete mipmap chain.
uint32_t wd_images_num_levels(VkExtent3D extent);

// wd_images_level returns a size at a mip level.
static inline uint32_t wd_images_level(uint32_t size, uint32_t level) {
    return level > 31 || size >> level == 0 ? 1 : size >> level;
}

#ifdef __cplusplus
}
#endif
#endif
