// A fixture with acceleration structures, their builds, and buffers with addresses.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_STRUCTURE_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_STRUCTURE_FIXTURE_H

#include "vk/syncval/testing/syncval_scene_fixture.h"

// SyncvalStructures has two structures and the inputs of their builds.
class SyncvalStructures : public SyncvalScene {
  protected:
    static constexpr VkBufferUsageFlags kAddressed =
        VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
        VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
        VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;

    // AccelerationOptions enables acceleration structures, ray queries and `extensions`, whose features are
    // in `next`.
    wd::testing::Options AccelerationOptions(const std::vector<const char *> &extensions = {},
                                             VkBaseOutStructure *next = nullptr) {
        static VkPhysicalDeviceAccelerationStructureFeaturesKHR structures = {};
        static VkPhysicalDeviceRayQueryFeaturesKHR queries = {};
        auto options = SyncOptions(GetParam());
        structures.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR;
        structures.accelerationStructure = VK_TRUE;
        structures.accelerationStructureIndirectBuild = GetParam() == wd::testing::Driver::kNull;
        structures.pNext = const_cast<void *>(options.device_next);
        queries.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR;
        queries.rayQuery = VK_TRUE;
        queries.pNext = &structures;
        options.device_next = &queries;
        if (next) {
            next->pNext = reinterpret_cast<VkBaseOutStructure *>(&queries);
            options.device_next = next;
        }
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_RAY_QUERY_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
        options.device_extensions.insert(options.device_extensions.end(), extensions.begin(),
                                         extensions.end());
        return options;
    }

    VkAccelerationStructureKHR MakeStructure(wd::testing::Buffer *storage) {
        *storage = MakeBuffer(1 << 16, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR | kAddressed);
        auto info = wd::testing::Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = storage->handle;
        info.offset = 4096;
        info.size = 8192;
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        VkAccelerationStructureKHR made;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &made),
              "vkCreateAccelerationStructureKHR");
        Defer([device = device(), made,
               destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>(
                   "vkDestroyAccelerationStructureKHR")] { destroy(device, made, nullptr); });
        return made;
    }

    void MakeResources() {
        vertices_ = MakeBuffer(1024, kAddressed);
        indices_ = MakeBuffer(1024, kAddressed);
        for (wd::testing::Buffer &scratch : scratches_) {
            scratch = MakeBuffer(1 << 16, kAddressed);
        }
        first_ = MakeStructure(&first_storage_);
        second_ = MakeStructure(&second_storage_);
        build_ = DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR");
        sizes_ = DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>(
            "vkGetAccelerationStructureBuildSizesKHR");
    }

    VkAccelerationStructureGeometryKHR Triangles(bool indexed) {
        auto geometry = wd::testing::Make<VkAccelerationStructureGeometryKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR;
        auto &triangles = geometry.geometry.triangles;
        triangles.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR;
        triangles.vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
        triangles.vertexData.deviceAddress = AddressOf(vertices_.handle) + 256;
        triangles.vertexStride = 16;
        triangles.maxVertex = 5;
        triangles.indexType = indexed ? VK_INDEX_TYPE_UINT32 : VK_INDEX_TYPE_NONE_KHR;
        triangles.indexData.deviceAddress = indexed ? AddressOf(indices_.handle) : 0;
        return geometry;
    }

    // Building builds two triangles from the vertices at byte 256 into `target`.
    std::function<void(VkCommandBuffer)> Building(VkAccelerationStructureKHR target,
                                                  const wd::testing::Buffer &scratch, bool indexed = false,
                                                  bool updates = false, uint32_t first_vertex = 0) {
        return [=](VkCommandBuffer commands) {
            const auto geometry = Triangles(indexed);
            auto info = wd::testing::Make<VkAccelerationStructureBuildGeometryInfoKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
            info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
            info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
            info.mode = updates ? VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR
                                : VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
            info.srcAccelerationStructure = updates ? first_ : VK_NULL_HANDLE;
            info.dstAccelerationStructure = target;
            info.geometryCount = 1;
            info.pGeometries = &geometry;
            info.scratchData.deviceAddress = AddressOf(scratch.handle);
            const VkAccelerationStructureBuildRangeInfoKHR range = {2, 0, first_vertex, 0};
            const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
            build_(commands, 1, &info, &ranges);
        };
    }

    std::function<void(VkCommandBuffer)> Filling(const wd::testing::Buffer &buffer, VkDeviceSize begin,
                                                 VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer.handle, begin, end - begin, 0);
        };
    }

    // WriteStructure writes a structure to binding 0.
    void WriteStructure(VkDescriptorSet set, VkAccelerationStructureKHR target) {
        auto structure = wd::testing::Make<VkWriteDescriptorSetAccelerationStructureKHR>(
            VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
        structure.accelerationStructureCount = 1;
        structure.pAccelerationStructures = &target;
        auto write = wd::testing::Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.pNext = &structure;
        write.dstSet = set;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
        vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    }

    // ScratchSize returns the driver's scratch size of a build.
    VkDeviceSize ScratchSize() {
        const auto geometry = Triangles(false);
        auto info = wd::testing::Make<VkAccelerationStructureBuildGeometryInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
        info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        info.geometryCount = 1;
        info.pGeometries = &geometry;
        const uint32_t count = 2;
        auto sizes = wd::testing::Make<VkAccelerationStructureBuildSizesInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
        sizes_(device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count, &sizes);
        return sizes.buildScratchSize;
    }

    wd::testing::Buffer vertices_, indices_, scratches_[2], first_storage_, second_storage_;
    VkAccelerationStructureKHR first_, second_;
    PFN_vkCmdBuildAccelerationStructuresKHR build_;
    PFN_vkGetAccelerationStructureBuildSizesKHR sizes_;
};

#endif
