#include "vk/layer/unknown_command.h"

#include <stdarg.h>
#include <string.h>

#include "vk/layer/chassis.h"
#include "vk/layer/entry_point.h"
#include "vk/report/message_ids.h"

// A function to call where the first argument is not a handle of an instance or device that the layer knows.
typedef struct last_answer {
    _Atomic(PFN_vkVoidFunction) next;
    const wd_layer_instance *instance; // The instance whose next layer has `next`. Under the lock.
} last_answer;

static last_answer last_answers[WD_NUM_TRAMPOLINES];
static pthread_mutex_t last_answers_lock = PTHREAD_MUTEX_INITIALIZER;

static void note_answer(uint32_t slot, const wd_layer_instance *instance, PFN_vkVoidFunction next) {
    pthread_mutex_lock(&last_answers_lock);
    last_answers[slot].instance = instance;
    atomic_store_explicit(&last_answers[slot].next, next, memory_order_release);
    pthread_mutex_unlock(&last_answers_lock);
}

void wd_unknown_commands_forget(const wd_layer_instance *instance) {
    pthread_mutex_lock(&last_answers_lock);
    for (uint32_t slot = 0; slot < WD_NUM_TRAMPOLINES; slot++) {
        if (last_answers[slot].instance == instance) {
            last_answers[slot].instance = NULL;
            atomic_store_explicit(&last_answers[slot].next, NULL, memory_order_release);
        }
    }
    pthread_mutex_unlock(&last_answers_lock);
}

// --- Who gets a trampoline

// The state tracker records for the other validators.
bool wd_unknown_commands_matter(const wd_active_validator *validators, size_t num_validators) {
    for (size_t i = 0; i < num_validators; i++) {
        if (validators[i].validator->unknown_command && !validators[i].is_state_tracker) {
            return true;
        }
    }
    return false;
}

static bool begins_with(const char *name, const char *prefix) {
    return strncmp(name, prefix, strlen(prefix)) == 0;
}

// is_command_name rejects names of the loader's interfaces, and global commands, whose first parameter is not a handle.
static bool is_command_name(const char *name) {
    return begins_with(name, "vk") && name[2] >= 'A' && name[2] <= 'Z' && !begins_with(name, "vkNegotiate") &&
           !begins_with(name, "vkCreateInstance") && !begins_with(name, "vkEnumerateInstance");
}

__attribute__((format(printf, 5, 6))) static void submit(const wd_layer_instance *instance,
                                                         wd_severity severity, const char *id,
                                                         const wd_finding_object *object, const char *format,
                                                         ...) {
    wd_string_builder text;
    wd_string_init(&text, instance->base.allocator);
    va_list arguments;
    va_start(arguments, format);
    wd_string_appendv(&text, format, arguments);
    va_end(arguments);
    const wd_finding finding = {
        .severity = severity,
        .type = WD_MESSAGE_GENERAL,
        .id = id,
        .text = text.text,
        .objects = object,
        .num_objects = object && object->type != VK_OBJECT_TYPE_UNKNOWN,
    };
    if (!text.failed) {
        wd_report_submit(instance->base.report, &finding);
    }
    wd_string_finish(&text);
}

static void report_limit(wd_layer_instance *instance, const char *name) {
    if (atomic_exchange(&instance->unknown_reports.has_reported_limit, true)) {
        return;
    }
    submit(instance, WD_SEVERITY_WARNING, WD_ID_LAYER_UNKNOWN_COMMAND_UNSEEN, NULL,
           "%s is not known to this build and cannot be intercepted: %s. Uses of this command and of further "
           "unknown commands are not seen, and findings about the objects that they use may be wrong. Build "
           "Warden with newer Vulkan headers (docs/build.md).",
           name,
           WD_HAS_TRAMPOLINES ? "all slots for unknown commands are in use"
                              : "unknown commands are not supported on this processor");
}

static PFN_vkVoidFunction trampoline_for(wd_layer_instance *instance, wd_unknown_commands *commands,
                                         const char *name, PFN_vkVoidFunction next) {
    const uint32_t slot = wd_trampoline_slot(name);
    if (slot == WD_NO_TRAMPOLINE) {
        report_limit(instance, name);
        return next;
    }
    atomic_store_explicit(&commands->next[slot], next, memory_order_release);
    note_answer(slot, instance, next);
    return wd_trampoline_function(slot);
}

PFN_vkVoidFunction wd_unknown_command_of_device(wd_layer_device *device, const char *name,
                                                PFN_vkVoidFunction next) {
    if (!next || !is_command_name(name) ||
        !wd_unknown_commands_matter(device->validators, device->num_validators)) {
        return next;
    }
    return trampoline_for((wd_layer_instance *)device->base.instance, &device->unknown_commands, name, next);
}

// No validator depends on the effects of commands of physical devices. The next layer says which ones these are, if it
// can.
static bool is_of_physical_device(const wd_layer_instance *instance, const char *name) {
    return instance->next_physical_device_proc_addr &&
           instance->next_physical_device_proc_addr(instance->base.handle, name);
}

PFN_vkVoidFunction wd_unknown_command_of_instance(wd_layer_instance *instance, const char *name,
                                                  PFN_vkVoidFunction next) {
    if (!next || !is_command_name(name) ||
        !wd_unknown_commands_matter(instance->validators, instance->num_validators) ||
        is_of_physical_device(instance, name)) {
        return next;
    }
    return trampoline_for(instance, &instance->unknown_commands, name, next);
}

// --- Calls

// The part of a report about the object of the first parameter.
typedef struct used_object {
    VkObjectType type; // VK_OBJECT_TYPE_UNKNOWN: another child of the device.
    const char *type_name;
    const char *consequence;
} used_object;

// The state tracker knows the type of every handle; for a message the name of the command will do.
static used_object object_of(const wd_layer_device *device, const char *name, const void *handle) {
    if (handle == device->base.handle) {
        return (used_object){VK_OBJECT_TYPE_DEVICE, "VkDevice",
                             "The work of the device up to each call counts as ordered before later work, "
                             "and objects that the command may create or change count as unknown"};
    }
    if (begins_with(name, "vkQueue")) {
        return (used_object){VK_OBJECT_TYPE_QUEUE, "VkQueue",
                             "The work of the device up to each call counts as ordered before later work, "
                             "and work that the command submits is not checked"};
    }
    return (used_object){begins_with(name, "vkCmd") ? VK_OBJECT_TYPE_COMMAND_BUFFER : VK_OBJECT_TYPE_UNKNOWN,
                         "VkCommandBuffer",
                         "After each call, the state that is bound to the command buffer counts as unknown "
                         "until it is bound again, and earlier accesses count as ordered before later ones"};
}

// advice is the end of a report: why the command is not followed, and the consequences.
static const char *advice(bool is_in_registry) {
    return is_in_registry ? "To follow the command, use a newer Warden."
                          : "To follow the command, build Warden with newer Vulkan headers (docs/build.md).";
}

void wd_unknown_command_report(const wd_layer_device *device, atomic_uint *reported, uint32_t bit,
                               const char *name, const void *handle, bool is_in_registry) {
    const wd_layer_instance *instance = (const wd_layer_instance *)device->base.instance;
    const uint32_t mask = UINT32_C(1) << bit % 32;
    reported += bit / 32;
    if (atomic_load_explicit(reported, memory_order_relaxed) & mask ||
        atomic_fetch_or(reported, mask) & mask ||
        !wd_report_would_submit(instance->base.report, WD_SEVERITY_INFO)) {
        return;
    }
    const used_object used = object_of(device, name, handle);
    const wd_finding_object object = {used.type, used.type_name, (uint64_t)(uintptr_t)handle, NULL};
    submit(
        instance, WD_SEVERITY_INFO, WD_ID_LAYER_UNKNOWN_COMMAND, &object,
        "%s is not one of the commands that this build follows (Vulkan %u.%u.%u, without platform and beta "
        "extensions). %s. %s",
        name, VK_API_VERSION_MAJOR(VK_HEADER_VERSION_COMPLETE),
        VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE), VK_API_VERSION_PATCH(VK_HEADER_VERSION_COMPLETE),
        used.consequence, advice(is_in_registry));
}

// The state tracker comes last: validators see the state that was bound before the command.
void wd_unknown_command_run(wd_layer_device *device, const char *name, const void *handle) {
    wd_call call;
    wd_call_begin(&call, device->base.instance, &device->base, WD_COMMAND_COUNT, name);
    for (int of_state_tracker = 0; of_state_tracker < 2; of_state_tracker++) {
        for (size_t i = 0; i < device->num_validators; i++) {
            const wd_active_validator *active = &device->validators[i];
            if (active->validator->unknown_command && active->is_state_tracker == of_state_tracker) {
                call.data = active->data;
                active->validator->unknown_command(&call, handle);
            }
        }
    }
    wd_call_end(&call);
}

static PFN_vkVoidFunction next_of_instance(const wd_layer_instance *instance, uint32_t slot) {
    return atomic_load_explicit(&instance->unknown_commands.next[slot], memory_order_acquire);
}

// next_of_device returns the next layer's function for this device. A pointer from vkGetInstanceProcAddr is called for
// all devices, each of which has a function of its own.
static PFN_vkVoidFunction next_of_device(wd_layer_device *device, uint32_t slot) {
    _Atomic(PFN_vkVoidFunction) *known = &device->unknown_commands.next[slot];
    PFN_vkVoidFunction next = atomic_load_explicit(known, memory_order_acquire);
    if (!next) {
        next = device->base.dispatch.GetDeviceProcAddr(device->base.handle, wd_trampoline_name(slot));
        next = next ? next : next_of_instance((wd_layer_instance *)device->base.instance, slot);
        atomic_store_explicit(known, next, memory_order_release);
    }
    return next;
}

static bool may_be_handle(const void *first) {
    return first && (uintptr_t)first % sizeof(void *) == 0;
}

// Like commands that this build knows, one of a handle that is not alive any more is skipped; it returns 0.
static void *skip_command(void) {
    return NULL;
}

PFN_vkVoidFunction wd_trampoline_target(uint32_t slot, const void *first) {
    wd_layer_device *device = may_be_handle(first) ? wd_layer_device_of(first) : &wd_layer_absent_device;
    PFN_vkVoidFunction next = NULL;
    if (device != &wd_layer_absent_device) {
        wd_layer_instance *instance = (wd_layer_instance *)device->base.instance;
        wd_unknown_command_report(device, instance->unknown_reports.has_reported, slot,
                                  wd_trampoline_name(slot), first, false);
        wd_unknown_command_run(device, wd_trampoline_name(slot), first);
        next = next_of_device(device, slot);
    } else if (may_be_handle(first)) {
        next = next_of_instance(wd_layer_instance_of(first), slot);
    }
    if (!next) {
        next = atomic_load_explicit(&last_answers[slot].next, memory_order_acquire);
    }
    return next ? next : (PFN_vkVoidFunction)skip_command;
}
