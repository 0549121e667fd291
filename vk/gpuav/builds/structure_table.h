// The table of the acceleration structures whose addresses the application queried. A shader of the layer compares
// references in instances with it (build_layout.h).
//
// The table changes as soon as the application queries an address or destroys a structure. A slot keeps its address
// after the structure is destroyed, until another structure needs the slot: slots never move, so that the device can
// read the table meanwhile.
//
// | function                 | threads                 |
// |--------------------------|-------------------------|
// | init, finish             | externally synchronized |
// | add, destroyed, find     | any; a lock inside      |
#ifndef WARDEN_VK_GPUAV_BUILDS_STRUCTURE_TABLE_H
#define WARDEN_VK_GPUAV_BUILDS_STRUCTURE_TABLE_H

#include "vk/gpuav/device/memory/gpuav_memory.h"
#include "vk/state/state.h"
#include "vk/util/mutex.h"

// wd_structure_slot is the host's part of a slot. Several structures can have one address.
typedef struct wd_structure_slot {
    VkDeviceAddress address, end;
    wd_state_acceleration_structure *structure; // Referenced: the one that was added last.
    uint32_t num_live, num_top_level, num_without_memory;
} wd_structure_slot;

// wd_structure_table is caller's storage; members are private, except the address of `memory`.
typedef struct wd_structure_table {
    wd_allocator allocator;
    VkDevice device;
    const wd_device_dispatch *vk;
    wd_state_device *state;
    wd_gpuav_memory memory;
    wd_mutex lock;
    wd_structure_slot *slots; // Under the lock.
} wd_structure_table;

// wd_structure_table_init creates an empty table. The device needs buffer device addresses. On failure there is nothing
// to finish.
VkResult wd_structure_table_init(wd_structure_table *table, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *vk, wd_state_device *state,
                                 const VkPhysicalDeviceMemoryProperties *properties);
// wd_structure_table_finish accepts zeroed storage.
void wd_structure_table_finish(wd_structure_table *table);

// wd_structure_table_add adds a structure, which may be NULL, after its address was queried.
void wd_structure_table_add(wd_structure_table *table, wd_state_acceleration_structure *structure);
// wd_structure_table_destroyed follows the destruction of a structure, a buffer or memory.
void wd_structure_table_destroyed(wd_structure_table *table, const wd_state_object *object);
// wd_structure_table_set_incomplete ends the check of references: there may be structures that are not tracked.
void wd_structure_table_set_incomplete(wd_structure_table *table);

// wd_structure_table_find returns the structure that was last added at an address, with a new reference. NULL: none.
wd_state_acceleration_structure *wd_structure_table_find(wd_structure_table *table, VkDeviceAddress address);

#endif
