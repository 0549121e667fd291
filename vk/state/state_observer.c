// Calls of observers.
#include <assert.h>

#include "vk/state/state_internal.h"

wd_status wd_state_add_observer(wd_state_device *device, const wd_state_observer *observer) {
    if (!device) {
        return WD_ERROR_INVALID_ARGUMENT;
    }
    if (device->num_observers == WD_STATE_SLOT_COUNT) {
        return WD_ERROR_UNSUPPORTED;
    }
    device->observers[device->num_observers++] = *observer;
    return WD_OK;
}

void wd_state_remove_observer(wd_state_device *device, void *user) {
    uint32_t kept = 0;
    for (uint32_t i = 0; device && i < device->num_observers; i++) {
        if (device->observers[i].user != user) {
            device->observers[kept++] = device->observers[i];
        }
    }
    if (device) {
        device->num_observers = kept;
        assert(device->num_observers <= WD_STATE_SLOT_COUNT);
    }
}

void wd_state_notify_destroyed(wd_state_device *device, wd_state_object *object) {
    assert(wd_state_is_destroyed(object));
    for (uint32_t i = 0; i < device->num_observers; i++) {
        const wd_state_observer *observer = &device->observers[i];
        if (observer->object_destroyed) {
            observer->object_destroyed(observer->user, object);
        }
    }
}

void wd_state_notify_updated(wd_state_device *device, wd_state_descriptor_set *set, uint32_t binding,
                             uint32_t first, uint32_t count) {
    assert(count && !set->is_push);
    for (uint32_t i = 0; i < device->num_observers; i++) {
        const wd_state_observer *observer = &device->observers[i];
        if (observer->descriptors_updated) {
            observer->descriptors_updated(observer->user, set, binding, first, count);
        }
    }
}

void wd_state_notify_reset(wd_state_command_buffer *command_buffer) {
    const wd_state_device *device = command_buffer->device;
    for (uint32_t i = 0; i < device->num_observers; i++) {
        const wd_state_observer *observer = &device->observers[i];
        if (observer->command_buffer_reset) {
            observer->command_buffer_reset(observer->user, command_buffer);
        }
    }
}
