// What the files of the watch of host accesses share.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_WATCH_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_HOST_WATCH_INTERNAL_H

#include "vk/syncval/validator/contents/host_watch.h"
#include "vk/syncval/watch/access_watch.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_watched is a range of mapped memory that a pending submission reads, or, if `finds_reads`, that the device
// wrote.
typedef struct wd_syncval_watched {
    uint64_t cookie;           // Of the submission, or of the watch of reads.
    uint64_t detail;           // The number of the entry.
    uint64_t memory, queue;    // Handles. No queue if `finds_reads`.
    uint64_t memory_id;        // The id of the memory.
    char memory_name[48];      // The debug name, truncated. Empty: none.
    VkDeviceSize offset;       // Of the range in the memory.
    wd_contents_source source; // The command of the device. It may be empty if `finds_reads`.
    bool finds_reads;
    bool is_visible; // If finds_reads: a dependency makes the write visible to the host.
    wd_range range;  // In the linear space.
} wd_syncval_watched;

struct wd_syncval_host_watch {
    wd_syncval_device *device;
    wd_mutex lock; // Taken before that of the contents.
    WD_VECTOR(wd_syncval_watched) entries;
    uint64_t last_detail;
    uint64_t num_pending; // Submissions. With host_read_watch only.
    uint32_t num_calls;   // Calls of commands that submit. Likewise.
    uint64_t polled_at;   // wd_state_device_polled_at before the work that is pending.
};

// wd_syncval_host_watch_add watches `range`, in the linear space, of mapped memory. `entry` has the cookie, the queue,
// the source and `finds_reads`; the function adds the rest. It returns false if the range is not watched. The lock is
// held.
bool wd_syncval_host_watch_add(wd_syncval_host_watch *watch, const wd_state_memory *memory, wd_range range,
                               const wd_syncval_watched *entry);

// wd_syncval_host_watch_take_hits reports the accesses that the handler of the signal noted. The lock is held.
void wd_syncval_host_watch_take_hits(const wd_syncval_host_watch *watch);

// wd_syncval_host_watch_report reports an access.
void wd_syncval_host_watch_report(const wd_syncval_host_watch *watch, const wd_syncval_watched *entry,
                                  const wd_access_watch_hit *hit);

// wd_syncval_mapped_range returns the mapped part of memory that is mapped, in the linear space.
wd_range wd_syncval_mapped_range(const wd_syncval_host_watch *watch, const wd_state_memory *memory);

#ifdef __cplusplus
}
#endif
#endif
