// The thread validator: reports two threads that use one object at the same time although the specification requires
// external synchronization ("Threading Behavior").
//
// emit_thread_steps.py writes from the registry which objects each command uses, and which uses are exclusive. The
// validator adds the implied ones: recording into a command buffer uses its command pool, vkDeviceWaitIdle all queues,
// the reset of a descriptor pool its sets. threads_uses.h holds the uses in flight.
//
// A use begins in the validate hook, which runs before those of other validators, and ends with the call, also where
// the call is skipped. A message is submitted only where two calls overlap in time.
#ifndef WARDEN_VK_THREADS_THREADS_H
#define WARDEN_VK_THREADS_THREADS_H

#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_threads_validator takes no options. It needs the state tracker.
extern const wd_validator wd_threads_validator;

#ifdef __cplusplus
}
#endif
#endif
