// Facts that statements speak of, apart from the members of structs.
#include <assert.h>
#include <string.h>

#include "vk/core/core_internal.h"
#include "vk/registry/formats.h"

void wd_core_release_kept(wd_state_object *object, void *kept) {
    (void)object;
    const wd_allocator allocator = *(const wd_allocator *)kept;
    wd_free(&allocator, kept);
}

bool wd_core_has_value(const void *values, uint64_t num, uint32_t value) {
    for (uint64_t i = 0; i < num; i++) {
        uint32_t element;
        memcpy(&element, (const char *)values + i * sizeof element, sizeof element);
        if (element == value) {
            return true;
        }
    }
    return false;
}

bool wd_core_has_bits(const void *masks, uint64_t num, uint32_t bits) {
    for (uint64_t i = 0; i < num; i++) {
        uint32_t mask;
        memcpy(&mask, (const char *)masks + i * sizeof mask, sizeof mask);
        if (mask & bits) {
            return true;
        }
    }
    return false;
}

// Arrays of which this can be asked are short (queue families, views): beyond this, it is not worth the time.
enum { MOST_UNIQUE = 256 };

bool wd_core_are_unique(const void *elements, uint64_t num, size_t size) {
    assert(size);
    const char *bytes = elements;
    for (uint64_t i = 1; i < num && num <= MOST_UNIQUE; i++) {
        for (uint64_t k = 0; k < i; k++) {
            if (memcmp(bytes + i * size, bytes + k * size, size) == 0) {
                return false;
            }
        }
    }
    return true;
}

const wd_state_command_buffer *wd_core_command_buffer(const wd_core_check *check) {
    VkCommandBuffer handle;
    memcpy(&handle, check->args, sizeof handle);
    return wd_state_recorded(check->call, handle);
}

bool wd_core_begins_secondary(const wd_core_check *check) {
    const wd_state_command_buffer *command_buffer =
        check->call->command == WD_COMMAND_BeginCommandBuffer ? wd_core_command_buffer(check) : NULL;
    return command_buffer && command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
}

const void *wd_core_find_outer(const wd_core_frame *frame, int type) {
    while (frame && frame->owner_type != type) {
        frame = frame->outer;
    }
    return frame ? frame->owner : NULL;
}

wd_core_truth wd_core_buffer_is_bound(const wd_core_check *check, const wd_state_buffer *buffer) {
    if (buffer->binding.memory) {
        return WD_CORE_TRUE;
    }
    return wd_state_device_may_lack_objects(check->state) ? WD_CORE_NOT_KNOWN : WD_CORE_FALSE;
}

wd_core_truth wd_core_image_is_bound(const wd_core_check *check, const wd_state_image *image) {
    if (image->swapchain || image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) {
        return WD_CORE_NOT_KNOWN;
    }
    if (image->bindings[0].memory) {
        return WD_CORE_TRUE;
    }
    return wd_state_device_may_lack_objects(check->state) ? WD_CORE_NOT_KNOWN : WD_CORE_FALSE;
}

wd_core_truth wd_core_is_protected(const wd_state_command_buffer *command_buffer) {
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    return !pool                                                ? WD_CORE_NOT_KNOWN
           : pool->flags & VK_COMMAND_POOL_CREATE_PROTECTED_BIT ? WD_CORE_TRUE
                                                                : WD_CORE_FALSE;
}

bool wd_core_has_protected_faults(const wd_core_check *check) {
    const VkPhysicalDeviceProtectedMemoryProperties *properties = wd_physical_property_struct(
        check->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_PROPERTIES);
    return properties && !properties->protectedNoFault;
}

VkExtent2D wd_core_max_sample_grid(const wd_core_check *check, VkSampleCountFlagBits samples) {
    const PFN_vkGetPhysicalDeviceMultisamplePropertiesEXT get =
        check->call->instance->dispatch.GetPhysicalDeviceMultisamplePropertiesEXT;
    VkMultisamplePropertiesEXT properties = {.sType = VK_STRUCTURE_TYPE_MULTISAMPLE_PROPERTIES_EXT};
    if (get && check->enabled && check->enabled->extensions.EXT_sample_locations) {
        get(check->call->device->physical_device, samples, &properties);
    }
    return properties.maxSampleLocationGridSize;
}

uint64_t wd_core_view_usage(const VkImageViewUsageCreateInfo *chained, const wd_state_image *image) {
    if (chained) {
        return chained->usage;
    }
    return image && image->usage == image->stencil_usage ? image->usage : WD_CORE_UNKNOWN;
}

static bool is_identity(VkComponentSwizzle swizzle, VkComponentSwizzle own) {
    return swizzle == VK_COMPONENT_SWIZZLE_IDENTITY || swizzle == own;
}

bool wd_core_is_identity(const VkComponentMapping *components) {
    return is_identity(components->r, VK_COMPONENT_SWIZZLE_R) &&
           is_identity(components->g, VK_COMPONENT_SWIZZLE_G) &&
           is_identity(components->b, VK_COMPONENT_SWIZZLE_B) &&
           is_identity(components->a, VK_COMPONENT_SWIZZLE_A);
}

bool wd_core_supports_queues(const wd_core_check *check, VkQueueFlags capabilities) {
    assert(check->physical);
    for (uint32_t i = 0; i < check->physical->num_queue_families; i++) {
        const VkQueueFlags flags = check->physical->queue_families[i].queueFlags;
        // A family with graphics or compute operations has transfer operations, whether it states them or not.
        const VkQueueFlags implied =
            flags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT) ? VK_QUEUE_TRANSFER_BIT : 0;
        if ((flags | implied) & capabilities) {
            return true;
        }
    }
    return false;
}

wd_core_truth wd_core_format_is(VkFormat value, wd_core_format_class kind) {
    const VkImageAspectFlags depth = VK_IMAGE_ASPECT_DEPTH_BIT, stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    const wd_format *format = wd_format_find(value);
    if (!format) {
        return WD_CORE_NOT_KNOWN;
    }
    const VkImageAspectFlags aspects = format->aspects & (depth | stencil);
    switch (kind) {
    case WD_CORE_COLOR:
        return aspects == 0 ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_DEPTH_STENCIL:
        return aspects != 0 ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_ONLY_DEPTH:
        return aspects == depth ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_ONLY_STENCIL:
        return aspects == stencil ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_DEPTH_AND_STENCIL:
        return aspects == (depth | stencil) ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_HAS_DEPTH:
        return aspects & depth ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_HAS_STENCIL:
        return aspects & stencil ? WD_CORE_TRUE : WD_CORE_FALSE;
    case WD_CORE_MULTI_PLANAR:
        return format->num_planes > 1 ? WD_CORE_TRUE : WD_CORE_FALSE;
    }
    return WD_CORE_NOT_KNOWN;
}

bool wd_core_lacks_features(const wd_core_check *check, VkFormat format, int tiling, uint64_t features) {
    wd_format_features found;
    // Before VK_KHR_maintenance1, every format that has any feature could be copied, and none had these bits.
    const uint64_t transfers = VK_FORMAT_FEATURE_TRANSFER_SRC_BIT | VK_FORMAT_FEATURE_TRANSFER_DST_BIT;
    const bool has_transfers = check->api_version >= VK_API_VERSION_1_1 ||
                               (check->enabled && check->enabled->extensions.KHR_maintenance1);
    if (features & transfers && !has_transfers) {
        return false;
    }
    // Formats that the build does not know may have features that it does not know.
    if (!wd_format_find(format) || !wd_physical_format_features(check->physical, format, &found) ||
        (found.known & features) != features) {
        return false;
    }
    switch (tiling) {
    case VK_IMAGE_TILING_LINEAR:
        return !(found.linear & features);
    case VK_IMAGE_TILING_OPTIMAL:
        return !(found.optimal & features);
    case WD_CORE_POTENTIAL: // Modifiers may have features that no tiling has.
        return !((found.linear | found.optimal) & features) && check->enabled &&
               !check->enabled->extensions.EXT_image_drm_format_modifier;
    case WD_CORE_BUFFER:
        return !(found.buffer & features);
    default: // Those of modifiers are not followed.
        return false;
    }
}
