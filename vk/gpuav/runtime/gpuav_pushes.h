// The content of pushed descriptors (VK_KHR_push_descriptor), for shaders of instrumented pipelines.
//
// What is pushed belongs to the command buffer and changes between its commands, while the commands before are not executed
// yet: each content that a command uses has a table of its own in the input buffer, which is never changed afterwards. It is
// made by the first draw, dispatch or trace behind a push, so that pushes which nothing uses cost nothing, and equal contents
// share a table. What earlier pushes left is in it: the state tracker carries that over from layout to compatible layout.
//
// Tables are cut off blocks of the input buffer, larger ones as the recording grows, and live as long as the recording. A
// resource that is destroyed once the command is recorded is not seen; such a command buffer may not be submitted.
//
// One recording's tables are made by the one thread that records it.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_PUSHES_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_PUSHES_H

#include "vk/gpuav/runtime/gpuav_inputs.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_gpuav_push_block wd_gpuav_push_block;

// wd_gpuav_push_table is the content that commands of one bind point saw last.
typedef struct wd_gpuav_push_table {
    const wd_state_descriptor_set *set; // NULL: none yet.
    uint64_t version;                   // That the set had.
    uint32_t head;                      // 0: there was no room.
    uint32_t num_words, capacity;
    uint32_t *words; // A copy of the table, in the arena: the buffer may be slow to read.
} wd_gpuav_push_table;

// wd_gpuav_pushes is the tables of one recording. Zeroed: none.
typedef struct wd_gpuav_pushes {
    wd_gpuav_push_block *blocks; // In the arena; tables are cut off the first.
    uint32_t num_blocks;
    wd_gpuav_push_table last[WD_STATE_BIND_COUNT];
} wd_gpuav_pushes;

// wd_gpuav_pushes_head returns where the table of `set` stands, which was pushed for `bind` and is of the layout that the shaders
// were made for. 0: nothing is known of it. `arena` is the recording's.
uint32_t wd_gpuav_pushes_head(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                              wd_state_bind_point bind, wd_state_descriptor_set *set);

// wd_gpuav_pushes_finish gives the room back and leaves `pushes` zeroed; no shader may read it any more. The arena still stands.
void wd_gpuav_pushes_finish(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs);

#ifdef __cplusplus
}
#endif
#endif
