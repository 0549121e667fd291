// The validator: its hooks, instances and devices.
#include "vk/hangs/hangs.h"

#include "vk/hangs/hangs_commands.h"
#include "vk/hangs/hangs_device.h"
#include "vk/hangs/hangs_fault.h"
#include "vk/hangs/hangs_report.h"
#include "vk/hangs/hangs_submissions.h"
#include "vk/hangs/hangs_waits.h"

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    wd_hangs_instance *instance = wd_alloc_zero(&chassis->allocator, 1, sizeof(*instance));
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->chassis = chassis;
    instance->options =
        options ? *(const wd_hangs_options *)options : (wd_hangs_options)WD_HANGS_OPTIONS_INIT;
    wd_hangs_bindings_init(&instance->bindings, chassis);
    *data = instance;
    return WD_OK;
}

static void destroy_instance(void *data) {
    wd_hangs_instance *instance = data;
    if (instance) {
        const wd_allocator allocator = instance->chassis->allocator;
        wd_hangs_bindings_finish(&instance->bindings);
        wd_free(&allocator, instance);
    }
}

static void free_device(wd_hangs_device *device) {
    const wd_allocator allocator = device->allocator;
    wd_hangs_finish_faults(device);
    wd_hangs_markers_finish(&device->markers);
    wd_hangs_history_finish(&device->history);
    wd_mutex_finish(&device->watch.lock);
    wd_mutex_finish(&device->lock);
    wd_free(&allocator, device);
}

static wd_status create_device(wd_chassis_device *chassis, void *instance_data,
                               const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                               void **data) {
    if (!chassis->state) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_hangs_device *device = wd_alloc_zero(&chassis->allocator, 1, sizeof(*device));
    if (!device) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->instance = instance_data;
    device->chassis = chassis;
    device->vk = &chassis->dispatch;
    device->handle = chassis->handle;
    device->allocator = chassis->allocator;
    wd_mutex_init(&device->lock);
    wd_mutex_init(&device->watch.lock);
    wd_hangs_history_init(&device->history, device->allocator);
    wd_hangs_markers_init(&device->markers, chassis, down);
    wd_hangs_init_fault(device, create_info, down);
    const wd_status status = wd_hangs_register_observer(device);
    if (status != WD_OK) {
        free_device(device);
        return status;
    }
    *data = device;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_hangs_device *device = data;
    if (device) {
        wd_state_remove_observer(device->chassis->state, device);
        wd_hangs_forget_submissions(device);
        wd_state_release_slots(device->chassis->state, WD_STATE_SLOT_HANGS);
        free_device(device);
    }
}

static void pre_create_device(wd_call *call, const wd_CreateDevice_args *args, wd_CreateDevice_args *down) {
    (void)args;
    const wd_physical_capabilities *physical =
        call->data && down->pCreateInfo
            ? wd_capability_cache_find(call->instance->capabilities, down->physicalDevice)
            : NULL;
    wd_hangs_instance *instance = call->data;
    if (physical) {
        const bool has_messenger = physical->extensions.EXT_device_address_binding_report &&
                                   wd_hangs_bindings_start(&instance->bindings);
        down->pCreateInfo =
            wd_hangs_enable_extensions(&call->scratch, physical, has_messenger, down->pCreateInfo);
    }
}

static void post_present(wd_call *call, const wd_QueuePresentKHR_args *args,
                         const wd_QueuePresentKHR_args *down) {
    (void)args;
    (void)down;
    wd_hangs_device *device = call->data;
    if (device) {
        atomic_fetch_add(&device->num_presents, 1);
    }
}

#define COMMAND(Name, ...) .Name = {.pre_record = wd_hangs_pre_##Name, .post_record = wd_hangs_post_##Name},
#define WAIT(Name) .Name = {.pre_record = wd_hangs_pre_##Name, .amend = wd_hangs_amend_##Name},

const wd_validator wd_hangs_validator = {
    .name = "hangs",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .hooks = {.CreateDevice = {.pre_record = pre_create_device},
              .GetFenceStatus = {.amend = wd_hangs_amend_GetFenceStatus},
              .GetSemaphoreCounterValue = {.amend = wd_hangs_amend_GetSemaphoreCounterValue},
              .GetQueryPoolResults = {.amend = wd_hangs_amend_GetQueryPoolResults},
              .GetEventStatus = {.amend = wd_hangs_amend_GetEventStatus},
              .QueueBindSparse = {.amend = wd_hangs_amend_QueueBindSparse},
              .QueuePresentKHR = {.amend = wd_hangs_amend_QueuePresentKHR, .post_record = post_present},
              .AcquireNextImage2KHR = {.amend = wd_hangs_amend_AcquireNextImage2KHR},
#ifdef VK_KHR_device_fault
              .GetDeviceFaultReportsKHR = {.pre_record = wd_hangs_pre_GetDeviceFaultReportsKHR,
                                           .amend = wd_hangs_amend_GetDeviceFaultReportsKHR},
#endif
              .WaitForPresentKHR = {.amend = wd_hangs_amend_WaitForPresentKHR},
              WD_HANGS_TIMED_WAITS(WAIT) WAIT(QueueWaitIdle) WAIT(DeviceWaitIdle) WAIT(QueueSubmit)
                  WAIT(QueueSubmit2) COMMAND(CmdBeginRenderPass) COMMAND(CmdBeginRenderPass2)
                      COMMAND(CmdBeginRendering) COMMAND(CmdExecuteCommands) WD_HANGS_COMMANDS(COMMAND)
                          WD_HANGS_COUNTED_COMMANDS(COMMAND) WD_HANGS_PASS_ENDS(COMMAND)},
};
