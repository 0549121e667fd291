// The descriptors that vkGetDescriptorEXT returned, and those that vkWriteResourceDescriptorsEXT wrote: what the bytes
// in a descriptor buffer or a descriptor heap stand for.
//
// Two objects may have equal bytes, for example two samplers with the same parameters. Bytes stand for a destroyed
// object only if all objects with these bytes are destroyed.
//
// | function       | threads                 |
// |----------------|-------------------------|
// | init, finish   | externally synchronized |
// | note..., find  | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_KNOWN_DESCRIPTORS_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_KNOWN_DESCRIPTORS_H

#include "vk/gpuav/device/memory/gpuav_addresses.h"
#include "vk/state/state_buffer_set.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_GPUAV_MOST_DESCRIPTOR_BYTES = 512 }; // Larger descriptors are not known.

// WD_GPUAV_UNKNOWN_LAYOUT is the layout of an image whose descriptor was written with several layouts: the bytes are
// the same with each one.
#define WD_GPUAV_UNKNOWN_LAYOUT VK_IMAGE_LAYOUT_MAX_ENUM

typedef struct wd_gpuav_known_descriptor wd_gpuav_known_descriptor;

// wd_gpuav_known_descriptors is caller's storage; members are private.
typedef struct wd_gpuav_known_descriptors {
    wd_allocator allocator;
    wd_state_device *state;
    wd_gpuav_addresses *addresses;
    wd_mutex lock;
    wd_hash_table table; // Under the lock: hash of type and bytes to the first of a list.
    size_t num_entries;  // Under the lock.
    // Under the lock: the number of entries at which those of destroyed objects are removed.
    size_t next_sweep;
    uint32_t num_changes; // Atomic: descriptors that were added.
    uint32_t num_layouts; // Atomic: descriptors whose layouts became unknown.
    // Atomic boolean: there was no memory for one, so that unknown bytes may be valid.
    uint32_t is_incomplete;
} wd_gpuav_known_descriptors;

// wd_gpuav_known_descriptors_init keeps `state` and `addresses`, which resolves the addresses of buffers.
void wd_gpuav_known_descriptors_init(wd_gpuav_known_descriptors *known, wd_allocator allocator,
                                     wd_state_device *state, wd_gpuav_addresses *addresses);
// wd_gpuav_known_descriptors_finish accepts zeroed storage.
void wd_gpuav_known_descriptors_finish(wd_gpuav_known_descriptors *known);

// wd_gpuav_known_descriptors_note records the result of vkGetDescriptorEXT, `size` bytes.
void wd_gpuav_known_descriptors_note(wd_gpuav_known_descriptors *known, const VkDescriptorGetInfoEXT *info,
                                     const void *bytes, size_t size);

// wd_gpuav_known_descriptors_note_range records the `size` bytes of a descriptor in a heap that refers to a range of a
// buffer. `info` NULL: a null descriptor.
void wd_gpuav_known_descriptors_note_range(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           const VkDescriptorAddressInfoEXT *info, const void *bytes,
                                           size_t size);
// wd_gpuav_known_descriptors_note_image records the bytes of a descriptor of an image in a heap. `view` NULL: a null
// descriptor.
void wd_gpuav_known_descriptors_note_image(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           const VkImageViewCreateInfo *view, VkImageLayout layout,
                                           const void *bytes, size_t size);
// wd_gpuav_known_descriptors_note_sampler records the bytes of a sampler in a heap.
void wd_gpuav_known_descriptors_note_sampler(wd_gpuav_known_descriptors *known,
                                             const VkSamplerCreateInfo *info, const void *bytes, size_t size);
// wd_gpuav_known_descriptors_note_other records the bytes of another descriptor in a heap, whose resource is not
// followed.
void wd_gpuav_known_descriptors_note_other(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           bool is_null, const void *bytes, size_t size);

// wd_gpuav_known_descriptors_find returns what the bytes of a descriptor of `type` stand for, with references that the
// caller owns. `written` and `is_null` are false: no call returned these bytes.
wd_state_descriptor wd_gpuav_known_descriptors_find(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                                    const void *bytes, size_t size);

#ifdef __cplusplus
}
#endif
#endif
