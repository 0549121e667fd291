// Lost devices and hangs: where each queue was when the device was lost, or when a wait took too long.
//
// The validator writes a marker to host-visible memory before and after each command that runs on the device
// (hangs_markers.h). When a command returns VK_ERROR_DEVICE_LOST, or a wait exceeds `timeout_ms`, one finding for each
// queue with pending submissions names the last command that completed, those that had begun, and the first that had
// not. VK_KHR_device_fault or VK_EXT_device_fault, which the layer enables where one exists, gives the addresses of
// page faults; they are named by the objects that are or were there.
//
// docs/hangs.md describes the reports.
#ifndef WARDEN_VK_HANGS_HANGS_H
#define WARDEN_VK_HANGS_HANGS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_options are the validator's settings. The strings outlive the instance.
typedef struct wd_hangs_options {
    uint32_t timeout_ms;  // After which a wait is reported; 0: never.
    const char *dump_dir; // For the driver's crash dump. NULL or "": the folder of `report`.
    const char *report;   // A file; NULL or "": none, and without dump_dir no crash dump is saved.
} wd_hangs_options;

#define WD_HANGS_OPTIONS_INIT                                                                                \
    { 10000, "", "" }

struct wd_validator;

// wd_hangs_validator is the validator for the chassis. Its options are a wd_hangs_options; NULL: the defaults. It needs
// the state tracker.
extern const struct wd_validator wd_hangs_validator;

#ifdef __cplusplus
}
#endif
#endif
