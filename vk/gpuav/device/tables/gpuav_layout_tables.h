// Tables of descriptors for the commands between two changes of image layouts (`gpuav_descriptor_contents`).
//
// Whether an image is in the layout of its descriptor differs between the commands of a command buffer. So the commands
// that are recorded in one epoch (wd_image_layouts_epoch) have their own copy of the table of each set whose
// layouts are compared. In the words of the copy, WD_CONTENT_LAYOUT is missing where the layouts differ: shaders report
// the descriptors that they use. Each submission writes the copies (indirect/used_layouts.h), because earlier
// submissions and updates after the bind decide their content.
//
// Compared are images in arrays, in bindings whose descriptors may change after the bind, and all images of ray tracing
// pipelines. Other images are compared when commands are recorded (indirect/single_layouts.h).
//
// | function                       | threads                                                        |
// |--------------------------------|----------------------------------------------------------------|
// | position                       | the one that records the command buffer                        |
// | finish, copy, begin_copies     | any, with the lock of the recording                            |
// | compares, describe             | any                                                            |
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_LAYOUT_TABLES_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_LAYOUT_TABLES_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/util/arena.h"
#include "vk/util/hash_table.h"
#include "vk/util/string_builder.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_layout_mismatch is a descriptor whose image is in another layout.
typedef struct wd_gpuav_layout_mismatch {
    uint32_t binding, element;
    VkImageLayout given, actual;
    VkImageSubresourceRange range; // The first subresources in the other layout.
    const char *setter;            // A string constant.
    bool is_submission;            // As in wd_image_mismatch.
} wd_gpuav_layout_mismatch;

typedef struct wd_gpuav_layout_table {
    struct wd_gpuav_layout_table *next; // Atomic.
    wd_state_descriptor_set *set;       // The command buffer has a reference.
    uint32_t position, size_class;
    uint32_t epoch;
    bool is_ray_tracing;
    // Under the lock of the recording: the mismatches at the last submission.
    WD_VECTOR(wd_gpuav_layout_mismatch) mismatches;
    const wd_gpuav_layout_mismatch *copied; // By the current read-back. NULL: they are not copied yet.
} wd_gpuav_layout_table;

// wd_gpuav_layout_tables are the tables of a recording, in the arena of its command buffer. Zeroed: none.
typedef struct wd_gpuav_layout_tables {
    wd_gpuav_layout_table *first, *last; // In the order of their epochs. `first` is atomic.
    wd_hash_table latest;    // By the id of the set and whether it is for ray tracing: the latest one.
    wd_hash_table positions; // By the position.
    // Under the lock of the recording: wd_gpuav_inputs_num_destroyed before the tables were last written.
    uint32_t num_destroyed;
    bool is_full; // There was no room for a table. Later commands get none.
} wd_gpuav_layout_tables;

// WD_GPUAV_FOR_LAYOUT_TABLES walks the tables of a recording. Another thread may be adding tables.
#define WD_GPUAV_FOR_LAYOUT_TABLES(table, tables)                                                            \
    for (wd_gpuav_layout_table *table = __atomic_load_n(&(tables)->first, __ATOMIC_ACQUIRE); table;          \
         table = __atomic_load_n(&table->next, __ATOMIC_ACQUIRE))

// wd_gpuav_layout_tables_compares returns whether the images of a binding are compared by its tables.
bool wd_gpuav_layout_tables_compares(const wd_state_layout_binding *binding, bool is_ray_tracing);

// wd_gpuav_layout_tables_position returns the position of the table of a set for commands in `epoch`. 0: no image of
// the set is compared, or there is no room.
uint32_t wd_gpuav_layout_tables_position(wd_gpuav_layout_tables *tables, wd_gpuav_inputs *inputs,
                                         wd_arena *arena, wd_state_descriptor_set *set, uint32_t epoch,
                                         bool is_ray_tracing);

// wd_gpuav_layout_tables_finish frees the tables. No shader may be reading them, and the arena must be alive.
void wd_gpuav_layout_tables_finish(wd_gpuav_layout_tables *tables, wd_gpuav_inputs *inputs);

// wd_gpuav_copied_layouts are the mismatches of one set of a command, in the arena of a read-back.
typedef struct wd_gpuav_copied_layouts {
    const struct wd_gpuav_copied_layouts *next;
    uint32_t set; // Its number.
    const wd_gpuav_layout_mismatch *items;
    size_t count;
} wd_gpuav_copied_layouts;

// wd_gpuav_layout_tables_begin_copies is called once before the copies of a read-back.
void wd_gpuav_layout_tables_begin_copies(wd_gpuav_layout_tables *tables);
// wd_gpuav_layout_tables_copy copies the mismatches of the tables at these positions, one for each set. Without memory,
// some are left out.
const wd_gpuav_copied_layouts *wd_gpuav_layout_tables_copy(wd_gpuav_layout_tables *tables, wd_arena *arena,
                                                           const uint32_t *positions, uint32_t num_sets);

// wd_gpuav_copied_layouts_find returns the mismatch of a descriptor, or NULL.
const wd_gpuav_layout_mismatch *wd_gpuav_copied_layouts_find(const wd_gpuav_copied_layouts *layouts,
                                                             uint32_t set, uint32_t binding,
                                                             uint32_t element);

// wd_gpuav_layout_describe appends sentences: the layouts, and the command that set the actual one. The first one
// continues a sentence that ends with "the image".
void wd_gpuav_layout_describe(const wd_gpuav_layout_mismatch *mismatch, wd_string_builder *out);

#ifdef __cplusplus
}
#endif
#endif
