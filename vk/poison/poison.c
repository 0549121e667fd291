// The validator.
#include "vk/poison/poison.h"

#include "vk/poison/poison_internal.h"

typedef struct instance_data {
    wd_allocator allocator;
    wd_poison_options options;
} instance_data;

static wd_status create_instance(wd_chassis_instance *chassis, const void *options, void **data) {
    instance_data *instance = wd_alloc_zero(&chassis->allocator, 1, sizeof(*instance));
    if (!instance) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    instance->allocator = chassis->allocator;
    instance->options = *(const wd_poison_options *)options;
    *data = instance;
    return WD_OK;
}

static void destroy_instance(void *data) {
    instance_data *instance = data;
    if (instance) {
        const wd_allocator allocator = instance->allocator;
        wd_free(&allocator, instance);
    }
}

static wd_status create_device(wd_chassis_device *chassis, void *data, const VkDeviceCreateInfo *create_info,
                               const VkDeviceCreateInfo *down, void **device_data) {
    (void)create_info;
    (void)down;
    wd_poison_device *device =
        chassis->state && data ? wd_alloc_zero(&chassis->allocator, 1, sizeof(*device)) : NULL;
    if (!device) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    device->chassis = chassis;
    device->allocator = chassis->allocator;
    device->options = ((const instance_data *)data)->options;
    wd_mutex_init(&device->lock);
    wd_hash_table_init(&device->images, device->allocator);
    *device_data = device;
    return WD_OK;
}

static void destroy_device(void *data) {
    wd_poison_device *device = data;
    if (!device) {
        return;
    }
    const wd_allocator allocator = device->allocator;
    WD_VECTOR_FINISH(&allocator, &device->unfilled);
    wd_hash_table_finish(&device->images);
    wd_mutex_finish(&device->lock);
    wd_free(&allocator, device);
}

#define HOST_WRITE_HOOK(command) .command = {.pre_record = wd_poison_pre_##command},

const wd_validator wd_poison_validator = {
    .name = "poison",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .hooks = {.AllocateMemory = {.post_record = wd_poison_post_AllocateMemory},
              .FreeMemory = {.pre_record = wd_poison_pre_FreeMemory},
              .QueueSubmit = {.pre_record = wd_poison_pre_QueueSubmit},
              .QueueSubmit2 = {.pre_record = wd_poison_pre_QueueSubmit2},
              .CreateImage = {.pre_record = wd_poison_pre_CreateImage,
                              .post_record = wd_poison_post_CreateImage},
              .DestroyImage = {.pre_record = wd_poison_pre_DestroyImage},
              .GetDeviceImageMemoryRequirements = {.pre_record =
                                                       wd_poison_pre_GetDeviceImageMemoryRequirements},
              .CmdPipelineBarrier = {.post_record = wd_poison_post_CmdPipelineBarrier},
              .CmdPipelineBarrier2 = {.post_record = wd_poison_post_CmdPipelineBarrier2},
              WD_POISON_HOST_WRITES(HOST_WRITE_HOOK)},
};
