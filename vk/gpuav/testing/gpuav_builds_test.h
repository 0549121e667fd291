// A device that checks builds of acceleration structures, and the builds themselves.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_BUILDS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_BUILDS_TEST_H

#include "testing/device/rays.h"

#include <cstring>

namespace wd::testing {

constexpr VkBufferUsageFlags kInput = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;
// Enough for the small structures of these tests on every driver.
constexpr VkDeviceSize kStructureSize = 1 << 15, kScratchSize = 1 << 18;
class GpuavBuildsTest : public RayTest {
  protected:
    Options MakeOptions(bool is_checked = true) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["validate_core"] = "false"; // Of ranges of builds it checks what the host knows.
        options.settings["gpuav_acceleration_structures"] = is_checked ? "true" : "false";
        options.api_version = VK_API_VERSION_1_2;
        ray_features_.Enable(RayUse::kBuilds, &options);
        return options;
    }

    template <typename T> VkDeviceAddress Upload(const std::vector<T> &values) {
        std::vector<uint32_t> words((values.size() * sizeof(T) + 3) / 4);
        memcpy(words.data(), values.data(), values.size() * sizeof(T));
        return AddressOf(MakeAddressedBuffer(words.size() * 4, kInput, words).handle);
    }

    static VkAccelerationStructureGeometryKHR Geometry(VkGeometryTypeKHR type) {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = type;
        return geometry;
    }

    VkAccelerationStructureGeometryKHR Boxes(const std::vector<VkAabbPositionsKHR> &boxes) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_AABBS_KHR);
        geometry.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
        geometry.geometry.aabbs.data.deviceAddress = Upload(boxes);
        geometry.geometry.aabbs.stride = sizeof(VkAabbPositionsKHR);
        return geometry;
    }

    // Triangles has four vertices.
    VkAccelerationStructureGeometryKHR Triangles(VkDeviceAddress indices, VkIndexType type,
                                                 VkDeviceAddress transform = 0) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_TRIANGLES_KHR);
        VkAccelerationStructureGeometryTrianglesDataKHR &data = geometry.geometry.triangles;
        data = Make<VkAccelerationStructureGeometryTrianglesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR);
        data.vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
        data.vertexData.deviceAddress = Upload(std::vector<float>(64, 1.0f));
        data.vertexStride = 12;
        data.maxVertex = 3;
        data.indexType = type;
        data.indexData.deviceAddress = indices;
        data.transformData.deviceAddress = transform;
        return geometry;
    }

    VkAccelerationStructureGeometryKHR Instances(VkDeviceAddress address, bool has_pointers = false) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_INSTANCES_KHR);
        geometry.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
        geometry.geometry.instances.arrayOfPointers = has_pointers;
        geometry.geometry.instances.data.deviceAddress = address;
        return geometry;
    }

    static VkAccelerationStructureInstanceKHR Instance(VkDeviceAddress reference) {
        VkAccelerationStructureInstanceKHR instance = {};
        for (uint32_t i = 0; i < 3; i++) {
            instance.transform.matrix[i][i] = 1.0f;
        }
        instance.mask = 0xff;
        instance.accelerationStructureReference = reference;
        return instance;
    }

    VkDeviceAddress AddressOfStructure(VkAccelerationStructureKHR structure) {
        auto info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
        info.accelerationStructure = structure;
        return DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
            "vkGetAccelerationStructureDeviceAddressKHR")(device(), &info);
    }

    // CreateStructure leaves the destruction to the test.
    VkAccelerationStructureKHR CreateStructure(VkAccelerationStructureTypeKHR type, VkBuffer buffer,
                                               VkDeviceSize offset = 0) {
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = buffer;
        info.offset = offset;
        info.size = kStructureSize;
        info.type = type;
        VkAccelerationStructureKHR structure;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &structure),
              "vkCreateAccelerationStructureKHR");
        return structure;
    }

    void Destroy(VkAccelerationStructureKHR structure) {
        DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR")(
            device(), structure, nullptr);
    }

    VkBuffer MakeStorage(VkDeviceSize size = 2 * kStructureSize) {
        return MakeAddressedBuffer(size, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                                             VK_BUFFER_USAGE_STORAGE_BUFFER_BIT)
            .handle;
    }

    // A buffer for structures that the test destroys, with memory of its own. `host`: the memory to import, or NULL.
    struct BoundBuffer {
        VkBuffer buffer = VK_NULL_HANDLE;
        VkDeviceMemory memory = VK_NULL_HANDLE;
    };

    BoundBuffer MakeBoundBuffer(void *host) {
        constexpr VkExternalMemoryHandleTypeFlagBits kHost =
            VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
        BoundBuffer bound;
        auto external =
            Make<VkExternalMemoryBufferCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
        external.handleTypes = kHost;
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = host ? &external : nullptr;
        info.size = kStructureSize;
        info.usage = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                     VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &bound.buffer), "vkCreateBuffer");
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), bound.buffer, &requirements);
        uint32_t types = requirements.memoryTypeBits;
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        auto import =
            Make<VkImportMemoryHostPointerInfoEXT>(VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
        if (host) {
            auto properties =
                Make<VkMemoryHostPointerPropertiesEXT>(VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT);
            Check(DeviceProc<PFN_vkGetMemoryHostPointerPropertiesEXT>("vkGetMemoryHostPointerPropertiesEXT")(
                      device(), kHost, host, &properties),
                  "vkGetMemoryHostPointerPropertiesEXT");
            types &= properties.memoryTypeBits;
            import.handleType = kHost;
            import.pHostPointer = host;
            flags.pNext = &import;
        }
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.pNext = &flags;
        allocate.allocationSize = host ? 2 * kStructureSize : requirements.size;
        while (types && !(types & 1u << allocate.memoryTypeIndex)) {
            allocate.memoryTypeIndex++;
        }
        Check(vkAllocateMemory(device(), &allocate, nullptr, &bound.memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), bound.buffer, bound.memory, 0), "vkBindBufferMemory");
        return bound;
    }

    // A structure that is built from `count` primitives of each geometry. With a source, it is an update.
    struct Built {
        VkAccelerationStructureKHR target;
        VkAccelerationStructureGeometryKHR geometry;
        uint32_t count;
        VkBuildAccelerationStructureFlagsKHR flags = 0;
        VkAccelerationStructureKHR source = VK_NULL_HANDLE;
        std::vector<VkAccelerationStructureGeometryKHR> other_geometries = {};
    };

    VkCommandBuffer Record(const std::vector<Built> &builds) {
        std::vector<VkAccelerationStructureBuildGeometryInfoKHR> infos;
        std::vector<std::vector<VkAccelerationStructureGeometryKHR>> geometries;
        std::vector<std::vector<VkAccelerationStructureBuildRangeInfoKHR>> ranges;
        std::vector<const VkAccelerationStructureBuildRangeInfoKHR *> pointers;
        for (const Built &built : builds) {
            geometries.push_back({built.geometry});
            geometries.back().insert(geometries.back().end(), built.other_geometries.begin(),
                                     built.other_geometries.end());
            ranges.emplace_back(geometries.back().size(),
                                VkAccelerationStructureBuildRangeInfoKHR{built.count, 0, 0, 0});
        }
        for (size_t i = 0; i < builds.size(); i++) {
            auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
            info.type = builds[i].geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR
                            ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR
                            : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
            info.flags = builds[i].flags;
            info.mode = builds[i].source ? VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR
                                         : VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
            info.srcAccelerationStructure = builds[i].source;
            info.dstAccelerationStructure = builds[i].target;
            info.geometryCount = static_cast<uint32_t>(geometries[i].size());
            info.pGeometries = geometries[i].data();
            info.scratchData.deviceAddress = (AddressOf(MakeStorage(kScratchSize)) + 255) / 256 * 256;
            infos.push_back(info);
            pointers.push_back(ranges[i].data());
        }
        VkCommandBuffer commands = Begin();
        DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR")(
            commands, static_cast<uint32_t>(infos.size()), infos.data(), pointers.data());
        return commands;
    }

    // BuildIndirectly builds from `max_count` primitives at most, with the range in a buffer.
    void BuildIndirectly(const VkAccelerationStructureGeometryKHR &geometry, uint32_t max_count,
                         const VkAccelerationStructureBuildRangeInfoKHR &range) {
        std::vector<uint32_t> words(sizeof range / sizeof(uint32_t));
        memcpy(words.data(), &range, sizeof range);
        const VkDeviceAddress address =
            AddressOf(MakeAddressedBuffer(sizeof range, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, words).handle);
        const VkAccelerationStructureKHR target =
            CreateStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, MakeStorage());
        auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        info.dstAccelerationStructure = target;
        info.geometryCount = 1;
        info.pGeometries = &geometry;
        info.scratchData.deviceAddress = (AddressOf(MakeStorage(kScratchSize)) + 255) / 256 * 256;
        const uint32_t stride = sizeof range;
        const uint32_t *max_counts = &max_count;
        VkCommandBuffer commands = Begin();
        DeviceProc<PFN_vkCmdBuildAccelerationStructuresIndirectKHR>(
            "vkCmdBuildAccelerationStructuresIndirectKHR")(commands, 1, &info, &address, &stride,
                                                           &max_counts);
        Check(Submit(commands), "vkQueueSubmit");
        Destroy(target);
    }

    void Build(const VkAccelerationStructureGeometryKHR &geometry, uint32_t count) {
        const bool is_top = geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR;
        const VkAccelerationStructureKHR target =
            CreateStructure(is_top ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR
                                   : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR,
                            MakeStorage());
        Check(Submit(Record({{target, geometry, count}})), "vkQueueSubmit");
        Destroy(target);
    }

    // MakeTree returns a built bottom-level structure in `buffer`.
    VkAccelerationStructureKHR MakeTree(VkBuffer buffer) {
        const VkAccelerationStructureKHR tree =
            CreateStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, buffer);
        Check(Submit(Record({{tree, Boxes({{0, 0, 0, 1, 1, 1}}), 1}})), "vkQueueSubmit");
        return tree;
    }

    void BuildInstances(const std::vector<VkAccelerationStructureInstanceKHR> &instances) {
        Build(Instances(Upload(instances)), static_cast<uint32_t>(instances.size()));
    }
};

} // namespace wd::testing

#endif
