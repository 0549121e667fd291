// Sets whose descriptors are in a descriptor buffer (VK_EXT_descriptor_buffer) or in a descriptor heap
// (VK_EXT_descriptor_heap). The state tracker does not read such memory: a validator that does creates the sets and
// fills them.
//
// Threads: any; the caller serializes calls for the same set, except reads under its lock.
#ifndef WARDEN_VK_STATE_STATE_BUFFER_SET_H
#define WARDEN_VK_STATE_STATE_BUFFER_SET_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_new_buffer_set returns a set with no handle, whose last binding has all descriptors of the layout. The
// caller owns the reference. NULL: no memory, or the layout has too many descriptors.
wd_state_descriptor_set *wd_state_new_buffer_set(wd_state_device *device, wd_state_set_layout *layout);

// wd_state_new_heap_set is wd_state_new_buffer_set with `last_count` descriptors in the last binding, if its count is
// variable.
wd_state_descriptor_set *wd_state_new_heap_set(wd_state_device *device, wd_state_set_layout *layout,
                                               uint32_t last_count);

// wd_state_new_set_layout returns a set layout with no handle. The caller owns the reference. NULL: no memory.
wd_state_set_layout *wd_state_new_set_layout(wd_state_device *device,
                                             const VkDescriptorSetLayoutCreateInfo *info);

// wd_state_embed_sampler gives the elements of binding number `index` of a layout with no handle, of which no set
// exists, a sampler as their immutable one, if they have samplers. Without memory they get none.
void wd_state_embed_sampler(wd_state_device *device, wd_state_set_layout *layout, uint32_t index,
                            const VkSamplerCreateInfo *info);

// wd_state_put_descriptor replaces an element of the set's flat array. It takes over the references of `content`.
void wd_state_put_descriptor(wd_state_descriptor_set *set, uint32_t index, wd_state_descriptor content);

// wd_state_ref_descriptor and wd_state_unref_descriptor reference and release the objects of a descriptor that is not
// in a set.
void wd_state_ref_descriptor(const wd_state_descriptor *descriptor);
void wd_state_unref_descriptor(wd_state_descriptor *descriptor);

// wd_state_new_address_view returns a view with no handle, for a texel buffer that a descriptor refers to by address.
// The caller owns the reference. NULL: no memory.
wd_state_buffer_view *wd_state_new_address_view(wd_state_device *device, wd_state_buffer *buffer,
                                                VkFormat format, VkDeviceSize offset, VkDeviceSize range);

// wd_state_new_image_view and wd_state_new_sampler return a view and a sampler with no handle, of which a descriptor
// was written with their create info. The caller owns the reference. NULL: no memory.
wd_state_image_view *wd_state_new_image_view(wd_state_device *device, const VkImageViewCreateInfo *info);
wd_state_sampler *wd_state_new_sampler(wd_state_device *device, const VkSamplerCreateInfo *info);

#ifdef __cplusplus
}
#endif
#endif
