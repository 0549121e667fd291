// Reports of lost devices and of waits that take too long.
#ifndef WARDEN_VK_HANGS_HANGS_REPORT_H
#define WARDEN_VK_HANGS_HANGS_REPORT_H

#include "vk/hangs/hangs_submissions.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_event is what a report is about.
typedef struct wd_hangs_event {
    // That returned VK_ERROR_DEVICE_LOST or that waits, as the application called it; NULL: unknown.
    const char *command;
    uint32_t waited_ms; // 0: the device is lost.
    bool is_poll;       // The command does not wait: nothing changed for this time.
    // Only queues with incomplete commands are reported: the device may not be what it waits for.
    bool needs_work;
    // The batches of a call that returned VK_ERROR_DEVICE_LOST instead of submitting them. They are read in the call.
    wd_state_submission *const *refused;
    uint32_t num_refused;
} wd_hangs_event;

// wd_hangs_report_loss reports the positions of all queues and the driver's description of the loss, once for each
// device. The caller holds no lock. Any thread.
void wd_hangs_report_loss(wd_hangs_device *device, const wd_hangs_event *event);

// wd_hangs_report_wait reports the positions of all queues during a wait. The same conditions hold.
void wd_hangs_report_wait(wd_hangs_device *device, const wd_hangs_event *event);

// wd_hangs_report_no_markers reports once for each device that a recording has no markers, and why.
void wd_hangs_report_no_markers(wd_hangs_device *device);

#ifdef __cplusplus
}
#endif
#endif
