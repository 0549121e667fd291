// Types and functions that the files of the GPU-assisted runtime share. See gpuav.h for the interface and
// docs/gpuav_design.md for an overview.
//
// Sub-states in WD_STATE_SLOT_GPUAV:
//
// | object          | sub-state          | created                                             |
// |-----------------|--------------------|-----------------------------------------------------|
// | shader module   | wd_gpuav_device    | with the module, if the application selected it     |
// | pipeline layout | wd_gpuav_layout    | with the layout, if our set is in it                |
// | pipeline        | wd_gpuav_pipeline  | with the pipeline, if a stage of it is instrumented |
// | shader object   | wd_gpuav_pipeline  | with the shader, if our set is in its layout        |
// | program         | wd_gpuav_pipeline  | with its first action, if a shader is instrumented  |
// | command buffer  | wd_gpuav_recording | with its first instrumented action                  |
// | descriptor set  | wd_gpuav_table     | when an instrumented action first uses it           |
// | buffer          | wd_gpuav_range     | when its device address is known                    |
//
// The state tracker keeps the pipelines of a command buffer, and the layout and modules of a pipeline, alive while they
// are in use. So sub-states refer to each other without references of their own.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_INTERNAL_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/device/memory/gpuav_addresses.h"
#include "vk/gpuav/device/memory/gpuav_regions.h"
#include "vk/gpuav/device/messages/gpuav_notices.h"
#include "vk/gpuav/device/tables/gpuav_buffer_sets.h"
#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/gpuav/device/tables/gpuav_layout_tables.h"
#include "vk/gpuav/device/tables/gpuav_pushes.h"
#include "vk/gpuav/runtime/gpuav.h"
#include "vk/gpuav/runtime/pipelines/gpuav_selection.h"
#include "vk/gpuav/runtime/pipelines/gpuav_shaders.h"
#include "vk/report/report.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"

// Nesting levels of secondary command buffers that are tracked (VK_EXT_nested_command_buffer).
enum { WD_GPUAV_MAX_NESTING = 8 };

typedef struct wd_gpuav_dump wd_gpuav_dump;
typedef struct wd_gpuav_printf wd_gpuav_printf;
typedef struct wd_gpuav_submission wd_gpuav_submission;
typedef struct wd_gpuav_originals wd_gpuav_originals;
typedef struct wd_gpuav_watcher wd_gpuav_watcher;
typedef struct wd_gpuav_region_copies wd_gpuav_region_copies;
typedef struct wd_gpuav_recording wd_gpuav_recording;
typedef struct wd_gpuav_host_command wd_gpuav_host_command;
typedef struct wd_gpuav_indirect_item wd_gpuav_indirect_item;
typedef struct wd_gpuav_indirect_node wd_gpuav_indirect_node;

typedef struct wd_gpuav_instance {
    wd_chassis_instance *chassis;
    wd_gpuav_options options;
    char *dump_dir;                // Owned; NULL: no dumps.
    char *printf_output;           // Owned; NULL: messages.
    wd_gpuav_selection *selection; // NULL: all shaders are instrumented.
} wd_gpuav_instance;

// Each pipeline layout, and each set layout in it, is for descriptor sets or for descriptor buffers.
enum { WD_GPUAV_FOR_SETS, WD_GPUAV_FOR_BUFFERS, WD_GPUAV_LAYOUT_KINDS };

typedef struct wd_gpuav_set_layouts {
    VkDescriptorSetLayout reserved;
    VkDescriptorSetLayout empty; // For slots before ours that the application leaves out.
} wd_gpuav_set_layouts;

typedef struct wd_gpuav_device wd_gpuav_device;

// wd_gpuav_hooks are the functions of indirect/ that the runtime calls. Only gpuav.c, gpuav_device.c and
// gpuav_physical.c call that folder directly, which depends on the rest of the runtime. NULL: the check is off.
typedef struct wd_gpuav_hooks {
    // Of indirect/single_layouts.h.
    void (*check_layouts)(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_state_pipeline *pipeline, const char *command);
    // Of indirect/used_layouts.h: whether `*moment` is that of the next command; and before an unknown submission.
    bool (*find_layout_moment)(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                               uint32_t *moment);
    void (*forget_layouts)(wd_gpuav_device *device);
    // Of indirect/indirect.h.
    void (*end_recording)(wd_gpuav_recording *recording);
    void (*copy_results)(wd_gpuav_recording *recording, wd_gpuav_region_copies *copies);
    void (*report_results)(wd_gpuav_region_copies *copies, const wd_state_command_buffer *command_buffer);
    void (*release_results)(wd_gpuav_region_copies *copies);
    // Of indirect/acceleration_builds.h.
    void (*object_destroyed)(wd_gpuav_device *device, const wd_state_object *object);
    // A command that the build does not know may have given memory an address.
    void (*unknown_addresses)(wd_gpuav_device *device);
} wd_gpuav_hooks;

struct wd_gpuav_device {
    const wd_gpuav_instance *instance;
    wd_chassis_device *chassis;
    const wd_device_dispatch *vk;
    VkDevice handle;
    wd_allocator allocator;
    bool active; // False: nothing is instrumented, and every hook returns immediately.
    uint32_t slot;
    // Maximum number of binds of our set in one command buffer (gpuav_sharing.c). UINT32_MAX: unlimited.
    uint32_t max_binds;
    // Binds of our set in all secondary command buffers.
    atomic_uint num_secondary_binds;
    VkShaderStageFlags stages;       // Stages that may write buffers.
    VkShaderStageFlags known_stages; // Stages that pipelines can have.
    // Pipelines without room for our set get the addresses of our buffers in push constants.
    bool has_push;
    atomic_bool has_split_ranges; // A pipeline layout has several ranges of push constants.
    atomic_bool
        has_layouts_without_room;   // The application's push constants may use the bytes of our addresses.
    uint32_t num_table_positions;   // Sets whose tables a region has positions for.
    bool has_positions;             // Regions have copies of positions, in a uniform buffer.
    bool has_descriptor_buffers;    // The feature is enabled.
    bool has_conditional_rendering; // Conditional rendering can skip commands.
    // Commands that are not tracked may run the shaders of a bound pipeline.
    bool binds_with_pipeline;
    // The device's number of descriptor buffer bindings, one of which is ours.
    uint32_t max_descriptor_buffers;
    VkPhysicalDeviceLimits limits;
    wd_gpuav_set_layouts layouts[WD_GPUAV_LAYOUT_KINDS];
    wd_gpuav_inputs inputs; // Zeroed: no check needs it.
    // Zeroed: no check needs it, or buffers have no device addresses.
    wd_gpuav_addresses addresses;
    wd_instrument_addresses address_input;
    // Zeroed: pipelines that use descriptor buffers are not instrumented.
    wd_gpuav_descriptors descriptors;
    wd_gpuav_buffer_sets buffer_sets; // The contents of the application's descriptor buffers.
    wd_gpuav_regions regions;
    wd_gpuav_shaders shaders;
    wd_gpuav_dump *dump;      // NULL: no dumps.
    wd_gpuav_printf *printer; // NULL: debugPrintfEXT is not printed.
    wd_gpuav_notices notices;
    wd_gpuav_watcher *watcher; // NULL: records are read when the application waits.
    // wd_gpuav_inputs_num_destroyed when the tables of all pending recordings were last written, and the calls that
    // have written tables of recordings that are not pending yet.
    atomic_uint num_refreshed_layouts, num_layout_calls;
    struct wd_gpuav_single_layouts *single_layouts; // NULL: image layouts are not compared when recording.
    struct wd_gpuav_indirect *indirect; // NULL: the parameters of indirect commands are not checked.
    wd_gpuav_hooks hooks;
    // Commands have parameters that the host does not know (gpuav_host_checks.h).
    atomic_bool avoids_host_terms;
    // A command that the build does not know used a queue.
    atomic_bool has_unknown_submissions;
    wd_mutex submission_lock;
    // Under the lock: submissions that are not complete, oldest first.
    wd_gpuav_submission *first_submission;
    wd_gpuav_submission *last_submission;
};

// wd_gpuav_layout: a pipeline layout with our set layout at the slot, or with push constants for the addresses of our
// buffers. `handle` is a second layout with the same
// content, for our own binding commands: the application may destroy its layout after it created pipelines. A layout
// for independent sets stays unchanged, because other libraries may have a set layout where this layout has none. Then
// only `handle` has our set layout, and instrumented pipelines use `handle`.
typedef struct wd_gpuav_layout {
    wd_gpuav_device *device;
    VkPipelineLayout handle;
    const wd_state_pipeline_layout *state; // The object that this is the sub-state of.
    bool is_independent;
    bool uses_descriptor_buffers; // Our set is in our descriptor buffer.
    bool has_positions;           // Our set has a uniform buffer of positions.
    bool uses_push;               // There is no room for our set, and the shaders use `push`.
    wd_instrument_push push;
    VkShaderStageFlags push_stages; // Of all ranges.
    wd_instrument_input input;      // Zeroed: there is no input buffer.
    size_t num_lengths;
    wd_binding_length lengths[]; // Lengths of descriptor arrays that are the same in every set.
} wd_gpuav_layout;

// wd_gpuav_pipeline: a pipeline with instrumented stages. ids[i] is the shader id of stages[i] of its
// wd_state_pipeline; 0: the stage is not instrumented. A library stays as the application created it, for pipelines
// that cannot be instrumented. `instrumented_library` is a second library with the instrumented stages, which is linked
// into instrumented pipelines.
//
// It is also the sub-state of shader objects, with one id, which may be 0, and of their programs
// (wd_state_bound_program).
typedef struct wd_gpuav_pipeline {
    wd_gpuav_device *device;
    const wd_gpuav_layout *layout;
    // The layout of its libraries or shader objects, referenced. NULL: the pipeline was created with a layout.
    wd_state_pipeline_layout *linked_layout;
    VkPipeline instrumented_library;          // VK_NULL_HANDLE: the pipeline is not a library.
    wd_gpuav_originals *originals;            // Of a shader object: what it was created from. NULL: unknown.
    uint32_t original;                        // The index of the shader object in them.
    struct wd_gpuav_host_checks *host_checks; // NULL: the shaders make all checks.
    uint32_t num_ids;
    uint32_t ids[];
} wd_gpuav_pipeline;

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

// wd_gpuav_recording is the sub-state of a command buffer. `lock` is taken to read the recording and to end it, but not
// while commands are recorded. `generation` identifies the recording: a thread that finds a completion must not
// read a recording that another thread has restarted since.
struct wd_gpuav_recording {
    wd_gpuav_device *device;
    wd_mutex lock;
    uint64_t generation; // Under the lock; incremented at each reset.
    // Under the lock: submissions of this generation that are not complete.
    uint32_t num_pending;
    wd_gpuav_chunk *first; // In order; new actions go into the last chunk.
    wd_gpuav_chunk *last;
    uint32_t num_chunks;
    const wd_gpuav_sets *last_sets[WD_STATE_BIND_COUNT]; // Sets of the last action.
    wd_gpuav_shared_region shared[WD_STATE_BIND_COUNT];
    // Of the last command that did not reuse a copy, in this block. NULL: of none.
    const wd_gpuav_block *positions_block;
    wd_gpuav_positions positions;
    uint32_t num_binds;  // Binds of our set.
    uint32_t num_pushes; // Commands for which an address was pushed.
    bool is_secondary;   // The binds also count for the device until the reset.
    wd_gpuav_pushes pushes;
    wd_gpuav_layout_tables layout_tables;
    wd_gpuav_kept_pushes kept_pushes;
    wd_gpuav_buffer_bindings *buffer_bindings; // Owned. NULL: the contents of descriptor buffers are unknown.
    wd_gpuav_indirect_list indirect;
    wd_gpuav_checked_layouts checked_layouts[WD_STATE_BIND_COUNT];
    wd_gpuav_host_checked host_checked[WD_STATE_BIND_COUNT];
    wd_gpuav_host_command *host_commands; // The latest first.
    // Of the inputs and of the addresses, when the resources of these commands were last compared.
    uint32_t num_destroyed, num_removed_addresses;
    // A bit for each of the application's sets that our binding commands disturbed.
    uint64_t disturbed_sets[WD_STATE_BIND_COUNT];
    // The number of our descriptor buffer's binding, valid if `buffer_generation` is the command buffer's generation.
    uint32_t buffer_binding;
    uint64_t buffer_generation; // 0: never bound.
    // Bindings before the last command that the build does not know (gpuav_unknown.h), in the command buffer's arena.
    wd_state_bindings assumed[WD_STATE_BIND_COUNT];
    bool has_unknown;  // A command that the build does not know was recorded.
    bool has_actions;  // Also true if only the fallback region was used.
    bool is_suspended; // A dynamic render pass instance is suspended: barriers are not allowed.
};

// gpuav_physical.c

// wd_gpuav_has_checks returns whether a setting needs objects of the runtime. Accepts NULL.
bool wd_gpuav_has_checks(const wd_gpuav_instance *instance);
void wd_gpuav_pre_create_device(wd_call *call, const wd_CreateDevice_args *args, wd_CreateDevice_args *down);
// wd_gpuav_physical returns the capabilities of the device's physical device.
static inline const wd_physical_capabilities *wd_gpuav_physical(const wd_gpuav_device *device) {
    return device->chassis->capabilities->physical;
}

void wd_gpuav_post_get_properties(wd_call *call, const wd_GetPhysicalDeviceProperties_args *args,
                                  const wd_GetPhysicalDeviceProperties_args *down);
void wd_gpuav_post_get_properties2(wd_call *call, const wd_GetPhysicalDeviceProperties2_args *args,
                                   const wd_GetPhysicalDeviceProperties2_args *down);

// gpuav_device.c

wd_status wd_gpuav_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data);
void wd_gpuav_destroy_device(void *data);

// gpuav_recording.c

// wd_gpuav_find_recording returns the sub-state of a command buffer that is being recorded, which it creates if
// necessary. NULL: there is no memory, and the command buffer is marked incomplete.
wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);

// wd_gpuav_set_at returns the set that a bind point has at an index, bound or in a descriptor buffer. NULL: none, or
// its content is unknown.
wd_state_descriptor_set *wd_gpuav_set_at(const wd_state_command_buffer *command_buffer,
                                         wd_state_bind_point bind, uint32_t index);

// wd_gpuav_num_sets returns an upper bound of the number of these sets.
uint32_t wd_gpuav_num_sets(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// wd_gpuav_write_table_positions writes to a region the positions of the tables of the sets that a command may use.
// `is_first` false: earlier commands use the region, too, and the positions of different sets become 0.
void wd_gpuav_write_table_positions(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                    wd_gpuav_positions positions, wd_state_bind_point bind,
                                    const wd_state_pipeline_layout *layout, bool is_first);

// wd_gpuav_reuse_positions replaces the copy of the positions that a command got by that of an earlier command with
// equal positions, which shaders read faster. The command's region is in `slab`.
void wd_gpuav_reuse_positions(const wd_gpuav_device *device, wd_gpuav_recording *recording,
                              const wd_gpuav_slab *slab, wd_gpuav_positions *positions);

// wd_gpuav_bind_point returns the bind point of the API.
static inline VkPipelineBindPoint wd_gpuav_bind_point(wd_state_bind_point bind) {
    return bind == WD_STATE_BIND_GRAPHICS  ? VK_PIPELINE_BIND_POINT_GRAPHICS
           : bind == WD_STATE_BIND_COMPUTE ? VK_PIPELINE_BIND_POINT_COMPUTE
                                           : VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR;
}

// gpuav_bind.c

// wd_gpuav_bind_region binds region `index` of `slab` for the shaders of a pipeline with `layout`. `position_offset` is
// that of the copy of the positions, if the slab has copies.
void wd_gpuav_bind_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, const wd_gpuav_slab *slab,
                          uint32_t index, uint32_t position_offset);

// wd_gpuav_bind_shared_region binds the shared region for a command that is not tracked and may run shaders of the
// bound pipeline. The pipeline is the known one or the assumed one (gpuav_unknown.h). Nothing is bound if no shader of
// it is instrumented.
void wd_gpuav_bind_shared_region(wd_gpuav_device *device, wd_arena *scratch,
                                 wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// gpuav_sharing.c: commands that share a region

// wd_gpuav_max_binds returns how often our set may be bound in one command buffer; UINT32_MAX: unlimited.
uint32_t wd_gpuav_max_binds(const VkPhysicalDeviceProperties *properties);
// wd_gpuav_share_region returns whether the next command, of a pipeline with `layout`, shares the region that is bound.
bool wd_gpuav_share_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                           wd_state_bind_point bind, const wd_gpuav_layout *layout,
                           const wd_gpuav_action *action);
// wd_gpuav_record_bind records that our set was bound for a command, or that the address of a region was pushed.
// `action` and `positions` are NULL for the shared region.
void wd_gpuav_record_bind(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, VkDeviceAddress address,
                          wd_gpuav_action *action, wd_gpuav_positions positions);
// wd_gpuav_may_get_shared returns whether later commands may share the region that is bound next.
bool wd_gpuav_may_get_shared(const wd_gpuav_device *device, const wd_gpuav_recording *recording);
// wd_gpuav_reset_bind_count sets the number of binds of a recording to zero.
void wd_gpuav_reset_bind_count(wd_gpuav_recording *recording);

// gpuav_descriptor_buffers.c

// wd_gpuav_check_descriptor_buffers returns whether pipelines that use descriptor buffers can be instrumented. It is
// called before our objects are created.
bool wd_gpuav_check_descriptor_buffers(wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_create_descriptor_buffer creates our descriptor buffer.
VkResult wd_gpuav_create_descriptor_buffer(wd_gpuav_device *device,
                                           const VkPhysicalDeviceMemoryProperties *memory);
// wd_gpuav_reduce_descriptor_buffer_limits subtracts our share from the limits that the application sees.
void wd_gpuav_reduce_descriptor_buffer_limits(VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties);
// wd_gpuav_pre_bind_descriptor_buffers adds our descriptor buffer after the application's.
void wd_gpuav_pre_bind_descriptor_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                                          wd_CmdBindDescriptorBuffersEXT_args *down);
// wd_gpuav_create_buffer_sets starts the check of the contents of descriptor buffers, if the option asks for it. It is
// called after the tables of descriptors and of addresses were created.
void wd_gpuav_create_buffer_sets(wd_gpuav_device *device);
// wd_gpuav_buffer_contents_are_unneeded returns whether a command is only needed to know the contents of descriptor
// buffers, which are not checked.
bool wd_gpuav_buffer_contents_are_unneeded(const wd_gpuav_device *device, wd_command command);
void wd_gpuav_post_get_descriptor(wd_call *call, const wd_GetDescriptorEXT_args *args,
                                  const wd_GetDescriptorEXT_args *down);
void wd_gpuav_post_map(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down);
void wd_gpuav_pre_unmap(wd_call *call, const wd_UnmapMemory_args *args, wd_UnmapMemory_args *down);
void wd_gpuav_pre_free_memory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down);
void wd_gpuav_post_set_buffer_offsets(wd_call *call, const wd_CmdSetDescriptorBufferOffsetsEXT_args *args,
                                      const wd_CmdSetDescriptorBufferOffsetsEXT_args *down);
#ifdef VK_VERSION_1_4
void wd_gpuav_post_map2(wd_call *call, const wd_MapMemory2_args *args, const wd_MapMemory2_args *down);
void wd_gpuav_pre_unmap2(wd_call *call, const wd_UnmapMemory2_args *args, wd_UnmapMemory2_args *down);
void wd_gpuav_post_set_buffer_offsets2(wd_call *call, const wd_CmdSetDescriptorBufferOffsets2EXT_args *args,
                                       const wd_CmdSetDescriptorBufferOffsets2EXT_args *down);
#endif
// wd_gpuav_invalidate_descriptor_buffer records that our descriptor buffer may not be bound any more. Binding it again
// could replace the application's descriptor buffers, so later actions do not bind it.
void wd_gpuav_invalidate_descriptor_buffer(wd_gpuav_recording *recording,
                                           const wd_state_command_buffer *command_buffer);
// wd_gpuav_set_descriptor_buffer_offset selects region `index` of `slab` for an action of a pipeline that uses
// descriptor buffers.
void wd_gpuav_set_descriptor_buffer_offset(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                           VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                                           const wd_gpuav_slab *slab, uint32_t index);

// gpuav_restore.c

// wd_gpuav_rebind_disturbed_sets binds the sets again that our binding commands disturbed and that the bound pipeline
// may use. It is called before we bind our set for that pipeline, whether or not the pipeline is instrumented. Without
// memory, the command buffer is marked incomplete.
void wd_gpuav_rebind_disturbed_sets(wd_gpuav_device *device, wd_arena *scratch,
                                    wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                    VkPipelineBindPoint bind_point);
// wd_gpuav_mark_disturbed_sets marks the sets that a bind of our set with `layout` disturbs.
void wd_gpuav_mark_disturbed_sets(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, const wd_gpuav_layout *layout);

// gpuav_layouts.c

void wd_gpuav_pre_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                wd_CreatePipelineLayout_args *down);
void wd_gpuav_post_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                 const wd_CreatePipelineLayout_args *down);

// wd_gpuav_extend_layout_info returns a create info with our set layout at the slot, or with push constants for our
// addresses, in `scratch`; NULL: there is no memory. The layout has room for one of them.
const VkPipelineLayoutCreateInfo *wd_gpuav_extend_layout_info(const wd_gpuav_device *device,
                                                              wd_arena *scratch,
                                                              const VkPipelineLayoutCreateInfo *info);

// wd_gpuav_create_union_layout creates the sub-state of a layout without a handle (wd_state_link_layouts,
// wd_state_new_layout), with a pipeline layout of its own. On failure it returns NULL and sets `*reason`, which
// completes the sentence "..., because REASON". `*reason` is NULL if the failure was reported.
const wd_gpuav_layout *wd_gpuav_create_union_layout(wd_gpuav_device *device, wd_arena *scratch,
                                                    wd_state_pipeline_layout *linked, const char **reason);

// gpuav_push_addresses.c

// wd_gpuav_enable_addresses returns the chain of a device's create info, in which bufferDeviceAddress is enabled if the
// physical device has it.
const void *wd_gpuav_enable_addresses(wd_arena *scratch, const wd_physical_capabilities *physical,
                                      const VkDeviceCreateInfo *info);
// wd_gpuav_may_query_addresses returns whether the layer may query the address of any buffer. A device group needs
// bufferDeviceAddressMultiDevice for this.
bool wd_gpuav_may_query_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_can_push_addresses returns whether our buffers can have addresses. `down` is the driver's create info.
bool wd_gpuav_can_push_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *down);
// wd_gpuav_push_obstacle returns why a layout has no room for our addresses in its push constants; NULL: it has room.
const char *wd_gpuav_push_obstacle(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info);
// wd_gpuav_extend_push_ranges adds the push constants for our addresses to a create info. False: there is no memory.
bool wd_gpuav_extend_push_ranges(const wd_gpuav_device *device, wd_arena *scratch,
                                 VkPipelineLayoutCreateInfo *info);
// wd_gpuav_describe_push fills the push constants of `layout`, which has room. `info` is the application's.
void wd_gpuav_describe_push(const wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info,
                            wd_gpuav_layout *layout);
// wd_gpuav_note_push_ranges is called with the application's create info of each pipeline layout.
void wd_gpuav_note_push_ranges(wd_gpuav_device *device, const VkPipelineLayoutCreateInfo *info);
// wd_gpuav_repeat_pushes pushes the application's values that our addresses replaced, before a command that runs
// shaders of a pipeline or program which may read them.
void wd_gpuav_repeat_pushes(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                            const wd_state_pipeline *pipeline);
// wd_gpuav_forget_pushes is called for a command that may push other values.
void wd_gpuav_forget_pushes(wd_gpuav_recording *recording);
// wd_gpuav_push_addresses records the push of the addresses of a region and of our other buffers.
void wd_gpuav_push_addresses(const wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                             const wd_gpuav_layout *layout, VkDeviceAddress region);
void wd_gpuav_pre_push_constants(wd_call *call, const wd_CmdPushConstants_args *args,
                                 wd_CmdPushConstants_args *down);
#ifdef VK_VERSION_1_4
void wd_gpuav_pre_push_constants2(wd_call *call, const wd_CmdPushConstants2_args *args,
                                  wd_CmdPushConstants2_args *down);
#endif

// gpuav_pipelines.c

void wd_gpuav_pre_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                  wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_amend_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                    wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_post_create_graphics(wd_call *call, const wd_CreateGraphicsPipelines_args *args,
                                   const wd_CreateGraphicsPipelines_args *down);
void wd_gpuav_pre_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                 wd_CreateComputePipelines_args *down);
void wd_gpuav_amend_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                   wd_CreateComputePipelines_args *down);
void wd_gpuav_post_create_compute(wd_call *call, const wd_CreateComputePipelines_args *args,
                                  const wd_CreateComputePipelines_args *down);
void wd_gpuav_pre_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                     wd_CreateRayTracingPipelinesKHR_args *down);
void wd_gpuav_pre_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                        wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_amend_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                          wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_post_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                         const wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_amend_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                       wd_CreateRayTracingPipelinesKHR_args *down);
void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down);

// gpuav_libraries.c

// wd_gpuav_libraries_count_stages returns the number of stages of all libraries. `info` may be NULL.
uint32_t wd_gpuav_libraries_count_stages(const wd_gpuav_device *device,
                                         const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_are_known returns whether the state tracker knows all libraries.
bool wd_gpuav_libraries_are_known(const wd_gpuav_device *device, const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_replace replaces libraries by their instrumented libraries, and writes the shader ids of their
// stages to `ids`. Returns the info to use. NULL: no library is instrumented, there is no memory, or a library cannot
// be linked into a pipeline with `layout`; the last two are reported.
const VkPipelineLibraryCreateInfoKHR *wd_gpuav_libraries_replace(wd_gpuav_device *device, wd_arena *arena,
                                                                 const wd_gpuav_layout *layout,
                                                                 const VkPipelineLibraryCreateInfoKHR *info,
                                                                 const char *command, uint32_t *ids);

// gpuav_observer.c

// wd_gpuav_register_observer registers the callbacks of the state tracker that read records, among others.
wd_status wd_gpuav_register_observer(wd_gpuav_device *device);
// wd_gpuav_read_all_records reads the remaining records of all submissions, command buffers and the fallback region.
// The observer must have been removed, and no work may be pending.
void wd_gpuav_read_all_records(wd_gpuav_device *device);

// gpuav_dump.c

// wd_gpuav_dump_create creates a writer of dumps to `folder`. The folder is created with the first dump.
wd_status wd_gpuav_dump_create(wd_gpuav_device *device, const char *folder, wd_gpuav_dump **dump);
void wd_gpuav_dump_destroy(wd_gpuav_dump *dump);

#endif
