// Programs that do not block: they ask again and again whether work is complete, or wait for short times.
//
// Each such call that finds the work incomplete compares the pending submissions and their markers with those of an
// earlier call, at most twice in each timeout. Where nothing changed for the timeout, the position is reported, once
// until something changes.
#ifndef WARDEN_VK_HANGS_HANGS_POLL_H
#define WARDEN_VK_HANGS_HANGS_POLL_H

#include "vk/hangs/hangs_device.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_poll is called where `command` found work incomplete. The caller holds no lock. Any thread.
void wd_hangs_poll(wd_hangs_device *device, const char *command);

#ifdef __cplusplus
}
#endif
#endif
