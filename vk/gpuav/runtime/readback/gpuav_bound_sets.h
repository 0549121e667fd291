// Text about bound descriptors.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_BOUND_SETS_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_BOUND_SETS_H

#include "vk/state/state.h"
#include "vk/util/string_builder.h"

// wd_gpuav_append_bound_sets appends a line for each descriptor of sets, as they are now. Elements can be NULL.
// `is_recording`: pushed descriptors are still those of the command.
void wd_gpuav_append_bound_sets(wd_state_descriptor_set *const *sets, uint32_t num_sets, bool is_recording,
                                wd_string_builder *text);
// wd_gpuav_append_state_object appends " VkBuffer (name)(0x...)", or " destroyed VkBuffer (0x...)".
void wd_gpuav_append_state_object(wd_string_builder *text, const wd_state_object *object);

#endif
