// Builds of acceleration structures (`gpuav_acceleration_structures`): before a build, the device checks instances,
// transforms, indices and boxes in its memory. References in instances are compared with the table of structures
// (structure_table.h), and updates with the last build of their source (build_history.h).
//
// The items and results are those of indirect.h; the shader reads the data at device addresses.
#ifndef WARDEN_VK_GPUAV_BUILDS_ACCELERATION_BUILDS_H
#define WARDEN_VK_GPUAV_BUILDS_ACCELERATION_BUILDS_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_builds_create creates device->builds if the settings ask for the check and the device can build acceleration
// structures. It is called after wd_gpuav_indirect_create. If the driver has no memory, there is no check, which is
// reported.
void wd_gpuav_builds_create(wd_gpuav_device *device);
// wd_gpuav_builds_destroy accepts a device without the check. No command buffer may be pending.
void wd_gpuav_builds_destroy(wd_gpuav_device *device);
// wd_gpuav_builds_are_unneeded returns whether a command has a hook only for this check, and the check is off.
bool wd_gpuav_builds_are_unneeded(const wd_gpuav_device *device, wd_command command);

// wd_gpuav_builds_destroyed is called when an object is destroyed.
void wd_gpuav_builds_destroyed(wd_gpuav_device *device, const wd_state_object *object);
// wd_gpuav_builds_forget is called for a command that the build does not know and that may give memory an address.
void wd_gpuav_builds_forget(wd_gpuav_device *device);

void wd_gpuav_builds_post_get_address(wd_call *call,
                                      const wd_GetAccelerationStructureDeviceAddressKHR_args *args,
                                      const wd_GetAccelerationStructureDeviceAddressKHR_args *down);
void wd_gpuav_builds_pre_build(wd_call *call, const wd_CmdBuildAccelerationStructuresKHR_args *args,
                               wd_CmdBuildAccelerationStructuresKHR_args *down);
void wd_gpuav_builds_pre_build_indirect(wd_call *call,
                                        const wd_CmdBuildAccelerationStructuresIndirectKHR_args *args,
                                        wd_CmdBuildAccelerationStructuresIndirectKHR_args *down);

// Commands that change the content of a structure without a build that is checked.
void wd_gpuav_builds_pre_copy(wd_call *call, const wd_CmdCopyAccelerationStructureKHR_args *args,
                              wd_CmdCopyAccelerationStructureKHR_args *down);
void wd_gpuav_builds_pre_deserialize(wd_call *call,
                                     const wd_CmdCopyMemoryToAccelerationStructureKHR_args *args,
                                     wd_CmdCopyMemoryToAccelerationStructureKHR_args *down);
void wd_gpuav_builds_pre_host_copy(wd_call *call, const wd_CopyAccelerationStructureKHR_args *args,
                                   wd_CopyAccelerationStructureKHR_args *down);
void wd_gpuav_builds_pre_host_deserialize(wd_call *call,
                                          const wd_CopyMemoryToAccelerationStructureKHR_args *args,
                                          wd_CopyMemoryToAccelerationStructureKHR_args *down);
void wd_gpuav_builds_pre_host_build(wd_call *call, const wd_BuildAccelerationStructuresKHR_args *args,
                                    wd_BuildAccelerationStructuresKHR_args *down);

#endif
