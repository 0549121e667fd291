#include "vk/hangs/hangs_bindings.h"

#include "vk/registry/chain.h"

#include <stdio.h>
#include <string.h>

#include "vk/capabilities/extension_names.h"
#include "vk/util/string_builder.h"

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT types,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                 void *user) {
    (void)severity;
    (void)types;
    wd_hangs_note_bindings(user, data);
    return VK_FALSE;
}

void wd_hangs_bindings_init(wd_hangs_bindings *bindings, wd_chassis_instance *chassis) {
    *bindings = (wd_hangs_bindings){.chassis = chassis};
    wd_mutex_init(&bindings->start_lock);
    wd_mutex_init(&bindings->lock);
}

static VkDebugUtilsMessengerEXT create_messenger(wd_hangs_bindings *bindings) {
    const wd_chassis_instance *chassis = bindings->chassis;
    const VkDebugUtilsMessengerCreateInfoEXT info = {
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
        .messageSeverity =
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_VERBOSE_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT |
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
        .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_DEVICE_ADDRESS_BINDING_BIT_EXT,
        .pfnUserCallback = on_message,
        .pUserData = bindings,
    };
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    const PFN_vkCreateDebugUtilsMessengerEXT create = chassis->dispatch.CreateDebugUtilsMessengerEXT;
    const bool is_created = create && chassis->dispatch.DestroyDebugUtilsMessengerEXT &&
                            wd_has_extension_name(chassis->extensions, chassis->num_extensions,
                                                  VK_EXT_DEBUG_UTILS_EXTENSION_NAME) &&
                            create(chassis->handle, &info, NULL, &messenger) == VK_SUCCESS;
    return is_created ? messenger : VK_NULL_HANDLE;
}

bool wd_hangs_bindings_start(wd_hangs_bindings *bindings) {
    wd_mutex_lock(&bindings->start_lock);
    if (!bindings->messenger) {
        bindings->messenger = create_messenger(bindings);
    }
    const bool has_messenger = bindings->messenger != VK_NULL_HANDLE;
    wd_mutex_unlock(&bindings->start_lock);
    return has_messenger;
}

void wd_hangs_bindings_finish(wd_hangs_bindings *bindings) {
    const wd_allocator *allocator = &bindings->chassis->allocator;
    if (bindings->messenger) {
        bindings->chassis->dispatch.DestroyDebugUtilsMessengerEXT(bindings->chassis->handle,
                                                                  bindings->messenger, NULL);
    }
    WD_VECTOR_FINISH(allocator, &bindings->bound);
    WD_VECTOR_FINISH(allocator, &bindings->unbound);
    wd_mutex_finish(&bindings->lock);
    wd_mutex_finish(&bindings->start_lock);
}

// The lock is held in these.

static void bind(wd_hangs_bindings *bindings, const wd_hangs_range *range) {
    wd_hangs_range *added = bindings->bound.count < WD_HANGS_MOST_BOUND
                                ? WD_VECTOR_PUSH(&bindings->chassis->allocator, &bindings->bound)
                                : NULL;
    if (added) {
        *added = *range;
    }
}

static void remember(wd_hangs_bindings *bindings, const wd_hangs_range *range) {
    const uint64_t at = bindings->num_unbound % WD_HANGS_MOST_DESTROYED;
    wd_hangs_range *place = at < bindings->unbound.count
                                ? &bindings->unbound.items[at]
                                : WD_VECTOR_PUSH(&bindings->chassis->allocator, &bindings->unbound);
    if (place) {
        *place = *range;
        place->destroyed_by = "";
        bindings->num_unbound++;
    }
}

static void unbind(wd_hangs_bindings *bindings, const wd_hangs_range *range) {
    for (size_t i = bindings->bound.count; i-- > 0;) {
        wd_hangs_range *bound = &bindings->bound.items[i];
        if (bound->begin == range->begin && bound->handle == range->handle && bound->type == range->type) {
            remember(bindings, bound);
            *bound = bindings->bound.items[--bindings->bound.count];
            return;
        }
    }
}

void wd_hangs_note_bindings(wd_hangs_bindings *bindings, const VkDebugUtilsMessengerCallbackDataEXT *data) {
    const VkBaseInStructure *node = data && data->objectCount && data->pObjects ? data->pNext : NULL;
    for (unsigned i = 0; node && i < WD_LONGEST_CHAIN; i++, node = node->pNext) {
        const VkDeviceAddressBindingCallbackDataEXT *binding =
            (const VkDeviceAddressBindingCallbackDataEXT *)node;
        if (node->sType != VK_STRUCTURE_TYPE_DEVICE_ADDRESS_BINDING_CALLBACK_DATA_EXT || !binding->size ||
            binding->size > UINT64_MAX - binding->baseAddress) {
            continue;
        }
        wd_hangs_range range = {
            .type = data->pObjects->objectType,
            .handle = data->pObjects->objectHandle,
            .begin = binding->baseAddress,
            .end = binding->baseAddress + binding->size,
        };
        const char *name = data->pObjects->pObjectName;
        if (name && wd_string_is_printable(name, strlen(name))) {
            snprintf(range.name, sizeof range.name, "%s", name);
        }
        wd_mutex_lock(&bindings->lock);
        (binding->bindingType == VK_DEVICE_ADDRESS_BINDING_TYPE_BIND_EXT ? bind : unbind)(bindings, &range);
        wd_mutex_unlock(&bindings->lock);
    }
}

void wd_hangs_visit_bindings(wd_hangs_bindings *bindings,
                             void (*visit)(void *user, const wd_hangs_range *range), void *user) {
    wd_mutex_lock(&bindings->lock);
    for (size_t i = 0; i < bindings->bound.count; i++) {
        visit(user, &bindings->bound.items[i]);
    }
    for (size_t i = 0; i < bindings->unbound.count; i++) {
        visit(user, &bindings->unbound.items[(bindings->num_unbound - 1 - i) % WD_HANGS_MOST_DESTROYED]);
    }
    wd_mutex_unlock(&bindings->lock);
}
