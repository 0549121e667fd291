// Objects that pending command buffers use.
#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/report/message_ids.h"

static bool is_same(const wd_state_object *object, const void *used) {
    return object == used;
}

bool wd_lifetimes_refers_to(const wd_state_object *object, const wd_state_object *used) {
    return wd_state_find_reached((wd_state_object *)object, is_same, used) != NULL;
}

// is_reached_through returns whether other objects that recordings use can refer to one of this type.
static bool is_reached_through(VkObjectType type) {
    switch (type) {
    case VK_OBJECT_TYPE_BUFFER:
    case VK_OBJECT_TYPE_BUFFER_VIEW:
    case VK_OBJECT_TYPE_IMAGE:
    case VK_OBJECT_TYPE_IMAGE_VIEW:
    case VK_OBJECT_TYPE_SAMPLER:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_NV:
    case VK_OBJECT_TYPE_DEVICE_MEMORY:
    case VK_OBJECT_TYPE_DESCRIPTOR_POOL:
        return true;
    default:
        return false;
    }
}

typedef struct search {
    const wd_lifetimes_check *check;
    const wd_state_object *object;
    // The search is for uses of this binding of a set; NULL: of the object.
    const wd_state_layout_binding *updated;
    bool found;
    uint64_t number;
    wd_state_object *queue, *command_buffer; // References, if found. The command buffer may be NULL.
    // The use is through this binding of a set; a reference, or NULL.
    wd_state_object *set;
    uint32_t binding;
} search;

static bool is_used_through(search *what, const wd_state_kept *kept) {
    if (kept->is_weak) {
        return false;
    }
    if (wd_lifetimes_refers_to(kept->object, what->object)) {
        return true;
    }
    const wd_state_layout_binding *binding =
        kept->uses ? wd_lifetimes_find_binding(&what->check->device->allocator, kept, what->object) : NULL;
    if (binding) {
        what->set = wd_state_ref(kept->object);
        what->binding = binding->binding;
    }
    return binding != NULL;
}

static bool recording_uses(search *what, const wd_state_command_buffer *command_buffer) {
    const wd_state_kept *kept = wd_state_kept_entry(command_buffer, what->object);
    if (what->updated) {
        return kept &&
               wd_lifetimes_uses_binding(&what->check->device->allocator, kept->uses, what->updated->binding);
    }
    if (kept && !kept->is_weak) {
        return true;
    }
    for (size_t i = 0; is_reached_through(what->object->type) && i < command_buffer->kept.num_objects; i++) {
        if (is_used_through(what, &command_buffer->kept.objects[i])) {
            return true;
        }
    }
    return false;
}

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

// is_seen_complete returns whether the application saw, after the submission, a result of the query pool, or that a
// command had set the event: the commands of the query, or the one that sets the event, are complete.
static bool is_seen_complete(const wd_state_submission *submission, const wd_state_object *object) {
    uint64_t seen_at = 0;
    if (object->type == VK_OBJECT_TYPE_QUERY_POOL) {
        seen_at = __atomic_load_n(&((const wd_state_query_pool *)object)->results_at, __ATOMIC_ACQUIRE);
    } else if (object->type == VK_OBJECT_TYPE_EVENT) {
        seen_at = __atomic_load_n(&((const wd_state_event *)object)->seen_set_at, __ATOMIC_ACQUIRE);
    }
    return seen_at >= submission->serial;
}

static bool visit(const wd_state_submission *submission, void *user) {
    search *what = user;
    if (is_seen_complete(submission, what->object)) {
        return true;
    }
    what->found = submission_refers_to(submission, what->object);
    for (uint32_t i = 0; !what->found && i < submission->num_command_buffers; i++) {
        wd_state_command_buffer *command_buffer = submission->command_buffers[i];
        if (submission->generations[i] == command_buffer->generation &&
            recording_uses(what, command_buffer)) {
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

// find_use fills the search; false: no pending command buffer uses the object.
static bool find_use(search *what) {
    // The table's own reference is the only one of an object that nothing uses.
    if (!what->check->device->options.in_use ||
        __atomic_load_n(&what->object->references, __ATOMIC_ACQUIRE) <= 1) {
        return false;
    }
    wd_state_for_each_pending(what->check->state, visit, what);
    return what->found;
}

// append_submission ends the sentence that says what is in use, and gives the fix.
static void append_submission(wd_lifetimes_message *message, const search *what, const char *alternative) {
    wd_lifetimes_append(message, " is still in use by ");
    if (what->command_buffer) {
        wd_lifetimes_append_object(message, what->command_buffer);
        if (what->set) {
            wd_lifetimes_append(message, ", through ");
            wd_lifetimes_append_object(message, what->set);
            wd_lifetimes_append(message, " binding %u,", what->binding);
        }
        wd_lifetimes_append(message, " of ");
    }
    wd_string_appendf(&message->text, "submission %llu", (unsigned long long)what->number);
    wd_lifetimes_append(message, " to ");
    wd_lifetimes_append_object(message, what->queue);
    wd_lifetimes_append(message, ", which is not known to be complete");
    wd_lifetimes_fix(message,
                     "wait for the submission first: for its fence, for a semaphore value that it signals, "
                     "or with vkQueueWaitIdle%s.",
                     alternative);
}

static void release_search(search *what) {
    wd_state_unref(what->command_buffer);
    wd_state_unref(what->queue);
    wd_state_unref(what->set);
}

bool wd_lifetimes_report_use(wd_lifetimes_check *check, const wd_state_object *object, const char *id) {
    search what = {.check = check, .object = object};
    if (!find_use(&what)) {
        return false;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, object);
    append_submission(&message, &what, "");
    wd_lifetimes_deliver(&message, id, object);
    release_search(&what);
    return true;
}

void wd_lifetimes_report_update(wd_lifetimes_check *check, const wd_state_descriptor_set *set,
                                const wd_state_layout_binding *binding) {
    search what = {.check = check, .object = &set->object, .updated = binding};
    if (!find_use(&what)) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: binding %u of ", check->call->name, binding->binding);
    wd_lifetimes_append_object(&message, &set->object);
    append_submission(&message, &what, ", or write to another set");
    wd_lifetimes_deliver(&message, WD_ID_LIFETIMES_SET_UPDATE_IN_USE, &set->object);
    release_search(&what);
}
