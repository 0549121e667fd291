// Internals of over-synchronization: elements of barrier commands, their sites in the program, and the log of
// a recording.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_OVERSYNC_OVERSYNC_VALIDATOR_INTERNAL_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_OVERSYNC_OVERSYNC_VALIDATOR_INTERNAL_H

#include "vk/syncval/oversync/oversync.h"
#include "vk/syncval/validator/oversync/oversync_validator.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_sites {
    wd_syncval_device *device;
    wd_mutex lock;
    wd_hash_table sites; // By key and ordinal.
    wd_hash_table kinds; // By key: the maximum number of evaluations of its sites.
} wd_syncval_sites;

// wd_syncval_element is the unit of evaluation: an element of vkCmdPipelineBarrier2, or an entire
// vkCmdPipelineBarrier, whose elements share their stages.
typedef struct wd_syncval_element {
    wd_syncval_sites *sites;
    wd_oversync_record joined; // The masks, and the credits of all released records.
    uint64_t key;              // Of its site in the program.
    uint32_t ordinal;          // Among the elements of the recording with the same key.
    uint32_t references;       // Atomic.
    uint32_t was_executed;     // Atomic boolean.
    const char *command;       // Static.
    uint32_t number;
    uint64_t command_buffer;
    char command_buffer_name[48]; // Truncated. Empty: none. The other names likewise.
    char label[64];
    uint64_t resource; // Handle. 0: none.
    VkObjectType resource_type;
    char resource_name[48];
} wd_syncval_element;

// wd_syncval_element_create returns NULL if an allocation fails. The caller gets a reference.
wd_syncval_element *wd_syncval_element_create(wd_syncval_sites *sites,
                                              const wd_syncval_oversync_command *current,
                                              const wd_sync_dependency *given, bool version_1,
                                              const wd_state_object *resource);
// wd_syncval_element_unref evaluates the element, if it was executed, when it releases the last reference.
// Accepts NULL.
void wd_syncval_element_unref(wd_syncval_element *element);

// wd_syncval_element_create_record returns a record with the element's masks and the given scopes, with one
// reference. For a NULL element the record is not evaluated. It returns NULL if an allocation fails.
wd_oversync_record *wd_syncval_element_create_record(wd_allocator allocator, wd_syncval_element *element,
                                                     const wd_sync_barrier *barrier);
// wd_syncval_element_of returns the element of a record, or NULL if the record is not evaluated.
wd_syncval_element *wd_syncval_element_of(const wd_oversync_record *record);

void wd_syncval_sites_init(wd_syncval_sites *sites, wd_syncval_device *device);
// wd_syncval_sites_finish reports the remaining findings.
void wd_syncval_sites_finish(wd_syncval_sites *sites);

// --- Devices and recordings

struct wd_syncval_oversync {
    wd_syncval_device *device;
    wd_mutex lock; // Of the trackers.
    struct wd_syncval_tracker *first;
    uint32_t next_instance;
    uint64_t num_missed; // Submissions of the device that the validator has not seen.
    wd_syncval_sites sites;
};

// The operations of a recording, in order.
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
    WD_VECTOR(wd_syncval_oversync_op) ops;
    WD_VECTOR(wd_syncval_logged_access) accesses;
    WD_VECTOR(wd_syncval_logged_barrier) barriers;
    WD_VECTOR(wd_syncval_element *) elements; // Referenced.
    size_t num_placed;                        // Elements whose key includes the commands that follow.
    wd_hash_table num_of_kind;                // The number of placed elements by key.
    wd_syncval_ranges ranges;
    bool failed; // The log is incomplete.
};

#ifdef __cplusplus
}
#endif
#endif
