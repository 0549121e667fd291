// Records that were copied out of regions and will be reported.
#ifndef WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_REGION_COPIES_H
#define WARDEN_VK_GPUAV_RUNTIME_READBACK_GPUAV_REGION_COPIES_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/record/record.h"

// wd_gpuav_region_copy is a copy of one region that shaders wrote to, with its command.
typedef struct wd_gpuav_region_copy {
    struct wd_gpuav_region_copy *next;
    wd_state_pipeline *pipeline; // Referenced. NULL: the fallback region, or commands of several pipelines.
    const char *command;         // NULL for the fallback region.
    uint32_t index;
    // Commands up to this one use the same region. Without a pipeline, they may use other pipelines.
    uint32_t last_index;
    wd_state_action kind;
    wd_finding_label *labels; // Debug labels of the command buffer, outermost first.
    size_t num_labels;
    wd_state_descriptor_set **sets; // Sets bound for the command, referenced; elements can be NULL.
    uint32_t num_sets;
    // Descriptors of pushed sets whose resources were destroyed. `position` is the number of the set.
    wd_gpuav_destroyed_push *destroyed_pushes;
    const wd_gpuav_copied_layouts *layouts;
    uint32_t *words;
    size_t num_words;
} wd_gpuav_region_copy;

// wd_gpuav_actions_part reads the regions with error records.
extern const wd_gpuav_part_type wd_gpuav_actions_part;

// wd_gpuav_region_copies_report reports every record and writes the dumps.
void wd_gpuav_region_copies_report(wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer);

// wd_gpuav_read_fallback_region reads the records of the region that commands without a region of their own share.
void wd_gpuav_read_fallback_region(wd_gpuav_device *device);

#endif
