// Device memory, buffers, buffer views, and how resources are bound to memory.
#include <assert.h>

#include "vk/registry/chain.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

// is_external returns whether others may write the memory; unknown structs may have that effect.
static bool is_external(const VkMemoryAllocateInfo *info) {
    for (const VkBaseInStructure *next = info->pNext; next; next = next->pNext) {
        if (next->sType != VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO &&
            next->sType != VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO &&
            next->sType != VK_STRUCTURE_TYPE_MEMORY_OPAQUE_CAPTURE_ADDRESS_ALLOCATE_INFO &&
            next->sType != VK_STRUCTURE_TYPE_MEMORY_PRIORITY_ALLOCATE_INFO_EXT) {
            return true;
        }
    }
    return false;
}

static VkExternalMemoryHandleTypeFlags find_import_types(const VkMemoryAllocateInfo *info) {
    const VkImportMemoryFdInfoKHR *file =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMPORT_MEMORY_FD_INFO_KHR);
    const VkImportMemoryHostPointerInfoEXT *pointer =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    return (file ? (VkExternalMemoryHandleTypeFlags)file->handleType : 0) |
           (pointer ? (VkExternalMemoryHandleTypeFlags)pointer->handleType : 0);
}

// has_instances returns whether several physical devices of a group have an instance of the memory.
static bool has_instances(const wd_state_device *device, const wd_state_memory *memory,
                          const VkMemoryAllocateFlagsInfo *flags) {
    const uint32_t devices = wd_state_device_mask(device);
    const VkPhysicalDeviceMemoryProperties *memories = &device->physical->memory;
    if (flags && flags->flags & VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT) {
        return (flags->deviceMask & (flags->deviceMask - 1) & devices) != 0;
    }
    return devices > 1 && !memory->is_external && memory->type_index < VK_MAX_MEMORY_TYPES &&
           memories->memoryHeaps[memories->memoryTypes[memory->type_index].heapIndex].flags &
               VK_MEMORY_HEAP_MULTI_INSTANCE_BIT;
}

WD_STATE_POST(AllocateMemory) {
    (void)down;
    wd_state_device *device = call->device->state;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_memory *memory =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_DEVICE_MEMORY,
                               WD_STATE_NON_DISPATCHABLE(*args->pMemory), sizeof *memory, NULL);
    if (!memory) {
        return;
    }
    memory->size = args->pAllocateInfo->allocationSize;
    memory->type_index = args->pAllocateInfo->memoryTypeIndex;
    if (memory->type_index < VK_MAX_MEMORY_TYPES) {
        memory->properties = device->physical->memory.memoryTypes[memory->type_index].propertyFlags;
    }
    const VkMemoryAllocateFlagsInfo *flags =
        wd_find_chained(args->pAllocateInfo->pNext, VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
    memory->allocate_flags = flags ? flags->flags : 0;
    memory->device_mask = memory->allocate_flags & VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT ? flags->deviceMask : 0;
    memory->is_external = is_external(args->pAllocateInfo);
    memory->has_instances = has_instances(device, memory, flags);
    const VkMemoryDedicatedAllocateInfo *dedicated =
        wd_find_chained(args->pAllocateInfo->pNext, VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
    memory->dedicated_buffer = dedicated ? dedicated->buffer : VK_NULL_HANDLE;
    memory->dedicated_image = dedicated ? dedicated->image : VK_NULL_HANDLE;
    const VkExportMemoryAllocateInfo *exported =
        wd_find_chained(args->pAllocateInfo->pNext, VK_STRUCTURE_TYPE_EXPORT_MEMORY_ALLOCATE_INFO);
    memory->export_types = exported ? exported->handleTypes : 0;
    memory->import_types = find_import_types(args->pAllocateInfo);
    wd_state_publish(&memory->object);
}

static void note_mapping(wd_state_memory *memory, void *mapped, VkDeviceSize offset, VkDeviceSize size) {
    memory->mapped = mapped;
    __atomic_store_n(&memory->was_mapped, true, __ATOMIC_RELAXED);
    memory->mapped_offset = offset;
    // VK_WHOLE_SIZE, and sizes that are not valid, end with the memory: observers may change the pages of the mapping.
    const VkDeviceSize left = offset < memory->size ? memory->size - offset : 0;
    memory->mapped_size = size < left ? size : left;
}

WD_STATE_POST(MapMemory) {
    (void)down;
    wd_state_memory *memory = wd_state_find_memory(call->device->state, args->memory);
    if (memory && args->result == VK_SUCCESS) {
        note_mapping(memory, *args->ppData, args->offset, args->size);
    }
}

#ifdef VK_VERSION_1_4
WD_STATE_POST(MapMemory2) {
    (void)down;
    wd_state_memory *memory = wd_state_find_memory(call->device->state, args->pMemoryMapInfo->memory);
    if (memory && args->result == VK_SUCCESS) {
        note_mapping(memory, *args->ppData, args->pMemoryMapInfo->offset, args->pMemoryMapInfo->size);
    }
}

WD_STATE_POST(UnmapMemory2) {
    (void)down;
    wd_state_memory *memory = wd_state_find_memory(call->device->state, args->pMemoryUnmapInfo->memory);
    if (memory && args->result == VK_SUCCESS) {
        note_mapping(memory, NULL, 0, 0);
    }
}
#endif

WD_STATE_POST(UnmapMemory) {
    (void)down;
    wd_state_memory *memory = wd_state_find_memory(call->device->state, args->memory);
    if (memory) {
        note_mapping(memory, NULL, 0, 0);
    }
}

static void finish_buffer(wd_state_object *object) {
    wd_state_unref((wd_state_object *)((wd_state_buffer *)object)->binding.memory);
}

WD_STATE_POST(CreateBuffer) {
    (void)down;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_buffer *buffer =
        wd_state_new_in_device(call->device->state, VK_OBJECT_TYPE_BUFFER,
                               WD_STATE_NON_DISPATCHABLE(*args->pBuffer), sizeof *buffer, finish_buffer);
    if (!buffer) {
        return;
    }
    buffer->flags = args->pCreateInfo->flags;
    buffer->usage = wd_state_buffer_usage(args->pCreateInfo->pNext, args->pCreateInfo->usage);
    buffer->size = args->pCreateInfo->size;
    buffer->sharing_mode = args->pCreateInfo->sharingMode;
    const VkExternalMemoryBufferCreateInfo *external =
        wd_find_chained(args->pCreateInfo->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    buffer->external_types = external ? external->handleTypes : 0;
    wd_state_publish(&buffer->object);
}

void wd_state_bind_memory(wd_state_binding *binding, wd_state_memory *memory, VkDeviceSize offset) {
    wd_state_object *old = (wd_state_object *)binding->memory;
    wd_state_memory *added = (wd_state_memory *)wd_state_ref((wd_state_object *)memory);
    binding->offset = offset;
    __atomic_store_n(&binding->memory, added, __ATOMIC_RELEASE);
    wd_state_unref(old);
}

bool wd_state_is_bound(VkResult result, const void *chain) {
#ifdef VK_KHR_maintenance6
    const VkBindMemoryStatusKHR *status = wd_find_chained(chain, VK_STRUCTURE_TYPE_BIND_MEMORY_STATUS_KHR);
    result = status && status->pResult ? *status->pResult : result;
#else
    (void)chain;
#endif
    return result == VK_SUCCESS;
}

static void bind_buffer(wd_state_device *device, VkBuffer handle, VkDeviceMemory memory,
                        VkDeviceSize offset) {
    wd_state_buffer *buffer = wd_state_find_buffer(device, handle);
    if (buffer) {
        wd_state_bind_memory(&buffer->binding, wd_state_find_memory(device, memory), offset);
    }
}

WD_STATE_POST(BindBufferMemory) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        bind_buffer(call->device->state, args->buffer, args->memory, args->memoryOffset);
    }
}

WD_STATE_POST(BindBufferMemory2) {
    (void)down;
    for (uint32_t i = 0; i < args->bindInfoCount; i++) {
        const VkBindBufferMemoryInfo *info = &args->pBindInfos[i];
        if (wd_state_is_bound(args->result, info->pNext)) {
            bind_buffer(call->device->state, info->buffer, info->memory, info->memoryOffset);
        }
    }
}

WD_STATE_POST(GetBufferDeviceAddress) {
    (void)down;
    wd_state_buffer *buffer = wd_state_find_buffer(call->device->state, args->pInfo->buffer);
    if (buffer && args->result) {
        __atomic_store_n(&buffer->address, args->result, __ATOMIC_RELEASE);
        wd_state_note_address(call->device->state, buffer, args->result);
    }
}

static void finish_buffer_view(wd_state_object *object) {
    wd_state_unref((wd_state_object *)((wd_state_buffer_view *)object)->buffer);
}

WD_STATE_POST(CreateBufferView) {
    (void)down;
    wd_state_device *device = call->device->state;
    if (args->result != VK_SUCCESS) {
        return;
    }
    wd_state_buffer_view *view =
        wd_state_new_in_device(device, VK_OBJECT_TYPE_BUFFER_VIEW, WD_STATE_NON_DISPATCHABLE(*args->pView),
                               sizeof *view, finish_buffer_view);
    if (!view) {
        return;
    }
    view->buffer = wd_state_find_buffer(device, args->pCreateInfo->buffer);
    wd_state_ref((wd_state_object *)view->buffer);
    view->format = args->pCreateInfo->format;
    view->offset = args->pCreateInfo->offset;
    view->range = args->pCreateInfo->range;
    if (view->range == VK_WHOLE_SIZE) {
        const VkDeviceSize size = view->buffer ? view->buffer->size : 0;
        view->range = view->offset < size ? size - view->offset : 0;
    }
    // A usage in the chain replaces the buffer's (VK_KHR_maintenance5).
    view->usage = wd_state_buffer_usage(args->pCreateInfo->pNext, 0);
    if (!view->usage && view->buffer) {
        view->usage = view->buffer->usage;
    }
    wd_state_publish(&view->object);
}

// plane_of returns the element of wd_state_image.bindings that a bind info means.
static uint32_t plane_of(const void *chain) {
    const VkBindImagePlaneMemoryInfo *plane =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_BIND_IMAGE_PLANE_MEMORY_INFO);
    if (!plane) {
        return 0;
    }
    switch ((int)plane->planeAspect) {
    case VK_IMAGE_ASPECT_PLANE_1_BIT:
    case VK_IMAGE_ASPECT_MEMORY_PLANE_1_BIT_EXT:
        return 1;
    case VK_IMAGE_ASPECT_PLANE_2_BIT:
    case VK_IMAGE_ASPECT_MEMORY_PLANE_2_BIT_EXT:
        return 2;
    case VK_IMAGE_ASPECT_MEMORY_PLANE_3_BIT_EXT:
        return 3;
    default:
        return 0;
    }
}

static void bind_image(wd_state_device *device, VkImage handle, VkDeviceMemory memory, VkDeviceSize offset,
                       const void *chain) {
    wd_state_image *image = wd_state_find_image(device, handle);
    if (!image) {
        return;
    }
    const uint32_t plane = plane_of(chain);
    assert(plane < sizeof image->bindings / sizeof image->bindings[0]);
    wd_state_bind_memory(&image->bindings[plane], wd_state_find_memory(device, memory), offset);
    if (image->num_planes_bound <= plane) {
        __atomic_store_n(&image->num_planes_bound, plane + 1, __ATOMIC_RELEASE);
    }
}

WD_STATE_POST(BindImageMemory) {
    (void)down;
    if (args->result == VK_SUCCESS) {
        bind_image(call->device->state, args->image, args->memory, args->memoryOffset, NULL);
    }
}

WD_STATE_POST(BindImageMemory2) {
    (void)down;
    for (uint32_t i = 0; i < args->bindInfoCount; i++) {
        const VkBindImageMemoryInfo *info = &args->pBindInfos[i];
        if (wd_state_is_bound(args->result, info->pNext)) {
            bind_image(call->device->state, info->image, info->memory, info->memoryOffset, info->pNext);
        }
    }
}
