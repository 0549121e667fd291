// The validator, and the hook of memory.
#include "vk/poison/poison.h"

#include "vk/poison/poison_internal.h"
#include "vk/state/state.h"

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
    wd_hash_table_finish(&device->images);
    wd_mutex_finish(&device->lock);
    const wd_allocator allocator = device->allocator;
    wd_free(&allocator, device);
}

// --- Memory

#ifdef VK_EXT_zero_initialize_device_memory
#define ZERO_INITIALIZED VK_MEMORY_ALLOCATE_ZERO_INITIALIZE_BIT_EXT
#else
#define ZERO_INITIALIZED 0
#endif

// is_undefined returns whether the host can write new memory, whose contents are undefined.
static bool is_undefined(const wd_state_memory *memory) {
    return memory->properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT && !memory->is_external &&
           !memory->has_instances && !(memory->allocate_flags & ZERO_INITIALIZED);
}

static void fill(uint32_t *words, VkDeviceSize size, uint32_t word) {
    for (VkDeviceSize i = 0; i < size / sizeof(uint32_t); i++) {
        words[i] = word;
    }
}

static void fill_memory(const wd_poison_device *device, const wd_state_memory *memory) {
    const wd_device_dispatch *dispatch = &device->chassis->dispatch;
    const VkDeviceMemory handle = (VkDeviceMemory)memory->object.handle;
    void *words = NULL;
    if (dispatch->MapMemory(device->chassis->handle, handle, 0, VK_WHOLE_SIZE, 0, &words) != VK_SUCCESS ||
        !words) {
        return;
    }
    fill(words, memory->size, device->options.word);
    if (!(memory->properties & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT)) {
        const VkMappedMemoryRange range = {
            .sType = VK_STRUCTURE_TYPE_MAPPED_MEMORY_RANGE, .memory = handle, .size = VK_WHOLE_SIZE};
        (void)dispatch->FlushMappedMemoryRanges(device->chassis->handle, 1, &range);
    }
    dispatch->UnmapMemory(device->chassis->handle, handle);
}

static void post_AllocateMemory(wd_call *call, const wd_AllocateMemory_args *args,
                                const wd_AllocateMemory_args *down) {
    (void)down;
    const wd_poison_device *device = call->data;
    if (!device || args->result != VK_SUCCESS || !args->pMemory) {
        return;
    }
    const wd_state_memory *memory = wd_state_find_memory(call->device->state, *args->pMemory);
    if (memory && is_undefined(memory)) {
        fill_memory(device, memory);
    }
}

const wd_validator wd_poison_validator = {
    .name = "poison",
    .create_instance = create_instance,
    .destroy_instance = destroy_instance,
    .create_device = create_device,
    .destroy_device = destroy_device,
    .reads_command_buffers = true,
    .hooks = {.AllocateMemory = {.post_record = post_AllocateMemory},
              .CreateImage = {.pre_record = wd_poison_pre_CreateImage,
                              .post_record = wd_poison_post_CreateImage},
              .DestroyImage = {.pre_record = wd_poison_pre_DestroyImage},
              .GetDeviceImageMemoryRequirements = {.pre_record =
                                                       wd_poison_pre_GetDeviceImageMemoryRequirements},
              .CmdPipelineBarrier = {.post_record = wd_poison_post_CmdPipelineBarrier},
              .CmdPipelineBarrier2 = {.post_record = wd_poison_post_CmdPipelineBarrier2}},
};
