// Regions: where the shaders of one action command (draw, dispatch, trace) write their records.
//
// A block is one storage buffer in host-visible, coherent, mapped memory with one descriptor set over it, whose range
// is one region and whose dynamic offset chooses it. A block is cut into slabs of 4, 16 or 64 regions; a command buffer
// takes slabs as it records and hands them back when it is reset. Within a slab the command buffer hands out regions
// without any lock.
//
// The records of every region of a free slab are zero: who hands a slab back has zeroed what shaders wrote.
//
// | function                        | threads                                        |
// |---------------------------------|------------------------------------------------|
// | init, finish                    | externally synchronized                        |
// | acquire, release, fallback      | any thread; a lock for each slab size inside   |
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_REGIONS_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_REGIONS_H

#include <pthread.h>

#include <vulkan/vulkan_core.h>

#include "vk/gpuav/runtime/gpuav_descriptors.h"
#include "vk/gpuav/runtime/gpuav_memory.h"
#include "vk/registry/dispatch_table.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_SLAB_SIZES = 3,
    WD_GPUAV_SMALLEST_SLAB = 4, // Regions; each next size is four times as large.
};

typedef struct wd_gpuav_block wd_gpuav_block;

// wd_gpuav_slab is a run of regions in one block. While a command buffer holds it, `next` is the command buffer's.
typedef struct wd_gpuav_slab {
    struct wd_gpuav_slab *next;
    wd_gpuav_block *block;
    VkDescriptorSet set;
    uint32_t *words; // Mapped: the first region.
    uint32_t offset; // Bytes from the buffer's start: the dynamic offset of the first region.
    // Offset of the first region's set in the descriptor buffer; WD_GPUAV_NO_DESCRIPTORS: there is none.
    VkDeviceSize descriptors;
    uint32_t num_regions;
    uint8_t size_class;
} wd_gpuav_slab;

// wd_gpuav_regions_info says what to build on. `dispatch` must outlive the regions.
typedef struct wd_gpuav_regions_info {
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_allocator allocator;
    VkPhysicalDeviceMemoryProperties memory;
    VkDeviceSize offset_alignment;    // minStorageBufferOffsetAlignment
    VkDeviceSize max_range;           // maxStorageBufferRange
    VkDescriptorSetLayout set_layout; // Binding 0: a dynamic storage buffer; a storage buffer for each below.
    VkBuffer input;                   // The input buffer; VK_NULL_HANDLE: none.
    VkBuffer addresses;               // The table of device addresses; VK_NULL_HANDLE: none.
    wd_gpuav_descriptors *descriptors; // Each region has a set there; NULL: there are no descriptor buffers.
    uint32_t num_heads;                // Words at the end of each region that are no records.
    uint32_t records_per_command;
    uint32_t block_size;
    uint64_t max_memory; // 0: no bound.
} wd_gpuav_regions_info;

typedef struct wd_gpuav_slab_list {
    pthread_mutex_t lock;
    wd_gpuav_slab *free;
} wd_gpuav_slab_list;

// wd_gpuav_regions is caller's storage; members are private except those that are constant after init.
typedef struct wd_gpuav_regions {
    wd_gpuav_regions_info info;
    uint32_t region_size;  // Bytes; constant.
    uint32_t region_words; // Constant.
    uint32_t record_words; // Of those, up to the heads. Constant.
    wd_gpuav_slab_list lists[WD_GPUAV_SLAB_SIZES];
    pthread_mutex_t block_lock; // Taken under a list's lock; guards `blocks` and `memory_used`.
    wd_gpuav_block *blocks;
    uint64_t memory_used;
    // Atomic. What the device said when it refused memory or descriptors; then nothing grows.
    VkResult failure;
    wd_gpuav_slab *fallback; // One region that all commands share when there is no other. Constant.
} wd_gpuav_regions;

// wd_gpuav_regions_init makes the fallback region. On failure nothing is left to finish; `*result` is what the driver
// said (VK_SUCCESS for WD_ERROR_UNSUPPORTED: no memory type fits).
wd_status wd_gpuav_regions_init(wd_gpuav_regions *regions, const wd_gpuav_regions_info *info,
                                VkResult *result);

// wd_gpuav_regions_finish destroys every block: no slab may be in use on the device. Accepts zeroed storage.
void wd_gpuav_regions_finish(wd_gpuav_regions *regions);

// wd_gpuav_regions_acquire returns a zeroed slab of the size class (0 to WD_GPUAV_SLAB_SIZES - 1), or NULL when memory
// runs out: use `fallback` then.
wd_gpuav_slab *wd_gpuav_regions_acquire(wd_gpuav_regions *regions, uint32_t size_class);

// wd_gpuav_regions_release takes back a slab whose regions are zero.
void wd_gpuav_regions_release(wd_gpuav_regions *regions, wd_gpuav_slab *slab);

// wd_gpuav_regions_failure returns what the driver said when it first refused to give more, or VK_SUCCESS.
static inline VkResult wd_gpuav_regions_failure(const wd_gpuav_regions *regions) {
    return __atomic_load_n(&regions->failure, __ATOMIC_RELAXED);
}

// wd_gpuav_slab_region returns the words of region `index` of `slab`.
static inline uint32_t *wd_gpuav_slab_region(const wd_gpuav_regions *regions, const wd_gpuav_slab *slab,
                                             uint32_t index) {
    return slab->words + (size_t)index * regions->region_words;
}

#ifdef __cplusplus
}
#endif
#endif
