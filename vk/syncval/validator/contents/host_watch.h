// host_write_watch: writes of the host to mapped memory that a pending submission reads (docs/host_accesses.md).
//
// When a submission is executed, the mapped pages that it reads become read-only until the application can know that it
// is complete. All functions accept NULL and do nothing. Threads: any, except for create and destroy.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_WATCH_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_WATCH_H

#include "vk/syncval/validator/contents/contents_device.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_host_watch wd_syncval_host_watch;

// wd_syncval_host_watch_create returns NULL if an allocation fails.
wd_syncval_host_watch *wd_syncval_host_watch_create(wd_syncval_device *device);
void wd_syncval_host_watch_destroy(wd_syncval_host_watch *watch);

// wd_syncval_host_watch_executed watches the memory that a command buffer reads.
void wd_syncval_host_watch_executed(wd_syncval_host_watch *watch, const wd_syncval_contents_job *job);

// wd_syncval_host_watch_retired ends the watch of a submission, and reports the writes of the host meanwhile.
void wd_syncval_host_watch_retired(wd_syncval_host_watch *watch, const wd_state_object *queue,
                                   uint64_t submission);

// Hooks: memory is not watched after it is unmapped.
void wd_syncval_pre_UnmapMemory(wd_call *call, const wd_UnmapMemory_args *args, wd_UnmapMemory_args *down);
void wd_syncval_pre_FreeMemory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down);
#ifdef VK_VERSION_1_4
void wd_syncval_pre_UnmapMemory2(wd_call *call, const wd_UnmapMemory2_args *args, wd_UnmapMemory2_args *down);
#endif

#ifdef __cplusplus
}
#endif
#endif
