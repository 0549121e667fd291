// Memory: filled by the host where the host can map it, otherwise by the device before the next submission.
//
// Only submissions and host image copies use memory that the host cannot map. So the call that submits next first fills
// the memory that was allocated since, in a submission of its own, and waits for it: other queues then need no
// semaphore. The wait ends, because it is made only if nothing is pending on the queue. If work is pending, or after a
// host image copy, the memory stays as it is.
#include "vk/capabilities/capabilities.h"
#include "vk/poison/poison_internal.h"
#include "vk/state/state.h"

// The time for which the fill is waited for.
#define TIMEOUT_NS UINT64_C(10000000000)

#ifdef VK_EXT_zero_initialize_device_memory
#define ZERO_INITIALIZED VK_MEMORY_ALLOCATE_ZERO_INITIALIZE_BIT_EXT
#else
#define ZERO_INITIALIZED 0
#endif

// is_undefined returns whether the contents of new memory are undefined, and its layout is that of a buffer.
static bool is_undefined(const wd_state_memory *memory) {
    return !memory->is_external && !memory->has_instances && !(memory->allocate_flags & ZERO_INITIALIZED);
}

// --- By the host

static void fill(uint32_t *words, VkDeviceSize size, uint32_t word) {
    for (VkDeviceSize i = 0; i < size / sizeof(uint32_t); i++) {
        words[i] = word;
    }
}

static void fill_mapped(const wd_poison_device *device, const wd_state_memory *memory) {
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

// --- By the device

// can_fill returns whether a buffer of the layer can have the memory.
static bool can_fill(const wd_state_memory *memory) {
    return !memory->dedicated_buffer && !memory->dedicated_image &&
           !(memory->properties &
             (VK_MEMORY_PROPERTY_PROTECTED_BIT | VK_MEMORY_PROPERTY_LAZILY_ALLOCATED_BIT));
}

void wd_poison_post_AllocateMemory(wd_call *call, const wd_AllocateMemory_args *args,
                                   const wd_AllocateMemory_args *down) {
    (void)down;
    wd_poison_device *device = call->data;
    if (!device || args->result != VK_SUCCESS || !args->pMemory) {
        return;
    }
    const wd_state_memory *memory = wd_state_find_memory(call->device->state, *args->pMemory);
    if (!memory || !is_undefined(memory)) {
        return;
    }
    if (memory->properties & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT) {
        fill_mapped(device, memory);
    } else if (can_fill(memory)) {
        wd_mutex_lock(&device->lock);
        VkDeviceMemory *added = WD_VECTOR_PUSH(&device->allocator, &device->unfilled);
        if (added) {
            *added = *args->pMemory;
        }
        wd_mutex_unlock(&device->lock);
    }
}

void wd_poison_pre_FreeMemory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down) {
    (void)down;
    wd_poison_device *device = call->data;
    if (!device || !args->memory) {
        return;
    }
    wd_mutex_lock(&device->lock);
    for (size_t i = device->unfilled.count; i-- > 0;) {
        if (device->unfilled.items[i] == args->memory) {
            device->unfilled.items[i] = device->unfilled.items[--device->unfilled.count];
        }
    }
    wd_mutex_unlock(&device->lock);
}

// job is a submission that fills memory. Its objects live until the end of the wait.
typedef struct job {
    const wd_poison_device *device;
    const wd_device_dispatch *vk;
    VkDevice handle;
    VkCommandPool pool;
    VkCommandBuffer commands;
    VkFence fence;
    WD_VECTOR(VkBuffer) buffers;
} job;

// max_buffer_size returns the limit that the size of a buffer must not exceed (VUID-VkBufferCreateInfo-size-06409).
static VkDeviceSize max_buffer_size(const wd_poison_device *device) {
    const VkPhysicalDeviceMaintenance4Properties *limits = wd_physical_property_struct(
        device->chassis->capabilities->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES);
    return limits && limits->maxBufferSize ? limits->maxBufferSize : UINT64_MAX;
}

// bind_buffer binds a buffer to the memory. `needed`: its requirements.
static bool bind_buffer(const job *at, const wd_state_memory *memory, VkDeviceSize offset, VkBuffer buffer,
                        VkMemoryRequirements *needed) {
    at->vk->GetBufferMemoryRequirements(at->handle, buffer, needed);
    return needed->alignment && offset % needed->alignment == 0 && needed->size <= memory->size - offset &&
           needed->memoryTypeBits >> memory->type_index & 1 &&
           at->vk->BindBufferMemory(at->handle, buffer, (VkDeviceMemory)memory->object.handle, offset) ==
               VK_SUCCESS;
}

// fill_range makes a buffer in a range of the memory, and records its fill. It returns the offset of the next buffer,
// which may begin before the end of this one: offsets are aligned. 0: the range cannot be filled.
static VkDeviceSize fill_range(job *at, const wd_state_memory *memory, VkDeviceSize offset,
                               VkDeviceSize size) {
    const VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
        .size = size,
        .usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT,
    };
    VkBuffer buffer = VK_NULL_HANDLE;
    if (at->vk->CreateBuffer(at->handle, &info, NULL, &buffer) != VK_SUCCESS) {
        return 0;
    }
    VkMemoryRequirements needed;
    VkBuffer *added = bind_buffer(at, memory, offset, buffer, &needed)
                          ? WD_VECTOR_PUSH(&at->device->allocator, &at->buffers)
                          : NULL;
    if (!added) {
        at->vk->DestroyBuffer(at->handle, buffer, NULL);
        return 0;
    }
    *added = buffer;
    at->vk->CmdFillBuffer(at->commands, buffer, 0, VK_WHOLE_SIZE, at->device->options.word);
    const VkDeviceSize step = size - size % needed.alignment;
    return step ? offset + step : 0;
}

// fill_memory records fills of all of the memory, in buffers that the device can create.
static void fill_memory(job *at, const wd_state_memory *memory) {
    const VkDeviceSize end = memory->size & ~UINT64_C(3);
    const VkDeviceSize limit = max_buffer_size(at->device) & ~UINT64_C(3);
    VkDeviceSize offset = 0, size = 0;
    do {
        size = end - offset < limit ? end - offset : limit;
        const VkDeviceSize next = size ? fill_range(at, memory, offset, size) : 0;
        if (!next || offset + size == end) {
            break;
        }
        offset = next;
    } while (offset < end);
}

static bool begin(job *at, uint32_t family) {
    const VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                          .queueFamilyIndex = family};
    if (at->vk->CreateCommandPool(at->handle, &pool, NULL, &at->pool) != VK_SUCCESS) {
        return false;
    }
    const VkCommandBufferAllocateInfo commands = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                                  .commandPool = at->pool,
                                                  .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                                  .commandBufferCount = 1};
    const VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO,
                                           .flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT};
    const VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    return at->vk->AllocateCommandBuffers(at->handle, &commands, &at->commands) == VK_SUCCESS &&
           at->device->chassis->set_loader_data(at->handle, at->commands) == VK_SUCCESS &&
           at->vk->CreateFence(at->handle, &fence, NULL, &at->fence) == VK_SUCCESS &&
           at->vk->BeginCommandBuffer(at->commands, &info) == VK_SUCCESS;
}

// run returns whether the device no longer uses the objects.
static bool run(const job *at, VkQueue queue) {
    const VkMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT,
    };
    const VkSubmitInfo info = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &at->commands};
    at->vk->CmdPipelineBarrier(at->commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                               VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
    if (at->vk->EndCommandBuffer(at->commands) != VK_SUCCESS ||
        at->vk->QueueSubmit(queue, 1, &info, at->fence) != VK_SUCCESS) {
        return true;
    }
    return at->vk->WaitForFences(at->handle, 1, &at->fence, VK_TRUE, TIMEOUT_NS) != VK_TIMEOUT;
}

static void finish(job *at) {
    for (size_t i = 0; i < at->buffers.count; i++) {
        at->vk->DestroyBuffer(at->handle, at->buffers.items[i], NULL);
    }
    if (at->fence) {
        at->vk->DestroyFence(at->handle, at->fence, NULL);
    }
    if (at->pool) {
        at->vk->DestroyCommandPool(at->handle, at->pool, NULL);
    }
    WD_VECTOR_FINISH(&at->device->allocator, &at->buffers);
}

static void fill_unfilled(wd_poison_device *device, const wd_state_queue *state, VkQueue queue) {
    job at = {.device = device, .vk = &device->chassis->dispatch, .handle = device->chassis->handle};
    bool is_complete = true;
    if (begin(&at, state->family)) {
        for (size_t i = 0; i < device->unfilled.count; i++) {
            const wd_state_memory *memory =
                wd_state_find_memory(device->chassis->state, device->unfilled.items[i]);
            if (memory) {
                fill_memory(&at, memory);
            }
        }
        is_complete = run(&at, queue);
    }
    if (is_complete) { // Objects in use are lost with a device that makes no progress.
        finish(&at);
    }
}

// is_ready returns whether a fill on the queue ends, whatever the application does.
static bool is_ready(const wd_state_queue *queue) {
    const VkQueueFlags able = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT;
    return queue && queue->capabilities & able && !(queue->flags & VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT) &&
           wd_state_queue_is_retired(queue, __atomic_load_n(&queue->submitted, __ATOMIC_ACQUIRE));
}

// before_submission fills the memory that was allocated since the last submission. If that cannot be done now, the work
// that is submitted may use the memory.
static void before_submission(const wd_call *call, VkQueue handle) {
    wd_poison_device *device = call->data;
    if (!device) {
        return;
    }
    wd_mutex_lock(&device->lock);
    if (device->unfilled.count) {
        const wd_state_queue *queue = wd_state_find_queue(device->chassis->state, handle);
        if (is_ready(queue)) {
            fill_unfilled(device, queue, handle);
        }
        device->unfilled.count = 0;
    }
    wd_mutex_unlock(&device->lock);
}

void wd_poison_pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down) {
    (void)down;
    before_submission(call, args->queue);
}

void wd_poison_pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args, wd_QueueSubmit2_args *down) {
    (void)down;
    before_submission(call, args->queue);
}

// --- Host image copies

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)
// BEFORE_HOST_WRITE defines the hook of a command by which the host writes images. All unfilled memory stays as it is:
// which images have a part of it is not known here.
#define BEFORE_HOST_WRITE(command)                                                                           \
    void wd_poison_pre_##command(wd_call *call, const wd_##command##_args *args,                             \
                                 wd_##command##_args *down) {                                                \
        (void)args;                                                                                          \
        (void)down;                                                                                          \
        keep_unfilled(call->data);                                                                           \
    }

static void keep_unfilled(wd_poison_device *device) {
    if (device) {
        wd_mutex_lock(&device->lock);
        device->unfilled.count = 0;
        wd_mutex_unlock(&device->lock);
    }
}

WD_POISON_HOST_WRITES(BEFORE_HOST_WRITE)
#endif
