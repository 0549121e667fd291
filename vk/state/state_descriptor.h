// Descriptor set layouts, pipeline layouts, and descriptor sets with their contents.
//
// Descriptors of a set lie in one flat array, binding after binding in the order of binding numbers; a
// layout's binding knows its first element. An inline uniform block counts as one descriptor.
#ifndef WARDEN_VK_STATE_STATE_DESCRIPTOR_H
#define WARDEN_VK_STATE_STATE_DESCRIPTOR_H

#include <pthread.h>

#include "vk/state/state_resource.h"
#include "vk/util/hash128.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_layout_binding is one binding of a set layout.
typedef struct wd_state_layout_binding {
    uint32_t binding;
    VkDescriptorType type;
    uint32_t count;         // descriptorCount: bytes for inline uniform blocks, else array elements.
    uint32_t first;         // Of the flat array of descriptors.
    uint32_t num_elements;  // Of the flat array: `count`, but 1 for inline uniform blocks.
    uint32_t first_dynamic; // Of the set's dynamic offsets, for dynamic buffers.
    VkShaderStageFlags stages;
    VkDescriptorBindingFlags flags;
    wd_state_sampler **immutable_samplers; // `count` references, or NULL.
    // Of VK_DESCRIPTOR_TYPE_MUTABLE_EXT: the types in its list. NULL: no list, or another type.
    uint32_t num_mutable_types;
    VkDescriptorType *mutable_types;
} wd_state_layout_binding;

typedef struct wd_state_set_layout {
    wd_state_object object;
    VkDescriptorSetLayoutCreateFlags flags;
    uint32_t num_bindings;             // Bindings with descriptorCount 0 are left in.
    wd_state_layout_binding *bindings; // By rising binding number.
    uint32_t num_descriptors;          // Of the flat array.
    uint32_t num_dynamic_offsets;
    bool has_variable_count; // The last binding's count is an upper limit.
    // The device enabled nullDescriptor: descriptors written with VK_NULL_HANDLE are valid.
    bool has_null_descriptors;
    wd_hash128 identity; // Equal for layouts that are 'identically defined'.
} wd_state_set_layout;

// wd_state_set_layout_binding returns the binding with this number, or NULL.
const wd_state_layout_binding *wd_state_set_layout_binding(const wd_state_set_layout *layout,
                                                           uint32_t binding);

typedef struct wd_state_pipeline_layout {
    wd_state_object object;
    VkPipelineLayoutCreateFlags flags;
    uint32_t num_set_layouts;
    wd_state_set_layout **set_layouts; // References. Elements can be NULL: graphics pipeline libraries.
    uint64_t null_sets; // Bit n: the application gave VK_NULL_HANDLE for set n, of the first 64.
    uint32_t num_push_constant_ranges;
    VkPushConstantRange *push_constant_ranges;
    wd_hash128 *compatibility; // For each set n: equal if compatible for sets 0 to n.
} wd_state_pipeline_layout;

// wd_state_pipeline_layouts_compatible returns whether two layouts are 'compatible for set N' (Vulkan, Pipeline
// Layout Compatibility). False if either has no set `set`.
bool wd_state_pipeline_layouts_compatible(const wd_state_pipeline_layout *a,
                                          const wd_state_pipeline_layout *b, uint32_t set);

typedef struct wd_state_descriptor_pool {
    wd_state_object object; // Its children are the sets not yet freed.
    VkDescriptorPoolCreateFlags flags;
    uint32_t max_sets;
} wd_state_descriptor_pool;

// wd_state_descriptor is what one element of a binding holds. References keep its objects readable
// after the application destroyed it: see wd_state_is_destroyed.
typedef struct wd_state_descriptor {
    VkDescriptorType type; // As written; differs from the layout's for mutable descriptors only.
    bool written;          // False: never written, or written with VK_NULL_HANDLE (see is_null).
    bool is_null;          // Written with VK_NULL_HANDLE, which the nullDescriptor feature makes valid.
    VkImageLayout image_layout;
    wd_state_object *object; // Buffer, buffer view, image view or acceleration structure; NULL for samplers.
    union {
        struct {
            VkDeviceSize offset;
            VkDeviceSize range; // VK_WHOLE_SIZE resolved.
            bool is_whole;      // The range was VK_WHOLE_SIZE.
        } buffer;
        struct {
            wd_state_sampler *sampler; // Written or immutable; referenced; NULL if the type has none.
        } image;
    } u;
} wd_state_descriptor;

typedef struct wd_state_descriptor_set {
    wd_state_object object;
    wd_state_set_layout *layout; // Referenced.
    uint32_t variable_count;     // Of the last binding: its count in this set.
    bool is_push;                // Lives in a command buffer (vkCmdPushDescriptorSetKHR); handle is 0.
    bool has_unknown; // Elements that are not `written` may hold anything: see state_unknown.h. Atomic.
    uint64_t version; // Atomic; grows with each update.
    // Atomic. Updates of bindings without UPDATE_AFTER_BIND and UPDATE_UNUSED_WHILE_PENDING: each one invalidates
    // command buffers that the set is bound to. And the command that made the latest update, a string constant.
    uint64_t num_invalidations;
    const char *updated_by;
    // Atomic; of vk/core: a hash of the pipeline and the contents that it verified last, or 0.
    uint64_t verified;
    uint32_t num_descriptors;
    wd_state_descriptor *descriptors; // Flat.
    wd_mutex lock;                    // Private; see wd_state_descriptor_set_lock.
} wd_state_descriptor_set;

// WD_STATE_MOST_DESCRIPTORS is the size beyond which a set is not tracked.
#define WD_STATE_MOST_DESCRIPTORS (16u << 20)

// wd_state_descriptor_set_lock, wd_state_descriptor_set_unlock bracket the reading of descriptors where the
// application may update the set meanwhile: at submission or later, for bindings with UPDATE_AFTER_BIND or
// UPDATE_UNUSED_WHILE_PENDING. Elsewhere the external synchronization of the set serves. Take a reference
// (wd_state_ref) of objects that are used after unlocking, and write nothing meanwhile.
void wd_state_descriptor_set_lock(wd_state_descriptor_set *set);
void wd_state_descriptor_set_unlock(wd_state_descriptor_set *set);

// wd_state_descriptor_set_count returns how many elements `binding` has in this set, the variable count
// included; 0 if there is no such binding.
uint32_t wd_state_descriptor_set_count(const wd_state_descriptor_set *set,
                                       const wd_state_layout_binding *binding);

// wd_state_descriptor_set_get returns an element of a binding, or NULL where the set has none.
const wd_state_descriptor *wd_state_descriptor_set_get(const wd_state_descriptor_set *set, uint32_t binding,
                                                       uint32_t element);

typedef struct wd_state_update_template {
    wd_state_object object;
    VkDescriptorUpdateTemplateType template_type;
    uint32_t num_entries;
    VkDescriptorUpdateTemplateEntry *entries;
    wd_state_set_layout *set_layout;           // Referenced; for templates of sets, may be NULL.
    wd_state_pipeline_layout *pipeline_layout; // Referenced; for push descriptors.
    VkPipelineBindPoint bind_point;            // For push descriptors.
    uint32_t set;                              // For push descriptors.
} wd_state_update_template;

#ifdef __cplusplus
}
#endif
#endif
