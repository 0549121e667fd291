// Debug names and debug labels.
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"
#include "vk/util/string_builder.h"

static wd_state_object *find_anywhere(const struct wd_call *call, VkObjectType type, uint64_t handle) {
    const wd_state_device *device = call->device->state;
    wd_state_object *object = wd_state_find(device, type, handle);
    return object ? object : wd_state_instance_find(call->instance->state, type, handle);
}

static void set_name(const struct wd_call *call, VkObjectType type, uint64_t handle, const char *name) {
    wd_state_object *object = find_anywhere(call, type, handle);
    if (object) {
        wd_state_set_name(object, name ? name : "", name ? strlen(name) : 0);
    }
}

WD_STATE_POST(SetDebugUtilsObjectNameEXT) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        set_name(call, args->pNameInfo->objectType, args->pNameInfo->objectHandle,
                 args->pNameInfo->pObjectName);
    }
}

// object_type_of translates the older enum. Both enums agree for the objects of Vulkan 1.0 up to the command
// pool.
static VkObjectType object_type_of(VkDebugReportObjectTypeEXT type) {
    switch (type) {
    case VK_DEBUG_REPORT_OBJECT_TYPE_SURFACE_KHR_EXT:
        return VK_OBJECT_TYPE_SURFACE_KHR;
    case VK_DEBUG_REPORT_OBJECT_TYPE_SWAPCHAIN_KHR_EXT:
        return VK_OBJECT_TYPE_SWAPCHAIN_KHR;
    case VK_DEBUG_REPORT_OBJECT_TYPE_DEBUG_REPORT_CALLBACK_EXT_EXT:
        return VK_OBJECT_TYPE_DEBUG_REPORT_CALLBACK_EXT;
    case VK_DEBUG_REPORT_OBJECT_TYPE_DISPLAY_KHR_EXT:
        return VK_OBJECT_TYPE_DISPLAY_KHR;
    case VK_DEBUG_REPORT_OBJECT_TYPE_DISPLAY_MODE_KHR_EXT:
        return VK_OBJECT_TYPE_DISPLAY_MODE_KHR;
    case VK_DEBUG_REPORT_OBJECT_TYPE_VALIDATION_CACHE_EXT_EXT:
        return VK_OBJECT_TYPE_VALIDATION_CACHE_EXT;
    default:
        // Extensions gave their objects the same number in both, from the sampler conversion on.
        return (VkObjectType)type;
    }
}

WD_STATE_POST(DebugMarkerSetObjectNameEXT) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        set_name(call, object_type_of(args->pNameInfo->objectType), args->pNameInfo->object,
                 args->pNameInfo->pObjectName);
    }
}

// escape returns `name` itself where nothing needs to be escaped, NULL when memory runs out.
static const char *escape(wd_arena *arena, const wd_allocator *allocator, const char *name) {
    const size_t length = strlen(name);
    if (wd_string_is_printable(name, length)) {
        return name;
    }
    wd_string_builder escaped;
    wd_string_init(&escaped, *allocator);
    wd_string_append_printable(&escaped, name, length, "");
    const char *copy = escaped.failed ? NULL : wd_arena_strdup(arena, escaped.text);
    wd_string_finish(&escaped);
    return copy;
}

static void begin_label(const struct wd_call *call, VkCommandBuffer handle, const char *name,
                        const float color[4]) {
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, handle);
    if (!command_buffer) {
        return;
    }
    wd_state_label *label = wd_arena_alloc(&command_buffer->arena, sizeof *label);
    const char *copy = wd_arena_strdup(&command_buffer->arena, name ? name : "");
    const char *printable = copy ? escape(&command_buffer->arena, &call->device->allocator, copy) : NULL;
    if (!label || !printable) {
        command_buffer->incomplete = true;
        return;
    }
    label->outer = command_buffer->label;
    label->name = copy;
    label->printable = printable;
    memcpy(label->color, color, sizeof label->color);
    command_buffer->label = label;
}

static void end_label(wd_state_command_buffer *command_buffer) {
    if (command_buffer && command_buffer->label) {
        command_buffer->label = command_buffer->label->outer;
    }
}

WD_STATE_POST(CmdBeginDebugUtilsLabelEXT) {
    (void)down;
    begin_label(call, args->commandBuffer, args->pLabelInfo->pLabelName, args->pLabelInfo->color);
}

WD_STATE_POST(CmdEndDebugUtilsLabelEXT) {
    (void)down;
    wd_state_command_buffer *command_buffer = wd_state_recorded(call, args->commandBuffer);
    if (command_buffer && !command_buffer->label) {
        command_buffer->num_label_ends++;
    }
    end_label(command_buffer);
}

WD_STATE_POST(CmdDebugMarkerBeginEXT) {
    (void)down;
    begin_label(call, args->commandBuffer, args->pMarkerInfo->pMarkerName, args->pMarkerInfo->color);
}

WD_STATE_POST(CmdDebugMarkerEndEXT) {
    (void)down;
    end_label(wd_state_recorded(call, args->commandBuffer));
}

// A label of a queue and its name are one allocation, freed when the label is closed.
WD_STATE_POST(QueueBeginDebugUtilsLabelEXT) {
    (void)down;
    wd_state_queue *queue = wd_state_find_queue(call->device->state, args->queue);
    if (!queue) {
        return;
    }
    const char *name = args->pLabelInfo->pLabelName ? args->pLabelInfo->pLabelName : "";
    const size_t size = strlen(name) + 1;
    wd_state_label *label = wd_alloc(&queue->device->allocator, sizeof *label + size);
    if (!label) {
        return;
    }
    label->outer = queue->label;
    label->name = label->printable =
        memcpy(label + 1, name, size); // No text names labels of queues by `printable`.
    memcpy(label->color, args->pLabelInfo->color, sizeof label->color);
    queue->label = label;
}

static void pop_label(wd_state_queue *queue) {
    const wd_state_label *label = queue->label;
    if (label) {
        queue->label = label->outer;
        wd_free(&queue->object.table->allocator, (void *)label);
    }
}

WD_STATE_POST(QueueEndDebugUtilsLabelEXT) {
    (void)down;
    wd_state_queue *queue = wd_state_find_queue(call->device->state, args->queue);
    if (queue) {
        pop_label(queue);
    }
}

void wd_state_submit_labels(wd_state_queue *queue, const wd_state_command_buffer *command_buffer) {
    const uint32_t ended = command_buffer->num_label_ends, open = queue->num_open_labels;
    queue->num_open_labels = open > ended ? open - ended : 0;
    for (const wd_state_label *label = command_buffer->label; label; label = label->outer) {
        queue->num_open_labels++;
    }
    queue->are_open_labels_unknown |=
        command_buffer->num_unknown || command_buffer->is_untracked || command_buffer->incomplete;
}

void wd_state_finish_queue_labels(wd_state_queue *queue) {
    while (queue->label) {
        pop_label(queue);
    }
}
