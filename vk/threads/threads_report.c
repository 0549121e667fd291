// A conflict as a finding.
#include <inttypes.h>
#include <stdio.h>

#include "vk/registry/handle_types.h"
#include "vk/report/message_ids.h"
#include "vk/report/object_text.h"
#include "vk/report/report.h"
#include "vk/threads/threads_internal.h"

// subject is the object that both threads use.
typedef struct subject {
    VkObjectType type;
    uint64_t handle;
    wd_state_object *state; // A reference; NULL where it is not tracked.
} subject;

static wd_state_object *find_ref(const wd_call *call, VkObjectType type, uint64_t handle) {
    return call->device ? wd_state_find_ref(call->device->state, type, handle) : NULL;
}

// subject_of returns the child where the uses concern the same one, or one of a group; else the object itself.
static subject subject_of(const wd_call *call, const wd_use_conflict *conflict) {
    const wd_use *own = &conflict->own;
    subject found = {(VkObjectType)own->type, own->handle, NULL};
    if (own->flags & WD_USE_GROUP) {
        const uint64_t child = own->child ? own->child : conflict->other_child;
        found.handle = child ? child : own->handle;
        if (!child) {
            found.type =
                own->type == VK_OBJECT_TYPE_QUEUE ? VK_OBJECT_TYPE_DEVICE : VK_OBJECT_TYPE_DESCRIPTOR_POOL;
        }
    } else if (!(own->flags & WD_USE_RANGE) && own->child && own->child == conflict->other_child) {
        found = (subject){VK_OBJECT_TYPE_COMMAND_BUFFER, own->child, NULL};
    }
    found.state = find_ref(call, found.type, found.handle);
    return found;
}

// message_id returns the VUID where the specification has one for the command and the type, and the general id
// elsewhere.
static const char *message_id(wd_command command, VkObjectType type) {
    static const struct {
        wd_command command;
        VkObjectType type;
        const char *id;
    } vuids[] = {
        {WD_COMMAND_UpdateDescriptorSets, VK_OBJECT_TYPE_DESCRIPTOR_SET, WD_ID_THREADS_UPDATE_SETS},
        {WD_COMMAND_UpdateDescriptorSetWithTemplate, VK_OBJECT_TYPE_DESCRIPTOR_SET,
         WD_ID_THREADS_UPDATE_TEMPLATE},
        {WD_COMMAND_CreateGraphicsPipelines, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_ID_THREADS_CACHE_GRAPHICS},
        {WD_COMMAND_CreateComputePipelines, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_ID_THREADS_CACHE_COMPUTE},
        {WD_COMMAND_CreateRayTracingPipelinesKHR, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_ID_THREADS_CACHE_RAYS},
        {WD_COMMAND_CreateRayTracingPipelinesNV, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_ID_THREADS_CACHE_RAYS_NV},
        {WD_COMMAND_MergePipelineCaches, VK_OBJECT_TYPE_PIPELINE_CACHE, WD_ID_THREADS_CACHE_MERGE},
    };
    for (size_t i = 0; i < sizeof vuids / sizeof *vuids; i++) {
        if (vuids[i].command == command && vuids[i].type == type) {
            return vuids[i].id;
        }
    }
    return WD_ID_THREADS_SIMULTANEOUS_USE;
}

static void append_object(wd_string_builder *text, const subject *object) {
    wd_report_append_object(text, wd_handle_type_name(object->type),
                            object->state ? wd_state_name(object->state) : NULL, object->handle);
}

// append_user appends a thread and the command in which it uses the object.
static void append_user(wd_string_builder *text, uint32_t thread, const char *command,
                        uint64_t command_buffer, const subject *object) {
    wd_string_appendf(text, "thread %" PRIu32 " in %s", thread, command);
    if (command_buffer && object->type == VK_OBJECT_TYPE_COMMAND_POOL) {
        wd_string_appendf(text, " with VkCommandBuffer (0x%" PRIx64 ")", command_buffer);
    }
}

static const char *reason_of(const wd_use_conflict *conflict, const subject *object) {
    const bool records = conflict->own.child || conflict->other_child;
    if (object->type == VK_OBJECT_TYPE_COMMAND_POOL && records) {
        return "A command that records into a command buffer also uses its command pool. ";
    }
    if (conflict->own.flags & WD_USE_RANGE) {
        return "Both update the same descriptor. With VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT, "
               "VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT or "
               "VK_DESCRIPTOR_POOL_CREATE_HOST_ONLY_BIT_EXT, two threads may update different descriptors "
               "only. ";
    }
    return "";
}

static const char *advice_of(VkObjectType type) {
    switch ((int)type) {
    case VK_OBJECT_TYPE_COMMAND_POOL:
        return ", or give each thread a command pool of its own";
    case VK_OBJECT_TYPE_DESCRIPTOR_POOL:
        return ", or give each thread a descriptor pool of its own";
    case VK_OBJECT_TYPE_QUEUE:
        return ", or submit from one thread only";
    default:
        return "";
    }
}

static void append_summary(wd_string_builder *text, const wd_call *call, const wd_use_conflict *conflict,
                           const subject *object, const char *other_command) {
    const bool is_own_exclusive = conflict->own.flags & WD_USE_EXCLUSIVE;
    // Commands of queues use their queue exclusively, though the queues of the device are shared among them.
    const bool is_queue = (conflict->own.flags & WD_USE_GROUP) && object->type == VK_OBJECT_TYPE_QUEUE;
    append_object(text, object);
    wd_string_append(text, " is used by two threads at the same time: ");
    append_user(text, wd_uses_thread_id(), call->name, conflict->own.child, object);
    wd_string_append(text, ", and ");
    append_user(text, conflict->other_thread, other_command, conflict->other_child, object);
    wd_string_appendf(text, ". %s", reason_of(conflict, object));
    if (is_queue || (is_own_exclusive && conflict->is_other_exclusive)) {
        wd_string_append(text, "Both commands require");
    } else {
        wd_string_appendf(text, "%s requires", is_own_exclusive ? call->name : other_command);
    }
    wd_string_appendf(text, " external synchronization of the %s", wd_handle_type_name(object->type));
}

static void append_fix(wd_string_builder *fix, VkObjectType type) {
    wd_string_appendf(
        fix, "let only one thread use the %s at a time, for example with a mutex around both calls%s",
        wd_handle_type_name(type), advice_of(type));
}

// site_of is the same for both threads, and in each frame of the application.
static uint64_t site_of(const wd_use_conflict *conflict, wd_command command, VkObjectType type) {
    const uint32_t a = (uint32_t)command, b = conflict->other_command;
    return wd_uses_key((uint64_t)(a < b ? a : b) << 32 | (a < b ? b : a), (uint32_t)type, 0);
}

bool wd_threads_report(const wd_call *call, const wd_use_conflict *conflict) {
    wd_report *report = call->instance->report;
    if (!wd_report_would_submit(report, WD_SEVERITY_ERROR)) {
        return false;
    }
    const subject object = subject_of(call, conflict);
    const wd_command_info *info = wd_command_get((wd_command)conflict->other_command);
    const char *other_command = info ? info->name : "an unknown command";
    char threads[2][16];
    snprintf(threads[0], sizeof threads[0], "%" PRIu32, wd_uses_thread_id());
    snprintf(threads[1], sizeof threads[1], "%" PRIu32, conflict->other_thread);
    const wd_finding_property properties[] = {{"thread", threads[0]},
                                              {"command", call->name},
                                              {"other_thread", threads[1]},
                                              {"other_command", other_command}};
    const wd_finding_object reported = {(uint32_t)object.type, wd_handle_type_name(object.type),
                                        object.handle, object.state ? wd_state_name(object.state) : NULL};
    wd_string_builder text, summary, fix;
    wd_string_init(&text, call->instance->allocator);
    wd_string_init(&summary, call->instance->allocator);
    wd_string_init(&fix, call->instance->allocator);
    append_summary(&summary, call, conflict, &object, other_command);
    append_fix(&fix, object.type);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = summary.text, .fix = fix.text});
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = message_id(call->command, object.type),
        .text = text.failed || summary.failed || fix.failed ? "Two threads use an object at the same time."
                                                            : text.text,
        .site = site_of(conflict, call->command, object.type),
        .subject = object.state ? object.state->id : 0,
        .objects = &reported,
        .num_objects = 1,
        .properties = properties,
        .num_properties = sizeof properties / sizeof *properties,
    };
    const bool skips = wd_report_submit(report, &finding);
    wd_string_finish(&fix);
    wd_string_finish(&summary);
    wd_string_finish(&text);
    wd_state_unref(object.state);
    return skips;
}
