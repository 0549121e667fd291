// Physical devices and displays, which applications find by asking, and queues.
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

WD_STATE_POST(EnumeratePhysicalDevices) {
    (void)down;
    if (!args->pPhysicalDevices || (args->result != VK_SUCCESS && args->result != VK_INCOMPLETE)) {
        return;
    }
    for (uint32_t i = 0; i < *args->pPhysicalDeviceCount; i++) {
        wd_state_note_physical_device(call->instance->state, args->pPhysicalDevices[i]);
    }
}

WD_STATE_POST(EnumeratePhysicalDeviceGroups) {
    (void)down;
    if (!args->pPhysicalDeviceGroupProperties ||
        (args->result != VK_SUCCESS && args->result != VK_INCOMPLETE)) {
        return;
    }
    for (uint32_t i = 0; i < *args->pPhysicalDeviceGroupCount; i++) {
        const VkPhysicalDeviceGroupProperties *group = &args->pPhysicalDeviceGroupProperties[i];
        for (uint32_t k = 0; k < group->physicalDeviceCount && k < VK_MAX_DEVICE_GROUP_SIZE; k++) {
            wd_state_note_physical_device(call->instance->state, group->physicalDevices[k]);
        }
    }
}

static void note_display(struct wd_call *call, VkPhysicalDevice physical_device, VkDisplayKHR display) {
    wd_state_instance *instance = call->instance->state;
    wd_state_object *parent = wd_state_instance_find(instance, VK_OBJECT_TYPE_PHYSICAL_DEVICE,
                                                     WD_STATE_DISPATCHABLE(physical_device));
    wd_state_note_instance(instance, VK_OBJECT_TYPE_DISPLAY_KHR, WD_STATE_NON_DISPATCHABLE(display), parent);
}

static void note_mode(struct wd_call *call, VkDisplayKHR display, VkDisplayModeKHR mode) {
    wd_state_instance *instance = call->instance->state;
    wd_state_object *parent =
        wd_state_instance_find(instance, VK_OBJECT_TYPE_DISPLAY_KHR, WD_STATE_NON_DISPATCHABLE(display));
    wd_state_note_instance(instance, VK_OBJECT_TYPE_DISPLAY_MODE_KHR, WD_STATE_NON_DISPATCHABLE(mode),
                           parent);
}

WD_STATE_POST(GetPhysicalDeviceDisplayPropertiesKHR) {
    (void)down;
    for (uint32_t i = 0; args->result >= VK_SUCCESS && args->pProperties && i < *args->pPropertyCount; i++) {
        note_display(call, args->physicalDevice, args->pProperties[i].display);
    }
}

WD_STATE_POST(GetPhysicalDeviceDisplayProperties2KHR) {
    (void)down;
    for (uint32_t i = 0; args->result >= VK_SUCCESS && args->pProperties && i < *args->pPropertyCount; i++) {
        note_display(call, args->physicalDevice, args->pProperties[i].displayProperties.display);
    }
}

WD_STATE_POST(GetDisplayModePropertiesKHR) {
    (void)down;
    for (uint32_t i = 0; args->result >= VK_SUCCESS && args->pProperties && i < *args->pPropertyCount; i++) {
        note_mode(call, args->display, args->pProperties[i].displayMode);
    }
}

WD_STATE_POST(GetDisplayModeProperties2KHR) {
    (void)down;
    for (uint32_t i = 0; args->result >= VK_SUCCESS && args->pProperties && i < *args->pPropertyCount; i++) {
        note_mode(call, args->display, args->pProperties[i].displayModeProperties.displayMode);
    }
}

static void finish_queue(wd_state_object *object) {
    wd_state_finish_queue_labels((wd_state_queue *)object);
}

static void note_queue(wd_state_device *device, VkQueue handle, VkDeviceQueueCreateFlags flags,
                       uint32_t family, uint32_t index) {
    if (!handle) {
        return;
    }
    pthread_mutex_lock(&device->lock); // Two threads may ask for the same queue.
    wd_state_queue *queue = wd_state_find_queue(device, handle);
    if (!queue) {
        queue = wd_state_new_in_device(device, VK_OBJECT_TYPE_QUEUE, WD_STATE_DISPATCHABLE(handle),
                                       sizeof *queue, finish_queue);
        if (queue) {
            queue->device = device;
            queue->flags = flags;
            queue->family = family;
            queue->index = index;
            queue->capabilities = family < device->physical->num_queue_families
                                      ? device->physical->queue_families[family].queueFlags
                                      : 0;
            if (wd_state_publish(&queue->object)) {
                wd_mutex_lock(&device->submission_lock);
                queue->next = device->work.first_queue;
                device->work.first_queue = queue;
                wd_mutex_unlock(&device->submission_lock);
            }
        }
    }
    pthread_mutex_unlock(&device->lock);
}

WD_STATE_POST(GetDeviceQueue) {
    (void)down;
    note_queue(call->device->state, *args->pQueue, 0, args->queueFamilyIndex, args->queueIndex);
}

WD_STATE_POST(GetDeviceQueue2) {
    (void)down;
    const VkDeviceQueueInfo2 *info = args->pQueueInfo;
    note_queue(call->device->state, *args->pQueue, info->flags, info->queueFamilyIndex, info->queueIndex);
}
