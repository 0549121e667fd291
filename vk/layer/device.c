// Creation and destruction of devices.
#include <string.h>

#include "vk/capabilities/extension_names.h"
#include "vk/handles/handles.h"
#include "vk/layer/chassis.h"
#include "vk/layer/entry_point.h"

wd_dispatch_map wd_layer_devices = WD_DISPATCH_MAP_INIT(wd_layer_devices);
wd_layer_device wd_layer_absent_device;

static bool report_absent(void *value, void *user) {
    const wd_layer_instance *instance = value;
    wd_call *call = user;
    for (size_t i = 0; i < instance->num_validators; ++i) {
        if (instance->validators[i].validator->absent_handle) {
            instance->validators[i].validator->absent_handle(&instance->base, call);
        }
    }
    return true;
}

// The hook that every command of the absent instance and device has. Nobody knows which instance a handle is of that
// does not exist, so all of them report.
static bool ask_to_skip(wd_call *call, const void *args) {
    (void)args;
    wd_dispatch_map_visit(&wd_layer_instances, report_absent, call);
    return true;
}

static const wd_hook skip_hook = {(wd_hook_function)ask_to_skip, NULL};

__attribute__((constructor)) static void init_absent(void) {
    wd_hook_table_init_blocked(&wd_layer_absent_instance.hooks, &skip_hook);
    wd_hook_table_init_blocked(&wd_layer_absent_device.hooks, &skip_hook);
    wd_layer_absent_device.base.instance = &wd_layer_absent_instance.base;
}

static VkLayerDeviceCreateInfo *find_loader_info(const VkDeviceCreateInfo *create_info,
                                                 VkLayerFunction function) {
    for (const VkBaseInStructure *s = create_info->pNext; s; s = s->pNext) {
        VkLayerDeviceCreateInfo *info = (VkLayerDeviceCreateInfo *)s;
        if (s->sType == VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO && info->function == function) {
            return info;
        }
    }
    return NULL;
}

// Does the work of the loader's callback for a dispatchable handle, for chains whose loader has none.
static VKAPI_ATTR VkResult VKAPI_CALL copy_dispatch_key(VkDevice device, void *object) {
    memcpy(object, (const void *)device, sizeof(void *));
    return VK_SUCCESS;
}

static PFN_vkSetDeviceLoaderData loader_data_setter(const VkDeviceCreateInfo *create_info) {
    const VkLayerDeviceCreateInfo *info = find_loader_info(create_info, VK_LOADER_DATA_CALLBACK);
    return info && info->u.pfnSetDeviceLoaderData ? info->u.pfnSetDeviceLoaderData : copy_dispatch_key;
}

static bool is_served_extension(const char *name) {
    for (size_t i = 0; i < wd_num_validator_entries; ++i) {
        const wd_validator *validator = wd_validator_entries[i].validator;
        for (size_t k = 0; k < validator->num_served; ++k) {
            if (strcmp(validator->served[k].extension, name) == 0) {
                return true;
            }
        }
    }
    return false;
}

// Takes the extensions that validators serve out of `create_info`: drivers do not have them. If the driver lacks
// VK_EXT_tooling_info or VK_EXT_debug_marker, they are left to the loader, which knows the driver's own list. False: no
// memory.
static bool strip_extensions(wd_arena *arena, VkDeviceCreateInfo *create_info) {
    if (create_info->enabledExtensionCount == 0) {
        return true;
    }
    const char **names = wd_arena_copy(arena, create_info->ppEnabledExtensionNames,
                                       create_info->enabledExtensionCount, sizeof *names);
    if (!names) {
        return false;
    }
    uint32_t num_names = 0;
    for (uint32_t i = 0; i < create_info->enabledExtensionCount; ++i) {
        if (!names[i] || !is_served_extension(names[i])) {
            names[num_names++] = names[i];
        }
    }
    create_info->enabledExtensionCount = num_names;
    create_info->ppEnabledExtensionNames = names;
    return true;
}

static void free_device(wd_layer_device *device) {
    wd_vulkan_allocator callbacks = device->callbacks;
    wd_allocator allocator = device->base.allocator;
    if (allocator.user == &device->callbacks) {
        allocator.user = &callbacks;
    }
    wd_hook_table_finish(&device->hooks, &allocator);
    wd_free(&allocator, device);
}

// new_device creates the layer's data of a device that is about to be created; NULL without memory or without a
// physical device.
static wd_layer_device *new_device(wd_layer_instance *instance, const wd_CreateDevice_args *down,
                                   const VkDeviceCreateInfo *create_info) {
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(instance->base.capabilities, down->physicalDevice);
    wd_vulkan_allocator storage;
    const wd_allocator bootstrap = wd_vulkan_allocator_init(
        &storage, down->pAllocator, VK_SYSTEM_ALLOCATION_SCOPE_DEVICE, instance->base.allocator);
    wd_layer_device *device = physical ? wd_alloc_zero(&bootstrap, 1, sizeof *device) : NULL;
    if (device) {
        device->base.allocator =
            wd_vulkan_allocator_init(&device->callbacks, down->pAllocator, VK_SYSTEM_ALLOCATION_SCOPE_DEVICE,
                                     instance->base.allocator);
        device->base.instance = &instance->base;
        device->base.physical_device = down->physicalDevice;
        device->base.api_version = physical->api_version;
        device->base.capabilities = &device->capabilities;
        wd_device_capabilities_init(&device->capabilities, physical, create_info);
    }
    return device;
}

static void create_validators(wd_layer_device *device, const VkDeviceCreateInfo *create_info,
                              const VkDeviceCreateInfo *down) {
    const wd_layer_instance *instance = (const wd_layer_instance *)device->base.instance;
    for (size_t i = 0; i < instance->num_validators; ++i) {
        wd_active_validator active = instance->validators[i];
        void *const instance_data = active.data;
        active.data = NULL;
        wd_status status = WD_OK;
        if (active.validator->create_device) {
            status = active.validator->create_device(&device->base, instance_data, create_info, down,
                                                     &active.data);
        }
        if (status == WD_OK) {
            active.is_of_device = true;
            device->validators[device->num_validators++] = active;
        } else {
            wd_layer_report_failure(instance->base.report, active.validator->name, "device", status);
        }
    }
}

static void destroy_validators(wd_layer_device *device) {
    while (device->num_validators > 0) {
        const wd_active_validator *active = &device->validators[--device->num_validators];
        if (active->validator->destroy_device) {
            active->validator->destroy_device(active->data);
        }
    }
}

static void *data_of(const wd_layer_device *device, const wd_validator *validator) {
    for (size_t i = 0; i < device->num_validators; ++i) {
        if (device->validators[i].validator == validator) {
            return device->validators[i].data;
        }
    }
    return NULL;
}

// The commands of the enabled extensions that validators serve, whether the validator is on or not.
static void find_services(wd_layer_device *device, const VkDeviceCreateInfo *create_info) {
    for (size_t i = 0; i < wd_num_validator_entries; ++i) {
        const wd_validator *validator = wd_validator_entries[i].validator;
        for (size_t k = 0; k < validator->num_served && device->num_services < WD_MAX_SERVICES; ++k) {
            if (wd_enables_extension(create_info, validator->served[k].extension)) {
                device->services[device->num_services++] =
                    (wd_active_service){&validator->served[k], data_of(device, validator)};
            }
        }
    }
}

static void link_device(wd_layer_instance *instance, wd_layer_device *device) {
    pthread_mutex_lock(&instance->devices_lock);
    device->next = instance->devices;
    if (device->next) {
        device->next->previous = device;
    }
    instance->devices = device;
    pthread_mutex_unlock(&instance->devices_lock);
}

static void unlink_device(wd_layer_instance *instance, wd_layer_device *device) {
    pthread_mutex_lock(&instance->devices_lock);
    *(device->previous ? &device->previous->next : &instance->devices) = device->next;
    if (device->next) {
        device->next->previous = device->previous;
    }
    pthread_mutex_unlock(&instance->devices_lock);
}

// Allocates the memory for attach first: a device of the next layer must not be lost for lack of memory.
static wd_status reserve(const wd_layer_instance *instance, wd_layer_device *device) {
    const wd_status status =
        wd_hook_table_reserve(&device->hooks, &device->base.allocator, instance->validators,
                              instance->num_validators, WD_MAX_SERVICES + WD_COMMAND_COUNT);
    return status == WD_OK ? wd_dispatch_map_reserve(&wd_layer_devices) : status;
}

// The dispatch table of the next layer; of the wrapping layer where handles are wrapped. The device cannot do without
// wrapping then: it would pass handles of the instance that are wrapped, such as surfaces, to the driver.
static wd_status load_dispatch(wd_layer_device *device, const VkDeviceCreateInfo *down,
                               PFN_vkGetDeviceProcAddr next) {
    const wd_layer_instance *instance = (const wd_layer_instance *)device->base.instance;
    wd_report *report = instance->base.report;
    wd_status status = WD_OK;
    if (instance->settings->wrap_handles) {
        status = wd_handles_add_device(device->base.handle, down, device->base.api_version, next, report);
        if (status == WD_OK) {
            next = wd_handles_device_proc_addr;
        } else {
            wd_layer_report_failure(report, "handles", "device", status);
        }
    }
    wd_device_dispatch_load(&device->base.dispatch, device->base.handle, next);
    return status;
}

// Everything that needs the next layer's device.
static void attach(wd_layer_device *device, const VkDeviceCreateInfo *create_info,
                   const VkDeviceCreateInfo *down) {
    create_validators(device, create_info, down);
    find_services(device, create_info);
    device->debug_marker = wd_enables_extension(create_info, VK_EXT_DEBUG_MARKER_EXTENSION_NAME);
    wd_hook_table_fill(
        &device->hooks, device->validators, device->num_validators, device->services, device->num_services,
        wd_unknown_commands_matter(device->validators, device->num_validators) ? &wd_unfollowed_hooks : NULL);
    wd_dispatch_map_set_reserved(&wd_layer_devices, device->key, device);
}

VkResult wd_layer_CreateDevice(wd_call *call, const wd_CreateDevice_args *args,
                               const wd_CreateDevice_args *down) {
    wd_layer_instance *instance = (wd_layer_instance *)call->instance;
    if (!args->pCreateInfo || !down->pCreateInfo || !down->pDevice) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    VkDeviceCreateInfo stripped = *down->pCreateInfo;
    VkLayerDeviceCreateInfo *chain = find_loader_info(&stripped, VK_LAYER_LINK_INFO);
    const VkLayerDeviceLink *link = chain ? chain->u.pLayerInfo : NULL;
    if (!link || !link->pfnNextGetInstanceProcAddr || !link->pfnNextGetDeviceProcAddr) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    PFN_vkCreateDevice next_create =
        (PFN_vkCreateDevice)link->pfnNextGetInstanceProcAddr(instance->base.handle, "vkCreateDevice");
    if (!next_create) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    wd_layer_device *device =
        strip_extensions(&call->scratch, &stripped) ? new_device(instance, down, args->pCreateInfo) : NULL;
    if (!device) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (reserve(instance, device) != WD_OK) {
        free_device(device);
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    chain->u.pLayerInfo = link->pNext;
    VkResult result = next_create(down->physicalDevice, &stripped, down->pAllocator, down->pDevice);
    if (result != VK_SUCCESS) {
        wd_dispatch_map_cancel(&wd_layer_devices);
        free_device(device);
        return result;
    }
    device->base.handle = *down->pDevice;
    device->key = wd_dispatch_key(device->base.handle);
    device->base.set_loader_data = loader_data_setter(&stripped);
    if (load_dispatch(device, &stripped, link->pfnNextGetDeviceProcAddr) != WD_OK) {
        device->base.dispatch.DestroyDevice(device->base.handle, down->pAllocator);
        wd_dispatch_map_cancel(&wd_layer_devices);
        free_device(device);
        *down->pDevice = VK_NULL_HANDLE;
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    attach(device, args->pCreateInfo, &stripped);
    link_device(instance, device);
    wd_layer_report_start(device);
    return VK_SUCCESS;
}

void wd_layer_forget_device(wd_layer_device *device) {
    wd_layer_instance *instance = (wd_layer_instance *)device->base.instance;
    destroy_validators(device);
    wd_report_summarize(instance->base.report);
    wd_layer_report_end(device);
    wd_dispatch_map_remove(&wd_layer_devices, device->key);
    unlink_device(instance, device);
    free_device(device);
}

// run_destroy_hooks returns false if a validator asks to skip the call.
static bool run_destroy_hooks(wd_layer_device *device, const VkAllocationCallbacks *callbacks) {
    const wd_command_hooks *hooks = &device->hooks.commands[WD_COMMAND_DestroyDevice];
    const wd_DestroyDevice_args args = {device->base.handle, callbacks};
    wd_call call;
    wd_call_begin(&call, device->base.instance, &device->base, WD_COMMAND_DestroyDevice, "vkDestroyDevice");
    const wd_hook *hook = hooks->first;
    bool skip = false;
    WD_RUN_VALIDATE(DestroyDevice, skip, &call, hooks, hook, &args);
    if (!skip) {
        wd_DestroyDevice_args down = args;
        WD_RUN_PRE_RECORD(DestroyDevice, &call, hooks, hook, &args, &down);
    }
    wd_call_end(&call);
    return !skip;
}

VKAPI_ATTR void VKAPI_CALL wd_layer_DestroyDevice(VkDevice handle, const VkAllocationCallbacks *callbacks) {
    wd_layer_device *device = wd_layer_device_of(handle);
    if (device == &wd_layer_absent_device || !run_destroy_hooks(device, callbacks)) {
        return;
    }
    PFN_vkDestroyDevice next_destroy = device->base.dispatch.DestroyDevice;
    wd_layer_forget_device(device);
    next_destroy(handle, callbacks);
}
