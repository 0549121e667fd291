// The input buffer: the state and sizes of descriptors that shaders of instrumented pipelines may use.
//
// A descriptor set gets a table in the buffer when a command first uses it, and keeps it until its state is freed. The
// table begins with a summary of each binding, in the order of binding numbers. Then, for each binding, follow the
// number of descriptors and a word for each descriptor (wd_instrument_input describes the words). The table is updated
// with the set immediately, even if the set is pending: an update may only change descriptors that pending shaders do
// not use. A summary is lowered before a word becomes less than its minimum. If the minimum may be raised, because the
// shortest buffer was replaced, the next command that uses the set computes the summary again. After resources were
// destroyed, all tables are written again before the next submission.
//
// | function                                    | threads                                                            |
// |---------------------------------------------|--------------------------------------------------------------------|
// | init, finish                                | externally synchronized                                            |
// | table_position, updated, destroyed, refresh | any thread; a lock inside (table_position: only to create a table) |
// | allocate, free                              | any thread; the same lock inside                                   |
// | has_layout, count_words, size_class         | any thread                                                         |
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_INPUTS_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_INPUTS_H

#include "vk/gpuav/device/memory/gpuav_memory.h"
#include "vk/gpuav/device/tables/gpuav_contents.h"
#include "vk/gpuav/instrument/options/instrument_options.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_INPUT_VALID = UINT32_MAX, // A valid descriptor of unknown size, or without a size.
    WD_GPUAV_SMALLEST_TABLE = 8,       // Words of size class 0; each further class has twice as many.
    WD_GPUAV_TABLE_SIZES = 28,
};

typedef struct wd_gpuav_table wd_gpuav_table;

static inline bool wd_gpuav_is_texel_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

static inline bool wd_gpuav_is_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER || type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC ||
           type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
}

// wd_gpuav_structure_state is how an acceleration structure was built.
typedef enum wd_gpuav_structure_state {
    WD_GPUAV_STRUCTURE_BUILT,             // As a top-level structure, or unknown.
    WD_GPUAV_STRUCTURE_BUILT_WITH_MOTION, // As one with VK_BUILD_ACCELERATION_STRUCTURE_MOTION_BIT_NV.
    WD_GPUAV_STRUCTURE_NEVER_BUILT,
    WD_GPUAV_STRUCTURE_BOTTOM_LEVEL,
} wd_gpuav_structure_state;

// wd_gpuav_structure_is_traceable returns whether rays can be traced in a structure of this state.
static inline bool wd_gpuav_structure_is_traceable(wd_gpuav_structure_state state) {
    return state == WD_GPUAV_STRUCTURE_BUILT || state == WD_GPUAV_STRUCTURE_BUILT_WITH_MOTION;
}

// wd_gpuav_inputs is caller's storage; members are private.
typedef struct wd_gpuav_inputs {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_gpuav_memory memory;
    uint32_t num_words; // 0: there is no input buffer.
    // The words, for the host to read: the mapped buffer or, if that is slow to read, a copy.
    uint32_t *words;
    // Owned; set after init, before the first table. NULL: the contents of descriptors are not checked.
    wd_gpuav_format_features *features;
    // Set before the first table. NULL: the builds of acceleration structures are not known.
    wd_gpuav_structure_state (*structure_state)(void *user, const wd_state_acceleration_structure *structure);
    void *structure_user;
    wd_mutex lock;
    uint32_t num_used;                     // Under the lock: words that were allocated at least once.
    uint32_t *free[WD_GPUAV_TABLE_SIZES];  // Under the lock: positions of free blocks, by size class.
    size_t num_free[WD_GPUAV_TABLE_SIZES]; // Under the lock.
    size_t free_capacity[WD_GPUAV_TABLE_SIZES];
    wd_gpuav_table *first;            // Under the lock.
    uint32_t num_destroyed;           // Atomic: destroyed resources that descriptors may refer to.
    uint32_t num_refreshed;           // Under the lock: `num_destroyed` when all tables were last written.
    uint32_t is_full;                 // Atomic boolean: there was no room for a table.
    uint32_t num_layout_words;        // Atomic: words of gpuav_layout_tables.h.
    struct wd_gpuav_written *written; // gpuav_written.h; NULL: it is not known which memory was written.
} wd_gpuav_inputs;

// wd_gpuav_inputs_init creates a buffer of `num_words` words, at least WD_GPUAV_SMALLEST_TABLE, for `usage`. On failure
// there is nothing to finish.
VkResult wd_gpuav_inputs_init(wd_gpuav_inputs *inputs, wd_allocator allocator, VkDevice device,
                              const wd_device_dispatch *dispatch,
                              const VkPhysicalDeviceMemoryProperties *properties, uint32_t num_words,
                              VkBufferUsageFlags usage, wd_gpuav_placement placement);
// wd_gpuav_inputs_finish accepts zeroed storage. The slots of the sets must have been released.
void wd_gpuav_inputs_finish(wd_gpuav_inputs *inputs);

// wd_gpuav_inputs_list_bindings writes at most `capacity` bindings of descriptor set `set` with this layout, and
// returns their number. Layouts whose tables would be too large have none.
size_t wd_gpuav_inputs_list_bindings(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                     uint32_t set, wd_input_binding *bindings, size_t capacity);

// wd_gpuav_inputs_has_layout returns whether the set's layout equals `layout`. Both arguments may be NULL.
bool wd_gpuav_inputs_has_layout(const wd_state_descriptor_set *set, const wd_state_set_layout *layout);

// wd_gpuav_inputs_table_position returns the position of the table of `set`, which it creates if necessary. 0: the set
// has no table. Pushed sets use gpuav_pushes.h instead.
uint32_t wd_gpuav_inputs_table_position(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set);

// wd_gpuav_inputs_updated writes the words of updated elements of a binding.
void wd_gpuav_inputs_updated(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count);

// wd_gpuav_inputs_count_words returns the number of words of the set's table. 0: the table would be too large.
uint32_t wd_gpuav_inputs_count_words(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set);
// wd_gpuav_inputs_write_table writes the current table of a set, whose lock it takes, to host memory, and returns
// whether a word changed. Any thread.
bool wd_gpuav_inputs_write_table(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set,
                                 uint32_t *table);
// wd_gpuav_inputs_rewrite writes the current table of a set to an allocated block of the buffer. Any thread.
void wd_gpuav_inputs_rewrite(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t position);
// wd_gpuav_inputs_forbid removes uses (vk/gpuav/record/content_bits.h) from the word of a descriptor in a table in host
// memory. `index` is that of the binding in the layout.
void wd_gpuav_inputs_forbid(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout, uint32_t index,
                            uint32_t element, uint32_t uses, uint32_t *table);
// wd_gpuav_inputs_store_table stores a table of `num_words` words from host memory in an allocated block, which shaders
// may be reading.
void wd_gpuav_inputs_store_table(const wd_gpuav_inputs *inputs, const wd_state_set_layout *layout,
                                 uint32_t position, const uint32_t *from, uint32_t num_words);
// wd_gpuav_inputs_copy_words copies words to an allocated block of the buffer.
void wd_gpuav_inputs_copy_words(const wd_gpuav_inputs *inputs, uint32_t position, const uint32_t *words,
                                uint32_t num_words);

// wd_gpuav_inputs_allocate returns the position of a block of a size class, with undefined content. 0: there is no
// room. wd_gpuav_inputs_free frees it.
uint32_t wd_gpuav_inputs_allocate(wd_gpuav_inputs *inputs, uint32_t size_class);
void wd_gpuav_inputs_free(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class);
// wd_gpuav_inputs_allocate_spare leaves `reserve` words for other blocks.
uint32_t wd_gpuav_inputs_allocate_spare(wd_gpuav_inputs *inputs, uint32_t size_class, uint32_t reserve);
// wd_gpuav_inputs_clear writes zeros to an allocated block. wd_gpuav_inputs_store stores a word that shaders may be
// reading.
void wd_gpuav_inputs_clear(wd_gpuav_inputs *inputs, uint32_t position, uint32_t num_words);
void wd_gpuav_inputs_store(wd_gpuav_inputs *inputs, uint32_t position, uint32_t word);
// wd_gpuav_inputs_reserve_marks reserves a bit for each word of the buffer (WD_INPUT_HOST_WRITES), before the first
// block is allocated. wd_gpuav_inputs_mark sets or clears the bits of some words; calls are externally synchronized.
void wd_gpuav_inputs_reserve_marks(wd_gpuav_inputs *inputs);
void wd_gpuav_inputs_mark(wd_gpuav_inputs *inputs, uint32_t first, uint32_t count, bool is_set);
// wd_gpuav_inputs_find_mark returns the first word from `first` on whose bit is set, or is not; `end`: there is none
// before it. Calls are externally synchronized with wd_gpuav_inputs_mark.
uint32_t wd_gpuav_inputs_find_mark(const wd_gpuav_inputs *inputs, uint32_t first, uint32_t end, bool is_set);
// wd_gpuav_inputs_size_class returns the smallest size class with at least `num_words` words, which must not exceed the
// largest table.
uint32_t wd_gpuav_inputs_size_class(uint32_t num_words);
static inline uint32_t wd_gpuav_inputs_size_class_words(uint32_t size_class) {
    return (uint32_t)WD_GPUAV_SMALLEST_TABLE << size_class;
}

// A set in a descriptor heap may have more descriptors in its last binding than the layout's count: the set tracks only
// these. wd_gpuav_inputs_note_count stores the number in the last descriptor, which wd_gpuav_inputs_is_count
// recognizes: shaders find that one valid. wd_gpuav_inputs_count returns the number of descriptors of a binding.
void wd_gpuav_inputs_note_count(wd_state_descriptor_set *set, uint32_t count);
bool wd_gpuav_inputs_is_count(const wd_state_descriptor *descriptor);
// wd_gpuav_inputs_is_mapped_memory returns whether an entry of a set in heaps is memory without a descriptor whose size
// is known.
bool wd_gpuav_inputs_is_mapped_memory(const wd_state_descriptor_set *set,
                                      const wd_state_descriptor *descriptor);
uint32_t wd_gpuav_inputs_count(const wd_state_descriptor_set *set, const wd_state_layout_binding *binding);

// wd_gpuav_inputs_destroyed_object returns the object whose destruction makes a descriptor invalid: its resource, the
// buffer or image that the resource is a view of, or its sampler. NULL: none. The set's lock is held.
wd_state_object *wd_gpuav_inputs_destroyed_object(const wd_state_descriptor *descriptor);

// wd_gpuav_inputs_structure_state returns the state of the acceleration structure in a descriptor. Structures in pushed
// sets and in descriptor buffers, whose words are not written again, count as built. The set's lock is held.
wd_gpuav_structure_state wd_gpuav_inputs_structure_state(const wd_gpuav_inputs *inputs,
                                                         const wd_state_descriptor_set *set,
                                                         const wd_state_descriptor *descriptor);

// wd_gpuav_inputs_current_word returns the current word of a descriptor. `inputs` may be NULL. The set's lock is held.
uint32_t wd_gpuav_inputs_current_word(const wd_gpuav_inputs *inputs, const wd_state_descriptor_set *set,
                                      const wd_state_descriptor *descriptor);

// wd_gpuav_inputs_descriptor_word returns the current word of a descriptor (wd_instrument_input). WD_GPUAV_INPUT_VALID:
// the set has no such descriptor. It takes the set's lock. Without `inputs`, acceleration structures count as built.
uint32_t wd_gpuav_inputs_descriptor_word(const wd_gpuav_inputs *inputs, wd_state_descriptor_set *set,
                                         uint32_t binding, uint32_t element);

// wd_gpuav_inputs_is_valid returns whether shaders may use a descriptor of a set. The set's lock is held.
bool wd_gpuav_inputs_is_valid(const wd_state_descriptor_set *set, const wd_state_descriptor *descriptor);

// wd_gpuav_inputs_destroyed counts `object`, which the application destroyed, if descriptors may refer to it.
void wd_gpuav_inputs_destroyed(wd_gpuav_inputs *inputs, const wd_state_object *object);

// wd_gpuav_inputs_structure_built makes the next refresh write all tables.
void wd_gpuav_inputs_structure_built(wd_gpuav_inputs *inputs);

// wd_gpuav_inputs_num_destroyed returns a number that grows when resources are destroyed or structures are built.
static inline uint32_t wd_gpuav_inputs_num_destroyed(const wd_gpuav_inputs *inputs) {
    return __atomic_load_n(&inputs->num_destroyed, __ATOMIC_ACQUIRE);
}

// wd_gpuav_inputs_refresh writes all tables again if resources were destroyed or structures were built since the last
// call.
void wd_gpuav_inputs_refresh(wd_gpuav_inputs *inputs);

#ifdef __cplusplus
}
#endif
#endif
