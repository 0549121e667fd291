// A device with acceleration structures and ray tracing on the null driver, and short ways to build.
#ifndef WARDEN_VK_CORE_ACCELERATION_ACCELERATION_FIXTURE_H
#define WARDEN_VK_CORE_ACCELERATION_ACCELERATION_FIXTURE_H

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkAccelerationStructureTypeKHR kTop = VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
constexpr VkAccelerationStructureTypeKHR kBottom = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
constexpr VkBufferUsageFlags kStorage =
    VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;

class AccelerationTest : public DeviceTest {
  protected:
    std::map<std::string, std::string> null_settings; // Of the device of StartRays.

    // StartRays brings up a device. As a group, it has two physical devices: the one of the null driver, twice.
    void StartRays(bool is_group = false, VkBool32 has_addresses_of_groups = VK_TRUE) {
        static VkPhysicalDeviceAccelerationStructureFeaturesKHR structures;
        static VkPhysicalDeviceRayTracingPipelineFeaturesKHR rays;
        static VkPhysicalDeviceVulkan12Features vulkan12;
        structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
        rays = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
        vulkan12 =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        structures.accelerationStructure = VK_TRUE;
        structures.accelerationStructureHostCommands = VK_TRUE;
        rays.rayTracingPipeline = VK_TRUE;
        rays.rayTracingPipelineTraceRaysIndirect = VK_TRUE;
        vulkan12.bufferDeviceAddress = VK_TRUE;
        vulkan12.descriptorIndexing = VK_TRUE;
        structures.pNext = &rays;
        rays.pNext = &vulkan12;
        vulkan12.pNext = nullptr;
        Options options;
        options.driver = Driver::kNull;
        options.environment = null_settings;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &structures;
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                     VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME};
        if (!is_group) {
            Start(options);
            return;
        }
        StartInstance(options);
        const VkPhysicalDevice devices[] = {physical_device(), physical_device()};
        auto group = Make<VkDeviceGroupDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
        group.physicalDeviceCount = 2;
        group.pPhysicalDevices = devices;
        vulkan12.bufferDeviceAddressMultiDevice = has_addresses_of_groups;
        vulkan12.pNext = &group;
        StartDevice(options);
        ClearMessages(); // The physical devices are equal.
    }

    VkResult Create(const VkAccelerationStructureCreateInfoKHR &info, VkAccelerationStructureKHR *made) {
        const auto create =
            DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR");
        const auto destroy =
            DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR");
        const VkResult result = create(device(), &info, nullptr, made);
        if (result == VK_SUCCESS) {
            Defer([device = device(), destroy, structure = *made] { destroy(device, structure, nullptr); });
        }
        return result;
    }
    static VkAccelerationStructureCreateInfoKHR StructureInfo(VkBuffer buffer,
                                                              VkAccelerationStructureTypeKHR type) {
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = buffer;
        info.size = 4096;
        info.type = type;
        return info;
    }
    VkAccelerationStructureKHR MakeStructure(VkAccelerationStructureTypeKHR type) {
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        Check(Create(StructureInfo(MakeBuffer(4096, kStorage).handle, type), &made),
              "vkCreateAccelerationStructureKHR");
        return made;
    }

    // MakeUnbound makes a structure whose buffer has no memory, and MakeHidden one whose memory the host does not see.
    VkAccelerationStructureKHR MakeUnbound(VkAccelerationStructureTypeKHR type) {
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        Create(StructureInfo(MakeUnboundBuffer(), type), &made);
        ClearMessages(); // Structures need memory from the start.
        return made;
    }
    VkAccelerationStructureKHR MakeHidden(VkAccelerationStructureTypeKHR type) {
        const VkBuffer buffer = MakeUnboundBuffer();
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.pNext = &flags;
        allocate.allocationSize = requirements.size;
        allocate.memoryTypeIndex = 0; // Of the null driver: local to the device only.
        VkDeviceMemory memory = VK_NULL_HANDLE;
        Check(vkAllocateMemory(device(), &allocate, nullptr, &memory), "vkAllocateMemory");
        Defer([device = device(), memory] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        Check(Create(StructureInfo(buffer, type), &made), "vkCreateAccelerationStructureKHR");
        return made;
    }
    // MakeInGroup makes a structure whose memory the host sees, with an instance for each physical device of the mask.
    VkAccelerationStructureKHR MakeInGroup(uint32_t mask) {
        const VkBuffer buffer = MakeUnboundBuffer();
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), buffer, &requirements);
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT | VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT;
        flags.deviceMask = mask;
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.pNext = &flags;
        allocate.allocationSize = requirements.size;
        allocate.memoryTypeIndex =
            FindMemoryType(requirements.memoryTypeBits, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
        VkDeviceMemory memory = VK_NULL_HANDLE;
        Check(vkAllocateMemory(device(), &allocate, nullptr, &memory), "vkAllocateMemory");
        Defer([device = device(), memory] { vkFreeMemory(device, memory, nullptr); });
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        Check(Create(StructureInfo(buffer, kBottom), &made), "vkCreateAccelerationStructureKHR");
        return made;
    }
    VkBuffer MakeUnboundBuffer() {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4096;
        info.usage = kStorage;
        VkBuffer buffer = VK_NULL_HANDLE;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
        return buffer;
    }

    // Triangles are three vertices without indices.
    static VkAccelerationStructureGeometryKHR Triangles() {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR;
        auto &triangles = geometry.geometry.triangles;
        triangles = Make<VkAccelerationStructureGeometryTrianglesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR);
        triangles.vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
        triangles.vertexStride = 12;
        triangles.maxVertex = 2;
        triangles.indexType = VK_INDEX_TYPE_NONE_KHR;
        triangles.vertexData.deviceAddress = 0x10000;
        return geometry;
    }
    static VkAccelerationStructureGeometryKHR Boxes() {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = VK_GEOMETRY_TYPE_AABBS_KHR;
        geometry.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
        geometry.geometry.aabbs.stride = 24;
        geometry.geometry.aabbs.data.deviceAddress = 0x10000;
        return geometry;
    }
    static VkAccelerationStructureGeometryKHR Instances() {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR;
        geometry.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
        geometry.geometry.instances.data.deviceAddress = 0x10000;
        return geometry;
    }
    static VkAccelerationStructureBuildGeometryInfoKHR
    Info(VkAccelerationStructureTypeKHR type, VkAccelerationStructureKHR target,
         const std::vector<VkAccelerationStructureGeometryKHR> &geometries) {
        auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
        info.type = type;
        info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
        info.dstAccelerationStructure = target;
        info.geometryCount = static_cast<uint32_t>(geometries.size());
        info.pGeometries = geometries.data();
        info.scratchData.deviceAddress = 0x20000;
        return info;
    }
    // Build records builds, each with the same ranges.
    void Build(const std::vector<VkAccelerationStructureBuildGeometryInfoKHR> &infos,
               const std::vector<VkAccelerationStructureBuildRangeInfoKHR> &ranges = {{1, 0, 0, 0},
                                                                                      {1, 0, 0, 0}}) {
        const auto build =
            DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR");
        const std::vector<const VkAccelerationStructureBuildRangeInfoKHR *> all(infos.size(), ranges.data());
        build(Begin(), static_cast<uint32_t>(infos.size()), infos.data(), all.data());
    }

    // ExpectOnly wants one message and no other.
    void ExpectOnly(const std::string &id, const std::string &text) {
        ExpectMessage("VUID-" + id, text);
        ExpectSilence();
    }
};

// WD_START_RAYS starts the fixture and leaves the test when it was skipped.
#define WD_START_RAYS(...)                                                                                   \
    do {                                                                                                     \
        StartRays(__VA_ARGS__);                                                                              \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

} // namespace wd::testing

#endif
