// What the files of over-synchronization share: elements of barrier commands, the places that they come from, and what is noted
// while a command buffer is recorded.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OVERSYNC_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OVERSYNC_INTERNAL_H

#include "vk/syncval/oversync.h"
#include "vk/syncval/validator/syncval_oversync.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_sites {
    wd_syncval_device *device;
    pthread_mutex_t lock;
    wd_hash_table sites; // By key and ordinal.
    wd_hash_table kinds; // By key: how often a site of it was judged, at most.
} wd_syncval_sites;

// wd_syncval_element is what is judged: an element of vkCmdPipelineBarrier2, or a whole vkCmdPipelineBarrier, whose
// elements share their stages.
typedef struct wd_syncval_element {
    wd_syncval_sites *sites;
    wd_oversync_record joined; // Its masks, and the credits of all its notes once they are settled.
    uint64_t key;              // Of its place in the program,
    uint32_t ordinal;          // and which one of those with the same key it was in its recording.
    uint32_t references;       // Atomic.
    uint32_t was_executed;     // Atomic boolean.
    const char *command;       // Static.
    uint32_t number;
    uint64_t command_buffer;
    char command_buffer_name[48]; // Cut; empty: none. Likewise the others.
    char label[64];
    uint64_t resource; // Handle; 0: none.
    VkObjectType resource_type;
    char resource_name[48];
} wd_syncval_element;

// wd_syncval_element_create returns NULL when memory runs out. The creator has a reference.
wd_syncval_element *wd_syncval_element_create(wd_syncval_sites *sites, const wd_syncval_recorder *recorder,
                                              const wd_sync_dependency *given, bool version_1,
                                              const wd_state_object *resource);
// wd_syncval_element_unref: the last reference judges it, if it was executed. Accepts NULL.
void wd_syncval_element_unref(wd_syncval_element *element);

// wd_syncval_element_create_record makes a note with the element's masks and this scope; it has one reference. NULL: no memory. Of a
// NULL element: a note that is not judged.
wd_oversync_record *wd_syncval_element_create_record(wd_allocator allocator, wd_syncval_element *element,
                                                     const wd_sync_barrier *barrier);
// wd_syncval_element_of returns the element of a note; NULL: it is not judged.
wd_syncval_element *wd_syncval_element_of(const wd_oversync_record *record);

void wd_syncval_sites_init(wd_syncval_sites *sites, wd_syncval_device *device);
// wd_syncval_sites_finish reports what was not reported yet.
void wd_syncval_sites_finish(wd_syncval_sites *sites);

// --- Of a device, and of a recording

struct wd_syncval_oversync {
    wd_syncval_device *device;
    pthread_mutex_t lock; // Of the trackers.
    struct wd_syncval_tracker *first;
    uint32_t next_instance;
    uint64_t num_missed; // Of the device's submissions, those that nobody saw so far.
    wd_syncval_sites sites;
};

// What a recording notes, in its order.
typedef enum wd_syncval_oversync_op_kind {
    WD_SYNCVAL_OVERSYNC_ACCESSES,
    WD_SYNCVAL_OVERSYNC_BARRIERS,
    WD_SYNCVAL_OVERSYNC_UNKNOWN,
} wd_syncval_oversync_op_kind;

typedef struct wd_syncval_oversync_op {
    wd_syncval_oversync_op_kind kind;
    size_t first, count;
    uint64_t stages; // WD_SYNCVAL_OVERSYNC_UNKNOWN
} wd_syncval_oversync_op;

typedef struct wd_syncval_logged_access {
    wd_sync_access access;
    wd_sync_space space;
    size_t first_range, num_ranges;
} wd_syncval_logged_access;

typedef struct wd_syncval_logged_barrier {
    wd_oversync_record *record; // Referenced.
    wd_sync_space space;
    size_t first_range, num_ranges;
    bool transition;
} wd_syncval_logged_barrier;

struct wd_syncval_oversync_log {
    wd_syncval_oversync *oversync;
    wd_syncval_oversync_op *ops;
    wd_syncval_logged_access *accesses;
    wd_syncval_logged_barrier *barriers;
    wd_syncval_element **elements; // Referenced.
    size_t num_ops, ops_capacity;
    size_t num_accesses, accesses_capacity;
    size_t num_barriers, barriers_capacity;
    size_t num_elements, elements_capacity;
    size_t num_placed;         // Elements whose key has what follows them in it.
    wd_hash_table num_of_kind; // How many placed elements have a key.
    wd_syncval_ranges ranges;
    bool failed; // Something is missing.
};

#ifdef __cplusplus
}
#endif
#endif
