#include "vk/gpuav/runtime/commands/gpuav_unknown.h"

#include "vk/gpuav/contents/used_layouts.h"
#include "vk/gpuav/device/gpuav_submissions.h"
#include "vk/gpuav/runtime/commands/gpuav_bind.h"
#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_unknown.h"

// Command buffers

static void handle_command_buffer_command(wd_call *call, wd_state_command_buffer *command_buffer) {
    wd_gpuav_device *device = call->data;
    const uint32_t effects = wd_state_unknown_effects(call->name);
    if (command_buffer->recording != WD_STATE_RECORDING) {
        // The command begins or resets the command buffer, or uses it after recording.
        return;
    }
    wd_gpuav_recording *recording = wd_gpuav_find_recording(device, command_buffer);
    for (int i = 0; recording && i < WD_STATE_BIND_COUNT; i++) {
        // Our set would invalidate the heaps that are bound already.
        if (!(effects & WD_STATE_MAY_BIND_HEAPS)) {
            wd_gpuav_bind_shared_region(device, &call->scratch, command_buffer, (wd_state_bind_point)i);
        }
        wd_gpuav_assume_bindings(device, command_buffer, (wd_state_bind_point)i, effects);
    }
    if (!recording) {
        return;
    }
    if (effects & WD_STATE_MAY_PUSH) {
        wd_gpuav_forget_pushes(recording);
    }
    if (effects & WD_STATE_MAY_BIND_DESCRIPTORS) {
        wd_gpuav_invalidate_descriptor_buffer(recording, command_buffer);
    }
}

// Queues and devices

// A command of a queue may submit work, so the tables are updated before. Its completion is not seen, so the submission
// counts as pending forever. The versions of the address table that it may read are never freed.
static void handle_queue_command(wd_gpuav_device *device) {
    wd_gpuav_inputs_refresh(&device->inputs);
    wd_gpuav_used_layouts_forget(device);
    wd_gpuav_publish_addresses(device);
    if (!atomic_exchange(&device->submissions.has_unknown, true)) {
        wd_gpuav_addresses_begin_submit(&device->addresses);
    }
}

static void handle_device_command(wd_gpuav_device *device, const char *command) {
    const bool may_make_addresses = wd_state_unknown_effects(command) & WD_STATE_MAY_MAKE_ADDRESSES;
    if (may_make_addresses && wd_gpuav_addresses_stop(&device->addresses)) {
        wd_gpuav_report_info(&device->notices, WD_ID_GPUAV_ADDRESSES_UNKNOWN, NULL,
                             "%s is not known to this build and may give memory a device address. From now "
                             "on, device addresses are not checked against the addresses of buffers.",
                             command);
    }
}

void wd_gpuav_unknown_command(wd_call *call, const void *handle) {
    wd_gpuav_device *device = call->data;
    if (!device || !device->active) {
        return;
    }
    wd_state_object *object = wd_state_find_dispatchable(device->chassis->state, handle);
    if (object && object->type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        handle_command_buffer_command(call, (wd_state_command_buffer *)object);
    } else if (object && object->type == VK_OBJECT_TYPE_DEVICE) {
        handle_device_command(device, call->name);
    } else {
        handle_queue_command(device);
    }
}
