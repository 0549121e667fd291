// How far a device came: the words that command buffers write, checkpoints, and the description of a fault.
#include <stdio.h>
#include <string.h>

#include "testing/null_driver/null_commands.h"
#include "testing/null_driver/null_driver.h"

// null_write is a command that is executed: a word of a buffer, a checkpoint, or a secondary command buffer.
typedef struct null_write {
    VkBuffer buffer; // VK_NULL_HANDLE: one of the others.
    VkDeviceSize offset;
    uint32_t value;
    const void *checkpoint;
    VkCommandBuffer executed;
} null_write;

static void record(VkCommandBuffer handle, null_write write) {
    const wd_allocator allocator = wd_allocator_default();
    null_command_buffer *buffer = (null_command_buffer *)handle;
    if (atomic_load(&null_faults.stop_after_writes) &&
        wd_array_reserve(&allocator, (void **)&buffer->writes, &buffer->capacity, buffer->num_writes + 1,
                         sizeof(write))) {
        buffer->writes[buffer->num_writes++] = write;
    }
}

void null_forget_writes(null_command_buffer *buffer) {
    buffer->num_writes = 0;
}

VKAPI_ATTR VkResult VKAPI_CALL null_BeginCommandBuffer(VkCommandBuffer command_buffer,
                                                       const VkCommandBufferBeginInfo *info) {
    (void)info;
    null_forget_writes((null_command_buffer *)command_buffer);
    return VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL null_CmdFillBuffer(VkCommandBuffer command_buffer, VkBuffer buffer,
                                              VkDeviceSize offset, VkDeviceSize size, uint32_t data) {
    (void)size;
    record(command_buffer, (null_write){.buffer = buffer, .offset = offset, .value = data});
}

VKAPI_ATTR void VKAPI_CALL null_CmdWriteBufferMarkerAMD(VkCommandBuffer command_buffer,
                                                        VkPipelineStageFlagBits stage, VkBuffer buffer,
                                                        VkDeviceSize offset, uint32_t marker) {
    (void)stage;
    record(command_buffer, (null_write){.buffer = buffer, .offset = offset, .value = marker});
}

VKAPI_ATTR void VKAPI_CALL null_CmdSetCheckpointNV(VkCommandBuffer command_buffer, const void *marker) {
    record(command_buffer, (null_write){.checkpoint = marker});
}

VKAPI_ATTR void VKAPI_CALL null_CmdExecuteCommands(VkCommandBuffer command_buffer, uint32_t count,
                                                   const VkCommandBuffer *executed) {
    for (uint32_t i = 0; i < count; i++) {
        record(command_buffer, (null_write){.executed = executed[i]});
    }
}

static void execute_write(null_queue *queue, const null_write *write) {
    null_device *device = queue->device;
    uint32_t *word = write->buffer ? null_buffer_word(device, write->buffer, write->offset) : NULL;
    if (word) {
        *word = write->value;
    }
    queue->checkpoint = write->checkpoint ? write->checkpoint : queue->checkpoint;
    device->lost |= ++device->num_writes == atomic_load(&null_faults.stop_after_writes);
}

void null_execute(null_queue *queue, VkCommandBuffer handle) {
    const null_command_buffer *buffer = (const null_command_buffer *)handle;
    for (size_t i = 0; i < buffer->num_writes && !queue->device->lost; i++) {
        if (buffer->writes[i].executed) {
            null_execute(queue, buffer->writes[i].executed);
        } else {
            execute_write(queue, &buffer->writes[i]);
        }
    }
}

VKAPI_ATTR void VKAPI_CALL null_GetQueueCheckpointDataNV(VkQueue handle, uint32_t *count,
                                                         VkCheckpointDataNV *data) {
    null_queue *queue = (null_queue *)handle;
    pthread_mutex_lock(&queue->device->lock);
    const void *checkpoint = queue->checkpoint;
    pthread_mutex_unlock(&queue->device->lock);
    // Each checkpoint is executed after all commands before it.
    const VkPipelineStageFlagBits stages[] = {VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT,
                                              VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT};
    const uint32_t num = checkpoint ? (uint32_t)NULL_COUNT(stages) : 0;
    *count = data && *count < num ? *count : num;
    for (uint32_t i = 0; data && i < *count; i++) {
        data[i].stage = stages[i];
        data[i].pCheckpointMarker = (void *)checkpoint;
    }
}

enum { BINARY_SIZE = 64 };

// has_fault returns whether the device was lost by the access to the address of WD_NULL_FAULT_ADDRESS.
static bool has_fault(null_device *device, uint64_t address) {
    pthread_mutex_lock(&device->lock);
    const bool result = device->lost && address;
    pthread_mutex_unlock(&device->lock);
    return result;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetDeviceFaultInfoEXT(VkDevice handle, VkDeviceFaultCountsEXT *counts,
                                                          VkDeviceFaultInfoEXT *info) {
    null_device *device = null_driver_device(handle);
    const uint64_t address = null_setting_now("WD_NULL_FAULT_ADDRESS", 0);
    const bool is_lost = has_fault(device, address);
    if (!info) {
        counts->addressInfoCount = counts->vendorInfoCount = is_lost;
        counts->vendorBinarySize = is_lost ? BINARY_SIZE : 0;
        return VK_SUCCESS;
    }
    snprintf(info->description, sizeof info->description, "%s", is_lost ? "page fault" : "");
    if (is_lost && counts->addressInfoCount && info->pAddressInfos) {
        *info->pAddressInfos =
            (VkDeviceFaultAddressInfoEXT){VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT, address, 1};
    }
    if (is_lost && counts->vendorInfoCount && info->pVendorInfos) {
        *info->pVendorInfos = (VkDeviceFaultVendorInfoEXT){"MMU", 2, address};
    }
    if (is_lost && counts->vendorBinarySize && info->pVendorBinaryData) {
        memset(info->pVendorBinaryData, 0xab, (size_t)counts->vendorBinarySize);
    }
    return VK_SUCCESS;
}

#ifdef VK_KHR_device_fault
// Each report is returned once.
VKAPI_ATTR VkResult VKAPI_CALL null_GetDeviceFaultReportsKHR(VkDevice handle, uint64_t timeout,
                                                             uint32_t *count, VkDeviceFaultInfoKHR *infos) {
    null_device *device = null_driver_device(handle);
    const uint64_t address = null_setting_now("WD_NULL_FAULT_ADDRESS", 0);
    (void)timeout;
    if (!has_fault(device, address) || atomic_load(&device->is_fault_read)) {
        *count = 0;
        return VK_TIMEOUT;
    }
    if (!infos) {
        *count = 1;
        return VK_SUCCESS;
    }
    if (!*count) {
        return VK_INCOMPLETE;
    }
    *count = 1;
    atomic_store(&device->is_fault_read, true);
    infos->flags = VK_DEVICE_FAULT_FLAG_DEVICE_LOST_KHR | VK_DEVICE_FAULT_FLAG_MEMORY_ADDRESS_KHR |
                   VK_DEVICE_FAULT_FLAG_VENDOR_KHR;
    infos->groupId = 1;
    snprintf(infos->description, sizeof infos->description, "page fault");
    infos->faultAddressInfo =
        (VkDeviceFaultAddressInfoKHR){VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_KHR, address, 1};
    infos->vendorInfo = (VkDeviceFaultVendorInfoKHR){"MMU", 2, address};
    return VK_SUCCESS;
}

VKAPI_ATTR VkResult VKAPI_CALL null_GetDeviceFaultDebugInfoKHR(VkDevice handle,
                                                               VkDeviceFaultDebugInfoKHR *info) {
    null_device *device = null_driver_device(handle);
    const bool is_lost = has_fault(device, null_setting_now("WD_NULL_FAULT_ADDRESS", 0));
    if (is_lost && info->pVendorBinaryData) {
        memset(info->pVendorBinaryData, 0xab,
               info->vendorBinarySize < BINARY_SIZE ? info->vendorBinarySize : BINARY_SIZE);
    }
    info->vendorBinarySize = is_lost ? BINARY_SIZE : 0;
    return VK_SUCCESS;
}
#endif
