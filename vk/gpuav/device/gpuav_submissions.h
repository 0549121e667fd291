// Pending submissions with instrumented commands. Their records are read when they are known to be complete.
//
// A submission is referenced by the device's list of pending submissions and by the watcher (gpuav_watcher.h). It is
// read once, by the one that first finds its completion. Any thread.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_SUBMISSIONS_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_SUBMISSIONS_H

#include "vk/gpuav/device/gpuav_recording.h"

// wd_gpuav_submission_create adds a submission to the device's list, which has a reference. NULL: it has no
// instrumented command, or there is no memory.
wd_gpuav_submission *wd_gpuav_submission_create(wd_gpuav_device *device, const wd_state_queue *queue,
                                                const wd_state_submission *submission);
void wd_gpuav_submission_ref(wd_gpuav_submission *submission);
void wd_gpuav_submission_release(wd_gpuav_submission *submission);
// wd_gpuav_submission_read reads the recordings, unless they have been read.
void wd_gpuav_submission_read(wd_gpuav_device *device, wd_gpuav_submission *submission);
// wd_gpuav_submission_retire removes a submission from the device's list, and reads its recordings if the watcher has
// not.
void wd_gpuav_submission_retire(wd_gpuav_device *device, wd_gpuav_submission *submission);

// wd_gpuav_submissions_visit calls `visit` for the recordings of pending submissions, with the lock of the recording.
typedef void (*wd_gpuav_recording_visitor)(wd_gpuav_recording *recording, void *user);
void wd_gpuav_submissions_visit(wd_gpuav_device *device, wd_gpuav_recording_visitor visit, void *user);

// wd_gpuav_publish_addresses updates the table of device addresses.
void wd_gpuav_publish_addresses(wd_gpuav_device *device);

#endif
