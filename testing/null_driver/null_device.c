// Devices, queues, command pools, private data.
#include <string.h>
#include <time.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

// The buffers of a pool are a ring through the pool's own node.
typedef struct null_command_pool {
    null_command_buffer ring;
} null_command_pool;

// The values of a slot, by object handle.
typedef struct null_private_data_slot {
    wd_hash_table values;
} null_private_data_slot;

static bool is_offered(const char *extension) {
    for (size_t i = 0; i < NULL_NUM_DEVICE_EXTENSIONS; i++) {
        if (strcmp(null_device_extensions[i].extensionName, extension) == 0) {
            return true;
        }
    }
    return atomic_load(&null_faults.is_portability_subset) &&
           strcmp(extension, "VK_KHR_portability_subset") == 0;
}

static bool create_queues(null_device *device, const VkDeviceCreateInfo *info) {
    const wd_allocator allocator = wd_allocator_default();
    for (uint32_t i = 0; i < info->queueCreateInfoCount; i++) {
        device->num_queues += info->pQueueCreateInfos[i].queueCount;
    }
    device->queues = wd_alloc_zero(&allocator, device->num_queues, sizeof(*device->queues));
    if (!device->queues) {
        return false;
    }
    null_queue *queue = device->queues;
    for (uint32_t i = 0; i < info->queueCreateInfoCount; i++) {
        const VkDeviceQueueCreateInfo *queues = &info->pQueueCreateInfos[i];
        for (uint32_t index = 0; index < queues->queueCount; index++, queue++) {
            *queue = (null_queue){
                .device = device, .flags = queues->flags, .family = queues->queueFamilyIndex, .index = index};
            set_loader_magic_value(queue);
        }
    }
    return true;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateDevice(VkPhysicalDevice physical_device,
                                                 const VkDeviceCreateInfo *info,
                                                 const VkAllocationCallbacks *allocation, VkDevice *out) {
    (void)allocation;
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
        if (!is_offered(info->ppEnabledExtensionNames[i])) {
            return VK_ERROR_EXTENSION_NOT_PRESENT;
        }
    }
    const wd_allocator allocator = wd_allocator_default();
    null_device *device = wd_alloc_zero(&allocator, 1, sizeof(*device));
    if (!device || !create_queues(device, info)) {
        wd_free(&allocator, device);
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    device->instance =
        (null_instance *)(void *)((char *)physical_device - offsetof(null_instance, physical_device));
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
        device->reports_bindings |= strcmp(info->ppEnabledExtensionNames[i],
                                           VK_EXT_DEVICE_ADDRESS_BINDING_REPORT_EXTENSION_NAME) == 0;
    }
    set_loader_magic_value(device);
    wd_hash_table_init(&device->objects, allocator);
    pthread_mutex_init(&device->lock, NULL);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&device->changed, &monotonic);
    pthread_condattr_destroy(&monotonic);
    *out = (VkDevice)device;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyDevice(VkDevice handle, const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_device *device = null_driver_device(handle);
    if (!device) {
        return;
    }
    const wd_allocator allocator = wd_allocator_default();
    wd_hash_table_finish(&device->objects);
    pthread_cond_destroy(&device->changed);
    pthread_mutex_destroy(&device->lock);
    wd_free(&allocator, device->queues);
    wd_free(&allocator, device);
}

static VkQueue find_queue(null_device *device, VkDeviceQueueCreateFlags flags, uint32_t family,
                          uint32_t index) {
    for (uint32_t i = 0; i < device->num_queues; i++) {
        null_queue *queue = &device->queues[i];
        if (queue->flags == flags && queue->family == family && queue->index == index) {
            return (VkQueue)queue;
        }
    }
    return VK_NULL_HANDLE;
}

VKAPI_ATTR void VKAPI_CALL null_GetDeviceQueue(VkDevice device, uint32_t family, uint32_t index,
                                               VkQueue *out) {
    *out = find_queue(null_driver_device(device), 0, family, index);
}

VKAPI_ATTR void VKAPI_CALL null_GetDeviceQueue2(VkDevice device, const VkDeviceQueueInfo2 *info,
                                                VkQueue *out) {
    *out = find_queue(null_driver_device(device), info->flags, info->queueFamilyIndex, info->queueIndex);
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateCommandPool(VkDevice device, const VkCommandPoolCreateInfo *info,
                                                      const VkAllocationCallbacks *allocation,
                                                      VkCommandPool *out) {
    (void)info, (void)allocation;
    uint64_t handle;
    null_command_pool *pool = null_object_create(null_driver_device(device), NULL_KIND_COMMAND_POOL,
                                                 VK_OBJECT_TYPE_COMMAND_POOL, sizeof(*pool), &handle);
    if (!pool) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    pool->ring.next = pool->ring.previous = &pool->ring;
    *out = (VkCommandPool)handle;
    return VK_SUCCESS;
}

static void free_command_buffer(null_command_buffer *buffer) {
    const wd_allocator allocator = wd_allocator_default();
    buffer->previous->next = buffer->next;
    buffer->next->previous = buffer->previous;
    null_forget_writes(buffer);
    wd_free(&allocator, buffer->writes);
    wd_free(&allocator, buffer);
}

VKAPI_ATTR void VKAPI_CALL null_DestroyCommandPool(VkDevice device, VkCommandPool handle,
                                                   const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_command_pool *pool =
        null_object_remove(null_driver_device(device), NULL_KIND_COMMAND_POOL, (uint64_t)handle);
    while (pool && pool->ring.next != &pool->ring) {
        free_command_buffer(pool->ring.next);
    }
    wd_free(&allocator, pool);
}

VKAPI_ATTR void VKAPI_CALL null_FreeCommandBuffers(VkDevice device, VkCommandPool pool, uint32_t count,
                                                   const VkCommandBuffer *buffers) {
    (void)device, (void)pool;
    for (uint32_t i = 0; i < count; i++) {
        if (buffers[i]) {
            free_command_buffer((null_command_buffer *)buffers[i]);
        }
    }
}

VKAPI_ATTR VkResult VKAPI_CALL null_AllocateCommandBuffers(VkDevice device,
                                                           const VkCommandBufferAllocateInfo *info,
                                                           VkCommandBuffer *out) {
    const wd_allocator allocator = wd_allocator_default();
    null_command_pool *pool =
        null_object_find(null_driver_device(device), NULL_KIND_COMMAND_POOL, (uint64_t)info->commandPool);
    for (uint32_t i = 0; i < info->commandBufferCount; i++) {
        null_command_buffer *buffer = pool ? wd_alloc_zero(&allocator, 1, sizeof(*buffer)) : NULL;
        if (!buffer) {
            null_FreeCommandBuffers(device, info->commandPool, i, out);
            memset(out, 0, info->commandBufferCount * sizeof(*out));
            return VK_ERROR_OUT_OF_HOST_MEMORY;
        }
        set_loader_magic_value(buffer);
        buffer->device = null_driver_device(device);
        buffer->next = pool->ring.next;
        buffer->previous = &pool->ring;
        buffer->next->previous = pool->ring.next = buffer;
        out[i] = (VkCommandBuffer)buffer;
    }
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreatePrivateDataSlot(VkDevice device,
                                                          const VkPrivateDataSlotCreateInfo *info,
                                                          const VkAllocationCallbacks *allocation,
                                                          VkPrivateDataSlot *out) {
    (void)info, (void)allocation;
    uint64_t handle;
    null_private_data_slot *slot =
        null_object_create(null_driver_device(device), NULL_KIND_PRIVATE_DATA_SLOT,
                           VK_OBJECT_TYPE_PRIVATE_DATA_SLOT, sizeof(*slot), &handle);
    if (!slot) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    wd_hash_table_init(&slot->values, wd_allocator_default());
    *out = (VkPrivateDataSlot)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyPrivateDataSlot(VkDevice device, VkPrivateDataSlot handle,
                                                       const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_private_data_slot *slot =
        null_object_remove(null_driver_device(device), NULL_KIND_PRIVATE_DATA_SLOT, (uint64_t)handle);
    if (slot) {
        wd_hash_table_finish(&slot->values);
        wd_free(&allocator, slot);
    }
}

// Handles of two types may be equal, so the type goes into the key. A value of 0 is no entry.
static uint64_t private_key(VkObjectType type, uint64_t object) {
    return wd_hash_u64(object) ^ (uint64_t)type;
}

VKAPI_ATTR VkResult VKAPI_CALL null_SetPrivateData(VkDevice handle, VkObjectType type, uint64_t object,
                                                   VkPrivateDataSlot slot_handle, uint64_t data) {
    null_device *device = null_driver_device(handle);
    VkResult result = VK_SUCCESS;
    pthread_mutex_lock(&device->lock);
    null_private_data_slot *slot =
        null_object_find_locked(device, NULL_KIND_PRIVATE_DATA_SLOT, (uint64_t)slot_handle);
    if (slot && data == 0) {
        (void)wd_hash_table_remove(&slot->values, private_key(type, object));
    } else if (!slot || wd_hash_table_set(&slot->values, private_key(type, object),
                                          (void *)(uintptr_t)data) != WD_OK) {
        result = VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    pthread_mutex_unlock(&device->lock);
    return result;
}

VKAPI_ATTR void VKAPI_CALL null_GetPrivateData(VkDevice handle, VkObjectType type, uint64_t object,
                                               VkPrivateDataSlot slot_handle, uint64_t *data) {
    null_device *device = null_driver_device(handle);
    pthread_mutex_lock(&device->lock);
    null_private_data_slot *slot =
        null_object_find_locked(device, NULL_KIND_PRIVATE_DATA_SLOT, (uint64_t)slot_handle);
    *data = slot ? (uintptr_t)wd_hash_table_get(&slot->values, private_key(type, object)) : 0;
    pthread_mutex_unlock(&device->lock);
}

#ifdef VK_KHR_pipeline_binary
VKAPI_ATTR VkResult VKAPI_CALL null_CreatePipelineBinariesKHR(VkDevice device,
                                                              const VkPipelineBinaryCreateInfoKHR *info,
                                                              const VkAllocationCallbacks *allocation,
                                                              VkPipelineBinaryHandlesInfoKHR *binaries) {
    (void)device, (void)info, (void)allocation;
    if (!binaries->pPipelineBinaries) {
        binaries->pipelineBinaryCount = 1;
        return VK_SUCCESS;
    }
    for (uint32_t i = 0; i < binaries->pipelineBinaryCount; i++) {
        binaries->pPipelineBinaries[i] =
            (VkPipelineBinaryKHR)null_handle_create(VK_OBJECT_TYPE_PIPELINE_BINARY_KHR);
    }
    return VK_SUCCESS;
}
#endif

VKAPI_ATTR VkResult VKAPI_CALL null_GetPipelineCacheData(VkDevice device, VkPipelineCache cache, size_t *size,
                                                         void *data) {
    (void)device, (void)cache;
    VkPhysicalDeviceProperties properties = {0};
    null_adjust_VkPhysicalDeviceProperties(&properties);
    VkPipelineCacheHeaderVersionOne header = {
        .headerSize = sizeof(header),
        .headerVersion = VK_PIPELINE_CACHE_HEADER_VERSION_ONE,
        .vendorID = properties.vendorID,
        .deviceID = properties.deviceID,
    };
    null_uuid(header.pipelineCacheUUID, sizeof(header.pipelineCacheUUID));
    if (!data) {
        *size = sizeof(header);
        return VK_SUCCESS;
    }
    if (*size < sizeof(header)) {
        *size = 0;
        return VK_INCOMPLETE;
    }
    memcpy(data, &header, sizeof(header));
    *size = sizeof(header);
    return VK_SUCCESS;
}
