// Creation and destruction of instances.
#include "vk/handles/handles.h"
#include <string.h>

#include "vk/capabilities/extension_names.h"
#include "vk/layer/chassis.h"
#include "vk/layer/entry_point.h"

wd_dispatch_map wd_layer_instances = WD_DISPATCH_MAP_INIT(wd_layer_instances);
wd_layer_instance wd_layer_absent_instance;

static VkLayerInstanceCreateInfo *find_link(const VkInstanceCreateInfo *create_info) {
    for (const VkBaseInStructure *s = create_info->pNext; s; s = s->pNext) {
        VkLayerInstanceCreateInfo *info = (VkLayerInstanceCreateInfo *)s;
        if (s->sType == VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO &&
            info->function == VK_LAYER_LINK_INFO) {
            return info->u.pLayerInfo && info->u.pLayerInfo->pfnNextGetInstanceProcAddr ? info : NULL;
        }
    }
    return NULL;
}

static uint32_t requested_version(const VkInstanceCreateInfo *create_info) {
    const VkApplicationInfo *application = create_info->pApplicationInfo;
    return application && application->apiVersion ? application->apiVersion : VK_API_VERSION_1_0;
}

// Frees the layer's data of an instance; the next layer's instance is gone or never was.
static void free_instance(wd_layer_instance *instance) {
    if (!instance) {
        return;
    }
    // The adapter over the application's callbacks is in the memory that it frees.
    wd_vulkan_allocator callbacks = instance->callbacks;
    wd_allocator allocator = instance->base.allocator;
    wd_hook_table_finish(&instance->hooks, &allocator);
    wd_messengers_destroy(instance->messengers);
    wd_free(&allocator, (void *)(uintptr_t)instance->base.extensions);
    wd_free(&allocator, (void *)(uintptr_t)instance->base.application_name);
    wd_free(&allocator, (void *)(uintptr_t)instance->base.engine_name);
    wd_capability_cache_destroy(instance->base.capabilities);
    wd_report_destroy(instance->base.report);
    wd_settings_destroy(instance->settings);
    pthread_mutex_destroy(&instance->devices_lock);
    if (allocator.user == &instance->callbacks) {
        allocator.user = &callbacks;
    }
    wd_free(&allocator, instance);
}

// copy_extensions copies the names of the enabled extensions to one block, the array first.
static wd_status copy_extensions(wd_layer_instance *instance, const VkInstanceCreateInfo *create_info) {
    const char *const *names = create_info->ppEnabledExtensionNames;
    const uint32_t num_names = names ? create_info->enabledExtensionCount : 0;
    size_t size = (num_names + 1) * sizeof *names;
    for (uint32_t i = 0; i < num_names; i++) {
        size += names[i] ? strlen(names[i]) + 1 : 0;
    }
    const char **copies = wd_alloc_zero(&instance->base.allocator, 1, size);
    if (!copies) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    char *text = (char *)(copies + num_names + 1);
    for (uint32_t i = 0; i < num_names; i++) {
        if (names[i]) {
            copies[instance->base.num_extensions++] = strcpy(text, names[i]);
            text += strlen(text) + 1;
        }
    }
    instance->base.extensions = copies;
    return WD_OK;
}

static wd_status copy_name(const wd_allocator *allocator, const char *name, const char **copy) {
    *copy = name ? wd_strdup_n(allocator, name, strlen(name)) : NULL;
    return name && !*copy ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
}

static wd_status copy_application(wd_layer_instance *instance, const VkInstanceCreateInfo *create_info) {
    const VkApplicationInfo *application = create_info->pApplicationInfo;
    const wd_allocator *allocator = &instance->base.allocator;
    if (!application) {
        return WD_OK;
    }
    const wd_status status =
        copy_name(allocator, application->pApplicationName, &instance->base.application_name);
    return status ? status : copy_name(allocator, application->pEngineName, &instance->base.engine_name);
}

// Creates the parts that exist before the next layer's instance: settings, report and the application's callbacks.
static wd_status new_instance(const VkInstanceCreateInfo *create_info, const VkAllocationCallbacks *callbacks,
                              wd_layer_instance **out) {
    wd_vulkan_allocator storage;
    const wd_allocator bootstrap = wd_vulkan_allocator_init(
        &storage, callbacks, VK_SYSTEM_ALLOCATION_SCOPE_INSTANCE, wd_allocator_default());
    wd_layer_instance *instance = wd_alloc_zero(&bootstrap, 1, sizeof *instance);
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    pthread_mutex_init(&instance->devices_lock, NULL);
    const wd_allocator allocator = wd_vulkan_allocator_init(
        &instance->callbacks, callbacks, VK_SYSTEM_ALLOCATION_SCOPE_INSTANCE, wd_allocator_default());
    instance->base.allocator = allocator;
    instance->base.has_callbacks = callbacks != NULL;
    instance->base.api_version = requested_version(create_info);
    const char *const *names = create_info->ppEnabledExtensionNames;
    const uint32_t num_names = create_info->enabledExtensionCount;
    instance->debug_utils = wd_has_extension_name(names, num_names, VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
    instance->debug_report = wd_has_extension_name(names, num_names, VK_EXT_DEBUG_REPORT_EXTENSION_NAME);
    wd_status status = copy_extensions(instance, create_info);
    status = status ? status : copy_application(instance, create_info);
    if (status == WD_OK) {
        status = wd_settings_load(allocator, create_info, &instance->settings);
    }
    if (status == WD_OK) {
        status = wd_capability_cache_create(allocator, &instance->base.dispatch, instance->base.api_version,
                                            &instance->base.capabilities);
    }
    if (status == WD_OK &&
        wd_has_extension_name(names, num_names, VK_KHR_GET_PHYSICAL_DEVICE_PROPERTIES_2_EXTENSION_NAME)) {
        wd_capability_cache_allow_khr(instance->base.capabilities);
    }
    if (status == WD_OK) {
        status = wd_report_create(allocator, &instance->settings->report, &instance->base.report);
    }
    if (status == WD_OK) {
        status = wd_messengers_create(allocator, instance->base.report, instance->settings, create_info,
                                      &instance->messengers);
    }
    if (status != WD_OK) {
        free_instance(instance);
        return status;
    }
    *out = instance;
    return WD_OK;
}

static void create_validators(wd_layer_instance *instance) {
    for (size_t i = 0; i < wd_num_validator_entries && instance->num_validators < WD_MAX_VALIDATORS; ++i) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        if (!entry->is_enabled(instance->settings)) {
            continue;
        }
        wd_active_validator active = {entry->validator, NULL, entry->is_state_tracker, false};
        wd_status status = WD_OK;
        if (entry->validator->create_instance) {
            const void *options = entry->options ? entry->options(instance->settings) : NULL;
            status = entry->validator->create_instance(&instance->base, options, &active.data);
        }
        if (status == WD_OK) {
            instance->validators[instance->num_validators++] = active;
        } else {
            wd_layer_report_failure(instance->base.report, entry->validator->name, "instance", status);
        }
    }
}

static void destroy_validators(wd_layer_instance *instance) {
    while (instance->num_validators > 0) {
        const wd_active_validator *active = &instance->validators[--instance->num_validators];
        if (active->validator->destroy_instance) {
            active->validator->destroy_instance(active->data);
        }
    }
}

// Allocates the memory for attach first: an instance of the next layer must not be lost for lack of memory. Loaders
// free their part of an instance that a layer destroys during vkCreateInstance twice.
static wd_status reserve(wd_layer_instance *instance) {
    wd_active_validator enabled[WD_MAX_VALIDATORS];
    size_t num_enabled = 0;
    for (size_t i = 0; i < wd_num_validator_entries && num_enabled < WD_MAX_VALIDATORS; ++i) {
        if (wd_validator_entries[i].is_enabled(instance->settings)) {
            enabled[num_enabled++] = (wd_active_validator){.validator = wd_validator_entries[i].validator};
        }
    }
    const wd_status status =
        wd_hook_table_reserve(&instance->hooks, &instance->base.allocator, enabled, num_enabled, 0);
    return status == WD_OK ? wd_dispatch_map_reserve(&wd_layer_instances) : status;
}

// The dispatch table of the next layer; of the wrapping layer where handles are wrapped.
static void load_dispatch(wd_layer_instance *instance, const VkInstanceCreateInfo *create_info,
                          PFN_vkGetInstanceProcAddr next) {
    const VkInstance handle = instance->base.handle;
    if (instance->settings->wrap_handles) {
        const wd_status status = wd_handles_add_instance(handle, create_info, next, instance->base.report);
        if (status == WD_OK) {
            next = wd_handles_instance_proc_addr;
        } else {
            wd_layer_report_failure(instance->base.report, "handles", "instance", status);
        }
    }
    wd_instance_dispatch_load(&instance->base.dispatch, handle, next);
}

// Everything that needs the next layer's instance.
static void attach(wd_layer_instance *instance, VkInstance handle, const VkInstanceCreateInfo *create_info,
                   const VkLayerInstanceLink *link) {
    instance->base.handle = handle;
    instance->key = wd_dispatch_key(handle);
    instance->next_physical_device_proc_addr = link->pfnNextGetPhysicalDeviceProcAddr;
    load_dispatch(instance, create_info, link->pfnNextGetInstanceProcAddr);
    instance->next_has_device_commands = link->pfnNextGetInstanceProcAddr(handle, "vkCmdDraw") != NULL;
    wd_settings_submit_warnings(instance->settings, instance->base.report);
    create_validators(instance);
    wd_hook_table_fill(&instance->hooks, instance->validators, instance->num_validators, NULL, 0, NULL);
    wd_dispatch_map_set_reserved(&wd_layer_instances, instance->key, instance);
}

// run_create_hooks returns false if a validator asks to skip the call.
static bool run_create_hooks(wd_layer_instance *instance, const wd_CreateInstance_args *args) {
    wd_call call;
    wd_call_begin(&call, &instance->base, NULL, WD_COMMAND_CreateInstance, "vkCreateInstance");
    for (size_t i = 0; i < wd_num_validator_entries && !call.is_unreadable; ++i) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        if (entry->is_enabled(instance->settings) && entry->validator->hooks.CreateInstance.validate) {
            call.data = NULL;
            call.is_skipped |= entry->validator->hooks.CreateInstance.validate(&call, args);
        }
    }
    wd_call_end(&call);
    return !call.is_skipped && !call.is_unreadable;
}

VKAPI_ATTR VkResult VKAPI_CALL wd_layer_CreateInstance(const VkInstanceCreateInfo *create_info,
                                                       const VkAllocationCallbacks *callbacks,
                                                       VkInstance *handle) {
    VkLayerInstanceCreateInfo *chain = create_info && handle ? find_link(create_info) : NULL;
    if (!chain) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    const VkLayerInstanceLink *link = chain->u.pLayerInfo;
    PFN_vkCreateInstance next_create =
        (PFN_vkCreateInstance)link->pfnNextGetInstanceProcAddr(NULL, "vkCreateInstance");
    if (!next_create) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    wd_layer_instance *instance = NULL;
    if (new_instance(create_info, callbacks, &instance) != WD_OK) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (reserve(instance) != WD_OK) {
        free_instance(instance);
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    const wd_CreateInstance_args args = {create_info, callbacks, handle, VK_ERROR_VALIDATION_FAILED_EXT};
    VkResult result = args.result;
    if (run_create_hooks(instance, &args)) {
        chain->u.pLayerInfo = link->pNext;
        result = next_create(create_info, callbacks, handle);
    }
    if (result != VK_SUCCESS) {
        wd_dispatch_map_cancel(&wd_layer_instances);
        free_instance(instance);
        return result;
    }
    attach(instance, *handle, create_info, link);
    wd_messengers_end_instance_call(instance->messengers);
    return VK_SUCCESS;
}

// run_destroy_hooks returns false if a validator asks to skip the call.
static bool run_destroy_hooks(wd_layer_instance *instance, const VkAllocationCallbacks *callbacks) {
    const wd_command_hooks *hooks = &instance->hooks.commands[WD_COMMAND_DestroyInstance];
    const wd_DestroyInstance_args args = {instance->base.handle, callbacks};
    wd_call call;
    wd_call_begin(&call, &instance->base, NULL, WD_COMMAND_DestroyInstance, "vkDestroyInstance");
    const wd_hook *hook = hooks->first;
    bool skip = false;
    WD_RUN_VALIDATE(DestroyInstance, skip, &call, hooks, hook, &args);
    if (!skip) {
        wd_DestroyInstance_args down = args;
        WD_RUN_PRE_RECORD(DestroyInstance, &call, hooks, hook, &args, &down);
    }
    wd_call_end(&call);
    return !skip;
}

VKAPI_ATTR void VKAPI_CALL wd_layer_DestroyInstance(VkInstance handle,
                                                    const VkAllocationCallbacks *callbacks) {
    wd_layer_instance *instance = wd_layer_instance_of(handle);
    if (instance == &wd_layer_absent_instance) {
        return;
    }
    wd_messengers_begin_instance_call(instance->messengers);
    if (!run_destroy_hooks(instance, callbacks)) {
        wd_messengers_end_instance_call(instance->messengers);
        return;
    }
    // Devices that the application forgot would be left with a dangling instance.
    while (instance->devices) {
        wd_layer_forget_device(instance->devices);
    }
    destroy_validators(instance);
    wd_unknown_commands_forget(instance);
    wd_dispatch_map_remove(&wd_layer_instances, instance->key);
    instance->base.dispatch.DestroyInstance(handle, callbacks);
    free_instance(instance);
}
