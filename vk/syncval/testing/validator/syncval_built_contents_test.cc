// Reads of memory that nothing wrote, by builds and copies of acceleration structures (docs/undefined_contents.md).
#include "vk/syncval/testing/syncval_structure_fixture.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Make;

constexpr char kId[] = "WARDEN-contents-undefined-read";

class SyncvalBuiltContents : public SyncvalStructures {
  protected:
    void SetUp() override {
        auto options = AccelerationOptions();
        options.settings["validate_sync"] = "false";
        options.settings["validate_uninitialized"] = "true";
        WD_START_DEVICE(options);
        MakeResources();
        vertices_ = MakeNamed(1024, "vertices");
        indices_ = MakeNamed(1024, "indices");
        instances_ = MakeNamed(1024, "instances");
        storage_ = MakeNamed(1 << 16, "structures");
        first_ = MakeStructureAt(0, VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR);
        second_ = MakeStructureAt(16384, VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR);
        top_ = MakeStructureAt(32768, VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR);
    }

    Buffer MakeNamed(VkDeviceSize size, const char *name) {
        const Buffer buffer =
            MakeUnmapped(size, kAddressed | VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR);
        SetName(VK_OBJECT_TYPE_BUFFER, buffer.handle, name);
        return buffer;
    }

    VkAccelerationStructureKHR MakeStructureAt(VkDeviceSize offset, VkAccelerationStructureTypeKHR type) {
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = storage_.handle;
        info.offset = offset;
        info.size = 8192;
        info.type = type;
        VkAccelerationStructureKHR made;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &made),
              "vkCreateAccelerationStructureKHR");
        Defer([device = device(), made,
               destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>(
                   "vkDestroyAccelerationStructureKHR")] { destroy(device, made, nullptr); });
        return made;
    }

    // BuildingTop builds a structure of one instance, at byte 64 of `instances_`.
    std::function<void(VkCommandBuffer)> BuildingTop() {
        return [this](VkCommandBuffer commands) {
            auto geometry = Make<VkAccelerationStructureGeometryKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
            geometry.geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR;
            geometry.geometry.instances.sType =
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR;
            geometry.geometry.instances.data.deviceAddress = AddressOf(instances_.handle) + 64;
            auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
            info.type = VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
            info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
            info.dstAccelerationStructure = top_;
            info.geometryCount = 1;
            info.pGeometries = &geometry;
            info.scratchData.deviceAddress = AddressOf(scratches_[0].handle);
            const VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0};
            const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
            build_(commands, 1, &info, &ranges);
        };
    }
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

    // Run submits the commands, each ordered after those before.
    void Run(const std::vector<std::function<void(VkCommandBuffer)>> &steps) {
        VkCommandBuffer commands = Begin();
        for (const auto &step : steps) {
            step(commands);
            Barrier(commands, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                               VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                               VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
        }
        Submit(commands);
    }
    void ExpectUndefined(const std::string &words) {
        ExpectMessage(kId, words);
        ExpectSilence();
    }

    Buffer instances_, storage_;
    VkAccelerationStructureKHR top_ = VK_NULL_HANDLE;
};
WD_SYNCVAL_DRIVERS(SyncvalBuiltContents);

TEST_P(SyncvalBuiltContents, Vertices) {
    const auto build = Building(first_, scratches_[0]); // From byte 256 on.
    Run({Filling(vertices_, 0, 256), build});
    ExpectUndefined("vkCmdBuildAccelerationStructuresKHR (command 3) reads Buffer (vertices)");
    Run({Filling(vertices_, 256, 1024), build});
    ExpectSilence();
}

TEST_P(SyncvalBuiltContents, Indices) {
    const auto build = Building(first_, scratches_[0], true);
    Run({build});
    ExpectUndefined("reads Buffer (indices)"); // Which vertices they select is not known.
    Run({Filling(indices_, 0, 1024), Filling(vertices_, 0, 1024), build});
    ExpectSilence();
}

TEST_P(SyncvalBuiltContents, Instances) {
    Run({Filling(instances_, 0, 64), BuildingTop()});
    ExpectUndefined("reads Buffer (instances)");
    Run({Filling(instances_, 0, 1024), BuildingTop()});
    ExpectSilence();
    // The build reads unknown memory, but it writes none.
    Run({Building(first_, scratches_[0])});
    ExpectUndefined("reads Buffer (vertices)");
}

// Other drivers may use what is in a structure that was not built.
TEST_P(SyncvalBuiltContents, CopiedStructures) {
    if (GetParam() == wd::testing::Driver::kNull) {
        Run({Copying(second_, first_)});
        ExpectUndefined("vkCmdCopyAccelerationStructureKHR (command 1) reads Buffer (structures)");
    }
    Run({Filling(vertices_, 0, 1024), Building(second_, scratches_[0]), Copying(second_, first_)});
    ExpectSilence();
}

TEST_P(SyncvalBuiltContents, UpdatedStructures) {
    if (GetParam() == wd::testing::Driver::kNull) {
        Run({Filling(vertices_, 0, 1024), Building(second_, scratches_[0], false, true)});
        ExpectUndefined("reads Buffer (structures)");
    }
    Run({Filling(vertices_, 0, 1024), Building(first_, scratches_[0]),
         Building(second_, scratches_[0], false, true)});
    ExpectSilence();
}

} // namespace
