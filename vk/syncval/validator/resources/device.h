// State of the synchronization validator for one device. Every folder of the validator reads it.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_DEVICE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_DEVICE_H

#include "vk/report/report.h"
#include "vk/state/state.h"
#include "vk/syncval/validator/resources/alias.h"
#include "vk/syncval/validator/resources/options.h"
#include "vk/syncval/validator/resources/ranges.h"
#include "vk/util/mutex.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

struct wd_syncval_contents;
struct wd_syncval_oversync;
struct wd_syncval_queues;
struct wd_syncval_trace;

typedef struct wd_syncval_device {
    wd_chassis_device *chassis;
    wd_allocator allocator;
    wd_syncval_options options;
    wd_syncval_spaces spaces;
    wd_syncval_aliases aliases;
    bool has_slice_barriers;   // Layers of a barrier may be slices of a 3D image (VK_KHR_maintenance9).
    bool has_structure_copies; // Copies of acceleration structures have a stage of their own.
    // The maximum id of memory objects and images that were bound. Atomic.
    uint64_t last_bound;
    struct wd_syncval_queues *queues;     // NULL: submissions are not checked.
    struct wd_syncval_contents *contents; // NULL: reads of undefined contents are not reported.
    struct wd_syncval_oversync *oversync; // NULL: redundant barriers are not reported.
    struct wd_syncval_trace *trace;       // NULL: no trace file is written.
} wd_syncval_device;

// wd_syncval_submit_hazard submits a finding of synchronization, unless these are not reported. True: a callback asks
// to skip.
bool wd_syncval_submit_hazard(const wd_syncval_device *device, const wd_finding *finding);

// wd_syncval_widen_stages adds stages that are implied. If copies of acceleration structures have a stage of
// their own, the build stage also includes them, and copies are recorded in the copy stage.
uint64_t wd_syncval_widen_stages(const wd_syncval_device *device, uint64_t stages);

// wd_syncval_structure_memory returns the memory size of this type that the driver requires for a structure of
// VK_NV_ray_tracing; 0 without that extension.
VkDeviceSize wd_syncval_structure_memory(wd_syncval_device *device,
                                         const wd_state_acceleration_structure *structure,
                                         VkAccelerationStructureMemoryRequirementsTypeNV type);

// wd_syncval_structure_size returns the memory size that the driver requires for a structure of
// VK_NV_ray_tracing.
VkDeviceSize wd_syncval_structure_size(wd_syncval_device *device,
                                       const wd_state_acceleration_structure *structure);

#ifdef __cplusplus
}
#endif
#endif
