// Builds and copies of acceleration structures, and reads of traces and ray queries.
#include "vk/syncval/testing/syncval_structure_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

class SyncvalAccelerationTest : public SyncvalStructures {
  protected:
    std::function<void(VkCommandBuffer)> Copying(VkAccelerationStructureKHR from,
                                                 VkAccelerationStructureKHR to) {
        return [=, copy = DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>(
                       "vkCmdCopyAccelerationStructureKHR")](VkCommandBuffer commands) {
            auto info = Make<VkCopyAccelerationStructureInfoKHR>(
                VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
            info.src = from;
            info.dst = to;
            info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
            copy(commands, &info);
        };
    }
};

TEST_P(SyncvalAccelerationTest, BuildsReadGeometry) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const char *build = "vkCmdBuildAccelerationStructuresKHR (command ";
    const auto plain = Building(first_, scratches_[0]), indexed = Building(first_, scratches_[0], true);
    // Six vertices, 16 bytes apart, the last one of 12 bytes.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 256, 260), plain);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 344, 348), plain);
    ExpectSilent(Filling(vertices_, 0, 256), plain);
    ExpectSilent(Filling(vertices_, 348, 1024), plain);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(indices_, 20, 24), indexed);
    ExpectSilent(Filling(indices_, 24, 1024), indexed);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 256, 348), indexed);
    ExpectSilent(Filling(vertices_, 260, 348), indexed); // All indices may select the first vertex.
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", plain,
                Filling(vertices_, 256, 260));
}

// The first vertex is added to the indices. No vertex after maxVertex is read.
TEST_P(SyncvalAccelerationTest, IndexedBuildsReadVerticesUpToTheLargest) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const char *build = "vkCmdBuildAccelerationStructuresKHR (command ";
    const auto third = Building(first_, scratches_[0], true, false, 2);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, Filling(vertices_, 288, 348), third);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", third,
                Filling(vertices_, 288, 348));
    ExpectSilent(Filling(vertices_, 256, 288), third);
    ExpectSilent(Filling(vertices_, 292, 348), third);
    // A barrier that may be for a vertex of the build does not affect other memory.
    const auto indexed = Building(first_, scratches_[0], true);
    const struct {
        VkDeviceSize begin;
        bool is_hazard;
    } cases[] = {{252, true}, {256, false}, {344, false}, {348, true}};
    for (const auto &now : cases) {
        SCOPED_TRACE(now.begin);
        VkCommandBuffer commands = Begin(), secondary = RecordSecondary(indexed);
        for (const bool is_secondary : {false, true}) {
            Filling(vertices_, now.begin, now.begin + 4)(commands);
            Barrier(commands,
                    {VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR | VK_PIPELINE_STAGE_2_CLEAR_BIT,
                     VK_ACCESS_2_SHADER_READ_BIT});
            if (is_secondary) {
                vkCmdExecuteCommands(commands, 1, &secondary);
            } else {
                indexed(commands);
            }
            Filling(vertices_, now.begin, now.begin + 4)(commands);
            if (now.is_hazard) {
                ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ");
            }
            ExpectSilence();
            Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                               VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
        }
        vkEndCommandBuffer(commands);
    }
}

// Another command buffer writes all vertices that a build may still read.
TEST_P(SyncvalAccelerationTest, VerticesAreWrittenAfterABuild) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    for (const bool is_indexed : {false, true}) {
        SCOPED_TRACE(is_indexed ? "indexed" : "not indexed");
        VkCommandBuffer build = Begin(), fill = Begin();
        Building(first_, scratches_[0], is_indexed)(build);
        vkEndCommandBuffer(build);
        Filling(vertices_, 256, 348)(fill);
        vkEndCommandBuffer(fill);
        SubmitAll({build, fill});
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command 1)");
        ExpectSilence();
    }
}

TEST_P(SyncvalAccelerationTest, BuildsWriteStructuresAndScratchMemory) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const char *build = "vkCmdBuildAccelerationStructuresKHR (command ";
    const auto first = Building(first_, scratches_[0]);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", build, first, Building(first_, scratches_[1]));
    ExpectSilent(first, Building(second_, scratches_[1]));
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", build, first, Building(second_, scratches_[1], false, true));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command ", first,
                Filling(first_storage_, 4096, 4100));
    ExpectSilent(first, Filling(first_storage_, 0, 4096));
    ExpectSilent(first, Filling(first_storage_, 4096 + 8192, 1 << 16));
    if (ScratchSize()) {
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", build, first, Building(second_, scratches_[0]));
    }
}

TEST_P(SyncvalAccelerationTest, CopiesReadAndWrite) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const auto copy = Copying(first_, second_);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyAccelerationStructureKHR (command ",
                Building(first_, scratches_[0]), copy);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                Building(second_, scratches_[0]));
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                Building(first_, scratches_[0]));
}

// With a stage for copies, barriers may use that stage or the build stage.
TEST_P(SyncvalAccelerationTest, CopiesWithAStageOfTheirOwn) {
    auto maintenance = Make<VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_MAINTENANCE_1_FEATURES_KHR);
    maintenance.rayTracingMaintenance1 = VK_TRUE;
    WD_START_DEVICE(AccelerationOptions({VK_KHR_RAY_TRACING_MAINTENANCE_1_EXTENSION_NAME},
                                        reinterpret_cast<VkBaseOutStructure *>(&maintenance)));
    MakeResources();
    Buffer third_storage;
    const VkAccelerationStructureKHR third = MakeStructure(&third_storage);
    const auto copy = Copying(first_, second_);
    const auto build_first = Building(first_, scratches_[0]), build_second = Building(second_, scratches_[0]);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyAccelerationStructureKHR (command ", build_first,
                copy);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdCopyAccelerationStructureKHR (command ", build_second,
                copy);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                build_second);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", copy,
                build_first);
    const VkPipelineStageFlags2 build = VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR;
    const VkAccessFlags2 read = VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR,
                         write = VK_ACCESS_2_ACCELERATION_STRUCTURE_WRITE_BIT_KHR;
    for (const VkPipelineStageFlags2 stage : {build, VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_COPY_BIT_KHR,
                                              VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT}) {
        ExpectSilent(build_first, [&](VkCommandBuffer commands) {
            Barrier(commands, {build, write, stage, read});
            copy(commands);
            Barrier(commands, {stage, 0, build, write});
            build_first(commands);
        });
        ExpectSilent(copy, [&](VkCommandBuffer commands) {
            Barrier(commands, {stage, write, build, write});
            build_second(commands);
        });
        // An update reads the structure that is overwritten afterwards, so no memory access is needed.
        ExpectSilent(Building(second_, scratches_[1], false, true), [&](VkCommandBuffer commands) {
            Barrier(commands, {build, 0, stage, 0});
            Copying(third, first_)(commands);
        });
    }
    // Transfers other than copies of structures are not affected.
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ",
        [&](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, vertices_.handle, 256, 4, 0);
            Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT, VK_ACCESS_2_TRANSFER_READ_BIT});
        },
        build_first);
}

// A barrier with the copy stage is as narrow as one with the build stage.
TEST_P(SyncvalAccelerationTest, BarriersForCopiesAreNotTooWide) {
    auto maintenance = Make<VkPhysicalDeviceRayTracingMaintenance1FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_MAINTENANCE_1_FEATURES_KHR);
    maintenance.rayTracingMaintenance1 = VK_TRUE;
    const VkPipelineStageFlags2 build = VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_BUILD_BIT_KHR;
    const VkPipelineStageFlags2 copies = VK_PIPELINE_STAGE_2_ACCELERATION_STRUCTURE_COPY_BIT_KHR;
    const VkAccessFlags2 read = VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR,
                         write = VK_ACCESS_2_ACCELERATION_STRUCTURE_WRITE_BIT_KHR;
    for (const VkPipelineStageFlags2 stage : {build, copies}) {
        for (const bool is_idle : {false, true}) {
            SCOPED_TRACE(std::to_string(stage) + (is_idle ? ", idle" : ""));
            auto options = AccelerationOptions({VK_KHR_RAY_TRACING_MAINTENANCE_1_EXTENSION_NAME},
                                               reinterpret_cast<VkBaseOutStructure *>(&maintenance));
            options.settings["syncval_redundant_barriers"] = "true";
            WD_START_DEVICE(options);
            MakeResources();
            VkCommandBuffer commands = Begin();
            if (!is_idle) {
                Building(first_, scratches_[0])(commands);
            }
            Barrier(commands, {build, write, stage, read});
            if (!is_idle) {
                Copying(first_, second_)(commands);
                Barrier(commands, {stage, write, build, write});
                Building(second_, scratches_[1])(commands);
            }
            Submit(commands);
            Stop();
            if (is_idle) {
                ExpectMessage("WARDEN-sync-redundant-barrier", "orders nothing");
            }
            ExpectSilence();
        }
    }
}

TEST_P(SyncvalAccelerationTest, SerializedStructures) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const auto to_memory = DeviceProc<PFN_vkCmdCopyAccelerationStructureToMemoryKHR>(
        "vkCmdCopyAccelerationStructureToMemoryKHR");
    const auto from_memory = DeviceProc<PFN_vkCmdCopyMemoryToAccelerationStructureKHR>(
        "vkCmdCopyMemoryToAccelerationStructureKHR");
    const auto serialize = [&](VkCommandBuffer commands) {
        auto info = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
            VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
        info.src = first_;
        info.dst.deviceAddress = AddressOf(indices_.handle) + 256;
        info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
        to_memory(commands, &info);
    };
    const auto deserialize = [&](VkCommandBuffer commands) {
        auto info = Make<VkCopyMemoryToAccelerationStructureInfoKHR>(
            VK_STRUCTURE_TYPE_COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR);
        info.src.deviceAddress = AddressOf(indices_.handle) + 256;
        info.dst = second_;
        info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_DESERIALIZE_KHR;
        from_memory(commands, &info);
    };
    const char *to = "vkCmdCopyAccelerationStructureToMemoryKHR (command ",
               *from = "vkCmdCopyMemoryToAccelerationStructureKHR (command ";
    const auto build_first = Building(first_, scratches_[0]), build_second = Building(second_, scratches_[1]);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", to, build_first, serialize);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", serialize,
                build_first);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", from, serialize, deserialize);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", to, Filling(indices_, 308, 312), serialize);
    ExpectSilent(Filling(indices_, 0, 256), serialize);
    ExpectSilent(Filling(indices_, 312, 1024), serialize); // The size after the header is unknown.
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", from, Filling(indices_, 256, 260), deserialize);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", from, build_second, deserialize);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ", deserialize,
                build_second);
}

TEST_P(SyncvalAccelerationTest, PropertiesAreRead) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, 1);
    const auto write_properties = DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR");
    const auto query = [&](VkCommandBuffer commands) {
        vkCmdResetQueryPool(commands, pool, 0, 1);
        write_properties(commands, 1, &first_, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, pool,
                         0);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdWriteAccelerationStructuresPropertiesKHR (command ",
                Building(first_, scratches_[0]), query);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", query,
                Building(first_, scratches_[0]));
    ExpectSilent(Building(second_, scratches_[0]), query);
}

// With accelerationStructureIndirectBuild, which lavapipe does not support.
class SyncvalIndirectBuildTest : public SyncvalAccelerationTest {
  protected:
    static constexpr char kIndirectBuild[] = "vkCmdBuildAccelerationStructuresIndirectKHR (command ";

    // BuildingIndirectly reads arguments from byte 64 of the indices, one struct for each 32 bytes.
    std::function<void(VkCommandBuffer)>
    BuildingIndirectly(const std::vector<VkAccelerationStructureGeometryKHR> &geometries,
                       uint32_t max_count) {
        return [=, build = DeviceProc<PFN_vkCmdBuildAccelerationStructuresIndirectKHR>(
                       "vkCmdBuildAccelerationStructuresIndirectKHR")](VkCommandBuffer commands) {
            auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
            info.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
            info.dstAccelerationStructure = first_;
            info.geometryCount = static_cast<uint32_t>(geometries.size());
            info.pGeometries = geometries.data();
            info.scratchData.deviceAddress = AddressOf(scratches_[0].handle);
            const VkDeviceAddress address = AddressOf(indices_.handle) + 64;
            const std::vector<uint32_t> counts(geometries.size(), max_count);
            const uint32_t stride = 32, *all_counts = counts.data();
            build(commands, 1, &info, &address, &stride, &all_counts);
        };
    }
};

TEST_P(SyncvalIndirectBuildTest, IndirectBuildsReadArguments) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    const auto build = BuildingIndirectly({Triangles(false), Triangles(false)}, 2);
    const char *words = "VK_ACCESS_2_INDIRECT_COMMAND_READ_BIT";
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 64, 68), build);
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", words, Filling(indices_, 108, 112), build);
    ExpectSilent(Filling(indices_, 80, 96), build); // Between the two.
    ExpectSilent(Filling(indices_, 112, 1024), build);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-WRITE", kIndirectBuild, Building(first_, scratches_[1]), build);
}

// The arguments give the start of the geometry, so the reads are in an unknown range after its address.
TEST_P(SyncvalIndirectBuildTest, IndirectBuildsReadGeometryInUnknownRanges) {
    WD_START_DEVICE(AccelerationOptions());
    MakeResources();
    Buffer inputs = MakeBuffer(1024, kAddressed);
    const VkDeviceAddress address = AddressOf(inputs.handle) + 256;
    auto vertices = Triangles(false), indices = Triangles(true), transform = Triangles(false),
         boxes = Triangles(false), instances = Triangles(false);
    vertices.geometry.triangles.vertexData.deviceAddress = address;
    indices.geometry.triangles.indexData.deviceAddress = address;
    transform.geometry.triangles.transformData.deviceAddress = address;
    boxes.geometryType = VK_GEOMETRY_TYPE_AABBS_KHR;
    boxes.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
    boxes.geometry.aabbs.data.deviceAddress = address;
    instances.geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR;
    instances.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
    instances.geometry.instances.data.deviceAddress = address;
    for (const auto &geometry : {vertices, indices, transform, boxes, instances}) {
        const auto build = BuildingIndirectly({geometry}, 2);
        ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", kIndirectBuild, Filling(inputs, 256, 1024), build);
        ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command ", build,
                    Filling(inputs, 256, 1024));
        ExpectSilent(Filling(inputs, 0, 1020), build);
        ExpectSilent(build, Filling(inputs, 0, 1020));
        ExpectSilent(Filling(inputs, 0, 1024), BuildingIndirectly({geometry}, 0)); // No primitives.
    }
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
    WriteStructure(set, first_);
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    const VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(syncval_trace));
    ClearMessages();
    const auto query = [&](VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    };
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "ACCELERATION_STRUCTURE_READ",
                Building(first_, scratches_[0]), query);
    ExpectSilent(Building(second_, scratches_[0]), query);
    ExpectFixed("SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdBuildAccelerationStructuresKHR (command ", query,
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
    ExpectFixed("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdBuildAccelerationStructuresKHR (command ",
                Filling(vertices_, 256, 260), Building(first_, scratches_[0]));
}

WD_SYNCVAL_DRIVER(SyncvalIndirectBuildTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalAccelerationTest);
