// Shared by the files of vk/lifetimes.
#ifndef WARDEN_VK_LIFETIMES_LIFETIMES_INTERNAL_H
#define WARDEN_VK_LIFETIMES_LIFETIMES_INTERNAL_H

#include <pthread.h>

#include "vk/lifetimes/lifetimes.h"
#include "vk/registry/handle_walk.h"
#include "vk/registry/validator.h"
#include "vk/report/report.h"
#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_lifetimes_past is an object that was destroyed lately.
typedef struct wd_lifetimes_past {
    VkObjectType type;
    uint64_t handle;
    const char *command; // The name of the command that destroyed it, a string constant; may be NULL.
    char name[48];       // Its debug name, printable, maybe cut off; empty: none.
} wd_lifetimes_past;

enum { WD_LIFETIMES_NUM_PAST = 1024 };

typedef struct wd_lifetimes_instance {
    wd_allocator allocator;
    wd_lifetimes_options options;
} wd_lifetimes_instance;

typedef struct wd_lifetimes_device {
    wd_allocator allocator;
    wd_chassis_device *chassis;
    wd_lifetimes_options options;
    pthread_mutex_t past_lock;
    // WD_LIFETIMES_NUM_PAST places, by a hash of type and handle: later ones replace earlier ones.
    wd_lifetimes_past *past;
} wd_lifetimes_device;

// wd_lifetimes_check is the check of one call.
typedef struct wd_lifetimes_check {
    wd_call *call;
    wd_lifetimes_device *device; // NULL for commands of the instance.
    wd_state_device *state;      // Of the device.
    const void *args;
    // The command buffer that the command is recorded to, which keeps the objects; NULL: none.
    wd_state_command_buffer *command_buffer;
    // Why objects that changed since its last command made its recording invalid.
    wd_state_invalidation invalidation;
    bool skip;
} wd_lifetimes_check;

// wd_lifetimes_rule checks more than the handles of one command. `args` are the command's.
typedef void wd_lifetimes_rule(wd_lifetimes_check *check, const void *args);

// wd_lifetimes_get_rule returns the rule of a command, or NULL.
wd_lifetimes_rule *wd_lifetimes_get_rule(wd_command command);

// --- Destroyed objects

// wd_lifetimes_note_past remembers an object that is being destroyed.
void wd_lifetimes_note_past(void *device, wd_state_object *object);
// wd_lifetimes_find_past returns whether a handle belongs to a recently destroyed object, and copies the record of that
// object.
bool wd_lifetimes_find_past(wd_lifetimes_device *device, VkObjectType type, uint64_t handle,
                            wd_lifetimes_past *past);

// --- Destruction

// wd_lifetimes_destruction describes a command that destroys one object. The tables are generated.
typedef struct wd_lifetimes_destruction {
    const char *in_use;  // The VUID that all submitted commands have completed; NULL: none.
    const char *without; // Created with callbacks, destroyed without.
    const char *with;    // Created without callbacks, destroyed with.
    VkObjectType type;   // VK_OBJECT_TYPE_UNKNOWN: the command does not destroy one object.
    uint16_t handle;     // Offset in the arguments.
    uint16_t callbacks;  // Offset of pAllocator.
    bool is_dispatchable;
} wd_lifetimes_destruction;

extern const wd_lifetimes_destruction wd_lifetimes_destructions[WD_COMMAND_COUNT];

// wd_lifetimes_is_light says which commands have hooks that check the command buffer only,
// wd_lifetimes_has_listed_handles which have hooks that look up all handles themselves and call wd_lifetimes_validate
// if one is not found: they must not have a rule.
extern const bool wd_lifetimes_is_light[WD_COMMAND_COUNT];
extern const bool wd_lifetimes_has_listed_handles[WD_COMMAND_COUNT];

// wd_lifetimes_check_destruction checks a command of the table.
void wd_lifetimes_check_destruction(wd_lifetimes_check *check);

// wd_lifetimes_report_use reports `object` if pending command buffers use it, and returns whether they do. `id` is the
// statement that forbids it.
bool wd_lifetimes_report_use(wd_lifetimes_check *check, const wd_state_object *object, const char *id);

// wd_lifetimes_report_update reports an update of a binding that pending command buffers use.
void wd_lifetimes_report_update(wd_lifetimes_check *check, const wd_state_descriptor_set *set,
                                const wd_state_layout_binding *binding);

// wd_lifetimes_refers_to returns whether `object`, which a recording uses, is `used` or refers to it. The contents of
// descriptor sets do not count.
bool wd_lifetimes_refers_to(const wd_state_object *object, const wd_state_object *used);

// wd_lifetimes_uses_binding returns whether one of the pipelines statically uses a binding of the set that they were
// used with.
bool wd_lifetimes_uses_binding(const wd_allocator *allocator, const wd_state_set_use *use, uint32_t binding);

// wd_lifetimes_find_binding returns a binding of a descriptor set that a recording keeps, such that the recording uses
// `used` through this binding; NULL: none. It takes the lock of the set.
const wd_state_layout_binding *wd_lifetimes_find_binding(const wd_allocator *allocator,
                                                         const wd_state_kept *kept,
                                                         const wd_state_object *used);

// wd_lifetimes_subject is a handle for which no object was found.
typedef struct wd_lifetimes_subject {
    VkObjectType type;
    uint64_t handle;
    const char *path;                 // Where in the parameters.
    const char *valid_id, *parent_id; // The statements that it is valid, and of the right device.
} wd_lifetimes_subject;

// wd_lifetimes_check_repeated reports a handle that the array `member` of a command that frees its elements has twice.
// `stride` is the size of an element. `id` is the statement that they are valid.
void wd_lifetimes_check_repeated(wd_lifetimes_check *check, VkObjectType type, const char *member,
                                 const void *handles, size_t stride, uint32_t count, const char *id);

// wd_lifetimes_report_not_found reports a handle that is unknown, destroyed or of another device.
void wd_lifetimes_report_not_found(wd_lifetimes_check *check, const wd_lifetimes_subject *subject);

// Rules of commands that update or push descriptors.
wd_lifetimes_rule wd_lifetimes_update_sets, wd_lifetimes_update_with_template,
    wd_lifetimes_push_with_template, wd_lifetimes_push_with_template_2;
// wd_lifetimes_check_template_update is the part of the rule of vkUpdateDescriptorSetWithTemplate about sets in use.
void wd_lifetimes_check_template_update(wd_lifetimes_check *check,
                                        const wd_UpdateDescriptorSetWithTemplate_args *args);

// wd_lifetimes_note_callbacks remembers that objects were created with allocation callbacks. For post_record.
void wd_lifetimes_note_callbacks(wd_call *call, const void *args, const VkAllocationCallbacks *callbacks);

// wd_lifetimes_check_instance_callbacks compares the callbacks of vkDestroyInstance with those of vkCreateInstance.
void wd_lifetimes_check_instance_callbacks(wd_lifetimes_check *check, bool are_given);

// wd_lifetimes_report_leaks reports the objects of the device that still exist.
void wd_lifetimes_report_leaks(wd_lifetimes_check *check);
void wd_lifetimes_report_instance_leaks(wd_lifetimes_check *check);
// wd_lifetimes_check_surface reports a swapchain of a surface that is being destroyed.
void wd_lifetimes_check_surface(wd_lifetimes_check *check, VkSurfaceKHR surface);

// --- Objects of instances

// wd_lifetimes_is_of_instance returns whether wd_lifetimes_check_instance_handle checks handles of a type: surfaces,
// messengers and callbacks. They belong to an instance, and the tracker knows those that were created.
bool wd_lifetimes_is_of_instance(VkObjectType type);
void wd_lifetimes_check_instance_handle(wd_lifetimes_check *check, const wd_walk_handle *handle);

// --- Hooks, called by the generated ones. They return whether to skip the command.

bool wd_lifetimes_validate(wd_call *call, const void *args);
// wd_lifetimes_validate_instance is for commands of instances.
bool wd_lifetimes_validate_instance(wd_call *call, const void *args);
// wd_lifetimes_validate_recorded is for commands whose only handle is the command buffer.
static inline bool wd_lifetimes_validate_recorded(wd_call *call, const void *args, VkCommandBuffer handle) {
    const wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    return __builtin_expect(!command_buffer || wd_state_may_be_invalid(command_buffer), 0) &&
           wd_lifetimes_validate(call, args);
}

// wd_lifetimes_use_first looks a handle up, for wd_lifetimes_use.
bool wd_lifetimes_use_first(wd_state_command_buffer *command_buffer, VkObjectType type, uint64_t handle);

// wd_lifetimes_recorded_to returns the command buffer that a call records to, if it is known, being recorded, and as
// valid as at the last command. NULL: the call needs wd_lifetimes_validate.
static inline wd_state_command_buffer *wd_lifetimes_recorded_to(const wd_call *call) {
    wd_state_command_buffer *command_buffer = call->command_buffer;
    return command_buffer && command_buffer->recording == WD_STATE_RECORDING &&
                   __builtin_expect(!wd_state_may_be_invalid(command_buffer), 1)
               ? command_buffer
               : NULL;
}

// wd_lifetimes_use returns whether a handle is VK_NULL_HANDLE or has an object, and lets the recording keep the object.
// False: the call needs wd_lifetimes_validate, which reports the handle.
static inline bool wd_lifetimes_use(wd_state_command_buffer *command_buffer, VkObjectType type,
                                    uint64_t handle) {
    return !handle || __builtin_expect(wd_state_find_kept(command_buffer, type, handle) != NULL, 1) ||
           wd_lifetimes_use_first(command_buffer, type, handle);
}

// --- Messages

// WD_LIFETIMES_MOST_OBJECTS is the number of objects that a finding carries.
enum { WD_LIFETIMES_MOST_OBJECTS = 16 };

// wd_lifetimes_message is a finding in the making: describe objects, append text, submit.
typedef struct wd_lifetimes_message {
    wd_lifetimes_check *check;
    wd_string_builder text; // What is wrong; its last period may be left out.
    wd_string_builder fix;
    wd_finding_object objects[WD_LIFETIMES_MOST_OBJECTS];
    size_t num_objects;
    uint64_t site;
    wd_severity severity; // WD_SEVERITY_ERROR unless it is changed.
} wd_lifetimes_message;

void wd_lifetimes_message_init(wd_lifetimes_message *message, wd_lifetimes_check *check);
// wd_lifetimes_append appends text. It is part of the site.
void wd_lifetimes_append(wd_lifetimes_message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
// wd_lifetimes_fix states how to fix the mistake. The text is part of the site.
void wd_lifetimes_fix(wd_lifetimes_message *message, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
// wd_lifetimes_append_handle appends "VkBuffer vertices (0x1234)" and adds the object to the finding; `name` may be
// NULL. The name is part of the site, the handle is not.
void wd_lifetimes_append_handle(wd_lifetimes_message *message, VkObjectType type, uint64_t handle,
                                const char *name);
void wd_lifetimes_append_object(wd_lifetimes_message *message, const wd_state_object *object);
// wd_lifetimes_deliver reports the finding and ends the message. `subject` is the object that it is about; NULL: none.
void wd_lifetimes_deliver(wd_lifetimes_message *message, const char *id, const wd_state_object *subject);

#ifdef __cplusplus
}
#endif
#endif
