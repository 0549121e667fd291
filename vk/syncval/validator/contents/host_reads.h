// host_read_watch: reads of mapped memory by the host that do not see what the device wrote (docs/host_accesses.md).
//
// While no submission is pending, the pages that copies of the device wrote last cannot be accessed. The first access
// to a page ends that: a read is reported, after a write the bytes are those of the host. Bytes that the host may have
// accessed unseen are not watched again before the device writes them.
//
// All functions accept NULL and do nothing, also without the setting. Threads: any.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_READS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_READS_H

#include "vk/syncval/validator/contents/host_watch.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_host_reads_begin_submit comes before a call that submits command buffers: drivers may access the memory in
// threads of the process. wd_syncval_host_reads_end_submit follows the call, also if it failed.
void wd_syncval_host_reads_begin_submit(wd_syncval_host_watch *watch);
void wd_syncval_host_reads_end_submit(wd_syncval_host_watch *watch);

// wd_syncval_host_reads_submitted follows the call, for each submission.
void wd_syncval_host_reads_submitted(wd_syncval_host_watch *watch);

// wd_syncval_host_reads_retired follows a submission that the application can know to be complete.
void wd_syncval_host_reads_retired(wd_syncval_host_watch *watch);

// wd_syncval_host_reads_unmapped comes before memory is unmapped or freed.
void wd_syncval_host_reads_unmapped(wd_syncval_host_watch *watch, const wd_state_memory *memory);

// Hooks. Drivers may read the ranges of flushes and invalidations.
void wd_syncval_pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down);
void wd_syncval_post_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args,
                                 const wd_QueueSubmit_args *down);
void wd_syncval_pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args, wd_QueueSubmit2_args *down);
void wd_syncval_post_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args,
                                  const wd_QueueSubmit2_args *down);
void wd_syncval_post_MapMemory(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down);
#ifdef VK_VERSION_1_4
void wd_syncval_post_MapMemory2(wd_call *call, const wd_MapMemory2_args *args,
                                const wd_MapMemory2_args *down);
#endif
void wd_syncval_pre_FlushMappedMemoryRanges(wd_call *call, const wd_FlushMappedMemoryRanges_args *args,
                                            wd_FlushMappedMemoryRanges_args *down);
void wd_syncval_pre_InvalidateMappedMemoryRanges(wd_call *call,
                                                 const wd_InvalidateMappedMemoryRanges_args *args,
                                                 wd_InvalidateMappedMemoryRanges_args *down);
void wd_syncval_post_InvalidateMappedMemoryRanges(wd_call *call,
                                                  const wd_InvalidateMappedMemoryRanges_args *args,
                                                  const wd_InvalidateMappedMemoryRanges_args *down);

// wd_syncval_host_reads_resume follows a flush or an invalidation.
void wd_syncval_host_reads_resume(wd_syncval_host_watch *watch);

#ifdef __cplusplus
}
#endif
#endif
