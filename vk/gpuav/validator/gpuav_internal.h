// What the files of the validator share.
#ifndef WARDEN_VK_GPUAV_VALIDATOR_GPUAV_INTERNAL_H
#define WARDEN_VK_GPUAV_VALIDATOR_GPUAV_INTERNAL_H

#include "vk/gpuav/device/gpuav_device.h"

// gpuav_physical.c

// wd_gpuav_has_checks returns whether a setting needs objects of the runtime. Accepts NULL.
bool wd_gpuav_has_checks(const wd_gpuav_instance *instance);

// wd_gpuav_ballot_stages returns the execution models whose shaders may use ballots of subgroups, one bit each
// (wd_instrument_options). Vulkan 1.0 has none.
uint32_t wd_gpuav_ballot_stages(const wd_gpuav_device *device);
void wd_gpuav_pre_create_device(wd_call *call, const wd_CreateDevice_args *args, wd_CreateDevice_args *down);
void wd_gpuav_post_get_properties(wd_call *call, const wd_GetPhysicalDeviceProperties_args *args,
                                  const wd_GetPhysicalDeviceProperties_args *down);
void wd_gpuav_post_get_properties2(wd_call *call, const wd_GetPhysicalDeviceProperties2_args *args,
                                   const wd_GetPhysicalDeviceProperties2_args *down);

// gpuav_device.c

wd_status wd_gpuav_create_device(wd_chassis_device *chassis, void *instance_data,
                                 const VkDeviceCreateInfo *create_info, const VkDeviceCreateInfo *down,
                                 void **data);
void wd_gpuav_destroy_device(void *data);

// gpuav_observer.c

// wd_gpuav_register_observer registers the callbacks of the state tracker that read records, among others.
wd_status wd_gpuav_register_observer(wd_gpuav_device *device);
// wd_gpuav_read_all_records reads the remaining records of all submissions, command buffers and the fallback region.
// The observer must have been removed, and no work may be pending.
void wd_gpuav_read_all_records(wd_gpuav_device *device);

#endif
