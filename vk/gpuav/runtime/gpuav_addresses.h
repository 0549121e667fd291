// The table of device addresses: the ranges that buffers have, for the checks of accesses through physical pointers
// (gpu_assisted_validation_whitepaper_2021.md, "Buffer Device Address Validation").
//
// A buffer that may have an address is asked for it when it is bound to memory; others, sparse ones, when the application asks.
// A destroyed buffer's range goes at once. Shaders see that before the next submission, and before the host lets submitted
// work go on: then, if anything changed and a pipeline wants it, the ranges are written as a new version of the table beside
// those that shaders may be reading, and one word is changed that says where the newest one is (see wd_instrument_addresses).
// A version's room is used again when every submission that was pending when it was replaced is known to be complete. Until
// there is room, shaders are told that nothing is known.
//
// | function                               | threads                 |
// |----------------------------------------|-------------------------|
// | init, finish                           | externally synchronized |
// | bound, asked, destroyed, publish, ...  | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_ADDRESSES_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_ADDRESSES_H

#include <pthread.h>

#include "vk/gpuav/runtime/gpuav_memory.h"
#include "vk/state/state.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_ADDRESS_VERSIONS = 64, // Of the table, at a time.
    WD_GPUAV_ADDRESS_RUINS = 64,    // Destroyed buffers that messages can name.
};

typedef struct wd_gpuav_range wd_gpuav_range;

// wd_gpuav_address_version is a run of entries of the table's buffer. `last_use`: once all submissions up to this number are
// complete, no shader reads it.
typedef struct wd_gpuav_address_version {
    uint32_t begin, end;
    uint64_t last_use;
} wd_gpuav_address_version;

// wd_gpuav_ruin is a range whose buffer was destroyed.
typedef struct wd_gpuav_ruin {
    uint64_t begin, end;
    uint64_t handle;
    char name[64];
} wd_gpuav_ruin;

// wd_gpuav_addresses is caller's storage; members are private except those that are constant after init.
typedef struct wd_gpuav_addresses {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *dispatch;
    PFN_vkGetBufferDeviceAddress ask;
    bool asks_when_bound;
    wd_gpuav_memory memory;  // Constant.
    uint32_t num_entries;    // Constant. 0: there is no table.
    uint32_t is_wanted;      // Atomic boolean: a pipeline reads the table.
    uint32_t is_stopped;     // Atomic boolean: see wd_gpuav_addresses_stop.
    uint32_t num_changes;    // Atomic; written under the lock.
    uint32_t num_published;  // Atomic, likewise: the changes that the newest version shows.
    pthread_mutex_t lock;    // Guards all that follows.
    wd_gpuav_range **sorted; // By first address, as of the last time that they were put in order.
    size_t num_sorted, sorted_capacity;
    wd_gpuav_range **added; // Since then.
    size_t num_added, added_capacity;
    size_t num_dead;                                              // Of both.
    wd_gpuav_address_version versions[WD_GPUAV_ADDRESS_VERSIONS]; // A ring, oldest first.
    uint32_t first_version, num_versions;
    bool has_newest;                             // The last version is the one that shaders are told of.
    wd_gpuav_ruin ruins[WD_GPUAV_ADDRESS_RUINS]; // A ring.
    uint32_t num_ruins;
    // Submissions, as far as they matter here. `num_linked` counts those that have begun to be followed, `num_submitting`
    // are between the hooks before and after their command.
    uint64_t num_linked;
    uint32_t num_submitting;
} wd_gpuav_addresses;

// wd_gpuav_addresses_init makes a table with room for `num_entries` entries of 16 bytes, at least 4, in a buffer for `usage`. `ask` gives a bound
// buffer's address; `asks_when_bound` false: only the application's own questions are listened to. On failure nothing is left to
// finish.
VkResult wd_gpuav_addresses_init(wd_gpuav_addresses *addresses, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *dispatch,
                                 const VkPhysicalDeviceMemoryProperties *properties,
                                 PFN_vkGetBufferDeviceAddress ask, bool asks_when_bound, uint32_t num_entries,
                                 VkBufferUsageFlags usage);
// wd_gpuav_addresses_finish accepts zeroed storage. The buffers' slots were released before.
void wd_gpuav_addresses_finish(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_want notes that shaders of a pipeline read the table: until then none is written.
void wd_gpuav_addresses_want(wd_gpuav_addresses *addresses);
// wd_gpuav_addresses_bound learns that `buffer`, which may be NULL, was bound to memory; _asked, that the application asked for
// its address and got one.
void wd_gpuav_addresses_bound(wd_gpuav_addresses *addresses, wd_state_buffer *buffer, VkBuffer handle);
void wd_gpuav_addresses_asked(wd_gpuav_addresses *addresses, wd_state_buffer *buffer);
// wd_gpuav_addresses_destroyed learns that the application destroyed `object`.
void wd_gpuav_addresses_destroyed(wd_gpuav_addresses *addresses, const wd_state_object *object);

// wd_gpuav_addresses_publish writes a new version of the table if it is wanted and ranges changed. `first_pending`, called with
// the lock held, returns the number of the oldest followed submission that is not complete; UINT64_MAX: there is none. False:
// there is no room, and shaders know nothing.
bool wd_gpuav_addresses_publish(wd_gpuav_addresses *addresses, uint64_t (*first_pending)(void *user),
                                void *user);
// wd_gpuav_addresses_begin_submit and _end_submit stand around a submission; _link gives it its number in between, before it
// can be seen as pending, if it is followed.
void wd_gpuav_addresses_begin_submit(wd_gpuav_addresses *addresses);
void wd_gpuav_addresses_end_submit(wd_gpuav_addresses *addresses);
uint64_t wd_gpuav_addresses_link(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_stop makes shaders check no address any more: there may be memory with addresses that is not tracked. It returns
// whether they did so far.
bool wd_gpuav_addresses_stop(wd_gpuav_addresses *addresses);

// wd_gpuav_addresses_describe appends sentences about the buffers nearest to [address, address + size).
void wd_gpuav_addresses_describe(wd_gpuav_addresses *addresses, uint64_t address, uint64_t size,
                                 wd_string_builder *text);

#ifdef __cplusplus
}
#endif
#endif
