// The input buffer: what is in the descriptors that shaders of instrumented pipelines may use.
//
// A descriptor set gets a table in the buffer when a command first uses it, and keeps it as long as its state lives. The
// table has, for each binding in the order of binding numbers, a summary; and behind these, for each, the number of descriptors and a
// word for each; see wd_instrument_input for the words. It follows the set's updates at once, also of sets that are pending: an update may
// touch only what shaders do not use then. A summary is lowered before a word goes below it; where it could say more, because its
// shortest buffer was replaced, it is made anew when a command uses the set next. Where resources were destroyed, the tables are gone over before the next
// submission.
//
// | function                            | threads                                        |
// |-------------------------------------|------------------------------------------------|
// | init, finish                        | externally synchronized                        |
// | head, updated, destroyed, refresh   | any thread; a lock inside, not taken by `head` once a table is there |
// | take, give_back                     | any thread; the same lock inside               |
// | fits, words, fill, class            | any thread; fill takes the set's lock          |
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_INPUTS_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_INPUTS_H

#include <pthread.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/runtime/gpuav_memory.h"
#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_INPUT_VALID = UINT32_MAX, // A descriptor that is valid and covers no bytes that are known.
    WD_GPUAV_SMALLEST_TABLE = 8,       // Words of size class 0; each next class is twice as large.
    WD_GPUAV_TABLE_SIZES = 28,
};

typedef struct wd_gpuav_table wd_gpuav_table;

// wd_gpuav_inputs is caller's storage; members are private.
typedef struct wd_gpuav_inputs {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_gpuav_memory memory;
    uint32_t num_words; // 0: there is no input buffer.
    pthread_mutex_t lock;
    uint32_t used;                         // Under the lock: words handed out once.
    uint32_t *free[WD_GPUAV_TABLE_SIZES];  // Under the lock: positions.
    size_t num_free[WD_GPUAV_TABLE_SIZES]; // Under the lock.
    size_t free_capacity[WD_GPUAV_TABLE_SIZES];
    wd_gpuav_table *first;  // Under the lock.
    uint32_t num_destroyed; // Atomic: resources that descriptors may name.
    uint32_t num_seen;      // Under the lock: of those, when tables were last gone over.
    uint32_t is_full;       // Atomic boolean: a set found no room.
} wd_gpuav_inputs;

// wd_gpuav_inputs_init makes a buffer of `num_words` words, of which at least a few, for `usage`. On failure nothing is left to finish.
VkResult wd_gpuav_inputs_init(wd_gpuav_inputs *inputs, wd_allocator allocator, VkDevice device,
                              const wd_device_dispatch *dispatch,
                              const VkPhysicalDeviceMemoryProperties *properties, uint32_t num_words,
                              VkBufferUsageFlags usage);
// wd_gpuav_inputs_finish accepts zeroed storage. The sets' slots were released before.
void wd_gpuav_inputs_finish(wd_gpuav_inputs *inputs);

// wd_gpuav_inputs_layout writes at most `capacity` bindings of set number `set` with this layout, and returns how many
// there are. A layout whose tables would be too large has none.
size_t wd_gpuav_inputs_layout(const wd_state_set_layout *layout, uint32_t set, wd_input_binding *bindings,
                              size_t capacity);

// wd_gpuav_inputs_fits tells whether a set is of the layout that shaders were made for. Both may be NULL.
bool wd_gpuav_inputs_fits(const wd_state_descriptor_set *set, const wd_state_set_layout *layout);

// wd_gpuav_inputs_head returns where the table of `set` stands, and makes it if need be. 0: nothing is known of the set. Not for
// pushed sets, see gpuav_pushes.h.
uint32_t wd_gpuav_inputs_head(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set);

// wd_gpuav_inputs_updated brings elements of a binding up to date.
void wd_gpuav_inputs_updated(wd_gpuav_inputs *inputs, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count);

// wd_gpuav_inputs_words returns how many words the table of a set has; 0: it would be too large.
uint32_t wd_gpuav_inputs_words(const wd_state_descriptor_set *set);
// wd_gpuav_inputs_fill writes the table of a set as it is now, and tells whether a word changed.
bool wd_gpuav_inputs_fill(wd_state_descriptor_set *set, uint32_t *table);

// wd_gpuav_inputs_take returns where a size class's words are for the caller to use; 0: there is no room. What they hold is
// undefined. wd_gpuav_inputs_give_back takes them back.
uint32_t wd_gpuav_inputs_take(wd_gpuav_inputs *inputs, uint32_t size_class);
void wd_gpuav_inputs_give_back(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class);
// wd_gpuav_inputs_class returns the smallest size class of at least `num_words`, which are at most those of a table.
uint32_t wd_gpuav_inputs_class(uint32_t num_words);
static inline uint32_t wd_gpuav_inputs_class_words(uint32_t size_class) {
    return (uint32_t)WD_GPUAV_SMALLEST_TABLE << size_class;
}

// wd_gpuav_inputs_destroyed notes that the application destroyed `object`.
void wd_gpuav_inputs_destroyed(wd_gpuav_inputs *inputs, const wd_state_object *object);

// wd_gpuav_inputs_refresh goes over all tables if resources were destroyed since the last time.
void wd_gpuav_inputs_refresh(wd_gpuav_inputs *inputs);

#ifdef __cplusplus
}
#endif
#endif
