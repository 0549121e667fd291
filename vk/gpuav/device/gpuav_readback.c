#include "vk/gpuav/device/gpuav_readback.h"

#include <string.h>

// Each type of part of the device that has a function.
#define FOR_PARTS(type, device, function)                                                                    \
    for (int i_ = 0; i_ < WD_GPUAV_NUM_PARTS; i_++)                                                          \
        for (const wd_gpuav_part_type *type = (device)->part_types[i_]; type && type->function; type = NULL)

void wd_gpuav_results_init(wd_gpuav_results *results, wd_gpuav_device *device) {
    memset(results, 0, sizeof(*results));
    wd_arena_init(&results->arena, device->allocator, 0);
    results->device = device;
    results->regions_end = &results->regions;
    results->indirect_end = &results->indirect;
}

void wd_gpuav_results_finish(wd_gpuav_results *results) {
    FOR_PARTS(type, results->device, release) {
        type->release(results);
    }
    wd_arena_finish(&results->arena);
}

void wd_gpuav_results_copy(wd_gpuav_results *results, wd_gpuav_recording *recording) {
    wd_mutex_assert_held(&recording->lock);
    FOR_PARTS(type, results->device, copy) {
        type->copy(recording, results);
    }
}

void wd_gpuav_results_report(wd_gpuav_results *results, const wd_state_command_buffer *command_buffer) {
    FOR_PARTS(type, results->device, report) {
        type->report(results, command_buffer);
    }
}

// The end of a recording

static void end_recording(wd_gpuav_recording *recording, wd_gpuav_results *results) {
    wd_gpuav_device *device = recording->device;
    wd_mutex_lock(&recording->lock);
    wd_gpuav_results_copy(results, recording);
    FOR_PARTS(type, device, end_recording) {
        type->end_recording(recording);
    }
    wd_gpuav_recording_restart(recording);
    wd_mutex_unlock(&recording->lock);
}

void wd_gpuav_end_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    if (!recording || !recording->is_used) {
        return;
    }
    wd_gpuav_results results;
    wd_gpuav_results_init(&results, device);
    end_recording(recording, &results);
    wd_gpuav_results_report(&results, command_buffer);
    wd_gpuav_results_finish(&results);
}
