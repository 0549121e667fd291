// The driver's description of the loss of a device: VK_KHR_device_fault or VK_EXT_device_fault.
//
// With the former, each report is returned once. If the application enables this extension, the layer keeps the reports
// that it reads when the device is lost, and returns them to the application. Reports that the application reads before
// have findings, too.
#ifndef WARDEN_VK_HANGS_HANGS_FAULT_H
#define WARDEN_VK_HANGS_HANGS_FAULT_H

#include "vk/hangs/hangs_device.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_enable_extensions adds the extensions that reports use, where the physical device has them, to the create
// info of a device. It returns the create info to pass on, in `scratch`, or `info` itself. `has_messenger`: the
// instance has a messenger for the addresses of bindings.
const VkDeviceCreateInfo *wd_hangs_enable_extensions(wd_arena *scratch,
                                                     const wd_physical_capabilities *physical,
                                                     bool has_messenger, const VkDeviceCreateInfo *info);

// wd_hangs_init_fault reads from the create infos of the application and of the driver whether the device can describe
// its loss.
void wd_hangs_init_fault(wd_hangs_device *device, const VkDeviceCreateInfo *create_info,
                         const VkDeviceCreateInfo *down);

// wd_hangs_report_fault reports the driver's description of the loss, and each address in it. The caller holds no lock.
void wd_hangs_report_fault(wd_hangs_device *device);

// wd_hangs_finish_faults frees what wd_hangs_init_fault allocated.
void wd_hangs_finish_faults(wd_hangs_device *device);

#ifdef VK_KHR_device_fault
// These hooks return the reports that the layer has read, and report others that the application reads.
void wd_hangs_pre_GetDeviceFaultReportsKHR(wd_call *call, const wd_GetDeviceFaultReportsKHR_args *args,
                                           wd_GetDeviceFaultReportsKHR_args *down);
void wd_hangs_amend_GetDeviceFaultReportsKHR(wd_call *call, const wd_GetDeviceFaultReportsKHR_args *args,
                                             wd_GetDeviceFaultReportsKHR_args *down);
#endif

#ifdef __cplusplus
}
#endif
#endif
