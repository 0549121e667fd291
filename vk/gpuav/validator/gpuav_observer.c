// The callbacks of the state tracker: submissions, resets, and changes of the objects that tables describe.
#include "vk/gpuav/builds/acceleration_builds.h"
#include "vk/gpuav/device/gpuav_submissions.h"
#include "vk/gpuav/device/gpuav_watcher.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"
#include "vk/gpuav/runtime/readback/gpuav_region_copies.h"
#include "vk/gpuav/validator/gpuav_internal.h"

static void on_reset(void *user, wd_state_command_buffer *command_buffer) {
    wd_gpuav_end_recording(user, command_buffer);
}

static void on_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_gpuav_device *device = user;
    for (uint32_t i = 0; device->instance->options.host_checks && i < submission->num_command_buffers; i++) {
        wd_gpuav_report_destroyed(device, submission->command_buffers[i]);
    }
    wd_gpuav_submission *pending = wd_gpuav_submission_create(device, queue, submission);
    if (!pending) {
        return;
    }
    submission->user[WD_STATE_SLOT_GPUAV] = pending;
    if (device->submissions.watcher) {
        wd_gpuav_watcher_add(device->submissions.watcher, (VkQueue)(uintptr_t)queue->object.handle, pending);
    }
}

static void on_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)queue;
    // The records of a lost device are read, too: the memory is still mapped.
    (void)complete;
    wd_gpuav_submission *pending = submission->user[WD_STATE_SLOT_GPUAV];
    submission->user[WD_STATE_SLOT_GPUAV] = NULL;
    if (pending) {
        wd_gpuav_submission_retire(user, pending);
    }
}

static void on_updated(void *user, wd_state_descriptor_set *set, uint32_t binding, uint32_t first,
                       uint32_t count) {
    wd_gpuav_device *device = user;
    wd_gpuav_inputs_updated(&device->inputs, set, binding, first, count);
}

static void on_destroyed(void *user, wd_state_object *object) {
    wd_gpuav_device *device = user;
    wd_gpuav_inputs_destroyed(&device->inputs, object);
    wd_gpuav_addresses_destroyed(&device->addresses, object);
    wd_gpuav_builds_destroyed(device, object);
}

wd_status wd_gpuav_register_observer(wd_gpuav_device *device) {
    wd_state_observer observer = {
        .submitted = on_submitted,
        .retired = on_retired,
        .command_buffer_reset = on_reset,
        .descriptors_updated = on_updated,
        .object_destroyed = on_destroyed,
        .user = device,
    };
    return wd_state_add_observer(device->chassis->state, &observer);
}

// The end of the device

static bool end_command_buffer(wd_state_object *object, void *user) {
    wd_gpuav_end_recording(user, (wd_state_command_buffer *)object);
    return true;
}

void wd_gpuav_read_all_records(wd_gpuav_device *device) {
    // The work of a device is complete when it is destroyed, even if no wait for it was seen.
    while (device->submissions.first) {
        wd_gpuav_submission_retire(device, device->submissions.first);
    }
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_COMMAND_BUFFER, end_command_buffer, device);
    wd_gpuav_read_fallback_region(device);
}
