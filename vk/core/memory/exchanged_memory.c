// Memory that is exported or imported, compared with the answers of the driver about the handle types when a resource
// is bound to it: an allocation itself does not say for which resource it is.
#include "vk/core/core_internal.h"
#include "vk/core/memory/memory_internal.h"
#include "vk/registry/enum_strings.h"

typedef bool (*ask_features)(const wd_core_check *c, const void *resource,
                             VkExternalMemoryHandleTypeFlagBits type, VkExternalMemoryFeatureFlags *features);

static bool ask_buffer(const wd_core_check *c, const void *resource, VkExternalMemoryHandleTypeFlagBits type,
                       VkExternalMemoryFeatureFlags *features) {
    const wd_instance_dispatch *dispatch = &c->call->instance->dispatch;
    PFN_vkGetPhysicalDeviceExternalBufferProperties get = dispatch->GetPhysicalDeviceExternalBufferProperties;
    get = get ? get : dispatch->GetPhysicalDeviceExternalBufferPropertiesKHR;
    const wd_state_buffer *buffer = resource;
    const VkPhysicalDeviceExternalBufferInfo asked = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO,
        .flags = buffer->flags,
        .usage = (VkBufferUsageFlags)buffer->usage,
        .handleType = type,
    };
    VkExternalBufferProperties answer = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES};
    if (!get || buffer->usage > UINT32_MAX) {
        return false;
    }
    get(c->call->device->physical_device, &asked, &answer);
    *features = answer.externalMemoryProperties.externalMemoryFeatures;
    return true;
}

static bool ask_image(const wd_core_check *c, const void *resource, VkExternalMemoryHandleTypeFlagBits type,
                      VkExternalMemoryFeatureFlags *features) {
    const wd_instance_dispatch *dispatch = &c->call->instance->dispatch;
    PFN_vkGetPhysicalDeviceImageFormatProperties2 get = dispatch->GetPhysicalDeviceImageFormatProperties2;
    get = get ? get : dispatch->GetPhysicalDeviceImageFormatProperties2KHR;
    const wd_state_image *image = resource;
    // Modifiers and external formats are described by structs that are not kept.
    const bool is_described =
        (image->tiling == VK_IMAGE_TILING_OPTIMAL || image->tiling == VK_IMAGE_TILING_LINEAR) &&
        !image->has_external_format && !image->num_view_formats && image->usage == image->stencil_usage;
    const VkPhysicalDeviceExternalImageFormatInfo external = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_IMAGE_FORMAT_INFO, .handleType = type};
    const VkPhysicalDeviceImageFormatInfo2 asked = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2,
        .pNext = &external,
        .format = image->format,
        .type = image->image_type,
        .tiling = image->tiling,
        .usage = image->usage,
        .flags = image->flags,
    };
    VkExternalImageFormatProperties of_type = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_IMAGE_FORMAT_PROPERTIES};
    VkImageFormatProperties2 answer = {.sType = VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2,
                                       .pNext = &of_type};
    if (!get || !is_described || get(c->call->device->physical_device, &asked, &answer) != VK_SUCCESS) {
        return false;
    }
    *features = of_type.externalMemoryProperties.externalMemoryFeatures;
    return true;
}

// begin starts a message about a handle type of the memory.
static bool begin(wd_core_message *m, wd_core_check *c, const wd_core_bind *bind, const char *owner,
                  uint32_t rule, const char *how, VkExternalMemoryHandleTypeFlagBits type) {
    char name[256];
    if (!wd_core_begin_rule(m, c, bind->frame, owner, rule)) {
        return false;
    }
    wd_core_handle(m, "memory", VK_OBJECT_TYPE_DEVICE_MEMORY, bind->memory->object.handle);
    wd_core_summaryf(m, ", which was %s %s; for %s, the driver ", how,
                     wd_VkExternalMemoryHandleTypeFlagBits_string(type),
                     wd_core_name(c, bind->type, bind->handle, name, sizeof name));
    return true;
}

static void check_export(wd_core_check *c, const wd_core_bind *bind, VkExternalMemoryHandleTypeFlagBits type,
                         VkExternalMemoryFeatureFlags features) {
    static const char how[] = "allocated for export as";
    const bool is_dedicated = bind->memory->dedicated_buffer || bind->memory->dedicated_image;
    wd_core_message m;
    if (!(features & VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT)) {
        if (begin(&m, c, bind, "VkExportMemoryAllocateInfo", WD_CORE_RULE(00656), how, type)) {
            wd_core_summaryf(&m, "does not support the export");
            wd_core_end(&m);
        }
    } else if (features & VK_EXTERNAL_MEMORY_FEATURE_DEDICATED_ONLY_BIT && !is_dedicated && c->enabled &&
               !c->enabled->extensions.NV_dedicated_allocation &&
               begin(&m, c, bind, "VkMemoryAllocateInfo", WD_CORE_RULE(00639), how, type)) {
        wd_core_summaryf(&m, "requires a dedicated allocation");
        m.fix = "Add VkMemoryDedicatedAllocateInfo with the resource to the pNext chain of the allocation.";
        wd_core_end(&m);
    }
}

static void check_types(wd_core_check *c, const wd_core_bind *bind, const void *resource, ask_features ask,
                        VkExternalMemoryHandleTypeFlags types) {
    const wd_state_memory *memory = bind->memory;
    for (VkExternalMemoryHandleTypeFlags rest = types & (memory->export_types | memory->import_types); rest;
         rest &= rest - 1) {
        const VkExternalMemoryHandleTypeFlagBits type =
            (VkExternalMemoryHandleTypeFlagBits)(rest & (~rest + 1));
        VkExternalMemoryFeatureFlags features;
        wd_core_message m;
        if (!ask(c, resource, type, &features)) {
            continue;
        }
        if (memory->export_types & type && !memory->import_types) {
            check_export(c, bind, type, features);
        }
        // Only file descriptors have the rule of this number.
        if (memory->import_types & type && type != VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT &&
            type != VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_MAPPED_FOREIGN_MEMORY_BIT_EXT &&
            !(features & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT) &&
            begin(&m, c, bind, "VkImportMemoryFdInfoKHR", WD_CORE_RULE(00667), "imported from", type)) {
            wd_core_summaryf(&m, "does not support the import");
            wd_core_end(&m);
        }
    }
}

void wd_core_check_exchanged_buffer(wd_core_check *c, const wd_core_bind *bind,
                                    const wd_state_buffer *buffer) {
    check_types(c, bind, buffer, ask_buffer, buffer->external_types);
}

void wd_core_check_exchanged_image(wd_core_check *c, const wd_core_bind *bind, const wd_state_image *image) {
    check_types(c, bind, image, ask_image, image->external_types);
}
