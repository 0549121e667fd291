// The handles in the parameters of every command.
#include "vk/lifetimes/lifetimes_command_buffer.h"
#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"

enum { ID_SIZE = 160, PATH_SIZE = 256 };

// is_tracked returns whether the tracker knows every object of this type that a device has. Instances, physical
// devices, and objects that commands under platform guards create, are not all known to it.
static bool is_tracked(VkObjectType type) {
    switch (type) {
    case VK_OBJECT_TYPE_UNKNOWN:
    case VK_OBJECT_TYPE_INSTANCE:
    case VK_OBJECT_TYPE_PHYSICAL_DEVICE:
    case VK_OBJECT_TYPE_DEVICE:
    case VK_OBJECT_TYPE_SURFACE_KHR:
    case VK_OBJECT_TYPE_DISPLAY_KHR:
    case VK_OBJECT_TYPE_DISPLAY_MODE_KHR:
    case VK_OBJECT_TYPE_DEBUG_REPORT_CALLBACK_EXT:
    case VK_OBJECT_TYPE_DEBUG_UTILS_MESSENGER_EXT:
        return false;
    default:
        return true;
    }
}

// --- Messages

static void begin(wd_lifetimes_message *message, wd_lifetimes_check *check,
                  const wd_lifetimes_subject *subject) {
    wd_lifetimes_message_init(message, check);
    wd_lifetimes_append(message, "%s: %s is ", check->call->name, subject->path);
}

static void report_elsewhere(wd_lifetimes_check *check, const wd_lifetimes_subject *subject,
                             const wd_state_object *object) {
    wd_lifetimes_message message;
    begin(&message, check, subject);
    wd_lifetimes_append_object(&message, object);
    wd_lifetimes_append(&message, ", which belongs to ");
    wd_lifetimes_append_object(&message, wd_state_device_object(wd_state_device_of(object)));
    wd_lifetimes_append(&message, ", and the command is called with ");
    wd_lifetimes_append_object(&message, wd_state_device_object(check->state));
    wd_lifetimes_fix(&message, "use objects only with the device that they were created with.");
    wd_lifetimes_deliver(&message, subject->parent_id, NULL);
}

static void report_destroyed(wd_lifetimes_check *check, const wd_lifetimes_subject *subject,
                             const wd_lifetimes_past *past) {
    wd_lifetimes_message message;
    begin(&message, check, subject);
    wd_lifetimes_append_handle(&message, subject->type, subject->handle, past->name[0] ? past->name : NULL);
    wd_lifetimes_append(&message, ", which %s has destroyed",
                        past->command ? past->command : "the application");
    wd_lifetimes_fix(&message, "destroy the object after the last command that uses it.");
    wd_lifetimes_deliver(&message, subject->valid_id, NULL);
}

static void report_unknown(wd_lifetimes_check *check, const wd_lifetimes_subject *subject) {
    wd_lifetimes_message message;
    begin(&message, check, subject);
    wd_lifetimes_append_handle(&message, subject->type, subject->handle, NULL);
    wd_lifetimes_append(&message, ", which is not the handle of a %s that exists on ",
                        wd_handle_type_name(subject->type));
    wd_lifetimes_append_object(&message, wd_state_device_object(check->state));
    wd_lifetimes_fix(&message,
                     "pass a handle that the device returned, or VK_NULL_HANDLE where that is allowed.");
    wd_lifetimes_deliver(&message, subject->valid_id, NULL);
}

void wd_lifetimes_report_not_found(wd_lifetimes_check *check, const wd_lifetimes_subject *subject) {
    wd_lifetimes_past past;
    wd_state_object *elsewhere = wd_state_find_elsewhere(check->state, subject->type, subject->handle);
    if (elsewhere) {
        report_elsewhere(check, subject, elsewhere);
        wd_state_unref(elsewhere);
    } else if (wd_state_device_may_lack_objects(check->state)) {
        return;
    } else if (wd_lifetimes_find_past(check->device, subject->type, subject->handle, &past)) {
        report_destroyed(check, subject, &past);
    } else {
        report_unknown(check, subject);
    }
}

static void report_not_found(wd_lifetimes_check *check, const wd_walk_handle *handle) {
    char valid[ID_SIZE], parent[ID_SIZE], path[PATH_SIZE];
    const char *valid_id = wd_walk_vuid(handle, WD_WALK_STATEMENT_VALID, valid, sizeof valid);
    const char *parent_id = wd_walk_vuid(handle, WD_WALK_STATEMENT_PARENT, parent, sizeof parent);
    const wd_lifetimes_subject subject = {
        .type = handle->type,
        .handle = handle->handle,
        .path = wd_walk_path(handle, path, sizeof path),
        .valid_id = valid_id ? valid_id : WD_ID_LIFETIMES_INVALID_HANDLE,
        .parent_id = parent_id ? parent_id : WD_ID_LIFETIMES_WRONG_PARENT,
    };
    wd_lifetimes_report_not_found(check, &subject);
}

// --- Handles that are found

// has_immutable_samplers returns whether the set that a VkWriteDescriptorSet writes ignores its samplers, or may do so.
static bool has_immutable_samplers(const wd_lifetimes_check *check, const wd_walk_frame *frame) {
    const wd_walk_frame *outer = frame->outer;
    if (!outer || !outer->structure || outer->structure->stype != VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET ||
        check->call->command != WD_COMMAND_UpdateDescriptorSets) {
        return true;
    }
    const VkWriteDescriptorSet *write = outer->data;
    const wd_state_descriptor_set *set = wd_state_find_descriptor_set(check->state, write->dstSet);
    const wd_state_layout_binding *binding =
        set ? wd_state_set_layout_binding(set->layout, write->dstBinding) : NULL;
    return !binding || binding->immutable_samplers;
}

static bool is_ignored(const wd_lifetimes_check *check, const wd_walk_handle *handle) {
    return (handle->flags & WD_WALK_MAYBE_IGNORED) &&
           (handle->type != VK_OBJECT_TYPE_SAMPLER || has_immutable_samplers(check, handle->frame));
}

static wd_state_object *find(const wd_lifetimes_check *check, const wd_walk_handle *handle) {
    if (handle->type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        return (wd_state_object *)wd_state_find_command_buffer(check->state,
                                                               (VkCommandBuffer)(uintptr_t)handle->handle);
    }
    return wd_state_find(check->state, handle->type, handle->handle);
}

// is_lost returns whether the recording is invalid because of the destroyed object that the handle had.
static bool is_lost(const wd_lifetimes_check *check, const wd_walk_handle *handle) {
    const wd_state_object *object = check->invalidation.object;
    return check->invalidation.cause == WD_STATE_CAUSE_DESTROYED && object->type == handle->type &&
           object->handle == handle->handle;
}

static bool visit(void *user, const wd_walk_handle *handle) {
    wd_lifetimes_check *check = user;
    if (!is_tracked(handle->type)) {
        if (wd_lifetimes_is_of_instance(handle->type) && check->device->options.handles) {
            wd_lifetimes_check_instance_handle(check, handle);
        }
        return true;
    }
    wd_state_object *object = find(check, handle);
    if (!object) {
        if (check->device->options.handles && !is_ignored(check, handle)) {
            report_not_found(check, handle);
            if (is_lost(check, handle)) {
                wd_lifetimes_note_reported(check->command_buffer);
            }
        }
    } else if (check->command_buffer && object != &check->command_buffer->object &&
               wd_state_invalidates(object->type)) {
        wd_state_command_buffer_keep(check->command_buffer, object);
    }
    return true;
}

// follows returns whether the walk enters a struct: only pInheritanceInfo, which vkBeginCommandBuffer reads for a
// secondary command buffer.
static bool follows(void *user, const wd_walk_step *step, const wd_walk_frame *frame) {
    const wd_lifetimes_check *check = user;
    (void)step;
    if (check->call->command != WD_COMMAND_BeginCommandBuffer || frame->structure == NULL) {
        return false;
    }
    const wd_BeginCommandBuffer_args *args = check->args;
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(check->state, args->commandBuffer);
    return command_buffer && command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
}

// recorded_to returns the command buffer that a command is recorded to, if it is being recorded.
static wd_state_command_buffer *recorded_to(const wd_lifetimes_check *check) {
    const wd_command_info *info = wd_command_get(check->call->command);
    if (info->handle_type != VK_OBJECT_TYPE_COMMAND_BUFFER) {
        return NULL;
    }
    VkCommandBuffer handle = *(const VkCommandBuffer *)check->args;
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(check->state, handle);
    return command_buffer && command_buffer->recording == WD_STATE_RECORDING ? command_buffer : NULL;
}

static bool is_recorded(wd_command command) {
    return command != WD_COMMAND_BeginCommandBuffer && command != WD_COMMAND_EndCommandBuffer &&
           command != WD_COMMAND_ResetCommandBuffer;
}

static void run_rules(wd_lifetimes_check *check, const void *args) {
    if (check->device->options.handles && wd_lifetimes_destructions[check->call->command].type) {
        wd_lifetimes_check_destruction(check);
    }
    wd_lifetimes_rule *rule = wd_lifetimes_get_rule(check->call->command);
    if (rule) {
        rule(check, args);
    }
}

static wd_lifetimes_check begin_check(wd_call *call, const void *args) {
    return (wd_lifetimes_check){
        .call = call, .device = call->data, .state = call->device->state, .args = args};
}

bool wd_lifetimes_validate(wd_call *call, const void *args) {
    if (!call->device || !call->device->state || !call->data) {
        return false;
    }
    wd_lifetimes_check check = begin_check(call, args);
    check.command_buffer = is_recorded(call->command) ? recorded_to(&check) : NULL;
    if (check.command_buffer && wd_state_may_be_invalid(check.command_buffer)) {
        check.invalidation = wd_state_compare_changes(check.command_buffer);
    }
    wd_walk_inputs(call->command, args,
                   &(wd_walk_visitor){.visit = visit, .follows = follows, .user = &check});
    if (check.invalidation.cause != WD_STATE_CAUSE_NONE) {
        wd_lifetimes_report_recording(&check);
    }
    run_rules(&check, args);
    return check.skip;
}

static bool visit_of_instance(void *user, const wd_walk_handle *handle) {
    if (wd_lifetimes_is_of_instance(handle->type)) {
        wd_lifetimes_check_instance_handle(user, handle);
    }
    return true;
}

bool wd_lifetimes_validate_instance(wd_call *call, const void *args) {
    const wd_lifetimes_instance *instance = call->data;
    if (!instance || !instance->options.handles || !call->instance->state) {
        return false;
    }
    wd_lifetimes_check check = {.call = call, .args = args};
    wd_walk_inputs(call->command, args, &(wd_walk_visitor){.visit = visit_of_instance, .user = &check});
    if (call->command == WD_COMMAND_DestroyInstance) {
        wd_lifetimes_report_instance_leaks(&check);
        wd_lifetimes_check_instance_callbacks(&check,
                                              ((const wd_DestroyInstance_args *)args)->pAllocator != NULL);
    } else if (call->command == WD_COMMAND_DestroySurfaceKHR) {
        wd_lifetimes_check_surface(&check, ((const wd_DestroySurfaceKHR_args *)args)->surface);
    }
    return check.skip;
}

bool wd_lifetimes_use_first(wd_state_command_buffer *command_buffer, VkObjectType type, uint64_t handle) {
    wd_state_object *object = wd_state_find(command_buffer->device, type, handle);
    if (object && wd_state_invalidates(type)) {
        wd_state_command_buffer_keep(command_buffer, object);
    }
    return object != NULL;
}
