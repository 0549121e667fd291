// The items of a command that builds acceleration structures while it is recorded (build_layout.h).
//
// For the functions of acceleration_builds.c and build_updates.c, in the thread that records the command buffer.
#ifndef WARDEN_VK_GPUAV_BUILDS_BUILD_ITEMS_H
#define WARDEN_VK_GPUAV_BUILDS_BUILD_ITEMS_H

#include "vk/gpuav/builds/build_history.h"
#include "vk/gpuav/builds/structure_builds.h"
#include "vk/gpuav/builds/structure_table.h"
#include "vk/gpuav/indirect/indirect_items.h"

// wd_gpuav_builds is the check of a device.
struct wd_gpuav_builds {
    VkPipeline pipeline;
    bool checks_references; // The table has every structure that instances can refer to.
    wd_structure_table structures;
    wd_build_histories histories;
    wd_structure_builds builds;
};

typedef struct wd_address_range {
    VkDeviceAddress first;
    VkDeviceSize size;
} wd_address_range;

// wd_build is one element of pInfos before it is recorded.
typedef struct wd_build {
    wd_gpuav_device *device;
    wd_state_command_buffer *command_buffer;
    wd_gpuav_recording *recording;
    const char *command;
    const VkAccelerationStructureBuildGeometryInfoKHR *info;
    uint32_t index; // Of the element.
    // Of the command: the destinations of all builds, and the list of items.
    uint32_t targets, targets_class, num_targets;
    bool has_targets_owner; // An item frees them.
    uint32_t first_node, last_node;
    bool is_incomplete;     // There was no memory for an item.
    wd_arena *scratch;      // Of the call.
    wd_address_range found; // The buffer of the last address that was readable; zeroed: none.
} wd_build;

// wd_build_geometry is a geometry of the build with its range.
typedef struct wd_build_geometry {
    const VkAccelerationStructureGeometryKHR *info; // NULL: unknown.
    uint32_t index;
    VkAccelerationStructureBuildRangeInfoKHR range; // Indirect builds: only the maximum number of primitives.
    VkDeviceAddress range_address;                  // 0: the build is not indirect.
} wd_build_geometry;

// wd_build_is_readable returns whether the shader may read `size` bytes at an address: they are in a buffer whose
// address the application queried.
bool wd_build_is_readable(wd_build *of, VkDeviceAddress address, VkDeviceSize size);
// wd_build_data_size returns the bytes of a geometry's primitives, of which each has `element` bytes and the next one
// begins `stride` bytes later. Those of an indirect build are unknown: 1.
VkDeviceSize wd_build_data_size(const wd_build_geometry *from, VkDeviceSize stride, VkDeviceSize element);

static inline void wd_build_set_address(uint32_t *words, VkDeviceAddress address) {
    words[0] = (uint32_t)address;
    words[1] = (uint32_t)(address >> 32);
}

// wd_build_start_item fills the words that all items of a geometry have in common.
void wd_build_start_item(const wd_build *of, const wd_build_geometry *from, uint32_t kind, uint32_t *words);
// wd_build_add_item adds an item with its node to the list of the command. False: there is no memory.
bool wd_build_add_item(wd_build *of, const wd_build_geometry *from, const uint32_t *words);

// build_report.c

// wd_gpuav_builds_report reports the result of an item of build_layout.h.
void wd_gpuav_builds_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const wd_gpuav_indirect_result *found);

// build_updates.c

// wd_build_updates_check adds the items that compare an update with the source structure's last build, and those that
// store the build for later updates.
void wd_build_updates_check(wd_build *of, const wd_build_geometry *geometries, uint32_t count);
// wd_build_updates_forget ends the comparison of updates with a structure whose content is not known any more. `handle`
// may be VK_NULL_HANDLE.
void wd_build_updates_forget(wd_gpuav_device *device, VkAccelerationStructureKHR handle);

#endif
