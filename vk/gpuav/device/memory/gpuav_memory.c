// Buffers that the host and shaders access at the same time.
#include "vk/gpuav/device/memory/gpuav_memory.h"

// The part of the memory of a discrete GPU that the host can map if the PCI aperture is not resizable. Applications
// need it for their own buffers.
static const VkDeviceSize SMALL_APERTURE = 256 << 20;

static const VkMemoryPropertyFlags MAPPED =
    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;

// choose_device_type returns an allowed type of device-local memory that the host can map; UINT32_MAX: none.
static uint32_t choose_device_type(const VkPhysicalDeviceMemoryProperties *memory, uint32_t allowed) {
    for (uint32_t i = 0; i < memory->memoryTypeCount; i++) {
        const VkMemoryType *type = &memory->memoryTypes[i];
        if ((allowed >> i & 1) && type->propertyFlags == (MAPPED | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) &&
            memory->memoryHeaps[type->heapIndex].size > SMALL_APERTURE) {
            return i;
        }
    }
    return UINT32_MAX;
}

// choose_host_type returns an allowed type that is host-visible and coherent, and cached if possible; UINT32_MAX:
// none. Types with flags of vendors are left out: they need device features that the application may not have enabled.
static uint32_t choose_host_type(const VkPhysicalDeviceMemoryProperties *memory, uint32_t allowed) {
    const VkMemoryPropertyFlags refused =
        ~(MAPPED | VK_MEMORY_PROPERTY_HOST_CACHED_BIT | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    uint32_t best = UINT32_MAX;
    for (uint32_t i = 0; i < memory->memoryTypeCount; i++) {
        VkMemoryPropertyFlags flags = memory->memoryTypes[i].propertyFlags;
        if (!(allowed >> i & 1) || (flags & MAPPED) != MAPPED || (flags & refused) != 0) {
            continue;
        }
        if (flags & VK_MEMORY_PROPERTY_HOST_CACHED_BIT) {
            return i;
        }
        if (best == UINT32_MAX) {
            best = i;
        }
    }
    return best;
}

static VkResult allocate(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk,
                         uint32_t type, bool has_address) {
    const VkMemoryAllocateFlagsInfo flags = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
        .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT,
    };
    const VkMemoryAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO,
        .pNext = has_address ? &flags : NULL,
        .allocationSize = memory->size,
        .memoryTypeIndex = type,
    };
    return type == UINT32_MAX ? VK_ERROR_FEATURE_NOT_PRESENT
                              : vk->AllocateMemory(device, &info, NULL, &memory->memory);
}

static VkResult bind_and_map(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk,
                             const VkPhysicalDeviceMemoryProperties *properties, bool has_address,
                             wd_gpuav_placement placement) {
    VkMemoryRequirements requirements;
    vk->GetBufferMemoryRequirements(device, memory->buffer, &requirements);
    memory->size = requirements.size;
    const uint32_t device_type = placement == WD_GPUAV_IN_DEVICE_MEMORY
                                     ? choose_device_type(properties, requirements.memoryTypeBits)
                                     : UINT32_MAX;
    VkResult result = allocate(memory, device, vk, device_type, has_address);
    memory->is_slow_to_read = result == VK_SUCCESS;
    if (result != VK_SUCCESS) {
        result = allocate(memory, device, vk, choose_host_type(properties, requirements.memoryTypeBits),
                          has_address);
    }
    if (result == VK_SUCCESS) {
        result = vk->BindBufferMemory(device, memory->buffer, memory->memory, 0);
    }
    if (result != VK_SUCCESS) {
        return result;
    }
    void *mapped = NULL;
    result = vk->MapMemory(device, memory->memory, 0, VK_WHOLE_SIZE, 0, &mapped);
    memory->words = mapped;
    return result;
}

static VkDeviceAddress address_of(const wd_gpuav_memory *memory, VkDevice device,
                                  const wd_device_dispatch *vk) {
    const VkBufferDeviceAddressInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO,
        .buffer = memory->buffer,
    };
    PFN_vkGetBufferDeviceAddress ask =
        vk->GetBufferDeviceAddress ? vk->GetBufferDeviceAddress : vk->GetBufferDeviceAddressKHR;
    return ask ? ask(device, &info) : 0;
}

VkResult wd_gpuav_memory_create(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk,
                                const VkPhysicalDeviceMemoryProperties *properties, VkDeviceSize size,
                                VkBufferUsageFlags usage, wd_gpuav_placement placement) {
    *memory = (wd_gpuav_memory){0};
    VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
        .size = size,
        .usage = usage,
        .sharingMode = VK_SHARING_MODE_EXCLUSIVE,
    };
    const bool has_address = usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    memory->buffer_size = size;
    VkResult result = vk->CreateBuffer(device, &info, NULL, &memory->buffer);
    if (result == VK_SUCCESS) {
        result = bind_and_map(memory, device, vk, properties, has_address, placement);
    }
    if (result == VK_SUCCESS && has_address) {
        memory->address = address_of(memory, device, vk);
    }
    if (result != VK_SUCCESS) {
        wd_gpuav_memory_destroy(memory, device, vk);
    }
    return result;
}

void wd_gpuav_memory_destroy(wd_gpuav_memory *memory, VkDevice device, const wd_device_dispatch *vk) {
    if (memory->buffer) {
        vk->DestroyBuffer(device, memory->buffer, NULL);
    }
    if (memory->words) {
        vk->UnmapMemory(device, memory->memory);
    }
    if (memory->memory) {
        vk->FreeMemory(device, memory->memory, NULL);
    }
    *memory = (wd_gpuav_memory){0};
}
