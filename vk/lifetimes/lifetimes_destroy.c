// Commands that destroy objects: uses, allocation callbacks, children.
#include <stdlib.h>
#include <string.h>

#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/report/message_ids.h"

// The slot of an object has one of these values, or 0 if the object was created without VkAllocationCallbacks.
enum {
    CALLBACKS_GIVEN = 1,  // The object was created with callbacks.
    CALLBACKS_DIFFER = 2, // Unknown: several objects share the handle, or have shared it.
};

static bool note_created(void *user, const wd_walk_handle *handle) {
    const wd_call *call = user;
    wd_state_object *object = wd_state_find(call->device->state, handle->type, handle->handle);
    if (object) {
        const uintptr_t given = object->creations == 1 ? CALLBACKS_GIVEN : CALLBACKS_DIFFER;
        wd_state_slot_set(object, WD_STATE_SLOT_LIFETIME, (void *)given, NULL);
    }
    return true;
}

void wd_lifetimes_note_callbacks(wd_call *call, const void *args, const VkAllocationCallbacks *callbacks) {
    if (callbacks && call->device && call->device->state) {
        wd_walk_outputs(call->command, args, &(wd_walk_visitor){.visit = note_created, .user = call});
    }
}

// may_be_deferred returns whether a deferred operation may have created the object. It creates pipelines after the call
// that has the callbacks, so the slot does not have them.
static bool may_be_deferred(const wd_state_object *object) {
    return object->type == VK_OBJECT_TYPE_PIPELINE &&
           ((const wd_state_pipeline *)object)->bind_point == VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR;
}

static int compare_handles(const void *a, const void *b) {
    const uint64_t one = *(const uint64_t *)a, other = *(const uint64_t *)b;
    return (one > other) - (one < other);
}

// find_repeated returns a handle that is in the array twice; 0: none is, or memory ran out.
static uint64_t find_repeated(const wd_allocator *allocator, const void *handles, size_t stride,
                              uint32_t count) {
    uint64_t *sorted = count > 1 && handles ? wd_alloc_zero(allocator, count, sizeof *sorted) : NULL;
    uint64_t found = 0;
    for (uint32_t i = 0; sorted && i < count; i++) {
        memcpy(&sorted[i], (const char *)handles + i * stride, stride);
    }
    if (sorted) {
        qsort(sorted, count, sizeof *sorted, compare_handles);
    }
    for (uint32_t i = 1; sorted && i < count && !found; i++) {
        found = sorted[i] == sorted[i - 1] ? sorted[i] : 0;
    }
    wd_free(allocator, sorted);
    return found;
}

void wd_lifetimes_check_repeated(wd_lifetimes_check *check, VkObjectType type, const char *member,
                                 const void *handles, size_t stride, uint32_t count, const char *id) {
    const uint64_t repeated = find_repeated(&check->device->allocator, handles, stride, count);
    const wd_state_object *object = repeated ? wd_state_find(check->state, type, repeated) : NULL;
    if (!object) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: %s has ", check->call->name, member);
    wd_lifetimes_append_object(&message, object);
    wd_lifetimes_append(&message, " twice, and the command would free the object twice");
    wd_lifetimes_fix(&message, "name each object once.");
    wd_lifetimes_deliver(&message, id, object);
}

static void report_callbacks(wd_lifetimes_check *check, const wd_state_object *object, const char *id,
                             bool are_given) {
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, object);
    wd_lifetimes_append(&message,
                        are_given ? " was created without VkAllocationCallbacks, and pAllocator is not NULL"
                                  : " was created with VkAllocationCallbacks, and pAllocator is NULL");
    wd_lifetimes_fix(&message, are_given ? "pass NULL." : "pass compatible callbacks.");
    wd_lifetimes_deliver(&message, id, object);
}

static void check_callbacks(wd_lifetimes_check *check, const wd_lifetimes_destruction *rule,
                            wd_state_object *object, bool are_given) {
    if (object->creations != 1) {
        wd_state_slot_set(object, WD_STATE_SLOT_LIFETIME, (void *)(uintptr_t)CALLBACKS_DIFFER, NULL);
        return;
    }
    const uintptr_t created = (uintptr_t)wd_state_slot_get(object, WD_STATE_SLOT_LIFETIME);
    const char *id = are_given ? rule->with : rule->without;
    if (!id || created == CALLBACKS_DIFFER || may_be_deferred(object) ||
        (created == CALLBACKS_GIVEN) == are_given) {
        return;
    }
    report_callbacks(check, object, id, are_given);
}

void wd_lifetimes_check_instance_callbacks(wd_lifetimes_check *check, bool are_given) {
    const wd_chassis_instance *instance = check->call->instance;
    if (instance->has_callbacks != are_given) {
        report_callbacks(check, wd_state_instance_object(instance->state),
                         are_given ? WD_ID_LIFETIMES_INSTANCE_CALLBACKS
                                   : WD_ID_LIFETIMES_INSTANCE_CALLBACKS_MISSING,
                         are_given);
    }
}

static void check_image(wd_lifetimes_check *check, const wd_state_object *object) {
    const wd_state_image *image = (const wd_state_image *)object;
    if (object->type != VK_OBJECT_TYPE_IMAGE || !image->swapchain) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, object);
    wd_lifetimes_append(&message, " belongs to ");
    wd_lifetimes_append_object(&message, &image->swapchain->object);
    wd_lifetimes_append(&message, ", which destroys its images itself");
    wd_lifetimes_fix(&message, "destroy the swapchain instead.");
    wd_lifetimes_deliver(&message, WD_ID_LIFETIMES_SWAPCHAIN_IMAGE, object);
}

// check_images reports the first image of a swapchain that is in use. What the presentation engine uses is not known.
static void check_images(wd_lifetimes_check *check, const wd_state_swapchain *swapchain, const char *id) {
    for (uint32_t i = 0; i < swapchain->num_images; i++) {
        const wd_state_image *image = swapchain->images[i];
        if (image && wd_lifetimes_report_use(check, &image->object, id)) {
            return;
        }
    }
}

void wd_lifetimes_check_destruction(wd_lifetimes_check *check) {
    const wd_lifetimes_destruction *rule = &wd_lifetimes_destructions[check->call->command];
    const char *args = check->args;
    uint64_t handle = 0;
    const void *callbacks = NULL;
    if (rule->is_dispatchable) {
        void *pointer;
        memcpy(&pointer, args + rule->handle, sizeof pointer);
        handle = (uintptr_t)pointer;
    } else {
        memcpy(&handle, args + rule->handle, sizeof handle);
    }
    if (rule->callbacks) {
        memcpy(&callbacks, args + rule->callbacks, sizeof callbacks);
    }
    wd_state_object *object = wd_state_find(check->state, rule->type, handle);
    if (!object) {
        return;
    }
    check_callbacks(check, rule, object, callbacks != NULL);
    check_image(check, object);
    if (rule->in_use && object->type == VK_OBJECT_TYPE_SWAPCHAIN_KHR) {
        check_images(check, (const wd_state_swapchain *)object, rule->in_use);
    } else if (rule->in_use && object->creations == 1) {
        wd_lifetimes_report_use(check, object, rule->in_use);
    }
}
