// The contents of pushed descriptors (VK_KHR_push_descriptor), for shaders of instrumented pipelines.
//
// Pushed descriptors belong to the command buffer and change between its commands. So each content that a command uses
// has its own table in the input buffer, which never changes. The first draw, dispatch or trace after a push creates
// the table; a push that no command uses costs nothing. Equal contents share a table. A table includes descriptors from
// earlier pushes, which the state tracker keeps across compatible layouts.
//
// Tables are allocated from blocks of the input buffer, whose sizes grow with the recording. They are freed with the
// recording. The destruction of a resource after its command was recorded is not seen; such a command buffer may not be
// submitted.
//
// The thread that records the command buffer creates its tables.
#ifndef WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_PUSHES_H
#define WARDEN_VK_GPUAV_DEVICE_TABLES_GPUAV_PUSHES_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_gpuav_push_block wd_gpuav_push_block;

// wd_gpuav_push_table is the last content that commands of one bind point used.
typedef struct wd_gpuav_push_table {
    const wd_state_descriptor_set *set; // NULL: no table.
    uint64_t version;                   // Of the set, when the table was written.
    uint32_t position;                  // 0: there was no room.
    uint32_t num_words, capacity;
    uint32_t *words; // A copy of the table in the arena, because the buffer may be slow to read.
} wd_gpuav_push_table;

// wd_gpuav_destroyed_push is a descriptor whose resource was destroyed before a command that used the table. The entry
// is in the recording's arena. It keeps its objects alive.
typedef struct wd_gpuav_destroyed_push {
    struct wd_gpuav_destroyed_push *next;
    uint32_t position; // Of the table.
    uint32_t binding;
    uint32_t element;
    wd_state_object *bound;     // The descriptor's resource or sampler.
    wd_state_object *destroyed; // `bound`, or the object that it is a view of.
} wd_gpuav_destroyed_push;

// wd_gpuav_pushes holds the tables of one recording. Zeroed: none.
typedef struct wd_gpuav_pushes {
    wd_gpuav_push_block *blocks; // In the arena; tables are allocated from the first block.
    uint32_t num_blocks;
    wd_gpuav_push_table last[WD_STATE_BIND_COUNT];
    wd_gpuav_destroyed_push *destroyed;
} wd_gpuav_pushes;

// wd_gpuav_pushes_table_position returns the position of the table of `set`, which was pushed for `bind` and has the
// layout that the shaders were instrumented for. 0: there is no table. `arena` is the recording's.
uint32_t wd_gpuav_pushes_table_position(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                                        wd_state_bind_point bind, wd_state_descriptor_set *set);

// wd_gpuav_pushes_finish frees the blocks and zeroes `pushes`. No shader may be reading the tables, and the arena must
// be alive.
void wd_gpuav_pushes_finish(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs);

#ifdef __cplusplus
}
#endif
#endif
