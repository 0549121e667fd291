// The contents of descriptor buffers (VK_EXT_descriptor_buffer) and descriptor heaps (VK_EXT_descriptor_heap), with
// gpuav_descriptor_buffers.
//
// The application writes bytes that vkGetDescriptorEXT returned into mapped memory. A *buffer set* is a range of a
// descriptor buffer that a command uses as a descriptor set of some layout. Its bytes are read before each submission,
// and before the host signals work that waits for it: until then the host may write them. The descriptors that the
// bytes stand for (gpuav_known_descriptors.h) are put into a descriptor set of the state tracker, which has a table in
// the input buffer like any other set (gpuav_inputs.h).
//
// Not known are sets in memory that is not mapped when the set is bound, in buffers that the device may write by copies
// or as storage buffers, and in bindings of VK_DESCRIPTOR_TYPE_MUTABLE_EXT. Everything is valid there.
//
// A set in a heap has the descriptors to which a pipeline maps the bindings of one set number. It also exists where its
// content is not known: the heap has a known number of descriptors.
//
// | function                                                     | threads                 |
// |--------------------------------------------------------------|-------------------------|
// | init, finish                                                 | externally synchronized |
// | attach_layout, note_descriptor, mapped, unmapped, refresh    | any; a lock inside      |
// | bind_buffers, set_offsets, get, release                      | the command buffer's    |
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_BUFFER_SETS_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_BUFFER_SETS_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/gpuav/device/tables/gpuav_known_descriptors.h"
#include "vk/gpuav/record/heap_problem.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_MOST_BUFFER_SETS = 32,     // Sets of a bind point that are tracked.
    WD_GPUAV_HEAP_TYPES = 11,           // Descriptor types of Vulkan 1.0.
    WD_GPUAV_MOST_SET_BYTES = 16 << 20, // Larger sets are not read.
};

typedef enum wd_gpuav_heap {
    WD_GPUAV_RESOURCE_HEAP,
    WD_GPUAV_SAMPLER_HEAP, // Samplers, also those of combined image samplers.
    WD_GPUAV_HEAP_COUNT
} wd_gpuav_heap;

// wd_gpuav_heap_range is a range of a heap. Size 0: none.
typedef struct wd_gpuav_heap_range {
    VkDeviceAddress address;
    VkDeviceSize size;
} wd_gpuav_heap_range;

// wd_gpuav_heap_value is a value in memory that the descriptors of a binding depend on; the host reads it before each
// submission. All bytes are hashed: there is no padding.
typedef struct wd_gpuav_heap_value {
    VkDeviceAddress address;
    enum {
        WD_GPUAV_NO_VALUE,
        // Of the binding's descriptors in this heap, which then begin at the place's offset +
        // (index >> `shift` & `mask`) * `index_stride`.
        WD_GPUAV_INDEX_VALUE,
        WD_GPUAV_ADDRESS_VALUE,        // Of the buffer, which then has one of the usages `usage`.
        WD_GPUAV_RECORD_ADDRESS_VALUE, // The same, in a shader record.
    } kind;
    uint32_t index_stride, shift, mask;
    VkDeviceSize heap_size, first_reserved, end_reserved; // The heap, and its reserved range.
    VkDeviceSize alignment;                               // Of the descriptors, or of the buffer's address.
    uint64_t num_indices; // One for all descriptors of the binding, or one for each.
    uint64_t usage;
} wd_gpuav_heap_value;

// wd_gpuav_heap_place is where a binding's descriptors are in each heap: relative to the set's range, in bytes. All
// bytes are hashed: there is no padding.
typedef struct wd_gpuav_heap_place {
    VkDeviceSize offsets[WD_GPUAV_HEAP_COUNT], strides[WD_GPUAV_HEAP_COUNT];
    uint64_t known;      // Bits of the heaps in which descriptors are there. Those in others are not known.
    uint64_t num_inside; // Elements from here on are outside the range that the application may use.
    uint64_t first_reserved, end_reserved; // So are the elements [first, end), which are before them.
    uint64_t problem; // A wd_record_heap_problem that each element has, and the offset or address with it.
    uint64_t value;
    // The size of the memory without a descriptor that the binding is mapped to. 0: it has descriptors, or is not
    // known.
    uint64_t memory_size;
    wd_gpuav_heap_value values[WD_GPUAV_HEAP_COUNT]; // Descriptors that depend on one are not `known`.
} wd_gpuav_heap_place;

typedef struct wd_gpuav_buffer_set wd_gpuav_buffer_set;

// wd_gpuav_buffer_sets is caller's storage; members are private. Zeroed: the contents of descriptor buffers are
// unknown.
typedef struct wd_gpuav_buffer_sets {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *dispatch; // NULL: the device has no descriptor buffers.
    wd_state_device *state;             // NULL: contents are unknown.
    wd_gpuav_inputs *inputs;
    wd_gpuav_addresses *addresses;
    VkPhysicalDeviceDescriptorBufferPropertiesEXT properties;
    bool reads_contents; // False: only the sizes of heaps are known.
    // Values in memory that places depend on are read: no shader and no copy of an acceleration structure writes
    // through device addresses, for which buffers need no usage.
    bool reads_values;
    // The sizes of descriptors in heaps, by type, and at the end that of acceleration structures. 0: not known.
    size_t heap_sizes[WD_GPUAV_HEAP_TYPES + 1];
    bool is_robust; // Descriptors of buffers have the sizes for robustBufferAccess.
    wd_gpuav_known_descriptors known;
    wd_mutex lock;
    wd_hash_table mappings;                         // Under the lock: VkDeviceMemory to its mapping.
    wd_hash_table table;                            // Under the lock: hash of address and layout to a set.
    wd_gpuav_buffer_set *first;                     // Under the lock: all sets.
    uint32_t num_known, num_destroyed, num_layouts; // Under the lock: numbers of changes at the last refresh.
    bool finds_again; // Under the lock: bytes that did not change may stand for other descriptors.
} wd_gpuav_buffer_sets;

// wd_gpuav_buffer_bindings are the descriptor buffers and buffer sets of a command buffer that is recorded. Zeroed:
// none.
typedef struct wd_gpuav_buffer_bindings {
    wd_hash_table used;       // Sets that the recording holds.
    VkDeviceAddress *buffers; // In the command buffer's arena.
    uint32_t num_buffers;
    wd_state_descriptor_set *sets[WD_STATE_BIND_COUNT][WD_GPUAV_MOST_BUFFER_SETS];
    // The next command of the bind point uses the sets above, not descriptor sets: they are in a heap.
    bool uses_heaps[WD_STATE_BIND_COUNT];
} wd_gpuav_buffer_bindings;

// `dispatch` is NULL on a device without descriptor buffers, whose contents of heaps may be read.
void wd_gpuav_buffer_sets_init(wd_gpuav_buffer_sets *sets, wd_allocator allocator, VkDevice device,
                               const wd_device_dispatch *dispatch, wd_state_device *state,
                               wd_gpuav_inputs *inputs, wd_gpuav_addresses *addresses,
                               const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties,
                               bool reads_contents);
// wd_gpuav_buffer_sets_finish accepts zeroed storage. All recordings must have released their sets.
void wd_gpuav_buffer_sets_finish(wd_gpuav_buffer_sets *sets);

// wd_gpuav_buffer_sets_attach asks the driver where the descriptors of a layout are. It is called while the layout
// exists: pipeline layouts outlive set layouts.
void wd_gpuav_buffer_sets_attach(wd_gpuav_buffer_sets *sets, wd_state_set_layout *layout);
// wd_gpuav_buffer_sets_has_layout returns whether sets of a layout in descriptor buffers have tables.
bool wd_gpuav_buffer_sets_has_layout(const wd_gpuav_buffer_sets *sets, const wd_state_set_layout *layout);

// wd_gpuav_buffer_sets_mapped is called after memory was mapped, wd_gpuav_buffer_sets_unmapped before it is unmapped or
// freed.
void wd_gpuav_buffer_sets_mapped(wd_gpuav_buffer_sets *sets, VkDeviceMemory memory, VkDeviceSize offset,
                                 VkDeviceSize size, const void *data);
void wd_gpuav_buffer_sets_unmapped(wd_gpuav_buffer_sets *sets, VkDeviceMemory memory);

// wd_gpuav_buffer_sets_refresh reads all sets, and updates their tables.
void wd_gpuav_buffer_sets_refresh(wd_gpuav_buffer_sets *sets);

// wd_gpuav_buffer_sets_bind_buffers records vkCmdBindDescriptorBuffersEXT: earlier offsets are not valid any more.
void wd_gpuav_buffer_sets_bind_buffers(wd_gpuav_buffer_bindings *bindings, wd_arena *arena, uint32_t count,
                                       const VkDescriptorBufferBindingInfoEXT *infos);
// wd_gpuav_buffer_sets_set_offsets records vkCmdSetDescriptorBufferOffsetsEXT for one bind point. `layout` may be NULL.
void wd_gpuav_buffer_sets_set_offsets(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings,
                                      wd_state_bind_point bind, const wd_state_pipeline_layout *layout,
                                      uint32_t first, uint32_t count, const uint32_t *buffers,
                                      const VkDeviceSize *offsets);
// wd_gpuav_buffer_sets_find_in_heap returns the set of a layout whose bindings are at `places`, of
// layout->num_bindings, in `ranges`, one for each wd_gpuav_heap. `last_count` is the number of descriptors in the last
// binding, if that is variable. NULL: there is no memory.
wd_state_descriptor_set *
wd_gpuav_buffer_sets_find_in_heap(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings,
                                  wd_state_set_layout *layout, const wd_gpuav_heap_range *ranges,
                                  const wd_gpuav_heap_place *places, uint32_t last_count);
// wd_gpuav_buffer_sets_note_code is called with the SPIR-V of each shader before it is executed; without words, the
// code is not known. If it may store through device addresses, values in memory are not read from now on.
void wd_gpuav_buffer_sets_note_code(wd_gpuav_buffer_sets *sets, const uint32_t *words, size_t num_words);
// wd_gpuav_buffer_sets_can_read returns whether the host can read bytes at an address before submissions, and the
// device does not write them: they are mapped, and in a buffer without a usage for writes.
bool wd_gpuav_buffer_sets_can_read(wd_gpuav_buffer_sets *sets, VkDeviceAddress address, VkDeviceSize size);
// wd_gpuav_buffer_sets_has_usage returns whether a buffer with one of the usages is at an address; also if the buffers
// there are not known.
bool wd_gpuav_buffer_sets_has_usage(const wd_gpuav_buffer_sets *sets, VkDeviceAddress address,
                                    uint64_t usage);
// wd_gpuav_buffer_sets_rest returns how many bytes from an address on are in buffers without a gap. 0: it is not known.
uint64_t wd_gpuav_buffer_sets_rest(const wd_gpuav_buffer_sets *sets, VkDeviceAddress address);
// wd_gpuav_is_heap_buffer returns whether descriptors of a type are aligned like buffers in a heap.
// wd_gpuav_heap_misaligned returns the problem of descriptors that are not aligned.
static inline bool wd_gpuav_is_heap_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
}
static inline wd_record_heap_problem wd_gpuav_heap_misaligned(wd_gpuav_heap heap, VkDescriptorType type) {
    return heap == WD_GPUAV_SAMPLER_HEAP   ? WD_RECORD_HEAP_MISALIGNED_SAMPLER
           : wd_gpuav_is_heap_buffer(type) ? WD_RECORD_HEAP_MISALIGNED_BUFFER
                                           : WD_RECORD_HEAP_MISALIGNED_IMAGE;
}
// wd_gpuav_buffer_sets_problem returns why an element of a set in heaps is never valid: it is outside the range that
// the application may use, or the offset or address of its binding, `*value`, is invalid.
wd_record_heap_problem wd_gpuav_buffer_sets_problem(const wd_state_descriptor_set *set,
                                                    const wd_state_layout_binding *binding, uint32_t element,
                                                    uint64_t *value);
// wd_gpuav_buffer_sets_heap_size returns the number of bytes that a descriptor of a type has in a heap. 0: unknown.
size_t wd_gpuav_buffer_sets_heap_size(const wd_gpuav_buffer_sets *sets, VkDescriptorType type);
// wd_gpuav_buffer_sets_release releases the sets of a recording that ended.
void wd_gpuav_buffer_sets_release(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings);

#ifdef __cplusplus
}
#endif
#endif
