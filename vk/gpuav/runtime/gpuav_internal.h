// What the files of the GPU-assisted runtime share. See gpuav.h for the whole and docs/gpuav.md for the tour.
//
// Sub-states in WD_STATE_SLOT_GPUAV:
//
// | object          | sub-state             | set                                     |
// |-----------------|-----------------------|-----------------------------------------|
// | pipeline layout | wd_gpuav_layout       | when it was made with our set in it     |
// | pipeline        | wd_gpuav_pipeline     | when a stage of it is instrumented      |
// | command buffer  | wd_gpuav_recording    | at its first instrumented action        |
// | descriptor set  | wd_gpuav_table        | when an instrumented action first uses it |
// | buffer          | wd_gpuav_range        | when its device address is known        |
//
// The state tracker keeps a command buffer's pipelines, a pipeline's layout and its modules alive as long as they can
// matter, so sub-states point at each other without references of their own.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_INTERNAL_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/runtime/gpuav.h"
#include "vk/gpuav/runtime/gpuav_addresses.h"
#include "vk/gpuav/runtime/gpuav_chain.h"
#include "vk/gpuav/runtime/gpuav_inputs.h"
#include "vk/gpuav/runtime/gpuav_pushes.h"
#include "vk/gpuav/runtime/gpuav_regions.h"
#include "vk/gpuav/runtime/gpuav_shaders.h"
#include "vk/report/report.h"
#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// How deep secondary command buffers execute others (VK_EXT_nested_command_buffer) as far as we follow.
enum { WD_GPUAV_MAX_NESTING = 8 };

typedef struct wd_gpuav_dump wd_gpuav_dump;
typedef struct wd_gpuav_submission wd_gpuav_submission;

typedef struct wd_gpuav_instance {
    wd_chassis_instance *chassis;
    wd_gpuav_options options;
    char *dump_dir; // Owned; NULL: no dumps.
} wd_gpuav_instance;

// wd_gpuav_notice is a kind of reason that a device reports once.
typedef enum wd_gpuav_notice {
    WD_GPUAV_NOTICE_DEVICE,   // The device cannot do it at all.
    WD_GPUAV_NOTICE_FEATURES, // Stages that cannot store.
    WD_GPUAV_NOTICE_SLOT,     // A pipeline layout uses the slot.
    WD_GPUAV_NOTICE_LAYOUT,   // A pipeline layout cannot take our set.
    WD_GPUAV_NOTICE_PIPELINE, // A kind of pipeline that is not instrumented.
    WD_GPUAV_NOTICE_OBJECTS,  // Shader objects and other ways to run shaders without a pipeline.
    WD_GPUAV_NOTICE_SHADER,   // A module that could not be instrumented.
    WD_GPUAV_NOTICE_DRIVER,   // The driver refused instrumented code.
    WD_GPUAV_NOTICE_MEMORY,   // No memory for regions.
    WD_GPUAV_NOTICE_SHARED,   // Commands share regions.
    WD_GPUAV_NOTICE_DUMP,     // The dump folder cannot be written.
    WD_GPUAV_NOTICE_COUNT,
} wd_gpuav_notice;

// Pipeline layouts are for descriptor sets or for descriptor buffers, and so is each set layout in them.
enum { WD_GPUAV_FOR_SETS, WD_GPUAV_FOR_BUFFERS, WD_GPUAV_LAYOUT_KINDS };

typedef struct wd_gpuav_own_layouts {
    VkDescriptorSetLayout ours;
    VkDescriptorSetLayout empty; // Below ours, where the application has none.
} wd_gpuav_own_layouts;

typedef struct wd_gpuav_device {
    const wd_gpuav_instance *instance;
    wd_chassis_device *chassis;
    const wd_device_dispatch *vk;
    VkDevice handle;
    wd_allocator allocator;
    bool active; // False: nothing is instrumented, every hook returns at once.
    uint32_t slot;
    uint32_t max_binds; // Of our set, in one command buffer; see gpuav_sharing.c. UINT32_MAX: no bound.
    atomic_uint num_secondary_binds; // In the recordings of all secondary command buffers.
    VkShaderStageFlags stages;       // Those that may store.
    bool has_descriptor_buffers;     // The application may bind descriptors without sets.
    bool binds_early;                // Commands that we do not see may run the shaders of a bound pipeline.
    uint32_t
        max_descriptor_buffers; // Bindings of descriptor buffers that the device has, one of which is ours.
    VkPhysicalDeviceLimits limits;
    wd_gpuav_own_layouts layouts[WD_GPUAV_LAYOUT_KINDS];
    wd_gpuav_inputs inputs;       // Zeroed: no check asks for it.
    wd_gpuav_addresses addresses; // Zeroed: no check asks for it, or buffers have no device addresses.
    wd_instrument_addresses address_place;
    wd_gpuav_descriptors descriptors; // Zeroed: what uses descriptor buffers is left alone.
    wd_gpuav_regions regions;
    wd_gpuav_shaders shaders;
    wd_gpuav_dump *dump; // NULL: no dumps.
    pthread_mutex_t notice_lock;
    wd_hash_table notices;               // Under the lock: hashes of the notices that were reported.
    atomic_bool has_unknown_submissions; // A queue was used by a command that the build does not know.
    pthread_mutex_t submission_lock;
    wd_gpuav_submission *first_submission; // Under the lock: those not retired, oldest first.
    wd_gpuav_submission *last_submission;
} wd_gpuav_device;

// wd_gpuav_layout: a pipeline layout that the driver made with our set layout at the slot. `handle` is a second one of the
// same content for our own binding commands, since the application may destroy its own once pipelines are made.
// One for independent sets stays as the application made it, because others may have a set layout where it has none: only
// `handle` has ours, and takes its place in instrumented pipelines.
typedef struct wd_gpuav_layout {
    wd_gpuav_device *device;
    VkPipelineLayout handle;
    const wd_state_pipeline_layout *state; // That it is the sub-state of.
    bool is_independent;
    bool uses_descriptor_buffers;
    wd_instrument_input input; // Zeroed: there is no input buffer.
    size_t num_lengths;
    wd_binding_length lengths[]; // Of the descriptor arrays whose length is sure.
} wd_gpuav_layout;

// wd_gpuav_pipeline: a pipeline with instrumented stages. ids[i] is the shader id of stages[i] of its wd_state_pipeline, 0
// where that is not instrumented. A library stays as the application made it, for pipelines that cannot be instrumented; its
// `twin` has the instrumented stages, and takes its place where a pipeline is linked that can.
typedef struct wd_gpuav_pipeline {
    wd_gpuav_device *device;
    const wd_gpuav_layout *layout;
    // Referenced: the layout of its libraries, with the sub-state `layout`. NULL: it was created with a layout.
    wd_state_pipeline_layout *linked_layout;
    VkPipeline twin; // VK_NULL_HANDLE: it is not a library.
    uint32_t num_ids;
    uint32_t ids[];
} wd_gpuav_pipeline;

// wd_gpuav_sets are the descriptor sets that are bound for commands. They lie in the command buffer's arena, which also holds
// references of the sets.
typedef struct wd_gpuav_sets {
    uint32_t count;
    wd_state_descriptor_set *sets[]; // Elements can be NULL.
} wd_gpuav_sets;

// wd_gpuav_action is one draw, dispatch or trace of an instrumented pipeline.
typedef struct wd_gpuav_action {
    const wd_state_pipeline *pipeline;
    const wd_state_label *label;
    const wd_gpuav_sets *sets; // NULL: none, or no memory.
    const char *command;       // "vkCmdDraw": canonical, as in VUIDs; static.
    uint32_t index;            // Among those of its kind in the command buffer.
    wd_state_action kind;
    bool is_shared; // Later commands of the same pipeline use the region as well.
} wd_gpuav_action;

// wd_gpuav_chunk is a slab and the actions that its regions belong to. It lies in the command buffer's arena.
typedef struct wd_gpuav_chunk {
    struct wd_gpuav_chunk *next;
    wd_gpuav_slab *slab;
    uint32_t num_actions;
    wd_gpuav_action actions[]; // slab->num_regions
} wd_gpuav_chunk;

// wd_gpuav_shared is the region that was bound last for a bind point, for commands that may use it again.
typedef struct wd_gpuav_shared {
    const wd_gpuav_layout *layout; // That it was bound with; NULL: there is none.
    wd_gpuav_action *action;
    uint32_t *heads;
    uint32_t num_changes, num_layout_changes; // Of the bindings, when it was bound.
} wd_gpuav_shared;

// wd_gpuav_recording is the sub-state of a command buffer. `lock` is taken when a recording begins to be read or ends its
// life, not while it is made: a thread that learns of a completion must not read a recording that another one has
// already begun anew, and `generation` tells it.
typedef struct wd_gpuav_recording {
    wd_gpuav_device *device;
    pthread_mutex_t lock;
    uint64_t generation;   // Under the lock. Grows with each reset.
    uint32_t num_pending;  // Under the lock. Submissions of this generation that have not retired.
    wd_gpuav_chunk *first; // In order; the last one is being filled.
    wd_gpuav_chunk *last;
    uint32_t num_chunks;
    const wd_gpuav_sets *last_sets[WD_STATE_BIND_COUNT]; // Of the last action.
    wd_gpuav_shared shared[WD_STATE_BIND_COUNT];
    uint32_t num_binds; // That this recording made of our set.
    bool is_secondary;  // They count for the device as well, until the reset.
    wd_gpuav_pushes pushes;
    uint64_t
        lost[WD_STATE_BIND_COUNT]; // A bit for each set of the application that our own commands disturbed.
    // Number of our binding among the descriptor buffers, in the recording of the command buffer's generation.
    uint32_t buffer_binding;
    uint64_t buffer_generation; // 0: never.
    // What was bound before the last command that the build does not know (gpuav_unknown.h). In the command buffer's arena.
    wd_state_bindings assumed[WD_STATE_BIND_COUNT];
    bool has_unknown;  // There was one.
    bool has_actions;  // Also set when only the fallback region was left.
    bool is_suspended; // A dynamic render pass instance is suspended: no barrier may follow.
} wd_gpuav_recording;

// gpuav.c

// wd_gpuav_report_once reports a warning unless the device reported the same notice with the same text before. Notices of the
// kinds SHARED and DUMP are compared by `format`. `object` may be NULL and is not compared. Any thread.
void wd_gpuav_report_once(wd_gpuav_device *device, wd_gpuav_notice notice, const wd_finding_object *object,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

// wd_gpuav_inform reports a finding of severity INFO each time; it is cheap if no sink wants that severity. `id` is static.
void wd_gpuav_inform(wd_gpuav_device *device, const char *id, const wd_finding_object *object,
                     const char *format, ...) __attribute__((format(printf, 4, 5)));

// wd_gpuav_inform_once is wd_gpuav_inform for the first time that the device has this text.
void wd_gpuav_inform_once(wd_gpuav_device *device, const char *id, const wd_finding_object *object,
                          const char *format, ...) __attribute__((format(printf, 4, 5)));

// gpuav_device.c

void wd_gpuav_pre_create_device(wd_call *call, const wd_CreateDevice_args *args, wd_CreateDevice_args *down);
// wd_gpuav_physical returns the capabilities of the device's physical device.
static inline const wd_physical_capabilities *wd_gpuav_physical(const wd_gpuav_device *device) {
    return device->chassis->capabilities->physical;
}

void wd_gpuav_post_get_properties(wd_call *call, const wd_GetPhysicalDeviceProperties_args *args,
                                  const wd_GetPhysicalDeviceProperties_args *down);
void wd_gpuav_post_get_properties2(wd_call *call, const wd_GetPhysicalDeviceProperties2_args *args,
                                   const wd_GetPhysicalDeviceProperties2_args *down);
wd_status wd_gpuav_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data);
void wd_gpuav_destroy_device(void *data);

// wd_gpuav_may_ask tells whether we may ask for any buffer's address: on a group of devices only where that has a feature of its
// own.
bool wd_gpuav_may_ask(const wd_gpuav_device *device, const VkDeviceCreateInfo *info);

// gpuav_commands.c

// wd_gpuav_find_recording returns the sub-state of a command buffer that is being recorded, made if need be; NULL: no memory, and
// the command buffer is incomplete.
wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);

// wd_gpuav_report_memory reports, once, that there is no region for a command or that pipelines are no longer instrumented.
void wd_gpuav_report_memory(wd_gpuav_device *device);

// wd_gpuav_bind_shared_region binds the region that all commands share, for shaders of the bound pipeline that a command may run
// which is not followed. What is known or assumed to be bound counts (gpuav_unknown.h). Nothing happens where no shader of the
// pipeline is instrumented.
void wd_gpuav_bind_shared_region(wd_gpuav_device *device, wd_arena *scratch,
                                 wd_state_command_buffer *command_buffer, wd_state_bind_point bind);

// wd_gpuav_write_heads states in a region where the tables of the sets are that the shaders of a command may use. `is_first` false:
// earlier commands use the region, too, and nothing is known of sets that differ.
void wd_gpuav_write_heads(wd_gpuav_device *device, wd_state_command_buffer *command_buffer, uint32_t *heads,
                          wd_state_bind_point bind, const wd_state_pipeline_layout *layout, bool is_first);

// gpuav_sharing.c: commands that share a region, where a driver bears only so many bindings

// wd_gpuav_max_binds returns how often our set may be bound in one command buffer; UINT32_MAX: there is no bound.
uint32_t wd_gpuav_max_binds(const VkPhysicalDeviceProperties *properties);
// wd_gpuav_share tells whether the next command, of a pipeline with `layout`, is to use the region that is bound already.
bool wd_gpuav_share(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                    wd_state_bind_point bind, const wd_gpuav_layout *layout, const wd_gpuav_action *action);
// wd_gpuav_note_bound notes that our set was bound for a command; `action` and `heads` are NULL for the region that all share.
void wd_gpuav_note_bound(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                         wd_state_bind_point bind, const wd_gpuav_layout *layout, wd_gpuav_action *action,
                         uint32_t *heads);
// wd_gpuav_forget_binds begins the count of a recording anew.
void wd_gpuav_forget_binds(wd_gpuav_recording *recording);

// gpuav_buffers.c: descriptor buffers

// wd_gpuav_buffers_start decides whether pipelines of descriptor buffers can be instrumented, before anything of ours is made.
bool wd_gpuav_buffers_start(wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_buffers_make makes our descriptor buffer.
VkResult wd_gpuav_buffers_make(wd_gpuav_device *device, const VkPhysicalDeviceMemoryProperties *memory);
// wd_gpuav_buffers_lower takes what we need away from what the application is told that it may use.
void wd_gpuav_buffers_lower(VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties);
// wd_gpuav_pre_bind_buffers puts our descriptor buffer behind the application's.
void wd_gpuav_pre_bind_buffers(wd_call *call, const wd_CmdBindDescriptorBuffersEXT_args *args,
                               wd_CmdBindDescriptorBuffersEXT_args *down);
// wd_gpuav_buffers_lose notes that our descriptor buffer may not be bound any more, and must not be bound in place of others.
void wd_gpuav_buffers_lose(wd_gpuav_recording *recording, const wd_state_command_buffer *command_buffer);
// wd_gpuav_buffers_set binds the region of `slab` for an action of a pipeline that uses descriptor buffers.
void wd_gpuav_buffers_set(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          VkPipelineBindPoint bind_point, const wd_gpuav_layout *layout,
                          const wd_gpuav_slab *slab, uint32_t index);

// gpuav_restore.c

// wd_gpuav_restore binds again what our own binding commands took away of the sets that the bound pipeline may use, instrumented
// or not. It stands in front of our binding command for that pipeline. Without memory the command buffer is incomplete.
void wd_gpuav_restore(wd_gpuav_device *device, wd_arena *scratch, wd_state_command_buffer *command_buffer,
                      wd_state_bind_point bind, VkPipelineBindPoint bind_point);
// wd_gpuav_note_lost notes what our set, bound with `layout`, takes away.
void wd_gpuav_note_lost(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                        wd_state_bind_point bind, const wd_gpuav_layout *layout);

// gpuav_layouts.c

void wd_gpuav_pre_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                wd_CreatePipelineLayout_args *down);
void wd_gpuav_post_create_layout(wd_call *call, const wd_CreatePipelineLayout_args *args,
                                 const wd_CreatePipelineLayout_args *down);

// wd_gpuav_layout_of_union creates the sub-state of a union of layouts (wd_state_link_layouts), with a pipeline layout of its own.
// On failure it returns NULL and sets `*reason`, which completes a sentence ("..., because REASON"), or NULL if it reported one.
const wd_gpuav_layout *wd_gpuav_layout_of_union(wd_gpuav_device *device, wd_arena *scratch,
                                                wd_state_pipeline_layout *linked, const char **reason);

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
// wd_gpuav_pre_create_ray_tracing_nv reports that such pipelines are not instrumented.
void wd_gpuav_pre_create_ray_tracing_nv(wd_call *call, const wd_CreateRayTracingPipelinesNV_args *args,
                                        wd_CreateRayTracingPipelinesNV_args *down);
void wd_gpuav_amend_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                       wd_CreateRayTracingPipelinesKHR_args *down);
void wd_gpuav_post_create_ray_tracing(wd_call *call, const wd_CreateRayTracingPipelinesKHR_args *args,
                                      const wd_CreateRayTracingPipelinesKHR_args *down);

// gpuav_libraries.c

// wd_gpuav_libraries_stages counts the stages of all libraries, as the state of the linked pipeline will have them. `info` may
// be NULL.
uint32_t wd_gpuav_libraries_stages(const wd_gpuav_device *device, const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_are_known returns whether the state tracker has all libraries.
bool wd_gpuav_libraries_are_known(const wd_gpuav_device *device, const VkPipelineLibraryCreateInfoKHR *info);
// wd_gpuav_libraries_use_twins replaces libraries by their twins and fills the ids of their stages, from `ids` on. It returns the
// info to use; NULL: no library is instrumented, or, which is reported, one cannot be linked into a pipeline of `layout`, or
// there is no memory.
const VkPipelineLibraryCreateInfoKHR *wd_gpuav_libraries_use_twins(wd_gpuav_device *device, wd_arena *arena,
                                                                   const wd_gpuav_layout *layout,
                                                                   const VkPipelineLibraryCreateInfoKHR *info,
                                                                   const char *command, uint32_t *ids);

// gpuav_drain.c

// wd_gpuav_observe registers the callbacks that read records back.
wd_status wd_gpuav_observe(wd_gpuav_device *device);
// wd_gpuav_drain_all reads what is left of every submission and command buffer and of the fallback region. The observer is
// removed, no recording is under way and no work pending.
void wd_gpuav_drain_all(wd_gpuav_device *device);

// wd_gpuav_publish_addresses brings the table of device addresses up to date.
void wd_gpuav_publish_addresses(wd_gpuav_device *device);

// gpuav_dump.c

// wd_gpuav_dump_create makes what writes to `folder`; the folder itself is made with the first dump.
wd_status wd_gpuav_dump_create(wd_gpuav_device *device, const char *folder, wd_gpuav_dump **dump);
void wd_gpuav_dump_destroy(wd_gpuav_dump *dump);

#ifdef __cplusplus
}
#endif
#endif
