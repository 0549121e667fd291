// The part of a recording that binds regions for its commands.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_RECORDED_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_RECORDED_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/runtime/readback/gpuav_actions.h"

// wd_gpuav_shared_region is the last region that was bound for a bind point. Later commands may use it, too.
typedef struct wd_gpuav_shared_region {
    const wd_gpuav_layout *layout; // The layout that it was bound with; NULL: no region.
    wd_gpuav_action *action;
    uint32_t num_commands;   // Number of commands that use the region.
    uint32_t num_sets;       // Maximum number of sets in their layouts.
    VkDeviceAddress address; // Of the region, if it is passed in push constants.
    wd_gpuav_positions positions;
    uint32_t num_changes, num_layout_changes; // Of the state tracker's bindings, at the bind.
} wd_gpuav_shared_region;

// wd_gpuav_binds are the binds of our set and the pushes of our addresses.
typedef struct wd_gpuav_binds {
    wd_gpuav_shared_region shared[WD_STATE_BIND_COUNT];
    // Of the last command that did not reuse a copy, in this block. NULL: of none.
    const wd_gpuav_block *positions_block;
    wd_gpuav_positions positions;
    uint32_t num_binds;  // Binds of our set.
    uint32_t num_pushes; // Commands for which an address was pushed.
    bool is_secondary;   // The binds also count for the device until the reset.
} wd_gpuav_binds;

enum { WD_GPUAV_PUSH_WORDS = WD_INSTRUMENT_PUSH_SIZE / 4, WD_GPUAV_MAX_KEPT_PUSHES = 8 };

// wd_gpuav_kept_push is a push by the application of words `first` to `first + count` of the bytes that our addresses
// use.
typedef struct wd_gpuav_kept_push {
    VkPipelineLayout layout;
    VkShaderStageFlags stages;
    uint32_t first, count;
    uint32_t words[WD_GPUAV_PUSH_WORDS];
} wd_gpuav_kept_push;

// wd_gpuav_kept_pushes are the pushes whose values shaders may still read, oldest first (gpuav_push_addresses.c).
typedef struct wd_gpuav_kept_pushes {
    uint64_t generation;  // Of the command buffer; the pushes are of this recording.
    bool are_overwritten; // By our addresses.
    uint32_t count;
    wd_gpuav_kept_push pushes[WD_GPUAV_MAX_KEPT_PUSHES];
} wd_gpuav_kept_pushes;

// wd_gpuav_recorded_commands has a member for each file that binds something.
typedef struct wd_gpuav_recorded_commands {
    wd_gpuav_binds binds;                         // gpuav_sharing.c
    uint64_t disturbed_sets[WD_STATE_BIND_COUNT]; // gpuav_restore.c: the sets to bind again, as bits.
    wd_gpuav_kept_pushes kept_pushes;             // gpuav_push_addresses.c
} wd_gpuav_recorded_commands;

static inline wd_gpuav_recorded_commands *wd_gpuav_recorded_commands_of(const wd_gpuav_recording *recording) {
    return recording->parts[WD_GPUAV_PART_COMMANDS];
}

#endif
