// Records that were copied out of regions, on their way to the report.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_DRAIN_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_DRAIN_H

#include "vk/gpuav/record/record.h"
#include "vk/gpuav/runtime/gpuav_internal.h"

// wd_gpuav_found is one region that shaders wrote to, and the command that it belonged to.
typedef struct wd_gpuav_found {
    struct wd_gpuav_found *next;
    wd_state_pipeline *pipeline; // Referenced; NULL for the fallback region, and for several pipelines.
    const char *command;         // NULL for the fallback region.
    uint32_t index;
    bool is_shared; // Later commands use the region as well. Without a pipeline, those of other pipelines.
    wd_state_action kind;
    wd_finding_label *labels; // Of the command buffer, outermost first.
    size_t num_labels;
    wd_state_descriptor_set **sets; // Of the command, referenced; elements can be NULL.
    uint32_t num_sets;
    uint32_t *words;
    size_t num_words;
} wd_gpuav_found;

// wd_gpuav_findings is caller's storage: regions of one command buffer, in the order of their commands.
typedef struct wd_gpuav_findings {
    wd_gpuav_device *device;
    wd_arena arena;
    wd_gpuav_found *first;
    wd_gpuav_found **end;
    const wd_finding_label *queue_labels; // Borrowed.
    size_t num_queue_labels;
} wd_gpuav_findings;

void wd_gpuav_findings_init(wd_gpuav_findings *findings, wd_gpuav_device *device);
// wd_gpuav_findings_finish drops the references and the memory.
void wd_gpuav_findings_finish(wd_gpuav_findings *findings);

// gpuav_describe.c

// wd_gpuav_findings_report describes every record and submits it, and writes the dumps. No lock may be held.
// `command_buffer` is NULL for the fallback region.
void wd_gpuav_findings_report(wd_gpuav_findings *findings, const wd_state_command_buffer *command_buffer);

// wd_gpuav_shader_of returns the module with this shader id in an instrumented pipeline, or NULL.
const wd_state_shader_module *wd_gpuav_shader_of(const wd_state_pipeline *pipeline, uint32_t shader_id);

// gpuav_dump.c

// wd_gpuav_dump_add writes one region, and the shaders that it can come from. `objects` are the command buffer and the
// pipeline. Any thread, like flush.
void wd_gpuav_dump_add(wd_gpuav_dump *dump, const wd_gpuav_found *found, const wd_finding_object *objects,
                       size_t num_objects);
// wd_gpuav_dump_flush brings the manifest up to date.
void wd_gpuav_dump_flush(wd_gpuav_dump *dump);

#endif
