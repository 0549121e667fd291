// A DeviceTest that builds acceleration structures and shader binding tables.
//
// The device needs bufferDeviceAddress, and the features that its ray tracing extensions require; the test that starts
// it enables them.
#ifndef WARDEN_TESTING_DEVICE_RAYS_H
#define WARDEN_TESTING_DEVICE_RAYS_H

#include "testing/device/device.h"

namespace wd::testing {

class RayTest : public DeviceTest {
  protected:
    // HasDeviceExtension returns whether the driver has an extension. Call it after StartInstance.
    bool HasDeviceExtension(const char *name) const;
    // MakeAddressedBuffer is MakeBuffer for buffers with a device address. After the end there is memory of the same
    // allocation: a read there harms nobody.
    Buffer MakeAddressedBuffer(VkDeviceSize size, VkBufferUsageFlags usage,
                               const std::vector<uint32_t> &words = {});
    // MakeScene builds a top-level structure with one instance of a box of 4 x 2 x 1 at the origin. `flags`: of its
    // build.
    VkAccelerationStructureKHR MakeScene(uint32_t custom_index = 0,
                                         VkBuildAccelerationStructureFlagsKHR flags = 0);
    VkAccelerationStructureKHR BuildStructure(VkAccelerationStructureTypeKHR type,
                                              const VkAccelerationStructureGeometryKHR &geometry,
                                              bool is_generic = false,
                                              VkBuildAccelerationStructureFlagsKHR flags = 0);
    // MakeBox returns the geometry of a box of 4 x 2 x 1.
    VkAccelerationStructureGeometryKHR MakeBox();
    void WriteStructure(VkDescriptorSet set, uint32_t binding, uint32_t element,
                        VkAccelerationStructureKHR structure);
    // MakeShaderTable makes a table of all groups and returns the region of the first; the others follow, a stride
    // apart.
    VkStridedDeviceAddressRegionKHR MakeShaderTable(VkPipeline pipeline, uint32_t num_groups);
};

} // namespace wd::testing

#endif
