// A DeviceTest that builds acceleration structures and shader binding tables. The test enables the features.
#ifndef WARDEN_TESTING_DEVICE_RAYS_H
#define WARDEN_TESTING_DEVICE_RAYS_H

#include "testing/device/device.h"

namespace wd::testing {

// RayUse is the purpose of acceleration structures on a device.
enum class RayUse { kBuilds, kPipelines, kQueries };

// RayFeatures is the chain of the features of ray tracing. It must live until the device is created.
struct RayFeatures {
    // Enable enables the features for `use` in `options`, with device addresses, and the extensions.
    void Enable(RayUse use, Options *options);

    VkPhysicalDeviceVulkan12Features vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures =
        Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    VkPhysicalDeviceRayTracingPipelineFeaturesKHR pipelines =
        Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
    VkPhysicalDeviceRayQueryFeaturesKHR queries =
        Make<VkPhysicalDeviceRayQueryFeaturesKHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR);
};

class RayTest : public DeviceTest {
  protected:
    // StartRays starts the device, with ray queries where the driver has them: has_queries_. `options` are those of
    // ray_features_ for ray tracing pipelines.
    void StartRays(Options options);
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

    RayFeatures ray_features_;
    bool has_queries_ = false;
};

} // namespace wd::testing

#endif
