#include "vk/lifetimes/lifetimes.h"

#include "vk/lifetimes/lifetimes_generated.h"
#include "vk/lifetimes/lifetimes_internal.h"

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    static const wd_lifetimes_options defaults = WD_LIFETIMES_OPTIONS_INIT;
    wd_lifetimes_instance *instance = wd_alloc_zero(&chassis->allocator, 1, sizeof *instance);
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->allocator = chassis->allocator;
    instance->options = options ? *(const wd_lifetimes_options *)options : defaults;
    *data = instance;
    return WD_OK;
}

static void destroy_instance(void *data) {
    wd_lifetimes_instance *instance = data;
    if (instance) {
        const wd_allocator allocator = instance->allocator;
        wd_free(&allocator, instance);
    }
}

static wd_status create_device(wd_chassis_device *chassis, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    (void)create_info;
    (void)down;
    wd_lifetimes_device *device = wd_alloc_zero(&chassis->allocator, 1, sizeof *device);
    if (!device) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->allocator = chassis->allocator;
    device->chassis = chassis;
    device->options = ((const wd_lifetimes_instance *)instance_data)->options;
    device->past = wd_alloc_zero(&device->allocator, WD_LIFETIMES_NUM_PAST, sizeof *device->past);
    wd_status status = device->past ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
    if (status == WD_OK) {
        const wd_state_observer observer = {.object_destroyed = wd_lifetimes_note_past, .user = device};
        status = wd_state_add_observer(chassis->state, &observer);
    }
    if (status != WD_OK) {
        wd_free(&chassis->allocator, device->past);
        wd_free(&chassis->allocator, device);
        return status;
    }
    pthread_mutex_init(&device->past_lock, NULL);
    if (device->options.in_use || device->options.command_buffers) {
        wd_state_follow_set_uses(chassis->state);
    }
    *data = device;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_lifetimes_device *device = data;
    if (!device) {
        return;
    }
    wd_state_remove_observer(device->chassis->state, device);
    pthread_mutex_destroy(&device->past_lock);
    const wd_allocator allocator = device->allocator;
    wd_free(&allocator, device->past);
    wd_free(&allocator, device);
}

// The tracker records the possible effects of unknown commands; the checks here query it.
static void unknown_command(wd_call *call, const void *handle) {
    (void)call;
    (void)handle;
}

// clang-format off
const wd_validator wd_lifetimes_validator = {
    .name = "lifetimes",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .unknown_command = unknown_command,
    .checks_arguments_only = true,
    .hooks = {
        WD_LIFETIMES_HOOKS
    },
};
// clang-format on
