// The commands that wait for the device, or that return VK_ERROR_DEVICE_LOST.
//
// A wait that is longer than the timeout of the settings is split: the next layer waits until the timeout, the position
// of the queues is reported, and the next layer waits for the rest. The result is that of the application's wait.
//
// vkQueueWaitIdle and vkDeviceWaitIdle have no timeout. Before them, an empty submission to each queue with pending
// submissions signals a fence of ours, which is waited for until the timeout.
#ifndef WARDEN_VK_HANGS_HANGS_WAITS_H
#define WARDEN_VK_HANGS_HANGS_WAITS_H

#include "vk/hangs/hangs_device.h"

#ifdef __cplusplus
extern "C" {
#endif

// Waits with a timeout: X(command).
#define WD_HANGS_TIMED_WAITS(X)                                                                              \
    X(WaitForFences)                                                                                         \
    X(WaitSemaphores)                                                                                        \
    X(AcquireNextImageKHR)

// Commands that may return VK_ERROR_DEVICE_LOST: X(command).
#define WD_HANGS_RESULTS(X)                                                                                  \
    X(QueueBindSparse)                                                                                       \
    X(QueuePresentKHR)                                                                                       \
    X(GetFenceStatus)                                                                                        \
    X(GetSemaphoreCounterValue)                                                                              \
    X(GetQueryPoolResults)                                                                                   \
    X(GetEventStatus)                                                                                        \
    X(AcquireNextImage2KHR)                                                                                  \
    X(WaitForPresentKHR)

#define WD_HANGS_PRE(Command)                                                                                \
    void wd_hangs_pre_##Command(wd_call *call, const wd_##Command##_args *args, wd_##Command##_args *down);
#define WD_HANGS_AMEND(Command)                                                                              \
    void wd_hangs_amend_##Command(wd_call *call, const wd_##Command##_args *args, wd_##Command##_args *down);
WD_HANGS_TIMED_WAITS(WD_HANGS_PRE)
WD_HANGS_TIMED_WAITS(WD_HANGS_AMEND)
WD_HANGS_RESULTS(WD_HANGS_AMEND)
WD_HANGS_PRE(QueueWaitIdle)
WD_HANGS_AMEND(QueueWaitIdle)
WD_HANGS_PRE(DeviceWaitIdle)
WD_HANGS_AMEND(DeviceWaitIdle)
WD_HANGS_PRE(QueueSubmit)
WD_HANGS_AMEND(QueueSubmit)
WD_HANGS_PRE(QueueSubmit2)
WD_HANGS_AMEND(QueueSubmit2)
#undef WD_HANGS_PRE
#undef WD_HANGS_AMEND

#ifdef __cplusplus
}
#endif
#endif
