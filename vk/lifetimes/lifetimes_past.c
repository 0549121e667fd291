// Objects that were destroyed lately, so that messages can say which command destroyed them.
#include <stdio.h>
#include <string.h>

#include "vk/lifetimes/lifetimes_internal.h"

static size_t place_of(VkObjectType type, uint64_t handle) {
    const uint64_t hash =
        (handle + (uint64_t)type * UINT64_C(0x9e3779b97f4a7c15)) * UINT64_C(0xd6e8feb86659fd93);
    return (size_t)(hash >> 32) % WD_LIFETIMES_NUM_PAST;
}

void wd_lifetimes_note_past(void *user, wd_state_object *object) {
    wd_lifetimes_device *device = user;
    const char *name = wd_state_printable_name(object);
    pthread_mutex_lock(&device->past_lock);
    wd_lifetimes_past *past = &device->past[place_of(object->type, object->handle)];
    past->type = object->type;
    past->handle = object->handle;
    past->command = __atomic_load_n(&object->ended_by, __ATOMIC_RELAXED);
    past->name[0] = '\0';
    if (name) {
        snprintf(past->name, sizeof past->name, "%s", name);
    }
    pthread_mutex_unlock(&device->past_lock);
}

bool wd_lifetimes_find_past(wd_lifetimes_device *device, VkObjectType type, uint64_t handle,
                            wd_lifetimes_past *past) {
    pthread_mutex_lock(&device->past_lock);
    *past = device->past[place_of(type, handle)];
    pthread_mutex_unlock(&device->past_lock);
    return past->type == type && past->handle == handle;
}
