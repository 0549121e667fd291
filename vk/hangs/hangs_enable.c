// The extensions that the layer enables when a device is created.
#include "vk/capabilities/extension_names.h"
#include "vk/hangs/hangs_fault_internal.h"
#include "vk/registry/chain.h"

// conceals_losses returns whether the driver no longer returns VK_ERROR_DEVICE_LOST where VK_EXT_device_fault is
// enabled. NVIDIA's 580.159.04 returns VK_SUCCESS after a page fault then, has no fault information, and crashes later.
static bool conceals_losses(const wd_physical_capabilities *physical) {
    const VkPhysicalDeviceDriverProperties *driver =
        wd_physical_property_struct(physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
    return driver && driver->driverID == VK_DRIVER_ID_NVIDIA_PROPRIETARY;
}

// feature_struct is a struct whose first feature is the one that the others need.
typedef struct feature_struct {
    VkStructureType sType;
    void *pNext;
    VkBool32 first;
} feature_struct;

// add_features chains the features of an extension as the device has them. False: the device does not have them, the
// application chains them, or there is no memory.
static bool add_features(wd_arena *scratch, const wd_physical_capabilities *physical, VkStructureType type,
                         size_t size, VkDeviceCreateInfo *info) {
    const feature_struct *supported = wd_physical_feature_struct(physical, type);
    feature_struct *features = supported && supported->first && !wd_find_chained(info->pNext, type)
                                   ? wd_arena_copy(scratch, supported, 1, size)
                                   : NULL;
    if (features) {
        features->pNext = (void *)info->pNext;
        info->pNext = features;
    }
    return features != NULL;
}

// enable adds an extension that the device has and the application does not enable.
static void enable(wd_arena *scratch, VkDeviceCreateInfo *info, bool is_supported, const char *name) {
    if (is_supported && !wd_enables_extension(info, name)) {
        (void)wd_enable_extension(scratch, info, name);
    }
}

// enable_with_features does the same with features. An application that enables the extension decides about its
// features, too.
static void enable_with_features(wd_arena *scratch, const wd_physical_capabilities *physical,
                                 VkDeviceCreateInfo *info, const char *name, VkStructureType type,
                                 size_t size) {
    VkDeviceCreateInfo changed = *info;
    if (!wd_enables_extension(info, name) && add_features(scratch, physical, type, size, &changed) &&
        wd_enable_extension(scratch, &changed, name)) {
        *info = changed;
    }
}

// enable_khr_fault returns false if the device does not have VK_KHR_device_fault, or the application enables it.
static bool enable_khr_fault(wd_arena *scratch, const wd_physical_capabilities *physical,
                             VkDeviceCreateInfo *info) {
#ifdef VK_KHR_device_fault
    const VkStructureType type = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_KHR;
    VkDeviceCreateInfo changed = *info;
    if (!physical->extensions.KHR_device_fault ||
        wd_enables_extension(info, VK_KHR_DEVICE_FAULT_EXTENSION_NAME) ||
        !add_features(scratch, physical, type, sizeof(VkPhysicalDeviceFaultFeaturesKHR), &changed) ||
        !wd_enable_extension(scratch, &changed, VK_KHR_DEVICE_FAULT_EXTENSION_NAME)) {
        return false;
    }
    // The features that change when devices are lost stay off.
    VkPhysicalDeviceFaultFeaturesKHR *features = (void *)changed.pNext;
    features->deviceFaultReportMasked = features->deviceFaultDeviceLostOnMasked = VK_FALSE;
    *info = changed;
    return true;
#else
    (void)scratch;
    (void)physical;
    (void)info;
    return false;
#endif
}

// enable_fault enables one of the extensions, unless the application enables one of them.
static void enable_fault(wd_arena *scratch, const wd_physical_capabilities *physical,
                         VkDeviceCreateInfo *info) {
    const bool has_own = wd_enables_extension(info, VK_EXT_DEVICE_FAULT_EXTENSION_NAME) ||
                         wd_enables_extension(info, "VK_KHR_device_fault");
    if (has_own || conceals_losses(physical) || enable_khr_fault(scratch, physical, info) ||
        !physical->extensions.EXT_device_fault) {
        return;
    }
    enable_with_features(scratch, physical, info, VK_EXT_DEVICE_FAULT_EXTENSION_NAME,
                         VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT,
                         sizeof(VkPhysicalDeviceFaultFeaturesEXT));
}

const VkDeviceCreateInfo *wd_hangs_enable_extensions(wd_arena *scratch,
                                                     const wd_physical_capabilities *physical,
                                                     bool has_messenger, const VkDeviceCreateInfo *info) {
    const wd_extensions *extensions = &physical->extensions;
    VkDeviceCreateInfo *changed = wd_arena_copy(scratch, info, 1, sizeof(*info));
    if (!changed || (info->enabledExtensionCount && !info->ppEnabledExtensionNames)) {
        return info;
    }
    enable(scratch, changed, extensions->AMD_buffer_marker, VK_AMD_BUFFER_MARKER_EXTENSION_NAME);
    enable(scratch, changed,
           extensions->NV_device_diagnostic_checkpoints && physical->api_version >= VK_API_VERSION_1_1,
           VK_NV_DEVICE_DIAGNOSTIC_CHECKPOINTS_EXTENSION_NAME);
    enable_fault(scratch, physical, changed);
    if (has_messenger) {
        enable_with_features(scratch, physical, changed, VK_EXT_DEVICE_ADDRESS_BINDING_REPORT_EXTENSION_NAME,
                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ADDRESS_BINDING_REPORT_FEATURES_EXT,
                             sizeof(VkPhysicalDeviceAddressBindingReportFeaturesEXT));
    }
    return changed;
}

// init_fault_reports notes that VK_KHR_device_fault is enabled. If the application enabled it, crash dumps are its own.
static void init_fault_reports(wd_hangs_device *device, const VkDeviceCreateInfo *create_info,
                               const VkDeviceCreateInfo *down) {
#ifdef VK_KHR_device_fault
    const VkPhysicalDeviceFaultFeaturesKHR *features =
        wd_find_chained(down->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_KHR);
    const bool is_shared = wd_enables_extension(create_info, VK_KHR_DEVICE_FAULT_EXTENSION_NAME);
    device->has_fault_reports = features && features->deviceFault && device->vk->GetDeviceFaultReportsKHR &&
                                wd_enables_extension(down, VK_KHR_DEVICE_FAULT_EXTENSION_NAME) &&
                                (!is_shared || wd_hangs_keep_faults(device));
    device->has_vendor_binary = device->has_fault_reports && !is_shared && features->deviceFaultVendorBinary;
#else
    (void)device;
    (void)create_info;
    (void)down;
#endif
}

void wd_hangs_init_fault(wd_hangs_device *device, const VkDeviceCreateInfo *create_info,
                         const VkDeviceCreateInfo *down) {
    const VkPhysicalDeviceFaultFeaturesEXT *features =
        wd_find_chained(down->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
    device->has_fault_info = features && features->deviceFault && device->vk->GetDeviceFaultInfoEXT &&
                             wd_enables_extension(down, VK_EXT_DEVICE_FAULT_EXTENSION_NAME);
    device->has_vendor_binary = device->has_fault_info && features->deviceFaultVendorBinary;
    if (!device->has_fault_info) {
        init_fault_reports(device, create_info, down);
    }
}
