// The layer's properties: its name, its extensions, and its entry among the tools. The lists of extensions are
// those of the manifest (a test compares them).
#include <stdio.h>
#include <string.h>

#include "vk/layer/chassis.h"

#define LAYER_DESCRIPTION "Warden: validation on the CPU and on the GPU"

// Not in the headers of Debian 12.
#define LAYER_SETTINGS_EXTENSION_NAME "VK_EXT_layer_settings"
enum { LAYER_SETTINGS_SPEC_VERSION = 2 };

static const VkExtensionProperties instance_extensions[] = {
    {VK_EXT_DEBUG_REPORT_EXTENSION_NAME, VK_EXT_DEBUG_REPORT_SPEC_VERSION},
    {VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_DEBUG_UTILS_SPEC_VERSION},
    {LAYER_SETTINGS_EXTENSION_NAME, LAYER_SETTINGS_SPEC_VERSION},
    {VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME, VK_EXT_VALIDATION_FEATURES_SPEC_VERSION},
};

static const VkExtensionProperties device_extensions[] = {
    {VK_EXT_DEBUG_MARKER_EXTENSION_NAME, VK_EXT_DEBUG_MARKER_SPEC_VERSION},
    {VK_EXT_TOOLING_INFO_EXTENSION_NAME, VK_EXT_TOOLING_INFO_SPEC_VERSION},
    {VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, VK_EXT_VALIDATION_CACHE_SPEC_VERSION},
};

static const VkLayerProperties layer_properties = {
    .layerName = WD_LAYER_NAME,
    .specVersion = VK_HEADER_VERSION_COMPLETE,
    .implementationVersion = WD_LAYER_IMPLEMENTATION_VERSION,
    .description = LAYER_DESCRIPTION,
};

// The two-call idiom of enumerations (Vulkan specification, 'Retrieving multiple values').
static VkResult enumerate(const void *items, uint32_t num_items, size_t item_size, uint32_t *count,
                          void *out) {
    if (!out) {
        *count = num_items;
        return VK_SUCCESS;
    }
    *count = *count < num_items ? *count : num_items;
    memcpy(out, items, *count * item_size);
    return *count < num_items ? VK_INCOMPLETE : VK_SUCCESS;
}

#define ENUMERATE(items, count, out)                                                                         \
    enumerate((items), sizeof(items) / sizeof *(items), sizeof *(items), (count), (out))

static bool is_this_layer(const char *layer_name) {
    return layer_name && strcmp(layer_name, WD_LAYER_NAME) == 0;
}

VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceExtensionProperties(
    const char *layer_name, uint32_t *count, VkExtensionProperties *properties) {
    return is_this_layer(layer_name) ? ENUMERATE(instance_extensions, count, properties)
                                     : VK_ERROR_LAYER_NOT_PRESENT;
}

VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceLayerProperties(uint32_t *count,
                                                                         VkLayerProperties *properties) {
    return enumerate(&layer_properties, 1, sizeof layer_properties, count, properties);
}

VKAPI_ATTR VkResult VKAPI_CALL wd_layer_EnumerateInstanceVersion(uint32_t *version) {
    *version = VK_HEADER_VERSION_COMPLETE;
    return VK_SUCCESS;
}

// A layer answers for its own name only; for NULL, the loader adds the extensions of enabled layers from their
// manifests to those of the driver.
VkResult wd_layer_EnumerateDeviceExtensionProperties(wd_call *call,
                                                     const wd_EnumerateDeviceExtensionProperties_args *args,
                                                     const wd_EnumerateDeviceExtensionProperties_args *down) {
    if (is_this_layer(args->pLayerName)) {
        return ENUMERATE(device_extensions, args->pPropertyCount, args->pProperties);
    }
    return call->instance->dispatch.EnumerateDeviceExtensionProperties(
        down->physicalDevice, down->pLayerName, down->pPropertyCount, down->pProperties);
}

VkResult wd_layer_EnumerateDeviceLayerProperties(wd_call *call,
                                                 const wd_EnumerateDeviceLayerProperties_args *args,
                                                 const wd_EnumerateDeviceLayerProperties_args *down) {
    (void)call;
    (void)down;
    return enumerate(&layer_properties, 1, sizeof layer_properties, args->pPropertyCount, args->pProperties);
}

// describe writes the description of the tool: the layer's, and the validators that are on.
static void describe(const wd_settings *settings, char text[VK_MAX_DESCRIPTION_SIZE]) {
    size_t length = (size_t)snprintf(text, VK_MAX_DESCRIPTION_SIZE, LAYER_DESCRIPTION ". On: ");
    size_t count = 0;
    for (size_t i = 0; i < wd_num_validator_entries && length < VK_MAX_DESCRIPTION_SIZE; ++i) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        if (entry->title && entry->is_enabled(settings)) {
            length += (size_t)snprintf(text + length, VK_MAX_DESCRIPTION_SIZE - length, "%s%s",
                                       count++ ? ", " : "", entry->title);
        }
    }
    if (!count && length < VK_MAX_DESCRIPTION_SIZE) {
        snprintf(text + length, VK_MAX_DESCRIPTION_SIZE - length, "nothing");
    }
}

static VkPhysicalDeviceToolProperties tool_of(const wd_layer_instance *instance) {
    VkPhysicalDeviceToolProperties tool = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TOOL_PROPERTIES,
        .name = "Warden Validation Layer",
        .version = WD_LAYER_VERSION,
        .purposes = VK_TOOL_PURPOSE_VALIDATION_BIT,
        .layer = WD_LAYER_NAME,
    };
    describe(instance->settings, tool.description);
    // It reduces limits that applications see, and enables features of devices (docs/gpuav_design.md).
    if (wd_settings_use_gpuav(instance->settings)) {
        tool.purposes |= VK_TOOL_PURPOSE_MODIFYING_FEATURES_BIT;
    }
    if (instance->debug_utils || instance->debug_report) {
        tool.purposes |= VK_TOOL_PURPOSE_DEBUG_REPORTING_BIT_EXT;
    }
    if (instance->debug_utils) {
        tool.purposes |= VK_TOOL_PURPOSE_DEBUG_MARKERS_BIT_EXT;
    }
    return tool;
}

// The tools of the next layers and the driver, then this layer. An alias goes down as the alias that the application
// called.
VkResult wd_layer_GetPhysicalDeviceToolProperties(wd_call *call,
                                                  const wd_GetPhysicalDeviceToolProperties_args *args,
                                                  const wd_GetPhysicalDeviceToolProperties_args *down) {
    const wd_layer_instance *instance = (const wd_layer_instance *)call->instance;
    const wd_instance_dispatch *dispatch = &instance->base.dispatch;
    PFN_vkGetPhysicalDeviceToolProperties next =
        strcmp(call->name, "vkGetPhysicalDeviceToolPropertiesEXT") == 0
            ? dispatch->GetPhysicalDeviceToolPropertiesEXT
            : dispatch->GetPhysicalDeviceToolProperties;
    const uint32_t capacity = args->pToolProperties ? *args->pToolCount : 0;
    uint32_t count = capacity;
    VkResult result = next ? next(down->physicalDevice, &count, down->pToolProperties) : VK_SUCCESS;
    if (result < 0) {
        return result;
    }
    count = next ? count : 0;
    if (!args->pToolProperties) {
        *args->pToolCount = count + 1;
        return VK_SUCCESS;
    }
    if (result == VK_SUCCESS && count < capacity) {
        void *const application_chain = args->pToolProperties[count].pNext;
        args->pToolProperties[count] = tool_of(instance);
        args->pToolProperties[count++].pNext = application_chain;
    } else {
        result = VK_INCOMPLETE;
    }
    *args->pToolCount = count;
    return result;
}
