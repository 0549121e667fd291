// Requirements of buffers and images, from the driver.
#include "vk/state/state_requirements.h"

#include "vk/capabilities/capabilities.h"
#include "vk/state/state_internal.h"

// The newer commands, which also state whether an allocation must be dedicated; NULL: the device does not have them.
// Loaders return functions that are not enabled, too.
static bool has_khr(const wd_chassis_device *chassis) {
    return chassis->capabilities && chassis->capabilities->extensions.KHR_get_memory_requirements2;
}

static PFN_vkGetBufferMemoryRequirements2 buffer_command(const wd_chassis_device *chassis) {
    return chassis->api_version >= VK_API_VERSION_1_1 ? chassis->dispatch.GetBufferMemoryRequirements2
           : has_khr(chassis)                         ? chassis->dispatch.GetBufferMemoryRequirements2KHR
                                                      : NULL;
}

static PFN_vkGetImageMemoryRequirements2 image_command(const wd_chassis_device *chassis) {
    return chassis->api_version >= VK_API_VERSION_1_1 ? chassis->dispatch.GetImageMemoryRequirements2
           : has_khr(chassis)                         ? chassis->dispatch.GetImageMemoryRequirements2KHR
                                                      : NULL;
}

typedef struct answer {
    VkMemoryDedicatedRequirements dedicated;
    VkMemoryRequirements2 root;
} answer;

static void init_answer(answer *out) {
    out->dedicated =
        (VkMemoryDedicatedRequirements){.sType = VK_STRUCTURE_TYPE_MEMORY_DEDICATED_REQUIREMENTS};
    out->root =
        (VkMemoryRequirements2){.sType = VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2, .pNext = &out->dedicated};
}

// keep stores what the driver said. Two threads that asked have the same answer.
static const wd_state_requirements *keep(wd_state_device *device, wd_state_requirements *kept,
                                         const answer *found) {
    pthread_mutex_lock(&device->lock);
    if (!kept->is_known) {
        kept->memory = found->root.memoryRequirements;
        kept->requires_dedicated = found->dedicated.requiresDedicatedAllocation != VK_FALSE;
        __atomic_store_n(&kept->is_known, true, __ATOMIC_RELEASE);
    }
    pthread_mutex_unlock(&device->lock);
    return kept;
}

const wd_state_requirements *wd_state_ask_buffer_requirements(wd_state_device *device,
                                                              wd_state_buffer *buffer) {
    wd_state_requirements *kept = &buffer->requirements;
    if (__atomic_load_n(&kept->is_known, __ATOMIC_ACQUIRE)) {
        return kept;
    }
    const wd_chassis_device *chassis = device->chassis;
    const VkBuffer handle = (VkBuffer)buffer->object.handle;
    PFN_vkGetBufferMemoryRequirements2 get = buffer_command(chassis);
    answer found;
    init_answer(&found);
    if (get) {
        const VkBufferMemoryRequirementsInfo2 info = {
            .sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_REQUIREMENTS_INFO_2, .buffer = handle};
        get(chassis->handle, &info, &found.root);
    } else {
        chassis->dispatch.GetBufferMemoryRequirements(chassis->handle, handle,
                                                      &found.root.memoryRequirements);
    }
    return keep(device, kept, &found);
}

static bool can_ask(const wd_state_image *image, uint32_t plane) {
    const bool is_disjoint = (image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) != 0;
    return !image->swapchain && !image->has_external_format &&
           !(image->external_types & VK_EXTERNAL_MEMORY_HANDLE_TYPE_ANDROID_HARDWARE_BUFFER_BIT_ANDROID) &&
           (is_disjoint ? plane < 3 && image->tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT : plane == 0);
}

const wd_state_requirements *wd_state_ask_image_requirements(wd_state_device *device, wd_state_image *image,
                                                             uint32_t plane) {
    const wd_chassis_device *chassis = device->chassis;
    const bool is_disjoint = (image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) != 0;
    PFN_vkGetImageMemoryRequirements2 get = image_command(chassis);
    if (!can_ask(image, plane) || (is_disjoint && !get)) {
        return NULL;
    }
    wd_state_requirements *kept = &image->requirements[plane];
    if (__atomic_load_n(&kept->is_known, __ATOMIC_ACQUIRE)) {
        return kept;
    }
    answer found;
    init_answer(&found);
    if (get) {
        const VkImagePlaneMemoryRequirementsInfo of_plane = {
            .sType = VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO,
            .planeAspect = (VkImageAspectFlagBits)(VK_IMAGE_ASPECT_PLANE_0_BIT << plane)};
        const VkImageMemoryRequirementsInfo2 info = {.sType =
                                                         VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2,
                                                     .pNext = is_disjoint ? &of_plane : NULL,
                                                     .image = (VkImage)image->object.handle};
        get(chassis->handle, &info, &found.root);
    } else {
        chassis->dispatch.GetImageMemoryRequirements(chassis->handle, (VkImage)image->object.handle,
                                                     &found.root.memoryRequirements);
    }
    return keep(device, kept, &found);
}
