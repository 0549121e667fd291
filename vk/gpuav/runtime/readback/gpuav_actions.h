// The action commands of a recording that have regions, and the sets that they use.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_ACTIONS_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_ACTIONS_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/layouts/gpuav_layouts.h"

// wd_gpuav_sets are the descriptor sets that are bound for commands. They are in the command buffer's arena. The
// command buffer holds references to the sets.
typedef struct wd_gpuav_sets {
    uint32_t count;
    wd_state_descriptor_set *sets[]; // Elements can be NULL.
} wd_gpuav_sets;

// wd_gpuav_action is one draw, dispatch or trace of an instrumented pipeline.
typedef struct wd_gpuav_action {
    const wd_state_pipeline *pipeline;
    const wd_state_label *label;
    const wd_gpuav_sets *sets; // NULL: no sets, or no memory.
    const char *command;       // Canonical name, as in VUIDs ("vkCmdDraw"); static.
    uint32_t index;            // Index among the actions of its kind in the command buffer.
    uint32_t last_index;       // Of the last command that uses the same region.
    wd_state_action kind;
} wd_gpuav_action;

// wd_gpuav_chunk is a slab with the actions that use its regions. It is in the command buffer's arena.
typedef struct wd_gpuav_chunk {
    struct wd_gpuav_chunk *next;
    wd_gpuav_slab *slab;
    uint32_t num_actions;
    wd_gpuav_action actions[]; // slab->num_regions
} wd_gpuav_chunk;

// wd_gpuav_actions are the action commands that have regions: the part of a recording.
typedef struct wd_gpuav_actions {
    wd_gpuav_chunk *first, *last; // In order; new actions go into the last chunk.
    uint32_t num_chunks;
    const wd_gpuav_sets *last_sets[WD_STATE_BIND_COUNT]; // Sets of the last action.
} wd_gpuav_actions;

static inline wd_gpuav_actions *wd_gpuav_actions_of(const wd_gpuav_recording *recording) {
    return recording->parts[WD_GPUAV_PART_ACTIONS];
}

// wd_gpuav_actions_add assigns a region to `action`, and returns its index in `*slab`. Without a free region, or if
// `recording` is NULL, it returns the fallback region.
uint32_t wd_gpuav_actions_add(wd_gpuav_device *device, wd_gpuav_recording *recording,
                              wd_state_command_buffer *command_buffer, const wd_gpuav_layout *layout,
                              const wd_gpuav_action *action, const wd_gpuav_slab **slab);
// wd_gpuav_actions_sets returns the sets that the next command may use. Consecutive commands with the same sets share
// the list. NULL: there are none, there is no memory, or `recording` is NULL.
const wd_gpuav_sets *wd_gpuav_actions_sets(wd_gpuav_recording *recording,
                                           wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                           const wd_state_pipeline_layout *layout);
// wd_gpuav_actions_end implements wd_gpuav_part_type.end_recording: it releases the regions.
void wd_gpuav_actions_end(wd_gpuav_recording *recording);

#endif
