#include "vk/hangs/hangs_recording.h"

#include "vk/hangs/hangs_report.h"

static void release(wd_state_object *object, void *data) {
    (void)object;
    wd_hangs_recording *recording = data;
    wd_hangs_device *device = recording->device;
    wd_hangs_give_slot(&device->markers, recording->slot);
    WD_VECTOR_FINISH(&device->allocator, &recording->commands);
    wd_mutex_finish(&recording->lock);
    wd_free(&device->allocator, recording);
}

wd_hangs_recording *wd_hangs_find_recording(wd_hangs_device *device,
                                            wd_state_command_buffer *command_buffer) {
    wd_hangs_recording *recording = wd_hangs_recording_of(command_buffer);
    if (recording) {
        return recording;
    }
    recording = wd_alloc_zero(&device->allocator, 1, sizeof(*recording));
    if (!recording) {
        return NULL;
    }
    recording->device = device;
    recording->id = atomic_fetch_add(&device->num_recordings, 1) + 1;
    wd_mutex_init(&recording->lock);
    recording->slot = wd_hangs_take_slot(&device->markers);
    if (!recording->slot) {
        wd_hangs_report_no_markers(device);
    }
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_HANGS, recording, release);
    return recording;
}

void wd_hangs_end_recording(wd_state_command_buffer *command_buffer) {
    wd_hangs_recording *recording = wd_hangs_recording_of(command_buffer);
    if (!recording) {
        return;
    }
    wd_mutex_lock(&recording->lock);
    recording->generation++;
    recording->num_pending = 0;
    recording->is_shared = false;
    recording->commands.count = 0;
    recording->is_open = recording->is_incomplete = false;
    recording->checkpoints = (wd_hangs_progress){0, 0};
    wd_mutex_unlock(&recording->lock);
}

bool wd_hangs_recording_progress(const wd_hangs_recording *recording, wd_hangs_progress *progress) {
    wd_mutex_assert_held(&recording->lock);
    if (recording->is_shared || (!recording->slot && !recording->checkpoints.begun)) {
        return false;
    }
    *progress = recording->slot ? wd_hangs_read_slot(recording->slot) : (wd_hangs_progress){0, 0};
    const wd_hangs_progress *other = &recording->checkpoints;
    progress->begun = other->begun > progress->begun ? other->begun : progress->begun;
    progress->completed = other->completed > progress->completed ? other->completed : progress->completed;
    return true;
}
