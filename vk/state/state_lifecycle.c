// The objects that a recording refers to, and the reasons for which it becomes invalid.
#include <assert.h>
#include <string.h>

#include "vk/state/state_internal.h"

enum {
    FIRST_INDEX = 64,
};

static uint64_t version_of(const wd_state_object *object) {
    if (object->type == VK_OBJECT_TYPE_DESCRIPTOR_SET) {
        return __atomic_load_n(&((const wd_state_descriptor_set *)object)->num_invalidations,
                               __ATOMIC_ACQUIRE);
    }
    return object->type == VK_OBJECT_TYPE_COMMAND_BUFFER
               ? ((const wd_state_command_buffer *)object)->generation
               : 0;
}

// find_id returns where the index has the object with this id, or the free place where its probe ends.
static uint32_t *find_id(const wd_state_command_buffer *command_buffer, uint64_t id) {
    assert(command_buffer->kept.index_capacity &&
           !(command_buffer->kept.index_capacity & (command_buffer->kept.index_capacity - 1)));
    const size_t mask = command_buffer->kept.index_capacity - 1;
    size_t i = (size_t)(id * UINT64_C(0x9e3779b97f4a7c15) >> 32) & mask;
    for (;; i = (i + 1) & mask) {
        uint32_t *place = &command_buffer->kept.index[i];
        if (*place == 0 || command_buffer->kept.objects[*place - 1].object->id == id) {
            return place;
        }
    }
}

static uint32_t *find_place(const wd_state_command_buffer *command_buffer, const wd_state_object *object) {
    return find_id(command_buffer, object->id);
}

static bool grow_index(wd_state_command_buffer *command_buffer) {
    const wd_allocator *allocator = &command_buffer->device->allocator;
    const size_t old_capacity = command_buffer->kept.index_capacity;
    const size_t capacity = old_capacity ? old_capacity * 2 : FIRST_INDEX;
    uint32_t *index = wd_alloc_zero(allocator, capacity, sizeof *index);
    if (!index) {
        return false;
    }
    wd_free(allocator, command_buffer->kept.index);
    command_buffer->kept.index = index;
    command_buffer->kept.index_capacity = capacity;
    for (size_t i = 0; i < command_buffer->kept.num_objects; i++) {
        *find_place(command_buffer, command_buffer->kept.objects[i].object) = (uint32_t)i + 1;
    }
    return true;
}

// reserve makes room for one more object. At least half of the index stays free.
static bool reserve(wd_state_command_buffer *command_buffer) {
    void *kept = command_buffer->kept.objects;
    if (!wd_array_reserve(&command_buffer->device->allocator, &kept, &command_buffer->kept.capacity,
                          command_buffer->kept.num_objects + 1, sizeof(wd_state_kept))) {
        return false;
    }
    command_buffer->kept.objects = kept;
    return command_buffer->kept.num_objects * 2 < command_buffer->kept.index_capacity ||
           grow_index(command_buffer);
}

static bool keep(wd_state_command_buffer *command_buffer, wd_state_kept kept) {
    if (!reserve(command_buffer)) {
        command_buffer->incomplete = true;
        return false;
    }
    assert(command_buffer->kept.num_objects < command_buffer->kept.capacity &&
           command_buffer->kept.num_objects * 2 < command_buffer->kept.index_capacity);
    uint32_t *place = find_place(command_buffer, kept.object);
    if (*place == 0) {
        wd_state_ref(kept.object);
        command_buffer->kept.objects[command_buffer->kept.num_objects++] = kept;
        *place = (uint32_t)command_buffer->kept.num_objects;
    } else if (!kept.is_weak && command_buffer->kept.objects[*place - 1].is_weak) {
        command_buffer->kept.objects[*place - 1].is_weak = false;
        command_buffer->kept.objects[*place - 1].version = kept.version;
        command_buffer->kept.objects[*place - 1].since = kept.since;
    }
    return true;
}

bool wd_state_command_buffer_keep(wd_state_command_buffer *command_buffer, wd_state_object *object) {
    if (!object) {
        return true;
    }
    const size_t place = wd_state_kept_place(object->handle);
    assert(place < WD_STATE_KEPT_CACHE);
    wd_state_object **cache = command_buffer->kept.cache;
    if (cache[place] == object || cache[place ^ 1] == object) {
        return true;
    }
    if (!keep(command_buffer,
              (wd_state_kept){.object = object, .version = version_of(object), .since = wd_state_now()})) {
        return false;
    }
    cache[place ^ 1] = cache[place];
    cache[place] = object;
    return true;
}

bool wd_state_keep_weak(wd_state_command_buffer *command_buffer, wd_state_object *object) {
    return !object || keep(command_buffer, (wd_state_kept){.object = object, .is_weak = true});
}

wd_state_kept *wd_state_kept_entry(const wd_state_command_buffer *command_buffer,
                                   const wd_state_object *object) {
    const uint32_t place = command_buffer->kept.num_objects ? *find_place(command_buffer, object) : 0;
    return place ? &command_buffer->kept.objects[place - 1] : NULL;
}

bool wd_state_keep_executed(wd_state_command_buffer *command_buffer,
                            const wd_state_command_buffer *secondary) {
    for (size_t i = 0; i < secondary->kept.num_objects; i++) {
        wd_state_kept kept = secondary->kept.objects[i];
        kept.uses = NULL; // They are in the arena of the secondary command buffer.
        if (!keep(command_buffer, kept)) {
            return false;
        }
        const wd_state_set_use *use = secondary->kept.objects[i].uses;
        for (; use; use = use->next) {
            // A program of shader objects ends with the recording that it belongs to.
            if (!wd_state_keep_weak(command_buffer, &use->pipeline->object)) {
                return false;
            }
            wd_state_add_set_use(command_buffer, wd_state_kept_entry(command_buffer, kept.object),
                                 use->pipeline, use->index);
        }
    }
    return true;
}

void wd_state_release_kept(wd_state_command_buffer *command_buffer) {
    for (size_t i = 0; i < command_buffer->kept.num_objects; i++) {
        wd_state_unref(command_buffer->kept.objects[i].object);
    }
    if (command_buffer->kept.num_objects) {
        memset(command_buffer->kept.cache, 0, sizeof command_buffer->kept.cache);
        memset(command_buffer->kept.index, 0,
               command_buffer->kept.index_capacity * sizeof *command_buffer->kept.index);
    }
    command_buffer->kept.num_objects = 0;
}

bool wd_state_command_buffer_keeps(const wd_state_command_buffer *command_buffer,
                                   const wd_state_object *object) {
    return wd_state_kept_entry(command_buffer, object) != NULL;
}

// invalidates_newer is for types that the oldest registry lacks.
static bool invalidates_newer(VkObjectType type) {
#ifdef VK_EXT_shader_object
    if (type == VK_OBJECT_TYPE_SHADER_EXT) {
        return true;
    }
#endif
#ifdef VK_EXT_device_generated_commands
    if (type == VK_OBJECT_TYPE_INDIRECT_COMMANDS_LAYOUT_EXT ||
        type == VK_OBJECT_TYPE_INDIRECT_EXECUTION_SET_EXT) {
        return true;
    }
#endif
#ifdef VK_KHR_video_queue
    return type == VK_OBJECT_TYPE_VIDEO_SESSION_KHR || type == VK_OBJECT_TYPE_VIDEO_SESSION_PARAMETERS_KHR;
#else
    return false;
#endif
}

bool wd_state_invalidates(VkObjectType type) {
    switch (type) {
    case VK_OBJECT_TYPE_COMMAND_BUFFER:
    case VK_OBJECT_TYPE_BUFFER:
    case VK_OBJECT_TYPE_BUFFER_VIEW:
    case VK_OBJECT_TYPE_IMAGE:
    case VK_OBJECT_TYPE_IMAGE_VIEW:
    case VK_OBJECT_TYPE_SAMPLER:
    case VK_OBJECT_TYPE_DESCRIPTOR_SET:
    case VK_OBJECT_TYPE_PIPELINE:
    case VK_OBJECT_TYPE_RENDER_PASS:
    case VK_OBJECT_TYPE_FRAMEBUFFER:
    case VK_OBJECT_TYPE_EVENT:
    case VK_OBJECT_TYPE_QUERY_POOL:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
    case VK_OBJECT_TYPE_MICROMAP_EXT:
    case VK_OBJECT_TYPE_INDIRECT_COMMANDS_LAYOUT_NV:
        return true;
    default:
        return invalidates_newer(type);
    }
}

static wd_state_cause cause_of(const wd_state_kept *kept) {
    const wd_state_object *object = kept->object;
    if (kept->is_weak || !wd_state_invalidates(object->type)) {
        return WD_STATE_CAUSE_NONE;
    }
    if (wd_state_is_destroyed(object)) {
        return WD_STATE_CAUSE_DESTROYED;
    }
    if (version_of(object) != kept->version) {
        return object->type == VK_OBJECT_TYPE_COMMAND_BUFFER ? WD_STATE_CAUSE_RESET : WD_STATE_CAUSE_UPDATED;
    }
    const bool is_invalid = object->type == VK_OBJECT_TYPE_COMMAND_BUFFER &&
                            ((const wd_state_command_buffer *)object)->recording == WD_STATE_INVALID;
    return is_invalid ? WD_STATE_CAUSE_INVALID : WD_STATE_CAUSE_NONE;
}

static const char *command_of(const wd_state_object *object, wd_state_cause cause) {
    switch (cause) {
    case WD_STATE_CAUSE_DESTROYED:
        return __atomic_load_n(&object->ended_by, __ATOMIC_RELAXED);
    case WD_STATE_CAUSE_UPDATED:
        return __atomic_load_n(&((const wd_state_descriptor_set *)object)->updated_by, __ATOMIC_RELAXED);
    case WD_STATE_CAUSE_RESET:
        return ((const wd_state_command_buffer *)object)->reset_by;
    default:
        return NULL;
    }
}

static wd_state_invalidation invalidation_of(const wd_state_kept *kept) {
    const wd_state_cause cause = cause_of(kept);
    return cause == WD_STATE_CAUSE_NONE
               ? (wd_state_invalidation){0}
               : (wd_state_invalidation){cause, kept->object, command_of(kept->object, cause)};
}

wd_state_invalidation wd_state_command_buffer_invalidation(const wd_state_command_buffer *command_buffer) {
    if (command_buffer->is_untracked) {
        return (wd_state_invalidation){0};
    }
    if (command_buffer->recording == WD_STATE_INVALID) {
        const bool once = command_buffer->usage & VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
        return (wd_state_invalidation){.cause = once && !command_buffer->end_failed
                                                    ? WD_STATE_CAUSE_SUBMITTED
                                                    : WD_STATE_CAUSE_NOT_ENDED};
    }
    for (size_t i = 0; i < command_buffer->kept.num_objects; i++) {
        const wd_state_invalidation invalidation = invalidation_of(&command_buffer->kept.objects[i]);
        if (invalidation.cause != WD_STATE_CAUSE_NONE) {
            return invalidation;
        }
    }
    return (wd_state_invalidation){0};
}

void wd_state_note_change(wd_state_object *object) {
    wd_state_device *device = object->table->device;
    // The table's own reference is the only one of an object that nothing uses.
    if (!device || __atomic_load_n(&object->references, __ATOMIC_RELAXED) <= 1) {
        return;
    }
    wd_state_changes *changes = &device->changes;
    wd_mutex_lock(&changes->lock);
    const uint64_t count = changes->count;
    __atomic_store_n(&changes->ids[count % WD_STATE_NUM_CHANGES], object->id, __ATOMIC_RELEASE);
    __atomic_store_n(&changes->count, count + 1, __ATOMIC_RELEASE);
    wd_mutex_unlock(&changes->lock);
}

wd_state_invalidation wd_state_compare_changes(wd_state_command_buffer *command_buffer) {
    const wd_state_changes *changes = &command_buffer->device->changes;
    const uint64_t first = command_buffer->compared_changes;
    const uint64_t count = __atomic_load_n(&changes->count, __ATOMIC_ACQUIRE);
    command_buffer->compared_changes = count;
    wd_state_invalidation found = {0};
    if (command_buffer->is_untracked || command_buffer->kept.num_objects == 0) {
        return found;
    }
    for (uint64_t i = first; i < count && count - first < WD_STATE_NUM_CHANGES; i++) {
        const uint64_t id = __atomic_load_n(&changes->ids[i % WD_STATE_NUM_CHANGES], __ATOMIC_ACQUIRE);
        const uint32_t place = *find_id(command_buffer, id);
        if (place && found.cause == WD_STATE_CAUSE_NONE) {
            found = invalidation_of(&command_buffer->kept.objects[place - 1]);
        }
    }
    // Later changes may have replaced ids before they were read.
    const bool is_complete =
        __atomic_load_n(&changes->count, __ATOMIC_ACQUIRE) - first < WD_STATE_NUM_CHANGES;
    return is_complete || found.cause != WD_STATE_CAUSE_NONE
               ? found
               : wd_state_command_buffer_invalidation(command_buffer);
}
