// Updates of acceleration structures on lavapipe: indices and active primitives must be those of the last build. Each
// test of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_builds_test.h"

#include <cmath>
#include <functional>

namespace wd::testing {
namespace {

constexpr VkBuildAccelerationStructureFlagsKHR kUpdatable =
    VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
constexpr char kIndex[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03768";
constexpr char kMadeActive[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03663";
constexpr char kMadeInactive[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03664";

class GpuavUpdatesTest : public GpuavBuildsTest {
  protected:
    VkAccelerationStructureKHR MakeTarget(bool is_top = false) {
        return CreateStructure(is_top ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR
                                      : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR,
                               MakeStorage());
    }

    // Run builds `target`, or updates `source` to it.
    void Run(VkAccelerationStructureKHR target, const VkAccelerationStructureGeometryKHR &geometry,
             uint32_t count, VkAccelerationStructureKHR source = VK_NULL_HANDLE) {
        Check(Submit(Record({{target, geometry, count, kUpdatable, source}})), "vkQueueSubmit");
    }

    // ExpectActivity expects that an update with a primitive that `set_active` changed is reported.
    void ExpectActivity(const VkAccelerationStructureGeometryKHR &geometry, uint32_t count,
                        const std::function<void(bool)> &set_active, const std::string &primitive) {
        const VkAccelerationStructureKHR target =
            MakeTarget(geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR);
        for (bool is_active : {true, false}) {
            set_active(is_active);
            Run(target, geometry, count);
            Run(target, geometry, count, target);
            ExpectSilence();
            set_active(!is_active);
            Run(target, geometry, count, target);
            const std::string states =
                is_active ? " is inactive, but was active when" : " is active, but was inactive when";
            ExpectMessage(is_active ? kMadeInactive : kMadeActive,
                          (primitive + " of geometry 0 of pInfos[0]" + states).c_str());
            ExpectSilence();
        }
        Destroy(target);
    }
};

TEST_F(GpuavUpdatesTest, AnUpdateWithAnotherIndexIsReported) {
    WD_START_DEVICE(MakeOptions());
    for (VkIndexType type : {VK_INDEX_TYPE_UINT16, VK_INDEX_TYPE_UINT32}) {
        const bool is_short = type == VK_INDEX_TYPE_UINT16;
        const std::vector<uint32_t> words = is_short ? std::vector<uint32_t>{0x10000, 0x10002, 0x30002}
                                                     : std::vector<uint32_t>{0, 1, 2, 1, 2, 3};
        const Buffer indices = MakeAddressedBuffer(words.size() * 4, kInput, words);
        const VkAccelerationStructureGeometryKHR geometry = Triangles(AddressOf(indices.handle), type);
        const auto set_last = [&](uint32_t index) {
            indices.words[is_short ? 2 : 5] = is_short ? index << 16 | 2 : index;
        };
        const VkAccelerationStructureKHR first = MakeTarget(), second = MakeTarget();
        Run(first, geometry, 2);
        Run(first, geometry, 2, first);
        Run(second, geometry, 2, first);
        Run(second, geometry, 2, second);
        ExpectSilence();
        set_last(0);
        for (VkAccelerationStructureKHR structure : {first, second}) {
            Run(structure, geometry, 2, structure);
            ExpectMessage(kIndex, "triangle 1 of geometry 0 of pInfos[0]: index 2 is 0, but was 3 when "
                                  "srcAccelerationStructure was last built.");
            ExpectSilence();
        }
        // The structure is built with the new index.
        Run(first, geometry, 2);
        Run(first, geometry, 2, first);
        ExpectSilence();
        Destroy(first);
        Destroy(second);
    }
    Stop();
}

TEST_F(GpuavUpdatesTest, AnUpdateThatChangesActiveTrianglesIsReported) {
    WD_START_DEVICE(MakeOptions());
    for (bool has_indices : {false, true}) {
        VkAccelerationStructureGeometryKHR geometry =
            has_indices ? Triangles(Upload(std::vector<uint32_t>{0, 1, 2}), VK_INDEX_TYPE_UINT32)
                        : Triangles(0, VK_INDEX_TYPE_NONE_KHR);
        const Buffer vertices = MakeAddressedBuffer(64, kInput, std::vector<uint32_t>(16));
        geometry.geometry.triangles.vertexData.deviceAddress = AddressOf(vertices.handle);
        ExpectActivity(
            geometry, 1,
            [&](bool is_active) {
                for (uint32_t i = 0; i < 3; i++) {
                    vertices.words[i * 3] = is_active ? 0x3f800000 : 0x7fc00000;
                }
            },
            "triangle 0");
        // 16-bit floats, six bytes apart: the second vertex begins in the middle of a word.
        geometry.geometry.triangles.vertexFormat = VK_FORMAT_R16G16B16_SFLOAT;
        geometry.geometry.triangles.vertexStride = 6;
        std::fill(vertices.words, vertices.words + 16, 0);
        ExpectActivity(
            geometry, 1,
            [&](bool is_active) {
                vertices.words[0] = vertices.words[3] = is_active ? 0x3c00 : 0x7e00;
                vertices.words[1] = is_active ? 0x3c000000 : 0x7e000000;
            },
            "triangle 0");
    }
    Stop();
}

// Whether such a triangle is active is undefined.
TEST_F(GpuavUpdatesTest, ATriangleWithSomeVerticesOfNaNIsNotCompared) {
    WD_START_DEVICE(MakeOptions());
    VkAccelerationStructureGeometryKHR geometry = Triangles(0, VK_INDEX_TYPE_NONE_KHR);
    const Buffer vertices = MakeAddressedBuffer(64, kInput, std::vector<uint32_t>(16));
    geometry.geometry.triangles.vertexData.deviceAddress = AddressOf(vertices.handle);
    const VkAccelerationStructureKHR target = MakeTarget();
    Run(target, geometry, 1);
    vertices.words[3] = 0x7fc00000;
    Run(target, geometry, 1, target);
    Destroy(target);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavUpdatesTest, AnUpdateThatChangesActiveBoxesIsReported) {
    WD_START_DEVICE(MakeOptions());
    VkAccelerationStructureGeometryKHR geometry = Boxes({{0, 0, 0, 1, 1, 1}});
    const std::vector<uint32_t> one = {0, 0, 0, 0x3f800000, 0x3f800000, 0x3f800000};
    std::vector<uint32_t> words = one;
    words.insert(words.end(), one.begin(), one.end());
    const Buffer boxes = MakeAddressedBuffer(48, kInput, words);
    geometry.geometry.aabbs.data.deviceAddress = AddressOf(boxes.handle);
    ExpectActivity(
        geometry, 2, [&](bool is_active) { boxes.words[6] = is_active ? 0 : 0x7fc00000; }, "box 1");
    Stop();
}

TEST_F(GpuavUpdatesTest, AnUpdateThatChangesActiveInstancesIsReported) {
    WD_START_DEVICE(MakeOptions());
    const VkAccelerationStructureKHR tree = MakeTree(MakeStorage());
    const VkDeviceAddress address = AddressOfStructure(tree);
    std::vector<uint32_t> words(32);
    for (uint32_t i = 0; i < 2; i++) {
        const VkAccelerationStructureInstanceKHR instance = Instance(address);
        memcpy(&words[i * 16], &instance, sizeof instance);
    }
    const Buffer instances = MakeAddressedBuffer(128, kInput, words);
    const VkDeviceAddress first = AddressOf(instances.handle);
    const auto set_active = [&](bool is_active) {
        instances.words[30] = is_active ? static_cast<uint32_t>(address) : 0;
        instances.words[31] = is_active ? static_cast<uint32_t>(address >> 32) : 0;
    };
    ExpectActivity(Instances(first), 2, set_active, "instance 1");
    const VkDeviceAddress pointers = Upload(std::vector<VkDeviceAddress>{first, first + 64});
    ExpectActivity(Instances(pointers, true), 2, set_active, "instance 1");
    Destroy(tree);
    Stop();
}

TEST_F(GpuavUpdatesTest, EachGeometryIsCompared) {
    WD_START_DEVICE(MakeOptions());
    const Buffer first = MakeAddressedBuffer(24, kInput, {0, 1, 2, 1, 2, 3});
    const Buffer second = MakeAddressedBuffer(24, kInput, {3, 2, 1, 2, 1, 0});
    const VkAccelerationStructureKHR target = MakeTarget();
    const auto run = [&](VkAccelerationStructureKHR source) {
        Check(Submit(Record({{target,
                              Triangles(AddressOf(first.handle), VK_INDEX_TYPE_UINT32),
                              2,
                              kUpdatable,
                              source,
                              {Triangles(0, VK_INDEX_TYPE_NONE_KHR),
                               Triangles(AddressOf(second.handle), VK_INDEX_TYPE_UINT32)}}})),
              "vkQueueSubmit");
    };
    run(VK_NULL_HANDLE);
    run(target);
    ExpectSilence();
    second.words[4] = 3;
    run(target);
    ExpectMessage(kIndex, "triangle 1 of geometry 2 of pInfos[0]: index 1 is 3, but was 1 when");
    ExpectSilence();
    second.words[4] = 1;
    first.words[0] = 1;
    run(target);
    ExpectMessage(kIndex, "triangle 0 of geometry 0 of pInfos[0]: index 0 is 1, but was 0 when");
    Destroy(target);
    Stop();
    ExpectSilence();
}

// A command buffer is submitted twice: the last build is the one that was executed last.
TEST_F(GpuavUpdatesTest, TheLastExecutedBuildCounts) {
    WD_START_DEVICE(MakeOptions());
    const Buffer indices = MakeAddressedBuffer(12, kInput, {0, 1, 2});
    const VkAccelerationStructureGeometryKHR small =
        Triangles(AddressOf(indices.handle), VK_INDEX_TYPE_UINT32);
    const Buffer many = MakeAddressedBuffer(1200, kInput, std::vector<uint32_t>(300, 3));
    const VkAccelerationStructureKHR target = MakeTarget();
    const VkCommandBuffer build = Record({{target, small, 1, kUpdatable}});
    const VkCommandBuffer build_many =
        Record({{target, Triangles(AddressOf(many.handle), VK_INDEX_TYPE_UINT32), 100, kUpdatable}});
    const VkCommandBuffer update = Record({{target, small, 1, kUpdatable, target}});
    for (VkCommandBuffer commands : {build, build_many, update}) {
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    }
    const auto submit = [&](const std::vector<VkCommandBuffer> &list) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = static_cast<uint32_t>(list.size());
        info.pCommandBuffers = list.data();
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    };
    submit({build, update});
    submit({build_many});
    submit({build, update});
    ExpectSilence();
    submit({build});
    indices.words[2] = 3;
    submit({update});
    ExpectMessage(kIndex, "triangle 0 of geometry 0 of pInfos[0]: index 2 is 3, but was 2 when");
    submit({build, update});
    ExpectSilence();
    Destroy(target);
    Stop();
}

TEST_F(GpuavUpdatesTest, StructuresThatAreCopiedAreNotCompared) {
    WD_START_DEVICE(MakeOptions());
    const Buffer indices = MakeAddressedBuffer(12, kInput, {0, 1, 2});
    const VkAccelerationStructureGeometryKHR geometry =
        Triangles(AddressOf(indices.handle), VK_INDEX_TYPE_UINT32);
    const VkAccelerationStructureKHR source = MakeTarget(), target = MakeTarget();
    Run(target, geometry, 1);
    indices.words[2] = 3;
    Run(source, geometry, 1);
    auto info =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    info.src = source;
    info.dst = target;
    info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
    VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR")(commands, &info);
    Check(Submit(commands), "vkQueueSubmit");
    Run(target, geometry, 1, target);
    ExpectSilence();
    Destroy(source);
    Destroy(target);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavUpdatesTest, WithoutTheSettingNothingIsReported) {
    WD_START_DEVICE(MakeOptions(false));
    const Buffer indices = MakeAddressedBuffer(12, kInput, {0, 1, 2});
    const VkAccelerationStructureGeometryKHR geometry =
        Triangles(AddressOf(indices.handle), VK_INDEX_TYPE_UINT32);
    const VkAccelerationStructureKHR target = MakeTarget();
    Run(target, geometry, 1);
    indices.words[2] = 3;
    Run(target, geometry, 1, target);
    Destroy(target);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
