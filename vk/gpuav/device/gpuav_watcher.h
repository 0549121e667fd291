// A thread that reads records as soon as a submission is complete, whether or not the application waits for it.
//
// After a submission with instrumented commands, an empty submission to the same queue signals a fence of ours. The
// thread waits for these fences.
//
// | function        | threads                                                     |
// |-----------------|-------------------------------------------------------------|
// | create, destroy | externally synchronized                                     |
// | add             | the thread that submits to the queue; a lock inside         |
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_WATCHER_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_WATCHER_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_watcher_create starts the thread.
wd_status wd_gpuav_watcher_create(wd_gpuav_device *device, wd_gpuav_watcher **watcher);
// wd_gpuav_watcher_destroy ends the thread. All work of the device must be complete, or the device lost. Accepts NULL.
void wd_gpuav_watcher_destroy(wd_gpuav_watcher *watcher);

// wd_gpuav_watcher_add reads a submission, which it references, when all work of the queue so far is complete. Without
// memory, it does nothing.
void wd_gpuav_watcher_add(wd_gpuav_watcher *watcher, VkQueue queue, wd_gpuav_submission *submission);

#endif
