// Checks by hand of descriptors: layouts, sets, their updates, bindings, and their uses by draws and dispatches.
// Private to this folder.
//
//   set_layouts.c          descriptor set layouts and their flags, update templates
//   layout_totals.c        pipeline layouts: push constant ranges, numbers of descriptors against limits
//   layout_blocks.c        pipeline layouts: inline uniform blocks and acceleration structures against limits
//   mutable_types.c        types of mutable descriptors
//   descriptor_buffers.c   commands of descriptor buffers
//   got_descriptors.c      the resources of descriptors that the host gets
//   buffer_offsets.c       offsets of sets in the descriptor buffers that are bound
//   layout_difference.c    the first difference of two descriptor set layouts, for messages
//   set_writes.c           VkWriteDescriptorSet against the layout of the set; pushed descriptors
//   buffer_contents.c      the buffers and buffer views of a write
//   image_contents.c       the image views and samplers of a write
//   set_copies.c           VkCopyDescriptorSet
//   set_binding.c          vkCmdBindDescriptorSets and dynamic offsets
//   push_constants.c       vkCmdPushConstants against the ranges of the layout
//   update_templates.c     update templates, pools, allocations
//   static_uses.h          what shaders use statically
//   drawn.h                what draws and dispatches need of bound sets and push constants
#ifndef WARDEN_VK_CORE_DESCRIPTORS_DESCRIPTORS_INTERNAL_H
#define WARDEN_VK_CORE_DESCRIPTORS_DESCRIPTORS_INTERNAL_H

#include "vk/core/core_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_DESCRIPTORS_TEXT_SIZE = 160 };

// wd_descriptors_layout_difference writes how `found` differs from `expected` as a clause, and returns false where they
// are identically defined. Immutable samplers count as equal if both layouts have some.
bool wd_descriptors_layout_difference(const wd_state_set_layout *expected, const wd_state_set_layout *found,
                                      char *text, size_t size);

// wd_descriptors_name is wd_core_name of a state object.
const char *wd_descriptors_name(const wd_core_check *c, const wd_state_object *object, char *text,
                                size_t size);

// wd_descriptors_fits_family returns false where the queue family of the command buffer certainly does not support a
// bind point.
bool wd_descriptors_fits_family(const wd_core_check *c, VkPipelineBindPoint bind_point);

// wd_descriptors_supports returns false where queues with these flags certainly do not support a bind point. 0:
// unknown.
bool wd_descriptors_supports(VkQueueFlags flags, VkPipelineBindPoint bind_point);

// wd_descriptors_write is a run of descriptors to write, of VkWriteDescriptorSet or an entry of an update template. The
// messages are those of VkWriteDescriptorSet.
typedef struct wd_descriptors_write {
    const wd_state_set_layout *layout;
    const wd_state_descriptor_set *set; // NULL: pushed.
    const wd_state_layout_binding *binding;
    uint32_t element, count;
    VkDescriptorType type;
    const uint8_t *source; // The first of the structs or handles of the type. NULL: not given.
    size_t stride;
    const char *array; // "pImageInfo"
} wd_descriptors_write;

// These check the descriptors of a write.
void wd_descriptors_check_buffers(wd_core_check *c, const wd_core_frame *f,
                                  const wd_descriptors_write *write);
void wd_descriptors_check_texel_buffers(wd_core_check *c, const wd_core_frame *f,
                                        const wd_descriptors_write *write);
void wd_descriptors_check_images(wd_core_check *c, const wd_core_frame *f, const wd_descriptors_write *write);

// wd_descriptors_check_copies checks the copies of vkUpdateDescriptorSets.
void wd_descriptors_check_copies(wd_core_check *c, const wd_UpdateDescriptorSets_args *s);

// wd_descriptors_blocks has the numbers of bindings with descriptors, of all stages and set layouts.
typedef struct wd_descriptors_blocks {
    uint32_t num_inline_blocks, num_structures;
} wd_descriptors_blocks;

// wd_descriptors_check_blocks checks the inline uniform blocks and acceleration structures of a pipeline layout.
void wd_descriptors_check_blocks(wd_core_check *c, const wd_core_frame *f,
                                 const VkPipelineLayoutCreateInfo *info,
                                 const wd_descriptors_blocks *numbers);

// wd_descriptors_check_layout_limits checks dynamic buffers, inline uniform blocks and immutable samplers of a pipeline
// layout whose physical device is known.
void wd_descriptors_check_layout_limits(wd_core_check *c, const wd_core_frame *f,
                                        const VkPipelineLayoutCreateInfo *info);

// These check the types of mutable descriptors of a set layout with bindings, and of a pool.
void wd_descriptors_check_mutable_bindings(wd_core_check *c, const wd_core_frame *f,
                                           const VkDescriptorSetLayoutCreateInfo *info);
void wd_descriptors_check_mutable_sizes(wd_core_check *c, const wd_core_frame *f,
                                        const VkDescriptorPoolCreateInfo *info);

// wd_descriptors_allows_type returns whether the list of a mutable binding has a type.
static inline bool wd_descriptors_allows_type(const wd_state_layout_binding *binding, VkDescriptorType type) {
    return wd_core_has_value(binding->mutable_types, binding->num_mutable_types, (uint32_t)type);
}

// wd_descriptors_is_buffer, wd_descriptors_is_image return whether a type is written with pBufferInfo or pImageInfo.
static inline bool wd_descriptors_is_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER ||
           type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static inline bool wd_descriptors_is_dynamic(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

static inline bool wd_descriptors_is_texel_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

static inline bool wd_descriptors_is_image(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_SAMPLER || type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
           type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE || type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE ||
           type == VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT;
}

#ifdef VK_EXT_descriptor_buffer

// wd_descriptors_size returns the size of descriptors of a type in descriptor buffers, and the name of the property; 0:
// not known. Combined image samplers are left out: their size depends on conversions and on samplers for density maps.
size_t wd_descriptors_size(const wd_core_check *c,
                           const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties,
                           VkDescriptorType type, const char **name);

// wd_descriptors_offset is where a command puts a set.
typedef struct wd_descriptors_offset {
    const char *owner;                 // The struct of the command's parameters; NULL: none.
    uint32_t element, set;             // Of the arrays, and the number of the set.
    const wd_state_set_layout *layout; // NULL: not known.
    uint32_t index;                    // Of the bound buffer.
    VkDeviceSize offset;
} wd_descriptors_offset;

// wd_descriptors_check_offset compares it with the descriptor buffers that are bound.
void wd_descriptors_check_offset(wd_core_check *c, const wd_core_frame *f,
                                 const wd_descriptors_offset *offset);

#endif

// wd_descriptors_is_enabled returns whether a feature, a member of wd_features, is certainly not enabled.
#define WD_DESCRIPTORS_LACKS(c, feature) ((c)->enabled && !(c)->enabled->features.feature)

#ifdef __cplusplus
}
#endif
#endif
