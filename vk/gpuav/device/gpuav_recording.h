// The data of a command buffer: what its commands leave for the host to read, and what later commands depend on.
//
// `lock` is taken to read the recording and to end it, but not while commands are recorded. `generation` identifies the
// recording: a thread that finds a completion must not read a recording that another thread has restarted since.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_RECORDING_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_RECORDING_H

#include "vk/gpuav/device/gpuav_device.h"
#include "vk/gpuav/device/tables/gpuav_layout_tables.h"
#include "vk/gpuav/device/tables/gpuav_pushes.h"

// Nesting levels of secondary command buffers that are tracked (VK_EXT_nested_command_buffer).
enum { WD_GPUAV_MAX_NESTING = 8 };

typedef struct wd_gpuav_host_command wd_gpuav_host_command;
typedef struct wd_gpuav_indirect_item wd_gpuav_indirect_item;
typedef struct wd_gpuav_indirect_node wd_gpuav_indirect_node;

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

// wd_gpuav_actions are the action commands that have regions.
typedef struct wd_gpuav_actions {
    wd_gpuav_chunk *first, *last; // In order; new actions go into the last chunk.
    uint32_t num_chunks;
    const wd_gpuav_sets *last_sets[WD_STATE_BIND_COUNT]; // Sets of the last action.
} wd_gpuav_actions;

// wd_gpuav_shared_region is the last region that was bound for a bind point. Later commands may use it, too.
typedef struct wd_gpuav_shared_region {
    const struct wd_gpuav_layout *layout; // The layout that it was bound with; NULL: no region.
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

// wd_gpuav_bound_buffers are the descriptor buffers that are bound.
typedef struct wd_gpuav_bound_buffers {
    wd_gpuav_buffer_bindings *contents; // Owned. NULL: the contents of descriptor buffers are unknown.
    // The number of our descriptor buffer's binding, valid if `generation` is the command buffer's generation.
    uint32_t our_binding;
    uint64_t generation; // 0: never bound.
} wd_gpuav_bound_buffers;

// wd_gpuav_indirect_list is the part of a recording that checks the parameters of indirect commands
// (indirect/indirect.h).
typedef struct wd_gpuav_indirect_list {
    wd_gpuav_indirect_item *items, *last_item; // In order.
    wd_gpuav_indirect_node *nodes;             // The latest first.
    uint32_t last_node; // Position of the last node of the current render pass instance; 0: none.
    bool is_stopped;    // Later commands of the render pass instance are not checked.
    // Of vkCmdSetVertexInputEXT, in the arena; valid if the generation is the command buffer's.
    const wd_state_vertex_input *vertex_input;
    uint64_t vertex_input_generation;
    // Of vkCmdSetPrimitiveRestartEnable; valid if the generation is the command buffer's.
    bool primitive_restart;
    uint64_t primitive_restart_generation;
} wd_gpuav_indirect_list;

// wd_gpuav_checked_layouts is the command whose images were compared last (indirect/single_layouts.h).
typedef struct wd_gpuav_checked_layouts {
    const wd_state_pipeline *pipeline; // Only compared.
    uint64_t generation;
    uint32_t num_changes; // Of the bindings.
    uint32_t moment;      // wd_image_layouts_moment
} wd_gpuav_checked_layouts;

// wd_gpuav_host_checked is the state of the checks of a bind point's pipeline (gpuav_host_checks.h).
typedef struct wd_gpuav_host_checked {
    const wd_state_pipeline *pipeline; // Of the last checked command; only compared.
    uint64_t generation;
    bool is_replaced;               // The instrumented pipeline is bound in its place.
    wd_gpuav_host_command *command; // The last noted command with this pipeline. NULL: none.
} wd_gpuav_host_checked;

// wd_gpuav_host_results are the commands that the host checked.
typedef struct wd_gpuav_host_results {
    wd_gpuav_host_checked checked[WD_STATE_BIND_COUNT];
    wd_gpuav_host_command *commands; // The latest first.
    // Of the inputs and of the addresses, when the resources of these commands were last compared.
    uint32_t num_destroyed, num_removed_addresses;
} wd_gpuav_host_results;

// wd_gpuav_recording is the sub-state of a command buffer. Each part is changed by the functions of one file only.
struct wd_gpuav_recording {
    wd_gpuav_device *device;
    wd_mutex lock;
    uint64_t generation; // Under the lock; incremented at each reset.
    // Under the lock: submissions of this generation that are not complete.
    uint32_t num_pending;
    bool is_used; // Something may have been recorded since the last reset.
    bool
        has_results; // The device writes results that the host reads. Also true if only the fallback region was used.
    bool is_suspended;        // A dynamic render pass instance is suspended: barriers are not allowed.
    wd_gpuav_actions actions; // gpuav_commands.c
    wd_gpuav_binds binds;     // gpuav_sharing.c
    uint64_t disturbed_sets[WD_STATE_BIND_COUNT];   // gpuav_restore.c: the sets to bind again, as bits.
    wd_gpuav_kept_pushes kept_pushes;               // gpuav_push_addresses.c
    wd_gpuav_bound_buffers bound_buffers;           // gpuav_descriptor_buffers.c
    wd_gpuav_pushes pushes;                         // gpuav_pushes.c
    wd_gpuav_layout_tables layout_tables;           // gpuav_layout_tables.c
    wd_state_bindings assumed[WD_STATE_BIND_COUNT]; // gpuav_bound.c
    wd_gpuav_host_results host;                     // gpuav_host_checks.c
    wd_gpuav_checked_layouts checked_layouts[WD_STATE_BIND_COUNT]; // single_layouts.c
    wd_gpuav_indirect_list indirect;                               // indirect_record.c
};

// wd_gpuav_find_recording returns the sub-state of a command buffer that is being recorded, which it creates if
// necessary. NULL: there is no memory, and the command buffer is marked incomplete.
wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);

// wd_gpuav_recording_of returns the sub-state of a command buffer; NULL: there is none.
static inline wd_gpuav_recording *wd_gpuav_recording_of(const wd_state_command_buffer *command_buffer) {
    return wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
}

// wd_gpuav_recording_expect_results is called for a command after which the device writes results for the host: they
// need a barrier at the end of the recording, and are read after each submission.
void wd_gpuav_recording_expect_results(wd_gpuav_recording *recording);

// wd_gpuav_recording_restart forgets the commands, whose results were read, and starts the next generation. The lock is
// held.
void wd_gpuav_recording_restart(wd_gpuav_recording *recording);

// wd_gpuav_recording_suspend records that a dynamic render pass instance is suspended or resumed.
void wd_gpuav_recording_suspend(wd_gpuav_recording *recording, bool is_suspended);

// wd_gpuav_set_at returns the set that a bind point has at an index, bound or in a descriptor buffer. NULL: none, or
// its content is unknown.
wd_state_descriptor_set *wd_gpuav_set_at(const wd_state_command_buffer *command_buffer,
                                         wd_state_bind_point bind, uint32_t index);

// wd_gpuav_num_sets returns an upper bound of the number of these sets.
uint32_t wd_gpuav_num_sets(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

#endif
