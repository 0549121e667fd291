// The extensions that the layer enables when a device is created.
#include <string.h>

#include "vk/hangs/hangs_fault.h"

// A chain has at most so many structs: pNext chains of hostile programs may be circular.
enum { MOST_STRUCTS = 1024 };

static const void *find_in_chain(const void *chain, VkStructureType type) {
    const VkBaseInStructure *node = chain;
    for (unsigned i = 0; node && i < MOST_STRUCTS; i++, node = node->pNext) {
        if (node->sType == type) {
            return node;
        }
    }
    return NULL;
}

static bool is_enabled(const VkDeviceCreateInfo *info, const char *extension) {
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
        const char *name = info->ppEnabledExtensionNames ? info->ppEnabledExtensionNames[i] : NULL;
        if (name && strcmp(name, extension) == 0) {
            return true;
        }
    }
    return false;
}

// conceals_losses returns whether the driver no longer returns VK_ERROR_DEVICE_LOST where VK_EXT_device_fault is enabled.
// NVIDIA's 580.159.04 returns VK_SUCCESS after a page fault then, has no fault information, and crashes later.
static bool conceals_losses(const wd_physical_capabilities *physical) {
    const VkPhysicalDeviceDriverProperties *driver =
        wd_physical_property_struct(physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    return driver && driver->driverID == VK_DRIVER_ID_NVIDIA_PROPRIETARY;
}

// add_fault_features adds the features of VK_EXT_device_fault. False: the device does not have them, or there is no
// memory.
static bool add_fault_features(wd_arena *scratch, const wd_physical_capabilities *physical,
                               VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceFaultFeaturesEXT *supported =
        wd_physical_feature_struct(physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
    VkPhysicalDeviceFaultFeaturesEXT *features =
        supported && supported->deviceFault ? wd_arena_copy(scratch, supported, 1, sizeof(*features)) : NULL;
    if (!features || find_in_chain(info->pNext, features->sType)) {
        return false;
    }
    features->pNext = (void *)info->pNext;
    info->pNext = features;
    return true;
}

// add_binding_features adds those of VK_EXT_device_address_binding_report likewise.
static bool add_binding_features(wd_arena *scratch, const wd_physical_capabilities *physical,
                                 VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceAddressBindingReportFeaturesEXT *supported = wd_physical_feature_struct(
        physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ADDRESS_BINDING_REPORT_FEATURES_EXT);
    VkPhysicalDeviceAddressBindingReportFeaturesEXT *features =
        supported && supported->reportAddressBinding ? wd_arena_copy(scratch, supported, 1, sizeof(*features))
                                                     : NULL;
    if (!features || find_in_chain(info->pNext, features->sType)) {
        return false;
    }
    features->pNext = (void *)info->pNext;
    info->pNext = features;
    return true;
}

const VkDeviceCreateInfo *wd_hangs_enable_extensions(wd_arena *scratch,
                                                     const wd_physical_capabilities *physical,
                                                     bool has_messenger, const VkDeviceCreateInfo *info) {
    enum { MOST_ADDED = 4 };
    const wd_extensions *extensions = &physical->extensions;
    VkDeviceCreateInfo *changed = wd_arena_copy(scratch, info, 1, sizeof(*info));
    const char **names =
        wd_arena_alloc_zero(scratch, (size_t)info->enabledExtensionCount + MOST_ADDED, sizeof(*names));
    if (!changed || !names || (info->enabledExtensionCount && !info->ppEnabledExtensionNames)) {
        return info;
    }
    uint32_t count = info->enabledExtensionCount;
    for (uint32_t i = 0; i < count; i++) {
        names[i] = info->ppEnabledExtensionNames[i];
    }
    if (extensions->AMD_buffer_marker && !is_enabled(info, VK_AMD_BUFFER_MARKER_EXTENSION_NAME)) {
        names[count++] = VK_AMD_BUFFER_MARKER_EXTENSION_NAME;
    }
    if (extensions->NV_device_diagnostic_checkpoints && physical->api_version >= VK_API_VERSION_1_1 &&
        !is_enabled(info, VK_NV_DEVICE_DIAGNOSTIC_CHECKPOINTS_EXTENSION_NAME)) {
        names[count++] = VK_NV_DEVICE_DIAGNOSTIC_CHECKPOINTS_EXTENSION_NAME;
    }
    // An application that enables the extension decides about its features, too.
    if (extensions->EXT_device_fault && !is_enabled(info, VK_EXT_DEVICE_FAULT_EXTENSION_NAME) &&
        !conceals_losses(physical) && add_fault_features(scratch, physical, changed)) {
        names[count++] = VK_EXT_DEVICE_FAULT_EXTENSION_NAME;
    }
    if (has_messenger && !is_enabled(info, VK_EXT_DEVICE_ADDRESS_BINDING_REPORT_EXTENSION_NAME) &&
        add_binding_features(scratch, physical, changed)) {
        names[count++] = VK_EXT_DEVICE_ADDRESS_BINDING_REPORT_EXTENSION_NAME;
    }
    changed->enabledExtensionCount = count;
    changed->ppEnabledExtensionNames = names;
    return changed;
}

void wd_hangs_init_fault(wd_hangs_device *device, const VkDeviceCreateInfo *down) {
    const VkPhysicalDeviceFaultFeaturesEXT *features =
        find_in_chain(down->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
    device->has_fault_info = features && features->deviceFault && device->vk->GetDeviceFaultInfoEXT &&
                             is_enabled(down, VK_EXT_DEVICE_FAULT_EXTENSION_NAME);
    device->has_vendor_binary = device->has_fault_info && features->deviceFaultVendorBinary;
}
