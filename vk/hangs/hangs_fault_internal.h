// Reports of faults, for both extensions.
#ifndef WARDEN_VK_HANGS_HANGS_FAULT_INTERNAL_H
#define WARDEN_VK_HANGS_HANGS_FAULT_INTERNAL_H

#include "vk/hangs/hangs_fault.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_fault is the driver's description of a fault.
typedef struct wd_hangs_fault {
    bool is_loss;            // The device was lost by it.
    const char *description; // VK_MAX_DESCRIPTION_SIZE bytes.
    const char *facts;       // Further facts: lines without the last line end. Not NULL.
    const VkDeviceFaultVendorInfoEXT *vendor_infos;
    uint32_t num_vendor_infos;
    const void *dump;
    size_t dump_size; // 0: there is none.
} wd_hangs_fault;

#ifdef VK_KHR_device_fault
// wd_hangs_keep_faults makes the layer keep the reports that it reads, for the application. False: there is no memory.
bool wd_hangs_keep_faults(wd_hangs_device *device);
#endif

// wd_hangs_report_description saves the crash dump, and reports the description.
void wd_hangs_report_description(wd_hangs_device *device, const wd_hangs_fault *fault);

// wd_hangs_report_address reports an address of a fault with the object that is there, or the nearest one. Addresses of
// the type `none` have no report.
void wd_hangs_report_address(wd_hangs_device *device, const VkDeviceFaultAddressInfoEXT *info, bool is_loss);

#ifdef __cplusplus
}
#endif
#endif
