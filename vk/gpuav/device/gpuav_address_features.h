// Whether buffers can have device addresses, and the feature that they need.
#ifndef WARDEN_VK_GPUAV_DEVICE_GPUAV_ADDRESS_FEATURES_H
#define WARDEN_VK_GPUAV_DEVICE_GPUAV_ADDRESS_FEATURES_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_enable_addresses returns the chain of a device's create info, in which bufferDeviceAddress is enabled if the
// physical device has it.
const void *wd_gpuav_enable_addresses(wd_arena *scratch, const wd_physical_capabilities *physical,
                                      const VkDeviceCreateInfo *info);
// wd_gpuav_may_query_addresses returns whether the layer may query the address of any buffer. A device group needs
// bufferDeviceAddressMultiDevice for this.
bool wd_gpuav_may_query_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_can_push_addresses returns whether our buffers can have addresses. `down` is the driver's create info.
bool wd_gpuav_can_push_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *down);
// wd_gpuav_only_shaders_use_addresses returns whether nothing but shaders writes memory through device addresses: the
// create info of the device enables no extension with commands that may do so or with descriptors that are addresses,
// and none that the build does not know.
bool wd_gpuav_only_shaders_use_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info);
// wd_gpuav_only_code_uses_addresses returns whether only shaders write memory through device addresses, apart from
// buffers with a usage for writes, and from vkCmdCopyAccelerationStructureToMemoryKHR.
bool wd_gpuav_only_code_uses_addresses(const wd_gpuav_device *device, const VkDeviceCreateInfo *info);

#endif
