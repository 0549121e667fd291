// Checks by hand of acceleration structures and ray tracing.
#ifndef WARDEN_VK_CORE_ACCELERATION_ACCELERATION_INTERNAL_H
#define WARDEN_VK_CORE_ACCELERATION_ACCELERATION_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_acceleration_geometry returns a geometry of a build, from the array or the array of pointers; NULL: there is none.
static inline const VkAccelerationStructureGeometryKHR *
wd_acceleration_geometry(const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t index) {
    return info->pGeometries    ? &info->pGeometries[index]
           : info->ppGeometries ? info->ppGeometries[index]
                                : NULL;
}

// wd_acceleration_geometry_frame is the frame of a geometry.
static inline wd_core_frame
wd_acceleration_geometry_frame(const wd_core_frame *outer,
                               const VkAccelerationStructureBuildGeometryInfoKHR *info, uint32_t index) {
    return (wd_core_frame)WD_CORE_ELEMENT(outer, info->pGeometries ? "pGeometries" : "ppGeometries", index);
}

// wd_acceleration_component_size returns the bytes of a component; 0: the format is packed, compressed or not known.
uint32_t wd_acceleration_component_size(VkFormat format);

// wd_acceleration_limits returns the limits of acceleration structures, wd_acceleration_trace_limits those of ray
// tracing pipelines; NULL: not known.
const VkPhysicalDeviceAccelerationStructurePropertiesKHR *wd_acceleration_limits(const wd_core_check *c);
const VkPhysicalDeviceRayTracingPipelinePropertiesKHR *wd_acceleration_trace_limits(const wd_core_check *c);

// wd_acceleration_flags returns whether the flags of all builds of a structure are known and equal, and stores them.
bool wd_acceleration_flags(const wd_core_check *c, const wd_state_acceleration_structure *structure,
                           VkBuildAccelerationStructureFlagsKHR *flags);

// wd_acceleration_check_instances reports a structure (NULL is accepted) that the host accesses and whose memory has
// several instances.
void wd_acceleration_check_instances(wd_core_check *c, const wd_core_frame *frame, const char *label,
                                     const wd_state_acceleration_structure *structure, uint32_t rule);

// wd_acceleration_note_build notes what a build or update makes of its structure, and wd_acceleration_note_copy that a
// structure gets contents that are not known. `ranges` NULL: the device reads them.
void wd_acceleration_note_build(wd_core_check *c, const VkAccelerationStructureBuildGeometryInfoKHR *info,
                                const VkAccelerationStructureBuildRangeInfoKHR *ranges);
void wd_acceleration_note_copy(wd_core_check *c, VkAccelerationStructureKHR target);

// wd_acceleration_check_update compares an update with the builds of its source, where those are known.
void wd_acceleration_check_update(wd_core_check *c, const wd_core_frame *frame,
                                  const VkAccelerationStructureBuildGeometryInfoKHR *info,
                                  const VkAccelerationStructureBuildRangeInfoKHR *ranges,
                                  const wd_state_acceleration_structure *source);

// wd_acceleration_check_info checks what is the same for builds and for vkGetAccelerationStructureBuildSizesKHR.
void wd_acceleration_check_info(wd_core_check *c, const wd_core_frame *frame,
                                const VkAccelerationStructureBuildGeometryInfoKHR *info);

// wd_acceleration_check_range checks what a build reads of a geometry.
void wd_acceleration_check_range(wd_core_check *c, const wd_core_frame *frame,
                                 const VkAccelerationStructureGeometryKHR *geometry,
                                 const VkAccelerationStructureBuildRangeInfoKHR *range);

#ifdef __cplusplus
}
#endif
#endif
