// The data of a device that all checks on the device share.
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
// | device memory   | private            | when written memory is followed (gpuav_written.h)   |
//
// The state tracker keeps the pipelines of a command buffer, and the layout and modules of a pipeline, alive while they
// are in use. So sub-states refer to each other without references of their own.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_DEVICE_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_DEVICE_H

#include <stdatomic.h>
#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/device/gpuav_options.h"
#include "vk/gpuav/device/memory/gpuav_addresses.h"
#include "vk/gpuav/device/memory/gpuav_descriptors.h"
#include "vk/gpuav/device/memory/gpuav_regions.h"
#include "vk/gpuav/device/messages/gpuav_notices.h"
#include "vk/gpuav/device/tables/gpuav_buffer_sets.h"
#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"

typedef struct wd_gpuav_device wd_gpuav_device;
typedef struct wd_gpuav_recording wd_gpuav_recording;
typedef struct wd_gpuav_selection wd_gpuav_selection;
typedef struct wd_gpuav_submission wd_gpuav_submission;
typedef struct wd_gpuav_watcher wd_gpuav_watcher;

typedef struct wd_gpuav_instance {
    wd_chassis_instance *chassis;
    wd_gpuav_options options;
    char *dump_dir;                // Owned; NULL: no dumps.
    char *printf_output;           // Owned; NULL: messages.
    wd_gpuav_selection *selection; // NULL: all shaders are instrumented.
    // NULL: the bindings of no command are listed.
    wd_gpuav_selection *dumped_commands;
} wd_gpuav_instance;

// Each pipeline layout, and each set layout in it, is for descriptor sets or for descriptor buffers.
enum { WD_GPUAV_FOR_SETS, WD_GPUAV_FOR_BUFFERS, WD_GPUAV_LAYOUT_KINDS };

typedef struct wd_gpuav_set_layouts {
    VkDescriptorSetLayout reserved;
    VkDescriptorSetLayout empty; // For slots before ours that the application leaves out.
} wd_gpuav_set_layouts;

// wd_gpuav_attachment is how instrumented shaders get our buffers: in our set, or by addresses in push constants.
// Constant after the creation of the device, but for the atomic members.
typedef struct wd_gpuav_attachment {
    uint32_t slot;                   // The number of our set.
    VkShaderStageFlags stages;       // Stages that may write buffers.
    VkShaderStageFlags known_stages; // Stages that pipelines can have.
    // Stages whose shaders mark draws that have begun. 0: draws have no marks.
    VkShaderStageFlags mark_stages;
    // Pipelines without room for our set get the addresses of our buffers in push constants.
    bool has_push;
    atomic_bool has_split_ranges; // A pipeline layout has several ranges of push constants.
    // The application's push constants may use the bytes of our addresses.
    atomic_bool has_layouts_without_room;
    uint32_t num_table_positions; // Sets whose tables a region has positions for.
    bool has_positions;           // Regions have copies of positions, in a uniform buffer.
    wd_gpuav_set_layouts layouts[WD_GPUAV_LAYOUT_KINDS];
    wd_instrument_addresses address_input;
    // Our descriptor buffer. Zeroed: pipelines that use descriptor buffers are not instrumented.
    wd_gpuav_descriptors descriptors;
    // The device's number of descriptor buffer bindings, one of which is ours.
    uint32_t max_descriptor_buffers;
} wd_gpuav_attachment;

// wd_gpuav_bind_limit limits how often our set is bound (gpuav_sharing.c).
typedef struct wd_gpuav_bind_limit {
    uint32_t max;              // In one command buffer. UINT32_MAX: unlimited.
    atomic_uint num_secondary; // Binds in all secondary command buffers.
} wd_gpuav_bind_limit;

// wd_gpuav_features are features that the application enabled.
typedef struct wd_gpuav_features {
    bool has_descriptor_buffers;
    bool has_heaps;                 // VK_EXT_descriptor_heap
    bool has_conditional_rendering; // It can skip commands.
    // Commands that are not tracked may run the shaders of a bound pipeline.
    bool binds_with_pipeline;
} wd_gpuav_features;

// wd_gpuav_submissions are the submissions that are not complete (gpuav_submissions.h).
typedef struct wd_gpuav_submissions {
    wd_mutex lock;
    wd_gpuav_submission *first, *last; // Under the lock: oldest first.
    atomic_bool has_unknown;           // A command that the build does not know used a queue.
    wd_gpuav_watcher *watcher;         // NULL: records are read when the application waits.
} wd_gpuav_submissions;

// wd_gpuav_content_checks are the checks of image layouts in descriptors.
typedef struct wd_gpuav_content_checks {
    struct wd_gpuav_single_layouts *single; // NULL: image layouts are not compared when recording.
    // wd_gpuav_inputs_num_destroyed when the tables of all pending recordings were last written, and the calls that
    // have written tables of recordings that are not pending yet.
    atomic_uint num_refreshed, num_calls;
} wd_gpuav_content_checks;

// The parts of recordings (gpuav_readback.h), in the order in which their results are reported.
enum {
    WD_GPUAV_PART_CONTENTS,
    WD_GPUAV_PART_HOST_CHECKS,
    WD_GPUAV_PART_BINDINGS, // runtime/descriptors
    WD_GPUAV_PART_HEAPS,    // runtime/descriptors
    WD_GPUAV_PART_ACTIONS,  // runtime/readback
    WD_GPUAV_PART_COMMANDS,
    WD_GPUAV_PART_INDIRECT,
    WD_GPUAV_NUM_PARTS,
};

struct wd_gpuav_device {
    const wd_gpuav_instance *instance;
    wd_chassis_device *chassis;
    const wd_device_dispatch *vk;
    VkDevice handle;
    wd_allocator allocator;
    bool active; // False: nothing is instrumented, and every hook returns immediately.
    VkPhysicalDeviceLimits limits;
    wd_gpuav_features features;
    wd_gpuav_notices notices;
    wd_gpuav_attachment attachment;
    wd_gpuav_bind_limit bind_limit;
    wd_gpuav_inputs inputs;           // Zeroed: no check needs it.
    wd_gpuav_addresses addresses;     // Zeroed: no check needs it, or buffers have no device addresses.
    wd_gpuav_buffer_sets buffer_sets; // The contents of the application's descriptor buffers.
    wd_gpuav_regions regions;
    wd_gpuav_submissions submissions;
    struct wd_gpuav_shaders *shaders; // Instrumented modules.
    struct wd_gpuav_dump *dump;       // NULL: no dumps.
    struct wd_gpuav_printf *printer;  // NULL: debugPrintfEXT is not printed.
    // Commands have parameters that the host does not know (gpuav_host_checks.h).
    atomic_bool avoids_host_terms;
    wd_gpuav_content_checks content_checks;
    struct wd_gpuav_indirect *indirect; // NULL: the parameters of indirect commands are not checked.
    struct wd_gpuav_builds *builds;     // NULL: builds of acceleration structures are not checked.
    const struct wd_gpuav_part_type *part_types[WD_GPUAV_NUM_PARTS]; // NULL: the check is off.
};

// wd_gpuav_physical returns the capabilities of the device's physical device.
static inline const wd_physical_capabilities *wd_gpuav_physical(const wd_gpuav_device *device) {
    return device->chassis->capabilities->physical;
}

// wd_gpuav_is_llvmpipe returns whether the driver is Mesa's for processors, whatever its version.
static inline bool wd_gpuav_is_llvmpipe(const wd_gpuav_device *device) {
    // The driver's id is in a newer struct, which Vulkan 1.0 devices lack.
    return strncmp(wd_gpuav_physical(device)->properties.deviceName, "llvmpipe", 8) == 0;
}

#endif
