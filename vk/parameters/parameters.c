// The validator's data, and its hook for commands.
#include "vk/parameters/parameters.h"

#include <string.h>

#include "vk/capabilities/capabilities.h"
#include "vk/parameters/parameters_hooks.h" // generated
#include "vk/parameters/parameters_internal.h"
#include "vk/report/message_ids.h"
#include "vk/state/state.h"

// Commands.

// check_requirement reports a command whose version or extension is not enabled. Commands of instance extensions are
// not reported, because a program can call one only if it was given its address. libplacebo is given the addresses of
// the commands of VK_EXT_debug_utils.
static void check_requirement(wd_parameters_walk *walk, const wd_parameters_record *record) {
    if (walk->world->met[record->requirement] || wd_parameters_needs_instance(record->requirement)) {
        return;
    }
    char requirement[512];
    wd_parameters_requirement_text(record->requirement, requirement, sizeof requirement);
    wd_parameters_report_id(walk, NULL, WD_SEVERITY_ERROR, WD_ID_PARAMETERS_NOT_ENABLED, "", -1, "",
                            "the command needs %s, which the device did not enable", requirement);
}

static void check_queue(wd_parameters_walk *walk) {
    const wd_parameters_scope *scope = &wd_parameters_scopes[walk->call->command];
    VkQueue handle;
    memcpy(&handle, walk->args, sizeof handle);
    const wd_state_device *device = walk->call->device->state;
    const wd_state_queue *queue = device ? wd_state_find_queue(device, handle) : NULL;
    if (queue && !(queue->capabilities & scope->queues)) {
        wd_parameters_report_queues(walk, scope, "the queue", queue->capabilities);
    }
}

static void check_handles_of_call(wd_parameters_walk *walk) {
    const wd_parameters_scope *scope = &wd_parameters_scopes[walk->call->command];
    const uint16_t queue_count = wd_parameters_queue_count_statements[walk->call->command];
    if (queue_count && walk->call->device && walk->data->num_queues == 0) {
        wd_parameters_report(walk, NULL, queue_count, -1, "the device was created without queues");
    }
    if (wd_command_get(walk->call->command)->handle_type == VK_OBJECT_TYPE_COMMAND_BUFFER) {
        VkCommandBuffer handle;
        memcpy(&handle, walk->args, sizeof handle);
        const wd_state_command_buffer *command_buffer =
            walk->call->device->state ? wd_state_recorded(walk->call, handle) : NULL;
        if (command_buffer) {
            wd_parameters_check_facts(walk, command_buffer);
        }
    } else if (scope->queues) {
        check_queue(walk);
    }
}

static wd_parameters_enabled enabled_by_instance(const wd_chassis_instance *instance) {
    return (wd_parameters_enabled){
        .api_version = instance->api_version,
        .instance_names = instance->extensions,
        .num_instance_names = instance->num_extensions,
    };
}

// enter_new_device collects the versions and extensions that the create info of a device may refer to: vkCreateDevice
// is a command of the physical device, which supports them whether they are enabled or not. It returns false if memory
// ran out or there is nothing to read.
static bool enter_new_device(wd_parameters_walk *walk, wd_parameters_world *world) {
    const wd_CreateDevice_args *args = walk->args;
    const VkDeviceCreateInfo *info = args->pCreateInfo;
    static const char *const none[1];
    if (!wd_parameters_is_pointer(info) ||
        (info->enabledExtensionCount > 0 && !wd_parameters_is_pointer(info->ppEnabledExtensionNames)) ||
        wd_parameters_world_init(world, &walk->data->allocator) != WD_OK) {
        return false;
    }
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(walk->data->instance->capabilities, args->physicalDevice);
    wd_parameters_enabled enabled = enabled_by_instance(walk->data->instance);
    enabled.api_version = physical ? physical->api_version : enabled.api_version;
    enabled.names = info->enabledExtensionCount ? info->ppEnabledExtensionNames : none;
    enabled.num_names = info->enabledExtensionCount;
    enabled.physical = physical;
    wd_parameters_world_enable(world, &enabled);
    walk->world = world;
    return true;
}

bool wd_parameters_check_call(struct wd_call *call, const void *args) {
    wd_parameters_walk walk = {.call = call, .args = args, .data = call->data};
    walk.world = &walk.data->world;
    const wd_parameters_record *record = &wd_parameters_commands[call->command];
    if (record->requirement) {
        check_requirement(&walk, record);
    }
    if (call->command == WD_COMMAND_CreateDevice) {
        wd_parameters_world of_new_device = {0};
        enter_new_device(&walk, &of_new_device);
        wd_parameters_check_rows(&walk, NULL, record, args);
        wd_parameters_world_finish(&of_new_device, &walk.data->allocator);
        return walk.skip;
    }
    if (call->device) {
        check_handles_of_call(&walk);
    }
    wd_parameters_check_rows(&walk, NULL, record, args);
    return walk.skip;
}

bool wd_parameters_guard(struct wd_call *call, const void *args) {
    wd_parameters_walk walk = {.call = call, .args = args, .data = call->data, .is_guard = true};
    walk.world = &walk.data->world;
    wd_parameters_check_rows(&walk, NULL, &wd_parameters_commands[call->command], args);
    return walk.skip;
}

static bool with_instance_data(struct wd_call *call, const wd_CreateInstance_args *args,
                               bool (*check)(struct wd_call *call, const void *args)) {
    wd_parameters_data data = {.allocator = call->instance->allocator, .instance = call->instance};
    if (wd_parameters_world_init(&data.world, &data.allocator) != WD_OK) {
        return false;
    }
    const wd_parameters_enabled enabled = enabled_by_instance(call->instance);
    wd_parameters_world_enable(&data.world, &enabled);
    call->data = &data;
    const bool skip = check(call, args);
    wd_parameters_world_finish(&data.world, &data.allocator);
    return skip;
}

static bool check_create_instance(struct wd_call *call, const wd_CreateInstance_args *args) {
    return with_instance_data(call, args, wd_parameters_check_call);
}

static bool guard_create_instance(struct wd_call *call, const wd_CreateInstance_args *args) {
    return with_instance_data(call, args, wd_parameters_guard);
}

static void report_absent_handle(const wd_chassis_instance *instance, const wd_call *absent) {
    const uint16_t statement = wd_parameters_dispatch_statements[absent->command];
    if (statement) {
        const void *none = NULL;
        wd_call call = {
            .instance = (wd_chassis_instance *)instance, .command = absent->command, .name = absent->name};
        wd_parameters_data data = {.allocator = instance->allocator, .instance = call.instance};
        wd_parameters_walk walk = {.call = &call, .args = &none, .data = &data};
        wd_parameters_report(&walk, NULL, statement, -1, "is NULL or not a handle that exists");
    }
}

// Creation and destruction of the validator's data.

static wd_status create_data(wd_chassis_instance *instance, wd_allocator allocator,
                             wd_parameters_data **out) {
    wd_parameters_data *data = wd_alloc_zero(&allocator, 1, sizeof *data);
    if (!data) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    data->allocator = allocator;
    data->instance = instance;
    const wd_status status = wd_parameters_world_init(&data->world, &allocator);
    if (status != WD_OK) {
        wd_free(&allocator, data);
        return status;
    }
    *out = data;
    return WD_OK;
}

static void destroy_data(wd_parameters_data *data) {
    wd_allocator allocator = data->allocator;
    wd_parameters_world_finish(&data->world, &allocator);
    wd_free(&allocator, data);
}

static wd_status create_instance(wd_chassis_instance *instance, const void *options, void **data) {
    wd_parameters_data *made = NULL;
    const wd_status status = create_data(instance, instance->allocator, &made);
    if (status == WD_OK) {
        made->checks_parents = options && ((const wd_parameters_options *)options)->checks_parents;
        const wd_parameters_enabled enabled = enabled_by_instance(instance);
        wd_parameters_world_enable(&made->world, &enabled);
        *data = made;
    }
    return status;
}

static void destroy_instance(void *data) {
    if (data) {
        destroy_data(data);
    }
}

static wd_status create_device(wd_chassis_device *device, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    (void)down;
    wd_parameters_data *made = NULL;
    const wd_status status = create_data(device->instance, device->allocator, &made);
    if (status != WD_OK) {
        return status;
    }
    static const char *const none[1];
    const uint32_t num = create_info->ppEnabledExtensionNames ? create_info->enabledExtensionCount : 0;
    wd_parameters_enabled enabled = enabled_by_instance(device->instance);
    enabled.api_version = device->api_version;
    enabled.names = num ? create_info->ppEnabledExtensionNames : none;
    enabled.num_names = num;
    wd_parameters_world_enable(&made->world, &enabled);
    made->device = device;
    made->checks_parents = ((const wd_parameters_data *)instance_data)->checks_parents;
    for (uint32_t i = 0; create_info->pQueueCreateInfos && i < create_info->queueCreateInfoCount; i++) {
        made->num_queues += create_info->pQueueCreateInfos[i].queueCount;
    }
    wd_parameters_add_device(made);
    *data = made;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_parameters_data *device = data;
    if (!device) {
        return;
    }
    wd_parameters_remove_device(device);
    destroy_data(device);
}

// The state tracker notes that the facts about the command buffer are unknown.
static void unknown_command(wd_call *call, const void *handle) {
    (void)call;
    (void)handle;
}

const wd_validator wd_parameters_validator = {
    .name = "parameters",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_scopes = true,
    .checks_arguments_only = true,
    .unknown_command = unknown_command,
    .absent_handle = report_absent_handle,
    // clang-format off
    .hooks = {
        WD_PARAMETERS_HOOKS
        .CreateInstance.validate = check_create_instance,
    },
    // clang-format on
};

// Generated hooks, which call the interpreter where a pointer may not be valid.
const wd_validator wd_parameters_guard_validator = {
    .name = "pointers",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .checks_arguments_only = true,
    .guards_others = true,
    // clang-format off
    .hooks = {
        WD_PARAMETERS_GUARDS
        .CreateInstance.validate = guard_create_instance,
    },
    // clang-format on
};
