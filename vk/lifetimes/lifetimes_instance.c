// Handles of objects that belong to an instance: surfaces, messengers and callbacks.
#include "vk/lifetimes/lifetimes_internal.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"
#include "vk/state/state_surface.h"

enum { ID_SIZE = 160, PATH_SIZE = 256 };

bool wd_lifetimes_is_of_instance(VkObjectType type) {
    return type == VK_OBJECT_TYPE_SURFACE_KHR || type == VK_OBJECT_TYPE_DEBUG_UTILS_MESSENGER_EXT ||
           type == VK_OBJECT_TYPE_DEBUG_REPORT_CALLBACK_EXT;
}

static void begin(wd_lifetimes_message *message, wd_lifetimes_check *check, const wd_walk_handle *handle) {
    char path[PATH_SIZE];
    wd_lifetimes_message_init(message, check);
    wd_lifetimes_append(message, "%s: %s is ", check->call->name, wd_walk_path(handle, path, sizeof path));
    wd_lifetimes_append_handle(message, handle->type, handle->handle, NULL);
}

static void report_elsewhere(wd_lifetimes_check *check, const wd_walk_handle *handle, uint64_t other) {
    char buffer[ID_SIZE];
    const char *id = wd_walk_vuid(handle, WD_WALK_STATEMENT_PARENT, buffer, sizeof buffer);
    wd_lifetimes_message message;
    begin(&message, check, handle);
    wd_lifetimes_append(&message, ", which belongs to ");
    wd_lifetimes_append_handle(&message, VK_OBJECT_TYPE_INSTANCE, other, NULL);
    wd_lifetimes_append(&message, ", and the command is called with ");
    wd_lifetimes_append_object(&message, wd_state_instance_object(check->call->instance->state));
    wd_lifetimes_fix(&message, "use objects only with the instance that they were created with.");
    wd_lifetimes_deliver(&message, id ? id : WD_ID_LIFETIMES_WRONG_PARENT, NULL);
}

static void report_unknown(wd_lifetimes_check *check, const wd_walk_handle *handle) {
    char buffer[ID_SIZE];
    const char *id = wd_walk_vuid(handle, WD_WALK_STATEMENT_VALID, buffer, sizeof buffer);
    wd_lifetimes_message message;
    begin(&message, check, handle);
    wd_lifetimes_append(&message, ", which is not the handle of a %s that exists in ",
                        wd_handle_type_name(handle->type));
    wd_lifetimes_append_object(&message, wd_state_instance_object(check->call->instance->state));
    wd_lifetimes_fix(&message, "pass a handle that the instance returned, before it is destroyed.");
    wd_lifetimes_deliver(&message, id ? id : WD_ID_LIFETIMES_INVALID_HANDLE, NULL);
}

void wd_lifetimes_check_instance_handle(wd_lifetimes_check *check, const wd_walk_handle *handle) {
    const wd_state_instance *instance = check->call->instance->state;
    if (!instance || wd_state_instance_find(instance, handle->type, handle->handle)) {
        return;
    }
    const uint64_t other = wd_state_find_other_instance(instance, handle->type, handle->handle);
    if (other) {
        report_elsewhere(check, handle, other);
    } else if (handle->type == VK_OBJECT_TYPE_SURFACE_KHR ? !wd_state_instance_may_lack_surfaces(instance)
                                                          : !wd_state_instance_may_lack_objects(instance)) {
        report_unknown(check, handle);
    }
}
