#include "vk/hangs/hangs_history.h"

#include <stdio.h>

void wd_hangs_history_init(wd_hangs_history *history, wd_allocator allocator) {
    *history = (wd_hangs_history){.allocator = allocator};
    wd_mutex_init(&history->lock);
}

void wd_hangs_history_finish(wd_hangs_history *history) {
    wd_free(&history->allocator, history->destroyed);
    wd_mutex_finish(&history->lock);
}

// read_range reads the addresses of an object. False: the application did not ask for them.
static bool read_range(const wd_state_object *object, wd_hangs_range *range) {
    VkDeviceAddress address = 0;
    VkDeviceSize size = 0;
    if (object->type == VK_OBJECT_TYPE_BUFFER) {
        const wd_state_buffer *buffer = (const wd_state_buffer *)object;
        address = __atomic_load_n(&buffer->address, __ATOMIC_ACQUIRE);
        size = buffer->size;
    } else if (object->type == VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR) {
        const wd_state_acceleration_structure *structure = (const wd_state_acceleration_structure *)object;
        address = __atomic_load_n(&structure->address, __ATOMIC_ACQUIRE);
        size = structure->size;
    }
    if (!address || !size || size > UINT64_MAX - address) {
        return false;
    }
    const char *name = wd_state_printable_name(object);
    *range = (wd_hangs_range){
        .type = object->type, .handle = object->handle, .begin = address, .end = address + size};
    snprintf(range->name, sizeof range->name, "%s", name ? name : "");
    return true;
}

void wd_hangs_history_add(wd_hangs_history *history, const wd_state_object *object, uint64_t frame) {
    wd_hangs_range range;
    if (!read_range(object, &range)) {
        return;
    }
    const char *command = __atomic_load_n(&object->ended_by, __ATOMIC_ACQUIRE);
    range.destroyed_by = command ? command : "a command";
    range.frame = frame;
    wd_mutex_lock(&history->lock);
    if (!history->destroyed) {
        history->destroyed =
            wd_alloc_zero(&history->allocator, WD_HANGS_MOST_DESTROYED, sizeof(*history->destroyed));
    }
    if (history->destroyed) {
        history->destroyed[history->num_destroyed++ % WD_HANGS_MOST_DESTROYED] = range;
    }
    wd_mutex_unlock(&history->lock);
}

uint64_t wd_hangs_distance(const wd_hangs_range *range, VkDeviceAddress begin, VkDeviceAddress end) {
    if (begin >= range->end) {
        return begin - range->end + 1;
    }
    return end <= range->begin ? range->begin - end + 1 : 0;
}

void wd_hangs_compare_range(void *user, const wd_hangs_range *range) {
    wd_hangs_search *search = user;
    const uint64_t distance = wd_hangs_distance(range, search->begin, search->end);
    if (!search->found || distance < search->distance) {
        search->nearest = *range;
        search->distance = distance;
        search->found = true;
    }
}

static bool compare_object(wd_state_object *object, void *user) {
    wd_hangs_range range;
    if (read_range(object, &range)) {
        wd_hangs_compare_range(user, &range);
    }
    return true;
}

void wd_hangs_compare_objects(wd_hangs_history *history, wd_state_device *state, wd_hangs_search *search) {
    wd_state_for_each(state, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, compare_object, search);
    wd_state_for_each(state, VK_OBJECT_TYPE_BUFFER, compare_object, search);
    wd_mutex_lock(&history->lock);
    const uint64_t count = history->destroyed ? history->num_destroyed : 0;
    for (uint64_t i = 0; i < count && i < WD_HANGS_MOST_DESTROYED; i++) {
        wd_hangs_compare_range(search, &history->destroyed[(count - 1 - i) % WD_HANGS_MOST_DESTROYED]);
    }
    wd_mutex_unlock(&history->lock);
}
