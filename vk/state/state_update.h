// Writing descriptors. Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_UPDATE_H
#define WARDEN_VK_STATE_STATE_UPDATE_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_has_sampler returns whether descriptors of a type have a sampler.
bool wd_state_has_sampler(VkDescriptorType type);

// wd_state_clear_descriptor releases the objects of a descriptor.
void wd_state_clear_descriptor(wd_state_descriptor *descriptor);

// wd_state_forget_descriptors makes the content of a set unknown, until elements are written again.
void wd_state_forget_descriptors(wd_state_device *device, wd_state_descriptor_set *set);

// wd_state_write_set carries out one VkWriteDescriptorSet on `set`; dstSet is not read. Descriptors
// outside the set are ignored.
void wd_state_write_set(wd_state_device *device, wd_state_descriptor_set *set,
                        const VkWriteDescriptorSet *write);

// wd_state_write_template carries out vkUpdateDescriptorSetWithTemplate and its push variant on `set`.
void wd_state_write_template(wd_state_device *device, wd_state_descriptor_set *set,
                             const wd_state_update_template *update_template, const void *data);

#ifdef __cplusplus
}
#endif
#endif
