// Regions: the shaders of one action command (draw, dispatch, trace) write their records to a region.
//
// A block is a storage buffer in host-visible, coherent, mapped memory. One descriptor set covers it: its range is one
// region, and its dynamic offset selects the region. A block is divided into slabs of 4, 16 or 64 regions. A command
// buffer acquires slabs while it is recorded, and releases them when it is reset. It assigns the regions of a slab
// without a lock.
//
// If shaders take long to read regions, which are in host memory, a block also has a uniform buffer in device-local
// memory with a copy of the positions of the first tables of each region. A second dynamic offset selects them.
//
// The regions of a free slab are zero: the records must be cleared before a slab is released.
//
// | function                        | threads                                        |
// |---------------------------------|------------------------------------------------|
// | init, finish                    | externally synchronized                        |
// | acquire, release, fallback      | any thread; a lock for each slab size inside   |
#ifndef WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_REGIONS_H
#define WARDEN_VK_GPUAV_DEVICE_MEMORY_GPUAV_REGIONS_H

#include <pthread.h>

#include <vulkan/vulkan_core.h>

#include "vk/gpuav/device/memory/gpuav_descriptors.h"
#include "vk/gpuav/device/memory/gpuav_memory.h"
#include "vk/registry/dispatch_table.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_GPUAV_SLAB_SIZES = 3,
    WD_GPUAV_SMALLEST_SLAB = 4, // Regions; each further size has four times as many.
    WD_GPUAV_COPIED_POSITIONS = 4,
};

typedef struct wd_gpuav_block wd_gpuav_block;

// wd_gpuav_slab is a range of regions in one block. The owner of the slab may use `next`.
typedef struct wd_gpuav_slab {
    struct wd_gpuav_slab *next;
    wd_gpuav_block *block;
    VkDescriptorSet set;
    uint32_t *words; // Mapped: the words of the first region.
    // The dynamic offset of the first region: bytes from the start of the buffer.
    uint32_t offset;
    uint32_t *positions;      // Mapped: the copies of the first region's positions. NULL: there are none.
    uint32_t position_offset; // Of them: the second dynamic offset.
    VkDeviceAddress address;  // Of the first region; 0: `has_addresses` is false.
    // Offset of the first region's set in the descriptor buffer, or WD_GPUAV_NO_DESCRIPTORS.
    VkDeviceSize descriptors;
    uint32_t num_regions;
    uint8_t size_class;
} wd_gpuav_slab;

// wd_gpuav_regions_info holds the parameters of wd_gpuav_regions_init. `dispatch` must outlive the regions.
typedef struct wd_gpuav_regions_info {
    VkDevice device;
    const wd_device_dispatch *dispatch;
    wd_allocator allocator;
    VkPhysicalDeviceMemoryProperties memory;
    VkDeviceSize offset_alignment; // minStorageBufferOffsetAlignment
    VkDeviceSize max_range;        // maxStorageBufferRange
    // Binding 0 is a dynamic storage buffer; `input` and `addresses` are at the next bindings.
    VkDescriptorSetLayout set_layout;
    VkBuffer input;     // VK_NULL_HANDLE: there is no input buffer.
    VkBuffer addresses; // VK_NULL_HANDLE: there is no table of device addresses.
    // Each region has a set in it. NULL: descriptor buffers are not used.
    wd_gpuav_descriptors *descriptors;
    bool has_addresses; // Regions have device addresses.
    // Words at the end of each region for the positions of tables, and after them one for the mark of a draw.
    uint32_t num_table_positions;
    bool has_marks;
    bool has_positions;              // Regions have copies of positions.
    VkDeviceSize position_alignment; // minUniformBufferOffsetAlignment
    uint32_t records_per_command;
    uint32_t min_record_words; // Words of a region for records, at least.
    uint32_t block_size;
    uint64_t max_memory; // 0: unlimited.
    uint32_t max_blocks; // Maximum number of blocks. 0: unlimited.
} wd_gpuav_regions_info;

typedef struct wd_gpuav_slab_list {
    pthread_mutex_t lock;
    wd_gpuav_slab *free;
} wd_gpuav_slab_list;

// wd_gpuav_regions is caller's storage; members are private except those that are constant after init.
typedef struct wd_gpuav_regions {
    wd_gpuav_regions_info info;
    uint32_t region_size;    // Bytes; constant.
    uint32_t region_words;   // Constant.
    uint32_t record_words;   // Words of a region without the table positions and the mark. Constant.
    uint32_t mark;           // The word of the mark in a region; 0: there is none. Constant.
    uint32_t position_words; // Between the copies of two regions' positions; 0: there are none. Constant.
    wd_gpuav_slab_list lists[WD_GPUAV_SLAB_SIZES];
    pthread_mutex_t block_lock; // Taken under a list's lock; guards `blocks` and `memory_used`.
    wd_gpuav_block *blocks;
    uint64_t memory_used;
    uint32_t num_blocks; // Under the block lock.
    // Atomic. The driver's error when it refused memory or descriptors; after that, no blocks are added.
    VkResult failure;
    // A region that commands share if they get no other. Constant.
    wd_gpuav_slab *fallback;
} wd_gpuav_regions;

// wd_gpuav_regions_init creates the fallback region. On failure there is nothing to finish, and `*result` is the
// driver's error. WD_ERROR_UNSUPPORTED with VK_SUCCESS: no memory type fits.
wd_status wd_gpuav_regions_init(wd_gpuav_regions *regions, const wd_gpuav_regions_info *info,
                                VkResult *result);

// wd_gpuav_regions_finish destroys all blocks, which the device must not be using. Accepts zeroed storage.
void wd_gpuav_regions_finish(wd_gpuav_regions *regions);

// wd_gpuav_regions_acquire returns a zeroed slab of the size class (0 to WD_GPUAV_SLAB_SIZES - 1). NULL: there is no
// memory, and the caller uses `fallback`.
wd_gpuav_slab *wd_gpuav_regions_acquire(wd_gpuav_regions *regions, uint32_t size_class);

// wd_gpuav_regions_release releases a slab. Its regions must be zero.
void wd_gpuav_regions_release(wd_gpuav_regions *regions, wd_gpuav_slab *slab);

// wd_gpuav_regions_validate checks all blocks and free slabs, for tests and the end; externally synchronized.
// wd_gpuav_slab_validate checks the place of one slab in its block; builds without NDEBUG call it when a slab is
// acquired and when it is released.
bool wd_gpuav_regions_validate(const wd_gpuav_regions *regions);
bool wd_gpuav_slab_validate(const wd_gpuav_regions *regions, const wd_gpuav_slab *slab);

// wd_gpuav_regions_failure returns the driver's first error when it refused memory or descriptors, or VK_SUCCESS.
static inline VkResult wd_gpuav_regions_failure(const wd_gpuav_regions *regions) {
    return __atomic_load_n(&regions->failure, __ATOMIC_RELAXED);
}

// wd_gpuav_slab_region returns the words of region `index` of `slab`.
static inline uint32_t *wd_gpuav_slab_region(const wd_gpuav_regions *regions, const wd_gpuav_slab *slab,
                                             uint32_t index) {
    return slab->words + (size_t)index * regions->region_words;
}

// wd_gpuav_positions is where the positions of the tables for a region are written. Zeroed: nowhere.
typedef struct wd_gpuav_positions {
    uint32_t *region; // At the end of the region.
    uint32_t *copy;   // Of the first WD_GPUAV_COPIED_POSITIONS; only to write. NULL: there is none.
    uint32_t offset;  // Of the copy: the second dynamic offset.
} wd_gpuav_positions;

// wd_gpuav_slab_positions returns the positions of region `index` of `slab`.
static inline wd_gpuav_positions wd_gpuav_slab_positions(const wd_gpuav_regions *regions,
                                                         const wd_gpuav_slab *slab, uint32_t index) {
    const uint32_t word = index * regions->position_words;
    return (wd_gpuav_positions){
        .region = wd_gpuav_slab_region(regions, slab, index) + regions->record_words,
        .copy = slab->positions ? slab->positions + word : NULL,
        .offset = slab->position_offset + word * (uint32_t)sizeof(uint32_t),
    };
}

// wd_gpuav_slab_address returns the device address of region `index` of `slab`, for regions that have addresses.
static inline VkDeviceAddress wd_gpuav_slab_address(const wd_gpuav_regions *regions,
                                                    const wd_gpuav_slab *slab, uint32_t index) {
    return slab->address + (VkDeviceAddress)index * regions->region_size;
}

#ifdef __cplusplus
}
#endif
#endif
