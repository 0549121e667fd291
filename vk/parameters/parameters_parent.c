// Handles of several devices or instances in one call, and of other parents than the call names.
//
// A handle that this device does not know may belong to another one. Only then are the others asked: while a process
// has a single device, the handles of a call cannot be of two. Handles that no device knows are the business of the
// lifetimes.
#include <pthread.h>
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/registry/handle_types.h"
#include "vk/state/state.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static wd_parameters_data *devices; // Under the lock.
static uint32_t num_devices;        // Atomic.

void wd_parameters_add_device(wd_parameters_data *device) {
    pthread_mutex_lock(&lock);
    device->next = devices;
    device->previous = NULL;
    if (devices) {
        devices->previous = device;
    }
    devices = device;
    __atomic_fetch_add(&num_devices, 1, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&lock);
}

void wd_parameters_remove_device(wd_parameters_data *device) {
    pthread_mutex_lock(&lock);
    *(device->previous ? &device->previous->next : &devices) = device->next;
    if (device->next) {
        device->next->previous = device->previous;
    }
    __atomic_fetch_sub(&num_devices, 1, __ATOMIC_RELAXED);
    pthread_mutex_unlock(&lock);
}

static uint64_t read_handle(const wd_parameters_operand *operand, const char *at) {
    uint64_t handle = 0;
    memcpy(&handle, at, wd_parameters_handles[operand->handle].dispatchable ? sizeof(void *) : sizeof handle);
    return handle;
}

static size_t handle_size(const wd_parameters_operand *operand) {
    return wd_parameters_handles[operand->handle].dispatchable ? sizeof(void *) : sizeof(uint64_t);
}

// Whether another device than `own` knows the handle.
static bool is_foreign(const wd_parameters_data *own, VkObjectType type, uint64_t handle) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (const wd_parameters_data *device = devices; device && !found; device = device->next) {
        if (device != own && device->device->state) {
            wd_state_object *object = wd_state_find_ref(device->device->state, type, handle);
            found = object != NULL;
            wd_state_unref(object);
        }
    }
    pthread_mutex_unlock(&lock);
    return found;
}

static bool is_device_level(VkObjectType type) {
    while (type != VK_OBJECT_TYPE_UNKNOWN && type != VK_OBJECT_TYPE_DEVICE) {
        const wd_handle_type *entry = wd_handle_type_find(type);
        type = entry ? entry->parent_type : VK_OBJECT_TYPE_UNKNOWN;
    }
    return type == VK_OBJECT_TYPE_DEVICE;
}

// find_handles returns a pointer to the first handle of an operand, and their number in `*num`. NULL: none can be read.
static const char *find_handles(const wd_parameters_operand *operand, const char *owner, uint64_t *num) {
    *num = 1;
    if (operand->count && !wd_parameters_read_count(operand->count, owner, num)) {
        return NULL;
    }
    const char *first = owner + operand->offset;
    if (operand->flags & WD_PARAMETERS_THROUGH) {
        const void *pointer;
        memcpy(&pointer, first, sizeof pointer);
        first = pointer;
    }
    return *num > 0 ? first : NULL;
}

// Whether one of the handles belongs to another device; `*index` says which.
static bool has_foreign(const wd_parameters_walk *walk, const wd_parameters_operand *operand,
                        const char *owner, int64_t *index) {
    const VkObjectType type = wd_parameters_handles[operand->handle].type;
    const wd_state_device *state = walk->data->device->state;
    if (!is_device_level(type) || type == VK_OBJECT_TYPE_DEVICE) {
        return false;
    }
    uint64_t num;
    const char *first = find_handles(operand, owner, &num);
    for (uint64_t i = 0; first && i < num; i++) {
        const uint64_t handle = read_handle(operand, first + i * handle_size(operand));
        if (handle && !wd_state_find(state, type, handle) && is_foreign(walk->data, type, handle)) {
            *index = operand->count ? (int64_t)i : -1;
            return true;
        }
    }
    return false;
}

bool wd_parameters_has_several_devices(const wd_parameters_data *data) {
    return data->device && data->device->state && __atomic_load_n(&num_devices, __ATOMIC_RELAXED) > 1;
}

static bool is_made_from(const wd_state_object *object, VkObjectType type, uint64_t parent) {
    const wd_state_object *above = object->parent;
    while (above && above->type != type) {
        above = above->parent;
    }
    return !above || above->handle == parent; // Without a parent of the type, nothing is known.
}

void wd_parameters_check_parent(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                const wd_parameters_row *row, const void *owner) {
    const wd_parameters_parent *entry = &wd_parameters_parents[row->type];
    const wd_parameters_handle *parent_type = &wd_parameters_handles[entry->parent.handle];
    int64_t index = -1;
    if (wd_parameters_has_several_devices(walk->data) && has_foreign(walk, &entry->subject, owner, &index)) {
        wd_parameters_report(walk, frame, row->statement, index, "belongs to another VkDevice");
        return;
    }
    const wd_state_device *device = walk->data->device ? walk->data->device->state : NULL;
    const wd_state_instance *instance = walk->data->instance->state;
    if (parent_type->type == VK_OBJECT_TYPE_DEVICE || parent_type->type == VK_OBJECT_TYPE_INSTANCE) {
        return;
    }
    const uint64_t parent = read_handle(&entry->parent, (const char *)owner + entry->parent.offset);
    const VkObjectType type = wd_parameters_handles[entry->subject.handle].type;
    uint64_t num;
    const char *first = find_handles(&entry->subject, owner, &num);
    for (uint64_t i = 0; first && i < num; i++) {
        const uint64_t handle = read_handle(&entry->subject, first + i * handle_size(&entry->subject));
        const wd_state_object *object =
            !handle                              ? NULL
            : device && is_device_level(type)    ? wd_state_find(device, type, handle)
            : instance && !is_device_level(type) ? wd_state_instance_find(instance, type, handle)
                                                 : NULL;
        if (object && !is_made_from(object, parent_type->type, parent)) {
            wd_parameters_report(walk, frame, row->statement, entry->subject.count ? (int64_t)i : -1,
                                 "was not made from this %s", wd_parameters_string(parent_type->name));
            return;
        }
    }
}

void wd_parameters_check_common(wd_parameters_walk *walk, const wd_parameters_frame *frame,
                                const wd_parameters_row *row, const void *owner) {
    if (!wd_parameters_has_several_devices(walk->data)) {
        return;
    }
    const wd_parameters_common *common = &wd_parameters_commons[row->type];
    if (common->parent != VK_OBJECT_TYPE_DEVICE) {
        return;
    }
    for (uint16_t i = 0; i < common->num; i++) {
        int64_t index = -1;
        if (has_foreign(walk, &wd_parameters_operands[common->first + i], owner, &index)) {
            wd_parameters_report(
                walk, frame, row->statement, -1, "a %s belongs to another VkDevice",
                wd_parameters_string(
                    wd_parameters_handles[wd_parameters_operands[common->first + i].handle].name));
            return;
        }
    }
}
