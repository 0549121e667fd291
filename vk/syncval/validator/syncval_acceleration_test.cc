// Builds and copies of acceleration structures, and what traces and ray queries read.
#include "vk/syncval/validator/syncval_scene.h"

using wd::testing::Buffer;
using wd::testing::Make;

class SyncvalAccelerationTest : public SyncvalScene {
  protected:
    static constexpr VkBufferUsageFlags kAddressed =
        VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
        VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
        VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;

    wd::testing::Options AccelerationOptions() {
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
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_RAY_QUERY_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
        return options;
    }

    VkAccelerationStructureKHR MakeStructure(Buffer *storage) {
        *storage = MakeBuffer(1 << 16, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR | kAddressed);
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
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
        for (Buffer &scratch : scratches_)
            scratch = MakeBuffer(1 << 16, kAddressed);
        first_ = MakeStructure(&first_storage_);
        second_ = MakeStructure(&second_storage_);
        build_ = DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR");
        sizes_ = DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>(
            "vkGetAccelerationStructureBuildSizesKHR");
    }

    VkAccelerationStructureGeometryKHR Triangles(bool indexed) {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
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

    // Building makes two triangles from the vertices at byte 256 into `target`.
    std::function<void(VkCommandBuffer)> Building(VkAccelerationStructureKHR target, const Buffer &scratch,
                                                  bool indexed = false, bool updates = false) {
        return [=](VkCommandBuffer commands) {
            const auto geometry = Triangles(indexed);
            auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
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
            const VkAccelerationStructureBuildRangeInfoKHR range = {2, 0, 0, 0};
            const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
            build_(commands, 1, &info, &ranges);
        };
    }

    std::function<void(VkCommandBuffer)> Filling(const Buffer &buffer, VkDeviceSize begin, VkDeviceSize end) {
        return [=](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, buffer.handle, begin, end - begin, 0);
        };
    }

    void ExpectSilent(const std::function<void(VkCommandBuffer)> &first,
                      const std::function<void(VkCommandBuffer)> &second) {
        VkCommandBuffer commands = Begin();
        first(commands);
        second(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // ScratchSize is what the driver says that a build uses.
    VkDeviceSize ScratchSize() {
        const auto geometry = Triangles(false);
        auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
        info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
        info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        info.geometryCount = 1;
        info.pGeometries = &geometry;
        const uint32_t count = 2;
        auto sizes = Make<VkAccelerationStructureBuildSizesInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
        sizes_(device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count, &sizes);
        return sizes.buildScratchSize;
    }

    Buffer vertices_, indices_, scratches_[2], first_storage_, second_storage_;
    VkAccelerationStructureKHR first_, second_;
    PFN_vkCmdBuildAccelerationStructuresKHR build_;
    PFN_vkGetAccelerationStructureBuildSizesKHR sizes_;
};

TEST_P(SyncvalAccelerationTest, BuildsReadGeometry) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const char *build = "vkCmdBuildAccelerationStructuresKHR (command ";
    const auto plain = Building(first_, scratches_[0]), indexed = Building(first_, scratches_[0], true);
    // Six vertices, 16 bytes apart, the last one of 12 bytes.
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 256, 260), plain);
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 344, 348), plain);
    ExpectSilent(Filling(vertices_, 0, 256), plain);
    ExpectSilent(Filling(vertices_, 348, 1024), plain);
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(indices_, 20, 24), indexed);
    ExpectSilent(Filling(indices_, 24, 1024), indexed);
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 256, 348), indexed);
    ExpectSilent(Filling(vertices_, 260, 348), indexed); // Indices may choose the first vertex alone.
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", plain,
                 Filling(vertices_, 256, 260));
}

TEST_P(SyncvalAccelerationTest, BuildsWriteStructuresAndScratchMemory) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const char *build = "vkCmdBuildAccelerationStructuresKHR (command ";
    const auto first = Building(first_, scratches_[0]);
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-WRITE", build, first, Building(first_, scratches_[1]));
    ExpectSilent(first, Building(second_, scratches_[1]));
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", build, first, Building(second_, scratches_[1], false, true));
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", first,
                 Filling(first_storage_, 4096, 4100));
    ExpectSilent(first, Filling(first_storage_, 0, 4096));
    ExpectSilent(first, Filling(first_storage_, 4096 + 8192, 1 << 16));
    if (ScratchSize())
        ExpectMended("SYNC-HAZARD-WRITE-AFTER-WRITE", build, first, Building(second_, scratches_[0]));
}

TEST_P(SyncvalAccelerationTest, CopiesReadAndWrite) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const auto copy_structure =
        DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR");
    const auto copy = [&](VkCommandBuffer commands) {
        auto info =
            Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
        info.src = first_;
        info.dst = second_;
        info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
        copy_structure(commands, &info);
    };
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyAccelerationStructureKHR (command ",
                 Building(first_, scratches_[0]), copy);
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                 Building(second_, scratches_[0]));
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                 Building(first_, scratches_[0]));
}

TEST_P(SyncvalAccelerationTest, RayQueriesReadStructures) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                       {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
    VkDescriptorSet set = MakeSet(set_layout, {{type, 1}, {kStorage, 1}});
    WriteBuffer(set, 1, 0, kStorage, indices_);
    auto structure = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    structure.accelerationStructureCount = 1;
    structure.pAccelerationStructures = &first_;
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &structure;
    write.dstSet = set;
    write.descriptorCount = 1;
    write.descriptorType = type;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_trace));
    ClearMessages();
    const auto query = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "ACCELERATION_STRUCTURE_READ",
                 Building(first_, scratches_[0]), query);
    ExpectSilent(Building(second_, scratches_[0]), query);
    ExpectMended("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", query,
                 Building(first_, scratches_[0]));
}

TEST_P(SyncvalAccelerationTest, BuffersThatWereDestroyedHaveNoAddress) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const VkDeviceAddress address = AddressOf(vertices_.handle);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 1024;
    info.usage = kAddressed;
    VkBuffer alias;
    Check(vkCreateBuffer(device(), &info, nullptr, &alias), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), alias, vertices_.memory, 0), "vkBindBufferMemory");
    auto address_info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    address_info.buffer = alias;
    EXPECT_EQ(vkGetBufferDeviceAddress(device(), &address_info), address);
    vkDestroyBuffer(device(), alias, nullptr);
    ExpectMended("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ",
                 Filling(vertices_, 256, 260), Building(first_, scratches_[0]));
}

WD_SYNCVAL_DRIVERS(SyncvalAccelerationTest);
