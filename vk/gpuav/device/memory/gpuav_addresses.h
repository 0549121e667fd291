// The table of device addresses: the address ranges of buffers, which shaders search to check accesses through physical
// pointers (docs/gpuav_design.md, "Device addresses").
//
// The layer queries a buffer's address when the buffer is bound to memory. The addresses of sparse buffers are known
// when the application queries them. A range is removed as soon as its buffer is destroyed. Shaders see the changes
// before the next submission, and before the host signals work that waits for it. Then, if ranges changed and a
// pipeline reads the table, the layer writes a new version next to those that shaders may be reading. It then changes
// one word, which points to the newest version (see wd_instrument_addresses). The memory of a version is reused when
// every submission that was pending at its replacement is known to be complete. While no memory is free, the word is 0
// and shaders check no ranges.
//
// | function                                | threads                 |
// |-----------------------------------------|-------------------------|
// | init, finish                            | externally synchronized |
// | bound, queried, destroyed, publish, ... | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_ADDRESSES_H
#define WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_ADDRESSES_H

#include "vk/gpuav/device/memory/gpuav_memory.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_ADDRESS_VERSIONS = 64, // Versions of the table at a time.
    WD_GPUAV_DESTROYED_RANGES = 64, // Destroyed buffers that messages can name.
};

typedef struct wd_gpuav_range wd_gpuav_range;

// wd_gpuav_address_version is a range of entries of the table's buffer. No shader reads the version when all
// submissions up to number `last_use` are complete.
typedef struct wd_gpuav_address_version {
    uint32_t begin, end;
    uint64_t last_use;
} wd_gpuav_address_version;

// wd_gpuav_destroyed_range is a range whose buffer was destroyed.
typedef struct wd_gpuav_destroyed_range {
    uint64_t begin, end;
    uint64_t memory_begin, memory_end; // Of its memory; of a sparse buffer, the range.
    uint64_t handle;
    char name[64];
} wd_gpuav_destroyed_range;

// wd_gpuav_address_ranges are the ranges of all buffers, in two lists.
typedef struct wd_gpuav_address_ranges {
    wd_gpuav_range **sorted; // Sorted by first address, without the ranges in `added`.
    size_t num_sorted, sorted_capacity;
    wd_gpuav_range **added; // Ranges added since `sorted` was last updated.
    size_t num_added, added_capacity;
    size_t num_destroyed; // In both lists.
} wd_gpuav_address_ranges;

// wd_gpuav_address_versions is a ring of the versions in the buffer, oldest first.
typedef struct wd_gpuav_address_versions {
    wd_gpuav_address_version items[WD_GPUAV_ADDRESS_VERSIONS];
    uint32_t first, count;
    bool has_newest; // The word that shaders read points to the last version.
} wd_gpuav_address_versions;

// wd_gpuav_destroyed_ranges is a ring of destroyed ranges, for messages.
typedef struct wd_gpuav_destroyed_ranges {
    wd_gpuav_destroyed_range items[WD_GPUAV_DESTROYED_RANGES];
    uint32_t count;
} wd_gpuav_destroyed_ranges;

// wd_gpuav_find_bits stores the number of the bit of the first four bytes of a buffer, as in wd_instrument_addresses.
// False: it is unknown. The buffer lives; the table's lock is held.
typedef bool (*wd_gpuav_find_bits)(const void *user, const wd_state_buffer *buffer, uint32_t *bits);

// wd_gpuav_addresses is caller's storage; members are private except those that are constant after init.
typedef struct wd_gpuav_addresses {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *dispatch;
    PFN_vkGetBufferDeviceAddress get_address;
    bool queries_at_bind;
    wd_gpuav_find_bits find_bits; // Constant. NULL: the table has no bits of written memory.
    const void *bits_user;        // Constant.
    wd_gpuav_memory memory;       // Constant.
    uint32_t num_entries;         // Constant. 0: there is no table.
    uint32_t is_enabled;          // Atomic boolean: a pipeline reads the table.
    uint32_t is_stopped;          // Atomic boolean: see wd_gpuav_addresses_stop.
    uint32_t num_changes;         // Atomic; written under the lock.
    uint32_t num_removed;         // Atomic, likewise.
    uint32_t num_published;       // Atomic, likewise: the changes that the newest version shows.
    wd_mutex lock;                // Guards all members below.
    wd_gpuav_address_ranges ranges;
    wd_gpuav_address_versions versions;
    wd_gpuav_destroyed_ranges destroyed;
    // `num_submissions` is the number of the latest submission. `num_submitting` counts submissions that are between
    // the hooks before and after their command.
    uint64_t num_submissions;
    uint32_t num_submitting;
} wd_gpuav_addresses;

// wd_gpuav_addresses_init creates a table of `num_entries` entries of 16 bytes, at least 4, in a buffer for `usage`.
// `get_address` returns the address of a bound buffer. `queries_at_bind` false: only addresses that the application
// queries are used. On failure there is nothing to finish.
VkResult wd_gpuav_addresses_init(wd_gpuav_addresses *addresses, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *dispatch,
                                 const VkPhysicalDeviceMemoryProperties *properties,
                                 PFN_vkGetBufferDeviceAddress get_address, bool queries_at_bind,
                                 uint32_t num_entries, VkBufferUsageFlags usage);
// wd_gpuav_addresses_add_bits adds the bits of written memory to the table, before the first range. `user` is that of
// `find_bits`, and outlives the table.
void wd_gpuav_addresses_add_bits(wd_gpuav_addresses *addresses, wd_gpuav_find_bits find_bits,
                                 const void *user);
// wd_gpuav_addresses_finish accepts zeroed storage. The slots of the buffers must have been released.
void wd_gpuav_addresses_finish(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_enable records that shaders of a pipeline read the table. Before that, no version is written.
void wd_gpuav_addresses_enable(wd_gpuav_addresses *addresses);
// wd_gpuav_addresses_bound adds the range of `buffer`, which may be NULL, after it was bound to memory.
// wd_gpuav_addresses_queried does so after the application queried its address successfully.
void wd_gpuav_addresses_bound(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, VkBuffer handle);
void wd_gpuav_addresses_queried(wd_gpuav_addresses *addresses, wd_state_buffer *buffer);
// wd_gpuav_addresses_destroyed removes the range of `object`, which the application destroyed.
void wd_gpuav_addresses_destroyed(wd_gpuav_addresses *addresses, const wd_state_object *object);

// wd_gpuav_addresses_publish writes a new version of the table if a pipeline reads it and ranges changed.
// `first_pending` is called with the lock held; it returns the number of the oldest submission that is not complete, or
// UINT64_MAX. Returns false if no memory is free; then shaders check no ranges.
bool wd_gpuav_addresses_publish(wd_gpuav_addresses *addresses, uint64_t (*first_pending)(void *user),
                                void *user);
// wd_gpuav_addresses_begin_submit and _end_submit are called before and after a submission. _number_submission is
// called between them, before the submission can be seen as pending, if its completion is tracked.
void wd_gpuav_addresses_begin_submit(wd_gpuav_addresses *addresses);
void wd_gpuav_addresses_end_submit(wd_gpuav_addresses *addresses);
uint64_t wd_gpuav_addresses_number_submission(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_contain returns whether [address, address + size) is in the range of a buffer. It is also true
// while shaders check no ranges.
bool wd_gpuav_addresses_contain(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size);
// wd_gpuav_addresses_num_removed returns how many ranges were removed.
uint32_t wd_gpuav_addresses_num_removed(const wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_stop ends the check of addresses, because memory with addresses may exist that is not tracked.
// Returns false if the check had ended before.
bool wd_gpuav_addresses_stop(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_find returns the buffer that contains [address, address + size), with a reference that the caller
// owns, and stores the buffer's address. NULL: there is none.
wd_state_buffer *wd_gpuav_addresses_find(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                         uint64_t *begin);

// wd_gpuav_backing is the memory that backs an address.
typedef enum wd_gpuav_backing {
    WD_GPUAV_BACKING_UNKNOWN, // Ranges were removed, the buffer is sparse, or the check of addresses has ended.
    WD_GPUAV_BACKING_NONE,    // The address is in no memory of a buffer.
    WD_GPUAV_BACKING_FOUND,
} wd_gpuav_backing;

// wd_gpuav_addresses_backing finds the memory of the buffer at an address, and stores the end address of the memory in
// `*end`.
// `num_removed`: how many ranges were removed when the address was used; the memory of a buffer that was removed since
// then may have been at the address.
wd_gpuav_backing wd_gpuav_addresses_backing(wd_gpuav_addresses *addresses, uint64_t address,
                                            uint32_t num_removed, uint64_t *end);

// wd_gpuav_addresses_describe appends sentences about the buffers nearest to [address, address + size).
void wd_gpuav_addresses_describe(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                 wd_string_builder *text);

#ifdef __cplusplus
}
#endif
#endif
