// The look-up table of the tracker, from (type, handle) to object, and the locks that go with it. Private to
// vk/state.
//
// Invariants that readers without a lock rely on:
//   - `handle` of an entry is written last, with release, and never changes until its slots are recycled. An entry
//     whose handle is 0 ends a probe.
//   - Only `object` of a written entry changes: NULL while the key has no live object.
//   - Slots once published are never freed before the table; replaced ones are recycled. `recycles` grows, with
//     release, before the first write to recycled slots, so a reader that read any such write also sees the new
//     count, and tries again.
#ifndef WARDEN_VK_STATE_STATE_TABLE_H
#define WARDEN_VK_STATE_STATE_TABLE_H

#include <pthread.h>

#include "vk/state/state_object.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_STATE_NUM_SHARDS 16

typedef struct wd_state_entry {
    uint64_t handle;         // Atomic.
    wd_state_object *object; // Atomic.
    uint32_t type;           // Atomic.
} wd_state_entry;

typedef struct wd_state_slots {
    struct wd_state_slots *older; // In the list of those never used again before the table's end.
    size_t capacity;              // A power of two.
    size_t used;                  // Entries with a key. At least one entry always stays free.
    size_t live;                  // Entries with an object.
    wd_state_entry entries[];
} wd_state_slots;

typedef struct wd_state_shard {
    uint64_t recycles;     // Atomic.
    wd_state_slots *slots; // Atomic. NULL until the first insertion.
    pthread_mutex_t lock;  // Guards all writes of this shard and the members below.
    wd_state_slots *spare; // The slots that were replaced last.
    wd_state_slots *outgrown;
    wd_state_object *allocated; // Every object of the shard (by id) not yet freed.
} __attribute__((aligned(64))) wd_state_shard;

struct wd_state_device;

// wd_state_table lies anywhere: it has room to place its shards on lines of the processor's cache of their own.
typedef struct wd_state_table {
    wd_allocator allocator;
    struct wd_state_device *device; // NULL for the table of an instance.
    // Called when the life of an object ends, before its last reference may go. `command`, a string constant, ends it.
    void (*ended)(struct wd_state_object *object, const char *command);
    // Atomic boolean: an object found no memory, so that a handle that is not found may be valid.
    uint32_t lacks_objects;
    uint32_t num_live[WD_STATE_NUM_COUNTED]; // Atomic. See wd_state_device_count.
    unsigned char room[WD_STATE_NUM_SHARDS * sizeof(wd_state_shard) + __alignof__(wd_state_shard) - 1];
} wd_state_table;

static inline wd_state_shard *wd_state_table_shard_at(const wd_state_table *table, size_t index) {
    const uintptr_t alignment = __alignof__(wd_state_shard);
    return (wd_state_shard *)(((uintptr_t)table->room + alignment - 1) & ~(alignment - 1)) + index;
}

void wd_state_table_init(wd_state_table *table, wd_allocator allocator);
// wd_state_table_finish frees the slots, not the objects. No reader may be left.
void wd_state_table_finish(wd_state_table *table);

// wd_state_table_find returns the object or NULL. Lock-free.
wd_state_object *wd_state_table_find(const wd_state_table *table, VkObjectType type, uint64_t handle);

// wd_state_table_shard returns the shard of a key: lock it around the functions below.
wd_state_shard *wd_state_table_shard(wd_state_table *table, VkObjectType type, uint64_t handle);
// wd_state_shard_get returns the key's object or NULL.
wd_state_object *wd_state_shard_get(wd_state_shard *shard, VkObjectType type, uint64_t handle);
// wd_state_shard_set stores `object` (not NULL) under its own key. WD_ERROR_OUT_OF_MEMORY leaves the shard as
// it was.
wd_status wd_state_shard_set(wd_state_table *table, wd_state_shard *shard, wd_state_object *object);
// wd_state_shard_clear takes the key's object out; the key stays.
void wd_state_shard_clear(wd_state_shard *shard, VkObjectType type, uint64_t handle);

// wd_state_shard_validate checks every entry and the counts of a shard, for tests. wd_state_shard_validate_near checks
// the entry of a key and that the counts are possible; builds without NDEBUG call it after each change.
bool wd_state_shard_validate(const wd_state_shard *shard);
bool wd_state_shard_validate_near(const wd_state_shard *shard, VkObjectType type, uint64_t handle);

#ifdef __cplusplus
}
#endif
#endif
