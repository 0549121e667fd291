// Messengers, which get the addresses of bindings only (VK_EXT_device_address_binding_report).
#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

typedef struct null_messenger {
    struct null_messenger *next;
    uint64_t handle;
    PFN_vkDebugUtilsMessengerCallbackEXT callback;
    void *user;
    VkDebugUtilsMessageTypeFlagsEXT types;
} null_messenger;

VKAPI_ATTR VkResult VKAPI_CALL
null_CreateDebugUtilsMessengerEXT(VkInstance handle, const VkDebugUtilsMessengerCreateInfoEXT *info,
                                  const VkAllocationCallbacks *allocation, VkDebugUtilsMessengerEXT *out) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_instance *instance = (null_instance *)handle;
    null_messenger *messenger = wd_alloc_zero(&allocator, 1, sizeof(*messenger));
    if (!messenger) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    messenger->handle = null_handle_create(VK_OBJECT_TYPE_DEBUG_UTILS_MESSENGER_EXT);
    messenger->callback = info->pfnUserCallback;
    messenger->user = info->pUserData;
    messenger->types = info->messageType;
    pthread_mutex_lock(&instance->lock);
    messenger->next = instance->messengers;
    instance->messengers = messenger;
    pthread_mutex_unlock(&instance->lock);
    *out = (VkDebugUtilsMessengerEXT)messenger->handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyDebugUtilsMessengerEXT(VkInstance handle,
                                                              VkDebugUtilsMessengerEXT messenger,
                                                              const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_instance *instance = (null_instance *)handle;
    pthread_mutex_lock(&instance->lock);
    null_messenger **at = &instance->messengers;
    while (*at && (*at)->handle != (uint64_t)messenger) {
        at = &(*at)->next;
    }
    null_messenger *found = *at;
    if (found) {
        *at = found->next;
    }
    pthread_mutex_unlock(&instance->lock);
    wd_free(&allocator, found);
}

static void send(const null_instance *instance, const VkDebugUtilsMessengerCallbackDataEXT *data) {
    const VkDebugUtilsMessageTypeFlagsEXT type = VK_DEBUG_UTILS_MESSAGE_TYPE_DEVICE_ADDRESS_BINDING_BIT_EXT;
    for (const null_messenger *at = instance->messengers; at; at = at->next) {
        if (at->types & type) {
            at->callback(VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT, type, data, at->user);
        }
    }
}

void null_report_binding(null_device *device, VkBuffer handle, bool is_bound) {
    const null_buffer *buffer =
        device->reports_bindings ? null_object_find(device, NULL_KIND_BUFFER, (uint64_t)handle) : NULL;
    if (!buffer || !buffer->memory) {
        return;
    }
    const VkDeviceAddressBindingCallbackDataEXT binding = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_ADDRESS_BINDING_CALLBACK_DATA_EXT,
        .baseAddress = buffer->address,
        .size = buffer->size,
        .bindingType =
            is_bound ? VK_DEVICE_ADDRESS_BINDING_TYPE_BIND_EXT : VK_DEVICE_ADDRESS_BINDING_TYPE_UNBIND_EXT,
    };
    const VkDebugUtilsObjectNameInfoEXT object = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT,
        .objectType = VK_OBJECT_TYPE_BUFFER,
        .objectHandle = (uint64_t)handle,
    };
    const VkDebugUtilsMessengerCallbackDataEXT data = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT,
        .pNext = &binding,
        .pMessage = "",
        .objectCount = 1,
        .pObjects = &object,
    };
    pthread_mutex_lock(&device->instance->lock);
    send(device->instance, &data);
    pthread_mutex_unlock(&device->instance->lock);
}
