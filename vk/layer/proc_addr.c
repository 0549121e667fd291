// Which pointer an application gets for a name: ours where a validator or the layer has something to do, the next
// layer's own where not, and a trampoline to the next layer's for commands that this build does not know
// (unknown_command.h).
#include <string.h>

#include "vk/layer/chassis.h"

static const wd_entry_point *entry_point_of(const wd_command_info *info) {
    return &wd_layer_entry_points[info - wd_command_table];
}

// is_enabled_by_layer returns whether the command is of an enabled extension that the layer implements. The next layer
// may not have such commands.
static bool is_enabled_by_layer(const wd_layer_instance *instance, const wd_layer_device *device,
                                const wd_command_info *info) {
    if (strcmp(info->provider, VK_EXT_DEBUG_UTILS_EXTENSION_NAME) == 0) {
        return instance->debug_utils;
    }
    if (strcmp(info->provider, VK_EXT_DEBUG_REPORT_EXTENSION_NAME) == 0) {
        return instance->debug_report;
    }
    if (strcmp(info->provider, VK_EXT_DEBUG_MARKER_EXTENSION_NAME) == 0) {
        return device && device->debug_marker;
    }
    if (strcmp(info->name, "vkGetPhysicalDeviceToolProperties") == 0) {
        return instance->base.api_version >= VK_API_VERSION_1_3;
    }
    return true;
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetDeviceProcAddr(VkDevice device, const char *name) {
    wd_layer_device *layer = wd_layer_device_of(device);
    if (layer == &wd_layer_absent_device || !name) {
        return NULL;
    }
    const wd_command_info *info = wd_command_find(name);
    PFN_vkVoidFunction next = layer->base.dispatch.GetDeviceProcAddr(device, name);
    if (!info) {
        return wd_unknown_command_of_device(layer, name, next);
    }
    if (info->level != WD_COMMAND_LEVEL_DEVICE) {
        return next;
    }
    const wd_entry_point *entry = entry_point_of(info);
    const wd_command_hooks *hooks = &layer->hooks.commands[info->canonical];
    switch (entry->kind) {
    case WD_ENTRY_OF_LAYER:
        return entry->function;
    case WD_ENTRY_SERVED:
        return hooks->num_serve ? entry->function : next;
    case WD_ENTRY_LABELS:
        if (!next) {
            const wd_layer_instance *instance = (const wd_layer_instance *)layer->base.instance;
            return is_enabled_by_layer(instance, layer, info) ? entry->function : NULL;
        }
        break;
    case WD_ENTRY_PASSES:
        break;
    }
    return next && !wd_hooks_empty(hooks) ? entry->function : next;
}

// device_command answers vkGetInstanceProcAddr for a command of devices. The device is not known yet, so a command is
// elided only if no validator of the instance can have a hook for it.
static PFN_vkVoidFunction device_command(const wd_layer_instance *layer, const wd_command_info *info,
                                         PFN_vkVoidFunction next) {
    const wd_entry_point *entry = entry_point_of(info);
    if (!next && layer->next_has_device_commands && entry->kind == WD_ENTRY_PASSES) {
        return NULL;
    }
    if (entry->kind == WD_ENTRY_LABELS && !next &&
        strcmp(info->provider, VK_EXT_DEBUG_UTILS_EXTENSION_NAME) == 0 && !layer->debug_utils) {
        return NULL;
    }
    bool hooked = !next || entry->kind == WD_ENTRY_OF_LAYER || entry->kind == WD_ENTRY_SERVED;
    for (size_t i = 0; i < layer->num_validators && !hooked; ++i) {
        hooked = wd_hooks_has(&layer->validators[i].validator->hooks, info->canonical);
    }
    hooked = hooked || (wd_command_is_unfollowed(info->canonical) &&
                        wd_unknown_commands_matter(layer->validators, layer->num_validators));
    return hooked ? entry->function : next;
}

static PFN_vkVoidFunction instance_command(const wd_layer_instance *layer, const wd_command_info *info,
                                           PFN_vkVoidFunction next) {
    const wd_entry_point *entry = entry_point_of(info);
    if (entry->kind == WD_ENTRY_OF_LAYER) {
        return is_enabled_by_layer(layer, NULL, info) ? entry->function : next;
    }
    return next && !wd_hooks_empty(&layer->hooks.commands[info->canonical]) ? entry->function : next;
}

// An application gets only global commands without an instance: the loader answers for it. Other layers ask for every
// command in this way: those that began as the layer sample of the loader's repository (MangoHud, vkBasalt, Mesa's
// overlay) call the vkCreateDevice that they get for a NULL instance. Entry points find the instance or device by the
// handle that they are called with.
VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetInstanceProcAddr(VkInstance instance, const char *name) {
    if (!name) {
        return NULL;
    }
    // The loader asks for vkCreateInstance with a handle that no layer has seen yet: these come before any look-up.
    const wd_command_info *info = wd_command_find(name);
    if (strcmp(name, "vkGetInstanceProcAddr") == 0 || (info && info->level == WD_COMMAND_LEVEL_GLOBAL)) {
        return entry_point_of(info)->function;
    }
    wd_layer_instance *layer = wd_layer_instance_of(instance);
    if (layer == &wd_layer_absent_instance) {
        return !instance && info ? entry_point_of(info)->function : NULL;
    }
    PFN_vkVoidFunction next = layer->base.dispatch.GetInstanceProcAddr(instance, name);
    if (!info) {
        return wd_unknown_command_of_instance(layer, name, next);
    }
    return info->level == WD_COMMAND_LEVEL_DEVICE ? device_command(layer, info, next)
                                                  : instance_command(layer, info, next);
}

VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL wd_layer_GetPhysicalDeviceProcAddr(VkInstance instance,
                                                                            const char *name) {
    wd_layer_instance *layer = wd_layer_instance_of(instance);
    if (layer == &wd_layer_absent_instance || !name) {
        return NULL;
    }
    const wd_command_info *info = wd_command_find(name);
    if (info) {
        return info->level == WD_COMMAND_LEVEL_PHYSICAL_DEVICE ? wd_layer_GetInstanceProcAddr(instance, name)
                                                               : NULL;
    }
    return layer->next_physical_device_proc_addr ? layer->next_physical_device_proc_addr(instance, name)
                                                 : NULL;
}
