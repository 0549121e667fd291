// Look-up, walks, and small helpers that every family of objects uses.
#include <assert.h>
#include <string.h>

#include "vk/registry/chain.h"
#include "vk/state/state_internal.h"

wd_state_object *wd_state_find(const wd_state_device *device, VkObjectType type, uint64_t handle) {
    return device ? wd_state_table_find(&device->table, type, handle) : NULL;
}

static size_t begun_index(uint64_t handle) {
    return (size_t)(handle * UINT64_C(0x9e3779b97f4a7c15) >> 32) % WD_STATE_NUM_BEGUN;
}

wd_state_command_buffer *wd_state_find_command_buffer(const wd_state_device *device, VkCommandBuffer handle) {
    const uint64_t key = WD_STATE_DISPATCHABLE(handle);
    if (!device || !key) {
        return NULL;
    }
    const wd_state_begun *begun = &device->begun[begun_index(key)];
    if (__atomic_load_n(&begun->handle, __ATOMIC_ACQUIRE) == key) {
        wd_state_command_buffer *found = __atomic_load_n(&begun->command_buffer, __ATOMIC_ACQUIRE);
        // Who replaces it takes the handle away first.
        if (__atomic_load_n(&begun->handle, __ATOMIC_RELAXED) == key) {
            return found;
        }
    }
    return (wd_state_command_buffer *)wd_state_find(device, VK_OBJECT_TYPE_COMMAND_BUFFER, key);
}

void wd_state_note_begun(wd_state_device *device, wd_state_command_buffer *command_buffer) {
    const uint64_t handle = command_buffer->object.handle;
    wd_state_begun *begun = &device->begun[begun_index(handle)];
    pthread_mutex_lock(&device->begun_lock);
    if (!wd_state_is_destroyed(&command_buffer->object) && begun->command_buffer != command_buffer) {
        __atomic_store_n(&begun->handle, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&begun->command_buffer, command_buffer, __ATOMIC_RELEASE);
        __atomic_store_n(&begun->handle, handle, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&device->begun_lock);
}

void wd_state_forget_begun(wd_state_device *device, const wd_state_command_buffer *command_buffer) {
    wd_state_begun *begun = &device->begun[begun_index(command_buffer->object.handle)];
    pthread_mutex_lock(&device->begun_lock);
    if (begun->command_buffer == command_buffer) {
        __atomic_store_n(&begun->handle, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&begun->command_buffer, NULL, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&device->begun_lock);
}

wd_state_object *wd_state_instance_find(const wd_state_instance *instance, VkObjectType type,
                                        uint64_t handle) {
    if (!instance) {
        return NULL;
    }
    if (type == VK_OBJECT_TYPE_INSTANCE) {
        return handle == instance->object.handle ? (wd_state_object *)&instance->object : NULL;
    }
    return wd_state_table_find(&instance->table, type, handle);
}

wd_state_object *wd_state_find_ref(const wd_state_device *device, VkObjectType type, uint64_t handle) {
    if (!device) {
        return NULL;
    }
    wd_state_shard *shard = wd_state_table_shard((wd_state_table *)&device->table, type, handle);
    pthread_mutex_lock(&shard->lock);
    // The table holds a reference to each of its objects and releases it only after the object is removed under this
    // lock.
    wd_state_object *object = wd_state_ref(wd_state_shard_get(shard, type, handle));
    pthread_mutex_unlock(&shard->lock);
    return object;
}

// snapshot_shard returns references to the shard's live objects of a type, in an array of the table's
// allocator.
static wd_state_object **snapshot_shard(const wd_allocator *allocator, wd_state_shard *shard,
                                        VkObjectType type, size_t *count) {
    *count = 0;
    wd_state_object **objects = NULL;
    pthread_mutex_lock(&shard->lock);
    const wd_state_slots *slots = shard->slots;
    if (slots && slots->live) {
        objects = wd_alloc_zero(allocator, slots->live, sizeof *objects);
    }
    for (size_t i = 0; objects && i < slots->capacity; i++) {
        wd_state_object *object = slots->entries[i].handle ? slots->entries[i].object : NULL;
        if (object && (type == VK_OBJECT_TYPE_UNKNOWN || object->type == type)) {
            assert(*count < slots->live);
            objects[(*count)++] = wd_state_ref(object);
        }
    }
    pthread_mutex_unlock(&shard->lock);
    return objects;
}

void wd_state_for_each(wd_state_device *device, VkObjectType type,
                       bool (*visit)(wd_state_object *object, void *user), void *user) {
    bool more = true;
    for (size_t i = 0; device && more && i < WD_STATE_NUM_SHARDS; i++) {
        size_t count;
        wd_state_object **objects =
            snapshot_shard(&device->allocator, wd_state_table_shard_at(&device->table, i), type, &count);
        for (size_t k = 0; k < count; k++) {
            more = more && (wd_state_is_destroyed(objects[k]) || visit(objects[k], user));
            wd_state_unref(objects[k]);
        }
        wd_free(&device->allocator, objects);
    }
}

uint32_t wd_state_device_count(const wd_state_device *device, wd_state_counted kind) {
    assert((unsigned)kind < WD_STATE_NUM_COUNTED);
    return __atomic_load_n(&device->table.num_live[kind], __ATOMIC_RELAXED);
}

bool wd_state_device_may_lack_objects(const wd_state_device *device) {
    return __atomic_load_n(&device->table.lacks_objects, __ATOMIC_RELAXED) ||
           wd_state_device_num_missed(device);
}

wd_state_device *wd_state_device_of(const wd_state_object *object) {
    return object->table->device;
}

wd_state_object *wd_state_find_elsewhere(const wd_state_device *device, VkObjectType type, uint64_t handle) {
    wd_state_table *table = device->object.table; // Of the instance: devices are in it.
    wd_state_object *found = NULL;
    for (size_t i = 0; i < WD_STATE_NUM_SHARDS; i++) {
        size_t count;
        wd_state_object **devices = snapshot_shard(&table->allocator, wd_state_table_shard_at(table, i),
                                                   VK_OBJECT_TYPE_DEVICE, &count);
        for (size_t k = 0; k < count; k++) {
            if (!found && devices[k] != &device->object) {
                found = wd_state_find_ref((const wd_state_device *)devices[k], type, handle);
            }
            wd_state_unref(devices[k]);
        }
        wd_free(&table->allocator, devices);
    }
    return found;
}

void *wd_state_new_in_device(wd_state_device *device, VkObjectType type, uint64_t handle, size_t size,
                             void (*finish)(wd_state_object *object)) {
    return wd_state_new(&device->table, &device->object, type, handle, size, finish);
}

void wd_state_track(wd_state_device *device, VkObjectType type, uint64_t handle, wd_state_object *parent) {
    if (handle) {
        wd_state_publish(wd_state_new(&device->table, parent ? parent : &device->object, type, handle,
                                      sizeof(wd_state_object), NULL));
    }
}

void wd_state_track_instance(wd_state_instance *instance, VkObjectType type, uint64_t handle,
                             wd_state_object *parent) {
    if (handle) {
        wd_state_publish(wd_state_new(&instance->table, parent ? parent : &instance->object, type, handle,
                                      sizeof(wd_state_object), NULL));
    }
}

void wd_state_note(wd_state_device *device, VkObjectType type, uint64_t handle, wd_state_object *parent) {
    if (!wd_state_find(device, type, handle)) {
        wd_state_track(device, type, handle, parent);
    }
}

void wd_state_note_instance(wd_state_instance *instance, VkObjectType type, uint64_t handle,
                            wd_state_object *parent) {
    if (!wd_state_instance_find(instance, type, handle)) {
        wd_state_track_instance(instance, type, handle, parent);
    }
}

void *wd_state_copy_array(const wd_allocator *allocator, const void *source, size_t count,
                          size_t element_size, bool *failed) {
    if (!source || count == 0) {
        return NULL;
    }
    void *copy = wd_realloc_array(allocator, NULL, count, element_size);
    if (!copy) {
        *failed = true;
        return NULL;
    }
    return memcpy(copy, source, count * element_size);
}

char *wd_state_copy_string(const wd_allocator *allocator, const char *text, bool *failed) {
    char *copy = text ? wd_strdup_n(allocator, text, strlen(text)) : NULL;
    *failed = *failed || (text && !copy);
    return copy;
}

uint64_t wd_state_pipeline_flags(const void *chain, VkPipelineCreateFlags flags) {
#ifdef VK_KHR_maintenance5
    const VkPipelineCreateFlags2CreateInfoKHR *second =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
    return second ? second->flags : flags;
#else
    (void)chain;
    return flags;
#endif
}

uint64_t wd_state_buffer_usage(const void *chain, VkBufferUsageFlags usage) {
#ifdef VK_KHR_maintenance5
    const VkBufferUsageFlags2CreateInfoKHR *second =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
    return second ? second->usage : usage;
#else
    (void)chain;
    return usage;
#endif
}
