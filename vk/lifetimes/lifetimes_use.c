// Objects that pending command buffers use.
#include "vk/lifetimes/lifetimes_internal.h"

// refers_to returns whether `object`, which a recording uses, refers to `used`. References of descriptors do not count: only
// shaders decide which descriptors a command uses.
static bool refers_to(const wd_state_object *object, const wd_state_object *used) {
    if (!object || object == used) {
        return object != NULL;
    }
    const wd_state_object *memory;
    switch (object->type) {
    case VK_OBJECT_TYPE_BUFFER:
        memory = (const wd_state_object *)((const wd_state_buffer *)object)->binding.memory;
        return memory == used;
    case VK_OBJECT_TYPE_IMAGE:
        for (size_t i = 0; i < 4; i++) {
            memory = (const wd_state_object *)((const wd_state_image *)object)->bindings[i].memory;
            if (memory == used) {
                return true;
            }
        }
        return false;
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return refers_to((const wd_state_object *)((const wd_state_buffer_view *)object)->buffer, used);
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return refers_to((const wd_state_object *)((const wd_state_image_view *)object)->image, used);
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
        return refers_to((const wd_state_object *)((const wd_state_acceleration_structure *)object)->buffer,
                         used);
    case VK_OBJECT_TYPE_DESCRIPTOR_SET:
        return object->parent == used;
    case VK_OBJECT_TYPE_FRAMEBUFFER: {
        const wd_state_framebuffer *framebuffer = (const wd_state_framebuffer *)object;
        for (uint32_t i = 0; framebuffer->attachments && i < framebuffer->num_attachments; i++) {
            if (refers_to((const wd_state_object *)framebuffer->attachments[i], used)) {
                return true;
            }
        }
        return false;
    }
    default:
        return false;
    }
}

// is_reached_through returns whether other objects that recordings use can refer to one of this type.
static bool is_reached_through(VkObjectType type) {
    return type == VK_OBJECT_TYPE_BUFFER || type == VK_OBJECT_TYPE_IMAGE ||
           type == VK_OBJECT_TYPE_IMAGE_VIEW || type == VK_OBJECT_TYPE_DEVICE_MEMORY ||
           type == VK_OBJECT_TYPE_DESCRIPTOR_POOL;
}

static bool recording_uses(const wd_state_command_buffer *command_buffer, const wd_state_object *object) {
    if (wd_state_command_buffer_keeps(command_buffer, object)) {
        return true;
    }
    for (size_t i = 0; is_reached_through(object->type) && i < command_buffer->num_kept; i++) {
        if (!command_buffer->kept[i].is_weak && refers_to(command_buffer->kept[i].object, object)) {
            return true;
        }
    }
    return false;
}

typedef struct search {
    const wd_state_object *object;
    bool found;
    uint64_t number;
    wd_state_object *queue, *command_buffer; // References, if found. The command buffer may be NULL.
} search;

static bool submission_refers_to(const wd_state_submission *submission, const wd_state_object *object) {
    if (object->type == VK_OBJECT_TYPE_FENCE) {
        return (const wd_state_object *)submission->fence == object;
    }
    for (uint32_t i = 0; object->type == VK_OBJECT_TYPE_SEMAPHORE && i < submission->num_waits; i++) {
        if (&submission->waits[i].semaphore->object == object) {
            return true;
        }
    }
    for (uint32_t i = 0; object->type == VK_OBJECT_TYPE_SEMAPHORE && i < submission->num_signals; i++) {
        if (&submission->signals[i].semaphore->object == object) {
            return true;
        }
    }
    return false;
}

static bool visit(const wd_state_submission *submission, void *user) {
    search *what = user;
    what->found = submission_refers_to(submission, what->object);
    for (uint32_t i = 0; !what->found && i < submission->num_command_buffers; i++) {
        wd_state_command_buffer *command_buffer = submission->command_buffers[i];
        if (submission->generations[i] == command_buffer->generation &&
            recording_uses(command_buffer, what->object)) {
            what->found = true;
            what->command_buffer = wd_state_ref(&command_buffer->object);
        }
    }
    if (what->found) {
        what->number = submission->number;
        what->queue = wd_state_ref(&submission->queue->object);
    }
    return !what->found;
}

void wd_lifetimes_report_use(wd_lifetimes_check *check, const wd_state_object *object, const char *id) {
    // The table's own reference is the only one of an object that nothing uses.
    if (!check->device->options.in_use || __atomic_load_n(&object->references, __ATOMIC_ACQUIRE) <= 1) {
        return;
    }
    search what = {.object = object};
    wd_state_for_each_pending(check->state, visit, &what);
    if (!what.found) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, object);
    wd_lifetimes_append(&message, " is still in use by ");
    if (what.command_buffer) {
        wd_lifetimes_append_object(&message, what.command_buffer);
        wd_lifetimes_append(&message, " of ");
    }
    wd_string_appendf(&message.text, "submission %llu", (unsigned long long)what.number);
    wd_lifetimes_append(&message, " to ");
    wd_lifetimes_append_object(&message, what.queue);
    wd_lifetimes_append(
        &message,
        ", which is not known to be complete. Fix: wait for the submission first: for its fence, for a "
        "semaphore value that it signals, or with vkQueueWaitIdle.");
    wd_lifetimes_submit(&message, id, object);
    wd_state_unref(what.command_buffer);
    wd_state_unref(what.queue);
}
