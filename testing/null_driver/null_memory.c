// Memory that can be mapped, buffers and acceleration structures with their addresses, queries.
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

typedef struct null_memory {
    VkDeviceSize size;
    VkDeviceAddress address;
    void *host;    // NULL until it is mapped.
    bool imported; // `host` is the application's.
    bool mappable;
    int file; // What exports are copies of, plus 1; 0: none yet.
} null_memory;

typedef struct null_acceleration_structure {
    VkDeviceAddress address;
} null_acceleration_structure;

typedef struct null_query_pool {
    uint32_t num_values; // A query, without availability.
} null_query_pool;

static bool next_allocation_fails(null_device *device) {
    const uint64_t first = atomic_load(&null_faults.fail_allocation);
    const uint64_t count = atomic_load(&null_faults.num_failing_allocations);
    pthread_mutex_lock(&device->lock);
    const uint64_t number = ++device->num_allocations;
    pthread_mutex_unlock(&device->lock);
    return first && number >= first && number - first < count;
}

VKAPI_ATTR VkResult VKAPI_CALL null_AllocateMemory(VkDevice handle, const VkMemoryAllocateInfo *info,
                                                   const VkAllocationCallbacks *allocation,
                                                   VkDeviceMemory *out) {
    (void)allocation;
    null_device *device = null_driver_device(handle);
    VkPhysicalDeviceMemoryProperties properties;
    null_adjust_VkPhysicalDeviceMemoryProperties(&properties);
    if (next_allocation_fails(device) || info->allocationSize > NULL_HEAP_SIZE ||
        info->memoryTypeIndex >= NULL_NUM_MEMORY_TYPES) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    uint64_t number;
    null_memory *memory =
        null_object_create(device, NULL_KIND_MEMORY, VK_OBJECT_TYPE_DEVICE_MEMORY, sizeof(*memory), &number);
    if (!memory) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    const VkImportMemoryHostPointerInfoEXT *import =
        null_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    const VkImportMemoryFdInfoKHR *file =
        null_find_in_chain(info->pNext, VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR);
    memory->file = file && file->handleType ? file->fd + 1 : 0;
    memory->size = info->allocationSize;
    memory->address = null_address_reserve(info->allocationSize);
    memory->host = import ? import->pHostPointer : NULL;
    memory->imported = import != NULL;
    memory->mappable =
        atomic_load(&null_faults.maps_all_memory) ||
        (properties.memoryTypes[info->memoryTypeIndex].propertyFlags & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
    *out = (VkDeviceMemory)number;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_FreeMemory(VkDevice device, VkDeviceMemory handle,
                                           const VkAllocationCallbacks *allocation) {
    (void)allocation;
    const wd_allocator allocator = wd_allocator_default();
    null_memory *memory = null_object_remove(null_driver_device(device), NULL_KIND_MEMORY, (uint64_t)handle);
    if (memory && memory->host && !memory->imported) {
        munmap(memory->host, memory->size);
    }
    if (memory && memory->file > 0) {
        close(memory->file - 1);
    }
    wd_free(&allocator, memory);
}

VKAPI_ATTR VkResult VKAPI_CALL null_MapMemory(VkDevice device, VkDeviceMemory handle, VkDeviceSize offset,
                                              VkDeviceSize size, VkMemoryMapFlags flags, void **out) {
    (void)size, (void)flags;
    null_memory *memory = null_object_find(null_driver_device(device), NULL_KIND_MEMORY, (uint64_t)handle);
    if (!memory || !memory->mappable || offset >= memory->size) {
        return VK_ERROR_MEMORY_MAP_FAILED;
    }
    if (!memory->host) {
        // Pages cost nothing until they are touched, so a huge allocation is fine.
        void *host = mmap(NULL, memory->size, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
        if (host == MAP_FAILED) {
            return VK_ERROR_MEMORY_MAP_FAILED;
        }
        memory->host = host;
    }
    *out = (char *)memory->host + offset;
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetMemoryFdKHR(VkDevice device, const VkMemoryGetFdInfoKHR *info,
                                                   int *out) {
    null_memory *memory =
        null_object_find(null_driver_device(device), NULL_KIND_MEMORY, (uint64_t)info->memory);
    if (memory && !memory->file) {
        memory->file = memfd_create("null driver", MFD_CLOEXEC) + 1;
    }
    *out = memory && memory->file > 0 ? dup(memory->file - 1) : -1;
    return *out < 0 ? VK_ERROR_TOO_MANY_OBJECTS : VK_SUCCESS;
}

#ifdef VK_KHR_map_memory2
VKAPI_ATTR VkResult VKAPI_CALL null_MapMemory2(VkDevice device, const VkMemoryMapInfoKHR *info, void **out) {
    return null_MapMemory(device, info->memory, info->offset, info->size, info->flags, out);
}
#endif

VKAPI_ATTR VkDeviceAddress VKAPI_CALL null_GetDeviceMemoryOpaqueCaptureAddress(
    VkDevice device, const VkDeviceMemoryOpaqueCaptureAddressInfo *info) {
    const null_memory *memory =
        null_object_find(null_driver_device(device), NULL_KIND_MEMORY, (uint64_t)info->memory);
    return memory ? memory->address : 0;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateBuffer(VkDevice device, const VkBufferCreateInfo *info,
                                                 const VkAllocationCallbacks *allocation, VkBuffer *out) {
    (void)allocation;
    if (info->size > atomic_load(&null_faults.max_buffer_size)) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    uint64_t handle;
    null_buffer *buffer = null_object_create(null_driver_device(device), NULL_KIND_BUFFER,
                                             VK_OBJECT_TYPE_BUFFER, sizeof(*buffer), &handle);
    if (!buffer) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    buffer->size = info->size;
    *out = (VkBuffer)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyBuffer(VkDevice device, VkBuffer buffer,
                                              const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_report_binding(null_driver_device(device), buffer, false);
    null_object_destroy(null_driver_device(device), NULL_KIND_BUFFER, (uint64_t)buffer);
}

static VkMemoryRequirements buffer_requirements(VkDeviceSize size) {
    // A size near the end of the range cannot be rounded up; it cannot be allocated either.
    const VkDeviceSize mask = NULL_MEMORY_ALIGNMENT - 1;
    const VkDeviceSize rounded = size > UINT64_MAX - mask ? size : (size + mask) & ~mask;
    return (VkMemoryRequirements){rounded, NULL_MEMORY_ALIGNMENT, atomic_load(&null_faults.memory_type_bits)};
}

VKAPI_ATTR void VKAPI_CALL null_GetBufferMemoryRequirements(VkDevice device, VkBuffer handle,
                                                            VkMemoryRequirements *out) {
    const null_buffer *buffer =
        null_object_find(null_driver_device(device), NULL_KIND_BUFFER, (uint64_t)handle);
    *out = buffer_requirements(buffer ? buffer->size : 0);
}

VKAPI_ATTR void VKAPI_CALL null_GetBufferMemoryRequirements2(VkDevice device,
                                                             const VkBufferMemoryRequirementsInfo2 *info,
                                                             VkMemoryRequirements2 *out) {
    null_GetBufferMemoryRequirements(device, info->buffer, &out->memoryRequirements);
    null_fill_chain(out->pNext);
}

VKAPI_ATTR void VKAPI_CALL null_GetDeviceBufferMemoryRequirements(
    VkDevice device, const VkDeviceBufferMemoryRequirements *info, VkMemoryRequirements2 *out) {
    (void)device;
    out->memoryRequirements = buffer_requirements(info->pCreateInfo->size);
    null_fill_chain(out->pNext);
}

VKAPI_ATTR VkResult VKAPI_CALL null_BindBufferMemory(VkDevice device, VkBuffer buffer_handle,
                                                     VkDeviceMemory memory_handle, VkDeviceSize offset) {
    null_buffer *buffer =
        null_object_find(null_driver_device(device), NULL_KIND_BUFFER, (uint64_t)buffer_handle);
    const null_memory *memory =
        null_object_find(null_driver_device(device), NULL_KIND_MEMORY, (uint64_t)memory_handle);
    if (buffer && memory) {
        buffer->address = memory->address + offset;
        buffer->memory = memory_handle;
        buffer->offset = offset;
        null_report_binding(null_driver_device(device), buffer_handle, true);
    }
    return VK_SUCCESS;
}

uint32_t *null_buffer_word(null_device *device, VkBuffer handle, VkDeviceSize offset) {
    const null_buffer *buffer = null_object_find_locked(device, NULL_KIND_BUFFER, (uint64_t)handle);
    const null_memory *memory =
        buffer ? null_object_find_locked(device, NULL_KIND_MEMORY, (uint64_t)buffer->memory) : NULL;
    const bool is_mapped = memory && memory->host && offset + sizeof(uint32_t) <= buffer->size;
    return is_mapped ? (uint32_t *)(void *)((char *)memory->host + buffer->offset + offset) : NULL;
}

VKAPI_ATTR VkResult VKAPI_CALL null_BindBufferMemory2(VkDevice device, uint32_t count,
                                                      const VkBindBufferMemoryInfo *infos) {
    for (uint32_t i = 0; i < count; i++) {
        (void)null_BindBufferMemory(device, infos[i].buffer, infos[i].memory, infos[i].memoryOffset);
    }
    return VK_SUCCESS;
}

VKAPI_ATTR VkDeviceAddress VKAPI_CALL null_GetBufferDeviceAddress(VkDevice device,
                                                                  const VkBufferDeviceAddressInfo *info) {
    null_buffer *buffer =
        null_object_find(null_driver_device(device), NULL_KIND_BUFFER, (uint64_t)info->buffer);
    if (buffer && !buffer->address) {
        buffer->address = null_address_reserve(buffer->size); // Sparse: no memory gives it an address.
    }
    return buffer ? buffer->address : 0;
}

VKAPI_ATTR uint64_t VKAPI_CALL null_GetBufferOpaqueCaptureAddress(VkDevice device,
                                                                  const VkBufferDeviceAddressInfo *info) {
    return null_GetBufferDeviceAddress(device, info);
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateAccelerationStructureKHR(
    VkDevice device, const VkAccelerationStructureCreateInfoKHR *info,
    const VkAllocationCallbacks *allocation, VkAccelerationStructureKHR *out) {
    (void)allocation;
    uint64_t handle;
    null_acceleration_structure *structure =
        null_object_create(null_driver_device(device), NULL_KIND_ACCELERATION_STRUCTURE,
                           VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, sizeof(*structure), &handle);
    if (!structure) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    const VkBufferDeviceAddressInfo buffer = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, NULL,
                                              info->buffer};
    structure->address = null_GetBufferDeviceAddress(device, &buffer) + info->offset;
    *out = (VkAccelerationStructureKHR)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyAccelerationStructureKHR(VkDevice device,
                                                                VkAccelerationStructureKHR structure,
                                                                const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_ACCELERATION_STRUCTURE, (uint64_t)structure);
}

VKAPI_ATTR VkDeviceAddress VKAPI_CALL null_GetAccelerationStructureDeviceAddressKHR(
    VkDevice device, const VkAccelerationStructureDeviceAddressInfoKHR *info) {
    const null_acceleration_structure *structure = null_object_find(
        null_driver_device(device), NULL_KIND_ACCELERATION_STRUCTURE, (uint64_t)info->accelerationStructure);
    return structure ? structure->address : 0;
}

static uint32_t count_values(const VkQueryPoolCreateInfo *info) {
    if (info->queryType == VK_QUERY_TYPE_PIPELINE_STATISTICS) {
        return (uint32_t)__builtin_popcount(info->pipelineStatistics);
    }
    return info->queryType == VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT ? 2 : 1;
}

VKAPI_ATTR VkResult VKAPI_CALL null_CreateQueryPool(VkDevice device, const VkQueryPoolCreateInfo *info,
                                                    const VkAllocationCallbacks *allocation,
                                                    VkQueryPool *out) {
    (void)allocation;
    uint64_t handle;
    null_query_pool *pool = null_object_create(null_driver_device(device), NULL_KIND_QUERY_POOL,
                                               VK_OBJECT_TYPE_QUERY_POOL, sizeof(*pool), &handle);
    if (!pool) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    pool->num_values = count_values(info);
    *out = (VkQueryPool)handle;
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_DestroyQueryPool(VkDevice device, VkQueryPool pool,
                                                 const VkAllocationCallbacks *allocation) {
    (void)allocation;
    null_object_destroy(null_driver_device(device), NULL_KIND_QUERY_POOL, (uint64_t)pool);
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetQueryPoolResults(VkDevice device, VkQueryPool handle, uint32_t first,
                                                        uint32_t count, size_t size, void *data,
                                                        VkDeviceSize stride, VkQueryResultFlags flags) {
    (void)first;
    const null_query_pool *pool =
        null_object_find(null_driver_device(device), NULL_KIND_QUERY_POOL, (uint64_t)handle);
    const size_t value_size = flags & VK_QUERY_RESULT_64_BIT ? sizeof(uint64_t) : sizeof(uint32_t);
    memset(data, 0, size);
    if (!pool || !(flags & (VK_QUERY_RESULT_WITH_AVAILABILITY_BIT | VK_QUERY_RESULT_WITH_STATUS_BIT_KHR))) {
        return VK_SUCCESS;
    }
    for (uint32_t i = 0; i < count; i++) {
        const VkDeviceSize place = i * stride + pool->num_values * value_size;
        if (place + value_size <= size) {
            ((uint8_t *)data)[place] = 1; // The low byte: this driver runs on little-endian machines.
        }
    }
    return VK_SUCCESS;
}
