// Reading back: the results that commands left for the host are read when the submission is known to be complete.
//
// Under the lock of a recording, results are only copied, and cleared. They are reported after the lock is released,
// because reporting calls the application's callbacks.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_READBACK_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_READBACK_H

#include "vk/gpuav/device/gpuav_recording.h"
#include "vk/gpuav/device/messages/gpuav_finding.h"

// wd_gpuav_results is caller's storage: the copied results of one command buffer, in the order of their commands.
typedef struct wd_gpuav_results {
    wd_gpuav_device *device;
    wd_arena arena;
    // Copies of regions with error records.
    struct wd_gpuav_region_copy *regions;
    struct wd_gpuav_region_copy **regions_end;
    // Results of checked parameters.
    struct wd_gpuav_indirect_result *indirect;
    struct wd_gpuav_indirect_result **indirect_end;
    const wd_finding_label *queue_labels; // Borrowed.
    size_t num_queue_labels;
} wd_gpuav_results;

// wd_gpuav_part_type is what a package keeps in each recording, and how its results are read. Functions may be NULL.
typedef struct wd_gpuav_part_type {
    size_t size; // Bytes of the part, which is zeroed when the recording is created.
    // copy copies and clears the results of a recording; its lock is held. Without memory, the results stay.
    void (*copy)(wd_gpuav_recording *recording, wd_gpuav_results *results);
    // end_recording frees what the commands of a recording left, after their results were copied. The lock is held.
    void (*end_recording)(wd_gpuav_recording *recording);
    // report reports the copied results. The caller holds no lock. `command_buffer` is NULL for results of commands
    // without a command buffer.
    void (*report)(wd_gpuav_results *results, const wd_state_command_buffer *command_buffer);
    // release releases the references of the copied results.
    void (*release)(wd_gpuav_results *results);
} wd_gpuav_part_type;

void wd_gpuav_results_init(wd_gpuav_results *results, wd_gpuav_device *device);
// wd_gpuav_results_finish releases the references and the memory.
void wd_gpuav_results_finish(wd_gpuav_results *results);
// wd_gpuav_results_copy copies and clears the results of a recording. Its lock is held.
void wd_gpuav_results_copy(wd_gpuav_results *results, wd_gpuav_recording *recording);
// wd_gpuav_results_report reports them. The caller must hold no lock.
void wd_gpuav_results_report(wd_gpuav_results *results, const wd_state_command_buffer *command_buffer);

// wd_gpuav_end_recording reads the results of a command buffer that is reset, and ends its recording. The caller must
// hold no lock.
void wd_gpuav_end_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);

#endif
